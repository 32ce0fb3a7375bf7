"""What is printed on the cards, in the reader's language.

Names are messages; abilities are put together from the steps of the row, each of which knows its own message, so that a
content pack changes the text together with the card. The grammar is in the `.ftl` files: every step is a
clause ("draw a card") that can stand alone, follow a condition or be one of several options.
"""

from dataclasses import dataclass

from ecliptic.content.catalogue import catalogue, message_id
from ecliptic.games.star_realms.components import ANY_SHIP, FACTIONS, Components
from ecliptic.kernel import Json, Message


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

    effects = components.effects
    passive = [
        _clause("when-you-play-ship", faction=_faction(each.condition), then=effects.clauses(each.effect))
        for each in card.row.reactions
    ]
    if components.all_allies[number]:
        passive.append(_clause("ally-for-all"))
    option = card.acquire_faction
    ally = Message("label-ally", {"faction": {"faction": _faction(card.ally_faction)}})
    return CardText(
        primary=sentences(effects.clauses(card.primary)),
        passive=sentences(passive),
        on_acquire=sentences([_clause("on-acquire", faction=_faction(option))] if option else []),
        ally=sentences(effects.clauses(card.ally)),
        scrap=sentences(effects.clauses(card.scrap)),
        ally_label=words.say(ally, ()) if card.ally_faction else "",
        scrap_label=words.text("label-scrap"),
    )


def _clause(id: str, **args: object) -> Json:
    return {"id": id, "args": args}


def _faction(bit: int) -> str:
    """A faction as the messages select it."""
    return "any" if bit == ANY_SHIP else FACTIONS[bit.bit_length() - 1].replace("_", "-")
