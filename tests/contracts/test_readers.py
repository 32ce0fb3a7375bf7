"""What the readers of data and positions accept is as it was: numbers, words, and no unknown fields."""

import difflib
import subprocess
import sys

import pytest

import ecliptic
from tests.contracts.readers import HERE


@pytest.mark.parametrize("slug", sorted(ecliptic.catalogue()))
def test_readers_accept_what_they_did(slug: str) -> None:
    """A change on purpose is written down with `python -m tests.contracts.readers GAME --write`."""
    command = [sys.executable, "-m", "tests.contracts.readers", slug]
    found = subprocess.run(command, check=True, capture_output=True, text=True, encoding="utf-8").stdout
    expected = (HERE / f"{slug}.txt").read_text(encoding="utf-8")
    assert not list(difflib.unified_diff(expected.splitlines(), found.splitlines(), lineterm="", n=0))


def test_bounds_of_numbers_and_closed_tables_are_listed() -> None:
    listed = (HERE / "federation.txt").read_text(encoding="utf-8").splitlines()
    assert "games.federation.board: projects[].last_field: number 1..50" in listed
    assert "games.federation.reading: state.players[] has no other fields" in listed
