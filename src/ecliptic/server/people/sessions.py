"""Sessions: guests, and the keys of sessions and tokens that identify people. `accounts` has the rest."""

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ecliptic.server.http.problems import Problem
from ecliptic.server.ops.config import Settings
from ecliptic.server.people import rate_limits
from ecliptic.server.people.browsers import browser_of
from ecliptic.server.people.names import LONGEST_NAME, clean_name, require_free_name
from ecliptic.server.people.rate_limits import Limit, Limits, address_of
from ecliptic.server.people.request_rates import OpenStreams, RequestRate
from ecliptic.server.store import models
from ecliptic.server.store.database import Database
from ecliptic.server.store.models import now

log: Final = logging.getLogger("ecliptic.server")

COOKIE: Final = "ecliptic"
DAY: Final = 86_400_000
CACHE_SECONDS: Final = 30.0  # how long a key is believed when the process that ended it could not say so
MOST_CACHED: Final = 50_000
ASKED_AT_ONCE: Final = 1_000
USED_EVERY: Final = 60_000  # a token's latest use is stored this exactly
SEEN_EVERY: Final = 3_600_000  # the same for a session's

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, description="As others see it.")]


class Visitor(msgspec.Struct, frozen=True):
    """A person who sends a request. Internal; clients see `Me`."""

    id: int
    name: str
    login: str | None = None  # None for guests
    key_hash: str = ""  # of the session or the token by which they are known
    by_token: bool = False
    muted_until: int | None = None


class Me(msgspec.Struct, frozen=True):
    """What people are told about themselves."""

    id: int
    name: str
    login: str | None  # None for guests


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """The name that a guest chooses."""

    name: Name


class People:
    """Finds out who sends a request."""

    def __init__(self, store: Database, settings: Settings) -> None:
        self.store: Final = store
        self.limits: Final = Limits(settings)
        self.open_streams: Final = OpenStreams(settings.quotas)
        self.rate: Final = RequestRate(settings.quotas.requests)  # for each person
        self._settings: Final = settings
        self._cache: Final[dict[str, tuple[Visitor, float]]] = {}
        self.tellers: Final[list[Callable[[int], None]]] = []  # called with people whom other processes must forget too
        self._forgotten = 0  # how often something was forgotten: what was read before that must not be cached after it
        self._in_doubt: Final[asyncio.Queue[Collection[int] | None]] = asyncio.Queue()  # whose streams to look at
        self._present: Final[dict[int, list[tuple[Visitor, Callable[[], None]]]]] = {}  # open streams, by person

    async def create_guest(self, name: str, address: str, browser: str | None = None) -> tuple[Me, str]:
        """Create a guest; return them and the key of their session."""
        name = clean_name(name)
        person = models.Person(name=name)
        async with self.store.writing() as session:
            await require_free_name(session, name)
            await rate_limits.note(session, [(self.limits.guests, address)])
            session.add(person)
            await session.flush()
            key = self.new_session(session, person.id, browser)
        return Me(person.id, person.name, None), key

    async def spend(self, limit: Limit, person: Visitor) -> None:
        """Count something that is limited for each person; 429 when it was done too often."""
        async with self.store.writing() as session:
            await rate_limits.note(session, [(limit, str(person.id))])

    def new_session(self, session: AsyncSession, person_id: int, browser: str | None) -> str:
        """Start a session in the caller's transaction; return the key for its cookie."""
        key = secrets.token_urlsafe(32)
        at = now()
        expires = at + self._settings.session_days * DAY
        begun = models.Session(key_hash=hash_key(key), person_id=person_id, created=at, expires=expires)
        begun.used, begun.browser = at, browser
        session.add(begun)
        return key

    async def find(self, key: str, by_token: bool = False) -> Visitor | None:
        """Return who has this session key or token; None when it is not valid, or no longer."""
        hashed = hash_key(key)
        cached = self._cache.get(hashed)
        if cached is not None and cached[1] > time.monotonic():
            return cached[0] if cached[0].by_token == by_token else None
        forgotten = self._forgotten
        person = await (self._by_token(hashed) if by_token else self._by_session(hashed))
        if person is None:
            self._cache.pop(hashed, None)
            return None
        visitor = Visitor(person.id, person.name, person.login, hashed, by_token, person.muted_until)
        if forgotten == self._forgotten:
            if len(self._cache) >= MOST_CACHED:
                self._cache.clear()
            self._cache[hashed] = (visitor, time.monotonic() + CACHE_SECONDS)
        return visitor

    async def _by_session(self, hashed: str) -> models.Person | None:
        async with self.store.looking_up() as session:
            begun = await session.get(models.Session, hashed)
            if begun is None or begun.expires < now():
                return None
            person = await session.get(models.Person, begun.person_id)
        await self._note_use(models.Session, hashed, begun.used, SEEN_EVERY)
        return person if person and person.banned is None else None

    async def _by_token(self, hashed: str) -> models.Person | None:
        async with self.store.looking_up() as session:
            token = await session.scalar(select(models.Token).where(models.Token.key_hash == hashed))
            if token is None:
                return None
            person = await session.get(models.Person, token.person_id)
        await self._note_use(models.Token, hashed, token.used, USED_EVERY)
        return person if person and person.banned is None else None

    async def _note_use(
        self, kind: type[models.Session | models.Token], hashed: str, before: int | None, every: int
    ) -> None:
        """Store that a key is in use, unless that was done a short while ago."""
        if before is None or before < now() - every:
            async with self.store.writing() as session:
                await session.execute(update(kind).where(kind.key_hash == hashed).values(used=now()))

    async def forget(self, person_id: int) -> None:
        """Forget what is cached about a person who has changed, and end the streams of keys that are gone."""
        self._drop([person_id])
        for teller in self.tellers:
            teller(person_id)
        await self.end_revoked_streams([person_id])

    def invalidate(self, people: Collection[int] | None) -> None:
        """Forget what is cached about people whom another process has changed; None: about everybody."""
        self._drop(people)
        self._in_doubt.put_nowait(people)

    def _drop(self, people: Collection[int] | None) -> None:
        self._forgotten += 1
        for hashed in [hashed for hashed, (known, _) in self._cache.items() if people is None or known.id in people]:
            del self._cache[hashed]

    @contextmanager
    def present(self, visitor: Visitor | None, leave: Callable[[], None]) -> Iterator[None]:
        """Have `leave` called when the key that opened a stream is revoked, until the end of the block."""
        if visitor is None:
            yield
            return
        streams = self._present.setdefault(visitor.id, [])
        streams.append((visitor, leave))
        if visitor.key_hash not in self._cache:
            self._in_doubt.put_nowait([visitor.id])  # the key may have been revoked while the stream was opened
        try:
            yield
        finally:
            streams.remove((visitor, leave))
            if not streams:
                self._present.pop(visitor.id, None)

    def cookie(self, key: str, request: Request[Any, Any, Any]) -> Cookie:
        """Return the session's cookie; without a key, the browser deletes it.

        It is Secure when the page came by https. A browser says where the page is; else `Host` may name an origin.
        """
        host = request.headers.get("host", "").lower()
        origin = request.headers.get("origin") or f"https://{host}"
        is_known = "origin" in request.headers or origin in self._settings.origins
        return Cookie(
            key=COOKIE,
            value=key,
            max_age=self._settings.session_days * DAY // 1000 if key else 0,
            httponly=True,
            secure=self._settings.secure or (is_known and origin.startswith("https://")),
            samesite="lax",
            path="/",
        )

    async def sweep(self) -> None:
        """Remove expired sessions and end the streams of revoked keys, for as long as the server runs."""
        while True:
            try:
                await self.remove_expired()
                await self.end_revoked_streams()
            except Exception:
                log.exception("keys that have expired could not be looked for; it will be tried again")
            await asyncio.sleep(CACHE_SECONDS)

    async def follow_revocations(self) -> None:
        """End the streams of keys that other processes revoke, for as long as the server runs."""
        while True:
            people = await self._in_doubt.get()
            try:
                await self.end_revoked_streams(people)
            except Exception:
                log.exception("streams whose keys are gone could not be ended; it will be tried again")

    async def end_revoked_streams(self, people: Collection[int] | None = None) -> None:
        """End the streams of these people, or of everybody, whose keys have been revoked."""
        looked_at = self._present.keys() if people is None else people
        present = [stream for person_id in looked_at for stream in self._present.get(person_id, ())]
        keys = sorted({visitor.key_hash for visitor, _ in present})
        known: set[str] = set()
        async with self.store.reading() as session:
            for kind in (models.Session, models.Token):
                for i in range(0, len(keys), ASKED_AT_ONCE):
                    some = kind.key_hash.in_(keys[i : i + ASKED_AT_ONCE])
                    known.update(await session.scalars(select(kind.key_hash).where(some)))
        for visitor, leave in present:
            if visitor.key_hash not in known:
                self._cache.pop(visitor.key_hash, None)
                leave()

    async def remove_expired(self) -> None:
        """Remove expired sessions and attempts."""
        async with self.store.writing() as session:
            await session.execute(delete(models.Session).where(models.Session.expires < now()))
            await rate_limits.forget_old(session)


def hash_key(key: str) -> str:
    """Return the key of a session or token as it is stored: nobody who reads the database can use it."""
    return hashlib.sha256(key.encode()).hexdigest()


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Return the token of a request or a stream. Its cookie is ignored then."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def visitor_of(connection: ASGIConnection[Any, Any, Any, Any], people: People) -> Visitor | None:
    """Return who sends this request or opened this stream."""
    token = token_of(connection)
    if token is not None:
        visitor = await people.find(token, by_token=True)
        if visitor is None:
            raise Problem(401, "problem-token-invalid")
        return visitor
    key = connection.cookies.get(COOKIE)
    return await people.find(key) if key else None


async def provide_visitor(request: Request[Any, Any, Any], people: NamedDependency[People]) -> Visitor | None:
    """Provide who asks, or None, for handlers that serve everybody."""
    visitor = await visitor_of(request, people)
    if visitor is not None:
        people.rate.require(visitor.id)
    return visitor


def require_visitor(visitor: Visitor | None) -> Visitor:
    """Refuse a request without a session or token."""
    if visitor is None:
        raise Problem(401, "problem-nobody")
    return visitor


async def provide_person(visitor: NamedDependency[Visitor | None]) -> Visitor:
    """Provide who asks, for handlers that need somebody."""
    return require_visitor(visitor)


async def provide_owner(person: NamedDependency[Visitor]) -> Visitor:
    """Provide who asks, for handlers that refuse tokens: a thief could take over the account."""
    if person.by_token:
        raise Problem(403, "problem-not-by-token")
    return person


@post("/guests", summary="Play as a guest", tags=["people"])
async def become_guest(
    data: JSONBody[NewGuest], request: Request[Any, Any, Any], people: NamedDependency[People]
) -> Response[Me]:
    """Start a session under a chosen name; the answer sets the session's cookie."""
    guest, key = await people.create_guest(data.name, address_of(request), browser_of(request))
    return Response(guest, cookies=[people.cookie(key, request)])


class Session(msgspec.Struct, frozen=True):
    """Who sends a request, if known."""

    person: Me | None


@get("/session", summary="The session", tags=["people"])
async def session(visitor: NamedDependency[Visitor | None]) -> Session:
    """Return the person of this session; null for a browser without one."""
    return Session(Me(visitor.id, visitor.name, visitor.login) if visitor else None)


@get("/me", summary="Who am I", tags=["people"])
async def me(person: NamedDependency[Visitor]) -> Me:
    """Return who sends this request."""
    return Me(person.id, person.name, person.login)
