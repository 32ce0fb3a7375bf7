"""The Call to Order of a Summit: what its caller does before the negotiations (ABR-12.3 to ABR-12.9)."""

from typing import Any, Final, final

from ecliptic.games.arcs.campaign import notation
from ecliptic.games.arcs.campaign.deal_kinds import NOT_FORCED
from ecliptic.games.arcs.campaign.deals import (
    WHAT,
    carry_out,
    giver_of,
    is_part,
    kind_of_part,
    part_args,
    part_message,
    part_name,
    possible_parts,
    third_consents,
)
from ecliptic.games.arcs.campaign.empire import become_outlaw, become_regent
from ecliptic.games.arcs.campaign.events import Title
from ecliptic.games.arcs.campaign.state import campaign_of, favors_of, into_session, is_regent, regents
from ecliptic.games.arcs.campaign.words import deal_closed
from ecliptic.games.arcs.events import SeatEvent, seat_ref
from ecliptic.games.arcs.notation import DONE
from ecliptic.games.arcs.pieces import return_agent
from ecliptic.games.arcs.state import SEATS, State
from ecliptic.kernel import Action, Decision, Event, Frame, Json, Message, Request
from ecliptic.kernel.frames import check_fields

HAS_LEFT: Final = 1
HAS_REVIVED: Final = 2


def force_cost(state: State, number: int) -> int:
    """Return the Favors of the giver that force a part of a deal (ABR-12.3)."""
    return kind_of_part(number).price(state, giver_of(number), number >> WHAT)


def forced_parts(state: State, seat: int) -> list[int]:
    """Return what the caller can force with the Favors it holds (ABR-12.3 to 12.5)."""
    found: list[int] = []
    for rival in range(state.table.seats):
        favors = favors_of(state, seat, rival) if rival != seat else 0
        if favors:
            for number in possible_parts(state, rival, seat):
                if NOT_FORCED < force_cost(state, number) <= favors:
                    found.append(number)
    return found


def can_force_consent(state: State, seat: int, number: int) -> bool:
    """Return whether the caller holds a Favor of every third player who would have to consent."""
    thirds = third_consents(state, number)
    return all(favors_of(state, seat, third) for third in range(state.table.seats) if thirds & 1 << third)


def return_favors(state: State, seat: int, owner: int, n: int) -> None:
    """Return Favors that a seat holds to their owner's supply."""
    for _ in range(n):
        campaign_of(state).favors[seat * SEATS + owner] -= 1
        return_agent(state, owner)


def force(state: State, seat: int, number: int) -> None:
    """Return the Favors and carry out what they force."""
    return_favors(state, seat, giver_of(number), force_cost(state, number))
    if state.events is not None:
        state.emit(DealDone(part_message(state, number), "forced"))
    carry_out(state, number)
    deal_closed(state, [number], is_forced=True)


@final
class CallToOrder(Frame[State]):
    """What does the caller do before the negotiations? Any number of things (ABR-12.3 to ABR-12.8).

    `refused` are forced actions to which a third player did not consent; its consent can then only be forced too.
    """

    __slots__ = ("refused", "seat", "taken")

    rules = ("ABR-12.3", "ABR-12.6", "ABR-12.7", "ABR-12.8")

    def __init__(self, seat: int, taken: int, refused: list[int]) -> None:
        self.seat = seat
        self.taken = taken
        self.refused = refused

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            taken=0 <= self.taken <= HAS_LEFT | HAS_REVIVED,
            refused=len(set(self.refused)) == len(self.refused) and all(is_part(state, each) for each in self.refused),
        )

    def options(self, state: State) -> list[Action]:
        """Return everything that the caller may do now."""
        campaign = campaign_of(state)
        found: list[Action] = [DONE]
        if campaign.is_decided:
            found.append(notation.PETITION)
        if is_regent(state, self.seat) and not self.taken & HAS_LEFT:
            found.append(notation.LEAVE_EMPIRE)
        if not regents(state) and not self.taken & HAS_REVIVED:
            found.append(notation.REVIVE_EMPIRE)
        for number in forced_parts(state, self.seat):
            if number not in self.refused:
                found.append(notation.made("force", part_name(state, number), (number,)))
            if third_consents(state, number) and can_force_consent(state, self.seat, number):
                found.append(notation.made("force_consent", part_name(state, number), (number,)))
        return found

    def ask(self, state: State) -> Request | None:
        options = self.options(state)
        return Decision(self.seat, options) if len(options) > 1 else None

    def run(self, state: State) -> None:
        state.stack.pop()

    def answer(self, state: State, seat: int, action: Action) -> None:
        if action is DONE:
            state.stack.pop()
        elif action is notation.PETITION:
            into_session(state)
            if state.events is not None:
                state.emit(Title("petitioned", seat))
        elif action is notation.LEAVE_EMPIRE:
            state.stack[-1] = CallToOrder(seat, self.taken | HAS_LEFT, self.refused)
            become_outlaw(state, seat)
        elif action is notation.REVIVE_EMPIRE:
            state.stack[-1] = CallToOrder(seat, self.taken | HAS_REVIVED, self.refused)
            become_regent(state, seat)
        else:
            number = action.args[0]
            thirds = third_consents(state, number)
            if thirds and action.kind == "force":
                state.stack.append(ConsentToForce(seat, thirds, number))
                return
            for third in range(state.table.seats):
                if thirds & 1 << third:
                    return_favors(state, seat, third, 1)
            force(state, seat, number)

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind in ("force", "force_consent"):
            args: Json = {"part": part_args(state, action.args[0]), "n": force_cost(state, action.args[0])}
            return Message(f"do-{action.kind.replace('_', '-')}", args, ("ABR-12.3",))
        return Message(f"do-{action.kind.replace('_', '-')}", {}, self.rules)


@final
class ConsentToForce(Frame[State]):
    """Does a third player consent to what the caller forces somebody to do? `waiting` are those still to answer."""

    __slots__ = ("part", "seat", "waiting")

    rules = ("ABR-12.3", "ABR-12.16")

    def __init__(self, seat: int, waiting: int, part: int) -> None:
        self.seat = seat  # the caller
        self.waiting = waiting
        self.part = part

    def misfit(self, state: State) -> Message | None:
        is_forced = self.part in forced_parts(state, self.seat)
        thirds = third_consents(state, self.part) if is_forced else 0
        return check_fields(self, part=is_forced, waiting=self.waiting > 0 and self.waiting & ~thirds == 0)

    def next_to_answer(self, state: State) -> int:
        """Return who answers next."""
        return next(seat for seat in range(state.table.seats) if self.waiting & 1 << seat)

    def ask(self, state: State) -> Request | None:
        return Decision(self.next_to_answer(state), [notation.ACCEPT, notation.REFUSE])

    def answer(self, state: State, seat: int, action: Action) -> None:
        left = self.waiting & ~(1 << seat)
        if action is notation.ACCEPT and left:
            state.stack[-1] = ConsentToForce(self.seat, left, self.part)
            return
        state.stack.pop()
        if action is notation.ACCEPT:
            force(state, self.seat, self.part)
            return
        if state.events is not None:
            state.emit(SeatEvent("refused-deal", seat))
        below = state.stack[-1]
        if isinstance(below, CallToOrder):
            state.stack[-1] = CallToOrder(below.seat, below.taken, [*below.refused, self.part])

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"who_calls": seat_ref(self.seat), "part": part_args(state, self.part)}


class DealDone(Event):
    """A part of a deal is carried out, or was forced."""

    __slots__ = ("how", "message")

    def __init__(self, message: Message, how: str) -> None:
        self.message = message
        self.how = how

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message(f"log-{self.message.id}", self.message.args)
