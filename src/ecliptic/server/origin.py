"""Is it our own page that sends this, or another site in the same browser?

Browsers say where a request comes from; other programs do not, and have no cookies to abuse. A request with a token
is not concerned: no other site can make a browser send one, and the cookie is not looked at then.
"""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from ecliptic.server.config import Settings
from ecliptic.server.people import token_of
from ecliptic.server.problems import Problem

SAFE: Final = {"GET", "HEAD", "OPTIONS"}


def is_our_own(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether a request or a websocket comes from our own page, from no browser at all, or with a token."""
    if token_of(connection) is not None:
        return True
    headers = connection.headers
    origin = headers.get("origin")
    if origin is not None:
        return origin in settings.origins or urlsplit(origin).netloc == headers.get("host")
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


async def refuse_other_sites(request: Request[Any, Any, Any]) -> None:
    """Before any request that changes something: another site must not send it with our cookie."""
    if request.method not in SAFE and not is_our_own(request, request.app.state.settings):
        raise Problem(403, "problem-other-site")
