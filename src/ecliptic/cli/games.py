"""`ecliptic games`: what can be played, and how it can be set up."""

import argparse
from typing import Final

from ecliptic.cli.arguments import add_json
from ecliptic.cli.output import print_json

EXAMPLES: Final = "  ecliptic games\n  ecliptic games --json"


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print every game."""
    import ecliptic

    if arguments.json:
        print_json(ecliptic.games())
        return 0
    for i, game in enumerate(ecliptic.catalogue().values()):
        if i:
            print()
        print(f"{game.slug}  {game.title}, {game.seats[0]} to {game.seats[-1]} seats")
        for option in game.options:
            possible = ", ".join(option.choices) if option.choices else f"{option.low} to {option.high}"
            print(f"  --option {option.name}={option.default}  {option.about}")
            print(f"      {possible}")
    return 0
