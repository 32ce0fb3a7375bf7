"""Which events show something that some seat had not seen: previews stop before them, and nobody takes them back."""

from collections.abc import Iterator

import pytest

import ecliptic
from ecliptic.kernel.state import Event

REVEALING = {
    "star_realms": ["CardRevealed", "CardsDrawn", "DeckShuffled", "HandsRevealed"],
    "federation": [
        "AsteroidRevealed", "DeepSpaceSeen", "DeepSpaceTaken", "EruditeRevealed", "FirstLawsAlike", "LawRevealed",
        "LawSetAside", "LawsSwapped", "SpaceBlocked", "TokenDrawn", "TokenShown", "TokensRevealed", "TokensSeen",
    ],
    "beyond_the_sun": ["CardsDrawn", "EventTurned", "RowOpened", "SystemTurned"],
    "arcs": [
        "ActionCardShown", "ChapterBegan", "DiceRolled", "DieForCrises", "Drawn", "FateRevealed", "GolemFound",
        "HandSeen", "NumberRolled", "Redrawn", "Revealed", "Rolled", "RumorSeen", "RumorTurned", "TruthStated",
    ],
}  # fmt: skip


def events(base: type[Event] = Event) -> Iterator[type[Event]]:
    """All kinds of events."""
    for kind in base.__subclasses__():
        yield kind
        yield from events(kind)


@pytest.mark.parametrize("folder", REVEALING)
def test_these_events_reveal_and_no_others(folder: str) -> None:
    ecliptic.catalogue()
    own = [kind for kind in events() if kind.__module__.startswith(f"ecliptic.games.{folder}.")]
    assert sorted({kind.__name__ for kind in own if kind.reveals}) == REVEALING[folder]
    assert sorted({kind.__name__ for kind in own if kind.is_public}) == (["Revealed"] if folder == "arcs" else [])
