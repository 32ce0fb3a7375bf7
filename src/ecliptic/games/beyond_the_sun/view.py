"""What a seat may know, built field by field (BTS-1.10). All seats see the same."""

from ecliptic.games.beyond_the_sun.colonize import ReturnShips, strength
from ecliptic.games.beyond_the_sun.components import KINDS, LEVELS, SYSTEM
from ecliptic.games.beyond_the_sun.control import rightful_controller
from ecliptic.games.beyond_the_sun.copying import KeepSystem
from ecliptic.games.beyond_the_sun.decks import PutUnder, batches
from ecliptic.games.beyond_the_sun.gains import open_columns, ore_yield
from ecliptic.games.beyond_the_sun.position import (
    DECKS,
    SYSTEM_DECKS,
    write_achievement,
    write_link,
    write_location,
    write_player,
)
from ecliptic.games.beyond_the_sun.resample import unseen_events
from ecliptic.games.beyond_the_sun.research import (
    ChooseCard,
    ChooseType,
    Discover,
    EndEvent,
    KeepTechnology,
    has_prerequisites,
)
from ecliptic.games.beyond_the_sun.scoring import COUNTS, locations_controlled, score, score_parts
from ecliptic.games.beyond_the_sun.ships import links
from ecliptic.games.beyond_the_sun.state import (
    NOBODY,
    State,
    fleet_power,
    fleet_size,
    is_controllable,
    is_location,
    location_ids,
    own_technologies,
    power,
)
from ecliptic.games.beyond_the_sun.turn import discs_to_end
from ecliptic.games.beyond_the_sun.words import is_unlocked
from ecliptic.kernel import Json


def view(state: State, seat: int | None) -> Json:
    """Return the table as this seat (None: a spectator) sees it."""
    parts = state.parts
    technologies = [card.id for card in parts.technologies]
    systems = [card.id for card in parts.systems]
    return {
        "game": "beyond-the-sun",
        "seat": seat,
        "round": state.round,
        "last_round": state.last_round,
        "active": state.active_seat,
        "order": list(state.seating.order),
        "advanced": state.seating.advanced,
        "tableau": state.seating.tableau,
        "slots": {slot.id: slot_view(state, i) for i, slot in enumerate(parts.slots)},
        "decks": {name: deck_view(technologies, state.decks[i], state.under[i]) for i, name in enumerate(DECKS)},
        "rows": {name: [technologies[card] for card in state.rows[i]] for i, name in enumerate(DECKS)},
        "unseen_events": {
            LEVELS[level]: [parts.events[event].id for event in unseen_events(state, level)] for level in (1, 2)
        },
        "guilds": [guild.id for i, guild in enumerate(parts.guilds) if state.guilds >> i & 1],
        "locations": {id: location_view(state, i) for i, id in enumerate(location_ids(state))},
        "system_decks": {
            name: deck_view(systems, state.system_decks[i], state.systems_under[i])
            for i, name in enumerate(SYSTEM_DECKS)
        },
        "linked": [write_link(state, i) for i in range(0, len(state.linked), 2)],
        "achievements": [achievement_view(state, i) for i in range(len(state.achievements))],
        "discs_to_end": discs_to_end(len(state.players)),
        "discs_missing": max(0, discs_to_end(len(state.players)) - sum(map(len, state.claims))),
        "researching": researched_slot(state),
        "colonizing": colonized_location(state),
        "shown": shown_cards(state),
        "players": [player_view(state, other) for other in range(len(state.players))],
    }


def slot_view(state: State, slot: int) -> Json:
    """Return a slot of the technology board; an event is only known to be there."""
    card = state.technology[slot]
    return {
        "technology": state.parts.technologies[card].id if card >= 0 else None,
        "event": state.event[slot] >= 0,
        "researchers": [seat for seat in range(len(state.players)) if state.researchers[slot] >> seat & 1],
    }


def deck_view(ids: list[str], deck: list[int], under: list[int]) -> Json:
    """Return what is known of a deck: its cards by the parts within which the order is unknown, the top part first."""
    parts = [sorted(ids[card] for card in batch) for batch in reversed(batches(deck, under))]
    return {"count": len(deck), "parts": parts}


def location_view(state: State, location: int) -> Json:
    """Return a location with the power of each faction there, who would control it and what colonizing requires."""
    ids, board = location_ids(state), state.seating.board
    shown = write_location(state, location)
    shown["kind"] = KINDS[board.kind[location] if location < len(board.ids) else SYSTEM]
    shown["links"] = [ids[other] for other in links(state, location)] if is_location(state, location) else []
    shown["power"] = [power(state, location, seat) for seat in range(len(state.players))]
    if is_controllable(state, location):
        rightful = rightful_controller(state, location)
        shown["rightful"] = None if rightful == NOBODY else {"seat": rightful}
    if state.system[location] >= 0:
        shown["strength"] = strength(state, location)
    return shown


def achievement_view(state: State, number: int) -> Json:
    """Return an achievement with its spaces and how far each faction is."""
    card = state.parts.achievements[state.achievements[number]]
    shown = write_achievement(state, number)
    shown["spaces"] = card.spaces(len(state.players))
    shown["at_least"] = card.at_least
    shown["progress"] = [COUNTS[card.key](state, seat) for seat in range(len(state.players))] if state.round else []
    return shown


def player_view(state: State, seat: int) -> Json:
    """Return one faction with what its production yields and its points so far."""
    shown = write_player(state, seat)
    shown["seat"] = seat
    if state.round:
        shown["technologies"] = len(own_technologies(state, seat))
        slots = enumerate(state.parts.slots)
        shown["open_slots"] = [slot.id for i, slot in slots if has_prerequisites(state, seat, slot, i)]
        shown["ships"] = fleet_size(state, seat)
        shown["power"] = fleet_power(state, seat)
        shown["controls"] = locations_controlled(state, seat)
        rows = state.parts.mats[state.players[seat].mat].rows
        shown["abilities"] = [is_unlocked(state, seat, ability) for ability in range(len(rows))]
        shown["growth"] = open_columns(state, seat)
        shown["ore_yield"] = ore_yield(state, seat)
        shown["score"] = score(state, seat)
        shown["score_parts"] = score_parts(state, seat)
    return shown


def researched_slot(state: State) -> str | None:
    """Return the slot for which a technology is being discovered."""
    for frame in state.stack[::-1]:
        if isinstance(frame, (Discover, ChooseType, ChooseCard)):
            return state.parts.slots[frame.slot].id
    return None


def colonized_location(state: State) -> str | None:
    """Return the location from which ships are being returned."""
    frame = state.stack[-1] if state.stack else None
    return location_ids(state)[frame.location] if isinstance(frame, ReturnShips) else None


def shown_cards(state: State) -> list[str]:
    """Return the cards that are being looked at: drawn, or an event that is being resolved (BTS-1.10a)."""
    parts = state.parts
    found: list[str] = []
    for frame in state.stack:
        if isinstance(frame, (ChooseCard, KeepTechnology)):
            found += [parts.technologies[card].id for card in frame.drawn]
        elif isinstance(frame, KeepSystem):
            found += [parts.systems[card].id for card in frame.systems]
        elif isinstance(frame, PutUnder):
            found += [parts.technologies[card].id for card in frame.technologies]
            found += [parts.systems[card].id for card in frame.systems]
        elif isinstance(frame, EndEvent):
            found.append(parts.events[frame.event].id)
    return found
