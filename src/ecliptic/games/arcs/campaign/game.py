"""The Blighted Reach as the kernel sees it."""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Final

from ecliptic.content.catalogue import COMMON, Catalogue, check_locale
from ecliptic.content.files import GAMES
from ecliptic.games.arcs import evaluate
from ecliptic.games.arcs import notation as base_notation
from ecliptic.games.arcs.campaign import chapters, choosing, intermission, notation, position, setup
from ecliptic.games.arcs.campaign.invariants import problems
from ecliptic.games.arcs.campaign.resample import resample
from ecliptic.games.arcs.campaign.view import view
from ecliptic.games.arcs.game import LIST_FIELDS
from ecliptic.games.arcs.state import State
from ecliptic.games.arcs.words import HOOKS
from ecliptic.kernel import Fields, Game, Json, Message, Result, frames_of, refused

PACKAGE: Final = "ecliptic.games.arcs"


@cache
def words_of(locale: str) -> Catalogue:
    """Return the campaign's texts together with those of the base game."""
    check_locale(locale)
    return Catalogue(locale, *(GAMES / "arcs" / part / locale for part in ("text", "campaign/text")), COMMON / locale)


class BlightedReach(Game[State]):
    """The campaign for two to four players."""

    def __init__(self) -> None:
        self.slug = "blighted-reach"
        self.title = "The Blighted Reach"
        self.seats = (2, 3, 4)
        self.options = setup.OPTIONS
        self.rules_versions = (1,)
        self.frames = frames_of(PACKAGE, "ecliptic.effects")
        self.list_fields = LIST_FIELDS | {"counts", "group", "parts", "refused"}
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
        return setup.new_state(seats, options)

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
        return words_of(locale).say(message, names, viewer)

    def write(self, state: State) -> Json:
        return position.write(state)

    def read(self, data: Fields, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> State:
        refuse_pack(pack)
        return position.read(data, seats, options)

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

    def problems(self, state: State) -> list[Message]:
        return problems(state)


assert chapters.CHAPTERS
assert choosing.OFFERED
assert intermission.OVER


def refuse_pack(pack: Json | None) -> None:
    """Refuse content packs: the campaign has none yet."""
    if pack is not None:
        raise refused("problem-no-packs", game="The Blighted Reach")


GAME: Final = BlightedReach()
