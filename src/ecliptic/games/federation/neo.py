"""Planet Neo: the miner and the asteroids (FED-11)."""

from typing import final

from ecliptic.effects import Choice
from ecliptic.games.federation import notation, planet_events, wording
from ecliptic.games.federation.frame_checks import MOST_COUNTED
from ecliptic.games.federation.medals import influence_grew
from ecliptic.games.federation.resources import gain
from ecliptic.games.federation.state import MEDALS_ON_THE_WAY, NOBODY, State
from ecliptic.games.federation.vocabulary import NEO
from ecliptic.kernel import Action, Frame, Json, Message
from ecliptic.kernel.frames import check_fields


def neo_options(state: State, seat: int) -> list[Action]:
    """Where the miner can go; at the end, the dead asteroid tiles that are left (FED-11.1, FED-11.7)."""
    miner = state.players[seat].miner
    if miner == state.parts.neo_end:
        return [notation.ASTEROID[tile] for tile in state.dead_asteroids]
    return [notation.MOVE[space] for space in state.parts.neo_next[miner]]


def neo_label(state: State, action: Action) -> Message:
    """Return a space to move to, or a dead asteroid tile, as an option."""
    if action.kind == "asteroid":
        tile = wording.asteroid_ref(state.parts, action.args[0])
        return Message("do-asteroid", {"tile": tile}, ("FED-11.6", "FED-11.7"))
    return Message("do-move", {"space": wording.neo_ref(state.parts, action.args[0])}, ("FED-11.1",))


def take_neo_action(state: State, seat: int, action: Action, extra: int) -> None:
    """Move the miner, further with an extra move, or take another dead asteroid (FED-11.1, FED-11.7, FED-11.11)."""
    if action.kind == "asteroid":
        take_asteroid(state, seat, action.args[0])
    else:
        move_miner(state, seat, action.args[0], extra)


def move_miner(state: State, seat: int, space: int, extra: int) -> None:
    """Along one link, then along `extra` more; only where the miner stops there is something to get (FED-11.11)."""
    state.players[seat].miner = space
    if state.events is not None:
        state.emit(planet_events.MinerMoved(seat, space))
    if extra and space != state.parts.neo_end:
        if state.variant.rules >= MEDALS_ON_THE_WAY:
            influence_grew(state, seat, NEO)
        state.stack.append(MoveOn(seat, extra))
    else:
        reveal(state, space)  # FED-11.9
        influence_grew(state, seat, NEO)
        depth = len(state.stack)
        mine(state, seat)
        if len(state.stack) > depth:
            state.stack.insert(depth, RevealAhead(seat))
        else:
            reveal_ahead(state, seat)


@final
class RevealAhead(Frame[State]):
    """The tiles ahead of the miner are turned up, when the resources of his space have been stored (FED-11.8)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.stack.pop()
        reveal_ahead(state, self.seat)


@final
class MoveOn(Choice[State]):
    """The miner moves on without a reward: where to? (FED-11.11)"""

    __slots__ = ("left",)

    question = "move-on"
    rules = ("FED-11.11",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: State) -> list[Action]:
        return neo_options(state, self.seat)

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        move_miner(state, seat, action.args[0], self.left - 1)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"left": self.left}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return neo_label(state, action)

    def misfit(self, state: State) -> Message | None:
        is_under_way = state.players[self.seat].miner != state.parts.neo_end
        return check_fields(self, seat=is_under_way, left=1 <= self.left <= MOST_COUNTED)


def mine(state: State, seat: int) -> None:
    """Receive what the miner's space holds: printed resources or a tile (FED-11.3 to FED-11.6)."""
    parts = state.parts
    space = state.players[seat].miner
    slot = parts.asteroid_slot[space]
    if space == parts.neo_end:
        state.stack.append(ChooseDeadAsteroid(seat))
    elif slot >= 0:
        if state.asteroids[slot] != NOBODY:
            take_asteroid(state, seat, state.asteroids[slot])
    else:
        gain(state, seat, parts.neo_gain[space])


@final
class ChooseDeadAsteroid(Choice[State]):
    """Which of the dead asteroid tiles? With none left only the influence is gained (FED-11.6)."""

    __slots__ = ()

    question = "dead-asteroid"
    rules = ("FED-11.6",)

    def options(self, state: State) -> list[Action]:
        return [notation.ASTEROID[tile] for tile in state.dead_asteroids]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        take_asteroid(state, seat, action.args[0])

    def label(self, state: State, seat: int, action: Action) -> Message:
        return neo_label(state, action)

    def misfit(self, state: State) -> Message | None:
        is_there = state.players[self.seat].miner == state.parts.neo_end
        return check_fields(self, seat=is_there and state.dead_up)


def take_asteroid(state: State, seat: int, tile: int) -> None:
    """Keep the tile, which is not replaced, and receive the resources on it (FED-11.4, FED-11.6)."""
    if tile in state.asteroids:
        state.asteroids[state.asteroids.index(tile)] = NOBODY
    else:
        state.dead_asteroids = [other for other in state.dead_asteroids if other != tile]
    state.players[seat].asteroids.append(tile)
    if state.events is not None:
        state.emit(planet_events.AsteroidTaken(seat, tile))
    gain(state, seat, state.parts.asteroid_gain[tile])


def reveal_ahead(state: State, seat: int) -> None:
    """Turn up every tile one link ahead of the miner (FED-11.8)."""
    for space in state.parts.neo_next[state.players[seat].miner]:
        reveal(state, space)


def reveal(state: State, space: int) -> None:
    """Turn up the tiles of one space."""
    slot = state.parts.asteroid_slot[space]
    if slot >= 0:
        if not state.asteroids_up & 1 << slot and state.asteroids[slot] != NOBODY:
            if state.events is not None:
                state.emit(planet_events.AsteroidRevealed(state.asteroids[slot]))
            state.asteroids_up |= 1 << slot
    elif space == state.parts.neo_end and not state.dead_up:
        for tile in state.dead_asteroids:
            if state.events is not None:
                state.emit(planet_events.AsteroidRevealed(tile))
        state.dead_up = True


def transport_miner(state: State, seat: int, space: int) -> None:
    """One place forward without resources or tile; influence and revealing as usual (FED-15.15)."""
    state.players[seat].miner = space
    if state.events is not None:
        state.emit(planet_events.MinerMoved(seat, space))
    reveal_ahead(state, seat)
    influence_grew(state, seat, NEO)
