"""Those who watch a table: each gets what was committed, at its own pace."""

import asyncio
from collections import deque
from typing import Final

MOST_NOTES: Final = 100  # messages besides updates that a slow watcher may leave unread before it is let go


class Watcher:
    """One open stream. Updates are never queued: whoever is slow gets the newest one, made for what it has."""

    __slots__ = ("_frame", "_frame_n", "_notes", "_waiter", "is_behind", "is_gone", "n", "seat")

    def __init__(self, seat: int | None, n: int) -> None:
        self.seat: Final = seat
        self.n = n  # the number up to which it has been sent
        self.is_behind = False  # it needs an update made for it
        self.is_gone = False  # it has not read for too long, or the table is no longer open to it
        self._frame: str | None = None
        self._frame_n = n
        self._notes: deque[str] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def show(self, since: int, n: int, frame: str) -> None:
        """An update from `since` to n has been committed."""
        if self.n == since and self._frame is None and not self.is_behind:
            self._frame = frame
            self._frame_n = n
        else:
            self._frame = None
            self.is_behind = True
        self._wake()

    def ask(self, since: int) -> None:
        """The client wants everything after `since`."""
        self.n = since
        self._frame = None
        self.is_behind = True
        self._wake()

    def tell(self, note: str) -> None:
        """A message that is not about the game's state."""
        if len(self._notes) >= MOST_NOTES:
            self.is_gone = True
        else:
            self._notes.append(note)
        self._wake()

    def leave(self) -> None:
        """Nothing more is to be sent."""
        self.is_gone = True
        self._wake()

    async def wait(self) -> None:
        """Until there is something to send."""
        if self._frame is None and not self._notes and not self.is_behind and not self.is_gone:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
            self._waiter = None

    def notes(self) -> list[str]:
        """The messages to send now."""
        if not self._notes:
            return []
        taken = list(self._notes)
        self._notes.clear()
        return taken

    def frame(self) -> str | None:
        """The update to send now, if there is one ready."""
        frame = self._frame
        if frame is not None:
            self._frame = None
            self.n = self._frame_n
        return frame

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
