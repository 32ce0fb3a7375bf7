"""The compiled modules run only while they say the same as their source."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

PROJECT: Final = Path(__file__).resolve().parents[2]

# A package of the same shape as ours: an open generic base in the kernel, a game's frame derived from it, a
# bot that calls it through the base, and a constant of an interpreted layer, which the compiler copies.
TOY: Final[dict[str, str]] = {
    "__init__.py": "from ecliptic import _compiled_loader\n\n_compiled_loader.install()\n",
    "kernel/__init__.py": "",
    "kernel/frames.py": """
from typing import Generic, TypeVar
from mypy_extensions import mypyc_attr

S = TypeVar("S")

@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def answer(self, state: S) -> int:
        return self.seat
""",
    "content/__init__.py": "",
    "content/limits.py": "from typing import Final\n\nHAND: Final = 5\n",
    "games/__init__.py": "",
    "games/toy/__init__.py": "",
    "games/toy/flow.py": """
from ecliptic.content.limits import HAND
from ecliptic.kernel.frames import Frame

class State:
    def __init__(self) -> None:
        self.trade = 1

class Draw(Frame[State]):
    def answer(self, state: State) -> int:
        return self.seat + state.trade + HAND
""",
    "bots/__init__.py": "",
    "bots/first.py": """
from ecliptic.games.toy.flow import Draw, State
from ecliptic.kernel.frames import Frame

def play(frames: list[Frame[State]]) -> int:
    state = State()
    return sum([frame.answer(state) for frame in frames])

def game() -> int:
    return play([Draw(1), Draw(2), Frame[State](10)])
""",
}

GAME: Final = """
import json
import ecliptic
from ecliptic import _compiled_loader as loader
from ecliptic.bots import first
from ecliptic.games.toy import flow
from ecliptic.kernel import frames

class Interpreted(frames.Frame):
    def answer(self, state):
        return 100

print(json.dumps({
    "compiled": loader.compiled(),
    "why": loader.why_interpreted(),
    "native": [module.__file__.endswith(".so") for module in (first, flow, frames)],
    "game": first.game(),
    "derived": first.play([Interpreted(0)]),
}))
"""

needs_compiler = pytest.mark.skipif(
    shutil.which("cc") is None and shutil.which("gcc") is None,
    reason="there is no C compiler to compile with",
)


def write_toy(root: Path) -> Path:
    package = root / "src" / "ecliptic"
    for path, text in TOY.items():
        file = package / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    shutil.copy(PROJECT / "src" / "ecliptic" / "_compiled_loader.py", package)
    (root / "tools").mkdir()
    shutil.copy(PROJECT / "tools" / "compile.py", root / "tools")
    return root


def run(root: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "ECLIPTIC_PURE"}
    environment |= {"PYTHONPATH": str(root / "src"), **variables}
    return subprocess.run(
        [sys.executable, *arguments], cwd=root, env=environment, capture_output=True, text=True, check=False
    )


def play(root: Path, **variables: str) -> dict[str, object]:
    """Run the toy game in a process of its own and say how it ran."""
    done = run(root, "-c", GAME, **variables)
    assert done.returncode == 0, done.stderr
    result: dict[str, object] = json.loads(done.stdout)
    assert result["native"] == [result["compiled"]] * 3, "compiled and interpreted modules are mixed"
    assert result["derived"] == 100
    return result


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """The toy project, not compiled."""
    return write_toy(tmp_path)


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The toy project, compiled once for all tests."""
    root = write_toy(tmp_path_factory.mktemp("toy"))
    done = run(root, "tools/compile.py")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("Compiling 3 modules ...\nCompiled 3 modules in ")
    return root


@pytest.fixture
def compiled_toy(build: Path, tmp_path: Path) -> Path:
    """A copy of the compiled toy project, with the times of its files, for a test to change."""
    return Path(shutil.copytree(build, tmp_path / "toy"))


def edit(root: Path, path: str, old: str, new: str) -> None:
    file = root / "src" / "ecliptic" / path
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_without_compilation_the_source_runs(toy: Path) -> None:
    result = play(toy)
    assert not result["compiled"]
    assert result["why"] == "not compiled yet: run make setup"
    assert result["game"] == 25


def test_without_a_compiler_one_sentence_says_so(toy: Path) -> None:
    done = run(toy, "tools/compile.py", CC="no-such-compiler")
    assert done.returncode == 0
    assert done.stdout == "No C compiler found: Ecliptic runs interpreted, 3 to 4 times slower.\n"
    assert done.stderr == ""
    assert not play(toy)["compiled"]


@needs_compiler
def test_an_error_in_the_source_stops_the_build(toy: Path) -> None:
    edit(toy, "games/toy/flow.py", "self.trade = 1", 'self.trade: int = "one"')
    done = run(toy, "tools/compile.py")
    assert done.returncode == 1
    assert "flow.py:7: error: Incompatible types in assignment" in done.stdout + done.stderr
    assert done.stderr.endswith("Compilation failed: the source has the errors shown above.\n")
    assert not (toy / "src" / "ecliptic" / "_compiled").exists()


@needs_compiler
@pytest.mark.xdist_group("compiled_toy")
class TestCompiled:
    """All on copies of one build, hence in one worker."""

    def test_compiled_modules_are_used(self, compiled_toy: Path) -> None:
        result = play(compiled_toy)
        assert result["compiled"]
        assert result["why"] is None
        assert result["game"] == 25

    def test_compiling_again_does_nothing(self, compiled_toy: Path) -> None:
        manifest = compiled_toy / "src" / "ecliptic" / "_compiled" / "manifest.json"
        before = manifest.stat().st_ino
        done = run(compiled_toy, "tools/compile.py")
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        assert manifest.stat().st_ino == before

    def test_a_variable_forces_the_source(self, compiled_toy: Path) -> None:
        assert play(compiled_toy, ECLIPTIC_PURE="1")["why"] == "ECLIPTIC_PURE is set"
        assert play(compiled_toy, ECLIPTIC_PURE="0")["compiled"]

    def test_edited_source_is_what_runs(self, compiled_toy: Path) -> None:
        edit(compiled_toy, "games/toy/flow.py", "self.trade = 1", "self.trade = 2")
        result = play(compiled_toy)
        assert result["why"] == "the source changed since it was compiled: run make setup"
        assert result["game"] == 27

    def test_edited_source_of_an_interpreted_layer_is_what_runs(self, compiled_toy: Path) -> None:
        edit(compiled_toy, "content/limits.py", "5", "6")
        assert play(compiled_toy)["game"] == 27

    def test_restored_source_is_trusted_again(self, compiled_toy: Path) -> None:
        edit(compiled_toy, "games/toy/flow.py", "self.trade = 1", "self.trade = 2")
        assert not play(compiled_toy)["compiled"]
        edit(compiled_toy, "games/toy/flow.py", "self.trade = 2", "self.trade = 1")
        assert play(compiled_toy)["compiled"]

    def test_an_added_file_counts_as_a_change(self, compiled_toy: Path) -> None:
        (compiled_toy / "src" / "ecliptic" / "bots" / "second.py").touch()
        assert not play(compiled_toy)["compiled"]

    def test_a_removed_file_counts_as_a_change(self, compiled_toy: Path) -> None:
        (compiled_toy / "src" / "ecliptic" / "bots" / "first.py").unlink()
        done = run(compiled_toy, "-c", "import ecliptic.bots.first")
        assert "No module named 'ecliptic.bots.first'" in done.stderr

    def test_another_interpreter_runs_the_source(self, compiled_toy: Path) -> None:
        manifest = compiled_toy / "src" / "ecliptic" / "_compiled" / "manifest.json"
        text = json.loads(manifest.read_text(encoding="utf-8"))
        manifest.write_text(json.dumps({**text, "made_for": "1.cpython-399.so"}), encoding="utf-8")
        assert play(compiled_toy)["why"] == "compiled for another Python: run make setup"
