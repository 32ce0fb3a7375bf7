"""`ecliptic arena`: which bot is stronger, and how sure we are."""

import argparse
from typing import Any, Final

from ecliptic.cli.arguments import whole_number, word_list
from ecliptic.cli.batch import add_batch, run_batch
from ecliptic.cli.output import print_table

EXAMPLES: Final = (
    "  ecliptic arena star-realms --bots random,greedy --games 200\n"
    "  ecliptic arena star-realms --bots random,greedy --games 200 --seats 4 --json\n"
    "  ecliptic arena federation --bots greedy,random,random,random --games 40 --seats 4"
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_batch(parser)
    parser.add_argument("--bots", metavar="BOT,BOT,...", type=word_list, required=True, help="the bots to compare")
    parser.add_argument("--seats", metavar="K", type=whole_number(1, 99), default=2, help="seats at each table (2)")


def run(arguments: argparse.Namespace) -> int:
    """Play and print the table."""
    from ecliptic.sim.arena import arena

    return run_batch(arguments, arena, print_standings, bots=arguments.bots, seats=arguments.seats)


def print_standings(played: Any) -> None:
    """Print the bots, the strongest first."""
    print(f"{played['game']}: {played['games']:,} games, seats and seeds balanced; 95 % intervals")
    rows = [
        [
            row["bot"],
            f"{row['score']:.3f}",
            f"{row['low']:.3f} to {row['high']:.3f}",
            f"{row['wins']:.3f}",
            f"{row['elo']:+.0f}",
        ]
        for row in played["table"]
    ]
    print_table(["bot", "score", "between", "wins", "Elo"], rows)
