"""Placing an ambassador: space, ambassador and side, token, then the four steps (FED-5, FED-9, FED-10, FED-18)."""

from typing import Final, final

from ecliptic.effects import Effects, resolve_in_any_order
from ecliptic.games.federation import events, notation, wording
from ecliptic.games.federation.frame_checks import is_in_turn
from ecliptic.games.federation.interruptible_choice import EndsLast, Uninterrupted
from ecliptic.games.federation.late_die import die_may_come
from ecliptic.games.federation.missions import unlock
from ecliptic.games.federation.resources import after_paying, can_pay, gain
from ecliptic.games.federation.rooms import TakeAction, is_payable
from ecliptic.games.federation.state import (
    DIE_CAN_COME_LATE,
    NEUTRAL,
    NOBODY,
    OWNER,
    SPECIAL,
    State,
    own_piece,
    shows_funding,
)
from ecliptic.games.federation.steps import FederationStep
from ecliptic.games.federation.tables import SPECIAL_AMBASSADOR, Components
from ecliptic.games.federation.vocabulary import (
    E81216,
    FIRST_ROOM_SPACE,
    NOTHING,
    OUTER,
    ROOM_A,
    ROOM_D,
    SENATE_SPACES,
    SPACES,
)
from ecliptic.kernel import Action, Fields, Frame, Json, Message
from ecliptic.kernel.frames import check_fields

SPACE_OF_ROOM_D: Final = FIRST_ROOM_SPACE + ROOM_D - ROOM_A


PLACING: Final = 4  # where the main action is on the stack: above the round, its two phases and the optional action

# The two sides of an ambassador as kinds of options.
SIDE_RULES: Final[dict[str, tuple[str, ...]]] = {
    "vote": ("FED-5.9", "FED-5.14"),
    "funding": ("FED-5.8", "FED-5.14"),
}


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


def why_not_place(state: State, about: str) -> Message:
    """Return why no ambassador can be placed on the space that is named."""
    rules = ("FED-5.1", "FED-5.5", "FED-18.1")
    if about not in SPACES:
        return Message("no-such-space", {"text": about}, rules)
    space = SPACES.index(about)
    args: Json = {"space": wording.space_ref(space)}
    piece = state.senate[space]
    action = state.parts.action_of[space]
    if piece & OWNER == NEUTRAL:
        reason = "no-blocked"
    elif piece:
        reason = "no-occupied"
    elif space == SPACE_OF_ROOM_D:
        reason = "no-first-turn"
    elif action == E81216:
        reason = "no-building"
    else:
        reason = "no-cost"
        args["cost"] = wording.amounts(state.parts.action_cost[action])
    return Message(reason, args, rules)


def some_bonus_pays(state: State, seat: int, action: int) -> bool:
    """Could the action be paid with the bonus of some ambassador or token (FED-5.4, FED-5.5)?"""
    player = state.players[seat]
    parts = state.parts
    if not pays(state, seat, action, best_bonus(state, seat)):
        return False
    for ambassador in range(SPECIAL_AMBASSADOR):
        if player.ambassadors & 1 << ambassador and pays(state, seat, action, parts.funding_bonus[ambassador]):
            return True
    for token in player.tokens:
        if can_play_token(state, seat, action, token):
            return True
    return False


def best_bonus(state: State, seat: int) -> list[int]:
    """Return the most that any ambassador or token would bring of each resource: no bonus pays what this does not."""
    player = state.players[seat]
    parts = state.parts
    best = [0, 0, 0, 0]
    for ambassador in range(SPECIAL_AMBASSADOR):
        if player.ambassadors & 1 << ambassador:
            raise_to(best, parts.funding_bonus[ambassador])
    for token in player.tokens:
        raise_to(best, parts.token_gain[token])
    return best


def raise_to(most: list[int], amounts: list[int]) -> None:
    """Raise every amount to at least this one."""
    for resource, n in enumerate(amounts):
        most[resource] = max(most[resource], n)


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


def are_alike(parts: Components, one: int, other: int) -> bool:
    """Do two ambassadors have the same votes and the same bonus?"""
    same_votes = parts.ambassador_votes[one] == parts.ambassador_votes[other]
    return same_votes and parts.funding_bonus[one] == parts.funding_bonus[other]


def is_placing(state: State, frame: Frame[State], seat: int) -> bool:
    """Return whether a frame can be part of placing an ambassador: nothing but the rest of the turn waits below it."""
    return is_in_turn(state, seat) and len(state.stack) > PLACING and state.stack[PLACING] is frame


def has_own_piece(state: State, seat: int, space: int) -> bool:
    """Return whether an ambassador of this player is on a space of the senate."""
    return 0 <= space < SENATE_SPACES and state.senate[space] & OWNER == seat + 1


@final
class ChooseAmbassador(Uninterrupted):
    """Which ambassador goes to the space, and with which side up? (FED-5.1, FED-5.14)

    Ambassadors that are alike are named once.
    """

    __slots__ = ("space",)

    question = "ambassador"
    rules = ("FED-5.1", "FED-5.14")

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
            if any(are_alike(parts, ambassador, other) for other in offered):
                continue
            offered.append(ambassador)
            bonus = parts.funding_bonus[ambassador]
            if votes_pay:
                options.append(notation.VOTE[ambassador])
            if ambassador != SPECIAL_AMBASSADOR and (votes_pay or pays(state, self.seat, action, bonus)):
                options.append(notation.FUNDING[ambassador])
        return options

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        funding = action.kind == "funding"
        state.stack.append(ChooseAlteration(seat, self.space, action.args[0], 1 if funding else 0))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"space": wording.space_ref(self.space)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        ambassador = action.args[0]
        if action.kind == "vote":
            return Message("do-vote", {"votes": state.parts.ambassador_votes[ambassador]}, SIDE_RULES["vote"])
        bonus = wording.amounts(state.parts.funding_bonus[ambassador])
        return Message("do-funding", {"bonus": bonus}, SIDE_RULES["funding"])

    def why_not(self, state: State, seat: int, kind: str, about: str) -> Message | None:
        if kind not in SIDE_RULES:
            return None
        parts, rules = state.parts, SIDE_RULES[kind]
        if about not in parts.ambassadors:
            return Message("no-such-ambassador", {"text": about}, rules)
        number = parts.ambassadors.index(about)
        if not state.players[seat].ambassadors & 1 << number:
            return Message("no-ambassador-left", {"ambassador": about}, rules)
        if number == SPECIAL_AMBASSADOR and kind == "funding":
            return Message("no-funding-side", {}, rules)
        for option in self.options(state):
            other = option.args[0]
            if option.kind == kind and are_alike(parts, number, other):
                args: Json = {"ambassador": about, "other": parts.ambassadors[other], "option": option.text}
                return Message("no-alike-ambassador", args, rules)
        return Message("no-ambassador-cost", {"ambassador": about, "space": wording.space_ref(self.space)}, rules)

    def misfit(self, state: State) -> Message | None:
        is_free = 0 <= self.space <= OUTER and (self.space == OUTER or not state.senate[self.space])
        is_turn = is_placing(state, self, self.seat) and state.players[self.seat].ambassadors > 0
        return check_fields(self, seat=is_turn, space=is_free)


@final
class ChooseAlteration(Uninterrupted):
    """Is an alteration token played on top of the ambassador? (FED-5.3, FED-10.2 to FED-10.5)"""

    __slots__ = ("ambassador", "funding", "space")

    question = "alteration"
    rules = ("FED-5.3", "FED-10.2")

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

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        token = NOBODY if action is notation.NO_ALTERATION else action.args[0]
        place(state, seat, self.space, self.ambassador, self.funding > 0, token)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"space": wording.space_ref(self.space)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action is notation.NO_ALTERATION:
            return Message("do-no-alteration", {}, ("FED-5.3",))
        return Message("do-alter", {"token": wording.token_ref(state.parts, action.args[0])}, ("FED-10.2", "FED-10.3"))

    def misfit(self, state: State) -> Message | None:
        is_free = 0 <= self.space <= OUTER and (self.space == OUTER or not state.senate[self.space])
        number = self.ambassador
        is_left = number >= 0 and bool(state.players[self.seat].ambassadors & 1 << number)
        sides = (0,) if number == SPECIAL_AMBASSADOR else (0, 1)
        is_turn = is_placing(state, self, self.seat)
        return check_fields(self, seat=is_turn, space=is_free, ambassador=is_left, funding=self.funding in sides)


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
    if state.events is not None:
        state.emit(events.AmbassadorPlaced(seat, space, ambassador, funding, token))
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
        elif player.die_at == NOBODY and (player.die or may_come_late(state, self.seat)):
            state.stack.append(AddDie(self.seat, self.space))

    def misfit(self, state: State) -> Message | None:
        is_turn = is_in_turn(state, self.seat)
        return check_fields(self, seat=is_turn, space=has_own_piece(state, self.seat, self.space))


def may_come_late(state: State, seat: int) -> bool:
    """Is step 4 a moment for erudites even without a die, because one of them may bring it (FED-4.9, FED-9.4)?"""
    return state.variant.rules >= DIE_CAN_COME_LATE and die_may_come(state, seat)


@final
class AddDie(EndsLast):
    """Does the die add its votes to the ambassador just placed? (FED-9.3, FED-9.4)

    Without a die only erudites that may bring it are asked for.
    """

    __slots__ = ("space",)

    question = "die"
    rules = ("FED-9.3", "FED-9.4")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def options(self, state: State) -> list[Action]:
        return [notation.ADD_DIE, notation.KEEP_DIE] if state.players[self.seat].die else [notation.DONE]

    def asks_for_interruptions(self, state: State) -> bool:
        return may_come_late(state, self.seat)

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is notation.ADD_DIE:
            player = state.players[seat]
            player.die_at = self.space
            if state.events is not None:
                state.emit(events.DieAdded(seat, self.space, player.die))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"space": wording.space_ref(self.space), "n": state.players[self.seat].die}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action is notation.DONE:
            return Message("do-done", {}, ("FED-13.14",))
        if action is notation.KEEP_DIE:
            return Message("do-keep-die", {}, ("FED-9.3",))
        return Message("do-add-die", {"n": state.players[self.seat].die}, ("FED-9.3",))

    def misfit(self, state: State) -> Message | None:
        is_turn = is_in_turn(state, self.seat) and state.players[self.seat].die_at == NOBODY
        return check_fields(self, seat=is_turn, space=has_own_piece(state, self.seat, self.space))


def has_turn(state: State, seat: int) -> bool:
    """Has this player an ambassador to place this round (FED-4.4 to FED-4.6)?"""
    player = state.players[seat]
    return player.ambassadors > 0 and (player.ambassadors != SPECIAL or not player.passed)


@final
class TakeSpecialAmbassadorStep(FederationStep):
    """FED-24.9"""

    verb = "take_special_ambassador"
    icon = "senate"
    used_by = frozenset({"deep_space"})

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        row.word(self.verb, ["AMB-S"])

    def run(self, state: State, seat: int, source: int) -> None:
        state.players[seat].ambassadors |= SPECIAL
        if state.events is not None:
            state.emit(events.SpecialAmbassadorTaken(seat))
