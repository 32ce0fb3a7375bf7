"""Deals of a Summit: lists of parts, each one negotiation action, checked and carried out (ABR-12.10).

A part of a deal is a number, from the lowest bit: giver (2 bits), receiver (2 bits), kind (6 bits), what. In words it
is `0>1=relic`: seat 0 gives seat 1 a relic. Where giver and receiver are the same, somebody acts alone.
"""

from typing import Final

from ecliptic.games.arcs.campaign.deal_kinds import FAVOR, KINDS, DealKind, open_kinds
from ecliptic.games.arcs.campaign.words import deal_consent
from ecliptic.games.arcs.events import seat_ref
from ecliptic.games.arcs.frame_checks import is_seat
from ecliptic.games.arcs.state import State
from ecliptic.kernel import Json, Message

RECEIVER: Final = 2
KIND: Final = 4
WHAT: Final = 10
MOST_PART: Final = 1 << 31


def part(giver: int, receiver: int, kind: int, what: int = 0) -> int:
    """Return a part of a deal as a number."""
    return giver | receiver << RECEIVER | kind << KIND | what << WHAT


def giver_of(number: int) -> int:
    """Return who gives."""
    return number & 3


def receiver_of(number: int) -> int:
    """Return who receives."""
    return number >> RECEIVER & 3


def kind_of_part(number: int) -> DealKind:
    """Return the negotiation action."""
    return KINDS[number >> KIND & (1 << WHAT - KIND) - 1]


def is_part(state: State, number: int) -> bool:
    """Return whether a number in a written position could be a part of a deal, possible now or not."""
    if not 0 <= number < MOST_PART or number >> KIND & (1 << WHAT - KIND) - 1 not in KINDS:
        return False
    return is_seat(state, giver_of(number)) and is_seat(state, receiver_of(number))


def possible_parts(state: State, giver: int, receiver: int) -> list[int]:
    """Return every negotiation action from one player towards another, or of one alone, that is possible now."""
    found: list[int] = []
    for kind in open_kinds(state):
        if kind.is_alone == (giver == receiver):
            found += [part(giver, receiver, kind.number, what) for what in kind.givable(state, giver, receiver)]
    return found


def has_part(state: State, kinds: list[DealKind], giver: int, receiver: int) -> bool:
    """Return whether any of these negotiation actions is possible from one player towards another, or of one alone."""
    is_alone = giver == receiver
    if not is_alone and FAVOR.givable(state, giver, receiver):
        return True  # the quickest to see, and mostly possible
    for kind in kinds:
        if kind.is_alone == is_alone and kind.givable(state, giver, receiver):
            return True
    return False


def carry_out(state: State, number: int) -> None:
    """Carry out one part of a deal."""
    kind_of_part(number).carry_out(state, giver_of(number), receiver_of(number), number >> WHAT)


def agents_left(state: State, parts: list[int]) -> list[int]:
    """Return by seat how many agents at least are in its supply after these parts: each takes one at most."""
    left = [player.agents for player in state.players]
    for number in parts:
        left[giver_of(number)] -= 1
        left[receiver_of(number)] -= 1
    return left


def state_after(state: State, parts: list[int]) -> State:
    """Return the state after these parts, which are known to be possible: to read, not to change."""
    if not parts:
        return state
    world = state.clone()
    for number in parts:
        carry_out(world, number)
    return world


def try_parts(state: State, parts: list[int]) -> State | None:
    """Return a copy of the state in which these parts were carried out in order, None if one is impossible."""
    world = state.clone()
    for number in parts:
        if not is_part(state, number) or number not in possible_parts(world, giver_of(number), receiver_of(number)):
            return None
        carry_out(world, number)
    return world


def third_consents(state: State, number: int) -> int:
    """Return the bits of the seats that must consent to a part although it is not theirs."""
    return deal_consent(state, number) & ~(1 << giver_of(number) | 1 << receiver_of(number))


def concerned(state: State, parts: list[int]) -> int:
    """Return the bits of the seats whose consent a deal needs."""
    bits = 0
    for number in parts:
        bits |= 1 << giver_of(number) | 1 << receiver_of(number) | third_consents(state, number)
    return bits


# Words


def part_name(state: State, number: int) -> str:
    """Return a part of a deal in the notation."""
    kind = kind_of_part(number)
    name = kind.names.get(number)
    if name is None:
        name = f"{giver_of(number)}>{receiver_of(number)}={kind.name(state, number >> WHAT)}"
        kind.names[number] = name
    return name


def deal_name(state: State, parts: list[int]) -> str:
    """Return a whole deal in the notation: `0>1=relic+1>0=favor`."""
    return "+".join(part_name(state, number) for number in parts)


def part_message(state: State, number: int) -> Message:
    """Return a part of a deal in words: `deal-<kind>`."""
    kind = kind_of_part(number)
    args: Json = {"who": seat_ref(giver_of(number)), "whom": seat_ref(receiver_of(number))}
    return Message(f"deal-{kind.word}", {**args, **kind.args(state, number >> WHAT)}, ("ABR-12.10",))


def part_args(state: State, number: int) -> Json:
    """Return a part of a deal for use in a message."""
    message = part_message(state, number)
    return {"id": message.id, "args": message.args}


def deal_args(state: State, parts: list[int]) -> list[object]:
    """Return a whole deal for use in a message."""
    return [part_args(state, number) for number in parts]
