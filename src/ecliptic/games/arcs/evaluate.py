"""What bots value in Arcs: the named weights, and how much there is of each thing.

Ambitions count as they would be scored now. A battle is worth its expected hits, from the faces of the dice.
"""

from typing import Final

from ecliptic.games.arcs.ambitions import best_marker
from ecliptic.games.arcs.board import (
    AMBITIONS,
    ASSAULT,
    BUILDING_HIT,
    INTERCEPT,
    LAST_CHAPTER,
    SELF_HIT,
    SHIP_HIT,
    SIDES,
    SKIRMISH,
    SYSTEM_COUNT,
    Board,
)
from ecliptic.games.arcs.pieces import buildings_of, ships_at
from ecliptic.games.arcs.scoring import gains
from ecliptic.games.arcs.state import IS_STARPORT, SEATS, SHIP_OWNERS, State, owner_of
from ecliptic.games.arcs.words import ambition_count, controller, is_declared

# In points: one is about one Power.
WEIGHTS: Final[dict[str, float]] = {
    "victory": 1000.0,  # the game is won (1) or lost (-1)
    "power": 1.0,  # own Power
    "rivals_power": -0.6,  # of the best Rival
    "ambitions": 0.8,  # what the declared ambitions would give now
    "rivals_ambitions": -0.5,  # the same of the best Rival
    "lead": 0.3,  # how far ahead (or behind) in declared ambitions, at most two icons each
    "prospects": 0.12,  # icons, Captives and Trophies for ambitions that nobody has declared
    "cities": 0.9,  # own cities on the map
    "starports": 0.6,
    "fresh_ships": 0.30,
    "damaged_ships": 0.14,
    "rivals_pieces": -0.05,  # all pieces of all Rivals on the map
    "control": 0.12,  # systems under own control
    "open_slots": 0.15,
    "resources": 0.25,
    "guild_cards": 0.7,
    "agents": 0.06,  # in supply
    "court": 0.16,  # agents on Court cards, more where they are a majority
    "battles": 0.25,  # the best battle in reach: expected hits dealt less those taken
    "outrage": -0.5,
    "initiative": 0.4,
    "hand": 0.5,  # cards in hand: what is not spent to seize
    "pips": 0.05,  # actions left this turn
}

MOST_LEAD: Final = 2


def expected(board: Board, kind: int, symbol: int) -> float:
    """Return how often a symbol comes up on a die of this kind, on average.

    >>> from ecliptic.games.arcs.board import printed_board
    >>> expected(printed_board(), SKIRMISH, SHIP_HIT)
    0.5
    """
    faces = board.faces[kind * SIDES : kind * SIDES + SIDES]
    return sum(face.count(symbol) for face in faces) / SIDES


def battle_value(state: State, seat: int, system: int, defender: int) -> float:
    """Return what a battle is worth with the better of skirmish and assault dice: hits dealt less hits taken."""
    board = state.table.board
    dice = min(6, ships_at(state, system, seat))
    fresh = state.fresh[system * SHIP_OWNERS + defender]
    targets = (
        2 * fresh + state.damaged[system * SHIP_OWNERS + defender] + 2 * len(buildings_of(state, system, defender))
    )
    best = 0.0
    for kind in (SKIRMISH, ASSAULT):
        dealt = min(float(targets), dice * (expected(board, kind, SHIP_HIT) + expected(board, kind, BUILDING_HIT)))
        caught = 1.0 - (1.0 - expected(board, kind, INTERCEPT)) ** dice
        taken = dice * expected(board, kind, SELF_HIT) + caught * fresh
        best = max(best, dealt - 0.8 * taken)
    return best


def best_battle(state: State, seat: int) -> float:
    """Return the value of the best battle in reach."""
    best = 0.0
    for system in range(SYSTEM_COUNT):
        if not ships_at(state, system, seat):
            continue
        for other in range(state.table.seats):
            if other != seat and (ships_at(state, system, other) or buildings_of(state, system, other)):
                best = max(best, battle_value(state, seat, system, other))
    return best


def features(state: State, seat: int) -> list[float]:
    """Return how much there is of each thing in `WEIGHTS`, in that order."""
    seats = state.table.seats
    rivals = [other for other in range(seats) if other != seat]
    player = state.players[seat]
    declared = [ambition for ambition in range(len(AMBITIONS)) if is_declared(state, ambition)]
    scored = [gains(state, ambition) for ambition in declared]
    own = float(sum(gained[seat] for gained in scored))
    best_rival = float(max(sum(gained[other] for gained in scored) for other in rivals))
    victory = 0.0
    if state.places:
        victory = 1.0 if state.places[seat] == 1 else -1.0
        own = best_rival = 0.0
    lead = prospects = 0.0
    for ambition in range(len(AMBITIONS)):
        mine = ambition_count(state, seat, ambition)
        most = max(ambition_count(state, other, ambition) for other in rivals)
        if ambition in declared:
            lead += max(-MOST_LEAD, min(MOST_LEAD, mine - most))
        else:
            prospects += mine
    if state.chapter == LAST_CHAPTER and best_marker(state) < 0:
        prospects = 0.0
    return [
        victory,
        float(player.power),
        float(max(state.players[other].power for other in rivals)),
        own,
        best_rival,
        lead,
        prospects,
        *map_features(state, seat, rivals),
        float(state.table.board.open_slots[state.table.board.cities - player.cities]),
        float(sum(1 for each in player.resources if each >= 0)),
        float(len(player.cards)),
        float(player.agents),
        court_value(state, seat),
        best_battle(state, seat),
        float(player.outrage.bit_count()),
        1.0 if state.initiative == seat else 0.0,
        float(len(player.hand)),
        float(state.pips) if state.turn_seat == seat else 0.0,
    ]


def map_features(state: State, seat: int, rivals: list[int]) -> list[float]:
    """Return cities, starports, fresh and damaged ships, pieces of Rivals, and controlled systems."""
    cities = starports = others = control = 0
    for each in state.buildings:
        if owner_of(each) != seat:
            others += 1
        elif each & IS_STARPORT:
            starports += 1
        else:
            cities += 1
    for system in range(SYSTEM_COUNT):
        if controller(state, system, seat) == seat:
            control += 1
    fresh = sum(state.fresh[seat::SHIP_OWNERS])
    damaged = sum(state.damaged[seat::SHIP_OWNERS])
    for other in rivals:
        others += sum(state.fresh[other::SHIP_OWNERS]) + sum(state.damaged[other::SHIP_OWNERS])
    return [float(cities), float(starports), float(fresh), float(damaged), float(others), float(control)]


def court_value(state: State, seat: int) -> float:
    """Return agents on the Court; a majority counts for two more."""
    value = 0.0
    for spot in range(len(state.court)):
        agents = state.agents[spot * SEATS : spot * SEATS + SEATS]
        if agents[seat]:
            value += agents[seat]
            if all(n < agents[seat] for other, n in enumerate(agents) if other != seat):
                value += 2
    return value
