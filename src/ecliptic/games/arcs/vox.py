"""Vox cards: what they do when secured (BC26 to BC31)."""

from typing import ClassVar, final

from ecliptic.effects import Effects
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.ambitions import declarations, declare
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import ANY_AMBITION, CLUSTERS, RESOURCES
from ecliptic.games.arcs.cards import GUILD
from ecliptic.games.arcs.court import ShuffleCourt
from ecliptic.games.arcs.events import SeatSystemEvent
from ecliptic.games.arcs.frame_checks import FLAGS, is_in_play
from ecliptic.games.arcs.guilds import DrawFromPile
from ecliptic.games.arcs.outrage import provoke_outrage
from ecliptic.games.arcs.pieces import building_on, place_ships, return_city
from ecliptic.games.arcs.state import IS_STARPORT, SEATS, SITE_SHIFT, State, card_of, owner_of, system_of, turn_order
from ecliptic.games.arcs.turn import may_seize, seize
from ecliptic.games.arcs.words import controls
from ecliptic.kernel import Action, Fields


@final
class Uprising(Asking):
    """Place a ship in each system of a cluster in play (BC26). `n` are bits of the places left, plus the cluster."""

    verb: ClassVar[str] = "uprising"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n == 0 or (n > 0 and n & 15 > 0 and is_in_play(state, n >> 4 << 2))

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not state.players[seat].ships:
            return []
        if not n:
            return [notation.CLUSTER[i] for i in range(CLUSTERS) if state.links[i * 4]]
        return [notation.AT[(n >> 4) * 4 + i] for i in range(4) if n & 1 << i]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if n:
            system = action.args[0]
            place_ships(state, seat, system, 1)
            left = n & ~(1 << (system & 3))
            if left & 15:
                self.ask_again(state, seat, source, left)
            return
        cluster = action.args[0]
        if state.players[seat].ships < 4:
            self.ask_again(state, seat, source, cluster << 4 | 15)
        else:
            for i in range(4):
                place_ships(state, seat, cluster * 4 + i, 1)


@final
class DeclareAny(Asking):
    """Declare any ambition without the zero marker, or none (BC27); with `undeclared` only a new one (L27)."""

    verb: ClassVar[str] = "declare_any"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.undeclared = row.flag("undeclared")

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found = declarations(state, seat, ANY_AMBITION, self.undeclared)
        return [notation.NO, *found] if found and not self.undeclared else found

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            declare(state, seat, action.args[0], by_lead_card=False)


@final
class OutrageSpreads(Asking):
    """Everybody provokes Outrage of one type, or nobody does (BC28)."""

    verb: ClassVar[str] = "outrage_spreads"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [notation.NO, *[notation.TYPE[kind] for kind in range(len(RESOURCES))]]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            for other in turn_order(state):
                provoke_outrage(state, other, 1 << action.args[0])


def controlled_cities(state: State, seat: int) -> list[Action]:
    """Return the sites of players' cities in systems that a seat controls."""
    return [
        notation.SITE[each >> SITE_SHIFT]
        for each in state.buildings
        if not each & IS_STARPORT and owner_of(each) < SEATS and controls(state, seat, system_of(each))
    ]


@final
class SongOfFreedom(Asking):
    """Return a controlled city to its owner's board, then perhaps seize; the card is shuffled in (BC29)."""

    verb: ClassVar[str] = "song_of_freedom"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n in FLAGS

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if n:
            return [notation.YES, notation.NO] if may_seize(state, seat) else []
        found = controlled_cities(state, seat)
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if n:
            if action is notation.YES:
                seize(state, seat)
        elif action is not notation.NO:
            city = building_on(state, action.args[0])
            state.buildings.remove(city)
            self.ask_again(state, seat, source, 1)
            if state.events is not None:
                state.emit(SeatSystemEvent("city-returned", seat, system_of(city)))
            return_city(state, owner_of(city))


@final
class ShuffleIn(Verb):
    """Shuffle this card into the Court deck (BC29), or with `guilds` all Guild cards of the discard pile (BC30)."""

    verb: ClassVar[str] = "shuffle_in"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.guilds = row.flag("guilds")

    def run(self, state: State, seat: int, source: int) -> None:
        kind = state.table.cards.kind
        own = card_of(source)
        moved = [card for card in state.court_discard if (kind[card] == GUILD if self.guilds else card == own)]
        state.court_discard = [card for card in state.court_discard if card not in moved]
        state.court_deck += moved
        state.stack.append(ShuffleCourt())


@final
class DrawActionCard(Verb):
    """Take the bottommost card of the action discard pile into hand (BC31)."""

    verb: ClassVar[str] = "draw_action_card"

    def run(self, state: State, seat: int, source: int) -> None:
        state.stack.append(DrawFromPile(seat, 1))
