"""The campaign's part of a position as readable data and back."""

from bisect import insort
from typing import Final

from ecliptic.games.arcs.board import RESOURCES, SYSTEMS
from ecliptic.games.arcs.campaign.invariants import count_cards, has_begun
from ecliptic.games.arcs.campaign.notation import BOARD, FATES
from ecliptic.games.arcs.campaign.reading import printed
from ecliptic.games.arcs.campaign.setup import new_table
from ecliptic.games.arcs.campaign.state import (
    ACTS,
    ATTACHED_CARD,
    ATTACHED_SPOT,
    BOARD_PLACES,
    CARD_OF_PIECE,
    FACTS,
    NO_CLOCK,
    NO_FATE,
    PIECE_ON_CARD,
    STORED_TYPE,
    Campaign,
    campaign_of,
)
from ecliptic.games.arcs.campaign.tokens import BOXES, agents_on, kind_of, known_by, place_of, side_of, token
from ecliptic.games.arcs.notation import ACTION_IDS
from ecliptic.games.arcs.position import read_counts, read_pieces, read_state, write_pieces, write_state
from ecliptic.games.arcs.state import NOBODY, SEATS, State
from ecliptic.kernel import Fields, Json, refused

TITLES: Final = ["regent", "outlaw"]
FAVOR_LIMIT: Final = 10
MOST_SPOTS: Final = 6
TOKEN_PLACES: Final = [
    *SYSTEMS,
    *(f"seat {seat}" for seat in range(SEATS)),
    "aside",
    *(f"box {ambition + 1}" for ambition in range(BOXES)),
    *(f"trophies {seat}" for seat in range(SEATS)),
]


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
    if campaign.attached:
        data["attached"] = write_attached(campaign)
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
    if campaign.underway:
        data["underway"] = campaign.underway
    if campaign.tokens:
        data["tokens"] = [write_token(each) for each in campaign.tokens]
    data.update(write_open(campaign))
    if campaign.secured_spot:
        data["secured_spot"] = campaign.secured_spot
    if campaign.secured_with:
        data["secured_with"] = campaign.secured_with
    shown = [id for card, id in enumerate(ACTION_IDS) if campaign.shown & 1 << card]
    if shown:
        data["shown"] = shown
    if campaign.secured_at != NOBODY:
        data["secured_at"] = campaign.secured_at
    return data


def write_open(campaign: Campaign) -> Json:
    """Return what everybody knows and views show as positions write it; what is empty is left out."""
    ids = campaign.cards.ids
    data: Json = {}
    if any(system != NOBODY for system in campaign.flagships):
        data["flagships"] = write_flagships(campaign)
    if campaign.sown:
        data["sown_outrage"] = write_sown(campaign)
    if campaign.stored:
        data["stored"] = [f"{ids[each >> 3]} {RESOURCES[each & STORED_TYPE]}" for each in campaign.stored]
    if campaign.on_cards:
        data["on_cards"] = write_on_cards(campaign)
    if any(campaign.gone):
        data["gone"] = campaign.gone[:]
    if campaign.common:
        data["common"] = [ids[card] for card in campaign.common]
    if campaign.facts:
        data["facts"] = dict(sorted(campaign.facts.items()))
    return data


def write_attached(campaign: Campaign) -> list[str]:
    """Return by spot of the Court the cards attached there, with spaces between them."""
    spots = max((each >> ATTACHED_SPOT for each in campaign.attached), default=-1) + 1
    rows: list[list[str]] = [[] for _ in range(spots)]
    for each in campaign.attached:
        rows[each >> ATTACHED_SPOT].append(campaign.cards.ids[each & ATTACHED_CARD])
    return [" ".join(row) for row in rows]


def write_sown(campaign: Campaign) -> list[str]:
    """Return the Outrage that an agent of another seat marks: `1 relic 0`."""
    return [f"{each >> 6} {RESOURCES[each >> 3 & 7]} {each & 7}" for each in campaign.sown]


def read(data: Fields, seats: int, options: dict[str, str | int], pool: list[int]) -> State:
    """Return the state that was written, or what somebody wrote by hand; `pool` are the fates if none are named."""
    table = new_table(seats, options)
    campaign = Campaign(table.cards, seats)
    row = data.table("campaign", {})
    read_campaign(campaign, row, seats, int(options["acts"]), pool)
    state = read_state(data, seats, options, None, table, campaign)
    if not row.has("pool"):
        counts = count_cards(state)
        campaign.pool = [fate for fate in pool if fate not in campaign.fates and not has_begun(counts, fate)]
    return state


def read_campaign(campaign: Campaign, data: Fields, seats: int, acts: int, pool: list[int]) -> None:
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
    campaign.pool = data.words("pool", FATES, [FATES[number] for number in pool])
    none_first = ["", *ids]
    campaign.objectives = [each - 1 for each in data.words("objective_cards", none_first, [""] * seats)]
    for spot, row in enumerate(data.items("attached", [])):
        there = Fields({"attached": str(row).split()}, data.path("attached")).words("attached", ids)
        campaign.attached += [spot << ATTACHED_SPOT | card for card in there]
    sown = [f"{victim} {name} {owner}" for victim in range(SEATS) for name in RESOURCES for owner in range(SEATS)]
    for each in data.words("sown_outrage", sown, []):
        victim, rest = divmod(each, len(RESOURCES) * SEATS)
        insort(campaign.sown, victim << 6 | rest // SEATS << 3 | rest % SEATS)
    campaign.sets = sorted(data.words("sets", ids, []))
    campaign.picks = data.words("picks", FATES, [FATES[NO_FATE]] * seats)
    campaign.offers = [
        Fields({"offer": offer}, data.path("offers")).words("offer", FATES) for offer in data.items("offers", [])
    ]
    for row in data.rows("flagships", []):
        read_flagship(campaign, row, seats)
    campaign.underway = data.number("underway", 0, 4, default=0)
    campaign.tokens = sorted(read_token(row, seats) for row in data.rows("tokens", []))
    stored = [f"{id} {name}" for id in ids for name in RESOURCES]
    campaign.stored = sorted(
        each // len(RESOURCES) << 3 | each % len(RESOURCES) for each in data.words("stored", stored, [])
    )
    lying = data.table("on_cards", {})
    for card, id in enumerate(ids):
        if lying.has(id):
            campaign.on_cards += [card << CARD_OF_PIECE | each for each in read_pieces(lying, id)]
    lying.finish()
    campaign.gone = read_counts(data, "gone", [0] * len(RESOURCES))
    campaign.common = data.words("common", ids, [])
    facts = data.table("facts", {})
    campaign.facts = {name: facts.number(name, *FACTS[name]) for name in FACTS if facts.has(name)}
    facts.finish()
    campaign.secured_spot = data.number("secured_spot", 0, MOST_SPOTS, default=0)
    campaign.secured_with = data.number("secured_with", 0, FAVOR_LIMIT, default=0)
    campaign.shown = sum(1 << card for card in set(data.words("shown", ACTION_IDS, [])))
    campaign.secured_at = data.number("secured_at", -1, MOST_SPOTS, default=NOBODY)
    lists = (campaign.fates, campaign.clocks, campaign.objectives, campaign.picks)
    if any(len(each) != seats for each in lists) or len(campaign.allies) != 2 or len(campaign.rolled) not in (0, 2):
        raise refused("problem-players", seats=seats, rows=min(len(each) for each in lists))
    data.finish()


def write_on_cards(campaign: Campaign) -> Json:
    """Return the pieces on cards by card."""
    ids = campaign.cards.ids
    cards = sorted({each >> CARD_OF_PIECE for each in campaign.on_cards})
    return {
        ids[card]: write_pieces([each & PIECE_ON_CARD for each in campaign.on_cards if each >> CARD_OF_PIECE == card])
        for card in cards
    }


# What is on a place of a Flagship board: an Upgrade or Armor.
ON_BOARDS: Final = {"city": 1, "damaged city": 5, "starport": 3, "damaged starport": 7}


def write_flagships(campaign: Campaign) -> list[Json]:
    """Return the Flagships with their boards."""
    names = {what: name for name, what in ON_BOARDS.items()}
    rows: list[Json] = []
    for seat, system in enumerate(campaign.flagships):
        if system != NOBODY:
            there = campaign.boards[seat * BOARD_PLACES : seat * BOARD_PLACES + BOARD_PLACES]
            board = {BOARD[place]: names[what] for place, what in enumerate(there) if what}
            rows.append({"seat": seat, "system": SYSTEMS[system], "board": board})
    return rows


def read_flagship(campaign: Campaign, row: Fields, seats: int) -> None:
    """Read a Flagship; it is counted among the fresh ships of its system."""
    seat = row.number("seat", 0, seats - 1)
    campaign.flagships[seat] = row.word("system", SYSTEMS)
    board = row.table("board", {})
    for place, name in enumerate(BOARD):
        if board.has(name):
            what = board.word(name, list(ON_BOARDS))
            campaign.boards[seat * BOARD_PLACES + place] = list(ON_BOARDS.values())[what]
    board.finish()
    row.finish()


def write_token(each: int) -> Json:
    """Return a token as a table."""
    kind = printed().tokens[kind_of(each)]
    data: Json = {"token": kind.id, "place": TOKEN_PLACES[place_of(each)]}
    if side_of(each):
        data["side"] = kind.sides[1]
    return {**data, **seats_of_token(each)}


def seats_of_token(each: int) -> Json:
    """Return who knows a token and whose agents are on it, as far as anybody does."""
    bits = {"known_by": known_by(each), "agents": agents_on(each)}
    return {field: seats_in(seats) for field, seats in bits.items() if seats}


def seats_in(bits: int) -> list[int]:
    """Return the seats whose bits are set."""
    return [seat for seat in range(SEATS) if bits & 1 << seat]


def read_token(row: Fields, seats: int) -> int:
    """Return the token that a table describes."""
    kinds = printed().tokens
    kind = row.word("token", [each.id for each in kinds])
    absent = [f"{place} {seat}" for place in ("seat", "trophies") for seat in range(seats, SEATS)]
    places = [name for name in TOKEN_PLACES if name not in absent]
    place = TOKEN_PLACES.index(places[row.word("place", places)])
    side = row.word("side", kinds[kind].sides, kinds[kind].sides[0])
    known, agents = (
        sum(1 << seat for seat in set(row.numbers(field, [])) if 0 <= seat < seats) for field in ("known_by", "agents")
    )
    row.finish()
    return token(kind, place, side, known, agents)
