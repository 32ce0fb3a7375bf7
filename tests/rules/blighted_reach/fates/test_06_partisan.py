"""Fate 6, the Partisan, in Act I: set-up, objective, and what it leaves to the next act."""

from typing import Any

import pytest

from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import crisis, holding, secured

PARTISAN = {
    "fates": ["none", "partisan", "none"],
    "objectives": [-1, 11, -1],
    "objective_cards": ["", "F06-01B", ""],
    "pool": [],
}


def following(hand: list[str], **fields: Any) -> Scene:
    """Seat 1, the Partisan, follows with its first card."""
    foe = {"hand": hand, "cards": ["F06-03"], **fields.pop("foe", {})}
    scene = Scene(hand=["administration-2"], foe=foe, campaign=PARTISAN, **fields)
    scene.play("lead:administration-2", "end", f"pivot:{hand[0]}")
    return scene


def test_seizing_costs_a_new_outrage_and_no_card() -> None:
    scene = following(["aggression-3", "aggression-4"], foe={"outrage": ["relic"], "resources": ["fuel"]})
    assert scene.options("seize") == []
    scene.play("prelude:F06-03")
    assert scene.options() == ["type:material", "type:fuel", "type:weapon", "type:psionic"]
    scene.play("type:fuel")
    assert scene.state["initiative"] == 1
    assert scene.foe["outrage"] == ["fuel", "relic"]
    assert scene.resources(1) == []
    assert scene.campaign["objectives"][1] == 10


def test_only_before_anything_else_and_not_by_who_has_the_initiative() -> None:
    scene = following(["aggression-3", "aggression-4"], foe={"resources": ["fuel"]})
    scene.play("spend:fuel")
    scene.play_if_asked("no")
    assert "prelude:F06-03" not in scene.options()


@pytest.mark.parametrize("how", ["surpass", "pass"])
def test_the_marker_counts_however_it_comes(how: str) -> None:
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["administration-6", "aggression-3"]},
        campaign=PARTISAN,
    )
    if how == "surpass":
        scene.play("lead:administration-2", "end", "surpass:administration-6", "end")
    else:
        scene.play("pass")
    assert scene.state["initiative"] == 1
    assert scene.campaign["objectives"][1] == 10


@pytest.mark.parametrize(
    ("ambition", "outrage", "left"),
    [("warlord", [], 9), ("warlord", ["weapon"], 11), ("warlord", ["fuel"], 9), ("tyrant", ["weapon"], 9)],
)
def test_an_appeal_needs_no_outrage_of_what_the_ambition_counts(ambition: str, outrage: list[str], left: int) -> None:
    scene = last_chapter(
        chapter=1,
        foe={"trophies": ["0 ship"], "captives": ["0 agent"], "outrage": outrage},
        markers=[ambition, "", ""],
        campaign=PARTISAN,
    )
    assert scene.campaign["objectives"][1] == left


def test_informants_exchange_the_highest_cards() -> None:
    scene = Scene(
        hand=["administration-2", "construction-3", "aggression-5"],
        me={"cards": ["F06-02"]},
        foe={"hand": ["aggression-2", "mobilization-6", "construction-6", "EV01"]},
    )
    scene.play("lead:administration-2", "use:spy")
    assert scene.options() == ["spy:1/aggression-5", "spy:2/aggression-5"]
    scene.play("spy:1/aggression-5")
    assert scene.waiting == [1]
    assert scene.options() == ["give_back:construction-6", "give_back:mobilization-6"]
    scene.play("give_back:mobilization-6")
    assert sorted(scene.me["hand"]) == ["construction-3", "mobilization-6"]
    assert sorted(scene.foe["hand"]) == ["EV01", "aggression-2", "aggression-5", "construction-6"]
    assert "use:spy" not in scene.options()  # once per turn
    assert scene.view(0)["players"][1]["known_hand"] == ["aggression-5"]
    assert scene.view(2)["players"][1]["known_hand"] == []


@pytest.mark.parametrize(("card", "suit"), [("F06-05", "material"), ("F06-06", "fuel"), ("F06-09", "relic")])
def test_loyal_cards_let_any_resource_serve(card: str, suit: str) -> None:
    scene = holding(card, me={"resources": ["psionic"], "outrage": [suit]})
    assert f"spend:psionic/{suit}" in scene.options()


def test_loyal_marines_and_empaths() -> None:
    scene = holding("F06-07", ships={"2-hex": {"0": 1}})
    scene.play("prelude:F06-07")
    assert scene.ships("2-hex") == [4, 0]
    scene = holding("F06-08", me={"resources": ["fuel"]})
    assert "spend:fuel/psionic" in scene.options()


def test_galactic_bards_declare_after_a_pivot() -> None:
    scene = Scene(hand=["administration-2"], foe={"hand": ["aggression-3"], "cards": ["F06-10"]})
    scene.play("lead:administration-2", "end", "pivot:aggression-3")
    assert len(scene.options("declare")) == 1


@pytest.mark.parametrize(("card", "hand"), [("F06-11", "mobilization-2"), ("F06-12", "aggression-2")])
def test_unions(card: str, hand: str) -> None:
    scene = holding(card, hand)
    scene.play(f"prelude:{card}", "end")
    assert hand in scene.me["hand"]


def test_outrage_spreads() -> None:
    """The rolled planet is 1-hex."""
    scene = crisis("F06-13")
    kinds = [scene.player(seat)["outrage"] for seat in range(3)]
    assert kinds[0] == kinds[1] == kinds[2]
    assert len(kinds[0]) == 1
    assert "F06-13" in scene.state["court_discard"]
    scene = secured("F06-14")
    scene.play("type:relic")
    assert [scene.player(seat)["outrage"] for seat in range(3)] == [["relic"]] * 3


@pytest.mark.parametrize("left", [0, 4])
def test_resolution(left: int) -> None:
    cards = [f"F06-{n:02}" for n in range(5, 15)]
    scene = last_chapter(
        campaign={**PARTISAN, "objectives": [-1, left, -1], "sets": cards},
        foe={"cards": ["F06-02", "F06-03"], "outrage": ["fuel"]},
    )
    there = sorted(card for card in scene.state["court"] + scene.state["court_deck"] if card.startswith("F06"))
    if left:
        assert there == ["F06-10", "F06-11", "F06-12", "F06-13", "F06-14"]
        assert scene.foe["cards"] == ["F06-02"]
        assert "outrage" not in scene.foe
        assert scene.foe["agents"] == 10
    else:
        assert there == ["F06-05", "F06-06", "F06-07", "F06-08", "F06-09"]
        assert scene.foe["cards"] == ["F06-02", "F06-03", "F06-10"]
        assert scene.foe["outrage"] == ["fuel"]
