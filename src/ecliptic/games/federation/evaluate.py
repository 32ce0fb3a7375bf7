"""What bots value in Federation: the named weights, and how much there is of each thing.

One point is about one prestige point at the end of the game. What will score later (projects, laws, floors, missions)
counts by the chance that it does; what takes time to pay off (income, resources, influence) counts more the more
rounds are left.
"""

from typing import Final

from ecliptic.games.federation.accreditation import points_of
from ecliptic.games.federation.counting import completed_missions, count, level
from ecliptic.games.federation.executive import FLOORS, floor_votes, wing_votes
from ecliptic.games.federation.resources import can_pay
from ecliptic.games.federation.scoring import project_points
from ecliptic.games.federation.state import (
    AMBASSADOR_PHASE,
    EXECUTIVE_PHASE,
    MISSION_SPACES,
    NOBODY,
    OVER,
    ROUNDS,
    SPECIAL,
    USED,
    Player,
    State,
)
from ecliptic.games.federation.tables import SITES, Components
from ecliptic.games.federation.vocabulary import (
    LEFT,
    PLANETS,
    PROJECTS,
    RIGHT,
)

WEIGHTS: Final[dict[str, float]] = {
    "victory": 1000.0,  # the game is won (1) or lost (-1)
    "points": 1.0,  # prestige points scored
    "opponents_points": -0.2,  # of the best opponent
    "medals": 1.0,  # points that the medals would score now
    "next_medals": 0.4,  # how near the next medals are
    "projects": 0.8,  # points for the places in projects, by the chance that they are funded
    "opponents_projects": -0.2,  # of the best opponent
    "law": 0.8,  # points of this round's law, by the chance of each
    "opponents_law": -0.3,  # of the best opponent
    "floors": 0.8,  # points for majorities on floors, by the chance of each
    "influence": 0.35,  # influence on all planets, for each round still to come: laws will score it
    "resources": 0.6,  # crystals and gold by value, up to what can still be spent
    "accreditation": 0.8,  # steps of the track
    "level": 0.5,  # levels with bonuses, for each round still to come
    "upkeep": 1.5,  # can the upkeep of the level be paid?
    "deep_space": 4.0,  # a deep space tile
    "special_ambassador": 4.0,  # still to be placed
    "missions": 0.7,  # what the missions that can be performed would give
    "markers": 0.5,  # unlocked missions
    "ships": 0.8,  # in the hangar, as far as there are turns for them
    "die": 0.5,  # pips, for each round still to come
    "tokens": 1.2,  # unused alteration tokens, as far as there are turns for them
    "erudites": 1.0,  # erudites not yet used
    "income": 0.9,  # what production sites will give in the rounds left
    "president": 0.6,  # the president pawn
}

VALUES: Final = [0.7, 0.9, 1.1, 2.0]  # of a resource, by kind
SPENT_IN_A_TURN: Final = 1.5  # resources that a turn can use up
INCOMES: Final[dict[str, float]] = {
    "ship": 1.5,
    "transmute": 0.4,
    "accreditation": 1.4,
    "alteration_draw": 1.8,
    "move_without_reward": 1.6,
    "refresh_erudite": 1.0,
    "die": 0.9,
    "gain": 0.8,
}
FUNDING_PER_ROUND: Final = [0.0, 0.0, 0.8, 1.0, 1.2]  # advances of a project, by the number of players


def features(state: State, seat: int) -> list[float]:
    """How much there is of each thing in `WEIGHTS`, in that order."""
    parts = state.parts
    player = state.players[seat]
    seats = len(state.players)
    rounds = rounds_left(state)
    turns = turns_left(player, rounds)
    victory = 0.0
    if state.final:
        victory = 1.0 if state.final[seat] == 1 else -1.0
    others = [other for other in range(seats) if other != seat]
    projects = project_worth(state, rounds)
    laws = law_worth(state)
    influence = 0.0
    for planet in range(len(PLANETS)):
        influence += count(state, seat, planet)
    own_level = level(state, seat)
    return [
        victory,
        float(player.points),
        float(max(state.players[other].points for other in others)),
        float(parts.medal_points[player.medals.bit_count()]),
        next_medals(state, seat),
        projects[seat],
        max(projects[other] for other in others),
        laws[seat],
        max(laws[other] for other in others),
        floor_worth(state, seat, own_level),
        influence * max(0.0, rounds - 1.0),
        resource_worth(player, turns),
        float(player.step),
        own_level * rounds,
        upkeep_worth(state, seat),
        1.0 if player.deep_space != NOBODY else 0.0,
        1.0 if player.ambassadors & SPECIAL and rounds else 0.0,
        mission_worth(state, seat, own_level, turns),
        float(player.unlocked.bit_count()) if rounds else 0.0,
        float(min(player.hangar, turns)),
        player.die * rounds,
        float(min(len(player.tokens), turns)),
        erudite_value(state, player, turns),
        income_worth(state, player, rounds),
        1.0 if state.president == seat and rounds else 0.0,
    ]


def rounds_left(state: State) -> float:
    """Rounds still to be scored, this one included while its executive phase is to come."""
    if state.phase == OVER:
        return 0.0
    left = float(ROUNDS - state.round)
    return left + 1.0 if state.phase == AMBASSADOR_PHASE else left


def turns_left(player: Player, rounds: float) -> int:
    """Turns this player still has: the ambassadors not placed, and four in each later round."""
    if not rounds:
        return 0
    return player.ambassadors.bit_count() + 4 * max(0, int(rounds) - 1)


def next_medals(state: State, seat: int) -> float:
    """For each planet without a medal, how much of the way to the lowest one left is done."""
    thresholds = state.parts.medal_thresholds[state.variant.seats]
    player = state.players[seat]
    total = 0.0
    for planet in range(len(PLANETS)):
        occupied = state.medals[planet]
        if occupied and not player.medals & 1 << planet:
            needed = thresholds[(occupied & -occupied).bit_length() - 1]
            total += count(state, seat, planet) / needed
    return total


def project_worth(state: State, rounds: float) -> list[float]:
    """Points of every player for the places in all projects, each by the chance that it is funded."""
    total = [0.0] * len(state.players)
    pace = FUNDING_PER_ROUND[len(state.players)] * rounds
    for project in range(len(PROJECTS)):
        missing = state.parts.project_last[project] - state.projects[project]
        chance = pace / (pace + missing) if missing and pace else 0.0 if missing else 1.0
        if chance:
            points = project_points(state, project)
            for seat in range(len(total)):
                total[seat] += chance * points[seat]
    return total


def law_worth(state: State) -> list[float]:
    """Points of every player for the law of this round, by the chance that each of the two is passed."""
    total = [0.0] * len(state.players)
    left, right = state.laws[LEFT], state.laws[RIGHT]
    if left == NOBODY or state.phase != AMBASSADOR_PHASE:
        return total
    votes = wing_votes(state)
    open_turns = 0
    for player in state.players:
        open_turns += player.ambassadors.bit_count()
    lead = votes[LEFT] - votes[RIGHT]
    chance = 0.5 + lead / (2.0 * (abs(lead) + 1.0 + open_turns))
    for seat in range(len(total)):
        total[seat] = chance * law_points(state, seat, left) + (1.0 - chance) * law_points(state, seat, right)
    return total


def law_points(state: State, seat: int, law: int) -> float:
    """What a law would give this player now."""
    return float(points_of(state, seat, state.parts.law_effect[law]))


def floor_worth(state: State, seat: int, own_level: int) -> float:
    """Points for majorities on floors, by the chance to keep or gain them."""
    if state.phase != AMBASSADOR_PHASE:
        return 0.0
    open_turns = 0
    for other, player in enumerate(state.players):
        if other != seat:
            open_turns += player.ambassadors.bit_count()
    total = 0.0
    for floor in range(FLOORS):
        votes = floor_votes(state, floor)
        mine = votes[seat]
        if mine:
            votes[seat] = 0
            lead = mine - max(votes)
            total += 0.5 + (lead + 0.5) / (2.0 * (abs(lead) + 1.0 + 0.5 * open_turns))
    return total * own_level


def resource_worth(player: Player, turns: int) -> float:
    """Resources by value, as many as the turns left can use up; the rest is half a point each at the end."""
    total = 0.0
    stored = 0
    for resource, n in enumerate(player.resources):
        total += VALUES[resource] * n
        stored += n
    useful = SPENT_IN_A_TURN * turns + 1.0
    if stored > useful:
        total = total * useful / stored + 0.5 * (stored - useful)
    return total


def upkeep_worth(state: State, seat: int) -> float:
    """1 when the upkeep of this round can be paid, or there is none; less by the levels that would be lost."""
    player = state.players[seat]
    top = state.parts.level_of_step[player.step]
    if state.phase == EXECUTIVE_PHASE or state.round == ROUNDS:
        return 1.0
    for kept in range(top, 2, -1):
        if can_pay(player.resources, state.parts.upkeep[kept]):
            return 1.0 - (top - kept)
    return 1.0 - max(0, top - 2)


def mission_worth(state: State, seat: int, own_level: int, turns: int) -> float:
    """What the best missions would give for which there are ships and turns; those out of reach count a little."""
    player = state.players[seat]
    waiting = player.unlocked & ~player.completed
    if not waiting or not turns:
        return 0.0
    required = state.parts.mission_level
    values: list[float] = []
    total = 0.0
    for mission in range(MISSION_SPACES):
        if waiting & 1 << mission:
            value = mission_value(state, seat, mission, own_level)
            if required[mission] <= own_level:
                values.append(value)
            else:
                total += 0.15 * value
    values.sort(reverse=True)
    able = min(player.hangar, turns)
    return total + sum(values[:able]) + 0.3 * sum(values[able:])


def mission_value(state: State, seat: int, mission: int, own_level: int) -> float:
    """What a mission is worth: its points, or a guess."""
    player = state.players[seat]
    if mission == 7:
        return 0.8 * sum(player.resources)
    if mission == 9:
        return 2.0 * player.die
    if mission == 10:
        return 2.0 * own_level
    if mission == 11:
        return 1.0 + completed_missions(player)
    return 5.0 if mission == 8 else 3.0


def erudite_value(state: State, player: Player, turns: int) -> float:
    """Erudites that can still be used."""
    ready = 0
    for erudite in player.erudites:
        if erudite < USED:
            ready += 1
    return float(min(ready, turns))


def income_worth(state: State, player: Player, rounds: float) -> float:
    """What the production sites will give in the rounds left."""
    total = 0.0
    for slot in range(SITES):
        if player.sites & 1 << slot:
            total += income(state.parts, state.sites[slot])
    return total * rounds


def income(parts: Components, site: int) -> float:
    """What a production site gives in a round."""
    total = 0.0
    for step in parts.effects.steps[parts.site_income[site]]:
        total += INCOMES.get(step.verb, 1.0)
    return total
