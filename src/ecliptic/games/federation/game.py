"""Federation as the kernel sees it."""

from collections.abc import Mapping
from random import Random
from typing import Final

from ecliptic.content.catalogue import catalogue
from ecliptic.games.federation import deal, evaluate, notation, setup, wording
from ecliptic.games.federation.components import components
from ecliptic.games.federation.former_words import FORMER_NAMES, present_word
from ecliptic.games.federation.interruptible_choice import use_label, why_not_use
from ecliptic.games.federation.position import problems
from ecliptic.games.federation.reading import read_state
from ecliptic.games.federation.resample import resample
from ecliptic.games.federation.state import State
from ecliptic.games.federation.view import view
from ecliptic.games.federation.vocabulary import ACTIONS, PLANETS, SPACES
from ecliptic.games.federation.words import HOOKS
from ecliptic.games.federation.writing import write_state
from ecliptic.kernel import Action, Fields, Game, Json, Message, Result, pending_seats, refused
from ecliptic.kernel.frames import frames_of


class Federation(Game[State]):
    """Two to four players, both set-ups, the rulings as options."""

    def __init__(self) -> None:
        self.slug = "federation"
        self.title = "Federation"
        self.seats = (2, 3, 4)
        self.options = setup.OPTIONS
        self.rules_versions = (1, 2)  # what changed: the constants from state.COUNTS_REFRESHES on
        self.frames = frames_of("ecliptic.games.federation", "ecliptic.effects")
        self.list_fields = frozenset({"sources"})
        self.former_names = FORMER_NAMES
        self.weights = evaluate.WEIGHTS

    def present_word(self, field: str, word: str) -> str:
        return present_word(field, word)

    def choose_options(self, seats: int, given: Mapping[str, object]) -> dict[str, str | int]:
        self.require_seats(seats)
        chosen = self.read_options(given)
        if chosen["first"] != setup.RANDOM and int(chosen["first"]) >= seats:
            raise refused("problem-option-seat", option="first", seat=chosen["first"], last=seats - 1)
        return chosen

    def setups(self) -> list[tuple[int, dict[str, str]]]:
        other_rulings = {option.name: "no" if option.default == setup.YES else setup.YES for option in self.options[3:]}
        other_rulings |= {"two_player_tie": "5", "hangar_limit": "8"}
        variants: list[dict[str, str]] = [{}, {"set_up": "first_game"}, other_rulings]
        return [(seats, variant) for variant in variants for seats in self.seats]

    def new(self, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> State:
        return setup.new_state(components(pack), seats, options, rules)

    def result(self, state: State) -> Result | None:
        if not state.final:
            return None
        return Result(tuple(state.final), tuple(self.scores(state, len(state.players))), "prestige")

    def programmable(self) -> list[str]:
        return [notation.PASS.text]  # for the round, with only the special ambassador left (FED-4.6)

    def scores(self, state: State, seats: int) -> list[int]:
        return [player.points for player in state.players]

    def view(self, state: State, seat: int | None) -> Json:
        return view(state, seat)

    def resample(self, state: State, seat: int | None, rng: Random) -> State:
        return resample(state, seat, rng)

    def features(self, state: State, seat: int) -> list[float]:
        return evaluate.features(state, seat)

    def prompt(self, state: State, seat: int | None) -> Message:
        if state.stack and not pending_seats(state.stack[-1].ask(state)):
            return Message("prompt-setting-up", {}, ("FED-2.1",))
        return super().prompt(state, seat)

    def over(self, state: State) -> Message:
        winners = [wording.seat_ref(seat) for seat, place in enumerate(state.final) if place == 1]
        return Message("prompt-over", {"winners": winners}, ("FED-21.10",))

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "use":
            return use_label(state, seat, action.args[0])
        return super().label(state, seat, action)

    def why_not(self, state: State, seat: int, text: str) -> Message:
        kind, _, about = text.partition(":")
        if kind == "use" and state.stack:
            return why_not_use(state, seat, about)
        return super().why_not(state, seat, text)

    def knows_action(self, kind: str) -> bool:
        return kind in notation.KINDS

    def say(self, message: Message, names: list[str], locale: str = "en", viewer: int | None = None) -> str:
        return catalogue("federation", locale).say(message, names, viewer)

    def write(self, state: State) -> Json:
        return write_state(state)

    def read(self, data: Fields, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> State:
        return read_state(data, components(pack), seats, options, rules)

    def words(self, state: State, field: str) -> list[str] | None:
        parts = state.parts
        known: dict[str, list[str]] = {
            "action": ACTIONS,
            "ambassador": parts.ambassadors,
            "asteroid": parts.asteroids,
            "deal": deal.DEALS,
            "deep_space": parts.deep_space,
            "effect": parts.effects.names,
            "source": parts.erudites,
            "sources": parts.erudites,
            "subject": parts.erudites,
            "trigger": HOOKS.names,
            "law": parts.laws,
            "planet": PLANETS,
            "planet_block": parts.planet_blocks,
            "post": parts.posts,
            "room_block": parts.room_blocks,
            "erudite": parts.erudites,
            "space": [*SPACES, "outer_module"],
            "starting_planet": parts.starting_planets,
            "tile": parts.megastructure_tiles,
            "token": parts.tokens,
        }
        return known.get(field)

    def problems(self, state: State) -> list[Message]:
        return problems(state)


GAME: Final = Federation()
