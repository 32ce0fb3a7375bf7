"""Who watches a table: the open streams, by seat, and who is online through other processes."""

import time
from abc import abstractmethod
from collections import deque
from collections.abc import ItemsView, Iterator
from typing import Final, Protocol

MOST_NOTES: Final = 100  # messages besides updates that a slow watcher may leave unread before it is let go


class Socket(Protocol):
    """Where a watcher's messages go."""

    @property
    def is_full(self) -> bool:
        """Return whether the client has left so much unread that nothing more should be sent."""

    def send_now(self, text: bytes) -> None:
        """Send a message without waiting."""


class Watcher:
    """One open stream. Updates are never queued: slow clients get one coalesced update.

    A stream derives from this instead of passing callbacks in: the two would keep each other, and the table, in
    memory after the stream is closed.
    """

    __slots__ = ("_notes", "_socket", "is_behind", "is_gone", "n", "seat")

    def __init__(self, seat: int | None, n: int, socket: Socket) -> None:
        self.seat: Final = seat
        self.n = n  # the number up to which it has been sent
        self.is_behind = False  # it needs an update made for it
        self.is_gone = False  # it has not read for too long, or the table is no longer open to it
        self._socket: Final = socket
        self._notes: Final[deque[str]] = deque()

    @abstractmethod
    def request_update(self) -> None:
        """Have `send_update` called: it is behind, and the client can take more."""

    @abstractmethod
    def on_leave(self) -> None:
        """End the stream: nothing more is to be sent."""

    def show(self, since: int, n: int, frame: bytes) -> None:
        """Send a committed update from `since` to n, or remember that it was missed."""
        if self.is_gone:  # perhaps the seat is somebody else's now, and the socket is not closed yet
            return
        socket = self._socket
        if self.n == since and not self.is_behind and not socket.is_full:
            self.n = n
            socket.send_now(frame)
        else:
            self.is_behind = True
            self.flush()

    def ask(self, since: int) -> None:
        """Send everything after `since`, as the client wants."""
        self.n = since
        self.is_behind = True
        self.flush()

    def tell(self, note: str) -> None:
        """Send a message that is not about the game's state."""
        if len(self._notes) >= MOST_NOTES:
            self.leave()
        else:
            self._notes.append(note)
            self.flush()

    def leave(self) -> None:
        """Send nothing more."""
        if not self.is_gone:
            self.is_gone = True
            self.on_leave()

    def flush(self) -> None:
        """Send what is waiting, unless the client has to read first."""
        while self._notes and not self._socket.is_full and not self.is_gone:
            self._socket.send_now(self._notes.popleft().encode())
        if self.is_behind and not self.is_gone and not self._socket.is_full:
            self.request_update()

    def send_update(self, n: int, frame: bytes) -> None:
        """Send the newest update, built for what the client has."""
        self.is_behind = False
        self.n = n
        if not self.is_gone:
            self._socket.send_now(frame)


class Watchers:
    """The streams of one table that are open in this process, by seat; spectators are under None."""

    __slots__ = ("_by_seat", "elsewhere", "told_online")

    def __init__(self) -> None:
        self._by_seat: Final[dict[int | None, list[Watcher]]] = {}  # no list is empty
        self.elsewhere: Final[dict[str, tuple[frozenset[int], float]]] = {}  # by process: seats that watch there, until
        self.told_online: frozenset[int] | None = None  # the seats that those who watch here believe to be there

    def __iter__(self) -> Iterator[Watcher]:
        for watchers in self._by_seat.values():
            yield from watchers

    def __len__(self) -> int:
        return sum(map(len, self._by_seat.values()))

    def __bool__(self) -> bool:
        return bool(self._by_seat)

    def add(self, watcher: Watcher) -> None:
        """Add a stream: it gets everything from now on."""
        self._by_seat.setdefault(watcher.seat, []).append(watcher)

    def remove(self, watcher: Watcher) -> None:
        """Remove a closed stream."""
        watchers = self._by_seat[watcher.seat]
        watchers.remove(watcher)
        if not watchers:
            del self._by_seat[watcher.seat]

    def by_seat(self) -> ItemsView[int | None, list[Watcher]]:
        """Return each seat that is watched, with its streams."""
        return self._by_seat.items()

    def tell(self, note: str) -> None:
        """Send a message to all of them."""
        for watcher in self:
            watcher.tell(note)

    def dismiss(self, seat: int) -> None:
        """End the streams of a seat."""
        for watcher in self._by_seat.get(seat, []):
            watcher.leave()

    def dismiss_all(self) -> None:
        """End all streams."""
        for watcher in self:
            watcher.leave()

    def bring_up_to(self, n: int) -> None:
        """Send an update to those who have seen less than number n."""
        for watcher in self:
            if watcher.n < n:
                watcher.ask(watcher.n)

    def online_here(self) -> frozenset[int]:
        """Return the seats that watch through this process."""
        return frozenset(seat for seat in self._by_seat if seat is not None)

    def online(self) -> frozenset[int]:
        """Return the seats that watch, through any process."""
        at = time.monotonic()
        return self.online_here().union(*(seats for seats, until in self.elsewhere.values() if until > at))
