"""Acquiring cards and where they go (SR-8)."""

from typing import final

from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.cards import enter_hand, played_factions, refill
from ecliptic.games.star_realms.components import (
    BASE,
    EXPLORER,
    SHIP,
    TO_DECK_TOP,
    TO_DISCARD,
    TO_HAND,
    Step,
)
from ecliptic.games.star_realms.state import WAITING_OPTIONAL, WAITING_TO, State
from ecliptic.kernel import Action, Decision, Frame, Request


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
    state.note("acquire", seat, card, place)
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


def free_cards(state: State, step: Step) -> list[int]:
    """Which cards an "acquire a card" step can take (SR-8.7), each name once."""
    parts = state.parts
    found: list[int] = []
    for card in state.trade_row:
        kind = BASE if parts.is_base[card] else SHIP
        if kind & step.types and parts.cost[card] <= step.max_cost and card not in found:
            found.append(card)
    if state.explorers and step.types & SHIP and parts.cost[EXPLORER] <= step.max_cost:
        found.append(EXPLORER)
    return found


@final
class Destination(Frame[State]):
    """A card is being acquired and several effects want it (SR-8.8)."""

    __slots__ = ("card", "named", "seat")

    def __init__(self, seat: int, card: int, named: int) -> None:
        self.seat = seat
        self.card = card
        self.named = named

    def ask(self, state: State) -> Request | None:
        places = destinations(state, self.seat, self.card, self.named)
        return Decision(self.seat, [notation.TO[place] for place in places])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        move_acquired(state, seat, self.card, action.args[0])


@final
class AcquireFree(Frame[State]):
    """An ability acquires a card without paying: which one? (SR-8.7)"""

    __slots__ = ("ability", "seat", "step")

    def __init__(self, seat: int, ability: int, step: int) -> None:
        self.seat = seat
        self.ability = ability
        self.step = step

    def ask(self, state: State) -> Request | None:
        step = state.parts.abilities[self.ability][self.step]
        return Decision(self.seat, [notation.ACQUIRE[card] for card in free_cards(state, step)])

    def answer(self, state: State, seat: int, action: Action) -> None:
        step = state.parts.abilities[self.ability][self.step]
        state.stack.pop()
        acquire(state, seat, action.args[0], step.to)
