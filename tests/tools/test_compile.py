"""What is compiled, and how."""

from fnmatch import fnmatch

import pytest
from tools import compile

MODULES = sorted(path.relative_to(compile.SOURCE / "ecliptic").as_posix() for path in compile.SOURCE.rglob("*.py"))


@pytest.mark.parametrize("pattern", [*compile.EXCLUDED, *compile.SELDOM_RUN])
def test_every_pattern_names_modules(pattern: str) -> None:
    assert [path for path in MODULES if fnmatch(path, pattern)]


def test_the_c_file_of_a_module_that_is_seldom_run_is_known() -> None:
    assert compile.is_seldom_run("build/c/__native_ecliptic___games___arcs___campaign___fates___f01_steward.c")
    assert compile.is_seldom_run("build/c/__native_ecliptic___games___star_realms___position.c")
    assert not compile.is_seldom_run("build/c/__native_ecliptic___games___arcs___battle.c")
    assert not compile.is_seldom_run("build/c/__native_ecliptic_arcs.c")
    assert not compile.is_seldom_run("build/c/list_ops.c")
