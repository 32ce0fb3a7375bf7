"""Placing an ambassador: space, ambassador and side, token, then the four steps (FED-5, FED-9, FED-10, FED-18)."""

from typing import Final, final

from ecliptic.games.federation import notation
from ecliptic.games.federation.choice import Choice
from ecliptic.games.federation.effects import resolve_in_any_order
from ecliptic.games.federation.missions import unlock
from ecliptic.games.federation.moment import Moment
from ecliptic.games.federation.resources import after_paying, can_pay, gain
from ecliptic.games.federation.rooms import TakeAction, is_payable
from ecliptic.games.federation.state import NOBODY, SPECIAL, State, own_piece, shows_funding
from ecliptic.games.federation.tables import SPECIAL_AMBASSADOR
from ecliptic.games.federation.vocabulary import FIRST_ROOM_SPACE, NOTHING, OUTER, ROOM_A, ROOM_D, SENATE_SPACES
from ecliptic.kernel import Action, Frame

SPACE_OF_ROOM_D: Final = FIRST_ROOM_SPACE + ROOM_D - ROOM_A


def space_options(state: State, seat: int) -> list[Action]:
    """The spaces this player may choose, the outer module last (FED-5.1, FED-5.2, FED-5.5, FED-16.7, FED-18.1)."""
    senate = state.senate
    action_of = state.parts.action_of
    have = state.players[seat].resources
    options: list[Action] = []
    last = -1
    payable = False
    for space in range(SENATE_SPACES):
        if not senate[space]:
            action = action_of[space]
            if action != last:  # the two spaces of an action are neighbours
                last = action
                payable = is_payable(state, seat, action, have) or some_bonus_pays(state, seat, action)
            if payable and (space != SPACE_OF_ROOM_D or state.turn > 1):
                options.append(notation.PLACE[space])
    options.append(notation.PLACE[OUTER])
    return options


def some_bonus_pays(state: State, seat: int, action: int) -> bool:
    """Could the action be paid with the bonus of some ambassador or token (FED-5.4, FED-5.5)?"""
    player = state.players[seat]
    parts = state.parts
    for ambassador in range(SPECIAL_AMBASSADOR):
        if player.ambassadors & 1 << ambassador and pays(state, seat, action, parts.funding_bonus[ambassador]):
            return True
    for token in player.tokens:
        if can_play_token(state, seat, action, token):
            return True
    return False


def pays(state: State, seat: int, action: int, bonus: list[int]) -> bool:
    """Could the action be paid together with this bonus?"""
    have = state.players[seat].resources
    return is_payable(state, seat, action, [n + bonus[resource] for resource, n in enumerate(have)])


def can_play_token(state: State, seat: int, action: int, token: int) -> bool:
    """May this token be played with the action: can its payment be made and the action still be paid (FED-10.5)?"""
    have = state.players[seat].resources
    parts = state.parts
    cost = parts.token_pay[token]
    if not can_pay(have, cost):
        return False
    if not any(cost):
        return pays(state, seat, action, parts.token_gain[token])
    return is_payable(state, seat, action, after_paying(have, cost))


@final
class ChooseAmbassador(Choice):
    """Which ambassador goes to the space, and with which side up? (FED-5.1, FED-5.14)

    Ambassadors that are alike are named once.
    """

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def options(self, state: State) -> list[Action]:
        player = state.players[self.seat]
        parts = state.parts
        action = parts.action_of[self.space]
        with_token = False
        for token in player.tokens:
            if can_play_token(state, self.seat, action, token):
                with_token = True
                break
        votes_pay = with_token or is_payable(state, self.seat, action, player.resources)
        options: list[Action] = []
        offered: list[int] = []
        for ambassador in range(SPECIAL_AMBASSADOR + 1):
            if not player.ambassadors & 1 << ambassador:
                continue
            bonus = parts.funding_bonus[ambassador]
            votes = parts.ambassador_votes[ambassador]
            if any(parts.ambassador_votes[o] == votes and parts.funding_bonus[o] == bonus for o in offered):
                continue
            offered.append(ambassador)
            if votes_pay:
                options.append(notation.VOTE[ambassador])
            if ambassador != SPECIAL_AMBASSADOR and (votes_pay or pays(state, self.seat, action, bonus)):
                options.append(notation.FUNDING[ambassador])
        return options

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        funding = action.kind == "funding"
        state.stack.append(ChooseAlteration(seat, self.space, action.args[0], 1 if funding else 0))


@final
class ChooseAlteration(Choice):
    """Is an alteration token played on top of the ambassador? (FED-5.3, FED-10.2 to FED-10.5)"""

    __slots__ = ("ambassador", "funding", "space")

    def __init__(self, seat: int, space: int, ambassador: int, funding: int) -> None:
        self.seat = seat
        self.space = space
        self.ambassador = ambassador
        self.funding = funding

    def options(self, state: State) -> list[Action]:
        parts = state.parts
        action = parts.action_of[self.space]
        bonus = parts.funding_bonus[self.ambassador] if self.funding else NOTHING
        options: list[Action] = []
        for token in state.players[self.seat].tokens:
            if can_play_token(state, self.seat, action, token):
                options.append(notation.ALTER[token])
        if not options or pays(state, self.seat, action, bonus):
            options.append(notation.NO_ALTERATION)
        return options

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        token = NOBODY if action is notation.NO_ALTERATION else action.args[0]
        place(state, seat, self.space, self.ambassador, self.funding > 0, token)


def place(state: State, seat: int, space: int, ambassador: int, funding: bool, token: int) -> None:
    """Put the ambassador down; bonus, action, and marker or die follow in this order (FED-5.4, FED-5.7 to FED-5.9)."""
    player = state.players[seat]
    parts = state.parts
    variant = state.variant
    piece = own_piece(seat, ambassador, funding and token == NOBODY, token)  # under a token the side is nothing
    player.ambassadors &= ~(1 << ambassador)
    if space == OUTER:
        state.outer.append(piece)
    else:
        state.senate[space] = piece
    state.note("place", seat, space, ambassador << 1 | funding, token)
    stack = state.stack
    is_funding = shows_funding(parts, piece)
    last = variant.marker_after_action if is_funding else variant.die_after_action
    if space != OUTER and last:
        stack.append(LastStep(seat, space))
    stack.append(TakeAction(seat, parts.action_of[space]))
    if space != OUTER and not last:
        stack.append(LastStep(seat, space))
    if token != NOBODY:
        player.tokens.remove(token)
        resolve_in_any_order(state, seat, parts.token_bonus[token])
    elif funding and any(parts.funding_bonus[ambassador]):
        gain(state, seat, parts.funding_bonus[ambassador])


@final
class LastStep(Frame[State]):
    """Step 4 of a placement in the senate: unlock the linked mission, or add the die (FED-5.8, FED-5.9)."""

    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, state: State) -> None:
        state.stack.pop()
        parts = state.parts
        player = state.players[self.seat]
        if shows_funding(parts, state.senate[self.space]):
            unlock(state, self.seat, parts.action_mission[parts.action_of[self.space]])
        elif player.die and player.die_at == NOBODY:
            state.stack.append(AddDie(self.seat, self.space))


@final
class AddDie(Moment):
    """Does the die add its votes to the ambassador just placed? (FED-9.3, FED-9.4)"""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def own(self, state: State) -> list[Action]:
        return [notation.ADD_DIE, notation.KEEP_DIE]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is notation.ADD_DIE:
            player = state.players[seat]
            player.die_at = self.space
            state.note("add_die", seat, self.space, player.die)


def has_turn(state: State, seat: int) -> bool:
    """Has this player an ambassador to place this round (FED-4.4 to FED-4.6)?"""
    player = state.players[seat]
    return player.ambassadors > 0 and (player.ambassadors != SPECIAL or not player.passed)
