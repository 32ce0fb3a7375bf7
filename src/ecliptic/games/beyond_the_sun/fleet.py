"""Building and upgrading ships (BTS-12)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice, Effects
from ecliptic.games.beyond_the_sun import notation
from ecliptic.games.beyond_the_sun.components import HIGHEST_LEVEL
from ecliptic.games.beyond_the_sun.control import ChooseShips, check_control
from ecliptic.games.beyond_the_sun.frame_checks import MOST_PARTS, are_ships, is_flag
from ecliptic.games.beyond_the_sun.log_events import Built, Upgraded, place_name
from ecliptic.games.beyond_the_sun.resources import pay, take_supply
from ecliptic.games.beyond_the_sun.ships import add_ships, build_sites, remove_ships
from ecliptic.games.beyond_the_sun.state import COMPONENT, State, count_ships, ships_of
from ecliptic.games.beyond_the_sun.verb import (
    Projection,
    Verb,
    projection_of,
    rest_is_possible,
    rest_needs_ships,
    would_change_nothing,
)
from ecliptic.games.beyond_the_sun.words import BUILT_LEVEL, ask, is_used, use
from ecliptic.kernel import Action, Fields, Json, Message
from ecliptic.kernel.frames import check_fields

FROM_POPULATION: Final = 0
FROM_SUPPLY: Final = 1
AT_SHIPYARD: Final = 0
AT_DEEP_SPACE: Final = 1


@final
class Build(Verb):
    """Turn cubes into ships, one ship for each cube (BTS-12.1, BTS-12.2a)."""

    verb: ClassVar[str] = "build"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.cubes: int = row.word("from", ["population", "supply"])
        is_chosen = row.get("level") == "chosen"
        self.level: int = 0 if is_chosen else row.number("level", 1, HIGHEST_LEVEL)  # 0: the level that was chosen
        self.n: int = row.number("n", 1, 5)
        self.at: int = row.word("at", ["shipyard", "deep_space"])

    def perform(self, state: State, seat: int, source: int) -> None:
        level = self.level or max(1, state.chosen_level)
        state.stack.append(BuildShip(seat, self.cubes, level, self.n, self.at, 0))

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        if self.cubes == FROM_SUPPLY:
            built = min(self.n, projection.supply)
            projection.supply -= built
            projection.changes = projection.changes or built > 0 or projection.population > 0
            return True
        if projection.population < self.n:
            return False
        projection.population -= self.n
        projection.changes = True
        return True

    def can_do(self, state: State, seat: int, source: int) -> bool:
        player = state.players[seat]
        return super().can_do(state, seat, source) and (player.population > 0 or sum(player.supply) > 0)

    def args(self, effects: Effects[State]) -> Json:
        cubes = "supply" if self.cubes == FROM_SUPPLY else "population"
        at = "deep_space" if self.at == AT_DEEP_SPACE else "shipyard"
        return {"n": self.n, "level": self.level, "cubes": cubes, "at": at}


@final
class BuildShip(Choice[State]):
    """Where is the next ship built, and how? (BTS-12.1, BTS-9.4)"""

    __slots__ = ("at", "built", "cubes", "left", "level")

    rules: ClassVar[tuple[str, ...]] = ("BTS-12.1", "BTS-12.2", "BTS-9.4")

    def __init__(self, seat: int, cubes: int, level: int, left: int, at: int, built: int) -> None:
        self.seat = seat
        self.cubes = cubes
        self.level = level
        self.left = left
        self.at = at
        self.built = built

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            cubes=is_flag(self.cubes),
            level=1 <= self.level <= HIGHEST_LEVEL,
            left=1 <= self.left <= MOST_PARTS,
            at=is_flag(self.at),
            built=0 <= self.built <= MOST_PARTS,
        )

    def options(self, state: State) -> list[Action]:
        player = state.players[self.seat]
        supply = sum(player.supply) if self.cubes == FROM_SUPPLY else 0
        if not supply + player.population:
            return []
        board = state.seating.board
        sites = [board.deep_space] if self.at == AT_DEEP_SPACE else build_sites(state, self.seat)
        found = [notation.ship(board, notation.BUILD, site, self.level) for site in sites]
        higher = higher_level(state, self.seat, self.level)
        if higher > self.level:
            found += [notation.ship(board, notation.BUILD, site, higher) for site in sites]
        if self.cubes == FROM_POPULATION:
            return found
        if not supply and not rest_is_possible(state, self.seat, population_less(state, self.seat)):
            found = []
        is_short = supply < self.left and (not supply or not self.built)
        if is_short and not (found and would_change_nothing(state, self.seat)):
            found.append(notation.SKIP)
        return found

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.kind == "skip":
            if self.built:
                check_control(state)
            return
        site, level = action.args
        player = state.players[seat]
        if level > self.level:
            for source in state.active[BUILT_LEVEL.number]:
                if state.owner_of(source) == seat:
                    use(state, source)
                    pay(state, seat, state.parts.prices[source & COMPONENT], 0)
        if self.cubes == FROM_POPULATION or not take_supply(player):
            player.population -= 1
        if state.events is not None:
            state.emit(Built(seat, level, place_name(state, site)))
        add_ships(state, site, seat, level, 1)
        if self.left > 1:
            state.stack.append(BuildShip(seat, self.cubes, self.level, self.left - 1, self.at, self.built + 1))
        else:
            check_control(state)

    def run(self, state: State) -> None:
        if self.options(state):
            super().run(state)
            return
        state.stack.pop()
        if self.built:
            check_control(state)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"left": self.left, "level": self.level, "cubes": "supply" if self.cubes else "population"}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "skip":
            return Message("do-skip-build", {}, self.rules)
        site, level = action.args
        args = {"level": level, "place": place_name(state, site), "extra": "yes" if level > self.level else "no"}
        return Message("do-build", args, self.rules)


def population_less(state: State, seat: int) -> Projection:
    """Return what a faction has after using one population."""
    projection = projection_of(state, seat)
    projection.population -= 1
    return projection


def higher_level(state: State, seat: int, level: int) -> int:
    """Return the level at which a faction may build by paying for it (BTS-19.2, BTS-19.8)."""
    if not state.active[BUILT_LEVEL.number] or state.active_seat != seat:
        return level
    price = 0
    for source in state.active[BUILT_LEVEL.number]:
        if state.owner_of(source) == seat:
            price += state.parts.prices[source & COMPONENT]
            if is_used(state, source):
                return level
    if state.players[seat].ore < price:
        return level
    return min(HIGHEST_LEVEL, ask(BUILT_LEVEL, state, seat, level))


# Upgrades


@final
class Upgrade(Verb):
    """Raise ships by some levels (BTS-12.6, BTS-12.7)."""

    verb: ClassVar[str] = "upgrade"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.ships: int = row.number("max_ships", 1, 5)
        self.levels: int = row.number("levels", 1, 3)

    def perform(self, state: State, seat: int, source: int) -> None:
        may_stop = 1 if self.ships > 1 else 0
        state.stack.append(UpgradeShips(seat, self.ships, self.levels, may_stop, [], 0))

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        projection.changes = projection.changes or can_upgrade(state, seat)
        return True

    def args(self, effects: Effects[State]) -> Json:
        return {"ships": self.ships, "levels": self.levels}


@final
class UpgradeLevels(Verb):
    """Distribute single levels freely over ships (BTS-12.7)."""

    verb: ClassVar[str] = "upgrade_levels"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n: int = row.number("n", 1, 9)

    def perform(self, state: State, seat: int, source: int) -> None:
        state.stack.append(UpgradeShips(seat, self.n, 1, 0, [], 1))

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        projection.changes = projection.changes or can_upgrade(state, seat)
        return True

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.n}


def can_upgrade(state: State, seat: int) -> bool:
    """Return whether a faction has a ship below the highest level."""
    return any(each & 7 < HIGHEST_LEVEL for each in ships_of(state, seat))


@final
class UpgradeShips(ChooseShips):
    """Which ship is upgraded next? `done` are the ships that were, as location and level (BTS-12.7)."""

    __slots__ = ("done", "freely", "left", "levels", "may_stop")

    rules: ClassVar[tuple[str, ...]] = ("BTS-12.6", "BTS-12.7")

    def __init__(self, seat: int, left: int, levels: int, may_stop: int, done: list[int], freely: int) -> None:
        self.seat = seat
        self.left = left
        self.levels = levels
        self.may_stop = may_stop
        self.done = done
        self.freely = freely  # the same ship may be chosen again

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            left=1 <= self.left <= MOST_PARTS,
            levels=1 <= self.levels < HIGHEST_LEVEL,
            may_stop=is_flag(self.may_stop),
            done=are_ships(state, self.done),
            freely=is_flag(self.freely),
        )

    def options(self, state: State) -> list[Action]:
        board = state.seating.board
        found: list[Action] = []
        for each in ships_of(state, self.seat):
            location, level = each >> 3, each & 7
            if level < HIGHEST_LEVEL:
                upgraded = 0 if self.freely or not self.done else self.done.count(each)
                if count_ships(state, location, self.seat, level) > upgraded:
                    found.append(notation.ship(board, notation.UPGRADE, location, level))
        if found and rest_needs_ships(state, self.seat):
            found = [each for each in found if self.leaves_rest(state, each)] or found
        if found and self.may_stop and not would_change_nothing(state, self.seat):
            found.append(notation.STOP)
        return found

    def leaves_rest(self, state: State, action: Action) -> bool:
        """Return whether the rest of the action stays possible after an upgrade (BTS-4.20)."""
        location, level = action.args
        higher = min(HIGHEST_LEVEL, level + self.levels)
        remove_ships(state, location, self.seat, level, 1)
        add_ships(state, location, self.seat, higher, 1)
        is_possible = rest_is_possible(state, self.seat, projection_of(state, self.seat))
        remove_ships(state, location, self.seat, higher, 1)
        add_ships(state, location, self.seat, level, 1)
        return is_possible

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.kind == "stop":
            self.finish(state)
            return
        location, level = action.args
        higher = min(HIGHEST_LEVEL, level + self.levels)
        remove_ships(state, location, seat, level, 1)
        add_ships(state, location, seat, higher, 1)
        if state.events is not None:
            state.emit(Upgraded(seat, higher, place_name(state, location)))
        done = [*self.done, location << 3 | higher]
        if self.left > 1:
            state.stack.append(UpgradeShips(seat, self.left - 1, self.levels, self.may_stop, done, self.freely))
        else:
            check_control(state)

    def finish(self, state: State) -> None:
        if self.done:
            check_control(state)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"left": self.left, "levels": self.levels}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "stop":
            return Message("do-stop", {}, self.rules)
        location, level = action.args
        higher = min(HIGHEST_LEVEL, level + self.levels)
        args = {"place": place_name(state, location), "level": level, "higher": higher}
        return Message("do-upgrade", args, self.rules)
