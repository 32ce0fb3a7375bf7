"""Planet 6Moon: the magus and the alteration tokens (FED-10.8, FED-10.9, FED-12)."""

from bisect import insort
from typing import final

from ecliptic.games.federation import notation
from ecliptic.games.federation.medals import influence_grew
from ecliptic.games.federation.moment import Moment
from ecliptic.games.federation.state import State
from ecliptic.games.federation.vocabulary import SIX_MOON
from ecliptic.kernel import Action


def six_moon_options(state: State, seat: int) -> list[Action]:
    """The magus moves on; on the planet, the tokens that are left there (FED-12.1, FED-12.5)."""
    magus = state.players[seat].magus
    if magus == len(state.moons) - 1:
        return [notation.TOKEN[token] for token in state.moons[magus]]
    return [notation.ADVANCE]


def take_six_moon_action(state: State, seat: int, action: Action, extra: int) -> None:
    """Move the magus, further with extra moves, then take a token; on the planet only that (FED-12.1 to FED-12.6)."""
    if action.kind == "token":
        take_token(state, seat, action.args[0])
        return
    player = state.players[seat]
    player.magus = min(player.magus + 1 + extra, len(state.moons) - 1)
    state.note("move_magus", seat, player.magus)
    reveal_place(state, player.magus)
    state.stack.append(ChooseToken(seat))
    influence_grew(state, seat, SIX_MOON)


@final
class ChooseToken(Moment):
    """Which of the tokens where the magus stands? A place without tokens gives influence only (FED-12.1, FED-12.8)."""

    __slots__ = ()

    def own(self, state: State) -> list[Action]:
        return [notation.TOKEN[token] for token in state.moons[state.players[self.seat].magus]]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        take_token(state, seat, action.args[0])
        reveal_next(state, seat)

    def run(self, state: State) -> None:
        if not state.moons[state.players[self.seat].magus]:
            reveal_next(state, self.seat)
        super().run(state)


def take_token(state: State, seat: int, token: int) -> None:
    """Take a token from the magus's place; it is not replaced (FED-12.3)."""
    player = state.players[seat]
    state.moons[player.magus] = [other for other in state.moons[player.magus] if other != token]
    insort(player.tokens, token)
    state.note("token", seat, token)


def reveal_place(state: State, place: int) -> None:
    """Turn up the tokens of a place (FED-12.4, FED-12.7)."""
    if not state.moons_up & 1 << place:
        state.note("reveal_tokens", what=place)
        state.moons_up |= 1 << place


def reveal_next(state: State, seat: int) -> None:
    """Turn up the tokens of the place after the magus (FED-12.4)."""
    magus = state.players[seat].magus
    if magus < len(state.moons) - 1:
        reveal_place(state, magus + 1)


def transport_magus(state: State, seat: int) -> None:
    """One place forward without a token; influence and revealing as usual (FED-15.15)."""
    player = state.players[seat]
    player.magus += 1
    state.note("move_magus", seat, player.magus)
    reveal_next(state, seat)
    influence_grew(state, seat, SIX_MOON)


def draw_tokens(state: State, seat: int, strength: int, n: int) -> None:
    """Take random tokens of a strength from beside the board; from an empty stack none (FED-10.9)."""
    for _ in range(min(n, len(state.beside[strength]))):
        token = state.beside[strength][-1]
        state.note("draw_token", seat, token)
        state.beside[strength] = state.beside[strength][:-1]
        insort(state.players[seat].tokens, token)


@final
class LookAndTake(Moment):
    """Two tokens of a strength from beside the board, seen only by this player: which one is taken? (FED-24.4)"""

    __slots__ = ("strength",)

    def __init__(self, seat: int, strength: int) -> None:
        self.seat = seat
        self.strength = strength

    def own(self, state: State) -> list[Action]:
        return [notation.TOKEN[token] for token in sorted(state.beside[self.strength])]

    def decide(self, state: State, seat: int, action: Action) -> None:
        token = action.args[0]
        state.stack.pop()
        state.beside[self.strength] = [other for other in state.beside[self.strength] if other != token]
        insort(state.players[seat].tokens, token)
        state.note("show_token", seat, token)


def look_at_tokens(state: State, seat: int, strength: int) -> None:
    """Look at the tokens beside the board and take one of them (FED-24.4)."""
    if state.beside[strength]:
        state.note("look_tokens", seat, n=strength)
        state.players[seat].seen |= 1 << strength
        state.stack.append(LookAndTake(seat, strength))
