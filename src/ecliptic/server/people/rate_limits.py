"""Rate limits by account, person or address, stored so that all processes share them."""

import hashlib
import ipaddress
from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from ecliptic.server.http.problems import Problem
from ecliptic.server.ops.config import Settings
from ecliptic.server.store.models import Attempt, now

MINUTE: Final = 60_000
LONGEST: Final = 60 * MINUTE  # an attempt is forgotten after this


class Limit(msgspec.Struct, frozen=True):
    """A number of attempts within a time, for each account or address."""

    name: str
    most: int
    within: int
    problem: str  # the message that says so

    def key(self, what: str) -> str:
        """Return the key of its attempts: a hash, because people type passwords into the login field."""
        return f"{self.name}:{hashlib.sha256(what.encode()).hexdigest()[:40]}"


class Limits:
    """The limits of one server."""

    def __init__(self, settings: Settings) -> None:
        failed = "problem-attempts"
        # From one address: else anybody could keep the owner out by failing.
        self.by_login: Final = Limit("login", settings.failures_by_login, 15 * MINUTE, failed)
        # With one session: those who are signed in are not kept out by others who fail.
        self.by_session: Final = Limit("session", settings.failures_by_login, 15 * MINUTE, failed)
        self.by_address: Final = Limit("address", settings.failures_by_address, 15 * MINUTE, failed)
        newcomers = "problem-newcomers"
        self.registering: Final = Limit("register", settings.registrations_by_address, LONGEST, newcomers)
        self.guests: Final = Limit("guest", settings.guests_by_address, LONGEST, newcomers)
        quotas, often = settings.quotas, "problem-quota"
        self.what_ifs: Final = Limit("what-if", quotas.what_ifs, LONGEST, often)
        self.analyses: Final = Limit("analysis", quotas.analyses, LONGEST, often)
        self.checks: Final = Limit("check", quotas.checks, LONGEST, often)
        self.imports: Final = Limit("import", quotas.imports, LONGEST, often)
        self.packs: Final = Limit("pack", quotas.packs, LONGEST, often)
        self.exports: Final = Limit("export", quotas.exports, LONGEST, often)
        self.campaign_exports: Final = Limit("campaign-export", quotas.campaign_exports, LONGEST, often)
        self.tables: Final = Limit("table", quotas.tables_by_address, LONGEST, "problem-tables-address")


async def take_turns(session: AsyncSession, keys: list[str]) -> None:
    """Hold a lock on each of these keys until this transaction ends."""
    if session.get_bind().dialect.name == "postgresql":  # SQLite has one writer at a time anyway
        for key in sorted(keys):
            await session.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(key, 0))))


async def note(session: AsyncSession, tried: list[tuple[Limit, str]]) -> list[Attempt]:
    """Record an attempt under each of these before it is made; 429 when there were too many, and none is recorded.

    0 means no limit.
    """
    tried = [(limit, what) for limit, what in tried if limit.most]
    await take_turns(session, [limit.key(what) for limit, what in tried])
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
    """Remove attempts that no limit counts any more."""
    await session.execute(delete(Attempt).where(Attempt.at < now() - LONGEST))


def origin_of(request: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Return a digest of a request's address, to see whether two opponents share one.

    None for this machine itself: that is a proxy which was not named, and says nothing.
    """
    address = address_of(request)
    if address == "local" or ipaddress.ip_network(address).is_loopback:
        return None
    return hashlib.sha256(f"origin:{address}".encode()).hexdigest()[:16]


def address_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return where a request or a stream comes from. An IPv6 network counts as one address: one customer has all of it.

    A proxy adds the address it was asked from at the end of X-Forwarded-For; only what our own have added is believed.
    """
    settings: Settings = request.app.state.settings
    told = request.headers.get("x-forwarded-for", "").split(",")
    host = request.client.host if request.client else ""
    while host in settings.proxies and told:
        host = told.pop().strip()
    return network_of(host)


@lru_cache(4_096)
def network_of(host: str) -> str:
    """Return the address under which a machine is counted.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6"), network_of("nonsense")
    ('192.0.2.7', '2001:db8:1:2::/64', 'local')
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # a socket file has no address
        return "local"
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else str(address)
