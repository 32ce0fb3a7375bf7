"""A pytest plugin that writes down which functions of some folder each test executes, and how long the test takes.

Set EXECUTED_IN to the folder and EXECUTED_TO to the file to write. Functions executed while fixtures are set up count
for all tests of the file, because others may use the same fixture.
"""

import json
import os
import sys
import threading
from collections.abc import Generator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest


class Recorder:
    """The functions executed so far, by test; and the tests that started other programs, which nobody can look into."""

    def __init__(self, folder: str) -> None:
        self.folder = f"{folder}{os.sep}"
        self.current: set[str] = set()  # the functions of what happens now
        self.setting_up: dict[str, set[str]] = {}  # by test file
        self.tests: dict[str, dict[str, Any]] = {}  # by test, when it has passed
        self.starts_programs = False

    def enter(self, frame: FrameType, event: str, argument: object) -> None:
        """Note a function that is called."""
        code = frame.f_code
        if code.co_filename.startswith(self.folder):
            self.current.add(f"{code.co_filename[len(self.folder) :]}:{code.co_firstlineno}")

    def watch(self) -> None:
        """Watch from here on; Python stops when a test that takes too long is ended just while `enter` runs."""
        threading.settrace(self.enter)
        sys.settrace(self.enter)

    def audit(self, event: str, arguments: object) -> None:
        """Note that a program is started."""
        if event in ("subprocess.Popen", "os.posix_spawn", "os.fork"):
            self.starts_programs = True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, None, None]:
        """Keep what fixtures execute for the whole file."""
        self.starts_programs = False
        self.current = self.setting_up.setdefault(item.path.name, set())
        self.watch()
        yield
        self.current = set()
        self.watch()

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
        """Keep what a test executed that has passed, or was ended because being watched made it slow."""
        is_slow = report.failed and "Timeout" in str(report.longrepr)
        if report.when == "call" and (report.passed or is_slow):
            self.tests[report.nodeid] = {
                "functions": sorted(self.current),
                "seconds": round(report.duration, 4),
                "programs": self.starts_programs,
                "file": Path(report.nodeid.partition("::")[0]).name,
            }

    def pytest_sessionfinish(self) -> None:
        """Write everything down."""
        for test in self.tests.values():
            shared = self.setting_up.get(test.pop("file"), set())
            test["functions"] = sorted({*test["functions"], *shared})
        Path(os.environ["EXECUTED_TO"]).write_text(json.dumps(self.tests), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Begin to watch."""
    recorder = Recorder(os.environ["EXECUTED_IN"])
    config.pluginmanager.register(recorder, "executed")
    sys.addaudithook(recorder.audit)
    recorder.watch()
