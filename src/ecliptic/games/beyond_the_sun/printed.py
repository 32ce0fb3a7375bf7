"""What is printed on cards, mats and boards, for those who draw them: numbers for icons, lines in one language.

Everything here is public and the same at every table without a content pack. `reconstructed` says that no text that we
know states all values of a component.
"""

from collections.abc import Callable
from typing import Any, Final

from ecliptic.games.beyond_the_sun.components import (
    COLUMNS,
    DISCS,
    FOOD,
    KINDS,
    LEVELS,
    NO_DISC,
    NO_TYPE,
    ORE,
    TYPES,
    Board,
    Components,
    components,
    raw_data,
)
from ecliptic.games.beyond_the_sun.text import (
    achievement_text,
    action_text,
    event_text,
    mat_text,
    system_text,
    technology_text,
)
from ecliptic.kernel import Json

RECONSTRUCTED: Final = "reconstructed"
MOST_SEATS: Final = 4

Write = Callable[[Components, int, str], Json]


def printed_components(pack: Json | None, locale: str) -> Json:
    """Return what is printed on the components, as a content pack has them."""
    parts = components(pack)
    marked = reconstructed_ids()
    tables: dict[str, tuple[list[Any], Write]] = {
        "technologies": (parts.technologies, _technology),
        "events": (parts.events, _event),
        "systems": (parts.systems, _system),
        "achievements": (parts.achievements, _achievement),
        "mats": (parts.mats, _mat),
        "guilds": (parts.guilds, _guild),
    }
    sheet: Json = {
        kind: {row.id: {**write(parts, n, locale), RECONSTRUCTED: row.id in marked} for n, row in enumerate(rows)}
        for kind, (rows, write) in tables.items()
    }
    sheet["rows"] = [
        {parts.actions[action].id: _action(parts, action, locale) for action in numbers} for numbers in parts.rows
    ]
    sheet["slots"] = {
        slot.id: {
            "level": LEVELS[slot.level],
            "requires": [parts.slots[each].id for each in slot.requires],
            "opens": [other.id for other in parts.slots if number in other.requires],
            "needed": slot.needed,
        }
        for number, slot in enumerate(parts.slots)
    }
    sheet["boards"] = [_board(board) for board in parts.boards]
    sheet["automation"] = {"points": parts.automation_vp, "beyond": parts.automation_vp_beyond}
    sheet["columns"] = dict(zip(COLUMNS, parts.capacity, strict=True))
    return sheet


def reconstructed_ids() -> set[str]:
    """Return the components with a value that no text states.

    >>> "T4-03" in reconstructed_ids(), "T3-05" in reconstructed_ids()
    (True, False)
    """
    data: Any = raw_data()
    mats = data["faction_mats"]
    rows = [*data["technologies"], *data["events"], *data["systems"], *data["achievements"], *data["guilds"]]
    return {str(row["id"]) for row in [*rows, *mats["basic"], *mats["advanced"]] if is_reconstructed(row)}


def is_reconstructed(row: dict[str, Any]) -> bool:
    """Return whether a row of the data file says so, of itself or of one of its fields."""
    sources = [row["source"], *row.get("field_sources", {}).values()]
    return any(str(each).startswith(RECONSTRUCTED) for each in sources)


def _technology(parts: Components, number: int, locale: str) -> Json:
    card = parts.technologies[number]
    return {
        "level": LEVELS[card.level],
        "types": [name for i, name in enumerate(TYPES) if card.types >> i & 1],
        "output": TYPES[card.output] if card.output != NO_TYPE else None,
        "immediate": parts.effects.clauses(card.immediate),
        "actions": {parts.actions[each].id: _action(parts, each, locale) for each in card.actions},
        "lasting": _is_lasting(parts, number),
        "lines": technology_text(parts, number, locale),
    }


def _action(parts: Components, number: int, locale: str) -> Json:
    row = parts.actions[number]
    return {
        "spaces": row.spaces,
        "extra_ore": row.extra_ore,
        "ore": row.cost.ore,
        "population": row.cost.population,
        "effect": parts.effects.clauses(row.effect),
        "line": action_text(parts, number, locale),
    }


def _event(parts: Components, number: int, locale: str) -> Json:
    card = parts.events[number]
    return {
        "level": LEVELS[card.level],
        "light": card.is_light,
        "actions": {parts.actions[card.action].id: _action(parts, card.action, locale)} if card.action >= 0 else {},
        "lines": event_text(parts, number, locale),
    }


def _system(parts: Components, number: int, locale: str) -> Json:
    card = parts.systems[number]
    return {
        "deck": "AB"[card.deck],
        "strength": card.strength,
        "symbols": _symbols(card.symbols),
        "vp": card.vp,
        "control": parts.effects.clauses(card.control_bonus),
        "bonus": parts.effects.clauses(card.bonus),
        "lasting": _is_lasting(parts, parts.system_number(number)),
        "lines": system_text(parts, number, locale),
    }


def _achievement(parts: Components, number: int, locale: str) -> Json:
    card = parts.achievements[number]
    spaces = [{"vp": vp, "seats": least} for vp, least in zip(card.points, card.places, strict=True)]
    return {"kind": card.kind, "spaces": spaces, "lines": achievement_text(parts, number, MOST_SEATS, locale)[:1]}


def _mat(parts: Components, number: int, locale: str) -> Json:
    mat = parts.mats[number]
    return {
        "advanced": mat.is_advanced,
        "food": [COLUMNS[column] if column >= 0 else None for column in mat.food],
        "ore": mat.ore,
        "abilities": [
            {"track": DISCS[track] if track != NO_DISC else None, "cell": cell}
            for track, cell in zip(mat.unlock_track, mat.unlock_cell, strict=True)
        ],
        "lines": mat_text(parts, number, locale),
    }


def _guild(parts: Components, number: int, locale: str) -> Json:
    guild = parts.guilds[number]
    return {"rank": guild.rank, **_action(parts, guild.action, locale)}


def _board(board: Board) -> Json:
    return {
        id: {
            "kind": KINDS[board.kind[i]],
            "symbols": _symbols(board.symbols[i]),
            "links": [board.ids[each] for each in board.neighbours[i]],
        }
        for i, id in enumerate(board.ids)
    }


def _is_lasting(parts: Components, component: int) -> bool:
    return parts.abilities[component] is not None or bool(parts.components[component].hooks)


def _symbols(bits: int) -> list[str]:
    return [DISCS[track] for track in (FOOD, ORE) if bits >> track & 1]
