"""The Call to Order of a Summit: what its caller does before the negotiations (ABR-12.3 to ABR-12.9)."""

from typing import Any, Final, final

from ecliptic.games.arcs.campaign import notation
from ecliptic.games.arcs.campaign.deals import (
    FAVOR,
    RESOURCE,
    WHAT,
    carry_out,
    giver_of,
    kind_of_part,
    part_message,
    part_name,
    possible_parts,
)
from ecliptic.games.arcs.campaign.empire import become_outlaw, become_regent
from ecliptic.games.arcs.campaign.events import Title
from ecliptic.games.arcs.campaign.state import campaign_of, favors_of, into_session, is_regent, regents
from ecliptic.games.arcs.notation import DONE
from ecliptic.games.arcs.pieces import return_agent
from ecliptic.games.arcs.raiding import resource_cost
from ecliptic.games.arcs.state import SEATS, State
from ecliptic.kernel import Action, Decision, Event, Frame, Json, Message, Request

HAS_LEFT: Final = 1
HAS_REVIVED: Final = 2


def force_cost(state: State, number: int) -> int:
    """Return the Favors that force a part of a deal: a resource costs what its slot costs to raid (ABR-12.3)."""
    if kind_of_part(number) == RESOURCE:
        return resource_cost(state, giver_of(number), number >> WHAT)
    return 1


def forced_parts(state: State, seat: int) -> list[int]:
    """Return what the caller can force with the Favors it holds. A Favor does not buy a Favor (ABR-12.3 to 12.5)."""
    found: list[int] = []
    for rival in range(state.table.seats):
        favors = favors_of(state, seat, rival) if rival != seat else 0
        if favors:
            for number in possible_parts(state, rival, seat):
                if kind_of_part(number) != FAVOR and force_cost(state, number) <= favors:
                    found.append(number)
    return found


@final
class CallToOrder(Frame[State]):
    """What does the caller do before the negotiations? Any number of things (ABR-12.3 to ABR-12.8)."""

    __slots__ = ("seat", "taken")

    rules = ("ABR-12.3", "ABR-12.6", "ABR-12.7", "ABR-12.8")

    def __init__(self, seat: int, taken: int) -> None:
        self.seat = seat
        self.taken = taken

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
            found.append(notation.made("force", part_name(state, number), (number,)))
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
            state.stack[-1] = CallToOrder(seat, self.taken | HAS_LEFT)
            become_outlaw(state, seat)
        elif action is notation.REVIVE_EMPIRE:
            state.stack[-1] = CallToOrder(seat, self.taken | HAS_REVIVED)
            become_regent(state, seat)
        else:
            number = action.args[0]
            rival = giver_of(number)
            for _ in range(force_cost(state, number)):
                campaign_of(state).favors[seat * SEATS + rival] -= 1
                return_agent(state, rival)
            if state.events is not None:
                state.emit(DealDone(part_message(state, number), "forced"))
            carry_out(state, number)

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "force":
            args: Json = {"part": part_args(state, action.args[0]), "n": force_cost(state, action.args[0])}
            return Message("do-force", args, ("ABR-12.3",))
        return Message(f"do-{action.kind.replace('_', '-')}", {}, self.rules)


def part_args(state: State, number: int) -> Json:
    """Return a part of a deal for use in a message."""
    message = part_message(state, number)
    return {"id": message.id, "args": message.args}


class DealDone(Event):
    """A part of a deal is carried out, or was forced."""

    __slots__ = ("how", "message")

    def __init__(self, message: Message, how: str) -> None:
        self.message = message
        self.how = how

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message(f"log-{self.message.id}", self.message.args)
