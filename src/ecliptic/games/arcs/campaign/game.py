"""The Blighted Reach as the kernel sees it."""

from collections.abc import Mapping
from random import Random
from typing import Final

from ecliptic.content.catalogue import catalogue
from ecliptic.games.arcs import evaluate as base_evaluate
from ecliptic.games.arcs import notation as base_notation
from ecliptic.games.arcs.campaign import chapters, choosing_fates, evaluate, intermission, notation, position, setup
from ecliptic.games.arcs.campaign.invariants import problems
from ecliptic.games.arcs.campaign.resample import resample
from ecliptic.games.arcs.campaign.view import view
from ecliptic.games.arcs.game import LIST_FIELDS
from ecliptic.games.arcs.state import State
from ecliptic.games.arcs.words import HOOKS
from ecliptic.kernel import Fields, Game, Json, Message, Result, frames_of, refused

PACKAGE: Final = "ecliptic.games.arcs"


class BlightedReach(Game[State]):
    """The campaign for two to four players."""

    def __init__(self) -> None:
        self.slug = "blighted-reach"
        self.title = "The Blighted Reach"
        self.seats = (2, 3, 4)
        self.options = setup.OPTIONS
        self.rules_versions = tuple(range(1, len(chapters.RELEASES) + 1))
        self.frames = frames_of(PACKAGE, "ecliptic.effects")
        self.list_fields = LIST_FIELDS | {
            "attached",
            "counts",
            "group",
            "pairs",
            "parts",
            "regents",
            "refused",
            "secured",
            "stashed",
        }
        self.weights = evaluate.WEIGHTS

    def choose_options(self, seats: int, given: Mapping[str, object]) -> dict[str, str | int]:
        self.require_seats(seats)
        chosen = self.read_options(given)
        setup.check_options(seats, chosen)
        return chosen

    def setups(self) -> list[tuple[int, dict[str, str]]]:
        return [(seats, {"lore_deck": lore}) for lore in ("base", "all") for seats in self.seats]

    def new(self, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> State:
        refuse_pack(pack)
        return setup.new_state(seats, options, chapters.pool_of(rules))

    def result(self, state: State) -> Result | None:
        if not state.places:
            return None
        return Result(state.places, tuple(self.scores(state, len(state.players))), state.reason)

    def scores(self, state: State, seats: int) -> list[int]:
        return [player.power for player in state.players]

    def act_of(self, state: State) -> int:
        return intermission.act_of(state)

    def view(self, state: State, seat: int | None) -> Json:
        return view(state, seat)

    def resample(self, state: State, seat: int | None, rng: Random) -> State:
        return resample(state, seat, rng)

    def say(self, message: Message, names: list[str], locale: str = "en", viewer: int | None = None) -> str:
        return catalogue(self.slug, locale).say(message, names, viewer)

    def write(self, state: State) -> Json:
        return position.write(state)

    def read(self, data: Fields, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> State:
        refuse_pack(pack)
        return position.read(data, seats, options, chapters.pool_of(rules))

    def knows_action(self, kind: str) -> bool:
        return kind in notation.KINDS

    def words(self, state: State, field: str) -> list[str] | None:
        if field == "card":
            return state.table.cards.ids
        if field in ("action_card", "cards"):
            return base_notation.ACTION_IDS
        if field == "fate":
            return notation.FATES
        if field == "trigger":
            return HOOKS.names
        return state.effects.names if field == "effect" else None

    def features(self, state: State, seat: int) -> list[float]:
        return evaluate.features(state, seat)

    def whose_turn(self, state: State) -> int | None:
        asked = evaluate.asked_seat(state)
        return asked if asked >= 0 else state.turn_seat

    def weighs_chance(self, state: State) -> bool:
        return base_evaluate.weighs_chance(state)

    def problems(self, state: State) -> list[Message]:
        return problems(state)


assert chapters.CHAPTERS
assert choosing_fates.OFFERED
assert intermission.OVER


def refuse_pack(pack: Json | None) -> None:
    """Refuse content packs: the campaign has none yet."""
    if pack is not None:
        raise refused("problem-no-packs", game="The Blighted Reach")


GAME: Final = BlightedReach()
