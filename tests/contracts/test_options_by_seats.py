"""A game says which of its options, and which of their choices, fit a number of seats."""

from typing import Any

import pytest

from ecliptic.games import catalogue, game
from ecliptic.kernel import Refused


def by_seats(slug: str, option: str) -> dict[str, list[str]]:
    about: dict[str, Any] = game(slug).about()
    found: dict[str, list[str]] = next(each["by_seats"] for each in about["options"] if each["name"] == option)
    return found


@pytest.mark.parametrize(
    ("seats", "modes"),
    [
        ("2", ["auto", "duel"]),
        ("3", ["auto", "free_for_all", "hunter", "raid"]),
        ("4", ["auto", "free_for_all", "hunter", "hydra_two_headed", "raid"]),
        ("6", ["auto", "free_for_all", "hunter", "hydra_three_headed", "emperor", "raid"]),
    ],
)
def test_only_modes_for_this_many_are_listed(seats: str, modes: list[str]) -> None:
    assert by_seats("star-realms", "mode")[seats] == modes


def test_the_first_player_is_one_of_those_who_play() -> None:
    assert by_seats("federation", "first")["2"] == ["random", "0", "1"]
    assert by_seats("star-realms", "first")["3"] == ["random", "0", "1", "2"]


def test_an_option_that_does_not_matter_is_not_listed() -> None:
    assert list(by_seats("star-realms", "emperors")) == ["6"]
    assert list(by_seats("federation", "two_player_tie")) == ["2"]
    assert list(by_seats("federation", "neutral_votes_on_floors")) == ["2", "3"]


def test_a_number_has_no_choices() -> None:
    assert by_seats("star-realms", "turn_limit") == {"2": [], "3": [], "4": [], "5": [], "6": []}


@pytest.mark.parametrize("slug", sorted(catalogue()))
def test_a_number_of_seats_that_a_game_does_not_have_is_refused(slug: str) -> None:
    """Also while options are read, as the form for a new table does."""
    found = game(slug)
    for seats in (0, 1, max(found.seats) + 1):
        with pytest.raises(Refused, match=f" seats, not {seats}"):
            found.choose_options(seats, {})
