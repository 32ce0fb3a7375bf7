"""Bots at the tables: whenever one of their seats has to decide, a worker chooses a move and it is played.

Every commit is checked. A seat with a bot that owes an answer gets its own task, which asks and plays until
the seat owes nothing any more. Tables whose bot is not being computed, because a server has just started or
another one has died, are found in the store. Two servers may think about the same move: the
journal's primary key decides whose is played, and the other one looks again.
"""

import asyncio
import logging
import secrets
from functools import partial
from random import SystemRandom
from typing import Final

import msgspec
from sqlalchemy import select

from ecliptic.kernel import Refused, Table
from ecliptic.kernel.positions import save_position
from ecliptic.server.bots.levels import LEVELS, levels_of
from ecliptic.server.bots.worker import Choose, ChosenMove
from ecliptic.server.bots.worker_pool import WorkerFailure, WorkerPool
from ecliptic.server.http.problems import Problem, Stale
from ecliptic.server.http.wire import Move, encode
from ecliptic.server.ops.metrics import BOT_MOVES
from ecliptic.server.store import models
from ecliptic.server.store.models import now
from ecliptic.server.tables.fair_play import Public, is_brought_along, public_part
from ecliptic.server.tables.live_table import PLAYING, LiveTable
from ecliptic.server.tables.registry import Tables

log: Final = logging.getLogger("ecliptic.server")

SWEEP_SECONDS: Final = 15.0  # how long a bot may owe an answer before this server checks that somebody computes it
FIRST_WAIT: Final = 0.5  # seconds after something went wrong; twice as long each time
LONGEST_WAIT: Final = 30.0

# Hidden information is drawn from here: nobody can guess it by trying all seeds.
secret: Final = SystemRandom()


def seen_by(table: Table, seat: int) -> msgspec.Raw:
    """Return a position for a worker: a world drawn from what the seat may know, and nothing else."""
    world = table.game.resample(table.state, seat, secret)
    return msgspec.Raw(encode(save_position(table.game, world, table.journal.header)))


def new_seed() -> int:
    """Return a seed for a bot's own random choices."""
    return secret.getrandbits(62)


def owes(live: LiveTable, seat: int) -> bool:
    """Return whether the table waits for a bot on this seat. The table is loaded."""
    return live.seats[seat].bot is not None and seat in live.waiting


def require_owing(live: LiveTable, seat: int) -> None:
    """Refuse a bot's move after somebody has come back to its seat, or ended the game."""
    if not owes(live, seat):
        raise Stale(live.n)


class BotSeats:
    """Plays for all bots of this server."""

    def __init__(self, tables: Tables, workers: WorkerPool) -> None:
        self._tables: Final = tables
        self._workers: Final = workers
        self.tasks: Final[dict[tuple[str, int], asyncio.Task[None]]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._is_open = False

    async def open(self) -> None:
        """Start playing."""
        self._is_open = True
        self._tables.listeners.append(self.wake_bots)
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop playing; the next server continues from there."""
        if self._is_open:
            self._tables.listeners.remove(self.wake_bots)
        self._is_open = False
        tasks = [*self.tasks.values(), *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake_bots(self, live: LiveTable) -> None:
        """Start a task for every bot that has to decide at this table. The table is loaded."""
        if not live.bots or not self._is_open:
            return
        for seat in live.bots.intersection(live.waiting):
            key = live.id, seat
            if key not in self.tasks and owes(live, seat):
                self.tasks[key] = asyncio.create_task(self._play(live.id, seat))

    async def _play(self, table_id: str, seat: int) -> None:
        """Play for a seat until it has nothing left to decide. After any failure it tries again."""
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
        """Play one move if the seat has to; otherwise forget the task and return False."""
        try:
            async with self._tables.use(table_id) as live:
                if not owes(live, seat):
                    del self.tasks[table_id, seat]  # at once: the next commit begins a new one
                    return False
                expected, kernel = live.n, live.game()
                options = [option.text for option in kernel.options(seat)]
                level = live.seats[seat].bot or ""
                question = self._question(kernel, seat, level, options)
                is_watched = bool(live.watchers)
                owner = live.row.host_id or table_id
                public = public_part(kernel) if is_brought_along(live) else None
                people = {each.person_id for each in live.seats if each.person_id is not None}
        except Problem:  # there is no such table any more
            del self.tasks[table_id, seat]
            return False
        if public is not None and await self._is_running_game(people, public):
            del self.tasks[table_id, seat]  # the sweep looks again
            return False
        pause = asyncio.create_task(asyncio.sleep(self._tables.settings.bot_pause if is_watched else 0))
        try:
            action = await self._decide(question, options, owner, f"table {table_id}, seat {seat}")
            await pause
        finally:
            pause.cancel()
        async with self._tables.use(table_id) as live:
            if not owes(live, seat):
                return True  # somebody has come back, or ended the game
            try:
                move = Move(expected, action, f"bot-{secrets.token_hex(8)}")
                await live.perform(seat, move, partial(require_owing, live, seat))
                BOT_MOVES.labels(level).inc()
            except (Problem, Refused):
                if live.n == expected:
                    raise
                # Else somebody has moved in the meantime, here or in another process: look again.
        return True

    async def _is_running_game(self, people: set[int], public: Public) -> bool:
        """Return whether the bot's move would be advice for somebody's running rated game: then it has to wait."""
        for person_id in people:
            if await self._tables.fair_play.is_running_game(person_id, public):
                return True
        return False

    def _question(self, kernel: Table, seat: int, level: str, options: list[str]) -> Choose | None:
        """Return the question for a worker; None when there is nothing to choose."""
        if len(options) == 1:
            return None
        row = LEVELS.get(level) or levels_of(kernel.game.slug)[-1]  # the level may be one that an older server had
        return Choose(row.bot, seen_by(kernel, seat), seat, options, new_seed(), row.milliseconds)

    async def _decide(self, question: Choose | None, options: list[str], owner: int | str, where: str) -> str:
        if question is None:
            return options[0]
        try:
            chosen = await self._workers.ask(question, ChosenMove, owner)
            if chosen.action in options:
                return chosen.action
            log.error("%s: bot %s answered %r, which is not an option", where, question.bot, chosen.action)
        except (WorkerFailure, Refused) as error:
            log.error("%s: bot %s gave no answer, a random option is taken. %s", where, question.bot, error)
        return secret.choice(options)

    async def _sweep(self) -> None:
        """Find the tables that wait for a bot without a task working on it."""
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
                        self.wake_bots(live)
                except Exception:
                    log.exception("table %s waits for a bot and cannot be opened", table_id)
            await asyncio.sleep(SWEEP_SECONDS)
            before = now() - int(SWEEP_SECONDS * 1000)

    async def _waiting_since(self, before: int) -> list[str]:
        """Return the tables that have been waiting for a bot since a time."""
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
