"""Flagships: the board with Upgrades and Armor, in battle, in crises and in the Intermission (ABR-11).

A Flagship is counted with its owner's fresh ships in its system; `Campaign.flagships` says where it is.
"""

from typing import Final

from ecliptic.games.arcs.battle import HIT_MORE, LABEL_MORE, TO_SHIPS_FIRST
from ecliptic.games.arcs.board import FUEL, MATERIAL, PSIONIC, RELIC, RESOURCES, SYSTEM_COUNT, WEAPON
from ecliptic.games.arcs.campaign.events import FlagshipEvent
from ecliptic.games.arcs.campaign.notation import HIT_BOARD, UPGRADES
from ecliptic.games.arcs.campaign.state import (
    BOARD_PLACES,
    ON_BOARD,
    ON_BOARD_DAMAGED,
    ON_BOARD_STARPORT,
    campaign_of,
)
from ecliptic.games.arcs.pieces import buildings_of, piece, resolve_destroyed, return_piece
from ecliptic.games.arcs.state import CITY, NOBODY, PIECES, STARPORT, State
from ecliptic.games.arcs.words import (
    DICE,
    FLEET,
    INTERCEPTS,
    MOST_DICE,
    MOST_RAID,
    TARGETS,
)
from ecliptic.kernel import Action, Json

SLIPSTREAM_DRIVE: Final = 0
TRACTOR_BEAM: Final = 1
CONTROL_ARRAY: Final = 2
DEFENSE_ARRAY: Final = 3
SHIP_CRANE: Final = 4
HULL: Final = 5
SLOTS: Final = len(UPGRADES)  # the Armor of an Upgrade is as many places further on

# The type of planet at which each place of the board is built: Upgrades, then Armor (ABR-11.5).
ANY: Final = (1 << len(RESOURCES)) - 1
PLACE_TYPES: Final = [
    1 << FUEL, 1 << RELIC, 1 << PSIONIC, 1 << WEAPON, 1 << MATERIAL, ANY,
    1 << RELIC, 1 << WEAPON, 1 << MATERIAL, 1 << PSIONIC, 1 << FUEL, ANY,
]  # fmt: skip

# Limits of a turn, after the sites.
SHIPS_BUILT: Final = SYSTEM_COUNT * 4
SLIPSTREAM_USED: Final = SHIPS_BUILT + 1

RAID_DICE: Final = 6


def flagship_of(state: State, seat: int) -> int:
    """Return the system of a seat's Flagship, -1 without one."""
    flagships = campaign_of(state).flagships
    return flagships[seat] if 0 <= seat < len(flagships) else NOBODY


def has_flagship(state: State, seat: int) -> bool:
    """Return whether a seat has a Flagship."""
    return flagship_of(state, seat) != NOBODY


def is_flagship_at(state: State, seat: int, system: int) -> bool:
    """Return whether a seat's Flagship is in a system."""
    return has_flagship(state, seat) and flagship_of(state, seat) == system


def on_board(state: State, seat: int, place: int) -> int:
    """Return what is on a place of a Flagship board: 0 is empty."""
    return campaign_of(state).boards[seat * BOARD_PLACES + place]


def put_on_board(state: State, seat: int, place: int, what: int) -> None:
    """Put something on a place of a Flagship board."""
    campaign_of(state).boards[seat * BOARD_PLACES + place] = what


def has_upgrade(state: State, seat: int, upgrade: int) -> bool:
    """Return whether a Flagship has an Upgrade, fresh or damaged (ABR-11.12)."""
    return has_flagship(state, seat) and on_board(state, seat, upgrade) > 0


def fresh_starports(state: State, seat: int) -> int:
    """Return the fresh starports among the Upgrades and Armor of a Flagship: its attack dice (ABR-11.13)."""
    places = range(BOARD_PLACES)
    return sum(1 for place in places if on_board(state, seat, place) == ON_BOARD | ON_BOARD_STARPORT)


def piece_on(what: int) -> int:
    """Return whether a piece on a board is a city or a starport."""
    return STARPORT if what & ON_BOARD_STARPORT else CITY


# Battle


@FLEET.changed_by("flagships")
def flagship_is_apart(
    state: State, source: int, answer: list[int], owner: int, system: int, attacks: bool
) -> list[int]:
    """It takes no die like other ships, does not intercept and cannot be hit (ABR-11.3, ABR-11.13, ABR-11.17)."""
    if not is_flagship_at(state, owner, system):
        return answer
    return [owner, answer[1] - 1, *answer[2:]]


@DICE.changed_by("flagships")
def flagship_dice(state: State, source: int, answer: list[int], seat: int, defender: int, system: int) -> list[int]:
    """It attacks with its fresh starports; raids meet it or buildings, and no Tractor Beam (ABR-11.13, ABR-11.16)."""
    answer = answer[:]
    if is_flagship_at(state, seat, system):
        answer[MOST_DICE] += fresh_starports(state, seat)
    if has_flagship(state, defender):
        defends = is_flagship_at(state, defender, system)
        answer[MOST_RAID] = RAID_DICE if defends or buildings_of(state, system, defender) else 0
        if defends and has_upgrade(state, defender, TRACTOR_BEAM):
            answer[MOST_RAID] = 0
    return answer


@INTERCEPTS.changed_by("flagships")
def defense_array(state: State, source: int, answer: int, defender: int, system: int) -> int:
    """A Defense Array adds a hit for each fresh starport on the board (ABR-11.17)."""
    if not is_flagship_at(state, defender, system) or not has_upgrade(state, defender, DEFENSE_ARRAY):
        return answer
    return answer + fresh_starports(state, defender)


def hittable(state: State, seat: int) -> list[int]:
    """Return the places of a board that can take a hit: an Upgrade only without Armor (ABR-11.14)."""
    return [
        place
        for place in range(BOARD_PLACES)
        if on_board(state, seat, place) and (place >= SLOTS or not on_board(state, seat, place + SLOTS))
    ]


@TARGETS.changed_by("flagships")
def board_takes_hits(
    state: State, source: int, answer: list[Action], owner: int, system: int, mode: int
) -> list[Action]:
    """Attacking, a board takes hits like ships; defending, like buildings (ABR-11.14, ABR-11.18)."""
    if not is_flagship_at(state, owner, system):
        return answer
    shielded = mode == TO_SHIPS_FIRST and any(action.kind == "hit" for action in answer)
    return answer if shielded else answer + [HIT_BOARD[place] for place in hittable(state, owner)]


def hit_board(state: State, seat: int, place: int, by: int) -> None:
    """Hit an Upgrade or Armor; a destroyed one becomes a Trophy, without Outrage or ransack (ABR-11.11, ABR-11.19)."""
    what = on_board(state, seat, place)
    if what & ON_BOARD_DAMAGED:
        put_on_board(state, seat, place, 0)
        resolve_destroyed(state, piece(seat, piece_on(what)), by, flagship_of(state, seat))
        return
    put_on_board(state, seat, place, what | ON_BOARD_DAMAGED)
    if state.events is not None:
        state.emit(FlagshipEvent("board-damaged", seat, place, piece_on(what)))


def _hit(state: State, owner: int, system: int, action: Action, by: int) -> None:
    hit_board(state, owner, action.args[0], by)


def _hit_args(state: State, owner: int, system: int, action: Action) -> Json:
    return {**place_args(action.args[0]), **piece_args(on_board(state, owner, action.args[0]))}


def place_args(place: int) -> Json:
    """Return a place of a board for a message."""
    return {"upgrade": {"upgrade": UPGRADES[place % SLOTS]}, "armor": "yes" if place >= SLOTS else "no"}


def piece_args(what: int) -> Json:
    """Return a piece on a board for a message."""
    return {"piece": PIECES[piece_on(what)], "state": "damaged" if what & ON_BOARD_DAMAGED else "fresh"}


# Crises and the Intermission


def hit_in_crisis(state: State, system: int, owner: int, hits: int) -> int:
    """Deal hits of a crisis to the rightmost Armor, then the rightmost Upgrade; return the hits left (ABR-11.21)."""
    if not is_flagship_at(state, owner, system):
        return hits
    for place in reversed(range(BOARD_PLACES)):  # Armor is further right than every Upgrade
        while hits and on_board(state, owner, place):
            hit_board(state, owner, place, NOBODY)
            hits -= 1
    return hits


def lose_damaged_boards(state: State) -> None:
    """Return damaged Armor, then damaged Upgrades without Armor, of all Flagships (ABR-14.9)."""
    for seat in range(state.table.seats):
        lose_damaged_board(state, seat)


def lose_damaged_board(state: State, seat: int) -> None:
    """Return damaged Armor, then damaged Upgrades without Armor, of one Flagship."""
    for place in reversed(range(BOARD_PLACES)):
        what = on_board(state, seat, place)
        if what & ON_BOARD_DAMAGED and (place >= SLOTS or not on_board(state, seat, place + SLOTS)):
            put_on_board(state, seat, place, 0)
            return_piece(state, piece(seat, piece_on(what)))


HIT_MORE["hit_board"] = _hit
LABEL_MORE["hit_board"] = _hit_args
