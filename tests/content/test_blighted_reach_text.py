"""The campaign's texts: all languages have the same, and random campaigns say nothing that has no words."""

from random import Random
from typing import Any

import pytest

from ecliptic.content.catalogue import locales
from ecliptic.content.files import GAMES
from ecliptic.effects import verbs_of
from ecliptic.games.arcs.asking import Asking
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.games.arcs.campaign.reading import printed
from ecliptic.games.arcs.game import GAME as BASE
from ecliptic.kernel import ChanceSource, Message
from ecliptic.kernel.frames import Frame, kebab_case
from ecliptic.kernel.table import open_table

NAMES = ["Anna", "Boris", "Cleo", "Dana"]
PACKAGE = "ecliptic.games.arcs.campaign"
TEXT = GAMES / "arcs" / "campaign" / "text"
OWN_TOPICS = {"draft-deal": ["draft-deal", "draft-part"]}


def ids(locale: str) -> list[str]:
    """The ids of all messages of the campaign."""
    lines = [line for path in sorted((TEXT / locale).glob("*.ftl")) for line in path.read_text("utf-8").splitlines()]
    return [line.split(" = ")[0] for line in lines if " = " in line and not line.startswith((" ", "#"))]


@pytest.mark.parametrize("locale", locales()[1:])
def test_all_languages_have_the_same_messages(locale: str) -> None:
    assert ids(locale) == ids("en")
    assert len(set(ids("en"))) == len(ids("en"))


def test_every_question_of_the_campaign_has_its_words() -> None:
    frames = {name: kind for name, kind in GAME.frames.items() if name not in BASE.frames}
    asking = [kebab_case(kind.__name__) for kind in frames.values() if kind.ask is not Frame.ask]
    topics = {topic for name in asking for topic in OWN_TOPICS.get(name, [name])}
    printed()
    verbs = {verb: kind for verb, kind in verbs_of(PACKAGE).items() if issubclass(kind, Asking)}
    topics |= {f"ask-{verb.replace('_', '-')}" for verb in verbs}
    written = {id.removeprefix("wait-") for id in ids("en") if id.startswith("wait-")}
    assert written == topics


def test_every_verb_of_the_campaign_has_a_clause() -> None:
    steps = {id.removeprefix("step-") for id in ids("en") if id.startswith("step-")}
    assert steps == {verb.replace("_", "-") for verb in verbs_of(PACKAGE)}


@pytest.fixture(scope="module")
def said() -> dict[str, Message]:
    """One message of every id and set of arguments that came up in random campaigns."""
    found: dict[str, Message] = {}

    def hear(message: Message) -> None:
        found.setdefault(f"{message.id} {sorted(message.args)}", message)

    for seed in range(6):
        seats = 2 + seed % 3
        table = open_table(GAME, seats, {"acts": 1 + seed // 2}, luck=ChanceSource(seed=seed))
        choose = Random(seed)
        while not table.over:
            for seat in (*range(seats), None):
                hear(table.prompt(seat))
            actions = [(seat, action) for seat in range(seats) for action in table.options(seat)]
            for seat, action in actions[:40]:
                hear(table.label(seat, action))
            table.play(*choose.choice(actions))
        for seat in (0, None):
            for _, message in table.log(seat):
                hear(message)
    return found


def test_random_campaigns_say_much(said: dict[str, Message]) -> None:
    assert len({message.id for message in said.values()}) > 150


@pytest.mark.parametrize("locale", locales())
def test_messages_can_be_said(said: dict[str, Message], locale: str) -> None:
    for message in said.values():
        for viewer in (None, 0, 1):
            text = GAME.say(message, NAMES, locale, viewer)
            assert text.strip() == text, text
            assert not any(mark in text for mark in ("{", "}", "???", "  ", "()", "«»", "„“")), text


@pytest.mark.parametrize("seed", range(2))
def test_no_two_options_read_the_same(seed: int) -> None:
    table = open_table(GAME, 4, {"acts": 1}, luck=ChanceSource(seed=seed))
    choose = Random(seed)
    while not table.over:
        actions: list[tuple[int, Any]] = []
        for seat in table.waiting:
            texts = [GAME.say(table.label(seat, action), NAMES, "en", seat) for action in table.options(seat)]
            assert len(set(texts)) == len(texts), sorted(text for text in texts if texts.count(text) > 1)
            actions += [(seat, action) for action in table.options(seat)]
        table.play(*choose.choice(actions))


@pytest.mark.parametrize("locale", locales())
def test_every_option_has_a_name(locale: str) -> None:
    for option in GAME.options:
        name = option.name.replace("_", "-")
        for id in ("", "-about", *(f"-{choice}" for choice in option.choices)):
            assert GAME.say(Message(f"option-{name}{id}", {}), NAMES, locale)
