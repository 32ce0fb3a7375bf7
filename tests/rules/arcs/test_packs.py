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
        ("fates", {}, "not a section"),
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


# Two players on 2p-frontiers: clusters 1 and 6 are out of play.
SEATS_OF_TWO: list[dict[str, Any]] = [
    {"A": "5-hex", "B": "4-hex", "C": ["3-gate", "3-hex"]},
    {"A": "3-arrow", "B": "5-arrow", "C": ["5-gate", "4-arrow"]},
]


def with_first(**systems: Any) -> list[dict[str, Any]]:
    """The two seats, the first with other systems."""
    return [{**SEATS_OF_TWO[0], **systems}, SEATS_OF_TWO[1]]


@pytest.mark.rule("ARC-2.10")
@pytest.mark.parametrize(
    "change",
    [
        {"seats": with_first(A="2-hex", B="2-arrow", C=["2-gate", "2-gate"])},
        {"out_of_play": [1, 2]},
        {"out_of_play": [6, 2]},
    ],
)
def test_other_systems_of_a_setup_card(change: dict[str, Any]) -> None:
    board, _ = components({"game": "arcs", "setup_cards": {"2p-frontiers": change}})
    card = board.setup_cards[0]
    assert (card.id, len(card.a), len(card.out)) == ("2p-frontiers", 2, 2)


@pytest.mark.rule("ARC-2.10")
@pytest.mark.parametrize(
    ("card", "change"),
    [
        ("2p-frontiers", {"seats": [*SEATS_OF_TWO, SEATS_OF_TWO[0]]}),
        ("2p-frontiers", {"seats": SEATS_OF_TWO[:1]}),
        ("2p-frontiers", {"out_of_play": [1, 6, 6]}),
        ("2p-frontiers", {"out_of_play": [1, 6, 2]}),
        ("2p-frontiers", {"out_of_play": [1, 1]}),
        ("2p-frontiers", {"out_of_play": [1, 7]}),
        ("2p-frontiers", {"out_of_play": [0, 1]}),
        ("2p-frontiers", {"seats": with_first(A="1-hex")}),
        ("2p-frontiers", {"seats": with_first(B="6-hex")}),
        ("2p-frontiers", {"seats": with_first(C=["3-gate", "1-gate"])}),
        ("2p-frontiers", {"seats": with_first(A="5-gate")}),
        ("2p-frontiers", {"seats": with_first(B="5-gate")}),
        ("2p-frontiers", {"seats": with_first(A="4-hex")}),
        ("2p-frontiers", {"seats": with_first(A="3-arrow")}),
        ("2p-frontiers", {"seats": with_first(B="5-arrow")}),
        ("2p-frontiers", {"seats": with_first(C=["3-gate"])}),
        ("2p-frontiers", {"seats": with_first(C=["3-gate", "3-hex", "4-gate"])}),
        ("3p-mix-up", {"out_of_play": [1]}),
        ("3p-mix-up", {"out_of_play": [1, 4, 6]}),
        ("4p-mix-up-1", {"out_of_play": []}),
        ("4p-mix-up-1", {"out_of_play": [3, 2]}),
    ],
)
def test_a_setup_card_that_cannot_be_set_up(card: str, change: dict[str, Any]) -> None:
    """As many seats and clusters as the card is for, pieces in play, buildings on planets of their own."""
    with pytest.raises(Refused, match=f"setup_cards.{card}"):
        components({"game": "arcs", "setup_cards": {card: change}})


@pytest.mark.rule("ARC-2.10")
def test_with_more_than_two_players_c_is_one_system() -> None:
    seats = [{"A": "3-hex", "B": "5-crescent", "C": ["2-gate", "3-gate"]}]
    seats += [{"A": "5-hex", "B": "2-arrow", "C": ["3-gate"]}, {"A": "2-hex", "B": "3-arrow", "C": ["5-gate"]}]
    with pytest.raises(Refused, match=r"setup_cards\.3p-mix-up"):
        components({"game": "arcs", "setup_cards": {"3p-mix-up": {"seats": seats}}})
    seats[0]["C"] = ["5-gate"]
    board, _ = components({"game": "arcs", "setup_cards": {"3p-mix-up": {"seats": seats}}})
    assert [len(systems) for systems in board.setup_cards[4].c] == [1, 1, 1]


@pytest.mark.parametrize(
    "systems",
    [
        {"2-gate": {"slots": 1}},
        {"2-hex": {"adjacent": ["2-gate", "2-crescent", "3-arrow", "2-hex"]}},  # next to itself
        {"2-arrow": {"adjacent": ["2-gate", "2-crescent", "2-gate"]}},
        {
            # 2-hex touches cluster 3 only.
            "2-hex": {"adjacent": ["3-arrow"]},
            "2-gate": {"adjacent": ["1-gate", "2-arrow", "2-crescent", "3-gate"]},
            "2-crescent": {"adjacent": ["2-gate", "2-arrow"]},
        },
    ],
    ids=["slot at a gate", "next to itself", "twice", "away from its cluster"],
)
def test_a_map_that_cannot_be(systems: dict[str, Any]) -> None:
    with pytest.raises(Refused, match=r"systems\.2-"):
        components({"game": "arcs", "systems": systems})


@pytest.mark.rule("ARC-2.8")
def test_the_supply_has_tokens_for_all_planets_out_of_play() -> None:
    """With two players a token of its type is taken for each of these planets, and there are five of a type."""
    planets = [f"{cluster}-{name}" for cluster in (1, 6) for name in ("arrow", "crescent", "hex")]
    fuel = {"type": "fuel"}
    with pytest.raises(Refused, match=r"setup_cards\.2p-frontiers"):
        components({"game": "arcs", "systems": dict.fromkeys(planets, fuel)})
    board, _ = components({"game": "arcs", "systems": dict.fromkeys(planets[1:], fuel)})
    assert board.types.count(1) == 5 + 2
    planets = [f"{cluster}-{name}" for cluster in (2, 3) for name in ("arrow", "crescent", "hex")]
    board, _ = components({"game": "arcs", "systems": dict.fromkeys(planets, fuel)})
    assert board.types.count(1) == 6 + 3, "3p-frontiers leaves these out, and three players need no tokens for it"


@pytest.mark.rule("ARC-2.10")
@pytest.mark.parametrize(
    ("box", "change"), [("A", {"starport": 1}), ("B", {"city": 1}), ("C", {"city": 1}), ("C", {"starport": 1})]
)
def test_a_box_has_one_building_and_c_has_none(box: str, change: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="starting_pieces"):
        components({"game": "arcs", "starting_pieces": {box: change}})
    without = {"A": {"city": 0, "starport": 1}, "B": {"starport": 0, "city": 1}, "C": {"ships": 9}}
    board, _ = components({"game": "arcs", "starting_pieces": without})
    assert board.starting_pieces == [[3, 0, 1], [3, 1, 0], [9, 0, 0]]


@pytest.mark.rule("ARC-11.3")
@pytest.mark.parametrize("side", ["blue", "gold"])
def test_second_place_is_worth_no_more_than_the_first(side: str) -> None:
    board, _ = components({"game": "arcs", "ambition_markers": {"low": {side: {"first": 3, "second": 3}}}})
    at = ["blue", "gold"].index(side)
    assert (board.first_place[0][at], board.second_place[0][at]) == (3, 3)
    with pytest.raises(Refused, match=r"ambition_markers\.low"):
        components({"game": "arcs", "ambition_markers": {"low": {side: {"first": 3, "second": 4}}}})


LAST_SLOT = [2, 3, 3, 4, 4]  # of open slots; they may not decrease

BOUNDS: list[tuple[str, Any, int, int]] = [
    ("systems", lambda n: {"2-hex": {"slots": n}}, 1, 2),
    ("action_cards", lambda n: {"aggression-2": {"number": n}}, 1, 7),
    ("action_cards", lambda n: {"aggression-2": {"pips": n}}, 0, 4),
    ("ambition_markers", lambda n: {"high": {"gold": {"first": n, "second": 0}}}, 1, 50),
    ("ambition_markers", lambda n: {"high": {"gold": {"first": 6, "second": n}}}, 0, 6),
    ("player_board", lambda n: {"raid_costs": [1, 1, 1, 1, 1, n]}, 1, 9),
    ("player_board", lambda n: {"open_slots": [*LAST_SLOT, n]}, 4, 6),
    ("player_board", lambda n: {"open_slots": [n, 6, 6, 6, 6, 6]}, 2, 6),
    ("player_board", lambda n: {"city_bonus": [0, 0, 0, 0, 0, n]}, 0, 20),
    ("player_pieces", lambda n: {"ship": n}, 1, 15),
    ("player_pieces", lambda n: {"starport": n}, 1, 5),
    ("player_pieces", lambda n: {"agent": n}, 1, 10),
    ("starting_pieces", lambda n: {"C": {"ships": n}}, 0, 9),
    ("power_to_end", lambda n: {"3": n}, 1, 300),
    ("court_row", lambda n: {"4": n}, 1, 6),
    ("court", lambda n: {"BC02": {"raid_cost": n}}, 1, 9),
    ("lore", lambda n: {"L13": {"slots": n}}, 0, 3),
]


@pytest.mark.parametrize(("section", "change", "low", "high"), BOUNDS)
def test_every_number_has_its_bounds(section: str, change: Any, low: int, high: int) -> None:
    for n in (low, high):
        components({"game": "arcs", section: change(n)})
    for n in (low - 1, high + 1):
        with pytest.raises(Refused):
            components({"game": "arcs", section: change(n)})
