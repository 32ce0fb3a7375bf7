"""Validation errors of the framework and msgspec, as messages that can be translated."""

import re
from http import HTTPStatus
from traceback import clear_frames, walk_tb
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from ecliptic.kernel import Message
from ecliptic.server.http.problems import Problem, ProblemBody, answer

# Errors that the framework itself answers.
GENERAL: Final = {404: "problem-address", 405: "problem-method", 413: "problem-body-long"}

CUT_OFF: Final = "client disconnected prematurely"  # what the framework says of a body that never came

# The framework's call that finds out what is wrong with the parameters.
COLLECTING: Final = "parse_values_from_connection_kwargs"

BODY: Final = "data"  # the framework's name for the whole of it

# What msgspec and the framework say, and the message that says the same; the groups are its arguments.
SAID: Final = [
    (re.compile(pattern), id)
    for pattern, id in (
        (r"Object missing required field `(?P<field>.+)`", "problem-field-missing"),
        (r"Missing required \w+ parameter '(?P<field>.+?)' for path .*", "problem-field-missing"),
        (r"Object contains unknown field `(?P<field>.+)`", "problem-field-unknown"),
        (r"Expected `(?P<kind>str|array|object)` of length <= (?P<most>\d+)", "problem-field-long"),
        (r"Expected `(?P<kind>str|array|object)` of length >= (?P<least>\d+)", "problem-field-short"),
        (r"Expected `(?:int|float)` >= (?P<least>-?\d+)", "problem-field-low"),
        (r"Expected `(?:int|float)` <= (?P<most>-?\d+)", "problem-field-high"),
        (r"Expected `str` matching regex .+", "problem-field-letters"),
        (r"Expected `(?P<wanted>[^`]+?)(?: \| null)?`(?:, got `.+`)?", "problem-field-type"),
        (r"Invalid (?:enum )?value '?(?P<value>.*?)'?", "problem-field-value"),
        (r"(?:JSON is malformed: )(?P<why>.+)", "problem-no-json"),
        (r"(?P<why>Input data was truncated)", "problem-no-json"),
    )
]
COUNTED: Final = {"problem-field-long", "problem-field-short"}  # where languages count; elsewhere a limit is a value
LONGEST_ARGUMENT: Final = 100  # letters of what somebody sent us


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemBody]:
    """Answer a request that the framework refuses: an unknown page, a body that is not what we ask for."""
    break_cycles(error)
    return answer(problem_of_http(error), error.headers)


def break_cycles(error: HTTPException) -> None:
    """Free what the framework leaves behind when it refuses a request.

    It collects errors in calls whose variables hold the errors, whose tracebacks hold the calls.
    The request with all its parameters would stay in memory until the next garbage collection.
    """
    for frame, _ in walk_tb(error.__traceback__):
        if frame.f_code.co_name == COLLECTING:  # only this one: reading a running call's locals makes another cycle
            found = frame.f_locals.get("exc")
            if isinstance(found, Exception):
                clear_frames(found.__traceback__)
                found.__traceback__ = found.__context__ = None


def problem_of_http(error: HTTPException) -> Problem:
    """Return the framework's error as a problem."""
    extra = error.extra
    if error.detail == CUT_OFF:
        return Problem(408, "problem-request-slow")  # nobody reads it; it is counted as the client's fault
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return validation_problem(str(extra[0].get("message", "")), str(extra[0].get("key", BODY)), error.status_code)
    if error.status_code in GENERAL:
        return Problem(error.status_code, GENERAL[error.status_code])
    if not error.detail or error.detail == HTTPStatus(error.status_code).phrase:  # the framework does not say why
        return Problem(error.status_code, "problem-impossible")
    return validation_problem(error.detail, BODY, error.status_code)


def message_problem(error: Exception) -> Problem:
    """Return why a message of a stream cannot be read."""
    if isinstance(error, UnicodeDecodeError):
        return Problem(400, "problem-utf8")
    return Problem(400, "problem-too-deep") if isinstance(error, RecursionError) else validation_problem(str(error))


def validation_problem(said: str, place: str = BODY, status: int = 400) -> Problem:
    """Return what msgspec says about a request as a problem.

    >>> validation_problem("Expected `str` of length <= 40", "name").sentence
    'name may have at most 40 characters.'
    >>> validation_problem("Expected `int | null`, got `str` - at `$.seat`").sentence
    'seat must be a whole number.'
    >>> validation_problem("Something else - at `$.seat`").sentence
    'seat is invalid: Something else.'
    """
    said, _, inside = said.partition(" - at `$")
    if inside.strip(".`"):
        place = inside.strip(".`")
    place = shorten(place)
    for pattern, id in SAID:
        found = pattern.fullmatch(said)
        if found is not None:
            args = {name: argument(id, name, text) for name, text in found.groupdict().items()}
            return Problem(status, Message(id, {**args, "place": place}))
    return Problem(status, "problem-field", place=place, why=shorten(said.rstrip(".")))


def argument(id: str, name: str, text: str) -> str | int:
    """Return a part of msgspec's sentence as an argument of a message."""
    if id in COUNTED and name in ("least", "most"):
        return int(text)
    return shorten(text.replace(" | ", "-or-") if name == "wanted" else text)


def shorten(text: str) -> str:
    """Return a text from outside, cut to a length that can be shown."""
    return text if len(text) <= LONGEST_ARGUMENT else f"{text[: LONGEST_ARGUMENT - 3]}..."
