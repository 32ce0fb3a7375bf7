"""Free States, Blight, crises and edicts (ABR-7 to ABR-10)."""

from typing import Any

import pytest

from tests.rules.arcs.scene import ASSAULT, RAID, SKIRMISH
from tests.rules.blighted_reach.scene import CRISES, EDICTS, Scene

HIT = SKIRMISH["hit"]


def fight(defender: str, dice: str, luck: list[int], **fields: Any) -> Scene:
    """Seat 0 attacks at 2-hex."""
    scene = Scene(hand=["aggression-2"], luck=[luck], **fields)
    scene.play("lead:aggression-2", f"battle:2-hex/{defender}", f"dice:{dice}")
    return scene


@pytest.mark.rule("ABR-7.1")
def test_ships_are_built_at_free_starports_under_control() -> None:
    for ships, expected in (({"0": 1}, ["build_ship:2-hex/1"]), ({"0": 1, "1": 1}, [])):
        scene = Scene(hand=["construction-2"], ships={"2-hex": ships}, buildings={"2-hex/1": "free starport"})
        scene.play("lead:construction-2")
        assert scene.options("build_ship") == expected


@pytest.mark.rule("ABR-7.1")
def test_free_buildings_under_control_are_repaired() -> None:
    scene = Scene(hand=["administration-2"], ships={"2-hex": {"0": 1}}, buildings={"2-hex/1": "free city damaged"})
    scene.play("lead:administration-2", "repair:2-hex/1")
    assert scene.building("2-hex/1") == "free city"


@pytest.mark.rule("ABR-7.2")
def test_free_buildings_occupy_slots() -> None:
    scene = Scene(
        hand=["construction-2"],
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "free city", "2-hex/2": "free starport"},
    )
    scene.play("lead:construction-2")
    assert "build_city:2-hex" not in scene.options()


@pytest.mark.rule("ABR-7.3", "ABR-7.4", "ABR-7.5")
def test_destroying_a_free_city_is_a_trophy_and_an_outrage_without_ransack() -> None:
    scene = fight(
        "free",
        "2-0-0",
        [ASSAULT["intercept+hit"]] * 2,
        ships={"2-hex": {"0": 2}},
        buildings={"2-hex/1": "free city"},
        agents=[[], [0, 1], [], [], []],
    )
    assert scene.me["trophies"] == ["free city"]
    assert scene.me["outrage"] == ["relic"]
    assert scene.ships("2-hex") == [2, 0]  # they never intercept
    assert scene.agents("CC01") == [0, 1, 0, 0]


@pytest.mark.rule("ABR-7.6")
def test_raiding_free_states_takes_one_resource_of_the_planet() -> None:
    scene = fight(
        "free", "0-0-2", [RAID["intercept+2 keys"]] * 2, ships={"2-hex": {"0": 2}}, buildings={"2-hex/1": "free city"}
    )
    assert scene.options() == ["done", "type:relic"]
    scene.play("type:relic")
    assert scene.resources() == ["relic"]
    assert "end" in scene.options()


@pytest.mark.rule("ABR-8.1")
def test_blight_controls_nothing_and_takes_no_slot() -> None:
    scene = Scene(ships={"2-hex": {"0": 1, "blight": 3}})
    assert scene.controller("2-hex") == 0
    assert scene.view()["campaign"]["blight_supply"] == 21


@pytest.mark.rule("ABR-8.2", "ABR-8.3")
@pytest.mark.parametrize(("hits", "left"), [(1, [1, 0]), (2, [0, 1]), (3, [0, 1])])
def test_blight_is_tough(hits: int, left: list[int]) -> None:
    scene = fight("blight", f"0-{hits}-0", [HIT] * hits, ships={"2-hex": {"0": 4, "blight": 1}})
    assert scene.state["ships"]["2-hex"]["blight"] == left


@pytest.mark.rule("ABR-8.4")
def test_blight_neither_intercepts_nor_minds_building_hits() -> None:
    scene = fight("blight", "2-0-0", [ASSAULT["intercept+hit"]] * 2, ships={"2-hex": {"0": 2, "blight": [2, 0]}})
    assert scene.ships("2-hex") == [2, 0]
    assert scene.state["ships"]["2-hex"]["blight"] == [1, 1]


@pytest.mark.rule("ABR-8.5")
def test_destroyed_blight_is_a_trophy() -> None:
    scene = fight("blight", "0-2-0", [HIT] * 2, ships={"2-hex": {"0": 2, "blight": [0, 1]}})
    assert scene.me["trophies"] == ["blight ship"]


def crises(**fields: Any) -> Scene:
    """An Event brings crises; the dice show a hex and cluster 1."""
    luck = fields.pop("luck", [[CRISES["hex"]], [0]])
    scene = Scene(hand=["administration-2", "construction-3"], foe={"hand": ["EV01"], **fields.pop("foe", {})},
                  luck=luck, **fields)  # fmt: skip
    scene.play("lead:administration-2", "end", "event:EV01", "end", "no")
    return scene


@pytest.mark.rule("ABR-8.7")
def test_without_supply_blight_comes_from_the_richest_trophies() -> None:
    """Blight Looms places Blight on hexes; 23 lie on the map, one is a Trophy."""
    ships = {f"{n}-{place}": {"blight": [0, 2]} for n in range(1, 6) for place in ("arrow", "crescent")}
    home = {"6-hex": {"0": 1, "1": 1, "2": 1, "blight": 1}}
    scene = crises(
        court=["AID01", "CC15", "CC02", "CC03", "CC04"],
        ships={**ships, **home, "5-hex": {"blight": 1}, "4-hex": {"blight": 1}},
        foe={"trophies": ["blight ship"]},
    )
    assert scene.view()["campaign"]["blight_supply"] == 0
    scene.play("at:1-hex")
    assert "trophies" not in scene.foe
    assert scene.state["ships"]["1-hex"]["blight"] == [0, 1]
    assert "2-hex" not in scene.state["ships"]  # none is left


@pytest.mark.rule("ABR-9.2", "ABR-9.3", "ABR-9.4", "ABR-8.8")
def test_blight_hits_the_empire_first_and_then_every_player_with_the_rest() -> None:
    """Fresh and damaged Blight: 4 hits. One Imperial ship takes 2, each player the other 2, fresh ships first."""
    scene = crises(ships={"2-hex": {"blight": [1, 1], "empire": 1, "0": [1, 1], "1": 3}})
    assert "empire" not in scene.state["ships"]["2-hex"]
    assert scene.ships("2-hex", 0) == [0, 1]
    assert scene.ships("2-hex", 1) == [1, 2]


@pytest.mark.rule("ABR-9.4")
def test_a_ship_damaged_by_the_crisis_may_be_destroyed_by_it() -> None:
    scene = crises(ships={"2-hex": {"blight": 1, "0": 1}, "6-hex": {"0": 1, "1": 1, "2": 1}})
    assert scene.ships("2-hex") == [0, 0]
    assert scene.me["ships"] == 14


@pytest.mark.rule("ABR-9.5", "ABR-4.24", "ABR-9.6")
def test_crises_bring_no_trophies_and_spare_buildings() -> None:
    scene = crises(
        ships={"2-hex": {"blight": 2, "0": 1, "empire": 1}, "6-hex": {"0": 1, "1": 1, "2": 1}},
        buildings={"2-hex/1": "0 city"},
    )
    assert scene.building("2-hex/1") == "0 city"
    assert all("trophies" not in scene.player(seat) for seat in range(3))
    assert scene.view()["campaign"]["imperial_supply"] == 15


@pytest.mark.rule("ABR-9.1", "ABR-9.9")
def test_blight_crises_come_before_court_crises() -> None:
    """Blight Looms repairs the Blight of cluster 1 only after it has hit: 1 hit, not 3."""
    scene = crises(court=["AID01", "CC15", "CC02", "CC03", "CC04"], ships={"1-arrow": {"blight": [0, 1], "0": 3}})
    assert scene.ships("1-arrow") == [2, 1]
    assert scene.state["ships"]["1-arrow"]["blight"] == [1, 0]


@pytest.mark.rule("ABR-9.10", "ABR-9.11")
def test_a_card_that_refills_a_spot_is_not_resolved() -> None:
    """Diplomatic Fiasco buries itself; Populist Demands comes into its spot and does nothing yet."""
    scene = crises(
        court=["AID01", "CC13", "CC02", "CC03", "CC04"],
        agents=[[], [1], [], [], []],
        court_deck=["CC11", "CC01", "CC05", "CC06", "CC07", "CC08", "CC09", "CC10", "CC12", "CC14", "CC15"],
        markers=["tycoon", "", ""],
    )
    assert scene.state["court"][1] == "CC11"
    assert scene.state["court_deck"][-1] == "CC13"
    assert scene.me["agents"] == 10
    assert scene.state["markers"] == ["tycoon", "", ""]


@pytest.mark.rule("ABR-9.8")
def test_court_crises_go_from_left_to_right() -> None:
    """Council Intrigue moves its agent to the Council before Populist Demands is resolved; both happen."""
    scene = crises(
        court=["AID01", "CC12", "CC11", "CC03", "CC04"],
        agents=[[], [1], [], [], []],
        markers=["tycoon", "warlord", ""],
        campaign={"council": "decided"},
    )
    assert scene.agents("AID01") == [1, 0, 0, 0]
    assert "council" not in scene.campaign
    assert scene.state["markers"] == ["tycoon", "", ""]
    assert scene.state["court"][2] == "CC11"


def edicts(campaign: dict[str, Any] | None = None, seats: int = 3, **fields: Any) -> Scene:
    """An Event brings edicts."""
    foe = {"hand": ["EV01"], **fields.pop("foe", {})}
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe=foe,
        luck=[[EDICTS["hex"]], [0]],
        campaign=campaign or {},
        seats=seats,
        **fields,
    )
    scene.play("lead:administration-2", "end", "event:EV01")
    scene.play_if_asked("end")
    scene.play("no")
    return scene


PEACE = {"booklet": ["AID04", "AID03", "AID05"]}
ESCALATION = {"booklet": ["AID05", "AID03", "AID04"]}
WAR = {"booklet": ["AID03", "AID04", "AID05"]}


@pytest.mark.rule("ABR-10.1", "ABR-10.2")
def test_guild_envoys_depart_first_and_bury_guild_cards_without_agents() -> None:
    scene = edicts(
        campaign={"booklet": ["AID03", "AID04", "AID05", "AID02"]},
        seats=2,
        court=["AID01", "CC01", "CC11", "CC03"],
        agents=[[], [1], [], []],
    )
    assert scene.state["court"][:3] == ["AID01", "CC01", "CC11"]
    assert scene.state["court"][3] != "CC03"
    assert scene.state["court_deck"][-1] == "CC03"
    assert "enforce" in scene.options()  # the policy has the higher number


@pytest.mark.rule("ABR-10.3")
def test_the_first_regent_enforces_or_changes_the_policy() -> None:
    scene = edicts(campaign=PEACE, foe={"resources": ["relic"]})
    assert scene.options() == ["enforce", "change_policy:AID03", "change_policy:AID05"]
    scene.play("change_policy:AID05")
    assert scene.view()["campaign"]["policy"] == "AID05"
    assert scene.resources(1) == ["relic"]
    assert scene.told("policy") == ["policy AID05"]


@pytest.mark.rule("ABR-10.3")
def test_without_a_first_regent_nothing_is_governed() -> None:
    scene = edicts(campaign={"titles": ["outlaw"] * 3, "first_regent": -1})
    assert scene.options("lead") == ["lead:construction-3"]


@pytest.mark.rule("ABR-10.4", "ABR-10.5", "ABR-10.6", "ABR-10.8")
def test_the_demand_of_peace_takes_relics_and_psionics_also_from_the_first_regent() -> None:
    scene = edicts(
        campaign=PEACE,
        me={"resources": ["psionic"]},
        foe={"resources": ["relic", "psionic"]},
        players={2: {"resources": ["fuel"]}},
        buildings={"2-hex/1": "1 city"},
    )
    scene.play("enforce")
    assert scene.options() == ["demand:0/psionic", "demand:1/relic", "demand:1/psionic", "demand:2/favor"]
    scene.play("demand:1/relic", "demand:2/favor")
    assert scene.campaign["trust"] == [0, 0, 0, 1, 1]
    assert scene.resources(1) == ["psionic"]
    assert scene.resources(0) == []
    assert scene.campaign["favors"][0][2] == 1
    assert scene.player(2)["agents"] == 9
    assert scene.told("trust-given", "favor-demanded") == [
        "trust-given 1 relic",
        "favor-demanded 2 1",
        "trust-given 0 psionic",
    ]


@pytest.mark.rule("ABR-10.5", "ABR-10.8")
def test_the_first_regent_adds_a_resource_of_a_card_unless_it_is_frozen() -> None:
    """A Pirate Hoard freezes nothing, Arsenal Keepers freeze."""
    for card, trust in (("F12-02", [0, 0, 1, 0, 0]), ("F15-03", None)):
        scene = edicts(
            campaign={**ESCALATION, "stored": [f"{card} weapon"]},
            me={"cards": [card]},
            players={2: {"resources": []}},
        )
        scene.play("enforce", "demand:1/favor")
        scene.play_if_asked("demand:2/favor")
        assert scene.campaign.get("trust") == trust


@pytest.mark.rule("ABR-10.7")
def test_without_agents_the_first_regent_may_make_an_outlaw() -> None:
    for answer, title in (("demand:1/outlaw", "outlaw"), ("demand:1/nothing", "regent")):
        scene = edicts(
            campaign={**PEACE, "titles": ["regent", "regent", "outlaw"]},
            foe={"agents": 0, "captives": []},
            me={"captives": ["1 agent"] * 10},
        )
        scene.play("enforce", answer)
        assert scene.title(1) == title


@pytest.mark.rule("ABR-10.4", "ABR-10.6")
def test_the_demand_of_war_takes_trophies_and_captives_that_are_no_regents() -> None:
    scene = edicts(
        campaign={**WAR, "titles": ["regent", "regent", "outlaw"]},
        me={"trophies": ["2 ship"]},
        foe={"trophies": ["empire ship", "0 ship", "2 ship", "blight ship"], "captives": ["2 agent"]},
    )
    scene.play("enforce")
    assert scene.options() == ["demand:1/trophy.2-ship", "demand:1/trophy.blight-ship", "demand:1/captive.2-agent"]
    scene.play("demand:1/captive.2-agent")
    assert scene.me["captives"] == ["2 agent"]
    assert scene.me["trophies"] == ["2 ship"]
    assert "captives" not in scene.foe
    assert sorted(scene.foe["trophies"]) == ["0 ship", "2 ship", "blight ship", "empire ship"]


@pytest.mark.rule("ABR-10.9")
def test_peace_gives_regents_their_city_bonus() -> None:
    four = {"1-arrow/1": "1 city", "1-crescent/1": "1 city", "2-arrow/1": "1 city", "2-hex/1": "1 city"}
    scene = edicts(campaign={**PEACE, "titles": ["regent", "regent", "outlaw"]}, buildings=four)
    scene.play("enforce")
    assert [scene.power(seat) for seat in range(3)] == [0, 2, 0]
    assert scene.told("gained-power") == ["gained-power 1 2"]


@pytest.mark.rule("ABR-10.10", "ABR-10.12")
def test_escalation_places_two_imperial_ships() -> None:
    scene = edicts(campaign=ESCALATION, ships={"2-hex": {"empire": 1}, "3-hex": {"empire": 1}})
    scene.play("enforce", "demand:1/favor")
    assert scene.options() == ["at:2-hex", "at:3-hex"]
    scene.play("at:3-hex")
    assert scene.state["ships"]["3-hex"]["empire"] == [3, 0]


@pytest.mark.rule("ABR-10.10")
def test_without_an_imperial_system_they_come_to_a_starport_of_the_first_regent() -> None:
    scene = edicts(campaign=ESCALATION, buildings={"2-hex/1": "0 starport", "3-hex/1": "1 starport"})
    scene.play("enforce", "demand:1/favor")
    assert scene.state["ships"]["2-hex"]["empire"] == [2, 0]


@pytest.mark.rule("ABR-10.11")
def test_war_arms_every_regent_from_the_supply_then_the_trust() -> None:
    scene = edicts(
        campaign={**WAR, "titles": ["regent", "regent", "outlaw"], "trust": [0, 0, 1, 0, 0]},
        players={2: {"resources": ["weapon", "weapon", "weapon"]}},
        buildings={"2-hex/1": "2 city"},
    )
    assert scene.supply("weapon") == 1
    scene.play("enforce")
    assert scene.resources(0) == ["weapon"]
    assert scene.resources(1) == ["weapon"]
    assert "trust" not in scene.campaign


@pytest.mark.rule("ABR-10.11")
def test_with_too_few_weapons_the_first_regent_chooses() -> None:
    scene = edicts(
        campaign={**WAR, "titles": ["regent", "regent", "outlaw"]},
        players={2: {"resources": ["weapon", "weapon", "weapon", "weapon"]}},
        buildings={"2-hex/1": "2 city", "3-hex/1": "2 city"},
    )
    scene.play("enforce")
    assert scene.options() == ["rival:0", "rival:1"]
    scene.play("rival:1")
    assert scene.resources(1) == ["weapon"]
    assert scene.resources(0) == []


@pytest.mark.rule("ABR-10.11")
def test_the_first_regent_chooses_for_every_weapon_that_is_left() -> None:
    scene = edicts(
        campaign={**WAR, "trust": [0, 0, 1, 0, 0]},
        players={2: {"captives": [], "resources": ["weapon", "weapon", "weapon"]}},
        buildings={"2-hex/1": "2 city"},
    )
    scene.play("enforce", "demand:1/favor")
    scene.play_if_asked("demand:2/favor")
    assert scene.options() == ["rival:0", "rival:1", "rival:2"]
    scene.play("rival:1")
    assert scene.options() == ["rival:0", "rival:2"]
    scene.play("rival:0")
    assert [scene.resources(seat).count("weapon") for seat in range(3)] == [1, 1, 3]
    assert "trust" not in scene.campaign
    assert scene.supply("weapon") == 0


@pytest.mark.rule("ABR-10.13", "ABR-13.6")
def test_the_trust_counts_for_the_first_regent_and_cannot_be_spent() -> None:
    scene = Scene(hand=["administration-2"], campaign={"trust": [0, 0, 0, 2, 0]})
    scene.play("lead:administration-2")
    keeper = next(each for each in scene.view()["ambitions"] if each["ambition"] == "keeper")
    assert keeper["counts"] == [2, 0, 0]
    assert scene.options("spend") == []


@pytest.mark.rule("ABR-10.14")
def test_battle_cannot_steal_the_trust_but_silver_tongues_can() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["CC08"]},
        campaign={"first_regent": 1, "trust": [0, 0, 0, 2, 0]},
    )
    scene.play("lead:administration-2", "prelude:CC08")
    assert scene.resources() == ["relic"]
    assert scene.campaign["trust"] == [0, 0, 0, 1, 0]
    raid = fight(
        "1",
        "0-0-1",
        [RAID["intercept+2 keys"]],
        ships={"2-hex": {"0": 2}},
        buildings={"2-hex/1": "1 starport"},
        campaign={"first_regent": 1, "trust": [0, 0, 0, 2, 0]},
    )
    assert raid.options("raid") == []
