"""Draws what the games' terminal views return."""

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ecliptic.content.lines import Block, Box, Flow, Heading, Indented, Line, Rows


def draw(block: Block) -> RenderableType:
    """Return a block as the console prints it."""
    if isinstance(block, Line):
        return text(block)
    if isinstance(block, Flow):
        return FlowingText(block)
    if isinstance(block, Heading):
        return Rule(text(block.line), style="dim", align="center" if block.is_centered else "left")
    if isinstance(block, Rows):
        return _grid(block)
    if isinstance(block, Box):
        lines = Group(*map(draw, block.lines))
        return Panel(lines, title=text(block.title), title_align="left", border_style=block.style)
    if isinstance(block, Indented):
        return Padding(draw(block.block), (0, 0, 0, block.by))
    return Group(*map(draw, block.blocks))


def text(line: Line) -> Text:
    """Return a line with its styles."""
    return Text.assemble(*line.spans)


def _grid(rows: Rows) -> Grid:
    grid = Grid.grid(padding=(0, rows.gap), expand=any(column.grows for column in rows.columns))
    for column in rows.columns:
        grid.add_column(
            style=column.style,
            width=column.width,
            justify="right" if column.is_right else "left",
            no_wrap=not column.wraps,
            overflow="fold" if column.wraps else "ellipsis",
            ratio=1 if column.grows else None,
        )
    for row in rows.rows:
        grid.add_row(*(None if cell is None else draw(cell) for cell in row))
    return grid


class FlowingText:
    """Pieces in a row, continued on the next line; no piece is broken if it fits on a line."""

    def __init__(self, flow: Flow) -> None:
        self.pieces = [text(piece) for piece in flow.pieces]
        self.between = Text(flow.between, style="dim")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line: Text | None = None
        for piece in self.pieces:
            if line is not None and line.cell_len + self.between.cell_len + piece.cell_len <= options.max_width:
                line = line + self.between + piece
            else:
                if line is not None:
                    yield line
                line = piece
        if line is not None:
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        whole = sum(piece.cell_len for piece in self.pieces) + self.between.cell_len * (len(self.pieces) - 1)
        longest = max((piece.cell_len for piece in self.pieces), default=0)
        return Measurement(min(longest, options.max_width), min(max(whole, longest), options.max_width))
