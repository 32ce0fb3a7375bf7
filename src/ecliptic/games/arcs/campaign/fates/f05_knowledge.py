"""The Caretaker in Act II: lore and Golems in deals, collecting knowledge, Librarians (F05-12 to F05-14)."""

from typing import ClassVar, Final, final

from ecliptic.effects import subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import IN_SLOTS
from ecliptic.games.arcs.campaign.attaching import forced_spots
from ecliptic.games.arcs.campaign.deal_kinds import NOT_FORCED, DealKind
from ecliptic.games.arcs.campaign.deals import WHAT, giver_of, kind_of_part, receiver_of
from ecliptic.games.arcs.campaign.golems import (
    HEARTH_COST,
    golems_of,
    move_golem,
)
from ecliptic.games.arcs.campaign.pursuits import chapters_to_come, pursuit
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.state import attach, attached_to, campaign_of, declare_fact, fact, note
from ecliptic.games.arcs.campaign.words import DEAL_CLOSED
from ecliptic.games.arcs.cards import COUNCIL, LORE
from ecliptic.games.arcs.court import give_card, lose_card
from ecliptic.games.arcs.events import CardMoved, card_ref, resource_ref
from ecliptic.games.arcs.resources import cheapest_slot, slot_cost
from ecliptic.games.arcs.state import (
    NOBODY,
    SEATS,
    State,
    card_of,
    seat_of,
)
from ecliptic.kernel import Action, Chance, Frame, Json, Message, Request
from ecliptic.kernel.frames import check_fields

SECURED: Final = 2  # spaces for a secured lore card
INFLUENCED: Final = 0.3  # how sure lore of the Court is with an own agent there


def lore_of(state: State, seat: int) -> list[int]:
    """Return the lore cards that a seat has."""
    kind = state.table.cards.kind
    return [card for card in state.players[seat].cards if kind[card] == LORE]


# Deals (F05-14)


@final
class GiveLore(DealKind):
    """A lore card, which Favors cannot force; what lies on it stays there."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        return lore_of(state, giver)

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        give_card(state, giver, receiver, what)

    def price(self, state: State, giver: int, what: int) -> int:
        return NOT_FORCED

    def name(self, state: State, what: int) -> str:
        return f"lore.{state.table.cards.ids[what]}"

    def args(self, state: State, what: int) -> Json:
        return {"card": card_ref(state, what)}


@final
class GiveGolem(DealKind):
    """A Golem; forced for as many Favors as it costs to raid."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        return golems_of(state, giver)

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        move_golem(state, receiver, what)

    def price(self, state: State, giver: int, what: int) -> int:
        slot = cheapest_slot(state, giver, what)
        return slot_cost(state, slot) if slot >= 0 else HEARTH_COST

    def name(self, state: State, what: int) -> str:
        return f"golem.{IN_SLOTS[what]}"

    def args(self, state: State, what: int) -> Json:
        return {"resource": resource_ref(what)}


GIVE_LORE: Final = GiveLore("lore", "F05-14")
GIVE_GOLEM: Final = GiveGolem("golem", "F05-14")

# Bits of the lore cards, in their order, that the Caretaker gave a seat in this Summit.
GAVE: Final = [declare_fact(f"f05-gave-{rival}", 0, (1 << 62) - 1) for rival in range(SEATS)]


@DEAL_CLOSED.changed_by("F05-12B")
def collect_gifts(state: State, source: int, parts: list[int], is_forced: bool) -> None:
    """Each lore card from a Rival who did not get it from the Caretaker in this Summit: 1. None can be forced."""
    seat = seat_of(source)
    lore = state.table.cards.numbers(LORE)
    gifts = [number for number in parts if kind_of_part(number) is GIVE_LORE]
    for number in gifts:
        if giver_of(number) == seat:
            name = GAVE[receiver_of(number)]
            note(state, name, fact(state, name) | 1 << lore.index(number >> WHAT))
    for number in gifts:
        if receiver_of(number) == seat and not fact(state, GAVE[giver_of(number)]) & 1 << lore.index(number >> WHAT):
            advance(state, seat, 1)


@final
class ForgetLoreGifts(Verb):
    """A new Summit begins: what was given in the last one does not matter any more."""

    verb: ClassVar[str] = "forget_lore_gifts"

    def run(self, state: State, seat: int, source: int) -> None:
        for name in GAVE:
            note(state, name, 0)


@final
class CollectKnowledge(Verb):
    """A lore card that the Caretaker secures counts 2 (F05-12B)."""

    verb: ClassVar[str] = "collect_knowledge"

    def run(self, state: State, seat: int, source: int) -> None:
        if state.table.cards.kind[subject_of(state) % 1024] == LORE:
            advance(state, seat, SECURED)


@final
class LargestCollection(Verb):
    """At the end of a chapter each Rival with fewer lore cards counts 1 (F05-12B)."""

    verb: ClassVar[str] = "largest_collection"

    def run(self, state: State, seat: int, source: int) -> None:
        advance(state, seat, smaller_collections(state, seat))


def smaller_collections(state: State, seat: int) -> int:
    """Return how many Rivals have fewer lore cards."""
    own = len(lore_of(state, seat))
    return sum(1 for other in range(state.table.seats) if len(lore_of(state, other)) < own)


@pursuit("F05-12B")
def promised_knowledge(state: State, seat: int) -> float:
    """Return what the collection counts in every chapter to come, and lore in the Court with own agents."""
    kind = state.table.cards.kind
    total = float(smaller_collections(state, seat) * chapters_to_come(state))
    for spot, card in enumerate(state.court):
        if state.agents[spot * SEATS + seat]:
            there = [card, *attached_to(state, spot)]
            total += INFLUENCED * SECURED * sum(1 for each in there if each >= 0 and kind[each] == LORE)
    return total


# Librarians (F05-13)


@final
class AttachLore(Asking):
    """Attach the top card of the lore deck to the Court card that came in? `n` is 0, or the spot plus one."""

    verb: ClassVar[str] = "attach_lore"

    def run(self, state: State, seat: int, source: int) -> None:
        self.ask_again(state, seat, source, campaign_of(state).secured_spot + 1)

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 < n <= len(state.court)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        card = state.court[n - 1] if 0 < n <= len(state.court) else NOBODY
        is_new = card >= 0 and state.table.cards.kind[card] != COUNCIL and not attached_to(state, n - 1)
        return [notation.YES, notation.NO] if is_new and state.lore_deck else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.YES:
            state.stack.append(DrawAttached(seat, n - 1))


@final
class DrawAttached(Frame[State]):
    """The top card of the lore deck is attached to a spot of the Court."""

    __slots__ = ("seat", "spot")

    def __init__(self, seat: int, spot: int) -> None:
        self.seat = seat
        self.spot = spot

    def misfit(self, state: State) -> Message | None:
        spot = 0 <= self.spot < len(state.court) and state.court[self.spot] >= 0
        return check_fields(self, spot=spot and len(state.lore_deck) > 0)

    def ask(self, state: State) -> Request | None:
        return Chance("lore", state.lore_deck, count=1, names="card", public=True)

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        state.lore_deck = [card for card in state.lore_deck if card not in drawn]
        attach(state, drawn[0], self.spot)
        if state.events is not None:
            state.emit(CardMoved("lore-attached", self.seat, drawn[0]))


@final
class LibrariansLeave(Asking):
    """The holder must attach this card to a Court card (F05-13)."""

    verb: ClassVar[str] = "librarians_leave"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if card_of(source) not in state.players[seat].cards:
            return []
        return [notation.CARD[state.court[spot]] for spot in forced_spots(state, False)]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        lose_card(state, seat, card_of(source))
        attach(state, card_of(source), state.court.index(action.args[0]))
