"""Interpreted copies of compiled modules, for tests that exchange a part of one: compiled code keeps its own parts."""

import importlib
import importlib.util
import inspect
import sys
from pathlib import Path
from types import ModuleType

import ecliptic


def interpreted(name: str) -> ModuleType:
    """Return the module itself when it runs interpreted, else a copy from its source that does."""
    module = importlib.import_module(name)
    if any(inspect.isfunction(each) and each.__module__ == name for each in vars(module).values()):
        return module
    path = Path(ecliptic.__file__).parents[1].joinpath(*name.split(".")).with_suffix(".py")
    copy = ModuleType(name)
    copy.__file__ = str(path)
    exec(compile(path.read_text(encoding="utf-8"), path, "exec"), vars(copy))
    assert sys.modules[name] is module
    return copy
