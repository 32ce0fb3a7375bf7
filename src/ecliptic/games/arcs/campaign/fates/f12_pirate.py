"""Fate 12, the Pirate: the Hoard, the Fleet, Smugglers, Call to Action; the rest is in `f12_rumors` and `f12_haven`."""

from typing import ClassVar, Final, final

from ecliptic.effects import subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.battle import current_battle
from ecliptic.games.arcs.battle_outcome import KEYS_FOR_A_RESOURCE
from ecliptic.games.arcs.battle_value import battle_below, pending_outcome
from ecliptic.games.arcs.board import (
    BUILD,
    CLUSTERS,
    DICE_OF_A_KIND,
    FUEL,
    MATERIAL,
    MOVE,
    RAID,
    RELIC,
    REPAIR,
    RESOURCES,
    SECURE,
    SIDES,
    SYSTEM_COUNT,
)
from ecliptic.games.arcs.campaign.events import StoredOn
from ecliptic.games.arcs.campaign.fates import f12_haven, f12_rumors
from ecliptic.games.arcs.campaign.flagship import has_flagship
from ecliptic.games.arcs.campaign.pursuits import chapters_to_come, pursuit
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.stashing import unask_stash
from ecliptic.games.arcs.campaign.state import declare_fact, fact, note, store, stored_on, unstore
from ecliptic.games.arcs.campaign.stored import discard_stored
from ecliptic.games.arcs.events import ResourceEvent
from ecliptic.games.arcs.guilds import DrawFromPile
from ecliptic.games.arcs.lore import is_raidable
from ecliptic.games.arcs.pieces import has_buildings, has_piece, place_ships, ships_at
from ecliptic.games.arcs.rerolls import RollDice
from ecliptic.games.arcs.resources import lose, take
from ecliptic.games.arcs.state import FREE, NOBODY, SEATS, USED, State, card_of, owner_of, system_of, turn_order
from ecliptic.games.arcs.taking_actions import ActionOfKinds
from ecliptic.games.arcs.words import (
    AS_LOYAL,
    DICE,
    MOST_RAID,
    NO_RESOURCE,
    NOT_TAXED,
    RAID_LIMIT,
    TAXES,
    UNLIMITED,
    fleet,
    has,
    may_harm,
)
from ecliptic.kernel import Action, Message
from ecliptic.kernel.frames import check_fields

assert f12_haven.HAVEN_POWER  # its verbs are known once it is imported

EXOSUITS: Final = "L17"
EMBARRASSMENT: Final = 2  # spaces for each type of which the Hoard has more than every Rival

# What a resource promises: stolen in the battle that is about to be fought, or in reach of own ships.
LOOTED: Final = 2.0
IN_REACH: Final = 0.35
MOST_LOOT: Final = 3  # resources of one Rival
NO_KEY: Final = 0.5  # how likely a raid die shows no key; one is enough for the Free States (ABR-7.6)

FLEET_RAID: Final = declare_fact("f12-fleet-raid", 0, 1)  # only the Pirate Fleet allows raid dice in this battle
LOOT: Final = declare_fact("f12-loot", 0, 60)  # what was stolen in this battle


def hoard(state: State) -> int:
    """Return the number of the card Pirate Hoard."""
    return state.table.cards.ids.index(f12_rumors.HOARD)


# Act II: set-up and objective


@final
class ShipsAtGates(Asking):
    """Place a ship at the gate of every cluster without own ships, at gates of choice if ships run short (ARC-1.3)."""

    verb: ClassVar[str] = "ships_at_gates"

    def gates(self, state: State, seat: int) -> list[int]:
        """Return the gates of the clusters without own ships."""
        return [
            cluster * 4
            for cluster in range(CLUSTERS)
            if not any(ships_at(state, system, seat) for system in range(cluster * 4, cluster * 4 + 4))
        ]

    def run(self, state: State, seat: int, source: int) -> None:
        gates = self.gates(state, seat)
        if state.players[seat].ships < len(gates):
            self.ask_again(state, seat, source, 0)
        else:
            for gate in gates:
                place_ships(state, seat, gate, 1)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [notation.AT[gate] for gate in self.gates(state, seat)] if state.players[seat].ships else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        place_ships(state, seat, action.args[0], 1)
        self.ask_again(state, seat, source, n)


@final
class GrowHoard(Verb):
    """1 for each resource of the Hoard, and 2 for each type of which it has more than every Rival."""

    verb: ClassVar[str] = "grow_hoard"

    def run(self, state: State, seat: int, source: int) -> None:
        advance(state, seat, hoard_count(state, seat))


def hoard_count(state: State, seat: int) -> int:
    """Return what the Hoard counts at the end of a chapter."""
    held = stored_on(state, hoard(state)) if hoard(state) in state.players[seat].cards else []
    n = len(held)
    for kind in set(held):
        rivals = [has(state, other, kind) for other in range(state.table.seats) if other != seat]
        if state.table.seats == 2:
            rivals.append(state.boxes[kind])
        if held.count(kind) > max(rivals):
            n += EMBARRASSMENT
    return n


@pursuit("F12-01B")
def promised_hoard(state: State, seat: int) -> float:
    """Return what the Hoard counts in every chapter to come, with the loot of this battle and of Rivals in reach."""
    each = float(hoard_count(state, seat))
    if state.turn_seat == seat:
        each += LOOTED * loot_to_come(state)
    for other in range(state.table.seats):
        loot = sum(1 for resource in state.players[other].resources if resource >= 0)
        if other != seat and loot and meets(state, seat, other):
            each += IN_REACH * min(loot, MOST_LOOT)
    if meets(state, seat, FREE):
        each += IN_REACH
    return each * chapters_to_come(state)


def loot_to_come(state: State) -> float:
    """Return how many resources the battle whose dice are about to be rolled will probably bring."""
    frame = state.stack[-1] if state.stack else None
    battle = battle_below(state)
    if isinstance(frame, RollDice) and not state.dice and battle is not None and battle.defender == FREE:
        return 1.0 - NO_KEY ** frame.counts[RAID]
    outcome = pending_outcome(state)
    return outcome.keys / KEYS_FOR_A_RESOURCE if outcome is not None else 0.0


def meets(state: State, seat: int, other: int) -> bool:
    """Return whether own ships are where they may harm pieces of somebody else."""
    for system in range(SYSTEM_COUNT):
        if ships_at(state, system, seat) and has_piece(state, system, other) and may_harm(state, seat, other, system):
            return True
    return False


# The Hoard (F12-02) and the Resolution card (F12-04)


@final
class HoardStolen(Asking):
    """You may put the resource that you have just stolen on this card. `n` is 1 plus its type."""

    verb: ClassVar[str] = "hoard_stolen"

    def run(self, state: State, seat: int, source: int) -> None:
        thief, what = subject_of(state) >> 6, subject_of(state) & 7
        if thief == seat and what != NO_RESOURCE:
            self.ask_again(state, seat, source, 1 + what)

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 < n <= len(RESOURCES)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        player = state.players[seat]
        is_there = n - 1 in player.resources or n - 1 in player.loose
        return [notation.YES, notation.NO] if is_there and card_of(source) in player.cards else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.YES:
            lose(state, seat, n - 1)
            store(state, card_of(source), n - 1)
            if state.events is not None:
                state.emit(StoredOn("put-on-card", seat, card_of(source), n - 1))
            unask_stash(state, seat, n - 1)


@final
class EmptyHoard(Verb):
    """Return all resources of the Hoard to the supply."""

    verb: ClassVar[str] = "empty_hoard"

    def run(self, state: State, seat: int, source: int) -> None:
        discard_stored(state, seat, hoard(state))


SPENT_FOR: Final = {MATERIAL: BUILD | REPAIR, FUEL: MOVE, RELIC: SECURE}


@final
class SpendHoard(Asking):
    """Spend Fuel, Material and Relics of the Hoard for their Prelude actions, and move others to the board (F12-04).

    What is left in the end returns to the supply.
    """

    verb: ClassVar[str] = "spend_hoard"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        held = sorted(set(stored_on(state, hoard(state))))
        outrage = state.players[seat].outrage
        found = [notation.SPEND[kind] for kind in held if kind in SPENT_FOR and not outrage & 1 << kind]
        found += [notation.TYPE[kind] for kind in held]  # what has no room is discarded (ARC-9.3)
        return [notation.DONE, *found]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        forget_limits(state)
        if action is notation.DONE:
            discard_stored(state, seat, hoard(state))
            return
        kind = action.args[0]
        self.ask_again(state, seat, source, 0)
        unstore(state, hoard(state), kind)
        if action.kind == "spend":
            state.supply[kind] += 1
            if state.events is not None:
                state.emit(ResourceEvent("spent", seat, kind))
            state.stack.append(HoardAction(seat, SPENT_FOR[kind]))
        else:
            if state.events is not None:
                state.emit(StoredOn("taken-off-card", seat, hoard(state), kind))
            take(state, seat, kind)


def forget_limits(state: State) -> None:
    """Outside turns nothing is limited per turn: the next action may build at the same starport."""
    state.limits = []
    state.buildings = sorted(each & ~USED for each in state.buildings)


@final
class HoardAction(ActionOfKinds):
    """Which action does a resource of the Hoard pay for, outside a turn? None is possible too (F12-04)."""

    __slots__ = ()

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=state.turn_seat == NOBODY, kinds=self.has_kinds())


# The Pirate Fleet (F12-03)


@DICE.changed_by("F12-03")
def fleet_takes_raid_dice(
    state: State, source: int, answer: list[int], seat: int, defender: int, system: int
) -> list[int]:
    """Its holder may take raid dice where neither building nor Flagship defends."""
    if state.owner_of(source) != seat or defender >= SEATS or is_raidable(state, system, defender):
        return answer
    return [DICE_OF_A_KIND if i == MOST_RAID else n for i, n in enumerate(answer)]


@final
class NotePirateRaid(Verb):
    """A battle begins: remember whether only the Pirate Fleet allows raid dice in it."""

    verb: ClassVar[str] = "note_pirate_raid"

    def run(self, state: State, seat: int, source: int) -> None:
        battle = current_battle(state)
        if battle is None:
            return
        note(state, LOOT, 0)
        foe = battle.defender
        others_hold = foe < SEATS and (has_buildings(state, foe) or has_flagship(state, foe))
        needed = battle.seat == seat and others_hold and not is_raidable(state, battle.system, foe)
        note(state, FLEET_RAID, 1 if needed else 0)


@final
class CountLoot(Verb):
    """Count what is stolen in a battle."""

    verb: ClassVar[str] = "count_loot"

    def run(self, state: State, seat: int, source: int) -> None:
        if current_battle(state) is not None:
            note(state, LOOT, fact(state, LOOT) + 1)


@RAID_LIMIT.changed_by("F12-03")
def fleet_steals_little(state: State, source: int, answer: int, seat: int, victim: int) -> int:
    """Such a raid steals resources alone, one for each damaged defending ship; a die of Raider Exosuits is free."""
    battle = current_battle(state)
    if state.owner_of(source) != seat or battle is None or not fact(state, FLEET_RAID):
        return answer
    ids = state.table.cards.ids
    free = 1 if any(ids[card] == EXOSUITS for card in state.players[seat].cards) else 0
    if sum(1 for die in state.dice if die // SIDES == RAID) <= free:
        return answer
    ships = fleet(state, victim, battle.system, False)
    damaged = sum(ships[i + 2] for i in range(0, len(ships), 3))
    return min(answer, max(0, damaged - fact(state, LOOT)), UNLIMITED - 1)


# Pirate Smugglers (F12-05) and Call to Action (F12-06)


@TAXES.changed_by("F12-05")
def smugglers(state: State, source: int, answer: int, seat: int, city: int) -> int:
    """Its holder taxes Rival cities beside own ships; without control no agent is captured."""
    owner = owner_of(city)
    if state.owner_of(source) != seat or answer != NOT_TAXED or owner == seat or owner >= SEATS:
        return answer
    return AS_LOYAL if ships_at(state, system_of(city), seat) else answer


@final
class RichestDraws(Verb):
    """Whoever has most resources takes the bottommost card of the action discard pile; a tie goes by turn order."""

    verb: ClassVar[str] = "richest_draws"

    def run(self, state: State, seat: int, source: int) -> None:
        order = turn_order(state)
        counts = [sum(has(state, other, kind) for kind in range(len(RESOURCES))) for other in order]
        state.stack.append(DrawFromPile(order[counts.index(max(counts))], 1))
