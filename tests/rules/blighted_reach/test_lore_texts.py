"""Lore cards that concern more than Rivals, and what they say in the campaign (L02, L20, L26)."""

from typing import Any

import pytest

from ecliptic.content.catalogue import catalogue
from tests.rules.blighted_reach.scene import Scene

LORE = [f"L{n:02}" for n in range(1, 29)]


@pytest.mark.rule("ABR-4.27")
@pytest.mark.parametrize(
    ("card", "ambition", "lead", "option"),
    [
        ("L02", "keeper", "aggression-2", "use:fire_rifles"),
        ("L20", "empath", "administration-2", "tax:2-hex/1"),
        ("L20", "empath", "construction-2", "build_ship:2-hex/2"),
        ("L26", "tyrant", "construction-2", "use:annex"),
    ],
)
def test_free_buildings_and_the_text_that_covers_them(card: str, ambition: str, lead: str, option: str) -> None:
    """The Free States have a city and a starport; rifles fire from the gate, and Annex needs control."""
    system = {"L02": "2-gate", "L20": "3-hex", "L26": "2-hex"}[card]
    fields: dict[str, Any] = {"ships": {system: {"0": 2}}, "markers": ["", "", ambition]}
    for held in (True, False):
        scene = Scene(
            hand=[lead],
            me={"cards": [card] if held else []},
            buildings={"2-hex/1": "free city", "2-hex/2": "free starport"},
            options={"lore_deck": "all"},
            lore_deck=[each for each in LORE if each != card or not held],
            **fields,
        )
        scene.play(f"lead:{lead}")
        assert (option in scene.options()) == held
    words = {locale: catalogue("blighted-reach", locale).text(f"text-{card}") for locale in ("en", "ru", "de")}
    rivals = {"en": "Rival", "ru": "соперник", "de": "ival"}
    assert [locale for locale, rival in rivals.items() if rival in words[locale]] == []
