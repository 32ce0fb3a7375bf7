"""What must hold for the components as a whole, whatever a content pack has replaced (BTS-1.1, BTS-2)."""

from collections.abc import Iterator
from typing import Any, Final

from ecliptic.effects import NO_EFFECT, Effects
from ecliptic.games.beyond_the_sun.components import (
    KEPT_BY_ACTIVE,
    KEPT_BY_CLAIMER,
    KEPT_BY_COLONIZER,
    LINK_ACHIEVEMENT,
    LINK_LOCATION,
    LINK_SYSTEM,
    NO_LINK,
    Components,
    EventCard,
)
from ecliptic.games.beyond_the_sun.copying import (
    BasicSpacefaringAction,
    CopyResearchAction,
    RepeatImmediateOfOwnTechnology,
    RepeatImmediateOfThisCard,
)
from ecliptic.games.beyond_the_sun.events import (
    AddLinkedSystem,
    ChooseShipLevel,
    DrawLinkedSystem,
    ForFactions,
    LinkToAchievement,
    LinkToSystem,
    TakeLinkedSystem,
)
from ecliptic.games.beyond_the_sun.fleet import Build
from ecliptic.games.beyond_the_sun.gains import (
    GainOre,
    MakePopulation,
    RelocateSupply,
    SetStartingShipLevel,
    TakePopulation,
)
from ecliptic.games.beyond_the_sun.setup import NORMAL_EVENTS, STARTING_SYSTEMS
from ecliptic.games.beyond_the_sun.verb import ChooseOption, has_research
from ecliptic.kernel import refused

# Where an effect is printed.
IMMEDIATE: Final = "immediate"
ACTION: Final = "action"
ROW: Final = "row"
ABILITY: Final = "ability"
BONUS: Final = "bonus"
EVENT: Final = "event"
EVENT_ACTION: Final = "event_action"
SET_UP: Final = "set_up"
CONTROL_REACTION: Final = "control_reaction"

# Verbs that make sense at some places only: elsewhere they would have no card to speak of, or never end.
PLACES: Final[dict[type, tuple[str, ...]]] = {
    RepeatImmediateOfThisCard: (ACTION,),
    RepeatImmediateOfOwnTechnology: (IMMEDIATE,),
    CopyResearchAction: (ACTION,),
    BasicSpacefaringAction: (ACTION,),
    ForFactions: (EVENT,),
    ChooseShipLevel: (EVENT,),
    LinkToSystem: (EVENT,),
    LinkToAchievement: (EVENT,),
    AddLinkedSystem: (EVENT,),
    DrawLinkedSystem: (EVENT,),
    TakeLinkedSystem: (EVENT_ACTION,),
    TakePopulation: (SET_UP,),
    SetStartingShipLevel: (SET_UP,),
}
# Verbs that may stand in an effect once: a second one would find nothing, or repeat without end.
ONCE: Final[tuple[type, ...]] = tuple([verb for verb in PLACES if verb not in (ForFactions, ChooseShipLevel)])
# What a set-up line can do without asking anybody.
OF_SET_UP: Final[tuple[type, ...]] = (GainOre, RelocateSupply, SetStartingShipLevel, TakePopulation)
# What can happen between two outposts that are placed: nothing that moves ships (BTS-13.18).
OF_CONTROL: Final[tuple[type, ...]] = (GainOre, MakePopulation)
LINKING: Final[dict[type, int]] = {
    LinkToSystem: LINK_LOCATION,
    AddLinkedSystem: LINK_LOCATION,
    LinkToAchievement: LINK_ACHIEVEMENT,
    DrawLinkedSystem: LINK_SYSTEM,
}

LIGHT_EVENTS: Final = 2  # of each level (BTS-2.3)
MOST_ACTIONS: Final = 4  # on one technology
MOST_SPACES: Final = 4  # on one achievement


def steps_of(effects: Effects[Any], effect: int) -> Iterator[Any]:
    """Return the steps of an effect, with those of its options and parts."""
    if effect == NO_EFFECT:
        return
    for step in effects.steps[effect]:
        yield step
        for inner in inner_effects(step):
            yield from steps_of(effects, inner)


def inner_effects(step: Any) -> list[int]:
    """Return the effects inside a step."""
    if isinstance(step, ChooseOption):
        return step.options
    return [step.part] if isinstance(step, ForFactions) else []


def check_place(effects: Effects[Any], effect: int, where: str, place: str) -> None:
    """Refuse verbs that make no sense where an effect is printed."""
    seen: set[type] = set()
    for step in steps_of(effects, effect):
        kind: Any = type(step)
        allowed = [places for verb, places in PLACES.items() if isinstance(step, verb)]
        is_right = all(where in places for places in allowed) and (where != SET_UP or isinstance(step, OF_SET_UP))
        is_right = is_right and (where != CONTROL_REACTION or isinstance(step, OF_CONTROL))
        is_right = is_right and not (where == SET_UP and isinstance(step, RelocateSupply) and step.to < 0)
        is_right = is_right and not (isinstance(step, Build) and step.level == 0 and ChooseShipLevel not in seen)
        if isinstance(step, ONCE):
            is_right = is_right and kind not in seen
        if not is_right:
            raise refused("problem-verb-place", place=place, verb=step.verb)
        seen.add(kind)
    if effect != NO_EFFECT and CopyResearchAction in seen and has_research(effects, effect):
        raise refused("problem-verb-place", place=place, verb=CopyResearchAction.verb)
    parts = [step for step in steps_of(effects, effect) if isinstance(step, ForFactions)]
    for part in parts:
        for inner in steps_of(effects, part.part):
            if isinstance(inner, ForFactions) or type(inner) in LINKING:
                raise refused("problem-verb-place", place=place, verb=inner.verb)


def own_effects(parts: Components) -> None:
    """Note by effect on which component it is printed."""
    parts.effect_components.extend([-1] * len(parts.effects.steps))

    def note(effect: int, component: int) -> None:
        if effect != NO_EFFECT:
            parts.effect_components[effect] = component
            for step in parts.effects.steps[effect]:
                for inner in inner_effects(step):
                    note(inner, component)

    for number, card in enumerate(parts.technologies):
        note(card.immediate, number)
    for number, system in enumerate(parts.systems):
        note(system.control_bonus, parts.system_number(number))
        note(system.bonus, parts.system_number(number))
    for number, event in enumerate(parts.events):
        note(event.effect, parts.event_number(number))
    for action in parts.actions:
        note(action.effect, action.source)
    for component, row in enumerate(parts.components):
        ability = parts.abilities[component]
        if ability is not None:
            note(ability.effect, component)
        for reaction in row.reactions:
            note(reaction.effect, component)


def check_components(parts: Components) -> None:
    """Refuse what could not be set up or played."""
    check_technologies(parts)
    check_events(parts)
    starting = [card for card in parts.systems if card.is_starting]
    if len(starting) < STARTING_SYSTEMS or any(card.deck != 0 for card in starting):
        raise refused("problem-starting-systems", least=STARTING_SYSTEMS)
    slots = max(sum(1 for deck in board.deck if deck == 1) for board in parts.boards)
    if sum(1 for card in parts.systems if card.deck == 1) < slots:
        raise refused("problem-deck-b", least=slots)
    kinds = [card.kind for card in parts.achievements]
    if kinds.count("basic") != 2 or "A" not in kinds or "B" not in kinds:
        raise refused("problem-achievement-kinds")
    for card in parts.achievements:
        if not card.spaces(2) or len(card.points) > MOST_SPACES:
            raise refused("problem-achievement-spaces", achievement=card.id, most=MOST_SPACES)
    first = parts.beginner_achievements
    if len(first) != 4 or len(set(first)) != 4:
        raise refused("problem-first-game")


def check_technologies(parts: Components) -> None:
    """Refuse technologies that could not be dealt, or whose actions could not be told apart."""
    slots = sum(1 for slot in parts.slots if slot.level == 0)
    if sum(1 for card in parts.technologies if card.level == 0) != slots:
        raise refused("problem-level-one", slots=slots)
    for card in parts.technologies:
        ids = [parts.actions[action].id for action in card.actions]
        if len(ids) > MOST_ACTIONS or len(set(ids)) < len(ids):
            raise refused("problem-actions", card=card.id, most=MOST_ACTIONS)
        for action in card.actions:
            for step in steps_of(parts.effects, parts.actions[action].effect):
                if isinstance(step, RepeatImmediateOfThisCard) and card.immediate == NO_EFFECT:
                    raise refused("problem-verb-place", place=card.id, verb=step.verb)
        for step in steps_of(parts.effects, card.immediate):
            # One that could repeat itself would never end.
            if isinstance(step, RepeatImmediateOfOwnTechnology) and (card.level < 3 or step.levels >> 3):
                raise refused("problem-verb-place", place=card.id, verb=step.verb)


def check_events(parts: Components) -> None:
    """Refuse events that could not be dealt, or whose links say different things."""
    for level in (1, 2):
        frames = [card.is_light for card in parts.events if card.level == level]
        if frames.count(True) != LIGHT_EVENTS or frames.count(False) < NORMAL_EVENTS:
            raise refused("problem-event-frames", light=LIGHT_EVENTS, normal=NORMAL_EVENTS)
    for card in parts.events:
        if card.level not in (1, 2) or not is_link_right(parts, card):
            raise refused("problem-event", event=card.id)


def is_link_right(parts: Components, card: EventCard) -> bool:
    """Return whether an event links what it says, and goes where its link leads it (BTS-16.3)."""
    steps = list(steps_of(parts.effects, card.effect))
    links = [link for step in steps for kind, link in LINKING.items() if isinstance(step, kind)]
    if links != ([] if card.link == NO_LINK else [card.link]):
        return False
    if card.after == KEPT_BY_ACTIVE and card.link != NO_LINK:
        return False
    if card.after == KEPT_BY_COLONIZER and card.link != LINK_LOCATION:
        return False
    if card.after == KEPT_BY_CLAIMER and not any(isinstance(s, LinkToAchievement) and s.unclaimed for s in steps):
        return False
    if card.action < 0:
        return True
    taken = list(steps_of(parts.effects, parts.actions[card.action].effect))
    takes = any(isinstance(step, TakeLinkedSystem) for step in taken)
    return card.link != NO_LINK and (not takes or card.link == LINK_SYSTEM)
