"""Parts of the conformance suite by themselves, each with the one thing it is there for."""

import json
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from ecliptic.kernel import (
    Action,
    ChanceSource,
    Decision,
    Frame,
    Json,
    Message,
    Request,
    Simultaneous,
    digest,
    open_table,
    run_until_request,
)
from ecliptic.kernel.leaks import _action_leak, _Outcome, difference
from ecliptic.kernel.preview import Preview
from ecliptic.kernel.words import Words
from tests.contracts.interpreted import interpreted
from tests.contracts.toy import Toy, ToyState, Turn
from tests.kernel.test_table import Overture
from tests.rules.star_realms.scene import Scene

check: Any = interpreted("ecliptic.kernel.check")


def checking(game: Toy) -> Any:
    return check._Check(game, 2, {}, "1", 1, check.CheckReport())


class Broad(Toy):
    """The first decision has so many options."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.size = size

    def new(self, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> ToyState:
        state = super().new(seats, options, pack, rules)
        state.stack[:] = [Broadly(self.size)]
        return state


class Broadly(Frame[ToyState]):
    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    def ask(self, state: ToyState) -> Request | None:
        return Decision(0, [Action("do", str(n), (n,)) for n in range(self.size)])

    def answer(self, state: ToyState, seat: int, action: Action) -> None:
        state.stack.pop()


def test_a_thousand_options_are_not_too_many() -> None:
    found = {}
    for size in (1_000, 1_001):
        here = checking(Broad(size))
        here.try_copies(here.table.state, here.table.request)
        found[size] = here.report.failures
    assert found[1_000] == []
    assert [failure.rpartition(": ")[0].rpartition(": ")[2] for failure in found[1_001]] == ["seat 0 has 1001 options"]


@pytest.mark.parametrize(("longest", "is_sound"), [(len("play:1"), True), (len("play:1") - 1, False)])
def test_a_notation_of_so_many_characters_and_no_more(
    longest: int, is_sound: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "LONGEST_NOTATION", longest)
    assert (check.check_game(Toy(), games=3, stride=1).failures == []) == is_sound


class Meddling(Toy):
    """Saying why something is refused changes the state."""

    def why_not(self, state: ToyState, seat: int, text: str) -> Message:
        state.passes += 1
        return super().why_not(state, seat, text)


def test_a_refusal_that_changes_the_state_is_found() -> None:
    here = checking(Meddling())
    here.try_refusals(here.table.request)
    assert here.report.failures[0].endswith("a refused action has changed the state.")
    sound = checking(Toy())
    sound.try_refusals(sound.table.request)
    assert sound.report.failures == []


class Crowded(Toy):
    """The position has something that cannot be, when asked for the first time."""

    def problems(self, state: ToyState) -> list[Message]:
        self.starts += 1
        return [Message("problem-crowd")] if self.starts == 2 else []  # the game has been set up once


def test_what_cannot_be_is_told_as_a_sentence_on_the_way_and_at_the_end() -> None:
    for look in ("try_everything", "finish"):
        here = checking(Crowded())
        getattr(here, look)()
        assert here.report.failures[0].endswith(" entry 1: problem-crowd.")


def test_a_variation_of_the_position_is_checked_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found there comes with the variation, as a position to load."""
    variation: Any = open_table(Toy(), 2, {}, luck=ChanceSource(2)).state
    monkeypatch.setattr(check, "tight_position", lambda game, saved, rng: variation.clone())
    here = checking(Toy("view leaks"))
    here.try_tight_position()
    told, _, position = here.report.failures[-1].partition(" Position: ")
    assert "can tell worlds apart" in told
    assert json.loads(position)["state"]["hands"] == variation.hands
    monkeypatch.setattr(check, "tight_position", lambda game, saved, rng: None)
    none = checking(Toy("view leaks"))
    none.try_tight_position()
    assert none.report.failures == []


def test_two_decisions_are_played_from_a_variation(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    here = checking(Toy())
    variation = here.table.state.clone()
    monkeypatch.setattr(check, "tight_position", lambda game, saved, rng: variation)
    monkeypatch.setattr(here, "try_secrets", lambda table, viewers: looked.append(len(table.journal)))
    here.try_tight_position()
    assert looked == [0, 1]
    assert sorted(len(hand) for hand in variation.hands) == [2, 2]


def test_variations_of_positions_are_looked_at_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    monkeypatch.setattr(check, "tight_position", lambda game, saved, rng: tried.append(1))
    for share, times in ((0.0, 0), (1.1, 1)):
        monkeypatch.setattr(check, "TIGHT", share)
        checking(Toy()).try_everything()
        assert len(tried) == times


def test_the_costly_checks_run_on_one_of_so_many_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    for luck, times in ((0.124, 6), (0.126, 0), (0.24, 0)):
        looked: list[int] = []
        here = check._Check(Toy(), 2, {}, "1", 8, check.CheckReport())
        monkeypatch.setattr(here, "try_everything", partial(looked.append, 1))
        monkeypatch.setattr(here.rng, "random", lambda luck=luck: luck)
        here.run(None, None)
        assert here.report.failures == []
        assert len(looked) == times


def test_three_notations_are_tried_as_refusals_of_other_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[list[str]] = []

    def find_leaks(game: Toy, state: ToyState, viewer: int | None, rng: Random, texts: list[str]) -> list[str]:
        tried.append(texts)
        return []

    monkeypatch.setattr(check, "find_leaks", find_leaks)
    here = checking(Toy())
    for seen in ([], ["a", "b"], ["a", "b", "c", "d", "e"]):
        here.seen_actions[:] = seen
        here.try_secrets(here.table, [0])
    assert [len(texts) for texts in tried] == [0, 2, 3]


def test_an_alternative_history_begins_only_when_it_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    here = checking(Toy())
    histories = SimpleNamespace(world=None, missing=lambda *args: None)
    histories.branch = lambda game, before, entries, at, *rest: begun.append(at)
    monkeypatch.setattr(here.memory, "histories", histories)
    entries = here.table.journal.entries
    here.try_histories(here.table.state, entries, is_branching=False)
    assert begun == []
    here.try_histories(here.table.state, entries, is_branching=True)
    assert begun == [0]


@pytest.mark.parametrize(
    ("luck", "is_followed", "is_tried"),
    [(0.09, False, True), (0.11, False, False), (0.09, True, True), (0.11, True, True)],
)
def test_a_moment_is_kept_for_histories_that_go_on_or_may_begin(
    luck: float, is_followed: bool, is_tried: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = checking(Toy())
    tried: list[int] = []
    monkeypatch.setattr(here, "try_histories", lambda before, entries, is_branching: tried.append(len(entries)))
    monkeypatch.setattr(here.rng, "random", lambda: luck)
    monkeypatch.setattr(here.memory, "histories", SimpleNamespace(world=here.table.state if is_followed else None))
    here.step()
    assert tried == ([1] if is_tried else [])


class Deserted(Frame[ToyState]):
    """Everybody is asked at once, and there is nobody."""

    __slots__ = ()

    def ask(self, state: ToyState) -> Request | None:
        return Simultaneous({}, [])


def test_a_game_in_which_nobody_is_to_move_has_to_be_over(monkeypatch: pytest.MonkeyPatch) -> None:
    state = ToyState()
    state.stack.append(Deserted())
    game = Toy()
    monkeypatch.setattr(game, "new", lambda *args: state.clone())
    here = check._Check(game, 2, {}, "1", 100_000, check.CheckReport())
    here.run(None, None)
    assert [failure.rpartition(": ")[2] for failure in here.report.failures] == [
        "nobody is to move and the game is not over."
    ]


def test_draws_that_were_always_seen_are_tried_again_in_the_next_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the draws before the first decision some are tried, and those of which a viewer has seen everything.

    What was followed in the game before is dropped first.
    """
    monkeypatch.setattr(check, "BRANCHES", 0)
    tried: list[int | None] = []
    here = checking(Toy())
    histories = SimpleNamespace(
        always_seen=lambda viewer: {"deal"} if viewer is None else set(), missing=lambda *args: "a world is missing"
    )
    histories.forget = tried.clear
    histories.branch = lambda game, origin, entries, at, viewer, rng: tried.append(viewer)
    monkeypatch.setattr(here.memory, "histories", histories)
    here.branch_at_start()
    assert tried == [None]
    assert ["a world is missing" in failure for failure in here.report.failures] == [True]
    monkeypatch.setattr(check, "BRANCHES", 1)
    here.branch_at_start()
    assert len(tried) == 2
    assert None in tried


def test_an_outcome_includes_the_chance_that_follows() -> None:
    """What is drawn after a shuffle is seen by its seat, and by nobody else."""
    scene = Scene(hand=["falcon"], discard=["scout", "viper", "explorer"])
    state, game = scene.table.state, scene.table.game
    run_until_request(state)
    for seat, views in ((0, 3), (1, 1)):
        drawn = {_Outcome(game, state, seat, 0, "play:falcon", luck).after for luck in range(20)}
        assert len(drawn) == views


class Showing(Toy):
    """Playing a number, which can be undone, shows everybody one of these lists."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.revealing = frozenset()
        self.what = what

    def view(self, state: ToyState, seat: int | None) -> Json:
        shown = super().view(state, seat)
        if state.played[0]:
            shown["shown"] = state.hands[0] if self.what == "hand" else state.deck
        return shown


@pytest.mark.parametrize(("what", "other", "is_leak"), [("hand", 7, False), ("deck", 3, True)])
def test_whoever_can_undo_may_show_what_they_knew_but_learn_nothing(what: str, other: int, is_leak: bool) -> None:
    game = Showing(what)
    here, there = ToyState(), ToyState()
    for state, third, deck in ((here, 3, [7, 8, 9]), (there, other, [9, 8, 10 - other])):
        state.hands, state.deck = [[1, 2, third], [4, 5, 6]], deck
        state.stack.append(Turn(0))
    found = _action_leak(game, here, there, 1, 0, "play:1", 0.5)
    assert ("which can be undone" in found) == is_leak


def test_words_of_one_form_are_looked_at_once() -> None:
    words = Words()
    table = open_table(Toy("label without words"), 2, {}, luck=ChanceSource(1))
    assert [found for found in words.missing(table) if "'do' has no words in en" in found]
    assert words.missing(table) == []
    assert Words().missing(open_table(Toy(), 2, {}, luck=ChanceSource(1))) == []


class Mute(Toy):
    """What was played has no words."""

    def say(self, message: Message, names: list[str], locale: str = "en", viewer: int | None = None) -> str:
        return "" if message.id == "log-play" else super().say(message, names, locale, viewer)


def test_lines_of_the_log_need_words_too() -> None:
    table = open_table(Mute(), 2, {}, luck=ChanceSource(1))
    assert Words().missing(table) == []
    table.play(0, table.options(0)[0])
    assert any("'log-play' has no words in en" in found for found in Words().missing(table))


def test_lines_before_the_first_entry_need_words_too() -> None:
    class MuteOverture(Mute, Overture):
        pass

    table = open_table(MuteOverture(), 2, {}, luck=ChanceSource(1))
    assert len(table.journal) == 1
    assert any("'log-play' has no words in en" in found for found in Words().missing(table))


def test_what_a_view_does_not_show_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    here = checking(Toy())
    here.try_secrets(here.table, [None])
    assert here.report.failures == []
    knowledge = SimpleNamespace(unshown=lambda *args: "seat 0 can deduce it.")
    monkeypatch.setattr(here.memory, "knowledge", knowledge)
    here.try_secrets(here.table, [None])
    assert [failure.rpartition(": ")[2] for failure in here.report.failures] == ["seat 0 can deduce it."]


def test_a_random_viewer_is_any_seat_or_a_spectator() -> None:
    here = checking(Toy())
    assert {here.any_viewer() for _ in range(60)} == {None, 0, 1}


def test_what_differs_is_told_with_forty_letters_around_it() -> None:
    one, other = f"{'a' * 50}x{'b' * 50}", f"{'a' * 50}y{'c' * 50}"
    assert difference(one, other) == f"...{'a' * 40}x{'b' * 39}... and ...{'a' * 40}y{'c' * 39}..."
    assert difference("ab", "abc") == "...ab... and ...abc..."


def test_a_preview_says_whether_its_option_can_be_undone() -> None:
    """Nobody can undo playing a card of the toy game."""
    here = checking(Toy())
    here.table.play(0, here.table.options(0)[0])
    view = here.table.game.view(here.table.state, 0)
    here.compare(Preview(view, "reveal", None), 0, "play:1")
    assert here.report.failures == []
    here.compare(Preview(view, "", None), 0, "play:1")
    (failure,) = here.report.failures
    assert "the preview of play:1 says '', and 0 can be undone." in failure


def test_after_twenty_failures_no_game_is_begun() -> None:
    report = check.check_game(Toy("no result"), games=60, stride=100_000)
    assert (len(report.failures), report.games) == (20, 20)


@pytest.mark.parametrize(("before", "after"), [(199, 200), (200, 200)])
def test_so_many_actions_are_kept_to_be_refused(before: int, after: int, monkeypatch: pytest.MonkeyPatch) -> None:
    here = checking(Toy())
    here.seen_actions[:] = ["seen"] * before
    monkeypatch.setattr(here.rng, "random", lambda: 0.9)
    here.step()
    assert len(here.seen_actions) == after


def test_the_last_four_copies_are_looked_at_again() -> None:
    here = checking(Toy())
    for _ in range(6):
        here.try_copies(here.table.state, here.table.request)
    assert [digest(state) for state, _ in here.kept] == [digest(here.table.state)] * 4
    here.kept[0][0].passes += 1
    here.try_copies(here.table.state, here.table.request)
    assert here.report.failures[0].endswith(": an old copy has changed.")
