"""Set-up of Act I and the choice of fates (ABR-1, ABR-2)."""

from typing import Any

import pytest

from ecliptic.kernel.table import Table
from tests.rules.blighted_reach.scene import new_table, state_of


def opened(seats: int, **options: Any) -> Table:
    """A new campaign up to the first placement."""
    table = new_table(seats, **options)
    while table.waiting and table.options(table.waiting[0])[0].kind == "fate":
        seat = table.waiting[0]
        table.play(seat, table.options(seat)[0])
    return table


def placed(seats: int) -> dict[str, Any]:
    """The position when all first pieces are placed: everybody takes the first option, a city."""
    table = opened(seats)
    while table.options(table.waiting[0])[0].kind in ("start", "done", "put"):
        table.play(table.waiting[0], table.options(table.waiting[0])[0])
    return state_of(table)


@pytest.mark.rule("ABR-1.3")
def test_all_clusters_are_in_play_and_nobody_has_a_leader() -> None:
    table = opened(2)
    shown: Any = table.view(None)
    systems = shown["systems"]
    assert all(each["in_play"] for each in systems)
    gates = [each for each in systems if each["system"].endswith("gate")]
    assert all(sum(1 for other in each["neighbours"] if other.endswith("gate")) == 2 for each in gates)
    assert all(player["leader"] == "" for player in shown["players"])


@pytest.mark.rule("ABR-1.4", "ABR-2.3", "ABR-2.4")
@pytest.mark.parametrize(("seats", "row"), [(2, 3), (3, 4), (4, 4)])
def test_the_court_has_campaign_cards_lore_and_the_council(seats: int, row: int) -> None:
    state = state_of(opened(seats))
    assert state["court"][0] == "AID01"
    assert len(state["court"]) == row + 1
    assert all(card.startswith("CC") for card in state["court"][1:])
    deck = state["court_deck"]
    assert sum(1 for card in deck if card.startswith("CC")) == 15 - row
    assert sum(1 for card in deck if card.startswith("L")) == seats
    assert len(state["lore_deck"]) == 14 - seats


@pytest.mark.rule("ABR-2.3")
def test_a_table_may_use_all_lore() -> None:
    assert len(state_of(opened(3, lore_deck="all"))["lore_deck"]) == 25


@pytest.mark.rule("ABR-2.1", "ABR-2.20", "ABR-2.21")
@pytest.mark.parametrize(("seats", "cards"), [(2, 22), (3, 22), (4, 31)])
def test_the_action_deck_has_events(seats: int, cards: int) -> None:
    state = placed(seats)
    hands = [card for player in state["players"] for card in player["hand"]]
    assert len(hands) == 6 * seats
    there = hands + state["pile"]
    assert len(there) == cards
    assert sorted(card for card in there if card.startswith("EV")) == ["EV01", "EV02", "EV03"][: 3 if seats == 4 else 2]


@pytest.mark.rule("ABR-2.2")
def test_markers_are_blue_and_the_first_chapter_begins() -> None:
    state = state_of(opened(3))
    assert state["flipped"] == 0
    assert state["chapter"] == 1
    assert state["campaign"]["act"] == 1


@pytest.mark.rule("ABR-2.5", "ABR-2.6")
def test_the_booklet_has_three_policies_and_for_two_players_an_edict() -> None:
    assert state_of(opened(2))["campaign"]["booklet"][0] == "AID02"
    for seats in (2, 3):
        booklet = [
            card for card in state_of(opened(seats))["campaign"]["booklet"] if card in ("AID03", "AID04", "AID05")
        ]
        assert sorted(booklet) == ["AID03", "AID04", "AID05"]
    assert "AID02" not in state_of(opened(3))["campaign"]["booklet"]


def at(state: dict[str, Any], owner: str) -> dict[str, list[int]]:
    """Where an owner has ships."""
    return {system: ships[owner] for system, ships in state["ships"].items() if owner in ships}


@pytest.mark.rule("ABR-2.7", "ABR-2.9", "ABR-17.1")
def test_two_neighbouring_clusters_are_imperial_the_others_blighted() -> None:
    state = state_of(opened(3))
    imperial, blighted = at(state, "empire"), at(state, "blight")
    assert list(imperial.values()) == [[1, 0]] * 8
    assert list(blighted.values()) == [[0, 1]] * 16
    first, second = sorted({int(system[0]) for system in imperial})
    assert second - first in (1, 5)
    assert not set(imperial) & set(blighted)


@pytest.mark.rule("ABR-2.8")
def test_four_free_cities_stand_on_planets_of_one_symbol_outside_the_empire() -> None:
    state = state_of(opened(3))
    free = [site for site, building in state["buildings"].items() if building["owner"] == "free"]
    assert len(free) == 4
    assert len({site.split("/")[0].split("-")[1] for site in free}) == 1
    assert not {site.split("/")[0] for site in free} & set(at(state, "empire"))


@pytest.mark.rule("ABR-2.10")
def test_two_players_have_tokens_on_the_boxes() -> None:
    assert sum(state_of(opened(2))["boxes"]) == 6
    assert "boxes" not in state_of(opened(3))


@pytest.mark.rule("ABR-2.11", "ABR-2.15", "ABR-4.1")
def test_everybody_starts_as_regent_with_all_pieces() -> None:
    state = state_of(opened(3))
    assert state["campaign"]["titles"] == ["regent"] * 3
    assert state["campaign"]["first_regent"] >= 0
    for player in state["players"]:
        assert (player["ships"], player["cities"], player["starports"], player["agents"]) == (15, 5, 5, 10)


@pytest.mark.rule("ABR-2.16")
def test_first_pieces_go_to_imperial_planets_with_an_empty_slot() -> None:
    table = opened(3)
    state = state_of(table)
    seat = table.waiting[0]
    assert seat == state["initiative"]
    systems = {str(option).split(":")[1].split("/")[0] for option in table.options(seat)}
    planets = {system for system in at(state, "empire") if not system.endswith("gate")}
    assert systems == planets
    option = table.options(seat)[0]
    table.play(seat, option)
    system = str(option).split(":")[1].split("/")[0]
    after = state_of(table)
    assert after["ships"][system][str(seat)] == [3, 0]
    assert after["buildings"][f"{system}/1"] == {"owner": str(seat), "kind": "city"}
    assert sum(1 for each in after["players"][seat]["resources"] if each) == 1


@pytest.mark.rule("ABR-2.17")
def test_the_second_pieces_are_placed_in_reverse_order() -> None:
    table = opened(3)
    first = state_of(table)["initiative"]
    order = []
    while table.options(table.waiting[0])[0].kind in ("start", "done", "put"):
        seat = table.waiting[0]
        if table.options(seat)[0].kind == "start":
            order.append((seat - first) % 3)
        table.play(seat, table.options(seat)[0])
    assert order == [0, 1, 2, 2, 1, 0]


@pytest.mark.rule("ABR-2.18", "ABR-2.19")
def test_every_empty_slot_of_the_empire_gets_a_free_city() -> None:
    state = placed(3)
    slots = {"1-arrow": 2}
    for system in at(state, "empire"):
        if not system.endswith("gate"):
            there = [site for site in state["buildings"] if site.startswith(f"{system}/")]
            assert there, system
            assert len(there) >= slots.get(system, 1)
    assert all("damaged" not in each for each in state["buildings"].values())


@pytest.mark.rule("ABR-5.7", "ABR-2.20")
def test_the_mulligan_keeps_events() -> None:
    for seed in range(20):
        table = opened(2, first=str(seed % 2))
        while table.options(table.waiting[0])[0].kind in ("start", "done", "put"):
            table.play(table.waiting[0], table.options(table.waiting[0])[0])
        seat = table.waiting[0]
        hand = state_of(table)["players"][seat]["hand"]
        table.play(seat, "redraw")
        after = state_of(table)["players"][seat]["hand"]
        assert len(after) == 6
        assert [card for card in hand if card.startswith("EV")] == [
            card for card in after if card.startswith("EV") and card in hand
        ]
        assert not [card for card in after if card in hand and not card.startswith("EV")]
