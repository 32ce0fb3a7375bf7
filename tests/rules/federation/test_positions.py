"""A position whose pending choices point to nothing is refused, with what is wrong."""

from typing import Any

import pytest

import ecliptic
from ecliptic.kernel import Json, Refused

ROUND = [{"frame": "clean_up"}, {"frame": "executive_phase"}, {"frame": "ambassador_phase"}]


@pytest.fixture
def position() -> Json:
    """A moment in the ambassador phase."""
    table = ecliptic.new("federation", seats=2, seed=1)
    while [frame["frame"] for frame in _stack(table.save())[:3]] != [frame["frame"] for frame in ROUND]:
        table.play(table.waiting[0], table.options(table.waiting[0])[0])
    return table.save()


def _stack(position: Json) -> list[Any]:
    stack: Any = position["stack"]
    return list(stack)


@pytest.mark.parametrize(
    ("frame", "sentence"),
    [
        ({"frame": "choose_ambassador", "seat": 0}, "ChooseAmbassador must name its space."),
        ({"frame": "last_step", "seat": 0, "space": "outer_module"}, "LastStep belongs to a space of the senate"),
        ({"frame": "add_die", "seat": 0, "space": "outer_module"}, "AddDie belongs to a space of the senate"),
        ({"frame": "any_order", "seat": 0, "effect": "EFFECT", "left": 0}, "AnyOrder waits for parts of "),
        ({"frame": "any_order", "seat": 0, "effect": "EFFECT", "left": 16}, "AnyOrder waits for parts of "),
        ({"frame": "choose_effect", "seat": 0, "effect": "EFFECT", "step": 9, "left": 1}, "waits for step 9 of "),
        ({"frame": "choose_effect", "seat": 0, "effect": "EFFECT", "step": 0, "left": 1}, "where there is none."),
    ],
)
def test_a_frame_that_points_to_nothing_is_refused(position: Json, frame: dict[str, Any], sentence: str) -> None:
    game: Any = ecliptic.game("federation")
    table: Any = ecliptic.load(position)
    effects = table.state.parts.effects
    plain = next(i for i, steps in enumerate(effects.steps) if len(steps) == 1 and not steps[0].options)
    if "effect" in frame:
        frame = {**frame, "effect": game.words(table.state, "effect")[plain]}
    with pytest.raises(Refused) as refused:
        ecliptic.load({**position, "stack": [*ROUND, frame]})
    assert sentence in str(refused.value)


def test_the_same_frames_are_accepted_when_they_point_to_something(position: Json) -> None:
    game: Any = ecliptic.game("federation")
    table: Any = ecliptic.load(position)
    effects = table.state.parts.effects
    several = next(i for i, steps in enumerate(effects.steps) if len(steps) == 2)
    frame = {"frame": "any_order", "seat": 0, "effect": game.words(table.state, "effect")[several], "left": 3}
    loaded = ecliptic.load({**position, "stack": [*ROUND, frame]})
    assert [option.text for option in loaded.options(0)][:2] == ["part:0", "part:1"]
