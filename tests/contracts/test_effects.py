"""The effect layer: choices, words that cards change, triggers, and small stand-ins for the titles to come."""

from typing import Any

import pytest

from ecliptic.effects import (
    CHOOSE,
    NO_EFFECT,
    NO_SOURCE,
    AnyOrder,
    ChooseEffect,
    Effects,
    Hooks,
    React,
    Reacting,
    Repeat,
    Resolve,
    Row,
    Word,
    hook_mismatches,
    refresh,
    resolve_in_any_order,
    verbs_of,
)
from ecliptic.kernel import Chance, Fields, Frame, Json, Refused, run_until_request
from tests.contracts import effect_game
from tests.contracts.effect_game import (
    AMBITION,
    BLANK,
    GAINED,
    HIT,
    HOOKS,
    Battle,
    Game,
    answer,
    asked,
    build,
    control,
    enter,
    harm_price,
    run,
)

ORE: Json = {"op": "ore", "n": 1}


@pytest.fixture
def plain() -> Game:
    """A game without cards."""
    return build({})


# Steps and choices


def test_steps_happen_in_order_and_the_rest_waits_for_a_choice(plain: Game) -> None:
    choice: Json = {"op": "choose", "options": [[{"ore": 2}], [{"ore": 3}, {"ore": 4}]]}
    run(plain, 1, [ORE, choice, {"ore": 5}])
    assert plain.diary == ["seat 1 ore 1"]
    assert asked(plain) == {1: ["choose:0", "choose:1"]}
    copy = plain.clone()
    answer(plain, 1, "choose:1")
    assert asked(plain) == {}
    assert plain.ore == [0, 1 + 3 + 4 + 5, 0]
    answer(copy, 1, "choose:0")
    assert asked(copy) == {}
    assert copy.ore == [0, 1 + 2 + 5, 0]


def test_the_verb_has_the_words_of_its_question(plain: Game) -> None:
    run(plain, 1, [{"op": "choose", "times": 2, "options": [[{"ore": 2}], [{"ore": 3}]]}])
    asked(plain)
    frame = plain.stack[-1]
    assert frame.clauses(plain) == ("TOY-1.1",)
    assert frame.prompt_args(plain, 1) == {"left": 2, "source": "test"}
    assert frame.label(plain, 1, CHOOSE[0]).rules == ("TOY-1.1",)


def test_a_choice_offers_only_what_does_something(plain: Game) -> None:
    run(plain, 0, [{"op": "choose", "options": [[{"ore": -1}], [{"ore": 2}], [{"ore": 3}]]}])
    assert asked(plain) == {0: ["choose:1", "choose:2"]}


def test_a_choice_with_one_answer_answers_itself(plain: Game) -> None:
    run(plain, 0, [{"op": "choose", "options": [[{"ore": -1}], [{"ore": 2}]]}])
    assert asked(plain) == {}
    assert plain.ore[0] == 2


def test_a_choice_of_nothing_possible_takes_the_first(plain: Game) -> None:
    run(plain, 0, [{"op": "choose", "options": [[{"ore": -1}], [{"ore": -2}]]}])
    assert asked(plain) == {}
    assert plain.ore[0] == -1


def test_several_picks_repeat_the_first_unless_they_may_be_mixed(plain: Game) -> None:
    options = [[{"ore": 1}], [{"ore": 2}]]
    run(plain, 0, [{"op": "choose", "times": 3, "options": options}])
    answer(plain, 0, "choose:1")
    assert asked(plain) == {}
    assert plain.ore[0] == 6
    run(plain, 0, [{"op": "choose", "times": 3, "mixed": True, "options": options}])
    for text in ("choose:1", "choose:0", "choose:0"):
        answer(plain, 0, text)
    assert asked(plain) == {}
    assert plain.ore[0] == 6 + 2 + 1 + 1


def test_parts_in_any_order(plain: Game) -> None:
    steps = [{"ore": 1}, {"ore": 2}, {"ore": 3}]
    effect = plain.effects.read(Fields({"steps": steps}, ""), "steps", "test")
    resolve_in_any_order(plain, 2, effect)
    assert asked(plain) == {2: ["part:0", "part:1", "part:2"]}
    answer(plain, 2, "part:2")
    assert asked(plain) == {2: ["part:0", "part:1"]}
    answer(plain, 2, "part:1")
    assert asked(plain) == {}, "the last part needs no question"
    assert plain.diary == ["seat 2 ore 3", "seat 2 ore 2", "seat 2 ore 1"]


def test_the_game_has_the_clauses_of_parts_in_any_order(plain: Game) -> None:
    effect = plain.effects.read(Fields({"steps": [{"ore": 1}, {"ore": 2}]}, ""), "steps", "test")
    resolve_in_any_order(plain, 2, effect)
    assert plain.stack[-1].clauses(plain) == ("TOY-1.2",)


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ({"op": "or", "n": 1}, "known"),
        ({"n": 1, "ore": 2}, "verb"),
        ({"op": "ore", "n": 1, "m": 2}, "unknown field 'm'"),
        ({"op": "choose", "options": []}, "options"),
        ({"op": "choose", "options": [[ORE]] * (len(CHOOSE) + 1)}, "options"),
    ],
)
def test_a_row_that_makes_no_sense_is_refused(plain: Game, row: dict[str, object], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        plain.effects.step(Fields(row, "cards.x[0]"), "x")


def test_long_and_deep_effects_are_refused(plain: Game) -> None:
    with pytest.raises(Refused, match="12"):
        run(plain, 0, [ORE] * 13)
    nested: Json = ORE
    for _ in range(5):
        nested = {"op": "choose", "options": [[nested]]}
    with pytest.raises(Refused, match="4"):
        run(plain, 0, [nested])


def test_verbs_are_found_where_they_are_declared() -> None:
    verbs = verbs_of(effect_game.__name__)
    assert "ore" in verbs
    assert verbs_of("ecliptic.kernel") == {}
    effects: Effects[Game] = Effects(verbs)
    with pytest.raises(Refused):
        effects.step(Fields({"op": "draw"}, ""), "x")


# Words


def test_a_law_changes_control_for_ambitions_only() -> None:
    state = build({"ambition_law": {"changes": ["control"]}})
    assert control(state, 0, AMBITION) == -1
    enter(state, 2, "ambition_law")
    assert (control(state, 0), control(state, 0, AMBITION)) == (-1, 2)
    state.ships[0] = [1, 0, 0]
    assert control(state, 0, AMBITION) == 0


def test_two_cards_change_the_same_word_one_after_the_other() -> None:
    rows: dict[str, Json] = {"ambition_law": {"changes": ["control"]}, "usurper": {"changes": ["control"]}}
    state = build(rows)
    enter(state, 0, "ambition_law")
    enter(state, 1, "usurper")
    assert control(state, 0, AMBITION) == 1, "the law gives it to seat 0, and the usurper takes it from there"
    other = build(rows)
    enter(other, 1, "usurper")
    enter(other, 0, "ambition_law")
    assert control(other, 0, AMBITION) == 0, "the usurper came first and found nobody there"


def test_a_title_makes_pieces_untouchable_at_a_cost() -> None:
    rows: dict[str, Json] = {id: {"changes": ["may_harm"]} for id in ("truce", "outlaw")}
    state = build(rows | {"title": {"changes": ["harm_cost"]}})
    assert (harm_price(state, 0, 1), harm_price(state, 0, 0)) == (0, None)
    enter(state, 1, "title")
    assert (harm_price(state, 0, 1), harm_price(state, 0, 2)) == (2, 0)
    enter(state, 2, "truce")
    assert (harm_price(state, 0, 2), harm_price(state, 1, 2)) == (None, None), "cannot wins"
    enter(state, 0, "outlaw")
    assert (harm_price(state, 0, 2), harm_price(state, 1, 2)) == (0, None), "unless a card says to ignore it"


def test_a_card_that_leaves_play_changes_nothing_any_more() -> None:
    state = build({"usurper": {"changes": ["control"]}})
    state.ships[0] = [1, 0, 0]
    enter(state, 1, "usurper")
    copy = state.clone()
    assert control(state, 0) == 1
    run(state, 0, [{"op": "discard_card", "card": 0}])
    assert control(state, 0) == 0
    assert control(copy, 0) == 1, "a copy made before is not touched"


def test_every_row_and_every_function_are_bound_to_each_other() -> None:
    ids = [(id, word.name) for word in HOOKS.words.values() for id in word.changes]
    rows = [Row(id, [HOOKS.words[name].number], []) for id, name in ids]
    assert hook_mismatches(HOOKS, rows) == []
    assert hook_mismatches(HOOKS, rows[1:]) == [
        f"A function changes {ids[0][1]} for {ids[0][0]}, and its row does not say so."
    ]
    stray = Row("nobody", [HOOKS.words["control"].number], [])
    assert hook_mismatches(HOOKS, [*rows, stray]) == ["nobody says that it changes control, and no function does."]


def test_a_row_cannot_change_a_word_twice() -> None:
    word: Word[Any] = Hooks().word("cost")
    word.changed_by("x")(len)
    with pytest.raises(TypeError, match="twice"):
        word.changed_by("x")(len)


def test_unknown_words_and_triggers_are_refused() -> None:
    with pytest.raises(Refused, match="costs"):
        build({"x": {"changes": ["costs"]}})
    with pytest.raises(Refused, match="gaind"):
        build({"x": {"on": [{"trigger": "gaind", "steps": []}]}})


# Triggers


def test_who_reacts_is_collected_when_the_trigger_begins() -> None:
    watch: Json = {"on": [{"trigger": "gained", "steps": [{"op": "note_subject"}]}]}
    state = build({"first": watch, "second": watch})
    enter(state, 2, "second")
    enter(state, 1, "first")
    run(state, 0, [ORE])
    assert asked(state) == {}
    assert state.diary[1:] == ["second of seat 2 reacts to 0", "first of seat 1 reacts to 0"]


def test_a_card_that_leaves_play_while_its_trigger_waits_does_not_react() -> None:
    remover: Json = {"on": [{"trigger": "gained", "steps": [{"op": "discard_card", "card": 1}]}]}
    watch: Json = {"on": [{"trigger": "gained", "steps": [{"op": "note_subject"}]}]}
    state = build({"remover": remover, "watch": watch})
    enter(state, 0, "remover")
    enter(state, 1, "watch")
    run(state, 0, [ORE])
    assert asked(state) == {}
    assert state.diary == ["seat 0 ore 1"]


def test_a_card_that_enters_play_while_a_trigger_waits_does_not_react() -> None:
    watch: Json = {"on": [{"trigger": "gained", "steps": [{"op": "note_subject"}]}]}
    chooser: Json = {
        "on": [{"trigger": "gained", "steps": [{"op": "choose", "options": [[{"op": "note_subject"}]] * 2}]}]
    }
    state = build({"chooser": chooser, "watch": watch})
    enter(state, 0, "chooser")
    run(state, 0, [ORE])
    assert asked(state) == {0: ["choose:0", "choose:1"]}
    enter(state, 1, "watch")
    answer(state, 0, "choose:0")
    assert asked(state) == {}
    assert state.diary[1:] == ["chooser of seat 0 reacts to 0"]


def test_a_reaction_inside_a_reaction_knows_its_own_subject() -> None:
    """Seat 1's card gives seat 1 ore when anybody gains; its own gain does not count again because it leaves first."""
    echo: Json = {
        "on": [{"trigger": "gained", "steps": [{"op": "discard_card", "card": 0}, {"ore": 1}, {"op": "note_subject"}]}]
    }
    watch: Json = {"on": [{"trigger": "gained", "steps": [{"op": "note_subject"}]}]}
    state = build({"echo": echo, "watch": watch})
    enter(state, 1, "echo")
    enter(state, 2, "watch")
    run(state, 0, [ORE])
    assert asked(state) == {}
    assert state.diary == [
        "seat 0 ore 1",
        "seat 1 ore 1",
        "watch of seat 2 reacts to 1",
        "echo of seat 1 reacts to 0",
        "watch of seat 2 reacts to 0",
    ]


def test_of_two_cards_alike_the_one_that_left_does_not_react() -> None:
    watch: Json = {"on": [{"trigger": "gained", "steps": [{"op": "note_subject"}]}]}
    chooser: Json = {
        "on": [{"trigger": "gained", "steps": [{"op": "choose", "options": [[{"op": "note_subject"}]] * 2}]}]
    }
    state = build({"chooser": chooser, "watch": watch})
    enter(state, 0, "chooser")
    enter(state, 1, "watch")
    enter(state, 1, "watch")
    run(state, 0, [ORE])
    assert asked(state) == {0: ["choose:0", "choose:1"]}
    state.cards.pop()
    refresh(state)
    answer(state, 0, "choose:0")
    assert asked(state) == {}
    assert state.diary[1:].count("watch of seat 1 reacts to 0") == 1


# Stand-ins


def test_a_battle_with_a_deciding_defender_rerolls_and_added_symbols() -> None:
    state = build(
        {
            "sensors": {"on": [{"trigger": "before_dice", "steps": [{"op": "reinforce"}]}]},
            "gunners": {"on": [{"trigger": "after_roll", "steps": [{"op": "reroll"}]}]},
            "targeting": {"changes": ["symbols"]},
        }
    )
    enter(state, 1, "sensors")
    enter(state, 0, "gunners")
    enter(state, 0, "targeting")
    state.ships[2] = [2, 1, 0]
    state.stack.append(Battle(0, 1, 2, 0))
    assert asked(state) == {1: ["yes", "no"]}, "the defender decides inside the attacker's action"
    answer(state, 1, "yes")
    assert state.ships[2] == [2, 2, 0]
    request = run_until_request(state)
    assert isinstance(request, Chance)
    state.stack[-1].outcome(state, [BLANK, BLANK])
    assert asked(state) == {0: ["yes", "no"]}
    answer(state, 0, "yes")
    run_until_request(state)
    state.stack[-1].outcome(state, [HIT, BLANK])
    assert asked(state) == {}, "one reroll only"
    assert state.diary == ["2 hits"], "one rolled, one added"
    assert state.ships[2] == [2, 0, 0]


def test_a_control_bonus_moves_ships_and_the_next_control_check_follows() -> None:
    bonus = [{"op": "ships", "planet": 1, "n": 1}]
    state = build({"outpost": {"on": [{"trigger": "control_changed", "steps": bonus}]}})
    enter(state, 0, "outpost")
    state.ships[1] = [0, 1, 0]
    state.controllers[1] = 1
    run(state, 0, [{"op": "ships", "planet": 0, "n": 1}])
    assert asked(state) == {}
    # Planet 0 is gained: a ship to planet 1, which becomes a tie. Nobody gains it, and nothing more happens.
    assert state.ships[1] == [1, 1, 0]
    assert state.controllers[:2] == [0, -1]
    run(state, 0, [{"op": "ships", "planet": 1, "n": 1}])
    assert asked(state) == {}
    assert state.controllers[:2] == [0, 0]
    assert state.ships[1] == [3, 1, 0], "the bonus of planet 1 adds one there, which changes nothing again"


def test_a_recipe_of_set_up_lines_runs_as_data(plain: Game) -> None:
    recipe: list[Json] = [
        {"op": "ships", "planet": 3, "n": 2},
        {"op": "choose", "options": [[{"ore": 1}], [{"op": "ships", "planet": 2, "n": 1}]]},
        {"ore": 1},
    ]
    run(plain, 1, recipe)
    assert asked(plain) == {1: ["choose:0", "choose:1"]}
    answer(plain, 1, "choose:1")
    assert asked(plain) == {}
    assert (plain.ships[3], plain.ships[2], plain.ore) == ([0, 2, 0], [0, 1, 0], [0, 1, 0])


def test_an_option_without_steps_is_refused_and_an_empty_effect_is_none(plain: Game) -> None:
    with pytest.raises(Refused, match="must have at least one step"):
        run(plain, 0, [{"op": "choose", "options": [[], [{"ore": 1}]]}])
    assert plain.effects.read(Fields({"steps": []}, ""), "steps", "nothing") == NO_EFFECT


def test_the_work_of_an_effect_is_bounded(plain: Game) -> None:
    """Twelve steps in a list, four lists deep: what a choice may lead to counts, as often as it is made."""
    inner: list[Json] = [{"ore": 1}] * 6
    nine: Json = {"op": "choose", "times": 9, "options": [inner, [{"ore": 1}]]}
    assert plain.effects.work(plain.effects.read(Fields({"steps": [nine]}, ""), "steps", "most")) == 55
    with pytest.raises(Refused, match=r"steps has too many steps: at most 60 are allowed\."):
        plain.effects.read(Fields({"steps": [nine, *inner]}, ""), "steps", "more")


def test_frames_say_when_they_do_not_fit(plain: Game) -> None:
    effects = plain.effects
    both = effects.read(Fields({"steps": [{"ore": 1}, {"ore": 2}]}, ""), "steps", "both")
    choice = Fields({"steps": [{"op": "choose", "options": [[{"ore": 1}], [{"ore": 2}]]}]}, "")
    either = effects.read(choice, "steps", "either")
    fitting: list[Frame[Any]] = [
        Resolve(0, both, 1, NO_SOURCE),
        Repeat(0, both, 2, NO_SOURCE),
        AnyOrder(0, both, 3, NO_SOURCE),
        ChooseEffect(0, either, 0, 1, NO_SOURCE),
    ]
    assert [frame.misfit(plain) for frame in fitting] == [None] * len(fitting)
    wrong: dict[str, list[Frame[Any]]] = {
        "effect": [Resolve(0, 99, 0, NO_SOURCE), Repeat(0, -1, 1, NO_SOURCE)],
        "step": [Resolve(0, both, 2, NO_SOURCE), ChooseEffect(0, both, 0, 1, NO_SOURCE)],
        "left": [
            Repeat(0, both, 0, NO_SOURCE),
            AnyOrder(0, both, 4, NO_SOURCE),
            AnyOrder(0, both, 0, NO_SOURCE),
            ChooseEffect(0, either, 0, 2, NO_SOURCE),
        ],
        "source": [Resolve(0, both, 1, 417)],
        "trigger": [React(99, [0], 0)],
        "sources": [React(GAINED.number, [], 0), React(GAINED.number, [417], 0)],
        "begun": [Reacting(0, both, NO_SOURCE, 0, 2)],
    }
    for field, frames in wrong.items():
        for frame in frames:
            problem = frame.misfit(plain)
            assert problem is not None, (field, type(frame))
            assert problem.args["field"] == field
