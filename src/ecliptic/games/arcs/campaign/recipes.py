"""Recipes of fates: the verbs of their set-up and Resolution cards, and the objective marker (ABR-2.13, 3.1, 14.2)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Effects, refresh
from ecliptic.games.arcs.asking import Verb
from ecliptic.games.arcs.campaign.empire import take_tile
from ecliptic.games.arcs.campaign.events import SeatCountEvent
from ecliptic.games.arcs.campaign.notation import FATES
from ecliptic.games.arcs.campaign.state import campaign_of
from ecliptic.games.arcs.campaign.tokens import ASIDE
from ecliptic.games.arcs.court import ShuffleCourt, hold_card, lose_card
from ecliptic.games.arcs.state import State
from ecliptic.kernel import Fields


def advance(state: State, seat: int, n: int) -> None:
    """Move a seat's objective marker towards 0; it never goes below (ABR-3.1)."""
    campaign = campaign_of(state)
    if n > 0 and campaign.clocks[seat] > 0:
        campaign.clocks[seat] = max(0, campaign.clocks[seat] - n)
        if state.events is not None:
            state.emit(SeatCountEvent("advanced", seat, n))


class OfCards(Verb):
    """A verb about cards of a Fate Set, named in the field of the verb's name."""

    verb: ClassVar[str] = ""

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.ids: Final = [str(each) for each in row.items(self.verb)]

    def cards(self, state: State) -> list[int]:
        """Return the numbers of the cards."""
        return [state.table.cards.number_of[id] for id in self.ids]


def bring_out(state: State, card: int) -> bool:
    """Take a card out of a Fate Set; return whether it was there."""
    sets = campaign_of(state).sets
    if card not in sets:
        return False
    sets.remove(card)
    return True


@final
class GainCards(OfCards):
    """Gain cards of the own Fate Set; their When Secured text is not resolved."""

    verb: ClassVar[str] = "gain_cards"

    def run(self, state: State, seat: int, source: int) -> None:
        for card in self.cards(state):
            if bring_out(state, card):
                hold_card(state, seat, card)


@final
class AddToDeck(OfCards):
    """Add cards of the own Fate Set to the Court deck, which is shuffled at the next set-up.

    A card that the seat holds is added instead of one of the set.
    """

    verb: ClassVar[str] = "add_to_deck"

    def run(self, state: State, seat: int, source: int) -> None:
        for card in self.cards(state):
            if card in state.players[seat].cards:
                lose_card(state, seat, card)
                state.court_deck.append(card)
            elif bring_out(state, card):
                state.court_deck.append(card)


@final
class ShuffleIntoDeck(OfCards):
    """Shuffle cards of the own Fate Set into the Court deck at once."""

    verb: ClassVar[str] = "shuffle_into_deck"

    def run(self, state: State, seat: int, source: int) -> None:
        for card in self.cards(state):
            if bring_out(state, card):
                state.court_deck.append(card)
        state.stack.append(ShuffleCourt())


@final
class PutAside(OfCards):
    """Put cards beside the board as reminders: out of the own Fate Set, or out of the play area."""

    verb: ClassVar[str] = "put_aside"

    def run(self, state: State, seat: int, source: int) -> None:
        for card in self.cards(state):
            is_held = card in state.players[seat].cards
            if is_held:
                lose_card(state, seat, card)
            if is_held or bring_out(state, card):
                state.box = sorted([*state.box, card])


@final
class DeckFromDiscard(OfCards):
    """Add cards to the Court deck if they lie in the Court discard pile."""

    verb: ClassVar[str] = "deck_from_discard"

    def run(self, state: State, seat: int, source: int) -> None:
        for card in self.cards(state):
            if card in state.court_discard:
                state.court_discard.remove(card)
                state.court_deck.append(card)


@final
class IntoCommon(OfCards):
    """Put cards of the own Fate Set into the general supply."""

    verb: ClassVar[str] = "into_common"

    def run(self, state: State, seat: int, source: int) -> None:
        for card in self.cards(state):
            if bring_out(state, card):
                campaign_of(state).common.append(card)
        refresh(state)


@final
class IntoBooklet(OfCards):
    """Put cards of the own Fate Set into the rules booklet, where they bind everybody at once (ABR-13.8)."""

    verb: ClassVar[str] = "into_booklet"

    def run(self, state: State, seat: int, source: int) -> None:
        for card in self.cards(state):
            if bring_out(state, card):
                campaign_of(state).booklet.append(card)
        refresh(state)


@final
class ScrapCards(OfCards):
    """Scrap cards: of the own Fate Set, from the booklet, or held."""

    verb: ClassVar[str] = "scrap_cards"

    def run(self, state: State, seat: int, source: int) -> None:
        booklet = campaign_of(state).booklet
        for card in self.cards(state):
            if card in booklet:
                booklet.remove(card)
                state.box = sorted([*state.box, card])
            elif card in state.players[seat].cards:
                lose_card(state, seat, card)
                state.box = sorted([*state.box, card])
            elif bring_out(state, card):
                state.box = sorted([*state.box, card])
        refresh(state)


@final
class TakeFirstRegent(Verb):
    """Take the First Regent tile, unless somebody has a certain fate."""

    verb: ClassVar[str] = "take_first_regent"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.unless: Final = row.word("unless", FATES) if row.has("unless") else -1

    def run(self, state: State, seat: int, source: int) -> None:
        if self.unless not in campaign_of(state).fates:
            take_tile(state, seat)


@final
class TakeTokens(Verb):
    """Bring out all tokens of a kind; they lie aside with the fate."""

    verb: ClassVar[str] = "take_tokens"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.kind: Final = row.text("take_tokens")

    def run(self, state: State, seat: int, source: int) -> None:
        from ecliptic.games.arcs.campaign.token_moves import take_tokens  # which needs every fate

        take_tokens(state, self.kind)


@final
class ScrapTokens(Verb):
    """Take all tokens of a kind that lie aside out of play."""

    verb: ClassVar[str] = "scrap_tokens"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.kind: Final = row.text("scrap_tokens")

    def run(self, state: State, seat: int, source: int) -> None:
        from ecliptic.games.arcs.campaign.token_moves import take_token, tokens_at

        for each in tokens_at(state, self.kind, ASIDE):
            take_token(state, each)
