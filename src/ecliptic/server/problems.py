"""What a client is told when something cannot be done: a status, a sentence, and what helps to go on."""

import logging
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_204_NO_CONTENT

from ecliptic.kernel import Refused
from ecliptic.server.shown import Words, words

log: Final = logging.getLogger("ecliptic.server")


class ProblemBody(msgspec.Struct, omit_defaults=True, rename={"sentence": "error"}):
    """The body of every 4xx and 5xx answer."""

    status: int
    sentence: str
    n: int | None = None  # the table's present number, when the client's was not
    words: Words | None = None  # the sentence for other languages, where the game has said it


class Problem(Exception):
    """Raised wherever a request cannot be served."""

    def __init__(
        self,
        status: int,
        sentence: str,
        n: int | None = None,
        retry_after: int | None = None,
        words: Words | None = None,
    ) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence
        self.n = n
        self.retry_after = retry_after  # seconds
        self.words = words

    def body(self) -> ProblemBody:
        """What is sent."""
        return ProblemBody(self.status, self.sentence, self.n, self.words)


class Stale(Problem):
    """The client has acted on a moment that has passed."""

    def __init__(self, n: int) -> None:
        super().__init__(409, f"The table has moved on: it is at number {n} now.", n)


# What any request may be answered, besides what it asks for.
PROBLEMS: Final = {
    400: "The request is not what is described here.",
    401: "Nobody knows who asks.",
    403: "Whoever asks may not do this.",
    404: "There is no such thing, at least not for whoever asks.",
    405: "This cannot be done with it.",
    409: "What was asked for does not fit what has happened meanwhile.",
    413: "The body is too long.",
    415: "The body is not JSON.",
    422: "What was asked for is understood and impossible; the sentence says why.",
    429: "Too many in a short time.",
}


# What the framework answers by itself, without knowing more.
GENERAL: Final = {
    404: "There is nothing at this address.",
    405: "This address is not for requests of this kind.",
    413: "The body of the request is too long.",
}


def documented(handler: Any) -> Any:
    """The same handler, whose page says how each of these is answered."""
    if isinstance(handler, HTTPRouteHandler):
        specs = {status: ResponseSpec(ProblemBody, False, about) for status, about in PROBLEMS.items()}
        if handler.status_code == HTTP_204_NO_CONTENT:
            specs[handler.status_code] = ResponseSpec(None, False, "It is done.")
        handler.responses = {**specs, **(handler.responses or {})}
    return handler


def answer(problem: Problem) -> Response[ProblemBody]:
    """A problem as HTTP."""
    headers = {} if problem.retry_after is None else {"Retry-After": str(problem.retry_after)}
    return Response(problem.body(), status_code=problem.status, media_type=MediaType.JSON, headers=headers)


def on_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[ProblemBody]:
    """Our own problems."""
    return answer(problem)


def on_refused(_: Request[Any, Any, Any], refused: Refused) -> Response[ProblemBody]:
    """What the rules or a position refuse."""
    return answer(refusal(refused))


def refusal(refused: Refused) -> Problem:
    """What the kernel refuses, as a problem."""
    return Problem(422, str(refused), words=words(refused.message) if refused.message else None)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemBody]:
    """What the framework finds before we do: an unknown page, a body that is not what we ask for."""
    sentence = GENERAL.get(error.status_code, "This cannot be done.")
    if error.detail != HTTPStatus(error.status_code).phrase:  # else the framework has nothing to say about it
        sentence = error.detail or sentence
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        place = str(extra[0].get("key", ""))
        what = str(extra[0].get("message", ""))
        sentence = f"{place}: {what}" if place else what or sentence
    if not sentence.endswith((".", "?")):
        sentence += "."
    return Response(
        ProblemBody(error.status_code, sentence),
        status_code=error.status_code,
        media_type=MediaType.JSON,
        headers=error.headers,
    )


def on_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[ProblemBody]:
    """A body with brackets within brackets without end. Should it be a mistake of ours, the log has it."""
    log.warning("%s %s: too deep", request.method, request.url.path, exc_info=error)
    return answer(Problem(400, "The request has too many brackets within each other."))


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    """A mistake of ours: the log gets the details, the client does not."""
    # Only the route: an address may contain what is nobody else's business.
    log.error("%s %s failed", request.method, request.scope.get("path_template"), exc_info=error)
    return answer(Problem(500, "Something went wrong on our side; nothing was changed that was not answered."))
