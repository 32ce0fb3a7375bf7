"""Fleets: own ships that move together with ships under command (ABR-4.14, ABR-4.15).

A group is four numbers: fresh and damaged ships of the seat, then of the other owner.
"""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice, subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Verb
from ecliptic.games.arcs.board import SYSTEM_COUNT
from ecliptic.games.arcs.campaign.events import BlightMoved
from ecliptic.games.arcs.campaign.notation import fleet
from ecliptic.games.arcs.campaign.state import campaign_of
from ecliptic.games.arcs.campaign.words import ignores_movement
from ecliptic.games.arcs.events import Moved, system_ref
from ecliptic.games.arcs.frame_checks import FLAGS, is_in_play
from ecliptic.games.arcs.moving import FIRST_STEP, MOST_STEPS, ON_THE_WAY, MoveShips, react_to_move, shift, step
from ecliptic.games.arcs.pieces import ships_at
from ecliptic.games.arcs.state import BLIGHT, EMPIRE, SHIP_OWNERS, State
from ecliptic.games.arcs.words import (
    commanded,
    ends_catapult,
    most_ships,
    moves_along,
    neighbours,
    starts_catapult,
)
from ecliptic.kernel import Action, Json, Message
from ecliptic.kernel.frames import check_fields


@final
class MoveFleetVerb(Verb):
    """Ask how many ships move this step, and how many of another owner's go along."""

    verb: ClassVar[str] = "move_fleet"

    def run(self, state: State, seat: int, source: int) -> None:
        rest, may_repeat = divmod(subject_of(state), 2)
        rest, end = divmod(rest, SYSTEM_COUNT)
        seat, start = divmod(rest, SYSTEM_COUNT)
        if BLIGHT in moves_along(state, seat, start):
            state.stack.append(MoveBlight(seat, start, end, may_repeat))
        else:
            move_ships(state, seat, start, end, may_repeat, False)


BEGINS: Final = 1
REPEATS: Final = 2
CATAPULTS: Final = 4
NO_SHIPS: Final = 8  # the seat may move none: Blight has moved

WITHOUT: Final = 3  # of `Campaign.underway`: other ships are about to leave a Flagship with its Slipstream Drive


def move_ships(state: State, seat: int, start: int, end: int, may_repeat: int, with_blight: bool) -> None:
    """Ask for the ships of a move. Blight cannot Catapult, not even for the first step of one (F13-04, F21-02)."""
    others = commanded(state, seat, start)
    other = others[0] if others else EMPIRE
    at, there = start * SHIP_OWNERS + seat, start * SHIP_OWNERS + other
    group = [state.fresh[at], state.damaged[at], 0, 0]
    if others:
        group[2:] = [state.fresh[there], state.damaged[there]]
    catapults = not with_blight and starts_catapult(state, seat, start)
    if not others and not with_blight:
        state.stack.append(MoveShips(seat, start, end, group[0], group[1], 1 if catapults else 0, 1, may_repeat, []))
        return
    flags = BEGINS | (REPEATS if may_repeat else 0) | (CATAPULTS if catapults else 0) | (NO_SHIPS if with_blight else 0)
    state.stack.append(MoveFleet(seat, other, start, end, flags, group, [], 0))


@final
class MoveBlight(Choice[State]):
    """How much Blight takes this step? Then the ships that move with it are asked for."""

    __slots__ = ("end", "repeats", "start")

    def __init__(self, seat: int, start: int, end: int, repeats: int) -> None:
        self.seat = seat
        self.start = start
        self.end = end
        self.repeats = repeats

    def misfit(self, state: State) -> Message | None:
        start = is_in_play(state, self.start)
        return check_fields(
            self,
            start=start and BLIGHT in moves_along(state, self.seat, self.start),
            end=start and self.end in neighbours(state, self.start, self.seat),
            repeats=self.repeats in FLAGS,
        )

    def can_move_ships(self, state: State) -> bool:
        """Return whether ships can take this step too."""
        alone = ignores_movement(state, self.seat) and len(commanded(state, self.seat, self.start)) > 0
        return ships_at(state, self.start, self.seat) > 0 or alone

    def options(self, state: State) -> list[Action]:
        at = self.start * SHIP_OWNERS + BLIGHT
        least = 0 if self.can_move_ships(state) else 1
        return [
            notation.ships(fresh, damaged)
            for fresh in range(state.fresh[at], -1, -1)
            for damaged in range(state.damaged[at], -1, -1)
            if fresh + damaged >= least
        ]

    def decide(self, state: State, seat: int, action: Action) -> None:
        fresh, damaged = action.args
        n = fresh + damaged
        state.stack.pop()
        if self.can_move_ships(state):
            move_ships(state, seat, self.start, self.end, self.repeats, n > 0)
        if n:
            shift(state, BLIGHT, self.start, self.end, fresh, damaged)
            if state.events is not None:
                state.emit(BlightMoved(seat, n, self.start, self.end))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"from": system_ref(self.start), "to": system_ref(self.end)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if not action.args[0] + action.args[1]:
            return Message("do-no-blight", {}, self.clauses(state))
        return Message("do-ships", {"fresh": action.args[0], "damaged": action.args[1]}, self.clauses(state))


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
        least = 0 if self.flags & NO_SHIPS else 1
        # A Slipstream Drive moves own ships, which others only accompany (ABR-11.24).
        least_own = 1 if self.flags & BEGINS and campaign_of(state).underway == WITHOUT else 0
        own_fresh, own_damaged, other_fresh, other_damaged = self.group
        found: list[Action] = []
        for fresh in range(own_fresh, -1, -1):
            for damaged in range(own_damaged, -1, -1):
                own = fresh + damaged
                limit = 99 if ignores_movement(state, self.seat) else own
                for along in range(min(other_fresh, limit), -1, -1):
                    for hurt in range(min(other_damaged, limit - along), -1, -1):
                        if least_own <= own <= most and own + along + hurt >= least:
                            found.append(fleet(fresh, damaged, along, hurt))
        return found

    def decide(self, state: State, seat: int, action: Action) -> None:
        fresh, damaged, along, hurt = action.args
        state.stack.pop()
        if not fresh + damaged + along + hurt:
            return
        trail = self.trail
        if not self.flags & BEGINS and fresh < self.group[0]:
            trail = [*trail, self.start * 16 + self.group[0] - fresh]
        if self.flags & CATAPULTS and not ends_catapult(state, seat, self.end, along + hurt):
            group = [fresh, damaged, along, hurt]
            state.stack.append(CatapultFleet(seat, self.other, self.end, self.flags, group, trail, self.steps))
        elif self.flags & REPEATS:
            react_to_move(state, seat, self.end, [*trail, self.end * 16 + fresh])
        if fresh + damaged:  # first: who watches the gate controls it until the group comes (L08)
            stage = FIRST_STEP if self.flags & BEGINS else ON_THE_WAY
            step(state, seat, self.start, self.end, fresh, damaged, self.group[0], stage)
        if along or hurt:
            shift(state, self.other, self.start, self.end, along, hurt)
            if state.events is not None:
                state.emit(Moved(self.other, along + hurt, self.start, self.end))

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
        return [notation.DONE, *[notation.CATAPULT[end] for end in neighbours(state, self.at, self.seat)]]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is notation.DONE:
            if self.flags & REPEATS:
                react_to_move(state, seat, self.at, [*self.trail, self.at * 16 + self.group[0]])
        else:
            end, flags = action.args[0], self.flags & ~BEGINS
            state.stack.append(MoveFleet(seat, self.other, self.at, end, flags, self.group, self.trail, self.steps + 1))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"system": system_ref(self.at), "n": sum(self.group)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action is notation.DONE:
            return Message("do-stop-here", {"system": system_ref(self.at)}, self.rules)
        return Message("do-catapult", {"system": system_ref(action.args[0])}, self.rules)
