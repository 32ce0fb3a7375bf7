"""Cards attached to Court cards (ABR-13.2, ABR-13.4)."""

from typing import Any

import pytest

from ecliptic.games.arcs.campaign.attaching import forced_spots, free_spots
from tests.rules.blighted_reach.scene import CRISES, Scene
from tests.rules.blighted_reach.test_09_crises import edicts
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import crisis, secured


def deck_without(*cards: str) -> list[str]:
    """The Court deck, from the top, without what lies elsewhere."""
    return [f"CC{n:02}" for n in range(1, 16) if f"CC{n:02}" not in {"CC02", "CC03", "CC04", *cards}]


@pytest.mark.rule("ABR-13.2")
def test_an_attached_card_is_secured_with_the_lower_one() -> None:
    scene = secured("CC01", campaign={"attached": ["", "CC05"]}, court_deck=deck_without("CC01", "CC05"))
    assert scene.me["cards"] == ["CC01", "CC05"]
    assert scene.state["court"][1] == "CC06"
    assert "attached" not in scene.campaign


@pytest.mark.rule("ABR-13.2", "ABR-6.2")
def test_a_card_attached_to_the_council_is_secured_with_it() -> None:
    scene = Scene(
        hand=["aggression-2"],
        foe={"hand": ["aggression-3"]},
        agents=[[1], [], [], [], []],
        campaign={"attached": ["CC05"]},
        court_deck=deck_without("CC01", "CC05"),
    )
    scene.play("lead:aggression-2", "secure:AID01")
    assert scene.me["cards"] == ["CC05"]
    assert scene.state["court"][0] == "AID01"


@pytest.mark.rule("ABR-13.4", "ABR-9.10")
def test_when_the_lower_card_leaves_the_attached_one_slides_down_with_the_agents() -> None:
    scene = crisis("CC15", [2], campaign={"attached": ["", "CC05"]}, court_deck=deck_without("CC15", "CC05"))
    assert scene.state["court"][1] == "CC05"
    assert scene.agents("CC05") == [2, 0, 0, 0]
    assert scene.state["court_deck"][0] == "CC01"  # nothing was drawn


@pytest.mark.rule("ABR-13.4", "ABR-9.8")
def test_an_attached_vox_is_resolved_first_and_leaves_alone() -> None:
    """Blight Looms, attached, buries itself; Populist Demands below it is resolved as well and stays."""
    scene = crisis(
        "CC11",
        [1],
        campaign={"attached": ["", "CC15"]},
        court_deck=deck_without("CC11", "CC15"),
        markers=["tycoon", "", ""],
    )
    assert scene.state["court"][1] == "CC11"
    assert scene.agents("CC11") == [1, 0, 0, 0]
    assert "attached" not in scene.campaign
    assert scene.state["court_deck"][-1] == "CC15"
    assert scene.state["markers"] == ["", "", ""]


@pytest.mark.rule("ABR-10.2", "ABR-13.4")
def test_envoys_also_leave_when_attached() -> None:
    scene = edicts(
        campaign={"booklet": ["AID02", "AID03", "AID04", "AID05"], "attached": ["", "CC05", "CC11"]},
        seats=2,
        court=["AID01", "CC01", "CC06", "CC12"],
        court_deck=[f"CC{n:02}" for n in range(1, 16) if n not in (1, 5, 6, 11, 12)],
    )
    assert scene.state["court"][2] == "CC11"  # slid down
    assert {"CC01", "CC05", "CC06"} <= set(scene.state["court_deck"])


@pytest.mark.rule("ABR-14.3")
def test_attached_cards_return_to_the_deck_in_the_intermission() -> None:
    scene = last_chapter(campaign={"attached": ["CC05"]}, court_deck=deck_without("CC01", "CC05"))
    there = scene.state["court"] + scene.state["court_deck"]
    assert "CC05" in there
    assert "attached" not in scene.campaign


@pytest.mark.rule("ABR-13.2")
@pytest.mark.parametrize("first", ["CC11", "CC12"])
def test_when_secured_texts_come_in_either_order(first: str) -> None:
    scene = secured(
        "CC11", campaign={"attached": ["", "CC12"], "council": "decided"}, court_deck=deck_without("CC11", "CC12")
    )
    assert scene.options() == ["card:CC11", "card:CC12"]
    scene.play(f"card:{first}")
    assert ("declare:tycoon" in scene.options()) == (first == "CC11")


@pytest.mark.rule("ABR-13.2")
@pytest.mark.parametrize("first", ["CC12", "F02-16"])
def test_agents_that_an_armistice_keeps_in_the_court_are_moved_once(first: str) -> None:
    """Council Intrigue moves those that lie on the pair, none from the supply; the Armistice moves the others."""
    scene = secured(
        "CC12",
        [2, 1],
        campaign={"attached": ["", "F02-16"], "booklet": ["AID03", "AID04", "AID05", "F02-15", "F02-22"]},
        foe={"cards": ["F02-19"]},
        court_deck=deck_without("CC12"),
    )
    scene.play(f"card:{first}")
    while scene.options("card") or scene.options("agent_to"):
        scene.play(scene.options("card")[0] if scene.options("card") else scene.options("agent_to")[0])
    assert scene.agents("AID01") == [2, 1, 0, 0]
    assert (scene.me["agents"], scene.foe["agents"]) == (8, 9)


@pytest.mark.rule("ABR-9.8")
@pytest.mark.parametrize("first", ["CC11", "CC15"])
def test_two_cards_attached_to_the_council_are_resolved_in_either_order(first: str) -> None:
    scene = crisis("CC01", campaign={"attached": ["CC11 CC15"]}, court_deck=deck_without("CC01", "CC11", "CC15"))
    assert scene.options() == ["card:CC11", "card:CC15"]
    scene.play(f"card:{first}")
    assert scene.campaign["attached"] == ["CC11"]  # Blight Looms was buried, whichever came first


@pytest.mark.rule("ABR-13.4")
def test_of_two_attached_cards_the_first_slides_down() -> None:
    scene = crisis(
        "CC15", [2], campaign={"attached": ["", "CC05 CC06"]}, court_deck=deck_without("CC15", "CC05", "CC06")
    )
    assert scene.state["court"][1] == "CC05"
    assert scene.campaign["attached"] == ["", "CC06"]


@pytest.mark.rule("ABR-12.9")
def test_an_outlaw_cannot_keep_a_card_of_regents() -> None:
    outlaw = {"titles": ["outlaw", "regent", "regent"], "first_regent": 1}
    scene = secured("F07-06", campaign=outlaw)
    assert scene.me["cards"] == []
    assert scene.state["court_deck"][-1] == "F07-06"  # the bottom
    scene = secured("F07-06")
    assert scene.me["cards"] == ["F07-06"]


@pytest.mark.rule("ABR-13.2", "ABR-9.8")
def test_council_intrigue_that_is_attached_moves_the_agents_of_the_pair() -> None:
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["EV01"]},
        agents=[[], [0, 1], [1, 2], [], []],
        court_deck=deck_without("CC01", "CC12"),
        luck=[[CRISES["hex"]], [0]],
        campaign={"attached": ["", "", "CC12"]},
    )
    scene.play("lead:administration-2")
    scene.play_if_asked("end")
    scene.play("event:EV01")
    scene.play_if_asked("end")
    scene.play("no")
    assert scene.state["agents"][:3] == [[1, 2, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0]]
    assert "attached" not in scene.campaign
    assert scene.state["court_deck"][-1] == "CC12"


FULL = ["CC05", "CC06", "CC07", "CC08", "CC09"]


@pytest.mark.rule("ABR-13.2", "ABR-13.3")
@pytest.mark.parametrize(
    ("agents", "attached", "free", "forced", "forced_with_agents"),
    [
        # A card without agents and without an attached card is there.
        ([[], [1], [0, 1], [], []], ["", "", "", "CC05"], [0, 4], [0, 4], [0, 1, 2, 4]),
        # One requirement is ignored: either the agents or the attached card.
        ([[1], [1], [1], [], [1]], ["", "", "", "CC05"], [], [0, 1, 2, 3, 4], [0, 1, 2, 4]),
        ([[1], [1], [1], [0, 0, 1], [1]], ["", "", "", "CC05"], [], [0, 1, 2, 4], [0, 1, 2, 4]),
        ([[], [1], [], [1], [1]], FULL, [], [0, 2], [0, 1, 2, 3, 4]),
        # Both have to be ignored.
        ([[1]] * 5, FULL, [], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]),
    ],
)
def test_a_card_that_must_be_attached_ignores_as_little_as_possible(
    agents: list[list[int]], attached: list[str], free: list[int], forced: list[int], forced_with_agents: list[int]
) -> None:
    scene = Scene(
        hand=["administration-2"],
        agents=agents,
        court_deck=deck_without("CC01", *attached),
        campaign={"attached": attached},
    )
    state: Any = scene.table.state
    assert free_spots(state) == free
    assert forced_spots(state) == forced
    assert forced_spots(state, without_agents=False) == forced_with_agents
