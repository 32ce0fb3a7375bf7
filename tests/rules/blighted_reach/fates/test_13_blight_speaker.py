"""Fate 13, the Blight Speaker: Acts II and III, and what its success or failure leaves."""

from typing import Any

import pytest

from tests.rules.arcs.scene import SKIRMISH
from tests.rules.blighted_reach.fates.acts import chapter_end, fated, new_act
from tests.rules.blighted_reach.fates.test_10_hegemon import members_win
from tests.rules.blighted_reach.scene import CRISES, Scene
from tests.rules.blighted_reach.test_11_flagships import flagship
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import crisis, holding, secured

HIT = SKIRMISH["hit"]
SPEAKER = "blight_speaker"


def blight(scene: Scene, system: str) -> list[int]:
    """Fresh and damaged Blight of a system."""
    found: list[int] = scene.state["ships"].get(system, {}).get("blight", [0, 0])
    return found


def test_set_up() -> None:
    """A ship is scrapped from the supply and one from the map; then eight are on the map."""
    scene = new_act(SPEAKER, 2, ships={"2-hex": {"0": 3}})
    assert scene.me["cards"] == ["F13-02"]
    scene.play("no", "at:2-hex")
    assert scene.ships("2-hex") == [2, 0]
    for _ in range(6):
        scene.play("at:4-gate")
    assert scene.ships("4-gate") == [6, 0]
    assert scene.me["ships"] == 5  # of 15: two scrapped, eight on the map
    assert scene.campaign["objectives"][0] == 16


def test_set_up_with_many_ships_replenishes_nothing() -> None:
    scene = new_act(SPEAKER, 2, ships={"2-hex": {"0": 10}})
    scene.play("no", "no")
    assert scene.ships("2-hex") == [10, 0]
    assert scene.me["ships"] == 3


@pytest.mark.parametrize(
    ("markers", "trophies", "left"),
    [
        (["warlord", "", ""], 2, 13),  # three Blight near ships
        (["warlord", "empath", ""], 2, 10),  # for each ambition won
        (["warlord", "", ""], 1, 16),  # a tie wins nothing
        (["", "", ""], 2, 16),
    ],
)
def test_contact_an_ancient_intelligence(markers: list[str], trophies: int, left: int) -> None:
    scene = chapter_end(
        SPEAKER,
        "F13-01B",
        16,
        me={"trophies": ["1 ship"] * trophies, "resources": ["psionic"]},
        foe={"trophies": ["2 ship"]},
        ships={"2-hex": {"0": 1, "blight": [1, 1]}, "3-hex": {"0": 1, "blight": 1}, "4-hex": {"blight": 2}},
        markers=markers,
        campaign={"act": 2},
    )
    assert scene.campaign["objectives"][0] == left


@pytest.mark.rule("ABR-8.7")
def test_spawn_damages_a_blight_and_places_one() -> None:
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["F13-02"]},
        ships={"2-hex": {"0": 1, "blight": 1}, "3-hex": {"blight": 1}, "4-hex": {"0": 1, "blight": [0, 1]}},
        campaign=fated(SPEAKER, "F13-01B", 16, act=2),
    )
    scene.play("lead:construction-2", "use:spawn")
    assert blight(scene, "2-hex") == [0, 2]
    assert scene.campaign["objectives"][0] == 15
    assert "use:spawn" not in scene.options()  # no fresh Blight in a controlled system


def test_spawn_without_any_blight_left() -> None:
    """All 24 tokens are on the map: the cost is paid, nothing comes, the objective does not advance."""
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["F13-02"]},
        ships={"2-hex": {"0": 1, "blight": 12}, "3-hex": {"blight": 12}},
        campaign=fated(SPEAKER, "F13-01B", 16, act=2),
    )
    scene.play("lead:construction-2", "use:spawn")
    assert blight(scene, "2-hex") == [11, 1]
    assert scene.campaign["objectives"][0] == 16


@pytest.mark.rule("ABR-8.6")
@pytest.mark.parametrize(("cards", "goes_on"), [(["F13-02"], True), ([], False)])
def test_blight_does_not_end_catapults_of_spore_ships(cards: list[str], goes_on: bool) -> None:
    scene = Scene(
        hand=["mobilization-2"],
        me={"cards": cards},
        ships={"2-hex": {"0": 1}, "2-gate": {"blight": 1}},
        buildings={"2-hex/1": "0 starport"},
    )
    scene.play("lead:mobilization-2", "move:2-hex>2-gate")
    assert ("catapult:3-gate" in scene.options()) == goes_on


@pytest.mark.parametrize("left", [0, 3])
def test_resolution(left: int) -> None:
    cards = [f"F13-{n:02}" for n in (4, 5, 6, 7, 8, 9, 10, 11, 13)]
    scene = last_chapter(
        campaign=fated(SPEAKER, "F13-01B", left, act=2, sets=cards), me={"cards": ["F13-02"], "power": 4}
    )
    there = sorted(card for card in scene.state["court"] + scene.state["court_deck"] if card.startswith("F13"))
    if left:
        assert there == ["F13-09", "F13-10", "F13-11"]
        assert scene.me["cards"][:1] == ["F13-02"]
        assert "F13-04" not in scene.me["cards"]
        assert scene.power(0) == 1
    else:
        assert there == ["F13-05", "F13-06", "F13-07", "F13-08", "F13-09"]
        assert scene.me["cards"] == ["F13-02", "F13-04", "F13-13"]  # the last by the set-up of Act III
        assert scene.power(0) == 2


# Blight Fury


def test_blight_fury_moves_blight_alone_or_with_ships() -> None:
    scene = holding("F13-04", "mobilization-3", ships={"2-hex": {"0": 2, "blight": [1, 1]}, "3-hex": {"blight": 1}})
    assert not [option for option in scene.options("move") if "3-hex" in option]  # not controlled
    scene.play("move:2-hex>2-gate")
    assert scene.options() == ["ships:1+1", "ships:1+0", "ships:0+1", "ships:0+0"]
    game, state = scene.table.game, scene.table.state
    labels = [game.say(game.label(state, 0, option), []) for option in scene.table.options(0)]
    assert labels == ["1 fresh, 1 damaged", "1 fresh", "1 damaged", "No Blight"]
    scene.play("ships:1+0", "fleet:1+0/0+0")
    assert blight(scene, "2-gate") == [1, 0]
    assert scene.ships("2-gate") == [1, 0]
    scene.play("move:2-hex>2-gate", "ships:0+1", "fleet:0+0/0+0")
    assert blight(scene, "2-gate") == [1, 1]
    assert scene.ships("2-hex") == [1, 0]


def test_blight_fury_moves_ships_without_blight() -> None:
    scene = holding("F13-04", "mobilization-3", ships={"2-hex": {"0": 1, "blight": 1}})
    scene.play("move:2-hex>2-gate", "ships:0+0")
    assert scene.ships("2-gate") == [1, 0]
    assert blight(scene, "2-hex") == [1, 0]


def test_blight_fury_with_imperial_ships() -> None:
    """The Regent controls through Imperial ships; Blight comes beside the fleet, not in place of it."""
    scene = holding("F13-04", "mobilization-3", ships={"2-hex": {"0": 1, "empire": 2, "blight": 1}})
    scene.play("move:2-hex>2-gate", "ships:1+0", "fleet:1+0/1+0")
    assert scene.state["ships"]["2-gate"] == {"0": [1, 0], "empire": [1, 0], "blight": [1, 0]}


def test_blight_cannot_catapult_not_even_its_first_step() -> None:
    for moved, goes_on in (("ships:1+0", False), ("ships:0+0", True)):
        scene = holding(
            "F13-04", "mobilization-3", ships={"2-hex": {"0": 1, "blight": 1}}, buildings={"2-hex/1": "0 starport"}
        )
        scene.play("move:2-hex>2-gate", moved)
        scene.play_if_asked("fleet:1+0/0+0")
        assert scene.ships("2-gate") == [1, 0]
        assert ("catapult:3-gate" in scene.options()) == goes_on


def test_blight_fury_repairs_blight() -> None:
    scene = holding(
        "F13-04", "administration-2", ships={"2-hex": {"0": 1, "blight": [0, 1]}, "3-hex": {"blight": [0, 1]}}
    )
    repairs = [option for option in scene.options() if "blight" in option]
    assert len(repairs) == 1
    scene.play(repairs[0])
    assert blight(scene, "2-hex") == [1, 0]


def angry(**fields: Any) -> Scene:
    """The Blight is angered; the number die shows cluster 2."""
    scene = holding("F13-04", "aggression-2", luck=[[1]], **fields)
    scene.play("use:anger")
    return scene


@pytest.mark.rule("ABR-9.2", "ABR-9.3")
def test_anger_brings_crises_to_the_rolled_cluster() -> None:
    scene = angry(
        ships={
            "2-hex": {"blight": [0, 1], "1": 1, "empire": 1},
            "2-arrow": {"blight": 1, "1": 2},
            "3-hex": {"blight": 1, "1": 1},
        }
    )
    assert scene.state["ships"]["2-hex"]["empire"] == [0, 1]
    assert scene.ships("2-hex", 1) == [1, 0]
    assert scene.ships("2-arrow", 1) == [0, 1]
    assert scene.ships("3-hex", 1) == [1, 0]


def test_anger_is_turned_elsewhere_by_psionics() -> None:
    """Cluster 6 is two steps from cluster 2: over 1."""
    scene = angry(me={"resources": ["psionic", "psionic"]}, ships={"6-hex": {"blight": [0, 1], "0": 2, "1": 1, "2": 1}})
    assert scene.options() == ["cluster:2", "cluster:1", "cluster:3", "cluster:4", "cluster:6"]
    scene.play("cluster:6")
    assert scene.ships("6-hex") == [1, 1]
    assert scene.resources() == []
    assert scene.supply("psionic") == 5


@pytest.mark.parametrize(
    ("cards", "resources", "stored", "n"),
    [
        (["F06-08"], ["warrior", "fuel"], [], 3),  # a Golem is no resource, also with Loyal Empaths
        (["F12-02"], ["psionic"], ["F12-02 psionic"], 5),  # a Hoard is spent too
    ],
)
def test_anger_is_turned_by_what_can_be_spent(
    cards: list[str], resources: list[str], stored: list[str], n: int
) -> None:
    tokens = [{"token": "golem-warrior", "place": "seat 0", "side": "awake"}] if "warrior" in resources else []
    scene = holding(
        "F13-04",
        "aggression-2",
        me={"cards": ["F13-04", *cards], "resources": resources},
        ships={"2-hex": {"0": 1, "blight": 1}},
        luck=[[0]],
        campaign={"tokens": tokens, "stored": stored},
    )
    scene.play("use:anger")
    assert len(scene.options("cluster")) == n


def test_anger_needs_blight_somewhere() -> None:
    assert "use:anger" not in holding("F13-04", "aggression-2").options()


# The other cards


@pytest.mark.parametrize(("cards", "left"), [(["F13-05"], [0, 1]), ([], [1, 0])])
def test_blight_hunters_need_one_hit(cards: list[str], left: list[int]) -> None:
    scene = Scene(hand=["aggression-2"], me={"cards": cards}, ships={"2-hex": {"0": 1, "blight": 1}}, luck=[[HIT]])
    scene.play("lead:aggression-2", "battle:2-hex/blight", "dice:0-1-0")
    assert blight(scene, "2-hex") == left


def test_blight_hunters_of_somebody_else_do_nothing() -> None:
    scene = Scene(
        hand=["aggression-2"], foe={"cards": ["F13-05"]}, ships={"2-hex": {"0": 1, "blight": 1}}, luck=[[HIT]]
    )
    scene.play("lead:aggression-2", "battle:2-hex/blight", "dice:0-1-0")
    assert blight(scene, "2-hex") == [1, 0]


def test_blight_reapers_harvest() -> None:
    ships: dict[str, dict[str, Any]] = {
        "2-hex": {"0": 1, "blight": [0, 1]},
        "3-gate": {"0": 1, "blight": [0, 1]},
        "4-hex": {"0": 1, "blight": 1},
        "5-hex": {"blight": [0, 1]},
    }
    scene = holding("F13-06", "administration-3", ships=ships)
    scene.play("use:harvest")
    assert scene.options() == ["at:2-hex", "at:3-gate"]
    scene.play("at:2-hex")
    assert scene.resources() == ["relic"]
    assert "trophies" not in scene.me
    assert blight(scene, "2-hex") == [0, 0]
    scene.play("use:harvest", "type:weapon")
    assert sorted(scene.resources()) == ["relic", "weapon"]


@pytest.mark.parametrize("card", ["F13-07", "F13-08", "F13-09"])
def test_blight_purge_pays_everybody_in_a_crisis(card: str) -> None:
    scene = crisis(card, me={"trophies": ["blight ship", "1 ship"]}, foe={"trophies": ["blight ship"] * 2})
    assert (scene.power(0), scene.power(1), scene.power(2)) == (2, 4, 0)
    assert card not in scene.state["court"]
    assert scene.state["court_deck"][-1] == card


@pytest.mark.parametrize("card", ["F13-07", "F13-08", "F13-09"])
def test_blight_purge_secured(card: str) -> None:
    scene = secured(card, me={"trophies": ["blight ship"]}, foe={"trophies": ["blight ship", "2 ship"]})
    assert (scene.power(0), scene.power(1)) == (2, 0)
    assert scene.me["trophies"] == ["blight ship"]
    assert scene.foe["trophies"] == ["2 ship"]
    assert scene.state["court_discard"] == [card]


def test_blight_panic_returns_agents() -> None:
    """Two Blight beside own buildings, and one agent in the Court, on the card itself."""
    scene = crisis(
        "F13-10",
        agents=[1],
        ships={"2-hex": {"blight": [1, 1]}, "3-hex": {"blight": 1}},
        buildings={"2-hex/1": "0 city", "4-hex/1": "1 city"},
    )
    assert scene.me["agents"] == 10
    assert "F13-10" not in scene.state["court"]


def test_blight_panic_lets_everybody_choose() -> None:
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["EV01"], "agents": 7},
        court=["AID01", "F13-10", "CC02", "CC03", "CC04"],
        agents=[[], [], [0, 1], [0, 2], []],
        ships={"2-hex": {"blight": [1, 1]}},
        buildings={"2-hex/1": "1 city"},
        luck=[[2], [0]],
    )
    scene.play("lead:administration-2")
    scene.play_if_asked("end")
    scene.play("event:EV01")
    scene.play_if_asked("end")
    scene.play("no")
    assert list(scene.table.waiting) == [1]
    assert scene.options() == ["card:CC02", "card:CC03"]
    scene.play("card:CC03", "card:CC03")
    assert scene.foe["agents"] == 9
    assert "F13-10" not in scene.state["court"]


def test_blight_panic_secured_must_destroy() -> None:
    scene = secured("F13-10", ships={"2-hex": {"0": 1}, "2-arrow": {"blight": [1, 2]}, "4-hex": {"blight": [0, 1]}})
    assert scene.me["trophies"] == ["blight ship"] * 2
    assert blight(scene, "2-arrow") == [1, 0]
    assert scene.state["court_deck"][-1] == "F13-10"


def test_blight_looms_is_the_common_card() -> None:
    scene = crisis("F13-11", ships={"1-arrow": {"blight": [0, 1]}})
    assert blight(scene, "1-arrow") == [1, 0]
    assert blight(scene, "4-hex") == [0, 1]
    scene = secured("F13-11", ships={"2-hex": {"0": 1}, "2-arrow": {"blight": [0, 2]}})
    assert scene.options() == ["no", "cluster:2"]


# Act III


def hungry(**fields: Any) -> Scene:
    """A crisis with Blight Hunger in play."""
    return crisis("CC11", me={"cards": ["F13-13"]}, **fields)


@pytest.mark.rule("ABR-17.1", "ABR-17.3")
def test_blight_hunger_keeps_what_crises_destroy() -> None:
    scene = hungry(
        ships={"2-hex": {"blight": 1, "empire": [0, 1], "0": [0, 1], "1": 1}, "6-hex": {"0": 1, "1": 1, "2": 1}}
    )
    assert scene.campaign["on_cards"] == {"F13-13": ["0 ship", "1 ship", "empire ship"]}
    assert scene.view()["campaign"]["on_cards"] == scene.campaign["on_cards"]
    assert scene.me["ships"] == 13
    assert scene.view()["campaign"]["imperial_supply"] == 14
    assert not scene.table.game.problems(scene.table.state)


@pytest.mark.rule("ARC-9.2", "ABR-11.21")
@pytest.mark.parametrize(("cards", "cities", "kept"), [(["F13-13"], 4, ["fuel", "relic", "psionic"]), ([], 5, None)])
def test_a_city_on_blight_hunger_covers_no_resource_slot(cards: list[str], cities: int, kept: list[str] | None) -> None:
    scene = crisis(
        "CC11",
        me={"cards": cards},
        foe={"cities": 4, "resources": ["fuel", "relic", "psionic"]},
        ships={"2-hex": {"blight": [0, 2], "1": 1}, "6-hex": {"0": 1, "2": 1}},
        campaign={"flagships": [flagship("2-hex", 1, hull="city")]},
    )
    assert scene.foe["cities"] == cities
    if kept is None:
        assert scene.options() == ["drop:fuel", "drop:relic", "drop:psionic"]
    else:
        assert scene.resources(1) == kept
        assert scene.campaign["on_cards"] == {"F13-13": ["1 city"]}
        assert scene.options("drop") == []


@pytest.mark.rule("ABR-17.3", "ARC-9.6")
def test_pieces_on_blight_hunger_return_when_it_is_scrapped() -> None:
    """As lore that was given to the Caretaker and that a Golem consumes (F05-14, F05-20B)."""
    scene = last_chapter(
        chapter=1,
        me={"cards": ["F05-03", "F13-13"], "ships": 13},
        foe={"ships": 13},
        campaign={
            **fated("caretaker", "F05-20B"),
            "tokens": [{"token": "golem-warrior", "place": "seat 0", "side": "awake"}],
            "on_cards": {"F13-13": ["0 ship", "1 ship", "empire ship"]},
        },
    )
    scene.play("card:F13-13")
    assert "on_cards" not in scene.campaign
    assert (scene.me["ships"], scene.foe["ships"]) == (14, 14)
    assert scene.view()["campaign"]["imperial_supply"] == 15


def test_without_blight_hunger_they_return() -> None:
    scene = crisis("CC11", ships={"2-hex": {"blight": 1, "1": 1}, "6-hex": {"0": 1, "1": 1, "2": 1}})
    assert "on_cards" not in scene.campaign
    assert scene.foe["ships"] == 14


@pytest.mark.rule("ABR-3.6", "ABR-3.7")
@pytest.mark.parametrize(
    ("chapter", "eaten", "foe", "power"),
    [
        (1, 2, 0, 4),  # both
        (1, 1, 0, 2),  # not more than the chapter
        (2, 3, 1, 3),  # a Rival wins Warlord
        (2, 2, 1, 0),
    ],
)
def test_grand_ambitions(chapter: int, eaten: int, foe: int, power: int) -> None:
    scene = last_chapter(
        chapter=chapter,
        me={"cards": ["F13-13"], "ships": 14 - eaten},
        foe={"trophies": ["2 ship"] * foe},
        markers=["warlord", "", ""],
        campaign=fated(SPEAKER, "F13-12B", on_cards={"F13-13": ["0 ship"] * eaten}),
    )
    assert scene.power(0) == power
    assert "on_cards" not in scene.campaign  # they return after scoring
    assert scene.me["ships"] == 14


def test_no_rival_wins_warlord_without_a_marker() -> None:
    scene = last_chapter(chapter=1, foe={"trophies": ["2 ship"]}, campaign=fated(SPEAKER, "F13-12B"))
    assert scene.power(0) == 2


@pytest.mark.parametrize(("members", "power"), [([1, 2], 2), ([1], 0)])
def test_rivals_who_win_warlord_together_do_not_win_it(members: list[int], power: int) -> None:
    scene = members_win("warlord", "box 3", members, **fated(SPEAKER, "F13-12B"))
    assert scene.power(0) == power


@pytest.mark.rule("ABR-2.29", "ABR-3.5")
def test_set_up_of_act_three() -> None:
    scene = last_chapter(campaign=fated(SPEAKER, "F13-01B", 0, act=2, sets=["F13-13"]))
    assert scene.me["cards"] == ["F13-13"]
    assert scene.campaign["objectives"][0] == -1
    assert scene.campaign["objective_cards"][0] == "F13-12B"


# Further situations


def test_a_harvest_at_a_gate_gives_any_type() -> None:
    """A gate has no type of its own (F13-06)."""
    scene = holding("F13-06", "administration-3", ships={"3-gate": {"0": 1, "blight": [0, 1]}})
    scene.play("use:harvest")
    assert scene.options() == ["type:material", "type:fuel", "type:weapon", "type:relic", "type:psionic"]


def test_panic_asks_in_turn_order_and_counts_down() -> None:
    """Seat 1 has two Blight beside its city and three agents, seat 2 one Blight and two agents (F13-10)."""
    scene = panicking()
    asked = []
    while scene.options("card"):
        asked.append((scene.waiting[0], scene.options()))
        scene.play(scene.options()[0])
    assert asked == [
        (1, ["card:CC02", "card:CC03", "card:CC04"]),
        (1, ["card:CC03", "card:CC04"]),
        (2, ["card:CC02", "card:CC03"]),
    ]
    assert (scene.foe["agents"], scene.player(2)["agents"]) == (9, 9)


def panicking() -> Scene:
    """A crisis with Blight Panic; seat 0 has agents in the Court and no Blight beside buildings."""
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["EV01"]},
        court=["AID01", "F13-10", "CC02", "CC03", "CC04"],
        agents=[[], [], [1, 1, 1], [0, 1, 1], [0, 1]],
        ships={"2-hex": {"blight": [1, 1]}, "3-hex": {"blight": 1}, "4-hex": {"blight": 1, "0": 1}},
        buildings={"2-hex/1": "1 city", "3-hex/1": "2 starport"},
        luck=[[CRISES["hex"]], [5]],
    )
    scene.play("lead:administration-2", "end", "event:EV01", "end", "no")
    return scene


def test_panic_ends_with_the_last_agent() -> None:
    """Three Blight, two agents on one card: nothing is left to return (F13-10)."""
    scene = crisis(
        "F13-10",
        [0, 2],
        ships={"5-hex": {"blight": [2, 1]}},
        buildings={"5-hex/1": "1 city"},
    )
    assert scene.foe["agents"] == 10
    assert not scene.options("card")
