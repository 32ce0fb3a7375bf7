"""Mutated positions and content packs of any game, by number: the same number gives the same case again.

A new game with content packs adds a row to `PACKS` (a pack that changes much of what a pack can change). Positions come
from random games of all set-ups.
"""

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final

import ecliptic
from ecliptic.content.manifest import load_reference
from ecliptic.games import manifests
from ecliptic.games.beyond_the_sun.components import raw_data as beyond_the_sun_data
from ecliptic.games.star_realms.components import raw_data
from ecliptic.kernel import Json, Refused, play_randomly
from ecliptic.kernel.messages import LOCALES
from ecliptic.kernel.table import Table

Place = tuple[list[Any] | dict[str, Any], Any]  # a list or table, and the index or name of something in it

GAMES_OF_A_SETUP: Final = 2
MOVES: Final = 90  # of each random game
WHOLE_GAME: Final = 1500
RARE: Final = 8  # positions with each kind of frame
# Games in which much of what can wait comes late or seldom, with options that let more of it wait.
LATE: Final[dict[str, dict[str, str]]] = {"beyond-the-sun": {"factions": "chosen"}, "blighted-reach": {"acts": "2"}}
WATCHED: Final = 8  # moves after loading at which everything that people read is made
MOST_MUTATIONS: Final = 4

NUMBERS: Final = (-(2**63), -2, -1, 0, 1, 2, 3, 5, 6, 7, 9, 12, 64, 999, 1_000_001, 2**31, 2**63, 10**30)
JUNK: Final[tuple[Any, ...]] = (None, True, False, 1.5, "", "x", "\x00", "x" * 300, [], [0], [[]], {}, {"frame": "x"})


# Cases


@cache
def positions(slug: str) -> list[str]:
    """Positions from random games of every set-up, as text; those with an open question come more often."""
    found: list[str] = []
    setups = ecliptic.game(slug).setups()
    for n in range(GAMES_OF_A_SETUP * len(setups)):
        seats, options = setups[n % len(setups)]
        rng = Random(f"{slug} {n}")
        table = ecliptic.new(slug, seats=seats, seed=n, options=options)
        for _ in range(rng.randint(5, 60)):
            play_one(table, rng)
        for _ in range(MOVES):
            is_deep = len(table.state.stack) > 2
            if rng.random() < (0.25 if is_deep else 0.02):
                found.append(json.dumps(table.save()))
            play_one(table, rng)
        found.append(json.dumps(table.save()))
    return found + (rare_positions(slug) if slug in LATE else [])


def rare_positions(slug: str) -> list[str]:
    """Positions of whole games in which something waits that seldom does, from the first question on."""
    found: list[str] = []
    seen: Counter[type] = Counter()
    setups = ecliptic.game(slug).setups()
    for n, (seats, options) in enumerate(setups):
        rng = Random(f"{slug} late {n}")
        table = ecliptic.new(slug, seats=seats, seed=n, options={**options, **LATE[slug]} if n % 2 else options)
        for _ in range(WHOLE_GAME):
            kinds = {type(frame) for frame in table.state.stack}
            if any(seen[kind] < RARE for kind in kinds):
                seen.update(kinds)
                found.append(json.dumps(table.save()))
            play_one(table, rng)
    return found


def play_one(table: Table, rng: Random) -> None:
    """Play one random action; ending the turn early would leave most of the game unseen."""
    if not table.over:
        seat = rng.choice(table.waiting)
        options = table.options(seat)
        busy = [option for option in options if option.kind not in ("end", "done", "pass")]
        table.play(seat, rng.choice(busy if busy and rng.random() < 0.8 else options))


def mutated_position(slug: str, n: int) -> Any:
    """The position of this number."""
    rng = Random(f"position {slug} {n}")
    pool = positions(slug)
    saved, other = (json.loads(rng.choice(pool)) for _ in range(2))
    for _ in range(rng.randint(1, MOST_MUTATIONS)):
        rng.choice(POSITION_MUTATIONS)(saved, other, rng)
    return saved


def mutated_pack(slug: str, n: int) -> Any:
    """The content pack of this number."""
    rng = Random(f"pack {slug} {n}")
    pack, other = PACKS[slug](rng), PACKS[slug](rng)
    for _ in range(rng.randint(0, MOST_MUTATIONS)):
        rng.choice(PACK_MUTATIONS)(pack, other, rng)
    return pack


# Mutations


def places(data: Any) -> list[Place]:
    """Every place in nested JSON data."""
    items: Any = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found: list[Place] = []
    for key, value in items:
        found.append((data, key))
        found += places(value)
    return found


def some_place(data: Any, rng: Random) -> Place:
    """A place in the data; one outside when nothing is left of it."""
    return rng.choice(places(data) or [([0], 0)])


def change_value(data: Any, other: Any, rng: Random) -> None:
    """Nudge or replace a number, replace a word by another of the same file."""
    every = places(data)
    parent, key = some_place(data, rng)
    value = parent[key]
    if isinstance(value, bool):
        parent[key] = not value
    elif isinstance(value, int):
        parent[key] = value + rng.choice((-1, 1, 1, 2)) if rng.random() < 0.6 else rng.choice(NUMBERS)
    elif isinstance(value, str):
        words = [inner[name] for inner, name in every if isinstance(inner[name], str)]
        parent[key] = rng.choice(words or [value])


def junk(data: Any, other: Any, rng: Random) -> None:
    """Put something foreign somewhere."""
    parent, key = some_place(data, rng)
    parent[key] = json.loads(json.dumps(rng.choice(JUNK)))


def delete(data: Any, other: Any, rng: Random) -> None:
    """Leave something out."""
    parent, key = some_place(data, rng)
    del parent[key]


def transplant(data: Any, other: Any, rng: Random) -> None:
    """Replace something by what stands under the same name elsewhere, or in another file."""
    parent, key = some_place(data, rng)
    alike = [inner[name] for inner, name in places(other) + places(data) if name == key]
    parent[key] = json.loads(json.dumps(rng.choice(alike))) if alike else parent[key]


def add_field(data: Any, other: Any, rng: Random) -> None:
    """Add a field that another table has."""
    tables = [inner[key] for inner, key in places(data) if isinstance(inner[key], dict)]
    fields = [(inner, key) for inner, key in places(other) if isinstance(inner, dict)]
    if tables and fields:
        source, name = rng.choice(fields)
        rng.choice(tables)[name] = json.loads(json.dumps(source[name]))


def lists_in(data: Any) -> list[list[Any]]:
    return [inner[key] for inner, key in places(data) if isinstance(inner[key], list)]


def move_item(data: Any, other: Any, rng: Random) -> None:
    """Move an item from one list to another, let two change places, double or shuffle."""
    lists = lists_in(data)
    full = [items for items in lists if items]
    if not full:
        return
    source, target = rng.choice(full), rng.choice(lists)
    i = rng.randrange(len(source))
    match rng.randrange(4):
        case 0:
            target.insert(rng.randint(0, len(target)), source.pop(i))
        case 1 if target:
            j = rng.randrange(len(target))
            source[i], target[j] = target[j], source[i]
        case 2:
            source.append(json.loads(json.dumps(source[i])))
        case _:
            rng.shuffle(source)


def swap_words(data: Any, other: Any, rng: Random) -> None:
    """Let words of different lists change places, or move from one to another: nothing is lost or doubled."""
    lists = [items for items in lists_in(data) if all(isinstance(item, str) for item in items)]
    full = [items for items in lists if items]
    for _ in range(rng.randint(1, 6)):
        if len(full) > 1:
            source, target = rng.sample(full, 2)
            i, j = rng.randrange(len(source)), rng.randrange(len(target))
            source[i], target[j] = target[j], source[i]
    source, target = (rng.choice(full), rng.choice(lists)) if full else ([], [])
    if rng.random() < 0.5:
        left = rng.randint(0, len(source))
        moved = source[left:]
        del source[left:]
        target += moved


def splice_rows(data: Any, other: Any, rng: Random) -> None:
    """Replace a list of tables by another list of tables, or add to it."""
    lists = [items for items in lists_in(data) if items and all(isinstance(item, dict) for item in items)]
    foreign = [items for items in lists_in(other) if items and all(isinstance(item, dict) for item in items)]
    if lists and foreign:
        target, rows = rng.choice(lists), json.loads(json.dumps(rng.choice(foreign)))
        target[:] = rows if rng.random() < 0.5 else [*target, *rows]


def change_frame(data: Any, other: Any, rng: Random) -> None:
    """Change a field of a frame."""
    stack = data.get("stack")
    frames = [frame for frame in stack if isinstance(frame, dict)] if isinstance(stack, list) else []
    if frames:
        change_value(rng.choice(frames), other, rng)


def move_frames(data: Any, other: Any, rng: Random) -> None:
    """Copy a frame of this or another position, reorder or remove frames."""
    stack = data.get("stack")
    foreign = other.get("stack") or []
    if not isinstance(stack, list) or not stack:
        return
    match rng.randrange(5):
        case 0:
            stack.insert(rng.randint(0, len(stack)), json.loads(json.dumps(rng.choice(stack))))
        case 1 if foreign:
            stack.append(json.loads(json.dumps(foreign[-1])))
        case 2 if foreign:
            stack[-1] = json.loads(json.dumps(foreign[-1]))
        case 3:
            del stack[rng.randrange(len(stack))]
        case _:
            rng.shuffle(stack)


Mutation = Callable[[Any, Any, Random], None]
ANYWHERE: Final[tuple[Mutation, ...]] = (change_value, junk, delete, transplant, add_field, move_item)
POSITION_MUTATIONS: Final[tuple[Mutation, ...]] = (
    *ANYWHERE, change_value, move_item, *[swap_words] * 6, *[change_frame] * 4, *[move_frames] * 3,
)  # fmt: skip
PACK_MUTATIONS: Final[tuple[Mutation, ...]] = (*ANYWHERE, change_value, *[splice_rows] * 7)


# Packs to begin with

ABILITIES: Final = ("primary", "ally", "scrap", "passive", "on_acquire")


@cache
def star_realms_rows() -> dict[str, Json]:
    """The abilities of every card, as printed."""
    data: Any = raw_data()
    rows = [*data["basic_cards"], *(row for sets in data["card_sets"].values() for row in sets["trade_deck"])]
    return {row["id"]: {field: row[field] for field in ABILITIES if field in row} for row in rows}


def star_realms_pack(rng: Random) -> Any:
    """A pack that gives cards the abilities of others; Scouts and Vipers are played in every game."""
    rows = star_realms_rows()
    cards = ["scout", "viper", *rng.sample(sorted(rows), 5)]
    pack = {"game": "star-realms", "name": "my box", "cards": {card: rows[rng.choice(sorted(rows))] for card in cards}}
    return json.loads(json.dumps(pack))


def federation_pack(rng: Random) -> Any:
    """A pack that changes something of every kind."""
    pack = {
        "game": "federation",
        "name": "my box",
        "ambassadors": {"AMB-1": {"votes": 2, "funding_bonus": {"gold": 1}}},
        "projects": {"PRJ-1": {"last_field": 6, "start_field": {"2": 3, "3": 1, "4": 0}}},
        "accreditation_levels": {"3": {"upkeep": {"coppernium": 1}}},
        "missions": {"7": {"resolve": {"cost": {"lavandium": 1}, "effect": [{"planet_action": ["neo", "atalum"]}]}}},
        "neo_spaces": {"n1a": {"gain": {"gold": 1}, "next": ["n2a", "n3"]}},
        "trading_posts": {"TP-6": {"cost": {"gold": 1}, "level1": [{"pp": 5}], "level2": [{"medal_any": 1}]}},
        "megastructures": {"MS-1": {"multipliers": [4, 2, 1]}},
    }
    return json.loads(json.dumps(pack))


FIXED: Final = ("id", "level", "deck", "frame", "kind", "starting")
OF_EVENTS: Final = ("steps", "link", "after", "action_space", "arrow")
COMPONENTS: Final = ("technologies", "events", "systems", "achievements", "guilds")


@cache
def beyond_the_sun_rows() -> dict[str, dict[str, Json]]:
    """Every component as printed, by kind and id."""
    data: Any = beyond_the_sun_data()
    mats = [*data["faction_mats"]["basic"], *data["faction_mats"]["advanced"]]
    tables = {**{kind: data[kind] for kind in COMPONENTS}, "mats": mats, "rows": data["basic_spacefaring"]["rows"]}
    return {kind: {row["id"]: row for row in rows} for kind, rows in tables.items()}


def beyond_the_sun_pack(rng: Random) -> Any:
    """A pack that gives components what others of their kind have, and replaces parts of both boards."""
    data: Any = beyond_the_sun_data()
    changed: dict[str, Json] = {}
    for kind, rows in beyond_the_sun_rows().items():
        if kind == "events":  # steps, link and what becomes of the event belong together
            one, other = rng.sample([row for row in rows.values() if row["frame"] == "normal"], 2)
            changed[str(one["id"])] = {field: other.get(field) for field in OF_EVENTS}
            continue
        for id in rng.sample(sorted(rows), min(3, len(rows))):
            other = rows[rng.choice(sorted(rows))]
            fields = [field for field in other if field not in FIXED]
            changed[id] = {field: other[field] for field in rng.sample(fields, rng.randint(1, len(fields)))}
    sides = data["exploration_board"]["sides"]
    pack = {
        "game": "beyond-the-sun",
        "name": "my box",
        "components": changed,
        "prerequisites": data["technology_board"]["prerequisites"],
        "links_2p": sides["2p"]["links"],
        "links_3p_4p": [*sides["3p_4p"]["links"], ["A1", "A2"]],
        "locations_2p": {"Y1": {"specialisations": ["ore"]}},
        "locations_3p_4p": {"Y3": {"specialisations": ["food"]}},
        "supply_columns": {"A": 4, "B": 4, "C": 3, "D": 3, "E": 3},
        "automation_track": data["faction_mats"]["common"]["automation_track"],
        "starting_ore_by_seat": {"2p": [1, 2], "3p": [1, 2, 3], "4p": [2, 2, 2, 2]},
        "first_game_achievements": rng.sample(sorted(beyond_the_sun_rows()["achievements"]), 4),
        "technology_tableau": {"cards_per_row": 6},
    }
    return json.loads(json.dumps(pack))


def arcs_pack(rng: Random) -> Any:
    """A pack that changes something of every section."""
    seats = [
        {"A": "5-hex", "B": "4-hex", "C": ["3-gate", "3-hex"]},
        {"A": "3-arrow", "B": "5-arrow", "C": ["5-gate"] * 2},
    ]
    pack = {
        "game": "arcs",
        "name": "my box",
        "systems": {"2-hex": {"type": "fuel", "slots": 1}, "3-hex": {"adjacent": ["3-gate", "3-crescent"]}},
        "suits": {"mobilization": {"actions": ["move", "influence", "repair"]}},
        "action_cards": {"aggression-2": {"pips": 2, "ambition": "any"}, "construction-6": {"number": 7}},
        "dice": {"skirmish": {"faces": [[], [], ["key"], ["ship_hit"], ["ship_hit"], ["ship_hit", "ship_hit"]]}},
        "ambition_markers": {"low": {"blue": {"first": 3, "second": 1}, "gold": {"first": 5, "second": 3}}},
        "starting_pieces": {"A": {"ships": 4}, "B": {"city": 1, "starport": 0}},
        "setup_cards": {"2p-frontiers": {"seats": seats}},
        "player_pieces": {"ship": 14, "starport": 4, "agent": 9},
        "player_board": {"raid_costs": [1, 1, 1, 2, 2, 2], "open_slots": [3, 3, 4, 5, 6, 6], "city_bonus": [0] * 6},
        "power_to_end": {"2": 20, "3": 18, "4": 16},
        "court_row": {"2": 4, "4": 5},
        "court": {"BC01": {"suit": "relic", "raid_cost": 1}, "BC03": {"raid_cost": 4}},
        "lore": {"L13": {"slots": 2}},
        "leaders": {
            "LEAD05": {"resources": ["fuel", "relic"], "pieces": {"A": {"ships": 2}, "B": {}, "C": {"ships": 5}}}
        },
    }
    kept = rng.sample(list(pack), rng.randint(4, len(pack)))
    return json.loads(json.dumps({name: pack[name] for name in pack if name in ("game", "name", *kept)}))


PACKS: Final[dict[str, Callable[[Random], Any]]] = {
    "star-realms": star_realms_pack,
    "federation": federation_pack,
    "beyond-the-sun": beyond_the_sun_pack,
    "arcs": arcs_pack,
}


# What an accepted case has to survive


def opened_position(slug: str, n: int) -> Table | None:
    """The table of a mutated position, None when it is refused with one sentence."""
    try:
        return ecliptic.load(mutated_position(slug, n), seed=n)
    except Refused as refusal:
        require_one_sentence(refusal)
        return None


def opened_pack(slug: str, n: int) -> Table | None:
    """A new table with a mutated pack, None when it is refused with one sentence."""
    pack = mutated_pack(slug, n)
    seats, options = ecliptic.game(slug).setups()[n % len(ecliptic.game(slug).setups())]
    try:
        table = ecliptic.new(slug, seats=seats, seed=n, options=options, pack=pack)
    except Refused as refusal:
        require_one_sentence(refusal)
        return None
    printed = manifests()[slug].printed
    if printed:
        json.dumps(load_reference(printed)(pack, LOCALES[n % len(LOCALES)]))
    return table


def require_one_sentence(refusal: Refused) -> None:
    text = str(refusal)
    assert text.endswith((".", "?")), text
    assert "\n" not in text, text
    assert len(text) < 700, text


def survive(table: Table, n: int, decisions: int, most_log: int) -> None:
    """Play on: first as a table with everything that people read, then as fast as can be."""
    rng = Random(n)
    locale = LOCALES[n % len(LOCALES)]
    seats = range(len(table.names))
    for _ in range(WATCHED):
        say_everything(table, locale)
        if table.over:
            break
        before = len(table.journal)
        play_one(table, rng)
        log = sum(len(json.dumps(message.plain())) for _, message in table.log(None, before))
        assert log < most_log, f"{log} bytes of log for one move"
    for seat in (None, *seats):
        for _, message in table.log(seat):
            assert table.game.say(message, table.names, locale, seat).strip()
    saved = json.loads(json.dumps(table.save()))
    assert ecliptic.load(saved, seed=n).save() == saved
    state = table.state.clone()
    play_randomly(state, rng.random, decisions)
    if not state.stack:
        assert table.game.result(state) is not None


def say_everything(table: Table, locale: str) -> None:
    """Make views, prompts, options and labels for every seat and a spectator."""
    for seat in (None, *range(len(table.names))):
        json.dumps(table.view(seat))
        assert table.game.say(table.prompt(seat), table.names, locale, seat).strip()
        for option in table.options(seat) if seat is not None else []:
            assert table.game.say(table.label(seat or 0, option), table.names, locale, seat).strip()
    for seat in table.waiting:
        table.game.why_not(table.state, seat, "no:such")
        assert table.options(seat)
