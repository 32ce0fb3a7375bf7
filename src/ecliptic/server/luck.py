"""Chance at live tables: the system's secret source, so that nobody can know tomorrow's shuffle."""

import os
import struct
from collections.abc import Iterator
from typing import Final

from ecliptic.kernel import Chance, Luck, draw

BLOCK: Final = struct.Struct(
    "<512Q"
)  # numbers taken from the system at once: one call each would cost more than all else


class SecretLuck(Luck):
    """Draws from the system's source in blocks that all tables share."""

    def answer(self, request: Chance) -> list[int]:
        return draw(request, _secret.__next__)


def _numbers() -> Iterator[float]:
    """Numbers in [0, 1) with 53 random bits, like `random.random`."""
    while True:
        for bits in BLOCK.unpack(os.urandom(BLOCK.size)):
            yield (bits >> 11) * 2.0**-53


_secret: Final = _numbers()
