"""What battles are worth to bots: those in reach, and the one whose dice are about to be rolled."""

from typing import Final

from ecliptic.games.arcs.battle import Battle, CollectDice
from ecliptic.games.arcs.battle_outcome import (
    KEYS_FOR_A_RESOURCE,
    MOST,
    Forces,
    Outcome,
    expected_outcome,
    odds_of,
    usual_dice,
)
from ecliptic.games.arcs.board import DICE_OF_A_KIND, SYSTEM_COUNT
from ecliptic.games.arcs.rerolls import RollDice
from ecliptic.games.arcs.state import OWNERS, SEATS, SHIP_OWNERS, State, owner_of, system_of
from ecliptic.games.arcs.words import MOST_DICE, MOST_RAID, WARY, dice_limits, may_harm

# What a battle is worth before it has begun: trophies, wounds and keys in points.
TROPHY: Final = 1.0
HURT: Final = 0.25
LOST_SHIP: Final = -0.6
DAMAGED_SHIP: Final = -0.2
RAZED: Final = -0.6
STOLEN: Final = 0.6


def battle_points(outcome: Outcome) -> float:
    """Return what an outcome is worth, as far as one can tell without looking at ambitions."""
    return (
        TROPHY * outcome.destroyed
        + HURT * outcome.hurt
        + RAZED * outcome.razed
        + STOLEN * outcome.keys / KEYS_FOR_A_RESOURCE
        + LOST_SHIP * outcome.lost
        + DAMAGED_SHIP * outcome.damaged
    )


def has_loot(state: State, owner: int) -> bool:
    """Return whether there is a resource that keys could steal."""
    return owner < SEATS and any(each >= 0 for each in state.players[owner].resources)


def best_outcome(state: State, seat: int, system: int, defender: int) -> Outcome:
    """Return what the best of the usual ways to take dice brings on average."""
    limits = dice_limits(state, seat, defender, system)
    loot = has_loot(state, defender)
    raid, wary = min(limits[MOST_RAID], DICE_OF_A_KIND), limits[WARY]
    odds = odds_of(state.table.board)
    forces = Forces(state, seat, system, defender)
    key = ((forces.key() * MOST + limits[MOST_DICE]) * 8 + raid) * 4 + (2 if loot else 0) + (1 if wary else 0)
    known = odds.outcomes.get(key)
    if known is not None:
        return known
    best = Outcome()
    value = 0.0
    for dice in usual_dice(limits[MOST_DICE], raid, wary > 0):
        outcome = expected_outcome(odds, forces, dice)
        if not loot:
            outcome.keys = 0.0
        points = battle_points(outcome)
        if points > value:
            best, value = outcome, points
    odds.outcomes[key] = best
    return best


def best_battle(state: State, seat: int) -> float:
    """Return the value of the best battle in reach."""
    best = 0.0
    fresh, damaged = state.fresh, state.damaged
    built = [0] * len(OWNERS)  # by owner: bits of the systems with buildings
    for each in state.buildings:
        built[owner_of(each)] |= 1 << system_of(each)
    for system in range(SYSTEM_COUNT):
        at = system * SHIP_OWNERS
        if not fresh[at + seat] + damaged[at + seat]:
            continue
        for other in range(state.table.seats):
            is_there = fresh[at + other] + damaged[at + other] > 0 or built[other] & 1 << system != 0
            if other != seat and is_there and may_harm(state, seat, other, system):
                best = max(best, battle_points(best_outcome(state, seat, system, other)))
    return best


def battle_below(state: State) -> Battle | None:
    """Return the battle whose dice the top frame collects or rolls."""
    if len(state.stack) < 2:
        return None
    below = state.stack[-2]
    return below if isinstance(below, Battle) else None


def pending_outcome(state: State) -> Outcome | None:
    """Return what the battle brings on average whose dice are being collected or rolled."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, CollectDice):
        return best_outcome(state, frame.seat, frame.system, frame.defender)
    if isinstance(frame, RollDice) and not state.dice:
        battle = battle_below(state)
        if battle is not None:
            forces = Forces(state, battle.seat, battle.system, battle.defender)
            outcome = expected_outcome(odds_of(state.table.board), forces, frame.counts)
            if not has_loot(state, battle.defender):
                outcome.keys = 0.0
            return outcome
    return None
