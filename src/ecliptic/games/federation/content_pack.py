"""The rows of the data file, each changed by a content pack before it becomes a table.

A pack names a section of the data file, in it a row by its id (or, for a section that is one table, nothing more), and
the fields it changes: `{"missions": {"5": {"required_level": 2}}, "leftover_scoring": {"gold_pp": 2}}`.
"""

from typing import Final

from ecliptic.content.files import read_data
from ecliptic.games.federation.tables import ERUDITES_PER_STACK, Components
from ecliptic.games.federation.vocabulary import DELEGATIONS
from ecliptic.kernel import Fields, Json, refused
from ecliptic.kernel.fields import shown

# What a pack may change, by section of the data file. The rest is what the rules themselves say.
CHANGEABLE: Final[dict[str, tuple[str, ...]]] = {
    "ambassadors": ("votes", "funding_bonus"),
    "special_ambassador": ("votes",),
    "rooms": ("cost", "effect"),
    "espionage": ("cost",),
    "outer_module": ("effect",),
    "senate": ("grid",),
    "projects": ("column", "last_field", "start_field", "first_contribution_gains"),
    "placement_points": ("places", "gap"),
    "laws": ("effect",),
    "medals": ("planet_thresholds", "score_by_number_owned"),
    "accreditation": ("medal_step", "overflow_pp_per_step"),
    "accreditation_levels": ("steps", "upkeep"),
    "missions": ("required_level", "resolve"),
    "neo_spaces": ("influence", "gain", "next"),
    "asteroid_tiles": ("gain",),
    "dead_asteroid_tiles": ("gain",),
    "alteration_tokens": ("symbol", "votes", "bonus"),
    "erudites": ("timing", "effect"),
    "trading_posts": ("cost", "level1", "level2"),
    "production_sites": ("cost", "income"),
    "production_printed_first_game": ("slots",),
    "megastructures": ("cost", "multipliers", "printed_first_game"),
    "megastructure_tiles": ("value",),
    "deep_space_tiles": ("effect",),
    "starting_planets": ("effect",),
    "blocking_planet_tiles": ("X", "zero"),
    "blocking_room_tiles": ("room", "espionage_wing"),
    "leftover_scoring": ("crystals_per_pp", "gold_pp", "ship_in_hangar_pp", "unused_alteration_token_pp"),
}

# Fields for people, which no rule reads.
REMARKS: Final = ("name", "name_ru", "name_de", "color", "known", "note", "source", "timing_source")


def raw_data() -> Json:
    """The data file as it is written."""
    return read_data("federation", "components.yaml")


def ids_of(section: str) -> list[str]:
    """The ids of a section's rows, in the order of the data file."""
    return [row.text("id") for row in Fields(raw_data(), "").rows(section)]


def erudite_ids() -> list[str]:
    """The erudites by level, delegation and number, so that three in a row are a stack (FED-2.4)."""
    numbers = range(1, ERUDITES_PER_STACK + 1)
    return [f"{level}{delegation}{n}" for level in (1, 2, 3) for delegation in DELEGATIONS for n in numbers]


class Rows:
    """The data file with a pack laid over it."""

    def __init__(self, pack: Json, parts: Components, data: Json) -> None:
        self.file: Final = Fields(data, "")
        self.parts: Final = parts
        self.changes: Final[dict[str, Fields]] = {}
        for section, change in pack.items():
            if section not in CHANGEABLE:
                known = ", ".join(CHANGEABLE)
                raise refused("problem-pack-section", section=shown(section), known=known)
            self.changes[section] = Fields(change, section)

    def rows(self, section: str) -> list[Fields]:
        """The rows of a section that is a list, in its order."""
        written = self.file.rows(section)
        changes = self.changes.get(section)
        if changes is None:
            return [self._note(row) for row in written]
        changed = keyed(changes)
        ids = [str(row.get("id")) for row in written]
        for id in changed.data:
            if id not in ids:
                raise refused("problem-pack-row", section=section, row=shown(id), known=", ".join(ids))
        return [self._note(self._changed(section, row, changed, id)) for row, id in zip(written, ids, strict=True)]

    def table(self, section: str) -> Fields:
        """A section that is one table."""
        written = self.file.table(section)
        changes = self.changes.get(section)
        return self._note(written if changes is None else self._merged(section, written, changes))

    def finish(self) -> None:
        """Refuse a section of the data file that nothing reads."""
        self.file.finish()

    def _changed(self, section: str, row: Fields, changes: Fields, id: str) -> Fields:
        return self._merged(section, row, changes.table(id)) if changes.has(id) else row

    def _merged(self, section: str, row: Fields, change: Fields) -> Fields:
        for field in change.data:
            if field not in CHANGEABLE[section]:
                known = ", ".join(CHANGEABLE[section])
                raise refused("problem-pack-change", place=change.place, field=shown(field), known=known)
        return Fields({**row.data, **change.data}, change.place)

    def _note(self, row: Fields) -> Fields:
        """Remember where the row comes from, and that remarks are allowed."""
        for remark in REMARKS:
            row.has(remark)
        if row.has("id") and row.has("source"):
            self.parts.sources[str(row.get("id"))] = row.text("source")
        return row


def keyed(fields: Fields) -> Fields:
    """A table whose names may be numbers, as YAML reads them, with names as JSON has them."""
    return Fields({str(name): value for name, value in fields.data.items()}, fields.place)


def by_number(row: Fields, field: str, numbers: tuple[int, ...]) -> Fields:
    """A table with a field for each of these numbers (of players, of floors) and no other."""
    table = keyed(row.table(field))
    for number in numbers:
        table.has(str(number))
    table.finish()
    return table
