"""What cards in play change about the rules, and what they react to (SR-12.9, SR-12.10, SR-13.7, SR-13.9).

Who is asked is a *source*: a seat and a card in its play area, as what it is now. Cards that are alike are the same
source, which is then listed as often as they lie there.
"""

from collections.abc import Callable
from typing import Final

from ecliptic.effects import Hooks, Trigger, Word, fire
from ecliptic.games.star_realms.cards import factions
from ecliptic.games.star_realms.components import ALL_FACTIONS, ANY_SHIP, FACTION_BITS, FACTIONS
from ecliptic.games.star_realms.state import CARD, State, current, source_of, source_seat
from ecliptic.kernel import Fields

HOOKS: Final = Hooks()

# The factions for which a card in play counts as an ally (SR-6.11). The answer so far, the source.
CountsFor = Callable[[State, int, int], int]
COUNTS_AS_ALLY_FOR: Final[Word[CountsFor]] = HOOKS.word("counts_as_ally_for")


@COUNTS_AS_ALLY_FOR.changed_by("all_factions")
def counts_for_all(state: State, source: int, answer: int) -> int:
    """Mech World is an ally of every faction (SR-13.7)."""
    return ALL_FACTIONS


def has_ally(state: State, seat: int, place: int, faction: int) -> bool:
    """Return whether another own card in play counts as an ally for this faction (SR-6.11 to SR-6.16, SR-13.7)."""
    of_card = state.parts.faction
    area = state.players[seat].area
    for i, slot in enumerate(area):
        if i != place and (of_card[slot & CARD] | of_card[current(slot)]) & faction:
            return True
    changing = state.active[COUNTS_AS_ALLY_FOR.number]
    if not changing:
        return False
    for i, slot in enumerate(area):
        source = source_of(seat, slot)
        if i != place and source in changing:
            change = COUNTS_AS_ALLY_FOR.change_of(state, source)
            if change(state, source, factions(state, slot)) & faction:
                return True
    return False


class ShipTrigger(Trigger[State]):
    """A ship was played; its owner's cards may react to its faction, after its primary ability (SR-12.10, SR-13.9)."""

    def read(self, row: Fields) -> int:
        """Return the faction bit of the ships that count, or that all do."""
        return ANY_SHIP if row.text("faction") == "any" else 1 << row.word("faction", FACTIONS)

    def applies(self, state: State, source: int, condition: int, subject: int) -> bool:
        if source_seat(source) != subject >> FACTION_BITS:
            return False
        return condition == ANY_SHIP or condition & subject & ALL_FACTIONS != 0


SHIP_PLAYED: Final = HOOKS.trigger(ShipTrigger("ship_played"))


def is_watched(state: State, seat: int) -> bool:
    """Return whether a card of this seat watches ships being played."""
    for source in state.active[SHIP_PLAYED.number]:
        if source_seat(source) == seat:
            return True
    return False


def ship_was_played(state: State, seat: int, place: int) -> None:
    """Let the cards that watch ships react to one, as what it is after its primary ability."""
    fire(state, SHIP_PLAYED, seat << FACTION_BITS | factions(state, state.players[seat].area[place]))
