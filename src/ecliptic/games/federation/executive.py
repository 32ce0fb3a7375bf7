"""The executive phase: income, upkeep, projects, floors, law (FED-19)."""

from typing import Final, final

from ecliptic.effects import Choice, resolve
from ecliptic.games.federation import events, notation, phase_events, planet_events, wording
from ecliptic.games.federation.accreditation import score
from ecliptic.games.federation.counting import level
from ecliptic.games.federation.projects import contribute, is_funded
from ecliptic.games.federation.resources import can_pay, pay
from ecliptic.games.federation.state import (
    EXECUTIVE_PHASE,
    NEUTRAL,
    NOBODY,
    OWNER,
    State,
    printed_votes,
    shows_funding,
)
from ecliptic.games.federation.tables import SITES
from ecliptic.games.federation.vocabulary import LEFT, NOTHING, RIGHT, SENATE_SPACES, WINGS
from ecliptic.games.federation.words import law_was_passed
from ecliptic.kernel import Action, Frame, Json, Message
from ecliptic.kernel.frames import check_fields, frame_below

FLOORS: Final = 3
LOWEST_PAID_LEVEL: Final = 2  # through upkeep a marker falls no further (FED-8.10)


@final
class ExecutivePhase(Frame[State]):
    """Five steps in this order (FED-19.1)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.stack.pop()
        state.phase = EXECUTIVE_PHASE
        if state.events is not None:
            state.emit(phase_events.ExecutivePhaseBegan(NOBODY, state.round))
        state.stack.append(PassLaw())
        state.stack.append(ScoreFloors())
        state.stack.append(FundProjects(0))
        state.stack.append(PayUpkeep(0))
        state.stack.append(Income(0, 0))


@final
class Income(Frame[State]):
    """Step 1: in turn order every player's production sites, from left to right (FED-19.2, FED-19.3)."""

    __slots__ = ("place", "slot")

    def __init__(self, place: int, slot: int) -> None:
        self.place = place  # in turn order
        self.slot = slot

    def run(self, state: State) -> None:
        state.stack.pop()
        order = state.turn_order()
        slot = self.slot
        for place in range(self.place, len(order)):
            seat = order[place]
            while slot < SITES:
                if state.players[seat].sites & 1 << slot:
                    site = state.sites[slot]
                    if state.events is not None:
                        state.emit(planet_events.IncomeReceived(seat, site))
                    state.stack.append(Income(place, slot + 1))
                    resolve(state, seat, state.parts.site_income[site], 0)
                    return
                slot += 1
            slot = 0

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, place=0 <= self.place <= len(state.players), slot=0 <= self.slot <= SITES)


@final
class PayUpkeep(Frame[State]):
    """Step 2: in turn order everybody pays for the level of the marker (FED-8.9, FED-19.4)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: State) -> None:
        state.stack.pop()
        order = state.turn_order()
        for place in range(self.place, len(order)):
            seat = order[place]
            if state.parts.level_of_step[state.players[seat].step] > LOWEST_PAID_LEVEL:
                state.stack.append(PayUpkeep(place + 1))
                state.stack.append(Upkeep(seat))
                return

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, place=0 <= self.place <= len(state.players))


@final
class Upkeep(Choice[State]):
    """Pay for the level, fall to a lower one and pay for that, or fall to level 2 (FED-8.7, FED-8.8)."""

    __slots__ = ()

    question = "upkeep"
    rules = ("FED-8.7", "FED-8.8")

    def options(self, state: State) -> list[Action]:
        player = state.players[self.seat]
        top = state.parts.level_of_step[player.step]
        options: list[Action] = []
        for kept in range(top, LOWEST_PAID_LEVEL, -1):
            if can_pay(player.resources, upkeep_of(state, self.seat, kept)):
                options.append(notation.UPKEEP[kept])
        options.append(notation.UPKEEP[LOWEST_PAID_LEVEL])
        return options

    def decide(self, state: State, seat: int, action: Action) -> None:
        kept = action.args[0]
        player = state.players[seat]
        state.stack.pop()
        if kept < state.parts.level_of_step[player.step]:
            player.step = state.parts.lowest_step[kept]
            if state.events is not None:
                state.emit(events.LevelLost(seat, player.step, kept))
        if kept > LOWEST_PAID_LEVEL:
            pay(state, seat, upkeep_of(state, seat, kept))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"level": state.parts.level_of_step[state.players[self.seat].step]}

    def label(self, state: State, seat: int, action: Action) -> Message:
        kept = action.args[0]
        falls = kept < state.parts.level_of_step[state.players[self.seat].step]
        cost = upkeep_of(state, self.seat, kept) if kept > LOWEST_PAID_LEVEL else NOTHING
        args: Json = {"level": kept, "cost": wording.cost(cost), "falls": "yes" if falls else "no"}
        return Message("do-upkeep", args, self.rules)

    def misfit(self, state: State) -> Message | None:
        level_of_step = state.parts.level_of_step[state.players[self.seat].step]
        is_due = level_of_step > LOWEST_PAID_LEVEL and isinstance(frame_below(state, self), PayUpkeep)
        return check_fields(self, seat=is_due)


def upkeep_of(state: State, seat: int, kept: int) -> list[int]:
    """The upkeep of a level of the marker; bonuses raise it only where the table plays so (FED-8.12)."""
    if state.variant.bonus_counts_for_upkeep:
        player = state.players[seat]
        kept = min(kept + player.round_bonus + player.game_bonus, len(state.parts.upkeep) - 1)
    return state.parts.upkeep[kept]


@final
class FundProjects(Frame[State]):
    """Step 3: the columns from left to right, in each the funding symbols from the top (FED-19.5 to FED-19.8)."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at  # in the order of funding

    def run(self, state: State) -> None:
        state.stack.pop()
        parts = state.parts
        for at in range(self.at, SENATE_SPACES):
            space = parts.funding_order[at]
            piece = state.senate[space]
            if piece and shows_funding(parts, piece):
                seat = (piece & OWNER) - 1
                project = parts.project_of_column[parts.column[space]]
                if is_funded(state, project):
                    if state.events is not None:
                        state.emit(phase_events.SurplusFunding(seat, project))
                    state.stack.append(FundProjects(at + 1))
                    contribute(state, seat)
                    return
                state.projects[project] += 1
                if state.events is not None:
                    state.emit(phase_events.ProjectAdvanced(seat, project, state.projects[project]))

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, at=0 <= self.at <= SENATE_SPACES)


@final
class ScoreFloors(Frame[State]):
    """Step 4: most votes on a floor score the own level (FED-19.14 to FED-19.18)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.stack.pop()
        seats = len(state.players)
        for floor in range(FLOORS):
            votes = floor_votes(state, floor)
            most = max(votes if state.variant.neutral_votes_on_floors else votes[:seats])
            if most:
                for seat in state.turn_order():
                    if votes[seat] == most:
                        if state.events is not None:
                            state.emit(phase_events.FloorWon(seat, floor, most))
                        score(state, seat, level(state, seat))


def floor_votes(state: State, floor: int) -> list[int]:
    """The votes of every player on a floor, and last those of the neutral player (FED-19.14, FED-22.7)."""
    votes = [0] * (len(state.players) + 1)
    floors = state.parts.floor
    for space, piece in enumerate(state.senate):
        if piece and floors[space] == floor:
            owner = piece & OWNER
            votes[-1 if owner == NEUTRAL else owner - 1] += printed_votes(state.parts, piece)
    for seat, player in enumerate(state.players):
        if player.die_at >= 0 and floors[player.die_at] == floor:
            votes[seat] += player.die
    return votes


def wing_votes(state: State) -> list[int]:
    """All votes in the left and in the right wing, neutral ones and dice included (FED-19.19, FED-22.6)."""
    votes = [0, 0]
    wings = state.parts.wing
    for space, piece in enumerate(state.senate):
        if piece:
            votes[wings[space]] += printed_votes(state.parts, piece)
    for player in state.players:
        if player.die_at >= 0:
            votes[wings[player.die_at]] += player.die
    return votes


@final
class PassLaw(Frame[State]):
    """Step 5: the law of the wing with more votes is passed (FED-19.19, FED-19.20)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.stack.pop()
        left, right = wing_votes(state)
        if state.events is not None:
            state.emit(phase_events.VotesCounted(left, right))
        if left == right:
            state.stack.append(ChooseLaw(state.president))
        else:
            pass_law(state, LEFT if left > right else RIGHT)


@final
class ChooseLaw(Choice[State]):
    """The wings have equal votes: the holder of the president pawn chooses (FED-19.20)."""

    __slots__ = ()

    question = "law"
    rules = ("FED-19.20",)

    def options(self, state: State) -> list[Action]:
        return notation.LAW

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        pass_law(state, action.args[0])

    def label(self, state: State, seat: int, action: Action) -> Message:
        wing = action.args[0]
        law = wording.law_ref(state.parts, state.laws[wing])
        return Message("do-law", {"law": law, "wing": {"wing": WINGS[wing]}}, self.rules)

    def misfit(self, state: State) -> Message | None:
        below = frame_below(state, self)
        is_due = state.phase == EXECUTIVE_PHASE and below is state.stack[0]
        return check_fields(self, seat=is_due and self.seat == state.president)


def pass_law(state: State, wing: int) -> None:
    """Every player scores the law that is passed (FED-19.21)."""
    law = state.laws[wing]
    if state.events is not None:
        state.emit(phase_events.LawPassed(law))
    law_was_passed(state, law)
