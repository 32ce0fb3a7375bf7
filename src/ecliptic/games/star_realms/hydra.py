"""Hydra: a team's common main phase, and paying together for a base or a card (SR-17)."""

from typing import ClassVar, Final, final

from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.acquire import acquire
from ecliptic.games.star_realms.attack import base_option, destroy_base, is_open_base, missing_defense, open_bases
from ecliptic.games.star_realms.components import TO_DISCARD
from ecliptic.games.star_realms.events import CardEvent, CardForEvent, SeatEvent
from ecliptic.games.star_realms.main_phase import ACTIONS, MAIN_RULES, main_phase_label, main_phase_options
from ecliptic.games.star_realms.refusals import card_in, why_not
from ecliptic.games.star_realms.state import CARD, NOBODY, TEAM_MODES, State, is_acting
from ecliptic.games.star_realms.wording import Args, card_option, card_ref, option, seat_ref
from ecliptic.kernel import Action, Decision, Frame, Message, Request, Simultaneous
from ecliptic.kernel.frames import field_misfit

NO_BASE: Final = NOBODY  # the owner in a common payment that buys a card of the trade row
ONCE: Final = 2  # the rules version from which on a declined proposal is not made again at once


@final
class TeamMemberDone(SeatEvent):
    """A member of the team is done."""

    text: ClassVar[str] = "done"
    rules: ClassVar[tuple[str, ...]] = ("SR-17.6",)


@final
class TeamMemberGoesOn(SeatEvent):
    """A member who was done acts again."""

    text: ClassVar[str] = "revoke"
    rules: ClassVar[tuple[str, ...]] = ("SR-17.6",)


@final
class TeamPhase(Frame[State]):
    """All members act in any order until all are done; being done can be revoked (SR-17.5, SR-17.6)."""

    __slots__ = ()

    question: ClassVar[str] = "team"
    rules: ClassVar[tuple[str, ...]] = ("SR-17.5", "SR-17.6")

    def misfit(self, state: State) -> Message | None:
        if state.seating.mode not in TEAM_MODES:
            return Message("problem-phase-mode")
        if all(state.done & 1 << seat for seat in state.seating.members(state.active_seat)):
            return Message("problem-all-done")
        return None

    def ask(self, state: State) -> Request | None:
        options: dict[int, list[Action]] = {}
        pending_seats: list[int] = []
        for seat in state.seating.members(state.active_seat):
            if state.done & 1 << seat:
                options[seat] = [notation.REVOKE]
            else:
                mine = main_phase_options(state, seat)
                pool_options(state, seat, mine)
                mine.append(notation.DONE)
                options[seat] = mine
                pending_seats.append(seat)
        return Simultaneous(options, pending_seats)

    def answer(self, state: State, seat: int, action: Action) -> None:
        if action is notation.DONE:
            state.done |= 1 << seat
            if state.events is not None:
                state.emit(TeamMemberDone(seat))
            if all(state.done & 1 << member for member in state.seating.members(state.active_seat)):
                state.stack.pop()
        elif action is notation.REVOKE:
            state.done &= ~(1 << seat)
            if state.events is not None:
                state.emit(TeamMemberGoesOn(seat))
        elif action.kind == "pool_attack":
            owner, card, copy = action.args
            state.stack.append(Share(seat, owner, card, copy, []))
        elif action.kind == "pool_buy":
            state.stack.append(Share(seat, NO_BASE, action.args[0], 0, []))
        else:
            state.declined = ()
            ACTIONS[action.kind](state, seat, action)

    def label(self, state: State, seat: int, action: Action) -> Message:
        rules = TEAM_RULES.get(action.kind)
        if rules is None:
            return main_phase_label(state, seat, action)
        if action.kind == "pool_attack":
            return base_option(state, action, rules)
        return card_option(state, action, rules) if action.kind == "pool_buy" else option(action, {}, rules)

    def why_not(self, state: State, seat: int, kind: str, about: str) -> Message | None:
        rules = TEAM_RULES.get(kind)
        if rules is None:
            return why_not(state, seat, kind, about, MAIN_RULES.get(kind, self.rules))
        return why_not_together(state, seat, kind, about, rules)


# The clauses behind what only the members of a team can do.
TEAM_RULES: Final[dict[str, tuple[str, ...]]] = {
    "pool_attack": ("SR-17.7",),
    "pool_buy": ("SR-17.8",),
    "done": ("SR-17.6",),
    "revoke": ("SR-17.6",),
}


def why_not_together(state: State, seat: int, kind: str, about: str, rules: tuple[str, ...]) -> Message:
    """Return why a member cannot propose this now."""
    declined = [parts_of(proposed) for proposed in state.declined]
    card = card_in(about)
    if any((each[0], each[2]) == (seat, card) for each in declined):
        return Message("no-declined", {"card": card_ref(card)}, rules)
    return why_not(state, seat, kind, about, rules)


class PaymentEvent(CardEvent):
    """Something about a common payment: for somebody's base, or for a card of the trade row (owner NOBODY)."""

    __slots__ = ("owner",)

    def __init__(self, seat: int, card: int, owner: int) -> None:
        super().__init__(seat, card)
        self.owner: Final = owner

    def message_id(self) -> str:
        return f"log-{self.text}-{'buy' if self.owner == NOBODY else 'attack'}"


@final
class PaymentProposed(PaymentEvent):
    """A member proposes to pay together."""

    text: ClassVar[str] = "propose"
    rules: ClassVar[tuple[str, ...]] = ("SR-17.7",)


@final
class SharePaid(PaymentEvent):
    """A member pays a share of `n`."""

    __slots__ = ("n",)

    text: ClassVar[str] = "pay"
    rules: ClassVar[tuple[str, ...]] = ("SR-17.7", "SR-17.8")

    def __init__(self, seat: int, card: int, owner: int, n: int) -> None:
        super().__init__(seat, card, owner)
        self.n: Final = n

    def args(self, state: State) -> Args:
        return {"who": seat_ref(self.seat), "card": card_ref(self.card), "n": self.n}


@final
class ShareAgreed(CardForEvent):
    """A member agrees to a proposal."""

    text: ClassVar[str] = "agree"
    rules: ClassVar[tuple[str, ...]] = ("SR-17.7",)


@final
class ShareDeclined(CardForEvent):
    """A member declines a proposal."""

    text: ClassVar[str] = "decline"
    rules: ClassVar[tuple[str, ...]] = ("SR-17.7",)


def proposal(seat: int, owner: int, card: int, copy: int) -> int:
    """What a member proposes to pay for together, as one number."""
    return seat | (owner + 1) << 3 | card << 6 | copy << 13


def parts_of(proposed: int) -> tuple[int, int, int, int]:
    """Seat, owner, card and copy of a proposal.

    >>> parts_of(proposal(5, 2, 90, 1)), parts_of(proposal(0, NO_BASE, 0, 0))
    ((5, 2, 90, 1), (0, -1, 0, 0))
    """
    return proposed & 7, (proposed >> 3 & 7) - 1, proposed >> 6 & CARD, proposed >> 13


def purse(state: State, seat: int, owner: int) -> int:
    """What a member could give to this payment: combat for a base, trade for a card."""
    player = state.players[seat]
    return player.trade if owner == NO_BASE else player.combat


def pool_options(state: State, seat: int, options: list[Action]) -> None:
    """Append what the team could pay together, when another member has something to give (SR-17.7, SR-17.8).

    What was declined is not proposed again by the same member before anybody has acted: two who insist would never
    end the turn.
    """
    members = state.seating.members(seat)
    trade = sum(purse(state, member, NO_BASE) for member in members)
    if trade > state.players[seat].trade:
        row = state.trade_row
        for i, card in enumerate(row):
            is_new = row.index(card) == i and proposal(seat, NO_BASE, card, 0) not in state.declined
            if is_new and 0 < state.parts.cost[card] <= trade:
                options.append(notation.POOL_BUY[card])
    combat = sum(state.players[member].combat for member in members)
    if combat > state.players[seat].combat:
        for owner in state.reach.bases[seat]:
            area = state.players[owner].area
            for i in open_bases(state, owner):
                if missing_defense(state, area[i]) <= combat:
                    card, copy = area[i] & CARD, notation.copy_number(area, i)
                    if proposal(seat, owner, card, copy) not in state.declined:
                        options.append(notation.base_of(notation.POOL_ATTACK, owner, card, copy))


def price(state: State, owner: int, card: int) -> int:
    """What the whole payment costs."""
    return state.parts.cost[card] if owner == NO_BASE else state.parts.defense[card]


def payment_misfit(frame: Frame[State], state: State, seat: int, owner: int, card: int, copy: int) -> Message | None:
    """Return why a team cannot be paying for this together."""
    if state.seating.mode not in TEAM_MODES or not is_acting(state, seat):
        return field_misfit(frame, "seat")
    if owner == NO_BASE:
        fits = card in state.trade_row
    elif owner not in state.reach.bases[seat]:
        return field_misfit(frame, "owner")
    else:
        fits = is_open_base(state, owner, card, copy)
    return None if fits else field_misfit(frame, "card")


@final
class Share(Frame[State]):
    """The member who proposes a common payment says what each other member would give, and pays the rest.

    `amounts` are what is settled, for the other members in turn order.
    """

    __slots__ = ("amounts", "card", "copy", "owner", "seat")

    rules: ClassVar[tuple[str, ...]] = ("SR-17.7", "SR-17.8")

    def __init__(self, seat: int, owner: int, card: int, copy: int, amounts: list[int]) -> None:
        self.seat = seat
        self.owner = owner
        self.card = card
        self.copy = copy
        self.amounts = amounts

    def misfit(self, state: State) -> Message | None:
        wrong = payment_misfit(self, state, self.seat, self.owner, self.card, self.copy)
        if wrong is not None:
            return wrong
        others = self.others(state)
        fits = len(self.amounts) < len(others) and all(
            0 <= n <= purse(state, member, self.owner) for member, n in zip(others, self.amounts, strict=False)
        )
        return None if fits and self.possible(state) else field_misfit(self, "amounts")

    def others(self, state: State) -> list[int]:
        """The other members, in turn order."""
        return [member for member in state.seating.members(self.seat) if member != self.seat]

    def possible(self, state: State) -> list[int]:
        """Return what the next member may give so that all together can still pay."""
        others = self.others(state)
        left = price(state, self.owner, self.card) - sum(self.amounts)
        asked = others[len(self.amounts)]
        later = [self.seat, *others[len(self.amounts) + 1 :]]
        least = max(0, left - sum(purse(state, member, self.owner) for member in later))
        most = min(left, purse(state, asked, self.owner))
        return list(range(least, most + 1))

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, [notation.amount(n) for n in self.possible(state)])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        amounts = [*self.amounts, action.args[0]]
        if len(amounts) < len(self.others(state)):
            state.stack.append(Share(seat, self.owner, self.card, self.copy, amounts))
            return
        consent = Consent(seat, self.owner, self.card, self.copy, amounts, 0)
        if consent.missing(state):
            if state.events is not None:
                state.emit(PaymentProposed(seat, self.card, self.owner))
            state.stack.append(consent)
        else:
            consent.pay(state)

    def prompt_args(self, state: State, seat: int) -> Args:
        asked = self.others(state)[len(self.amounts)]
        left = price(state, self.owner, self.card) - sum(self.amounts)
        return {"card": card_ref(self.card), "whom": seat_ref(asked), "left": left}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return option(action, {"n": action.args[0]}, self.rules)


@final
class Consent(Frame[State]):
    """Everybody who would give something must agree; without agreement nothing is spent (SR-17.7)."""

    __slots__ = ("agreed", "amounts", "card", "copy", "owner", "seat")

    rules: ClassVar[tuple[str, ...]] = ("SR-17.7", "SR-17.8")

    def __init__(self, seat: int, owner: int, card: int, copy: int, amounts: list[int], agreed: int) -> None:
        self.seat = seat
        self.owner = owner
        self.card = card
        self.copy = copy
        self.amounts = amounts
        self.agreed = agreed  # bits of the seats that have agreed

    def misfit(self, state: State) -> Message | None:
        wrong = payment_misfit(self, state, self.seat, self.owner, self.card, self.copy)
        if wrong is not None:
            return wrong
        if len(self.amounts) != len(state.seating.members(self.seat)) - 1:
            return field_misfit(self, "amounts")
        shares = self.shares(state)
        if not all(0 <= n <= purse(state, member, self.owner) for member, n in shares.items()):
            return field_misfit(self, "amounts")
        return None if self.agreed >= 0 and self.missing(state) else field_misfit(self, "agreed")

    def shares(self, state: State) -> dict[int, int]:
        """What each member gives, the proposer the rest."""
        others = [member for member in state.seating.members(self.seat) if member != self.seat]
        shares = dict(zip(others, self.amounts, strict=True))
        shares[self.seat] = price(state, self.owner, self.card) - sum(self.amounts)
        return shares

    def missing(self, state: State) -> list[int]:
        """Who has to agree and has not yet."""
        given = self.shares(state)
        return [s for s, n in given.items() if n and s != self.seat and not self.agreed & 1 << s]

    def ask(self, state: State) -> Request | None:
        missing = self.missing(state)
        return Simultaneous({seat: [notation.AGREE, notation.DECLINE] for seat in missing}, missing)

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is notation.DECLINE:
            if state.events is not None:
                state.emit(ShareDeclined(seat, self.card, self.seat))
            if state.seating.rules >= ONCE:
                state.declined += (proposal(self.seat, self.owner, self.card, self.copy),)
            return
        if state.events is not None:
            state.emit(ShareAgreed(seat, self.card, self.seat))
        agreed = Consent(self.seat, self.owner, self.card, self.copy, self.amounts, self.agreed | 1 << seat)
        if agreed.missing(state):
            state.stack.append(agreed)
        else:
            agreed.pay(state)

    def pay(self, state: State) -> None:
        """Take every share from its giver; the base falls, or the proposer acquires the card (SR-17.8)."""
        state.declined = ()
        for seat, n in self.shares(state).items():
            if n:
                if self.owner == NO_BASE:
                    state.players[seat].trade -= n
                else:
                    state.players[seat].combat -= n
                if state.events is not None:
                    state.emit(SharePaid(seat, self.card, self.owner, n))
        if self.owner == NO_BASE:
            acquire(state, self.seat, self.card, TO_DISCARD)
        else:
            area = state.players[self.owner].area
            destroy_base(state, self.owner, notation.find_card(area, self.card, self.copy))

    def prompt_args(self, state: State, seat: int) -> Args:
        return {"card": card_ref(self.card), "who": seat_ref(self.seat), "n": self.shares(state)[seat]}
