"""Fate 1, the Steward, in Acts II and III: reprisals, insiders, the Sponsor and the policies with authority.

Act I is in `f01_authority`, the Imperial Quorum in `f01_quorum`.
"""

from typing import ClassVar, Final, final

from ecliptic.effects import subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.ambitions import marker_values
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import AMBITION_NAMES, CLUSTERS, RESOURCES, SYSTEM_COUNT, cluster_of
from ecliptic.games.arcs.campaign.acts import grand_ambition
from ecliptic.games.arcs.campaign.council import council_spot
from ecliptic.games.arcs.campaign.crises import hit_ships
from ecliptic.games.arcs.campaign.empire import become_regent
from ecliptic.games.arcs.campaign.events import SeatCountEvent, TrustChanged
from ecliptic.games.arcs.campaign.fates import f01_quorum
from ecliptic.games.arcs.campaign.fates.f01_authority import hit_imperial_ships
from ecliptic.games.arcs.campaign.notation import TAKE_TRUST, made
from ecliptic.games.arcs.campaign.notation import change_policy as to_policy
from ecliptic.games.arcs.campaign.policies import change_policy, policies
from ecliptic.games.arcs.campaign.pursuits import chapters_to_come, pursuit
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.state import (
    campaign_of,
    imperial_ships_at,
    into_session,
    is_imperial,
    is_regent,
    regents,
)
from ecliptic.games.arcs.campaign.token_moves import move_token, tokens_of
from ecliptic.games.arcs.campaign.tokens import ASIDE, BOX, place_of
from ecliptic.games.arcs.campaign.words import can_pay_harm
from ecliptic.games.arcs.cards import GUILD
from ecliptic.games.arcs.court import influence
from ecliptic.games.arcs.events import ambition_ref, card_ref
from ecliptic.games.arcs.guilds import galactic_bards
from ecliptic.games.arcs.pieces import ships_at
from ecliptic.games.arcs.resources import give_up, spendable_types, take
from ecliptic.games.arcs.state import EMPIRE, IS_STARPORT, NOBODY, SEATS, State, owner_of, system_of
from ecliptic.games.arcs.taking_actions import LABELS, RULES_OF
from ecliptic.games.arcs.words import DECLARES, ambitions, harm_begins, harmed, is_declared, may_harm
from ecliptic.kernel import Action, Json

MODULES: Final = (f01_quorum,)

DECLARES.changed_by("F01-17")(galactic_bards)


@final
class ExpandEmpire(Verb):
    """At the end of a chapter: as First Regent 1 for each cluster of the Empire, always 1 for each Trust resource."""

    verb: ClassVar[str] = "expand_empire"

    def run(self, state: State, seat: int, source: int) -> None:
        if campaign_of(state).first_regent == seat:
            advance(state, seat, len(imperial_clusters(state)))
        advance(state, seat, sum(campaign_of(state).trust))


def imperial_clusters(state: State) -> set[int]:
    """Return the clusters in which the Empire controls a system."""
    return {cluster_of(system) for system in range(SYSTEM_COUNT) if is_imperial(state, system)}


@pursuit("F01-12B")
def promised_tribute(state: State, seat: int) -> float:
    """Return what the clusters of the Empire and the Trust count in every chapter to come."""
    campaign = campaign_of(state)
    each = sum(campaign.trust) + (len(imperial_clusters(state)) if campaign.first_regent == seat else 0)
    return float(each * chapters_to_come(state))


# What the second act leaves

STRIKE_OUTLAWS: Final = 0
STRIKE_NAVY: Final = 1
STRIKES: Final = ["outlaws", "navy"]


def strike_outlaws(state: State, system: int) -> None:
    """Let every Imperial ship of a system hit a ship of each Outlaw there, fresh ones first (F01-15)."""
    hits = imperial_ships_at(state, system)
    for seat in range(state.table.seats):
        if not is_regent(state, seat):
            hit_ships(state, system, seat, hits)


def outlaws_at(state: State, system: int) -> list[int]:
    """Return the Outlaws with ships in a system."""
    seats = range(state.table.seats)
    return [seat for seat in seats if not is_regent(state, seat) and ships_at(state, system, seat)]


@final
class NavyReprisal(Verb):
    """Every Imperial ship hits a ship of each Outlaw in its system (F01-15)."""

    verb: ClassVar[str] = "navy_reprisal"

    def run(self, state: State, seat: int, source: int) -> None:
        for system in range(SYSTEM_COUNT):
            strike_outlaws(state, system)


@final
class ReprisalInCluster(Asking):
    """In one cluster Imperial ships hit Outlaws, or all of them are hit, or nothing happens (F01-15).

    A cluster without ships of Outlaws beside Imperial ones is not struck: nothing would happen there. Hitting Imperial
    ships is harm, which the Truce Law forbids a Regent.
    """

    verb: ClassVar[str] = "reprisal_in_cluster"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found: list[Action] = [notation.NO]
        for cluster in range(CLUSTERS):
            there = [system for system in range(cluster * 4, cluster * 4 + 4) if imperial_ships_at(state, system)]
            struck = [(owner, system) for system in there for owner in outlaws_at(state, system)]
            if struck and all(can_pay_harm(state, seat, owner, system) for owner, system in struck):
                found.append(made("strike", f"outlaws/{cluster + 1}", (STRIKE_OUTLAWS, cluster)))
            if there and all(may_harm(state, seat, EMPIRE, system) for system in there):
                found.append(made("strike", f"navy/{cluster + 1}", (STRIKE_NAVY, cluster)))
        return found if len(found) > 1 else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.NO:
            return
        what, cluster = action.args
        for system in range(cluster * 4, cluster * 4 + 4):
            struck = [EMPIRE] if what == STRIKE_NAVY else outlaws_at(state, system)
            for owner in struck if imperial_ships_at(state, system) else []:
                harmed(state, seat, owner)
                harm_begins(state, seat, owner, system)
            if what == STRIKE_OUTLAWS:
                strike_outlaws(state, system)
            else:
                hit_imperial_ships(state, system, seat)


def _strike_args(state: State, action: Action) -> Json:
    return {"what": STRIKES[action.args[0]], "n": action.args[1] + 1}


@final
class CouncilInsiders(Asking):
    """Who secures another Guild card may flip the Council to In Session, or influence it there (F01-16)."""

    verb: ClassVar[str] = "council_insiders"

    def run(self, state: State, seat: int, source: int) -> None:
        if state.table.cards.kind[subject_of(state) % 1024] == GUILD:
            self.ask_again(state, seat, source, 0)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if campaign_of(state).is_decided:
            return [notation.YES, notation.NO]
        council = state.court[council_spot(state)]
        return [notation.INFLUENCE[council], notation.NO] if state.players[seat].agents else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.YES:
            into_session(state)
        elif action is not notation.NO:
            influence(state, seat, action.args[0])


# Act III

SPONSORED: Final = "sponsored"


def sponsored_ambition(state: State) -> int:
    """Return the ambition whose box holds the Sponsored token, -1 while it lies on the First Regent tile."""
    for each in tokens_of(state, SPONSORED):
        if place_of(each) >= BOX:
            return place_of(each) - BOX
    return NOBODY


def sponsor(state: State, place: int) -> None:
    """Move the Sponsored token to an ambition box, or back to the First Regent tile."""
    for each in tokens_of(state, SPONSORED):
        move_token(state, each, place)


@final
class ImperialSponsor(Asking):
    """The First Regent sponsors an ambition without marker, then may add a resource to the Trust (F01-23).

    `n` is 1 for the second question.
    """

    verb: ClassVar[str] = "imperial_sponsor"

    def run(self, state: State, seat: int, source: int) -> None:
        first = campaign_of(state).first_regent
        if first != NOBODY:
            self.ask_again(state, first, source, 1)
            self.ask_again(state, first, source, 0)

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n in (0, 1)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if n:
            found = [notation.TYPE[kind] for kind in spendable_types(state, seat)]
            return [notation.NO, *found] if found else []
        now = sponsored_ambition(state)
        boxes = [box for box in ambitions(state) if box == now or not is_declared(state, box)]
        return [made("sponsor", AMBITION_NAMES[box], (box,)) for box in boxes]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if not n:
            sponsor(state, BOX + action.args[0])
        elif action is not notation.NO:
            give_up(state, seat, action.args[0])
            campaign_of(state).trust[action.args[0]] += 1
            if state.events is not None:
                state.emit(TrustChanged("trust-given", seat, action.args[0]))


@final
class SponsoredDeclared(Asking):
    """Who declares the Sponsored ambition takes a Trust resource and second-place Power; an Outlaw returns (F01-23)."""

    verb: ClassVar[str] = "sponsored_declared"

    def run(self, state: State, seat: int, source: int) -> None:
        declarer, rest = divmod(subject_of(state), 16)
        if sponsored_ambition(state) != rest & 7:
            return
        self.ask_again(state, declarer, source, 0)
        values = [marker_values(state, i)[1] for i, box in enumerate(state.marker_at) if box == rest & 7]
        gained = max(values, default=0)
        state.players[declarer].power += gained
        if gained and state.events is not None:
            state.emit(SeatCountEvent("gained-power", declarer, gained))
        sponsor(state, ASIDE)
        if not is_regent(state, declarer):
            become_regent(state, declarer)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        trust = campaign_of(state).trust
        return [TAKE_TRUST[kind] for kind in range(len(RESOURCES)) if trust[kind]]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        campaign_of(state).trust[action.args[0]] -= 1
        if state.events is not None:
            state.emit(TrustChanged("trust-stolen", seat, action.args[0]))
        take(state, seat, action.args[0])


@final
class ChoosePolicy(Asking):
    """The First Regent, or else the player with initiative, chooses the policy on top (F01-22A)."""

    verb: ClassVar[str] = "choose_policy"

    def run(self, state: State, seat: int, source: int) -> None:
        first = campaign_of(state).first_regent
        self.ask_again(state, first if first != NOBODY else state.initiative, source, 0)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        ids = state.table.cards.ids
        return [to_policy(card, ids[card]) for card in policies(state)]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action.args[0] != policies(state)[0]:
            change_policy(state, action.args[0])


def _sponsor_args(state: State, action: Action) -> Json:
    return {"ambition": ambition_ref(action.args[0])}


def _policy_args(state: State, action: Action) -> Json:
    return {"card": card_ref(state, action.args[0])}


LABELS.update({"strike": _strike_args, "sponsor": _sponsor_args, "change_policy": _policy_args})
RULES_OF.update({"strike": (), "sponsor": (), "change_policy": ("ABR-10.3",)})


@grand_ambition("no_free_outlaws")
def holds_outlaw_cities(state: State, seat: int) -> bool:
    """Return whether the Steward is a Regent, and the Empire controls every Outlaw city, or there is no Outlaw."""
    if not is_regent(state, seat):
        return False
    if len(regents(state)) == state.table.seats:
        return True
    cities = [each for each in state.buildings if not each & IS_STARPORT and owner_of(each) < SEATS]
    return all(is_regent(state, owner_of(each)) or is_imperial(state, system_of(each)) for each in cities)


@grand_ambition("full_trust")
def has_full_trust(state: State, seat: int) -> bool:
    """Return whether the Steward is First Regent and the Trust holds more resources than the number of the chapter."""
    campaign = campaign_of(state)
    return campaign.first_regent == seat and sum(campaign.trust) > state.chapter
