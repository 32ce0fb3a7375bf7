"""The odds of battle dice: exact, compared with every single roll of the dice."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from tests.rules.arcs.marks import shows
from tests.rules.arcs.scene import Scene

# The faces as printed: self hits, intercepts, hits, building hits, keys.
ASSAULT = [(0, 0, 0, 0, 0), (1, 0, 1, 0, 0), (1, 0, 1, 0, 0), (1, 0, 2, 0, 0), (0, 0, 2, 0, 0), (0, 1, 1, 0, 0)]
SKIRMISH = [(0, 0, 0, 0, 0)] * 3 + [(0, 0, 1, 0, 0)] * 3
RAID = [(0, 1, 0, 0, 0), (0, 1, 0, 0, 2), (1, 0, 0, 0, 1), (1, 0, 0, 1, 0), (1, 0, 0, 1, 0), (0, 0, 0, 1, 1)]
DEFENDING = {"2-hex": {"0": 4, "1": [3, 1]}}

Symbols = tuple[int, ...]


def every_roll(assault: int, skirmish: int, raid: int) -> list[Symbols]:
    """The symbols of every single roll."""
    dice = [ASSAULT] * assault + [SKIRMISH] * skirmish + [RAID] * raid
    return [tuple(map(sum, zip(*roll, strict=True))) if roll else (0,) * 5 for roll in product(*dice)]


def chances(rolls: list[Symbols], number: Callable[[Symbols], int]) -> list[float]:
    """How likely each number is."""
    found = Counter(map(number, rolls))
    return [round(found[n] / len(rolls), 5) for n in range(max(found) + 1)]


def odds(scene: Scene, dice: str) -> Any:
    """What the view says about a choice of dice."""
    battle = scene.view(0)["battle"]
    assert battle["system"] == "2-hex"
    return battle["odds"][dice]


def attack(**given: Any) -> Scene:
    """Seat 0 attacks seat 1, who has three fresh ships, a damaged one and a city, with four ships."""
    scene = Scene(hand=["aggression-2"], **{"ships": DEFENDING, "buildings": {"2-hex/1": "1 city"}, **given})
    scene.play("lead:aggression-2", "battle:2-hex/1")
    return scene


@pytest.mark.rule("ARC-7.6")
@pytest.mark.parametrize("dice", [(0, 0, 0), (1, 0, 0), (0, 3, 0), (0, 0, 4), (2, 1, 1), (4, 0, 0), (1, 1, 2)])
def test_the_odds_are_those_of_all_rolls(dice: tuple[int, int, int]) -> None:
    rolls = every_roll(*dice)
    found = odds(attack(), "-".join(map(str, dice)))
    assert found["hits"]["chances"] == chances(rolls, lambda symbols: symbols[2])
    assert found["building_hits"]["chances"] == chances(rolls, lambda symbols: symbols[3])
    assert found["keys"]["chances"] == chances(rolls, lambda symbols: symbols[4])
    # Self hits, and three more for any number of intercepts: one for each fresh defending ship.
    assert found["own_hits"]["chances"] == chances(rolls, lambda symbols: symbols[0] + 3 * (symbols[1] > 0))
    assert found["hits"]["mean"] == round(sum(symbols[2] for symbols in rolls) / len(rolls), 5)


@pytest.mark.rule("ARC-7.12")
def test_the_odds_of_destroying_all_ships() -> None:
    scene = attack()
    # Three fresh ships and a damaged one take seven hits; four attacking fresh ships take eight.
    rolls = every_roll(4, 0, 0)
    found = odds(scene, "4-0-0")
    assert found["clears"] == round(sum(symbols[2] >= 7 for symbols in rolls) / len(rolls), 5)
    assert found["survives"] == round(sum(s[0] + 3 * (s[1] > 0) < 8 for s in rolls) / len(rolls), 5) == 1.0
    weak = attack(ships={"2-hex": {"0": [0, 2], "1": 1}})
    rolls = every_roll(2, 0, 0)
    survives = odds(weak, "2-0-0")["survives"]
    assert survives == round(sum(s[0] + (s[1] > 0) < 2 for s in rolls) / len(rolls), 5)
    assert 0 < survives < 1


@pytest.mark.rule("ARC-7.4")
def test_the_odds_name_every_choice_that_is_open() -> None:
    scene = attack()
    assert {f"dice:{dice}" for dice in scene.view(0)["battle"]["odds"]} == set(scene.options())
    assert scene.view(2)["battle"] == scene.view(0)["battle"] == scene.view()["battle"]  # everybody can work it out


@pytest.mark.rule("ARC-7.19")
@pytest.mark.parametrize("dice", [(2, 1, 0), (0, 1, 2), (1, 0, 1)])
def test_mirror_plating_adds_an_intercept_to_assault_dice(dice: tuple[int, int, int]) -> None:
    rolls = every_roll(*dice)
    found = odds(attack(foe={"cards": ["L04"]}), "-".join(map(str, dice)))
    expected = chances(rolls, lambda symbols: symbols[0] + 3 * (symbols[1] + (dice[0] > 0) > 0))
    assert found["own_hits"]["chances"] == expected


@pytest.mark.rule("ARC-7.19")
@pytest.mark.parametrize(("fresh", "ignored"), [([4, 0], 1), ([3, 1], 0)])
def test_signal_breaker_ignores_an_intercept_of_fresh_attackers(fresh: list[int], ignored: int) -> None:
    scene = attack(me={"cards": ["L06"]}, ships={"2-hex": {"0": fresh, "1": 2}})
    rolls = every_roll(2, 0, 1)
    expected = chances(rolls, lambda symbols: symbols[0] + 2 * (symbols[1] > ignored))
    assert odds(scene, "2-0-1")["own_hits"]["chances"] == expected


def test_after_the_roll_the_view_has_the_dice_and_their_symbols() -> None:
    scene = attack(luck=[[1, 4], [9]])
    scene.play("dice:2-1-0")
    shown = scene.view(2)
    assert shown["dice"] == ["assault-2", "assault-5", "skirmish-4"]
    assert shown["battle"]["symbols"] == {"self_hit": 1, "intercept": 0, "ship_hit": 4, "building_hit": 0, "key": 0}
    assert "odds" not in shown["battle"]


def test_the_question_says_where_hits_are_assigned() -> None:
    scene = attack(luck=[[4, 4]], ships={"2-hex": {"0": 4, "1": [2, 1]}})
    scene.play("dice:2-0-0")
    assert scene.options() == ["hit:1/fresh", "hit:1/damaged"]
    assert scene.view(1)["asked"] == {"system": "2-hex", "owner": "1", "left": 4}


def test_the_question_says_from_where_ships_move() -> None:
    scene = Scene(hand=["mobilization-2"], ships={"2-hex": {"0": 2}})
    scene.play("lead:mobilization-2", "move:2-hex>3-arrow")
    assert scene.view(1)["asked"] == {"system": "2-hex", "to": "3-arrow", "owner": "0"}


@pytest.mark.rule("ARC-3.9")
@pytest.mark.parametrize(
    ("ships", "controller", "reason"),
    [({"0": 2, "1": 1}, 0, "ships"), ({"0": 2, "1": 2}, -1, "tie"), ({"0": [0, 3]}, -1, "empty"), ({}, -1, "empty")],
)
def test_control_comes_with_its_reason(ships: dict[str, Any], controller: int, reason: str) -> None:
    systems = {each["system"]: each for each in Scene(ships={"2-hex": ships}).view()["systems"]}
    assert (systems["2-hex"]["controller"], systems["2-hex"]["reason"]) == (controller, reason)


@pytest.mark.rule("ARC-11.3")
def test_an_ambition_says_what_its_markers_are_worth() -> None:
    scene = Scene(hand=["aggression-2"], markers=["tycoon", "", "tycoon"], me={"resources": ["fuel"]})
    tycoon, tyrant = scene.view()["ambitions"][:2]
    assert (tycoon["first"], tycoon["second"]) == (2 + 5, 0 + 3)
    assert (tyrant["first"], tyrant["second"]) == (0, 0)
    assert tycoon["gains"] == [7, 0, 0]
    assert scene.view()["next_marker"] == 1


@pytest.mark.rule("ARC-4.3")
def test_a_turn_says_what_its_pips_buy() -> None:
    scene = Scene(hand=["construction-2"], me={"resources": ["weapon"]})
    scene.play("lead:construction-2")
    assert scene.view()["turn"]["actions"] == ["repair", "build"]
    scene.play("spend:weapon")
    assert scene.view()["turn"]["actions"] == ["repair", "battle", "build"]


def test_the_log_tells_a_roll_after_which_nobody_is_asked() -> None:
    scene = attack(luck=[[9, 9]], ships={"2-hex": {"0": 4, "1": 1}}, buildings={})
    scene.play("dice:0-2-0")
    assert scene.view()["battle"] is None  # the only ship was hit twice
    rolled = [message for _, message in scene.table.log(None) if message.id == "log-rolled"]
    assert [message.args["dice"] for message in rolled] == ["skirmish-4 skirmish-4"]


@shows("L02", "L06")
def test_no_card_changes_the_odds_of_rifles() -> None:
    """They are no battle: nobody intercepts, and Signal Breaker has nothing to ignore."""

    def rifles(*cards: str) -> Any:
        ships = {"2-hex": {"0": 2}, "3-arrow": {"1": 2}}
        scene = Scene(hand=["aggression-2"], me={"cards": ["L02", *cards]}, ships=ships)
        scene.play("lead:aggression-2", "use:fire_rifles")
        return scene.view(0)["battle"]["odds"]

    found = rifles("L06")
    assert found == rifles()
    assert found["0-2-0"]["hits"]["chances"] == [0.25, 0.5, 0.25]
    assert found["0-2-0"]["own_hits"]["chances"] == [1.0]
