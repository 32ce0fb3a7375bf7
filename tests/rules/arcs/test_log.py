"""What the log tells of rare events, in the words that everybody reads."""

from typing import Any

import pytest

from ecliptic.games.arcs.game import GAME
from tests.rules.arcs.marks import shows
from tests.rules.arcs.scene import ASSAULT, RAID, SKIRMISH, Scene, new_table

NAMES = ["Anna", "Boris", "Clara"]
COURT = ["BC01", "BC02", "BC03", "BC04"]


def log(scene: Scene, *actions: str, seat: int | None = None) -> list[str]:
    """What the log tells of these actions."""
    before = len(scene.table.log(seat))
    scene.play(*actions)
    return [GAME.say(message, NAMES, "en", seat) for _, message in scene.table.log(seat)][before:]


@shows("L08")
def test_a_toll_at_a_gate() -> None:
    scene = Scene(
        hand=["aggression-2"],
        foe={"cards": ["L08"]},
        ships={"2-hex": {"0": 2}, "2-gate": {"1": 1}},
        buildings={"2-gate/starport": "1 starport"},
    )
    scene.play("lead:aggression-2")
    assert log(scene, "move:2-hex>2-gate", "ships:2+0") == [
        "Anna moves 2 ships (Cluster 2: Hex → Cluster 2: Gate).",
        "Boris captures 1 agent from Anna.",
    ]
    assert scene.foe["captives"] == ["0 agent"]


@shows("BC14")
@pytest.mark.parametrize(("agents", "taken"), [([1, 1, 1], True), ([1, 2, 1], False), ([1, 0, 2], True)])
def test_agents_are_abducted_where_rivals_have_fewer_than_weapon_icons(agents: list[int], taken: bool) -> None:
    """Two weapons and the card itself are three icons."""
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["BC14"], "resources": ["weapon", "weapon"]},
        court=COURT,
        agents=[agents, [], [], []],
    )
    scene.play("lead:aggression-2")
    assert ("use:abduct" in scene.options()) == taken
    if not taken:
        return
    counts = {1: "1 agent", 2: "2 agents"}
    captured = [f"Anna captures {counts[agents[seat]]} from {NAMES[seat]}." for seat in (1, 2) if agents[seat]]
    assert log(scene, "use:abduct") == captured
    assert scene.agents("BC01")[:3] == [agents[0], 0, 0]
    assert len(scene.me["captives"]) == sum(agents[1:])


@shows("BC23")
def test_a_trade() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["BC23"], "resources": ["fuel", "weapon"]},
        foe={"resources": ["relic"]},
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city"},
    )
    scene.play("lead:administration-2")
    assert log(scene, "use:trade", "type:fuel") == ["Anna swaps a resource with Boris (Elder Broker)."]


@shows("LEAD07", "LEAD12")
def test_declarations_of_leaders() -> None:
    scene = Scene(hand=["administration-5"], me={"leader": "LEAD07", "cards": ["BC18", "BC01"]}, foe={"power": 3})
    scene.play("lead:administration-5")
    assert log(scene, "declare:keeper", "card:BC01") == [
        "Anna declares Keeper (5/3).",
        "Anna gives Loyal Engineers to Clara.",
    ]
    deck = ["BC08", *[f"BC{n:02}" for n in range(5, 32) if n != 8]]
    scene = Scene(hand=["administration-5"], me={"leader": "LEAD12"}, court=COURT, court_deck=deck)
    scene.play("lead:administration-5")
    assert log(scene, "declare:keeper") == [
        "Anna declares Keeper (5/3).",
        "Anna draws Gatekeepers from the Court deck and secures it.",
    ]


@pytest.mark.rule("ARC-15.3")
def test_a_player_reappears() -> None:
    scene = Scene(hand=["administration-2"], at_home=False, ships={"2-hex": {"1": 1, "2": 1}})
    scene.play("lead:administration-2")
    assert log(scene, "end", "at:3-gate") == [
        "Anna has no ship and no starport left on the map and returns with new ships (Cluster 3: Gate).",
        "Anna places 3 ships (Cluster 3: Gate).",
        "Chapter 2 begins: everybody has a new hand.",
    ]


@pytest.mark.rule("ARC-15.3", "ARC-1.3")
@pytest.mark.parametrize(("trophies", "placed"), [(12, "3 new ships"), (14, "1 new ship")])
def test_a_player_with_a_city_reappears_with_the_ships_that_are_there(trophies: int, placed: str) -> None:
    """A city does not prevent it; the question says how many ships come, and the log does not deny the city."""
    scene = Scene(
        hand=["administration-2"],
        foe={"trophies": ["0 ship"] * trophies},
        at_home=False,
        ships={"2-hex": {"1": 1, "2": 1}},
        buildings={"2-hex/1": "0 city"},
    )
    scene.play("lead:administration-2", "end")
    asked = GAME.say(scene.table.prompt(0), NAMES, "en", 0)
    assert asked == f"You have no ship and no starport on the map: choose a gate for {placed}."
    assert log(scene, "at:3-gate")[0].startswith("Anna has no ship and no starport left on the map")
    assert scene.ships("3-gate") == [15 - trophies, 0]


@shows("BC04")
@pytest.mark.rule("ARC-4.4", "ARC-4.24")
def test_a_union_and_the_initiative() -> None:
    scene = Scene(hand=["administration-2"], me={"cards": ["BC04"]}, foe={"hand": ["administration-5"]})
    scene.play("lead:administration-2")
    assert log(scene, "prelude:BC04", "end", "surpass:administration-5", "end") == [
        "Anna uses Admin Union.",
        "Boris surpasses with Administration 5.",
        "Anna takes Administration 2 into hand (Admin Union).",
        "Boris surpassed with the highest number and takes the initiative.",
        "Boris passes the initiative.",  # without cards
    ]


@shows("BC11")
@pytest.mark.rule("ARC-4.24")
def test_a_union_takes_the_card_of_a_rival() -> None:
    scene = Scene(hand=["aggression-2"], foe={"hand": ["aggression-5"], "cards": ["BC11"]})
    scene.play("lead:aggression-2", "end", "surpass:aggression-5", "prelude:BC11", "union:aggression-2")
    assert log(scene, "end", seat=1)[0] == "You take Aggression 2 into hand (Arms Union)."
    assert "aggression-2" in scene.foe["hand"]


@pytest.mark.rule("ARC-4.6", "ARC-4.7")
def test_everybody_passes() -> None:
    scene = Scene(hand=["administration-2"], foe={"hand": ["aggression-2", "aggression-3"]})
    assert log(scene, "pass", "pass") == [
        "Anna passes the initiative.",
        "Boris passes the initiative.",
        "Everybody has passed: the remaining action cards are discarded.",
        "Chapter 2 begins: everybody has a new hand.",
    ]


@shows("BC29")
def test_a_city_returns() -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city"},
        court=["BC29", *COURT[1:]],
        agents=[[1], [], [], []],
    )
    scene.play("lead:aggression-2")
    assert log(scene, "secure:BC29", "site:2-hex/1")[:2] == [
        "Anna secures Song of Freedom.",
        "Anna returns a city to its owner (Cluster 2: Hex).",
    ]


@pytest.mark.rule("ARC-8.7", "ARC-8.10", "ARC-0.8")
def test_a_city_is_destroyed_and_its_owner_raided() -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 4}},
        buildings={"2-hex/1": "1 city damaged"},
        foe={"resources": ["fuel"], "cards": ["BC08", "BC22"]},
        court=COURT,
        agents=[[], [0, 1], [], []],
        luck=[[RAID["building+key"]] * 4],
    )
    scene.play("lead:aggression-2")
    assert log(scene, "battle:2-hex/1", "dice:0-0-4") == [
        "Anna attacks Boris (Cluster 2: Hex).",
        "Anna rolls the dice · 4 building hits · 4 keys.",
        "A city of Boris is destroyed (Cluster 2: Hex).",
        "Anna provokes Outrage: Relic.",
        "Anna ransacks the Court and takes Mining Interest.",
        "New in the Court: Construction Union.",
    ]
    assert scene.options() == ["done", "raid_card:BC22"], "nothing else can be stolen from Sworn Guardians"
    assert log(scene, "raid_card:BC22") == [
        "Anna steals Sworn Guardians from Boris; it is buried under the Court deck.",
    ]
    # Nothing guards the rest any more.
    assert scene.options() == ["done", "raid:fuel", "raid_card:BC08"]
    assert log(scene, "raid:fuel") == ["Anna steals 1 Fuel from Boris."]


@shows("BC12")
@pytest.mark.rule("ARC-3.12")
def test_captives_that_leave_their_box() -> None:
    wardens = {"cards": ["BC12"], "captives": ["1 agent", "2 agent", "2 agent"]}
    scene = Scene(hand=["administration-2"], me=wardens)
    scene.play("lead:administration-2")
    assert log(scene, "use:execute", "rival:2", "rival:1") == [
        "Anna moves a Captive to their Trophies: agent of Clara.",
        "Anna moves a Captive to their Trophies: agent of Boris.",
    ]
    scene = Scene(hand=["construction-2"], me=wardens)
    scene.play("lead:construction-2")
    assert log(scene, "use:pressgang", "rival:1", "type:fuel", seat=1) == [
        "Anna returns a Captive: your agent.",
        "Anna gains 1 Fuel.",
    ]


@shows("L24", "L25")
@pytest.mark.rule("ARC-3.12")
def test_trophies_and_captives_that_pay() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["L24", "L25"], "trophies": ["1 city"], "captives": ["2 agent"]},
        markers=["tyrant", "warlord", ""],
        court=COURT,
        agents=[[], [1], [], []],
    )
    scene.play("lead:aggression-2")
    assert log(scene, "prelude:L24", "influence:BC03", "prelude:L25", "secure:BC02")[:6] == [
        "Anna uses Warlord's Terror.",
        "Anna returns a Trophy: city of Boris.",
        "Anna influences Material Cartel.",
        "Anna uses Tyrant's Ego.",
        "Anna returns a Captive: agent of Clara.",
        "Anna secures Mining Interest.",
    ]


@pytest.mark.rule("ARC-9.3")
def test_resources_without_room() -> None:
    scene = Scene(
        hand=["administration-2"], me={"resources": ["relic", "fuel", "fuel"]}, buildings={"5-hex/1": "0 city"}
    )
    scene.play("lead:administration-2")
    assert log(scene, "tax:5-hex/1", "drop:fuel") == [
        "Anna taxes a city (Cluster 5: Hex).",
        "Anna gains 1 Psionic.",
        "Anna has no room and discards 1 Fuel.",
    ]


@shows("BC08", "BC24")
@pytest.mark.rule("ARC-6.17", "ARC-0.9")
def test_ships_at_gates_a_discard_and_repairs() -> None:
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["BC08", "BC24"], "resources": ["fuel", "weapon"]},
        ships={"2-hex": {"0": [2, 1]}},
        buildings={"2-hex/1": "0 city damaged"},
    )
    scene.play("lead:construction-2")
    assert log(scene, "prelude:BC08", "prelude:BC24", "drop:fuel") == [
        "Anna uses Gatekeepers.",
        "Anna discards Gatekeepers.",
        *[f"Anna places a ship (Cluster {cluster}: Gate)." for cluster in (2, 3, 5, 6)],
        "Anna uses Relic Fence.",
        "Anna discards 1 Fuel.",
        "Anna gains 1 Relic.",
    ]
    scene.settle()
    assert log(scene, "spend:weapon", "repair_ship:2-hex", "repair:2-hex/1") == [
        "Anna spends 1 Weapon.",
        "Anna repairs a piece (Cluster 2: Hex).",
        "Anna repairs a piece (Cluster 2: Hex).",
    ]


@shows("L02")
def test_rifles_say_whom_they_fire_at() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["L02"]},
        ships={"2-hex": {"0": 2}, "3-arrow": {"1": [0, 1]}},
        luck=[[SKIRMISH["hit"], SKIRMISH["blank"]]],
    )
    scene.play("lead:aggression-2")
    assert log(scene, "use:fire_rifles", "dice:0-2-0") == [
        "Anna attacks Boris (Cluster 3: Arrow).",
        "Anna rolls the dice · 1 ship hit.",
        "A ship of Boris is destroyed (Cluster 3: Arrow).",
    ]


@shows("L18")
def test_a_martyr() -> None:
    scene = Scene(hand=["mobilization-2"], me={"cards": ["L18"]}, ships={"2-hex": {"0": 2, "1": [0, 1]}})
    scene.play("lead:mobilization-2")
    assert log(scene, "use:martyr", "hit:1/damaged") == [
        "A ship of Anna is destroyed (Cluster 2: Hex).",
        "A ship of Boris is destroyed (Cluster 2: Hex).",
    ]
    assert scene.me["trophies"] == ["1 ship"]


@pytest.mark.rule("ARC-7.7", "ARC-7.8", "ARC-0.6")
def test_own_ships_are_destroyed() -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": [0, 2], "1": 1}},
        luck=[[ASSAULT["self+hit"], ASSAULT["intercept+hit"]]],
    )
    scene.play("lead:aggression-2")
    assert log(scene, "battle:2-hex/1", "dice:2-0-0") == [
        "Anna attacks Boris (Cluster 2: Hex).",
        "Anna rolls the dice · 1 self hit · 1 intercept · 2 ship hits.",
        "A ship of Anna is destroyed (Cluster 2: Hex).",
        "A ship of Anna is destroyed (Cluster 2: Hex).",
        "A ship of Boris is destroyed (Cluster 2: Hex).",
    ]
    assert (scene.me["trophies"], scene.foe["trophies"]) == (["1 ship"], ["0 ship", "0 ship"])


@pytest.mark.rule("ARC-2.14")
def test_a_new_hand() -> None:
    table = new_table(2, [[0]])
    table.play(1, "redraw")
    told = [GAME.say(message, NAMES, "en", None) for _, message in table.log(None)]
    assert told[-1] == "Boris discards their hand and draws a new one."


@shows("BC31", "BC17")
def test_cards_that_are_drawn_are_told_to_their_drawer() -> None:
    scene = Scene(
        hand=["aggression-4"],
        court=["BC31", "BC02", "BC03", "BC04"],
        agents=[[1], [], [], []],
        pile=["administration-5", *rest(["aggression-4", "administration-5"])],
    )
    scene.play("lead:aggression-4", "secure:BC31")
    for seat, line in ((0, "You draw Administration 5"), (1, "Anna draws")):
        told = [GAME.say(message, NAMES, "en", seat) for _, message in scene.table.log(seat)]
        assert any(each.startswith(line) for each in told), told


def rest(cards: list[str]) -> list[str]:
    """The other action cards of three players."""
    suits = ("administration", "aggression", "construction", "mobilization")
    return [f"{suit}-{n}" for suit in suits for n in range(2, 7) if f"{suit}-{n}" not in cards]


@shows("L10", "L26")
@pytest.mark.parametrize(
    ("card", "use", "building", "placed"),
    [
        ("L10", "prune", "0 city", "a starport"),
        ("L10", "prune", "0 starport damaged", "a damaged city"),
        ("L26", "annex", "1 city", "a city"),
        ("L26", "annex", "1 starport damaged", "a damaged starport"),
    ],
)
def test_a_building_is_replaced(card: str, use: str, building: str, placed: str) -> None:
    scene = Scene(
        hand=["construction-2"],
        me={"cards": [card]},
        markers=["", "", "tyrant"],
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": building},
    )
    scene.play("lead:construction-2")
    name = {"L10": "Living Structures", "L26": "Tyrant's Authority"}[card]
    assert log(scene, f"use:{use}") == [f"Anna uses {name}.", f"Anna places {placed} (Cluster 2: Hex)."]


@shows("L16")
def test_ships_of_others_are_guided() -> None:
    scene = Scene(
        hand=["mobilization-2"],
        me={"cards": ["L16"]},
        ships={"2-hex": {"1": 1}},
        buildings={"2-hex/1": "0 starport"},
    )
    scene.play("lead:mobilization-2")
    assert log(scene, "use:guide", "move:2-hex>2-gate") == [
        "Anna uses Force Beams.",
        "Boris moves 1 ship (Cluster 2: Hex → Cluster 2: Gate).",
    ]


@shows("LEAD10", "LEAD13", "LEAD14")
def test_taxes_of_leaders() -> None:
    fields: dict[str, Any] = {"hand": ["administration-2"], "buildings": {"2-hex/1": "0 city"}}
    overseer = Scene(me={"leader": "LEAD10"}, **fields)
    overseer.play("lead:administration-2", "tax:2-hex/1")
    assert log(overseer, "yes") == ["Anna uses Overseer.", "Anna gains 1 Relic."]
    anarchist = Scene(me={"leader": "LEAD13"}, ships={"2-hex": {"0": 1}}, **fields)
    anarchist.play("lead:administration-2")
    assert log(anarchist, "tax:2-hex/2") == [
        "Anna taxes an empty building slot (Cluster 2: Hex).",
        "Anna gains 1 Relic.",
    ]
    shaper = Scene(me={"leader": "LEAD14", "resources": ["fuel"]}, **fields)
    shaper.play("lead:administration-2", "tax:2-hex/1", "done")
    assert log(shaper, "type:fuel") == ["Anna changes the type of a planet to Fuel (Cluster 2: Hex)."]
