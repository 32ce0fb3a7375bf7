"""Set-up for two players (SR-3)."""

from collections import Counter
from typing import Any

import pytest

import ecliptic
from ecliptic.kernel import ChanceSource, History, Script, open_table
from ecliptic.kernel.table import Table

GAME = ecliptic.game("star-realms")
STARTING_CARDS = Counter({"scout": 8, "viper": 2})


def dealt(seed: int = 1, first: int = 0) -> Table:
    """A table at the first turn."""
    return ecliptic.new("star-realms", seed=seed, options={"first": first})


def written(table: Table) -> list[dict[str, Any]]:
    """What chance has given so far."""
    dump: Any = table.journal.dump()
    return [entry for entry in dump["entries"] if "chance" in entry]


def state_of(table: Table) -> dict[str, Any]:
    """The whole position."""
    state: Any = table.save()["state"]
    assert isinstance(state, dict)
    return state


def hand_sizes(table: Table) -> list[int]:
    """How many cards each seat holds."""
    return [len(player["hand"]) for player in state_of(table)["players"]]


def test_before_the_first_player_is_drawn_nobody_has_authority() -> None:
    past = History(ecliptic.new("star-realms", seats=2, seed=1).journal.dump(), ecliptic.catalogue())
    views: Any = [past.at(n).view(None)["players"] for n in (0, 1)]
    before, after = views
    assert [player["authority"] for player in before] == [0, 0]
    assert [player["authority"] for player in after] == [50, 50]


@pytest.mark.rule("SR-3.1")
def test_each_player_gets_eight_scouts_and_two_vipers() -> None:
    """Hand and deck of each player are together 8 Scouts and 2 Vipers; nothing else is anybody's."""
    for player in state_of(dealt())["players"]:
        assert Counter(player["hand"] + player["deck"]) == STARTING_CARDS
        assert player["discard"] == player["in_play"] == []


@pytest.mark.rule("SR-3.1")
def test_each_personal_deck_is_shuffled_on_its_own() -> None:
    """Both personal decks are shuffled, and hand and deck follow from the order that chance gives."""
    table = dealt()
    decks = [entry["drawn"] for entry in written(table) if entry["chance"] == "deck"]
    assert [Counter(deck) for deck in decks] == [STARTING_CARDS] * 2
    for deck, player, size in zip(decks, state_of(table)["players"], (3, 5), strict=True):
        assert sorted(player["hand"]) == sorted(deck[:size])
        assert player["deck"] == deck[size:]


@pytest.mark.rule("SR-3.1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_personal_decks_lie_face_down(viewer: int | None) -> None:
    """Of a personal deck everybody sees only how many cards are left in it."""
    view: Any = dealt().view(viewer)
    assert [player["deck"] for player in view["players"]] == [7, 5]
    assert [player["deck_top"] for player in view["players"]] == [[], []]


@pytest.mark.rule("SR-3.2")
@pytest.mark.parametrize("first", [0, 1])
def test_each_player_starts_with_50_authority(first: int) -> None:
    """Both players start with 50 authority, whoever begins."""
    view: Any = dealt(first=first).view(None)
    assert [player["authority"] for player in view["players"]] == [50, 50]


@pytest.mark.rule("SR-3.3")
def test_ten_explorers_form_a_face_up_pile() -> None:
    """Ten Explorers lie beside the trade row, seen by all, and the first player can buy one."""
    table = dealt()
    view: Any = table.view(None)
    assert view["explorers"] == 10
    state = state_of(table)
    assert "explorer" not in state["trade_deck"] + state["trade_row"]
    state["players"][0]["trade"] = 2
    again = ecliptic.load({**table.save(), "state": state})
    again.play(0, "buy:explorer")
    assert state_of(again)["explorers"] == 9


@pytest.mark.rule("SR-3.4")
def test_the_trade_row_is_the_top_of_the_shuffled_trade_deck() -> None:
    """Chance orders all 80 trade cards; the top five lie open as the trade row, the rest is the trade deck."""
    table = dealt()
    (order,) = [entry["drawn"] for entry in written(table) if entry["chance"] == "trade_deck"]
    state = state_of(table)
    assert len(order) == 80
    assert state["trade_row"] == order[:5]
    assert state["trade_deck"] == order[5:]
    view: Any = table.view(None)
    assert view["trade_row"] == order[:5]


@pytest.mark.rule("SR-3.4")
def test_the_scrap_heap_starts_empty() -> None:
    """Nothing has been scrapped before the first turn."""
    assert state_of(dealt())["scrap_heap"] == []


@pytest.mark.rule("SR-3.5")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_is_drawn(first: int) -> None:
    """When the host names nobody, chance picks the first player among all seats."""
    table = open_table(GAME, 2, {}, luck=Script([[first]], ChanceSource(1)))
    assert written(table)[0] == {"chance": "first", "drawn": [first], "hash": written(table)[0]["hash"]}
    assert table.waiting == [first]


@pytest.mark.rule("SR-3.5")
def test_the_draw_of_the_first_player_comes_from_the_seed() -> None:
    """The same seed gives the same first player, and among some seeds each seat is first at times."""
    firsts = [ecliptic.new("star-realms", seed=seed).waiting[0] for seed in range(20)]
    assert firsts == [ecliptic.new("star-realms", seed=seed).waiting[0] for seed in range(20)]
    assert set(firsts) == {0, 1}


@pytest.mark.rule("SR-3.5")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_host_may_name_the_first_player(first: int, seed: int) -> None:
    """A named first player has the first turn, whatever the seed, and nothing is drawn for it."""
    table = dealt(seed, first)
    assert table.waiting == [first]
    assert all(entry["chance"] != "first" for entry in written(table))


@pytest.mark.rule("SR-3.6")
@pytest.mark.parametrize(("first", "sizes"), [(0, [3, 5]), (1, [5, 3])])
def test_the_first_player_starts_with_three_cards_and_the_second_with_five(first: int, sizes: list[int]) -> None:
    """The first player, whichever seat that is, has 3 cards in hand, the second 5."""
    assert hand_sizes(dealt(first=first)) == sizes


@pytest.mark.rule("SR-3.7")
@pytest.mark.parametrize("first", [0, 1])
def test_from_the_first_draw_phase_on_everybody_draws_five(first: int) -> None:
    """The first player draws 5 at the end of the first turn, and so does everybody in every later turn."""
    table = dealt(first=first)
    for turn in range(4):
        seat = (first + turn) % 2
        table.play(seat, "end")
        assert hand_sizes(table) == [5, 5]


@pytest.mark.rule("SR-3.6")
def test_the_log_tells_the_starting_decks_apart_from_later_ones() -> None:
    """At the start nobody has a discard pile to shuffle."""
    table = ecliptic.new("star-realms", seats=2, seed=7)
    told = [message.id for _, message in table.log(None)]
    assert told.count("log-first-deck") == 2
    assert "log-shuffle" not in told
