"""Worlds of the campaign that a viewer cannot tell apart: lore in the Court deck, and fates being chosen."""

from random import Random

from ecliptic.games.arcs.campaign.reading import fate_of
from ecliptic.games.arcs.campaign.state import NO_FATE, campaign_of
from ecliptic.games.arcs.cards import LORE
from ecliptic.games.arcs.resample import resample as base_resample
from ecliptic.games.arcs.state import State


def resample(state: State, seat: int | None, rng: Random) -> State:
    """Return a full state that looks the same to this seat."""
    world = base_resample(state, seat, rng)
    resample_lore(world, rng)
    resample_fates(world, seat, rng)
    return world


def resample_lore(world: State, rng: Random) -> None:
    """Nobody knows which lore cards lie in the hidden part of the Court deck (ABR-2.3)."""
    kind = world.table.cards.kind
    hidden = world.court_deck[world.known_bottom :]
    pool = sorted(world.lore_deck + [card for card in hidden if kind[card] == LORE])
    rng.shuffle(pool)
    world.court_deck = world.court_deck[: world.known_bottom] + [
        pool.pop() if kind[card] == LORE else card for card in hidden
    ]
    world.lore_deck = sorted(pool)


def resample_fates(world: State, seat: int | None, rng: Random) -> None:
    """What others were dealt, and what they have chosen, is unknown until all reveal (ABR-2.12)."""
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
