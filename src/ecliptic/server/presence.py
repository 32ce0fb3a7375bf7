"""Who is at the table: watchers are told when a seat's last stream closes or its first one opens, but not at once."""

import asyncio
from typing import Final

from ecliptic.server.live import Live
from ecliptic.server.lobby import tell_here


class Presence:
    """Tells each table's watchers who is there."""

    def __init__(self, pause: float) -> None:
        self._pause: Final = pause
        self._asked: Final[dict[str, asyncio.TimerHandle]] = {}

    def changed(self, live: Live) -> None:
        """Somebody has opened or closed a stream of this table."""
        if not any(live.watchers.values()):
            live.told_online = None
        elif live.told_online is None:
            live.told_online = live.online()  # the first to come are told with their first message
        elif live.id not in self._asked:
            loop = asyncio.get_running_loop()
            self._asked[live.id] = loop.call_later(self._pause, self._tell, live)

    def close(self) -> None:
        """The server stops."""
        for handle in self._asked.values():
            handle.cancel()
        self._asked.clear()

    def _tell(self, live: Live) -> None:
        del self._asked[live.id]
        if live.told_online is not None and live.told_online != live.online():
            tell_here(live)
