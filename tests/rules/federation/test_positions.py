"""A position whose pending choices point to nothing is refused, with what is wrong."""

import re
from pathlib import Path
from typing import Any

import pytest

import ecliptic
from ecliptic.content.files import parse_yaml
from ecliptic.effects import Choose
from ecliptic.kernel import Json, Refused

ROUND = [{"frame": "clean_up"}, {"frame": "executive_phase"}, {"frame": "ambassador_phase"}]


@pytest.fixture
def position() -> Json:
    """A moment in the ambassador phase."""
    table = ecliptic.new("federation", seats=2, seed=1)
    while [frame["frame"] for frame in _stack(table.save())[:3]] != [frame["frame"] for frame in ROUND]:
        table.play(table.waiting[0], table.options(table.waiting[0])[0])
    return table.save()


def _stack(position: Json) -> list[Any]:
    stack: Any = position["stack"]
    return list(stack)


@pytest.mark.parametrize(
    ("frame", "sentence"),
    [
        ({"frame": "choose_ambassador", "seat": 0}, "choose_ambassador cannot be at this place of the stack"),
        ({"frame": "last_step", "seat": 0, "space": "outer_module"}, "last_step cannot have space 18 here."),
        ({"frame": "add_die", "seat": 0, "space": "outer_module"}, "add_die cannot have space 18 here."),
        ({"frame": "any_order", "seat": 0, "effect": "EFFECT", "left": 0}, "any_order cannot have left 0 here."),
        ({"frame": "any_order", "seat": 0, "effect": "EFFECT", "left": 16}, "any_order cannot have left 16 here."),
        (
            {"frame": "choose_effect", "seat": 0, "effect": "EFFECT", "step": 9, "left": 1},
            "choose_effect cannot have step 9 here.",
        ),
        (
            {"frame": "choose_effect", "seat": 0, "effect": "EFFECT", "step": 0, "left": 1},
            "choose_effect cannot have step 0 here.",
        ),
        (
            {"frame": "resolve", "seat": 0, "effect": "EFFECT", "step": 0, "source": "1A1"},
            "resolve cannot have source 0 here.",
        ),
    ],
)
def test_a_frame_that_points_to_nothing_is_refused(position: Json, frame: dict[str, Any], sentence: str) -> None:
    game: Any = ecliptic.game("federation")
    table: Any = ecliptic.load(position)
    effects = table.state.parts.effects
    plain = next(i for i, steps in enumerate(effects.steps) if len(steps) == 1 and not isinstance(steps[0], Choose))
    if "effect" in frame:
        frame = {**frame, "effect": game.words(table.state, "effect")[plain]}
    with pytest.raises(Refused) as refused:
        ecliptic.load({**position, "stack": [*ROUND, frame]})
    assert sentence in str(refused.value)


def test_the_same_frames_are_accepted_when_they_point_to_something(position: Json) -> None:
    game: Any = ecliptic.game("federation")
    table: Any = ecliptic.load(position)
    effects = table.state.parts.effects
    several = next(i for i, steps in enumerate(effects.steps) if len(steps) == 2)
    frame = {"frame": "any_order", "seat": 0, "effect": game.words(table.state, "effect")[several], "left": 3}
    loaded = ecliptic.load({**position, "stack": [*ROUND, frame]})
    assert [option.text for option in loaded.options(0)][:2] == ["part:0", "part:1"]
    assert _stack(loaded.save())[-1] == frame  # an effect of nothing in play is saved without a source


OTHERS: list[dict[str, Any]] = [{}, {}, {}]

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"neo": {"up": [4]}}, "neo.up must name asteroid spaces from 0 to 3"),
    ({"neo": {"up": [-1]}}, "neo.up must name asteroid spaces from 0 to 3"),
    ({"neo": {"asteroids": ["AST-1", "AST-2", "AST-3"]}}, "neo.asteroids must have four entries"),
    ({"neo": {"asteroids": ["AST-1", None, None, None]}}, "4 asteroid tiles are in play, on Neo and with"),
    ({"neo": {"asteroids": ["DAST-1", "AST-2", "AST-3", "AST-4"]}}, "DAST-1 appears 2 times"),
    ({"players": [{"asteroids": [f"AST-{n}" for n in range(1, 6)]}, *OTHERS]}, "4 asteroid tiles are in play"),
    ({"players": [{"asteroids": [f"DAST-{n}" for n in range(1, 6)]}, *OTHERS]}, "4 dead asteroid tiles are in play"),
    ({"players": [{"asteroids": ["AST-1", "AST-1"]}, *OTHERS]}, "AST-1 appears 2 times"),
    ({"atalum": {"3A": ["3A1", "3A2"]}}, "of level 3, A must have one erudite"),
    ({"atalum": {"3A": []}}, "of level 3, A must have one erudite"),
    ({"atalum": {"3A": ["3B1"]}}, "of level 3, A must have one erudite"),
    ({"atalum": {"3A": ["3A1"]}, "players": [{"erudites": ["1A1", "2A1", "3A2"]}, *OTHERS]}, "of level 3, A"),
    ({"players": [{"erudites": ["2A1"]}, *OTHERS]}, "a level 2 erudite was taken without level 1"),
    ({"players": [{"erudites": ["1A1", "1A2"]}, *OTHERS]}, "two erudites have the same level and delegation"),
    ({"senate": {"neo_left": {"owner": -1, "ambassador": "AMB-1"}}}, "owner must be from 0 to 3, not -1"),
    ({"senate": {"neo_left": {"owner": 4, "ambassador": "AMB-1"}}}, "owner must be from 0 to 3, not 4"),
    ({"senate": {"neo_left": {"neutral": 1}}}, "no neutral vote tiles with four players"),
    ({"megastructures": {"MS-1": [-1]}}, "MS-1 must be at most 3 seats"),
    ({"megastructures": {"MS-1": [4]}}, "MS-1 must be at most 3 seats"),
    ({"megastructures": {"MS-1": [0, 1, 2, 3]}}, "MS-1 must be at most 3 seats"),
    ({"megastructures": {"MS-1": [0, 0]}}, "a megastructure was built twice"),
    ({"six_moon": {"m1": [f"ALT-1-0{n}" for n in range(1, 6)]}}, "m1 has more than 4 tokens"),
    ({"six_moon": {"m1": ["ALT-2-01"]}}, "m1 has a token of another strength"),
    ({"players": [{"starting_planet": "SP-1"}, {"starting_planet": "SP-1"}, {}, {}]}, "SP-1 appears 2 times"),
    ({"players": [{"deep_space": "DS-1"}, {"deep_space": "DS-1"}, {}, {}]}, "DS-1 appears 2 times"),
    ({"players": [{"die": 3, "die_at": "A"}, *OTHERS]}, "is on a space without an ambassador of that seat"),
    ({"players": [{"completed": [1, 2, 3, 4, 5, 6], "hangar": 3}, *OTHERS]}, "a player has 8 ships"),
    ({"players": [{"ambassadors": ["AMB-1"]}, *OTHERS]}, "does not have 4 ambassadors"),
    ({"players": [{"ambassadors": ["AMB-1", "AMB-2", "AMB-3", "AMB-4", "AMB-S"]}, *OTHERS]}, "no tile that gives"),
    ({"players": [{"magi": 1}, *OTHERS]}, "unknown field 'magi'"),
    ({"moons": {}}, "unknown field 'moons'"),
    ({"players": [{}, {}]}, "players must have 4 rows"),
    ({"round": 6}, "round must be from 0 to 5"),
]  # fmt: skip


@pytest.mark.rule("FED-27.1", "FED-27.2", "FED-27.3", "FED-27.5")
@pytest.mark.parametrize(("state", "sentence"), REFUSED)
def test_what_could_not_be_is_refused(state: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        ecliptic.load(written(state))
    assert sentence in str(refused.value)


def written(state: dict[str, Any], seats: int = 4) -> Json:
    """A position by hand."""
    return {"ecliptic": "position", "format": 1, "game": "federation", "seats": seats, "state": state}


@pytest.mark.rule("FED-2.8", "FED-11.4")
def test_tiles_that_players_own_are_gone_from_neo() -> None:
    """Not mentioned, Neo has four tiles of each kind less those; they were on the first spaces."""
    table = ecliptic.load(written({"players": [{"asteroids": ["AST-2", "DAST-5"]}, {"asteroids": ["AST-6"]}, {}, {}]}))
    neo: Any = table.save()["state"]["neo"]  # type: ignore[index]
    assert neo["asteroids"][:2] == [None, None]
    assert len({*neo["asteroids"][2:], "AST-2", "AST-6"}) == 4
    assert len({*neo["dead_asteroids"], "DAST-5"}) == 4


def test_a_position_with_nothing_in_it() -> None:
    """Round 1, seat 0 has the pawn and the first turn, nobody has anything."""
    table = ecliptic.load(written({}))
    state: Any = table.save()["state"]
    assert (state["round"], state["phase"], state["active"], state["turn"]) == (1, "ambassadors", 0, 1)
    assert table.waiting == [0]
    assert [player["hangar"] for player in state["players"]] == [1, 1, 1, 1]
    assert [player["starting_planet"] for player in state["players"]] == ["SP-1", "SP-2", "SP-3", "SP-4"]


def test_every_field_is_documented_and_the_examples_load() -> None:
    """The page about positions names each field that is written; its examples are positions."""
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    for seats in (2, 4):
        state: Any = ecliptic.new("federation", seats=seats, seed=1).save()["state"]
        fields = {*state, *state["players"][0], *state["neo"], *state["laws"], "contributions", "die", "die_at", "seen"}
        assert {field for field in fields if f"`{field}`" not in page} == {"players"}
    for example in re.findall(r"```yaml\n(ecliptic: position.*?)```", page, re.DOTALL):
        position: Any = parse_yaml(example, "positions.md")
        assert ecliptic.load(position).waiting == [0]
