"""A pytest plugin that writes down which functions of some folder each test executes, and how long the test takes.

Set EXECUTED_IN to the folder and EXECUTED_TO to the file to write; each worker of pytest-xdist writes one of its own,
with its name added. Functions executed while fixtures are set up count
for all tests of the file, because others may use the same fixture. Coverage watches the lines: its tracer, written in
C, costs a tenth of a test's time, where a trace function in Python takes twice as long as the test itself.
"""

import ast
import json
import os
import sys
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage

HAS_GREENLETS = "server"  # following them takes as long again as the tests
SETTING_UP = "setting up "  # before the file's name: the context of its fixtures


class Recorder:
    """The tests that have run, and the lines they executed; tests that start programs cannot be looked into."""

    def __init__(self, folder: str, to: str) -> None:
        self.to = Path(to)
        self.folder = f"{folder}{os.sep}"
        concurrency = ["thread", "greenlet"] if Path(folder).name == HAS_GREENLETS else ["thread"]
        self.coverage = Coverage(data_file=None, source=[folder], config_file=False, concurrency=concurrency)
        self.tests: dict[str, dict[str, Any]] = {}  # by test, when it has passed
        self.starts_programs = False

    def watch(self, context: str) -> None:
        """Watch from here on in a context, also when the test before has ended the watching."""
        if sys.gettrace() is None:
            self.coverage.stop()
            self.coverage.start()
        # A test's time may be up while coverage holds its lock: nobody gives it back, and threads would wait for ever.
        collector: Any = self.coverage._collector  # internal
        collector.data_lock = None
        self.coverage.switch_context(context)

    def audit(self, event: str, arguments: object) -> None:
        """Note that a program is started."""
        if event in ("subprocess.Popen", "os.posix_spawn", "os.fork"):
            self.starts_programs = True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, None, None]:
        """Keep what fixtures execute for the whole file."""
        self.starts_programs = False
        self.watch(f"{SETTING_UP}{item.path.name}")
        yield
        self.watch(item.nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Forget where a test failed: pytest cannot show one that was ended between two lines of a watched function."""
        if call.excinfo is not None:
            try:
                raise call.excinfo.value.with_traceback(None)
            except BaseException:
                call.excinfo = pytest.ExceptionInfo.from_current()
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep a test that has passed, or was ended because being watched made it slow."""
        is_slow = report.failed and "Timeout" in str(report.longrepr)
        if report.when == "call" and (report.passed or is_slow):
            self.tests[report.nodeid] = {
                "seconds": round(report.duration, 4),
                "programs": self.starts_programs,
            }

    def pytest_sessionfinish(self) -> None:
        """Write everything down."""
        self.coverage.stop()
        executed = self.executed_functions()
        for name, test in self.tests.items():
            file = Path(name.partition("::")[0]).name
            test["functions"] = sorted(executed[name] | executed[f"{SETTING_UP}{file}"])
        self.to.write_text(json.dumps(self.tests), encoding="utf-8")

    def executed_functions(self) -> dict[str, set[str]]:
        """Return the functions executed in each context."""
        found: dict[str, set[str]] = defaultdict(set)
        data = self.coverage.get_data()
        for file in data.measured_files():
            function_of = functions_by_line(Path(file).read_text(encoding="utf-8"))
            name = file.removeprefix(self.folder)
            for line, contexts in data.contexts_by_lineno(file).items():
                if line in function_of:
                    function = f"{name}:{function_of[line]}"
                    for context in contexts:
                        found[context].add(function)
        return found


def functions_by_line(source: str) -> dict[int, int]:
    """Return, for each line inside a function's body, the first line of the innermost function (with its decorators).

    >>> functions_by_line("@cache\\ndef f():\\n    return g(\\n        1)\\nx = 2\\n")
    {3: 1, 4: 1}
    """
    found: dict[int, int] = {}
    for node in ast.walk(ast.parse(source)):  # from the outside inwards
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            found.update(dict.fromkeys(range(node.body[0].lineno, (node.end_lineno or 0) + 1), first))
    return found


def pytest_configure(config: pytest.Config) -> None:
    """Begin to watch, in the workers that run the tests."""
    worker = getattr(config, "workerinput", None)  # not the environment: a test that watches tests has its own there
    if worker is None:
        return
    recorder = Recorder(os.environ["EXECUTED_IN"], f"{os.environ['EXECUTED_TO']}.{worker['workerid']}")
    config.pluginmanager.register(recorder, "executed")
    sys.addaudithook(recorder.audit)
    recorder.coverage.start()
