"""The invariants every state keeps (FED-27), and that nothing of the box is lost or doubled (FED-1.1, FED-1.2)."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ecliptic.games.federation.atalum import STACKS_PER_LEVEL, owned_stacks
from ecliptic.games.federation.counting import megastructures
from ecliptic.games.federation.deal import DEEP_SPACE, SCHOLARS, Deal
from ecliptic.games.federation.effects import AnyOrder, ChooseEffect
from ecliptic.games.federation.executive import ExecutivePhase
from ecliptic.games.federation.resolving import Resolve
from ecliptic.games.federation.rounds import BeginRound, CleanUp
from ecliptic.games.federation.scholars import CopyScholar
from ecliptic.games.federation.senate import AddDie, LastStep
from ecliptic.games.federation.state import (
    AMBASSADOR_PHASE,
    DIE_MAX,
    EXECUTIVE_PHASE,
    IN_USE,
    NEUTRAL,
    NOBODY,
    OVER,
    OWNER,
    ROBOTS,
    ROUNDS,
    SCHOLAR,
    SETTING_UP,
    SHIPS,
    SPECIAL,
    State,
    piece_ambassador,
    piece_token,
)
from ecliptic.games.federation.tables import ASTEROID_TILES, SPECIAL_AMBASSADOR
from ecliptic.games.federation.turn import AmbassadorPhase
from ecliptic.games.federation.using import EndOfUse
from ecliptic.games.federation.vocabulary import (
    COMMON_PROJECT,
    GOLD,
    LEFT,
    MEDALS,
    OUTER,
    PLANETS,
    PROJECTS,
    RIGHT,
    TAKE_SPECIAL_AMBASSADOR,
    WINGS,
)

# What the numbers in frames can be; everything else in frames is saved as words and checked when it is read.
RANGES: Final[dict[str, tuple[int, int]]] = {
    "at": (0, 18), "before": (0, 1), "bonus": (0, 1), "discount": (0, 30), "extra": (0, 30), "funding": (0, 1),
    "instead": (0, 3), "left": (0, 60), "level": (0, 9), "missions": (0, 1), "number": (0, 14), "owned": (0, 45),
    "place": (0, 4), "places": (0, 255), "planets": (0, 31), "slot": (0, 4), "step": (0, 9), "strength": (1, 4),
    "lavandium": (0, 99), "coppernium": (0, 99), "oceanium": (0, 99), "gold": (0, 99), "building": (0, 7),
}  # fmt: skip


# What frames name in words. Only a scholar that is copied may be of any planet.
NAMED: Final = ("action", "ambassador", "effect", "planet", "post", "scholar", "space")


def problems(state: State) -> list[str]:
    """What could not be in a real game, a sentence each."""
    found = stack_problems(state)
    if found:
        return found
    found += track_problems(state)
    found += piece_problems(state)
    for seat in range(len(state.players)):
        found += [f"seat {seat}: {problem}" for problem in player_problems(state, seat)]
    return found + tile_problems(state) + scholar_problems(state)


def is_dealt(state: State, deal: int, number: int) -> bool:
    """Has chance laid these out? Until then all of them lie together."""
    for frame in state.stack:
        if isinstance(frame, Deal) and (frame.deal, frame.number) == (deal, number):
            return False
    return True


def doubled(ids: list[str], numbers: Iterable[int], expected: Iterable[int]) -> list[str]:
    """Things that are there twice, or not at all, or should not be."""
    there, wanted = Counter(numbers), Counter(expected)
    found = [f"{ids[n]} is there {there[n]} times." for n in sorted(there) if there[n] > max(1, wanted[n])]
    found += [f"{ids[n]} is missing." for n in sorted(wanted) if not there[n]]
    found += [f"{ids[n]} cannot be there." for n in sorted(there) if there[n] == 1 and not wanted[n]]
    return found


def track_problems(state: State) -> list[str]:
    """Rounds, project markers, medals, laws (FED-4.1, FED-27.1, FED-27.4, FED-27.6)."""
    found: list[str] = []
    parts = state.parts
    seats = len(state.players)
    if state.phase in (AMBASSADOR_PHASE, EXECUTIVE_PHASE) and (state.round < 1 or state.start < 0):
        found.append("a round is being played without a number or a start player.")
    if state.phase != SETTING_UP and state.president < 0:
        found.append("nobody has the president pawn.")
    for project, name in enumerate(PROJECTS):
        start, last = parts.project_start[project][seats], parts.project_last[project]
        if not start <= state.projects[project] <= last:
            found.append(f"the marker of project {name} must be from {start} to {last}.")
    advance = state.projects[COMMON_PROJECT] - parts.project_start[COMMON_PROJECT][seats]
    given = sum(player.contributions for player in state.players)
    if given < advance or (given > advance and state.projects[COMMON_PROJECT] < parts.project_last[COMMON_PROJECT]):
        found.append(f"the players have given {given} contributions and the common project has advanced by {advance}.")
    for medal, name in enumerate(MEDALS):
        left = state.medals[medal].bit_count() if medal < len(PLANETS) else state.medals[medal]
        owned = sum(1 for player in state.players if player.medals & 1 << medal)
        if left + owned != seats:
            found.append(f"there are {left + owned} medals {name} and not {seats}.")
    return found + law_problems(state)


def law_problems(state: State) -> list[str]:
    """Every law once, in its wing, and as many of them and of blocking tiles face down as rounds are left (FED-20)."""
    parts = state.parts
    laws = [law for law in state.laws if law != NOBODY]
    laws += state.left_laws + state.right_laws + state.discarded_laws
    found = doubled(parts.laws, laws, range(len(parts.laws)))
    for i in (0, 2):
        left, right = state.laws[i : i + 2]
        if (left == NOBODY) != (right == NOBODY):
            found.append("a round has only one law.")
        elif left != NOBODY and parts.law_planet[left] == parts.law_planet[right]:
            found.append(f"both laws of a round are of {PLANETS[parts.law_planet[left]]}.")
    for wing, piles in ((LEFT, state.left_laws + state.laws[::2]), (RIGHT, state.right_laws + state.laws[1::2])):
        if any(law != NOBODY and parts.law_wing[law] != wing for law in piles):
            found.append(f"a law lies in the {WINGS[wing]} wing and belongs to the other.")
    if state.phase not in (AMBASSADOR_PHASE, EXECUTIVE_PHASE) or not isinstance(state.stack[0], CleanUp):
        return found
    hidden = ROUNDS - state.round if state.round < ROUNDS - 1 else 0
    if len(state.left_laws) != hidden or len(state.right_laws) != hidden or state.laws[LEFT] == NOBODY:
        found.append(f"in round {state.round} two laws lie open and {hidden} of each wing face down.")
    if (state.laws[2] == NOBODY) == (state.round == ROUNDS - 1):
        found.append(f"the laws of round {ROUNDS} lie open in round {ROUNDS - 1}, and only then.")
    seats = len(state.players)
    for name, pile, needed in (("planet", state.planet_blocks, seats < 4), ("room", state.room_blocks, seats == 2)):
        if needed and len(set(pile)) != ROUNDS - state.round:
            found.append(f"in round {state.round} there must be {ROUNDS - state.round} {name} blocking tiles left.")
    return found


def piece_problems(state: State) -> list[str]:
    """Ambassadors and tokens in the senate and on the outer module (FED-1.2, FED-27.5, FED-27.8)."""
    found: list[str] = []
    parts = state.parts
    seats = len(state.players)
    pieces = [piece for piece in state.senate + state.outer if piece]
    placed = [0] * seats
    for piece in pieces:
        if piece & OWNER == NEUTRAL:
            continue
        seat = (piece & OWNER) - 1
        bit = 1 << piece_ambassador(piece)
        if seat >= seats or placed[seat] & bit or state.players[seat].ambassadors & bit:
            found.append(f"{parts.ambassadors[piece_ambassador(piece)]} of seat {seat} is in two places.")
            continue
        placed[seat] |= bit
    for seat, player in enumerate(state.players):
        if ((placed[seat] | player.ambassadors) & ~SPECIAL).bit_count() != SPECIAL_AMBASSADOR:
            found.append(f"seat {seat} does not have {SPECIAL_AMBASSADOR} ambassadors.")
        if player.die_at != NOBODY and state.senate[player.die_at] & OWNER != seat + 1:
            found.append(f"the die of seat {seat} lies where no ambassador of that seat is.")
        has_special = (placed[seat] | player.ambassadors) & SPECIAL
        if has_special and not gives(state, player.deep_space, TAKE_SPECIAL_AMBASSADOR):
            found.append(f"seat {seat} has no tile that gives the special ambassador.")
    if any(piece & OWNER == NEUTRAL for piece in pieces) and seats == 4:
        found.append("there are no neutral vote tiles with four players.")
    return found


def gives(state: State, tile: int, verb: int) -> bool:
    """Does the effect of this deep space tile have that verb?"""
    if tile == NOBODY:
        return False
    return any(step.verb == verb for step in state.parts.effects.steps[state.parts.deep_space_effect[tile]])


def player_problems(state: State, seat: int) -> list[str]:
    """Limits of one player's board (FED-27.1 to FED-27.3)."""
    found: list[str] = []
    parts = state.parts
    player = state.players[seat]
    if sum(player.resources[:GOLD]) > parts.crystals_max or player.resources[GOLD] > parts.gold_max:
        found.append(f"there is room for {parts.crystals_max} crystals and {parts.gold_max} gold.")
    if player.hangar > state.variant.hangar_limit:
        found.append(f"the hangar holds {state.variant.hangar_limit} ships.")
    if player.hangar + player.completed.bit_count() > SHIPS:
        found.append(f"a player has {SHIPS} ships.")
    if player.completed & ~player.unlocked:
        found.append("a mission has a ship and no marker.")
    if not 0 <= player.die <= DIE_MAX or (player.die_at != NOBODY and not player.die):
        found.append("there is no such die.")
    if player.sites.bit_count() + megastructures(state, seat) > ROBOTS:
        found.append(f"a player has {ROBOTS} robots.")
    for i in range(0, len(state.robots), 3):
        if state.robots[i : i + 3].count(seat) > 1:
            found.append("a megastructure was built twice.")
    if len({scholar & SCHOLAR for scholar in player.scholars}) != owned_stacks(state, seat).bit_count():
        found.append("two scholars are of the same level and delegation.")
    if state.phase not in (SETTING_UP,) and player.starting_planet == NOBODY:
        found.append("there is no starting planet.")
    return found


def tile_problems(state: State) -> list[str]:
    """Tokens, asteroids, deep space tiles, starting planets and blocking tiles, each once (FED-27.5)."""
    parts = state.parts
    tokens = [token for pile in state.moons + state.beside for token in pile] + state.used_tokens
    tokens += [token for player in state.players for token in player.tokens]
    tokens += [piece_token(piece) for piece in state.senate + state.outer if piece_token(piece) >= 0]
    found = doubled(parts.tokens, tokens, range(len(parts.tokens)))
    for place in range(1, len(state.moons)):
        if any(parts.token_strength[token] != parts.place_strength[place] for token in state.moons[place]):
            found.append(f"{parts.places[place]} has a token of another strength.")
    for strength, pile in enumerate(state.beside):
        if any(parts.token_strength[token] != strength for token in pile):
            found.append(f"a token lies beside the board among those of strength {strength}.")
    tiles = [tile for tile in state.asteroids if tile != NOBODY]
    tiles += state.spare_asteroids + state.dead_asteroids + state.spare_dead
    tiles += [tile for player in state.players for tile in player.asteroids]
    found += doubled(parts.asteroids, tiles, range(len(parts.asteroids)))
    if any(tile >= ASTEROID_TILES for tile in state.asteroids + state.spare_asteroids) or any(
        tile < ASTEROID_TILES for tile in state.dead_asteroids + state.spare_dead
    ):
        found.append("asteroid tiles and dead asteroid tiles are mixed up.")
    owned = [player.deep_space for player in state.players if player.deep_space != NOBODY]
    found += doubled(parts.deep_space, state.deep_space + owned, state.deep_space + owned)
    if len(state.deep_space) + len(owned) != len(state.players) + 1 and is_dealt(state, DEEP_SPACE, 0):
        found.append(f"there must be {len(state.players) + 1} deep space tiles.")
    starts = [player.starting_planet for player in state.players if player.starting_planet != NOBODY]
    found += doubled(parts.starting_planets, starts + state.starting_planets, starts + state.starting_planets)
    return found


def scholar_problems(state: State) -> list[str]:
    """Scholars on Atalum and of the players (FED-2.4, FED-27.3)."""
    parts = state.parts
    owned = [scholar & SCHOLAR for player in state.players for scholar in player.scholars]
    found: list[str] = []
    for stack, pile in enumerate(state.stacks):
        there = pile + [scholar for scholar in owned if scholar // 3 == stack]
        if stack < 2 * STACKS_PER_LEVEL:
            found += doubled(parts.scholars, there, range(3 * stack, 3 * stack + 3))
        elif (len(there) != 1 and is_dealt(state, SCHOLARS, stack)) or any(one // 3 != stack for one in there):
            found.append(f"of level 3, {parts.scholars[3 * stack][1]} must have one scholar.")
    for seat in range(len(state.players)):
        stacks = owned_stacks(state, seat)
        for stack in range(STACKS_PER_LEVEL, 2 * STACKS_PER_LEVEL):
            if stacks & 1 << stack and not stacks & 1 << stack - STACKS_PER_LEVEL:
                found.append(f"seat {seat}: a level 2 scholar was taken without level 1.")
    return found


def stack_problems(state: State) -> list[str]:
    """Frames that point to nothing, or a stack that would not end in a finished game."""
    found: list[str] = []
    stack = state.stack
    if state.phase == OVER:
        return ["the game is over and something is still to do."] if stack else []
    if not stack or not isinstance(stack[0], (CleanUp, BeginRound)):
        return ["the stack must begin with the end of the round, clean_up, or the next one, begin_round."]
    if state.phase == AMBASSADOR_PHASE and (
        len(stack) < 3 or not isinstance(stack[1], ExecutivePhase) or not isinstance(stack[2], AmbassadorPhase)
    ):
        found.append("in the ambassador phase executive_phase and ambassador_phase follow on the stack.")
    in_use = [scholar & SCHOLAR for player in state.players for scholar in player.scholars if scholar & IN_USE]
    ends = [frame.scholar for frame in stack if isinstance(frame, EndOfUse)]
    if sorted(in_use) != sorted(ends):
        found.append("each scholar in use, and no other, has an end_of_use on the stack.")
    for frame in stack:
        name = type(frame).__name__
        for field, (low, high) in RANGES.items():
            value = getattr(frame, field, low)
            if isinstance(value, int) and not low <= value <= high:
                found.append(f"{name} has {field} {value}, which must be from {low} to {high}.")
        unnamed = [field for field in NAMED if getattr(frame, field, 0) == NOBODY]
        if unnamed and not isinstance(frame, CopyScholar):
            found.append(f"{name} must name its {unnamed[0]}.")
            continue
        effect, step = getattr(frame, "effect", NOBODY), getattr(frame, "step", 0)
        if effect != NOBODY and not isinstance(frame, Resolve) and step >= len(state.parts.effects.steps[effect]):
            found.append(f"{name} waits for step {step} of {state.parts.effects.names[effect]}, which has none such.")
        elif isinstance(frame, AnyOrder) and not 0 < frame.left < 1 << len(state.parts.effects.steps[effect]):
            found.append(f"{name} waits for parts of {state.parts.effects.names[effect]} that it does not have.")
        elif isinstance(frame, ChooseEffect) and not state.parts.effects.steps[effect][step].options:
            found.append(f"{name} waits for a choice in {state.parts.effects.names[effect]}, where there is none.")
        elif isinstance(frame, (LastStep, AddDie)) and frame.space == OUTER:
            found.append(f"{name} belongs to a space of the senate, not to the outer module.")
    return found
