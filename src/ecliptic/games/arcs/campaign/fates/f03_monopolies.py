"""The Magnate's Monopolies: supplies on cards, who gains and gives them up, consent in Summits (F03-12 to F03-25)."""

from typing import ClassVar, Final, final

from ecliptic.effects import refresh
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import FUEL, MATERIAL, PSIONIC, RELIC, RESOURCES, SYSTEM_COUNT, WARLORD, WEAPON, is_gate
from ecliptic.games.arcs.campaign.acts import grand_ambition
from ecliptic.games.arcs.campaign.deal_kinds import RESOURCE
from ecliptic.games.arcs.campaign.deals import WHAT, kind_of_part
from ecliptic.games.arcs.campaign.pursuits import chapters_to_come, pursuit
from ecliptic.games.arcs.campaign.recipes import advance, bring_out
from ecliptic.games.arcs.campaign.state import STORED_TYPE, campaign_of
from ecliptic.games.arcs.campaign.stored import STORED, in_play, scrap_all, scrap_resource
from ecliptic.games.arcs.campaign.words import DEAL_CONSENT
from ecliptic.games.arcs.court import give_card, hold_card, lose_card
from ecliptic.games.arcs.events import CardMoved
from ecliptic.games.arcs.pieces import has_piece
from ecliptic.games.arcs.state import NOBODY, STARPORT, State, card_of, seat_of
from ecliptic.games.arcs.words import BUILDS_AT, COUNTS, HAS, PLACES, has, icons, planet_types
from ecliptic.kernel import Action

MONOPOLIES: Final = {"F03-13": MATERIAL, "F03-14": FUEL, "F03-15": RELIC, "F03-16": PSIONIC, "F03-17": WEAPON}
CARTELS: Final = {MATERIAL: "F03-07", FUEL: "F03-08", WEAPON: "F03-09", PSIONIC: "F03-10", RELIC: "F03-11"}


def monopoly_of(state: State, resource: int) -> int:
    """Return the Monopoly of a type."""
    return state.table.cards.ids.index(next(id for id, kind in MONOPOLIES.items() if kind == resource))


def holder_of(state: State, resource: int) -> int:
    """Return who has the Monopoly of a type, -1 if nobody has."""
    card = monopoly_of(state, resource)
    return next((seat for seat, player in enumerate(state.players) if card in player.cards), NOBODY)


def has_monopoly(state: State, seat: int, resource: int) -> bool:
    """Return whether a seat has the Monopoly of a type."""
    return holder_of(state, resource) == seat


def monopolies_of(state: State, seat: int) -> list[int]:
    """Return the Monopolies that a seat has."""
    ids = state.table.cards.ids
    return [card for card in state.players[seat].cards if ids[card] in MONOPOLIES]


@HAS.changed_by(*MONOPOLIES)
def monopoly_has_supply(state: State, source: int, answer: int, seat: int, resource: int) -> int:
    """The supply of its type lies on a Monopoly and counts for its holder, who cannot spend it."""
    is_own = seat_of(source) == seat and MONOPOLIES[state.row_of(source).id] == resource
    return answer + state.supply[resource] if is_own else answer


def majority(state: State, resource: int) -> int:
    """Return how many resources of a type are more than half of those in play."""
    return in_play(state, resource) // 2 + 1


@final
class GainMonopolies(Verb):
    """Who has more than half of the resources of a type in play takes its Monopoly (F03-18)."""

    verb: ClassVar[str] = "gain_monopolies"

    def run(self, state: State, seat: int, source: int) -> None:
        for resource in range(len(RESOURCES)):
            needed = majority(state, resource)
            for other in range(state.table.seats):
                if has(state, other, resource) >= needed and not has_monopoly(state, other, resource):
                    take_monopoly(state, other, resource)
                    break


def take_monopoly(state: State, seat: int, resource: int) -> None:
    """Take a Monopoly from the supply or from its holder; one from the supply advances the Magnate (F03-12B)."""
    campaign = campaign_of(state)
    card = monopoly_of(state, resource)
    holder = holder_of(state, resource)
    if holder != NOBODY:
        give_card(state, holder, seat, card)
    elif card in campaign.common:
        campaign.common.remove(card)
        hold_card(state, seat, card)
        objective = campaign.objectives[seat]
        if objective != NOBODY and state.table.cards.ids[objective] == "F03-12B":
            advance(state, seat, 1)
    else:
        return
    if state.events is not None:
        state.emit(CardMoved("monopoly", seat, card))


@final
class HoldMonopolies(Verb):
    """At the end of a chapter each Monopoly of the Magnate counts 1 (F03-12B)."""

    verb: ClassVar[str] = "hold_monopolies"

    def run(self, state: State, seat: int, source: int) -> None:
        advance(state, seat, len(monopolies_of(state, seat)))


@pursuit("F03-12B")
def promised_monopolies(state: State, seat: int) -> float:
    """Return what Monopolies count in every chapter to come, and the way to those that are missing."""
    total = 0.0
    for resource in range(len(RESOURCES)):
        if has_monopoly(state, seat, resource):
            total += chapters_to_come(state)
        else:
            share = min(1.0, has(state, seat, resource) / majority(state, resource))
            total += share * share * chapters_to_come(state)
    return total


@final
class MonopoliesFall(Verb):
    """Monopolies that nobody has are scrapped; their Cartels come into the Court deck, the others go (F03-21)."""

    verb: ClassVar[str] = "monopolies_fall"

    def run(self, state: State, seat: int, source: int) -> None:
        campaign = campaign_of(state)
        for resource in range(len(RESOURCES)):
            monopoly = monopoly_of(state, resource)
            cartel = state.table.cards.ids.index(CARTELS[resource])
            is_there = bring_out(state, cartel)
            if monopoly in campaign.common:
                campaign.common.remove(monopoly)
                state.box = sorted([*state.box, monopoly])
                if is_there:
                    state.court_deck.append(cartel)
            elif is_there:
                state.box = sorted([*state.box, cartel])
        refresh(state)


@final
class GiveUpMonopoly(Asking):
    """After scoring the Magnate scraps a Monopoly and all resources of its type in the play area (F03-25B)."""

    verb: ClassVar[str] = "give_up_monopoly"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [notation.CARD[card] for card in monopolies_of(state, seat)]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        card = action.args[0]
        resource = MONOPOLIES[state.table.cards.ids[card]]
        scrap_all(state, seat, resource)
        scrap_resource(state, resource, state.supply[resource])  # which lies on the card
        state.supply[resource] = 0
        lose_card(state, seat, card)
        state.box = sorted([*state.box, card])
        if state.events is not None:
            state.emit(CardMoved("monopoly-scrapped", seat, card))


@DEAL_CONSENT.changed_by("F03-19")
def consent_of_monopolist(state: State, source: int, answer: int, number: int) -> int:
    """Who has the Monopoly of a resource must consent when it is given (F03-19)."""
    kind, what = kind_of_part(number), number >> WHAT
    if kind is not RESOURCE and kind is not STORED:
        return answer
    holder = holder_of(state, what if kind is RESOURCE else what & STORED_TYPE)
    return answer | 1 << holder if holder != NOBODY else answer


@COUNTS.changed_by("F03-20")
def war_profiteering(state: State, source: int, answer: int, seat: int, ambition: int) -> int:
    """Warlord counts weapon icons besides Trophies."""
    return answer + icons(state, seat, WEAPON) if ambition == WARLORD else answer


@BUILDS_AT.changed_by("F03-22")
def prospectors(state: State, source: int, answer: int, seat: int) -> int:
    """Its holder builds cities on any planet of whose type it does not have the Monopoly."""
    if seat_of(source) == seat:
        for system in range(SYSTEM_COUNT):
            if is_prospected(state, seat, system):
                answer |= 1 << system
    return answer


def is_prospected(state: State, seat: int, system: int) -> bool:
    """Return whether a planet has a type of which a seat does not have the Monopoly."""
    types = planet_types(state, system) if not is_gate(system) else 0
    return any(types & 1 << kind and not has_monopoly(state, seat, kind) for kind in range(len(RESOURCES)))


@PLACES.changed_by("F03-22")
def prospectors_build_cities(
    state: State, source: int, answer: list[int], seat: int, system: int, kind: int
) -> list[int]:
    """They build no starport where their holder could not build one without them."""
    if seat_of(source) != seat or kind != STARPORT:
        return answer
    could = 1 << system if has_piece(state, system, seat) else 0
    for other in state.active[BUILDS_AT.number]:
        if card_of(other) != card_of(source):
            could = BUILDS_AT.change_of(state, other)(state, other, could, seat)
    return answer if could >> system & 1 else []


@grand_ambition("one_monopoly")
def one_monopoly(state: State, seat: int) -> bool:
    """Return whether the Magnate has a Monopoly."""
    return len(monopolies_of(state, seat)) > 0


@grand_ambition("two_monopolies")
def two_monopolies(state: State, seat: int) -> bool:
    """Return whether the Magnate has two Monopolies."""
    return len(monopolies_of(state, seat)) > 1
