"""Fate 7, the Admiral: set-up, objective and resolution of each act, its cards, and its grand ambitions."""

from typing import Any

import pytest

from ecliptic.games.arcs.board import SYSTEMS
from ecliptic.games.arcs.campaign.demands import place_imperial_ships
from ecliptic.games.arcs.campaign.state import campaign_of, supply_of
from ecliptic.games.arcs.court import ShuffleCourt
from ecliptic.games.arcs.state import EMPIRE
from ecliptic.kernel import load_table
from tests.rules.arcs.scene import ASSAULT, SKIRMISH
from tests.rules.blighted_reach.fates.acts import source_of, step_of
from tests.rules.blighted_reach.scene import CRISES, EDICTS, GAMES, Scene, dealt
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import crisis, secured

HIT = SKIRMISH["hit"]
ADMIRAL = {
    "fates": ["admiral", "none", "none"],
    "objectives": [13, -1, -1],
    "objective_cards": ["F07-01B", "", ""],
    "pool": [],
}
ACT_TWO = {**ADMIRAL, "act": 2, "objectives": [30, -1, -1], "objective_cards": ["F07-12B", "", ""]}
ACT_THREE = {**ADMIRAL, "act": 3, "objectives": [-1, -1, -1], "objective_cards": ["F07-19B", "", ""]}
OUTLAW_FOE = {"titles": ["regent", "outlaw", "regent"]}


def test_set_up() -> None:
    state = dealt("admiral", "partisan", "1")
    campaign = state["campaign"]
    assert campaign["objectives"] == [13, 12]
    assert campaign["first_regent"] == 0
    assert state["players"][0]["cards"] == ["F07-02"]
    assert state["players"][1]["cards"] == ["F06-02", "F06-03"]
    assert "F07-03" in campaign["booklet"]


def test_imperial_officers_use_imperial_ships_anywhere() -> None:
    scene = Scene(hand=["mobilization-2"], me={"cards": ["F07-02"]}, ships={"2-hex": {"empire": 2}})
    scene.play("lead:mobilization-2", "move:2-hex>2-gate", "fleet:0+0/2+0")
    assert scene.state["ships"]["2-gate"]["empire"] == [2, 0]


def test_show_might_counts_trophies_of_battles_with_imperial_ships() -> None:
    for ships, left in (("ships:1+0", 12), ("ships:0+0", 13)):
        scene = Scene(
            hand=["aggression-2"],
            ships={"2-hex": {"0": 1, "1": [0, 1], "empire": 1}, "6-hex": {"1": 1, "2": 1}},
            campaign={**ADMIRAL, **OUTLAW_FOE},
            luck=[[HIT]],
        )
        scene.play("lead:aggression-2", "battle:2-hex/1", ships, "dice:0-1-0")
        assert scene.foe["ships"] == 13
        assert scene.campaign["objectives"][0] == left


def edicts(**fields: Any) -> Scene:
    """An Event brings edicts under a policy of escalation."""
    campaign = {**ADMIRAL, "booklet": ["AID05", "AID03", "AID04", "F07-03"], **fields.pop("campaign", {})}
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["EV01"]},
        campaign=campaign,
        luck=[[EDICTS["hex"]], [0]],
        **fields,
    )
    scene.play("lead:administration-2")
    scene.play_if_asked("end")
    scene.play("event:EV01")
    scene.play_if_asked("end")
    scene.play("no")
    return scene


@pytest.mark.parametrize(("markers", "left"), [(["warlord", "", ""], 11), (["", "", ""], 13)])
def test_prove_yourself_needs_a_declared_ambition_that_is_being_won(markers: list[str], left: int) -> None:
    scene = edicts(me={"trophies": ["1 ship"]}, markers=markers, ships={"2-hex": {"empire": 1}})
    scene.play("enforce", "demand:1/favor")
    assert scene.state["ships"]["2-hex"]["empire"] == [3, 0]
    assert scene.campaign["objectives"][0] == left


def test_foundries_make_own_ships_imperial() -> None:
    scene = edicts(me={"cards": ["F07-02"]}, ships={"2-hex": {"0": 3}}, buildings={"2-hex/1": "0 starport"})
    scene.play("change_policy:AID03")
    assert scene.options() == ["done", "at:2-hex"]
    scene.play("at:2-hex")
    assert scene.state["ships"]["2-hex"] == {"0": [2, 0], "empire": [1, 0]}
    assert scene.options("at") == []  # one for each starport


@pytest.mark.rule("ARC-0.15")
@pytest.mark.parametrize(("ship", "left", "imperial"), [("ships:1+0", [0, 1], [1, 0]), ("ships:0+1", [1, 0], [0, 1])])
def test_foundries_replace_a_damaged_ship_by_a_damaged_one(ship: str, left: list[int], imperial: list[int]) -> None:
    """The holder chooses the ship, and the new one has the same state; either counts as placed (F07-01B)."""
    scene = edicts(
        me={"cards": ["F07-02"], "trophies": ["1 ship"]},
        ships={"2-hex": {"0": [1, 1]}},
        buildings={"2-hex/1": "0 starport"},
        markers=["warlord", "", ""],
    )
    scene.play("change_policy:AID03", "at:2-hex")
    saved = scene.table.save()
    assert load_table(saved, GAMES).save()["state"] == saved["state"]
    scene.play(ship)
    assert scene.state["ships"]["2-hex"] == {"0": left, "empire": imperial}
    assert scene.campaign["objectives"][0] == 12


def test_honor_guard_needs_a_weapon() -> None:
    for resources, expected in ((["weapon"], []), (["fuel"], ["steal_card:1/CC05"])):
        scene = Scene(
            hand=["administration-2"],
            me={"cards": ["CC08"]},
            foe={"cards": ["F07-05", "CC05"], "resources": resources, "power": 1},
        )
        scene.play("lead:administration-2", "prelude:CC08")
        assert scene.options("steal_card") == expected


def test_rogue_admirals_ignore_the_truce_and_bring_ships() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F07-06"]},
        ships={"2-hex": {"0": 1, "1": 1, "empire": 1}, "3-hex": {"0": 1}},
    )
    scene.play("lead:aggression-2")
    assert scene.options("battle") == ["battle:2-hex/1", "battle:2-hex/empire"]
    scene.play("prelude:F07-06", "at:3-hex")
    assert scene.state["ships"]["3-hex"]["empire"] == [3, 0]


def test_court_enforcers_abduct() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F07-08"], "resources": ["weapon"]},
        agents=[[], [], [0, 1], [], []],
    )
    scene.play("lead:aggression-2", "use:abduct")
    assert scene.agents("CC02") == [0, 0, 0, 0]
    assert scene.me["captives"] == ["1 agent"]


@pytest.mark.parametrize("card", ["F07-10", "F07-11", "F07-15", "F07-16"])
def test_defectors_in_the_rolled_cluster(card: str) -> None:
    scene = crisis(card, ships={"1-hex": {"empire": [2, 1]}, "2-hex": {"empire": 1}}, campaign=OUTLAW_FOE)
    assert scene.state["ships"]["1-hex"] == {"1": [2, 1]}
    assert scene.state["ships"]["2-hex"] == {"empire": [1, 0]}
    assert card not in scene.state["court"]


@pytest.mark.parametrize("card", ["F07-10", "F07-11", "F07-15", "F07-16"])
def test_defectors_secured(card: str) -> None:
    scene = secured(card, ships={"3-hex": {"empire": 2}}, campaign=OUTLAW_FOE)
    assert scene.options() == ["no", "cluster:3"]
    scene.play("cluster:3", "no")
    assert scene.ships("3-hex", 1) == [2, 0]
    assert scene.state["court_discard"] == [card]


@pytest.mark.parametrize("card", ["F07-10", "F01-18"])
@pytest.mark.parametrize(("titles", "supply"), [(["regent"] * 3, 15), (["regent", "outlaw", "regent"], 0)])
def test_without_an_outlaws_ships_no_cluster_is_asked_for(card: str, titles: list[str], supply: int) -> None:
    """Nobody can replace the Imperial ships: only whether the card is buried is asked."""
    ships = {"3-hex": {"empire": 2}, "4-hex": {"1": 15 - supply}} if supply < 15 else {"3-hex": {"empire": 2}}
    scene = secured(card, ships=ships, campaign={"titles": titles})
    assert scene.options() == ["yes", "no"]
    scene.play("yes")
    assert scene.state["ships"]["3-hex"] == {"empire": [2, 0]}
    assert scene.state["court_deck"][-1] == card


def rest_of_set(first: int) -> list[str]:
    """The cards of the Fate Set that are not in play before a resolution."""
    return [f"F07-{n:02}" for n in range(first, 22) if n not in (12, 14, 19)] + ["F07-12B", "F07-19B"]


@pytest.mark.rule("ABR-14.2", "ABR-2.28", "ABR-15.3")
def test_success_in_act_one_leads_to_act_two() -> None:
    campaign = {**ADMIRAL, "objectives": [0, -1, -1], "sets": rest_of_set(5)}
    scene = last_chapter(campaign=campaign, me={"cards": ["F07-02"]})
    there = scene.state["court"] + scene.state["court_deck"]
    assert scene.me["cards"] == ["F07-02", "F07-05"]
    assert {"F07-06", "F07-07", "F07-08", "F07-09"} <= set(there)
    assert {"F07-10", "F07-11"} <= set(scene.state["box"])
    assert "F07-13" in scene.state["court_deck"]  # shuffled in after the row was laid out
    assert scene.campaign["objectives"] == [30, -1, -1]
    assert scene.campaign["objective_cards"][0] == "F07-12B"


def test_failure_in_act_one_takes_the_foundries_away() -> None:
    scene = last_chapter(campaign={**ADMIRAL, "sets": rest_of_set(5), "booklet": ["AID03", "AID04", "AID05", "F07-03"]})
    there = scene.state["court"] + scene.state["court_deck"]
    assert "F07-03" not in scene.campaign["booklet"]
    assert {"F07-03", "F07-05", "F07-06", "F07-07"} <= set(scene.state["box"])
    assert {"F07-08", "F07-09", "F07-10", "F07-11"} <= set(there)


@pytest.mark.parametrize(
    ("left", "added", "scrapped"), [(0, {"F07-17", "F07-18"}, "F07-15"), (3, {"F07-15", "F07-16"}, "F07-17")]
)
def test_resolution_of_act_two(left: int, added: set[str], scrapped: str) -> None:
    scene = last_chapter(campaign={**ACT_TWO, "objectives": [left, -1, -1], "sets": rest_of_set(15)})
    assert added <= set(scene.state["court"] + scene.state["court_deck"])
    assert scrapped in scene.state["box"]


def test_act_three_brings_martial_law() -> None:
    scene = last_chapter(campaign={**ACT_TWO, "objectives": [0, -1, -1], "sets": rest_of_set(15)})
    assert "F07-20" in scene.campaign["booklet"]
    assert "F07-21" in scene.state["box"]
    assert scene.campaign["objectives"] == [-1, -1, -1]


@pytest.mark.rule("ABR-3.3")
@pytest.mark.parametrize(("title", "left"), [("regent", 28), ("outlaw", 30)])
def test_holdings_are_planets_of_the_empire(title: str, left: int) -> None:
    ships = {"2-hex": {"empire": 1}, "2-arrow": {"empire": 2}, "2-gate": {"empire": 1}, "3-hex": {"empire": [0, 1]}}
    titles = {"titles": [title, "regent", "regent"], "first_regent": 1}
    scene = last_chapter(chapter=1, ships=ships, campaign={**ACT_TWO, **titles})
    assert scene.campaign["objectives"][0] == left


@pytest.mark.parametrize(
    ("titles", "left"),
    [(OUTLAW_FOE, 28), ({}, 30), ({"titles": ["outlaw", "outlaw", "regent"], "first_regent": 2}, 30)],
)
def test_crushed_foes_are_outlaws_and_the_admiral_a_regent(titles: dict[str, Any], left: int) -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"trophies": ["1 ship"]},
        ships={"2-hex": {"0": 1, "1": [0, 1]}, "6-hex": {"1": 1, "2": 1}},
        campaign={**ACT_TWO, **titles},
        luck=[[HIT]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-1-0")
    assert len(scene.me["trophies"]) == 2
    assert scene.campaign["objectives"][0] == left
    assert "facts" not in scene.campaign


def test_foes_are_also_crushed_in_defence() -> None:
    scene = Scene(
        hand=["administration-2"],
        foe={"hand": ["aggression-3"]},
        ships={"2-hex": {"0": 1, "1": [0, 1]}, "6-hex": {"1": 1, "2": 1}},
        campaign={**ACT_TWO, **OUTLAW_FOE},
        luck=[[ASSAULT["self+hit"]]],
    )
    scene.play("lead:administration-2", "end", "pivot:aggression-3", "battle:2-hex/0", "dice:1-0-0")
    assert scene.me["trophies"] == ["1 ship"]
    assert scene.campaign["objectives"][0] == 28


@pytest.mark.parametrize(("titles", "left"), [({}, 26), (OUTLAW_FOE, 30)])
def test_dominated_regents_lose_agents(titles: dict[str, Any], left: int) -> None:
    scene = secured("CC01", [3, 2], campaign={**ACT_TWO, **titles})
    assert scene.me["captives"] == ["1 agent", "1 agent"]
    assert scene.campaign["objectives"][0] == left


def test_taxing_captures_too() -> None:
    scene = Scene(
        hand=["administration-2"],
        ships={"2-hex": {"0": 1}, "6-hex": {"1": 1, "2": 1}},
        buildings={"2-hex/1": "1 city"},
        campaign=ACT_TWO,
    )
    scene.play("lead:administration-2", "tax:2-hex/1")
    assert scene.campaign["objectives"][0] == 28


def without(*cards: str) -> list[str]:
    """The Court deck without what lies elsewhere in a crisis."""
    return [f"CC{n:02}" for n in range(1, 16) if n not in (2, 3, 4) and f"CC{n:02}" not in cards]


@pytest.mark.rule("ABR-13.2", "ABR-13.1")
def test_command_chaos_takes_the_officers_from_whoever_has_them() -> None:
    scene = crisis(
        "F07-13",
        [1],
        foe={"cards": ["F07-02"]},
        court_discard=["CC05", "F07-06"],
        court_deck=without("CC05"),
    )
    assert scene.foe["cards"] == []
    assert scene.campaign["attached"] == ["", "F07-02"]
    assert scene.state["court_discard"] == ["CC05"]
    assert "F07-06" in scene.state["court_deck"]
    assert scene.state["court"][1] == "F07-13"


def test_command_chaos_leaves_officers_that_nobody_has() -> None:
    scene = crisis("F07-13", court_discard=["F07-02"])
    assert scene.state["court_discard"] == ["F07-02"]
    assert "attached" not in scene.campaign


@pytest.mark.rule("ABR-13.3")
def test_command_chaos_takes_the_officers_also_when_something_is_attached_already() -> None:
    scene = crisis("F07-13", foe={"cards": ["F07-02"]}, campaign={"attached": ["", "CC05"]}, court_deck=without("CC05"))
    assert scene.campaign["attached"] == ["", "CC05 F07-02"]


@pytest.mark.parametrize(("answer", "cards"), [("yes", ["F07-02"]), ("no", [])])
def test_an_outlaw_may_turn_regent_before_the_officers_would_leave(answer: str, cards: list[str]) -> None:
    outlaw = {"titles": ["outlaw", "regent", "regent"], "first_regent": 1}
    scene = secured("F07-13", campaign={**outlaw, "attached": ["", "F07-02"]})
    scene.play("influence:CC02")
    scene.play(answer)
    assert scene.me["cards"] == cards
    assert scene.agents("CC02") == [1, 0, 0, 0]
    assert "F07-13" in scene.state["court_deck"] + scene.state["court"]


def test_command_chaos_must_influence() -> None:
    """The card says may only of the title: influencing cannot be declined (F07-13)."""
    scene = secured("F07-13")
    assert scene.options() == [f"influence:{card}" for card in ("AID01", "CC02", "CC03", "CC04")]
    scene.play("influence:CC03")
    assert scene.agents("CC03") == [1, 0, 0, 0]


def test_mass_uprising_in_a_crisis() -> None:
    ships = {
        "2-hex": {"0": [1, 2], "empire": [1, 1]},
        "6-hex": {"1": [0, 1], "2": 1},
        "5-hex": {"1": 1},
        "4-hex": {"blight": [0, 1]},
    }
    scene = crisis("F07-17", ships=ships)
    assert scene.state["ships"]["2-hex"]["0"] == [1, 0]
    assert scene.state["ships"]["2-hex"]["empire"] == [1, 0]
    assert scene.state["ships"]["4-hex"]["blight"] == [0, 1]
    assert scene.ships("6-hex", 1) == [0, 0]
    assert "F07-17" not in scene.state["court"]


def test_mass_uprising_secured() -> None:
    scene = secured("F07-18")
    scene.play("cluster:3")
    assert all(scene.ships(f"3-{place}") == [1, 0] for place in ("gate", "arrow", "crescent", "hex"))
    assert scene.state["court_discard"] == ["F07-18"]


def test_ships_of_a_ransacked_uprising_do_not_raid() -> None:
    """The last attacking ship is lost; the ships that Mass Uprising brings into the system raid nothing."""
    scene = Scene(
        hand=["aggression-2"],
        foe={"resources": ["fuel"]},
        ships={"2-hex": {"0": [0, 1], "1": 0}, "6-hex": {"1": 1, "2": 1, "0": 1}},
        buildings={"2-hex/1": "1 city damaged"},
        court=["AID01", "F07-17", "CC02", "CC03", "CC04"],
        agents=[[], [0, 1], [], [], []],
        luck=[[14 + 1]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-0-1")
    scene.play("cluster:2")
    assert scene.ships("2-hex") == [1, 0]
    assert scene.options("raid") == []
    assert scene.resources(1) == ["fuel"]


def fleet_scene(cards: list[str], fates: list[str]) -> Scene:
    """Seat 0 leads Mobilization beside Imperial ships under Martial Law."""
    scene = Scene(
        hand=["mobilization-2"],
        me={"cards": cards},
        ships={"2-hex": {"0": 1, "empire": 2}},
        campaign={"act": 3, "fates": fates, "booklet": ["AID03", "AID04", "AID05", "F07-20"], "pool": []},
    )
    scene.play("lead:mobilization-2", "move:2-hex>2-gate")
    return scene


@pytest.mark.rule("ABR-4.6", "ABR-13.8")
@pytest.mark.parametrize(
    ("cards", "fates", "commands"),
    [
        ([], ["none", "admiral", "none"], False),
        (["F07-06"], ["none", "admiral", "none"], True),
        (["F07-02"], ["none", "admiral", "none"], True),
        ([], ["admiral", "none", "none"], True),
        ([], ["none", "none", "none"], False),
    ],
)
def test_martial_law_takes_the_command_of_the_fleet(cards: list[str], fates: list[str], commands: bool) -> None:
    scene = fleet_scene(cards, fates)
    assert scene.ships("2-gate") == ([0, 0] if commands else [1, 0])  # a fleet would ask first


@pytest.mark.rule("ABR-4.10", "ABR-4.16")
def test_martial_law_takes_the_privilege_and_the_gates() -> None:
    law = {"booklet": ["AID03", "AID04", "AID05", "F07-20"]}
    for booklet, passes in (({}, True), (law, False)):
        scene = Scene(
            hand=["mobilization-2"],
            ships={"2-hex": {"0": 1}, "2-gate": {"empire": 1}},
            buildings={"2-hex/1": "0 starport"},
            campaign=booklet,
        )
        scene.play("lead:mobilization-2", "move:2-hex>2-gate")
        assert bool(scene.options("catapult")) == passes


@pytest.mark.rule("ABR-4.22")
def test_martial_law_leaves_the_truce_and_the_authority() -> None:
    """The Truce Law still binds, and Imperial Authority still taxes."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F01-02"], "resources": ["weapon"]},
        ships={"2-hex": {"0": 1, "1": 1, "empire": 1}},
        buildings={"2-hex/1": "1 city"},
        campaign={"booklet": ["AID03", "AID04", "AID05", "F07-20"]},
    )
    scene.play("lead:administration-2")
    assert scene.options("tax") == ["tax:2-hex/1"]
    scene.play("spend:weapon")
    assert scene.options("battle") == []


PLANETS = [f"{n}-{place}" for n in range(1, 4) for place in ("arrow", "crescent", "hex")]


@pytest.mark.rule("ABR-3.5", "ABR-3.6", "ABR-3.7", "ABR-4.10")
@pytest.mark.parametrize(
    ("planets", "own", "title", "power"),
    [(9, 0, "regent", 2), (8, 0, "regent", 0), (9, 5, "regent", 4), (8, 5, "regent", 2), (9, 5, "outlaw", 0)],
)
def test_grand_ambitions(planets: int, own: int, title: str, power: int) -> None:
    """As First Regent the Admiral controls Imperial planets; 5 ships are more than each Rival has."""
    ships: dict[str, dict[str, Any]] = {system: {"empire": 1} for system in PLANETS[:planets]}
    ships["6-gate"] = {"0": max(1, own), "1": 2, "2": 4}
    titles = {"titles": [title, "regent", "regent"], "first_regent": 0 if title == "regent" else 1}
    scene = last_chapter(chapter=1, ships=ships, campaign={**ACT_THREE, **titles})
    assert scene.power(0) == power


def test_equal_fleets_are_not_the_strongest() -> None:
    scene = last_chapter(chapter=1, ships={"6-hex": {"0": 4, "1": 4, "2": 1}}, campaign=ACT_THREE)
    assert scene.power(0) == 0


@pytest.mark.rule("ABR-4.25", "ABR-4.26")
def test_rogue_admirals_split_the_imperial_ships() -> None:
    """One of three Imperial ships attacks, two defend with the Regent: their interception hits twice and once."""
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F07-06"]},
        ships={"2-hex": {"0": 2, "1": 1, "empire": 3}, "6-hex": {"2": 1}},
        luck=[[ASSAULT["intercept+hit"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "ships:1+0", "dice:1-0-0")
    hits = []
    while scene.options("hit"):
        hits.append(scene.options("hit"))
        scene.play(scene.options("hit")[0])
    assert len(hits[0]) == 2  # own ships and the Imperial ship that attacks
    ships = scene.state["ships"]["2-hex"]
    total = sum(ships["empire"]) + sum(ships.get("0", [0, 0]))
    assert total == 5 - len(scene.foe.get("trophies", []))


@pytest.mark.rule("ABR-4.27")
def test_rogue_admirals_attack_the_empire_with_own_ships_only() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F07-06"]},
        ships={"2-hex": {"0": 1, "empire": 2}, "3-hex": {"empire": 1}},
    )
    scene.play("lead:aggression-2")
    assert scene.options("battle") == ["battle:2-hex/empire"]
    scene.play("battle:2-hex/empire")
    assert scene.options("ships") == []
    assert "dice:0-1-0" in scene.options()
    assert "dice:0-2-0" not in scene.options()


def test_foundries_at_several_starports_can_be_saved() -> None:
    starports = {"2-hex/1": "0 starport", "4-hex/1": "0 starport", "6-hex/1": "0 starport"}
    ships = {"2-hex": {"0": 2}, "4-hex": {"0": 2}, "6-hex": {"0": 1, "1": 1, "2": 1}}
    scene = edicts(me={"cards": ["F07-02"]}, ships=ships, buildings=starports)
    scene.play("change_policy:AID03", "at:6-hex", "at:4-hex")
    assert scene.options() == ["done", "at:2-hex"]
    saved = scene.table.save()
    assert load_table(saved, GAMES).save()["state"] == saved["state"]
    scene.play("at:2-hex")
    assert scene.options("at") == []


def test_all_five_starports_are_used() -> None:
    starports = {f"{n}-hex/1": "0 starport" for n in range(1, 6)}
    scene = edicts(me={"cards": ["F07-02"]}, ships={f"{n}-hex": {"0": 2} for n in range(1, 6)}, buildings=starports)
    scene.play("change_policy:AID03", *(f"at:{n}-hex" for n in range(1, 6)))
    assert all(scene.state["ships"][f"{n}-hex"]["empire"] == [1, 0] for n in range(1, 6))


# Further situations


def test_only_trophies_of_this_battle_show_might() -> None:
    """Seat 0 has three Trophies before, and takes one more."""
    scene = Scene(
        hand=["aggression-2"],
        me={"trophies": ["1 ship", "2 ship", "2 ship"]},
        ships={"2-hex": {"0": 1, "1": [0, 1], "empire": 1}, "6-hex": {"1": 1, "2": 1}},
        campaign={**ADMIRAL, **OUTLAW_FOE},
        luck=[[HIT]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "ships:1+0", "dice:0-1-0")
    assert scene.campaign["objectives"][0] == 12


def test_trophies_that_return_do_not_set_the_objective_back() -> None:
    scene = Scene(hand=["aggression-2"], me={"trophies": ["1 ship"]}, campaign={**ACT_TWO, **OUTLAW_FOE})
    state: Any = scene.table.state
    campaign_of(state).facts["f07-outlaw-trophies"] = 3
    step_of(scene, "crush_foes").run(state, 0, 0)
    assert scene.campaign["objectives"][0] == 30
    assert "facts" not in scene.campaign


def test_rogue_admirals_are_shuffled_into_the_deck() -> None:
    """Command Chaos takes both from the discard pile; nothing is shuffled without one (F07-13)."""
    for discard, rogues in ((["F07-06", "CC05", "F07-07"], ["F07-06", "F07-07"]), (["CC05"], [])):
        scene = Scene(
            hand=["aggression-2"],
            court=["AID01", "F07-13", "CC02", "CC03", "CC04"],
            court_discard=discard,
            court_deck=without("CC05"),
        )
        state: Any = scene.table.state
        step_of(scene, "officers_desert").run(state, 0, source_of(scene, "F07-13", 0))
        assert scene.state["court_discard"] == ["CC05"]
        assert sorted(each for each in scene.state["court_deck"] if each.startswith("F07")) == rogues
        assert isinstance(state.stack[-1], ShuffleCourt) == bool(rogues)


@pytest.mark.parametrize(("own", "foe", "power"), [([2, 2], [3, 0], 2), ([1, 2], [2, 1], 0), ([3, 0], [1, 3], 0)])
def test_damaged_ships_count_for_the_strongest_navy(own: list[int], foe: list[int], power: int) -> None:
    """Seat 0 has one more ship than seat 1, as many, or one less; seat 2 has one."""
    scene = last_chapter(
        chapter=1,
        ships={"2-hex": {"0": own}, "3-hex": {"1": foe}, "6-hex": {"2": 1}},
        campaign=ACT_THREE,
    )
    assert scene.power(0) == power


@pytest.mark.parametrize(("planets", "power"), [(8, 0), (9, 2)])
def test_nine_planets_hold_the_reach(planets: int, power: int) -> None:
    """Gates do not count; a Rival has as many ships as seat 0 in all."""
    systems = [f"{n}-{name}" for n in (1, 2, 3) for name in ("hex", "arrow", "crescent")][:planets]
    ships: dict[str, Any] = {system: {"0": 1} for system in [*systems, "4-gate"]}
    ships["5-hex"] = {"1": 12}
    scene = last_chapter(chapter=1, ships=ships, campaign=ACT_THREE)
    assert scene.power(0) == power


def founding(**fields: Any) -> Scene:
    """Seat 1 has the Imperial Officers when edicts are resolved, and the policy is changed."""
    foe = {"hand": ["EV01"], "cards": ["F07-02"], **fields.pop("foe", {})}
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe=foe,
        campaign={**ADMIRAL, "booklet": ["AID05", "AID03", "AID04", "F07-03"]},
        luck=[[EDICTS["hex"]], [0]],
        **fields,
    )
    scene.play("lead:administration-2", "end", "event:EV01", "end", "no", "change_policy:AID03")
    return scene


def test_foundries_of_another_seat() -> None:
    """Starports with a ship of seat 1, fresh or damaged; not those of others or without its ships (F07-03)."""
    scene = founding(
        ships={"2-hex": {"1": [1, 1]}, "3-hex": {"1": [0, 1]}, "4-hex": {"0": 1}, "5-hex": {"1": 1}},
        buildings={
            "2-hex/1": "1 starport",
            "3-hex/1": "1 starport",
            "4-hex/1": "1 starport",
            "5-hex/1": "1 city",
        },
    )
    assert scene.waiting == [1]
    assert scene.options() == ["done", "at:2-hex", "at:3-hex"]
    scene.play("at:3-hex")
    assert scene.state["ships"]["3-hex"] == {"empire": [0, 1]}
    assert scene.options() == ["done", "at:2-hex"]
    scene.play("at:2-hex")
    assert scene.options() == ["ships:1+0", "ships:0+1"]
    scene.play("ships:0+1")
    assert scene.state["ships"]["2-hex"] == {"1": [1, 0], "empire": [0, 1]}
    assert scene.foe["ships"] == 15 - 2


def test_a_starport_of_the_first_gate_is_a_foundry_too() -> None:
    """The question about its ship has the smallest number of all, 32."""
    scene = Scene(hand=["aggression-2"], ships={"1-gate": {"0": [1, 1]}}, campaign=ADMIRAL)
    state: Any = scene.table.state
    step = step_of(scene, "use_foundries")
    assert [str(each) for each in step.choices(state, 0, 0, 32)] == ["ships:1+0", "ships:0+1"]
    assert step.extra_args(state, 31) == {"what": "system"}
    assert step.extra_args(state, 32) == {"what": "ship"}


def test_without_imperial_ships_in_the_supply_nothing_is_placed() -> None:
    """All Imperial ships are on the map (ABR-4.1)."""
    everywhere = {f"{n}-gate": {"empire": 2} for n in range(1, 7)}
    scene = Scene(hand=["aggression-2"], ships=everywhere, buildings={"2-hex/1": "0 starport"}, campaign=ADMIRAL)
    state: Any = scene.table.state
    while supply_of(state, EMPIRE):
        place_imperial_ships(state, 0, 1)
    assert step_of(scene, "use_foundries").choices(state, 0, 0, 0) == []
    assert step_of(scene, "place_imperial").choices(state, 0, 0, 0) == []


@pytest.mark.rule("ARC-1.3")
@pytest.mark.parametrize(
    ("cluster", "supply", "options"),
    [
        # 2 + 1 ships in 2-arrow, 1 in 2-hex; the Outlaw has so many left.
        (1, 1, ["ships:1+0", "ships:0+1", "ships:0+0"]),
        (1, 2, ["ships:2+0", "ships:1+1", "ships:1+0", "ships:0+1"]),
        (1, 3, ["ships:2+1", "ships:2+0", "ships:1+1"]),
        (1, 4, ["ships:2+1"]),
        (1, 5, ["ships:2+1"]),
        (2, 1, ["ships:0+0"]),  # none there
    ],
)
def test_as_many_defect_as_the_outlaw_has_ships(cluster: int, supply: int, options: list[str]) -> None:
    ships: dict[str, dict[str, Any]] = {
        "2-arrow": {"empire": [2, 1]},
        "2-hex": {"empire": 1},
        "3-gate": {"empire": 5},
    }
    scene = Scene(hand=["aggression-2"], ships=ships, campaign=OUTLAW_FOE)
    state: Any = scene.table.state
    state.players[1].ships = supply
    step = step_of(scene, "defect")
    system = cluster * 4 + 1
    assert [str(each) for each in step.choices(state, 0, 0, system + 1)] == options
    assert step.extra_args(state, system + 1) == {"system": {"system": SYSTEMS[system]}, "left": supply}
    assert step.extra_args(state, 0)["system"] == {"system": "1-gate"}
    campaign_of(state).outlaws = 0
    assert step.extra_args(state, system + 1)["left"] == 0  # nobody is an Outlaw


@pytest.mark.parametrize("cluster", [0, 2])
def test_defecting_begins_with_the_gate_of_the_rolled_cluster(cluster: int) -> None:
    """All four systems of the cluster, and no others (F07-10)."""
    places = [f"{cluster + 1}-{name}" for name in ("gate", "arrow", "crescent", "hex")]
    ships = {place: {"empire": 1} for place in [*places, "6-gate"]}
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["EV01"]},
        court=["AID01", "F07-10", "CC02", "CC03", "CC04"],
        ships={**ships, "5-hex": {"0": 1, "1": 1, "2": 1}},
        campaign=OUTLAW_FOE,
        luck=[[CRISES["hex"]], [cluster]],
    )
    scene.play("lead:administration-2", "end", "event:EV01", "end", "no")
    assert [scene.state["ships"][place] for place in places] == [{"1": [1, 0]}] * 4
    assert scene.state["ships"]["6-gate"] == {"empire": [1, 0]}
