"""The suite's own plugin: skips fail where they are forbidden, and a test that cites a clause has to show it."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

PLUGIN = Path(__file__).with_name("suite_rules.py")
SETTINGS = """
    [tool.pytest.ini_options]
    testpaths = ["tests"]
    pythonpath = ["."]
    addopts = ["--import-mode=importlib", "-m", "not deep"]
    markers = ["rule(*clauses): ...", "deep: ..."]
"""


def run(folder: Path, source: str, *arguments: str, **environment: str) -> tuple[int, str]:
    """Run pytest on a suite with one file of tests; its status and what it says."""
    tests = folder / "tests"
    tests.mkdir()
    (folder / "pyproject.toml").write_text(dedent(SETTINGS), encoding="utf-8")
    (tests / "__init__.py").touch()
    (tests / "conftest.py").write_bytes(PLUGIN.with_name("conftest.py").read_bytes())
    (tests / PLUGIN.name).write_bytes(PLUGIN.read_bytes())
    (tests / "helpers.py").write_text("def same(one, two):\n    assert one == two\n", encoding="utf-8")
    (tests / "test_it.py").write_text(f"import pytest\n{dedent(source)}", encoding="utf-8")
    variables = {**os.environ, "CI": "", "ECLIPTIC_NO_SKIPS": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **environment}
    command = [sys.executable, "-m", "pytest", "-q", "-rA", "-p", "xdist.plugin", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, env=variables, timeout=60, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(("value", "status", "told"), [("1", 1, "Nothing may be skipped here."), ("", 0, "1 skipped")])
def test_skips_are_failures_where_they_are_forbidden(tmp_path: Path, value: str, status: int, told: str) -> None:
    source = "def test_it():\n    pytest.skip('a reason')\n"
    assert_run(run(tmp_path, source, ECLIPTIC_NO_SKIPS=value), status, told)


def assert_run(done: tuple[int, str], status: int, told: str) -> None:
    """Compare the status, and look for a sentence."""
    assert done[0] == status, done[1]
    assert told in done[1]


def citing(name: str, body: str, *marks: str) -> str:
    """Write a test that cites a clause."""
    decorators = "".join(f"@pytest.mark.{mark}\n" for mark in ("rule('SR-1.1')", *marks))
    given = "n" if "parametrize" in decorators else ""
    return f"{decorators}def test_{name}({given}):\n    {body}\n"


SHOWN = {
    "an_assert": "assert int('1') == 1",
    "an_exception": "with pytest.raises(ValueError): int('x')",
    "a_helper_of_the_suite": "from tests.helpers import same; same(1, 1)",
    "a_check_in_a_loop": "for n in range(3):\n        assert n < 3",
}
NOT_SHOWN = {
    "an_empty_body": "...",
    "an_assert_of_a_constant": "assert True",
    "a_comparison_of_constants": "assert 1 == 1",
    "a_field_with_itself": "assert int.real == int.real",
    "what_is_always_true": "assert pytest == 3 or True",
    "an_assert_that_is_not_reached": "for n in []:\n        assert n",
    "an_assert_in_a_function_that_is_not_called": "def check():\n        assert 1 == 2",
}


def test_a_citing_test_has_to_check_something(tmp_path: Path) -> None:
    source = "".join(citing(name, body) for name, body in (SHOWN | NOT_SHOWN).items())
    status, said = run(tmp_path, f"{source}def test_that_cites_nothing(): ...\n")
    assert status == 1
    assert f"{len(NOT_SHOWN)} failed, {len(SHOWN) + 1} passed" in said
    for name in NOT_SHOWN:
        assert f"FAILED tests/test_it.py::test_{name} - " in said
    assert said.count("It cites SR-1.1 and checked nothing") == len(NOT_SHOWN)


@pytest.mark.parametrize("arguments", [(), ("tests/test_it.py",)], ids=["whole", "partial"])
def test_a_citing_test_has_to_run(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    marks = ("skip(reason='later')", "xfail(reason='later')", "parametrize('n', [])")
    source = "".join(citing(str(number), "assert int('1') == 2", mark) for number, mark in enumerate(marks))
    status, said = run(tmp_path, source + citing("body", "pytest.skip('later')"), *arguments)
    assert status == 1
    assert "2 failed, 2 errors" in said  # marks skip a test before it begins
    assert said.count("It cites SR-1.1 and must run.") >= 4


HIDDEN = """
    @pytest.mark.rule("SR-1.1")
    def test_it():
        assert int("1") == 1

    @pytest.mark.rule("SR-1.2")
    def test_hidden():
        assert int("1") == 1

    globals().pop("test_hidden")
"""


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["one process", "workers"])
def test_a_whole_run_misses_a_citing_test_that_was_not_collected(tmp_path: Path, workers: tuple[str, ...]) -> None:
    done = run(tmp_path, HIDDEN, *workers)
    assert_run(done, 1, "test_it.py::test_hidden cites a rule clause and did not run.")
    assert "1 passed" in done[1]
    assert "test_it.py::test_it cites" not in done[1]


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["one process", "workers"])
def test_a_whole_run_in_which_all_citing_tests_ran_passes(tmp_path: Path, workers: tuple[str, ...]) -> None:
    source = """
        class TestIt:
            @pytest.mark.rule("SR-1.1")
            @pytest.mark.parametrize("n", [1, 2])
            def test_it(self, n):
                assert n

        @pytest.mark.deep
        @pytest.mark.rule("SR-1.1")
        def test_long():
            assert int("1") == 2
    """
    assert_run(run(tmp_path, source, *workers), 0, "2 passed")


@pytest.mark.parametrize("arguments", ["tests/test_it.py", "-k test_it", "-m rule", "--collect-only"])
def test_a_partial_run_does_not_miss_the_others(tmp_path: Path, arguments: str) -> None:
    status, said = run(tmp_path, HIDDEN, *arguments.split())
    assert status == 0, said
    assert "did not run" not in said


HANGING = """
    import threading

    def test_that_waits():
        lock = threading.Lock()
        lock.acquire()
        lock.acquire()  # for ever

    @pytest.mark.anyio
    async def test_that_waits_in_a_loop():
        import asyncio
        await asyncio.Event().wait()  # for ever

    def test_after_them():
        assert int("1") == 1
"""


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["one process", "workers"])
def test_a_test_that_hangs_fails_with_its_traceback_and_the_others_go_on(
    tmp_path: Path, workers: tuple[str, ...]
) -> None:
    limits = ("-p", "pytest_timeout", "-p", "anyio", "-o", "timeout=1", "-o", "timeout_method=signal", "-k", "not trio")
    done = run(tmp_path, HANGING, *limits, *workers)
    assert_run(done, 1, "lock.acquire()  # for ever")
    assert "Timeout (>1.0s) from pytest-timeout" in done[1]
    assert "FAILED tests/test_it.py::test_that_waits_in_a_loop[asyncio]" in done[1]
    assert "2 failed, 1 passed" in done[1]


def test_every_test_of_this_suite_has_a_limit(request: pytest.FixtureRequest) -> None:
    config = request.config
    assert 0 < float(config.getini("timeout")) < float(config.getini("faulthandler_timeout"))
    assert config.getini("faulthandler_exit_on_timeout")
    marks = [mark for item in request.session.items for mark in item.iter_markers("timeout")]
    assert all(mark.args[0] > 0 for mark in marks)


def test_a_worker_that_dies_ends_the_run(tmp_path: Path) -> None:
    """With the project's own settings: the run fails and names the test, where it would wait for ever."""
    source = "import os\n\n\ndef test_first(): pass\ndef test_that_kills(): os._exit(1)\ndef test_last(): pass\n"
    (tmp_path / "test_it.py").write_text(source, encoding="utf-8")
    settings = ["-c", str(PLUGIN.parents[1] / "pyproject.toml"), "--rootdir", str(tmp_path), "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", "-q", *settings, "-n", "1", "--dist", "loadgroup", "test_it.py"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=60, check=False)
    assert_run((done.returncode, done.stdout), 1, "crashed while running 'test_it.py::test_that_kills'")
