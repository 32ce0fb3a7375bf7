"""Battle: dice, hits, and the order of its steps (ARC-7)."""

from collections.abc import Callable
from typing import Any, Final, final

from ecliptic.effects import Choice, fire
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.board import (
    BUILDING_HIT,
    DICE,
    DICE_OF_A_KIND,
    FACES,
    INTERCEPT,
    KEY,
    RAID,
    SELF_HIT,
    SHIP_HIT,
    SYSTEM_COUNT,
)
from ecliptic.games.arcs.events import Attacked, HitsForced, Rolled, dice_label, owner_ref, slot_ref, system_ref
from ecliptic.games.arcs.frame_checks import MOST_HITS, is_in_play, is_owner
from ecliptic.games.arcs.outrage import cities_destroyed, destroyed_city
from ecliptic.games.arcs.pieces import (
    building_on,
    buildings_of,
    hit_building,
    hit_ship,
    owners_with_target,
    ships_at,
    trophy_count,
)
from ecliptic.games.arcs.raiding import Raid
from ecliptic.games.arcs.reaction_order import fire_in_order
from ecliptic.games.arcs.rerolls import Rerolls, RollDice
from ecliptic.games.arcs.state import (
    DAMAGED,
    IS_STARPORT,
    SEATS,
    SHIP_OWNERS,
    SITE_SHIFT,
    State,
)
from ecliptic.games.arcs.words import (
    AFTER_BATTLE,
    BATTLE_BEGAN,
    BEFORE_DICE,
    COMMANDS,
    INTERCEPTED,
    LEAST_DICE,
    MOST_DICE,
    MOST_RAID,
    OTHERS_RAIDED,
    WARY,
    attackers,
    changed_symbols,
    commanded,
    dice_limits,
    fleet,
    harm_begins,
    harmed,
    intercepting,
    may_harm,
    more_targets,
    toughness,
    trophies_go_to,
)
from ecliptic.kernel import Action, Frame, Json, Message
from ecliptic.kernel.frames import check_fields

# The steps of a battle.
BEFORE: Final = 0
COLLECT: Final = 1
REROLLS: Final = 2
READ: Final = 3
SELF_HITS: Final = 4
INTERCEPTION: Final = 5
SHIP_HITS: Final = 6
BUILDING_HITS: Final = 7
CITIES: Final = 8
RAIDING: Final = 9
AFTER: Final = 10
OVER: Final = 11

# What a battle remembers.
ALL_FRESH: Final = 0  # were all attacking ships fresh at the start (L06)
TROPHIES: Final = 1  # the attacker's Trophies at the start
LEFT: Final = 2  # attacking ships left after all hits
LEFT_DAMAGED: Final = 3  # of these, damaged ones

# Whom hits may be dealt to.
TO_SHIPS: Final = 0
TO_SHIPS_FIRST: Final = 1
TO_BUILDINGS: Final = 2


def defenders(state: State, seat: int, system: int) -> list[int]:
    """Return the Rivals, and others with pieces on the map, that may be chosen as defender in a system (ARC-7.2)."""
    return [
        owner for owner in owners_with_target(state, system) if owner != seat and may_harm(state, seat, owner, system)
    ]


def battle_options(state: State, seat: int) -> list[Action]:
    """Return every system with Loyal ships and every defender there (ARC-7.1, ARC-7.2)."""
    commands = len(state.active[COMMANDS.number]) > 0
    found: list[Action] = []
    for system in range(SYSTEM_COUNT):
        own = ships_at(state, system, seat) > 0
        others = commanded(state, seat, system) if commands and not own else []
        if own or others:
            found += [notation.battle(system, owner) for owner in defenders(state, seat, system) if others != [owner]]
    return found


def begin_battle(state: State, seat: int, system: int, defender: int) -> None:
    """Begin a battle; what looks at its start is fixed now (ARC-7.18)."""
    if state.events is not None:
        state.emit(Attacked(seat, defender, system))
    all_fresh = 0 if state.damaged[system * SHIP_OWNERS + seat] else 1
    state.dice = []
    facts = [all_fresh, trophy_count(state, seat), 0, 0]
    state.stack.append(Battle(seat, system, defender, BEFORE, facts, []))
    harm_begins(state, seat, defender, system)


@final
class Battle(Frame[State]):
    """A battle at one of its steps; what the step asks lies above it."""

    __slots__ = ("defender", "facts", "seat", "step", "symbols", "system")

    def __init__(self, seat: int, system: int, defender: int, step: int, facts: list[int], symbols: list[int]) -> None:
        self.seat = seat
        self.system = system
        self.defender = defender
        self.step = step
        self.facts = facts
        self.symbols = symbols

    def misfit(self, state: State) -> Message | None:
        counts = self.symbols + self.facts
        read = len(self.symbols) == len(FACES) if READ < self.step < AFTER else True
        return check_fields(
            self,
            seat=self.seat == state.turn_seat,
            system=is_in_play(state, self.system),
            defender=is_owner(state, self.defender) and self.defender != self.seat,
            step=BEFORE <= self.step <= OVER,
            facts=len(self.facts) == LEFT_DAMAGED + 1 and all(0 <= n <= MOST_HITS for n in counts),
            symbols=read and len(self.symbols) in (0, len(FACES)) and not (self.symbols and self.step <= READ),
        )

    def run(self, state: State) -> None:
        step, seat = self.step, self.seat
        facts, symbols, after = self.facts, self.symbols, step + 1
        if step == OVER:
            state.stack.pop()
            state.dice = []
            return
        if step == COLLECT and not attackers(state, seat, self.system):
            after = AFTER  # nobody is left to attack (ARC-7.18)
        elif step == READ:
            symbols = changed_symbols(state, count_symbols(state), seat, self.defender, facts)
            if state.events is not None:
                state.emit(Rolled(seat, symbols, state.dice[:]))
        elif step == CITIES:
            at = self.system * SHIP_OWNERS + seat
            facts = [facts[0], facts[1], attackers(state, seat, self.system), state.damaged[at]]
        state.stack[-1] = Battle(seat, self.system, self.defender, after, facts, symbols)
        if after != AFTER or step == RAIDING:
            self.do_step(state, facts, symbols)

    def do_step(self, state: State, facts: list[int], symbols: list[int]) -> None:
        """Push what the step asks."""
        step, seat, system, defender = self.step, self.seat, self.system, self.defender
        if step == BEFORE:
            fire_in_order(state, BEFORE_DICE, defender)
            fire(state, BATTLE_BEGAN, seat)
        elif step == COLLECT:
            state.stack.append(CollectDice(seat, system, defender))
        elif step == REROLLS:
            state.stack.append(Rerolls(seat, [], system))
        elif step == SELF_HITS:
            assign(state, seat, seat, trophies_go_to(state, seat, defender), system, TO_SHIPS, symbols[SELF_HIT])
        elif step == INTERCEPTION and symbols[INTERCEPT]:
            hits = intercepting(state, defender, system)
            fire_in_order(state, INTERCEPTED, defender)
            assign(state, seat, seat, trophies_go_to(state, seat, defender), system, TO_SHIPS, hits)
        elif step == SHIP_HITS:
            assign(state, seat, defender, seat, system, TO_SHIPS_FIRST, symbols[SHIP_HIT])
        elif step == BUILDING_HITS:
            assign(state, seat, defender, seat, system, TO_BUILDINGS, symbols[BUILDING_HIT])
        elif step == CITIES:
            harmed(state, seat, defender)
            razed, state.razed = state.razed, []
            cities_destroyed(state, seat, razed, in_battle=True)
        elif step == RAIDING and facts[LEFT] and symbols[KEY]:
            if defender < SEATS:
                state.stack.append(Raid(seat, defender, symbols[KEY]))
            else:
                fire(state, OTHERS_RAIDED, seat)
        elif step == AFTER:
            fire_in_order(state, AFTER_BATTLE, seat)


def current_battle(state: State) -> Battle | None:
    """Return the battle that is being fought, for the cards that react to it."""
    for i in range(len(state.stack) - 1, -1, -1):
        frame: Any = state.stack[i]
        if isinstance(frame, Battle):
            return frame
    return None


def not_all_fresh(state: State) -> None:
    """Note that a damaged ship joins the attack of the battle that begins (L06)."""
    battle = current_battle(state)
    if battle is not None:
        facts = battle.facts[:]
        facts[ALL_FRESH] = 0
        at = state.stack.index(battle)
        state.stack[at] = Battle(battle.seat, battle.system, battle.defender, battle.step, facts, battle.symbols)


def count_symbols(state: State) -> list[int]:
    """Return how often each symbol was rolled."""
    symbols = [0] * len(FACES)
    faces = state.table.board.faces
    for die in state.dice:
        for symbol in faces[die]:
            symbols[symbol] += 1
    return symbols


@final
class CollectDice(Choice[State]):
    """Which dice are taken? (ARC-7.4, ARC-7.5)"""

    __slots__ = ("defender", "system")

    rules = ("ARC-7.4", "ARC-7.5")

    def __init__(self, seat: int, system: int, defender: int) -> None:
        self.seat = seat
        self.system = system
        self.defender = defender

    def misfit(self, state: State) -> Message | None:
        battle = current_battle(state)
        return check_fields(
            self,
            seat=battle is not None and battle.seat == self.seat and attackers(state, self.seat, battle.system) > 0,
            system=battle is not None and battle.system == self.system,
            defender=battle is not None and battle.defender == self.defender,
        )

    def options(self, state: State) -> list[Action]:
        limits = dice_limits(state, self.seat, self.defender, self.system)
        return [
            notation.dice(assault, skirmish, raid)
            for assault in range(DICE_OF_A_KIND + 1)
            for skirmish in range(DICE_OF_A_KIND + 1)
            for raid in range(min(DICE_OF_A_KIND, limits[MOST_RAID]) + 1)
            if limits[LEAST_DICE] <= assault + skirmish + raid <= limits[MOST_DICE]
            and (assault <= skirmish or not limits[WARY])
        ]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        state.stack.append(RollDice(seat, list(action.args)))

    def prompt_args(self, state: State, seat: int) -> Json:
        limits = dice_limits(state, self.seat, self.defender, self.system)
        args: Json = {"n": limits[MOST_DICE], "whom": owner_ref(self.defender), "system": system_ref(self.system)}
        args["raid"] = "yes" if limits[MOST_RAID] else "no"
        return args

    def label(self, state: State, seat: int, action: Action) -> Message:
        return dice_label(action.args, self.rules)

    def why_not(self, state: State, seat: int, kind: str, about: str) -> Message | None:
        if kind != "dice":
            return None
        limits = dice_limits(state, self.seat, self.defender, self.system)
        wanted = [int(each) for each in about.split("-") if each.isdecimal()]
        if len(wanted) == len(DICE) and wanted[RAID] > limits[MOST_RAID]:
            return self.why_no_raid(state, limits[MOST_RAID])
        if len(wanted) == len(DICE) and max(wanted) <= DICE_OF_A_KIND and sum(wanted) <= limits[MOST_DICE]:
            if sum(wanted) < limits[LEAST_DICE]:
                return Message("no-few-dice", {"n": limits[LEAST_DICE]}, ("ARC-7.4",))
            return Message("no-wary-dice", {}, ("ARC-7.4",))
        return Message("no-such-dice", {"n": limits[MOST_DICE]}, ("ARC-7.4",))

    def why_no_raid(self, state: State, most: int) -> Message:
        """Return why not more raid dice than these can be taken."""
        if most:
            return Message("no-more-raid-dice", {"n": most}, ("ARC-7.5",))
        if self.defender < SEATS and buildings_of(state, self.system, self.defender):
            return Message("no-raid-dice-card", {}, ("ARC-7.5",))
        return Message("no-raid-dice", {"whom": owner_ref(self.defender)}, ("ARC-7.5",))


def ships_to_hit(state: State, owner: int, system: int, attacks: bool) -> list[int]:
    """Return the ships on one side that can be hit, as `fleet` does; outside a battle nobody joins a defender (L02)."""
    ships = fleet(state, owner, system, attacks)
    return ships if len(ships) <= 3 or current_battle(state) is not None else ships[:3]


def assign(state: State, seat: int, owner: int, by: int, system: int, mode: int, hits: int) -> None:
    """Let a seat assign hits to an owner's pieces; what is destroyed goes to `by`."""
    hits //= toughness(state, owner)
    if hits:
        state.stack.append(AssignHits(seat, owner, by, system, mode, hits))


@final
class AssignHits(Choice[State]):
    """Which piece takes the next hit? Hits without a target are lost (ARC-7.7 to ARC-7.13)."""

    __slots__ = ("by", "left", "mode", "owner", "system")

    rules = ("ARC-7.12",)

    def __init__(self, seat: int, owner: int, by: int, system: int, mode: int, left: int) -> None:
        self.seat = seat
        self.owner = owner
        self.by = by
        self.system = system
        self.mode = mode
        self.left = left

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            seat=self.seat == state.turn_seat,
            owner=is_owner(state, self.owner) and self.seat in (self.owner, self.by),
            by=is_owner(state, self.by) and self.by != self.owner,
            system=is_in_play(state, self.system),
            mode=TO_SHIPS <= self.mode <= TO_BUILDINGS and (self.mode == TO_SHIPS) == (self.owner == self.seat),
            left=0 < self.left <= MOST_HITS,
        )

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        if self.mode != TO_BUILDINGS:
            ships = ships_to_hit(state, self.owner, self.system, self.mode == TO_SHIPS)
            for i in range(0, len(ships), 3):
                if ships[i + 1]:
                    found.append(notation.HIT_FRESH[ships[i]])
                if ships[i + 2]:
                    found.append(notation.HIT_DAMAGED[ships[i]])
        if self.mode == TO_BUILDINGS or (self.mode == TO_SHIPS_FIRST and not found):
            for each in buildings_of(state, self.system, self.owner):
                found.append(notation.HIT_BUILDING[each >> SITE_SHIFT])
        return more_targets(state, found, self.owner, self.system, self.mode)

    def run(self, state: State) -> None:
        """Assign hits while there is nothing to choose. When a choice follows, the log tells how many those were."""
        frame, n = self, 0
        while True:
            own = frame.options(state)
            if len(own) > 1:
                if state.events is not None:
                    state.emit(HitsForced(frame.seat, n))
                return
            if not own:
                state.stack.pop()
                return
            frame.decide(state, frame.seat, own[0])
            n += 1
            top: Any = state.stack[-1]
            if not isinstance(top, AssignHits) or (top.owner, top.mode, top.left) != (
                self.owner,
                self.mode,
                self.left - n,
            ):
                return
            frame = top

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if self.left > 1:
            state.stack.append(AssignHits(seat, self.owner, self.by, self.system, self.mode, self.left - 1))
        if action.kind == "hit":
            hit_ship(state, self.system, action.args[0], bool(action.args[1]), self.by)
            if state.extension is not None and self.mode == TO_SHIPS and action.args[0] != self.owner:
                state.extension.ally_hit(bool(action.args[1]))
        elif action.kind in HIT_MORE:
            HIT_MORE[action.kind](state, self.owner, self.system, action, self.by)
        else:
            hit_city_or_starport(state, building_on(state, action.args[0]), self.by)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"n": self.left, "whose": owner_ref(self.owner), "system": system_ref(self.system)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        args: Json
        if action.kind == "hit" and action.args[0] != self.owner:
            args = {"state": "damaged" if action.args[1] else "fresh", "whose": owner_ref(action.args[0])}
            return Message("do-hit-of", args, self.rules)
        if action.kind == "hit":
            return Message("do-hit", {"state": "damaged" if action.args[1] else "fresh"}, self.rules)
        if action.kind in HIT_MORE:
            args = LABEL_MORE[action.kind](state, self.owner, self.system, action)
            return Message(f"do-{action.kind.replace('_', '-')}", args, self.rules)
        number = building_on(state, action.args[0])
        looks = [each & (IS_STARPORT | DAMAGED) for each in buildings_of(state, self.system, self.owner)]
        args = {
            "piece": "starport" if number & IS_STARPORT else "city",
            "state": "damaged" if number & DAMAGED else "fresh",
            "slot": slot_ref(state, action.args[0]) if looks.count(number & (IS_STARPORT | DAMAGED)) > 1 else 0,
        }
        return Message("do-hit-building", args, self.rules)


# What else can be hit, by the kind of action: what a hit does, and how it is named. The campaign fills them.
HIT_MORE: Final[dict[str, Callable[[State, int, int, Action, int], None]]] = {}
LABEL_MORE: Final[dict[str, Callable[[State, int, int, Action], Json]]] = {}


def hit_city_or_starport(state: State, number: int, by: int) -> None:
    """Hit a building; a destroyed city is remembered until Outrage follows (ARC-7.15)."""
    if number & DAMAGED and not number & IS_STARPORT:
        state.razed.append(destroyed_city(state, number))
    hit_building(state, number, by)
