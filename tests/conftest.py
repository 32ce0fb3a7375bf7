"""What all tests share."""

import gc
import os
from collections.abc import Generator

import pytest

pytest_plugins = ["tests.suite_rules"]

COLLECT_AFTER = 50_000  # new objects; with Python's 700, looking for garbage takes a tenth of the time

# Tests wait for pages and servers a third of their time.
WORKERS_FOR_TWO_CORES = 3


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return how many workers `-n auto` starts."""
    return (os.cpu_count() or 1) * WORKERS_FOR_TWO_CORES // 2


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect no garbage while tests are collected, and later none among them: a million objects that stay."""
    gc.disable()
    result = yield
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)
    gc.enable()
    return result
