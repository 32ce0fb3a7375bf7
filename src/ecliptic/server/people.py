"""Who is there: guests and their sessions."""

import hashlib
import secrets
import time
import unicodedata
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ecliptic.server import models
from ecliptic.server.config import Settings
from ecliptic.server.models import now
from ecliptic.server.problems import Problem
from ecliptic.server.store import Store

COOKIE: Final = "ecliptic"
DAY: Final = 86_400_000
CACHE_SECONDS: Final = 30.0  # how long a session that was ended elsewhere may still be believed
MOST_CACHED: Final = 50_000

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, description="As others see it.")]


class Visitor(msgspec.Struct, frozen=True):
    """Somebody who has said who they are."""

    id: int
    name: str


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """What a guest tells about themselves."""

    name: Name


class People:
    """Finds out who sends a request."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store: Final = store
        self._settings: Final = settings
        self._cache: Final[dict[str, tuple[Visitor, float]]] = {}

    async def welcome(self, name: str) -> tuple[Visitor, str]:
        """A new guest and the key of their session."""
        person = models.Person(name=clean_name(name))
        key = secrets.token_urlsafe(32)
        async with self._store.writing() as session:
            session.add(person)
            await session.flush()
            expires = now() + self._settings.session_days * DAY
            session.add(models.Session(key_hash=hash_key(key), person_id=person.id, expires=expires))
        return Visitor(person.id, person.name), key

    async def find(self, key: str) -> Visitor | None:
        """Who has this session key; None when nobody has, or no longer."""
        hashed = hash_key(key)
        cached = self._cache.get(hashed)
        if cached is not None and cached[1] > time.monotonic():
            return cached[0]
        async with self._store.reading() as session:
            found = await session.get(models.Session, hashed)
            if found is None or found.expires < now():
                self._cache.pop(hashed, None)
                return None
            person = await session.get_one(models.Person, found.person_id)
        if len(self._cache) >= MOST_CACHED:
            self._cache.clear()
        visitor = Visitor(person.id, person.name)
        self._cache[hashed] = (visitor, time.monotonic() + CACHE_SECONDS)
        return visitor

    def cookie(self, key: str) -> Cookie:
        """The session as the browser keeps it."""
        return Cookie(
            key=COOKIE,
            value=key,
            max_age=self._settings.session_days * DAY // 1000,
            httponly=True,
            secure=self._settings.secure,
            samesite="lax",
            path="/",
        )


def hash_key(key: str) -> str:
    """A session key as it is stored: whoever reads the database cannot use it."""
    return hashlib.sha256(key.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name without surrounding space; refused when it cannot be shown."""
    name = " ".join(name.split())
    if not name or any(unicodedata.category(letter).startswith("C") for letter in name):
        raise Problem(422, "A name has 1 to 40 letters that can be seen.")
    return name


async def visitor_of(connection: ASGIConnection[Any, Any, Any, Any], people: People) -> Visitor | None:
    """Who sends this request or opened this stream."""
    key = connection.cookies.get(COOKIE)
    return await people.find(key) if key else None


async def provide_visitor(request: Request[Any, Any, Any], people: NamedDependency[People]) -> Visitor | None:
    """For handlers that serve everybody."""
    return await visitor_of(request, people)


async def provide_person(visitor: NamedDependency[Visitor | None]) -> Visitor:
    """For handlers that need somebody."""
    if visitor is None:
        raise Problem(401, "Say who you are first: play as a guest or sign in.")
    return visitor


@post("/guests", summary="Play as a guest", tags=["people"])
async def become_guest(data: JSONBody[NewGuest], people: NamedDependency[People]) -> Response[Visitor]:
    """Start a session under a chosen name; the answer sets the session's cookie."""
    visitor, key = await people.welcome(data.name)
    return Response(visitor, cookies=[people.cookie(key)])


@get("/me", summary="Who am I", tags=["people"])
async def me(person: NamedDependency[Visitor]) -> Visitor:
    """Whoever sends this request."""
    return person
