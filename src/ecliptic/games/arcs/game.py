"""Arcs as the kernel sees it."""

from collections.abc import Mapping
from random import Random
from typing import Final

from ecliptic.content.catalogue import catalogue
from ecliptic.games.arcs import chapters, evaluate, notation, setup
from ecliptic.games.arcs.board import printed_board
from ecliptic.games.arcs.invariants import problems
from ecliptic.games.arcs.position import read_state, write_state
from ecliptic.games.arcs.resample import resample
from ecliptic.games.arcs.state import State
from ecliptic.games.arcs.view import view
from ecliptic.games.arcs.words import HOOKS
from ecliptic.kernel import Fields, Game, Json, Message, Result, frames_of

LIST_FIELDS: Final = frozenset({"cards", "cities", "counts", "facts", "secured", "sources", "symbols", "trail", "used"})


class Arcs(Game[State]):
    """The base game for two to four players, with or without leaders and lore."""

    def __init__(self) -> None:
        self.slug = "arcs"
        self.title = "Arcs"
        self.seats = (2, 3, 4)
        self.options = setup.OPTIONS
        self.rules_versions = (1,)
        self.frames = frames_of("ecliptic.games.arcs", "ecliptic.effects", without="ecliptic.games.arcs.campaign")
        self.list_fields = LIST_FIELDS
        self.weights = evaluate.WEIGHTS

    def choose_options(self, seats: int, given: Mapping[str, object]) -> dict[str, str | int]:
        self.require_seats(seats)
        chosen = self.read_options(given)
        setup.check_options(seats, chosen)
        return chosen

    def setups(self) -> list[tuple[int, dict[str, str]]]:
        return [
            (card.players, {"map": card.id, "leaders": leaders})
            for leaders in ("none", "all", "base")
            for card in printed_board().setup_cards
        ]

    def new(self, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> State:
        return setup.new_state(seats, options, pack)

    def result(self, state: State) -> Result | None:
        if not state.places:
            return None
        return Result(state.places, tuple(self.scores(state, len(state.players))), state.reason)

    def scores(self, state: State, seats: int) -> list[int]:
        return [player.power for player in state.players]

    def view(self, state: State, seat: int | None) -> Json:
        return view(state, seat)

    def resample(self, state: State, seat: int | None, rng: Random) -> State:
        return resample(state, seat, rng)

    def say(self, message: Message, names: list[str], locale: str = "en", viewer: int | None = None) -> str:
        return catalogue("arcs", locale).say(message, names, viewer)

    def write(self, state: State) -> Json:
        return write_state(state)

    def read(self, data: Fields, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> State:
        return read_state(data, seats, options, pack)

    def knows_action(self, kind: str) -> bool:
        return kind in notation.KINDS

    def words(self, state: State, field: str) -> list[str] | None:
        if field == "card":
            return state.table.cards.ids
        if field in ("action_card", "cards"):
            return state.table.board.action_ids
        if field == "trigger":
            return HOOKS.names
        return state.effects.names if field == "effect" else None

    def features(self, state: State, seat: int) -> list[float]:
        return evaluate.features(state, seat)

    def whose_turn(self, state: State) -> int | None:
        return state.turn_seat

    def weighs_chance(self, state: State) -> bool:
        return evaluate.weighs_chance(state)

    def problems(self, state: State) -> list[Message]:
        return problems(state)


assert chapters.CHAPTERS  # all frames are declared

GAME: Final = Arcs()
