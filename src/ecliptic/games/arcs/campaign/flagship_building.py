"""Flagships: building Upgrades, Armor and ships, repairing, taxing with a Control Array (ABR-11.4 to 11.12, 11.25)."""

from typing import Final

from ecliptic.games.arcs.actions import MORE
from ecliptic.games.arcs.board import (
    STANDARD,
    cluster_of,
    is_gate,
)
from ecliptic.games.arcs.campaign.events import FlagshipEvent
from ecliptic.games.arcs.campaign.flagship import (
    ANY,
    CONTROL_ARRAY,
    PLACE_TYPES,
    SHIP_CRANE,
    SHIPS_BUILT,
    SLOTS,
    flagship_of,
    has_flagship,
    has_upgrade,
    on_board,
    piece_on,
    place_args,
    put_on_board,
)
from ecliptic.games.arcs.campaign.notation import BUILD_AT_FLAGSHIP, BUILD_BOARD, REPAIR_BOARD
from ecliptic.games.arcs.campaign.state import (
    BOARD_PLACES,
    ON_BOARD,
    ON_BOARD_DAMAGED,
    ON_BOARD_STARPORT,
)
from ecliptic.games.arcs.events import system_ref
from ecliptic.games.arcs.pieces import place_ships
from ecliptic.games.arcs.reaction_order import fire_in_order
from ecliptic.games.arcs.state import CITY, NOBODY, OUTSIDE_CITY, PIECES, SHIP, STARPORT, State, system_of
from ecliptic.games.arcs.taking_actions import LABELS, PERFORM, RULES_OF, TAKEN_AS
from ecliptic.games.arcs.words import (
    AS_LOYAL,
    BUILDS_MORE,
    BUILT_SHIP,
    PLACES,
    REPAIRS_MORE,
    TAXES,
    comes_damaged,
    planet_types,
)
from ecliptic.kernel import Action, Json


@PLACES.changed_by("flagships")
def no_buildings_on_the_map(
    state: State, source: int, answer: list[int], seat: int, system: int, kind: int
) -> list[int]:
    """Who has a Flagship builds in no slot of the map; cards may still allow other places (ABR-11.4, ABR-11.23)."""
    return [site for site in answer if site & 3 >= OUTSIDE_CITY] if has_flagship(state, seat) else answer


def can_be_built(state: State, seat: int, place: int) -> bool:
    """Return whether the Flagship is where a place of its board is built, and Armor has a fresh Upgrade (ABR-11.5)."""
    system = flagship_of(state, seat)
    if is_gate(system) or on_board(state, seat, place):
        return False
    if place >= SLOTS:
        upgrade = on_board(state, seat, place - SLOTS)
        if not upgrade or upgrade & ON_BOARD_DAMAGED:
            return False  # ABR-11.6
    return PLACE_TYPES[place] == ANY or planet_types(state, system) & PLACE_TYPES[place] != 0


@BUILDS_MORE.changed_by("flagships")
def build_on_board(state: State, source: int, answer: list[Action], seat: int) -> list[Action]:
    """Upgrades, Armor, and ships at the Flagship: one per turn, two with a Ship Crane (ABR-11.4 to ABR-11.9)."""
    if not has_flagship(state, seat):
        return answer
    player = state.players[seat]
    supply = [player.cities, player.starports]
    found = [
        BUILD_BOARD[place][kind]
        for place in range(BOARD_PLACES)
        if can_be_built(state, seat, place)
        for kind in range(len(supply))
        if supply[kind]
    ]
    most = 2 if has_upgrade(state, seat, SHIP_CRANE) else 1
    if state.limits.count(SHIPS_BUILT) < most:
        found.append(BUILD_AT_FLAGSHIP[flagship_of(state, seat)])
    return answer + found


def build_board(state: State, seat: int, action: Action) -> None:
    """Build an Upgrade or Armor; it comes damaged if somebody else controls the system (ABR-11.7, ABR-11.8)."""
    place, kind = action.args[0], CITY + action.args[1]
    is_damaged = comes_damaged(state, seat, flagship_of(state, seat), kind)
    player = state.players[seat]
    if kind == CITY:
        player.cities -= 1
    else:
        player.starports -= 1
    what = ON_BOARD | (ON_BOARD_STARPORT if kind == STARPORT else 0) | (ON_BOARD_DAMAGED if is_damaged else 0)
    put_on_board(state, seat, place, what)
    if state.events is not None:
        state.emit(FlagshipEvent("board-built", seat, place, kind))


def build_at_flagship(state: State, seat: int, action: Action) -> None:
    """Build a ship at the Flagship (ABR-11.9)."""
    state.limits.append(SHIPS_BUILT)
    system = action.args[0]
    place_ships(state, seat, system, 1, comes_damaged(state, seat, system, SHIP))
    fire_in_order(state, BUILT_SHIP, seat * 128 + system * 4)


@REPAIRS_MORE.changed_by("flagships")
def repair_on_board(state: State, source: int, answer: list[Action], seat: int) -> list[Action]:
    """Damaged Upgrades and Armor (ABR-11.10)."""
    if not has_flagship(state, seat):
        return answer
    places = [place for place in range(BOARD_PLACES) if on_board(state, seat, place) & ON_BOARD_DAMAGED]
    return answer + [REPAIR_BOARD[place] for place in places]


def repair_board(state: State, seat: int, action: Action) -> None:
    """Repair an Upgrade or Armor (ABR-11.10)."""
    what = on_board(state, seat, action.args[0])
    put_on_board(state, seat, action.args[0], what & ~ON_BOARD_DAMAGED)
    if state.events is not None:
        state.emit(FlagshipEvent("board-repaired", seat, action.args[0], piece_on(what)))


@TAXES.changed_by("flagships")
def control_array(state: State, source: int, answer: int, seat: int, city: int) -> int:
    """In a gate with a Control Array any city of the cluster is taxed like a Loyal one (ABR-11.25)."""
    system = flagship_of(state, seat)
    if system == NOBODY or not is_gate(system) or cluster_of(system_of(city)) != cluster_of(system):
        return answer
    return AS_LOYAL if has_upgrade(state, seat, CONTROL_ARRAY) else answer


def _board_args(state: State, action: Action) -> Json:
    args = place_args(action.args[0])
    if len(action.args) > 1:
        args["piece"] = PIECES[CITY + action.args[1]]
    return args


def _system_args(state: State, action: Action) -> Json:
    return {"system": system_ref(action.args[0])}


MORE.update({"build_board": build_board, "repair_board": repair_board, "build_at_flagship": build_at_flagship})
PERFORM.update({"build_board": build_board, "repair_board": repair_board, "build_at_flagship": build_at_flagship})
BUILT: Final = STANDARD.index("build")
TAKEN_AS.update({"build_board": BUILT, "repair_board": STANDARD.index("repair"), "build_at_flagship": BUILT})
LABELS.update({"build_board": _board_args, "repair_board": _board_args, "build_at_flagship": _system_args})
RULES_OF.update({"build_board": ("ABR-11.5",), "repair_board": ("ABR-11.10",), "build_at_flagship": ("ABR-11.9",)})
