"""One-line mutations of Python source: small changes that a test should notice.

A mutation replaces part of one line. Annotations, imports, docstrings and decorators are left alone, because they
decide nothing while the program runs; so are strings, which are mostly words for people. Left out are also changes
that are hardly ever one: the last item instead of the first (most lists that are asked for it have one), None instead
of False, and the operands of `min` and `max`, or the conditions of a query, the other way round.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeGuard

COMPARISONS: Final = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
ARITHMETIC: Final = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
LOGIC: Final = {ast.And: ("and", "or"), ast.Or: ("or", "and")}
UNORDERED: Final = ("min", "max", "where", "and_", "or_")  # functions for which the order of operands is the same
LOOPS: Final = {ast.Break: ("break", "continue"), ast.Continue: ("continue", "break")}

# What is left out as a whole; inside texts Python 3.11 does not know the columns.
LEFT_OUT: Final = (ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.JoinedStr)


@dataclass(frozen=True, slots=True)
class Mutation:
    """A change of one line: columns `start` to `end` (of the line in UTF-8) become `new`."""

    line: int
    start: int
    end: int
    old: str
    new: str

    def name(self) -> str:
        """Say what becomes what.

        >>> Mutation(1, 0, 1, "<", "<=").name()
        '< -> <='
        """
        return f"{self.old} -> {self.new}"

    def apply(self, source: str) -> str:
        """Return the mutated source.

        >>> Mutation(1, 2, 3, "<", "<=").apply("a < b")
        'a <= b'
        """
        lines = source.splitlines(keepends=True)
        line = lines[self.line - 1].encode()
        lines[self.line - 1] = (line[: self.start] + self.new.encode() + line[self.end :]).decode()
        return "".join(lines)


def mutations(source: str) -> list[Mutation]:
    """Return every mutation of a source file, in the order of its lines.

    >>> [each.name() for each in mutations("def f(a: int) -> bool:\\n    return a < 3\\n")]
    ['return a < 3 -> return None', '< -> <=', '3 -> 4', '3 -> 2']
    """
    found = _Finder(source).find()
    return sorted(
        set(found), key=lambda each: (each.line, each.start, -each.end, each.new != "None", found.index(each))
    )


class _Finder:
    """Walks a file and collects what can be changed on one line."""

    def __init__(self, source: str) -> None:
        self.lines = [line.encode() for line in source.splitlines()]
        self.tree = ast.parse(source)

    def find(self) -> list[Mutation]:
        return [each for node in _deciding(self.tree) for each in self._of(node) if each.old != each.new]

    def _of(self, node: ast.AST) -> Iterator[Mutation]:
        if isinstance(node, ast.Compare):
            yield from self._between(node.left, node.comparators[0], *COMPARISONS[type(node.ops[0])])
        elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC and not _is_text(node):
            yield from self._between(node.left, node.right, *ARITHMETIC[type(node.op)])
        elif isinstance(node, ast.BoolOp):
            yield from self._between(node.values[0], node.values[1], *LOGIC[type(node.op)])
        elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
            old, new = ARITHMETIC[type(node.op)]
            yield from self._between(node.target, node.value, f"{old}=", f"{new}=")
            yield from self._whole(node, "pass")
        elif isinstance(node, ast.UnaryOp):
            if isinstance(node.op, ast.Not | ast.USub):
                yield from self._whole(node, self._text(node.operand))
        elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value == 0:
            yield from self._whole(node.slice, "1")
        elif isinstance(node, ast.Constant):
            yield from self._constant(node)
        elif isinstance(node, ast.If | ast.While | ast.IfExp):
            yield from self._whole(node.test, f"not ({self._text(node.test)})")
        elif isinstance(node, ast.Return) and node.value is not None and not _is_false(node.value):
            yield from self._whole(node, "return None")
        elif _can_go(node):
            yield from self._whole(node, "pass")
        elif isinstance(node, ast.Break | ast.Continue):
            yield from self._whole(node, LOOPS[type(node)][1])
        elif isinstance(node, ast.Call) and _has_order(node):
            yield from self._swapped(node.args[0], node.args[1])

    def _constant(self, node: ast.Constant) -> Iterator[Mutation]:
        if isinstance(node.value, bool):
            yield from self._whole(node, str(not node.value))
        elif isinstance(node.value, int):
            yield from self._whole(node, str(node.value + 1))
            yield from self._whole(node, str(node.value - 1))

    def _swapped(self, first: ast.expr, second: ast.expr) -> Iterator[Mutation]:
        if first.lineno == second.end_lineno:
            one, two = self._text(first), self._text(second)
            between = self.lines[first.lineno - 1][first.end_col_offset : second.col_offset].decode()
            yield self._mutation(first.lineno, first.col_offset, second.end_col_offset or 0, f"{two}{between}{one}")

    def _between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> Iterator[Mutation]:
        """Replace the operator between two operands, if both are on its line."""
        if left.end_lineno == right.lineno:
            line = self.lines[right.lineno - 1]
            at = line.find(old.encode(), left.end_col_offset, right.col_offset)
            if at >= 0:
                yield self._mutation(right.lineno, at, at + len(old), new)

    def _whole(self, node: ast.stmt | ast.expr, new: str) -> Iterator[Mutation]:
        """Replace an expression or statement, if it is on one line."""
        if node.lineno == node.end_lineno:
            yield self._mutation(node.lineno, node.col_offset, node.end_col_offset or 0, new)

    def _mutation(self, line: int, start: int, end: int, new: str) -> Mutation:
        return Mutation(line, start, end, self.lines[line - 1][start:end].decode(), new)

    def _text(self, node: ast.expr) -> str:
        end = node.end_col_offset if node.lineno == node.end_lineno else None
        return self.lines[node.lineno - 1][node.col_offset : end].decode()


def _deciding(node: ast.AST) -> Iterator[ast.AST]:
    """Walk the nodes that decide what a program does."""
    yield node
    for name, value in ast.iter_fields(node):
        if isinstance(node, ast.Subscript) and name == "slice" and isinstance(value, ast.Constant) and value.value == 0:
            continue
        if name in ("annotation", "returns", "decorator_list", "type_params", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, LEFT_OUT) and not _is_type_check(child):
                yield from _deciding(child)


def _is_false(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is False


def _has_order(node: ast.Call) -> bool:
    """Do the first two arguments of this call mean something else the other way round?"""
    is_plain = len(node.args) > 1 and not any(isinstance(each, ast.Starred) for each in node.args)
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return is_plain and name not in UNORDERED


def _can_go(node: ast.AST) -> TypeGuard[ast.stmt]:
    """Is this a statement that can be left out and leaves no name without a value?"""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call | ast.Await | ast.Yield)
    return isinstance(node, ast.Assign) and all(
        isinstance(each, ast.Attribute | ast.Subscript) for each in node.targets
    )


def _is_type_check(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _is_text(node: ast.BinOp) -> bool:
    """Is this text put together, or a union of types?"""
    if isinstance(node.op, ast.BitOr):
        return any(_names_type(side) for side in (node.left, node.right))
    sides = (node.left, node.right)
    return any(
        isinstance(side, ast.JoinedStr) or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in sides
    )


def _names_type(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return node.value is None
    named = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return named in ("str", "int", "float", "bool", "bytes", "list", "dict", "tuple") or (
        named[:1].isupper() and not named.isupper()
    )
