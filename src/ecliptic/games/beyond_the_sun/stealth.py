"""Looks ahead whether control bonuses bring the power that colonizing by stealth needs (BTS-4.18, BTS-18.21).

A jump may take control of a system whose bonus moves or upgrades ships, before the system to colonize is chosen. What
others do with their own bonuses is not known and counts as nothing (BTS-4.21).
"""

from typing import Final, final

from ecliptic.games.beyond_the_sun.components import HIGHEST_LEVEL
from ecliptic.games.beyond_the_sun.control import Bonuses, rightful_controller
from ecliptic.games.beyond_the_sun.fleet import Upgrade, UpgradeLevels
from ecliptic.games.beyond_the_sun.jump import Jump
from ecliptic.games.beyond_the_sun.ships import add_ships, most_power, neighbours, remove_ships
from ecliptic.games.beyond_the_sun.state import State, controller, power, ships_of
from ecliptic.games.beyond_the_sun.words import POINTS, ask

NONE: Final[list[int]] = []


@final
class PendingBonuses:
    """Bonuses still to come: the movement points of each jump, and the levels of each upgrade."""

    __slots__ = ("jumps", "upgrades")

    def __init__(self, jumps: list[int], upgrades: list[int]) -> None:
        self.jumps = jumps
        self.upgrades = upgrades

    def add(self, state: State, seat: int, system: int) -> None:
        """Add what the control bonus of a system does with ships."""
        effect = state.parts.systems[system].control_bonus
        for step in state.effects.steps[effect] if effect >= 0 else []:
            if isinstance(step, Jump):
                self.jumps = [*self.jumps, ask(POINTS, state, seat, step.points)]
            elif isinstance(step, Upgrade):
                self.upgrades = self.upgrades + [step.levels] * step.ships
            elif isinstance(step, UpgradeLevels):
                self.upgrades = self.upgrades + [1] * step.n


def bonuses_reach(state: State, seat: int, targets: list[int], needed: list[int], points: int) -> bool:
    """Return whether a faction can bring the power needed to one of these locations with the help of control bonuses.

    `points` are left of the jump under way or to come.
    """
    waiting = PendingBonuses(NONE, NONE)
    for frame in state.stack:
        if isinstance(frame, Bonuses):
            for each in frame.waiting:
                if each >> 16 == seat:
                    waiting.add(state, seat, each & 0xFF)
    had = [each & 0xFF for each in state.chain if each >> 8 == seat]
    useful: list[int] = []
    for location, system in enumerate(state.system):
        if system >= 0 and location not in had and controller(state, location) != seat:
            bonus = PendingBonuses(NONE, NONE)
            bonus.add(state, seat, system)
            if bonus.jumps or bonus.upgrades:
                useful.append(location)
    return Search(seat, targets, needed).reaches(state, points, waiting, useful)


@final
class Search:
    """A search over moves and upgrades; it leaves the ships where they were."""

    __slots__ = ("needed", "seat", "seen", "targets")

    def __init__(self, seat: int, targets: list[int], needed: list[int]) -> None:
        self.seat = seat
        self.targets = targets
        self.needed = needed
        self.seen: set[tuple[int, ...]] = set()  # where it has failed

    def reaches(self, state: State, points: int, waiting: PendingBonuses, useful: list[int]) -> bool:
        """Return whether the power needed can be brought to a target.

        There are points left of a jump, bonuses wait, and control of useful systems would give more of them.
        """
        if self.is_brought(state, points + sum(waiting.jumps), 0):
            return True
        if not useful and not waiting.upgrades:
            return False
        key = (points, len(waiting.jumps), len(waiting.upgrades), *useful, -1, *state.ships)
        if key in self.seen:
            return False
        self.seen.add(key)
        seat = self.seat
        hoped = PendingBonuses(waiting.jumps, waiting.upgrades)
        for location in useful:
            hoped.add(state, seat, state.system[location])
        most, lift = points + sum(hoped.jumps), sum(hoped.upgrades)
        if not self.is_brought(state, most, lift):
            return False
        useful = [
            each for each in useful if most_power(state, seat, each, most) + lift > rival_power(state, seat, each)
        ]
        if not useful and not waiting.upgrades:
            return False
        # The jump may end here: control is checked, and its bonuses come.
        after = PendingBonuses(waiting.jumps, waiting.upgrades)
        rest = useful
        for location in useful:
            if rightful_controller(state, location) == seat:
                after.add(state, seat, state.system[location])
                rest = [each for each in rest if each != location]
        if after.upgrades:
            then = PendingBonuses(after.jumps, after.upgrades[1:])
            for ship in ships_of(state, seat):
                location, level = ship >> 3, ship & 7
                higher = min(HIGHEST_LEVEL, level + after.upgrades[0])
                if level < higher:
                    change_ship(state, seat, location, level, location, higher)
                    found = self.reaches(state, 0, then, rest)
                    change_ship(state, seat, location, higher, location, level)
                    if found:
                        return True
        if after.jumps:
            then = PendingBonuses(after.jumps[1:], after.upgrades)
            if self.reaches(state, after.jumps[0], then, rest):
                return True
        if points:
            for ship in ships_of(state, seat):
                start, level = ship >> 3, ship & 7
                for end in neighbours(state, seat, start):
                    change_ship(state, seat, start, level, end, level)
                    found = self.reaches(state, points - 1, waiting, useful)
                    change_ship(state, seat, end, level, start, level)
                    if found:
                        return True
        return False

    def is_brought(self, state: State, points: int, lift: int) -> bool:
        """Return whether so many points, and levels that ships gain, bring the power needed to a target."""
        for location, least in zip(self.targets, self.needed, strict=True):
            if most_power(state, self.seat, location, points) + lift >= least:
                return True
        return False


def rival_power(state: State, seat: int, location: int) -> int:
    """Return the greatest power that another faction has at a location."""
    return max([power(state, location, other) for other in range(len(state.players)) if other != seat])


def change_ship(state: State, seat: int, start: int, level: int, end: int, higher: int) -> None:
    """Move a ship and change its level, without anything that follows from it."""
    remove_ships(state, start, seat, level, 1)
    add_ships(state, end, seat, higher, 1)
