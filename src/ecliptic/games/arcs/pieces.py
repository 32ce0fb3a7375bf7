"""Pieces on the map, in supplies and in boxes: counting, placing, hitting, destroying, returning (ARC-0, ARC-1)."""

from bisect import insort

from ecliptic.games.arcs.board import FUEL, SYSTEM_COUNT
from ecliptic.games.arcs.events import Destroyed, Placed
from ecliptic.games.arcs.state import (
    AGENT,
    CITY,
    DAMAGED,
    GOODS,
    IS_STARPORT,
    KIND_BITS,
    SEATS,
    SHIP,
    SHIP_OWNERS,
    SITE_SHIFT,
    STARPORT,
    Player,
    State,
    building,
    owner_of,
    system_of,
)


def ships_at(state: State, system: int, owner: int) -> int:
    """Return how many ships an owner has in a system, fresh or damaged."""
    at = system * SHIP_OWNERS + owner
    return state.fresh[at] + state.damaged[at]


def fresh_ships(state: State, system: int, owner: int) -> int:
    """Return how many fresh ships an owner has in a system."""
    return state.fresh[system * SHIP_OWNERS + owner]


def has_piece(state: State, system: int, owner: int) -> bool:
    """Return whether an owner has a piece in a system: a ship or building, or what the campaign counts as one."""
    if (owner < SHIP_OWNERS and ships_at(state, system, owner) > 0) or has_building(state, system, owner):
        return True
    return state.extension is not None and state.extension.has_more_pieces(state, system, owner, False)


def losable_ships(state: State, system: int, owner: int) -> int:
    """Return how many fresh ships of an owner in a system can be damaged or removed: all but a Flagship."""
    there = state.fresh[system * SHIP_OWNERS + owner]
    return there - state.extension.fixed_ships(system, owner) if state.extension is not None else there


def buildings_at(state: State, system: int) -> list[int]:
    """Return all buildings of a system."""
    return [each for each in state.buildings if system_of(each) == system]


def buildings_of(state: State, system: int, owner: int) -> list[int]:
    """Return an owner's buildings in a system."""
    return [each for each in state.buildings if system_of(each) == system and owner_of(each) == owner]


def has_building(state: State, system: int, owner: int) -> bool:
    """Return whether an owner has a building in a system, without listing them."""
    for each in state.buildings:  # a generator costs more here than all the rest
        if system_of(each) == system and owner_of(each) == owner:
            return True
    return False


def owners_with_target(state: State, system: int) -> list[int]:
    """Return the owners with a piece in a system that can be harmed."""
    built = 0
    for each in state.buildings:
        if system_of(each) == system:
            built |= 1 << owner_of(each)
    found: list[int] = []
    for owner in state.table.owners:
        is_there = built >> owner & 1 > 0 or (owner < SHIP_OWNERS and ships_at(state, system, owner) > 0)
        if is_there or (state.extension is not None and state.extension.has_more_pieces(state, system, owner, True)):
            found.append(owner)
    return found


def systems_with_piece(state: State, owner: int) -> int:
    """Return the bits of the systems in which an owner has a piece: `has_piece` for all of them at once."""
    bits = 0
    for each in state.buildings:
        if owner_of(each) == owner:
            bits |= 1 << system_of(each)
    if owner < SHIP_OWNERS:
        for system in range(SYSTEM_COUNT):
            if ships_at(state, system, owner):
                bits |= 1 << system
    return bits if state.extension is None else bits | state.extension.systems_with_more(state, owner, bits)


def loyal_buildings(state: State, system: int, owner: int) -> list[int]:
    """Return an owner's buildings in a system for cards that count them: with those of a Flagship there (ABR-11.23)."""
    found = buildings_of(state, system, owner)
    return found + state.extension.off_map_buildings(system, owner) if state.extension is not None else found


def ships_with_dice(state: State, system: int, owner: int) -> int:
    """Return how many dice the fresh ships of a system take: a Flagship one for each fresh starport (ABR-11.23)."""
    there = losable_ships(state, system, owner)
    if state.extension is not None:
        board = state.extension.off_map_buildings(system, owner)
        there += sum(1 for each in board if each & IS_STARPORT and not each & DAMAGED)
    return there


def has_buildings(state: State, owner: int) -> bool:
    """Return whether an owner has any building on the map."""
    for each in state.buildings:
        if owner_of(each) == owner:
            return True
    return False


def building_on(state: State, site: int) -> int:
    """Return the building on a site, -1 if there is none."""
    for each in state.buildings:
        if each >> SITE_SHIFT == site:
            return each
    return -1


def empty_slot(state: State, system: int) -> int:
    """Return the site of the first empty building slot of a system, -1 if all are full (ARC-0.12)."""
    for place in range(state.table.board.slots[system]):
        if building_on(state, system * 4 + place) < 0:
            return system * 4 + place
    return -1


def is_on_map(state: State, owner: int) -> bool:
    """Return whether an owner has a ship or starport on the map (ARC-15.3)."""
    for system in range(SYSTEM_COUNT):
        if ships_at(state, system, owner):
            return True
    return any(owner_of(each) == owner and each & IS_STARPORT for each in state.buildings)


def place_ships(state: State, seat: int, system: int, count: int, is_damaged: bool = False) -> int:
    """Place ships from supply, as many as there are; return how many (ARC-1.3, ARC-1.5)."""
    player = state.players[seat]
    placed = min(count, player.ships)
    if placed:
        player.ships -= placed
        at = system * SHIP_OWNERS + seat
        if is_damaged:
            state.damaged[at] += placed
        else:
            state.fresh[at] += placed
        if state.events is not None:
            state.emit(Placed(seat, SHIP, placed, system, is_damaged))
    return placed


def place_building(state: State, seat: int, site: int, kind: int, is_damaged: bool) -> bool:
    """Place a city from the player board or a starport from supply; return whether there was one (ARC-1.6, ARC-6.7)."""
    player = state.players[seat]
    if kind == CITY:
        if not player.cities:
            return False
        player.cities -= 1
    else:
        if not player.starports:
            return False
        player.starports -= 1
    insort(state.buildings, building(site, seat, kind == STARPORT, is_damaged))
    if state.events is not None:
        state.emit(Placed(seat, kind, 1, site >> 2, is_damaged))
    return True


def kind_of(number: int) -> int:
    """Return whether a building is a city or a starport."""
    return STARPORT if number & IS_STARPORT else CITY


def replace_building(state: State, old: int, new: int) -> None:
    """Put another number where a building was: damaged, repaired, used."""
    state.buildings[state.buildings.index(old)] = new


def piece(owner: int, kind: int) -> int:
    """Return a piece in a box as a number."""
    return owner << KIND_BITS | kind


def hit_ship(state: State, system: int, owner: int, is_damaged: bool, by: int) -> bool:
    """Hit one ship; return whether that destroyed it (ARC-0.5)."""
    at = system * SHIP_OWNERS + owner
    if is_damaged:
        state.damaged[at] -= 1
        resolve_destroyed(state, piece(owner, SHIP), by, system)
        return True
    state.fresh[at] -= 1
    state.damaged[at] += 1
    return False


def hit_building(state: State, number: int, by: int) -> bool:
    """Hit one building; return whether that destroyed it (ARC-0.5)."""
    if number & DAMAGED:
        remove_building(state, number, by)
        return True
    replace_building(state, number, number | DAMAGED)
    return False


def remove_building(state: State, number: int, by: int) -> None:
    """Destroy a building whatever its state (ARC-0.6)."""
    state.buildings.remove(number)
    resolve_destroyed(state, piece(owner_of(number), kind_of(number)), by, system_of(number))


def resolve_destroyed(state: State, which: int, by: int, system: int) -> None:
    """Give a destroyed piece to whom it belongs now: a Rival's is a Trophy, all others return (ARC-0.6, ARC-7.14)."""
    if state.events is not None:
        state.emit(Destroyed(by, which >> KIND_BITS, which & 3, system))
    if 0 <= by < SEATS and by != which >> KIND_BITS:
        gain_trophy(state, by, which)
    else:
        return_piece(state, which)


def gain_trophy(state: State, seat: int, which: int) -> None:
    """Put a piece into a Trophies box, or return it where the seat keeps no such Trophies."""
    if state.extension is None or state.extension.keeps_trophy(state, seat, which):
        insort(state.players[seat].trophies, which)
    else:
        return_piece(state, which)


def trophy_count(state: State, seat: int) -> int:
    """Return how many Trophies a seat has, tokens of fates included (ARC-3.12)."""
    boxed = len(state.players[seat].trophies)
    return boxed if state.extension is None else boxed + state.extension.token_trophies(seat)


def return_piece(state: State, which: int) -> None:
    """Return a piece to its owner's supply, a city to the board (ARC-11.9, ARC-15.5)."""
    owner, kind = which >> KIND_BITS, which & 3
    if owner >= SEATS:
        if owner == GOODS:
            state.supply[kind] += 1
        return  # the Empire's ships and the Free States' buildings are counted from the map
    player = state.players[owner]
    if kind == SHIP:
        player.ships += 1
    elif kind == STARPORT:
        player.starports += 1
    elif kind == AGENT:
        return_agent(state, owner)
    else:
        return_city(state, owner)


def return_agent(state: State, owner: int) -> None:
    """Return an agent to supply, or onto an Outrage slot that still waits for one (ARC-1.4)."""
    player = state.players[owner]
    if player.owed:
        player.owed &= player.owed - 1
    else:
        player.agents += 1


def return_city(state: State, owner: int) -> None:
    """Return a city to the rightmost empty slot of the board; it may cover resources (ARC-1.6, ARC-9.5)."""
    from ecliptic.games.arcs.resources import uncover_lost  # resources build on pieces

    state.players[owner].cities += 1
    uncover_lost(state, owner)


def goods_of(player: Player, resource: int) -> int:
    """Return how many resources of a type a player has among Captives and Trophies: Material or Fuel (F20-02)."""
    if resource > FUEL:
        return 0
    which = piece(GOODS, resource)
    return player.captives.count(which) + player.trophies.count(which)


def boxed_goods(state: State, resource: int) -> int:
    """Return how many resources of a type are among anybody's Captives and Trophies."""
    return sum(goods_of(player, resource) for player in state.players)


def capture(state: State, seat: int, owner: int, count: int = 1) -> int:
    """Capture agents from an owner's supply, as many as there are; return how many (ARC-0.11, ARC-6.2)."""
    player = state.players[owner]
    taken = min(count, player.agents)
    player.agents -= taken
    for _ in range(taken):
        insort(state.players[seat].captives, piece(owner, AGENT))
    return taken


def scrap_pieces(state: State, owner: int, kind: int, count: int) -> None:
    """Note pieces that leave the game for good (ARC-0.10)."""
    for _ in range(count):
        insort(state.scrapped, piece(owner, kind))
