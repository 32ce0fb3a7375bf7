"""The main action: placing an ambassador (FED-5)."""

from typing import Any

import pytest

from tests.rules.federation.scene import Scene


@pytest.mark.rule("FED-5.1")
def test_space_then_ambassador_and_side() -> None:
    """A free space, then an own ambassador with its vote or funding side; two that are alike are named once."""
    scene = Scene()
    scene.play("place:neo_left")
    assert scene.options() == [
        "vote:AMB-1", "funding:AMB-1", "vote:AMB-3", "funding:AMB-3", "vote:AMB-4", "funding:AMB-4",
    ]  # fmt: skip
    scene.play("vote:AMB-3", "move:n1a")
    assert scene.state["senate"]["neo_left"] == {"owner": 0, "ambassador": "AMB-3", "side": "vote"}
    assert scene.me["ambassadors"] == ["AMB-1", "AMB-2", "AMB-4"]


@pytest.mark.rule("FED-5.1")
def test_a_placed_ambassador_is_not_placed_again() -> None:
    senate = {"neo_left": {"owner": 0, "ambassador": "AMB-3"}}
    scene = Scene(senate=senate)
    scene.play("place:neo_right")
    assert "vote:AMB-3" not in scene.options()


@pytest.mark.rule("FED-5.2")
def test_a_space_holds_one_ambassador() -> None:
    scene = Scene(senate={"neo_left": {"owner": 1, "ambassador": "AMB-1"}})
    assert "place:neo_left" not in scene.options()
    assert "occupied" in scene.refused("place:neo_left")
    assert "place:neo_right" in scene.options()


@pytest.mark.rule("FED-5.2", "FED-22.5")
def test_a_neutral_tile_occupies_a_space() -> None:
    scene = Scene(seats=3)
    blocked = [space for space, piece in scene.state["senate"].items() if "neutral" in piece]
    assert len(blocked) == 3
    for space in blocked:
        assert "neutral" in scene.refused(f"place:{space}")


@pytest.mark.rule("FED-5.3", "FED-10.1")
def test_one_token_may_be_played_on_top() -> None:
    scene = Scene(me={"tokens": ["ALT-1-02", "ALT-1-05"]})
    scene.play("place:neo_left", "vote:AMB-1")
    assert scene.options() == ["alter:ALT-1-02", "alter:ALT-1-05", "no_alteration"]
    scene.play("alter:ALT-1-02")
    assert scene.options() == ["move:n1a", "move:n1b"]
    assert scene.me["tokens"] == ["ALT-1-05"]
    assert scene.state["senate"]["neo_left"]["token"] == "ALT-1-02"


@pytest.mark.rule("FED-5.4", "FED-5.5")
def test_the_bonus_may_pay_for_the_action() -> None:
    """Espionage costs 1 lavandium, which AMB-3 brings with its funding side; no other side can pay."""
    scene = Scene()
    assert "place:espionage_left" in scene.options()
    scene.play("place:espionage_left")
    assert scene.state["senate"]["espionage_left"] == {"owner": 0, "ambassador": "AMB-3", "side": "funding"}
    assert scene.resources() == [0, 0, 0, 0]
    assert "copy_action:neo" in scene.options()


@pytest.mark.rule("FED-5.4", "FED-5.5")
def test_a_token_may_pay_for_the_action() -> None:
    """The Purchasing Office costs oceanium: without it only a token that brings one opens the room."""
    scene = Scene(me={"tokens": ["ALT-1-02", "ALT-1-06"]})
    scene.play("place:B", "vote:AMB-1")
    assert scene.me["hangar"] == 3
    assert scene.me["tokens"] == ["ALT-1-02"]
    assert scene.resources() == [0, 0, 0, 0]


@pytest.mark.rule("FED-5.5")
def test_a_contribution_does_not_open_a_space() -> None:
    """The token advances a project; the first contribution would bring 1 lavandium, but the bonus names none."""
    gone = [{"owner": 0, "ambassador": "AMB-3"}]
    scene = Scene(me={"tokens": ["ALT-4-04"]}, outer_module=gone)
    assert "place:espionage_left" not in scene.options()
    scene = Scene(me={"tokens": ["ALT-4-04", "ALT-1-09"]}, outer_module=gone)
    assert "place:espionage_left" in scene.options()


@pytest.mark.rule("FED-5.5")
def test_a_space_that_cannot_be_paid_is_not_offered() -> None:
    scene = Scene()
    for space in ("B", "e81216_left"):
        assert f"place:{space}" not in scene.options()
    assert "costs 1 oceanium" in scene.refused("place:B")
    assert "any building" in scene.refused("place:e81216_left")


@pytest.mark.rule("FED-5.6")
def test_an_action_without_effect_may_be_chosen() -> None:
    """The President's Office with all medals owned, the Officers' Quarters at the end of the track."""
    medals = ["neo", "six_moon", "atalum", "arratooine", "e81216", "accreditation", "intrigue"]
    scene = Scene(me={"medals": medals}, turn=5)
    scene.play("place:D", "vote:AMB-1")
    assert scene.state["president"] == 0
    assert scene.waiting == [1]


@pytest.mark.rule("FED-5.6", "FED-15.3")
def test_e81216_needs_a_robot_and_a_payable_building() -> None:
    rich = {"lavandium": 2, "coppernium": 4, "oceanium": 4, "gold": 5}
    assert "place:e81216_left" in Scene(me={"resources": rich}).options()
    built = {"MS-1": [0], "MS-2": [0]}
    sites = ["PS-1A", "PS-2A", "PS-3A", "PS-4A"]
    scene = Scene(me={"resources": rich, "production_sites": sites}, megastructures=built)
    assert "place:e81216_left" not in scene.options()


@pytest.mark.rule("FED-5.6", "FED-15.9")
def test_discounts_open_e81216() -> None:
    """The cheapest site costs 2 lavandium; with one and a discount of 1 it can be built."""
    gone = [{"owner": 0, "ambassador": "AMB-3"}, {"owner": 0, "ambassador": "AMB-4"}]
    poor = {"resources": {"lavandium": 1}}
    assert "place:e81216_left" not in Scene(me=poor, outer_module=gone).options()
    scene = Scene(me=poor | {"erudites": ["1B1"]}, outer_module=gone)
    scene.play("place:e81216_left", "vote:AMB-1")
    assert scene.options() == ["build:PS-1A", "build:PS-2A"]


@pytest.mark.rule("FED-5.6", "FED-25.4")
@pytest.mark.parametrize(
    ("erudites", "top", "is_open"),
    [
        (["1E1"], "1B1", False),
        (["1A3"], "1B1", True),
        (["1A3"], "1B2", False),
        (["1A3", "1B1"], "1B2", True),
        ([{"erudite": "1B1", "used": True}], "1B2", False),
    ],
)
def test_which_erudites_open_e81216(erudites: list[Any], top: str, is_open: bool) -> None:
    """Of a cost of 2 lavandium one is there: a discount of the player, or one he can copy, must save the other."""
    gone = [{"owner": 0, "ambassador": "AMB-3"}, {"owner": 0, "ambassador": "AMB-4"}]
    held = [each if isinstance(each, str) else each["erudite"] for each in erudites]
    stack = [top, *[name for name in ("1B1", "1B2", "1B3") if name != top and name not in held]]
    me = {"resources": {"lavandium": 1}, "erudites": erudites}
    scene = Scene(me=me, outer_module=gone, atalum={"1B": stack})
    assert ("place:e81216_left" in scene.options()) == is_open


@pytest.mark.rule("FED-5.6", "FED-25.4")
def test_own_and_copied_discounts_add_up() -> None:
    """Without any crystal: 1A3 copies 1B1, which is then used itself; in the end a site is built for nothing."""
    gone = [{"owner": 0, "ambassador": "AMB-3"}, {"owner": 0, "ambassador": "AMB-4"}]
    scene = Scene(me={"erudites": ["1A3", "1B1"]}, outer_module=gone)
    scene.play("place:e81216_left", "vote:AMB-1", "use:1A3")
    scene.play_if_asked("copy:1B1", "use:1B1", "build:PS-1A")
    assert scene.me["production_sites"] == ["PS-1A"]


@pytest.mark.rule("FED-5.6")
def test_an_action_that_cannot_be_paid_any_more_is_skipped() -> None:
    """The token brings the coppernium for the Assistants' Room; who gives it back cannot pay."""
    scene = Scene(me={"resources": {"lavandium": 10}, "tokens": ["ALT-1-02"]})
    scene.play("place:E", "vote:AMB-1", "return:coppernium")
    assert scene.me["die"] == 0
    assert "P0 can no longer pay for Assistants' Room." in scene.log()
    assert scene.waiting == [1]


@pytest.mark.rule("FED-5.7")
@pytest.mark.parametrize("piece", ["vote:AMB-1", "funding:AMB-1"])
def test_the_action_does_not_depend_on_the_side(piece: str) -> None:
    scene = Scene()
    scene.play("place:A", piece)
    assert scene.me["step"] == 2


@pytest.mark.rule("FED-5.8", "FED-5.10", "FED-16.1")
@pytest.mark.parametrize(
    ("space", "mission", "choices"),
    [
        ("neo_left", 1, ["move:n1a"]),
        ("neo_right", 1, ["move:n1a"]),
        ("six_moon_right", 2, ["token:ALT-1-01"]),
        ("atalum_left", 3, ["take:1C1"]),
        ("arratooine_right", 4, ["post:TP-1"]),
        ("e81216_left", 5, ["build:PS-2A", "pay:lavandium", "pay:lavandium", "transmute:oceanium"]),
        ("A", 6, []),
        ("espionage_left", 7, ["pay:lavandium", "copy_action:A"]),
        ("espionage_right", 7, ["pay:lavandium", "copy_action:neo", "move:n1a"]),
        ("D", 8, ["medal:neo"]),
        ("F", 9, ["part:0", "project:neo"]),
        ("E", 10, ["pay:coppernium"]),
        ("B", 11, []),
        ("C", 12, ["unlock:12"]),
    ],
)
def test_the_linked_mission_is_unlocked_by_funding(space: str, mission: int, choices: list[str]) -> None:
    """Funding unlocks the mission of the space, a vote nothing."""
    me = {"resources": {"lavandium": 3, "coppernium": 3, "oceanium": 1}}
    for side in ("funding", "vote"):
        scene = Scene(me=me, turn=5)
        scene.play(f"place:{space}", f"{side}:AMB-1", *choices)
        expected = [mission] if side == "funding" or space == "C" else []
        assert scene.me["unlocked"] == expected


@pytest.mark.rule("FED-5.8")
def test_a_mission_with_a_marker_gets_no_second_one() -> None:
    scene = Scene(me={"unlocked": [6]})
    scene.play("place:A", "funding:AMB-1")
    assert scene.me["unlocked"] == [6]


@pytest.mark.rule("FED-5.8", "FED-26.11")
def test_the_marker_comes_after_the_action() -> None:
    """In the Patron's Office the free marker is chosen first; the table can play it the other way round."""
    scene = Scene()
    scene.play("place:C", "funding:AMB-1")
    assert "unlock:12" in scene.options()
    scene = Scene(options={"marker_after_action": "no"})
    scene.play("place:C", "funding:AMB-1")
    assert "unlock:12" not in scene.options()


@pytest.mark.rule("FED-5.11", "FED-17.4")
def test_espionage_unlocks_its_own_mission() -> None:
    scene = Scene(me={"resources": {"lavandium": 1}})
    scene.play("place:espionage_left", "funding:AMB-1", "copy_action:A")
    assert scene.me["unlocked"] == [7]
    assert scene.me["step"] == 2


@pytest.mark.rule("FED-5.9", "FED-5.12", "FED-5.14")
@pytest.mark.parametrize(("piece", "votes"), [("AMB-1", 1), ("AMB-2", 1), ("AMB-3", 2), ("AMB-4", 3)])
def test_votes_count_for_floor_and_wing(piece: str, votes: int) -> None:
    """A vote symbol on the top floor of the left wing; a funding symbol has no votes."""
    for side, expected in (("vote", votes), ("funding", 0)):
        senate = {"neo_left": {"owner": 0, "ambassador": piece, "side": side}}
        view = Scene(senate=senate).view()
        assert view["votes"]["floors"][0][0] == expected
        assert view["votes"]["wings"] == [expected, 0]


@pytest.mark.rule("FED-5.14")
@pytest.mark.parametrize(
    ("piece", "bonus"), [("AMB-1", [0, 0, 1, 0]), ("AMB-3", [1, 0, 1, 0]), ("AMB-4", [0, 1, 1, 0])]
)
def test_the_bonus_of_the_funding_side(piece: str, bonus: list[int]) -> None:
    """On the outer module, which brings 1 oceanium itself."""
    scene = Scene()
    scene.outer(f"funding:{piece}")
    assert scene.resources() == bonus
    scene = Scene()
    scene.outer(f"vote:{piece}")
    assert scene.resources() == [0, 0, 1, 0]


@pytest.mark.rule("FED-5.14", "FED-24.9")
def test_the_special_ambassador_has_only_votes() -> None:
    scene = Scene(me={"deep_space": "DS-7", "ambassadors": ["AMB-1", "AMB-2", "AMB-3", "AMB-4", "AMB-S"]})
    scene.play("place:neo_left")
    assert "vote:AMB-S" in scene.options()
    assert "funding:AMB-S" not in scene.options()
    scene.play("vote:AMB-S", "move:n1a")
    assert scene.view()["votes"]["wings"] == [7, 0]


@pytest.mark.rule("FED-5.13")
def test_an_effect_is_taken_as_far_as_possible() -> None:
    """Choosing between a ship and a marker with a full hangar leaves the marker."""
    scene = Scene(me={"hangar": 5}, atalum={"1C": ["1C2", "1C1", "1C3"]})
    scene.play("place:atalum_left", "vote:AMB-1", "take:1C2")
    assert scene.options() == [f"unlock:{n}" for n in range(1, 13)]


@pytest.mark.rule("FED-5.15")
def test_an_ambassador_stays_until_the_clean_up() -> None:
    scene = Scene(seats=2)
    scene.play("place:neo_left", "vote:AMB-4", "move:n1a")
    for _ in range(6):
        scene.outer()
        assert scene.state["senate"]["neo_left"]["owner"] == 0
    scene.finish_round()
    assert "owner" not in str(scene.state["senate"])


@pytest.mark.rule("FED-5.1", "FED-5.14")
@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("vote:AMB-2", "AMB-2 and AMB-1 are identical: choose 'vote:AMB-1'."),
        ("funding:AMB-2", "AMB-2 and AMB-1 are identical: choose 'funding:AMB-1'."),
        ("vote:AMB-4", "You do not have AMB-4 left to place this round."),
        ("vote:AMB-S", "You do not have AMB-S left to place this round."),
        ("vote:AMB-9", "There is no ambassador 'AMB-9'."),
    ],
)
def test_why_an_ambassador_is_not_offered(action: str, sentence: str) -> None:
    scene = Scene(outer_module=[{"owner": 0, "ambassador": "AMB-4"}])
    scene.play("place:neo_left")
    assert scene.refused(action) == sentence


@pytest.mark.rule("FED-5.5", "FED-5.14")
def test_why_a_side_is_not_offered() -> None:
    """Only the funding sides of AMB-1 and AMB-3 pay for espionage; the special ambassador has none."""
    pack = {"game": "federation", "ambassadors": {"AMB-1": {"funding_bonus": {"lavandium": 1}}}}
    names = ["AMB-1", "AMB-2", "AMB-3", "AMB-4", "AMB-S"]
    scene = Scene(me={"ambassadors": names, "deep_space": "DS-7"}, pack=pack)
    scene.play("place:espionage_left")
    assert scene.options() == ["funding:AMB-1", "funding:AMB-3"]
    expected = "You cannot pay for Spy action (left wing) with this side of AMB-1."
    assert scene.refused("vote:AMB-1") == expected
    assert scene.refused("funding:AMB-S") == "The special ambassador has no funding side."
