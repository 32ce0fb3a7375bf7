"""The number of a question that a card asks: in a written position it is one with which the card can ask."""

from collections.abc import Callable
from typing import Any

import pytest

import ecliptic
from ecliptic.games.arcs.campaign.token_moves import tokens_on_map
from ecliptic.kernel import Refused
from tests.rules.arcs.scene import RAID
from tests.rules.blighted_reach.fates.acts import new_act
from tests.rules.blighted_reach.fates.test_02_founder import common, marker, with_armistice
from tests.rules.blighted_reach.fates.test_04_advocate import advocating
from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_09_crises import fight
from tests.rules.blighted_reach.test_court_cards import holding, secured


def armistice() -> Scene:
    """The agents on a pair of cards are moved to other Court cards (F02-16)."""
    scene = with_armistice("aggression-2", [0, 1, 2], agents=[[], [2, 1, 0], [], [], []])
    scene.play("secure:CC01")
    return scene


def raid() -> Scene:
    """A Free city on the Relic planet 2-hex is raided (ABR-7.6)."""
    dice = [RAID["intercept+2 keys"]] * 2
    return fight("free", "0-0-2", dice, ships={"2-hex": {"0": 2}}, buildings={"2-hex/1": "free city"})


def commonwealth() -> Scene:
    """The Founder may put the marker to the ambition just declared (F02-13)."""
    fields = common([0, 1, 2], me={"cards": ["F02-13"]}, campaign=marker("aside"))
    scene = Scene(hand=["administration-2"], **fields)
    scene.play("lead:administration-2", "declare:tycoon")
    return scene


def guilds() -> Scene:
    """Seat 1 has three Guild cards and two agents (CC13)."""
    return secured(
        "CC13",
        foe={"cards": ["CC05", "CC06", "CC07"], "agents": 2},
        me={"captives": ["1 agent"] * 8},
    )


def free_city() -> Scene:
    """A controlled city becomes free (CC14)."""
    return secured("CC14", ships={"2-hex": {"0": 1}}, buildings={"2-hex/1": "1 city"})


def resettling() -> Scene:
    """The Overlord of Act III may give up the Flagship (ABR-11.26)."""
    return new_act(
        "overlord",
        3,
        ships={"2-hex": {"0": 1}},
        campaign={"flagships": [{"seat": 0, "system": "2-hex", "board": {}}]},
    )


def merchant_league() -> Scene:
    """Two resources come onto the card when its holder declares (F03-02)."""
    scene = holding("F03-02", "administration-2")
    scene.play(scene.options("declare")[0])
    return scene


def liaison() -> Scene:
    """A Liaison is attached to a Court card (F04-05)."""
    scene = advocating(["F04-05"], "construction-2", ships={"2-hex": {"0": 1}})
    scene.play("prelude:F04-05")
    return scene


@pytest.mark.parametrize(
    ("asking", "right", "wrong"),
    [
        (armistice, (2,), (0, 1, 3)),
        (raid, (0, 7, 23), (-1, 24)),
        (commonwealth, (1, 7), (0, 8)),
        (lambda: secured("CC12", [2]), (1, 2, 10), (-1, 11)),
        (guilds, (0, 1, 2), (-1, 3)),
        (free_city, (0, 1), (-1, 2)),
        (resettling, (0, 1, 3), (-1, 4)),
        (merchant_league, (1, 2), (0, 3)),
        (liaison, (0,), (-1, 1)),
        (lambda: new_act("blight_speaker", 2, ships={"2-hex": {"0": 3}}), (0, 1), (-1, 2)),
    ],
)
def test_a_question_has_a_number_that_fits(
    asking: Callable[[], Scene], right: tuple[int, ...], wrong: tuple[int, ...]
) -> None:
    scene = asking()
    position: dict[str, Any] = scene.table.save()
    ask = position["stack"][-1]
    assert ask["frame"] == "ask"
    assert ask["n"] in right
    for n in right:
        ask["n"] = n
        assert ecliptic.load(position).waiting
    for n in wrong:
        ask["n"] = n
        with pytest.raises(Refused, match="ask cannot have n"):
            ecliptic.load(position)


def test_an_armistice_without_agents_asks_nobody() -> None:
    position: dict[str, Any] = armistice().table.save()
    position["stack"][-1]["n"] = 0
    del position["state"]["campaign"]["secured_at"]
    assert ecliptic.load(position).waiting == [0]


def test_a_golem_before_a_seat_is_not_on_the_map() -> None:
    golem = {"token": "golem-seeker", "side": "awake"}
    for place, n in (("6-hex", 1), ("1-gate", 1), ("seat 0", 0)):
        scene = Scene(
            hand=["administration-2"],
            me={"cards": ["F05-03"]},
            campaign={"tokens": [{**golem, "place": place}]},
        )
        state: Any = scene.table.state
        assert len(tokens_on_map(state, "golem-seeker")) == n
