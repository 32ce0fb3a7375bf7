"""The accreditation track and the deep space tile at its end (FED-8, FED-24.1)."""

from typing import final

from ecliptic.games.federation import notation
from ecliptic.games.federation.medals import take_medal
from ecliptic.games.federation.moment import Moment
from ecliptic.games.federation.resolving import resolve
from ecliptic.games.federation.state import SEEN_DEEP_SPACE, State
from ecliptic.games.federation.vocabulary import ACCREDITATION_MEDAL
from ecliptic.kernel import Action, Frame


def score(state: State, seat: int, points: int) -> None:
    """Prestige points; they have no upper limit (FED-1.14)."""
    if points:
        state.players[seat].points += points
        state.note("score", seat, n=points)


def gain_accreditation(state: State, seat: int, steps: int) -> None:
    """Move the marker up, one step at a time; beyond the last step each is a point instead (FED-8.2 to FED-8.5)."""
    player = state.players[seat]
    parts = state.parts
    moved = 0
    while steps and player.step < parts.last_step:
        player.step += 1
        steps -= 1
        moved += 1
        if player.step == parts.medal_step:
            take_medal(state, seat, ACCREDITATION_MEDAL)
    if moved:
        state.note("accreditation", seat, player.step, moved)
        if player.step == parts.last_step and player.deep_space < 0 and state.deep_space:
            if steps:
                state.stack.append(ResumeGain(seat, steps))
            state.note("look", seat)
            player.seen |= SEEN_DEEP_SPACE
            state.stack.append(ChooseDeepSpace(seat))
            return
    score(state, seat, steps * parts.overflow_points)


@final
class ResumeGain(Frame[State]):
    """The rest of a gain of accreditation, after the deep space tile (FED-8.5)."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: State) -> None:
        state.stack.pop()
        gain_accreditation(state, self.seat, self.left)


@final
class ChooseDeepSpace(Moment):
    """The last step is reached: which of the deep space tiles? The player has looked at all of them (FED-24.1)."""

    __slots__ = ()

    def own(self, state: State) -> list[Action]:
        return [notation.DEEP_SPACE[tile] for tile in state.deep_space]

    def decide(self, state: State, seat: int, action: Action) -> None:
        tile = action.args[0]
        state.stack.pop()
        state.deep_space = [other for other in state.deep_space if other != tile]
        state.players[seat].deep_space = tile
        state.note("deep_space", seat, tile)
        resolve(state, seat, state.parts.deep_space_effect[tile], 0)
