"""The set-up step by step (BTS-2): a position after each step is accepted, and nothing else in its place."""

import json
from functools import cache
from typing import Any

import pytest

import ecliptic
from ecliptic.games.beyond_the_sun.game import GAME
from ecliptic.kernel import Chance, Json
from ecliptic.kernel.loop import run_until_request
from ecliptic.kernel.positions import save_position

STEPS = 14  # draws, from the mats to the second achievement


@cache
def written() -> list[str]:
    """The positions before each draw of a set-up, in which the last cards come first."""
    options = GAME.choose_options(2, {"first": "0"})
    header: Json = {"game": GAME.slug, "rules": 1, "seats": 2, "options": options, "pack": None}
    state = GAME.new(2, options, None, 1)
    found: list[str] = []
    while isinstance(request := run_until_request(state), Chance):
        found.append(json.dumps(save_position(GAME, state, header)))
        drawn = request.items[::-1]
        state.stack[-1].outcome(state, drawn[: request.count] if request.count > 0 else drawn)
    return found


def before(step: int) -> Any:
    """The position before a step."""
    return json.loads(written()[step])


@pytest.mark.rule("BTS-2.1", "BTS-2.2", "BTS-2.3", "BTS-2.7", "BTS-2.8", "BTS-2.9", "BTS-2.14")
@pytest.mark.parametrize("step", range(STEPS))
def test_each_step_finds_what_those_before_it_have_put_out(step: int) -> None:
    table = ecliptic.load(before(step))
    assert (table.waiting, table.view(0)["round"]) == ([0], 1)
    for other in {0, STEPS, step - 1, step + 1} - {step, -1}:
        position = before(step)
        position["stack"][0]["step"] = other
        with pytest.raises(ecliptic.Refused, match="before the first round only the set-up can be waiting"):
            ecliptic.load(position)


@pytest.mark.rule("BTS-2.10")
def test_the_set_up_ends_after_fourteen_draws() -> None:
    assert len(written()) == STEPS
    position = before(13)
    position["state"]["achievements"].append({"achievement": "AC-07", "discs": []})
    for step, is_right in ((13, False), (14, True), (15, False)):
        position["stack"][0]["step"] = step
        if is_right:
            assert ecliptic.load(position).waiting == [0]
        else:
            with pytest.raises(ecliptic.Refused, match=r"^Invalid position: "):
                ecliptic.load(position)


LIGHT_FIRST = ["E2-01", "E2-03", "E2-04", "E2-05", "E2-06", "E2-02", "E2-07", "E2-08", "E2-09", "E2-10"]
# Before which step, where in the state, and what cannot be there; {} replaces an empty place.
WRONG: list[tuple[int, list[Any], Any]] = [
    (1, ["players", 0, "mat"], "FB-03"),  # seat 1 has it
    (1, ["players", 0, "mat"], "FA-04"),
    (1, ["players", 0, "ore"], 1),
    (1, ["players", 1, "population"], 1),
    (1, ["players", 0, "used"], 1),
    (1, ["players", 0, "pawn"], "research_1/1"),
    (1, ["active"], 0),
    (1, ["last_round"], 1),
    (1, ["guilds"], ["technocrats_guild"]),
    (1, ["open_rows"], ["II"]),
    (1, ["chosen_level"], 1),
    (1, ["wrested"], 1),
    (1, ["chain"], [5]),
    (1, ["locations", "SOL", "ships"], [{"seat": 1, "level": 1}]),
    (1, ["locations", "Y1", "controlled_at_start"], True),
    (2, ["slots", "I-1", "researchers"], [0]),
    (2, ["slots", "II-A"], {"technology": "T2-01", "researchers": []}),
    (3, ["under", "II"], [2]),
    (3, ["slots", "IIII-1"], {"event": "E3-03", "researchers": []}),
    (3, ["slots", "II-A"], {"event": "E2-03", "researchers": []}),
    (4, ["decks", "II"], [f"T2-{i:02}" for i in range(1, 16)]),
    (5, ["left_out"], ["E2-03"]),
    (6, ["left_out"], LIGHT_FIRST),  # the light-framed are dealt in every game
    (6, ["left_out"], [f"E2-{i:02}" for i in (3, 4, 5, 1, 2, 7, 8, 9, 10)]),
    (6, ["left_out"], [*[f"E2-{i:02}" for i in (3, 4, 5, 6, 1, 2, 7, 8, 9, 10)], "E3-03"]),
    (7, ["left_out"], ["E2-03", "E2-04", "E2-05"]),
    (7, ["left_out"], ["E2-03", "E2-04", "E2-05", "E2-06", "E3-03"]),
    (7, ["slots", "II-F"], {"researchers": []}),
    (7, ["slots", "III-1"], {"event": "E3-03", "researchers": []}),
    (8, ["left_out"], [f"E3-{i:02}" for i in (3, 4, 5, 6, 1, 2, 7, 8, 9, 10)]),  # those of level II are gone
    (9, ["locations", "A1"], {"system": "SA-01", "ships": []}),
    (10, ["locations", "A1"], {"system": "SA-05", "ships": []}),  # no starting system
    (10, ["locations", "A1"], {"ships": []}),
    (10, ["locations", "B1"], {"system": "SB-01", "ships": []}),
    (11, ["system_decks", "A"], [f"SA-{i:02}" for i in (1, 5, 6, 7, 8, 9, 10, 11, 12)]),  # SA-02 is missing
    (12, ["systems_under", "B"], [1]),
    (12, ["achievements"], [{"achievement": "AC-03", "discs": []}]),
    (13, ["achievements"], []),
    (13, ["achievements", 0, "discs"], [{"seat": 0, "disc": "star"}]),
]


@pytest.mark.rule("BTS-2.3", "BTS-2.5", "BTS-2.7")
@pytest.mark.parametrize(("step", "path", "value"), WRONG, ids=[str(i) for i in range(len(WRONG))])
def test_what_no_step_has_put_out_is_refused(step: int, path: list[Any], value: Any) -> None:
    position = before(step)
    place = position["state"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(ecliptic.Refused, match="before the first round only the set-up can be waiting"):
        ecliptic.load(position)


@pytest.mark.rule("BTS-2.13")
def test_the_order_is_not_known_before_the_first_player_is_drawn() -> None:
    options = GAME.choose_options(2, {})
    header: Json = {"game": GAME.slug, "rules": 1, "seats": 2, "options": options, "pack": None}
    state = GAME.new(2, options, None, 1)
    run_until_request(state)
    position: Any = save_position(GAME, state, header)
    assert ecliptic.load(position).view(0)["round"] == 1
    position["state"]["order"] = [1, 0]
    with pytest.raises(ecliptic.Refused, match="first_player cannot wait now"):
        ecliptic.load(position)
