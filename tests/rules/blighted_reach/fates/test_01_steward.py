"""Fate 1, the Steward, in Act I: set-up, objective, and what it leaves to the next act."""

import pytest

from tests.rules.arcs.scene import ASSAULT
from tests.rules.blighted_reach.scene import CRISES, Scene, dealt
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import crisis, secured

STEWARD = {
    "fates": ["steward", "none", "none"],
    "objectives": [17, -1, -1],
    "objective_cards": ["F01-01B", "", ""],
    "pool": [],
}
OUTLAW_FOE = {"titles": ["regent", "outlaw", "regent"]}


@pytest.mark.rule("ABR-2.13", "ABR-2.14")
@pytest.mark.parametrize("first", ["0", "1"])
def test_set_up(first: str) -> None:
    """The Steward takes the tile whatever the order, also from an Admiral who sets up later."""
    state = dealt("steward", "admiral", first)
    campaign = state["campaign"]
    assert campaign["fates"] == ["steward", "admiral"]
    assert campaign["objectives"] == [20, 13]
    assert campaign["first_regent"] == 0
    assert state["players"][0]["cards"] == ["F01-02", "F01-03"]


@pytest.mark.rule("ABR-3.2", "ABR-3.3", "ABR-14.1")
@pytest.mark.parametrize(("me", "foe", "first", "left"), [(2, 1, 0, 15), (2, 2, 0, 17), (2, 1, 1, 17)])
def test_only_ambitions_won_alone_as_first_regent_advance(me: int, foe: int, first: int, left: int) -> None:
    """The low marker gives 2 Power; a tie and another First Regent give nothing."""
    scene = last_chapter(
        chapter=1,
        me={"trophies": ["1 ship"] * me},
        foe={"trophies": ["0 ship"] * foe},
        markers=["warlord", "", ""],
        flipped=0,
        campaign={**STEWARD, "first_regent": first},
    )
    assert scene.campaign["objectives"][0] == left


def test_imperial_authority_taxes_any_city_of_an_imperial_system() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F01-02"]},
        ships={"2-hex": {"empire": 1}},
        buildings={"2-hex/1": "1 city", "3-hex/1": "1 city"},
    )
    scene.play("lead:administration-2")
    assert scene.options("tax") == ["tax:2-hex/1"]
    scene.play("tax:2-hex/1")
    assert scene.resources() == ["relic"]
    assert "captives" not in scene.me


def test_dealmakers_bargain() -> None:
    """Seat 1 has two agents on a card: it secures it without Captives, seat 0 influences twice and secures."""
    scene = Scene(hand=["aggression-2"], me={"cards": ["F01-03"]}, agents=[[], [1, 2], [], [], []])
    scene.play("lead:aggression-2", "use:bargain")
    assert scene.foe["cards"] == ["CC01"]
    assert "captives" not in scene.foe
    assert scene.me["agents"] == 10
    scene.play("influence:CC02", "influence:CC02", "secure:CC02")
    assert scene.me["cards"] == ["F01-03", "CC02"]


def test_tax_collectors_take_from_the_outlaw() -> None:
    for answer, theirs, supply in (("steal:1/relic", [], 4), ("no", ["relic"], 3)):
        scene = Scene(
            hand=["administration-2"],
            me={"cards": ["F01-06"]},
            foe={"resources": ["relic"]},
            ships={"2-hex": {"0": 2}},
            buildings={"2-hex/1": "1 city"},
            campaign=OUTLAW_FOE,
        )
        scene.play("lead:administration-2", "tax:2-hex/1", answer)
        assert scene.resources() == ["relic"]
        assert scene.resources(1) == theirs
        assert scene.supply("relic") == supply


@pytest.mark.parametrize(("titles", "rerolls"), [(["regent", "outlaw", "regent"], True), (["regent"] * 3, False)])
def test_hunter_squads_reroll_against_outlaws(titles: list[str], rerolls: bool) -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F01-07"]},
        ships={"2-hex": {"0": 2, "1": 2}},
        campaign={"titles": titles},
        luck=[[ASSAULT["blank"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:1-0-0")
    assert ("reroll:F01-07" in scene.options()) == rerolls


@pytest.mark.rule("ABR-13.8")
@pytest.mark.parametrize(("law", "ships"), [(["F01-08"], [1, 0]), ([], [0, 1])])
def test_imperial_protectors_spare_imperial_systems(law: list[str], ships: list[int]) -> None:
    scene = crisis(
        "CC11",
        ships={"2-hex": {"blight": 1, "empire": 1, "0": 1}, "3-hex": {"blight": [0, 1], "0": 1}},
        campaign={"booklet": ["AID03", "AID04", "AID05", *law]},
    )
    assert scene.ships("2-hex") == ships
    assert scene.ships("3-hex") == [0, 1]


@pytest.mark.rule("ABR-12.9")
def test_empire_falls_on_an_arrow() -> None:
    for symbol, titles in (("arrow", ["outlaw"] * 3), ("hex", ["regent"] * 3)):
        scene = Scene(
            hand=["administration-2", "construction-3"],
            me={"power": 3},
            foe={"hand": ["EV01"], "power": 9},
            court=["AID01", "F01-09", "CC02", "CC03", "CC04"],
            ships={"2-hex": {"empire": [1, 1]}},
            campaign={"trust": [1, 0, 0, 0, 0]},
            luck=[[CRISES[symbol]], [0]],
        )
        scene.play("lead:administration-2", "end", "event:EV01", "end", "no")
        assert scene.campaign["titles"] == titles
        if symbol == "arrow":
            assert scene.power(0) == 2  # the First Regent leaves last and loses the Trust
            assert scene.state["ships"]["2-hex"]["empire"] == [0, 1]
            assert scene.state["court_discard"] == ["F01-09"]


def test_empire_falls_secured() -> None:
    scene = secured("F01-09")
    scene.play("card:CC02")
    assert scene.agents("CC02") == [1, 0, 0, 0]
    assert scene.state["court_deck"][-1] == "F01-09"


def test_lesser_regents_declare() -> None:
    scene = Scene(hand=["administration-2"], me={"cards": ["F01-10"]})
    scene.play("lead:administration-2", "prelude:F01-10", "declare:tyrant")
    assert "tyrant" in scene.state["markers"]
    assert not scene.state.get("zeroed")


@pytest.mark.parametrize("left", [0, 4])
def test_resolution(left: int) -> None:
    cards = [f"F01-{n:02}" for n in range(5, 12)]
    scene = last_chapter(
        campaign={**STEWARD, "objectives": [left, -1, -1], "sets": cards}, me={"cards": ["F01-02", "F01-03"]}
    )
    there = sorted(card for card in scene.state["court"] + scene.state["court_deck"] if card.startswith("F01"))
    if left:
        assert there == ["F01-03", "F01-09", "F01-10", "F01-11"]
        assert scene.me["cards"] == ["F01-02"]
        assert scene.power(0) == -4
    else:
        assert there == ["F01-05", "F01-06", "F01-07"]
        assert "F01-08" in scene.campaign["booklet"]
        assert scene.me["cards"] == ["F01-02", "F01-03"]
