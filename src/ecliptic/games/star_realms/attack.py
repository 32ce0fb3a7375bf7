"""Attacking players and bases, outposts, and destroying bases by abilities (SR-9, SR-7.11, SR-19.6)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Effects
from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.cards import leave_play
from ecliptic.games.star_realms.elimination import lose_authority
from ecliptic.games.star_realms.events import AmountEvent, BaseHitEvent, CardEvent, CardForEvent
from ecliptic.games.star_realms.misfits import acting_misfit
from ecliptic.games.star_realms.state import CARD, DAMAGE_ONE, State, damage
from ecliptic.games.star_realms.verb import Verb, Yields
from ecliptic.games.star_realms.wording import Args, card_ref, option, placed_ref, seat_ref, stop_option
from ecliptic.kernel import Action, Decision, Fields, Frame, Json, Message, Request
from ecliptic.kernel.frames import field_misfit

THE_PLAYER: Final = -1  # instead of a base's card number: the attack goes at the player


@final
class PlayerAttacked(AmountEvent):
    """A player is attacked with `n` combat."""

    __slots__ = ("whom",)

    text: ClassVar[str] = "attack"
    rules: ClassVar[tuple[str, ...]] = ("SR-9.4",)

    def __init__(self, seat: int, whom: int, n: int) -> None:
        super().__init__(seat, n)
        self.whom: Final = whom

    def args(self, state: State) -> Args:
        return {"who": seat_ref(self.seat), "whom": seat_ref(self.whom), "n": self.n}


@final
class BaseAttacked(BaseHitEvent):
    """A base is attacked and will be destroyed."""

    text: ClassVar[str] = "attack-base"
    rules: ClassVar[tuple[str, ...]] = ("SR-9.2",)


@final
class BaseDamaged(BaseHitEvent):
    """A base of the raid boss is damaged."""

    text: ClassVar[str] = "damage-base"
    rules: ClassVar[tuple[str, ...]] = ("SR-19.6",)


@final
class BaseTargeted(CardForEvent):
    """An ability is going to destroy this base."""

    text: ClassVar[str] = "target-base"
    rules: ClassVar[tuple[str, ...]] = ("SR-7.11",)


@final
class BaseDestroyed(CardEvent):
    """A base is put on its owner's discard pile."""

    text: ClassVar[str] = "destroyed"
    rules: ClassVar[tuple[str, ...]] = ("SR-9.2",)


def has_outpost(state: State, seat: int) -> bool:
    """Does this player have an outpost in play?"""
    outpost = state.parts.outpost
    for slot in state.players[seat].area:
        if outpost[slot & CARD]:
            return True
    return False


def is_shielded(state: State, seat: int) -> bool:
    """Is this player behind an outpost: an own one, or in hydra any of the team's (SR-9.7, SR-9.10, SR-17.9)?"""
    seating = state.seating
    if seating.authority_of is not seating.side:
        return has_outpost(state, seat)
    return any(has_outpost(state, member) for member in seating.members(seat))


def open_bases(state: State, owner: int) -> list[int]:
    """Places in the owner's play area of the bases that may be attacked or targeted now (SR-9.7 to SR-9.9).

    Bases in the same condition are interchangeable; only the first of them is listed.
    """
    area = state.players[owner].area
    is_base = state.parts.is_base
    places = [i for i, slot in enumerate(area) if is_base[slot & CARD]]
    if not places:
        return places
    if is_shielded(state, owner):
        outpost = state.parts.outpost
        places = [i for i in places if outpost[area[i] & CARD]]
    return [i for i in places if area.index(area[i]) == i]


def is_open_base(state: State, owner: int, card: int, copy: int) -> bool:
    """Return whether this card in the owner's play area is a base that may be attacked now."""
    area = state.players[owner].area
    place = notation.find_card(area, card, copy)
    return place >= 0 and any(area[i] == area[place] for i in open_bases(state, owner))


def target_bases(state: State, seat: int) -> list[Action]:
    """The bases that an ability of this seat may destroy (SR-7.11, SR-7.12)."""
    found: list[Action] = []
    for owner in state.reach.bases[seat]:
        area = state.players[owner].area
        for i in open_bases(state, owner):
            found.append(notation.base_of(notation.TARGET_BASE, owner, area[i] & CARD, notation.copy_number(area, i)))
    return found


def missing_defense(state: State, slot: int) -> int:
    """The combat still needed to destroy a base (SR-9.2, SR-19.6)."""
    return state.parts.defense[slot & CARD] - damage(slot)


def base_option(state: State, action: Action, rules: tuple[str, ...]) -> Message:
    """Return an option about a base, with the combat that it still withstands."""
    owner, card, copy = action.args
    area = state.players[owner].area
    needed = missing_defense(state, area[notation.find_card(area, card, copy)])
    return option(action, {"whom": seat_ref(owner), "card": placed_ref(card, copy), "n": needed}, rules)


def attack_options(state: State, seat: int, options: list[Action]) -> None:
    """Append every attack this seat can pay for (SR-9.1 to SR-9.9, SR-19.6)."""
    combat = state.players[seat].combat
    seating = state.seating
    for owner in state.reach.bases[seat]:
        area = state.players[owner].area
        if area:
            for i in open_bases(state, owner):
                if combat >= missing_defense(state, area[i]) or owner == seating.boss:
                    copy = notation.copy_number(area, i)
                    options.append(notation.base_of(notation.ATTACK_BASE, owner, area[i] & CARD, copy))
    for target in state.reach.foes[seat]:
        if not is_shielded(state, target):
            options.append(notation.ATTACK[target])


def attack_player(state: State, seat: int, action: Action) -> None:
    """Begin an attack on a player; with more than 1 combat the amount is asked (SR-9.4)."""
    ask_amount(state, seat, action.args[0], THE_PLAYER, 0)


def attack_base(state: State, seat: int, action: Action) -> None:
    """Attack a base with exactly its defense; against the raid boss the amount is asked (SR-9.2, SR-19.6)."""
    owner, card, copy = action.args
    if owner == state.seating.boss:
        ask_amount(state, seat, owner, card, copy)
    else:
        area = state.players[owner].area
        place = notation.find_card(area, card, copy)
        hit_base(state, seat, owner, place, missing_defense(state, area[place]))


def ask_amount(state: State, seat: int, target: int, card: int, copy: int) -> None:
    """Ask how much combat to spend, unless there is only one possibility."""
    frame = AttackAmount(seat, target, card, copy)
    if frame.most(state) == 1:
        frame.hit(state, 1)
    else:
        state.stack.append(frame)


@final
class AttackAmount(Frame[State]):
    """How much combat goes into this attack? (SR-9.4, SR-19.6)"""

    __slots__ = ("card", "copy", "seat", "target")

    rules: ClassVar[tuple[str, ...]] = ("SR-9.4",)

    def __init__(self, seat: int, target: int, card: int, copy: int) -> None:
        self.seat = seat
        self.target = target
        self.card = card
        self.copy = copy

    def misfit(self, state: State) -> Message | None:
        wrong = acting_misfit(self, state, self.seat)
        if wrong is not None:
            return wrong
        if state.players[self.seat].combat < 1:
            return field_misfit(self, "seat")
        if self.card == THE_PLAYER:
            fits = self.target in state.reach.foes[self.seat] and not is_shielded(state, self.target)
            return None if fits else field_misfit(self, "target")
        if self.target != state.seating.boss or self.target not in state.reach.bases[self.seat]:
            return field_misfit(self, "target")
        return None if is_open_base(state, self.target, self.card, self.copy) else field_misfit(self, "card")

    def place(self, state: State) -> int:
        """Where the attacked base lies."""
        return notation.find_card(state.players[self.target].area, self.card, self.copy)

    def most(self, state: State) -> int:
        """The whole pool, or what the base still withstands."""
        combat = state.players[self.seat].combat
        if self.card == THE_PLAYER:
            return combat
        return min(combat, missing_defense(state, state.players[self.target].area[self.place(state)]))

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, [notation.amount(n) for n in range(self.most(state), 0, -1)])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        self.hit(state, action.args[0])

    def hit(self, state: State, n: int) -> None:
        """Spend n combat on the target."""
        if self.card != THE_PLAYER:
            hit_base(state, self.seat, self.target, self.place(state), n)
        else:
            state.players[self.seat].combat -= n
            if state.events is not None:
                state.emit(PlayerAttacked(self.seat, self.target, n))
            lose_authority(state, self.target, n)

    def topic(self, state: State) -> str:
        return "amount" if self.card == THE_PLAYER else "amount-base"

    def clauses(self, state: State) -> tuple[str, ...]:
        return self.rules if self.card == THE_PLAYER else ("SR-19.6",)

    def prompt_args(self, state: State, seat: int) -> Args:
        args: Args = {"whom": seat_ref(self.target)}
        return args if self.card == THE_PLAYER else {**args, "card": card_ref(self.card)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return option(action, {"n": action.args[0]}, self.clauses(state))


def hit_base(state: State, seat: int, owner: int, place: int, n: int) -> None:
    """Spend n combat on a base; it is destroyed when its defense is used up."""
    state.players[seat].combat -= n
    area = state.players[owner].area
    slot = area[place]
    if n == missing_defense(state, slot):
        if state.events is not None:
            state.emit(BaseAttacked(seat, slot & CARD, owner, n))
        destroy_base(state, owner, place)
    else:
        area[place] = slot + n * DAMAGE_ONE
        if state.events is not None:
            state.emit(BaseDamaged(seat, slot & CARD, owner, n))


def destroy_base(state: State, owner: int, place: int) -> None:
    """Put a base on its owner's discard pile (SR-9.2, SR-9.6)."""
    card = leave_play(state, owner, place)
    state.players[owner].discard.append(card)
    if state.events is not None:
        state.emit(BaseDestroyed(owner, card))


@final
class DestroyTargetBase(Verb):
    """Destroy an enemy base; without a legal one nothing happens (SR-7.11 to SR-7.13)."""

    verb: ClassVar[str] = "destroy_base"
    yields: ClassVar[Yields] = (0.0, 0.0, 2.5, 0.0)

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n = 1
        self.may: Final = 1 - row.number("min", 0, 1)

    def run(self, state: State, seat: int, source: int) -> None:
        targets = target_bases(state, seat)
        if len(targets) == 1 and not self.may:
            target_base(state, seat, targets[0])
        elif targets:
            state.stack.append(DestroyBase(seat, self.may))

    def can_do(self, state: State, seat: int, source: int) -> bool:
        return len(target_bases(state, seat)) > 0

    def args(self, effects: Effects[State]) -> Json:
        return {"how": "may" if self.may else "exactly"}


@final
class DestroyBase(Frame[State]):
    """An ability destroys a base: which one? (SR-7.11)"""

    __slots__ = ("may", "seat")

    rules: ClassVar[tuple[str, ...]] = ("SR-7.11", "SR-9.7")

    def __init__(self, seat: int, may: int) -> None:
        self.seat = seat
        self.may = may

    def misfit(self, state: State) -> Message | None:
        wrong = acting_misfit(self, state, self.seat)
        if wrong is not None:
            return wrong
        if not target_bases(state, self.seat):
            return field_misfit(self, "seat")
        return None if self.may in (0, 1) else field_misfit(self, "may")

    def ask(self, state: State) -> Request | None:
        options = target_bases(state, self.seat)
        if self.may:
            options.append(notation.STOP)
        return Decision(self.seat, options)

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not notation.STOP:
            target_base(state, seat, action)

    def label(self, state: State, seat: int, action: Action) -> Message:
        return stop_option() if action is notation.STOP else base_option(state, action, self.rules)


def target_base(state: State, seat: int, action: Action) -> None:
    """Destroy the base that an ability has chosen."""
    owner, card, copy = action.args
    if state.events is not None:
        state.emit(BaseTargeted(seat, card, owner))
    destroy_base(state, owner, notation.find_card(state.players[owner].area, card, copy))
