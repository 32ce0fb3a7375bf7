"""Content packs: values of somebody's own, each checked before anybody sits down."""

from typing import Any

import pytest

import ecliptic
from ecliptic.games.arcs.content_pack import ROWS, TABLES, components
from ecliptic.kernel import Refused
from tests.rules.arcs.scene import state_of

PACK: dict[str, Any] = {
    "game": "arcs",
    "name": "my box",
    "starting_pieces": {"A": {"ships": 5}},
    "power_to_end": {"2": 12},
    "court_row": {"2": 5},
    "player_pieces": {"agent": 7},
    "court": {"BC02": {"suit": "relic", "raid_cost": 4}},
}


def test_a_table_is_set_up_with_the_values_of_the_pack() -> None:
    table = ecliptic.new("arcs", seats=2, seed=1, options={"map": "2p-frontiers", "first": "0"}, pack=PACK)
    state = state_of(table)
    assert state["ships"]["5-hex"] == {"0": [5, 0]}
    assert len(state["court"]) == 5
    assert [player["agents"] for player in state["players"]] == [7, 7]
    inner: Any = table.state
    assert inner.table.board.power_to_end[2] == 12
    again = ecliptic.load(table.save(), seed=1)
    assert again.save() == table.save()


def test_the_printed_components_stay_as_they_are() -> None:
    board, cards = components(PACK)
    assert (board.ships, cards.raid_cost[1], cards.suit[1]) == (15, 4, 3)
    board, cards = components(None)
    assert (board.agents, cards.raid_cost[1], cards.suit[1]) == (10, 2, 0)


def test_every_section_that_can_be_changed_is_there() -> None:
    board = {"systems", "suits", "action_cards", "dice", "ambition_markers", "starting_pieces", "setup_cards"}
    assert set(ROWS) == board | {"court", "lore", "leaders"}
    assert set(TABLES) == {"player_pieces", "player_board", "power_to_end", "court_row"}


@pytest.mark.parametrize(
    ("section", "change", "said"),
    [
        ("fates", {}, "no section"),
        ("court", {"BC99": {}}, "no row"),
        ("court", {"BC02": {"prelude": []}}, "no field"),
        ("court", {"BC02": {"raid_cost": 0}}, "court.BC02.raid_cost"),
        ("court", {"BC26": {"raid_cost": 2}}, "BC26"),
        ("lore", {"L13": {"slots": 9}}, "lore.L13.slots"),
        ("leaders", {"LEAD01": {"resources": ["fuel"]}}, "2 resources"),
        ("leaders", {"LEAD01": {"pieces": {"A": {"city": 1, "starport": 1}, "B": {}, "C": {}}}}, "two buildings"),
        ("leaders", {"LEAD01": {"pieces": {"A": {}, "B": {}, "C": {"city": 1}}}}, "C"),
        ("systems", {"2-hex": {"adjacent": ["2-gate"]}}, "both ways"),
        ("systems", {"2-gate": {"type": "fuel"}}, "systems.2-gate"),
        ("systems", {"2-hex": {"slots": 0}}, "systems.2-hex"),
        ("suits", {"aggression": {"actions": []}}, "every suit needs an action"),
        ("dice", {"raid": {"faces": [[]] * 5}}, "six sides"),
        ("dice", {"raid": {"faces": [["key"] * 4, [], [], [], [], []]}}, "at most 3"),
        ("ambition_markers", {"low": {"blue": {"first": 1, "second": 2}}}, "ambition_markers.low"),
        ("setup_cards", {"2p-frontiers": {"out_of_play": [3, 4]}}, "setup_cards.2p-frontiers"),
        ("setup_cards", {"2p-frontiers": {"out_of_play": [1]}}, "setup_cards.2p-frontiers"),
        ("player_board", {"open_slots": [3, 2, 4, 6, 6, 6]}, "stay open"),
        ("player_board", {"raid_costs": [1, 2]}, "6 numbers"),
        ("player_pieces", {"ship": 16}, "ship"),
        ("player_pieces", {"city": 4}, "no field"),
        ("power_to_end", {"2": 0}, "power_to_end"),
        ("court_row", {"2": 7}, "court_row"),
        ("action_cards", {"aggression-2": {"pips": 9}}, "action_cards.aggression-2.pips"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(section: str, change: Any, said: str) -> None:
    with pytest.raises(Refused) as caught:
        ecliptic.new("arcs", seats=2, pack={"game": "arcs", section: change})
    text = str(caught.value)
    assert said in text
    assert len(text) < 700
    assert "\n" not in text


def test_a_pack_of_another_game_is_refused() -> None:
    with pytest.raises(Refused, match="not for 'arcs'"):
        ecliptic.new("arcs", seats=2, pack={"game": "federation"})
