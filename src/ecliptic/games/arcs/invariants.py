"""What every position keeps: pieces, tokens and cards are conserved, and the stack fits the rest (ARC-16)."""

from typing import Final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import ONCE_PER_TURN
from ecliptic.games.arcs.board import (
    DICE,
    DICE_OF_A_KIND,
    RESOURCES,
    SIDES,
    SYSTEM_COUNT,
    TOKENS_OF_A_TYPE,
    ZEAL,
    is_gate,
)
from ecliptic.games.arcs.cards import GUILD, KINDS, LEADER, LORE, VOX
from ecliptic.games.arcs.draft import SPARE, Draft, LayOut, in_use
from ecliptic.games.arcs.frame_checks import is_destroyed_city, is_trail
from ecliptic.games.arcs.guilds import MOST_IN_HAND, ReturnCards
from ecliptic.games.arcs.knowledge import SEEN, possible_cards
from ecliptic.games.arcs.pieces import boxed_goods
from ecliptic.games.arcs.position import count_court_cards, pieces_out
from ecliptic.games.arcs.resources import open_slots
from ecliptic.games.arcs.rounds import UNION_CARD, UNION_SEAT
from ecliptic.games.arcs.setup import PutBack
from ecliptic.games.arcs.stack_shape import stack_problems
from ecliptic.games.arcs.state import (
    AGENT,
    CITY,
    GOODS,
    IS_STARPORT,
    KIND_BITS,
    LEAD,
    NOBODY,
    OUTSIDE_CITY,
    PIECES,
    PILE_CARD,
    PIVOT,
    PLAY_CARD,
    PLAY_HOW,
    PLAY_SEAT,
    PRELUDE,
    SEATS,
    SEIZE,
    SHIP,
    SHIP_OWNERS,
    SITE_SHIFT,
    STARPORT,
    SURPASS,
    State,
    owner_of,
    suit_of,
)
from ecliptic.kernel import Message

MOST_LIMITS: Final = 64


def problems(state: State) -> list[Message]:
    """Return what could not be in a real game."""
    found = map_problems(state) + base_problems(state) + piece_problems(state) + resource_problems(state)
    found += card_problems(state)
    if not found:
        found = court_problems(state) + knowledge_problems(state) + round_problems(state) + turn_problems(state)
    return found or stack_problems(state)


def piece_problems(state: State) -> list[Message]:
    """Return the players who do not have as many pieces as the box holds (ARC-16.1)."""
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
    """Return the types that do not have five tokens, and tokens in slots that are not open (ARC-16.2, ARC-9.2)."""
    found: list[Message] = []
    for kind, name in enumerate(RESOURCES):
        has = state.supply[kind] + state.aside[kind] + state.boxes[kind]
        has += sum(player.resources.count(kind) + player.loose.count(kind) for player in state.players)
        has += boxed_goods(state, kind)
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
    """Return the action cards and Court cards that are not in exactly one place (ARC-16.3)."""
    found: list[Message] = []
    there = [entry & PILE_CARD for entry in state.pile] + state.open_pile
    there += [play & PLAY_CARD for play in state.played]
    for player in state.players:
        there += player.hand
    for frame in state.stack:
        if isinstance(frame, (PutBack, ReturnCards)):
            there += frame.cards
    seats = state.table.seats
    deck = [card for card, counts in enumerate(state.table.board.counts_for) if seats in counts]
    if sorted(there) != deck:
        wrong = next(card for card in range(len(notation.ACTION_IDS)) if there.count(card) != deck.count(card))
        found.append(Message("problem-action-card", {"card": {"action-card": notation.ACTION_IDS[wrong]}}))
    counts = count_court_cards(state)
    cards = state.table.cards
    wanted = cards.numbers(GUILD) + cards.numbers(VOX)
    for kind in (LEADER, LORE):
        if state.table.leaders != "none" and any(counts[card] for card in cards.numbers(kind)):
            wanted += in_use(state, kind)
    for card in range(len(cards.ids)):
        if counts[card] != (1 if card in wanted else 0):
            found.append(Message("problem-card", {"card": {"card": cards.ids[card]}, "has": counts[card]}))
    for seat, player in enumerate(state.players):
        held = [KINDS[cards.kind[card]] for card in player.cards]
        if "vox" in held or "leader" in held or (player.leader >= 0 and cards.kind[player.leader] != LEADER):
            found.append(Message("problem-held", {"seat": seat}))
    return found


def court_problems(state: State) -> list[Message]:
    """Return cards where their kind cannot be, and a Court row of another length (ARC-10.1, ARC-10.8)."""
    cards = state.table.cards
    kind = cards.kind
    row = [card for card in state.court if card >= 0]
    spots = state.table.board.court_row[state.table.seats] if state.court else 0
    agents = [n for spot, card in enumerate(state.court) if card < 0 for n in state.agents[spot * 4 : spot * 4 + 4]]
    is_wrong = len(state.court) != spots or any(agents)
    is_wrong = is_wrong or any(kind[card] not in (GUILD, VOX) for card in state.court_deck + row)
    is_wrong = is_wrong or any(kind[card] == LEADER for card in state.court_discard)
    if is_wrong:
        return [Message("problem-court-row")]
    lore = state.lore_deck + [each & 127 for each in state.hidden_box]
    outside = state.rows + state.box
    if any(kind[card] != LORE for card in lore) or any(kind[card] not in (LORE, LEADER) for card in outside):
        return [Message("problem-lore")]
    drafting = any(isinstance(frame, (Draft, LayOut)) for frame in state.stack)
    if drafting:
        return draft_problems(state)
    return [Message("problem-lore")] if state.rows else []


def draft_problems(state: State) -> list[Message]:
    """Return a problem if the draft's rows are not what was laid out and not yet taken (ARC-14.2 to ARC-14.4)."""
    kind, seats, lore = state.table.cards.kind, state.table.seats, state.table.lore
    waiting = [frame.kind for frame in state.stack if isinstance(frame, LayOut)]
    taken = {LEADER: 0, LORE: 0}
    for player in state.players:
        taken[LEADER] += 1 if player.leader >= 0 else 0
        taken[LORE] += len(player.cards)
        if len(player.cards) > lore or any(kind[card] != LORE for card in player.cards):
            return [Message("problem-lore")]
    for what, each in ((LEADER, 1), (LORE, lore)):
        there = len([card for card in state.rows if kind[card] == what])
        if there + taken[what] != (0 if what in waiting else each * seats + SPARE):
            return [Message("problem-lore")]
    return []


def map_problems(state: State) -> list[Message]:
    """Return buildings that are not in slots, pieces out of play, and gates with a type (ARC-16.4, ARC-3.7)."""
    found: list[Message] = []
    sites = [each >> SITE_SHIFT for each in state.buildings]
    for each in state.buildings:
        if not is_site(state, each):
            found.append(Message("problem-slot", {"site": notation.SITES[each >> SITE_SHIFT]}))
    if state.links:
        for system in range(SYSTEM_COUNT):
            ships = state.fresh[system * 6 : system * 6 + 6] + state.damaged[system * 6 : system * 6 + 6]
            if not state.links[system] and (any(ships) or any(site >> 2 == system for site in sites)):
                found.append(Message("problem-out-of-play", {"system": {"system": SYSTEM_NAMES[system]}}))
    elif any(state.fresh) or any(state.damaged) or sites:
        found.append(Message("problem-arcs-stack-time"))
    if any(state.shaped & 1 << system and is_gate(system) for system in range(SYSTEM_COUNT)):
        found.append(Message("problem-arcs-shaped"))
    return found


def base_problems(state: State) -> list[Message]:
    """Return what only the campaign allows: pieces of nobody's, own pieces held, other boxes than set up."""
    found: list[Message] = []
    if any(seat_pieces(state, owner) for owner in range(state.table.seats, GOODS + 1)):
        found.append(Message("problem-no-such-seat"))
    for seat, player in enumerate(state.players):
        if any(each & 3 != AGENT for each in player.captives):
            found.append(Message("problem-captives", {"seat": seat}))
        if any(each >> KIND_BITS == seat for each in player.captives + player.trophies):
            found.append(Message("problem-captives", {"seat": seat}))
    if state.links:
        boxes = [0] * len(RESOURCES)
        for system, kind in enumerate(state.table.board.types):
            if state.table.seats == 2 and not state.links[system] and not is_gate(system):
                boxes[kind] += 1
        if state.boxes != boxes:
            found.append(Message("problem-arcs-boxes"))
    return found


def is_site(state: State, number: int) -> bool:
    """Return whether a building may stand on its site: in a slot, or outside as some cards allow (ARC-16.4)."""
    place, system = number >> SITE_SHIFT & 3, number >> SITE_SHIFT + 2
    if place < OUTSIDE_CITY:
        return place < state.table.board.slots[system]
    is_starport = number & IS_STARPORT > 0
    return not is_starport if place == OUTSIDE_CITY else is_starport and is_gate(system)


SYSTEM_NAMES: Final = [site.split("/")[0] for site in notation.SITES[::4]]


def seat_pieces(state: State, owner: int) -> int:
    """Return how many pieces of an owner are anywhere but in a supply."""
    ships = sum(state.fresh[owner::SHIP_OWNERS]) + sum(state.damaged[owner::SHIP_OWNERS]) if owner < SHIP_OWNERS else 0
    buildings = sum(1 for each in state.buildings if owner_of(each) == owner)
    boxes = [each for player in state.players for each in player.trophies + player.captives]
    inside = sum(1 for each in boxes + state.scrapped if each >> KIND_BITS == owner)
    return ships + buildings + inside + (sum(state.agents[owner::SEATS]) if owner < SEATS else 0)


def knowledge_problems(state: State) -> list[Message]:
    """Return known cards that are not where they are known to be."""
    found: list[Message] = []
    for seat, player in enumerate(state.players):
        if any(
            each & 63 not in (possible_cards(state, seat, each) if each & SEEN else player.hand)
            for each in player.known
        ):
            found.append(Message("problem-known", {"seat": seat}))
    if state.known_bottom > len(state.court_deck):
        found.append(Message("problem-known-bottom"))
    return found


def turn_problems(state: State) -> list[Message]:
    """Return what a turn cannot have counted (ARC-5)."""
    if any(len(player.hand) > MOST_IN_HAND for player in state.players):
        return [Message("problem-arcs-hand", {"most": MOST_IN_HAND})]
    once = [each - ONCE_PER_TURN for each in state.limits if each >= ONCE_PER_TURN]
    sites = [each for each in state.limits if each < ONCE_PER_TURN]
    most = SYSTEM_COUNT * 4 + (SEATS if state.extension is not None else 0)  # then limits of the campaign
    is_wrong = any(not state.is_source(NOBODY, source) for source in once)
    is_wrong = is_wrong or len(state.limits) > MOST_LIMITS or any(not 0 <= site < most for site in sites)
    is_wrong = is_wrong or not is_trail(state, state.trail) or len(set(state.secured_now)) < len(state.secured_now)
    is_wrong = is_wrong or any(not is_destroyed_city(state, each) for each in state.razed)
    is_wrong = is_wrong or (any(state.aside) and (state.turn_seat == NOBODY or state.stage != PRELUDE))
    is_wrong = is_wrong or (state.passes > 0 and len(state.played) > 0)
    for kind in range(len(DICE)):
        is_wrong = is_wrong or sum(1 for die in state.dice if die // SIDES == kind) > DICE_OF_A_KIND
    return [Message("problem-arcs-turn")] if is_wrong else []


def round_problems(state: State) -> list[Message]:
    """Return a problem if the cards of a round were not played in turn, or the turn is not the last (ARC-4.13)."""
    if not state.played:
        idle = state.turn_seat != NOBODY or state.zeroed or state.unions
        return [Message("problem-lead-card")] if idle else []
    board = state.table.board
    suit = suit_of(state, state.played[0] & PLAY_CARD)
    turns = [play for play in state.played if play >> PLAY_HOW != SEIZE]
    leader = state.played[0] >> PLAY_SEAT & 3
    steps = [(play >> PLAY_SEAT & 3) - leader for play in turns]
    order = [step % state.table.seats for step in steps]
    is_wrong = state.played[0] >> PLAY_HOW != LEAD or order != sorted(set(order))
    for play in turns[1:]:
        same = suit_of(state, play & PLAY_CARD) == suit
        how = play >> PLAY_HOW
        is_wrong = is_wrong or how == LEAD or (how == SURPASS and not same) or (how == PIVOT and same)
    extra = [play for play in state.played if play >> PLAY_HOW == SEIZE]
    is_wrong = is_wrong or len(extra) > 1 or (len(extra) == 1 and not state.seized)
    if state.turn_seat != NOBODY and turns[-1] >> PLAY_SEAT & 3 != state.turn_seat:
        is_wrong = True
    there = [play & PLAY_CARD for play in state.played if play >> PLAY_HOW in (LEAD, SURPASS, PIVOT)]
    there += [play & PLAY_CARD for play in state.played if board.suit[play & PLAY_CARD] >= ZEAL]
    for union in state.unions:
        own, card, seat = union >> UNION_CARD, union & PLAY_CARD, union >> UNION_SEAT & 3
        is_union = state.table.cards.cards[own].union_suit == board.suit[card] and seat < state.table.seats
        is_wrong = is_wrong or card not in there or not is_union
    if len({union & PLAY_CARD for union in state.unions}) < len(state.unions):
        is_wrong = True
    return [Message("problem-lead-card")] if is_wrong else []
