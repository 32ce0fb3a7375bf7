"""Rulings for Colony Wars bases (SR-12.9, SR-12.10, SR-12.12 to SR-12.15, SR-12.17 to SR-12.19)."""

import pytest

from tests.rules.star_realms.scene import Scene

ROW = ["lancer", "trade_hauler", "cargo_pod", "convoy_bot", "patrol_cutter"]


@pytest.mark.rule("SR-12.9")
def test_command_center_works_for_each_star_empire_ship_played_after_it() -> None:
    """Ships played before it give nothing; it works without being used, and used once it gives 2 trade."""
    scene = Scene(hand=["star_barge", "falcon", "command_center", "gunship", "predator"], deck=["scout"], row=ROW)
    scene.play("play:star_barge", "play:falcon", "play:command_center")
    assert scene.me["combat"] == 2
    scene.play("play:gunship")
    assert scene.me["combat"] == 2 + 5 + 2
    scene.play("play:predator")
    assert scene.me["combat"] == 9 + 4
    scene.play("use:command_center")
    assert (scene.me["trade"], scene.me["combat"]) == (2 + 2, 13)
    assert scene.options(kind="use") == []


@pytest.mark.rule("SR-12.9")
def test_several_command_centers_each_give_2() -> None:
    """Two Command Centers and one Star Empire ship: 4 combat."""
    scene = Scene(
        hand=["star_barge"], in_play=["command_center", {"card": "command_center", "used": ["primary"]}], row=ROW
    )
    scene.play("play:star_barge")
    assert scene.me["combat"] == 4


@pytest.mark.rule("SR-12.9")
def test_command_center_works_only_for_its_owner() -> None:
    """A teammate's Star Empire ship is noticed by the teammate's Command Center alone, a foe's by none."""
    for centers, combat in [([], 0), (["command_center"], 2)]:
        mate = {"hand": ["star_barge"], "in_play": centers}
        scene = Scene(in_play=["command_center"], players={1: mate}, mode="hydra_two_headed", row=ROW)
        scene.play("play:star_barge", seat=1)
        assert (scene.player(0)["combat"], scene.player(1)["combat"]) == (0, combat)
    duel = Scene(in_play=["command_center"], foe={"hand": ["star_barge"]}, row=ROW)
    duel.play("end", "play:star_barge")
    assert (duel.me["combat"], duel.foe["combat"]) == (0, 0)


@pytest.mark.rule("SR-12.10")
@pytest.mark.parametrize(("copied", "combat"), [("corvette", 1 + 2 + 1 + 2), ("cutter", 0)])
def test_command_center_looks_at_the_ship_after_its_primary_ability(copied: str, combat: int) -> None:
    """A Stealth Needle that becomes a Star Empire ship while being played counts, one of another faction does not."""
    scene = Scene(
        hand=[copied, "stealth_needle"], in_play=["command_center"], deck=["scout"] * 2, cards="both", row=ROW
    )
    scene.play(f"play:{copied}", "play:stealth_needle")
    assert scene.me["combat"] == combat


@pytest.mark.rule("SR-12.10")
def test_command_center_waits_for_choices_of_the_ship() -> None:
    """With two ships to copy, the 2 combat come when the choice is made, and only for a Star Empire ship."""
    played = [{"card": "corvette", "played": True}, {"card": "cutter", "played": True}]
    for choice, combat in [("copy:corvette", 1 + 2), ("copy:cutter", 0)]:
        scene = Scene(
            hand=["stealth_needle"], in_play=["command_center", *played], deck=["scout"], cards="both", row=ROW
        )
        scene.play("play:stealth_needle")
        assert scene.me["combat"] == 0
        scene.play(choice)
        assert scene.me["combat"] == combat


@pytest.mark.rule("SR-12.10")
def test_command_center_gives_nothing_for_bases() -> None:
    """Orbital Platform is a Star Empire card, but no ship."""
    scene = Scene(hand=["orbital_platform", "command_center"], in_play=["command_center"], row=ROW)
    scene.play("play:orbital_platform", "play:command_center")
    assert scene.me["combat"] == 0


@pytest.mark.rule("SR-12.12")
def test_central_station_counts_own_bases_when_it_is_used() -> None:
    """Itself, an outpost and another base are three; a base played afterwards comes too late."""
    scene = Scene(hand=["stellar_reef"], in_play=["central_station", "the_oracle"], deck=["scout"])
    early = Scene(hand=["stellar_reef"], in_play=["central_station", "the_oracle"], deck=["scout"])
    scene.play("play:stellar_reef", "use:central_station")
    early.play("use:central_station", "play:stellar_reef")
    assert (scene.me["trade"], scene.me["authority"], scene.me["hand"]) == (2, 54, ["scout"])
    assert (early.me["trade"], early.me["authority"], early.me["hand"]) == (2, 50, [])


@pytest.mark.rule("SR-12.12")
def test_central_station_counts_neither_ships_nor_bases_of_others() -> None:
    """Own ships, a teammate's bases and a foe's bases do not count; the 2 trade come in any case."""
    scene = Scene(
        in_play=["central_station", "the_oracle", "predator"],
        deck=["scout"],
        players={1: {"in_play": ["stellar_reef", "bioformer"]}, 2: {"in_play": ["supply_depot"]}},
        mode="hydra_two_headed",
        row=ROW,
    )
    scene.play("use:central_station", seat=0)
    assert (scene.me["trade"], scene.me["authority"], scene.me["hand"]) == (2, 75, [])


@pytest.mark.rule("SR-12.13")
def test_orbital_platform_draws_only_for_a_discarded_card() -> None:
    """With an empty hand it may be used, but nothing is drawn; with a card, that card is discarded first."""
    scene = Scene(in_play=["orbital_platform"], deck=["gunship"])
    scene.play("use:orbital_platform")
    assert (scene.me["hand"], scene.me["deck"]) == ([], ["gunship"])
    scene = Scene(hand=["scout", "viper"], in_play=["orbital_platform"], deck=["gunship"])
    scene.play("use:orbital_platform")
    assert "stop" not in scene.options()
    scene.play("discard:scout")
    assert (scene.me["hand"], scene.me["discard"]) == (["viper", "gunship"], ["scout"])


@pytest.mark.rule("SR-12.13")
def test_orbital_platform_may_bring_the_discarded_card_back() -> None:
    """With an empty deck the discard pile is shuffled with the card that was just discarded in it."""
    scene = Scene(hand=["gunship"], in_play=["orbital_platform"], discard=["scout"], luck=[["gunship", "scout"]])
    scene.play("use:orbital_platform")
    assert (scene.me["hand"], scene.me["deck"], scene.me["discard"]) == (["gunship"], ["scout"], [])


@pytest.mark.rule("SR-12.14")
def test_supply_depot_discards_first_and_then_chooses_for_each_card() -> None:
    """Both cards are on the discard pile before the first choice, and each card has a choice of its own."""
    scene = Scene(hand=["scout", "viper", "gunship"], in_play=["supply_depot"])
    scene.play("use:supply_depot", "discard:scout")
    assert (scene.me["trade"], scene.me["combat"]) == (0, 0)
    scene.play("discard:viper")
    assert (scene.options(), scene.me["discard"]) == (["choose:0", "choose:1"], ["scout", "viper"])
    scene.play("choose:1")
    assert (scene.options(), scene.me["combat"]) == (["choose:0", "choose:1"], 2)
    scene.play("choose:0")
    assert (scene.me["trade"], scene.me["combat"], scene.me["hand"]) == (2, 2, ["gunship"])


@pytest.mark.rule("SR-12.14")
@pytest.mark.parametrize("discards", [0, 1])
def test_supply_depot_may_discard_fewer(discards: int) -> None:
    """After no card or one card the player may stop; there are as many choices as cards."""
    scene = Scene(hand=["scout", "viper", "gunship"], in_play=["supply_depot"])
    scene.play("use:supply_depot", *["discard:scout"] * discards, "stop", *["choose:0"] * discards)
    assert (scene.me["trade"], len(scene.me["hand"])) == (2 * discards, 3 - discards)
    assert "end" in scene.options()


@pytest.mark.rule("SR-12.15")
def test_the_oracle_must_scrap_from_the_hand() -> None:
    """Once used, one of the hand has to go, whatever lies on the discard pile; a single card goes without asking."""
    scene = Scene(hand=["gunship", "falcon"], discard=["scout"], in_play=["the_oracle"])
    scene.play("use:the_oracle")
    assert sorted(scene.options()) == ["scrap_hand:falcon", "scrap_hand:gunship"]
    single = Scene(hand=["gunship"], discard=["scout"], in_play=["the_oracle"])
    single.play("use:the_oracle")
    assert (single.me["hand"], single.me["discard"], single.state["scrap_heap"]) == ([], ["scout"], ["gunship"])


@pytest.mark.rule("SR-12.15")
def test_the_oracle_does_nothing_with_an_empty_hand() -> None:
    """The discard pile stays untouched."""
    scene = Scene(discard=["scout"], in_play=["the_oracle"])
    scene.play("use:the_oracle")
    assert (scene.me["discard"], scene.me["scrapped"], scene.options()) == (["scout"], 0, ["end"])


@pytest.mark.rule("SR-12.17")
def test_the_incinerator_counts_cards_scrapped_by_any_ability() -> None:
    """Its own two, one by a ship from the discard pile, and an Explorer scrapped by The Oracle: 8 combat."""
    scene = Scene(
        hand=["mining_mech", "explorer"], discard=["scout", "viper", "scout"], in_play=["the_incinerator", "the_oracle"]
    )
    scene.play("play:mining_mech", "scrap_discard:viper", "use:the_oracle")
    scene.play("use:the_incinerator", "scrap_discard:scout", "scrap_discard:scout", "ally:the_incinerator")
    assert (scene.me["combat"], scene.state["explorers"]) == (8, 10)


@pytest.mark.rule("SR-12.17")
def test_the_incinerator_does_not_count_cards_from_play_or_trade_row() -> None:
    """A scrapped Cargo Pod, a card of the trade row and a discarded card give nothing."""
    scene = Scene(
        hand=["swarmer", "scout"],
        in_play=["the_incinerator", "warning_beacon", "cargo_pod", "orbital_platform"],
        row=["lancer", "trade_hauler", "star_barge", "convoy_bot", "patrol_cutter"],
    )
    scene.play("play:swarmer", "scrap_row:lancer", "scrap:cargo_pod", "use:orbital_platform")
    before = scene.me["combat"]
    scene.play("ally:the_incinerator")
    assert scene.me["combat"] == before


@pytest.mark.rule("SR-12.17")
def test_the_incinerator_counts_once_when_it_is_used() -> None:
    """A card scrapped after the ally ability was used gives nothing more."""
    scene = Scene(hand=["scout", "viper"], in_play=["the_incinerator", "the_oracle"])
    scene.play("use:the_oracle", "scrap_hand:scout", "ally:the_incinerator")
    assert scene.me["combat"] == 2
    scene.play("use:the_incinerator", "scrap_hand:viper")
    assert (scene.me["combat"], scene.options(kind="ally")) == (2, ["ally:the_oracle"])


@pytest.mark.rule("SR-12.17")
def test_the_incinerator_counts_only_its_owners_cards_of_this_turn() -> None:
    """What a teammate scraps does not count, nor what was scrapped last turn."""
    scene = Scene(
        in_play=["the_incinerator", "warning_beacon"],
        players={1: {"hand": ["scout", "battle_bot"]}},
        mode="hydra_two_headed",
        row=ROW,
    )
    scene.play("play:battle_bot", "scrap_hand:scout", seat=1)
    scene.play("ally:the_incinerator", seat=0)
    assert scene.me["combat"] == 0
    later = Scene(hand=["scout"], deck=["scout"] * 6, in_play=["the_incinerator", "the_oracle"])
    later.play("use:the_oracle", "end", "end", "ally:the_incinerator")
    assert later.me["combat"] == 0


@pytest.mark.rule("SR-12.18")
def test_factory_world_redirects_only_when_used_and_then_always() -> None:
    """Unused it changes nothing; used, the next card goes to the hand without asking and the one after does not."""
    row = ["stellar_reef", *ROW[:4]]
    idle = Scene(in_play=["factory_world"], trade=8, row=row)
    idle.play("buy:stellar_reef")
    assert (idle.me["hand"], idle.me["discard"]) == ([], ["stellar_reef"])
    scene = Scene(in_play=["factory_world"], trade=8, row=row)
    scene.play("use:factory_world", "buy:stellar_reef", "buy:lancer")
    assert (scene.me["hand"], scene.me["discard"], scene.me["trade"]) == (["stellar_reef"], ["lancer"], 8 + 3 - 4)


@pytest.mark.rule("SR-12.19")
def test_federation_shipyard_redirects_only_when_used_and_then_always() -> None:
    """Unused it changes nothing; used, the next card goes on the deck without asking and the one after does not."""
    row = ["stellar_reef", *ROW[:4]]
    idle = Scene(in_play=["federation_shipyard", "frontier_ferry"], trade=8, row=row)
    idle.play("buy:stellar_reef")
    assert (idle.me["deck"], idle.me["discard"]) == ([], ["stellar_reef"])
    scene = Scene(in_play=["federation_shipyard", "frontier_ferry"], trade=8, row=row)
    scene.play("ally:federation_shipyard", "buy:stellar_reef", "buy:lancer")
    assert (scene.me["deck"], scene.me["discard"], scene.me["trade"]) == (["stellar_reef"], ["lancer"], 4)


@pytest.mark.rule("SR-12.18", "SR-12.19")
def test_factory_world_and_federation_shipyard_compete() -> None:
    """Both used before one purchase: the player chooses hand or deck, not the discard pile."""
    for place in ("hand", "deck"):
        scene = Scene(in_play=["factory_world", "federation_shipyard"], trade=8, row=ROW)
        scene.play("use:factory_world", "ally:federation_shipyard", "buy:lancer")
        assert scene.options() == ["to:hand", "to:deck_top"]
        scene.play("to:hand" if place == "hand" else "to:deck_top")
        assert scene.me[place] == ["lancer"]


@pytest.mark.rule("SR-12.18", "SR-12.19")
def test_a_compulsory_redirection_beside_an_acquire_option() -> None:
    """Colony Seed Ship may go to the hand instead of the deck; with Factory World it goes to the hand anyway."""
    row = ["colony_seed_ship", *ROW[:4]]
    played = {"card": "trade_hauler", "played": True}
    deck = Scene(in_play=["federation_shipyard", played], trade=5, row=row)
    deck.play("ally:federation_shipyard", "buy:colony_seed_ship")
    assert deck.options() == ["to:hand", "to:deck_top"]
    hand = Scene(in_play=["factory_world", played], trade=5, row=row)
    hand.play("use:factory_world", "buy:colony_seed_ship")
    assert hand.me["hand"] == ["colony_seed_ship"]
