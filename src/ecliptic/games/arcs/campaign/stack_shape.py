"""What may wait on the stack of a campaign.

Cards of fates resolve effects at many moments, so only what carries a round, a turn, a Summit or an Intermission has a
fixed place. `frame_checks.py` looks at the fields.
"""

from typing import Any, Final

from ecliptic.effects import NO_SOURCE, AnyOrder, ChooseEffect, React, Reacting, Repeat, Resolve, Trigger
from ecliptic.games.arcs.asking import Ask
from ecliptic.games.arcs.battle import AssignHits, Battle, CollectDice
from ecliptic.games.arcs.board import SYSTEM_COUNT
from ecliptic.games.arcs.campaign.acts import EndOfCampaign, fate_act
from ecliptic.games.arcs.campaign.call_to_order import CallToOrder
from ecliptic.games.arcs.campaign.choosing_fates import ChooseFates, DealFates
from ecliptic.games.arcs.campaign.council import CouncilResolves, EventResolves
from ecliptic.games.arcs.campaign.crises import (
    OF_COURT,
    CourtCrises,
    Crises,
    RollEventDie,
    RollForCrises,
    RollNumberDie,
)
from ecliptic.games.arcs.campaign.event_dice import MayReroll, RerollDice
from ecliptic.games.arcs.campaign.flagship_moves import FlagshipFollows
from ecliptic.games.arcs.campaign.fleets import CatapultFleet, MoveBlight, MoveFleet
from ecliptic.games.arcs.campaign.frame_checks import is_at_step, is_set_up_of_fates
from ecliptic.games.arcs.campaign.intermission import PENALTIES, Intermission, ResolveFate
from ecliptic.games.arcs.campaign.intermission import SET_UP as BLIGHT_SPREADS
from ecliptic.games.arcs.campaign.number_die import RollForVerb
from ecliptic.games.arcs.campaign.setup import (
    DrawFirst,
    LayOutRow,
    LoreIntoDeck,
    PlaceFirst,
    RollFreeCities,
    RollImperialClusters,
    SetUp,
    SetUpFate,
    ShufflePolicies,
)
from ecliptic.games.arcs.campaign.state import CHAPTERS, IMPERIAL_SHIPS, campaign_of
from ecliptic.games.arcs.campaign.summit import Consent, DraftDeal, Negotiations
from ecliptic.games.arcs.campaign.words import (
    ACT_BEGINS,
    BLIGHT_CRISES_COME,
    CAMPAIGN_OVER,
    GRAND_CHOICES,
    IMPERIAL_SHIPS_PLACED,
    TAX_COMES,
)
from ecliptic.games.arcs.draft import Draft, LayOut, LeaderSetup, Pick, PlaceLeaders
from ecliptic.games.arcs.frame_checks import frame_misplaced, is_seat
from ecliptic.games.arcs.moving import Catapult, MoveShips
from ecliptic.games.arcs.reaction_order import ChooseReaction
from ecliptic.games.arcs.resources import Settle
from ecliptic.games.arcs.rounds import DiscardPlayed, EndRound, Follow, Lead, NextFollower, StartRound
from ecliptic.games.arcs.scoring import LAST, EndChapter
from ecliptic.games.arcs.setup import ChooseMap, Deal, FirstPlayer, LayOutCourt, Mulligan, PutBack
from ecliptic.games.arcs.stack_shape import BOTTOM, MOST_FRAMES, Kinds, reacting_effect
from ecliptic.games.arcs.state import NOBODY, State, card_of, seat_of
from ecliptic.games.arcs.turn import EndTurn, Turn
from ecliptic.games.arcs.words import (
    AFTER_SCORING,
    BATTLE_BEGAN,
    BEFORE_SCORING,
    BUILT_SHIP,
    CARD_SECURED,
    CHAPTER_OVER,
    CITY_DESTROYED,
    ENTERED,
    FLEET_MOVES,
    HARM_BEGINS,
    HARMED,
    HOOKS,
    PRELUDE_USED,
    ROUND_OVER,
    SCORED,
    STOLE,
    TAXED,
    OwnTrigger,
)
from ecliptic.kernel import Message
from ecliptic.kernel.frames import field_misfit, name_of

# What may lie right below a frame; others may lie on everything that is not at the top of a round by itself.
BELOW: Final[dict[type, Kinds]] = {
    Deal: BOTTOM,
    StartRound: BOTTOM,
    EndChapter: BOTTOM,
    Mulligan: (StartRound,),
    PutBack: (StartRound,),
    Lead: (StartRound,),
    NextFollower: (StartRound,),
    EndRound: (StartRound,),
    DiscardPlayed: (StartRound,),
    Follow: (NextFollower,),
    Turn: (NextFollower,),
    EndTurn: (NextFollower, RollForCrises),
    SetUp: (Deal,),
    DrawFirst: (SetUp,),
    LayOutRow: (SetUp, Intermission),
    LoreIntoDeck: (SetUp, Intermission),
    ShufflePolicies: (SetUp,),
    RollImperialClusters: (SetUp,),
    RollFreeCities: (SetUp,),
    DealFates: (SetUp, Intermission),
    ChooseFates: (SetUp, Intermission),
    SetUpFate: (SetUp, Intermission, Settle, SetUpFate),
    PlaceFirst: (SetUp, PlaceFirst),
    Intermission: (Reacting,),
    ResolveFate: (Intermission, ResolveFate),
    CouncilResolves: (Reacting,),
    EventResolves: (Reacting,),
    CallToOrder: (Negotiations,),
    DraftDeal: (Negotiations,),
    Consent: (Negotiations,),
    CourtCrises: (Crises,),
    MayReroll: (RollNumberDie, RollForCrises, RollForVerb),
    RerollDice: (RollNumberDie, RollForCrises, RollForVerb),
}

# What a campaign never has: it begins without a set-up card and without leaders (ABR-1.3), and no card has options.
NEVER: Final[Kinds] = (
    FirstPlayer, ChooseMap, LayOutCourt, LayOut, Draft, Pick, PlaceLeaders, LeaderSetup, AnyOrder, ChooseEffect, Repeat,
)  # fmt: skip

# Triggers that concern the whole table.
WITHOUT_SUBJECT: Final[tuple[Trigger[Any], ...]] = (
    ACT_BEGINS, AFTER_SCORING, BEFORE_SCORING, BLIGHT_CRISES_COME, CAMPAIGN_OVER, CHAPTER_OVER, GRAND_CHOICES,
    ROUND_OVER, SCORED,
)  # fmt: skip

# What the subject of other triggers is divided by to give the seat: what follows is an owner, a system, a type.
DIVISORS: Final[dict[int, int]] = {
    STOLE.number: 64,
    CITY_DESTROYED.number: 8,
    HARMED.number: 8,
    HARM_BEGINS.number: 8 * SYSTEM_COUNT,
    ENTERED.number: SYSTEM_COUNT,
    FLEET_MOVES.number: SYSTEM_COUNT * SYSTEM_COUNT * 2,
}

# Ships that move: one group at a time.
MOVES: Final[Kinds] = (MoveShips, MoveFleet, MoveBlight, Catapult, CatapultFleet)

# What may carry frames without a fixed place: not what is gone before anything else happens.
LEAVES_FIRST: Final[Kinds] = (Mulligan, PutBack, DraftDeal, Consent, ChooseFates, MoveShips, MoveFleet, MoveBlight)

# What may lie on a Catapult that goes on: who watches the gate reacts, a Flagship is asked for.
ON_CATAPULT: Final[Kinds] = (React, Reacting, ChooseReaction, FlagshipFollows)

# What may wait several times, once for each seat or more.
OFTEN: Final[Kinds] = (SetUpFate, PlaceFirst, ResolveFate)
ONCE: Final[Kinds] = (*[kind for kind in BELOW if kind not in OFTEN], Crises)


def stack_problems(state: State) -> list[Message]:
    """Return what could not wait on the stack of a real campaign."""
    stack = state.stack
    if state.places:
        return [Message("problem-arcs-over-stack")] if stack else []
    if len(stack) > MOST_FRAMES:
        return [Message("problem-arcs-stack-long", {"has": len(stack), "most": MOST_FRAMES})]
    for i, frame in enumerate(stack):
        kind: Any = type(frame)
        below: Any = type(stack[i - 1]) if i else None
        if kind in NEVER or (i == 0 and BELOW.get(kind, NEVER) != BOTTOM):
            return [Message("problem-arcs-stack-start", {"frame": name_of(kind)})]
        if not i:
            continue
        is_right = below in BELOW[kind] if kind in BELOW else below not in LEAVES_FIRST or kind is Settle
        if below in (Catapult, CatapultFleet):
            is_right = kind in ON_CATAPULT
        if not is_right:
            return [Message("problem-arcs-stack", {"frame": name_of(kind), "below": name_of(below)})]
        wrong = effect_problem(state, i, frame) or battle_problem(frame, stack[i - 1])
        if wrong is not None:
            return [wrong]
    return time_problems(state) or roll_problems(state)


def effect_problem(state: State, place: int, frame: Any) -> Message | None:
    """Return that an effect is not one of its source, or cannot be carried out now.

    The effects of a fate have its objective card as their source.
    """
    if not isinstance(frame, (Resolve, Reacting, Ask)):
        return None
    if not 0 <= frame.effect < len(state.effects.names):
        return field_misfit(frame, "effect")
    if not state.is_source(NOBODY, frame.source):
        return field_misfit(frame, "source") if frame.source != NO_SOURCE else None
    owner, _, part = state.effects.names[frame.effect].partition(".")
    card = state.table.cards.ids[card_of(frame.source)]
    if owner not in (card, card.partition("-")[0]):
        return field_misfit(frame, "source")
    if isinstance(frame, Reacting):
        return reacting_problem(state, place, frame)
    is_time = True
    if part.startswith("on"):
        is_time = frame.effect == reacting_effect(state, place)
    elif part.endswith(".set_up"):
        is_time = is_set_up_of_fates(state) and frame.effect in fate_effects(state, seat_of(frame.source))[:1]
    elif part.endswith((".success", ".failure")):
        is_time = (
            is_at_step(state, Intermission, PENALTIES)
            and frame.effect in fate_effects(state, seat_of(frame.source))[1:]
        )
    return None if is_time else field_misfit(frame, "effect")


def fate_effects(state: State, seat: int) -> list[int]:
    """Return the effects of a seat's fate in this act: its set-up, and the two halves of its Resolution card."""
    act = fate_act(state, seat) if seat != NOBODY else None
    return [act.set_up, act.success, act.failure] if act is not None else []


def reacting_problem(state: State, place: int, frame: Reacting) -> Message | None:
    """Return that a card does not react like this, or not to this subject."""
    reactions = [each for each in state.row_of(frame.source).reactions if each.effect == frame.effect]
    if not reactions:
        return field_misfit(frame, "effect")
    if not frame.begun and place < len(state.stack) - 1:
        return field_misfit(frame, "begun")
    return subject_problem(state, place, frame, reactions[0].trigger, [frame.source])


def subject_problem(state: State, place: int, frame: Any, number: int, sources: list[int]) -> Message | None:
    """Return that something is no subject of the trigger to which these cards react."""
    subject: int = frame.subject
    trigger = HOOKS.triggers[HOOKS.names[number]]
    if trigger in WITHOUT_SUBJECT:
        return None if subject == NOBODY else field_misfit(frame, "subject")
    if trigger is BATTLE_BEGAN and not any(isinstance(below, Battle) for below in state.stack[:place]):
        return frame_misplaced(frame)
    divisor = trigger.divisor if isinstance(trigger, OwnTrigger) else DIVISORS.get(number, 1)
    seat, rest = divmod(subject, divisor)
    fits = is_seat(state, seat)
    if isinstance(trigger, OwnTrigger):
        fits = fits and all(seat_of(source) in (NOBODY, seat) for source in sources)
    if trigger in (TAXED, BUILT_SHIP, TAX_COMES):
        fits = fits and rest < SYSTEM_COUNT * 4
    elif trigger in (CARD_SECURED, PRELUDE_USED):
        card = rest if trigger is CARD_SECURED else rest >> 1
        fits = fits and card < len(state.table.cards.ids)
    elif trigger is IMPERIAL_SHIPS_PLACED:
        fits = 0 <= subject <= IMPERIAL_SHIPS
    return None if fits else field_misfit(frame, "subject")


def battle_problem(frame: Any, below: Any) -> Message | None:
    """Return that what lies on a battle belongs to another system."""
    if isinstance(below, Battle) and isinstance(frame, (AssignHits, CollectDice)) and frame.system != below.system:
        return field_misfit(frame, "system")
    return None


def is_act_unended(state: State) -> bool:
    """Return whether the last chapter of an act is cleaned up and nothing will end the act (ABR-14.1)."""
    end: Any = state.stack[0] if state.stack else None
    if not isinstance(end, EndChapter) or end.stage != LAST or state.chapter < CHAPTERS[campaign_of(state).act]:
        return False
    for frame in state.stack:
        if isinstance(frame, (Intermission, EndOfCampaign)):
            return False
        sources = frame.sources if isinstance(frame, (React, ChooseReaction)) else []
        if isinstance(frame, Reacting) and not frame.begun:
            sources = [frame.source]
        if any(state.row_of(each).id == "acts" for each in sources if state.is_source(NOBODY, each)):
            return False
    return True


def time_problems(state: State) -> list[Message]:
    """Return what does not fit the time of the campaign: set-up, a round, a turn."""
    kinds: list[Any] = [type(frame) for frame in state.stack]
    if any(kinds.count(kind) > 1 for kind in ONCE) or sum(kinds.count(kind) for kind in MOVES) > 1:
        return [Message("problem-arcs-stack-time")]
    if is_act_unended(state):
        return [Message("problem-arcs-stack-time")]
    begins = SetUp in kinds
    if not begins and (state.initiative == NOBODY or (not state.court and Intermission not in kinds)):
        return [Message("problem-arcs-stack-time")]
    if (Turn in kinds or EndTurn in kinds) != (state.turn_seat != NOBODY):
        return [Message("problem-arcs-stack-turn")]
    if NextFollower in kinds and not state.played:
        return [Message("problem-arcs-stack-turn")]
    settling = {frame.seat for frame in state.stack if isinstance(frame, Settle)}
    for seat, player in enumerate(state.players):
        if player.loose and seat not in settling:
            return [Message("problem-loose", {"seat": seat})]
    for place, frame in enumerate(state.stack):
        if isinstance(frame, (React, ChooseReaction)):
            for source in frame.sources:
                if not state.is_source(NOBODY, source) or frame.trigger not in state.row_of(source).hooks:
                    return [field_misfit(frame, "sources")]
            wrong = subject_problem(state, place, frame, frame.trigger, frame.sources) if frame.sources else None
            if wrong is not None:
                return [wrong]
    return []


def roll_problems(state: State) -> list[Message]:
    """Return that dice are asked for that nobody has rolled (ABR-5.8, ABR-9.8, ABR-2.26)."""
    if campaign_of(state).rolled:
        return []
    for i, frame in enumerate(state.stack):
        waits = isinstance(frame, (EventResolves, CourtCrises))
        waits = waits or (isinstance(frame, Crises) and frame.stage > OF_COURT)
        waits = waits or (isinstance(frame, Intermission) and frame.step == BLIGHT_SPREADS)
        if waits and not any(isinstance(above, (RollEventDie, RollNumberDie)) for above in state.stack[i + 1 :]):
            return [Message("problem-campaign-rolled")]
    return []
