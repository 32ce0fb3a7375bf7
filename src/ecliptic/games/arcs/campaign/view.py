"""What a seat may know of the campaign: everything but fates that are being chosen (ABR-2.12, ABR-15.2)."""

from ecliptic.games.arcs.campaign.edicts import policies
from ecliptic.games.arcs.campaign.notation import FATES
from ecliptic.games.arcs.campaign.state import NO_FATE, Campaign, campaign_of, supply_of
from ecliptic.games.arcs.cards import LORE
from ecliptic.games.arcs.state import BLIGHT, EMPIRE, SEATS, State
from ecliptic.games.arcs.view import view as base_view
from ecliptic.kernel import Json


def view(state: State, seat: int | None) -> Json:
    """Return everything this seat (None: a spectator) may know."""
    shown = base_view(state, seat)
    kind, ids = state.table.cards.kind, state.table.cards.ids
    in_deck = [card for card in state.court_deck[state.known_bottom :] if kind[card] == LORE]
    shown["lore_unseen"] = [ids[card] for card in sorted(state.lore_deck + in_deck)]
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
        "attached": [ids[card] if card >= 0 else "" for card in campaign.attached],
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
    }
    if seat is not None and campaign.offers:
        shown["offer"] = [FATES[fate] for fate in campaign.offers[seat]]
        shown["pick"] = FATES[campaign.picks[seat]]
    return shown
