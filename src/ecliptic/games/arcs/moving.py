"""Moving ships, and the Catapult move (ARC-6.11 to ARC-6.16)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice, fire
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.battle import battle_options, defenders
from ecliptic.games.arcs.board import SYSTEM_COUNT, is_gate
from ecliptic.games.arcs.events import Moved, system_ref
from ecliptic.games.arcs.frame_checks import FLAGS, are_ships_there, is_in_play, is_trail
from ecliptic.games.arcs.pieces import ships_at
from ecliptic.games.arcs.reaction_order import fire_in_order
from ecliptic.games.arcs.state import SHIP_OWNERS, State
from ecliptic.games.arcs.words import (
    ENTERED,
    FLEET_MOVES,
    MOVED,
    ends_catapult,
    leads_alone,
    most_ships,
    moves_along,
    neighbours,
    starts_catapult,
)
from ecliptic.kernel import Action, Json, Message
from ecliptic.kernel.frames import check_fields


def move_options(state: State, seat: int) -> list[Action]:
    """Return from where to where a seat may move ships (ARC-6.11, ARC-6.16)."""
    alone = leads_alone(state, seat)
    return [
        notation.move(start, end)
        for start in range(SYSTEM_COUNT)
        if ships_at(state, start, seat) or alone >> start & 1
        for end in neighbours(state, start, seat)
    ]


MOST_STEPS: Final = 12  # of a Catapult after its first: every gate twice (ARC-16.6)


def stops(state: State, seat: int, end: int, steps: int) -> set[int]:
    """Return where ships that enter a system may stop, if a Catapult goes on for at most so many steps."""
    found, last = {end}, [end]
    for _ in range(steps):
        on = [system for system in last if not ends_catapult(state, seat, system)]
        last = sorted({other for system in on for other in neighbours(state, system, seat)} - found)
        found.update(last)
    return found


def moves_once_more(state: State, seat: int) -> bool:
    """Return whether fresh ships of a seat that have moved may move once more (L03)."""
    return any(state.owner_of(source) == seat for source in state.active[MOVED.number])


def battle_after_sprint(state: State, seat: int, start: int) -> bool:
    """Return whether ships that move from here once more can reach a battle."""
    steps = MOST_STEPS if starts_catapult(state, seat, start) else 0
    ends = neighbours(state, start, seat)
    return any(defenders(state, seat, system) for end in ends for system in stops(state, seat, end, steps))


def battle_follows(state: State, seat: int, start: int, end: int, ships: int, steps: int, sprints: bool) -> bool:
    """Return whether a battle is possible after so many ships have moved (ARC-13.5).

    A Catapult may go on for so many steps; then some of these ships may move once more if they are to sprint.
    """
    for system in range(SYSTEM_COUNT):
        if ships_at(state, system, seat) > (ships if system == start else 0) and defenders(state, seat, system):
            return True
    there = stops(state, seat, end, steps)
    if any(defenders(state, seat, system) for system in there):
        return True
    return sprints and any(battle_after_sprint(state, seat, system) for system in there)


def move(state: State, seat: int, start: int, end: int, fights: bool = False) -> None:
    """Ask how many ships move this step; a Catapult goes on afterwards (ARC-6.12)."""
    at = start * SHIP_OWNERS + seat
    catapult = 1 if starts_catapult(state, seat, start) else 0
    if moves_along(state, seat, start):
        fire(state, FLEET_MOVES, ((seat * SYSTEM_COUNT + start) * SYSTEM_COUNT + end) * 2 + 1)  # cards may react
        return
    state.stack.append(
        MoveShips(seat, start, end, state.fresh[at], state.damaged[at], catapult, 1, 1, [], 0, 1 if fights else 0)
    )


# Where in a move a step is.
ON_THE_WAY: Final = 0  # a Catapult goes on
FIRST_STEP: Final = 1
ONCE_MORE: Final = 2  # the first step of ships that have just moved (L03)


@final
class MoveShips(Choice[State]):
    """How many of these ships take this step, at least one? The others of the group stay behind.

    `begins` says that the group is not yet on its way, so that the limit of a move holds; `repeats`, that cards may
    react to the move; `fights`, that a battle must be possible after it.
    """

    __slots__ = ("begins", "catapult", "damaged", "end", "fights", "fresh", "repeats", "start", "steps", "trail")

    defaults: ClassVar[dict[str, int]] = {"steps": 0, "fights": 0}

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
        fights: int = 0,
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
        self.fights = fights

    def misfit(self, state: State) -> Message | None:
        start = is_in_play(state, self.start)
        return check_fields(
            self,
            start=start,
            end=start and self.end in neighbours(state, self.start, self.seat),
            fresh=start and are_ships_there(state, self.seat, self.start, self.fresh, self.damaged),
            catapult=self.catapult in FLAGS,
            begins=self.begins in FLAGS and (self.begins == 1 or self.catapult == 1),
            repeats=self.repeats in FLAGS,
            trail=is_trail(state, self.trail),
            steps=0 <= self.steps <= MOST_STEPS,
            fights=self.fights in FLAGS,
        )

    def options(self, state: State) -> list[Action]:
        most = most_ships(state, self.seat) if self.begins else 99
        return [
            notation.ships(fresh, damaged)
            for fresh in range(self.fresh, -1, -1)
            for damaged in range(self.damaged, -1, -1)
            if 0 < fresh + damaged <= most and (not self.fights or self.may_fight(state, fresh, damaged))
        ]

    def may_fight(self, state: State, fresh: int, damaged: int) -> bool:
        """Return whether a battle is possible after so many of these ships have taken the step."""
        sprints = self.repeats > 0 and moves_once_more(state, self.seat)
        left = [place >> 4 for place in self.trail if place & 15]
        if not self.begins and fresh < self.fresh:
            left.append(self.start)
        if sprints and any(battle_after_sprint(state, self.seat, system) for system in left):
            return True
        steps = MOST_STEPS - self.steps if self.catapult else 0
        return battle_follows(state, self.seat, self.start, self.end, fresh + damaged, steps, sprints and fresh > 0)

    def decide(self, state: State, seat: int, action: Action) -> None:
        fresh, damaged = action.args
        state.stack.pop()
        trail = self.trail
        if not self.begins and fresh < self.fresh:
            trail = [*trail, self.start * 16 + self.fresh - fresh]
        if self.catapult and not ends_catapult(state, seat, self.end):
            state.stack.append(Catapult(seat, self.end, fresh, damaged, self.repeats, trail, self.steps, self.fights))
        elif self.repeats:
            react_to_move(state, seat, self.end, [*trail, self.end * 16 + fresh])
        stage = ON_THE_WAY if not self.begins else FIRST_STEP if self.repeats else ONCE_MORE
        step(state, seat, self.start, self.end, fresh, damaged, self.fresh, stage)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"from": system_ref(self.start), "to": system_ref(self.end)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-ships", {"fresh": action.args[0], "damaged": action.args[1]}, self.rules)


def react_to_move(state: State, seat: int, end: int, trail: list[int]) -> None:
    """Let cards react to a move that is over, all its steps included."""
    state.trail = trail
    fire_in_order(state, MOVED, seat * SYSTEM_COUNT + end)


def step(
    state: State, seat: int, start: int, end: int, fresh: int, damaged: int, group: int = 0, stage: int = FIRST_STEP
) -> None:
    """Move ships one step; who watches the system reacts to what it was before they came.

    `group` are the fresh ships that could have moved.
    """
    fire_in_order(state, ENTERED, seat * SYSTEM_COUNT + end)
    shift(state, seat, start, end, fresh, damaged)
    if state.extension is not None:
        state.extension.ships_step(state, seat, seat, start, end, group, fresh, stage)
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

    __slots__ = ("at", "damaged", "fights", "fresh", "repeats", "steps", "trail")

    defaults: ClassVar[dict[str, int]] = {"steps": 0, "fights": 0}
    rules = ("ARC-6.12", "ARC-6.13")

    def __init__(
        self,
        seat: int,
        at: int,
        fresh: int,
        damaged: int,
        repeats: int,
        trail: list[int],
        steps: int = 0,
        fights: int = 0,
    ) -> None:
        self.seat = seat
        self.at = at
        self.fresh = fresh
        self.damaged = damaged
        self.repeats = repeats
        self.trail = trail
        self.steps = steps
        self.fights = fights

    def misfit(self, state: State) -> Message | None:
        at = is_in_play(state, self.at) and is_gate(self.at)
        return check_fields(
            self,
            at=at,
            fresh=at and are_ships_there(state, self.seat, self.at, self.fresh, self.damaged),
            repeats=self.repeats in FLAGS,
            trail=is_trail(state, self.trail),
            steps=0 <= self.steps <= MOST_STEPS,
            fights=self.fights in FLAGS,
        )

    def options(self, state: State) -> list[Action]:
        if self.steps >= MOST_STEPS:
            return [notation.DONE]
        ends = neighbours(state, self.at, self.seat)
        if not self.fights:
            return [notation.DONE, *[notation.CATAPULT[end] for end in ends]]
        sprints = self.repeats > 0 and moves_once_more(state, self.seat)
        left = [place >> 4 for place in self.trail if place & 15]
        if sprints and any(battle_after_sprint(state, self.seat, system) for system in left):
            return [notation.DONE, *[notation.CATAPULT[end] for end in ends]]
        sprints = sprints and self.fresh > 0
        stays = len(battle_options(state, self.seat)) > 0 or (
            sprints and battle_after_sprint(state, self.seat, self.at)
        )
        steps = MOST_STEPS - self.steps - 1
        ends = [end for end in ends if battle_follows(state, self.seat, self.at, end, 1, steps, sprints)]
        return [*([notation.DONE] if stays else []), *[notation.CATAPULT[end] for end in ends]]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is notation.DONE:
            if self.repeats:
                react_to_move(state, seat, self.at, [*self.trail, self.at * 16 + self.fresh])
        else:
            end = action.args[0]
            steps = self.steps + 1
            state.stack.append(
                MoveShips(
                    seat, self.at, end, self.fresh, self.damaged, 1, 0, self.repeats, self.trail, steps, self.fights
                )
            )

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"system": system_ref(self.at), "n": self.fresh + self.damaged}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action is notation.DONE:
            return Message("do-stop-here", {"system": system_ref(self.at)}, self.rules)
        return Message("do-catapult", {"system": system_ref(action.args[0])}, self.rules)
