"""What steps of fates tell the texts of their cards."""

from typing import Any

import pytest

from tests.rules.blighted_reach.scene import Scene


@pytest.mark.parametrize(
    ("verb", "expected"),
    [
        ("purge_power", [{"all": "no"}, {"all": "yes"}]),  # F13-07 to F13-09
        ("add_event", [{}]),  # F05-15
        ("place_imperial", [{"n": 3}]),  # F07-06
        ("unstable", [{"resource": {"resource": name}} for name in ("harvester", "protector", "seeker", "warrior")]),
        (
            "take_unstable",
            [{"resource": {"resource": name}} for name in ("harvester", "protector", "seeker", "warrior")],
        ),
        ("declare_one", [{"ambition": {"ambition": name}} for name in ("empath", "keeper", "tycoon", "warlord")]),
    ],
)
def test_words_of_steps(verb: str, expected: list[dict[str, Any]]) -> None:
    state: Any = Scene(hand=["administration-2"]).table.state
    found = [step.args(state.effects) for steps in state.effects.steps for step in steps if step.verb == verb]
    assert sorted({str(each) for each in found}) == sorted(str(each) for each in expected)
