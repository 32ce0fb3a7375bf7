"""A game of somebody else: found by reference or entry point, playable through every door, in three languages."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from ecliptic._compiled_loader import compiled
from ecliptic.bots import bot, find_bot
from ecliptic.games import find, game, manifest_of
from ecliptic.kernel import Refused

OUTSIDE: Final = Path(__file__).parents[1] / "outside"
REFERENCE: Final = "pebbles.game:Pebbles"


def python(words: list[str], typed: str = "", path: tuple[Path, ...] = ()) -> subprocess.CompletedProcess[str]:
    """Run Python with the game on its path."""
    places = [str(place) for place in (OUTSIDE, *path)] + [os.environ.get("PYTHONPATH", "")]
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join(places), "COLUMNS": "100"}
    command = [sys.executable, *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=settings, timeout=100)


def run(*words: str, typed: str = "", path: tuple[Path, ...] = ()) -> subprocess.CompletedProcess[str]:
    """Run the `ecliptic` command with the game on its path."""
    start = "import sys; from ecliptic.cli import main; sys.exit(main())"
    return python(["-c", start, *words], typed, path)


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder that makes the game an installed package with an entry point."""
    info = tmp_path / "pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n", encoding="utf-8")
    points = "[ecliptic.games]\npebbles = pebbles.game:MANIFEST\n\n[ecliptic.bots]\nfirst = first_bot:First\n"
    (info / "entry_points.txt").write_text(points, encoding="utf-8")
    source = (
        "from ecliptic.bots import Bot, Choice\n"
        "class First(Bot):\n"
        "    def __init__(self):\n"
        "        super().__init__('first', 'takes the first option')\n"
        "    def choose(self, game, state, seat, options, rng):\n"
        "        return Choice(options[0])\n"
    )
    (tmp_path / "first_bot.py").write_text(source, encoding="utf-8")
    return tmp_path


def test_the_conformance_suite_takes_it_by_reference() -> None:
    ended = run("check", REFERENCE, "--games", "30", "--seed", "3", "--json")
    report = json.loads(ended.stdout)
    assert report["failures"] == []
    assert (report["game"], report["games"], report["decisions"]) == ("pebbles", 30, 180)


def test_it_is_simulated_and_bots_meet_in_it_in_worker_processes() -> None:
    ended = run("simulate", REFERENCE, "--seats", "random,greedy", "--games", "40", "--jobs", "2", "--json")
    assert json.loads(ended.stdout)["decisions"] == 240
    ended = run("arena", REFERENCE, "--bots", "random,ecliptic.bots.greedy:Greedy", "--games", "4", "--json")
    assert json.loads(ended.stdout)["games"] == 4


@pytest.mark.parametrize(
    ("language", "prompt"),
    [("en", "Choose a pebble to lay down"), ("ru", "Выложите камешек"), ("de", "Lege einen Kiesel ab")],
)
def test_it_is_played_in_the_terminal(language: str, prompt: str, tmp_path: Path) -> None:
    words = ("play", REFERENCE, "--seats", "you,random", "--seed", "5", "--language", language)
    ended = run(*words, typed="1\n1\n1\n\nquit\n", path=(tmp_path,))
    assert ended.returncode == 0, ended.stderr
    assert prompt in ended.stdout
    assert "Traceback" not in ended.stderr


def test_an_entry_point_makes_game_and_bot_known_by_name(installed: Path) -> None:
    listed = json.loads(run("games", "--json", path=(installed,)).stdout)
    assert [about["slug"] for about in listed][-1] == "pebbles"
    ended = run("simulate", "pebbles", "--seats", "first,random", "--games", "5", "--json", path=(installed,))
    assert json.loads(ended.stdout)["game"] == "pebbles"


def test_the_server_serves_it_with_its_texts(installed: Path) -> None:
    program = (
        "import asyncio, json\n"
        "from pathlib import Path\n"
        "from litestar.testing import TestClient\n"
        "from ecliptic.server.http.content_routes import components, text\n"
        "from litestar import Litestar\n"
        "with TestClient(Litestar([components, text])) as client:\n"
        "    print(json.dumps([client.get('/games/pebbles/text?locale=ru').json(),\n"
        "        client.get('/games/pebbles/components').json()]))\n"
    )
    ended = python(["-c", program], path=(installed,))
    assert ended.returncode == 0, ended.stderr
    words, printed = json.loads(ended.stdout)
    assert "Выложите камешек" in words["fluent"]
    assert printed == {}


@pytest.mark.parametrize("name", ["os:getcwd", "pebbles.game:Pebbles", "a:b:c", ":", "math:"])
def test_a_slug_or_bot_name_from_anybody_imports_nothing(name: str) -> None:
    before = set(sys.modules)
    with pytest.raises(Refused, match="There is no game"):
        game(name)
    with pytest.raises(Refused, match="There is no bot"):
        bot(name)
    assert "pebbles.game" not in set(sys.modules) - before


@pytest.mark.parametrize(
    ("reference", "sentence"),
    [
        ("math:floor", "is not a game"),
        ("nowhere.to.be.found:GAME", "cannot be imported"),
        ("math:", "cannot be imported"),
        ("..:x", "cannot be imported"),
        ("ecliptic.kernel:Action", "is not a game"),
    ],
)
def test_a_reference_to_something_else_is_refused(reference: str, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        manifest_of(reference)
    with pytest.raises(Refused):
        find(reference)


def test_a_reference_to_something_that_is_no_bot_is_refused() -> None:
    with pytest.raises(Refused, match="is not a bot"):
        find_bot("ecliptic.kernel:Message")


CHOOSE: Final = "def choose(self, game, world, seat, options, random): return Choice(options[0])"


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ([CHOOSE], "cannot be created: its class needs an __init__"),
        (["def __init__(self, level): super().__init__('mine', '')", CHOOSE], "cannot be created: its class needs"),
        (["def __init__(self): pass", CHOOSE], "cannot be created: its class needs an __init__"),
        (["def __init__(self): super().__init__('mine', '')"], "has no method choose"),
    ],
)
def test_a_bot_class_that_cannot_play_is_refused_with_a_sentence(
    lines: list[str], sentence: str, tmp_path: Path
) -> None:
    heading = ["from ecliptic.bots import Bot, Choice", "class Mine(Bot):"]
    (tmp_path / "mine.py").write_text("\n".join([*heading, *(f"    {line}" for line in lines)]), encoding="utf-8")
    for command in ("play", "simulate"):
        done = run(command, "star-realms", "--seats", "random,mine:Mine", path=(tmp_path,))
        assert done.returncode == 2
        assert re.fullmatch(f"The bot 'mine:Mine' {sentence}.*\\.\n", done.stderr)
        assert done.stdout == ""


def test_a_bot_class_extends_ours_only_where_they_are_interpreted(tmp_path: Path) -> None:
    code = "from ecliptic.bots.greedy import Greedy\nclass Mine(Greedy): pass\n"
    (tmp_path / "mine.py").write_text(code, encoding="utf-8")
    done = run("simulate", "star-realms", "--seats", "random,mine:Mine", "--games", "1", path=(tmp_path,))
    if compiled():
        assert done.returncode == 2
        reason = "interpreted classes cannot inherit from compiled"
        assert done.stderr == f"The bot 'mine:Mine' cannot be created: {reason}.\n"
    else:
        assert done.returncode == 0, done.stderr
