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
