"""Action spaces: who may go where, what it costs, and how an action begins (BTS-4, BTS-8)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice, resolve
from ecliptic.games.beyond_the_sun import notation
from ecliptic.games.beyond_the_sun.components import ActionRow
from ecliptic.games.beyond_the_sun.frame_checks import is_active, is_flag
from ecliptic.games.beyond_the_sun.log_events import PawnMoved, PawnPushed, action_name
from ecliptic.games.beyond_the_sun.resources import in_supply, pay
from ecliptic.games.beyond_the_sun.state import (
    NOBODY,
    NOTHING,
    OUTSIDE,
    SOURCE_SEAT,
    SPACE,
    SPACE_BITS,
    State,
    checksum,
    own_technologies,
    slot_of,
    split_checksum,
)
from ecliptic.games.beyond_the_sun.verb import Act, Projection, current_act, foresee
from ecliptic.games.beyond_the_sun.words import COLONIZING_COST, OCCUPIED, RETURNED_POPULATION, ask
from ecliptic.kernel import Action, Json, Message
from ecliptic.kernel.frames import check_fields, field_misfit

IN_FULL: Final = 0  # all population of the cost is returned
MOST_EXTRA_ORE: Final = 9  # on one space
ONE_FOR_ORE: Final = 1  # one of them is paid with ore (BTS-18.16)


def rows_of(state: State) -> list[int]:
    """Return the actions of Basic Spacefaring for this number of players (BTS-2.12)."""
    return state.parts.rows[len(state.players) - 2]


def usable_actions(state: State, seat: int) -> list[int]:
    """Return the actions whose spaces a faction may use at all (BTS-4.5 to BTS-4.8)."""
    parts = state.parts
    found = rows_of(state)[:]
    for number, guild in enumerate(parts.guilds):
        if state.guilds >> number & 1:
            found.append(guild.action)
    for card in own_technologies(state, seat):
        found += parts.technologies[card].actions
    for i in range(0, len(state.linked), 2):
        action = parts.events[state.linked[i]].action
        if action >= 0:
            found.append(action)
    return found


def source_of(state: State, seat: int, row: ActionRow) -> int:
    """Return the source of an action's effect: the component it is printed on."""
    if row.event >= 0:
        return row.source
    return seat << SOURCE_SEAT | row.source if row.source >= 0 else -1


def ore_cost(state: State, seat: int, row: ActionRow, extra: int) -> int:
    """Return the ore an action costs a faction on a space with so much extra (BTS-4.14, BTS-19.9)."""
    ore = row.cost.ore
    if row.colonizes and state.active[COLONIZING_COST.number]:
        ore = max(0, ore - ask(COLONIZING_COST, state, seat, 0))
    return ore + extra


def payments(state: State, seat: int, action: int, extra: int, is_copied: bool, must_change: bool) -> list[int]:
    """Return the ways in which a faction could pay for an action and carry it out (BTS-4.9 to BTS-4.11)."""
    row = state.parts.actions[action]
    ore = ore_cost(state, seat, row, extra)
    found: list[int] = []
    if works(state, seat, row, ore, IN_FULL, is_copied, must_change):
        found.append(IN_FULL)
    if may_pay_ore(state, seat, row) and works(state, seat, row, ore, ONE_FOR_ORE, is_copied, must_change):
        found.append(ONE_FOR_ORE)
    return found


def may_pay_ore(state: State, seat: int, row: ActionRow) -> bool:
    """Return whether a faction may pay ore for one population of an action's cost (BTS-18.16)."""
    active = row.cost.population > 0 and len(state.active[RETURNED_POPULATION.number]) > 0
    return active and ask(RETURNED_POPULATION, state, seat, 0) != 0


def works(state: State, seat: int, row: ActionRow, ore: int, way: int, is_copied: bool, must_change: bool) -> bool:
    """Return whether a faction could pay for an action in this way and carry it out."""
    player = state.players[seat]
    population = row.cost.population - way
    if player.ore < ore + way or player.population < population:
        return False
    projection = Projection(player.ore - ore - way, player.population - population, in_supply(player) + population)
    projection.changes = ore > 0 or row.cost.population > 0
    is_possible = foresee(state, seat, row.effect, 0, source_of(state, seat, row), projection, is_copied)
    return is_possible and (projection.changes or not must_change)


def is_payable(state: State, seat: int, action: int, extra: int, must_change: bool) -> bool:
    """Return whether a faction could pay for an action and carry it out."""
    row = state.parts.actions[action]
    ore = ore_cost(state, seat, row, extra)
    return works(state, seat, row, ore, IN_FULL, False, must_change) or (
        may_pay_ore(state, seat, row) and works(state, seat, row, ore, ONE_FOR_ORE, False, must_change)
    )


def occupant(state: State, seat: int, space: int) -> int:
    """Return whose pawn stands on a space, other than this faction's, or NOBODY."""
    players = state.players
    for other in range(len(players)):
        if other != seat and players[other].pawn == space:
            return other
    return NOBODY


def legal_spaces(state: State, seat: int) -> list[Action]:
    """Return the action spaces that a faction may choose now (BTS-4.1 to BTS-4.11)."""
    found: list[Action] = []
    player = state.players[seat]
    may_push = ask(OCCUPIED, state, seat, 0) != 0
    for action in usable_actions(state, seat):
        row = state.parts.actions[action]
        if not row.spaces:
            if is_payable(state, seat, action, 0, True):
                found.append(row.go[0])
            continue
        payable = [-1] * (MOST_EXTRA_ORE + 1)  # by the extra ore of a space
        for number in range(row.spaces):
            space = action << SPACE_BITS | number
            if player.pawn == space or (not may_push and occupant(state, seat, space) >= 0):
                continue
            extra = row.extra_ore[number] if row.extra_ore else 0
            if payable[extra] < 0:
                payable[extra] = 1 if is_payable(state, seat, action, extra, True) else 0
            if payable[extra]:
                found.append(row.go[number])
    return found


def go_to(state: State, seat: int, action: int, number: int) -> None:
    """Move the pawn to a space and begin its action (BTS-4.1)."""
    row = state.parts.actions[action]
    space = action << SPACE_BITS | number
    if state.events is not None:
        state.emit(PawnMoved(seat, action))
    if row.spaces:
        other = occupant(state, seat, space)
        if other >= 0:  # BTS-18.8, BTS-18.9
            state.players[other].pawn = OUTSIDE
            if state.events is not None:
                state.emit(PawnPushed(other))
    state.players[seat].pawn = space
    begin_action(state, seat, action, row.extra_ore[number] if row.extra_ore else 0, 0)


def begin_action(state: State, seat: int, action: int, extra: int, copied: int) -> None:
    """Pay for an action and carry it out; ask how to pay where there are two ways."""
    ways = payments(state, seat, action, extra, copied != 0, False)
    if len(ways) > 1:
        state.stack.append(ChoosePayment(seat, action, extra, copied))
    elif ways:
        carry_out(state, seat, action, extra, copied, ways[0])


def carry_out(state: State, seat: int, action: int, extra: int, copied: int, way: int) -> None:
    """Pay for an action, then resolve its effect (BTS-4.13)."""
    row = state.parts.actions[action]
    at = current_act(state)
    outer = state.stack[at] if at >= 0 else None
    before = outer.before if isinstance(outer, Act) else split_checksum(checksum(state))
    state.stack.append(Act(seat, action, before, copied))
    pay(state, seat, ore_cost(state, seat, row, extra) + way, row.cost.population - way)
    resolve(state, seat, row.effect, 0, source_of(state, seat, row))


@final
class ChoosePayment(Choice[State]):
    """Is one returned population paid with ore? (BTS-18.16)"""

    __slots__ = ("action", "copied", "extra")

    rules: ClassVar[tuple[str, ...]] = ("BTS-18.16",)

    def __init__(self, seat: int, action: int, extra: int, copied: int) -> None:
        self.seat = seat
        self.action = action
        self.extra = extra
        self.copied = copied

    def misfit(self, state: State) -> Message | None:
        if not 0 <= self.action < len(state.parts.actions):
            return field_misfit(self, "action")
        row = state.parts.actions[self.action]
        is_there = row.event < 0 or row.event in state.linked[::2]
        return check_fields(
            self,
            seat=is_active(state, self.seat),
            action=is_there and (row.row < 0 or self.action in rows_of(state)),
            extra=self.extra == 0 or self.extra in row.extra_ore,
            copied=is_flag(self.copied),
        )

    def options(self, state: State) -> list[Action]:
        ways = payments(state, self.seat, self.action, self.extra, self.copied != 0, False)
        return [notation.PAY_ORE if way == ONE_FOR_ORE else notation.PAY_POPULATION for way in ways]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        carry_out(state, seat, self.action, self.extra, self.copied, action.args[0])

    def label(self, state: State, seat: int, action: Action) -> Message:
        row = state.parts.actions[self.action]
        way = action.args[0]
        ore = ore_cost(state, seat, row, self.extra) + way
        return Message("do-pay", {"ore": ore, "population": row.cost.population - way}, self.rules)


# Copies


def copyable_actions(state: State, seat: int) -> list[int]:
    """Return the actions with research that a faction may copy (BTS-18.2 to BTS-18.5)."""
    found: list[int] = []
    for action, row in enumerate(state.parts.actions):
        if not row.has_research or row.event >= 0:
            continue
        if row.row >= 0 and action not in rows_of(state):
            continue
        if row.guild >= 0 and not state.guilds >> row.guild & 1:
            continue
        if row.technology >= 0 and slot_of(state, row.technology) < 0:
            continue
        if payments(state, seat, action, 0, True, True):
            found.append(action)
    return found


# Words


def action_label(state: State, seat: int, id: str, action: int, extra: int, rules: tuple[str, ...]) -> Message:
    """Return an action as an option: where it is printed, what it costs and does."""
    row = state.parts.actions[action]
    args: Json = {
        "action": action_name(state, action),
        "ore": ore_cost(state, seat, row, extra),
        "population": row.cost.population,
        "effect": state.effects.clauses(row.effect),
    }
    return Message(id, args, rules)


def space_label(state: State, seat: int, action: int, number: int, rules: tuple[str, ...]) -> Message:
    """Return an action space as an option: its action, and which of several spaces it is."""
    row = state.parts.actions[action]
    id = "do-go-row" if row.row >= 0 else "do-go"  # the name of a row says what it does
    label = action_label(state, seat, id, action, row.extra_ore[number] if row.extra_ore else 0, rules)
    return Message(id, {**label.args, "spaces": row.spaces, "space": number + 1}, rules)


def why_not_space(state: State, seat: int, about: str) -> Message | None:
    """Return why a faction may not go to a space."""
    id, _, given = about.rpartition("/")
    actions = state.parts.actions
    rows = rows_of(state)
    number = int(given) - 1 if given.isdecimal() else NOTHING
    found = [i for i, row in enumerate(actions) if row.id in (id, about) and (row.row < 0 or i in rows)]
    if not found:
        return Message("no-such-space", {"text": about}, ("BTS-4.1",))
    action = found[0]
    row = actions[action]
    number = 0 if row.id == about else number
    if not 0 <= number < max(1, row.spaces):
        return Message("no-such-space", {"text": about}, ("BTS-4.1",))
    if action not in usable_actions(state, seat):
        return Message("no-access", {"action": action_name(state, action)}, access_rules(row))
    space = action << SPACE_BITS | number
    if row.spaces and state.players[seat].pawn == space:
        return Message("no-own-space", {}, ("BTS-4.3",))
    other = occupant(state, seat, space)
    if row.spaces and other >= 0 and not ask(OCCUPIED, state, seat, 0):
        return Message("no-occupied", {"who": {"seat": other}}, ("BTS-4.2",))
    extra = row.extra_ore[number] if row.extra_ore else 0
    ore, population = ore_cost(state, seat, row, extra), row.cost.population
    player = state.players[seat]
    if player.population == population - ONE_FOR_ORE and may_pay_ore(state, seat, row):
        ore, population = ore + ONE_FOR_ORE, population - ONE_FOR_ORE  # the only way to pay that is left
    if player.ore < ore:
        return Message("no-ore", {"ore": ore, "has": player.ore}, ("BTS-4.9",))
    if player.population < population:
        return Message("no-population", {"population": population, "has": player.population}, ("BTS-4.9", "BTS-9.7"))
    if not is_payable(state, seat, action, extra, False):
        return Message("no-effect-possible", {"effect": state.effects.clauses(row.effect)}, ("BTS-4.10",))
    return Message("no-change", {}, ("BTS-4.11",))


def access_rules(row: ActionRow) -> tuple[str, ...]:
    """Return the clauses that keep factions away from an action."""
    if row.guild >= 0:
        return ("BTS-8.15",)
    return ("BTS-4.5", "BTS-4.7") if row.technology >= 0 else ("BTS-4.6",)


def space_id(state: State, space: int) -> str:
    """Return an action space as the notation names it."""
    row = state.parts.actions[space >> SPACE_BITS]
    return row.go[space & SPACE].text[3:]
