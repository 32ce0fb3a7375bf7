"""The campaign's Court cards: what their crises do and what they do when secured (CC01 to CC15)."""

from bisect import insort
from typing import ClassVar, final

from ecliptic.effects import Effects, fire
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.ambitions import marker_values
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import CLUSTERS, SYSTEM_COUNT, cluster_of
from ecliptic.games.arcs.campaign.blight import blight_to_place, place_blight, repair_blight
from ecliptic.games.arcs.campaign.council import council_spot, take_trust, trust_kinds
from ecliptic.games.arcs.campaign.crises import planets_of_symbol, rolled_cluster, rolled_symbol
from ecliptic.games.arcs.campaign.notation import TAKE_TRUST
from ecliptic.games.arcs.campaign.state import (
    attached_cards,
    attached_to,
    blight_at,
    campaign_of,
    court_spot,
    detach,
    into_session,
    slide_down,
    systems_of,
)
from ecliptic.games.arcs.campaign.words import BLIGHT_HARMED
from ecliptic.games.arcs.court import Refill, bury, discard_card, guild_cards
from ecliptic.games.arcs.events import SeatSystemEvent
from ecliptic.games.arcs.guilds import gatekeepers, sworn_guardians
from ecliptic.games.arcs.pieces import building_on, piece, resolve_destroyed, return_agent, return_city
from ecliptic.games.arcs.raiding import steal_card, stealable_cards
from ecliptic.games.arcs.resources import steal, stealable
from ecliptic.games.arcs.state import (
    BLIGHT,
    DAMAGED,
    FREE,
    IS_STARPORT,
    MARKERS,
    NOBODY,
    SEATS,
    SHIP,
    SHIP_OWNERS,
    SITE_SHIFT,
    State,
    building,
    card_of,
    owner_of,
    seat_of,
    system_of,
    turn_order,
)
from ecliptic.games.arcs.turn import may_seize, seize
from ecliptic.games.arcs.vox import controlled_cities
from ecliptic.games.arcs.words import CAN_STEAL, DICE, may_influence
from ecliptic.kernel import Action, Fields, Json

DICE.changed_by("CC03")(gatekeepers)
CAN_STEAL.changed_by("CC09")(sworn_guardians)


@final
class BurySecured(Verb):
    """Bury this card, which was just secured."""

    verb: ClassVar[str] = "bury_secured"

    def run(self, state: State, seat: int, source: int) -> None:
        card = card_of(source)
        if card in state.court_discard:
            state.court_discard.remove(card)
            bury(state, card)


@final
class BuryFromCourt(Verb):
    """Bury this card of the Court: its agents return, its spot is refilled (ABR-9.10, ABR-9.11)."""

    verb: ClassVar[str] = "bury_from_court"

    def run(self, state: State, seat: int, source: int) -> None:
        if leave_court(state, card_of(source)):
            bury(state, card_of(source))


def leave_court(state: State, card: int) -> bool:
    """Take a card out of the Court; return whether it was there.

    Agents return and the spot is refilled, unless a card is attached: that slides down and takes over the agents. If
    the attached card leaves, nothing else happens (ABR-9.10, ABR-13.4).
    """
    if card in attached_cards(state):
        detach(state, card)
        return True
    if card not in state.court:
        return False
    spot = state.court.index(card)
    state.court[spot] = NOBODY
    if slide_down(state, spot):
        return True
    agents_return(state, spot)
    state.stack.append(Refill(spot))
    return True


def agents_return(state: State, spot: int) -> None:
    """Return the agents on a spot of the Court to their owners' supplies (ABR-9.10)."""
    for owner in range(state.table.seats):
        for _ in range(state.agents[spot * SEATS + owner]):
            return_agent(state, owner)
        state.agents[spot * SEATS + owner] = 0


@final
class DiscardFromCourt(Verb):
    """Discard this card of the Court (ABR-9.10)."""

    verb: ClassVar[str] = "discard_from_court"

    def run(self, state: State, seat: int, source: int) -> None:
        if leave_court(state, card_of(source)):
            state.court_discard.append(card_of(source))


@final
class MarkerReturns(Verb):
    """The declared ambition marker worth most becomes available again (CC11)."""

    verb: ClassVar[str] = "marker_returns"

    def run(self, state: State, seat: int, source: int) -> None:
        declared = [marker for marker in range(MARKERS) if state.marker_at[marker] != NOBODY]
        if declared:
            state.marker_at[max(declared, key=lambda marker: marker_values(state, marker)[0])] = NOBODY


@final
class CouncilInSession(Verb):
    """Flip the Council to In Session, also a tucked one (CC12, ABR-6.7)."""

    verb: ClassVar[str] = "council_in_session"

    def run(self, state: State, seat: int, source: int) -> None:
        into_session(state)


@final
class AgentsToCouncil(Verb):
    """Move all agents from this card to the Council (CC12)."""

    verb: ClassVar[str] = "agents_to_council"

    def run(self, state: State, seat: int, source: int) -> None:
        here, there = court_spot(state, card_of(source)) * SEATS, council_spot(state) * SEATS
        for owner in range(SEATS):
            state.agents[there + owner] += state.agents[here + owner]
            state.agents[here + owner] = 0


@final
class ReturnAgents(Verb):
    """Return the agents on this card, which is about to leave the Court, before supplies are counted (CC13).

    Where a card is attached they stay for it, and on an attached card they belong to the lower one (ABR-13.4).
    """

    verb: ClassVar[str] = "return_agents"

    def run(self, state: State, seat: int, source: int) -> None:
        if card_of(source) in state.court:
            spot = state.court.index(card_of(source))
            if not attached_to(state, spot):
                agents_return(state, spot)


@final
class MoveOwnAgents(Asking):
    """Move own agents that lay on this card to other Court cards (CC12). `n` are the agents left to move.

    They have returned to the supply, unless an Armistice keeps them in the Court (F02-16).
    """

    verb: ClassVar[str] = "move_own_agents"

    def first(self, state: State, seat: int, source: int) -> int:
        campaign = campaign_of(state)
        return self.movable_agents(state, seat) if campaign.secured_at != NOBODY else campaign.secured_with

    def movable_agents(self, state: State, seat: int) -> int:
        """Return how many own agents are where they can be moved from."""
        at = campaign_of(state).secured_at
        return state.agents[at * SEATS + seat] if at != NOBODY else state.players[seat].agents

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n <= 10

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not n or not self.movable_agents(state, seat):
            return []
        there = [card for card in state.court if card >= 0 and may_influence(state, seat, card)]
        return [notation.DONE, *[notation.CARD[card] for card in there]]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.DONE:
            at = campaign_of(state).secured_at
            if at != NOBODY:
                state.agents[at * SEATS + seat] -= 1
            else:
                state.players[seat].agents -= 1
            state.agents[state.court.index(action.args[0]) * SEATS + seat] += 1
            self.ask_again(state, seat, source, n - 1)


@final
class DiscardGuilds(Asking):
    """Whoever has more Guild cards than agents in supply discards down to that number (CC13).

    `n` is how many seats in turn order are done. Protected cards count and stay.
    """

    verb: ClassVar[str] = "discard_guilds"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.rivals = row.flag("rivals")

    def run(self, state: State, seat: int, source: int) -> None:
        self.ask_next(state, seat_of(source), source, 0)

    def ask_next(self, state: State, seat: int, source: int, n: int) -> None:
        """Ask the next seat that has too many cards; the secured card's holder is left out with `rivals`."""
        order = turn_order(state)
        for i in range(n, len(order)):
            other = order[i]
            if not (self.rivals and other == seat) and self.choices(state, other, source, i):
                self.ask_again(state, other, source, i)
                return

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n < state.table.seats

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        held = guild_cards(state, seat)
        if len(held) <= state.players[seat].agents:
            return []
        cards = state.table.cards.cards
        return [notation.CARD[card] for card in held if not cards[card].is_protected]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        discard_card(state, seat, action.args[0])
        self.ask_next(state, seat_of(source), source, n)


def make_free(state: State, city: int) -> None:
    """Replace a city by a Free one of the same state; it returns to its owner's board."""
    state.buildings.remove(city)
    insort(state.buildings, building(city >> SITE_SHIFT, FREE, False, bool(city & DAMAGED)))
    if state.events is not None:
        state.emit(SeatSystemEvent("city-freed", owner_of(city), system_of(city)))
    return_city(state, owner_of(city))


@final
class LeaderFreesCity(Asking):
    """The player with most Power replaces an own city by a Free one (CC14)."""

    verb: ClassVar[str] = "leader_frees_city"

    def run(self, state: State, seat: int, source: int) -> None:
        order = turn_order(state)
        leader = max(order, key=lambda other: (state.players[other].power, -order.index(other)))
        self.ask_again(state, leader, source, 0)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [
            notation.SITE[each >> SITE_SHIFT]
            for each in state.buildings
            if not each & IS_STARPORT and owner_of(each) == seat
        ]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        make_free(state, building_on(state, action.args[0]))


@final
class FreeCity(Asking):
    """Replace a controlled city by a Free one, then perhaps seize (CC14). `n` is 1 for the second question."""

    verb: ClassVar[str] = "free_city"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n <= 1

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if n:
            return [notation.YES, notation.NO] if may_seize(state, seat) else []
        found = controlled_cities(state, seat)
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if n:
            if action is notation.YES:
                seize(state, seat)
        elif action is not notation.NO:
            self.ask_again(state, seat, source, 1)
            make_free(state, building_on(state, action.args[0]))


@final
class BlightSpreads(Asking):
    """The Blight of the rolled cluster is repaired, planets of the rolled symbol without any get one (CC15).

    Planets of choice get it if it runs short (ARC-1.3).
    """

    verb: ClassVar[str] = "blight_spreads"

    def planets(self, state: State) -> list[int]:
        """Return the planets of the rolled symbol without Blight."""
        return [system for system in planets_of_symbol(rolled_symbol(state)) if not blight_at(state, system)]

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n == 0 and len(campaign_of(state).rolled) > 0

    def can_do(self, state: State, seat: int, source: int) -> bool:
        return True

    def run(self, state: State, seat: int, source: int) -> None:
        for system in range(SYSTEM_COUNT):
            if cluster_of(system) == rolled_cluster(state):
                repair_blight(state, system)
        planets = self.planets(state)
        if blight_to_place(state) < len(planets):
            self.ask_again(state, seat, source, 0)
        else:
            for system in planets:
                place_blight(state, system)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [notation.AT[system] for system in self.planets(state)] if blight_to_place(state) else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        place_blight(state, action.args[0])
        self.ask_again(state, seat, source, 0)


@final
class DestroyBlight(Asking):
    """Destroy all damaged Blight in one cluster with own pieces (CC15); with `must` in any case (F13-10)."""

    verb: ClassVar[str] = "destroy_blight"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.must = row.flag("must")

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        own = {cluster_of(system) for system in systems_of(state, seat)}
        blighted = {
            cluster_of(system) for system in range(SYSTEM_COUNT) if state.damaged[system * SHIP_OWNERS + BLIGHT]
        }
        found = [notation.CLUSTER[cluster] for cluster in range(CLUSTERS) if cluster in own & blighted]
        return [notation.NO, *found] if found and not self.must else found

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.NO:
            return
        for system in range(action.args[0] * 4, action.args[0] * 4 + 4):
            at = system * SHIP_OWNERS + BLIGHT
            for _ in range(state.damaged[at]):
                resolve_destroyed(state, piece(BLIGHT, SHIP), seat, system)
            state.damaged[at] = 0
        fire(state, BLIGHT_HARMED, seat)

    def args(self, effects: Effects[State]) -> Json:
        return {"must": "yes" if self.must else "no"}


@final
class StealOrTakeTrust(Asking):
    """Steal a Guild card or a resource from a Rival, also one of the Trust (CC08, ABR-10.14)."""

    verb: ClassVar[str] = "steal_or_take_trust"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found = [TAKE_TRUST[kind] for kind in trust_kinds(state, seat)]
        for other in range(state.table.seats):
            if other != seat:
                found += [notation.STEAL[other][kind] for kind in stealable(state, seat, other)]
                found += [notation.STEAL_CARD[other][card] for card in stealable_cards(state, seat, other)]
        return found

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action.kind == "take_trust":
            take_trust(state, seat, action.args[0])
        elif action.kind == "steal":
            steal(state, seat, action.args[0], action.args[1])
        else:
            steal_card(state, seat, action.args[0], action.args[1])
