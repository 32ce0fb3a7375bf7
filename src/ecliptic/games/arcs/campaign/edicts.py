"""Edicts in the rules booklet, the Imperial Demand and the Imperial Actions (ABR-10)."""

from bisect import insort
from typing import ClassVar, Final, final

from ecliptic.effects import NO_EFFECT, Choice, resolve
from ecliptic.games.arcs.asking import Verb
from ecliptic.games.arcs.board import FUEL, MATERIAL, PSIONIC, RELIC, SYSTEM_COUNT, WEAPON
from ecliptic.games.arcs.campaign import notation
from ecliptic.games.arcs.campaign.empire import become_outlaw
from ecliptic.games.arcs.campaign.events import CardSaid, Counted, InSystem, TrustChanged
from ecliptic.games.arcs.campaign.notation import (
    CAPTIVE_GIVEN,
    FAVOR_GIVEN,
    NOTHING_GIVEN,
    RESOURCE_GIVEN,
    TITLE_GIVEN,
    TROPHY_GIVEN,
)
from ecliptic.games.arcs.campaign.state import (
    attached_to,
    campaign_of,
    give_favor,
    is_imperial,
    is_regent,
    regents,
    supply_of,
)
from ecliptic.games.arcs.campaign.words import IMPERIAL_SHIPS_PLACED
from ecliptic.games.arcs.cards import GUILD
from ecliptic.games.arcs.court import Refill, bury
from ecliptic.games.arcs.events import card_ref, owner_ref, resource_ref, seat_ref, system_ref
from ecliptic.games.arcs.notation import AT, RIVAL
from ecliptic.games.arcs.pieces import buildings_of
from ecliptic.games.arcs.reacting import fire_in_order
from ecliptic.games.arcs.resources import gain, held_types, lose, take
from ecliptic.games.arcs.state import (
    EMPIRE,
    IS_STARPORT,
    KIND_BITS,
    NOBODY,
    PIECES,
    SEATS,
    SHIP_OWNERS,
    State,
    source_of,
)
from ecliptic.kernel import Action, Frame, Json, Message

GOVERN_NUMBER: Final = 3  # of the policies, of which only the top one is in force
WAR: Final = "AID03"
PEACE: Final = "AID04"
ESCALATION: Final = "AID05"
DEMANDED: Final = {PEACE: (RELIC, PSIONIC), ESCALATION: (WEAPON, FUEL, MATERIAL), WAR: ()}
SHIPS_OF_ESCALATION: Final = 2


def policies(state: State) -> list[int]:
    """Return the policy cards in the booklet, the one in force first."""
    cards = state.table.cards.cards
    return [card for card in campaign_of(state).booklet if cards[card].edict_number == GOVERN_NUMBER]


def policy(state: State) -> str:
    """Return the id of the policy in force."""
    return state.table.cards.ids[policies(state)[0]]


@final
class Edicts(Frame[State]):
    """All edicts in the booklet from the lowest number to the highest; `number` was the last (ABR-10.1)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: State) -> None:
        cards = state.table.cards.cards
        due: dict[int, int] = {}
        for card in campaign_of(state).booklet:
            number = cards[card].edict_number
            if number > self.number and cards[card].edict != NO_EFFECT:
                due.setdefault(number, card)
        if not due:
            state.stack.pop()
            return
        number = min(due)
        state.stack[-1] = Edicts(number)
        if state.events is not None:
            state.emit(CardSaid("edict", due[number]))
        resolve(state, state.initiative, cards[due[number]].edict, 0, source_of(NOBODY, due[number]))


@final
class GuildEnvoysDepart(Verb):
    """Bury every Guild card in the Court without agents, also attached ones, then refill (ABR-10.2)."""

    verb: ClassVar[str] = "guild_envoys_depart"

    def run(self, state: State, seat: int, source: int) -> None:
        kind = state.table.cards.kind
        gone: list[int] = []
        for spot, card in enumerate(state.court):
            if any(state.agents[spot * SEATS : spot * SEATS + SEATS]):
                continue
            above = attached_to(state, spot)
            if above != NOBODY and kind[above] == GUILD:
                bury(state, campaign_of(state).take_attached(spot))
            if card >= 0 and kind[card] == GUILD:
                state.court[spot] = campaign_of(state).take_attached(spot)  # what is attached slides down (ABR-13.4)
                bury(state, card)
                if state.court[spot] == NOBODY:
                    gone.append(spot)
        for spot in reversed(gone):
            state.stack.append(Refill(spot))


@final
class Govern(Verb):
    """The First Regent enforces the policy or changes it (ABR-10.3)."""

    verb: ClassVar[str] = "govern"

    def run(self, state: State, seat: int, source: int) -> None:
        first = campaign_of(state).first_regent
        if first != NOBODY:
            state.stack.append(EnforceOrChange(first))


@final
class EnforceOrChange(Choice[State]):
    """Enforce the policy on top, or which other one comes on top? (ABR-10.3)"""

    __slots__ = ()

    rules = ("ABR-10.3",)

    def options(self, state: State) -> list[Action]:
        ids = state.table.cards.ids
        others = policies(state)[1:]
        return [notation.ENFORCE, *[notation.change_policy(card, ids[card]) for card in others]]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not notation.ENFORCE:
            change_policy(state, action.args[0])
            return
        state.stack.append(ImperialAction(seat))
        due = sum(1 << other for other in regents(state) if other != seat or policy(state) != WAR)
        state.stack.append(Demand(seat, due))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"card": card_ref(state, policies(state)[0])}

    def label(self, state: State, seat: int, action: Action) -> Message:
        card = policies(state)[0] if action is notation.ENFORCE else action.args[0]
        return Message(f"do-{action.kind.replace('_', '-')}", {"card": card_ref(state, card)}, self.rules)


def change_policy(state: State, card: int) -> None:
    """Put another policy on top; nothing else happens (ABR-10.3)."""
    campaign = campaign_of(state)
    top = campaign.booklet.index(policies(state)[0])
    campaign.booklet.remove(card)
    campaign.booklet.insert(top, card)
    if state.events is not None:
        state.emit(CardSaid("policy", card))


def gifts(state: State, first: int, seat: int) -> list[Action]:
    """Return what the First Regent may take from a Regent, or add itself (ABR-10.4 to ABR-10.8)."""
    wanted = DEMANDED[policy(state)]
    player = state.players[seat]
    found: list[Action] = []
    if wanted:
        held = held_types(state, seat)
        found = [notation.demand(seat, RESOURCE_GIVEN, kind) for kind in wanted if kind in held]
    else:
        for gift, box in ((TROPHY_GIVEN, player.trophies), (CAPTIVE_GIVEN, player.captives)):
            for each in sorted(set(box)):
                owner = each >> KIND_BITS
                if owner != EMPIRE and not is_regent(state, owner):
                    found.append(notation.demand(seat, gift, each))
    if found or seat == first:
        return found
    if player.agents:
        return [notation.demand(seat, FAVOR_GIVEN, 0)]
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
            args: Json = {**whom, "box": box, "whose": owner_ref(what >> KIND_BITS), "piece": PIECES[what & 3]}
            return Message("do-demand-piece", args, ("ABR-10.4",))
        name = {FAVOR_GIVEN: "favor", TITLE_GIVEN: "outlaw", NOTHING_GIVEN: "nothing"}[gift]
        return Message(f"do-demand-{name}", whom, ("ABR-10.7",))


def give(state: State, first: int, other: int, gift: int, what: int) -> None:
    """Carry out what a Regent gives for the Demand (ABR-10.5 to ABR-10.7)."""
    player, taker = state.players[other], state.players[first]
    if gift == RESOURCE_GIVEN:
        lose(state, other, what)
        campaign_of(state).trust[what] += 1
        if state.events is not None:
            state.emit(TrustChanged("trust-given", other, what))
    elif gift == TROPHY_GIVEN:
        player.trophies.remove(what)
        insort(taker.trophies, what)
    elif gift == CAPTIVE_GIVEN:
        player.captives.remove(what)
        insort(taker.captives, what)
    elif gift == FAVOR_GIVEN:
        give_favor(state, other, first)
        if state.events is not None:
            state.emit(Counted("favor-demanded", other, 1))
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
                bonus = board.city_bonus[board.cities - state.players[other].cities]
                state.players[other].power += bonus
                if bonus and state.events is not None:
                    state.emit(Counted("gained-power", other, bonus))
        elif in_force == ESCALATION:
            if supply_of(state, EMPIRE):
                state.stack.append(Escalate(self.seat))
        else:
            arm_regents(state, self.seat)


@final
class Escalate(Choice[State]):
    """Two Imperial ships come to which system? (ABR-10.10)"""

    __slots__ = ()

    rules = ("ABR-10.10",)

    def options(self, state: State) -> list[Action]:
        found = [system for system in range(SYSTEM_COUNT) if is_imperial(state, system)]
        if not found:
            for system in range(SYSTEM_COUNT):
                if any(each & IS_STARPORT for each in buildings_of(state, system, self.seat)):
                    found.append(system)
        return [AT[system] for system in found]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        place_imperial_ships(state, action.args[0], SHIPS_OF_ESCALATION)

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-at", {"system": system_ref(action.args[0])}, self.rules)


def place_imperial_ships(state: State, system: int, count: int) -> int:
    """Place fresh Imperial ships from the supply, as many as there are; return how many."""
    placed = min(count, supply_of(state, EMPIRE))
    state.fresh[system * SHIP_OWNERS + EMPIRE] += placed
    if placed:
        if state.events is not None:
            state.emit(InSystem("imperial-ships", system, placed))
        fire_in_order(state, IMPERIAL_SHIPS_PLACED, placed)
    return placed


def arm_regents(state: State, first: int) -> None:
    """Every Regent gets a Weapon from the supply, then from the Trust; the First Regent chooses who (ABR-10.11)."""
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
