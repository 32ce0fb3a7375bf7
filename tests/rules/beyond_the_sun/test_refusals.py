"""Why an option is not there: the sentence that a player reads, and the clause it cites."""

from typing import Any

import pytest

from ecliptic.games.beyond_the_sun.game import GAME
from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at

TRADING: list[dict[str, Any]] = [
    {"frame": "take_turn", "seat": 0, "phase": 3},
    {"frame": "trading", "seat": 0, "made": 0, "most": 0, "in_phase": 1},
]
ROWS: list[tuple[dict[str, Any], str, str, tuple[str, ...]]] = [
    # Spaces that are not there
    ({}, "go:nowhere", "There is no action space 'nowhere'.", ("BTS-4.1",)),
    ({}, "go:research_1/0", "There is no action space 'research_1/0'.", ("BTS-4.1",)),
    ({}, "go:research_1/3", "There is no action space 'research_1/3'.", ("BTS-4.1",)),
    ({}, "go:research_1/x", "There is no action space 'research_1/x'.", ("BTS-4.1",)),
    ({"seats": 3}, "go:research_1/4", "There is no action space 'research_1/4'.", ("BTS-4.1",)),
    ({"seats": 4}, "go:research_1/5", "There is no action space 'research_1/5'.", ("BTS-4.1",)),
    ({}, "go:T1-01/a/2", "There is no action space 'T1-01/a/2'.", ("BTS-4.1",)),
    # Access
    ({}, "go:T1-01/a/1", "Narrow Beam Lasers: this action is not open to you.", ("BTS-4.5", "BTS-4.7")),
    ({}, "go:professors_guild/1", "Guild of Professors: this action is not open to you.", ("BTS-8.15",)),
    ({}, "go:E3-04/1", "Dyson Sphere: this action is not open to you.", ("BTS-4.6",)),
    # Pawns
    (
        {"players": [{"pawn": "build_and_jump/2"}]},
        "go:build_and_jump/2",
        "Your pawn is already on this space: choose another one.",
        ("BTS-4.3",),
    ),
    (
        {"players": [{}, {"pawn": "build_and_jump/1"}]},
        "go:build_and_jump/1",
        "This space is occupied by Boris.",
        ("BTS-4.2",),
    ),
    # Costs
    ({"players": [{"ore": 1, "population": 1}]}, "go:research_2/1", "This costs 2 ore; you have 1.", ("BTS-4.9",)),
    (
        {"players": [{"ore": 2, "population": 1}], "slots": LEVEL_ONE},
        "go:research_2/2",
        "This costs 3 ore; you have 2.",
        ("BTS-4.9",),
    ),
    (
        {"players": [{"ore": 4, "population": 0}], "guilds": ["professors_guild"]},
        "go:professors_guild/1",
        "You must return 1 population; you have 0.",
        ("BTS-4.9", "BTS-9.7"),
    ),
    (  # ore for the population that is missing
        {"players": [{"ore": 4, "population": 0, "private": ["T3-10"]}], "guilds": ["professors_guild"]},
        "go:professors_guild/1",
        "This costs 5 ore; you have 4.",
        ("BTS-4.9",),
    ),
    (
        {"players": [{"ore": 5, "population": 0, "private": ["T3-10"]}], "guilds": ["professors_guild"]},
        "go:professors_guild/1",
        "You cannot carry this out: research a level III technology.",
        ("BTS-4.10",),
    ),
    # Effects
    (
        {"players": [{"ore": 2}], "slots": LEVEL_ONE},
        "go:research_2/1",
        "You cannot carry this out: research a level II technology.",
        ("BTS-4.10",),
    ),
    (
        {"players": [{"ore": 5}], "slots": LEVEL_ONE},
        "go:T1-02/a/1",
        "You cannot carry this out: colonize a system.",
        ("BTS-4.10",),
    ),
    (
        {"players": [{"private": ["T2-10"]}], "locations": {"SOL": at({1: [1]})}},
        "go:build_and_jump/1",
        "This would change nothing.",
        ("BTS-4.11",),
    ),
    # Trades
    (
        {"stack": TRADING, "players": [{"ore": 2, "population": 1}]},
        "buy_population",
        "This costs 3 ore; you have 2.",
        ("BTS-5.9",),
    ),
    (
        {"stack": TRADING, "players": [{"ore": 0, "population": 1}]},
        "recall:SOL/1",
        "This costs 1 ore; you have 0.",
        ("BTS-5.10",),
    ),
    (
        {"stack": TRADING, "players": [{"ore": 3, "population": 0}]},
        "sell_population",
        "You must return 1 population; you have 0.",
        ("BTS-5.11",),
    ),
    (
        {
            "stack": TRADING,
            "players": [{"ore": 3, "population": 3, "supply": [0] * 5}],
            "locations": {"DS": at({0: [1] * 16})},
        },
        "buy_population",
        "You have no supply cubes.",
        ("BTS-5.9",),
    ),
]


@pytest.mark.rule("BTS-4.1", "BTS-4.2", "BTS-4.3", "BTS-4.5", "BTS-4.6", "BTS-4.9", "BTS-4.10", "BTS-4.11", "BTS-18.16")
@pytest.mark.parametrize(("state", "action", "said", "rules"), ROWS, ids=[str(i) for i in range(len(ROWS))])
def test_why_an_option_is_not_there(state: dict[str, Any], action: str, said: str, rules: tuple[str, ...]) -> None:
    message = Scene(**state).why_not(action)
    assert GAME.say(message, ["Anna", "Boris", "Clara", "Dora"], "en", 0) == said
    assert message.rules == rules
