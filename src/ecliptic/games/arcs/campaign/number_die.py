"""Actions that roll the number die and change its result at a price (F13-04, F21-03)."""

from typing import ClassVar, final

from ecliptic.effects.resolve import effect_misfit
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking
from ecliptic.games.arcs.board import CLUSTERS
from ecliptic.games.arcs.campaign.event_dice import NOT_ROLLED, PlayerRoll, offer_reroll
from ecliptic.games.arcs.campaign.notation import NUMBER_DIE
from ecliptic.games.arcs.state import State
from ecliptic.kernel import Action, Chance, Message, Request
from ecliptic.kernel.frames import check_fields


def distance(cluster: int, other: int) -> int:
    """Return by how many steps one cluster becomes another; 6 and 1 are neighbours.

    >>> distance(0, 5), distance(1, 4)
    (1, 3)
    """
    steps = abs(cluster - other)
    return min(steps, CLUSTERS - steps)


class RollingVerb(Asking):
    """A step that rolls the number die and asks with the rolled cluster as `n`."""

    def run(self, state: State, seat: int, source: int) -> None:
        state.stack.append(RollForVerb(seat, self.effect, self.index, source))

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n < CLUSTERS

    def within(self, n: int, steps: int) -> list[Action]:
        """Return the clusters that so many steps lead to, the rolled one first."""
        found = [cluster for cluster in range(CLUSTERS) if distance(n, cluster) <= steps]
        return [notation.CLUSTER[cluster] for cluster in sorted(found, key=lambda each: (distance(n, each), each))]


@final
class RollForVerb(PlayerRoll):
    """The number die is rolled; then the step asks."""

    __slots__ = ("effect", "source", "step")

    dice: ClassVar[int] = NUMBER_DIE

    def __init__(self, seat: int, effect: int, step: int, source: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.step = step
        self.source = source

    def misfit(self, state: State) -> Message | None:
        wrong = effect_misfit(self, state, self.seat, self.effect, self.step, self.source)
        if wrong is not None:
            return wrong
        return check_fields(self, step=isinstance(state.effects.steps[self.effect][self.step], RollingVerb))

    def ask(self, state: State) -> Request | None:
        return Chance("number_die", list(range(CLUSTERS)), count=1)

    def outcome(self, state: State, drawn: list[int]) -> None:
        offer_reroll(state, self, NOT_ROLLED, drawn[0])

    def use_dice(self, state: State, side: int, cluster: int) -> None:
        step = state.effects.steps[self.effect][self.step]
        assert isinstance(step, RollingVerb)
        step.ask_again(state, self.seat, self.source, cluster)
