"""The conformance suite goes round all set-ups, and finds a journal that leads elsewhere when it is replayed."""

import re
from collections.abc import Mapping

import pytest

from ecliptic.kernel import Json, Message, Option, Refused, Result
from ecliptic.kernel.check import check_game
from tests.contracts.toy import Toy, ToyState

NEVER = 10**9  # a stride with which the costly parts are never tried


class Modes(Toy):
    """The toy with three modes. With its fault every state is reported, so that failures say what was visited."""

    def __init__(self, is_faulty: bool = True) -> None:
        super().__init__()
        self.options = (Option("mode", "a", ("a", "b", "c")),)
        self.is_faulty = is_faulty

    def setups(self) -> list[tuple[int, dict[str, str]]]:
        return [(2, {"mode": "a"}), (2, {"mode": "b"}), (2, {"mode": "c"})]

    def problems(self, state: ToyState) -> list[Message]:
        return [Message("visited")] if self.is_faulty else []


def visited(failures: list[str]) -> list[str]:
    """The modes of the games that failed, one after the other."""
    found = [re.search(r"options=(\{.*?\}) seed='(\d+:\d+)'", failure) for failure in failures]
    by_game = {match[2]: match[1] for match in found if match}
    return [re.sub(r"\W|mode", "", options) for options in by_game.values()]


@pytest.mark.parametrize(("games", "modes"), [(1, "a"), (2, "ab"), (3, "abc"), (7, "abcabca")])
def test_it_goes_round_all_set_ups(games: int, modes: str) -> None:
    report = check_game(Modes(), games=games, stride=1)
    assert "".join(visited(report.failures)) == modes
    assert report.games == games


def test_so_many_decisions_go_round_too() -> None:
    assert check_game(Modes(is_faulty=False), decisions=18).games == 3
    assert "".join(visited(check_game(Modes(), decisions=3, stride=1).failures)).startswith("abc")


def test_the_set_up_that_was_asked_for_is_the_only_one() -> None:
    assert visited(check_game(Modes(), games=3, stride=1, options={"mode": "b"}).failures) == ["b", "b", "b"]
    assert visited(check_game(Modes(), games=2, stride=1, seats=2).failures) == ["", ""]
    with pytest.raises(Refused, match="2 seats"):
        check_game(Modes(), games=1, seats=3)


def test_ten_games_unless_somebody_says_otherwise() -> None:
    assert check_game(Toy()).games == 10


class ElsewhereAgain(Toy):
    """A game that begins with something else once it has been played to the end, as when it is replayed."""

    has_ended = False

    def new(self, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> ToyState:
        state = super().new(seats, options, pack, rules)
        state.passes = int(self.has_ended)
        return state

    def result(self, state: ToyState) -> Result | None:
        result = super().result(state)
        self.has_ended = self.has_ended or result is not None
        return result


def test_a_replayed_journal_with_other_hashes_is_found() -> None:
    report = check_game(ElsewhereAgain(), games=1, stride=NEVER)
    assert any("hashes differ" in failure for failure in report.failures)


class OtherOptions(Toy):
    """A game that reads the options of a journal as others than those it has written."""

    def __init__(self) -> None:
        super().__init__()
        self.options = (Option("tries", 0, low=0, high=99),)

    def read_options(self, given: Mapping[str, object]) -> dict[str, str | int]:
        self.starts += 100
        return {"tries": self.starts}


def test_a_replayed_journal_that_is_written_otherwise_is_found() -> None:
    report = check_game(OtherOptions(), games=1, stride=NEVER)
    assert any(failure.endswith("the replayed journal leads elsewhere.") for failure in report.failures)


def test_a_sound_game_has_no_such_failure() -> None:
    assert check_game(Modes(is_faulty=False), games=6, stride=NEVER).failures == []
