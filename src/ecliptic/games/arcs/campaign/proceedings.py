"""What goes on between turns, for views: procedures step by step, the Summit and its deal, objectives, control.

Everything here is public: deals are put together openly (ABR-12.10), and frames of the campaign hold nothing hidden.
"""

from typing import Any

from ecliptic.games.arcs.board import SYSTEM_COUNT, SYSTEMS
from ecliptic.games.arcs.campaign.acts import GRAND_AMBITIONS, fate_act
from ecliptic.games.arcs.campaign.call_to_order import CallToOrder
from ecliptic.games.arcs.campaign.council import CouncilResolves, EventResolves
from ecliptic.games.arcs.campaign.crises import Crises
from ecliptic.games.arcs.campaign.deals import concerned, part_args, part_name
from ecliptic.games.arcs.campaign.edicts import Edicts
from ecliptic.games.arcs.campaign.empire import has_presence
from ecliptic.games.arcs.campaign.event_dice import MayReroll, rerolling_card
from ecliptic.games.arcs.campaign.fleets import CatapultFleet, MoveFleet
from ecliptic.games.arcs.campaign.intermission import Intermission
from ecliptic.games.arcs.campaign.state import NO_CLOCK, campaign_of, imperial_ships_at
from ecliptic.games.arcs.campaign.summit import NO_SIDE, Consent, DraftDeal, Negotiations
from ecliptic.games.arcs.state import NOBODY, OWNERS, SEATS, State
from ecliptic.kernel import Json


def proceedings_view(state: State) -> list[Json]:
    """Return the procedures that go on, the outermost first: what, at which step, and whose it is (-1: nobody's)."""
    found: list[Json] = []
    for each in state.stack:
        frame: Any = each
        if isinstance(frame, Intermission):
            found.append(_going_on("intermission", frame.step))
        elif isinstance(frame, CouncilResolves):
            found.append(_going_on("council", frame.step, frame.seat))
        elif isinstance(frame, EventResolves):
            found.append(_going_on("event", 0, state.initiative))
        elif isinstance(frame, Crises):
            found.append(_going_on("crises", frame.stage))
        elif isinstance(frame, Edicts):
            found.append(_going_on("edicts", frame.number))
    return found


def _going_on(what: str, step: int, seat: int = NOBODY) -> Json:
    return {"what": what, "step": step, "seat": seat}


def summit_view(state: State) -> Json | None:
    """Return the Summit that goes on: who has called it, who is done, and how many proposals everybody has left."""
    call: CallToOrder | None = None
    talks: Negotiations | None = None
    for each in state.stack:
        frame: Any = each
        if isinstance(frame, CallToOrder):
            call = frame
        elif isinstance(frame, Negotiations):
            talks = frame
    if talks is None:
        return None
    shown: Json = {
        "caller": talks.caller,
        "stage": "call_to_order" if call is not None else "negotiations",
        "done": [bool(talks.done & 1 << seat) for seat in range(state.table.seats)],
        "proposals": talks.counts[:],
    }
    deal = deal_view(state)
    if deal is not None:
        shown["deal"] = deal
    return shown


def deal_view(state: State) -> Json | None:
    """Return the deal that is put together or answered: its parts in words, and who still has to consent."""
    frame: Any = state.stack[-1] if state.stack else None
    if isinstance(frame, DraftDeal):
        side = [] if frame.side == NO_SIDE else [frame.side // SEATS, frame.side % SEATS]
        return {**_parts(state, frame.seat, frame.parts), "side": side, "waiting": [], "accepted": []}
    for each in state.stack[::-1]:
        asked: Any = each
        if isinstance(asked, Consent):
            seats = range(state.table.seats)
            all_asked = concerned(state, asked.parts) & ~(1 << asked.seat)
            waiting = [seat for seat in seats if asked.waiting & 1 << seat]
            accepted = [seat for seat in seats if all_asked & ~asked.waiting & 1 << seat]
            return {**_parts(state, asked.seat, asked.parts), "side": [], "waiting": waiting, "accepted": accepted}
    return None


def _parts(state: State, seat: int, parts: list[int]) -> Json:
    rows = [{"part": part_name(state, number), "words": part_args(state, number)} for number in parts]
    return {"seat": seat, "parts": rows}


def reroll_view(state: State) -> Json | None:
    """Return the dice that a player may reroll, as `rolled` has them (-1: not rolled), and with which card."""
    frame: Any = state.stack[-1] if state.stack else None
    if not isinstance(frame, MayReroll):
        return None
    card = state.table.cards.ids[rerolling_card(state, frame.seat)]
    return {"seat": frame.seat, "card": card, "dice": [frame.side, frame.cluster]}


def goals_view(state: State, seat: int) -> Json:
    """Return a seat's objective marker with where it started (-1: none), and its grand ambitions (ABR-3)."""
    act = fate_act(state, seat)
    start = act.start.get(state.table.seats, NO_CLOCK) if act is not None else NO_CLOCK
    grand = act.grand if act is not None else []
    return {
        "space": campaign_of(state).clocks[seat],
        "start": start,
        "grand": [{"id": name, "fulfilled": GRAND_AMBITIONS[name](state, seat)} for name in grand],
    }


def commanded_systems(state: State) -> list[str]:
    """Return where the seat whose turn it is commands Imperial ships (ABR-4.6)."""
    seat = state.turn_seat
    return [
        SYSTEMS[system]
        for system in range(SYSTEM_COUNT)
        if imperial_ships_at(state, system) and has_presence(state, seat, system)
    ]


def fleet_view(state: State) -> Json:
    """Return the system, the other end and the owner of a moving fleet, as for other moves."""
    frame: Any = state.stack[-1] if state.stack else None
    if isinstance(frame, MoveFleet):
        return {"system": SYSTEMS[frame.start], "to": SYSTEMS[frame.end], "owner": OWNERS[frame.seat]}
    if isinstance(frame, CatapultFleet):
        return {"system": SYSTEMS[frame.at], "owner": OWNERS[frame.seat]}
    return {}
