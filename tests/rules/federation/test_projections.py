"""What the view counts live: votes, majorities, laws, projects, megastructures."""

from typing import Any

import pytest

from tests.rules.federation.scene import Scene


def piece(owner: int, ambassador: str, side: str = "vote", **more: str) -> dict[str, Any]:
    """An ambassador in the senate."""
    return {"owner": owner, "ambassador": ambassador, "side": side, **more}


def looking(scene: Scene, seat: int | None = None) -> Any:
    """What the view counts, as a seat sees it."""
    return scene.view(seat)["outlook"]


def test_a_piece_shows_its_votes_or_its_funding_and_the_die_beside_it() -> None:
    senate = {
        "neo_left": piece(0, "AMB-4"),
        "D": piece(1, "AMB-3", "funding"),
        "F": piece(1, "AMB-1", token="ALT-4-01"),
    }
    shown = looking(Scene(me={"die": 5, "die_at": "neo_left"}, senate=senate))["senate"]
    assert shown["neo_left"] == {"votes": 3, "funding": False, "die": 5}
    assert shown["D"] == {"votes": 0, "funding": True}
    assert shown["F"] == {"votes": 6, "funding": False}


def test_leaders_of_a_floor_would_score_their_level() -> None:
    senate = {"neo_left": piece(0, "AMB-4"), "D": piece(1, "AMB-4"), "B": piece(2, "AMB-3")}
    floors = looking(Scene(me={"step": 3}, foe={"step": 1}, senate=senate))["floors"]
    assert floors[0] == {"leaders": [0, 1], "points": [3, 2, 0, 0]}
    assert floors[1] == {"leaders": [], "points": [0, 0, 0, 0]}


def test_the_floor_is_scored_as_foreseen() -> None:
    scene = Scene(me={"step": 1}, foe={"step": 2}, senate={"neo_left": piece(0, "AMB-4"), "D": piece(1, "AMB-4")})
    foreseen = looking(scene)["floors"][0]["points"]
    before = [player["points"] for player in scene.view()["players"]]
    scene.finish_round()
    after = [player["points"] for player in scene.view()["players"]]
    assert [late - early for early, late in zip(before, after, strict=True)] == foreseen == [2, 2, 0, 0]


def test_neutral_votes_take_a_floor_only_where_they_count() -> None:
    senate = {"neo_left": {"neutral": 4}, "D": piece(0, "AMB-4")}
    for choice, leaders in (("yes", []), ("no", [0])):
        scene = Scene(seats=3, senate=senate, options={"neutral_votes_on_floors": choice})
        assert looking(scene)["floors"][0]["leaders"] == leaders


def test_what_each_law_would_pay_to_whom() -> None:
    laws = {"now": ["LAW-L-atalum", "LAW-R-arratooine"], "last": [None, None]}
    scene = Scene(
        me={"erudites": ["1A1", "1B1"]}, foe={"posts": {"TP-1": 2}}, laws=laws, senate={"neo_left": piece(0, "AMB-1")}
    )
    assert looking(scene)["laws"] == {"ahead": "left", "decides": None, "points": [[4, 0, 0, 0], [0, 4, 0, 0]]}


def test_with_equal_votes_the_president_decides() -> None:
    assert looking(Scene(president=2))["laws"]["ahead"] is None
    assert looking(Scene(president=2))["laws"]["decides"] == 2


def test_funding_of_a_column_in_the_order_in_which_it_counts() -> None:
    """Column 5 has, from the top: room D, Arratooine and 6Moon; its project is that of E81216."""
    senate = {
        "six_moon_right": piece(2, "AMB-1", "funding"),
        "D": piece(1, "AMB-1", "funding"),
        "arratooine_right": piece(0, "AMB-1"),
    }
    projects = looking(Scene(senate=senate))["projects"]
    assert [project["funding"] for project in projects] == [[], [], [], [], [1, 2], [], []]


def test_a_project_says_whether_it_is_funded_and_what_the_places_pay() -> None:
    projects = {"neo": 7, "six_moon": 6, "atalum": 0, "arratooine": 0, "e81216": 0, "missions": 0, "common": 0}
    shown = looking(Scene(me={"miner": "n3"}, foe={"miner": "n1a"}, projects=projects))["projects"]
    assert shown[0] == {"funded": True, "funding": [], "points": [16, 8, 0, 0]}
    assert shown[1]["funded"] is False


def test_what_a_megastructure_would_score() -> None:
    """MS-1 counts influence on Arratooine and the level; a full one has nothing to say."""
    builders = {"MS-1": [1], "MS-2": [1, 2, 3], "MS-3": [], "MS-4": []}
    shown = looking(Scene(me={"posts": {"TP-1": 2, "TP-2": 1}, "step": 3}, megastructures=builders))["megastructures"]
    assert shown["MS-1"]["multiplier"] == 2
    assert shown["MS-1"]["values"][0] == [3, 3]
    assert shown["MS-1"]["points"][0] == 6
    assert "MS-2" not in shown


def test_the_next_medal_and_what_is_left_in_stock() -> None:
    me = {"medals": ["neo", "intrigue"], "posts": {"TP-1": 1}, "unlocked": [1, 2], "resources": {"lavandium": 3}}
    shown = looking(Scene(me=me))["players"][0]
    assert (shown["medal_points"], shown["next_medal_points"]) == (3, 6)
    assert (shown["ships"], shown["markers"], shown["robots"], shown["discs"]) == (7, 10, 6, 5)
    assert shown["leftover_points"] == 1 + 1  # two crystals of three, and the ship in the hangar


@pytest.mark.parametrize("structure", ["MS-1", "MS-2", "MS-3", "MS-4"])
def test_a_megastructure_scores_as_foreseen(structure: str) -> None:
    """MS-4 counts influence on E81216, to which the new building adds."""
    me = {
        "resources": {"coppernium": 1, "oceanium": 1, "gold": 1},
        "posts": {"TP-1": 1}, "step": 3, "miner": "n3", "die": 2, "magus": "m3", "erudites": ["1A1"],
    }  # fmt: skip
    scene = Scene(me=me)
    foreseen = looking(scene)["megastructures"][structure]["points"][0]
    assert foreseen > 0
    scene.play("place:e81216_left", "vote:AMB-1", f"build:{structure}")
    assert scene.me["points"] == foreseen


MEDALS = ["neo", "six_moon", "atalum", "arratooine", "e81216", "accreditation", "intrigue"]


@pytest.mark.rule("FED-7.8", "FED-21.3")
@pytest.mark.parametrize(("owned", "now", "after"), [(0, 0, 1), (1, 1, 3), (5, 15, 22), (6, 22, 30), (7, 30, None)])
def test_what_the_medals_score_now_and_with_one_more(owned: int, now: int, after: int | None) -> None:
    player = Scene(me={"medals": MEDALS[:owned]}).view()["outlook"]["players"][0]
    assert (player["medal_points"], player["next_medal_points"]) == (now, after)


@pytest.mark.rule("FED-1.2")
def test_what_is_left_of_each_stock() -> None:
    """8 ships, 12 markers, 6 robots and 6 discs, less what is somewhere else."""
    me = {"hangar": 2, "completed": [1, 2], "unlocked": [1, 2, 3], "posts": {"TP-1": 1, "TP-2": 2}}
    scene = Scene(me={**me, "production_sites": ["PS-1A"]}, megastructures={"MS-1": [1, 0], "MS-2": [0]})
    player = scene.view()["outlook"]["players"][0]
    assert {name: player[name] for name in ("ships", "markers", "robots", "discs")} == {
        "ships": 4, "markers": 9, "robots": 3, "discs": 4,
    }  # fmt: skip


@pytest.mark.rule("FED-15.2", "FED-15.6", "FED-15.7")
def test_what_building_a_megastructure_would_score() -> None:
    """MS-1 counts Arratooine and the level, MS-4 6Moon and E81216, where the building itself counts 2."""
    me = {"posts": {"TP-1": 2}, "step": 3, "magus": "m3"}
    scene = Scene(me=me, megastructures={"MS-1": [1], "MS-2": [1, 2, 3], "MS-4": [1, 2]})
    shown = scene.view()["outlook"]["megastructures"]
    assert set(shown) == {"MS-1", "MS-3", "MS-4"}
    assert (shown["MS-1"]["multiplier"], shown["MS-1"]["values"][0], shown["MS-1"]["points"][0]) == (2, [2, 3], 4)
    assert (shown["MS-4"]["multiplier"], shown["MS-4"]["values"][0], shown["MS-4"]["points"][0]) == (1, [3, 2], 2)
    assert (shown["MS-3"]["multiplier"], shown["MS-3"]["points"]) == (3, [0, 0, 0, 0])
