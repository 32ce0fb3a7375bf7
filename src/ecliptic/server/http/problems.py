"""Problems: what a client is told when something cannot be done, with a status and a sentence."""

import logging
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_204_NO_CONTENT

from ecliptic.content.catalogue import in_english
from ecliptic.kernel import Message, Refused
from ecliptic.server.http.wire import Words, words
from ecliptic.server.store.storage_errors import cause_of

RETRY_SECONDS: Final = 5  # until it is worth trying again when nothing could be stored

log: Final = logging.getLogger("ecliptic.server")


class ProblemBody(msgspec.Struct, omit_defaults=True, rename={"sentence": "error"}):
    """The body of every 4xx and 5xx answer."""

    status: int
    sentence: str
    n: int | None = None  # the table's current number, if the client's was stale
    words: Words | None = None  # the sentence for other languages, where somebody has said it


class Problem(Exception):
    """Raised when a request cannot be served. It says why with a message of `content/text` or the id of one."""

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
        """Return the body of the answer."""
        return ProblemBody(self.status, self.sentence, self.n, self.words)


class Stale(Problem):
    """Raised when a client has acted on a moment that has passed."""

    def __init__(self, n: int) -> None:
        super().__init__(409, "problem-stale", n=n, number=str(n))


# What any request may be answered, besides what it asks for.
PROBLEMS: Final = {
    400: "The request does not match this description.",
    401: "No valid session or token.",
    403: "You are not allowed to do this.",
    404: "It does not exist, or not for you.",
    405: "The address does not support this method.",
    409: "The request conflicts with what has happened in the meantime.",
    413: "The body is too long.",
    415: "The body is not JSON.",
    422: "The request is well-formed but not possible; the sentence says why.",
    429: "Too many requests in a short time.",
    503: "Nothing can be stored at the moment; the sentence says why.",
}


def with_problems(handler: Any) -> Any:
    """Return the handler with these problems added to its documentation."""
    if isinstance(handler, HTTPRouteHandler):
        specs = {
            status: ResponseSpec(ProblemBody, generate_examples=False, description=about)
            for status, about in PROBLEMS.items()
        }
        if handler.status_code == HTTP_204_NO_CONTENT:
            specs[handler.status_code] = ResponseSpec(None, generate_examples=False, description="Done.")
        handler.responses = {**specs, **(handler.responses or {})}
    return handler


def answer(problem: Problem, headers: dict[str, str] | None = None) -> Response[ProblemBody]:
    """Return a problem as an HTTP response."""
    if problem.retry_after is not None:
        headers = {"Retry-After": str(problem.retry_after)}
    return _response(problem.body(), headers)


def _response(body: ProblemBody, headers: dict[str, str] | None = None) -> Response[ProblemBody]:
    return Response(body, status_code=body.status, media_type=MediaType.JSON, headers=headers)


def on_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[ProblemBody]:
    """Answer a problem that our own code has raised."""
    return answer(problem)


def on_refused(_: Request[Any, Any, Any], refused: Refused) -> Response[ProblemBody]:
    """Answer what the rules or a position refuse."""
    return _response(refusal(refused))


def refusal(refused: Refused) -> ProblemBody:
    """Return the kernel's refusal as the body of a problem."""
    return ProblemBody(422, str(refused), words=words(refused.message) if refused.message else None)


def on_recursion_error(request: Request[Any, Any, Any], error: RecursionError) -> Response[ProblemBody]:
    """Answer a body that is nested too deeply. It is logged, in case the recursion is a bug of ours."""
    log.warning("%s %s: too deep", request.method, request.scope.get("path_template"), exc_info=error)
    return answer(Problem(400, "problem-too-deep"))


def storage_problem(error: Exception) -> Problem | None:
    """Return what a client is told when the database can store nothing; None for any other error."""
    cause = cause_of(error)
    return Problem(503, cause, retry_after=RETRY_SECONDS) if cause else None


def on_storage_error(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    """Answer an error of the database or of the system under it."""
    problem = storage_problem(error)
    if problem is None:
        return on_error(request, error)
    log.error("%s %s: %s", request.method, request.scope.get("path_template"), problem.sentence)
    return answer(problem)


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    """Answer a bug of ours: the log gets the details, the client does not."""
    # Only the route: an address may contain private data.
    log.error("%s %s failed", request.method, request.scope.get("path_template"), exc_info=error)
    return answer(Problem(500, "problem-ours"))
