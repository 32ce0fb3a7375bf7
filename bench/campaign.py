"""Play whole campaigns of The Blighted Reach, one bot against three others, and count what each fate achieves.

`python bench/campaign.py --games 200` prints who came first how often and, for every fate and act, how often its
objective was completed (in Act III: the final objective of a C fate), or how much Power the grand ambitions of an A or
B fate gave in Act III. The games are those of
`ecliptic arena blighted-reach --bots greedy,random,random,random --seats 4` with the same seed.
"""

import argparse
import json
import sys
from collections import defaultdict
from random import Random
from typing import Any, Final

from ecliptic.bots import find_bot, play_match
from ecliptic.games.arcs.campaign.events import SeatCountEvent
from ecliptic.games.arcs.campaign.fate import LETTERS
from ecliptic.games.arcs.campaign.notation import FATES
from ecliptic.games.arcs.campaign.reading import fate_of
from ecliptic.games.arcs.campaign.state import ACTS, NO_FATE, campaign_of
from ecliptic.games.arcs.events import SeatEvent
from ecliptic.sim.arena import line_ups, wilson
from ecliptic.sim.jobs import Setup, set_up, spread

SEATS: Final = 4
OUTCOMES: Final = {"objective-completed": 1.0, "objective-failed": 0.0}

Row = tuple[str, int, int, float]  # the bot, its fate, the act, what it achieved


def play(setup: Setup, lineup: tuple[str, ...], number: int) -> tuple[tuple[int, ...], list[Row]]:
    """Return the places of one campaign, and what every seat achieved in every act."""
    game, origin = setup.origin()
    state: Any = origin.clone()
    chance, minds = Random(f"{setup.seed}:{number}"), Random(f"{setup.seed}:{number}:bots")
    bots = [find_bot(name) for name in lineup]
    rows: list[Row] = []
    grand = [0.0] * SEATS
    while state.stack:
        fates, act = list(campaign_of(state).fates), campaign_of(state).act
        state.events = []
        play_match(game, state, bots, chance, minds, 1)
        for event in state.events:
            if isinstance(event, SeatEvent) and event.what in OUTCOMES:
                rows.append((lineup[event.seat], fates[event.seat], act, OUTCOMES[event.what]))
            elif isinstance(event, SeatCountEvent) and event.what == "grand-ambitions":
                grand[event.seat] += event.n
    if act == ACTS:
        for seat, clock in enumerate(campaign_of(state).clocks[:SEATS]):
            achieved = float(clock == 0) if has_final_objective(fates[seat]) else grand[seat]
            rows.append((lineup[seat], fates[seat], act, achieved))
    result = game.result(state)
    assert result is not None
    return result.places, rows


def has_final_objective(fate: int) -> bool:
    """Return whether it is a C fate, which has an objective in Act III and no grand ambitions (ABR-3.8)."""
    return fate != NO_FATE and LETTERS[fate_of(fate).letter] == "C"


def show(mean: Any) -> str:
    """Return a mean in words; nobody may have had the fate."""
    return "-" if mean is None else f"{mean:.2f}"


def main() -> int:
    """Read the command line, play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=200, help="campaigns (200)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same campaigns (1)")
    parser.add_argument("--jobs", type=int, default=1, help="worker processes (1)")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    arguments = parser.parse_args()
    bots = ["greedy", "random", "random", "random"]
    setup = set_up("blighted-reach", SEATS, {}, arguments.seed, arguments.games, arguments.jobs, bots)
    lineups = line_ups(bots, SEATS)
    tasks = [(setup, lineups[n % SEATS], n // SEATS) for n in range(arguments.games)]
    wins = 0
    achieved: dict[tuple[int, int], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for n, (places, rows) in enumerate(spread(play, list(tasks), arguments.jobs)):
        wins += places[tasks[n][1].index("greedy")] == 1
        for bot, fate, act, amount in rows:
            achieved[act, fate][bot].append(amount)
        print(f"\r{n + 1}/{arguments.games}: greedy first in {wins}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    low, high = wilson(wins, arguments.games)
    table = [
        {
            "act": act,
            "fate": FATES[fate],
            "counts": "Power of grand ambitions"
            if act == ACTS and not has_final_objective(fate)
            else "objectives completed",
            **{f"{bot}_times": len(by[bot]) for bot in ("greedy", "random")},
            **{f"{bot}_mean": sum(by[bot]) / len(by[bot]) if by[bot] else None for bot in ("greedy", "random")},
        }
        for (act, fate), by in sorted(achieved.items())
    ]
    if arguments.json:
        print(json.dumps({"games": arguments.games, "first": wins, "interval": [low, high], "fates": table}, indent=1))
        return 0
    print(f"greedy first in {wins} of {arguments.games} ({low:.1%} to {high:.1%})")
    for row in table:
        means = ", ".join(f"{bot} {show(row[f'{bot}_mean'])} in {row[f'{bot}_times']}" for bot in ("greedy", "random"))
        print(f"act {row['act']} {row['fate']}: {row['counts']}: {means}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
