"""Which frames packages declare."""

import ecliptic
from ecliptic.kernel import frames_of


def test_a_package_inside_that_is_left_out() -> None:
    game = ecliptic.game("star-realms")
    own = frames_of("ecliptic.games.star_realms")
    every = frames_of("ecliptic.games.star_realms", "ecliptic.effects")
    assert own.items() <= every.items()
    assert {"resolve", "react"} <= set(every) - set(own)
    assert frames_of("ecliptic.games.star_realms", "ecliptic.effects", without="ecliptic.effects") == own
    assert own.items() <= game.frames.items()
