"""Planet Arratooine: trading posts (FED-14)."""

from typing import final

from ecliptic.effects import Choice, Effects, resolve
from ecliptic.games.federation import notation, planet_events, wording
from ecliptic.games.federation.medals import influence_grew
from ecliptic.games.federation.resources import can_pay, is_being_paid, pay
from ecliptic.games.federation.state import State
from ecliptic.games.federation.steps import FederationStep, require_true
from ecliptic.games.federation.tables import POSTS
from ecliptic.games.federation.vocabulary import ARRATOOINE, NOTHING
from ecliptic.kernel import Action, Fields, Frame, Json, Message
from ecliptic.kernel.frames import check_fields, field_misfit


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


def post_label(state: State, post: int, level: int, cost: list[int]) -> Message:
    """Return a post as an option: the level that the disc would have, what it costs, and what it gives."""
    args: Json = {
        "post": wording.post_ref(state.parts, post),
        "level": level,
        "cost": wording.cost(cost),
        "effect": wording.effect(state.parts, state.parts.post_effect[post][level - 1]),
    }
    return Message("do-post", args, ("FED-14.1",))


def arratooine_label(state: State, seat: int, post: int) -> Message:
    """Return a post as an option of this player's action."""
    return post_label(state, post, next_level(state, seat, post), state.parts.post_cost[post])


def next_level(state: State, seat: int, post: int) -> int:
    """Return the level that the player's disc will have after an action there (FED-14.1)."""
    return min(state.players[seat].posts[post] + 1, 2)


def take_arratooine_action(state: State, seat: int, post: int) -> None:
    """Pay, then put or raise the disc and receive the bonus of its level (FED-14.1)."""
    state.stack.append(Trade(seat, post, next_level(state, seat, post)))
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

    def misfit(self, state: State) -> Message | None:
        if self.post < 0:
            return field_misfit(self, "post")
        is_next = self.level == next_level(state, self.seat, self.post)
        return check_fields(self, seat=is_being_paid(state, self), level=is_next)


def place_disc(state: State, seat: int, post: int, level: int) -> None:
    """The player's disc lies on this level of the post from now on (FED-14.4)."""
    player = state.players[seat]
    if player.posts[post] != level:
        player.posts[post] = level
        influence_grew(state, seat, ARRATOOINE)
    if state.events is not None:
        state.emit(planet_events.DiscPlaced(seat, post, level))


@final
class PlaceDisc(Choice[State]):
    """A disc without cost: on which post? (FED-14.6, FED-14.7)"""

    __slots__ = ("bonus", "level")

    question = "disc"
    rules = ("FED-14.6", "FED-14.7")

    def __init__(self, seat: int, level: int, bonus: int) -> None:
        self.seat = seat
        self.level = level
        self.bonus = bonus

    def options(self, state: State) -> list[Action]:
        discs = state.players[self.seat].posts
        return [notation.POST[post] for post in range(POSTS) if discs[post] < self.level]

    def decide(self, state: State, seat: int, action: Action) -> None:
        post = action.args[0]
        state.stack.pop()
        place_disc(state, seat, post, self.level)
        if self.bonus:
            resolve(state, seat, state.parts.post_effect[post][self.level - 1], 0)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"level": self.level}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return post_label(state, action.args[0], self.level, NOTHING)

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, level=1 <= self.level <= 2, bonus=0 <= self.bonus <= 1)


@final
class PlaceTradeDiscStep(FederationStep):
    """FED-14.6, FED-14.7"""

    verb = "place_trade_disc"
    icon = "disc"
    used_by = frozenset({"room", "mission", "erudite", "deep_space"})

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        table = row.table(self.verb)
        self.level = table.number("level", 1, 2)
        self.bonus = table.flag("bonus")  # does the disc bring the bonus of its level?
        require_true(table, "free")
        table.finish()

    def run(self, state: State, seat: int, source: int) -> None:
        state.stack.append(PlaceDisc(seat, self.level, 1 if self.bonus else 0))

    def leads_to(self, state: State, seat: int) -> list[int]:
        return [effects[self.level - 1] for effects in state.parts.post_effect] if self.bonus else []

    def args(self, effects: Effects[State]) -> Json:
        return {"level": self.level, "bonus": "yes" if self.bonus else "no"}
