"""Whoever reads a question, an option or the log is addressed, not named: in the terminal the name is "You"."""

from random import Random

import pytest

import ecliptic
from ecliptic.content.catalogue import locales
from ecliptic.games import manifests
from ecliptic.kernel import Json, Message, Table

READER = "Zoe"
SEEDS = {"star-realms": 3, "federation": 3, "beyond-the-sun": 3, "arcs": 3, "blighted-reach": 300}


def told(table: Table, seed: int) -> list[Message]:
    """Everything that seat 0 reads in a random game: questions, options, the log, the end."""
    rng = Random(seed)
    found: list[Message] = []
    while not table.over:
        seat = table.waiting[0]
        options = table.options(seat)
        if seat == 0:
            found += [table.prompt(0), *(table.label(0, option) for option in options)]
        table.play(seat, rng.choice(options))
    return [*found, *(message for _, message in table.log(0)), table.prompt(0)]


def test_every_game_is_here() -> None:
    assert set(SEEDS) == set(manifests())


@pytest.mark.parametrize("slug", SEEDS)
def test_the_reader_is_not_named(slug: str) -> None:
    seats = {"star-realms": 2}.get(slug, 4)
    table = ecliptic.new(slug, seats=seats, seed=SEEDS[slug])
    table.names[:] = [READER, "Anna", "Boris", "Cleo"][:seats]
    messages = told(table, SEEDS[slug])
    for locale in locales():
        said = {table.game.say(message, table.names, locale, 0) for message in messages}
        assert not {line for line in said if READER in line}


@pytest.mark.parametrize(
    ("id", "args", "said"),
    [
        ("log-intermission", {"n": 1, "who": {"seat": 0}}, "Act 1 is over. Intermission. You have the initiative."),
        ("log-intermission", {"n": 1, "who": {"seat": 1}}, "Act 1 is over. Intermission. Anna has the initiative."),
        ("log-act-begins", {"n": 2, "who": {"seat": 0}}, "Act 2 begins. You have the initiative."),
        (
            "log-intermission-power",
            {"who": {"seat": 0}},
            "The initiative goes to you with the most Power; everybody with more than 1 Power loses half.",
        ),
        ("do-demand-resource", {"whom": {"seat": 0}, "resource": "Fuel"}, "Add 1 Fuel of your own"),
        ("do-demand-resource", {"whom": {"seat": 1}, "resource": "Fuel"}, "Take 1 Fuel from Anna"),
        ("do-agent-to", {"whose": {"seat": 0}, "card": "Spacers"}, "Spacers: your agent"),
        (
            "prompt-flagship-follows",
            {"whose": {"seat": 0}, "from": "A", "to": "B"},
            "Is your Flagship among the ships that move (A → B)?",
        ),
        (
            "log-board-damaged",
            {"who": {"seat": 0}, "piece": "city", "upgrade": "Hull", "armor": "no"},
            "A city on your Flagship is damaged (Hull).",
        ),
    ],
)
def test_the_campaign_says_you(id: str, args: Json, said: str) -> None:
    game = ecliptic.catalogue()["blighted-reach"]
    assert game.say(Message(id, args), ["You", "Anna"], "en", 0) == said
    for locale in locales():
        assert READER not in game.say(Message(id, args), [READER, "Anna"], locale, 0)
