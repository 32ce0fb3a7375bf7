"""What is wrong with a request, found before any of our handlers sees it, in words that every language has."""

import re
from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from ecliptic.kernel import Message
from ecliptic.server.problems import Problem, ProblemBody, answer

# What the framework answers by itself, without knowing more.
GENERAL: Final = {404: "problem-address", 405: "problem-method", 413: "problem-body-long"}

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
    """What the framework finds before we do: an unknown page, a body that is not what we ask for."""
    return answer(found_wrong(error), error.headers)


def found_wrong(error: HTTPException) -> Problem:
    """What the framework has found, as a problem."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return invalid(str(extra[0].get("message", "")), str(extra[0].get("key", BODY)), error.status_code)
    if error.status_code in GENERAL:
        return Problem(error.status_code, GENERAL[error.status_code])
    if not error.detail or error.detail == HTTPStatus(error.status_code).phrase:  # the framework does not say why
        return Problem(error.status_code, "problem-impossible")
    return invalid(error.detail, BODY, error.status_code)


def unreadable(error: Exception) -> Problem:
    """Why a message of a stream cannot be read."""
    return Problem(400, "problem-too-deep") if isinstance(error, RecursionError) else invalid(str(error))


def invalid(said: str, place: str = BODY, status: int = 400) -> Problem:
    """What msgspec says about a request.

    >>> invalid("Expected `str` of length <= 40", "name").sentence
    'name may have at most 40 letters.'
    >>> invalid("Expected `int | null`, got `str` - at `$.seat`").sentence
    'seat must be a whole number.'
    >>> invalid("Something else - at `$.seat`").sentence
    'seat is not what it should be: Something else.'
    """
    said, _, inside = said.partition(" - at `$")
    if inside.strip(".`"):
        place = inside.strip(".`")
    place = shortened(place)
    for pattern, id in SAID:
        found = pattern.fullmatch(said)
        if found is not None:
            args = {name: argument(id, name, text) for name, text in found.groupdict().items()}
            return Problem(status, Message(id, {**args, "place": place}))
    return Problem(status, "problem-field", place=place, why=shortened(said.rstrip(".")))


def argument(id: str, name: str, text: str) -> str | int:
    """What a message is given for a piece of what msgspec says."""
    if id in COUNTED and name in ("least", "most"):
        return int(text)
    return shortened(text.replace(" | ", "-or-") if name == "wanted" else text)


def shortened(text: str) -> str:
    """A text that somebody sent us, at a length that can be shown."""
    return text if len(text) <= LONGEST_ARGUMENT else f"{text[: LONGEST_ARGUMENT - 3]}..."
