"""What every position keeps: pieces, tokens and cards are conserved, and the stack fits the rest (ARC-16)."""

from typing import Any, Final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.board import RESOURCES, SYSTEM_COUNT, TOKENS_OF_A_TYPE
from ecliptic.games.arcs.cards import GUILD, KINDS, LEADER, LORE, VOX
from ecliptic.games.arcs.draft import in_use
from ecliptic.games.arcs.moving import MOST_STEPS
from ecliptic.games.arcs.position import court_cards_there, pieces_out
from ecliptic.games.arcs.resources import open_slots
from ecliptic.games.arcs.state import (
    AGENT,
    CITY,
    LEAD,
    NOBODY,
    OUTSIDE_CITY,
    PIECES,
    PILE_CARD,
    PIVOT,
    PLAY_CARD,
    PLAY_HOW,
    PLAY_SEAT,
    SEIZE,
    SHIP,
    SITE_SHIFT,
    STARPORT,
    SURPASS,
    State,
)
from ecliptic.kernel import Message
from ecliptic.kernel.frames import field_misfit, fields_of


def problems(state: State) -> list[Message]:
    """Return what could not be in a real game."""
    found = piece_problems(state) + resource_problems(state) + card_problems(state)
    if not found:
        found = map_problems(state) + knowledge_problems(state) + round_problems(state) + stack_problems(state)
    return found


def piece_problems(state: State) -> list[Message]:
    """Every player has as many pieces as the box holds (ARC-16.1)."""
    found: list[Message] = []
    board = state.table.board
    wanted = {SHIP: board.ships, CITY: board.cities, STARPORT: board.starports, AGENT: board.agents}
    for seat, player in enumerate(state.players):
        out = pieces_out(state, seat)
        supply = {SHIP: player.ships, CITY: player.cities, STARPORT: player.starports, AGENT: player.agents}
        for kind, n in wanted.items():
            has = out[kind] + supply[kind]
            if has != n:
                found.append(Message("problem-pieces", {"seat": seat, "piece": PIECES[kind], "has": has, "wanted": n}))
        if player.owed & ~player.outrage or (player.owed and player.agents):
            found.append(Message("problem-owed", {"seat": seat}))
    return found


def resource_problems(state: State) -> list[Message]:
    """Every type has five tokens, and they lie in open slots (ARC-16.2, ARC-9.2)."""
    found: list[Message] = []
    for kind, name in enumerate(RESOURCES):
        has = state.supply[kind] + state.aside[kind] + state.boxes[kind]
        has += sum(player.resources.count(kind) + player.loose.count(kind) for player in state.players)
        has += state.extension.resources()[kind] if state.extension is not None else 0
        has += sum(1 for i in range(SYSTEM_COUNT) if state.shaped & 1 << i and state.types[i] == kind)
        if has != TOKENS_OF_A_TYPE:
            found.append(Message("problem-tokens", {"resource": {"resource": name}, "has": has}))
    for seat, player in enumerate(state.players):
        opened = open_slots(state, seat)
        if any(held >= 0 and slot not in opened for slot, held in enumerate(player.resources)):
            found.append(Message("problem-covered-slot", {"seat": seat}))
        if player.loose and any(player.resources[slot] < 0 for slot in opened):
            found.append(Message("problem-loose", {"seat": seat}))
    return found


def card_problems(state: State) -> list[Message]:
    """Every action card and every Court card is in exactly one place (ARC-16.3)."""
    found: list[Message] = []
    there = [entry & PILE_CARD for entry in state.pile] + state.open_pile
    there += [play & PLAY_CARD for play in state.played]
    for player in state.players:
        there += player.hand
    seats = state.table.seats
    deck = [card for card, counts in enumerate(state.table.board.counts_for) if seats in counts]
    if sorted(there) != deck:
        wrong = next(card for card in range(len(notation.ACTION_IDS)) if there.count(card) != deck.count(card))
        found.append(Message("problem-action-card", {"card": {"action-card": notation.ACTION_IDS[wrong]}}))
    counts = court_cards_there(state)
    cards = state.table.cards
    wanted = cards.numbers(GUILD) + cards.numbers(VOX)
    if state.table.leaders != "none" and any(counts[card] for card in cards.numbers(LEADER) + cards.numbers(LORE)):
        wanted += in_use(state, LEADER) + in_use(state, LORE)
    for card in range(len(cards.ids)):
        if counts[card] != (1 if card in wanted else 0):
            found.append(Message("problem-card", {"card": {"card": cards.ids[card]}, "has": counts[card]}))
    for seat, player in enumerate(state.players):
        held = [KINDS[cards.kind[card]] for card in player.cards]
        if "vox" in held or "leader" in held or (player.leader >= 0 and cards.kind[player.leader] != LEADER):
            found.append(Message("problem-held", {"seat": seat}))
    lore = state.lore_deck + [each & 127 for each in state.hidden_box]
    court = state.court_deck + [card for card in state.court if card >= 0]
    if any(cards.kind[card] != LORE for card in lore) or any(cards.kind[card] not in (GUILD, VOX) for card in court):
        found.append(Message("problem-court-row"))
    row = [card for card in state.court if card >= 0]
    if len(state.court) != (state.table.board.court_row[seats] if state.court else 0) or len(set(row)) != len(row):
        found.append(Message("problem-court-row"))
    return found


def map_problems(state: State) -> list[Message]:
    """Buildings stand in slots of systems in play, markers are three (ARC-16.4, ARC-16.5, ARC-3.7)."""
    found: list[Message] = []
    sites = [each >> SITE_SHIFT for each in state.buildings]
    for site in sites:
        place, system = site & 3, site >> 2
        if place < OUTSIDE_CITY and place >= state.table.board.slots[system]:
            found.append(Message("problem-slot", {"site": notation.SITES[site]}))
    if state.links:
        for system in range(SYSTEM_COUNT):
            ships = state.fresh[system * 6 : system * 6 + 6] + state.damaged[system * 6 : system * 6 + 6]
            if not state.links[system] and (any(ships) or any(site >> 2 == system for site in sites)):
                found.append(Message("problem-out-of-play", {"system": {"system": SYSTEM_NAMES[system]}}))
    if any(seat_pieces(state, seat) for seat in range(4)):
        found.append(Message("problem-no-such-seat"))
    return found


SYSTEM_NAMES: Final = [site.split("/")[0] for site in notation.SITES[::4]]


def seat_pieces(state: State, seat: int) -> int:
    """Return how many pieces of a seat are anywhere but in its supply."""
    if seat < state.table.seats:
        return 0
    ships = sum(state.fresh[seat::6]) + sum(state.damaged[seat::6])
    buildings = sum(1 for each in state.buildings if each >> 3 & 7 == seat)
    boxes = [each for player in state.players for each in player.trophies + player.captives]
    return (
        ships + buildings + sum(1 for each in boxes + state.scrapped if each >> 2 == seat) + sum(state.agents[seat::4])
    )


def knowledge_problems(state: State) -> list[Message]:
    """What is known is there."""
    found: list[Message] = []
    for seat, player in enumerate(state.players):
        if any(each & 63 not in player.hand for each in player.known):
            found.append(Message("problem-known", {"seat": seat}))
    if state.known_bottom > len(state.court_deck):
        found.append(Message("problem-known-bottom"))
    return found


# By field of a frame: the first number that is too large.
LIMITS: Final = {
    "system": SYSTEM_COUNT,
    "start": SYSTEM_COUNT,
    "end": SYSTEM_COUNT,
    "at": SYSTEM_COUNT,
    "owner": 7,
    "defender": 7,
    "by": 7,
    "mode": 3,
    "keys": 40,
    "left": 60,
    "fresh": 16,
    "damaged": 16,
    "types": 32,
    "kinds": 128,
    "resource": len(RESOURCES),
    "spot": 5,
    "steps": MOST_STEPS + 1,
}
FROM_ONE: Final = ("left", "keys", "types")


def stack_problems(state: State) -> list[Message]:
    """Every waiting frame speaks of things that there are."""
    found: list[Message] = []
    for frame in state.stack:
        for field in fields_of(type(frame)):
            value: Any = getattr(frame, field)
            if isinstance(value, int) and field in LIMITS:
                low = 1 if field in FROM_ONE else 0
                if not low <= value < LIMITS[field]:
                    found.append(field_misfit(frame, field))
            if field == "victim" and not 0 <= value < state.table.seats:
                found.append(field_misfit(frame, field))
    return found


def round_problems(state: State) -> list[Message]:
    """The cards of a round were led and followed in turn, and the turn belongs to the last of these (ARC-4.13)."""
    if not state.played:
        idle = state.turn_seat != NOBODY or state.zeroed or state.unions
        return [Message("problem-lead-card")] if idle else []
    board = state.table.board
    suit = board.suit[state.played[0] & PLAY_CARD]
    turns = [play for play in state.played if play >> PLAY_HOW != SEIZE]
    leader = state.played[0] >> PLAY_SEAT & 3
    steps = [(play >> PLAY_SEAT & 3) - leader for play in turns]
    order = [step % state.table.seats for step in steps]
    is_wrong = state.played[0] >> PLAY_HOW != LEAD or order != sorted(set(order))
    for play in turns[1:]:
        same = board.suit[play & PLAY_CARD] == suit
        how = play >> PLAY_HOW
        is_wrong = is_wrong or how == LEAD or (how == SURPASS and not same) or (how == PIVOT and same)
    extra = [play >> PLAY_SEAT & 3 for play in state.played if play >> PLAY_HOW == SEIZE]
    is_wrong = is_wrong or len(extra) > 1 or (len(extra) == 1 and not state.seized)
    if state.turn_seat != NOBODY and turns[-1] >> PLAY_SEAT & 3 != state.turn_seat:
        is_wrong = True
    there = [play & PLAY_CARD for play in state.played if play >> PLAY_HOW in (LEAD, SURPASS, PIVOT)]
    if any(union & PLAY_CARD not in there for union in state.unions):
        is_wrong = True
    return [Message("problem-lead-card")] if is_wrong else []
