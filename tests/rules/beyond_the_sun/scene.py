"""Positions of a few words for rule tests."""

from typing import Any

from ecliptic.games.beyond_the_sun.components import DISCS
from ecliptic.games.beyond_the_sun.game import GAME
from ecliptic.games.beyond_the_sun.state import (
    State,
    controller,
    count_ships,
    location_ids,
    own_technologies,
    system_of,
)
from ecliptic.kernel import ChanceSource, Message, Script, Table, load_table
from tests.rules.scene import require_words

Ships = dict[int, list[int]]


def at(ships: Ships | None = None, system: str | None = None, outpost: tuple[int, str] | None = None) -> dict[str, Any]:
    """A location: ships as levels by seat, a system, an outpost as seat and disc."""
    rows = [{"seat": seat, "level": level} for seat, levels in (ships or {}).items() for level in levels]
    written: dict[str, Any] = {"ships": rows}
    if system is not None:
        written["system"] = system
    if outpost is not None:
        written["outpost"] = {"seat": outpost[0], "disc": outpost[1]}
        written["controlled_at_start"] = True
    return written


def slot(technology: str | None = None, by: tuple[int, ...] = (), event: str | None = None) -> dict[str, Any]:
    """A slot of the technology board: its card, its researchers, its event."""
    written: dict[str, Any] = {"researchers": list(by)}
    if technology is not None:
        written["technology"] = technology
    if event is not None:
        written["event"] = event
    return written


# The level I cards in the order of the data, researched by seat 0.
LEVEL_ONE = {f"I-{i}": slot(f"T1-0{i}", (0,)) for i in range(1, 5)}


class Scene:
    """A position that tests play on from: seat 0 chooses a space, and everybody has a level 1 ship in Sol."""

    def __init__(
        self,
        seats: int = 2,
        options: dict[str, str] | None = None,
        chance: list[list[int]] | None = None,
        stack: list[dict[str, Any]] | None = None,
        pack: dict[str, Any] | None = None,
        **state: Any,
    ) -> None:
        players = state.pop("players", [])
        state["locations"] = {"SOL": at({seat: [1] for seat in range(seats)}), **state.get("locations", {})}
        state["players"] = [*players, *[{}] * (seats - len(players))]
        position: dict[str, Any] = {
            "ecliptic": "position",
            "format": 1,
            "game": GAME.slug,
            "seats": seats,
            "options": options or {},
            "state": state,
        }
        if stack is not None:
            position["stack"] = stack
        if pack is not None:
            position["pack"] = pack
        luck = Script(chance, ChanceSource(1)) if chance is not None else ChanceSource(1)
        self.table: Table = load_table(position, {GAME.slug: GAME}, luck)

    @property
    def state(self) -> State:
        """The state as it is now."""
        state = self.table.state
        assert isinstance(state, State)
        return state

    @property
    def waiting(self) -> int:
        """The seat that is to decide."""
        return self.table.waiting[0]

    def options(self, kind: str = "") -> list[str]:
        """What the seat to decide may do, of one kind or at all."""
        texts = [option.text for option in self.table.options(self.waiting)]
        return [text for text in texts if not kind or text.partition(":")[0] == kind]

    def play(self, *actions: str) -> "Scene":
        """Let the seats to decide do this."""
        for action in actions:
            assert action in self.options(), (action, self.options())
            require_words(self.table)
            self.table.play(self.waiting, action)
        require_words(self.table)
        return self

    def why_not(self, action: str) -> Message:
        """Why the seat to decide may not do this."""
        assert action not in self.options()
        return GAME.why_not(self.state, self.waiting, action)

    def topic(self) -> str:
        """What is being decided."""
        return self.state.stack[-1].topic(self.state)

    # What is there

    def ore(self, seat: int = 0) -> int:
        return self.state.players[seat].ore

    def population(self, seat: int = 0) -> int:
        return self.state.players[seat].population

    def supply(self, seat: int = 0) -> list[int]:
        return self.state.players[seat].supply

    def tracks(self, seat: int = 0) -> tuple[int, int]:
        """Discs left on the food and on the ore track."""
        player = self.state.players[seat]
        return player.food, player.ore_discs

    def automation(self, seat: int = 0) -> list[str]:
        return [DISCS[disc] for disc in self.state.players[seat].automation]

    def colonies(self, seat: int = 0) -> list[str]:
        return [self.state.parts.systems[system_of(colony)].id for colony in self.state.players[seat].colonies]

    def technologies(self, seat: int = 0) -> list[str]:
        return [self.state.parts.technologies[card].id for card in own_technologies(self.state, seat)]

    def location(self, id: str) -> int:
        return location_ids(self.state).index(id)

    def ships(self, id: str, seat: int = 0) -> list[int]:
        """The levels of a faction's ships at a location."""
        at = self.location(id)
        return [level for level in range(1, 5) for _ in range(count_ships(self.state, at, seat, level))]

    def controller(self, id: str) -> int:
        return controller(self.state, self.location(id))

    def outpost(self, id: str) -> tuple[int, str] | None:
        disc = self.state.outpost[self.location(id)]
        return (disc >> 2, DISCS[disc & 3]) if disc >= 0 else None

    def system(self, id: str) -> str | None:
        system = self.state.system[self.location(id)]
        return self.state.parts.systems[system].id if system >= 0 else None

    def card(self, id: str) -> str | None:
        """The technology in a slot."""
        slots = [each.id for each in self.state.parts.slots]
        card = self.state.technology[slots.index(id)]
        return self.state.parts.technologies[card].id if card >= 0 else None


def number(kind: str, id: str) -> int:
    """The number of a card, for scripted chance."""
    from ecliptic.games.beyond_the_sun.components import printed

    parts = printed()
    ids = {
        "technology": [card.id for card in parts.technologies],
        "system": [card.id for card in parts.systems],
        "event": [card.id for card in parts.events],
        "achievement": [card.id for card in parts.achievements],
        "mat": [mat.id for mat in parts.mats],
    }
    return ids[kind].index(id)


def new_game(seats: int, seed: int = 1, **options: str) -> Table:
    """A new table."""
    from ecliptic.kernel import open_table

    return open_table(GAME, seats, options, luck=ChanceSource(seed))
