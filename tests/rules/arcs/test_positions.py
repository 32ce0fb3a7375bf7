"""Positions keep everything: what is written is what was there, and what is read is the same state again."""

from collections.abc import Callable
from typing import Any

import pytest

from ecliptic.games.arcs.game import GAME
from ecliptic.games.arcs.state import State
from ecliptic.kernel import ChanceSource, Refused, Script, load_table
from ecliptic.kernel.table import Table
from tests.rules.arcs.scene import ASSAULT, SKIRMISH, Scene, new_table

COURT = ["BC01", "BC02", "BC03", "BC04"]


def read(saved: Any) -> Table:
    return load_table(saved, {"arcs": GAME}, Script([], ChanceSource(1)))


def numbers(table: Table) -> list[int]:
    """Everything in a state as numbers."""
    state = table.state
    assert isinstance(state, State)
    found: list[int] = []
    state.flatten(found)
    return found


def plain() -> Table:
    return Scene(
        hand=["aggression-2"],
        me={"outrage": ["fuel", "psionic"], "trophies": ["1 city", "2 starport"], "captives": ["1 agent"]},
        foe={"power": 7, "resources": ["relic", "", "fuel"], "cards": ["BC05", "BC06"]},
        ships={"2-hex": {"0": [2, 1], "1": [0, 3]}},
        buildings={"2-hex/1": "1 city damaged", "2-hex/2": "0 starport"},
        court=COURT,
        agents=[[1, 0, 2], [0, 3], [], []],
        markers=["tyrant", "", "keeper"],
        flipped=2,
        chapter=3,
        initiative=0,
        court_discard=["BC30", "BC29"],
        known_bottom=2,
        passes=1,
        scrapped=["0 ship", "2 agent"],
    ).table


def owed() -> Table:
    agents = [[10], [], [], []]
    return Scene(hand=["aggression-2"], me={"outrage": ["fuel"], "owed": ["fuel"]}, court=COURT, agents=agents).table


def loose() -> Table:
    held = ["relic", "fuel", "fuel"]
    scene = Scene(hand=["administration-2"], me={"resources": held}, buildings={"5-hex/1": "0 city"})
    scene.play("lead:administration-2", "tax:5-hex/1")
    assert scene.me["loose"] == ["psionic"]
    return scene.table


def shaped() -> Table:
    return Scene(hand=["administration-2"], me={"leader": "LEAD14"}, shaped={"2-hex": "fuel", "3-arrow": "relic"}).table


def two_players() -> Table:
    return Scene(hand=["administration-2"], seats=2).table


def draft() -> Table:
    return new_table(3, [[0]], leaders="all", lore=2)


def hidden_lore() -> Table:
    return Scene(
        hand=["administration-2"],
        me={"leader": "LEAD09", "cards": ["L01"]},
        foe={"leader": "LEAD05"},
        box=[f"LEAD{n:02}" for n in range(1, 17) if n not in (5, 9)],
        hidden_box=[["L03", "L05"], ["L07"]],
        lore_deck=[f"L{n:02}" for n in range(1, 29) if n not in (1, 3, 5, 7)],
    ).table


def open_pile() -> Table:
    cards = ["aggression-3", "mobilization-2"]
    return Scene(hand=["administration-2"], options={"discard": "split"}, open_pile=cards).table


def union() -> Table:
    scene = Scene(
        hand=["administration-2", "aggression-3"],
        me={"cards": ["BC04"]},
        foe={"hand": ["construction-4", "aggression-5"]},
    )
    scene.play("lead:administration-2", "declare:tycoon", "prelude:BC04", "end", "pivot:construction-4")
    scene.play("seize:aggression-5")
    state = scene.state
    assert (state["zeroed"], state["seized"], state["declared"]) == (True, True, True)
    assert state["unions"] == [{"union": "BC04", "seat": 0, "action_card": "administration-2"}]
    assert state["played"] == ["administration-2", "construction-4", "aggression-5"]
    assert (state["played_by"], state["played_how"]) == ([0, 1, 1], ["lead", "pivot", "seize"])
    return scene.table


def prelude() -> Table:
    scene = Scene(
        hand=["administration-2"],
        me={"resources": ["weapon", "relic"], "cards": ["BC24"]},
        court=["BC08", *COURT[1:]],
        agents=[[1], [], [], []],
    )
    scene.play("lead:administration-2", "spend:relic", "secure:BC08", "spend:weapon")
    turn = scene.state["turn"]
    assert (turn["armed"], turn["secured_now"]) == (True, ["BC08"])
    assert scene.state["aside"] == [0, 0, 1, 1, 0]
    return scene.table


def trail() -> Table:
    scene = Scene(hand=["mobilization-2"], me={"cards": ["L03"]}, ships={"2-hex": {"0": 2}})
    scene.play("lead:mobilization-2", "move:2-hex>2-gate", "ships:1+0")
    assert scene.state["trail"] == [4 * 16 + 1]
    return scene.table


def razed() -> Table:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 4}},
        buildings={"2-hex/1": "1 city damaged", "2-hex/2": "1 starport", "2-hex/city": "1 city"},
        luck=[[ASSAULT["2 hits"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:1-0-0", "hit_building:2-hex/1")
    assert scene.state["razed"] == [7 | 1 << 5 | 8 << 8], "a relic city of seat 1 at 2-hex"
    return scene.table


def dice() -> Table:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["BC13"], "resources": ["weapon"]},
        ships={"2-hex": {"0": 2, "1": 1}},
        luck=[[SKIRMISH["hit"], SKIRMISH["blank"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-2-0")
    assert scene.state["dice"] == [SKIRMISH["blank"], SKIRMISH["hit"]]
    return scene.table


def limits() -> Table:
    scene = Scene(hand=["administration-2"], me={"leader": "LEAD13"}, ships={"2-hex": {"0": 1}})
    scene.play("lead:administration-2", "tax:2-hex/2")
    assert scene.state["turn"]["limits"] == [7 * 4 + 1]
    return scene.table


def pivoting() -> Table:
    scene = Scene(
        hand=["aggression-2"],
        foe={"leader": "LEAD06", "hand": ["aggression-5", "aggression-6"]},
        ships={"2-hex": {"0": 2, "1": 2}},
        luck=[[SKIRMISH["blank"]]],
    )
    scene.play("lead:aggression-2", "end", "copy:aggression-5", "battle:2-hex/0")
    assert scene.state["turn"]["pivoting"] is True
    return scene.table


def over() -> Table:
    scene = Scene(hand=["administration-2"], chapter=5, me={"power": 3}, foe={"power": 9}, players={2: {"power": 3}})
    scene.play("pass")
    assert scene.state["over"] == {"places": [2, 1, 3], "reason": "chapters"}
    return scene.table


TABLES: list[Callable[[], Table]] = [
    plain, owed, loose, shaped, two_players, draft, hidden_lore, open_pile, union, prelude, trail, razed, dice, limits,
    pivoting, over,
]  # fmt: skip


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.__name__)
def test_a_position_that_is_read_is_the_one_that_was_written(table: Callable[[], Table]) -> None:
    there = table()
    again = read(there.save())
    assert numbers(again) == numbers(there)
    assert again.save() == there.save()
    assert again.game.view(again.state, 0) == there.game.view(there.state, 0)


LISTS = (
    "fresh", "damaged", "buildings", "types", "marker_at", "supply", "aside", "boxes", "court", "agents",
    "court_deck", "court_discard", "pile", "open_pile", "played", "unions", "limits", "secured_now", "trail", "dice",
    "razed", "rows", "lore_deck", "box", "hidden_box", "scrapped",
)  # fmt: skip


def test_every_field_counts_for_the_hash_of_a_state() -> None:
    table = union()
    state = table.state
    assert isinstance(state, State)
    before = numbers(table)
    for name in ("chapter", "initiative", "shaped", "flipped", "known_bottom", "passes", "turn_seat", "stage", "pips"):
        changed = state.clone()
        setattr(changed, name, getattr(state, name) + 1)
        assert flat(changed) != before, name
    for name in ("zeroed", "seized", "declared", "armed", "pivoting"):
        changed = state.clone()
        setattr(changed, name, not getattr(state, name))
        assert flat(changed) != before, name
    for name in LISTS:
        changed = state.clone()
        setattr(changed, name, [*getattr(state, name), 7])
        longer = flat(changed)
        assert longer != before, name
        assert 7 in longer
        assert len(longer) == len(before) + 1, name
    for name in ("power", "ships", "starports", "agents", "cities", "outrage", "owed", "leader"):
        changed = state.clone()
        setattr(changed.players[1], name, getattr(state.players[1], name) + 1)
        assert flat(changed) != before, name
    for name in ("resources", "loose", "trophies", "captives", "hand", "cards", "known"):
        changed = state.clone()
        setattr(changed.players[1], name, [*getattr(state.players[1], name), 7])
        assert len(flat(changed)) == len(before) + 1, name


def flat(state: State) -> list[int]:
    found: list[int] = []
    state.flatten(found)
    return found


def test_a_copy_is_independent() -> None:
    table = union()
    state = table.state
    assert isinstance(state, State)
    before = numbers(table)
    copy = state.clone()
    assert flat(copy) == before
    for name in LISTS:
        if name != "types":  # replaced as a whole
            getattr(copy, name).append(5)
    for player in copy.players:
        for held in (player.resources, player.loose, player.trophies, player.captives, player.hand, player.cards):
            held.append(5)
        player.known.append(5)
    assert flat(copy) != before
    assert numbers(table) == before


# What somebody writes by hand


def written(**state: Any) -> Table:
    rows = state.pop("players", [{"hand": ["aggression-2"]}, {}, {}])
    saved: dict[str, Any] = {"ecliptic": "position", "format": 1, "game": "arcs", "seats": 3, "options": {}}
    saved["state"] = {"players": rows, **state}
    return read(saved)


def test_what_is_not_mentioned_is_where_one_would_expect_it() -> None:
    table = written(ships={"2-hex": {"0": [2, 1]}}, buildings={"2-hex/1": {"owner": "0", "kind": "city"}})
    state: Any = table.save()["state"]
    assert (state["chapter"], state["initiative"], state["map"], state["flipped"]) == (1, 0, "3p-mix-up", 0)
    assert state["markers"] == ["", "", ""]
    assert state["supply"] == [5, 5, 5, 5, 5]
    me = state["players"][0]
    assert (me["ships"], me["cities"], me["starports"], me["agents"], me["power"]) == (12, 4, 5, 10, 0)
    assert me["resources"] == [""] * 6
    assert state["court"] == COURT
    assert state["court_deck"] == [f"BC{n:02}" for n in range(5, 32)]
    assert len(state["pile"]) == 19
    assert "aggression-2" not in state["pile"]


@pytest.mark.rule("ARC-11.11")
@pytest.mark.parametrize(("chapter", "flipped"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_a_marker_is_flipped_for_each_chapter(chapter: int, flipped: int) -> None:
    state: Any = written(chapter=chapter).save()["state"]
    assert state["flipped"] == flipped


def test_supplies_are_what_is_nowhere_else() -> None:
    rows = [
        {"hand": ["aggression-2"], "outrage": ["fuel"], "captives": ["1 agent"], "trophies": ["1 ship", "2 city"]},
        {"resources": ["fuel", "relic"]},
        {"captives": ["0 agent"]},
    ]
    state: Any = written(players=rows, agents=[[2, 1], [], [], []], scrapped=["2 ship", "2 agent"]).save()["state"]
    me, foe, third = state["players"]
    assert (me["agents"], me["ships"], me["cities"]) == (10 - 1 - 1 - 2, 15, 5)
    assert (foe["agents"], foe["ships"]) == (10 - 1 - 1, 14)
    assert (third["agents"], third["ships"], third["cities"]) == (9, 14, 4)
    assert state["supply"] == [5, 4, 5, 4, 5]


def test_a_round_that_was_written_goes_on() -> None:
    rows = [{"hand": ["aggression-2"]}, {"hand": ["aggression-3"]}, {"hand": ["aggression-4"]}]
    play = {"played": ["aggression-5"], "played_by": [2], "played_how": ["lead"]}
    assert written(players=rows).waiting == [0]
    assert written(players=rows, initiative=1).waiting == [1]
    assert written(players=rows, **play).waiting == [0], "seat 0 follows seat 2"
    copied = {"played": ["aggression-5", "mobilization-2"], "played_by": [2, 0], "played_how": ["lead", "copy"]}
    assert written(players=rows, **copied).waiting == [1]
    turn = {"seat": 2, "stage": "pips", "pips": 1}
    assert written(players=rows, ships={"2-hex": {"2": [1, 0]}}, turn=turn, **play).waiting == [2]
    seized = {"played": ["aggression-5", "mobilization-2", "mobilization-3"], "played_by": [2, 0, 0]}
    assert written(players=rows, seized=True, played_how=["lead", "copy", "seize"], **seized).waiting == [1]


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("markers", ["", ""], "markers"),
        ("markers", ["", "", "edenguard"], "markers"),
        ("boxes", [0, 0, 0, 0], "boxes"),
        ("boxes", [6, 0, 0, 0, 0], "boxes"),
        ("aside", [-1, 0, 0, 0, 0], "aside"),
        ("supply", [5, 5, 5, 5, 5, 5], "supply"),
        ("ships", {"2-hex": {"0": [1]}}, "ships"),
        ("ships", {"2-hex": {"0": [16, 0]}}, "ships"),
        ("ships", {"2-hex": {"0": [1, -1]}}, "ships"),
        ("court", ["BC01", "BC99"], "court"),
        ("agents", [[0, 0, 0, 0, 0]], "agents"),
        ("agents", [[11]], "agents"),
        ("agents", [[-1]], "agents"),
        ("agents", [[], [], [], [], []], "agents"),
        ("played", ["aggression-3"], "played"),
        ("pile_known", [0], "pile_known"),
        ("pile_known", [1 << 20] + [0] * 18, "pile_known"),
        ("pile_known", [-1] + [0] * 18, "pile_known"),
        ("dice", [18], "dice"),
        ("dice", [-1], "dice"),
        ("razed", [-1], "dice"),
        ("trail", [-1], "dice"),
        ("over", {"places": [1, 2, 2], "reason": "power"}, "places"),
        ("map", "2p-frontiers", "2p-frontiers"),
    ],
)
def test_what_cannot_be_is_refused(field: str, value: Any, said: str) -> None:
    with pytest.raises(Refused) as caught:
        written(**{field: value})
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"resources": [""] * 7}, "resources"),
        ({"resources": ["gold"]}, "resources"),
        ({"known": [[], [], [], [], [], []]}, "known"),
    ],
)
def test_a_player_that_cannot_be_is_refused(row: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused) as caught:
        written(players=[{"hand": ["aggression-2"], **row}, {}, {}])
    assert said in str(caught.value)
    with pytest.raises(Refused, match="3"):
        written(players=[{"hand": ["aggression-2"]}, {}])
