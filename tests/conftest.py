"""What all tests share."""

import os
from collections.abc import Generator
from typing import Any

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where ECLIPTIC_NO_SKIPS is set, what cannot be tested has failed."""
    report = yield
    if report.skipped and not hasattr(report, "wasxfail") and os.environ.get("ECLIPTIC_NO_SKIPS"):
        why: Any = report.longrepr
        report.outcome = "failed"
        report.longrepr = f"Nothing may be skipped here. {why[2] if isinstance(why, tuple) else why}"
    return report
