"""A state from readable data: what `writing` wrote, or a person by hand.

What is not mentioned is where it would be expected. `reading_board` reads the board.
"""

from typing import Final

from ecliptic.games.federation.executive import ExecutivePhase
from ecliptic.games.federation.former_words import with_present_fields
from ecliptic.games.federation.reading_board import (
    bits_of,
    read_erudites,
    read_laws,
    read_neo,
    read_production,
    read_rest,
    read_tokens,
    read_track,
)
from ecliptic.games.federation.rounds import CleanUp, block
from ecliptic.games.federation.senate import has_turn
from ecliptic.games.federation.setup import empty_board, variant_of
from ecliptic.games.federation.state import (
    ALL_AMBASSADORS,
    AMBASSADOR_PHASE,
    DIE_MAX,
    IN_USE,
    MISSION_SPACES,
    MOST_TURNS,
    NEUTRAL,
    NOBODY,
    OVER,
    OWNER,
    PHASES,
    ROUNDS,
    SHIPS,
    USED,
    State,
    neutral_piece,
    own_piece,
    piece_ambassador,
)
from ecliptic.games.federation.tables import Components
from ecliptic.games.federation.turn import AmbassadorPhase, MainAction, OptionalAction
from ecliptic.games.federation.vocabulary import MEDALS, RESOURCES, SPACES
from ecliptic.games.federation.writing import SEEN
from ecliptic.kernel import Fields, refused

SIDES: Final = ["vote", "funding"]


def read_state(data: Fields, parts: Components, seats: int, options: dict[str, str | int], rules: int) -> State:
    """The state that was written. Without a written stack the active player is to place an ambassador."""
    state = empty_board(parts, variant_of(seats, options, rules))
    state.phase = data.word("phase", PHASES, "ambassadors")
    state.round = data.number("round", 0, ROUNDS, default=1)
    state.president = data.number("president", -1, seats - 1, default=0)
    state.start = data.number("start", -1, seats - 1, default=state.president)
    rows = data.rows("players", [{}] * seats)
    if len(rows) != seats:
        raise refused("problem-player-rows", seats=seats, rows=len(rows))
    read_production(state, data)
    read_senate(state, data)
    for seat, row in enumerate(rows):
        read_player(state, seat, with_present_fields(row))
    read_turn(state, data)
    read_track(state, data)
    read_laws(state, data)
    read_tokens(state, data)
    read_erudites(state, data)
    read_neo(state, data)
    read_rest(state, data)
    return state


def read_turn(state: State, data: Fields) -> None:
    """Whose turn it is, and which of the round.

    Not mentioned, it is the turn of the start player, or of the next one who has an ambassador to place; every
    ambassador that has been placed was a turn (FED-16.7).
    """
    seats = len(state.players)
    in_turn = state.phase == AMBASSADOR_PHASE
    able = [seat for seat in state.turn_order() if has_turn(state, seat)] if in_turn else []
    state.active_seat = data.number("active", -1, seats - 1, default=able[0] if able else NOBODY)
    owners = [(piece & OWNER) - 1 for piece in state.senate + state.outer if piece and piece & OWNER != NEUTRAL]
    turn = len(owners)
    if state.active_seat != NOBODY:
        is_first = state.active_seat == state.start and state.start not in owners
        turn = 1 if is_first else max(1 + turn, 1 + (state.active_seat - state.start) % seats)
    state.turn = data.number("turn", 0, MOST_TURNS * seats, default=turn if in_turn else 0)
    if state.round and state.phase != OVER:
        state.stack += [CleanUp(), ExecutivePhase()]
        if in_turn:
            state.stack.append(AmbassadorPhase())
            if state.active_seat != NOBODY:
                state.stack += [OptionalAction(state.active_seat, 0), MainAction(state.active_seat)]


# The senate


def read_senate(state: State, data: Fields) -> None:
    """What lies in the senate; not mentioned, it is empty but for the neutral tiles of the round."""
    parts = state.parts
    seats = len(state.players)
    for name, blocks in (("planet_block", parts.planet_blocks), ("room_block", parts.room_blocks)):
        number = min(state.round, len(blocks)) - 1
        if seats == 4 or (name == "room_block" and seats == 3):
            continue
        shown = data.word(name, blocks) if data.has(name) else NOBODY if "senate" in data.data else number
        if name == "planet_block":
            state.planet_block = shown
        else:
            state.room_block = shown
    if data.has("senate"):
        senate = data.table("senate")
        for space, name in enumerate(SPACES):
            if senate.has(name):
                state.senate[space] = read_piece(senate.table(name), state)
        senate.finish()
    else:
        if state.planet_block != NOBODY:
            for i, space in enumerate(parts.planet_block_spaces[state.planet_block]):
                block(state, space, state.round if i < 2 else 0)
        if state.room_block != NOBODY:
            for space in parts.room_block_spaces[state.room_block]:
                block(state, space, 0)
    state.outer = [read_piece(row, state) for row in data.rows("outer_module", [])]


def read_piece(row: Fields, state: State) -> int:
    """An ambassador with what lies on it, or a neutral vote tile."""
    parts = state.parts
    if row.has("neutral"):
        piece = neutral_piece(row.number("neutral", 0, ROUNDS))
    else:
        owner = row.number("owner", 0, len(state.players) - 1)
        token = row.word("token", parts.tokens) if row.has("token") else NOBODY
        funding = row.word("side", SIDES, "vote") == 1
        piece = own_piece(owner, row.word("ambassador", parts.ambassadors), funding, token)
    row.finish()
    return piece


# Players


def read_player(state: State, seat: int, data: Fields) -> None:
    """One player; every field may be left out."""
    parts = state.parts
    player = state.players[seat]
    resources = data.table("resources", {})
    player.resources = [resources.number(name, 0, 99, default=0) for name in RESOURCES]
    resources.finish()
    player.points = data.number("points", 0, 10_000, default=0)
    player.hangar = data.number("hangar", 0, SHIPS, default=1)
    player.step = data.number("step", 0, parts.last_step, default=0)
    player.miner = data.word("miner", parts.neo, parts.neo[0])
    player.magus = data.word("magus", parts.places, parts.places[0])
    player.completed = read_missions(data, "completed")
    player.unlocked = read_missions(data, "unlocked") | player.completed
    if state.round:
        player.starting_planet = data.word("starting_planet", parts.starting_planets, parts.starting_planets[seat])
    elif data.has("starting_planet"):
        player.starting_planet = data.word("starting_planet", parts.starting_planets)
    posts = data.table("posts", {})
    player.posts = [posts.number(name, 0, 2, default=0) for name in parts.posts]
    posts.finish()
    for i, site in enumerate(data.words("production_sites", parts.sites, [])):
        if site not in state.sites:
            raise refused(
                "problem-site-not-in-play", place=f"{data.path('production_sites')}[{i}]", site=parts.sites[site]
            )
        player.sites |= 1 << state.sites.index(site)
    player.erudites = [read_erudite(item, data.path("erudites"), parts) for item in data.items("erudites", [])]
    player.tokens = sorted(data.words("tokens", parts.tokens, []))
    player.asteroids = data.words("asteroids", parts.asteroids, [])
    player.medals = bits_of(data.words("medals", MEDALS, []))
    player.contributions = data.number("contributions", 0, 1_000, default=0)
    player.die = data.number("die", 0, DIE_MAX, default=0)
    player.die_at = data.word("die_at", SPACES) if data.has("die_at") else NOBODY
    player.round_bonus = data.number("round_bonus", 0, 99, default=0)
    player.game_bonus = data.number("game_bonus", 0, 99, default=0)
    player.deep_space = data.word("deep_space", parts.deep_space) if data.has("deep_space") else NOBODY
    player.passed = data.flag("passed")
    player.seen = bits_of(data.words("seen", SEEN, []))
    player.ambassadors = read_ambassadors(state, seat, data)
    data.finish()


def read_ambassadors(state: State, seat: int, data: Fields) -> int:
    """The ambassadors not placed; not mentioned, the ordinary ones that lie nowhere else."""
    if data.has("ambassadors"):
        return bits_of(data.words("ambassadors", state.parts.ambassadors))
    left = ALL_AMBASSADORS
    for piece in state.senate + state.outer:
        if piece & OWNER == seat + 1:
            left &= ~(1 << piece_ambassador(piece))
    return left


def read_missions(data: Fields, field: str) -> int:
    """Missions by their printed numbers, as bits."""
    bits = 0
    for i, number in enumerate(data.numbers(field, [])):
        if not 1 <= number <= MISSION_SPACES:
            place = f"{data.path(field)}[{i}]"
            raise refused("problem-mission-number", place=place, last=MISSION_SPACES, value=str(number))
        bits |= 1 << number - 1
    return bits


def read_erudite(value: object, place: str, parts: Components) -> int:
    """An erudite in front of a player."""
    data = with_present_fields(Fields({"erudite": value} if isinstance(value, str) else value, place))
    erudite = data.word("erudite", parts.erudites)
    if data.flag("used"):
        erudite |= USED
    if data.flag("in_use"):
        erudite |= IN_USE
    data.finish()
    return erudite
