"""`ecliptic play`: a game in the terminal."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ecliptic.cli.arguments import (
    LANGUAGES,
    MOST_SEED,
    add_game,
    add_language,
    add_options,
    add_pack,
    options_given,
    pack_given,
    read_document,
    seconds,
    shorten,
    whole_number,
    word_list,
)

if TYPE_CHECKING:
    from ecliptic.cli.saves import Saved
    from ecliptic.cli.screen import Screen
    from ecliptic.cli.session import Session
    from ecliptic.kernel import Table

EXAMPLES: Final = (
    "  ecliptic play star-realms --seats you,greedy\n"
    "  ecliptic play star-realms --seats you,you --option set=core --language de\n"
    "  ecliptic play star-realms --seats you,greedy,greedy,greedy --option mode=raid\n"
    "  ecliptic play --resume FILE"
)

YOU: Final = "you"
COMPANY: Final = "greedy"  # who plays the other seats unless somebody is named

PACE: Final = 0.3  # seconds that a bot's move is shown before the next one
MOST_PACE: Final = 60


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_game(parser, is_optional=True)
    parser.add_argument(
        "--seats",
        metavar="WHO,WHO,...",
        type=word_list,
        help="who sits where: you (also several times) or a bot (you,greedy; in a saved game, who played it)",
    )
    add_options(parser)
    parser.add_argument(
        "--seed", metavar="S", type=whole_number(0, MOST_SEED), help="repeatable chance (secret chance)"
    )
    add_language(parser)
    parser.set_defaults(language=None)  # a saved game has one
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
    from ecliptic.cli.session import Session
    from ecliptic.games import find
    from ecliptic.kernel import Refused

    players = {name: bots.find_bot(name) for name in arguments.seats or () if name != YOU}
    table, saved = open_table(arguments)
    if arguments.game and table.game is not find(arguments.game):
        raise Refused(f"The file holds a game of {table.game.slug}, not of {arguments.game}.")
    seats = seats_of(arguments, table, saved)
    players |= {name: bots.bot(name) for name in seats if name != YOU and name not in players}
    for player in players.values() if not table.over else ():
        seat = table.waiting[0]  # a bot that cannot play this game should say so before anybody sits down
        bots.ask(player, table.game, table.state, seat, table.options(seat), Random(0))
    path = Path(arguments.resume) if arguments.resume else saves.new_path(table.game.slug)
    language = arguments.language or (saved.language if saved else LANGUAGES[0])
    reference = arguments.game if ":" in (arguments.game or "") else ""
    return Session(table, seats, language, screen, path, arguments.seed, reference)


def seats_of(arguments: argparse.Namespace, table: "Table", saved: "Saved | None") -> list[str]:
    """Return who sits where: as the command line says, else as when the game was saved, else you and bots."""
    from ecliptic.kernel import Refused

    header: Any = table.journal.header
    count: int = header["seats"]
    given: list[str] | None = arguments.seats
    if given is not None:
        if len(given) != count:
            raise Refused(f"The game has {count} seats and --seats names {len(given)}.")
        return given
    if saved is None:
        return [YOU] + [COMPANY] * (count - 1)
    if len(saved.seats) != count:
        raise Refused(f"The game has {count} seats and session.seats in the file names {len(saved.seats)}.")
    for name in saved.seats:
        if ":" in name:  # whoever wrote the file must not choose what is imported
            raise Refused(f"The file names the bot {shorten(name)!r}: to import it, add --seats with all seats.")
    return saved.seats


def open_table(arguments: argparse.Namespace) -> "tuple[Table, Saved | None]":
    """Return a new table, or one that continues from a position or a journal; and who played the journal."""
    import ecliptic
    from ecliptic.cli import saves
    from ecliptic.games import find

    if arguments.game:
        game = find(arguments.game)  # imports it, so that a file can name it
    elif not (arguments.resume or arguments.position):
        raise ecliptic.Refused("GAME is missing: name one that ecliptic games lists, or continue with --resume FILE.")
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
        table = ecliptic.replay(journal, None if seed is None else f"{seed}:{moves}")
        return table, saves.read_session(journal)
    if arguments.position:
        return ecliptic.load(read_document(arguments.position), seed), None
    seats = len(arguments.seats or (YOU, COMPANY))
    return ecliptic.new(game.slug, seats, seed, options, pack_given(arguments.pack)), None
