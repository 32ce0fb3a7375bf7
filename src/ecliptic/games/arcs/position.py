"""The state as readable data and back. Decks are written from the top, the discard pile from the bottom."""

from collections import Counter
from typing import Final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.board import (
    AMBITION_NAMES,
    BOARD_SLOTS,
    IN_SLOTS,
    RESOURCES,
    SYSTEM_COUNT,
    SYSTEMS,
    TOKENS_OF_A_TYPE,
)
from ecliptic.games.arcs.knowledge import BEFORE, SEEN, viewer_of
from ecliptic.games.arcs.pieces import boxed_goods
from ecliptic.games.arcs.rounds import UNION_CARD, UNION_SEAT, NextFollower, StartRound
from ecliptic.games.arcs.setup import SETUP_IDS, new_table, use_map
from ecliptic.games.arcs.state import (
    AGENT,
    BOXED,
    CITY,
    DAMAGED,
    IS_STARPORT,
    KIND_BITS,
    MARKERS,
    NOBODY,
    OWNERS,
    PILE_CARD,
    PILE_KNOWN,
    PLAY_CARD,
    PLAY_HOW,
    PLAY_SEAT,
    PUBLIC,
    SEATS,
    SEIZE,
    SHIP,
    SHIP_OWNERS,
    SITE_SHIFT,
    STARPORT,
    USED,
    WAYS,
    Extension,
    Player,
    State,
    Table,
    building,
    new_player,
    owner_of,
)
from ecliptic.games.arcs.turn import Turn
from ecliptic.games.arcs.words import ambitions
from ecliptic.kernel import Fields, Json, refused
from ecliptic.kernel.fields import shown

STAGES: Final = ["opening", "prelude", "pips"]
REASONS: Final = ["power", "chapters"]
CAMPAIGN_REASONS: Final = ["acts", "final-objective"]
MOST_POWER: Final = 999


def write_state(state: State) -> Json:
    """Return everything but the stack."""
    ids, actions = state.table.cards.ids, notation.ACTION_IDS
    data: Json = {
        "chapter": state.chapter,
        "initiative": state.initiative,
        "map": SETUP_IDS[state.set_up] if state.set_up >= 0 else "",
        "ships": write_ships(state),
        "buildings": {notation.SITES[each >> SITE_SHIFT]: write_building(each) for each in state.buildings},
        "markers": [AMBITION_NAMES[at] if at >= 0 else "" for at in state.marker_at],
        "flipped": state.flipped,
        "supply": state.supply[:],
        "court": [ids[card] if card >= 0 else "" for card in state.court],
        "agents": [state.agents[i * SEATS : i * SEATS + SEATS] for i in range(len(state.court))],
        "court_deck": [ids[card] for card in reversed(state.court_deck)],
        "court_discard": [ids[card] for card in state.court_discard],
        "pile": [actions[entry & PILE_CARD] for entry in state.pile],
        "players": [write_player(player, ids) for player in state.players],
    }
    if state.shaped:
        data["shaped"] = {SYSTEMS[i]: RESOURCES[state.types[i]] for i in range(SYSTEM_COUNT) if state.shaped & 1 << i}
    if any(state.aside):
        data["aside"] = state.aside[:]
    if any(state.boxes):
        data["boxes"] = state.boxes[:]
    if any(entry >> PILE_KNOWN for entry in state.pile):
        data["pile_known"] = [entry >> PILE_KNOWN for entry in state.pile]
    for name, cards in (("rows", state.rows), ("lore_deck", state.lore_deck), ("box", state.box)):
        if cards:
            data[name] = [ids[card] for card in cards]
    if state.hidden_box:
        data["hidden_box"] = [[ids[each & 127] for each in state.hidden_box if each >> 7 == seat] for seat in range(4)]
    if state.open_pile:
        data["open_pile"] = [actions[card] for card in state.open_pile]
    if state.scrapped:
        data["scrapped"] = write_pieces(state.scrapped)
    if state.known_bottom:
        data["known_bottom"] = state.known_bottom
    if state.places:
        data["over"] = {"places": list(state.places), "reason": state.reason}
    return data | write_round(state)


def write_round(state: State) -> Json:
    """Return what belongs to the present round and turn; what is as at their start is left out."""
    ids, actions = state.table.cards.ids, notation.ACTION_IDS
    data: Json = {}
    if state.played:
        data["played"] = [actions[play & PLAY_CARD] for play in state.played]
        data["played_by"] = [play >> PLAY_SEAT & 3 for play in state.played]
        data["played_how"] = [WAYS[play >> PLAY_HOW] for play in state.played]
    if state.unions:
        data["unions"] = [
            {
                "union": ids[each >> UNION_CARD],
                "seat": each >> UNION_SEAT & 3,
                "action_card": actions[each & PLAY_CARD],
            }
            for each in state.unions
        ]
    if state.passes:
        data["passes"] = state.passes
    for name, flag in (("zeroed", state.zeroed), ("seized", state.seized), ("declared", state.declared)):
        if flag:
            data[name] = True
    if state.turn_seat >= 0:
        turn: Json = {"seat": state.turn_seat, "stage": STAGES[state.stage], "pips": state.pips}
        if state.armed:
            turn["armed"] = True
        if state.pivoting:
            turn["pivoting"] = True
        if state.limits:
            turn["limits"] = state.limits[:]
        if state.secured_now:
            turn["secured_now"] = [ids[card] for card in state.secured_now]
        data["turn"] = turn
    if state.trail:
        data["trail"] = state.trail[:]
    if state.dice:
        data["dice"] = state.dice[:]
    if state.razed:
        data["razed"] = state.razed[:]
    return data


def write_ships(state: State) -> Json:
    """Return the ships on the map: by system and owner, fresh and damaged."""
    data: dict[str, object] = {}
    for system in range(SYSTEM_COUNT):
        there: dict[str, object] = {}
        for owner in range(SHIP_OWNERS):
            at = system * SHIP_OWNERS + owner
            if state.fresh[at] or state.damaged[at]:
                there[OWNERS[owner]] = [state.fresh[at], state.damaged[at]]
        if there:
            data[SYSTEMS[system]] = there
    return data


def write_building(number: int) -> Json:
    """Return one building."""
    data: Json = {"owner": OWNERS[owner_of(number)], "kind": "starport" if number & IS_STARPORT else "city"}
    if number & DAMAGED:
        data["damaged"] = True
    if number & USED:
        data["used"] = True
    return data


def write_pieces(pieces: list[int]) -> list[object]:
    """Return pieces of a box, as `1 ship`."""
    return [PIECE_WORDS[each] for each in pieces]


def write_player(player: Player, ids: list[str]) -> Json:
    """Return one player; what is empty is left out."""
    actions = notation.ACTION_IDS
    data: Json = {
        "power": player.power,
        "ships": player.ships,
        "starports": player.starports,
        "agents": player.agents,
        "cities": player.cities,
        "resources": [IN_SLOTS[each] if each >= 0 else "" for each in player.resources],
        "hand": [actions[card] for card in player.hand],
        "cards": [ids[card] for card in player.cards],
    }
    if player.leader >= 0:
        data["leader"] = ids[player.leader]
    if player.outrage:
        data["outrage"] = [name for i, name in enumerate(RESOURCES) if player.outrage & 1 << i]
    if player.owed:
        data["owed"] = [name for i, name in enumerate(RESOURCES) if player.owed & 1 << i]
    if player.loose:
        data["loose"] = [IN_SLOTS[each] for each in player.loose]
    if player.trophies:
        data["trophies"] = write_pieces(player.trophies)
    if player.captives:
        data["captives"] = write_pieces(player.captives)
    certain = [each for each in player.known if not each & SEEN]
    if certain:
        data["known"] = [[actions[each & 63] for each in certain if each >> 6 == viewer] for viewer in range(5)]
    if len(certain) < len(player.known):
        data["seen"] = [
            {"card": actions[each & 63], "by": viewer_of(each), "before": each >> BEFORE}
            for each in player.known
            if each & SEEN
        ]
    return data


PIECE_WORDS: Final = [f"{owner} {kind}" for owner, kind in BOXED]


def read_pieces(data: Fields, field: str) -> list[int]:
    """Return the pieces of a box, sorted."""
    return sorted(data.words(field, PIECE_WORDS, []))


def read_state(
    data: Fields,
    seats: int,
    options: dict[str, str | int],
    pack: Json | None = None,
    table: Table | None = None,
    extension: Extension | None = None,
) -> State:
    """Return the state that was written, or what somebody wrote by hand.

    What is not mentioned is where it would be expected: pieces in supplies, action cards in the discard pile, Court
    cards in the deck. Without a written stack the player with initiative leads.
    """
    if table is None:
        table = new_table(seats, options, pack)
    rows = data.rows("players")
    if len(rows) != seats:
        raise refused("problem-players", seats=seats, rows=len(rows))
    state = State(table, [new_player(table.board) for _ in range(seats)])
    state.extension = extension
    state.supply = [TOKENS_OF_A_TYPE] * len(RESOURCES)
    default = next(card.id for card in table.board.setup_cards if card.players == seats)
    if extension is not None:
        state.links = table.board.links([])  # the campaign has no set-up card (ABR-1.3)
        data.word("map", [""], "")
    elif str(data.get("map", default)) or not data.has("map"):
        use_map(state, data.word("map", SETUP_IDS, default))
        if table.board.setup_cards[state.set_up].players != seats:
            raise refused("problem-map-seats", map=SETUP_IDS[state.set_up], players=seats, seats=seats)
    state.boxes = read_counts(data, "boxes", state.boxes)
    state.chapter = data.number("chapter", 0, 5, default=1)
    state.initiative = data.number("initiative", -1, seats - 1, default=0)
    read_map(state, data)
    boxes = [AMBITION_NAMES[ambition] for ambition in ambitions(state)]
    markers = data.items("markers", [""] * MARKERS)
    if len(markers) != MARKERS or any(each not in boxes for each in markers if each != ""):
        raise refused("problem-markers")
    state.marker_at = [AMBITION_NAMES.index(str(each)) if each != "" else NOBODY for each in markers]
    state.flipped = data.number("flipped", 0, MARKERS, default=min(MARKERS, max(0, state.chapter - 1)))
    state.scrapped = read_pieces(data, "scrapped")
    for seat, row in enumerate(rows):
        read_player(state, seat, row)
    read_court(state, data)
    read_action_cards(state, data)
    for seat, row in enumerate(rows):
        read_supplies(state, seat, row)
    state.aside = read_counts(data, "aside", [0] * len(RESOURCES))
    held = extension.resources() if extension is not None else [0] * len(RESOURCES)
    held = [n + boxed_goods(state, kind) for kind, n in enumerate(held)]
    for player in state.players:
        for each in player.resources + player.loose:
            if 0 <= each < len(RESOURCES):
                held[each] += 1
    for system in range(SYSTEM_COUNT):
        if state.shaped & 1 << system:
            held[state.types[system]] += 1
    free = [TOKENS_OF_A_TYPE - held[i] - state.boxes[i] - state.aside[i] for i in range(len(RESOURCES))]
    state.supply = read_counts(data, "supply", [max(0, n) for n in free])
    read_round(state, data)
    if data.has("over"):
        over = data.table("over")
        state.places = tuple(over.numbers("places"))
        reasons = REASONS if extension is None else CAMPAIGN_REASONS
        state.reason = reasons[over.word("reason", reasons)]
        over.finish()
        if sorted(state.places) != list(range(1, seats + 1)):
            raise refused("problem-places", seats=seats)
    if not state.places:
        continue_round(state)
    return state


def continue_round(state: State) -> None:
    """Push what a position without a written stack goes on with: the turn, the next follower, or a new round."""
    state.stack.append(StartRound())
    turns = [play for play in state.played if play >> PLAY_HOW != SEIZE]
    if turns:
        state.stack.append(NextFollower(turns[-1] >> PLAY_SEAT & 3))
    if state.turn_seat >= 0:
        state.stack.append(Turn(state.turn_seat))


def read_counts(data: Fields, field: str, default: list[int]) -> list[int]:
    """Return a count for each resource."""
    counts = data.numbers(field, default)
    if len(counts) != len(RESOURCES) or min(counts) < 0 or max(counts) > TOKENS_OF_A_TYPE:
        raise refused("problem-counts", place=data.path(field))
    return list(counts)


def read_map(state: State, data: Fields) -> None:
    """Read ships, buildings and changed planets."""
    ships = data.table("ships", {})
    for system, name in enumerate(SYSTEMS):
        if ships.has(name):
            there = ships.table(name)
            for owner in range(SHIP_OWNERS):
                if there.has(OWNERS[owner]):
                    counts = there.numbers(OWNERS[owner])
                    if len(counts) != 2 or min(counts) < 0 or max(counts) > state.table.board.ships:
                        raise refused("problem-ship-counts", place=there.path(OWNERS[owner]))
                    state.fresh[system * SHIP_OWNERS + owner], state.damaged[system * SHIP_OWNERS + owner] = counts
            there.finish()
    ships.finish()
    buildings = data.table("buildings", {})
    for key in buildings.data:
        if key not in notation.SITES:
            raise refused("problem-site", place=shown(key))
    for site, name in enumerate(notation.SITES):
        if buildings.has(name):
            row = buildings.table(name)
            number = building(
                site,
                row.word("owner", OWNERS),
                row.word("kind", ["city", "starport"]) == 1,
                row.flag("damaged"),
            )
            state.buildings.append(number | (USED if row.flag("used") else 0))
            row.finish()
    buildings.finish()
    state.buildings.sort()
    if data.has("shaped"):
        shaped = data.table("shaped")
        types = state.types[:]
        for system, name in enumerate(SYSTEMS):
            if shaped.has(name):
                types[system] = shaped.word(name, RESOURCES)
                state.shaped |= 1 << system
        shaped.finish()
        state.types = types


def read_player(state: State, seat: int, row: Fields) -> None:
    """Read a player's board and cards; supplies come afterwards."""
    player = state.players[seat]
    ids = state.table.cards.ids
    least = -MOST_POWER if state.extension is not None else 0  # acts of the campaign may cost more than there is
    player.power = row.number("power", least, MOST_POWER, default=0)
    if row.has("leader"):
        player.leader = row.word("leader", ids)
    player.cards = row.words("cards", ids, [])
    room = BOARD_SLOTS + sum(state.table.cards.cards[card].slots for card in player.cards)
    held = row.items("resources", [])
    known = RESOURCES if state.extension is None else IN_SLOTS
    player.resources = [known.index(str(each)) if each in known else NOBODY for each in held]
    if len(held) > room or any(each not in known and each != "" for each in held):
        raise refused("problem-resources", place=row.path("resources"))
    player.resources += [NOBODY] * (room - len(held))
    player.loose = row.words("loose", known, [])
    for resource in row.words("outrage", RESOURCES, []):
        player.outrage |= 1 << resource
    for resource in row.words("owed", RESOURCES, []):
        player.owed |= 1 << resource
    player.trophies = read_pieces(row, "trophies")
    player.captives = read_pieces(row, "captives")
    player.hand = sorted(row.words("hand", notation.ACTION_IDS, []))
    if row.has("known"):
        lists = row.items("known")
        if len(lists) > PUBLIC + 1:
            raise refused("problem-known-viewers", place=row.path("known"))
        for viewer in range(len(lists)):
            cards = Fields({"known": lists[viewer]}, row.path("known")).words("known", notation.ACTION_IDS)
            player.known += [viewer * 64 + card for card in cards]
    for each in row.rows("seen", []):
        viewer, before = each.number("by", 0, PUBLIC), each.number("before", 0, len(notation.ACTION_IDS))
        player.known.append(before << BEFORE | SEEN | viewer * 64 + each.word("card", notation.ACTION_IDS))
        each.finish()
    player.known = sorted(set(player.known))


def read_supplies(state: State, seat: int, row: Fields) -> None:
    """Read what a player has in supply; left out, it is what is nowhere else."""
    player = state.players[seat]
    board = state.table.board
    out = pieces_out(state, seat)
    player.ships = row.number("ships", 0, board.ships, default=max(0, board.ships - out[SHIP]))
    player.cities = row.number("cities", 0, board.cities, default=max(0, board.cities - out[CITY]))
    player.starports = row.number("starports", 0, board.starports, default=max(0, board.starports - out[STARPORT]))
    player.agents = row.number("agents", 0, board.agents, default=max(0, board.agents - out[AGENT]))
    row.finish()


def pieces_out(state: State, seat: int) -> list[int]:
    """Return how many of each kind of a seat's pieces are not in its supply (ARC-16.1)."""
    out = [0, 0, 0, 0]
    for system in range(SYSTEM_COUNT):
        at = system * SHIP_OWNERS + seat
        out[SHIP] += state.fresh[at] + state.damaged[at]
    for each in state.buildings:
        if owner_of(each) == seat:
            out[STARPORT if each & IS_STARPORT else CITY] += 1
    boxes = [each for player in state.players for each in player.trophies + player.captives]
    for each in boxes + state.scrapped:
        if each >> KIND_BITS == seat:
            out[each & 3] += 1
    out[AGENT] += sum(state.agents[seat::SEATS])
    player = state.players[seat]
    out[AGENT] += player.outrage.bit_count() - player.owed.bit_count()
    if state.extension is not None:
        out[AGENT] += state.extension.agents_of(seat)
        for kind, n in enumerate(state.extension.pieces_of(seat)):
            out[kind] += n
    return out


def read_court(state: State, data: Fields) -> None:
    """Read the Court row with its agents, the deck and what lies elsewhere."""
    cards = state.table.cards
    ids = cards.ids
    spots = state.table.board.court_row[state.table.seats]
    state.court_discard = data.words("court_discard", ids, [])
    state.rows = data.words("rows", ids, [])
    state.lore_deck = sorted(data.words("lore_deck", ids, []))
    state.box = sorted(data.words("box", ids, []))
    hidden = data.items("hidden_box", [])
    if len(hidden) > SEATS:
        raise refused("problem-hidden-box")
    for seat, each in enumerate(hidden):
        listed = Fields({"hidden_box": each}, "").words("hidden_box", ids)
        state.hidden_box += sorted([seat << 7 | card for card in listed])
    gone = set(state.court_discard)
    for player in state.players:
        gone.update(player.cards)
    if data.has("unions"):
        for row in data.rows("unions"):
            union = row.word("union", ids)
            seat, card = row.number("seat", 0, 3), row.word("action_card", notation.ACTION_IDS)
            state.unions.append(card | seat << UNION_SEAT | union << UNION_CARD)
            gone.add(union)
            row.finish()
    deck = [card for card in cards.court if card not in gone]
    if data.has("court"):
        names = data.items("court")
        state.court = [ids.index(str(each)) if each in ids else NOBODY for each in names]
        if any(each not in ids and each != "" for each in names):
            raise refused("problem-court", place=data.path("court"))
        deck = [card for card in deck if card not in state.court]
    else:
        state.court, deck = deck[:spots], deck[spots:]
    state.court_deck = data.words("court_deck", ids, [ids[card] for card in deck])[::-1]
    state.known_bottom = data.number("known_bottom", 0, 99, default=0)
    state.agents = [0] * (len(state.court) * SEATS)
    agents = data.items("agents", [])
    if len(agents) > len(state.court):
        raise refused("problem-agents", place=data.path("agents"))
    for spot, each in enumerate(agents):
        counts = Fields({"agents": each}, data.path("agents")).numbers("agents")
        if len(counts) > SEATS or any(not 0 <= n <= state.table.board.agents for n in counts):
            raise refused("problem-agents", place=data.path("agents"))
        for seat, n in enumerate(counts):
            state.agents[spot * SEATS + seat] = n


def read_action_cards(state: State, data: Fields) -> None:
    """Read played cards and discard piles; action cards that are nowhere else lie in the discard pile."""
    ids = notation.ACTION_IDS
    cards = data.words("played", ids, [])
    seats = data.numbers("played_by", [])
    ways = data.words("played_how", WAYS, [])
    if not len(cards) == len(seats) == len(ways) or any(not 0 <= seat < state.table.seats for seat in seats):
        raise refused("problem-played")
    state.played = [
        card | seat << PLAY_SEAT | way << PLAY_HOW for card, seat, way in zip(cards, seats, ways, strict=True)
    ]
    state.open_pile = data.words("open_pile", ids, [])
    used = {card for player in state.players for card in player.hand} | set(cards) | set(state.open_pile)
    rest = [i for i, counts in enumerate(state.table.board.counts_for) if state.table.seats in counts and i not in used]
    state.pile = data.words("pile", ids, [ids[card] for card in rest])
    if data.has("pile_known"):
        known = data.numbers("pile_known")
        if len(known) != len(state.pile) or any(not 0 <= each < 1 << 20 for each in known):
            raise refused("problem-pile-known")
        state.pile = [card | each << PILE_KNOWN for card, each in zip(state.pile, known, strict=True)]


def read_round(state: State, data: Fields) -> None:
    """Read what belongs to the present round and turn."""
    seats = state.table.seats
    state.passes = data.number("passes", 0, seats, default=0)
    state.zeroed = data.flag("zeroed")
    state.seized = data.flag("seized")
    state.declared = data.flag("declared")
    if data.has("turn"):
        turn = data.table("turn")
        state.turn_seat = turn.number("seat", 0, seats - 1)
        state.stage = turn.word("stage", STAGES)
        state.pips = turn.number("pips", 0, max(state.table.board.pips) + (state.extension is not None))
        state.armed = turn.flag("armed")
        state.pivoting = turn.flag("pivoting")
        state.limits = turn.numbers("limits", [])
        state.secured_now = turn.words("secured_now", state.table.cards.ids, [])
        turn.finish()
    state.trail = data.numbers("trail", [])
    state.dice = data.numbers("dice", [])
    state.razed = data.numbers("razed", [])
    if any(not 0 <= die < 18 for die in state.dice) or any(each < 0 for each in state.razed + state.trail):
        raise refused("problem-dice")


def count_court_cards(state: State) -> Counter[int]:
    """Return how often every Court, lore and leader card is anywhere (for the invariants)."""
    there: Counter[int] = Counter(
        [card for card in state.court if card >= 0]
        + state.court_deck
        + state.court_discard
        + state.rows
        + state.lore_deck
        + state.box
        + [each & 127 for each in state.hidden_box]
        + [each >> UNION_CARD for each in state.unions]
    )
    for player in state.players:
        there.update(player.cards)
        if player.leader >= 0:
            there[player.leader] += 1
    return there
