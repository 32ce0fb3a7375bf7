"""Questions about Blight and about resources on cards: they can be saved, and bent ones are refused."""

from typing import Any

import pytest

import ecliptic
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.kernel import Refused
from tests.rules.blighted_reach.fates.acts import edicts
from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_11_flagships import flagship
from tests.rules.blighted_reach.test_court_cards import crisis, holding


def moving() -> Scene:
    """Blight may move from 2-hex."""
    scene = holding("F13-04", "mobilization-2", ships={"2-hex": {"0": 1, "blight": 1}})
    scene.play("move:2-hex>2-gate")
    return scene


def stashing() -> Scene:
    """A weapon may go onto the Arsenal Keepers."""
    scene = holding("F15-05", me={"cards": ["F15-03", "F15-05"]})
    scene.play("use:assemble")
    return scene


def stashing_of_the_trust() -> Scene:
    """A weapon taken for the Trust may go there too."""
    policies = ["AID05", "AID03", "AID04"]
    scene = edicts(me={"cards": ["F15-03"]}, foe={"resources": ["weapon"]}, policies=policies)
    scene.play("enforce", "demand:1/weapon")
    return scene


def angering() -> Scene:
    """A Psionic may turn the anger elsewhere."""
    ships = {"2-hex": {"blight": 1}, "2-gate": {"0": 1}}
    scene = holding("F13-04", "aggression-2", me={"resources": ["psionic"]}, ships=ships, luck=[[1]])
    scene.play("use:anger")
    return scene


def sparing() -> Scene:
    """A Psionic may keep crises away."""
    ships = {"2-hex": {"0": 1, "blight": 1}}
    return crisis("CC11", me={"cards": ["F21-02"], "resources": ["psionic"]}, ships=ships)


def seeding() -> Scene:
    """An agent of two cards returns for a neighbouring cluster."""
    scene = Scene(hand=["construction-2"], me={"cards": ["F21-03"]}, agents=[[], [1], [1], [], []], luck=[[1]])
    scene.play("lead:construction-2", "use:seed", "cluster:1")
    return scene


SCENES = [moving, stashing, stashing_of_the_trust, angering, sparing, seeding]


@pytest.mark.parametrize("scene", SCENES, ids=lambda each: each.__name__)
def test_questions_can_be_saved(scene: Any) -> None:
    table = scene().table
    again = ecliptic.load(table.save())
    seat = table.waiting[0]
    assert list(again.waiting) == [seat]
    assert again.options(seat) == table.options(seat)
    assert again.save()["stack"] == table.save()["stack"]


@pytest.mark.parametrize(
    ("scene", "field", "value"),
    [
        (moving, "start", 99),
        (moving, "end", 20),
        (moving, "start", 20),
        (moving, "repeats", 2),
        (stashing, "stashed", []),
        (stashing, "stashed", [5]),
        (stashing, "stashed", [-1]),
        (angering, "n", 6),
        (seeding, "n", 7),
        (seeding, "n", 999),
        (sparing, "n", 1),
    ],
)
def test_bent_questions_are_refused(scene: Any, field: str, value: object) -> None:
    saved: dict[str, Any] = scene().table.save()
    saved["stack"][-1][field] = value
    with pytest.raises(Refused, match=r"^Invalid position: "):
        ecliptic.load(saved)


@pytest.mark.parametrize(("clusters", "begun"), [(0, 0), (64, 0), (1, 2)])
def test_bent_crises_are_refused(clusters: int, begun: int) -> None:
    saved: dict[str, Any] = sparing().table.save()
    frame = next(each for each in saved["stack"] if each["frame"] == "blight_crises")
    frame.update(clusters=clusters, begun=begun)
    with pytest.raises(Refused, match="blight_crises cannot have"):
        ecliptic.load(saved)


def test_a_weapon_that_is_gone_is_not_asked_for() -> None:
    """A written position names a Weapon that the seat does not have: the question goes away."""
    saved: dict[str, Any] = stashing().table.save()
    saved["state"]["players"][0]["resources"][:2] = ["", ""]
    saved["state"]["supply"][2] = 5
    table = ecliptic.load(saved)
    assert "card:F15-03" not in [str(option) for option in table.options(table.waiting[0])]


@pytest.mark.rule("ABR-11.21")
def test_blight_hunger_keeps_pieces_of_flagship_boards() -> None:
    scene = crisis(
        "CC11",
        me={"cards": ["F13-13"]},
        ships={"2-hex": {"blight": [0, 1], "1": 1}},
        campaign={"flagships": [flagship("2-hex", 1, hull="damaged starport")]},
    )
    assert scene.campaign["on_cards"] == {"F13-13": ["1 starport"]}
    assert scene.foe["starports"] == 4
    state: Any = scene.table.state
    assert GAME.problems(state) == []
