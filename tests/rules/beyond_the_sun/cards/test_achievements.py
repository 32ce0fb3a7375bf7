"""What every achievement says: its condition at the threshold and below it, and what its spaces score."""

from typing import Any

import pytest

from ecliptic.games.beyond_the_sun.components import printed
from ecliptic.games.beyond_the_sun.scoring import score_parts
from ecliptic.games.beyond_the_sun.text import achievement_text
from tests.rules.beyond_the_sun.cards.sheet import row
from tests.rules.beyond_the_sun.scene import Scene, at, slot

# Kind, points of the spaces with four players, and with two; the condition in words.
PRINTED = [
    row("AC-01", "printed", "basic", [5, 3, 2], [5, 3], "Have a level IIII technology."),
    row("AC-02", "printed", "basic", [5, 3, 2], [5, 3], "Have colonized at least 4 systems."),
    row(
        "AC-03",
        "printed",
        "A",
        [5, 3],
        [5],
        "Have researched at least 6 level II technologies on the board (private ones do not count).",
    ),
    row("AC-04", "printed", "A", [4, 2], [4], "Have at least 4 level III technologies (private ones count)."),
    row(
        "AC-05",
        "printed",
        "A",
        [4, 2],
        [4],
        (
            "Have at least 3 technologies of each of the four types at levels II and III (private ones "
            "count, hybrids count for both types)."
        ),
    ),
    row("AC-06", "printed", "A", [4, 2], [4], "Have automation level 7 or higher."),
    row("AC-07", "printed", "B", [4, 2], [4], "Have a total military power of at least 15."),
    row(
        "AC-08",
        "printed",
        "B",
        [4, 2],
        [4],
        (
            "Have at least 5 printed symbols of one kind on systems and shipyards you control and systems"
            " you have colonized."
        ),
    ),
    row("AC-09", "printed", "B", [4, 2], [4], "Have at least 7 locations that you control or have colonized."),
    row("AC-10", "printed", "B", [4, 2], [4], "Have taken at least 12 discs off your production tracks."),
]


@pytest.mark.parametrize(("card", "kind", "four", "two", "condition"), PRINTED)
def test_printed(card: str, kind: str, four: list[int], two: list[int], condition: str) -> None:
    parts = printed()
    number = [each.id for each in parts.achievements].index(card)
    achievement = parts.achievements[number]
    assert (achievement.kind, achievement.spaces(4), achievement.spaces(2)) == (kind, four, two)
    assert achievement.spaces(3) == two, "no space is for three players only"
    assert achievement_text(parts, number, 4, "en")[0] == condition


SYSTEMS = {"A1": "SA-03", "A2": "SA-02", "B1": "SB-05", "B2": "SB-08"}
HELD = {place: at({}, SYSTEMS.get(place), (0, "ore")) for place in ("A1", "A2", "B1", "B2", "Y1", "Y2")}
SECOND = {f"II-{name}": slot(f"T2-{i:02}", (0,)) for i, name in enumerate("ABCDEF", 1)}
THIRD = ["T3-01", "T3-02", "T3-03", "T3-04"]
# Three of each type: BB BR BG BY, RR RG RY, GG GY, YY on levels II and III.
EACH_TYPE = ["T2-01", "T2-02", "T2-05", "T2-07", "T2-09", "T2-12", "T2-13", "T2-15", "T3-02"]


def me(**player: Any) -> dict[str, Any]:
    return {"players": [player]}


def colonies(*systems: str) -> list[dict[str, str]]:
    return [{"system": system} for system in systems]


# A state in which the condition is just met, and one in which a little is missing.
CONDITIONS = [
    row("AC-01", "claim", {"slots": {"IIII-1": slot("T4-07", (0,))}}, {"slots": {"IIII-1": slot("T4-07", (1,))}}),
    row(
        "AC-02",
        "claim",
        me(colonies=colonies("SA-05", "SA-06", "SA-08", "SA-12")),
        me(colonies=colonies("SA-05", "SA-06", "SA-08")),
    ),
    row(
        "AC-03", "claim", {"slots": SECOND}, {"slots": {**SECOND, "II-F": slot("T2-06", (1,))}, **me(private=["T2-16"])}
    ),
    row("AC-04", "claim", me(private=THIRD), me(private=[*THIRD[:3], "T2-01"])),
    row("AC-05", "claim", me(private=EACH_TYPE), me(private=EACH_TYPE[:-1])),
    row("AC-06", "claim", me(automation=["food"] * 7), me(automation=["food"] * 6)),
    row("AC-07", "claim", {"locations": {"DS": at({0: [4, 4, 4, 2]})}}, {"locations": {"DS": at({0: [4, 4, 4, 1]})}}),
    row(
        "AC-08",
        "claim",
        {"locations": {"A1": HELD["A1"], "Y2": HELD["Y2"]}, **me(colonies=colonies("SA-06", "SA-07", "SB-01"))},
        {"locations": {"A1": HELD["A1"], "Y2": HELD["Y2"]}, **me(colonies=colonies("SA-06", "SA-07", "SA-08"))},
    ),
    row("AC-09", "claim", {"locations": HELD, **me(colonies=colonies("SA-05"))}, {"locations": HELD}),
    row(
        "AC-10",
        "claim",
        me(automation=["food"] * 8 + ["ore"] * 4),
        me(automation=["food"] * 8 + ["ore"] * 3 + ["star"] * 3),
    ),
]
CLAIM = [{"frame": "take_turn", "seat": 0, "phase": 4}, {"frame": "claim_achievement", "seat": 0}]


def claimed(card: str, state: dict[str, Any]) -> Scene:
    """End the achievement phase of seat 0 with this achievement and nothing else that it could claim."""
    return Scene(stack=CLAIM, achievements=[{"achievement": card}], **state)


@pytest.mark.parametrize(("card", "enough", "too_little"), CONDITIONS)
@pytest.mark.rule("BTS-6.1", "BTS-6.3")
def test_condition(card: str, enough: dict[str, Any], too_little: dict[str, Any]) -> None:
    (first,) = [each.values[3] for each in PRINTED if each.values[0] == card]
    assert isinstance(first, list)
    scene = claimed(card, enough)
    assert score_parts(scene.state, 0)["achievements"] == first[0], "claimed at once, on the first space"
    assert score_parts(claimed(card, too_little).state, 0)["achievements"] == 0
