"""Frames of a written position say what must hold for them; one that does not fit is refused, in every language."""

from typing import Any

import pytest

import ecliptic
from ecliptic.games.federation.late_die import effect_may_bring_die
from ecliptic.kernel import Frame
from ecliptic.kernel.frames import fields_of, frame_below
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
    ({"frame": "deal", "number": 0}, "deal cannot have deal"),
    ({"frame": "deal", "deal": "erudites", "number": 15}, "deal cannot have number 15"),
    ({"frame": "deal", "deal": "asteroids", "number": 0}, "deal cannot have number 0"),
    ({"frame": "deal", "deal": "starting_planets", "number": 0}, "deal cannot have number 0"),
    ({"frame": "deal_tokens", "strength": 5, "places": 0}, "deal_tokens cannot have strength 5"),
    ({"frame": "deal_tokens", "strength": 1, "places": 2}, "deal_tokens cannot have places 2"),
]  # fmt: skip


@pytest.mark.rule("FED-2.1")
def test_tokens_may_all_lie_beside_the_board() -> None:
    """None of them are dealt when the places of their strength have theirs."""
    beside = ["ALT-4-05", "ALT-4-06"]
    table = loaded([*TURN, {"frame": "deal_tokens", "strength": 4, "places": 0}], beside={"4": beside})
    written: Any = table.save()
    assert sorted(written["state"]["beside"]["4"]) == beside


TAKEN = {"senate": {"B": {"owner": 0, "ambassador": "AMB-4"}}}


@pytest.mark.parametrize(("frame", "sentence"), MISFITS, ids=[sentence for _, sentence in MISFITS])
def test_what_does_not_fit_is_refused_in_every_language(frame: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ecliptic.Refused) as refused:
        loaded([*TURN, frame], **TAKEN)
    assert sentence in str(refused.value)
    assert refused.value.message is not None
    said = {ecliptic.game("federation").say(refused.value.message, [], locale) for locale in LOCALES}
    assert len(said) == 3


def planet_action(**fields: Any) -> dict[str, Any]:
    """An action of Neo that begins, with other values for some of its fields."""
    base = {"planet": "neo", "owned": 2, "extra": 0, "discount": 0, "instead": 0, "before": 1}
    return {"frame": "planet_action", "seat": 0, **base, **fields}


def discount(lavandium: int, gold: int, left: int) -> dict[str, Any]:
    """A cost of which some crystals are saved; the player has 2 lavandium and 1 gold."""
    cost = {"lavandium": lavandium, "coppernium": 0, "oceanium": 0, "gold": gold}
    return {"frame": "discount", "seat": 0, **cost, "left": left}


def overflow(lavandium: int, coppernium: int, oceanium: int) -> dict[str, Any]:
    """Crystals that have come."""
    come = {"lavandium": lavandium, "coppernium": coppernium, "oceanium": oceanium}
    return {"frame": "overflow", "seat": 0, **come}


def me(**fields: Any) -> dict[str, Any]:
    """A position in which seat 0 has this."""
    return {"me": fields}


def of_seat_0(frame: str, **fields: Any) -> dict[str, Any]:
    """A frame of the player whose turn it is."""
    return {"frame": frame, "seat": 0, **fields}


FULL = me(resources={"lavandium": 10})
END_OF_TRACK: dict[str, Any] = {"step": 10, "seen": ["deep_space"]}
MINE: dict[str, Any] = {"senate": {"B": {"owner": 0, "ambassador": "AMB-4"}}}
AT_END: dict[str, Any] = {**me(miner="n8"), "neo": {"dead_up": True}}

# The highest and lowest values with which a frame fits, and beside them the first with which it does not.
BOUNDS: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    (planet_action(), {}, ""),
    (planet_action(owned=-1), {}, "planet_action cannot have owned -1"),
    (planet_action(owned=0), {}, ""),
    (planet_action(extra=99), {}, ""),
    (planet_action(extra=100), {}, "planet_action cannot have extra 100"),
    (planet_action(discount=99), {}, ""),
    (planet_action(discount=100), {}, "planet_action cannot have discount 100"),
    (planet_action(discount=-1), {}, "planet_action cannot have discount -1"),
    (planet_action(planet="atalum", instead=3), {}, ""),
    (planet_action(planet="atalum", instead=2), {}, "planet_action cannot have instead 2"),
    (planet_action(planet="e81216"), {}, ""),
    (planet_action(planet=None), {}, "planet_action cannot have planet -1"),
    (planet_action(before=0), {}, ""),
    (planet_action(before=-1), {}, "planet_action cannot have before -1"),
    (planet_action(before=2), {}, "planet_action cannot have before 2"),
    (of_seat_0("choose_planet", planets=1), {}, ""),
    (of_seat_0("choose_planet", planets=31), {}, ""),
    (of_seat_0("choose_planet", planets=-1), {}, "choose_planet cannot have planets -1"),
    (of_seat_0("move_on", left=99), {}, ""),
    (of_seat_0("move_on", left=100), {}, "move_on cannot have left 100"),
    (of_seat_0("move_on", left=1), AT_END, "move_on cannot have seat 0"),
    (of_seat_0("choose_dead_asteroid"), AT_END, ""),
    (of_seat_0("choose_dead_asteroid"), {**AT_END, "neo": {"dead_up": False}}, "choose_dead_asteroid cannot have seat"),
    (of_seat_0("choose_token"), me(magus="m0"), "choose_token cannot have seat 0"),
    (of_seat_0("choose_token"), {"six_moon_up": []}, "choose_token cannot have seat 0"),
    (of_seat_0("look_and_take", strength=4), me(seen=["tokens_4"]), ""),
    (of_seat_0("look_and_take", strength=1), me(seen=["tokens_1"]), ""),
    (of_seat_0("look_and_take", strength=0), me(seen=["deep_space"]), "look_and_take cannot have strength 0"),
    (of_seat_0("look_and_take", strength=5), me(seen=["tokens_4"]), "look_and_take cannot have strength 5"),
    (of_seat_0("look_and_take", strength=3), me(seen=["tokens_4"]), "look_and_take cannot have strength 3"),
    (of_seat_0("resume_gain", left=1), {}, ""),
    (of_seat_0("resume_gain", left=99), {}, ""),
    (of_seat_0("resume_gain", left=100), {}, "resume_gain cannot have left 100"),
    (of_seat_0("choose_deep_space"), me(**END_OF_TRACK), ""),
    (of_seat_0("choose_deep_space"), me(step=10), "choose_deep_space cannot have seat 0"),
    (of_seat_0("choose_deep_space"), me(step=9, seen=["deep_space"]), "choose_deep_space cannot have seat 0"),
    (of_seat_0("choose_deep_space"), me(**END_OF_TRACK, deep_space="DS-1"), "choose_deep_space cannot have seat 0"),
    (of_seat_0("unlock", left=30), {}, ""),
    (of_seat_0("unlock", left=31), {}, "unlock cannot have left 31"),
    (of_seat_0("choose_medal", left=1), {}, ""),
    (of_seat_0("advance_project", left=30), {}, ""),
    (of_seat_0("choose_income", left=1), {}, ""),
    (of_seat_0("refresh_erudite", level=0), {}, "refresh_erudite cannot have level 0"),
    (of_seat_0("refresh_erudite", level=1), {}, ""),
    (of_seat_0("refresh_erudite", level=3), {}, ""),
    (of_seat_0("copy_erudite", level=1, planet=None, before=0), {}, ""),
    (of_seat_0("copy_erudite", level=3, planet=None, before=1), {}, ""),
    (of_seat_0("copy_erudite", level=4, planet=None, before=0), {}, "copy_erudite cannot have level 4"),
    (of_seat_0("copy_erudite", level=1, planet=None, before=2), {}, "copy_erudite cannot have before 2"),
    (of_seat_0("copy_erudite", level=1, planet=None, before=-1), {}, "copy_erudite cannot have before -1"),
    (of_seat_0("trade", post=None, level=1), {}, "trade cannot have post -1"),
    (of_seat_0("trade", post="TP-1", level=2), me(posts={"TP-1": 1}), ""),
    (of_seat_0("trade", post="TP-1", level=2), me(posts={"TP-1": 2}), ""),
    (of_seat_0("trade", post="TP-1", level=1), me(posts={"TP-1": 1}), "trade cannot have level 1"),
    (of_seat_0("place_disc", level=0, bonus=0), {}, "place_disc cannot have level 0"),
    (of_seat_0("place_disc", level=1, bonus=0), {}, ""),
    (of_seat_0("place_disc", level=2, bonus=1), {}, ""),
    (of_seat_0("place_disc", level=2, bonus=2), {}, "place_disc cannot have bonus 2"),
    (of_seat_0("place_disc", level=2, bonus=-1), {}, "place_disc cannot have bonus -1"),
    (of_seat_0("construct", building=7), {}, ""),
    (of_seat_0("construct", building=0), me(production_sites=["PS-1A"]), "construct cannot have building 0"),
    (discount(2, 1, 0), {}, ""),
    (discount(3, 1, 1), {}, ""),
    (discount(4, 1, 1), {}, "discount cannot have left 1"),
    (discount(2, 2, 1), {}, "discount cannot have left 1"),
    (discount(2, 1, 99), {}, ""),
    (discount(2, 1, 100), {}, "discount cannot have left 100"),
    (discount(2, 1, -1), {}, "discount cannot have left -1"),
    (discount(2, -1, 1), {}, "discount cannot have gold -1"),
    (of_seat_0("pay", lavandium=2, coppernium=1), {}, ""),
    (of_seat_0("pay", lavandium=0, coppernium=0), {}, "pay cannot have lavandium 0"),
    (of_seat_0("pay", lavandium=0, coppernium=100), {}, "pay cannot have coppernium 100"),
    (overflow(0, 1, 0), FULL, ""),
    (overflow(99, 0, 0), FULL, ""),
    (overflow(0, 0, 0), FULL, "overflow cannot have lavandium 0"),
    (overflow(0, 0, 100), FULL, "overflow cannot have oceanium 100"),
    (overflow(1, 0, 0), me(resources={"lavandium": 9, "gold": 1}), "overflow cannot have lavandium 1"),
    (of_seat_0("take_action", action="outer_module"), {}, ""),
    (of_seat_0("choose_ambassador", space="outer_module"), {}, ""),
    (of_seat_0("choose_ambassador", space="neo_left"), {}, ""),
    (of_seat_0("choose_alteration", space="outer_module", ambassador="AMB-1", funding=0), {}, ""),
    (of_seat_0("choose_alteration", space="neo_left", ambassador="AMB-1", funding=0), {}, ""),
    (of_seat_0("choose_alteration", space=None, ambassador="AMB-1", funding=0), {}, "cannot have space -1"),
    (of_seat_0("choose_alteration", space="A", ambassador=None, funding=0), {}, "cannot have ambassador -1"),
    (of_seat_0("choose_alteration", space="A", ambassador="AMB-1", funding=-1), {}, "cannot have funding -1"),
    (of_seat_0("choose_alteration", space="A", ambassador="AMB-S", funding=0),
     me(deep_space="DS-7", ambassadors=["AMB-1", "AMB-2", "AMB-3", "AMB-4", "AMB-S"]), ""),
    (of_seat_0("choose_alteration", space="A", ambassador="AMB-S", funding=1),
     me(deep_space="DS-7", ambassadors=["AMB-1", "AMB-2", "AMB-3", "AMB-4", "AMB-S"]), "cannot have funding 1"),
    (of_seat_0("choose_alteration", space="B", ambassador="AMB-1", funding=0), MINE, "cannot have space 13"),
    ({"frame": "choose_alteration", "seat": 1, "space": "A", "ambassador": "AMB-1", "funding": 0}, {},
     "choose_alteration cannot have seat 1"),
    (of_seat_0("last_step", space="B"), MINE, ""),
    ({"frame": "last_step", "seat": 1, "space": "B"}, MINE, "last_step cannot have seat 1"),
    (of_seat_0("last_step", space="neo_left"), {"senate": {"neo_left": {"owner": 0, "ambassador": "AMB-4"}}}, ""),
    (of_seat_0("last_step", space=None), MINE, "last_step cannot have space -1"),
    (of_seat_0("last_step", space="outer_module"), MINE, "last_step cannot have space 18"),
    (of_seat_0("add_die", space="B"), {**MINE, **me(die=2)}, ""),
    (of_seat_0("add_die", space="B"), {**MINE, **me(die=2, die_at="B")}, "add_die cannot have seat 0"),
    ({"frame": "add_die", "seat": 1, "space": "B"}, MINE, "add_die cannot have seat 1"),
]  # fmt: skip


@pytest.mark.parametrize(("frame", "state", "sentence"), BOUNDS)
def test_a_frame_fits_up_to_its_bounds(frame: dict[str, Any], state: dict[str, Any], sentence: str) -> None:
    why = refusal([*TURN, frame], **state)
    assert sentence in why
    assert bool(sentence) == bool(why)


def refusal(stack: list[dict[str, Any]], **state: Any) -> str:
    """Why a stack is refused; nothing if it is accepted."""
    try:
        table = loaded(stack, **state)
    except ecliptic.Refused as refused:
        return str(refused)
    assert table.waiting
    return ""


@pytest.mark.parametrize(
    ("frame", "kind"),
    [("unlock", "unlock"), ("advance_project", "project"), ("choose_medal", "medal"), ("choose_income", "income")],
)
def test_a_question_comes_as_often_as_it_says(frame: str, kind: str) -> None:
    """Three times; the prompt counts down, and then the turn goes on."""
    table = loaded([*TURN, of_seat_0(frame, left=3)], me={"resources": {"gold": 5}, "erudites": []})
    for left in (3, 2, 1):
        assert {option.kind for option in table.options(0)} == {kind}
        assert table.prompt(0).args.get("left", left) == left
        table.play(0, table.options(0)[-1])
    assert {option.kind for option in table.options(table.waiting[0])}.isdisjoint({kind})


@pytest.mark.rule("FED-13.10")
@pytest.mark.parametrize(
    ("ends", "sentence"),
    [
        (["1A1"], ""),
        (["1B1"], "each erudite in use, and no other, must have an end_of_use"),
        ([None], "each erudite in use, and no other, must have an end_of_use"),
        ([], "each erudite in use, and no other, must have an end_of_use"),
        (["1A1", "1A1"], "each erudite in use, and no other, must have an end_of_use"),
    ],
)
def test_the_use_of_an_erudite_must_end(ends: list[str | None], sentence: str) -> None:
    saved: Any = loaded(TURN).save()
    saved["state"]["players"][0]["erudites"] = [{"erudite": "1A1", "in_use": True}, "1B1"]
    stack = [*TURN, *(of_seat_0("end_of_use", erudite=erudite) for erudite in ends), of_seat_0("transport")]
    if sentence:
        with pytest.raises(ecliptic.Refused, match=sentence):
            ecliptic.load({**saved, "stack": stack})
    else:
        table: Any = ecliptic.load({**saved, "stack": stack})
        table.play(0, table.options(0)[0])
        assert table.view(0)["players"][0]["erudites"][0] == {"erudite": "1A1", "used": True}


def with_top(upto: str, **fields: Any) -> list[dict[str, Any]]:
    """The stack of the executive phase, whose uppermost step has these fields."""
    stack = executive(upto)
    return [*stack[:-1], {**stack[-1], **fields}]


PRESIDENT_CHOOSES = {"frame": "choose_law", "seat": 0}
OUTSIDE = [{"owner": 0, "ambassador": "AMB-4"}]
EXECUTIVE_BOUNDS: list[tuple[list[dict[str, Any]], dict[str, Any], str]] = [
    (with_top("income", place=0, slot=0), {}, ""),
    (with_top("income", place=4, slot=4), {}, ""),
    (with_top("income", place=5, slot=0), {}, "income cannot have place 5"),
    (with_top("income", place=-1, slot=0), {}, "income cannot have place -1"),
    (with_top("income", place=0, slot=5), {}, "income cannot have slot 5"),
    (with_top("income", place=0, slot=-1), {}, "income cannot have slot -1"),
    (with_top("pay_upkeep", place=4), {}, ""),
    (with_top("pay_upkeep", place=5), {}, "pay_upkeep cannot have place 5"),
    (with_top("pay_upkeep", place=-1), {}, "pay_upkeep cannot have place -1"),
    (with_top("fund_projects", at=18), {}, ""),
    (with_top("fund_projects", at=19), {}, "fund_projects cannot have at 19"),
    (with_top("fund_projects", at=-1), {}, "fund_projects cannot have at -1"),
    ([*executive("pay_upkeep"), {"frame": "upkeep", "seat": 0}], me(step=3), ""),
    ([*executive("pay_upkeep"), {"frame": "upkeep", "seat": 0}], me(step=2), "upkeep cannot have seat 0"),
    ([*executive("fund_projects"), {"frame": "upkeep", "seat": 0}], me(step=3), "upkeep cannot have seat 0"),
    ([{"frame": "clean_up"}, PRESIDENT_CHOOSES], {}, ""),
    ([{"frame": "clean_up"}, PRESIDENT_CHOOSES], {"president": 1}, "choose_law cannot have seat 0"),
    ([*executive("pass_law"), PRESIDENT_CHOOSES], {}, "choose_law cannot have seat 0"),
    ([{"frame": "clean_up"}, {"frame": "main_action", "seat": 0}], {}, "main_action cannot have seat 0"),
    ([{"frame": "clean_up"}, {"frame": "take_action", "seat": 0, "action": "neo"}], {}, "take_action cannot have seat"),
    ([{"frame": "clean_up"}, {"frame": "espionage", "seat": 0}], {}, "espionage cannot have seat 0"),
]  # fmt: skip


@pytest.mark.rule("FED-19.1")
@pytest.mark.parametrize(("stack", "state", "sentence"), EXECUTIVE_BOUNDS)
def test_a_step_of_the_executive_phase_fits_up_to_its_bounds(
    stack: list[dict[str, Any]], state: dict[str, Any], sentence: str
) -> None:
    why = refusal(stack, **EXECUTIVE, **state)
    assert sentence in why
    assert bool(sentence) == bool(why)


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


NEXT_LAWS: dict[str, Any] = {
    "now": ["LAW-L-six_moon", "LAW-R-atalum"],
    "left": ["LAW-L-atalum", "LAW-L-arratooine", "LAW-L-e81216"],
    "right": ["LAW-R-neo", "LAW-R-arratooine", "LAW-R-e81216"],
    "discarded": ["LAW-L-neo", "LAW-R-six_moon"],
}


def between_rounds(*above: dict[str, Any], **changes: Any) -> Any:
    """A position after the clean-up of round 1: the laws of round 2 are face up, and the round is to begin."""
    saved: Any = Scene(phase="executive", active=-1, me={"step": 3, "resources": {"lavandium": 1}}).table.save()
    state = {**saved["state"], "laws": NEXT_LAWS, **changes}
    return {**saved, "state": state, "stack": [{"frame": "begin_round"}, *above]}


@pytest.mark.rule("FED-4.1", "FED-20.1")
@pytest.mark.parametrize(
    ("above", "changes", "sentence"),
    [
        ([], {}, ""),
        ([], {"outer_module": [{"owner": 0, "ambassador": "AMB-1"}]}, "begin_round cannot be at this place"),
        ([], {"senate": {"A": {"owner": 0, "ambassador": "AMB-1"}}}, "begin_round cannot be at this place"),
        ([{"frame": "shuffle_laws"}], {}, ""),
        ([{"frame": "shuffle_laws"}, {"frame": "shuffle_laws"}], {}, "shuffle_laws cannot be at this place"),
        ([{"frame": "clean_up"}], {}, "clean_up cannot be at this place"),
        ([{"frame": "executive_phase"}], {}, "executive_phase cannot be at this place"),
        ([{"frame": "pass_law"}], {}, "pass_law cannot be at this place"),
    ],
)
def test_a_round_begins_when_everything_is_cleared(
    above: list[dict[str, Any]], changes: dict[str, Any], sentence: str
) -> None:
    """Without shuffled laws the round begins at once; the ambassadors placed are missing from their players."""
    position = between_rounds(*above, **changes)
    if changes:
        position["state"]["players"][0]["ambassadors"] = ["AMB-2", "AMB-3", "AMB-4"]
    if sentence:
        with pytest.raises(ecliptic.Refused, match=sentence):
            ecliptic.load(position)
    else:
        table: Any = ecliptic.load(position)
        assert (table.state.round, table.waiting) == (2, [0])


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


def deal(name: str, number: int = 0) -> dict[str, Any]:
    """Something that is dealt."""
    return {"frame": "deal", "deal": name, "number": number}


CHOOSE_PLANETS: list[dict[str, Any]] = [{"frame": "begin_round"}, {"frame": "choose_starting_planets", "left": 3}]
WHOLE_SET_UP: list[dict[str, Any]] = [
    *CHOOSE_PLANETS,
    deal("starting_planets"),
    {"frame": "first_player"},
    deal("planet_blocks"),
    {"frame": "first_laws"},
    deal("laws", 1),
    deal("laws", 0),
    deal("megastructure_tiles"),
    deal("production_sites"),
    deal("deep_space"),
    deal("dead_asteroids"),
    deal("asteroids"),
    *(deal("erudites", stack) for stack in range(14, -1, -1)),
    {"frame": "deal_tokens", "strength": 4, "places": 0b10000000},
    {"frame": "deal_tokens", "strength": 3, "places": 0b1110000},
    {"frame": "deal_tokens", "strength": 2, "places": 0b1100},
    {"frame": "deal_tokens", "strength": 1, "places": 0b10},
]


def before_the_game(stack: list[dict[str, Any]], **state: Any) -> str:
    """Why a stack is refused in the box of three players; nothing if it is accepted."""
    box = {"phase": "setting_up", "round": 0, "president": -1, "start": -1, "active": -1, **state}
    saved = {"ecliptic": "position", "format": 1, "game": "federation", "seats": 3, "state": box, "stack": stack}
    try:
        table = ecliptic.load(saved, seed=1)
    except ecliptic.Refused as refused:
        return str(refused).removeprefix("Invalid position: ")
    assert table.waiting
    return ""


def without(name: str) -> list[dict[str, Any]]:
    """The steps of the set-up without those of this name."""
    return [frame for frame in WHOLE_SET_UP if name not in frame.values()]


@pytest.mark.rule("FED-2.1", "FED-2.15", "FED-3.4", "FED-3.5")
@pytest.mark.parametrize(
    ("stack", "state", "sentence"),
    [
        (WHOLE_SET_UP, {}, ""),
        (without("first_player"), {"president": 2}, ""),
        (without("first_player"), {}, "nobody has the president pawn."),
        (without("first_laws"), {}, "the laws of the first round are not face up."),
        (without("choose_starting_planets"), {}, "there is no starting planet."),
        ([*WHOLE_SET_UP[:-2], WHOLE_SET_UP[-1], WHOLE_SET_UP[-2]], {},
         "deal_tokens cannot be at this place of the stack now."),
        ([*WHOLE_SET_UP, WHOLE_SET_UP[-1]], {}, "deal_tokens cannot be at this place of the stack now."),
        ([*WHOLE_SET_UP, {"frame": "clean_up"}], {}, "clean_up cannot be at this place of the stack now."),
        ([*WHOLE_SET_UP, UNLOCK], {}, "unlock cannot be at this place of the stack now."),
        ([*WHOLE_SET_UP, deal("room_blocks")], {}, "deal cannot be at this place of the stack now."),
        ([{"frame": "clean_up"}, *WHOLE_SET_UP[1:]], {}, "clean_up cannot be at this place of the stack now."),
        (WHOLE_SET_UP, {"round": 1}, "begin_round cannot be at this place of the stack now."),
        ([CHOOSE_PLANETS[0], {"frame": "choose_starting_planets", "left": 4}, *WHOLE_SET_UP[2:]], {},
         "choose_starting_planets cannot have left 4 here."),
        ([CHOOSE_PLANETS[0], {"frame": "choose_starting_planets", "left": -1}, *WHOLE_SET_UP[2:]], {},
         "choose_starting_planets cannot have left -1 here."),
        ([CHOOSE_PLANETS[0], {"frame": "choose_starting_planets", "left": 2}, *WHOLE_SET_UP[2:]], {},
         "choose_starting_planets cannot have left 2 here."),
        (WHOLE_SET_UP, {"starting_planets": ["SP-1", "SP-2", "SP-3", "SP-4"]},
         "choose_starting_planets cannot have left 3 here."),
        (without("starting_planets"), {"starting_planets": ["SP-1", "SP-2", "SP-3", "SP-4"]}, ""),
        (without("starting_planets"), {"starting_planets": ["SP-1", "SP-2", "SP-3"]}, ""),
        (without("starting_planets"), {"starting_planets": ["SP-1", "SP-2"]},
         "choose_starting_planets cannot have left 3 here."),
    ],
)  # fmt: skip
def test_the_steps_of_the_set_up(stack: list[dict[str, Any]], state: dict[str, Any], sentence: str) -> None:
    assert before_the_game(stack, **state) == sentence


@pytest.mark.rule("FED-3.5", "FED-3.6")
def test_players_who_have_chosen_keep_their_starting_planet() -> None:
    """Seat 2 has chosen first; the others take theirs in reverse order."""
    saved: Any = set_up()
    table = ecliptic.load(saved)
    assert table.waiting == [2]
    table.play(2, table.options(2)[0])
    again: Any = ecliptic.load(table.save())
    chosen = again.save()["state"]["players"][2]["starting_planet"]
    assert chosen == table.save()["state"]["players"][2]["starting_planet"] is not None  # type: ignore[index]
    assert again.waiting == [1]


def test_nothing_is_below_the_lowest_frame() -> None:
    state: Any = Scene().table.state
    assert frame_below(state, state.stack[0]) is None
    assert frame_below(state, state.stack[1]) is state.stack[0]


def test_an_effect_that_was_tried_brings_no_die() -> None:
    """Erudites that refresh each other would be followed for ever."""
    state: Any = Scene().table.state
    brings = next(n for n in range(len(state.parts.effects.steps)) if effect_may_bring_die(state, 0, n, set()))
    assert not effect_may_bring_die(state, 0, brings, {brings})


@pytest.mark.rule("FED-11.11")
def test_what_changes_an_action_changes_nothing_outside_of_one() -> None:
    saved: Any = Scene(me={"erudites": ["1E3"]}).table.save()
    saved["state"]["players"][0]["erudites"] = [{"erudite": "1E3", "in_use": True}]
    using = [of_seat_0("end_of_use", erudite="1E3"), of_seat_0("resolve", effect="erudite/1E3", step=0)]
    table: Any = ecliptic.load({**saved, "stack": [*saved["stack"][:4], *using]})
    assert table.view(0)["players"][0]["erudites"] == [{"erudite": "1E3", "used": True}]
    assert (table.view(0)["players"][0]["miner"], table.waiting) == ("n0", [1])
