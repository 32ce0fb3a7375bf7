"""The rules ledger of a game: its numbered clauses, and which tests show each of them.

A game keeps its clauses in `data/rules.md`, one list item each, and in `data/definitions.yaml` those that only
define a word, so that there is nothing to test, with the reason. Tests cite clauses with
`@pytest.mark.rule("SR-6.4")`; `citations` reads them from the source and says which of them count.

`data/rules.<language>.md` has the same clauses in another language. Clauses without a translation are read in English.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from ecliptic.content.catalogue import check_locale
from ecliptic.content.citations import find_citations
from ecliptic.content.files import GAMES, game_folder, game_folders, read_data
from ecliptic.kernel import Refused
from ecliptic.kernel.messages import LOCALES

TESTS: Final = GAMES.parents[2] / "tests"

_CLAUSE: Final = re.compile(r"- \*\*(?P<id>[A-Z]+-[0-9A-Za-z]+(?:\.[0-9A-Za-z]+)*)\s*(?P<title>.*?)\*\*\s*(?P<text>.*)")
_SECTION: Final = re.compile(r"## (?P<title>.+)")

ORIGINAL: Final = LOCALES[0]

# How a clause was settled, and the mark that says so in its text: "ruling: ...", "(FAQ)", "(public ...)".
MARKS: Final = {
    "en": {"ruling": "ruling", "FAQ": "FAQ", "public": "public"},
    "ru": {"ruling": "трактовка", "FAQ": "FAQ", "public": "открытые источники"},
    "de": {"ruling": "Auslegung", "FAQ": "FAQ", "public": "öffentlich"},
}


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule: its id, its chapter, how it was settled (rule, ruling, FAQ, public), text and language.

    >>> read_clauses("star-realms")[0].section
    '0. Scope'
    """

    id: str
    section: str
    kind: str
    text: str
    language: str


@dataclass(frozen=True, slots=True)
class Coverage:
    """Which clauses tests cite, which are definitions, which are missing, and what is wrong with the citations.

    >>> Coverage(2, {"SR-1.1": ["test_it.py::test_it"]}, {}, ["SR-1.2"], []).missing
    ['SR-1.2']
    """

    clauses: int
    cited: dict[str, list[str]]  # by clause: its tests
    definitions: dict[str, str]  # by clause that no test cites: why it needs none
    missing: list[str]
    errors: list[str]


@cache
def read_clauses(game: str, language: str = ORIGINAL) -> tuple[Clause, ...]:
    """Return the clauses of a game (its slug or folder) in the ledger's order; in English where not translated.

    >>> clauses = read_clauses("star-realms")
    >>> clauses[0].id, clauses[0].section, clauses[0].kind
    ('SR-0.1', '0. Scope', 'rule')
    """
    check_locale(language)
    original = parse_clauses(_read(game, "rules.md"))
    if not original:
        raise Refused(f"{game} has no rules ledger.")
    if language == ORIGINAL:
        return tuple(original)
    translated = {clause.id: clause for clause in parse_clauses(_read(game, f"rules.{language}.md"), language)}
    sections = {clause.section: translated[clause.id].section for clause in original if clause.id in translated}
    return tuple(
        translated.get(clause.id) or replace(clause, section=sections.get(clause.section, clause.section))
        for clause in original
    )


def _read(game: str, name: str) -> str:
    path = game_folder(game) / "data" / name
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def parse_clauses(markdown: str, language: str = ORIGINAL) -> list[Clause]:
    """Return the clauses of a ledger. A title such as "Draw n:" is part of the text, the word "ruling:" is not.

    >>> parse_clauses('''## 7. Effects
    ... - **SR-7.12 ruling:** only an opponent's base.
    ... - **SR-7.1 Draw n:** move n cards
    ...   to the hand. (FAQ)''')[1]
    Clause(id='SR-7.1', section='7. Effects', kind='FAQ', text='Draw n: move n cards to the hand. (FAQ)', language='en')
    """
    found: list[tuple[str, str, str, list[str]]] = []
    section = ""
    for line in markdown.splitlines():
        if heading := _SECTION.fullmatch(line.rstrip()):
            section = heading["title"]
        elif clause := _CLAUSE.match(line):
            found.append((clause["id"], section, clause["title"], [clause["text"]]))
        elif line.startswith(" ") and found:
            found[-1][3].append(line.strip())
    clauses = []
    for id, chapter, title, parts in found:
        text = " ".join(parts).strip()
        whole = f"{title} {text}".strip()
        kind = next((kind for kind in MARKS[language] if marks_of(whole, kind, language)), "rule")
        shown = text if title.casefold().startswith(MARKS[language]["ruling"].casefold()) else whole
        clauses.append(Clause(id, chapter, kind, shown.replace("**", "").replace("`", ""), language))
    return clauses


def marks_of(text: str, kind: str, language: str) -> int:
    """Return how often a text has the mark of this kind.

    >>> marks_of("Alle Karten. Auslegung: auch diese. (FAQ)", "ruling", "de")
    1
    """
    mark = re.escape(MARKS[language][kind])
    return len(re.findall(rf"\b{mark}\b" if kind == "ruling" else rf"\({mark}\b", text, re.IGNORECASE))


def find_clauses(game: str, wanted: str, language: str = ORIGINAL) -> list[Clause]:
    """Return the clause with this id, those of a section ("6", "SR-6") or with all these words; refuse if none.

    >>> [clause.id for clause in find_clauses("star-realms", "sr-1.3")]
    ['SR-1.3']
    >>> {clause.section for clause in find_clauses("star-realms", "9")}
    {'9. Attacking'}
    """
    clauses = read_clauses(game, language)
    text = wanted.strip().casefold()
    number = text.rpartition("-")[2]
    prefixed = f"{prefix_of(clauses[0].id)}-{number}".casefold()
    found = [clause for clause in clauses if clause.id.casefold() in (text, prefixed)]
    if not found and text in (number, prefixed):
        found = [clause for clause in clauses if clause.id.casefold().startswith(f"{prefixed}.")]
    if not found and text:
        words = _folded(text).split()
        texts = [(clause, _folded(f"{clause.section}\n{clause.text}")) for clause in clauses]
        found = [clause for clause, text in texts if all(word in text for word in words)]
    if not found:
        raise Refused(f"No clause of {game} has the id, section or word {wanted!r}.")
    return found


def clauses_about(game: str, component: str, language: str = ORIGINAL) -> list[Clause]:
    """Return the clauses that name a card. Its id is its English name, so they are found in the English ledger.

    >>> [clause.id for clause in clauses_about("star-realms", "emperors_dreadnaught")]
    ['SR-8.11']
    """
    name = f" {component.replace('_', ' ')} "
    texts = [re.sub(r"\W+", " ", f" {clause.text.casefold()} ".replace("'", "")) for clause in read_clauses(game)]
    return [clause for clause, text in zip(read_clauses(game, language), texts, strict=True) if name in text]


def _folded(text: str) -> str:
    """Return a text without capitals, dots and accents: "еще" and "konnen" find "ещё" and "können"."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(sign))


def prefix_of(clause: str) -> str:
    """Return the letters before a clause's number.

    >>> prefix_of("SR-6.4")
    'SR'
    """
    return clause.partition("-")[0]


def coverage(game: str, tests: Path | None = None) -> Coverage:
    """Return which clauses of the game the tests of this repository cite; refuse where there are no tests.

    >>> coverage("star-realms", Path("nowhere"))
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: The tests are not here: coverage needs a checkout of the repository, not a package.
    """
    clauses = read_clauses(game)
    tests = TESTS if tests is None else tests
    if not tests.is_dir():
        raise Refused("The tests are not here: coverage needs a checkout of the repository, not a package.")
    known = {clause.id for clause in clauses}
    own = prefix_of(clauses[0].id)
    others = {prefix_of(other[0].id) for other in _all_ledgers()} - {own}
    cited: dict[str, list[str]] = {}
    errors: list[str] = []
    found, unreadable = find_citations(tests)
    for citation in found:
        if citation.clause in known:
            if citation.counts:
                cited.setdefault(citation.clause, []).append(citation.test)
        elif prefix_of(citation.clause) not in others:
            errors.append(f"{citation.test} cites {citation.clause}, which is not a clause.")
    definitions = _definitions(game)
    errors += unreadable
    errors += [f"definitions.yaml names {id}, which is not a clause." for id in definitions if id not in known]
    only = {id: reason for id, reason in definitions.items() if id in known and id not in cited}
    missing = [clause.id for clause in clauses if clause.id not in cited and clause.id not in only]
    return Coverage(len(clauses), cited, only, missing, errors)


def _all_ledgers() -> Iterator[tuple[Clause, ...]]:
    for folder in game_folders():
        path = folder / "data" / "rules.md"
        if path.is_file():
            yield tuple(parse_clauses(path.read_text(encoding="utf-8")))


def _definitions(game: str) -> dict[str, str]:
    if not (game_folder(game) / "data" / "definitions.yaml").is_file():
        return {}
    return {str(id): str(reason) for id, reason in read_data(game, "definitions.yaml").items()}
