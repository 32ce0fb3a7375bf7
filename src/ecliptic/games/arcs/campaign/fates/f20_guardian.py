"""Fate 20, the Guardian: the Green Vault, the ire of the Tycoons, and the ambition Edenguard."""

from typing import ClassVar, Final, final

from ecliptic.effects import CANNOT, DEFAULT
from ecliptic.games.arcs.asking import Verb
from ecliptic.games.arcs.board import EDENGUARD, FUEL, MATERIAL, TYCOON, TYRANT
from ecliptic.games.arcs.campaign.pursuits import chapters_to_come, control_shares, pursuit, unrivalled_chance
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.state import stored_on
from ecliptic.games.arcs.campaign.stored import discard_stored
from ecliptic.games.arcs.campaign.words import STASHES
from ecliptic.games.arcs.scoring import ambitions_won
from ecliptic.games.arcs.state import GOODS, KIND_BITS, State, card_of, owner_of, system_of
from ecliptic.games.arcs.words import (
    CLEANS_UP,
    COUNTS,
    MAY_DECLARE,
    MAY_TAX,
    PAYS,
    controls,
    controls_for_ambitions,
    is_declared,
    planets_of,
)

EDEN: Final = 1 << MATERIAL | 1 << FUEL
VAULT: Final = "F20-02"

# How likely what is there now counts in a later chapter too: the Vault opens when Tyrant is scored.
GOODS_LATER: Final = 0.6
PLANETS_LATER: Final = 0.8


def eden_planets(state: State, seat: int) -> int:
    """Return how many Material and Fuel planets a seat controls; as First Regent also Imperial ones."""
    return sum(1 for system in planets_of(state, EDEN) if controls_for_ambitions(state, seat, system))


# The Green Vault: its resources are Captives that lie on the card.


@STASHES.changed_by(VAULT)
def green_vault(state: State, source: int, answer: list[int], seat: int, resource: int) -> list[int]:
    """Material and Fuel that its holder takes may become Captives."""
    return [*answer, card_of(source)] if EDEN & 1 << resource and state.owner_of(source) == seat else answer


@COUNTS.changed_by(VAULT)
def vault_counts_for_tyrant(state: State, source: int, answer: int, seat: int, ambition: int) -> int:
    """What is there counts for Tyrant too."""
    is_counted = ambition == TYRANT and state.owner_of(source) == seat
    return answer + len(stored_on(state, card_of(source))) if is_counted else answer


@CLEANS_UP.changed_by(VAULT)
def vault_opens(state: State, source: int) -> None:
    """When Tyrant is scored, it returns like other Captives."""
    if is_declared(state, TYRANT):
        discard_stored(state, state.owner_of(source), card_of(source))


def captive_goods(state: State, seat: int) -> int:
    """Return how much Material and Fuel a seat has among its Captives, in the Green Vault or not."""
    player, vault = state.players[seat], state.table.cards.ids.index(VAULT)
    loose = sum(1 for each in player.captives if each >> KIND_BITS == GOODS)
    return loose + (len(stored_on(state, vault)) if vault in player.cards else 0)


# Ire of the Tycoons


@MAY_DECLARE.changed_by("F20-03")
def tycoons_resist(state: State, source: int, seat: int, ambition: int) -> int:
    """Its holder does not declare Tycoon; Edenguard is something else."""
    return CANNOT if ambition == TYCOON and state.owner_of(source) == seat else DEFAULT


@PAYS.changed_by("F20-03")
def tycoon_pays_nothing(
    state: State, source: int, answer: int, seat: int, ambition: int, place: int, second: int, is_tied: bool
) -> int:
    """Its holder gains no Power from Tycoon."""
    return 0 if ambition == TYCOON and state.owner_of(source) == seat else answer


@MAY_TAX.changed_by("F20-03")
def tycoons_pay_no_tax(state: State, source: int, seat: int, city: int) -> int:
    """Its holder does not tax own cities on Material and Fuel planets without controlling them."""
    system = system_of(city)
    is_own = state.owner_of(source) == seat == owner_of(city)
    is_theirs = is_own and system in planets_of(state, EDEN) and not controls(state, seat, system)
    return CANNOT if is_theirs else DEFAULT


@COUNTS.changed_by("F20-04")
def edenguard(state: State, source: int, answer: int, seat: int, ambition: int) -> int:
    """Edenguard counts controlled Material and Fuel planets."""
    return eden_planets(state, seat) if ambition == EDENGUARD else answer


# The final objective


def is_unrivalled(state: State, seat: int, ambition: int) -> bool:
    """Return whether a seat won an ambition, or it was not declared."""
    return not is_declared(state, ambition) or ambition in ambitions_won(state, seat)


@final
class GiveBack(Verb):
    """With Tyrant won or undeclared: 1 for each Material and Fuel among own Captives."""

    verb: ClassVar[str] = "give_back_to_the_land"

    def run(self, state: State, seat: int, source: int) -> None:
        if is_unrivalled(state, seat, TYRANT):
            advance(state, seat, captive_goods(state, seat))


@pursuit("F20-01B")
def promised_splendor(state: State, seat: int) -> float:
    """Return what captive goods and planets of the Guardian count in the chapters to come."""
    later = chapters_to_come(state) - 1
    goods = captive_goods(state, seat) * (unrivalled_chance(state, seat, TYRANT) + GOODS_LATER * later)
    planets = control_shares(state, seat, planets_of(state, EDEN))
    return goods + planets * (unrivalled_chance(state, seat, EDENGUARD) + PLANETS_LATER * later)


@final
class GuardSplendor(Verb):
    """With Edenguard won or undeclared: 1 for each controlled Material and Fuel planet."""

    verb: ClassVar[str] = "guard_splendor"

    def run(self, state: State, seat: int, source: int) -> None:
        if is_unrivalled(state, seat, EDENGUARD):
            advance(state, seat, eden_planets(state, seat))
