"""Fate 3, the Magnate: gifts and exports in Summits, Cartels, Extortion, and the two economies."""

from typing import ClassVar, Final, final

from ecliptic.effects import CANNOT, DEFAULT, refresh
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import RESOURCES
from ecliptic.games.arcs.campaign.council import take_trust, trust_kinds
from ecliptic.games.arcs.campaign.deal_kinds import FAVOR, NOT_FORCED, PASS_FAVOR, RESOURCE, DealKind
from ecliptic.games.arcs.campaign.deals import WHAT, giver_of, kind_of_part, receiver_of
from ecliptic.games.arcs.campaign.fates.f03_monopolies import has_monopoly
from ecliptic.games.arcs.campaign.notation import FATES, TAKE_TRUST
from ecliptic.games.arcs.campaign.pursuits import pursuit
from ecliptic.games.arcs.campaign.recipes import advance, bring_out
from ecliptic.games.arcs.campaign.state import (
    STORED_TYPE,
    campaign_of,
    declare_fact,
    fact,
    is_imperial,
    is_regent,
    note,
)
from ecliptic.games.arcs.campaign.stored import STORED
from ecliptic.games.arcs.campaign.words import DEAL_CLOSED
from ecliptic.games.arcs.events import resource_ref
from ecliptic.games.arcs.guilds import cartel_has_supply
from ecliptic.games.arcs.resources import discard, spendable_types, steal, stealable
from ecliptic.games.arcs.state import NOBODY, SEATS, State, owner_of, seat_of, system_of, turn_order
from ecliptic.games.arcs.words import HAS, MAY_TAX, TAXES_AGAIN, has, planet_types
from ecliptic.kernel import Action, Json

MAGNATE: Final = FATES.index("magnate")
GIFT: Final = 2  # spaces for a gift or an export
TRADED: Final = 0.25  # spaces that a resource promises: less than an export gives for three of them

HAS.changed_by("F03-07", "F03-08", "F03-09", "F03-10", "F03-11")(cartel_has_supply)


def magnate(state: State) -> int:
    """Return the seat of the Magnate, -1 without one."""
    fates = campaign_of(state).fates
    return fates.index(MAGNATE) if MAGNATE in fates else NOBODY


# Act I: gifts of Rivals, and exports

THINGS: Final = [*RESOURCES, *(f"favor-{seat}" for seat in range(SEATS))]  # what a gift can be
GAVE: Final = [[declare_fact(f"f03-gave-{rival}-{thing}", 0, 99) for thing in THINGS] for rival in range(SEATS)]


def gift_of(number: int) -> int:
    """Return which resource or whose Favor a part of a deal gives, as in `THINGS`; -1 for anything else."""
    kind, what = kind_of_part(number), number >> WHAT
    if kind is RESOURCE:
        return what
    if kind is STORED:
        return what & STORED_TYPE
    if kind is FAVOR:
        return len(RESOURCES) + giver_of(number)
    return len(RESOURCES) + what if kind is PASS_FAVOR else NOBODY


@DEAL_CLOSED.changed_by("F03-01B")
def close_deals_with_rivals(state: State, source: int, parts: list[int], is_forced: bool) -> None:
    """Each Favor or resource from a Rival who did not get it from the Magnate in this Summit: 2, as for an export.

    What Favors force from a Rival does not count; what they force from the Magnate was given in this Summit.
    """
    seat = seat_of(source)
    for number in parts:
        thing = gift_of(number)
        if giver_of(number) == seat and thing != NOBODY:
            name = GAVE[receiver_of(number)][thing]
            note(state, name, fact(state, name) + 1)
    for number in parts if not is_forced else []:
        if kind_of_part(number) is EXPORT and giver_of(number) == seat:
            advance(state, seat, GIFT)
        thing = gift_of(number)
        if receiver_of(number) != seat or thing == NOBODY:
            continue
        name = GAVE[giver_of(number)][thing]
        if fact(state, name):
            note(state, name, fact(state, name) - 1)  # it only comes back
        else:
            advance(state, seat, GIFT)


@final
class ForgetGifts(Verb):
    """A new Summit begins: what was given in the last one does not count any more."""

    verb: ClassVar[str] = "forget_gifts"

    def run(self, state: State, seat: int, source: int) -> None:
        for names in GAVE:
            for name in names:
                note(state, name, 0)


@final
class Export(DealKind):
    """The Magnate discards three resources, none of a card. What: their types, sorted, as digits to the base 5."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        objective = campaign_of(state).objectives[giver]
        if objective == NOBODY or state.table.cards.ids[objective] not in self.cards:
            return []
        held = sorted(each for each in state.players[giver].resources if each in range(len(RESOURCES)))
        base = len(RESOURCES)
        found: set[int] = set()
        for i, one in enumerate(held):
            for j in range(i + 1, len(held)):
                found |= {one + base * (held[j] + base * third) for third in held[j + 1 :]}
        return sorted(found)

    def types(self, what: int) -> list[int]:
        """Return the types of the three resources."""
        base = len(RESOURCES)
        return [what % base, what // base % base, what // base // base]

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        for resource in self.types(what):
            discard(state, giver, resource)

    def price(self, state: State, giver: int, what: int) -> int:
        return NOT_FORCED

    def name(self, state: State, what: int) -> str:
        return "export." + "-".join(RESOURCES[resource] for resource in self.types(what))

    def args(self, state: State, what: int) -> Json:
        return {"resources": [resource_ref(resource) for resource in self.types(what)]}


EXPORT: Final = Export("export", "F03-01B", alone=True)


@pursuit("F03-01B")
def promised_trade(state: State, seat: int) -> float:
    """Return what resources to export or to trade are good for in the next Summit."""
    return TRADED * sum(has(state, seat, kind) for kind in range(len(RESOURCES)))


# Extortion


@final
class Extort(Verb):
    """Of each resource everybody who has or shares the most discards one (F03-23, F03-24)."""

    verb: ClassVar[str] = "extort"

    def run(self, state: State, seat: int, source: int) -> None:
        for resource in range(len(RESOURCES)):
            counts = [has(state, other, resource) for other in range(state.table.seats)]
            for other in turn_order(state):
                if counts[other] and counts[other] == max(counts) and resource in spendable_types(state, other):
                    discard(state, other, resource)


@final
class StealResource(Asking):
    """Steal a resource from a Rival, also one of the Trust or on a card (F03-23, F03-24, ABR-10.14)."""

    verb: ClassVar[str] = "steal_resource"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found = [TAKE_TRUST[kind] for kind in trust_kinds(state, seat)]
        for other in range(state.table.seats):
            if other != seat:
                found += [notation.STEAL[other][kind] for kind in stealable(state, seat, other)]
        return found

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action.kind == "take_trust":
            take_trust(state, seat, action.args[0])
        else:
            steal(state, seat, action.args[0], action.args[1])


# Act III: the Closed and the Open Economy

ECONOMIES: Final = ["F03-26A", "F03-26B"]  # for a Regent, for an Outlaw


def economy_of(state: State) -> int:
    """Return the side of the Economy card that the Magnate's title asks for."""
    return state.table.cards.ids.index(ECONOMIES[0 if is_regent(state, magnate(state)) else 1])


@final
class SetEconomy(Verb):
    """The Economy card comes beside the map: the Closed side for a Regent, the Open side for an Outlaw."""

    verb: ClassVar[str] = "set_economy"

    def run(self, state: State, seat: int, source: int) -> None:
        if bring_out(state, economy_of(state)):
            campaign_of(state).common.append(economy_of(state))
        refresh(state)


@final
class FlipEconomy(Verb):
    """The Economy card turns with the Magnate's title (F03-26)."""

    verb: ClassVar[str] = "flip_economy"

    def run(self, state: State, seat: int, source: int) -> None:
        campaign = campaign_of(state)
        ids = state.table.cards.ids
        shown = [card for card in campaign.common if ids[card] in ECONOMIES]
        wanted = economy_of(state)
        if magnate(state) == NOBODY or not shown or shown[0] == wanted:
            return
        campaign.common[campaign.common.index(shown[0])] = wanted
        campaign.sets = sorted([*(card for card in campaign.sets if card != wanted), shown[0]])
        refresh(state)


@MAY_TAX.changed_by("F03-26A")
def closed_economy(state: State, source: int, seat: int, city: int) -> int:
    """Other Regents tax where the Empire controls only with the Monopoly of that type."""
    system = system_of(city)
    if seat == magnate(state) or not is_regent(state, seat) or not is_imperial(state, system):
        return DEFAULT
    types = planet_types(state, system)
    has_right = any(types & 1 << kind and has_monopoly(state, seat, kind) for kind in range(len(RESOURCES)))
    return DEFAULT if has_right else CANNOT


@TAXES_AGAIN.changed_by("F03-26B")
def open_economy(state: State, source: int, answer: bool, seat: int, city: int) -> bool:
    """Everybody taxes own cities again and again, the Magnate every city."""
    return answer or (city != NOBODY and (owner_of(city) == seat or seat == magnate(state)))
