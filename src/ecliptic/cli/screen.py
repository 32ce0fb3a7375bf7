"""The screen of a game in the terminal: where it is drawn and where answers come from."""

import time
from collections.abc import Callable
from contextlib import suppress

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment, SegmentLines

Reader = Callable[[str], str]


class Screen:
    """A console to draw on and a reader that answers, so that a script can play as well as a person.

    On a real terminal every table starts on a clean screen and bots take their time; anywhere else the output is
    one long text.
    """

    def __init__(self, console: Console, read: Reader, pace: float = 0.0) -> None:
        self.console = console
        self.read = read
        self.pace = pace if console.is_terminal else 0.0
        self.is_live = console.is_terminal and not console.is_dumb_terminal

    @property
    def width(self) -> int:
        """Return the number of columns."""
        return self.console.width

    @property
    def height(self) -> int:
        """Return the number of rows; unlimited where nothing scrolls away."""
        return self.console.height if self.is_live else 999

    def show(self, *things: RenderableType) -> None:
        """Print, one below the other."""
        for thing in things:
            self.console.print(thing)

    def clear(self) -> None:
        """Begin on a clean screen."""
        if self.is_live:
            self.console.clear()

    def ask(self, prompt: str) -> str:
        """Return one line of input, stripped; raise EOFError when there is no more input."""
        return self.read(f"{prompt} > ").strip()

    def pause(self) -> None:
        """Let people see what a bot has done."""
        if self.pace:
            time.sleep(self.pace)

    def block(self, thing: RenderableType, width: int | None = None) -> "Block":
        """Return a thing as the lines it takes, so that it can be measured and shown without drawing it twice."""
        options = self.console.options.update(width=self.width if width is None else width, height=None)
        return Block(self.console.render_lines(thing, options, pad=False))


class Block:
    """Drawn lines."""

    def __init__(self, lines: list[list[Segment]]) -> None:
        self.lines = lines

    def __len__(self) -> int:
        return len(self.lines)

    def __add__(self, other: "Block") -> "Block":
        return Block(self.lines + other.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield SegmentLines(self.lines, new_lines=True)


def terminal(pace: float = 0.0) -> Screen:
    """Return the screen of this process: stdin and stdout."""
    with suppress(ImportError):  # not on every platform; input() works without it
        import readline  # noqa: F401 - importing it gives input() line editing and history
    return Screen(Console(highlight=False), input, pace)
