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
from ecliptic.games.federation.former_words import in_present_words
from ecliptic.games.federation.tables import Components
from ecliptic.games.federation.wording import effect
from ecliptic.kernel import Json, play_randomly
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


NEO: Json = {"planet": "neo", "wing": "left"}
ATALUM: Json = {"planet": "atalum", "wing": "left"}

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
    (pack(blocking_planet_tiles={"BP-1": {"X": [NEO, NEO]}}), "must block three different spaces"),
    (pack(blocking_planet_tiles={"BP-1": {"X": [NEO, ATALUM, NEO]}}), "must block three different spaces"),
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


@pytest.mark.rule("FED-21.4")
def test_the_points_for_leftovers_can_be_corrected() -> None:
    """7 crystals at 3 for a point, 2 gold at 2 points, 2 ships at 3 and 2 tokens at 5 points."""
    scoring = {"crystals_per_pp": 3, "gold_pp": 2, "ship_in_hangar_pp": 3, "unused_alteration_token_pp": 5}
    me = {"resources": {"lavandium": 5, "oceanium": 2, "gold": 2}, "hangar": 2, "tokens": ["ALT-1-01", "ALT-1-02"]}
    scene = Scene(me=me, pack=pack(leftover_scoring=scoring))
    assert scene.view()["outlook"]["players"][0]["leftover_points"] == 2 + 4 + 6 + 10


@pytest.mark.rule("FED-8.4")
def test_the_points_beyond_the_track_can_be_corrected() -> None:
    scene = Scene(me={"step": 9, "deep_space": "DS-1"}, pack=pack(accreditation={"overflow_pp_per_step": 3}))
    scene.play("place:A", "vote:AMB-1")
    assert scene.me["points"] == 3


@pytest.mark.rule("FED-19.21", "FED-20.3")
def test_a_law_can_score_plain_points() -> None:
    law = {"effect": [{"pp": 4}, {"pp_per": {"amount": 3, "of": "influence:neo"}}]}
    scene = Scene(me={"miner": "n3"}, pack=pack(laws={"LAW-L-neo": law}), laws={"now": ["LAW-L-neo", "LAW-R-atalum"]})
    assert scene.view()["outlook"]["laws"]["points"] == [[4 + 9, 4, 4, 4], [0, 0, 0, 0]]


def thresholds(*four: int) -> dict[str, Any]:
    """Other thresholds of planet medals for four players."""
    return pack(medals={"planet_thresholds": {"4": list(four), "3": [4, 5, 6], "2": [4, 6]}})


def multipliers(*values: int) -> dict[str, Any]:
    """Other multipliers of the first megastructure."""
    return pack(megastructures={"MS-1": {"multipliers": list(values)}})


LEFT_NEO, RIGHT_NEO = {"planet": "neo", "wing": "left"}, {"planet": "neo", "wing": "right"}
TOP = ["B", "neo", "six_moon", "e81216", "D", "atalum"]
MIDDLE = ["atalum", "SPY", "C", "F", "arratooine", "neo"]
BOTTOM = ["e81216", "A", "arratooine", "SPY", "six_moon", "E"]

# The last values that a content pack may have and the first that it may not; the whole sentence, or nothing.
LIMITS: list[tuple[dict[str, Any], str]] = [
    (thresholds(1, 2, 3, 4), ""),
    (thresholds(0, 2, 3, 4), "medals.planet_thresholds.4 must be 4 increasing numbers."),
    (thresholds(1, 2, 3), "medals.planet_thresholds.4 must be 4 increasing numbers."),
    (thresholds(2, 1, 3, 4), "medals.planet_thresholds.4 must be 4 increasing numbers."),
    (multipliers(3, 3, 1), ""),
    (multipliers(3, 2, 0), "megastructures.MS-1.multipliers must be 3 numbers, highest first."),
    (multipliers(3, 2), "megastructures.MS-1.multipliers must be 3 numbers, highest first."),
    (multipliers(2, 3, 1), "megastructures.MS-1.multipliers must be 3 numbers, highest first."),
    (pack(neo_spaces={"n1a": {"next": ["n8"]}}), ""),
    (pack(neo_spaces={"n1a": {"next": ["n1b"]}}), "neo_spaces.n1a.next must lead to spaces of higher influence."),
    (pack(neo_spaces={"n8": {"next": ["n1b"]}}), "neo_spaces.n8.next must lead to spaces of higher influence."),
    (pack(accreditation_levels={"3": {"steps": []}}),
     "accreditation_levels.3.steps must be the next steps of the track, starting with 3."),
    (pack(senate={"grid": {"3": TOP, "2": MIDDLE, "1": BOTTOM[:5]}}),
     "senate.grid must have three floors of six spaces: the planets and SPY in each wing, and all rooms."),
    (pack(senate={"grid": {"3": BOTTOM, "2": MIDDLE, "1": TOP}}), ""),
    (pack(blocking_planet_tiles={"BP-1": {"X": [LEFT_NEO, RIGHT_NEO], "zero": LEFT_NEO}}),
     "blocking_planet_tiles.BP-1 must block three different spaces."),
    (pack(blocking_room_tiles={"BR-5": {"espionage_wing": "right"}}),
     "blocking_room_tiles.BR-5.espionage_wing must be the wing without the room."),
    (pack(production_printed_first_game={"slots": ["PS-1B", "PS-2A", "PS-3B", "PS-4A"]}), ""),
    (pack(production_printed_first_game={"slots": ["PS-1B", "PS-1A", "PS-3B", "PS-4A"]}),
     "production_printed_first_game.slots must name one production site for each of the 4 slots."),
    (pack(placement_points={"2": {"places": [9, 3, 1]}}), "placement_points.2.places must have 2 numbers."),
    (pack(erudites={"1A2": {"effect": [{"refresh_erudite": {"level": 3, "count": 1}}]}}), ""),
    (pack(erudites={"1A2": {"effect": [{"refresh_erudite": {"level": 4, "count": 1}}]}}), "from 1 to 3, not 4."),
]  # fmt: skip


@pytest.mark.parametrize(("given", "sentence"), LIMITS)
def test_a_pack_is_accepted_up_to_its_limits(given: dict[str, Any], sentence: str) -> None:
    if not sentence:
        assert ecliptic.new("federation", seats=4, pack=given).waiting
        return
    with pytest.raises(ecliptic.Refused) as refused:
        ecliptic.new("federation", seats=4, pack=given)
    assert sentence in str(refused.value)


@pytest.mark.parametrize("depth", [3, 20])
def test_former_words_are_found_at_any_depth(depth: int) -> None:
    """Erudites were called scholars; the verbs inside choices are renamed too."""
    inner: Any = {"refresh_scholar": {"level": 1}}
    present: Any = {"refresh_erudite": {"level": 1}}
    for _ in range(depth):
        inner, present = {"choose_one": [inner]}, {"choose_one": [present]}
    assert in_present_words({"scholars": {"1A2": {"effect": [inner]}}}) == {"erudites": {"1A2": {"effect": [present]}}}


def test_what_is_nested_too_deeply_is_left_alone() -> None:
    """Sixty tables and lists inside each other are as deep as one looks; the reader refuses what is deeper."""
    nested: Any = {"scholar": 1}
    for _ in range(59):
        nested = [nested]
    assert str(in_present_words(nested)).count("erudite") == 1
    assert str(in_present_words([nested])).count("erudite") == 0
    tables: Any = {"scholar": 1}
    for _ in range(59):
        tables = {"a": tables}
    assert str(in_present_words(tables)).count("erudite") == 1
    assert str(in_present_words({"a": tables})).count("erudite") == 0
