"""The cards of Star Realms in the terminal: sign, name, a short and a full text."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from ecliptic.content.catalogue import catalogue, message_id
from ecliptic.content.lines import Box, Line, join
from ecliptic.effects import NO_EFFECT
from ecliptic.games.star_realms.components import FACTIONS, Components
from ecliptic.games.star_realms.text import card_name, card_text
from ecliptic.kernel import Json, Message

# Colour is never the only sign of a faction.
COLOURS: Final = {
    "blob": "green",
    "trade_federation": "bright_blue",
    "star_empire": "yellow",
    "machine_cult": "red",
    "unaligned": "",
}
SIGNS: Final = {"blob": "●", "trade_federation": "◆", "star_empire": "★", "machine_cult": "▲", "unaligned": "·"}

BETWEEN: Final = " · "


class CardFaces:
    """What is printed on the cards, for one content pack and language."""

    def __init__(self, parts: Components, locale: str) -> None:
        self.parts = parts
        self.locale = locale
        self.words = catalogue("star-realms", locale)
        self.names = {id: card_name(id, locale) for id in parts.ids}
        self._summaries: dict[str, Line] = {}

    def number(self, id: str) -> int:
        """The card's number in the tables."""
        return self.parts.ids.index(id)

    def cost(self, id: str) -> int:
        """The card's cost."""
        return self.parts.cost[self.number(id)]

    def faction(self, id: str) -> str:
        """The card's faction."""
        bits = self.parts.faction[self.number(id)]
        return FACTIONS[bits.bit_length() - 1] if bits else "unaligned"

    def sign(self, id: str) -> Line:
        """The sign of the card's faction in its colour."""
        faction = self.faction(id)
        return Line(SIGNS[faction], COLOURS[faction])

    def name(self, id: str) -> Line:
        """The card's name in the colour of its faction."""
        return Line(self.names[id], COLOURS[self.faction(id)])

    def titled(self, id: str) -> Line:
        """Sign and name; a card without faction needs no sign."""
        return self.name(id) if self.faction(id) == "unaligned" else self.sign(id) + Line(" ") + self.name(id)

    def counted(self, ids: Iterable[str]) -> list[Line]:
        """Cards with how often each is there."""
        return [self.titled(id) + Line(f" ×{n}" if n > 1 else "") for id, n in Counter(ids).items()]

    def type(self, id: str) -> str:
        """Ship, base or outpost, with the defense."""
        number = self.number(id)
        if not self.parts.is_base[number]:
            return self.words.text("type-ship")
        kind = "type-outpost" if self.parts.outpost[number] else "type-base"
        return f"{self.words.text(kind)} {self.parts.defense[number]}"

    def summary(self, id: str) -> Line:
        """The card in one line: its kind unless it is a ship, then what it does in few words."""
        if id not in self._summaries:
            self._summaries[id] = self._summary(id)
        return self._summaries[id]

    def _summary(self, id: str) -> Line:
        number = self.number(id)
        card = self.parts.cards[number]
        texts = card_text(self.parts, number, self.locale)
        pieces: list[Line] = []
        if self.parts.is_base[number]:
            pieces.append(Line(self.type(id), "bold" if card.outpost else ""))
        if card.primary != NO_EFFECT:
            pieces.append(Line(self.ability(id, "use")))
        pieces += [Line(line.rstrip(".")) for line in (texts.passive, texts.on_acquire) if line]
        if card.ally != NO_EFFECT:
            pieces.append(Line(f"{self.words.text('short-ally')}: ", "bold") + Line(self.ability(id, "ally")))
        if card.scrap != NO_EFFECT:
            pieces.append(Line(f"{self.words.text('short-scrap')}: ", "bold") + Line(self.ability(id, "scrap")))
        return join(pieces, BETWEEN)

    def ability(self, id: str, kind: str) -> str:
        """What an ability does, in few words: a gain without the word for gaining."""
        card = self.parts.cards[self.number(id)]
        ability = {"use": card.primary, "ally": card.ally, "scrap": card.scrap}[kind]
        return "; ".join(self._clause(clause) for clause in self.parts.effects.clauses(ability))

    def _clause(self, clause: Json) -> str:
        args: Any = clause.get("args")
        about: Any = args["amounts"] if clause.get("id") == "gain" else clause
        text = self.words.say(Message("do-choose", {"effect": about}), ())
        return text[:1].lower() + text[1:]

    def waiting(self, effect: Any) -> str:
        """A waiting "next card you acquire" effect in words (SR-8.9)."""
        types = effect["types"][0] if len(effect["types"]) == 1 else "both"
        how = "may" if effect["optional"] else "exactly"
        text = self.words.text("step-next-acquire-to", how=how, types=types, to=effect["to"].replace("_", "-"))
        return f"{text[:1].upper()}{text[1:]}."

    def full(self, id: str) -> Box:
        """The whole card."""
        number = self.number(id)
        faction = self.faction(id)
        facts = [self.words.text(message_id("faction", faction)), self.type(id)]
        if self.parts.cost[number]:
            facts.append(f"{self.words.text('value-cost')} {self.parts.cost[number]}")
        lines = [Line(BETWEEN.join(facts), "dim")]
        lines += [Line(line) for line in card_text(self.parts, number, self.locale).lines()]
        if self.parts.cards[number].source == "reconstructed":
            lines.append(Line(self.words.text("reconstructed"), "italic dim"))
        return Box(self.titled(id), lines, COLOURS[faction] or "dim")
