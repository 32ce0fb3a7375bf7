"""Frames of a written position say what must hold for them; one that does not fit is refused, in every language."""

from typing import Any

import pytest

import ecliptic
from ecliptic.games.beyond_the_sun.components import components
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
STATE_PLACING: dict[str, Any] = {
    **NO_DISCOVERY,
    "players": [{**NO_DISCOVERY["players"][0], "supply": [3, 4, 0, 0, 2]}, STATE["players"][1]],
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
    (
        {"frame": "keep_system", "seat": 0, "systems": ["SA-06", "SA-07"], "discs": 1},
        ACTING,
        {"system_decks": {"A": [f"SA-{i:02}" for i in (1, 4, *range(8, 13))]}, **NO_DISCOVERY},
    ),
    ({"frame": "take_short_supply", "seat": 0}, ACTING, NO_DISCOVERY),
    ({"frame": "place_supply", "seat": 0, "left": 1}, ACTING, STATE_PLACING),
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


TWELVE = [17] * 12
FLAG = ([0, 1], [-1, 2])
FEW = ([0, 12], [-1, 13])  # so many parts an effect can have
SOME = ([1, 12], [0, 13])
BOUNDS: dict[str, dict[str, tuple[list[Any], list[Any]]]] = {
    "trading": {"made": ([0, 1_000_000], [-1]), "most": ([0], [-1, 10]), "in_phase": FLAG},
    "grow_from": {"columns": ([[0], [4], [0] * 12], [[-1], [5], [0] * 13])},
    "choose_payment": {"extra": ([0], [-1, 1]), "copied": FLAG, "action": ([0, 33, 47], [-1, 36, 40, 48, 49])},
    "choose_slot": {"levels": ([1, 15], [0, 16]), "flags": ([0, 7], [-1, 8])},
    "choose_type": {"skips": FLAG},
    "choose_card": {
        "skips": FLAG,
        "offered": ([["T2-01"], ["T2-02", "T2-01"]], [[], ["T2-01", "T2-01"], ["T2-03"], ["T3-01"]]),
    },
    "keep_technology": {"deck": ([0], [-1, 2])},
    "put_under": {"deck": ([0], [-1, 5])},
    "learned": {"technology": (["T2-09"], ["T2-10"])},
    "immediate": {"technology": (["T2-09"], ["T2-10"])},
    "choose_link": {"kind": ([0], [-1, 1, 2, 3]), "event": (["E2-05"], ["E2-06", "E3-06"])},
    "uncover_guild": {"rank": ([1, 2], [0, 3])},
    "name_level": {"levels_offered": ([[1], [4], [1, 2, 3, 4]], [[], [0], [5], [2, 2]])},
    "choose_neighbour": {"deck": FLAG, "event": (["E2-04"], ["E2-05", "E3-06"])},
    "give_away": {"left": FEW, "given": FEW, "donates": FLAG},
    "in_turn": {
        "seats": ([[], [0], [1, 0]], [[-1], [2], [1, 1]]),
        "effect": (["E2-06.part"], ["E2-06"]),
        "source": ([91], [90, 92, 0, -1]),
    },
    "build_ship": {"cubes": FLAG, "level": ([1, 4], [0, 5]), "left": SOME, "at": FLAG, "built": FEW},
    "upgrade_ships": {
        "left": SOME,
        "levels": ([1, 3], [0, 4]),
        "may_stop": FLAG,
        "freely": FLAG,
        # A ship is a location (0 to 7) times eight and a level (1 to 4).
        "done": ([[], [1], [4], [60], TWELVE], [[0], [5], [56], [65], [-7], [*TWELVE, 17]]),
    },
    "move_ships": {"points": ([1, 1_000], [0, 1_001]), "moved": ([0, 1_000], [-1, 1_001])},
    "move_anywhere": {"left": FEW, "done": ([[], [1], TWELVE], [[0], [65], [*TWELVE, 17]])},
    "place_outposts": {"locations": ([["A2"], ["Y2", "Y1"]], [[], ["A2", "A2"], ["SOL"], ["DS"], ["A1"]])},
    "last_disc_of_track": {"track": ([1, 2], [0, 3])},
    # A bonus is a seat, a location (0 to 7) and a system (0 to 23) with a control bonus, each in a byte.
    "bonuses": {
        "waiting": (
            [[], [0x001], [0x10501], [0x517], [0x701]],
            [[-1], [0x20501], [0x801], [0x518], [0x502], [0x501, 0x501]],
        )
    },
    "choose_bonus": {"seat": ([0], [1])},
    "return_ships": {"needed": ([2, 0, -80], [3, -81]), "location": (["A1"], ["SOL", "Y1"])},
    "colony_bonus": {"system": (["SA-05"], ["SA-03", "SA-06"])},
    "place_colony_disc": {"left": ([1], [0, 2]), "system": (["SA-05"], ["SA-06"])},
    "keep_system": {"discs": ([0, 1, 2], [-1, 3])},
    "automate_disc": {"symbols": ([2, 4, 6], [0, 1, 3, 5, 7, 8]), "left": SOME},
    "repeat_bonus": {"levels": ([1, 7], [0, 8])},
}


@pytest.mark.parametrize(("frame", "field"), [(frame, field) for frame in BOUNDS for field in BOUNDS[frame]])
def test_the_bounds_of_every_field(frame: str, field: str) -> None:
    ((top, below, state),) = [row for row in FITTING if row[0]["frame"] == frame]
    fitting, wrong = BOUNDS[frame][field]
    for value in fitting:
        assert loaded([*below, {**top, field: value}], **state).waiting
    for value in wrong:
        with pytest.raises(ecliptic.Refused, match=rf"^Invalid position: {frame} cannot have {field} "):
            loaded([*below, {**top, field: value}], **state)


@pytest.mark.parametrize(
    ("field", "fitting", "wrong"),
    [
        ("action", [0, 48], [-1, 49]),
        ("before", [[0, 0], [0xFFFF, 0xFFFF]], [[-1, 0], [0, 0x10000], [1], [1, 2, 3]]),
        ("copied", [0, 1], [-1, 2]),
        ("seat", [0], [1]),
    ],
)
def test_the_bounds_of_an_action_under_way(field: str, fitting: list[Any], wrong: list[Any]) -> None:
    for value in fitting:
        assert loaded([*TURN, {**ACT, field: value}], **NO_DISCOVERY).waiting
    for value in wrong:
        with pytest.raises(ecliptic.Refused, match=f"^Invalid position: act cannot have {field} "):
            loaded([*TURN, {**ACT, field: value}], **NO_DISCOVERY)


@pytest.mark.rule("BTS-3.2")
@pytest.mark.parametrize(
    ("frame", "phase"),
    [
        ("choose_space", 1),
        ("choose_payment", 1),
        ("after_action", 2),
        ("production", 3),
        ("trading", 3),
        ("grow_from", 3),
        ("claim_achievement", 4),
    ],
)
def test_a_turn_goes_on_with_the_phase_after_what_waits(frame: str, phase: int) -> None:
    ((top, _, state),) = [row for row in FITTING if row[0]["frame"] == frame]
    assert loaded([{**TURN[0], "phase": phase}, top], **state).waiting
    for other in {0, 1, 2, 3, 4} - {phase}:
        with pytest.raises(ecliptic.Refused, match=f"^Invalid position: take_turn cannot have phase {other} here"):
            loaded([{**TURN[0], "phase": other}, top], **state)


@pytest.mark.rule("BTS-3.2")
def test_a_turn_has_five_phases() -> None:
    for phase in range(5):
        assert loaded([{**TURN[0], "phase": phase}], **NO_DISCOVERY).waiting
    for phase in (-1, 5):
        with pytest.raises(ecliptic.Refused, match=f"^Invalid position: take_turn cannot have phase {phase} here"):
            loaded([{**TURN[0], "phase": phase}], **NO_DISCOVERY)


REACT: dict[str, Any] = {"frame": "react", "trigger": "research_discovered_chosen", "sources": [0], "subject": 0}


@pytest.mark.parametrize(
    ("field", "fitting", "wrong"),
    [
        # A source is a seat and the number of a component, each in a byte; there are 106 components.
        ("sources", [[0], [105], [0x100], [0] * 64], [[-1], [106], [0x200], [0] * 65]),
        ("trigger", ["take_control"], ["points", "prerequisites"]),
        ("subject", [0, 1], [-1, 2]),
    ],
)
def test_the_bounds_of_a_reaction(field: str, fitting: list[Any], wrong: list[Any]) -> None:
    for value in fitting:
        assert loaded([*ACTING, {**REACT, field: value}], **NO_DISCOVERY).waiting
    for value in wrong:
        with pytest.raises(ecliptic.Refused, match=rf"^Invalid position: react cannot have {field} "):
            loaded([*ACTING, {**REACT, field: value}], **NO_DISCOVERY)


@pytest.mark.rule("BTS-5.14")
def test_the_bounds_of_trades_of_an_effect() -> None:
    trading = {"frame": "trading", "seat": 0, "made": 0, "most": 9, "in_phase": 0}
    assert loaded([*ACTING, trading], **NO_DISCOVERY).waiting
    assert loaded([*ACTING, {**trading, "made": 9}], **NO_DISCOVERY).waiting
    for field, value in (("made", 10), ("most", 10)):
        with pytest.raises(ecliptic.Refused, match=f"trading cannot have {field} 10 here"):
            loaded([*ACTING, {**trading, field: value}], **NO_DISCOVERY)


@pytest.mark.rule("BTS-5.14")
def test_trades_after_the_most_that_a_position_can_have_are_not_counted() -> None:
    trading = {"frame": "trading", "seat": 0, "made": 1_000_000, "most": 0, "in_phase": 0}
    table = loaded([*ACTING, trading], **NO_DISCOVERY)
    table.play(0, "sell_population")
    assert ecliptic.load(table.save()).save() == table.save()


def test_a_stack_of_128_frames_is_not_too_high() -> None:
    assert loaded([*TURN, *[ACT] * 127], **NO_DISCOVERY).waiting


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
    ([*ACTING, *[ACT] * 127], NO_DISCOVERY, "the stack has 129 frames, and at most 128 can wait."),
    ([*ACTING, DISCOVER, EVENT, DISCOVER], {}, "discover cannot have slot "),
    ([*ACTING, {**DISCOVER, "slot": "II-C"}], NO_DISCOVERY, "discover cannot have slot "),
    (
        [*ACTING, DISCOVER],
        {"slots": {**STATE["slots"], "II-A": slot(None, (0, 1))}},
        "discover cannot have slot ",
    ),
    (
        [*ACTING, DISCOVER],
        {"slots": {**STATE["slots"], "II-A": slot(None, (0,), "E2-05")}},
        "discover cannot have slot ",
    ),
    ([*ACTING, DISCOVER, EVENT, {**DISCOVER, "slot": "II-B"}], {}, "discover cannot have slot "),
    (
        [*PRODUCING, {"frame": "trading", "seat": 0, "made": 0, "most": 1, "in_phase": 1}],
        NO_DISCOVERY,
        "trading cannot have in_phase ",
    ),
    (
        [*ACTING, {"frame": "trading", "seat": 1, "made": 0, "most": 0, "in_phase": 1}],
        NO_DISCOVERY,
        "trading cannot have in_phase ",
    ),
    (
        [*ACTING, {"frame": "trading", "seat": 1, "made": 3, "most": 2, "in_phase": 0}],
        NO_DISCOVERY,
        "trading cannot have made ",
    ),
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
        [*ACTING, {"frame": "name_level", "seat": 0, "levels_offered": [1, 2]}],
        NO_DISCOVERY,
        "name_level cannot have levels_offered ",  # only the end of an event forgets the level
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
    ({"chain": [0x005]}, "Invalid position: control bonuses are listed as taken, "),
    ({"players": [{"supply": [5, 4, 3, 3, 3]}]}, "Invalid position: seat 0: there are 19 cubes; there must be 20."),
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


def claims(*discs: int) -> list[dict[str, Any]]:
    """The four achievements of a first game, with so many star discs on each, of the seats in order."""
    cards = ("AC-01", "AC-02", "AC-03", "AC-07")
    return [
        {"achievement": card, "discs": [{"seat": seat, "disc": "star"} for seat in range(n)]}
        for card, n in zip(cards, discs, strict=True)
    ]


BONUSES: Stack = [*ACTING, {"frame": "bonuses", "waiting": [0x501]}]
NAMED: Stack = [*ACTING, DISCOVER, {**EVENT, "event": "E2-03"}]
PRIVATE = "a card is in a deck, row or private set of another level or letter."
IN_SLOT = "slot {} holds a card or an event of another level, a card together with an event, or researchers without a "
ON_LOCATION = "{} has a system, an outpost or ships that cannot be there."
PAWNS = "two pawns are on one space, or a pawn is on a space that is not open."
MATS = "every seat needs its own faction mat, all of the same side."
IN_ROW = (
    "a row of the technology tableau has more cards than it can hold, is not open, or is open in a game without the "
    "tableau."
)
UNDER = "more cards are known to be under a deck than the deck has."
HAD = "control bonuses are listed as taken, "
TABLEAU = {"tableau": "on"}
ROW_II = [f"T2-{i:02}" for i in range(1, 9)]


def rest(level: int, n: int, out: str) -> list[str]:
    """The n cards of a level but for this one."""
    cards = [f"T{level}-{i:02}" for i in range(1, n + 1)]
    return [card for card in cards if card != out]


# What can be, what cannot be and differs little from it, and why not.
NEARLY: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "two discs do not end the game, three do": (
        {"achievements": claims(1, 1, 0, 0)},
        {"achievements": claims(1, 1, 1, 0)},
        "last_round is 0 with 3 discs on achievements; ",
    ),
    "with four players three discs do not end the game, four do": (
        {"seats": 4, "achievements": claims(1, 1, 1, 0)},
        {"seats": 4, "achievements": claims(1, 1, 1, 1)},
        "last_round is 0 with 4 discs on achievements; ",
    ),
    "the round after the end was triggered is the last": (
        {"achievements": claims(1, 1, 1, 0), "round": 4, "last_round": 5},
        {"achievements": claims(1, 1, 1, 0), "round": 3, "last_round": 5},
        "last_round is 5 with 3 discs on achievements; ",
    ),
    "no round comes after the last": (
        {"achievements": claims(1, 1, 1, 0), "round": 5, "last_round": 5},
        {"achievements": claims(1, 1, 1, 0), "round": 6, "last_round": 5},
        "last_round is 5 with 3 discs on achievements; ",
    ),
    "a level is named while its event is resolved": (
        {**STATE, "stack": NAMED, "chosen_level": 2},
        {"chosen_level": 2},
        "a ship level is named, but no event is being resolved.",
    ),
    "bonuses that seats had name locations": (
        {**STATE, **NO_DISCOVERY, "stack": BONUSES, "chain": [0x000, 0x107]},
        {**STATE, **NO_DISCOVERY, "stack": BONUSES, "chain": [0x000, 0x108]},
        HAD,
    ),
    "bonuses that seats had name seats": (
        {**STATE, **NO_DISCOVERY, "stack": BONUSES, "chain": [0x105]},
        {**STATE, **NO_DISCOVERY, "stack": BONUSES, "chain": [0x205]},
        HAD,
    ),
    "nobody had the same bonus twice": (
        {**STATE, **NO_DISCOVERY, "stack": BONUSES, "chain": [0x005, 0x105]},
        {**STATE, **NO_DISCOVERY, "stack": BONUSES, "chain": [0x005, 0x005]},
        HAD,
    ),
    "a card of level II is in one place": (
        {"players": [{"private": ["T2-01"]}]},
        {"players": [{"private": ["T2-01"]}, {"private": ["T2-01"]}]},
        "Hypercomputing is in the game ",
    ),
    "a system is in one place": (
        {"players": [{"colonies": [{"system": "SA-05"}]}]},
        {"players": [{"colonies": [{"system": "SA-05"}]}, {"colonies": [{"system": "SA-05"}]}]},
        "Lalande 21185 is in the game ",
    ),
    "an event is in one place": (
        {"players": [{"events": ["E2-05"]}]},
        {"players": [{"events": ["E2-05"]}, {"events": ["E2-05"]}]},
        "Terraforming Grant is in the game ",
    ),
    "an event in play is not kept as well": (
        {"linked": [{"event": "E2-05", "location": "A1"}]},
        {"players": [{"events": ["E2-05"]}], "linked": [{"event": "E2-05", "location": "A1"}]},
        "Terraforming Grant is in the game ",
    ),
    "private technologies are not of level I": (
        {"players": [{"private": ["T2-01"]}]},
        {"players": [{"private": ["T4-01"]}]},
        PRIVATE,
    ),
    "private technologies may be of level III": (
        {"players": [{"private": ["T3-01"]}]},
        {"players": [{"private": ["T4-02"]}]},
        PRIVATE,
    ),
    "a slot has a card of its level": (
        {"slots": {"II-A": slot("T2-01")}},
        {"slots": {"II-A": slot("T3-01")}},
        IN_SLOT.format("II-A"),
    ),
    "a slot has an event of its level": (
        {"slots": {"II-A": slot(event="E2-05")}},
        {"slots": {"II-A": slot(event="E3-05")}},
        IN_SLOT.format("II-A"),
    ),
    "a slot has a card or an event": (
        {"slots": {"II-A": slot("T2-01"), "II-B": slot(event="E2-05")}},
        {"slots": {"II-A": slot("T2-01", (), "E2-05")}},
        IN_SLOT.format("II-A"),
    ),
    "researchers are in a slot with a card": (
        {"slots": {"II-A": slot("T2-01", (1,))}},
        {"slots": {"II-A": slot(None, (1,))}},
        IN_SLOT.format("II-A"),
    ),
    "a deck has cards of its level": (
        {"slots": {"II-A": slot("T2-01")}, "decks": {"II": rest(2, 16, "T2-01")}},
        {
            "slots": {"II-A": slot("T2-01")},
            "decks": {"II": [*rest(2, 16, "T2-01"), "T4-01"], "IIII": rest(4, 10, "T4-01")},
        },
        PRIVATE,
    ),
    "sixteen cards can be under a deck of sixteen": (
        {"under": {"II": [10, 6]}},
        {"under": {"II": [10, 7]}},
        UNDER,
    ),
    "one card at least was put under a deck": (
        {"under": {"II": [1]}},
        {"under": {"II": [0]}},
        UNDER,
    ),
    "light events are in every game": (
        {"left_out": ["E2-03"]},
        {"left_out": ["E2-01"]},
        "an event with a light frame is left out; those are in every game.",
    ),
    "an open row holds eight cards": (
        {"options": TABLEAU, "rows": {"II": ROW_II}, "open_rows": ["II"]},
        {"options": TABLEAU, "rows": {"II": [*ROW_II, "T2-09"]}, "open_rows": ["II"]},
        IN_ROW,
    ),
    "a closed row has no cards": (
        {"options": TABLEAU, "rows": {"III": ["T3-01"]}, "open_rows": ["II", "III"]},
        {"options": TABLEAU, "rows": {"III": ["T3-01"]}, "open_rows": ["II"]},
        IN_ROW,
    ),
    "there are rows only in the variant": (
        {"options": TABLEAU, "rows": {"II": ["T2-01"]}, "open_rows": ["II"]},
        {"rows": {"II": ["T2-01"]}, "open_rows": ["II"]},
        IN_ROW,
    ),
    "rows open only in the variant, where the next discovery would fill them": (
        {"options": TABLEAU, "rows": {"II": []}, "open_rows": ["II"]},
        {"rows": {"II": []}, "open_rows": ["II"]},
        IN_ROW,
    ),
    "an extra system lies next to a slot": (
        {"locations": {"X1": {"beside": "B2", "system": "SA-05"}}},
        {"locations": {"X1": {"beside": "Y1", "system": "SA-05"}}},
        "an extra system must lie next to a system slot.",
    ),
    "no ships are where an extra system was": (
        {"players": [{"colonies": [{"system": "SA-05"}]}], "locations": {"X1": {"beside": "A1", "gone": True}}},
        {
            "players": [{"colonies": [{"system": "SA-05"}]}],
            "locations": {"X1": {**at({1: [4]}), "beside": "A1", "gone": True}},
        },
        ON_LOCATION.format("X1"),
    ),
    "each faction has one disc on an achievement": (
        {
            "achievements": [
                {"achievement": "AC-01", "discs": [{"seat": 0, "disc": "star"}, {"seat": 1, "disc": "star"}]}
            ]
        },
        {
            "achievements": [
                {"achievement": "AC-01", "discs": [{"seat": 1, "disc": "star"}, {"seat": 1, "disc": "star"}]}
            ]
        },
        " has two discs of one seat, or more discs than spaces.",
    ),
    "with two players Technologist has one space": (
        {"seats": 4, "achievements": claims(1, 0, 2, 0)},
        {"achievements": claims(0, 0, 2, 0)},
        " has two discs of one seat, or more discs than spaces.",
    ),
    "an event without a link is not linked": (
        {"linked": [{"event": "E2-05", "location": "A1"}]},
        {"linked": [{"event": "E2-06", "location": "A1"}]},
        "",
    ),
    "an event is linked to a slot with a system": (
        {"linked": [{"event": "E2-05", "location": "A1"}]},
        {"linked": [{"event": "E2-05", "location": "Y1"}]},
        "Terraforming Grant cannot be linked like this.",
    ),
    "Call for Glory goes away with the first disc": (
        {"linked": [{"event": "E2-10", "achievement": "AC-07"}], "achievements": claims(1, 0, 0, 0)},
        {"linked": [{"event": "E2-10", "achievement": "AC-07"}], "achievements": claims(0, 0, 0, 1)},
        "Call for Glory cannot be linked like this.",
    ),
    "pawns are on different spaces": (
        {"players": [{"pawn": "research_2/1"}, {"pawn": "research_2/2"}]},
        {"players": [{"pawn": "research_2/2"}, {"pawn": "research_2/2"}]},
        PAWNS,
    ),
    "all pawns may be on the bottom row": (
        {"players": [{"pawn": "grow_and_mine"}, {"pawn": "grow_and_mine"}]},
        {"players": [{"pawn": "build_and_jump/1"}, {"pawn": "build_and_jump/1"}]},
        PAWNS,
    ),
    "a pawn is on the Dyson Sphere only when it is in play": (
        {"players": [{"pawn": "E3-04/1"}], "linked": [{"event": "E3-04", "system": "SB-05"}]},
        {"players": [{"pawn": "E3-04/1"}]},
        PAWNS,
    ),
    "mats differ": (
        {"players": [{"mat": "FB-02"}, {"mat": "FB-01"}]},
        {"players": [{"mat": "FB-02"}, {"mat": "FB-02"}]},
        MATS,
    ),
    "mats are of the same side": (
        {"options": {"mats": "advanced"}, "players": [{"mat": "FA-02"}, {"mat": "FA-01"}]},
        {"players": [{"mat": "FA-02"}, {"mat": "FB-01"}]},
        MATS,
    ),
    "discs that have left a track are somewhere": (
        {"players": [{"food_discs": 7, "automation": ["food"]}]},
        {"players": [{"food_discs": 7}]},
        "seat 0: there are 7 discs of a track; there must be 8.",
    ),
}


@pytest.mark.parametrize("name", NEARLY)
def test_what_can_be_and_what_nearly_can(name: str) -> None:
    fitting, wrong, why = NEARLY[name]
    assert Scene(**fitting).table.waiting
    with pytest.raises(ecliptic.Refused) as refusal:
        Scene(**wrong)
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


@pytest.mark.rule("BTS-3.1")
@pytest.mark.parametrize(
    "frame",
    ["choose_space", "after_action", "production", "claim_achievement", "choose_payment", "copy_action", "choose_row"],
)
def test_only_the_active_faction_is_asked_about_its_turn(frame: str) -> None:
    ((top, below, state),) = [row for row in FITTING if row[0]["frame"] == frame]
    with pytest.raises(ecliptic.Refused, match=f"^Invalid position: {frame} cannot have seat 1 here"):
        loaded([*below, {**top, "seat": 1}], **state)


LYING = {
    "II": [f"T2-{i:02}" for i in range(1, 17) if i != 9],
    "III": [f"T3-{i:02}" for i in range(16)],
    "A": [f"SA-{i:02}" for i in (1, 4, *range(6, 13))],
    "B": [f"SB-{i:02}" for i in range(3, 13)],
}


def under(deck: int, *cards: str) -> ecliptic.Table:
    """A table where these cards go under a deck; all others lie in their own."""
    decks = {name: [card for card in LYING[name] if card not in cards] for name in LYING}
    technologies = [card for card in cards if card[0] == "T"]
    systems = [card for card in cards if card[0] == "S"]
    frame = {"frame": "put_under", "deck": deck, "technologies": technologies, "systems": systems}
    of_systems = {name: decks.pop(name) for name in ("A", "B")}
    return loaded([*ACTING, frame], **NO_DISCOVERY, decks=decks, system_decks=of_systems)


@pytest.mark.rule("BTS-10.15", "BTS-18.6a")
@pytest.mark.parametrize(
    ("deck", "fitting", "wrong"),
    [
        (0, ["T2-01", "T2-16"], {"technologies": [[], ["T3-01"], ["T2-01", "T3-01"]], "systems": [["T2-01", "SA-06"]]}),
        (1, ["T3-01"], {"technologies": [[], ["T2-01"]], "systems": [["T3-01", "SB-03"]]}),
        (3, ["SA-11", "SA-12"], {"systems": [[], ["SB-11"], ["SA-11", "SB-11"]], "technologies": [["SA-11", "T2-01"]]}),
        (4, ["SB-11"], {"systems": [[], ["SA-11"]], "technologies": [["SB-11", "T3-01"]]}),
    ],
)
def test_cards_go_under_their_own_deck(deck: int, fitting: list[str], wrong: dict[str, list[list[str]]]) -> None:
    assert under(deck, *fitting).waiting
    for field, rows in wrong.items():
        for cards in rows:
            with pytest.raises(ecliptic.Refused, match=f"^Invalid position: put_under cannot have {field} "):
                under(deck, *cards)


@pytest.mark.rule("BTS-10.16")
def test_the_last_card_of_a_level_may_lie_in_the_row() -> None:
    """Nothing else of level II is left: seat 1 has all other cards."""
    private = [card for card in rest(2, 16, "T2-01") if card != "T2-09"]
    card = {"frame": "choose_card", "seat": 0, "slot": "II-A", "skips": 0, "drawn": ["T2-01"], "offered": ["T2-01"]}
    table = loaded(
        [*ACTING, card],
        options=TABLEAU,
        players=[STATE["players"][0], {"private": private}],
        open_rows=["II"],
        rows={"II": ["T2-01"]},
        decks={"II": []},
    )
    assert table.view(0)["slots"]["II-A"]["technology"] == "T2-01"  # type: ignore[index]


@pytest.mark.rule("BTS-7.16")
@pytest.mark.parametrize(
    "over",
    [
        {"places": [2, 1], "scores": [0, 1_000_000], "reason": "score"},
        {"places": [0, 0], "scores": [9, 5], "reason": "round_limit"},
    ],
)
def test_a_finished_game_is_saved_with_its_places(over: dict[str, Any]) -> None:
    table = Scene(over=over, stack=[]).table
    saved: Any = table.save()
    assert saved["state"]["over"] == over
    assert ecliptic.load(saved).save() == saved
    assert "over" not in Scene().table.save()["state"]  # type: ignore[operator]


@pytest.mark.rule("BTS-18.28e")
def test_a_reaction_under_way_is_printed_on_its_source() -> None:
    reacting = {"frame": "reacting", "seat": 0, "effect": "T2-14.reaction", "source": 17, "subject": 0, "begun": 0}
    assert loaded([*ACTING, reacting], **NO_DISCOVERY).waiting
    wrong: list[tuple[str, Any, dict[str, Any]]] = [
        ("effect", "T2-14/a", {}),
        ("source", 12, {}),
        ("source", 0x111, {}),
        ("source", 12, {"effect": "T2-14/a"}),
    ]
    for field, value, more in wrong:
        with pytest.raises(ecliptic.Refused, match=f"^Invalid position: reacting cannot have {field} "):
            loaded([*ACTING, {**reacting, **more, field: value}], **NO_DISCOVERY)


@pytest.mark.rule("BTS-4.22")
def test_only_options_that_are_carried_out_several_times_are_repeated() -> None:
    jumps = [{"id": id, "steps": [{"op": "jump", "points": 1}]} for id in "AB"]
    steps: list[Any] = [{"op": "choose", "times": 2, "options": jumps}, {"op": "choose", "options": jumps}]
    steps.append({"op": "choose", "times": 2, "same_option_twice": True, "options": jumps})
    actions = [{"id": "a", "spaces": 1, "cost": {}, "steps": steps}]
    pack: dict[str, Any] = {"game": "beyond-the-sun", "components": {"T1-03": {"actions": actions}}}
    options = [name for name in components(pack).effects.names if name.startswith("T1-03/a") and name != "T1-03/a"]
    repeat = {"frame": "repeat", "seat": 0, "effect": options[0], "source": 2, "left": 1}
    for field, fitting, wrong in (("effect", options[:2], options[2:]), ("left", [1, 12], [0, 13])):
        for value in fitting:
            assert loaded([*ACTING, {**repeat, field: value}], pack=pack, **NO_DISCOVERY).waiting
        for value in wrong:
            with pytest.raises(ecliptic.Refused, match=r"^Invalid position: repeat cannot have "):
                loaded([*ACTING, {**repeat, field: value}], pack=pack, **NO_DISCOVERY)
    assert len(options) == 6


@pytest.mark.rule("BTS-16.9")
def test_the_action_of_the_dyson_sphere_is_paid_while_it_is_in_play() -> None:
    payment = {"frame": "choose_payment", "seat": 0, "action": 48, "extra": 0, "copied": 0}
    linked = [{"event": "E3-04", "system": "SB-05"}]
    assert loaded([*TURN, payment], linked=linked, **NO_DISCOVERY).waiting
    for action in (-1, 49):
        with pytest.raises(ecliptic.Refused, match=f"choose_payment cannot have action {action} here"):
            loaded([*TURN, {**payment, "action": action}], linked=linked, **NO_DISCOVERY)


@pytest.mark.rule("BTS-2.14")
def test_mats_are_chosen_once_and_only_where_they_are_not_drawn() -> None:
    saved: Any = set_up().save()
    frame = {"frame": "choose_mat", "seat": 1}
    assert saved["stack"][1:] == [frame]
    drawn = {**saved, "options": {**saved["options"], "factions": "random"}}
    has_one = {**saved, "stack": [*saved["stack"][:1], {**frame, "seat": 0}]}
    twice = {**saved, "stack": [*saved["stack"], frame]}
    too_early = "before the first round only the set-up can be waiting"
    for position, why in ((drawn, "choose_mat cannot have seat 1 here"), (has_one, too_early), (twice, too_early)):
        with pytest.raises(ecliptic.Refused, match=f"^Invalid position: {why}"):
            ecliptic.load(position)
