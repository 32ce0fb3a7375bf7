"""What the rules ask for."""

from ecliptic.kernel import Chance


def test_a_draw_of_nothing_draws_nothing() -> None:
    """Only where no number is given everything is drawn."""
    assert Chance("deck", [1, 2, 3], count=0).count == 0
    assert Chance("deck", [1, 2, 3]).count == 3
