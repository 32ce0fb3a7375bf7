"""What cards and decks are worth to bots.

One point is about one authority. A card is worth what it yields each time it is drawn, a deck what its average hand
yields in the rounds that are left: so weak cards dilute a deck, scrapping them helps, and everything that takes time is
worth less the longer the game has lasted. The numbers were found by playing variants against each other.
"""

from typing import Any, Final, final

from ecliptic.effects import NO_EFFECT, Choose, Step
from ecliptic.games.star_realms.components import EXPLORER, Components
from ecliptic.games.star_realms.conditions import If
from ecliptic.games.star_realms.state import CARD, Player
from ecliptic.games.star_realms.verb import Verb

TRADE_PER_ROUND: Final = 0.13  # the points of one trade for each round that is left
TRADE_ON_CARDS: Final = 1.5  # the same without knowing the time, to choose between two effects
DRAW_POINTS: Final = 2.0  # where a draw has to be a number
CONDITION: Final = 0.5  # how often a condition holds
PASSIVE: Final = 2.0  # how often in a turn a passive ability works
EVERYBODYS_ALLY: Final = 2.0  # points of being every faction's ally
SCRAP_SHARE: Final = 0.2  # of a scrap ability: it works once and costs the card
BASE_ROUNDS: Final = 3.5  # how many turns a base is used before it is destroyed
BASE_IN_DECK: Final = 0.7  # of that, each time it is drawn: while it is in play it is not drawn again
ALLIED_BASE: Final = 0.3  # how often a base in play has an ally
OUTPOST_SHIELD: Final = 0.7  # for each point of defense
BASE_SHIELD: Final = 0.4
MOST_ALLIED: Final = 0.9  # even a deck of one faction now and then draws no ally

MOST_EXPLORERS: Final = 3  # bought in one turn, in plans
MOST_DECKS: Final = 2000  # remembered at a time


def yields(parts: Components, effect: int) -> list[float]:
    """What using this ability gives: trade, combat, other points, cards drawn."""
    total = [0.0, 0.0, 0.0, 0.0]
    if effect != NO_EFFECT:
        for step in parts.effects.steps[effect]:
            add(total, step_yields(parts, step), 1.0)
    return total


def step_yields(parts: Components, step: Step[Any]) -> list[float]:
    """What one step of an ability gives."""
    total = [0.0, 0.0, 0.0, 0.0]
    if isinstance(step, Choose):
        best = -1.0
        for option in step.options:
            gain = yields(parts, option)
            value = points(gain, TRADE_ON_CARDS) + DRAW_POINTS * gain[3]
            if value > best:
                best, total = value, gain
    elif isinstance(step, If):
        add(total, yields(parts, step.then), CONDITION)
    elif isinstance(step, Verb):
        add(total, list(step.yields), float(max(step.n, 1)))
    return total


def add(total: list[float], gain: list[float], times: float) -> None:
    """Add a gain so many times."""
    for i, value in enumerate(gain):
        total[i] += value * times


def points(gain: list[float], trade: float) -> float:
    """A gain in points, without the cards it draws, when one trade is worth so much."""
    return trade * gain[0] + gain[1] + gain[2]


@final
class Strengths:
    """Every card's strength with so many rounds left, in points each time it is drawn."""

    __slots__ = ("ally", "in_play", "own")

    def __init__(self, values: "CardValues", rounds: int) -> None:
        self.own: Final[list[float]] = []
        self.ally: Final[list[float]] = []  # what having an ally adds
        self.in_play: Final[list[float]] = []  # of bases: what they will yet do there
        parts = values.parts
        trade = TRADE_PER_ROUND * rounds
        turns = min(BASE_ROUNDS, float(rounds))
        for card, primary in enumerate(values.primary):
            own = points(primary, trade) + points(values.passive[card], trade)
            ally = points(values.ally[card], trade)
            scrap = SCRAP_SHARE * (points(values.scrap[card], trade) + DRAW_POINTS * values.scrap[card][3])
            in_play = 0.0
            if parts.is_base[card]:
                own += DRAW_POINTS * primary[3]
                ally += DRAW_POINTS * values.ally[card][3]
                once = (OUTPOST_SHIELD if parts.outpost[card] else BASE_SHIELD) * parts.defense[card] + scrap
                in_play = turns * (own + ALLIED_BASE * ally) + once
                own = BASE_IN_DECK * (turns * own + once)
                ally *= BASE_IN_DECK * turns
            else:
                own += scrap
            self.own.append(own)
            self.ally.append(ally)
            self.in_play.append(in_play)


@final
class Deck:
    """The cards of a player, seen as a deck: what a hand of it yields on average.

    Bases in play take no room in it, and will be back in it.
    """

    __slots__ = (
        "allies", "factions", "hand", "mean", "plans", "rounds", "size", "strengths", "total", "value", "values",
    )  # fmt: skip

    def __init__(self, values: "CardValues", loose: list[int], bases: list[int], rounds: int, hand: int) -> None:
        self.values: Final = values
        self.rounds: Final = rounds
        self.hand: Final = hand
        self.strengths: Final = values.strengths(rounds)
        self.plans: Final[dict[tuple[int, ...], float]] = {}
        self.factions: Final[list[int]] = [0] * 9  # cards by faction bit
        self.allies: Final[list[float]] = [0.0] * 9  # by faction bit: what its cards would gain by an ally
        own = 0.0
        total = 0.0
        size = 0.0  # a card that draws another takes no room
        faction, ally_faction = values.parts.faction, values.parts.ally_faction
        for card in bases:
            self.factions[faction[card]] += len(loose)  # always there
            total += self.strengths.own[card]
        for card in loose:
            self.factions[faction[card]] += 1
            own += self.strengths.own[card]
        for card in loose:
            total += self.strength(card, 1, len(loose))
            size += self.room(card, 1, len(loose))
            self.allies[ally_faction[card]] += self.strengths.ally[card] + DRAW_POINTS * values.ally_draws[card]
        self.mean: Final = own / max(1, len(loose))  # of the single cards, without allies
        self.total: Final = total
        self.size: Final = size
        self.value: Final = self.yields(total, size)

    def chance(self, others: int, size: int) -> float:
        """How likely one of so many other cards is in the same hand."""
        return min(MOST_ALLIED, others * (self.hand - 1) / max(size, 1))

    def strength(self, card: int, itself: int, size: int) -> float:
        """The card with the allies it may expect; `itself` is 1 when it is one of the deck's."""
        wanted = self.values.parts.ally_faction[card]
        if not wanted:
            return self.strengths.own[card]
        return self.strengths.own[card] + self.strengths.ally[card] * self.chance(self.factions[wanted] - itself, size)

    def room(self, card: int, itself: int, size: int) -> float:
        """How much of a hand the card takes: nothing when it draws another."""
        values = self.values
        room = 1.0 - values.draws[card]
        if values.ally_draws[card]:
            allies = self.factions[values.parts.ally_faction[card]] - itself
            room -= values.ally_draws[card] * self.chance(allies, size)
        return room

    def yields(self, total: float, size: float) -> float:
        """The points of all hands still to be drawn."""
        return self.rounds * self.hand * total / max(size, float(self.hand))

    def purchases(self, trade: int, row: list[int], explorers: int) -> float:
        """What the best cards for this trade would add: every set of cards that it can pay is looked at."""
        key = (trade, explorers, *row)
        known = self.plans.get(key)
        if known is not None:
            return known
        cost = self.values.parts.cost
        around = int(self.size) + 1
        cards = [card for card in row if cost[card] <= trade]
        cards += [EXPLORER] * min(explorers, trade // max(1, cost[EXPLORER]), MOST_EXPLORERS)
        spent, totals, sizes = [0], [self.total], [self.size]
        best = self.value
        for card in cards:
            helped = self.allies[self.values.parts.faction[card]] if self.values.parts.faction[card] else 0.0
            strength = self.strength(card, 0, around) + helped * self.chance(1, around)
            room = self.room(card, 0, around)
            for i in range(len(spent)):
                if spent[i] + cost[card] <= trade:
                    spent.append(spent[i] + cost[card])
                    totals.append(totals[i] + strength)
                    sizes.append(sizes[i] + room)
                    best = max(best, self.yields(totals[-1], sizes[-1]))
        self.plans[key] = best - self.value
        return best - self.value


@final
class CardValues:
    """The yields of all cards, for one content pack, and the decks that were looked at lately."""

    __slots__ = ("ally", "ally_draws", "decks", "draws", "parts", "passive", "primary", "scrap", "times")

    def __init__(self, parts: Components) -> None:
        self.parts: Final = parts
        self.primary: Final[list[list[float]]] = []
        self.passive: Final[list[list[float]]] = []  # in one turn
        self.ally: Final[list[list[float]]] = []
        self.scrap: Final[list[list[float]]] = []
        self.draws: Final[list[float]] = []  # by ships; what a base draws is part of its strength
        self.ally_draws: Final[list[float]] = []
        self.times: Final[dict[int, Strengths]] = {}
        self.decks: Final[dict[tuple[tuple[int, ...], tuple[int, ...], int, int], Deck]] = {}
        for number, card in enumerate(parts.cards):
            primary, passive, ally = yields(parts, card.primary), [0.0, 0.0, 0.0, 0.0], yields(parts, card.ally)
            for reaction in card.row.reactions:
                add(passive, yields(parts, reaction.effect), PASSIVE)
            if parts.all_allies[number]:
                passive[2] += EVERYBODYS_ALLY
            self.primary.append(primary)
            self.passive.append(passive)
            self.ally.append(ally)
            self.scrap.append(yields(parts, card.scrap))
            self.draws.append(0.0 if parts.is_base[number] else primary[3])
            self.ally_draws.append(0.0 if parts.is_base[number] else ally[3])

    def strengths(self, rounds: int) -> Strengths:
        """The strengths with so many rounds left."""
        found = self.times.get(rounds)
        if found is None:
            found = Strengths(self, rounds)
            self.times[rounds] = found
        return found

    def deck(self, player: Player, rounds: int, hand: int) -> Deck:
        """This player's cards as a deck of which so many cards are drawn each turn."""
        is_base = self.parts.is_base
        loose = player.deck + player.hand + player.discard
        bases: list[int] = []
        for slot in player.area:
            card = slot & CARD
            if is_base[card]:
                bases.append(card)
            else:
                loose.append(card)
        loose.sort()
        bases.sort()
        key = (tuple(loose), tuple(bases), rounds, hand)
        found = self.decks.get(key)
        if found is None:
            if len(self.decks) >= MOST_DECKS:
                self.decks.clear()
            found = Deck(self, loose, bases, rounds, hand)
            self.decks[key] = found
        return found


_known: Final[dict[int, CardValues]] = {}
MOST_KNOWN: Final = 8


def card_values_of(parts: Components) -> CardValues:
    """The yields of these components, worked out once."""
    found = _known.get(id(parts))
    if found is None or found.parts is not parts:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        found = CardValues(parts)
        _known[id(parts)] = found
    return found
