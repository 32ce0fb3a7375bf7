"""Recorded games appear as they did: what is asked, told, shown, stored, and how positions are valued."""

import json
from typing import Any

import pytest

from tests.recorded.appearance import DIGESTS, HERE, appearance, digests

EXPECTED: dict[str, dict[str, str]] = json.loads(DIGESTS.read_text(encoding="utf-8"))
INDEX: dict[str, Any] = json.loads((HERE / "index.json").read_text(encoding="utf-8"))


def test_every_recorded_game_is_looked_at() -> None:
    assert sorted(EXPECTED) == sorted(INDEX)


@pytest.mark.parametrize("file", sorted(EXPECTED))
def test_a_recorded_game_appears_as_it_did(file: str) -> None:
    found = digests(appearance(json.loads((HERE / file).read_text(encoding="utf-8"))))
    changed = [aspect for aspect, digest in EXPECTED[file].items() if found[aspect] != digest]
    assert not changed, f"see tests/recorded/appearance.py: {', '.join(changed)} of {file}"
