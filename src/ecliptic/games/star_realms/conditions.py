"""Abilities inside abilities: conditions and choices (SR-6.7, SR-6.8, SR-7.16)."""

from typing import ClassVar, Final, final

from ecliptic.effects import NO_EFFECT, Choose, Effects, resolve
from ecliptic.games.star_realms.events import SeatEvent
from ecliptic.games.star_realms.gains import Gain, gain_of
from ecliptic.games.star_realms.state import CARD, State
from ecliptic.games.star_realms.verb import Verb
from ecliptic.games.star_realms.wording import Args, card_of_effect, seat_ref
from ecliptic.kernel import Fields, Json, refused

CONDITIONS: Final = ["own_bases_in_play_at_least", "any_opponent_has_base"]
ANY_OPPONENT_HAS_BASE: Final = 1  # its place among them


@final
class EffectChosen(SeatEvent):
    """One of several effects is chosen."""

    __slots__ = ("effect",)

    text: ClassVar[str] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("SR-6.8",)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def args(self, state: State) -> Args:
        return {"who": seat_ref(self.seat), "effect": state.effects.clauses(self.effect)}


@final
class If(Verb):
    """Do something if a condition holds, which is looked at now and never again (SR-7.16)."""

    verb: ClassVar[str] = "if"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        condition = row.table("cond")
        known = [each for each in CONDITIONS if condition.has(each)]
        if not known:
            raise refused("problem-condition", place=condition.place, known=", ".join(CONDITIONS))
        self.condition: Final = CONDITIONS.index(known[0])
        numbers = condition.table(known[0])
        self.n = numbers.number("n", 1, 20, default=1)
        numbers.finish()
        condition.finish()
        self.then: Final = effects.read(row, "then", f"{name}.then")
        if self.then == NO_EFFECT:
            raise refused("problem-option-empty", place=row.path("then"))

    def holds(self, state: State, seat: int) -> bool:
        """Return whether the condition holds now."""
        is_base = state.parts.is_base
        if self.condition == ANY_OPPONENT_HAS_BASE:
            return any(is_base[slot & CARD] for foe in state.reach.opponents[seat] for slot in state.players[foe].area)
        return sum(is_base[slot & CARD] for slot in state.players[seat].area) >= self.n

    def run(self, state: State, seat: int, source: int) -> None:
        if self.holds(state, seat):
            resolve(state, seat, self.then, 0, source)

    def work(self, effects: Effects[State]) -> int:
        return 1 + effects.work(self.then)

    def clause(self, effects: Effects[State]) -> Json:
        id = f"if-{CONDITIONS[self.condition].replace('_', '-')}"
        return {"id": id, "args": {"n": self.n, "then": effects.clauses(self.then)}}


@final
class ChooseOne(Choose[State]):
    """One of several effects, any of them, even one that will do nothing (SR-6.7, SR-6.8)."""

    verb: ClassVar[str] = "choose_one"
    rules: ClassVar[tuple[str, ...]] = ("SR-6.8",)

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.read_options(row, "options", effects, name)

    def offered(self, state: State, seat: int, source: int) -> list[int]:
        return list(range(len(self.options)))

    def emit_chosen(self, state: State, seat: int, effect: int) -> None:
        if state.events is not None:
            state.emit(EffectChosen(seat, effect))

    def prompt_args(self, state: State, left: int) -> Json:
        return {"card": card_of_effect(state, self.effect)}

    def clause(self, effects: Effects[State]) -> Json:
        alone = [effects.steps[option][0] for option in self.options if len(effects.steps[option]) == 1]
        if len(alone) == len(self.options) and all(isinstance(step, Gain) for step in alone):
            return gain_of({"or": [step.clause(effects) for step in alone]})
        return {"or": [effects.clauses(option) for option in self.options]}
