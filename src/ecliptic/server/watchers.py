"""Those who watch a table: each gets what was committed, at its own pace."""

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

MOST_NOTES: Final = 100  # messages besides updates that a slow watcher may leave unread before it is let go


class Sayer(Protocol):
    """Where a watcher's messages go."""

    @property
    def is_full(self) -> bool:
        """Has the client left so much unread that nothing more should be sent?"""

    def say(self, text: bytes) -> None:
        """Send a message now."""


class Watcher:
    """One open stream. Updates are never queued: whoever is slow gets the newest one, made for what it has."""

    __slots__ = ("_catch_up", "_leave", "_line", "_notes", "is_behind", "is_gone", "n", "seat")

    def __init__(
        self, seat: int | None, n: int, line: Sayer, catch_up: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        self.seat: Final = seat
        self.n = n  # the number up to which it has been sent
        self.is_behind = False  # it needs an update made for it
        self.is_gone = False  # it has not read for too long, or the table is no longer open to it
        self._line: Final = line
        self._catch_up: Final = catch_up  # called when it is behind and could be sent what it has missed
        self._leave: Final = leave  # called when nothing more is to be sent
        self._notes: Final[deque[str]] = deque()

    def show(self, since: int, n: int, frame: bytes) -> None:
        """An update from `since` to n has been committed."""
        line = self._line
        if self.n == since and not self.is_behind and not line.is_full:
            self.n = n
            line.say(frame)
        else:
            self.is_behind = True
            self.go_on()

    def ask(self, since: int) -> None:
        """The client wants everything after `since`."""
        self.n = since
        self.is_behind = True
        self.go_on()

    def tell(self, note: str) -> None:
        """A message that is not about the game's state."""
        if len(self._notes) >= MOST_NOTES:
            self.leave()
        else:
            self._notes.append(note)
            self.go_on()

    def leave(self) -> None:
        """Nothing more is to be sent."""
        if not self.is_gone:
            self.is_gone = True
            self._leave()

    def go_on(self) -> None:
        """Send what there is, unless the client has to read first."""
        while self._notes and not self._line.is_full:
            self._line.say(self._notes.popleft().encode())
        if self.is_behind and not self.is_gone and not self._line.is_full:
            self._catch_up()

    def catch_up(self, n: int, frame: bytes) -> None:
        """The newest update, made for what it has."""
        self.is_behind = False
        self.n = n
        self._line.say(frame)
