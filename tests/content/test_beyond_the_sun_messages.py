"""Every message that Beyond the Sun can send exists in all languages, gets the variables it uses, and none is idle."""

import ast
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest

from ecliptic.content.catalogue import locales
from ecliptic.content.files import GAMES as FOLDERS
from ecliptic.effects import Choice, verbs_of
from ecliptic.games.beyond_the_sun.components import printed
from ecliptic.games.beyond_the_sun.evaluate import WEIGHTS
from ecliptic.games.beyond_the_sun.game import GAME
from ecliptic.games.beyond_the_sun.setup import OPTIONS
from ecliptic.kernel import ChanceSource, Game, Message
from ecliptic.kernel.frames import kebab_case
from ecliptic.kernel.table import open_table
from tests.content.test_catalogue import messages as read_messages
from tests.content.test_catalogue import variables
from tests.content.test_messages import given

pytestmark = pytest.mark.xdist_group("beyond_the_sun_messages")  # the games are played once for all of them

PACKAGE: Final = "ecliptic.games.beyond_the_sun"
ENGLISH: Final = read_messages("beyond_the_sun", "en")
KINDS: Final = ("prompt-", "wait-", "do-", "log-", "no-", "step-")
WRITTEN: Final = re.compile(r"(?:prompt|wait|do|log|no|step)-[a-z-]*[a-z]")
NAMES: Final = ["Anna", "Boris", "Cleo", "Dana"]

# Ids that are put together from the kind of an action or come from the kernel and the effect layer.
OF_OTHERS: Final = {
    "do-buy-population", "do-choose", "do-sell-population", "do-skip", "do-use", "no-not-now", "no-other-choice",
    "no-such-action", "prompt-choose-effect", "prompt-over", "prompt-stopped", "wait-choose-effect",
}  # fmt: skip
# Questions that are called by what they are about now.
SEVERAL_TOPICS: Final = {"give-away": ["donate-ships", "return-ships-for-ore"]}


def questions() -> Iterator[str]:
    """What messages call the questions of the game."""
    waiting: list[Any] = list(Choice.__subclasses__())
    while waiting:
        kind = waiting.pop()
        derived = kind.__subclasses__()
        waiting += derived
        if not derived and kind.__module__.startswith(PACKAGE):  # a class that others derive from asks nothing
            topic = kind.question or kebab_case(kind.__name__)
            yield from SEVERAL_TOPICS.get(topic, [topic])


def ids_in_the_code() -> set[str]:
    """Ids of the questions, of the verbs, and those written out in the sources."""
    printed()  # imports every chapter of the rules
    ids = {f"{kind}-{topic}" for kind in ("prompt", "wait") for topic in questions()}
    ids |= {f"step-{verb.replace('_', '-')}" for verb in verbs_of(PACKAGE)}
    for path in (FOLDERS / "beyond_the_sun").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and WRITTEN.fullmatch(str(node.value)):
                ids.add(str(node.value))
    return ids | OF_OTHERS


def test_the_catalogue_has_exactly_the_messages_of_the_code() -> None:
    assert {id for id in ENGLISH if id.startswith(KINDS)} == ids_in_the_code()


def test_weights_and_options_have_words() -> None:
    assert {id for id in ENGLISH if id.startswith("weight-")} == {f"weight-{w.replace('_', '-')}" for w in WEIGHTS}
    wanted = set()
    for option in OPTIONS:
        name = f"option-{option.name}".replace("_", "-")
        wanted |= {name, f"{name}-about", *(f"{name}-{choice}".replace("_", "-") for choice in option.choices)}
    assert {id for id in ENGLISH if id.startswith("option-")} == wanted


# Refusals are asked for at every so many decisions.
EVERY: Final = 25
WRONG: Final = ["fly", "go:nowhere", "go:research_1/9", "go:professors_guild/1", "go:research_2/1", "go:T1-02/a/1"]
WRONG_TRADES: Final = ["buy_population", "sell_population", "recall:SOL/1", "move:SOL/1/A1"]

TABLES: Final[list[tuple[int, dict[str, str | int]]]] = [
    (4, {"mats": "advanced", "factions": "chosen"}),
    (2, {"mats": "advanced"}),
    (3, {"tableau": "on", "round_limit": 12}),
    (4, {"mats": "advanced", "achievements": "first_game"}),
    (2, {}),
]
DECISIONS: Final = 2000


def listen(seats: int, options: dict[str, str | int], seed: int, hear: Callable[[Message], object]) -> None:
    """Play at random for a while and hear every prompt, option, refusal and log line."""
    game: Game[Any] = GAME
    table = open_table(game, seats, options, luck=ChanceSource(seed=seed))
    choose = Random(seed)
    decisions = 0
    while not table.over and decisions < DECISIONS:
        for seat in (table.waiting[0], None):
            hear(table.prompt(seat))
        actions = [(seat, action) for seat in table.waiting for action in table.options(seat)]
        for seat, action in actions:
            hear(table.label(seat, action))
        if decisions % EVERY == 0:
            for wrong in {*WRONG, *WRONG_TRADES} - {str(action) for _, action in actions}:
                hear(game.why_not(table.state, table.waiting[0], wrong))
        table.play(*choose.choice(actions))
        decisions += 1
    for seat in (0, None):
        hear(table.prompt(seat))
        for _, message in table.log(seat):
            hear(message)


@pytest.fixture(scope="module")
def said() -> dict[str, Message]:
    """One message of every id and set of arguments that came up."""
    found: dict[str, Message] = {}
    for seed, (seats, options) in enumerate(TABLES):
        listen(seats, options, seed, lambda m: found.setdefault(f"{m.id} {sorted(m.args)}", m))
    return found


def test_random_games_say_most_of_it(said: dict[str, Message]) -> None:
    heard = {message.id for message in said.values()}
    known = {id for id in ids_in_the_code() if not id.startswith("step-")}  # those are parts of others
    assert heard <= known
    assert len(heard) > 0.8 * len(known), "the tests below see too little"


def test_messages_get_the_variables_they_use(said: dict[str, Message]) -> None:
    missing = {key: variables(m.id, ENGLISH) - given(m) for key, m in said.items()}
    assert not {key: names for key, names in missing.items() if names}


@pytest.mark.parametrize("locale", locales())
def test_messages_can_be_said(said: dict[str, Message], locale: str) -> None:
    for message in said.values():
        for viewer in (None, 0, 1):
            text = GAME.say(message, NAMES, locale, viewer)
            assert not any(mark in text for mark in ("{", "}", "???", "  ")), text
