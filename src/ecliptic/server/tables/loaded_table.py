"""A table in memory: read from the store, kept up with other processes, shown to its seats."""

import asyncio
import time
from typing import Final

import msgspec

from ecliptic import catalogue
from ecliptic.kernel import Json, Table, replay_table
from ecliptic.kernel.journal import PLAY, UNDO
from ecliptic.server.http.problems import Problem
from ecliptic.server.http.wire import Done, Update, lines, offers
from ecliptic.server.store import models
from ecliptic.server.store.database import Database
from ecliptic.server.store.entries import answers_of, entry_json, journal_json, moves_of
from ecliptic.server.store.models import OPEN, OVER, PAUSED, PLAYING
from ecliptic.server.store.queries import entries_after, latest_snapshot, snapshot_for, table_and_seats
from ecliptic.server.tables.clocks import Clock, clock_of
from ecliptic.server.tables.secret_chance import SecretChance
from ecliptic.server.tables.staleness import Staleness
from ecliptic.server.tables.watchers import Watchers

REMEMBERED: Final = 500  # answers that a table keeps in memory; older ones are looked up
RETRACED: Final = 16  # moves that are followed one by one when a table is loaded, to know which moves are timely


class LoadedTable:
    """One table, loaded when first used. Readers hold the lock: nobody sees a move that is not stored yet."""

    def __init__(self, table_id: str, store: Database) -> None:
        self.id: Final = table_id
        self.lock: Final = asyncio.Lock()
        self.watchers: Final = Watchers()
        self.used = time.monotonic()
        self.row: models.Table = models.Table()
        self.seats: list[models.Seat] = []
        # Asked after every move, so that they are not looked up in `seats` each time.
        self.bots: frozenset[int] = frozenset()
        self.premove_seats: frozenset[int] = frozenset()
        self.kernel: Table | None = None
        self.n = 0  # entries that are committed
        self.base = 0  # entries before the kernel's own: those covered by a snapshot
        self.snapshot = 0  # the number of the latest stored position
        self.clock: Clock | None = None
        self.waiting_bits = 0  # the seats that owe an answer, as they are stored
        self.is_loaded = False
        self.is_changed = False  # something about the table itself has changed that its watchers have not been told
        self.staleness: Final = Staleness()
        self.answers: dict[tuple[int, str], Done] = {}  # by seat and client_move_id
        self._store: Final = store

    # Loading

    async def load(self) -> None:
        """Read the table unless it is loaded. The caller holds the lock."""
        self.used = time.monotonic()
        if not self.is_loaded:
            await self._read(None)

    async def reach_back(self, to: int) -> None:
        """Load everything since entry `to`, also from before the latest snapshot."""
        if to < self.base:
            latest = self.snapshot
            await self._read(to)
            self.snapshot = latest

    async def _read(self, reach: int | None) -> None:
        """Read the table from its latest snapshot on, or from one that is not later than `reach`."""
        self.is_loaded = False
        async with self._store.looking_up() as session:
            found = await table_and_seats(session, self.id)
            if found is None:
                raise Problem(404, "problem-table-unknown", table=self.id)
            row, seats = found
            snapshot = await snapshot_for(session, self.id, reach)
            self.base = self.snapshot = snapshot.n if snapshot else 0
            entries = await entries_after(session, self.id, self.base - REMEMBERED)
        self.row = row
        self._seat(seats)
        self.clock = clock_of(row)
        self.waiting_bits = row.waiting
        self.answers = dict(answers_of(entries))
        if row.state == OPEN:
            self.kernel, self.n = None, 0
        else:
            start = msgspec.json.decode(snapshot.position) if snapshot else row.start
            await asyncio.to_thread(self._replay, start, [entry for entry in entries if entry.n > self.base])
        self.is_loaded = True
        self.watchers.bring_up_to(self.n)

    async def catch_up(self, again: bool = False) -> bool:
        """Follow what other processes have committed; return whether there was anything. The caller holds the lock.

        `again`: read also who sits there and everything else about the table.
        """
        if self._store.is_sqlite or not self.is_loaded:
            return False
        async with self._store.reading() as session:
            entries = await entries_after(session, self.id, self.n)
            if not entries and not again:
                return False
            found = await table_and_seats(session, self.id)
            if found is None:
                self.dismiss()
                return False
            snapshot = await latest_snapshot(session, self.id)
        self.take(*found)
        goes_behind = any(entry.kind == UNDO and int(entry.text) < self.base for entry in entries)
        if entries and (self.kernel is None or goes_behind):  # it has begun elsewhere, or before what we have
            self.forget()
            await self.load()
            return True
        try:
            for move in moves_of(entries):
                self._follow(move)
        except BaseException:
            self.forget()
            raise
        self.snapshot = snapshot
        for (seat, _), done in answers_of(entries):
            self.remember(seat, done)
        self.watchers.bring_up_to(self.n)
        return bool(entries)

    def _replay(self, start: Json | None, entries: list[models.Entry]) -> None:
        moves = moves_of(entries)
        late = moves[1:][-RETRACED:]  # never the first: a game begins with chance, which must not be drawn again
        early = entries[: len(entries) - sum(len(move) for move in late)]
        self.set_up(start, early)
        for move in late:
            self._follow(move)

    def set_up(self, start: Json | None, entries: list[models.Entry]) -> None:
        """Open the game from its start and replay some entries. Slow: run it in a thread."""
        rows = [entry_json(entry, self.base) for entry in entries]
        kernel = replay_table(journal_json(self.row, start, rows), catalogue(), SecretChance())
        self.kernel = kernel
        self._seat(self.seats)
        self.n = self.base + len(entries)
        self.staleness.renew(kernel, self.n, None)

    def _seat(self, seats: list[models.Seat]) -> None:
        for before, after in zip(self.seats, seats, strict=False):
            if before.person_id not in (None, after.person_id):
                self.watchers.dismiss(before.seat)  # only the seat's new holder may see its view
        self.seats = seats
        self.bots = frozenset(seat.seat for seat in seats if seat.bot is not None)
        self.premove_seats = frozenset(seat.seat for seat in seats if seat.programme is not None)
        if self.kernel is not None:
            self.kernel.names = [seat.name or f"Seat {seat.seat + 1}" for seat in seats]

    def _follow(self, move: list[models.Entry]) -> None:
        """Apply one move that is in the store already."""
        kernel = self.game()
        kernel.follow([entry_json(entry, self.base) for entry in move])
        self.n = move[-1].n
        self.staleness.renew(kernel, self.n, move[0].seat if move[0].kind == PLAY else None)

    def remember(self, seat: int, done: Done) -> None:
        """Keep the answer to a client's move for repeated requests."""
        self.answers[seat, done.client_move_id] = done
        if len(self.answers) > 2 * REMEMBERED:
            self.answers = dict(list(self.answers.items())[REMEMBERED:])

    def forget(self) -> None:
        """Have the table read again before its next use: memory may differ from the store."""
        self.is_loaded = False
        self.kernel = None

    def dismiss(self) -> None:
        """End all streams: the table has been deleted."""
        self.forget()
        self.watchers.dismiss_all()

    def take(self, row: models.Table, seats: list[models.Seat]) -> None:
        """Take over what has been stored about the table. Its game has not moved."""
        self.row = row
        self._seat(seats)
        self.waiting_bits = row.waiting

    # Asking; the caller holds the lock and has loaded

    def game(self) -> Table:
        """Return the game, once it has begun."""
        if self.kernel is None:
            raise Problem(409, "problem-not-begun")
        return self.kernel

    @property
    def waiting(self) -> list[int]:
        """Return the seats that have to decide; none when the game is paused or over, by the rules or otherwise."""
        return self.kernel.waiting if self.kernel is not None and self.row.state == PLAYING else []

    def update(self, seat: int | None, since: int, done: list[str]) -> Update:
        """Return the present moment for a seat, with what happened after entry `since`."""
        kernel = self.game()
        base = self.base
        since = since if base <= since <= self.n else base
        view = kernel.view(seat)
        n = base + len(kernel.journal)
        view["move"] = n
        row = self.row
        is_at_rest = row.state in (PAUSED, OVER)
        if is_at_rest:  # over perhaps not by the rules: somebody has resigned
            view["waiting"], view["result"] = [], row.result
        undone = [entry.to + base for entry in kernel.journal.entries[since - base :] if entry.kind == UNDO]
        back = min(undone, default=since)
        return Update(
            seat=seat,
            n=n,
            since=since,
            view=view,
            options=[] if is_at_rest else offers(kernel, seat),
            log=lines(kernel.log(seat, since - base), base),
            back=back if back < since else None,
            undo=0 if seat is None or is_at_rest or row.undo != "free" else kernel.undoable(seat),
            done=done,
        )

    def played_by(self, seat: int | None, since: int) -> list[str]:
        """Return the client_move_ids that a seat has played after entry `since`."""
        return [key for (who, key), done in self.answers.items() if who == seat and done.entry > since]

    def is_decision(self, to: int) -> bool:
        """Return whether a decision at number `to` is still in effect. Memory has to reach back so far."""
        journal = self.game().journal
        line, before = journal.active_entries(), journal.active_entries(to - self.base)
        is_past = to <= self.n and len(before) < len(line) and line[: len(before)] == before
        return is_past and journal.entries[line[len(before)]].kind == PLAY

    def latest_decision(self, seat: int) -> int | None:
        """Return the number of a seat's latest decision, as far back as memory reaches."""
        journal = self.game().journal
        own = [
            i for i in journal.active_entries() if journal.entries[i].kind == PLAY and journal.entries[i].seat == seat
        ]
        return self.base + own[-1] if own else None
