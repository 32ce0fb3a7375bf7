"""The screen at a decision: the table, what happened and the question, each with the lines it can have.

On a low screen, the table and the options are shown in parts, so that there is always something of both.
"""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ecliptic.cli.drawing import FlowingText, draw, text
from ecliptic.cli.screen import Block, Screen
from ecliptic.content.catalogue import Catalogue
from ecliptic.content.lines import Flow, Line
from ecliptic.content.terminal_view import MOST_DETAIL, TerminalView

WIDE: Final = 120  # columns; from here on the log is shown beside the table
LOG_WIDTH: Final = 42
LONG_OPTION: Final = 34  # characters; longer options get a line each
FEWEST_LINES: Final = 5  # for what happened
MOST_LINES: Final = 15
FEWEST_ROWS: Final = 3  # of a part of the table or the options, even on the lowest screen


class Pager:
    """Shows a block that is higher than its place in parts."""

    def __init__(self, part: str, whole: str) -> None:
        self.message: Final = part  # says which lines are shown and what shows the next ones
        self.whole: Final = whole  # says that nothing is hidden
        self.start = 0
        self.end = 0
        self.length = 0

    def part(self, block: Block, rows: int, screen: Screen, words: Catalogue) -> Block:
        """Return the lines to show now, with a last line that says so when others are hidden."""
        self.length = len(block)
        if self.length <= rows:
            self.start, self.end = 0, self.length
            return block
        shown = max(rows, FEWEST_ROWS) - 1
        self.start = min(self.start, self.length - shown)
        self.end = self.start + shown
        note = words.text(self.message, first=self.start + 1, last=self.end, all=self.length)
        return Block(block.lines[self.start : self.end]) + screen.block(Text(note, style="dim", no_wrap=True))

    def turn(self) -> bool:
        """Go on to the next lines, after the last ones to the first; return whether any are hidden."""
        is_whole = self.end - self.start == self.length
        self.start = self.end if self.end < self.length else 0
        return not is_whole


class Page:
    """Draws the table for a seat on one screen."""

    def __init__(self, screen: Screen, view: TerminalView, words: Catalogue) -> None:
        self.screen: Final = screen
        self.view: Final = view
        self.words: Final = words
        self.table_pager: Final = Pager("table-part", "table-whole")
        self.option_pager: Final = Pager("options-part", "options-whole")

    @property
    def has_log(self) -> bool:
        """Return whether there is room for the log beside the table."""
        return self.screen.width >= WIDE and self.screen.is_live

    def draw(self, seat: int, lines: Sequence[Text], notices: Sequence[Text], prompt: str) -> None:
        """Draw table, log lines, notices and question; below it there is room to type after the prompt."""
        screen = self.screen
        screen.clear()
        below = screen.block(Group(*notices))
        rows = screen.height - len(below) - self.rows_to_type(prompt)
        width = screen.width - LOG_WIDTH - 1 if self.has_log else screen.width
        asked = self.question(seat, rows, len(self.board(seat, width, 0)))
        rows -= len(asked)
        least = 0 if self.has_log or not lines else min(FEWEST_LINES, rows // 4)
        board = self.table_pager.part(self.board(seat, width, rows - least), rows - least, screen, self.words)
        if self.has_log:
            columns = Grid.grid(expand=True, padding=(0, 1))
            columns.add_column(ratio=1)
            columns.add_column(width=LOG_WIDTH)
            columns.add_row(board, Group(*self.happened(lines, LOG_WIDTH, rows)))
            screen.show(columns, below, asked)
        else:
            told = self.happened(lines, width, min(MOST_LINES, rows - len(board)))
            screen.show(board, *told, below, asked)

    def rows_to_type(self, prompt: str) -> int:
        """Return the rows that the line to type on takes."""
        return Text(f"{prompt} > 00").cell_len // self.screen.width + 1

    def board(self, seat: int | None, width: int, rows: int) -> Block:
        """Return the table with as much detail as fits."""
        for detail in range(MOST_DETAIL, 0, -1):
            board = self.screen.block(draw(self.view.board(seat, detail)), width)
            if len(board) <= rows:
                return board
        return self.screen.block(draw(self.view.board(seat, 0)), width)

    def happened(self, lines: Sequence[Text], width: int, rows: int) -> list[RenderableType]:
        """Return what happened since this seat last looked, under a heading; the latest lines if there are too many."""
        if not lines or rows < 2:
            return []
        kept: list[Text] = []
        free = rows - 1
        for line in reversed(lines):
            free -= len(line.wrap(self.screen.console, width))
            if free < 0:
                kept[-1:] = [Text("…", style="dim")]
                break
            kept.append(line)
        return [Rule(Text(self.words.text("since"), style="bold"), style="dim", align="left"), *reversed(kept)]

    def question(self, seat: int, rows: int, table_rows: int) -> Block:
        """Return the prompt and the numbered options: at least half of the rows are for the table, if it needs them."""
        prompt = Text(self.view.say(self.view.table.prompt(seat), seat), style="bold")
        heading = self.screen.block(Group(Rule(style="dim"), prompt))
        options = self.screen.block(self.options(seat))
        room = rows - table_rows - len(heading)
        if len(options) > room:
            options = self.screen.block(self.options(seat, brief=True))
        room = max(room, rows // 2 - len(heading))
        return heading + self.option_pager.part(options, room, self.screen, self.words)

    def options(self, seat: int, brief: bool = False) -> RenderableType:
        """Return the numbered options under their headings."""
        rows = Grid.grid(padding=(0, 2))
        rows.add_column(no_wrap=True, style="dim")
        rows.add_column()
        options = self.view.table.options(seat)
        default = self.view.default(seat, options)
        number = 0
        amounts = self.view.amounts_of(options)
        for heading, group in self.view.grouped(seat, options):
            shown: list[Line] = []
            for option in group:
                number += 1
                mark = Line(" ↵", "bold cyan") if option is default else Line()
                if amounts:
                    shown.append(Line(self.view.option(seat, option, brief).plain, "bold cyan") + mark)
                else:
                    shown.append(Line(f"{number} ", "bold cyan") + self.view.option(seat, option, brief) + mark)
            drawn = [text(line) for line in shown]
            long = not brief and any(line.cell_len > LONG_OPTION for line in drawn)
            rows.add_row(heading, Group(*drawn) if long else FlowingText(Flow(shown, "   ")))
        return rows
