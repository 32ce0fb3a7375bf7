"""Verbs that give ore and population, and growth, ore production and moves of supply (BTS-5, BTS-9)."""

from typing import ClassVar, final

from ecliptic.effects import Choice, Effects
from ecliptic.games.beyond_the_sun import notation
from ecliptic.games.beyond_the_sun.components import COLUMNS
from ecliptic.games.beyond_the_sun.control import controlled_locations
from ecliptic.games.beyond_the_sun.frame_checks import MOST_PARTS
from ecliptic.games.beyond_the_sun.log_events import PopulationGained, SupplyMoved
from ecliptic.games.beyond_the_sun.resources import gain_ore, make_population, rightmost
from ecliptic.games.beyond_the_sun.ships import add_ships, remove_ships
from ecliptic.games.beyond_the_sun.state import State
from ecliptic.games.beyond_the_sun.verb import (
    Projection,
    Verb,
    projection_of,
    rest_is_possible,
    would_change_nothing,
)
from ecliptic.games.beyond_the_sun.words import GROWTH_COLUMNS, ask, is_open
from ecliptic.kernel import Action, Fields, Json, Message
from ecliptic.kernel.frames import check_fields


@final
class GainOre(Verb):
    """Gain ore from the bank (BTS-9.1)."""

    verb: ClassVar[str] = "gain_ore"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n: int = row.number("n", 1, 20)

    def perform(self, state: State, seat: int, source: int) -> None:
        gain_ore(state, seat, self.n)

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        projection.ore += self.n
        projection.changes = True
        return True

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.n}


@final
class GainOrePerControlledLocation(Verb):
    """Gain ore for each location you control (BTS-18.23)."""

    verb: ClassVar[str] = "gain_ore_per_controlled_location"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.per: int = row.number("per", 1, 5)
        self.most: int = row.number("max", 1, 20)

    def amount(self, state: State, seat: int) -> int:
        """Return how much ore it gives now."""
        return min(self.most, self.per * len(controlled_locations(state, seat)))

    def perform(self, state: State, seat: int, source: int) -> None:
        gain_ore(state, seat, self.amount(state, seat))

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        n = self.amount(state, seat)
        projection.ore += n
        projection.changes = projection.changes or n > 0
        return True

    def args(self, effects: Effects[State]) -> Json:
        return {"per": self.per, "most": self.most}


@final
class GainOrePerWrestedControl(Verb):
    """Gain ore for each location that the last jump took from another faction (BTS-18.28c)."""

    verb: ClassVar[str] = "gain_ore_per_wrested_control"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.per: int = row.number("per", 1, 5)
        self.most: int = row.number("max", 1, 20)

    def perform(self, state: State, seat: int, source: int) -> None:
        gain_ore(state, seat, min(self.most, self.per * state.wrested))
        state.wrested = 0

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        return True  # what the jump before it takes is not known yet

    def args(self, effects: Effects[State]) -> Json:
        return {"per": self.per, "most": self.most}


@final
class MakePopulation(Verb):
    """Turn supply cubes into population, leftmost column first (BTS-9.3, BTS-9.5)."""

    verb: ClassVar[str] = "make_pop"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n: int = row.number("n", 1, 10)

    def perform(self, state: State, seat: int, source: int) -> None:
        if 0 < sum(state.players[seat].supply) < self.n:
            state.stack.append(TakeShortSupply(seat))
        else:
            make_population(state, seat, self.n)

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        foresee_population(projection, self.n)
        return True

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.n}


def foresee_population(projection: Projection, n: int) -> None:
    """Turn supply into population in a projection."""
    made = min(n, projection.supply)
    projection.supply -= made
    projection.population += made
    projection.changes = projection.changes or made > 0


@final
class TakeShortSupply(Choice[State]):
    """There is too little supply: take it all, or leave out the effect? (BTS-9.5)"""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("BTS-9.5",)

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=any(state.players[self.seat].supply))

    def options(self, state: State) -> list[Action]:
        projection = projection_of(state, self.seat)
        if would_change_nothing(state, self.seat) or not rest_is_possible(state, self.seat, projection):
            return [notation.USE]
        return [notation.USE, notation.SKIP]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.kind == "use":
            make_population(state, seat, sum(state.players[seat].supply))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"n": sum(state.players[seat].supply)}


@final
class MakePopulationPerColonized(Verb):
    """Turn supply into population for every so many colonized systems (BTS-18.23)."""

    verb: ClassVar[str] = "make_pop_per_colonized"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.every: int = row.number("every", 1, 10)
        self.n: int = row.number("n", 1, 10)

    def amount(self, state: State, seat: int) -> int:
        """Return how many cubes it turns now."""
        return len(state.players[seat].colonies) // self.every * self.n

    def perform(self, state: State, seat: int, source: int) -> None:
        n = self.amount(state, seat)
        if 0 < sum(state.players[seat].supply) < n:
            state.stack.append(TakeShortSupply(seat))
        else:
            make_population(state, seat, n)

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        foresee_population(projection, self.amount(state, seat))
        return True

    def args(self, effects: Effects[State]) -> Json:
        return {"every": self.every, "n": self.n}


# Production


def open_columns(state: State, seat: int) -> list[int]:
    """Return the columns of the open letters on a faction's food track (BTS-5.2, BTS-5.6)."""
    player = state.players[seat]
    food = state.parts.mats[player.mat].food
    return [column for cell, column in enumerate(food) if column >= 0 and is_open(player.food, cell)]


def ore_yield(state: State, seat: int) -> int:
    """Return what ore production gives (BTS-5.5)."""
    player = state.players[seat]
    ore = state.parts.mats[player.mat].ore
    return sum(n for cell, n in enumerate(ore) if is_open(player.ore_discs, cell))


def growth_yield(state: State, seat: int) -> int:
    """Return how many cubes population growth takes at most (BTS-5.2, BTS-5.3, BTS-19.2)."""
    supply = state.players[seat].supply
    columns = open_columns(state, seat)
    if ask(GROWTH_COLUMNS, state, seat, 0):
        return min(len(columns), sum(supply))
    return sum(1 for column in columns if supply[column])


def grow(state: State, seat: int) -> None:
    """Carry out population growth (BTS-5.2 to BTS-5.4)."""
    columns = open_columns(state, seat)
    if ask(GROWTH_COLUMNS, state, seat, 0):
        state.stack.append(GrowFrom(seat, columns))
        return
    player = state.players[seat]
    grown = 0
    for column in columns:
        if player.supply[column]:
            player.supply[column] -= 1
            grown += 1
    player.population += grown
    if grown and state.events is not None:
        state.emit(PopulationGained(seat, grown))


@final
class GrowFrom(Choice[State]):
    """From which column does the first of these letters take its cube? (BTS-19.2)"""

    __slots__ = ("columns",)

    rules: ClassVar[tuple[str, ...]] = ("BTS-5.2", "BTS-19.2")

    def __init__(self, seat: int, columns: list[int]) -> None:
        self.seat = seat
        self.columns = columns

    def misfit(self, state: State) -> Message | None:
        is_right = all(0 <= column < len(COLUMNS) for column in self.columns)
        return check_fields(self, columns=is_right and len(self.columns) <= MOST_PARTS)

    def options(self, state: State) -> list[Action]:
        if not self.columns:
            return []
        supply = state.players[self.seat].supply
        found = [notation.COLUMN[column] for column in range(len(supply)) if supply[column]]
        if found and not supply[self.columns[0]]:
            found.append(notation.SKIP)
        return found

    def decide(self, state: State, seat: int, action: Action) -> None:
        rest = self.columns[1:]
        if action.kind == "column":
            player = state.players[seat]
            column = action.args[0]
            player.supply[column] -= 1
            player.population += 1
            if not player.supply[column] and column in rest:
                # The letters change places: nobody grows less by taking a cube from under another letter (BTS-5.7).
                rest[rest.index(column)] = self.columns[0]
            if state.events is not None:
                state.emit(PopulationGained(seat, 1))
        state.stack[-1] = GrowFrom(seat, rest)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"column": COLUMNS[self.columns[0]]}

    def label(self, state: State, seat: int, action: Action) -> Message:
        args = {"column": COLUMNS[action.args[0]]} if action.args else {}
        return Message(f"do-{action.kind}", args, self.rules)


@final
class GrowthProduction(Verb):
    """Carry out population growth (BTS-5.14)."""

    verb: ClassVar[str] = "growth_production"

    def perform(self, state: State, seat: int, source: int) -> None:
        grow(state, seat)

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        projection.changes = projection.changes or growth_yield(state, seat) > 0
        return True


@final
class OreProduction(Verb):
    """Carry out ore production (BTS-5.14)."""

    verb: ClassVar[str] = "ore_production"

    def perform(self, state: State, seat: int, source: int) -> None:
        gain_ore(state, seat, ore_yield(state, seat))

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        n = ore_yield(state, seat)
        projection.ore += n
        projection.changes = projection.changes or n > 0
        return True


# Moves of supply


@final
class RelocateSupply(Verb):
    """Move supply cubes to another column (BTS-9.10, BTS-9.11)."""

    verb: ClassVar[str] = "relocate_supply"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n: int = row.number("n", 1, 10)
        self.take: int = row.word("take", ["rightmost", *[f"column_{name}" for name in COLUMNS]]) - 1
        self.to: int = row.word("to", ["any_columns_of_choice", *COLUMNS]) - 1

    def perform(self, state: State, seat: int, source: int) -> None:
        supply = state.players[seat].supply
        before = supply[self.to]
        taken = 0
        while taken < self.n:
            column = self.take if self.take >= 0 else rightmost(state.players[seat])
            if column < 0 or not supply[column]:
                break
            supply[column] -= 1
            taken += 1
        if not taken:
            return
        if self.to < 0:
            state.stack.append(PlaceSupply(seat, taken))
            return
        supply[self.to] += taken
        moved = supply[self.to] - before  # the rightmost cubes may lie there already
        if moved and state.events is not None:
            state.emit(SupplyMoved(seat, COLUMNS[self.to], moved))

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        column = self.take if self.take >= 0 else rightmost(state.players[seat])
        moves = column >= 0 and column != self.to and state.players[seat].supply[column] > 0
        projection.changes = projection.changes or moves
        return True

    def args(self, effects: Effects[State]) -> Json:
        take = COLUMNS[self.take] if self.take >= 0 else "rightmost"
        return {"n": self.n, "take": take, "to": COLUMNS[self.to] if self.to >= 0 else "any"}


@final
class PlaceSupply(Choice[State]):
    """Into which column goes the next of the supply cubes taken? (BTS-9.11)"""

    __slots__ = ("left",)

    rules: ClassVar[tuple[str, ...]] = ("BTS-9.10", "BTS-9.11")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, left=1 <= self.left <= MOST_PARTS)

    def options(self, state: State) -> list[Action]:
        return notation.COLUMN[:]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if self.left > 1:
            state.stack.append(PlaceSupply(seat, self.left - 1))
        column = action.args[0]
        state.players[seat].supply[column] += 1
        if state.events is not None:
            state.emit(SupplyMoved(seat, COLUMNS[column], 1))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"left": self.left}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-column", {"column": COLUMNS[action.args[0]]}, self.rules)


@final
class TakePopulation(Verb):
    """Turn cubes of one column into population (set-up of the Free Traders' League)."""

    verb: ClassVar[str] = "take_population"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n: int = row.number("n", 1, 5)
        self.take: int = row.word("take", [f"column_{name}" for name in COLUMNS])

    def perform(self, state: State, seat: int, source: int) -> None:
        player = state.players[seat]
        taken = min(self.n, player.supply[self.take])
        player.supply[self.take] -= taken
        player.population += taken

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.n, "take": COLUMNS[self.take]}


@final
class SetStartingShipLevel(Verb):
    """Turn the starting ship in Sol to another level (set-up of the Ares Colonial Union)."""

    verb: ClassVar[str] = "set_starting_ship_level"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.level: int = row.number("level", 1, 4)

    def perform(self, state: State, seat: int, source: int) -> None:
        sol = state.seating.board.sol
        remove_ships(state, sol, seat, 1, 1)
        add_ships(state, sol, seat, self.level, 1)

    def args(self, effects: Effects[State]) -> Json:
        return {"level": self.level}
