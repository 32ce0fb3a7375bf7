"""What a seat may know, built field by field (ARC-15.7)."""

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.ambitions import best_marker, marker_values
from ecliptic.games.arcs.board import (
    AMBITION_NAMES,
    FIRST_GOLEM,
    GOLEMS,
    RESOURCES,
    STANDARD,
    SYSTEM_COUNT,
    SYSTEMS,
    die_name,
)
from ecliptic.games.arcs.position import write_building, write_pieces, write_ships
from ecliptic.games.arcs.printed import bits
from ecliptic.games.arcs.question_view import asked_view, battle_view
from ecliptic.games.arcs.resample import known_cards, mixed_lore, seen_once
from ecliptic.games.arcs.resources import open_slots, slot_cost
from ecliptic.games.arcs.rounds import UNION_CARD, UNION_SEAT
from ecliptic.games.arcs.scoring import ambition_places, ambition_values, gains, third_player_count
from ecliptic.games.arcs.setup import SETUP_IDS
from ecliptic.games.arcs.state import (
    COPY,
    MARKERS,
    NOBODY,
    PILE_CARD,
    PILE_WITHIN,
    PLAY_CARD,
    PLAY_HOW,
    PLAY_SEAT,
    PUBLIC,
    SEATS,
    SEIZE,
    SHIP_OWNERS,
    SITE_SHIFT,
    WAYS,
    State,
)
from ecliptic.games.arcs.turn import turn_actions
from ecliptic.games.arcs.words import ambition_count, ambitions, controller, planet_types
from ecliptic.kernel import Json

STAGES = ["opening", "prelude", "pips"]


def view(state: State, seat: int | None) -> Json:
    """Return everything this seat (None: a spectator) may know."""
    ids, actions = state.table.cards.ids, notation.ACTION_IDS
    known = known_cards(state, seat)
    shown: Json = {
        "seat": seat,
        "chapter": state.chapter,
        "initiative": state.initiative,
        "map": SETUP_IDS[state.set_up] if state.set_up >= 0 else "",
        "power_to_end": state.table.board.power_to_end[state.table.seats],
        "systems": [system_view(state, system) for system in range(SYSTEM_COUNT)] if state.links else [],
        "ships": write_ships(state),
        "buildings": {notation.SITES[each >> SITE_SHIFT]: write_building(each) for each in state.buildings},
        "markers": [marker_view(state, marker) for marker in range(MARKERS)],
        "next_marker": best_marker(state),
        "ambitions": [ambition_view(state, ambition) for ambition in ambitions(state)],
        "supply": state.supply[:],
        "aside": state.aside[:],
        "boxes": state.boxes[:],
        "court": [court_view(state, spot) for spot in range(len(state.court))],
        "court_deck": len(state.court_deck),
        "court_bottom": [ids[card] for card in reversed(certain_court(state))],
        "court_discard": [ids[card] for card in state.court_discard],
        "played": [play_view(play, known) for play in state.played],
        "unions": [
            {"union": ids[u >> UNION_CARD], "seat": u >> UNION_SEAT & 3, "action_card": actions[u & PLAY_CARD]}
            for u in state.unions
        ],
        "zeroed": state.zeroed,
        "seized": state.seized,
        "declared": state.declared,
        "passes": state.passes,
        "pile": [actions[entry & PILE_CARD] if entry & PILE_CARD in known else "" for entry in state.pile],
        "open_pile": [actions[card] for card in state.open_pile],
        "dice": [die_name(die) for die in state.dice],
        "battle": battle_view(state),
        "asked": asked_view(state),
        "draft": [ids[card] for card in state.rows],
        "lore_deck": len(state.lore_deck),
        "lore_unseen": [ids[card] for card in unseen_lore(state, seat)],
        "box": [ids[card] for card in state.box],
        "scrapped": write_pieces(state.scrapped),
        "players": [player_view(state, each, seat, known) for each in range(state.table.seats)],
    }
    if state.turn_seat >= 0:
        shown["turn"] = {
            "seat": state.turn_seat,
            "stage": STAGES[state.stage],
            "pips": state.pips,
            "armed": state.armed,
            "actions": bits(turn_actions(state, state.turn_seat), STANDARD),
            "secured_now": [ids[card] for card in state.secured_now],
            "taxed_slots": [notation.SITES[site] for site in state.limits if site < len(notation.SITES)],
        }
    if seat is not None:
        inside = [entry & PILE_CARD for entry in state.pile if entry & 1 << PILE_WITHIN + seat]
        shown["pile_holds"] = [actions[card] for card in sorted(inside) if card not in known]
        shown["scrapped_lore"] = [ids[each & 127] for each in state.hidden_box if each >> 7 == seat]
    return shown


def unseen_lore(state: State, seat: int | None) -> list[int]:
    """Return the lore that this seat has not seen: it lies in the deck, or somebody has scrapped it unseen."""
    return sorted(state.lore_deck + [each & 127 for each in state.hidden_box if each >> 7 != seat])


def certain_court(state: State) -> list[int]:
    """Return the cards at the bottom of the Court deck that everybody can tell.

    A last unknown card can be told from all others, unless it may be any of several lore cards (ABR-2.3).
    """
    hidden = len(state.court_deck) - state.known_bottom
    if hidden == 1 and not (state.lore_deck and state.court_deck[-1] in mixed_lore(state)):
        return state.court_deck
    return state.court_deck[: state.known_bottom]


def system_view(state: State, system: int) -> Json:
    """Return who controls a system and why, and what type it has."""
    types = planet_types(state, system)
    holder = controller(state, system)
    return {
        "system": SYSTEMS[system],
        "in_play": len(state.links[system]) > 0,
        "controller": holder,
        "reason": control_reason(state, system, holder),
        "types": bits(types, RESOURCES),
        "slots": state.table.board.slots[system],
        "neighbours": [SYSTEMS[other] for other in state.links[system]],
    }


def control_reason(state: State, system: int, holder: int) -> str:
    """Return why a system has this controller: its fresh ships, a tie, no fresh ship, or what a card says."""
    fresh = state.fresh[system * SHIP_OWNERS : system * SHIP_OWNERS + SEATS]
    most = max(fresh)
    by_ships = fresh.index(most) if most and fresh.count(most) == 1 else NOBODY
    if holder != by_ships:
        return "card"
    if holder != NOBODY:
        return "ships"
    return "tie" if most else "empty"


def marker_view(state: State, marker: int) -> Json:
    """Return where a marker is and what it is worth."""
    first, second = marker_values(state, marker)
    at = state.marker_at[marker]
    return {"at": AMBITION_NAMES[at] if at >= 0 else "", "first": first, "second": second}


def ambition_view(state: State, ambition: int) -> Json:
    """Return how everybody stands in an ambition now."""
    seats = range(state.table.seats)
    first, second = ambition_values(state, ambition)
    shown: Json = {
        "ambition": AMBITION_NAMES[ambition],
        "counts": [ambition_count(state, seat, ambition) for seat in seats],
        "places": ambition_places(state, ambition),
        "gains": gains(state, ambition) if ambition in state.marker_at else [0 for _ in seats],
        "first": first,
        "second": second,
    }
    if state.table.seats == 2:
        shown["third"] = third_player_count(state, ambition)
    return shown


def court_view(state: State, spot: int) -> Json:
    """Return a spot of the Court row with its agents."""
    card = state.court[spot]
    agents = state.agents[spot * SEATS : spot * SEATS + state.table.seats]
    return {"card": state.table.cards.ids[card] if card >= 0 else "", "agents": agents}


def play_view(play: int, known: set[int]) -> Json:
    """Return a played card; one that lies face down only to those who know it."""
    card, how = play & PLAY_CARD, play >> PLAY_HOW
    shown: Json = {"seat": play >> PLAY_SEAT & 3, "how": WAYS[how], "face_down": how in (COPY, SEIZE)}
    shown["card"] = notation.ACTION_IDS[card] if card in known else ""
    return shown


def slot_view(state: State, slot: int, held: int, is_open: bool) -> Json:
    """Return a resource slot; in the campaign a Golem may lie there."""
    resource = RESOURCES[held] if 0 <= held < FIRST_GOLEM else ""
    shown: Json = {"resource": resource, "open": is_open, "cost": slot_cost(state, slot)}
    if held >= FIRST_GOLEM:
        shown["golem"] = GOLEMS[held - FIRST_GOLEM]
    return shown


def player_view(state: State, other: int, seat: int | None, known: set[int]) -> Json:
    """Return one player as this seat sees it."""
    player = state.players[other]
    ids, actions = state.table.cards.ids, notation.ACTION_IDS
    opened = open_slots(state, other)
    shown: Json = {
        "seat": other,
        "power": player.power,
        "ships": player.ships,
        "starports": player.starports,
        "agents": player.agents,
        "cities": player.cities,
        "city_bonus": state.table.board.city_bonus[state.table.board.cities - player.cities],
        "slots": [slot_view(state, i, held, i in opened) for i, held in enumerate(player.resources)],
        "loose": [RESOURCES[each] for each in player.loose if each < FIRST_GOLEM],
        "outrage": bits(player.outrage, RESOURCES),
        "trophies": write_pieces(player.trophies),
        "captives": write_pieces(player.captives),
        "cards": [ids[card] for card in player.cards],
        "leader": ids[player.leader] if player.leader >= 0 else "",
        "hand_size": len(player.hand),
        "known_hand": [actions[card] for card in player.hand if card in known and other != seat],
        "seen_hand": [
            actions[card] for card in seen_once(state, PUBLIC if seat is None else seat, known).get(other, [])
        ],
    }
    if other == seat:
        shown["hand"] = [actions[card] for card in player.hand]
    return shown
