"""`ecliptic check`: the conformance suite on random games."""

import argparse
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ecliptic.cli.arguments import (
    MOST_GAMES,
    add_game,
    add_json,
    add_options,
    add_seed,
    options_given,
    whole_number,
)
from ecliptic.cli.output import Progress, print_json, progress_bar, say_how_it_runs

if TYPE_CHECKING:
    from ecliptic.kernel.check import CheckReport

EXAMPLES: Final = (
    "  ecliptic check star-realms --games 200           going round the standard set-ups\n"
    "  ecliptic check star-realms --games 5 --all       5 games of every standard set-up\n"
    "  ecliptic check star-realms --seats 4 --games 20 --option mode=raid"
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_game(parser)
    parser.add_argument("--seats", metavar="N", type=whole_number(1, 99), help="seats (those of the standard set-ups)")
    parser.add_argument("--games", metavar="N", type=whole_number(1, MOST_GAMES), help="stop after N games (10)")
    parser.add_argument("--decisions", metavar="N", type=whole_number(1, MOST_GAMES), help="stop after N decisions")
    parser.add_argument("--all", action="store_true", help="--games is for each standard set-up, not for all together")
    add_seed(parser)
    add_options(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Check and print what failed; status 1 when something did."""
    from ecliptic.games import find
    from ecliptic.kernel import Refused
    from ecliptic.kernel.check import check_game

    game = find(arguments.game)
    options = options_given(arguments.options) or None
    games, decisions = arguments.games, arguments.decisions
    if games is None and (decisions is None or arguments.all):
        games = 10
    if arguments.all:
        if arguments.seats is not None or options is not None:
            raise Refused("--all checks the standard set-ups: leave out --seats and --option.")
        games *= len(game.setups())
    with progress_bar("games" if games else "decisions") as bar:
        report = check_game(
            game,
            games=games,
            seed=arguments.seed,
            seats=arguments.seats,
            options=options,
            decisions=decisions,
            progress=watching(bar, games, decisions),
        )
    say_how_it_runs()
    if arguments.json:
        print_json(report.plain(game.slug))
    else:
        print(f"{game.slug}: {report.games:,} games, {report.decisions:,} decisions, {len(report.failures)} failures")
        for failure in report.failures:
            print(failure, file=sys.stderr)
    return 1 if report.failures else 0


def watching(bar: Progress | None, games: int | None, decisions: int | None) -> "Callable[[CheckReport], None] | None":
    """Return a function that shows the suite's progress on the progress bar."""
    if bar is None:
        return None

    def advance(report: "CheckReport") -> None:
        if games is not None:
            bar(report.games, games)
        elif decisions is not None:
            bar(report.decisions, decisions)

    return advance
