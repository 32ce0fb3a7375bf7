"""Where cards may be attached in the Court (ABR-13.2, ABR-13.3)."""

from typing import ClassVar, final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking
from ecliptic.games.arcs.campaign.state import attach, attached_to
from ecliptic.games.arcs.court import lose_card
from ecliptic.games.arcs.state import SEATS, State, card_of
from ecliptic.kernel import Action


def has_agents(state: State, spot: int) -> bool:
    """Return whether anybody's agents lie on a Court card."""
    return any(state.agents[spot * SEATS : spot * SEATS + SEATS])


def free_spots(state: State, without_agents: bool = True) -> list[int]:
    """Return the spots of Court cards without an attached card, and usually without agents."""
    return [
        spot
        for spot, card in enumerate(state.court)
        if card >= 0 and not attached_to(state, spot) and not (without_agents and has_agents(state, spot))
    ]


def forced_spots(state: State, without_agents: bool = True) -> list[int]:
    """Return the spots for a card that must be attached: as few requirements as possible are ignored (ABR-13.3)."""
    found = free_spots(state, without_agents)
    if found or not without_agents:
        return found or [spot for spot, card in enumerate(state.court) if card >= 0]
    bare = [spot for spot, card in enumerate(state.court) if card >= 0 and not has_agents(state, spot)]
    return sorted({*free_spots(state, False), *bare}) or [spot for spot, card in enumerate(state.court) if card >= 0]


@final
class AttachThis(Asking):
    """Attach this card, which the seat holds, to a Court card with no agents."""

    verb: ClassVar[str] = "attach_this"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n == 0 and card_of(source) in state.players[seat].cards

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [notation.CARD[state.court[spot]] for spot in free_spots(state)]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        lose_card(state, seat, card_of(source))
        attach(state, card_of(source), state.court.index(action.args[0]))
