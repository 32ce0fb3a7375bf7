"""What may wait on the stack: which frame right above which, and for what. Each frame checks its own fields itself."""

from typing import Any, Final

from ecliptic.effects import React, Reacting, Resolve
from ecliptic.games.arcs.actions import ChooseType, Pay
from ecliptic.games.arcs.asking import Ask
from ecliptic.games.arcs.battle import AFTER, AssignHits, Battle, CollectDice
from ecliptic.games.arcs.board import AMBITIONS, SYSTEM_COUNT
from ecliptic.games.arcs.court import Ransack, Refill, ShuffleCourt
from ecliptic.games.arcs.draft import Draft, LayOut, LeaderSetup, Pick, PlaceLeaders
from ecliptic.games.arcs.frame_checks import is_seat
from ecliptic.games.arcs.guilds import DrawFromPile, ReturnCards
from ecliptic.games.arcs.leaders import DrawLore, UseAgain
from ecliptic.games.arcs.lore_actions import Volley
from ecliptic.games.arcs.moving import Catapult, MoveShips
from ecliptic.games.arcs.outrage import Aftermath
from ecliptic.games.arcs.raiding import Raid
from ecliptic.games.arcs.reaction_order import ChooseReaction
from ecliptic.games.arcs.rerolls import ChooseDice, Rerolls, RollDice
from ecliptic.games.arcs.resources import Settle
from ecliptic.games.arcs.rounds import EndRound, Follow, Lead, NextFollower, StartRound
from ecliptic.games.arcs.scoring import EndChapter
from ecliptic.games.arcs.setup import ChooseMap, Deal, FirstPlayer, LayOutCourt, Mulligan, PutBack
from ecliptic.games.arcs.state import NOBODY, State, card_of
from ecliptic.games.arcs.taking_actions import TakeAction
from ecliptic.games.arcs.turn import EndTurn, Reappear, Turn
from ecliptic.games.arcs.words import (
    AFTER_BATTLE,
    AFTER_SCORING,
    BEFORE_DICE,
    BUILT_SHIP,
    DECLARED,
    ENTERED,
    INFLUENCED,
    INTERCEPTED,
    MOVED,
    SECURED,
    TAXED,
)
from ecliptic.kernel import Frame, Message
from ecliptic.kernel.frames import field_misfit, name_of

MOST_FRAMES: Final = 64

Kinds = tuple[type, ...]
BOTTOM: Final[Kinds] = ()
BEFORE_MAP: Final[Kinds] = (FirstPlayer, ChooseMap)
SETTING: Final[Kinds] = (Deal, LeaderSetup)  # what leaders do before the first chapter
REACTIONS: Final[Kinds] = (React, ChooseReaction)
ACTING: Final[Kinds] = (Turn, Reacting, Ask)  # what actions are taken on
FALLEN: Final[Kinds] = (Battle, Turn, UseAgain)  # on what destroyed cities are settled
EFFECT: Final[Kinds] = (Turn, Reacting, Refill, *SETTING)  # on what an effect is resolved
TRIGGERED: Final[Kinds] = (*ACTING, *REACTIONS, Battle, Refill, Catapult, EndChapter)

# What may lie right below a frame. Most questions lie below nothing: they leave the stack before anything else happens.
BELOW: Final[dict[type, Kinds]] = {
    FirstPlayer: BOTTOM,
    ChooseMap: BOTTOM,
    Deal: BOTTOM,
    StartRound: BOTTOM,
    EndChapter: BOTTOM,
    LayOutCourt: (Deal, LayOut),
    LayOut: (Draft, LayOut),
    Draft: (PlaceLeaders,),
    Pick: (Draft,),
    PlaceLeaders: (Deal,),
    LeaderSetup: SETTING,
    DrawLore: (Resolve,),
    Mulligan: (StartRound,),
    PutBack: (StartRound,),
    Lead: (StartRound,),
    NextFollower: (StartRound,),
    EndRound: (StartRound,),
    Follow: (NextFollower,),
    Turn: (NextFollower,),
    EndTurn: (NextFollower,),
    Reappear: (NextFollower,),
    TakeAction: (Turn,),
    ChooseType: (Turn, Reacting, *REACTIONS),
    Pay: (Turn,),
    MoveShips: ACTING,
    Catapult: ACTING,
    Battle: (Turn,),
    CollectDice: (Battle,),
    RollDice: (Battle, Rerolls),
    Rerolls: (Battle, Volley),
    ChooseDice: (Rerolls,),
    AssignHits: (Battle, Volley, React, Reacting),
    Raid: (Battle,),
    Volley: (Turn,),
    UseAgain: (Reacting,),
    Aftermath: FALLEN,
    Ransack: (Aftermath, *FALLEN),
    Refill: (Aftermath, *FALLEN, *REACTIONS, Ask),
    ShuffleCourt: (Refill, Reacting),
    DrawFromPile: (Turn, Refill, Reacting),
    ReturnCards: (DrawFromPile,),
    Ask: (*EFFECT, Resolve, Ask),
    Resolve: EFFECT,
    React: TRIGGERED,
    ChooseReaction: TRIGGERED,
    Reacting: TRIGGERED,
    Settle: (*ACTING, *REACTIONS, Resolve, Refill, Raid, Battle, UseAgain, Aftermath, Settle, EndChapter),
}

# By trigger: what its subject is divided by to give the seat, and the first remainder that is too large.
SUBJECTS: Final = {
    TAXED.number: (128, SYSTEM_COUNT * 4),
    BUILT_SHIP.number: (128, SYSTEM_COUNT * 4),
    DECLARED.number: (16, 8 + len(AMBITIONS)),
    MOVED.number: (SYSTEM_COUNT, SYSTEM_COUNT),
    ENTERED.number: (SYSTEM_COUNT, SYSTEM_COUNT),
    INFLUENCED.number: (1, 1),
    SECURED.number: (1, 1),
    BEFORE_DICE.number: (1, 1),
    INTERCEPTED.number: (1, 1),
    AFTER_BATTLE.number: (1, 1),
}

# By the kind of a frame right above a battle: the steps that the battle can have next.
STEPS_OF_BATTLE: Final[dict[type, tuple[int, ...]]] = {
    CollectDice: (2,),
    RollDice: (2,),
    Rerolls: (3,),
    AssignHits: (5, 6, 7, 8),
    Aftermath: (9,),
    Ransack: (9,),
    Refill: (9,),
    Settle: (AFTER,),
    Raid: (AFTER,),
}


def stack_problems(state: State) -> list[Message]:
    """Return what could not wait on the stack of a real game."""
    stack = state.stack
    if state.places:
        return [Message("problem-arcs-over-stack")] if stack else []
    if len(stack) > MOST_FRAMES:
        return [Message("problem-arcs-stack-long", {"has": len(stack), "most": MOST_FRAMES})]
    for i, frame in enumerate(stack):
        kind: Any = type(frame)
        if kind not in BELOW or (i == 0 and BELOW[kind]):
            return [Message("problem-arcs-stack-start", {"frame": name_of(kind)})]
        if i and type(stack[i - 1]) not in BELOW[kind]:
            return [Message("problem-arcs-stack", {"frame": name_of(kind), "below": name_of(type(stack[i - 1]))})]
        wrong = effect_problem(state, i, frame) or battle_problem(state, i, frame)
        if wrong is not None:
            return [wrong]
    return bottom_problems(state)


def bottom_problems(state: State) -> list[Message]:
    """Return what does not fit the time of the game: before the first chapter, in a round, in a turn."""
    kinds = [type(frame) for frame in state.stack]
    first = kinds[0] if kinds else None
    opening = first in BEFORE_MAP
    if opening != (state.set_up == NOBODY) or opening != (state.chapter == 0):
        return [Message("problem-arcs-stack-time")]
    if (state.initiative == NOBODY) != (first is FirstPlayer):
        return [Message("problem-arcs-stack-time")]
    if not opening and (not state.court) != (LayOutCourt in kinds):
        return [Message("problem-arcs-stack-time")]
    if (Turn in kinds or EndTurn in kinds) != (state.turn_seat != NOBODY):
        return [Message("problem-arcs-stack-turn")]
    leaderless = any(player.leader == NOBODY for player in state.players)
    if PlaceLeaders in kinds and leaderless and Draft not in kinds:
        return [Message("problem-arcs-stack-time")]
    seats = [frame.seat for frame in state.stack if isinstance(frame, LeaderSetup)]
    if len(set(seats)) < len(seats) or any(kinds.count(kind) > 1 for kind in (Draft, LayOutCourt)):
        return [Message("problem-arcs-stack-time")]
    settling = {frame.seat for frame in state.stack if isinstance(frame, Settle)}
    for seat, player in enumerate(state.players):
        if player.loose and seat not in settling:
            return [Message("problem-loose", {"seat": seat})]
    fighting = Battle in kinds or Volley in kinds
    if (state.dice and not fighting) or (state.razed and AssignHits not in kinds):
        return [Message("problem-dice")]
    return []


def effect_problem(state: State, place: int, frame: Frame[Any]) -> Message | None:
    """Return why a frame of the effect layer cannot wait: what it does not know about Arcs."""
    if isinstance(frame, (React, ChooseReaction)):
        return reaction_problem(state, frame, frame.trigger, frame.sources, frame.subject)
    if not isinstance(frame, (Resolve, Reacting, Ask)):
        return None
    if state.owner_of(frame.source) != frame.seat or not state.is_source(frame.seat, frame.source):
        return field_misfit(frame, "source")
    if not 0 <= frame.effect < len(state.effects.names):
        return field_misfit(frame, "effect")
    id = state.table.cards.ids[card_of(frame.source)]
    of_card, _, part = state.effects.names[frame.effect].partition(".")
    if of_card != id:
        return field_misfit(frame, "effect")
    if isinstance(frame, Reacting):
        for reaction in state.row_of(frame.source).reactions:
            if reaction.effect == frame.effect:
                if frame.begun != 1 and place < len(state.stack) - 1:
                    return field_misfit(frame, "begun")
                return reaction_problem(state, frame, reaction.trigger, [frame.source], frame.subject)
        return field_misfit(frame, "effect")
    if isinstance(frame, Resolve) and not 0 < frame.step < len(state.effects.steps[frame.effect]):
        return field_misfit(frame, "step")  # the first step never waits
    if part.startswith("on") and frame.effect != reacting_effect(state, place):
        return field_misfit(frame, "effect")
    if part == "set_up" and not isinstance(state.stack[0], Deal):
        return field_misfit(frame, "effect")
    return None


def reacting_effect(state: State, place: int) -> int:
    """Return the effect of the nearest reaction below a frame, -1 without one."""
    for i in range(place - 1, -1, -1):
        frame: Any = state.stack[i]
        if isinstance(frame, Reacting):
            return frame.effect
    return NOBODY


def reaction_problem(state: State, frame: Frame[Any], trigger: int, sources: list[int], subject: int) -> Message | None:
    """Return why cards cannot react to this: they have to know the trigger, and its subject has to be one."""
    if trigger != AFTER_SCORING.number and trigger not in SUBJECTS:
        return field_misfit(frame, "trigger")
    if not sources or len(set(sources)) < len(sources):
        return field_misfit(frame, "sources")
    for source in sources:
        if not state.is_source(NOBODY, source) or trigger not in state.row_of(source).hooks:
            return field_misfit(frame, "sources")
    if trigger == AFTER_SCORING.number:
        return None if subject == NOBODY else field_misfit(frame, "subject")
    divisor, most = SUBJECTS[trigger]
    fits = is_seat(state, subject // divisor) and subject % divisor < most
    return None if fits else field_misfit(frame, "subject")


def battle_problem(state: State, place: int, frame: Frame[Any]) -> Message | None:
    """Return why a frame right above a battle does not belong to its present step, or to its sides."""
    below: Any = state.stack[place - 1] if place else None
    kind: Any = type(frame)
    if isinstance(frame, AssignHits) and isinstance(below, Volley):
        sides = [below.seat, below.owner, below.system]
        return None if sides == [frame.by, frame.owner, frame.system] else field_misfit(frame, "owner")
    if isinstance(frame, Rerolls):
        system = below.system if isinstance(below, Battle) else NOBODY
        if frame.system != system:
            return field_misfit(frame, "system")
    if not isinstance(below, Battle):
        return None
    if kind in STEPS_OF_BATTLE and below.step not in STEPS_OF_BATTLE[kind]:
        return field_misfit(below, "step")
    if isinstance(frame, AssignHits):
        is_theirs = {frame.owner, frame.by} == {below.seat, below.defender} and frame.system == below.system
        return None if is_theirs else field_misfit(frame, "owner")
    if isinstance(frame, Raid):
        return None if frame.victim == below.defender else field_misfit(frame, "victim")
    return None
