"""A queue for a scarce resource that is shared fairly among its users."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Final


class FairQueue:
    """At most `most` turns at a time. The next turn goes to the owner who has the fewest; among equals they rotate."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._running: Final[dict[Hashable, int]] = {}
        self._waiting: Final[dict[Hashable, deque[asyncio.Future[None]]]] = {}  # by owner, in the order of rotation

    @asynccontextmanager
    async def turn(self, owner: Hashable) -> AsyncIterator[None]:
        """Wait for a turn and hold it until the end of the block."""
        if self._free and not self._waiting:
            self._free -= 1
            self._running[owner] = self._running.get(owner, 0) + 1
        else:
            await self._wait(owner)
        try:
            yield
        finally:
            self._end(owner)

    async def _wait(self, owner: Hashable) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self._end(owner)  # the turn was given just before
            raise

    def _end(self, owner: Hashable) -> None:
        """End a turn and give it to the next who still waits."""
        self._running[owner] -= 1
        if not self._running[owner]:
            del self._running[owner]
        while self._waiting:
            following = min(self._waiting, key=lambda each: self._running.get(each, 0))  # the first of equals
            queue = self._waiting.pop(following)
            waiting = queue.popleft()
            if queue:
                self._waiting[following] = queue
            if not waiting.done():  # else its owner has gone
                self._running[following] = self._running.get(following, 0) + 1
                waiting.set_result(None)
                return
        self._free += 1
