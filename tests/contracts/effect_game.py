"""A few planets, ships and cards on the effect layer: small stand-ins for what the next titles ask of it.

Seats have ore and ships on numbered planets. Cards lie in front of a seat as `(owner, card)`; the law and the title of
the campaign are cards too. A source is `owner * 100 + card`.
"""

from collections.abc import Callable
from typing import Any

from ecliptic.effects import (
    CANNOT,
    DEFAULT,
    IGNORE,
    Choice,
    Choose,
    Effects,
    EffectState,
    Hooks,
    Row,
    Step,
    Trigger,
    Word,
    fire,
    permission,
    refresh,
    resolve,
    subject_of,
    verbs_of,
)
from ecliptic.kernel import Action, Chance, Fields, Frame, Json, Request, options_of, pending_seats, run_until_request

HIT, BLANK, KEY = 0, 1, 2
TURN, AMBITION = 0, 1  # what control is asked for

HOOKS = Hooks()
Control = Callable[["Game", int, int, int, int], int]
CONTROL: Word[Control] = HOOKS.word("control")
MAY_HARM: Word[Callable[["Game", int, int, int], int]] = HOOKS.word("may_harm")
HARM_COST: Word[Callable[["Game", int, int, int, int], int]] = HOOKS.word("harm_cost")
SYMBOLS: Word[Callable[["Game", int, list[int]], list[int]]] = HOOKS.word("symbols")
BEFORE_DICE: Trigger["Game"] = HOOKS.trigger(Trigger("before_dice"))
AFTER_ROLL: Trigger["Game"] = HOOKS.trigger(Trigger("after_roll"))
GAINED: Trigger["Game"] = HOOKS.trigger(Trigger("gained"))
CONTROL_CHANGED: Trigger["Game"] = HOOKS.trigger(Trigger("control_changed"))


class Game(EffectState):
    """Three seats."""

    def __init__(self, effects: Effects[Any], rows: list[Row]) -> None:
        super().__init__(effects, len(HOOKS))
        self.rows = rows
        self.cards: list[tuple[int, int]] = []
        self.ore = [0, 0, 0]
        self.ships = [[0, 0, 0] for _ in range(4)]  # by planet and seat
        self.controllers = [-1] * 4
        self.dice: list[int] = []
        self.diary: list[str] = []

    def clone(self) -> "Game":
        other = Game(self.effects, self.rows)
        other.stack, other.active, other.cards = self.stack[:], self.active, self.cards[:]
        other.ore, other.ships = self.ore[:], [row[:] for row in self.ships]
        other.controllers, other.dice, other.diary = self.controllers[:], self.dice[:], self.diary[:]
        return other

    def flatten(self, out: list[int]) -> None:
        for part in (self.ore, *self.ships, self.controllers, self.dice):
            out += part

    def sources(self) -> list[int]:
        return [owner * 100 + card for owner, card in self.cards]

    def row_of(self, source: int) -> Row:
        return self.rows[source % 100]

    def owner_of(self, source: int) -> int:
        return source // 100

    def order_clauses(self) -> tuple[str, ...]:
        return ("TOY-1.2",)


# Words


def control(state: Game, planet: int, purpose: int = TURN) -> int:
    """Return the seat with more ships than every other, as active cards change it."""
    ships = state.ships[planet]
    most = max(ships)
    answer = ships.index(most) if most and ships.count(most) == 1 else -1
    for source in state.active[CONTROL.number]:
        answer = CONTROL.change_of(state, source)(state, source, answer, planet, purpose)
    return answer


def harm_price(state: Game, actor: int, victim: int) -> int | None:
    """Return what harming a rival's pieces costs, None when it is forbidden."""
    said = [MAY_HARM.change_of(state, s)(state, s, actor, victim) for s in state.active[MAY_HARM.number]]
    if not permission(actor != victim, said):
        return None
    price = 0
    for source in state.active[HARM_COST.number]:
        price = HARM_COST.change_of(state, source)(state, source, price, actor, victim)
    return price


@CONTROL.changed_by("ambition_law")
def law(state: Game, source: int, answer: int, planet: int, purpose: int) -> int:
    """For ambitions its holder controls what nobody controls."""
    return state.owner_of(source) if purpose == AMBITION and answer < 0 else answer


@CONTROL.changed_by("usurper")
def usurp(state: Game, source: int, answer: int, planet: int, purpose: int) -> int:
    """Its holder controls whatever seat 0 would."""
    return state.owner_of(source) if answer == 0 else answer


@MAY_HARM.changed_by("truce")
def truce(state: Game, source: int, actor: int, victim: int) -> int:
    return CANNOT if victim == state.owner_of(source) else DEFAULT


@MAY_HARM.changed_by("outlaw")
def outlaw(state: Game, source: int, actor: int, victim: int) -> int:
    return IGNORE if actor == state.owner_of(source) else DEFAULT


@HARM_COST.changed_by("title")
def title(state: Game, source: int, price: int, actor: int, victim: int) -> int:
    """Pieces of the title's holder can be harmed at a cost only."""
    return price + 2 if victim == state.owner_of(source) else price


@SYMBOLS.changed_by("targeting")
def targeting(state: Game, source: int, dice: list[int]) -> list[int]:
    return [*dice, HIT]


# Verbs


class Ore(Step[Game]):
    verb = "ore"

    def __init__(self, row: Fields, effects: Effects[Game], name: str) -> None:
        super().__init__(row, effects, name)
        self.n = row.number("n" if row.has("n") else "ore", -9, 9)

    def run(self, state: Game, seat: int, source: int) -> None:
        state.ore[seat] += self.n
        state.diary.append(f"seat {seat} ore {self.n}")
        fire(state, GAINED, seat)

    def can_do(self, state: Game, seat: int, source: int) -> bool:
        return state.ore[seat] + self.n >= 0

    def args(self, effects: Effects[Game]) -> Json:
        return {"n": self.n}


class Pick(Choose[Game]):
    verb = "choose"
    rules = ("TOY-1.1",)

    def __init__(self, row: Fields, effects: Effects[Game], name: str) -> None:
        super().__init__(row, effects, name)
        self.times = row.number("times", 1, 9, default=1)
        self.mixed = row.flag("mixed")
        self.read_options(row, "options", effects, name)


class Discard(Step[Game]):
    """The source leaves play."""

    verb = "discard_card"

    def __init__(self, row: Fields, effects: Effects[Game], name: str) -> None:
        super().__init__(row, effects, name)
        self.card = row.number("card", 0, 99)

    def run(self, state: Game, seat: int, source: int) -> None:
        state.cards = [held for held in state.cards if held[1] != self.card]
        refresh(state)


class AddShips(Step[Game]):
    verb = "ships"

    def __init__(self, row: Fields, effects: Effects[Game], name: str) -> None:
        super().__init__(row, effects, name)
        self.planet = row.number("planet", 0, 3)
        self.n = row.number("n", 1, 9)

    def run(self, state: Game, seat: int, source: int) -> None:
        state.ships[self.planet][seat] += self.n
        check_control(state)


class NoteSubject(Step[Game]):
    verb = "note_subject"

    def run(self, state: Game, seat: int, source: int) -> None:
        state.diary.append(f"{state.row_of(source).id} of seat {seat} reacts to {subject_of(state)}")


class Reroll(Step[Game]):
    """Its owner may roll all dice again."""

    verb = "reroll"

    def run(self, state: Game, seat: int, source: int) -> None:
        state.stack.append(MayReroll(seat))


class Reinforce(Step[Game]):
    """Its owner, who need not be the one whose turn it is, may bring a ship."""

    verb = "reinforce"

    def run(self, state: Game, seat: int, source: int) -> None:
        state.stack.append(MayReinforce(seat, subject_of(state)))


YES, NO = Action("yes"), Action("no")


class MayReroll(Choice[Game]):
    __slots__ = ()

    def options(self, state: Game) -> list[Action]:
        return [YES, NO]

    def decide(self, state: Game, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is YES:
            state.stack.append(Roll(len(state.dice)))


class MayReinforce(Choice[Game]):
    __slots__ = ("planet",)

    def __init__(self, seat: int, planet: int) -> None:
        self.seat, self.planet = seat, planet

    def options(self, state: Game) -> list[Action]:
        return [YES, NO]

    def decide(self, state: Game, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is YES:
            state.ships[self.planet][seat] += 1


# A battle: before the dice, dice, rerolls, added symbols, hits


class Battle(Frame[Game]):
    """Stages: before dice, dice and rerolls, symbols and hits."""

    __slots__ = ("planet", "seat", "stage", "victim")

    def __init__(self, seat: int, victim: int, planet: int, stage: int) -> None:
        self.seat, self.victim, self.planet, self.stage = seat, victim, planet, stage

    def run(self, state: Game) -> None:
        state.stack.pop()
        if self.stage < 2:
            state.stack.append(Battle(self.seat, self.victim, self.planet, self.stage + 1))
        if self.stage == 0:
            fire(state, BEFORE_DICE, self.planet)
        elif self.stage == 1:
            state.stack.append(Roll(state.ships[self.planet][self.seat]))
        else:
            dice = state.dice
            for source in state.active[SYMBOLS.number]:
                if state.owner_of(source) == self.seat:
                    dice = SYMBOLS.change_of(state, source)(state, source, dice)
            hits = min(dice.count(HIT), state.ships[self.planet][self.victim])
            state.ships[self.planet][self.victim] -= hits
            state.diary.append(f"{hits} hits")


class Roll(Frame[Game]):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def ask(self, state: Game) -> Request | None:
        return Chance("dice", [HIT, BLANK, KEY], count=self.n, replace=True)

    def outcome(self, state: Game, drawn: list[int]) -> None:
        state.stack.pop()
        first = not state.dice
        state.dice = drawn
        if first:
            fire(state, AFTER_ROLL)


# Control bonuses that move ships and so change control again


def check_control(state: Game) -> None:
    """Set every controller anew; whoever gains a planet gets its bonus."""
    for planet in range(4):
        now = control(state, planet)
        if now != state.controllers[planet]:
            state.controllers[planet] = now
            if now >= 0:
                fire(state, CONTROL_CHANGED, planet)


# The cards


def build(rows: dict[str, dict[str, object]]) -> Game:
    """A game with these cards known and none in play."""
    effects: Effects[Game] = Effects(verbs_of(__name__))
    read = []
    for id, row in rows.items():
        fields = Fields(row, id)
        read.append(HOOKS.read_row(fields, id, effects))
        fields.finish()
    return Game(effects, read)


def enter(state: Game, owner: int, id: str) -> None:
    """A card comes into play."""
    number = next(i for i, row in enumerate(state.rows) if row.id == id)
    state.cards.append((owner, number))
    refresh(state)


def run(state: Game, seat: int, steps: list[dict[str, object]]) -> None:
    """Resolve steps for a seat."""
    number = state.effects.read(Fields({"steps": steps}, "test"), "steps", "test")
    resolve(state, seat, number)


def answer(state: Game, seat: int, text: str) -> None:
    """The seat gives one of its options."""
    option = next(o for o in options_of(run_until_request(state), seat) if o.text == text)
    state.stack[-1].answer(state, seat, option)


def asked(state: Game) -> dict[int, list[str]]:
    """Who is asked, and what they may answer."""
    request = run_until_request(state)
    return {seat: [o.text for o in options_of(request, seat)] for seat in pending_seats(request)}
