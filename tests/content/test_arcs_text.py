"""The texts of Arcs: every card has a name and says the same in all languages; what the data names has a name."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from ecliptic.content.catalogue import catalogue, locales
from tests.content.test_catalogue import messages, nodes

COURT = [f"BC{n:02}" for n in range(1, 32)]
LORE = [f"L{n:02}" for n in range(1, 29)]
LEADERS = [f"LEAD{n:02}" for n in range(1, 17)]
CARDS = [*COURT, *LORE, *LEADERS]
NUMBER = re.compile(r"[0-9]+")

# What the data calls by an id, by kind.
NAMED = {
    "system": [f"{cluster}-{place}" for cluster in range(1, 7) for place in ("gate", "arrow", "crescent", "hex")],
    "action-card": [
        f"{suit}-{number}"
        for suit in ("administration", "aggression", "construction", "mobilization")
        for number in range(1, 8)
    ],
    "suit": ["administration", "aggression", "construction", "mobilization"],
    "resource": ["material", "fuel", "weapon", "relic", "psionic"],
    "ambition": ["tycoon", "tyrant", "warlord", "keeper", "empath"],
    "action": ["tax", "build", "move", "repair", "influence", "secure", "battle"],
    "piece": ["ship", "city", "starport", "agent"],
    "die": ["assault", "skirmish", "raid"],
    "face": ["self-hit", "intercept", "ship-hit", "building-hit", "key"],
    "fate": [str(n) for n in range(1, 25)],
}

# Cards whose text is about an ambition.
AMBITIONS = {
    "tycoon": ["BC03", "BC06", "L27", "L28", "LEAD03", "LEAD09"],
    "tyrant": ["L25", "L26", "LEAD01"],
    "warlord": ["L23", "L24"],
    "keeper": ["BC18", "L21", "L22"],
    "empath": ["BC18", "L19", "L20", "LEAD06"],
}


@pytest.mark.parametrize("locale", locales())
def test_every_card_has_a_name_and_a_text(locale: str) -> None:
    words = catalogue("arcs", locale)
    for card in CARDS:
        assert words.text(f"card-{card}")
        for line in words.text(f"text-{card}").splitlines():
            assert line.endswith("."), card
            assert line.strip() == line, card
            assert "  " not in line, card


@pytest.mark.parametrize("locale", locales()[1:])
def test_a_text_has_the_same_lines_and_numbers_in_every_language(locale: str) -> None:
    english, other = catalogue("arcs", "en"), catalogue("arcs", locale)
    for card in CARDS:
        both = [words.text(f"text-{card}").splitlines() for words in (english, other)]
        ours, theirs = ([Counter(NUMBER.findall(line)) for line in lines] for lines in both)
        assert theirs == ours, card


@pytest.mark.parametrize("locale", locales()[1:])
def test_a_text_names_the_same_actions_and_abilities_in_every_language(locale: str) -> None:
    english, other = messages("arcs", "en"), messages("arcs", locale)
    for card in CARDS:
        assert references(other[f"text-{card}"]) == references(english[f"text-{card}"]), card


def references(message: ast.Message) -> list[str]:
    """The names of other things in a text, in their order."""
    return [node.id.name for node in nodes(message) if isinstance(node, ast.MessageReference)]


def test_every_ability_and_new_action_is_in_a_text() -> None:
    known = messages("arcs", "en")
    used = [name for id, message in known.items() if id.startswith("text-") for name in references(message)]
    ours = {id for id in known if id.startswith("ability-")}
    assert ours <= set(used)
    assert len(ours) == 34


@pytest.mark.parametrize("locale", locales())
def test_a_text_calls_the_ambitions_by_their_names(locale: str) -> None:
    words = catalogue("arcs", locale)
    for ambition, cards in AMBITIONS.items():
        stem = words.text(f"ambition-{ambition}")[:5]  # Russian declines them
        for card in cards:
            assert stem in words.text(f"text-{card}"), (ambition, card)


@pytest.mark.parametrize("locale", locales())
def test_everything_the_data_names_has_a_name(locale: str) -> None:
    words = catalogue("arcs", locale)
    for kind, ids in NAMED.items():
        names = [words.text(f"{kind}-{id}") for id in ids]
        assert len(set(names)) == len(ids), kind


@pytest.mark.parametrize(
    ("locale", "n", "ships"),
    [
        ("en", 1, "1 ship"),
        ("en", 2, "2 ships"),
        ("de", 1, "1 Schiff"),
        ("de", 3, "3 Schiffe"),
        ("ru", 1, "1 корабль"),
        ("ru", 2, "2 корабля"),
        ("ru", 5, "5 кораблей"),
        ("ru", 11, "11 кораблей"),
    ],
)
def test_ships_are_counted_by_the_grammar_of_the_language(locale: str, n: int, ships: str) -> None:
    assert catalogue("arcs", locale).text("amount-ship", n=n) == ships
