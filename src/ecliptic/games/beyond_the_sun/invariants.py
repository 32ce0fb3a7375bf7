"""What could not be in a real game: the invariants of a position (BTS-1, BTS-21.5)."""

from collections import Counter

from ecliptic.games.beyond_the_sun.components import (
    CUBES,
    DISCS_ON_TRACK,
    FOOD,
    KEPT_BY_CLAIMER,
    LINK_LOCATION,
    LINK_SYSTEM,
    NO_LINK,
    ORE,
)
from ecliptic.games.beyond_the_sun.control import Bonuses
from ecliptic.games.beyond_the_sun.copying import KeepSystem
from ecliptic.games.beyond_the_sun.decks import PutUnder
from ecliptic.games.beyond_the_sun.gains import PlaceSupply
from ecliptic.games.beyond_the_sun.position import cubes_in_play, discs_in_play
from ecliptic.games.beyond_the_sun.research import ChooseCard, ChooseType, Discover, EndEvent, KeepTechnology
from ecliptic.games.beyond_the_sun.set_up_problems import set_up_problems
from ecliptic.games.beyond_the_sun.stack_shape import stack_problems
from ecliptic.games.beyond_the_sun.state import (
    SPACE_BITS,
    State,
    is_controllable,
    is_location,
    location_ids,
    system_of,
)
from ecliptic.games.beyond_the_sun.turn import discs_to_end
from ecliptic.kernel import Message


def problems(state: State) -> list[Message]:
    """Return everything that is wrong with a state."""
    if not state.round:
        return stack_problems(state) or set_up_problems(state)
    found = card_problems(state) + board_problems(state) + end_problems(state)
    for seat in range(len(state.players)):
        wrong = player_problems(state, seat)
        found += [Message("problem-of-seat", {"seat": seat, "why": problem.plain()}) for problem in wrong]
    if not 0 <= state.active_seat < len(state.players):
        return [*found, Message("problem-active", {"seat": state.active_seat})]
    return found or stack_problems(state)


def end_problems(state: State) -> list[Message]:
    """Return what is wrong with the count of rounds and with bonuses that were had (BTS-7.3, BTS-21.4)."""
    found: list[Message] = []
    discs = sum(len(each) for each in state.claims)
    is_triggered = discs >= discs_to_end(len(state.players))
    is_set = state.last_round > 0
    if (is_triggered and not is_set) or (is_set and state.last_round - state.round not in (0, 1)):
        found.append(Message("problem-last-round", {"last": state.last_round, "discs": discs}))
    if state.chosen_level and not any(isinstance(frame, EndEvent) for frame in state.stack):
        found.append(Message("problem-level-named"))
    is_chain = any(isinstance(frame, Bonuses) for frame in state.stack)
    seats, locations = len(state.players), len(state.system)
    had = [0 <= each >> 8 < seats and each & 0xFF < locations for each in state.chain]
    if not all(had) or len(set(state.chain)) < len(had) or (had and not is_chain):
        found.append(Message("problem-bonuses-had"))
    return found


# Cards


def card_problems(state: State) -> list[Message]:
    """Return cards that are missing or twice there."""
    found: list[Message] = []
    parts = state.parts
    technologies = Counter(card for card in state.technology if card >= 0)
    systems = Counter(card for card in state.system if card >= 0)
    events = Counter(state.left_out + [event for event in state.event if event >= 0])
    for cards in (*state.decks, *state.rows):
        technologies.update(cards)
    for cards in state.system_decks:
        systems.update(cards)
    for player in state.players:
        technologies.update(player.private)
        systems.update(system_of(colony) for colony in player.colonies)
        events.update(player.kept)
    for i in range(0, len(state.linked), 2):
        events[state.linked[i]] += 1
        if parts.events[state.linked[i]].link == LINK_SYSTEM:
            systems[state.linked[i + 1]] += 1
    for frame in state.stack:
        if isinstance(frame, (ChooseCard, KeepTechnology)):
            technologies.update(card for card in frame.drawn if not is_in_row(state, card))
        elif isinstance(frame, PutUnder):
            technologies.update(frame.technologies)
            systems.update(frame.systems)
        elif isinstance(frame, KeepSystem):
            systems.update(frame.systems)
        elif isinstance(frame, EndEvent):
            is_linked = any(state.linked[i] == frame.event for i in range(0, len(state.linked), 2))
            events[frame.event] += 0 if is_linked else 1
    for number, card in enumerate(parts.technologies):
        if technologies[number] != 1:
            found.append(Message("problem-card-places", {"card": {"technology": card.id}, "has": technologies[number]}))
    for number, system in enumerate(parts.systems):
        if systems[number] != 1:
            found.append(Message("problem-card-places", {"card": {"system": system.id}, "has": systems[number]}))
    for number, event in enumerate(parts.events):
        if events[number] > 1:
            found.append(Message("problem-card-places", {"card": {"event": event.id}, "has": events[number]}))
    return found + place_problems(state)


def is_in_row(state: State, card: int) -> bool:
    """Return whether a card lies in the tableau."""
    return any(card in row for row in state.rows)


def place_problems(state: State) -> list[Message]:
    """Return cards that lie where they cannot lie."""
    found: list[Message] = []
    parts = state.parts
    for i, slot in enumerate(parts.slots):
        card, event = state.technology[i], state.event[i]
        if (card >= 0 and parts.technologies[card].level != slot.level) or (slot.level == 0 and card < 0):
            found.append(Message("problem-technology-slot", {"slot": slot.id}))
        if event >= 0 and (card >= 0 or parts.events[event].level != slot.level):
            found.append(Message("problem-technology-slot", {"slot": slot.id}))
        if card < 0 and state.researchers[i] and not is_being_discovered(state, i):
            found.append(Message("problem-technology-slot", {"slot": slot.id}))
    for deck, cards in enumerate((*state.decks, *state.rows)):
        if any(parts.technologies[card].level != deck % len(state.decks) + 1 for card in cards):
            found.append(Message("problem-deck"))
    for player in state.players:
        if any(not 1 <= parts.technologies[card].level <= 2 for card in player.private):
            found.append(Message("problem-deck"))
    for deck, cards in enumerate(state.system_decks):
        if any(parts.systems[card].deck != deck for card in cards):
            found.append(Message("problem-deck"))
    pairs = [*zip(state.decks, state.under, strict=True), *zip(state.system_decks, state.systems_under, strict=True)]
    for cards, under in pairs:
        if any(size < 1 for size in under) or sum(under) > len(cards):
            found.append(Message("problem-under"))
    if any(parts.events[event].is_light for event in state.left_out):
        found.append(Message("problem-left-out"))
    for row, cards in enumerate(state.rows):
        is_open = state.open_rows >> row & 1 != 0
        if len(cards) > (parts.cards_per_row if is_open else 0) or (is_open and not state.seating.tableau):
            found.append(Message("problem-row"))
    return found


def is_being_discovered(state: State, slot: int) -> bool:
    """Return whether the card for a slot is still being chosen (BTS-10.10a)."""
    return any(isinstance(frame, (Discover, ChooseType, ChooseCard)) and frame.slot == slot for frame in state.stack)


# The boards


def board_problems(state: State) -> list[Message]:
    """Return what is wrong with locations, achievements and linked events."""
    found: list[Message] = []
    ids = location_ids(state)
    seats = len(state.players)
    board = state.seating.board
    for location, id in enumerate(ids):
        is_slot = location >= len(board.ids) or board.deck[location] >= 0
        if state.system[location] >= 0 and not is_slot:
            found.append(Message("problem-location", {"location": id}))
        if state.outpost[location] >= 0 and not is_controllable(state, location):
            found.append(Message("problem-location", {"location": id}))
        width = seats * 4
        if not is_location(state, location) and any(state.ships[location * width : location * width + width]):
            found.append(Message("problem-location", {"location": id}))
    if any(board.deck[slot] < 0 for slot in state.extra_at):
        found.append(Message("problem-extra"))
    if len(set(state.achievements)) < len(state.achievements):
        found.append(Message("problem-achievements"))
    for number, card in enumerate(state.achievements):
        discs = state.claims[number]
        claimants = {disc >> 2 for disc in discs}
        if len(claimants) < len(discs) or len(discs) > len(state.parts.achievements[card].spaces(seats)):
            found.append(Message("problem-claims", {"achievement": {"achievement": state.parts.achievements[card].id}}))
    for i in range(0, len(state.linked), 2):
        event, target = state.parts.events[state.linked[i]], state.linked[i + 1]
        is_wrong = event.link == NO_LINK or (event.link == LINK_LOCATION and state.system[target] < 0)
        is_wrong = is_wrong or (event.after == KEPT_BY_CLAIMER and len(state.claims[target]) > 0)
        if is_wrong:
            found.append(Message("problem-linked", {"event": {"event": event.id}}))
    pawns = [player.pawn for player in state.players if player.pawn >= 0]
    for pawn in set(pawns):
        if state.parts.actions[pawn >> SPACE_BITS].spaces and pawns.count(pawn) > 1:
            found.append(Message("problem-pawns"))
    return found


def player_problems(state: State, seat: int) -> list[Message]:
    """Return what is wrong with one faction (BTS-21.5)."""
    found: list[Message] = []
    player = state.players[seat]
    if player.mat < 0 or state.parts.mats[player.mat].is_advanced != state.seating.advanced:
        return [Message("problem-mat")]
    if sum(1 for other in state.players if other.mat == player.mat) > 1:
        found.append(Message("problem-mat"))
    moving = sum(frame.left for frame in state.stack if isinstance(frame, PlaceSupply) and frame.seat == seat)
    cubes = sum(player.supply) + cubes_in_play(state, seat) + moving
    if cubes != CUBES:
        found.append(Message("problem-cubes", {"has": cubes, "wanted": CUBES}))
    for track, left in ((FOOD, player.food), (ORE, player.ore_discs)):
        discs = left + discs_in_play(state, seat, track)
        if discs != DISCS_ON_TRACK:
            found.append(Message("problem-discs", {"has": discs, "wanted": DISCS_ON_TRACK}))
    if player.pawn >= 0:
        row = state.parts.actions[player.pawn >> SPACE_BITS]
        is_closed = row.guild >= 0 and not state.guilds >> row.guild & 1
        if is_closed or (row.event >= 0 and not is_linked_event(state, row.event)):
            found.append(Message("problem-pawns"))
    return found


def is_linked_event(state: State, event: int) -> bool:
    """Return whether an event is in play."""
    return event in state.linked[::2]
