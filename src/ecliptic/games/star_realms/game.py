"""Star Realms as the kernel sees it."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from ecliptic.content.catalogue import catalogue
from ecliptic.effects import ChooseEffect, React, Reacting, Repeat, Resolve
from ecliptic.games.star_realms import evaluate, notation, setup
from ecliptic.games.star_realms import reading as _chapters  # noqa: F401 - they declare the frames
from ecliptic.games.star_realms.components import components
from ecliptic.games.star_realms.position import read_state, write_state
from ecliptic.games.star_realms.problems import problems
from ecliptic.games.star_realms.resample import resample
from ecliptic.games.star_realms.state import MODES, State
from ecliptic.games.star_realms.view import view
from ecliptic.games.star_realms.words import HOOKS
from ecliptic.kernel import Fields, Frame, Game, Json, Message, Result, frames_of
from ecliptic.kernel.frames import name_of

# Frames of the effect layer that its cards can lead to.
SHARED: Final[tuple[type[Frame[Any]], ...]] = (ChooseEffect, React, Reacting, Repeat, Resolve)

# Positions saved before effects were shared by all games.
FORMER_NAMES: Final = {"choose_one": "choose_effect", "ability": "effect", "place": "source", "times": "left"}


class StarRealms(Game[State]):
    """All modes with the sets Colony Wars and Core."""

    def __init__(self) -> None:
        self.slug = "star-realms"
        self.title = "Star Realms"
        self.seats = (2, 3, 4, 5, 6)
        self.options = setup.OPTIONS
        self.rules_versions = (1, 2)  # 2: a declined proposal is not made again at once (SR-17.7)
        self.frames = {**frames_of("ecliptic.games.star_realms"), **{name_of(frame): frame for frame in SHARED}}
        self.list_fields = frozenset({"amounts", "heirs", "picks", "sources"})
        self.former_names = FORMER_NAMES
        self.weights = evaluate.WEIGHTS

    def choose_options(self, seats: int, given: Mapping[str, object]) -> dict[str, str | int]:
        self.require_seats(seats)
        chosen = self.read_options(given)
        setup.choose_mode(seats, chosen)
        return chosen

    def setups(self) -> list[tuple[int, dict[str, str]]]:
        return [
            (seats, {"mode": MODES[mode], "set": cards, "emperors": "random"})
            for cards in ("colony_wars", "core", "both")
            for mode, possible in setup.SEATS_BY_MODE.items()
            for seats in possible
        ]

    def new(self, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> State:
        return setup.new_state(components(pack), seats, options, rules)

    def result(self, state: State) -> Result | None:
        if not state.places:
            return None
        return Result(state.places, tuple(self.scores(state, len(state.players))), state.reason)

    def sides(self, state: State, seats: int) -> list[int]:
        return list(state.seating.side)

    def seats_out(self, state: State) -> list[int]:
        return list(state.eliminated)

    def scores(self, state: State, seats: int) -> list[int]:
        authority_of = state.seating.authority_of
        return [state.authority[authority_of[seat]] for seat in range(seats)]

    def view(self, state: State, seat: int | None) -> Json:
        return view(state, seat)

    def resample(self, state: State, seat: int | None, rng: Random) -> State:
        return resample(state, seat, rng)

    def knows_action(self, kind: str) -> bool:
        return kind in notation.ACTION_KINDS

    def say(self, message: Message, names: list[str], locale: str = "en", viewer: int | None = None) -> str:
        return catalogue("star_realms", locale).say(message, names, viewer)

    def write(self, state: State) -> Json:
        return write_state(state)

    def read(self, data: Fields, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> State:
        return read_state(data, components(pack), seats, options, rules)

    def words(self, state: State, field: str) -> list[str] | None:
        if field == "card":
            return state.parts.ids
        if field == "trigger":
            return HOOKS.names
        return state.effects.names if field == "effect" else None

    def features(self, state: State, seat: int) -> list[float]:
        return evaluate.features(state, seat)

    def problems(self, state: State) -> list[Message]:
        return problems(state)


GAME: Final = StarRealms()
