"""What ambitions will probably give: the chances of first and second place from what everybody has now."""

from typing import Final

from ecliptic.games.arcs.ambitions import best_marker, marker_values
from ecliptic.games.arcs.board import AMBITION_NAMES, EMPATH, HAND_SIZE, LAST_CHAPTER, TYRANT, WARLORD
from ecliptic.games.arcs.scoring import ambition_values, gains, third_player_count
from ecliptic.games.arcs.state import NOBODY, PIVOT, PLAY_CARD, PLAY_HOW, PLAY_SEAT, SURPASS, State
from ecliptic.games.arcs.words import ambition_count, ambitions, is_declared

LAST_SPREAD: Final = 0.35  # how far counts may still move when the chapter is all but over
SPREAD_PER_ROUND: Final = 0.35

# An ambition of a later chapter: a middling marker, and much can happen until then.
LATER_FIRST: Final = 4
LATER_SECOND: Final = 2
LATER_SPREAD: Final = 3.0
LATER_PER_CHAPTER: Final = 0.5
RIVALS_SHARE: Final = 0.5


def rounds_left(state: State) -> int:
    """Return how many rounds this chapter can still have: the most cards that anybody holds."""
    most = 0
    for player in state.players:
        most = max(most, len(player.hand))
    return most


def chance_ahead(mine: float, other: float, spread: float) -> float:
    """Return how likely a count stays ahead of another.

    >>> ahead(2.0, 2.0, 1.0)
    0.5
    >>> ahead(4.0, 2.0, 1.0) > ahead(4.0, 2.0, 3.0) > 0.5
    True
    """
    x = (mine - other) / spread
    return float(0.5 + 0.5 * x / (1.0 + x * x) ** 0.5)


def counts_of(state: State, ambition: int) -> list[float]:
    """Return what everybody has for an ambition; in a game for two the imaginary third player too."""
    counts = [float(ambition_count(state, seat, ambition)) for seat in range(state.table.seats)]
    if state.table.seats == 2:
        counts.append(float(third_player_count(state, ambition)))
    return counts


def likely_gains(state: State, counts: list[float], first: int, second: int, spread: float) -> list[float]:
    """Return the Power that each seat may expect from an ambition: both places by their chances."""
    board = state.table.board
    found: list[float] = []
    for seat in range(state.table.seats):
        mine = counts[seat]
        wins, comes_second = 1.0, 0.0
        for other, count in enumerate(counts):
            if other != seat:
                chance = chance_ahead(mine, count, spread)
                comes_second = comes_second * chance + wins * (1.0 - chance)
                wins *= chance
        bonus = board.city_bonus[board.cities - state.players[seat].cities]
        gain = wins * (first + bonus) + comes_second * second
        found.append(gain if mine else 0.3 * gain)
    return found


class AmbitionProspects:
    """What the ambitions promise everybody, and what one seat could declare."""

    def __init__(self, state: State, seat: int, trophies: float = 0.0, lost: float = 0.0) -> None:
        """With the Trophies that this seat, and all its Rivals, will win on average in the present battle."""
        seats = state.table.seats
        self.declared: list[float] = [0.0] * seats  # by seat: expected Power of the declared ambitions
        self.soon: list[float] = [0.0] * seats  # of the others, if they were declared with the best marker left
        self.later: list[float] = [0.0] * seats  # of all in a later chapter, from what stays until then
        # By ambition: what declaring it now would change for this seat.
        self.declaring: list[float] = [0.0] * len(AMBITION_NAMES)
        is_last = rounds_left(state) == 0  # the chapter ends with this turn
        spread = LAST_SPREAD + SPREAD_PER_ROUND * rounds_left(state)
        marker = best_marker(state)
        first, second = marker_values(state, marker) if marker >= 0 else (0, 0)
        for ambition in ambitions(state):
            counts = counts_of(state, ambition)
            if ambition == WARLORD and (trophies or lost):
                counts[seat] += trophies
                for other in range(seats):
                    if other != seat:
                        counts[other] += lost / (seats - 1)
            is_scored = is_declared(state, ambition)
            if is_scored and is_last and not trophies and not lost:
                add_to(self.declared, [float(gain) for gain in gains(state, ambition)])
            elif is_scored:
                one, two = ambition_values(state, ambition)
                add_to(self.declared, likely_gains(state, counts, one, two, spread))
            if not is_scored or ambition not in (TYRANT, WARLORD):
                add_to(self.later, likely_gains(state, counts, LATER_FIRST, LATER_SECOND, LATER_SPREAD))
            if marker < 0:
                continue
            promised = likely_gains(state, counts, first, second, spread)
            if not is_scored:
                add_to(self.soon, promised)
            mine = promised[seat]
            promised[seat] = 0.0
            self.declaring[ambition] = mine - max(promised)

    def undeclared_lead(self, state: State, seat: int) -> float:
        """Return how much more a seat may expect than the others do on average, of ambitions not yet declared."""
        soon, later = share_of_chapter(state), min(1.0, LATER_PER_CHAPTER * chapters_left(state))
        total = 0.0
        for other in range(len(self.soon)):
            promised = soon * self.soon[other] + later * self.later[other]
            total += promised if other == seat else -RIVALS_SHARE * promised / (len(self.soon) - 1)
        return total


def add_to(total: list[float], more: list[float]) -> None:
    """Add numbers to others, seat by seat."""
    for seat, gain in enumerate(more):
        total[seat] += gain


def chapters_left(state: State) -> int:
    """Return how many chapters come after this one."""
    return max(0, LAST_CHAPTER - state.chapter)


def initiative_chance(state: State, seat: int) -> float:
    """Return how likely a seat leads the next round, as the cards of this one lie (ARC-4.24)."""
    if state.seized or not state.played:
        return 1.0 if state.initiative == seat else 0.0
    board = state.table.board
    holder, number = state.initiative, 0 if state.zeroed else board.number[state.played[0] & PLAY_CARD]
    seen = 0
    for play in state.played:
        how = play >> PLAY_HOW
        if how <= PIVOT:
            seen |= 1 << (play >> PLAY_SEAT & 3)
        if how == SURPASS and board.number[play & PLAY_CARD] > number:
            holder, number = play >> PLAY_SEAT & 3, board.number[play & PLAY_CARD]
    if holder != seat:
        return 0.0
    chance = 1.0
    for other in range(state.table.seats):
        if not seen & 1 << other and state.players[other].hand:
            chance *= 1.0 - (7 - number) * 0.06
    return chance


def best_declaration(state: State, seat: int, prospects: AmbitionProspects) -> float:
    """Return what the best ambition is worth that the cards in hand could declare (ARC-4.8)."""
    if NOBODY not in state.marker_at:
        return 0.0
    board = state.table.board
    best = 0.0
    for card in state.players[seat].hand:
        allowed = board.declares[card]
        for ambition in ambitions(state):
            printed = ambition if ambition <= EMPATH else state.table.cards.beside[ambition]
            if allowed & 1 << printed and prospects.declaring[ambition] > best:
                best = prospects.declaring[ambition]
    return best


def share_of_chapter(state: State) -> float:
    """Return how much of the chapter is still to be played, from 1 down to 0."""
    return min(1.0, rounds_left(state) / HAND_SIZE)
