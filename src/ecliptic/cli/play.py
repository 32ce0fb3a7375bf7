"""`ecliptic play`: a game in the terminal."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ecliptic.cli.arguments import (
    MOST_SEED,
    add_game,
    add_language,
    add_options,
    add_pack,
    options_given,
    pack_given,
    read_document,
    seconds,
    whole_number,
    word_list,
)

if TYPE_CHECKING:
    from ecliptic.cli.screen import Screen
    from ecliptic.cli.session import Session
    from ecliptic.kernel import Table

EXAMPLES: Final = (
    "  ecliptic play star-realms --seats you,greedy\n"
    "  ecliptic play star-realms --seats you,you --option set=core --language de\n"
    "  ecliptic play star-realms --seats you,greedy,greedy,greedy --option mode=raid\n"
    "  ecliptic play star-realms --seats you,greedy --resume FILE"
)

PACE: Final = 0.3  # seconds that a bot's move is shown before the next one
MOST_PACE: Final = 60


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_game(parser)
    parser.add_argument(
        "--seats",
        metavar="WHO,WHO,...",
        type=word_list,
        default=["you", "greedy"],
        help="who sits where: you (also several times) or a bot (you,greedy)",
    )
    add_options(parser)
    parser.add_argument(
        "--seed", metavar="S", type=whole_number(0, MOST_SEED), help="repeatable chance (secret chance)"
    )
    add_language(parser)
    add_pack(parser)
    parser.add_argument("--position", metavar="FILE", help="begin with a saved position")
    parser.add_argument(
        "--pace", metavar="T", type=seconds(0, MOST_PACE), default=PACE, help="pause after a bot's move (0.3)"
    )
    parser.add_argument("--resume", metavar="FILE", help="continue a saved game")


def run(arguments: argparse.Namespace) -> int:
    """Play at this terminal."""
    from ecliptic.cli.screen import terminal

    session = open_session(arguments, terminal(arguments.pace))
    try:
        session.run()
    except KeyboardInterrupt:
        session.save()
        session.screen.show("")
        session.farewell()
        raise
    return 0


def open_session(arguments: argparse.Namespace, screen: "Screen") -> "Session":
    """Return the requested table with everybody seated; refuse what does not fit."""
    from random import Random

    from ecliptic import bots
    from ecliptic.cli import saves
    from ecliptic.cli.session import YOU, Session
    from ecliptic.games import find
    from ecliptic.kernel import Refused

    players = [bots.find_bot(name) for name in dict.fromkeys(arguments.seats) if name != YOU]
    table = open_table(arguments)
    seats: Any = table.journal.header["seats"]
    if table.game is not find(arguments.game):
        raise Refused(f"The file holds a game of {table.game.slug}, not of {arguments.game}.")
    if len(arguments.seats) != seats:
        raise Refused(f"The game has {seats} seats and --seats names {len(arguments.seats)}.")
    for player in players if not table.over else ():
        seat = table.waiting[0]  # a bot that cannot play this game should say so before anybody sits down
        bots.ask(player, table.game, table.state, seat, table.options(seat), Random(0))
    path = Path(arguments.resume) if arguments.resume else saves.new_path(table.game.slug)
    return Session(table, arguments.seats, arguments.language, screen, path, arguments.seed)


def open_table(arguments: argparse.Namespace) -> "Table":
    """Return a new table, or one that continues from a position or a journal."""
    import ecliptic
    from ecliptic.games import find

    game = find(arguments.game)
    options = options_given(arguments.options)
    given = [name for name in ("resume", "position", "pack") if getattr(arguments, name)] + (
        ["option"] if options else []
    )
    if given[1:] and given[0] in ("resume", "position"):
        raise ecliptic.Refused(f"--{given[0]} brings its own options: leave out --{given[1]}.")
    seed = arguments.seed
    if arguments.resume:
        journal = read_document(arguments.resume)
        entries = journal.get("entries")
        moves = len(entries) if isinstance(entries, list) else 0
        # Chance continues, it does not restart.
        return ecliptic.replay(journal, None if seed is None else f"{seed}:{moves}")
    if arguments.position:
        return ecliptic.load(read_document(arguments.position), seed)
    return ecliptic.new(game.slug, len(arguments.seats), seed, options, pack_given(arguments.pack))
