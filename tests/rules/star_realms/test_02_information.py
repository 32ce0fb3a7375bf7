"""Zones and information: who may see what (SR-2)."""

from typing import Any

import pytest

from tests.rules.star_realms.scene import Scene

EVERYBODY = [0, 1, None]
ROW = ["cargo_pod", "cargo_pod", "predator", "predator", "trade_hauler"]


def view(scene: Scene, viewer: int | None) -> Any:
    """What this seat, or a spectator, sees."""
    return scene.table.view(viewer)


def known(scene: Scene, viewer: int | None) -> list[object]:
    """Everything this seat, or a spectator, gets: view, prompt, own options and log."""
    table = scene.table
    options = [] if viewer is None else [str(option) for option in table.options(viewer)]
    log = [(n, message.plain()) for n, message in table.log(viewer)]
    return [table.view(viewer), table.prompt(viewer).plain(), options, log]


@pytest.mark.rule("SR-2.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_shared_zones(viewer: int | None) -> None:
    """Everybody sees trade row, Explorer pile and scrap heap, and that there is a trade deck."""
    scene = Scene(row=ROW, trade_deck=["gunship", "falcon"], scrap_heap=["parasite", "scout"], explorers=10)
    seen = view(scene, viewer)
    assert seen["trade_row"] == ROW
    assert seen["explorers"] == 10
    assert seen["scrap_heap"] == ["parasite", "scout"]
    assert seen["trade_deck"] == 2


@pytest.mark.rule("SR-2.1", "SR-2.4")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_trade_deck_is_face_down(viewer: int | None) -> None:
    """Nobody can tell which card of the trade deck is the next one, before or after one is turned up."""
    worlds = [
        Scene(row=ROW, trade_deck=["swarmer", *deck], trade=3)
        for deck in (["gunship", "falcon"], ["falcon", "gunship"])
    ]
    assert known(worlds[0], viewer) == known(worlds[1], viewer)
    for scene in worlds:
        scene.play("buy:cargo_pod")
    assert "swarmer" in view(worlds[0], viewer)["trade_row"]
    assert known(worlds[0], viewer) == known(worlds[1], viewer)


@pytest.mark.rule("SR-2.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_has_an_own_deck_hand_discard_pile_and_play_area(seat: int) -> None:
    """Each seat's zones hold that seat's cards, as its owner sees them."""
    zones = [
        {"deck": ["scout", "viper"], "hand": ["falcon"], "discard": ["parasite"], "in_play": ["bioformer"]},
        {"deck": ["viper"], "hand": ["gunship"], "discard": ["leviathan"], "in_play": ["storage_silo"]},
    ]
    scene = Scene(players={0: zones[0], 1: zones[1]})
    seen = view(scene, seat)["players"][seat]
    assert seen["deck"] == len(zones[seat]["deck"])
    assert seen["hand"] == zones[seat]["hand"]
    assert seen["discard"] == zones[seat]["discard"]
    assert [card["card"] for card in seen["in_play"]] == zones[seat]["in_play"]


@pytest.mark.rule("SR-2.2")
def test_a_turn_moves_only_the_own_cards() -> None:
    """Playing, buying, discarding and drawing leave the opponent's deck, hand, discard pile and play area alone."""
    scene = Scene(
        hand=["scout", "viper"],
        deck=["scout"],
        trade=3,
        foe={"deck": ["viper"], "hand": ["gunship"], "discard": ["leviathan"], "in_play": ["storage_silo"]},
    )
    before = scene.foe
    scene.play("play:scout", "buy:cargo_pod", "end")
    assert scene.foe == before


@pytest.mark.rule("SR-2.2", "SR-2.4")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_play_area_is_open_and_the_deck_is_not(viewer: int | None) -> None:
    """Everybody sees a card from the moment it is played, and nobody the order of any deck, even the own one."""
    worlds = [
        Scene(hand=["bioformer"], deck=decks[0], foe={"deck": decks[1]})
        for decks in (
            (["scout", "viper", "falcon"], ["viper", "gunship"]),
            (["falcon", "scout", "viper"], ["gunship", "viper"]),
        )
    ]
    for scene in worlds:
        scene.play("play:bioformer")
    assert [card["card"] for card in view(worlds[0], viewer)["players"][0]["in_play"]] == ["bioformer"]
    assert known(worlds[0], viewer) == known(worlds[1], viewer)


@pytest.mark.rule("SR-2.3")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_discard_piles_can_be_looked_through_at_any_time(viewer: int | None) -> None:
    """The content of every discard pile is public: before an action, while somebody decides, on anybody's turn."""
    scene = Scene(
        hand=["gunship"], discard=["falcon", "scout"], foe={"hand": ["viper", "scout"], "discard": ["parasite"]}
    )

    def piles() -> list[list[str]]:
        return [player["discard"] for player in view(scene, viewer)["players"]]

    assert piles() == [["falcon", "scout"], ["parasite"]]
    scene.play("play:gunship")
    assert piles() == [["falcon", "scout"], ["parasite"]]
    scene.play("discard:viper")
    assert piles() == [["falcon", "scout"], ["parasite", "viper"]]
    scene.play("end")
    assert sorted(piles()[0] + scene.me["hand"] + scene.me["deck"]) == ["falcon", "gunship", "scout"]
    assert piles()[1] == ["parasite", "viper"]


@pytest.mark.rule("SR-2.4")
@pytest.mark.parametrize("mode", ["duel", "free_for_all", "hydra_two_headed"])
def test_a_hand_is_secret_to_all_others(mode: str) -> None:
    """Two hands that only their owner can tell apart look the same to all other players and to spectators."""
    worlds = [
        Scene(hand=hand, deck=deck, mode=mode)
        for hand, deck in ((["falcon", "scout"], ["parasite", "viper"]), (["parasite", "viper"], ["falcon", "scout"]))
    ]
    seats = len(view(worlds[0], None)["players"])
    for viewer in [*range(1, seats), None]:
        assert "hand" not in view(worlds[0], viewer)["players"][0]
        assert known(worlds[0], viewer) == known(worlds[1], viewer)
    assert view(worlds[0], 0)["players"][0]["hand"] == ["scout", "falcon"]
    assert known(worlds[0], 0) != known(worlds[1], 0)


@pytest.mark.rule("SR-2.4")
def test_drawing_shows_a_card_only_to_its_owner() -> None:
    """A card drawn in the main phase is told to its owner, to the others only that one was drawn."""
    worlds = [Scene(hand=["falcon"], deck=[top, other]) for top, other in (("scout", "viper"), ("viper", "scout"))]
    for scene in worlds:
        scene.play("play:falcon")
    assert known(worlds[0], 0) != known(worlds[1], 0)
    for viewer in (1, None):
        assert known(worlds[0], viewer) == known(worlds[1], viewer)
        assert view(worlds[0], viewer)["players"][0]["hand_size"] == 1


@pytest.mark.rule("SR-2.4")
def test_a_forced_choice_does_not_show_the_hand_it_is_made_from() -> None:
    """While an opponent picks a card to discard, the others see that he picks and not from what."""
    hands = ((["falcon", "scout"], ["parasite", "viper"]), (["parasite", "viper"], ["falcon", "scout"]))
    worlds = [Scene(hand=["gunship"], foe={"hand": hand, "deck": deck}) for hand, deck in hands]
    for scene in worlds:
        scene.play("play:gunship")
        assert scene.waiting == [1]
    for viewer in (0, None):
        assert known(worlds[0], viewer) == known(worlds[1], viewer)


@pytest.mark.rule("SR-2.4")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_number_of_cards_in_every_zone_is_public(viewer: int | None) -> None:
    """Everybody can count the cards of every deck, hand, discard pile, play area and pile."""
    mine = {"deck": ["scout"] * 4, "hand": ["viper"] * 3, "discard": ["scout"] * 2, "in_play": ["bioformer"]}
    his = {"deck": ["scout"] * 3, "hand": ["scout"] * 5, "discard": ["explorer"] * 4, "in_play": []}
    scene = Scene(players={0: mine, 1: his}, row=ROW, trade_deck=["gunship"] * 2, scrap_heap=["falcon"])
    seen = view(scene, viewer)
    for player, zones in zip(seen["players"], (mine, his), strict=True):
        counts = (player["deck"], player["hand_size"], len(player["discard"]), len(player["in_play"]))
        assert counts == tuple(len(zones[zone]) for zone in ("deck", "hand", "discard", "in_play"))
    counts = (len(seen["trade_row"]), seen["trade_deck"], seen["explorers"], len(seen["scrap_heap"]))
    assert counts == (5, 2, 6, 1)


@pytest.mark.rule("SR-2.5")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_scrap_heap_explorers_and_pools_are_public(viewer: int | None) -> None:
    """Everybody sees what was scrapped, how many Explorers are left, and the pools of trade and combat."""
    scene = Scene(hand=["patrol_cutter", "repair_bot"], discard=["viper"], trade=1)
    scene.play("play:patrol_cutter", "play:repair_bot", "scrap_discard:viper", "buy:explorer")
    seen = view(scene, viewer)
    assert seen["scrap_heap"] == ["viper"]
    assert seen["explorers"] == 9
    assert (seen["players"][0]["trade"], seen["players"][0]["combat"]) == (1 + 2 + 2 - 2, 3)


@pytest.mark.rule("SR-2.6")
def test_cards_are_drawn_from_the_own_deck() -> None:
    """A draw takes the top card of the own deck, in the main phase and in the draw phase, on either side."""
    scene = Scene(
        hand=["falcon"],
        deck=["viper", *["scout"] * 6],
        foe={"deck": ["gunship", *["scout"] * 5], "hand": ["heavy_cruiser"]},
    )
    scene.play("play:falcon")
    assert scene.me["hand"] == ["viper"]
    scene.play("end")
    assert (len(scene.me["deck"]), len(scene.foe["deck"])) == (1, 6)
    scene.play("play:heavy_cruiser")
    assert scene.foe["hand"] == ["gunship"]
    assert (len(scene.me["deck"]), len(scene.foe["deck"])) == (1, 5)


@pytest.mark.rule("SR-2.6")
def test_nobody_draws_from_another_deck_even_when_the_own_one_is_empty() -> None:
    """Without own cards to draw nothing is drawn, however full the opponent's deck is."""
    scene = Scene(hand=["falcon"], foe={"deck": ["gunship", "scout"], "discard": ["viper"]})
    before = scene.foe
    scene.play("play:falcon")
    assert scene.me["hand"] == []
    assert scene.foe == before


@pytest.mark.rule("SR-2.7")
def test_trade_is_money_and_combat_is_for_attacks() -> None:
    """A trade icon lets its player acquire but not attack, a combat icon the other way round."""
    trader = Scene(hand=["trade_hauler"])
    trader.play("play:trade_hauler")
    assert trader.options(kind="buy")
    assert not trader.options(kind="attack")
    fighter = Scene(hand=["predator"])
    fighter.play("play:predator")
    assert not fighter.options(kind="buy")
    assert fighter.options(kind="attack") == ["attack:1"]


@pytest.mark.rule("SR-2.7")
def test_authority_is_the_life_total() -> None:
    """An authority icon raises the score whose loss loses the game."""
    scene = Scene(hand=["peacekeeper"], combat=1, authority=[10, 7])
    scene.play("play:peacekeeper", "attack:1", "amount:7")
    assert scene.me["authority"] == 16
    assert scene.table.result is not None
    assert scene.table.result.winners == (0,)


@pytest.mark.rule("SR-2.7")
@pytest.mark.parametrize(("base", "defense"), [("warning_beacon", 2), ("storage_silo", 3), ("loyal_colony", 6)])
def test_defense_is_the_combat_needed_to_destroy_a_base(base: str, defense: int) -> None:
    """The defense of a base is the combat that destroys it; one less does not."""
    weak = Scene(combat=defense - 1, foe={"in_play": [base]})
    assert weak.options(kind="attack_base") == []
    strong = Scene(combat=defense, foe={"in_play": [base]})
    strong.play(f"attack_base:1/{base}")
    assert (strong.me["combat"], strong.foe["discard"]) == (0, [base])


@pytest.mark.rule("SR-2.7")
def test_the_sign_in_the_corner_and_the_sign_in_the_text_box() -> None:
    """The sign in the corner says what a card is, the sign in the text box which card its ally ability needs."""
    pack = {
        "game": "star-realms",
        "cards": {"predator": {"ally": {"faction": "star_empire", "steps": [{"op": "trade", "n": 1}]}}},
    }
    scene = Scene(in_play=["predator", "cargo_pod"], hand=["falcon"], pack=pack)
    assert scene.options(kind="ally") == ["ally:cargo_pod"]
    scene.play("play:falcon", "ally:predator")
    assert scene.me["trade"] == 1


@pytest.mark.rule("SR-2.7")
def test_the_waste_bin_marks_a_scrap_ability() -> None:
    """A card with a waste bin can be scrapped for what stands beside it, a card without cannot."""
    scene = Scene(in_play=["repair_bot", "predator"])
    assert scene.options(kind="scrap") == ["scrap:repair_bot"]
    scene.play("scrap:repair_bot")
    assert scene.me["combat"] == 2


@pytest.mark.rule("SR-2.7")
@pytest.mark.parametrize(("base", "is_outpost"), [("warning_beacon", True), ("storage_silo", False)])
def test_the_outpost_mark(base: str, is_outpost: bool) -> None:
    """A base with the outpost mark stands before its owner, a base without it does not."""
    scene = Scene(combat=1, foe={"in_play": [base]})
    assert view(scene, None)["players"][1]["in_play"][0]["outpost"] is is_outpost
    assert ("attack:1" in scene.options()) is not is_outpost
