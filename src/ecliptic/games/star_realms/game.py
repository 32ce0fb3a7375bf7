"""Star Realms as the kernel sees it."""

from collections.abc import Mapping
from random import Random
from typing import Final

from ecliptic.content.catalogue import catalogue
from ecliptic.games.star_realms import (
    acquire,
    attack,
    cards,
    copies,
    effects,
    elimination,
    evaluate,
    hydra,
    main_phase,
    messages,
    picking,
    refusals,
    resolve,
    setup,
    turn,
)
from ecliptic.games.star_realms.components import components
from ecliptic.games.star_realms.position import problems, read_state, write_state
from ecliptic.games.star_realms.resample import resample
from ecliptic.games.star_realms.state import MODES, State
from ecliptic.games.star_realms.view import view
from ecliptic.kernel import Action, Event, Fields, Frame, Game, Json, Message, Result

FRAMES: Final[dict[str, type[Frame[State]]]] = {
    "first_player": setup.FirstPlayer,
    "set_up": setup.SetUp,
    "trade_deck": setup.TradeDeck,
    "starting_hand": setup.StartingHand,
    "begin": setup.Begin,
    "main_phase": main_phase.MainPhase,
    "team_phase": hydra.TeamPhase,
    "end_of_turn": turn.EndOfTurn,
    "draw_phase": turn.DrawPhase,
    "next_turn": turn.NextTurn,
    "draw_cards": cards.DrawCards,
    "resolve": resolve.Resolve,
    "repeat": resolve.Repeat,
    "choose_one": effects.ChooseOne,
    "target_opponent": picking.TargetOpponent,
    "forced_discard": picking.ForcedDiscard,
    "pick_own": picking.PickOwn,
    "scrap_row": picking.ScrapRow,
    "copy": copies.Copy,
    "ship_played": effects.ShipPlayed,
    "destination": acquire.Destination,
    "acquire_free": acquire.AcquireFree,
    "attack_amount": attack.AttackAmount,
    "destroy_base": attack.DestroyBase,
    "transfer_card": main_phase.TransferCard,
    "transfer_to": main_phase.TransferTo,
    "share": hydra.Share,
    "consent": hydra.Consent,
    "gift": elimination.Gift,
    "leave": elimination.Leave,
}


class StarRealms(Game[State]):
    """All modes with the sets Colony Wars and Core."""

    def __init__(self) -> None:
        self.slug = "star-realms"
        self.title = "Star Realms"
        self.seats = (2, 3, 4, 5, 6)
        self.options = setup.OPTIONS
        self.rules_versions = (1, 2)  # 2: a declined proposal is not made again at once (SR-17.7)
        self.frames = FRAMES
        self.list_fields = frozenset({"amounts", "heirs", "picks"})
        self.revealing = messages.REVEALING
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

    def tell(self, state: State, events: list[Event], seat: int | None) -> list[Message]:
        return messages.tell(state, events, seat)

    def prompt(self, state: State, seat: int | None) -> Message:
        return messages.prompt(state, seat)

    def label(self, state: State, seat: int, action: Action) -> Message:
        return messages.label(state, seat, action)

    def why_not(self, state: State, seat: int, text: str) -> Message:
        return refusals.why_not(state, seat, text)

    def say(self, message: Message, names: list[str], locale: str = "en", viewer: int | None = None) -> str:
        return catalogue("star_realms", locale).say(message, names, viewer)

    def write(self, state: State) -> Json:
        return write_state(state)

    def read(self, data: Fields, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> State:
        return read_state(data, components(pack), seats, options, rules)

    def words(self, state: State, field: str) -> list[str] | None:
        if field == "card":
            return state.parts.ids
        return state.parts.ability_names if field == "ability" else None

    def features(self, state: State, seat: int) -> list[float]:
        return evaluate.features(state, seat)

    def problems(self, state: State) -> list[Message]:
        return problems(state)


GAME: Final = StarRealms()
