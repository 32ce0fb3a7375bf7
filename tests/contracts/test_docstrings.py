"""Every public function of kernel, content and API has an example in its docstring; all examples are true.

The docstrings are taken from the source: compiled modules have none.
"""

import ast
import doctest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "ecliptic"
PARSER = doctest.DocTestParser()


def sources() -> list[Path]:
    names = ("kernel", "content", "effects", "bots", "sim")
    layers = [path for name in names for path in sorted(SOURCE.glob(f"{name}/*.py"))]
    return [*layers, SOURCE / "api.py", SOURCE / "games" / "__init__.py"]


def documented(path: Path) -> Iterator[tuple[str, str, int]]:
    """Every class, function and method of a file that has a docstring: its name, the docstring and its line."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            text = ast.get_docstring(node)
            if text:
                yield node.name, text, node.lineno


def cases() -> list[tuple[str, str, str, int]]:
    found: list[tuple[str, str, str, int]] = []
    for path in sources():
        for name, text, line in documented(path):
            if ">>>" in text:
                found.append((str(path.relative_to(SOURCE.parent)), name, text, line))
    return found


@pytest.mark.parametrize(("path", "name", "text", "line"), cases(), ids=lambda value: str(value)[:40])
def test_example(path: str, name: str, text: str, line: int) -> None:
    module = import_module(path.removesuffix(".py").replace("/", ".").removesuffix(".__init__"))
    test = PARSER.get_doctest(text, dict(vars(module)), name, path, line)
    out: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=out.append)
    assert not out, "".join(out)


def test_every_public_function_has_an_example() -> None:
    missing: list[str] = []
    for path in [path for path in sources() if path.parent.name not in ("effects", "bots", "sim")]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        nodes = [node for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))]
        for node in nodes:
            if not node.name.startswith("_") and ">>>" not in (ast.get_docstring(node) or ""):
                missing.append(f"{path.name}: {node.name}")
    assert not missing
