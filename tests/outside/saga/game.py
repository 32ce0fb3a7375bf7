"""Saga: a campaign of three acts. In each, both players secretly choose a fate and lay down hidden stones in turn."""

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
    Simultaneous,
    State,
    frames_of,
)

ACTS: Final = 3
STONES: Final = list(range(1, 9))
HAND: Final = 2
FATES: Final = 4
LAY: Final = [Action("lay", str(n), (n,)) for n in range(9)]
FATE: Final = [Action("fate", str(n), (n,)) for n in range(FATES)]
TEXT: Final = folder_of("saga.game:GAME") / "text"

# The log messages that a campaign's chronicle keeps.
CHRONICLE: Final = {"log-act": "act", "log-fate": "line", "log-act-score": "line", "log-won": "line"}


class Story(State):
    """Hands and choices of fates are hidden; scores and fates are open."""

    def __init__(self) -> None:
        super().__init__()
        self.act = 0
        self.fates: list[int] = [-1, -1]
        self.chosen: list[int] = [-1, -1]
        self.hands: list[list[int]] = [[], []]
        self.scores: list[int] = [0, 0]

    def clone(self) -> "Story":
        other = Story()
        other.stack = self.stack[:]
        other.act = self.act
        other.fates = self.fates[:]
        other.chosen = self.chosen[:]
        other.hands = [hand[:] for hand in self.hands]
        other.scores = self.scores[:]
        return other

    def flatten(self, out: list[int]) -> None:
        out.append(self.act)
        for part in (self.fates, self.chosen, *self.hands, self.scores):
            out.append(len(part))
            out += part


class Told(Event):
    """Something for the log: who, and a number."""

    __slots__ = ("n", "seat", "what")

    reveals = True

    def __init__(self, what: str, seat: int, n: int) -> None:
        self.what = what
        self.seat = seat
        self.n = n

    def tell(self, state: Story, seat: int | None) -> Message:
        return Message(f"log-{self.what}", {"who": {"seat": self.seat}, "n": self.n})


class BeginAct(Frame[Story]):
    """The next act begins, or the campaign is over."""

    __slots__ = ()

    def run(self, state: Story) -> None:
        if state.act == ACTS:
            state.stack.pop()
            state.emit(Told("won", 0 if state.scores[0] >= state.scores[1] else 1, max(state.scores)))
            return
        state.act += 1
        state.emit(Told("act", 0, state.act))
        state.stack += [EndAct(), DealStones(), ChooseFate()]


class ChooseFate(Frame[Story]):
    """Both choose a fate at the same time."""

    __slots__ = ()

    def ask(self, state: Story) -> Request | None:
        options = {seat: FATE[:] for seat in (0, 1) if state.chosen[seat] < 0}
        return Simultaneous(options, list(options)) if options else None

    def answer(self, state: Story, seat: int, action: Action) -> None:
        state.chosen[seat] = action.args[0]

    def run(self, state: Story) -> None:
        state.stack.pop()
        for seat, fate in enumerate(state.chosen):
            state.emit(Told("fate", seat, fate))
        state.fates, state.chosen = state.chosen, [-1, -1]

    def label(self, state: Story, seat: int, action: Action) -> Message:
        return Message("do-fate", {"n": action.args[0]})


class DealStones(Frame[Story]):
    """Chance deals both hands."""

    __slots__ = ()

    def ask(self, state: Story) -> Request | None:
        return Chance("deal", STONES[:], count=2 * HAND)

    def outcome(self, state: Story, drawn: list[int]) -> None:
        state.stack.pop()
        state.hands = [sorted(drawn[:HAND]), sorted(drawn[HAND:])]
        state.stack.append(LayStone(0))


class LayStone(Frame[Story]):
    """Which stone is laid down?"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: Story) -> Request | None:
        hand = state.hands[self.seat]
        return Decision(self.seat, [LAY[n] for n in hand]) if hand else None

    def run(self, state: Story) -> None:
        state.stack.pop()

    def answer(self, state: Story, seat: int, action: Action) -> None:
        (stone,) = action.args
        state.stack[-1] = LayStone(1 - seat)
        state.emit(Told("laid", seat, stone))
        state.hands[seat].remove(stone)
        state.scores[seat] += stone

    def label(self, state: Story, seat: int, action: Action) -> Message:
        return Message("do-lay", {"n": action.args[0]})


class EndAct(Frame[Story]):
    """The act is over: everybody's score is told."""

    __slots__ = ()

    def run(self, state: Story) -> None:
        state.stack.pop()
        for seat in (0, 1):
            state.emit(Told("act-score", seat, state.scores[seat]))


class Saga(Game[Story]):
    """Two players, three acts."""

    def __init__(self) -> None:
        self.slug = "saga"
        self.title = "Saga"
        self.seats = (2,)
        self.options = ()
        self.rules_versions = (1,)
        self.frames = frames_of("saga")
        self.list_fields = frozenset()
        self.weights = {"score": 1.0}

    def new(self, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> Story:
        state = Story()
        state.stack.append(BeginAct())
        return state

    def result(self, state: Story) -> Result | None:
        if state.stack:
            return None
        first, second = state.scores
        places = (1, 1) if first == second else (1, 2) if first > second else (2, 1)
        return Result(places, (first, second), "acts")

    def act_of(self, state: Story) -> int:
        return max(state.act, 1)

    def view(self, state: Story, seat: int | None) -> Json:
        shown: Json = {"act": state.act, "fates": state.fates, "scores": state.scores}
        if seat is not None:
            shown |= {"hand": state.hands[seat], "chosen": state.chosen[seat]}
        return shown

    def resample(self, state: Story, seat: int | None, rng: Random) -> Story:
        world = state.clone()
        for other in (0, 1):
            if other == seat:
                continue
            known = world.hands[seat] if seat is not None else []
            free = [n for n in STONES if n not in known]
            world.hands[other] = sorted(rng.sample(free, len(world.hands[other])))
            if world.chosen[other] >= 0:
                world.chosen[other] = rng.randrange(FATES)
        return world

    def scores(self, state: Story, seats: int) -> list[int]:
        return state.scores[:]

    def features(self, state: Story, seat: int) -> list[float]:
        return [float(state.scores[seat])]

    def knows_action(self, kind: str) -> bool:
        return kind in ("lay", "fate")

    def say(self, message: Message, names: list[str], locale: str = "en", viewer: int | None = None) -> str:
        return Catalogue.of(TEXT, locale).say(message, names, viewer)

    def write(self, state: Story) -> Json:
        own = {name: list(getattr(state, name)) for name in ("fates", "chosen", "scores")}
        return {"act": state.act, "hands": [hand[:] for hand in state.hands], **own}

    def read(self, data: Fields, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> Story:
        state = Story()
        state.act = data.number("act")
        state.fates, state.chosen, state.scores = (data.numbers(name) for name in ("fates", "chosen", "scores"))
        state.hands = [Fields({"hands": hand}, "hands").numbers("hands") for hand in data.items("hands")]
        return state

    def problems(self, state: Story) -> list[Message]:
        fits = len(state.hands) == len(state.fates) == len(state.chosen) == len(state.scores) == 2
        return [] if fits else [Message("problem-saga")]


GAME: Final = Saga()
MANIFEST: Final = Manifest("saga", "Saga", "saga.game:GAME", chronicle="saga.game:CHRONICLE")
