"""`ecliptic simulate`: statistics of many games between bots."""

import argparse
from typing import Any, Final

from ecliptic.cli.arguments import word_list
from ecliptic.cli.batch import add_batch, run_batch
from ecliptic.cli.output import print_table

EXAMPLES: Final = (
    "  ecliptic simulate star-realms --seats random,random --games 1000 --seed 7\n"
    "  ecliptic simulate star-realms --seats greedy,random,random --games 100 --option mode=hunter --jobs 4 --json"
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_batch(parser)
    parser.add_argument("--seats", metavar="BOT,BOT,...", type=word_list, required=True, help="a bot for each seat")


def run(arguments: argparse.Namespace) -> int:
    """Play and print the counts."""
    from ecliptic.sim.batch import simulate

    def print_played(played: Any) -> None:
        print_counts(played, arguments.seats)

    return run_batch(arguments, simulate, print_played, seats=arguments.seats)


def print_counts(played: Any, seats: list[str]) -> None:
    """Print the counts for people."""
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
    """Return mean, minimum and maximum of a count."""
    return [f"{summary['mean']:,.1f}", f"{summary['min']:,}", f"{summary['max']:,}"]
