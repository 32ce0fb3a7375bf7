"""Print the clauses of the campaign that no test cites yet: `python -m tests.rules.blighted_reach.uncited`."""

from ecliptic.content.ledger import coverage
from ecliptic.games.arcs.campaign.game import GAME

if __name__ == "__main__":
    for clause in coverage(GAME.slug).missing:
        print(clause)
