"""An ambition that a law in the booklet adds to the five (as F20-04 and F21-04 do).

The law is written here: it adds Edenguard beside Tycoon and counts relics twice.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from ecliptic.effects import Row
from ecliptic.games.arcs.board import EDENGUARD, RELIC, TYCOON
from ecliptic.games.arcs.campaign.reading import printed
from ecliptic.games.arcs.scoring import ambitions_won
from ecliptic.games.arcs.words import COUNTS, has
from ecliptic.kernel import Refused
from ecliptic.kernel.state import digest
from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_14_intermission import last_chapter

LAW = "F07-03"


def twice_the_relics(state: Any, source: int, answer: int, seat: int, ambition: int) -> int:
    """Count every relic twice."""
    return 2 * has(state, seat, RELIC) if ambition == EDENGUARD else answer


@pytest.fixture(autouse=True)
def law() -> Iterator[None]:
    """A card of the campaign becomes the law for one test."""
    cards = printed().cards
    number = cards.ids.index(LAW)
    row, has_hooks, beside = cards.rows[number], cards.has_hooks[number], dict(cards.beside)
    cards.ambition[number] = EDENGUARD
    cards.beside[EDENGUARD] = TYCOON
    cards.rows[number] = Row(LAW, [COUNTS.number], [])
    cards.has_hooks[number] = True
    COUNTS.changes[LAW] = twice_the_relics
    yield
    cards.ambition[number] = -1
    cards.beside.clear()
    cards.beside.update(beside)
    cards.rows[number] = row
    cards.has_hooks[number] = has_hooks
    del COUNTS.changes[LAW]


def booklet(*cards: str) -> dict[str, Any]:
    """The campaign's part with these cards in the booklet besides the policies."""
    return {"booklet": ["AID03", "AID04", "AID05", *cards]}


def test_it_is_declared_in_place_of_the_one_beside_it() -> None:
    scene = Scene(hand=["administration-2"], campaign=booklet(LAW))
    scene.play("lead:administration-2")
    assert scene.options("declare") == ["declare:tycoon", "declare:edenguard"]
    scene.play("declare:edenguard")
    assert scene.state["markers"] == ["", "", "edenguard"]
    assert "declare:edenguard" not in scene.options()  # one declaration in a round


@pytest.mark.parametrize(("card", "offered"), [("administration-3", False), ("administration-7", True)])
def test_only_a_card_that_declares_the_other_declares_it(card: str, offered: bool) -> None:
    scene = Scene(hand=[card], seats=4, campaign=booklet(LAW))
    scene.play(f"lead:{card}")
    assert ("declare:edenguard" in scene.options("declare")) is offered


def test_without_the_law_it_is_no_ambition() -> None:
    scene = Scene(hand=["administration-2"])
    scene.play("lead:administration-2")
    assert scene.options("declare") == ["declare:tycoon"]
    assert len(scene.view()["ambitions"]) == 5
    with pytest.raises(Refused):
        Scene(markers=["edenguard", "", ""])


def test_it_is_scored_by_what_the_law_counts() -> None:
    scene = last_chapter(
        chapter=1,
        foe={"resources": ["relic"]},
        me={"resources": ["material", "material"]},
        markers=["edenguard", "", "tycoon"],
        flipped=0,
        campaign=booklet(LAW),
    )
    assert scene.power(0) > scene.power(1) > 0 == scene.power(2)
    assert scene.state["markers"] == ["", "", ""]


def test_views_positions_and_hashes_keep_it() -> None:
    there: dict[str, Any] = {"hand": ["administration-2"], "foe": {"resources": ["relic"]}, "campaign": booklet(LAW)}
    scene = Scene(markers=["edenguard", "", ""], **there)
    shown = scene.view()
    assert shown["markers"][0]["at"] == "edenguard"
    extra = shown["ambitions"][5]
    assert (extra["ambition"], extra["counts"], extra["places"]) == ("edenguard", [0, 2, 0], [0, 1, 0])
    assert extra["gains"][1] > 0
    state: Any = scene.table.state
    assert ambitions_won(state, 1) == [EDENGUARD]
    other = Scene(markers=["tycoon", "", ""], **there)
    assert digest(state) == digest(Scene(markers=["edenguard", "", ""], **there).table.state)
    assert digest(state) != digest(other.table.state)
