"""Chance at live tables comes from the system's secure random source, as evenly as it gives it."""

import struct

import pytest

from ecliptic.server.tables.secret_chance import _numbers


def test_every_number_from_nothing_to_almost_one_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    block = [0, 2**11 - 1, 2**11, 2**63, 2**64 - 1, *range(59)]
    monkeypatch.setattr("ecliptic.server.tables.secret_chance.urandom", lambda size: struct.pack("<64Q", *block))
    numbers = _numbers()
    for _ in range(2):  # then the next block
        drawn = [next(numbers) for _ in range(64)]
        assert drawn == [0.0, 0.0, 2.0**-53, 0.5, 1 - 2.0**-53, *[0.0] * 59]
