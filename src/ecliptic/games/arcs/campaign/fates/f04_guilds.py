"""Fate 4, the Advocate, in Act I: the Investigators recover Guild cards, the Overseers watch; Liaisons follow."""

from typing import ClassVar, Final, final

from ecliptic.effects import CANNOT, DEFAULT, Effects, subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.ambitions import declarations, declare
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import AMBITIONS, RESOURCES
from ecliptic.games.arcs.campaign.attaching import free_spots
from ecliptic.games.arcs.campaign.pursuits import pursuit
from ecliptic.games.arcs.campaign.recipes import advance, bring_out
from ecliptic.games.arcs.campaign.state import attach, campaign_of
from ecliptic.games.arcs.cards import GUILD
from ecliptic.games.arcs.court import ShuffleCourt, give_card, guild_cards, hold_card, take_from_deck
from ecliptic.games.arcs.scoring import ambition_places
from ecliptic.games.arcs.state import State, turn_order
from ecliptic.games.arcs.words import MAY_USE, ambitions, is_declared
from ecliptic.kernel import Action, Fields, Json

OVERSEERS: Final = "F04-03"
OBJECTIVE: Final = "F04-01B"
LIAISONS: Final = ["F04-05", "F04-06", "F04-07", "F04-08", "F04-09"]  # by suit
DISCARDED_BY: Final = ("discard_this", "place_union")  # steps with which a Prelude action discards its card
PROVEN: Final = 3
RECOVERED: Final = 2
LIKELY: Final = 0.5  # that a card will be used or recovered
UNPLACED: Final = 0.4  # how much of that is left without a place in a declared ambition


def is_overseen(state: State, seat: int) -> bool:
    """Return whether a seat follows the Advocate's first objective and has the Guild Overseers."""
    ids = state.table.cards.ids
    objective = campaign_of(state).objectives[seat]
    is_objective = objective >= 0 and ids[objective] == OBJECTIVE
    return is_objective and any(ids[card] == OVERSEERS for card in state.players[seat].cards)


@final
class ProveToOverseers(Verb):
    """With the Overseers the Advocate uses a Prelude action of a Guild card that discards that card: 3."""

    verb: ClassVar[str] = "prove_to_overseers"

    def run(self, state: State, seat: int, source: int) -> None:
        used, which = divmod(subject_of(state), 2)
        card = used % 1024
        row = state.table.cards.cards[card]
        if row.kind == GUILD and is_overseen(state, seat) and discards_itself(state, card, which):
            advance(state, seat, PROVEN)


def discards_itself(state: State, card: int, which: int) -> bool:
    """Return whether a Prelude action of a card discards that card."""
    steps = state.effects.steps[state.table.cards.cards[card].preludes[which].effect]
    return any(step.verb in DISCARDED_BY for step in steps)


@pursuit("F04-01B")
def promised_proofs(state: State, seat: int) -> float:
    """Return what the Overseers may still see: cards to use up, and cards to recover."""
    if not is_overseen(state, seat):
        return 0.0
    cards, kind = state.table.cards.cards, state.table.cards.kind
    total = 0.0
    for card in guild_cards(state, seat):
        if any(discards_itself(state, card, which) for which in range(len(cards[card].preludes))):
            total += PROVEN
    total += RECOVERED * sum(1 for card in state.court_discard if kind[card] == GUILD)
    return LIKELY * total * (1.0 if is_placed(state, seat) else UNPLACED)


def is_placed(state: State, seat: int) -> bool:
    """Return whether a seat is in first or second place of a declared ambition."""
    return any(is_declared(state, i) and ambition_places(state, i)[seat] for i in ambitions(state))


@final
class Recover(Asking):
    """Attach the topmost Guild card of the Court discard pile to a Court card with no agents (F04-02)."""

    verb: ClassVar[str] = "recover"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if self.topmost(state) < 0:
            return []
        return [notation.CARD[state.court[spot]] for spot in free_spots(state)]

    def topmost(self, state: State) -> int:
        """Return the Guild card that lies uppermost in the Court discard pile, -1 without one."""
        kind = state.table.cards.kind
        return next((card for card in reversed(state.court_discard) if kind[card] == GUILD), -1)

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        card = self.topmost(state)
        state.court_discard.remove(card)
        attach(state, card, state.court.index(action.args[0]))
        if is_overseen(state, seat):
            advance(state, seat, RECOVERED)


@MAY_USE.changed_by("F04-03")
def guild_overseers(state: State, source: int, seat: int, card: int) -> int:
    """Its holder uses Guild cards only while in first or second place of a declared ambition."""
    if state.owner_of(source) != seat or state.table.cards.kind[card] != GUILD:
        return DEFAULT
    return DEFAULT if is_placed(state, seat) else CANNOT


@final
class SearchForGuild(Asking):
    """Take a Guild card out of the Court deck or the Court discard pile; the deck is shuffled (F04-03)."""

    verb: ClassVar[str] = "search_for_guild"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        kind = state.table.cards.kind
        found = sorted(card for card in state.court_deck + state.court_discard if kind[card] == GUILD)
        return [notation.TAKE[card] for card in found]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        card = action.args[0]
        if card in state.court_discard:
            state.court_discard.remove(card)
        else:
            take_from_deck(state, card)
        state.stack.append(ShuffleCourt())
        hold_card(state, seat, card)


# What the first act leaves


@final
class LiaisonsOfSuits(Verb):
    """The Liaison of every suit in which the Advocate has most Guild cards joins the deck; others go (F04-04)."""

    verb: ClassVar[str] = "liaisons_of_suits"

    def run(self, state: State, seat: int, source: int) -> None:
        ids = state.table.cards.ids
        for kind, id in enumerate(LIAISONS):
            if not bring_out(state, ids.index(id)):
                continue
            counts = [cards_of_suit(state, other, kind) for other in range(state.table.seats)]
            own = counts.pop(seat)
            if own > max(counts):
                state.court_deck.append(ids.index(id))
            else:
                state.box = sorted([*state.box, ids.index(id)])


def cards_of_suit(state: State, seat: int, kind: int) -> int:
    """Return how many Guild cards of a suit a seat has."""
    suit = state.table.cards.suit
    return sum(1 for card in guild_cards(state, seat) if suit[card] == kind)


@final
class DeclareOne(Asking):
    """Declare a certain ambition, or the one that a law puts beside it, without the zero marker (F04-05)."""

    verb: ClassVar[str] = "declare_one"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.ambition: Final = row.word("declare_one", AMBITIONS)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return declarations(state, seat, 1 << self.ambition)

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        declare(state, seat, action.args[0], by_lead_card=False)

    def args(self, effects: Effects[State]) -> Json:
        return {"ambition": {"ambition": AMBITIONS[self.ambition]}}


@final
class PassGuilds(Asking):
    """In turn order everybody passes a Guild card to the left neighbour, not one just received (F04-11).

    `n` is how many seats in turn order are done, and above that the card that was received plus one.
    """

    verb: ClassVar[str] = "pass_guilds"

    def run(self, state: State, seat: int, source: int) -> None:
        self.ask_next(state, source, 0, 0)

    def ask_next(self, state: State, source: int, done: int, received: int) -> None:
        """Ask the next seat that has something to pass."""
        order = turn_order(state)
        for i in range(done, len(order)):
            n = i | received << 3
            if self.choices(state, order[i], source, n):
                self.ask_again(state, order[i], source, n)
                return
            received = 0

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n & 7 < state.table.seats and 0 <= n >> 3 <= len(state.table.cards.ids)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        cards = state.table.cards.cards
        held = [card for card in guild_cards(state, seat) if card != (n >> 3) - 1]
        return [notation.CARD[card] for card in held if not cards[card].is_protected]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        card = action.args[0]
        self.ask_next(state, source, (n & 7) + 1, card + 1)
        give_card(state, seat, (seat + 1) % state.table.seats, card)


assert len(LIAISONS) == len(RESOURCES)
