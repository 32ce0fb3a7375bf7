"""Clean-up and the laws of the next round (FED-20)."""

from typing import Any

import pytest

from tests.rules.federation.scene import Scene


@pytest.mark.rule("FED-20.1")
def test_the_clean_up() -> None:
    """Ambassadors and dice return, tokens and the special ambassador leave, the round bonus ends."""
    senate = {
        "neo_left": {"owner": 0, "ambassador": "AMB-S"},
        "A": {"owner": 0, "ambassador": "AMB-2", "token": "ALT-1-01"},
    }
    me: dict[str, Any] = {"deep_space": "DS-7", "die": 2, "die_at": "neo_left", "round_bonus": 1}
    scene = Scene(me=me, senate=senate, phase="executive")
    assert scene.state["round"] == 2
    assert scene.me["ambassadors"] == ["AMB-1", "AMB-2", "AMB-3", "AMB-4"]
    assert (scene.me["die"], scene.me.get("die_at"), scene.me["level"]) == (2, None, 1)
    assert scene.state["used_tokens"] == ["ALT-1-01"]
    assert (scene.state["senate"], scene.state["outer_module"]) == ({}, [])


@pytest.mark.rule("FED-20.1", "FED-22.8")
def test_neutral_tiles_return() -> None:
    """The next round's tile blocks other spaces; the old ones are free again."""
    scene = Scene(seats=3)
    before = set(scene.state["senate"])
    scene.finish_round()
    after = set(scene.state["senate"])
    assert (len(before), len(after)) == (3, 3)
    assert before != after


@pytest.mark.rule("FED-20.2", "FED-20.3")
def test_both_laws_are_discarded_and_new_ones_revealed() -> None:
    laws = {"now": ["LAW-L-neo", "LAW-R-atalum"], "left": ["LAW-L-six_moon", "LAW-L-atalum"]}
    laws |= {"right": ["LAW-R-neo", "LAW-R-six_moon"], "discarded": []}
    missing = ["LAW-L-arratooine", "LAW-L-e81216"], ["LAW-R-arratooine", "LAW-R-e81216"]
    laws["left"] += missing[0]
    laws["right"] += missing[1]
    scene = Scene(laws=laws, phase="executive")
    scene.play("law:left")
    state = scene.state["laws"]
    assert state["discarded"] == ["LAW-L-neo", "LAW-R-atalum"]
    assert state["now"] == ["LAW-L-six_moon", "LAW-R-neo"]
    assert scene.view()["laws"]["discarded"] == ["LAW-L-neo", "LAW-R-atalum"]
    told = [line for line in scene.log() if line.endswith("is revealed.")]
    assert [line.partition(" (")[0] for line in told] == ["The law of 6Moon", "The law of Neo"]


@pytest.mark.rule("FED-20.3")
def test_a_second_law_of_the_same_planet_is_set_aside() -> None:
    """The right-hand one is replaced by the next of its stack and shuffled back into the rest."""
    laws = {
        "now": ["LAW-L-neo", "LAW-R-atalum"],
        "left": ["LAW-L-six_moon", "LAW-L-atalum", "LAW-L-arratooine", "LAW-L-e81216"],
        "right": ["LAW-R-six_moon", "LAW-R-neo", "LAW-R-arratooine", "LAW-R-e81216"],
    }
    luck = [["LAW-R-e81216", "LAW-R-six_moon", "LAW-R-arratooine"]]
    scene = Scene(laws=laws, luck=luck, phase="executive")
    scene.play("law:left")
    state = scene.state["laws"]
    assert state["now"] == ["LAW-L-six_moon", "LAW-R-neo"]
    assert state["right"] == luck[0]
    assert state["left"] == ["LAW-L-atalum", "LAW-L-arratooine", "LAW-L-e81216"]
    told = next(line for line in scene.log() if "set aside" in line)
    assert told.startswith("The law of 6Moon")
    assert scene.view(2)["laws"]["made_way"] == "LAW-R-six_moon"


ROUND_3: dict[str, Any] = {
    "now": ["LAW-L-atalum", "LAW-R-neo"],
    "discarded": ["LAW-L-neo", "LAW-R-six_moon", "LAW-L-six_moon", "LAW-R-atalum"],
}


@pytest.mark.rule("FED-20.4")
@pytest.mark.parametrize(
    ("left", "right", "shown"),
    [
        (["arratooine", "e81216"], ["e81216", "arratooine"], ["e81216", "arratooine"]),
        (["arratooine", "e81216"], ["arratooine", "e81216"], ["e81216", "arratooine"]),
    ],
)
def test_before_round_4_both_pairs_are_revealed(left: list[str], right: list[str], shown: list[str]) -> None:
    """If a pair shows a planet twice the right-hand laws change places."""
    laws = ROUND_3 | {"left": [f"LAW-L-{name}" for name in left], "right": [f"LAW-R-{name}" for name in right]}
    scene = Scene(laws=laws, round=3, phase="executive")
    scene.play("law:left")
    state = scene.state["laws"]
    assert state["now"] == [f"LAW-L-{left[0]}", f"LAW-R-{shown[0]}"]
    assert state["last"] == [f"LAW-L-{left[1]}", f"LAW-R-{shown[1]}"]
    assert (state["left"], state["right"]) == ([], [])
    assert any("swap places" in line for line in scene.log()) == (shown != right)
    assert scene.view()["laws"]["made_way"] == (f"LAW-R-{shown[1]}" if shown != right else None)


@pytest.mark.rule("FED-20.4")
def test_only_the_second_pair_is_equal() -> None:
    """Equal laws in round 5 alone: the change makes both pairs differ."""
    laws = {
        "now": ["LAW-L-atalum", "LAW-R-arratooine"],
        "discarded": ["LAW-L-neo", "LAW-R-six_moon", "LAW-L-six_moon", "LAW-R-atalum"],
        "left": ["LAW-L-arratooine", "LAW-L-e81216"],
        "right": ["LAW-R-neo", "LAW-R-e81216"],
    }
    scene = Scene(laws=laws, round=3, phase="executive")
    scene.play("law:left")
    state = scene.state["laws"]
    assert state["now"] == ["LAW-L-arratooine", "LAW-R-e81216"]
    assert state["last"] == ["LAW-L-e81216", "LAW-R-neo"]


@pytest.mark.rule("FED-20.4")
def test_round_5_uses_the_laws_seen_before() -> None:
    scene = Scene(round=4, phase="executive")
    last = scene.state["laws"]["last"]
    scene.play("law:left")
    assert scene.state["round"] == 5
    assert (scene.state["laws"]["now"], scene.state["laws"]["last"]) == (last, [None, None])


@pytest.mark.rule("FED-20.5")
def test_the_president_begins_the_next_round() -> None:
    scene = Scene(president=3, start=1, phase="executive")
    scene.play("law:left")
    assert (scene.state["start"], scene.waiting) == (3, [3])


@pytest.mark.rule("FED-20.6", "FED-21.1")
def test_after_round_5_the_game_ends() -> None:
    scene = Scene(round=5, phase="executive")
    scene.play("law:left")
    assert scene.table.over
    assert scene.state["laws"]["now"] == [None, None]
    assert len(scene.state["laws"]["discarded"]) == 10
