"""Verbs that few cards have: copying and repeating actions and bonuses, drawing systems (BTS-8.10, BTS-18)."""

from typing import ClassVar, final

from ecliptic.effects import Choice, Effects, refresh
from ecliptic.games.beyond_the_sun import notation
from ecliptic.games.beyond_the_sun.colonize import add_colony, draw_system, finish_colony
from ecliptic.games.beyond_the_sun.components import LEVELS, NO_DISC
from ecliptic.games.beyond_the_sun.decks import SYSTEMS, cards_under
from ecliptic.games.beyond_the_sun.frame_checks import MOST_PARTS, is_active, is_distinct
from ecliptic.games.beyond_the_sun.log_events import Colonized, PawnMoved
from ecliptic.games.beyond_the_sun.spaces import (
    action_label,
    begin_action,
    copyable_actions,
    is_payable,
    rows_of,
)
from ecliptic.games.beyond_the_sun.state import NOTHING, SOURCE_SEAT, State, colony_of, own_technologies
from ecliptic.games.beyond_the_sun.tableau import open_rows
from ecliptic.games.beyond_the_sun.verb import Projection, Verb, foresee, resolve_for
from ecliptic.kernel import Action, Fields, Json, Message
from ecliptic.kernel.frames import check_fields


@final
class RepeatImmediateOfThisCard(Verb):
    """Carry out the card's own immediate list again (BTS-18.23)."""

    verb: ClassVar[str] = "repeat_immediate_of_this_card"

    def effect_of(self, state: State, source: int) -> int:
        """Return the immediate effect of the card."""
        return state.parts.technologies[source & 0xFF].immediate

    def perform(self, state: State, seat: int, source: int) -> None:
        resolve_for(state, seat, self.effect_of(state, source), source)

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        foresee(state, seat, self.effect_of(state, source), 0, source, projection, False)
        return True


@final
class RepeatImmediateOfOwnTechnology(Verb):
    """Carry out the immediate list of one of your technologies again (BTS-18.28b)."""

    verb: ClassVar[str] = "repeat_immediate_of_own_technology"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.levels: int = 0
        for level in row.words("levels", LEVELS):
            self.levels |= 1 << level
        row.number("n", 1, 1)
        row.flag("private_allowed")

    def perform(self, state: State, seat: int, source: int) -> None:
        state.stack.append(RepeatBonus(seat, self.levels))

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        projection.changes = projection.changes or bool(repeatable(state, seat, self.levels))
        return True


def repeatable(state: State, seat: int, levels: int) -> list[int]:
    """Return the technologies of a faction with an immediate bonus that may be repeated."""
    cards = state.parts.technologies
    return [
        card for card in own_technologies(state, seat) if levels >> cards[card].level & 1 and cards[card].immediate >= 0
    ]


@final
class RepeatBonus(Choice[State]):
    """Which technology's immediate bonus is repeated? (BTS-18.28b)"""

    __slots__ = ("levels",)

    rules: ClassVar[tuple[str, ...]] = ("BTS-18.28b",)

    def __init__(self, seat: int, levels: int) -> None:
        self.seat = seat
        self.levels = levels

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, levels=0 < self.levels < 1 << len(LEVELS) - 1)

    def options(self, state: State) -> list[Action]:
        cards = state.parts.technologies
        found = repeatable(state, self.seat, self.levels)
        return [notation.named("repeat", cards[card].id, card) for card in found]

    def decide(self, state: State, seat: int, action: Action) -> None:
        card = action.args[0]
        state.stack.pop()
        resolve_for(state, seat, state.parts.technologies[card].immediate, seat << SOURCE_SEAT | card)

    def label(self, state: State, seat: int, action: Action) -> Message:
        card = state.parts.technologies[action.args[0]]
        args = {"card": {"technology": card.id}, "effect": state.effects.clauses(card.immediate)}
        return Message("do-repeat", args, self.rules)


# Copied actions


@final
class CopyResearchAction(Verb):
    """Carry out any action with research on the board (BTS-18.2 to BTS-18.5)."""

    verb: ClassVar[str] = "copy_research_action"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        for flag in ("needs_technology", "needs_free_space", "moves_pawn"):
            row.flag(flag)

    def perform(self, state: State, seat: int, source: int) -> None:
        state.stack.append(CopyAction(seat))

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        if not copyable_actions(state, seat):
            return False
        projection.changes = True
        return True


@final
class CopyAction(Choice[State]):
    """Which action is copied? (BTS-18.2)"""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("BTS-18.2", "BTS-18.3")

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=is_active(state, self.seat))

    def options(self, state: State) -> list[Action]:
        actions = state.parts.actions
        return [notation.named("copy", actions[each].id, each) for each in copyable_actions(state, self.seat)]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if state.events is not None:
            state.emit(PawnMoved(seat, action.args[0]))
        begin_action(state, seat, action.args[0], 0, 1)

    def label(self, state: State, seat: int, action: Action) -> Message:
        return action_label(state, seat, "do-copy", action.args[0], 0, self.rules)


@final
class BasicSpacefaringAction(Verb):
    """Carry out one row of Basic Spacefaring (BTS-8.10, BTS-8.11)."""

    verb: ClassVar[str] = "basic_spacefaring_action"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        for flag in ("needs_free_space", "moves_pawn", "pay_row_cost", "pay_extra_ore"):
            row.flag(flag)

    def perform(self, state: State, seat: int, source: int) -> None:
        state.stack.append(ChooseRow(seat))


@final
class ChooseRow(Choice[State]):
    """Which row of Basic Spacefaring is carried out? (BTS-8.10)"""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("BTS-8.10", "BTS-8.11")

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=is_active(state, self.seat))

    def options(self, state: State) -> list[Action]:
        actions = state.parts.actions
        rows = [row for row in rows_of(state) if is_payable(state, self.seat, row, 0, True)]
        return [notation.named("row", actions[row].id, row) for row in rows]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if state.events is not None:
            state.emit(PawnMoved(seat, action.args[0]))
        begin_action(state, seat, action.args[0], 0, 0)

    def label(self, state: State, seat: int, action: Action) -> Message:
        return action_label(state, seat, "do-row", action.args[0], 0, self.rules)


# Ministry of Colonies


@final
class DrawSystemsKeepOne(Verb):
    """Draw systems and keep one as a colony (BTS-18.6, BTS-18.6a)."""

    verb: ClassVar[str] = "draw_systems_keep_one"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.deck: int = row.word("deck", ["A", "B"])
        row.word("fallback_deck", ["A", "B"])
        self.draw: int = row.number("draw", 1, 5)
        row.number("keep", 1, 1)
        self.discs: int = row.number("discs_placed", 0, 2)
        for flag in ("gain_colonization_bonus", "counts_as_colonized", "rest_to_bottom"):
            row.flag(flag)

    def perform(self, state: State, seat: int, source: int) -> None:
        drawn: list[int] = []
        while len(drawn) < self.draw:
            system = draw_system(state, self.deck)
            if system == NOTHING:
                break
            drawn.append(system)
        if drawn:
            state.stack.append(KeepSystem(seat, drawn, self.discs))

    def args(self, effects: Effects[State]) -> Json:
        return {"deck": "AB"[self.deck], "draw": self.draw}


@final
class KeepSystem(Choice[State]):
    """Which of the systems drawn is kept? (BTS-18.6a)"""

    __slots__ = ("discs", "systems")

    rules: ClassVar[tuple[str, ...]] = ("BTS-18.6a",)

    def __init__(self, seat: int, systems: list[int], discs: int) -> None:
        self.seat = seat
        self.systems = systems
        self.discs = discs

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, systems=is_distinct(self.systems, MOST_PARTS), discs=0 <= self.discs <= 2)

    def options(self, state: State) -> list[Action]:
        cards = state.parts.systems
        return [notation.named("keep", cards[system].id, system) for system in self.systems]

    def decide(self, state: State, seat: int, action: Action) -> None:
        system = action.args[0]
        state.stack.pop()
        if state.events is not None:
            state.emit(Colonized(seat, system))
        add_colony(state, seat, colony_of(system, NO_DISC, NO_DISC))
        refresh(state)
        open_rows(state)
        finish_colony(state, seat, system, self.discs)
        rest = [each for each in self.systems if each != system]
        for deck in (1, 0):
            cards_under(state, SYSTEMS + deck, [each for each in rest if state.parts.systems[each].deck == deck])

    def label(self, state: State, seat: int, action: Action) -> Message:
        card = state.parts.systems[action.args[0]]
        args = {"system": {"system": card.id}, "vp": card.vp, "effect": state.effects.clauses(card.bonus)}
        return Message("do-keep", args, self.rules)
