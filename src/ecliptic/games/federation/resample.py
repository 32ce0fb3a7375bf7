"""Worlds a seat cannot tell apart (FED-1.13): everything that `hidden.pools` says may change places does."""

from random import Random

from ecliptic.games.federation.hidden import UNUSED_DEEP_SPACE, contents, pools, put
from ecliptic.games.federation.state import State


def resample(state: State, seat: int | None, rng: Random) -> State:
    """A full state that looks the same to this seat.

    Hidden things are sorted before they are dealt: what comes out depends on what the seat knows and on `rng` alone.
    """
    world = state.clone()
    for pool in pools(state, seat):
        piles = [contents(state, zone) for zone in pool]
        items = [item for pile in piles for item in pile]
        if len(items) < 2:
            continue
        items = rng.sample(sorted(items), len(items))
        at = 0
        for zone, pile in zip(pool, piles, strict=True):
            if zone[0] != UNUSED_DEEP_SPACE:
                put(world, zone, items[at : at + len(pile)])
            at += len(pile)
    return world
