"""Rulings for Core Set cards: Stealth Needle (SR-13.1 to SR-13.6)."""

import pytest

from tests.rules.star_realms.scene import Scene

ROW = ["imperial_frigate", "cutter", "trade_pod", "missile_bot", "supply_bot"]


def played(card: str, **fields: object) -> dict[str, object]:
    """A card in play that was played this turn."""
    return {"card": card, "played": True, **fields}


@pytest.mark.rule("SR-13.1")
def test_it_becomes_another_ship_that_its_owner_has_played_this_turn() -> None:
    """Own ships played this turn can be copied; bases, own bases from before and a teammate's ships cannot."""
    scene = Scene(
        hand=["stealth_needle"],
        in_play=[played("ram"), played("cutter"), played("blob_wheel"), "war_world"],
        players={1: {"in_play": [played("corvette")]}},
        mode="hydra_two_headed",
        cards="core",
        row=ROW,
    )
    scene.play("play:stealth_needle", seat=0)
    assert sorted(scene.options(0)) == ["copy:cutter", "copy:ram"]
    scene.play("copy:cutter", seat=0)
    assert (scene.me["trade"], scene.me["authority"], scene.me["combat"]) == (2, 75 + 4, 0)


@pytest.mark.rule("SR-13.1")
def test_the_copied_primary_ability_is_resolved_at_once_with_its_choices() -> None:
    """Copying a Patrol Mech asks for trade or combat again, at once."""
    scene = Scene(hand=["patrol_mech", "stealth_needle"], cards="core")
    scene.play("play:patrol_mech", "choose:0", "play:stealth_needle")
    assert scene.options() == ["choose:0", "choose:1"]
    scene.play("choose:1")
    assert (scene.me["trade"], scene.me["combat"]) == (3, 5)


@pytest.mark.rule("SR-13.1")
def test_it_has_all_abilities_of_the_ship_and_both_factions() -> None:
    """As a Ram it has Ram's ally and scrap abilities; it is an ally of Blobs and of the Machine Cult, of no others."""
    scene = Scene(
        hand=["ram", "stealth_needle"],
        in_play=["federation_shuttle", "imperial_fighter", "trade_bot"],
        cards="core",
        row=ROW,
    )
    scene.play("play:ram")
    assert scene.options(kind="ally") == []
    scene.play("play:stealth_needle")
    assert sorted(scene.options(kind="ally")) == ["ally:ram", "ally:stealth_needle", "ally:trade_bot"]
    scene.play("ally:stealth_needle", "scrap:stealth_needle")
    assert (scene.me["combat"], scene.me["trade"]) == (5 + 5 + 2, 3)


@pytest.mark.rule("SR-13.1")
def test_its_ally_ability_is_used_once() -> None:
    """The original's ally ability and the copy's are two, each once per turn."""
    scene = Scene(in_play=[played("trade_pod", used=["ally"])], hand=["stealth_needle"], cards="core", row=ROW)
    scene.play("play:stealth_needle", "ally:stealth_needle")
    assert (scene.me["combat"], scene.options(kind="ally")) == (2, [])


@pytest.mark.rule("SR-13.2")
def test_played_first_it_has_no_abilities() -> None:
    """Without another ship it gives nothing, now or later in the turn; it still is a Machine Cult ship."""
    scene = Scene(hand=["stealth_needle", "ram", "trade_bot"], in_play=[played("blob_wheel")], cards="core")
    scene.play("play:stealth_needle")
    assert (scene.me["trade"], scene.me["combat"]) == (0, 0)
    scene.play("play:ram", "play:trade_bot")
    assert scene.me["in_play"][1] == played("stealth_needle")
    assert not [option for option in scene.options() if "stealth_needle" in option]
    assert sorted(scene.options(kind="ally")) == ["ally:ram", "ally:trade_bot"]


@pytest.mark.rule("SR-13.3")
@pytest.mark.parametrize(("card", "trade", "combat"), [("ram", 3, 5 + 5), ("explorer", 2 + 2, 2)])
def test_a_scrapped_ship_can_be_copied(card: str, trade: int, combat: int) -> None:
    """A ship that was played this turn and scrapped since was still played this turn."""
    scene = Scene(hand=[card, "stealth_needle"], cards="core", row=ROW)
    scene.play(f"play:{card}", f"scrap:{card}", "play:stealth_needle")
    assert (scene.me["trade"], scene.me["combat"]) == (trade, combat)


@pytest.mark.rule("SR-13.4")
def test_a_copy_is_copied_as_the_ship_it_is() -> None:
    """The second Stealth Needle finds one that is a Ram, and becomes a Ram."""
    scene = Scene(
        hand=["stealth_needle"],
        in_play=[played("stealth_needle", copy_of="ram")],
        mode="free_for_all",
        cards="core",
        row=ROW,
    )
    scene.play("play:stealth_needle")
    assert (scene.me["combat"], scene.me["in_play"][1]) == (5, played("stealth_needle", copy_of="ram"))


@pytest.mark.rule("SR-13.4")
def test_an_uncopied_stealth_needle_gives_nothing() -> None:
    """Two Stealth Needles alone are two Machine Cult ships without abilities."""
    scene = Scene(hand=["stealth_needle", "stealth_needle"], mode="free_for_all", cards="core", row=ROW)
    scene.play("play:stealth_needle", "play:stealth_needle")
    assert scene.me["in_play"] == [played("stealth_needle"), played("stealth_needle")]
    assert (scene.me["trade"], scene.me["combat"], scene.options()) == (0, 0, ["end"])


@pytest.mark.rule("SR-13.5")
def test_a_copied_scrap_ability_scraps_stealth_needle() -> None:
    """The copied ship stays in play."""
    scene = Scene(hand=["ram", "stealth_needle"], cards="core", row=ROW)
    scene.play("play:ram", "play:stealth_needle", "scrap:stealth_needle")
    assert (scene.in_play(), scene.state["scrap_heap"], scene.me["trade"]) == (["ram"], ["stealth_needle"], 3)


@pytest.mark.rule("SR-13.5")
def test_out_of_play_it_is_an_ordinary_stealth_needle() -> None:
    """It is discarded as a Stealth Needle, and played next turn without another ship it is no Ram any more."""
    scene = Scene(hand=["ram", "stealth_needle"], cards="core", luck=[["stealth_needle", "ram"]], row=ROW)
    scene.play("play:ram", "play:stealth_needle")
    assert scene.me["combat"] == 10
    scene.play("end")
    assert sorted(scene.me["hand"]) == ["ram", "stealth_needle"]
    scene.play("end", "play:stealth_needle")
    assert (scene.me["combat"], scene.me["in_play"]) == (0, [played("stealth_needle")])


@pytest.mark.rule("SR-13.6")
def test_original_and_copy_are_allies() -> None:
    """The copy's ally ability works because of the original, and the original's because of the copy."""
    scene = Scene(hand=["trade_pod", "stealth_needle"], cards="core", row=ROW)
    scene.play("play:trade_pod")
    assert scene.options(kind="ally") == []
    scene.play("play:stealth_needle", "ally:trade_pod", "ally:stealth_needle")
    assert scene.me["combat"] == 4


@pytest.mark.rule("SR-13.6")
@pytest.mark.parametrize(("card", "trade", "combat"), [("scout", 2, 0), ("viper", 0, 2), ("explorer", 4, 0)])
def test_a_ship_without_a_faction_can_be_copied(card: str, trade: int, combat: int) -> None:
    """It adds no faction: the copy is an ally of the Machine Cult only."""
    allies = ["blob_fighter", "federation_shuttle", "imperial_fighter", "trade_bot"]
    scene = Scene(hand=[card, "stealth_needle"], in_play=allies, cards="core", row=ROW)
    scene.play(f"play:{card}", "play:stealth_needle")
    assert (scene.me["trade"], scene.me["combat"]) == (trade, combat)
    assert scene.options(kind="ally") == ["ally:trade_bot"]


@pytest.mark.rule("SR-13.6")
def test_a_copied_explorer_is_scrapped_as_stealth_needle() -> None:
    """It gives 2 combat and lies on the scrap heap; the Explorer pile does not grow."""
    scene = Scene(hand=["explorer", "stealth_needle"], cards="core")
    scene.play("play:explorer", "play:stealth_needle", "scrap:stealth_needle")
    assert (scene.me["combat"], scene.state["scrap_heap"], scene.state["explorers"]) == (2, ["stealth_needle"], 9)
