"""Control of locations, outposts and control bonuses (BTS-13)."""

from typing import ClassVar, final

from ecliptic.effects import NO_EFFECT, Choice
from ecliptic.games.beyond_the_sun import notation
from ecliptic.games.beyond_the_sun.components import DISCS, STAR
from ecliptic.games.beyond_the_sun.discs import await_last_disc, discs_for, return_disc, take_disc
from ecliptic.games.beyond_the_sun.frame_checks import is_distinct, others
from ecliptic.games.beyond_the_sun.log_events import ControlLost, ControlTaken, place_name
from ecliptic.games.beyond_the_sun.state import (
    NOBODY,
    SOURCE_SEAT,
    State,
    controller,
    is_controllable,
    location_ids,
    outpost_of,
    power,
    seats_from,
    symbols_at,
    with_item,
)
from ecliptic.games.beyond_the_sun.verb import resolve_for
from ecliptic.games.beyond_the_sun.words import control_was_taken
from ecliptic.kernel import Action, Frame, Message
from ecliptic.kernel.frames import check_fields


def controlled_locations(state: State, seat: int) -> list[int]:
    """Return the shipyards and systems with a faction's outpost (BTS-13.23)."""
    return [i for i, outpost in enumerate(state.outpost) if outpost >= 0 and outpost >> 2 == seat]


def rightful_controller(state: State, location: int) -> int:
    """Return who controls a location after a check (BTS-13.8 to BTS-13.12)."""
    present = controller(state, location)
    best, greatest, own, tied = NOBODY, 0, 0, False
    for seat in range(len(state.players)):
        strength = power(state, location, seat)
        if seat == present:
            own = strength
        elif strength > greatest:
            best, greatest, tied = seat, strength, False
        elif strength == greatest and strength:
            tied = True
    if present >= 0 and greatest <= own:
        return present
    return NOBODY if tied else best


def check_control(state: State, jumper: int = NOBODY) -> None:
    """Check control everywhere after ships have changed, and give the bonuses (BTS-13.5, BTS-13.18).

    After a jump of the acting faction it counts what the jump took from others (BTS-18.28c).
    """
    gained: list[int] = []  # seat and location
    wrested = 0
    for location in range(len(state.system)):
        if not is_controllable(state, location):
            continue
        present = controller(state, location)
        rightful = rightful_controller(state, location)
        if rightful == present:
            continue
        if present >= 0:
            lose_control(state, location)
        if rightful >= 0:
            gained.append(rightful << 8 | location)
            if present >= 0 and rightful == jumper:
                wrested += 1
    if jumper >= 0 and not state.chain:
        state.wrested = wrested
    if gained:
        take_control(state, gained)


class ChooseShips(Choice[State]):
    """A choice of one ship after the other; once the last is chosen or none is left, control is checked (BTS-13.5)."""

    __slots__ = ()

    def finish(self, state: State) -> None:
        """Check control if anything has changed."""
        raise NotImplementedError

    def run(self, state: State) -> None:
        if self.options(state):
            super().run(state)
        else:
            state.stack.pop()
            self.finish(state)


def lose_control(state: State, location: int) -> None:
    """Return an outpost's disc to its owner (BTS-13.17)."""
    outpost = state.outpost[location]
    state.outpost = with_item(state.outpost, location, NOBODY)
    return_disc(state, outpost >> 2, outpost & 3)
    if state.events is not None:
        state.emit(ControlLost(outpost >> 2, place_name(state, location)))


def take_control(state: State, gained: list[int]) -> None:
    """Place outposts, the active faction first, then resolve the bonuses in the same order (BTS-13.18)."""
    waiting: list[int] = []
    seats: list[int] = []
    order = seats_from(state, state.active_seat)
    for seat in order:
        locations = [each & 0xFF for each in gained if each >> 8 == seat]
        if locations:
            seats.append(seat)
            waiting += [seat << 16 | location << 8 | 0xFF & state.system[location] for location in locations]
    for seat in reversed(seats):
        await_last_disc(state, seat)
    due = [each for each in waiting if has_bonus(state, each)]
    if due:
        state.chain = state.chain + [each >> 8 for each in due]
        state.stack.append(Bonuses(due))
    for seat in reversed(seats):
        state.stack.append(PlaceOutposts(seat, [each & 0xFF for each in gained if each >> 8 == seat]))


def has_bonus(state: State, waiting: int) -> bool:
    """Return whether a faction gets the bonus of a system it took: once per chain (BTS-21.4)."""
    system = waiting & 0xFF
    return system != 0xFF and state.parts.systems[system].control_bonus != NO_EFFECT and waiting >> 8 not in state.chain


def is_bonus(state: State, waiting: int) -> bool:
    """Return whether this is a control bonus of somebody, as seat, location and system."""
    seat, location, system = waiting >> 16, waiting >> 8 & 0xFF, waiting & 0xFF
    if not (0 <= seat < len(state.players) and location < len(state.system) and system < len(state.parts.systems)):
        return False
    return state.parts.systems[system].control_bonus != NO_EFFECT


@final
class PlaceOutposts(Choice[State]):
    """Which disc becomes the outpost at which of these locations? (BTS-13.14, BTS-13.15)"""

    __slots__ = ("locations",)

    rules: ClassVar[tuple[str, ...]] = ("BTS-13.14", "BTS-13.15", "BTS-13.16")

    def __init__(self, seat: int, locations: list[int]) -> None:
        self.seat = seat
        self.locations = locations

    def misfit(self, state: State) -> Message | None:
        taken = {location for each in others(state, self) for location in each.locations}
        is_free = all(
            location >= 0
            and location not in taken
            and is_controllable(state, location)
            and state.outpost[location] == NOBODY
            for location in self.locations
        )
        return check_fields(self, locations=is_free and is_distinct(self.locations, len(state.system)))

    def options(self, state: State) -> list[Action]:
        board = state.seating.board
        if len(self.locations) == 1:
            location = self.locations[0]
            discs = discs_for(state, self.seat, symbols_at(state, location))
            return [notation.outpost(board, location, disc) for disc in discs]
        found: list[Action] = []
        only = [discs_for(state, self.seat, symbols_at(state, location)) for location in self.locations]
        # The order matters only where a track runs out or there is a choice of discs (BTS-13.18).
        player = state.players[self.seat]
        needs = [sum(1 for discs in only if discs == [disc]) for disc in range(4)]
        is_plain = all(len(discs) == 1 for discs in only) and needs[1] <= player.food and needs[2] <= player.ore_discs
        for location, discs in zip(self.locations, only, strict=True):
            for disc in discs:
                found.append(notation.outpost(board, location, disc))
            if is_plain:
                break
        return found

    def decide(self, state: State, seat: int, action: Action) -> None:
        location, disc = action.args[0] >> 2, action.args[0] & 3
        rest = [each for each in self.locations if each != location]
        state.stack.pop()
        if rest:
            state.stack.append(PlaceOutposts(seat, rest))
        if state.events is not None:
            state.emit(ControlTaken(seat, place_name(state, location), disc))
        if disc != STAR:
            take_disc(state, seat, disc)
        state.outpost = with_item(state.outpost, location, outpost_of(seat, disc))
        control_was_taken(state, seat)

    def label(self, state: State, seat: int, action: Action) -> Message:
        location, disc = action.args[0] >> 2, action.args[0] & 3
        return Message("do-outpost", {"place": place_name(state, location), "disc": {"disc": DISCS[disc]}}, self.rules)


@final
class Bonuses(Frame[State]):
    """Control bonuses still to be resolved, as seat, location and system; the frame stays until the last is done."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: list[int]) -> None:
        self.waiting = waiting

    def misfit(self, state: State) -> Message | None:
        is_right = all(is_bonus(state, each) for each in self.waiting)
        return check_fields(self, waiting=is_right and len(set(self.waiting)) == len(self.waiting))

    def run(self, state: State) -> None:
        if not self.waiting:
            state.stack.pop()
            if not any(isinstance(frame, Bonuses) for frame in state.stack):
                state.chain = []
            return
        seat = self.waiting[0] >> 16
        state.stack.append(ChooseBonus(seat))


@final
class ChooseBonus(Choice[State]):
    """Which control bonus is next? The frame below has them all (BTS-13.20)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("BTS-13.20",)

    def misfit(self, state: State) -> Message | None:
        below = state.stack[-2] if state.stack[-1] is self and len(state.stack) > 1 else None
        is_due = isinstance(below, Bonuses) and any(each >> 16 == self.seat for each in below.waiting)
        return check_fields(self, seat=is_due)

    def waiting(self, state: State) -> list[int]:
        """Return all bonuses that wait."""
        below = state.stack[-2]
        assert isinstance(below, Bonuses)
        return below.waiting

    def options(self, state: State) -> list[Action]:
        ids = location_ids(state)
        return [
            notation.named("bonus", ids[each >> 8 & 0xFF], each)
            for each in self.waiting(state)
            if each >> 16 == self.seat
        ]

    def decide(self, state: State, seat: int, action: Action) -> None:
        chosen = action.args[0]
        rest = [each for each in self.waiting(state) if each != chosen]
        state.stack.pop()
        state.stack[-1] = Bonuses(rest)
        system = chosen & 0xFF
        source = seat << SOURCE_SEAT | state.parts.system_number(system)
        resolve_for(state, seat, state.parts.systems[system].control_bonus, source)

    def label(self, state: State, seat: int, action: Action) -> Message:
        card = state.parts.systems[action.args[0] & 0xFF]
        args = {"system": {"system": card.id}, "effect": state.effects.clauses(card.control_bonus)}
        return Message("do-bonus", args, self.rules)
