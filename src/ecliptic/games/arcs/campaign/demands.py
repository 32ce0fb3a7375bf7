"""Enforcing a policy: the Imperial Demand, then the Imperial Action (ABR-10.4 to ABR-10.12)."""

from bisect import insort
from typing import Final, final

from ecliptic.effects import Choice
from ecliptic.games.arcs.board import RESOURCES, SYSTEM_COUNT, WEAPON
from ecliptic.games.arcs.campaign import notation
from ecliptic.games.arcs.campaign.empire import become_outlaw
from ecliptic.games.arcs.campaign.events import SeatCountEvent, SystemEvent, TrustChanged
from ecliptic.games.arcs.campaign.notation import (
    CAPTIVE_GIVEN,
    FAVOR_GIVEN,
    NOTHING_GIVEN,
    RESOURCE_GIVEN,
    TITLE_GIVEN,
    TOKEN_GIVEN,
    TROPHY_GIVEN,
)
from ecliptic.games.arcs.campaign.policies import (
    DEMANDED,
    ESCALATION,
    PEACE,
    WAR,
    has_authority,
    policy,
)
from ecliptic.games.arcs.campaign.reading import printed
from ecliptic.games.arcs.campaign.stashing import (
    ask_stash,
)
from ecliptic.games.arcs.campaign.state import (
    campaign_of,
    give_favor,
    is_imperial,
    is_regent,
    regents,
    stored_on,
    supply_of,
)
from ecliptic.games.arcs.campaign.token_buildings import gain_token_trophy, token_trophies
from ecliptic.games.arcs.campaign.tokens import kind_of
from ecliptic.games.arcs.campaign.words import IMPERIAL_SHIPS_PLACED, token_owner
from ecliptic.games.arcs.events import boxed_args, resource_ref, seat_ref, system_ref
from ecliptic.games.arcs.frame_checks import is_seat
from ecliptic.games.arcs.notation import (
    AT,
    RIVAL,
    TYPE,
)
from ecliptic.games.arcs.pieces import (
    gain_trophy,
    loyal_buildings,
    piece,
)
from ecliptic.games.arcs.reaction_order import fire_in_order
from ecliptic.games.arcs.resources import gain, held_types, lose, lose_to_others, spendable_types, take, takeable_types
from ecliptic.games.arcs.state import (
    EMPIRE,
    GOODS,
    IS_STARPORT,
    KIND_BITS,
    NOBODY,
    SHIP_OWNERS,
    State,
    owner_of,
    system_of,
)
from ecliptic.kernel import Action, Frame, Json, Message
from ecliptic.kernel.frames import check_fields

SHIPS_OF_ESCALATION: Final = 2


def ships_of_escalation(state: State) -> int:
    """Return how many Imperial ships the policy of escalation brings (ABR-10.10)."""
    return SHIPS_OF_ESCALATION * (2 if has_authority(state) else 1)


def who_owes(state: State, first: int) -> int:
    """Return the bits of those to whom the Imperial Demand of the policy in force goes (ABR-10.5).

    With authority these are also Outlaws who have a city or Flagship where the Empire controls (F01-24).
    """
    due = [other for other in regents(state) if other != first or policy(state) != WAR]
    if has_authority(state):
        due += [seat for seat in range(state.table.seats) if not is_regent(state, seat) and is_in_reach(state, seat)]
    return sum(1 << seat for seat in due)


def is_in_reach(state: State, seat: int) -> bool:
    """Return whether a seat has a city or Flagship in a system that the Empire controls."""
    cities = [each for each in state.buildings if owner_of(each) == seat and not each & IS_STARPORT]
    if any(is_imperial(state, system_of(each)) for each in cities):
        return True
    flagship = campaign_of(state).flagships[seat]
    return flagship != NOBODY and is_imperial(state, flagship)


def frozen_captives(state: State, seat: int) -> list[int]:
    """Return the Captives on a seat's cards, which others may take for the Demand (ABR-10.8, F20-02)."""
    if not campaign_of(state).stored:
        return []
    cards = state.table.cards.cards
    own = [card for card in state.players[seat].cards if cards[card].stored_are_captives]
    return [piece(GOODS, resource) for card in own for resource in stored_on(state, card)]


def gifts(state: State, first: int, seat: int) -> list[Action]:
    """Return what the First Regent may take from a Regent or from an Outlaw, or add itself (ABR-10.4 to ABR-10.8)."""
    wanted = DEMANDED[policy(state)]
    player = state.players[seat]
    found: list[Action] = []
    if wanted:
        held = spendable_types(state, seat) if seat == first else takeable_types(state, seat)
        found = [notation.demand(seat, RESOURCE_GIVEN, kind) for kind in wanted if kind in held]
    else:
        captives = player.captives + frozen_captives(state, seat)
        for gift, box in ((TROPHY_GIVEN, player.trophies), (CAPTIVE_GIVEN, captives)):
            for each in sorted(set(box)):
                owner = each >> KIND_BITS
                if owner != EMPIRE and not is_regent(state, owner):
                    found.append(notation.demand(seat, gift, each))
        for kind in sorted({kind_of(each) for each in token_trophies(state, seat)}):
            if not is_regent(state, token_owner(state, kind)):
                found.append(notation.demand_token(seat, kind, printed().tokens[kind].id))
    if found or seat == first:
        return found
    if player.agents:
        return [notation.demand(seat, FAVOR_GIVEN, 0)]
    if not is_regent(state, seat):
        return [notation.demand(seat, NOTHING_GIVEN, 0)]
    return [notation.demand(seat, TITLE_GIVEN, 0), notation.demand(seat, NOTHING_GIVEN, 0)]


@final
class Demand(Choice[State]):
    """What is taken from which Regent next? `due` are the bits of those still to give (ABR-10.5, ABR-10.8)."""

    __slots__ = ("due",)

    rules = ("ABR-10.5",)

    def __init__(self, seat: int, due: int) -> None:
        self.seat = seat
        self.due = due

    def options(self, state: State) -> list[Action]:
        due = [seat for seat in range(state.table.seats) if self.due & 1 << seat]
        return [gift for other in due for gift in gifts(state, self.seat, other)]

    def decide(self, state: State, seat: int, action: Action) -> None:
        other, gift, what = action.args
        state.stack.pop()
        left = self.due & ~(1 << other)
        if left:
            state.stack.append(Demand(seat, left))
        give(state, seat, other, gift, what)

    def label(self, state: State, seat: int, action: Action) -> Message:
        other, gift, what = action.args
        whom: Json = {"whom": seat_ref(other)}
        if gift == RESOURCE_GIVEN:
            return Message("do-demand-resource", {**whom, "resource": resource_ref(what)}, self.rules)
        if gift in (TROPHY_GIVEN, CAPTIVE_GIVEN):
            box = "trophy" if gift == TROPHY_GIVEN else "captive"
            args: Json = {**whom, "box": box, **boxed_args(what)}
            return Message("do-demand-piece", args, ("ABR-10.4",))
        if gift == TOKEN_GIVEN:
            args = {**whom, "token": {"token": printed().tokens[what].id}}
            return Message("do-demand-token", args, ("ABR-10.4",))
        name = {FAVOR_GIVEN: "favor", TITLE_GIVEN: "outlaw", NOTHING_GIVEN: "nothing"}[gift]
        return Message(f"do-demand-{name}", whom, ("ABR-10.7",))


def give(state: State, first: int, other: int, gift: int, what: int) -> None:
    """Carry out what a Regent gives for the Demand (ABR-10.5 to ABR-10.7)."""
    player, taker = state.players[other], state.players[first]
    if gift == RESOURCE_GIVEN:
        if what in held_types(state, other):
            lose(state, other, what)
        elif other == first:
            campaign_of(state).take_usable(player.cards, what)
        else:
            lose_to_others(state, other, what)  # frozen on a card (ABR-10.8)
        campaign_of(state).trust[what] += 1
        if state.events is not None:
            state.emit(TrustChanged("trust-given", other, what))
        if other != first:
            ask_stash(state, first, what, True)
    elif gift == TROPHY_GIVEN:
        player.trophies.remove(what)
        gain_trophy(state, first, what)
    elif gift == TOKEN_GIVEN:
        gain_token_trophy(state, next(each for each in token_trophies(state, other) if kind_of(each) == what), first)
    elif gift == CAPTIVE_GIVEN:
        if what in player.captives:
            player.captives.remove(what)
        else:
            own = [card for card in player.cards if state.table.cards.cards[card].stored_are_captives]
            campaign_of(state).take_stored(own, what & 3)
        insort(taker.captives, what)
    elif gift == FAVOR_GIVEN:
        give_favor(state, other, first)
        if state.events is not None:
            state.emit(SeatCountEvent("favor-demanded", other, 1))
    elif gift == TITLE_GIVEN:
        become_outlaw(state, other)


@final
class ImperialAction(Frame[State]):
    """The Imperial Action of the policy that was enforced; compulsory (ABR-10.9 to ABR-10.12)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.stack.pop()
        in_force = policy(state)
        if in_force == PEACE:
            board = state.table.board
            for other in regents(state):
                bonus = board.city_bonus[board.cities - state.players[other].cities] * (
                    2 if has_authority(state) else 1
                )
                state.players[other].power += bonus
                if bonus and state.events is not None:
                    state.emit(SeatCountEvent("gained-power", other, bonus))
        elif in_force == ESCALATION:
            if supply_of(state, EMPIRE):
                state.stack.append(Escalate(self.seat))
        else:
            if has_authority(state):
                state.stack.append(GiveFurther(self.seat, regents(state)))
            arm_regents(state, self.seat)


@final
class Escalate(Choice[State]):
    """Two Imperial ships, or four with authority, come to which system? (ABR-10.10)"""

    __slots__ = ()

    rules = ("ABR-10.10",)

    def options(self, state: State) -> list[Action]:
        found = [system for system in range(SYSTEM_COUNT) if is_imperial(state, system)]
        if not found:
            for system in range(SYSTEM_COUNT):
                if any(each & IS_STARPORT for each in loyal_buildings(state, system, self.seat)):
                    found.append(system)
        return [AT[system] for system in found]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        place_imperial_ships(state, action.args[0], ships_of_escalation(state))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"n": ships_of_escalation(state)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-at", {"system": system_ref(action.args[0])}, self.rules)


def place_imperial_ships(state: State, system: int, count: int, are_damaged: bool = False) -> int:
    """Place Imperial ships from the supply, as many as there are; return how many."""
    placed = min(count, supply_of(state, EMPIRE))
    ships = state.damaged if are_damaged else state.fresh
    ships[system * SHIP_OWNERS + EMPIRE] += placed
    if placed:
        if state.events is not None:
            state.emit(SystemEvent("imperial-ships", system, placed))
        fire_in_order(state, IMPERIAL_SHIPS_PLACED, placed)
    return placed


def arm_regents(state: State, first: int) -> None:
    """Give every Regent a Weapon from the supply, then from the Trust; the First Regent chooses who (ABR-10.11)."""
    due = regents(state)
    there = state.supply[WEAPON] + campaign_of(state).trust[WEAPON]
    if there < len(due):
        state.stack.append(ChooseArmed(first, sum(1 << seat for seat in due), there))
    else:
        for seat in reversed(due):
            state.stack.append(Armed(seat))


@final
class Armed(Frame[State]):
    """A Regent gets a Weapon."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.stack.pop()
        arm(state, self.seat)


def arm(state: State, seat: int) -> None:
    """Give a Weapon from the supply, or else from the Trust."""
    campaign = campaign_of(state)
    if state.supply[WEAPON]:
        gain(state, seat, WEAPON)
    elif campaign.trust[WEAPON]:
        campaign.trust[WEAPON] -= 1
        take(state, seat, WEAPON)


@final
class ChooseArmed(Choice[State]):
    """There are too few Weapons: which Regent gets the next one? (ABR-10.11)"""

    __slots__ = ("due", "left")

    rules = ("ABR-10.11",)

    def __init__(self, seat: int, due: int, left: int) -> None:
        self.seat = seat
        self.due = due
        self.left = left

    def options(self, state: State) -> list[Action]:
        return [RIVAL[seat] for seat in range(state.table.seats) if self.left and self.due & 1 << seat]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        other = action.args[0]
        if self.left > 1:
            state.stack.append(ChooseArmed(seat, self.due & ~(1 << other), self.left - 1))
        arm(state, other)

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-rival", {"whom": seat_ref(action.args[0])}, self.rules)


@final
class GiveFurther(Choice[State]):
    """With authority every Regent gets another resource of a type that the acting Regent chooses (F01-24).

    It comes from the supply, from the Trust when the supply of its type is empty. `regents` are those still to get one.
    """

    __slots__ = ("regents",)

    rules = ("ABR-10.11",)

    def __init__(self, seat: int, regents: list[int]) -> None:
        self.seat = seat
        self.regents = regents

    def misfit(self, state: State) -> Message | None:
        fits = len(self.regents) > 0 and all(is_seat(state, seat) for seat in self.regents)
        return check_fields(self, regents=fits)

    def options(self, state: State) -> list[Action]:
        trust = campaign_of(state).trust
        return [TYPE[kind] for kind in range(len(RESOURCES)) if state.supply[kind] or trust[kind]]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        kind = action.args[0]
        if len(self.regents) > 1:
            state.stack.append(GiveFurther(seat, self.regents[1:]))
        if state.supply[kind]:
            gain(state, self.regents[0], kind)
        else:
            campaign_of(state).trust[kind] -= 1
            take(state, self.regents[0], kind)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"whom": seat_ref(self.regents[0])}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-type", {"resource": resource_ref(action.args[0])}, self.rules)
