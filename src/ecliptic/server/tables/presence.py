"""Presence: watchers are told, after a pause, when a seat's first stream opens or its last one closes."""

import asyncio
from typing import Final

from ecliptic.server.tables.live_table import LiveTable
from ecliptic.server.tables.table_info import tell_here


class Presence:
    """Tells each table's watchers who is there."""

    def __init__(self, pause: float) -> None:
        self._pause: Final = pause
        self._asked: Final[dict[str, asyncio.TimerHandle]] = {}

    def on_streams_changed(self, live: LiveTable) -> None:
        """Schedule a message after a stream of this table was opened or closed."""
        watchers = live.watchers
        if not watchers:
            watchers.told_online = None
            waiting = self._asked.pop(live.id, None)
            if waiting is not None:
                waiting.cancel()  # else it would keep a table in memory that nobody watches
        elif watchers.told_online is None:
            watchers.told_online = watchers.online()  # the first to come are told with their first message
        elif live.id not in self._asked:
            loop = asyncio.get_running_loop()
            self._asked[live.id] = loop.call_later(self._pause, self._tell, live)

    def close(self) -> None:
        """Cancel scheduled messages."""
        for handle in self._asked.values():
            handle.cancel()
        self._asked.clear()

    def _tell(self, live: LiveTable) -> None:
        del self._asked[live.id]
        watchers = live.watchers
        if watchers.told_online is not None and watchers.told_online != watchers.online():
            tell_here(live)
