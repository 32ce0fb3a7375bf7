"""Moderation by the operators: people, tables and chat, with an audit log that a running server follows."""

import asyncio
import getpass
import logging
import secrets
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from ecliptic.kernel import Refused
from ecliptic.server.people import passwords
from ecliptic.server.people.sessions import People
from ecliptic.server.store.database import Database
from ecliptic.server.store.models import Audit, Chat, Entry, FormerId, Person, Session, Snapshot, Table, Token, now
from ecliptic.server.tables.registry import Tables

HOUR: Final = 3_600_000
LOOK_SECONDS: Final = 5.0  # how soon a running server learns what was done

log: Final = logging.getLogger("ecliptic.server")


class Moderator:
    """The commands of `ecliptic admin` that change something. Each is stored with its line in the audit log."""

    def __init__(self, store: Database, reason: str = "", actor: str | None = None) -> None:
        self._store: Final = store
        self._reason: Final = reason
        self._actor: Final = actor or getpass.getuser()

    async def reset_password(self, who: str) -> str:
        """Give an account a new password and end its sessions and tokens; return the new password."""
        password = secrets.token_urlsafe(12)
        stored = await passwords.hash_password(password)
        async with self._store.writing() as session:
            person = await _person(session, who)
            if person.login is None:
                raise Refused(f"{person.name} is a guest and has no password.")
            person.password = stored
            await _end_keys(session, person)
            self._note(session, "password", person)
        return f"The new password of {person.login} is {password}"

    async def mute(self, who: str, hours: int) -> str:
        """Stop somebody from chatting for a while."""
        async with self._store.writing() as session:
            person = await _person(session, who)
            person.muted_until = now() + hours * HOUR
            self._note(session, "mute", person, f"{hours} hours")
        return f"{person.name} is muted for {hours} hours."

    async def unmute(self, who: str) -> str:
        """Let somebody chat again."""
        async with self._store.writing() as session:
            person = await _person(session, who)
            person.muted_until = None
            self._note(session, "unmute", person)
        return f"{person.name} can chat again."

    async def ban(self, who: str) -> str:
        """End somebody's sessions and tokens, and refuse to sign them in."""
        async with self._store.writing() as session:
            person = await _person(session, who)
            person.banned = now()
            await _end_keys(session, person)
            self._note(session, "ban", person)
        return f"{person.name} is banned."

    async def unban(self, who: str) -> str:
        """Let somebody sign in again."""
        async with self._store.writing() as session:
            person = await _person(session, who)
            person.banned = None
            self._note(session, "unban", person)
        return f"{person.name} can sign in again."

    async def delete_table(self, table_id: str) -> str:
        """Delete a table with its game, chat, notes and results."""
        async with self._store.writing() as session:
            if await session.get(Table, table_id) is None:
                raise Refused(f"There is no table {table_id}.")
            await _delete_table(session, table_id)
            self._note(session, "delete-table", table_id=table_id)
        return f"Table {table_id} is deleted."

    async def delete_chat(self, line: int) -> str:
        """Delete a line of chat."""
        async with self._store.writing() as session:
            said = await session.get(Chat, line)
            if said is None:
                raise Refused(f"There is no chat line {line}.")
            await session.delete(said)
            detail = f"line {line} of {said.name}: {said.text}"
            self._note(session, "delete-chat", table_id=said.table_id, detail=detail)
        return f"The line of {said.name} is deleted: {said.text}"

    def _note(
        self,
        session: AsyncSession,
        action: str,
        person: Person | None = None,
        detail: str = "",
        table_id: str | None = None,
    ) -> None:
        who = f"{person.name} ({person.login or 'guest'})" if person else ""
        told = "; ".join(part for part in (who, detail, self._reason) if part)
        person_id = person.id if person else None
        session.add(Audit(actor=self._actor[:80], action=action, person_id=person_id, table_id=table_id, detail=told))


async def audit(store: Database) -> list[Audit]:
    """Return the audit log, oldest first."""
    async with store.reading() as session:
        return list(await session.scalars(select(Audit).order_by(Audit.id)))


async def _person(session: AsyncSession, who: str) -> Person:
    """Return the person with this login or id."""
    person = await session.scalar(select(Person).where(Person.login == who.strip().lower()))
    if person is None and who.isascii() and who.isdigit() and len(who) < 17:
        person = await session.get(Person, int(who))
        former = await session.get(FormerId, int(who)) if person is None else None
        if former is not None:
            person = await session.get(Person, former.person_id)
    if person is None:
        raise Refused(f"There is nobody with the login or id {who}.")
    return person


async def _end_keys(session: AsyncSession, person: Person) -> None:
    for keys in (Session, Token):
        await session.execute(delete(keys).where(keys.person_id == person.id))


async def _delete_table(session: AsyncSession, table_id: str) -> None:
    for kind in (Entry, Snapshot):
        await session.execute(delete(kind).where(kind.table_id == table_id))
    await session.execute(delete(Table).where(Table.id == table_id))


class AuditFollower:
    """Applies what was done with `ecliptic admin` to a running server."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables: Final = tables
        self._people: Final = people
        self._last: int | None = None

    async def run(self) -> None:
        """Follow the audit log for as long as the server runs."""
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("the log of ecliptic admin could not be read; it will be tried again")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Apply what is new in the log."""
        async with self._tables.store.reading() as session:
            if self._last is None:
                self._last = await session.scalar(select(func.max(Audit.id))) or 0
                return
            new = list(await session.scalars(select(Audit).where(Audit.id > self._last).order_by(Audit.id)))
        for line in new:
            if line.person_id is not None:
                await self._people.forget(line.person_id)
            if line.action == "delete-table" and line.table_id is not None:
                await self._dismiss(line.table_id)
            self._last = line.id

    async def _dismiss(self, table_id: str) -> None:
        """Close a deleted table, and delete moves stored before this server knew of it."""
        live = self._tables.find(table_id)
        if live is not None:
            async with live.lock:
                live.dismiss()
        async with self._tables.store.writing() as session:
            await _delete_table(session, table_id)
