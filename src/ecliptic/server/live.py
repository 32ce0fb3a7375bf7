"""A table in memory: the one place where its game goes on."""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from ecliptic import catalogue
from ecliptic.kernel import Action, Json, Refused, Table, replay_table
from ecliptic.kernel.journal import PLAY, UNDO
from ecliptic.server import models
from ecliptic.server.append import Append, Conflict, Position, Progress
from ecliptic.server.clocks import Clock, clock_of, run_on
from ecliptic.server.config import Settings
from ecliptic.server.entries import answers_of, entry_json, journal_json, moves_of, rows_of
from ecliptic.server.luck import SecretLuck
from ecliptic.server.models import now
from ecliptic.server.offered import Offered
from ecliptic.server.problems import Problem, Stale
from ecliptic.server.shown import Done, Move, Undo, Update, encode, lines, offers
from ecliptic.server.store import Store
from ecliptic.server.stored import entries_after, first_answer, latest_snapshot, snapshot_for, table_and_seats
from ecliptic.server.watchers import Watcher

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"

REMEMBERED: Final = 500  # answers that a table keeps in memory; older ones are looked up
LATEST: Final = 4  # a snapshot waits at most so many intervals for a moment that nobody may take back
UNDO_REFUSED: Final = {
    "ask": "At this table the others have to agree before something is taken back: propose it.",
    "never": "At this table nothing is taken back.",
}
RETRACED: Final = 16  # moves that are followed one by one when a table is loaded, to know which moves are timely


class Staged:
    """A move that is carried out in memory and not yet stored, with what its watchers will see."""

    __slots__ = ("actor", "append", "frames", "key", "n", "seat", "since")

    def __init__(
        self,
        seat: int,
        key: str | None,
        actor: int | None,
        since: int,
        n: int,
        append: Append,
        frames: list[tuple[list[Watcher], bytes]],
    ) -> None:
        self.seat: Final = seat
        self.key: Final = key
        self.actor: Final = actor
        self.since: Final = since
        self.n: Final = n
        self.append: Final = append
        self.frames: Final = frames


def take(lock: asyncio.Lock) -> bool:
    """Take a lock if that needs no waiting."""
    if lock.locked():
        return False
    waiting = lock.acquire()
    try:
        waiting.send(None)
    except StopIteration:
        return True
    waiting.close()  # somebody else is next
    return False


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
        # Asked after every move, so that they are not looked up in `seats` each time.
        self.bots: frozenset[int] = frozenset()
        self.programmed: frozenset[int] = frozenset()
        self.kernel: Table | None = None
        self.n = 0  # entries that are committed
        self._store: Final = store
        self._settings: Final = settings
        self.elsewhere: Final[dict[str, tuple[frozenset[int], float]]] = {}  # by process: seats that watch there, until
        self.told_online: frozenset[int] | None = None  # the seats that those who watch here believe to be there
        self._listeners: Final = listeners  # they must not wait; whatever takes time becomes a task of theirs
        self._tellers: Final = tellers  # the same, for what is told besides moves
        self._is_loaded = False
        self._base = 0  # entries before the kernel's own: those that a snapshot stands for
        self._snapshot = 0  # the number of the latest stored position
        self._waiting = 0
        self._clock: Clock | None = None
        self.is_changed = False  # something about the table itself has changed that its watchers have not been told
        self._offered: Final = Offered()
        self._answers: dict[tuple[int, str], Done] = {}
        self._yielding: asyncio.Task[None] | None = None  # kept so that it is not lost before its end

    # Loading

    async def load(self) -> None:
        """Read the table, unless memory is what the store has. The caller holds the lock."""
        self.used = time.monotonic()
        if not self._is_loaded:
            await self._read(None)

    async def reach_back(self, to: int) -> None:
        """Have everything since entry `to` in memory, also what lies before the latest snapshot."""
        if to < self._base:
            latest = self._snapshot
            await self._read(to)
            self._snapshot = latest

    async def _read(self, reach: int | None) -> None:
        """Read the table from its latest snapshot on, or from one that is not later than `reach`."""
        self._is_loaded = False
        async with self._store.looking_up() as session:
            found = await table_and_seats(session, self.id)
            if found is None:
                raise Problem(404, f"There is no table {self.id!r}.")
            row, seats = found
            snapshot = await snapshot_for(session, self.id, reach)
            self._base = self._snapshot = snapshot.n if snapshot else 0
            entries = await entries_after(session, self.id, self._base - REMEMBERED)
        self.row = row
        self._seat(seats)
        self._clock = clock_of(row)
        self._waiting = row.waiting
        self._answers = dict(answers_of(entries))
        if row.state == OPEN:
            self.kernel, self.n = None, 0
        else:
            start = msgspec.json.decode(snapshot.position) if snapshot else row.start
            await asyncio.to_thread(self._replay, start, [entry for entry in entries if entry.n > self._base])
        self._is_loaded = True
        self._call_watchers()

    async def catch_up(self, again: bool = False) -> bool:
        """Follow what other processes have committed; whether there was anything. The caller holds the lock.

        `again`: read also who sits there and everything else about the table.
        """
        if self._store.is_sqlite or not self._is_loaded:
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
        goes_behind = any(entry.kind == UNDO and int(entry.text) < self._base for entry in entries)
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
        self._snapshot = snapshot
        for (seat, _), done in answers_of(entries):
            self._remember(seat, done)
        self._call_watchers()
        return bool(entries)

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
        kernel = replay_table(journal_json(self.row, start, rows), catalogue(), SecretLuck())
        self.kernel = kernel
        self._seat(self.seats)
        self.n = self._base + len(entries)
        self._offered.renew(kernel, self.n, None)

    def _seat(self, seats: list[models.Seat]) -> None:
        for before, after in zip(self.seats, seats, strict=False):
            if before.person_id not in (None, after.person_id):
                # Whoever sits there next must be the only one who sees with its eyes.
                for watcher in self.watchers.get(before.seat, []):
                    watcher.leave()
        self.seats = seats
        self.bots = frozenset(seat.seat for seat in seats if seat.bot is not None)
        self.programmed = frozenset(seat.seat for seat in seats if seat.programme is not None)
        if self.kernel is not None:
            self.kernel.names = [seat.name or f"Seat {seat.seat + 1}" for seat in seats]

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

    def dismiss(self) -> None:
        """The table has been deleted."""
        self.forget()
        for watchers in self.watchers.values():
            for watcher in watchers:
                watcher.leave()

    def take(self, row: models.Table, seats: list[models.Seat]) -> None:
        """The table has been changed in the store, its game has not moved."""
        self.row = row
        self._seat(seats)
        self._waiting = row.waiting

    def announce(self) -> None:
        """Tell those who listen that something is stored."""
        for listener in self._listeners:
            listener(self)

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

    def online_here(self) -> frozenset[int]:
        """The seats that watch through this process."""
        return frozenset(seat for seat, watchers in self.watchers.items() if watchers and seat is not None)

    def online(self) -> frozenset[int]:
        """The seats that watch, through whichever process."""
        at = time.monotonic()
        return self.online_here().union(*(seats for seats, until in self.elsewhere.values() if until > at))

    # Asking; the caller holds the lock and has loaded

    def game(self) -> Table:
        """The game, once it has begun."""
        if self.kernel is None:
            raise Problem(409, "The game has not begun.")
        return self.kernel

    @property
    def waiting(self) -> list[int]:
        """The seats that owe an answer; nobody does when the game is over, by the rules or otherwise."""
        return self.kernel.waiting if self.kernel is not None and self.row.state == PLAYING else []

    def update(self, seat: int | None, since: int, done: list[str]) -> Update:
        """The present moment for a seat, with what happened after entry `since`."""
        kernel = self.game()
        base = self._base
        since = since if base <= since <= self.n else base
        view = kernel.view(seat)
        n = base + len(kernel.journal)
        view["move"] = n
        row = self.row
        is_over = row.state == OVER
        if is_over:  # perhaps not by the rules: somebody has resigned
            view["waiting"], view["result"] = [], row.result
        undone = [entry.to + base for entry in kernel.journal.entries[since - base :] if entry.kind == UNDO]
        back = min(undone, default=since)
        return Update(
            seat=seat,
            n=n,
            since=since,
            view=view,
            options=[] if is_over else offers(kernel, seat),
            log=lines(kernel.log(seat, since - base), base),
            back=back if back < since else None,
            undo=0 if seat is None or is_over or row.undo != "free" else kernel.undoable(seat),
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
            return await self.play_now(seat, move)

    def play_at_once(self, seat: int, move: Move, then: Callable[[Done | Exception], None]) -> bool:
        """Play an option without waiting for anything but its commit; whether that was possible.

        It is when nobody else uses the table and the move is about this moment: nearly always. No task, no future and
        no switch between them: they would cost more than the move. `then` is called after the commit.
        """
        kernel = self.kernel
        if kernel is None or move.expected != self.n or (seat, move.client_move_id) in self._answers:
            return False
        if not self._is_loaded or not take(self.lock):
            return False
        try:
            self._require_going_on()
            self._carry_out(kernel.play, seat, move.action)
            staged = self._stage(seat, move.client_move_id, seat)
        except Refused:
            self.lock.release()
            raise
        except BaseException:
            self.forget()
            self.lock.release()
            raise
        staged.append.then = partial(self._stored, staged, then)
        self._store.writer.hand_in(staged.append)
        return True

    def _stored(self, staged: "Staged", then: Callable[[Done | Exception], None], error: Exception | None) -> None:
        """What was played at once is stored, or cannot be."""
        if isinstance(error, Conflict):
            self._yielding = asyncio.create_task(self._give_way_to(staged, then))
            return
        outcome: Done | Exception
        try:
            if error is not None:
                raise error
            outcome = self._conclude(staged)
        except Exception as fault:  # whoever asked has to know of it
            self.forget()
            outcome = fault
        self.lock.release()
        then(outcome)

    async def _give_way_to(self, staged: "Staged", then: Callable[[Done | Exception], None]) -> None:
        outcome: Done | Exception
        try:
            outcome = await self._give_way(staged.seat, staged.key)
        except Exception as fault:  # whoever asked has to know of it
            outcome = fault
        finally:
            self.lock.release()
        then(outcome)

    async def play_now(self, seat: int, move: Move) -> Done:
        """Play one of the seat's options, once. The caller holds the lock and has loaded."""
        self.game()  # a problem when it has not begun
        done = self._answers.get((seat, move.client_move_id))
        if done is not None:
            return done
        while not self._offered.is_timely(seat, move.action, move.expected, self.n):
            if not await self.catch_up():
                return await self._late(seat, move.client_move_id)
        self._require_going_on()
        self._carry_out(self.game().play, seat, move.action)
        return await self._commit(seat, move.client_move_id, seat)

    async def undo(self, seat: int, undo: Undo) -> Done:
        """Take back the seat's latest actions, as far as nothing new was seen."""
        async with self.lock:
            await self.load()
            return await self.undo_now(seat, undo)

    async def undo_now(self, seat: int, undo: Undo) -> Done:
        """Take back the seat's latest actions. The caller holds the lock and has loaded."""
        self.game()  # a problem when it has not begun
        done = self._answers.get((seat, undo.client_move_id))
        if done is not None:
            return done
        while undo.expected != self.n:
            if not await self.catch_up():
                return await self._late(seat, undo.client_move_id)
        self._require_going_on()
        if self.row.undo != "free":
            raise Refused(UNDO_REFUSED[self.row.undo])
        self._carry_out(self.game().undo, seat, undo.steps)
        return await self._commit(seat, undo.client_move_id, None)

    async def act(self, seat: int, action: Action) -> None:
        """Play an option for a seat without anybody having sent it. The caller holds the lock and has loaded."""
        self._carry_out(self.game().play, seat, action)
        await self._commit(seat, None, seat)

    async def rewind(self, seat: int, to: int) -> None:
        """Go back to a decision, past any barrier: all have agreed. The caller holds the lock and has reached back."""
        self._carry_out(self.game().rewind, seat, to - self._base, range(self.row.seats))
        await self._commit(seat, None, None)

    def is_decision(self, to: int) -> bool:
        """Was something decided at number `to` that is still in effect? Memory has to reach back so far."""
        journal = self.game().journal
        line, before = journal.line(), journal.line(to - self._base)
        is_past = to <= self.n and len(before) < len(line) and line[: len(before)] == before
        return is_past and journal.entries[line[len(before)]].kind == PLAY

    def latest_decision(self, seat: int) -> int | None:
        """The number at which a seat decided what it did last, as far back as memory reaches."""
        journal = self.game().journal
        own = [i for i in journal.line() if journal.entries[i].kind == PLAY and journal.entries[i].seat == seat]
        return self._base + own[-1] if own else None

    def show_again(self) -> None:
        """The moment is another one although nobody has moved: the game has been ended."""
        for who, watchers in self.watchers.items():
            if watchers:
                frame = encode(self.update(who, self.n, []))
                for watcher in watchers:
                    watcher.show(self.n, self.n, frame)

    def _require_going_on(self) -> None:
        if self.row.state == OVER:
            raise Refused("The game is over.")

    async def _late(self, seat: int, key: str) -> Done:
        """A move that is not timely may be the repetition of an old one; else the client has to look again."""
        async with self._store.looking_up() as session:
            done = await first_answer(session, self.id, seat, key)
        if done is None:
            raise Stale(self.n)
        return done

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
        try:
            staged = self._stage(seat, key, actor)
            await self._store.writer.append(staged.append)
        except Conflict:
            return await self._give_way(seat, key)
        except BaseException:
            self.forget()
            raise
        return self._conclude(staged)

    def _stage(self, seat: int, key: str | None, actor: int | None) -> "Staged":
        """What there is to store, and what everybody will see then."""
        kernel = self.game()
        since = self.n
        n = self._base + len(kernel.journal)
        at = now()
        rows = rows_of(self.id, kernel.journal, self._base, since, key, at)
        append = Append(rows, self._progress(kernel, seat, at), self._position(kernel, n))
        frames = [
            (watchers, encode(self.update(who, since, [key] if key and who == seat else [])))
            for who, watchers in self.watchers.items()
            if watchers
        ]
        return Staged(seat, key, actor, since, n, append, frames)

    def _conclude(self, staged: "Staged") -> Done:
        """It is stored: now it counts, and everybody sees it."""
        since, n, key = staged.since, staged.n, staged.key
        self.n = n
        self._offered.renew(self.game(), n, staged.actor)
        done = Done(key or "", since + 1, n)
        if key is not None:
            self._remember(staged.seat, done)
        for watchers, frame in staged.frames:
            for watcher in watchers:
                watcher.show(since, n, frame)
        self.announce()
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

    def _progress(self, kernel: Table, seat: int, at: int) -> Progress | None:
        """What the list of tables has to know, when it changes: seat `seat` has moved."""
        waiting = sum(1 << seat for seat in kernel.waiting)
        row = self.row
        if waiting != self._waiting:
            if self._clock is not None:
                run_on(row, self._clock, waiting, at, seat)
            self._waiting = row.waiting = waiting
            row.moved = at
            row.state = OVER if kernel.over else PLAYING
            row.result = kernel.result.plain() if kernel.result else None
            self.is_changed = kernel.over or self._clock is not None
        elif row.proposal is None:
            return None
        if row.proposal is not None:  # it was about a moment that has passed
            row.proposal = None
            self.is_changed = True
        result, clocks = (encode(part).decode() if part else None for part in (row.result, row.clocks))
        return self.id, row.state, waiting, row.moved, result, clocks, row.due, None

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
