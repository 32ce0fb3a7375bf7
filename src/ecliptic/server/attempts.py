"""How often something may be tried: log-ins by account and by address, new people by address."""

import hashlib
import ipaddress
from typing import Any, Final

import msgspec
from litestar import Request
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from ecliptic.server.config import Settings
from ecliptic.server.models import Attempt, now
from ecliptic.server.problems import Problem

MINUTE: Final = 60_000
LONGEST: Final = 60 * MINUTE  # an attempt is forgotten after this


class Limit(msgspec.Struct, frozen=True):
    """So many attempts within this time, for each account or address."""

    name: str
    most: int
    within: int
    problem: str  # the message that says so

    def key(self, what: str) -> str:
        """Under which its attempts are noted: a hash, because many a password is typed where the login belongs."""
        return f"{self.name}:{hashlib.sha256(what.encode()).hexdigest()[:40]}"


class Limits:
    """The limits of one server."""

    def __init__(self, settings: Settings) -> None:
        failed = "problem-attempts"
        self.by_login: Final = Limit("login", settings.failures_by_login, 15 * MINUTE, failed)
        self.by_address: Final = Limit("address", settings.failures_by_address, 15 * MINUTE, failed)
        newcomers = "problem-newcomers"
        self.registering: Final = Limit("register", settings.registrations_by_address, LONGEST, newcomers)
        self.guests: Final = Limit("guest", settings.guests_by_address, LONGEST, newcomers)


async def note(session: AsyncSession, tried: list[tuple[Limit, str]]) -> list[Attempt]:
    """Note an attempt under each of these, before it is made: 429 when there were too many, and nothing is noted."""
    if session.get_bind().dialect.name == "postgresql":  # SQLite has one writer at a time anyway
        for key in sorted(limit.key(what) for limit, what in tried):
            await session.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(key, 0))))
    at = now()
    for limit, what in tried:
        # When the attempts that are allowed at one time began, if there are so many.
        first = await session.scalar(
            select(Attempt.at)
            .where(Attempt.key == limit.key(what), Attempt.at > at - limit.within)
            .order_by(Attempt.at.desc())
            .offset(limit.most - 1)
            .limit(1)
        )
        if first is not None:
            raise Problem(429, limit.problem, retry_after=(first + limit.within - at) // 1000 + 1)
    noted = [Attempt(key=limit.key(what), at=at) for limit, what in tried]
    session.add_all(noted)
    return noted


async def forget_old(session: AsyncSession) -> None:
    """Remove what no limit looks at any more."""
    await session.execute(delete(Attempt).where(Attempt.at < now() - LONGEST))


def address_of(request: Request[Any, Any, Any]) -> str:
    """Where a request comes from. An IPv6 network counts as one address: whoever has one has all of it.

    A proxy adds the address it was asked from at the end of X-Forwarded-For; only what our own have added is believed.
    """
    settings: Settings = request.app.state.settings
    told = request.headers.get("x-forwarded-for", "").split(",")
    host = request.client.host if request.client else ""
    while host in settings.proxies and told:
        host = told.pop().strip()
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # a socket file has no address
        return "local"
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else str(address)
