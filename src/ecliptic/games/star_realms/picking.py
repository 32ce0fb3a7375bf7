"""Picking cards: forced discards, own cards to discard or scrap, the trade row (SR-7.5 to SR-7.9, SR-7.14).

A choice with one possible answer is made at once, but only when everybody can see that there is one: skipping a
question because of what is in a hidden hand would tell the others about that hand.
"""

from typing import final

from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.cards import discard_from_hand, leave_hand, refill, to_scrap_heap
from ecliptic.games.star_realms.components import DISCARD_OWN, FROM_DISCARD, FROM_HAND, NO_ABILITY, Step
from ecliptic.games.star_realms.resolve import Repeat
from ecliptic.games.star_realms.state import State
from ecliptic.kernel import Action, Decision, Frame, Request

# Discarding


def do_opponent_discard(state: State, seat: int, ability: int, index: int, step: Step, place: int) -> None:
    """Choose a legal opponent, who discards at once (SR-7.8)."""
    targets = state.reach.players[seat]
    if len(targets) == 1:
        must_discard(state, targets[0], step.n)
    elif targets:
        state.stack.append(TargetOpponent(seat, step.n))


def must_discard(state: State, victim: int, n: int) -> None:
    """The victim picks n cards, or loses all when there are no more than that (SR-7.9)."""
    hand = state.players[victim].hand
    if len(hand) > n:
        state.stack.append(ForcedDiscard(victim, n))
    else:
        for card in hand[:]:
            discard_from_hand(state, victim, card)


@final
class TargetOpponent(Frame[State]):
    """Which opponent has to discard? (SR-7.8)"""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, [notation.TARGET[target] for target in state.reach.players[self.seat]])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        state.note("target", seat, whom=action.args[0])
        must_discard(state, action.args[0], self.n)


@final
class ForcedDiscard(Frame[State]):
    """Another player's ability makes this seat discard (SR-7.8)."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, each_once(notation.DISCARD, state.players[self.seat].hand))

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        discard_from_hand(state, seat, action.args[0])
        if self.n > 1:
            must_discard(state, seat, self.n - 1)


def each_once(actions: list[Action], cards: list[int]) -> list[Action]:
    """The action for each different card of a sorted list."""
    found: list[Action] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(actions[card])
            last = card
    return found


# Picking own cards to discard or scrap


def do_pick_own(state: State, seat: int, ability: int, index: int, step: Step, place: int) -> None:
    """Scrap or discard own cards: as many as the step allows, one after the other (SR-7.5, SR-7.6, SR-7.14)."""
    pick_next(state, PickOwn(seat, ability, index, 0))


def pick_next(state: State, frame: "PickOwn") -> None:
    """Ask for the next card, take it when there is no choice, or give the benefit for the cards picked."""
    step = state.parts.abilities[frame.ability][frame.step]
    left = len(frame.candidates(state))
    if frame.picked < step.most and left:
        if left == 1 and frame.picked < step.least:
            frame.pick(state, frame.options(state)[0])
        else:
            state.stack.append(frame)
    elif step.nested != NO_ABILITY and frame.picked:
        state.stack.append(Repeat(frame.seat, step.nested, frame.picked))


@final
class PickOwn(Frame[State]):
    """The next own card to discard or scrap for an ability; `picked` are gone already."""

    __slots__ = ("ability", "picked", "seat", "step")

    def __init__(self, seat: int, ability: int, step: int, picked: int) -> None:
        self.seat = seat
        self.ability = ability
        self.step = step
        self.picked = picked

    def candidates(self, state: State) -> list[int]:
        """Every card that could be picked."""
        step = state.parts.abilities[self.ability][self.step]
        player = state.players[self.seat]
        if step.verb == DISCARD_OWN:
            return player.hand
        found: list[int] = []
        if step.zones & FROM_HAND:
            found += player.hand
        if step.zones & FROM_DISCARD:
            found += player.discard
        return found

    def options(self, state: State) -> list[Action]:
        """The possible picks, equal cards of a zone once."""
        step = state.parts.abilities[self.ability][self.step]
        player = state.players[self.seat]
        if step.verb == DISCARD_OWN:
            return each_once(notation.DISCARD, player.hand)
        options: list[Action] = []
        if step.zones & FROM_HAND:
            options += each_once(notation.SCRAP_HAND, player.hand)
        if step.zones & FROM_DISCARD:
            options += each_once(notation.SCRAP_DISCARD, sorted(player.discard))
        return options

    def ask(self, state: State) -> Request | None:
        options = self.options(state)
        if self.picked >= state.parts.abilities[self.ability][self.step].least:
            options.append(notation.STOP)
        return Decision(self.seat, options)

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not notation.STOP:
            self.pick(state, action)
        else:
            step = state.parts.abilities[self.ability][self.step]
            if step.nested != NO_ABILITY and self.picked:
                state.stack.append(Repeat(seat, step.nested, self.picked))

    def pick(self, state: State, action: Action) -> None:
        """Discard or scrap this card and go on."""
        seat, card = self.seat, action.args[0]
        player = state.players[seat]
        if action.kind == "discard":
            discard_from_hand(state, seat, card)
        else:
            if action.kind == "scrap_hand":
                leave_hand(player, card)
            else:
                player.discard.remove(card)
            player.scrapped += 1
            to_scrap_heap(state, card)
            state.note(action.kind, seat, card)
        pick_next(state, PickOwn(seat, self.ability, self.step, self.picked + 1))


# The trade row


def do_scrap_row(state: State, seat: int, ability: int, index: int, step: Step, place: int) -> None:
    """Scrap cards now in the trade row (SR-7.7)."""
    if state.trade_row:
        state.stack.append(ScrapRow(seat, ability, index, []))


@final
class ScrapRow(Frame[State]):
    """The next card of the trade row to scrap; the row is refilled when all are picked (SR-7.7).

    `picks` are the places already picked: the cards still lie there, so that the row can be refilled in place.
    """

    __slots__ = ("ability", "picks", "seat", "step")

    def __init__(self, seat: int, ability: int, step: int, picks: list[int]) -> None:
        self.seat = seat
        self.ability = ability
        self.step = step
        self.picks = picks

    def ask(self, state: State) -> Request | None:
        left = sorted(card for i, card in enumerate(state.trade_row) if i not in self.picks)
        options = each_once(notation.SCRAP_ROW, left)
        if len(self.picks) >= state.parts.abilities[self.ability][self.step].least:
            options.append(notation.STOP)
        return Decision(self.seat, options)

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        picks = self.picks
        row = state.trade_row
        if action is not notation.STOP:
            picks = [*picks, next(i for i, c in enumerate(row) if c == action.args[0] and i not in picks)]
            most = state.parts.abilities[self.ability][self.step].most
            if len(picks) < min(most, len(row)):
                state.stack.append(ScrapRow(seat, self.ability, self.step, picks))
                return
        for i in sorted(picks, reverse=True):
            card = row[i]
            state.note("scrap_row", seat, card)
            to_scrap_heap(state, card)
            refill(state, i)
