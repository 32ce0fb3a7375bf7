"""How many spaces positions promise the objectives of fates: the numbers that bots compare.

Where an ambition is declared, seat 0 has 1 for it and both Rivals have nothing. With two rounds to come the counts may
move by 1.05, so that seat 0 stays ahead of a Rival with 49/58.
"""

from typing import Any

import pytest

from ecliptic.games.arcs.battle_outcome import KEYS_FOR_A_RESOURCE
from ecliptic.games.arcs.battle_value import pending_outcome
from ecliptic.games.arcs.campaign.pursuits import PURSUITS, SPARE, promised_spaces
from ecliptic.games.arcs.campaign.state import campaign_of
from ecliptic.games.arcs.rerolls import RollDice
from tests.rules.blighted_reach.fates.acts import POLICIES, fated
from tests.rules.blighted_reach.scene import Scene

W = (49 / 58) ** 2  # seat 0 wins the declared ambition
WON: dict[str, Any] = {"me": {"trophies": ["1 ship"]}, "markers": ["warlord", "", ""], "flipped": 0}
OUTLAW = {"titles": ["outlaw", "regent", "regent"], "first_regent": 1}
FOES = {"titles": ["regent", "outlaw", "regent"]}
BANNER = {"token": "banner", "place": "3-hex"}
ASIDE = {"token": "banner", "place": "aside"}
FAITHFUL = [f"F08-{n:02}" for n in range(4, 13)]
CITIES = {"1-hex/1": "0 city", "1-hex/2": "0 city", "4-crescent/1": "0 city"}  # open all slots
LAWS = ["F02-14", "F02-15", "F02-16", "F02-17", "F02-22"]


def golem(kind: str, place: str, side: str = "sleeping") -> dict[str, str]:
    """A Golem somewhere."""
    return {"token": f"golem-{kind}", "place": place, "side": side}


def at(*systems: str, **more: Any) -> dict[str, Any]:
    """Fields of a scene with own ships in these systems."""
    return {"ships": {system: {"0": 2} for system in systems}, **more}


def sailing(place: str, *tokens: dict[str, str], **more: Any) -> dict[str, Any]:
    """Fields of a scene with own ships and the Flagship in a system."""
    campaign = {"tokens": [*tokens], "flagships": [{"seat": 0, "system": place, "board": {}}]}
    return at(place, campaign=campaign, **more)


def promise(fate: str, card: str, act: int, fields: dict[str, Any]) -> float:
    """The spaces that a position promises seat 0 in the second chapter of an act."""
    fields = {"chapter": 2, "hand": ["administration-2", "construction-3"], **fields}
    campaign = fated(fate, card, 12, act=act, **fields.pop("campaign", {}))
    state: Any = Scene(campaign=campaign, **fields).table.state
    return PURSUITS[card](state, 0)


# Chapters to come, with the present one: 2 in Acts I and II, 3 in Act III.
ROWS: list[tuple[str, str, int, dict[str, Any], float]] = [
    # 5 for each later chapter, and what the declared ambition pays the winner: 2 for the low marker.
    ("steward", "F01-01B", 1, {}, 5.0),
    ("steward", "F01-01B", 1, {"chapter": 1}, 10.0),
    ("steward", "F01-01B", 1, {"chapter": 3}, 0.0),
    ("steward", "F01-01B", 1, WON, 5 + 2 * W),
    ("steward", "F01-01B", 1, {**WON, "markers": ["warlord", "", "tyrant"]}, 5 + 2 * W),
    ("steward", "F01-01B", 1, {**WON, "campaign": {"first_regent": 1}}, 0.0),
    # Three Trust resources, and two clusters for the First Regent.
    (
        "steward",
        "F01-12B",
        2,
        {
            "ships": {"2-hex": {"empire": 1}, "2-gate": {"empire": 1}, "3-hex": {"empire": 1}},
            "campaign": {"trust": [1, 0, 2, 0, 0]},
        },
        (3 + 2) * 2,
    ),
    (
        "steward",
        "F01-12B",
        2,
        {"ships": {"2-hex": {"empire": 1}}, "campaign": {"trust": [1, 0, 2, 0, 0], "first_regent": 1}},
        3 * 2,
    ),
    # 2-hex is held, and its three neighbours count 0.15 each; 3 for each ambition, one in the last chapter.
    ("founder", "F02-01B", 1, at("2-hex", **WON, campaign=OUTLAW), 3 * (W + 1) + 1.45 * 2),
    ("founder", "F02-01B", 1, at("2-hex", **WON), 0.3 * (3 * (W + 1) + 1.45 * 2)),
    # Free cities outside the Empire; the Commonwealth, two Members, wins Warlord for 2 each.
    (
        "founder",
        "F02-12B",
        2,
        {
            "buildings": {"1-hex/1": "free city", "2-hex/1": "free city", "3-hex/1": "free starport"},
            "ships": {"2-hex": {"empire": 1}},
        },
        1 * 2,
    ),
    (
        "founder",
        "F02-12B",
        2,
        {
            "me": {"cards": ["F02-18"], "trophies": ["2 ship"]},
            "foe": {"cards": ["F02-19"]},
            "markers": ["warlord", "", ""],
            "buildings": {"1-hex/1": "free city"},
            "campaign": {
                "booklet": [*POLICIES, *LAWS],
                "tokens": [{"token": "commonwealth-ambition", "place": "box 3"}],
            },
        },
        2 * 2 + 1 * 2,
    ),
    ("magnate", "F03-01B", 1, {"me": {"resources": ["fuel", "relic"]}}, 0.5),
    # 1 of 3 for the majorities of fuel and relics; 2 of 3, and more than the majority counts no more.
    ("magnate", "F03-12B", 2, {"me": {"resources": ["fuel", "relic"]}}, (1 / 9 + 1 / 9) * 2),
    ("magnate", "F03-12B", 2, {"me": {"resources": ["fuel", "fuel"]}}, 4 / 9 * 2),
    ("magnate", "F03-12B", 2, {"me": {"resources": ["fuel"] * 4}, "buildings": CITIES}, 1 * 2),
    ("magnate", "F03-12B", 2, {"me": {"cards": ["F03-14"], "resources": ["relic"]}}, (1 + 1 / 9) * 2),
    # Overseers: nothing without them; CC05 can be used up for 3, a discarded Guild card recovered for 2.
    ("advocate", "F04-01B", 1, {"me": {"cards": ["CC05"]}}, 0.0),
    ("advocate", "F04-01B", 1, {"me": {"cards": ["F04-03", "CC05"]}, "court_discard": ["CC06", "CC07"]}, 0.5 * 7 * 0.4),
    (
        "advocate",
        "F04-01B",
        1,
        {**WON, "me": {"cards": ["F04-03", "CC05"], "trophies": ["1 ship"]}, "court_discard": ["CC06", "CC11"]},
        0.5 * 5,
    ),
    # Two suits and one Rival with fewer Guild cards.
    (
        "advocate",
        "F04-12B",
        2,
        {
            "me": {"cards": ["CC01", "CC05"]},
            "foe": {"cards": ["CC02", "CC03"]},
            "court": ["AID01", "CC11", "CC12", "CC13", "CC14"],
        },
        (2 + 1) * 2,
    ),
    # The Seeker's gate is held: 0.6. The Warrior is here, Awake: 1 and 0.8. The Protector is with a Rival: 0.2.
    (
        "caretaker",
        "F05-01B",
        1,
        at(
            "2-gate",
            markers=["warlord", "", ""],
            me={"cards": ["F05-03"], "trophies": ["1 ship"]},
            foe={"resources": ["protector"]},
            campaign={
                "tokens": [golem("warrior", "seat 0", "awake"), golem("protector", "seat 1"), golem("seeker", "2-gate")]
            },
        ),
        2 * 1.8 * (W + 1) + 0.8,
    ),
    (
        "caretaker",
        "F05-01B",
        1,
        at("2-hex", campaign={"tokens": [golem("seeker", "2-gate")]}),
        2 * 0.6 * 0.15 * 1,
    ),
    # Two Rivals have fewer lore cards; lore of the Court with an own agent counts 0.6, attached lore too.
    (
        "caretaker",
        "F05-12B",
        2,
        {
            "me": {"cards": ["L01", "L02"]},
            "foe": {"cards": ["L03"]},
            "court": ["AID01", "L04", "CC01", "CC02", "L06"],
            "agents": [[], [1], [2], [0, 1], [0, 1]],
            "lore_deck": [f"L{n:02}" for n in range(7, 15)],
            "campaign": {"attached": ["", "", "L05"]},
        },
        2 * 2 + 0.6 * 2,
    ),
    # Warlord counts Trophies, no resource; weapons in the Empire's laws spoil it.
    ("partisan", "F06-01B", 1, WON, 2 * W),
    ("partisan", "F06-01B", 1, {**WON, "me": {"trophies": ["1 ship"], "outrage": ["relic"], "agents": 9}}, 2 * W),
    ("partisan", "F06-01B", 1, {**WON, "me": {"trophies": ["1 ship"], "outrage": ["weapon"], "agents": 9}}, 0.0),
    ("partisan", "F06-15B", 2, {}, 0.4 * 2),
    ("partisan", "F06-15B", 2, {"foe": {"hand": ["administration-3"]}, "initiative": 1}, 0.0),
    # A starport with an own ship: 0.8 in each chapter, 0.4 of it while nothing is won. The other has none.
    (
        "admiral",
        "F07-01B",
        1,
        at("2-hex", buildings={"2-hex/1": "0 starport", "3-hex/1": "0 starport", "2-hex/2": "0 city"}),
        0.8 * 2 * 0.4,
    ),
    ("admiral", "F07-01B", 1, at("2-hex", **WON, buildings={"2-hex/1": "0 starport"}), 0.8 * 2 * 1 + 1.5 * W),
    ("admiral", "F07-01B", 1, at("2-hex", **WON, buildings={"2-hex/1": "0 starport"}, campaign=OUTLAW), 0.0),
    # An Outlaw's ships, one damaged, its city and a Free one, fresh and damaged Blight; two Imperial ships.
    *[
        (
            "admiral",
            "F07-01B",
            1,
            {
                "ships": {"3-hex": {"1": [1, 1], "2": 1, "blight": [1, 1], "empire": navy}},
                "buildings": {"3-hex/1": "1 city", "3-hex/2": "free city", "2-hex/1": "free city"},
                "campaign": FOES,
            },
            reach,
        )
        for navy, reach in ((2, 2.0), (0, 0.0), (9, 0.3 + 0.8 + 2 + 2))
    ],
    (
        "admiral",
        "F07-12B",
        2,
        {"ships": {"2-hex": {"empire": 1}, "3-hex": {"empire": 1}, "4-gate": {"empire": 1}}},
        2 * 2,
    ),
    ("admiral", "F07-12B", 2, {"ships": {"2-hex": {"empire": 1}}, "campaign": OUTLAW}, 0.0),
    *[
        ("believer", "F08-01B", 1, {**WON, "campaign": {"sets": FAITHFUL[9 - n :]}}, pips * (W + 1))
        for n, pips in enumerate([10, 7, 6.3, 5.6, 4.9, 4.2, 3.5, 2.8, 2.1, 1.4])
    ],
    # Only ambitions with an Ideal, by their Power.
    ("believer", "F08-20B", 2, {**WON, "campaign": {"tokens": [{"token": "ideal", "place": "box 3"}]}}, 2 * W),
    ("believer", "F08-20B", 2, {**WON, "campaign": {"tokens": [{"token": "ideal", "place": "box 2"}]}}, 0.0),
    # A Banner counts 1, with an ambition won 2, and 1.5 in a later chapter; the Flagship can soon plant another.
    ("hegemon", "F10-01B", 2, {**WON, "campaign": {"tokens": [BANNER]}}, 1 + W + 1.5),
    ("hegemon", "F10-01B", 2, sailing("2-hex", BANNER, ASIDE), 1.6 * 2.5),
    ("hegemon", "F10-01B", 2, sailing("2-gate", BANNER, ASIDE), 1.35 * 2.5),
    ("hegemon", "F10-01B", 2, sailing("3-hex", BANNER, ASIDE), 1.35 * 2.5),
    ("hegemon", "F10-01B", 2, sailing("2-hex", BANNER), 1 * 2.5),
    (
        "hegemon",
        "F10-01B",
        2,
        sailing("2-hex", ASIDE, buildings={"2-hex/1": "0 city"}),
        0.6 * 2.5,
    ),
    (
        "hegemon",
        "F10-01B",
        2,
        sailing("2-hex", ASIDE, buildings={"2-hex/1": "1 city"}),
        0.35 * 2.5,
    ),
    # Two fuel on the Hoard and more of it than Rivals: 2 + 2; a Rival's resources and a Free city in reach: 0.35 each.
    ("pirate", "F12-01B", 2, {"me": {"cards": ["F12-02"]}, "campaign": {"stored": ["F12-02 fuel"] * 2}}, 4 * 2),
    (
        "pirate",
        "F12-01B",
        2,
        {
            "me": {"cards": ["F12-02"]},
            "foe": {"resources": ["fuel", "fuel"]},
            **at("2-hex"),
            "campaign": {"stored": ["F12-02 fuel"] * 2},
        },
        2 * 2,
    ),
    (
        "pirate",
        "F12-01B",
        2,
        {
            "foe": {"resources": ["fuel", "fuel", "relic", "relic"]},
            "players": {2: {"resources": ["relic"]}},
            "ships": {"2-hex": {"0": 2, "1": 1}, "3-hex": {"2": 1}},
            "buildings": {"2-hex/1": "free city", "4-crescent/1": "1 city", "4-crescent/2": "1 city"},
            "campaign": OUTLAW,
        },
        0.35 * (3 + 1) * 2,
    ),
    # Two Blight beside own ships, with the ambitions to come; fresh Blight under control can spawn for 0.5.
    (
        "blight_speaker",
        "F13-01B",
        2,
        {**WON, "ships": {"2-hex": {"0": 2, "blight": [1, 1]}, "3-hex": {"blight": 1}}},
        2 * (W + 1) + 0.5,
    ),
    (
        "blight_speaker",
        "F13-01B",
        2,
        {"ships": {"2-hex": {"0": 1, "1": 2, "blight": 1}, "3-hex": {"0": 1, "blight": [0, 1]}}},
        2 * 1,
    ),
    # Weapons, held Weapon planets (one beside own ships), and own cities there.
    (
        "peacekeeper",
        "F15-01B",
        2,
        at(
            "3-hex",
            me={"resources": ["weapon", "weapon"]},
            buildings={
                "3-hex/1": "0 city",
                "1-arrow/1": "0 starport",
                "2-hex/1": "0 city",
                "5-arrow/1": "1 city",
                "2-crescent/1": "1 city",
            },
        ),
        (2 + 1 + 0.8) * 2,
    ),
    # Relic Outrage: 2 for a held relic planet, 1 for relics. Razing a fuel city in reach: 0.4.
    (
        "overlord",
        "F17-01B",
        3,
        at("2-hex", me={"outrage": ["relic"], "agents": 9, "resources": ["relic", "fuel"]}),
        (2 * 1 + 1) * 3,
    ),
    (
        "overlord",
        "F17-01B",
        3,
        at(
            "2-crescent",
            "3-crescent",
            "5-hex",
            me={"outrage": ["relic"], "agents": 9},
            buildings={
                "3-crescent/1": "1 city",
                "2-crescent/1": "0 starport",
                "4-hex/1": "1 city",
                "5-hex/1": "1 starport",
            },
            campaign=OUTLAW,
        ),
        (2 * 0.15 + 0.4) * 3,
    ),
    # Nobody has declared Keeper: 3 now and 1.5 in both later chapters; a relic 2 with 0.8, a relic planet 0.8 later.
    ("redeemer", "F19-01B", 3, {}, 3 * (1 + 1)),
    ("redeemer", "F19-01B", 3, {"me": {"resources": ["relic", "relic"]}}, 3 * 2 + 2 * 2 * 0.8),
    ("redeemer", "F19-01B", 3, at("2-hex"), 3 * 2 + 0.4 * 2 * 2 * 1),
    ("redeemer", "F19-01B", 3, {"chapter": 4, "me": {"resources": ["relic"]}}, 3.0),
    (
        "redeemer",
        "F19-01B",
        3,
        {"chapter": 4, "me": {"resources": ["relic"]}, "markers": ["keeper", "", ""]},
        3 * W + 2 * W,
    ),
    # Captive goods 1 now and 0.6 later, planets 1 and 0.8 in both later chapters.
    (
        "guardian",
        "F20-01B",
        3,
        at("5-arrow", me={"cards": ["F20-02"]}, campaign={"stored": ["F20-02 fuel", "F20-02 material"]}),
        2 * (1 + 0.6 * 2),
    ),
    ("guardian", "F20-01B", 3, at("4-hex"), (1 + 0.15) * (1 + 0.8 * 2)),
    (
        "guardian",
        "F20-01B",
        3,
        at(
            "5-arrow",
            me={"cards": ["F20-02"]},
            campaign={"stored": ["F20-02 fuel"]},
            markers=["tyrant", "", ""],
            chapter=4,
        ),
        W,
    ),
    # A garden counts 1 and 0.8 in both later chapters, with damaged Blight 0.4 of that.
    ("naturalist", "F21-01B", 3, {"ships": {"2-hex": {"0": 2, "blight": 1}}}, 1 + 0.8 * 2),
    ("naturalist", "F21-01B", 3, {"ships": {"2-hex": {"0": 2, "blight": [0, 1]}}}, 0.4 * (1 + 0.8 * 2)),
    ("naturalist", "F21-01B", 3, {"ships": {"2-hex": {"0": 2, "blight": 1}}, "chapter": 4}, 1.0),
]


@pytest.mark.parametrize(
    ("fate", "card", "act", "fields", "spaces"), ROWS, ids=[f"{n} {row[1]}" for n, row in enumerate(ROWS)]
)
def test_promised_spaces(fate: str, card: str, act: int, fields: dict[str, Any], spaces: float) -> None:
    assert promise(fate, card, act, fields) == pytest.approx(spaces)


def battle(fate: str, card: str, act: int, whom: str, **fields: Any) -> Any:
    """The state while seat 0 collects dice against somebody at 2-hex, in the second chapter."""
    campaign = fated(fate, card, 12, act=act, **fields.pop("campaign", {}))
    scene = Scene(hand=["aggression-2"], chapter=2, campaign=campaign, **fields)
    scene.play("lead:aggression-2", f"battle:2-hex/{whom}")
    scene.play_if_asked("ships:2+0")  # the Navy helps
    return scene.table.state


@pytest.mark.parametrize(("whom", "share"), [("1", 1.0), ("blight", 0.5)])
def test_the_admiral_counts_what_the_navy_will_destroy(whom: str, share: float) -> None:
    """Each foe that the Navy probably destroys promises 2, Blight half of it; in reach are as many as its ships."""
    ships = {"2-hex": {"0": 1, "empire": 2, whom: [0, 2]}}
    state = battle("admiral", "F07-01B", 1, whom, ships=ships, campaign=FOES)
    assert campaign_of(state).had_allies
    outcome = pending_outcome(state)
    assert outcome is not None
    assert outcome.destroyed > 0
    reach = 2.0 if whom == "1" else 2 * 0.8
    assert PURSUITS["F07-01B"](state, 0) == pytest.approx(reach + 2.0 * outcome.destroyed * share)
    state.turn_seat = 1
    assert PURSUITS["F07-01B"](state, 0) == pytest.approx(reach)
    state.turn_seat = 0
    campaign_of(state).had_allies = False
    assert PURSUITS["F07-01B"](state, 0) == pytest.approx(reach)


def test_the_pirate_counts_the_loot_of_a_battle() -> None:
    """A resource for every key that takes one, twice its worth, in both chapters to come; and a Rival in reach."""
    ships = {"2-hex": {"0": 3, "1": 1}}
    fields: dict[str, Any] = {"ships": ships, "foe": {"resources": ["fuel"]}, "campaign": OUTLAW}
    state = battle("pirate", "F12-01B", 2, "1", buildings={"2-hex/1": "1 city"}, **fields)
    outcome = pending_outcome(state)
    assert outcome is not None
    assert outcome.keys > 0
    keys = outcome.keys / KEYS_FOR_A_RESOURCE
    assert PURSUITS["F12-01B"](state, 0) == pytest.approx((2 * keys + 0.35) * 2)
    state.turn_seat = 1
    assert PURSUITS["F12-01B"](state, 0) == pytest.approx(0.35 * 2)


def test_the_overlord_counts_cities_that_a_battle_razes() -> None:
    fields: dict[str, Any] = {"ships": {"2-hex": {"0": 3}}, "campaign": OUTLAW}
    state = battle("overlord", "F17-01B", 3, "1", buildings={"2-hex/1": "1 city damaged"}, **fields)
    outcome = pending_outcome(state)
    assert outcome is not None
    assert outcome.razed > 0
    assert PURSUITS["F17-01B"](state, 0) == pytest.approx((2 * outcome.razed + 0.4) * 3)
    state.turn_seat = 1
    assert PURSUITS["F17-01B"](state, 0) == pytest.approx(0.4 * 3)


@pytest.mark.rule("ABR-7.6")
@pytest.mark.parametrize(("dice", "loot"), [(0, 0.0), (1, 0.5), (2, 0.75)])
def test_the_pirate_counts_on_a_key_against_the_free_states(dice: int, loot: float) -> None:
    """Every second raid die shows a key, and one is enough; the Free city is in reach besides."""
    free: dict[str, Any] = {"ships": {"2-hex": {"0": 3}}, "buildings": {"2-hex/1": "free city"}, "campaign": OUTLAW}
    state = battle("pirate", "F12-01B", 2, "free", **free)
    state.stack[-1] = RollDice(0, [1, 0, dice])
    assert PURSUITS["F12-01B"](state, 0) == pytest.approx((2 * loot + 0.35) * 2)


@pytest.mark.parametrize(("clock", "spaces"), [(3, 2.6), (2, 2 + SPARE * 0.6), (1, 1 + SPARE * 1.6), (0, 0)])
def test_spaces_beyond_the_last_count_little(clock: int, spaces: float) -> None:
    """A garden in Act III promises 2.6 spaces; the marker needs fewer, the last of them as well as the others."""
    ships = {"2-hex": {"0": 2, "blight": 1}}
    scene = Scene(campaign=fated("naturalist", "F21-01B", clock), hand=["administration-2"], chapter=2, ships=ships)
    state: Any = scene.table.state
    assert promised_spaces(state, 0) == pytest.approx(spaces)
