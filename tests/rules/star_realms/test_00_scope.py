"""Scope: the modes, the card sets, and cards that contradict a rule (SR-0)."""

from typing import Any

import pytest

import ecliptic
from tests.rules.star_realms.scene import Scene

SEATS_BY_MODE = {
    "duel": [2],
    "free_for_all": [3, 4, 5, 6],
    "hunter": [3, 4, 5, 6],
    "hydra_two_headed": [4],
    "hydra_three_headed": [6],
    "emperor": [6],
    "raid": [3, 4, 5, 6],
}


@pytest.mark.rule("SR-0.1")
@pytest.mark.parametrize("mode", SEATS_BY_MODE)
@pytest.mark.parametrize("seats", range(1, 8))
def test_each_mode_is_played_by_its_number_of_players(mode: str, seats: int) -> None:
    """A mode of the rulebook opens for its numbers of players and is refused for all others."""
    if seats in SEATS_BY_MODE[mode]:
        table = ecliptic.new("star-realms", seats=seats, seed=1, options={"mode": mode})
        assert table.view(None)["mode"] == mode
        assert table.waiting
    else:
        with pytest.raises(ecliptic.Refused, match=f"not {seats}"):
            ecliptic.new("star-realms", seats=seats, seed=1, options={"mode": mode})


@pytest.mark.rule("SR-0.1")
def test_there_are_no_other_modes() -> None:
    """The host can choose the seven modes of the rulebook and nothing else."""
    about: Any = ecliptic.games()[0]
    modes = next(option["choices"] for option in about["options"] if option["name"] == "mode")
    assert modes == ["auto", *SEATS_BY_MODE]


@pytest.mark.rule("SR-0.1")
@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("solo", 2), ("challenge", 2), ("auto", 1)])
def test_nobody_plays_alone(mode: str, seats: int) -> None:
    """Solo and challenge play do not exist."""
    with pytest.raises(ecliptic.Refused):
        ecliptic.new("star-realms", seats=seats, seed=1, options={"mode": mode})


@pytest.mark.rule("SR-0.2")
@pytest.mark.parametrize(
    ("options", "there", "missing", "size"),
    [
        ({}, {"leviathan"}, {"mothership"}, 80),
        ({"set": "colony_wars"}, {"leviathan"}, {"mothership"}, 80),
        ({"set": "core"}, {"mothership"}, {"leviathan"}, 80),
        ({"set": "both"}, {"leviathan", "mothership"}, set(), 160),
    ],
)
def test_the_host_chooses_the_card_sets(options: dict[str, str], there: set[str], missing: set[str], size: int) -> None:
    """Colony Wars is the rulebook's set; the Core Set can be chosen instead of it or together with it."""
    state: Any = ecliptic.new("star-realms", seed=1, options=options).save()["state"]
    cards = state["trade_row"] + state["trade_deck"]
    assert len(cards) == size
    assert there <= set(cards)
    assert not missing & set(cards)


@pytest.mark.rule("SR-0.2")
@pytest.mark.parametrize("cards", ["colony_wars", "core", "both"])
def test_the_set_up_is_the_same_for_every_set(cards: str) -> None:
    """Whatever the cards, players start with 50 authority, 3 or 5 cards, and a trade row of five."""
    table = ecliptic.new("star-realms", seed=1, options={"set": cards, "first": 0})
    view: Any = table.view(None)
    assert [player["authority"] for player in view["players"]] == [50, 50]
    assert [player["hand_size"] for player in view["players"]] == [3, 5]
    assert len(view["trade_row"]) == 5


@pytest.mark.rule("SR-0.2")
def test_cards_of_both_sets_work_together() -> None:
    """A Blob ship of one set is the ally of a Blob ship of the other, and both keep their scrap abilities."""
    scene = Scene(hand=["cargo_pod", "ram"], cards="both")
    scene.play("play:cargo_pod", "play:ram", "ally:cargo_pod", "ally:ram", "scrap:cargo_pod", "scrap:ram")
    assert scene.me["trade"] == 3 + 3
    assert scene.me["combat"] == 5 + 3 + 2 + 3


@pytest.mark.rule("SR-0.3")
def test_a_card_overrules_where_acquired_cards_go() -> None:
    """Acquired cards are paid for and go to the discard pile, but Moonwurm takes one to the hand for nothing."""
    scene = Scene(in_play=["moonwurm", "bioformer"], row=["star_barge"])
    scene.play("ally:moonwurm", "acquire:star_barge")
    assert scene.me["hand"] == ["star_barge"]
    assert scene.me["discard"] == []


@pytest.mark.rule("SR-0.3")
def test_a_card_overrules_who_is_an_ally() -> None:
    """An ally is a card of the faction shown, but Mech World is an ally for every faction."""
    scene = Scene(in_play=["trade_pod", "mech_world"], cards="core")
    scene.play("ally:trade_pod")
    assert scene.me["combat"] == 2


@pytest.mark.rule("SR-0.3")
def test_a_card_overrules_that_ships_give_only_what_is_printed_on_them() -> None:
    """A Scout gives no combat, but with Fleet HQ in play every ship does."""
    scene = Scene(hand=["scout"], in_play=["fleet_hq"], cards="core")
    scene.play("play:scout")
    assert (scene.me["trade"], scene.me["combat"]) == (1, 1)
