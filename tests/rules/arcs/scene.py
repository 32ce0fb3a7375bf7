"""Positions for rule tests: a few words say what is on the table, everything else is where one would expect it.

The usual table has three players on the map `3p-mix-up`: clusters 2, 3, 5 and 6 are in play. A seat that is not said
to have ships has one at 6-hex (4-crescent with two players), so that nobody reappears at the end of a turn.
"""

from typing import Any

from ecliptic.games.arcs.game import GAME
from ecliptic.kernel import ChanceSource, Script, load_table, open_table
from ecliptic.kernel.table import Table
from tests.rules.scene import TableScene

GAMES = {"arcs": GAME}
HOME = "6-hex"
LEADERS_AND_LORE = [f"L{n:02}" for n in range(1, 29)] + [f"LEAD{n:02}" for n in range(1, 17)]

# Sides of the dice, as a roll of the dice names them.
ASSAULT = {"blank": 0, "self+hit": 1, "self+2 hits": 3, "2 hits": 4, "intercept+hit": 5}
SKIRMISH = {"blank": 6, "hit": 9}
RAID = {"intercept": 12, "intercept+2 keys": 13, "self+key": 14, "self+building": 15, "building+key": 17}


class Scene(TableScene):
    """A table in the middle of a game; seat 0 has the initiative.

    >>> scene = Scene(hand=["administration-2"], buildings={"2-hex/1": "0 city"})
    >>> scene.play("lead:administration-2", "tax:2-hex/1")
    >>> scene.resources(0)
    ['relic']
    """

    def __init__(
        self,
        hand: list[str] | None = None,
        me: dict[str, Any] | None = None,
        foe: dict[str, Any] | None = None,
        players: dict[int, dict[str, Any]] | None = None,
        ships: dict[str, dict[str, Any]] | None = None,
        buildings: dict[str, str] | None = None,
        seats: int = 3,
        options: dict[str, Any] | None = None,
        luck: list[list[int]] | None = None,
        at_home: bool = True,
        **state: Any,
    ) -> None:
        """`ships` has, by system and seat, fresh ships or [fresh, damaged]; `buildings`, by site, words such as
        `0 city damaged`. `luck` lists what chance gives first."""
        rows: list[dict[str, Any]] = [{} for _ in range(seats)]
        rows[0].update({"hand": hand or [], **(me or {})})
        rows[1].update(foe or {})
        for seat, fields in (players or {}).items():
            rows[seat].update(fields)
        held = [card for row in rows for card in [row.get("leader", ""), *row.get("cards", [])] if card.startswith("L")]
        if held:
            # The leaders and lore that nobody has are out of the game.
            options = {"leaders": "all", **(options or {})}
            state = {"box": [card for card in LEADERS_AND_LORE if card not in held], **state}
        there: dict[str, dict[str, list[int]]] = {}
        for system, owners in (ships or {}).items():
            there[system] = {seat: n if isinstance(n, list) else [n, 0] for seat, n in owners.items()}
        sailing = {seat for owners in there.values() for seat in owners}
        for seat in range(seats):
            if at_home and str(seat) not in sailing:
                there.setdefault(HOME if seats > 2 else "4-crescent", {})[str(seat)] = [1, 0]
        saved: dict[str, Any] = {
            "ecliptic": "position",
            "format": 1,
            "game": "arcs",
            "seats": seats,
            "options": options or {},
            "state": {"players": rows, "ships": there, "buildings": houses(buildings or {}), **state},
        }
        self.table: Table = load_table(saved, GAMES, Script(luck or [], ChanceSource(1)))

    # Doing

    def play_if_asked(self, *actions: str) -> None:
        """Do these things one after the other, leaving out what is no choice at its time."""
        for action in actions:
            if action in self.options():
                self.play(action)

    def settle(self) -> None:
        """Leave resources where they are; what has no room is discarded, the first of the options."""
        while self.table.waiting and {option.split(":")[0] for option in self.options()} <= {"done", "put", "drop"}:
            self.play(self.options()[0])

    # Looking

    def options(self, kind: str = "", seat: int | None = None) -> list[str]:
        """What the asked seat may do; only options of one kind if one is named."""
        if not self.table.waiting:
            return []
        asked = seat if seat is not None else self.table.waiting[0]
        return [str(option) for option in self.table.options(asked) if not kind or option.kind == kind]

    def player(self, seat: int) -> dict[str, Any]:
        """One player, as the position has it."""
        player: dict[str, Any] = self.state["players"][seat]
        return player

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        return self.table.view(seat)

    def resources(self, seat: int = 0) -> list[str]:
        """The resources of a seat, from the leftmost slot on."""
        return [each for each in self.player(seat)["resources"] if each]

    def ships(self, system: str, seat: int = 0) -> list[int]:
        """Fresh and damaged ships of a seat in a system."""
        found: list[int] = self.state["ships"].get(system, {}).get(str(seat), [0, 0])
        return found

    def building(self, site: str) -> str:
        """A building in words, or "" where there is none."""
        there = self.state["buildings"].get(site)
        if there is None:
            return ""
        return f"{there['owner']} {there['kind']}{' damaged' if there.get('damaged') else ''}"

    def agents(self, card: str) -> list[int]:
        """The agents on a Court card by seat."""
        found: list[int] = self.state["agents"][self.state["court"].index(card)]
        return found

    def supply(self, resource: str) -> int:
        """The tokens of a type in the general supply."""
        counts: list[int] = self.state["supply"]
        return counts[["material", "fuel", "weapon", "relic", "psionic"].index(resource)]

    def finish(self) -> None:
        """Everybody ends turns and keeps what is there until the chapter has changed or the game is over."""
        chapter = self.state["chapter"]
        while not self.table.over and self.state["chapter"] == chapter:
            self.play(self.quiet())

    def quiet(self) -> str:
        """The option that changes least."""
        options = self.options()
        for wanted in ("end", "done", "no", "keep_hand", "pass"):
            if wanted in options:
                return wanted
        copies = [option for option in options if option.startswith("copy:")]
        return copies[0] if copies else options[0]


def houses(buildings: dict[str, str]) -> dict[str, Any]:
    """Buildings from words."""
    found: dict[str, Any] = {}
    for site, words in buildings.items():
        owner, kind, *rest = words.split()
        found[site] = {"owner": owner, "kind": kind, "damaged": "damaged" in rest, "used": "used" in rest}
    return found


def new_table(seats: int, luck: list[list[int]] | None = None, **options: Any) -> Table:
    """A new table, the chance scripted first."""
    return open_table(GAME, seats, options, luck=Script(luck or [], ChanceSource(1)))


def state_of(table: Table) -> dict[str, Any]:
    """The whole position of a table."""
    state = table.save()["state"]
    assert isinstance(state, dict)
    return state
