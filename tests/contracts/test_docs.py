"""The documents say what the program does, where that can be compared."""

import re
from pathlib import Path

import pytest

from ecliptic.content.files import game_folder
from ecliptic.content.ledger import read_clauses
from ecliptic.games import manifests
from ecliptic.kernel.messages import LOCALES

ROOT = Path(__file__).parents[2]
LEDGERS = sorted(manifests())


def test_links_to_a_moment_are_those_the_client_reads() -> None:
    read = set(re.findall(r'asked\.get\("(\w+)"\)', (ROOT / "web" / "src" / "routes.ts").read_text(encoding="utf-8")))
    assert "at" in read
    for path in (ROOT / "docs").glob("*.md"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if "link" in line and (found := re.search(r"`[^` ]*\?(\w+)=[^` ]*`", line)):
                assert found[1] in read, f"{path.name}: {line}"


@pytest.mark.parametrize("game", LEDGERS)
def test_the_list_of_ledgers_has_every_game_in_every_language(game: str) -> None:
    text = (ROOT / "docs" / "rules" / "README.md").read_text(encoding="utf-8")
    folder = game_folder(game) / "data"
    data = f"../../{folder.relative_to(ROOT).as_posix()}"
    for name in ("rules.md", *(f"rules.{locale}.md" for locale in LOCALES[1:])):
        assert f"({data}/{name})" in text
        assert (folder / name).is_file()
    assert f"[{len(read_clauses(game))} clauses" in text


READ = re.compile(r'\.(?:has|flag|items|number|numbers|rows|table|word|words)\(\s*"([a-z_]+)"')


def fields_read(game: str) -> set[str]:
    """The fields that the module for positions of a game names."""
    return set(READ.findall((game_folder(game) / "position.py").read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", [game for game in LEDGERS if fields_read(game)])
def test_every_field_that_a_position_may_have_is_documented(game: str) -> None:
    names = [f"games/{name}.md" for name in (game, manifests()[game].base) if name]
    pages = "".join((ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("positions.md", *names))
    assert {name for name in fields_read(game) if f"`{name}`" not in pages} == set()


TUTORIAL = (ROOT / "docs" / "writing-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)\n```", TUTORIAL, re.DOTALL)


def code_lines(text: str) -> list[str]:
    """The lines of a piece of code without blank ones, wherever it is indented."""
    return [line.strip() for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("block", BLOCKS, ids=[block.strip().splitlines()[0] for block in BLOCKS])
def test_the_tutorial_shows_the_game_that_the_tests_play(block: str) -> None:
    source = code_lines((ROOT / "tests" / "outside" / "pebbles" / "game.py").read_text(encoding="utf-8"))
    shown = code_lines(block)
    assert any(source[i : i + len(shown)] == shown for i in range(len(source)))


def test_the_tutorial_shows_most_of_the_game() -> None:
    source = (ROOT / "tests" / "outside" / "pebbles" / "game.py").read_text(encoding="utf-8")
    shown = sum(len(block.splitlines()) for block in BLOCKS)
    assert len(BLOCKS) >= 8
    assert shown > len(source.splitlines()) / 2
