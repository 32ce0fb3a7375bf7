"""The event die and the number die when a player rolls them: an ability may reroll them once (ABR-5.8, ABR-9.8, L19).

A `PlayerRoll` waits below the question until its dice count. The dice of a set-up are nobody's (ABR-2.7, ABR-2.8,
ABR-2.27), and when the next act begins no ambition is declared (ABR-2.23, ABR-2.26).
"""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice
from ecliptic.games.arcs.board import CLUSTERS, SYMBOLS
from ecliptic.games.arcs.campaign.events import DiceRerolled, DiceRolled, DieForCrises, NumberRolled
from ecliptic.games.arcs.campaign.notation import BOTH_DICE, DICE_NAMES, EVENT_DIE, NUMBER_DIE, REROLL_DICE
from ecliptic.games.arcs.events import card_ref
from ecliptic.games.arcs.frame_checks import frame_misplaced
from ecliptic.games.arcs.notation import DONE
from ecliptic.games.arcs.rerolls import ANY_DIE, reroll_limit
from ecliptic.games.arcs.state import NOBODY, State
from ecliptic.kernel import Action, Chance, Frame, Json, Message, Request
from ecliptic.kernel.frames import check_fields, frame_below

# Sides of the event die: crises with each symbol, then edicts with each (ABR-5.8).
EVENT_SIDES: Final = 6
FIRST_EDICT_SIDE: Final = 3

NOT_ROLLED: Final = -1  # in place of the side or the cluster


def shows_crises(side: int) -> bool:
    """Return whether a side of the event die shows crises."""
    return side < FIRST_EDICT_SIDE


def symbol_of(side: int) -> int:
    """Return the symbol of a side of the event die: arrow, crescent or hex, as in `SYMBOLS`.

    >>> SYMBOLS[symbol_of(4)]
    'crescent'
    """
    return side % FIRST_EDICT_SIDE + 1


class PlayerRoll(Frame[State]):
    """A roll of a player that its abilities may change before it counts. `dice` are the dice that are rolled."""

    __slots__ = ("seat",)

    dice: ClassVar[int] = BOTH_DICE

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def use_dice(self, state: State, side: int, cluster: int) -> None:
        """Carry out what these dice say; a die that is not rolled is `NOT_ROLLED`."""
        raise NotImplementedError


def rerolling_card(state: State, seat: int) -> int:
    """Return the card with which a seat may reroll any dice outside battles now (L19), -1 if there is none."""
    cards = state.table.cards.cards
    for card in state.players[seat].cards:
        row = cards[card]
        if row.reroll and row.reroll_die == ANY_DIE and reroll_limit(state, seat, card, NOBODY):
            return card
    return NOBODY


def offer_reroll(state: State, roll: PlayerRoll, side: int, cluster: int) -> None:
    """Let the dice of the roll on top of the stack count, or first ask whether some are rerolled."""
    emit_roll(state, roll.seat, side, cluster)
    if rerolling_card(state, roll.seat) != NOBODY:
        state.stack.append(MayReroll(roll.seat, side, cluster))
        return
    state.stack.pop()
    roll.use_dice(state, side, cluster)


def count_dice(state: State, side: int, cluster: int) -> None:
    """Let the dice count: a question or a reroll is on top of the stack, its roll right below."""
    state.stack.pop()
    roll = state.stack.pop()
    assert isinstance(roll, PlayerRoll)
    roll.use_dice(state, side, cluster)


def emit_roll(state: State, seat: int, side: int, cluster: int) -> None:
    """Tell the log what was rolled."""
    if state.events is None:
        return
    if cluster == NOT_ROLLED:
        state.emit(DieForCrises(seat, shows_crises(side)))
    elif side == NOT_ROLLED:
        state.emit(NumberRolled(seat, cluster))
    else:
        state.emit(DiceRolled(seat, symbol_of(side), cluster))


def is_shown(side: int, sides: int, is_rolled: bool) -> bool:
    """Return whether a die can show this; a die that is not rolled shows nothing."""
    return 0 <= side < sides if is_rolled else side == NOT_ROLLED


@final
class MayReroll(Choice[State]):
    """Does the player who rolled keep these dice, or reroll some of them once? (L19)"""

    __slots__ = ("cluster", "side")

    rules = ("ARC-7.19",)

    def __init__(self, seat: int, side: int, cluster: int) -> None:
        self.seat = seat
        self.side = side
        self.cluster = cluster

    def misfit(self, state: State) -> Message | None:
        roll = frame_below(state, self)
        if not isinstance(roll, PlayerRoll):
            return frame_misplaced(self)
        return check_fields(
            self,
            seat=self.seat == roll.seat and rerolling_card(state, self.seat) != NOBODY,
            side=is_shown(self.side, EVENT_SIDES, roll.dice & EVENT_DIE > 0),
            cluster=is_shown(self.cluster, CLUSTERS, roll.dice & NUMBER_DIE > 0),
        )

    def dice(self) -> int:
        """Return which dice were rolled."""
        return (EVENT_DIE if self.side >= 0 else 0) | (NUMBER_DIE if self.cluster >= 0 else 0)

    def options(self, state: State) -> list[Action]:
        if rerolling_card(state, self.seat) == NOBODY:
            return [DONE]
        rolled = self.dice()
        return [DONE, *[REROLL_DICE[dice] for dice in (EVENT_DIE, NUMBER_DIE, BOTH_DICE) if dice & ~rolled == 0]]

    def decide(self, state: State, seat: int, action: Action) -> None:
        if action is DONE:
            count_dice(state, self.side, self.cluster)
            return
        if state.events is not None:
            state.emit(DiceRerolled(seat, rerolling_card(state, seat), action.args[0]))
        state.stack[-1] = RerollDice(seat, action.args[0], self.side, self.cluster)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {
            "card": card_ref(state, rerolling_card(state, self.seat)),
            "dice": DICE_NAMES[self.dice()],
            "symbol": SYMBOLS[symbol_of(self.side)] if self.side >= 0 else "",
            "procedure": "crises" if shows_crises(self.side) else "edicts",
            "n": self.cluster + 1,
        }

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action is DONE:
            return Message("do-keep-dice", {}, self.rules)
        return Message("do-reroll-dice", {"dice": DICE_NAMES[action.args[0]]}, self.rules)


@final
class RerollDice(Frame[State]):
    """These dice, given as bits, are rolled once more, the event die first; then what lies there counts."""

    __slots__ = ("cluster", "dice", "seat", "side")

    def __init__(self, seat: int, dice: int, side: int, cluster: int) -> None:
        self.seat = seat
        self.dice = dice
        self.side = side
        self.cluster = cluster

    def misfit(self, state: State) -> Message | None:
        roll = frame_below(state, self)
        if not isinstance(roll, PlayerRoll):
            return frame_misplaced(self)
        return check_fields(
            self,
            seat=self.seat == roll.seat and rerolling_card(state, self.seat) != NOBODY,
            dice=0 < self.dice <= BOTH_DICE and self.dice & ~roll.dice == 0,
            side=is_shown(self.side, EVENT_SIDES, roll.dice & EVENT_DIE > 0),
            cluster=is_shown(self.cluster, CLUSTERS, roll.dice & NUMBER_DIE > 0),
        )

    def ask(self, state: State) -> Request | None:
        if self.dice & EVENT_DIE:
            return Chance("event_die", list(range(EVENT_SIDES)), count=1)
        return Chance("number_die", list(range(CLUSTERS)), count=1)

    def outcome(self, state: State, drawn: list[int]) -> None:
        side, cluster = self.side, self.cluster
        if self.dice & EVENT_DIE:
            side = drawn[0]
        else:
            cluster = drawn[0]
        if self.dice == BOTH_DICE:
            state.stack[-1] = RerollDice(self.seat, NUMBER_DIE, side, cluster)
            return
        emit_roll(state, self.seat, side, cluster)
        count_dice(state, side, cluster)
