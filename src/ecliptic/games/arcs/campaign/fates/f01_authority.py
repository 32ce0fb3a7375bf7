"""Fate 1, the Steward, in Act I: Imperial Authority, Dealmakers, and what success or failure brings."""

from typing import ClassVar, Final, final

from ecliptic.effects import fire, subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.actions import gain_of_types
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.battle import current_battle
from ecliptic.games.arcs.board import SYMBOLS, SYSTEM_COUNT
from ecliptic.games.arcs.campaign.court_cards import leave_court
from ecliptic.games.arcs.campaign.crises import rolled_symbol
from ecliptic.games.arcs.campaign.empire import become_outlaw
from ecliptic.games.arcs.campaign.pursuits import chapters_to_come, pursuit, win_chance
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.state import (
    campaign_of,
    is_imperial,
    is_regent,
    regents,
)
from ecliptic.games.arcs.campaign.words import BLIGHT_CRISIS, IGNORES_LAWS, TAX_COMES, TAX_TRUCE
from ecliptic.games.arcs.court import influence, influence_options, secure, secure_options
from ecliptic.games.arcs.pieces import building_on, hit_ship, return_agent
from ecliptic.games.arcs.resources import held_types, lose_guarded, take
from ecliptic.games.arcs.scoring import ambition_values, ambitions_won, gains
from ecliptic.games.arcs.state import (
    EMPIRE,
    NOBODY,
    SEATS,
    SHIP_OWNERS,
    State,
    card_of,
    owner_of,
    system_of,
)
from ecliptic.games.arcs.words import (
    AS_LOYAL,
    REROLLS,
    TAXES,
    ambitions,
    keeps_agents,
    may_secure,
    payout,
    planet_types,
)
from ecliptic.kernel import Action

SECURES: Final = 99  # the last question of a Bargain
USUAL_GAIN: Final = 5.0  # Power of the ambitions won in a later chapter


@final
class ConsolidatePower(Verb):
    """As First Regent the Steward advances by the Power gained from each ambition won alone."""

    verb: ClassVar[str] = "consolidate_power"

    def run(self, state: State, seat: int, source: int) -> None:
        if campaign_of(state).first_regent != seat:
            return
        for ambition in ambitions_won(state, seat):
            advance(state, seat, gains(state, ambition)[seat])


@pursuit("F01-01B")
def promised_power(state: State, seat: int) -> float:
    """Return the Power of ambitions that the First Regent will probably win."""
    if campaign_of(state).first_regent != seat:
        return 0.0
    total = USUAL_GAIN * (chapters_to_come(state) - 1)
    for ambition in ambitions(state):
        chance = win_chance(state, seat, ambition)
        if chance:
            first, second = ambition_values(state, ambition)
            total += chance * payout(state, seat, ambition, 1, first, second, False)
    return total


@TAXES.changed_by("F01-02")
def imperial_authority(state: State, source: int, answer: int, seat: int, city: int) -> int:
    """Its holder taxes any city of an Imperial system as if it were Loyal."""
    return AS_LOYAL if state.owner_of(source) == seat and is_imperial(state, system_of(city)) else answer


@IGNORES_LAWS.changed_by("F01-02")
def authority_ignores_the_truce(state: State, source: int, answer: int, seat: int) -> int:
    """It ignores the Truce Law too, not what others forbid."""
    return answer | TAX_TRUCE if state.owner_of(source) == seat else answer


@final
class Bargain(Asking):
    """A Rival secures a card it could secure and returns what it would capture (F01-03).

    Then the holder has to influence once for each agent that the Rival had there, and to secure once, as far as that
    is possible. `n` is 0 for the card, the influences left, or `SECURES`.
    """

    verb: ClassVar[str] = "bargain"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n <= 10 or n == SECURES

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if n == SECURES:
            return secure_options(state, seat)
        if n:
            return influence_options(state, seat)
        rivals = [other for other in range(state.table.seats) if other != seat]
        return [
            notation.CARD[card]
            for spot, card in enumerate(state.court)
            if card >= 0 and any(may_secure(state, other, spot) for other in rivals)
        ]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        card = action.args[0]
        if n == SECURES:
            secure(state, seat, card)
        elif n:
            if n > 1:
                self.ask_again(state, seat, source, n - 1)
            influence(state, seat, card)
        else:
            self.strike(state, seat, source, state.court.index(card), card)

    def strike(self, state: State, seat: int, source: int, spot: int, card: int) -> None:
        """Let the Rival secure the card without Captives; the holder's part waits below."""
        rival = next(other for other in range(state.table.seats) if other != seat and may_secure(state, other, spot))
        agents = state.agents[spot * SEATS + rival]
        captures = not keeps_agents(state, spot)  # with an Armistice nobody is captured (F02-16)
        for other in range(state.table.seats if captures else 0):
            if other != rival:
                for _ in range(state.agents[spot * SEATS + other]):
                    return_agent(state, other)
                state.agents[spot * SEATS + other] = 0
        self.ask_again(state, seat, source, SECURES)
        self.ask_again(state, seat, source, agents)
        secure(state, rival, card)


TAX_COLLECTORS: Final = "F01-06"


def ask_tax_collectors(state: State, seat: int, site: int) -> bool:
    """Ask who has Tax Collectors where a tax comes from, if it can come from an Outlaw; return whether it is asked."""
    ids = state.table.cards.ids
    if not any(ids[card] == TAX_COLLECTORS for card in state.players[seat].cards):
        return False
    if not taxed_outlaw(state, seat, site):
        return False
    fire(state, TAX_COMES, seat * 128 + site)
    return True


def taxed_outlaw(state: State, seat: int, site: int) -> list[Action]:
    """Return what a taxed city may give from the board of the Outlaw who owns it."""
    city = building_on(state, site)
    owner = owner_of(city) if city >= 0 else seat
    if owner == seat or owner >= SEATS or is_regent(state, owner):
        return []
    types = planet_types(state, site >> 2)
    return [notation.STEAL[owner][kind] for kind in held_types(state, owner) if types & 1 << kind]


@final
class TaxFromOutlaw(Asking):
    """The taxed resource may come from the Outlaw's board instead of the supply (F01-06). `n` is the site plus one.

    It is asked before anything is gained, so that a city of several types (L11) gives one resource only.
    """

    verb: ClassVar[str] = "tax_from_outlaw"

    def first(self, state: State, seat: int, source: int) -> int:
        return subject_of(state) % 128 + 1

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 < n <= SYSTEM_COUNT * 4

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found = taxed_outlaw(state, seat, n - 1)
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.NO:
            gain_of_types(state, seat, planet_types(state, (n - 1) >> 2))
        else:
            owner, kind = action.args
            lose_guarded(state, owner, kind)
            take(state, seat, kind)


@REROLLS.changed_by("F01-07")
def only_against_outlaws(state: State, source: int, answer: int, seat: int, card: int) -> int:
    """Hunter Squads hunt Outlaws."""
    if card != card_of(source) or state.owner_of(source) != seat:
        return answer
    battle = current_battle(state)
    if battle is None or battle.defender >= SEATS or is_regent(state, battle.defender):
        return 0
    return answer


@BLIGHT_CRISIS.changed_by("F01-08")
def imperial_protectors(state: State, source: int, answer: bool, system: int) -> bool:
    """No Blight crisis happens where the Empire controls."""
    return answer and not is_imperial(state, system)


@final
class EmpireFalls(Verb):
    """An arrow makes all Regents Outlaws, hits every Imperial ship once and discards the card (F01-09)."""

    verb: ClassVar[str] = "empire_falls"

    def run(self, state: State, seat: int, source: int) -> None:
        if SYMBOLS[rolled_symbol(state)] != "arrow":
            return
        first = campaign_of(state).first_regent
        for other in [each for each in regents(state) if each != first]:
            become_outlaw(state, other)
        if first != NOBODY:
            become_outlaw(state, first)  # the last to leave (ABR-12.9)
        for system in range(SYSTEM_COUNT):
            hit_imperial_ships(state, system, NOBODY)
        if leave_court(state, card_of(source)):
            state.court_discard.append(card_of(source))


def hit_imperial_ships(state: State, system: int, by: int) -> None:
    """Hit every Imperial ship of a system once; who hits takes those that are destroyed, nobody in a crisis."""
    at = system * SHIP_OWNERS + EMPIRE
    fresh = state.fresh[at]
    for _ in range(state.damaged[at]):
        hit_ship(state, system, EMPIRE, True, by)
    for _ in range(fresh):
        hit_ship(state, system, EMPIRE, False, by)
