"""Reads from the source of tests which rule clauses they cite, without running them.

A citation counts when `make test` collects the test and the test checks something: it asserts a value that is not a
constant, expects an exception with `pytest.raises`, or calls a helper of the test suite that does. Not counted are
tests marked `deep`, `skip`, `skipif` or `xfail`, tests that skip in their body, tests without a case, and functions
that pytest does not collect. The suite's own plugin (`tests/suite_rules.py`) makes sure that these tests really run.
"""

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

# Tests with one of these marks may not run in `make test`, or may fail: they show nothing.
DOUBTFUL: Final = frozenset({"skip", "skipif", "xfail", "deep"})

# Calls that end a test, or keep its whole file from being run.
SKIPPING: Final = frozenset({"pytest.skip", "pytest.xfail", "pytest.importorskip"})

EXPECTING: Final = frozenset({"pytest.raises", "pytest.warns"})

# What pytest collects unless it is told otherwise.
FILES: Final = ("test_*.py", "*_test.py")
FOLDERS_LEFT_OUT: Final = ("*.egg", ".*", "_darcs", "build", "CVS", "dist", "node_modules", "venv", "{arch}")

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Citation:
    """A test that cites a clause.

    >>> Citation("SR-6.4", "rules/star_realms/test_06.py::test_may", counts=True).clause
    'SR-6.4'
    """

    clause: str
    test: str  # file inside the tests folder, classes and name, divided by "::" as pytest does
    counts: bool


def find_citations(tests: Path) -> tuple[list[Citation], list[str]]:
    """Return every citation below a folder of tests, and the citations that cannot be read without running the test.

    >>> find_citations(Path("nowhere"))
    ([], [])
    """
    suite = _Suite(tests)
    citations: list[Citation] = []
    unreadable: list[str] = []
    for path in sorted(tests.rglob("*.py")):
        place = path.relative_to(tests)
        if not any(fnmatch(path.name, pattern) for pattern in FILES):
            continue
        if any(fnmatch(folder, pattern) for folder in place.parts[:-1] for pattern in FOLDERS_LEFT_OUT):
            continue
        text = path.read_text(encoding="utf-8")
        if "mark.rule" not in text:  # most files cite nothing, and parsing takes time
            continue
        reader = _Reader(place.as_posix(), suite.module(path))
        reader.read()
        citations += reader.citations
        unreadable += reader.unreadable
    return citations, unreadable


def check_lines(tree: ast.Module) -> frozenset[int]:
    """Return the lines on which something is checked: asserts, and calls that expect an exception.

    >>> sorted(check_lines(ast.parse("with pytest.raises(ValueError):\\n    int('x')\\nassert (\\n    x\\n)")))
    [1, 3, 4, 5]
    """
    lines: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt | ast.expr) and is_check(node):
            lines.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return frozenset(lines)


def is_check(node: ast.AST) -> bool:
    """Return whether this is an assert that can fail, or a call that expects an exception.

    >>> is_check(ast.parse("assert True").body[0])
    False
    """
    if isinstance(node, ast.Assert):
        return _can_fail(node.test)
    return isinstance(node, ast.Call) and _dotted(node.func) in EXPECTING


def _can_fail(asserted: ast.expr) -> bool:
    """Return whether an assert looks at anything.

    `assert 1 == 1`, `assert x.n == x.n`, `assert x or True` and `assert (x, y)` do not.
    """
    if isinstance(asserted, ast.BoolOp) and isinstance(asserted.op, ast.Or):
        return all(_can_fail(each) for each in asserted.values)
    if isinstance(asserted, ast.BoolOp):
        return any(_can_fail(each) for each in asserted.values)
    calls = any(isinstance(each, ast.Call) for each in ast.walk(asserted))  # they may answer differently each time
    if isinstance(asserted, ast.Compare) and not calls:
        return len({ast.dump(side) for side in (asserted.left, *asserted.comparators)}) > 1 and _has_name(asserted)
    if isinstance(asserted, ast.Tuple | ast.List | ast.Set | ast.Dict | ast.JoinedStr | ast.GeneratorExp | ast.Lambda):
        return False  # true whatever is inside
    return _has_name(asserted)


def _has_name(asserted: ast.expr) -> bool:
    return any(isinstance(each, ast.Name) for each in ast.walk(asserted))


class _Module:
    """A file of the test suite: its functions, its names, and the files of the suite it imports."""

    def __init__(self, tree: ast.Module, suite: "_Suite") -> None:
        self.tree = tree
        self.suite = suite
        self.assigned: dict[str, ast.expr] = {}  # the last value of each module-level name
        self.functions: dict[str, list[Function]] = {}  # by name: functions and methods
        self.imported: dict[str, tuple[_Module, str]] = {}  # by name here: where it is from, and its name there
        for statement in tree.body:
            if isinstance(statement, ast.Assign):
                for target in statement.targets:
                    if isinstance(target, ast.Name):
                        self.assigned[target.id] = statement.value
            elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name) and statement.value:
                self.assigned[statement.target.id] = statement.value
            elif isinstance(statement, ast.ImportFrom) and (source := suite.named(statement.module)):
                for alias in statement.names:
                    self.imported[alias.asname or alias.name] = (source, alias.name)
        for node in ast.walk(tree):
            if isinstance(node, Function):
                self.functions.setdefault(node.name, []).append(node)

    def value(self, node: ast.expr) -> ast.expr:
        """Return the value of a name that is assigned in this file."""
        seen: set[str] = set()
        while isinstance(node, ast.Name) and node.id in self.assigned and node.id not in seen:
            seen.add(node.id)
            node = self.assigned[node.id]
        return node

    def checks(self, body: Sequence[ast.stmt], visited: set[ast.AST]) -> bool:
        """Return whether this code checks something, itself or through a helper of the suite."""
        for node in _executed(body):
            if is_check(node):
                return True
            if isinstance(node, ast.Call):
                for helper, module in self._helpers(node.func):
                    if helper not in visited:
                        visited.add(helper)
                        if module.checks(helper.body, visited):
                            return True
        return False

    def _helpers(self, called: ast.expr) -> Iterator[tuple[Function, "_Module"]]:
        """Find the functions of the suite that a call may mean; a method is looked up by its name alone."""
        if isinstance(called, ast.Name):
            if called.id in self.imported:
                module, name = self.imported[called.id]
                yield from ((helper, module) for helper in module.functions.get(name, ()))
            yield from ((helper, self) for helper in self.functions.get(called.id, ()))
        elif isinstance(called, ast.Attribute):
            for module in {
                id(module): module for module in (self, *(each for each, _ in self.imported.values()))
            }.values():
                yield from ((helper, module) for helper in module.functions.get(called.attr, ()))


class _Suite:
    """The files of a folder of tests, each parsed once."""

    def __init__(self, tests: Path) -> None:
        self.tests = tests
        self._modules: dict[Path, _Module] = {}

    def module(self, path: Path) -> _Module:
        """Parse a file, or return what it was parsed to before."""
        if path not in self._modules:
            tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
            self._modules[path] = _Module(ast.Module([], []), self)  # for files that import each other
            self._modules[path] = _Module(tree, self)
        return self._modules[path]

    def named(self, dotted: str | None) -> _Module | None:
        """Return the file of the suite with this name (`tests.rules.scene`); None for all other modules."""
        first, *rest = (dotted or "").split(".")
        path = self.tests.joinpath(*rest).with_suffix(".py")
        return self.module(path) if first == self.tests.name and rest and path.is_file() else None


class _Reader:
    """Collects the citations of one test file. Marks of a module or class hold for every test inside."""

    def __init__(self, place: str, module: _Module) -> None:
        self.place = place
        self.module = module
        self.citations: list[Citation] = []
        self.unreadable: list[str] = []

    def read(self) -> None:
        body = self.module.tree.body
        top = (node for node in body if not isinstance(node, Function | ast.ClassDef))
        runs = not any(_is_skip(each) for node in top for each in ast.walk(node))
        self._tests(body, "", self._assigned_marks(body), runs)

    def _tests(self, body: Sequence[ast.stmt], owner: str, inherited: list[ast.expr], runs: bool) -> None:
        runs = runs and not _is_switched_off(body)
        for node in _last_bound(body):
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                marks = [*inherited, *node.decorator_list, *self._assigned_marks(node.body)]
                makes = any(isinstance(each, Function) and each.name in ("__init__", "__new__") for each in node.body)
                self._tests(node.body, f"{owner}{node.name}::", marks, runs and not makes)
            elif isinstance(node, Function) and node.name.startswith("test"):
                self._test(f"{self.place}::{owner}{node.name}", node, [*inherited, *node.decorator_list], runs)

    def _test(self, test: str, node: Function, decorators: list[ast.expr], runs: bool) -> None:
        marks = [self.module.value(mark) for mark in decorators]
        cases = [self._cases(mark) for mark in marks if _mark_name(mark) == "parametrize"]
        own_marks = [each for found in cases for own, _ in found or () for each in own]
        if not any(_mark_name(mark) == "rule" for mark in (*marks, *own_marks)):
            return
        counts = (
            runs
            and not any(_mark_name(mark) in DOUBTFUL for mark in marks)
            and not any(_is_fixture(mark) for mark in marks)
            and not any(isinstance(each, ast.Yield | ast.YieldFrom) or _is_skip(each) for each in _executed(node.body))
            and all(found is None or any(case_runs for _, case_runs in found) for found in cases)
            and self.module.checks(node.body, {node})
        )
        for mark in marks:
            self._cite(test, mark, counts)
        for found in cases:
            for own, case_runs in found or ():
                for mark in own:
                    self._cite(test, mark, counts and case_runs)

    def _cases(self, mark: ast.expr) -> list[tuple[list[ast.expr], bool]] | None:
        """Return the marks of each case of a parametrize, and whether it runs; None where cases are not written out."""
        if not isinstance(mark, ast.Call):
            return None
        given = [*mark.args[1:2], *(word.value for word in mark.keywords if word.arg == "argvalues")]
        values = self.module.value(given[0]) if given else None
        if isinstance(values, ast.Dict):
            return [([], True) for _ in values.keys]
        if not isinstance(values, ast.List | ast.Tuple | ast.Set):
            return None
        cases: list[tuple[list[ast.expr], bool]] = []
        for value in values.elts:
            if isinstance(value, ast.Starred):
                return None
            own: list[ast.expr] = []
            if isinstance(value, ast.Call) and _last_name(value.func) == "param":
                own = [self.module.value(each) for each in _flat(w.value for w in value.keywords if w.arg == "marks")]
            cases.append((own, not any(_mark_name(each) in DOUBTFUL for each in own)))
        return cases

    def _cite(self, test: str, mark: ast.expr, counts: bool) -> None:
        if _mark_name(mark) != "rule" or not isinstance(mark, ast.Call):
            return
        for argument in mark.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                self.citations.append(Citation(argument.value, test, counts))
            else:
                self.unreadable.append(f"{test} cites a clause that is not written out: {ast.unparse(argument)}.")

    @staticmethod
    def _assigned_marks(body: Sequence[ast.stmt]) -> list[ast.expr]:
        """Return the value of `pytestmark = ...`."""
        return _flat(value for name, value in _assignments(body) if name == "pytestmark")


def _executed(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Walk code as far as it can be reached: up to a `return` or `raise`, and into local functions that are used."""
    reached: list[ast.AST] = []
    for statement in body:
        reached.append(statement)
        if isinstance(statement, ast.Return | ast.Raise) or _is_skip(getattr(statement, "value", statement)):
            break
    used: set[str] = set()
    unused: list[Function] = []
    while reached:
        node = reached.pop()
        yield node
        if isinstance(node, Function):
            unused.append(node)
        elif isinstance(node, ast.Name):
            used.add(node.id)
        elif not isinstance(node, ast.ClassDef):
            reached += ast.iter_child_nodes(node)
        if not reached:
            reached += [inner for function in unused if function.name in used for inner in function.body]
            unused = [function for function in unused if function.name not in used]


def _last_bound(body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
    """Leave out functions and classes whose name is given to something else further down."""
    last: dict[str, ast.stmt] = {}
    for node in body:
        if isinstance(node, Function | ast.ClassDef):
            last[node.name] = node
        for name, _ in _assignments([node]):
            last[name] = node
    return (node for node in body if isinstance(node, Function | ast.ClassDef) and last[node.name] is node)


def _assignments(body: Sequence[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for node in body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        value = getattr(node, "value", None)
        for target in targets:
            if isinstance(target, ast.Name) and isinstance(value, ast.expr):
                yield target.id, value


def _is_switched_off(body: Sequence[ast.stmt]) -> bool:
    """Return whether a module or class says `__test__ = False`."""
    return any(
        name == "__test__" and isinstance(value, ast.Constant) and not value.value for name, value in _assignments(body)
    )


def _is_skip(node: object) -> bool:
    return isinstance(node, ast.Call) and _dotted(node.func) in SKIPPING


def _is_fixture(decorator: ast.expr) -> bool:
    return _dotted(decorator.func if isinstance(decorator, ast.Call) else decorator) == "pytest.fixture"


def _flat(marks: Iterable[ast.expr]) -> list[ast.expr]:
    """List marks one by one, whether given alone or in a list."""
    return [each for mark in marks for each in (mark.elts if isinstance(mark, ast.List | ast.Tuple) else [mark])]


def _mark_name(mark: ast.expr) -> str | None:
    """Return `rule` for `pytest.mark.rule(...)`, `skip` for `pytest.mark.skip`; None for anything but a mark."""
    called = mark.func if isinstance(mark, ast.Call) else mark
    is_mark = isinstance(called, ast.Attribute) and _last_name(called.value) == "mark"
    return _last_name(called) if is_mark else None


def _last_name(node: ast.expr) -> str | None:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else None


def _dotted(node: ast.expr) -> str:
    """Return `pytest.raises` for that expression."""
    if isinstance(node, ast.Attribute):
        return f"{_dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""
