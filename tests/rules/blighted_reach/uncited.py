"""Print the clauses of the campaign that no test cites yet: `python -m tests.rules.blighted_reach.uncited`."""

from ecliptic.content.citations import find_citations
from ecliptic.content.files import GAMES
from ecliptic.content.ledger import TESTS, parse_clauses


def uncited() -> list[str]:
    """Return the ids of the clauses without a test, in the ledger's order."""
    text = (GAMES / "arcs" / "campaign" / "data" / "rules.md").read_text(encoding="utf-8")
    found, _ = find_citations(TESTS)
    cited = {citation.clause for citation in found if citation.counts}
    return [clause.id for clause in parse_clauses(text) if clause.id not in cited]


if __name__ == "__main__":
    for clause in uncited():
        print(clause)
