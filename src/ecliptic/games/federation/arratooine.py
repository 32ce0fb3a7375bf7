"""Planet Arratooine: trading posts (FED-14)."""

from typing import final

from ecliptic.games.federation import notation
from ecliptic.games.federation.medals import influence_grew
from ecliptic.games.federation.moment import Moment
from ecliptic.games.federation.resolving import resolve
from ecliptic.games.federation.resources import can_pay, pay
from ecliptic.games.federation.state import State
from ecliptic.games.federation.tables import POSTS
from ecliptic.games.federation.vocabulary import ARRATOOINE
from ecliptic.kernel import Action, Frame


def can_trade(state: State, have: list[int]) -> bool:
    """Can some post be paid with these resources (FED-5.6)? One has no cost, as printed."""
    for cost in state.parts.post_cost:
        if can_pay(have, cost):
            return True
    return False


def arratooine_options(state: State, seat: int) -> list[Action]:
    """The posts whose cost can be paid (FED-14.1, FED-14.2)."""
    have = state.players[seat].resources
    cost = state.parts.post_cost
    return [notation.POST[post] for post in range(POSTS) if can_pay(have, cost[post])]


def take_arratooine_action(state: State, seat: int, post: int) -> None:
    """Pay, then put or raise the disc and receive the bonus of its level (FED-14.1)."""
    level = min(state.players[seat].posts[post] + 1, 2)
    state.stack.append(Trade(seat, post, level))
    pay(state, seat, state.parts.post_cost[post])


@final
class Trade(Frame[State]):
    """The cost of a post has been paid: its disc and its bonus (FED-14.1)."""

    __slots__ = ("level", "post", "seat")

    def __init__(self, seat: int, post: int, level: int) -> None:
        self.seat = seat
        self.post = post
        self.level = level

    def run(self, state: State) -> None:
        state.stack.pop()
        place_disc(state, self.seat, self.post, self.level)
        resolve(state, self.seat, state.parts.post_effect[self.post][self.level - 1], 0)


def place_disc(state: State, seat: int, post: int, level: int) -> None:
    """The player's disc lies on this level of the post from now on (FED-14.4)."""
    player = state.players[seat]
    if player.posts[post] != level:
        player.posts[post] = level
        influence_grew(state, seat, ARRATOOINE)
    state.note("disc", seat, post, level)


@final
class PlaceDisc(Moment):
    """A disc without cost: on which post? (FED-14.6, FED-14.7)"""

    __slots__ = ("bonus", "level")

    def __init__(self, seat: int, level: int, bonus: int) -> None:
        self.seat = seat
        self.level = level
        self.bonus = bonus

    def own(self, state: State) -> list[Action]:
        discs = state.players[self.seat].posts
        return [notation.POST[post] for post in range(POSTS) if discs[post] < self.level]

    def decide(self, state: State, seat: int, action: Action) -> None:
        post = action.args[0]
        state.stack.pop()
        place_disc(state, seat, post, self.level)
        if self.bonus:
            resolve(state, seat, state.parts.post_effect[post][self.level - 1], 0)
