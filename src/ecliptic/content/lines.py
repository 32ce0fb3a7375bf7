"""Text with styles, as a game's terminal view returns it: plain data that the command line draws.

A style is a few words: `bold`, `dim`, `italic`, `reverse`, and a colour such as `green` or `black on yellow`.
"""

from collections.abc import Iterable, Sequence
from typing import Final, final


@final
class Line:
    """A piece of text in one or more styles. It is wrapped where it does not fit.

    >>> (Line("Gunship", "green") + Line(" (6)")).plain
    'Gunship (6)'
    """

    __slots__ = ("spans",)

    def __init__(self, text: str = "", style: str = "") -> None:
        self.spans: list[tuple[str, str]] = [(text, style)] if text else []

    def __add__(self, other: "Line") -> "Line":
        return join([self, other])

    @property
    def plain(self) -> str:
        """Return the text without styles."""
        return "".join(text for text, _ in self.spans)


@final
class Flow:
    """Pieces in a row, continued on the next line; no piece is broken if it fits on a line.

    >>> [piece.plain for piece in Flow([Line("hand 5"), Line("deck 3")]).pieces]
    ['hand 5', 'deck 3']
    """

    __slots__ = ("between", "pieces")

    def __init__(self, pieces: Iterable[Line], between: str = " · ") -> None:
        self.pieces: Final = list(pieces)
        self.between: Final = between


@final
class Heading:
    """A heading that separates the lines above from those it names.

    >>> Heading(Line("Trade row")).line.plain
    'Trade row'
    """

    __slots__ = ("is_centered", "line")

    def __init__(self, line: Line, is_centered: bool = False) -> None:
        self.line: Final = line
        self.is_centered: Final = is_centered


@final
class Column:
    """How a column of `Rows` is drawn.

    >>> Column("dim", wraps=False).style
    'dim'
    """

    __slots__ = ("grows", "is_right", "style", "width", "wraps")

    def __init__(
        self, style: str = "", width: int | None = None, wraps: bool = True, grows: bool = False, is_right: bool = False
    ) -> None:
        self.style: Final = style
        self.width: Final = width
        self.wraps: Final = wraps  # otherwise, text that does not fit is cut off
        self.grows: Final = grows  # takes the remaining width
        self.is_right: Final = is_right


@final
class Rows:
    """Cells in columns without lines between them.

    >>> len(Rows([[Line("Anna"), Line("3")], [Line("Boris"), Line("5")]]).columns)
    2
    """

    __slots__ = ("columns", "gap", "rows")

    def __init__(self, rows: "Sequence[Sequence[Block | None]]", columns: Sequence[Column] = (), gap: int = 1) -> None:
        self.rows: Final = rows
        self.columns: Final = columns or [Column() for _ in rows[0]] if rows else []
        self.gap: Final = gap


@final
class Box:
    """A component with a frame around it.

    >>> Box(Line("Scout"), [Line("Gain 1 trade.")]).style
    'dim'
    """

    __slots__ = ("lines", "style", "title")

    def __init__(self, title: Line, lines: "Sequence[Block]", style: str = "dim") -> None:
        self.title: Final = title
        self.lines: Final = lines
        self.style: Final = style


@final
class Indented:
    """A block moved to the right.

    >>> Indented(Line("Gunship")).by
    2
    """

    __slots__ = ("block", "by")

    def __init__(self, block: "Block", by: int = 2) -> None:
        self.block: Final = block
        self.by: Final = by


@final
class Stack:
    """Blocks below each other, as one.

    >>> len(Stack([Line("Senate"), Line("Players")]).blocks)
    2
    """

    __slots__ = ("blocks",)

    def __init__(self, blocks: "Iterable[Block]") -> None:
        self.blocks: Final = list(blocks)


Block = Line | Flow | Heading | Rows | Box | Indented | Stack


def join(lines: Iterable[Line], between: str = "", style: str = "dim") -> Line:
    """Return pieces in a row as one line.

    >>> join([Line("hand 5"), Line("deck 3")], " · ").plain
    'hand 5 · deck 3'
    """
    joined = Line()
    for number, line in enumerate(lines):
        if number and between:
            joined.spans.append((between, style))
        joined.spans += line.spans
    return joined
