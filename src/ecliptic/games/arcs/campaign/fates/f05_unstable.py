"""Unstable Golems strike their holders; their cards leave with them (F05-08 to F05-11)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Effects
from ecliptic.games.arcs.asking import Verb
from ecliptic.games.arcs.board import FIRST_GOLEM, GOLEMS, IN_SLOTS, RESOURCES, SYSTEM_COUNT
from ecliptic.games.arcs.campaign.card_removal import scrapped_if
from ecliptic.games.arcs.campaign.court_cards import leave_court
from ecliptic.games.arcs.campaign.crises import planets_of_symbol, rolled_cluster, rolled_symbol
from ecliptic.games.arcs.campaign.golems import ALL, holder_of, move_golem, token_of, turn_golem
from ecliptic.games.arcs.campaign.state import campaign_of
from ecliptic.games.arcs.pieces import piece, return_piece
from ecliptic.games.arcs.resources import discard_all
from ecliptic.games.arcs.state import EMPIRE, NOBODY, SHIP, SHIP_OWNERS, State, card_of
from ecliptic.kernel import Fields, Json


def scrap_from(state: State, card: int) -> None:
    """Scrap a card of the Court or of its discard pile."""
    if card in state.court_discard:
        state.court_discard.remove(card)
    elif not leave_court(state, card):
        return
    state.box = sorted([*state.box, card])


def scrap_unstable_without(golem: int) -> None:
    """Let the Unstable card of a Golem leave the Court as soon as the Golem is not in play."""

    def has_left(state: State, holder: int) -> bool:
        return token_of(state, golem) < 0

    scrapped_if(f"no_{GOLEMS[golem - FIRST_GOLEM]}")(has_left)


for _golem in ALL:
    scrap_unstable_without(_golem)


class OfGolem(Verb):
    """A verb about one Golem, named in the field of the verb's name."""

    verb: ClassVar[str] = ""

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.golem: Final = FIRST_GOLEM + row.word(self.verb, GOLEMS)

    def args(self, effects: Effects[State]) -> Json:
        return {"resource": {"resource": IN_SLOTS[self.golem]}}


@final
class Unstable(OfGolem):
    """The Golem strikes who has it."""

    verb: ClassVar[str] = "unstable"

    def run(self, state: State, seat: int, source: int) -> None:
        holder = holder_of(state, self.golem)
        if holder != NOBODY:
            CRISES[self.golem - FIRST_GOLEM](state, holder)


def warrior_crisis(state: State, holder: int) -> None:
    """Destroy all damaged ships of the holder."""
    for at in range(holder, len(state.damaged), SHIP_OWNERS):
        for _ in range(state.damaged[at]):
            return_piece(state, piece(holder, SHIP))
        state.damaged[at] = 0


def protector_crisis(state: State, holder: int) -> None:
    """Repair all ships except the holder's."""
    for system in range(SYSTEM_COUNT):
        for owner in (*range(state.table.seats), EMPIRE):
            at = system * SHIP_OWNERS + owner
            if owner != holder:
                state.fresh[at] += state.damaged[at]
                state.damaged[at] = 0


def seeker_crisis(state: State, holder: int) -> None:
    """Place the holder's ships on planets of the rolled symbol in the gate of the rolled cluster."""
    campaign = campaign_of(state)
    gate = rolled_cluster(state) * 4
    for system in planets_of_symbol(rolled_symbol(state)):
        at = system * SHIP_OWNERS + holder
        state.fresh[gate * SHIP_OWNERS + holder] += state.fresh[at]
        state.damaged[gate * SHIP_OWNERS + holder] += state.damaged[at]
        state.fresh[at] = state.damaged[at] = 0
        if campaign.flagships[holder] == system:
            campaign.flagships[holder] = gate


def harvester_crisis(state: State, holder: int) -> None:
    """Discard all resources of the holder."""
    for kind in range(len(RESOURCES)):
        discard_all(state, holder, kind)


CRISES: Final = [warrior_crisis, protector_crisis, seeker_crisis, harvester_crisis]


@final
class TakeUnstable(OfGolem):
    """Take the Golem from wherever it is, Awake; in a written position without the Golem the card is scrapped."""

    verb: ClassVar[str] = "take_unstable"

    def run(self, state: State, seat: int, source: int) -> None:
        if token_of(state, self.golem) < 0:
            scrap_from(state, card_of(source))
            return
        turn_golem(state, self.golem, True)
        if holder_of(state, self.golem) != seat:
            move_golem(state, seat, self.golem)
