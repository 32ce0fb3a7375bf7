"""A pytest plugin that runs only the tests that are named in the file NAMED_IN, in the order in which they stand there.

On the command line not every test can be named: those that another library makes of a list are found only with it.
"""

import os
from pathlib import Path

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the others out."""
    named = dict.fromkeys(Path(os.environ["NAMED_IN"]).read_text(encoding="utf-8").splitlines())
    found = {item.nodeid: item for item in items}
    config.hook.pytest_deselected(items=[item for name, item in found.items() if name not in named])
    items[:] = [found[name] for name in named if name in found]
