"""The Intermission after Acts I and II, step by step, and the set-up of the next act (ABR-14b, ABR-2c)."""

from typing import Final, final

from ecliptic.effects import NO_EFFECT, fire, resolve
from ecliptic.games.arcs.board import RESOURCES, SYSTEM_COUNT, is_gate
from ecliptic.games.arcs.campaign.acts import has_failed, objective_source, place_objective, resolution_of
from ecliptic.games.arcs.campaign.blight import place_blight, repair_blight
from ecliptic.games.arcs.campaign.choosing_fates import DealFates
from ecliptic.games.arcs.campaign.council import council_spot
from ecliptic.games.arcs.campaign.crises import RollEventDie, rolled_symbol
from ecliptic.games.arcs.campaign.events import SeatCountEvent
from ecliptic.games.arcs.campaign.flagship import lose_damaged_boards
from ecliptic.games.arcs.campaign.setup import BoxTokens, LayOutRow, SetUpFate
from ecliptic.games.arcs.campaign.state import STORED_TYPE, blight_at, campaign_of, into_session
from ecliptic.games.arcs.campaign.token_buildings import return_token_trophies, tokens_perish
from ecliptic.games.arcs.campaign.words import ACT_BEGINS
from ecliptic.games.arcs.court import ShuffleCourt
from ecliptic.games.arcs.events import SeatEvent
from ecliptic.games.arcs.pieces import is_on_map, kind_of, piece, return_agent, return_piece, ships_at
from ecliptic.games.arcs.resources import Settle, arrange_in_turn_order
from ecliptic.games.arcs.state import (
    DAMAGED,
    EMPIRE,
    NOBODY,
    SEATS,
    SHIP,
    SHIP_OWNERS,
    State,
    owner_of,
    system_of,
    turn_order,
)
from ecliptic.games.arcs.turn import Reappear
from ecliptic.kernel import Frame

# The steps, in order.
RESOLUTIONS: Final = 0
PENALTIES: Final = 1
COURT: Final = 2
BOXES: Final = 3
DESTRUCTION: Final = 4
RETURNS: Final = 5
POWER: Final = 6
FATES: Final = 7
NEXT_ACT: Final = 8
SET_UP: Final = 9
OVER: Final = 10

# How the log tells the steps that are carried out without a question.
SAID: Final = {
    COURT: "intermission-court",
    BOXES: "intermission-boxes",
    DESTRUCTION: "intermission-destruction",
    FATES: "intermission-fates",
}


@final
class Intermission(Frame[State]):
    """The Intermission at one of its steps; what a step asks lies above it."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def run(self, state: State) -> None:
        step = self.step
        if step == OVER:
            state.stack.pop()
            state.chapter = 0  # the first chapter follows
            campaign_of(state).rolled = []
            return
        state.stack[-1] = Intermission(step + 1)
        if step in SAID and state.events is not None:
            state.emit(SeatEvent(SAID[step], state.initiative))
        if step == RESOLUTIONS:
            if state.events is not None:
                state.emit(SeatCountEvent("intermission", state.initiative, campaign_of(state).act))
                for seat in turn_order(state):
                    state.emit(SeatCountEvent("act-power", seat, state.players[seat].power))
            for seat in reversed(turn_order(state)):
                state.stack.append(ResolveFate(seat))
        elif step == PENALTIES:
            penalties(state)
        elif step == COURT:
            clear_court(state)
        elif step == BOXES:
            depth = len(state.stack)
            empty_boxes(state)
            arrange_in_turn_order(state, depth)
        elif step == DESTRUCTION:
            depth = len(state.stack)
            destruction(state)
            arrange_in_turn_order(state, depth)
        elif step == RETURNS:
            for seat in reversed(turn_order(state)):
                if not is_on_map(state, seat) and state.players[seat].ships:
                    state.stack.append(Reappear(seat))  # ABR-14.11
        elif step == POWER:
            halve_power(state)
        elif step == FATES:
            state.stack.append(DealFates(campaign_of(state).act))
        elif step == NEXT_ACT:
            begin_act(state)
        elif step == SET_UP:
            spread_blight(state)
            for seat in reversed(turn_order(state)):
                state.stack.append(Settle(seat, 0))  # everybody may rearrange resources (ABR-2.28)
                state.stack.append(SetUpFate(seat))
            if state.table.seats == 2:
                state.stack.append(BoxTokens(2))


@final
class ResolveFate(Frame[State]):
    """A seat resolves the Resolution card of its Fate Set (ABR-14.2)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.stack.pop()
        if state.events is not None:
            state.emit(
                SeatEvent("objective-failed" if has_failed(state, self.seat) else "objective-completed", self.seat)
            )
        effect = resolution_of(state, self.seat)
        if effect != NO_EFFECT:
            resolve(state, self.seat, effect, 0, objective_source(state, self.seat))


def act_of(state: State) -> int:
    """Return the act as the chronicle counts them: it begins when its fates are dealt, before its set-up."""
    is_dealt = any(isinstance(frame, Intermission) and frame.step == NEXT_ACT for frame in state.stack)
    return campaign_of(state).act + int(is_dealt)


def penalties(state: State) -> None:
    """Let everybody who failed lose Power equal to the space of the objective marker (ABR-3.4, ABR-14.2)."""
    for seat in turn_order(state):
        if has_failed(state, seat):
            lost = campaign_of(state).clocks[seat]
            state.players[seat].power -= lost
            if state.events is not None:
                state.emit(SeatCountEvent("lost-power", seat, lost))


def clear_court(state: State) -> None:
    """Return the row to the deck, agents to their owners, and scrap the discard pile (ABR-14.3, ABR-14.4)."""
    council = council_spot(state)
    for spot, card in enumerate(state.court):
        for owner in range(state.table.seats):
            for _ in range(state.agents[spot * SEATS + owner]):
                return_agent(state, owner)
            state.agents[spot * SEATS + owner] = 0
        state.court_deck += campaign_of(state).take_attached(spot)
        if card >= 0 and spot != council:
            state.court_deck.append(card)
            state.court[spot] = NOBODY
    state.box = sorted(state.box + state.court_discard)
    state.court_discard = []


def empty_boxes(state: State) -> None:
    """Return Trophies and Captives, frozen resources, and tokens on ambition boxes (ABR-14.5 to ABR-14.7)."""
    for player in state.players:
        boxes = player.trophies + player.captives
        player.trophies, player.captives = [], []
        for each in boxes:
            return_piece(state, each)
    return_token_trophies(state)
    campaign = campaign_of(state)
    for kind in range(len(RESOURCES)):
        state.supply[kind] += campaign.trust[kind] + state.boxes[kind]
    cards = campaign.cards.cards
    frozen = [each for each in campaign.stored if not cards[each >> 3].stored_is_used]
    for each in frozen:
        state.supply[each & STORED_TYPE] += 1
    campaign.stored = [each for each in campaign.stored if each not in frozen]
    campaign.trust = [0] * len(RESOURCES)
    state.boxes = [0] * len(RESOURCES)


def destruction(state: State) -> None:
    """Repair Blight; remove what is damaged, then what is unguarded beside Blight (ABR-14.8 to 14.10)."""
    for system in range(SYSTEM_COUNT):
        repair_blight(state, system)
        for owner in (*range(state.table.seats), EMPIRE):
            at = system * SHIP_OWNERS + owner
            for _ in range(state.damaged[at]):
                return_piece(state, piece(owner, SHIP))
            state.damaged[at] = 0
    for number in state.buildings[:]:
        system = system_of(number)
        owners = (*range(state.table.seats), EMPIRE)
        unguarded = blight_at(state, system) and not any(ships_at(state, system, owner) for owner in owners)
        if number & DAMAGED or unguarded:
            state.buildings.remove(number)
            return_piece(state, piece(owner_of(number), kind_of(number)))
    lose_damaged_boards(state)
    tokens_perish(state)


def halve_power(state: State) -> None:
    """Give the initiative to the most powerful, then halve all Power above 1, rounded down (ABR-14.12)."""
    order = turn_order(state)
    state.initiative = max(order, key=lambda seat: (state.players[seat].power, -order.index(seat)))
    if state.events is not None:
        state.emit(SeatEvent("intermission-power", state.initiative))
    for seat, player in enumerate(state.players):
        if player.power > 1:
            lost = player.power // 2
            player.power -= lost
            if state.events is not None:
                state.emit(SeatCountEvent("lost-power", seat, lost))


def begin_act(state: State) -> None:
    """Begin the next act: markers, Court, Council, and dice for the Blight (ABR-2.23 to ABR-2.26)."""
    campaign = campaign_of(state)
    campaign.act += 1
    if state.events is not None:
        state.emit(SeatCountEvent("act-begins", state.initiative, campaign.act))
    state.flipped = campaign.act - 1
    state.marker_at = [NOBODY] * len(state.marker_at)
    campaign.rolled = []
    into_session(state)
    for seat in range(state.table.seats):
        place_objective(state, seat)
    state.stack.append(RollEventDie(state.initiative))
    state.stack.append(LayOutRow())
    state.stack.append(ShuffleCourt())
    fire(state, ACT_BEGINS)


def spread_blight(state: State) -> None:
    """Place Blight at empty gates, and on planets of the rolled symbol or around them (ABR-2.25, ABR-2.26)."""
    owners = (*range(state.table.seats), EMPIRE)
    for system in range(SYSTEM_COUNT):
        is_empty = not any(ships_at(state, system, owner) for owner in owners)
        if is_gate(system) and is_empty and not blight_at(state, system):
            place_blight(state, system)
    symbol = rolled_symbol(state)
    for cluster in range(SYSTEM_COUNT // 4):
        system = cluster * 4 + symbol
        if not blight_at(state, system):
            place_blight(state, system)
            continue
        for other in range(cluster * 4 + 1, cluster * 4 + 4):
            if not blight_at(state, other):
                place_blight(state, other)
