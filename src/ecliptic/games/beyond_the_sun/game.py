"""Beyond the Sun as the kernel sees it."""

from collections.abc import Mapping
from random import Random
from typing import Final

from ecliptic.content.catalogue import catalogue
from ecliptic.games.beyond_the_sun import evaluate, setup
from ecliptic.games.beyond_the_sun.components import Components, components
from ecliptic.games.beyond_the_sun.invariants import problems
from ecliptic.games.beyond_the_sun.position import read_state, write_state
from ecliptic.games.beyond_the_sun.reading_rows import PACKAGE
from ecliptic.games.beyond_the_sun.resample import resample
from ecliptic.games.beyond_the_sun.scoring import score
from ecliptic.games.beyond_the_sun.state import State, location_ids
from ecliptic.games.beyond_the_sun.view import view
from ecliptic.games.beyond_the_sun.words import HOOKS
from ecliptic.kernel import Fields, Game, Json, Message, Result, frames_of

# fmt: off
ACTIONS: Final = frozenset([
    "ability", "beside", "bonus", "build", "buy_population", "card", "choose", "claim", "colonize", "column", "copy",
    "disc", "give", "go", "grow", "keep", "level", "link", "mat", "move", "outpost", "pay", "produce", "recall",
    "repeat", "replace", "return", "row", "sell_population", "skip", "slot", "stop", "trade", "type", "uncover",
    "upgrade", "use",
])
LIST_FIELDS: Final = frozenset([
    "before", "columns", "done", "drawn", "levels_offered", "locations", "offered", "seats", "sources", "systems",
    "technologies", "waiting",
])
# fmt: on


class BeyondTheSun(Game[State]):
    """Two to four factions, both sides of the mats, with or without the tableau."""

    def __init__(self) -> None:
        self.slug = "beyond-the-sun"
        self.title = "Beyond the Sun"
        self.seats = (2, 3, 4)
        self.options = setup.OPTIONS
        self.rules_versions = (1,)
        self.frames = frames_of(PACKAGE, "ecliptic.effects")
        self.list_fields = LIST_FIELDS
        self.weights = evaluate.WEIGHTS

    def choose_options(self, seats: int, given: Mapping[str, object]) -> dict[str, str | int]:
        self.require_seats(seats)
        chosen = self.read_options(given)
        setup.check_options(seats, chosen)
        return chosen

    def setups(self) -> list[tuple[int, dict[str, str]]]:
        return [
            (seats, {"mats": mats, "tableau": tableau})
            for mats in ("basic", "advanced")
            for tableau in ("off", "on")
            for seats in self.seats
        ]

    def new(self, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> State:
        return setup.new_state(components(pack), seats, options)

    def result(self, state: State) -> Result | None:
        return Result(state.places, tuple(state.scores), state.reason) if state.places else None

    def scores(self, state: State, seats: int) -> list[int]:
        return [score(state, seat) for seat in range(seats)] if state.round else [0] * seats

    def view(self, state: State, seat: int | None) -> Json:
        return view(state, seat)

    def resample(self, state: State, seat: int | None, rng: Random) -> State:
        return resample(state, seat, rng)

    def knows_action(self, kind: str) -> bool:
        return kind in ACTIONS

    def say(self, message: Message, names: list[str], locale: str = "en", viewer: int | None = None) -> str:
        return catalogue("beyond_the_sun", locale).say(message, names, viewer)

    def write(self, state: State) -> Json:
        return write_state(state)

    def read(self, data: Fields, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> State:
        return read_state(data, components(pack), seats, options)

    def words(self, state: State, field: str) -> list[str] | None:
        if field in ("location", "locations"):
            return location_ids(state)
        return names_of(state.parts, field)

    def features(self, state: State, seat: int) -> list[float]:
        return evaluate.features(state, seat)

    def problems(self, state: State) -> list[Message]:
        return problems(state)


def names_of(parts: Components, field: str) -> list[str] | None:
    """Return the names of what a frame's field, or something drawn, holds."""
    if field in ("technology", "technologies", "drawn", "offered"):
        return [card.id for card in parts.technologies]
    if field in ("system", "systems"):
        return [card.id for card in parts.systems]
    if field == "event":
        return [card.id for card in parts.events]
    if field == "achievement":
        return [card.id for card in parts.achievements]
    if field == "mat":
        return [mat.id for mat in parts.mats]
    if field == "slot":
        return [slot.id for slot in parts.slots]
    if field == "trigger":
        return HOOKS.names
    return parts.effects.names if field == "effect" else None


GAME: Final = BeyondTheSun()
