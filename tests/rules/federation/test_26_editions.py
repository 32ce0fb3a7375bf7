"""Differences between the two editions (FED-26); those that are rules are tested where they belong."""

from pathlib import Path
from typing import Any

import pytest

import ecliptic
from ecliptic.content.catalogue import catalogue
from ecliptic.content.files import read_data
from ecliptic.games.federation.messages import LABELS
from ecliptic.games.federation.setup import OPTIONS

DATA: dict[str, Any] = read_data("federation", "components.yaml")


@pytest.mark.rule("FED-26.20")
def test_only_left_and_right_matter() -> None:
    """The editions colour the wings differently; rules, views and notation know left and right alone."""
    colours = DATA["senate"]["wing_colors"]
    assert colours["ru"] != colours["de_laws"]
    assert {law["wing"] for law in DATA["laws"]} == {"left", "right"}
    table = ecliptic.new("federation", seats=2, seed=1)
    text = str(table.view(None)) + str(table.save())
    assert not any(colour in text for edition in colours.values() for colour in edition.values())


@pytest.mark.rule("FED-26.21")
@pytest.mark.parametrize(
    ("id", "russian", "german"),
    [
        ("action-C", "Кабинет покровителя", "Raum der Piloten"),
        ("action-F", "Малая гостиная", "Raum der Investoren"),
        ("medal-intrigue", "орден почёта за интриги", "Investorenmedaille"),
    ],
)
def test_each_edition_keeps_its_names(id: str, russian: str, german: str) -> None:
    assert catalogue("federation", "ru").text(id) == russian
    assert catalogue("federation", "de").text(id) == german


@pytest.mark.rule("FED-26.21")
def test_names_in_the_data_are_those_of_the_catalogues() -> None:
    """Rooms, planets, production sites and delegations, in all three languages."""
    kinds = {"rooms": "action", "planets": "planet", "production_sites": "site", "delegations": "delegation"}
    for section, kind in kinds.items():
        for row in DATA[section]:
            id = f"{kind}-{row['id']}".replace("_", "-")
            for locale, field in (("en", "name"), ("ru", "name_ru"), ("de", "name_de")):
                assert catalogue("federation", locale).text(id) == row[field]


@pytest.mark.rule("FED-26.1", "FED-26.2", "FED-26.6", "FED-26.7", "FED-26.11", "FED-26.12", "FED-26.24")
def test_the_rulings_are_the_defaults() -> None:
    """Every switch of the data file is an option, and stands as the rulings say."""
    switches = DATA["ruling_switches"]
    defaults = {option.name: option.default for option in OPTIONS}
    expected: dict[str, object] = {
        "two_player_tie": switches["two_player_tie_points"],
        "hangar_limit": switches["hangar_limit"],
    }
    for option, switch in {
        "neutral_votes_on_floors": "neutral_votes_count_for_floors",
        "next_lower_level": "scholar_needs_next_lower_level",
        "reveal_next_level_2": "flip_next_level2_scholar",
        "die_after_action": "die_may_be_added_after_action",
        "marker_after_action": "mission_marker_after_action",
        "level_bonus_in_upkeep": "level_bonus_affects_upkeep",
        "limited_supply": "resource_supply_limited",
    }.items():
        expected[option] = "yes" if switches[switch] else "no"
    assert len(expected) == len(switches)
    assert {name: defaults[name] for name in expected} == expected


def test_the_players_page_speaks_of_every_option_and_difference() -> None:
    """The page lists each option with its clause, and says for each difference which option decides, or why none."""
    page = (Path(__file__).parents[3] / "docs" / "games" / "federation.md").read_text(encoding="utf-8")
    for option in OPTIONS:
        assert f"| `{option.name}` |" in page
    for number in range(1, 25):
        assert f"FED-26.{number} " in page or f"FED-26.{number}, " in page
    assert all(f"`{kind}" in page for kind in LABELS)
