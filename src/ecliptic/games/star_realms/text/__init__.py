"""What is printed on the cards, in the reader's language.

Names are messages; abilities are put together from the steps of the row, a message per verb, so that a
content pack changes the text together with the card. The grammar is in the `.ftl` files: every step is a
clause ("draw a card") that can stand alone, follow a condition or be one of several options.
"""

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from ecliptic.content.catalogue import catalogue, message_id
from ecliptic.games.star_realms.components import (
    ANY_COST,
    ANY_SHIP,
    AUTHORITY,
    CHOOSE_ONE,
    COMBAT,
    CONDITIONS,
    COUNTS,
    DESTINATIONS,
    FACTIONS,
    IF,
    NO_ABILITY,
    TRADE,
    TYPES,
    VERBS,
    ZONES,
    Components,
    Step,
)
from ecliptic.kernel import Json, Message

GAINS: Final = (TRADE, COMBAT, AUTHORITY)  # neighbours among these share one "gain"


@dataclass(frozen=True, slots=True)
class CardText:
    """The text box of one card: sentences, and the labels of the abilities that have one."""

    primary: str | None
    passive: str | None
    on_acquire: str | None
    ally: str | None
    scrap: str | None
    ally_label: str
    scrap_label: str

    def lines(self) -> list[str]:
        """The text box from top to bottom.

        >>> from ecliptic.games.star_realms.components import printed
        >>> cards = printed()
        >>> card_text(cards, cards.ids.index("cargo_pod"), "en").lines()
        ['Gain 3 trade.', 'Ally (Blob): Gain 3 combat.', 'Scrap: Gain 3 combat.']
        """
        ally = f"{self.ally_label}: {self.ally}" if self.ally else None
        scrap = f"{self.scrap_label}: {self.scrap}" if self.scrap else None
        return [line for line in (self.primary, self.passive, self.on_acquire, ally, scrap) if line]


def card_name(card_id: str, locale: str) -> str:
    """A card's name.

    >>> card_name("stealth_tower", "ru")
    'Башня-невидимка'
    """
    return catalogue("star_realms", locale).text(message_id("card", card_id))


def card_text(components: Components, number: int, locale: str) -> CardText:
    """The text box of a card by its number in the tables.

    >>> from ecliptic.games.star_realms.components import components as tables
    >>> cards = tables({"game": "star-realms", "cards": {"scout": {"primary": [{"op": "draw", "n": 2}]}}})
    >>> card_text(cards, cards.ids.index("scout"), "en").primary
    'Draw 2 cards.'
    """
    card = components.cards[number]
    words = catalogue("star_realms", locale)

    def sentences(clauses: list[Json]) -> str | None:
        return " ".join(words.say(Message("sentence", {"clause": each}), ()) for each in clauses) or None

    passive = []
    if card.passive != NO_ABILITY:
        then = effect(components, card.passive)
        passive.append(_clause("when-you-play-ship", faction=_faction(card.passive_faction), then=then))
    if card.all_allies:
        passive.append(_clause("ally-for-all"))
    option = card.acquire_faction
    ally = Message("label-ally", {"faction": {"faction": _faction(card.ally_faction)}})
    return CardText(
        primary=sentences(effect(components, card.primary)),
        passive=sentences(passive),
        on_acquire=sentences([_clause("on-acquire", faction=_faction(option))] if option else []),
        ally=sentences(effect(components, card.ally)),
        scrap=sentences(effect(components, card.scrap)),
        ally_label=words.say(ally, ()) if card.ally_faction else "",
        scrap_label=words.text("label-scrap"),
    )


def effect(components: Components, ability: int) -> list[Json]:
    """What an ability does, as clauses to use inside a message: a clause per step, neighbouring gains in one.

    >>> from ecliptic.games.star_realms.components import printed
    >>> cards = printed()
    >>> choice = effect(cards, cards.ability_names.index("patrol_mech.primary"))
    >>> catalogue("star-realms", "de").say(Message("sentence", {"clause": choice}), ())
    'Erhalte 3 Handel oder 5 Kampf.'
    """
    if ability == NO_ABILITY:
        return []
    clauses: list[Json] = []
    for are_gains, group in groupby(components.abilities[ability], key=lambda step: step.verb in GAINS):
        steps = list(group)
        clauses += [_gain(steps)] if are_gains else [_step(components, step) for step in steps]
    return clauses


def _clause(id: str, **args: object) -> Json:
    return {"id": id, "args": args}


def _amount(step: Step) -> Json:
    return _clause(message_id("gain", VERBS[step.verb]), n=step.n)


def _gain(steps: list[Step]) -> Json:
    return _clause("gain", amounts=[_amount(step) for step in steps])


def _step(components: Components, step: Step) -> Json:
    if step.verb == CHOOSE_ONE:
        return _choice(components, step)
    if step.verb == IF:
        condition = message_id("if", CONDITIONS[step.condition])
        return _clause(condition, n=step.n, then=effect(components, step.nested))
    clause = _clause(
        message_id("step", VERBS[step.verb]),
        n=step.n,
        how=_how(step),
        least=step.least,
        most=step.most,
        zones=_one_of(step.zones, ZONES),
        types=_one_of(step.types, TYPES),
        cost=step.max_cost if step.max_cost != ANY_COST else "any",
        to=DESTINATIONS[step.to].replace("_", "-"),
        per={"per": COUNTS[step.count]},
    )
    if step.nested != NO_ABILITY:
        then = effect(components, step.nested)
        return _clause("for-each-picked", first=clause, most=step.most, then=then)
    return clause


def _choice(components: Components, step: Step) -> Json:
    options = [components.abilities[option] for option in step.options]
    if all(len(steps) == 1 and steps[0].verb in GAINS for steps in options):
        return _clause("gain", amounts={"or": [_amount(steps[0]) for steps in options]})
    return {"or": [effect(components, option) for option in step.options]}


def _how(step: Step) -> str:
    """How many cards a step is about, as far as the wording goes (SR-6.4)."""
    if step.optional or (step.least == 0 and step.most == 1):
        return "may"
    if step.least == step.most:
        return "exactly"
    return "from" if step.least else "up-to"


def _one_of(bits: int, names: list[str]) -> str:
    """The name of the only bit that is set, else "both"."""
    return names[bits.bit_length() - 1] if bits.bit_count() == 1 else "both"


def _faction(bit: int) -> str:
    """A faction as the messages select it."""
    return "any" if bit == ANY_SHIP else FACTIONS[bit.bit_length() - 1].replace("_", "-")
