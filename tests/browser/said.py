"""Messages of real games, and all refusals, with the words that Python finds for them: the client has to find the same.

Run as a program it writes them to `web/tests/said.json`, which the client's own tests read.
"""

import itertools
import json
from pathlib import Path
from random import Random
from typing import Any, Final

import ecliptic
from ecliptic.content.catalogue import catalogue, common, locales
from ecliptic.kernel import Message
from tests.content.test_catalogue import messages, variables

FILE: Final = Path(__file__).parents[2] / "web" / "tests" / "said.json"
NAMES: Final = ["Anna", "Boris", "Chen", "Dora"]
MOVES: Final = 150
SEED: Final = 4
TABLES: Final = (("star-realms", 2), ("star-realms", 3), ("federation", 3), ("blighted-reach", 3))
# Arguments that decide what a message says; all others are given their own name.
ARGUMENTS: Final[dict[str, tuple[object, ...]]] = {
    "most": (21, 20_000),
    "least": (1, 3),
    "kind": ("str", "array"),
    "what": ("pack", "journal", "position", "start"),
    "wanted": ("str", "int", "float", "bool", "array", "object", "int-or-str", "else"),
    "place": ("data", "file", "name"),
    "who": ({"seat": 1},),
    "numbers": ({"or": ["2", "3"]},),
    "why": ("why", Message("problem-over").plain()),
}


def collect() -> list[dict[str, Any]]:
    """One example of each message of some games, as its reader sees it, in all languages."""
    found: dict[tuple[str, str, bool], dict[str, Any]] = {}
    for slug, seats in TABLES:
        table = ecliptic.new(slug, seats=seats, seed=SEED)
        rng = Random(SEED)
        for _ in range(MOVES):
            if table.over:
                break
            seat = table.waiting[0]
            options = table.options(seat)
            said = [table.prompt(seat), table.prompt(None), *(table.label(seat, option) for option in options)]
            table.play(seat, rng.choice(options))
            said += [message for _, message in table.log(seat, max(len(table.journal) - 2, 0))]
            for message in said:
                for viewer in (seat, None):
                    key = (slug, message.id, viewer is None)
                    if key not in found:
                        found[key] = example(table, slug, message, viewer)
    return [*found.values(), *refusals()]


def refusals() -> list[dict[str, Any]]:
    """What is refused whatever the game, and by a game, each with all kinds of arguments."""
    rows = []
    for game in ("common", "star-realms"):
        catalogues = {locale: common(locale) if game == "common" else catalogue(game, locale) for locale in locales()}
        english = messages(game.replace("-", "_"), "en")
        for id in (id for id in english if id.startswith("problem-")):
            names = sorted(variables(id, english))
            for values in itertools.product(*(ARGUMENTS.get(name, (name,)) for name in names)):
                message = Message(id, dict(zip(names, values, strict=True)))
                texts = {locale: words.say(message, NAMES) for locale, words in catalogues.items()}
                rows.append({"game": game, "words": message.plain(), "viewer": None, "texts": texts})
    return rows


def example(table: ecliptic.Table, slug: str, message: Message, viewer: int | None) -> dict[str, Any]:
    """A message, its reader and its words."""
    texts = {locale: table.game.say(message, NAMES, locale, viewer) for locale in locales()}
    return {"game": slug, "words": message.plain(), "viewer": viewer, "texts": texts}


def written() -> str:
    """The file as it should be."""
    rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in collect())
    return f"[\n{rows}\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
