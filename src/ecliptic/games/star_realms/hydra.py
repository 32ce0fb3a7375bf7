"""Hydra: a team's common main phase, and paying together for a base or a card (SR-17)."""

from typing import Final, final

from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.acquire import acquire
from ecliptic.games.star_realms.attack import destroy_base, missing_defense, open_bases
from ecliptic.games.star_realms.components import TO_DISCARD
from ecliptic.games.star_realms.main_phase import ACTIONS, main_phase_options
from ecliptic.games.star_realms.state import CARD, NOBODY, State
from ecliptic.kernel import Action, Decision, Frame, Request, Simultaneous

NO_BASE: Final = NOBODY  # the owner in a common payment that buys a card of the trade row
ONCE: Final = 2  # the rules version from which on a declined proposal is not made again at once


@final
class TeamPhase(Frame[State]):
    """All members act in any order until all are done; being done can be revoked (SR-17.5, SR-17.6)."""

    __slots__ = ()

    def ask(self, state: State) -> Request | None:
        options: dict[int, list[Action]] = {}
        owing: list[int] = []
        for seat in state.seating.members(state.active):
            if state.done & 1 << seat:
                options[seat] = [notation.REVOKE]
            else:
                mine = main_phase_options(state, seat)
                pool_options(state, seat, mine)
                mine.append(notation.DONE)
                options[seat] = mine
                owing.append(seat)
        return Simultaneous(options, owing)

    def answer(self, state: State, seat: int, action: Action) -> None:
        if action is notation.DONE:
            state.done |= 1 << seat
            state.note("done", seat)
            if all(state.done & 1 << member for member in state.seating.members(state.active)):
                state.stack.pop()
        elif action is notation.REVOKE:
            state.done &= ~(1 << seat)
            state.note("revoke", seat)
        elif action.kind == "pool_attack":
            owner, card, copy = action.args
            state.stack.append(Share(seat, owner, card, copy, []))
        elif action.kind == "pool_buy":
            state.stack.append(Share(seat, NO_BASE, action.args[0], 0, []))
        else:
            state.declined = ()
            ACTIONS[action.kind](state, seat, action)


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


@final
class Share(Frame[State]):
    """The member who proposes a common payment says what each other member would give, and pays the rest.

    `amounts` are what is settled, for the other members in turn order.
    """

    __slots__ = ("amounts", "card", "copy", "owner", "seat")

    def __init__(self, seat: int, owner: int, card: int, copy: int, amounts: list[int]) -> None:
        self.seat = seat
        self.owner = owner
        self.card = card
        self.copy = copy
        self.amounts = amounts

    def others(self, state: State) -> list[int]:
        """The other members, in turn order."""
        return [member for member in state.seating.members(self.seat) if member != self.seat]

    def ask(self, state: State) -> Request | None:
        others = self.others(state)
        left = price(state, self.owner, self.card) - sum(self.amounts)
        asked = others[len(self.amounts)]
        later = [self.seat, *others[len(self.amounts) + 1 :]]
        least = max(0, left - sum(purse(state, member, self.owner) for member in later))
        most = min(left, purse(state, asked, self.owner))
        return Decision(self.seat, [notation.amount(n) for n in range(least, most + 1)])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        amounts = [*self.amounts, action.args[0]]
        if len(amounts) < len(self.others(state)):
            state.stack.append(Share(seat, self.owner, self.card, self.copy, amounts))
            return
        consent = Consent(seat, self.owner, self.card, self.copy, amounts, 0)
        if consent.missing(state):
            state.note("propose", seat, self.card, whom=self.owner)
            state.stack.append(consent)
        else:
            consent.pay(state)


@final
class Consent(Frame[State]):
    """Everybody who would give something must agree; without agreement nothing is spent (SR-17.7)."""

    __slots__ = ("agreed", "amounts", "card", "copy", "owner", "seat")

    def __init__(self, seat: int, owner: int, card: int, copy: int, amounts: list[int], agreed: int) -> None:
        self.seat = seat
        self.owner = owner
        self.card = card
        self.copy = copy
        self.amounts = amounts
        self.agreed = agreed  # bits of the seats that have agreed

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
            state.note("decline", seat, self.card, whom=self.seat)
            if state.seating.rules >= ONCE:
                state.declined += (proposal(self.seat, self.owner, self.card, self.copy),)
            return
        state.note("agree", seat, self.card, whom=self.seat)
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
                state.note("pay", seat, self.card, n, self.owner)
        if self.owner == NO_BASE:
            acquire(state, self.seat, self.card, TO_DISCARD)
        else:
            area = state.players[self.owner].area
            destroy_base(state, self.owner, notation.find_card(area, self.card, self.copy))
