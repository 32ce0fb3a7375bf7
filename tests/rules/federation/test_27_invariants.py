"""Invariants (FED-27), in random games and in positions that break them."""

from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.games.federation.state import State
from ecliptic.kernel import draw, run_until_request
from ecliptic.kernel.requests import Chance, Decision
from tests.rules.federation.scene import Scene


@pytest.mark.rule("FED-27.1", "FED-27.2", "FED-27.3", "FED-27.4", "FED-27.5", "FED-27.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_them(seats: int) -> None:
    """At every decision of a random game; everything in the box is somewhere once."""
    table = ecliptic.new("federation", seats=seats, seed=seats)
    choose = Random(seats)
    while not table.over:
        assert table.game.problems(table.state) == []
        seat = table.waiting[0]
        table.play(seat, choose.choice(table.options(seat)))
    assert table.game.problems(table.state) == []


@pytest.mark.rule("FED-27.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_space_of_the_senate_is_taken_once_a_round(seats: int) -> None:
    """In a random game only empty spaces are offered, and what lies in the senate stays until the round ends."""
    table = ecliptic.new("federation", seats=seats, seed=seats)
    choose = Random(seats)
    taken: dict[str, tuple[object, object]] = {}
    number, placed = 1, 0
    while not table.over:
        view: Any = table.view(None)
        lying = {space: (piece.get("owner"), piece.get("neutral")) for space, piece in view["senate"].items()}
        if view["round"] == number:
            assert lying.items() >= taken.items()
        number, taken = view["round"], lying
        seat = table.waiting[0]
        options = table.options(seat)
        spaces = {option.text.removeprefix("place:") for option in options if option.kind == "place"}
        assert not spaces & lying.keys()
        chosen = choose.choice(options)
        placed += chosen.kind == "place" and chosen.text != "place:outer_module"
        table.play(seat, chosen)
    assert placed > 5 * seats


@pytest.mark.rule("FED-27.7")
def test_influence_never_falls() -> None:
    """Over whole random games, for every player and planet."""
    game: Any = ecliptic.game("federation")
    rng = Random(7)
    for _ in range(3):
        state: State = game.new(4, game.choose_options(4, {}), None, 1)
        best = [[0] * 5 for _ in range(4)]
        while True:
            request = run_until_request(state)
            if isinstance(request, Chance):
                state.stack[-1].outcome(state, draw(request, rng.random))
            elif isinstance(request, Decision):
                view: Any = game.view(state, None)
                for seat, player in enumerate(view["players"]):
                    now = list(player["influence"].values())
                    assert all(after >= before for after, before in zip(now, best[seat], strict=True))
                    best[seat] = now
                state.stack[-1].answer(state, request.seat, rng.choice(request.options))
            else:
                break


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"me": {"resources": {"lavandium": 11}}}, "room for 10 crystals"),
    ({"me": {"resources": {"gold": 6}}}, "room for 10 crystals and 5 gold"),
    ({"me": {"hangar": 6}}, "hangar holds 5"),
    ({"me": {"hangar": 5, "completed": [1, 2, 3, 4]}}, "8 ships"),
    ({"me": {"medals": ["neo"]}, "medals": {"neo": [3, 4, 5, 6]}}, "5 medals neo"),
    ({"me": {"tokens": ["ALT-1-01"]}, "foe": {"tokens": ["ALT-1-01"]}}, "ALT-1-01 appears 2 times"),
    ({"me": {"erudites": ["1A1"]}, "foe": {"erudites": ["1A1"]}}, "1A1 appears 2 times"),
    ({"me": {"erudites": ["1A1", "1A2"]}}, "same level and delegation"),
    ({"me": {"erudites": ["2A1"]}}, "without level 1"),
    ({"me": {"contributions": 2}}, "2 contributions"),
    ({"me": {"die_at": "A", "die": 1}}, "without an ambassador"),
    ({"me": {"ambassadors": ["AMB-1"]}}, "4 ambassadors"),
    ({"me": {"ambassadors": ["AMB-1", "AMB-2", "AMB-3", "AMB-4", "AMB-S"]}}, "special ambassador"),
    ({"megastructures": {"MS-1": [0, 0]}}, "built twice"),
    ({"senate": {"A": {"neutral": 0}}}, "no neutral vote tiles"),
    ({"projects": {"neo": 8}}, "from 0 to 7"),
    ({"laws": {"now": ["LAW-L-neo", "LAW-R-neo"]}}, "both laws of a round"),
    ({"deep_space": ["DS-1"]}, "5 deep space tiles"),
    ({"neo": {"asteroids": ["AST-1", "AST-1", "AST-2", "AST-3"]}}, "AST-1 appears 2 times"),
]


@pytest.mark.rule("FED-27.1", "FED-27.2", "FED-27.3", "FED-27.4", "FED-27.5", "FED-27.6")
@pytest.mark.parametrize(("position", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_a_position_that_breaks_them_is_refused(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ecliptic.Refused, match=sentence):
        Scene(**position)
