"""A table: one game being played, with its journal, its source of chance, and undo."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ecliptic.kernel.actions import LONGEST_NOTATION, Action
from ecliptic.kernel.chance import ChanceSource
from ecliptic.kernel.errors import Refused, refused
from ecliptic.kernel.fields import Fields, index_of, json_table, shortened, shown
from ecliptic.kernel.game import Game, Json, Result
from ecliptic.kernel.journal import CHANCE, PLAY, UNDO, Entry, Journal, read_entry
from ecliptic.kernel.loop import options_of, pending_seats, run_until_request
from ecliptic.kernel.messages import Message
from ecliptic.kernel.positions import load_state, read_header, save_position
from ecliptic.kernel.preview import Preview, look_ahead
from ecliptic.kernel.requests import Chance, Request
from ecliptic.kernel.state import Event, State, digest


class Table:
    """One game: who is to move, what they may do, what they may know, and everything that happened.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> seat = table.waiting[0]
    >>> table.play(seat, table.options(seat)[0])
    >>> table.play(seat, "fly away")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: 'fly away' is not an action in Star Realms.
    """

    def __init__(
        self, game: Game[Any], state: State, journal: Journal, luck: ChanceSource, dictated: bool = False
    ) -> None:
        self.game: Final = game
        self.state = state
        self.journal: Final = journal
        self.luck: Final = luck
        self.request: Request | None = None
        self._dictated = dictated
        seats: Any = journal.header["seats"]
        self.names = [f"Player {seat + 1}" for seat in range(seats)]  # the players may have other names
        self._origin: Final = state.clone()
        state.events = []
        self._events: list[list[Event]] = []  # by entry
        self._opening: list[Event] = []  # before the first entry
        self._moments: list[tuple[int, State]] = []  # before each entry since the last barrier
        self._opening.extend(self._observe())
        self._answer_chance()

    # Asking

    @property
    def waiting(self) -> list[int]:
        """Return the seats that owe an answer; empty when the game is over."""
        return list(pending_seats(self.request))

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.request is None

    @property
    def result(self) -> Result | None:
        """Return how the game ended; None while it goes on."""
        return self.game.result(self.state)

    @property
    def sides(self) -> list[int]:
        """Return each seat's side; team-mates have the same one.

        >>> import ecliptic
        >>> ecliptic.new("star-realms", seats=4, seed=7, options={"mode": "hydra_two_headed"}).sides
        [0, 0, 1, 1]
        """
        seats: Any = self.journal.header["seats"]
        return self.game.sides(self.state, seats)

    @property
    def scores(self) -> list[int]:
        """Return each seat's score as it is now.

        >>> import ecliptic
        >>> ecliptic.new("star-realms", seats=2, seed=7).scores
        [50, 50]
        """
        seats: Any = self.journal.header["seats"]
        return self.game.scores(self.state, seats)

    def options(self, seat: int) -> list[Action]:
        """Return what this seat may do now; empty when it is not asked."""
        self._require_seat(seat)
        return list(options_of(self.request, seat))

    def view(self, seat: int | None) -> Json:
        """Return what this seat (None: a spectator) may know, as JSON types."""
        if seat is not None:
            self._require_seat(seat)
        view = self.game.view(self.state, seat)
        view["move"] = len(self.journal)
        view["waiting"] = self.waiting
        view["prompt"] = self.prompt(seat).plain()
        result = self.result
        view["result"] = result.plain() if result else None
        return view

    def prompt(self, seat: int | None) -> Message:
        """Return what is being decided, as this seat may know it."""
        return self.game.prompt(self.state, seat)

    def label(self, seat: int, action: Action) -> Message:
        """Return the text of one of this seat's options, with the clauses behind it."""
        return self.game.label(self.state, seat, action)

    def log(self, seat: int | None, since: int = 0) -> list[tuple[int, Message]]:
        """Return what happened, as this seat may know it: (entry, message), without what was undone."""
        happened = [(0, self._opening)] if since == 0 else []
        happened += [(i + 1, self._events[i]) for i in self.journal.active_entries(since=since)]
        return [(n, message) for n, events in happened for message in self.game.tell(self.state, events, seat)]

    def save(self) -> Json:
        """Return this moment in the position format; `ecliptic.load` reads it."""
        return save_position(self.game, self.state, self.journal.header)

    # Acting

    def find(self, seat: int, action: "Action | str") -> Action:
        """Return the option of this seat with that notation; refuse, with the reason, when there is none."""
        self._require_seat(seat)
        text = str(action)
        for option in options_of(self.request, seat):
            if option.text == text:
                return option
        if self.over:
            raise refused("problem-over")
        if not options_of(self.request, seat):
            if not self.waiting:
                raise refused("problem-chance-first")
            raise refused("problem-not-your-turn", who={"seat": self.waiting[0]})
        if len(text) > LONGEST_NOTATION:
            raise refused("problem-action-length", most=LONGEST_NOTATION)
        message = self.game.why_not(self.state, seat, text)
        raise Refused(self.game.say(message, self.names, viewer=seat), message)

    def preview(self, seat: int, action: "Action | str") -> Preview:
        """Return what one of the seat's options would do, without revealing anything; refuse what is not an option.

        >>> import ecliptic
        >>> table = ecliptic.new("star-realms", seats=2, seed=7)
        >>> seat = table.waiting[0]
        >>> table.preview(seat, "play:scout").view["players"][seat]["trade"], table.undoable(seat)
        (1, 0)
        """
        return look_ahead(self.game, self.state, seat, self.find(seat, action))

    def play(self, seat: int, action: "Action | str") -> None:
        """Carry out one of the seat's options; refused and unchanged when it is none."""
        option = self.find(seat, action)
        self._moments.append((len(self.journal), self.state.clone()))
        self.state.stack[-1].answer(self.state, seat, option)
        self._record(Entry(PLAY, "", seat, option.text))
        self._answer_chance()

    def undoable(self, seat: int) -> int:
        """Return how many of its latest actions this seat may undo alone.

        >>> import ecliptic
        >>> table = ecliptic.new("star-realms", seats=2, seed=7)
        >>> seat = table.waiting[0]
        >>> table.play(seat, "play:scout")
        >>> table.undoable(seat), table.undoable(1 - seat)
        (1, 0)
        """
        mine = 0
        for n, _ in reversed(self._moments):
            if self.journal.entries[n].seat != seat:
                break
            mine += 1
        return mine

    def undo(self, seat: int, steps: int | None = None) -> None:
        """Undo this seat's latest actions: all since the last barrier, or only so many steps.

        A barrier is anything that cannot be undone alone: chance, a revealed card, another seat's action.

        >>> import ecliptic
        >>> table = ecliptic.new("star-realms", seats=2, seed=7)
        >>> before, seat = table.save(), table.waiting[0]
        >>> table.play(seat, "play:scout")
        >>> table.undo(seat)
        >>> table.save() == before
        True
        """
        self._require_seat(seat)
        mine = self.undoable(seat)
        if mine == 0:
            raise refused("problem-undo-barred")
        if steps is not None and not 1 <= steps <= mine:
            raise refused("problem-undo-steps", most=mine, steps=steps)
        back = mine if steps is None else steps
        n, moment = self._moments[-back]
        del self._moments[-back:]
        self._return_to(n, moment, seat)

    def rewind(self, seat: int, to: int, agreed: Iterable[int]) -> None:
        """Go back to the moment after entry `to`, past any barrier; every seat must have agreed.

        >>> import ecliptic
        >>> table = ecliptic.new("star-realms", seats=2, seed=7)
        >>> before, start = table.save(), len(table.journal)
        >>> table.play(table.waiting[0], "end")
        >>> table.rewind(0, start, agreed=[0, 1])
        >>> table.save() == before
        True
        """
        seats: Any = self.journal.header["seats"]
        missing = sorted(set(range(seats)) - set(agreed))
        if missing:
            raise refused("problem-undo-agreement", who={"seat": missing[0]})
        line = self.journal.active_entries(to)
        if to > len(self.journal) or self.journal.active_entries()[: len(line)] != line:
            raise refused("problem-undo-moment", moment=str(to))
        while self._moments and self._moments[-1][0] > to:
            self._moments.pop()
        if self._moments and self._moments[-1][0] == to:
            self._return_to(to, self._moments.pop()[1], seat)
            return
        state = self._origin.clone()
        for i in line:
            self._repeat(state, self.journal.entries[i])
        self._return_to(to, state, seat)

    def follow(self, rows: Iterable[object]) -> None:
        """Apply entries written elsewhere, chance included, and check every hash; then continue as usual.

        >>> import ecliptic
        >>> here = ecliptic.new("star-realms", seats=2, seed=7)
        >>> there = ecliptic.replay(here.journal.dump())
        >>> here.play(here.waiting[0], "end")
        >>> there.follow(here.journal.dump()["entries"][len(there.journal):])
        >>> there.save() == here.save()
        True
        """
        self._dictated = True
        try:
            for row in rows:
                n = len(self.journal)
                self._take(n + 1, read_entry(row if isinstance(row, Fields) else Fields(row, f"entries[{n}]")))
        finally:
            self._dictated = False
        self._answer_chance()

    # Inside

    def _require_seat(self, seat: int) -> None:
        seats: Any = self.journal.header["seats"]
        if not 0 <= seat < seats:
            raise refused("problem-seat-unknown", seat=seat, last=seats - 1)

    def _observe(self) -> list[Event]:
        """Run to the next request; what happened since the last one."""
        self.request = run_until_request(self.state)
        seen = self.state.events or []
        self.state.events = []
        return seen

    def _record(self, entry: Entry) -> None:
        """Run on, then write the entry with the hash of the state it led to."""
        events = self._observe()
        hashed = Entry(entry.kind, digest(self.state), entry.seat, entry.text, entry.drawn, entry.to)
        self.journal.entries.append(hashed)
        self._events.append(events)
        if entry.kind == CHANCE or any(self.game.is_revealing(event) for event in events):
            self._moments.clear()

    def _answer_chance(self) -> None:
        while isinstance(self.request, Chance) and not self._dictated:
            request = self.request
            self._take_outcome(request, self.luck.answer(request), request.kind)

    def _take_outcome(self, request: Chance, drawn: list[int], kind: str) -> None:
        self.state.stack[-1].outcome(self.state, drawn)
        words = self.game.words(self.state, request.names)
        if words:
            self.journal.words[len(self.journal)] = words
        self._record(Entry(CHANCE, "", text=kind, drawn=drawn))

    def _return_to(self, n: int, state: State, seat: int) -> None:
        """Make an earlier moment the present one, and write that down."""
        self.state = state
        self.request = run_until_request(state)
        self.state.events = []  # only now: what runs here was told when it happened
        self.journal.entries.append(Entry(UNDO, digest(state), seat, to=n))
        self._events.append([])

    def _repeat(self, state: State, entry: Entry) -> None:
        request = run_until_request(state)
        if entry.kind == CHANCE:
            state.stack[-1].outcome(state, entry.drawn)
        else:
            action = next(o for o in options_of(request, entry.seat) if o.text == entry.text)
            state.stack[-1].answer(state, entry.seat, action)

    def _take(self, n: int, entry: Json) -> None:
        """Carry out one entry; refused when it is impossible or leads to another state than it led to then."""
        seat: Any = entry.get("seat")
        try:
            if "play" in entry:
                self.play(seat, str(entry["play"]))
            elif "undo" in entry:
                seats: Any = self.journal.header["seats"]
                to: Any = entry["undo"]
                self.rewind(seat, to, range(seats))
            else:
                self._take_written(entry)
        except Refused as refusal:
            sentence = str(refused("problem-entry", entry=str(n), why=str(refusal)))
            why: object = refusal.message.plain() if refusal.message else str(refusal)
            raise Refused(sentence, Message("problem-entry", {"entry": str(n), "why": why})) from refusal
        if self.journal.entries[-1].hash != entry["hash"]:
            raise refused("problem-entry-hash", entry=str(n))

    def _take_written(self, entry: Json) -> None:
        request = self.request
        kind = str(entry["chance"])
        if not isinstance(request, Chance) or request.kind != self.game.present_word("chance", kind):
            raise refused("problem-chance-unasked", chance=shortened(kind))
        written: Any = entry["drawn"]
        words = self.game.words(self.state, request.names)
        drawn: list[int] = []
        for value in written:
            if words is None and not isinstance(value, int):
                raise refused("problem-drawn-number", value=shown(value))
            drawn.append(index_of(value, words, f"drawn[{len(drawn)}]") if words else value)
        request.require(drawn)
        self._take_outcome(request, drawn, kind)  # an older journal keeps its words


def open_table(
    game: Game[Any],
    seats: int,
    options: Mapping[str, object],
    pack: Json | None = None,
    luck: ChanceSource | None = None,
    rules: int | None = None,
) -> Table:
    """Return a new table at the start of a game.

    >>> import ecliptic
    >>> open_table(ecliptic.game("star-realms"), 2, {"first": 1}, luck=ChanceSource(seed=3)).waiting
    [1]
    """
    chosen = game.choose_options(seats, options)
    version = game.rules_versions[-1] if rules is None else rules
    if version not in game.rules_versions:
        known = ", ".join(str(number) for number in game.rules_versions)
        raise refused("problem-rules-unknown", game=game.title, version=version, known=known)
    kept = None if pack is None else json_table(Fields(pack, ""))
    state = game.new(seats, chosen, kept, version)
    header: Json = {"game": game.slug, "rules": version, "seats": seats, "options": chosen, "pack": kept}
    return Table(game, state, Journal(header), luck or ChanceSource())


def load_table(saved: object, games: Mapping[str, Game[Any]], luck: ChanceSource | None = None) -> Table:
    """Return a table that continues from a position; refuse an impossible one with the reason.

    >>> import ecliptic
    >>> saved = ecliptic.new("star-realms", seats=2, seed=7).save()
    >>> load_table(saved, ecliptic.catalogue()).save() == saved
    True
    """
    data = Fields(saved, "")
    game, header = read_header(data, "position", games)
    state = load_state(game, header, data)
    start = save_position(game, state, header)
    return Table(game, state, Journal(header, start), luck or ChanceSource())


def replay_table(
    dump: object, games: Mapping[str, Game[Any]], luck: ChanceSource | None = None, stop: int = -1
) -> Table:
    """Play a journal again, checking every hash, up to entry `stop` if one is given.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> table.play(table.waiting[0], "end")
    >>> again = replay_table(table.journal.dump(), ecliptic.catalogue())
    >>> again.save() == table.save()
    True
    """
    data = Fields(dump, "")
    game, header = read_header(data, "journal", games)
    start: Any = None
    state: State
    if data.has("start"):
        start = data.get("start")
        inner = Fields(start, "start")
        started, start_header = read_header(inner, "position", games)
        if started is not game or start_header != header:
            raise refused("problem-start-foreign")
        state = load_state(game, header, inner)
    else:
        chosen: Any = header
        state = game.new(chosen["seats"], chosen["options"], chosen["pack"], chosen["rules"])
    rows = data.rows("entries")
    data.has("session")  # what the program that saved it needs to go on; the game does not depend on it
    data.finish()
    table = Table(game, state, Journal(header, start), luck or ChanceSource(), dictated=True)
    table.follow(rows if stop < 0 else rows[:stop])
    return table
