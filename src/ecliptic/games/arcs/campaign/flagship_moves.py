"""How a Flagship moves: with other ships or without them, and with its Slipstream Drive (ABR-11.3, ABR-11.24)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice, React
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking
from ecliptic.games.arcs.campaign.flagship import (
    SLIPSTREAM_DRIVE,
    SLIPSTREAM_USED,
    flagship_of,
    has_upgrade,
    is_flagship_at,
)
from ecliptic.games.arcs.campaign.fleets import BEGINS, CATAPULTS, REPEATS, WITHOUT, CatapultFleet, MoveFleet
from ecliptic.games.arcs.campaign.notation import SLIPSTREAM
from ecliptic.games.arcs.campaign.state import campaign_of
from ecliptic.games.arcs.events import owner_ref, system_ref
from ecliptic.games.arcs.frame_checks import is_in_play, is_seat
from ecliptic.games.arcs.moving import FIRST_STEP, ON_THE_WAY, ONCE_MORE, Catapult, MoveShips
from ecliptic.games.arcs.pieces import losable_ships
from ecliptic.games.arcs.reaction_order import ChooseReaction
from ecliptic.games.arcs.state import SHIP_OWNERS, State
from ecliptic.games.arcs.words import MOVED, commanded, neighbours
from ecliptic.kernel import Action, Json, Message
from ecliptic.kernel.frames import check_fields

# Whether the Flagship is in the group that moves; `WITHOUT` it, if that is about to move.
STAYS: Final = 0
MOVES: Final = 1
ALONE: Final = 2  # the group that is about to move is the Flagship
LEFT: Final = 4  # it has moved, and the group has left it on the way; it may move once more (L03)


def flagship_step(
    state: State, chooser: int, owner: int, start: int, end: int, group: int, fresh: int, stage: int
) -> None:
    """Move the Flagship with the fresh ships that have moved; if only some did, ask whether it is among them."""
    campaign = campaign_of(state)
    how = campaign.underway
    if not is_flagship_at(state, owner, start):
        if is_flagship_at(state, owner, end) and goes_on(state):
            campaign.underway = STAYS  # it was there before the group came, be it by an earlier move
        return
    if stage != ON_THE_WAY:
        campaign.underway = STAYS
    if not is_in_group(how, stage):
        return
    if fresh == group or (stage == FIRST_STEP and how == ALONE):
        follow(state, owner, end)
        return
    campaign.underway = LEFT if stage == ON_THE_WAY and state.active[MOVED.number] else STAYS
    if fresh:
        state.stack.append(FlagshipFollows(chooser, owner, start, end))


def goes_on(state: State) -> bool:
    """Return whether ships that take a step now may move on: in a Catapult, or once more by a card (L03)."""
    return isinstance(state.stack[-1], (Catapult, CatapultFleet, React, ChooseReaction))


def is_in_group(how: int, stage: int) -> bool:
    """Return whether the Flagship is among the ships that could move; if not, it was there before they came."""
    if stage == FIRST_STEP:
        return how != WITHOUT
    return how == MOVES or (stage == ONCE_MORE and how == LEFT)


def follow(state: State, owner: int, end: int) -> None:
    """Let the Flagship be among the ships that have moved."""
    campaign = campaign_of(state)
    campaign.flagships[owner] = end
    campaign.underway = MOVES


@final
class FlagshipFollows(Choice[State]):
    """Is the Flagship among the ships that have moved? (ABR-11.3)"""

    __slots__ = ("end", "owner", "start")

    rules = ("ABR-11.3",)

    def __init__(self, seat: int, owner: int, start: int, end: int) -> None:
        self.seat = seat
        self.owner = owner
        self.start = start
        self.end = end

    def misfit(self, state: State) -> Message | None:
        is_owner = is_seat(state, self.owner)
        end = is_in_play(state, self.end)
        return check_fields(
            self,
            owner=is_owner,
            start=is_owner and is_flagship_at(state, self.owner, self.start),
            end=end and self.end != self.start and state.fresh[self.end * SHIP_OWNERS + self.owner] > 0,
        )

    def options(self, state: State) -> list[Action]:
        return [notation.YES, notation.NO]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is notation.YES:
            follow(state, self.owner, self.end)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"whose": owner_ref(self.owner), "from": system_ref(self.start), "to": system_ref(self.end)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-flagship-follows" if action is notation.YES else "do-flagship-stays", {}, self.rules)


@final
class Slipstream(Asking):
    """A Catapult move of the Flagship alone, or of other own ships in its system, once per turn (ABR-11.24)."""

    verb: ClassVar[str] = "slipstream"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not has_upgrade(state, seat, SLIPSTREAM_DRIVE) or SLIPSTREAM_USED in state.limits:
            return []
        start = flagship_of(state, seat)
        others = losable_ships(state, start, seat) + state.damaged[start * SHIP_OWNERS + seat]
        return [SLIPSTREAM[group][end] for group in range(2 if others else 1) for end in neighbours(state, start, seat)]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        state.limits.append(SLIPSTREAM_USED)
        is_fleet, end = action.args
        start = flagship_of(state, seat)
        campaign = campaign_of(state)
        campaign.underway = WITHOUT if is_fleet else ALONE
        if not is_fleet:
            state.stack.append(MoveShips(seat, start, end, 1, 0, 1, 1, 1, []))
            return
        at = start * SHIP_OWNERS
        own = [losable_ships(state, start, seat), state.damaged[at + seat]]
        others = commanded(state, seat, start)
        if others:
            group = [*own, state.fresh[at + others[0]], state.damaged[at + others[0]]]
            state.stack.append(MoveFleet(seat, others[0], start, end, BEGINS | REPEATS | CATAPULTS, group, [], 0))
        else:
            state.stack.append(MoveShips(seat, start, end, own[0], own[1], 1, 1, 1, []))
