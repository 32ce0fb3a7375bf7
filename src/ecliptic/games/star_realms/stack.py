"""What may wait on the stack: which frame right above which, and for what. Each frame checks its own fields itself."""

from typing import Any, Final

from ecliptic.effects import ChooseEffect, React, Reacting, Repeat, Resolve
from ecliptic.games.star_realms.acquire import AcquireFree, Destination
from ecliptic.games.star_realms.attack import AttackAmount, DestroyBase
from ecliptic.games.star_realms.cards import DrawCards
from ecliptic.games.star_realms.copies import Copy
from ecliptic.games.star_realms.discarding import ForcedDiscard, TargetOpponent
from ecliptic.games.star_realms.elimination import Gift, Leave
from ecliptic.games.star_realms.hydra import Consent, Share, TeamPhase
from ecliptic.games.star_realms.main_phase import MainPhase, ShipPlayed
from ecliptic.games.star_realms.picking import MOST_PICKED, PickOwn, PickOwnCards, ScrapRow
from ecliptic.games.star_realms.setup import Begin, FirstPlayer, SetUp, StartingHand, TradeDeck
from ecliptic.games.star_realms.state import State, is_acting, source_seat
from ecliptic.games.star_realms.transfer import TransferCard, TransferTo
from ecliptic.games.star_realms.turn import DrawPhase, EndOfTurn, NextTurn
from ecliptic.games.star_realms.words import SHIP_PLAYED
from ecliptic.kernel import Frame, Message
from ecliptic.kernel.frames import field_misfit, name_of

MOST_FRAMES: Final = 64
MOST_SOURCES: Final = 64  # that react to one ship

PHASES: Final[tuple[type, ...]] = (MainPhase, TeamPhase)
WORK: Final[tuple[type, ...]] = (Resolve, Repeat, ShipPlayed, React, Reacting)
ABILITY: Final[tuple[type, ...]] = (*PHASES, *WORK)
BOTTOM: Final[tuple[type, ...]] = ()
SET_UP: Final[tuple[type, ...]] = (FirstPlayer, SetUp, Begin)

# What may lie right below a frame. A question lies below nothing: it leaves the stack before anything else happens.
BELOW: Final[dict[type, tuple[type, ...]]] = {
    FirstPlayer: BOTTOM,
    SetUp: BOTTOM,
    Begin: BOTTOM,
    StartingHand: (Begin, StartingHand),
    TradeDeck: (Begin, StartingHand, *PHASES),
    EndOfTurn: BOTTOM,
    MainPhase: (EndOfTurn,),
    TeamPhase: (EndOfTurn,),
    NextTurn: BOTTOM,
    DrawPhase: (NextTurn, DrawPhase),
    DrawCards: (*ABILITY, Begin, StartingHand, NextTurn, DrawPhase),
    ShipPlayed: PHASES,
    Resolve: ABILITY,
    Repeat: ABILITY,
    React: PHASES,
    Reacting: (*PHASES, React, Reacting),
    ChooseEffect: ABILITY,
    TargetOpponent: ABILITY,
    ForcedDiscard: ABILITY,
    PickOwn: ABILITY,
    ScrapRow: ABILITY,
    Copy: ABILITY,
    Destination: ABILITY,
    AcquireFree: ABILITY,
    DestroyBase: ABILITY,
    AttackAmount: PHASES,
    TransferCard: PHASES,
    TransferTo: PHASES,
    Share: (TeamPhase,),
    Consent: (TeamPhase,),
    Leave: PHASES,
    Gift: (Leave,),
}


def stack_problems(state: State) -> list[Message]:
    """Return what could not wait on the stack of a real game."""
    stack = state.stack
    if state.places:
        return [Message("problem-over-stack")] if stack else []
    if len(stack) > MOST_FRAMES:
        return [Message("problem-stack-long", {"has": len(stack), "most": MOST_FRAMES})]
    for i, frame in enumerate(stack):
        kind: Any = type(frame)
        below = BELOW[kind]
        if i == 0:
            if below:
                return [Message("problem-stack-start", {"frame": name_of(kind)})]
            if (kind in SET_UP) != (state.turn == 0):
                return [Message("problem-stack-turn", {"frame": name_of(kind), "turn": state.turn})]
        elif type(stack[i - 1]) not in below:
            under = name_of(type(stack[i - 1]))
            return [Message("problem-stack", {"frame": name_of(kind), "below": under})]
        wrong = shared_misfit(state, frame)
        if wrong is not None:
            return [wrong]
    for kind in (StartingHand, DrawPhase):
        seats = [frame.seat for frame in stack if isinstance(frame, kind)]
        if len(set(seats)) < len(seats):
            return [Message("problem-stack", {"frame": name_of(kind), "below": name_of(kind)})]
    return []


def shared_misfit(state: State, frame: Frame[Any]) -> Message | None:
    """Return why a frame of the effect layer cannot wait: what it does not know about Star Realms."""
    if isinstance(frame, React):
        owners = {source_seat(source) for source in frame.sources}
        if frame.trigger != SHIP_PLAYED.number:
            return field_misfit(frame, "trigger")
        fits = len(frame.sources) <= MOST_SOURCES and all(is_acting(state, seat) for seat in owners if seat < 6)
        return None if fits else field_misfit(frame, "sources")
    if not isinstance(frame, (Resolve, Repeat, Reacting, ChooseEffect)):
        return None
    if not is_acting(state, frame.seat):
        return field_misfit(frame, "seat")
    if not 0 <= frame.effect < len(state.effects.steps):
        return field_misfit(frame, "effect")
    if isinstance(frame, Resolve):  # the first step never waits
        return None if frame.step > 0 else field_misfit(frame, "step")
    if isinstance(frame, Repeat):
        if frame.effect not in repeated_effects(state):
            return field_misfit(frame, "effect")
        return None if frame.left <= MOST_PICKED else field_misfit(frame, "left")
    if isinstance(frame, Reacting):
        if not state.is_source(-1, frame.source) or source_seat(frame.source) != frame.seat:
            return field_misfit(frame, "source")
        effects = [reaction.effect for reaction in state.row_of(frame.source).reactions]
        return None if frame.effect in effects else field_misfit(frame, "effect")
    return None


def repeated_effects(state: State) -> set[int]:
    """Return the effects that happen once for each card picked."""
    return {step.each for steps in state.effects.steps for step in steps if isinstance(step, PickOwnCards)}
