"""Moving ships, and the Catapult move (ARC-6.11 to ARC-6.16)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice, fire
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.board import SYSTEM_COUNT
from ecliptic.games.arcs.events import Moved, system_ref
from ecliptic.games.arcs.pieces import ships_at
from ecliptic.games.arcs.reacting import fire_in_order
from ecliptic.games.arcs.state import SHIP_OWNERS, State
from ecliptic.games.arcs.words import (
    ENTERED,
    FLEET_MOVES,
    LEADS_ALONE,
    MOVED,
    commanded,
    ends_catapult,
    leads_alone,
    most_ships,
    neighbours,
    starts_catapult,
)
from ecliptic.kernel import Action, Json, Message


def move_options(state: State, seat: int) -> list[Action]:
    """Return from where to where a seat may move ships (ARC-6.11, ARC-6.16)."""
    alone = len(state.active[LEADS_ALONE.number]) > 0
    return [
        notation.move(start, end)
        for start in range(SYSTEM_COUNT)
        if ships_at(state, start, seat) or (alone and leads_alone(state, seat, start))
        for end in neighbours(state, start)
    ]


def move(state: State, seat: int, start: int, end: int, may_repeat: bool = True) -> None:
    """Ask how many ships move this step; a Catapult goes on afterwards (ARC-6.12)."""
    at = start * SHIP_OWNERS + seat
    catapult = 1 if starts_catapult(state, seat, start) else 0
    if commanded(state, seat, start):
        fire(state, FLEET_MOVES, ((seat * SYSTEM_COUNT + start) * SYSTEM_COUNT + end) * 2 + may_repeat)
        return
    state.stack.append(
        MoveShips(seat, start, end, state.fresh[at], state.damaged[at], catapult, 1, 1 if may_repeat else 0, [])
    )


MOST_STEPS: Final = 12  # of a Catapult after its first: every gate twice (ARC-16.6)


@final
class MoveShips(Choice[State]):
    """How many of these ships take this step, at least one? The others of the group stay behind.

    `begins` says that the group is not yet on its way, so that the limit of a move holds.
    """

    __slots__ = ("begins", "catapult", "damaged", "end", "fresh", "repeats", "start", "steps", "trail")

    defaults: ClassVar[dict[str, int]] = {"steps": 0}

    rules = ("ARC-6.11", "ARC-6.12")

    def __init__(
        self,
        seat: int,
        start: int,
        end: int,
        fresh: int,
        damaged: int,
        catapult: int,
        begins: int,
        repeats: int,
        trail: list[int],
        steps: int = 0,
    ) -> None:
        self.seat = seat
        self.start = start
        self.end = end
        self.fresh = fresh
        self.damaged = damaged
        self.catapult = catapult
        self.begins = begins
        self.repeats = repeats
        self.trail = trail
        self.steps = steps

    def options(self, state: State) -> list[Action]:
        most = most_ships(state, self.seat) if self.begins else 99
        return [
            notation.ships(fresh, damaged)
            for fresh in range(self.fresh, -1, -1)
            for damaged in range(self.damaged, -1, -1)
            if 0 < fresh + damaged <= most
        ]

    def decide(self, state: State, seat: int, action: Action) -> None:
        fresh, damaged = action.args
        state.stack.pop()
        trail = self.trail
        if not self.begins and fresh < self.fresh:
            trail = [*trail, self.start * 16 + self.fresh - fresh]
        if self.catapult and not ends_catapult(state, seat, self.end):
            state.stack.append(Catapult(seat, self.end, fresh, damaged, self.repeats, trail, self.steps))
        elif self.repeats:
            moved(state, seat, self.end, [*trail, self.end * 16 + fresh])
        step(state, seat, self.start, self.end, fresh, damaged)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"from": system_ref(self.start), "to": system_ref(self.end)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-ships", {"fresh": action.args[0], "damaged": action.args[1]}, self.rules)


def moved(state: State, seat: int, end: int, trail: list[int]) -> None:
    """Let cards react to a move that is over, all its steps included."""
    state.trail = trail
    fire_in_order(state, MOVED, seat * SYSTEM_COUNT + end)


def step(state: State, seat: int, start: int, end: int, fresh: int, damaged: int) -> None:
    """Move ships one step; who watches the system reacts to what it was before they came."""
    fire_in_order(state, ENTERED, seat * SYSTEM_COUNT + end)
    shift(state, seat, start, end, fresh, damaged)
    if state.events is not None:
        state.emit(Moved(seat, fresh + damaged, start, end))


def shift(state: State, owner: int, start: int, end: int, fresh: int, damaged: int) -> None:
    """Move an owner's ships from system to system."""
    state.fresh[start * SHIP_OWNERS + owner] -= fresh
    state.damaged[start * SHIP_OWNERS + owner] -= damaged
    state.fresh[end * SHIP_OWNERS + owner] += fresh
    state.damaged[end * SHIP_OWNERS + owner] += damaged


@final
class Catapult(Choice[State]):
    """The group has entered a gate: on to which system, or does it stop? (ARC-6.12, ARC-6.14)"""

    __slots__ = ("at", "damaged", "fresh", "repeats", "steps", "trail")

    defaults: ClassVar[dict[str, int]] = {"steps": 0}
    rules = ("ARC-6.12", "ARC-6.13")

    def __init__(
        self, seat: int, at: int, fresh: int, damaged: int, repeats: int, trail: list[int], steps: int = 0
    ) -> None:
        self.seat = seat
        self.at = at
        self.fresh = fresh
        self.damaged = damaged
        self.repeats = repeats
        self.trail = trail
        self.steps = steps

    def options(self, state: State) -> list[Action]:
        if self.steps >= MOST_STEPS:
            return [notation.DONE]
        return [notation.DONE, *[notation.CATAPULT[end] for end in neighbours(state, self.at)]]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is notation.DONE:
            if self.repeats:
                moved(state, seat, self.at, [*self.trail, self.at * 16 + self.fresh])
        else:
            end = action.args[0]
            steps = self.steps + 1
            state.stack.append(
                MoveShips(seat, self.at, end, self.fresh, self.damaged, 1, 0, self.repeats, self.trail, steps)
            )

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"system": system_ref(self.at), "n": self.fresh + self.damaged}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action is notation.DONE:
            return Message("do-stop-here", {"system": system_ref(self.at)}, self.rules)
        return Message("do-catapult", {"system": system_ref(action.args[0])}, self.rules)
