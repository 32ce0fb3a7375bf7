"""Colonization in its six steps (BTS-14), and other ways to gain a system card (BTS-16.9, BTS-18.6a)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice, Effects, refresh
from ecliptic.games.beyond_the_sun import notation
from ecliptic.games.beyond_the_sun.components import (
    CUBES,
    DISCS,
    HIGHEST_LEVEL,
    KEPT_BY_COLONIZER,
    LINK_LOCATION,
    NO_DISC,
)
from ecliptic.games.beyond_the_sun.control import lose_control
from ecliptic.games.beyond_the_sun.decks import SYSTEMS, take_top
from ecliptic.games.beyond_the_sun.discs import await_last_disc, discs_for, take_disc
from ecliptic.games.beyond_the_sun.frame_checks import is_colony, is_step
from ecliptic.games.beyond_the_sun.log_events import (
    Colonized,
    ColonyDisc,
    EventKept,
    ShipReturned,
    SystemTurned,
    place_name,
)
from ecliptic.games.beyond_the_sun.resources import return_cube
from ecliptic.games.beyond_the_sun.ships import most_power
from ecliptic.games.beyond_the_sun.state import (
    GONE,
    NOBODY,
    NOTHING,
    SOURCE_SEAT,
    State,
    colony_discs,
    colony_of,
    controller,
    count_ships,
    location_ids,
    power,
    ship_index,
    system_of,
    with_item,
)
from ecliptic.games.beyond_the_sun.stealth import bonuses_reach
from ecliptic.games.beyond_the_sun.tableau import open_rows
from ecliptic.games.beyond_the_sun.verb import Projection, Verb, resolve_for
from ecliptic.kernel import Action, Fields, Frame, Json, Message
from ecliptic.kernel.frames import check_fields, field_misfit

MOST_POWER: Final = CUBES * HIGHEST_LEVEL  # that a faction can have anywhere


def strength(state: State, location: int) -> int:
    """Return the power that colonizing the system at a location requires, never below 1 (BTS-16.12)."""
    needed = state.parts.systems[state.system[location]].strength
    for i in range(0, len(state.linked), 2):
        event = state.parts.events[state.linked[i]]
        if event.delta and state.linked[i + 1] == location:
            needed += event.delta
    return max(1, needed)


@final
class Colonize(Verb):
    """Colonize a system that you control (BTS-14.2)."""

    verb: ClassVar[str] = "colonize"
    colonizes: ClassVar[bool] = True

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.stealthy: bool = row.flag("only_if_uncontrolled_at_start_of_turn")
        row.flag("control_not_required", self.stealthy)
        row.flag("no_control_bonus", self.stealthy)

    def possible_locations(self, state: State, seat: int) -> list[int]:
        """Return the locations of systems that could be colonized with enough ships there."""
        systems = [location for location, system in enumerate(state.system) if system >= 0]
        if self.stealthy:
            return [location for location in systems if not state.controlled_at_start[location]]
        return [location for location in systems if controller(state, location) == seat]

    def systems(self, state: State, seat: int, points: int) -> list[int]:
        """Return the locations of systems that can be colonized, after moves for so many points."""
        found: list[int] = []
        for location in self.possible_locations(state, seat):
            there = most_power(state, seat, location, points) if points else power(state, location, seat)
            if there >= strength(state, location):
                found.append(location)
        return found

    def perform(self, state: State, seat: int, source: int) -> None:
        if self.systems(state, seat, 0):
            state.stack.append(ChooseSystem(seat, self.effect, self.index))

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        points = projection.points if self.stealthy else 0
        if not self.systems(state, seat, points) and not self.has_help(state, seat, points):
            return False
        projection.changes = True
        return True

    def has_help(self, state: State, seat: int, points: int) -> bool:
        """Return whether control bonuses of the jump before it could make it possible (BTS-4.18)."""
        if not self.stealthy:
            return False
        targets = self.possible_locations(state, seat)
        return bonuses_reach(state, seat, targets, [strength(state, each) for each in targets], points)

    def args(self, effects: Effects[State]) -> Json:
        return {"stealthy": "yes" if self.stealthy else "no"}


@final
class ChooseSystem(Choice[State]):
    """Which system is colonized? (BTS-14.2)"""

    __slots__ = ("effect", "step")

    rules: ClassVar[tuple[str, ...]] = ("BTS-14.1", "BTS-14.2")

    def __init__(self, seat: int, effect: int, step: int) -> None:
        self.seat = seat
        self.effect = effect
        self.step = step

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, step=is_step(state, self.effect, self.step, Colonize))

    def options(self, state: State) -> list[Action]:
        verb = state.effects.steps[self.effect][self.step]
        assert isinstance(verb, Colonize)
        ids = location_ids(state)
        return [notation.named("colonize", ids[each], each) for each in verb.systems(state, self.seat, 0)]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack[-1] = ReturnShips(seat, action.args[0], strength(state, action.args[0]))

    def label(self, state: State, seat: int, action: Action) -> Message:
        location = action.args[0]
        card = state.parts.systems[state.system[location]]
        args = {"system": {"system": card.id}, "strength": strength(state, location), "vp": card.vp}
        return Message("do-colonize", args, self.rules)


@final
class ReturnShips(Choice[State]):
    """Which ships are returned for the system? `needed` power is still missing (BTS-14.3)."""

    __slots__ = ("location", "needed")

    rules: ClassVar[tuple[str, ...]] = ("BTS-14.3", "BTS-14.4")

    def __init__(self, seat: int, location: int, needed: int) -> None:
        self.seat = seat
        self.location = location
        self.needed = needed

    def misfit(self, state: State) -> Message | None:
        if self.location < 0 or state.system[self.location] < 0:
            return field_misfit(self, "location")
        most = min(strength(state, self.location), power(state, self.location, self.seat))
        return check_fields(self, needed=-MOST_POWER <= self.needed <= most)

    def options(self, state: State) -> list[Action]:
        levels = [level for level in range(1, 5) if count_ships(state, self.location, self.seat, level)]
        found = [notation.RETURN[level] for level in levels]
        if self.needed <= 0:
            found.append(notation.STOP)
        return found

    def decide(self, state: State, seat: int, action: Action) -> None:
        if action.kind == "stop":
            state.stack.pop()
            take_system(state, seat, self.location)
            return
        level = action.args[0]
        if state.events is not None:
            state.emit(ShipReturned(seat, level, place_name(state, self.location), ShipReturned.SUPPLY))
        state.ships[ship_index(state, self.location, seat, level)] -= 1
        return_cube(state, seat)
        state.stack[-1] = ReturnShips(seat, self.location, self.needed - level)

    def prompt_args(self, state: State, seat: int) -> Json:
        card = state.parts.systems[state.system[self.location]]
        return {"needed": max(0, self.needed), "system": {"system": card.id}}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "stop":
            return Message("do-enough-ships", {}, self.rules)
        return Message("do-return", {"level": action.args[0]}, self.rules)


def take_system(state: State, seat: int, location: int) -> None:
    """Send the other ships to Deep Space, take the card and refill the slot (BTS-14.5 to BTS-14.7)."""
    system = state.system[location]
    to_deep_space(state, location)
    first = NO_DISC
    if controller(state, location) == seat:
        first = state.outpost[location] & 3
        state.outpost = with_item(state.outpost, location, NOBODY)
    elif controller(state, location) >= 0:
        lose_control(state, location)  # BTS-18.22a
    if state.events is not None:
        state.emit(Colonized(seat, system))
    add_colony(state, seat, colony_of(system, first, NO_DISC))
    state.controlled_at_start = with_item(state.controlled_at_start, location, 0)
    release_linked_events(state, seat, location)
    board = state.seating.board
    if location < len(board.ids):
        refill(state, location, board.deck[location])
    else:
        state.system = with_item(state.system, location, GONE)
    if state.parts.components[state.parts.system_number(system)].hooks:
        refresh(state)
    open_rows(state)
    finish_colony(state, seat, system, 1 if first else 2)


def add_colony(state: State, seat: int, colony: int) -> None:
    """Lay a system beside a faction's mat."""
    player = state.players[seat]
    player.colonies = [*player.colonies, colony]


def to_deep_space(state: State, location: int) -> None:
    """Move all ships of all factions from a location to Deep Space (BTS-14.5)."""
    deep_space = state.seating.board.deep_space
    width = len(state.players) * 4
    for i in range(width):
        state.ships[deep_space * width + i] += state.ships[location * width + i]
        state.ships[location * width + i] = 0


def release_linked_events(state: State, seat: int, location: int) -> None:
    """Give events linked to a colonized system to the faction that colonized it, or discard them (BTS-14.13)."""
    kept: list[int] = []
    for i in range(0, len(state.linked), 2):
        event, target = state.linked[i], state.linked[i + 1]
        card = state.parts.events[event]
        if target != location or card.link != LINK_LOCATION:
            kept += [event, target]
        elif card.after == KEPT_BY_COLONIZER:
            player = state.players[seat]
            player.kept = [*player.kept, event]
            if state.events is not None:
                state.emit(EventKept(seat, event))
    state.linked = kept


def draw_system(state: State, deck: int) -> int:
    """Draw the top card of a deck, of the other one if that is empty, or NOTHING (BTS-14.7)."""
    for each in (deck, 1 - deck):
        if state.system_decks[each]:
            system = state.system_decks[each][-1]
            if state.events is not None:
                state.emit(SystemTurned(system))
            take_top(state, SYSTEMS + each, 1)
            return system
    return NOTHING


def refill(state: State, location: int, deck: int) -> None:
    """Put a new card in a slot (BTS-14.6, BTS-14.14)."""
    state.system = with_item(state.system, location, draw_system(state, deck))


def finish_colony(state: State, seat: int, system: int, discs: int) -> None:
    """Put discs on a colony, then resolve its bonus (BTS-14.8, BTS-14.9)."""
    await_last_disc(state, seat)
    state.stack.append(ColonyBonus(seat, system))
    if discs:
        state.stack.append(PlaceColonyDisc(seat, system, discs))


@final
class PlaceColonyDisc(Choice[State]):
    """Which disc is put on a colony? (BTS-14.8)"""

    __slots__ = ("left", "system")

    rules: ClassVar[tuple[str, ...]] = ("BTS-14.8",)

    def __init__(self, seat: int, system: int, left: int) -> None:
        self.seat = seat
        self.system = system
        self.left = left

    def misfit(self, state: State) -> Message | None:
        colonies = [each for each in state.players[self.seat].colonies if system_of(each) == self.system]
        placed = [len(colony_discs(each)) for each in colonies]
        return check_fields(
            self,
            system=self.system >= 0 and len(placed) == 1,
            left=1 <= self.left <= 2 - sum(placed),
        )

    def options(self, state: State) -> list[Action]:
        symbols = state.parts.systems[self.system].symbols
        return [notation.DISC[disc] for disc in discs_for(state, self.seat, symbols)]

    def decide(self, state: State, seat: int, action: Action) -> None:
        disc = action.args[0]
        state.stack.pop()
        if self.left > 1:
            state.stack.append(PlaceColonyDisc(seat, self.system, self.left - 1))
        if state.events is not None:
            state.emit(ColonyDisc(seat, self.system, disc))
        take_disc(state, seat, disc)
        player = state.players[seat]
        for i, colony in enumerate(player.colonies):
            if system_of(colony) == self.system:
                first = colony >> 2 & 3
                changed = colony_of(self.system, first, disc) if first else colony_of(self.system, disc, NO_DISC)
                player.colonies = with_item(player.colonies, i, changed)
                break

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"system": {"system": state.parts.systems[self.system].id}}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-disc", {"disc": {"disc": DISCS[action.args[0]]}}, self.rules)


@final
class ColonyBonus(Frame[State]):
    """The colonization bonus of a system (BTS-14.9)."""

    __slots__ = ("seat", "system")

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, system=is_colony(state, self.seat, self.system))

    def run(self, state: State) -> None:
        state.stack.pop()
        source = self.seat << SOURCE_SEAT | state.parts.system_number(self.system)
        resolve_for(state, self.seat, state.parts.systems[self.system].bonus, source)
