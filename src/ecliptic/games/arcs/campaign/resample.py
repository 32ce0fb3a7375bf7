"""Worlds of the campaign that a viewer cannot tell apart: lore in the Court deck, fates being chosen, secret tokens."""

from collections.abc import Callable
from random import Random
from typing import Final

from ecliptic.games.arcs.campaign.reading import fate_of
from ecliptic.games.arcs.campaign.state import NO_FATE, campaign_of
from ecliptic.games.arcs.campaign.token_moves import hidden_kinds, is_hidden
from ecliptic.games.arcs.campaign.tokens import KIND_AT, kind_of
from ecliptic.games.arcs.resample import mixed_lore
from ecliptic.games.arcs.resample import resample as base_resample
from ecliptic.games.arcs.state import State


def resample(state: State, seat: int | None, rng: Random) -> State:
    """Return a full state that looks the same to this seat."""
    world = base_resample(state, seat, rng)
    resample_lore(world, rng)
    resample_fates(world, seat, rng)
    resample_tokens(world, seat, rng)
    for draw in DRAWS:
        draw(world, seat, rng)
    return world


def resample_lore(world: State, rng: Random) -> None:
    """Shuffle the lore cards that nobody knows in the hidden part of the Court deck (ABR-2.3)."""
    lore = mixed_lore(world)  # that of fates is known to be there
    hidden = world.court_deck[world.known_bottom :]
    pool = sorted(world.lore_deck + [card for card in hidden if card in lore])
    rng.shuffle(pool)
    world.court_deck = world.court_deck[: world.known_bottom] + [
        pool.pop() if card in lore else card for card in hidden
    ]
    world.lore_deck = sorted(pool)


def resample_fates(world: State, seat: int | None, rng: Random) -> None:
    """Deal others their fates and choices anew: they are unknown until all reveal (ABR-2.12)."""
    campaign = campaign_of(world)
    others = [other for other in range(len(campaign.offers)) if other != seat]
    if not others:
        return
    own = campaign.offers[seat] if seat is not None else []
    dealt = [fate for other in others for fate in campaign.offers[other] if fate != campaign.fates[other]]
    letters = {fate_of(fate).letter for fate in dealt}
    pool = [fate for fate in campaign.pool if fate_of(fate).letter in letters and fate not in own]
    rng.shuffle(pool)
    for other in others:
        offer = campaign.offers[other]
        campaign.offers[other] = [fate if fate == campaign.fates[other] else pool.pop() for fate in offer]
        if campaign.picks[other] != NO_FATE:
            campaign.picks[other] = rng.choice(campaign.offers[other])


# What cards of fates leave open: each draws it anew in a world for a viewer, None for a spectator.
DRAWS: Final[list[Callable[[State, int | None, Random], None]]] = []

# What everybody can conclude about secret tokens from what was said and done: whether a world agrees with it.
AGREES: Final[list[Callable[[State], bool]]] = []
MOST_TRIES: Final = 400


def resample_tokens(world: State, seat: int | None, rng: Random) -> None:
    """Let tokens whose kind a viewer cannot see change places with those of the same back; all worlds are as likely."""
    campaign = campaign_of(world)
    hidden = [each for each in campaign.tokens if is_hidden(each, seat)]
    if not hidden:
        return
    actual = campaign.tokens
    seen = [each for each in actual if not is_hidden(each, seat)]
    backs = sorted({tuple(hidden_kinds(kind_of(each))) for each in hidden})
    for _ in range(MOST_TRIES):
        there = seen[:]
        for kinds in backs:
            own = [each for each in hidden if kind_of(each) in kinds]
            shuffled = [kind_of(each) for each in own]
            rng.shuffle(shuffled)
            there += [(each & (1 << KIND_AT) - 1) | kind << KIND_AT for each, kind in zip(own, shuffled, strict=True)]
        campaign.tokens = sorted(there)
        if all(agrees(world) for agrees in AGREES):
            return
    campaign.tokens = actual
