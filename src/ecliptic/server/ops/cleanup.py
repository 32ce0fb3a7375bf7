"""Deletes what has not been used for a long time: open tables, and guests without games."""

import asyncio
import logging
from typing import Final

from sqlalchemy import delete, exists, func, select

from ecliptic.server.http.problems import Problem
from ecliptic.server.store.models import Note, Outcome, Person, Seat, Session, Table, Token, now
from ecliptic.server.tables.leaving import remove
from ecliptic.server.tables.live_table import OPEN
from ecliptic.server.tables.registry import Tables

HOUR_SECONDS: Final = 3_600.0
DAY: Final = 86_400_000
AT_ONCE: Final = 500  # rows in one transaction, so that moves need not wait

log: Final = logging.getLogger("ecliptic.server")


class Cleaner:
    """Deletes by the rules of `open_table_days` and `guest_days`."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables

    async def run(self) -> None:
        """Clean up every hour, for as long as the server runs."""
        while True:
            await asyncio.sleep(HOUR_SECONDS)
            try:
                await self.clean()
            except Exception:
                log.exception("what nobody uses could not be cleaned up; it will be tried again")

    async def clean(self) -> tuple[int, int]:
        """Delete what is old enough; return how many tables and guests there were."""
        settings = self._tables.settings
        tables = await self._clean_tables(now() - settings.open_table_days * DAY) if settings.open_table_days else 0
        guests = await self._clean_guests(now() - settings.guest_days * DAY) if settings.guest_days else 0
        return tables, guests

    async def _clean_tables(self, before: int) -> int:
        """Delete open tables where nobody has sat down for long and that nobody watches now."""
        old = (Table.state == OPEN, func.coalesce(Table.touched, Table.moved) < before)
        async with self._tables.store.reading() as session:
            found = list(await session.scalars(select(Table.id).where(*old)))
        deleted = 0
        for table_id in found:
            try:
                async with self._tables.use(table_id) as live:
                    touched = live.row.touched or live.row.moved
                    if live.row.state == OPEN and touched < before and not live.watchers:
                        await remove(self._tables, live)
                        deleted += 1
            except Problem:
                continue  # somebody has deleted it just now
        return deleted

    async def _clean_guests(self, before: int) -> int:
        """Delete guests without a table or a result who have not come back for long."""
        mine = [
            exists().where(Seat.person_id == Person.id),
            exists().where(Table.host_id == Person.id),
            exists().where(Outcome.person_id == Person.id),
            exists().where(Note.person_id == Person.id),
            *(
                exists().where(keys.person_id == Person.id, func.coalesce(keys.used, keys.created) >= before)
                for keys in (Session, Token)
            ),
        ]
        old = select(Person.id).where(Person.login.is_(None), Person.banned.is_(None), Person.created < before)
        old = old.where(*(~each for each in mine)).limit(AT_ONCE)
        deleted = 0
        while True:
            async with self._tables.store.writing() as session:
                found = list(await session.scalars(old))
                await session.execute(delete(Person).where(Person.id.in_(found)))
            deleted += len(found)
            if len(found) < AT_ONCE:
                return deleted
