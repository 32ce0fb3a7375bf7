"""Frames of a written position say what must hold for them; one that does not fit is refused, in every language."""

from typing import Any

import pytest

import ecliptic
from ecliptic.games.beyond_the_sun.game import GAME
from ecliptic.kernel.frames import fields_of
from ecliptic.kernel.messages import LOCALES
from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, slot

Stack = list[dict[str, Any]]

ACT: dict[str, Any] = {"frame": "act", "seat": 0, "action": 0, "before": [1, 2], "copied": 0}
TURN: Stack = [{"frame": "take_turn", "seat": 0, "phase": 1}]
ACTING: Stack = [*TURN, ACT]
PRODUCING: Stack = [{"frame": "take_turn", "seat": 0, "phase": 3}]
DISCOVER: dict[str, Any] = {"frame": "discover", "seat": 0, "slot": "II-A", "skips": 0}

# What the frames of these tests need: seat 0 discovers II-A, has a technology, a colony and ships.
STATE: dict[str, Any] = {
    "players": [
        {"ore": 9, "population": 2, "supply": [3, 4, 0, 0, 2], "colonies": [{"system": "SA-05", "discs": ["food"]}]},
        {"ore": 1},
    ],
    "slots": {**LEVEL_ONE, "II-A": slot(None, (0,)), "II-C": slot("T2-09", (0,))},
    "locations": {"A1": at({0: [2, 1]}, "SA-03", (0, "ore")), "A2": at({}, "SA-02")},
}


def loaded(stack: Stack, **state: Any) -> ecliptic.Table:
    """A table with this stack."""
    return Scene(**{**STATE, **state}, stack=stack).table


NO_DISCOVERY: dict[str, Any] = {
    "slots": {**LEVEL_ONE, "II-C": slot("T2-09", (0,))},
    "players": [{**STATE["players"][0], "supply": [4, 4, 0, 0, 2]}, STATE["players"][1]],
}
DECK_WITHOUT = {"II": [f"T2-{i:02}" for i in range(1, 17) if i not in (1, 2, 9)]}
EVENT: dict[str, Any] = {"frame": "end_event", "seat": 0, "event": "E2-05"}
# The frame on top, the stack below it, and what is otherwise in the state.
FITTING: list[tuple[dict[str, Any], Stack, dict[str, Any]]] = [
    ({"frame": "choose_space", "seat": 0}, TURN, NO_DISCOVERY),
    ({"frame": "after_action", "seat": 0}, [{"frame": "take_turn", "seat": 0, "phase": 2}], NO_DISCOVERY),
    ({"frame": "production", "seat": 0}, PRODUCING, NO_DISCOVERY),
    ({"frame": "claim_achievement", "seat": 0}, [{"frame": "take_turn", "seat": 0, "phase": 4}], NO_DISCOVERY),
    ({"frame": "trading", "seat": 0, "made": 0, "most": 0, "in_phase": 1}, PRODUCING, NO_DISCOVERY),
    ({"frame": "grow_from", "seat": 0, "columns": [0, 1]}, PRODUCING, NO_DISCOVERY),
    ({"frame": "choose_payment", "seat": 0, "action": 0, "extra": 0, "copied": 0}, TURN, NO_DISCOVERY),
    ({"frame": "resolve", "seat": 0, "effect": "build_and_jump", "step": 1, "source": -1}, ACTING, NO_DISCOVERY),
    ({"frame": "may_use", "seat": 0, "effect": "build_and_jump", "step": 0, "source": -1}, ACTING, NO_DISCOVERY),
    (
        {"frame": "choose_effect", "seat": 0, "effect": "T2-09/a", "step": 0, "left": 1, "source": 12},
        ACTING,
        NO_DISCOVERY,
    ),
    ({"frame": "choose_slot", "seat": 0, "levels": 2, "flags": 0}, ACTING, NO_DISCOVERY),
    ({"frame": "choose_type", "seat": 0, "slot": "II-A", "skips": 0}, ACTING, {}),
    (
        {
            "frame": "choose_card",
            "seat": 0,
            "slot": "II-A",
            "skips": 0,
            "drawn": ["T2-01", "T2-02"],
            "offered": ["T2-01"],
        },
        ACTING,
        {"decks": DECK_WITHOUT},
    ),
    (
        {"frame": "keep_technology", "seat": 0, "deck": 0, "drawn": ["T2-01", "T2-02"]},
        ACTING,
        {"decks": DECK_WITHOUT, **NO_DISCOVERY},
    ),
    (
        {"frame": "put_under", "deck": 0, "technologies": ["T2-01", "T2-02"], "systems": []},
        ACTING,
        {"decks": DECK_WITHOUT, **NO_DISCOVERY},
    ),
    ({"frame": "learned", "seat": 0, "technology": "T2-09"}, ACTING, NO_DISCOVERY),
    (
        {"frame": "immediate", "seat": 0, "technology": "T2-09"},
        [*ACTING, {"frame": "learned", "seat": 0, "technology": "T2-09"}],
        NO_DISCOVERY,
    ),
    ({"frame": "choose_link", "seat": 0, "event": "E2-05", "kind": 0}, [*ACTING, DISCOVER, EVENT], {}),
    ({"frame": "uncover_guild", "seat": 0, "rank": 1}, [*ACTING, DISCOVER, {**EVENT, "event": "E2-01"}], {}),
    (
        {"frame": "name_level", "seat": 0, "levels_offered": [1, 2]},
        [*ACTING, DISCOVER, {**EVENT, "event": "E2-03"}],
        {},
    ),
    (
        {"frame": "choose_neighbour", "seat": 0, "event": "E2-04", "deck": 0},
        [*ACTING, DISCOVER, {**EVENT, "event": "E2-04"}],
        {},
    ),
    ({"frame": "give_away", "seat": 0, "left": 2, "given": 0, "donates": 1}, ACTING, NO_DISCOVERY),
    (
        {"frame": "in_turn", "seats": [1], "effect": "E2-06.part", "source": 91},
        [*ACTING, DISCOVER, {**EVENT, "event": "E2-06"}],
        {},
    ),
    ({"frame": "build_ship", "seat": 0, "cubes": 1, "level": 2, "left": 1, "at": 0, "built": 0}, ACTING, NO_DISCOVERY),
    (
        {"frame": "upgrade_ships", "seat": 0, "left": 2, "levels": 1, "may_stop": 1, "done": [17], "freely": 0},
        ACTING,
        NO_DISCOVERY,
    ),
    ({"frame": "move_ships", "seat": 0, "points": 2, "moved": 0}, ACTING, NO_DISCOVERY),
    ({"frame": "move_anywhere", "seat": 0, "left": 2, "done": []}, ACTING, NO_DISCOVERY),
    ({"frame": "place_outposts", "seat": 0, "locations": ["A2", "Y1"]}, ACTING, NO_DISCOVERY),
    ({"frame": "last_disc", "seat": 0}, ACTING, NO_DISCOVERY),
    ({"frame": "last_disc_of_track", "seat": 0, "track": 2}, ACTING, NO_DISCOVERY),
    ({"frame": "bonuses", "waiting": [0x501]}, ACTING, NO_DISCOVERY),
    ({"frame": "choose_bonus", "seat": 0}, [*ACTING, {"frame": "bonuses", "waiting": [0x501, 0x506]}], NO_DISCOVERY),
    ({"frame": "choose_system", "seat": 0, "effect": "terraforming_guild", "step": 0}, ACTING, NO_DISCOVERY),
    ({"frame": "return_ships", "seat": 0, "location": "A1", "needed": 2}, ACTING, NO_DISCOVERY),
    ({"frame": "colony_bonus", "seat": 0, "system": "SA-05"}, ACTING, NO_DISCOVERY),
    (
        {"frame": "place_colony_disc", "seat": 0, "system": "SA-05", "left": 1},
        [*ACTING, {"frame": "colony_bonus", "seat": 0, "system": "SA-05"}],
        NO_DISCOVERY,
    ),
    ({"frame": "take_short_supply", "seat": 0}, ACTING, NO_DISCOVERY),
    ({"frame": "automate_disc", "seat": 0, "symbols": 6, "left": 1}, ACTING, NO_DISCOVERY),
    ({"frame": "repeat_bonus", "seat": 0, "levels": 7}, ACTING, NO_DISCOVERY),
    ({"frame": "copy_action", "seat": 0}, ACTING, NO_DISCOVERY),
    ({"frame": "choose_row", "seat": 0}, ACTING, NO_DISCOVERY),
]
IDS = [top["frame"] for top, _, _ in FITTING]


@pytest.mark.parametrize(("top", "below", "state"), FITTING, ids=IDS)
def test_frames_that_fit_are_accepted(top: dict[str, Any], below: Stack, state: dict[str, Any]) -> None:
    table = loaded([*below, top], **state)
    assert table.waiting, "somebody is asked, then or afterwards"


@pytest.mark.parametrize(
    ("place", "there"),
    [
        ("SOL", {"outpost": {"seat": 0, "disc": "food"}}),
        ("DS", {"outpost": {"seat": 0, "disc": "food"}}),
        ("Y1", {"system": "SA-02"}),
    ],
)
def test_what_cannot_lie_at_a_location_is_refused(place: str, there: dict[str, Any]) -> None:
    with pytest.raises(ecliptic.Refused) as refusal:
        Scene(locations={place: {**at({0: [1]}), **there}})
    assert f"{place} has a system, an outpost or ships that cannot be there." in str(refusal.value)


@pytest.mark.rule("BTS-8.10")
def test_a_pawn_on_a_closed_guild_is_refused() -> None:
    with pytest.raises(ecliptic.Refused, match="a pawn is on a space that is not open"):
        Scene(players=[{"pawn": "professors_guild/1"}])
    assert Scene(players=[{"pawn": "professors_guild/1"}], guilds=["professors_guild"]).options()


def wrong_values(field: str) -> list[Any]:
    """Values that this field can never have."""
    if field == "seat":
        return [-1, 2]
    known = GAME.words(loaded([*TURN, {"frame": "choose_space", "seat": 0}], **NO_DISCOVERY).state, field)  # type: ignore[arg-type]
    if field in GAME.list_fields:
        return [["nothing"]] if known else [[-1], [1 << 40], [0] * 2000]
    return [None, "nothing"] if known else [-999, 1 << 40]


@pytest.mark.parametrize(("top", "below", "state"), FITTING, ids=IDS)
def test_every_field_of_every_frame_is_checked(top: dict[str, Any], below: Stack, state: dict[str, Any]) -> None:
    kind = GAME.frames[top["frame"]]
    tried = 0
    for field in fields_of(kind):
        for value in wrong_values(field):
            tried += 1
            with pytest.raises(ecliptic.Refused) as refusal:
                loaded([*below, {**top, field: value}], **state)
            message = refusal.value.message
            assert message is not None
            for locale in LOCALES:
                assert GAME.say(message, ["Anna", "Boris"], locale).endswith((".", "?"))
    assert tried


# The stack, and what is wrong with it.
BENT: list[tuple[Stack, dict[str, Any], str]] = [
    ([], NO_DISCOVERY, "the stack must begin with one turn or with the scoring."),
    ([ACT], NO_DISCOVERY, "the stack must begin with one turn or with the scoring."),
    ([{"frame": "set_up", "step": 3}], NO_DISCOVERY, "the stack must begin with one turn or with the scoring."),
    ([*TURN, *TURN], NO_DISCOVERY, "take_turn cannot be right above take_turn on the stack."),
    (
        [*TURN, {"frame": "last_disc", "seat": 0}],
        NO_DISCOVERY,
        "last_disc cannot be right above take_turn on the stack.",
    ),
    (
        [*TURN, {"frame": "production", "seat": 0}],
        NO_DISCOVERY,
        "take_turn cannot have phase 1 here.",
    ),
    (
        [*ACTING, {"frame": "copy_action", "seat": 0}, {"frame": "copy_action", "seat": 0}],
        NO_DISCOVERY,
        "copy_action cannot be right above copy_action on the stack.",
    ),
    ([*ACTING, EVENT], NO_DISCOVERY, "end_event cannot be right above act on the stack."),
    ([*ACTING, *[ACT] * 200], NO_DISCOVERY, "the stack has 202 frames, and at most 128 can wait."),
    ([*ACTING, DISCOVER, DISCOVER], {}, "discover cannot be right above discover on the stack."),
    (
        [*ACTING, {"frame": "resolve", "seat": 0, "effect": "T2-09.immediate", "step": 1, "source": 5}],
        NO_DISCOVERY,
        "resolve cannot have source 5 here.",
    ),
    (
        [*ACTING, {"frame": "resolve", "seat": 0, "effect": "build_and_jump", "step": 0, "source": -1}],
        NO_DISCOVERY,
        "resolve cannot have step 0 here.",
    ),
    (
        [*ACTING, {"frame": "choose_slot", "seat": 0, "levels": 2, "flags": 0}],
        {},
        "slot II-A holds a card or an event of ",
    ),
    (
        [*ACTING, {"frame": "any_order", "seat": 0, "effect": "T2-12/a", "left": 3}],
        NO_DISCOVERY,
        "any_order cannot be right",
    ),
]


@pytest.mark.parametrize(("stack", "state", "why"), BENT)
def test_a_bent_stack_is_refused(stack: Stack, state: dict[str, Any], why: str) -> None:
    with pytest.raises(ecliptic.Refused) as refusal:
        loaded(stack, **state)
    assert str(refusal.value).startswith(f"Invalid position: {why}")


# What the state says, and what is wrong with it.
IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"order": [1, 1]}, "order must name each of the seats 0 to 1 once, not [1, 1]."),
    ({"round": 3, "last_round": 7}, "Invalid position: last_round is 7 with 0 discs on achievements; "),
    ({"round": 3, "last_round": 2}, "Invalid position: last_round is 2 with 0 discs on achievements; "),
    ({"chain": [0x005]}, "Invalid position: control bonuses that somebody had are listed, "),
    ({"players": [{"supply": [5, 4, 3, 3, 3]}]}, "Invalid position: seat 0: there are 19 cubes and not 20."),
    ({"players": [{"supply": [1, 1, 1, 1]}]}, "state.players[0].supply must have 5 numbers, each from 0 to 20."),
    ({"players": [{"donated": [-1, 0, 0, 1]}]}, "state.players[0].donated must have 4 numbers, each from 0 to 20."),
    ({"players": [{"ore": 1_000_001}]}, "state.players[0].ore must be"),
    ({"players": [{"used": 99}]}, "state.players[0].used must be"),
    ({"players": [{"emptied": 1}]}, "state.players[0].emptied is 1: "),
    ({"players": [{"emptied": 16}]}, "state.players[0].emptied is 16: "),
    ({"over": {"places": [1, 3], "scores": [9, 5], "reason": "score"}}, "places"),
    ({"over": {"places": [2, 2], "scores": [9, 5], "reason": "score"}}, "places"),
    ({"over": {"places": [0, 0], "scores": [9, 5], "reason": "score"}}, "places"),
    ({"over": {"places": [1, 2], "scores": [9, 5], "reason": "round_limit"}}, "places"),
    ({"over": {"places": [1, 2], "scores": [9, 10**9], "reason": "score"}}, "places"),
    ({"locations": {"X2": {"beside": "A1", "system": "SA-05"}}}, "locations has an unknown field 'X2'."),
    ({"achievements": [{"achievement": "AC-01"}, {"achievement": "AC-01"}]}, "Invalid position: an achievement"),
]


@pytest.mark.parametrize(("state", "why"), IMPOSSIBLE, ids=[str(n) for n in range(len(IMPOSSIBLE))])
def test_impossible_numbers_are_refused(state: dict[str, Any], why: str) -> None:
    with pytest.raises(ecliptic.Refused) as refusal:
        Scene(**state)
    assert why in str(refusal.value), str(refusal.value)


def test_a_game_that_is_over_waits_for_nothing() -> None:
    over = {"places": [1, 2], "scores": [9, 5], "reason": "score"}
    assert Scene(over=over, stack=[]).table.over
    with pytest.raises(ecliptic.Refused, match="the game is over and its stack is not empty"):
        Scene(over=over, stack=TURN)


def test_more_than_nine_extra_systems_keep_their_numbers() -> None:
    """X10 comes after X9 and not after X1."""
    systems = ["SA-05", "SA-06", "SA-07", "SA-08", "SA-09", "SA-10", "SA-11", "SA-12", "SB-03", "SB-04"]
    extra = {f"X{i + 1}": {"beside": "A1", "system": system} for i, system in enumerate(systems)}
    scene = Scene(locations={"A1": at({}, "SA-01"), **extra})
    assert [scene.system(f"X{i}") for i in (1, 2, 10)] == ["SA-05", "SA-06", "SB-04"]


def set_up(**state: Any) -> ecliptic.Table:
    """A table whose seat 1 still chooses its mat."""
    table = ecliptic.new("beyond-the-sun", seats=2, seed=1, options={"factions": "chosen", "first": "0"})
    table.play(0, "mat:FB-02")
    saved: Any = table.save()
    saved["state"].update(state)
    return ecliptic.load(saved)


def test_the_set_up_goes_on_from_a_written_position() -> None:
    table = set_up()
    assert [option.text for option in table.options(1)] == ["mat:FB-01", "mat:FB-03", "mat:FB-04"]
    table.play(1, "mat:FB-01")
    assert table.waiting == [0]


PLAYER: dict[str, Any] = {"mat": None, "food_discs": 8, "ore_discs": 8}


@pytest.mark.parametrize(
    "state",
    [
        {"guilds": ["professors_guild"]},
        {"left_out": ["E2-03"]},
        {"decks": {"II": ["T2-01"], "III": [], "IIII": []}},
        {"players": [{**PLAYER, "mat": "FB-02", "ore": 3}, PLAYER]},
        {"players": [PLAYER, PLAYER]},
        {"players": [{**PLAYER, "mat": "FA-02"}, PLAYER]},
        {"achievements": [{"achievement": "AC-01"}]},
        {"locations": {"A1": {"system": "SA-01"}}},
        {"locations": {"SOL": {"ships": [{"seat": 0, "level": 1}]}}},
    ],
)
def test_nothing_is_out_before_its_step_of_the_set_up(state: dict[str, Any]) -> None:
    with pytest.raises(ecliptic.Refused, match="before the first round only the set-up can be waiting"):
        set_up(**state)
