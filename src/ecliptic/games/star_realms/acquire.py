"""Acquiring cards and where they go (SR-8)."""

from typing import ClassVar, Final, cast, final

from ecliptic.effects import Effects
from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.cards import enter_hand, played_factions, refill
from ecliptic.games.star_realms.components import (
    BASE,
    DESTINATIONS,
    EXPLORER,
    SHIP,
    TO_DECK_TOP,
    TO_DISCARD,
    TO_HAND,
    TYPES,
    one_of,
)
from ecliptic.games.star_realms.events import CardEvent
from ecliptic.games.star_realms.misfits import acting_misfit, step_misfit
from ecliptic.games.star_realms.state import WAITING_OPTIONAL, WAITING_TO, State
from ecliptic.games.star_realms.verb import Verb, Yields
from ecliptic.games.star_realms.wording import Args, card_of_effect, card_option, card_ref
from ecliptic.kernel import Action, Decision, Fields, Frame, Json, Message, Request, refused
from ecliptic.kernel.frames import field_misfit

ANY_COST: Final = 99
PLACES: Final = ["discard", "hand", "deck-top"]  # where an acquired card goes, as messages call it


@final
class CardAcquired(CardEvent):
    """An acquired card goes to its place."""

    __slots__ = ("place",)

    rules: ClassVar[tuple[str, ...]] = ("SR-8.2", "SR-8.8")

    def __init__(self, seat: int, card: int, place: int) -> None:
        super().__init__(seat, card)
        self.place: Final = place

    def message_id(self) -> str:
        return f"log-acquire-{PLACES[self.place]}"


def acquire(state: State, seat: int, card: int, named: int) -> None:
    """Acquire a card of the trade row or an Explorer, already paid; `named` is the ability's own destination.

    The card stays where it lies until its destination is known, then it leaves and the row is refilled.
    """
    possible = destinations(state, seat, card, named)
    if len(possible) == 1:
        move_acquired(state, seat, card, possible[0])
    else:
        state.stack.append(Destination(seat, card, named))


def destinations(state: State, seat: int, card: int, named: int) -> list[int]:
    """Where the card may go: compulsory effects first, then optional ones, else the discard pile (SR-8.8)."""
    kind = BASE if state.parts.is_base[card] else SHIP
    compulsory = 0
    optional = 0
    if named != TO_DISCARD:
        compulsory |= 1 << named
    for effect in state.players[seat].waiting:
        if effect & kind:
            bit = 1 << (effect >> WAITING_TO & 3)
            if effect >> WAITING_OPTIONAL:
                optional |= bit
            else:
                compulsory |= bit
    wanted = state.parts.acquire_faction[card]
    if wanted and any(played & wanted for played in played_factions(state, seat)):
        optional |= 1 << TO_HAND
    open_places = compulsory | optional if compulsory else optional | 1 << TO_DISCARD
    return [place for place in (TO_HAND, TO_DECK_TOP, TO_DISCARD) if open_places & 1 << place]


def move_acquired(state: State, seat: int, card: int, place: int) -> None:
    """Move the card; every waiting effect that matched it is used up (SR-8.10)."""
    player = state.players[seat]
    kind = BASE if state.parts.is_base[card] else SHIP
    if player.waiting:
        player.waiting = [effect for effect in player.waiting if not effect & kind]
    if state.events is not None:
        state.emit(CardAcquired(seat, card, place))
    if place == TO_HAND:
        enter_hand(player, card)
    elif place == TO_DECK_TOP:
        player.deck.append(card)
        player.known_top += 1
    else:
        player.discard.append(card)
    if card == EXPLORER:
        state.explorers -= 1
    else:
        refill(state, state.trade_row.index(card))


class SomeCard(Verb):
    """A step about a card of some types that is acquired, and where it goes."""

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.types: int = 0
        for kind in row.words("types", TYPES):
            self.types |= 1 << kind
        if not self.types:
            raise refused("problem-names-nothing", place=row.path("types"))
        self.to: Final = row.word("to", DESTINATIONS)
        self.max_cost: Final = row.number("max_cost", 0, 20) if row.has("max_cost") else ANY_COST

    def args(self, effects: Effects[State]) -> Json:
        return {"types": one_of(self.types, TYPES), "to": DESTINATIONS[self.to].replace("_", "-")}


@final
class AcquireForFree(SomeCard):
    """Acquire a card without paying (SR-8.7)."""

    verb: ClassVar[str] = "acquire_free"
    yields: ClassVar[Yields] = (0.0, 0.0, 3.0, 0.0)

    def cards(self, state: State) -> list[int]:
        """Return the cards it can take, each name once."""
        parts = state.parts
        found: list[int] = []
        for card in state.trade_row:
            kind = BASE if parts.is_base[card] else SHIP
            if kind & self.types and parts.cost[card] <= self.max_cost and card not in found:
                found.append(card)
        if state.explorers and self.types & SHIP and parts.cost[EXPLORER] <= self.max_cost:
            found.append(EXPLORER)
        return found

    def run(self, state: State, seat: int, source: int) -> None:
        cards = self.cards(state)
        if len(cards) == 1:
            acquire(state, seat, cards[0], self.to)
        elif cards:
            state.stack.append(AcquireFree(seat, self.effect, self.index))

    def args(self, effects: Effects[State]) -> Json:
        return {**super().args(effects), "cost": "any" if self.max_cost == ANY_COST else self.max_cost}


@final
class NextAcquireTo(SomeCard):
    """Put the next card that is acquired this turn somewhere else (SR-8.9)."""

    verb: ClassVar[str] = "next_acquire_to"
    yields: ClassVar[Yields] = (0.0, 0.0, 1.0, 0.0)

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.optional: Final = row.flag("optional")

    def run(self, state: State, seat: int, source: int) -> None:
        waiting = self.types | self.to << WAITING_TO | self.optional << WAITING_OPTIONAL
        state.players[seat].waiting.append(waiting)

    def args(self, effects: Effects[State]) -> Json:
        return {**super().args(effects), "how": "may" if self.optional else "exactly"}


@final
class Destination(Frame[State]):
    """A card is being acquired and several effects want it (SR-8.8)."""

    __slots__ = ("card", "named", "seat")

    rules: ClassVar[tuple[str, ...]] = ("SR-8.8",)

    def __init__(self, seat: int, card: int, named: int) -> None:
        self.seat = seat
        self.card = card
        self.named = named

    def misfit(self, state: State) -> Message | None:
        wrong = acting_misfit(self, state, self.seat)
        if wrong is not None:
            return wrong
        if self.card not in state.trade_row and (self.card != EXPLORER or not state.explorers):
            return field_misfit(self, "card")
        return None if 0 <= self.named < len(DESTINATIONS) else field_misfit(self, "named")

    def ask(self, state: State) -> Request | None:
        places = destinations(state, self.seat, self.card, self.named)
        return Decision(self.seat, [notation.TO[place] for place in places])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        move_acquired(state, seat, self.card, action.args[0])

    def prompt_args(self, state: State, seat: int) -> Args:
        return {"card": card_ref(self.card)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message(f"do-to-{PLACES[action.args[0]]}", {}, self.rules)


@final
class AcquireFree(Frame[State]):
    """An ability acquires a card without paying: which one? (SR-8.7)"""

    __slots__ = ("effect", "seat", "step")

    rules: ClassVar[tuple[str, ...]] = ("SR-8.7",)

    def __init__(self, seat: int, effect: int, step: int) -> None:
        self.seat = seat
        self.effect = effect
        self.step = step

    def verb(self, state: State) -> AcquireForFree:
        """Return the step that asks."""
        return cast(AcquireForFree, state.effects.steps[self.effect][self.step])

    def misfit(self, state: State) -> Message | None:
        wrong = step_misfit(self, state, self.seat, self.effect, self.step, AcquireForFree)
        if wrong is not None:
            return wrong
        return None if self.verb(state).cards(state) else field_misfit(self, "step")

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, [notation.ACQUIRE[card] for card in self.verb(state).cards(state)])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        acquire(state, seat, action.args[0], self.verb(state).to)

    def prompt_args(self, state: State, seat: int) -> Args:
        return {"card": card_of_effect(state, self.effect)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return card_option(state, action, self.rules)
