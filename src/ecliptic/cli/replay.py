"""`ecliptic replay`: a journal, checked and shown step by step."""

import argparse
import sys
from typing import TYPE_CHECKING, Any, Final

from ecliptic.cli.arguments import MOST_GAMES, add_json, add_language, read_document, whole_number
from ecliptic.cli.output import print_json

if TYPE_CHECKING:
    from ecliptic.cli.screen import Screen
    from ecliptic.kernel import Message, Table

EXAMPLES: Final = (
    "  ecliptic replay FILE            step through it; the whole log where nobody can answer\n"
    "  ecliptic replay FILE --to 40    the game after its first 40 entries\n"
    "  ecliptic replay FILE --seat 0   only what seat 0 could know"
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", help="a journal, as play and table.journal.dump() write it")
    parser.add_argument("--to", metavar="N", type=whole_number(0, MOST_GAMES), help="only the first N entries (all)")
    parser.add_argument("--seat", metavar="S", type=whole_number(0, 99), help="what this seat could know (everything)")
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Check the journal, then print or step through it."""
    from ecliptic.cli.screen import terminal

    journal: Any = read_document(arguments.file)
    player = Player(journal, arguments.seat, arguments.language)
    start = player.moment_at(arguments.to) if arguments.to is not None else None
    if arguments.json:
        print_json(player.plain(player.moments[-1] if start is None else start))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        player.step_through(terminal(), 0 if start is None else player.moments.index(start))
    else:
        player.print_log(player.moments[-1] if start is None else start)
    return 0


class Player:
    """Shows a journal. A moment is a number of entries after which somebody decides, or the game is over."""

    def __init__(self, journal: Any, seat: int | None, locale: str) -> None:
        import ecliptic
        from ecliptic.kernel import Refused

        self.journal = journal
        self.seat = seat
        self.locale = locale
        self.table = ecliptic.replay(journal, seed=0)  # the whole journal, every hash checked
        self.entries: list[Any] = journal["entries"]
        seats: Any = self.table.journal.header["seats"]
        self.seats: int = seats
        if seat is not None and seat >= seats:
            raise Refused(f"There is no seat {seat}: the seats are 0 to {self.seats - 1}.")
        self.moments = [n for n, entry in enumerate(self.entries) if "chance" not in entry] + [len(self.entries)]

    def moment_at(self, n: int) -> int:
        """Return the first moment with at least this many entries."""
        from ecliptic.kernel import Refused

        if n > len(self.entries):
            raise Refused(f"The journal has {len(self.entries)} entries, not {n}.")
        return next(moment for moment in self.moments if moment >= n)

    def table_at(self, moment: int) -> "Table":
        """Return the table as it was then."""
        import ecliptic

        table = ecliptic.replay(self.journal, seed=0, stop=moment) if moment < len(self.entries) else self.table
        table.names[:] = names(self.seats, self.locale)
        return table

    def log(self, table: "Table") -> "list[tuple[int, Message]]":
        """Return the log for the chosen seat, or for a viewer who sees everything."""
        if self.seat is not None:
            return table.log(self.seat)
        told = [table.log(seat) for seat in (None, *range(self.seats))]
        if len({len(lines) for lines in told}) > 1:
            return told[0]
        # A viewer who knows more gets more arguments.
        return [max(lines, key=lambda line: len(line[1].args)) for lines in zip(*told, strict=True)]

    def lines(self, table: "Table") -> list[tuple[int, str]]:
        """Return the log in words, with the entries it belongs to."""
        say = table.game.say
        return [(n, say(message, table.names, self.locale, self.seat)) for n, message in self.log(table)]

    def print_log(self, moment: int) -> None:
        """Print the whole log."""
        table = self.table_at(moment)
        for n, line in self.lines(table):
            print(f"{n:>5}  {line}")
        print(f"{len(self.entries)} entries, all hashes match.")

    def plain(self, moment: int) -> dict[str, object]:
        """Return the moment as JSON types."""
        table = self.table_at(moment)
        return {
            "game": table.game.slug,
            "entries": len(self.entries),
            "at": moment,
            "over": table.over,
            "result": table.result.plain() if table.result else None,
            "log": [{"entry": n, "text": line} for n, line in self.lines(table)],
            "position": table.save(),
        }

    def step_through(self, screen: "Screen", at: int) -> None:
        """Show moment after moment, as the reader likes."""
        from rich.rule import Rule
        from rich.text import Text

        from ecliptic.cli.drawing import draw
        from ecliptic.cli.table_view import view_of
        from ecliptic.cli.words import words

        most = len(self.moments) - 1
        last = -1
        while True:
            if at != last:
                table = self.table_at(self.moments[at])
                view = view_of(table, self.locale, everything=self.seat is None)
                since = self.moments[at - 1] if at else 0
                happened = [message for n, message in self.log(table) if n > since or not at]
                screen.clear()
                screen.show(draw(view.board(self.seat, 1)), *map(draw, view.digest(happened, self.seat)))
                screen.show(Rule(Text(words(self.locale).text("replay-moment", n=at, most=most)), style="dim"))
                last = at
            try:
                typed = screen.ask(words(self.locale).text("replay-keys"))
            except EOFError:
                return
            if typed in ("q", "й"):
                return
            if typed in ("l", "д"):
                screen.show(*(Text(line) for _, line in self.lines(table)))
            elif typed in ("b", "и"):
                at = max(0, at - 1)
            elif typed.isdecimal() and len(typed) < 9:
                at = min(int(typed), most)
            else:
                at = min(at + 1, most)


def names(seats: int, locale: str) -> list[str]:
    """Return the players' names; players without one are numbered."""
    from ecliptic.cli.words import words

    return [words(locale).text("player", n=seat + 1) for seat in range(seats)]
