"""What could not be in a real game: the invariants of a position (BTS-1, BTS-21.5)."""

from collections import Counter
from typing import Any, Final

from ecliptic.effects import ChooseEffect, Resolve
from ecliptic.games.beyond_the_sun.colonize import ChooseSystem, Colonize, PlaceColonyDisc, ReturnShips
from ecliptic.games.beyond_the_sun.components import (
    CUBES,
    DISCS_ON_TRACK,
    FOOD,
    KEPT_BY_CLAIMER,
    LINK_LOCATION,
    LINK_SYSTEM,
    MOST_LOCATIONS,
    NO_LINK,
    ORE,
)
from ecliptic.games.beyond_the_sun.control import Bonuses, ChooseBonus, PlaceOutposts
from ecliptic.games.beyond_the_sun.copying import KeepSystem
from ecliptic.games.beyond_the_sun.decks import PutUnder
from ecliptic.games.beyond_the_sun.gains import PlaceSupply
from ecliptic.games.beyond_the_sun.position import cubes_in_play, discs_in_play
from ecliptic.games.beyond_the_sun.research import ChooseCard, ChooseType, Discover, EndEvent, KeepTechnology
from ecliptic.games.beyond_the_sun.setup import FirstPlayer, SetUp
from ecliptic.games.beyond_the_sun.spaces import ChoosePayment
from ecliptic.games.beyond_the_sun.state import (
    SPACE_BITS,
    State,
    is_controllable,
    is_location,
    location_ids,
    system_of,
)
from ecliptic.games.beyond_the_sun.turn import FinalScoring, TakeTurn
from ecliptic.games.beyond_the_sun.verb import Act, MayUse, Verb
from ecliptic.kernel import Frame, Message
from ecliptic.kernel.frames import field_misfit


def problems(state: State) -> list[Message]:
    """Return everything that is wrong with a state."""
    if not state.round:
        return set_up_problems(state)
    found = card_problems(state) + board_problems(state)
    for seat in range(len(state.players)):
        wrong = player_problems(state, seat)
        found += [Message("problem-of-seat", {"seat": seat, "why": problem.plain()}) for problem in wrong]
    if state.places:
        return found
    if not 0 <= state.active_seat < len(state.players):
        return [*found, Message("problem-active", {"seat": state.active_seat})]
    return found or stack_problems(state)


def set_up_problems(state: State) -> list[Message]:
    """Return what is wrong before the first turn: only the frames of the set-up may wait."""
    if state.stack and isinstance(state.stack[0], SetUp):
        return []
    return [Message("problem-set-up")]


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
    for row in range(len(state.rows)):
        is_open = state.open_rows >> row & 1 != 0
        most = parts.cards_per_row if state.seating.tableau and is_open else 0
        if len(state.rows[row]) > most:
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
    if len(ids) > MOST_LOCATIONS or any(board.deck[slot] < 0 for slot in state.extra_at):
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


# The stack


def stack_problems(state: State) -> list[Message]:
    """Return frames that do not fit the state."""
    stack = state.stack
    if not stack or not isinstance(stack[0], (TakeTurn, FinalScoring)):
        return [Message("problem-turn-stack")]
    for i, frame in enumerate(stack):
        if isinstance(frame, (SetUp, FirstPlayer)) or (i and isinstance(frame, (TakeTurn, FinalScoring))):
            return [Message("problem-turn-stack")]
        if isinstance(frame, TakeTurn) and frame.seat != state.active_seat:
            return [field_misfit(frame, "seat")]
        wrong = frame_misfit(state, i, frame)
        if wrong:
            return [field_misfit(frame, wrong)]
    return []


# By the name of a field: the least and the greatest value it can have in any frame.
RANGES: Final[dict[str, tuple[int, int]]] = {
    "phase": (0, 4),
    "level": (1, 4),
    "left": (0, 20),
    "points": (0, 20),
    "moved": (0, 20),
    "built": (0, 20),
    "given": (0, 20),
    "needed": (-80, 40),
    "copied": (0, 1),
    "skips": (0, 1),
    "freely": (0, 1),
    "may_stop": (0, 1),
    "in_phase": (0, 1),
    "donates": (0, 1),
    "begun": (0, 1),
    "cubes": (0, 1),
    "at": (0, 1),
    "deck": (0, 4),
    "discs": (0, 2),
    "levels": (0, 15),
    "flags": (0, 7),
    "symbols": (2, 6),
    "made": (0, 1000),
    "most": (0, 9),
    "extra": (0, 9),
    "rank": (1, 2),
    "kind": (0, 2),
    "step": (0, 20),
}


def frame_misfit(state: State, at: int, frame: Frame[Any]) -> str:
    """Return the name of a field that does not fit, or ""."""
    for field, (low, high) in RANGES.items():
        value = getattr(frame, field, low)
        if isinstance(value, int) and not low <= value <= high:
            return field
    if isinstance(frame, (Act, ChoosePayment)) and not 0 <= frame.action < len(state.parts.actions):
        return "action"
    if isinstance(frame, (MayUse, ChooseSystem, ChooseEffect, Resolve)):
        steps = state.effects.steps[frame.effect] if frame.effect >= 0 else []
        if not 0 <= frame.step < len(steps):
            return "step"
        step = steps[frame.step]
        if isinstance(frame, MayUse) and not (isinstance(step, Verb) and step.optional):
            return "step"
        if isinstance(frame, ChooseSystem) and not isinstance(step, Colonize):
            return "step"
    if isinstance(frame, ReturnShips) and state.system[frame.location] < 0:
        return "location"
    if isinstance(frame, PlaceOutposts) and not is_waiting_outposts(state, frame.locations):
        return "locations"
    if isinstance(frame, Bonuses) and not all(is_bonus(state, each) for each in frame.waiting):
        return "waiting"
    if isinstance(frame, ChooseBonus):
        below = state.stack[at - 1]
        is_there = isinstance(below, Bonuses) and any(each >> 16 == frame.seat for each in below.waiting)
        return "" if is_there else "seat"
    if isinstance(frame, PlaceColonyDisc) and not is_colony(state, frame.seat, frame.system):
        return "system"
    if isinstance(frame, (Discover, ChooseType, ChooseCard)):
        slot = state.parts.slots[frame.slot]
        is_open = state.technology[frame.slot] < 0 and slot.level > 0
        if not is_open or not state.researchers[frame.slot] >> frame.seat & 1:
            return "slot"
    if isinstance(frame, ChooseCard) and not is_offer(state, frame):
        return "offered"
    if isinstance(frame, (KeepTechnology, PutUnder)) and not is_deck(state, frame):
        return "deck"
    return ""


def is_waiting_outposts(state: State, locations: list[int]) -> bool:
    """Return whether outposts can be placed at these locations."""
    is_free = [is_controllable(state, each) and state.outpost[each] < 0 for each in locations]
    return len(set(locations)) == len(locations) > 0 and all(is_free)


def is_bonus(state: State, waiting: int) -> bool:
    """Return whether this is a control bonus of somebody."""
    seat, location, system = waiting >> 16, waiting >> 8 & 0xFF, waiting & 0xFF
    if not (0 <= seat < len(state.players) and location < len(state.system) and system < len(state.parts.systems)):
        return False
    return state.parts.systems[system].control_bonus >= 0


def is_colony(state: State, seat: int, system: int) -> bool:
    """Return whether a faction has colonized a system."""
    return any(system_of(colony) == system for colony in state.players[seat].colonies)


def is_offer(state: State, frame: ChooseCard) -> bool:
    """Return whether the cards offered for a slot were drawn for it or lie in its row."""
    level = state.parts.slots[frame.slot].level
    known = frame.drawn + state.rows[level - 1]
    fits = all(state.parts.technologies[card].level == level for card in frame.drawn)
    return fits and len(frame.offered) > 0 and all(card in known for card in frame.offered)


def is_deck(state: State, frame: KeepTechnology | PutUnder) -> bool:
    """Return whether the cards of a frame belong to its deck."""
    if isinstance(frame, KeepTechnology):
        is_level = frame.deck < len(state.decks)
        cards = frame.drawn
        return is_level and len(cards) > 0 and all(state.parts.technologies[c].level == frame.deck + 1 for c in cards)
    if frame.deck < len(state.decks):
        fits = all(state.parts.technologies[card].level == frame.deck + 1 for card in frame.technologies)
        return fits and not frame.systems
    fits = all(state.parts.systems[card].deck == frame.deck - len(state.decks) for card in frame.systems)
    return fits and not frame.technologies
