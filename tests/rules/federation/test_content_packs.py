"""Content packs: corrections of components that no rulebook spells out, and how mistakes in them are refused."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

import ecliptic
from ecliptic.effects import Step
from ecliptic.games.federation.components import VERBS, components
from ecliptic.games.federation.content_pack import CHANGEABLE, raw_data
from ecliptic.games.federation.tables import Components
from ecliptic.games.federation.wording import effect
from ecliptic.kernel import play_randomly
from tests.rules.federation.scene import Scene


def pack(**sections: Any) -> dict[str, Any]:
    return {"game": "federation", **sections}


def test_a_mission_can_be_corrected() -> None:
    """Mission 12 for level 4, with 3 PP instead of its effect."""
    changed = {"required_level": 4, "resolve": {"cost": {"gold": 1}, "effect": [{"pp": 3}]}}
    me = {"unlocked": [12], "step": 6, "resources": {"gold": 1}}
    scene = Scene(me=me, pack=pack(missions={"12": changed}))
    scene.play("place:outer_module", "vote:AMB-1", "mission:12")
    assert (scene.me["points"], scene.resources()) == (3, [0, 0, 1, 0])


def test_the_senate_can_be_corrected() -> None:
    """Another grid: Neo of the left wing lies on the bottom floor, and its column is the first."""
    grid = {
        "3": ["B", "e81216", "six_moon", "e81216", "D", "atalum"],
        "2": ["atalum", "SPY", "C", "F", "arratooine", "neo"],
        "1": ["neo", "A", "arratooine", "SPY", "six_moon", "E"],
    }
    senate = {"neo_left": {"owner": 0, "ambassador": "AMB-1", "side": "funding"}}
    scene = Scene(pack=pack(senate={"grid": grid}), senate=senate, phase="executive")
    assert scene.state["projects"]["neo"] == 1


def test_a_pack_travels_with_the_table() -> None:
    given = pack(trading_posts={"TP-1": {"level1": [{"gain": {"gold": 2}}]}})
    table = ecliptic.new("federation", seats=2, seed=1, pack=given)
    assert ecliptic.load(table.save()).journal.header["pack"] == given
    assert ecliptic.replay(table.journal.dump()).save() == table.save()


@pytest.mark.parametrize("section", CHANGEABLE)
def test_every_field_that_can_be_changed_is_read(section: str) -> None:
    """Writing the printed values again changes nothing, for every section and field."""
    data: Any = raw_data()[section]
    if isinstance(data, list):
        change: Any = {
            str(row["id"]): {field: row[field] for field in CHANGEABLE[section] if row.get(field) is not None}
            for row in data
        }
    else:
        change = {field: data[field] for field in CHANGEABLE[section]}
    again, printed = components(pack(**{section: change})), components(None)
    assert again.effects.names == printed.effects.names
    tables = [name for name in dir(printed) if isinstance(getattr(printed, name), (int, list, dict))]
    tables = [name for name in tables if not name.startswith("_")]
    assert len(tables) > 50
    assert {name: plain(again, name) for name in tables} == {name: plain(printed, name) for name in tables}


def plain(parts: Components, name: str) -> object:
    """A table that can be compared: rows of hooks by what they say."""
    value = getattr(parts, name)
    if not name.endswith("_row"):
        return value
    return [(row.id, row.hooks, [(each.trigger, each.effect) for each in row.reactions]) for row in value]


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "star-realms"}, "is for 'star-realms'"),
    (pack(mission={}), "unknown section 'mission'"),
    (pack(missions={"13": {}}), "missions has no row '13'"),
    (pack(missions={"1": {"name": "x"}}), "has no field 'name' to change"),
    (pack(missions={"1": {"required_level": 0}}), "required_level must be from 1 to 9"),
    (pack(missions={"1": {"required_level": "two"}}), "must be a whole number"),
    (pack(rooms={"A": {"effect": [{"fly": 1}]}}), "an unknown verb 'fly'"),
    (pack(rooms={"A": {"effect": [{"gain": {"silver": 1}}]}}), "unknown field 'silver'"),
    (pack(rooms={"A": {"effect": [{"gain": {}, "ship": 1}]}}), "must have one verb"),
    (
        pack(rooms={"A": {"effect": [{"extra_move": {"steps": 1, "reward": "final_place_only"}}]}}),
        "cannot have the verb",
    ),
    (pack(production_sites={"PS-1A": {"income": [{"production_income": 1}]}}), "cannot have the verb"),
    (
        pack(rooms={"A": {"effect": [{"choose_one": [{"choose_one": [{"pay": {"gold": 1}}, {"ship": 1}]}]}]}}),
        "cannot have the verb 'pay'",
    ),
    (pack(rooms={"A": {"effect": [{"choose_one": [{"ship": 1}] * 9}]}}), "must have 1 to 8"),
    (
        pack(erudites={"1A3": {"effect": [{"copy_erudite": {"levels": [], "from": ["own_face_up"]}}]}}),
        "must list the levels, starting with 1",
    ),
    (pack(erudites={"1A1": {"effect": []}}), "must have a step"),
    (pack(erudites={"1A1": {"timing": "never"}}), "an unknown value 'never'"),
    (pack(senate={"grid": {"3": ["B"] * 6}}), "has B twice"),
    (pack(neo_spaces={"n3": {"next": ["n0"]}}), "higher influence"),
    (pack(neo_spaces={"n3": {"next": []}}), "must lead to another space"),
    (pack(accreditation_levels={"3": {"steps": [5]}}), "next steps of the track"),
    (pack(medals={"planet_thresholds": {"4": [3, 3, 4, 5], "3": [4, 5, 6], "2": [4, 6]}}), "increasing numbers"),
    (pack(medals={"score_by_number_owned": [0, 1]}), "8 numbers"),
    (pack(placement_points={"3": {"places": [1]}}), "3 numbers"),
    (pack(megastructures={"MS-1": {"multipliers": [1, 2, 3]}}), "highest first"),
    (pack(megastructures={"MS-1": {"printed_first_game": ["MT-neo", "MT-neo"]}}), "each megastructure tile once"),
    (pack(blocking_room_tiles={"BR-1": {"espionage_wing": "left"}}), "wing without the room"),
    (pack(projects={"PRJ-1": {"column": 2}}), "one project for each of the 6 columns"),
    (pack(production_printed_first_game={"slots": ["PS-1A"]}), "one production site for each"),
]


@pytest.mark.parametrize(("given", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_a_mistake_is_one_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ecliptic.Refused, match=sentence) as refusal:
        ecliptic.new("federation", seats=4, pack=given)
    assert str(refusal.value).endswith((".", "?"))


def test_every_verb_can_be_read_done_and_said() -> None:
    """Each verb reads its row and does something of its own, and the effects that use it have a text."""
    assert len(VERBS) == 32
    for kind in VERBS.values():
        assert kind.run is not Step.run
    parts = components(None)
    used = {step.verb for steps in parts.effects.steps for step in steps}
    assert used == {*VERBS, ""}, "the step that lets everybody score a law is in no data"
    for number in range(len(parts.effects.steps)):
        assert effect(parts, number)


def test_a_changed_game_ends() -> None:
    """Longer tracks, generous posts: random games still come to an end with nothing lost."""
    game: Any = ecliptic.game("federation")
    given = pack(
        projects={"PRJ-C": {"last_field": 12}},
        trading_posts={"TP-1": {"level1": [{"accreditation": 5}], "level2": [{"project_any": 3}]}},
        deep_space_tiles={"DS-4": {"effect": [{"planet_action": ["e81216", "arratooine"]}, {"production_income": 2}]}},
    )
    rng = Random(3)
    for seats in (2, 3, 4):
        state = game.new(seats, game.choose_options(seats, {}), given, 1)
        assert play_randomly(state, rng.random, limit=5_000) < 5_000
        assert game.problems(state) == []


@pytest.mark.rule("FED-6.3")
def test_a_mission_with_a_cost_leaves_enough_for_its_action() -> None:
    """Mission 5 for 1 lavandium: with 2 lavandium the Transmutation Chamber could be built before, not after paying."""
    changed = {"resolve": {"cost": {"lavandium": 1}, "effect": [{"planet_action": ["e81216"]}]}}
    for lavandium, offered in ((2, False), (3, True)):
        me = {"unlocked": [5], "step": 3, "resources": {"lavandium": lavandium}}
        scene = Scene(me=me, foe={"step": 1}, pack=pack(missions={"5": changed}))
        scene.play("place:A", "vote:AMB-1")
        assert ("mission:5" in scene.options()) == offered


def test_the_example_on_the_players_page() -> None:
    """The pack printed there is read, and changes what it says."""
    page = (Path(__file__).parents[3] / "docs" / "games" / "federation.md").read_text(encoding="utf-8")
    written = yaml.safe_load(page.partition("```yaml\n")[2].partition("```")[0])
    assert ecliptic.new("federation", pack=written).waiting
    assert components(written).mission_level[4] == 2


@pytest.mark.rule("FED-25.6", "FED-27.3")
def test_a_level_that_a_pack_lets_take_freely_can_be_saved() -> None:
    given = pack(erudites={"2A2": {"effect": [{"take_erudite_instead": {"level": 2, "ignore_prerequisite": True}}]}})
    scene = Scene(pack=given, me={"erudites": ["1A1", "2A2"]}, level_2_up=["B", "C"])
    scene.play("place:atalum_left", "vote:AMB-1", "use:2A2", "take:2B1")
    assert scene.me["erudites"] == ["1A1", {"erudite": "2A2", "used": True}, "2B1"]
    assert ecliptic.load(scene.table.save()).save() == scene.table.save()
