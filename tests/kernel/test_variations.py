"""Variations of positions with short lists, in which `check` looks for leaks."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.kernel import ChanceSource, Message, open_table
from ecliptic.kernel.variations import _change, _choices, tight_position
from tests.contracts.interpreted import interpreted
from tests.contracts.toy import Toy, ToyState


def rows() -> dict[str, Any]:
    """Three players with hands, decks and discard piles, and a row before them."""
    players = [{"hand": list("abcde"), "deck": list("fghij"), "discard": [], "points": 7} for _ in range(3)]
    return {"players": players, "row": list("vwxyz"), "turn": 3}


def things(value: object) -> list[str]:
    """All words in a position's lists."""
    if isinstance(value, dict):
        return [word for inner in value.values() for word in things(inner)]
    if isinstance(value, list):
        return [word for inner in value for word in things(inner)]
    return [value] if isinstance(value, str) else []


@pytest.mark.parametrize("is_shortening", [False, True])
def test_changes_move_things_and_lose_none(is_shortening: bool) -> None:
    for seed in range(60):
        data = rows()
        assert _change(data, is_shortening, Random(seed))
        assert Counter(things(data)) == Counter(things(rows()))


def test_shortened_lists_of_several_players_keep_what_is_theirs() -> None:
    """Mostly lists of one name are shortened in favour of another for each player, or for some of them."""
    together = 0
    lengths: set[int] = set()
    for seed in range(100):
        data = rows()
        _change(data, True, Random(seed))
        if data["row"] == rows()["row"] and all(
            Counter(things(each)) == Counter("abcdefghij") for each in data["players"]
        ):
            short = {
                (name, len(each[name]))
                for each, before in zip(data["players"], rows()["players"], strict=True)
                for name in ("hand", "deck")
                if len(each[name]) < len(before[name])
            }
            assert len({name for name, _ in short}) <= 1
            lengths |= {left for _, left in short}
            changed = sum(each != before for each, before in zip(data["players"], rows()["players"], strict=True))
            together += changed > 1
    assert together > 20
    assert lengths == {0, 1, 2}


def test_other_changes_are_small() -> None:
    amounts: Counter[int] = Counter()
    for seed in range(100):
        data = rows()
        _change(data, False, Random(seed))
        lists = [each[name] for each in [*data["players"]] for name in ("hand", "deck", "discard")] + [data["row"]]
        before = [each[name] for each in rows()["players"] for name in ("hand", "deck", "discard")] + [rows()["row"]]
        moved = sum(max(0, len(a) - len(b)) for a, b in zip(lists, before, strict=True))
        amounts[moved] += 1
    assert set(amounts) == {0, 1, 2, 3}
    assert 10 < amounts[0] < 60, "so many are swapped"


def test_nothing_is_moved_only_where_two_change_places() -> None:
    for seed in range(100):
        data = {"full": list("abcde"), "empty": []}
        assert _change(data, False, Random(seed))
        assert 1 <= len(data["empty"]) <= 3


def test_lists_are_mixed_before_they_are_shortened(monkeypatch: pytest.MonkeyPatch) -> None:
    variations: Any = interpreted("ecliptic.kernel.variations")
    tried: list[bool] = []
    monkeypatch.setattr(variations, "_change", lambda data, is_shortening, rng: tried.append(is_shortening))
    table = open_table(Toy(), 2, {}, luck=ChanceSource(1))
    variations.tight_position(table.game, table.save(), Random(1))
    assert tried == [False] * 10 + [True] * 8


@pytest.mark.parametrize("data", [{}, {"row": ["a"]}, {"row": [], "deck": []}, {"n": 3}])
def test_nothing_to_move_changes_nothing(data: dict[str, Any]) -> None:
    assert not _change(data, True, Random(1))
    assert not _change(data, False, Random(1))


def test_numbers_are_moved_where_there_are_no_words() -> None:
    data: dict[str, list[int]] = {"pile": [1, 2, 3], "other": [4, 5], "empty": []}
    assert _change(data, False, Random(1))
    assert data != {"pile": [1, 2, 3], "other": [4, 5], "empty": []}
    assert sorted(data["pile"] + data["other"] + data["empty"]) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("seats", [2, 4])
def test_hands_of_one_card_and_empty_decks_come_up(seats: int) -> None:
    table = ecliptic.new("star-realms", seats=seats, seed=7)
    found: set[tuple[str, int]] = set()
    for seed in range(12):
        state: Any = tight_position(table.game, table.save(), Random(seed))
        assert table.game.problems(state) == []
        for player in state.players:
            found |= {("hand", len(player.hand)), ("deck", len(player.deck))}
    assert {("hand", 0), ("hand", 1), ("deck", 0), ("deck", 1)} <= found


class NeedsItsStack(Toy):
    """A game that refuses a position without a stack."""

    def problems(self, state: ToyState) -> list[Message]:
        return super().problems(state) if state.stack else [Message("there is no stack")]


@pytest.mark.parametrize("game", [Toy(), NeedsItsStack()])
def test_the_written_stack_is_used_where_the_game_has_no_other(game: Toy) -> None:
    """Without a stack the toy's positions are over, so nothing would be tried from them."""
    table = open_table(game, 2, {}, luck=ChanceSource(1))
    before: Any = table.state
    states: list[Any] = [tight_position(game, table.save(), Random(seed)) for seed in range(20)]
    assert {type(frame).__name__ for state in states for frame in state.stack} == {"Turn"}
    assert any(state.deck != before.deck for state in states)


def test_choices_are_counted_for_those_who_are_to_move() -> None:
    table = open_table(Toy(), 2, {}, luck=ChanceSource(1))
    for left in (3, 3, 2, 2, 1, 1):
        assert _choices(table.state) == left
        table.play(table.waiting[0], table.options(table.waiting[0])[0])
    assert _choices(table.state) == 0
