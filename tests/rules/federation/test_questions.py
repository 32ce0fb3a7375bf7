"""Questions carry their own words: prompts, labels and clauses are declared with the frame that asks."""

from typing import Any

import pytest

import ecliptic
from ecliptic.content.catalogue import catalogue
from ecliptic.effects import Choice
from ecliptic.games.federation import notation
from ecliptic.games.federation.planet_action import PLANET_RULES, PlanetAction
from ecliptic.kernel import Action
from ecliptic.kernel.messages import LOCALES
from tests.rules.federation.scene import Scene

FRAMES: dict[str, Any] = ecliptic.game("federation").frames
QUESTIONS = {name: kind for name, kind in FRAMES.items() if issubclass(kind, Choice)}
SHARED = {"any_order": "any-order", "choose_effect": "choose-effect"}


def topics() -> list[str]:
    """What questions are called in messages."""
    own = [kind.question for name, kind in QUESTIONS.items() if name not in SHARED]
    return own + [topic for topic, _ in PLANET_RULES] + list(SHARED.values())


@pytest.mark.parametrize("locale", LOCALES)
def test_every_question_has_words_in_every_language(locale: str) -> None:
    words = catalogue("federation", locale)
    ids = [f"{start}-{topic}" for topic in topics() for start in ("prompt", "wait")]
    assert len(ids) == 2 * (31 + 5)
    assert [id for id in ids if not words.has(id)] == []


def test_every_question_cites_its_clauses() -> None:
    assert [name for name, kind in QUESTIONS.items() if name not in SHARED and not kind.rules] == []
    scene = Scene(me={"resources": {"lavandium": 3}})
    scene.play("place:arratooine_left", "vote:AMB-1")
    assert scene.table.prompt(0).rules == ("FED-14.1",)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_kind_of_option_is_known_and_has_words(locale: str) -> None:
    words = catalogue("federation", locale)
    assert [kind for kind in sorted(notation.KINDS) if not words.has(f"do-{kind.replace('_', '-')}")] == []
    made = [each for value in vars(notation).values() for each in (value if isinstance(value, list) else [value])]
    assert {action.kind for action in made if isinstance(action, Action)} | {"choose", "part"} == notation.KINDS


def test_frames_are_found_by_their_names() -> None:
    assert len(QUESTIONS) == 31
    assert FRAMES["planet_action"] is PlanetAction
    assert {"begin_round", "end_of_use", "resolve", "repeat", "shuffle_laws"} <= set(FRAMES)
    assert "on_planet" not in FRAMES, "a base of other frames is never on the stack"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("place:D", "The start player cannot choose President's Office in the first turn of a round."),
        ("mission:3", "Place an ambassador before special mission 3"),
        ("mission:99", "There is no special mission '99': they are numbered from 1 to 12."),
        ("pay:gold", "'pay:gold' is not possible now."),
        ("use:1A1", "You do not have"),
        ("jump:neo", "'jump:neo' is not an action in Federation."),
    ],
)
def test_the_frame_says_why_not(text: str, sentence: str) -> None:
    scene = Scene()
    reason = scene.table.game.why_not(scene.table.state, 0, text)
    assert scene.table.game.say(reason, ["A", "B", "C", "D"]).startswith(sentence)
