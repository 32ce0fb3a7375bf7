"""The mutation run: what it changes, which tests it tries, what it counts, and that it goes on where it stopped."""

import ast
import json
import shutil
import subprocess
import threading
from pathlib import Path
from typing import Any

import pytest
from tools import mutate
from tools.executed import Recorder
from tools.mutations import Mutation, mutations


def changed(source: str) -> list[str]:
    """The source in every mutated form."""
    return [each.apply(source) for each in mutations(source)]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", {"a <= b"}),
        ("a not in b", {"a in b"}),
        ("a is b", {"a is not b"}),
        ("a + b", {"a - b"}),
        ("'text' + b", set()),
        ("a and b", {"a or b"}),
        ("x = not a", {"x = a"}),
        ("x = -a", {"x = a"}),
        ("x = 7", {"x = 8", "x = 6"}),
        ("x = True", {"x = False"}),
        ("x = 'word'", set()),
        ("x += y", {"x -= y", "pass"}),
        ("f()", {"pass"}),
        ("x.y = z", {"pass"}),
        ("x[y], z.a = z", set()),
        ("x = f(a, b)", {"x = f(b, a)"}),
        ("x = f(*a, b)", set()),
        ("x = max(a, b)", set()),
        ("x = rows.where(a, b)", set()),
        ("x = rows.find(a, b)", {"x = rows.find(b, a)"}),
        ("x = a[0]", {"x = a[1]"}),
        ("x = a[1]", {"x = a[2]", "x = a[0]"}),
        ("def f():\n    return False", {"def f():\n    return True"}),
        ("x: Final[int | None] = y", set()),
        ("x = int | None", set()),
        ("import a", set()),
        ('"""Words."""', set()),
        ("x = f'{a + b}'", set()),
        ("ü = 'ü' if a < b else c", {"ü = 'ü' if a <= b else c", "ü = 'ü' if not (a < b) else c"}),
        ("if TYPE_CHECKING:\n    x = 1", set()),
        ("while a:\n    break", {"while not (a):\n    break", "while a:\n    continue"}),
        (
            "def f(a: int = 1) -> int | None:\n    return a",
            {
                "def f(a: int = 2) -> int | None:\n    return a",
                "def f(a: int = 0) -> int | None:\n    return a",
                "def f(a: int = 1) -> int | None:\n    return None",
            },
        ),
    ],
)
def test_mutations_of_a_line(source: str, expected: set[str]) -> None:
    assert set(changed(source)) == expected


def test_every_mutant_of_the_kernel_is_python_and_differs_in_one_line() -> None:
    for line in mutate.all_mutants("kernel"):
        for mutant in line:
            source = (mutate.ROOT / mutant.file).read_text(encoding="utf-8")
            mutated = mutant.mutation.apply(source)
            ast.parse(mutated)
            before, after = source.splitlines(), mutated.splitlines()
            assert [n for n, pair in enumerate(zip(before, after, strict=True), 1) if pair[0] != pair[1]] == [
                mutant.mutation.line
            ]


def test_a_seed_chooses_the_same_mutants_and_another_one_others() -> None:
    lines = mutate.all_mutants("kernel")
    chosen = mutate.choose(lines, 50, seed=3)
    assert chosen == mutate.choose(lines, 50, seed=3)
    assert chosen != mutate.choose(lines, 50, seed=4)
    assert len({(mutant.file, mutant.mutation.line) for mutant in chosen}) == 50
    assert mutate.choose(lines, 20, seed=3) == chosen[:20]


def test_the_equivalent_mutants_that_are_listed_exist() -> None:
    for (file, line, mutation), reason in mutate.equivalents().items():
        source = (mutate.ROOT / file).read_text(encoding="utf-8")
        lines = source.splitlines()
        found = {(lines[each.line - 1].strip(), each.name()) for each in mutations(source)}
        assert (line, mutation) in found, f"{file}: {line}"
        assert reason.endswith(".")


def test_every_game_and_every_layer_is_an_area() -> None:
    assert mutate.folder_of("federation") == Path("src/ecliptic/games/federation")
    assert mutate.folder_of("server") == Path("src/ecliptic/server")
    assert mutate.test_folders("federation")[0] == "tests/rules/federation"
    with pytest.raises(SystemExit, match="There is no area 'chess': there are "):
        mutate.main(["chess"])


def test_a_game_inside_another_is_an_area_of_its_own() -> None:
    assert mutate.folder_of("blighted_reach") == Path("src/ecliptic/games/arcs/campaign")
    assert mutate.test_folders("blighted_reach")[0] == "tests/rules/blighted_reach"
    files = {area: {line[0].file for line in mutate.all_mutants(area)} for area in ("arcs", "blighted_reach")}
    assert "src/ecliptic/games/arcs/battle.py" in files["arcs"]
    assert "src/ecliptic/games/arcs/campaign/summit.py" in files["blighted_reach"]
    assert not files["arcs"] & files["blighted_reach"]


def test_tests_of_other_games_are_not_tried() -> None:
    assert mutate.selection("beyond_the_sun") == "beyond-the-sun or beyond_the_sun"
    assert mutate.selection("blighted_reach") == "blighted-reach or blighted_reach"
    # What Arcs does only in its campaign is tried with the tests of the campaign.
    assert mutate.selection("arcs") == "arcs or blighted-reach or blighted_reach"
    assert mutate.test_folders("arcs")[0] == "tests/rules/arcs"
    assert mutate.test_folders("arcs")[-1] == "tests/rules/blighted_reach"
    assert "tests/rules/arcs" not in mutate.test_folders("blighted_reach")
    left_out = mutate.selection("kernel").split(" and ")
    assert {"not federation", "not blighted-reach", "not arcs"} < set(left_out)
    assert not any("star" in name for name in left_out)
    # Tests that name no game are played with the example, so they are its tests too.
    assert mutate.selection("star_realms") == mutate.selection("kernel")


SOURCE = """
def most(a, b):
    if a > b:
        return a
    return b


def unseen(a):
    return a * 2


async def waits(a):
    return a + 1
"""
TESTS = """
import asyncio
from pathlib import Path
from ecliptic.games.toy import most, unseen, waits

def test_most():
    assert most(1, 2) == 2
    assert most(2, 1) == 2

def test_waits():
    assert asyncio.run(waits(1)) == 2

def test_unseen():
    unseen(2)
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one small game."""
    files = {
        "src/ecliptic/__init__.py": "",
        "src/ecliptic/games/__init__.py": "",
        "src/ecliptic/games/toy/__init__.py": SOURCE,
        "tests/rules/toy/test_toy.py": TESTS,
        "tools/equivalent_mutants.toml": "",
        "pyproject.toml": "[tool.pytest.ini_options]\n",
        ".gitignore": "/build/\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    for plugin in ("executed.py", "forked.py", "named.py"):
        shutil.copy(mutate.ROOT / "tools" / plugin, tmp_path / "tools")
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    monkeypatch.setattr(mutate, "ROOT", tmp_path)
    monkeypatch.setattr(mutate, "EQUIVALENT", tmp_path / "tools" / "equivalent_mutants.toml")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "pytest_timeout,xdist.plugin")
    return tmp_path


def test_a_watched_test_goes_on_after_its_time_was_up(tmp_path: Path) -> None:
    """The time may be up in the middle of a note: what it had locked is never given back, to its threads either."""
    recorder = Recorder(str(tmp_path), str(tmp_path / "executed.json"))
    try:
        recorder.watch("a test")
        collector: Any = recorder.coverage._collector
        collector.lock_data()
        thread = threading.Thread(target=collector.lock_data, daemon=True)
        thread.start()
        thread.join(timeout=10)
        assert not thread.is_alive()
    finally:
        recorder.coverage.stop()


def outcomes(report: dict[str, Any]) -> dict[str, str]:
    return {f"{row['line']}: {row['mutation']}": row["outcome"] for row in report["results"]}


def test_a_run_from_beginning_to_end(
    toy: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {path: path.read_bytes() for path in (toy / "src").rglob("*.py")}
    assert mutate.main(["toy", "--count", "5", "--seed", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    found = outcomes(report)
    assert {line.partition(":")[0] for line in found} == {"3", "4", "5", "9", "13"}
    assert all(outcome == "survived" for line, outcome in found.items() if line.startswith("9:"))
    assert found[next(line for line in found if line.startswith("13:"))] == "caught"
    assert report["caught"] + report["survived"] == 5
    assert report["share"] == report["caught"] / 5
    assert {path: path.read_bytes() for path in (toy / "src").rglob("*.py")} == before, (
        "the working tree is not touched"
    )
    copy = toy / "build" / "mutate" / "toy" / "tree" / "src" / "ecliptic" / "games" / "toy" / "__init__.py"
    assert copy.read_text(encoding="utf-8") == SOURCE

    # A second run of the same files knows the results, and tries only what is new.
    tried: list[str] = []

    def catch(self: mutate.Workshop, mutant: mutate.Mutant) -> tuple[str, str]:
        tried.append(mutant.text)
        return "caught", "a test"

    monkeypatch.setattr(mutate.Workshop, "try_out", catch)
    monkeypatch.setattr(mutate.Workshop, "try_quickly", lambda self, mutants, each: None)
    assert mutate.main(["toy", "--count", "5", "--seed", "2"]) == 0
    assert tried == []
    said = capsys.readouterr().out
    assert "survived:\n  src/ecliptic/games/toy/__init__.py:9\n  - return a * 2\n  + " in said
    assert f"{report['caught']} caught, {report['survived']} survived, 0 equivalent" in said

    # What is listed as equivalent does not count, and the rest is tried again when a file has changed.
    row = next(row for row in report["results"] if row["line"] == 9)
    listed = {"file": row["file"], "line": row["text"], "mutation": row["mutation"], "reason": "Nobody looks."}
    text = "[[mutant]]\n" + "".join(f"{name} = {json.dumps(value)}\n" for name, value in listed.items())
    (toy / "tools" / "equivalent_mutants.toml").write_text(text, encoding="utf-8")
    (toy / "tests" / "rules" / "toy" / "test_toy.py").write_text(f"{TESTS}# changed\n", encoding="utf-8")
    monkeypatch.setattr(mutate.Workshop, "open", lambda self: self.tests.update(t={}))
    assert mutate.main(["toy", "--count", "5", "--seed", "2", "--least", "1"]) == 0
    assert len(tried) == 4
    assert "1 equivalent; 100.0% caught." in capsys.readouterr().out


def test_too_few_caught_is_a_failure(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutate.Workshop, "open", lambda self: self.tests.update(t={}))
    monkeypatch.setattr(mutate.Workshop, "try_quickly", lambda self, mutants, each: None)
    monkeypatch.setattr(mutate.Workshop, "try_out", lambda self, mutant: ("survived", ""))
    assert mutate.main(["toy", "--count", "2", "--least", "0.97"]) == 1


def test_a_mutant_that_never_ends_is_caught(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutate, "LEAST_SECONDS", 5)
    endless = "def count(n):\n    while n > 0:\n        n -= 1\n    return n\n"
    (toy / "src/ecliptic/games/toy/__init__.py").write_text(endless, encoding="utf-8")
    test = "from ecliptic.games.toy import count\n\ndef test_count():\n    assert count(3) == 0\n"
    (toy / "tests/rules/toy/test_toy.py").write_text(test, encoding="utf-8")
    workshop = mutate.Workshop("toy")
    workshop.open()
    (mutant,) = [each for line in mutate.all_mutants("toy") for each in line if each.mutation.new == "+="]
    assert workshop.try_out(mutant) == ("time up", "")


def test_a_test_that_fails_anyway_catches_nothing(toy: Path) -> None:
    """It passed when it was watched; the others are tried without it."""
    counting = "def test_most():\n    assert most(1, 2) == 2\n\ndef test_often():\n    assert most(3, 2) == 3\n"
    fickle = "\ndef test_fickle():\n    import os\n    assert 'EXECUTED_TO' in os.environ\n    most(0, 0)\n"
    file = toy / "tests/rules/toy/test_toy.py"
    file.write_text(f"from ecliptic.games.toy import most\n{fickle}\n{counting}", encoding="utf-8")
    workshop = mutate.Workshop("toy")
    workshop.open()
    own = "tests/rules/toy/test_toy.py::"
    assert f"{own}test_fickle" in workshop.tests
    workshop.tests[f"{own}test_fickle"]["seconds"] = 0.0  # so that it comes first
    by_name = {each.mutation.name(): each for line in mutate.all_mutants("toy") for each in line}
    found = {name: workshop.try_out(each) for name, each in by_name.items()}
    assert {test for outcome, test in found.values() if outcome == "caught"} <= {f"{own}test_most", f"{own}test_often"}
    assert "caught" in {outcome for outcome, _ in found.values()}
    assert "survived" in {outcome for outcome, _ in found.values()}
    assert workshop.unfit == {f"{own}test_fickle"}


def test_an_interrupted_note_does_not_block_the_next_test(toy: Path) -> None:
    first = (
        "import gc\nfrom coverage.collector import Collector\nfrom ecliptic.games.toy import most\n\n"
        "def test_takes():\n    for each in gc.get_objects():\n        if isinstance(each, Collector):\n"
        "            each.lock_data()\n"
    )
    second = "\ndef test_most():\n    assert most(1, 2) == 2\n"
    (toy / "tests/rules/toy/test_toy.py").write_text(f"{first}{second}", encoding="utf-8")
    workshop = mutate.Workshop("toy")
    workshop.open()
    assert workshop.tests["tests/rules/toy/test_toy.py::test_most"]["functions"] == ["__init__.py:2"]


# Like the tests that a library makes of an API's description: the command line finds none by its name.
MADE = """
import pytest

class Made(pytest.Collector):
    nodeid = "tests/rules/toy/test_toy.py"

    def collect(self):
        for n in (1, 2, 3):
            yield pytest.Function.from_parent(self, name=f"test_it[{n}]", originalname="test_it", callobj=self.obj)

def pytest_pycollect_makeitem(collector, name, obj):
    if name == "test_it":
        made = Made.from_parent(collector, name=name)
        made.obj = lambda: obj(1)
        return made
"""


def test_only_the_named_tests_are_run(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (toy / "tests/rules/toy/conftest.py").write_text(MADE, encoding="utf-8")
    tests = "def test_it(n):\n    assert n == 1\n\ndef test_other():\n    assert False\n"
    (toy / "tests/rules/toy/test_toy.py").write_text(tests, encoding="utf-8")
    workshop = mutate.Workshop("toy")
    monkeypatch.setattr(workshop, "tree", toy)
    workshop.place.mkdir(parents=True)
    file = "tests/rules/toy/test_toy.py::"
    workshop.tests = {f"{file}{name}": {"seconds": 0.0} for name in ("test_it[2]", "test_it[3]", "test_other", "gone")}
    assert workshop._run([f"{file}test_it[2]", f"{file}test_it[3]"]) == ("survived", "")
    assert workshop._run([f"{file}test_it[2]", f"{file}test_other"]) == ("caught", f"{file}test_other")
    with pytest.raises(SystemExit, match="None of the tests of toy was found"):
        workshop._run([f"{file}gone"])


LOADED = """
LIMIT = 3

def double(a):
    return a * 2

def most(a, b=1):
    return max(a, b)

TABLE = [double(LIMIT)]
"""
USES = """
from ecliptic.games import toy

def test_double():
    assert toy.double(2) == 4

def test_table():
    assert toy.TABLE == [6]

def test_most():
    assert toy.most(0) == 1
"""


def quickly(toy: Path, tests: str) -> dict[str, tuple[str, str]]:
    """What is caught in forked processes, by mutation, with the test."""
    (toy / "src/ecliptic/games/toy/__init__.py").write_text(LOADED, encoding="utf-8")
    (toy / "tests/rules/toy/test_toy.py").write_text(tests, encoding="utf-8")
    workshop = mutate.Workshop("toy")
    workshop.open()
    found: dict[str, tuple[str, str]] = {}

    def keep(mutant: mutate.Mutant, outcome: str, test: str, seconds: float) -> None:
        found[f"{mutant.text}: {mutant.mutation.name()}"] = (outcome, test.partition("::")[2])

    workshop.try_quickly([each for line in mutate.all_mutants("toy") for each in line], keep)
    return found


def test_mutants_in_functions_are_tried_in_forked_processes(toy: Path) -> None:
    found = quickly(toy, USES)
    assert found["return a * 2: * -> //"] == ("caught", "test_double")
    assert found["return max(a, b): return max(a, b) -> return None"] == ("caught", "test_most")
    assert not [text for text in found if text.startswith(("LIMIT", "TABLE", "def "))]  # they need another start


def test_a_test_that_fails_in_every_forked_process_catches_nothing(toy: Path) -> None:
    alone = "import os\nfrom ecliptic.games.toy import double\nHERE = os.getpid()\n"
    alone += "def test_process():\n    assert double(0) == 0\n    assert os.getpid() == HERE\n"
    assert quickly(toy, alone) == {}


def test_what_could_not_be_tried_in_forked_processes_is_told(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    forked = toy / "tools" / "forked.py"
    forked.write_text(forked.read_text().replace("    def try_out(", "    def tried_out("), encoding="utf-8")
    assert quickly(toy, USES) == {}
    said = capsys.readouterr().err
    assert "A process that tries mutants has broken off." in said
    assert said.endswith("The mutants are tried one by one.\n")


def test_the_quickest_tests_that_execute_the_function_come_first(toy: Path) -> None:
    workshop = mutate.Workshop("toy")
    own = "tests/rules/toy/test_toy.py::"
    workshop.tests = {
        f"{own}slow": {"functions": ["__init__.py:2"], "seconds": 2.0, "programs": False},
        f"{own}quick": {"functions": ["__init__.py:2", "__init__.py:8"], "seconds": 0.1, "programs": False},
        f"{own}other": {"functions": ["__init__.py:8"], "seconds": 0.1, "programs": False},
        "tests/bots/test_far.py::far": {"functions": [], "seconds": 0.1, "programs": False},
        "tests/bots/test_far.py::starts": {"functions": [], "seconds": 0.1, "programs": True},
    }
    mutant = next(each for line in mutate.all_mutants("toy") for each in line if each.mutation.line == 4)
    assert list(workshop.stages(mutant, SOURCE)) == [
        [f"{own}quick", f"{own}slow"],
        [f"{own}other", "tests/bots/test_far.py::starts"],
    ]


def test_what_is_outside_of_functions_is_tried_with_the_tests_that_use_its_file(toy: Path) -> None:
    workshop = mutate.Workshop("toy")
    own = "tests/rules/toy/test_toy.py::"
    workshop.tests = {
        f"{own}other": {"functions": ["other.py:2"], "seconds": 0.1, "programs": False},
        "tests/bots/test_far.py::uses": {"functions": ["__init__.py:2"], "seconds": 0.2, "programs": False},
        "tests/bots/test_far.py::far": {"functions": ["other.py:2"], "seconds": 0.1, "programs": False},
    }
    mutant = mutate.Mutant("src/ecliptic/games/toy/__init__.py", "LIMIT = 3", Mutation(2, 8, 9, "3", "4"))
    stages = [["tests/bots/test_far.py::uses"], [f"{own}other"]]
    assert list(workshop.stages(mutant, LOADED)) == stages


def test_slow_tests_can_be_left_out(toy: Path) -> None:
    workshop = mutate.Workshop("toy", longest=1.0)
    own = "tests/rules/toy/test_toy.py::"
    workshop.tests = {
        f"{own}slow": {"functions": ["__init__.py:2"], "seconds": 2.0, "programs": False},
        f"{own}quick": {"functions": ["__init__.py:2"], "seconds": 1.0, "programs": False},
        f"{own}other": {"functions": [], "seconds": 9.0, "programs": True},
    }
    mutant = next(each for line in mutate.all_mutants("toy") for each in line if each.mutation.line == 4)
    assert list(workshop.stages(mutant, SOURCE)) == [[f"{own}quick"]]


def test_what_is_slow_while_watched_is_tried_all_the_same(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutate, "LONGEST_TEST", 1)
    test = "import time\nfrom ecliptic.games.toy import most\n\ndef test_most():\n    assert most(1, 2) == 2\n"
    (toy / "tests/rules/toy/test_toy.py").write_text(f"{test}    time.sleep(3)\n", encoding="utf-8")
    workshop = mutate.Workshop("toy")
    workshop.open()
    assert workshop.tests["tests/rules/toy/test_toy.py::test_most"]["functions"] == ["__init__.py:2"]


def test_a_test_that_ends_the_watching_ends_it_only_for_itself(toy: Path) -> None:
    first = "import sys\nfrom ecliptic.games.toy import most\n\ndef test_ends():\n    sys.settrace(None)\n"
    second = "\ndef test_most():\n    assert most(1, 2) == 2\n"
    (toy / "tests/rules/toy/test_toy.py").write_text(f"{first}{second}", encoding="utf-8")
    workshop = mutate.Workshop("toy")
    workshop.open()
    assert workshop.tests["tests/rules/toy/test_toy.py::test_most"]["functions"] == ["__init__.py:2"]
