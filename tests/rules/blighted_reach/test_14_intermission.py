"""The end of a chapter, the Intermission, and what is kept (ABR-1, ABR-3, ABR-14, ABR-15)."""

from typing import Any

import pytest

from ecliptic.kernel import load_table
from tests.rules.blighted_reach.scene import COURT, GAMES, Scene

ADMIRAL = {"fates": ["admiral", "none", "none"], "objectives": [5, -1, -1], "pool": [], "sets": ["F07-05", "F07-06"]}


def last_chapter(**fields: Any) -> Scene:
    """The last chapter of Act I ends when seat 0 passes; nobody else has cards."""
    campaign = fields.pop("campaign", {})
    scene = Scene(
        hand=["administration-2"],
        chapter=fields.pop("chapter", 3),
        campaign={"pool": [], **campaign},
        luck=fields.pop("luck", None),
        **fields,
    )
    scene.play("pass")
    return scene


@pytest.mark.rule("ABR-1.1", "ABR-1.2")
def test_an_act_has_three_chapters_and_the_next_act_follows() -> None:
    scene = last_chapter(chapter=2)
    assert (scene.campaign["act"], scene.state["chapter"]) == (1, 3)
    scene = last_chapter()
    assert (scene.campaign["act"], scene.state["chapter"]) == (2, 1)


@pytest.mark.rule("ABR-1.2", "ABR-1.7")
def test_the_third_act_has_four_chapters_and_most_power_wins() -> None:
    scene = last_chapter(campaign={"act": 3}, foe={"power": 3}, players={2: {"power": 1}})
    assert (scene.campaign["act"], scene.state["chapter"]) == (3, 4)
    scene = last_chapter(chapter=4, campaign={"act": 3}, foe={"power": 3}, players={2: {"power": 1}})
    assert scene.state["over"]["places"] == [3, 1, 2]


@pytest.mark.rule("ABR-1.8")
def test_a_tie_goes_to_the_earliest_in_turn_order() -> None:
    scene = last_chapter(chapter=4, campaign={"act": 3}, initiative=0)
    assert scene.state["over"]["places"] == [1, 2, 3]


@pytest.mark.rule("ABR-3.4", "ABR-14.2", "ABR-1.6")
def test_failing_costs_the_space_of_the_marker_also_below_zero() -> None:
    scene = last_chapter(campaign=ADMIRAL, me={"power": 2})
    assert scene.power(0) == -3


@pytest.mark.rule("ABR-3.1")
def test_a_completed_objective_costs_nothing() -> None:
    scene = last_chapter(campaign={**ADMIRAL, "objectives": [0, -1, -1]}, me={"power": 1})
    assert scene.power(0) == 1


@pytest.mark.rule("ABR-3.8", "ABR-3.9")
def test_a_final_objective_wins_at_once_with_at_least_one_power() -> None:
    campaign = {"act": 3, "objectives": [0, -1, -1], "fates": ["overlord", "none", "none"]}
    scene = last_chapter(chapter=1, campaign=campaign, me={"power": 1}, foe={"power": 30})
    assert scene.state["over"] == {"places": [1, 2, 3], "reason": "final-objective"}
    scene = last_chapter(chapter=1, campaign=campaign, me={"power": 0}, foe={"power": 30})
    assert "over" not in scene.state


@pytest.mark.rule("ABR-3.10", "ABR-16.12")
def test_of_several_the_most_powerful_wins() -> None:
    campaign = {"act": 3, "objectives": [0, 0, -1], "fates": ["overlord", "redeemer", "none"]}
    scene = last_chapter(chapter=1, campaign=campaign, me={"power": 1}, foe={"power": 2})
    assert scene.state["over"]["places"][1] == 1


@pytest.mark.rule("ABR-3.11")
def test_an_unfinished_final_objective_costs_nothing() -> None:
    campaign = {"act": 3, "objectives": [7, -1, -1], "fates": ["overlord", "none", "none"]}
    scene = last_chapter(chapter=4, campaign=campaign, me={"power": 9}, foe={"power": 2})
    assert scene.state["over"] == {"places": [1, 2, 3], "reason": "acts"}


@pytest.mark.rule("ABR-14.15")
def test_the_last_chapter_is_scored_before_the_intermission() -> None:
    scene = last_chapter(me={"trophies": ["1 ship"]}, markers=["warlord", "", ""], flipped=2)
    assert scene.power(0) == 2  # 4 for first place, then halved
    assert scene.foe["ships"] == 14


@pytest.mark.rule("ABR-14.3", "ABR-14.4", "ABR-2.24")
def test_the_court_returns_to_the_deck_and_its_discards_are_scrapped() -> None:
    scene = last_chapter(
        court=COURT,
        agents=[[1], [2], [], [], []],
        court_discard=["CC05"],
        campaign={"council": "decided"},
    )
    assert scene.state["court"][0] == "AID01"
    assert "council" not in scene.campaign
    assert scene.me["agents"] == 10
    assert "CC05" in scene.state["box"]
    there = scene.state["court"] + scene.state["court_deck"]
    assert sorted(card for card in there if card.startswith("CC")) == [f"CC{n:02}" for n in range(1, 16) if n != 5]


@pytest.mark.rule("ABR-14.5", "ABR-16.7")
def test_trophies_and_captives_return() -> None:
    scene = last_chapter(me={"trophies": ["1 ship", "1 city", "blight ship"], "captives": ["2 agent"]})
    assert "trophies" not in scene.me
    assert "captives" not in scene.me
    assert scene.foe["ships"] == 14
    assert scene.foe["cities"] == 5
    assert scene.player(2)["agents"] == 10


@pytest.mark.rule("ABR-14.6", "ABR-10.16")
def test_the_trust_is_emptied() -> None:
    scene = last_chapter(campaign={"trust": [2, 0, 0, 0, 0]})
    assert "trust" not in scene.campaign
    assert scene.supply("material") == 5


@pytest.mark.rule("ABR-14.6", "ABR-14.13")
def test_resources_on_cards_return_only_if_they_are_frozen() -> None:
    """A Pirate Hoard, here with somebody who is not the Pirate, freezes nothing; Arsenal Keepers do."""
    scene = last_chapter(
        me={"cards": ["F12-02", "F15-03"]},
        campaign={"stored": ["F12-02 fuel", "F15-03 weapon"]},
    )
    assert scene.campaign["stored"] == ["F12-02 fuel"]
    assert scene.supply("weapon") == 5


@pytest.mark.rule("ABR-14.7", "ABR-2.27")
def test_two_players_get_new_tokens_on_the_boxes() -> None:
    scene = last_chapter(seats=2, boxes=[1, 0, 0, 0, 0], luck=[])
    while scene.waiting and scene.options() == ["keep_hand", "redraw"]:
        scene.play("keep_hand")
    assert sum(scene.state["boxes"]) == 6


@pytest.mark.rule("ABR-14.8")
def test_blight_recovers() -> None:
    scene = last_chapter(ships={"3-gate": {"blight": [0, 1]}})
    assert scene.state["ships"]["3-gate"]["blight"] == [1, 0]


@pytest.mark.rule("ABR-14.9")
def test_what_is_damaged_is_destroyed_without_consequences() -> None:
    scene = last_chapter(
        ships={"2-hex": {"0": [1, 2], "empire": [1, 1]}},
        buildings={"2-hex/1": "0 city damaged", "2-hex/2": "free starport damaged", "3-hex/1": "1 city"},
    )
    assert scene.ships("2-hex") == [1, 0]
    assert scene.state["ships"]["2-hex"]["empire"] == [1, 0]
    assert list(scene.state["buildings"]) == ["3-hex/1"]
    assert "outrage" not in scene.me
    assert all("trophies" not in scene.player(seat) for seat in range(3))
    assert scene.me["cities"] == 5


@pytest.mark.rule("ABR-14.10")
def test_unguarded_buildings_beside_blight_are_destroyed() -> None:
    scene = last_chapter(
        ships={"2-hex": {"blight": 1}, "3-hex": {"blight": 1, "empire": 1}},
        buildings={"2-hex/1": "0 city", "3-hex/1": "0 city", "4-hex/1": "free city"},
    )
    assert sorted(scene.state["buildings"]) == ["3-hex/1", "4-hex/1"]


@pytest.mark.rule("ABR-14.11")
def test_who_has_nothing_left_places_three_ships_in_a_gate() -> None:
    scene = last_chapter(ships={"2-hex": {"0": [0, 1]}})
    assert scene.options("at") == [f"at:{n}-gate" for n in range(1, 7)]
    scene.play("at:4-gate")
    assert scene.ships("4-gate") == [3, 0]


@pytest.mark.rule("ABR-14.12")
def test_the_most_powerful_gets_the_initiative_and_power_is_halved() -> None:
    scene = last_chapter(me={"power": 1}, foe={"power": 9}, players={2: {"power": -2}})
    assert scene.state["initiative"] == 1
    assert [scene.power(seat) for seat in range(3)] == [1, 5, -2]


@pytest.mark.rule("ABR-14.13", "ABR-1.9", "ABR-2.22", "ABR-15.5", "ABR-16.4")
def test_what_carries_over() -> None:
    scene = last_chapter(
        me={"outrage": ["relic"], "resources": ["fuel"], "cards": ["CC05", "L03"]},
        ships={"2-gate": {"0": 3, "empire": 2}},
        campaign={"titles": ["regent", "outlaw", "regent"], "favors": [[0, 1, 0, 0]]},
    )
    assert scene.me["outrage"] == ["relic"]
    assert scene.resources() == ["fuel"]
    assert scene.me["cards"] == ["CC05", "L03"]
    assert scene.campaign["titles"] == ["regent", "outlaw", "regent"]
    assert scene.campaign["favors"][0][1] == 1
    assert scene.state["ships"]["2-gate"] == {"0": [3, 0], "empire": [2, 0]}


@pytest.mark.rule("ABR-2.23")
@pytest.mark.parametrize(("act", "flipped"), [(1, 1), (2, 2)])
def test_later_acts_start_with_gold_markers(act: int, flipped: int) -> None:
    scene = last_chapter(campaign={"act": act})
    assert scene.state["flipped"] == flipped
    assert scene.state["markers"] == ["", "", ""]


@pytest.mark.rule("ABR-2.25")
def test_blight_comes_to_gates_without_ships() -> None:
    scene = last_chapter(ships={"2-gate": {"empire": 1}, "3-gate": {"0": 1}, "4-gate": {"blight": 1}})
    gates = {n: scene.state["ships"].get(f"{n}-gate", {}).get("blight") for n in range(1, 7)}
    assert gates == {1: [0, 1], 2: None, 3: None, 4: [1, 0], 5: [0, 1], 6: [0, 1]}


@pytest.mark.rule("ABR-2.26")
def test_blight_comes_to_the_rolled_planets_or_around_them() -> None:
    """Whatever is rolled: cluster 2 is full, and in cluster 3 only the crescent is left."""
    full = {f"2-{place}": {"blight": 1} for place in ("arrow", "crescent", "hex")}
    scene = last_chapter(ships={**full, "3-arrow": {"blight": 1}, "3-hex": {"blight": 1}})
    new = {
        system
        for system, ships in scene.state["ships"].items()
        if ships.get("blight", [0, 0])[1] and not system.endswith("gate")
    }
    assert "3-crescent" in new
    others = {system for system in new if system[0] != "3"}
    assert len({system.split("-")[1] for system in others}) == 1  # one symbol
    assert {system[0] for system in others} == {"1", "4", "5", "6"}


@pytest.mark.rule("ABR-2.28")
def test_everybody_may_rearrange_resources_in_the_next_set_up() -> None:
    scene = last_chapter(me={"resources": ["fuel", "relic"]})
    assert scene.waiting == [0]
    scene.play("put:relic/1")
    assert scene.resources() == ["relic", "fuel"]


@pytest.mark.rule("ABR-2.30")
def test_all_action_cards_are_dealt_anew() -> None:
    scene = last_chapter()
    hands = [card for seat in range(3) for card in scene.player(seat)["hand"]]
    assert len(hands) == 18
    assert len(hands + scene.state["pile"]) == 22


BOOKLET = ["AID03", "AID04", "AID05", "F07-03"]


@pytest.mark.rule("ABR-14.2", "ABR-15.3")
def test_a_resolution_card_is_carried_out() -> None:
    """The Admiral fails: the edict is scrapped, Defectors come into the Court deck."""
    cards = [f"F07-{n:02}" for n in range(5, 12)]
    scene = last_chapter(
        campaign={**ADMIRAL, "sets": cards, "booklet": BOOKLET},
        me={"cards": ["F07-02"]},
    )
    there = scene.state["court"] + scene.state["court_deck"]
    assert sorted(card for card in there if card.startswith("F07")) == ["F07-08", "F07-09", "F07-10", "F07-11"]
    assert scene.state["box"] == ["F07-03", "F07-05", "F07-06", "F07-07"]
    assert "F07-03" not in scene.campaign["booklet"]
    scene = last_chapter(
        campaign={
            **ADMIRAL,
            "objectives": [0, -1, -1],
            "sets": cards,
            "booklet": ["AID03", "AID04", "AID05", "F07-03"],
        },
    )
    assert scene.me["cards"] == ["F07-05"]
    assert "F07-03" in scene.campaign["booklet"]


@pytest.mark.rule("ABR-14.1")
def test_a_chapter_is_over_before_the_intermission() -> None:
    """The Commonwealth marker returns after scoring (F02-14); a Founder who fails then scraps it (F02-23)."""
    scene = last_chapter(
        campaign={
            "act": 2,
            "fates": ["founder", "none", "none"],
            "objectives": [5, -1, -1],
            "objective_cards": ["F02-12B", "", ""],
            "booklet": ["AID03", "AID04", "AID05", "F02-14"],
            "tokens": [{"token": "commonwealth-ambition", "place": "box 1"}],
        },
        markers=["tycoon", "", ""],
        flipped=2,
    )
    assert "tokens" not in scene.campaign


def test_a_campaign_that_is_over_can_be_saved_and_loaded() -> None:
    scene = last_chapter(chapter=4, campaign={"act": 3}, foe={"power": 3})
    saved = scene.table.save()
    assert load_table(saved, GAMES).save()["state"] == saved["state"]
    assert scene.state["over"]["reason"] == "acts"


@pytest.mark.rule("ABR-14.2", "ABR-14.12", "ABR-3.4")
def test_the_log_tells_every_step_of_the_intermission() -> None:
    """Seat 0 fails by 5 and ends at -3; of 9 Power 4 are lost, 1 stays; the Blight comes to a rolled symbol."""
    scene = last_chapter(campaign=ADMIRAL, me={"power": 2}, foe={"power": 9}, players={2: {"power": 1}})
    lines = scene.told()
    begins = lines.index("act-begins 1 2")
    assert lines[: begins + 1] == [
        "passed 0",
        "all-passed 0",
        "intermission 0 1",
        "act-power 0 2",
        "act-power 1 9",
        "act-power 2 1",
        "objective-failed 0",
        "objective-completed 1",
        "objective-completed 2",
        "lost-power 0 5",
        "intermission-court 0",
        "intermission-boxes 0",
        "intermission-destruction 0",
        "intermission-power 1",
        "lost-power 1 4",
        "intermission-fates 1",
        "fates-dealt 1 2",
        "fate 0 7",
        "act-begins 1 2",
    ]
    assert [line.split()[0] for line in lines[begins + 1 :]] == ["event-dice", *["blight-placed"] * 12, "chapter"]


@pytest.mark.rule("ARC-15.1", "ABR-14.9")
def test_who_loses_slots_in_the_intermission_arranges_resources_in_turn_order() -> None:
    """A Golem that seat 0 discards takes a slot of somebody else."""
    scene = last_chapter(
        me={"resources": ["fuel", "relic", "warrior"]},
        foe={"resources": ["fuel", "relic", "psionic"]},
        buildings={"2-hex/1": "0 city damaged", "3-hex/1": "1 city damaged"},
        campaign={"tokens": [{"token": "golem-warrior", "place": "seat 0", "side": "awake"}]},
    )
    assert scene.waiting == [0]
    scene.play("drop:warrior")
    assert scene.resources(2) == ["warrior"]
    scene.settle()
    assert sorted(scene.resources(1)) == ["psionic", "relic"]


@pytest.mark.rule("ARC-15.1", "ABR-14.5")
def test_who_loses_slots_to_returned_trophies_arranges_resources_in_turn_order() -> None:
    scene = last_chapter(
        me={"resources": ["fuel", "relic", "weapon"]},
        foe={"resources": ["fuel", "relic", "psionic"]},
        players={2: {"trophies": ["0 city", "1 city"]}},
    )
    assert scene.waiting == [0]
    scene.play("drop:fuel", "done")
    assert scene.waiting == [1]
