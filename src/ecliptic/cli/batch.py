"""What `simulate` and `arena` share: bots play many games of one kind."""

import argparse
from collections.abc import Callable
from typing import Any

from ecliptic.cli.arguments import (
    MOST_GAMES,
    MOST_JOBS,
    add_game,
    add_json,
    add_options,
    add_pack,
    add_seed,
    options_given,
    pack_given,
    whole_number,
)
from ecliptic.cli.output import print_json, progress_bar, say_how_it_runs


def add_batch(parser: argparse.ArgumentParser) -> None:
    """Declare the game, how many games are played, and how."""
    add_game(parser)
    parser.add_argument("--games", metavar="N", type=whole_number(1, MOST_GAMES), default=100, help="games (100)")
    add_seed(parser)
    add_options(parser)
    add_pack(parser)
    parser.add_argument("--jobs", metavar="J", type=whole_number(1, MOST_JOBS), default=1, help="worker processes (1)")
    add_json(parser)


def run_batch(
    arguments: argparse.Namespace, play: Callable[..., Any], print_played: Callable[[Any], None], **bots: object
) -> int:
    """Call `play` with the batch and the bots, then print the outcome as JSON or with `print_played`."""
    options, pack = options_given(arguments.options), pack_given(arguments.pack)
    with progress_bar("games") as progress:
        played = play(
            arguments.game,
            games=arguments.games,
            seed=arguments.seed,
            options=options,
            pack=pack,
            jobs=arguments.jobs,
            progress=progress,
            **bots,
        )
    say_how_it_runs()
    if arguments.json:
        print_json(played)
    else:
        print_played(played)
    return 0
