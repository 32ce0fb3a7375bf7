"""What the bots' evaluation counts in a campaign, thing by thing."""

from typing import Any

import pytest

from ecliptic.games.arcs.campaign.evaluate import WEIGHTS, asked_seat, offer_value
from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_12_summits import forcing, negotiate, offer, summit


def counted(scene: Scene, seat: int, *names: str) -> list[float]:
    """How much there is of these things for a seat."""
    amounts = dict(zip(WEIGHTS, scene.table.game.features(scene.table.state, seat), strict=True))
    return [round(amounts[name], 6) for name in names]


def test_titles_the_trust_and_favors_count() -> None:
    scene = Scene(
        hand=["administration-2"],
        campaign={
            "titles": ["regent", "outlaw", "regent"],
            "trust": [2, 0, 1, 0, 0],
            "favors": [[0, 2, 1, 0], [1, 0, 0, 0], [0, 0, 0, 0]],
        },
    )
    names = ("first_regent", "trust", "outlaw", "favors", "favors_owed")
    assert counted(scene, 0, *names) == [1, 3, 0, 3, 1]
    assert counted(scene, 1, *names) == [0, 0, 1, 1, 2]
    assert counted(scene, 2, *names) == [0, 0, 0, 0, 1]


@pytest.mark.rule("ABR-9.2", "ABR-9.3")
def test_blight_counts_by_its_hits_where_own_ships_are() -> None:
    scene = Scene(
        hand=["administration-2"],
        ships={
            "1-gate": {"0": 1, "blight": [0, 1]},
            "2-hex": {"0": 1, "blight": [1, 2]},
            "3-hex": {"0": [0, 1], "blight": [0, 1]},
            "4-hex": {"1": 1, "blight": [2, 0]},
            "6-hex": {"2": 1},
            "5-hex": {"blight": [2, 0]},
        },
    )
    assert [counted(scene, seat, "blight") for seat in range(3)] == [[7], [6], [0]]


@pytest.mark.rule("ABR-3.4", "ABR-3.9")
@pytest.mark.parametrize(
    ("act", "clocks", "seat", "objective", "completed", "near"),
    [
        (1, [5, 0, -1], 0, -5, 0, 0),
        (1, [1, 0, -1], 0, -1, 0, 0),
        (1, [5, 0, -1], 1, 0, 5, 0),
        (1, [5, 0, -1], 2, 0, 0, 0),
        (2, [5, 0, -1], 0, -5, 0, 0),
        (2, [5, 0, -1], 1, 0, 6, 0),
        (3, [4, 7, -1], 0, -8, 0, 3),
        (3, [4, 7, -1], 1, -14, 0, 6),
        (3, [4, 7, -1], 2, 0, 0, 6),
        (3, [4, 0, -1], 1, 0, 30, 6),
        (3, [4, 0, -1], 0, -8, 0, 10),
        (3, [4, 10, 9], 0, -8, 0, 1),
        (3, [4, 12, 11], 0, -8, 0, 0),
        (3, [4, -1, -1], 0, -8, 0, 0),
    ],
)
def test_objective_markers_count(
    act: int, clocks: list[int], seat: int, objective: int, completed: int, near: int
) -> None:
    scene = Scene(hand=["administration-2"], campaign={"act": act, "objectives": clocks})
    assert counted(scene, seat, "objective", "completed", "rivals_objectives") == [objective, completed, near]


@pytest.mark.rule("ABR-3.6")
@pytest.mark.parametrize(
    ("act", "chapter", "trust", "expected"),
    [
        (2, 1, 0, 0),
        (3, 1, 0, 2 + 0.3 * 3),
        (3, 2, 0, 3 + 0.3 * 4),
        (3, 3, 0, 4 + 0.3 * 5),
        (3, 4, 0, 5),
        (3, 1, 2, 4 + 0.3 * 8),
        (3, 3, 4, 14 + 0.3 * 20),
        (3, 4, 5, 20),
    ],
)
def test_grand_ambitions_count_in_this_chapter_and_less_in_the_next(
    act: int, chapter: int, trust: int, expected: float
) -> None:
    """The Steward, a Regent among Regents, fulfils one; with more in the Trust than the chapter's number, two."""
    scene = Scene(
        hand=["administration-2"],
        chapter=chapter,
        campaign={"act": act, "fates": ["steward", "none", "none"], "trust": [min(trust, 4), trust // 5, 0, 0, 0]},
    )
    assert counted(scene, 0, "grand_ambitions") == [round(expected, 6)]
    assert counted(scene, 1, "grand_ambitions") == [0]
    outlaw = Scene(
        hand=["administration-2"],
        chapter=chapter,
        campaign={
            "act": act,
            "fates": ["steward", "none", "none"],
            "titles": ["outlaw", "regent", "regent"],
            "first_regent": 1,
        },
    )
    assert counted(outlaw, 0, "grand_ambitions") == [0]


def test_what_is_bad_has_a_negative_weight() -> None:
    own: tuple[str, ...] = (
        "objective",
        "completed",
        "pursuit",
        "grand_ambitions",
        "rivals_objectives",
        "first_regent",
        "trust",
    )
    own += ("outlaw", "favors", "favors_owed", "blight", "offer")
    assert [name for name in own if WEIGHTS[name] < 0] == ["rivals_objectives", "outlaw", "favors_owed", "blight"]
    assert tuple(WEIGHTS)[-len(own) :] == own


@pytest.mark.rule("ABR-12.1", "ABR-12.10")
def test_who_is_asked_in_a_summit() -> None:
    scenes = [Scene(hand=["administration-2"]), summit(), negotiate(), forcing([0, 2, 0, 0])]
    states: list[Any] = [scene.table.state for scene in scenes]
    assert [asked_seat(state) for state in states] == [-1, 0, 0, 2]
    scene = negotiate(me={"resources": ["relic"]})
    scene.play("done", "side:0>2")
    state: Any = scene.table.state
    assert asked_seat(state) == 1
    scene = negotiate(me={"resources": ["relic"]})
    offer(scene, "0>2=relic", "1>0=favor")
    state = scene.table.state
    assert asked_seat(state) == 1
    scene.play("accept")
    assert asked_seat(scene.table.state) == 2  # type: ignore[arg-type]


@pytest.mark.rule("ABR-12.10")
def test_an_offer_counts_only_for_its_author_and_only_if_all_gain() -> None:
    scene = negotiate(me={"resources": ["relic"]}, foe={"resources": ["fuel"]})
    state: Any = scene.table.state
    assert offer_value(state, 0) == 0.0, "nothing is offered"
    scene.play("side:1>2", "deal_part:1>2=fuel")
    assert offer_value(state, 0) == -0.2, "between others"
    assert offer_value(state, 1) == 0.0, "not the author"
    scene.play("no", "side:0>1", "deal_part:0>1=relic")
    assert offer_value(state, 0) <= -0.2, "a gift"
    scene.play("no", "side:1>0", "deal_part:1>0=fuel")
    assert offer_value(state, 0) <= -0.2, "nobody gives for nothing"
    scene = negotiate(
        me={"resources": ["relic", "psionic"]},
        foe={"resources": ["fuel", "weapon"]},
        players={2: {"resources": ["relic", "psionic"]}},
        markers=["keeper", "", "empath"],
    )
    scene.play("done", "side:1>0", "deal_part:1>0=fuel")
    for kind in ("relic", "psionic"):
        scene.play("side:0>1", f"deal_part:0>1={kind}")
    state = scene.table.state
    assert offer_value(state, 1) < -0.5, "the more the other would lose, the worse it is"
    assert offer_value(state, 0) == 0.0
