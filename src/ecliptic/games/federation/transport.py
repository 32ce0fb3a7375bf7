"""Moving the miner or the magus without a reward (FED-15.15)."""

from typing import final

from ecliptic.effects import Choice, Effects
from ecliptic.games.federation import notation, wording
from ecliptic.games.federation.neo import transport_miner
from ecliptic.games.federation.six_moon import transport_magus
from ecliptic.games.federation.state import State
from ecliptic.games.federation.steps import FederationStep
from ecliptic.games.federation.vocabulary import NEO, PLANETS, SIX_MOON
from ecliptic.kernel import Action, Fields, Json, Message


@final
class MoveWithoutRewardStep(FederationStep):
    """FED-15.15"""

    verb = "move_without_reward"
    icon = "move"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        table = row.table(self.verb)
        self.planets = table.words("one_of", [PLANETS[NEO], PLANETS[SIX_MOON]])
        table.number("steps", 1, 1)
        table.finish()

    def run(self, state: State, seat: int, source: int) -> None:
        state.stack.append(Transport(seat))

    def printed(self) -> Json:
        return {**super().printed(), "planets": [PLANETS[planet] for planet in self.planets]}


@final
class Transport(Choice[State]):
    """The miner or the magus moves one place forward without a reward: which, and where to? (FED-15.15)"""

    __slots__ = ()

    question = "transport"
    rules = ("FED-15.15",)

    def options(self, state: State) -> list[Action]:
        player = state.players[self.seat]
        options = [notation.TRANSPORT_MINER[space] for space in state.parts.neo_next[player.miner]]
        if player.magus < len(state.moons) - 1:
            options.append(notation.TRANSPORT_MAGUS[player.magus + 1])
        return options

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.kind == "transport_miner":
            transport_miner(state, seat, action.args[0])
        else:
            transport_magus(state, seat)

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "transport_magus":
            return Message("do-transport-magus", {"n": action.args[0]}, self.rules)
        return Message("do-transport-miner", {"space": wording.neo_ref(state.parts, action.args[0])}, self.rules)
