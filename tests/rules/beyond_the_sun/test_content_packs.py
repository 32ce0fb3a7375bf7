"""Content packs: corrections of components that no rulebook spells out, and how mistakes in them are refused."""

from typing import Any

import pytest

import ecliptic
from ecliptic.games.beyond_the_sun.components import SECTIONS, components, printed, raw_data
from ecliptic.kernel import Refused
from ecliptic.kernel.messages import LOCALES
from tests.rules.beyond_the_sun.cards.sheet import learned
from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, slot


def pack(*, sections: dict[str, Any] | None = None, **rows: Any) -> dict[str, Any]:
    """A pack with these rows; cards have underscores for hyphens here."""
    return {
        "game": "beyond-the-sun",
        "components": {id.replace("_", "-") if id[0].isupper() else id: row for id, row in rows.items()},
        **(sections or {}),
    }


def test_packs_with_fields_that_never_changed_anything_are_read_as_before() -> None:
    """They were in the data file once, so packs have copied them."""
    copied = {"op": "copy_research_action", "needs_technology": False, "needs_free_space": False, "moves_pawn": False}
    action = {"id": "a", "spaces": 1, "cost": {}, "steps": [copied], "total_population_needed": 2}
    parts = components(
        pack(
            technocrats_guild={"total_population_needed": 3},
            T1_03={"actions": [action]},
            E2_06={"after": {"discard": True}},
        )
    )
    usual = printed()
    assert [event.after for event in parts.events] == [event.after for event in usual.events]
    assert [guild.rank for guild in parts.guilds] == [guild.rank for guild in usual.guilds]


def test_a_technology_can_be_corrected() -> None:
    actions = [{"id": "a", "spaces": 1, "cost": {}, "steps": [{"op": "gain_ore", "n": 7}]}]
    scene = Scene(slots=LEVEL_ONE, pack=pack(T1_03={"actions": actions}))
    scene.play("go:T1-03/a/1")
    assert scene.ore() == 7


@pytest.mark.rule("BTS-4.20")
@pytest.mark.parametrize(("supply", "is_offered"), [(1, False), (2, True)])
def test_cubes_that_become_ships_are_gone_for_the_rest_of_the_action(supply: int, is_offered: bool) -> None:
    build = {"op": "build", "level": 1, "n": 1, "at": "shipyard"}
    steps = [{**build, "from": "supply"}, {"op": "make_pop", "n": 1}, {**build, "from": "population"}]
    actions = [{"id": "a", "spaces": 1, "cost": {}, "steps": steps}]
    scene = Scene(
        slots=LEVEL_ONE,
        players=[{"supply": [0, 0, 0, 0, supply], "population": 0}],
        locations={"DS": at({0: [1] * (15 - supply)})},  # 20 cubes with the researchers and the ship in Sol
        pack=pack(T1_03={"actions": actions}),
    )
    assert ("go:T1-03/a/1" in scene.options()) == is_offered


@pytest.mark.rule("BTS-20.4")
def test_research_in_a_choice_opens_its_row() -> None:
    options = [
        {"id": "A", "steps": [{"op": "gain_ore", "n": 1}]},
        {"id": "B", "steps": [{"op": "research", "level": "III"}]},
    ]
    steps = [{"op": "choose", "times": 1, "options": options}]
    actions = [{"id": "a", "spaces": 1, "cost": {}, "steps": steps}]
    for row in (actions, [{**actions[0], "steps": [{"op": "gain_ore", "n": 1}]}]):
        parts = components(pack(T1_03={"actions": row}))
        card = next(each for each in parts.technologies if each.id == "T1-03")
        assert card.opens == (2 if row is actions else 0)


def test_an_ability_can_be_added_to_a_card_without_one() -> None:
    ability = {"id": "wormholes", "text": "1 point reaches everything."}
    scene = Scene(
        slots=LEVEL_ONE, locations={"A1": at({0: [1]}, "SA-01", (0, "food"))}, pack=pack(T1_01={"passive": ability})
    )
    scene.play("go:build_and_jump/1")
    assert "move:A1/1/B2" in scene.options()


def test_an_event_can_be_linked_like_another() -> None:
    data: Any = raw_data()
    grant = next(row for row in data["events"] if row["id"] == "E2-05")
    changed = {field: grant[field] for field in ("steps", "link", "after", "arrow")}
    slots = {**LEVEL_ONE, "II-A": slot(None, event="E2-06")}
    scene = Scene(players=[{"ore": 2, "population": 1}], slots=slots, pack=pack(E2_06=changed))
    scene.play("go:research_2/1", "slot:II-A", "link:A1")
    assert scene.state.linked[1] == scene.location("A1")


def test_the_tree_can_be_replaced() -> None:
    data: Any = raw_data()
    rows = [dict(row) for row in data["technology_board"]["prerequisites"]]
    for row in rows:
        if row["slot"] == "II-A":
            row["requires"] = ["I-4"]
    slots = {"I-4": slot("T1-04", (0,))}
    players = [{"ore": 2, "population": 1}]
    changed = Scene(players=players, slots=slots, pack=pack(sections={"prerequisites": rows}))
    changed.play("go:research_2/1")
    assert changed.options("slot") == ["slot:II-A", "slot:II-F"]


def test_the_links_can_be_replaced() -> None:
    data: Any = raw_data()
    links = [*data["exploration_board"]["sides"]["2p"]["links"], ["SOL", "DS"]]
    scene = Scene(pack=pack(sections={"links_2p": links}))
    scene.play("go:build_and_jump/1")
    assert "move:SOL/1/DS" in scene.options()


def test_everything_else_can_be_replaced() -> None:
    sections = {
        "supply_columns": {"A": 3, "B": 3, "C": 3, "D": 3, "E": 3},
        "automation_track": {"slots": 2, "vp": [4, 0], "vp_beyond_7_each": 3},
        "starting_ore_by_seat": {"2p": [5, 6], "3p": [1, 1, 1], "4p": [1, 1, 1, 1]},
        "first_game_achievements": ["AC-04", "AC-05", "AC-06", "AC-07"],
        "technology_tableau": {"cards_per_row": 2},
        "locations_2p": {"Y1": {"specialisations": ["ore"]}},
    }
    options = {"achievements": "first_game", "tableau": "on", "first": "0"}
    table = ecliptic.new("beyond-the-sun", seats=2, seed=1, options=options, pack=pack(sections=sections))
    state: Any = table.save()["state"]
    ships = state["locations"]["SOL"]["ships"]
    assert sum(ship["n"] for ship in ships if ship["seat"] == 0) == 3, "20 cubes, 15 in supply, 2 population"
    assert [row["achievement"] for row in state["achievements"]] == ["AC-04", "AC-05", "AC-06", "AC-07"]
    assert len(state["rows"]["II"]) == 2
    scene = Scene(players=[{"automation": ["food", "ore", "food"]}], pack=pack(sections=sections))
    view: Any = scene.table.view(0)
    assert view["players"][0]["score_parts"]["automation"] == 7
    scene.play("go:build_and_jump/1", "move:SOL/1/A1", "move:A1/1/Y1")
    assert scene.outpost("Y1") == (0, "ore")


@pytest.mark.parametrize(
    "kind", ["technologies", "events", "systems", "achievements", "guilds", "basic", "advanced", "rows"]
)
def test_writing_the_printed_rows_again_changes_nothing(kind: str) -> None:
    data: Any = raw_data()
    rows = {**data, **data["faction_mats"], "rows": data["basic_spacefaring"]["rows"]}[kind]
    changed = {row["id"]: {field: value for field, value in row.items() if field != "id"} for row in rows}
    parts = components({"game": "beyond-the-sun", "components": changed})
    assert parts.effects.names == printed().effects.names
    assert [row.id for row in parts.actions] == [row.id for row in printed().actions]


@pytest.mark.parametrize("section", SECTIONS)
def test_writing_the_printed_sections_again_changes_nothing(section: str) -> None:
    value: Any = raw_data()
    for name in SECTIONS[section]:
        value = value[name]
    parts = components({"game": "beyond-the-sun", section: value})
    assert [slot.requires for slot in parts.slots] == [slot.requires for slot in printed().slots]
    assert [board.neighbours for board in parts.boards] == [board.neighbours for board in printed().boards]
    assert (parts.capacity, parts.starting_ore) == (printed().capacity, printed().starting_ore)


ORE = [{"op": "gain_ore", "n": 1}]
ACTION: dict[str, Any] = {"id": "a", "spaces": 1, "cost": {}, "steps": ORE}
LINKS = [["SOL", "A1"], ["SOL", "A2"], ["A1", "Y1"], ["A2", "Y2"], ["Y1", "B1"], ["Y2", "B2"], ["B1", "DS"]]
TREE: Any = raw_data()["technology_board"]
ROWS: list[Any] = TREE["prerequisites"]

# A pack, and what its refusal says.
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "arcs"}, "beyond-the-sun"),
    (pack(T9_99={"types": ["B"]}), "T9-99"),
    (pack(T1_01={"colour": "red"}), "colour"),
    (pack(T1_01={"id": "T1-02"}), "id"),
    (pack(sections={"weather": []}), "weather"),
    # Verbs where they make no sense
    (pack(T1_01={"immediate": [{"op": "fly"}]}), "'fly'"),
    (pack(T1_01={"immediate": [{"op": "repeat_immediate_of_this_card"}]}), "repeat_immediate_of_this_card"),
    (pack(T3_07={"actions": [{**ACTION, "steps": [{"op": "repeat_immediate_of_this_card"}]}]}), "T3-07"),
    (pack(T4_01={"immediate": [{"op": "repeat_immediate_of_own_technology", "levels": ["IIII"], "n": 1}]}), "T4-01"),
    (pack(T3_01={"immediate": [{"op": "repeat_immediate_of_own_technology", "levels": ["I"], "n": 1}]}), "T3-01"),
    (pack(research_1={"steps": [{"op": "basic_spacefaring_action"}]}), "research_1"),
    (
        pack(
            T3_12={"actions": [{**ACTION, "steps": [{"op": "copy_research_action"}, {"op": "research", "level": "I"}]}]}
        ),
        "copy_research_action",
    ),
    (pack(T3_12={"actions": [{**ACTION, "steps": [{"op": "copy_research_action"}] * 2}]}), "copy_research_action"),
    (
        pack(T1_01={"immediate": [{"op": "build", "from": "supply", "level": "chosen", "n": 1, "at": "shipyard"}]}),
        "build",
    ),
    (pack(T1_01={"immediate": [{"op": "each_faction", "steps": ORE}]}), "each_faction"),
    (pack(E2_06={"steps": [{"op": "each_faction", "steps": [{"op": "each_faction", "steps": ORE}]}]}), "each_faction"),
    (pack(T1_01={"immediate": [{"op": "set_starting_ship_level", "level": 2}]}), "set_starting_ship_level"),
    (pack(FB_01={"setup": {"steps": [{"op": "jump", "points": 2}]}}), "jump"),
    (pack(FB_01={"setup": {"steps": [{"op": "set_starting_ship_level", "level": 2}] * 2}}), "set_starting_ship_level"),
    (
        pack(
            FB_01={
                "setup": {
                    "steps": [{"op": "relocate_supply", "n": 1, "take": "rightmost", "to": "any_columns_of_choice"}]
                }
            }
        ),
        "relocate_supply",
    ),
    (pack(SA_01={"colonization_bonus": [{"op": "private_technology", "level": "I", "draw": 3, "keep": 1}]}), "level"),
    (pack(SA_01={"colonization_bonus": ORE * 13}), "at most 12"),
    (pack(E2_06={"steps": [{"op": "each_faction", "steps": ORE * 12}] * 2}), "at most 60"),
    (
        pack(FA_04={"abilities": [{"id": "A", "trigger": "take_control", "effect": [{"op": "jump", "points": 1}]}]}),
        "jump",
    ),
    # Nothing where something has to be done
    (pack(T3_01={"immediate": [{"op": "choose", "options": [{"steps": []}, {"steps": ORE}]}]}), "options[0].steps"),
    (pack(FA_04={"abilities": [{"id": "A", "trigger": "take_control", "effect": []}]}), "effect is missing"),
    # Numbers
    (pack(T1_01={"immediate": [{"op": "gain_ore", "n": 21}]}), "20"),
    (pack(FB_01={"ore_track": [1, 0, 1, 0, 1, 0, 1, 0, 99]}), "ore_track"),
    (pack(FB_01={"ore_track": [1, 0]}), "9 cells"),
    (pack(SA_01={"strength": 0}), "strength"),
    (
        pack(
            research_1={
                "spaces": {
                    "2p": {"count": 2, "extra_ore": [0]},
                    "3p": {"count": 1, "extra_ore": [0]},
                    "4p": {"count": 1, "extra_ore": [0]},
                }
            }
        ),
        "one for each space",
    ),
    # Actions
    (pack(T1_01={"actions": [{**ACTION, "steps": []}]}), "steps"),
    (pack(research_1={"steps": []}), "steps"),
    (pack(T1_01={"actions": [ACTION, ACTION]}), "each with a different id"),
    (pack(T1_01={"actions": [{**ACTION, "id": f"a{i}"} for i in range(5)]}), "at most 4 actions"),
    (pack(T1_01={"actions": [{**ACTION, "id": "a b"}]}), "an id has"),
    # What could not be dealt
    (pack(T1_01={"level": "II"}), "4 technologies of level I"),
    (pack(E2_01={"frame": "normal"}), "light frame"),
    (pack(E2_03={"level": "IIII"}), "E2-03: level"),
    (pack(SA_01={"starting": False}, SA_02={"starting": False}, SA_03={"starting": False}), "starting systems"),
    (pack(**{f"SB_{i:02}": {"deck": "A"} for i in range(1, 12)}), "Deck B"),
    (pack(AC_01={"kind": "A"}), "2 basic achievements"),
    (pack(AC_01={"spaces": [{"vp": 5, "min_players": 4}]}), "for 2 players"),
    (pack(AC_01={"condition": {"key": "luck", "at_least": 1}}), "luck"),
    # Events whose parts say different things
    (pack(E2_05={"link": None}), "E2-05: level"),
    (pack(E2_05={"link": "achievement"}), "E2-05: level"),
    (pack(E2_05={"after": {"keep_by": "active", "vp": 1}}), "E2-05: level"),
    (pack(E2_10={"steps": [{"op": "link_to_achievement", "chooser": "active", "target": "any"}]}), "E2-10: level"),
    (pack(E2_06={"after": {"stays_until": "the end", "then": "keep_by_colonizer"}}), "E2-06: level"),
    (
        pack(E2_06={"action_space": {"available_to": "all_factions", "spaces": 1, "cost": {}, "steps": ORE}}),
        "E2-06: level, steps, link",
    ),
    # Boards and mats
    (
        pack(
            sections={
                "prerequisites": [*ROWS[:4], {"slot": "II-A", "requires": ["I-1", "I-2", "I-3", "I-4"]}, *ROWS[5:]]
            }
        ),
        "II-A",
    ),
    (pack(sections={"prerequisites": [*ROWS, ROWS[0]]}), "I-1"),
    (pack(sections={"prerequisites": ROWS[1:]}), "I-1"),
    (pack(sections={"prerequisites": [*ROWS[1:], {"slot": "I-1", "requires": ["I-2"]}]}), "I-1"),
    (pack(sections={"prerequisites": [*ROWS[:4], {"slot": "II-A", "requires": ["I-1", "I-1"]}, *ROWS[5:]]}), "II-A"),
    (
        pack(
            sections={
                "prerequisites": [*ROWS[:4], {"slot": "II-A", "requires": ["I-1"], "rule": "two_of_three"}, *ROWS[5:]]
            }
        ),
        "II-A",
    ),
    (pack(sections={"links_2p": [*LINKS[:-1], ["Y1", "Y2"], ["B1", "B1"]]}), "links[7]"),
    (pack(sections={"links_2p": [*LINKS, ["DS", "B2"], ["B2", "DS"]]}), "links[8]"),
    (pack(sections={"links_2p": [["SOL"]]}), "links[0]"),
    (pack(sections={"links_2p": [*LINKS[1:6], ["B1", "DS"], ["B2", "DS"], ["A1", "B1"], ["A2", "Y2"]]}), "links"),
    (pack(sections={"locations_2p": {"SOL": {"specialisations": ["ore"]}}}), "SOL"),
    (pack(sections={"supply_columns": {"A": 9, "B": 4, "C": 3, "D": 3, "E": 2}}), "at most 17"),
    (pack(sections={"starting_ore_by_seat": {"2p": [1], "3p": [1, 1, 1], "4p": [1, 1, 1, 1]}}), "2 numbers"),
    (pack(sections={"first_game_achievements": ["AC-01"] * 4}), "4 different achievements"),
    (pack(sections={"technology_tableau": {"cards_per_row": 0}}), "cards_per_row"),
    (
        pack(FA_01={"abilities": [{"id": str(i), "trigger": "take_control", "effect": ORE} for i in range(3)]}),
        "at most 2",
    ),
]

SPACES = ("2p", "3p", "4p")
LINK = {"op": "link_to_system", "chooser": "active", "required_strength_delta": 1}
TAKES = {"spaces": 1, "cost": {}, "available_to": "all_factions"}


def control(op: dict[str, Any]) -> dict[str, Any]:
    """An advanced mat that reacts to control it has taken."""
    return pack(FA_04={"abilities": [{"id": "A", "trigger": "take_control", "effect": [op]}]})


def set_up(*steps: dict[str, Any]) -> dict[str, Any]:
    """A mat with a set-up line."""
    return pack(FB_01={"setup": {"steps": list(steps)}})


def extra_ore(n: int) -> dict[str, Any]:
    """The first row of Basic Spacefaring has one space with so much extra ore."""
    return pack(research_1={"spaces": {players: {"count": 1, "extra_ore": [n]} for players in SPACES}})


def columns(a: int) -> dict[str, Any]:
    """So many cells in column A, and 12 in the others."""
    return pack(sections={"supply_columns": {"A": a, "B": 4, "C": 3, "D": 3, "E": 2}})


def starting_ore(n: int) -> dict[str, Any]:
    """So much ore for the first player."""
    given = {"2p": [n, 1], "3p": [1, 1, 1], "4p": [1, 1, 1, 1]}
    return pack(sections={"starting_ore_by_seat": given})


def spaces(n: int) -> dict[str, Any]:
    """An achievement with so many spaces."""
    return pack(AC_01={"spaces": [{"vp": 5, "min_players": 2}] * n})


def choice(n: int) -> dict[str, Any]:
    """An immediate bonus with so many options."""
    return pack(T1_03={"immediate": [{"op": "choose", "options": [{"id": str(i), "steps": ORE} for i in range(n)]}]})


def tree(*requires: str, rule: str = "all") -> dict[str, Any]:
    """What II-A requires."""
    row = {"slot": "II-A", "requires": list(requires), "rule": rule}
    return pack(sections={"prerequisites": [*ROWS[:4], row, *ROWS[5:]]})


# A pack that can be played, one that differs little and cannot, and what its refusal says.
NEARLY: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "an effect has 12 steps": (
        pack(SA_01={"colonization_bonus": ORE * 12}),
        pack(SA_01={"colonization_bonus": ORE * 13}),
        "at most 12",
    ),
    "a choice has 8 options": (choice(8), choice(9), "1 to 8 options"),
    "a choice has an option": (choice(1), choice(0), "1 to 8 options"),
    "a technology has 4 actions": (
        pack(T1_01={"actions": [{**ACTION, "id": f"a{i}"} for i in range(4)]}),
        pack(T1_01={"actions": [{**ACTION, "id": f"a{i}"} for i in range(5)]}),
        "at most 4 actions",
    ),
    "an id has 16 letters": (
        pack(T1_01={"actions": [{**ACTION, "id": "a" * 16}]}),
        pack(T1_01={"actions": [{**ACTION, "id": "a" * 17}]}),
        "an id has",
    ),
    "an achievement has 4 spaces": (spaces(4), spaces(5), "for 2 players"),
    "a disc can be placed on an achievement": (spaces(1), spaces(0), "for 2 players"),
    "a cell has 9 ore": (
        pack(FB_01={"ore_track": [0, 0, 1, 0, 1, 0, 1, 0, 9]}),
        pack(FB_01={"ore_track": [0, 0, 1, 0, 1, 0, 1, 0, 10]}),
        "ore_track",
    ),
    "a cell has no negative ore": (
        pack(FB_01={"ore_track": [0] * 9}),
        pack(FB_01={"ore_track": [*[0] * 8, -1]}),
        "ore_track",
    ),
    "a space costs 9 extra ore": (extra_ore(9), extra_ore(10), "one for each space"),
    "a space gives no ore": (extra_ore(0), extra_ore(-1), "one for each space"),
    "17 cubes are in supply": (columns(5), columns(6), "at most 17"),
    "a seat begins with 9 ore": (starting_ore(9), starting_ore(10), "2 numbers"),
    "a seat begins with no debts": (starting_ore(0), starting_ore(-1), "2 numbers"),
    "two systems are starting systems": (
        pack(SA_01={"starting": False}, SA_02={"starting": False}),
        pack(SA_01={"starting": False}, SA_02={"starting": False}, SA_04={"starting": False}),
        "starting systems",
    ),
    "starting systems are in deck A": (
        pack(SA_05={"starting": True}),
        pack(SB_05={"starting": True}),
        "starting systems",
    ),
    "deck B fills its slots": (
        pack(**{f"SB_{i:02}": {"deck": "A"} for i in range(1, 11)}),
        pack(**{f"SB_{i:02}": {"deck": "A"} for i in range(1, 12)}),
        "Deck B",
    ),
    "two achievements are basic": (
        pack(AC_03={"kind": "B"}),
        pack(AC_03={"kind": "basic"}),
        "2 basic achievements",
    ),
    "there are achievements of kind A": (
        pack(AC_03={"kind": "B"}, AC_04={"kind": "B"}, AC_05={"kind": "B"}),
        pack(AC_03={"kind": "B"}, AC_04={"kind": "B"}, AC_05={"kind": "B"}, AC_06={"kind": "B"}),
        "2 basic achievements",
    ),
    "there are achievements of kind B": (
        pack(AC_07={"kind": "A"}, AC_08={"kind": "A"}, AC_09={"kind": "A"}),
        pack(AC_07={"kind": "A"}, AC_08={"kind": "A"}, AC_09={"kind": "A"}, AC_10={"kind": "A"}),
        "2 basic achievements",
    ),
    "four achievements are for the first game": (
        pack(sections={"first_game_achievements": ["AC-01", "AC-02", "AC-03", "AC-04"]}),
        pack(sections={"first_game_achievements": ["AC-01", "AC-02", "AC-03"]}),
        "4 different achievements",
    ),
    "not five achievements are for the first game": (
        pack(sections={"first_game_achievements": ["AC-10", "AC-02", "AC-03", "AC-04"]}),
        pack(sections={"first_game_achievements": ["AC-01", "AC-02", "AC-03", "AC-04", "AC-05"]}),
        "4 different achievements",
    ),
    "four normal events of a level are enough": (
        pack(**{f"E2_{i:02}": {"level": "III"} for i in (3, 4, 5, 6)}),
        pack(**{f"E2_{i:02}": {"level": "III"} for i in (3, 4, 5, 6, 7)}),
        "light frame",
    ),
    "two events of a level are light": (
        pack(E3_03={"level": "II"}),
        pack(E3_03={"level": "II", "frame": "light"}),
        "light frame",
    ),
    "three slots can be required": (
        tree("I-1", "I-2", "I-3"),
        tree("I-1", "I-2", "I-3", "I-4"),
        "II-A",
    ),
    "two of three slots": (
        tree("I-1", "I-2", "I-3", rule="two_of_three"),
        tree("I-1", "I-2", rule="two_of_three"),
        "II-A",
    ),
    "slots of the level below are required": (tree("I-4"), tree("II-B"), "II-A"),
    "a mat has two abilities": (
        pack(FA_01={"abilities": [{"id": str(i), "trigger": "take_control", "effect": ORE} for i in range(2)]}),
        pack(FA_01={"abilities": [{"id": str(i), "trigger": "take_control", "effect": ORE} for i in range(3)]}),
        "at most 2",
    ),
    "control brings cubes but moves no ships": (
        control({"op": "make_pop", "n": 1}),
        control({"op": "build", "from": "supply", "level": 1, "n": 1, "at": "shipyard"}),
        "build",
    ),
    "a set-up line moves cubes to a column": (
        set_up({"op": "relocate_supply", "n": 1, "take": "rightmost", "to": "A"}),
        set_up({"op": "relocate_supply", "n": 1, "take": "rightmost", "to": "any_columns_of_choice"}),
        "relocate_supply",
    ),
    "a set-up line gives ore": (set_up(*ORE), set_up({"op": "make_pop", "n": 1}), "make_pop"),
    "ships of a chosen level come after the choice": (
        pack(
            E2_06={
                "steps": [
                    {"op": "choose_ship_level", "chooser": "active", "options": [1, 4]},
                    {"op": "build", "from": "supply", "level": "chosen", "n": 1, "at": "shipyard"},
                ]
            }
        ),
        pack(
            E2_06={
                "steps": [
                    {"op": "build", "from": "supply", "level": "chosen", "n": 1, "at": "shipyard"},
                    {"op": "choose_ship_level", "chooser": "active", "options": [1, 4]},
                ]
            }
        ),
        "build",
    ),
    "ships have levels up to 4": (
        pack(E2_06={"steps": [{"op": "choose_ship_level", "chooser": "active", "options": [1, 4]}]}),
        pack(E2_06={"steps": [{"op": "choose_ship_level", "chooser": "active", "options": [1, 5]}]}),
        "from 1 to 4",
    ),
    "ships have levels from 1": (
        pack(E2_06={"steps": [{"op": "choose_ship_level", "chooser": "active", "options": [1]}]}),
        pack(E2_06={"steps": [{"op": "choose_ship_level", "chooser": "active", "options": [0]}]}),
        "from 1 to 4",
    ),
    "a part for all factions links nothing": (
        pack(E2_05={"steps": [LINK, {"op": "each_faction", "steps": ORE}]}),
        pack(E2_05={"steps": [{"op": "each_faction", "steps": [LINK]}]}),
        "link_to_system",
    ),
    "an event kept by the colonizer is linked to a system": (
        pack(E3_06={"after": {"stays_until": "colonized", "then": "keep_by_colonizer", "vp": 9}}),
        pack(E3_10={"after": {"stays_until": "colonized", "then": "keep_by_colonizer", "vp": 9}}),
        "E3-10",
    ),
    "an action that takes a system belongs to an event with one": (
        pack(E2_05={"action_space": {**TAKES, "steps": ORE}}),
        pack(E2_05={"action_space": {**TAKES, "steps": [{"op": "take_linked_system", "discs": 0}]}}),
        "E2-05",
    ),
    "an immediate bonus of level IIII repeats lower ones": (
        pack(T4_01={"immediate": [{"op": "repeat_immediate_of_own_technology", "levels": ["I", "III"], "n": 1}]}),
        pack(T4_01={"immediate": [{"op": "repeat_immediate_of_own_technology", "levels": ["I", "IIII"], "n": 1}]}),
        "T4-01",
    ),
}


@pytest.mark.parametrize("name", NEARLY)
def test_what_a_pack_can_change_and_what_goes_too_far(name: str) -> None:
    fitting, wrong, why = NEARLY[name]
    assert len(components(fitting).technologies) == 46
    with pytest.raises(ecliptic.Refused) as refusal:
        components(wrong)
    assert why in str(refusal.value), str(refusal.value)


@pytest.mark.parametrize(("given", "why"), WRONG, ids=[str(n) for n in range(len(WRONG))])
def test_mistakes_are_refused_with_one_sentence(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ecliptic.Refused) as refusal:
        ecliptic.new("beyond-the-sun", seats=2, seed=1, pack=given)
    assert why in str(refusal.value), str(refusal.value)
    message = refusal.value.message
    assert message is not None
    for locale in LOCALES:
        text = ecliptic.game("beyond-the-sun").say(message, ["Anna", "Boris"], locale)
        assert text.endswith((".", "?"))
        assert "\n" not in text


def test_two_choices_in_one_effect_keep_apart_in_positions() -> None:
    """Each option has its own name, so that a position finds it again."""
    choose = {
        "op": "choose",
        "options": [{"id": "A", "steps": ORE}, {"id": "B", "steps": [{"op": "make_pop", "n": 1}]}],
    }
    names = components(pack(T1_03={"immediate": [choose, choose]})).effects.names
    assert len(set(names)) == len(names)


def test_ore_stops_at_what_a_position_can_state() -> None:
    scene = Scene(players=[{"ore": 1_000_000}])
    scene.play("go:grow_and_mine")
    assert scene.ore() == 1_000_000


def test_a_pack_that_closes_every_space_ends_the_action_phase() -> None:
    """Abilities alone never make a turn go on for ever (BTS-3.3 cannot be relied on with a pack)."""
    dear = {"cost": {"ore": 20}}
    free = {"id": "gift", "trigger": "own_turn_action_phase_outside_action", "effect": ORE}
    changed = pack(research_1=dear, research_2=dear, build_and_jump=dear, grow_and_mine=dear, T1_03={"passive": free})
    scene = Scene(slots={"I-3": slot("T1-03", (0,))}, pack=changed)
    assert scene.topic() == "after-action"


ONLY_ONCE = [
    *[("T3-09", "actions"), ("T3-12", "actions"), ("T4-01", "immediate")],
    *[(event, "steps") for event in ("E2-04", "E2-05", "E2-10", "E3-04", "E3-06", "E3-10")],
]


@pytest.mark.parametrize(("id", "field"), ONLY_ONCE)
def test_some_steps_stand_in_an_effect_once(id: str, field: str) -> None:
    data: Any = raw_data()
    (row,) = [each for section in ("technologies", "events") for each in data[section] if each["id"] == id]
    if field == "actions":
        action = row["actions"][0]
        changed: Any = [{**action, "steps": [*action["steps"], *action["steps"]]}, *row["actions"][1:]]
    else:
        changed = [*row[field], *row[field]]
    with pytest.raises(Refused, match="or cannot be used twice"):
        components({"game": "beyond-the-sun", "components": {id: {field: changed}}})


@pytest.mark.rule("BTS-18.3", "BTS-18.3b")
@pytest.mark.parametrize("is_optional", [False, True])
def test_an_action_with_optional_research_can_be_copied(is_optional: bool) -> None:
    research = {"op": "research", "level": "II", **({"optional": True} if is_optional else {})}
    actions = [{"id": "a", "spaces": 1, "cost": {}, "steps": [{"op": "gain_ore", "n": 1}, research]}]
    slots = {**LEVEL_ONE, "II-A": slot("T2-09", (1,)), "II-C": slot("T2-11"), "III-1": slot("T3-12", (0,))}
    scene = Scene(players=[{"population": 1}], slots=slots, pack=pack(T2_09={"actions": actions}))
    scene.play("go:T3-12/a/1")
    assert scene.options("slot")


@pytest.mark.rule("BTS-4.22")
def test_an_option_that_is_carried_out_twice_goes_on_after_loading() -> None:
    option = {"id": "A", "steps": [{"op": "jump", "points": 1}]}
    steps = [{"op": "choose", "times": 2, "options": [option, {"id": "B", "steps": [{"op": "gain_ore", "n": 1}]}]}]
    actions = [{"id": "a", "spaces": 1, "cost": {}, "steps": steps}]
    scene = Scene(slots=LEVEL_ONE, locations={"SOL": at({0: [1, 1], 1: [1]})}, pack=pack(T1_03={"actions": actions}))
    scene.play("go:T1-03/a/1", "choose:0")
    saved: Any = scene.table.save()
    assert [frame["left"] for frame in saved["stack"] if frame["frame"] == "repeat"] == [1]
    table = ecliptic.load(saved)
    for number, moves in enumerate((2, 1)):
        options = [str(each) for each in table.options(0) if str(each).startswith("move:SOL/1/")]
        assert len(options) >= moves, f"jump {number}"
        table.play(0, options[0])


@pytest.mark.rule("BTS-13.20")
def test_a_chosen_bonus_belongs_to_its_system() -> None:
    bonus = {"steps": [{"op": "choose", "options": [{"id": id, "steps": [{"op": "gain_ore", "n": 2}]} for id in "AB"]}]}
    locations = {"SOL": at({0: [1, 1], 1: [1]}), "A1": at({}, "SA-01"), "A2": at({}, "SA-02")}
    scene = Scene(locations=locations, pack=pack(SA_02={"control_bonus": bonus["steps"]}))
    scene.play("go:build_and_jump/1", "move:SOL/1/A1", "move:SOL/1/A2", "bonus:A2")
    saved: Any = scene.table.save()
    parts = components(pack(SA_02={"control_bonus": bonus["steps"]}))
    number = next(n for n, system in enumerate(parts.systems) if system.id == "SA-02")
    assert saved["stack"][-1]["source"] == parts.system_number(number)
    assert ecliptic.load(saved).options(0)


@pytest.mark.rule("BTS-4.20", "BTS-9.4")
def test_the_rest_of_an_option_has_to_stay_possible() -> None:
    """There is no supply, and the only population is for the second ship."""
    build = {"op": "build", "level": 1, "n": 1, "at": "shipyard"}
    steps = [{**build, "from": "supply"}, {**build, "from": "population", "level": 2}]
    options = [{"id": "A", "steps": steps}, {"id": "B", "steps": ORE}]
    actions = [{"id": "a", "spaces": 1, "cost": {}, "steps": [{"op": "choose", "options": options}]}]
    player = {"supply": [0] * 5, "population": 1, "donated": [14, 0, 0, 0]}
    scene = Scene(players=[player], slots=LEVEL_ONE, pack=pack(T1_03={"actions": actions}))
    scene.play("go:T1-03/a/1", "choose:0")
    assert (scene.topic(), scene.ships("SOL"), scene.population()) == ("production", [1, 2], 0)


@pytest.mark.rule("BTS-18.28b")
@pytest.mark.parametrize("levels", [["I"], ["II"], ["I", "II"]])
def test_only_bonuses_of_the_named_levels_are_repeated(levels: list[str]) -> None:
    repeat = {"op": "repeat_immediate_of_own_technology", "levels": levels, "n": 1}
    slots = {"II-A": slot("T2-01", (0,)), "II-C": slot("T2-02", (0,)), "I-4": slot("T1-04")}
    changed = {id: {"immediate": ORE} for id in ("T1-01", "T1-02", "T1-03", "T1-04", "T2-01", "T2-02")}
    scene = learned("T4-01", slots=slots, pack=pack(**{"T4-01": {"immediate": [repeat]}, **changed}))
    own = {"I": ["T1-01", "T1-02", "T1-03"], "II": ["T2-01", "T2-02"]}
    assert scene.options("repeat") == [f"repeat:{card}" for level in levels for card in own[level]]
