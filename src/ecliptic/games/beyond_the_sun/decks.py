"""Face-down decks: drawing from the top, and batches of cards that lie under them (BTS-10.15, BTS-21.2).

The top card of a deck is the last of its list. Everybody knows which cards were put under a deck together, and nobody
their order: `under` has the sizes of these batches, the lowest first.
"""

from typing import ClassVar, Final, final

from ecliptic.games.beyond_the_sun.log_events import RowOpened
from ecliptic.games.beyond_the_sun.state import State, with_item
from ecliptic.kernel import Chance, Frame, Message, Request
from ecliptic.kernel.frames import field_misfit

SYSTEMS: Final = 3  # the numbers of the system decks begin here; before them those of levels II, III, IIII


def left_under(deck: list[int], under: list[int]) -> list[int]:
    """Return the batches that are left when a deck has only these cards: drawing takes the upper ones.

    >>> left_under([7, 8, 9, 10], [2, 3])
    [2, 2]
    >>> left_under([7, 8], [2, 3])
    [2]
    """
    left: list[int] = []
    rest = len(deck)
    for size in under:
        if not rest:
            break
        left.append(min(size, rest))
        rest -= left[-1]
    return left


def take_top(state: State, deck: int, n: int) -> None:
    """Take cards off the top of a deck."""
    if deck >= SYSTEMS:
        i = deck - SYSTEMS
        rest = state.system_decks[i][: len(state.system_decks[i]) - n]
        state.system_decks = with_item(state.system_decks, i, rest)
        if state.systems_under[i]:
            state.systems_under = with_item(state.systems_under, i, left_under(rest, state.systems_under[i]))
    else:
        rest = state.decks[deck][: len(state.decks[deck]) - n]
        state.decks = with_item(state.decks, deck, rest)
        if state.under[deck]:
            state.under = with_item(state.under, deck, left_under(rest, state.under[deck]))


def put_under(state: State, deck: int, cards: list[int]) -> None:
    """Put cards under a deck, the first of them lowest."""
    if not cards:
        return
    if deck >= SYSTEMS:
        i = deck - SYSTEMS
        state.system_decks = with_item(state.system_decks, i, cards + state.system_decks[i])
        state.systems_under = with_item(state.systems_under, i, [len(cards), *state.systems_under[i]])
    else:
        state.decks = with_item(state.decks, deck, cards + state.decks[deck])
        state.under = with_item(state.under, deck, [len(cards), *state.under[deck]])


def fill_row(state: State, deck: int) -> None:
    """Fill an open row from its deck (BTS-20.2, BTS-20.3)."""
    missing = state.parts.cards_per_row - len(state.rows[deck])
    cards = state.decks[deck][::-1][:missing]
    if not cards or not state.open_rows >> deck & 1:
        return
    if state.events is not None:
        state.emit(RowOpened(cards))
    take_top(state, deck, len(cards))
    state.rows = with_item(state.rows, deck, state.rows[deck] + cards)


def batches(deck: list[int], under: list[int]) -> list[list[int]]:
    """Return the parts of a deck within which nobody knows the order, the lowest first.

    >>> batches([8, 9, 1, 2], [2, 1])
    [[8, 9], [1], [2]]
    """
    found: list[list[int]] = []
    at = 0
    for size in under:
        found.append(deck[at : at + size])
        at += size
    if at < len(deck):
        found.append(deck[at:])
    return found


@final
class PutUnder(Frame[State]):
    """Chance orders cards that go under a deck (BTS-10.15)."""

    __slots__ = ("deck", "systems", "technologies")

    defaults: ClassVar[dict[str, int]] = {}

    def __init__(self, deck: int, technologies: list[int], systems: list[int]) -> None:
        self.deck = deck
        self.technologies = technologies
        self.systems = systems

    def misfit(self, state: State) -> Message | None:
        is_system = self.deck >= SYSTEMS
        if not 0 <= self.deck < SYSTEMS + len(state.system_decks):
            return field_misfit(self, "deck")
        parts = state.parts
        if is_system:
            fits = all(parts.systems[card].deck == self.deck - SYSTEMS for card in self.systems)
            wrong = "systems" if not fits or not self.systems else "technologies" if self.technologies else ""
        else:
            fits = all(parts.technologies[card].level == self.deck + 1 for card in self.technologies)
            wrong = "technologies" if not fits or not self.technologies else "systems" if self.systems else ""
        return field_misfit(self, wrong) if wrong else None

    def cards(self) -> list[int]:
        """Return the cards."""
        return self.systems if self.deck >= SYSTEMS else self.technologies

    def ask(self, state: State) -> Request | None:
        cards = self.cards()
        if len(cards) < 2:
            return None
        return Chance("under", cards, names="system" if self.deck >= SYSTEMS else "technology")

    def run(self, state: State) -> None:
        self.outcome(state, self.cards())

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        put_under(state, self.deck, drawn)
        if self.deck < SYSTEMS:
            fill_row(state, self.deck)  # the deck may have been empty while they were looked at


def cards_under(state: State, deck: int, cards: list[int]) -> None:
    """Put cards under a deck in random order."""
    if cards:
        technologies, systems = ([], sorted(cards)) if deck >= SYSTEMS else (sorted(cards), [])
        state.stack.append(PutUnder(deck, technologies, systems))
