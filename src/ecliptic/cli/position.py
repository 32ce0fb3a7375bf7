"""`ecliptic position`: is a saved position possible, and what does it look like?"""

import argparse
from typing import Any, Final

from ecliptic.cli.arguments import add_json, add_language, read_document, whole_number
from ecliptic.cli.output import print_json

EXAMPLES: Final = "  ecliptic position FILE\n  ecliptic position FILE --seat 0 --json"


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", help="a position in JSON or YAML, as table.save() gives it")
    parser.add_argument("--seat", metavar="S", type=whole_number(0, 99), help="what this seat may know (everything)")
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Load the position and show it; refused with the reason when it cannot be one."""
    import ecliptic
    from ecliptic.cli.replay import names

    table = ecliptic.load(read_document(arguments.file), seed=0)
    seats: Any = table.journal.header["seats"]
    table.names[:] = names(seats, arguments.language)
    view = table.view(arguments.seat)
    prompt = table.game.say(table.prompt(arguments.seat), table.names, arguments.language, arguments.seat)
    if arguments.json:
        print_json(
            {"game": table.game.slug, "waiting": table.waiting, "over": table.over, "prompt": prompt, "view": view}
        )
        return 0
    from ecliptic.cli.drawing import draw
    from ecliptic.cli.screen import terminal
    from ecliptic.cli.table_view import view_of
    from ecliptic.content.terminal_view import MOST_DETAIL

    screen = terminal()
    shown = view_of(table, arguments.language, everything=arguments.seat is None)
    screen.show(draw(shown.board(arguments.seat, MOST_DETAIL)), prompt)
    return 0
