"""Resources that may go onto a card when they are taken, and set-up texts that cards share."""

from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.effects import resolve
from ecliptic.games.arcs.board import FUEL, WEAPON
from ecliptic.games.arcs.campaign.reading import fate_of
from ecliptic.games.arcs.campaign.stashing import ask_stash, unask_stash
from ecliptic.games.arcs.state import source_of
from ecliptic.kernel import Refused
from ecliptic.kernel.loop import run_until_request
from tests.rules.blighted_reach.fates.acts import fated
from tests.rules.blighted_reach.scene import Scene


def keepers(*taken: bool) -> Scene:
    """Seat 0 holds Arsenal Keepers and has taken Weapons, each for its play area or for the Trust."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F15-03"], "resources": ["weapon", "weapon"]},
        campaign={"trust": [0, 0, 1, 0, 0]},
    )
    state: Any = scene.table.state
    for from_trust in taken:
        assert ask_stash(state, 0, WEAPON, from_trust) is True
    scene.table.request = run_until_request(state)
    return scene


@pytest.mark.rule("ABR-13.5")
def test_every_weapon_that_was_taken_may_go_onto_arsenal_keepers() -> None:
    """The first comes from a slot, the second from the Trust (F15-03)."""
    scene = keepers(False, True)
    assert scene.options() == ["no", "card:F15-03"]
    assert scene.table.prompt(0).args == {"resource": {"resource": "weapon"}, "kept": "board"}
    scene.play("card:F15-03")
    assert scene.resources() == ["weapon"]
    assert scene.campaign["trust"] == [0, 0, 1, 0, 0]
    assert scene.options() == ["no", "card:F15-03"]
    assert scene.table.prompt(0).args == {"resource": {"resource": "weapon"}, "kept": "trust"}
    scene.play("card:F15-03")
    assert scene.resources() == ["weapon"]
    assert "trust" not in scene.campaign
    assert scene.campaign["stored"] == ["F15-03 weapon"] * 2
    assert scene.told("stashed") == ["stashed 0 F15-03 weapon"] * 2
    assert scene.options("lead") == ["lead:administration-2"]


@pytest.mark.rule("ABR-13.5")
def test_only_its_holder_is_asked_and_only_for_weapons() -> None:
    state: Any = keepers().table.state
    depth = len(state.stack)
    assert not ask_stash(state, 0, FUEL, False)
    assert not ask_stash(state, 1, WEAPON, False)
    assert len(state.stack) == depth


@pytest.mark.rule("ABR-13.5")
def test_a_resource_that_has_gone_elsewhere_is_not_asked_for() -> None:
    scene = keepers(True, False)
    state: Any = scene.table.state
    assert state.stack[-1].stashed == [WEAPON | 8, WEAPON]
    unask_stash(state, 1, WEAPON)
    unask_stash(state, 0, FUEL)
    assert state.stack[-1].stashed == [WEAPON | 8, WEAPON]
    unask_stash(state, 0, WEAPON)
    assert state.stack[-1].stashed == [WEAPON | 8]
    depth = len(state.stack)
    unask_stash(state, 0, WEAPON | 8)
    assert len(state.stack) == depth - 1


@pytest.mark.rule("ABR-13.5")
@pytest.mark.parametrize(
    ("stashed", "is_right"),
    [([0], True), ([12], True), ([2] * 20, True), ([2] * 21, False), ([], False), ([5], False), ([-1], False)],
)
def test_stashed_resources_of_a_written_position(stashed: list[int], is_right: bool) -> None:
    position: Any = keepers(False).table.save()
    assert position["stack"][-1]["frame"] == "stash"
    position["stack"][-1]["stashed"] = stashed
    if is_right:
        assert ecliptic.load(position).waiting == [0]
    else:
        with pytest.raises(Refused, match="stash cannot have stashed"):
            ecliptic.load(position)


def test_the_oath_of_peace_is_scrapped_when_the_fate_changes() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["CC05", "F15-02"]},
        campaign=fated("peacekeeper", "F15-01B", 5, act=2),
    )
    state: Any = scene.table.state
    card = state.table.cards.ids.index("F15-02")
    for _ in range(2):  # the second time it is gone
        resolve(state, 0, state.effects.names.index("F15-02.on0"), 0, source_of(0, card))
        scene.table.request = run_until_request(state)
        assert scene.me["cards"] == ["CC05"]
        assert scene.state["box"] == ["F15-02"]


def test_damaged_ships_are_scrapped_before_fresh_ones() -> None:
    """The Blight Speaker scraps two ships in the set-up of Act II (F13-01A)."""
    for ships, left in (([2, 3], [2, 1]), ([3, 1], [2, 0]), ([3, 0], [1, 0])):
        scene = Scene(
            hand=["administration-2"],
            ships={"2-hex": {"0": ships}},
            campaign=fated("blight_speaker", "F13-01B", 5, act=2),
        )
        state: Any = scene.table.state
        resolve(state, 0, fate_of(13).acts[2].set_up)
        scene.table.request = run_until_request(state)
        assert scene.options() == ["no", "at:2-hex"]
        scene.play("at:2-hex", "at:2-hex")
        assert scene.ships("2-hex") == left
        assert scene.state["scrapped"] == ["0 ship", "0 ship"]


@pytest.mark.rule("ABR-2.12")
def test_what_others_have_chosen_secretly_is_one_of_what_they_may_have_been_dealt() -> None:
    table = ecliptic.new("blighted-reach", seats=3, seed=1)
    table.play(1, table.options(1)[1])
    chosen = set()
    for seed in range(30):
        world: Any = table.game.resample(table.state, 0, Random(seed))
        own: Any = table.state
        assert world.extension.offers[0] == own.extension.offers[0]
        assert world.extension.picks[1] in world.extension.offers[1]
        assert world.extension.picks[0] == world.extension.picks[2] == 0
        dealt = [fate for offer in world.extension.offers for fate in offer]
        assert len(set(dealt)) == len(dealt) == 6
        chosen.add(world.extension.picks[1])
    assert len(chosen) > 3
    mine: Any = table.game.resample(table.state, 1, Random(1))
    assert mine.extension.picks == own.extension.picks
    assert mine.extension.offers[1] == own.extension.offers[1]
