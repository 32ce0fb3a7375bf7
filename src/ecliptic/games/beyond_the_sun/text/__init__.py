"""What is printed on the components, in the reader's language.

Names are messages; everything else is put together from the rows, a message per verb, word and trigger, so that a
content pack changes the text together with the component. The grammar is in the `.ftl` files.
"""

from collections.abc import Iterator
from typing import Final

from ecliptic.content.catalogue import Catalogue, catalogue, message_id
from ecliptic.effects import NO_EFFECT
from ecliptic.games.beyond_the_sun.components import (
    DISCARDED,
    DISCS,
    KEPT_BY_ACTIVE,
    KEPT_BY_CLAIMER,
    KEPT_BY_COLONIZER,
    NO_DISC,
    Components,
    Cost,
    EventCard,
    Formula,
)
from ecliptic.games.beyond_the_sun.words import HOOKS
from ecliptic.kernel import Json, Message

GAME: Final = "beyond_the_sun"

# What becomes of an event that somebody keeps.
KEPT: Final = {
    KEPT_BY_ACTIVE: "after-kept-by-active",
    KEPT_BY_COLONIZER: "after-kept-by-colonizer",
    KEPT_BY_CLAIMER: "after-kept-by-claimer",
}
# What a staying event does, by the verb that makes it stay.
STAYING: Final = {
    "donate_ships": "after-museum",
    "link_to_achievement": "after-exposition",
    "draw_linked_system_off_board": "after-action",
}


def technology_text(parts: Components, number: int, locale: str) -> list[str]:
    """Return the lines of a technology card.

    >>> from ecliptic.games.beyond_the_sun.components import printed
    >>> technology_text(printed(), 0, "en")[0]
    'Immediately: Upgrade a ship by 1 level.'
    """
    words = catalogue(GAME, locale)
    card = parts.technologies[number]
    lines = [*_effect(parts, words, "label-immediate", card.immediate)]
    for action in card.actions:
        lines.append(action_text(parts, action, locale))
    lines += _lasting(parts, words, number)
    if card.vp is not None:
        lines.append(f"{words.text('label-points')}: {_sentence(words, _formula(card.vp))}")
    return lines


def action_text(parts: Components, action: int, locale: str) -> str:
    """Return what an action costs and does.

    >>> from ecliptic.games.beyond_the_sun.components import printed
    >>> parts = printed()
    >>> action_text(parts, parts.guilds[0].action, "en")
    'Action (4 ore, return 1 population): Colonize a system.'
    """
    words = catalogue(GAME, locale)
    row = parts.actions[action]
    label = words.text("label-action", ore=row.cost.ore, population=row.cost.population)
    return f"{label}: {_sentences(words, parts.effects.clauses(row.effect))}"


def event_text(parts: Components, number: int, locale: str) -> list[str]:
    """Return the lines of an event card.

    >>> from ecliptic.games.beyond_the_sun.components import printed
    >>> event_text(printed(), 0, "en")[1]
    'Keep this card: 1 VP.'
    """
    words = catalogue(GAME, locale)
    card = parts.events[number]
    lines = [_sentences(words, parts.effects.clauses(card.effect))]
    if card.action >= 0:
        lines.append(action_text(parts, card.action, locale))
    if card.after != DISCARDED:
        lines.append(_sentence(words, _clause(_after(parts, card), n=card.vp)))
    return lines


def system_text(parts: Components, number: int, locale: str) -> list[str]:
    """Return the lines of a system card.

    >>> from ecliptic.games.beyond_the_sun.components import printed
    >>> system_text(printed(), 1, "en")
    ['Control bonus: Gain 1 ore.', 'Colonization bonus: Gain 3 ore.']
    """
    words = catalogue(GAME, locale)
    card = parts.systems[number]
    lines = [*_effect(parts, words, "label-control-bonus", card.control_bonus)]
    lines += _effect(parts, words, "label-colonization-bonus", card.bonus)
    lines += _lasting(parts, words, parts.system_number(number))
    return lines


def achievement_text(parts: Components, number: int, seats: int, locale: str) -> list[str]:
    """Return the condition of an achievement and what its spaces score.

    >>> from ecliptic.games.beyond_the_sun.components import printed
    >>> achievement_text(printed(), 1, 4, "en")
    ['Have colonized at least 4 systems.', 'Points: 5, 3, and 2 VP from left to right.']
    """
    words = catalogue(GAME, locale)
    card = parts.achievements[number]
    spaces = _clause("points-of-spaces", points=[str(vp) for vp in card.spaces(seats)])
    return [
        _sentence(words, _clause(message_id("condition", card.key), n=card.at_least)),
        f"{words.text('label-points')}: {_sentence(words, spaces)}",
    ]


def mat_text(parts: Components, number: int, locale: str) -> list[str]:
    """Return the set-up line and the abilities of a faction mat.

    >>> from ecliptic.games.beyond_the_sun.components import printed
    >>> mat_text(printed(), 1, "en")
    ['Set-up: Gain 1 ore.']
    """
    words = catalogue(GAME, locale)
    mat = parts.mats[number]
    lines = [*_effect(parts, words, "label-set-up", mat.setup)]
    for ability in range(len(mat.rows)):
        letter = "AB"[ability]
        name = f"ability-{mat.id}-{letter}"  # one that a content pack has added has no name of its own
        label = words.text(
            "label-ability", letter=letter, name=words.text(name if words.has(name) else f"mat-{mat.id}")
        )
        clause = _ability(parts, parts.mat_number(number, ability))
        if clause is not None:
            lines.append(f"{label}: {_sentence(words, clause)}")
        if mat.unlock_track[ability] != NO_DISC:
            track = words.text(f"track-{DISCS[mat.unlock_track[ability]]}")
            lines.append(words.text("locked-until", cell=mat.unlock_cell[ability], track=track))
    return lines


def _clause(id: str, **args: object) -> Json:
    return {"id": id, "args": args}


def _sentence(words: Catalogue, clause: object) -> str:
    return words.say(Message("sentence", {"clause": clause}), ())


def _sentences(words: Catalogue, clauses: list[Json]) -> str:
    return " ".join(_sentence(words, clause) for clause in clauses)


def _effect(parts: Components, words: Catalogue, label: str, effect: int) -> Iterator[str]:
    """One line with its label, if there is an effect."""
    if effect != NO_EFFECT:
        yield f"{words.text(label)}: {_sentences(words, parts.effects.clauses(effect))}"


def _lasting(parts: Components, words: Catalogue, component: int) -> Iterator[str]:
    clause = _ability(parts, component)
    if clause is not None:
        yield f"{words.text('label-lasting')}: {_sentence(words, clause)}"


def _ability(parts: Components, component: int) -> Json | None:
    """Return the lasting ability of a component."""
    row, ability = parts.components[component], parts.abilities[component]
    limit = "turn" if parts.limits[component] >= 0 else "none"
    if ability is not None:
        if ability.replaces_stars:
            return _clause("rule-replace-star-discs")
        then = _paid(ability.cost, parts.effects.clauses(ability.effect))
        return _clause("when-own-turn-action-phase-outside-action", limit=limit, then=then)
    if row.changes:
        clause = _clause(message_id("rule", row.id), n=parts.amounts[component], ore=parts.prices[component])
    elif row.reactions:
        (reaction,) = row.reactions
        trigger = HOOKS.names[reaction.trigger]
        clause = _clause(message_id("when", trigger), then=parts.effects.clauses(reaction.effect))
    else:
        return None
    return _clause("ability-limit", limit=limit, clause=clause)


def _paid(cost: Cost, clauses: list[Json]) -> list[Json]:
    if not cost.ore and not cost.population:
        return clauses
    return [_clause("step-for-cost", ore=cost.ore, population=cost.population, step=clauses)]


def _formula(formula: Formula) -> Json:
    if not formula.per:
        return _clause("points-fixed", base=formula.base)
    id = "points-formula" if formula.cap < 0 else "points-formula-capped"
    per = _clause(message_id("per", formula.per), every=formula.every)
    return _clause(id, base=formula.base, each=formula.each, cap=formula.cap, per=per)


def _after(parts: Components, card: EventCard) -> str:
    """Return the message for what becomes of an event that stays."""
    if card.after in KEPT:
        return KEPT[card.after]
    verbs = [step.verb for step in parts.effects.steps[card.effect]] if card.effect != NO_EFFECT else []
    return next((STAYING[verb] for verb in verbs if verb in STAYING), "after-stays-until-colonized")
