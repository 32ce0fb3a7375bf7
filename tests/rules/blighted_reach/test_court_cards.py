"""The campaign's own Court cards, and those that do what a card of the base game does (CC01 to CC15)."""

from typing import Any

import pytest

from tests.rules.arcs.scene import SKIRMISH
from tests.rules.blighted_reach.scene import CRISES, Scene


def secured(card: str, agents: list[int] | None = None, **fields: Any) -> Scene:
    """Seat 0 secures a card of the second spot."""
    scene = Scene(
        hand=["aggression-2"],
        foe={"hand": ["aggression-3"], **fields.pop("foe", {})},
        court=["AID01", card, "CC02", "CC03", "CC04"],
        agents=[[], agents or [1], [], [], []],
        **fields,
    )
    scene.play("lead:aggression-2", f"secure:{card}")
    return scene


def crisis(card: str, agents: list[int] | None = None, **fields: Any) -> Scene:
    """An Event brings crises with this card in the Court; the dice show a hex and cluster 1."""
    foe = {"hand": ["EV01"], **fields.pop("foe", {})}
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe=foe,
        court=["AID01", card, "CC02", "CC03", "CC04"],
        agents=[[], agents or [], [], [], []],
        luck=[[CRISES["hex"]], [0]],
        **fields,
    )
    scene.play("lead:administration-2")
    scene.play_if_asked("end")
    scene.play("event:EV01")
    scene.play_if_asked("end")
    scene.play("no")
    return scene


def holding(card: str, hand: str = "construction-2", **fields: Any) -> Scene:
    """Seat 0 holds a card and leads."""
    court = ["AID01", "CC11", "CC12", "CC13", "CC14"]
    scene = Scene(hand=[hand], me={"cards": [card], **fields.pop("me", {})}, court=court, **fields)
    scene.play(f"lead:{hand}")
    return scene


@pytest.mark.parametrize(
    ("card", "action", "resource"), [("CC01", "manufacture", "material"), ("CC04", "synthesize", "fuel")]
)
def test_interests(card: str, action: str, resource: str) -> None:
    scene = holding(card)
    scene.play(f"use:{action}")
    assert scene.resources() == [resource]
    scene.play("end")
    scene = holding(card)
    scene.play(f"prelude:{card}", f"type:{resource}", f"type:{resource}")
    assert scene.resources() == [resource] * 2
    assert scene.state["court_discard"] == [card]


@pytest.mark.rule("ABR-10.14")
@pytest.mark.parametrize(("card", "resource"), [("CC01", "material"), ("CC04", "fuel")])
def test_interests_steal_from_the_trust_too_once_the_supply_is_empty(card: str, resource: str) -> None:
    """Two lie in the Trust, one with its First Regent, two with another Rival."""
    trust = [2 if resource == kind else 0 for kind in ("material", "fuel", "weapon", "relic", "psionic")]
    scene = holding(
        card,
        foe={"resources": [resource]},
        players={2: {"resources": [resource, resource]}},
        campaign={"first_regent": 1, "trust": trust},
    )
    scene.play(f"prelude:{card}")
    assert scene.options() == ["done", f"steal:1/{resource}", f"steal:2/{resource}", f"take_trust:{resource}"]
    scene.play(f"take_trust:{resource}", f"take_trust:{resource}")
    assert scene.resources() == [resource] * 2
    assert "trust" not in scene.campaign


@pytest.mark.parametrize(("card", "hand"), [("CC02", "construction-2"), ("CC06", "aggression-2")])
def test_unions(card: str, hand: str) -> None:
    scene = holding(card, hand)
    scene.play(f"prelude:{card}", "end")
    assert hand in scene.me["hand"]
    assert scene.state["court_discard"] == [card]


def test_gatekeepers() -> None:
    scene = holding("CC03", "aggression-2", ships={"2-gate": {"0": 1, "blight": 1}})
    scene.play("battle:2-gate/blight")
    assert "dice:0-3-0" in scene.options()
    scene = holding("CC03")
    scene.play("prelude:CC03")
    assert all(scene.ships(f"{n}-gate") == [1, 0] for n in range(1, 7))


def test_skirmishers() -> None:
    scene = holding(
        "CC05",
        "aggression-2",
        ships={"2-hex": {"0": 2, "blight": [0, 1]}},
        luck=[[SKIRMISH["blank"], SKIRMISH["hit"]], [SKIRMISH["hit"]]],
    )
    scene.play("battle:2-hex/blight", "dice:0-2-0")
    assert "reroll:CC05" in scene.options()


def test_lattice_spies() -> None:
    scene = Scene(hand=["administration-2"], foe={"hand": ["aggression-3"], "cards": ["CC07"]})
    scene.play("lead:administration-2", "end", "pivot:aggression-3", "prelude:CC07")
    assert scene.state["initiative"] == 1


def test_sworn_guardians_keep_everything_else() -> None:
    scene = holding("CC08", foe={"cards": ["CC09"], "resources": ["fuel"]})
    scene.play("prelude:CC08")
    assert scene.state["court_deck"][-1] == "CC09"  # the only thing that can be stolen is buried
    assert scene.resources(1) == ["fuel"]


def test_elder_broker() -> None:
    scene = holding("CC10", buildings={"2-hex/1": "0 city", "3-hex/1": "0 city", "4-hex/1": "0 city"})
    scene.play("prelude:CC10")
    scene.settle()
    assert sorted(scene.resources()) == ["fuel", "material", "weapon"]


@pytest.mark.rule("ABR-13.5", "ABR-13.6")
def test_elder_broker_takes_out_of_the_trust() -> None:
    """The First Regent is bound by the freezing, who trades is not; what lies in the Trust is had."""
    scene = holding(
        "CC10",
        "administration-2",
        me={"resources": ["fuel", "psionic"]},
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city"},
        campaign={"first_regent": 1, "trust": [0, 1, 0, 1, 0]},
    )
    scene.play("use:trade")
    scene.settle()
    assert sorted(scene.resources()) == ["fuel", "relic"]
    assert scene.resources(1) == ["psionic"]
    assert scene.campaign["trust"] == [0, 1, 0, 0, 0]


def test_populist_demands() -> None:
    scene = secured("CC11")
    scene.play("declare:warlord")
    assert "warlord" in scene.state["markers"]
    assert not scene.state.get("zeroed")
    assert scene.state["court_deck"][-1] == "CC11"
    scene = crisis("CC11", markers=["tycoon", "", "keeper"], flipped=0)
    assert scene.state["markers"] == ["tycoon", "", ""]
    assert scene.state["court"][1] == "CC11"


def test_council_intrigue() -> None:
    scene = secured("CC12", [2], campaign={"council": "decided"})
    assert scene.options() == ["done", "card:AID01", "card:CC02", "card:CC03", "card:CC04"]
    scene.play("card:AID01", "card:AID01")
    assert scene.agents("AID01") == [2, 0, 0, 0]
    assert "council" not in scene.campaign
    assert scene.state["court_deck"][-1] == "CC12"


def test_diplomatic_fiasco() -> None:
    """The agent on the card returns before supplies are counted: seat 0 may keep one Guild card."""
    many = {"captives": ["0 agent"] * 9}
    scene = crisis("CC13", [1], me={"cards": ["CC05", "CC06"]}, foe=many)
    assert scene.waiting == [0]
    assert scene.options() == ["card:CC05", "card:CC06"]
    scene.play("card:CC05")
    assert scene.me["cards"] == ["CC06"]
    assert scene.state["court_deck"][-1] == "CC13"


@pytest.mark.rule("ABR-9.11")
def test_diplomatic_fiasco_is_buried_after_the_discards() -> None:
    """What comes into its spot is not seen before."""
    scene = crisis("CC13", me={"cards": ["CC05", "CC06"]}, foe={"captives": ["0 agent"] * 9})
    assert scene.options() == ["card:CC05", "card:CC06"]
    assert scene.state["court"][1] == "CC13"
    scene.play("card:CC05")
    assert scene.state["court"][1] != "CC13"


def test_diplomatic_fiasco_secured_spares_who_secured_it() -> None:
    scene = secured(
        "CC13",
        me={"cards": ["CC05"], "captives": ["1 agent"] * 10},
        foe={"cards": ["CC06"], "captives": ["0 agent"] * 8},
    )
    assert scene.me["cards"] == ["CC05"]
    assert scene.foe["cards"] == []


def test_song_of_freedom() -> None:
    scene = secured("CC14", ships={"2-hex": {"0": 1}}, buildings={"2-hex/1": "1 city", "3-hex/1": "1 city"})
    assert scene.options() == ["no", "site:2-hex/1"]
    scene.play("site:2-hex/1")
    assert scene.building("2-hex/1") == "free city"
    assert scene.foe["cities"] == 4
    assert "CC14" in scene.state["court"] + scene.state["court_deck"]
    scene = crisis(
        "CC14", me={"power": 3}, foe={"power": 3}, buildings={"2-hex/1": "0 city damaged", "3-hex/1": "1 city"}
    )
    assert scene.building("2-hex/1") == "free city damaged"
    assert scene.building("3-hex/1") == "1 city"
    assert scene.state["court"][1] == "CC14"


@pytest.mark.rule("ARC-1.3", "ABR-8.7", "ABR-9.8")
def test_blight_that_runs_short_goes_where_the_player_with_initiative_wants() -> None:
    """Six planets of the rolled symbol need Blight; one is in the supply and one among Trophies (CC15)."""
    full = {f"{n}-{place}": {"blight": [0, 2]} for n in range(1, 6) for place in ("arrow", "crescent")}
    scene = crisis("CC15", foe={"trophies": ["blight ship"]}, ships={**full, "6-arrow": {"blight": [0, 2]}})
    assert scene.table.waiting == [0]
    assert scene.options() == [f"at:{n}-hex" for n in range(1, 7)]
    scene.play("at:5-hex")
    assert scene.foe["trophies"] == ["blight ship"]
    assert scene.options() == ["at:1-hex", "at:2-hex", "at:3-hex", "at:4-hex", "at:6-hex"]
    scene.play("at:3-hex")
    assert not scene.foe.get("trophies")
    blighted = [n for n in range(1, 7) if scene.state["ships"].get(f"{n}-hex", {}).get("blight")]
    assert blighted == [3, 5]
    assert scene.state["ships"]["1-arrow"]["blight"] == [2, 0]  # the rolled cluster was repaired first
    assert scene.state["court_deck"][-1] == "CC15"


def test_blight_looms_secured() -> None:
    scene = secured(
        "CC15",
        ships={"2-hex": {"0": 1, "blight": [1, 1]}, "2-gate": {"blight": [0, 1]}, "3-hex": {"blight": [0, 1]}},
    )
    assert scene.options() == ["no", "cluster:2"]
    scene.play("cluster:2")
    assert scene.me["trophies"] == ["blight ship", "blight ship"]
    assert scene.state["ships"]["2-hex"]["blight"] == [1, 0]
    assert scene.state["ships"]["3-hex"]["blight"] == [0, 1]
    assert scene.state["court_deck"][-1] == "CC15"


@pytest.mark.rule("ABR-13.1")
def test_a_protected_card_is_neither_stolen_nor_discarded() -> None:
    scene = holding("CC08", foe={"cards": ["F07-05", "CC05"]})
    scene.play("prelude:CC08")
    assert scene.foe["cards"] == ["F07-05"]


@pytest.mark.rule("ABR-13.9")
def test_a_lore_card_of_the_court_goes_to_the_play_area() -> None:
    scene = secured("L03", lore_deck=[f"L{n:02}" for n in range(1, 15) if n != 3])
    assert scene.me["cards"] == ["L03"]


@pytest.mark.rule("ABR-9.11")
@pytest.mark.parametrize(("answer", "initiative"), [("yes", 0), ("no", 1)])
def test_song_of_freedom_may_seize_the_initiative(answer: str, initiative: int) -> None:
    """Seat 1 has led; seat 0 frees its city and is then asked (CC14)."""
    scene = Scene(
        initiative=1,
        hand=["aggression-4", "administration-2"],
        foe={"hand": ["aggression-2", "administration-3"]},
        players={2: {"hand": ["construction-2"]}},
        court=["AID01", "CC14", "CC02", "CC03", "CC04"],
        agents=[[], [1], [], [], []],
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city", "3-hex/1": "1 city"},
    )
    scene.play("lead:aggression-2", "end", "copy:construction-2", "end", "surpass:aggression-4", "secure:CC14")
    assert scene.options() == ["no", "site:2-hex/1"]
    scene.play("site:2-hex/1")
    assert scene.building("2-hex/1") == "free city"
    assert scene.told("city-freed") == ["city-freed 1 2-hex"]
    assert scene.options() == ["yes", "no"]
    scene.play(answer)
    assert scene.state["initiative"] == initiative
    assert scene.told("seized") == (["seized 0"] if answer == "yes" else [])
