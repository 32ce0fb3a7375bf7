"""Fleets: own ships that move together with ships under command (ABR-4.14, ABR-4.15).

A group is four numbers: fresh and damaged ships of the seat, then of the other owner.
"""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice, subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Verb
from ecliptic.games.arcs.board import SYSTEM_COUNT
from ecliptic.games.arcs.campaign.notation import fleet
from ecliptic.games.arcs.campaign.words import ignores_movement
from ecliptic.games.arcs.events import Moved, system_ref
from ecliptic.games.arcs.moving import MOST_STEPS, moved, shift, step
from ecliptic.games.arcs.state import SHIP_OWNERS, State
from ecliptic.games.arcs.words import commanded, ends_catapult, most_ships, neighbours, starts_catapult
from ecliptic.kernel import Action, Json, Message


@final
class MoveFleetVerb(Verb):
    """Ask how many ships move this step, and how many of another owner's go along."""

    verb: ClassVar[str] = "move_fleet"

    def run(self, state: State, seat: int, source: int) -> None:
        rest, may_repeat = divmod(subject_of(state), 2)
        rest, end = divmod(rest, SYSTEM_COUNT)
        seat, start = divmod(rest, SYSTEM_COUNT)
        other = commanded(state, seat, start)[0]
        at, there = start * SHIP_OWNERS + seat, start * SHIP_OWNERS + other
        group = [state.fresh[at], state.damaged[at], state.fresh[there], state.damaged[there]]
        flags = BEGINS | (REPEATS if may_repeat else 0) | (CATAPULTS if starts_catapult(state, seat, start) else 0)
        state.stack.append(MoveFleet(seat, other, start, end, flags, group, [], 0))


BEGINS: Final = 1
REPEATS: Final = 2
CATAPULTS: Final = 4


@final
class MoveFleet(Choice[State]):
    """How many of the own ships and of those under command take this step? At most one of these for each own one."""

    __slots__ = ("end", "flags", "group", "other", "start", "steps", "trail")

    rules = ("ABR-4.14", "ABR-4.15")

    def __init__(
        self, seat: int, other: int, start: int, end: int, flags: int, group: list[int], trail: list[int], steps: int
    ) -> None:
        self.seat = seat
        self.other = other
        self.start = start
        self.end = end
        self.flags = flags
        self.group = group
        self.trail = trail
        self.steps = steps

    def options(self, state: State) -> list[Action]:
        most = most_ships(state, self.seat) if self.flags & BEGINS else 99
        own_fresh, own_damaged, other_fresh, other_damaged = self.group
        found: list[Action] = []
        for fresh in range(own_fresh, -1, -1):
            for damaged in range(own_damaged, -1, -1):
                own = fresh + damaged
                limit = 99 if ignores_movement(state, self.seat) else own
                for along in range(min(other_fresh, limit), -1, -1):
                    for hurt in range(min(other_damaged, limit - along), -1, -1):
                        if own <= most and own + along + hurt > 0:
                            found.append(fleet(fresh, damaged, along, hurt))
        return found

    def decide(self, state: State, seat: int, action: Action) -> None:
        fresh, damaged, along, hurt = action.args
        state.stack.pop()
        trail = self.trail
        if not self.flags & BEGINS and fresh < self.group[0]:
            trail = [*trail, self.start * 16 + self.group[0] - fresh]
        if self.flags & CATAPULTS and not ends_catapult(state, seat, self.end, along + hurt):
            group = [fresh, damaged, along, hurt]
            state.stack.append(CatapultFleet(seat, self.other, self.end, self.flags, group, trail, self.steps))
        elif self.flags & REPEATS:
            moved(state, seat, self.end, [*trail, self.end * 16 + fresh])
        if along or hurt:
            shift(state, self.other, self.start, self.end, along, hurt)
            if state.events is not None:
                state.emit(Moved(self.other, along + hurt, self.start, self.end))
        step(state, seat, self.start, self.end, fresh, damaged)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"from": system_ref(self.start), "to": system_ref(self.end)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        fresh, damaged, along, hurt = action.args
        args = {"fresh": fresh, "damaged": damaged, "along": along + hurt, "hurt": hurt}
        return Message("do-fleet", args, self.rules)


@final
class CatapultFleet(Choice[State]):
    """The group has entered a gate: on to which system, or does it stop? (ARC-6.12)"""

    __slots__ = ("at", "flags", "group", "other", "steps", "trail")

    rules = ("ARC-6.12", "ABR-4.15")

    def __init__(
        self, seat: int, other: int, at: int, flags: int, group: list[int], trail: list[int], steps: int
    ) -> None:
        self.seat = seat
        self.other = other
        self.at = at
        self.flags = flags
        self.group = group
        self.trail = trail
        self.steps = steps

    def options(self, state: State) -> list[Action]:
        if self.steps >= MOST_STEPS:
            return [notation.DONE]
        return [notation.DONE, *[notation.CATAPULT[end] for end in neighbours(state, self.at)]]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is notation.DONE:
            if self.flags & REPEATS:
                moved(state, seat, self.at, [*self.trail, self.at * 16 + self.group[0]])
        else:
            end, flags = action.args[0], self.flags & ~BEGINS
            state.stack.append(MoveFleet(seat, self.other, self.at, end, flags, self.group, self.trail, self.steps + 1))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"system": system_ref(self.at), "n": sum(self.group)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action is notation.DONE:
            return Message("do-stop-here", {"system": system_ref(self.at)}, self.rules)
        return Message("do-catapult", {"system": system_ref(action.args[0])}, self.rules)
