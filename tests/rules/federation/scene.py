"""Positions for rule tests: a few words say what is on the table, everything else is where one would expect it.

Face-down things lie in the order of their ids, so that a test knows them: the first four tokens of strength 1 on the
first moon, erudite 1A1 on top of its stack, asteroid tiles AST-1 to AST-4 on the asteroid spaces.
"""

from typing import Any

import ecliptic
from ecliptic.games.federation.components import printed
from ecliptic.kernel import ChanceSource, Script, load_table
from ecliptic.kernel.table import Table
from tests.rules.scene import TableScene

PARTS = printed()
STACKS = [f"{level}{delegation}" for level in (1, 2, 3) for delegation in "ABCDE"]


class Scene(TableScene):
    """A table in the middle of a game, with short words for what tests do and look at.

    >>> scene = Scene(me={"resources": {"coppernium": 1}})
    >>> scene.play("place:E", "vote:AMB-1", "keep_die")
    >>> scene.me["die"]
    2
    """

    def __init__(
        self,
        me: dict[str, Any] | None = None,
        foe: dict[str, Any] | None = None,
        players: dict[int, dict[str, Any]] | None = None,
        seats: int = 4,
        options: dict[str, Any] | None = None,
        luck: list[list[str]] | None = None,
        pack: dict[str, Any] | None = None,
        rules: int | None = None,
        **state: Any,
    ) -> None:
        """Seat 0 has the president pawn and the first turn of the round. `me` are the fields of seat 0, `foe` those of
        seat 1, `players` those of any seat. `luck` lists what shuffles of laws give, the top one first.
        `rules` is the rules version, the newest if left out."""
        rows: list[dict[str, Any]] = [{} for _ in range(seats)]
        rows[0].update(me or {})
        rows[1].update(foe or {})
        for seat, fields in (players or {}).items():
            rows[seat].update(fields)
        table = {
            **tokens(rows, state),
            **erudites(rows, state),
            "neo": {"asteroids": None, "dead_asteroids": None} | asteroids(rows) | state.pop("neo", {}),
            "deep_space": deep_space(rows, seats),
            **blocks(state, seats),
            **state,
        }
        saved: dict[str, Any] = {
            "ecliptic": "position",
            "format": 1,
            "game": "federation",
            "seats": seats,
            "options": {"set_up": "first_game", **(options or {})},
            "pack": pack,
            "state": {"players": rows, **table},
        }
        if rules is not None:
            saved["rules"] = rules
        outcomes = [[PARTS.laws.index(law) for law in outcome] for outcome in luck or []]
        self.table: Table = load_table(saved, ecliptic.catalogue(), Script(outcomes, ChanceSource(1)))

    # Doing

    def outer(self, *pieces: str) -> None:
        """The players in turn place ambassadors on the outer module: a turn that changes little."""
        for piece in pieces or (self.first_piece(),):
            self.play("place:outer_module")
            self.play(*self.asked(piece))
            self.play(*self.asked("no_alteration"))
            self.play(*self.asked("end"))

    def play_if_asked(self, *actions: str) -> None:
        """Do these things one after the other, leaving out what is no choice at its time."""
        for action in actions:
            self.play(*self.asked(action))

    def asked(self, action: str) -> list[str]:
        """The action, if it is a choice now: a question with one answer is not asked."""
        return [action] if action in self.options() else []

    def first_piece(self) -> str:
        """The vote side of the first ambassador that the asked seat has left."""
        return f"vote:{self.player(self.waiting[0])['ambassadors'][0]}"

    def finish_round(self) -> None:
        """Everybody places what is left on the outer module, without missions; upkeep is paid if possible."""
        state: Any = self.table.state
        number = state.round
        while not self.table.over and state.round == number:
            self.play(self.quiet_option())
            state = self.table.state

    def quiet_option(self) -> str:
        """The option that changes least."""
        options = self.options()
        for wanted in ("place:outer_module", "no_alteration", "keep_die", "done", "stop", "end"):
            if wanted in options:
                return wanted
        return options[0]

    # Looking

    def options(self, kind: str = "", seat: int | None = None) -> list[str]:
        """What the asked seat may do, as notation; only options of one kind if one is named."""
        if not self.table.waiting:
            return []
        asked = seat if seat is not None else self.table.waiting[0]
        return [str(option) for option in self.table.options(asked) if not kind or option.kind == kind]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        return self.table.view(seat)

    def player(self, seat: int) -> dict[str, Any]:
        """One player as everybody sees him; resources that are missing read 0."""
        player: dict[str, Any] = dict(self.view()["players"][seat])
        player["resources"] = {name: player["resources"].get(name, 0) for name in RESOURCES}
        return player

    def resources(self, seat: int = 0) -> list[int]:
        """Lavandium, coppernium, oceanium and gold of a seat."""
        return list(self.player(seat)["resources"].values())

    def log(self, seat: int | None = None) -> list[str]:
        """What was told, in words."""
        names = [f"P{n}" for n in range(4)]
        return [self.table.game.say(message, names, viewer=seat) for _, message in self.table.log(seat)]


RESOURCES = ["lavandium", "coppernium", "oceanium", "gold"]


def named_tokens(rows: list[dict[str, Any]], state: dict[str, Any]) -> set[str]:
    """Tokens that a test has put somewhere."""
    named = {token for row in rows for token in row.get("tokens", [])} | set(state.get("used_tokens", []))
    pieces = [*state.get("senate", {}).values(), *state.get("outer_module", [])]
    named |= {piece["token"] for piece in pieces if "token" in piece}
    for pile in [*state.get("six_moon", {}).values(), *state.get("beside", {}).values()]:
        named |= set(pile)
    return named


def tokens(rows: list[dict[str, Any]], state: dict[str, Any]) -> dict[str, Any]:
    """Tokens in the order of their ids: four for each place, the rest beside the board."""
    named = named_tokens(rows, state)
    places: dict[str, list[str]] = dict(state.pop("six_moon", {}))
    beside: dict[str, list[str]] = dict(state.pop("beside", {}))
    for strength in range(1, 5):
        left = [token for token in PARTS.tokens if token.startswith(f"ALT-{strength}-") and token not in named]
        for place, name in enumerate(PARTS.places):
            if PARTS.place_strength[place] == strength and name not in places:
                places[name], left = left[:4], left[4:]
        if str(strength) not in beside:
            beside[str(strength)] = left
    return {"six_moon": places, "beside": beside}


def erudites(rows: list[dict[str, Any]], state: dict[str, Any]) -> dict[str, Any]:
    """Stacks with the lowest number on top; of level 3 the lowest number that nobody owns is in play."""
    stacks: dict[str, list[str]] = dict(state.pop("atalum", {}))
    held = [each if isinstance(each, str) else each["erudite"] for row in rows for each in row.get("erudites", [])]
    for stack in STACKS:
        left = [f"{stack}{n}" for n in (1, 2, 3) if f"{stack}{n}" not in held]
        if stack not in stacks:
            stacks[stack] = left if stack[0] != "3" else left[:1] if len(left) == 3 else []
    return {"atalum": stacks}


def asteroids(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The tiles of Neo in the order of their ids; what players have is gone from the board."""
    owned = {tile for row in rows for tile in row.get("asteroids", [])}
    return {
        "asteroids": [None if f"AST-{n}" in owned else f"AST-{n}" for n in range(1, 5)],
        "dead_asteroids": [f"DAST-{n}" for n in range(1, 5) if f"DAST-{n}" not in owned],
    }


def deep_space(rows: list[dict[str, Any]], seats: int) -> list[str]:
    """As many tiles as there are in play, the lowest numbers first."""
    owned = [row["deep_space"] for row in rows if "deep_space" in row]
    left = [tile for tile in PARTS.deep_space if tile not in owned]
    return left[: seats + 1 - len(owned)]


def blocks(state: dict[str, Any], seats: int) -> dict[str, Any]:
    """Blocking tiles in the order of their ids."""
    number = state.get("round", 1)
    found: dict[str, Any] = {}
    if seats < 4 and "planet_blocks" not in state:
        found["planet_blocks"] = PARTS.planet_blocks[number:]
    if seats == 2 and "room_blocks" not in state:
        found["room_blocks"] = PARTS.room_blocks[number:]
    return found
