"""Cards that become copies of others: Stealth Tower and Stealth Needle (SR-12.1 to SR-12.8, SR-13.1 to SR-13.6)."""

from typing import final

from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.components import COPY_BASE, COPY_SHIP, NO_ABILITY, Step
from ecliptic.games.star_realms.resolve import resolve
from ecliptic.games.star_realms.state import ALLY_USED, CARD, COPY_SHIFT, PLAYED, PRIMARY_USED, State, current
from ecliptic.kernel import Action, Decision, Frame, Request


def copies_bases(state: State, card: int) -> bool:
    """Is this card's primary ability to become a copy of a base (Stealth Tower)?"""
    primary = state.parts.primary[card]
    return primary != NO_ABILITY and state.parts.abilities[primary][0].verb == COPY_BASE


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
    return primary != NO_ABILITY and state.parts.abilities[primary][0].verb == COPY_SHIP


def do_copy(state: State, seat: int, ability: int, index: int, step: Step, place: int) -> None:
    """Become a copy of a base or ship (SR-12.1, SR-13.1)."""
    frame = Copy(seat, place, 1 if step.verb == COPY_BASE else 0)
    cards = frame.candidates(state)
    if len(cards) == 1:
        frame.become(state, cards[0])
    elif cards:
        state.stack.append(frame)


@final
class Copy(Frame[State]):
    """What does this card become a copy of? (SR-12.1, SR-13.1)"""

    __slots__ = ("bases", "place", "seat")

    def __init__(self, seat: int, place: int, bases: int) -> None:
        self.seat = seat
        self.place = place
        self.bases = bases

    def candidates(self, state: State) -> list[int]:
        """The cards it could become."""
        if self.bases:
            return bases_to_copy(state, self.seat, self.place)
        return ships_to_copy(state, self.seat, self.place)

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, [notation.COPY[card] for card in self.candidates(state)])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        self.become(state, action.args[0])

    def become(self, state: State, card: int) -> None:
        """A copied base has new, unused abilities (SR-12.3); a copied ship's primary ability happens at once."""
        area = state.players[self.seat].area
        area[self.place] = area[self.place] & ~(PRIMARY_USED | ALLY_USED) | (card + 1) << COPY_SHIFT
        state.note("copy", self.seat, card, whom=area[self.place] & CARD)
        primary = state.parts.primary[card]
        if not self.bases and primary != NO_ABILITY:
            resolve(state, self.seat, primary, 0, self.place)
