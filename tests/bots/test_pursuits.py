"""What leads to each objective is worth something to bots before the marker moves."""

from random import Random
from typing import Any

import pytest

from ecliptic.bots import ask, bot
from ecliptic.games.arcs.campaign.evaluate import offer_value
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.games.arcs.campaign.pursuits import PURSUITS, promised_spaces
from ecliptic.games.arcs.campaign.reading import printed
from tests.rules.blighted_reach.fates.acts import POLICIES, fated, planets_of
from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_12_summits import negotiate

FAITHFUL = [f"F08-{n:02}" for n in range(4, 13)]
OUTLAW = {"titles": ["outlaw", "regent", "regent"], "first_regent": 1}
WINNING = {"me": {"trophies": ["1 ship"] * 3}, "markers": ["warlord", "", ""]}
FLAGSHIP = [{"seat": 0, "system": "2-hex", "board": {"hull": "city"}}]
BANNER = {"token": "banner", "place": "3-hex"}
STARPORT = {"2-hex/1": "0 starport"}
GARDEN = {"ships": {"2-hex": {"0": 2, "blight": 1}}}
WITHERED = {"ships": {"2-hex": {"0": 2, "blight": [0, 1]}}}
GOLEM = {"token": "golem-seeker", "place": "2-gate", "side": "sleeping"}


def scene_of(fate: str, card: str, act: int, **fields: Any) -> Scene:
    """A position in which seat 0 follows an objective that is 12 spaces away."""
    campaign = fated(fate, card, 12, act=act, **fields.pop("campaign", {}))
    return Scene(hand=fields.pop("hand", ["administration-2"]), campaign=campaign, **fields)


def promised(fate: str, card: str, act: int, fields: dict[str, Any]) -> float:
    """The spaces that a position promises seat 0."""
    state: Any = scene_of(fate, card, act, **fields).table.state
    return promised_spaces(state, 0)


def at(*systems: str, **more: Any) -> dict[str, Any]:
    """Fields of a scene with own ships in these systems."""
    return {"ships": {system: {"0": 2} for system in systems}, **more}


# By objective: a position, and one that is nearer to it.
STEPS: dict[str, list[tuple[str, int, str, dict[str, Any], dict[str, Any]]]] = {
    "F01-01B": [
        ("steward", 1, "the tile", {"campaign": {"first_regent": 1}}, {}),
        ("steward", 1, "an ambition", {}, WINNING),
    ],
    "F01-12B": [
        ("steward", 2, "the Trust", {}, {"campaign": {"trust": [1, 0, 0, 0, 0]}}),
        ("steward", 2, "a cluster", {}, {"ships": {"2-hex": {"empire": 1}}}),
    ],
    "F02-01B": [
        ("founder", 1, "the title", {}, {"campaign": OUTLAW}),
        ("founder", 1, "a system", {"campaign": OUTLAW, **at("2-hex")}, {"campaign": OUTLAW, **at("2-hex", "3-hex")}),
    ],
    "F02-12B": [("founder", 2, "a Free city", {}, {"buildings": {"2-hex/1": "free city"}})],
    "F03-01B": [("magnate", 1, "resources", {}, {"me": {"resources": ["fuel"]}})],
    "F03-12B": [("magnate", 2, "a majority", {}, {"me": {"resources": ["fuel", "fuel"]}})],
    "F04-01B": [
        ("advocate", 1, "a card", {"me": {"cards": ["F04-03"]}}, {"me": {"cards": ["F04-03", "CC05"]}}),
    ],
    "F04-12B": [("advocate", 2, "a suit", {}, {"me": {"cards": ["CC05"]}})],
    "F05-01B": [
        ("caretaker", 1, "the way", {"campaign": {"tokens": [GOLEM]}}, at("3-gate", campaign={"tokens": [GOLEM]})),
        (
            "caretaker",
            1,
            "a Golem",
            at("2-gate", campaign={"tokens": [GOLEM]}, me={"cards": ["F05-03"]}),
            at("2-gate", campaign={"tokens": [{**GOLEM, "place": "seat 0"}]}, me={"cards": ["F05-03"]}),
        ),
    ],
    "F05-12B": [("caretaker", 2, "lore", {}, {"me": {"cards": ["L01"]}})],
    "F06-01B": [("partisan", 1, "an ambition", {}, WINNING)],
    "F06-15B": [("partisan", 2, "the initiative", {"foe": {"hand": ["administration-3"]}, "initiative": 1}, {})],
    "F07-01B": [
        ("admiral", 1, "foes", {"ships": {"2-hex": {"empire": 1}}}, {"ships": {"2-hex": {"empire": 1, "blight": 1}}}),
        ("admiral", 1, "a foundry", {**WINNING, **at("2-hex")}, {**WINNING, **at("2-hex", buildings=STARPORT)}),
    ],
    "F07-12B": [("admiral", 2, "a planet", {}, {"ships": {"2-hex": {"empire": 1}}})],
    "F08-01B": [("believer", 1, "a lesson", {"campaign": {"sets": FAITHFUL}}, {"campaign": {"sets": FAITHFUL[1:]}})],
    "F08-20B": [
        (
            "believer",
            2,
            "an Ideal",
            WINNING,
            {**WINNING, "campaign": {"tokens": [{"token": "ideal", "place": "box 3"}]}},
        )
    ],
    "F10-01B": [
        ("hegemon", 2, "a Banner", {}, {"campaign": {"tokens": [BANNER]}}),
        (
            "hegemon",
            2,
            "the Flagship",
            at("2-gate", campaign={"tokens": [{**BANNER, "place": "aside"}]}),
            at("2-hex", campaign={"tokens": [{**BANNER, "place": "aside"}], "flagships": FLAGSHIP}),
        ),
    ],
    "F12-01B": [
        (
            "pirate",
            2,
            "the Hoard",
            {"me": {"cards": ["F12-02"]}},
            {"me": {"cards": ["F12-02"]}, "campaign": {"stored": ["F12-02 fuel"]}},
        ),
        (
            "pirate",
            2,
            "a victim",
            {"foe": {"resources": ["fuel"]}, "ships": {"2-hex": {"0": 2}, "3-hex": {"1": 1}}},
            {"foe": {"resources": ["fuel"]}, "ships": {"2-hex": {"0": 2, "1": 1}}},
        ),
        ("pirate", 2, "a Free city", at("2-hex"), at("2-hex", buildings={"2-hex/1": "free city"})),
    ],
    "F13-01B": [
        ("blight_speaker", 2, "Blight", at("2-hex"), WITHERED),
        ("blight_speaker", 2, "fresh Blight", WITHERED, GARDEN),
    ],
    "F15-01B": [
        ("peacekeeper", 2, "Weapons", {}, {"me": {"resources": ["weapon"]}}),
        ("peacekeeper", 2, "a planet", at("2-gate"), at(planets_of("weapon")[0])),
    ],
    "F17-01B": [
        ("overlord", 3, "Outrage", at("2-hex"), at("2-hex", me={"outrage": ["relic"], "agents": 9})),
        ("overlord", 3, "a city", at("2-hex"), at("2-hex", buildings={"2-hex/1": "1 city"})),
    ],
    "F19-01B": [("redeemer", 3, "relics", {}, {"me": {"resources": ["relic"]}})],
    "F20-01B": [
        ("guardian", 3, "planets", at("2-gate"), at(planets_of("fuel")[0])),
        (
            "guardian",
            3,
            "the Vault",
            {"me": {"cards": ["F20-02"]}},
            {"me": {"cards": ["F20-02"]}, "campaign": {"stored": ["F20-02 fuel"]}},
        ),
    ],
    "F21-01B": [
        ("naturalist", 3, "a garden", at("2-hex"), WITHERED),
        ("naturalist", 3, "fresh Blight", WITHERED, GARDEN),
    ],
}  # fmt: skip
CASES = [(card, *row) for card, rows in STEPS.items() for row in rows]


def test_every_objective_with_a_marker_tells_what_leads_to_it() -> None:
    ids = printed().cards.ids
    cards = {ids[act.objective] for fate in printed().fates.values() for act in fate.acts.values() if act.start}
    assert cards == set(PURSUITS) == set(STEPS)


@pytest.mark.parametrize(("card", "fate", "act", "what", "far", "near"), CASES, ids=[f"{c[0]} {c[3]}" for c in CASES])
def test_a_step_towards_the_objective_is_worth_something(
    card: str, fate: str, act: int, what: str, far: dict[str, Any], near: dict[str, Any]
) -> None:
    assert promised(fate, card, act, near) > promised(fate, card, act, far)


def chosen(scene: Scene) -> str:
    """What greedy does as seat 0."""
    options = scene.table.options(0)
    return str(ask(bot("greedy"), GAME, scene.table.state, 0, options, Random(1)).action)


def test_the_hegemon_plants_a_banner() -> None:
    campaign = {"tokens": [{**BANNER, "place": "aside"}], "flagships": FLAGSHIP, "booklet": [*POLICIES, "F10-03"]}
    scene = scene_of("hegemon", "F10-01B", 2, me={"cards": ["F10-02"]}, campaign=campaign, **at("2-hex"))
    scene.play("lead:administration-2")
    assert chosen(scene) == "prelude:F10-02"


def test_the_founder_becomes_an_outlaw() -> None:
    scene = scene_of("founder", "F02-01B", 1, me={"cards": ["F02-02"]}, **at("2-hex", "3-hex"))
    scene.play("lead:administration-2", "declare:tycoon")
    assert chosen(scene) == "yes"


def test_the_believer_teaches() -> None:
    scene = scene_of(
        "believer",
        "F08-01B",
        1,
        hand=["administration-2", "construction-3"],
        me={"cards": ["F08-03"]},
        buildings={"1-hex/1": "0 city"},
        campaign={"sets": FAITHFUL},
    )
    scene.play("lead:administration-2")
    assert chosen(scene) == "use:teach"


def test_a_deal_is_worth_more_to_whom_it_advances() -> None:
    """A Rival gives the Magnate fuel for a relic and a Favor: the marker moves once the deal is closed (F03-01B)."""
    worth = []
    for clock in (12, 0):
        campaign = fated("magnate", "F03-01B", clock, act=1)
        scene = negotiate(me={"resources": ["relic"]}, foe={"resources": ["fuel"]}, campaign=campaign)
        for part in ("1>0=fuel", "0>1=relic", "0>1=favor"):
            scene.play(f"side:{part[:3]}", f"deal_part:{part}")
        state: Any = scene.table.state
        worth.append(offer_value(state, 0))
    assert worth[0] > worth[1]
