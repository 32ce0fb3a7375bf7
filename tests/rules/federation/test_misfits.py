"""Frames of a written position say what must hold for them; one that does not fit is refused, in every language."""

from typing import Any

import pytest

import ecliptic
from ecliptic.kernel import Frame
from ecliptic.kernel.frames import fields_of
from ecliptic.kernel.messages import LOCALES
from tests.rules.federation.scene import Scene

ROUND: list[dict[str, Any]] = [{"frame": "clean_up"}, {"frame": "executive_phase"}, {"frame": "ambassador_phase"}]
EXECUTIVE: dict[str, Any] = {"phase": "executive", "active": -1}
UNLOCK: dict[str, Any] = {"frame": "unlock", "seat": 0, "left": 1}
OPTIONAL: dict[str, Any] = {"frame": "optional_action", "seat": 0, "missions": 0}
TURN = [*ROUND, OPTIONAL]
STEPS = ["pass_law", "score_floors", "fund_projects", "pay_upkeep", "income"]
FIELDS: dict[str, dict[str, Any]] = {
    "fund_projects": {"at": 0},
    "pay_upkeep": {"place": 0},
    "income": {"place": 0, "slot": 0},
}


def executive(upto: str) -> list[dict[str, Any]]:
    """The stack of the executive phase with everything from this step on still to do."""
    steps = STEPS[: STEPS.index(upto) + 1]
    return [{"frame": "clean_up"}, *({"frame": step, **FIELDS.get(step, {})} for step in steps)]


def loaded(stack: list[dict[str, Any]], **state: Any) -> ecliptic.Table:
    """A table with this stack, in a position where seat 0 has some resources and four erudites."""
    me = {
        "resources": {"lavandium": 2, "coppernium": 1, "gold": 1},
        "erudites": ["1A1", "1B1"],
        "magus": "m1",
        "miner": "n3",
        "completed": [1],
        **state.pop("me", {}),
    }
    saved: Any = Scene(me=me, **state).table.save()
    return ecliptic.load({**saved, "stack": stack})


FITTING: list[tuple[list[dict[str, Any]], dict[str, Any]]] = [
    ([*TURN, {"frame": "main_action", "seat": 0}], {}),
    ([*TURN, {"frame": "choose_ambassador", "seat": 0, "space": "A"}], {}),
    ([*TURN, {"frame": "choose_alteration", "seat": 0, "space": "A", "ambassador": "AMB-1", "funding": 1}], {}),
    ([*TURN, {"frame": "take_action", "seat": 0, "action": "neo"}], {}),
    ([*TURN, {"frame": "espionage", "seat": 0}], {}),
    ([*TURN, {"frame": "pay", "seat": 0, "lavandium": 2, "coppernium": 0}], {}),
    ([*TURN, {"frame": "construct", "seat": 0, "building": 0}], {}),
    ([*TURN, {"frame": "trade", "seat": 0, "post": "TP-1", "level": 1}], {}),
    ([*TURN, {"frame": "move_on", "seat": 0, "left": 1}], {}),
    ([*TURN, {"frame": "choose_token", "seat": 0}], {}),
    ([*TURN, {"frame": "unlock", "seat": 0, "left": 2}], {}),
    ([*executive("pay_upkeep"), {"frame": "upkeep", "seat": 0}], {**EXECUTIVE, "me": {"step": 8}}),
    ([{"frame": "clean_up"}, {"frame": "choose_law", "seat": 0}], EXECUTIVE),
]  # fmt: skip


@pytest.mark.parametrize(("stack", "state"), FITTING, ids=[stack[-1]["frame"] for stack, _ in FITTING])
def test_what_fits_is_accepted_and_goes_on(stack: list[dict[str, Any]], state: dict[str, Any]) -> None:
    table = loaded(stack, **state)
    for _ in range(20):
        table.play(table.waiting[0], table.options(table.waiting[0])[0])


# The frame on top of the turn, and what is said about it.
MISFITS: list[tuple[dict[str, Any], str]] = [
    ({"frame": "main_action", "seat": 1}, "main_action cannot have seat 1"),
    ({"frame": "choose_ambassador", "seat": 0}, "choose_ambassador cannot have space -1"),
    ({"frame": "choose_ambassador", "seat": 1, "space": "A"}, "choose_ambassador cannot have seat 1"),
    ({"frame": "choose_ambassador", "seat": 0, "space": "B"}, "choose_ambassador cannot have space 13"),
    ({"frame": "choose_alteration", "seat": 0, "space": "A", "ambassador": "AMB-4", "funding": 0}, "ambassador 3"),
    ({"frame": "choose_alteration", "seat": 0, "space": "A", "ambassador": "AMB-1", "funding": 2}, "funding 2"),
    ({"frame": "last_step", "seat": 0, "space": "A"}, "last_step cannot have space 12"),
    ({"frame": "add_die", "seat": 0, "space": "A"}, "add_die cannot have space 12"),
    ({"frame": "take_action", "seat": 0}, "take_action cannot have action -1"),
    ({"frame": "take_action", "seat": 2, "action": "neo"}, "take_action cannot have seat 2"),
    ({"frame": "espionage", "seat": 3}, "espionage cannot have seat 3"),
    ({"frame": "planet_action", "seat": 0, "planet": "neo", "owned": 3, "extra": 0, "discount": 0, "instead": 0,
      "before": 1}, "planet_action cannot have owned 3"),
    ({"frame": "planet_action", "seat": 0, "planet": "neo", "owned": 2, "extra": -1, "discount": 0, "instead": 0,
      "before": 1}, "planet_action cannot have extra -1"),
    ({"frame": "planet_action", "seat": 0, "planet": "neo", "owned": 2, "extra": 0, "discount": 0, "instead": 4,
      "before": 1}, "planet_action cannot have instead 4"),
    ({"frame": "choose_planet", "seat": 0, "planets": 0}, "choose_planet cannot have planets 0"),
    ({"frame": "choose_planet", "seat": 0, "planets": 32}, "choose_planet cannot have planets 32"),
    ({"frame": "move_on", "seat": 0, "left": 0}, "move_on cannot have left 0"),
    ({"frame": "choose_dead_asteroid", "seat": 0}, "choose_dead_asteroid cannot have seat 0"),
    ({"frame": "choose_token", "seat": 1}, "choose_token cannot have seat 1"),
    ({"frame": "look_and_take", "seat": 0, "strength": 2}, "look_and_take cannot have strength 2"),
    ({"frame": "look_and_take", "seat": 0, "strength": 7}, "look_and_take cannot have strength 7"),
    ({"frame": "end_of_use", "seat": 0, "erudite": "1A1"}, "each erudite in use, and no other"),
    ({"frame": "refresh_erudite", "seat": 0, "level": 4}, "refresh_erudite cannot have level 4"),
    ({"frame": "copy_erudite", "seat": 0, "level": 0, "planet": None, "before": 0}, "copy_erudite cannot have level 0"),
    ({"frame": "trade", "seat": 0, "post": "TP-1", "level": 2}, "trade cannot have level 2"),
    ({"frame": "place_disc", "seat": 0, "level": 3, "bonus": 0}, "place_disc cannot have level 3"),
    ({"frame": "discount", "seat": 0, "lavandium": 9, "coppernium": 0, "oceanium": 0, "gold": 0, "left": 1}, "left 1"),
    ({"frame": "construct", "seat": 0, "building": 8}, "construct cannot have building 8"),
    ({"frame": "choose_income", "seat": 0, "left": 31}, "choose_income cannot have left 31"),
    ({"frame": "unlock", "seat": 0, "left": 0}, "unlock cannot have left 0"),
    ({"frame": "choose_medal", "seat": 0, "left": -1}, "choose_medal cannot have left -1"),
    ({"frame": "advance_project", "seat": 0, "left": 999}, "advance_project cannot have left 999"),
    ({"frame": "resume_gain", "seat": 0, "left": 0}, "resume_gain cannot have left 0"),
    ({"frame": "choose_deep_space", "seat": 0}, "choose_deep_space cannot have seat 0"),
    ({"frame": "overflow", "seat": 0, "lavandium": 1, "coppernium": 0, "oceanium": 0}, "cannot have lavandium 1"),
    ({"frame": "pay", "seat": 0, "lavandium": 3, "coppernium": 0}, "pay cannot have lavandium 3"),
    ({"frame": "pay", "seat": 0, "lavandium": -1, "coppernium": 0}, "pay cannot have lavandium -1"),
    ({"frame": "upkeep", "seat": 0}, "upkeep cannot have seat 0"),
    ({"frame": "choose_law", "seat": 0}, "choose_law cannot have seat 0"),
    ({"frame": "resolve", "seat": 0, "effect": "deep_space/DS-1", "step": 0}, "resolves deep_space/DS-1"),
    ({"frame": "resolve", "seat": 0, "effect": "mission/2", "step": 0}, "resolves mission/2, which seat 0 does"),
    ({"frame": "repeat", "seat": 0, "effect": "room/A", "left": 21}, "repeat cannot have left 21"),
    ({"frame": "clean_up"}, "clean_up cannot be at this place of the stack"),
    ({"frame": "income", "place": 0, "slot": 0}, "income cannot be at this place"),
    ({"frame": "begin_round"}, "begin_round cannot be at this place"),
    ({"frame": "shuffle_laws"}, "shuffle_laws cannot be at this place"),
    ({"frame": "first_player"}, "first_player cannot be at this place"),
    ({"frame": "first_laws"}, "first_laws cannot be at this place"),
    ({"frame": "choose_starting_planet", "seat": 0}, "choose_starting_planet cannot have seat 0"),
    ({"frame": "choose_starting_planets", "left": 1}, "choose_starting_planets cannot be at this place"),
    ({"frame": "deal", "deal": "erudites", "number": 15}, "deal cannot have number 15"),
    ({"frame": "deal", "deal": "asteroids", "number": 0}, "deal cannot have number 0"),
    ({"frame": "deal", "deal": "starting_planets", "number": 0}, "deal cannot have number 0"),
    ({"frame": "deal_tokens", "strength": 5, "places": 0}, "deal_tokens cannot have strength 5"),
    ({"frame": "deal_tokens", "strength": 1, "places": 2}, "deal_tokens cannot have places 2"),
]  # fmt: skip

TAKEN = {"senate": {"B": {"owner": 0, "ambassador": "AMB-4"}}}


@pytest.mark.parametrize(("frame", "sentence"), MISFITS, ids=[sentence for _, sentence in MISFITS])
def test_what_does_not_fit_is_refused_in_every_language(frame: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ecliptic.Refused) as refused:
        loaded([*TURN, frame], **TAKEN)
    assert sentence in str(refused.value)
    assert refused.value.message is not None
    said = {ecliptic.game("federation").say(refused.value.message, [], locale) for locale in LOCALES}
    assert len(said) == 3


STACKS: list[tuple[list[dict[str, Any]], dict[str, Any], str]] = [
    ([*TURN, OPTIONAL], {}, "optional_action cannot have seat 0"),
    ([*TURN, {"frame": "main_action", "seat": 0}, {"frame": "main_action", "seat": 0}], {}, "main_action cannot"),
    ([*TURN, {"frame": "pay", "seat": 0, "lavandium": 1, "coppernium": 0}, UNLOCK], {},
     "pay cannot be at this place"),
    ([*TURN, {"frame": "construct", "seat": 0, "building": 0}, {"frame": "build_free", "seat": 0}], {}, "construct"),
    ([*TURN, {"frame": "deal", "deal": "laws", "number": 0}, UNLOCK], {}, "deal cannot"),
    ([*TURN, {"frame": "deal", "deal": "laws", "number": 0}, {"frame": "deal", "deal": "laws", "number": 0}], {},
     "deal is on the stack twice"),
    (ROUND[:2], {}, "in the ambassador phase, executive_phase and ambassador_phase must follow"),
    (ROUND, EXECUTIVE, "ambassador_phase cannot be at this place"),
    ([*executive("income"), {"frame": "pass_law"}], EXECUTIVE, "pass_law cannot be at this place"),
    ([{"frame": "clean_up"}, {"frame": "score_floors"}], EXECUTIVE, "score_floors cannot be at this place"),
    ([{"frame": "begin_round"}], EXECUTIVE, "in round 2, two laws must be face up"),
    ([*TURN, {"frame": "add_die", "seat": 0, "space": "B"}, {"frame": "last_step", "seat": 0, "space": "B"}], TAKEN,
     "last_step is on the stack twice"),
    ([*TURN, UNLOCK], {"turn": 39}, "turn 39 is too high for the ambassadors that are left"),
    ([], {}, "the stack must begin with"),
]  # fmt: skip


@pytest.mark.parametrize(("stack", "state", "sentence"), STACKS, ids=[sentence for _, _, sentence in STACKS])
def test_a_stack_in_another_order_is_refused(stack: list[dict[str, Any]], state: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ecliptic.Refused) as refused:
        loaded(stack, **state)
    assert sentence in str(refused.value)


def set_up(**changes: Any) -> dict[str, Any]:
    """A table whose first player chooses a starting planet."""
    saved: Any = ecliptic.new("federation", seats=3, seed=5, options={"first": "0"}).save()
    assert [frame["frame"] for frame in saved["stack"]] == [
        "begin_round",
        "choose_starting_planets",
        "choose_starting_planet",
    ]
    return {**saved, **changes}


@pytest.mark.parametrize(
    ("stack", "sentence"),
    [
        ([{"frame": "begin_round"}], "there is no starting planet"),
        ([{"frame": "choose_starting_planets", "left": 3}], "the stack must begin with"),
        ([{"frame": "begin_round"}, {"frame": "choose_starting_planets", "left": 2}], "cannot have left 2"),
        ([{"frame": "begin_round"}, {"frame": "choose_starting_planets", "left": 3}, {"frame": "first_laws"}],
         "first_laws cannot be at this place"),
        ([{"frame": "begin_round"}, {"frame": "main_action", "seat": 0}], "no starting planet"),
        ([{"frame": "begin_round"}, {"frame": "first_player"}, {"frame": "choose_starting_planets", "left": 3}],
         "choose_starting_planets cannot be at this place"),
    ],
)  # fmt: skip
def test_a_set_up_out_of_order_is_refused(stack: list[dict[str, Any]], sentence: str) -> None:
    with pytest.raises(ecliptic.Refused) as refused:
        ecliptic.load(set_up(stack=stack))
    assert sentence in str(refused.value)


def test_every_frame_with_fields_says_what_must_hold() -> None:
    frames: dict[str, Any] = ecliptic.game("federation").frames
    free = {"build_free", "reveal_ahead", "transmute", "transport"}  # whose seat alone may be any
    silent = {name for name, kind in frames.items() if fields_of(kind) and kind.misfit is Frame.misfit}
    assert silent == free
