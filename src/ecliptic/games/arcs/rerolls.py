"""Rolling dice, and abilities that roll some of them again (ARC-7.6, ARC-7.19, ARC-13.6)."""

from typing import Final, final

from ecliptic.effects import Choice
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.board import (
    ASSAULT,
    DICE,
    DICE_OF_A_KIND,
    EMPATH,
    FACES,
    RAID,
    RESOURCES,
    SIDES,
    SKIRMISH,
    WEAPON,
)
from ecliptic.games.arcs.events import card_ref
from ecliptic.games.arcs.frame_checks import is_card, is_in_play
from ecliptic.games.arcs.pieces import fresh_ships
from ecliptic.games.arcs.state import NOBODY, State
from ecliptic.games.arcs.words import has, icons, is_declared, rerolls
from ecliptic.kernel import Action, Chance, Frame, Json, Message, Request
from ecliptic.kernel.frames import check_fields

ANY_DIE: Final = -1


@final
class RollDice(Frame[State]):
    """Dice are rolled, kind by kind; `counts` are those still to roll (ARC-7.6)."""

    __slots__ = ("counts", "seat")

    def __init__(self, seat: int, counts: list[int]) -> None:
        self.seat = seat
        self.counts = counts

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=self.seat == state.turn_seat, counts=is_roll(state, self.counts))

    def kind(self) -> int:
        """Return the kind that is rolled next, -1 when all are rolled."""
        for kind in (ASSAULT, SKIRMISH, RAID):
            if self.counts[kind]:
                return kind
        return -1

    def ask(self, state: State) -> Request | None:
        kind = self.kind()
        if kind < 0:
            return None
        faces = list(range(kind * SIDES, kind * SIDES + SIDES))
        return Chance(f"{DICE[kind]}_dice", faces, count=self.counts[kind], replace=True)

    def run(self, state: State) -> None:
        state.stack.pop()

    def outcome(self, state: State, drawn: list[int]) -> None:
        kind = self.kind()
        state.dice = sorted([*state.dice, *drawn])
        state.stack[-1] = RollDice(self.seat, [0 if i == kind else n for i, n in enumerate(self.counts)])


def is_roll(state: State, counts: list[int]) -> bool:
    """Return whether so many dice of each kind are left to roll beside those on the table."""
    there = [sum(1 for die in state.dice if die // SIDES == kind) for kind in range(len(DICE))]
    return len(counts) == len(DICE) and all(0 <= n <= DICE_OF_A_KIND - there[i] for i, n in enumerate(counts))


def reroll_limit(state: State, seat: int, card: int, system: int) -> int:
    """Return how many dice a card of the attacker may roll again; `system` is -1 outside a battle."""
    return rerolls(state, seat, card, printed_limit(state, seat, card, system))


def printed_limit(state: State, seat: int, card: int, system: int) -> int:
    """Return the limit as the card says it."""
    rule = state.table.cards.cards[card].reroll
    if rule == "weapon_icons":
        return icons(state, seat, WEAPON) if system != NOBODY else 0
    if rule == "fresh_ships":
        return fresh_ships(state, system, seat) if system != NOBODY else 0
    if rule == "resource_types":
        if system == NOBODY:
            return 0
        return sum(1 for kind in range(len(RESOURCES)) if has(state, seat, kind))
    return 99 if rule == "all" and is_declared(state, EMPATH) else 0


def rerollable(state: State, card: int) -> list[int]:
    """Return the dice on the table that a card may roll again."""
    kind = state.table.cards.cards[card].reroll_die
    return [die for die in state.dice if kind in (ANY_DIE, die // SIDES)]


@final
class Rerolls(Choice[State]):
    """Which ability rolls dice again? Each may once, in the order the attacker chooses (ARC-7.19)."""

    __slots__ = ("system", "used")

    rules = ("ARC-7.19", "ARC-13.6")

    def __init__(self, seat: int, used: list[int], system: int) -> None:
        self.seat = seat
        self.used = used
        self.system = system

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            seat=self.seat == state.turn_seat,
            used=len(set(self.used)) == len(self.used) and all(is_card(state, card) for card in self.used),
            system=self.system == NOBODY or is_in_play(state, self.system),
        )

    def options(self, state: State) -> list[Action]:
        player = state.players[self.seat]
        found = [notation.DONE]
        for card in [player.leader, *player.cards]:
            if card < 0 or card in self.used or not state.table.cards.cards[card].reroll:
                continue
            if reroll_limit(state, self.seat, card, self.system) and rerollable(state, card):
                found.append(notation.REROLL[card])
        return found

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not notation.DONE:
            card = action.args[0]
            limit = min(reroll_limit(state, seat, card, self.system), len(rerollable(state, card)))
            state.stack.append(Rerolls(seat, [*self.used, card], self.system))
            state.stack.append(ChooseDice(seat, card, limit, [0, 0, 0]))

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action is notation.DONE:
            return Message("do-keep-dice", {}, self.rules)
        return Message("do-reroll", {"card": card_ref(state, action.args[0])}, self.rules)


@final
class ChooseDice(Choice[State]):
    """Which die is rolled again? Chosen dice leave the table until all are rolled together."""

    __slots__ = ("card", "counts", "left")

    rules = ("ARC-7.19",)

    def __init__(self, seat: int, card: int, left: int, counts: list[int]) -> None:
        self.seat = seat
        self.card = card
        self.left = left
        self.counts = counts

    def misfit(self, state: State) -> Message | None:
        card = is_card(state, self.card) and state.table.cards.cards[self.card].reroll != ""
        return check_fields(
            self,
            seat=self.seat == state.turn_seat,
            card=card,
            left=card and 0 <= self.left <= len(rerollable(state, self.card)),
            counts=is_roll(state, self.counts),
        )

    def options(self, state: State) -> list[Action]:
        dice = sorted(set(rerollable(state, self.card))) if self.left else []
        return [notation.DONE, *[notation.DIE[die] for die in dice]]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is notation.DONE:
            state.stack.append(RollDice(seat, self.counts))
        else:
            die = action.args[0]
            state.dice.remove(die)
            counts = [n + (1 if kind == die // SIDES else 0) for kind, n in enumerate(self.counts)]
            state.stack.append(ChooseDice(seat, self.card, self.left - 1, counts))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"n": self.left, "card": card_ref(state, self.card)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action is notation.DONE:
            return Message("do-roll", {"n": sum(self.counts)}, self.rules)
        die = action.args[0]
        faces = [FACES[symbol] for symbol in state.table.board.faces[die]] or ["blank"]
        args: Json = {"die": {"die": DICE[die // SIDES]}, "symbols": [{"face": face} for face in faces]}
        return Message("do-die", args, self.rules)
