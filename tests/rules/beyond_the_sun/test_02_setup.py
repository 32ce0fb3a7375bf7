"""Components and set-up (BTS-1, BTS-2)."""

from typing import Any

import pytest

import ecliptic
from ecliptic.games.beyond_the_sun.components import printed
from ecliptic.games.beyond_the_sun.game import GAME
from ecliptic.games.beyond_the_sun.state import State, fleet_size
from ecliptic.kernel import Refused, Script, open_table
from tests.rules.beyond_the_sun.scene import Scene, at, new_game, number, slot


def state_of(seats: int, seed: int = 1, **options: str) -> State:
    state = new_game(seats, seed, **options).state
    assert isinstance(state, State)
    return state


@pytest.mark.rule("BTS-1.1")
def test_the_box() -> None:
    parts = printed()
    assert [sum(1 for card in parts.technologies if card.level == level) for level in range(4)] == [4, 16, 16, 10]
    assert [sum(1 for card in parts.events if card.level == level) for level in (1, 2)] == [10, 10]
    assert [sum(1 for card in parts.systems if card.deck == deck) for deck in (0, 1)] == [12, 12]
    kinds = [card.kind for card in parts.achievements]
    assert [kinds.count(kind) for kind in ("basic", "A", "B")] == [2, 4, 4]
    assert len(parts.guilds) == 4


@pytest.mark.rule("BTS-1.2", "BTS-1.7", "BTS-1.8", "BTS-2.15", "BTS-2.16", "BTS-2.17")
def test_a_mat_at_the_start() -> None:
    table = new_game(4, factions="chosen", first="0")
    for mat in ("FB-04", "FB-02", "FB-01"):
        table.play(table.waiting[0], f"mat:{mat}")
    nishida = table.state.players[1]  # type: ignore[attr-defined]
    assert nishida.supply == [5, 4, 3, 3, 2]
    assert (nishida.population, nishida.food, nishida.ore_discs, nishida.pawn) == (2, 8, 8, -1)
    assert (nishida.automation, nishida.colonies) == ([], [])


@pytest.mark.rule("BTS-1.3", "BTS-21.5")
def test_twenty_cubes_are_conserved() -> None:
    with pytest.raises(Refused, match="20"):
        Scene(players=[{"population": 3, "supply": [5, 4, 3, 3, 2]}])


@pytest.mark.rule("BTS-1.4", "BTS-1.5")
def test_ore_and_star_discs_are_unlimited() -> None:
    scene = Scene(players=[{"ore": 300}])
    scene.play("go:grow_and_mine")
    assert scene.ore() == 301
    stars = Scene(players=[{"automation": ["food"] * 8 + ["star"] * 12}], slots={"I-3": slot("T1-03", ())})
    assert len(stars.automation()) == 20


@pytest.mark.rule("BTS-1.6")
def test_ships_stop_at_level_four() -> None:
    scene = Scene(players=[{"population": 1, "private": ["T2-07"]}], locations={"SOL": at({0: [4]})})
    scene.play("go:T2-07/a/1")
    assert scene.options("upgrade") == []
    assert scene.ships("SOL") == [4]


@pytest.mark.rule("BTS-1.9", "BTS-11.2")
def test_discs_beyond_slot_seven_of_the_automation_track() -> None:
    scene = Scene(players=[{"population": 1, "automation": ["ore"] * 7}], slots={"I-4": slot("T1-04")})
    scene.play("go:research_1/1", "slot:I-4")
    assert scene.automation() == ["ore"] * 8


@pytest.mark.rule("BTS-1.12", "BTS-1.11")
def test_hybrids_have_two_types_and_hand_on_one() -> None:
    cards = {card.id: card for card in printed().technologies}
    blue, red, green, yellow = 1, 2, 4, 8
    assert cards["T2-02"].types == blue | red
    assert cards["T2-02"].output == 0
    assert cards["T2-16"].types == yellow | green
    assert cards["T2-16"].output == 3
    assert all(card.types.bit_count() in (1, 2) for card in cards.values())


@pytest.mark.rule("BTS-2.1")
def test_level_one_lies_face_up_in_random_order() -> None:
    orders = set()
    for seed in range(6):
        state = state_of(2, seed)
        orders.add(tuple(state.technology[:4]))
        assert sorted(state.technology[:4]) == [0, 1, 2, 3]
    assert len(orders) > 1


@pytest.mark.rule("BTS-2.2", "BTS-2.3", "BTS-2.4", "BTS-2.5", "BTS-2.20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_events_cover_levels_two_and_three(seats: int) -> None:
    state = state_of(seats, seats)
    parts = state.parts
    for level in (1, 2):
        events = [event for i, event in enumerate(state.event) if parts.slots[i].level == level]
        assert len(events) == 6
        assert all(parts.events[event].level == level for event in events)
        assert sum(1 for event in events if parts.events[event].is_light) == 2
    assert all(event < 0 for i, event in enumerate(state.event) if parts.slots[i].level in (0, 3))
    assert len(state.left_out) == 8
    assert [len(deck) for deck in state.decks] == [16, 16, 10]


@pytest.mark.rule("BTS-2.6")
def test_the_two_sides_of_the_exploration_board() -> None:
    assert state_of(2).seating.board.ids == ["SOL", "DS", "Y1", "Y2", "A1", "A2", "B1", "B2"]
    for seats in (3, 4):
        assert state_of(seats).seating.board.ids == ["SOL", "DS", "Y1", "Y2", "Y3", "A1", "A2", "B1", "B2"]


@pytest.mark.rule("BTS-2.7", "BTS-2.8")
def test_starting_systems() -> None:
    seen: set[str] = set()
    for seed in range(16):
        state = state_of(3, seed)
        systems = [state.parts.systems[system] for system in state.system if system >= 0]
        assert [card.deck for card in systems] == [0, 0, 1, 1]
        assert all(card.is_starting for card in systems[:2])
        seen.update(card.id for card in systems[:2])
        assert [len(deck) for deck in state.system_decks] == [10, 10]
    assert seen == {"SA-01", "SA-02", "SA-03", "SA-04"}


@pytest.mark.rule("BTS-2.9")
def test_two_basic_achievements_and_one_of_each_kind() -> None:
    for seed in range(5):
        state = state_of(3, seed)
        cards = [state.parts.achievements[card] for card in state.achievements]
        assert [card.id for card in cards[:2]] == ["AC-01", "AC-02"]
        assert [card.kind for card in cards[2:]] == ["A", "B"]


@pytest.mark.rule("BTS-2.10")
def test_achievements_for_the_first_game() -> None:
    state = state_of(3, achievements="first_game")
    assert [state.parts.achievements[card].id for card in state.achievements] == ["AC-01", "AC-02", "AC-07", "AC-03"]


@pytest.mark.rule("BTS-2.13")
def test_the_first_player_is_drawn_and_seats_follow_clockwise() -> None:
    table = open_table(GAME, 4, {"factions": "chosen"}, luck=Script([[2]]))
    assert table.waiting == [2]
    assert table.state.seating.order == [2, 3, 0, 1]  # type: ignore[attr-defined]


@pytest.mark.rule("BTS-2.14", "BTS-19.7")
@pytest.mark.parametrize(("mats", "letter"), [("basic", "FB"), ("advanced", "FA")])
def test_each_faction_once_from_one_side(mats: str, letter: str) -> None:
    state = state_of(4, 3, mats=mats)
    ids = [state.parts.mats[player.mat].id for player in state.players]
    assert sorted(ids) == [f"{letter}-0{i}" for i in range(1, 5)]
    table = new_game(2, factions="chosen", first="0", mats=mats)
    table.play(0, f"mat:{letter}-02")
    assert f"mat:{letter}-02" not in [option.text for option in table.options(1)]


@pytest.mark.rule("BTS-2.18", "BTS-2.20")
@pytest.mark.parametrize(("seats", "ore"), [(2, [1, 1]), (3, [1, 1, 2]), (4, [1, 1, 2, 2])])
def test_starting_ore_by_seat(seats: int, ore: list[int]) -> None:
    table = new_game(seats, factions="chosen", first="1")
    for mat in ("FB-01", "FB-03", "FB-04")[:seats]:
        table.play(table.waiting[0], f"mat:{mat}")
    state = table.state
    assert isinstance(state, State)
    nishida = [1 if state.parts.mats[player.mat].id == "FB-02" else 0 for player in state.players]
    assert [state.players[seat].ore - nishida[seat] for seat in state.seating.order] == ore


@pytest.mark.rule("BTS-2.19", "BTS-19.1")
def test_set_up_lines_of_the_basic_mats() -> None:
    table = new_game(4, factions="chosen", first="0")
    for mat in ("FB-01", "FB-02", "FB-03"):
        table.play(table.waiting[0], f"mat:{mat}")
    state = table.state
    assert isinstance(state, State)
    nations, nishida, ares, traders = state.players
    assert nations.supply == [7, 4, 3, 3, 0]
    assert nishida.ore == 2
    assert [state.ships[seat * 4 : seat * 4 + 4] for seat in range(4)] == [[1, 0, 0, 0]] * 2 + [
        [0, 1, 0, 0],
        [1, 0, 0, 0],
    ]
    assert (ares.ore, fleet_size(state, 2)) == (2, 1)
    assert (traders.population, traders.supply) == (3, [5, 4, 3, 3, 1])


@pytest.mark.rule("BTS-2.19", "BTS-19.2")
def test_set_up_lines_of_the_advanced_mats() -> None:
    table = new_game(4, factions="chosen", first="0", mats="advanced")
    for mat in ("FA-01", "FA-02", "FA-03"):
        table.play(table.waiting[0], f"mat:{mat}")
    state = table.state
    assert isinstance(state, State)
    assert state.players[0].supply == [6, 4, 3, 3, 1]
    assert state.players[1].ore == 2
    assert state.ships[8:12] == [0, 1, 0, 0]
    assert state.players[3].population == 3


@pytest.mark.rule("BTS-2.21")
def test_spaces_for_four_players_only() -> None:
    card = printed().achievements[number("achievement", "AC-01")]
    assert (card.spaces(2), card.spaces(3), card.spaces(4)) == ([5, 3], [5, 3], [5, 3, 2])


@pytest.mark.rule("BTS-1.10", "BTS-1.10a")
def test_only_decks_and_face_down_events_are_hidden() -> None:
    table = new_game(3, 5)
    view: Any = table.view(None)
    assert view["slots"]["II-A"] == {"technology": None, "event": True, "researchers": []}
    assert "left_out" not in view
    assert view["decks"]["II"]["parts"] == [[f"T2-{i:02}" for i in range(1, 17)]]
    assert len(view["unseen_events"]["II"]) == 10
    assert view["players"] == table.view(2)["players"]


@pytest.mark.parametrize(
    ("option", "fitting", "wrong"), [("round_limit", [0, 10_000], [-1, 10_001]), ("first", ["0", "2"], ["3", "4"])]
)
def test_the_bounds_of_options(option: str, fitting: list[Any], wrong: list[Any]) -> None:
    for value in fitting:
        assert ecliptic.new("beyond-the-sun", seats=3, seed=1, options={option: value}).waiting
    for value in wrong:
        with pytest.raises(ecliptic.Refused, match=option):
            ecliptic.new("beyond-the-sun", seats=3, seed=1, options={option: value})
