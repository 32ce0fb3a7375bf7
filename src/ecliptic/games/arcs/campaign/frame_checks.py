"""Whether the fields of the campaign's frames fit the state: what somebody may have written in a position by hand.

A row for each kind of frame returns its fields with whether each is right. Frames of Summits and fates check themselves
(`misfit`).
"""

from collections.abc import Callable
from typing import Any, Final

from ecliptic.games.arcs.campaign.choosing_fates import ChooseFates, DealFates
from ecliptic.games.arcs.campaign.council import LAST, TITLES, CouncilResolves, StealTrust
from ecliptic.games.arcs.campaign.crises import (
    OF_BLIGHT,
    OVER,
    CourtCrises,
    Crises,
    CrisisOf,
    RollNumberDie,
)
from ecliptic.games.arcs.campaign.demands import Armed, ChooseArmed, Demand, Escalate, ImperialAction, gifts
from ecliptic.games.arcs.campaign.edicts import Edicts, EnforceOrChange
from ecliptic.games.arcs.campaign.event_dice import EVENT_SIDES
from ecliptic.games.arcs.campaign.fate import LETTERS
from ecliptic.games.arcs.campaign.fleets import CatapultFleet, MoveFleet
from ecliptic.games.arcs.campaign.intermission import NEXT_ACT, PENALTIES, Intermission, ResolveFate
from ecliptic.games.arcs.campaign.intermission import OVER as INTERMISSION_OVER
from ecliptic.games.arcs.campaign.policies import has_authority
from ecliptic.games.arcs.campaign.setup import (
    EMPIRE_AND_BLIGHT,
    FATE_SET_UPS,
    FREE_CITIES,
    BoxTokens,
    PlaceFirst,
    SetUp,
    SetUpFate,
)
from ecliptic.games.arcs.campaign.setup import TITLES as AFTER_FATE_SET_UPS
from ecliptic.games.arcs.campaign.state import campaign_of, is_regent
from ecliptic.games.arcs.frame_checks import frame_misplaced, is_card, is_in_play, is_seat, is_trail
from ecliptic.games.arcs.moving import MOST_STEPS
from ecliptic.games.arcs.state import NOBODY, SHIP_OWNERS, State
from ecliptic.kernel import Message
from ecliptic.kernel.frames import field_misfit

Fits = dict[str, bool]
MOST_FLAGS: Final = 16
MOST_EDICT: Final = 99
MOST_RESOURCES: Final = 12  # that a play area has room for


def are_seats(state: State, bits: int) -> bool:
    """Return whether these are bits of seats."""
    return 0 <= bits < 1 << state.table.seats


def is_group(state: State, seat: int, other: int, system: int, group: list[int]) -> bool:
    """Return whether such a fleet is in a system: own ships fresh and damaged, then another owner's."""
    if len(group) != 4 or not is_in_play(state, system) or not 0 <= other < SHIP_OWNERS or other == seat:
        return False
    own, along = system * SHIP_OWNERS + seat, system * SHIP_OWNERS + other
    most = [state.fresh[own], state.damaged[own], state.fresh[along], state.damaged[along]]
    return sum(group) > 0 and all(0 <= n <= there for n, there in zip(group, most, strict=True))


def of_move_fleet(state: State, frame: MoveFleet) -> Fits:
    return {
        "start": is_in_play(state, frame.start),
        "end": is_in_play(state, frame.end),
        "group": is_group(state, frame.seat, frame.other, frame.start, frame.group),
        "trail": is_trail(state, frame.trail),
        "steps": 0 <= frame.steps <= MOST_STEPS,
        "flags": 0 <= frame.flags < MOST_FLAGS,
    }


def of_catapult_fleet(state: State, frame: CatapultFleet) -> Fits:
    return {
        "at": is_in_play(state, frame.at),
        "group": is_group(state, frame.seat, frame.other, frame.at, frame.group),
        "trail": is_trail(state, frame.trail),
        "steps": 0 <= frame.steps <= MOST_STEPS,
        "flags": 0 <= frame.flags < MOST_FLAGS,
    }


def of_demand(state: State, frame: Demand) -> Fits:
    due = [seat for seat in range(state.table.seats) if frame.due & 1 << seat]
    return {
        "seat": frame.seat == campaign_of(state).first_regent,
        "due": are_seats(state, frame.due) and (has_authority(state) or all(is_regent(state, seat) for seat in due)),
        # What was given last may be all that the others had; then it ends by itself.
        "frame": frame is not state.stack[-1] or any(gifts(state, frame.seat, other) for other in due),
    }


def of_choose_armed(state: State, frame: ChooseArmed) -> Fits:
    return {"due": are_seats(state, frame.due), "left": 0 < frame.left < frame.due.bit_count() + 1}


def of_choose_fates(state: State, frame: ChooseFates) -> Fits:
    offers = campaign_of(state).offers
    return {"frame": len(offers) == state.table.seats}


def above(state: State, frame: Any) -> Any:
    """Return what lies right above a frame, None if it is the uppermost."""
    place = next(i for i, each in enumerate(state.stack) if each is frame)
    return state.stack[place + 1] if place + 1 < len(state.stack) else None


def of_set_up(state: State, frame: SetUp) -> Fits:
    """Check that nobody is asked before the map is ready, and that a Court was laid out (ABR-2.3, ABR-2.12)."""
    fits = 0 <= frame.step <= FREE_CITIES and (frame.step > EMPIRE_AND_BLIGHT or not state.court)
    fits = fits and (frame.step == FATE_SET_UPS or not isinstance(above(state, frame), (DealFates, ChooseFates)))
    return {"step": fits, "first": frame.first == NOBODY or is_seat(state, frame.first)}


def of_intermission(state: State, frame: Intermission) -> Fits:
    """Check that the next act begins right before the set-up, and fates are chosen before it (ABR-14b, ABR-2c)."""
    campaign = campaign_of(state)
    fits = 0 <= frame.step <= INTERMISSION_OVER
    fits = fits and (campaign.act > 1 if frame.step > NEXT_ACT else campaign.act < campaign.last_act)
    return {"step": fits and (frame.step == NEXT_ACT or not isinstance(above(state, frame), (DealFates, ChooseFates)))}


def is_at_step(state: State, kind: type, step: int) -> bool:
    """Return whether the set-up or the Intermission goes on with this step."""
    carrying: list[Any] = [frame for frame in state.stack if type(frame) is kind]
    return any(frame.step == step for frame in carrying)


def waits_at_most(state: State, frame: Any, most: int) -> bool:
    """Return whether a seat has no more than so many frames of this kind."""
    alike: list[Any] = [each for each in state.stack if type(each) is type(frame)]
    return [each.seat for each in alike].count(frame.seat) <= most


def is_set_up_of_fates(state: State) -> bool:
    """Return whether fates are being set up (ABR-2.13, ABR-2.28)."""
    return is_at_step(state, SetUp, AFTER_FATE_SET_UPS) or is_at_step(state, Intermission, INTERMISSION_OVER)


def of_set_up_fate(state: State, frame: SetUpFate) -> Fits:
    return {"frame": is_set_up_of_fates(state), "seat": waits_at_most(state, frame, 1)}


def of_place_first(state: State, frame: PlaceFirst) -> Fits:
    return {"frame": is_at_step(state, SetUp, FREE_CITIES), "seat": waits_at_most(state, frame, 2)}


def of_resolve_fate(state: State, frame: ResolveFate) -> Fits:
    return {"frame": is_at_step(state, Intermission, PENALTIES), "seat": waits_at_most(state, frame, 1)}


def of_first_regent(state: State, frame: Any) -> Fits:
    return {"seat": frame.seat == campaign_of(state).first_regent}


CHECKS: Final[dict[type, Callable[[State, Any], Fits]]] = {
    SetUp: of_set_up,
    BoxTokens: lambda state, f: {"left": 0 < f.left <= 2},
    DealFates: lambda state, f: {"letter": 0 <= f.letter < len(LETTERS)},
    ChooseFates: of_choose_fates,
    SetUpFate: of_set_up_fate,
    PlaceFirst: of_place_first,
    Intermission: of_intermission,
    ResolveFate: of_resolve_fate,
    CouncilResolves: lambda state, f: {"step": TITLES <= f.step <= LAST},
    StealTrust: lambda state, f: {"left": 0 <= f.left <= MOST_RESOURCES},
    RollNumberDie: lambda state, f: {"side": 0 <= f.side < EVENT_SIDES},
    Crises: lambda state, f: {"stage": OF_BLIGHT <= f.stage <= OVER},
    CrisisOf: lambda state, f: {"card": is_card(state, f.card), "holder": NOBODY <= f.holder < state.table.seats},
    CourtCrises: lambda state, f: {"next_spot": 0 <= f.next_spot <= len(state.court)},
    Edicts: lambda state, f: {"number": NOBODY <= f.number <= MOST_EDICT},
    EnforceOrChange: of_first_regent,
    ImperialAction: lambda state, f: {"seat": is_regent(state, f.seat)},  # any Regent in a Quorum (F01-13)
    Escalate: lambda state, f: {"seat": is_regent(state, f.seat)},
    Demand: of_demand,
    Armed: lambda state, f: {"seat": is_regent(state, f.seat)},
    ChooseArmed: of_choose_armed,
    MoveFleet: of_move_fleet,
    CatapultFleet: of_catapult_fleet,
}


def field_problems(state: State) -> list[Message]:
    """Return the first field of a campaign's frame that does not fit."""
    for frame in state.stack:
        kind: Any = type(frame)
        if kind in CHECKS:
            for field, is_right in CHECKS[kind](state, frame).items():
                if not is_right:
                    return [frame_misplaced(frame) if field == "frame" else field_misfit(frame, field)]
    return []
