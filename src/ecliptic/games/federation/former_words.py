"""Words of older positions, journals and content packs: erudites were once called scholars."""

from typing import Final

from ecliptic.kernel import Fields

# Frames of older positions and their fields.
FORMER_NAMES: Final = {
    "copy_scholar": "copy_erudite",
    "refresh_scholar": "refresh_erudite",
    "scholar": "erudite",
}

# By field: a word that a frame or a journal names.
FORMER_WORDS: Final = {("chance", "scholars"): "erudites", ("deal", "scholars"): "erudites"}
FORMER_EFFECT: Final = "scholar/"

# Fields of players in positions; sections and verbs of content packs.
FORMER_FIELDS: Final = {
    "copy_scholar": "copy_erudite",
    "refresh_scholar": "refresh_erudite",
    "scholar": "erudite",
    "scholars": "erudites",
    "take_scholar_instead": "take_erudite_instead",
}

DEEPEST: Final = 60  # tables and lists of a pack inside each other


def present_word(field: str, word: str) -> str:
    """Return what a word in this field of a frame or journal is called now.

    >>> present_word("effect", "scholar/1A2"), present_word("effect", "room/A")
    ('erudite/1A2', 'room/A')
    """
    if field == "effect" and word.startswith(FORMER_EFFECT):
        return f"erudite/{word.removeprefix(FORMER_EFFECT)}"
    return FORMER_WORDS.get((field, word), word)


def with_present_fields(row: Fields) -> Fields:
    """Return a table under the names that its fields have now. A name is not taken for another that is there too.

    >>> with_present_fields(Fields({"scholars": ["1A1"], "points": 3}, "players[0]")).data
    {'erudites': ['1A1'], 'points': 3}
    """
    if not any(field in row.data for field in FORMER_FIELDS):
        return row
    return Fields(_renamed(row.data), row.place)


def in_present_words(value: object, depth: int = 0) -> object:
    """Return a part of a content pack with the sections and verbs that there are now.

    >>> in_present_words({"scholars": {"1C3": {"effect": [{"refresh_scholar": {"level": 1}}]}}})
    {'erudites': {'1C3': {'effect': [{'refresh_erudite': {'level': 1}}]}}}
    """
    if depth == DEEPEST:
        return value  # refused anyway, by the reader of effects
    if isinstance(value, list):
        return [in_present_words(each, depth + 1) for each in value]
    if not isinstance(value, dict):
        return value
    renamed = _renamed(value)
    if isinstance(renamed.get("op"), str):
        renamed["op"] = FORMER_FIELDS.get(str(renamed["op"]), renamed["op"])
    return {field: in_present_words(each, depth + 1) for field, each in renamed.items()}


def _renamed(data: dict[object, object]) -> dict[object, object]:
    renamed: dict[object, object] = {}
    for field, value in data.items():
        name = FORMER_FIELDS.get(field, field) if isinstance(field, str) else field
        renamed[field if name in data else name] = value
    return renamed
