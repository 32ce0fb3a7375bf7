"""Emperor: cards that pass between teammates (SR-18.9, SR-18.11)."""

import pytest

from tests.rules.star_realms.modes import scores
from tests.rules.star_realms.scene import Scene


@pytest.mark.rule("SR-18.9")
@pytest.mark.parametrize(
    ("active", "mates"), [(0, (1, 2)), (1, (0, 2)), (2, (0, 1)), (3, (4, 5)), (4, (3, 5)), (5, (3, 4))]
)
def test_a_card_moves_to_a_teammate(active: int, mates: tuple[int, int]) -> None:
    """For 1 trade a player moves one card of the own discard pile to the discard pile of any teammate."""
    for mate in mates:
        scene = Scene(
            mode="emperor", active=active,
            players={active: {"trade": 2, "discard": ["gunship", "scout"]}, mate: {"discard": ["viper"]}},
        )  # fmt: skip
        scene.play("transfer")
        assert sorted(scene.options()) == ["move:gunship", "move:scout"]
        scene.play("move:gunship")
        assert scene.options() == [f"give_to:{seat}" for seat in mates]
        scene.play(f"give_to:{mate}")
        assert scene.player(active)["trade"] == 1
        assert scene.player(active)["discard"] == ["scout"]
        assert scene.player(mate)["discard"] == ["viper", "gunship"]
        assert scene.waiting == [active]


@pytest.mark.rule("SR-18.9")
def test_transfers_are_repeated_while_trade_lasts() -> None:
    """Each transfer costs 1 trade; the last card and the last trade can be used."""
    scene = Scene(mode="emperor", trade=2, discard=["scout", "viper", "gunship"])
    scene.play("transfer", "move:scout", "give_to:1", "transfer", "move:gunship", "give_to:2")
    assert scene.me["trade"] == 0
    assert "transfer" not in scene.options()
    assert (scene.player(1)["discard"], scene.player(2)["discard"]) == (["scout"], ["gunship"])


@pytest.mark.rule("SR-18.9")
@pytest.mark.parametrize(("trade", "discard"), [(0, ["gunship"]), (3, [])])
def test_a_transfer_needs_trade_and_a_card(trade: int, discard: list[str]) -> None:
    """Without trade, or with an empty discard pile, nothing can be moved; hand, deck and bases are not the pile."""
    scene = Scene(
        mode="emperor", trade=trade, discard=discard, hand=["scout"], deck=["scout"], in_play=["stellar_reef"]
    )  # fmt: skip
    assert "transfer" not in scene.options()


@pytest.mark.rule("SR-18.9")
def test_only_living_teammates_get_cards() -> None:
    """An eliminated teammate gets nothing; with one left there is no choice, with none no transfer."""
    scene = Scene(mode="emperor", trade=1, discard=["gunship"], authority=scores("emperor", 6, (2,)), eliminated=[2])
    scene.play("transfer", "move:gunship")
    assert scene.player(1)["discard"] == ["gunship"]
    scene = Scene(
        mode="emperor", active=1, players={1: {"trade": 1, "discard": ["gunship"]}},
        authority=scores("emperor", 6, (0, 2)), eliminated=[0, 2],
    )  # fmt: skip
    assert "transfer" not in scene.options()


@pytest.mark.rule("SR-18.9")
def test_moving_is_not_acquiring() -> None:
    """A card bought this turn can be moved, and no acquire option or waiting effect speaks up for it."""
    scene = Scene(
        mode="emperor", trade=3, hand=["battle_bot"], in_play=["federation_shipyard", "storage_silo"],
        row=["warning_beacon"], players={1: {"waiting": []}},
    )  # fmt: skip
    scene.play("play:battle_bot", "buy:warning_beacon", "to:discard", "ally:federation_shipyard")
    scene.play("transfer", "move:warning_beacon", "give_to:1")
    assert scene.waiting == [0]
    assert scene.player(1)["discard"] == ["warning_beacon"]
    assert scene.player(1)["hand"] == []
    assert len(scene.me["waiting"]) == 1


@pytest.mark.rule("SR-18.9")
@pytest.mark.parametrize("mode", ["free_for_all", "hydra_two_headed", "raid"])
def test_transfers_belong_to_this_mode(mode: str) -> None:
    """In other modes no card changes its owner for trade."""
    scene = Scene(mode=mode, active=1, players={1: {"trade": 3, "discard": ["gunship"]}})
    assert "buy:explorer" in scene.options(seat=1)
    assert "transfer" not in scene.options(seat=1)


ZONES = {"deck": ["falcon"], "hand": ["lancer"], "discard": ["gunship"], "in_play": ["stellar_reef"]}


@pytest.mark.rule("SR-18.11")
@pytest.mark.parametrize("card", ["falcon", "lancer", "gunship", "stellar_reef"])
def test_a_fallen_admirals_gift(card: str) -> None:
    """One card from deck, hand, discard pile or play area goes to the own emperor; the rest leaves the game."""
    scene = Scene(
        mode="emperor", combat=5, authority=[50, 60, 50, 50, 60, 3], players={5: ZONES, 4: {"discard": ["scout"]}}
    )  # fmt: skip
    scene.play("attack:5", "amount:3")
    assert scene.waiting == [5]
    assert sorted(scene.options()) == ["give:falcon", "give:gunship", "give:lancer", "give:stellar_reef", "no_gift"]
    scene.play(f"give:{card}")
    assert scene.player(4)["discard"] == ["scout", card]
    assert scene.player(3)["discard"] == []
    left = {"falcon", "lancer", "gunship", "stellar_reef"} - {card}
    assert left <= set(scene.state["removed"])
    assert card not in scene.state["removed"]
    assert scene.state["scrap_heap"] == []
    assert all(scene.player(5)[zone] == [] for zone in ZONES)
    assert scene.waiting == [0]
    assert scene.options() == ["attack:4", "end"]


@pytest.mark.rule("SR-18.11")
def test_the_gift_is_optional() -> None:
    """A fallen admiral may give nothing."""
    scene = Scene(mode="emperor", combat=3, authority=[50, 60, 50, 50, 60, 3], players={5: ZONES})
    scene.play("attack:5", "amount:3", "no_gift")
    assert scene.player(4)["discard"] == []
    assert {"falcon", "lancer", "gunship", "stellar_reef"} <= set(scene.state["removed"])


@pytest.mark.rule("SR-18.11")
@pytest.mark.parametrize(("victim", "emperor"), [(3, 4), (5, 4)])
def test_the_gift_goes_to_the_own_emperor(victim: int, emperor: int) -> None:
    """Whoever attacked, only the own emperor gets the card."""
    scene = Scene(
        mode="emperor", active=1, authority=[50, 60, 50, 3, 60, 3],
        players={1: {"combat": 3}, victim: {"hand": ["gunship"]}},
    )  # fmt: skip
    scene.play(f"attack:{victim}", "amount:3", "give:gunship")
    assert scene.player(emperor)["discard"] == ["gunship"]


@pytest.mark.rule("SR-18.11", "SR-18.10")
def test_a_fallen_emperor_gives_nothing() -> None:
    """With the emperor's fall the game is over, and nobody is asked for a gift."""
    scene = Scene(
        mode="emperor", active=1, authority=[50, 60, 50, 50, 3, 50],
        players={1: {"combat": 3}, 4: {"hand": ["gunship"]}},
    )  # fmt: skip
    scene.play("attack:4", "amount:3")
    assert scene.waiting == []


@pytest.mark.rule("SR-18.11")
def test_an_admiral_without_a_card_is_not_asked() -> None:
    """There is nothing to give, and everybody can see that."""
    scene = Scene(mode="emperor", authority=[50, 60, 50, 50, 60, 3], combat=3)
    scene.play("attack:5", "amount:3")
    assert scene.waiting == [0]
