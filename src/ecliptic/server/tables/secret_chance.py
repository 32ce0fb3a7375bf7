"""Chance at live tables, from the system's secure random source: nobody can predict a shuffle."""

import struct
from collections.abc import Iterator
from os import urandom
from typing import Final

from ecliptic.kernel import Chance, ChanceSource, draw

# Numbers are taken from the system in blocks: a call for each card of a shuffle costs more than the shuffle.
BLOCK: Final = struct.Struct("<64Q")


class SecretChance(ChanceSource):
    """One table's chance."""

    def __init__(self) -> None:
        super().__init__()
        self._next: Final = _numbers().__next__

    def answer(self, request: Chance) -> list[int]:
        """Draw chance for a request."""
        return draw(request, self._next)


def _numbers() -> Iterator[float]:
    """Yield numbers in [0, 1) with 53 random bits, like `random.random`."""
    while True:
        for bits in BLOCK.unpack(urandom(BLOCK.size)):
            yield (bits >> 11) * 2.0**-53
