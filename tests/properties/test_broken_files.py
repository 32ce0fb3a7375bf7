"""Positions, journals and content packs that somebody has changed: read as they are, or refused with one sentence."""

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ecliptic
from ecliptic.kernel import Refused
from ecliptic.kernel.table import Table

SETUPS: list[tuple[str, int, dict[str, str]]] = [
    ("star-realms", 2, {"mode": "duel", "set": "both"}),
    ("federation", 2, {}),
    ("star-realms", 4, {"mode": "hydra_two_headed"}),
    ("federation", 3, {"set_up": "first_game"}),
    ("star-realms", 6, {"mode": "emperor", "set": "core"}),
    ("federation", 4, {"limited_supply": "yes"}),
    ("star-realms", 3, {"mode": "raid"}),
]
WORDS = [
    "gunship", "scout", "explorer", "main_phase", "resolve", "duel", "x" * 300,
    "1A2", "3E1", "ALT-1-01", "ALT-4-06", "AMB-S", "n8", "m7", "PS-1A", "DS-7", "LAW-L-neo", "planet_action",
]  # fmt: skip
JUNK = [
    None,
    True,
    -1,
    0,
    3,
    10**30,
    1.5,
    "",
    "scout",
    "no_such_card",
    [],
    ["scout"],
    [[1]],
    {},
    {"card": "viper"},
    {"erudite": "1A2", "used": True},
    "\x00",
]


def random_table(seed: int, steps: int) -> Table:
    slug, seats, options = SETUPS[seed % len(SETUPS)]
    table = ecliptic.new(slug, seats=seats, seed=seed, options=options)
    play_on(table, Random(seed), steps)
    return table


def play_on(table: Table, rng: Random, steps: int) -> None:
    for _ in range(steps):
        if table.over:
            return
        seat = rng.choice(table.waiting)
        table.play(seat, rng.choice(table.options(seat)))


def places(data: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in nested JSON data."""
    found = [path] if path else []
    items: Any = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += places(value, (*path, key))
    return found


def break_something(data: Any, rng: Random) -> Any:
    """A copy with one to three things deleted, replaced, doubled or exchanged."""
    broken = copy.deepcopy(data)
    for _ in range(rng.randint(1, 3)):
        every = places(broken)
        if not every:
            break
        *way, last = rng.choice(every)
        parent = broken
        for key in way:
            parent = parent[key]
        match rng.choice(["delete", "junk", "nudge", "double", "word"]):
            case "delete":
                del parent[last]
            case "junk":
                parent[last] = rng.choice(JUNK)
            case "nudge" if isinstance(parent[last], int):
                parent[last] += rng.choice([-1, 1, 2, -7])
            case "double" if isinstance(parent, list):
                parent.append(parent[last])
            case "word" if isinstance(parent[last], str):
                parent[last] = rng.choice(WORDS)
    return broken


@settings(max_examples=600, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 60), steps=st.integers(0, 120), how=st.integers(0, 2**32))
def test_a_broken_position_is_refused_or_played_on(seed: int, steps: int, how: int) -> None:
    rng = Random(how)
    saved = break_something(random_table(seed, steps).save(), rng)
    try:
        table = ecliptic.load(saved, seed=1)
    except Refused as refusal:
        assert_one_sentence(refusal)
        return
    play_on(table, rng, 25)
    json.dumps(table.view(0))


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 60), steps=st.integers(1, 40), how=st.integers(0, 2**32))
def test_a_broken_journal_is_refused_or_replayed(seed: int, steps: int, how: int) -> None:
    rng = Random(how)
    dump = break_something(random_table(seed, steps).journal.dump(), rng)
    try:
        ecliptic.replay(dump)
    except Refused as refusal:
        assert_one_sentence(refusal)


STAR_REALMS_PACK = {
    "game": "star-realms",
    "name": "my box",
    "cards": {
        "gunship": {"cost": 5, "primary": [{"op": "combat", "n": 6}]},
        "stealth_tower": {"defense": 6, "scrap": [{"op": "scrap_own", "zones": ["hand"], "min": 0, "max": 2}]},
        "mech_world": {"passive": [{"counts_as_ally_for": "all_factions"}], "on_acquire": None},
        "lancer": {"primary": [{"op": "if", "cond": {"any_opponent_has_base": {}}, "then": [{"op": "draw", "n": 1}]}]},
    },
}


FEDERATION_PACK = {
    "game": "federation",
    "name": "my box",
    "ambassadors": {"AMB-1": {"votes": 2, "funding_bonus": {"gold": 1}}},
    "senate": {
        "grid": {
            "3": ["B", "neo", "six_moon", "e81216", "D", "atalum"],
            "2": ["atalum", "SPY", "C", "F", "arratooine", "neo"],
            "1": ["e81216", "A", "arratooine", "SPY", "six_moon", "E"],
        }
    },
    "projects": {"PRJ-1": {"last_field": 6, "start_field": {"2": 3, "3": 1, "4": 0}}},
    "accreditation_levels": {"3": {"upkeep": {"coppernium": 1}}},
    "missions": {"7": {"resolve": {"cost": {"lavandium": 1}, "effect": [{"planet_action": ["neo", "atalum"]}]}}},
    "neo_spaces": {"n1a": {"gain": {"gold": 1}, "next": ["n2a", "n3"]}},
    "erudites": {"1C2": {"effect": [{"choose_one": [{"ship": 1}, {"pp": 2}]}]}, "1E1": {"timing": "immediate"}},
    "trading_posts": {"TP-6": {"cost": {"gold": 1}, "level1": [{"pp": 5}], "level2": [{"medal_any": 1}]}},
    "megastructures": {"MS-1": {"multipliers": [4, 2, 1]}},
}
PACKS = {"star-realms": STAR_REALMS_PACK, "federation": FEDERATION_PACK}


@pytest.mark.parametrize("slug", PACKS)
def test_the_sound_pack_is_read(slug: str) -> None:
    ecliptic.new(slug, pack=PACKS[slug])


@pytest.mark.parametrize("slug", PACKS)
@settings(max_examples=300, deadline=None)
@given(how=st.integers(0, 2**32))
def test_a_broken_pack_is_refused_or_used(slug: str, how: int) -> None:
    rng = Random(how)
    pack = break_something(PACKS[slug], rng)
    try:
        table = ecliptic.new(slug, seed=3, pack=pack)
    except Refused as refusal:
        assert_one_sentence(refusal)
        return
    play_on(table, rng, 40)
    assert ecliptic.replay(json.loads(json.dumps(table.journal.dump()))).save() == table.save()


def assert_one_sentence(refusal: Refused) -> None:
    text = str(refusal)
    assert text.endswith((".", "?"))
    assert "\n" not in text
    assert len(text) < 700, text


@pytest.mark.parametrize(
    "junk", [None, 3, "text", [], [1], {}, {"ecliptic": "position"}, {"ecliptic": "journal", "format": 9}]
)
def test_things_that_are_no_file_of_ours(junk: object) -> None:
    for read in (ecliptic.load, ecliptic.replay):
        with pytest.raises(Refused) as caught:
            read(junk)
        assert_one_sentence(caught.value)
