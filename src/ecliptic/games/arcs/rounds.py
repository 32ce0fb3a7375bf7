"""Rounds: leading or passing, following, and the end of a round (ARC-4)."""

from typing import final

from ecliptic.effects import fire
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.board import EVENT_NUMBER, FAITHFUL_SUIT, SIDE_NAMES, SUITS, ZEAL
from ecliptic.games.arcs.court import hold_card
from ecliptic.games.arcs.events import SeatEvent, UnionTook, action_card_ref
from ecliptic.games.arcs.frame_checks import frame_misplaced
from ecliptic.games.arcs.refusals import why_not_play
from ecliptic.games.arcs.scoring import EndChapter
from ecliptic.games.arcs.state import (
    COPY,
    EVENT,
    EVERYBODY,
    LEAD,
    NOBODY,
    PILE_KNOWN,
    PIVOT,
    PLAY_CARD,
    PLAY_HOW,
    PLAY_SEAT,
    PUBLIC,
    SEIZE,
    SURPASS,
    State,
    is_shown,
)
from ecliptic.games.arcs.turn import begin_turn, lead_play, lead_suit
from ecliptic.games.arcs.words import INITIATIVE_MOVED, ROUND_OVER
from ecliptic.kernel import Action, Decision, Frame, Json, Message, Request
from ecliptic.kernel.frames import check_fields

# A union card beside a played card: action card (6 bits), seat (2 bits), union card.
UNION_SEAT = 6
UNION_CARD = 8


def lead_number(state: State) -> int:
    """Return the number of the lead card, 0 under the zero marker (ARC-4.10)."""
    return 0 if state.zeroed else state.table.board.number[lead_play(state) & PLAY_CARD]


def holders(state: State) -> list[int]:
    """Return the seats that hold action cards."""
    return [seat for seat in range(state.table.seats) if state.players[seat].hand]


def next_holder(state: State, seat: int) -> int:
    """Return the next seat clockwise that holds action cards, the seat itself last; -1 if nobody does."""
    seats = state.table.seats
    for i in range(1, seats + 1):
        other = (seat + i) % seats
        if state.players[other].hand:
            return other
    return NOBODY


@final
class StartRound(Frame[State]):
    """A round begins, or the chapter ends because nobody has cards (ARC-4.1, ARC-4.26)."""

    __slots__ = ()

    def misfit(self, state: State) -> Message | None:
        # While cards of a round are on the table, that round goes on above.
        going_on = len(state.stack) > 1 and isinstance(state.stack[1], (NextFollower, EndRound, DiscardPlayed))
        return None if going_on == (len(state.played) > 0) else frame_misplaced(self)

    def run(self, state: State) -> None:
        state.played = []
        state.zeroed = False
        state.seized = False
        state.declared = False
        if not holders(state):
            state.stack[-1] = EndChapter(0)
        elif not state.players[state.initiative].hand:
            # A pass without cards is forced and does not count (ARC-4.4, ARC-4.6).
            if state.events is not None:
                state.emit(SeatEvent("passed", state.initiative))
            before = state.initiative
            state.initiative = next_holder(state, before)
            initiative_moved(state, before)
        else:
            state.stack.append(Lead(state.initiative))


@final
class Lead(Frame[State]):
    """The player with initiative leads a card or passes (ARC-4.2, ARC-4.4)."""

    __slots__ = ("seat",)

    rules = ("ARC-4.2", "ARC-4.4")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=self.seat == state.initiative and len(state.players[self.seat].hand) > 0)

    def ask(self, state: State) -> Request | None:
        number = state.table.board.number
        hand = [card for card in state.players[self.seat].hand if number[card] != EVENT_NUMBER]
        suit = state.table.board.suit
        found = [notation.LEAD[card] for card in hand if suit[card] < ZEAL]
        if len(found) < len(hand) and state.extension is not None:
            sides = state.extension.sides(state)
            found += [notation.sided("lead", card, side) for card in hand if suit[card] >= ZEAL for side in sides]
        return Decision(self.seat, [*found, notation.PASS])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is notation.PASS:
            pass_initiative(state, seat)
        else:
            state.passes = 0
            state.stack.append(NextFollower(seat))
            turn_side(state, action)
            begin_turn(state, seat, action.args[0], LEAD)

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action is notation.PASS:
            return Message("do-pass", {}, ("ARC-4.4",))
        return Message(play_label(action), card_args(state, action), ("ARC-4.2",))

    def why_not(self, state: State, seat: int, kind: str, about: str) -> Message | None:
        return why_not_play(state, seat, about, "ARC-4.2") if kind == "lead" else None


def play_label(action: Action) -> str:
    """Return the message that says how a card is played; one for Faithful cards says the side too."""
    return f"do-{action.kind}" if len(action.args) == 1 else f"do-{action.kind}-side"


def card_args(state: State, action: Action) -> Json:
    """Return an action card with its pips and suit, or the side that is played, for a label."""
    card = action.args[0]
    suit = state.table.board.suit[card]
    name = SUITS[suit] if suit < ZEAL else FAITHFUL_SUIT
    if len(action.args) > 1:
        name = SIDE_NAMES[action.args[1] - ZEAL]
    return {"card": action_card_ref(card), "pips": state.table.board.pips[card], "suit": {"suit": name}}


def turn_side(state: State, action: Action) -> None:
    """Turn a Faithful card to the side that is played."""
    if len(action.args) > 1 and state.extension is not None:
        state.extension.play_side(action.args[0], action.args[1])


def pass_initiative(state: State, seat: int) -> None:
    """Hand the marker on; when all who hold cards have passed in a row, the chapter ends (ARC-4.4 to ARC-4.7)."""
    if state.events is not None:
        state.emit(SeatEvent("passed", seat))
    state.passes += 1
    before = state.initiative
    state.initiative = next_holder(state, seat)
    if state.passes >= len(holders(state)):
        for other in holders(state):
            player = state.players[other]
            # Their owner knows which cards these are; the deal of the next chapter shuffles everything.
            state.pile += [card | 1 << PILE_KNOWN + other for card in player.hand]
            player.hand = []
            player.known = []
        if state.events is not None:
            state.emit(SeatEvent("all-passed", seat))
        state.stack[-1] = EndChapter(0)
    initiative_moved(state, before)


def initiative_moved(state: State, before: int) -> None:
    """Let cards react when the marker has come from somebody else."""
    if state.initiative != before:
        fire(state, INITIATIVE_MOVED, state.initiative)


@final
class NextFollower(Frame[State]):
    """After the turn of `seat`: the next player with cards follows, or the round ends (ARC-4.13, ARC-4.24)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, state: State) -> Message | None:
        turns = turns_of_round(state)
        if not turns:
            return frame_misplaced(self)
        seats, leader = state.table.seats, turns[0]
        last, own = (turns[-1] - leader) % seats, (self.seat - leader) % seats
        above = state.stack[2] if len(state.stack) > 2 else None
        if isinstance(above, Follow):
            return check_fields(self, seat=own > last and above.seat == self.seat)
        return check_fields(self, seat=own == last or (own > last and above is None))

    def run(self, state: State) -> None:
        seats = state.table.seats
        leader = lead_play(state) >> PLAY_SEAT & 3
        seat = (self.seat + 1) % seats
        if seat == leader:
            state.stack[-1] = EndRound()
            return
        state.stack[-1] = NextFollower(seat)
        if state.players[seat].hand:
            state.stack.append(Follow(seat))


def turns_of_round(state: State) -> list[int]:
    """Return the seats that have taken a turn this round, or are taking it, in order."""
    return [play >> PLAY_SEAT & 3 for play in state.played if play >> PLAY_HOW != SEIZE]


def follow_options(state: State, seat: int) -> list[Action]:
    """Return how each card of a hand may be played (ARC-4.14 to ARC-4.18)."""
    board = state.table.board
    suit, number = lead_suit(state), lead_number(state)
    found: list[Action] = []
    for card in state.players[seat].hand:
        if board.number[card] == EVENT_NUMBER:
            found.append(notation.EVENT[card])
            continue
        if board.suit[card] >= ZEAL:
            found += faithful_options(state, card, suit, number)
        elif board.suit[card] != suit:
            found.append(notation.PIVOT[card])
        elif board.number[card] > number:
            found.append(notation.SURPASS[card])
        found.append(notation.COPY[card])
    return found


def faithful_options(state: State, card: int, suit: int, number: int) -> list[Action]:
    """Return how a Faithful card may be played face up: a higher one of the led side Surpasses (F08-13)."""
    found: list[Action] = []
    for side in state.extension.sides(state) if state.extension is not None else []:
        if side != suit:
            found.append(notation.sided("pivot", card, side))
        elif state.table.board.number[card] > number:
            found.append(notation.sided("surpass", card, side))
    return found


@final
class Follow(Frame[State]):
    """A follower plays a card: Surpass, Copy or Pivot (ARC-4.13)."""

    __slots__ = ("seat",)

    rules = ("ARC-4.13",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, state: State) -> Message | None:
        is_due = self.seat not in turns_of_round(state) and state.turn_seat == NOBODY
        return check_fields(self, seat=is_due and len(state.players[self.seat].hand) > 0)

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, follow_options(state, self.seat))

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        turn_side(state, action)
        how = {"surpass": SURPASS, "copy": COPY, "pivot": PIVOT, "event": EVENT}[action.kind]
        begin_turn(state, seat, action.args[0], how)

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "event":
            return Message("do-event", {"card": action_card_ref(action.args[0])}, ("ABR-5.2",))
        rule = {"surpass": "ARC-4.14", "copy": "ARC-4.16", "pivot": "ARC-4.17"}[action.kind]
        return Message(play_label(action), card_args(state, action), (rule,))

    def why_not(self, state: State, seat: int, kind: str, about: str) -> Message | None:
        if kind not in ("surpass", "pivot", "copy"):
            return None
        wrong = why_not_play(state, seat, about, "ARC-4.13")
        if wrong is not None:
            return wrong
        card = action_card_ref(state.table.board.action_ids.index(about))
        if kind == "pivot":
            return Message("no-same-suit", {"card": card}, ("ARC-4.17",))
        return Message("no-not-higher", {"card": card, "n": lead_number(state)}, ("ARC-4.14",))


@final
class EndRound(Frame[State]):
    """Unions, then the initiative, then the played cards are discarded (ARC-4.24, ARC-4.25)."""

    __slots__ = ()

    def misfit(self, state: State) -> Message | None:
        return None if state.played and state.turn_seat == NOBODY else frame_misplaced(self)

    def run(self, state: State) -> None:
        taken = take_unions(state)
        before = state.initiative
        if not state.seized:
            best, number = NOBODY, 0
            for play in state.played:
                card = play & PLAY_CARD
                if play >> PLAY_HOW == SURPASS and state.table.board.number[card] > number:
                    best, number = play >> PLAY_SEAT & 3, state.table.board.number[card]
            if best != NOBODY:
                state.initiative = best
                if state.events is not None:
                    state.emit(SeatEvent("initiative", best))
        state.stack[-1] = DiscardPlayed(taken)
        fire(state, ROUND_OVER)
        initiative_moved(state, before)


@final
class DiscardPlayed(Frame[State]):
    """The cards of the round are discarded, except those that unions took (ARC-4.25)."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def run(self, state: State) -> None:
        state.stack.pop()
        for play in state.played:
            card = play & PLAY_CARD
            if card in self.cards:
                continue
            if play >> PLAY_HOW in (COPY, SEIZE) and not is_shown(state, card):
                state.pile.append(card | 1 << PILE_KNOWN + (play >> PLAY_SEAT & 3))
            elif state.table.split:
                state.open_pile.append(card)
            else:
                state.pile.append(card | EVERYBODY)
        state.played = []
        if state.extension is not None:
            state.extension.shown = 0


def take_unions(state: State) -> list[int]:
    """Let unions take the action cards beside which they lie (BC04, BC05, BC10, BC11); return those cards."""
    taken: list[int] = []
    board = state.table.board
    for union in state.unions:
        card, seat, own = union & PLAY_CARD, union >> UNION_SEAT & 3, union >> UNION_CARD
        if board.suit[card] < ZEAL:
            state.court_discard.append(own)
        else:
            hold_card(state, seat, own)  # what takes Faithful cards returns to its holder (F08-16)
        if card not in taken:
            taken.append(card)
            player = state.players[seat]
            player.hand = sorted([*player.hand, card])
            player.known = sorted([*player.known, *[viewer * 64 + card for viewer in range(PUBLIC + 1)]])
        if state.events is not None:
            state.emit(UnionTook(seat, own, card))
    state.unions = []
    return taken
