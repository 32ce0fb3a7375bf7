"""Names: which are valid, and who owns them."""

import secrets
import unicodedata
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ecliptic.server.http.problems import Problem
from ecliptic.server.people.rate_limits import take_turns
from ecliptic.server.store.look_alike import name_key
from ecliptic.server.store.models import Person

LONGEST_NAME: Final = 40
GUEST_MARK: Final = " (guest)"


def clean_name(name: str) -> str:
    """Return a name without surrounding space; refuse one that cannot be shown."""
    name = " ".join(name.split())
    if not name or any(unicodedata.category(letter).startswith("C") for letter in name):
        raise Problem(422, "problem-name", most=LONGEST_NAME)
    return name


async def require_free_name(session: AsyncSession, name: str, person_id: int | None = None) -> None:
    """Refuse a name that looks like another account's."""
    key = name_key(name)
    await take_turns(session, [f"name:{key}"])
    others = select(Person.id).where(Person.name_key == key, Person.login.is_not(None))
    if person_id is not None:
        others = others.where(Person.id != person_id)
    if await session.scalar(others.limit(1)) is not None:
        raise Problem(409, "problem-name-taken", name=name)


async def mark_guests(session: AsyncSession, name: str) -> list[int]:
    """Mark the guests who have the name of a new account; return who they are."""
    wearing = (Person.name_key == name_key(name), Person.login.is_(None))
    guests = list(await session.scalars(select(Person).where(*wearing)))
    for guest in guests:
        mark = f"{GUEST_MARK} {secrets.token_hex(2)}"
        guest.name = f"{guest.name[: LONGEST_NAME - len(mark)]}{mark}"
    return [guest.id for guest in guests]
