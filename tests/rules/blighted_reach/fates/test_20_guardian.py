"""Fate 20, the Guardian: set-up, final objective, the Green Vault, the Tycoons' ire and Edenguard."""

from typing import Any

import pytest

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import option_label
from ecliptic.games.arcs.campaign.deals import carry_out, deal_name, possible_parts
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.kernel import Message, Refused
from tests.rules.arcs.scene import Scene as BaseScene
from tests.rules.blighted_reach.fates.acts import POLICIES, chapter_end, edicts, fated, new_act, planets_of
from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import holding

GUARDIAN = "guardian"
LAW = {"booklet": [*POLICIES, "F20-04"]}
STORED = ["F20-02 material", "F20-02 fuel"]


def eden() -> list[str]:
    """The Material and Fuel planets."""
    return planets_of("material", "fuel")


def test_set_up() -> None:
    scene = new_act(GUARDIAN, 3, me={"resources": ["fuel", "relic"], "cards": ["CC05", "F03-07"]})
    assert sorted(scene.me["outrage"]) == ["fuel", "material"]
    assert scene.resources() == ["relic"]
    assert scene.me["cards"] == ["CC05", "F20-02", "F20-03"]
    assert "F20-04" in scene.campaign["booklet"]
    assert scene.campaign["objectives"][0] == 18


def test_two_players_return_material_and_fuel_of_the_boxes() -> None:
    campaign = {"act": 2, "pool": [GUARDIAN], "fates": ["none", "admiral"], "objectives": [-1, 0]}
    scene = new_act(GUARDIAN, 3, seats=2, campaign=campaign)
    assert scene.campaign["fates"][0] == GUARDIAN
    assert scene.state["boxes"][:2] == [0, 0]
    assert scene.supply("material") == scene.supply("fuel") == 5


@pytest.mark.rule("ABR-3.3", "ABR-14.1")
@pytest.mark.parametrize(
    ("markers", "foe", "left"),
    [
        (["", "", ""], 0, 16),
        (["tyrant", "", ""], 1, 16),  # won with two against one, counted before they return
        (["tyrant", "", ""], 2, 18),  # a tie
    ],
)
def test_give_back_to_the_land(markers: list[str], foe: int, left: int) -> None:
    scene = chapter_end(
        GUARDIAN,
        "F20-01B",
        18,
        me={"cards": ["F20-02"]},
        foe={"captives": ["2 agent"] * foe},
        ships={"2-gate": {"0": 1}},
        markers=markers,
        campaign={"stored": STORED, **LAW},
    )
    assert scene.campaign["objectives"][0] == left
    assert ("stored" in scene.campaign) == (not markers[0])  # they return when Tyrant is scored
    assert scene.supply("fuel") == (5 if markers[0] else 4)


@pytest.mark.parametrize(
    ("markers", "foe", "left"), [(["", "", ""], 2, 16), (["edenguard", "", ""], 1, 16), (["edenguard", "", ""], 2, 18)]
)
def test_guard_the_splendor(markers: list[str], foe: int, left: int) -> None:
    planets = eden()
    ships = {planets[0]: {"0": 1}, planets[1]: {"0": 1}}
    ships.update({planets[2 + i]: {"1": 1} for i in range(foe)})
    scene = chapter_end(GUARDIAN, "F20-01B", 18, ships=ships, markers=markers, campaign=LAW)
    assert scene.campaign["objectives"][0] == left


# Green Vault


@pytest.mark.parametrize(
    ("card", "action", "kind"), [("CC01", "manufacture", "material"), ("CC04", "synthesize", "fuel")]
)
def test_gained_material_and_fuel_may_become_captives(card: str, action: str, kind: str) -> None:
    scene = holding(card, me={"cards": ["F20-02", card]})
    scene.play(f"use:{action}")
    assert scene.options() == ["no", "card:F20-02"]
    scene.play("card:F20-02")
    assert scene.campaign["stored"] == [f"F20-02 {kind}"]
    assert scene.resources() == []


def test_taxes_may_fill_the_vault_and_weapons_may_not() -> None:
    planet = eden()[0]
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F20-02"]},
        ships={planet: {"0": 1}},
        buildings={f"{planet}/1": "0 city"},
    )
    scene.play("lead:administration-2", f"tax:{planet}/1")
    assert "card:F20-02" in scene.options()
    scene = holding("F15-05", me={"cards": ["F20-02", "F15-05"]})
    scene.play("use:assemble")
    assert scene.resources() == ["weapon"]


def test_demands_for_the_trust_may_fill_the_vault() -> None:
    scene = edicts(
        me={"cards": ["F20-02"]},
        foe={"resources": ["fuel"]},
        policies=["AID05", "AID03", "AID04"],
        ships={"2-hex": {"empire": 1}},
    )
    scene.play("enforce", "demand:1/fuel", "card:F20-02")
    assert scene.campaign["stored"] == ["F20-02 fuel"]
    assert "trust" not in scene.campaign


@pytest.mark.rule("ABR-13.5", "ABR-13.6")
@pytest.mark.parametrize("ambition", ["tyrant", "tycoon"])
def test_the_vault_counts_for_tyrant_and_tycoon(ambition: str) -> None:
    scene = last_chapter(
        chapter=1,
        me={"cards": ["F20-02"]},
        foe={"captives": ["2 agent"], "resources": ["fuel"]},
        markers=[ambition, "", ""],
        flipped=0,
        campaign={"act": 3, "stored": STORED},
    )
    assert scene.power(0) == 2
    assert ("stored" in scene.campaign) == (ambition == "tycoon")


def test_what_is_in_the_vault_is_frozen() -> None:
    scene = Scene(hand=["administration-2"], me={"cards": ["F20-02"]}, campaign={"stored": STORED})
    scene.play("lead:administration-2")
    assert scene.options("spend") == []


@pytest.mark.rule("ABR-10.4", "ABR-10.8")
def test_war_demands_captives_of_the_vault() -> None:
    """Freezing binds only the holder of F20-02; the First Regent takes them as Captives that are not frozen."""
    foe = {"cards": ["F20-02"], "resources": ["fuel"]}
    scene = edicts(foe=foe, ships={"2-hex": {"empire": 1}}, campaign={"stored": STORED})
    scene.play("enforce")
    assert scene.options("demand")[:2] == ["demand:1/captive.resource-material", "demand:1/captive.resource-fuel"]
    scene.play("demand:1/captive.resource-fuel")
    assert scene.me["captives"] == ["resource fuel"]
    assert scene.campaign["stored"] == ["F20-02 material"]
    assert "fuel" in scene.resources(1)


# Without the Green Vault

LOOSE = ["resource material", "resource fuel"]


def parts(scene: Scene, giver: int, receiver: int, word: str) -> list[int]:
    """What one seat may give another in a deal, of those with a word in their names."""
    state: Any = scene.table.state
    return [part for part in possible_parts(state, giver, receiver) if word in deal_name(state, [part])]


@pytest.mark.rule("ABR-13.5", "ABR-13.6")
def test_given_away_the_vault_leaves_its_captives_behind() -> None:
    """F20-02: if the card is transferred they stay Captives of who had it, and are not frozen any more."""
    law = {"booklet": [*POLICIES, "F05-14"], "stored": STORED}
    scene = Scene(hand=["administration-2"], me={"cards": ["F20-02"]}, campaign=law)
    assert not parts(scene, 0, 1, "fuel")
    state: Any = scene.table.state
    carry_out(state, parts(scene, 0, 1, "lore")[0])
    assert scene.foe["cards"] == ["F20-02"]
    assert scene.me["captives"] == LOOSE
    assert "stored" not in scene.campaign
    assert scene.supply("fuel") == 4
    carry_out(state, parts(scene, 0, 2, "fuel")[0])
    assert scene.me["captives"] == ["resource material"]
    assert scene.player(2)["captives"] == ["resource fuel"]
    assert scene.view(1)["players"][2]["captives"] == ["resource fuel"]


def test_scrapped_the_vault_leaves_its_captives_behind() -> None:
    """F20-02: the same if the card is scrapped, here as lore that a Golem consumes (F05-20B)."""
    golem = {"token": "golem-warrior", "place": "seat 0", "side": "awake"}
    scene = last_chapter(
        chapter=1,
        me={"cards": ["F05-03", "F20-02"]},
        campaign={**fated("caretaker", "F05-20B"), "tokens": [golem], "stored": STORED},
    )
    scene.play("card:F20-02")
    assert "F20-02" in scene.state["box"]
    assert scene.me["captives"] == LOOSE
    assert scene.supply("material") == scene.supply("fuel") == 4


@pytest.mark.rule("ABR-13.6")
@pytest.mark.parametrize("ambition", ["tyrant", "tycoon"])
def test_loose_goods_count_for_tyrant_and_tycoon(ambition: str) -> None:
    scene = last_chapter(
        chapter=1,
        me={"captives": LOOSE},
        foe={"captives": ["2 agent"], "resources": ["fuel"]},
        markers=[ambition, "", ""],
        flipped=0,
        campaign={"act": 3},
    )
    assert scene.power(0) == 2
    assert ("captives" in scene.me) == (ambition == "tycoon")
    assert scene.supply("material") == (5 if ambition == "tyrant" else 4)


def test_loose_goods_are_given_back_to_the_land() -> None:
    scene = chapter_end(GUARDIAN, "F20-01B", 18, me={"captives": LOOSE}, ships={"2-gate": {"0": 1}}, campaign=LAW)
    assert scene.campaign["objectives"][0] == 16


@pytest.mark.rule("ABR-10.4")
def test_loose_goods_serve_as_captives() -> None:
    """They are pressed into service (F10-07), executed, and demanded by a policy of War; nothing spends them."""
    for answer, left in (("use:pressgang", ["material"]), ("use:execute", [])):
        hand = "construction-2" if left else "mobilization-2"
        scene = holding("F10-07", hand, me={"cards": ["F10-07"], "captives": LOOSE})
        assert scene.options("spend") == []
        scene.play(answer, "piece:resource/material")
        if left:
            scene.play("type:material")
            assert scene.resources() == left
        else:
            assert scene.me["trophies"] == ["resource material"]
        assert scene.me["captives"] == ["resource fuel"]
    scene = edicts(foe={"captives": LOOSE}, players={2: {"agents": 10}}, ships={"2-hex": {"empire": 1}})
    scene.play("enforce", "demand:1/captive.resource-fuel")
    assert scene.me["captives"] == ["resource fuel"]


def test_goods_are_not_scrapped_as_pieces_and_not_in_the_base_game() -> None:
    with pytest.raises(Refused):
        Scene(hand=["administration-2"], scrapped=["resource fuel"])
    with pytest.raises(Refused):
        BaseScene(hand=["administration-2"], me={"trophies": ["resource fuel"]})
    assert BaseScene(hand=["administration-2"], me={"trophies": ["1 agent"]}).me["trophies"] == ["1 agent"]


@pytest.mark.parametrize("locale", ["en", "ru", "de"])
def test_loose_goods_are_named(locale: str) -> None:
    state: Any = holding("CC01", me={"captives": LOOSE}).table.state
    labels = [option_label(state, notation.PIECE[each]) for each in state.players[0].captives]
    kinds = [GAME.say(Message(f"resource-{kind}"), [], locale) for kind in ("material", "fuel")]
    assert [GAME.say(label, [], locale) for label in labels] == kinds


# Ire of the Tycoons, Edenguard


def test_ire_forbids_tycoon_but_not_edenguard() -> None:
    scene = Scene(hand=["administration-2"], me={"cards": ["F20-03", "F01-10"]}, campaign=LAW)
    scene.play("lead:administration-2", "prelude:F01-10")
    assert "declare:tycoon" not in scene.options()
    scene.play("declare:edenguard")
    assert "edenguard" in scene.state["markers"]


@pytest.mark.parametrize(("cards", "power"), [(["F20-03"], 0), ([], 2)])
def test_ire_gains_nothing_from_tycoon(cards: list[str], power: int) -> None:
    scene = last_chapter(chapter=1, me={"cards": cards, "resources": ["fuel"]}, markers=["tycoon", "", ""], flipped=0)
    assert scene.power(0) == power


@pytest.mark.parametrize(("ships", "can"), [({"0": 1}, True), ({"1": 1}, False)])
def test_ire_forbids_taxes_without_control(ships: dict[str, int], can: bool) -> None:
    planet = eden()[0]
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F20-03"]},
        ships={planet: ships, "2-gate": {"0": 1}},
        buildings={f"{planet}/1": "0 city", "2-hex/1": "0 city"},
    )
    scene.play("lead:administration-2")
    assert (f"tax:{planet}/1" in scene.options()) == can
    assert "tax:2-hex/1" in scene.options()


STATIONS = {"1-crescent/1": "free city", "1-gate/city": "0 city"}  # with Gate Stations (L11) the gate has Fuel


def test_a_gate_is_no_planet_of_the_types_of_its_city() -> None:
    """A gate city has the types of its cluster (L11), but Edenguard and the objective count planets."""
    ships = {"1-gate": {"0": 1}, "6-hex": {"1": 1, "2": 1}}
    fields = {"players": {2: {"cards": ["L11"]}}, "ships": ships, "buildings": STATIONS}
    scene = chapter_end(GUARDIAN, "F20-01B", 18, markers=["edenguard", "", ""], campaign=LAW, **fields)
    assert scene.power(0) == 0
    scene = chapter_end(GUARDIAN, "F20-01B", 18, campaign=LAW, **fields)
    assert scene.campaign["objectives"][0] == 18


def test_ire_does_not_touch_cities_at_gates() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F20-03", "L11"]},
        ships={"1-gate": {"1": 1}, "2-gate": {"0": 1}},
        buildings=STATIONS,
    )
    scene.play("lead:administration-2")
    assert "tax:1-gate/city" in scene.options()


@pytest.mark.rule("ABR-4.10")
@pytest.mark.parametrize(("first", "power"), [(0, (2, 0)), (1, (0, 0)), (2, (0, 0))])
def test_edenguard_counts_planets(first: int, power: tuple[int, int]) -> None:
    """One planet each for seats 0 and 1, and one of the Empire for the First Regent."""
    planets = eden()
    scene: Any = last_chapter(
        chapter=1,
        ships={planets[0]: {"0": 1}, planets[1]: {"1": 1}, planets[2]: {"empire": 1}, "2-gate": {"2": 1}},
        markers=["edenguard", "", ""],
        flipped=0,
        campaign={"act": 3, "first_regent": first, **LAW},
    )
    assert scene.power(0) == power[0]
    assert (scene.power(1) == 2) == (first == 1)


def test_everybody_may_declare_edenguard_in_place_of_tycoon() -> None:
    scene = Scene(hand=["administration-2"], campaign={**fated("none", ""), **LAW, "objective_cards": ["", "", ""]})
    scene.play("lead:administration-2")
    assert scene.options("declare") == ["declare:tycoon", "declare:edenguard"]
