"""Terms, map, control and damage (ARC-0, ARC-3)."""

import pytest

from ecliptic.games.arcs.board import RESOURCES, SYSTEMS, printed_board
from tests.rules.arcs.scene import Scene

BOARD = printed_board()
LINKS = BOARD.links([])


def near(system: str, *out: int) -> list[str]:
    """The neighbours of a system when these clusters are out of play."""
    return [SYSTEMS[other] for other in BOARD.links([cluster - 1 for cluster in out])[SYSTEMS.index(system)]]


@pytest.mark.rule("ARC-3.1", "ARC-3.2")
def test_six_clusters_of_a_gate_and_three_planets() -> None:
    assert len(SYSTEMS) == 24
    assert SYSTEMS[:5] == ["1-gate", "1-arrow", "1-crescent", "1-hex", "2-gate"]
    assert [BOARD.types[i] for i in range(0, 24, 4)] == [-1] * 6
    assert [BOARD.slots[i] for i in range(0, 24, 4)] == [0] * 6
    planets = [i for i in range(24) if i % 4]
    assert {BOARD.slots[i] for i in planets} == {1, 2}
    assert sum(BOARD.slots) == 26
    assert [RESOURCES[BOARD.types[i]] for i in (1, 2, 3)] == ["weapon", "fuel", "material"]


@pytest.mark.rule("ARC-3.3")
def test_gates_touch_their_planets_and_the_next_gates() -> None:
    assert near("1-gate") == ["1-arrow", "1-crescent", "1-hex", "2-gate", "6-gate"]
    assert near("4-gate") == ["3-gate", "4-arrow", "4-crescent", "4-hex", "5-gate"]


@pytest.mark.rule("ARC-3.4")
@pytest.mark.parametrize("cluster", range(1, 7))
def test_planets_of_a_cluster(cluster: int) -> None:
    assert f"{cluster}-crescent" in near(f"{cluster}-arrow")
    assert f"{cluster}-hex" in near(f"{cluster}-crescent")
    assert f"{cluster}-hex" not in near(f"{cluster}-arrow")


@pytest.mark.rule("ARC-3.5")
def test_two_links_between_planets_of_different_clusters() -> None:
    crossing = [(SYSTEMS[i], SYSTEMS[j]) for i in range(24) for j in LINKS[i] if i % 4 and j % 4 and i // 4 < j // 4]
    assert crossing == [("2-hex", "3-arrow"), ("5-hex", "6-arrow")]


@pytest.mark.rule("ARC-3.6")
@pytest.mark.parametrize("card", BOARD.setup_cards, ids=[card.id for card in BOARD.setup_cards])
def test_adjacency_is_symmetric(card: object) -> None:
    links = BOARD.links(card.out)  # type: ignore[attr-defined]  # a set-up card
    assert all(i in links[j] for i in range(24) for j in links[i])
    assert all(i not in links[i] for i in range(24))


@pytest.mark.rule("ARC-3.7")
def test_a_path_marker_joins_the_gates_beside_it() -> None:
    assert near("2-gate", 3) == ["1-gate", "2-arrow", "2-crescent", "2-hex", "4-gate"]
    assert near("6-gate", 1, 2) == ["3-gate", "5-gate", "6-arrow", "6-crescent", "6-hex"]
    assert near("3-gate", 3) == []
    scene = Scene(hand=["mobilization-2"], ships={"3-gate": {"0": 2}})
    scene.play("lead:mobilization-2")
    moves = [option for option in scene.options("move") if option.startswith("move:3-gate")]
    assert moves == ["move:3-gate>2-gate", "move:3-gate>3-arrow", "move:3-gate>3-crescent", "move:3-gate>3-hex",
                     "move:3-gate>5-gate"]  # fmt: skip


@pytest.mark.rule("ARC-3.8")
def test_a_link_between_planets_needs_both_clusters() -> None:
    assert "3-arrow" in near("2-hex", 1)
    assert "3-arrow" not in near("2-hex", 3)
    assert "2-hex" not in near("3-arrow", 2)


@pytest.mark.rule("ARC-3.9", "ARC-3.10")
@pytest.mark.parametrize(
    ("ships", "controller"),
    [
        ({}, -1),
        ({"0": 1}, 0),
        ({"0": 2, "1": 1}, 0),
        ({"0": 2, "1": 2}, -1),
        ({"0": 2, "1": 2, "2": 3}, 2),
        ({"0": [0, 5]}, -1),
        ({"0": [1, 5], "1": 2}, 1),
    ],
)
def test_control_is_more_fresh_ships_than_each_other(ships: dict[str, object], controller: int) -> None:
    scene = Scene(ships={"2-hex": ships}, buildings={"2-hex/1": "0 city", "2-hex/2": "0 starport"})
    assert scene.view()["systems"][SYSTEMS.index("2-hex")]["controller"] == controller


@pytest.mark.rule("ARC-3.11")
def test_control_follows_the_ships() -> None:
    scene = Scene(hand=["mobilization-2"], ships={"2-hex": {"0": 2}, "3-arrow": {"1": 1}})
    scene.play("lead:mobilization-2", "move:2-hex>3-arrow", "ships:2+0")
    systems = scene.view()["systems"]
    assert systems[SYSTEMS.index("2-hex")]["controller"] == -1
    assert systems[SYSTEMS.index("3-arrow")]["controller"] == 0


@pytest.mark.rule("ARC-3.12")
def test_every_piece_of_a_box_counts_as_one() -> None:
    scene = Scene(me={"trophies": ["1 ship", "1 city", "2 agent"], "captives": ["1 agent", "1 agent"]})
    standing = {each["ambition"]: each["counts"][0] for each in scene.view()["ambitions"]}
    assert (standing["warlord"], standing["tyrant"]) == (3, 2)


@pytest.mark.rule("ARC-0.1", "ARC-0.2", "ARC-0.3")
def test_only_pieces_of_another_colour_are_rivals() -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 2, "1": 1}},
        buildings={"2-hex/1": "2 city", "2-hex/2": "0 starport"},
    )
    scene.play("lead:aggression-2")
    assert [option for option in scene.options("battle") if "2-hex" in option] == ["battle:2-hex/1", "battle:2-hex/2"]


@pytest.mark.rule("ARC-0.4", "ARC-0.5")
def test_a_hit_is_one_step() -> None:
    scene = Scene(hand=["aggression-2"], ships={"2-hex": {"0": 3, "1": 1}}, luck=[[9], [9]])
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-1-0")
    assert scene.ships("2-hex", 1) == [0, 1]
    scene.play("battle:2-hex/1", "dice:0-1-0")
    assert scene.ships("2-hex", 1) == [0, 0]


@pytest.mark.rule("ARC-0.6")
def test_a_destroyed_rival_piece_is_a_trophy_and_an_own_one_returns() -> None:
    scene = Scene(hand=["mobilization-2"], me={"cards": ["L18"]},
                  ships={"2-hex": {"0": 2, "1": 1}})  # fmt: skip
    scene.play("lead:mobilization-2", "use:martyr", "hit:1/fresh")
    assert scene.me["trophies"] == ["1 ship"]
    assert scene.ships("2-hex", 0) == [1, 0]
    assert scene.me["ships"] == 14


@pytest.mark.rule("ARC-0.7")
def test_unbuilt_cities_lie_on_the_board() -> None:
    scene = Scene(hand=["construction-2"], ships={"2-hex": {"0": 1}})
    scene.play("lead:construction-2", "build_city:2-hex")
    assert (scene.me["cities"], scene.me["starports"], scene.me["ships"]) == (4, 5, 14)


@pytest.mark.rule("ARC-0.8")
def test_gaining_from_an_empty_supply_gains_nothing() -> None:
    taken = {"resources": ["relic", "relic"]}
    scene = Scene(hand=["administration-2"], foe=taken, players={2: {"resources": ["relic", "relic"]}},
                  me={"resources": ["relic"]}, buildings={"2-hex/1": "0 city"})  # fmt: skip
    scene.play("lead:administration-2", "tax:2-hex/1")
    assert scene.resources() == ["relic"]


@pytest.mark.rule("ARC-0.9", "ARC-5.6")
def test_spending_is_delayed_and_discarding_is_not() -> None:
    scene = Scene(hand=["administration-2"], me={"resources": ["fuel", "psionic"], "cards": ["BC24"]})
    scene.play("lead:administration-2", "spend:fuel", "no")
    assert scene.supply("fuel") == 4
    scene.play("prelude:BC24")
    assert scene.supply("psionic") == 5
    assert scene.resources() == ["relic"]
    scene.play("end")
    assert scene.supply("fuel") == 5


@pytest.mark.rule("ARC-0.10")
def test_discarded_and_buried_cards() -> None:
    """Silver-Tongues is discarded face up; Sworn Guardians, stolen, is buried."""
    scene = Scene(hand=["administration-2"], me={"cards": ["BC20"]}, foe={"cards": ["BC22", "BC01"]})
    scene.play("lead:administration-2", "prelude:BC20")
    assert scene.state["court_discard"] == ["BC20"]
    assert scene.state["court_deck"][-1] == "BC22"
    assert scene.view()["court_bottom"] == ["BC22"]


@pytest.mark.rule("ARC-0.11")
def test_capturing_puts_an_agent_into_the_box() -> None:
    scene = Scene(hand=["administration-2"], ships={"2-hex": {"0": 1}}, buildings={"2-hex/1": "1 city"})
    scene.play("lead:administration-2", "tax:2-hex/1")
    assert scene.me["captives"] == ["1 agent"]
    assert scene.foe["agents"] == 9


@pytest.mark.rule("ARC-0.12")
def test_only_empty_slots_take_buildings() -> None:
    scene = Scene(hand=["construction-2"], ships={"2-arrow": {"0": 1}}, buildings={"2-arrow/1": "1 city"})
    scene.play("lead:construction-2")
    assert not [option for option in scene.options() if "2-arrow" in option]


@pytest.mark.rule("ARC-0.13")
def test_turn_order_starts_with_the_initiative() -> None:
    scene = Scene(
        hand=["aggression-2"],
        foe={"hand": ["aggression-3"]},
        players={2: {"hand": ["aggression-4"]}},
        initiative=1,
    )
    assert scene.waiting == [1]
    scene.play("lead:aggression-3", "end")
    assert scene.waiting == [2]
    scene.play("copy:aggression-4", "end")
    assert scene.waiting == [0]


@pytest.mark.rule("ARC-0.14")
def test_a_secured_card_is_held() -> None:
    scene = Scene(hand=["aggression-2"], court=["BC01", "BC02", "BC03", "BC04"], agents=[[1], [], [], []])
    scene.play("lead:aggression-2", "secure:BC01")
    assert scene.me["cards"] == ["BC01"]


@pytest.mark.rule("ARC-0.15")
def test_a_replaced_piece_keeps_its_state_and_is_not_destroyed() -> None:
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["L26"]},
        markers=["tyrant", "", ""],
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city damaged"},
    )
    scene.play("lead:construction-2", "use:annex")
    assert scene.building("2-hex/1") == "0 city damaged"
    assert scene.foe["cities"] == 5
    assert "trophies" not in scene.me
    assert "outrage" not in scene.me
