"""A table in memory: the one place where its game goes on."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from sqlalchemy import func, select

from ecliptic import catalogue
from ecliptic.kernel import Json, Refused, Table, replay_table
from ecliptic.kernel.journal import PLAY, UNDO
from ecliptic.kernel.positions import FORMAT
from ecliptic.server import models
from ecliptic.server.append import Conflict, Position, Progress
from ecliptic.server.config import Settings
from ecliptic.server.entries import answers_of, entry_json, moves_of, rows_of
from ecliptic.server.luck import SecretLuck
from ecliptic.server.models import now
from ecliptic.server.offered import Offered
from ecliptic.server.problems import Problem, Stale
from ecliptic.server.shown import Done, Move, Undo, Update, encode, lines, offers
from ecliptic.server.store import Store
from ecliptic.server.watchers import Watcher

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"

REMEMBERED: Final = 500  # answers that a table keeps in memory; older ones are looked up
LATEST: Final = 4  # a snapshot waits at most so many intervals for a moment that nobody may take back
RETRACED: Final = 16  # moves that are followed one by one when a table is loaded, to know which moves are timely


class Live:
    """One table, loaded when first used. Everything that reads or moves holds the lock.

    A move is carried out in memory, committed, and only then shown: nobody can look in between, because of the lock.
    When the commit fails, memory is ahead of the store and is read again before anybody uses it.
    """

    def __init__(
        self,
        table_id: str,
        store: Store,
        settings: Settings,
        listeners: Sequence[Callable[["Live"], None]] = (),
        tellers: Sequence[Callable[["Live", str | None], None]] = (),
    ) -> None:
        self.id: Final = table_id
        self.lock: Final = asyncio.Lock()
        self.watchers: Final[dict[int | None, list[Watcher]]] = {}
        self.used = time.monotonic()
        self.row: models.Table = models.Table()
        self.seats: list[models.Seat] = []
        self.kernel: Table | None = None
        self.n = 0  # entries that are committed
        self._store: Final = store
        self._settings: Final = settings
        self._listeners: Final = listeners  # they must not wait; whatever takes time becomes a task of theirs
        self._tellers: Final = tellers  # the same, for what is told besides moves
        self._is_loaded = False
        self._base = 0  # entries before the kernel's own: those that a snapshot stands for
        self._snapshot = 0  # the number of the latest stored position
        self._waiting = 0
        self._offered: Final = Offered()
        self._answers: dict[tuple[int, str], Done] = {}

    # Loading

    async def load(self) -> None:
        """Read the table, unless memory is what the store has. The caller holds the lock."""
        self.used = time.monotonic()
        if self._is_loaded:
            return
        async with self._store.reading() as session:
            row = await session.get(models.Table, self.id)
            if row is None:
                raise Problem(404, f"There is no table {self.id!r}.")
            seats = await session.scalars(
                select(models.Seat).where(models.Seat.table_id == self.id).order_by(models.Seat.seat)
            )
            self.row, self.seats = row, list(seats)
            snapshot = await session.scalar(
                select(models.Snapshot)
                .where(models.Snapshot.table_id == self.id)
                .order_by(models.Snapshot.n.desc())
                .limit(1)
            )
            self._base = self._snapshot = snapshot.n if snapshot else 0
            found = await session.scalars(
                select(models.Entry)
                .where(models.Entry.table_id == self.id, models.Entry.n > self._base - REMEMBERED)
                .order_by(models.Entry.n)
            )
            entries = list(found)
        self._waiting = row.waiting
        self._answers = dict(answers_of(entries))
        if row.state == OPEN:
            self.kernel, self.n = None, 0
        else:
            start = msgspec.json.decode(snapshot.position) if snapshot else row.start
            await asyncio.to_thread(self._replay, start, [entry for entry in entries if entry.n > self._base])
        self._is_loaded = True
        self._call_watchers()

    async def catch_up(self) -> bool:
        """Follow what other processes have committed; whether there was anything. The caller holds the lock."""
        if self._store.is_sqlite or not self._is_loaded:
            return False
        async with self._store.reading() as session:
            found = await session.scalars(
                select(models.Entry)
                .where(models.Entry.table_id == self.id, models.Entry.n > self.n)
                .order_by(models.Entry.n)
            )
            entries = list(found)
            if not entries:
                return False
            row = await session.get_one(models.Table, self.id)
            snapshot = await session.scalar(
                select(func.max(models.Snapshot.n)).where(models.Snapshot.table_id == self.id)
            )
        goes_behind = any(entry.kind == UNDO and int(entry.text) < self._base for entry in entries)
        if self.kernel is None or goes_behind:  # the game has begun elsewhere, or begins before what we have
            self.forget()
            await self.load()
            return True
        try:
            for move in moves_of(entries):
                self._follow(move)
        except BaseException:
            self.forget()
            raise
        self.row, self._waiting, self._snapshot = row, row.waiting, snapshot or 0
        for (seat, _), done in answers_of(entries):
            self._remember(seat, done)
        self._call_watchers()
        return True

    def _call_watchers(self) -> None:
        """Whoever has seen less than there is gets it."""
        for watchers in self.watchers.values():
            for watcher in watchers:
                if watcher.n < self.n:
                    watcher.ask(watcher.n)

    def _replay(self, start: Json | None, entries: list[models.Entry]) -> None:
        moves = moves_of(entries)
        late = moves[1:][-RETRACED:]  # never the first: a game begins with chance, which must not be drawn again
        early = entries[: len(entries) - sum(len(move) for move in late)]
        self._set_up(start, early)
        for move in late:
            self._follow(move)

    def _set_up(self, start: Json | None, entries: list[models.Entry]) -> None:
        rows = [entry_json(entry, self._base) for entry in entries]
        row = self.row
        header = {"game": row.game, "rules": row.rules, "seats": row.seats, "options": row.options, "pack": row.pack}
        dump = {"ecliptic": "journal", "format": FORMAT, **header, "start": start, "entries": rows}
        kernel = replay_table(dump, catalogue(), SecretLuck())
        kernel.names = [seat.name or f"Seat {seat.seat + 1}" for seat in self.seats]
        self.kernel = kernel
        self.n = self._base + len(entries)
        self._offered.renew(kernel, self.n, None)

    def _follow(self, move: list[models.Entry]) -> None:
        """Take over one move that is in the store already."""
        kernel = self.game()
        kernel.follow([entry_json(entry, self._base) for entry in move])
        self.n = move[-1].n
        self._offered.renew(kernel, self.n, move[0].seat if move[0].kind == PLAY else None)

    def forget(self) -> None:
        """What is in memory may no longer be what is stored."""
        self._is_loaded = False
        self.kernel = None

    # Telling

    def tell(self, note: str) -> None:
        """A message for everybody who watches, through whichever process."""
        self.tell_here(note)
        for teller in self._tellers:
            teller(self, note)

    def tell_here(self, note: str) -> None:
        """A message for those who watch through this process."""
        for watchers in self.watchers.values():
            for watcher in watchers:
                watcher.tell(note)

    def tell_of_change(self) -> None:
        """Let other processes read the table again: something about it has changed besides the game."""
        for teller in self._tellers:
            teller(self, None)

    # Asking; the caller holds the lock and has loaded

    def game(self) -> Table:
        """The game, once it has begun."""
        if self.kernel is None:
            raise Problem(409, "The game has not begun.")
        return self.kernel

    def update(self, seat: int | None, since: int, done: list[str]) -> Update:
        """The present moment for a seat, with what happened after entry `since`."""
        kernel = self.game()
        base = self._base
        since = since if base <= since <= self.n else base
        view = kernel.view(seat)
        n = base + len(kernel.journal)
        view["move"] = n
        undone = [entry.to + base for entry in kernel.journal.entries[since - base :] if entry.kind == UNDO]
        back = min(undone, default=since)
        return Update(
            seat=seat,
            n=n,
            since=since,
            view=view,
            options=offers(kernel, seat),
            log=lines(kernel.log(seat, since - base), base),
            back=back if back < since else None,
            undo=0 if seat is None else kernel.undoable(seat),
            done=done,
        )

    def played_by(self, seat: int | None, since: int) -> list[str]:
        """The client_move_ids that a seat has played after entry `since`."""
        return [key for (who, key), done in self._answers.items() if who == seat and done.entry > since]

    # Acting

    async def begin(self) -> None:
        """Open the game: everybody has sat down. The caller holds the lock and has loaded."""
        self._base = self._snapshot = 0
        await asyncio.to_thread(self._set_up, self.row.start, [])
        await self._commit(-1, None, None)

    async def play(self, seat: int, move: Move) -> Done:
        """Play one of the seat's options, once."""
        async with self.lock:
            await self.load()
            kernel = self.game()
            done = self._answers.get((seat, move.client_move_id))
            if done is not None:
                return done
            while not self._offered.is_timely(seat, move.action, move.expected, self.n):
                if not await self.catch_up():
                    return await self._late(seat, move.client_move_id)
            self._carry_out(kernel.play, seat, move.action)
            return await self._commit(seat, move.client_move_id, seat)

    async def undo(self, seat: int, undo: Undo) -> Done:
        """Take back the seat's latest actions, as far as nothing new was seen."""
        async with self.lock:
            await self.load()
            kernel = self.game()
            done = self._answers.get((seat, undo.client_move_id))
            if done is not None:
                return done
            while undo.expected != self.n:
                if not await self.catch_up():
                    return await self._late(seat, undo.client_move_id)
            self._carry_out(kernel.undo, seat, undo.steps)
            return await self._commit(seat, undo.client_move_id, None)

    async def _late(self, seat: int, key: str) -> Done:
        """A move that is not timely may be the repetition of an old one; else the client has to look again."""
        async with self._store.reading() as session:
            first = await session.scalar(
                select(models.Entry.n).where(
                    models.Entry.table_id == self.id, models.Entry.seat == seat, models.Entry.client_move_id == key
                )
            )
            if first is None:
                raise Stale(self.n)
            stored = await session.scalars(
                select(models.Entry)
                .where(models.Entry.table_id == self.id, models.Entry.n >= first)
                .order_by(models.Entry.n)
            )
            return next(done for _, done in answers_of(list(stored)))

    def _carry_out(self, act: Callable[..., None], *args: object) -> None:
        """Let the kernel act. It refuses without having changed anything; any other error is a fault of ours."""
        try:
            act(*args)
        except Refused:
            raise
        except Exception:
            self.forget()
            raise

    async def _commit(self, seat: int, key: str | None, actor: int | None) -> Done:
        """Store what the kernel has added for a seat, then show it. `actor` has played; None: it was no action."""
        kernel = self.game()
        since = self.n
        n = self._base + len(kernel.journal)
        at = now()
        rows = rows_of(self.id, kernel.journal, self._base, since, key, at)
        stored = self._store.writer.append(rows, self._progress(kernel, at), self._position(kernel, n))
        try:
            # While the writer works:
            frames = {
                who: encode(self.update(who, since, [key] if key and who == seat else [])).decode()
                for who, watchers in self.watchers.items()
                if watchers
            }
            await stored
        except Conflict:
            return await self._give_way(seat, key)
        except BaseException:
            self.forget()
            raise
        self.n = n
        self._offered.renew(kernel, n, actor)
        done = Done(key or "", since + 1, n)
        if key is not None:
            self._remember(seat, done)
        for who, frame in frames.items():
            for watcher in self.watchers[who]:
                watcher.show(since, n, frame)
        for listener in self._listeners:
            listener(self)
        return done

    async def _give_way(self, seat: int, key: str | None) -> Done:
        """Another process has moved first. It may have been the same move, sent twice."""
        self.forget()
        await self.load()
        if key is None:
            return Done("", self.n, self.n)  # nobody has asked for it, and somebody else has done it
        done = self._answers.get((seat, key))
        if done is None:
            raise Stale(self.n)
        return done

    def _remember(self, seat: int, done: Done) -> None:
        self._answers[seat, done.client_move_id] = done
        if len(self._answers) > 2 * REMEMBERED:
            self._answers = dict(list(self._answers.items())[REMEMBERED:])

    def _progress(self, kernel: Table, at: int) -> Progress | None:
        """What the list of tables has to know, when it changes."""
        waiting = sum(1 << seat for seat in kernel.waiting)
        if waiting == self._waiting:
            return None
        self._waiting = waiting
        row = self.row
        result = kernel.result
        row.waiting, row.moved = waiting, at
        row.state = OVER if kernel.over else PLAYING
        row.result = result.plain() if result else None
        return self.id, row.state, waiting, at, encode(row.result).decode() if row.result else None

    def _position(self, kernel: Table, n: int) -> Position | None:
        """A snapshot, when it is time for one.

        It waits until no seat would lose the right to undo by it, but not for ever. An undo past the latest one
        needs a new one, because a table is loaded from the latest.
        """
        last = kernel.journal.entries[-1] if len(kernel.journal) else None
        every, age = self._settings.snapshot_every, n - self._snapshot
        if last is None:
            return None
        is_behind = last.kind == UNDO and last.to + self._base < self._snapshot
        is_due = age >= LATEST * every or (age >= every and not any(kernel.undoable(s.seat) for s in self.seats))
        if not is_behind and not is_due:
            return None
        self._snapshot = n
        return self.id, n, encode(kernel.save()).decode()
