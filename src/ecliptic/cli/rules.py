"""`ecliptic rules`: the clauses of a game, and which tests show them."""

import argparse
import shutil
import sys
import textwrap
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from ecliptic.cli.arguments import add_game, add_json, add_language
from ecliptic.cli.output import print_json

if TYPE_CHECKING:
    from ecliptic.content.ledger import Clause, Coverage

EXAMPLES: Final = (
    "  ecliptic rules star-realms SR-6.4      one clause\n"
    "  ecliptic rules star-realms 9           the clauses of section 9\n"
    "  ecliptic rules star-realms outpost     the clauses with this word\n"
    "  ecliptic rules star-realms --language de 9  section 9 in German\n"
    "  ecliptic rules star-realms --coverage  which clauses have a test"
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_game(parser)
    parser.add_argument("wanted", metavar="CLAUSE or WORD", nargs="?", help="a clause, a section or a word (all)")
    parser.add_argument("--coverage", action="store_true", help="count the clauses that tests cite, and list the rest")
    add_language(parser, "the clauses")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print clauses or their coverage."""
    from ecliptic.content.ledger import coverage, find_clauses, read_clauses
    from ecliptic.games import find

    slug = find(arguments.game).slug
    language = arguments.language
    clauses = (
        read_clauses(slug, language) if arguments.wanted is None else find_clauses(slug, arguments.wanted, language)
    )
    if not arguments.coverage:
        if arguments.json:
            print_json({"game": slug, "clauses": [_plain(clause) for clause in clauses]})
        else:
            print_clauses(clauses)
        return 0
    found = coverage(slug)
    if arguments.json:
        print_json(
            {
                "game": slug,
                "clauses": found.clauses,
                "cited": len(found.cited),
                "definitions": len(found.definitions),
                "missing": found.missing,
                "errors": found.errors,
            }
        )
    elif arguments.wanted is not None:
        print_tests(clauses, found)
    else:
        print_coverage(found)
    for error in found.errors:
        print(error, file=sys.stderr)
    asked = {clause.id for clause in clauses}
    return 1 if found.errors or not asked.isdisjoint(found.missing) else 0


def _plain(clause: "Clause") -> dict[str, str]:
    return asdict(clause)


def print_clauses(clauses: "Sequence[Clause]") -> None:
    """Print clauses under their sections; wrapped for a terminal, a line each for other programs."""
    from ecliptic.content.ledger import MARKS

    section = ""
    for clause in clauses:
        if clause.section != section:
            print(f"\n{clause.section}\n" if section else f"{clause.section}\n")
            section = clause.section
        kind = "" if clause.kind == "rule" else f" ({MARKS[clause.language][clause.kind]})"
        print(wrapped(f"{clause.id}{kind}  {clause.text}", "    "))


def wrapped(text: str, indent: str) -> str:
    """Return a paragraph as wide as the terminal, with a hanging indent."""
    if not sys.stdout.isatty():
        return text
    width = min(shutil.get_terminal_size().columns, 110)
    return textwrap.fill(text, width, subsequent_indent=indent, break_on_hyphens=False)


def print_tests(clauses: "Sequence[Clause]", found: "Coverage") -> None:
    """Print each clause with the tests that cite it."""
    for clause in clauses:
        print(wrapped(f"{clause.id}  {clause.text}", "    "))
        for test in found.cited.get(clause.id, []):
            print(f"    {test}")
        if clause.id in found.definitions:
            print(f"    no test needed: {found.definitions[clause.id]}")
        elif clause.id not in found.cited:
            print("    no test yet")


def print_coverage(found: "Coverage") -> None:
    """Print the counts, and the clauses without a test."""
    done = found.clauses - len(found.missing)
    print(f"cited {len(found.cited)} + definitions {len(found.definitions)} of {found.clauses}")
    print(f"{done} of {found.clauses} clauses are covered.")
    if found.missing:
        print(wrapped(f"Missing: {', '.join(found.missing)}", "  "))
