"""The invariants every state keeps (FED-27), and that nothing of the box is lost or doubled (FED-1.1, FED-1.2)."""

from collections import Counter
from collections.abc import Iterable

from ecliptic.games.federation import wording
from ecliptic.games.federation.atalum import STACKS_PER_LEVEL, owned_stacks
from ecliptic.games.federation.counting import megastructures
from ecliptic.games.federation.deal import ASTEROIDS, DEAD_ASTEROIDS, DEEP_SPACE, ERUDITES, Deal
from ecliptic.games.federation.rounds import CleanUp
from ecliptic.games.federation.senate import ChooseAlteration, ChooseAmbassador, TakeSpecialAmbassadorStep
from ecliptic.games.federation.stack_shape import stack_problems
from ecliptic.games.federation.state import (
    ALL_AMBASSADORS,
    AMBASSADOR_PHASE,
    DIE_MAX,
    ERUDITE,
    EXECUTIVE_PHASE,
    MOST_TURNS,
    NEUTRAL,
    NOBODY,
    OVER,
    OWNER,
    ROBOTS,
    ROUNDS,
    SETTING_UP,
    SHIPS,
    SPECIAL,
    State,
    piece_ambassador,
    piece_token,
)
from ecliptic.games.federation.steps import levels_instead
from ecliptic.games.federation.tables import ASTEROID_TILES, SPECIAL_AMBASSADOR, TOKENS_PER_PLACE
from ecliptic.games.federation.turn import MainAction
from ecliptic.games.federation.vocabulary import (
    COMMON_PROJECT,
    GOLD,
    LEFT,
    MEDALS,
    PLANETS,
    PROJECTS,
    RIGHT,
    WINGS,
)
from ecliptic.kernel import Message


def problems(state: State) -> list[Message]:
    """Return what could not be in a real game, a message each."""
    found = stack_problems(state)
    if found:
        return found
    found += track_problems(state)
    found += piece_problems(state)
    for seat in range(len(state.players)):
        found += [of_player(seat, problem) for problem in player_problems(state, seat)]
    return found + tile_problems(state) + erudite_problems(state)


def of_player(seat: int, problem: Message) -> Message:
    """Return a problem with the seat it is about."""
    return Message("problem-of-player", {"seat": seat, "why": problem.plain()})


def is_dealt(state: State, deal: int, number: int) -> bool:
    """Has chance laid these out? Until then all of them lie together."""
    for frame in state.stack:
        if isinstance(frame, Deal) and (frame.deal, frame.number) == (deal, number):
            return False
    return True


def doubled(ids: list[str], numbers: Iterable[int], expected: Iterable[int]) -> list[Message]:
    """Things that are there twice, or not at all, or should not be."""
    there, wanted = Counter(numbers), Counter(expected)
    twice = [n for n in sorted(there) if there[n] > max(1, wanted[n])]
    found = [Message("problem-doubled", {"id": ids[n], "n": there[n]}) for n in twice]
    found += [Message("problem-not-there", {"id": ids[n]}) for n in sorted(wanted) if not there[n]]
    strange = [n for n in sorted(there) if there[n] == 1 and not wanted[n]]
    found += [Message("problem-strange", {"id": ids[n]}) for n in strange]
    return found


def track_problems(state: State) -> list[Message]:
    """Rounds, project markers, medals, laws (FED-4.1, FED-27.1, FED-27.4, FED-27.6)."""
    found: list[Message] = []
    parts = state.parts
    seats = len(state.players)
    if state.phase in (AMBASSADOR_PHASE, EXECUTIVE_PHASE) and (state.round < 1 or state.start < 0):
        found.append(Message("problem-no-round"))
    if state.phase == AMBASSADOR_PHASE and state.turn > most_turns(state):
        found.append(Message("problem-turn", {"turn": state.turn}))
    if state.phase != SETTING_UP and state.president < 0:
        found.append(Message("problem-no-president"))
    for project, name in enumerate(PROJECTS):
        start, last = parts.project_start[project][seats], parts.project_last[project]
        if not start <= state.projects[project] <= last:
            found.append(Message("problem-project", {"project": name, "low": start, "high": last}))
    advance = state.projects[COMMON_PROJECT] - parts.project_start[COMMON_PROJECT][seats]
    given = sum(player.contributions for player in state.players)
    if given < advance or (given > advance and state.projects[COMMON_PROJECT] < parts.project_last[COMMON_PROJECT]):
        found.append(Message("problem-contributions", {"n": given, "advance": advance}))
    for medal, name in enumerate(MEDALS):
        left = state.medals[medal].bit_count() if medal < len(PLANETS) else state.medals[medal]
        owned = sum(1 for player in state.players if player.medals & 1 << medal)
        if left + owned != seats:
            found.append(Message("problem-medals", {"n": left + owned, "medal": name, "seats": seats}))
    return found + law_problems(state) + block_problems(state)


def most_turns(state: State) -> int:
    """Return the highest number of this turn with which all others of the round still fit the range of turns.

    A special ambassador that may still come counts like one that is there; one that was passed with does not.
    """
    pieces = [piece for piece in state.senate + state.outer if piece and piece & OWNER != NEUTRAL]
    specials = sum(piece_ambassador(piece) == SPECIAL_AMBASSADOR for piece in pieces)
    specials += sum(player.passed for player in state.players)
    left = sum((player.ambassadors & ALL_AMBASSADORS).bit_count() for player in state.players)
    placing = any(isinstance(frame, (MainAction, ChooseAmbassador, ChooseAlteration)) for frame in state.stack)
    return MOST_TURNS * len(state.players) - left - (len(state.players) - specials) + placing


def law_problems(state: State) -> list[Message]:
    """Every law once, in its wing, and as many of them face down as rounds are left (FED-20)."""
    parts = state.parts
    laws = [law for law in state.laws if law != NOBODY]
    laws += state.left_laws + state.right_laws + state.discarded_laws
    found = doubled(parts.laws, laws, range(len(parts.laws)))
    for i in (0, 2):
        left, right = state.laws[i : i + 2]
        if (left == NOBODY) != (right == NOBODY):
            found.append(Message("problem-one-law"))
        elif left != NOBODY and parts.law_planet[left] == parts.law_planet[right]:
            found.append(Message("problem-laws-alike", {"planet": wording.planet_ref(parts.law_planet[left])}))
    for wing, piles in ((LEFT, state.left_laws + state.laws[::2]), (RIGHT, state.right_laws + state.laws[1::2])):
        if any(law != NOBODY and parts.law_wing[law] != wing for law in piles):
            found.append(Message("problem-law-wing", {"wing": WINGS[wing]}))
    if state.phase not in (AMBASSADOR_PHASE, EXECUTIVE_PHASE):
        return found
    number = state.round if isinstance(state.stack[0], CleanUp) else state.round + 1  # of the round these laws are for
    hidden = ROUNDS - number if number < ROUNDS - 1 else 0
    if len(state.left_laws) != hidden or len(state.right_laws) != hidden or state.laws[LEFT] == NOBODY:
        found.append(Message("problem-laws-left", {"round": number, "n": hidden}))
    if (state.laws[2] == NOBODY) == (number == ROUNDS - 1):
        found.append(Message("problem-last-laws", {"last": ROUNDS, "round": ROUNDS - 1}))
    return found


def block_problems(state: State) -> list[Message]:
    """Every blocking tile once, and as many face down as rounds are left (FED-22.3, FED-23.4)."""
    if state.phase == OVER:
        return []
    seats, left = len(state.players), ROUNDS - state.round
    piles: list[tuple[str, list[int], int]] = []
    if seats < 4:
        piles.append(("planet", state.planet_blocks, state.planet_block))
    if seats == 2:
        piles.append(("room", state.room_blocks, state.room_block))
    return [
        Message("problem-blocks", {"round": state.round, "n": left, "kind": kind})
        for kind, pile, shown in piles
        if len(pile) != left or len(set(pile)) != left or shown in pile
    ]


def piece_problems(state: State) -> list[Message]:
    """Ambassadors and tokens in the senate and on the outer module (FED-1.2, FED-27.5, FED-27.8)."""
    found: list[Message] = []
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
            id = parts.ambassadors[piece_ambassador(piece)]
            found.append(Message("problem-ambassador-twice", {"ambassador": id, "seat": seat}))
        else:
            placed[seat] |= bit
    for seat, player in enumerate(state.players):
        if ((placed[seat] | player.ambassadors) & ~SPECIAL).bit_count() != SPECIAL_AMBASSADOR:
            found.append(Message("problem-ambassadors", {"seat": seat, "n": SPECIAL_AMBASSADOR}))
        if player.die_at != NOBODY and state.senate[player.die_at] & OWNER != seat + 1:
            found.append(Message("problem-die-place", {"seat": seat}))
        has_special = (placed[seat] | player.ambassadors) & SPECIAL
        if has_special and not gives_special_ambassador(state, player.deep_space):
            found.append(Message("problem-special-ambassador", {"seat": seat}))
    if any(piece & OWNER == NEUTRAL for piece in pieces) and seats == 4:
        found.append(Message("problem-neutral-tiles"))
    return found


def gives_special_ambassador(state: State, tile: int) -> bool:
    """Does the effect of this deep space tile bring the special ambassador?"""
    if tile == NOBODY:
        return False
    steps = state.parts.effects.steps[state.parts.deep_space_effect[tile]]
    return any(isinstance(step, TakeSpecialAmbassadorStep) for step in steps)


def player_problems(state: State, seat: int) -> list[Message]:
    """Limits of one player's board (FED-27.1 to FED-27.3)."""
    found: list[Message] = []
    parts = state.parts
    player = state.players[seat]
    if sum(player.resources[:GOLD]) > parts.crystals_max or player.resources[GOLD] > parts.gold_max:
        found.append(Message("problem-storage", {"crystals": parts.crystals_max, "gold": parts.gold_max}))
    if player.hangar > state.variant.hangar_limit:
        found.append(Message("problem-hangar", {"n": state.variant.hangar_limit}))
    if player.hangar + player.completed.bit_count() > SHIPS:
        found.append(Message("problem-ship-stock", {"n": SHIPS}))
    if player.completed & ~player.unlocked:
        found.append(Message("problem-mission-marker"))
    if not 0 <= player.die <= DIE_MAX or (player.die_at != NOBODY and not player.die):
        found.append(Message("problem-die"))
    if player.sites.bit_count() + megastructures(state, seat) > ROBOTS:
        found.append(Message("problem-robots", {"n": ROBOTS}))
    for i in range(0, len(state.robots), 3):
        if state.robots[i : i + 3].count(seat) > 1:
            found.append(Message("problem-built-twice"))
    if len({erudite & ERUDITE for erudite in player.erudites}) != owned_stacks(state, seat).bit_count():
        found.append(Message("problem-erudites-alike"))
    if state.phase not in (SETTING_UP,) and player.starting_planet == NOBODY:
        found.append(Message("problem-no-starting-planet"))
    return found


def tile_problems(state: State) -> list[Message]:
    """Tokens, asteroids, deep space tiles, starting planets and blocking tiles, each once (FED-27.5)."""
    parts = state.parts
    tokens = [token for pile in state.moons + state.beside for token in pile] + state.used_tokens
    tokens += [token for player in state.players for token in player.tokens]
    tokens += [piece_token(piece) for piece in state.senate + state.outer if piece_token(piece) >= 0]
    found = doubled(parts.tokens, tokens, range(len(parts.tokens)))
    for place in range(1, len(state.moons)):
        if any(parts.token_strength[token] != parts.place_strength[place] for token in state.moons[place]):
            found.append(Message("problem-token-strength", {"place": parts.places[place]}))
        if len(state.moons[place]) > TOKENS_PER_PLACE:
            found.append(Message("problem-token-place", {"place": parts.places[place], "n": TOKENS_PER_PLACE}))
    for strength, pile in enumerate(state.beside):
        if any(parts.token_strength[token] != strength for token in pile):
            found.append(Message("problem-token-beside", {"strength": strength}))
    tiles = [tile for tile in state.asteroids if tile != NOBODY]
    tiles += state.spare_asteroids + state.dead_asteroids + state.spare_dead
    tiles += [tile for player in state.players for tile in player.asteroids]
    found += doubled(parts.asteroids, tiles, range(len(parts.asteroids)))
    if any(tile >= ASTEROID_TILES for tile in state.asteroids + state.spare_asteroids) or any(
        tile < ASTEROID_TILES for tile in state.dead_asteroids + state.spare_dead
    ):
        found.append(Message("problem-asteroids-mixed"))
    found += asteroid_problems(state)
    owned = [player.deep_space for player in state.players if player.deep_space != NOBODY]
    found += doubled(parts.deep_space, state.deep_space + owned, {*state.deep_space, *owned})
    if len(state.deep_space) + len(owned) != len(state.players) + 1 and is_dealt(state, DEEP_SPACE, 0):
        found.append(Message("problem-deep-space", {"n": len(state.players) + 1}))
    starts = [player.starting_planet for player in state.players if player.starting_planet != NOBODY]
    found += doubled(parts.starting_planets, starts + state.starting_planets, {*starts, *state.starting_planets})
    return found


def asteroid_problems(state: State) -> list[Message]:
    """Four tiles of each kind are in play, on Neo or with players (FED-2.8)."""
    found: list[Message] = []
    owned = [tile for player in state.players for tile in player.asteroids]
    dead = [tile for tile in owned if tile >= ASTEROID_TILES]
    on_spaces = [tile for tile in state.asteroids if tile != NOBODY]
    for name, deal, there, taken in (
        ("live", ASTEROIDS, on_spaces, len(owned) - len(dead)),
        ("dead", DEAD_ASTEROIDS, state.dead_asteroids, len(dead)),
    ):
        total = len(there) + taken
        if total > TOKENS_PER_PLACE or (total < TOKENS_PER_PLACE and is_dealt(state, deal, 0)):
            found.append(Message("problem-asteroids", {"n": TOKENS_PER_PLACE, "kind": name, "total": total}))
    return found


def erudite_problems(state: State) -> list[Message]:
    """Erudites on Atalum and of the players (FED-2.4, FED-27.3)."""
    parts = state.parts
    owned = [erudite & ERUDITE for player in state.players for erudite in player.erudites]
    found: list[Message] = []
    for stack, pile in enumerate(state.stacks):
        there = pile + [erudite for erudite in owned if erudite // 3 == stack]
        if stack < 2 * STACKS_PER_LEVEL:
            found += doubled(parts.erudites, there, range(3 * stack, 3 * stack + 3))
        elif (len(there) != 1 and is_dealt(state, ERUDITES, stack)) or any(one // 3 != stack for one in there):
            found.append(Message("problem-erudite-level-3", {"delegation": parts.erudites[3 * stack][1]}))
    if 2 in levels_instead(parts):
        return found
    for seat in range(len(state.players)):
        stacks = owned_stacks(state, seat)
        for stack in range(STACKS_PER_LEVEL, 2 * STACKS_PER_LEVEL):
            if stacks & 1 << stack and not stacks & 1 << stack - STACKS_PER_LEVEL:
                found.append(of_player(seat, Message("problem-erudite-level-2")))
    return found
