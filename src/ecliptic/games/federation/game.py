"""Federation as the kernel sees it."""

from collections.abc import Mapping
from random import Random
from typing import Final

from ecliptic.content.catalogue import catalogue
from ecliptic.games.federation import (
    accreditation,
    arratooine,
    deal,
    e81216,
    effects,
    evaluate,
    executive,
    executors,
    log,
    medals,
    messages,
    missions,
    neo,
    notation,
    planet_action,
    projects,
    refusals,
    resolving,
    resources,
    rooms,
    rounds,
    scholars,
    senate,
    setup,
    six_moon,
    turn,
    using,
)
from ecliptic.games.federation.components import components
from ecliptic.games.federation.position import problems
from ecliptic.games.federation.reading import read_state
from ecliptic.games.federation.resample import resample
from ecliptic.games.federation.state import State
from ecliptic.games.federation.view import view
from ecliptic.games.federation.vocabulary import ACTIONS, PLANETS, SPACES
from ecliptic.games.federation.writing import write_state
from ecliptic.kernel import Action, Event, Fields, Frame, Game, Json, Message, Result, refused

FRAMES: Final[dict[str, type[Frame[State]]]] = {
    "deal_tokens": deal.DealTokens,
    "deal": deal.Deal,
    "first_player": setup.FirstPlayer,
    "first_laws": setup.FirstLaws,
    "choose_starting_planets": setup.ChooseStartingPlanets,
    "choose_starting_planet": setup.ChooseStartingPlanet,
    "begin_round": rounds.BeginRound,
    "ambassador_phase": turn.AmbassadorPhase,
    "main_action": turn.MainAction,
    "optional_action": turn.OptionalAction,
    "choose_ambassador": senate.ChooseAmbassador,
    "choose_alteration": senate.ChooseAlteration,
    "take_action": rooms.TakeAction,
    "last_step": senate.LastStep,
    "add_die": senate.AddDie,
    "espionage": rooms.Espionage,
    "planet_action": planet_action.PlanetAction,
    "choose_planet": planet_action.ChoosePlanet,
    "move_on": neo.MoveOn,
    "reveal_ahead": neo.RevealAhead,
    "choose_dead_asteroid": neo.ChooseDeadAsteroid,
    "choose_token": six_moon.ChooseToken,
    "look_and_take": six_moon.LookAndTake,
    "end_of_use": using.EndOfUse,
    "refresh_scholar": scholars.RefreshScholar,
    "copy_scholar": scholars.CopyScholar,
    "trade": arratooine.Trade,
    "place_disc": arratooine.PlaceDisc,
    "discount": e81216.Discount,
    "construct": e81216.Construct,
    "build_free": e81216.BuildFree,
    "choose_income": e81216.ChooseIncome,
    "transmute": e81216.Transmute,
    "transport": executors.Transport,
    "unlock": missions.Unlock,
    "choose_medal": medals.ChooseMedal,
    "resume_gain": accreditation.ResumeGain,
    "choose_deep_space": accreditation.ChooseDeepSpace,
    "advance_project": projects.AdvanceProject,
    "overflow": resources.Overflow,
    "pay": resources.Pay,
    "resolve": resolving.Resolve,
    "any_order": effects.AnyOrder,
    "choose_effect": effects.ChooseEffect,
    "repeat": effects.Repeat,
    "executive_phase": executive.ExecutivePhase,
    "income": executive.Income,
    "pay_upkeep": executive.PayUpkeep,
    "upkeep": executive.Upkeep,
    "fund_projects": executive.FundProjects,
    "score_floors": executive.ScoreFloors,
    "pass_law": executive.PassLaw,
    "choose_law": executive.ChooseLaw,
    "clean_up": rounds.CleanUp,
    "shuffle_laws": rounds.ShuffleLaws,
}


class Federation(Game[State]):
    """Two to four players, both set-ups, the rulings as options."""

    def __init__(self) -> None:
        self.slug = "federation"
        self.title = "Federation"
        self.seats = (2, 3, 4)
        self.options = setup.OPTIONS
        self.rules_versions = (1,)
        self.frames = FRAMES
        self.list_fields = frozenset[str]()
        self.revealing = log.REVEALING
        self.weights = evaluate.WEIGHTS

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
        return setup.new_state(components(pack), seats, options)

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

    def tell(self, state: State, events: list[Event], seat: int | None) -> list[Message]:
        return log.tell(state, events, seat)

    def prompt(self, state: State, seat: int | None) -> Message:
        return messages.prompt(state, seat)

    def label(self, state: State, seat: int, action: Action) -> Message:
        return messages.label(state, seat, action)

    def why_not(self, state: State, seat: int, text: str) -> Message:
        return refusals.why_not(state, seat, text)

    def say(self, message: Message, names: list[str], locale: str = "en", viewer: int | None = None) -> str:
        return catalogue("federation", locale).say(message, names, viewer)

    def write(self, state: State) -> Json:
        return write_state(state)

    def read(self, data: Fields, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> State:
        return read_state(data, components(pack), seats, options)

    def words(self, state: State, field: str) -> list[str] | None:
        parts = state.parts
        known: dict[str, list[str]] = {
            "action": ACTIONS,
            "ambassador": parts.ambassadors,
            "asteroid": parts.asteroids,
            "deal": deal.DEALS,
            "deep_space": parts.deep_space,
            "effect": parts.effects.names,
            "law": parts.laws,
            "planet": PLANETS,
            "planet_block": parts.planet_blocks,
            "post": parts.posts,
            "room_block": parts.room_blocks,
            "scholar": parts.scholars,
            "space": [*SPACES, "outer_module"],
            "starting_planet": parts.starting_planets,
            "tile": parts.megastructure_tiles,
            "token": parts.tokens,
        }
        return known.get(field)

    def problems(self, state: State) -> list[Message]:
        return [Message("problem-english", {"why": sentence}) for sentence in problems(state)]


GAME: Final = Federation()
