"""The accreditation track and the deep space tile at its end (FED-8, FED-24.1)."""

from typing import final

from ecliptic.effects import Choice, Effects, resolve
from ecliptic.games.federation import events, notation, planet_events, wording
from ecliptic.games.federation.counting import count
from ecliptic.games.federation.frame_checks import MOST_COUNTED
from ecliptic.games.federation.medals import take_medal
from ecliptic.games.federation.state import NOBODY, SEEN_DEEP_SPACE, State
from ecliptic.games.federation.steps import COMPONENTS, FederationStep, NumberStep
from ecliptic.games.federation.vocabulary import ACCREDITATION_MEDAL, COUNTS, DURATIONS, ROUND
from ecliptic.kernel import Action, Fields, Frame, Json, Message
from ecliptic.kernel.frames import check_fields


def score(state: State, seat: int, points: int) -> None:
    """Prestige points; they have no upper limit (FED-1.14)."""
    if points:
        state.players[seat].points += points
        if state.events is not None:
            state.emit(events.Scored(seat, points))


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
        if state.events is not None:
            state.emit(events.AccreditationGained(seat, player.step, moved))
        if player.step == parts.last_step and player.deep_space < 0 and state.deep_space:
            if steps:
                state.stack.append(ResumeGain(seat, steps))
            if state.events is not None:
                state.emit(planet_events.DeepSpaceSeen(seat))
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

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, left=1 <= self.left <= MOST_COUNTED)


@final
class ChooseDeepSpace(Choice[State]):
    """The last step is reached: which of the deep space tiles? The player has looked at all of them (FED-24.1)."""

    __slots__ = ()

    question = "deep-space"
    rules = ("FED-8.3", "FED-24.1")

    def options(self, state: State) -> list[Action]:
        return [notation.DEEP_SPACE[tile] for tile in state.deep_space]

    def decide(self, state: State, seat: int, action: Action) -> None:
        tile = action.args[0]
        state.stack.pop()
        state.deep_space = [other for other in state.deep_space if other != tile]
        state.players[seat].deep_space = tile
        if state.events is not None:
            state.emit(planet_events.DeepSpaceTaken(seat, tile))
        resolve(state, seat, state.parts.deep_space_effect[tile], 0)

    def label(self, state: State, seat: int, action: Action) -> Message:
        tile = wording.deep_space_ref(state.parts, action.args[0])
        return Message("do-deep-space", {"tile": tile}, ("FED-24.1",))

    def misfit(self, state: State) -> Message | None:
        player = state.players[self.seat]
        has_looked = player.seen & SEEN_DEEP_SPACE and player.step == state.parts.last_step
        return check_fields(self, seat=bool(has_looked) and player.deep_space == NOBODY and len(state.deep_space) > 0)


def points_of(state: State, seat: int, effect: int) -> int:
    """The points that an effect would score now."""
    points = 0
    for step in state.parts.effects.steps[effect]:
        if isinstance(step, PpPerStep):
            points += step.points(state, seat)
        elif isinstance(step, PpStep):
            points += step.n
    return points


# Verbs


@final
class AccreditationStep(NumberStep):
    """FED-8.2"""

    verb = "accreditation"
    counted = True

    def run(self, state: State, seat: int, source: int) -> None:
        gain_accreditation(state, seat, self.n)

    def may_bring_die(self, state: State, seat: int) -> bool:
        """Would it bring a deep space tile, which nobody knows before (FED-8.3)?"""
        player = state.players[seat]
        return player.deep_space < 0 and len(state.deep_space) > 0 and player.step + self.n >= state.parts.last_step


@final
class PpStep(NumberStep):
    """FED-1.14"""

    verb = "pp"
    icon = "crown"
    counted = True
    used_by = COMPONENTS | {"law"}

    def run(self, state: State, seat: int, source: int) -> None:
        score(state, seat, self.n)


@final
class PpPerStep(FederationStep):
    """FED-25.9 to FED-25.11"""

    verb = "pp_per"
    used_by = COMPONENTS | {"law"}

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        table = row.table(self.verb)
        self.n = table.number("amount", 1, 30)
        self.count = table.word("of", COUNTS)
        table.finish()

    def run(self, state: State, seat: int, source: int) -> None:
        score(state, seat, self.points(state, seat))

    def points(self, state: State, seat: int) -> int:
        """Return what it would score now."""
        return self.n * count(state, seat, self.count)

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.n, "per": {"per": wording.count_name(self.count)}}

    def printed(self) -> Json:
        return {**super().printed(), "per": COUNTS[self.count]}


@final
class LevelBonusStep(FederationStep):
    """FED-8.11"""

    verb = "level_bonus"
    icon = "accreditation"
    counted = True

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        table = row.table(self.verb)
        self.n = table.number("amount", 1, 9)
        self.duration = table.word("duration", DURATIONS)
        table.finish()

    def run(self, state: State, seat: int, source: int) -> None:
        player = state.players[seat]
        if self.duration == ROUND:
            player.round_bonus += self.n
        else:
            player.game_bonus += self.n
        if state.events is not None:
            state.emit(events.LevelRaised(seat, self.duration, self.n))

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.n, "duration": DURATIONS[self.duration]}
