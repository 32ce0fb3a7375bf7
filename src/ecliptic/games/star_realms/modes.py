"""The numbers of every mode, read from `data/components.yaml`: authority, starting hands, the boss of a raid."""

from functools import cache
from typing import Final

from ecliptic.games.star_realms.components import raw_data
from ecliptic.games.star_realms.state import EMPEROR, MODES, RAID, TEAM_MODES
from ecliptic.kernel import Fields, Json

REMARKS: Final = ("name", "name_ru", "note", "source")  # fields for people, which no rule reads


class Boss:
    """The boss of a raid with so many players (SR-19.2)."""

    __slots__ = ("authority", "hand", "starting_hand")

    def __init__(self, authority: int, hand: int, starting_hand: int) -> None:
        self.authority = authority
        self.hand = hand
        self.starting_hand = starting_hand


class ModeNumbers:
    """What one mode starts with; what it does not have keeps its default."""

    __slots__ = ("authority", "bosses", "emperor_authority", "hands")

    def __init__(self) -> None:
        self.authority = 0  # of a player, an admiral, a raider, or a whole team in hydra
        self.emperor_authority = 0
        self.hands: list[int] = []  # by place in the turn order; with teams: first and second team; a raider's
        self.bosses: dict[int, Boss] = {}  # by number of players


@cache
def mode_numbers() -> list[ModeNumbers]:
    """The modes as printed, in the order of `MODES`."""
    return read_modes(raw_data())


def read_modes(data: Json) -> list[ModeNumbers]:
    """Read every mode; a field that no mode knows is refused."""
    table = Fields(data, "").table("modes")
    modes = [read_mode(mode, table.table(name)) for mode, name in enumerate(MODES)]
    table.finish()
    return modes


def read_mode(mode: int, row: Fields) -> ModeNumbers:
    """Read one mode."""
    numbers = ModeNumbers()
    for remark in REMARKS:
        row.has(remark)
    if mode == RAID:
        raider = row.table("raider")
        numbers.authority = raider.number("authority", 1, 999)
        numbers.hands = [raider.number("starting_hand", 1, 20)]
        raider.finish()
        for boss in row.rows("boss_table"):
            numbers.bosses[boss.number("players", 3, 6)] = Boss(
                boss.number("authority", 1, 999), boss.number("hand", 1, 20), boss.number("starting_hand", 1, 20)
            )
            boss.finish()
    else:
        authority = row.table("authority")
        each = "each_team" if mode in TEAM_MODES else "admiral" if mode == EMPEROR else "each_player"
        numbers.authority = authority.number(each, 1, 999)
        if mode == EMPEROR:
            numbers.emperor_authority = authority.number("emperor", 1, 999)
        authority.finish()
        by_team = mode == EMPEROR or mode in TEAM_MODES
        numbers.hands = row.numbers("starting_hand_by_team" if by_team else "starting_hand_by_turn_position")
    row.finish()
    return numbers
