"""Recorded games appear as they did: what is asked, told, shown, stored, and how positions are valued."""

import json
from typing import Any

import pytest

import ecliptic
from tests.recorded.appearance import DIGESTS, HERE, components, digests, of_recorded

EXPECTED: dict[str, dict[str, str]] = json.loads(DIGESTS.read_text(encoding="utf-8"))
INDEX: dict[str, Any] = json.loads((HERE / "index.json").read_text(encoding="utf-8"))


def test_every_recorded_game_is_looked_at() -> None:
    assert sorted(EXPECTED) == sorted([*INDEX, *ecliptic.catalogue()])


@pytest.mark.parametrize("file", sorted(INDEX))
def test_a_recorded_game_appears_as_it_did(file: str) -> None:
    found = digests(of_recorded(file))
    changed = [aspect for aspect in found if found[aspect] != EXPECTED[file].get(aspect)]
    assert not changed, f"see tests/recorded/appearance.py: {', '.join(changed)} of {file}"


@pytest.mark.parametrize("slug", sorted(ecliptic.catalogue()))
def test_components_appear_as_they_did(slug: str) -> None:
    found = digests(components(slug))
    changed = [aspect for aspect in found if found[aspect] != EXPECTED[slug].get(aspect)]
    assert not changed, f"see tests/recorded/appearance.py: {', '.join(changed)} of {slug}"
