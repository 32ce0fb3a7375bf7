"""The Court: influencing, securing, ransacking, refilling; held cards (ARC-6.18 to 6.24, ARC-8.7, ARC-10)."""

from bisect import insort
from typing import final

from ecliptic.effects import NO_EFFECT, Choice, React, fire, resolve
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.board import BOARD_SLOTS, FIRST_GOLEM
from ecliptic.games.arcs.cards import COUNCIL, FAITHFUL, GUILD, VOX
from ecliptic.games.arcs.events import Captured, CardMoved, Revealed, card_ref, seat_ref
from ecliptic.games.arcs.frame_checks import is_seat
from ecliptic.games.arcs.pieces import gain_trophy, piece, return_agent
from ecliptic.games.arcs.reaction_order import fire_in_order
from ecliptic.games.arcs.state import AGENT, PIPS, SEATS, State, refresh_after, source_of
from ecliptic.games.arcs.words import (
    CARD_SECURED,
    INFLUENCED,
    MAY_INFLUENCE,
    captured,
    keeps_agents,
    may_influence,
    may_ransack,
    may_secure,
)
from ecliptic.kernel import Action, Chance, Frame, Json, Message, Request
from ecliptic.kernel.frames import check_fields

NO_CARD = -1


def spot_of(state: State, card: int) -> int:
    """Return the spot of a card in the Court row."""
    return state.court.index(card)


def influence_options(state: State, seat: int) -> list[Action]:
    """Return the cards on which a seat may place an agent (ARC-6.18, ARC-6.19)."""
    if not state.players[seat].agents:
        return []
    cards = [card for card in state.court if card >= 0]
    if state.active[MAY_INFLUENCE.number]:
        cards = [card for card in cards if may_influence(state, seat, card)]
    return [notation.INFLUENCE[card] for card in cards]


def influence(state: State, seat: int, card: int) -> None:
    """Place an agent from supply on a Court card (ARC-6.18)."""
    state.players[seat].agents -= 1
    state.agents[spot_of(state, card) * SEATS + seat] += 1
    if state.events is not None:
        state.emit(CardMoved("influenced", seat, card))
    fire_in_order(state, INFLUENCED, seat)
    if seat == state.turn_seat:
        state.pivoting = False  # a second influence does not bring a third (LEAD12)


def secure_options(state: State, seat: int) -> list[Action]:
    """Return the cards that a seat may secure (ARC-6.20)."""
    return [
        notation.SECURE[card]
        for spot, card in enumerate(state.court)
        if card >= 0 and state.agents[spot * SEATS + seat] and may_secure(state, seat, spot)
    ]


def secure(state: State, seat: int, card: int, as_trophies: bool = False) -> None:
    """Take a Court card: agents, When Secured, refill, in this order (ARC-6.21, ARC-6.22, ARC-8.7)."""
    spot = spot_of(state, card)
    stays = keeps_agents(state, spot)
    cards = [card]
    if state.extension is not None:
        cards += state.extension.take_attached(spot)  # secured together (ABR-13.2)
    for each in cards:
        fire(state, CARD_SECURED, seat * 1024 + each)  # held cards react once the Court is refilled
    if state.events is not None:
        state.emit(CardMoved("ransacked" if as_trophies else "secured", seat, card))
    if state.table.cards.kind[card] != COUNCIL:  # which stays in its spot (ABR-6.2)
        state.court[spot] = NO_CARD
        state.stack.append(Refill(spot))
    player = state.players[seat]
    if state.extension is not None:
        state.extension.secured_spot = spot
        state.extension.secured_with = 0 if stays else state.agents[spot * SEATS + seat]
        if stays:
            state.extension.secured_at = spot
    for other in range(0 if stays else state.table.seats):
        count = state.agents[spot * SEATS + other]
        state.agents[spot * SEATS + other] = 0
        for _ in range(count):
            if other == seat:
                return_agent(state, seat)
            elif as_trophies:
                gain_trophy(state, seat, piece(other, AGENT))
            else:
                insort(player.captives, piece(other, AGENT))
        if count and other != seat and not as_trophies:
            if state.events is not None:
                state.emit(Captured(seat, other, count))
            captured(state, seat, other, count)
    for each in cards:
        place_secured(state, seat, each)
    texts = [each for each in cards if state.table.cards.cards[each].secured >= 0]
    if len(texts) > 1:
        state.stack.append(ChooseSecured(seat, texts))
    elif texts:
        resolve_secured(state, seat, texts[0])


def resolve_secured(state: State, seat: int, card: int) -> None:
    """Resolve the When Secured text of a card (ARC-6.23)."""
    resolve(state, seat, state.table.cards.cards[card].secured, 0, source_of(seat, card))


def take_secured(state: State, seat: int, card: int) -> None:
    """Put a secured card where it goes and resolve its When Secured text (ARC-6.23)."""
    place_secured(state, seat, card)
    if state.table.cards.cards[card].secured >= 0:
        resolve_secured(state, seat, card)


def place_secured(state: State, seat: int, card: int) -> None:
    """Put a secured card where it goes (ARC-6.23)."""
    kind = state.table.cards.kind[card]
    if kind == VOX:
        state.court_discard.append(card)
    elif kind == FAITHFUL and state.extension is not None:
        state.extension.draw_faithful(state, seat, card)
    elif kind != COUNCIL:
        hold_card(state, seat, card)
        if state.turn_seat == seat and state.stage != PIPS:
            state.secured_now.append(card)


@final
class ChooseSecured(Choice[State]):
    """Cards that were secured together: which When Secured text is resolved next? (ABR-13.2)"""

    __slots__ = ("secured",)

    rules = ("ABR-13.2",)

    def __init__(self, seat: int, secured: list[int]) -> None:
        self.seat = seat
        self.secured = secured

    def misfit(self, state: State) -> Message | None:
        cards = state.table.cards.cards
        fits = all(0 <= card < len(cards) and cards[card].secured != NO_EFFECT for card in self.secured)
        return check_fields(self, seat=is_seat(state, self.seat), secured=fits and len(self.secured) > 0)

    def options(self, state: State) -> list[Action]:
        return [notation.CARD[card] for card in self.secured]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        left = [card for card in self.secured if card != action.args[0]]
        if left:
            state.stack.append(ChooseSecured(seat, left))
        resolve_secured(state, seat, action.args[0])

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-card", {"card": card_ref(state, action.args[0])}, self.rules)


def hold_card(state: State, seat: int, card: int) -> None:
    """Put a card into a play area, with the room for resources on it (ARC-0.14, ARC-9.6)."""
    player = state.players[seat]
    player.cards.append(card)
    player.resources += [-1] * state.table.cards.cards[card].slots
    refresh_after(state, card)
    if state.extension is not None:
        state.extension.card_held(state, seat, card)


def lose_card(state: State, seat: int, card: int) -> None:
    """Take a card out of a play area. What lies on it returns to the supply (ARC-9.6)."""
    player = state.players[seat]
    player.cards.remove(card)
    for _ in range(state.table.cards.cards[card].slots):
        resource = player.resources.pop(BOARD_SLOTS)
        if resource >= FIRST_GOLEM and state.extension is not None:
            state.extension.drop_golem(state, seat, resource)
        elif resource >= 0:
            state.supply[resource] += 1
    if state.extension is not None:
        state.extension.return_stored(state, seat, card)
    refresh_after(state, card)


def discard_card(state: State, seat: int, card: int) -> None:
    """Put a held card face up on the Court discard pile (ARC-0.10, ARC-10.8)."""
    lose_card(state, seat, card)
    state.court_discard.append(card)
    if state.events is not None:
        state.emit(CardMoved("discarded", seat, card))


def bury(state: State, card: int) -> None:
    """Put a card face down at the bottom of the Court deck; everybody saw it (ARC-0.10)."""
    state.court_deck.insert(0, card)
    state.known_bottom += 1


def take_from_deck(state: State, card: int) -> None:
    """Take a card that was searched for out of the Court deck, which is shuffled then."""
    at = state.court_deck.index(card)
    del state.court_deck[at]
    if at < state.known_bottom:
        state.known_bottom -= 1


def give_card(state: State, seat: int, whom: int, card: int) -> None:
    """Put a held card into a Rival's play area; what lies on it stays there (ARC-0.8)."""
    player, other = state.players[seat], state.players[whom]
    player.cards.remove(card)
    other.cards.append(card)
    for _ in range(state.table.cards.cards[card].slots):
        other.resources.append(player.resources.pop(BOARD_SLOTS))
    refresh_after(state, card)
    if state.extension is not None:
        state.extension.card_given(state, seat, whom, card)


def guild_cards(state: State, seat: int) -> list[int]:
    """Return the Guild cards that a seat holds."""
    kind = state.table.cards.kind
    return [card for card in state.players[seat].cards if kind[card] == GUILD]


def draw_court_card(state: State) -> int:
    """Take the top card off the Court deck, -1 when it is empty."""
    if not state.court_deck:
        return NO_CARD
    card = state.court_deck.pop()
    state.known_bottom = min(state.known_bottom, len(state.court_deck))
    return card


@final
class Refill(Frame[State]):
    """The empty spot of the row is refilled from the deck (ARC-6.21, ARC-6.24, ARC-10.1)."""

    __slots__ = ("spot",)

    def __init__(self, spot: int) -> None:
        self.spot = spot

    def misfit(self, state: State) -> Message | None:
        is_empty = 0 <= self.spot < len(state.court) and state.court[self.spot] == NO_CARD
        waiting = [frame for frame in state.stack if isinstance(frame, Refill) and frame.spot == self.spot]
        return check_fields(self, spot=is_empty and len(waiting) == 1)

    def run(self, state: State) -> None:
        state.stack.pop()
        below = state.stack[-1] if state.stack else None
        if state.extension is not None and isinstance(below, React) and below.trigger == CARD_SECURED.number:
            state.extension.secured_spot = self.spot  # other cards may have been secured since (F04-16)
        if state.court_deck:
            if state.events is not None:
                state.emit(Revealed("laid-out", max(0, state.turn_seat), state.court_deck[-1]))
            state.court[self.spot] = draw_court_card(state)
            if state.extension is not None:
                state.extension.card_laid_out(state, state.court[self.spot])


@final
class ShuffleCourt(Frame[State]):
    """The Court deck is shuffled."""

    __slots__ = ()

    def ask(self, state: State) -> Request | None:
        return Chance("court", sorted(state.court_deck), names="card") if state.court_deck else None

    def run(self, state: State) -> None:
        state.stack.pop()

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        state.court_deck = drawn[:]
        state.known_bottom = 0


@final
class Ransack(Choice[State]):
    """A Rival's city was destroyed: which Court card with an agent of that Rival is taken? (ARC-8.7, ARC-8.8)"""

    __slots__ = ("victim",)

    rules = ("ARC-8.7",)

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def misfit(self, state: State) -> Message | None:
        victim = is_seat(state, self.victim) and self.victim != self.seat
        return check_fields(self, seat=self.seat == state.turn_seat, victim=victim)

    def options(self, state: State) -> list[Action]:
        return [
            notation.RANSACK[card]
            for spot, card in enumerate(state.court)
            if card >= 0 and state.agents[spot * SEATS + self.victim]
        ]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        secure(state, seat, action.args[0], as_trophies=True)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"whom": seat_ref(self.victim)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-ransack", {"card": card_ref(state, action.args[0])}, self.rules)


def ransack(state: State, seat: int, victim: int, in_battle: bool) -> None:
    """Ransack the Court after destroying a city of the victim."""
    if victim < SEATS and victim != seat and may_ransack(state, seat, victim, in_battle):
        state.stack.append(Ransack(seat, victim))


def lay_out_court(state: State, spots: int) -> None:
    """Lay out the row from the shuffled deck (ARC-2.5)."""
    state.court = [NO_CARD] * spots
    state.agents = [0] * (spots * SEATS)
    for spot in range(spots):
        state.court[spot] = draw_court_card(state)
