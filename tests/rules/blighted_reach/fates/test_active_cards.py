"""What comes into play by a step of a fate, or leaves it, changes words and reacts from then on, or no more."""

from typing import Any

import pytest

from tests.rules.blighted_reach.scene import Scene

POLICIES = ["AID03", "AID04", "AID05"]
MAGNATE = {"act": 2, "fates": ["magnate", "none", "none"], "pool": []}
MONOPOLIES = ["F03-13", "F03-14", "F03-15", "F03-16", "F03-17"]


@pytest.mark.rule("ABR-13.8")
@pytest.mark.parametrize(
    ("verb", "card", "campaign"),
    [
        ("into_booklet", "F08-23", {"sets": ["F08-23"]}),
        ("scrap_cards", "F08-23", {"booklet": [*POLICIES, "F08-23"]}),
        ("into_common", "F03-13", {**MAGNATE, "sets": MONOPOLIES}),
        ("monopolies_fall", "", {**MAGNATE, "common": MONOPOLIES}),
        ("set_economy", "", {**MAGNATE, "sets": ["F03-26A", "F03-26B"]}),
        ("flip_economy", "", {**MAGNATE, "sets": ["F03-26A"], "common": ["F03-26B"]}),
    ],
)
def test_cards_act_as_long_as_they_are_in_play(verb: str, card: str, campaign: dict[str, Any]) -> None:
    state: Any = Scene(hand=["administration-2"], campaign=campaign).table.state
    steps = [step for steps in state.effects.steps for step in steps if step.verb == verb]
    number = state.table.cards.ids.index(card) if card else -1
    step = next(step for step in steps if not card or number in step.cards(state))
    before = state.active
    step.run(state, 0, 0)
    assert state.active != before
    again = state.clone()
    again.derive()
    assert again.active == state.active
