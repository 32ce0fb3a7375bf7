"""Content packs: the printed components with values of somebody's own.

A pack names a section of the data files, in it a row by its id (or, for a section that is one table, nothing more), and
the fields it changes: `{"leaders": {"LEAD05": {"resources": ["fuel", "relic"]}}, "court_row": {"2": 4}}`.
"""

from typing import Any, Final

from ecliptic.content.files import read_data
from ecliptic.games.arcs.board import Board, printed_board
from ecliptic.games.arcs.cards import Cards, printed_cards
from ecliptic.kernel import Fields, Json, refused
from ecliptic.kernel.fields import shortened, shown

BOARD: Final = "board.yaml"
CARDS: Final = "cards.yaml"

# What a pack may change in rows, by section. Which effects a card has is what the rules themselves say.
ROWS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "systems": (BOARD, ("type", "slots", "adjacent")),
    "suits": (BOARD, ("actions",)),
    "action_cards": (BOARD, ("number", "pips", "ambition", "seizes_when_surpassing")),
    "dice": (BOARD, ("faces",)),
    "ambition_markers": (BOARD, ("blue", "gold")),
    "starting_pieces": (BOARD, ("ships", "city", "starport")),
    "setup_cards": (BOARD, ("out_of_play", "seats")),
    "court": (CARDS, ("suit", "raid_cost")),
    "lore": (CARDS, ("slots",)),
    "leaders": (CARDS, ("resources", "pieces")),
}

# Sections that are one table, with the fields of it that a pack may change.
TABLES: Final[dict[str, tuple[str, ...]]] = {
    "player_pieces": ("ship", "starport", "agent"),
    "player_board": ("raid_costs", "open_slots", "city_bonus"),
    "power_to_end": ("2", "3", "4"),
    "court_row": ("2", "3", "4"),
}
HEADER: Final = ("game", "name", "note")


def components(pack: Json | None) -> tuple[Board, Cards]:
    """Return the board and the cards with a content pack applied; refused when the pack does not fit.

    >>> board, cards = components({"game": "arcs", "court_row": {"2": 5}})
    >>> board.court_row[2]
    5
    """
    if pack is None:
        return printed_board(), printed_cards()
    slug = Fields(pack, "").text("game")
    if slug != "arcs":
        raise refused("problem-pack-game", game=shortened(slug), wanted="arcs")
    files: dict[str, Json] = {BOARD: dict(read_data("arcs", BOARD)), CARDS: dict(read_data("arcs", CARDS))}
    for section, change in pack.items():
        if section in HEADER:
            continue
        if section in TABLES:
            files[BOARD][section] = changed(files[BOARD][section], change, section, TABLES[section])
        elif section in ROWS:
            file, fields = ROWS[section]
            files[file][section] = changed_rows(files[file][section], change, section, fields)
        else:
            known = ", ".join([*ROWS, *TABLES])
            raise refused("problem-arcs-pack-section", section=shown(section), known=known)
    from ecliptic.games.arcs.reading import read_cards  # it needs every chapter of the rules, and they need this module

    return Board(Fields(files[BOARD], ""), {}), read_cards(Fields(files[CARDS], ""))


def changed(row: Any, change: Any, place: str, fields: tuple[str, ...]) -> Json:
    """Return a row, or a section that is one table, with the fields that a pack changes."""
    merged = {str(name): value for name, value in row.items()}
    for field, value in Fields(change, place).data.items():
        if str(field) not in fields:
            known = ", ".join(fields)
            raise refused("problem-arcs-pack-change", place=place, field=shown(field), known=known)
        merged[str(field)] = value
    return merged


def changed_rows(rows: Any, changes: Any, section: str, fields: tuple[str, ...]) -> list[Json]:
    """Return the rows of a section, those that the pack names changed."""
    named = Fields(changes, section).data
    ids = [row["id"] for row in rows]
    for id in named:
        if id not in ids:
            raise refused("problem-arcs-pack-row", section=section, row=shown(id))
    return [
        changed(row, named[row["id"]], f"{section}.{row['id']}", fields) if row["id"] in named else row for row in rows
    ]
