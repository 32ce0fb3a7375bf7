"""Resources: gaining, placing, spending, discarding, stealing (ARC-0.8, ARC-0.9, ARC-9)."""

from typing import final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.board import BOARD_SLOTS, FIRST_GOLEM, RESOURCES
from ecliptic.games.arcs.cards import NO_RAID
from ecliptic.games.arcs.events import ResourceEvent, Stolen, resource_ref
from ecliptic.games.arcs.state import PIPS, State, turn_order
from ecliptic.games.arcs.words import NO_RESOURCE, can_steal, stole
from ecliptic.kernel import Action, Decision, Frame, Json, Message, Request
from ecliptic.kernel.frames import check_fields

CARD_RAID_COST = 4  # of the room on a card (L13)


def open_slots(state: State, seat: int) -> list[int]:
    """Return a seat's slots that may hold resources: on its board, then on its cards (ARC-9.1, ARC-9.2, ARC-9.6)."""
    board = state.table.board
    player = state.players[seat]
    opened = board.open_slots[board.cities - player.cities]
    return [*range(opened), *range(BOARD_SLOTS, len(player.resources))]


def slot_cost(state: State, slot: int) -> int:
    """Return the raid cost of a slot (ARC-9.1)."""
    return state.table.board.raid_cost[slot] if slot < BOARD_SLOTS else CARD_RAID_COST


def empty_slots(state: State, seat: int) -> list[int]:
    """Return the open empty slots, the safest first."""
    resources = state.players[seat].resources
    empty = [slot for slot in open_slots(state, seat) if resources[slot] < 0]
    return sorted(empty, key=lambda slot: -slot_cost(state, slot))


def gain(state: State, seat: int, resource: int, n: int = 1) -> int:
    """Gain resources from the supply while it lasts; return how many (ARC-0.8)."""
    gained = min(n, state.supply[resource])
    if gained:
        state.supply[resource] -= gained
        if state.events is not None:
            state.emit(ResourceEvent("gained", seat, resource, gained))
        for _ in range(gained):
            take(state, seat, resource)
    return gained


def take(state: State, seat: int, resource: int) -> None:
    """Put a resource into a play area; its owner may then rearrange and has to discard what has no room (ARC-9.3)."""
    put_down(state, seat, resource)
    if state.extension is None or not state.extension.asks_stash(state, seat, resource):
        arrange(state, seat)


def put_down(state: State, seat: int, resource: int) -> None:
    """Put a resource into the safest empty slot, or loose beside the board."""
    player = state.players[seat]
    if resource >= FIRST_GOLEM and state.extension is not None and state.extension.take_golem(state, seat, resource):
        return
    empty = empty_slots(state, seat)
    if empty:
        player.resources[empty[0]] = resource
    else:
        player.loose.append(resource)


def place_loose(state: State, seat: int) -> None:
    """Put resources of a seat for which there was no room into slots that are empty now."""
    player = state.players[seat]
    for slot in empty_slots(state, seat):
        if player.loose:
            player.resources[slot] = player.loose.pop()


def place_all_loose(state: State) -> None:
    """Do the same for everybody, after a deal or once cities have opened their slots."""
    for seat in range(len(state.players)):
        place_loose(state, seat)


def arrange(state: State, seat: int) -> None:
    """Let a seat arrange its resources, once for all it has taken."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Settle) or top.seat != seat:
        state.stack.append(Settle(seat, 0))
    elif top.settled:
        state.stack[-1] = Settle(seat, 0)


def arrange_in_turn_order(state: State, depth: int) -> None:
    """Let everybody who has lost a slot since the stack was so deep arrange resources in turn order (ARC-15.1)."""
    lost = {frame.seat for frame in state.stack[depth:] if isinstance(frame, Settle)}
    if len(lost) > 1:
        state.stack[depth:] = [frame for frame in state.stack[depth:] if not isinstance(frame, Settle)]
        state.stack += [Settle(seat, 0) for seat in reversed(turn_order(state)) if seat in lost]


def uncover_lost(state: State, seat: int) -> None:
    """Take up the resources of slots that a returning city has covered (ARC-9.5)."""
    player = state.players[seat]
    opened = open_slots(state, seat)
    lost = [slot for slot, held in enumerate(player.resources) if held >= 0 and slot not in opened]
    for slot in lost:
        resource = player.resources[slot]
        player.resources[slot] = -1
        put_down(state, seat, resource)
        arrange(state, seat)


def discard_loose(state: State, seat: int, resource: int) -> None:
    """Discard one resource of a type because there is no room; what was loose takes its slot."""
    player = state.players[seat]
    if resource in player.loose:
        player.loose.remove(resource)
    else:
        slot = cheapest_slot(state, seat, resource)
        player.resources[slot] = player.loose.pop()
    if resource >= FIRST_GOLEM:
        assert state.extension is not None
        state.extension.drop_golem(state, seat, resource)
        return
    state.supply[resource] += 1
    if state.events is not None:
        state.emit(ResourceEvent("dropped", seat, resource))


def cheapest_slot(state: State, seat: int, resource: int) -> int:
    """Return the slot from which a resource of this type is taken: the one that is easiest to raid; -1 without one."""
    best, cost = -1, 99
    for slot, held in enumerate(state.players[seat].resources):
        if held == resource and slot_cost(state, slot) < cost:
            best, cost = slot, slot_cost(state, slot)
    return best


def lose(state: State, seat: int, resource: int) -> None:
    """Take a resource off its slot; nobody rearranges because of it (ARC-9.4)."""
    player = state.players[seat]
    if resource in player.loose:
        player.loose.remove(resource)
    else:
        player.resources[cheapest_slot(state, seat, resource)] = -1


def lose_guarded(state: State, seat: int, resource: int) -> None:
    """Take a resource off the slot that is hardest to raid: whoever takes it leaves what is easier to get (BC02)."""
    player = state.players[seat]
    slots = [slot for slot, held in enumerate(player.resources) if held == resource]
    if not slots:
        player.loose.remove(resource)
    else:
        player.resources[max(slots, key=lambda slot: slot_cost(state, slot))] = -1


def held_types(state: State, seat: int) -> list[int]:
    """Return the types of which a seat holds a resource that it can spend."""
    player = state.players[seat]
    bits = 0
    for each in player.resources:
        if each >= 0:
            bits |= 1 << each
    for each in player.loose:
        bits |= 1 << each
    return [kind for kind in range(len(RESOURCES)) if bits >> kind & 1]


def spendable_types(state: State, seat: int) -> list[int]:
    """Return the types of which a seat can spend a resource: held ones, and those on some cards."""
    found = held_types(state, seat)
    if state.extension is not None:
        found = sorted({*found, *state.extension.usable_types(state.players[seat].cards)})
    return found


def give_up(state: State, seat: int, resource: int) -> None:
    """Take a resource off its slot or, if there is none, off a card whose resources its holder may use (F12-02)."""
    if state.extension is None or resource in held_types(state, seat):
        lose(state, seat, resource)
    else:
        state.extension.take_usable(state.players[seat].cards, resource)


def spend(state: State, seat: int, resource: int, at_once: bool = False) -> None:
    """Spend a resource; in a Prelude it is set aside until the Prelude ends (ARC-0.9, ARC-5.6).

    With `at_once` a law returns it to the supply without this delay.
    """
    give_up(state, seat, resource)
    if state.turn_seat == seat and state.stage != PIPS and not at_once:
        state.aside[resource] += 1
    else:
        state.supply[resource] += 1
    if state.events is not None:
        state.emit(ResourceEvent("spent", seat, resource))


def discard(state: State, seat: int, resource: int) -> None:
    """Discard a resource: it returns to the supply at once (ARC-0.9)."""
    give_up(state, seat, resource)
    state.supply[resource] += 1
    if state.events is not None:
        state.emit(ResourceEvent("discarded", seat, resource))


def discard_all(state: State, seat: int, resource: int) -> None:
    """Discard every resource of a type, also on cards that do not freeze it."""
    while resource in spendable_types(state, seat):
        discard(state, seat, resource)


def takeable_types(state: State, victim: int) -> list[int]:
    """Return the types of which others can take a resource: also off cards, where they may be frozen (ABR-13.5)."""
    found = held_types(state, victim)
    if state.extension is not None:
        found = sorted({*found, *state.extension.stored_types(state.players[victim].cards)})
    return found


def lose_to_others(state: State, victim: int, resource: int) -> None:
    """Let others take a resource: out of a slot if there is one, else off a card."""
    if resource in held_types(state, victim) or state.extension is None:
        lose_guarded(state, victim, resource)
    else:
        state.extension.take_stored(state.players[victim].cards, resource)


def raid_cost(state: State, victim: int, resource: int) -> int:
    """Return the keys for a resource of this type where it is cheapest, 99 where none can be raided (ARC-8.10)."""
    slot = cheapest_slot(state, victim, resource)
    cost = slot_cost(state, slot) if slot >= 0 else NO_RAID
    if resource >= FIRST_GOLEM and slot < 0 and state.extension is not None:
        return state.extension.golem_cost(state, victim, resource)
    if state.extension is not None:
        cost = min(cost, state.extension.stored_cost(state.players[victim].cards, resource))
    return cost


def steal(state: State, seat: int, victim: int, resource: int, in_raid: bool = False) -> None:
    """Take a resource from a Rival's play area; a raid pays for the slot, a card does not (ARC-0.8, ARC-8.13)."""
    if resource >= FIRST_GOLEM:
        steal_golem(state, seat, victim, resource)
        return
    if not in_raid:
        lose_to_others(state, victim, resource)
    elif resource in held_types(state, victim) and (
        slot_cost(state, cheapest_slot(state, victim, resource)) == raid_cost(state, victim, resource)
    ):
        lose(state, victim, resource)
    else:
        assert state.extension is not None
        state.extension.take_stored(state.players[victim].cards, resource)
    if state.events is not None:
        state.emit(Stolen(seat, victim, resource))
    take(state, seat, resource)
    stole(state, seat, victim, resource)


def steal_golem(state: State, seat: int, victim: int, golem: int) -> None:
    """Take a Golem from a Rival's play area, out of its slot or off a card (F05-05)."""
    slot = cheapest_slot(state, victim, golem)
    if slot >= 0:
        state.players[victim].resources[slot] = -1
    if state.events is not None:
        state.emit(Stolen(seat, victim, golem))
    take(state, seat, golem)
    stole(state, seat, victim, NO_RESOURCE)


def stealable_golems(state: State, seat: int, victim: int) -> list[int]:
    """Return the Golems that a seat can raid from a Rival; they are no resources."""
    golems = state.extension.golems_of(state, victim) if state.extension is not None else []
    return [golem for golem in golems if can_steal(state, seat, victim, golem, False)]


def stealable(state: State, seat: int, victim: int) -> list[int]:
    """Return the types of resources that a seat can steal from a Rival."""
    return [kind for kind in takeable_types(state, victim) if can_steal(state, seat, victim, kind, False)]


@final
class Settle(Frame[State]):
    """After taking resources: discard what has no room, and arrange the rest (ARC-9.3).

    Every slot is settled at most once; `settled` are the bits of those. A seat whose resources are all of one type has
    nothing to decide: they lie in the slots that are hardest to raid.
    """

    __slots__ = ("seat", "settled")

    rules = ("ARC-9.3",)

    def __init__(self, seat: int, settled: int) -> None:
        self.seat = seat
        self.settled = settled

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, settled=0 <= self.settled < 1 << len(state.players[self.seat].resources))

    def options(self, state: State) -> list[Action]:
        """Return what may be discarded, or what may be put where."""
        player = state.players[self.seat]
        if player.loose:
            kinds = held_types(state, self.seat)
            golems = sorted(each for each in player.resources + player.loose if each >= FIRST_GOLEM)
            return [notation.DROP[kind] for kind in kinds + golems]
        slots = [slot for slot in open_slots(state, self.seat) if not self.settled & 1 << slot]
        there = {player.resources[slot] for slot in slots}
        if len(there - {-1}) < 2:
            return []
        found: list[Action] = [notation.DONE]
        for slot in slots:
            for kind in sorted(there):
                if kind != player.resources[slot]:
                    found.append(notation.PUT[kind][slot] if kind >= 0 else notation.EMPTY[slot])
        return found

    def ask(self, state: State) -> Request | None:
        options = self.options(state)
        return Decision(self.seat, options) if len(options) > 1 else None

    def run(self, state: State) -> None:
        options = self.options(state)
        if options and options[0].kind == "drop":
            self.answer(state, self.seat, options[0])
            return
        if not self.settled:
            self.move_to_safety(state)
        state.stack.pop()

    def move_to_safety(self, state: State) -> None:
        """Move resources of one type into the slots that are hardest to raid."""
        resources = state.players[self.seat].resources
        slots = open_slots(state, self.seat)
        held = [resources[slot] for slot in slots if resources[slot] >= 0]
        safest = sorted(slots, key=lambda slot: -slot_cost(state, slot))
        for i, slot in enumerate(safest):
            resources[slot] = held[i] if i < len(held) else -1

    def answer(self, state: State, seat: int, action: Action) -> None:
        if action is notation.DONE:
            state.stack.pop()
        elif action.kind == "drop":
            discard_loose(state, seat, action.args[0])
        else:
            kind, slot = action.args
            resources = state.players[seat].resources
            other = next(
                s for s in open_slots(state, seat) if s != slot and resources[s] == kind and not self.settled & 1 << s
            )
            resources[slot], resources[other] = kind, resources[slot]
            state.stack[-1] = Settle(seat, self.settled | 1 << slot)

    def topic(self, state: State) -> str:
        return "discard-excess" if state.players[self.seat].loose else "arrange"

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"n": len(state.players[self.seat].loose)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "drop":
            return Message("do-drop", {"resource": resource_ref(action.args[0])}, self.rules)
        if action.kind == "put" and action.args[0] < 0:
            return Message("do-put-nothing", {"slot": action.args[1] + 1}, self.rules)
        if action.kind == "put":
            args = {"resource": resource_ref(action.args[0]), "slot": action.args[1] + 1}
            return Message("do-put", args, self.rules)
        return Message("do-done", {}, self.rules)
