"""The check of `Host` for every request, and the security headers of every answer."""

import ipaddress
import socket
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.types import Message, Send

from ecliptic.server.http.problems import Problem
from ecliptic.server.http.wire import encode
from ecliptic.server.ops.config import Settings
from ecliptic.server.ops.metrics import App

# Nothing from elsewhere and no inline script. Svelte sets positions and colours in style attributes, no more.
POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADERS: Final = {
    "content-security-policy": "; ".join(f"{name} {sources}" for name, sources in POLICY.items()),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # an invitation is part of an address
    "cross-origin-opener-policy": "same-origin",
}
HSTS: Final = "max-age=31536000"  # a year
MONITORED: Final = ("/healthz", "/metrics")  # asked by address, and the same for everybody
LOOPBACK: Final = ("localhost", ".localhost")


def is_https(settings: Settings) -> bool:
    """Return whether browsers reach this server by https."""
    return settings.secure or any(origin.startswith("https://") for origin in settings.origins)


def security_headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """Return the headers of every answer."""
    headers = HEADERS | ({"strict-transport-security": HSTS} if is_https(settings) else {})
    return [(name.encode(), value.encode()) for name, value in headers.items()]


class HostCheck:
    """Checks that a request is meant for this server: another site may have pointed its own name here.

    Known are this machine's loopback names and the hosts of `--origin`. Without any `--origin` also every numeric
    address, which no page can let point elsewhere, and the machine's own name.
    """

    def __init__(self, settings: Settings) -> None:
        self._is_open: Final = not settings.origins
        self._names: Final = {urlsplit(origin).hostname or "" for origin in settings.origins} or own_names()
        self.knows: Final = lru_cache(1_000)(self._is_known_host)

    def _is_known_host(self, host: str) -> bool:
        name = host_name(host)
        if name in self._names or name == LOOPBACK[0] or name.endswith(LOOPBACK[1]):
            return True
        with suppress(ValueError):
            return ipaddress.ip_address(name).is_loopback or self._is_open
        return False


def own_names() -> set[str]:
    """Return the names under which other machines may know this one."""
    name = socket.gethostname().lower()
    return {name, f"{name}.local", socket.getfqdn().lower()} - {""}


def host_name(host: str) -> str:
    """Return the name or number in a Host header, without the port.

    >>> host_name("Games.example:8000"), host_name("[::1]:80"), host_name("games.example.")
    ('games.example', '::1', 'games.example')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower().rstrip(".")


class GuardedApp(App):
    """The application with these checks in front."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Check the host, add the headers and serve."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        host = hosts[0].decode("latin-1") if len(hosts) == 1 else ""
        check: HostCheck = self.state.host_check
        is_known = check.knows(host[:300]) or scope["path"] in MONITORED
        if scope["type"] == "http":
            guarded = self._with_headers(send)
            await (super().__call__(scope, receive, guarded) if is_known else refuse_host(host, guarded))
        elif is_known:
            await super().__call__(scope, receive, send)
        else:
            await send({"type": "websocket.close"})  # it is not open yet: the handshake is answered with HTTP's 403

    def _with_headers(self, send: Send) -> Send:
        headers: list[tuple[bytes, bytes]] = self.state.security_headers

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        return guarded


async def refuse_host(host: str, send: Send) -> None:
    """Answer a request that is meant for another server."""
    body = encode(Problem(400, "problem-host", host=host[:100]).body())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 400, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
