"""Fate 15, the Peacekeeper: Acts II and III, the Oath, the Arsenal Keepers and the Ceasefires."""

from typing import Any

import pytest

from ecliptic.games.arcs.campaign.acts import GRAND_AMBITIONS
from ecliptic.games.arcs.campaign.deal_kinds import NOT_FORCED
from ecliptic.games.arcs.campaign.deals import kind_of_part, possible_parts
from ecliptic.games.arcs.campaign.fates.f15_ceasefires import (
    BROKER_PEACE,
    controlled,
    is_at_peace,
    is_at_war,
    those_who_control_consent,
)
from tests.rules.arcs.scene import RAID, SKIRMISH
from tests.rules.blighted_reach.fates.acts import POLICIES, chapter_end, edicts, fated, new_act, planets_of
from tests.rules.blighted_reach.fates.test_02_founder import common, marker
from tests.rules.blighted_reach.fates.test_10_hegemon import attack, banners, on_map
from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_12_summits import negotiate, offer
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import crisis, holding, secured

KEEPER = "peacekeeper"
HIT = SKIRMISH["hit"]
CARDS = ["F15-08", "F15-09", "F15-10", "F15-11"]


def ceasefires(*peace: int) -> list[dict[str, str]]:
    """Ceasefires at the gates, Peace in these clusters."""
    sides = {n: {} if n in peace else {"side": "war"} for n in range(1, 7)}
    return [{"token": "ceasefire", "place": f"{n}-gate", **sides[n]} for n in sides]


def at_peace(scene: Scene) -> list[int]:
    """The clusters at Peace."""
    return [int(each["place"][0]) for each in scene.campaign["tokens"] if each.get("side") != "war"]


def accords(*peace: int, **campaign: Any) -> dict[str, Any]:
    """Act III of the Peacekeeper, with Peace in these clusters."""
    booklet = [*campaign.pop("policies", POLICIES), *CARDS]
    return fated(KEEPER, "F15-07B", tokens=ceasefires(*peace), booklet=booklet, **campaign)


# Act II


def test_set_up() -> None:
    scene = new_act(
        KEEPER,
        2,
        me={"outrage": ["fuel", "relic"], "agents": 8, "resources": ["weapon", "fuel"], "cards": ["CC05"]},
        ships={"2-hex": {"0": 7}},
    )
    scene.play("at:3-hex")
    assert scene.me["outrage"] == ["weapon"]
    assert scene.me["agents"] == 9
    assert scene.resources() == ["fuel"]
    assert scene.me["cards"] == ["F15-02", "F15-03"]
    assert scene.ships("3-hex") == [1, 0]
    assert scene.campaign["objectives"][0] == 16


@pytest.mark.parametrize(("weapons", "first", "left"), [(2, 1, 13), (0, 1, 15), (0, 0, 14)])
def test_objective(weapons: int, first: int, left: int) -> None:
    """Seat 0 controls one Weapon planet, the Empire another, which counts for the First Regent."""
    planets = weapon_planets()
    scene = chapter_end(
        KEEPER,
        "F15-01B",
        16,
        me={"resources": ["weapon"] * weapons},
        ships={planets[0]: {"0": 1}, planets[1]: {"empire": 1}, "2-gate": {"0": 1}},
        campaign={"act": 2, "first_regent": first},
    )
    assert scene.campaign["objectives"][0] == left


def test_a_gate_is_no_weapon_planet() -> None:
    """With Gate Stations (L11) cities at gates have the types of their cluster; the objective counts planets."""
    scene = chapter_end(
        KEEPER,
        "F15-01B",
        16,
        players={2: {"cards": ["L11"]}},
        ships={"1-gate": {"0": 1}},
        buildings={"1-arrow/1": "free city"},
        campaign={"act": 2},
    )
    assert scene.campaign["objectives"][0] == 16


def weapon_planets() -> list[str]:
    """The names of the Weapon planets."""
    return planets_of("weapon")


def test_the_oath_returns_trophies_but_blight() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F15-02"]},
        ships={"2-hex": {"0": 2, "1": [0, 1], "blight": [0, 1]}, "6-hex": {"1": 1, "2": 1}},
        luck=[[HIT], [HIT, HIT]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-1-0")
    assert "trophies" not in scene.me
    assert scene.foe["ships"] == 14
    scene.play("battle:2-hex/blight", "dice:0-2-0")
    assert scene.me["trophies"] == ["blight ship"]


def test_the_oath_returns_banners() -> None:
    """A destroyed Banner goes back to the Hegemon's supply."""
    scene = attack([HIT, HIT], "0-2-0", me={"cards": ["F15-02"]}, campaign={"tokens": banners("4-hex", "3-hex")})
    assert on_map(scene) == ["3-hex"]
    assert {"token": "banner", "place": "trophies 0"} not in scene.campaign["tokens"]


def test_the_oath_returns_banners_that_against_hegemony_topples() -> None:
    scene = secured(
        "F10-09", me={"cards": ["F15-02"]}, ships={"4-hex": {"0": 1}}, campaign={"tokens": banners("4-hex", "3-hex")}
    )
    scene.play("at:4-hex")
    assert on_map(scene) == ["3-hex"]
    assert {"token": "banner", "place": "trophies 0"} not in scene.campaign["tokens"]


def test_the_oath_returns_trophies_of_deals() -> None:
    scene = negotiate(me={"cards": ["F15-02"]}, foe={"trophies": ["2 ship"]})
    offer(scene, "1>0=trophy.2-ship")
    scene.play("accept")
    assert "trophies" not in scene.me
    assert scene.player(2)["ships"] == 14


def test_the_oath_forbids_warlord() -> None:
    scene = Scene(hand=["administration-2"], me={"cards": ["F15-02", "F01-10"]})
    scene.play("lead:administration-2", "prelude:F01-10")
    assert "declare:warlord" not in scene.options()
    assert "declare:tyrant" in scene.options()


@pytest.mark.parametrize(("cards", "power"), [(["F15-02"], 0), ([], 2)])
def test_the_oath_gains_nothing_from_warlord_but_takes_the_place(cards: list[str], power: int) -> None:
    scene = last_chapter(
        chapter=1,
        me={"cards": cards, "trophies": ["blight ship"] * 2},
        foe={"trophies": ["blight ship"]},
        markers=["warlord", "", ""],
        flipped=0,
    )
    assert scene.power(0) == power
    assert scene.power(1) == 0  # second place of the low marker


def test_the_oath_gains_nothing_as_a_member_and_its_share_is_lost() -> None:
    """Seats 0 and 1 are Members: the Commonwealth wins Warlord for 8 Power, of which seat 1 gets its half."""
    scene = last_chapter(
        chapter=1,
        markers=["", "", "warlord"],
        flipped=0,
        **common(
            [0, 1],
            campaign=marker("box 3"),
            me={"cards": ["F15-02"], "trophies": ["blight ship"] * 2},
            foe={"trophies": ["blight ship"] * 2},
            third={"trophies": ["blight ship"] * 3},
        ),
    )
    assert [scene.power(seat) for seat in range(3)] == [0, 4, 0]


def test_the_oath_forbids_the_policy_of_war() -> None:
    scene = edicts(me={"cards": ["F15-02"]})
    assert scene.options() == ["change_policy:AID04", "change_policy:AID05"]
    scene = edicts(me={"cards": ["F15-02"]}, policies=["AID04", "AID03", "AID05"])
    assert scene.options() == ["enforce", "change_policy:AID05"]


def test_the_oath_leaves_with_the_fate() -> None:
    scene = last_chapter(
        me={"cards": ["F15-02"]},
        campaign={**fated(KEEPER, "F15-01B", 3, act=2), "pool": ["overlord"]},
    )
    scene.play_if_asked("no")
    assert "F15-02" not in scene.me["cards"]
    assert "F15-02" in scene.state["box"]


def test_the_oath_does_not_bind_who_gets_it_in_a_deal() -> None:
    """Lore may be given away (F05-14), but only the Peacekeeper holds this one."""
    campaign = fated(KEEPER, "F15-07B", booklet=[*POLICIES, "F05-14"])
    scene = negotiate(me={"cards": ["F15-02"]}, foe={"cards": ["L01"]}, campaign=campaign)
    offer(scene, "0>1=lore.F15-02", "1>0=lore.L01")
    scene.play("accept")
    assert scene.me["cards"] == ["L01"]
    assert scene.foe.get("cards", []) == []
    assert "F15-02" in scene.state["box"]


# Arsenal Keepers


@pytest.mark.rule("ABR-13.5")
def test_gained_weapons_may_be_locked_away() -> None:
    for answer, stored, held in (("card:F15-03", ["F15-03 weapon"], []), ("no", [], ["weapon"])):
        scene = holding("F15-05", me={"cards": ["F15-03", "F15-05"]})
        scene.play("use:assemble")
        assert scene.options() == ["no", "card:F15-03"]
        scene.play(answer)
        assert scene.campaign.get("stored", []) == stored
        assert scene.resources() == held
        assert scene.supply("weapon") == 4


def test_several_weapons_are_asked_for_one_by_one() -> None:
    """Two slots are empty: two weapons are gained, one of them is locked away."""
    scene = holding("F15-05", me={"cards": ["F15-03", "F15-05"]})
    scene.play("prelude:F15-05", "type:weapon", "card:F15-03", "type:weapon", "no")
    assert scene.campaign["stored"] == ["F15-03 weapon"]
    assert scene.resources() == ["weapon"]


def test_other_resources_are_not_asked_for() -> None:
    scene = holding("CC01", me={"cards": ["F15-03", "CC01"]})
    scene.play("use:manufacture")
    assert "card:F15-03" not in scene.options()


def test_a_weapon_without_room_is_locked_away() -> None:
    scene = holding("F15-05", me={"cards": ["F15-03", "F15-05"], "resources": ["fuel", "relic"]})
    scene.play("use:assemble", "card:F15-03")
    scene.settle()
    assert scene.resources() == ["fuel", "relic"]
    assert scene.campaign["stored"] == ["F15-03 weapon"]


def test_weapons_of_a_covered_slot_are_not_taken_anew() -> None:
    """The most powerful player frees a city: the Weapon of the slot that it covers is not a gain."""
    scene = crisis(
        "CC14",
        me={"cards": ["F15-03"], "power": 5, "resources": ["weapon"] * 4},
        buildings={"2-hex/1": "0 city", "3-hex/1": "0 city"},
    )
    scene.play("site:2-hex/1")
    assert "card:F15-03" not in scene.options()
    scene.settle()
    assert "stored" not in scene.campaign


def test_weapons_taken_for_the_trust() -> None:
    scene = edicts(
        me={"cards": ["F15-03"]},
        foe={"resources": ["weapon"]},
        policies=["AID05", "AID03", "AID04"],
        ships={"2-hex": {"empire": 1}},
    )
    scene.play("enforce", "demand:1/weapon")
    assert scene.options() == ["no", "card:F15-03"]
    scene.play("card:F15-03")
    assert scene.campaign["stored"] == ["F15-03 weapon"]
    assert "trust" not in scene.campaign


@pytest.mark.rule("ABR-13.5", "ABR-13.6")
def test_locked_weapons_count_and_can_be_raided_for_two_keys() -> None:
    campaign = {"stored": ["F15-03 weapon", "F15-03 weapon"]}
    scene = chapter_end(KEEPER, "F15-01B", 16, me={"cards": ["F15-03"]}, campaign={"act": 2, **campaign})
    assert scene.campaign["objectives"][0] == 14
    scene = Scene(
        hand=["aggression-2"],
        foe={"cards": ["F15-03"]},
        ships={"2-hex": {"0": 2, "1": 1}},
        campaign=campaign,
        luck=[[RAID["intercept+2 keys"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-0-1")
    while not scene.options("raid"):
        scene.play(scene.options()[0])
    scene.play("raid:weapon")
    assert scene.resources() == ["weapon"]
    assert scene.campaign["stored"] == ["F15-03 weapon"]


@pytest.mark.rule("ABR-14.6")
def test_locked_weapons_return_in_the_intermission() -> None:
    scene = last_chapter(
        campaign={**fated(KEEPER, "F15-01B", 0, act=2), "stored": ["F15-03 weapon"]}, me={"cards": ["F15-03"]}
    )
    assert "stored" not in scene.campaign
    assert scene.supply("weapon") == 5


@pytest.mark.parametrize("left", [0, 3])
def test_resolution(left: int) -> None:
    scene = last_chapter(
        campaign=fated(KEEPER, "F15-01B", left, act=2, sets=["F15-05", "F15-06"]),
        me={"cards": ["F15-02", "F15-03"]},
    )
    there = sorted(card for card in scene.state["court"] + scene.state["court_deck"] if card.startswith("F15"))
    if left:
        assert there == ["F15-03"]
        assert scene.me.get("cards", []) == []
    else:
        assert there == ["F15-05", "F15-06"]
        assert scene.me["cards"] == ["F15-02", "F15-03"]


def test_arms_interests() -> None:
    for card in ("F15-05", "F15-06"):
        scene = holding(card)
        scene.play("use:assemble")
        assert scene.resources() == ["weapon"]
        scene = holding(card)
        scene.play(f"prelude:{card}", "type:weapon", "done")
        assert scene.resources() == ["weapon"]
        assert scene.state["court_discard"] == [card]


# Act III


@pytest.mark.rule("ABR-4.10", "ABR-13.7")
def test_set_up_of_act_three() -> None:
    """Peace where the Peacekeeper controls; as First Regent also what the Empire controls."""
    for first, peace in ((0, [2, 3]), (1, [2])):
        scene = last_chapter(
            ships={"2-hex": {"0": 1}, "3-hex": {"empire": 1}, "4-hex": {"0": 1, "1": 1}},
            campaign=fated(KEEPER, "F15-01B", 0, act=2, sets=CARDS, first_regent=first),
        )
        assert at_peace(scene) == peace
        assert len(scene.campaign["tokens"]) == 6
        assert scene.campaign["booklet"][-4:] == CARDS


def armed(*peace: int, **fields: Any) -> Scene:
    """Seat 0 may battle seat 1 or the Blight at 2-hex."""
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 2, "1": 2, "blight": 1}, "3-hex": {"0": 1, "1": 1}},
        campaign=accords(*peace),
        luck=[[SKIRMISH["blank"]]],
        **fields,
    )
    scene.play("lead:aggression-2")
    return scene


def test_harm_at_peace_costs_a_weapon_and_ends_it() -> None:
    scene = armed(2, me={"resources": ["weapon", "fuel"]})
    scene.play("battle:2-hex/1", "dice:0-1-0")
    assert at_peace(scene) == []
    assert scene.resources() == ["fuel"]
    assert scene.supply("weapon") == 5  # at once, not after the Prelude


def test_in_a_prelude_the_weapon_returns_at_once_too() -> None:
    """A Psionic pays for a battle in the Prelude: it is set aside, the Weapon is not."""
    scene = armed(2, me={"resources": ["weapon", "psionic"]})
    scene.play("spend:psionic", "battle:2-hex/1", "dice:0-1-0")
    assert at_peace(scene) == []
    assert (scene.supply("weapon"), scene.supply("psionic")) == (5, 4)


def test_an_outraged_weapon_pays_too() -> None:
    scene = armed(2, me={"resources": ["weapon"], "outrage": ["weapon"], "agents": 9})
    scene.play("battle:2-hex/1", "dice:0-1-0")
    assert at_peace(scene) == []


def test_without_a_weapon_there_is_no_harm_at_peace() -> None:
    scene = armed(2, me={"resources": ["fuel"]})
    assert scene.options("battle") == ["battle:2-hex/blight", "battle:3-hex/1"]


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("battle:2-hex/1", "no-harm"),  # at Peace
        ("battle:2-hex/2", "no-defender"),
        ("battle:2-hex/0", "no-defender"),
        ("battle:4-hex/1", "no-ships"),
    ],
)
def test_why_somebody_cannot_be_harmed(option: str, reason: str) -> None:
    scene = armed(2, me={"resources": ["fuel"]})
    game, state = scene.table.game, scene.table.state
    assert game.why_not(state, 0, option).id == reason


@pytest.mark.rule("ABR-4.22")
def test_why_a_regent_cannot_be_harmed() -> None:
    scene = Scene(hand=["aggression-2"], ships={"2-hex": {"0": 1, "1": 1, "empire": 1}})
    scene.play("lead:aggression-2")
    game, state = scene.table.game, scene.table.state
    assert [game.why_not(state, 0, f"battle:2-hex/{whom}").id for whom in ("1", "empire")] == ["no-harm"] * 2


def test_frozen_weapons_do_not_pay() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F15-03"]},
        ships={"2-hex": {"0": 2, "1": 2}},
        campaign={**accords(2), "stored": ["F15-03 weapon"], "trust": [0, 0, 1, 0, 0]},
    )
    scene.play("lead:aggression-2")
    assert scene.options("battle") == []


def test_blight_and_clusters_at_war_cost_nothing() -> None:
    scene = armed(2, me={"resources": ["weapon"]})
    scene.play("battle:2-hex/blight", "dice:0-1-0")
    assert at_peace(scene) == [2]
    scene = armed(2, me={"resources": ["weapon"]})
    scene.play("battle:3-hex/1", "dice:0-1-0")
    assert at_peace(scene) == [2]
    assert scene.resources() == ["weapon"]


def test_a_battle_with_another_suit_costs_two_weapons() -> None:
    """One weapon to be able to battle, one for the Ceasefire."""
    for weapons, can in ((2, True), (1, False)):
        scene = Scene(
            hand=["administration-2"],
            me={"resources": ["weapon"] * weapons},
            ships={"2-hex": {"0": 2, "1": 2}},
            campaign=accords(2),
        )
        scene.play("lead:administration-2", "spend:weapon")
        assert ("battle:2-hex/1" in scene.options()) == can


@pytest.mark.parametrize(("weapons", "can"), [(1, True), (0, False)])
def test_other_harm_is_paid_for_too(weapons: int, can: bool) -> None:
    """A Revolt ignores the Truce Law, not the Ceasefire; Navy Reprisal hits an Outlaw at Peace."""
    ships: dict[str, Any] = {"2-hex": {"empire": [1, 1], "1": [1, 1]}, "6-hex": {"0": 1, "2": 1}}
    me = {"cards": ["F02-27"], "resources": ["weapon"] * weapons}
    buildings = {"2-hex/1": "free city"}
    scene = Scene(hand=["aggression-2"], me=me, ships=ships, buildings=buildings, campaign=accords(2))
    scene.play("lead:aggression-2")
    assert ("use:incite_revolt" in scene.options()) == can
    if can:
        scene.play("use:incite_revolt")
        assert at_peace(scene) == []
        assert scene.resources() == []
    titles = {"titles": ["regent", "outlaw", "regent"]}
    me = {"resources": ["weapon"] * weapons}
    scene = secured("F01-15", me=me, ships=ships, campaign={**accords(2), **titles})
    assert ("strike:outlaws/2" in scene.options()) == can
    if can:
        scene.play("strike:outlaws/2")
        assert at_peace(scene) == []
        assert scene.resources() == []


@pytest.mark.rule("ABR-4.24")
def test_crises_are_not_limited() -> None:
    scene = crisis("CC11", ships={"2-hex": {"blight": [0, 1], "0": 1}}, campaign=accords(2))
    assert scene.ships("2-hex") == [0, 1]
    assert at_peace(scene) == [2]


@pytest.mark.parametrize(
    ("title", "top", "asked"), [("outlaw", "AID03", True), ("regent", "AID03", False), ("outlaw", "AID04", False)]
)
def test_empire_balks(title: str, top: str, asked: bool) -> None:
    """The Peacekeeper, seat 0, is an Outlaw; seat 1 is First Regent and may end the Peace of cluster 2."""
    others = [card for card in POLICIES if card != top]
    scene = edicts(
        ships={"2-hex": {"empire": 1}, "2-arrow": {"empire": 1}, "3-hex": {"empire": 1}},
        campaign={
            **accords(2, 3, policies=[top, *others]),
            "titles": [title, "regent", "regent"],
            "first_regent": 1,
        },
    )
    scene.play("enforce")
    while scene.options() and scene.options()[0].startswith("demand"):
        scene.play(scene.options()[0])
    while scene.options() and scene.options()[0].startswith("at:"):
        scene.play(scene.options()[0])
    assert ("cluster:2" in scene.options()) == asked
    if asked:
        assert scene.options() == ["no", "cluster:2"]
        scene.play("cluster:2")
        assert at_peace(scene) == [3]


@pytest.mark.parametrize(("top", "power"), [("AID04", (4, 2, 0)), ("AID03", (2, 2, 0))])
def test_peace_dividends(top: str, power: tuple[int, int, int]) -> None:
    """Cluster 2 is at Peace: one system each for 0 and 1, and one of the Empire for the First Regent, seat 0."""
    others = [card for card in POLICIES if card != top]
    scene = edicts(
        ships={
            "2-hex": {"0": 1},
            "2-arrow": {"1": 1},
            "2-crescent": {"empire": 1},
            "3-hex": {"0": 1},
            "6-hex": {"2": 1},
        },
        campaign=accords(2, policies=[top, *others]),
    )
    scene.play("enforce")
    while scene.options() and scene.options()[0].startswith("demand"):
        scene.play(scene.options()[0])
    assert (scene.power(0), scene.power(1), scene.power(2)) == power


def test_dividends_without_any_policy() -> None:
    """A written position may have no policies: then Imperial systems pay nobody."""
    scene = edicts(
        ships={"2-hex": {"0": 1}, "2-arrow": {"empire": 1}, "6-hex": {"1": 1, "2": 1}},
        campaign={
            **accords(2),
            "booklet": ["F15-08", "F15-09", "F15-10"],
            "titles": ["outlaw", "regent", "regent"],
            "first_regent": 1,
        },
    )
    assert scene.power(0) == 2


@pytest.mark.rule("ABR-3.6", "ABR-3.7")
@pytest.mark.parametrize(("peace", "power"), [([1], 0), ([1, 2], 2), ([1, 2, 3, 4], 2), ([1, 2, 3, 4, 5], 4)])
def test_grand_ambitions(peace: list[int], power: int) -> None:
    scene = last_chapter(chapter=1, campaign=accords(*peace))
    assert scene.power(0) == power


# Peace Accords


def summit(ships: dict[str, dict[str, Any]], **campaign: Any) -> Scene:
    """Negotiations with all clusters at War."""
    return negotiate(ships=ships, campaign=accords(**campaign))


@pytest.mark.rule("ABR-12.16")
def test_two_own_systems_need_no_consent() -> None:
    scene = summit({"2-hex": {"0": 1}, "2-arrow": {"0": 1}})
    scene.play("side:0>0", "deal_part:0>0=peace@2", "propose:0>0=peace@2")
    assert at_peace(scene) == [2]


def test_one_own_system_needs_one_other_consent() -> None:
    for answer, peace in (("accept", [2]), ("refuse", [])):
        scene = summit({"2-hex": {"0": 1}, "2-arrow": {"1": 1}, "2-crescent": {"2": 1}})
        scene.play("side:0>0")
        assert scene.options("deal_part") == ["deal_part:0>0=peace@2.1", "deal_part:0>0=peace@2.2"]
        scene.play("deal_part:0>0=peace@2.1", "propose:0>0=peace@2.1")
        assert scene.waiting == [1]
        scene.play(answer)
        assert at_peace(scene) == peace


def test_a_favor_buys_the_consent() -> None:
    scene = summit({"2-hex": {"0": 1}, "2-arrow": {"1": 1}}, favors=[[0, 1, 0, 0]])
    scene.play("side:0>0", "deal_part:0>0=peace@2.1.favor1", "propose:0>0=peace@2.1.favor1")
    assert at_peace(scene) == [2]
    assert "favors" not in scene.campaign
    assert scene.foe["agents"] == 10


def test_somebody_without_systems_brokers_with_others() -> None:
    scene = summit({"2-hex": {"2": 1}, "2-arrow": {"1": 1}})
    scene.play("side:0>0", "deal_part:0>0=peace@2.12", "propose:0>0=peace@2.12", "accept", "accept")
    assert at_peace(scene) == [2]


def test_the_first_regent_controls_imperial_systems_here() -> None:
    scene = summit({"2-hex": {"empire": 1}, "2-arrow": {"empire": 1}})
    scene.play("side:0>0", "deal_part:0>0=peace@2", "propose:0>0=peace@2")
    assert at_peace(scene) == [2]


def test_one_system_is_not_enough() -> None:
    scene = summit({"2-hex": {"0": 1}, "3-hex": {"1": 1}})
    assert "side:0>0" not in scene.options()


# Further situations


def test_without_a_ceasefire_a_cluster_is_neither_at_war_nor_at_peace() -> None:
    scene = Scene(hand=["aggression-2"], campaign={**accords(2), "tokens": ceasefires(2)[:3]})
    state: Any = scene.table.state
    assert [is_at_war(state, cluster) for cluster in range(6)] == [True, False, True, False, False, False]
    assert [is_at_peace(state, cluster) for cluster in range(6)] == [False, True, False, False, False, False]


@pytest.mark.parametrize(
    ("system", "clusters"),
    [("2-hex", [0, 1, 0, 0, 0, 0]), ("3-gate", [0, 0, 1, 0, 0, 0]), ("1-gate", [1, 0, 0, 0, 0, 0])],
)
def test_a_system_counts_for_its_own_cluster(system: str, clusters: list[int]) -> None:
    scene = Scene(hand=["aggression-2"], ships={system: {"0": 1}}, campaign=accords())
    state: Any = scene.table.state
    assert [controlled(state, 0, cluster) for cluster in range(6)] == clusters


def test_another_seat_breaks_a_ceasefire() -> None:
    """Seat 1 attacks seat 2 (F15-08)."""
    scene = Scene(
        foe={"hand": ["aggression-2"], "resources": ["weapon", "fuel"]},
        initiative=1,
        ships={"2-hex": {"1": 2, "2": 2}},
        campaign=accords(2, 3),
        luck=[[SKIRMISH["blank"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/2", "dice:0-1-0")
    assert at_peace(scene) == [3]
    assert scene.resources(1) == ["fuel"]


@pytest.mark.parametrize(
    ("cluster", "others", "paid", "name"),
    [
        (0, [], [], "peace@1"),
        (1, [1], [], "peace@2.1"),
        (5, [1, 2], [2], "peace@6.12.favor2"),
        (3, [0, 2, 3], [0, 3], "peace@4.023.favor03"),
    ],
)
def test_the_name_of_a_brokered_peace(cluster: int, others: list[int], paid: list[int], name: str) -> None:
    """The cluster, whose systems count, and whose consent is bought (F15-11)."""
    what = cluster | sum(1 << seat for seat in others) << 3 | sum(1 << seat for seat in paid) << 7
    state: Any = Scene(hand=["aggression-2"], campaign=accords()).table.state
    assert BROKER_PEACE.name(state, what) == name
    assert BROKER_PEACE.args(state, what) == {
        "n": cluster + 1,
        "others": [{"seat": seat} for seat in others],
        "paid": [{"seat": seat} for seat in paid],
        "alone": "no" if others else "yes",
        "pays": "yes" if paid else "no",
    }
    assert BROKER_PEACE.price(state, 0, what) == NOT_FORCED


def test_bought_consents_cost_a_favor_each() -> None:
    """Seat 1 brokers with seats 0 and 2 and pays both (F15-11)."""
    favors = [[0, 0, 0, 0], [1, 0, 2, 0], [0, 0, 0, 0]]
    scene = Scene(
        hand=["aggression-2"],
        me={"agents": 9},
        players={2: {"agents": 8}},
        campaign=accords(favors=favors),
    )
    state: Any = scene.table.state
    BROKER_PEACE.carry_out(state, 1, 1, 1 | 5 << 3 | 5 << 7)
    assert scene.campaign["favors"] == [[0, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]]
    assert (scene.me["agents"], scene.player(2)["agents"]) == (10, 9)
    assert at_peace(scene) == [2]


def test_other_deals_need_no_further_consent() -> None:
    """The law of the Ceasefires asks only those whose systems count, and not who brokers (F15-11)."""
    scene = Scene(hand=["aggression-2"], me={"resources": ["fuel"]}, campaign=accords())
    state: Any = scene.table.state
    fuel = next(number for number in possible_parts(state, 0, 1) if kind_of_part(number) is not BROKER_PEACE)
    assert those_who_control_consent(state, 0, 5, fuel) == 5


@pytest.mark.parametrize(
    ("peace", "two", "five"),
    [([2], False, False), ([1, 2], True, False), ([1, 2, 3, 4], True, False), ([1, 2, 3, 4, 6], True, True)],
)
def test_two_and_five_clusters_at_peace(peace: list[int], two: bool, five: bool) -> None:
    state: Any = Scene(hand=["aggression-2"], campaign=accords(*peace)).table.state
    assert GRAND_AMBITIONS["peace_in_two_clusters"](state, 0) is two
    assert GRAND_AMBITIONS["peace_in_five_clusters"](state, 0) is five


@pytest.mark.parametrize("name", sorted(GRAND_AMBITIONS))
def test_grand_ambitions_are_fulfilled_or_not(name: str) -> None:
    """Views show it: an Outlaw with nothing gets a plain answer of each (ABR-3.5)."""
    campaign = {"titles": ["outlaw", "regent", "regent"], "first_regent": 1, "act": 3}
    state: Any = Scene(hand=["aggression-2"], campaign=campaign).table.state
    assert GRAND_AMBITIONS[name](state, 0) in (True, False)
