"""Can a building be paid with the help of erudites (FED-5.6, FED-13.14, FED-15.9, FED-15.10)?

Discounts and gains with the timing of E81216 can be used in an action there only, so they count before the action is
chosen. An erudite that copies them or turns them up again makes them count once more.
"""

from typing import Final

from ecliptic.games.federation.atalum import STACKS_PER_LEVEL, is_copier, is_own_turn, is_up
from ecliptic.games.federation.e81216 import can_build
from ecliptic.games.federation.resources import in_supply
from ecliptic.games.federation.state import COUNTS_REFRESHES, ERUDITE, USED, State
from ecliptic.games.federation.steps import FederationStep, first_step
from ecliptic.games.federation.vocabulary import ANY_TURN, E81216

MOST: Final = 99  # no cost is higher
MOST_WAYS: Final = 1_000  # only content packs with many copying and refreshing erudites come near

# What could be so far: bits of the erudites ready and used, the discount, and the four resources.
Means = tuple[int, int, int, int, int, int, int]


def can_pay_building(state: State, seat: int, have: list[int], discount: int, owned: int) -> bool:
    """Can some building be paid with these resources, this discount, and the player's first `owned` erudites?"""
    if can_build(state, seat, have, discount):
        return True
    ready, used = relevant_erudites(state, seat, owned)
    if not ready:
        return False
    first: Means = (ready, used, discount, have[0], have[1], have[2], have[3])
    seen = {first}
    pending = [first]
    while pending and len(seen) < MOST_WAYS:
        for means in next_means(state, seat, pending.pop()):
            if means not in seen:
                if can_build(state, seat, list(means[3:]), means[2]):
                    return True
                seen.add(means)
                pending.append(means)
    return False


def relevant_erudites(state: State, seat: int, owned: int) -> tuple[int, int]:
    """Return bits of the ready and of the used erudites that could help to pay for a building."""
    parts = state.parts
    own_turn = is_own_turn(state, seat)
    ready = used = 0
    for held in state.players[seat].erudites[:owned]:
        erudite = held & ERUDITE
        timing = parts.erudite_timing[erudite]
        helps = timing == E81216 or (own_turn and timing == ANY_TURN and brings_back(first_step(state, erudite)))
        if helps and held < USED:
            ready |= 1 << erudite
        elif helps and held & USED:
            used |= 1 << erudite
    return ready, used


def brings_back(step: FederationStep) -> bool:
    """Does this copy erudites or turn them up again?"""
    return step.copies > 0 or step.refreshes > 0


def next_means(state: State, seat: int, means: Means) -> list[Means]:
    """Return what can follow: one erudite copies or refreshes, or all others are used.

    Nothing is lost by using those together: a copy needs the copied one ready, so copies come first.
    """
    timings = state.parts.erudite_timing
    found: list[Means] = []
    harvest = means
    for erudite in erudites_of(means[0]):
        step = first_step(state, erudite)
        if timings[erudite] == E81216:
            harvest = with_effect(state, seat, spent(harvest, erudite), erudite)
        elif step.copies:
            for other in copied(state, step.copies, means[0]):
                if timings[other] == E81216:
                    found.append(with_effect(state, seat, spent(means, erudite), other))
                elif timings[other] == ANY_TURN and first_step(state, other).refreshes:
                    found += refreshed(state, means, erudite, first_step(state, other).refreshes)
        else:
            found += refreshed(state, means, erudite, step.refreshes)
    if harvest != means:
        found.append(harvest)
    return found


def erudites_of(bits: int) -> list[int]:
    """Bits as erudites."""
    return [erudite for erudite in range(bits.bit_length()) if bits & 1 << erudite]


def copied(state: State, level: int, ready: int) -> list[int]:
    """The erudites whose effect could be copied: face up on Atalum, or own ready ones (FED-25.4, FED-25.5)."""
    seen = [state.stacks[stack][-1] for stack in range(level * STACKS_PER_LEVEL) if is_up(state, stack)]
    seen += [erudite for erudite in erudites_of(ready) if state.parts.erudite_level[erudite] <= level]
    return [erudite for erudite in seen if not is_copier(state, erudite)]


def refreshed(state: State, means: Means, by: int, level: int) -> list[Means]:
    """What follows when this erudite turns up one that was used (FED-25.3); before version 2 it did not count."""
    if state.variant.rules < COUNTS_REFRESHES:
        return []
    found: list[Means] = []
    for other in erudites_of(means[1]):
        if state.parts.erudite_level[other] == level:
            after = spent(means, by)
            ready, used = after[0] | 1 << other, after[1] & ~(1 << other)
            found.append((ready, used, after[2], after[3], after[4], after[5], after[6]))
    return found


def spent(means: Means, erudite: int) -> Means:
    """The same with this erudite used."""
    bit = 1 << erudite
    return (means[0] & ~bit, means[1] | bit, means[2], means[3], means[4], means[5], means[6])


def with_effect(state: State, seat: int, means: Means, erudite: int) -> Means:
    """The same with the discount and the gain of this erudite; before version 2 gains did not count."""
    steps = state.parts.effects.steps[state.parts.erudite_effect[erudite]]
    with_gains = state.variant.rules >= COUNTS_REFRESHES
    discount = means[2]
    resources = list(means[3:])
    for step in steps if with_gains else steps[:1]:
        if not isinstance(step, FederationStep):
            continue
        discount = min(discount + step.discount, MOST)
        if with_gains:
            for resource, n in enumerate(step.gains(state, seat)):
                if state.variant.supply_is_limited:
                    had = state.players[seat].resources[resource]
                    most = max(had + in_supply(state, resource), resources[resource])
                else:
                    most = MOST
                resources[resource] = min(resources[resource] + n, most)
    return (means[0], means[1], discount, resources[0], resources[1], resources[2], resources[3])
