"""The course of a turn: discard phase, draw phase, and whose turn is next (SR-4.1, SR-10, SR-11.6)."""

from typing import ClassVar, final

from ecliptic.effects import refresh
from ecliptic.games.star_realms.cards import HandsRevealed, draw_cards
from ecliptic.games.star_realms.elimination import stop_without_result
from ecliptic.games.star_realms.events import AmountEvent, SeatEvent
from ecliptic.games.star_realms.hydra import TeamPhase
from ecliptic.games.star_realms.main_phase import MainPhase
from ecliptic.games.star_realms.state import BETWEEN_TURNS, CARD, TEAM_MODES, WITHOUT_DAMAGE, State, current
from ecliptic.kernel import Frame, Message
from ecliptic.kernel.frames import field_misfit


@final
class TurnBegan(AmountEvent):
    """A turn begins; `n` is its number."""

    text: ClassVar[str] = "turn"
    rules: ClassVar[tuple[str, ...]] = ("SR-4.1",)


@final
class TurnEnded(SeatEvent):
    """A seat discards its ships and hand."""

    text: ClassVar[str] = "end-turn"
    rules: ClassVar[tuple[str, ...]] = ("SR-10.1",)


def active_members(state: State) -> list[int]:
    """The seats whose turn it is: one, or in hydra the whole team (SR-17.5)."""
    if state.seating.mode in TEAM_MODES:
        return state.seating.members(state.active_seat)
    return [state.active_seat]


@final
class EndOfTurn(Frame[State]):
    """After the main phase: discard phase, draw phase, and the turn passes (SR-4.1, SR-17.5)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.stack.pop()
        members = active_members(state)
        if len(members) > 1 and state.events is not None:
            state.emit(HandsRevealed())  # what the others have not played is seen by their teammates only now
        for seat in members:
            discard_phase(state, seat)
        state.stack.append(NextTurn())
        for seat in reversed(members):
            state.stack.append(DrawPhase(seat))


def discard_phase(state: State, seat: int) -> None:
    """Empty the pools and put ships and hand on the discard pile; bases stay (SR-10.1)."""
    player = state.players[seat]
    is_base = state.parts.is_base
    player.trade = 0
    player.combat = 0
    bases: list[int] = []
    spoke = False
    for slot in player.area:
        if is_base[slot & CARD]:
            bases.append(slot)
        else:
            player.discard.append(slot & CARD)
            spoke = spoke or state.parts.has_hooks[current(slot)]
    player.area = bases
    if spoke:
        refresh(state)
    player.discard += player.hand
    player.hand = []
    player.known_hand = []
    if state.events is not None:
        state.emit(TurnEnded(seat))


@final
class DrawPhase(Frame[State]):
    """A player draws the new hand (SR-10.3, SR-19.5)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, state: State) -> Message | None:
        return None if self.seat in active_members(state) else field_misfit(self, "seat")

    def run(self, state: State) -> None:
        state.stack.pop()
        draw_cards(state, self.seat, state.seating.draws[self.seat])


@final
class NextTurn(Frame[State]):
    """The turn ends and passes clockwise to the next living player or team (SR-10.4, SR-11.6, SR-14.4)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.stack.pop()
        for seat in active_members(state):
            forget_turn(state, seat)
        seating = state.seating
        order, side = seating.order, seating.side
        at = order.index(state.active_seat)
        while True:
            at = (at + 1) % len(order)
            seat = order[at]
            if state.players[seat].alive and not (seating.mode in TEAM_MODES and side[seat] == side[state.active_seat]):
                break
        begin_turn(state, seat)


def forget_turn(state: State, seat: int) -> None:
    """What counts only for one turn: used abilities, cards played, copies, waiting effects (SR-20.2, SR-20.3)."""
    player = state.players[seat]
    copied = [slot for slot in player.area if current(slot) != slot & CARD]
    player.area = [slot & BETWEEN_TURNS for slot in player.area]
    if copied:
        refresh(state)
    player.gone = []
    player.waiting = []
    player.scrapped = 0


def begin_turn(state: State, seat: int) -> None:
    """The seat's (or its team's) main phase begins."""
    if state.turn_limit and state.turn >= state.turn_limit:
        stop_without_result(state)
        return
    state.turn += 1
    state.active_seat = seat
    state.done = 0
    state.declined = ()
    if seat == state.seating.boss:
        player = state.players[seat]
        player.area = [slot & WITHOUT_DAMAGE for slot in player.area]  # SR-19.7
    if state.events is not None:
        state.emit(TurnBegan(seat, state.turn))
    state.stack.append(EndOfTurn())
    state.stack.append(TeamPhase() if state.seating.mode in TEAM_MODES else MainPhase())
