"""The cards every set contains: Scout, Viper, Explorer."""

import pytest

import ecliptic
from tests.rules.star_realms.cards.sheet import DECK, PROBES, ROWS, gained, is_over, use
from tests.rules.star_realms.scene import Scene


@pytest.mark.parametrize(
    ("card", "copies"),
    [
        pytest.param("scout", 16, marks=pytest.mark.card("scout", "printed")),
        pytest.param("viper", 4, marks=pytest.mark.card("viper", "printed")),
        pytest.param("explorer", 10, marks=pytest.mark.card("explorer", "printed")),
    ],
)
@pytest.mark.parametrize("cards", ["colony_wars", "core"])
def test_printed(card: str, copies: int, cards: str) -> None:
    """A ship without a faction, so many in every set, and only the Explorer can be bought, for 2."""
    assert Scene(deck=[card] * copies, cards=cards).me["deck"] == [card] * copies
    with pytest.raises(ecliptic.Refused, match=f"(?i)there are {copies + 1} {card}, but the sets in use have {copies}"):
        Scene(deck=[card] * (copies + 1), cards=cards)
    without = Scene(cards=cards).state
    assert [*without["removed"], *["explorer"] * without["explorers"]].count(card) == copies
    assert Scene(in_play=[card, *PROBES[cards].values()], row=ROWS[cards], cards=cards).options(kind="ally") == []
    turn = Scene(in_play=[card], deck=DECK, cards=cards)
    turn.play("end")
    assert (turn.in_play(), turn.me["discard"]) == ([], [card])
    for trade in (1, 2, 99):
        offers = Scene(trade=trade, cards=cards).options(kind="buy")
        assert (f"buy:{card}" in offers) == (card == "explorer" and trade >= 2)


@pytest.mark.parametrize(
    ("card", "amounts"),
    [
        pytest.param("scout", {"trade": 1}, marks=pytest.mark.card("scout", "primary")),
        pytest.param("viper", {"combat": 1}, marks=pytest.mark.card("viper", "primary")),
        pytest.param("explorer", {"trade": 2}, marks=pytest.mark.card("explorer", "primary")),
    ],
)
def test_primary(card: str, amounts: dict[str, int]) -> None:
    """The starting cards and the Explorer give trade or combat when they are played."""
    scene = use("primary", card, "colony_wars")
    assert (gained(scene), is_over(scene)) == (amounts, True)
    assert scene.options(kind="scrap") == (["scrap:explorer"] if card == "explorer" else [])


@pytest.mark.card("explorer", "scrap")
def test_explorer_scrap() -> None:
    """A scrapped Explorer gives 2 combat and lies on top of its pile again."""
    scene = use("scrap", "explorer", "colony_wars")
    assert (gained(scene), is_over(scene)) == ({"combat": 2}, True)
    assert (scene.state["explorers"], scene.state["scrap_heap"]) == (10, [])
