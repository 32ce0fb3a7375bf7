"""A person's own data: their sessions, and an export of everything stored about them."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, delete, get
from litestar.params import PathParameter
from sqlalchemy import delete as remove
from sqlalchemy import select

from ecliptic.server.http.dependencies import PeopleService, RequiredOwner
from ecliptic.server.http.problems import Problem
from ecliptic.server.store import models
from ecliptic.server.store.models import now

ID_LENGTH: Final = 16  # of a session's id, which is the beginning of its key's hash

SessionId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="A session's id.")]


class SessionInfo(msgspec.Struct):
    """A browser that is signed in."""

    id: str
    browser: str | None  # such as "Firefox, Linux"; null when it is not known
    created: int
    used: int | None  # the latest use, to an hour
    expires: int
    here: bool  # it is the one that asks


@get("/me/sessions", summary="My sessions", tags=["people"])
async def sessions(owner: RequiredOwner, people: PeopleService) -> list[SessionInfo]:
    """List where you are signed in, latest use first."""
    kept = models.Session
    async with people.store.reading() as session:
        mine = select(kept).where(kept.person_id == owner.id, kept.expires >= now())
        found = list(await session.scalars(mine.order_by(kept.used.desc(), kept.created.desc())))
    return [
        SessionInfo(
            each.key_hash[:ID_LENGTH],
            each.browser,
            each.created,
            each.used,
            each.expires,
            each.key_hash == owner.key_hash,
        )
        for each in found
    ]


@delete("/me/sessions/{session_id:str}", summary="End a session", tags=["people"])
async def end_session(session_id: SessionId, owner: RequiredOwner, people: PeopleService) -> None:
    """Sign out in one browser."""
    kept = models.Session
    async with people.store.writing() as session:
        mine = (kept.person_id == owner.id, kept.key_hash.startswith(session_id))
        ended = await session.scalar(remove(kept).where(*mine).returning(kept.key_hash))
    if ended is None:
        raise Problem(404, "problem-session-unknown")
    await people.forget(owner.id)


@delete("/me/sessions", summary="Sign out everywhere", tags=["people"])
async def sign_out_everywhere(
    request: Request[Any, Any, Any], owner: RequiredOwner, people: PeopleService
) -> Response[None]:
    """End every session, this one too. Tokens stay until they are removed. A guest cannot come back."""
    async with people.store.writing() as session:
        await session.execute(remove(models.Session).where(models.Session.person_id == owner.id))
    await people.forget(owner.id)
    return Response(None, status_code=204, cookies=[people.cookie("", request)])


# What is exported besides the person: the rows that are theirs, and which columns.
PARTS: Final[dict[str, tuple[type[models.Base], str, tuple[str, ...]]]] = {
    "sessions": (models.Session, "person_id", ("created", "used", "expires", "browser")),
    "tokens": (models.Token, "person_id", ("name", "created", "used")),
    "hosted": (models.Table, "host_id", ("id", "game", "campaign", "state", "created", "moved")),
    "seats": (models.Seat, "person_id", ("table_id", "seat", "name", "left", "programme")),
    "chat": (models.Chat, "person_id", ("table_id", "name", "text", "at")),
    "notes": (models.Note, "person_id", ("table_id", "text", "at")),
    "outcomes": (models.Outcome, "person_id", ("table_id", "game", "seats", "place", "score", "mu", "sigma", "at")),
}


@get("/me/export", summary="My data", tags=["people"])
async def export(owner: RequiredOwner, people: PeopleService) -> Response[dict[str, Any]]:
    """Return everything the server stores about you, without keys and passwords. Times are milliseconds since 1970."""
    await people.spend(people.limits.exports, owner)
    async with people.store.reading() as session:
        person = await session.get_one(models.Person, owner.id)
        data: dict[str, Any] = {
            name: getattr(person, name) for name in ("id", "name", "login", "created", "muted_until")
        }
        for part, (kind, own, columns) in PARTS.items():
            wanted = select(*(getattr(kind, column) for column in columns)).where(getattr(kind, own) == owner.id)
            data[part] = [dict(row._mapping) for row in await session.execute(wanted)]
    headers = {"Content-Disposition": f'attachment; filename="ecliptic-{owner.id}.json"'}
    return Response(data, headers=headers)
