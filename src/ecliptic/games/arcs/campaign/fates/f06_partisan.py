"""Fate 6, the Partisan: seizing by Outrage, the Loyal cards, terror, and the price of Outrage. See `f06_informants`."""

from typing import ClassVar, Final, final

from ecliptic.effects import Effects, subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.ambitions import declare_options
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import RESOURCES
from ecliptic.games.arcs.campaign.acts import grand_ambition
from ecliptic.games.arcs.campaign.council import council_spot
from ecliptic.games.arcs.campaign.court_cards import leave_court
from ecliptic.games.arcs.campaign.crises import rolled_cluster, rolled_symbol
from ecliptic.games.arcs.campaign.fates import f06_informants
from ecliptic.games.arcs.campaign.flagship import flagship_of, lose_damaged_board
from ecliptic.games.arcs.campaign.notation import made
from ecliptic.games.arcs.campaign.pursuits import pursuit, win_chance
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.state import attach, attached_cards, campaign_of, into_session, sow_outrage
from ecliptic.games.arcs.campaign.token_buildings import buildings_among, harm_token
from ecliptic.games.arcs.campaign.tokens import kind_of, place_of, side_of
from ecliptic.games.arcs.campaign.words import token_owner
from ecliptic.games.arcs.court import ShuffleCourt, guild_cards, lose_card, take_from_deck
from ecliptic.games.arcs.guilds import any_resource_serves, galactic_bards, loyal_card_stays
from ecliptic.games.arcs.outrage import clear_outrage, provoke_outrage
from ecliptic.games.arcs.pieces import piece, remove_building, resolve_destroyed
from ecliptic.games.arcs.rounds import DiscardPlayed
from ecliptic.games.arcs.scoring import ambitions_won
from ecliptic.games.arcs.state import (
    BLIGHT,
    DAMAGED,
    EMPIRE,
    NOBODY,
    OPENING,
    SHIP,
    SHIP_OWNERS,
    State,
    card_of,
    owner_of,
    system_of,
    turn_order,
)
from ecliptic.games.arcs.turn import may_seize, seize
from ecliptic.games.arcs.words import (
    DECLARES,
    KEEPS,
    SEIZES_WITH_CARD,
    SERVES_AS,
    ambitions,
    planet_types,
    planets_of,
)
from ecliptic.kernel import Action, Fields

MODULES: Final = (f06_informants,)

LOYAL: Final = ("F06-05", "F06-06", "F06-07", "F06-08", "F06-09")
KEEPS.changed_by(*LOYAL)(loyal_card_stays)
SERVES_AS.changed_by(*LOYAL)(any_resource_serves)
DECLARES.changed_by("F06-10")(galactic_bards)

COUNTED: Final = [3, 0, 4, 8, 16, 0, 0]  # by ambition: the bits of the resources whose Outrage spoils it
APPEAL: Final = 2


@final
class SowDivision(Verb):
    """The Partisan gets the initiative marker from somewhere else: 1."""

    verb: ClassVar[str] = "sow_division"

    def run(self, state: State, seat: int, source: int) -> None:
        advance(state, seat, 1)


@final
class AppealToSupporters(Verb):
    """The Partisan wins an ambition without Outrage of a resource that it counts: 2 each."""

    verb: ClassVar[str] = "appeal_to_supporters"

    def run(self, state: State, seat: int, source: int) -> None:
        for ambition in ambitions_won(state, seat):
            if not state.players[seat].outrage & COUNTED[ambition]:
                advance(state, seat, APPEAL)


@pursuit("F06-01B")
def promised_support(state: State, seat: int) -> float:
    """Return what ambitions count that the Partisan will probably win and does not spoil by Outrage."""
    outrage = state.players[seat].outrage
    wins = 0.0
    for ambition in ambitions(state):
        if not outrage & COUNTED[ambition]:
            wins += win_chance(state, seat, ambition)
    return APPEAL * wins


@SEIZES_WITH_CARD.changed_by("F06-03")
def no_seizing_with_cards(state: State, source: int, answer: bool, seat: int) -> bool:
    """Its holder does not seize with an extra card."""
    return answer and state.owner_of(source) != seat


@SEIZES_WITH_CARD.changed_by("F06-16")
def nobody_seizes_with_cards(state: State, source: int, answer: bool, seat: int) -> bool:
    """From Act II on nobody does."""
    return False


@final
class SeizeByOutrage(Asking):
    """Provoke Outrage of a new type to seize the initiative (F06-03, F06-16).

    That is no Prelude action: who may also declare with the card does so before or afterwards (ARC-5.1).
    """

    verb: ClassVar[str] = "seize_by_outrage"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not may_seize(state, seat):
            return []
        outrage = state.players[seat].outrage
        return [notation.TYPE[kind] for kind in range(len(RESOURCES)) if not outrage & 1 << kind]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if declare_options(state, seat):
            state.stage = OPENING
        seize(state, seat)
        provoke_outrage(state, seat, 1 << action.args[0])


@final
class PartisanLeaves(Verb):
    """Who is no Partisan any more scraps the card and clears all Outrage (F06-03)."""

    verb: ClassVar[str] = "partisan_leaves"

    def run(self, state: State, seat: int, source: int) -> None:
        card = card_of(source)
        if card in state.players[seat].cards:
            lose_card(state, seat, card)
            state.box = sorted([*state.box, card])
            for kind in range(len(RESOURCES)):
                clear_outrage(state, seat, kind)


@final
class OutrageOfRolledPlanet(Verb):
    """Everybody provokes Outrage of the rolled planet's type (F06-13)."""

    verb: ClassVar[str] = "outrage_of_rolled_planet"

    def run(self, state: State, seat: int, source: int) -> None:
        types = planet_types(state, rolled_cluster(state) * 4 + rolled_symbol(state))
        for other in turn_order(state):
            provoke_outrage(state, other, types)


# Act II

OBJECTIVE: Final = "F06-15B"
LEADS_ON: Final = 0.4  # how likely the initiative is still there when a card of the hand is played


@final
class ShowLeadership(Verb):
    """The Partisan plays an action card while having the initiative: 1."""

    verb: ClassVar[str] = "show_leadership"

    def run(self, state: State, seat: int, source: int) -> None:
        advance(state, seat, subject_of(state) & 1)


@pursuit(OBJECTIVE)
def promised_leadership(state: State, seat: int) -> float:
    """Return how many cards of the hand the Partisan will probably play with the initiative."""
    return LEADS_ON * len(state.players[seat].hand) if state.initiative == seat else 0.0


def leads_in_suit(state: State, seat: int, kind: int) -> bool:
    """Return whether a seat has more Guild cards of a suit than each Rival."""
    suit = state.table.cards.suit
    counts = [sum(1 for card in guild_cards(state, other) if suit[card] == kind) for other in range(state.table.seats)]
    own = counts.pop(seat)
    return own > max(counts)


@final
class BurnishImage(Asking):
    """Clear an own Outrage of a type in which the holder has most Guild cards (F06-17).

    In Act II the Partisan's objective advances by the Guild cards held.
    """

    verb: ClassVar[str] = "burnish_image"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        outrage = state.players[seat].outrage
        found = [
            notation.TYPE[kind]
            for kind in range(len(RESOURCES))
            if outrage & 1 << kind and leads_in_suit(state, seat, kind)
        ]
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.NO:
            return
        clear_outrage(state, seat, action.args[0])
        objective = campaign_of(state).objectives[seat]
        if objective >= 0 and state.table.cards.ids[objective] == OBJECTIVE:
            advance(state, seat, len(guild_cards(state, seat)))


# Act III

FIASCOS: Final = ("CC13", "F04-10")


@final
class DecryTerror(Verb):
    """Attach a Diplomatic Fiasco of the Court deck to the Council, which comes into session (F06-19)."""

    verb: ClassVar[str] = "decry_terror"

    def run(self, state: State, seat: int, source: int) -> None:
        cards = [state.table.cards.ids.index(id) for id in FIASCOS if id in state.table.cards.ids]
        if any(card in state.court + attached_cards(state) for card in cards):
            return
        found = [card for card in cards if card in state.court_deck]
        if found:
            take_from_deck(state, found[0])
            attach(state, found[0], council_spot(state))
            into_session(state)
        state.stack.append(ShuffleCourt())


@final
class TerrorStrike(Verb):
    """Destroy all damaged pieces at planets of any player's Outrage; they return to their supplies (F06-20).

    With `spare` the pieces of who secured the card stay. Nobody harms here: no Trophies, Outrage or ransack follow, and
    no Ceasefire is broken (F15-08).
    """

    verb: ClassVar[str] = "terror_strike"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.spare: Final = row.flag("spare")

    def run(self, state: State, seat: int, source: int) -> None:
        outrage = 0
        for player in state.players:
            outrage |= player.outrage
        struck = planets_of(state, outrage)
        owners = [owner for owner in (*range(state.table.seats), EMPIRE, BLIGHT) if not (self.spare and owner == seat)]
        for system in struck:
            for owner in owners:
                at = system * SHIP_OWNERS + owner
                count, state.damaged[at] = state.damaged[at], 0
                for _ in range(count):
                    resolve_destroyed(state, piece(owner, SHIP), NOBODY, system)
        for owner in range(state.table.seats):
            if owner in owners and flagship_of(state, owner) in struck:
                lose_damaged_board(state, owner)
        for number in state.buildings[:]:
            spared = self.spare and owner_of(number) == seat
            if number & DAMAGED and system_of(number) in struck and not spared:
                remove_building(state, number, NOBODY)
        for each in buildings_among(state):
            owner = token_owner(state, kind_of(each))
            if side_of(each) and place_of(each) in struck and not (self.spare and owner == seat):
                harm_token(state, each, owner, NOBODY)


@final
class ShuffleFromCourt(Verb):
    """Shuffle this card of the Court into the Court deck (ABR-9.10)."""

    verb: ClassVar[str] = "shuffle_from_court"

    def run(self, state: State, seat: int, source: int) -> None:
        if leave_court(state, card_of(source)):
            state.court_deck.append(card_of(source))
            state.stack.append(ShuffleCourt())


@final
class SowOutrage(Asking):
    """Who gets the initiative by Surpassing may put an own agent on an empty Outrage slot of a Rival (F06-25)."""

    verb: ClassVar[str] = "sow_outrage"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        by_surpassing = not state.seized and any(isinstance(frame, DiscardPlayed) for frame in state.stack)
        if not by_surpassing or not state.players[seat].agents:
            return []
        found = [
            made("outrage", f"{other}/{name}", (other, kind))
            for other in range(state.table.seats)
            for kind, name in enumerate(RESOURCES)
            if other != seat and not state.players[other].outrage & 1 << kind
        ]
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            sow_outrage(state, action.args[0], action.args[1], seat)


@grand_ambition("most_guild_cards")
def has_most_guild_cards(state: State, seat: int) -> bool:
    """Return whether the Partisan has more Guild cards than each Rival."""
    counts = [len(guild_cards(state, other)) for other in range(state.table.seats)]
    own = counts.pop(seat)
    return own > max(counts)


@grand_ambition("hold_the_initiative")
def holds_the_initiative(state: State, seat: int) -> bool:
    """Return whether the Partisan has the initiative marker."""
    return state.initiative == seat
