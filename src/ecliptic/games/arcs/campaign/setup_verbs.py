"""Verbs of set-up and Resolution cards that concern pieces and resources (ABR-2.28, ABR-14.2)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Effects
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import RESOURCES, SYSTEM_COUNT
from ecliptic.games.arcs.campaign.recipes import OfCards, bring_out
from ecliptic.games.arcs.court import lose_card
from ecliptic.games.arcs.outrage import provoke_outrage
from ecliptic.games.arcs.pieces import losable_ships, place_ships, scrap_pieces
from ecliptic.games.arcs.state import SHIP, SHIP_OWNERS, State, card_of
from ecliptic.kernel import Action, Fields, Json


class OfTypes(Verb):
    """A verb about types of resources, named in the field of the verb's name."""

    verb: ClassVar[str] = ""

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.kinds: Final = row.words(self.verb, RESOURCES)

    def args(self, effects: Effects[State]) -> Json:
        return {"resources": [{"resource": RESOURCES[kind]} for kind in self.kinds]}


@final
class ProvokeOutrage(OfTypes):
    """Provoke Outrage of these types."""

    verb: ClassVar[str] = "provoke_outrage"

    def run(self, state: State, seat: int, source: int) -> None:
        provoke_outrage(state, seat, sum(1 << kind for kind in self.kinds))


@final
class ReturnBoxed(OfTypes):
    """With two players, return the tokens of these types from the ambition boxes to the supply."""

    verb: ClassVar[str] = "return_boxed"

    def run(self, state: State, seat: int, source: int) -> None:
        for kind in self.kinds:
            state.supply[kind] += state.boxes[kind]
            state.boxes[kind] = 0


@final
class OnTopOfDeck(OfCards):
    """Put cards of the own Fate Set on top of the Court deck, the last one uppermost (ABR-2.28)."""

    verb: ClassVar[str] = "on_top_of_deck"

    def run(self, state: State, seat: int, source: int) -> None:
        for card in self.cards(state):
            if bring_out(state, card):
                state.court_deck.append(card)


def ships_on_map(state: State, seat: int) -> int:
    """Return how many ships of a seat are on the map."""
    return sum(state.fresh[seat::SHIP_OWNERS]) + sum(state.damaged[seat::SHIP_OWNERS])


@final
class Replenish(Asking):
    """Place ships one by one in any systems until so many are on the map, as far as the supply allows."""

    verb: ClassVar[str] = "replenish"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n: Final = row.number("replenish", 1, 15)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not state.players[seat].ships or ships_on_map(state, seat) >= self.n:
            return []
        return [notation.AT[system] for system in range(SYSTEM_COUNT)]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        place_ships(state, seat, action.args[0], 1)
        self.ask_again(state, seat, source, n)

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.n}


@final
class ScrapShips(Asking):
    """Scrap own ships from the supply or the map. `n` is how many are done."""

    verb: ClassVar[str] = "scrap_ships"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n: Final = row.number("scrap_ships", 1, 15)

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n < self.n

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found: list[Action] = [notation.NO] if state.players[seat].ships else []  # no system: from the supply
        for system in range(SYSTEM_COUNT):
            if losable_ships(state, system, seat) + state.damaged[system * SHIP_OWNERS + seat]:
                found.append(notation.AT[system])
        return found

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.NO:
            state.players[seat].ships -= 1
        else:
            at = action.args[0] * SHIP_OWNERS + seat
            if state.damaged[at]:
                state.damaged[at] -= 1
            else:
                state.fresh[at] -= 1
        scrap_pieces(state, seat, SHIP, 1)
        if n + 1 < self.n:
            self.ask_again(state, seat, source, n + 1)

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.n}


@final
class ScrapThis(Verb):
    """Scrap this held card."""

    verb: ClassVar[str] = "scrap_this"

    def run(self, state: State, seat: int, source: int) -> None:
        card = card_of(source)
        if card in state.players[seat].cards:
            lose_card(state, seat, card)
            state.box = sorted([*state.box, card])
