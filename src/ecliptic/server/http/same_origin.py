"""The check that a request comes from our own page and not from another site in the same browser.

Browsers say where a request comes from; other programs do not, and have no cookies to abuse. A request with a token
is not concerned: no other site can make a browser send one, and the cookie is ignored then.
"""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from ecliptic.server.http.problems import Problem
from ecliptic.server.ops.config import Settings
from ecliptic.server.people.rate_limits import address_of
from ecliptic.server.people.request_rates import RequestRate
from ecliptic.server.people.sessions import token_of

SAFE: Final = {"GET", "HEAD", "OPTIONS"}


def is_our_own(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Return whether a request or a websocket comes from our own page, from no browser at all, or with a token."""
    if token_of(connection) is not None:
        return True
    headers = connection.headers
    origin = headers.get("origin")
    if origin is not None:
        return origin in settings.origins or host_of(origin) == headers.get("host")
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def host_of(origin: str) -> str | None:
    """Return the host and port of an origin; None when it is not an address.

    >>> host_of("http://localhost:8000")
    'localhost:8000'
    >>> host_of("http://[::1") is None
    True
    """
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def require_rate(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse an address that sends too many requests."""
    rate: RequestRate = connection.app.state.address_rate
    rate.require(address_of(connection))


async def refuse_other_sites(request: Request[Any, Any, Any]) -> None:
    """Refuse a request that changes something when another site sends it with our cookie."""
    if request.method not in SAFE and not is_our_own(request, request.app.state.settings):
        raise Problem(403, "problem-other-site")
