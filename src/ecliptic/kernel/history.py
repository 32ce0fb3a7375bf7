"""Every moment of a game that has been played, even those that were undone later."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, final

from ecliptic.kernel.chance import ChanceSource
from ecliptic.kernel.errors import refused
from ecliptic.kernel.fields import Fields, index_of, shortened
from ecliptic.kernel.game import Game, Json
from ecliptic.kernel.journal import CHANCE, PLAY, UNDO, Entry, Journal, read_entry
from ecliptic.kernel.loop import options_of, run_until_request
from ecliptic.kernel.messages import Message
from ecliptic.kernel.positions import load_state, read_header
from ecliptic.kernel.requests import Chance, Request
from ecliptic.kernel.state import Event, State, digest
from ecliptic.kernel.table import Table

EVERY: Final = 32  # entries from one state that is kept to the next


@final
class History:
    """A journal whose entries have all been applied once, so that any moment of it is available.

    The hash is checked once for all entries that are added together: each entry was checked when it was stored.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> seat = table.waiting[0]
    >>> before, n = table.view(seat), len(table.journal)
    >>> table.play(seat, "end")
    >>> past = History(table.journal.dump(), ecliptic.catalogue())
    >>> past.at(n).view(seat) | {"move": n} == before
    True
    >>> len(past) == len(table.journal)
    True
    """

    def __init__(self, dump: object, games: Mapping[str, Game[Any]]) -> None:
        data = Fields(dump, "")
        self.game, self.header = read_header(data, "journal", games)
        header: Any = self.header
        if data.has("start"):
            inner = Fields(data.get("start"), "start")
            read_header(inner, "position", games)
            state = load_state(self.game, self.header, inner)
        else:
            state = self.game.new(header["seats"], header["options"], header["pack"], header["rules"])
        self.entries: Final[list[Entry]] = []
        self._events: Final[list[list[Event]]] = []  # by entry; first those before any entry
        self._states: Final[dict[int, State]] = {}
        self._end = state
        state.events = []
        self._request = run_until_request(state)  # the request at the end
        self._keep()
        self.add(data.items("entries"))

    def __len__(self) -> int:
        return len(self.entries)

    def add(self, rows: Iterable[object]) -> None:
        """Apply further entries; refuse them when they lead to a different state than when they were recorded."""
        written = ""
        for row in rows:
            n = len(self.entries)
            entry = read_entry(Fields(row, f"entries[{n}]"))
            written = str(entry["hash"])
            self._take(n, entry)
        if written and digest(self._end) != written:
            raise refused("problem-entry-hash", entry=str(len(self.entries)))

    def state(self, n: int) -> State:
        """Return a copy of the state after entry n."""
        steps: list[Entry] = []
        while n not in self._states:
            entry = self.entries[n - 1]
            n -= 1
            if entry.kind == UNDO:
                n = entry.to
            else:
                steps.append(entry)
        state = self._states[n].clone()
        request = run_until_request(state)
        for entry in reversed(steps):
            request = carry_out(state, request, entry)
        return state

    def at(self, n: int) -> Table:
        """Return the table as it was after entry n, to look at and not to play on; it has no log."""
        return Table(self.game, self.state(n), Journal(self.header), ChanceSource(0), dictated=True)

    def active_entries(self, n: int, since: int = 0) -> list[int]:
        """Return the entries after number `since` that were in effect after entry n; 0 means from the beginning."""
        line: list[int] = []
        while n > since:
            entry = self.entries[n - 1]
            if entry.kind == UNDO:
                n = entry.to
            else:
                line.append(n)
                n -= 1
        if since == 0:
            line.append(0)
        line.reverse()
        return line

    def tell(self, table: Table, seat: int | None, line: Iterable[int]) -> list[tuple[int, Message]]:
        """Return what happened with these entries, as a seat is told at the table's current moment."""
        tell = self.game.tell
        return [(i, message) for i in line for message in tell(table.state, self._events[i], seat)]

    # Inside

    def _keep(self) -> None:
        """Remember the events, and from time to time the state."""
        self._events.append(self._end.events or [])
        self._end.events = []
        n = len(self.entries)
        if n % EVERY == 0:
            self._states[n] = self._end.clone()

    def _take(self, n: int, row: Json) -> None:
        written = str(row["hash"])
        if "undo" in row:
            seat: Any = row["seat"]
            to: Any = row["undo"]
            if to > n:
                raise refused("problem-undo-moment", moment=str(to))
            self.entries.append(Entry(UNDO, written, seat, to=to))
            self._end = self.state(to)
            self._request = run_until_request(self._end)
            self._end.events = []
        else:
            if "play" in row:
                seat = row["seat"]
                entry = Entry(PLAY, written, seat, str(row["play"]))
            else:
                entry = Entry(CHANCE, written, text=str(row["chance"]), drawn=self._drawn(row))
            self._request = carry_out(self._end, self._request, entry)
            self.entries.append(entry)
        self._keep()

    def _drawn(self, row: Json) -> list[int]:
        request = self._request
        if not isinstance(request, Chance) or request.kind != self.game.present_word("chance", str(row["chance"])):
            raise refused("problem-chance-unasked", chance=shortened(str(row["chance"])))
        words = self.game.words(self._end, request.names)
        drawn: Any = row["drawn"]
        return [index_of(v, words, f"drawn[{i}]") for i, v in enumerate(drawn)] if words else list(drawn)


def carry_out(state: State, request: Request | None, entry: Entry) -> Request | None:
    """Answer the state's request with an entry; return its next request.

    >>> import ecliptic
    >>> state = ecliptic.new("star-realms", seats=2, seed=7).state.clone()
    >>> request = run_until_request(state)
    >>> type(carry_out(state, request, Entry(PLAY, "", request.seat, "end"))).__name__
    'Decision'
    """
    if entry.kind == CHANCE:
        state.stack[-1].outcome(state, entry.drawn)
        return run_until_request(state)
    for action in options_of(request, entry.seat):
        if action.text == entry.text:
            state.stack[-1].answer(state, entry.seat, action)
            return run_until_request(state)
    raise refused("problem-entry-impossible", action=shortened(entry.text))
