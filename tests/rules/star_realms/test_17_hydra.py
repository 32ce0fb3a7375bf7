"""Hydra: teams, the common turn, and attacks on a team (SR-17.1 to SR-17.6, SR-17.9 to SR-17.13)."""

from typing import Any

import pytest

from tests.rules.star_realms.modes import end_turn, hand_sizes, opened, places, players_of, state_of
from tests.rules.star_realms.scene import Scene

TWO = "hydra_two_headed"
THREE = "hydra_three_headed"


@pytest.mark.rule("SR-17.1", "SR-17.2")
@pytest.mark.parametrize(
    ("mode", "seats", "teams", "authority"),
    [(TWO, 4, [0, 0, 1, 1], 75), (THREE, 6, [0, 0, 0, 1, 1, 1], 100)],
)
def test_two_teams_with_one_score_each(mode: str, seats: int, teams: list[int], authority: int) -> None:
    """Two teams of two share 75 authority each, two teams of three 100."""
    table = opened(mode, seats)
    assert [player["team"] for player in players_of(table)] == teams
    assert [player["authority"] for player in players_of(table)] == [authority] * seats
    assert state_of(table)["authority"] == [authority, authority]


@pytest.mark.rule("SR-17.2")
def test_authority_gained_and_lost_is_the_teams() -> None:
    """What any member gains is added to the one score, and every attack reduces it."""
    scene = Scene(
        mode=THREE, combat=9, hand=["frontier_ferry"],
        players={1: {"hand": ["colony_seed_ship"], "combat": 5}, 2: {"combat": 1}},
    )  # fmt: skip
    scene.play("play:frontier_ferry", seat=0)
    scene.play("play:colony_seed_ship", seat=1)
    assert [scene.authority(seat) for seat in range(6)] == [107, 107, 107, 100, 100, 100]
    scene.play("attack:3", "amount:9", seat=0)
    scene.play("attack:3", "amount:2", seat=1)
    scene.play("attack:3", seat=2)
    assert [scene.authority(seat) for seat in range(6)] == [107, 107, 107, 88, 88, 88]


@pytest.mark.rule("SR-17.3")
def test_everything_but_the_score_is_personal() -> None:
    """Trade, combat, hand, discard pile and play area belong to one member, who alone decides about them."""
    mate = {"hand": ["viper"], "deck": ["scout"]}
    scene = Scene(mode=TWO, hand=["patrol_cutter"], row=["swarmer"], players={1: mate})
    scene.play("play:patrol_cutter", seat=0)
    assert (scene.me["trade"], scene.me["combat"]) == (2, 3)
    assert (scene.player(1)["trade"], scene.player(1)["combat"]) == (0, 0)
    assert (scene.in_play(0), scene.in_play(1)) == (["patrol_cutter"], [])
    assert "buy:swarmer" not in scene.options(seat=1)
    assert "play:viper" not in scene.options(seat=0)
    scene.play("buy:swarmer", seat=0)
    assert (scene.me["discard"], scene.player(1)["discard"]) == (["swarmer"], [])
    scene.play("done", seat=0)
    scene.play("done", seat=1)
    assert scene.player(1)["hand"] == ["scout", "viper"]
    assert sorted(scene.me["hand"]) == ["patrol_cutter", "swarmer"]


@pytest.mark.rule("SR-17.4")
@pytest.mark.parametrize(
    ("mode", "seats", "first", "hands"),
    [
        (TWO, 4, 0, [3, 3, 5, 5]),
        (TWO, 4, 1, [3, 3, 5, 5]),
        (TWO, 4, 3, [5, 5, 3, 3]),
        (THREE, 6, 2, [3, 3, 3, 5, 5, 5]),
        (THREE, 6, 4, [5, 5, 5, 3, 3, 3]),
    ],
)
def test_starting_hands_of_the_teams(mode: str, seats: int, first: int, hands: list[int]) -> None:
    """The first team, named by the host or drawn, starts with 3 cards each and the other with 5 each."""
    for table in (opened(mode, seats, first=first), opened(mode, seats, [[first]])):
        assert hand_sizes(table) == hands
        assert table.waiting == [seat for seat in range(seats) if hands[seat] == 3]


@pytest.mark.rule("SR-17.5")
@pytest.mark.parametrize(("mode", "seats", "half"), [(TWO, 4, 2), (THREE, 6, 3)])
def test_teams_alternate(mode: str, seats: int, half: int) -> None:
    """A turn is a team's turn: all members at once, then all members of the other team."""
    table = opened(mode, seats, first=0)
    teams = [list(range(half)), list(range(half, seats))]
    for turn in range(4):
        assert table.waiting == teams[turn % 2]
        assert table.view(None)["turn"] == turn + 1
        end_turn(table)
    assert hand_sizes(table) == [5] * seats


@pytest.mark.rule("SR-17.5")
def test_phases_are_common() -> None:
    """All members discard before any of them draws, and nobody discards while one is in the main phase."""
    scene = Scene(
        mode=TWO, hand=["scout"], trade=2, players={1: {"hand": ["viper"], "combat": 3}},
        luck=[["scout"], ["viper"]],
    )  # fmt: skip
    start = len(scene.table.journal)
    scene.play("done", seat=0)
    assert (scene.me["hand"], scene.me["trade"]) == (["scout"], 2)
    scene.play("done", seat=1)
    assert (scene.me["trade"], scene.player(1)["combat"]) == (0, 0)
    logged: list[Any] = [message for _, message in scene.table.log(None, start)]
    phases = [(m.id, m.args["who"]["seat"]) for m in logged if m.id in ("log-end-turn", "log-draw-hidden")]
    assert phases == [("log-end-turn", 0), ("log-end-turn", 1), ("log-draw-hidden", 0), ("log-draw-hidden", 1)]


@pytest.mark.rule("SR-17.6")
def test_members_act_in_any_order() -> None:
    """Actions of the members are interleaved as they come."""
    scene = Scene(
        mode=THREE, hand=["scout", "viper"],
        players={1: {"hand": ["scout", "viper"]}, 2: {"hand": ["scout", "viper"]}},
    )  # fmt: skip
    assert scene.waiting == [0, 1, 2]
    for seat, card in [(2, "scout"), (0, "viper"), (1, "scout"), (0, "scout"), (2, "viper"), (1, "viper")]:
        scene.play(f"play:{card}", seat=seat)
    assert [scene.in_play(seat) for seat in range(3)] == [["viper", "scout"], ["scout", "viper"], ["scout", "viper"]]


@pytest.mark.rule("SR-17.6")
def test_done_can_be_revoked() -> None:
    """Whoever is done may only revoke it, and then goes on; the others are not held up meanwhile."""
    scene = Scene(mode=TWO, hand=["scout"], players={1: {"hand": ["scout"]}})
    scene.play("done", seat=0)
    assert scene.waiting == [1]
    assert scene.options(seat=0) == ["revoke"]
    assert scene.table.view(None)["done"] == [0]
    scene.play("play:scout", seat=1)
    assert "revoke" not in scene.options(seat=1)
    scene.play("revoke", seat=0)
    assert scene.waiting == [0, 1]
    assert scene.table.view(None)["done"] == []
    scene.play("play:scout", seat=0)
    assert scene.me["trade"] == 1


@pytest.mark.rule("SR-17.6")
def test_the_phase_ends_when_all_are_done() -> None:
    """The last member to be done ends the common main phase; a revoked declaration does not count."""
    scene = Scene(mode=THREE)
    scene.play("done", seat=1)
    scene.play("done", seat=2)
    scene.play("revoke", seat=1)
    scene.play("done", seat=0)
    assert scene.waiting == [1]
    scene.play("done", seat=1)
    assert scene.waiting == [3, 4, 5]
    assert scene.table.view(None)["done"] == []


SHIELD = {"in_play": ["warning_beacon"]}
OPEN = {"in_play": ["stellar_reef"]}


@pytest.mark.rule("SR-17.9")
@pytest.mark.parametrize("behind", [3, 4, 5])
def test_an_outpost_protects_the_whole_team(behind: int) -> None:
    """One member's outpost protects the score and the other bases of all members, from attacks and abilities."""
    players = {seat: SHIELD if seat == behind else OPEN for seat in (3, 4, 5)}
    scene = Scene(mode=THREE, combat=20, in_play=["plasma_vent", "plasma_vent"], players=players)
    assert scene.options(seat=0, kind="attack") == []
    assert scene.options(seat=0, kind="attack_base") == [f"attack_base:{behind}/warning_beacon"]
    scene.play("scrap:plasma_vent", seat=0)
    assert scene.in_play(behind) == []
    assert scene.options(seat=0, kind="attack") == ["attack:3"]
    rest = [seat for seat in (3, 4, 5) if seat != behind]
    assert scene.options(seat=0, kind="attack_base") == [f"attack_base:{seat}/stellar_reef" for seat in rest]


@pytest.mark.rule("SR-17.9")
def test_all_outposts_must_fall_first() -> None:
    """While any member has an outpost left the rest stays protected, from every member of the active team."""
    scene = Scene(
        mode=TWO, combat=4, players={1: {"combat": 9}, 2: {"in_play": ["warning_beacon", "stellar_reef"]}, 3: SHIELD}
    )  # fmt: skip
    scene.play("attack_base:2/warning_beacon", seat=0)
    assert scene.options(seat=1, kind="attack") == []
    assert scene.options(seat=1, kind="attack_base") == ["attack_base:3/warning_beacon"]
    assert scene.options(seat=1, kind="pool_attack") == ["pool_attack:3/warning_beacon"]
    scene.play("attack_base:3/warning_beacon", seat=0)
    assert scene.options(seat=1, kind="attack") == ["attack:2"]
    assert scene.options(seat=1, kind="attack_base") == ["attack_base:2/stellar_reef"]


@pytest.mark.rule("SR-17.9")
def test_outposts_of_the_active_team_do_not_hinder_it() -> None:
    """Only the opponents' outposts stand in the way."""
    scene = Scene(mode=TWO, combat=1, in_play=["the_oracle"], players={1: SHIELD})
    assert scene.options(seat=0, kind="attack") == ["attack:2"]


@pytest.mark.rule("SR-17.10")
@pytest.mark.parametrize("victim", [3, 4, 5])
def test_one_opponent_discards(victim: int) -> None:
    """A discard effect chooses one player of the other team, who alone discards."""
    hands: dict[int, dict[str, Any]] = {seat: {"hand": ["scout", "viper"]} for seat in (1, 2, 3, 4, 5)}
    scene = Scene(mode=THREE, hand=["gunship"], players=hands)
    scene.play("play:gunship", seat=0)
    assert scene.waiting == [0]
    assert scene.options(seat=0) == ["target:3", "target:4", "target:5"]
    scene.play(f"target:{victim}", seat=0)
    assert scene.waiting == [victim]
    scene.play("discard:viper")
    for seat in (1, 2, 3, 4, 5):
        assert len(scene.player(seat)["hand"]) == (1 if seat == victim else 2)


@pytest.mark.rule("SR-17.10")
def test_one_base_of_any_opponent_is_destroyed() -> None:
    """An effect that destroys a base chooses among the bases of all players of the other team."""
    scene = Scene(mode=TWO, in_play=["plasma_vent"], players={1: OPEN, 2: OPEN, 3: {"in_play": ["bioformer"]}})
    scene.play("scrap:plasma_vent", seat=0)
    assert scene.options(seat=0) == ["target_base:2/stellar_reef", "target_base:3/bioformer"]
    scene.play("target_base:3/bioformer", seat=0)
    assert [scene.in_play(seat) for seat in (1, 2, 3)] == [["stellar_reef"], ["stellar_reef"], []]


@pytest.mark.rule("SR-17.11")
@pytest.mark.parametrize(("attacker", "amount"), [(0, 8), (1, 9)])
def test_a_team_without_authority_has_lost(attacker: int, amount: int) -> None:
    """At 0 or less the whole team loses at once, and all members of the other team win."""
    scene = Scene(mode=TWO, authority=[75, 8], players={attacker: {"combat": amount, "hand": ["scout"]}})
    scene.play("attack:2", f"amount:{amount}", seat=attacker)
    assert places(scene) == (1, 1, 2, 2)
    assert [scene.authority(seat) for seat in range(4)] == [75, 75, 8 - amount, 8 - amount]


@pytest.mark.rule("SR-17.12")
def test_teammates_hands_stay_hidden() -> None:
    """A hydra player sees the own hand only; of a teammate's only the number of cards."""
    mate = {"hand": ["falcon", "lancer"], "deck": ["scout", "viper"]}
    scene = Scene(mode=TWO, hand=["gunship"], players={1: mate})
    view: Any = scene.table.view(0)
    assert view["players"][0]["hand"] == ["gunship"]
    assert "hand" not in view["players"][1]
    assert (view["players"][1]["hand_size"], view["players"][1]["known_hand"]) == (2, [])


@pytest.mark.rule("SR-17.13")
def test_no_common_attack_on_the_score() -> None:
    """Against the score each member attacks alone, with no more than the own pool."""
    scene = Scene(mode=TWO, combat=3, players={1: {"combat": 5}})
    for seat in (0, 1):
        assert scene.options(seat=seat, kind="attack") == ["attack:2"]
        assert scene.options(seat=seat, kind="pool_attack") == []
    scene.play("attack:2", seat=0)
    assert scene.options(seat=0) == ["amount:3", "amount:2", "amount:1"]
    scene.play("amount:3", seat=0)
    assert (scene.me["combat"], scene.player(1)["combat"], scene.authority(3)) == (0, 5, 72)


@pytest.mark.rule("SR-17.2")
def test_attacking_another_member_says_how_the_team_is_attacked() -> None:
    """One seat stands for the team's shared score, and the refusal says which."""
    scene = Scene(mode="hydra_two_headed", combat=5)
    sentence = scene.refused("attack:3", seat=0)
    assert sentence == "The team has one authority score: attack it through Player 3 (attack:2)."
