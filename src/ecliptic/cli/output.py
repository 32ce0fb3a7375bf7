"""Output: JSON for programs, tables for people, and a progress bar."""

import codecs
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

Progress = Callable[[int, int], None]


def print_json(data: object) -> None:
    """Print one JSON document; letters are escaped where stdout is not in a Unicode encoding."""
    encoding = codecs.lookup(sys.stdout.encoding or "utf-8").name
    print(json.dumps(data, ensure_ascii=not encoding.startswith("utf"), indent=2))


def print_table(headings: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> None:
    """Print a plain table; the first `left` columns are words, the others numbers.

    >>> print_table(["bot", "Elo"], [["greedy", "120"], ["random", "-120"]])
    bot      Elo
    greedy   120
    random  -120
    """
    widths = [max(len(row[i]) for row in (headings, *rows)) for i in range(len(headings))]
    for row in (headings, *rows):
        cells = [cell.ljust(widths[i]) if i < left else cell.rjust(widths[i]) for i, cell in enumerate(row)]
        print("  ".join(cells).rstrip())


@contextmanager
def progress_bar(what: str) -> Iterator[Progress | None]:
    """Show a progress bar on stderr while the block runs, if stderr is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)

        def advance(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield advance


def say_how_it_runs() -> None:
    """Print one line on stderr: compiled or interpreted, and why."""
    from ecliptic._compiled_loader import why_interpreted

    why = why_interpreted()
    print("Running compiled." if why is None else f"Running interpreted ({why}).", file=sys.stderr)
