"""The production phase: growth, ore production, trades (BTS-5)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice, Effects, fire
from ecliptic.games.beyond_the_sun import notation
from ecliptic.games.beyond_the_sun.control import check_control
from ecliptic.games.beyond_the_sun.frame_checks import MOST_TRADES, is_active, is_flag
from ecliptic.games.beyond_the_sun.gains import grow, growth_yield, ore_yield
from ecliptic.games.beyond_the_sun.log_events import ShipReturned, place_name
from ecliptic.games.beyond_the_sun.resources import gain_ore, make_population, pay
from ecliptic.games.beyond_the_sun.ships import remove_ships
from ecliptic.games.beyond_the_sun.state import State, fleet_size, ships_of
from ecliptic.games.beyond_the_sun.verb import Projection, Verb
from ecliptic.games.beyond_the_sun.words import MANY_TRADES
from ecliptic.kernel import Action, Fields, Json, Message
from ecliptic.kernel.frames import check_fields

POPULATION_COST: Final = 3  # trade a (BTS-5.9)
RECALL_COST: Final = 1  # trade b (BTS-5.10)
MOST_IN_EFFECT: Final = 9  # trades that one effect allows
MANY: Final = 3  # trades in one production phase (BTS-19.4)


@final
class Production(Choice[State]):
    """Growth, ore production or trade? (BTS-5.1)"""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("BTS-5.1",)

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=is_active(state, self.seat))

    def options(self, state: State) -> list[Action]:
        return [notation.GROW, notation.PRODUCE, notation.TRADE]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.kind == "grow":
            grow(state, seat)
        elif action.kind == "produce":
            gain_ore(state, seat, ore_yield(state, seat))
        else:
            state.stack.append(Trading(seat, 0, 0, 1))

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "grow":
            return Message("do-grow", {"n": growth_yield(state, seat)}, ("BTS-5.2",))
        if action.kind == "produce":
            return Message("do-produce", {"n": ore_yield(state, seat)}, ("BTS-5.5",))
        return Message("do-trade", {}, ("BTS-5.8",))


@final
class Trade(Verb):
    """Make trades (BTS-5.14)."""

    verb: ClassVar[str] = "trade"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.most: int = row.number("max_trades", 0, MOST_IN_EFFECT, default=0)

    def perform(self, state: State, seat: int, source: int) -> None:
        state.stack.append(Trading(seat, 0, self.most, 0))

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        buys = projection.ore >= POPULATION_COST and projection.supply > 0
        recalls = projection.ore >= RECALL_COST and fleet_size(state, seat) > 0
        projection.changes = projection.changes or buys or recalls or projection.population > 0
        return True

    def args(self, effects: Effects[State]) -> Json:
        return {"most": self.most}


@final
class Trading(Choice[State]):
    """Which trade is next? (BTS-5.8)"""

    __slots__ = ("in_phase", "made", "most")

    rules: ClassVar[tuple[str, ...]] = ("BTS-5.8",)

    def __init__(self, seat: int, made: int, most: int, in_phase: int) -> None:
        self.seat = seat
        self.made = made
        self.most = most  # 0: any number
        self.in_phase = in_phase

    def misfit(self, state: State) -> Message | None:
        is_within = 0 <= self.made <= (self.most or MOST_TRADES)
        fits = is_flag(self.in_phase) and (not self.in_phase or (self.most == 0 and is_active(state, self.seat)))
        return check_fields(self, most=0 <= self.most <= MOST_IN_EFFECT, made=is_within, in_phase=fits)

    def options(self, state: State) -> list[Action]:
        if self.most and self.made == self.most:
            return []
        player = state.players[self.seat]
        found: list[Action] = []
        if player.ore >= POPULATION_COST and any(player.supply):
            found.append(notation.BUY_POPULATION)
        if player.population:
            found.append(notation.SELL_POPULATION)
        if player.ore >= RECALL_COST:
            board = state.seating.board
            for each in ships_of(state, self.seat):
                found.append(notation.ship(board, notation.RECALL, each >> 3, each & 7))
        if not self.most or not found:
            found.append(notation.STOP)
        return found

    def decide(self, state: State, seat: int, action: Action) -> None:
        if action.kind == "stop":
            self.finish(state)
            return
        state.stack[-1] = Trading(seat, min(self.made + 1, MOST_TRADES), self.most, self.in_phase)
        if action.kind == "buy_population":
            pay(state, seat, POPULATION_COST, 0)
            make_population(state, seat, 1)
        elif action.kind == "sell_population":
            pay(state, seat, 0, 1)
            gain_ore(state, seat, 1)
        else:
            location, level = action.args
            pay(state, seat, RECALL_COST, 0)
            if state.events is not None:
                state.emit(ShipReturned(seat, level, place_name(state, location), ShipReturned.POPULATION))
            remove_ships(state, location, seat, level, 1)
            state.players[seat].population += 1
            check_control(state)  # BTS-5.12

    def run(self, state: State) -> None:
        if self.options(state):
            super().run(state)
        else:
            self.finish(state)

    def finish(self, state: State) -> None:
        """End the trades; many of them may have a reward (BTS-19.4)."""
        state.stack.pop()
        if self.in_phase and self.made >= MANY:
            fire(state, MANY_TRADES, self.seat)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"made": self.made, "ore": state.players[seat].ore, "population": state.players[seat].population}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "stop":
            return Message("do-stop-trading", {}, self.rules)
        if action.kind == "recall":
            location, level = action.args
            return Message("do-recall", {"level": level, "place": place_name(state, location)}, ("BTS-5.10",))
        rules = ("BTS-5.9",) if action.kind == "buy_population" else ("BTS-5.11",)
        return Message(f"do-{action.kind.replace('_', '-')}", {}, rules)

    def why_not(self, state: State, seat: int, kind: str, about: str) -> Message | None:
        player = state.players[seat]
        if kind == "buy_population":
            if not any(player.supply):
                return Message("no-supply", {}, ("BTS-5.9",))
            return Message("no-ore", {"ore": POPULATION_COST, "has": player.ore}, ("BTS-5.9",))
        if kind == "recall" and player.ore < RECALL_COST:
            return Message("no-ore", {"ore": RECALL_COST, "has": player.ore}, ("BTS-5.10",))
        if kind == "sell_population":
            return Message("no-population", {"population": 1, "has": 0}, ("BTS-5.11",))
        return None
