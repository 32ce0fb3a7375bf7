"""The terminal's own words: the same in every language, and all of them there."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

from ecliptic.cli.commands import HELP
from ecliptic.cli.words import TEXT, words
from ecliptic.content.catalogue import catalogue, message_id
from ecliptic.content.files import game_folders
from ecliptic.content.manifest import load_reference
from ecliptic.content.terminal_view import TerminalView
from ecliptic.games import manifests
from ecliptic.games.star_realms.evaluate import WEIGHTS
from ecliptic.games.star_realms.notation import ACTION_KINDS
from ecliptic.games.star_realms.terminal import BOOKKEEPING, GROUPS
from ecliptic.kernel.messages import LOCALES


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def messages(locale: str) -> dict[str, set[str]]:
    """Every message with its variables."""
    found: dict[str, set[str]] = {}
    for path in sorted((TEXT / locale).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_says_the_same(locale: str) -> None:
    assert messages(locale) == messages("en")


def test_every_word_is_used() -> None:
    folder = Path(TEXT).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    views = [path for folder in game_folders() for path in folder.glob("terminal*.py")]
    source += "\n".join(path.read_text(encoding="utf-8") for path in views)
    unused = {id for id in messages("en") if not re.search(rf"""["']{id}["']""", source)}
    assert not unused


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_is_looked_up_is_there(locale: str) -> None:
    for about in HELP:
        assert words(locale).has(about[1])
    for group in GROUPS.values():
        assert catalogue("star-realms", locale).has(f"group-{group}")
    for name in WEIGHTS:
        assert catalogue("star-realms", locale).has(message_id("weight", name))
    for id in BOOKKEEPING:
        assert catalogue("star-realms", locale).has(id)


def test_every_kind_of_option_stands_under_a_heading() -> None:
    assert GROUPS.keys() == ACTION_KINDS


@pytest.mark.parametrize("slug", ["star-realms", "federation"])
def test_the_view_that_a_manifest_names_is_one(slug: str) -> None:
    assert issubclass(load_reference(manifests()[slug].terminal), TerminalView)
