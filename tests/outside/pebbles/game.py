"""Pebbles: both players hold pebbles of hidden weight and lay them down in turn; the heavier heap wins."""

from random import Random
from typing import Final

from ecliptic.content.catalogue import Catalogue
from ecliptic.content.manifest import Manifest, folder_of
from ecliptic.kernel import (
    Action,
    Chance,
    Decision,
    Event,
    Fields,
    Frame,
    Game,
    Json,
    Message,
    Request,
    Result,
    State,
    frames_of,
)

WEIGHTS: Final = list(range(1, 10))
HAND: Final = 3
LAY: Final = [Action("lay", str(n), (n,)) for n in range(10)]
TEXT: Final = folder_of("pebbles.game:GAME") / "text"


# 1. The state: numbers and lists of them


class Table(State):
    """Hands are hidden, heaps are open, the rest stays in the bag."""

    def __init__(self) -> None:
        super().__init__()
        self.bag: list[int] = WEIGHTS[:]
        self.hands: list[list[int]] = [[], []]
        self.heaps: list[list[int]] = [[], []]

    def clone(self) -> "Table":
        other = Table()
        other.stack = self.stack[:]
        other.bag = self.bag[:]
        other.hands = [hand[:] for hand in self.hands]
        other.heaps = [heap[:] for heap in self.heaps]
        return other

    def flatten(self, out: list[int]) -> None:
        for part in (self.bag, *self.hands, *self.heaps):
            out.append(len(part))
            out += part


# 2. Events: what happened, and what it shows


class Laid(Event):
    """A pebble is laid down: from now on everybody sees it."""

    __slots__ = ("seat", "weight")

    reveals = True

    def __init__(self, seat: int, weight: int) -> None:
        self.seat = seat
        self.weight = weight

    def tell(self, state: Table, seat: int | None) -> Message:
        return Message("log-laid", {"who": {"seat": self.seat}, "n": self.weight})


# 3. Frames: what is asked, and what an answer does


class Deal(Frame[Table]):
    """Chance deals both hands."""

    __slots__ = ()

    def ask(self, state: Table) -> Request | None:
        return Chance("deal", state.bag, count=2 * HAND)

    def outcome(self, state: Table, drawn: list[int]) -> None:
        state.stack.pop()
        state.hands = [sorted(drawn[:HAND]), sorted(drawn[HAND:])]
        state.bag = [n for n in state.bag if n not in drawn]
        state.stack.append(LayPebble(0))


class LayPebble(Frame[Table]):
    """Which pebble is laid down?"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: Table) -> Request | None:
        hand = state.hands[self.seat]
        return Decision(self.seat, [LAY[n] for n in hand]) if hand else None

    def run(self, state: Table) -> None:
        state.stack.pop()

    def answer(self, state: Table, seat: int, action: Action) -> None:
        (weight,) = action.args
        state.stack[-1] = LayPebble(1 - seat)
        if state.events is not None:
            state.emit(Laid(seat, weight))
        state.hands[seat].remove(weight)
        state.heaps[seat].append(weight)

    def prompt_args(self, state: Table, seat: int) -> Json:
        return {"left": len(state.hands[seat])}

    def label(self, state: Table, seat: int, action: Action) -> Message:
        return Message("do-lay", {"n": action.args[0]})

    def why_not(self, state: Table, seat: int, kind: str, about: str) -> Message | None:
        return Message("no-such-pebble", {"text": about}) if kind == "lay" else None


# 4. The game: what is known to whom, positions, the result


class Pebbles(Game[Table]):
    """Two players, one round."""

    def __init__(self) -> None:
        self.slug = "pebbles"
        self.title = "Pebbles"
        self.seats = (2,)
        self.options = ()
        self.rules_versions = (1,)
        self.frames = frames_of("pebbles")
        self.list_fields = frozenset()
        self.weights = {"heap": 1.0, "hand": 0.9}

    def new(self, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> Table:
        state = Table()
        state.stack.append(Deal())
        return state

    def result(self, state: Table) -> Result | None:
        if state.stack:
            return None
        first, second = (sum(heap) for heap in state.heaps)
        places = (1, 1) if first == second else (1, 2) if first > second else (2, 1)
        return Result(places, (first, second), "weight")

    def view(self, state: Table, seat: int | None) -> Json:
        shown: Json = {"heaps": state.heaps, "in_hand": [len(hand) for hand in state.hands], "bag": len(state.bag)}
        if seat is not None:
            shown["hand"] = state.hands[seat]
        return shown

    def resample(self, state: Table, seat: int | None, rng: Random) -> Table:
        world = state.clone()
        others = [other for other in (0, 1) if other != seat]
        hidden = world.bag + [n for other in others for n in world.hands[other]]
        rng.shuffle(hidden)
        for other in others:
            size = len(world.hands[other])
            world.hands[other], hidden = sorted(hidden[:size]), hidden[size:]
        world.bag = sorted(hidden)
        return world

    def scores(self, state: Table, seats: int) -> list[int]:
        return [sum(heap) for heap in state.heaps]

    def features(self, state: Table, seat: int) -> list[float]:
        return [float(sum(state.heaps[seat])), float(sum(state.hands[seat]))]

    def knows_action(self, kind: str) -> bool:
        return kind == "lay"

    def say(self, message: Message, names: list[str], locale: str = "en", viewer: int | None = None) -> str:
        return Catalogue.of(TEXT, locale).say(message, names, viewer)

    def write(self, state: Table) -> Json:
        return {"bag": state.bag, "hands": state.hands, "heaps": state.heaps}

    def read(self, data: Fields, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> Table:
        state = Table()
        state.bag = data.numbers("bag")
        for name, lists in (("hands", state.hands), ("heaps", state.heaps)):
            for seat in range(2):
                lists[seat] = Fields({name: data.items(name)[seat]}, name).numbers(name)
        return state

    def problems(self, state: Table) -> list[Message]:
        there = sorted(n for part in (state.bag, *state.hands, *state.heaps) for n in part)
        return [] if there == WEIGHTS else [Message("problem-pebbles")]


GAME: Final = Pebbles()
MANIFEST: Final = Manifest("pebbles", "Pebbles", "pebbles.game:GAME", evaluation_scale=4.0)
