"""Questions carry their own words: prompts, labels and clauses are declared with the frame that asks."""

from typing import Any

import pytest

import ecliptic
from ecliptic.content.catalogue import catalogue
from ecliptic.effects import Choice
from ecliptic.games.federation import notation
from ecliptic.games.federation.planet_action import PLANET_RULES, PlanetAction
from ecliptic.games.federation.view_schema import Amounts, Piece
from ecliptic.kernel import Action
from ecliptic.kernel.messages import LOCALES
from tests.rules.federation.scene import Scene

FRAMES: dict[str, Any] = ecliptic.game("federation").frames
QUESTIONS = {name: kind for name, kind in FRAMES.items() if issubclass(kind, Choice)}
SHARED = {"any_order": "any-order", "choose_effect": "choose-effect"}


def topics() -> list[str]:
    """What questions are called in messages."""
    own = [kind.question for name, kind in QUESTIONS.items() if name not in SHARED]
    return own + [topic for topic, _ in PLANET_RULES] + list(SHARED.values())


@pytest.mark.parametrize("locale", LOCALES)
def test_every_question_has_words_in_every_language(locale: str) -> None:
    words = catalogue("federation", locale)
    ids = [f"{start}-{topic}" for topic in topics() for start in ("prompt", "wait")]
    assert len(ids) == 2 * (31 + 5)
    assert [id for id in ids if not words.has(id)] == []


def test_every_question_cites_its_clauses() -> None:
    assert [name for name, kind in QUESTIONS.items() if name not in SHARED and not kind.rules] == []
    scene = Scene(me={"resources": {"lavandium": 3}})
    scene.play("place:arratooine_left", "vote:AMB-1")
    assert scene.table.prompt(0).rules == ("FED-14.1",)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_kind_of_option_is_known_and_has_words(locale: str) -> None:
    words = catalogue("federation", locale)
    assert [kind for kind in sorted(notation.KINDS) if not words.has(f"do-{kind.replace('_', '-')}")] == []
    made = [each for value in vars(notation).values() for each in (value if isinstance(value, list) else [value])]
    assert {action.kind for action in made if isinstance(action, Action)} | {"choose", "part"} == notation.KINDS


def test_frames_are_found_by_their_names() -> None:
    assert len(QUESTIONS) == 31
    assert FRAMES["planet_action"] is PlanetAction
    assert {"begin_round", "end_of_use", "resolve", "repeat", "shuffle_laws"} <= set(FRAMES)
    assert "on_planet" not in FRAMES, "a base of other frames is never on the stack"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("place:D", "The start player cannot choose President's Office in the first turn of a round."),
        ("mission:3", "Place an ambassador before special mission 3"),
        ("mission:99", "There is no special mission '99': they are numbered from 1 to 12."),
        ("pay:gold", "'pay:gold' is not possible now."),
        ("use:1A1", "You do not have"),
        ("jump:neo", "'jump:neo' is not an action in Federation."),
    ],
)
def test_the_frame_says_why_not(text: str, sentence: str) -> None:
    scene = Scene()
    reason = scene.table.game.why_not(scene.table.state, 0, text)
    assert scene.table.game.say(reason, ["A", "B", "C", "D"]).startswith(sentence)


# Situations with what the player is asked, and what some of the options are called.
SPOKEN: list[tuple[dict[str, Any], list[str], str, dict[str, str]]] = [
    (
        {"me": {"die": 3, "erudites": ["1B1", "1E1"]}},
        ["place:neo_left"],
        "Neo (left wing): choose the ambassador and its side.",
        {
            "vote:AMB-1": "1 vote",
            "funding:AMB-1": "Funding (nothing)",
            "vote:AMB-3": "2 votes",
            "funding:AMB-3": "Funding (1 lavandium)",
            "vote:AMB-4": "3 votes",
            "funding:AMB-4": "Funding (1 coppernium)",
        },
    ),
    (
        {"me": {"tokens": ["ALT-3-04", "ALT-4-06"], "resources": {"lavandium": 1}}},
        ["place:neo_left", "funding:AMB-4"],
        "Neo (left wing): do you play an alteration token?",
        {
            "alter:ALT-3-04": "Alteration token with 6 votes (pay 1 lavandium)",
            "alter:ALT-4-06": "Alteration token with funding (advance major projects 2 times)",
            "no_alteration": "No alteration token",
        },
    ),
    (
        {"me": {"die": 3}},
        ["place:neo_left", "vote:AMB-1", "move:n1a"],
        "Neo (left wing): do you add your die with 3 votes?",
        {
            "add_die": "Add the die (3)",
            "keep_die": "Keep the die",
        },
    ),
    (
        {"me": {"erudites": ["1A2", {"erudite": "1D2", "used": True}]}},
        ["place:A", "vote:AMB-1"],
        "Officers' Quarters: you may use an erudite that gives you your die.",
        {
            "use:1A2": "Use Diplomat 1A2: turn a used level 1 erudite face up",
            "done": "Continue",
        },
    ),
    (
        {},
        ["place:neo_left", "vote:AMB-1"],
        "Neo: move your miner.",
        {
            "move:n1a": "Influence 1 with 2 lavandium",
            "move:n1b": "Influence 1 with 1 coppernium",
        },
    ),
    (
        {"me": {"miner": "n1a"}},
        ["place:neo_left", "vote:AMB-1"],
        "Neo: move your miner.",
        {
            "move:n2a": "Influence 2, asteroid 1",
            "move:n2b": "Influence 2, asteroid 2",
            "move:n3": "Influence 3 with 1 lavandium and 1 coppernium",
        },
    ),
    (
        {"me": {"miner": "n7a"}},
        ["place:neo_left", "vote:AMB-1"],
        "Choose a dead asteroid.",
        {
            "asteroid:DAST-1": "Dead asteroid with 2 gold",
            "asteroid:DAST-2": "Dead asteroid with 2 oceanium and 1 gold",
            "asteroid:DAST-3": "Dead asteroid with 1 coppernium, 1 oceanium, and 1 gold",
            "asteroid:DAST-4": "Dead asteroid with 2 coppernium and 1 gold",
        },
    ),
    (
        {"me": {"magus": "m6"}},
        ["place:six_moon_left", "vote:AMB-1"],
        "Choose an alteration token.",
        {
            "token:ALT-4-01": "Alteration token with 6 votes (gain 1 oceanium)",
            "token:ALT-4-03": (
                "Alteration token with 5 votes (raise your assistant die by 1 and gain 1 accreditation step)"
            ),
        },
    ),
    (
        {"me": {"erudites": ["1A1"]}},
        ["place:atalum_left", "vote:AMB-1"],
        "Atalum: choose an erudite.",
        {
            "take:1B1": "Take Robot 1B1: a building costs 1 crystal less",
            "take:2A1": "Take Diplomat 2A1: your accreditation level is 2 higher until the end of the round",
            "use:1A1": "Use Diplomat 1A1: your accreditation level is 1 higher until the end of the round",
        },
    ),
    (
        {"me": {"posts": {"TP-1": 1, "TP-6": 2}, "resources": {"gold": 1}}},
        ["place:arratooine_left", "vote:AMB-1"],
        "Arratooine: choose a trading post.",
        {
            "post:TP-1": "Trading post 1, level 2 (free): gain 2 lavandium and 1 coppernium",
            "post:TP-6": "Trading post 6, level 2 (1 gold): score 8 PP",
        },
    ),
    (
        {"me": {"resources": {"lavandium": 2, "coppernium": 1, "oceanium": 1, "gold": 1}}},
        ["place:e81216_left", "vote:AMB-1"],
        "E81216: choose what to build.",
        {
            "build:PS-1A": "Space Shipyard (1 lavandium and 1 coppernium)",
            "build:PS-4A": "Alteration Incubator (2 coppernium)",
            "build:MS-1": (
                "Megastructure 1 (influence on Arratooine and accreditation level) (1 "
                "coppernium, 1 oceanium, and 1 gold)"
            ),
            "build:MS-4": (
                "Megastructure 4 (influence on 6Moon and influence on E81216) (1 coppernium, 1 oceanium, and 1 gold)"
            ),
        },
    ),
    (
        {"me": {"resources": {"lavandium": 2, "coppernium": 1, "oceanium": 1, "gold": 1}, "erudites": ["1B1"]}},
        ["place:e81216_left", "vote:AMB-1", "use:1B1", "build:PS-1A"],
        "Choose the crystal you save.",
        {
            "discount:lavandium": "Save lavandium",
            "discount:coppernium": "Save coppernium",
        },
    ),
    (
        {"me": {"resources": {"lavandium": 1, "oceanium": 1}}},
        ["place:espionage_left", "vote:AMB-1", "pay:lavandium"],
        "Choose the action to copy.",
        {
            "copy_action:neo": "Neo (free)",
            "copy_action:B": "Purchasing Office (1 oceanium)",
            "copy_action:E": "Assistants' Room (1 coppernium)",
        },
    ),
    (
        {"me": {"resources": {"lavandium": 1, "oceanium": 1}}},
        ["place:espionage_left", "vote:AMB-1"],
        "Pay lavandium, or oceanium instead?",
        {
            "pay:lavandium": "Pay lavandium",
            "pay:oceanium": "Pay oceanium",
        },
    ),
    (
        {"me": {"step": 10, "resources": {"lavandium": 9}}},
        ["place:arratooine_left", "vote:AMB-1"],
        "Arratooine: choose a trading post.",
        {
            "post:TP-1": "Trading post 1, level 1 (free): gain 2 lavandium",
            "post:TP-2": "Trading post 2, level 1 (1 lavandium): take a ship or unlock any special mission",
            "post:TP-4": "Trading post 4, level 1 (1 lavandium): raise your assistant die by 1",
        },
    ),
    (
        {"me": {"resources": {"lavandium": 9, "coppernium": 1}}},
        ["place:outer_module", "vote:AMB-1"],
        "You have room for 10 crystals. Return one.",
        {
            "return:lavandium": "Return lavandium",
            "return:coppernium": "Return coppernium",
            "return:oceanium": "Return oceanium",
        },
    ),
    (
        {"me": {"step": 9, "resources": {"oceanium": 1, "coppernium": 1}}, "phase": "executive"},
        [],
        "Pay for your accreditation level 5, or fall.",
        {
            "upkeep:5": "Keep level 5 (1 oceanium)",
            "upkeep:4": "Fall to level 4 (1 coppernium)",
            "upkeep:3": "Fall to level 3 (1 lavandium)",
            "upkeep:2": "Fall to level 2 (free)",
        },
    ),
    (
        {"me": {"miner": "n3"}, "phase": "executive"},
        [],
        "The wings have equal votes: choose the law that is passed.",
        {
            "law:left": "Left wing: law of Neo (score 2 PP per influence on Neo)",
            "law:right": "Right wing: law of 6Moon (score 2 PP per influence on 6Moon)",
        },
    ),
    (
        {"me": {"step": 8}},
        ["place:A", "vote:AMB-1"],
        "You have reached the last step: choose a deep space tile.",
        {
            "deep_space:DS-2": (
                "Deep space tile DS-2 (look at the alteration tokens of strength 4 beside the "
                "board and take one and take an action on Atalum)"
            ),
            "deep_space:DS-4": (
                "Deep space tile DS-4 (your accreditation level is 1 higher to the end of the "
                "game and raise your assistant die to 6)"
            ),
        },
    ),
    (
        {"turn": 5, "president": 1, "start": 1},
        ["place:D", "vote:AMB-1"],
        "Choose a medal of honour.",
        {
            "medal:neo": "Medal of honour of Neo",
            "medal:intrigue": "Medal of honour for intrigue",
        },
    ),
    (
        {"me": {"step": 6, "unlocked": [7, 8, 9], "resources": {"lavandium": 1}}},
        ["place:outer_module", "vote:AMB-1"],
        "You may perform a special mission, or end your turn.",
        {
            "mission:7": "Special mission 7 (Spy action): take an action on Neo, 6Moon, Atalum, Arratooine, or E81216",
            "mission:8": "Special mission 8 (President's Office): score 1 PP per crystal and gold you have",
            "mission:9": (
                "Special mission 9 (Small Salon): advance any major project, gain 1 "
                "accreditation step, and take the medal of honour for intrigue"
            ),
            "end": "End turn",
        },
    ),
    (
        {"me": {"step": 6, "unlocked": [7], "resources": {"lavandium": 1}}},
        ["place:outer_module", "vote:AMB-1", "mission:7", "pay:lavandium"],
        "Choose a planet for your action.",
        {
            "planet:neo": "Neo",
            "planet:six_moon": "6Moon",
            "planet:atalum": "Atalum",
            "planet:arratooine": "Arratooine",
        },
    ),
    (
        {"me": {"step": 6, "unlocked": [9]}},
        ["place:outer_module", "vote:AMB-1", "mission:9"],
        "Choose the major project to advance.",
        {
            "project:neo": "Neo major project (0 of 7)",
            "project:missions": "Major project of special missions (0 of 7)",
            "project:common": "Joint major project (0 of 9)",
        },
    ),
    (
        {},
        ["place:C", "vote:AMB-1"],
        "Choose the special mission to unlock.",
        {
            "unlock:1": "Special mission 1 (Neo): take an action on Neo",
            "unlock:6": "Special mission 6 (Officers' Quarters): gain 2 accreditation steps",
            "unlock:12": "Special mission 12 (Patron's Office): score 1 PP per completed special mission",
        },
    ),
    (
        {"me": {"erudites": ["1A2", {"erudite": "1B1", "used": True}, {"erudite": "1C1", "used": True}]}},
        ["use:1A2"],
        "Choose a used level 1 erudite to turn face up.",
        {
            "refresh:1B1": "Turn up Robot 1B1: a building costs 1 crystal less",
            "refresh:1C1": "Turn up Trader 1C1: gain 1 accreditation step",
        },
    ),
    (
        {"me": {"erudites": ["1A3"]}},
        ["use:1A3"],
        "Choose an erudite up to level 1 to copy.",
        {
            "copy:1A1": "Copy Diplomat 1A1: your accreditation level is 1 higher until the end of the round",
            "copy:1C1": "Copy Trader 1C1: gain 1 accreditation step",
        },
    ),
    (
        {
            "me": {"production_sites": ["PS-1B"], "miner": "n1a", "magus": "m1"},
            "production_sites": ["PS-1B", "PS-2A", "PS-3A", "PS-4A"],
            "phase": "executive",
        },
        [],
        "Move your miner or your magus, without a reward.",
        {
            "transport_miner:n2a": "Miner: influence 2, asteroid 1",
            "transport_miner:n2b": "Miner: influence 2, asteroid 2",
            "transport_miner:n3": "Miner: influence 3 with 1 lavandium and 1 coppernium",
            "transport_magus:m2": "Magus: influence 2",
        },
    ),
    (
        {"deep_space": ["DS-2", "DS-6", "DS-8", "DS-1", "DS-3"], "me": {"step": 8}},
        ["place:A", "vote:AMB-1", "deep_space:DS-8"],
        "Choose what to build for free.",
        {
            "build:PS-1A": "Space Shipyard (free)",
            "build:MS-2": "Megastructure 2 (influence on Neo and die) (free)",
        },
    ),
    (
        {"deep_space": ["DS-2", "DS-6", "DS-8", "DS-1", "DS-3"], "me": {"step": 8}},
        ["place:A", "vote:AMB-1", "deep_space:DS-6"],
        "Choose a trading post for your disc on level 2.",
        {
            "post:TP-1": "Trading post 1, level 2 (free): gain 2 lavandium and 1 coppernium",
            "post:TP-3": (
                "Trading post 3, level 2 (free): 3 times, in any combination: gain 1 oceanium or "
                "gain 1 accreditation step"
            ),
        },
    ),
    (
        {"deep_space": ["DS-2", "DS-6", "DS-8", "DS-1", "DS-3"], "me": {"step": 8}},
        ["place:A", "vote:AMB-1", "deep_space:DS-2"],
        "Only you see these tokens of strength 4: choose one.",
        {
            "token:ALT-4-05": "Alteration token with funding (gain 1 coppernium, 1 oceanium, and 1 gold)",
            "token:ALT-4-06": "Alteration token with funding (advance major projects 2 times)",
        },
    ),
    (
        {"deep_space": ["DS-2", "DS-6", "DS-8", "DS-1", "DS-3"], "me": {"step": 8}},
        ["place:A", "vote:AMB-1", "deep_space:DS-1"],
        "Choose the major project to advance, 2 times.",
        {
            "project:six_moon": "6Moon major project (0 of 7)",
        },
    ),
    (
        {"atalum": {"1B": ["1B3", "1B1", "1B2"]}},
        ["place:atalum_left", "vote:AMB-1", "take:1B3"],
        "Choose the production structure whose income you receive.",
        {
            "income:PS-1A": "Space Shipyard: take a ship",
            "income:PS-2A": "Transmutation Chamber: exchange a resource for the next in value",
            "income:PS-3A": "Military Academy: gain 1 accreditation step",
            "income:PS-4A": "Alteration Incubator: take a random alteration token of strength 1",
        },
    ),
    (
        {
            "me": {"ambassadors": ["AMB-S"], "deep_space": "DS-7"},
            "outer_module": [
                {"owner": 0, "ambassador": "AMB-1"},
                {"owner": 0, "ambassador": "AMB-2"},
                {"owner": 0, "ambassador": "AMB-3"},
                {"owner": 0, "ambassador": "AMB-4"},
            ],
        },
        [],
        "Round 1, your turn. Place an ambassador; you have 1 left.",
        {
            "place:neo_left": "Neo (left wing) (free)",
            "place:A": "Officers' Quarters (free)",
            "place:outer_module": "Outer Module (free)",
            "pass": "Pass for this round",
        },
    ),
    (
        {"me": {"miner": "n1a", "erudites": ["1E1", "1A1"]}},
        ["place:neo_left", "vote:AMB-1", "move:n3"],
        "Neo: use another erudite, or continue?",
        {
            "use:1E1": "Use Miner 1E1: gain 2 lavandium",
            "use:1A1": "Use Diplomat 1A1: your accreditation level is 1 higher until the end of the round",
            "done": "Continue",
        },
    ),
]


@pytest.mark.parametrize(("state", "actions", "prompt", "labels"), SPOKEN, ids=[row[2] for row in SPOKEN])
def test_questions_and_options_in_words(
    state: dict[str, Any], actions: list[str], prompt: str, labels: dict[str, str]
) -> None:
    scene = Scene(**state)
    scene.play_if_asked(*actions)
    table, seat = scene.table, scene.waiting[0]
    names = ["P0", "P1", "P2", "P3"]
    assert table.game.say(table.prompt(seat), names, viewer=seat) == prompt
    said = {str(option): table.game.say(table.label(seat, option), names) for option in table.options(seat)}
    assert {option: said.get(option) for option in labels} == labels


# What cannot be done in a situation, and the whole sentence with which it is refused.
ON_ATALUM = ["place:atalum_left", "vote:AMB-1"]
ON_E81216 = ["place:e81216_left", "vote:AMB-1"]
RICH = {"resources": {"lavandium": 2, "coppernium": 1}}
REFUSALS: list[tuple[dict[str, Any], list[str], str, str]] = [
    ({}, [], "place:B", "Purchasing Office costs 1 oceanium, which you cannot pay."),
    ({}, [], "place:attic", "There is no space 'attic' in the senate."),
    ({}, [], "place:e81216_right",
     "E81216 (right wing): you cannot pay for any building, or you have no robots left."),
    ({}, [], "end", "'end' is not possible now."),
    ({}, [], "use:9Z9", "There is no erudite '9Z9'."),
    ({"me": {"erudites": ["1B1"]}}, [], "use:1B1", "Robot 1B1 cannot be used now."),
    ({"me": {"erudites": [{"erudite": "1A1", "used": True}]}}, [], "use:1A1", "You have already used Diplomat 1A1."),
    ({}, [], "use:1B2", "You do not have Robot 1B2."),
    ({}, ["place:neo_left"], "vote:AMB-9", "There is no ambassador 'AMB-9'."),
    ({}, ["place:neo_left"], "vote:AMB-S", "You do not have AMB-S left to place this round."),
    ({}, ["place:neo_left"], "vote:AMB-2", "AMB-2 and AMB-1 are identical: choose 'vote:AMB-1'."),
    ({}, ON_ATALUM, "take:9Z9", "There is no erudite '9Z9'."),
    ({}, ON_ATALUM, "take:1A2", "Diplomat 1A2 is not face up on Atalum."),
    ({"me": {"erudites": ["1A1"]}}, ON_ATALUM, "take:1A2",
     "You already have an erudite of the same level and delegation as Diplomat 1A2."),
    ({}, ON_ATALUM, "take:3A1", "Diplomat 3A1 needs an erudite of a lower level of the same delegation."),
    ({"me": RICH}, ON_E81216, "build:PS-9", "There is no building 'PS-9' in play."),
    ({"me": RICH}, ON_E81216, "build:PS-4A", "You cannot pay for Alteration Incubator."),
    ({"me": {**RICH, "production_sites": ["PS-4A"]}}, ON_E81216, "build:PS-4A",
     "You cannot build Alteration Incubator: you have already built it, there is no room, or you have no robots left."),
    ({"me": {"unlocked": [1, 2], "step": 1, "hangar": 2}}, ["place:outer_module", "vote:AMB-1"], "place:A",
     "'place:A' is not possible now."),
    ({"me": {"unlocked": [1, 2], "step": 1, "hangar": 2}}, ["place:outer_module", "vote:AMB-1"], "advance",
     "'advance' is not possible now."),
    ({"me": {"unlocked": [1, 2], "step": 1, "hangar": 2}}, ["place:outer_module", "vote:AMB-1"], "mission:13",
     "There is no special mission '13': they are numbered from 1 to 12."),
    ({"me": {"unlocked": [1, 2], "step": 1, "hangar": 2, "erudites": ["1A1"]}},
     ["place:outer_module", "vote:AMB-1", "mission:2", "advance", "token:ALT-1-01", "done"], "mission:1",
     "You can perform only one special mission per turn."),
]  # fmt: skip


@pytest.mark.parametrize(("state", "actions", "text", "sentence"), REFUSALS)
def test_a_refusal_says_what_is_wrong(state: dict[str, Any], actions: list[str], text: str, sentence: str) -> None:
    scene = Scene(**state)
    scene.play_if_asked(*actions)
    assert scene.waiting == [0]
    assert scene.refused(text) == sentence


@pytest.mark.rule("FED-10.6", "FED-16.9")
def test_parts_in_any_order_cite_their_clauses() -> None:
    scene = Scene()
    scene.play("place:F", "vote:AMB-1")
    assert scene.options() == ["part:0", "part:1"]
    assert scene.table.prompt(0).rules == ("FED-10.6", "FED-16.9")


def test_fields_that_a_view_may_leave_out() -> None:
    """Amounts name what there is; a piece is an ambassador, or a neutral tile."""
    assert Amounts.__optional_keys__ == {"lavandium", "coppernium", "oceanium", "gold"}
    assert Piece.__optional_keys__ == {"owner", "ambassador", "side", "token", "neutral"}
