"""What a client is told when something cannot be done: a status, a sentence, and what helps to go on."""

import logging
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_204_NO_CONTENT

from ecliptic.content.catalogue import in_english
from ecliptic.kernel import Message, Refused
from ecliptic.server.shown import Words, words

log: Final = logging.getLogger("ecliptic.server")


class ProblemBody(msgspec.Struct, omit_defaults=True, rename={"sentence": "error"}):
    """The body of every 4xx and 5xx answer."""

    status: int
    sentence: str
    n: int | None = None  # the table's present number, when the client's was not
    words: Words | None = None  # the sentence for other languages, where somebody has said it


class Problem(Exception):
    """Raised wherever a request cannot be served. It says why with a message of `content/text` or the id of one."""

    def __init__(
        self,
        status: int,
        why: str | Message,
        /,
        *,
        n: int | None = None,
        retry_after: int | None = None,
        **args: str | int,
    ) -> None:
        message = why if isinstance(why, Message) else Message(why, args)
        self.sentence = in_english(message)
        super().__init__(self.sentence)
        self.status = status
        self.n = n
        self.retry_after = retry_after  # seconds
        self.words = words(message)

    def body(self) -> ProblemBody:
        """What is sent."""
        return ProblemBody(self.status, self.sentence, self.n, self.words)


class Stale(Problem):
    """The client has acted on a moment that has passed."""

    def __init__(self, n: int) -> None:
        super().__init__(409, "problem-stale", n=n, number=str(n))


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


def documented(handler: Any) -> Any:
    """The same handler, whose page says how each of these is answered."""
    if isinstance(handler, HTTPRouteHandler):
        specs = {status: ResponseSpec(ProblemBody, False, about) for status, about in PROBLEMS.items()}
        if handler.status_code == HTTP_204_NO_CONTENT:
            specs[handler.status_code] = ResponseSpec(None, False, "It is done.")
        handler.responses = {**specs, **(handler.responses or {})}
    return handler


def answer(problem: Problem, headers: dict[str, str] | None = None) -> Response[ProblemBody]:
    """A problem as HTTP."""
    if problem.retry_after is not None:
        headers = {"Retry-After": str(problem.retry_after)}
    return _response(problem.body(), headers)


def _response(body: ProblemBody, headers: dict[str, str] | None = None) -> Response[ProblemBody]:
    return Response(body, status_code=body.status, media_type=MediaType.JSON, headers=headers)


def on_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[ProblemBody]:
    """Our own problems."""
    return answer(problem)


def on_refused(_: Request[Any, Any, Any], refused: Refused) -> Response[ProblemBody]:
    """What the rules or a position refuse."""
    return _response(refusal(refused))


def refusal(refused: Refused) -> ProblemBody:
    """What the kernel refuses, as a problem."""
    return ProblemBody(422, str(refused), words=words(refused.message) if refused.message else None)


def on_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[ProblemBody]:
    """A body with brackets within brackets without end. Should it be a mistake of ours, the log has it."""
    log.warning("%s %s: too deep", request.method, request.url.path, exc_info=error)
    return answer(Problem(400, "problem-too-deep"))


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    """A mistake of ours: the log gets the details, the client does not."""
    # Only the route: an address may contain what is nobody else's business.
    log.error("%s %s failed", request.method, request.scope.get("path_template"), exc_info=error)
    return answer(Problem(500, "problem-ours"))
