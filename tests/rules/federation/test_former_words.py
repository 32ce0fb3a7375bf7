"""Positions, journals and content packs from the time when erudites were called scholars are read as before."""

import json
from pathlib import Path
from typing import Any

import pytest

import ecliptic
from ecliptic.games.federation.components import components
from ecliptic.kernel import Json, digest
from tests.rules.federation.scene import Scene

HERE = Path(__file__).parent
POSITIONS: dict[str, Any] = json.loads((HERE / "former" / "positions.json").read_text(encoding="utf-8"))
JOURNAL = HERE.parents[1] / "recorded" / "federation" / "two_players_rules_2.json"


@pytest.mark.parametrize("name", ["refresh", "copy", "choose"])
def test_a_position_keeps_its_hash_and_its_question(name: str) -> None:
    """Written before the rename: fields of players and frames, effects, and a pack with old sections and verbs."""
    old = POSITIONS[name]
    assert "scholar" in json.dumps(old["position"])
    table = ecliptic.load(old["position"])
    assert digest(table.state) == old["hash"]
    assert [str(option) for option in table.options(0)] == old["options"]
    written: Any = table.save()
    assert "scholar" not in json.dumps([written["state"], written["stack"]])
    again = ecliptic.load(written)
    assert digest(again.state) == old["hash"]


def test_an_erudite_used_in_an_old_position_can_be_turned_up() -> None:
    table = ecliptic.load(POSITIONS["refresh"]["position"])
    table.play(0, "refresh:1B1")
    erudites = table.view(None)["players"][0]["erudites"]  # type: ignore[index]  # JSON
    assert erudites == [{"erudite": "1A2", "used": True}, "1B1", {"erudite": "1C1", "used": True}]


def test_a_journal_with_the_former_kind_of_chance_is_replayed() -> None:
    journal: dict[str, Any] = json.loads(JOURNAL.read_text(encoding="utf-8"))
    assert any(entry.get("chance") == "scholars" for entry in journal["entries"])
    table = ecliptic.replay(journal)
    assert table.over
    assert table.journal.dump() == journal


def test_a_new_journal_says_erudites() -> None:
    entries: Any = ecliptic.new("federation", seats=2, seed=1).journal.dump()["entries"]
    kinds = [entry["chance"] for entry in entries if "chance" in entry]
    assert kinds.count("erudites") == 15
    assert "scholars" not in kinds


def test_an_older_content_pack_changes_the_same_rows() -> None:
    old: Json = {
        "game": "federation",
        "scholars": {"1C3": {"timing": "any_turn", "effect": [{"op": "refresh_scholar"}]}},
    }
    with pytest.raises(ecliptic.Refused, match="refresh_erudite is missing"):
        components(old)
    old["scholars"] = {"1C3": {"timing": "any_turn", "effect": [{"refresh_scholar": {"level": 1, "count": 1}}]}}
    parts = components(old)
    step = parts.effects.steps[parts.erudite_effect[parts.erudites.index("1C3")]][0]
    assert step.verb == "refresh_erudite"


def test_the_former_name_beside_the_present_one_is_refused() -> None:
    with pytest.raises(ecliptic.Refused, match="unknown field 'scholars'"):
        Scene(me={"erudites": ["1A1"], "scholars": ["1A2"]})
    with pytest.raises(ecliptic.Refused, match="unknown section 'scholars'"):
        components({"game": "federation", "scholars": {}, "erudites": {}})


def test_a_pack_nested_without_end_is_refused() -> None:
    deep: Any = {"gain": {"gold": 1}}
    for _ in range(900):
        deep = {"choose_one": [deep]}
    with pytest.raises(ecliptic.Refused, match="nested too deeply"):
        components({"game": "federation", "erudites": {"1C3": {"effect": [deep]}}})
