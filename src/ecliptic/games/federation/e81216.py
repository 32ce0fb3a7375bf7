"""Planet E81216: production sites and megastructures (FED-15)."""

from typing import final

from ecliptic.effects import Choice, Effects, resolve
from ecliptic.games.federation import events, notation, planet_events, wording
from ecliptic.games.federation.accreditation import score
from ecliptic.games.federation.counting import count
from ecliptic.games.federation.frame_checks import MOST_COUNTED, check_times
from ecliptic.games.federation.medals import influence_grew
from ecliptic.games.federation.resources import Payment, check_cost, has_room_for, is_being_paid, lacking, pay
from ecliptic.games.federation.state import MUST_TRANSMUTE, NOBODY, ROBOTS, State
from ecliptic.games.federation.steps import FederationStep, NumberStep, require_true
from ecliptic.games.federation.tables import BUILDERS, MEGASTRUCTURES, SITES
from ecliptic.games.federation.vocabulary import COPPERNIUM, E81216, GOLD, LAVANDIUM, NOTHING, OCEANIUM, RESOURCES
from ecliptic.kernel import Action, Fields, Frame, Json, Message, refused
from ecliptic.kernel.frames import check_fields


def robots_left(state: State, seat: int) -> int:
    """Robots this player has not placed (FED-15.3)."""
    return ROBOTS - state.players[seat].sites.bit_count() - state.robots.count(seat)


def building_cost(state: State, building: int) -> list[int]:
    """What a production site (by its slot) or a megastructure costs."""
    parts = state.parts
    if building < SITES:
        return parts.site_cost[state.sites[building]]
    return parts.megastructure_cost[building - SITES]


def open_buildings(state: State, seat: int) -> list[int]:
    """What this player could still build: each thing once, a megastructure while it has room (FED-15.2, FED-15.3)."""
    if not robots_left(state, seat):
        return []
    built = state.players[seat].sites
    found = [slot for slot in range(SITES) if not built & 1 << slot]
    return found + [SITES + i for i in range(MEGASTRUCTURES) if has_room(state, seat, i)]


def can_build(state: State, seat: int, have: list[int], discount: int) -> bool:
    """Can some open building be paid with these resources and this discount (FED-5.6)?"""
    parts = state.parts
    built = state.players[seat].sites
    for slot, site in enumerate(state.sites):
        if not built & 1 << slot:
            cost = parts.site_cost[site]
            if have[GOLD] >= cost[GOLD] and lacking(have, cost) <= discount:
                return robots_left(state, seat) > 0
    for i, cost in enumerate(parts.megastructure_cost):
        if have[GOLD] >= cost[GOLD] and lacking(have, cost) <= discount and has_room(state, seat, i):
            return robots_left(state, seat) > 0
    return False


def has_room(state: State, seat: int, megastructure: int) -> bool:
    """Has a megastructure room for one more robot, and none of this player's (FED-15.2, FED-15.3)?"""
    builders = state.robots[megastructure * BUILDERS : (megastructure + 1) * BUILDERS]
    return builders[-1] == NOBODY and seat not in builders


def building_action(state: State, building: int) -> Action:
    """The option to build this."""
    if building < SITES:
        return notation.BUILD_SITE[state.sites[building]]
    return notation.BUILD_MEGASTRUCTURE[building - SITES]


def e81216_options(state: State, seat: int, discount: int) -> list[Action]:
    """What this player can build and pay for (FED-15.1, FED-15.9)."""
    have = state.players[seat].resources
    options: list[Action] = []
    for building in open_buildings(state, seat):
        cost = building_cost(state, building)
        if have[GOLD] >= cost[GOLD] and lacking(have, cost) <= discount:
            options.append(building_action(state, building))
    return options


def build_label(state: State, building: int, cost: list[int]) -> Message:
    """Return the option to build this for a cost."""
    args: Json = {"building": wording.building_ref(state, building), "cost": wording.cost(cost)}
    return Message("do-build", args, ("FED-15.1", "FED-15.20"))


def why_not_build(state: State, seat: int, about: str) -> Message:
    """Return why this player cannot build what is named."""
    names = [state.parts.sites[site] for site in state.sites] + state.parts.megastructures
    rules = ("FED-15.1", "FED-15.20")
    if about not in names:
        return Message("no-such-building", {"text": about}, rules)
    building = names.index(about)
    is_cost = building in open_buildings(state, seat)
    reason = "no-building-cost" if is_cost else "no-building-left"
    return Message(reason, {"building": wording.building_ref(state, building)}, rules)


def take_e81216_action(state: State, seat: int, building: int, discount: int) -> None:
    """Pay the cost, less the discount, then put a robot there (FED-15.1, FED-15.9)."""
    state.stack.append(Construct(seat, building))
    cost = building_cost(state, building)
    if discount:
        state.stack.append(Discount(seat, cost[LAVANDIUM], cost[COPPERNIUM], cost[OCEANIUM], cost[GOLD], discount))
    else:
        pay(state, seat, cost)


@final
class Discount(Payment):
    """Which crystal of the cost is saved? `left` of them, gold never (FED-15.9)."""

    __slots__ = ("coppernium", "gold", "lavandium", "left", "oceanium")

    question = "discount"
    rules = ("FED-15.9",)

    def __init__(self, seat: int, lavandium: int, coppernium: int, oceanium: int, gold: int, left: int) -> None:
        self.seat = seat
        self.lavandium = lavandium
        self.coppernium = coppernium
        self.oceanium = oceanium
        self.gold = gold
        self.left = left

    def cost(self) -> list[int]:
        """What is still to pay."""
        return [self.lavandium, self.coppernium, self.oceanium, self.gold]

    def options(self, state: State) -> list[Action]:
        if not self.left:
            return []
        have = state.players[self.seat].resources
        options: list[Action] = []
        for crystal in range(GOLD):
            cost = self.cost()
            if cost[crystal]:
                cost[crystal] -= 1
                if lacking(have, cost) < self.left:
                    options.append(notation.DISCOUNT[crystal])
        # When every crystal is saved their order does not matter.
        return options[:1] if self.left >= self.lavandium + self.coppernium + self.oceanium else options

    def decide(self, state: State, seat: int, action: Action) -> None:
        cost = self.cost()
        cost[action.args[0]] -= 1
        if state.events is not None:
            state.emit(events.Discounted(seat, action.args[0], 1))
        state.stack.pop()
        left = self.left - 1
        state.stack.append(Discount(seat, cost[LAVANDIUM], cost[COPPERNIUM], cost[OCEANIUM], cost[GOLD], left))

    def run(self, state: State) -> None:
        if self.options(state):
            super().run(state)
        else:
            state.stack.pop()
            pay(state, self.seat, self.cost())

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"left": self.left}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-discount", {"resource": wording.resource_ref(action.args[0])}, self.rules)

    def misfit(self, state: State) -> Message | None:
        have, cost = state.players[self.seat].resources, self.cost()
        wrong = check_cost(self, state, cost)
        is_payable = have[GOLD] >= cost[GOLD] and lacking(have, cost) <= self.left
        return wrong or check_fields(self, left=0 <= self.left <= MOST_COUNTED and is_payable)


@final
class Construct(Frame[State]):
    """The cost has been paid: the robot goes to the building (FED-15.1)."""

    __slots__ = ("building", "seat")

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def run(self, state: State) -> None:
        state.stack.pop()
        construct(state, self.seat, self.building)

    def misfit(self, state: State) -> Message | None:
        is_open = self.building in open_buildings(state, self.seat)
        return check_fields(self, seat=is_being_paid(state, self), building=is_open)


def construct(state: State, seat: int, building: int) -> None:
    """Put a robot on a building and receive the income, or the points of the megastructure (FED-15.5, FED-15.6)."""
    if state.events is not None:
        state.emit(planet_events.Built(seat, building))
    if building < SITES:
        state.players[seat].sites |= 1 << building
        influence_grew(state, seat, E81216)
        resolve(state, seat, state.parts.site_income[state.sites[building]], 0)
        return
    number = building - SITES
    place = state.robots.index(NOBODY, number * BUILDERS)  # the highest multiplier that is free
    state.robots[place] = seat
    influence_grew(state, seat, E81216)
    multiplier = state.parts.multipliers[number][place - number * BUILDERS]
    score(state, seat, multiplier * megastructure_value(state, seat, number))


def megastructure_value(state: State, seat: int, number: int) -> int:
    """The lower of the two values of its tiles for this player (FED-15.6 to FED-15.8)."""
    tiles = state.tiles[2 * number : 2 * number + 2]
    return min(count(state, seat, state.parts.tile_count[tile]) for tile in tiles)


@final
class BuildFree(Choice[State]):
    """A building without cost, with its reward: which one? (FED-15.20)"""

    __slots__ = ()

    question = "build-free"
    rules = ("FED-15.20",)

    def options(self, state: State) -> list[Action]:
        return [building_action(state, building) for building in open_buildings(state, self.seat)]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        construct(state, seat, action.args[0])

    def label(self, state: State, seat: int, action: Action) -> Message:
        return build_label(state, action.args[0], NOTHING)


@final
class ChooseIncome(Choice[State]):
    """The income of a production site in play, built or not: which one? `left` times (FED-15.19)"""

    __slots__ = ("left",)

    question = "income"
    rules = ("FED-15.19",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: State) -> list[Action]:
        return [notation.INCOME[site] for site in state.sites]

    def decide(self, state: State, seat: int, action: Action) -> None:
        site = action.args[0]
        state.stack.pop()
        if self.left > 1:
            state.stack.append(ChooseIncome(seat, self.left - 1))
        if state.events is not None:
            state.emit(planet_events.IncomeReceived(seat, site))
        resolve(state, seat, state.parts.site_income[site], 0)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"left": self.left}

    def label(self, state: State, seat: int, action: Action) -> Message:
        site = action.args[0]
        effect = wording.effect(state.parts, state.parts.site_income[site])
        return Message("do-income", {"site": wording.site_ref(state.parts, site), "effect": effect}, self.rules)

    def misfit(self, state: State) -> Message | None:
        return check_times(self, self.left)


@final
class Transmute(Choice[State]):
    """Which resource becomes the next in value? Before version 2 it could be none (FED-15.12)."""

    __slots__ = ()

    question = "transmute"
    rules = ("FED-15.12",)

    def options(self, state: State) -> list[Action]:
        have = state.players[self.seat].resources
        options: list[Action] = []
        for resource in (LAVANDIUM, COPPERNIUM, OCEANIUM):
            if have[resource] and has_room_for(state, self.seat, resource + 1):
                options.append(notation.TRANSMUTE[resource])
        if state.variant.rules < MUST_TRANSMUTE:
            options.append(notation.STOP)
        return options

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not notation.STOP:
            resource = action.args[0]
            have = state.players[seat].resources
            have[resource] -= 1
            have[resource + 1] += 1
            if state.events is not None:
                state.emit(events.Transmuted(seat, resource))

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action is notation.STOP:
            return Message("do-stop", {}, self.rules)
        return Message("do-transmute", {"resource": wording.resource_ref(action.args[0])}, self.rules)


# Verbs


@final
class BuildFreeStep(FederationStep):
    """FED-15.20"""

    verb = "build_free"
    icon = "robot"
    used_by = frozenset({"mission", "deep_space"})

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        table = row.table(self.verb)
        table.words("any_of", ["production_site", "megastructure"])
        require_true(table, "reward")
        table.finish()

    def run(self, state: State, seat: int, source: int) -> None:
        state.stack.append(BuildFree(seat))


@final
class ProductionIncomeStep(NumberStep):
    """FED-15.19"""

    verb = "production_income"
    icon = "site"
    counted = True
    used_by = frozenset({"room", "mission", "erudite", "deep_space"})

    def run(self, state: State, seat: int, source: int) -> None:
        state.stack.append(ChooseIncome(seat, self.n))

    def leads_to(self, state: State, seat: int) -> list[int]:
        return [state.parts.site_income[site] for site in state.sites]


@final
class TransmuteStep(FederationStep):
    """FED-15.12"""

    verb = "transmute"
    icon = "refresh"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        table = row.table(self.verb)
        if table.words("chain", RESOURCES) != list(range(len(RESOURCES))):
            raise refused("problem-chain", place=table.path("chain"), known=", ".join(RESOURCES))
        table.number("count", 1, 1)
        if table.has("optional"):  # in content packs for version 1; the rules version decides (FED-15.12)
            require_true(table, "optional")
        table.finish()

    def run(self, state: State, seat: int, source: int) -> None:
        state.stack.append(Transmute(seat))
