"""Rules for the suite itself, as a pytest plugin: nothing is skipped where that is forbidden, and a citation means
that something was checked.

`ecliptic rules GAME --coverage` reads from the source which tests show a clause. This plugin fails the run when one of
them did not show it after all: it was skipped, was not collected, or ended without having checked anything.
"""

import ast
import os
import sys
from collections.abc import Generator, Iterable
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from ecliptic.content.citations import check_lines, find_citations

TESTS = Path(__file__).parent
FOLDER = f"{TESTS}{os.sep}"

# Options of pytest with which it leaves out tests.
NARROWING = ("keyword", "deselect", "ignore", "ignore_glob", "lf", "stepwise", "maxfail", "collectonly", "setuponly")

CHECKED = pytest.StashKey[bool]()
NOT_RUN = pytest.StashKey[list[str]]()


def pytest_configure(config: pytest.Config) -> None:
    """Watch whole runs; of several processes only the one that starts the others sees all tests."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(WholeRun(), "ecliptic-whole-run")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Find out whether a citing test checks anything. Tracing ends with the first check, because it is slow."""
    if item.get_closest_marker("rule") is None or sys.gettrace() is not None:  # a debugger watches already
        yield
        return
    item.stash[CHECKED] = False

    def enter(frame: FrameType, event: str, _: Any) -> Any:
        if not frame.f_code.co_filename.startswith(FOLDER):
            return None
        lines = lines_of_checks(frame.f_code.co_filename)

        def step(frame: FrameType, event: str, _: Any) -> Any:
            if event == "line" and frame.f_lineno in lines:
                item.stash[CHECKED] = True
                sys.settrace(None)
                return None
            return step

        return step

    sys.settrace(enter)
    try:
        yield
    finally:
        sys.settrace(None)


@cache
def lines_of_checks(path: str) -> frozenset[int]:
    """Return the lines of a test file on which something is checked."""
    return check_lines(ast.parse(Path(path).read_text(encoding="utf-8"), path))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn skips into failures where ECLIPTIC_NO_SKIPS is set, and for tests that cite a clause always."""
    report = yield
    cited = ", ".join(str(clause) for mark in item.iter_markers("rule") for clause in mark.args)
    if report.skipped and (cited or (os.environ.get("ECLIPTIC_NO_SKIPS") and not hasattr(report, "wasxfail"))):
        why: Any = report.longrepr
        reason = why[2] if isinstance(why, tuple) else why or getattr(report, "wasxfail", "")
        rule = f"It cites {cited} and must run." if cited else "Nothing may be skipped here."
        report.outcome = "failed"
        report.longrepr = f"{rule} {reason}"
        vars(report).pop("wasxfail", None)
    elif report.when == "call" and report.passed and not item.stash.get(CHECKED, True):
        report.outcome = "failed"
        report.longrepr = f"It cites {cited} and checked nothing: no assert and no pytest.raises was reached."
    return report


class WholeRun:
    """Compares, after a run of the whole suite, the tests that count for a clause with those that ran."""

    def __init__(self) -> None:
        self.ran: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that got as far as its own code."""
        if report.when == "call":
            self.ran.add(report.nodeid.partition("[")[0])

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail the run when a test that counts did not run."""
        config = session.config
        if session.exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) or not is_whole(config):
            return
        config.stash[NOT_RUN] = not_run(TESTS, (config.rootpath / test for test in self.ran))
        if config.stash[NOT_RUN]:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any, config: pytest.Config) -> None:
        """Name the tests that did not run."""
        for test in config.stash.get(NOT_RUN, []):
            terminalreporter.write_line(f"{test} cites a rule clause and did not run.", red=True)


def is_whole(config: pytest.Config) -> bool:
    """Is this a run of everything that `make test` collects?"""
    return (
        config.args_source is pytest.Config.ArgsSource.TESTPATHS
        and config.option.markexpr == "not deep"
        and not any(getattr(config.option, name, None) for name in NARROWING)
    )


def not_run(tests: Path, ran: Iterable[Path]) -> list[str]:
    """Return the tests below a folder that count for a clause and are not among those that ran."""
    names = {os.path.relpath(path, tests).replace(os.sep, "/") for path in ran}
    citations, _ = find_citations(tests)
    return sorted({citation.test for citation in citations if citation.counts} - names)
