"""Fate 12, the Pirate: Acts II and III, the Hoard, and Rumors that tell nobody anything before they are turned."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ecliptic.effects import resolve
from ecliptic.games.arcs.board import SYSTEMS
from ecliptic.games.arcs.campaign.acts import GRAND_AMBITIONS
from ecliptic.games.arcs.campaign.deals import deal_name, possible_parts
from ecliptic.games.arcs.campaign.fates.f12_pirate import fleet_takes_raid_dice, forget_limits
from ecliptic.games.arcs.campaign.fates.f12_rumors import haven, rumors
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.games.arcs.campaign.reading import fate_of
from ecliptic.games.arcs.campaign.state import campaign_of
from ecliptic.games.arcs.campaign.tokens import place_of
from ecliptic.games.arcs.state import FREE, USED
from ecliptic.games.arcs.words import MOST_RAID
from ecliptic.kernel import ChanceSource, Script, load_table
from ecliptic.kernel.leaks import advance, find_leaks
from tests.rules.arcs.scene import RAID, SKIRMISH
from tests.rules.blighted_reach.fates.acts import edicts, source_of, step_of
from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_11_flagships import OUTLAWS, board, flagship
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import crisis, holding, secured

HIT = SKIRMISH["hit"]
KEY = RAID["building+key"]
PIRATE = {
    "act": 2,
    "fates": ["pirate", "none", "none"],
    "objectives": [21, -1, -1],
    "objective_cards": ["F12-01B", "", ""],
    "pool": [],
}
ACT_III = {
    **PIRATE,
    "act": 3,
    "objectives": [-1, -1, -1],
    "objective_cards": ["F12-08B", "", ""],
    "booklet": ["AID03", "AID04", "AID05", "F12-11", "F12-12"],
}
RUMORS = [
    {"token": "rumor-cluster", "place": "2-hex", "known_by": [0]},
    {"token": "rumor-symbol", "place": "4-arrow", "known_by": [0]},
    {"token": "rumor-false", "place": "5-crescent", "known_by": [0]},
    {"token": "rumor-false", "place": "6-crescent", "known_by": [0]},
]  # the Haven is 2-arrow


def state_of(scene: Scene) -> Any:
    """The state itself."""
    return scene.table.state


def after(effect: int, scene: Scene) -> Scene:
    """The position with an effect of the fate resolved for seat 0."""
    state = state_of(scene)
    resolve(state, 0, effect)
    scene.table.request = advance(state, Random(1))
    return scene


def marked(seat: int, *places: str) -> list[dict[str, Any]]:
    """The Rumors, some of them with an agent of a seat."""
    rows = [dict(row) for row in RUMORS]
    for row in rows:
        if row["place"] in places:
            row.update({"known_by": [0, seat], "agents": [seat]})
    return rows


def act_three(**fields: Any) -> Scene:
    """A turn of Act III; seat 0 is the Pirate."""
    campaign = {**ACT_III, "tokens": RUMORS, **fields.pop("campaign", {})}
    return Scene(hand=fields.pop("hand", ["administration-2"]), campaign=campaign, **fields)


# Act II


def test_set_up_of_act_two() -> None:
    scene = Scene(
        hand=["administration-2"],
        ships={"2-gate": {"0": 2}, "3-hex": {"0": 1}},
        buildings={"2-hex/1": "0 city"},
        campaign={**PIRATE, "sets": ["F12-02", "F12-03", "F12-05"]},
    )
    after(fate_of(12).acts[2].set_up, scene)
    scene.play("at:2-hex")
    assert board(scene) == {"tractor_beam": "starport", "defense_array": "starport"}
    assert scene.me["cards"] == ["F12-02", "F12-03"]
    assert scene.building("2-hex/1") == "free city"
    gates = [scene.ships(f"{n}-gate")[0] for n in range(1, 7)]
    assert gates == [1, 2, 0, 1, 1, 1]  # clusters 2 and 3 have ships already
    assert fate_of(12).acts[2].start == {2: 24, 3: 21, 4: 18}


@pytest.mark.rule("ARC-1.3")
def test_too_few_ships_for_all_gates_go_where_the_pirate_wants() -> None:
    scene = Scene(hand=["administration-2"], me={"ships": 2}, ships={"2-gate": {"0": 13}}, campaign=PIRATE)
    after(fate_of(12).acts[2].set_up, scene)
    assert scene.options() == ["at:1-gate", "at:3-gate", "at:4-gate", "at:5-gate", "at:6-gate"]
    scene.play("at:5-gate")
    assert scene.options() == ["at:1-gate", "at:3-gate", "at:4-gate", "at:6-gate"]
    scene.play("at:3-gate")
    assert [scene.ships(f"{n}-gate")[0] for n in range(1, 7)] == [0, 14, 1, 0, 1, 0]


@pytest.mark.parametrize(
    ("stored", "foe", "left"),
    [
        ([], [], 21),
        (["fuel", "fuel", "relic"], ["fuel"], 21 - 3 - 4),
        (["fuel", "relic"], ["fuel"], 21 - 2 - 2),  # as much fuel as a Rival is not more
    ],
)
def test_the_objective_counts_the_hoard_and_what_rivals_lack(stored: list[str], foe: list[str], left: int) -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F12-02"]},
        foe={"resources": foe},
        campaign={**PIRATE, "stored": [f"F12-02 {kind}" for kind in stored]},
    )
    scene.play("pass")
    assert scene.campaign["objectives"][0] == left


def test_with_two_players_the_boxes_count_as_a_rival() -> None:
    scene = Scene(
        hand=["administration-2"],
        seats=2,
        me={"cards": ["F12-02"]},
        boxes=[0, 1, 0, 0, 0],
        campaign={
            **PIRATE,
            "fates": ["pirate", "none"],
            "objectives": [24, -1],
            "objective_cards": ["F12-01B", ""],
            "stored": ["F12-02 fuel", "F12-02 relic"],
        },
    )
    scene.play("pass")
    assert scene.campaign["objectives"][0] == 24 - 2 - 2


def robbery(cards: list[str], dice: str, luck: list[int], **fields: Any) -> Scene:
    """Seat 0 attacks seat 1 at 2-hex; both are Outlaws."""
    campaign = {**PIRATE, **OUTLAWS, **fields.pop("campaign", {})}
    me = {"cards": cards, **fields.pop("me", {})}
    scene = Scene(hand=["aggression-2"], me=me, luck=[luck], campaign=campaign, **fields)
    scene.play("lead:aggression-2", "battle:2-hex/1")
    if dice:
        scene.play(f"dice:{dice}")
    return scene


def test_a_stolen_resource_may_go_to_the_hoard() -> None:
    for answer, stored in (("yes", ["F12-02 relic"]), ("no", None)):
        scene = robbery(
            ["F12-02"],
            "0-0-2",
            [KEY, KEY],
            foe={"resources": ["", "relic"]},
            ships={"2-hex": {"0": 3, "1": 1}},
            buildings={"2-hex/1": "1 starport"},
        )
        scene.play("raid:relic", answer)
        assert scene.campaign.get("stored") == stored
        assert (scene.resources() == []) == (answer == "yes")


def test_fuel_that_was_hoarded_opens_no_green_vault_for_other_fuel() -> None:
    """A Pirate who became the Guardian holds both cards; only what is taken may go to F20-02."""
    for answer, asked in (("yes", []), ("no", ["no", "card:F20-02"])):
        scene = robbery(
            ["F12-02", "F20-02"],
            "0-0-2",
            [KEY, KEY],
            me={"resources": ["fuel"]},
            foe={"resources": ["", "fuel"]},
            ships={"2-hex": {"0": 3, "1": 1}},
            buildings={"2-hex/1": "1 starport"},
        )
        scene.play("raid:fuel", answer)
        assert [option for option in scene.options() if option in ("no", "card:F20-02")] == asked


def test_raiding_a_free_city_is_stealing() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F12-02"]},
        luck=[[KEY]],
        ships={"2-hex": {"0": 2}},
        buildings={"2-hex/1": "free starport"},
        campaign=PIRATE,
    )
    scene.play("lead:aggression-2", "battle:2-hex/free", "dice:0-0-1", "type:relic", "yes")
    assert scene.campaign["stored"] == ["F12-02 relic"]


def test_a_card_that_is_stolen_does_not_go_to_the_hoard() -> None:
    scene = robbery(
        ["F12-02"],
        "0-0-3",
        [KEY] * 3,
        foe={"cards": ["CC05"]},
        ships={"2-hex": {"0": 3, "1": 1}},
        buildings={"2-hex/1": "1 starport"},
    )
    scene.play("raid_card:CC05")
    assert "yes" not in scene.options()
    assert "CC05" in scene.me["cards"]


@pytest.mark.rule("ABR-13.6")
def test_the_hoard_is_spent_counts_for_ambitions_and_survives_outrage() -> None:
    scene = Scene(
        hand=["mobilization-2"],
        me={"cards": ["F12-02"]},
        ships={"2-hex": {"0": 1}},
        campaign={**PIRATE, "stored": ["F12-02 fuel", "F12-02 material"]},
    )
    tycoon = scene.view(0)["ambitions"][0]
    assert tycoon["counts"][0] == 2
    scene.play("lead:mobilization-2", "spend:fuel")
    assert scene.campaign["stored"] == ["F12-02 material"]
    scene.play("move:2-hex>2-gate")
    assert scene.ships("2-gate") == [1, 0]
    from ecliptic.games.arcs.outrage import provoke_outrage

    state = state_of(scene)
    provoke_outrage(state, 0, 1)
    assert scene.campaign["stored"] == ["F12-02 material"]


@pytest.mark.rule("ABR-10.5", "ABR-10.8")
def test_the_first_regent_adds_a_resource_of_the_hoard_to_the_trust() -> None:
    """What lies on the Hoard is not frozen, other than Weapons of Arsenal Keepers (F15-03)."""
    scene = edicts(
        me={"cards": ["F12-02", "F15-03"]},
        policies=["AID05", "AID03", "AID04"],
        ships={"2-hex": {"empire": 1}},
        campaign={**PIRATE, "stored": ["F12-02 fuel", "F12-02 relic", "F15-03 weapon"]},
    )
    scene.play("enforce")
    assert [option for option in scene.options() if option.startswith("demand:0")] == ["demand:0/fuel"]
    scene.play("demand:0/fuel")
    assert scene.campaign["trust"] == [0, 1, 0, 0, 0]
    assert scene.campaign["stored"] == ["F12-02 relic", "F15-03 weapon"]


def test_resources_of_the_hoard_are_discarded_like_others() -> None:
    """For a Relic Fence (F19-04), by the Cartel of a Rival (F03-08) and by Extortion (F03-23)."""
    stored = {"stored": ["F12-02 fuel"]}
    scene = holding("F19-04", "administration-2", me={"cards": ["F19-04", "F12-02"]}, campaign={**PIRATE, **stored})
    scene.play("prelude:F19-04")
    assert scene.resources() == ["relic"]
    assert "stored" not in scene.campaign
    scene = last_chapter(chapter=1, me={"cards": ["F12-02"]}, foe={"cards": ["F03-08"]}, campaign={**PIRATE, **stored})
    assert "stored" not in scene.campaign
    scene = crisis("F03-23", me={"cards": ["F12-02"]}, campaign={**PIRATE, **stored})
    assert "stored" not in scene.campaign


def test_the_hoard_is_raided_for_two_keys_each() -> None:
    scene = Scene(
        hand=["aggression-2"],
        foe={"cards": ["F12-02"]},
        luck=[[KEY] * 3],
        ships={"2-hex": {"0": 3, "1": 1}},
        buildings={"2-hex/1": "1 starport", "2-hex/2": "1 city"},
        campaign={**PIRATE, **OUTLAWS, "fates": ["none", "pirate", "none"], "stored": ["F12-02 fuel", "F12-02 relic"]},
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-0-3")
    while scene.options("hit_building"):
        scene.play(scene.options("hit_building")[-1])
    while scene.options("ransack"):
        scene.play(scene.options("ransack")[0])
    assert scene.options("raid") == ["raid:fuel", "raid:relic"]
    scene.play("raid:relic")
    assert scene.resources() == ["relic"]
    assert scene.options("raid") == []  # one key is left
    assert scene.campaign["stored"] == ["F12-02 fuel"]


@pytest.mark.rule("ABR-12.4")
def test_resources_of_the_hoard_can_be_given_in_a_deal() -> None:
    scene = act_three(me={"cards": ["F12-02"]}, campaign={"stored": ["F12-02 fuel"]})
    state = state_of(scene)
    assert "0>1=fuel@F12-02" in deal_name(state, possible_parts(state, 0, 1))


def test_the_pirate_fleet_takes_raid_dice_without_a_defending_building() -> None:
    for cards, expected in (([], False), (["F12-03"], True)):
        scene = robbery(cards, "", [], ships={"2-hex": {"0": 2, "1": 1}}, buildings={"3-hex/1": "1 city"})
        assert ("dice:0-0-2" in scene.options()) == expected


def test_it_then_steals_one_resource_for_each_damaged_ship_and_no_card() -> None:
    scene = robbery(
        ["F12-03"],
        "0-0-6",
        [RAID["intercept+2 keys"]] * 6,
        foe={"resources": ["fuel", "relic"], "cards": ["CC05"]},
        ships={"2-hex": {"0": 9, "1": [0, 1]}},
        buildings={"3-hex/1": "1 city"},
    )
    assert scene.options("raid_card") == []
    assert len(scene.options("raid")) == 2
    scene.play("raid:fuel")
    assert scene.options("raid") == []
    scene = robbery(
        ["F12-03"],
        "0-0-1",
        [RAID["intercept+2 keys"]],
        foe={"resources": ["", "relic"]},
        ships={"2-hex": {"0": 9, "1": 1}},
        buildings={"3-hex/1": "1 city"},
    )
    while scene.options("hit"):
        scene.play("hit:0/fresh")
    assert scene.options("raid") == []  # no defending ship is damaged


@pytest.mark.parametrize(("site", "golems"), [("3-hex/1", []), ("2-hex/1", ["raid:warrior"])])
def test_it_then_steals_no_golem(site: str, golems: list[str]) -> None:
    """A Golem is no resource (F05-05)."""
    scene = robbery(
        ["F12-03"],
        "0-0-2",
        [RAID["intercept+2 keys"]] * 2,
        foe={"resources": ["fuel", "warrior"]},
        ships={"2-hex": {"0": 9, "1": [0, 1]}},
        buildings={site: "1 city"},
        campaign={"tokens": [{"token": "golem-warrior", "place": "seat 1", "side": "awake"}]},
    )
    assert scene.options("raid") == ["raid:fuel", *golems]


def test_against_a_defending_building_its_limit_does_not_hold() -> None:
    scene = robbery(
        ["F12-03"],
        "0-0-6",
        [RAID["intercept+2 keys"]] * 6,
        foe={"resources": ["fuel", "relic"], "cards": ["CC05"]},
        ships={"2-hex": {"0": 9, "1": [0, 1]}},
        buildings={"2-hex/1": "1 starport"},
    )
    assert scene.options("raid_card") == ["raid_card:CC05"]


def test_one_die_of_raider_exosuits_is_free_of_the_limit() -> None:
    for dice, cards in (("0-0-1", ["raid_card:CC05"]), ("0-0-2", [])):
        scene = robbery(
            ["F12-03", "L17"],
            dice,
            [RAID["intercept+2 keys"]] * int(dice[-1]),
            foe={"cards": ["CC05"]},
            ships={"2-hex": {"0": 9, "1": [0, 1]}},
            buildings={"3-hex/1": "1 city"},
        )
        assert scene.options("raid_card") == cards


def test_a_tractor_beam_stops_the_pirate_fleet() -> None:
    beam = {"flagships": [flagship("2-hex", 1, tractor_beam="city")]}
    scene = robbery(["F12-03"], "", [], ships={"2-hex": {"0": 2, "1": 1}}, campaign=beam)
    assert "dice:0-0-1" not in scene.options()


def test_smugglers_tax_rival_cities_beside_own_ships() -> None:
    scene = holding(
        "F12-05",
        "administration-2",
        ships={"2-hex": {"0": 1, "1": 3}, "4-hex": {"1": 1}, "3-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city", "4-hex/1": "1 city", "3-hex/1": "1 city"},
    )
    assert scene.options("tax") == ["tax:2-hex/1", "tax:3-hex/1"]
    scene.play("tax:2-hex/1")
    assert not scene.me.get("captives")  # not controlled
    scene.play("tax:3-hex/1")
    assert scene.me["captives"] == ["1 agent"]


def test_call_to_action_in_a_crisis_helps_the_richest() -> None:
    scene = crisis("F12-06", players={2: {"resources": ["fuel", "relic"]}})
    assert len(scene.player(2)["hand"]) == 1
    assert "F12-06" in scene.state["court_discard"]


def test_call_to_action_secured_draws_the_bottom_card() -> None:
    scene = secured("F12-06")
    assert len(scene.me["hand"]) == 1
    assert scene.state["court_discard"] == ["F12-06"]


def test_silver_tongues_steal_for_the_hoard() -> None:
    scene = holding(
        "F12-07", "administration-2", me={"cards": ["F12-07", "F12-02"]}, foe={"resources": ["fuel"]}, campaign=PIRATE
    )
    scene.play("prelude:F12-07", "yes")
    assert scene.campaign["stored"] == ["F12-02 fuel"]


@pytest.mark.rule("ABR-6.6")
def test_what_the_council_steals_from_the_trust_may_go_to_the_hoard() -> None:
    titles = {"titles": ["outlaw", "regent", "regent"], "first_regent": 1}
    scene = Scene(
        hand=["aggression-2", "construction-3"],
        me={"cards": ["F12-02"]},
        agents=[[1], [], [], [], []],
        campaign={**PIRATE, **titles, "trust": [0, 2, 0, 0, 0]},
    )
    scene.play("lead:aggression-2", "secure:AID01", "end", "no", "take_trust:fuel")
    assert scene.options() == ["yes", "no"]
    scene.play("yes")
    assert scene.campaign["stored"] == ["F12-02 fuel"]
    assert scene.options() == ["done", "take_trust:fuel"]


def test_success_spends_the_hoard_and_keeps_some() -> None:
    scene = last_chapter(
        me={"cards": ["F12-02", "F12-03"]},
        ships={"2-hex": {"0": 2}},
        buildings={"2-hex/1": "free starport"},
        campaign={
            **PIRATE,
            "objectives": [0, -1, -1],
            "flagships": [flagship(hull="starport")],
            "sets": ["F12-05", "F12-06", "F12-07"],
            "stored": [f"F12-02 {kind}" for kind in ("material", "material", "fuel", "weapon", "weapon", "psionic")],
        },
    )
    assert scene.options("spend") == ["spend:material", "spend:fuel"]
    scene.play("spend:material", "build_ship:2-hex/1", "spend:material", "build_ship:2-hex/1")
    scene.play("spend:fuel", "no")
    scene.play("type:weapon")
    scene.settle()
    scene.play("done")
    assert scene.resources() == ["weapon"]
    assert "stored" not in scene.campaign
    assert "F12-05" in scene.me["cards"]
    assert {"F12-06", "F12-07"} <= set(scene.state["box"])


@pytest.mark.rule("ARC-9.3")
def test_a_resource_of_the_hoard_may_take_the_slot_of_another() -> None:
    scene = last_chapter(
        me={"cards": ["F12-02"], "resources": ["fuel", "fuel"]},
        ships={"2-hex": {"0": 1}},
        campaign={
            **PIRATE,
            "objectives": [0, -1, -1],
            "flagships": [flagship()],
            "stored": ["F12-02 psionic", "F12-02 weapon"],
        },
    )
    scene.play("type:psionic")
    assert scene.options("drop") == ["drop:fuel", "drop:psionic"]
    scene.play("drop:fuel")
    scene.settle()
    scene.play_if_asked("done")
    scene.settle()
    assert sorted(scene.resources()) == ["fuel", "psionic"]


@pytest.mark.rule("ABR-6.3")
def test_a_relic_of_the_hoard_may_secure_the_council_which_does_not_resolve() -> None:
    scene = last_chapter(
        me={"cards": ["F12-02"], "agents": 9},
        ships={"2-hex": {"0": 1}},
        agents=[[1], [], [], [], []],
        campaign={
            **PIRATE,
            "objectives": [0, -1, -1],
            "flagships": [flagship()],
            "stored": ["F12-02 relic"],
        },
    )
    scene.play("spend:relic")
    assert scene.options("secure") == ["secure:AID01"]
    assert "Move is not one of the actions you can take now" in scene.refused("move:2-hex>2-gate")
    assert "you need more agents on it" in scene.refused("secure:CC02")
    scene.play("secure:AID01")
    scene.play_if_asked("done")
    assert scene.campaign["act"] == 3
    assert "council_seat" not in scene.campaign
    assert "council" not in scene.campaign  # in session again


def test_failure_gives_the_cards_to_the_court_and_the_hoard_to_the_supply() -> None:
    scene = last_chapter(
        me={"cards": ["F12-02", "F12-03"]},
        campaign={**PIRATE, "sets": ["F12-05", "F12-06", "F12-07"], "stored": ["F12-02 fuel"]},
    )
    assert "stored" not in scene.campaign
    assert scene.supply("fuel") == 5
    court = scene.state["court"] + scene.state["court_deck"]
    assert {"F12-03", "F12-05", "F12-06", "F12-07"} <= set(court)
    assert scene.me["cards"] == ["F12-02"]


# Act III


def placing() -> Scene:
    """The Pirate has placed the Rumors on four planets and now says which are true."""
    scene = Scene(
        hand=["administration-2"], campaign={**ACT_III, "booklet": [], "sets": ["F12-09", "F12-10", "F12-11"]}
    )
    after(fate_of(12).acts[3].set_up, scene)
    for system in ("2-hex", "4-arrow", "5-crescent", "6-crescent"):
        scene.play(f"at:{system}")
    return scene


def test_set_up_of_act_three() -> None:
    scene = placing()
    scene.play("at:5-crescent", "at:2-hex")
    assert haven(state_of(scene)) == SYSTEMS.index("5-hex")
    assert "F12-11" in scene.campaign["booklet"]
    assert {"F12-09", "F12-10"} <= set(scene.state["court_deck"])
    assert all(row["known_by"] == [0] for row in scene.campaign["tokens"])


def test_four_different_planets() -> None:
    scene = Scene(hand=["administration-2"], campaign={**ACT_III, "booklet": []})
    after(fate_of(12).acts[3].set_up, scene)
    assert len(scene.options("at")) == 18
    scene.play("at:2-hex")
    assert "at:2-hex" not in scene.options()


def test_nobody_else_sees_which_rumors_are_true() -> None:
    one, other = placing(), placing()
    one.play("at:5-crescent", "at:2-hex")
    other.play("at:2-hex", "at:6-crescent")
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
        assert one.table.log(seat) == other.table.log(seat)
    assert one.view(0) != other.view(0)


def no_leaks(scene: Scene) -> None:
    """Nobody can tell worlds apart now, by views, options, previews, refusals or what the next action shows."""
    for seed in range(12):
        for seat in (0, 1, 2, None):
            assert find_leaks(GAME, state_of(scene), seat, Random(seed), ["at:2-hex", "at:3-hex"]) == []


def scenes_with_secrets() -> Iterator[Scene]:
    """Questions while Rumors are secret."""
    yield placing()
    yield act_three()
    yield act_three(foe={"agents": 9}, campaign={"tokens": marked(1, "4-arrow")})
    stored = {"stored": ["F12-02 fuel", "F12-02 relic"]}
    asked = act_three(me={"cards": ["F12-02"]}, ships={"2-arrow": {"1": 1}}, campaign=stored)
    asked.play("pass")
    yield asked
    asked = act_three(me={"cards": ["F12-02"]}, ships={"2-arrow": {"0": 1}}, campaign=stored)
    asked.play("pass")
    yield asked
    yield secured_rumor()


def secured_rumor(**fields: Any) -> Scene:
    """Seat 0, which is not the Pirate, secures Rumors Spread."""
    campaign = {
        **ACT_III,
        "fates": ["none", "pirate", "none"],
        "objective_cards": ["", "F12-08B", ""],
        "tokens": [{**row, "known_by": [1]} for row in RUMORS],
        **fields.pop("campaign", {}),
    }
    return secured("F12-09", ships={"4-arrow": {"0": 1}, "3-hex": {"0": 2}}, campaign=campaign, **fields)


@pytest.mark.parametrize("number", range(6))
def test_secrets_do_not_leak(number: int) -> None:
    no_leaks(list(scenes_with_secrets())[number])


def test_rumors_spread_secured_marks_a_rumor_beside_own_pieces() -> None:
    scene = secured_rumor()
    assert scene.options() == ["no", "at:4-arrow"]
    scene.play("at:4-arrow")
    row = next(row for row in scene.campaign["tokens"] if row["place"] == "4-arrow")
    assert (row["agents"], row["known_by"]) == ([0], [0, 1])
    assert scene.me["agents"] == 9 + 1 - 1 - 0 or scene.me["agents"] < 10
    shown = {row["place"]: row.get("token") for row in scene.view(0)["campaign"]["tokens"]}
    assert shown["4-arrow"] == "rumor-symbol"
    assert shown["2-hex"] is None


@pytest.mark.rule("ABR-4.11")
def test_an_agent_on_a_rumor_is_a_piece_there() -> None:
    """It builds there, and gives presence."""
    scene = Scene(
        hand=["construction-2"],
        me={"agents": 9},
        ships={"3-hex": {"0": 1}},
        campaign={**ACT_III, "fates": ["none", "pirate", "none"], "tokens": marked(0, "5-crescent")},
    )
    scene.play("lead:construction-2")
    assert "build_city:5-crescent" in scene.options()
    assert "battle" not in {option.split(":")[0] for option in scene.options()}


def test_rumors_spread_in_a_crisis_turns_the_rolled_cluster() -> None:
    """The dice show cluster 1."""
    here = [{**RUMORS[0], "place": "1-hex", "known_by": [0, 1], "agents": [1]}, *RUMORS[1:]]
    scene = crisis("F12-09", foe={"agents": 9}, campaign={**ACT_III, "tokens": here})
    row = next(row for row in scene.campaign["tokens"] if row["place"] == "1-hex")
    assert row["side"] == "up"
    assert "agents" not in row
    assert scene.foe["agents"] == 10
    assert scene.state["court_discard"] == ["F12-09"]
    assert scene.view(2)["campaign"]["tokens"][0]["token"] == "rumor-cluster"
    scene = crisis("F12-10", campaign={**ACT_III, "tokens": RUMORS})
    assert "F12-10" in scene.state["court"]  # none was turned: it stays


@pytest.mark.parametrize("what", ["relic", "warrior"])
def test_who_robs_the_pirate_in_battle_marks_a_rumor(what: str) -> None:
    """Anything that is stolen will do, a Golem too."""
    campaign = {**ACT_III, **OUTLAWS, "fates": ["none", "pirate", "none"], "objective_cards": ["", "F12-08B", ""]}
    golem = {"token": "golem-warrior", "place": "seat 1", "side": "awake"}
    tokens = [{**row, "known_by": [1]} for row in RUMORS] + ([golem] if what == "warrior" else [])
    scene = Scene(
        hand=["aggression-2"],
        foe={"resources": ["", what, "fuel"]},
        luck=[[KEY] * 3],
        ships={"2-hex": {"0": 3, "1": 1}},
        buildings={"2-hex/1": "1 starport", "2-hex/2": "1 city"},
        campaign={**campaign, "tokens": tokens},
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-0-3")
    while scene.options("hit_building"):
        scene.play("hit_building:2-hex/1")
    scene.play(f"raid:{what}")
    scene.settle()
    scene.play_if_asked("done")
    assert scene.options("at") == ["at:2-hex", "at:4-arrow", "at:5-crescent", "at:6-crescent"]
    scene.play("at:6-crescent")
    assert scene.view(0)["campaign"]["tokens"][3]["token"] == "rumor-false"
    assert "at" not in {option.split(":")[0] for option in scene.options()}  # once per battle


def test_sharing_rumors_is_a_negotiation_action_between_rivals() -> None:
    scene = act_three(foe={"agents": 9}, campaign={"tokens": marked(1, "5-crescent")})
    state = state_of(scene)
    names = {
        f"{giver}>{receiver}": deal_name(state, possible_parts(state, giver, receiver))
        for giver, receiver in ((1, 2), (2, 1), (1, 0), (0, 1))
    }
    assert "1>2=rumor@5-crescent" in names["1>2"]
    assert all("rumor" not in name for way, name in names.items() if way != "1>2")
    from ecliptic.games.arcs.campaign.fates.f12_rumors import SHARE_RUMOR

    SHARE_RUMOR.carry_out(state, 1, 2, SYSTEMS.index("5-crescent"))
    row = next(row for row in scene.campaign["tokens"] if row["place"] == "5-crescent")
    assert (row["agents"], row["known_by"]) == ([1, 2], [0, 1, 2])


def stating(ships: dict[str, dict[str, Any]], stored: int = 2, **campaign: Any) -> Scene:
    """A chapter of Act III ends; the Haven is 2-arrow."""
    held = ["F12-02 fuel", "F12-02 relic"][:stored]
    scene = act_three(
        me={"cards": ["F12-02"]}, ships=ships, campaign={"stored": held, **campaign}, chapter=campaign.pop("chapter", 1)
    )
    scene.play("pass")
    return scene


@pytest.mark.parametrize(
    ("ships", "statements"),
    [
        ({"2-arrow": {"0": 1, "1": 1}}, ["nothing", "own-piece"]),
        ({"2-arrow": {"1": 1}, "3-hex": {"0": 1}}, ["nothing"]),
        ({"2-arrow": {"0": 1}, "3-hex": {"1": 1, "2": 1}}, ["nothing", "no-rivals", "own-piece", "both"]),
        ({"3-hex": {"0": 1, "1": 1, "2": 1}}, ["nothing", "no-rivals"]),
    ],
)
def test_statements_are_true_and_the_question_is_always_asked(
    ships: dict[str, dict[str, Any]], statements: list[str]
) -> None:
    scene = stating(ships)
    assert scene.table.waiting == [0]
    assert scene.options() == [f"state_truth:{name}" for name in statements]


@pytest.mark.parametrize("chapter", [1, 4])
def test_a_game_is_saved_while_the_pirate_decides_what_to_state(chapter: int) -> None:
    held = ["F12-02 fuel", "F12-02 relic"]
    scene = act_three(me={"cards": ["F12-02"]}, ships={"2-arrow": {"0": 1}}, campaign={"stored": held}, chapter=chapter)
    scene.play("pass")
    assert scene.options("state_truth")
    saved = scene.table.save()
    assert load_table(saved, {GAME.slug: GAME}, Script([], ChanceSource(1))).save() == saved


def test_a_poor_hoard_makes_no_statement() -> None:
    scene = stating({"2-arrow": {"0": 1}}, stored=1)
    assert scene.options("state_truth") == []
    assert scene.power(0) == 0


@pytest.mark.parametrize(("said", "power"), [("nothing", 0), ("no-rivals", 2), ("both", 4)])
def test_statements_score_grand_ambitions(said: str, power: int) -> None:
    scene = stating({"2-arrow": {"0": 1}})
    scene.play(f"state_truth:{said}")
    assert scene.power(0) == power


def test_a_statement_counts_in_its_chapter_alone() -> None:
    scene = stating({"2-arrow": {"0": 1}})
    scene.play("state_truth:both")
    state = state_of(scene)
    assert state.chapter == 2
    assert not GRAND_AMBITIONS["haven_with_own_piece"](state, 0)
    assert not GRAND_AMBITIONS["haven_without_rivals"](state, 0)


def test_a_rivals_agent_at_the_haven_is_a_rival_piece() -> None:
    tokens = [{**RUMORS[0], "place": "2-arrow", "known_by": [0, 1], "agents": [1]}, *RUMORS[1:]]
    scene = act_three(
        me={"cards": ["F12-02"]},
        foe={"agents": 9},
        campaign={"stored": ["F12-02 fuel", "F12-02 relic"], "tokens": tokens},
    )
    scene.play("pass")
    assert scene.options() == ["state_truth:nothing"]  # the Haven is 2-arrow itself


def test_worlds_agree_with_what_the_pirate_stated() -> None:
    """The Pirate has one piece outside the Rumors: the statement leaves one Haven."""
    scene = stating({"2-arrow": {"0": 1}, "2-gate": {"0": 1}})
    scene.play("state_truth:own-piece")
    game: Any = GAME
    for seat in (1, 2, None):
        for seed in range(20):
            assert haven(game.resample(state_of(scene), seat, Random(seed))) == SYSTEMS.index("2-arrow")


def test_worlds_differ_as_far_as_the_statements_allow() -> None:
    possible = ["2-arrow", "4-hex", "5-crescent"]
    scene = act_three(campaign={"facts": {"f12-haven": sum(1 << SYSTEMS.index(name) for name in possible)}})
    game: Any = GAME
    for seat in (1, None):
        worlds = [game.resample(state_of(scene), seat, Random(seed)) for seed in range(40)]
        assert sorted({SYSTEMS[haven(world)] for world in worlds}) == possible


def guessing(ships: dict[str, dict[str, Any]], **fields: Any) -> Scene:
    """The last chapter of the campaign ends."""
    scene = act_three(chapter=4, ships=ships, **fields)
    scene.play("pass")
    return scene


def test_rivals_guess_the_haven_and_gain_power() -> None:
    scene = guessing({"2-arrow": {"1": 2}, "3-hex": {"2": 1}, "6-hex": {"0": 1}})
    assert scene.options() == ["no", "at:2-arrow"]
    scene.play("at:2-arrow", "at:3-hex")
    assert [scene.power(seat) for seat in range(3)] == [-10, 10, 0]
    assert scene.state["over"]["places"][1] == 1


def test_if_nobody_finds_it_the_pirate_gains_power() -> None:
    scene = guessing({"2-arrow": {"1": 2}, "6-hex": {"0": 1, "2": 1}})
    scene.play("no")
    assert [scene.power(seat) for seat in range(3)] == [10, 0, 0]
    assert all(row["side"] == "up" for row in scene.campaign["tokens"])


def test_several_may_find_it_and_the_pirate_loses_once() -> None:
    """The First Regent may also name a planet that the Empire controls (ABR-4.10)."""
    scene = guessing({"2-arrow": {"1": 2, "empire": 1}, "6-hex": {"0": 1, "2": 1}}, campaign={"first_regent": 2})
    assert scene.table.waiting == [2]
    scene.play("at:2-arrow")
    assert [scene.power(seat) for seat in range(3)] == [-10, 0, 10]


def test_a_final_objective_ends_the_campaign_without_a_guess() -> None:
    scene = guessing(
        {"2-arrow": {"1": 2}, "6-hex": {"0": 1, "2": 1}},
        foe={"power": 3},
        campaign={"objectives": [-1, 0, -1]},
    )
    assert scene.state["over"]["reason"] == "final-objective"
    assert scene.power(0) == 0


# Further situations


def test_a_statement_leaves_planets_alone() -> None:
    """The Pirate has pieces at 2-arrow and at a gate: only the planet can be the Haven."""
    scene = stating({"2-arrow": {"0": 1}, "2-gate": {"0": 1}})
    scene.play("state_truth:own-piece")
    assert scene.campaign["facts"] == {"f12-haven": 1 << SYSTEMS.index("2-arrow"), "f12-said": 4 + 2}


def test_a_second_statement_leaves_what_both_leave() -> None:
    """Cluster 2 was possible before; the Pirate has a piece at 2-arrow and 3-hex, and Rivals are elsewhere."""
    held = ["F12-02 fuel", "F12-02 relic"]
    before = sum(1 << SYSTEMS.index(f"2-{name}") for name in ("arrow", "crescent", "hex"))
    scene = act_three(
        me={"cards": ["F12-02"]},
        ships={"2-arrow": {"0": 1}, "3-hex": {"0": 1}, "5-gate": {"1": 1, "2": 1}},
        campaign={"stored": held, "facts": {"f12-haven": before}},
    )
    scene.play("pass", "state_truth:own-piece")
    assert scene.campaign["facts"]["f12-haven"] == 1 << SYSTEMS.index("2-arrow")


@pytest.mark.parametrize("tokens", [[], RUMORS[:1], [RUMORS[0], {**RUMORS[1], "place": "aside"}]])
def test_without_both_true_rumors_on_the_map_there_is_no_haven(tokens: list[dict[str, Any]]) -> None:
    scene = act_three(campaign={"tokens": tokens})
    state = state_of(scene)
    assert haven(state) == -1
    before = len(state.stack)
    step_of(scene, "guess_haven").run(state, 0, 0)
    assert len(state.stack) == before


def test_without_a_pirate_nobody_guesses() -> None:
    scene = act_three(campaign={"fates": ["none", "none", "none"]})
    state = state_of(scene)
    before = len(state.stack)
    step_of(scene, "guess_haven").run(state, 0, 0)
    assert len(state.stack) == before


def test_who_has_no_agent_marks_no_rumor() -> None:
    """Seat 1 has none left, seat 2 has one on 4-arrow already (F12-11)."""
    scene = act_three(campaign={"tokens": marked(2, "4-arrow")}, players={2: {"agents": 9}})
    state = state_of(scene)
    everywhere = [f"at:{row['place']}" for row in RUMORS]
    robber = step_of(scene, "robber_marks_rumor")
    assert [str(each) for each in robber.choices(state, 1, 0, 0)] == ["no", *everywhere]
    left = [place for place in everywhere if place != "at:4-arrow"]
    assert [str(each) for each in robber.choices(state, 2, 0, 0)] == ["no", *left]
    state.players[1].agents = 0
    assert robber.choices(state, 1, 0, 0) == []
    assert step_of(scene, "mark_rumor").choices(state, 1, 0, 0) == []


@pytest.mark.parametrize(("robbed", "fights", "asked"), [(1, True, True), (0, True, False), (1, False, False)])
def test_only_a_robber_in_a_battle_is_asked(robbed: int, fights: bool, asked: bool) -> None:
    """Seat 0 fights; whoever robs the Pirate outside a battle marks nothing (F12-12)."""
    campaign = {**ACT_III, **OUTLAWS, "fates": ["none", "pirate", "none"], "objective_cards": ["", "F12-08B", ""]}
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 3, "1": 1}},
        campaign={**campaign, "tokens": [{**row, "known_by": [1]} for row in RUMORS]},
    )
    scene.play("lead:aggression-2")
    if fights:
        scene.play("battle:2-hex/1")
    state = state_of(scene)
    if robbed:
        campaign_of(state).facts["f12-robbed"] = 1
    before = len(state.stack)
    step_of(scene, "robber_marks_rumor").run(state, 1, 0)
    assert len(state.stack) - before == asked
    if asked:
        assert state.stack[-1].seat == 0
        assert "f12-robbed" not in campaign_of(state).facts


def test_rumors_are_known_to_the_pirate_who_places_them() -> None:
    scene = act_three(campaign={"tokens": [], "fates": ["none", "none", "pirate"]})
    state = state_of(scene)
    step_of(scene, "place_rumors").run(state, 2, 0)
    rows = scene.campaign["tokens"]
    assert [row["place"] for row in rows] == ["aside"] * 4
    assert [row["known_by"] for row in rows] == [[2]] * 4
    assert (state.stack[-1].seat, state.stack[-1].n) == (2, 0)


def test_too_few_ships_bring_a_question_with_number_0() -> None:
    """One ship is left for five gates."""
    scene = Scene(hand=["aggression-2"], ships={"2-hex": {"0": 14}}, campaign=PIRATE)
    state = state_of(scene)
    step_of(scene, "ships_at_gates").run(state, 0, 0)
    assert state.stack[-1].n == 0
    gates = ["at:1-gate", "at:3-gate", "at:4-gate", "at:5-gate", "at:6-gate"]
    assert [str(each) for each in state.stack[-1].options(state)] == gates


def test_as_many_ships_as_gates_are_placed_without_a_question() -> None:
    scene = Scene(hand=["aggression-2"], ships={"2-hex": {"0": 10}}, campaign=PIRATE)
    state = state_of(scene)
    before = len(state.stack)
    step_of(scene, "ships_at_gates").run(state, 0, 0)
    assert len(state.stack) == before
    assert [scene.ships(f"{n}-gate") for n in range(1, 7)] == [[1, 0], [0, 0], *[[1, 0]] * 4]


@pytest.mark.parametrize(
    ("cards", "resources", "can"),
    [(["F12-02"], ["relic"], True), ([], ["relic"], False), (["F12-02"], ["fuel"], False)],
)
def test_only_the_stolen_resource_goes_onto_the_own_hoard(cards: list[str], resources: list[str], can: bool) -> None:
    scene = Scene(hand=["aggression-2"], me={"cards": cards, "resources": resources}, campaign=PIRATE)
    found = step_of(scene, "hoard_stolen").choices(state_of(scene), 0, source_of(scene, "F12-02", 0), 4)
    assert [str(each) for each in found] == (["yes", "no"] if can else [])


def test_outside_turns_nothing_is_used_up() -> None:
    """A starport that has built and what was done once per turn (F12-04)."""
    scene = Scene(hand=["aggression-2"], buildings={"2-hex/1": "0 starport"}, campaign=PIRATE)
    state = state_of(scene)
    state.limits = [5]
    fresh = state.buildings[:]
    state.buildings = [each | USED for each in fresh]
    forget_limits(state)
    assert (state.limits, state.buildings) == ([], fresh)


@pytest.mark.parametrize(
    ("holder", "defender", "building", "gives"),
    [
        (0, 1, "", True),
        (1, 1, "", False),  # somebody else's card
        (0, FREE, "", False),
        (0, 1, "1 city", False),  # raid dice are allowed anyway
    ],
)
def test_the_fleet_gives_raid_dice_only_where_nothing_else_does(
    holder: int, defender: int, building: str, gives: bool
) -> None:
    """The sixth limit is that of raid dice (F12-03)."""
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F12-03"] if holder == 0 else []},
        foe={"cards": ["F12-03"] if holder == 1 else []},
        ships={"2-hex": {"0": 2, "1": 1}},
        buildings={"2-hex/1": building} if building else {},
        campaign={**PIRATE, **OUTLAWS},
    )
    given = [9] * (MOST_RAID + 1)
    given[MOST_RAID] = 0
    system = SYSTEMS.index("2-hex")
    found = fleet_takes_raid_dice(state_of(scene), source_of(scene, "F12-03", holder), given[:], 0, defender, system)
    assert found == ([*given[:-1], 6] if gives else given)


@pytest.mark.parametrize(
    ("attacker", "buildings", "needed"),
    [
        (0, {"3-hex/1": "1 city"}, 1),  # a building elsewhere
        (0, {}, 0),  # seat 1 has no building at all
        (0, {"2-hex/1": "1 city"}, 0),  # it defends
        (1, {"3-hex/1": "1 city", "4-hex/1": "0 city"}, 0),  # somebody else attacks
    ],
)
def test_a_battle_begins_with_a_note_of_what_the_fleet_alone_allows(
    attacker: int, buildings: dict[str, str], needed: int
) -> None:
    scene = Scene(
        hand=["aggression-2"] if not attacker else [],
        me={"cards": ["F12-03"]},
        foe={"hand": ["aggression-3"] if attacker else []},
        initiative=attacker,
        ships={"2-hex": {"0": 2, "1": 2}},
        buildings=buildings,
        campaign={**PIRATE, **OUTLAWS},
    )
    scene.play(f"lead:aggression-{3 if attacker else 2}", f"battle:2-hex/{1 - attacker}")
    state = state_of(scene)
    campaign_of(state).facts = {"f12-loot": 4}
    step_of(scene, "note_pirate_raid").run(state, 0, source_of(scene, "F12-03", 0))
    assert campaign_of(state).facts == ({"f12-fleet-raid": 1} if needed else {})


@pytest.mark.parametrize("place", ["seat 0", "trophies 0", "aside"])
def test_a_rumor_that_lies_elsewhere_is_not_on_the_map(place: str) -> None:
    """In a position that somebody has written."""
    scene = act_three(campaign={"tokens": [{**RUMORS[0], "place": place}, *RUMORS[1:]]})
    assert [SYSTEMS[place_of(each)] for each in rumors(state_of(scene))] == [row["place"] for row in RUMORS[1:]]
    assert haven(state_of(scene)) == -1
