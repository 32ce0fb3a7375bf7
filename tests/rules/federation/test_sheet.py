"""What is printed, as the boards read it: complete, in words of every language, and honest about its sources."""

import json
from typing import Any

import pytest

from ecliptic.content.catalogue import catalogue
from ecliptic.games.federation.components import printed
from ecliptic.games.federation.sheet import sheet
from ecliptic.kernel import Message
from ecliptic.kernel.messages import LOCALES
from tests.rules.federation.facts import (
    ALL_RECONSTRUCTED,
    COUNTS,
    GRID,
    MEGASTRUCTURE_COST,
    MISSIONS,
    NEO,
    NONE_RECONSTRUCTED,
    SITE_COSTS,
)
from tests.rules.federation.scene import RESOURCES

SHEET: Any = sheet(printed())


@pytest.mark.parametrize("kind", COUNTS)
def test_every_component_is_there(kind: str) -> None:
    assert len(SHEET[kind]) == COUNTS[kind]


@pytest.mark.parametrize("kind", [*ALL_RECONSTRUCTED, *NONE_RECONSTRUCTED])
def test_reconstructed_values_are_marked(kind: str) -> None:
    marked = {tile["source"] == "reconstructed" for tile in SHEET[kind].values()}
    assert marked == {kind in ALL_RECONSTRUCTED}


def test_of_the_laws_only_those_of_atalum_are_known() -> None:
    known = {id for id, law in SHEET["laws"].items() if law["source"] != "reconstructed"}
    assert known == {"LAW-L-atalum", "LAW-R-atalum"}


def test_the_senate_lies_as_the_grid_says() -> None:
    lying = {(space["floor"], space["column"]): space["action"] for space in SHEET["spaces"] if "floor" in space}
    assert lying == {(floor, column): action for floor, row in enumerate(GRID) for column, action in enumerate(row)}


def test_missions_name_their_space_and_their_level() -> None:
    assert {mission["id"]: (mission["action"], mission["level"]) for mission in SHEET["missions"]} == MISSIONS
    by_action = {space["action"]: space["mission"] for space in SHEET["spaces"] if "mission" in space}
    assert by_action == {action: id for id, (action, _) in MISSIONS.items()}


def test_costs_and_gains() -> None:
    assert SHEET["posts"]["TP-3"]["cost"] == {"coppernium": 1}
    assert {id: tile["cost"] for id, tile in SHEET["sites"].items()} == SITE_COSTS
    assert [tile["cost"] for tile in SHEET["megastructures"].values()] == [MEGASTRUCTURE_COST] * 4
    gains = {space["id"]: [space["gain"].get(name, 0) for name in RESOURCES] for space in SHEET["neo"]}
    assert gains == {space: gain or [0, 0, 0, 0] for space, (_, gain, _) in NEO.items()}
    assert SHEET["erudites"]["1C2"]["effect"]["steps"][0]["options"] == [
        [{"verb": "ship", "icon": "ship", "n": 1, "counted": True}],
        [{"verb": "unlock_any", "icon": "unlock", "n": 1, "counted": True}],
    ]


def messages(about: Any) -> list[dict[str, Any]]:
    """Every message in the sheet."""
    if isinstance(about, dict):
        own = [about] if set(about) == {"id", "args"} else []
        return own + [found for value in about.values() for found in messages(value)]
    return [found for value in about for found in messages(value)] if isinstance(about, list) else []


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_words(locale: str) -> None:
    found = messages(SHEET)
    assert len(found) > 200
    for message in found:
        assert catalogue("federation", locale).say(Message(message["id"], message["args"]), [], None).strip()


def test_it_can_be_sent() -> None:
    assert json.loads(json.dumps(SHEET)) == SHEET


def step(verb: str, icon: str, n: int = 0, counted: bool = False, **more: Any) -> dict[str, Any]:
    """A step as boards draw it."""
    return {"verb": verb, "icon": icon, "n": n, "counted": counted, **more}


ALL_PLANETS = ["neo", "six_moon", "atalum", "arratooine", "e81216"]

# Of every verb one component that has it, with the whole list of its steps.
STEPS: list[tuple[str, str, list[dict[str, Any]]]] = [
    ("laws", "LAW-R-atalum", [step("pp_per", "pp_per", 2, per="influence:atalum")]),
    ("tokens", "ALT-3-04", [step("pay", "pay", resources={"lavandium": 1})]),
    ("tokens", "ALT-4-03", [step("die", "die", 1, True), step("accreditation", "accreditation", 1, True)]),
    ("tokens", "ALT-4-05", [step("gain", "gain", resources={"coppernium": 1, "oceanium": 1, "gold": 1})]),
    ("erudites", "1A1", [step("level_bonus", "accreditation", 1, True)]),
    ("erudites", "1A2", [step("refresh_erudite", "refresh", 1, level=1)]),
    ("erudites", "1A3", [step("copy_erudite", "copy_base", level=1)]),
    ("erudites", "2A2", [step("take_erudite_instead", "erudite", 0, level=3)]),
    ("erudites", "2A3", [step("copy_erudite", "copy_base", level=2)]),
    ("erudites", "3E1", [step("pp_per", "pp_per", 5, per="asteroid_tiles_owned")]),
    ("erudites", "2B1", [step("build_discount", "robot", 2, True)]),
    ("erudites", "2B2", [step("gain_per", "gain_per", resources={"coppernium": 1}, per="influence:e81216")]),
    ("erudites", "2B3", [step("production_income", "site", 2, True)]),
    ("erudites", "1C3", [step("place_trade_disc", "disc", 0, level=1)]),
    ("erudites", "2D1", [step("alteration_draw", "token", 1, True, level=2)]),
    ("erudites", "2D3", [step("extra_move", "move", 2, True)]),
    ("sites", "PS-1B", [step("move_without_reward", "move", 0, planets=["neo", "six_moon"])]),
    ("sites", "PS-2A", [step("transmute", "refresh")]),
    ("deep_space", "DS-1", [step("project_any", "project", 2, True), step("ship", "ship", 1, True),
                            step("unlock_all", "unlock")]),
    ("deep_space", "DS-2", [step("look_and_take_alteration", "token", level=4),
                            step("planet_action", "planet_action", planets=["atalum"])]),
    ("deep_space", "DS-4", [step("level_bonus", "accreditation", 1, True), step("die_set", "die", 6, True)]),
    ("deep_space", "DS-5", [step("planet_action", "planet_action", planets=["six_moon", "neo"]),
                            step("medal_any", "medal", 1)]),
    ("deep_space", "DS-7", [step("take_special_ambassador", "senate")]),
    ("deep_space", "DS-8", [step("build_free", "robot")]),
    ("starting_planets", "SP-5", [step("gain", "gain", resources={"lavandium": 2}), step("ship", "ship", 1, True)]),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "id", "steps"), STEPS)
def test_the_steps_of_an_effect(kind: str, id: str, steps: list[dict[str, Any]]) -> None:
    assert SHEET[kind][id]["effect"]["steps"] == steps


def test_the_effects_of_rooms_missions_and_posts() -> None:
    spaces = {space["id"]: space for space in SHEET["spaces"]}
    assert spaces["D"]["effect"]["steps"] == [step("take_president_pawn", "president"), step("medal_any", "medal", 1)]
    assert spaces["neo_left"]["effect"] == {"words": [], "steps": []}
    assert spaces["outer_module"]["effect"]["steps"] == [step("gain", "gain", resources={"oceanium": 1})]
    assert SHEET["missions"][6]["effect"]["steps"] == [step("planet_action", "planet_action", planets=ALL_PLANETS)]
    assert SHEET["missions"][8]["effect"]["steps"][2] == step("medal", "medal", level=6)  # intrigue
    first, second = SHEET["posts"]["TP-3"]["effects"]
    picks = [[step("gain", "gain", resources={"oceanium": 1})], [step("accreditation", "accreditation", 1, True)]]
    assert first["steps"] == [{"verb": "choose_each", "n": 2, "options": picks, "mixed": False}]
    assert second["steps"] == [{"verb": "choose_each", "n": 3, "options": picks, "mixed": True}]
    assert SHEET["posts"]["TP-6"]["effects"][1]["steps"] == [step("pp", "crown", 8, True)]
    assert SHEET["erudites"]["1C2"]["effect"]["steps"][0]["n"] == 0


# What else is printed, of one component of each kind; names and texts are compared in words.
PRINTED: list[tuple[Any, str, dict[str, Any]]] = [
    ("ambassadors", "AMB-1", {"votes": 1, "funding": {}, "source": "reconstructed"}),
    ("ambassadors", "AMB-3", {"votes": 2, "funding": {"lavandium": 1}, "source": "reconstructed"}),
    ("ambassadors", "AMB-S", {"votes": 7, "funding": None, "source": "seed"}),
    ("laws", "LAW-R-e81216", {"planet": "e81216", "wing": "right", "source": "reconstructed"}),
    ("asteroids", "AST-6", {"name": "asteroid with 1 gold", "gain": {"gold": 1}}),
    ("asteroids", "DAST-1", {"name": "dead asteroid with 2 gold", "gain": {"gold": 2}}),
    ("tokens", "ALT-1-01", {"strength": 1, "votes": 2, "funding": False, "source": "public"}),
    ("tokens", "ALT-4-06", {"strength": 4, "votes": 0, "funding": True, "source": "public"}),
    ("erudites", "2D3", {"level": 2, "delegation": "D", "timing": "planet:six_moon", "source": "seed"}),
    ("erudites", "1A1", {"level": 1, "delegation": "A", "timing": "any_turn"}),
    ("erudites", "3E3", {"level": 3, "delegation": "E", "timing": "immediate"}),
    ("posts", "TP-6", {"cost": {"gold": 1}}),
    ("megastructures", "MS-4", {"multipliers": [3, 2, 1], "source": "reconstructed"}),
    ("megastructure_tiles", "MT-missions", {"counts": "completed_missions", "source": "seed"}),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "id", "fields"), PRINTED)
def test_what_is_printed_on_a_component(kind: str, id: str, fields: dict[str, Any]) -> None:
    shown = {name: SHEET[kind][id][name] for name in fields}
    assert {name: in_words(value) for name, value in shown.items()} == fields


def in_words(value: Any) -> Any:
    """A message in English; everything else as it is."""
    if isinstance(value, dict) and set(value) == {"id", "args"}:
        return catalogue("federation", "en").say(Message(value["id"], value["args"]), [], None)
    return value


def test_what_is_printed_on_the_board() -> None:
    spaces = {space["id"]: space for space in SHEET["spaces"]}
    place = {name: spaces["F"][name] for name in ("floor", "column", "wing", "mission", "cost", "action")}
    assert place == {"floor": 1, "column": 3, "wing": "right", "mission": 9, "cost": {}, "action": "F"}
    assert (spaces["E"]["cost"], spaces["espionage_left"]["cost"]) == ({"coppernium": 1}, {"lavandium": 1})
    assert not {"floor", "column", "wing", "mission"} & set(spaces["outer_module"])
    assert [project["column"] for project in SHEET["projects"]] == [0, 1, 2, 3, 4, 5, None]
    assert [project["last"] for project in SHEET["projects"]] == [7, 7, 7, 7, 7, 7, 9]
    assert [len(project["gains"]) for project in SHEET["projects"]] == [0, 0, 0, 0, 0, 0, 3]
    assert SHEET["projects"][6]["gains"] == [{"lavandium": 1}, {"coppernium": 1}, {"oceanium": 1}]
    assert [mission["cost"] for mission in SHEET["missions"]] == [{}] * 6 + [{"lavandium": 1}] + [{}] * 5
    asteroids = {space["id"]: space["asteroid"] for space in SHEET["neo"] if space["asteroid"] is not None}
    assert asteroids == {"n2a": 0, "n2b": 1, "n5a": 2, "n5b": 3}
    assert {space["id"] for space in SHEET["neo"] if space["source"] == "seed"} == {"n8"}
    assert [(place["id"], place["influence"], place["strength"]) for place in SHEET["six_moon"]] == [
        ("m0", 0, 0), ("m1", 1, 1), ("m2", 2, 2), ("m3", 3, 2), ("m4", 4, 3), ("m5", 5, 3), ("m6", 6, 3), ("m7", 7, 4),
    ]  # fmt: skip
    track = SHEET["accreditation"]
    assert track["levels"] == [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]
    assert track["upkeep"] == [{}, {}, {}, {"lavandium": 1}, {"coppernium": 1}, {"oceanium": 1}]
    assert (track["medal_step"], track["overflow"], SHEET["storage"]) == (8, 1, {"crystals": 10, "gold": 5})
    assert SHEET["medals"]["points"] == [0, 1, 3, 6, 10, 15, 22, 30]
