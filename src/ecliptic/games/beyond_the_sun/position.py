"""The position format: a state as readable JSON types, and back.

Everything may be left out: cards that are not mentioned lie in their decks in the order of the data, cubes in the
supply, discs on their tracks, events that are not mentioned were discarded.
"""

from ecliptic.games.beyond_the_sun.components import (
    COLUMNS,
    CUBES,
    DISCS,
    DISCS_ON_TRACK,
    FOOD,
    HIGHEST_LEVEL,
    LEVELS,
    LINK_ACHIEVEMENT,
    LINK_LOCATION,
    NO_DISC,
    ORE,
    Components,
)
from ecliptic.games.beyond_the_sun.discs import BOTH, DUE
from ecliptic.games.beyond_the_sun.resources import MOST_ORE, return_cube
from ecliptic.games.beyond_the_sun.setup import cards_of_level, empty_table, mat_numbers, system_slots
from ecliptic.games.beyond_the_sun.spaces import space_id
from ecliptic.games.beyond_the_sun.state import (
    GONE,
    NOBODY,
    OUTSIDE,
    SPACE_BITS,
    State,
    colony_discs,
    colony_of,
    count_ships,
    fleet_size,
    location_ids,
    outpost_of,
    researcher_count,
    ship_index,
    system_of,
)
from ecliptic.games.beyond_the_sun.turn import AFTER_ACTION, ROUND_LIMIT, SCORE, ChooseSpace, TakeTurn
from ecliptic.kernel import Fields, Json, refused
from ecliptic.kernel.fields import shown

DECKS = LEVELS[1:]
SYSTEM_DECKS = ["A", "B"]
MOST_POINTS = 1_000_000
REASONS = [SCORE, ROUND_LIMIT]

# Writing


def write_state(state: State) -> Json:
    """Return the state without its stack."""
    parts = state.parts
    technologies = [card.id for card in parts.technologies]
    systems = [card.id for card in parts.systems]
    events = [card.id for card in parts.events]
    written: Json = {
        "round": state.round,
        "last_round": state.last_round,
        "active": state.active_seat,
        "order": list(state.seating.order),
        "slots": {slot.id: write_slot(state, i) for i, slot in enumerate(parts.slots)},
        "decks": {name: [technologies[card] for card in reversed(state.decks[i])] for i, name in enumerate(DECKS)},
        "under": {name: list(state.under[i]) for i, name in enumerate(DECKS)},
        "rows": {name: [technologies[card] for card in state.rows[i]] for i, name in enumerate(DECKS)},
        "open_rows": [name for i, name in enumerate(DECKS) if state.open_rows >> i & 1],
        "left_out": [events[event] for event in state.left_out],
        "guilds": [guild.id for i, guild in enumerate(parts.guilds) if state.guilds >> i & 1],
        "locations": {id: write_location(state, i) for i, id in enumerate(location_ids(state))},
        "system_decks": {
            name: [systems[card] for card in reversed(state.system_decks[i])] for i, name in enumerate(SYSTEM_DECKS)
        },
        "systems_under": {name: list(state.systems_under[i]) for i, name in enumerate(SYSTEM_DECKS)},
        "linked": [write_link(state, i) for i in range(0, len(state.linked), 2)],
        "achievements": [write_achievement(state, i) for i in range(len(state.achievements))],
        "players": [write_player(state, seat) for seat in range(len(state.players))],
        "chosen_level": state.chosen_level,
        "chain": list(state.chain),
        "wrested": state.wrested,
    }
    if state.places:
        written["over"] = {"places": list(state.places), "scores": list(state.scores), "reason": state.reason}
    return written


def write_slot(state: State, slot: int) -> Json:
    """Return a slot of the technology board."""
    written: Json = {}
    if state.technology[slot] >= 0:
        written["technology"] = state.parts.technologies[state.technology[slot]].id
    if state.event[slot] >= 0:
        written["event"] = state.parts.events[state.event[slot]].id
    written["researchers"] = [seat for seat in range(len(state.players)) if state.researchers[slot] >> seat & 1]
    return written


def write_disc(disc: int) -> Json:
    """Return somebody's disc."""
    return {"seat": disc >> 2, "disc": DISCS[disc & 3]}


def write_location(state: State, location: int) -> Json:
    """Return a location of the exploration board."""
    written: Json = {}
    system = state.system[location]
    if system >= 0:
        written["system"] = state.parts.systems[system].id
    if system == GONE:
        written["gone"] = True
    base = len(state.seating.board.ids)
    if location >= base:
        written["beside"] = state.seating.board.ids[state.extra_at[location - base]]
    if state.outpost[location] >= 0:
        written["outpost"] = write_disc(state.outpost[location])
    if state.controlled_at_start[location]:
        written["controlled_at_start"] = True
    ships: list[Json] = []
    for seat in range(len(state.players)):
        for level in range(1, HIGHEST_LEVEL + 1):
            n = count_ships(state, location, seat, level)
            if n:
                ships.append({"seat": seat, "level": level, "n": n})
    written["ships"] = ships
    return written


def write_link(state: State, i: int) -> Json:
    """Return an event and what it is linked to."""
    event, target = state.linked[i], state.linked[i + 1]
    card = state.parts.events[event]
    if card.link == LINK_LOCATION:
        return {"event": card.id, "location": location_ids(state)[target]}
    if card.link == LINK_ACHIEVEMENT:
        return {"event": card.id, "achievement": state.parts.achievements[state.achievements[target]].id}
    return {"event": card.id, "system": state.parts.systems[target].id}


def write_achievement(state: State, i: int) -> Json:
    """Return an achievement in play with its discs."""
    card = state.parts.achievements[state.achievements[i]]
    return {"achievement": card.id, "discs": [write_disc(disc) for disc in state.claims[i]]}


def write_player(state: State, seat: int) -> Json:
    """Return one faction."""
    parts = state.parts
    player = state.players[seat]
    written: Json = {
        "mat": parts.mats[player.mat].id if player.mat >= 0 else None,
        "ore": player.ore,
        "population": player.population,
        "supply": list(player.supply),
        "food_discs": player.food,
        "ore_discs": player.ore_discs,
        "automation": [DISCS[disc] for disc in player.automation],
        "private": [parts.technologies[card].id for card in player.private],
        "colonies": [
            {"system": parts.systems[system_of(colony)].id, "discs": [DISCS[disc] for disc in colony_discs(colony)]}
            for colony in player.colonies
        ],
        "events": [parts.events[event].id for event in player.kept],
        "donated": list(player.donated),
        "pawn": space_id(state, player.pawn) if player.pawn >= 0 else None,
        "used": player.used,
        "emptied": player.emptied,
    }
    return written


# Reading


def read_state(data: Fields, parts: Components, seats: int, options: dict[str, str | int]) -> State:
    """Return the state that was written, by `write_state` or by hand."""
    state = empty_table(parts, seats, options)
    order = data.numbers("order", list(range(seats)))
    if sorted(order) != list(range(seats)):
        raise refused("problem-order", last=seats - 1, value=shown(order))
    state.seating.order = order
    state.round = data.number("round", 0, 100_000, default=1)
    state.last_round = data.number("last_round", 0, 100_001, default=0)
    state.active_seat = data.number("active", -1, seats - 1, default=order[0])
    state.chosen_level = data.number("chosen_level", 0, HIGHEST_LEVEL, default=0)
    state.wrested = data.number("wrested", 0, 100, default=0)
    state.chain = data.numbers("chain", [])
    read_slots(state, data)
    given = read_locations(state, data)
    read_achievements(state, data)
    rows = data.rows("players", [{}] * seats)
    if len(rows) != seats:
        raise refused("problem-players", seats=seats, rows=len(rows))
    for seat, row in enumerate(rows):
        read_player(state, seat, row)
    events = [card.id for card in parts.events]
    state.left_out = data.words("left_out", events, [])
    for guild in data.words("guilds", [guild.id for guild in parts.guilds], []):
        state.guilds |= 1 << guild
    for row in data.rows("linked", []):
        read_link(state, row)
    fill_slots(state, given)
    read_decks(state, data)
    if data.has("over"):
        over = data.table("over")
        state.places = tuple(over.numbers("places"))
        state.scores = over.numbers("scores")
        state.reason = REASONS[over.word("reason", REASONS)]
        over.finish()
        is_stopped = state.reason == ROUND_LIMIT and not any(state.places)
        is_scored = state.reason != ROUND_LIMIT and all(1 <= place <= seats for place in state.places)
        is_bounded = all(0 <= score <= MOST_POINTS for score in state.scores)
        fits = len(state.places) == seats == len(state.scores) and (is_stopped or is_scored) and is_bounded
        if not fits or (is_scored and 1 not in state.places):
            raise refused("problem-places", seats=seats)
    if not state.places and state.active_seat >= 0:
        state.stack += [TakeTurn(state.active_seat, AFTER_ACTION), ChooseSpace(state.active_seat)]
    return state


def read_slots(state: State, data: Fields) -> None:
    """Read the technology board; without a word about it the level I cards lie in the order of the data."""
    parts = state.parts
    technologies = [card.id for card in parts.technologies]
    events = [card.id for card in parts.events]
    table = data.table("slots", {})
    for i, slot in enumerate(parts.slots):
        if not table.has(slot.id):
            continue
        row = table.table(slot.id)
        if row.has("technology"):
            state.technology[i] = row.word("technology", technologies)
        if row.has("event"):
            state.event[i] = row.word("event", events)
        for seat in row.numbers("researchers", []):
            if not 0 <= seat < len(state.players):
                raise refused("problem-seat-unknown", seat=shown(seat), last=len(state.players) - 1)
            state.researchers[i] |= 1 << seat
        row.finish()
    table.finish()
    rest = [card for card in cards_of_level(parts, 0) if card not in state.technology]
    for i, slot in enumerate(parts.slots):
        if slot.level == 0 and rest and not table.has(slot.id):
            state.technology[i] = rest.pop(0)


def read_locations(state: State, data: Fields) -> list[int]:
    """Read the exploration board; return the locations that are mentioned."""
    board = state.seating.board
    systems = [card.id for card in state.parts.systems]
    table = data.table("locations", {})
    extras = sorted((str(name) for name in table.data if name not in board.ids), key=lambda name: (len(name), name))
    for i, name in enumerate(extras):
        if name != f"X{i + 1}" or i == len(state.parts.events):
            raise refused("problem-unknown-field-alone", place="locations", field=shown(name))
        state.extra_at.append(table.table(name).word("beside", board.ids))
        state.system.append(GONE)
        state.outpost.append(NOBODY)
        state.controlled_at_start.append(0)
        state.ships += [0] * (4 * len(state.players))
    given: list[int] = []
    for location, id in enumerate(location_ids(state)):
        if not table.has(id):
            continue
        row = table.table(id)
        row.has("beside")
        given.append(location)
        if row.has("system"):
            state.system[location] = row.word("system", systems)
        if row.flag("gone") != (state.system[location] == GONE):
            raise refused("problem-missing", place=row.path("system"))
        if row.has("outpost"):
            state.outpost[location] = read_disc(row.table("outpost"), len(state.players))
        state.controlled_at_start[location] = 1 if row.flag("controlled_at_start") else 0
        for ship in row.rows("ships", []):
            seat = ship.number("seat", 0, len(state.players) - 1)
            level = ship.number("level", 1, HIGHEST_LEVEL)
            state.ships[ship_index(state, location, seat, level)] += ship.number("n", 1, CUBES, default=1)
            ship.finish()
        row.finish()
    table.finish()
    return given


def fill_slots(state: State, given: list[int]) -> None:
    """Put cards in the system slots that are not mentioned: the first that are nowhere else."""
    if not state.round:
        return
    used = systems_in_play(state)
    for deck in range(2):
        cards = [i for i, card in enumerate(state.parts.systems) if card.deck == deck and i not in used]
        for location in system_slots(state, deck):
            if location not in given and cards:
                state.system[location] = cards.pop(0)


def systems_in_play(state: State) -> list[int]:
    """Return the systems that are in slots, colonized, or linked off the board."""
    used = [card for card in state.system if card >= 0]
    used += [system_of(colony) for player in state.players for colony in player.colonies]
    for i in range(0, len(state.linked), 2):
        if state.parts.events[state.linked[i]].link not in (LINK_LOCATION, LINK_ACHIEVEMENT):
            used.append(state.linked[i + 1])
    return used


def read_disc(row: Fields, seats: int) -> int:
    """Return somebody's disc."""
    disc = outpost_of(row.number("seat", 0, seats - 1), row.word("disc", DISCS[1:]) + 1)
    row.finish()
    return disc


def read_achievements(state: State, data: Fields) -> None:
    """Read the achievements in play, by default those for the first game."""
    ids = [card.id for card in state.parts.achievements]
    if not data.has("achievements"):
        state.achievements = state.parts.beginner_achievements[:]
        state.claims = [[] for _ in state.achievements]
        return
    for row in data.rows("achievements"):
        state.achievements.append(row.word("achievement", ids))
        state.claims.append([read_disc(disc, len(state.players)) for disc in row.rows("discs", [])])
        row.finish()


def read_player(state: State, seat: int, row: Fields) -> None:
    """Read one faction; cubes and discs that are not mentioned are in the supply and on the tracks."""
    parts = state.parts
    player = state.players[seat]
    mats = [mat.id for mat in parts.mats]
    if row.has("mat"):
        player.mat = row.word("mat", mats)
    elif state.round:
        player.mat = mat_numbers(state)[seat]
    player.ore = row.number("ore", 0, MOST_ORE, default=0)
    player.population = row.number("population", 0, CUBES, default=0)
    player.automation = [disc + 1 for disc in row.words("automation", DISCS[1:], [])]
    player.private = row.words("private", [card.id for card in parts.technologies], [])
    for colony in row.rows("colonies", []):
        system = colony.word("system", [card.id for card in parts.systems])
        discs = [disc + 1 for disc in colony.words("discs", DISCS[1:], [])]
        if len(discs) > 2:
            raise refused("problem-range", place=colony.path("discs"), low="0", high="2", value=str(len(discs)))
        colony.finish()
        discs += [NO_DISC] * (2 - len(discs))
        player.colonies = [*player.colonies, colony_of(system, discs[0], discs[1])]
    player.kept = row.words("events", [card.id for card in parts.events], [])
    player.donated = row.numbers("donated", [0] * HIGHEST_LEVEL)
    player.used = row.number("used", 0, (1 << parts.limited) - 1, default=0)
    player.pawn = read_space(state, row) if row.has("pawn") else OUTSIDE
    player.supply = row.numbers("supply", [0] * len(COLUMNS))
    for field, cubes, wanted in (("donated", player.donated, HIGHEST_LEVEL), ("supply", player.supply, len(COLUMNS))):
        if len(cubes) != wanted or not all(0 <= n <= CUBES for n in cubes):
            raise refused("problem-number-list", place=row.path(field), wanted=wanted, most=CUBES)
    if not row.has("supply") and state.round:
        for _ in range(CUBES - cubes_in_play(state, seat)):
            return_cube(state, seat)
    food, ore = discs_in_play(state, seat, FOOD), discs_in_play(state, seat, ORE)
    player.food = row.number("food_discs", 0, DISCS_ON_TRACK, default=max(0, DISCS_ON_TRACK - food))
    player.ore_discs = row.number("ore_discs", 0, DISCS_ON_TRACK, default=max(0, DISCS_ON_TRACK - ore))
    empty = (1 << FOOD if not player.food else 0) | (1 << ORE if not player.ore_discs else 0)
    player.emptied = row.number("emptied", 0, BOTH | BOTH << DUE, default=empty)
    if player.emptied & 1 or player.emptied & empty != empty or player.emptied >> DUE & BOTH & ~player.emptied:
        raise refused("problem-emptied", place=row.path("emptied"), value=str(player.emptied))
    row.finish()


def cubes_in_play(state: State, seat: int) -> int:
    """Return a faction's cubes outside its supply."""
    player = state.players[seat]
    researchers = researcher_count(state, seat)
    return player.population + fleet_size(state, seat) + researchers + sum(player.donated)


def discs_in_play(state: State, seat: int, kind: int) -> int:
    """Return a faction's discs of a kind that are not on their track."""
    player = state.players[seat]
    disc = outpost_of(seat, kind)
    total = state.outpost.count(disc) + player.automation.count(kind)
    total += sum(colony_discs(colony).count(kind) for colony in player.colonies)
    return total + sum(discs.count(disc) for discs in state.claims)


def read_space(state: State, row: Fields) -> int:
    """Return the action space that a pawn stands on."""
    names: list[str] = []
    spaces: list[int] = []
    rows = state.parts.rows[len(state.players) - 2]
    for action in state.parts.actions:
        if action.row < 0 or action.number in rows:
            for space in range(max(1, action.spaces)):
                spaces.append(action.number << SPACE_BITS | space)
                names.append(space_id(state, spaces[-1]))
    return spaces[row.word("pawn", names)]


def read_link(state: State, row: Fields) -> None:
    """Read an event and what it is linked to."""
    parts = state.parts
    event = row.word("event", [card.id for card in parts.events])
    card = parts.events[event]
    if card.link == LINK_LOCATION:
        target = row.word("location", location_ids(state))
    elif card.link == LINK_ACHIEVEMENT:
        ids = [parts.achievements[each].id for each in state.achievements]
        target = row.word("achievement", ids)
    else:
        target = row.word("system", [each.id for each in parts.systems])
    row.finish()
    state.linked += [event, target]


def read_decks(state: State, data: Fields) -> None:
    """Read decks and rows; cards that are nowhere else are in their deck, the first of the data on top."""
    parts = state.parts
    technologies = [card.id for card in parts.technologies]
    rows, decks, under = data.table("rows", {}), data.table("decks", {}), data.table("under", {})
    there = state.technology + [card for player in state.players for card in player.private]
    for i, name in enumerate(DECKS):
        state.rows[i] = rows.words(name, technologies, [])
        rest = [card for card in cards_of_level(parts, i + 1) if card not in there + state.rows[i]]
        state.decks[i] = decks.words(name, technologies)[::-1] if decks.has(name) else rest[::-1] if state.round else []
        state.under[i] = under.numbers(name, [])
    for bit in data.words("open_rows", DECKS, []):
        state.open_rows |= 1 << bit
    systems = [card.id for card in parts.systems]
    decks_of_systems, below = data.table("system_decks", {}), data.table("systems_under", {})
    used = systems_in_play(state)
    for i, name in enumerate(SYSTEM_DECKS):
        left = [n for n, card in enumerate(parts.systems) if card.deck == i and n not in used]
        is_given = decks_of_systems.has(name)
        state.system_decks[i] = (
            decks_of_systems.words(name, systems)[::-1] if is_given else left[::-1] if state.round else []
        )
        state.systems_under[i] = below.numbers(name, [])
    for table in (rows, decks, under, decks_of_systems, below):
        table.finish()
