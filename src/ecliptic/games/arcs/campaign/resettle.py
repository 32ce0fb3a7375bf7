"""Gaining a Flagship, and giving it up again (ABR-11.1, ABR-11.26)."""

from bisect import insort
from typing import ClassVar, Final, final

from ecliptic.effects import Effects
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking
from ecliptic.games.arcs.board import SYSTEM_COUNT
from ecliptic.games.arcs.campaign.card_removal import cards_leave
from ecliptic.games.arcs.campaign.flagship import flagship_of, has_flagship, on_board, piece_on, put_on_board
from ecliptic.games.arcs.campaign.notation import UPGRADES
from ecliptic.games.arcs.campaign.state import (
    BOARD_PLACES,
    ON_BOARD,
    ON_BOARD_STARPORT,
    campaign_of,
    systems_of,
)
from ecliptic.games.arcs.events import SeatSystemEvent
from ecliptic.games.arcs.pieces import (
    building_on,
    empty_slot,
    kind_of,
    piece,
    place_building,
    place_ships,
    return_piece,
)
from ecliptic.games.arcs.resources import place_all_loose
from ecliptic.games.arcs.state import (
    CITY,
    DAMAGED,
    FREE,
    IS_STARPORT,
    NOBODY,
    SHIP_OWNERS,
    SITE_SHIFT,
    STARPORT,
    State,
    building,
    owner_of,
)
from ecliptic.kernel import Action, Fields

SHIPS_AFTER: Final = 8  # ships on the map after resettling

# Stages of resettling.
WHETHER: Final = 0
A_CITY: Final = 1
A_STARPORT: Final = 2
SHIPS: Final = 3


@final
class GainFlagship(Asking):
    """Place the Flagship in a system with a Loyal piece; own buildings on the map become free (ABR-11.1)."""

    verb: ClassVar[str] = "gain_flagship"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.starports: Final = row.words("starports", UPGRADES, [])  # Upgrades that it begins with

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [] if has_flagship(state, seat) else [notation.AT[system] for system in systems_of(state, seat)]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        system = action.args[0]
        campaign_of(state).flagships[seat] = system
        state.fresh[system * SHIP_OWNERS + seat] += 1
        if state.events is not None:
            state.emit(SeatSystemEvent("flagship", seat, system))
        free_buildings(state, seat)
        for upgrade in self.starports:
            if state.players[seat].starports:
                state.players[seat].starports -= 1
                put_on_board(state, seat, upgrade, ON_BOARD | ON_BOARD_STARPORT)


def free_buildings(state: State, seat: int) -> None:
    """Replace a seat's buildings on the map by Free ones in the same state (ABR-11.1)."""
    for number in [each for each in state.buildings if owner_of(each) == seat]:
        state.buildings.remove(number)
        is_starport, is_damaged = number & IS_STARPORT > 0, number & DAMAGED > 0
        insort(state.buildings, building(number >> SITE_SHIFT, FREE, is_starport, is_damaged))
        return_piece(state, piece(seat, kind_of(number)))


def give_up_flagship(state: State, seat: int) -> None:
    """Clear the board and replace the Flagship by a ship, if there is one in supply (ABR-11.26, ABR-11.27)."""
    system = flagship_of(state, seat)
    for place in range(BOARD_PLACES):
        what = on_board(state, seat, place)
        if what:
            put_on_board(state, seat, place, 0)
            return_piece(state, piece(seat, piece_on(what)))
    campaign_of(state).flagships[seat] = NOBODY
    state.fresh[system * SHIP_OWNERS + seat] -= 1
    place_ships(state, seat, system, 1)
    if state.events is not None:
        state.emit(SeatSystemEvent("resettled", seat, system))
    cards_leave(state)


@final
class Resettle(Asking):
    """You may give up the Flagship for a city, a starport and a fleet of eight ships (ABR-11.26).

    `n` is the stage: whether, where the city comes, where the starport comes, where ships come.
    """

    verb: ClassVar[str] = "resettle"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return WHETHER <= n <= SHIPS

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if n == WHETHER:
            return [notation.YES, notation.NO] if has_flagship(state, seat) else []
        if n == SHIPS:
            return [notation.AT[system] for system in systems_of(state, seat)] if self.lacks_ships(state, seat) else []
        if not (state.players[seat].cities if n == A_CITY else state.players[seat].starports):
            return []
        slots = [empty_slot(state, system) for system in range(SYSTEM_COUNT)]
        sites = [site for site in slots if site >= 0]
        if not sites:
            sites = [each >> SITE_SHIFT for each in state.buildings if owner_of(each) == FREE]
        return [notation.SITE[site] for site in sites]

    def lacks_ships(self, state: State, seat: int) -> bool:
        """Return whether a ship is to be placed."""
        there = sum(state.fresh[seat::SHIP_OWNERS]) + sum(state.damaged[seat::SHIP_OWNERS])
        return there < SHIPS_AFTER and state.players[seat].ships > 0

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if n == WHETHER:
            if action is notation.YES:
                give_up_flagship(state, seat)
                for stage in (SHIPS, A_STARPORT, A_CITY):
                    self.ask_again(state, seat, source, stage)
        elif n == SHIPS:
            place_ships(state, seat, action.args[0], 1)
            self.ask_again(state, seat, source, SHIPS)
        else:
            site = action.args[0]
            if building_on(state, site) >= 0:
                state.buildings.remove(building_on(state, site))
            place_building(state, seat, site, CITY if n == A_CITY else STARPORT, False)
            place_all_loose(state)  # a city that comes back opens its slot again
