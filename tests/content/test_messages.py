"""Every message that Star Realms can send exists in all languages and gets the variables it uses."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ecliptic.content.catalogue import locales
from ecliptic.content.files import GAMES as FOLDERS
from ecliptic.games.star_realms.acquire import PLACES
from ecliptic.games.star_realms.events import Line
from ecliptic.games.star_realms.game import GAME
from ecliptic.games.star_realms.hydra import PaymentEvent
from ecliptic.games.star_realms.notation import ACTION_KINDS, CARD_IDS
from ecliptic.kernel import ChanceSource, Frame, Game, Message
from ecliptic.kernel.frames import kebab_case
from ecliptic.kernel.table import open_table
from tests.content.test_catalogue import messages as read_messages
from tests.content.test_catalogue import variables

pytestmark = pytest.mark.xdist_group("star_realms_messages")  # the games are played once for all of them

ENGLISH = read_messages("star_realms", "en")
KINDS = ("prompt-", "wait-", "do-", "log-", "no-")
NAMES = ["Anna", "Boris", "Cleo", "Dana", "Emil", "Fay"]


def events() -> set[type[Line]]:
    """Every kind of event with one line in the log."""
    found: set[type[Line]] = set()
    waiting: list[Any] = [Line]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        found.add(kind)
    return {kind for kind in found if not kind.__subclasses__()}


def asks(frame: type[Frame[Any]]) -> bool:
    """Whether a frame waits for players: it says what it does with an answer."""
    return frame.answer is not Frame.answer


def ids_in_the_code() -> set[str]:
    """What frames, actions and events lead to, and every id written out in the rules."""
    prompts = {frame.question or kebab_case(frame.__name__) for frame in GAME.frames.values() if asks(frame)}
    prompts = prompts - {"attack-amount", "pick-own"} | {"amount", "amount-base", "pick-discard", "pick-scrap"}
    ids = {f"{kind}-{name}" for kind in ("prompt", "wait") for name in prompts} | {"prompt-over", "prompt-stopped"}
    ids |= {f"do-{kind.replace('_', '-')}" for kind in ACTION_KINDS if kind != "to"}
    ids |= {f"do-to-{place}" for place in PLACES}
    for kind in events():
        if issubclass(kind, PaymentEvent):
            ids |= {f"log-{kind.text}-buy", f"log-{kind.text}-attack"}
        elif kind.text:
            ids.add(f"log-{kind.text}")
    ids |= {f"log-acquire-{place}" for place in PLACES}
    ids |= {"no-such-action", "no-other-choice"}
    source = "".join(path.read_text(encoding="utf-8") for path in sorted((FOLDERS / "star_realms").glob("*.py")))
    return ids | set(re.findall(r'"((?:prompt|wait|do|log|no)-[a-z-]*[a-z])"', source))


def test_the_catalogue_has_exactly_the_messages_of_the_code() -> None:
    assert {id for id in ENGLISH if id.startswith(KINDS)} == ids_in_the_code()


def given(message: Message) -> set[str]:
    """The variables that `say` hands to the message."""
    names = set(message.args)
    for name, value in message.args.items():
        if isinstance(value, list):
            names.add(f"{name}_count")
        if "'seat'" in str(value):
            names.add(f"{name}_you")
    return names


WRONG = ["fly", "play:no_card", "choose:7", "attack:0", "attack:1"]
WRONG += [f"{kind}:{card}" for kind in ("play", "buy", "use", "ally", "scrap") for card in CARD_IDS]
WRONG += [f"attack_base:{owner}/{card}" for owner in (0, 1) for card in CARD_IDS]

GAMES: list[tuple[int, dict[str, str | int]]] = [
    (2, {"mode": "duel", "set": "both", "turn_limit": 20}),
    (4, {"mode": "free_for_all", "set": "both_more_core"}),
    (3, {"mode": "hunter"}),
    (4, {"mode": "hydra_two_headed"}),
    (6, {"mode": "emperor"}),
    (5, {"mode": "raid"}),
]


def listen(seats: int, options: dict[str, str | int], seed: int, hear: Callable[[Message], object]) -> None:
    """Play a random game and hear every prompt, option, refusal and log line, as each seat gets them."""
    game: Game[Any] = GAME
    table = open_table(game, seats, options, luck=ChanceSource(seed=seed))
    choose = Random(seed)
    everybody = (*range(seats), None)
    while not table.over:
        for seat in everybody:
            hear(table.prompt(seat))
        actions = [(seat, action) for seat in range(seats) for action in table.options(seat)]
        for seat, action in actions:
            hear(table.label(seat, action))
        if choose.random() < 0.05:
            for wrong in set(WRONG) - {str(action) for _, action in actions}:
                hear(game.why_not(table.state, table.waiting[0], wrong))
        # Ending the turn early would leave most of the game unseen.
        busy = [(seat, action) for seat, action in actions if action.kind not in ("end", "done", "revoke")]
        table.play(*choose.choice(busy if busy and choose.random() < 0.95 else actions))
    for seat in everybody:
        hear(table.prompt(seat))
        for _, message in table.log(seat):
            hear(message)


@pytest.fixture(scope="module")
def said() -> dict[str, Message]:
    """One message of every id and set of arguments that came up in random games of all modes."""
    found: dict[str, Message] = {}
    for seats, options in GAMES:
        for seed in range(4):
            listen(seats, options, seed, lambda m: found.setdefault(f"{m.id} {sorted(m.args)}", m))
    return found


def test_random_games_say_nearly_everything(said: dict[str, Message]) -> None:
    heard, known = {message.id for message in said.values()}, ids_in_the_code()
    assert heard <= known
    assert len(heard) > 0.9 * len(known), "the tests below see too little"


def test_messages_get_the_variables_they_use(said: dict[str, Message]) -> None:
    missing = {key: variables(m.id, ENGLISH) - given(m) for key, m in said.items()}
    assert not {key: names for key, names in missing.items() if names}


@pytest.mark.parametrize("locale", locales())
def test_messages_can_be_said(said: dict[str, Message], locale: str) -> None:
    for message in said.values():
        for viewer in (None, 0, 1):
            text = GAME.say(message, NAMES, locale, viewer)
            assert not any(mark in text for mark in ("{", "}", "???", "  ")), text
