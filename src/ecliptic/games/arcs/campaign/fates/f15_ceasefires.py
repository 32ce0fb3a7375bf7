"""The Ceasefires of the Peacekeeper, one for each cluster: broken by harm, brokered in Summits (F15-08 to F15-11)."""

from bisect import insort
from itertools import combinations
from typing import ClassVar, Final, final

from ecliptic.effects import CANNOT, DEFAULT, subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.actions import Pay, payable
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import CLUSTERS, SYSTEM_COUNT, WEAPON, cluster_of
from ecliptic.games.arcs.campaign.acts import grand_ambition
from ecliptic.games.arcs.campaign.deal_kinds import NOT_FORCED, DealKind
from ecliptic.games.arcs.campaign.deals import WHAT, giver_of, kind_of_part
from ecliptic.games.arcs.campaign.events import ClusterEvent, SeatCountEvent
from ecliptic.games.arcs.campaign.policies import PEACE as POLICY_OF_PEACE
from ecliptic.games.arcs.campaign.policies import WAR as POLICY_OF_WAR
from ecliptic.games.arcs.campaign.policies import policies, policy
from ecliptic.games.arcs.campaign.state import campaign_of, favors_of, is_imperial, is_regent, seat_of_fate
from ecliptic.games.arcs.campaign.token_moves import flip_token, kind_number, tokens_at
from ecliptic.games.arcs.campaign.tokens import side_of, token
from ecliptic.games.arcs.campaign.words import CAN_PAY_HARM, DEAL_CONSENT
from ecliptic.games.arcs.events import seat_ref
from ecliptic.games.arcs.pieces import return_agent
from ecliptic.games.arcs.state import BLIGHT, NOBODY, SEATS, State, turn_order
from ecliptic.games.arcs.words import FOR_AMBITION, MAY_HARM, controller, controls_for_ambitions
from ecliptic.kernel import Action, Json

PEACEKEEPER: Final = 15
CEASEFIRE: Final = "ceasefire"
PEACE: Final = 0  # the sides of the token
WAR: Final = 1
SYSTEMS_FOR_PEACE: Final = 2  # that consenting players control
IMPERIAL_FOR_WAR: Final = 2
DIVIDEND: Final = 2


def ceasefire(state: State, cluster: int) -> int:
    """Return the Ceasefire of a cluster, which lies at its gate; -1 without one."""
    there = tokens_at(state, CEASEFIRE, cluster * 4)
    return there[0] if there else NOBODY


def is_at_peace(state: State, cluster: int) -> bool:
    """Return whether a cluster's Ceasefire shows Peace."""
    each = ceasefire(state, cluster)
    return each != NOBODY and side_of(each) == PEACE


def is_at_war(state: State, cluster: int) -> bool:
    """Return whether a cluster's Ceasefire shows War."""
    each = ceasefire(state, cluster)
    return each != NOBODY and side_of(each) == WAR


def flip(state: State, cluster: int) -> None:
    """Turn a cluster's Ceasefire to its other side."""
    each = flip_token(state, ceasefire(state, cluster))
    if state.events is not None:
        state.emit(ClusterEvent("at-war" if side_of(each) == WAR else "at-peace", cluster))


@final
class PlaceCeasefires(Verb):
    """A Ceasefire for each cluster: Peace where the Peacekeeper controls a system, else War."""

    verb: ClassVar[str] = "place_ceasefires"

    def run(self, state: State, seat: int, source: int) -> None:
        kind = kind_number(CEASEFIRE)
        for cluster in range(CLUSTERS):
            side = PEACE if controlled(state, seat, cluster) else WAR
            insort(campaign_of(state).tokens, token(kind, cluster * 4, side))


def is_policy(state: State, which: str) -> bool:
    """Return whether a policy is in force."""
    return len(policies(state)) > 0 and policy(state) == which


def controlled(state: State, seat: int, cluster: int) -> int:
    """Return how many systems of a cluster a seat controls; the First Regent controls Imperial ones."""
    systems = range(cluster * 4, cluster * 4 + 4)
    return sum(1 for system in systems if controls_for_ambitions(state, seat, system))


# Breaking them


@MAY_HARM.changed_by("F15-08")
def harm_needs_a_weapon(state: State, source: int, seat: int, owner: int, system: int) -> int:
    """In a cluster at Peace harm costs a Weapon, except against own pieces and Blight."""
    return DEFAULT if peace_is_payable(state, source, True, seat, owner, system) else CANNOT


@CAN_PAY_HARM.changed_by("F15-08")
def peace_is_payable(state: State, source: int, answer: bool, seat: int, owner: int, system: int) -> bool:
    """Harm that no other law forbids costs the Weapon too."""
    is_free = owner in (seat, BLIGHT) or not is_at_peace(state, cluster_of(system))
    return answer and (is_free or payable(state, seat, WEAPON))


@final
class BreakCeasefire(Verb):
    """Harm in a cluster at Peace: the Weapon is spent and returns at once, the Ceasefire shows War (F15-08)."""

    verb: ClassVar[str] = "break_ceasefire"

    def run(self, state: State, seat: int, source: int) -> None:
        rest, system = divmod(subject_of(state), SYSTEM_COUNT)
        seat, owner = divmod(rest, 8)
        if owner not in (seat, BLIGHT) and is_at_peace(state, cluster_of(system)):
            flip(state, cluster_of(system))
            state.stack.append(Pay(seat, WEAPON, 1))


@final
class EmpireBalks(Asking):
    """Under a policy of War with an Outlaw as Peacekeeper, the First Regent may end a Ceasefire (F15-09)."""

    verb: ClassVar[str] = "empire_balks"

    def run(self, state: State, seat: int, source: int) -> None:
        keeper, first = seat_of_fate(state, PEACEKEEPER), campaign_of(state).first_regent
        if keeper != NOBODY and first != NOBODY and not is_regent(state, keeper) and is_policy(state, POLICY_OF_WAR):
            self.ask_again(state, first, source, 0)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found: list[Action] = []
        for cluster in range(CLUSTERS):
            imperial = sum(1 for system in range(cluster * 4, cluster * 4 + 4) if is_imperial(state, system))
            if imperial >= IMPERIAL_FOR_WAR and is_at_peace(state, cluster):
                found.append(notation.CLUSTER[cluster])
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            flip(state, action.args[0])


# What Peace brings


@final
class PeaceDividends(Verb):
    """2 Power for each controlled system at Peace; Imperial ones pay only under a policy of Peace (F15-10)."""

    verb: ClassVar[str] = "peace_dividends"

    def run(self, state: State, seat: int, source: int) -> None:
        gained = [0] * state.table.seats
        for system in range(SYSTEM_COUNT):
            holder = controller(state, system, NOBODY, FOR_AMBITION)
            pays = not is_imperial(state, system) or is_policy(state, POLICY_OF_PEACE)
            if is_at_peace(state, cluster_of(system)) and pays and 0 <= holder < SEATS:
                gained[holder] += DIVIDEND
        for other in turn_order(state):
            state.players[other].power += gained[other]
            if gained[other] and state.events is not None:
                state.emit(SeatCountEvent("gained-power", other, gained[other]))


@grand_ambition("peace_in_two_clusters")
def peace_in_two_clusters(state: State, seat: int) -> bool:
    """Return whether two clusters are at Peace."""
    return clusters_at_peace(state) >= 2


@grand_ambition("peace_in_five_clusters")
def peace_in_five_clusters(state: State, seat: int) -> bool:
    """Return whether five clusters are at Peace."""
    return clusters_at_peace(state) >= 5


def clusters_at_peace(state: State) -> int:
    """Return how many clusters are at Peace."""
    return sum(1 for cluster in range(CLUSTERS) if is_at_peace(state, cluster))


# Brokering them. What is done: the cluster (3 bits), the seats whose systems count (4 bits), those paid with a Favor.
CONSENTING: Final = 3
BOUGHT: Final = CONSENTING + SEATS


@final
class BrokerPeace(DealKind):
    """Turn a Ceasefire to Peace with whoever controls two systems there together; a Favor buys a consent (F15-11)."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        found: list[int] = []
        for cluster in range(CLUSTERS):
            if is_at_war(state, cluster):
                for group in coalitions(state, giver, cluster):
                    bits = cluster | sum(1 << seat for seat in group) << CONSENTING
                    found += [bits | paid for paid in bought(state, giver, group)]
        return found

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        for owner in seats_of(what >> BOUGHT):
            campaign_of(state).favors[giver * SEATS + owner] -= 1
            return_agent(state, owner)
        flip(state, what & 7)

    def price(self, state: State, giver: int, what: int) -> int:
        return NOT_FORCED

    def name(self, state: State, what: int) -> str:
        with_whom = "".join(str(seat) for seat in seats_of(what >> CONSENTING & 15))
        paid = "".join(str(seat) for seat in seats_of(what >> BOUGHT))
        return f"peace@{(what & 7) + 1}" + (f".{with_whom}" if with_whom else "") + (f".favor{paid}" if paid else "")

    def args(self, state: State, what: int) -> Json:
        others = [seat_ref(seat) for seat in seats_of(what >> CONSENTING & 15)]
        paid = [seat_ref(seat) for seat in seats_of(what >> BOUGHT)]
        args: Json = {"n": (what & 7) + 1, "others": others, "paid": paid}
        return {**args, "alone": "no" if others else "yes", "pays": "yes" if paid else "no"}


def coalitions(state: State, seat: int, cluster: int) -> list[tuple[int, ...]]:
    """Return the smallest groups of others with whom a seat controls two systems of a cluster."""
    counts = [controlled(state, other, cluster) for other in range(state.table.seats)]
    others = [other for other, n in enumerate(counts) if n and other != seat]
    found: list[tuple[int, ...]] = []
    for size in range(len(others) + 1):
        for group in combinations(others, size):
            enough = counts[seat] + sum(counts[other] for other in group) >= SYSTEMS_FOR_PEACE
            if enough and not any(set(smaller) <= set(group) for smaller in found):
                found.append(group)
    return found


def bought(state: State, seat: int, needed: tuple[int, ...]) -> list[int]:
    """Return, as bits in place, which consents of a group a seat may buy with Favors: none, some, or all."""
    payable_by = [other for other in needed if favors_of(state, seat, other)]
    found: list[int] = []
    for size in range(len(payable_by) + 1):
        for group in combinations(payable_by, size):
            found.append(sum(1 << other for other in group) << BOUGHT)
    return found


def seats_of(bits: int) -> list[int]:
    """Return the seats of bits."""
    return [seat for seat in range(SEATS) if bits & 1 << seat]


BROKER_PEACE: Final = BrokerPeace("peace", "F15-11", alone=True)


@DEAL_CONSENT.changed_by("F15-11")
def those_who_control_consent(state: State, source: int, answer: int, number: int) -> int:
    """Whose systems count must consent, unless a Favor buys it."""
    if kind_of_part(number) is not BROKER_PEACE:
        return answer
    what = number >> WHAT
    return answer | (what >> CONSENTING & 15 & ~(what >> BOUGHT) & ~(1 << giver_of(number)))
