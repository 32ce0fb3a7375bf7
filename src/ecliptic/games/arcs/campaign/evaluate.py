"""What bots value in the campaign: everything of the base game, objectives, grand ambitions, titles and Favors.

One point is about one Power at the end of an act. A deal that is put together or proposed counts by what it would
change for its author if everybody else who must consent gains by it, otherwise by what the worst of them loses.
"""

from typing import Any, Final

from ecliptic.games.arcs import evaluate as base
from ecliptic.games.arcs.campaign.acts import GRAND_POWER, fate_act, grand_ambitions
from ecliptic.games.arcs.campaign.call_to_order import CallToOrder, ConsentToForce
from ecliptic.games.arcs.campaign.deals import concerned, try_parts
from ecliptic.games.arcs.campaign.pursuits import promised_spaces
from ecliptic.games.arcs.campaign.state import ACTS, CHAPTERS, NO_CLOCK, campaign_of
from ecliptic.games.arcs.campaign.summit import Consent, DraftDeal, Negotiations
from ecliptic.games.arcs.campaign.words import deal_closed
from ecliptic.games.arcs.moving import MoveShips, shift
from ecliptic.games.arcs.state import BLIGHT, SEATS, SHIP_OWNERS, State

WEIGHTS: Final[dict[str, float]] = {
    **base.WEIGHTS,
    "objective": 1.0,  # spaces that the objective marker still has to go, by what one costs in this act
    "completed": 1.0,  # the objective is complete
    "pursuit": 0.9,  # spaces that the position promises until the end of the act, as the fate counts them
    "grand_ambitions": 0.8,  # Power of the grand ambitions that are fulfilled now, in this chapter and the later ones
    "rivals_objectives": -0.3,  # how near a Rival's final objective is
    "first_regent": 1.1,  # being First Regent
    "trust": 0.15,  # resources of the Trust, for the First Regent
    "outlaw": -0.4,
    "favors": 0.7,  # Favors held
    "favors_owed": -0.5,  # own Favors that others hold
    "blight": -0.06,  # Blight where own ships are
    "offer": 1.0,  # what a deal on the table would bring
}

# What a space of the objective marker is worth by act: who fails loses Power, which the Intermission halves (ABR-3.4).
SPACE_VALUES: Final = [0.0, 1.0, 1.0, 2.0]
COMPLETED_VALUES: Final = [0.0, 5.0, 6.0, 30.0]  # the success half, the fate that is kept; in Act III the campaign
NEAR: Final = 10  # spaces from which on a final objective threatens others

HOPELESS: Final = -0.2  # an offer that brings its author nothing
ASKING: Final = 0.05  # an offer must promise more than this


def features(state: State, seat: int) -> list[float]:
    """Return how much there is of each thing in `WEIGHTS`, in that order.

    Ships that are about to move count as moved, all of them.
    """
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, MoveShips):
        shift(state, frame.seat, frame.start, frame.end, frame.fresh, frame.damaged)
    found = base.present_features(state, seat)
    found += campaign_features(state, seat)
    if isinstance(frame, MoveShips):
        shift(state, frame.seat, frame.end, frame.start, frame.fresh, frame.damaged)
    found.append(offer_value(state, seat))
    return found


def campaign_features(state: State, seat: int) -> list[float]:
    """Return what only the campaign counts, but for an open offer."""
    campaign = campaign_of(state)
    act, clock = campaign.act, campaign.clocks[seat]
    held = sum(campaign.favors[seat * SEATS : seat * SEATS + SEATS])
    owed = sum(campaign.favors[seat::SEATS])
    is_first = campaign.first_regent == seat
    return [
        -SPACE_VALUES[act] * clock if clock > 0 else 0.0,
        COMPLETED_VALUES[act] if clock == 0 else 0.0,
        SPACE_VALUES[act] * promised_spaces(state, seat),
        grand_value(state, seat),
        threat(state, seat),
        1.0 if is_first else 0.0,
        float(sum(campaign.trust)) if is_first else 0.0,
        1.0 if campaign.outlaws & 1 << seat else 0.0,
        float(held),
        float(owed),
        blight_near(state, seat),
    ]


def grand_value(state: State, seat: int) -> float:
    """Return the Power of the grand ambitions fulfilled now: in this chapter, and less sure in the next (ABR-3.6)."""
    if campaign_of(state).act < ACTS or fate_act(state, seat) is None:
        return 0.0
    n = grand_ambitions(state, seat)
    if not n:
        return 0.0
    chapter = max(1, state.chapter)
    value = float(GRAND_POWER[chapter][0 if n == 1 else 1])
    if chapter < CHAPTERS[ACTS]:
        value += 0.3 * GRAND_POWER[chapter + 1][0 if n == 1 else 1]
    return value


def threat(state: State, seat: int) -> float:
    """Return how near the nearest final objective of a Rival is, 0 far away (ABR-3.9)."""
    campaign = campaign_of(state)
    if campaign.act < ACTS:
        return 0.0
    spaces = [clock for other, clock in enumerate(campaign.clocks) if other != seat and clock != NO_CLOCK]
    return float(max(0, NEAR - min(spaces))) if spaces else 0.0


def blight_near(state: State, seat: int) -> float:
    """Return the Blight in systems with own ships: it hits them in crises (ABR-9.2)."""
    count = 0
    fresh, damaged = state.fresh, state.damaged
    for at in range(0, len(fresh), SHIP_OWNERS):
        if fresh[at + seat] or damaged[at + seat]:
            count += 3 * fresh[at + BLIGHT] + damaged[at + BLIGHT]
    return float(count)


def offer_value(state: State, seat: int) -> float:
    """Return what the deal on the table is worth to its author, 0 without one of this seat."""
    frame: Any = state.stack[-1] if state.stack else None
    if not isinstance(frame, (DraftDeal, Consent)) or frame.seat != seat or not frame.parts:
        return 0.0
    asked = concerned(state, frame.parts)
    if not asked & 1 << seat:
        return HOPELESS  # between others
    world = try_parts(state, frame.parts)
    if world is None:
        return HOPELESS
    deal_closed(world, frame.parts)  # a deal may advance an objective
    worst = 0.0
    for other in range(state.table.seats):
        if other != seat and asked & 1 << other:
            worst = min(worst, gain(state, world, other) - ASKING)
    mine = gain(state, world, seat)
    if worst < 0.0 or mine <= ASKING:
        return min(HOPELESS, 0.1 * worst, 0.1 * mine)
    return mine - ASKING


def gain(state: State, world: State, seat: int) -> float:
    """Return how much better a world is for a seat than the present one."""
    return value(world, seat) - value(state, seat)


def value(state: State, seat: int) -> float:
    """Return the points of a position without open offers."""
    amounts = base.present_features(state, seat) + campaign_features(state, seat)
    total = 0.0
    for weight, amount in zip(POINTS, amounts, strict=True):
        total += weight * amount
    return total


POINTS: Final = list(WEIGHTS.values())[:-1]


def asked_seat(state: State) -> int:
    """Return who is asked in a Summit, -1 outside one: bots look ahead to the answer of somebody else."""
    frame: Any = state.stack[-1] if state.stack else None
    if isinstance(frame, (DraftDeal, CallToOrder)):
        return frame.seat
    if isinstance(frame, (Consent, ConsentToForce)):
        return frame.next_to_answer(state)
    return frame.speaker(state) if isinstance(frame, Negotiations) else -1
