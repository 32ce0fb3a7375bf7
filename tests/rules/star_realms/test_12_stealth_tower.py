"""Rulings for Colony Wars cards: Stealth Tower (SR-12.1 to SR-12.8, SR-12.26)."""

import pytest

from tests.rules.star_realms.scene import Scene

ALLY_OF = {
    "blob": "predator",
    "trade_federation": "solar_skiff",
    "star_empire": "star_barge",
    "machine_cult": "battle_bot",
}
ROW = ["lancer", "trade_hauler", "cargo_pod", "convoy_bot", "patrol_cutter"]


def copying(base: str, **fields: object) -> dict[str, object]:
    """Stealth Tower in play as a copy of a base."""
    return {"card": "stealth_tower", "copy_of": base, **fields}


@pytest.mark.rule("SR-12.1")
def test_any_other_base_can_be_copied() -> None:
    """Own bases and the bases of every other player, but neither ships nor Stealth Tower itself."""
    scene = Scene(
        in_play=["stealth_tower", "frontier_station", "predator"],
        foe={"in_play": ["stellar_reef"]},
        players={2: {"in_play": ["supply_depot"]}},
        mode="free_for_all",
        row=ROW,
    )
    scene.play("use:stealth_tower")
    assert sorted(scene.options()) == ["copy:frontier_station", "copy:stellar_reef", "copy:supply_depot"]


@pytest.mark.rule("SR-12.1")
def test_at_any_moment_once_each_own_turn() -> None:
    """It can wait until other things are done; what it has become it stays; next turn it may choose again."""
    scene = Scene(
        hand=["stealth_tower", "gunship"],
        trade=2,
        deck=["scout"] * 6,
        foe={"in_play": ["stellar_reef"], "hand": ["scout"]},
    )
    scene.play("play:stealth_tower", "play:gunship", "buy:predator", "use:stealth_tower", "use:stealth_tower")
    assert scene.me["trade"] == 1
    assert "use:stealth_tower" not in scene.options()
    scene.play("end")
    assert not any("stealth_tower" in option for option in scene.options(kind="use"))
    scene.play("end", "use:stealth_tower")
    assert scene.me["in_play"] == [copying("stellar_reef")]


@pytest.mark.rule("SR-12.1")
def test_it_has_both_factions_until_the_turn_ends() -> None:
    """As a copy of a Blob base it is a Blob card and still a Machine Cult card; the turn after it is no Blob card."""
    scene = Scene(hand=list(ALLY_OF.values()), in_play=["stealth_tower"], foe={"in_play": ["stellar_reef"]}, row=ROW)
    scene.play("play:predator", "play:solar_skiff", "play:star_barge")
    assert scene.options(kind="ally") == []
    scene.play("use:stealth_tower", "play:battle_bot")
    assert sorted(scene.options(kind="ally")) == ["ally:battle_bot", "ally:predator"]
    again = Scene(
        in_play=[copying("stellar_reef")], deck=[*ALLY_OF.values(), "scout"], foe={"deck": ["scout"] * 5}, row=ROW
    )
    again.play("end", "end", "play:predator", "play:battle_bot", "stop")
    assert again.options(kind="ally") == ["ally:battle_bot"]


@pytest.mark.rule("SR-12.2")
def test_copying_is_not_targeting() -> None:
    """A base behind an outpost, and one of a player out of reach, can be copied though not targeted."""
    scene = Scene(
        hand=["frontier_ferry"],
        in_play=["stealth_tower"],
        foe={"in_play": ["stellar_reef", "the_oracle"]},
        players={2: {"in_play": ["storage_silo"]}},
        mode="hunter",
        seats=4,
        row=ROW,
    )
    scene.play("use:stealth_tower")
    assert sorted(scene.options()) == ["copy:stellar_reef", "copy:storage_silo", "copy:the_oracle"]
    scene.play("copy:storage_silo", "play:frontier_ferry", "scrap:frontier_ferry")
    assert (scene.in_play(1), scene.in_play(2)) == (["stellar_reef"], ["storage_silo"])


@pytest.mark.rule("SR-12.3")
def test_the_copied_primary_ability_is_new() -> None:
    """The original has used its own; the copy may use it too, once, and the other way round."""
    scene = Scene(in_play=["stealth_tower", {"card": "stellar_reef", "used": ["primary"]}])
    scene.play("use:stealth_tower")
    assert scene.options(kind="use") == ["use:stealth_tower"]
    scene.play("use:stealth_tower")
    assert (scene.me["trade"], scene.options(kind="use")) == (1, [])
    other = Scene(in_play=["stealth_tower", "stellar_reef"])
    other.play("use:stealth_tower", "use:stealth_tower", "use:stellar_reef")
    assert other.me["trade"] == 2


@pytest.mark.rule("SR-12.3")
def test_the_copied_ally_ability_is_new() -> None:
    """The original has used its ally ability; the copy may use it once."""
    scene = Scene(in_play=["stealth_tower", {"card": "imperial_palace", "used": ["primary", "ally"]}])
    scene.play("use:stealth_tower", "ally:stealth_tower")
    assert (scene.me["combat"], scene.options(kind="ally")) == (4, [])


@pytest.mark.rule("SR-12.3")
def test_the_copied_passive_ability_works_beside_the_original() -> None:
    """A copied Command Center gives 2 combat for each Star Empire ship, like the original."""
    scene = Scene(hand=["star_barge", "star_barge"], in_play=["stealth_tower", "command_center"], row=ROW)
    scene.play("play:star_barge")
    assert scene.me["combat"] == 2
    scene.play("use:stealth_tower", "play:star_barge")
    assert scene.me["combat"] == 6


@pytest.mark.rule("SR-12.4")
def test_a_copied_ally_ability_needs_another_own_card() -> None:
    """The foe's original is no ally, nor is Stealth Tower its own; any other own card of the faction is one."""
    scene = Scene(hand=["predator", "falcon"], in_play=["stealth_tower"], foe={"in_play": ["imperial_palace"]}, row=ROW)
    scene.play("use:stealth_tower", "play:predator")
    assert scene.options(kind="ally") == []
    scene.play("play:falcon", "ally:stealth_tower")
    assert scene.me["combat"] == 4 + 2 + 4


@pytest.mark.rule("SR-12.4")
def test_an_own_original_and_its_copy_are_allies() -> None:
    """The copy may use its ally ability because of the original, and the original because of the copy."""
    scene = Scene(in_play=["stealth_tower", "imperial_palace"])
    assert scene.options(kind="ally") == []
    scene.play("use:stealth_tower")
    assert sorted(scene.options(kind="ally")) == ["ally:imperial_palace", "ally:stealth_tower"]
    scene.play("ally:imperial_palace", "ally:stealth_tower")
    assert scene.me["combat"] == 8


@pytest.mark.rule("SR-12.3", "SR-12.5")
def test_a_copied_scrap_ability_scraps_stealth_tower() -> None:
    """Stealth Tower goes to the scrap heap and gives the copied ability; the copied base stays in play."""
    scene = Scene(in_play=["stealth_tower", "bioformer"])
    assert scene.options(kind="scrap") == ["scrap:bioformer"]
    scene.play("use:stealth_tower", "scrap:stealth_tower")
    assert (scene.me["trade"], scene.in_play(), scene.state["scrap_heap"]) == (3, ["bioformer"], ["stealth_tower"])


@pytest.mark.rule("SR-12.6")
@pytest.mark.parametrize("removal", ["attack_base:1/imperial_palace", "scrap:bioformer"])
def test_it_remains_a_copy_without_the_original(removal: str) -> None:
    """The original is destroyed or scrapped after it was copied: the copy keeps its abilities for the turn."""
    original = removal.split("/")[-1].removeprefix("scrap:")
    scene = Scene(
        in_play=["stealth_tower", "bioformer"], combat=6, foe={"in_play": ["imperial_palace"], "hand": ["scout"]}
    )
    scene.play("use:stealth_tower", f"copy:{original}", removal)
    assert original not in scene.in_play() + scene.in_play(1)
    before = scene.me
    scene.play("use:stealth_tower")
    gained = scene.me["combat"] - before["combat"], len(scene.foe["hand"])
    assert gained == ((0, 0) if original == "imperial_palace" else (3, 1))


@pytest.mark.rule("SR-12.6")
@pytest.mark.parametrize("base", ["stellar_reef", "imperial_palace"])
def test_on_the_next_turn_it_is_an_outpost_with_defense_5(base: str) -> None:
    """Whether it was a copy of a base with defense 3 or of an outpost with 6, the foe meets the printed values."""
    scene = Scene(
        in_play=[copying(base, used=["primary"]), "storage_silo"],
        deck=["scout"] * 5,
        foe={"hand": ["predator", "viper"]},
        row=ROW,
    )
    scene.play("end", "play:predator")
    assert scene.options(kind="attack") + scene.options(kind="attack_base") == []
    scene.play("play:viper")
    assert scene.options(kind="attack_base") == ["attack_base:0/stealth_tower"]
    scene.play("attack_base:0/stealth_tower")
    assert (scene.foe["combat"], scene.me["discard"]) == (0, ["stealth_tower"])


@pytest.mark.rule("SR-12.7")
def test_a_copy_is_copied_as_what_it_is() -> None:
    """Another Stealth Tower that is a Stellar Reef makes this one a Stellar Reef."""
    scene = Scene(in_play=["stealth_tower", copying("stellar_reef")], mode="free_for_all")
    scene.play("use:stealth_tower", "use:stealth_tower")
    assert scene.me["trade"] == 1
    assert scene.me["in_play"][0] == copying("stellar_reef", used=["primary"])


@pytest.mark.rule("SR-12.7", "SR-12.8")
def test_a_stealth_tower_that_copies_nothing_cannot_be_copied() -> None:
    """It is not among the choices, and when it is the only other base the ability cannot be used."""
    scene = Scene(in_play=["stealth_tower"], foe={"in_play": ["stealth_tower"]}, mode="free_for_all")
    assert scene.options(kind="use") == []
    scene = Scene(
        in_play=["stealth_tower", "bioformer"], foe={"in_play": ["stealth_tower", "stellar_reef"]}, mode="free_for_all"
    )
    scene.play("use:stealth_tower")
    assert sorted(scene.options()) == ["copy:bioformer", "copy:stellar_reef"]


@pytest.mark.rule("SR-12.8")
def test_without_another_base_it_cannot_be_used() -> None:
    """Ships are no bases: alone it does nothing, until another base is played."""
    scene = Scene(hand=["stellar_reef"], in_play=["stealth_tower", "predator"])
    assert scene.options(kind="use") == []
    scene.refused("use:stealth_tower")
    scene.play("play:stellar_reef")
    assert "use:stealth_tower" in scene.options()


@pytest.mark.rule("SR-12.26")
@pytest.mark.parametrize(
    ("answers", "blobs"),
    [
        ([], 0),
        (["use:stealth_tower", "copy:bioformer"], 1),
        (["use:stealth_tower", "copy:bioformer", "scrap:stealth_tower"], 1),
    ],
)
def test_played_this_turn_it_counts_with_the_factions_it_has(answers: list[str], blobs: int) -> None:
    """Played this turn it is a played Blob card once it copies a Blob base, also when it has left play since."""
    for played, count in [(True, blobs), (False, 0)]:
        tower = {"card": "stealth_tower", "played": played}
        scene = Scene(
            in_play=[tower, "blob_world"], foe={"in_play": ["bioformer"]}, deck=["scout"] * 6, cards="both", row=ROW
        )
        scene.play(*answers, "use:blob_world", "choose:1")
        assert len(scene.me["hand"]) == count


@pytest.mark.rule("SR-12.26")
@pytest.mark.parametrize(("played", "copies"), [(True, True), (True, False), (False, True)])
def test_played_this_turn_it_opens_acquire_options(played: bool, copies: bool) -> None:
    """Plasma Vent may go to the hand after Stealth Tower was played this turn and became a Blob card."""
    scene = Scene(
        in_play=[{"card": "stealth_tower", "played": played}],
        trade=8,
        row=["plasma_vent", "warning_beacon", *ROW[:3]],
        foe={"in_play": ["stellar_reef"]},
    )
    if copies:
        scene.play("use:stealth_tower")
    scene.play("buy:plasma_vent")
    assert ("to:hand" in scene.options()) == (played and copies)
    if played and copies:
        scene.play("to:discard")
    scene.play("buy:warning_beacon")
    assert ("to:hand" in scene.options()) == played
