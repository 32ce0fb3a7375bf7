"""Summits: the Call to Order, then Negotiations, in which deals are proposed and answered (ABR-12).

Everybody speaks in turn from the caller on. A deal is put together part by part, openly, then proposed to those whom it
concerns. Rulings: a seat makes at most three proposals in a Summit, a deal has at most six parts, a
refused deal cannot return unchanged, and a seat leaves or revives the Empire at most once in a Call to Order.
"""

from typing import Any, ClassVar, Final, final

from ecliptic.effects import fire
from ecliptic.games.arcs.campaign import notation
from ecliptic.games.arcs.campaign.call_to_order import CallToOrder, DealDone
from ecliptic.games.arcs.campaign.deal_kinds import open_kinds
from ecliptic.games.arcs.campaign.deals import (
    agents_left,
    carry_out,
    concerned,
    deal_args,
    deal_name,
    has_part,
    is_part,
    part_args,
    part_message,
    part_name,
    possible_parts,
    state_after,
    try_parts,
)
from ecliptic.games.arcs.campaign.words import SUMMIT_OPENED, deal_closed
from ecliptic.games.arcs.events import SeatEvent, seat_ref
from ecliptic.games.arcs.frame_checks import is_seat
from ecliptic.games.arcs.notation import DONE, NO
from ecliptic.games.arcs.resources import place_all_loose
from ecliptic.games.arcs.state import SEATS, State
from ecliptic.kernel import Action, Decision, Event, Frame, Json, Message, Request
from ecliptic.kernel.frames import check_fields

MOST_PROPOSALS: Final = 3  # of a seat in a Summit
MOST_PARTS: Final = 6  # of a deal
NEXT_DEAL: Final = -1  # between refused deals


def call_summit(state: State, seat: int) -> None:
    """Open a Summit (ABR-12.1)."""
    if state.events is not None:
        state.emit(SeatEvent("summit", seat))
    state.stack.append(Negotiations(seat, 0, [MOST_PROPOSALS] * state.table.seats, []))
    state.stack.append(CallToOrder(seat, 0, []))
    fire(state, SUMMIT_OPENED, seat)


def sides(state: State, seat: int, parts: list[int]) -> list[Action]:
    """Return between which players something could be added to a deal, or what the speaker could do alone."""
    if len(parts) >= MOST_PARTS:
        return []
    left = agents_left(state, parts)
    kinds = open_kinds(state)
    alone = any(kind.is_alone for kind in kinds)
    world: State | None = None  # the state after these parts, once it is needed: mostly everybody can give a Favor
    found: list[Action] = []
    for giver in range(state.table.seats):
        for receiver in range(state.table.seats):
            if giver == receiver and not (giver == seat and alone):
                continue
            if giver == receiver or left[giver] <= 0:
                world = state_after(state, parts) if world is None else world
                if not has_part(world, kinds, giver, receiver):
                    continue
            found.append(notation.SIDE[giver][receiver])
    return found


@final
class Negotiations(Frame[State]):
    """Everybody may propose deals until all are done; `refused` are deals that cannot return (ABR-12.10, 12.17)."""

    __slots__ = ("caller", "counts", "done", "refused")

    rules = ("ABR-12.10", "ABR-12.17")

    def __init__(self, caller: int, done: int, counts: list[int], refused: list[int]) -> None:
        self.caller = caller
        self.done = done
        self.counts = counts  # proposals left by seat
        self.refused = refused

    def misfit(self, state: State) -> Message | None:
        seats = state.table.seats
        return check_fields(
            self,
            caller=is_seat(state, self.caller),
            done=0 <= self.done < 1 << seats,
            counts=len(self.counts) == seats and all(0 <= n <= MOST_PROPOSALS for n in self.counts),
            refused=self.refused[-1:] in ([], [NEXT_DEAL])
            and self.refused.count(NEXT_DEAL) <= MOST_PROPOSALS * seats
            and all(each == NEXT_DEAL or is_part(state, each) for each in self.refused),
        )

    def turn(self, state: State) -> tuple[int, list[Action]]:
        """Return who speaks now, -1 when all are done or have nothing to offer; and what may begin a deal."""
        seats = state.table.seats
        for i in range(seats):
            seat = (self.caller + i) % seats
            if not self.done & 1 << seat and self.counts[seat]:
                options = sides(state, seat, [])
                if options:  # who has none is passed over: what others do alone is theirs (ABR-12.16)
                    return seat, options
        return -1, []

    def speaker(self, state: State) -> int:
        """Return who speaks now, -1 when the Summit ends."""
        return self.turn(state)[0]

    def ask(self, state: State) -> Request | None:
        seat, options = self.turn(state)
        return Decision(seat, [DONE, *options]) if options else None

    def run(self, state: State) -> None:
        state.stack.pop()

    def answer(self, state: State, seat: int, action: Action) -> None:
        if action is DONE:
            state.stack[-1] = Negotiations(self.caller, self.done | 1 << seat, self.counts, self.refused)
            return
        counts = self.counts[:]
        counts[seat] -= 1
        state.stack[-1] = Negotiations(self.caller, self.done, counts, self.refused)
        state.stack.append(DraftDeal(seat, [], action.args[0] * SEATS + action.args[1]))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"n": self.counts[seat]}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return side_label(action)

    def is_refused(self, parts: list[int]) -> bool:
        """Return whether this deal was refused already, in whatever order its parts are."""
        if not self.refused:
            return False
        wanted = sorted(parts)
        deal: list[int] = []
        for number in self.refused:
            if number != NEXT_DEAL:
                deal.append(number)
            elif deal == wanted:
                return True
            else:
                deal = []
        return False


def side_label(action: Action) -> Message:
    """Return the option to add something between two players, or to be done."""
    if action.kind != "side":
        return Message("do-done-negotiating", {}, ("ABR-12.17",))
    if action.args[0] == action.args[1]:
        return Message("do-side-alone", {}, ("ABR-12.16",))
    return Message("do-side", {"who": seat_ref(action.args[0]), "whom": seat_ref(action.args[1])}, ("ABR-12.10",))


def negotiations(state: State) -> Negotiations:
    """Return the negotiations that go on."""
    stack = state.stack
    for i in range(len(stack) - 1, -1, -1):
        frame = stack[i]
        if isinstance(frame, Negotiations):
            return frame
    raise LookupError("no negotiations go on")


NO_SIDE: Final = -1


@final
class DraftDeal(Frame[State]):
    """A deal is put together: from whom to whom comes what next, or is it proposed? Dropping it uses it up too."""

    __slots__ = ("parts", "seat", "side")

    rules: ClassVar[tuple[str, ...]] = ("ABR-12.10",)

    def __init__(self, seat: int, parts: list[int], side: int) -> None:
        self.seat = seat
        self.parts = parts
        self.side = side

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            parts=len(self.parts) <= MOST_PARTS and try_parts(state, self.parts) is not None,
            side=self.side == NO_SIDE or (self.side >= 0 and all(is_seat(state, s) for s in divmod(self.side, SEATS))),
        )

    def options(self, state: State) -> list[Action]:
        """Return what may be added, or the proposal of what is there."""
        if self.side != NO_SIDE:
            found = possible_parts(state_after(state, self.parts), self.side // SEATS, self.side % SEATS)
            return [notation.made("deal_part", part_name(state, number), (number,)) for number in found]
        own: list[Action] = []
        if self.parts and not negotiations(state).is_refused(self.parts):
            own.append(Action("propose", deal_name(state, self.parts), tuple(self.parts)))
        return [*own, NO, *sides(state, self.seat, self.parts)]

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, self.options(state))

    def answer(self, state: State, seat: int, action: Action) -> None:
        if action.kind == "side":
            state.stack[-1] = DraftDeal(seat, self.parts, action.args[0] * SEATS + action.args[1])
        elif action.kind == "deal_part":
            state.stack[-1] = DraftDeal(seat, [*self.parts, action.args[0]], NO_SIDE)
        elif action is NO:
            state.stack.pop()
        else:
            state.stack.pop()
            others = concerned(state, self.parts) & ~(1 << seat)
            reopen(state, others)
            if not others:
                close_deal(state, self.parts)
                return
            if state.events is not None:
                state.emit(DealProposed(seat, deal_args(state, self.parts)))
            state.stack.append(Consent(seat, others, self.parts))

    def topic(self, state: State) -> str:
        if self.side == NO_SIDE:
            return "draft-refused" if self.parts and negotiations(state).is_refused(self.parts) else "draft-deal"
        return "draft-part" if self.side // SEATS != self.side % SEATS else "draft-alone"

    def prompt_args(self, state: State, seat: int) -> Json:
        if self.side == NO_SIDE:
            return {"deal": deal_args(state, self.parts)}
        return {"who_gives": seat_ref(self.side // SEATS), "whom": seat_ref(self.side % SEATS)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "deal_part":
            return Message("do-deal-part", {"part": part_args(state, action.args[0])}, self.rules)
        if action.kind == "propose":
            return Message("do-propose", {"deal": deal_args(state, self.parts)}, self.rules)
        return side_label(action) if action.kind == "side" else Message("do-drop-deal", {}, self.rules)


@final
class DealProposed(Event):
    """A deal waits for consent."""

    __slots__ = ("deal", "seat")

    def __init__(self, seat: int, deal: list[object]) -> None:
        self.seat = seat
        self.deal = deal

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message("log-proposed", {"who": seat_ref(self.seat), "deal": self.deal})


def close_deal(state: State, parts: list[int]) -> None:
    """Carry out a deal to which everybody consents."""
    for number in parts:
        if state.events is not None:
            state.emit(DealDone(part_message(state, number), "done"))
        carry_out(state, number)
    place_all_loose(state)
    deal_closed(state, parts)


def reopen(state: State, seats: int) -> None:
    """Let those whom a proposal concerns speak again (ABR-12.17)."""
    frame = negotiations(state)
    at = state.stack.index(frame)
    state.stack[at] = Negotiations(frame.caller, frame.done & ~seats, frame.counts, frame.refused)


@final
class Consent(Frame[State]):
    """Does everybody whom the deal concerns consent? It is carried out as a whole or not at all (ABR-12.10)."""

    __slots__ = ("parts", "seat", "waiting")

    rules = ("ABR-12.10",)

    def __init__(self, seat: int, waiting: int, parts: list[int]) -> None:
        self.seat = seat  # who proposes
        self.waiting = waiting
        self.parts = parts

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            waiting=0 < self.waiting < 1 << state.table.seats,
            parts=0 < len(self.parts) <= MOST_PARTS and try_parts(state, self.parts) is not None,
        )

    def next_to_answer(self, state: State) -> int:
        """Return who answers next: in turn after the proposer."""
        seats = state.table.seats
        return next((self.seat + i) % seats for i in range(seats) if self.waiting & 1 << (self.seat + i) % seats)

    def ask(self, state: State) -> Request | None:
        return Decision(self.next_to_answer(state), [notation.ACCEPT, notation.REFUSE])

    def answer(self, state: State, seat: int, action: Action) -> None:
        left = self.waiting & ~(1 << seat)
        if action is notation.REFUSE:
            state.stack.pop()
            refuse(state, self.parts)
            if state.events is not None:
                state.emit(SeatEvent("refused-deal", seat))
        elif left:
            state.stack[-1] = Consent(self.seat, left, self.parts)
        else:
            state.stack.pop()
            close_deal(state, self.parts)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"who_proposes": seat_ref(self.seat), "deal": deal_args(state, self.parts)}


def refuse(state: State, parts: list[int]) -> None:
    """Remember a refused deal: it cannot return unchanged."""
    frame = negotiations(state)
    at = state.stack.index(frame)
    refused = [*frame.refused, *sorted(parts), NEXT_DEAL]
    state.stack[at] = Negotiations(frame.caller, frame.done, frame.counts, refused)
