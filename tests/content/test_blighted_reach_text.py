"""The campaign's texts: all languages have the same, and random campaigns say nothing that has no words."""

import re
from random import Random
from typing import Any

import pytest

from ecliptic.content.catalogue import locales, message_id
from ecliptic.content.files import game_folder
from ecliptic.effects import verbs_of
from ecliptic.games.arcs.asking import Asking
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.games.arcs.campaign.printed import printed_components
from ecliptic.games.arcs.campaign.reading import printed
from ecliptic.games.arcs.cards import KINDS, RULE
from ecliptic.games.arcs.game import GAME as BASE
from ecliptic.kernel import ChanceSource, Message
from ecliptic.kernel.frames import Frame, kebab_case
from ecliptic.kernel.table import open_table

NUMBER = re.compile(r"[0-9]+")
NAMES = ["Anna", "Boris", "Cleo", "Dana"]
PACKAGE = "ecliptic.games.arcs.campaign"
TEXT = game_folder("blighted-reach") / "text"
OWN_TOPICS = {
    "draft-deal": ["draft-alone", "draft-deal", "draft-part", "draft-refused"],
    "quorum": ["quorum-acts", "quorum-changes"],
}


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


@pytest.mark.parametrize("locale", locales())
def test_every_card_and_token_has_a_name_and_every_card_says_what_it_does(locale: str) -> None:
    cards = [card for card in printed().cards.cards if card.kind != RULE]
    assert len(cards) > 200
    for kind in printed().tokens:
        assert GAME.say(Message(message_id("token", kind.id), {}), NAMES, locale)
    for card in cards:
        for id in (f"card-{card.id}", f"text-{card.id}", f"type-{KINDS[card.kind]}"):
            assert GAME.say(Message(id, {}), NAMES, locale)


@pytest.mark.parametrize("fate", [1, 2, 4, 6, 7, 8, 13, 15, 17, 19])
@pytest.mark.parametrize("locale", locales())
def test_every_card_of_a_fate_says_the_same_in_every_language(locale: str, fate: int) -> None:
    for card in printed().fates[fate].cards:
        row = printed().cards.cards[card]
        assert GAME.say(Message(f"type-{KINDS[row.kind]}", {}), NAMES, locale)
        english, text = (GAME.say(Message(f"text-{row.id}", {}), NAMES, each) for each in ("en", locale))
        assert len(text.splitlines()) == len(english.splitlines()), row.id
        assert sorted(NUMBER.findall(text)) == sorted(NUMBER.findall(english)), row.id


def test_what_is_printed_names_kinds_costs_edicts_and_fates() -> None:
    shown: Any = printed_components(None, "en")
    assert shown["cards"]["CC09"]["raid_cost"] == 1
    assert shown["cards"]["AID03"] == {**shown["cards"]["AID02"], "edict_number": 3}
    assert "raid_cost" not in shown["cards"]["F01-03"]
    assert shown["cards"]["F01-03"]["is_protected"]
    assert "empire" not in shown["cards"]
    assert shown["action_cards"]["EV01"]["suit"] == "event"
    assert shown["action_cards"]["faithful-9"]["suit"] == "faithful"
    assert shown["sides"]["wisdom"] == ["repair", "secure", "build"]
    assert shown["flagship"][0] == {"id": "slipstream_drive", "types": ["fuel"]}
    assert len(shown["flagship"]) == 12
    steward = shown["fates"]["steward"]
    assert (steward["number"], steward["letter"]) == (1, "A")
    assert steward["acts"]["I"]["objective"] == "F01-01B"
    assert steward["acts"]["I"]["start"] == {"2": 20, "3": 17, "4": 14}


OWN_FATES = ("F01", "F04", "F06", "F07")


def card_texts(locale: str) -> dict[str, str]:
    """The texts of these fates' cards, of those with a name: also set-ups, objectives and resolutions."""
    names = (TEXT.parent.parent / "text" / locale / "campaign_names.ftl").read_text("utf-8")
    cards = re.findall(r"^card-(F\d\d-\S+) =", names, re.MULTILINE)
    own = [card for card in cards if card.startswith(OWN_FATES)]
    return {card: GAME.say(Message(f"text-{card}", {}), NAMES, locale) for card in own}


@pytest.mark.parametrize("locale", locales())
def test_every_card_of_a_fate_has_a_text(locale: str) -> None:
    texts = card_texts(locale)
    assert len(texts) > 90
    for card, text in texts.items():
        for line in text.splitlines():
            assert line.endswith("."), (card, line)
            assert line.strip() == line, card
            assert not any(mark in line for mark in ("{", "}", "  ", "()")), (card, line)


@pytest.mark.parametrize("locale", locales()[1:])
def test_texts_of_fates_have_the_same_lines_and_numbers(locale: str) -> None:
    english, other = card_texts("en"), card_texts(locale)
    for card, text in english.items():
        assert len(other[card].splitlines()) == len(text.splitlines()), card
        assert sorted(NUMBER.findall(other[card])) == sorted(NUMBER.findall(text)), card


@pytest.mark.parametrize("locale", locales())
def test_lines_of_the_log_are_sentences(said: dict[str, Message], locale: str) -> None:
    """They begin with a capital, also where they speak to the reader."""
    lines = [message for message in said.values() if message.id.startswith("log-")]
    for message in lines:
        for viewer in (None, 0, 1):
            text = GAME.say(message, NAMES, locale, viewer)
            assert text[0] == text[0].upper(), text
