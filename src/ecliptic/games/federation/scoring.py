"""The end of the game: medals, leftovers, funded projects (FED-21, FED-23.7 to FED-23.9)."""

from ecliptic.games.federation import phase_events
from ecliptic.games.federation.counting import count
from ecliptic.games.federation.events import NumberEvent
from ecliptic.games.federation.projects import is_funded
from ecliptic.games.federation.state import OVER, State
from ecliptic.games.federation.vocabulary import COMMON_PROJECT, GOLD, PROJECTS


def end_game(state: State) -> None:
    """Final scoring, and who has won; several players can share the victory (FED-21.2, FED-21.10)."""
    order = state.turn_order()
    for seat in order:
        add_points(state, phase_events.MedalsScored(seat, medal_points(state, seat)))
    for seat in order:
        add_points(state, phase_events.LeftoversScored(seat, leftover_points(state, seat)))
    for project in range(len(PROJECTS)):
        if is_funded(state, project):
            points = project_points(state, project)
            for seat in order:
                add_points(state, phase_events.ProjectScored(seat, project, points[seat]))
    state.phase = OVER
    totals = [player.points for player in state.players]
    state.final = [1 + sum(other > total for other in totals) for total in totals]
    if state.events is not None:
        state.emit(phase_events.GameEnded())


def add_points(state: State, event: NumberEvent) -> None:
    """Add points of the final scoring, and tell what they are for."""
    if event.n:
        if state.events is not None:
            state.emit(event)
        state.players[event.seat].points += event.n


def medal_points(state: State, seat: int) -> int:
    """Points by the number of medals (FED-21.3)."""
    return state.parts.medal_points[state.players[seat].medals.bit_count()]


def leftover_points(state: State, seat: int) -> int:
    """Points for what is left: crystals, gold, ships in the hangar, unused tokens (FED-21.4)."""
    parts = state.parts
    player = state.players[seat]
    crystals = sum(player.resources[:GOLD]) // parts.crystals_per_point
    gold = player.resources[GOLD] * parts.gold_points
    return crystals + gold + player.hangar * parts.ship_points + len(player.tokens) * parts.token_points


def project_values(state: State, project: int) -> list[int]:
    """What ranks the players: influence, completed missions or contributions (FED-21.6)."""
    if project == COMMON_PROJECT:
        return [player.contributions for player in state.players]
    term = state.parts.project_count[project]
    return [count(state, seat, term) for seat in range(len(state.players))]


def project_points(state: State, project: int) -> list[int]:
    """Points of every player for a funded project; who has nothing is not ranked (FED-21.7 to FED-21.9)."""
    values = project_values(state, project)
    if len(values) == 2:
        return two_player_points(state, values)
    places = state.parts.placement_points[len(values)]
    points = [0] * len(values)
    for seat, value in enumerate(values):
        if value:
            ahead = sum(other > value for other in values)
            tied = values.count(value)
            points[seat] = sum(places[ahead : ahead + tied]) // tied
    return points


def two_player_points(state: State, values: list[int]) -> list[int]:
    """Of two players the second scores only when he is close behind (FED-23.7 to FED-23.9)."""
    first, second = state.parts.placement_points[2]
    if values[0] == values[1]:
        return [state.variant.two_player_tie if value else 0 for value in values]
    best = max(values)
    gap = best - min(values)
    behind = second if min(values) and gap <= state.parts.two_player_gap else 0
    return [first if value == best else behind for value in values]
