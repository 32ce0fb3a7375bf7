"""Differences between the two editions (FED-26); those that are rules are tested where they belong."""

from pathlib import Path

import pytest

import ecliptic
from ecliptic.content.catalogue import catalogue
from ecliptic.games.federation.components import printed
from ecliptic.games.federation.notation import KINDS
from ecliptic.games.federation.setup import OPTIONS

PARTS = printed()


@pytest.mark.rule("FED-26.20")
def test_only_left_and_right_matter() -> None:
    """The editions colour the wings differently; rules, views and notation know left and right alone."""
    table = ecliptic.new("federation", seats=2, seed=1)
    text = str(table.view(None)) + str(table.save())
    assert not any(colour in text for colour in ("yellow", "pink", "green", "purple", "violet"))
    wings = [law.split("-")[1] for law in PARTS.laws]
    assert (wings.count("L"), wings.count("R")) == (5, 5)


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


NAMES: dict[str, tuple[str, str, str]] = {
    "action-A": ("Officers' Quarters", "Каюты офицеров", "Raum der Beamten"),
    "action-B": ("Purchasing Office", "Бюро закупок", "Raum der Einkäufer"),
    "action-C": ("Patron's Office", "Кабинет покровителя", "Raum der Piloten"),
    "action-D": ("President's Office", "Кабинет президента", "Raum der Präsidentin"),
    "action-E": ("Assistants' Room", "Комната помощников", "Raum der Assistenten"),
    "action-F": ("Small Salon", "Малая гостиная", "Raum der Investoren"),
    "planet-neo": ("Neo", "Нео", "Neo"),
    "planet-six-moon": ("6Moon", "Шестилуние", "6Moon"),
    "planet-atalum": ("Atalum", "Атал", "Atalum"),
    "planet-arratooine": ("Arratooine", "Арратуин", "Arratooine"),
    "planet-e81216": ("E81216", "E81216", "E81216"),
    "site-PS-1A": ("Space Shipyard", "Космическая верфь", "Weltraumwerft"),
    "site-PS-1B": ("Transporter", "Транспортёр", "Transportzentrum"),
    "site-PS-2A": ("Transmutation Chamber", "Камера трансмутации", "Transmutationskammer"),
    "site-PS-2B": ("Lavandium Replicator", "Репликатор лавандия", "Lavandiumreplikator"),
    "site-PS-3A": ("Military Academy", "Военная академия", "Militärakademie"),
    "site-PS-3B": ("Consulate", "Консульство", "Botschaft"),
    "site-PS-4A": ("Alteration Incubator", "Инкубатор преображений", "Modifikatormaschine"),
    "site-PS-4B": ("Space University", "Космический университет", "Weltraumuniversität"),
    "delegation-A": ("Diplomats", "Дипломаты", "Diplomaten"),
    "delegation-B": ("Robots", "Роботы", "Roboter"),
    "delegation-C": ("Traders", "Торговцы", "Händler"),
    "delegation-D": ("Magi", "Маги", "Manipulatoren"),
    "delegation-E": ("Miners", "Шахтёры", "Bergarbeiter"),
}


@pytest.mark.rule("FED-26.21")
@pytest.mark.parametrize("id", NAMES)
def test_names_in_all_three_languages(id: str) -> None:
    """Rooms, planets, production sites and delegations."""
    assert tuple(catalogue("federation", locale).text(id) for locale in ("en", "ru", "de")) == NAMES[id]


@pytest.mark.rule("FED-26.1", "FED-26.2", "FED-26.6", "FED-26.7", "FED-26.11", "FED-26.12", "FED-26.24")
def test_the_rulings_are_the_defaults() -> None:
    """Every point that can be switched is an option, and its default is what the rulings say."""
    assert {option.name: option.default for option in OPTIONS} == {
        "set_up": "advanced",
        "first": "random",
        "two_player_tie": 7,
        "neutral_votes_on_floors": "yes",
        "hangar_limit": 5,
        "next_lower_level": "yes",
        "reveal_next_level_2": "yes",
        "die_after_action": "yes",
        "marker_after_action": "yes",
        "level_bonus_in_upkeep": "no",
        "limited_supply": "no",
    }


def test_the_players_page_speaks_of_every_option_and_difference() -> None:
    """The page lists each option with its clause, and says for each difference which option decides, or why none."""
    page = (Path(__file__).parents[3] / "docs" / "games" / "federation.md").read_text(encoding="utf-8")
    for option in OPTIONS:
        assert f"| `{option.name}` |" in page
    for number in range(1, 26):
        assert f"FED-26.{number} " in page or f"FED-26.{number}, " in page
    assert all(f"`{kind}" in page for kind in KINDS)
