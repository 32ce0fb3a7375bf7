"""Gaining, storing and paying resources (FED-1.5 to FED-1.10)."""

from typing import final

from ecliptic.games.federation import notation
from ecliptic.games.federation.choice import Choice
from ecliptic.games.federation.state import State
from ecliptic.games.federation.vocabulary import COPPERNIUM, GOLD, LAVANDIUM, OCEANIUM
from ecliptic.kernel import Action


def gain(state: State, seat: int, amounts: list[int]) -> None:
    """Take resources from the supply; what does not fit is given back, by choice (FED-1.8)."""
    resources = state.players[seat].resources
    if state.variant.supply_is_limited:
        amounts = limit_to_supply(state, amounts)
    gold = amounts[GOLD]
    if gold:
        gold = min(gold, state.parts.gold_max - resources[GOLD])
        resources[GOLD] += gold
        if gold:
            state.note("gain", seat, GOLD, gold)
    lavandium, coppernium, oceanium = amounts[LAVANDIUM], amounts[COPPERNIUM], amounts[OCEANIUM]
    stored = resources[LAVANDIUM] + resources[COPPERNIUM] + resources[OCEANIUM]
    if stored + lavandium + coppernium + oceanium > state.parts.crystals_max:
        state.stack.append(Overflow(seat, lavandium, coppernium, oceanium))
    else:
        store(state, seat, lavandium, coppernium, oceanium)


def store(state: State, seat: int, lavandium: int, coppernium: int, oceanium: int) -> None:
    """Put crystals that fit into the storage."""
    resources = state.players[seat].resources
    resources[LAVANDIUM] += lavandium
    resources[COPPERNIUM] += coppernium
    resources[OCEANIUM] += oceanium
    if state.events is not None:
        for crystal, n in enumerate((lavandium, coppernium, oceanium)):
            if n:
                state.note("gain", seat, crystal, n)


def limit_to_supply(state: State, amounts: list[int]) -> list[int]:
    """What the supply still has of these resources, when it is limited (FED-1.10)."""
    return [min(n, in_supply(state, resource)) for resource, n in enumerate(amounts)]


def in_supply(state: State, resource: int) -> int:
    """How much of a resource no player has."""
    return max(0, state.parts.supply[resource] - sum(player.resources[resource] for player in state.players))


def has_room_for(state: State, seat: int, resource: int) -> bool:
    """Could this player receive one more of a resource in exchange for the one before it (FED-1.8, FED-1.10)?"""
    if state.variant.supply_is_limited and not in_supply(state, resource):
        return False
    return resource != GOLD or state.players[seat].resources[GOLD] < state.parts.gold_max


@final
class Overflow(Choice):
    """Crystals have come that do not fit with those in storage: which one goes back? (FED-1.8)"""

    __slots__ = ("coppernium", "lavandium", "oceanium")

    def __init__(self, seat: int, lavandium: int, coppernium: int, oceanium: int) -> None:
        self.seat = seat
        self.lavandium = lavandium
        self.coppernium = coppernium
        self.oceanium = oceanium

    def options(self, state: State) -> list[Action]:
        have = state.players[self.seat].resources
        come = (self.lavandium, self.coppernium, self.oceanium)
        return [notation.RETURN[crystal] for crystal in range(GOLD) if have[crystal] + come[crystal]]

    def answer(self, state: State, seat: int, action: Action) -> None:
        resources = state.players[seat].resources
        come = [self.lavandium, self.coppernium, self.oceanium]
        crystal = action.args[0]
        if come[crystal]:
            come[crystal] -= 1
        else:
            resources[crystal] -= 1
        state.note("return", seat, crystal, 1)
        state.stack.pop()
        stored = resources[LAVANDIUM] + resources[COPPERNIUM] + resources[OCEANIUM]
        if stored + sum(come) > state.parts.crystals_max:
            state.stack.append(Overflow(seat, come[LAVANDIUM], come[COPPERNIUM], come[OCEANIUM]))
        else:
            store(state, seat, come[LAVANDIUM], come[COPPERNIUM], come[OCEANIUM])


def can_pay(have: list[int], cost: list[int]) -> bool:
    """Can this be paid, with oceanium in place of lavandium and coppernium (FED-1.7)?"""
    return have[GOLD] >= cost[GOLD] and lacking(have, cost) == 0


def lacking(have: list[int], cost: list[int]) -> int:
    """How many crystals of a cost are missing; each that is discounted is one less (FED-1.7, FED-15.9)."""
    spare = have[OCEANIUM] - cost[OCEANIUM]
    missing = 0
    if cost[LAVANDIUM] > have[LAVANDIUM]:
        missing += cost[LAVANDIUM] - have[LAVANDIUM]
    if cost[COPPERNIUM] > have[COPPERNIUM]:
        missing += cost[COPPERNIUM] - have[COPPERNIUM]
    if spare < 0:
        return missing - spare
    return missing - spare if missing > spare else 0


def after_paying(have: list[int], cost: list[int]) -> list[int]:
    """What is left after a cost is paid with as little oceanium as possible."""
    left = [n - cost[resource] for resource, n in enumerate(have)]
    for crystal in (LAVANDIUM, COPPERNIUM):
        if left[crystal] < 0:
            left[OCEANIUM] += left[crystal]
            left[crystal] = 0
    return left


def pay(state: State, seat: int, cost: list[int]) -> None:
    """Pay a cost that can be paid; where oceanium may stand in for another crystal, the player is asked (FED-1.7)."""
    resources = state.players[seat].resources
    for resource in (OCEANIUM, GOLD):
        if cost[resource]:
            spend(state, seat, resource, cost[resource])
    lavandium, coppernium = cost[LAVANDIUM], cost[COPPERNIUM]
    if not resources[OCEANIUM]:
        if lavandium:
            spend(state, seat, LAVANDIUM, lavandium)
        if coppernium:
            spend(state, seat, COPPERNIUM, coppernium)
    elif lavandium or coppernium:
        state.stack.append(Pay(seat, lavandium, coppernium))


def spend(state: State, seat: int, resource: int, n: int) -> None:
    """Give resources back to the supply."""
    state.players[seat].resources[resource] -= n
    state.note("pay", seat, resource, n)


@final
class Pay(Choice):
    """The next crystal of a cost: itself, or oceanium in its place? (FED-1.7)"""

    __slots__ = ("coppernium", "lavandium")

    def __init__(self, seat: int, lavandium: int, coppernium: int) -> None:
        self.seat = seat
        self.lavandium = lavandium
        self.coppernium = coppernium

    def options(self, state: State) -> list[Action]:
        have = state.players[self.seat].resources
        if self.lavandium:
            crystal, other, needed = LAVANDIUM, COPPERNIUM, self.coppernium
            more = self.lavandium
        else:
            crystal, other, needed = COPPERNIUM, LAVANDIUM, 0
            more = self.coppernium
        options = [notation.PAY[crystal]] if have[crystal] else []
        # Oceanium spent here must not be needed for the rest of the cost.
        rest = max(0, needed - have[other]) + max(0, more - 1 - have[crystal])
        if have[OCEANIUM] > rest:
            options.append(notation.PAY[OCEANIUM])
        return options

    def answer(self, state: State, seat: int, action: Action) -> None:
        spend(state, seat, action.args[0], 1)
        state.stack.pop()
        if self.lavandium:
            left, rest = self.lavandium - 1, self.coppernium
        else:
            left, rest = 0, self.coppernium - 1
        if left or rest:
            state.stack.append(Pay(seat, left, rest))
