"""Fate 2, the Founder: an Outlaw's confidence, the Commonwealth of Members, Armistices."""

from typing import Any

import pytest

import ecliptic
from ecliptic.effects import React
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.campaign.commonwealth import is_member
from ecliptic.games.arcs.campaign.fates.f01_steward import STRIKE_NAVY
from ecliptic.games.arcs.campaign.fates.f05_golem_actions import WARRIOR
from ecliptic.games.arcs.campaign.notation import made
from ecliptic.games.arcs.state import EMPIRE
from ecliptic.kernel import Action
from tests.rules.arcs.scene import SKIRMISH
from tests.rules.blighted_reach.scene import CRISES, EDICTS, Scene
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import holding, secured

POLICIES = ["AID03", "AID04", "AID05"]
LAWS = ["F02-14", "F02-15", "F02-16", "F02-17", "F02-22"]
MEMBERS = ["F02-18", "F02-19", "F02-20", "F02-21"]


def founder(act: int = 1, **more: Any) -> dict[str, Any]:
    """The campaign's part with seat 1 as the Founder."""
    card = {1: "F02-01B", 2: "F02-12B", 3: "F02-25B"}[act]
    booklet = [] if act == 1 else LAWS if act == 2 else [*LAWS[:1], "F02-26", *LAWS[2:]]
    return {
        "act": act,
        "fates": ["none", "founder", "none"],
        "objectives": [-1, -1 if act == 3 else 16, -1],
        "objective_cards": ["", card, ""],
        "booklet": [*POLICIES, *booklet],
        "pool": [],
        **more,
    }


def common(seats: list[int], act: int = 2, **fields: Any) -> dict[str, Any]:
    """Fields of a scene in which these seats are Members."""
    rows: dict[str, Any] = {
        "me": fields.pop("me", {}),
        "foe": fields.pop("foe", {}),
        "players": {2: fields.pop("third", {})},
    }
    for seat in seats:
        row = rows["me"] if seat == 0 else rows["foe"] if seat == 1 else rows["players"][2]
        row["cards"] = [*row.get("cards", []), MEMBERS[seat]]
    return {**rows, "campaign": founder(act, **fields.pop("campaign", {})), **fields}


def marker(place: str) -> dict[str, Any]:
    """The Commonwealth marker aside or in a box."""
    return {"tokens": [{"token": "commonwealth-ambition", "place": place}]}


def place_of_marker(scene: Scene) -> str:
    """Where the Commonwealth marker is; an error if it is scrapped."""
    place: str = scene.campaign["tokens"][0]["place"]
    return place


def rows_of(field: str, values: list[Any]) -> dict[str, Any]:
    """One field of each of three players."""
    return {name: {field: value} for name, value in zip(("me", "foe", "third"), values, strict=True)}


# Act I


@pytest.mark.parametrize(("titles", "left"), [(["regent", "outlaw", "regent"], 12), (["regent"] * 3, 16)])
def test_an_outlaw_advances_for_ambitions_and_systems(titles: list[str], left: int) -> None:
    """3 for the ambition won, 1 for the system under control."""
    scene = last_chapter(
        chapter=1,
        foe={"trophies": ["0 ship"]},
        ships={"2-hex": {"1": 1}, "3-hex": {"0": 1, "2": 1}},
        markers=["warlord", "", ""],
        campaign=founder(titles=titles),
    )
    assert scene.campaign["objectives"][1] == left


def declaring(**fields: Any) -> Scene:
    """Seat 0 holds the Parade Fleets and declares Tycoon."""
    me = {"cards": ["F02-02"], **fields.pop("me", {})}
    scene = Scene(hand=["administration-2"], me=me, **fields)
    scene.play("lead:administration-2", "declare:tycoon")
    return scene


def test_parade_fleets_place_ships_and_turn_the_title() -> None:
    scene = declaring(buildings={"2-hex/1": "free city", "3-hex/1": "free starport", "4-hex/1": "free city damaged"})
    assert scene.options() == ["no", "at:2-hex", "at:4-hex"]
    scene.play("at:2-hex")
    assert scene.ships("2-hex") == [2, 0]
    assert scene.options() == ["yes", "no"]
    scene.play("yes")
    assert scene.title(0) == "outlaw"


@pytest.mark.parametrize(("answer", "title"), [("yes", "outlaw"), ("no", "regent")])
def test_the_title_may_turn_without_a_parade(answer: str, title: str) -> None:
    """Two sentences, two questions: "you may place ships. Then, if you are a Regent, you may become an Outlaw"."""
    scene = declaring(buildings={"2-hex/1": "free city"})
    scene.play("no", answer)
    assert scene.ships("2-hex") == [0, 0]
    assert scene.title(0) == title
    assert "end" in scene.options()


def test_without_a_free_city_the_title_may_still_turn_and_an_outlaw_is_not_asked() -> None:
    assert declaring().options() == ["yes", "no"]
    scene = declaring(campaign={"titles": ["outlaw", "regent", "regent"], "first_regent": 1})
    assert "end" in scene.options()


def test_parade_fleets_leave_on_fuel_outrage() -> None:
    """Protected cards are still discarded then (ABR-13.1)."""
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F02-02"]},
        ships={"4-crescent": {"0": 2}},
        buildings={"4-crescent/1": "free city damaged"},
        luck=[[SKIRMISH["hit"], SKIRMISH["hit"]]],
    )
    scene.play("lead:aggression-2", "battle:4-crescent/free", "dice:0-2-0")
    assert scene.me["outrage"] == ["fuel"]
    assert scene.state["court_discard"] == ["F02-02"]


@pytest.mark.parametrize("left", [0, 3])
def test_resolution_of_act_one(left: int) -> None:
    cards = [f"F02-{n:02}" for n in range(4, 12)]
    scene = last_chapter(campaign=founder(objectives=[-1, left, -1], sets=cards))
    there = sorted(card for card in scene.state["court"] + scene.state["court_deck"] if card.startswith("F02"))
    if left:
        assert there == ["F02-08", "F02-09", "F02-10", "F02-11"]
        assert scene.foe.get("cards", []) == []
    else:
        assert there == ["F02-05", "F02-06", "F02-07"]
        assert scene.foe["cards"][0] == "F02-04"
        assert {"F02-08", "F02-11"} <= set(scene.campaign["sets"])


# What Act I leaves


def test_the_book_of_liberation_builds_free_buildings_and_clears_outrage() -> None:
    scene = holding(
        "F02-04",
        me={"outrage": ["relic", "fuel"]},
        ships={"2-hex": {"0": 1}, "3-hex": {"0": 1, "empire": 1}},
        buildings={},
    )
    assert "use:build_free" in scene.options()
    scene.play("use:build_free")
    assert {option.split(":")[1].split("/")[0] for option in scene.options()} == {"2-hex"}
    scene.play("build_free:2-hex/starport")
    assert scene.building("2-hex/1") == "free starport"
    assert scene.me["outrage"] == ["fuel"]


def test_the_book_of_liberation_protects_free_buildings_from_its_holder() -> None:
    fields: dict[str, Any] = {"ships": {"2-hex": {"0": 2}}, "buildings": {"2-hex/1": "free city"}}
    assert holding("F02-04", "aggression-2", **fields).options("battle") == []
    assert holding("CC01", "aggression-2", **fields).options("battle") == ["battle:2-hex/free"]


def test_a_free_building_beside_stronger_rivals_comes_damaged() -> None:
    scene = holding("F02-04", ships={"2-hex": {"0": 1, "1": 2}})
    scene.play("use:build_free", "build_free:2-hex/city")
    assert scene.building("2-hex/1") == "free city damaged"


@pytest.mark.parametrize("card", ["F02-05", "F02-06", "F02-07"])
@pytest.mark.parametrize(
    ("symbol", "held"),
    [
        ("arrow", [[0, 0, 1], [1, 0, 0], [0, 1, 0]]),
        ("hex", [[0, 1, 0], [0, 0, 1], [1, 0, 0]]),
        ("crescent", [[0, 1, 1], [1, 0, 1], [1, 1, 0]]),
    ],
)
def test_political_intrigue_as_a_crisis(card: str, symbol: str, held: list[list[int]]) -> None:
    """Each row has what one seat holds of the others."""
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["EV01"]},
        court=["AID01", card, "CC02", "CC03", "CC04"],
        luck=[[CRISES[symbol]], [0]],
    )
    scene.play("lead:administration-2", "end", "event:EV01")
    scene.play_if_asked("end")
    scene.play("no")
    assert [row[:3] for row in scene.campaign["favors"]] == held
    assert scene.view()["court_bottom"] == [card]


def test_political_intrigue_gives_what_there_is() -> None:
    scene = secured("F02-05", players={2: {"captives": ["1 agent"] * 10}})
    assert scene.campaign["favors"][0] == [0, 0, 1, 0]
    assert scene.state["court_discard"] == ["F02-05"]


@pytest.mark.parametrize(
    ("card", "hand"),
    [
        ("F02-08", "construction-2"),
        ("F02-09", "construction-2"),
        ("F02-10", "administration-2"),
        ("F02-11", "administration-2"),
    ],
)
def test_unions(card: str, hand: str) -> None:
    scene = holding(card, hand)
    scene.play(f"prelude:{card}", "end")
    assert hand in scene.me["hand"]
    assert scene.state["court_discard"] == [card]


def test_one_union_for_each_card() -> None:
    scene = Scene(
        hand=["construction-2"], me={"cards": ["F02-08", "F02-09"]}, court=["AID01", "CC11", "CC12", "CC13", "CC14"]
    )
    scene.play("lead:construction-2", "prelude:F02-08")
    assert scene.options("prelude") == []


# Act II


def test_set_up_of_act_two() -> None:
    cards = [f"F02-{n:02}" for n in range(8, 28) if n not in (12, 23, 25)]
    scene = last_chapter(campaign=founder(objectives=[-1, 0, -1], sets=cards))
    assert scene.campaign["act"] == 2
    assert scene.campaign["objectives"][1] == 14
    assert scene.campaign["booklet"] == [*POLICIES, *LAWS]
    assert "F02-13" in scene.foe["cards"]
    assert place_of_marker(scene) == "aside"
    held = [[card for card in scene.player(seat)["cards"] if card in MEMBERS] for seat in range(3)]
    assert sorted(card for each in held for card in each) == MEMBERS[:3]
    assert all(len(each) == 1 for each in held)
    assert "F02-21" in scene.campaign["sets"]


def test_the_founder_may_place_the_marker_with_a_declaration() -> None:
    fields = common([0, 1, 2], me={"cards": ["F02-13"]}, campaign=marker("aside"))
    scene = Scene(hand=["administration-2"], **fields)
    scene.play("lead:administration-2", "declare:tycoon", "yes")
    assert place_of_marker(scene) == "box 1"
    assert scene.told("commonwealth-placed") == ["commonwealth-placed 0"]
    assert scene.view()["campaign"]["tokens"][0]["place"] == "box 1"
    scene = Scene(hand=["administration-2"], **fields)
    scene.play("lead:administration-2", "declare:tycoon", "no")
    assert place_of_marker(scene) == "aside"


def test_one_marker_only() -> None:
    fields = common([0], me={"cards": ["F02-13"]}, campaign=marker("box 3"))
    scene = Scene(hand=["administration-2"], **fields)
    scene.play("lead:administration-2", "declare:tycoon")
    assert "yes" not in scene.options()
    assert place_of_marker(scene) == "box 3"


def scoring(members: list[int], trophies: list[int], **fields: Any) -> Scene:
    """Warlord with the highest marker (5 and 3) and the Commonwealth marker is scored for these numbers of Trophies."""
    rows = rows_of("trophies", [["blight ship"] * n for n in trophies])
    campaign = {**marker("box 3"), **fields.pop("campaign", {})}
    return last_chapter(
        chapter=1, markers=["", "", "warlord"], flipped=0, **common(members, campaign=campaign, **rows, **fields)
    )


@pytest.mark.parametrize(
    ("members", "trophies", "powers"),
    [
        ([0, 1], [2, 2, 3], [4, 4, 0]),  # the Commonwealth has 4
        ([0, 1, 2], [2, 2, 3], [2, 2, 2]),
        ([1], [2, 4, 3], [0, 8, 0]),  # a Commonwealth of one
        ([0, 1], [1, 1, 3], [0, 0, 16]),  # twice both places
        ([0, 1], [1, 2, 3], [0, 0, 0]),  # a tie
        ([0, 1], [0, 0, 0], [0, 0, 0]),
        ([], [1, 2, 3], [0, 0, 16]),
        ([], [3, 3, 1], [0, 0, 0]),
    ],
)
def test_members_score_together(members: list[int], trophies: list[int], powers: list[int]) -> None:
    scene = scoring(members, trophies)
    assert [scene.power(seat) for seat in range(3)] == powers
    assert place_of_marker(scene) == "aside"


def test_city_power_is_for_a_winner_outside_the_commonwealth() -> None:
    buildings = {f"{n}-hex/1": "2 city" for n in range(1, 6)}
    assert scoring([0, 1], [1, 1, 3], buildings=buildings).power(2) == 16 + 5
    buildings = {f"{n}-hex/1": "0 city" for n in range(1, 6)}
    assert scoring([0, 1], [2, 2, 3], buildings=buildings).power(0) == 4


def test_nobody_and_other_powers_are_no_members() -> None:
    state: Any = playing("aggression-2", [0, 2]).table.state
    assert [is_member(state, seat) for seat in (-1, 0, 1, 2, 3, 4)] == [False, True, False, True, False, False]


def test_ambitions_without_the_marker_pay_as_usual() -> None:
    """Members share Warlord (5 and 3), and seat 0 alone is paid 2 for Tyrant."""
    rows = common([0, 1], campaign=marker("box 3"), me={"trophies": ["blight ship"], "captives": ["2 agent"]})
    scene = last_chapter(chapter=1, markers=["tyrant", "", "warlord"], flipped=0, **rows)
    assert scene.told("scored") == ["scored 0 tyrant 1 2", "scored 0 warlord 1 4", "scored 1 warlord 1 4"]
    assert [scene.power(seat) for seat in range(3)] == [6, 4, 0]


def test_the_marker_returns_from_a_box_without_an_ambition_marker() -> None:
    scene = last_chapter(chapter=1, **common([0], campaign=marker("box 3")))
    assert place_of_marker(scene) == "aside"
    assert [scene.power(seat) for seat in range(3)] == [0, 0, 0]


def test_tokens_of_two_players_are_a_contender_that_gains_nothing() -> None:
    campaign = {**marker("box 3"), "booklet": [*POLICIES, *LAWS], "act": 2, "pool": []}
    scene = Scene(
        hand=["administration-2"],
        me={"trophies": ["blight ship"], "cards": ["F02-18"]},
        seats=2,
        chapter=1,
        markers=["", "", "warlord"],
        flipped=0,
        boxes=[0, 0, 2, 0, 0],
        campaign=campaign,
    )
    scene.play("pass")
    assert scene.power(0) == 0


@pytest.mark.parametrize(("trophies", "left"), [([2, 2, 3], 16 - 4 - 1), ([1, 1, 3], 15)])
def test_the_objective_of_act_two(trophies: list[int], left: int) -> None:
    """2 for each Member if the Commonwealth wins; 1 for each Free city outside the Empire."""
    scene = scoring(
        [0, 1],
        trophies,
        ships={"3-hex": {"empire": 1}},
        buildings={"2-hex/1": "free city", "3-hex/1": "free city", "4-hex/1": "free starport"},
    )
    assert scene.campaign["objectives"][1] == left


def playing(hand: str, members: list[int], **fields: Any) -> Scene:
    """Seat 0 leads a card in Act II."""
    scene = Scene(hand=[hand], **common(members, **fields))
    scene.play(f"lead:{hand}")
    return scene


@pytest.mark.parametrize("member", [True, False])
def test_members_use_free_buildings_outside_the_empire(member: bool) -> None:
    buildings = {"2-hex/1": "free city", "3-hex/1": "free city", "4-hex/1": "free starport damaged"}
    fields: dict[str, Any] = {"ships": {"3-hex": {"empire": 1}, "4-hex": {"1": 2}}, "buildings": buildings}
    members = [0] if member else [1]
    found = playing("administration-2", members, **fields).options("tax")
    assert found == (["tax:2-hex/1"] if member else [])
    found = playing("construction-2", members, **fields).options()
    assert ("build_ship:4-hex/1" in found) is member
    assert ("repair:4-hex/1" in found) is member
    assert "repair:3-hex/1" not in found


def test_what_members_build_with_free_buildings_is_fresh() -> None:
    """Seat 1 controls the system."""
    scene = playing(
        "construction-2",
        [0],
        ships={"4-crescent": {"1": 2}},
        buildings={"4-crescent/1": "free starport"},
    )
    scene.play("build_ship:4-crescent/1")
    assert scene.ships("4-crescent") == [1, 0]
    scene.play("build_starport:4-crescent")
    assert scene.building("4-crescent/2") == "0 starport"
    scene = playing(
        "construction-2",
        [0],
        ships={"4-crescent": {"1": 2}},
        buildings={"4-crescent/1": "free city", "4-crescent/2": "0 starport"},
    )
    scene.play("build_ship:4-crescent/2")
    assert scene.ships("4-crescent") == [0, 1]  # no Free starport built it


@pytest.mark.parametrize(("beside", "damaged"), [("free city", ""), ("free starport", ""), ("0 city", " damaged")])
def test_buildings_of_members_are_fresh_beside_any_free_building(beside: str, damaged: str) -> None:
    """Seat 1 controls the system."""
    scene = playing("construction-2", [0], ships={"4-crescent": {"1": 2}}, buildings={"4-crescent/1": beside})
    scene.play("build_city:4-crescent")
    assert scene.building("4-crescent/2") == f"0 city{damaged}"


def test_members_catapult_from_free_starports() -> None:
    fields: dict[str, Any] = {
        "ships": {"2-hex": {"0": 1, "1": 3}},
        "buildings": {"2-hex/1": "free starport"},
    }
    scene = playing("mobilization-2", [0], **fields)
    scene.play("move:2-hex>2-gate")
    scene.play_if_asked("ships:1+0")
    assert scene.options("catapult")
    scene = playing("mobilization-2", [1], **fields)
    scene.play("move:2-hex>2-gate")
    scene.play_if_asked("ships:1+0")
    assert not scene.options("catapult")


@pytest.mark.rule("ABR-4.21")
@pytest.mark.parametrize("face", ["hit", "blank"])
def test_harming_a_free_building_ends_the_membership(face: str) -> None:
    """Also without a hit; before raiding."""
    scene = playing(
        "aggression-2",
        [0, 1],
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "free starport"},
        luck=[[SKIRMISH[face]]],
    )
    scene.play("battle:2-hex/free", "dice:0-1-0")
    assert scene.me.get("cards", []) == []
    assert scene.foe["cards"] == ["F02-19"]
    assert "F02-18" in scene.state["box"]
    assert scene.told("left-commonwealth") == ["left-commonwealth 0"]


@pytest.mark.rule("ABR-4.21")
@pytest.mark.parametrize("roll", [[SKIRMISH["hit"]], [SKIRMISH["blank"]]])
def test_galactic_rifles_that_harm_a_free_building_end_the_membership(roll: list[int]) -> None:
    """Harm is not only battle (L02): the title goes although nothing was hit."""
    scene = playing(
        "aggression-2",
        [0, 1],
        me={"cards": ["L02"]},
        ships={"2-gate": {"0": 1}},
        buildings={"2-hex/1": "free city damaged"},
        luck=[roll],
    )
    scene.play("use:fire_rifles", "dice:0-1-0")
    assert scene.me["cards"] == ["L02"]
    assert scene.foe["cards"] == ["F02-19"]
    assert scene.me.get("outrage", []) == (["relic"] if roll == [SKIRMISH["hit"]] else [])


def test_galactic_rifles_that_harm_somebody_else_keep_the_membership() -> None:
    scene = playing(
        "aggression-2",
        [0, 1],
        me={"cards": ["L02"]},
        ships={"2-gate": {"0": 1}, "2-hex": {"blight": 1}},
        luck=[[SKIRMISH["hit"]]],
    )
    scene.play("use:fire_rifles", "dice:0-1-0")
    assert sorted(scene.me["cards"]) == ["F02-18", "L02"]


def test_a_position_in_the_middle_of_fire_rifles_at_free_buildings_can_be_loaded() -> None:
    scene = playing(
        "aggression-2",
        [1],
        me={"cards": ["L02"]},
        ships={"2-gate": {"0": 1}},
        buildings={"2-hex/1": "free city", "2-hex/2": "free starport"},
        luck=[[SKIRMISH["hit"]]],
    )
    scene.play("use:fire_rifles", "dice:0-1-0")
    assert scene.options() == ["hit_building:2-hex/1", "hit_building:2-hex/2"]
    assert ecliptic.load(scene.table.save()).waiting == [0]


@pytest.mark.rule("ABR-4.21")
@pytest.mark.parametrize(
    ("verb", "n", "action", "owner"),
    [
        ("martyr", 8, notation.HIT_DAMAGED[1], 1),  # L18, in system 7
        ("incite_revolt", 0, notation.AT[7], 1),  # F02-27
        ("spend_golem", WARRIOR, notation.AT[7], 1),  # F05
        ("reprisal_in_cluster", 0, made("strike", "navy/2", (STRIKE_NAVY, 1)), EMPIRE),  # F01-15
    ],
)
def test_cards_that_destroy_or_hit_ships_do_harm_too(verb: str, n: int, action: Action, owner: int) -> None:
    """The moment `harmed` comes whatever does the harm; the law F02-22 waits for it."""
    ships = {"2-hex": {"1": [0, 1], "empire": 1}}
    campaign = {"titles": ["regent", "outlaw", "regent"]}
    scene = playing("aggression-2", [0], ships=ships, buildings={"2-hex/1": "free city"}, campaign=campaign)
    state: Any = scene.table.state
    step = next(each for steps in state.effects.steps for each in steps if getattr(each, "verb", "") == verb)
    step.pick(state, 0, 0, n, action)
    assert [frame.subject for frame in state.stack if isinstance(frame, React)] == [owner]


def test_without_members_the_edict_and_its_armistices_go() -> None:
    scene = playing(
        "aggression-2",
        [0],
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "free starport"},
        luck=[[SKIRMISH["blank"]]],
    )
    scene.play("battle:2-hex/free", "dice:0-1-0")
    assert scene.campaign["booklet"] == [*POLICIES, "F02-14", "F02-22"]
    assert {"F02-15", "F02-16", "F02-17"} <= set(scene.state["box"])
    assert scene.told("card-left") == ["card-left F02-15", "card-left F02-16", "card-left F02-17"]


def edict(powers: list[int], act: int = 2, members: tuple[int, ...] = (0, 1, 2), **more: Any) -> Scene:
    """The edicts of a round whose Council is decided for nobody: the event die says edicts."""
    rows = rows_of("power", powers)
    rows["foe"]["hand"] = ["EV01"]
    fields = common(list(members), act, **rows)
    fields["campaign"]["first_regent"] = -1
    fields["campaign"]["titles"] = ["outlaw"] * 3
    scene = Scene(
        hand=["administration-2", "construction-3"],
        luck=[[EDICTS["hex"]], [0]],
        **{**fields, **more},
    )
    scene.play("lead:administration-2", "end", "event:EV01")
    scene.play_if_asked("end")
    scene.play("no")
    return scene


def test_the_member_with_the_least_power_calls_for_an_armistice() -> None:
    scene = edict([3, 2, 1])
    assert scene.waiting == [2]
    assert scene.options() == ["no", "card:AID01", "card:CC01", "card:CC02", "card:CC03", "card:CC04"]
    scene.play("card:CC02")
    assert scene.campaign["booklet"] == [*POLICIES, "F02-14", "F02-15", "F02-17", "F02-22"]
    assert "F02-16" in str(scene.campaign["attached"])
    assert scene.told("attached", "armistice") == ["attached F02-16", "armistice CC02"]


@pytest.mark.parametrize("powers", [[3, 1, 1], [1, 1, 1]])
def test_no_call_on_a_tie(powers: list[int]) -> None:
    assert "attached" not in edict(powers).campaign
    assert edict(powers).options("card") == []


def test_a_player_outside_does_not_call() -> None:
    assert edict([3, 2, 1], members=(0, 1)).waiting == [1]


def test_in_act_three_the_founder_calls_too() -> None:
    scene = edict([3, 2, 1], act=3)
    scene.play("card:CC02")
    assert scene.waiting == [1]
    assert "card:CC02" not in scene.options()
    scene.play("card:CC03")
    assert not {"F02-16", "F02-17"} & set(scene.campaign["booklet"])


def test_the_mass_call_goes_without_members() -> None:
    scene = edict([3, 2, 1], act=3, members=())
    assert scene.campaign["booklet"] == [*POLICIES, "F02-14", "F02-22"]


ARMISTICE: dict[str, Any] = {"attached": ["", "F02-16"]}


def with_armistice(hand: str, members: list[int], **fields: Any) -> Scene:
    """Seat 0 leads with an Armistice attached to CC01."""
    campaign = {"booklet": [*POLICIES, "F02-14", "F02-15", "F02-17", "F02-22"], **ARMISTICE}
    return playing(hand, members, campaign={**campaign, **fields.pop("campaign", {})}, **fields)


@pytest.mark.rule("ABR-13.2")
@pytest.mark.parametrize(("members", "found"), [([0, 1], {"2"}), ([1, 2], {"1", "2", "free"}), ([0], {"1", "2"})])
def test_an_armistice_protects_members_and_free_buildings(members: list[int], found: set[str]) -> None:
    scene = with_armistice(
        "aggression-2",
        members,
        ships={"2-hex": {"0": 2, "1": 1, "2": 1}},
        buildings={"2-hex/1": "free city"},
        campaign={"titles": ["outlaw"] * 3, "first_regent": -1},
    )
    assert {option.split("/")[1] for option in scene.options("battle")} == found


@pytest.mark.rule("ABR-13.2")
def test_securing_an_armistice_spreads_the_agents() -> None:
    scene = with_armistice("aggression-2", [0, 1, 2], agents=[[], [2, 1, 0], [], [], []])
    scene.play("secure:CC01")
    assert "agent_to:1/CC02" in scene.options()
    assert "agent_to:0/CC01" not in scene.options()
    scene.play("agent_to:0/CC02", "agent_to:1/CC03", "agent_to:0/CC03")
    assert scene.agents("CC02")[:2] == [1, 0]
    assert scene.agents("CC03")[:2] == [1, 1]
    assert "captives" not in scene.me
    assert "CC01" in scene.me["cards"]
    assert "F02-16" in scene.campaign["booklet"]
    assert "secured_at" not in scene.campaign
    assert scene.state["court"][1] != ""


@pytest.mark.rule("ABR-13.2", "ABR-17.2")
@pytest.mark.parametrize("first", ["CC12", "F02-16"])
def test_an_armistice_and_council_intrigue_move_the_same_agents(first: str) -> None:
    """Both texts speak of the agents on the pair; none comes from the supply, in either order (F02-16, CC12)."""
    booklet = [*POLICIES, "F02-14", "F02-15", "F02-22"]
    scene = secured("CC12", [2], me={"cards": ["F02-18"]}, campaign={"booklet": booklet, "attached": ["", "F02-16"]})
    supply = scene.me["agents"]
    scene.play(f"card:{first}")
    moves = {"CC12": ["card:CC02", "done", "agent_to:0/CC03"], "F02-16": ["agent_to:0/CC02", "agent_to:0/CC03"]}
    scene.play(*moves[first])
    assert [scene.agents("CC02")[0], scene.agents("CC03")[0]] == [1, 1]
    assert scene.me["agents"] == supply
    assert scene.options("card") == []


def test_an_armistice_without_its_edict_is_scrapped() -> None:
    booklet = [*POLICIES, "F02-14", "F02-22"]
    scene = with_armistice("aggression-2", [0], agents=[[], [1], [], [], []], campaign={"booklet": booklet})
    scene.play("secure:CC01", "agent_to:0/CC02")
    assert "F02-16" in scene.state["box"]


def test_an_armistice_alone_in_the_court() -> None:
    """After an Intermission it comes from the deck like any card."""
    fields = common([0, 1], campaign={"booklet": [*POLICIES, "F02-14", "F02-15", "F02-22"]})
    scene = Scene(
        hand=["aggression-2"],
        court=["AID01", "F02-17", "CC02", "CC03", "CC04"],
        agents=[[], [1, 0, 0], [], [], []],
        ships={"2-hex": {"0": 1, "1": 1}},
        **fields,
    )
    scene.play("lead:aggression-2")
    assert scene.options("battle") == []
    scene.play("secure:F02-17", "agent_to:0/CC04")
    assert scene.agents("CC04")[0] == 1
    assert "F02-17" in scene.campaign["booklet"]


def test_an_armistice_without_members_stays_in_the_court_until_it_is_secured() -> None:
    """It comes from the deck after an Intermission, when nobody is a Member any more (F02-16)."""
    deck = ["F02-16", *(f"CC{n:02}" for n in range(5, 16))]
    booklet = [*POLICIES, "F02-14", "F02-22"]
    scene = secured("CC01", court_deck=deck, campaign={"booklet": booklet})
    assert scene.state["court"][1] == "F02-16"
    scene = secured("F02-16", [2, 1, 0], campaign={"booklet": booklet})
    scene.play("agent_to:1/CC02", "agent_to:0/CC02", "agent_to:0/CC02")
    assert scene.agents("CC02")[:2] == [2, 1]
    assert "F02-16" in scene.state["box"]


@pytest.mark.parametrize("left", [0, 5])
def test_resolution_of_act_two(left: int) -> None:
    fields = common([0, 1, 2], foe={"cards": ["F02-13", "F02-04"]}, campaign=marker("aside"))
    fields["campaign"].update(
        {"objectives": [-1, left, -1], "sets": ["F02-08", "F02-09", "F02-10", "F02-11", "F02-24"]}
    )
    fields["campaign"]["sets"] += ["F02-26", "F02-27"] if not left else []
    scene = last_chapter(**fields)
    there = sorted(card for card in scene.state["court"] + scene.state["court_deck"] if card.startswith("F02"))
    if left:
        assert there == ["F02-08", "F02-09", "F02-10", "F02-11"]
        assert "F02-13" not in scene.foe["cards"]
        assert {"F02-13", "F02-24"} <= set(scene.state["box"])
        assert "tokens" not in scene.campaign
    else:
        assert there == []
        assert {"F02-13", "F02-24", "F02-27"} <= set(scene.foe["cards"])
        assert "F02-15" not in scene.campaign["booklet"]
        assert {"F02-26", "F02-16", "F02-17"} <= set(scene.campaign["booklet"])
    assert all(any(card in MEMBERS for card in scene.player(seat)["cards"]) for seat in range(3))


# Act III


@pytest.mark.parametrize(
    ("agents", "members", "found"),
    [
        ([1, 1, 0], [0, 2], True),
        ([1, 1, 0], [0, 1], False),
        ([1, 1, 1], [0, 1], True),  # one Member and one who is none
        ([1, 2, 1], [0], False),
        ([2, 1, 1], [0, 1, 2], True),
        ([0, 0, 0], [0], False),
    ],
)
def test_spirit_of_freedom_secures_on_a_tie(agents: list[int], members: list[int], found: bool) -> None:
    fields = common(members, 3, me={"cards": ["F02-24"]})
    scene = Scene(hand=["aggression-2"], agents=[[], agents, [], [], []], **fields)
    scene.play("lead:aggression-2")
    assert ("secure:CC01" in scene.options()) is found


@pytest.mark.parametrize("members", [[], [0, 1]])
def test_freedom_fighters_destroy_damaged_ships(members: list[int]) -> None:
    """A Member spares Members while an Armistice is in the Court."""
    fields = common(
        members,
        3,
        me={"cards": ["F02-27"]},
        campaign={"attached": ["", "F02-16"], "booklet": [*POLICIES, "F02-14", "F02-22"]},
    )
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"1": [1, 2], "2": [0, 1], "empire": [1, 1]}, "3-hex": {"2": [0, 1]}, "6-hex": {"0": [0, 1]}},
        buildings={"2-hex/1": "free city", "3-hex/1": "free city damaged"},
        **fields,
    )
    scene.play("lead:aggression-2")
    scene.play("use:incite_revolt")
    assert scene.ships("2-hex", 1) == ([1, 2] if members else [1, 0])
    assert scene.ships("2-hex", 2) == [0, 0]
    assert scene.state["ships"]["2-hex"]["empire"] == [1, 0]
    assert scene.ships("3-hex", 2) == [0, 1]
    assert "trophies" not in scene.me


@pytest.mark.rule("ABR-3.5")
@pytest.mark.parametrize(
    ("trophies", "cities", "power"),
    [([2, 2, 3], 3, 2), ([2, 2, 3], 2, 0), ([2, 2, 3], 7, 4), ([1, 1, 3], 7, 0)],
)
def test_grand_ambitions(trophies: list[int], cities: int, power: int) -> None:
    """Of eight Free cities one belongs to the Empire's systems and one to somebody outside."""
    rows = rows_of("trophies", [["blight ship"] * n for n in trophies])
    free = [f"{n}-{name}/1" for n in (1, 2, 3, 4) for name in ("hex", "arrow")][:cities]
    scene = last_chapter(
        chapter=1,
        markers=["", "", "warlord"],
        flipped=0,
        ships={"5-hex": {"2": 1}, "5-arrow": {"empire": 1}, "1-hex": {"0": 1}},
        buildings=dict.fromkeys([*free, "5-hex/1", "5-arrow/1"], "free city"),
        **common([0, 1], 3, campaign=marker("box 3"), **rows),
    )
    share = 4 if trophies[2] < trophies[0] + trophies[1] else 0
    assert scene.power(1) == power + share


# Further situations


def test_free_buildings_need_an_empty_slot() -> None:
    """2-hex has two slots, 2-arrow one (F02-04)."""
    scene = holding(
        "F02-04",
        ships={"2-hex": {"0": 1}, "2-arrow": {"0": 1}, "3-hex": {"0": 1}},
        buildings={"2-hex/1": "free city", "2-hex/2": "1 city", "2-arrow/1": "0 city"},
    )
    scene.play("use:build_free")
    assert scene.options() == ["build_free:3-hex/city", "build_free:3-hex/starport"]


@pytest.mark.parametrize(
    ("members", "armistice", "left"),
    [([0, 1], True, [1, 2]), ([0, 1], False, [1, 0]), ([1, 2], True, [1, 0]), ([1, 2], False, [1, 0])],
)
def test_only_an_armistice_between_members_spares_them(members: list[int], armistice: bool, left: list[int]) -> None:
    """The ships go back to their owners; the Empire's too (F02-27)."""
    fields = common(
        members,
        3,
        me={"cards": ["F02-27"]},
        campaign={"attached": ["", "F02-16"] if armistice else [], "booklet": [*POLICIES, "F02-14", "F02-22"]},
    )
    ships: dict[str, dict[str, Any]] = {"2-hex": {"1": [1, 2], "empire": [1, 1]}, "6-hex": {"0": 1, "2": 1}}
    scene = Scene(hand=["aggression-2"], ships=ships, buildings={"2-hex/1": "free city"}, **fields)
    scene.play("lead:aggression-2", "use:incite_revolt")
    assert scene.ships("2-hex", 1) == left
    assert scene.foe["ships"] == 15 - sum(left)
    assert scene.state["ships"]["2-hex"]["empire"] == [1, 0]


@pytest.mark.parametrize(("cities", "power"), [(2, 0), (3, 2), (6, 2), (7, 4)])
def test_three_and_seven_protected_cities(cities: int, power: int) -> None:
    """The Commonwealth wins Warlord together: 2 for each grand ambition besides its share, 4 (ABR-3.5)."""
    rows = rows_of("trophies", [["blight ship"] * n for n in (2, 2, 3)])
    free = [f"{n}-{name}/1" for n in (1, 2, 3, 4) for name in ("hex", "arrow")][:cities]
    scene = last_chapter(
        chapter=1,
        markers=["", "", "warlord"],
        flipped=0,
        buildings=dict.fromkeys(free, "free city"),
        **common([0, 1], 3, campaign=marker("box 3"), **rows),
    )
    assert scene.power(1) == power + 4


@pytest.mark.parametrize(
    ("symbol", "favors"),
    [
        ("arrow", [(0, 1), (1, 2), (2, 0)]),
        ("hex", [(0, 2), (1, 0), (2, 1)]),
        ("crescent", [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]),
    ],
)
def test_favors_go_to_the_neighbours_of_the_rolled_side(symbol: str, favors: list[tuple[int, int]]) -> None:
    """The left neighbour for an arrow, the right one for a hex, both for a crescent (F02-05)."""
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["EV01"]},
        court=["AID01", "F02-05", "CC02", "CC03", "CC04"],
        luck=[[CRISES[symbol]], [0]],
    )
    scene.play("lead:administration-2", "end", "event:EV01", "end", "no")
    held = scene.campaign["favors"]
    given = [(owner, holder) for holder in range(3) for owner in range(3) if held[holder][owner]]
    assert sorted(given) == favors


def test_whoever_has_no_agent_gives_no_favor() -> None:
    """Seat 1 has none left when the card is secured (F02-05)."""
    scene = secured("F02-05", foe={"agents": 0, "outrage": []}, campaign={"favors": [[0, 10, 0, 0]]})
    assert scene.campaign["favors"][0] == [0, 10, 1, 0]
