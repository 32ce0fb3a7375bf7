"""What a game is that says nothing else: the defaults of the kernel's contract."""

import pytest

from ecliptic.kernel import Option, Refused
from tests.contracts.toy import Toy, ToyState


class Plain(Toy):
    """A game for two or four with an option of each kind."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = (2, 4)
        self.options = (Option("speed", "slow", ("slow", "fast")), Option("limit", 5, low=1, high=9))


def test_nobody_has_points_until_a_game_counts_them() -> None:
    assert Plain().scores(ToyState(), 2) == [0, 0]
    assert Plain().scores(ToyState(), 4) == [0, 0, 0, 0]


def test_everybody_plays_alone_and_nobody_is_out() -> None:
    assert Plain().sides(ToyState(), 4) == [0, 1, 2, 3]
    assert Plain().seats_out(ToyState()) == []
    assert Plain().programmable() == []
    assert Plain().act_of(ToyState()) == 1
    assert Plain().features(ToyState(), 0) == []
    assert Plain().words(ToyState(), "seat") is None
    assert Plain().knows_action("anything") is True


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert Plain().choose_options(2, {}) == {"speed": "slow", "limit": 5}
    assert Plain().choose_options(4, {"speed": "fast"}) == {"speed": "fast", "limit": 5}
    assert Plain().choose_options(4, {"limit": "9"}) == {"speed": "slow", "limit": 9}


@pytest.mark.parametrize(
    ("seats", "given", "sentence"),
    [
        (3, {}, "2 to 4 seats, not 3"),
        (0, {}, "2 to 4 seats, not 0"),
        (2, {"sped": "fast"}, "no option 'sped'"),
        (2, {"speed": "warp"}, "slow, fast"),
        (2, {"limit": 0}, "limit"),
        (2, {"limit": 10}, "limit"),
        (2, {"limit": -1}, "limit"),
    ],
)
def test_what_a_table_cannot_have_is_refused(seats: int, given: dict[str, object], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        Plain().choose_options(seats, given)


def test_a_number_without_bounds_is_none_to_choose() -> None:
    assert Option("speed", 0).read("0") == 0
    with pytest.raises(Refused, match="from 0 to 0"):
        Option("speed", 0).read(1)


def test_the_tables_worth_checking_are_those_with_every_number_of_seats() -> None:
    assert Plain().setups() == [(2, {}), (4, {})]
    assert Plain().seats_for({"speed": "fast"}) == [2, 4]
    with pytest.raises(Refused, match="slow, fast"):
        Plain().seats_for({"speed": "warp"})
