"""Our own games, measured as the peers are: from Python, one call for the options and one to play."""

import random

from bench.peers.measure import Case, Played, Row, Slices, library, measure, pick


def _case(game: str, seats: int) -> Case:
    def run(slices: Slices) -> Row:
        ecliptic = library("ecliptic")

        def play(rng: random.Random) -> Played:
            table = ecliptic.new(game, seats=seats, seed=rng.randrange(2**31))
            decisions = legal = 0
            while not table.over:
                seat = table.waiting[0]
                options = table.options(seat)
                legal += len(options)
                table.play(seat, pick(rng, options).text)
                decisions += 1
            return Played(decisions, legal)

        table = ecliptic.new(game, seats=seats, seed=7)
        return measure("ecliptic", f"{game}, {seats} seats, tables with journal", play, slices, table.state.clone)

    return run


CASES: dict[str, Case] = {
    "star-realms x2": _case("star-realms", 2),
    "federation x2": _case("federation", 2),
    "federation x4": _case("federation", 4),
}
