"""Which frames packages declare, and the numbers with which they are hashed."""

from typing import Any

import pytest

import ecliptic
from ecliptic.kernel import Frame, Refused, frames_of
from ecliptic.kernel.frames import flatten_frame
from ecliptic.kernel.positions import require_playable


def test_a_package_inside_that_is_left_out() -> None:
    game = ecliptic.game("star-realms")
    own = frames_of("ecliptic.games.star_realms")
    every = frames_of("ecliptic.games.star_realms", "ecliptic.effects")
    assert own.items() <= every.items()
    assert {"resolve", "react"} <= set(every) - set(own)
    assert frames_of("ecliptic.games.star_realms", "ecliptic.effects", without="ecliptic.effects") == own
    assert own.items() <= game.frames.items()


class Asking(Frame[Any]):
    __slots__ = ("cards", "seat", "word")

    def __init__(self, word: str, seat: int, cards: list[int]) -> None:
        self.word = word
        self.seat = seat
        self.cards = cards


def numbers_of(frame: Frame[Any]) -> tuple[int, ...]:
    out: list[int] = []
    flatten_frame(frame, out)
    return tuple(out)


def test_every_field_of_a_frame_counts_for_its_hash() -> None:
    frames = [
        Asking("buy", 1, [3]), Asking("scrap", 1, [3]), Asking("buy", 2, [3]), Asking("buy", 1, [4]),
        Asking("buy", 1, [3, 3]),
    ]  # fmt: skip
    assert len({numbers_of(frame) for frame in frames}) == len(frames)


class Failing(Frame[Any]):
    __slots__ = ("error",)

    def __init__(self, error: Exception) -> None:
        self.error = error

    def run(self, state: Any) -> None:
        raise self.error


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (AssertionError(), "AssertionError"),
        (LookupError("no reaction"), "no reaction"),
        (ZeroDivisionError("by zero"), "by zero"),
        (StopIteration(), "StopIteration"),
    ],
)
def test_a_position_whose_first_step_fails_is_refused(error: Exception, why: str) -> None:
    table = ecliptic.new("star-realms", seats=2, seed=7)
    table.state.stack.append(Failing(error))
    with pytest.raises(Refused, match=rf"^Invalid position: its stack does not match the rest \({why}\)\.$"):
        require_playable(table.game, table.state)
