"""Cards that become copies of others: Stealth Tower and Stealth Needle (SR-12.1 to SR-12.8, SR-13.1 to SR-13.6)."""

from typing import Any, ClassVar, Final, final

from ecliptic.effects import NO_EFFECT, Effects, Step, refresh, resolve
from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.events import CardEvent
from ecliptic.games.star_realms.misfits import acting_misfit
from ecliptic.games.star_realms.state import (
    ALLY_USED,
    CARD,
    COPY_SHIFT,
    FORMER_FRAMES,
    PLAYED,
    PRIMARY_USED,
    State,
    current,
)
from ecliptic.games.star_realms.verb import Verb, Yields
from ecliptic.games.star_realms.wording import Args, card_option, card_ref, seat_ref
from ecliptic.kernel import Action, Decision, Fields, Frame, Message, Request
from ecliptic.kernel.frames import field_misfit

NO_STEPS: Final[list[Step[Any]]] = []


@final
class CardCopied(CardEvent):
    """A card in play becomes a copy of another."""

    __slots__ = ("copier",)

    text: ClassVar[str] = "copy"
    rules: ClassVar[tuple[str, ...]] = ("SR-12.1", "SR-13.1")

    def __init__(self, seat: int, card: int, copier: int) -> None:
        super().__init__(seat, card)
        self.copier: Final = copier

    def args(self, state: State) -> Args:
        return {"who": seat_ref(self.seat), "card": card_ref(self.card), "copier": card_ref(self.copier)}


def copies_bases(state: State, card: int) -> bool:
    """Is this card's primary ability to become a copy of a base (Stealth Tower)?"""
    primary = state.parts.primary[card]
    steps = state.effects.steps[primary] if primary != NO_EFFECT else NO_STEPS
    return len(steps) > 0 and isinstance(steps[0], CopyBase)


def bases_to_copy(state: State, seat: int, place: int) -> list[int]:
    """Every base in play but this one, as what it is now; a Stealth Tower that copies nothing is none (SR-12.7)."""
    found: list[int] = []
    for owner, player in enumerate(state.players):
        for i, slot in enumerate(player.area):
            card = current(slot)
            if state.parts.is_base[card] and (owner != seat or i != place) and not copies_bases(state, card):
                found.append(card)
    return sorted(set(found))


def ships_to_copy(state: State, seat: int, place: int) -> list[int]:
    """Every other ship this player has played this turn, as what it is now, in play or scrapped (SR-13.1, SR-13.3)."""
    player = state.players[seat]
    played = [slot for i, slot in enumerate(player.area) if i != place] + player.gone
    ships = {current(slot) for slot in played if slot & PLAYED and not state.parts.is_base[slot & CARD]}
    return sorted(card for card in ships if not copies_ships(state, card))


def copies_ships(state: State, card: int) -> bool:
    """Is this card's primary ability to become a copy of a ship (Stealth Needle)?"""
    primary = state.parts.primary[card]
    steps = state.effects.steps[primary] if primary != NO_EFFECT else NO_STEPS
    return len(steps) > 0 and isinstance(steps[0], CopyShip)


class BecomeCopy(Verb):
    """Become a copy of another card; one that is not in play any more cannot."""

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.bases: int = 0  # 1 if it copies a base

    def run(self, state: State, seat: int, source: int) -> None:
        if not 0 <= source < len(state.players[seat].area):
            return
        frame = Copy(seat, source, self.bases)
        cards = frame.candidates(state)
        if len(cards) == 1:
            frame.become(state, cards[0])
        elif cards:
            state.stack.append(frame)


@final
class CopyBase(BecomeCopy):
    """Become a copy of any other base in play until the end of the turn (SR-12.1)."""

    verb: ClassVar[str] = "copy_base"
    yields: ClassVar[Yields] = (0.0, 0.0, 2.0, 0.0)

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.bases = 1


@final
class CopyShip(BecomeCopy):
    """Become a copy of another ship played this turn (SR-13.1)."""

    verb: ClassVar[str] = "copy_ship"
    yields: ClassVar[Yields] = (0.0, 0.0, 3.0, 0.0)


@final
class Copy(Frame[State]):
    """What does this card become a copy of? (SR-12.1, SR-13.1)"""

    __slots__ = ("bases", "seat", "source")

    rules: ClassVar[tuple[str, ...]] = ("SR-12.1", "SR-13.1")

    def __init__(self, seat: int, source: int, bases: int) -> None:
        self.seat = seat
        self.source = source
        self.bases = bases

    def misfit(self, state: State) -> Message | None:
        wrong = acting_misfit(self, state, self.seat)
        if wrong is not None:
            return wrong
        area = state.players[self.seat].area
        if self.bases not in (0, 1):
            return field_misfit(self, "bases")
        if not 0 <= self.source < len(area):
            return field_misfit(self, "source")
        card = current(area[self.source])
        fits = copies_bases(state, card) if self.bases else copies_ships(state, card)
        return None if fits and self.candidates(state) else field_misfit(self, "source")

    def candidates(self, state: State) -> list[int]:
        """The cards it could become."""
        if self.bases:
            return bases_to_copy(state, self.seat, self.source)
        return ships_to_copy(state, self.seat, self.source)

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, [notation.COPY[card] for card in self.candidates(state)])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        self.become(state, action.args[0])

    def become(self, state: State, card: int) -> None:
        """A copied base has new, unused abilities (SR-12.3); a copied ship's primary ability happens at once."""
        area = state.players[self.seat].area
        before = current(area[self.source])
        area[self.source] = area[self.source] & ~(PRIMARY_USED | ALLY_USED) | (card + 1) << COPY_SHIFT
        if state.parts.has_hooks[before] or state.parts.has_hooks[card]:
            refresh(state)
        if state.events is not None:
            state.emit(CardCopied(self.seat, card, area[self.source] & CARD))
        primary = state.parts.primary[card]
        if not self.bases and primary != NO_EFFECT:
            resolve(state, self.seat, primary, 0, self.source)

    def prompt_args(self, state: State, seat: int) -> Args:
        return {"card": card_ref(state.players[self.seat].area[self.source] & CARD)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return card_option(state, action, self.rules)


FORMER_FRAMES[Copy] = ("Copy", ("bases", "source", "seat"))
