"""Raid: damage on the boss's bases (SR-19.6 to SR-19.8) and the gifts of fallen raiders (SR-19.12)."""

from typing import Any

import pytest

from tests.rules.star_realms.modes import scores
from tests.rules.star_realms.scene import Scene


def raiders_attack(bases: list[object], *combat: int, **more: Any) -> Scene:
    """The first raider's turn: the boss has these bases, the raiders this much combat (later ones as ships)."""
    players: dict[int, dict[str, Any]] = {0: {"in_play": bases}, 1: {"combat": combat[0]}}
    for seat, n in enumerate(combat[1:], start=2):
        players[seat] = {"hand": ["viper"] * n}
    return Scene(mode="raid", seats=max(3, len(combat) + 1), active=1, players=players, **more)


def damage(scene: Scene) -> list[int]:
    """The damage on each of the boss's bases."""
    view: Any = scene.table.view(None)
    return [card.get("damage", 0) for card in view["players"][0]["in_play"]]


@pytest.mark.rule("SR-19.6")
def test_raiders_may_damage_a_base_partly() -> None:
    """A raider spends from 1 combat up to the defense still missing, several times if wanted."""
    scene = raiders_attack(["central_station"], 9)
    scene.play("attack_base:0/central_station")
    assert sorted(scene.options()) == [f"amount:{n}" for n in range(1, 6)]
    scene.play("amount:2")
    assert (scene.player(1)["combat"], damage(scene)) == (7, [2])
    scene.play("attack_base:0/central_station")
    assert sorted(scene.options()) == ["amount:1", "amount:2", "amount:3"]
    scene.play("amount:1")
    assert (scene.player(1)["combat"], damage(scene)) == (6, [3])
    scene.play("attack_base:0/central_station", "amount:2")
    assert scene.player(1)["combat"] == 4
    assert scene.me["in_play"] == []
    assert scene.me["discard"] == ["central_station"]


@pytest.mark.rule("SR-19.6")
def test_a_raider_with_little_combat() -> None:
    """The own pool limits the amount; one point can be spent on any base."""
    scene = raiders_attack(["central_station"], 3)
    scene.play("attack_base:0/central_station")
    assert sorted(scene.options()) == ["amount:1", "amount:2", "amount:3"]
    scene = raiders_attack(["central_station"], 1)
    scene.play("attack_base:0/central_station")
    assert (scene.player(1)["combat"], damage(scene)) == (0, [1])


@pytest.mark.rule("SR-19.6")
def test_another_raider_completes_the_attack() -> None:
    """Damage adds up over the turns of the raiders until the base falls."""
    scene = raiders_attack(["stellar_reef"], 1, 1, 1)
    scene.play("attack_base:0/stellar_reef", "end")
    assert damage(scene) == [1]
    scene.play("play:viper", "attack_base:0/stellar_reef", "end")
    assert damage(scene) == [2]
    scene.play("play:viper", "attack_base:0/stellar_reef")
    assert scene.player(3)["combat"] == 0
    assert (scene.me["in_play"], scene.me["discard"]) == ([], ["stellar_reef"])


@pytest.mark.rule("SR-19.6")
def test_equal_bases_are_damaged_separately() -> None:
    """Two bases of one name keep their own damage, and each can be chosen."""
    scene = raiders_attack(["stellar_reef", "stellar_reef"], 9)
    assert scene.options(kind="attack_base") == ["attack_base:0/stellar_reef"]
    scene.play("attack_base:0/stellar_reef", "amount:1")
    assert scene.options(kind="attack_base") == ["attack_base:0/stellar_reef", "attack_base:0/stellar_reef#2"]
    scene.play("attack_base:0/stellar_reef#2", "amount:2")
    assert damage(scene) == [1, 2]
    scene.play("attack_base:0/stellar_reef#2")
    assert damage(scene) == [1]


@pytest.mark.rule("SR-19.7")
def test_damage_is_cleared_when_the_boss_begins() -> None:
    """Damage lasts through the turns of all raiders and is gone at the start of the boss's turn."""
    scene = raiders_attack(["central_station", "stellar_reef"], 6)
    scene.play("attack_base:0/central_station", "amount:4", "attack_base:0/stellar_reef", "amount:2", "end")
    assert (scene.waiting, damage(scene)) == ([2], [4, 2])
    scene.play("end")
    assert (scene.waiting, damage(scene)) == ([0], [0, 0])
    scene.play("end")
    assert damage(scene) == [0, 0]


@pytest.mark.rule("SR-19.7")
def test_damage_is_cleared_before_a_new_attack() -> None:
    """After the boss's turn the whole defense is needed again."""
    scene = raiders_attack(["stellar_reef"], 2)
    scene.play("attack_base:0/stellar_reef", "amount:2", "end", "end", "end")
    assert scene.waiting == [1]
    again = Scene(mode="raid", active=1, players={0: scene.state["players"][0], 1: {"combat": 3}})
    again.play("attack_base:0/stellar_reef")
    assert sorted(again.options()) == ["amount:1", "amount:2", "amount:3"]


@pytest.mark.rule("SR-19.7")
@pytest.mark.parametrize(("combat", "options"), [(2, []), (3, ["attack_base:1/stellar_reef"])])
def test_bases_of_raiders_are_not_damaged_partly(combat: int, options: list[str]) -> None:
    """The boss needs the whole defense of a raider's base at once."""
    scene = Scene(mode="raid", combat=combat, foe={"in_play": ["stellar_reef"]})
    assert scene.options(kind="attack_base") == options


@pytest.mark.rule("SR-19.7")
def test_the_boss_pays_exactly_the_defense() -> None:
    """The boss is not asked how much to spend on a base: exactly its defense is subtracted."""
    scene = Scene(mode="raid", combat=9, foe={"in_play": ["stellar_reef"]})
    scene.play("attack_base:1/stellar_reef")
    assert scene.waiting == [0]
    assert scene.me["combat"] == 6
    assert scene.foe["discard"] == ["stellar_reef"]


@pytest.mark.rule("SR-19.8")
def test_outposts_come_first_for_partial_damage_too() -> None:
    """While the boss has an outpost, damaged or not, combat can be spent on outposts only."""
    scene = raiders_attack(["stellar_reef", "warning_beacon", "command_center"], 9)
    only_outposts = ["attack_base:0/warning_beacon", "attack_base:0/command_center", "end"]
    assert scene.options() == only_outposts
    scene.play("attack_base:0/warning_beacon", "amount:1")
    assert scene.options() == only_outposts
    scene.play("attack_base:0/warning_beacon")
    assert scene.options() == only_outposts[1:]
    scene.play("attack_base:0/command_center", "amount:4")
    assert scene.options() == ["attack_base:0/stellar_reef", "attack:0", "end"]


ZONES = {"deck": ["falcon"], "hand": ["lancer"], "discard": ["gunship"], "in_play": ["stellar_reef"]}
ALL_FOUR = ["give:falcon", "give:gunship", "give:lancer", "give:stellar_reef", "no_gift"]


@pytest.mark.rule("SR-19.12")
def test_a_fallen_raiders_gifts() -> None:
    """Each other raider may get one card, each a different one, from whatever zone, into the discard pile."""
    scene = Scene(
        mode="raid", seats=5, combat=7, authority=[70, 50, 5, 50, 50],
        players={2: ZONES, 1: {"discard": ["scout"]}},
    )  # fmt: skip
    scene.play("attack:2", "amount:5")
    assert scene.waiting == [2]
    assert sorted(scene.options()) == ALL_FOUR
    scene.play("give:stellar_reef")
    assert sorted(scene.options()) == [option for option in ALL_FOUR if option != "give:stellar_reef"]
    scene.play("give:falcon", "give:lancer")
    assert [scene.player(seat)["discard"] for seat in (1, 3, 4)] == [["scout", "stellar_reef"], ["falcon"], ["lancer"]]
    assert "gunship" in scene.state["removed"]
    assert scene.state["scrap_heap"] == []
    assert all(scene.player(2)[zone] == [] for zone in ZONES)
    assert scene.waiting == [0]
    assert scene.me["combat"] == 2


@pytest.mark.rule("SR-19.12")
def test_each_gift_is_optional() -> None:
    """A fallen raider may pass over one raider and still give to the next."""
    scene = Scene(mode="raid", seats=4, combat=5, authority=[70, 5, 50, 50], players={1: ZONES})
    scene.play("attack:1", "amount:5", "no_gift", "give:gunship")
    assert (scene.player(2)["discard"], scene.player(3)["discard"]) == ([], ["gunship"])
    assert {"falcon", "lancer", "stellar_reef"} <= set(scene.state["removed"])


@pytest.mark.rule("SR-19.12")
def test_gifts_to_living_raiders_only() -> None:
    """Raiders already out of the game, and the boss, get nothing."""
    scene = Scene(
        mode="raid", seats=5, combat=50, players={1: ZONES},
        authority=scores("raid", 5, (2, 3)), eliminated=[2, 3],
    )  # fmt: skip
    scene.play("attack:1", "amount:50", "give:gunship")
    assert scene.waiting == [0]
    assert [scene.player(seat)["discard"] for seat in (0, 2, 3, 4)] == [[], [], [], ["gunship"]]


@pytest.mark.rule("SR-19.12")
def test_two_equal_cards_are_two_cards() -> None:
    """A different physical card for each: two Explorers go to two raiders, and the third cannot get one."""
    scene = Scene(
        mode="raid", seats=5, combat=5, authority=[70, 5, 50, 50, 50],
        players={1: {"hand": ["explorer"], "discard": ["explorer"], "deck": ["scout"]}},
    )  # fmt: skip
    scene.play("attack:1", "amount:5", "give:explorer", "give:explorer")
    assert scene.options() == ["give:scout", "no_gift"]
    scene.play("no_gift")
    assert [scene.player(seat)["discard"] for seat in (2, 3, 4)] == [["explorer"], ["explorer"], []]


@pytest.mark.rule("SR-19.12", "SR-19.11")
def test_the_last_raider_gives_nothing() -> None:
    """With the last raider the game is over, and there is nobody to give to."""
    scene = Scene(
        mode="raid", combat=50, authority=scores("raid", 3, (2,)), eliminated=[2], players={1: {"hand": ["gunship"]}}
    )  # fmt: skip
    scene.play("attack:1", "amount:50")
    assert scene.table.over
