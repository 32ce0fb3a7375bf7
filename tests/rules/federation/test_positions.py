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
    page = page.partition("### Federation")[2]
    for seats in (2, 4):
        state: Any = ecliptic.new("federation", seats=seats, seed=1).save()["state"]
        fields = {*state, *state["players"][0], *state["neo"], *state["laws"], "contributions", "die", "die_at", "seen"}
        assert {field for field in fields if f"`{field}`" not in page} == {"players"}
    for example in re.findall(r"```yaml\n(ecliptic: position.*?)```", page, re.DOTALL):
        position: Any = parse_yaml(example, "positions.md")
        assert ecliptic.load(position).waiting == [0]


def players(*rows: dict[str, Any], seats: int = 4) -> dict[str, Any]:
    """A position with these players, from seat 0 on."""
    return {"players": [*rows, *({} for _ in range(seats - len(rows)))]}


AMBASSADORS = ["AMB-1", "AMB-2", "AMB-3", "AMB-4"]
EXECUTIVE: dict[str, Any] = {"phase": "executive", "active": -1}
LEFT_LAWS = [f"LAW-L-{planet}" for planet in ("neo", "six_moon", "atalum", "arratooine", "e81216")]
RIGHT_LAWS = [f"LAW-R-{planet}" for planet in ("neo", "six_moon", "atalum", "arratooine", "e81216")]
EARLIER = [*LEFT_LAWS[1:], RIGHT_LAWS[0], *RIGHT_LAWS[2:]]
SITES = ["PS-1A", "PS-2A", "PS-3A", "PS-4A"]
IN_ROUND_1 = "in round 1, two laws must be face up and 4 in each wing face down."
IN_ROUND_2 = "in round 2, two laws must be face up and 3 in each wing face down."


def laws(**changes: Any) -> dict[str, Any]:
    """The laws of round 1: the first of the left wing and the second of the right one are face up."""
    usual = {"now": ["LAW-L-neo", "LAW-R-six_moon"], "left": LEFT_LAWS[1:], "right": [RIGHT_LAWS[0], *RIGHT_LAWS[2:]]}
    return {"laws": {**usual, **changes}}


# The last value that is possible and the first that is not; the whole sentence, or nothing if it is accepted.
LIMITS: list[tuple[dict[str, Any], int, str]] = [
    (players({"resources": {"lavandium": 4, "coppernium": 3, "oceanium": 3, "gold": 5}}), 4, ""),
    (players({"resources": {"lavandium": 11}}), 4, "seat 0: there is room for 10 crystals and 5 gold."),
    (players({}, {"resources": {"gold": 6}}), 4, "seat 1: there is room for 10 crystals and 5 gold."),
    (players({"hangar": 5}), 4, ""),
    (players({"hangar": 6}), 4, "seat 0: the hangar holds 5 ships."),
    (players({"hangar": 5, "completed": [1, 2, 3]}), 4, ""),
    (players({"hangar": 5, "completed": [1, 2, 3, 4]}), 4, "seat 0: a player has 8 ships."),
    (players({"die": 6}), 4, ""),
    ({**players({"production_sites": SITES}), "megastructures": {"MS-1": [0], "MS-2": [0]}, "production_sites": SITES},
     4, ""),
    ({**players({"production_sites": SITES}), "megastructures": {"MS-1": [0], "MS-2": [0], "MS-4": [0]},
      "production_sites": SITES}, 4, "seat 0: a player has 6 robots."),
    ({"megastructures": {"MS-2": [1, 0, 2], "MS-4": [1]}}, 4, ""),
    ({"megastructures": {"MS-4": [1, 0, 1]}}, 4, "seat 1: a megastructure was built twice."),
    ({"production_sites": ["PS-1A", "PS-2B", "PS-3A", "PS-4B"]}, 4, ""),
    ({"production_sites": ["PS-1A", "PS-2B", "PS-4A", "PS-3B"]}, 4,
     "production_sites must name one side of each of the four tiles, in the order of the slots."),
    ({"production_sites": ["PS-1A", "PS-2B", "PS-3A"]}, 4,
     "production_sites must name one side of each of the four tiles, in the order of the slots."),
    ({"production_sites": SITES, **players({"production_sites": ["PS-1A", "PS-2B"]})}, 4,
     "state.players[0].production_sites[1] is PS-2B, which is not in play."),
    ({"megastructure_tiles": ["MT-neo"] * 8}, 4, "megastructure_tiles must name each of the eight tiles once."),
    # Projects and medals
    ({"projects": {"neo": 7, "common": 0}}, 4, ""),
    ({"projects": {"common": 2}, **players({"contributions": 1}, {"contributions": 1})}, 4, ""),
    ({"projects": {"common": 2}, **players({"contributions": 1})}, 4,
     "the players have made 1 contributions, but the common project has advanced by 2."),
    ({"projects": {"common": 2}, **players({"contributions": 3})}, 4,
     "the players have made 3 contributions, but the common project has advanced by 2."),
    ({"projects": {"common": 9}, **players({"contributions": 10})}, 4, ""),
    ({"projects": {"common": 9}, **players({"contributions": 8})}, 4,
     "the players have made 8 contributions, but the common project has advanced by 9."),
    ({"projects": {"common": 4}, **players({"contributions": 2}, seats=3)}, 3, ""),
    ({"projects": {"common": 4}, **players({"contributions": 0}, seats=2)}, 2, ""),
    ({"medals": {"neo": [4, 5, 6]}, **players({"medals": ["neo"]})}, 4, ""),
    ({"medals": {"neo": [4, 5, 6]}}, 4, "there are 3 medals neo, not 4."),
    ({"medals": {"e81216": [3, 4, 5, 6]}, **players({"medals": ["e81216"]})}, 4, "there are 5 medals e81216, not 4."),
    ({"medals": {"neo": [3, 7]}}, 4, "state.medals.neo must be some of the thresholds 3, 4, 5, 6."),
    ({"medals": {"accreditation": 3}, **players({"medals": ["accreditation"]})}, 4, ""),
    ({"medals": {"intrigue": 3}}, 4, "there are 3 medals intrigue, not 4."),
    ({"medals": {"intrigue": 4}, **players({"medals": ["intrigue"]})}, 4, "there are 5 medals intrigue, not 4."),
    # Laws
    (laws(), 4, ""),
    (laws(now=["LAW-L-neo", "LAW-R-neo"], right=RIGHT_LAWS[1:]), 4, "both laws of a round are of Neo."),
    (laws(now=["LAW-L-neo"]), 4, "state.laws.now must be two laws, the left one first."),
    (laws(right=[RIGHT_LAWS[0], *RIGHT_LAWS[2:], "LAW-L-neo"]), 4, "LAW-L-neo appears 2 times."),
    (laws(left=[*LEFT_LAWS[1:], "LAW-R-neo"], right=RIGHT_LAWS[2:]), 4,
     "a law in the left wing belongs to the other wing."),
    (laws(left=LEFT_LAWS[2:], right=[RIGHT_LAWS[0], *RIGHT_LAWS[2:], "LAW-L-six_moon"]), 4,
     "a law in the right wing belongs to the other wing."),
    (laws(left=LEFT_LAWS[2:], discarded=[]), 4, "LAW-L-six_moon is missing."),
    (laws(left=LEFT_LAWS[2:], discarded=["LAW-L-six_moon"]), 4, IN_ROUND_1),
    (laws(right=RIGHT_LAWS[2:], discarded=["LAW-R-neo"]), 4, IN_ROUND_1),
    ({**laws(), "round": 2}, 4, IN_ROUND_2),
    ({"round": 4, **laws(last=[None, None], left=[], right=[], discarded=EARLIER)}, 4,
     "the laws of round 5 are face up in round 4, and only then."),
    # Blocking tiles
    ({"planet_blocks": ["BP-2", "BP-3", "BP-4", "BP-5"]}, 3, ""),
    ({"planet_blocks": ["BP-3", "BP-4", "BP-5"]}, 3, "in round 1, there must be 4 planet blocking tiles left."),
    ({"planet_blocks": ["BP-1", "BP-3", "BP-4", "BP-5"]}, 3, "in round 1, there must be 4 planet blocking tiles left."),
    ({"planet_blocks": ["BP-3", "BP-3", "BP-4", "BP-5"]}, 3, "in round 1, there must be 4 planet blocking tiles left."),
    ({"room_blocks": ["BR-2", "BR-3", "BR-4", "BR-5"]}, 2, ""),
    ({"room_blocks": ["BR-3", "BR-4", "BR-5"]}, 2, "in round 1, there must be 4 room blocking tiles left."),
    # Rounds and turns
    ({"president": -1, "start": 0}, 4, "nobody has the president pawn."),
    ({"start": -1}, 4, "a round is being played without a number or a start player."),
    ({**EXECUTIVE, "start": -1}, 4, "a round is being played without a number or a start player."),
    # Ambassadors
    ({"senate": {"A": {"owner": 0, "ambassador": "AMB-1"}, "B": {"owner": 0, "ambassador": "AMB-1"}}}, 4,
     "AMB-1 of seat 0 is in two places."),
    ({"senate": {"A": {"owner": 2, "ambassador": "AMB-3"}}, **players({}, {}, {"ambassadors": AMBASSADORS})}, 4,
     "AMB-3 of seat 2 is in two places."),
    ({"senate": {"A": {"owner": 2, "ambassador": "AMB-S"}}}, 4,
     "seat 2 has no tile that gives the special ambassador."),
    ({"senate": {"A": {"owner": 2, "ambassador": "AMB-S"}}, **players({}, {}, {"deep_space": "DS-7"})}, 4, ""),
    (players({"deep_space": "DS-6", "ambassadors": [*AMBASSADORS, "AMB-S"]}), 4,
     "seat 0 has no tile that gives the special ambassador."),
    (players({}, {"ambassadors": AMBASSADORS[:3]}), 4, "seat 1 does not have 4 ambassadors."),
    ({"senate": {"A": {"owner": 0, "ambassador": "AMB-1"}}, **players({"die": 2, "die_at": "A"})}, 4, ""),
    ({"senate": {"A": {"owner": 1, "ambassador": "AMB-1"}}, **players({"die": 2, "die_at": "A"})}, 4,
     "the die of seat 0 is on a space without an ambassador of that seat."),
    ({"senate": {"A": {"owner": 0, "ambassador": "AMB-1"}}, **players({"die_at": "A"})}, 4,
     "seat 0: there is no such die."),
    ({"outer_module": [{"neutral": 1}]}, 4, "there are no neutral vote tiles with four players."),
    ({"senate": {"A": {"neutral": 1}}}, 3, ""),
    ({"senate": {"A": {"neutral": 1}}, "outer_module": [{"owner": 2, "ambassador": "AMB-3"}],
      **players({}, {}, {"ambassadors": AMBASSADORS}, seats=3)}, 3, "AMB-3 of seat 2 is in two places."),
    # Tokens and tiles
    ({"used_tokens": ["ALT-1-01", "ALT-1-01"]}, 4, "ALT-1-01 appears 2 times."),
    ({"six_moon": {"m1": ["ALT-1-01", "ALT-1-02", "ALT-1-03", "ALT-1-04"]},
      "beside": {"1": [f"ALT-1-{n:02}" for n in range(5, 20)]}}, 4, "ALT-1-20 is missing."),
    ({"six_moon": {"m1": ["ALT-1-01", "ALT-1-02", "ALT-1-03", "ALT-1-04"]},
      "beside": {"1": [f"ALT-1-{n:02}" for n in range(5, 21)]}}, 4, ""),
    ({"beside": {"1": [f"ALT-1-{n:02}" for n in range(5, 21)]}}, 4,
     "state.beside.1 is allowed only if every place of 6Moon of that strength is given too."),
    ({"six_moon": {"m1": ["ALT-1-01"], "m7": ["ALT-4-01"]},
      "beside": {"1": [f"ALT-1-{n:02}" for n in range(2, 20)] + ["ALT-4-02"],
                 "4": [f"ALT-4-0{n}" for n in range(3, 7)] + ["ALT-1-20"]}}, 4,
     "a token beside the board does not belong with those of strength 1."),
    ({"six_moon": {"m7": ["ALT-4-01", "ALT-1-01"]}}, 4, "m7 has a token of another strength."),
    ({"six_moon": {"m8": ["ALT-4-01"]}}, 4,
     "state.six_moon has an unknown field 'm8'. Known fields: m1, m2, m3, m4, m5, m6, m7."),
    ({"neo": {"asteroids": ["AST-1", "AST-2", "AST-3", "AST-4"], "spare": ["AST-5", "DAST-6"],
              "dead_asteroids": ["DAST-1", "DAST-2", "DAST-3", "DAST-4"], "spare_dead": ["AST-6", "DAST-5"]}}, 4,
     "asteroid tiles and dead asteroid tiles are mixed up."),
    ({"neo": {"asteroids": ["AST-1", "AST-2", "AST-3", "AST-4"], "dead_asteroids": ["DAST-1", "DAST-2", "DAST-3"]}}, 4,
     "4 dead asteroid tiles are in play, on Neo and with players, not 3."),
    ({"deep_space": ["DS-1", "DS-2", "DS-3", "DS-4", "DS-5"]}, 4, ""),
    ({"deep_space": ["DS-1", "DS-2", "DS-3", "DS-4", "DS-5", "DS-6"]}, 4, "there must be 5 deep space tiles."),
    ({"deep_space": ["DS-1", "DS-2", "DS-3"]}, 3, "there must be 4 deep space tiles."),
    ({"deep_space": ["DS-1", "DS-2", "DS-3"], **players({"deep_space": "DS-4"}, seats=3)}, 3, ""),
    # Erudites
    ({"atalum": {"1A": ["1A1", "1A2"]}}, 4, "1A3 is missing."),
    ({"atalum": {"1A": ["1A1", "1A2", "1A3", "1B1"]}}, 4, "1B1 does not belong there."),
    ({"atalum": {"2E": ["2E1", "2E2", "2E2"]}}, 4, "2E2 appears 2 times."),
    ({"atalum": {"2E": ["2E1", "2E2"]}, **players({"erudites": ["1E1", "2E3"]})}, 4, ""),
    (players({}, {"erudites": ["1E1", "2D1"]}), 4, "seat 1: a level 2 erudite was taken without level 1."),
    (players({"erudites": ["3D1"]}), 4, ""),  # by 2A2
    # Missions
    (players({"unlocked": [12], "completed": [12]}), 4, ""),
    (players({"unlocked": [13]}), 4, "state.players[0].unlocked[0] must be a mission from 1 to 12, not 13."),
    (players({"unlocked": [1, 0]}), 4, "state.players[0].unlocked[1] must be a mission from 1 to 12, not 0."),
]  # fmt: skip


@pytest.mark.rule("FED-27.1", "FED-27.2", "FED-27.3", "FED-27.4", "FED-27.5")
@pytest.mark.parametrize(("state", "seats", "sentence"), LIMITS)
def test_a_position_is_accepted_up_to_its_limits(state: dict[str, Any], seats: int, sentence: str) -> None:
    if not sentence:
        assert ecliptic.load(written(state, seats)).waiting == [0]
        return
    with pytest.raises(Refused) as refused:
        ecliptic.load(written(state, seats))
    assert str(refused.value).removeprefix("Invalid position: ") == sentence


def read(state: dict[str, Any], seats: int = 4, **more: Any) -> Any:
    """A position as it was read, before anything was dealt."""
    dumped: Any = ecliptic.load({**written(state, seats), **more}).journal.dump()
    return dumped["start"]


def deals(position: Any) -> list[tuple[Any, ...]]:
    """What is still to be dealt, the last first."""
    return [tuple(frame.values())[1:] for frame in position["stack"] if frame["frame"].startswith("deal")]


LAW_DEALS = [("laws", 0), ("laws", 1)]
TOKEN_DEALS = [(0b10, 1), (0b1100, 2), (0b1110000, 3), (0b10000000, 4)]  # bits of the places, and the strength
ERUDITE_DEALS = [("erudites", stack) for stack in range(15)]
TILE_DEALS = [("asteroids", 0), ("dead_asteroids", 0), ("deep_space", 0)]
ADVANCED = [("production_sites", 0), ("megastructure_tiles", 0)]


@pytest.mark.rule("FED-2.1", "FED-2.4", "FED-2.8", "FED-2.9", "FED-2.11", "FED-2.15")
def test_what_is_not_mentioned_is_dealt() -> None:
    every = [*LAW_DEALS, *TOKEN_DEALS, *ERUDITE_DEALS, *TILE_DEALS, *ADVANCED]
    assert deals(read({})) == every
    assert deals(read({}, seats=3)) == [*every, ("planet_blocks", 0)]
    assert deals(read({}, seats=2)) == [*every, ("planet_blocks", 0), ("room_blocks", 0)]
    assert deals(read({}, options={"set_up": "first_game"})) == every[:-2]
    assert deals(read({"round": 4}, seats=2)) == every[2:]  # one tile of each kind is left, and no law
    assert deals(read({"round": 3}, seats=2)) == [*every, ("planet_blocks", 0), ("room_blocks", 0)]
    built = players({"production_sites": ["PS-1A"]})
    assert deals(read(built)) == [deal for deal in every if deal != ("production_sites", 0)]
    sites = {"production_sites": ["PS-1A", "PS-2A", "PS-3A", "PS-4A"]}
    assert deals(read(sites)) == [deal for deal in every if deal != ("production_sites", 0)]
    tiles = ["MT-neo", "MT-six_moon", "MT-atalum", "MT-arratooine", "MT-e81216", "MT-missions", "MT-die"]
    mentioned = {"megastructure_tiles": [*tiles, "MT-accreditation"]}
    assert deals(read(mentioned)) == [deal for deal in every if deal != ("megastructure_tiles", 0)]
    assert deals(read({"six_moon": {"m2": ["ALT-2-01"]}}))[3] == (0b1000, 2)


@pytest.mark.rule("FED-2.4", "FED-13.6")
def test_stacks_of_which_one_erudite_is_left_are_not_dealt() -> None:
    """Of 1A one is left, of 1B two; of level 3 only one was in play, and it is owned."""
    position = read(players({"erudites": ["1A1", "2A1", "3A1"]}, {"erudites": ["1A2", "1B1"]}))
    dealt = [number for name, number in deals(position) if name == "erudites"]
    assert dealt == [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14]
    assert position["state"]["atalum"]["1A"] == ["1A3"]
    assert position["state"]["atalum"]["3A"] == []
    assert position["state"]["level_2_up"] == ["A", "B"]


PLACED = {"senate": {"A": {"owner": 0, "ambassador": "AMB-1"}}}
ALL_OUT = [{"owner": 0, "ambassador": ambassador} for ambassador in AMBASSADORS]

# What is read into fields that are not mentioned.
EXPECTED: list[tuple[dict[str, Any], int, dict[str, Any]]] = [
    ({}, 4, {"turn": 1, "active": 0, "start": 0, "six_moon_up": ["m1"], "neo.up": [], "neo.dead_up": False}),
    ({"president": 2}, 4, {"turn": 1, "active": 2, "start": 2}),
    ({"president": 2, "start": 1}, 4, {"turn": 1, "active": 1}),
    ({"active": 3}, 4, {"turn": 4, "start": 0}),
    ({"start": 3, "active": 1}, 4, {"turn": 3}),
    (PLACED, 4, {"turn": 2, "active": 0}),
    ({**PLACED, "active": 1}, 4, {"turn": 2}),
    ({**PLACED, "start": 1}, 4, {"turn": 1, "active": 1}),
    ({"outer_module": ALL_OUT}, 4, {"turn": 5, "active": 1}),
    (EXECUTIVE, 4, {"turn": 0, "active": -1}),
    (players({"magus": "m3"}, {"magus": "m1"}), 4, {"six_moon_up": ["m1", "m2", "m3", "m4"]}),
    (players({"magus": "m6"}), 4, {"six_moon_up": ["m1", "m2", "m3", "m4", "m5", "m6", "m7"]}),
    (players({"magus": "m7"}), 4, {"six_moon_up": ["m1", "m2", "m3", "m4", "m5", "m6", "m7"]}),
    (players({"miner": "n1b"}), 4, {"neo.up": [0, 1], "neo.dead_up": False}),
    (players({"miner": "n4a"}), 4, {"neo.up": [2, 3]}),
    (players({"miner": "n3"}), 4, {"neo.up": []}),
    (players({"miner": "n6"}), 4, {"neo.up": [], "neo.dead_up": False}),
    (players({"miner": "n7b"}), 4, {"neo.dead_up": True}),
    (players({"miner": "n8"}), 4, {"neo.dead_up": True}),
    (players({"medals": ["neo", "intrigue"]}, {"medals": ["neo"]}), 4,
     {"medals.neo": [5, 6], "medals.atalum": [3, 4, 5, 6], "medals.intrigue": 3, "medals.accreditation": 4}),
    ({"round": 3}, 4, {
        "laws.now": ["LAW-L-atalum", "LAW-R-arratooine"], "laws.last": [None, None],
        "laws.discarded": ["LAW-L-neo", "LAW-L-six_moon", "LAW-R-six_moon", "LAW-R-atalum"]}),
    ({"round": 4}, 4, {
        "laws.now": ["LAW-L-arratooine", "LAW-R-e81216"], "laws.last": ["LAW-L-e81216", "LAW-R-neo"],
        "laws.left": [], "laws.right": []}),
    ({"round": 5}, 4, {"laws.now": ["LAW-L-e81216", "LAW-R-neo"], "laws.last": [None, None], "laws.left": []}),
    ({"laws": {"made_way": "LAW-R-neo"}}, 4, {"laws.made_way": "LAW-R-neo"}),
    ({"laws": {"now": ["LAW-L-e81216", "LAW-R-neo"]}}, 4, {"laws.discarded": []}),
    ({"round": 2, "laws": {"now": ["LAW-L-e81216", "LAW-R-neo"]}}, 4, {
        "laws.discarded": ["LAW-L-neo", "LAW-R-six_moon"]}),
    ({"round": 4}, 2, {
        "planet_blocks": ["BP-5"], "planet_block": "BP-4", "room_blocks": ["BR-5"], "room_block": "BR-4",
        "senate": {"neo_left": {"neutral": 4}, "atalum_right": {"neutral": 4}, "arratooine_right": {"neutral": 0},
                   "espionage_left": {"neutral": 0}, "E": {"neutral": 0}}}),
    ({"round": 5}, 3, {
        "planet_blocks": [], "planet_block": "BP-5",
        "senate": {"six_moon_left": {"neutral": 0}, "atalum_left": {"neutral": 5},
                   "arratooine_right": {"neutral": 5}}}),
]  # fmt: skip


@pytest.mark.parametrize(("state", "seats", "expected"), EXPECTED)
def test_what_is_not_mentioned_is_where_one_would_expect_it(
    state: dict[str, Any], seats: int, expected: dict[str, Any]
) -> None:
    found = read(state, seats)["state"]
    shown = {}
    for name in expected:
        table, _, field = name.rpartition(".")
        shown[name] = (found[table] if table else found)[field]
    assert shown == expected


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        ({"phase": "over", "round": 5}, "places must name the place of each of the 4 seats when the game is over."),
        ({"places": [1, 2, 3, 4]}, "places must name the place of each of the 4 seats when the game is over."),
        ({"neo": {"asteroids": ["AST-1", "AST-2", "AST-3", "AST-4"], "spare": ["AST-5", "AST-6", "DAST-6"],
                  "dead_asteroids": ["DAST-1", "DAST-2", "DAST-3", "DAST-4"], "spare_dead": ["DAST-5"]}},
         "Invalid position: asteroid tiles and dead asteroid tiles are mixed up."),
        ({"neo": {"asteroids": ["AST-1", "AST-2", "AST-3", "AST-4"], "spare": ["AST-5"],
                  "dead_asteroids": ["DAST-1", "DAST-2", "DAST-3", "DAST-4"],
                  "spare_dead": ["DAST-5", "DAST-6", "AST-6"]}},
         "Invalid position: asteroid tiles and dead asteroid tiles are mixed up."),
    ],
)  # fmt: skip
def test_tiles_and_places_that_do_not_fit(state: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        ecliptic.load(written(state))
    assert str(refused.value) == sentence


SPECIAL = {"deep_space": "DS-7", "ambassadors": [*AMBASSADORS, "AMB-S"]}


def test_a_mission_is_never_completed_without_its_marker() -> None:
    """A position cannot say so, but the conformance suite looks for it in every game."""
    game: Any = ecliptic.game("federation")
    state: Any = ecliptic.load(written(players({"completed": [3]}))).state
    assert game.problems(state) == []
    state.players[0].unlocked = 0
    told = [game.say(problem, [], "en", None) for problem in game.problems(state)]
    assert told == ["seat 0: a mission has a ship but no marker."]


def test_a_saved_pass_is_read_again() -> None:
    saved: Any = read(players({**SPECIAL, "passed": True}))["state"]
    assert [player.get("passed") for player in saved["players"]] == [True, None, None, None]


# Ten turns of each player are the most; each ambassador that is still to be placed, and each special one that may come,
# needs one of them. It is the turn of somebody who has not placed yet.
@pytest.mark.rule("FED-4.4", "FED-4.5", "FED-4.6")
@pytest.mark.parametrize(
    ("state", "last"),
    [
        ({}, 40 - 16 - 4 + 1),
        (PLACED, 40 - 15 - 4 + 1),
        (players(SPECIAL), 40 - 16 - 4 + 1),
        ({"outer_module": [{"owner": 0, "ambassador": "AMB-S"}], **players({"deep_space": "DS-7"})}, 40 - 16 - 3 + 1),
        (players({**SPECIAL, "passed": True}), 40 - 16 - 3 + 1),
    ],
)
def test_how_high_the_number_of_a_turn_can_be(state: dict[str, Any], last: int) -> None:
    assert read({**state, "turn": last})["state"]["turn"] == last
    with pytest.raises(Refused, match=f"turn {last + 1} is too high for the ambassadors that are left"):
        read({**state, "turn": last + 1})
