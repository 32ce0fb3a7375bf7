"""Who is at the table: watchers are told when a seat's last stream closes or its first one opens, but not at once."""

import asyncio
from typing import Final

from ecliptic.server.live import Live
from ecliptic.server.lobby import tell_here


class Presence:
    """What each table's watchers have been told about who is there."""

    def __init__(self, pause: float) -> None:
        self._pause: Final = pause
        self._told: Final[dict[str, frozenset[int]]] = {}  # by table: the seats that are there
        self._asked: Final[dict[str, asyncio.TimerHandle]] = {}

    def changed(self, live: Live) -> None:
        """Somebody has opened or closed a stream of this table."""
        if not any(live.watchers.values()):
            self._told.pop(live.id, None)
        elif live.id not in self._told:
            self._told[live.id] = _online(live)  # the first to come are told with their first message
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
        told, online = self._told.get(live.id), _online(live)
        if told is not None and told != online:
            self._told[live.id] = online
            tell_here(live)


def _online(live: Live) -> frozenset[int]:
    return frozenset(seat for seat, watchers in live.watchers.items() if watchers and seat is not None)
