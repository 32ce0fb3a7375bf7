"""Raids, and stealing Guild cards (ARC-8.10 to ARC-8.14)."""

from typing import final

from ecliptic.effects import Choice
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.court import bury, give_card, guild_cards, lose_card
from ecliptic.games.arcs.events import CardMoved, card_ref, resource_ref, seat_ref
from ecliptic.games.arcs.frame_checks import MOST_KEYS, is_seat
from ecliptic.games.arcs.resources import raid_cost, steal, stealable, stealable_golems
from ecliptic.games.arcs.state import State
from ecliptic.games.arcs.words import NO_RESOURCE, UNLIMITED, can_steal, raid_limit, stole
from ecliptic.kernel import Action, Json, Message
from ecliptic.kernel.frames import check_fields


def stealable_cards(state: State, seat: int, victim: int) -> list[int]:
    """Return the Guild cards that a seat can steal from a Rival."""
    return [card for card in guild_cards(state, victim) if can_steal(state, seat, victim, card, True)]


def steal_card(state: State, seat: int, victim: int, card: int) -> None:
    """Take a Guild card from a Rival's play area; one that is buried when stolen goes under the Court deck (BC22)."""
    buried = state.table.cards.cards[card].buried_when_stolen
    if state.events is not None:
        state.emit(CardMoved("stolen-buried" if buried else "stolen", seat, card, victim))
    if buried:
        lose_card(state, victim, card)
        bury(state, card)
    else:
        give_card(state, victim, seat, card)
    stole(state, seat, victim, NO_RESOURCE)


@final
class Raid(Choice[State]):
    """What do the keys steal? (ARC-8.10 to ARC-8.12)"""

    __slots__ = ("keys", "victim")

    rules = ("ARC-8.10",)

    def __init__(self, seat: int, victim: int, keys: int) -> None:
        self.seat = seat
        self.victim = victim
        self.keys = keys

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            seat=self.seat == state.turn_seat,
            victim=is_seat(state, self.victim) and self.victim != self.seat,
            keys=0 < self.keys <= MOST_KEYS,
        )

    def options(self, state: State) -> list[Action]:
        cost = state.table.cards.raid_cost
        found = [notation.DONE]
        most = raid_limit(state, self.seat, self.victim)
        there = stealable(state, self.seat, self.victim) if most > 0 else []
        if most == UNLIMITED:
            there = there + stealable_golems(state, self.seat, self.victim)
        for kind in there:
            if raid_cost(state, self.victim, kind) <= self.keys:
                found.append(notation.RAID[kind])
        for card in stealable_cards(state, self.seat, self.victim) if most == UNLIMITED else []:
            if cost[card] <= self.keys:
                found.append(notation.RAID_CARD[card])
        return found

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is notation.DONE:
            return
        if action.kind == "raid":
            left = self.keys - raid_cost(state, self.victim, action.args[0])
        else:
            left = self.keys - state.table.cards.raid_cost[action.args[0]]
        if left:
            state.stack.append(Raid(seat, self.victim, left))
        if action.kind == "raid":
            steal(state, seat, self.victim, action.args[0], in_raid=True)
        else:
            steal_card(state, seat, self.victim, action.args[0])

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"keys": self.keys, "whom": seat_ref(self.victim)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "raid":
            n = raid_cost(state, self.victim, action.args[0])
            return Message("do-raid", {"resource": resource_ref(action.args[0]), "keys": n}, self.rules)
        if action.kind == "raid_card":
            n = state.table.cards.raid_cost[action.args[0]]
            return Message("do-raid-card", {"card": card_ref(state, action.args[0]), "keys": n}, self.rules)
        return Message("do-raid-done", {}, self.rules)
