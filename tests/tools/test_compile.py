"""What is compiled, and how; and what happens where nothing can be compiled."""

import os
import subprocess
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, NoReturn

import pytest
from tools import compile

LOADER: Any = vars(compile)["loader"]  # a module of its own, loaded by its file
MODULES = sorted(path.relative_to(compile.SOURCE / "ecliptic").as_posix() for path in compile.SOURCE.rglob("*.py"))


@pytest.mark.parametrize("pattern", [*compile.EXCLUDED, *compile.SELDOM_RUN])
def test_every_pattern_names_modules(pattern: str) -> None:
    assert [path for path in MODULES if fnmatch(path, pattern)]


def test_the_c_file_of_a_module_that_is_seldom_run_is_known() -> None:
    assert compile.is_seldom_run("build/c/__native_ecliptic___games___arcs___campaign___fates___f01_steward.c")
    assert compile.is_seldom_run("build/c/__native_ecliptic___games___star_realms___position.c")
    assert not compile.is_seldom_run("build/c/__native_ecliptic___games___arcs___battle.c")
    assert not compile.is_seldom_run("build/c/__native_ecliptic_arcs.c")
    assert not compile.is_seldom_run("build/c/list_ops.c")


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Nothing is compiled yet, and what is compiled goes to another folder."""
    monkeypatch.setattr(LOADER, "FOLDER", str(tmp_path / "_compiled"))
    monkeypatch.setattr(LOADER, "MANIFEST", str(tmp_path / "_compiled" / "manifest.json"))
    monkeypatch.setattr(compile, "BUILD", tmp_path / "build")
    return tmp_path / "_compiled"


def fail(kind: type[Exception], *words: str) -> Any:
    """Return a function that raises this."""

    def failing(*given: object) -> NoReturn:
        raise kind(*words)

    return failing


@pytest.mark.parametrize(
    ("compiler", "missing"),
    [("/bin/false", "working C compiler"), ("/bin/true", "working C compiler"), ("/no/such/file", "C compiler")],
)
def test_without_a_compiler_that_works_the_rules_run_interpreted(
    compiler: str, missing: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", compiler)
    monkeypatch.setattr(compile, "translate", fail(AssertionError, "minutes of work for nothing"))
    assert compile.main() == 0
    assert capsys.readouterr().out == f"No {missing} found: Ecliptic runs interpreted, 3 to 4 times slower.\n"
    assert not folder.exists()


def test_a_compiler_that_fails_later_leaves_the_rules_interpreted(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compile, "missing_tool", lambda: None)
    monkeypatch.setattr(compile, "translate", lambda paths: [compile.Extension("games", ["games.c"], [])])
    monkeypatch.setenv("CC", "/bin/false")
    assert compile.main() == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        "The C compiler failed: /bin/false ended with status 1. Ecliptic runs interpreted, 3 to 4 times slower."
    ]
    assert not folder.exists()


def test_an_earlier_result_stays_in_use_while_it_fits(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    manifest = {"made_for": LOADER.MADE_FOR, "recipe": "other", "sources": LOADER.record()}
    monkeypatch.setattr(LOADER, "read_manifest", lambda: manifest)
    monkeypatch.setenv("CC", "/bin/false")
    assert compile.main() == 0
    assert capsys.readouterr().out == "No working C compiler found: Ecliptic runs as compiled before.\n"
    manifest["sources"] = {}
    assert compile.main() == 0
    assert "interpreted" in capsys.readouterr().out


def test_a_mistake_in_the_source_is_an_error(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compile, "missing_tool", lambda: None)
    monkeypatch.setattr(compile, "translate", fail(compile.SourceError))
    assert compile.main() == 1
    assert capsys.readouterr().err == "Compilation failed: the source has the errors shown above.\n"


@pytest.mark.parametrize(("given", "expected"), [([], "ecliptic serve"), (["PORT=9000"], "ecliptic serve --port 9000")])
def test_make_play_takes_a_port(given: list[str], expected: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in ("PORT", "MAKEFLAGS", "MAKELEVEL")}
    command = ["make", "--dry-run", "play", *given]
    said = subprocess.run(command, cwd=compile.ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    assert said.rstrip().endswith(f"bin/{expected}")
