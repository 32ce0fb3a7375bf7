"""What is printed on every event; what it does is shown in `test_16_events`."""

import pytest

from ecliptic.games.beyond_the_sun.components import LEVELS, printed
from ecliptic.games.beyond_the_sun.text import event_text
from tests.rules.beyond_the_sun.cards.sheet import row

GUILD = "Remove a guild tile of rank {}: the guild is open to all factions."
OTHERS = "All other factions in turn order:"

# Level and frame, lines.
PRINTED = [
    row("E2-01", "printed", "II light", [GUILD.format(1), "Keep this card: 1 VP."]),
    row("E2-02", "printed", "II light", [GUILD.format(1), "Keep this card: 1 VP."]),
    row(
        "E2-03",
        "printed",
        "II normal",
        [
            (
                "Choose ship level 1 or 2. All factions in turn order, starting with you: you may build a"
                " ship of the chosen level from supply in Deep Space. You may upgrade a ship by 1 level."
            )
        ],
    ),
    row(
        "E2-04",
        "printed",
        "II normal",
        [
            "Put a system of deck A next to any system slot: it can be reached only from there and is not replaced.",
            "It stays until the linked system is colonized.",
        ],
    ),
    row(
        "E2-05",
        "printed",
        "II normal",
        [
            "Link this card to a system: it requires 1 less strength.",
            "It stays until the linked system is colonized; then the colonizing faction keeps it: 1 VP.",
        ],
    ),
    row("E2-06", "printed", "II normal", [f"Gain 2 ore. {OTHERS} gain 1 ore."]),
    row(
        "E2-07",
        "printed",
        "II normal",
        ["All factions in turn order, starting with you: turn 1 supply cube into population. Gain 1 ore."],
    ),
    row("E2-08", "printed", "II normal", [f"Jump 3. {OTHERS} jump 1."]),
    row(
        "E2-09",
        "printed",
        "II normal",
        [f"You may pay 2 ore and automate food or ore. {OTHERS} you may pay 3 ore and automate food or ore."],
    ),
    row(
        "E2-10",
        "printed",
        "II normal",
        [
            "Link this card to an achievement without a disc.",
            "It stays until somebody claims the linked achievement; then that faction keeps it: 2 VP.",
        ],
    ),
    row("E3-01", "printed", "III light", [GUILD.format(2), "Keep this card: 1 VP."]),
    row("E3-02", "printed", "III light", [GUILD.format(2), "Keep this card: 1 VP."]),
    row(
        "E3-03",
        "printed",
        "III normal",
        [
            f"You may put up to 2 of your ships on this card. {OTHERS} you may put one of your ships on this card.",
            "It stays to the end of the game; each ship on it scores 1 VP, or 2 VP at level 3 or 4.",
        ],
    ),
    row(
        "E3-04",
        "printed",
        "III normal",
        [
            "Put a system of deck B beside this card: ships cannot go there.",
            (
                "Action (6 ore, return 2 population): Take the system beside this card as a colonized "
                "system, without discs, and take its colonization bonus."
            ),
            "It stays until its action is taken.",
        ],
    ),
    row(
        "E3-05",
        "printed",
        "III normal",
        [
            (
                f"You may research a discovered level I, II, III, or IIII technology. {OTHERS} you may pay"
                f" 2 ore and research a discovered level I, II, III, or IIII technology."
            )
        ],
    ),
    row(
        "E3-06",
        "printed",
        "III normal",
        [
            "Link this card to a system: it requires 1 more strength.",
            "It stays until the linked system is colonized; then the colonizing faction keeps it: 2 VP.",
        ],
    ),
    row(
        "E3-07",
        "printed",
        "III normal",
        [f"Turn 2 supply cubes into population. {OTHERS} you may pay 2 ore and turn 2 supply cubes into population."],
    ),
    row(
        "E3-08",
        "printed",
        "III normal",
        [
            (
                "All factions in turn order, starting with you: you may return up to 2 of your ships to "
                "supply and gain ore equal to their total level. Gain 1 ore."
            )
        ],
    ),
    row(
        "E3-09",
        "printed",
        "III normal",
        [f"You may pay 1 ore and automate food or ore. {OTHERS} you may pay 3 ore and automate food or ore."],
    ),
    row(
        "E3-10",
        "printed",
        "III normal",
        [
            "Link this card to an achievement.",
            "It stays to the end of the game; every faction with a disc on the linked achievement scores 1 VP.",
        ],
    ),
]


@pytest.mark.parametrize(("event", "head", "lines"), PRINTED)
def test_printed(event: str, head: str, lines: list[str]) -> None:
    parts = printed()
    number = [each.id for each in parts.events].index(event)
    card = parts.events[number]
    assert f"{LEVELS[card.level]} {'light' if card.is_light else 'normal'}" == head
    assert event_text(parts, number, "en") == lines
