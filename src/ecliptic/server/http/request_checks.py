"""Checks before any handler gets a request: where it comes from, and whether its text can be stored."""

import re
from typing import Any, Final

from litestar import Request

from ecliptic.server.http.problems import Problem
from ecliptic.server.http.same_origin import refuse_other_sites, require_rate

HOST: Final = re.compile(r"(?:[A-Za-z0-9._-]*|\[[0-9A-Fa-f:.]+\])(?::(?P<port>\d{1,5}))?")
HIGHEST_PORT: Final = 65_535
WITH_BODY: Final = {"POST", "PUT", "PATCH", "DELETE"}

# PostgreSQL stores no zero character. In JSON it is an escape; behind a backslash it is six ordinary characters.
ZERO_IN_JSON: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


async def check(request: Request[Any, Any, Any]) -> None:
    """Refuse a request that no handler could serve."""
    require_rate(request)
    require_valid_host(request.headers.get("host", ""))
    await refuse_other_sites(request)
    if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        raise Problem(400, "problem-zero")
    if request.method in WITH_BODY:
        require_text(await request.body())


def require_valid_host(host: str) -> None:
    """Refuse a Host header that is not an address.

    >>> require_valid_host("localhost:8000")
    >>> require_valid_host("localhost:99999")
    Traceback (most recent call last):
    ecliptic.server.http.problems.Problem: The Host header is not a valid address.
    """
    found = HOST.fullmatch(host)
    if found is None or int(found["port"] or 0) > HIGHEST_PORT:
        raise Problem(400, "problem-host-invalid")


def require_text(body: bytes) -> None:
    r"""Refuse a body that is not UTF-8, or has a zero character in its JSON.

    >>> require_text(b'{"text": "C:\\\\u0000"}')
    >>> require_text(b'{"text": "\\u0000"}')
    Traceback (most recent call last):
    ecliptic.server.http.problems.Problem: Text cannot contain the zero character (U+0000).
    """
    try:
        body.decode()
    except UnicodeDecodeError:
        raise Problem(400, "problem-utf8") from None
    if b"\\u0000" in body and ZERO_IN_JSON.search(body):
        raise Problem(422, "problem-zero")
