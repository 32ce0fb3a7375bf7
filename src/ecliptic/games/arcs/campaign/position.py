"""The campaign's part of a position as readable data and back."""

from typing import Final

from ecliptic.games.arcs.board import RESOURCES
from ecliptic.games.arcs.campaign.notation import FATES
from ecliptic.games.arcs.campaign.reading import printed
from ecliptic.games.arcs.campaign.setup import new_table
from ecliptic.games.arcs.campaign.state import ACTS, NO_CLOCK, NO_FATE, Campaign, campaign_of
from ecliptic.games.arcs.position import read_counts, read_state, write_state
from ecliptic.games.arcs.state import NOBODY, SEATS, State
from ecliptic.kernel import Fields, Json, refused

TITLES: Final = ["regent", "outlaw"]
FAVOR_LIMIT: Final = 10


def write(state: State) -> Json:
    """Return everything but the stack."""
    return {**write_state(state), "campaign": write_campaign(campaign_of(state))}


def write_campaign(campaign: Campaign) -> Json:
    """Return the campaign's part; what is as at the start is left out."""
    ids = campaign.cards.ids
    seats = len(campaign.fates)
    data: Json = {
        "act": campaign.act,
        "titles": [TITLES[campaign.outlaws >> seat & 1] for seat in range(seats)],
        "first_regent": campaign.first_regent,
        "booklet": [ids[card] for card in campaign.booklet],
        "fates": [FATES[fate] for fate in campaign.fates],
        "objectives": campaign.clocks[:],
        "pool": [FATES[fate] for fate in campaign.pool],
    }
    if campaign.last_act != ACTS:
        data["last_act"] = campaign.last_act
    if any(campaign.trust):
        data["trust"] = campaign.trust[:]
    if campaign.is_decided:
        data["council"] = "decided"
    if campaign.council_seat != NOBODY:
        data["council_seat"] = campaign.council_seat
    if campaign.rolled:
        data["rolled"] = campaign.rolled[:]
    if any(campaign.allies):
        data["allies"] = campaign.allies[:]
    if any(card != NOBODY for card in campaign.attached):
        data["attached"] = [ids[card] if card >= 0 else "" for card in campaign.attached]
    if campaign.had_allies:
        data["had_allies"] = True
    if any(campaign.favors):
        data["favors"] = [campaign.favors[seat * SEATS : seat * SEATS + SEATS] for seat in range(seats)]
    if any(card != NOBODY for card in campaign.objectives):
        data["objective_cards"] = [ids[card] if card >= 0 else "" for card in campaign.objectives]
    if campaign.sets:
        data["sets"] = [ids[card] for card in campaign.sets]
    if campaign.offers:
        data["offers"] = [[FATES[fate] for fate in offer] for offer in campaign.offers]
        data["picks"] = [FATES[fate] for fate in campaign.picks]
    if campaign.secured_with:
        data["secured_with"] = campaign.secured_with
    return data


def read(data: Fields, seats: int, options: dict[str, str | int]) -> State:
    """Return the state that was written, or what somebody wrote by hand."""
    table = new_table(seats, options)
    campaign = Campaign(table.cards, seats)
    read_campaign(campaign, data.table("campaign", {}), seats, int(options["acts"]))
    return read_state(data, seats, options, None, table, campaign)


def read_campaign(campaign: Campaign, data: Fields, seats: int, acts: int) -> None:
    """Read the campaign's part; what is not mentioned is as at the start of Act I."""
    ids = campaign.cards.ids
    campaign.act = data.number("act", 1, ACTS, default=1)
    campaign.last_act = data.number("last_act", 1, ACTS, default=acts)
    titles = data.words("titles", TITLES, ["regent"] * seats)
    campaign.outlaws = sum(title << seat for seat, title in enumerate(titles))
    if len(titles) != seats:
        raise refused("problem-players", seats=seats, rows=len(titles))
    campaign.first_regent = data.number("first_regent", -1, seats - 1, default=NOBODY if all(titles) else 0)
    campaign.trust = read_counts(data, "trust", [0] * len(RESOURCES))
    campaign.is_decided = data.word("council", ["in_session", "decided"], "in_session") == 1
    campaign.council_seat = data.number("council_seat", -1, seats - 1, default=NOBODY)
    campaign.booklet = data.words("booklet", ids, ["AID03", "AID04", "AID05"])
    campaign.rolled = data.numbers("rolled", [])
    campaign.allies = data.numbers("allies", [0, 0])
    campaign.had_allies = data.flag("had_allies")
    for holder, row in enumerate(data.items("favors", [])[:seats]):
        counts = Fields({"favors": row}, data.path("favors")).numbers("favors")
        for owner, n in enumerate(counts[:SEATS]):
            campaign.favors[holder * SEATS + owner] = max(0, min(FAVOR_LIMIT, n))
    campaign.fates = data.words("fates", FATES, ["none"] * seats)
    campaign.clocks = data.numbers("objectives", [NO_CLOCK] * seats)
    campaign.pool = data.words("pool", FATES, [FATES[number] for number in sorted(printed().fates)])
    campaign.objectives = [
        ids.index(str(each)) if each in ids else NOBODY for each in data.items("objective_cards", [""] * seats)
    ]
    campaign.attached = [ids.index(str(each)) if each in ids else NOBODY for each in data.items("attached", [])]
    campaign.sets = sorted(data.words("sets", ids, []))
    campaign.picks = data.words("picks", FATES, [FATES[NO_FATE]] * seats)
    campaign.offers = [
        Fields({"offer": offer}, data.path("offers")).words("offer", FATES) for offer in data.items("offers", [])
    ]
    campaign.secured_with = data.number("secured_with", 0, FAVOR_LIMIT, default=0)
    lists = (campaign.fates, campaign.clocks, campaign.objectives, campaign.picks)
    if any(len(each) != seats for each in lists) or len(campaign.allies) != 2 or len(campaign.rolled) not in (0, 2):
        raise refused("problem-players", seats=seats, rows=min(len(each) for each in lists))
    data.finish()
