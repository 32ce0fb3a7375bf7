"""Which frames packages declare, and the numbers with which they are hashed."""

from typing import Any

import ecliptic
from ecliptic.kernel import Frame, frames_of
from ecliptic.kernel.frames import flatten_frame


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
