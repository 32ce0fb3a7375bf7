"""Fate 15, the Peacekeeper: the Oath of Peace, the Arsenal Keepers, and control of weapons."""

from typing import ClassVar, Final, final

from ecliptic.effects import CANNOT, DEFAULT
from ecliptic.games.arcs.asking import Verb
from ecliptic.games.arcs.board import WARLORD, WEAPON
from ecliptic.games.arcs.campaign.card_removal import scrapped_if
from ecliptic.games.arcs.campaign.fates.f15_ceasefires import PEACEKEEPER
from ecliptic.games.arcs.campaign.policies import POLICY_OF, WAR
from ecliptic.games.arcs.campaign.pursuits import chapters_to_come, control_shares, pursuit
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.state import seat_of_fate
from ecliptic.games.arcs.campaign.words import KEEPS_TROPHY, MAY_GOVERN, STASHES
from ecliptic.games.arcs.state import BLIGHT, IS_STARPORT, KIND_BITS, NOBODY, State, card_of, owner_of, system_of
from ecliptic.games.arcs.words import MAY_DECLARE, PAYS, controls_for_ambitions, has, planets_of


@scrapped_if("not_peacekeeper")
def is_not_peacekeeper(state: State, holder: int) -> bool:
    """Return whether the holder follows another fate."""
    return holder != NOBODY and holder != seat_of_fate(state, PEACEKEEPER)


TAXABLE: Final = 0.8  # Weapons that an own city on a Weapon planet promises in a chapter


@KEEPS_TROPHY.changed_by("F15-02")
def oath_returns_trophies(state: State, source: int, answer: bool, seat: int, which: int) -> bool:
    """Its holder keeps no Trophies but Blight."""
    return answer and (state.owner_of(source) != seat or which >> KIND_BITS == BLIGHT)


@MAY_DECLARE.changed_by("F15-02")
def oath_forbids_warlord(state: State, source: int, seat: int, ambition: int) -> int:
    """Its holder does not declare Warlord."""
    return CANNOT if ambition == WARLORD and state.owner_of(source) == seat else DEFAULT


@PAYS.changed_by("F15-02")
def warlord_pays_nothing(
    state: State, source: int, answer: int, seat: int, ambition: int, place: int, second: int, is_tied: bool
) -> int:
    """Its holder gains no Power from Warlord; the place stays taken."""
    return 0 if ambition == WARLORD and state.owner_of(source) == seat else answer


@MAY_GOVERN.changed_by("F15-02")
def oath_forbids_war(state: State, source: int, seat: int, card: int) -> int:
    """Its holder neither enforces the policy of War nor changes to it."""
    is_war = POLICY_OF.get(state.table.cards.ids[card]) == WAR
    return CANNOT if state.owner_of(source) == seat and is_war else DEFAULT


@STASHES.changed_by("F15-03")
def arsenal_keepers(state: State, source: int, answer: list[int], seat: int, resource: int) -> list[int]:
    """Weapons that their holder takes may be put on the card."""
    return [*answer, card_of(source)] if resource == WEAPON and state.owner_of(source) == seat else answer


@final
class RestrictWeapons(Verb):
    """1 for each Weapon that the Peacekeeper has."""

    verb: ClassVar[str] = "restrict_weapons"

    def run(self, state: State, seat: int, source: int) -> None:
        advance(state, seat, has(state, seat, WEAPON))


@final
class ControlArms(Verb):
    """1 for each Weapon planet that the Peacekeeper controls."""

    verb: ClassVar[str] = "control_arms"

    def run(self, state: State, seat: int, source: int) -> None:
        planets = planets_of(state, 1 << WEAPON)
        advance(state, seat, sum(1 for system in planets if controls_for_ambitions(state, seat, system)))


@pursuit("F15-01B")
def promised_arms(state: State, seat: int) -> float:
    """Return what Weapons and Weapon planets count in every chapter to come, and the cities that yield more."""
    planets = planets_of(state, 1 << WEAPON)
    each = has(state, seat, WEAPON) + control_shares(state, seat, planets)
    own = [system_of(city) for city in state.buildings if owner_of(city) == seat and not city & IS_STARPORT]
    return (each + TAXABLE * sum(1 for system in own if system in planets)) * chapters_to_come(state)
