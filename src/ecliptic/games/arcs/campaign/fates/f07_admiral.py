"""Fate 7, the Admiral, in Acts II and III: Command Chaos, Mass Uprising and Martial Law. Act I is in `f07_officers`."""

from typing import ClassVar, Final, final

from ecliptic.effects import CANNOT, DEFAULT, subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import SYSTEM_COUNT, is_gate
from ecliptic.games.arcs.campaign.acts import grand_ambition
from ecliptic.games.arcs.campaign.empire import become_regent
from ecliptic.games.arcs.campaign.fates.f07_officers import OFFICERS
from ecliptic.games.arcs.campaign.pursuits import chapters_to_come, pursuit
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.state import (
    attach,
    campaign_of,
    court_spot,
    declare_fact,
    fact,
    is_imperial,
    is_regent,
    note,
)
from ecliptic.games.arcs.campaign.token_buildings import token_trophies
from ecliptic.games.arcs.campaign.tokens import kind_of
from ecliptic.games.arcs.campaign.words import MAY_COMMAND, token_owner
from ecliptic.games.arcs.court import ShuffleCourt, influence, influence_options, lose_card
from ecliptic.games.arcs.pieces import piece, resolve_destroyed
from ecliptic.games.arcs.state import EMPIRE, KIND_BITS, NOBODY, SEATS, SHIP, SHIP_OWNERS, State, card_of
from ecliptic.games.arcs.words import controls_for_ambitions
from ecliptic.kernel import Action

ROGUES: Final = ("F07-06", "F07-07")
COMMANDERS: Final = (OFFICERS, *ROGUES)  # whose holder Martial Law spares
PLANETS_HELD: Final = 9
ADMIRAL: Final = 7
FOE: Final = 2  # an Outlaw's piece or a Regent's agent
OUTLAW_TROPHIES: Final = declare_fact("f07-outlaw-trophies", 0, 200)


@final
class ExpandHoldings(Verb):
    """At the end of a chapter the Admiral, a Regent, advances by 1 for each planet that the Empire controls."""

    verb: ClassVar[str] = "expand_holdings"

    def run(self, state: State, seat: int, source: int) -> None:
        if is_regent(state, seat):
            advance(state, seat, imperial_planets(state))


def imperial_planets(state: State) -> int:
    """Return how many planets the Empire controls."""
    return sum(1 for system in range(SYSTEM_COUNT) if not is_gate(system) and is_imperial(state, system))


@pursuit("F07-12B")
def promised_holdings(state: State, seat: int) -> float:
    """Return what the planets of the Empire count for a Regent in every chapter to come."""
    return float(imperial_planets(state) * chapters_to_come(state)) if is_regent(state, seat) else 0.0


def outlaw_trophies(state: State, seat: int) -> int:
    """Return how many Trophies of a seat are pieces of Outlaws; Loyal tokens such as Banners are pieces."""
    owners = [each >> KIND_BITS for each in state.players[seat].trophies]
    owners += [token_owner(state, kind_of(each)) for each in token_trophies(state, seat)]
    return sum(1 for owner in owners if 0 <= owner < SEATS and not is_regent(state, owner))


@final
class NoteFoes(Verb):
    """A battle begins: remember how many Trophies of Outlaws the Admiral has."""

    verb: ClassVar[str] = "note_foes"

    def run(self, state: State, seat: int, source: int) -> None:
        note(state, OUTLAW_TROPHIES, outlaw_trophies(state, seat))


@final
class CrushFoes(Verb):
    """The Admiral, a Regent, has taken pieces of Outlaws as Trophies in a battle, on either side: 2 each."""

    verb: ClassVar[str] = "crush_foes"

    def run(self, state: State, seat: int, source: int) -> None:
        taken = outlaw_trophies(state, seat) - fact(state, OUTLAW_TROPHIES)
        note(state, OUTLAW_TROPHIES, 0)
        if is_regent(state, seat):
            advance(state, seat, FOE * max(0, taken))


@final
class DominateRegents(Verb):
    """The Admiral, a Regent, has captured agents of a Regent: 2 each."""

    verb: ClassVar[str] = "dominate_regents"

    def run(self, state: State, seat: int, source: int) -> None:
        subject = subject_of(state)
        if is_regent(state, seat) and is_regent(state, subject >> 4 & 7):
            advance(state, seat, FOE * (subject & 15))


@final
class OfficersDesert(Verb):
    """Attach the Imperial Officers, from whoever has them, to this card; Rogue Admirals return to the deck (F07-13)."""

    verb: ClassVar[str] = "officers_desert"

    def run(self, state: State, seat: int, source: int) -> None:
        ids = state.table.cards.ids
        officers, spot = ids.index(OFFICERS), court_spot(state, card_of(source))
        for other, player in enumerate(state.players):
            if officers in player.cards and spot != NOBODY:
                lose_card(state, other, officers)
                attach(state, officers, spot)
        rogues = [card for card in state.court_discard if ids[card] in ROGUES]
        if rogues:
            state.court_discard = [card for card in state.court_discard if card not in rogues]
            state.court_deck += rogues
            state.stack.append(ShuffleCourt())


@final
class MustInfluence(Asking):
    """Influence once; only without agents or cards to influence it does not happen (F07-13)."""

    verb: ClassVar[str] = "must_influence"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return influence_options(state, seat)

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        influence(state, seat, action.args[0])


@final
class OutlawMayReturn(Asking):
    """An Outlaw may become a Regent (F07-13)."""

    verb: ClassVar[str] = "outlaw_may_return"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [] if is_regent(state, seat) else [notation.YES, notation.NO]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.YES:
            become_regent(state, seat)


@final
class DamagedShipsPerish(Verb):
    """Every damaged ship is destroyed; nobody takes Trophies (F07-17)."""

    verb: ClassVar[str] = "damaged_ships_perish"

    def run(self, state: State, seat: int, source: int) -> None:
        for system in range(SYSTEM_COUNT):
            for owner in (*range(state.table.seats), EMPIRE):
                at = system * SHIP_OWNERS + owner
                count, state.damaged[at] = state.damaged[at], 0
                for _ in range(count):
                    resolve_destroyed(state, piece(owner, SHIP), NOBODY, system)


# Act III


@MAY_COMMAND.changed_by("F07-20")
def martial_law(state: State, source: int, seat: int) -> int:
    """Only the Admiral and who has Imperial Officers or Rogue Admirals Commands the Imperial Fleet."""
    if campaign_of(state).fates[seat] == ADMIRAL:
        return DEFAULT
    ids = state.table.cards.ids
    return DEFAULT if any(ids[card] in COMMANDERS for card in state.players[seat].cards) else CANNOT


@grand_ambition("hold_the_reach")
def holds_the_reach(state: State, seat: int) -> bool:
    """Return whether the Admiral is a Regent and controls at least nine planets."""
    if not is_regent(state, seat):
        return False
    planets = [system for system in range(SYSTEM_COUNT) if not is_gate(system)]
    return sum(1 for system in planets if controls_for_ambitions(state, seat, system)) >= PLANETS_HELD


@grand_ambition("strongest_navy")
def has_strongest_navy(state: State, seat: int) -> bool:
    """Return whether the Admiral is a Regent and has more own ships on the map than each Rival."""
    fleets = [
        sum(state.fresh[other::SHIP_OWNERS]) + sum(state.damaged[other::SHIP_OWNERS])
        for other in range(state.table.seats)
    ]
    own = fleets.pop(seat)
    return is_regent(state, seat) and own > max(fleets)
