"""What bots value in Star Realms: the named weights, and how much there is of each thing.

What the seat could still do this turn (cards in hand, unused abilities, pools) counts almost as much as if it were
done; ending the turn gives it up. So everything useful happens before the turn ends, and nothing useless does.
"""

from typing import Final, final

from ecliptic.effects import NO_EFFECT
from ecliptic.games.star_realms.card_values import CardValues, Strengths, card_values_of
from ecliptic.games.star_realms.state import (
    ALLY_USED,
    CARD,
    PLAYED,
    PRIMARY_USED,
    TEAM_MODES,
    State,
    current,
    damage,
    is_acting,
)

# In points: one is about one authority. The numbers were found by playing variants against each other.
WEIGHTS: Final[dict[str, float]] = {
    "victory": 1000.0,  # the game is won (1) or lost (-1)
    "kill": 400.0,  # an opponent can be eliminated this turn: 1 when that wins the game
    "authority": 1.0,  # own authority
    "opponents_authority": -1.0,  # of all opponents; an emperor's counts more
    "weak_opponents": 0.25,  # how far opponents are below 20: what is begun should be finished
    "eliminated_opponents": 15.0,
    "opponents_hands": -2.0,  # cards in the hands of opponents
    "opponents_bases": -1.2,  # what they will yet yield, and the attacks they will absorb
    "bases": 1.0,  # the same of own bases
    "deck": 1.0,  # what an average hand yields, times the rounds left; teammates' decks too
    "purchases": 0.99,  # what the best cards that this turn's trade can buy would add to the deck
    "combat": 0.98,  # combat that can hit something this turn, in the pool and to come
    "to_come": 0.9,  # other gains to come this turn: authority, discards, draws
    "used": 0.1,  # cards played and abilities used this turn: no reason to end it before everything is used
    "redirections": 1.0,  # waiting effects that put the next card on the deck or into the hand
    "next_hand": 0.3,  # strength of the cards known to be on top of the own deck
    "kept_hand": 0.01,  # how much better than average the hand is between own turns: decides what is discarded
    "trade_row": -0.02,  # what lies there for the opponents
    "teammates_pools": 0.7,  # hydra: trade and combat of members who are not done
}

ROUNDS: Final = 10  # how many rounds a game is planned for
LAST_ROUNDS: Final = 3  # and how many are always thought to be left
PROMISED_DRAW: Final = 0.5  # points of a draw to come this turn, carefully
WEAK: Final = 20
EMPEROR_SHARE: Final = 1.5
PARTIAL_KILL: Final = 0.03  # an elimination that does not win the game
PARTIAL_DAMAGE: Final = 0.5  # how much of a raid boss's base is gone with almost all of its defense


def features(state: State, seat: int) -> list[float]:
    """How much there is of each thing in `WEIGHTS`, in that order."""
    seating = state.seating
    rounds = rounds_left(state, seat)
    values = card_values_of(state.parts)
    strengths = values.strengths(rounds)
    player = state.players[seat]
    turn = Turn(state, seat, values)
    others = Others(state, seat, values, rounds)
    deck = values.deck(player, rounds, seating.draws[seat])
    victory = 0.0
    if state.places and state.places[seat]:
        victory = 1.0 if state.places[seat] == 1 else -1.0
    bases = 0.0
    for slot in player.area:
        bases += strengths.in_play[slot & CARD]
    top = 0.0
    if player.known_top:
        for card in player.deck[len(player.deck) - player.known_top :]:
            top += strengths.own[card]
    kept = 0.0
    if not turn.is_on:
        for card in player.hand:
            kept += strengths.own[card] - deck.mean
    row = 0.0
    for card in state.trade_row:
        row += strengths.own[card]
    trade = int(turn.trade)
    return [
        victory,
        turn.kill,
        float(state.authority[seating.authority_of[seat]]),
        others.authority,
        others.weak,
        others.eliminated,
        others.hands,
        others.bases,
        bases,
        deck.value + others.decks,
        deck.purchases(trade, state.trade_row, state.explorers) if trade else 0.0,
        turn.combat,
        turn.points,
        turn.used,
        float(len(player.waiting)) if trade else 0.0,
        top,
        kept,
        row,
        others.pools,
    ]


def rounds_left(state: State, seat: int) -> int:
    """How many turns of its own this seat plans for, this one included; the same all through one turn."""
    seating = state.seating
    order = seating.order
    if seating.mode in TEAM_MODES:
        turns, position = 2, int(seating.side[seat] != seating.side[order[0]])
    else:
        turns, position = len(order), order.index(seat)
    return max(LAST_ROUNDS, ROUNDS - max(0, state.turn - 1 - position) // turns)


@final
class Others:
    """What the other seats have: opponents, and teammates, who count for the seat."""

    __slots__ = ("authority", "bases", "decks", "eliminated", "hands", "pools", "weak")

    def __init__(self, state: State, seat: int, values: CardValues, rounds: int) -> None:
        self.authority = 0.0
        self.weak = 0.0
        self.eliminated = 0.0
        self.hands = 0.0
        self.bases = 0.0
        self.decks = 0.0
        self.pools = 0.0
        seating = state.seating
        strengths = values.strengths(rounds)
        scored = -1
        for other, player in enumerate(state.players):
            if seating.side[other] != seating.side[seat]:
                self.hands += len(player.hand)
                self.eliminated += not player.alive
                if player.area:
                    self.count_bases(state, other, strengths)
                score = seating.authority_of[other]
                if score != scored:  # in hydra the members of a team follow each other
                    scored = score
                    authority = max(0, state.authority[score])
                    self.authority += authority * EMPEROR_SHARE if other in seating.emperors else authority
                    self.weak += max(0, WEAK - authority)
            elif other != seat and player.alive:
                self.decks += values.deck(player, rounds, seating.draws[other]).value
                if is_acting(state, other):
                    self.pools += player.trade + player.combat

    def count_bases(self, state: State, owner: int, strengths: Strengths) -> None:
        """Add an opponent's bases; one that is damaged will soon be gone."""
        parts = state.parts
        for slot in state.players[owner].area:
            card = slot & CARD
            left = strengths.in_play[card]
            if damage(slot):
                left *= 1.0 - PARTIAL_DAMAGE * damage(slot) / parts.defense[card]
            self.bases += left


@final
class Turn:
    """What this seat can still do in the present turn; nothing when it is not its turn."""

    __slots__ = ("combat", "is_on", "kill", "points", "trade", "used")

    def __init__(self, state: State, seat: int, values: CardValues) -> None:
        self.is_on: Final = is_acting(state, seat)
        self.trade = 0.0
        self.combat = 0.0
        self.points = 0.0
        self.used = 0.0
        self.kill = 0.0
        if self.is_on:
            extra = self.count(state, seat, values)
            if self.combat + extra:
                self.aim(state, seat, self.combat + extra)

    def count(self, state: State, seat: int, values: CardValues) -> float:
        """Add up pools, hand and unused abilities; the combat that could be had by scrapping cards."""
        parts = values.parts
        player = state.players[seat]
        allied = allied_factions(state, seat)
        self.trade = float(player.trade)
        self.combat = float(player.combat)
        used = len(player.gone)
        extra = 0.0
        for card in player.hand:
            self.expect(values.primary[card])
            if parts.ally_faction[card] & allied:
                self.expect(values.ally[card])
            extra += values.scrap[card][1]
        for slot in player.area:
            card = current(slot)
            if parts.is_base[card] and parts.primary[card] != NO_EFFECT and not slot & PRIMARY_USED:
                self.expect(values.primary[card])
            if parts.ally_faction[card] & allied and not slot & ALLY_USED:
                self.expect(values.ally[card])
            used += (slot & PLAYED != 0) + (slot & PRIMARY_USED != 0) + (slot & ALLY_USED != 0)
            extra += values.scrap[card][1]
        self.used = float(used)
        return extra

    def expect(self, gain: list[float]) -> None:
        """Something that will be gained when a card is played or an ability used."""
        self.trade += gain[0]
        self.combat += gain[1]
        self.points += gain[2] + PROMISED_DRAW * gain[3]

    def aim(self, state: State, seat: int, most: float) -> None:
        """Can the combat hit anything, and could `most`, with all that can be scrapped for it, eliminate somebody?"""
        parts = state.parts
        seating = state.seating
        shared = seating.authority_of is seating.side
        hits = False
        for foe in state.reach.foes[seat]:
            shield = 0
            for owner in seating.members(foe) if shared else [foe]:
                for slot in state.players[owner].area:
                    if parts.outpost[slot & CARD]:
                        shield += parts.defense[slot & CARD] - damage(slot)
            hits = hits or self.combat > shield
            if most >= shield + state.authority[seating.authority_of[foe]]:
                last = shared or len(state.reach.opponents[seat]) == 1
                wins = last or foe == seating.boss or foe in seating.emperors
                self.kill = max(self.kill, 1.0 if wins else PARTIAL_KILL)
        if not hits:
            for owner in state.reach.bases[seat]:
                for slot in state.players[owner].area:
                    if parts.is_base[slot & CARD] and parts.defense[slot & CARD] - damage(slot) <= self.combat:
                        hits = True
        if not hits:
            self.combat = 0.0


def allied_factions(state: State, seat: int) -> int:
    """The factions of which this seat has two cards in hand and in play, as bits; all when it has everybody's ally."""
    parts = state.parts
    player = state.players[seat]
    once = 0
    twice = 0
    for card in player.hand:
        bits = parts.faction[card]
        twice |= once & bits
        once |= bits
        if parts.all_allies[card]:
            return 15
    for slot in player.area:
        card = current(slot)
        bits = parts.faction[slot & CARD] | parts.faction[card]
        twice |= once & bits
        once |= bits
        if parts.all_allies[card]:
            return 15
    return twice
