"""What is printed, as the boards read it: complete, in words of every language, and honest about its sources."""

import json
from typing import Any

import pytest

from ecliptic.content.catalogue import LOCALES, catalogue
from ecliptic.content.files import read_data
from ecliptic.games.federation.components import printed
from ecliptic.games.federation.sheet import sheet
from ecliptic.kernel import Message

DATA: dict[str, Any] = read_data("federation", "components.yaml")
SHEET: Any = sheet(printed())

KINDS = {
    "tokens": "alteration_tokens",
    "scholars": "scholars",
    "posts": "trading_posts",
    "sites": "production_sites",
    "megastructures": "megastructures",
    "megastructure_tiles": "megastructure_tiles",
    "deep_space": "deep_space_tiles",
    "starting_planets": "starting_planets",
    "laws": "laws",
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_tile_is_there_with_its_source(kind: str) -> None:
    rows = {row["id"]: row["source"] for row in DATA[KINDS[kind]]}
    assert {id: tile["source"] for id, tile in SHEET[kind].items()} == rows


def test_the_senate_lies_as_the_grid_says() -> None:
    lying = {(space["floor"], space["column"]): space["action"] for space in SHEET["spaces"] if "floor" in space}
    grid = {
        (3 - floor, column): "espionage" if action == "SPY" else action
        for floor, row in DATA["senate"]["grid"].items()
        for column, action in enumerate(row)
    }
    assert lying == grid


def test_missions_name_their_space_and_their_level() -> None:
    written = {mission["id"]: (mission["action"], mission["level"]) for mission in SHEET["missions"]}
    links = {"SPY": "espionage"}
    rows = {row["id"]: (row["linked_space"], row["required_level"]) for row in DATA["missions"]}
    assert written == {id: (links.get(space, space), level) for id, (space, level) in rows.items()}
    by_action = {space["action"]: space["mission"] for space in SHEET["spaces"] if "mission" in space}
    assert by_action == {action: id for id, (action, _) in written.items()}


def test_costs_and_gains_are_those_of_the_data() -> None:
    assert SHEET["posts"]["TP-3"]["cost"] == {"coppernium": 1}
    assert {id: tile["cost"] for id, tile in SHEET["sites"].items()} == {
        row["id"]: row["cost"] for row in DATA["production_sites"]
    }
    assert {space["id"]: space["gain"] for space in SHEET["neo"]} == {
        row["id"]: row["gain"] for row in DATA["neo_spaces"]
    }
    assert SHEET["scholars"]["1C2"]["effect"]["steps"][0]["options"] == [
        [{"verb": "ship", "n": 1}],
        [{"verb": "unlock_any", "n": 1}],
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
