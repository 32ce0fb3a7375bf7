"""A table to play at: the one path by which a move is played, committed and shown."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final

from ecliptic.kernel import Action, Refused, refused
from ecliptic.server.http.problems import Problem, Stale
from ecliptic.server.http.wire import Done, Move, Undo, encode
from ecliptic.server.ops.config import Settings
from ecliptic.server.store.database import Database
from ecliptic.server.store.journal_writer import Conflict
from ecliptic.server.store.models import OPEN, OVER, PAUSED, PLAYING
from ecliptic.server.store.queries import first_answer
from ecliptic.server.tables.commit import PendingMove, conclude, stage
from ecliptic.server.tables.loaded_table import LoadedTable

__all__ = ["AT_REST", "OPEN", "OVER", "PAUSED", "PLAYING", "UNDO_REFUSED", "LiveTable", "Outcome"]

log: Final = logging.getLogger("ecliptic.server")

UNDO_REFUSED: Final = {"ask": "problem-undo-ask", "never": "problem-undo-never"}

AT_REST: Final = {PAUSED: "problem-paused", OVER: "problem-over"}  # why nobody can move

HAS_LEFT: Final = {"resigned": "problem-resigned", "absent": "problem-absent"}

Outcome = Done | Exception  # what became of a move


class LiveTable(LoadedTable):
    """One table and its game. Everything that reads or moves holds the lock.

    A move takes one path: `_execute` lets the kernel act and hands the new entries to the journal writer; `_on_stored`
    lets it count and shows it once they are committed. Nobody can look in between, because of the lock. When the
    commit fails, memory is ahead of the store and is read again before anybody uses it.

    `submit` enters that path at once when the table is free, else when it is; `perform` waits for its end.
    """

    def __init__(
        self,
        table_id: str,
        store: Database,
        settings: Settings,
        listeners: Sequence[Callable[["LiveTable"], None]] = (),
        tellers: Sequence[Callable[["LiveTable", str | None], None]] = (),
    ) -> None:
        super().__init__(table_id, store)
        self._settings: Final = settings
        self._listeners: Final = listeners  # they must not wait; what takes time becomes a task of theirs
        self._tellers: Final = tellers  # the same, for what is told besides moves
        self._tasks: Final[set[asyncio.Task[None]]] = set()  # kept so that they are not lost before their end

    # Telling

    def announce(self) -> None:
        """Tell the listeners that something is stored."""
        for listener in self._listeners:
            listener(self)

    def tell(self, note: str) -> None:
        """Send a message to all watchers, in every process."""
        self.watchers.tell(note)
        for teller in self._tellers:
            teller(self, note)

    def tell_of_change(self) -> None:
        """Have other processes read the table again: something other than the game has changed."""
        for teller in self._tellers:
            teller(self, None)

    def show_again(self) -> None:
        """Show the moment again although nobody has moved: the game was ended, paused or resumed."""
        for who, watchers in self.watchers.by_seat():
            frame = encode(self.update(who, self.n, []))
            for watcher in watchers:
                watcher.show(self.n, self.n, frame)

    # Acting

    def require_own_play(self, seat: int) -> None:
        """Refuse a player who has left their seat to a bot."""
        left = self.seats[seat].left
        if left is not None and self.row.state != OVER:
            raise Problem(409, HAS_LEFT[left])

    def require_holder(self, seat: int, person_id: int | None) -> None:
        """Refuse somebody who no longer holds a seat, or has left it to a bot."""
        if person_id is None or self.seats[seat].person_id != person_id:
            raise Problem(403, "problem-seat-not-yours")
        self.require_own_play(seat)

    def submit(self, seat: int, person_id: int | None, request: Move | Undo, then: Callable[[Outcome], None]) -> None:
        """Carry out a player's move or undo as soon as nobody else uses the table, and call `then` after its commit.

        That is now, nearly always: without a task, a future and switches between them, which would cost more than the
        move. A move that is refused then is raised.
        """
        self.require_holder(seat, person_id)
        is_known = (seat, request.client_move_id) in self.answers
        if self.is_loaded and request.expected == self.n and not is_known and _take(self.lock):
            try:
                self._begin(seat, request, partial(self._release, then))
            except BaseException:
                self.lock.release()
                raise
        else:
            self._start(self._wait_for_turn(seat, person_id, request, then))

    async def play(self, seat: int, move: Move) -> Done:
        """Play one of the seat's options, once."""
        async with self.lock:
            await self.load()
            return await self.perform(seat, move)

    async def undo(self, seat: int, undo: Undo) -> Done:
        """Undo the seat's latest actions, unless something was revealed since."""
        async with self.lock:
            await self.load()
            return await self.perform(seat, undo)

    async def perform(self, seat: int, request: Move | Undo, require: Callable[[], None] | None = None) -> Done:
        """Carry out a move or an undo, once. The caller holds the lock and has loaded.

        `require` refuses it when the seat is no longer the sender's. It is asked last, because waiting for news from
        other processes may bring a change of seats.
        """
        self.game()  # a problem when it has not begun
        done = self.answers.get((seat, request.client_move_id))
        if done is not None:
            return done
        while not self._is_timely(seat, request):
            if not await self.catch_up():
                return await self._late(seat, request.client_move_id)
        if require is not None:
            require()
        return await self._wait_for(partial(self._begin, seat, request))

    async def begin(self) -> None:
        """Begin the game. The caller holds the lock and has loaded."""
        await asyncio.to_thread(self.set_up, self.row.start, [])
        await self._wait_for(partial(self._execute, _nothing, -1, None, None))

    async def act(self, seat: int, action: Action) -> None:
        """Play an option for a seat that no client has sent. The caller holds the lock and has loaded."""
        await self._wait_for(partial(self._execute, partial(self.game().play, seat, action), seat, None, seat))

    async def rewind(self, seat: int, to: int) -> None:
        """Go back to a decision, past any barrier: all have agreed. The caller holds the lock and has reached back."""
        rewind = partial(self.game().rewind, seat, to - self.base, range(self.row.seats))
        await self._wait_for(partial(self._execute, rewind, seat, None, None))

    def _is_timely(self, seat: int, request: Move | Undo) -> bool:
        if isinstance(request, Undo):
            return request.expected == self.n
        return self.staleness.is_timely(seat, request.action, request.expected, self.n)

    def _begin(self, seat: int, request: Move | Undo, then: Callable[[Outcome], None]) -> None:
        """Carry out a timely request of a client. The lock is held."""
        if self.row.state in AT_REST:
            raise refused(AT_REST[self.row.state])
        kernel, key = self.game(), request.client_move_id
        if isinstance(request, Move):
            self._execute(partial(kernel.play, seat, request.action), seat, key, seat, then)
        elif self.row.undo == "free":
            self._execute(partial(kernel.undo, seat, request.steps), seat, key, None, then)
        else:
            raise refused(UNDO_REFUSED[self.row.undo])

    def _execute(
        self,
        act: Callable[[], None],
        seat: int,
        key: str | None,
        actor: int | None,
        then: Callable[[Outcome], None],
    ) -> None:
        """Let the kernel act for a seat and store the new entries. `actor` has played; None for an undo."""
        try:
            act()
            pending = stage(self, seat, key, actor, self._settings.snapshot_every)
        except Refused:
            raise  # the kernel refuses without having changed anything; any other error is a fault of ours
        except BaseException:
            self.forget()
            raise
        pending.append.then = partial(self._on_stored, pending, then)
        self._store.writer.hand_in(pending.append)

    def _on_stored(self, pending: PendingMove, then: Callable[[Outcome], None], error: Exception | None) -> None:
        """Complete a move that is stored, or forget one that could not be."""
        if isinstance(error, Conflict):
            self._start(self._give_way(pending.seat, pending.key, then))
            return
        outcome: Outcome
        if error is not None:
            self.forget()
            outcome = error
        elif self.kernel is not pending.kernel:  # nobody has waited for the commit, so that memory was forgotten
            outcome = Done(pending.key or "", pending.since + 1, pending.n)
            if self.kernel is not None or self.watchers:  # what was read, or shown, during the commit is older
                self._start(self._read_again())
        else:
            try:
                outcome = conclude(self, pending)
                self.announce()
            except Exception as fault:  # the sender has to know of it
                self.forget()
                then(fault)
                return
        then(outcome)

    # Waiting

    async def _wait_for(self, begin: Callable[[Callable[[Outcome], None]], None]) -> Done:
        """Begin a move and wait until it is committed."""
        done: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        begin(partial(_resolve_future, done))
        try:
            outcome = await done
        except BaseException:  # cancelled
            self.forget()  # the commit continues, and the lock will be free before it ends
            raise
        if isinstance(outcome, Done):
            return outcome
        try:
            raise outcome
        finally:
            del outcome, done  # an error and the frame that raised it would keep each other, and the table, in memory

    async def _wait_for_turn(
        self, seat: int, person_id: int | None, request: Move | Undo, then: Callable[[Outcome], None]
    ) -> None:
        require = partial(self.require_holder, seat, person_id)
        try:
            async with self.lock:
                await self.load()
                require()  # the seat may be a bot's or somebody else's by now
                done = await self.perform(seat, request, require)
        except Exception as error:  # the sender has to know of it
            then(error)
        else:
            then(done)

    async def _give_way(self, seat: int, key: str | None, then: Callable[[Outcome], None]) -> None:
        """Read what another process has written first. It may be the same move, sent twice."""
        try:
            self.forget()
            await self.load()
            # What nobody has sent needs no answer: somebody else has done it.
            done = Done("", self.n, self.n) if key is None else self.answers.get((seat, key))
            if done is None:
                raise Stale(self.n)
        except Exception as error:  # the sender has to know of it
            then(error)
        else:
            then(done)
        finally:
            del then  # the error holds this frame, and the one who waits holds the error

    async def _read_again(self) -> None:
        """Read the table, although it is loaded, and show it to those who have seen less."""
        try:
            async with self.lock:
                self.forget()
                await self.load()
        except Exception:  # whoever asks next reads it
            log.exception("table %s cannot be read again", self.id)

    async def _late(self, seat: int, key: str) -> Done:
        """Answer a stale request: with the first answer if it is a repetition, else with a problem."""
        async with self._store.looking_up() as session:
            done = await first_answer(session, self.id, seat, key)
        if done is None:
            raise Stale(self.n)
        return done

    def _release(self, then: Callable[[Outcome], None], outcome: Outcome) -> None:
        self.lock.release()
        then(outcome)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _nothing() -> None:
    """Do nothing: the kernel has opened the game already."""


def _resolve_future(done: asyncio.Future[Outcome], outcome: Outcome) -> None:
    if not done.done():  # else nobody waits any more
        done.set_result(outcome)


def _take(lock: asyncio.Lock) -> bool:
    """Take a lock if it is free; return whether it was."""
    if lock.locked():
        return False
    waiting = lock.acquire()
    try:
        waiting.send(None)
    except StopIteration:
        return True
    waiting.close()  # somebody else is next
    return False
