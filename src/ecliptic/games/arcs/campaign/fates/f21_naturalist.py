"""Fate 21, the Naturalist: the Blight Society, Spore Guides, and the ambition Blightkin."""

from typing import ClassVar, Final, final

from ecliptic.effects import subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.actions import Pay, payable
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.battle import count_symbols, current_battle
from ecliptic.games.arcs.board import BLIGHTKIN, CLUSTERS, PSIONIC, SHIP_HIT, SYSTEM_COUNT, cluster_of
from ecliptic.games.arcs.campaign.blight import place_blight, systems_with_blight
from ecliptic.games.arcs.campaign.crises import SPARED, BlightCrises
from ecliptic.games.arcs.campaign.number_die import RollingVerb, distance
from ecliptic.games.arcs.campaign.pursuits import chapters_to_come, control_share, pursuit, unrivalled_chance
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.state import blight_at, fact, note
from ecliptic.games.arcs.campaign.words import BLIGHT_CRISIS
from ecliptic.games.arcs.events import CardMoved, SeatEvent
from ecliptic.games.arcs.pieces import return_agent, scrap_pieces, ships_at
from ecliptic.games.arcs.scoring import ambitions_won
from ecliptic.games.arcs.state import AGENT, BLIGHT, SEATS, SHIP_OWNERS, State
from ecliptic.games.arcs.words import COUNTS, controls_for_ambitions, is_declared, toughness
from ecliptic.kernel import Action

SOCIETY: Final = "F21-02"

# How likely a garden of now counts in a later chapter, and how much of one a system with damaged Blight is.
GARDENS_LATER: Final = 0.8
WITHERED: Final = 0.4


def gardens(state: State, seat: int) -> int:
    """Return how many systems with fresh Blight a seat controls; as First Regent also Imperial ones."""
    fresh = [system for system in range(SYSTEM_COUNT) if state.fresh[system * SHIP_OWNERS + BLIGHT]]
    return sum(1 for system in fresh if controls_for_ambitions(state, seat, system))


@COUNTS.changed_by("F21-04")
def blightkin(state: State, source: int, answer: int, seat: int, ambition: int) -> int:
    """Blightkin counts controlled systems with fresh Blight."""
    return gardens(state, seat) if ambition == BLIGHTKIN else answer


@final
class LiveInTheGarden(Verb):
    """With Blightkin won or undeclared: 1 for each controlled system with fresh Blight."""

    verb: ClassVar[str] = "live_in_the_garden"

    def run(self, state: State, seat: int, source: int) -> None:
        if not is_declared(state, BLIGHTKIN) or BLIGHTKIN in ambitions_won(state, seat):
            advance(state, seat, gardens(state, seat))


@pursuit("F21-01B")
def promised_gardens(state: State, seat: int) -> float:
    """Return what systems with Blight count in the chapters to come, if they are held."""
    gardens_held = 0.0
    for system in systems_with_blight(state):
        is_fresh = state.fresh[system * SHIP_OWNERS + BLIGHT] > 0
        gardens_held += control_share(state, seat, system) * (1.0 if is_fresh else WITHERED)
    later = GARDENS_LATER * (chapters_to_come(state) - 1)
    return gardens_held * (unrivalled_chance(state, seat, BLIGHTKIN) + later)


# Blight Society; moving and repairing Blight is in `blight_command`.


def scrap_agent(state: State, seat: int) -> None:
    """Scrap an agent from a seat's supply, if there is one."""
    if state.players[seat].agents:
        state.players[seat].agents -= 1
        scrap_pieces(state, seat, AGENT, 1)
        if state.events is not None:
            state.emit(SeatEvent("agent-scrapped", seat))


@final
class SocietyMourns(Verb):
    """An action of the holder has damaged or destroyed Blight: scrap an agent from supply (F21-02)."""

    verb: ClassVar[str] = "society_mourns"

    def run(self, state: State, seat: int, source: int) -> None:
        if state.turn_seat == seat:  # a Rival's action may let the holder secure a card (F01-03)
            scrap_agent(state, seat)


@final
class SocietyMournsHits(Verb):
    """The same after a roll of the holder against Blight, if it was hit hard enough (F21-02)."""

    verb: ClassVar[str] = "society_mourns_hits"

    def run(self, state: State, seat: int, source: int) -> None:
        if subject_of(state) != seat * 8 + BLIGHT:
            return
        battle = current_battle(state)
        symbols = battle.symbols if battle is not None else count_symbols(state)
        if symbols and symbols[SHIP_HIT] >= toughness(state, BLIGHT):
            scrap_agent(state, seat)


@final
class SpareOwnShips(Asking):
    """Spend a Psionic: no Blight crisis in systems with own ships (F21-02)."""

    verb: ClassVar[str] = "spare_own_ships"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        coming = 0
        for frame in state.stack:
            if isinstance(frame, BlightCrises):
                coming = frame.clusters
        hit = [
            each
            for each in systems_with_blight(state)
            if coming & 1 << cluster_of(each) and ships_at(state, each, seat)
        ]
        return [notation.NO, notation.YES] if hit and payable(state, seat, PSIONIC) else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.YES:
            note(state, SPARED, fact(state, SPARED) | 1 << seat)
            state.stack.append(Pay(seat, PSIONIC))


@BLIGHT_CRISIS.changed_by(SOCIETY)
def society_is_spared(state: State, source: int, answer: bool, system: int) -> bool:
    """No Blight crisis happens where its holder has ships and has paid."""
    seat = state.owner_of(source)
    return answer and not (fact(state, SPARED) & 1 << seat and ships_at(state, system, seat))


# Spore Guides. What `Seed` asks for: the cluster (0 to 5), then agents to return, then the system.
RETURN: Final = 8  # times the agents still to return, plus the cluster
PLACE: Final = 128  # plus the cluster


@final
class Seed(RollingVerb):
    """Roll the number die, change it for agents returned from the Court, place a Blight there (F21-03)."""

    verb: ClassVar[str] = "seed"

    def can_do(self, state: State, seat: int, source: int) -> bool:
        return any(self.rooms(state, cluster) for cluster in range(CLUSTERS))

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n < PLACE + CLUSTERS and n % RETURN < CLUSTERS

    def rooms(self, state: State, cluster: int) -> list[int]:
        """Return the systems of a cluster without Blight."""
        return [system for system in range(cluster * 4, cluster * 4 + 4) if not blight_at(state, system)]

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if n >= PLACE:
            return [notation.AT[system] for system in self.rooms(state, n - PLACE)]
        own = [spot for spot in range(len(state.court)) if state.agents[spot * SEATS + seat]]
        if n >= RETURN:
            return [notation.CARD[state.court[spot]] for spot in own]
        agents = sum(state.agents[spot * SEATS + seat] for spot in own)
        return [each for each in self.within(n, agents) if each.args[0] == n or self.rooms(state, each.args[0])]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if n >= PLACE:
            place_blight(state, action.args[0])
        elif n >= RETURN:
            state.agents[state.court.index(action.args[0]) * SEATS + seat] -= 1
            if state.events is not None:
                state.emit(CardMoved("agent-returned", seat, action.args[0]))
            return_agent(state, seat)
            self.go_on(state, seat, source, n % RETURN, n // RETURN - 1)
        else:
            self.go_on(state, seat, source, action.args[0], distance(n, action.args[0]))

    def go_on(self, state: State, seat: int, source: int, cluster: int, agents: int) -> None:
        """Ask for the next agent to return, or for the system."""
        self.ask_again(state, seat, source, agents * RETURN + cluster if agents else PLACE + cluster)
