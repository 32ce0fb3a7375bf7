"""What bots value in Star Realms: the named weights, and how much there is of each thing.

One point is about one authority. A card is worth what it yields each time it is played, a deck what an average hand of
it yields in the rounds that are left: so weak cards dilute, scrapping them helps, and everything that takes time is
worth less the longer the game has lasted. What the seat could still do this turn (cards in hand, unused abilities,
pools) counts almost as much as if it were done; ending the turn gives that up.
"""

from typing import Final, final

from ecliptic.games.star_realms.components import (
    ACQUIRE_FREE,
    AUTHORITY,
    BASE,
    CHOOSE_ONE,
    COMBAT,
    COMBAT_PER,
    COPY_BASE,
    COPY_SHIP,
    DESTROY_BASE,
    DISCARD_OWN,
    DRAW,
    DRAW_PER,
    EXPLORER,
    IF,
    NEXT_ACQUIRE_TO,
    NO_ABILITY,
    OPPONENT_DISCARD,
    SCRAP_OWN,
    SCRAP_ROW,
    TRADE,
    Components,
    Step,
)
from ecliptic.games.star_realms.state import (
    ALLY_USED,
    CARD,
    COPY_SHIFT,
    PLAYED,
    PRIMARY_USED,
    TEAM_MODES,
    Player,
    State,
    current,
    damage,
)

WEIGHTS: Final[dict[str, float]] = {
    "victory": 1000.0,  # the game is won (1) or lost (-1)
    "authority": 1.0,  # own authority
    "opponents_authority": -1.0,  # of all opponents; an emperor's counts more
    "weak_opponents": 0.5,  # how far opponents are below 20: what is begun should be finished
    "eliminated_opponents": 15.0,
    "kill": 400.0,  # an opponent can be eliminated this turn; 1 when that wins the game
    "combat": 0.98,  # combat that can hit something this turn, in the pool and to come
    "purchases": 0.99,  # what the best cards that this turn's trade can buy would add to the deck
    "to_come": 0.9,  # other gains to come this turn: authority, discards, draws
    "used": 0.1,  # cards played and abilities used this turn: no reason to end it before everything is used
    "redirections": 1.0,  # waiting effects that put the next card on the deck or into the hand
    "deck": 1.0,  # what an average hand of the deck yields, times the rounds left; teammates' decks too
    "bases": 1.0,  # what own bases in play will yield, and the attacks they absorb
    "opponents_bases": -1.2,
    "opponents_hands": -2.0,  # cards in the hands of opponents
    "next_hand": 0.3,  # cards known to be on top of the own deck
    "kept_hand": 0.01,  # how much better than average the hand is in an opponent's turn: decides what is discarded
    "trade_row": -0.02,  # what lies there for the opponents
    "teammates_pools": 0.7,  # hydra: trade and combat of members who are not done
}

# Rounds: how long a game is taken to last, and the least that is always thought to be left.
ROUNDS: Final = 8
LAST_ROUNDS: Final = 3

# What an ability yields each time it is used: trade, combat, other points, cards drawn.
YIELDS: Final[dict[int, list[float]]] = {
    TRADE: [1.0, 0.0, 0.0, 0.0],
    COMBAT: [0.0, 1.0, 0.0, 0.0],
    AUTHORITY: [0.0, 0.0, 0.8, 0.0],
    DRAW: [0.0, 0.0, 0.0, 1.0],
    OPPONENT_DISCARD: [0.0, 0.0, 2.0, 0.0],
    SCRAP_OWN: [0.0, 0.0, 1.5, 0.0],  # a card
    SCRAP_ROW: [0.0, 0.0, 0.2, 0.0],
    DESTROY_BASE: [0.0, 0.0, 2.5, 0.0],
    DISCARD_OWN: [0.0, 0.0, 0.4, 0.0],  # a card, benefit included
    ACQUIRE_FREE: [0.0, 0.0, 3.0, 0.0],
    NEXT_ACQUIRE_TO: [0.0, 0.0, 1.0, 0.0],
    COPY_BASE: [0.0, 0.0, 2.0, 0.0],
    COPY_SHIP: [0.0, 0.0, 3.0, 0.0],
    COMBAT_PER: [0.0, 1.5, 0.0, 0.0],
    DRAW_PER: [0.0, 0.0, 0.0, 1.0],
}
TRADE_PER_ROUND: Final = 0.13  # the points of one trade for each round that is left
COMBAT_POINTS: Final = 1.0
DRAW_POINTS: Final = 2.0  # where a draw has to be a number
CONDITION: Final = 0.5  # how often a condition holds
PASSIVE: Final = 2.0  # how often in a turn a passive ability works
SCRAP_SHARE: Final = 0.2  # of a scrap ability: it can be used once and costs the card
BASE_ROUNDS: Final = 3.5  # how many turns a base is used before it is destroyed
BASE_IN_DECK: Final = 0.7  # of that, for a base that is drawn: while it is in play it is not drawn again
OUTPOST_SHIELD: Final = 0.7  # for each point of defense
BASE_SHIELD: Final = 0.4
MOST_ALLIED: Final = 0.9  # even a deck of one faction now and then draws no ally
PROMISED_DRAW: Final = 0.5  # a draw to come this turn, carefully
EMPEROR_SHARE: Final = 1.5
WEAK: Final = 20
PARTIAL_KILL: Final = 0.03  # an elimination that does not win the game
PARTIAL_DAMAGE: Final = 0.5  # how much of a raid boss's base is gone with almost all of its defense

MOST_EXPLORERS: Final = 3  # bought in one turn, in plans
MOST_DECKS: Final = 5000  # remembered at a time


def yields(parts: Components, ability: int) -> list[float]:
    """What using this ability gives: trade, combat, other points, cards drawn."""
    total = [0.0, 0.0, 0.0, 0.0]
    if ability == NO_ABILITY:
        return total
    for step in parts.abilities[ability]:
        add(total, step_yields(parts, step), 1.0)
    return total


def step_yields(parts: Components, step: Step) -> list[float]:
    """What one step of an ability gives."""
    total = [0.0, 0.0, 0.0, 0.0]
    if step.verb == CHOOSE_ONE:
        best = -1.0
        for option in step.options:
            gain = yields(parts, option)
            points = 1.5 * gain[0] + gain[1] + gain[2] + DRAW_POINTS * gain[3]
            if points > best:
                best, total = points, gain
    elif step.verb == IF:
        add(total, yields(parts, step.nested), CONDITION)
    else:
        add(total, YIELDS[step.verb], float(max(step.n, step.most, 1)))
    return total


def add(total: list[float], gain: list[float], times: float) -> None:
    """Add a gain so many times."""
    for i, value in enumerate(gain):
        total[i] += value * times


@final
class Strengths:
    """Every card's strength with so many rounds left, in points each time it is drawn."""

    __slots__ = ("ally", "in_play", "own")

    def __init__(self, worth: "Worth", rounds: int) -> None:
        self.own: Final[list[float]] = []
        self.ally: Final[list[float]] = []  # what an ally adds
        self.in_play: Final[list[float]] = []  # bases
        parts = worth.parts
        trade = TRADE_PER_ROUND * rounds
        for card, primary in enumerate(worth.primary):
            own = trade * primary[0] + COMBAT_POINTS * primary[1] + primary[2]
            gain = worth.ally[card]
            ally = trade * gain[0] + COMBAT_POINTS * gain[1] + gain[2]
            gain = worth.scrap[card]
            scrap = SCRAP_SHARE * (trade * gain[0] + COMBAT_POINTS * gain[1] + gain[2] + DRAW_POINTS * gain[3])
            in_play = 0.0
            if parts.is_base[card]:
                turns = min(BASE_ROUNDS, float(rounds))
                shield = OUTPOST_SHIELD if parts.outpost[card] else BASE_SHIELD
                in_play = turns * (own + 0.3 * ally + DRAW_POINTS * primary[3]) + shield * parts.defense[card] + scrap
                own = BASE_IN_DECK * in_play
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
        "allies", "factions", "hand", "mean", "plans", "rounds", "size", "strengths", "total", "value", "worth",
    )  # fmt: skip

    def __init__(self, worth: "Worth", loose: tuple[int, ...], bases: tuple[int, ...], rounds: int, hand: int) -> None:
        self.worth: Final = worth
        self.rounds: Final = rounds
        self.hand: Final = hand
        self.strengths: Final = worth.strengths(rounds)
        self.plans: Final[dict[tuple[int, ...], float]] = {}
        self.factions: Final[list[int]] = [0] * 9  # cards by faction bit
        self.allies: Final[list[float]] = [0.0] * 9  # sum of what allies add, by faction bit
        self.total = 0.0
        self.size = 0.0  # a card that draws another takes no room
        faction = worth.parts.faction
        for card in loose:
            self.factions[faction[card]] += 1
        for card in bases:
            self.factions[faction[card]] += len(loose)  # always there
            self.total += self.strengths.own[card]
        for card in loose:
            self.total += self.strength(card, 1, len(loose))
            self.size += self.room(card, 1, len(loose))
            wanted = worth.parts.ally_faction[card]
            if wanted:
                self.allies[wanted] += self.strengths.ally[card] + DRAW_POINTS * worth.ally[card][3]
        self.value: Final = self.yields(self.total, self.size)
        self.mean: Final = self.average(loose)  # of the single cards, without allies

    def average(self, loose: tuple[int, ...]) -> float:
        """The strength of an average card."""
        total = 0.0
        for card in loose:
            total += self.strengths.own[card]
        return total / max(1, len(loose))

    def chance(self, others: int, size: int) -> float:
        """How likely one of so many other cards is in the same hand."""
        return min(MOST_ALLIED, others * (self.hand - 1) / max(size, 1))

    def strength(self, card: int, itself: int, size: int) -> float:
        """The card with the allies it may expect; `itself` of its faction do not count."""
        wanted = self.worth.parts.ally_faction[card]
        if not wanted:
            return self.strengths.own[card]
        return self.strengths.own[card] + self.strengths.ally[card] * self.chance(self.factions[wanted] - itself, size)

    def room(self, card: int, itself: int, size: int) -> float:
        """How much of a hand the card takes: none when it draws a card."""
        room = 1.0 - self.worth.draws[card]
        wanted = self.worth.parts.ally_faction[card]
        if wanted and self.worth.ally[card][3]:
            room -= self.worth.ally[card][3] * self.chance(self.factions[wanted] - itself, size)
        return room

    def yields(self, total: float, size: float) -> float:
        """The points of all hands still to be drawn."""
        return self.rounds * self.hand * total / max(size, float(self.hand))

    def purchases(self, trade: int, row: list[int], explorers: int) -> float:
        """What the best cards for this trade would add: every set that it can pay is looked at."""
        key = (trade, explorers, *row)
        known = self.plans.get(key)
        if known is not None:
            return known
        cost = self.worth.parts.cost
        around = int(self.size) + 1
        spent = [0]
        totals = [self.total]
        sizes = [self.size]
        cards = [card for card in row if cost[card] <= trade]
        price = max(1, cost[EXPLORER])
        cards += [EXPLORER] * min(explorers, trade // price, MOST_EXPLORERS)
        best = self.value
        for card in cards:
            own = self.worth.parts.faction[card]
            strength = self.strength(card, 0, around) + self.allies[own] * self.chance(1, around)
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
class Worth:
    """The yields of all cards, for one content pack, and the decks that were looked at lately."""

    __slots__ = ("ally", "decks", "draws", "parts", "primary", "scrap", "times")

    def __init__(self, parts: Components) -> None:
        self.parts: Final = parts
        self.primary: Final[list[list[float]]] = []
        self.ally: Final[list[list[float]]] = []
        self.scrap: Final[list[list[float]]] = []
        self.times: Final[dict[int, Strengths]] = {}
        self.draws: Final[list[float]] = []  # by ships; a base draws only when it is in play
        self.decks: Final[dict[tuple[tuple[int, ...], tuple[int, ...], int, int], Deck]] = {}
        for card in parts.cards:
            primary = yields(parts, card.primary)
            add(primary, yields(parts, card.passive), PASSIVE)
            if card.all_allies:
                primary[2] += 2.0
            self.primary.append(primary)
            self.draws.append(0.0 if card.kind == BASE else primary[3])
            self.ally.append(yields(parts, card.ally))
            self.scrap.append(yields(parts, card.scrap))

    def strengths(self, rounds: int) -> Strengths:
        """The strengths with so many rounds left."""
        found = self.times.get(rounds)
        if found is None:
            found = Strengths(self, rounds)
            self.times[rounds] = found
        return found

    def deck(self, player: Player, rounds: int, hand: int) -> Deck:
        """This player's cards as a deck."""
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
            found = Deck(self, key[0], key[1], rounds, hand)
            self.decks[key] = found
        return found


_known: Final[dict[int, Worth]] = {}


def worth_of(parts: Components) -> Worth:
    """The yields of these components, worked out once."""
    found = _known.get(id(parts))
    if found is None or found.parts is not parts:
        if len(_known) >= 8:
            _known.clear()
        found = Worth(parts)
        _known[id(parts)] = found
    return found


def rounds_left(state: State, seat: int) -> int:
    """How many turns of its own this seat may expect, this one included; the same all through one turn."""
    seating = state.seating
    order = seating.order
    if seating.mode in TEAM_MODES:
        units, position = 2, 0 if seating.side[seat] == seating.side[order[0]] else 1
    else:
        units, position = len(order), order.index(seat)
    return max(LAST_ROUNDS, ROUNDS - max(0, state.turn - 1 - position) // units)


def is_acting(state: State, seat: int) -> bool:
    """Can this seat still do things in the present main phase?"""
    seating = state.seating
    if seating.mode in TEAM_MODES:
        return seating.side[seat] == seating.side[state.active] and not state.done & 1 << seat
    return state.active == seat


def features(state: State, seat: int) -> list[float]:
    """How much there is of each thing in `WEIGHTS`, in that order."""
    worth = worth_of(state.parts)
    seating = state.seating
    rounds = rounds_left(state, seat)
    strengths = worth.strengths(rounds)
    player = state.players[seat]
    side = seating.side
    turn = Turn(state, seat, worth, strengths)
    victory = 0.0
    if state.places and state.places[seat]:
        victory = 1.0 if state.places[seat] == 1 else -1.0
    theirs = weak = gone = hands = opponents_bases = 0.0
    deck = 0.0
    pools = 0.0
    for other, foe in enumerate(state.players):
        if side[other] == side[seat]:
            if foe.alive and other != seat:
                deck += worth.deck(foe, rounds, seating.draws[other]).value
                if is_acting(state, other):
                    pools += foe.trade + foe.combat
            continue
        if seating.authority_of is not side or other == seating.members(other)[0]:
            score = max(0, state.authority[seating.authority_of[other]])
            theirs += score * EMPEROR_SHARE if other in seating.emperors else score
            weak += max(0, WEAK - score)
        if not foe.alive:
            gone += 1.0
        hands += len(foe.hand)
        for slot in foe.area:
            card = slot & CARD
            if worth.parts.is_base[card]:
                left = strengths.in_play[card]
                if slot >> COPY_SHIFT + 7:
                    left *= 1.0 - PARTIAL_DAMAGE * damage(slot) / worth.parts.defense[card]
                opponents_bases += left
    bases = 0.0
    for slot in player.area:
        bases += strengths.in_play[slot & CARD]
    own_deck = worth.deck(player, rounds, seating.draws[seat])
    purchases = 0.0
    kept = 0.0
    if turn.acting:
        if turn.trade:
            purchases = own_deck.purchases(turn.trade, state.trade_row, state.explorers)
    else:
        for card in player.hand:
            kept += strengths.own[card] - own_deck.mean
    top = 0.0
    if player.known_top:
        for card in player.deck[len(player.deck) - player.known_top :]:
            top += strengths.own[card]
    row = 0.0
    for card in state.trade_row:
        row += strengths.own[card]
    return [
        victory,
        float(state.authority[seating.authority_of[seat]]),
        theirs,
        weak,
        gone,
        turn.kill,
        turn.combat,
        purchases,
        turn.points,
        turn.used,
        float(len(player.waiting)) if turn.trade else 0.0,
        deck + own_deck.value,
        bases,
        opponents_bases,
        hands,
        top,
        kept,
        row,
        pools,
    ]


@final
class Turn:
    """What this seat can still do in the present turn; nothing when it is not its turn."""

    __slots__ = ("acting", "combat", "kill", "points", "trade", "used")

    def __init__(self, state: State, seat: int, worth: Worth, strengths: Strengths) -> None:
        self.acting: Final = not state.places and is_acting(state, seat)
        self.trade = 0
        self.combat = 0.0
        self.points = 0.0
        self.used = 0.0
        self.kill = 0.0
        if self.acting:
            self.count(state, seat, worth)

    def count(self, state: State, seat: int, worth: Worth) -> None:
        """Add up pools, hand, unused abilities, and what scrap abilities could add to a last blow."""
        parts = worth.parts
        player = state.players[seat]
        factions = [0] * 16
        everybodys = False
        for slot in player.area:
            bits = parts.faction[slot & CARD] | parts.faction[current(slot)]
            everybodys = everybodys or parts.all_allies[current(slot)]
            for bit in (1, 2, 4, 8):
                if bits & bit:
                    factions[bit] += 1
        for card in player.hand:
            factions[parts.faction[card]] += 1
            everybodys = everybodys or parts.all_allies[card]
        trade = float(player.trade)
        combat = float(player.combat)
        points = 0.0
        extra = 0.0
        used = len(player.gone)
        for card in player.hand:
            gain = worth.primary[card]
            trade += gain[0]
            combat += gain[1]
            points += gain[2] + PROMISED_DRAW * gain[3]
            wanted = parts.ally_faction[card]
            if wanted and (everybodys or factions[wanted] > 1):
                gain = worth.ally[card]
                trade += gain[0]
                combat += gain[1]
                points += gain[2] + PROMISED_DRAW * gain[3]
            extra += worth.scrap[card][1]
        for slot in player.area:
            card = current(slot)
            if parts.primary[card] != NO_ABILITY and parts.is_base[card] and not slot & PRIMARY_USED:
                gain = worth.primary[card]
                trade += gain[0]
                combat += gain[1]
                points += gain[2] + PROMISED_DRAW * gain[3]
            wanted = parts.ally_faction[card]
            if wanted and not slot & ALLY_USED and (everybodys or factions[wanted] > 1):
                gain = worth.ally[card]
                trade += gain[0]
                combat += gain[1]
                points += gain[2] + PROMISED_DRAW * gain[3]
            used += (slot & PLAYED != 0) + (slot & PRIMARY_USED != 0) + (slot & ALLY_USED != 0)
            extra += worth.scrap[card][1]
        self.trade = int(trade)
        self.points = points
        self.used = float(used)
        if combat + extra:
            self.aim(state, seat, combat, combat + extra)

    def aim(self, state: State, seat: int, combat: float, most: float) -> None:
        """Can this combat hit anything, and could it, with all that can be scrapped for combat, eliminate somebody?"""
        parts = state.parts
        seating = state.seating
        hits = False
        for foe in state.reach.foes[seat]:
            shield = 0
            for owner in seating.members(foe) if seating.authority_of is seating.side else [foe]:
                for slot in state.players[owner].area:
                    if parts.outpost[slot & CARD]:
                        shield += parts.defense[slot & CARD] - damage(slot)
            hits = hits or combat > shield
            if most >= shield + state.authority[seating.authority_of[foe]]:
                last = len(state.reach.opponents[seat]) == 1 or seating.authority_of is seating.side
                wins = last or foe == seating.boss or foe in seating.emperors
                self.kill = max(self.kill, 1.0 if wins else PARTIAL_KILL)
        if not hits:
            for owner in state.reach.bases[seat]:
                for slot in state.players[owner].area:
                    if parts.is_base[slot & CARD] and parts.defense[slot & CARD] - damage(slot) <= combat:
                        hits = True
        self.combat = combat if hits else 0.0
