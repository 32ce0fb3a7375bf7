"""Every position that a rule test of the campaign plays through is sound, and can be saved and loaded."""

from typing import Any

import pytest

from ecliptic.kernel import ChanceSource, load_table
from tests.rules.blighted_reach.scene import GAMES, Scene

PLAY = Scene.play


def play_soundly(scene: Scene, *actions: str, seat: int | None = None) -> None:
    """Do these things; afterwards no piece is lost, and a saved game asks the same."""
    PLAY(scene, *actions, seat=seat)
    table = scene.table
    assert table.game.problems(table.state) == []
    saved: Any = table.save()
    if any(frame.get("source") == -1 for frame in saved["stack"]):  # the test itself has begun an effect
        return
    again = load_table(saved, GAMES, ChanceSource(1))
    assert list(again.waiting) == list(table.waiting)
    for asked in table.waiting:
        assert again.options(asked) == table.options(asked)


@pytest.fixture(autouse=True)
def sound_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at the position after every call of `play`."""
    monkeypatch.setattr(Scene, "play", play_soundly)
