"""Reads both boards, Basic Spacefaring, the guilds, and what all mats have."""

from itertools import combinations
from typing import Final

from ecliptic.effects import NO_EFFECT
from ecliptic.games.beyond_the_sun.component_checks import ACTION, ROW
from ecliptic.games.beyond_the_sun.components import (
    COLUMNS,
    CUBES,
    DEEP_SPACE,
    KINDS,
    LEVELS,
    SOL,
    ActionRow,
    Board,
    Guild,
    Slot,
)
from ecliptic.games.beyond_the_sun.reading_rows import RowReader, symbols
from ecliptic.games.beyond_the_sun.setup import STARTING_POPULATION
from ecliptic.games.beyond_the_sun.state import SPACE
from ecliptic.games.beyond_the_sun.verb import read_cost
from ecliptic.kernel import Fields, refused

MOST_REQUIRED: Final = 3  # slots that one slot requires
MOST_ON_CELL: Final = 9  # ore on a cell of a track, or on an action space


class BoardReader(RowReader):
    """Reads what is printed on boards."""

    def common(self, row: Fields) -> None:
        """Read what all mats have."""
        columns = row.table("supply_columns")
        self.parts.capacity.extend(columns.number(column, 1, CUBES) for column in COLUMNS)
        columns.finish()
        most = CUBES - STARTING_POPULATION - 1  # and one cube is the starting ship (BTS-2.17)
        if sum(self.parts.capacity) > most:
            raise refused("problem-columns", place=columns.place, most=most)
        track = row.table("automation_track")
        slots = track.number("slots", 1, 20)
        self.parts.automation_vp.extend(track.numbers("vp"))
        is_bounded = all(0 <= vp <= MOST_ON_CELL for vp in self.parts.automation_vp)
        if len(self.parts.automation_vp) != slots or not is_bounded:
            raise refused("problem-track", place=track.place, cells=slots)
        self.parts.automation_vp_beyond = track.number("vp_beyond_7_each", 0, 9)
        self.finish(track)
        ore = row.table("starting_ore_by_seat")
        for seats, players in enumerate(("2p", "3p", "4p"), 2):
            given = ore.numbers(players)
            if len(given) != seats or not all(0 <= each <= MOST_ON_CELL for each in given):
                raise refused("problem-number-list", place=ore.path(players), wanted=seats, most=MOST_ON_CELL)
            self.parts.starting_ore.append(given)
        self.finish(ore)
        self.finish(row)

    # Boards

    def spacefaring(self, data: Fields) -> None:
        rows = self.rows(data, "rows")
        effects = [self.effect(row, "steps", row.text("id"), ROW) for row in rows]
        for row, effect in zip(rows, effects, strict=True):
            if effect == NO_EFFECT:
                raise refused("problem-missing", place=row.path("steps"))
        for players in ("2p", "3p", "4p"):
            numbers: list[int] = []
            for i, row in enumerate(rows):
                spaces = row.table("spaces").table(players)
                is_unlimited = spaces.get("count") == "unlimited"
                count = 0 if is_unlimited else spaces.number("count", 1, SPACE + 1)
                extra = spaces.numbers("extra_ore")
                if len(extra) != count or not all(0 <= ore <= MOST_ON_CELL for ore in extra):
                    raise refused("problem-extra-ore", place=spaces.path("extra_ore"), spaces=count, most=MOST_ON_CELL)
                self.finish(spaces)
                action = ActionRow(row.text("id"), read_cost(row, "cost"), effects[i], count, extra)
                action.row = i
                numbers.append(self.add_action(action).number)
            self.parts.rows.append(numbers)
        for row in rows:
            row.has("spaces")
            self.finish(row)
        self.finish(data)

    def guild(self, row: Fields, number: int) -> None:
        action = self.action(row, row.text("id"), ACTION)
        action.guild = number
        guild = Guild(row.text("id"), row.number("rank", 1, 2), action.number, self.opened(action.effect))
        self.finish(row)
        self.parts.guilds.append(guild)

    def tree(self, data: Fields) -> None:
        levels = data.table("levels")
        ids: list[str] = []
        level_of: list[int] = []
        for number, name in enumerate(LEVELS):
            level_row = levels.table(name)
            for slot in level_row.items("slots"):
                ids.append(str(slot))
                level_of.append(number)
            self.finish(level_row)
        levels.finish()
        rows: dict[str, Fields] = {}
        for row in data.rows("prerequisites"):
            slot = ids[row.word("slot", ids)]
            if slot in rows:
                raise refused("problem-tree", slot=slot)
            rows[slot] = row
        for id, level in zip(ids, level_of, strict=True):
            if id not in rows:
                raise refused("problem-missing", place=f"prerequisites.{id}")
            row = rows[id]
            requires = row.words("requires", ids)
            is_loose = row.word("rule", ["all", "two_of_three"], "all") == 1
            is_single = len(set(requires)) == len(requires) <= MOST_REQUIRED
            is_single = is_single and (len(requires) == MOST_REQUIRED or not is_loose)
            if not is_single or any(level_of[each] != level - 1 for each in requires):
                raise refused("problem-tree", slot=id)
            number = len(self.parts.slots)
            self.parts.slots.append(Slot(id, number, level, requires, 2 if is_loose else len(requires)))
            self.finish(row)
        top = len(LEVELS) - 1
        ways = {way for i, slot in enumerate(self.parts.slots) if slot.level == top for way in self.ways_to(i)}
        self.parts.ways_up.extend(sorted(ways))
        self.finish(data)

    def ways_to(self, number: int) -> set[int]:
        """Return the sets of slots, as bits, with which a slot can be researched, itself included."""
        slot = self.parts.slots[number]
        found: set[int] = set()
        for chosen in combinations(slot.requires, slot.needed):
            ways = {1 << number}
            for other in chosen:
                ways = {way | more for way in ways for more in self.ways_to(other)}
            found |= ways
        return found

    def board(self, data: Fields) -> None:
        board = Board()
        for row in data.rows("locations"):
            kind = row.word("kind", KINDS)
            board.ids.append(row.text("id"))
            board.kind.append(kind)
            board.deck.append(row.word("deck", ["A", "B"]) if row.has("deck") else -1)
            board.symbols.append(symbols(row) if row.has("specialisations") else 0)
            board.neighbours.append([])
            self.finish(row)
        board.sol, board.deep_space = board.kind.index(SOL), board.kind.index(DEEP_SPACE)
        for i, pair in enumerate(data.items("links")):
            ends = Fields({"link": pair}, f"links[{i}]").words("link", board.ids)
            if len(ends) != 2 or ends[0] == ends[1] or ends[1] in board.neighbours[ends[0]]:
                raise refused("problem-link", place=f"links[{i}]")
            board.neighbours[ends[0]].append(ends[1])
            board.neighbours[ends[1]].append(ends[0])
        if len(reachable(board)) < len(board.ids):
            raise refused("problem-link", place=data.path("links"))
        self.finish(data)
        self.parts.boards.append(board)


def reachable(board: Board) -> set[int]:
    """Return the locations that ships can reach from Sol."""
    found = {board.sol}
    waiting = [board.sol]
    while waiting:
        new = [each for each in board.neighbours[waiting.pop()] if each not in found]
        found.update(new)
        waiting += new
    return found
