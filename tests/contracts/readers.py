"""What the readers of a game's data and positions accept: `python -m tests.contracts.readers GAME`.

Every field that is read is listed with the module that reads it and the numbers or words it may have, and every table
whose unknown fields are refused. `--write` makes the list in `tests/contracts/readers` anew, after a change on purpose.
"""

import argparse
import json
import os
import re
import sys
import traceback
from pathlib import Path
from typing import Any, Final

if __name__ == "__main__":
    os.environ["ECLIPTIC_PURE"] = "1"  # compiled classes cannot be watched

import ecliptic
from ecliptic.kernel import fields
from ecliptic.kernel.fields import Fields
from tests.recorded.appearance import moments

HERE: Final = Path(__file__).parent / "readers"
RECORDED: Final = Path(__file__).parents[1] / "recorded"
EVERY: Final = 25  # a position of so many is read
CAMPAIGN: Final = "blighted-reach"  # lies in the folder of Arcs
MOST: Final = 4  # of the different bounds of a field are listed

Bounds = dict[tuple[str, str, str], set[tuple[int, int]]]


class Watch:
    """What the modules of one game have read, or others for them."""

    def __init__(self, game: str) -> None:
        self.inside: Final = f"ecliptic.games.{'arcs' if game == CAMPAIGN else game.replace('-', '_')}."
        self.outside: Final = "" if game == CAMPAIGN else "ecliptic.games.arcs.campaign."
        self.bounds: Bounds = {}
        self.tables: set[str] = set()

    def reader(self) -> str:
        """The module that reads now; "" if it does so for another game."""
        running = [name for name in callers() if name not in (__name__, fields.__name__)]
        own = any(name.startswith(self.inside) for name in running)
        others = self.outside and any(name.startswith(self.outside) for name in running)
        return running[0].removeprefix("ecliptic.") if own and not others else ""

    def note(self, place: str, kind: str, low: int, high: int) -> None:
        """Note a field."""
        if reader := self.reader():
            self.bounds.setdefault((reader, pattern(place), kind), set()).add((low, high))

    def finished(self, place: str) -> None:
        """Note a table."""
        if reader := self.reader():
            self.tables.add(f"{reader}: {pattern(place)} has no other fields")

    def lines(self) -> list[str]:
        """List everything."""
        found = [f"{reader}: {place}: {kind} {span(bounds)}" for (reader, place, kind), bounds in self.bounds.items()]
        return sorted([*found, *self.tables])


def callers() -> list[str]:
    """The modules of the functions that are running, the innermost first."""
    return [frame.f_globals["__name__"] for frame, _ in traceback.walk_stack(None)]


def pattern(place: str) -> str:
    """A place without the numbers and names that differ from one to the next."""
    return re.sub(r"\[[^\]]*\]", "[]", re.sub(r"\d+", "#", place)) or fields.FILE


def span(bounds: set[tuple[int, int]]) -> str:
    """Bounds in words; of many the extremes."""
    if len(bounds) <= MOST:
        return ", ".join(f"{low}..{high}" for low, high in sorted(bounds))
    lows, highs = zip(*bounds, strict=True)
    return f"{min(lows)}|{max(lows)}..{min(highs)}|{max(highs)}"


def watch(game: str) -> Watch:
    """Watch the readers of a game from now on."""
    seen = Watch(game)
    number, index_of, finish = Fields.number, fields.index_of, Fields.finish

    def watched_number(
        self: Fields, name: str, low: int = -1_000_000, high: int = 1_000_000, default: Any = None
    ) -> int:
        seen.note(self.path(name), "number", low, high)
        return number(self, name, low, high, default)

    def watched_index(value: object, names: list[str], place: str) -> int:
        seen.note(place, "word of", 1, len(names))
        return index_of(value, names, place)

    def watched_finish(self: Fields) -> None:
        seen.finished(self.place)
        finish(self)

    Fields.number = watched_number  # type: ignore[method-assign]
    Fields.finish = watched_finish  # type: ignore[method-assign]
    fields.index_of = watched_index
    return seen


def read_everything(slug: str) -> list[str]:
    """Read the data of a game, and positions of its recorded games."""
    seen = watch(slug)
    ecliptic.game(slug)
    folder = slug.replace("-", "_")
    for path in sorted((RECORDED / folder).glob("*.json")):
        for number, table in enumerate(moments(json.loads(path.read_text(encoding="utf-8")))):
            if number % EVERY == 0:
                ecliptic.load(table.save())
    return seen.lines()


def main() -> int:
    """Print the list, or write it down."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.contracts.readers", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("game")
    parser.add_argument("--write", action="store_true", help="write the list instead of printing it")
    arguments = parser.parse_args()
    lines = "\n".join(read_everything(arguments.game)) + "\n"
    if arguments.write:
        (HERE / f"{arguments.game}.txt").write_text(lines, encoding="utf-8")
    else:
        sys.stdout.write(lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
