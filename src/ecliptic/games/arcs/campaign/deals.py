"""Negotiation actions: what one player can give another in a Summit, checked and carried out (ABR-12.10 to 12.16).

A part of a deal is a number, from the lowest bit: giver (2 bits), receiver (2 bits), kind (4 bits), what. In words it
is `0>1=relic`: seat 0 gives seat 1 a relic.
"""

from bisect import insort
from collections.abc import Callable
from typing import Final

from ecliptic.games.arcs.board import RESOURCES, SYSTEM_COUNT, SYSTEMS
from ecliptic.games.arcs.campaign.empire import become_regent
from ecliptic.games.arcs.campaign.state import campaign_of, favors_of, is_regent
from ecliptic.games.arcs.events import card_ref, owner_ref, resource_ref, seat_ref, system_ref
from ecliptic.games.arcs.notation import SITES
from ecliptic.games.arcs.pieces import building_on, kind_of, return_agent, return_piece, ships_at
from ecliptic.games.arcs.resources import empty_slots, held_types, lose, take
from ecliptic.games.arcs.state import (
    CITY,
    DAMAGED,
    IS_STARPORT,
    KIND_BITS,
    OWNERS,
    PIECES,
    SEATS,
    SHIP_OWNERS,
    SITE_SHIFT,
    State,
    building,
    owner_of,
    system_of,
)
from ecliptic.kernel import Json, Message

GIVER: Final = 0
RECEIVER: Final = 2
KIND: Final = 4
WHAT: Final = 8

CEDE_SHIP: Final = 0  # what: system, and whether it is damaged
CEDE_BUILDING: Final = 1  # what: site
DELEGATE: Final = 2  # what: card
FAVOR: Final = 3
RESOURCE: Final = 4
CAPTIVE: Final = 5  # what: piece
TROPHY: Final = 6
PASS_FAVOR: Final = 7  # what: owner of the Favor
INVITE: Final = 8


def part(giver: int, receiver: int, kind: int, what: int = 0) -> int:
    """Return a part of a deal as a number."""
    return giver | receiver << RECEIVER | kind << KIND | what << WHAT


def giver_of(number: int) -> int:
    """Return who gives."""
    return number & 3


def receiver_of(number: int) -> int:
    """Return who receives."""
    return number >> RECEIVER & 3


def kind_of_part(number: int) -> int:
    """Return the negotiation action."""
    return number >> KIND & 15


def possible_parts(state: State, giver: int, receiver: int) -> list[int]:
    """Return every negotiation action from one player towards another that is possible now."""
    found = [part(giver, receiver, kind, what) for kind, what in cedable(state, giver, receiver)]
    player = state.players[giver]
    if state.players[receiver].agents:
        for spot, card in enumerate(state.court):
            if card >= 0 and state.agents[spot * SEATS + giver]:
                found.append(part(giver, receiver, DELEGATE, card))
    if player.agents:
        found.append(part(giver, receiver, FAVOR))
    found += [part(giver, receiver, RESOURCE, kind) for kind in held_types(state, giver)]
    found += [part(giver, receiver, CAPTIVE, each) for each in sorted(set(player.captives))]
    found += [part(giver, receiver, TROPHY, each) for each in sorted(set(player.trophies))]
    for owner in range(state.table.seats):
        if favors_of(state, giver, owner):
            found.append(part(giver, receiver, PASS_FAVOR, owner))
    if campaign_of(state).first_regent == giver and not is_regent(state, receiver):
        found.append(part(giver, receiver, INVITE))
    return found


def cedable(state: State, giver: int, receiver: int) -> list[tuple[int, int]]:
    """Return the pieces that may be ceded: never the last of a kind, buildings only without ships there (ABR-12.11)."""
    found: list[tuple[int, int]] = []
    other = state.players[receiver]
    ships = sum(state.fresh[giver::SHIP_OWNERS]) + sum(state.damaged[giver::SHIP_OWNERS])
    if ships > 1 and other.ships:
        for system in range(SYSTEM_COUNT):
            at = system * SHIP_OWNERS + giver
            if state.fresh[at]:
                found.append((CEDE_SHIP, system * 2))
            if state.damaged[at]:
                found.append((CEDE_SHIP, system * 2 + 1))
    own = [each for each in state.buildings if owner_of(each) == giver]
    for each in own:
        same = sum(1 for one in own if one & IS_STARPORT == each & IS_STARPORT)
        supply = other.starports if each & IS_STARPORT else other.cities
        if same > 1 and supply and not ships_at(state, system_of(each), giver):
            found.append((CEDE_BUILDING, each >> SITE_SHIFT))
    return found


def _cede_ship(state: State, giver: int, receiver: int, what: int) -> None:
    system, is_damaged = divmod(what, 2)
    ships = state.damaged if is_damaged else state.fresh
    ships[system * SHIP_OWNERS + giver] -= 1
    ships[system * SHIP_OWNERS + receiver] += 1
    state.players[giver].ships += 1
    state.players[receiver].ships -= 1


def _cede_building(state: State, giver: int, receiver: int, what: int) -> None:
    old = building_on(state, what)
    state.buildings.remove(old)
    insort(state.buildings, building(what, receiver, bool(old & IS_STARPORT), bool(old & DAMAGED)))
    if kind_of(old) == CITY:
        state.players[receiver].cities -= 1
    else:
        state.players[receiver].starports -= 1
    return_piece(state, giver << KIND_BITS | kind_of(old))


def _delegate(state: State, giver: int, receiver: int, what: int) -> None:
    at = state.court.index(what) * SEATS
    state.agents[at + giver] -= 1
    state.agents[at + receiver] += 1
    state.players[receiver].agents -= 1
    return_agent(state, giver)


def _favor(state: State, giver: int, receiver: int, what: int) -> None:
    state.players[giver].agents -= 1
    campaign_of(state).favors[receiver * SEATS + giver] += 1


def _resource(state: State, giver: int, receiver: int, what: int) -> None:
    lose(state, giver, what)
    take(state, receiver, what)


def _captive(state: State, giver: int, receiver: int, what: int) -> None:
    state.players[giver].captives.remove(what)
    if what >> KIND_BITS == receiver:
        return_piece(state, what)
    else:
        insort(state.players[receiver].captives, what)


def _trophy(state: State, giver: int, receiver: int, what: int) -> None:
    state.players[giver].trophies.remove(what)
    if what >> KIND_BITS == receiver:
        return_piece(state, what)
    else:
        insort(state.players[receiver].trophies, what)


def _pass_favor(state: State, giver: int, receiver: int, what: int) -> None:
    favors = campaign_of(state).favors
    favors[giver * SEATS + what] -= 1
    if what == receiver:
        return_agent(state, receiver)
    else:
        favors[receiver * SEATS + what] += 1


def _invite(state: State, giver: int, receiver: int, what: int) -> None:
    become_regent(state, receiver)


CARRY_OUT: Final[list[Callable[[State, int, int, int], None]]] = [
    _cede_ship, _cede_building, _delegate, _favor, _resource, _captive, _trophy, _pass_favor, _invite,
]  # fmt: skip


def carry_out(state: State, number: int) -> None:
    """Carry out one part of a deal."""
    CARRY_OUT[kind_of_part(number)](state, giver_of(number), receiver_of(number), number >> WHAT)


def make_room(state: State) -> None:
    """What came before its room was there takes it once the whole deal is carried out."""
    for seat, player in enumerate(state.players):
        for slot in empty_slots(state, seat):
            if player.loose:
                player.resources[slot] = player.loose.pop()


def after(state: State, parts: list[int]) -> State | None:
    """Return a copy of the state in which these parts were carried out in order, None if one is impossible."""
    world = state.clone()
    for number in parts:
        if number not in possible_parts(world, giver_of(number), receiver_of(number)):
            return None
        carry_out(world, number)
    return world


def concerned(parts: list[int]) -> int:
    """Return the bits of the seats that a deal concerns."""
    bits = 0
    for number in parts:
        bits |= 1 << giver_of(number) | 1 << receiver_of(number)
    return bits


# Words


def part_name(state: State, number: int) -> str:
    """Return a part of a deal in the notation."""
    kind, what = kind_of_part(number), number >> WHAT
    name = ("", "", "", "favor", "", "captive.", "trophy.", "", "invite")[kind]
    if kind == CEDE_SHIP:
        name = f"{'damaged-' if what & 1 else ''}ship@{SYSTEMS[what >> 1]}"
    elif kind == CEDE_BUILDING:
        name = f"building@{SITES[what]}"
    elif kind == DELEGATE:
        name = f"agent@{state.table.cards.ids[what]}"
    elif kind == RESOURCE:
        name = RESOURCES[what]
    elif kind in (CAPTIVE, TROPHY):
        name += f"{OWNERS[what >> KIND_BITS]}-{PIECES[what & 3]}"
    elif kind == PASS_FAVOR:
        name = f"favor.{what}"
    return f"{giver_of(number)}>{receiver_of(number)}={name}"


def deal_name(state: State, parts: list[int]) -> str:
    """Return a whole deal in the notation: `0>1=relic+1>0=favor`."""
    return "+".join(part_name(state, number) for number in parts)


def part_message(state: State, number: int) -> Message:
    """Return a part of a deal in words: `part-of-deal-<kind>`."""
    kind, what = kind_of_part(number), number >> WHAT
    args: Json = {"who": seat_ref(giver_of(number)), "whom": seat_ref(receiver_of(number))}
    if kind == CEDE_SHIP:
        args.update(system=system_ref(what >> 1), state="damaged" if what & 1 else "fresh")
    elif kind == CEDE_BUILDING:
        number_there = building_on(state, what)
        slot = (what & 3) + 1 if state.table.board.slots[what >> 2] > 1 else 0
        piece = PIECES[kind_of(number_there)] if number_there >= 0 else "city"
        args.update(system=system_ref(what >> 2), slot=slot, piece=piece)
    elif kind == DELEGATE:
        args["card"] = card_ref(state, what)
    elif kind == RESOURCE:
        args["resource"] = resource_ref(what)
    elif kind in (CAPTIVE, TROPHY):
        args.update(whose=owner_ref(what >> KIND_BITS), piece=PIECES[what & 3])
    elif kind == PASS_FAVOR:
        args["whose"] = seat_ref(what)
    return Message(f"deal-{PART_WORDS[kind]}", args, ("ABR-12.10",))


PART_WORDS: Final = ["ship", "building", "agent", "favor", "resource", "captive", "trophy", "pass-favor", "invite"]
