"""Bots at the tables: whenever one of their seats owes an answer, somebody thinks about it and plays.

Every commit is looked at. A seat with a bot that owes an answer gets a task of its own, which asks and plays until
the seat owes nothing any more. Tables that wait for a bot without anybody thinking about it, because a server has
just started or another one has died, are found in the store. Two servers may think about the same move: the
journal's primary key decides whose is played, and the other one looks again.
"""

import asyncio
import logging
import secrets
from random import SystemRandom
from typing import Final

import msgspec
from sqlalchemy import select

from ecliptic.kernel import Refused, Table
from ecliptic.kernel.positions import save_position
from ecliptic.server import models
from ecliptic.server.levels import LEVELS, levels_of
from ecliptic.server.live import PLAYING, Live
from ecliptic.server.metrics import BOT_MOVES
from ecliptic.server.models import now
from ecliptic.server.problems import Problem
from ecliptic.server.shown import Move, encode
from ecliptic.server.tables import Tables
from ecliptic.server.worker import Choose, Chosen
from ecliptic.server.workers import Failed, Workers

log: Final = logging.getLogger("ecliptic.server")

SWEEP_SECONDS: Final = 15.0  # how long a bot may owe an answer before this server looks whether anybody thinks about it
FIRST_WAIT: Final = 0.5  # seconds after something went wrong; twice as long each time
LONGEST_WAIT: Final = 30.0

# What lies hidden is drawn from here: nobody can know it, and nobody can guess it by trying all seeds.
secret: Final = SystemRandom()


def seen_by(table: Table, seat: int) -> msgspec.Raw:
    """A position for whoever thinks for a seat: a world drawn from what that seat may know, and nothing else."""
    world = table.game.resample(table.state, seat, secret)
    return msgspec.Raw(encode(save_position(table.game, world, table.journal.header)))


def new_seed() -> int:
    """For the chance inside somebody's thoughts."""
    return secret.getrandbits(62)


def owes(live: Live, seat: int) -> bool:
    """Does the table wait for a bot on this seat? The table is loaded."""
    return live.seats[seat].bot is not None and seat in live.waiting


class BotSeats:
    """Plays for all bots of this server."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        self._tables: Final = tables
        self._workers: Final = workers
        self.tasks: Final[dict[tuple[str, int], asyncio.Task[None]]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._is_open = False

    async def open(self) -> None:
        """Begin to play."""
        self._is_open = True
        self._tables.listeners.append(self.attend)
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Leave everything as it is; the next server goes on from there."""
        if self._is_open:
            self._tables.listeners.remove(self.attend)
        self._is_open = False
        tasks = [*self.tasks.values(), *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def attend(self, live: Live) -> None:
        """Let somebody think for every bot that owes an answer at this table. The table is loaded."""
        if not live.bots or not self._is_open:
            return
        for seat in live.bots.intersection(live.waiting):
            key = live.id, seat
            if key not in self.tasks and owes(live, seat):
                self.tasks[key] = asyncio.create_task(self._play(live.id, seat))

    async def _play(self, table_id: str, seat: int) -> None:
        """Play for a seat until it owes nothing. Whatever goes wrong, it is tried again."""
        wait = FIRST_WAIT
        while True:
            try:
                while await self._play_once(table_id, seat):
                    wait = FIRST_WAIT
                return
            except Exception:
                log.exception("table %s: the bot on seat %d has a problem", table_id, seat)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _play_once(self, table_id: str, seat: int) -> bool:
        """Play one move, if the seat owes one. False, and the task is forgotten, when it does not."""
        try:
            async with self._tables.use(table_id) as live:
                if not owes(live, seat):
                    del self.tasks[table_id, seat]  # in the same breath: the next commit begins a new one
                    return False
                expected, kernel = live.n, live.game()
                options = [option.text for option in kernel.options(seat)]
                level = live.seats[seat].bot or ""
                question = self._question(kernel, seat, level, options)
                is_watched = any(live.watchers.values())
        except Problem:  # there is no such table any more
            del self.tasks[table_id, seat]
            return False
        pause = asyncio.create_task(asyncio.sleep(self._tables.settings.bot_pause if is_watched else 0))
        try:
            action = await self._decide(question, options, f"table {table_id}, seat {seat}")
            await pause
        finally:
            pause.cancel()
        async with self._tables.use(table_id) as live:
            if not owes(live, seat):
                return True  # somebody has come back, or ended the game
            try:
                await live.play_now(seat, Move(expected, action, f"bot-{secrets.token_hex(8)}"))
                BOT_MOVES.labels(level).inc()
            except (Problem, Refused):
                if live.n == expected:
                    raise
                # Else somebody has moved in the meantime, here or in another process: look again.
        return True

    def _question(self, kernel: Table, seat: int, level: str, options: list[str]) -> Choose | None:
        """What to ask a worker; None when there is nothing to choose."""
        if len(options) == 1:
            return None
        row = LEVELS.get(level) or levels_of(kernel.game.slug)[-1]  # the level may be one that an older server had
        return Choose(row.bot, seen_by(kernel, seat), seat, options, new_seed(), row.milliseconds)

    async def _decide(self, question: Choose | None, options: list[str], where: str) -> str:
        if question is None:
            return options[0]
        try:
            chosen = await self._workers.ask(question, Chosen)
            if chosen.action in options:
                return chosen.action
            log.error("%s: bot %s answered %r, which is no option", where, question.bot, chosen.action)
        except (Failed, Refused) as error:
            log.error("%s: bot %s gave no answer, a random option is taken. %s", where, question.bot, error)
        return secret.choice(options)

    async def _sweep(self) -> None:
        """Find the tables that wait for a bot although nobody thinks about it."""
        before = now()
        while True:
            try:
                found = await self._waiting_since(before)
            except Exception:
                log.exception("the tables that wait for bots cannot be found")
                found = []
            for table_id in found:
                try:
                    async with self._tables.use(table_id) as live:
                        self.attend(live)
                except Exception:
                    log.exception("table %s waits for a bot and cannot be opened", table_id)
            await asyncio.sleep(SWEEP_SECONDS)
            before = now() - int(SWEEP_SECONDS * 1000)

    async def _waiting_since(self, before: int) -> list[str]:
        """The tables where a bot owes an answer and nothing has happened since."""
        table, seat, entry = models.Table, models.Seat, models.Entry
        latest = (
            select(entry.at)
            .where(entry.table_id == table.id)
            .order_by(entry.n.desc())
            .limit(1)
            .correlate(table)
            .scalar_subquery()
        )
        async with self._tables.store.reading() as session:
            found = await session.scalars(
                select(table.id)
                .join(seat, seat.table_id == table.id)
                .where(table.state == PLAYING, seat.bot.is_not(None))
                .where(table.waiting.bitwise_rshift(seat.seat).bitwise_and(1) == 1)
                .where((latest.is_(None)) | (latest <= before))
                .distinct()
            )
            return list(found)
