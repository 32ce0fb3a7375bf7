"""Imports point downwards only: the rules know nothing of the world outside them."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

PACKAGE: Final = Path(__file__).resolve().parents[2] / "src" / "ecliptic"

# What each layer may import of ours. The layer "" is the package itself: the public surface and its helpers.
LAYERS: Final[dict[str, set[str]]] = {
    "kernel": {"kernel"},
    "content": {"kernel", "content"},
    "effects": {"kernel", "effects"},
    "games": {"kernel", "content", "effects", "games"},
    "bots": {"kernel", "content", "effects", "games", "bots"},
    "envs": {"kernel", "content", "effects", "games", "envs", ""},
    "": {"kernel", "content", "effects", "games", "bots", ""},
    "sim": {"kernel", "content", "effects", "games", "bots", "sim", ""},
    "server": {"kernel", "content", "effects", "games", "bots", "envs", "sim", "server", ""},
    "cli": {"kernel", "content", "effects", "games", "bots", "envs", "sim", "server", "cli", ""},
}

# Layers that take nothing from outside but the standard library and this.
SELF_CONTAINED: Final = {"kernel", "effects", "games"}
ALWAYS_ALLOWED: Final = "mypy_extensions"


def violations(path: str, source: str) -> list[str]:
    """The imports that a module, named by its path inside the package, must not have."""
    return [
        f"{path}:{line} imports {name}: {reason}"
        for line, name in imports(path, source)
        if (reason := refusal(path, name))
    ]


def imports(path: str, source: str) -> Iterator[tuple[int, str]]:
    """Every imported name with its line, also those inside functions and for the type checker alone."""
    package = ["ecliptic", *Path(path).parent.parts]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, f"{module}.{alias.name}"


def refusal(path: str, name: str) -> str | None:
    layer, target = layer_of(path), name.split(".")
    if target[0] != "ecliptic":
        is_known = target[0] in sys.stdlib_module_names or target[0] == ALWAYS_ALLOWED
        return f"{layer} is self-contained" if layer in SELF_CONTAINED and not is_known else None
    wanted = target[1] if len(target) > 1 and target[1] in LAYERS else ""
    if wanted not in LAYERS[layer]:
        return f"{layer or 'the package'} lies below {wanted or 'the package'}"
    if layer == wanted == "games":
        # A game's folder stands alone; only what lies beside the folders (the list of games) sees them all.
        parts = Path(path).parts
        if len(parts) > 2 and target[2:3] != [parts[1]]:
            return "a game imports no other game"
    return None


def layer_of(path: str) -> str:
    parts = Path(path).parts
    if parts == ("__main__.py",):
        return "cli"
    return parts[0] if len(parts) > 1 else ""


def test_imports_point_downwards() -> None:
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        path = file.relative_to(PACKAGE).as_posix()
        assert layer_of(path) in LAYERS, f"{path} is in no layer that this test knows"
        found += violations(path, file.read_text(encoding="utf-8"))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("kernel/frames.py", "import ecliptic"),
        ("kernel/frames.py", "from ecliptic import new"),
        ("kernel/frames.py", "import yaml"),
        ("kernel/frames.py", "from ecliptic.games.arcs import state"),
        ("kernel/frames.py", "from ..games.arcs import state"),
        ("kernel/frames.py", "def late() -> None:\n    import ecliptic.content"),
        ("content/packs.py", "from ecliptic.games import star_realms"),
        ("games/arcs/state.py", "from ecliptic.games.star_realms.state import State"),
        ("games/arcs/state.py", "from ecliptic.games import star_realms"),
        ("games/arcs/state.py", "from ecliptic import games"),
        ("games/arcs/state.py", "from .. import star_realms"),
        ("games/arcs/board/map.py", "from ...star_realms import state"),
        ("games/arcs/state.py", "import yaml"),
        (
            "games/arcs/state.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ecliptic.bots import greedy",
        ),
        ("bots/greedy.py", "from ecliptic import sim"),
        ("sim/arena.py", "import ecliptic.cli"),
        ("table.py", "from ecliptic.cli import main"),
        ("__init__.py", "from . import cli"),
    ],
)
def test_an_import_that_points_up_is_found(path: str, source: str) -> None:
    assert len(violations(path, source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        (
            "kernel/frames.py",
            "from mypy_extensions import mypyc_attr\nfrom ecliptic.kernel.actions import Action",
        ),
        ("kernel/frames.py", "from . import actions\nfrom .actions import Action\nimport collections.abc"),
        ("content/packs.py", "import yaml\nfrom ecliptic.kernel import errors"),
        ("games/arcs/state.py", "from ecliptic.games.arcs.board import map\nfrom . import effects"),
        ("games/__init__.py", "from ecliptic.games import arcs, star_realms"),
        ("games/catalogue.py", "from ecliptic.games.arcs import state"),
        ("bots/greedy.py", "from ecliptic.games.arcs.state import State"),
        ("sim/arena.py", "import ecliptic\nfrom ecliptic.bots import greedy\nfrom ecliptic import new"),
        ("__main__.py", "from ecliptic.cli import main"),
    ],
)
def test_an_import_that_points_down_is_allowed(path: str, source: str) -> None:
    assert violations(path, source) == []
