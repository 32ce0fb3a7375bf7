"""Tables and positions that the modes do not know are refused with one sentence (SR-14 to SR-19)."""

from typing import Any

import pytest

import ecliptic
from tests.rules.star_realms.modes import SEATS, opened, players_of
from tests.rules.star_realms.scene import Scene


@pytest.mark.rule("SR-15.4", "SR-17.1", "SR-18.1", "SR-19.1")
@pytest.mark.parametrize("mode", SEATS)
def test_each_mode_has_its_numbers_of_players(mode: str) -> None:
    """A mode is refused, in one sentence, with a number of players it is not made for."""
    for seats in range(2, 7):
        if seats in SEATS[mode]:
            assert len(players_of(opened(mode, seats))) == seats
        else:
            sentence = rf"^Mode {mode} is for .*{SEATS[mode][-1]} seats, not {seats}\.$"
            with pytest.raises(ecliptic.Refused, match=sentence):
                opened(mode, seats)
    for seats in (1, 7):
        with pytest.raises(ecliptic.Refused, match=rf"^Star Realms has 2 to 6 seats, not {seats}\.$"):
            opened(mode, seats)


@pytest.mark.rule("SR-3.5", "SR-14.2", "SR-18.4")
@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ({"set": "all"}, "Option set cannot be 'all'. Choose from: colony_wars, core, both, both_more_core."),
        ({"first": 3}, "Option first cannot be seat 3: the seats are 0 to 2."),
        ({"first": "-1"}, "Option first cannot be '-1'. Choose from: random, 0, 1, 2, 3, 4, 5."),
        ({"emperors": "oldest"}, "Option emperors cannot be 'oldest'. Choose from: middle, random."),
        ({"heads": 2}, "Star Realms has no option 'heads'. Known options: mode, set, first, emperors, turn_limit."),
    ],
)
def test_impossible_options_are_refused(option: dict[str, Any], sentence: str) -> None:
    """A table that cannot be set up is refused with the reason."""
    with pytest.raises(ecliptic.Refused) as refusal:
        opened("free_for_all", 3, **option)
    assert str(refusal.value) == sentence


DAMAGED = {"in_play": [{"card": "stellar_reef", "damage": 1}]}
TWICE = "eliminated names a seat twice."
DECIDED = "only one side is left, but the game is not over."
MIXED_TEAMS = "the order must seat the three players of each team together."
STRANGER = "done names seat {}, which is not on the active team."
ALL_DONE = "all members of the active team are done, but their main phase is not over."
BROKEN = "seat {} has a damaged base: only a raid boss can have one, and only during the raiders' turns."


@pytest.mark.rule("SR-11.1", "SR-11.5", "SR-17.6", "SR-18.1", "SR-18.10", "SR-19.7")
@pytest.mark.parametrize(
    ("mode", "position", "sentence"),
    [
        ("free_for_all", {"eliminated": [1, 1], "authority": [50, 0, 50]}, TWICE),
        ("free_for_all", {"eliminated": [1, 2], "authority": [50, 0, 0]}, DECIDED),
        ("emperor", {"eliminated": [4], "authority": [50, 60, 50, 50, 0, 50]}, DECIDED),
        ("raid", {"eliminated": [0], "authority": [0, 50, 50], "active": 1}, DECIDED),
        ("emperor", {"order": [0, 3, 1, 2, 4, 5]}, MIXED_TEAMS),
        ("hydra_two_headed", {"done": [-1]}, STRANGER.format(-1)),
        ("hydra_two_headed", {"done": [2]}, STRANGER.format(2)),
        ("hydra_two_headed", {"done": [0, 1]}, ALL_DONE),
        ("duel", {"foe": DAMAGED}, BROKEN.format(1)),
        ("raid", {"foe": DAMAGED}, BROKEN.format(1)),
        ("raid", {"players": {0: DAMAGED}}, BROKEN.format(0)),
    ],
)
def test_impossible_positions_are_refused(mode: str, position: dict[str, Any], sentence: str) -> None:
    """A written position that the rules of its mode cannot lead to is refused with the reason."""
    with pytest.raises(ecliptic.Refused) as refusal:
        Scene(mode=mode, **position)
    assert str(refusal.value) == f"Invalid position: {sentence}"
