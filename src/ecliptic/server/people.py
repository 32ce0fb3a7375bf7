"""Who is there: guests, and the keys of sessions and tokens by which people are known. `accounts` has the rest."""

import asyncio
import hashlib
import logging
import secrets
import time
import unicodedata
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from ecliptic.server import attempts, models
from ecliptic.server.attempts import Limits, address_of
from ecliptic.server.config import Settings
from ecliptic.server.models import now
from ecliptic.server.problems import Problem
from ecliptic.server.store import Store

log: Final = logging.getLogger("ecliptic.server")

COOKIE: Final = "ecliptic"
DAY: Final = 86_400_000
CACHE_SECONDS: Final = 30.0  # how long a key is believed when the process that ended it could not say so
MOST_CACHED: Final = 50_000
ASKED_AT_ONCE: Final = 1_000
USED_EVERY: Final = 60_000  # a token's latest use is stored this exactly

LONGEST_NAME: Final = 40

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, description="As others see it.")]


class Visitor(msgspec.Struct, frozen=True):
    """Somebody who has said who they are. This stays inside; others see `Me`."""

    id: int
    name: str
    login: str | None = None  # None for guests
    key_hash: str = ""  # of the session or the token by which they are known
    by_token: bool = False


class Me(msgspec.Struct, frozen=True):
    """What somebody is told about themselves."""

    id: int
    name: str
    login: str | None  # None for guests


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """What a guest tells about themselves."""

    name: Name


class People:
    """Finds out who sends a request."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store: Final = store
        self.limits: Final = Limits(settings)
        self._settings: Final = settings
        self._cache: Final[dict[str, tuple[Visitor, float]]] = {}
        self.tellers: Final[list[Callable[[int], None]]] = []  # called with whoever other processes must forget too
        self._forgotten = 0  # how often something was forgotten: what was read before that must not be cached after it
        self._in_doubt: Final[asyncio.Queue[Collection[int] | None]] = asyncio.Queue()  # whose streams to look at
        self._present: Final[dict[int, list[tuple[Visitor, Callable[[], None]]]]] = {}  # open streams, by person

    async def welcome(self, name: str, address: str) -> tuple[Me, str]:
        """A new guest and the key of their session."""
        person = models.Person(name=clean_name(name))
        async with self.store.writing() as session:
            await attempts.note(session, [(self.limits.guests, address)])
            session.add(person)
            await session.flush()
            key = self.new_session(session, person.id)
        return Me(person.id, person.name, None), key

    def new_session(self, session: AsyncSession, person_id: int) -> str:
        """Begin a session as a part of the caller's transaction; the key for its cookie."""
        key = secrets.token_urlsafe(32)
        expires = now() + self._settings.session_days * DAY
        session.add(models.Session(key_hash=hash_key(key), person_id=person_id, expires=expires))
        return key

    async def find(self, key: str, by_token: bool = False) -> Visitor | None:
        """Who has this key of a session or this token; None when nobody has, or no longer."""
        hashed = hash_key(key)
        cached = self._cache.get(hashed)
        if cached is not None and cached[1] > time.monotonic():
            return cached[0] if cached[0].by_token == by_token else None
        forgotten = self._forgotten
        person = await (self._by_token(hashed) if by_token else self._by_session(hashed))
        if person is None:
            self._cache.pop(hashed, None)
            return None
        visitor = Visitor(person.id, person.name, person.login, hashed, by_token)
        if forgotten == self._forgotten:
            if len(self._cache) >= MOST_CACHED:
                self._cache.clear()
            self._cache[hashed] = (visitor, time.monotonic() + CACHE_SECONDS)
        return visitor

    async def _by_session(self, hashed: str) -> models.Person | None:
        async with self.store.looking_up() as session:
            return await session.scalar(
                select(models.Person)
                .join(models.Session, models.Session.person_id == models.Person.id)
                .where(models.Session.key_hash == hashed, models.Session.expires >= now())
            )

    async def _by_token(self, hashed: str) -> models.Person | None:
        async with self.store.looking_up() as session:
            token = await session.scalar(select(models.Token).where(models.Token.key_hash == hashed))
            if token is None:
                return None
            person = await session.get_one(models.Person, token.person_id)
        if token.used is None or token.used < now() - USED_EVERY:
            async with self.store.writing() as session:
                used = await session.get(models.Token, token.id)
                if used is not None:
                    used.used = now()
        return person

    async def forget(self, person_id: int) -> None:
        """Something about this person has changed: read it anew, and end the streams of keys that are gone."""
        self._drop([person_id])
        for teller in self.tellers:
            teller(person_id)
        await self.end_strangers([person_id])

    def doubt(self, people: Collection[int] | None) -> None:
        """Another process has changed something about these people; None: nobody knows about whom."""
        self._drop(people)
        self._in_doubt.put_nowait(people)

    def _drop(self, people: Collection[int] | None) -> None:
        self._forgotten += 1
        for hashed in [hashed for hashed, (known, _) in self._cache.items() if people is None or known.id in people]:
            del self._cache[hashed]

    @contextmanager
    def present(self, visitor: Visitor | None, leave: Callable[[], None]) -> Iterator[None]:
        """While a stream is open: `leave` is called when the key with which it was opened is taken back."""
        if visitor is None:
            yield
            return
        streams = self._present.setdefault(visitor.id, [])
        streams.append((visitor, leave))
        if visitor.key_hash not in self._cache:
            self._in_doubt.put_nowait([visitor.id])  # the key may have been taken back while the stream was opened
        try:
            yield
        finally:
            streams.remove((visitor, leave))
            if not streams:
                self._present.pop(visitor.id, None)

    def cookie(self, key: str) -> Cookie:
        """The session as the browser keeps it; without a key, the browser forgets it."""
        return Cookie(
            key=COOKIE,
            value=key,
            max_age=self._settings.session_days * DAY // 1000 if key else 0,
            httponly=True,
            secure=self._settings.secure,
            samesite="lax",
            path="/",
        )

    async def sweep(self) -> None:
        """Remove what has expired and end the streams of keys that are gone, for as long as the server runs."""
        while True:
            try:
                await self.remove_expired()
                await self.end_strangers()
            except Exception:
                log.exception("keys that have expired could not be looked for; it will be tried again")
            await asyncio.sleep(CACHE_SECONDS)

    async def heed(self) -> None:
        """End the streams of keys that another process has taken back, when it says so, as long as the server runs."""
        while True:
            people = await self._in_doubt.get()
            try:
                await self.end_strangers(people)
            except Exception:
                log.exception("streams whose keys are gone could not be ended; it will be tried again")

    async def end_strangers(self, people: Collection[int] | None = None) -> None:
        """End the streams of these people, or of everybody, whose keys have been taken back."""
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
        """Remove sessions and attempts that count no longer."""
        async with self.store.writing() as session:
            await session.execute(delete(models.Session).where(models.Session.expires < now()))
            await attempts.forget_old(session)


def hash_key(key: str) -> str:
    """The key of a session or a token as it is stored: whoever reads the database cannot use it."""
    return hashlib.sha256(key.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name without surrounding space; refused when it cannot be shown."""
    name = " ".join(name.split())
    if not name or any(unicodedata.category(letter).startswith("C") for letter in name):
        raise Problem(422, "problem-name", most=LONGEST_NAME)
    return name


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token that a request or a stream comes with. Then its cookie is not looked at."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def visitor_of(connection: ASGIConnection[Any, Any, Any, Any], people: People) -> Visitor | None:
    """Who sends this request or opened this stream."""
    token = token_of(connection)
    if token is not None:
        visitor = await people.find(token, by_token=True)
        if visitor is None:
            raise Problem(401, "problem-token-invalid")
        return visitor
    key = connection.cookies.get(COOKIE)
    return await people.find(key) if key else None


async def provide_visitor(request: Request[Any, Any, Any], people: NamedDependency[People]) -> Visitor | None:
    """For handlers that serve everybody."""
    return await visitor_of(request, people)


def require_somebody(visitor: Visitor | None) -> Visitor:
    """Refuse whoever has not said who they are."""
    if visitor is None:
        raise Problem(401, "problem-nobody")
    return visitor


async def provide_person(visitor: NamedDependency[Visitor | None]) -> Visitor:
    """For handlers that need somebody."""
    return require_somebody(visitor)


async def provide_owner(person: NamedDependency[Visitor]) -> Visitor:
    """For handlers that a token must not use: whoever steals one could keep the account with them."""
    if person.by_token:
        raise Problem(403, "problem-not-by-token")
    return person


@post("/guests", summary="Play as a guest", tags=["people"])
async def become_guest(
    data: JSONBody[NewGuest], request: Request[Any, Any, Any], people: NamedDependency[People]
) -> Response[Me]:
    """Start a session under a chosen name; the answer sets the session's cookie."""
    guest, key = await people.welcome(data.name, address_of(request))
    return Response(guest, cookies=[people.cookie(key)])


@get("/me", summary="Who am I", tags=["people"])
async def me(person: NamedDependency[Visitor]) -> Me:
    """Whoever sends this request."""
    return Me(person.id, person.name, person.login)
