"""Gaining, storing and paying resources (FED-1.5 to FED-1.10)."""

from typing import final

from ecliptic.effects import Choice, Effects
from ecliptic.games.federation import events, notation, wording
from ecliptic.games.federation.counting import count
from ecliptic.games.federation.frame_checks import MOST_COUNTED, frame_misplaced, is_on_top
from ecliptic.games.federation.interruptible_choice import Uninterrupted
from ecliptic.games.federation.state import State
from ecliptic.games.federation.steps import FederationStep, read_resources
from ecliptic.games.federation.vocabulary import COPPERNIUM, COUNTS, GOLD, LAVANDIUM, NOTHING, OCEANIUM, RESOURCES
from ecliptic.kernel import Action, Fields, Frame, Json, Message
from ecliptic.kernel.frames import check_fields, field_misfit, frame_below


def gain(state: State, seat: int, amounts: list[int]) -> None:
    """Take resources from the supply; what does not fit is given back, by choice (FED-1.8)."""
    resources = state.players[seat].resources
    if state.variant.supply_is_limited:
        amounts = limit_to_supply(state, amounts)
    gold = amounts[GOLD]
    if gold:
        gold = min(gold, state.parts.gold_max - resources[GOLD])
        resources[GOLD] += gold
        if gold and state.events is not None:
            state.emit(events.Gained(seat, GOLD, gold))
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
                state.emit(events.Gained(seat, crystal, n))


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


class Payment(Uninterrupted):
    """A question about what is paid, and with what."""

    __slots__ = ()


def check_cost(frame: Choice[State], state: State, amounts: list[int]) -> Message | None:
    """Check the amounts of a question about resources, which nothing interrupts: it is on top of the stack."""
    for resource, n in enumerate(amounts):
        if not 0 <= n <= MOST_COUNTED:
            return field_misfit(frame, RESOURCES[resource])
    return None if is_on_top(state, frame) else frame_misplaced(frame)


def is_being_paid(state: State, frame: Frame[State]) -> bool:
    """Return whether nothing but a payment waits above a frame that follows when it is paid."""
    top = state.stack[-1]
    return top is frame or (isinstance(top, Payment) and frame_below(state, top) is frame)


@final
class Overflow(Uninterrupted):
    """Crystals have come that do not fit with those in storage: which one goes back? (FED-1.8)"""

    __slots__ = ("coppernium", "lavandium", "oceanium")

    question = "overflow"
    rules = ("FED-1.8",)

    def __init__(self, seat: int, lavandium: int, coppernium: int, oceanium: int) -> None:
        self.seat = seat
        self.lavandium = lavandium
        self.coppernium = coppernium
        self.oceanium = oceanium

    def options(self, state: State) -> list[Action]:
        have = state.players[self.seat].resources
        come = (self.lavandium, self.coppernium, self.oceanium)
        return [notation.RETURN[crystal] for crystal in range(GOLD) if have[crystal] + come[crystal]]

    def decide(self, state: State, seat: int, action: Action) -> None:
        resources = state.players[seat].resources
        come = [self.lavandium, self.coppernium, self.oceanium]
        crystal = action.args[0]
        if come[crystal]:
            come[crystal] -= 1
        else:
            resources[crystal] -= 1
        if state.events is not None:
            state.emit(events.Returned(seat, crystal, 1))
        state.stack.pop()
        stored = resources[LAVANDIUM] + resources[COPPERNIUM] + resources[OCEANIUM]
        if stored + sum(come) > state.parts.crystals_max:
            state.stack.append(Overflow(seat, come[LAVANDIUM], come[COPPERNIUM], come[OCEANIUM]))
        else:
            store(state, seat, come[LAVANDIUM], come[COPPERNIUM], come[OCEANIUM])

    def prompt_args(self, state: State, seat: int) -> Json:
        have = sum(state.players[self.seat].resources[:GOLD])
        most = state.parts.crystals_max
        return {"left": have + self.lavandium + self.coppernium + self.oceanium - most, "most": most}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-return", {"resource": wording.resource_ref(action.args[0])}, self.rules)

    def misfit(self, state: State) -> Message | None:
        come = [self.lavandium, self.coppernium, self.oceanium]
        wrong = check_cost(self, state, [*come, 0])
        stored = sum(state.players[self.seat].resources[:GOLD])
        return wrong or check_fields(self, lavandium=stored + sum(come) > state.parts.crystals_max)


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
    if state.events is not None:
        state.emit(events.Paid(seat, resource, n))


@final
class Pay(Payment):
    """The next crystal of a cost: itself, or oceanium in its place? (FED-1.7)"""

    __slots__ = ("coppernium", "lavandium")

    question = "pay"
    rules = ("FED-1.7",)

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

    def decide(self, state: State, seat: int, action: Action) -> None:
        spend(state, seat, action.args[0], 1)
        state.stack.pop()
        if self.lavandium:
            left, rest = self.lavandium - 1, self.coppernium
        else:
            left, rest = 0, self.coppernium - 1
        if left or rest:
            state.stack.append(Pay(seat, left, rest))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"resource": wording.resource_ref(LAVANDIUM if self.lavandium else COPPERNIUM)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-pay", {"resource": wording.resource_ref(action.args[0])}, self.rules)

    def misfit(self, state: State) -> Message | None:
        cost = [self.lavandium, self.coppernium, 0, 0]
        wrong = check_cost(self, state, cost)
        is_payable = any(cost) and can_pay(state.players[self.seat].resources, cost)
        return wrong or check_fields(self, lavandium=is_payable)


# Verbs


def with_resources(written: Json, resources: list[int]) -> Json:
    """Return a printed step with the resources it speaks of, if there are any."""
    if any(resources):
        written["resources"] = wording.by_name(resources)
    return written


@final
class GainStep(FederationStep):
    """FED-1.8"""

    verb = "gain"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.resources = read_resources(row, self.verb)

    def run(self, state: State, seat: int, source: int) -> None:
        gain(state, seat, self.resources)

    def gains(self, state: State, seat: int) -> list[int]:
        return self.resources

    def args(self, effects: Effects[State]) -> Json:
        return {"resources": wording.amounts(self.resources)}

    def printed(self) -> Json:
        return with_resources(super().printed(), self.resources)


@final
class PayStep(FederationStep):
    """FED-10.5"""

    verb = "pay"
    used_by = frozenset({"token"})

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.resources = read_resources(row, self.verb)

    def run(self, state: State, seat: int, source: int) -> None:
        pay(state, seat, self.resources)

    def args(self, effects: Effects[State]) -> Json:
        return {"resources": wording.amounts(self.resources)}

    def printed(self) -> Json:
        return with_resources(super().printed(), self.resources)


@final
class GainPerStep(FederationStep):
    """FED-15.10"""

    verb = "gain_per"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        table = row.table(self.verb)
        self.resources = NOTHING[:]
        self.resources[table.word("resource", RESOURCES)] = table.number("amount", 1, 9)
        self.count = table.word("of", COUNTS)
        table.finish()

    def run(self, state: State, seat: int, source: int) -> None:
        gain(state, seat, self.gains(state, seat))

    def gains(self, state: State, seat: int) -> list[int]:
        times = count(state, seat, self.count)
        return [n * times for n in self.resources]

    def is_in_vain(self, state: State, seat: int) -> bool:
        return not count(state, seat, self.count)

    def args(self, effects: Effects[State]) -> Json:
        return {"resources": wording.amounts(self.resources), "per": {"per": wording.count_name(self.count)}}

    def printed(self) -> Json:
        return {**with_resources(super().printed(), self.resources), "per": COUNTS[self.count]}
