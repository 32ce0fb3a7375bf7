"""The structure of a turn and the Prelude (ARC-5, ARC-9.7 to 9.14)."""

import pytest

from tests.rules.arcs.scene import Scene


@pytest.mark.rule("ARC-5.1")
def test_the_steps_of_a_turn_close_one_after_the_other() -> None:
    scene = Scene(hand=["mobilization-2"], me={"resources": ["fuel", "relic"]})
    scene.play("lead:mobilization-2")
    kinds = {option.split(":")[0] for option in scene.options()}
    assert kinds == {"declare", "spend", "move", "influence", "end"}
    scene.play("spend:relic")
    assert {option.split(":")[0] for option in scene.options()} == {"spend", "move", "influence", "end"}
    scene.play("influence:BC01")
    assert {option.split(":")[0] for option in scene.options()} == {"move", "influence", "end"}


@pytest.mark.rule("ARC-5.1")
def test_declaring_and_seizing_in_either_order() -> None:
    """Galactic Bards lets a follower declare; seizing may come before or after."""
    for actions in (["declare:keeper", "seize:construction-2"], ["seize:construction-2", "declare:keeper"]):
        scene = Scene(hand=["aggression-2"], foe={"hand": ["aggression-5", "construction-2"], "cards": ["BC25"]})
        scene.play("lead:aggression-2", "end", "surpass:aggression-5", *actions)
        assert scene.state["markers"] == ["", "", "keeper"]
        assert scene.state["initiative"] == 1


@pytest.mark.rule("ARC-5.2")
def test_the_prelude_ends_with_the_first_pip() -> None:
    scene = Scene(hand=["mobilization-2"], me={"resources": ["fuel"]})
    scene.play("lead:mobilization-2", "influence:BC01")
    assert "Prelude" in scene.refused("spend:fuel")


@pytest.mark.rule("ARC-5.3")
def test_any_number_of_prelude_actions_in_any_order() -> None:
    scene = Scene(
        hand=["mobilization-2"],
        me={"resources": ["fuel", "fuel"], "cards": ["BC23"], "cities": 5},
        ships={"2-hex": {"0": 2}},
    )
    scene.play("lead:mobilization-2", "spend:fuel", "move:2-hex>2-gate", "ships:1+0", "prelude:BC23")
    scene.settle()
    scene.play("spend:fuel", "move:2-gate>3-gate")
    assert scene.ships("3-gate") == [1, 0]
    assert scene.state["turn"]["pips"] == 4


@pytest.mark.rule("ARC-5.4")
def test_a_card_secured_in_this_prelude_waits() -> None:
    scene = Scene(
        hand=["mobilization-2"],
        me={"resources": ["relic"]},
        court=["BC23", "BC02", "BC03", "BC04"],
        agents=[[1], [], [], []],
    )
    scene.play("lead:mobilization-2", "spend:relic", "secure:BC23")
    assert scene.me["cards"] == ["BC23"]
    assert scene.options("prelude") == []


@pytest.mark.rule("ARC-5.4")
def test_a_stolen_card_can_be_used_at_once() -> None:
    scene = Scene(hand=["mobilization-2"], me={"cards": ["BC20"]}, foe={"cards": ["BC23"]})
    scene.play("lead:mobilization-2", "prelude:BC20")
    assert scene.options("prelude") == ["prelude:BC23"]


@pytest.mark.rule("ARC-5.5")
def test_discarding_for_nothing() -> None:
    scene = Scene(hand=["mobilization-2"], me={"cards": ["BC20"]})
    scene.play("lead:mobilization-2", "prelude:BC20")
    assert scene.me["cards"] == []


@pytest.mark.rule("ARC-5.6")
def test_what_was_spent_cannot_be_gained_again_in_the_prelude() -> None:
    """All five material are held; the spent one is aside when Elder Broker would gain one."""
    scene = Scene(
        hand=["mobilization-2"],
        me={"resources": ["material", "material"], "cards": ["BC23"]},
        foe={"resources": ["material", "material"]},
        players={2: {"resources": ["material"]}},
        buildings={"2-hex/1": "0 city", "2-hex/2": "0 city"},
    )
    scene.play("lead:mobilization-2", "spend:material", "no", "prelude:BC23")
    scene.settle()
    assert scene.resources().count("material") == 1
    scene.play("end")
    assert scene.supply("material") == 1


@pytest.mark.rule("ARC-5.7")
def test_a_pass_gives_no_prelude() -> None:
    scene = Scene(hand=["mobilization-2"], foe={"hand": ["mobilization-3"]}, me={"resources": ["fuel"]})
    scene.play("pass")
    assert scene.waiting == [1]
    assert scene.resources() == ["fuel"]


@pytest.mark.rule("ARC-5.8")
def test_reactions_to_a_declaration_come_before_the_prelude() -> None:
    scene = Scene(hand=["mobilization-2"], me={"leader": "LEAD04", "resources": ["fuel"]})
    scene.play("lead:mobilization-2", "declare:tycoon")
    assert scene.options() == ["no", "type:material", "type:fuel", "type:weapon", "type:relic", "type:psionic"]


@pytest.mark.rule("ARC-5.9", "ARC-6.3")
def test_limits_count_prelude_and_pips_and_reset_at_the_end() -> None:
    scene = Scene(
        hand=["administration-2", "administration-3"],
        me={"resources": ["psionic"]},
        buildings={"2-hex/1": "0 city"},
    )
    scene.play("lead:administration-2", "spend:psionic", "tax:2-hex/1")
    assert scene.options("tax") == []
    scene.play("end", "lead:administration-3")
    assert scene.options("tax") == ["tax:2-hex/1"]


PRELUDES = {
    "material": {"build_city", "build_starport", "build_ship", "repair", "repair_ship"},
    "fuel": {"move"},
    "relic": {"secure"},
    "psionic": {"tax", "repair", "repair_ship", "influence"},
}


@pytest.mark.rule("ARC-9.7", "ARC-9.8", "ARC-9.9", "ARC-9.10")
@pytest.mark.parametrize("resource", PRELUDES)
def test_what_a_resource_buys(resource: str) -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"resources": [resource]},
        ships={"2-hex": {"0": [2, 1]}},
        buildings={"2-hex/1": "0 city damaged", "3-hex/1": "0 starport"},
        court=["BC01", "BC02", "BC03", "BC04"],
        agents=[[1], [], [], []],
    )
    scene.play("lead:administration-2", f"spend:{resource}")
    assert {option.split(":")[0] for option in scene.options()} == {*PRELUDES[resource], "no"}


@pytest.mark.rule("ARC-9.8")
def test_fuel_may_catapult() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"resources": ["fuel"]},
        ships={"2-arrow": {"0": 1}},
        buildings={"2-arrow/1": "0 starport"},
    )
    scene.play("lead:administration-2", "spend:fuel", "move:2-arrow>2-gate", "catapult:3-gate", "catapult:3-hex")
    assert scene.ships("3-hex") == [1, 0]


@pytest.mark.rule("ARC-9.10")
@pytest.mark.parametrize("way", ["copy", "pivot"])
def test_psionic_uses_the_lead_suit(way: str) -> None:
    scene = Scene(hand=["mobilization-2"], foe={"hand": ["construction-2"], "resources": ["psionic"]})
    scene.play("lead:mobilization-2", "end", f"{way}:construction-2", "spend:psionic")
    assert {option.split(":")[0] for option in scene.options()} == {"move", "influence", "no"}


@pytest.mark.rule("ARC-9.11")
def test_a_weapon_arms_all_pips_but_no_other_resource() -> None:
    scene = Scene(
        hand=["mobilization-3"],
        me={"resources": ["weapon", "psionic"]},
        ships={"2-hex": {"0": 3, "1": 3}},
        luck=[[6], [6]],
    )
    scene.play("lead:mobilization-3")
    assert scene.options("battle") == []
    scene.play("spend:weapon")
    assert scene.options("battle") == ["battle:2-hex/1"]
    scene.play("spend:psionic")
    assert scene.options("battle") == []
    scene.play("no", "battle:2-hex/1", "dice:0-1-0", "battle:2-hex/1", "dice:0-1-0")
    assert scene.state["turn"]["pips"] == 1


@pytest.mark.rule("ARC-9.12", "ARC-8.3")
def test_an_outraged_resource_is_spent_without_effect() -> None:
    scene = Scene(hand=["mobilization-2"], me={"resources": ["fuel"], "outrage": ["fuel"]})
    scene.play("lead:mobilization-2", "spend:fuel")
    assert scene.waiting == [0]
    assert "no" not in scene.options()
    assert scene.resources() == []


@pytest.mark.rule("ARC-9.13")
def test_resources_on_cards_count() -> None:
    scene = Scene(me={"resources": ["relic", "", "", "", "", "", "relic"], "cards": ["L13"]})
    counts = {each["ambition"]: each["counts"][0] for each in scene.view()["ambitions"]}
    assert counts["keeper"] == 2


@pytest.mark.rule("ARC-9.14")
def test_a_new_action_for_a_resource_unless_outraged() -> None:
    scene = Scene(hand=["mobilization-2"], me={"resources": ["material"], "cards": ["BC02"]})
    scene.play("lead:mobilization-2", "spend:material")
    assert scene.options("use") == ["use:manufacture"]
    outraged = Scene(
        hand=["mobilization-2"], me={"resources": ["material"], "cards": ["BC02"], "outrage": ["material"]}
    )
    outraged.play("lead:mobilization-2", "spend:material")
    assert outraged.options("use") == []
