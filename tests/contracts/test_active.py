"""The components in play that change words or react are listed at every moment as a loaded position lists them."""

from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.effects.state import EffectState

DECISIONS = 150
SETUPS = [(slug, n) for slug, game in ecliptic.catalogue().items() for n in range(len(game.setups()))]


@pytest.mark.parametrize(("slug", "setup"), SETUPS)
def test_what_is_active_is_what_follows_from_the_rest(slug: str, setup: int) -> None:
    seats, options = ecliptic.game(slug).setups()[setup]
    table = ecliptic.new(slug, seats=seats, seed=setup, options=options)
    rng = Random(setup)
    for _ in range(DECISIONS):
        if table.over:
            break
        seat = rng.choice(table.waiting)
        table.play(seat, rng.choice(table.options(seat)))
        state: Any = table.state
        assert isinstance(state, EffectState)
        again: Any = state.clone()
        again.derive()
        assert again.active == state.active, f"after {table.journal.entries[-1].text}"
