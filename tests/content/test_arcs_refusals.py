"""What Arcs says when something is not possible: one sentence that names the reason, in every language."""

from typing import Any

import pytest

from ecliptic.content.catalogue import locales
from ecliptic.games.arcs.game import GAME
from tests.rules.arcs.scene import Scene

NAMES = ["Anna", "Boris", "Cleo"]
HAND = ["administration-2", "aggression-3", "construction-4", "mobilization-5"]

# A table with a city of each kind: mine at 2-hex, a Rival's at 3-arrow where nobody rules, and a starport at 2-arrow.
TABLE: dict[str, Any] = {
    "hand": HAND,
    "me": {"resources": ["relic"], "cards": ["BC16", "BC24", "BC05"]},
    "ships": {"2-hex": {"0": 1}, "3-arrow": {"1": 1}},
    "buildings": {"2-hex/1": "0 city", "3-arrow/1": "1 city", "2-arrow/1": "0 starport"},
    "court": ["BC01", "BC02", "BC03", "BC04"],
    "agents": [[1, 1, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]],
}

# What was led (or nothing), what was done, what is tried, and why not.
REASONS = [
    ("", [], "fly", "'fly' is not an action of Arcs."),
    ("", [], "lead:administration-9", "There is no card 'administration-9' in Arcs."),
    ("", [], "lead:administration-6", "You do not have Administration 6 in your hand."),
    ("", [], "tax:2-hex/1", "'tax:2-hex/1' is not one of the choices: answer the open question first."),
    ("administration-2", [], "tax:nowhere", "There is no place 'nowhere' on the map."),
    ("administration-2", [], "tax:2-gate/1", "There is no city there to tax (Cluster 2: Gate)."),
    ("administration-2", [], "tax:2-arrow/1", "There is no city there to tax (Cluster 2: Arrow)."),
    (
        "administration-2",
        [],
        "tax:3-arrow/1",
        "You can tax a Rival city only in a system you control (Cluster 3: Arrow).",
    ),
    (
        "administration-2",
        ["tax:2-hex/1", "done?"],
        "tax:2-hex/1",
        "This city has already been taxed this turn (Cluster 2: Hex).",
    ),
    ("administration-2", [], "battle:2-hex/1", "Battle is not one of the actions you can take now."),
    ("administration-2", [], "repair:2-hex/1", "You have nothing damaged there to repair (Cluster 2: Hex)."),
    ("administration-2", [], "repair:nowhere/1", "There is no place 'nowhere/1' on the map."),
    ("administration-2", [], "repair_ship:2-hex", "You have nothing damaged there to repair (Cluster 2: Hex)."),
    ("administration-2", [], "influence:BC99", "There is no card 'BC99' in Arcs."),
    ("administration-2", [], "influence:BC31", "Call to Action is not in the Court."),
    ("administration-2", [], "declare:glory", "There is no ambition 'glory'."),
    ("administration-2", [], "declare:tyrant", "You cannot declare Tyrant with your card now."),
    ("administration-2", [], "seize:aggression-3", "You already have the initiative."),
    ("administration-2", [], "spend:gold", "There is no resource 'gold'."),
    ("administration-2", [], "spend:relic/gold", "There is no resource 'relic/gold'."),
    ("administration-2", [], "spend:fuel", "You have no Fuel to spend."),
    ("administration-2", [], "spend:relic/fuel", "You cannot spend Relic as Fuel."),
    ("administration-2", [], "prelude:XX01", "There is no card 'XX01' in Arcs."),
    ("administration-2", [], "prelude:BC20", "You do not have Silver-Tongues."),
    ("administration-2", [], "prelude:BC24#2", "Relic Fence has no such Prelude action."),
    ("administration-2", [], "prelude:BC05", "Construction Union would do nothing now."),
    (
        "administration-2",
        ["prelude:BC24", "done?"],
        "prelude:BC16",
        "Lattice Spies can be used only before any other action of the turn.",
    ),
    (
        "administration-2",
        ["tax:2-hex/1", "done?"],
        "prelude:BC24",
        "'prelude:BC24' is too late: your Prelude is over.",
    ),
    (
        "administration-2",
        ["tax:2-hex/1", "done?"],
        "declare:tycoon",
        "'declare:tycoon' is too late: declare and seize directly after playing your card.",
    ),
    ("aggression-3", [], "move:2-hex>4-gate", "These systems are not adjacent (Cluster 2: Hex → Cluster 4: Gate)."),
    ("aggression-3", [], "move:2-arrow>2-gate", "You have no ships there (Cluster 2: Arrow)."),
    ("aggression-3", [], "move:here", "There is no place 'here' on the map."),
    ("aggression-3", [], "move:nowhere>2-hex", "There is no place 'nowhere>2-hex' on the map."),
    ("aggression-3", [], "move:2-hex>nowhere", "There is no place '2-hex>nowhere' on the map."),
    ("aggression-3", [], "battle:nowhere/1", "There is no place 'nowhere/1' on the map."),
    ("aggression-3", [], "battle:2-hex/1", "There is no such defender there (Cluster 2: Hex)."),
    ("aggression-3", [], "battle:3-arrow/1", "You have no ships there (Cluster 3: Arrow)."),
    (
        "aggression-3",
        [],
        "secure:BC01",
        "You cannot secure Loyal Engineers: you need more agents on it than each Rival.",
    ),
    ("aggression-3", [], "secure:BC99", "There is no card 'BC99' in Arcs."),
    ("aggression-3", [], "secure:BC31", "Call to Action is not in the Court."),
    ("construction-4", [], "build_city:3-gate", "You have no piece there, so you cannot build (Cluster 3: Gate)."),
    ("construction-4", [], "build_city:2-arrow", "There is no free place for this building (Cluster 2: Arrow)."),
    ("construction-4", [], "build_city:nowhere", "There is no place 'nowhere' on the map."),
    ("construction-4", [], "build_ship:nowhere/1", "There is no place 'nowhere/1' on the map."),
    ("construction-4", [], "build_ship:3-arrow/1", "You have no starport there to build ships (Cluster 3: Arrow)."),
    ("construction-4", [], "build_ship:2-hex/1", "You have no starport there to build ships (Cluster 2: Hex)."),
    (
        "construction-4",
        ["build_ship:2-arrow/1"],
        "build_ship:2-arrow/1",
        "This starport has already built a ship this turn (Cluster 2: Arrow).",
    ),
]


def at_table(led: str, done: list[str]) -> Scene:
    """The table after these things; `done?` leaves resources where they are, if that is asked."""
    scene = Scene(**TABLE)
    if led:
        scene.play(f"lead:{led}")
    for action in done:
        if action != "done?":
            scene.play(action)
        elif "done" in scene.options():
            scene.play("done")
    return scene


@pytest.mark.parametrize(("led", "done", "tried", "why"), REASONS, ids=[f"{row[0]} {row[2]}" for row in REASONS])
def test_the_reason_is_given(led: str, done: list[str], tried: str, why: str) -> None:
    scene = at_table(led, done)
    assert scene.refused(tried) == why
    message = scene.table.game.why_not(scene.table.state, 0, tried)
    for locale in locales():
        text = GAME.say(message, NAMES, locale, 0)
        assert text.endswith("."), text
        assert "  " not in text, text


def test_without_agents_nobody_is_influenced() -> None:
    agents = [[10, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    scene = Scene(**{**TABLE, "agents": agents})
    scene.play("lead:administration-2")
    assert scene.refused("influence:BC02") == "You have no agents in your supply."


def test_an_action_bought_with_a_resource_has_its_own_list() -> None:
    scene = Scene(**{**TABLE, "me": {"resources": ["material"]}, "buildings": {"2-hex/1": "0 city damaged"}})
    scene.play("lead:administration-2", "spend:material")
    assert scene.refused("tax:2-hex/1") == "Tax is not one of the actions you can take now."
    assert scene.refused("build_city:5-gate") == "You have no piece there, so you cannot build (Cluster 5: Gate)."


def with_leaders(*taken: str) -> dict[str, Any]:
    """Leaders and lore are used, and these are not in the box."""
    every = [f"L{n:02}" for n in range(1, 29)] + [f"LEAD{n:02}" for n in range(1, 17)]
    return {"options": {"leaders": "all"}, "box": [card for card in every if card not in taken]}


def test_a_card_that_waits_for_an_ambition() -> None:
    me = {"cards": ["L24"], "trophies": ["1 ship"]}
    scene = Scene(**{**TABLE, "me": me, **with_leaders("L24")})
    scene.play("lead:administration-2")
    why = "Warlord's Terror can be used only while Warlord is declared."
    assert scene.refused("prelude:L24") == why


def test_a_leader_who_cannot_tax_own_cities() -> None:
    scene = Scene(**{**TABLE, "me": {"leader": "LEAD13"}, **with_leaders("LEAD13")})
    scene.play("lead:administration-2")
    assert scene.refused("tax:2-hex/1") == "A card forbids you to tax this city (Cluster 2: Hex)."


def test_a_card_secured_in_this_prelude_waits() -> None:
    court, agents = ["BC24", "BC02", "BC03", "BC04"], [[1, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    me = {"resources": ["relic", "fuel"]}
    scene = Scene(**{**TABLE, "me": me, "court": court, "agents": agents})
    scene.play("lead:administration-2", "spend:relic", "secure:BC24")
    why = "You have secured Relic Fence in this Prelude: its Prelude action cannot be used yet."
    assert scene.refused("prelude:BC24") == why


def test_following_with_the_wrong_card() -> None:
    scene = Scene(**TABLE, foe={"hand": ["mobilization-3", "aggression-6"]})
    scene.play("lead:mobilization-5", "end")
    low = "Mobilization 3 does not surpass: you need a higher number than 5 in the suit of the lead card."
    assert scene.refused("surpass:mobilization-3") == low
    other = "Aggression 6 does not surpass: you need a higher number than 5 in the suit of the lead card."
    assert scene.refused("surpass:aggression-6") == other
    same = "Mobilization 3 has the suit of the lead card: to pivot, play another suit."
    assert scene.refused("pivot:mobilization-3") == same
    assert scene.refused("copy:construction-2") == "You do not have Construction 2 in your hand."
    assert scene.refused("copy:construction-9") == "There is no card 'construction-9' in Arcs."


def test_seizing_a_second_time() -> None:
    hands = {2: {"hand": ["construction-2", "construction-3"]}}
    scene = Scene(**TABLE, foe={"hand": ["administration-3", "aggression-6"]}, players=hands)
    scene.play("lead:administration-2", "end", "surpass:administration-3")
    assert scene.refused("seize:construction-2") == "You do not have Construction 2 in your hand."
    scene.play("seize:aggression-6", "end", "copy:construction-2")
    assert scene.refused("seize:construction-3") == "The initiative has already been seized this round."


def test_declaring_without_a_marker() -> None:
    scene = Scene(**TABLE, markers=["tycoon", "tyrant", "keeper"])
    scene.play("lead:administration-2")
    assert scene.refused("declare:warlord") == "No ambition marker is available."


def test_dice_that_cannot_be_collected() -> None:
    scene = Scene(**{**TABLE, "ships": {"2-hex": {"0": 2, "1": 1}}})
    scene.play("lead:aggression-3", "battle:2-hex/1")
    why = "You cannot collect raid dice here: Boris has a building on the map, but none that defends in this battle."
    assert GAME.say(scene.table.game.why_not(scene.table.state, 0, "dice:0-0-1"), NAMES) == why
    why = "You cannot collect these dice: take at most 2 in total and 6 of each type."
    assert scene.refused("dice:3-0-0") == scene.refused("dice:3") == why
