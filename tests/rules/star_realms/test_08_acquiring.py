"""Acquiring cards: paying, the trade row and its refill, Explorers, and cards for free (SR-8.1 to SR-8.7)."""

from typing import Any

import pytest

from tests.rules.star_realms.scene import Scene

ROW = ["star_barge", "predator", "falcon", "gunship", "peacekeeper"]
COSTLY = ["imperial_palace", "leviathan", "loyal_colony", "the_wrecker", "factory_world"]


@pytest.mark.rule("SR-8.1")
@pytest.mark.parametrize(
    ("card", "left"),
    [("star_barge", 8), ("predator", 7), ("falcon", 6), ("gunship", 5), ("peacekeeper", 3), ("explorer", 7)],
)
def test_any_card_of_the_row_or_an_explorer_is_paid_from_the_trade_pool(card: str, left: int) -> None:
    """The cost is taken from the pool, the rest stays there."""
    scene = Scene(trade=9, row=ROW)
    scene.play(f"buy:{card}")
    assert scene.me["trade"] == left
    assert scene.me["discard"] == [card]
    assert scene.state["explorers"] == (9 if card == "explorer" else 10)


@pytest.mark.rule("SR-8.1")
@pytest.mark.parametrize(
    ("trade", "cards"),
    [
        (0, []),
        (1, ["star_barge"]),
        (2, ["star_barge", "predator", "explorer"]),
        (3, ["star_barge", "predator", "falcon", "explorer"]),
        (5, ["star_barge", "predator", "falcon", "gunship", "explorer"]),
        (6, [*ROW, "explorer"]),
    ],
)
def test_a_card_must_be_paid_in_full(trade: int, cards: list[str]) -> None:
    """Only what the pool pays for can be bought; combat, authority and promises do not help."""
    scene = Scene(trade=trade, combat=9, row=ROW)
    assert scene.options(kind="buy") == [f"buy:{card}" for card in cards]
    if "peacekeeper" not in cards:
        assert f"costs 6 trade; you have {trade}" in scene.refused("buy:peacekeeper")


@pytest.mark.rule("SR-8.1")
def test_only_the_active_player_buys() -> None:
    """Nobody buys in another's turn, and nobody buys what is not for sale."""
    scene = Scene(trade=9, row=ROW, scrap_heap=["parasite"], foe={"discard": ["leviathan"]})
    assert scene.refused("buy:star_barge", seat=1)
    for card in ("parasite", "leviathan", "swarmer"):
        assert "not in the trade row" in scene.refused(f"buy:{card}")


@pytest.mark.rule("SR-8.2")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_acquired_card_lies_face_up_on_the_own_discard_pile(viewer: int | None) -> None:
    """Everybody sees the card on top of its buyer's discard pile."""
    scene = Scene(trade=4, row=ROW, discard=["scout"], foe={"discard": ["viper"]})
    scene.play("buy:gunship")
    view: Any = scene.table.view(viewer)
    assert [player["discard"] for player in view["players"]] == [["scout", "gunship"], ["viper"]]


@pytest.mark.rule("SR-8.2")
@pytest.mark.parametrize("card", ["patrol_cutter", "cargo_pod", "loyal_colony", "stellar_reef"])
def test_an_acquired_card_is_not_played(card: str) -> None:
    """Its buyer has neither its primary nor its ally nor its scrap ability, and nothing new in play."""
    scene = Scene(in_play=["bioformer", "storage_silo"], trade=9, row=[card])
    cost = {"patrol_cutter": 3, "cargo_pod": 3, "loyal_colony": 7, "stellar_reef": 2}[card]
    scene.play(f"buy:{card}")
    assert (scene.me["trade"], scene.me["combat"], scene.me["authority"]) == (9 - cost, 0, 50)
    assert scene.in_play() == ["bioformer", "storage_silo"]
    for kind in ("use", "ally", "scrap", "play"):
        assert scene.refused(f"{kind}:{card}")


@pytest.mark.rule("SR-8.2")
def test_an_acquired_card_has_no_passive_ability() -> None:
    """A Command Center on the discard pile adds nothing to a Star Empire ship."""
    scene = Scene(hand=["aging_battleship"], trade=4, row=["command_center"])
    scene.play("buy:command_center", "play:aging_battleship")
    assert scene.me["combat"] == 5


@pytest.mark.rule("SR-8.2")
def test_an_acquired_card_is_no_ally() -> None:
    """A bought card does not make the ally ability of a card in play usable."""
    scene = Scene(in_play=["trade_hauler"], trade=7, row=["loyal_colony"])
    scene.play("buy:loyal_colony")
    assert scene.options(kind="ally") == []


@pytest.mark.rule("SR-8.3")
def test_any_number_of_cards_may_be_acquired_while_trade_lasts() -> None:
    """Five purchases in one turn, among them two Explorers and two of the same name, until the pool is empty."""
    scene = Scene(trade=11, row=["predator", "predator", "falcon", "gunship", "peacekeeper"])
    scene.play("buy:predator", "buy:explorer", "buy:predator", "buy:explorer", "buy:falcon")
    assert scene.me["discard"] == ["predator", "explorer", "predator", "explorer", "falcon"]
    assert scene.me["trade"] == 0
    assert scene.options() == ["end"]


# The trade row


@pytest.mark.rule("SR-8.4")
def test_the_row_is_refilled_at_once_when_a_card_is_bought() -> None:
    """The top card of the trade deck takes the place of the bought card, before anything else is decided."""
    scene = Scene(trade=7, row=ROW, trade_deck=["swarmer", "lancer", "ravager"])
    scene.play("buy:gunship")
    assert sorted(scene.state["trade_row"]) == sorted(["star_barge", "predator", "falcon", "peacekeeper", "swarmer"])
    assert scene.state["trade_deck"] == ["lancer", "ravager"]
    scene.play("buy:falcon")
    assert sorted(scene.state["trade_row"]) == sorted(["star_barge", "predator", "peacekeeper", "swarmer", "lancer"])


@pytest.mark.rule("SR-8.4")
def test_a_new_card_of_the_row_can_be_acquired_in_the_same_turn() -> None:
    """What was turned up by one purchase can be the next one."""
    scene = Scene(trade=3, row=ROW, trade_deck=["swarmer", "lancer"])
    assert "not in the trade row" in scene.refused("buy:swarmer")
    scene.play("buy:predator", "buy:swarmer")
    assert scene.me["discard"] == ["predator", "swarmer"]


@pytest.mark.rule("SR-8.4")
def test_a_new_card_of_the_row_can_be_scrapped_in_the_same_turn() -> None:
    """What was turned up by a purchase can be scrapped by the next card, and that is replaced at once, too."""
    scene = Scene(hand=["ravager", "swarmer"], trade=2, row=ROW, trade_deck=["lancer", "repair_bot", "convoy_bot"])
    scene.play("buy:predator", "play:swarmer", "scrap_row:lancer")
    assert (scene.state["scrap_heap"], len(scene.state["trade_row"])) == (["lancer"], 5)
    scene.play("play:ravager", "scrap_row:repair_bot", "stop")
    assert scene.state["scrap_heap"] == ["lancer", "repair_bot"]
    assert "convoy_bot" in scene.state["trade_row"]


@pytest.mark.rule("SR-8.4")
def test_the_row_is_refilled_after_a_free_card_too() -> None:
    """A card acquired by an ability is replaced like a bought one; an Explorer is not of the row and is not."""
    scene = Scene(in_play=["moonwurm", "bioformer"], row=ROW, trade_deck=["swarmer"])
    scene.play("ally:moonwurm", "acquire:star_barge")
    assert sorted(scene.state["trade_row"]) == sorted(["swarmer", *ROW[1:]])
    explorers = Scene(trade=2, row=ROW, trade_deck=["swarmer"])
    explorers.play("buy:explorer")
    assert (explorers.state["trade_row"], explorers.state["trade_deck"]) == (ROW, ["swarmer"])


@pytest.mark.rule("SR-8.5")
def test_without_a_trade_deck_the_row_shrinks() -> None:
    """With the trade deck empty, bought and scrapped cards are not replaced, and the scrap heap stays what it is."""
    scene = Scene(hand=["swarmer"], trade=2, row=ROW, trade_deck=[], scrap_heap=["parasite", "lancer"])
    scene.play("buy:predator")
    assert scene.state["trade_row"] == ["star_barge", "falcon", "gunship", "peacekeeper"]
    scene.play("play:swarmer", "scrap_row:gunship")
    assert scene.state["trade_row"] == ["star_barge", "falcon", "peacekeeper"]
    assert scene.state["scrap_heap"] == ["parasite", "lancer", "gunship"]
    assert scene.state["trade_deck"] == []


@pytest.mark.rule("SR-8.5")
def test_the_last_trade_card_refills_the_row_once() -> None:
    """The last card of the trade deck still comes into the row; after it the row shrinks."""
    scene = Scene(trade=5, row=ROW, trade_deck=["swarmer"])
    scene.play("buy:predator")
    assert (len(scene.state["trade_row"]), scene.state["trade_deck"]) == (5, [])
    scene.play("buy:falcon")
    assert len(scene.state["trade_row"]) == 4


@pytest.mark.rule("SR-8.5")
def test_with_deck_and_row_empty_play_goes_on() -> None:
    """After the last trade card turns go on without purchases from the row, and Explorers can still be bought."""
    scene = Scene(trade=3, row=["star_barge"], trade_deck=[], deck=["scout"] * 5)
    scene.play("buy:star_barge")
    assert (scene.state["trade_row"], scene.state["trade_deck"]) == ([], [])
    assert scene.options() == ["buy:explorer", "end"]
    scene.play("buy:explorer", "end", "end")
    assert not scene.table.over
    scene.play("play:scout", "play:scout")
    assert scene.options(kind="buy") == ["buy:explorer"]


# Explorers


@pytest.mark.rule("SR-8.6")
def test_no_explorer_can_be_acquired_from_an_empty_pile() -> None:
    """With all ten Explorers in players' hands and piles none can be bought or acquired for free."""
    scene = Scene(
        in_play=["moonwurm", "bioformer"], discard=["explorer"] * 7, foe={"discard": ["explorer"] * 3}, trade=9, row=ROW
    )
    assert scene.state["explorers"] == 0
    assert "buy:explorer" not in scene.options()
    assert "no Explorers left" in scene.refused("buy:explorer")
    scene.play("ally:moonwurm")
    assert scene.options() == ["acquire:star_barge", "acquire:predator"]


@pytest.mark.rule("SR-8.6")
@pytest.mark.parametrize("actions", [["scrap:explorer"], ["play:repair_bot", "scrap_discard:explorer"]])
def test_an_explorer_that_returns_to_the_pile_can_be_acquired(actions: list[str]) -> None:
    """Once an Explorer is scrapped, from play or from a discard pile, one can be bought again, and only one."""
    scene = Scene(hand=["repair_bot"], in_play=["explorer"], discard=["explorer"] * 9, trade=9, row=ROW)
    assert "buy:explorer" not in scene.options()
    scene.play(*actions, "buy:explorer")
    assert scene.state["explorers"] == 0
    assert "no Explorers left" in scene.refused("buy:explorer")


# For free


@pytest.mark.rule("SR-8.7")
@pytest.mark.parametrize("trade", [0, 9])
def test_a_card_acquired_by_an_ability_is_not_paid_for(trade: int) -> None:
    """Parasite acquires a card of cost 6 without any trade, and takes none that is there; it is one card."""
    scene = Scene(hand=["parasite"], trade=trade, row=ROW)
    scene.play("play:parasite", "choose:1", "acquire:peacekeeper")
    assert (scene.me["trade"], scene.me["discard"]) == (trade, ["peacekeeper"])
    assert scene.options(kind="acquire") == []


@pytest.mark.rule("SR-8.7")
@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("moonwurm", ["star_barge", "storage_silo", "explorer"]),
        ("leviathan", ["star_barge", "storage_silo", "falcon", "explorer"]),
    ],
)
def test_only_matching_cards_are_offered(card: str, offered: list[str]) -> None:
    """Ships and bases up to the cost named can be acquired, the Explorer of cost 2 among them, and one must be."""
    row = ["star_barge", "storage_silo", "falcon", "gunship", "parasite"]
    scene = Scene(in_play=[card, "bioformer"], trade=9, row=row)
    scene.play(f"ally:{card}")
    assert scene.options() == [f"acquire:{name}" for name in offered]


@pytest.mark.rule("SR-8.7")
def test_a_ship_is_not_a_base() -> None:
    """Blob Carrier acquires a ship of any cost or an Explorer, but no base."""
    scene = Scene(
        in_play=["blob_carrier", "blob_wheel"],
        cards="core",
        row=["mothership", "the_hive", "ram", "war_world", "fleet_hq"],
    )
    scene.play("ally:blob_carrier")
    assert scene.options() == ["acquire:mothership", "acquire:ram", "acquire:explorer"]


@pytest.mark.rule("SR-8.7")
def test_an_explorer_can_be_acquired_for_free() -> None:
    """The Explorer comes from its pile, as any acquired card would."""
    scene = Scene(in_play=["moonwurm", "bioformer"], row=[*COSTLY[1:], "star_barge"])
    scene.play("ally:moonwurm", "acquire:explorer")
    assert (scene.me["hand"], scene.state["explorers"]) == (["explorer"], 9)


@pytest.mark.rule("SR-8.7")
def test_without_a_matching_card_nothing_happens() -> None:
    """With only costly cards in the row and no Explorer, Parasite acquires nothing and the turn goes on."""
    scene = Scene(hand=["parasite"], discard=["explorer"] * 10, row=COSTLY)
    scene.play("play:parasite", "choose:1")
    assert (scene.me["discard"], scene.state["trade_row"]) == (["explorer"] * 10, COSTLY)
    assert scene.options(kind="acquire") == []
    assert "end" in scene.options()


@pytest.mark.rule("SR-8.7")
@pytest.mark.parametrize(
    ("card", "actions", "zone"),
    [("parasite", ["choose:1"], "discard"), ("moonwurm", ["ally:moonwurm"], "hand")],
)
def test_a_matching_card_must_be_taken(card: str, actions: list[str], zone: str) -> None:
    """Using the ability with exactly one matching card acquires it: there is no way to refuse."""
    scene = Scene(hand=[card], in_play=["bioformer"], row=COSTLY)
    scene.play(f"play:{card}", *actions)
    assert (scene.me[zone], scene.state["explorers"]) == (["explorer"], 9)
