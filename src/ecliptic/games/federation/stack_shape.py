"""What must hold for the stack of a written position as a whole; frames say the rest about themselves (`misfit`).

At the bottom are the frames of the round, in an order that the phase gives. Everything above them belongs to a turn, to
an income, or to the set-up.
"""

from typing import Any, Final

from ecliptic.games.federation.accreditation import ChooseDeepSpace
from ecliptic.games.federation.deal import Deal, DealTokens
from ecliptic.games.federation.executive import ExecutivePhase, FundProjects, Income, PassLaw, PayUpkeep, ScoreFloors
from ecliptic.games.federation.frame_checks import frame_misplaced
from ecliptic.games.federation.rounds import BeginRound, CleanUp, ShuffleLaws
from ecliptic.games.federation.senate import AddDie, ChooseAlteration, ChooseAmbassador, LastStep
from ecliptic.games.federation.setup import (
    ChooseStartingPlanet,
    ChooseStartingPlanets,
    FirstLaws,
    FirstPlayer,
    set_up_frames,
)
from ecliptic.games.federation.state import (
    AMBASSADOR_PHASE,
    ERUDITE,
    IN_USE,
    NOBODY,
    OVER,
    SETTING_UP,
    State,
)
from ecliptic.games.federation.turn import AmbassadorPhase, OptionalAction
from ecliptic.games.federation.use_erudite import EndOfUse
from ecliptic.games.federation.vocabulary import LEFT
from ecliptic.kernel import Frame, Message
from ecliptic.kernel.frames import fields_of, name_of

TURNS: Final[list[type]] = [CleanUp, ExecutivePhase, AmbassadorPhase]
EXECUTIVE: Final[list[type]] = [CleanUp, PassLaw, ScoreFloors, FundProjects, PayUpkeep, Income]
SETTING: Final = (BeginRound, ChooseStartingPlanets, Deal, DealTokens, FirstLaws, FirstPlayer)

# Frames of the round itself; they wait below everything else.
OF_THE_ROUND: Final = (*TURNS, *EXECUTIVE[1:], BeginRound, ShuffleLaws)

# What is done once only: a second one would find nothing, or undo the first.
ONCE: Final = (
    AddDie, ChooseDeepSpace, ChooseStartingPlanet, ChooseStartingPlanets, Deal, DealTokens, FirstLaws, FirstPlayer,
    LastStep,
)  # fmt: skip


def stack_problems(state: State) -> list[Message]:
    """Return what is wrong with a stack as a whole."""
    stack = state.stack
    if state.phase == OVER:
        return [Message("problem-stack-over")] if stack else []
    if not stack or not isinstance(stack[0], (CleanUp, BeginRound)):
        return [Message("problem-stack-begin")]
    if state.phase == SETTING_UP:
        found = set_up_problems(state)
    elif state.phase == AMBASSADOR_PHASE and [type(frame) for frame in stack[:3]] != TURNS:
        found = [Message("problem-stack-turns")]
    else:
        found = order_problems(state)
    return found or repeated(state) or use_problems(state) or effect_problems(state)


def order_problems(state: State) -> list[Message]:
    """Return a frame of the round that is not where its phase has it."""
    stack = state.stack
    rest = stack[bottom_of(state) :]
    misplaced = [frame for frame in rest if isinstance(frame, (*OF_THE_ROUND, FirstLaws, FirstPlayer))]
    if any(isinstance(frame, (ChooseAmbassador, ChooseAlteration)) for frame in rest) and not isinstance(
        rest[0], OptionalAction
    ):
        misplaced.append(rest[0])
    # What was not mentioned in a position is dealt before anything else happens.
    dealing = [isinstance(frame, (Deal, DealTokens)) for frame in rest]
    if dealing != sorted(dealing):
        misplaced.append(rest[dealing.index(True)])
    return [frame_misplaced(frame) for frame in misplaced[:1]]


def bottom_of(state: State) -> int:
    """Return how many frames of the round are at the bottom of the stack, as the phase has them."""
    kinds = [type(frame) for frame in state.stack]
    if state.phase == AMBASSADOR_PHASE:
        return len(TURNS)
    if kinds[0] is BeginRound:
        return 2 if kinds[1:2] == [ShuffleLaws] else 1
    if kinds[1:2] == [ExecutivePhase]:
        return 2
    at = 0
    while at < len(EXECUTIVE) and kinds[at : at + 1] == [EXECUTIVE[at]]:
        at += 1
    return at


def set_up_problems(state: State) -> list[Message]:
    """Return what is wrong while the game is set up: its steps in their order, and nothing left out."""
    stack = state.stack
    if state.round or not isinstance(stack[0], BeginRound):
        return [frame_misplaced(stack[0])]
    wanted = [key_of(frame) for frame in set_up_frames(state)]
    at, steps = -1, 0
    for frame in stack:
        if not isinstance(frame, SETTING):
            break
        key = key_of(frame)
        if key not in wanted[at + 1 :]:
            return [frame_misplaced(frame)]
        at = wanted.index(key, at + 1)
        steps += 1
    rest = stack[steps:]
    later = [frame for frame in rest if isinstance(frame, (*SETTING, *OF_THE_ROUND))]
    if later or (rest and not isinstance(stack[steps - 1], (BeginRound, ChooseStartingPlanets))):
        return [frame_misplaced((later or rest)[0])]
    if state.laws[LEFT] == NOBODY and not any(isinstance(frame, FirstLaws) for frame in stack):
        return [Message("problem-laws-not-shown")]
    if state.president < 0 and not any(isinstance(frame, FirstPlayer) for frame in stack):
        return [Message("problem-no-president")]
    if not any(isinstance(frame, ChooseStartingPlanets) for frame in stack) and any(
        player.starting_planet == NOBODY for player in state.players
    ):
        return [Message("problem-no-starting-planet")]
    return []


def key_of(frame: Frame[Any]) -> tuple[object, ...]:
    """Return what makes two frames the same step."""
    kind = type(frame)
    if isinstance(frame, ChooseStartingPlanets):
        return (kind,)
    if isinstance(frame, (AddDie, LastStep)):
        return ("step 4 of a placement",)
    if isinstance(frame, DealTokens):
        return (kind, frame.strength)
    return (kind, *[getattr(frame, field) for field in fields_of(kind)])


def repeated(state: State) -> list[Message]:
    """Return a frame that is there twice and can be done once only."""
    seen: set[tuple[object, ...]] = set()
    for frame in state.stack:
        if isinstance(frame, ONCE):
            key = key_of(frame)
            if key in seen:
                return [Message("problem-frame-twice", {"frame": name_of(type(frame))})]
            seen.add(key)
    return []


def use_problems(state: State) -> list[Message]:
    """Return whether erudites in use and the ends of their uses differ (FED-13.10)."""
    in_use = [erudite & ERUDITE for player in state.players for erudite in player.erudites if erudite & IN_USE]
    ends = [frame.erudite for frame in state.stack if isinstance(frame, EndOfUse)]
    return [] if sorted(in_use) == sorted(ends) else [Message("problem-erudites-in-use")]


def effect_problems(state: State) -> list[Message]:
    """Return a frame that resolves the effect of a tile or mission which its seat does not have."""
    parts = state.parts
    for frame in state.stack:
        effect, seat = getattr(frame, "effect", NOBODY), getattr(frame, "seat", NOBODY)
        if not 0 <= effect < len(parts.effects.names):
            continue
        kind, _, id = parts.effects.names[effect].partition("/")
        id = id.partition("/")[0]
        player = state.players[seat]
        has_it = (
            (kind != "deep_space" or player.deep_space == parts.deep_space.index(id))
            and (kind != "starting_planet" or player.starting_planet == parts.starting_planets.index(id))
            and (kind != "mission" or bool(player.completed & 1 << int(id) - 1))
        )
        if not has_it:
            args = {"frame": name_of(type(frame)), "effect": parts.effects.names[effect], "seat": seat}
            return [Message("problem-effect-owner", args)]
    return []
