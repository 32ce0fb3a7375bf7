"""Fate 19, the Redeemer: set-up, final objective, the ire and the rebuke of the Keepers."""

from typing import Any

import pytest

from ecliptic.games.arcs.board import KEEPER
from ecliptic.games.arcs.notation import DECLARE
from tests.rules.blighted_reach.fates.acts import chapter_end, edicts, fated, new_act, step_of
from tests.rules.blighted_reach.fates.test_02_founder import marker
from tests.rules.blighted_reach.scene import Scene

REDEEMER = "redeemer"


@pytest.mark.rule("ABR-2.28")
def test_set_up() -> None:
    scene = new_act(REDEEMER, 3, me={"resources": ["relic", "fuel"], "cards": ["CC10"]}, ships={"2-hex": {"0": 1}})
    assert scene.me["outrage"] == ["relic"]
    assert scene.resources() == ["fuel"]
    assert scene.me["cards"] == ["F19-02"]
    assert "CC10" in scene.state["court_discard"]
    assert scene.state["court_deck"][0] == "F19-04"  # the top card
    assert "F19-03" in scene.campaign["booklet"]
    assert scene.campaign["objectives"][0] == 14


def test_two_players_return_the_relics_of_the_keeper_box() -> None:
    """Both rolls show cluster 2, whose planets hold a relic."""
    campaign = {"act": 2, "pool": [REDEEMER], "fates": ["none", "admiral"], "objectives": [-1, 0]}
    scene = new_act(REDEEMER, 3, seats=2, campaign=campaign)
    assert scene.campaign["fates"][0] == REDEEMER
    assert scene.state["boxes"][3] == 0
    assert sum(scene.state["boxes"]) > 0
    assert scene.supply("relic") == 5


@pytest.mark.rule("ABR-3.3", "ABR-14.1")
@pytest.mark.parametrize(
    ("markers", "relics", "left"),
    [
        (["keeper", "", ""], (2, 1), 11),
        (["keeper", "", ""], (1, 1), 14),
        (["keeper", "", ""], (0, 1), 14),
        (["warlord", "", ""], (0, 1), 11),  # not declared
    ],
)
def test_subdue_the_keepers(markers: list[str], relics: tuple[int, int], left: int) -> None:
    scene = chapter_end(
        REDEEMER,
        "F19-01B",
        14,
        me={"resources": ["relic"] * relics[0]},
        foe={"resources": ["relic"] * relics[1]},
        markers=markers,
    )
    scene.play_if_asked("done")
    assert scene.campaign["objectives"][0] == left


def shatter(**fields: Any) -> Scene:
    """The Redeemer has won Warlord."""
    campaign = fields.pop("campaign", {})
    return chapter_end(
        REDEEMER, "F19-01B", 14, me={"trophies": ["1 ship"], **fields}, markers=["warlord", "", ""], campaign=campaign
    )


@pytest.mark.rule("ABR-13.5", "ABR-17.4")
def test_shatter_the_relics() -> None:
    """Relics of slots, of the Trust and of cards can be scrapped, frozen or not; then they are gone for good."""
    scene = shatter(
        resources=["relic", "relic"],
        campaign={"trust": [0, 0, 0, 1, 0]},
    )
    assert scene.options() == ["done", "type:relic", "take_trust:relic"]
    game, state = scene.table.game, scene.table.state
    labels = [game.say(game.label(state, 0, option), []) for option in scene.table.options(0)]
    assert labels == ["Done", "Relic", "1 Relic from the Trust"]  # which is scrapped too, not taken
    scene.play("type:relic", "take_trust:relic")
    assert scene.campaign["objectives"][0] == 14 - 3 - 4
    assert scene.resources() == ["relic"]
    assert scene.campaign["gone"] == [0, 0, 0, 2, 0]
    scene.play("done")
    assert scene.supply("relic") == 2
    assert not scene.table.game.problems(scene.table.state)


@pytest.mark.parametrize("card", ["F03-15", "F03-11"])
def test_relics_of_the_supply_on_an_own_monopoly_or_cartel(card: str) -> None:
    scene = shatter(cards=[card])
    if scene.options("react"):  # with initiative the Redeemer orders the Cartel and the objective
        scene.play("react:0/F19-01B")
    assert scene.options() == ["done", f"card:{card}"]
    scene.play(*[f"card:{card}"] * 2)
    assert scene.supply("relic") == 3
    assert scene.campaign["gone"] == [0, 0, 0, 2, 0]


def test_relics_on_other_cards() -> None:
    """What lies on a card can be scrapped although it is frozen."""
    scene = shatter(cards=["F03-02"], campaign={"stored": ["F03-02 relic", "F03-02 fuel"]})
    scene.play("card:F03-02")
    assert scene.campaign["stored"] == ["F03-02 fuel"]
    assert scene.campaign["objectives"][0] == 14 - 3 - 2


def test_nothing_is_shattered_without_a_won_ambition() -> None:
    scene = chapter_end(REDEEMER, "F19-01B", 14, me={"resources": ["relic"]}, markers=["warlord", "", ""])
    assert not scene.options("type")
    assert scene.resources() == ["relic"]


def test_shattering_wins() -> None:
    scene = chapter_end(
        REDEEMER,
        "F19-01B",
        5,
        me={"trophies": ["1 ship"], "resources": ["relic"]},
        markers=["warlord", "", ""],
    )
    scene.play("type:relic")
    assert scene.state["over"]["reason"] == "final-objective"


def test_ire_forbids_keeper() -> None:
    for cards, can in ((["F01-10"], True), (["F19-02", "F01-10"], False)):
        scene = Scene(hand=["administration-2"], me={"cards": cards})
        scene.play("lead:administration-2", "prelude:F01-10")
        assert ("declare:keeper" in scene.options()) == can
        assert "declare:empath" in scene.options()


def test_ire_does_not_touch_cities_at_gates() -> None:
    """With Gate Stations (L11) the city at 2-gate gives relics, but a gate is no planet."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F19-02", "L11"]},
        ships={"2-gate": {"1": 1}},
        buildings={"2-hex/1": "free city", "2-gate/city": "0 city"},
    )
    scene.play("lead:administration-2")
    assert "tax:2-gate/city" in scene.options()


@pytest.mark.parametrize(("ships", "can"), [({"0": 1}, True), ({"1": 1}, False), ({}, False)])
def test_ire_forbids_taxes_without_control(ships: dict[str, int], can: bool) -> None:
    """The own city at 2-hex, a relic planet; the fuel city is not touched, nor a Free city under control."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F19-02"]},
        ships={"2-hex": ships, "4-hex": {"0": 1}},
        buildings={"2-hex/1": "0 city", "3-arrow/1": "0 city"},
    )
    scene.play("lead:administration-2")
    assert ("tax:2-hex/1" in scene.options()) == can
    assert "tax:3-arrow/1" in scene.options()


def rebuke(**fields: Any) -> Scene:
    """The Keepers' edict is resolved."""
    scene = edicts("F19-03", campaign=fated(REDEEMER, "F19-01B", 14), **fields)
    scene.play("change_policy:AID04")
    return scene


@pytest.mark.parametrize(("me", "foe", "power"), [(2, 1, 20), (1, 1, 13), (0, 0, 13), (0, 1, 13)])
def test_rebuke_costs_the_first_place_of_keeper(me: int, foe: int, power: int) -> None:
    """Two markers lie on Keeper: the sum of both first places, 2 and 5."""
    scene = rebuke(
        me={"resources": ["relic"] * me, "power": 20},
        foe={"resources": ["relic"] * foe},
        markers=["keeper", "", "keeper"],
    )
    assert scene.power(0) == power


@pytest.mark.parametrize(("titles", "power"), [((["F02-18"], ["F02-19"]), 18), ((["F02-18"], []), 20)])
def test_a_member_who_wins_keeper_with_others_is_rebuked(titles: tuple[list[str], list[str]], power: int) -> None:
    scene = edicts(
        "F19-03",
        "F02-14",
        me={"resources": ["relic"], "cards": titles[0], "power": 20},
        foe={"cards": titles[1]},
        markers=["keeper", "", ""],
        campaign={**fated(REDEEMER, "F19-01B", 14), **marker("box 4")},
    )
    scene.play("change_policy:AID04")
    assert scene.power(0) == power


def test_rebuke_lets_the_keeper_of_most_relics_declare() -> None:
    scene = rebuke(foe={"resources": ["relic"]})
    assert list(scene.table.waiting) == [1]
    assert scene.options() == ["no", "declare:keeper"]
    scene.play("declare:keeper")
    assert "keeper" in scene.state["markers"]


@pytest.mark.parametrize(
    ("me", "foe", "third"), [(1, 0, 0), (0, 1, 1), (0, 0, 0), (1, 1, 0)], ids=["redeemer", "tie", "none", "tie-with"]
)
def test_nobody_declares_on_a_tie_or_when_the_redeemer_leads(me: int, foe: int, third: int) -> None:
    scene = rebuke(
        me={"resources": ["relic"] * me},
        foe={"resources": ["relic"] * foe},
        players={2: {"resources": ["relic"] * third}},
    )
    assert "declare:keeper" not in scene.options()


def test_nobody_declares_without_a_marker() -> None:
    scene = rebuke(foe={"resources": ["relic"]}, markers=["warlord", "tyrant", "empath"])
    assert "declare:keeper" not in scene.options()


def test_relic_fence() -> None:
    scene = Scene(hand=["administration-2"], me={"cards": ["F19-04"], "resources": ["fuel", "weapon"]})
    scene.play("lead:administration-2", "prelude:F19-04", "drop:fuel")
    scene.settle()
    assert sorted(scene.resources()) == ["relic", "weapon"]
    assert "prelude:F19-04" not in scene.options()  # once per turn


def test_the_keeper_declares_without_a_zero_marker() -> None:
    """It is no declaration with a lead card, and its number stays (F19-03, ARC-4.10)."""
    scene = Scene(hand=["administration-2"], foe={"resources": ["relic"]}, campaign=fated(REDEEMER, "F19-01B", 14))
    state: Any = scene.table.state
    step_of(scene, "rebuke").pick(state, 1, 0, 0, DECLARE[KEEPER])
    assert state.zeroed is False
    assert scene.state["markers"].count("keeper") == 1


def test_without_a_redeemer_nobody_is_rebuked() -> None:
    scene = edicts("F19-03", foe={"resources": ["relic"]}, markers=["keeper", "", ""])
    scene.play("change_policy:AID04")
    assert [scene.power(seat) for seat in range(3)] == [0, 0, 0]
    assert "declare:keeper" not in scene.options()


@pytest.mark.parametrize(
    ("markers", "relics", "won"),
    [
        (["", "", ""], 0, 1),  # Keeper was not declared
        (["keeper", "", ""], 0, 0),
        (["keeper", "", ""], 1, 3),
        (["warlord", "", ""], 0, 3),
        (["keeper", "warlord", ""], 0, 2),
    ],
)
def test_what_the_redeemer_won_is_remembered(markers: list[str], relics: int, won: int) -> None:
    """1: the Keepers were subdued, 2: any ambition was won (F19-01B)."""
    scene = Scene(
        hand=["administration-2"],
        me={"trophies": ["1 ship"], "resources": ["relic"] * relics},
        foe={"resources": []},
        markers=markers,
        campaign=fated(REDEEMER, "F19-01B", 14),
    )
    state: Any = scene.table.state
    step_of(scene, "note_redemption").run(state, 0, 0)
    assert scene.campaign.get("facts", {}).get("f19-won", 0) == won
    step_of(scene, "subdue_keepers").run(state, 0, 0)
    assert scene.campaign["objectives"][0] == (11 if won & 1 else 14)


def test_only_the_first_regent_shatters_relics_of_the_trust() -> None:
    scene = shatter(resources=["relic"], campaign={"trust": [0, 0, 0, 1, 0], "first_regent": 1})
    assert scene.options() == ["done", "type:relic"]
    scene = shatter(resources=["fuel"], campaign={"trust": [1, 1, 1, 0, 1]})
    assert not scene.options("take_trust")
