"""Whatever is refused is said in every language: no sentence of the server without a message behind it."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from ecliptic.content.catalogue import catalogue, common, locales
from tests.content.test_catalogue import TRANSLATED, messages, variables

PACKAGE: Final = Path(__file__).resolve().parents[2] / "src" / "ecliptic"
PREFIX: Final = "problem-"
COMMON: Final = messages("common", "en")
GAMES: Final = [game for game in TRANSLATED if game != "common"]
OF_GAMES: Final = [(id, message) for game in GAMES for id, message in messages(game, "en").items()]
ENGLISH: Final = {**COMMON, **{id: message for id, message in OF_GAMES if id.startswith(PREFIX)}}

# Where every refusal has words.
GUARDED: Final = ("server/", "kernel/", "games/star_realms/", "games/federation/")

# What only whoever runs the server or writes a game reads.
FOR_EXPERTS: Final = {
    "server/store/backup.py", "server/ops/config.py", "server/ops/quotas.py", "server/ops/run.py",
    "server/store/database.py", "server/store/verify.py", "server/people/moderation.py",
    "kernel/chance.py", "kernel/frames.py",
}  # fmt: skip

# The words for the message, and those of the problem that are none of its business.
OWN_WORDS: Final = {"n", "retry_after"}
WITH_WORDS: Final = 4  # arguments of a body that has words among them


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the package."""
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    """The calls of functions with these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def ids_in(tree: ast.AST) -> set[str]:
    """Every id of a refusal that is written there."""
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if text.startswith(PREFIX)}


def wordless(path: str, tree: ast.Module) -> list[str]:
    """Problems and refusals of a module that give a sentence instead of a message."""
    problems = calls(tree, "Problem")
    found = [call for call in problems if any(is_sentence(part) for arg in call.args for part in ast.walk(arg))]
    found += [call for call in calls(tree, "Refused") if len(call.args) < 2]
    for call in calls(tree, "StreamProblem", "ProblemBody"):
        if len(call.args) < WITH_WORDS and "words" not in {word.arg for word in call.keywords}:
            found.append(call)
    return [f"{path}:{call.lineno}" for call in found]


def is_sentence(part: ast.AST) -> bool:
    """A text that is neither an id nor a name, or a refusal as text."""
    if isinstance(part, ast.Constant) and isinstance(part.value, str):
        return " " in part.value or part.value.endswith(".")
    return isinstance(part, ast.JoinedStr) or (isinstance(part, ast.Name) and part.id == "str")


def test_nothing_is_refused_without_a_message() -> None:
    found = []
    for path, tree in sources():
        if path.startswith(GUARDED) and path not in FOR_EXPERTS:
            found += wordless(path, tree)
    assert not found


@pytest.mark.parametrize(
    "source",
    [
        'raise Problem(409, "The seat is taken.")',
        'raise Problem(409, f"Seat {seat} is taken.")',
        'Problem(409, "Over." if over else "problem-not-begun")',
        "raise Problem(404, str(refusal))",
        'StreamProblem(400, f"This is no message: {error}.")',
        'raise Refused("The game is over.")',
    ],
)
def test_a_sentence_without_a_message_is_found(source: str) -> None:
    assert wordless("server/some.py", ast.parse(source)) == ["server/some.py:1"]


def test_every_message_is_there_and_used() -> None:
    used = {id for _, tree in sources() for id in ids_in(tree)} - {PREFIX}
    assert used == {id for id in ENGLISH if not id.startswith("part-")}


def test_messages_get_exactly_the_arguments_they_use() -> None:
    wrong = []
    for path, tree in sources():
        for call in calls(tree, "Problem", "refused"):
            given = {word.arg for word in call.keywords} - OWN_WORDS
            for id in {id for arg in call.args for id in ids_in(arg)}:
                if given != variables(id, ENGLISH):
                    wrong.append(f"{path}:{call.lineno} {id}")
        for call in calls(tree, "Message"):
            args = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
            if isinstance(args, ast.Dict):
                names = {str(key.value) for key in args.keys if isinstance(key, ast.Constant)}
                others = [id for id in ids_in(call.args[0]) if names != variables(id, ENGLISH)]
                wrong += [f"{path}:{call.lineno} {id}" for id in others]
    assert not wrong


@pytest.mark.parametrize("locale", locales())
def test_a_game_can_say_what_is_common(locale: str) -> None:
    for words in (common(locale), *(catalogue(game, locale) for game in GAMES)):
        assert all(words.has(id) for id in COMMON)


def test_no_two_games_refuse_with_the_same_id() -> None:
    ids = [*COMMON, *(id for id, _ in OF_GAMES if id.startswith(PREFIX))]
    assert len(ids) == len(set(ids))
