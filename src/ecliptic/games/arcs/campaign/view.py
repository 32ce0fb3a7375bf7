"""What a seat may know of the campaign: everything but fates that are being chosen (ABR-2.12, ABR-15.2)."""

from typing import Any

from ecliptic.games.arcs.board import SIDE_NAMES, ZEAL
from ecliptic.games.arcs.campaign.notation import FATES
from ecliptic.games.arcs.campaign.policies import policies
from ecliptic.games.arcs.campaign.position import TOKEN_PLACES, seats_of_token, write_attached, write_open
from ecliptic.games.arcs.campaign.proceedings import (
    commanded_systems,
    fleet_view,
    goals_view,
    proceedings_view,
    reroll_view,
    summit_view,
)
from ecliptic.games.arcs.campaign.remembered import remembered_view
from ecliptic.games.arcs.campaign.state import NO_FATE, Campaign, campaign_of, supply_of
from ecliptic.games.arcs.campaign.token_moves import is_hidden, kind_row
from ecliptic.games.arcs.campaign.tokens import place_of, side_of
from ecliptic.games.arcs.cards import LORE
from ecliptic.games.arcs.state import BLIGHT, EMPIRE, PLAY_CARD, SEATS, State, suit_of
from ecliptic.games.arcs.view import view as base_view
from ecliptic.kernel import Json


def view(state: State, seat: int | None) -> Json:
    """Return everything this seat (None: a spectator) may know."""
    shown: dict[str, Any] = {**base_view(state, seat)}
    ids = state.table.cards.ids
    lore = state.table.cards.numbers(LORE)[: state.table.lore]
    in_deck = [card for card in state.court_deck[state.known_bottom :] if card in lore]
    shown["lore_unseen"] = [ids[card] for card in sorted(state.lore_deck + in_deck)]
    shown["asked"] = shown["asked"] or fleet_view(state)
    for play, row in zip(state.played, shown["played"], strict=True):
        if not row["face_down"] and state.table.board.suit[play & PLAY_CARD] >= ZEAL:
            row["side"] = SIDE_NAMES[suit_of(state, play & PLAY_CARD) - ZEAL]
    for row in shown["systems"]:
        if row["controller"] == EMPIRE:
            row["reason"] = "empire"
    return {**shown, "campaign": campaign_view(state, campaign_of(state), seat)}


def campaign_view(state: State, campaign: Campaign, seat: int | None) -> Json:
    """Return the campaign's part."""
    ids = campaign.cards.ids
    seats = range(state.table.seats)
    top = policies(state)
    shown: Json = {
        "act": campaign.act,
        "last_act": campaign.last_act,
        "titles": ["outlaw" if campaign.outlaws & 1 << each else "regent" for each in seats],
        "first_regent": campaign.first_regent,
        "trust": campaign.trust[:],
        "council": "decided" if campaign.is_decided else "in_session",
        "council_seat": campaign.council_seat,
        "booklet": [ids[card] for card in campaign.booklet],
        "policy": ids[top[0]] if top else "",
        "rolled": campaign.rolled[:],
        "attached": write_attached(campaign),
        "allies": campaign.allies[:],
        "favors": [campaign.favors[each * SEATS : each * SEATS + state.table.seats] for each in seats],
        "imperial_supply": supply_of(state, EMPIRE),
        "blight_supply": supply_of(state, BLIGHT),
        "fates": [FATES[fate] for fate in campaign.fates],
        "objectives": campaign.clocks[:],
        "objective_cards": [ids[card] if card >= 0 else "" for card in campaign.objectives],
        "sets": [ids[card] for card in campaign.sets],
        "fates_left": [FATES[fate] for fate in campaign.pool],
        "choosing": [
            bool(campaign.offers) and len(campaign.offers[each]) > 1 and campaign.picks[each] == NO_FATE
            for each in seats
        ],
        "goals": [goals_view(state, each) for each in seats],
        "commanded": commanded_systems(state),
        "proceedings": proceedings_view(state),
    }
    shown.update(write_open(campaign))
    summit = summit_view(state)
    if summit is not None:
        shown["summit"] = summit
    reroll = reroll_view(state)
    if reroll is not None:
        shown["reroll"] = reroll
    if campaign.tokens:
        # Sorted by what is shown: the state sorts by the kind, which may be secret.
        rows = [token_row(each, seat) for each in campaign.tokens]
        shown["tokens"] = sorted(rows, key=lambda row: (TOKEN_PLACES.index(str(row["place"])), str(row)))
    if campaign.facts:
        shown["remembered"] = remembered_view(state)
    if campaign.offers:
        shown["picks"] = ["none" if pick == NO_FATE else "chosen" for pick in campaign.picks]
    if seat is not None and campaign.offers:
        shown["offer"] = [FATES[fate] for fate in campaign.offers[seat]]
        shown["pick"] = FATES[campaign.picks[seat]]
    return shown


def token_row(each: int, seat: int | None) -> Json:
    """Return a token; a secret kind is shown to those who know it, and once its other side is up."""
    kind = kind_row(each)
    row: Json = {"place": TOKEN_PLACES[place_of(each)], "side": kind.sides[side_of(each)]}
    if not is_hidden(each, seat):
        row["token"] = kind.id
    return {**row, **seats_of_token(each)}
