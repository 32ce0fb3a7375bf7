"""Attacking players and bases, and outposts (SR-9)."""

from typing import Any

import pytest

from tests.rules.star_realms.facts import CARDS
from tests.rules.star_realms.scene import Scene

# Spending combat


@pytest.mark.rule("SR-9.1")
def test_attacks_mix_freely_with_other_actions() -> None:
    """Attack, play, attack a base, buy, attack again, play, attack: the pool decides and nothing else."""
    scene = Scene(
        hand=["viper", "scout", "lancer"], combat=4, trade=1, row=["lancer"], foe={"in_play": ["stellar_reef"]}
    )
    scene.play("attack:1", "amount:1", "play:scout", "attack_base:1/stellar_reef", "buy:lancer")
    assert scene.me["combat"] == 0
    scene.refused("attack:1")
    scene.play("play:viper", "attack:1", "play:lancer", "attack:1", "amount:4")
    assert scene.authority(1) == 50 - 1 - 1 - 4
    assert scene.me["combat"] == 0
    assert scene.foe["discard"] == ["stellar_reef"]


@pytest.mark.rule("SR-9.1")
def test_combat_can_be_spent_on_several_bases_and_players() -> None:
    """In free-for-all one pool serves attacks on different players and bases in any order."""
    players = {1: {"in_play": ["stellar_reef", "storage_silo"]}, 2: {"in_play": ["bioformer"]}}
    scene = Scene(combat=14, players=players, mode="free_for_all", seats=3)
    scene.play("attack:2", "amount:1", "attack_base:1/storage_silo", "attack_base:2/bioformer")
    scene.play("attack:1", "amount:2", "attack_base:1/stellar_reef", "attack:2")
    assert [scene.authority(seat) for seat in (0, 1, 2)] == [50, 48, 48]
    assert scene.in_play(1) == scene.in_play(2) == []
    assert scene.me["combat"] == 0


BASES = [(card, row.defense) for rows in CARDS["colony_wars"].values() for card, row in rows.items() if row.defense]


@pytest.mark.rule("SR-9.2")
@pytest.mark.parametrize(("base", "defense"), BASES)
def test_a_base_falls_to_exactly_its_defense(base: str, defense: int) -> None:
    """One combat less is not enough; with its defense or more the base goes to its owner's discard pile."""
    weak = Scene(combat=defense - 1, foe={"in_play": [base]})
    assert weak.options(kind="attack_base") == []
    weak.refused(f"attack_base:1/{base}")
    for surplus in (0, 3):
        scene = Scene(combat=defense + surplus, foe={"in_play": [base]}, discard=["scout"])
        scene.play(f"attack_base:1/{base}")
        assert scene.me["combat"] == surplus
        assert scene.in_play(1) == []
        assert scene.foe["discard"] == [base]
        assert scene.me["discard"] == ["scout"]
        assert scene.authority(1) == 50


@pytest.mark.rule("SR-9.3")
def test_a_base_cannot_be_damaged_partly() -> None:
    """3 combat do nothing to a base of defense 4, in this turn or together with 3 combat of the next turn."""
    deck = ["scout"] * 5
    scene = Scene(combat=3, deck=["lancer", *deck], hand=["viper"], foe={"in_play": ["bioformer"], "deck": deck})
    refusal = scene.refused("attack_base:1/bioformer")
    assert "4" in refusal
    assert "3" in refusal
    scene.play("end", "end")
    assert scene.foe["in_play"] == ["bioformer"]
    assert scene.me["combat"] == 0
    view: Any = scene.table.view(0)
    assert view["players"][1]["in_play"][0]["defense"] == 4
    scene.play("play:lancer")
    assert scene.me["combat"] == 6
    scene.play("attack_base:1/bioformer")
    assert scene.me["combat"] == 2


@pytest.mark.rule("SR-9.3")
def test_surplus_combat_stays_in_the_pool() -> None:
    """8 combat against a base of defense 3: no amount is asked, 5 stay and serve another base and the player."""
    scene = Scene(combat=8, foe={"in_play": ["stellar_reef", "bioformer"]})
    scene.play("attack_base:1/stellar_reef")
    assert scene.me["combat"] == 5
    scene.play("attack_base:1/bioformer", "attack:1")
    assert scene.me["combat"] == 0
    assert scene.authority(1) == 49


@pytest.mark.rule("SR-9.4")
@pytest.mark.parametrize("amount", [1, 3, 5])
def test_an_attack_on_a_player_takes_the_chosen_amount(amount: int) -> None:
    """Any amount from 1 to the pool may be chosen; pool and authority both drop by it."""
    scene = Scene(combat=5)
    scene.play("attack:1")
    assert sorted(scene.options()) == [f"amount:{n}" for n in (1, 2, 3, 4, 5)]
    scene.play(f"amount:{amount}")
    assert scene.me["combat"] == 5 - amount
    assert scene.authority(1) == 50 - amount
    assert scene.authority(0) == 50


@pytest.mark.rule("SR-9.4")
def test_without_combat_nobody_can_be_attacked() -> None:
    """The least amount is 1, so an empty pool allows no attack."""
    scene = Scene(hand=["viper"])
    assert scene.options(kind="attack") == []
    scene.refused("attack:1")
    scene.play("play:viper")
    assert scene.options(kind="attack") == ["attack:1"]


@pytest.mark.rule("SR-9.4")
def test_the_amount_may_exceed_the_authority_of_the_target() -> None:
    """7 combat against 3 authority: the whole pool may be spent."""
    scene = Scene(combat=7, authority=[50, 3])
    scene.play("attack:1", "amount:7")
    assert scene.authority(1) == -4
    assert scene.me["combat"] == 0


@pytest.mark.rule("SR-9.5")
def test_a_player_may_be_attacked_several_times_in_a_turn() -> None:
    """Three attacks on the same player in one turn."""
    scene = Scene(combat=6)
    for amount in (1, 2):
        scene.play("attack:1", f"amount:{amount}")
    assert scene.options(kind="attack") == ["attack:1"]
    scene.play("attack:1", "amount:3")
    assert scene.authority(1) == 44


# A destroyed base is a new base when it is played again


@pytest.mark.rule("SR-9.6")
@pytest.mark.parametrize("way", ["attack_base:1/storage_silo", "scrap:frontier_ferry"])
def test_a_destroyed_base_has_unused_abilities_when_it_is_played_again(way: str) -> None:
    """Whatever it had used, Storage Silo uses both abilities after it was destroyed, drawn and played."""
    bases = [{"card": "storage_silo", "used": ["primary", "ally"]}]
    scene = Scene(combat=3, in_play=["frontier_ferry"], foe={"in_play": bases, "hand": ["falcon", "trade_hauler"]})
    scene.play(way)
    assert scene.foe["discard"] == ["storage_silo"]
    scene.play("end", "play:falcon", "play:storage_silo", "play:trade_hauler")
    scene.play("use:storage_silo", "ally:storage_silo")
    assert scene.authority(1) == 50 + 2
    assert scene.foe["trade"] == 3 + 2


@pytest.mark.rule("SR-9.6")
@pytest.mark.parametrize(
    ("base", "status"),
    [("bioformer", {"damage": 3}), ("stealth_tower", {"copy_of": "bioformer", "used": ["primary"]})],
)
def test_a_destroyed_base_loses_damage_and_copy(base: str, status: dict[str, Any]) -> None:
    """The raid boss's base falls; played again it is as printed."""
    boss = {"in_play": [{"card": base, **status}], "hand": ["falcon"]}
    scene = Scene(players={0: boss, 2: {"combat": 5}}, mode="raid", seats=3, active=2)
    scene.play(f"attack_base:0/{base}")
    if "end" not in scene.options():
        scene.play("amount:5")
    assert scene.me["discard"] == [base]
    scene.play("end", "play:falcon", f"play:{base}")
    assert scene.me["in_play"] == [{"card": "falcon", "played": True}, {"card": base, "played": True}]


# Outposts

BEHIND_OUTPOSTS = ["stellar_reef", "warning_beacon", "the_oracle", "bioformer"]


@pytest.mark.rule("SR-9.7", "SR-9.9")
def test_outposts_shield_their_owner_and_the_other_bases() -> None:
    """With outposts in play only they can be attacked: neither the player nor the other bases."""
    scene = Scene(combat=30, foe={"in_play": BEHIND_OUTPOSTS})
    assert scene.options(kind="attack") == []
    assert scene.options(kind="attack_base") == ["attack_base:1/warning_beacon", "attack_base:1/the_oracle"]
    for shielded in ("attack:1", "attack_base:1/stellar_reef", "attack_base:1/bioformer"):
        assert "outpost" in scene.refused(shielded)


@pytest.mark.rule("SR-9.7", "SR-9.8")
@pytest.mark.parametrize("order", [["warning_beacon", "the_oracle"], ["the_oracle", "warning_beacon"]])
def test_all_outposts_must_fall_first_in_any_order(order: list[str]) -> None:
    """One outpost still shields everything; as soon as the last is gone the rest is open in the same turn."""
    scene = Scene(combat=20, foe={"in_play": BEHIND_OUTPOSTS})
    scene.play(f"attack_base:1/{order[0]}")
    assert scene.options(kind="attack") == []
    assert scene.options(kind="attack_base") == [f"attack_base:1/{order[1]}"]
    scene.play(f"attack_base:1/{order[1]}")
    assert scene.options(kind="attack") == ["attack:1"]
    assert scene.options(kind="attack_base") == ["attack_base:1/stellar_reef", "attack_base:1/bioformer"]
    scene.play("attack_base:1/bioformer", "attack:1", "amount:2")
    assert scene.authority(1) == 48


@pytest.mark.rule("SR-9.7")
def test_shielded_bases_cannot_be_chosen_by_an_ability() -> None:
    """Leviathan may destroy a base: among outposts and others only the outposts are offered."""
    scene = Scene(hand=["leviathan"], foe={"in_play": BEHIND_OUTPOSTS})
    scene.play("play:leviathan")
    assert scene.options() == ["target_base:1/warning_beacon", "target_base:1/the_oracle", "stop"]


@pytest.mark.rule("SR-9.8")
def test_an_ability_that_destroys_the_last_outpost_opens_the_rest() -> None:
    """Mixed: one outpost falls to an attack, the last to Leviathan; then the player is attacked."""
    scene = Scene(hand=["leviathan"], combat=2, foe={"in_play": BEHIND_OUTPOSTS})
    scene.play("attack_base:1/warning_beacon")
    assert scene.options(kind="attack_base") == scene.options(kind="attack") == []
    scene.play("play:leviathan", "target_base:1/the_oracle", "attack_base:1/stellar_reef")
    scene.play("attack:1", "amount:6")
    assert scene.authority(1) == 44


@pytest.mark.rule("SR-9.8")
def test_an_outpost_shields_again_as_soon_as_it_is_played() -> None:
    """Attackable in one turn, the player is shielded in the next because an outpost came into play between."""
    scene = Scene(combat=1, deck=["viper"] * 4, foe={"hand": ["warning_beacon"]})
    scene.play("attack:1", "end", "play:warning_beacon", "end", "play:viper")
    assert scene.options(kind="attack") == []
    scene.play("play:viper", "attack_base:1/warning_beacon", "play:viper")
    assert scene.options(kind="attack") == ["attack:1"]


@pytest.mark.rule("SR-9.9")
def test_an_outpost_may_be_attacked_and_targeted_behind_other_outposts() -> None:
    """Every outpost is open at any time, the strongest of three as well as the weakest."""
    outposts = ["warning_beacon", "the_oracle", "imperial_palace"]
    scene = Scene(combat=6, in_play=["frontier_ferry"], foe={"in_play": outposts})
    assert scene.options(kind="attack_base") == [f"attack_base:1/{base}" for base in outposts]
    scene.play("attack_base:1/imperial_palace")
    scene.play("scrap:frontier_ferry")
    assert scene.options() == ["target_base:1/warning_beacon", "target_base:1/the_oracle"]


@pytest.mark.rule("SR-9.9")
def test_an_outpost_the_mode_puts_out_of_reach_cannot_be_attacked() -> None:
    """Hunter with four players: the outpost of the player opposite is neither attackable nor a target."""
    far = {"in_play": ["warning_beacon"]}
    scene = Scene(combat=9, in_play=["frontier_ferry"], players={2: far}, mode="hunter", seats=4)
    assert scene.options(kind="attack_base") == []
    scene.play("scrap:frontier_ferry")
    assert scene.in_play(2) == ["warning_beacon"]


@pytest.mark.rule("SR-9.10")
@pytest.mark.parametrize("mode", ["free_for_all", "emperor"])
def test_outposts_protect_only_their_owner(mode: str) -> None:
    """Another player, of the same team or alone, is open although his neighbour has an outpost; so are his bases."""
    players: dict[int, dict[str, Any]] = {
        1: {"combat": 9, "in_play": ["frontier_station"]},
        3: {"in_play": ["the_oracle", "bioformer"]},
        4: {"in_play": ["stellar_reef"]},
    }
    scene = Scene(players=players, mode=mode, seats=6, active=1)
    reached = {option for option in scene.options() if option.startswith("attack")}
    assert {"attack:4", "attack_base:4/stellar_reef", "attack_base:3/the_oracle"} <= reached
    assert not {"attack:3", "attack_base:3/bioformer"} & reached


@pytest.mark.rule("SR-9.10")
def test_an_own_outpost_does_not_shield_the_opponent() -> None:
    """The attacker's outposts have no part in what may be attacked."""
    scene = Scene(combat=9, in_play=["the_oracle"], foe={"in_play": ["stellar_reef"]})
    assert scene.options(kind="attack") == ["attack:1"]
    assert scene.options(kind="attack_base") == ["attack_base:1/stellar_reef"]
