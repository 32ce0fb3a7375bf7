"""Every message that Arcs can send exists in all languages, gets the variables it uses, and none is left over."""

import re
from random import Random
from typing import Any

import pytest

from ecliptic.content.catalogue import locales
from ecliptic.content.files import GAMES as FOLDERS
from ecliptic.effects import verbs_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking
from ecliptic.games.arcs.cards import printed_cards
from ecliptic.games.arcs.game import GAME
from ecliptic.kernel import Action, ChanceSource, Game, Message
from ecliptic.kernel.frames import Frame, kebab_case
from ecliptic.kernel.table import open_table
from tests.content.test_catalogue import messages, variables
from tests.content.test_messages import given

pytestmark = pytest.mark.xdist_group("arcs_messages")  # the games are played once for all of them

ENGLISH = messages("arcs", "en")
SOURCE = "".join(path.read_text(encoding="utf-8") for path in sorted((FOLDERS / "arcs").glob("*.py")))
LITERAL = set(re.findall(r'"((?:prompt|wait|do|log|no)-[a-z-]*[a-z])"', SOURCE))
WORDS = set(re.findall(r'"([a-z_-]+)"', SOURCE))
NAMES = ["Anna", "Boris", "Cleo", "Dana"]

# What the kernel and the effect layer say for every game.
EVERY_GAME = {
    "prompt-over",
    "prompt-stopped",
    "no-such-action",
    "no-other-choice",
    "no-not-now",
    "do-choose",
    "do-part",
}
TOPICS = {"turn": ["opening", "prelude", "pips"], "settle": ["discard-excess", "arrange"]}
OWN_LABELS = {
    "do-tax-empty",
    "do-site-city",
    "do-site-starport",
    "do-site-empty",
    "do-destroy-ship",
    "do-discard-hand",
    "do-discard-nothing",
}


def verbs() -> dict[str, Any]:
    """Every verb of the cards, with hyphens."""
    printed_cards()
    return {
        verb.replace("_", "-"): kind
        for verb, kind in verbs_of("ecliptic.games.arcs", without="ecliptic.games.arcs.campaign").items()
    }


def questions() -> set[str]:
    """The topics of all frames that wait for a person or for chance."""
    asking = {name: kind for name, kind in GAME.frames.items() if kind.ask is not Frame.ask and name != "ask"}
    found = {topic for name, kind in asking.items() for topic in TOPICS.get(name, [kebab_case(kind.__name__)])}
    return found | {f"ask-{verb}" for verb, kind in verbs().items() if issubclass(kind, Asking)}


def action_kinds() -> set[str]:
    """The kinds of all actions that the notation has."""
    waiting = list(vars(notation).values())
    found: set[str] = {"ships", "dice", "use", "swap", "discard-hand", "choose", "part"}
    while waiting:
        value = waiting.pop()
        if isinstance(value, list):
            waiting += value
        elif isinstance(value, Action):
            found.add(value.kind.replace("_", "-"))
    return found


def test_the_game_knows_its_actions() -> None:
    assert {kind.replace("_", "-") for kind in notation.KINDS} == action_kinds()
    assert not GAME.knows_action("fly")


def test_every_question_has_its_words() -> None:
    assert {f"wait-{topic}" for topic in questions()} <= set(ENGLISH)
    written = {id.removeprefix("wait-") for id in ENGLISH if id.startswith("wait-")}
    assert written == questions()


def test_every_prompt_is_of_a_question() -> None:
    prompts = {id.removeprefix("prompt-") for id in ENGLISH if id.startswith("prompt-")} - {"over", "stopped"}
    assert prompts <= questions()
    silent = {"choose-map", "deal", "draw-from-pile", "draw-lore", "first-player", "lay-out", "lay-out-court"}
    silent |= {"put-back", "return-cards", "roll-dice", "shuffle-court"}  # only chance answers these
    assert questions() - prompts == silent


def test_every_verb_has_a_clause() -> None:
    steps = {id.removeprefix("step-") for id in ENGLISH if id.startswith("step-")}
    assert steps == set(verbs())


def test_what_the_code_writes_out_exists() -> None:
    assert set(ENGLISH) >= LITERAL | EVERY_GAME


def test_no_text_is_left_over() -> None:
    labels = {f"do-{kind}" for kind in action_kinds()} | OWN_LABELS
    logs = {f"log-{how}{word}" for how in ("", "card-", "resource-") for word in WORDS}
    logs |= {"log-copy-hidden", "log-seize-hidden"}
    ours = {id for id in ENGLISH if id.startswith(("do-", "log-", "no-"))}
    assert ours <= labels | logs | LITERAL | EVERY_GAME


@pytest.mark.parametrize("locale", locales())
def test_every_effect_of_a_card_can_be_said(locale: str) -> None:
    cards = printed_cards()
    for card in cards.cards:
        name = {"card": card.id}
        for prelude in card.preludes:
            say({"id": "do-prelude", "args": {"card": name, "effect": cards.effects.clauses(prelude.effect)}}, locale)
        for action in card.actions:
            say({"id": "do-use", "args": {"card": name, "what": {"new-action": action.id}}}, locale)
    for steps in cards.effects.steps:
        for step in steps:
            say({"id": "do-part", "args": {"effect": [step.clause(cards.effects)]}}, locale)


@pytest.mark.parametrize("locale", locales())
def test_every_option_has_a_name(locale: str) -> None:
    for option in GAME.options:
        ids = ["", "-about", *(f"-{choice}" for choice in option.choices)]
        for id in ids:
            say({"id": f"option-{option.name}{id}", "args": {}}, locale)


def say(message: dict[str, Any], locale: str, viewer: int | None = None) -> None:
    """Say a message and look for gaps in its text."""
    text = GAME.say(Message(message["id"], message["args"]), NAMES, locale, viewer)
    assert text.strip() == text, text
    assert not any(mark in text for mark in ("{", "}", "???", "  ", "()", "«»", "„“")), text


WRONG = ["fly", "lead:no_card", "tax:1-arrow/1", "dice:9-9-9", "dice:0-0-6", "declare:tyrant", "end", "spend:relic"]
WRONG += [f"{kind}:{card}" for kind in ("surpass", "pivot", "copy", "seize") for card in notation.ACTION_IDS]

PLAYED: list[tuple[int, dict[str, str | int]]] = [
    (2, {"leaders": "all", "lore": 2}),
    (3, {"leaders": "base"}),
    (4, {"discard": "split"}),
    (4, {"leaders": "all"}),
]


@pytest.fixture(scope="module")
def said() -> dict[str, Message]:
    """One message of every id and set of arguments that came up in random games."""
    found: dict[str, Message] = {}

    def hear(message: Message) -> None:
        found.setdefault(f"{message.id} {sorted(message.args)}", message)

    for seed, (seats, options) in enumerate(PLAYED):
        game: Game[Any] = GAME
        table = open_table(game, seats, options, luck=ChanceSource(seed=seed))
        choose = Random(seed)
        everybody = (*range(seats), None)
        while not table.over:
            for seat in everybody:
                hear(table.prompt(seat))
            actions = [(seat, action) for seat in range(seats) for action in table.options(seat)]
            for seat, action in actions[:60]:
                hear(table.label(seat, action))
            if choose.random() < 0.02:
                for wrong in set(WRONG) - {str(action) for _, action in actions}:
                    hear(game.why_not(table.state, table.waiting[0], wrong))
            # Ending the turn early would leave most of the game unseen.
            busy = [(seat, action) for seat, action in actions if action.kind not in ("end", "done", "pass", "no")]
            table.play(*choose.choice(busy if busy and choose.random() < 0.9 else actions))
        for seat in everybody:
            hear(table.prompt(seat))
            for _, message in table.log(seat):
                hear(message)
    return found


def test_random_games_say_much(said: dict[str, Message]) -> None:
    heard = {message.id for message in said.values()}
    assert heard <= set(ENGLISH)
    assert len(heard) > 120, "the tests below see too little"


def test_messages_get_the_variables_they_use(said: dict[str, Message]) -> None:
    missing = {key: variables(m.id, ENGLISH) - given(m) for key, m in said.items()}
    assert not {key: names for key, names in missing.items() if names}


@pytest.mark.parametrize("locale", locales())
def test_messages_can_be_said(said: dict[str, Message], locale: str) -> None:
    for message in said.values():
        for viewer in (None, 0, 1):
            say({"id": message.id, "args": message.args}, locale, viewer)


@pytest.mark.parametrize("seed", range(2))
def test_no_two_options_read_the_same(seed: int) -> None:
    game: Game[Any] = GAME
    table = open_table(game, 4, {"leaders": "all"}, luck=ChanceSource(seed=seed))
    choose = Random(seed)
    while not table.over:
        for seat in table.waiting:
            texts = [GAME.say(table.label(seat, action), NAMES, "en", seat) for action in table.options(seat)]
            assert len(set(texts)) == len(texts), texts
        actions = [(seat, action) for seat in range(4) for action in table.options(seat)]
        busy = [(seat, action) for seat, action in actions if action.kind not in ("end", "done", "pass", "no")]
        table.play(*choose.choice(busy or actions))
