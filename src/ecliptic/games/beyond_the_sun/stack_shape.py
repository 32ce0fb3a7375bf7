"""What may wait on the stack: which frame right above which, and for what. Each frame checks its own fields itself."""

from typing import Any, Final

from ecliptic.effects import ChooseEffect, React, Reacting, Repeat, Resolve
from ecliptic.games.beyond_the_sun.colonize import ChooseSystem, ColonyBonus, PlaceColonyDisc, ReturnShips
from ecliptic.games.beyond_the_sun.control import Bonuses, ChooseBonus, PlaceOutposts
from ecliptic.games.beyond_the_sun.copying import ChooseRow, CopyAction, KeepSystem, RepeatBonus
from ecliptic.games.beyond_the_sun.decks import PutUnder
from ecliptic.games.beyond_the_sun.discs import AutomateDisc, LastDisc, LastDiscOfTrack
from ecliptic.games.beyond_the_sun.events import (
    ChooseLink,
    ChooseNeighbour,
    GiveAway,
    InTurn,
    NameLevel,
    UncoverGuild,
)
from ecliptic.games.beyond_the_sun.fleet import BuildShip, UpgradeShips
from ecliptic.games.beyond_the_sun.frame_checks import MOST_PARTS
from ecliptic.games.beyond_the_sun.gains import GrowFrom, PlaceSupply, TakeShortSupply
from ecliptic.games.beyond_the_sun.jump import MoveAnywhere, MoveShips
from ecliptic.games.beyond_the_sun.production import Production, Trading
from ecliptic.games.beyond_the_sun.research import (
    ChooseCard,
    ChooseSlot,
    ChooseType,
    Discover,
    EndEvent,
    Immediate,
    KeepTechnology,
)
from ecliptic.games.beyond_the_sun.setup import ChooseMat, FirstPlayer, SetUp
from ecliptic.games.beyond_the_sun.spaces import ChoosePayment
from ecliptic.games.beyond_the_sun.state import SOURCE_SEAT, State
from ecliptic.games.beyond_the_sun.turn import (
    ACHIEVEMENT,
    AFTER_ACTION,
    END,
    PRODUCTION,
    AfterAction,
    ChooseSpace,
    ClaimAchievement,
    FinalScoring,
    TakeTurn,
)
from ecliptic.games.beyond_the_sun.verb import Act, ChooseOption, MayUse
from ecliptic.games.beyond_the_sun.words import HOOKS, Learned
from ecliptic.kernel import Frame, Message
from ecliptic.kernel.frames import field_misfit, name_of

MOST_FRAMES: Final = 128
MOST_REACTIONS: Final = 64  # of components to one moment

Kinds = tuple[type, ...]

BOTTOM: Final[Kinds] = ()

# What an effect, or something that an effect asks, may wait on: the rest of effects, and what they belong to.
EFFECT: Final[Kinds] = (
    Act, AfterAction, Bonuses, ChooseEffect, ChooseSpace, EndEvent, InTurn, LastDisc, LastDiscOfTrack, Learned, React,
    Reacting, Repeat, Resolve,
)  # fmt: skip
# Ships also change by trades.
CHECK: Final[Kinds] = (*EFFECT, Trading)
# Actions begin in a turn, or as a part of another action.
ACTION: Final[Kinds] = (*EFFECT, TakeTurn)
REACTION: Final[Kinds] = (*CHECK, AutomateDisc, FinalScoring, Immediate, PlaceOutposts, TakeTurn)

# What may lie right below a frame. Few questions lie below anything: most leave the stack before something happens.
BELOW: Final[dict[type, Kinds]] = {
    FirstPlayer: (SetUp,),
    SetUp: BOTTOM,
    ChooseMat: (SetUp, ChooseMat),
    TakeTurn: BOTTOM,
    FinalScoring: BOTTOM,
    ChooseSpace: (TakeTurn,),
    AfterAction: (TakeTurn,),
    Production: (TakeTurn,),
    ClaimAchievement: (TakeTurn,),
    Trading: ACTION,
    GrowFrom: ACTION,
    ChoosePayment: ACTION,
    Act: ACTION,
    Resolve: EFFECT,
    Repeat: EFFECT,
    ChooseEffect: EFFECT,
    MayUse: EFFECT,
    React: REACTION,
    Reacting: REACTION,
    InTurn: EFFECT,
    # Research
    ChooseSlot: EFFECT,
    Learned: EFFECT,
    Immediate: (Learned,),
    Discover: EFFECT,
    EndEvent: (Discover,),
    ChooseType: EFFECT,
    ChooseCard: EFFECT,
    KeepTechnology: EFFECT,
    PutUnder: (*EFFECT, ColonyBonus, Immediate, PlaceColonyDisc, PutUnder),
    # Ships and control
    BuildShip: EFFECT,
    UpgradeShips: EFFECT,
    MoveShips: EFFECT,
    MoveAnywhere: EFFECT,
    GiveAway: EFFECT,
    LastDisc: CHECK,
    LastDiscOfTrack: CHECK,
    Bonuses: CHECK,
    ChooseBonus: (Bonuses,),
    PlaceOutposts: (*CHECK, PlaceOutposts),
    # Colonies
    ChooseSystem: EFFECT,
    ReturnShips: EFFECT,
    ColonyBonus: EFFECT,
    PlaceColonyDisc: (ColonyBonus,),
    KeepSystem: EFFECT,
    # Other questions
    TakeShortSupply: EFFECT,
    PlaceSupply: EFFECT,
    AutomateDisc: EFFECT,
    RepeatBonus: EFFECT,
    CopyAction: EFFECT,
    ChooseRow: EFFECT,
    NameLevel: EFFECT,
    UncoverGuild: EFFECT,
    ChooseLink: EFFECT,
    ChooseNeighbour: EFFECT,
}

# The phase that a turn goes on with after what waits right above it; everything else belongs to the action.
NEXT_PHASE: Final[dict[type, int]] = {
    ChooseSpace: AFTER_ACTION,
    AfterAction: PRODUCTION,
    Production: ACHIEVEMENT,
    Trading: ACHIEVEMENT,
    GrowFrom: ACHIEVEMENT,
    React: ACHIEVEMENT,
    Reacting: ACHIEVEMENT,
    ClaimAchievement: END,
}


def stack_problems(state: State) -> list[Message]:
    """Return what could not wait on the stack of a real game."""
    stack = state.stack
    if state.places:
        return [Message("problem-waiting-after-end")] if stack else []
    if len(stack) > MOST_FRAMES:
        return [Message("problem-waiting-many", {"has": len(stack), "most": MOST_FRAMES})]
    if not stack:
        return [Message("problem-turn-stack")]
    for i, frame in enumerate(stack):
        kind: Any = type(frame)
        below = BELOW.get(kind, BOTTOM)
        if i == 0:
            if (kind is SetUp) != (state.round == 0) or kind not in (SetUp, TakeTurn, FinalScoring):
                return [Message("problem-turn-stack" if state.round else "problem-set-up")]
        elif type(stack[i - 1]) not in below:
            under = name_of(type(stack[i - 1]))
            return [Message("problem-waiting-above", {"frame": name_of(kind), "below": under})]
        wrong = shared_misfit(state, frame)
        if wrong is not None:
            return [wrong]
    turn = stack[0]
    if isinstance(turn, TakeTurn) and len(stack) > 1:
        kind = type(stack[1])
        if turn.phase != NEXT_PHASE.get(kind, AFTER_ACTION):
            return [field_misfit(turn, "phase")]
    return []


def shared_misfit(state: State, frame: Frame[Any]) -> Message | None:
    """Return why a frame of the effect layer cannot wait: what it does not know about this game."""
    if isinstance(frame, React):
        names = list(HOOKS.triggers)
        if not 0 <= frame.trigger < len(HOOKS) or HOOKS.names[frame.trigger] not in names:
            return field_misfit(frame, "trigger")
        fits = len(frame.sources) <= MOST_REACTIONS and all(state.is_source(-1, each) for each in frame.sources)
        return None if fits else field_misfit(frame, "sources")
    if not isinstance(frame, (Resolve, Repeat, Reacting, ChooseEffect, MayUse, InTurn)):
        return None
    if not 0 <= frame.effect < len(state.effects.steps):
        return field_misfit(frame, "effect")
    seat = 0 if isinstance(frame, InTurn) else frame.seat  # events belong to no faction
    if not is_source_of(state, seat, frame.effect, frame.source):
        return field_misfit(frame, "source")
    if isinstance(frame, Resolve):  # the first step never waits
        return None if frame.step > 0 else field_misfit(frame, "step")
    if isinstance(frame, Repeat):
        fits = frame.effect in repeated_effects(state) and 1 <= frame.left <= MOST_PARTS
        return None if fits else field_misfit(frame, "effect")
    if isinstance(frame, Reacting):
        effects = [reaction.effect for reaction in state.row_of(frame.source).reactions]
        return None if frame.effect in effects else field_misfit(frame, "effect")
    return None


def is_source_of(state: State, seat: int, effect: int, source: int) -> bool:
    """Return whether an effect that a faction resolves is printed on this source."""
    component = state.parts.effect_components[effect]
    if component < 0:
        return source == -1
    if component < state.parts.event_number(0):
        return source == seat << SOURCE_SEAT | component
    event = component - state.parts.event_number(0)
    is_resolved = any(isinstance(frame, EndEvent) and frame.event == event for frame in state.stack)
    return source == component and (is_resolved or effect in state.parts.action_effects)


def repeated_effects(state: State) -> set[int]:
    """Return the options that are carried out several times."""
    found: set[int] = set()
    for steps in state.effects.steps:
        for step in steps:
            if isinstance(step, ChooseOption) and step.times > 1 and not step.mixed:
                found.update(step.options)
    return found
