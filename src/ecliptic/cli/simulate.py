"""`ecliptic simulate`: bots play many games; counted, not watched."""

import argparse
from typing import Any, Final

from ecliptic.cli.arguments import add_batch, add_game, options_given, word_list
from ecliptic.cli.output import print_json, print_table, progress_bar, say_how_it_runs

EXAMPLES: Final = (
    "  ecliptic simulate star-realms --seats random,random --games 1000 --seed 7\n"
    "  ecliptic simulate star-realms --seats greedy,random,random --games 100 --option mode=hunter --jobs 4 --json"
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_game(parser)
    parser.add_argument("--seats", metavar="BOT,BOT,...", type=word_list, required=True, help="a bot for each seat")
    add_batch(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play and print the counts."""
    from ecliptic.sim.batch import simulate

    options = options_given(arguments.options)
    with progress_bar("games") as progress:
        played: Any = simulate(
            arguments.game, arguments.seats, arguments.games, arguments.seed, options, arguments.jobs, progress
        )
    say_how_it_runs()
    if arguments.json:
        print_json(played)
    else:
        print_counts(played, arguments.seats)
    return 0


def print_counts(played: Any, seats: list[str]) -> None:
    """The counts for people."""
    print(f"{played['game']}: {played['games']:,} games, {played['decisions']:,} decisions, {played['seconds']:,} s")
    print(f"{played['games_per_second']:,} games/s, {played['decisions_per_second']:,} decisions/s")
    print()
    places = [f"place {place}" if place.isdecimal() else "no result" for place in played["places"][0]]
    headings = ["seat", "bot", "wins", *places, "mean score", "least", "most"]
    rows = [
        [
            str(seat),
            bot,
            *map(str, (played["wins"][seat], *played["places"][seat].values())),
            *spread(played["scores"][seat]),
        ]
        for seat, bot in enumerate(seats)
    ]
    print_table(headings, rows, left=2)
    print()
    print_table(["length", "mean", "least", "most"], [[what, *spread(n)] for what, n in played["lengths"].items()])


def spread(summary: Any) -> list[str]:
    """Mean, least and most of something counted."""
    return [f"{summary['mean']:,.1f}", f"{summary['min']:,}", f"{summary['max']:,}"]
