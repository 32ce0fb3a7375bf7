"""Immediate erudites and laws react to triggers; every row is bound, and every trigger fires."""

from typing import Any

import pytest

import ecliptic
from ecliptic.effects import React, hook_mismatches
from ecliptic.games.federation import words
from ecliptic.games.federation.components import components
from ecliptic.kernel import digest, run_until_request
from tests.rules.federation.scene import PARTS, Scene

IMMEDIATE = {
    "1B3", "1C1", "1C2", "1C3", "1D2", "2B3", "2C1", "2C2", "2C3", "2D2",
    "3A1", "3A2", "3A3", "3B1", "3B2", "3B3", "3C1", "3C2", "3C3", "3D1", "3D2", "3D3", "3E1", "3E2", "3E3",
}  # fmt: skip


def reacting(parts: Any) -> set[str]:
    """The erudites that react to being turned up."""
    return {row.id for row in parts.erudite_row if words.ERUDITE_TURNED_UP.number in row.hooks}


def test_every_row_is_bound_and_every_trigger_has_somebody() -> None:
    rows = [*PARTS.erudite_row, *PARTS.law_row]
    assert hook_mismatches(words.HOOKS, rows) == []
    assert len(rows) == 45 + 10
    assert {hook for row in rows for hook in row.hooks} == set(range(len(words.HOOKS)))
    assert [row.id for row in PARTS.law_row if row.hooks != [words.LAW_PASSED.number]] == []


@pytest.mark.rule("FED-13.11")
def test_a_content_pack_binds_an_erudite_anew() -> None:
    assert "1E1" not in reacting(PARTS)
    pack: dict[str, Any] = {"game": "federation", "erudites": {"1E1": {"timing": "immediate"}}}
    assert reacting(components(pack)) == reacting(PARTS) | {"1E1"}


@pytest.mark.rule("FED-13.1", "FED-13.11")
def test_an_immediate_erudite_reacts_when_it_is_taken() -> None:
    """1C2 asks in the middle of its reaction: the question is saved with it, and goes on after it is loaded."""
    scene = Scene(atalum={"1C": ["1C2", "1C1", "1C3"]})
    scene.play("place:atalum_left", "vote:AMB-1", "take:1C2")
    assert scene.options() == ["choose:0", "choose:1"]
    saved: Any = scene.table.save()
    assert [frame["frame"] for frame in saved["stack"][-3:]] == ["end_of_use", "reacting", "choose_effect"]
    assert (saved["stack"][-2]["source"], saved["stack"][-2]["subject"]) == ("1C2", "1C2")
    again = ecliptic.load(saved)
    assert digest(again.state) == digest(scene.table.state)
    again.play(0, "choose:0")
    player: Any = again.view(None)["players"][0]  # type: ignore[index]  # JSON
    assert (player["hangar"], player["erudites"]) == (2, [{"erudite": "1C2", "used": True}])


@pytest.mark.rule("FED-13.11", "FED-25.3")
def test_it_reacts_again_when_it_is_turned_up() -> None:
    scene = Scene(me={"erudites": ["1A2", {"erudite": "1C2", "used": True}], "hangar": 1})
    scene.play("use:1A2", "choose:0")
    assert (scene.me["hangar"], scene.me["erudites"][1]) == (2, {"erudite": "1C2", "used": True})


def test_others_do_not_react() -> None:
    """Another immediate erudite in play, of the same player and of a foe, stays as it is."""
    scene = Scene(
        me={"erudites": [{"erudite": "1C2", "used": True}]},
        foe={"erudites": [{"erudite": "1B3", "used": True}]},
        atalum={"1D": ["1D2", "1D1", "1D3"]},
    )
    scene.play("place:atalum_left", "vote:AMB-1", "take:1D2")
    assert scene.me["erudites"] == [{"erudite": "1C2", "used": True}, {"erudite": "1D2", "used": True}]
    assert scene.foe["erudites"] == [{"erudite": "1B3", "used": True}]
    assert scene.me["hangar"] == 1


@pytest.mark.rule("FED-19.21")
def test_the_law_that_is_passed_pays_and_the_other_does_not() -> None:
    """Left 2 per influence on Neo, right on 6Moon: only the one of the wing with more votes is paid, to everybody."""
    scene = Scene(
        me={"miner": "n1b", "magus": "m1", "ambassadors": []},
        foe={"miner": "n1b", "ambassadors": []},
        players={2: {"ambassadors": []}, 3: {"ambassadors": []}},
        senate={"neo_left": {"owner": 0, "ambassador": "AMB-4"}},
        outer_module=[
            {"owner": seat, "ambassador": f"AMB-{n}"} for seat in range(4) for n in (1, 2, 3, 4) if (seat, n) != (0, 4)
        ],
        laws={"now": ["LAW-L-neo", "LAW-R-six_moon"]},
    )
    active = scene.table.state.active  # type: ignore[attr-defined]  # of an EffectState
    assert len(active[words.LAW_PASSED.number]) == 2, "the laws of the next round lie open now"
    law_lines = [line for line in scene.log() if "is passed" in line]
    assert len(law_lines) == 1
    assert "Neo" in law_lines[0]
    assert [scene.player(seat)["points"] for seat in range(4)] == [1 + 2, 2, 0, 0], "seat 0 also has a floor"


def test_active_components_follow_from_what_is_in_play() -> None:
    """Copies share the list; loading makes it anew; resampled worlds have the same."""
    scene = Scene(me={"erudites": [{"erudite": "1C2", "used": True}]})
    state: Any = scene.table.state
    assert state.active[words.ERUDITE_TURNED_UP.number] == [PARTS.erudites.index("1C2")]
    assert state.clone().active is state.active
    loaded: Any = ecliptic.load(scene.table.save()).state
    assert loaded.active == state.active


def test_a_reaction_of_something_not_in_play_is_refused() -> None:
    saved: Any = Scene(me={"erudites": [{"erudite": "1C2", "used": True}]}).table.save()
    frame = {"frame": "reacting", "seat": 0, "effect": "erudite/1C2", "source": "1B3", "subject": "1C2", "begun": 0}
    with pytest.raises(ecliptic.Refused, match="reacting cannot have source"):
        ecliptic.load({**saved, "stack": [*saved["stack"], frame]})


def test_a_trigger_without_anybody_pushes_nothing() -> None:
    state: Any = Scene().table.state.clone()
    run_until_request(state)
    depth = len(state.stack)
    words.erudite_was_turned_up(state, PARTS.erudites.index("1C2"))
    assert len(state.stack) == depth
    words.law_was_passed(state, state.laws[0])
    assert isinstance(state.stack[-1], React)


def test_which_erudites_are_immediate() -> None:
    assert reacting(PARTS) == IMMEDIATE
