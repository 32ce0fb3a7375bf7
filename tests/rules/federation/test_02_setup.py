"""Set-up of the board and of the players (FED-2, FED-3)."""

from typing import Any

import pytest

import ecliptic
from ecliptic.kernel.table import Table
from tests.rules.federation.marks import row


def new(seats: int, seed: int = 1, **options: object) -> Table:
    return ecliptic.new("federation", seats=seats, seed=seed, options=options)


def state_of(table: Table) -> dict[str, Any]:
    state = table.save()["state"]
    assert isinstance(state, dict)
    return state


@pytest.mark.rule("FED-2.1", "FED-2.2")
def test_tokens_on_the_moons() -> None:
    """Four tokens on every place, of strength 1, 2, 2, 3, 3, 3, 4; the first moon face up; 22 beside the board."""
    state = state_of(new(4))
    strengths = {place: {token[4] for token in tokens} for place, tokens in state["six_moon"].items()}
    assert strengths == {
        "m1": {"1"}, "m2": {"2"}, "m3": {"2"}, "m4": {"3"}, "m5": {"3"}, "m6": {"3"}, "m7": {"4"},
    }  # fmt: skip
    assert all(len(tokens) == 4 for tokens in state["six_moon"].values())
    assert state["six_moon_up"] == ["m1"]
    assert [len(state["beside"][str(strength)]) for strength in (1, 2, 3, 4)] == [16, 2, 2, 2]


@pytest.mark.rule("FED-2.1")
def test_tokens_are_shuffled() -> None:
    assert state_of(new(4, seed=1))["six_moon"] != state_of(new(4, seed=2))["six_moon"]


@pytest.mark.rule("FED-2.3", "FED-2.14", "FED-3.1")
def test_everybody_starts_at_the_beginning() -> None:
    """Magi and miners without influence, no points; starting planets move the accreditation marker at most one step."""
    state = state_of(new(4))
    for player in state["players"]:
        assert (player["magus"], player["miner"], player["points"]) == ("m0", "n0", 0)
        assert player["step"] <= 1


@pytest.mark.rule("FED-2.4")
def test_erudites_on_atalum() -> None:
    """Level 1: stacks of 3 with the top one seen; level 2: stacks of 3 face down; level 3: one seen."""
    table = new(3)
    view: Any = table.view(0)
    for delegation in "ABCDE":
        one, two, three = (view["atalum"][f"{level}{delegation}"] for level in (1, 2, 3))
        assert one["size"] == 3
        assert one["top"].startswith(f"1{delegation}")
        assert two == {"top": None, "size": 3}
        assert three["size"] == 1
        assert three["top"].startswith(f"3{delegation}")


@pytest.mark.rule("FED-2.5", "FED-2.6")
@pytest.mark.parametrize(("seats", "thresholds"), [(4, [3, 4, 5, 6]), (3, [4, 5, 6]), (2, [4, 6])])
def test_medals_by_number_of_players(seats: int, thresholds: list[int]) -> None:
    medals = state_of(new(seats))["medals"]
    for planet in ("neo", "six_moon", "atalum", "arratooine", "e81216"):
        assert medals[planet] == thresholds
    assert (medals["accreditation"], medals["intrigue"]) == (seats, seats)


@pytest.mark.rule("FED-2.7")
def test_discs_and_robots_wait_without_influence() -> None:
    view: Any = new(4).view(None)
    for player in view["players"]:
        assert player["influence"] == {"neo": 0, "six_moon": 0, "atalum": 0, "arratooine": 0, "e81216": 0}


@pytest.mark.rule("FED-2.8")
def test_asteroids_on_neo() -> None:
    """Four of six tiles of each kind, all face down; the others are out of the game."""
    state = state_of(new(4))["neo"]
    assert len(set(state["asteroids"])) == 4
    assert len(set(state["dead_asteroids"])) == 4
    assert sorted(state["asteroids"] + state["spare"]) == [f"AST-{n}" for n in range(1, 7)]
    assert sorted(state["dead_asteroids"] + state["spare_dead"]) == [f"DAST-{n}" for n in range(1, 7)]
    assert (state["up"], state["dead_up"]) == ([], False)


@pytest.mark.rule("FED-2.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_deep_space_tile_more_than_players(seats: int) -> None:
    assert len(state_of(new(seats))["deep_space"]) == seats + 1


@pytest.mark.rule("FED-2.10", "FED-2.12")
def test_the_first_game_uses_the_printed_tiles() -> None:
    """Whatever the luck, sites and megastructures are those of the board."""
    for seed in range(4):
        state = state_of(new(4, seed, set_up="first_game"))
        assert state["production_sites"] == ["PS-1A", "PS-2A", "PS-3A", "PS-4A"]
        assert state["megastructure_tiles"][:2] == ["MT-arratooine", "MT-accreditation"]


@pytest.mark.rule("FED-2.11", "FED-2.12")
def test_the_advanced_set_up_is_the_default() -> None:
    """Each tile on its own slot with any side; all megastructure tiles, two on each megastructure."""
    seen = set()
    for seed in range(12):
        state = state_of(new(4, seed))
        assert [site[:4] for site in state["production_sites"]] == ["PS-1", "PS-2", "PS-3", "PS-4"]
        assert len(set(state["megastructure_tiles"])) == 8
        seen.add(tuple(state["production_sites"]))
    assert len(seen) > 4
    assert new(4).journal.header["options"] == new(4, set_up="advanced").journal.header["options"]


@pytest.mark.rule("FED-2.13")
@pytest.mark.parametrize(("seats", "column", "common"), [(4, 0, 0), (3, 1, 2), (2, 3, 4)])
def test_projects_start_by_the_number_of_players(seats: int, column: int, common: int) -> None:
    state = state_of(new(seats))
    assert list(state["projects"].values()) == [column] * 6 + [common]
    assert all(player.get("contributions", 0) == 0 for player in state["players"])


@pytest.mark.rule("FED-2.15", "FED-26.17")
def test_the_first_laws_are_of_different_planets() -> None:
    """One law of each wing lies open, four of each are face down; equal planets are shuffled again."""
    for seed in range(20):
        laws = state_of(new(4, seed))["laws"]
        left, right = laws["now"]
        assert left.startswith("LAW-L-")
        assert right.startswith("LAW-R-")
        assert left[6:] != right[6:]
        assert (len(laws["left"]), len(laws["right"])) == (4, 4)


@pytest.mark.rule("FED-2.15")
def test_equal_laws_are_shuffled_again() -> None:
    """The journal of some game shows the laws shuffled more than once, and the log says why."""
    shuffles = []
    for seed in range(20):
        table = new(4, seed)
        entries: Any = table.journal.dump()["entries"]
        shuffles.append(sum(entry.get("chance") == "laws" for entry in entries))
        told = sum(message.id == "log-same-laws" for _, message in table.log(None))
        assert shuffles[-1] == 2 + 2 * told
    assert set(shuffles) > {2, 4}


@pytest.mark.rule("FED-2.16", "FED-22.2", "FED-23.2")
def test_blocking_tiles_for_two_and_three_players() -> None:
    assert "planet_blocks" not in state_of(new(4))
    three, two = state_of(new(3)), state_of(new(2))
    assert len(three["planet_blocks"]) == 5
    assert "room_blocks" not in three
    assert (len(two["planet_blocks"]), len(two["room_blocks"])) == (5, 5)


@pytest.mark.rule("FED-22.2", "FED-23.2")
def test_blocking_tiles_are_shuffled() -> None:
    """They lie face down: a view names those that are left, but not in their order."""
    orders = {tuple(state_of(new(2, seed))[name]) for name in ("planet_blocks", "room_blocks") for seed in range(8)}
    assert len(orders) > 8
    view: Any = new(2, seed=4).view(0)
    assert view["planet_blocks"] == [f"BP-{n}" for n in range(1, 6)]
    assert view["room_blocks"] == [f"BR-{n}" for n in range(1, 6)]


@pytest.mark.rule("FED-3.4")
def test_the_start_player_is_drawn() -> None:
    """Who has the president pawn is a matter of chance, unless the host says who."""
    assert {state_of(new(4, seed))["president"] for seed in range(16)} == {0, 1, 2, 3}
    assert state_of(new(4, first="2"))["president"] == 2
    with pytest.raises(ecliptic.Refused, match="seats are 0 to 1"):
        new(2, first="3")


@pytest.mark.rule("FED-3.5", "FED-3.8", "FED-26.18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_planets_in_reverse_turn_order(seats: int) -> None:
    """One more than players lies open; the last player of the round takes first, the start player last."""
    table = new(seats, first="1")
    order = []
    for left in range(seats + 1, 1, -1):
        seat = table.waiting[0]
        order.append(seat)
        offered = [action for action in table.options(seat) if action.kind == "start_with"]
        assert len(offered) == left
        table.play(seat, offered[0])
        while table.waiting[0] == seat and not table.view(None)["round"]:
            table.play(seat, table.options(seat)[0])
    assert order == [(1 - 1 - i) % seats for i in range(seats)]
    assert table.view(None)["round"] == 1
    assert table.view(None)["starting_planets"] == []


@pytest.mark.rule("FED-3.6", "FED-24.12")
@pytest.mark.parametrize(
    ("tile", "choices", "expected"),
    [
        row("SP-1", [], {"resources": {"coppernium": 1, "oceanium": 1}}),
        row("SP-2", [], {"resources": {"lavandium": 1, "coppernium": 2}}),
        row("SP-3", [], {"resources": {"lavandium": 2}, "step": 1}),
        row("SP-4", [], {"resources": {"coppernium": 1}, "step": 1}),
        row("SP-5", [], {"resources": {"lavandium": 2}, "hangar": 2}),
        row("SP-6", ["unlock:9"], {"hangar": 2, "unlocked": [9]}),
        row("SP-7", ["unlock:4"], {"resources": {"lavandium": 1}, "step": 1, "unlocked": [4]}),
        row("SP-8", [], {"resources": {"lavandium": 1, "gold": 1}}),
    ],
)
def test_the_bonus_of_each_starting_planet(tile: str, choices: list[str], expected: dict[str, Any]) -> None:
    """The bonus comes at once, and the tile lies on the player board."""
    table = with_starting_planet(tile)
    seat = table.waiting[0]
    table.play(seat, f"start_with:{tile}")
    for choice in choices:
        assert table.waiting == [seat]
        table.play(seat, choice)
    player = table.view(None)["players"][seat]  # type: ignore[index]
    plain = {"resources": {}, "step": 0, "hangar": 1, "unlocked": [], "starting_planet": tile}
    assert {name: player[name] for name in plain} == plain | expected


def with_starting_planet(tile: str) -> Table:
    """A table where this starting planet is offered."""
    for seed in range(100):
        table = new(4, seed)
        if f"start_with:{tile}" in [str(action) for action in table.options(table.waiting[0])]:
            return table
    raise AssertionError("no such table")


@pytest.mark.rule("FED-3.7")
def test_a_starting_planet_is_a_completed_mission() -> None:
    """It counts from the moment it is taken, without marker and ship."""
    table = with_starting_planet("SP-1")
    seat = table.waiting[0]
    before: Any = table.view(None)
    assert before["players"][seat]["completed_missions"] == 0
    table.play(seat, "start_with:SP-1")
    player: Any = table.view(None)["players"][seat]  # type: ignore[index]
    assert (player["completed_missions"], player["hangar"], player["unlocked"]) == (1, 1, [])


@pytest.mark.rule("FED-3.5")
def test_a_set_up_can_be_replayed() -> None:
    """Everything dealt is in the journal."""
    table = new(2, seed=5)
    again = ecliptic.replay(table.journal.dump())
    assert again.save() == table.save()
    assert ecliptic.load(table.save()).save() == table.save()


OTHER_RULINGS = {
    "two_player_tie": "5", "neutral_votes_on_floors": "no", "hangar_limit": "8", "next_lower_level": "no",
    "reveal_next_level_2": "no", "die_after_action": "no", "marker_after_action": "no", "level_bonus_in_upkeep": "yes",
    "limited_supply": "yes",
}  # fmt: skip


def test_the_set_ups_that_are_tried() -> None:
    """With every number of players: as usual, the first game, and every ruling of the other edition."""
    game = ecliptic.game("federation")
    assert game.setups() == [
        (seats, dict(variant)) for variant in ({}, {"set_up": "first_game"}, OTHER_RULINGS) for seats in (2, 3, 4)
    ]
    assert (game.title, game.seats, game.rules_versions, game.programmable()) == (
        "Federation", (2, 3, 4), (1, 2), ["pass"],
    )  # fmt: skip


@pytest.mark.rule("FED-3.4")
@pytest.mark.parametrize(
    ("seats", "first", "is_seat"), [(2, "1", True), (2, "2", False), (3, "2", True), (3, "3", False)]
)
def test_the_start_player_must_sit_at_the_table(seats: int, first: str, is_seat: bool) -> None:
    if is_seat:
        assert state_of(new(seats, first=first))["president"] == int(first)
    else:
        with pytest.raises(ecliptic.Refused, match=f"seats are 0 to {seats - 1}"):
            new(seats, first=first)


@pytest.mark.parametrize("seats", [1, 5])
def test_a_table_has_two_to_four_players(seats: int) -> None:
    with pytest.raises(ecliptic.Refused):
        ecliptic.game("federation").choose_options(seats, {})
