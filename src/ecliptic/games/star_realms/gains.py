"""Gaining trade, combat and authority, and drawing cards (SR-6.10, SR-7.1, SR-12.17, SR-13.8)."""

from itertools import groupby
from typing import ClassVar, Final, final

from ecliptic.effects import NO_EFFECT, Effects
from ecliptic.games.star_realms.cards import draw_cards, played_factions
from ecliptic.games.star_realms.components import BLOB
from ecliptic.games.star_realms.events import AmountEvent
from ecliptic.games.star_realms.state import MOST_AUTHORITY, MOST_POOL, State
from ecliptic.games.star_realms.verb import Verb, Yields
from ecliptic.kernel import Fields, Json

MOST: Final = 20  # in one step


@final
class TradeGained(AmountEvent):
    """Trade is added to the pool."""

    text: ClassVar[str] = "trade"
    rules: ClassVar[tuple[str, ...]] = ("SR-6.10",)


@final
class CombatGained(AmountEvent):
    """Combat is added to the pool."""

    text: ClassVar[str] = "combat"
    rules: ClassVar[tuple[str, ...]] = ("SR-6.10",)


@final
class AuthorityGained(AmountEvent):
    """Authority is gained."""

    text: ClassVar[str] = "authority"
    rules: ClassVar[tuple[str, ...]] = ("SR-6.10",)


class Gain(Verb):
    """Add to a pool or score. Neighbouring gains share one "gain" in the text."""

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n = row.number("n", 1, MOST)

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.n}

    def clause(self, effects: Effects[State]) -> Json:
        return {"id": f"gain-{self.verb}", "args": self.args(effects)}


@final
class GainTrade(Gain):
    """Add to the trade pool."""

    verb: ClassVar[str] = "trade"
    yields: ClassVar[Yields] = (1.0, 0.0, 0.0, 0.0)

    def run(self, state: State, seat: int, source: int) -> None:
        player = state.players[seat]
        player.trade = min(player.trade + self.n, MOST_POOL)
        if state.events is not None:
            state.emit(TradeGained(seat, self.n))


@final
class GainCombat(Gain):
    """Add to the combat pool."""

    verb: ClassVar[str] = "combat"
    yields: ClassVar[Yields] = (0.0, 1.0, 0.0, 0.0)

    def run(self, state: State, seat: int, source: int) -> None:
        player = state.players[seat]
        player.combat = min(player.combat + self.n, MOST_POOL)
        if state.events is not None:
            state.emit(CombatGained(seat, self.n))


@final
class GainAuthority(Gain):
    """Add to the player's or team's authority."""

    verb: ClassVar[str] = "authority"
    yields: ClassVar[Yields] = (0.0, 0.0, 0.8, 0.0)

    def run(self, state: State, seat: int, source: int) -> None:
        score = state.seating.authority_of[seat]
        state.authority[score] = min(state.authority[score] + self.n, MOST_AUTHORITY)
        if state.events is not None:
            state.emit(AuthorityGained(seat, self.n))


class Abilities(Effects[State]):
    """The abilities of all cards; in words, neighbouring gains become one clause: "gain 2 trade and 3 combat"."""

    def clauses(self, effect: int) -> list[Json]:
        """Return what an ability does, as clauses to use inside a message."""
        if effect == NO_EFFECT:
            return []
        clauses: list[Json] = []
        for are_gains, group in groupby(self.steps[effect], key=is_gain):
            each = [step.clause(self) for step in group]
            clauses += [gain_of(each)] if are_gains else each
        return clauses


def is_gain(step: object) -> bool:
    """Return whether a step only adds to a pool or score."""
    return isinstance(step, Gain)


def gain_of(amounts: object) -> Json:
    """Return the clause for amounts that are gained."""
    return {"id": "gain", "args": {"amounts": amounts}}


@final
class Draw(Verb):
    """Draw cards (SR-7.1)."""

    verb: ClassVar[str] = "draw"
    yields: ClassVar[Yields] = (0.0, 0.0, 0.0, 1.0)

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n = row.number("n", 1, MOST)

    def run(self, state: State, seat: int, source: int) -> None:
        draw_cards(state, seat, self.n)

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.n}


# Amounts that depend on what happened this turn

COUNTS: Final = ["own_cards_scrapped_from_hand_or_discard_this_turn", "blob_cards_played_this_turn"]
SCRAPPED_THIS_TURN: Final = 0


class PerCount(Verb):
    """So much for each thing counted."""

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n = row.number("n", 1, MOST)
        self.count: Final = row.word("count", COUNTS)

    def total(self, state: State, seat: int) -> int:
        """Return the amount as it is now (SR-7.16)."""
        if self.count == SCRAPPED_THIS_TURN:
            return self.n * state.players[seat].scrapped
        return self.n * sum(1 for played in played_factions(state, seat) if played & BLOB)

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.n, "per": {"per": COUNTS[self.count]}}


@final
class CombatPer(PerCount):
    """Gain combat for each card counted (SR-12.17)."""

    verb: ClassVar[str] = "combat_per"
    yields: ClassVar[Yields] = (0.0, 1.5, 0.0, 0.0)

    def run(self, state: State, seat: int, source: int) -> None:
        gained = self.total(state, seat)
        player = state.players[seat]
        player.combat = min(player.combat + gained, MOST_POOL)
        if state.events is not None:
            state.emit(CombatGained(seat, gained))


@final
class DrawPer(PerCount):
    """Draw for each card counted (SR-13.8)."""

    verb: ClassVar[str] = "draw_per"
    yields: ClassVar[Yields] = (0.0, 0.0, 0.0, 1.0)

    def run(self, state: State, seat: int, source: int) -> None:
        draw_cards(state, seat, self.total(state, seat))
