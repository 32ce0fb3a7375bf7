"""Fate 8, the Believer: teaching the faith, The Young Light, the plot against it. See `faithful` and `ideals` too."""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice, subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.ambitions import HAD_MARKER
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import EVENT_NUMBER, is_gate
from ecliptic.games.arcs.campaign.acts import grand_ambition
from ecliptic.games.arcs.campaign.faithful import (
    beside,
    discard_openly,
    discard_secretly,
    face_down,
    faithful_in_hand,
    plays_faithful,
    scrap_bottom,
    search_pile,
    show_card,
    show_copy,
    stack_of,
)
from ecliptic.games.arcs.campaign.ideals import LIGHTS, ideal_of
from ecliptic.games.arcs.campaign.pursuits import pursuit, win_chance, wins_to_come
from ecliptic.games.arcs.campaign.recipes import advance, bring_out
from ecliptic.games.arcs.campaign.state import attach, attached_to, court_spot
from ecliptic.games.arcs.cards import GUILD
from ecliptic.games.arcs.court import hold_card, lose_card
from ecliptic.games.arcs.events import CardMoved, action_card_ref
from ecliptic.games.arcs.guilds import secret_order
from ecliptic.games.arcs.rounds import UNION_CARD, UNION_SEAT
from ecliptic.games.arcs.scoring import ambition_places, ambition_values, ambitions_won, gains
from ecliptic.games.arcs.state import IS_STARPORT, NOBODY, State, card_of, owner_of, system_of, turn_order
from ecliptic.games.arcs.words import ZERO_MARKER, ambitions, payout, planet_types
from ecliptic.kernel import Action, Message
from ecliptic.kernel.frames import check_fields

YOUNG_LIGHT: Final = "F08-16"
PROPHET: Final = "F08-25"
EMPTY_STACK: Final = 10  # what an ambition advances once all Faithful cards are out

# What an ambition promises by cards in the stack: more than its pips, because each card taught brings the next nearer.
PIPS_TO_COME: Final = [10.0, 7.0, 6.3, 5.6, 4.9, 4.2, 3.5, 2.8, 2.1, 1.4]

ZERO_MARKER.changed_by("F08-19", "F08-26")(secret_order)


# Act I


@final
class SpreadTheGoodWord(Verb):
    """The Believer wins ambitions: each advances by the pips of the uppermost Faithful card, or by 10."""

    verb: ClassVar[str] = "spread_the_good_word"

    def run(self, state: State, seat: int, source: int) -> None:
        stack = stack_of(state)
        each = state.table.cards.cards[stack[0]].pips if stack else EMPTY_STACK
        advance(state, seat, each * len(ambitions_won(state, seat)))


@pursuit("F08-01B")
def promised_conversions(state: State, seat: int) -> float:
    """Return what the ambitions to come count: the more, the fewer Faithful cards are left to teach."""
    return PIPS_TO_COME[len(stack_of(state))] * wins_to_come(state, seat)


@final
class FaithfulDisciples(Verb):
    """Who declares an ambition that it is winning with a Faithful card has one more pip (F08-02)."""

    verb: ClassVar[str] = "faithful_disciples"

    def run(self, state: State, seat: int, source: int) -> None:
        ambition = subject_of(state) % HAD_MARKER
        places = ambition_places(state, ambition)
        if plays_faithful(state, seat) and places[seat] == 1 and places.count(1) == 1:
            show_copy(state, seat)
            state.pips += 1


@final
class Teach(Asking):
    """Attach the uppermost Faithful card to a Guild card of own cities' types, then scrap an action card (F08-03)."""

    verb: ClassVar[str] = "teach"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not stack_of(state):
            return []
        types = 0
        for each in state.buildings:
            if owner_of(each) == seat and not each & IS_STARPORT and not is_gate(system_of(each)):
                types |= planet_types(state, system_of(each))
        kind, suit = state.table.cards.kind, state.table.cards.suit
        return [
            notation.CARD[card]
            for spot, card in enumerate(state.court)
            if card >= 0 and kind[card] == GUILD and types & 1 << suit[card] and not attached_to(state, spot)
        ]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        card = stack_of(state)[0]
        bring_out(state, card)
        attach(state, card, state.court.index(action.args[0]))
        if state.events is not None:
            state.emit(CardMoved("taught", seat, action.args[0]))
        scrap_bottom(state, seat)


@final
class FaithfulIntoDeck(Verb):
    """Add the Faithful cards that are left in the stack to the Court deck (F08-15)."""

    verb: ClassVar[str] = "faithful_into_deck"

    def run(self, state: State, seat: int, source: int) -> None:
        for card in stack_of(state):
            bring_out(state, card)
            state.court_deck.append(card)


# What Act I leaves


def costs(state: State, seat: int) -> list[int]:
    """Return the hand cards that may be discarded: all but Events."""
    number = state.table.board.number
    return [card for card in state.players[seat].hand if number[card] != EVENT_NUMBER]


@final
class BringLight(Verb):
    """Discard an action card to lay this card beside a played Faithful one, which it brings back (F08-16)."""

    verb: ClassVar[str] = "bring_light"

    def run(self, state: State, seat: int, source: int) -> None:
        state.stack.append(LightCost(seat, card_of(source)))

    def can_do(self, state: State, seat: int, source: int) -> bool:
        return len(costs(state, seat)) > 0 and len(beside(state, seat)) > 0

    def may_seem_possible(self, state: State, seat: int, source: int) -> bool:
        return len(state.players[seat].hand) > 0 and len(state.played) > 0


class OfLight(Choice[State]):
    """A question about a card that brings Faithful cards back."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def misfit(self, state: State) -> Message | None:
        if self.seat != state.turn_seat:
            return check_fields(self, seat=False)
        return check_fields(self, card=self.card in state.players[self.seat].cards)

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message(f"do-{action.kind.replace('_', '-')}", {"card": action_card_ref(action.args[0])})


@final
class LightCost(OfLight):
    """Which action card is discarded? Asked also without a choice: the others would learn of Events in the hand."""

    __slots__ = ()

    def options(self, state: State) -> list[Action]:
        # In a world that was drawn for others the hand may have Events only; the question stays.
        cards = costs(state, self.seat) or state.players[self.seat].hand
        return [notation.HAND_CARD[card] for card in cards]

    def is_open(self, state: State) -> bool:
        return False

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack[-1] = LightBeside(seat, self.card)
        discard_secretly(state, seat, action.args[0])


@final
class LightBeside(OfLight):
    """Beside which Faithful card does it lie? A face-down one is shown."""

    __slots__ = ()

    def options(self, state: State) -> list[Action]:
        # In a world that was drawn for others the own face-down card may be another one; the question stays.
        cards = beside(state, self.seat) or face_down(state, self.seat)
        return [notation.UNION[card] for card in cards]

    def is_open(self, state: State) -> bool:
        return False

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        card = action.args[0]
        if card in face_down(state, seat):
            show_card(state, seat, card)
        lose_card(state, seat, self.card)
        state.unions.append(card | seat << UNION_SEAT | self.card << UNION_CARD)


def take_light(state: State) -> int:
    """Take The Young Light or The Prophet out of a play area or from beside a played card; -1 if neither is there."""
    ids = state.table.cards.ids
    for seat, player in enumerate(state.players):
        for card in player.cards:
            if ids[card] in LIGHTS:
                lose_card(state, seat, card)
                return card
    for union in state.unions:
        if ids[union >> UNION_CARD] in LIGHTS:
            state.unions.remove(union)
            return union >> UNION_CARD
    return NOBODY


@final
class Kidnap(Verb):
    """The Young Light or The Prophet is attached here, and everybody discards the highest Faithful card (F08-17)."""

    verb: ClassVar[str] = "kidnap"

    def run(self, state: State, seat: int, source: int) -> None:
        spot = court_spot(state, card_of(source))
        light = take_light(state) if spot != NOBODY else NOBODY
        if light != NOBODY:
            attach(state, light, spot)
        for other in turn_order(state):
            for card in faithful_in_hand(state, other)[:1]:
                discard_openly(state, other, card)


@final
class DrawHighestFaithful(Verb):
    """Draw the highest Faithful card of the action discard pile and shuffle it (F08-17)."""

    verb: ClassVar[str] = "draw_highest_faithful"

    def run(self, state: State, seat: int, source: int) -> None:
        search_pile(state, seat)


# Acts II and III


@final
class DevelopTheIdeals(Verb):
    """The Believer wins ambitions with an Ideal: 1 for each Power gained."""

    verb: ClassVar[str] = "develop_the_ideals"

    def run(self, state: State, seat: int, source: int) -> None:
        for ambition in ambitions_won(state, seat):
            if ideal_of(state, ambition) != NOBODY:
                advance(state, seat, gains(state, ambition)[seat])


@pursuit("F08-20B")
def promised_ideals(state: State, seat: int) -> float:
    """Return the Power of ambitions with an Ideal that the Believer will probably win."""
    total = 0.0
    for ambition in ambitions(state):
        chance = win_chance(state, seat, ambition) if ideal_of(state, ambition) != NOBODY else 0.0
        if chance:
            first, second = ambition_values(state, ambition)
            total += chance * payout(state, seat, ambition, 1, first, second, False)
    return total


@final
class YoungLightBecomesProphet(Verb):
    """The Believer's Young Light is scrapped for The Prophet; without it The Prophet is scrapped (F08-24)."""

    verb: ClassVar[str] = "young_light_becomes_prophet"

    def run(self, state: State, seat: int, source: int) -> None:
        ids = state.table.cards.ids
        light, prophet = ids.index(YOUNG_LIGHT), ids.index(PROPHET)
        has_prophet = bring_out(state, prophet)
        if light in state.players[seat].cards:
            lose_card(state, seat, light)
            state.box = sorted([*state.box, light])
            if has_prophet:
                hold_card(state, seat, prophet)
        elif has_prophet:
            state.box = sorted([*state.box, prophet])


def markers_on_ideals(state: State) -> int:
    """Return how many ambition markers lie in boxes with Ideals."""
    return sum(1 for ambition in state.marker_at if ambition != NOBODY and ideal_of(state, ambition) != NOBODY)


@grand_ambition("two-ideal-markers")
def two_ideal_markers(state: State, seat: int) -> bool:
    """At least two ambition markers lie in boxes with Ideals."""
    return markers_on_ideals(state) >= 2


@grand_ambition("three-ideal-markers")
def three_ideal_markers(state: State, seat: int) -> bool:
    """All three ambition markers lie in boxes with Ideals."""
    return markers_on_ideals(state) == len(state.marker_at)
