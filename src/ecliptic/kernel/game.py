"""The contract between the kernel and a game."""

from abc import abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Final, Generic, final

from mypy_extensions import mypyc_attr

from ecliptic.kernel.actions import Action
from ecliptic.kernel.errors import Refused, refused
from ecliptic.kernel.fields import Fields, shortened, shown
from ecliptic.kernel.frames import Frame, S
from ecliptic.kernel.loop import pending_seats
from ecliptic.kernel.messages import Message
from ecliptic.kernel.state import NO_BARRIERS, Event, Note

# JSON as plain Python types. `object` and not a recursive alias: the compiler does not know those.
Json = dict[str, object]

NO_NAMES: Final[dict[str, str]] = {}


@final
class Result:
    """How a game ended.

    `places` gives each seat's place, 1 for a winner; a game that was stopped without a result has only zeros.

    >>> result = Result((1, 2), (12, -3), "authority")
    >>> result.winners
    (0,)
    >>> Result((0, 0), (50, 50), "turn_limit").winners
    ()
    """

    __slots__ = ("places", "reason", "scores")

    def __init__(self, places: tuple[int, ...], scores: tuple[int, ...], reason: str) -> None:
        self.places: Final = places
        self.scores: Final = scores
        self.reason: Final = reason

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the seats on place 1."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def plain(self) -> Json:
        """Return the result as JSON types."""
        return {"places": list(self.places), "scores": list(self.scores), "reason": self.reason}

    def __repr__(self) -> str:
        return f"Result(places={self.places}, scores={self.scores}, reason={self.reason!r})"


@final
class Option:
    """One thing the host may set: a choice of words, or a number between `low` and `high`.

    >>> speed = Option("speed", "slow", ("slow", "fast"), about="How fast it goes.")
    >>> speed.read("fast")
    'fast'
    >>> speed.read("warp")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: Option speed cannot be 'warp'. Choose from: slow, fast.
    >>> Option("limit", 500, low=0, high=9999).read("20")
    20

    An option that only matters for some numbers of seats names them in `seats`.
    """

    __slots__ = ("about", "choices", "default", "high", "low", "name", "seats")

    def __init__(
        self,
        name: str,
        default: str | int,
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        about: str = "",
        seats: tuple[int, ...] = (),
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = choices
        self.low: Final = low
        self.high: Final = high
        self.about: Final = about
        self.seats: Final = seats  # empty: all

    def read(self, value: object) -> str | int:
        """Return the value as this option stores it; refuse a value that is not possible."""
        if self.choices:
            if str(value) in self.choices:
                return str(value)
            raise refused("problem-option-choice", option=self.name, value=shown(value), known=", ".join(self.choices))
        text = str(value)
        if text.isdecimal() and self.low <= int(text) <= self.high:
            return int(text)
        low, high = str(self.low), str(self.high)
        raise refused("problem-option-number", option=self.name, value=shown(value), low=low, high=high)

    def plain(self) -> Json:
        """Return the option as JSON types."""
        shown: Json = {"name": self.name, "default": self.default, "about": self.about}
        if self.choices:
            shown["choices"] = list(self.choices)
        else:
            shown["low"], shown["high"] = self.low, self.high
        return shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What a game must provide. The kernel knows games only through this class.

    A game object is stateless apart from its fixed facts; one object serves any number of tables.

    >>> import ecliptic
    >>> star_realms = ecliptic.game("star-realms")
    >>> star_realms.seats
    (2, 3, 4, 5, 6)
    >>> star_realms.choose_options(2, {"set": "core"})["mode"]
    'duel'
    """

    slug: str
    title: str
    seats: tuple[int, ...]  # the numbers of seats it can be played with
    options: tuple[Option, ...]
    rules_versions: tuple[int, ...]  # all that can still be played; new tables get the last one
    frames: dict[str, type[Frame[S]]]  # every frame by the name it has in saved positions: `frames_of(package)`
    list_fields: frozenset[str]  # frames' fields that hold lists; all others hold one number
    revealing: frozenset[str] = NO_BARRIERS  # kinds of notes that reveal something
    former_names: dict[str, str] = NO_NAMES  # frames and fields of older positions, with their current names
    weights: dict[str, float]  # what bots value: points for one unit of each feature, by name; a game may lack it

    def present_word(self, field: str, word: str) -> str:
        """Return the current name for a value in this field of an older position or journal.

        `field` is one of a frame, or "chance" for the kind of a chance entry.
        """
        return word

    @abstractmethod
    def new(self, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> S:
        """Return a state at the very start, with the frames that set the game up on its stack."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Return how the game ended, or None while it goes on."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Json:
        """Return everything this seat (None: a spectator) may know, built field by field."""

    @abstractmethod
    def resample(self, state: S, seat: int | None, rng: Random) -> S:
        """Return a full state drawn from exactly what this seat knows."""

    def is_revealing(self, event: Event) -> bool:
        """Return whether an event reveals something: nobody can undo past it alone."""
        return event.reveals or (isinstance(event, Note) and event.kind in self.revealing)

    def tell(self, state: S, events: list[Event], seat: int | None) -> list[Message]:
        """Return what happened between two requests, as this seat may know it."""
        told = [event.tell(state, seat) for event in events]
        return [message for message in told if message is not None]

    def prompt(self, state: S, seat: int | None) -> Message:
        """Return what is being decided: `prompt-*` for the seats that decide, `wait-*` for everybody else."""
        if not state.stack:
            return self.over(state)
        frame = state.stack[-1]
        deciding = pending_seats(frame.ask(state))
        topic, rules = frame.topic(state), frame.clauses(state)
        if seat is not None and seat in deciding:
            return Message(f"prompt-{topic}", frame.prompt_args(state, seat), rules)
        return Message(f"wait-{topic}", {"who": [{"seat": each} for each in deciding]}, rules)

    def over(self, state: S) -> Message:
        """Return the prompt of a game that is over."""
        result = self.result(state)
        winners = result.winners if result is not None else ()
        if not winners:
            return Message("prompt-stopped")
        return Message("prompt-over", {"winners": [{"seat": each} for each in winners]})

    def label(self, state: S, seat: int, action: Action) -> Message:
        """Return an option in words, with the clauses behind it."""
        return state.stack[-1].label(state, seat, action)

    def why_not(self, state: S, seat: int, text: str) -> Message:
        """Return why this notation is not among the seat's options now, from what the seat knows."""
        kind, _, about = text.partition(":")
        if not self.knows_action(kind):
            return Message("no-such-action", {"text": text})
        if not state.stack:
            return Message("no-not-now", {"text": text})
        frame = state.stack[-1]
        reason: Message | None = frame.why_not(state, seat, kind, about)
        return reason or Message("no-other-choice", {"text": text}, frame.clauses(state))

    def knows_action(self, kind: str) -> bool:
        """Return whether the game has actions of this kind at all."""
        return True

    @abstractmethod
    def say(self, message: Message, names: list[str], locale: str = "en", viewer: int | None = None) -> str:
        """Return a message in a language; `names` are the players' names by seat, `viewer` is the seat that reads."""

    @abstractmethod
    def write(self, state: S) -> Json:
        """Return the state without its stack, readable, as JSON types."""

    @abstractmethod
    def read(self, data: Fields, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> S:
        """Return the state that `write` wrote, or that somebody wrote by hand; refuse it when it makes no sense.

        The stack is the default for a position without one, usually the main phase.
        """

    def words(self, state: S, field: str) -> list[str] | None:
        """Return what the numbers of a frame's field, or of a draw, mean; None when they are just numbers."""
        return None

    def features(self, state: S, seat: int) -> list[float]:
        """Return the amount of each thing in `weights`, in their order, as this seat's bots see it.

        Bots call it only with worlds drawn by `resample` for this seat, so it may use everything in them.
        """
        return []

    def whose_turn(self, state: S) -> int | None:
        """The seat whose turn it is, -1 between turns, None if the game does not say; bots look ahead to its end."""
        return None

    def weighs_chance(self, state: S) -> bool:
        """Do `features` already count what the chance asked for next brings on average? Then bots do not imagine it."""
        return False

    def sides(self, state: S, seats: int) -> list[int]:
        """Return each seat's side; team-mates have the same one."""
        return list(range(seats))

    def seats_out(self, state: S) -> list[int]:
        """Return the seats that are out of the game while it goes on for others."""
        return []

    def scores(self, state: S, seats: int) -> list[int]:
        """Return each seat's score as it is now and as everybody may know it."""
        return [0] * seats

    def act_of(self, state: S) -> int:
        """Return the act that a campaign is in, from 1, as its chronicle counts them."""
        return 1

    def programmable(self) -> list[str]:
        """Return the actions, in notation, that may be premoves: they need no other choice."""
        return []

    @abstractmethod
    def problems(self, state: S) -> list[Message]:
        """Return the invariants that this state breaks, each as a clause that follows "Invalid position:"."""

    def choose_options(self, seats: int, given: Mapping[str, object]) -> dict[str, str | int]:
        """Return every option with the value it has at this table.

        A game overrides this when options depend on each other or on the number of seats.
        """
        self.require_seats(seats)
        return self.read_options(given)

    def setups(self) -> list[tuple[int, dict[str, str]]]:
        """Return every kind of table worth checking: seats and options. A game with modes lists them all."""
        return [(seats, {}) for seats in self.seats]

    def seats_for(self, options: Mapping[str, object]) -> list[int]:
        """Return the numbers of seats these options allow."""
        possible: list[int] = []
        for seats in self.seats:
            try:
                self.choose_options(seats, options)
            except Refused:
                continue
            possible.append(seats)
        if not possible:
            self.choose_options(self.seats[0], options)
        return possible

    def require_seats(self, seats: int) -> None:
        """Refuse a number of seats the game does not have."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise refused("problem-seats", game=self.title, low=low, high=high, seats=str(seats))

    def read_options(self, given: Mapping[str, object]) -> dict[str, str | int]:
        """Return the given options, checked one by one, and the others at their defaults."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise refused("problem-option-unknown", game=self.title, option=shortened(name), known=", ".join(known))
        return {name: o.read(given[name]) if name in given else o.default for name, o in known.items()}

    def choices_by_seats(self, option: Option) -> dict[str, list[str]]:
        """Return what an option can be with each number of seats it matters for; a number has no list of choices."""
        found: dict[str, list[str]] = {}
        for seats in option.seats or self.seats:
            fitting: list[str] = []
            for choice in option.choices:
                try:
                    self.choose_options(seats, {option.name: choice})
                except Refused:
                    continue
                fitting.append(choice)
            found[str(seats)] = fitting
        return found

    def about(self) -> Json:
        """Return the game's metadata as JSON types."""
        return {
            "slug": self.slug,
            "title": self.title,
            "seats": list(self.seats),
            "options": [{**option.plain(), "by_seats": self.choices_by_seats(option)} for option in self.options],
            "rules_version": self.rules_versions[-1],
            "programmable": self.programmable(),
        }
