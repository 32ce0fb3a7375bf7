"""What a roll of battle dice brings on average, computed from the printed faces.

Rerolls, and cards that add or ignore symbols, are left out.
"""

from functools import cache
from typing import Final, final

from ecliptic.games.arcs.board import (
    BUILDING_HIT,
    DICE,
    DICE_OF_A_KIND,
    INTERCEPT,
    KEY,
    SELF_HIT,
    SHIP_HIT,
    SIDES,
    Board,
)
from ecliptic.games.arcs.state import DAMAGED, IS_STARPORT, SHIP_OWNERS, State, owner_of, system_of
from ecliptic.games.arcs.words import FLEET, fleet, intercepting

MOST: Final = 32  # dice of a kind in the key of a distribution
KEYS_FOR_A_RESOURCE: Final = 1.5  # on average, over the slots of a board


@final
class Outcome:
    """What a battle brings on average."""

    __slots__ = ("damaged", "destroyed", "hurt", "keys", "lost", "razed")

    def __init__(self) -> None:
        self.lost = 0.0  # own ships destroyed
        self.damaged = 0.0  # own fresh ships that are damaged
        self.destroyed = 0.0  # pieces of the defender: as many Trophies
        self.razed = 0.0  # of these, cities: each provokes Outrage
        self.hurt = 0.0  # fresh pieces of the defender that are damaged and survive
        self.keys = 0.0  # if any ship is left to use them


@final
class Odds:
    """The chances of each symbol for any number of dice."""

    __slots__ = ("board", "known", "outcomes")

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.known: Final[dict[int, list[float]]] = {}
        self.outcomes: Final[dict[int, Outcome]] = {}  # of the best dice, by forces and limits

    def chances(self, symbol: int, dice: list[int], quiet: bool = False) -> list[float]:
        """Return how likely 0, 1, 2 ... of a symbol are with so many dice of each kind; `quiet`: and no intercept.

        >>> from ecliptic.games.arcs.board import printed_board
        >>> odds = Odds(printed_board())
        >>> [round(chance, 3) for chance in odds.chances(SHIP_HIT, [0, 2, 0])]
        [0.25, 0.5, 0.25]
        >>> round(sum(odds.chances(SHIP_HIT, [1, 0, 0], quiet=True)), 3)
        0.833
        """
        key = symbol * 2 + (1 if quiet else 0)
        for n in dice:
            key = key * MOST + n
        if key not in self.known:
            found = [1.0]
            for kind in range(len(DICE)):
                faces = self.board.faces[kind * SIDES : kind * SIDES + SIDES]
                counts = [face.count(symbol) for face in faces if not (quiet and INTERCEPT in face)]
                if any(counts) or len(counts) < SIDES:
                    for _ in range(dice[kind]):
                        found = _add_die(found, counts)
            self.known[key] = found
        return self.known[key]


def _add_die(chances: list[float], counts: list[int]) -> list[float]:
    """Return the distribution with one more die, whose sides show a symbol so often."""
    found = [0.0] * (len(chances) + max(counts))
    for n, chance in enumerate(chances):
        for more in counts:
            found[n + more] += chance / SIDES
    return found


@cache
def odds_of(board: Board) -> Odds:
    """Return the odds for these faces, computed once."""
    return Odds(board)


def most_destroyed(hits: int, fresh: int, damaged: int) -> int:
    """Return how many pieces hits can destroy: a damaged one takes one hit, a fresh one two.

    >>> most_destroyed(4, 2, 1)
    2
    """
    first = min(hits, damaged)
    return first + min(fresh, (hits - first) // 2)


@final
class Forces:
    """Who meets in a battle: the attacker's ships, the defender's ships and buildings, the hits of an intercept."""

    __slots__ = ("answer", "cities", "damaged", "foe_damaged", "foe_fresh", "fresh", "standing", "stays", "weak")

    def __init__(self, state: State, seat: int, system: int, defender: int) -> None:
        self.fresh, self.damaged = _ships(state, seat, system, True)
        self.foe_fresh, self.foe_damaged = _ships(state, defender, system, False)
        self.standing = 0  # fresh buildings
        self.weak = 0  # damaged buildings
        self.cities = 0
        self.stays = 0  # 1: an attacking ship is always left
        for each in state.buildings:
            if system_of(each) == system and owner_of(each) == defender:
                self.weak += each & DAMAGED
                self.standing += 1 - (each & DAMAGED)
                self.cities += 0 if each & IS_STARPORT else 1
        if state.extension is not None:
            self.stays = state.extension.fixed_ships(system, seat)  # a Flagship (ABR-11.15)
            # A Flagship's board defends like buildings, without Outrage (ABR-11.11, ABR-11.18).
            for each in state.extension.off_map_buildings(system, defender):
                self.weak += each & DAMAGED
                self.standing += 1 - (each & DAMAGED)
        self.answer = intercepting(state, defender, system)

    def key(self) -> int:
        """Return all of it as one number."""
        ships = ((self.fresh * MOST + self.damaged) * MOST + self.foe_fresh) * MOST + self.foe_damaged
        buildings = (self.standing * 16 + self.weak) * 16 + self.cities
        return ((ships * MOST + self.answer) * 4096 + buildings) * 2 + self.stays


def _ships(state: State, owner: int, system: int, attacks: bool) -> tuple[int, int]:
    """Return the fresh and the damaged ships of one side that can be hit."""
    if not state.active[FLEET.number]:
        at = system * SHIP_OWNERS + owner
        return (state.fresh[at], state.damaged[at]) if owner < SHIP_OWNERS else (0, 0)
    ships = fleet(state, owner, system, attacks)
    return sum(ships[1::3]), sum(ships[2::3])


def expected_outcome(odds: Odds, forces: Forces, dice: list[int]) -> Outcome:
    """Return what these dice bring on average: self hits, the intercept, ship hits, building hits and keys.

    Ship hits that find no ship go on to buildings (ARC-7.9). Hits are assigned to destroy most and to cost least.
    """
    outcome = Outcome()
    quiet = odds.chances(SELF_HIT, dice, quiet=True)
    for hits, chance in enumerate(odds.chances(SELF_HIT, dice)):
        calm = quiet[hits] if hits < len(quiet) else 0.0
        _add_own_hits(outcome, hits, calm, forces)
        _add_own_hits(outcome, hits + forces.answer, chance - calm, forces)
    _add_hits(odds, outcome, forces, dice)
    _add_keys(odds, outcome, forces, dice)
    return outcome


def _add_own_hits(outcome: Outcome, hits: int, chance: float, forces: Forces) -> None:
    """Add what own hits cost: fresh ships take them first (ARC-7.12)."""
    outcome.damaged += chance * min(hits, forces.fresh)
    outcome.lost += chance * max(0, min(hits, 2 * forces.fresh + forces.damaged) - forces.fresh)


def _add_keys(odds: Odds, outcome: Outcome, forces: Forces, dice: list[int]) -> None:
    """Add the keys, die by die and side by side, as far as a ship is left to use them (ARC-8.10)."""
    strength = MOST * MOST if forces.stays else 2 * forces.fresh + forces.damaged
    for kind in range(len(DICE)):
        if not dice[kind]:
            continue
        others = [n - (1 if i == kind else 0) for i, n in enumerate(dice)]
        for face in odds.board.faces[kind * SIDES : kind * SIDES + SIDES]:
            keys = face.count(KEY)
            if not keys:
                continue
            survives = 0.0
            quiet = odds.chances(SELF_HIT, others, quiet=True)
            for hits, chance in enumerate(odds.chances(SELF_HIT, others)):
                calm = quiet[hits] if hits < len(quiet) and INTERCEPT not in face else 0.0
                taken = hits + face.count(SELF_HIT)
                survives += calm if taken < strength else 0.0
                survives += chance - calm if taken + forces.answer < strength else 0.0
            outcome.keys += dice[kind] * keys * survives / SIDES


def _add_hits(odds: Odds, outcome: Outcome, forces: Forces, dice: list[int]) -> None:
    """Add what the hits do to the defender."""
    strength = 2 * forces.foe_fresh + forces.foe_damaged
    standing, weak = forces.standing, forces.weak
    to_buildings = odds.chances(BUILDING_HIT, dice)
    for hits, chance in enumerate(odds.chances(SHIP_HIT, dice)):
        on_ships = min(hits, strength)
        outcome.destroyed += chance * most_destroyed(on_ships, forces.foe_fresh, forces.foe_damaged)
        outcome.hurt += chance * left_damaged(on_ships, forces.foe_fresh, forces.foe_damaged)
        if not standing + weak:
            continue
        for more, also in enumerate(to_buildings):
            rest = hits - on_ships + more
            gone = most_destroyed(rest, standing, weak)
            outcome.destroyed += chance * also * gone
            outcome.razed += chance * also * gone * forces.cities / (standing + weak)
            outcome.hurt += chance * also * left_damaged(rest, standing, weak)


def left_damaged(hits: int, fresh: int, damaged: int) -> int:
    """Return 1 when a hit is left over that damages a fresh piece without destroying it.

    >>> left_damaged(4, 2, 1)
    1
    """
    rest = hits - min(hits, damaged)
    return 1 if rest % 2 and rest // 2 < fresh else 0


def usual_dice(most: int, raid: int, wary: bool) -> list[list[int]]:
    """Return typical ways to take dice: all of a kind, and halves of two kinds.

    >>> usual_dice(2, 0, False)
    [[0, 2, 0], [2, 0, 0], [1, 1, 0]]
    """
    most = min(most, DICE_OF_A_KIND)
    half = most // 2
    some = min(raid, half)
    found = [[0, most, 0]]
    if not wary:
        found.append([most, 0, 0])
    if half:
        found.append([half, most - half, 0])
    if raid:
        found.append([0, most - min(raid, most), min(raid, most)])
    if some:
        found.append([0, most - some, some])
        if not wary:
            found.append([most - some, 0, some])
    return found
