"""What fates remember is told to everybody in words."""

from typing import Any

import pytest

from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.games.arcs.campaign.remembered import REMEMBERED, SHOWN_ELSEWHERE, remembered_entry
from ecliptic.games.arcs.campaign.state import FACTS
from ecliptic.kernel import Message, Refused
from tests.rules.blighted_reach.scene import Scene

NAMES = ["Ann", "Bob", "Cleo", "Dora"]
LOCALES = ("en", "ru", "de")
FATES = ["pirate", "magnate", "caretaker"]


def rows(viewer: int | None = None, **facts: int) -> list[dict[str, Any]]:
    """What a table with these facts tells of them; `f12_haven` stands for `f12-haven`."""
    named = {name.replace("_", "-"): value for name, value in facts.items()}
    scene = Scene(campaign={"act": 2, "fates": FATES, "facts": named})
    found: list[dict[str, Any]] = scene.view(viewer)["campaign"].get("remembered", [])
    return found


def said(row: dict[str, Any], locale: str = "en") -> str:
    """A row in words."""
    return GAME.say(Message(row["words"]["id"], row["words"]["args"]), NAMES, locale, None)


def test_everything_that_is_remembered_has_words_or_another_place() -> None:
    told = {remembered_entry(name) for name in FACTS if name not in SHOWN_ELSEWHERE}
    assert told == set(REMEMBERED)


@pytest.mark.parametrize("name", sorted(set(FACTS) - set(SHOWN_ELSEWHERE)))
def test_each_is_said_in_three_languages(name: str) -> None:
    (row,) = rows(**{name: 1})
    assert all(said(row, locale) for locale in LOCALES)


def test_it_is_with_the_player_who_has_the_fate() -> None:
    shown = rows(f12_loot=2, f03_gave_2_relic=1, f05_fed=1, scrapped_action_cards=1, f19_won=1)
    assert {row["words"]["id"]: row["seat"] for row in shown} == {
        "noted-loot": 0,
        "noted-gift": 1,
        "noted-fed": 2,
        "noted-scrapped-cards": -1,
        "noted-redemption": -1,
    }


def test_the_words() -> None:
    shown = rows(f03_gave_2_favor_0=2, f12_haven=0b1010, f12_said=4 * 2 + 1, f12_guess_1=2)
    assert [said(row) for row in shown] == [
        "Given to Cleo in this Summit: 2 Favors of Ann. It does not count if it comes back.",
        "Bob takes this planet for the Haven: Cluster 1: Arrow.",
        "After all statements, the Haven is one of these: Cluster 1: Arrow and Cluster 1: Hex.",
        "Stated in chapter 2: no Rival has a piece in the Haven's system.",
    ]


@pytest.mark.parametrize("times", [1, 3])
def test_how_often_somebody_spied_does_not_change_the_chapter(times: int) -> None:
    (row,) = rows(f06_spied_1_2=32 * (times - 1) + 8 * 2 + 3)
    assert said(row) == "Bob has spied on Cleo in act 2, chapter 3."


def test_captives_to_keep_are_named() -> None:
    shown = rows(f10_kept_7=2, f10_kept_29=1)
    assert [said(row) for row in shown] == ["Captives to keep: Fuel × 1.", "Captives to keep: agent (Bob) × 2."]


THINGS = ("material", "fuel", "weapon", "relic", "psionic", "favor-0", "favor-1", "favor-2", "favor-3")
BOUNDS = {
    **{f"f03-gave-{rival}-{thing}": 99 for rival in range(4) for thing in THINGS},
    **{f"f05-gave-{rival}": 2**62 - 1 for rival in range(4)},  # bits of the lore cards
    "f05-fed": 1,
    "f05-silenced": 1,
    "f05-seeking": 4,  # a seat plus one
    # acts 0 to 3 times 8, up to 16 times in a chapter
    **{f"f06-spied-{one}-{two}": 511 for one in range(4) for two in range(4) if one != two},
    "f07-outlaw-trophies": 200,
    **{f"f10-kept-{number}": 24 for number in range(30)},  # pieces that can be Captives
    "f12-said": 63,  # up to 15 chapters times 4
    **{f"f12-guess-{seat}": 24 for seat in range(4)},  # a system plus one
    "f12-haven": 2**24 - 1,  # bits of the systems
    "f12-robbed": 1,
    "f12-fleet-raid": 1,
    "f12-loot": 60,
    "f19-won": 3,
}


def test_what_fates_remember_has_these_bounds() -> None:
    known = {name: bounds for name, bounds in FACTS.items() if name[:3] in {each[:3] for each in BOUNDS}}
    assert known == {name: (0, most) for name, most in BOUNDS.items()}


@pytest.mark.parametrize(("value", "is_accepted"), [(-1, False), (0, True), (200, True), (201, False)])
def test_a_remembered_number_out_of_bounds_is_refused(value: int, is_accepted: bool) -> None:
    facts = {"act": 2, "facts": {"f07-outlaw-trophies": value}}
    if is_accepted:
        assert Scene(campaign=facts).campaign.get("facts", {}).get("f07-outlaw-trophies", 0) == value
    else:
        with pytest.raises(Refused, match="f07-outlaw-trophies"):
            Scene(campaign=facts)


def test_everybody_is_told_the_same() -> None:
    assert rows(0, f12_haven=0b1010) == rows(2, f12_haven=0b1010) == rows(None, f12_haven=0b1010)
