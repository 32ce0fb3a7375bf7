"""Components, limits and set-up (ARC-1, ARC-2)."""

from typing import Any

import pytest

from ecliptic.games import manifests
from ecliptic.games.arcs.board import AMBITIONS, SYSTEMS, printed_board
from ecliptic.games.arcs.cards import GUILD, LEADER, LORE, VOX, printed_cards
from ecliptic.kernel import Refused
from tests.rules.arcs.scene import Scene, new_table, state_of

BOARD = printed_board()


def at_start(seats: int, setup: str = "random", first: str = "0") -> dict[str, Any]:
    """The position before the first decision."""
    return state_of(new_table(seats, map=setup, first=first))


@pytest.mark.rule("ARC-1.1")
def test_everybody_has_the_same_pieces() -> None:
    with pytest.raises(Refused):
        new_table(5)
    assert (BOARD.ships, BOARD.starports, BOARD.cities, BOARD.agents) == (15, 5, 5, 10)


@pytest.mark.rule("ARC-1.2")
def test_the_shared_components() -> None:
    cards = printed_cards()
    assert [len(cards.numbers(kind)) for kind in (GUILD, VOX, LEADER, LORE)] == [25, 6, 16, 28]
    assert len([card for card in cards.cards if card.is_expansion]) == 8 + 14
    assert (len(BOARD.action_ids), len(BOARD.setup_cards), len(BOARD.marker_ids)) == (28, 12, 3)
    assert [[card.players for card in BOARD.setup_cards].count(n) for n in (2, 3, 4)] == [4, 4, 4]


@pytest.mark.rule("ARC-1.3")
def test_what_is_short_goes_where_the_player_chooses() -> None:
    """Two ships are left for the four gates: Gatekeepers asks which gates."""
    scene = Scene(hand=["aggression-2"], me={"cards": ["BC08"]}, ships={"2-hex": {"0": 13}})
    scene.play("lead:aggression-2", "prelude:BC08")
    assert scene.options("at") == ["at:2-gate", "at:3-gate", "at:5-gate", "at:6-gate"]
    scene.play("at:6-gate", "at:2-gate")
    assert [scene.ships(f"{n}-gate") for n in (2, 3, 5, 6)] == [[1, 0], [0, 0], [0, 0], [1, 0]]


@pytest.mark.rule("ARC-1.4")
def test_outrage_without_an_agent_waits_for_the_next() -> None:
    """All ten agents are on the Court; the one that comes back goes onto the slot."""
    scene = Scene(
        hand=["aggression-6"],
        me={"resources": ["relic"]},
        foe={"hand": ["aggression-3"]},
        ships={"2-hex": {"0": 6}},
        buildings={"2-hex/1": "1 city damaged"},
        court=["BC01", "BC02", "BC03", "BC04"],
        agents=[[8], [2], [], []],
        luck=[[4]],
    )
    scene.play("lead:aggression-6", "battle:2-hex/1", "dice:1-0-0")
    assert scene.me["outrage"] == ["relic"]
    assert scene.me["owed"] == ["relic"]
    scene.play("secure:BC02")
    assert "owed" not in scene.me
    assert scene.me["agents"] == 1


@pytest.mark.rule("ARC-1.5")
def test_placed_pieces_are_own_and_fresh() -> None:
    scene = Scene(hand=["construction-2"], ships={"2-hex": {"0": 1}})
    scene.play("lead:construction-2", "build_city:2-hex", "build_starport:2-hex")
    assert (scene.building("2-hex/1"), scene.building("2-hex/2")) == ("0 city", "0 starport")
    assert (scene.me["cities"], scene.me["starports"]) == (4, 4)


@pytest.mark.rule("ARC-1.6", "ARC-9.2")
@pytest.mark.parametrize(
    ("cities", "opened", "bonus"), [(5, 2, 0), (4, 3, 0), (3, 4, 0), (2, 6, 0), (1, 6, 2), (0, 6, 5)]
)
def test_cities_leave_from_the_left(cities: int, opened: int, bonus: int) -> None:
    sites = ["2-hex/1", "2-hex/2", "3-hex/1", "3-hex/2", "5-hex/1"]
    scene = Scene(buildings=dict.fromkeys(sites[: 5 - cities], "0 city"))
    slots = scene.view()["players"][0]["slots"]
    assert [slot["open"] for slot in slots] == [True] * opened + [False] * (6 - opened)
    assert BOARD.city_bonus[5 - cities] == bonus


@pytest.mark.rule("ARC-1.7")
@pytest.mark.parametrize(("seats", "cards", "numbers"), [(2, 20, "23456"), (3, 20, "23456"), (4, 28, "1234567")])
def test_the_action_deck(seats: int, cards: int, numbers: str) -> None:
    state = at_start(seats)
    deck = state["pile"] + [card for player in state["players"] for card in player["hand"]]
    assert len(deck) == cards
    assert sorted({card[-1] for card in deck}) == list(numbers)


@pytest.mark.rule("ARC-2.1")
def test_the_initiative_is_drawn() -> None:
    assert state_of(new_table(3, luck=[[2]]))["initiative"] == 2


@pytest.mark.rule("ARC-2.2")
def test_the_action_deck_is_shuffled() -> None:
    deck = list(range(1, 6)) + list(range(8, 13)) + list(range(15, 20)) + list(range(22, 27))
    table = new_table(3, first="0", map="3p-mix-up", luck=[list(range(31)), deck])
    assert state_of(table)["players"][0]["hand"][:5] == [f"administration-{n}" for n in range(2, 7)]


@pytest.mark.rule("ARC-2.3", "ARC-2.4")
def test_markers_and_chapter_at_the_start() -> None:
    table = new_table(3)
    view: Any = table.view(None)
    assert [(marker["first"], marker["second"], marker["at"]) for marker in view["markers"]] == [
        (2, 0, ""),
        (3, 2, ""),
        (5, 3, ""),
    ]
    assert (view["chapter"], view["zeroed"]) == (1, False)


@pytest.mark.rule("ARC-2.5")
@pytest.mark.parametrize(("seats", "spots"), [(2, 3), (3, 4), (4, 4)])
def test_the_court_row(seats: int, spots: int) -> None:
    state = at_start(seats)
    assert (len(state["court"]), len(state["court_deck"])) == (spots, 31 - spots)
    assert "" not in state["court"]


@pytest.mark.rule("ARC-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_set_up_card_for_the_players_is_drawn(seats: int) -> None:
    numbers = [i for i, card in enumerate(BOARD.setup_cards) if card.players == seats]
    found = [state_of(new_table(seats, first="0", luck=[[number]]))["map"] for number in numbers]
    assert found == [BOARD.setup_cards[number].id for number in numbers]
    with pytest.raises(Refused):
        new_table(seats, map="3p-mix-up" if seats != 3 else "4p-frontiers")


@pytest.mark.rule("ARC-2.7")
@pytest.mark.parametrize("card", BOARD.setup_cards, ids=[card.id for card in BOARD.setup_cards])
def test_clusters_out_of_play(card: Any) -> None:
    view: Any = new_table(card.players, map=card.id).view(None)
    out = [i for i, system in enumerate(view["systems"]) if not system["in_play"]]
    assert out == [system for cluster in sorted(card.out) for system in range(cluster * 4, cluster * 4 + 4)]
    assert len(card.out) == (1 if card.players == 4 else 2)


@pytest.mark.rule("ARC-2.8")
@pytest.mark.parametrize(
    ("setup", "boxes"),
    [  # material, fuel, weapon, relic, psionic
        ("2p-frontiers", [2, 2, 1, 0, 1]),
        ("2p-mix-up-1", [0, 0, 2, 2, 2]),
        ("2p-homelands", [2, 2, 1, 1, 0]),
        ("2p-mix-up-2", [2, 2, 1, 1, 0]),
    ],
)
def test_two_players_put_tokens_on_the_boxes(setup: str, boxes: list[int]) -> None:
    state = at_start(2, setup)
    assert state["boxes"] == boxes
    held = [player["resources"] for player in state["players"]]
    names = ["material", "fuel", "weapon", "relic", "psionic"]
    for i, name in enumerate(names):
        assert state["supply"][i] == 5 - boxes[i] - sum(slots.count(name) for slots in held)


@pytest.mark.rule("ARC-2.8")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_put_no_tokens_on_the_boxes(seats: int) -> None:
    assert "boxes" not in at_start(seats)


@pytest.mark.rule("ARC-2.9")
def test_players_start_with_everything_in_supply_and_no_power() -> None:
    for player in at_start(3)["players"]:
        assert (player["power"], player["agents"], player["cities"], player["starports"]) == (0, 10, 4, 4)
        assert player["ships"] == 15 - 8


@pytest.mark.rule("ARC-2.10", "ARC-2.12")
@pytest.mark.parametrize("first", ["0", "1", "2"])
def test_pieces_of_three_players(first: str) -> None:
    """Mix Up: the seat with initiative is the first in turn order, the others follow clockwise."""
    state = at_start(3, "3p-mix-up", first)
    order = [str((int(first) + i) % 3) for i in range(3)]
    boxes = [("3-hex", "5-crescent", "2-gate"), ("5-hex", "2-arrow", "3-gate"), ("2-hex", "3-arrow", "5-gate")]
    for seat, (a, b, c) in zip(order, boxes, strict=True):
        assert [state["ships"][system][seat] for system in (a, b, c)] == [[3, 0], [3, 0], [2, 0]]
        assert state["buildings"][f"{a}/1"] == {"owner": seat, "kind": "city"}
        assert state["buildings"][f"{b}/1"] == {"owner": seat, "kind": "starport"}


@pytest.mark.rule("ARC-2.10", "ARC-2.12")
def test_two_players_have_two_systems_c() -> None:
    state = at_start(2, "2p-homelands")
    assert state["ships"]["5-gate"]["0"] == [2, 0]
    assert state["ships"]["5-hex"]["0"] == [2, 0]
    assert [player["ships"] for player in state["players"]] == [15 - 10, 15 - 10]


@pytest.mark.rule("ARC-2.10")
@pytest.mark.parametrize("card", BOARD.setup_cards, ids=[card.id for card in BOARD.setup_cards])
def test_every_set_up_card_places_eight_or_ten_ships(card: Any) -> None:
    state = at_start(card.players, card.id)
    for seat in range(card.players):
        there = [owners[str(seat)][0] for owners in state["ships"].values() if str(seat) in owners]
        assert sum(there) == (10 if card.players == 2 else 8)
        assert state["ships"][SYSTEMS[card.a[seat]]][str(seat)] == [3, 0]


@pytest.mark.rule("ARC-2.11")
def test_starting_resources_are_those_of_a_and_b() -> None:
    """Seat 0 of Mix Up: the city on 3-hex (weapon), the starport on 5-crescent (relic)."""
    assert at_start(3, "3p-mix-up")["players"][0]["resources"] == ["weapon", "relic", "", "", "", ""]


@pytest.mark.rule("ARC-2.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_cards_each(seats: int) -> None:
    assert [len(player["hand"]) for player in at_start(seats)["players"]] == [6] * seats


@pytest.mark.rule("ARC-2.14", "ARC-2.15")
def test_the_player_without_initiative_may_draw_a_new_hand() -> None:
    table = new_table(2, first="0")
    before = state_of(table)
    old = before["players"][1]["hand"]
    assert table.waiting == [1]
    assert [str(option) for option in table.options(1)] == ["keep_hand", "redraw"]
    table.play(1, "redraw")
    after = state_of(table)
    assert sorted(after["players"][1]["hand"]) == sorted(before["pile"][:6])
    assert after["pile"][:2] == before["pile"][6:]
    assert sorted(after["pile"][2:]) == sorted(old)
    assert table.waiting == [0]


@pytest.mark.rule("ARC-2.14")
@pytest.mark.parametrize("seats", [3, 4])
def test_only_two_players_redraw(seats: int) -> None:
    table = new_table(seats, first="0")
    assert {option.kind for option in table.options(table.waiting[0])} == {"lead", "pass"}


@pytest.mark.rule("ARC-2.16")
@pytest.mark.parametrize(("seats", "left"), [(2, 8), (3, 2), (4, 4)])
def test_undealt_cards_are_the_discard_pile(seats: int, left: int) -> None:
    table = new_table(seats)
    assert len(state_of(table)["pile"]) == left
    assert table.view(None)["pile"] == [""] * left


def test_the_names_of_ambitions_are_those_of_the_data() -> None:
    assert AMBITIONS == ["tycoon", "tyrant", "warlord", "keeper", "empath"]


def test_arcs_is_listed_after_the_other_games_and_before_its_campaign() -> None:
    listed = [slug for slug in manifests() if slug in ("beyond-the-sun", "arcs", "blighted-reach")]
    assert listed == ["beyond-the-sun", "arcs", "blighted-reach"]
