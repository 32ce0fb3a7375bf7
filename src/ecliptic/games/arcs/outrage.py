"""Provoking Outrage, and what follows when cities are destroyed (ARC-8.1 to ARC-8.9)."""

from typing import final

from ecliptic.effects import Choice, fire
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.board import RESOURCES, SYSTEM_COUNT
from ecliptic.games.arcs.court import discard_card, guild_cards, ransack
from ecliptic.games.arcs.events import Outraged, owner_ref, system_ref
from ecliptic.games.arcs.frame_checks import FLAGS, is_destroyed_city
from ecliptic.games.arcs.pieces import return_agent
from ecliptic.games.arcs.resources import discard, held_types
from ecliptic.games.arcs.state import State, owner_of, system_of
from ecliptic.games.arcs.words import CITY_DESTROYED, OUTRAGED, keeps_card, planet_types
from ecliptic.kernel import Action, Json, Message
from ecliptic.kernel.frames import check_fields

# A destroyed city: system (5 bits), owner (3 bits), bits of its types.
CITY_OWNER = 5
CITY_TYPES = 8


def provoke_outrage(state: State, seat: int, types: int) -> None:
    """Discard resources and Guild cards of these types, then cover their Outrage slots (ARC-8.1, ARC-8.2, ARC-8.6)."""
    for resource in range(len(RESOURCES)):
        if not types & 1 << resource:
            continue
        if state.events is not None:
            state.emit(Outraged(seat, resource))
        while resource in held_types(state, seat):  # not what lies on cards (F12-02)
            discard(state, seat, resource)
        suit = state.table.cards.suit
        for card in guild_cards(state, seat):
            if suit[card] == resource and not keeps_card(state, seat, card):
                discard_card(state, seat, card)
        cover(state, seat, resource)
    fire(state, OUTRAGED, seat << len(RESOURCES) | types)


def cover(state: State, seat: int, resource: int) -> None:
    """Put an agent on an Outrage slot; without one the slot counts as covered and waits for it (ARC-1.4)."""
    player = state.players[seat]
    if player.outrage & 1 << resource:
        return
    player.outrage |= 1 << resource
    if player.agents:
        player.agents -= 1
    else:
        player.owed |= 1 << resource


def clear_outrage(state: State, seat: int, resource: int) -> None:
    """Remove the Outrage of a type; its agent returns to supply (ARC-8.4)."""
    player = state.players[seat]
    bit = 1 << resource
    if player.outrage & bit:
        player.outrage &= ~bit
        if player.owed & bit:
            player.owed &= ~bit
        elif state.extension is not None:
            owner = state.extension.outrage_owner(seat, resource)
            state.extension.outrage_cleared(seat, resource)
            return_agent(state, owner)
        else:
            return_agent(state, seat)


def destroyed_city(state: State, city: int) -> int:
    """Return a city that is about to be destroyed as `Aftermath` remembers it."""
    system = system_of(city)
    return system | owner_of(city) << CITY_OWNER | planet_types(state, system) << CITY_TYPES


@final
class Aftermath(Choice[State]):
    """Destroyed cities: for each one Outrage, then ransack. Which is next? (ARC-8.9)"""

    __slots__ = ("cities", "in_battle")

    rules = ("ARC-8.9",)

    def __init__(self, seat: int, cities: list[int], in_battle: int) -> None:
        self.seat = seat
        self.cities = cities
        self.in_battle = in_battle

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            seat=self.seat == state.turn_seat,
            cities=0 < len(self.cities) <= SYSTEM_COUNT and all(is_destroyed_city(state, each) for each in self.cities),
            in_battle=self.in_battle in FLAGS,
        )

    def options(self, state: State) -> list[Action]:
        return [notation.CITY_OF[key] for key in sorted({key_of(city) for city in self.cities})]

    def decide(self, state: State, seat: int, action: Action) -> None:
        city = next(each for each in self.cities if key_of(each) == action.args[0])
        rest = self.cities[:]
        rest.remove(city)
        state.stack.pop()
        if rest:
            state.stack.append(Aftermath(seat, rest, self.in_battle))
        ransack(state, seat, city >> CITY_OWNER & 7, bool(self.in_battle))
        provoke_outrage(state, seat, city >> CITY_TYPES)

    def label(self, state: State, seat: int, action: Action) -> Message:
        owner, system = divmod(action.args[0], SYSTEM_COUNT)
        args: Json = {"system": system_ref(system), "whose": owner_ref(owner)}
        return Message("do-city", args, self.rules)


def key_of(city: int) -> int:
    """Return system and owner of a destroyed city as one number."""
    return (city >> CITY_OWNER & 7) * SYSTEM_COUNT + (city & 31)


def cities_destroyed(state: State, seat: int, cities: list[int], in_battle: bool) -> None:
    """Resolve what destroyed cities lead to, once all hits are dealt (ARC-7.15)."""
    if cities:
        for city in cities:
            fire(state, CITY_DESTROYED, seat * 8 + (city >> CITY_OWNER & 7))
        state.stack.append(Aftermath(seat, cities, 1 if in_battle else 0))
