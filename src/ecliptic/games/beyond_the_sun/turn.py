"""Turns: action, production, achievement; the last rounds and the end (BTS-3, BTS-6, BTS-7)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice
from ecliptic.games.beyond_the_sun import notation
from ecliptic.games.beyond_the_sun.abilities import (
    ability_label,
    ability_options,
    free_abilities,
    replace_all_stars,
    use_ability,
)
from ecliptic.games.beyond_the_sun.components import KEPT_BY_CLAIMER, STAR
from ecliptic.games.beyond_the_sun.frame_checks import is_active
from ecliptic.games.beyond_the_sun.log_events import AchievementClaimed, EndTriggered, EventKept, Scored, TurnBegan
from ecliptic.games.beyond_the_sun.production import Production
from ecliptic.games.beyond_the_sun.scoring import claimable, places, score
from ecliptic.games.beyond_the_sun.spaces import go_to, legal_spaces, space_label, why_not_space
from ecliptic.games.beyond_the_sun.state import State, outpost_of, with_item
from ecliptic.kernel import Action, Frame, Message
from ecliptic.kernel.frames import check_fields

# Phases of a turn (BTS-3.2); the windows around the action belong to the action phase.
ACTION: Final = 0
AFTER_ACTION: Final = 1
PRODUCTION: Final = 2
ACHIEVEMENT: Final = 3
END: Final = 4

# Why a game ended.
SCORE: Final = "score"
ROUND_LIMIT: Final = "round_limit"


def discs_to_end(seats: int) -> int:
    """Return how many discs on achievements trigger the end (BTS-7.1)."""
    return 4 if seats == 4 else 3


def begin_turn(state: State, seat: int) -> None:
    """Begin a faction's turn."""
    state.active_seat = seat
    state.players[seat].used = 0
    state.controlled_at_start = [1 if outpost >= 0 else 0 for outpost in state.outpost]
    state.stack.append(TakeTurn(seat, ACTION))
    if state.events is not None:
        state.emit(TurnBegan(seat, state.round))


@final
class TakeTurn(Frame[State]):
    """A turn and its next phase."""

    __slots__ = ("phase", "seat")

    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=is_active(state, self.seat), phase=ACTION <= self.phase <= END)

    def run(self, state: State) -> None:
        if self.phase == END:
            state.stack.pop()
            end_turn(state, self.seat)
            return
        state.stack[-1] = TakeTurn(self.seat, self.phase + 1)
        if self.phase == ACTION:
            state.stack.append(ChooseSpace(self.seat))
        elif self.phase == AFTER_ACTION:
            if free_abilities(state, self.seat):
                state.stack.append(AfterAction(self.seat))
        elif self.phase == PRODUCTION:
            state.stack.append(Production(self.seat))
        elif claimable(state, self.seat):
            state.stack.append(ClaimAchievement(self.seat))


@final
class ChooseSpace(Choice[State]):
    """Where does the pawn go? Before that, abilities may be used (BTS-4.1, BTS-4.16)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("BTS-4.1",)

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=is_active(state, self.seat))

    def options(self, state: State) -> list[Action]:
        # The bottom row is always free (BTS-3.3); with a content pack that closes it, abilities wait for AfterAction.
        spaces = legal_spaces(state, self.seat)
        return spaces + ability_options(state, self.seat) if spaces else spaces

    def decide(self, state: State, seat: int, action: Action) -> None:
        if action.kind == "go":
            state.stack.pop()
            go_to(state, seat, action.args[0], action.args[1])
        else:
            use_ability(state, seat, action)

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind != "go":
            return ability_label(state, action, ("BTS-4.16",))
        return space_label(state, seat, action.args[0], action.args[1], ("BTS-4.1",))

    def why_not(self, state: State, seat: int, kind: str, about: str) -> Message | None:
        return why_not_space(state, seat, about) if kind == "go" else None


@final
class AfterAction(Choice[State]):
    """After the action, abilities may be used (BTS-4.16)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("BTS-4.16",)

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=is_active(state, self.seat))

    def options(self, state: State) -> list[Action]:
        found = ability_options(state, self.seat)
        return [*found, notation.STOP] if found else []

    def decide(self, state: State, seat: int, action: Action) -> None:
        if action.kind == "stop":
            state.stack.pop()
        else:
            use_ability(state, seat, action)

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "stop":
            return Message("do-end-action", {}, ("BTS-3.2",))
        return ability_label(state, action, self.rules)


# Achievements


@final
class ClaimAchievement(Choice[State]):
    """Which achievement is claimed? (BTS-6.1, BTS-6.2)"""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("BTS-6.1", "BTS-6.2")

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=is_active(state, self.seat))

    def options(self, state: State) -> list[Action]:
        cards = state.parts.achievements
        return [
            notation.named("claim", cards[state.achievements[number]].id, number)
            for number in claimable(state, self.seat)
        ]

    def decide(self, state: State, seat: int, action: Action) -> None:
        number = action.args[0]
        state.stack.pop()
        discs = state.claims[number]
        card = state.achievements[number]
        spaces = state.parts.achievements[card].spaces(len(state.players))
        if state.events is not None:
            state.emit(AchievementClaimed(seat, card, spaces[len(discs)]))
        release_claimed_events(state, seat, number)
        state.claims = with_item(state.claims, number, [*discs, outpost_of(seat, STAR)])
        check_end(state)

    def label(self, state: State, seat: int, action: Action) -> Message:
        card = state.parts.achievements[state.achievements[action.args[0]]]
        vp = card.spaces(len(state.players))[len(state.claims[action.args[0]])]
        return Message("do-claim", {"achievement": {"achievement": card.id}, "vp": vp}, self.rules)


def release_claimed_events(state: State, seat: int, number: int) -> None:
    """Give events that wait for the first disc on an achievement to the faction that placed it (BTS-16.3)."""
    kept: list[int] = []
    for i in range(0, len(state.linked), 2):
        event, target = state.linked[i], state.linked[i + 1]
        card = state.parts.events[event]
        if card.after == KEPT_BY_CLAIMER and target == number:
            if state.events is not None:
                state.emit(EventKept(seat, event))
            player = state.players[seat]
            player.kept = [*player.kept, event]
        else:
            kept += [event, target]
    state.linked = kept


def check_end(state: State) -> None:
    """See whether the end of the game is triggered (BTS-6.8, BTS-7.1, BTS-7.3)."""
    if not state.last_round and sum(len(discs) for discs in state.claims) >= discs_to_end(len(state.players)):
        state.last_round = state.round + 1
        if state.events is not None:
            state.emit(EndTriggered(state.last_round))


# The end


def end_turn(state: State, seat: int) -> None:
    """Go on with the next faction, or end the game (BTS-3.1, BTS-7.3)."""
    order = state.seating.order
    at = order.index(seat) + 1
    if at < len(order):
        begin_turn(state, order[at])
    elif state.round == state.last_round:
        state.stack.append(FinalScoring())
        for each in reversed(order):
            replace_all_stars(state, each)
    elif state.round == state.seating.round_limit:
        state.places = tuple([0] * len(state.players))
        state.scores = [score(state, each) for each in range(len(state.players))]
        state.reason = ROUND_LIMIT
    else:
        state.round += 1
        begin_turn(state, order[0])


@final
class FinalScoring(Frame[State]):
    """The last turn is over: count points (BTS-7.13a, BTS-7.16)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.stack.pop()
        scores = [score(state, seat) for seat in range(len(state.players))]
        if state.events is not None:
            for seat in state.seating.order:
                state.emit(Scored(seat, scores[seat]))
        state.scores = scores
        state.places = tuple(places(state, scores))
        state.reason = SCORE
