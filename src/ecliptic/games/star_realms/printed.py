"""What is printed on the cards: the words in one language, and what icons can say of them."""

from typing import Any

from ecliptic.effects import NO_EFFECT, Choose, Step
from ecliptic.games.star_realms.components import BASE, FACTIONS, Card, Components, components
from ecliptic.games.star_realms.text import card_text
from ecliptic.games.star_realms.verb import Verb
from ecliptic.kernel import Json


def printed_components(pack: Json | None, locale: str) -> Json:
    """Return every card with its words, as a content pack has them."""
    parts = components(pack)
    return {"cards": [_card(parts, number, card, locale) for number, card in enumerate(parts.cards)]}


def _card(parts: Components, number: int, card: Card, locale: str) -> Json:
    text = card_text(parts, number, locale)
    passive = card.row.reactions[0].effect if card.row.reactions else NO_EFFECT
    rows = [
        ("primary", "", text.primary, card.primary),
        ("passive", "", text.passive, passive),
        ("on_acquire", "", text.on_acquire, NO_EFFECT),
        ("ally", text.ally_label, text.ally, card.ally),
        ("scrap", text.scrap_label, text.scrap, card.scrap),
    ]
    return {
        "id": card.id,
        "set": card.set or "basic",
        "copies": card.copies,
        "faction": FACTIONS[card.faction.bit_length() - 1] if card.faction else "unaligned",
        "type": "outpost" if card.outpost else "base" if card.kind == BASE else "ship",
        "cost": card.cost or None,
        "defense": card.defense if card.kind == BASE else None,
        "source": card.source,
        "abilities": [
            {"kind": kind, "label": label, "text": words, "steps": _steps(parts, effect)}
            for kind, label, words, effect in rows
            if words is not None
        ],
    }


def _steps(parts: Components, effect: int) -> list[Json]:
    if effect == NO_EFFECT:
        return []
    shown: list[Json] = []
    for step in parts.effects.steps[effect]:
        options = step.options if isinstance(step, Choose) else []
        choices = [[_step(each) for each in parts.effects.steps[option]] for option in options]
        shown.append({**_step(step), "choices": choices})
    return shown


def _step(step: Step[Any]) -> Json:
    return {"verb": step.verb, "n": step.n if isinstance(step, Verb) else 0}
