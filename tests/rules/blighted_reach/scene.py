"""Positions of the campaign for rule tests: a few words say what is on the table.

The usual table has three players in Act I, all Regents, seat 0 First Regent. A seat that is not said to have ships has
one at 6-hex, so that nobody reappears. There is no Blight and no Imperial ship but those that are named.
"""

from typing import Any

from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.kernel import ChanceSource, Script, load_table, open_table
from ecliptic.kernel.table import Table
from tests.rules.arcs.scene import Scene as BaseScene
from tests.rules.arcs.scene import houses

GAMES = {"blighted-reach": GAME}
HOME = "6-hex"
COURT = ["AID01", "CC01", "CC02", "CC03", "CC04"]

# Sides of the event die.
CRISES = {"arrow": 0, "crescent": 1, "hex": 2}
EDICTS = {"arrow": 3, "crescent": 4, "hex": 5}


class Scene(BaseScene):
    """A table in the middle of a campaign; seat 0 has the initiative."""

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
        campaign: dict[str, Any] | None = None,
        **state: Any,
    ) -> None:
        rows: list[dict[str, Any]] = [{} for _ in range(seats)]
        rows[0].update({"hand": hand or [], **(me or {})})
        rows[1].update(foe or {})
        for seat, fields in (players or {}).items():
            rows[seat].update(fields)
        there: dict[str, dict[str, list[int]]] = {}
        for system, owners in (ships or {}).items():
            there[system] = {seat: n if isinstance(n, list) else [n, 0] for seat, n in owners.items()}
        sailing = {seat for owners in there.values() for seat in owners}
        for seat in range(seats):
            if at_home and str(seat) not in sailing:
                there.setdefault(HOME, {})[str(seat)] = [1, 0]
        held = [card for row in rows for card in row.get("cards", [])]
        lore = [f"L{n:02}" for n in range(1, 15) if f"L{n:02}" not in held]
        spots = state.pop("court", COURT[: 5 if seats > 2 else 4])
        saved: dict[str, Any] = {
            "ecliptic": "position",
            "format": 1,
            "game": "blighted-reach",
            "seats": seats,
            "options": options or {},
            "state": {
                "players": rows,
                "ships": there,
                "buildings": houses(buildings or {}),
                "court": spots,
                "lore_deck": lore,
                "campaign": campaign or {},
                **state,
            },
        }
        self.table: Table = load_table(saved, GAMES, Script(luck or [], ChanceSource(1)))

    def play(self, *actions: str, seat: int | None = None) -> None:
        """Do these things one after the other; the cards that change words or react then are those in play."""
        super().play(*actions, seat=seat)
        state: Any = self.table.state
        again = state.clone()
        again.derive()
        assert again.active == state.active

    @property
    def campaign(self) -> dict[str, Any]:
        """The campaign's part of the position."""
        found: dict[str, Any] = self.state["campaign"]
        return found

    def title(self, seat: int) -> str:
        """A seat's title."""
        titles: list[str] = self.campaign["titles"]
        return titles[seat]

    def told(self, *kinds: str) -> list[str]:
        """What the log says to everybody: the message and its values, such as `lost-power 1 4`; only some kinds."""
        lines = []
        for _, message in self.table.log(None):
            kind = message.id.removeprefix("log-")
            if not kinds or kind in kinds:
                lines.append(" ".join([kind, *words_of(message.args)]))
        return lines

    def power(self, seat: int) -> int:
        """A seat's Power."""
        power: int = self.player(seat)["power"]
        return power

    def controller(self, system: str) -> int:
        """Who controls a system, as a spectator sees it."""
        found: int = next(each for each in self.view()["systems"] if each["system"] == system)["controller"]
        return found


def words_of(args: Any) -> list[str]:
    """The values of a message, from left to right."""
    if isinstance(args, dict):
        return [word for value in args.values() for word in words_of(value)]
    if isinstance(args, list):
        return [word for value in args for word in words_of(value)]
    return [str(args)]


def new_table(seats: int, luck: list[list[int]] | None = None, **options: Any) -> Table:
    """A new campaign, the chance scripted first."""
    return open_table(GAME, seats, options, luck=Script(luck or [], ChanceSource(1)))


def state_of(table: Table) -> dict[str, Any]:
    """The whole position of a table."""
    state = table.save()["state"]
    assert isinstance(state, dict)
    return state


def dealt(zero: str, one: str, first: str) -> dict[str, Any]:
    """The position of two players after these fates were set up; chance is tried until it deals them."""
    for seed in range(200):
        table = open_table(GAME, 2, {"first": first}, luck=ChanceSource(seed=seed))
        while table.waiting and table.options(table.waiting[0])[0].kind == "fate":
            seat = table.waiting[0]
            wanted = f"fate:{(zero, one)[seat]}"
            options = [str(option) for option in table.options(seat)]
            table.play(seat, wanted if wanted in options else options[0])
        state = state_of(table)
        if state["campaign"]["fates"] == [zero, one]:
            return state
    raise AssertionError(f"{zero} and {one} were never dealt")
