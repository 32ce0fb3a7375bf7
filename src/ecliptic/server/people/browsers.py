"""Which browser a session belongs to, in words its owner recognises."""

from typing import Any, Final

from litestar.connection import ASGIConnection

# What a browser's User-Agent contains, the most telling first: each also names those after it.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "Firefox/": "Firefox",
    "FxiOS": "Firefox",
    "Chrome/": "Chrome",
    "CriOS": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iOS",
    "iPad": "iOS",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def browser_name(agent: str) -> str | None:
    """Return the browser and the system that a User-Agent names; None for other programs.

    >>> browser_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> browser_name("python-httpx/0.28")
    """
    names = [next((name for mark, name in marks.items() if mark in agent), None) for marks in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in names if name) or None


def browser_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Return the browser that a request comes from."""
    return browser_name(connection.headers.get("user-agent", ""))
