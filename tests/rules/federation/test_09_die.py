"""The assistant die (FED-9)."""

from typing import Any

import pytest

from tests.rules.federation.scene import Scene

USED_1D2 = {"erudite": "1D2", "used": True}


@pytest.mark.rule("FED-9.1", "FED-16.8")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (4, 6), (5, 6), (6, 6)])
def test_getting_and_raising_the_die(before: int, after: int) -> None:
    """The Assistants' Room: a new die shows 2, another is raised by 2, never above 6."""
    scene = Scene(me={"die": before, "resources": {"coppernium": 1}})
    scene.play("place:E", "funding:AMB-1")
    assert scene.me["die"] == after


@pytest.mark.rule("FED-9.3", "FED-19.14")
def test_the_die_adds_its_votes_once_per_round() -> None:
    scene = Scene(seats=2, me={"die": 4})
    scene.play("place:neo_left", "vote:AMB-1", "move:n1a")
    assert scene.options() == ["add_die", "keep_die"]
    scene.play("add_die")
    votes = scene.view()["votes"]
    assert (votes["floors"][0][0], votes["wings"][0]) == (5, 5 + 1)
    scene.outer()
    scene.play("place:six_moon_left", "vote:AMB-3", "token:ALT-1-01")
    assert scene.waiting == [1]


@pytest.mark.rule("FED-9.3")
def test_the_die_may_be_kept_for_later() -> None:
    scene = Scene(seats=2, me={"die": 4})
    scene.play("place:neo_left", "vote:AMB-1", "move:n1a", "keep_die")
    scene.outer()
    scene.play("place:six_moon_left", "vote:AMB-3", "token:ALT-1-01")
    assert scene.options() == ["add_die", "keep_die"]


@pytest.mark.rule("FED-9.4", "FED-26.12")
def test_a_die_gained_by_the_action_may_be_added() -> None:
    """After the action; a table that adds the die while placing cannot add the die of the Assistants' Room."""
    me = {"resources": {"coppernium": 1}}
    scene = Scene(me=me)
    scene.play("place:E", "vote:AMB-1", "add_die")
    assert scene.me["die_at"] == "E"
    scene = Scene(me=me, options={"die_after_action": "no"})
    scene.play("place:E", "vote:AMB-1")
    assert scene.waiting == [1]
    scene = Scene(me={"die": 3}, options={"die_after_action": "no"})
    scene.play("place:neo_left", "vote:AMB-1")
    assert scene.options() == ["add_die", "keep_die"]


@pytest.mark.rule("FED-9.4")
def test_a_die_of_the_token_bonus_may_be_added() -> None:
    scene = Scene(me={"tokens": ["ALT-1-05"]})
    scene.play("place:A", "vote:AMB-1", "alter:ALT-1-05", "add_die")
    assert (scene.me["die"], scene.me["die_at"]) == (1, "A")


@pytest.mark.rule("FED-9.4")
def test_the_die_is_not_added_to_an_earlier_ambassador() -> None:
    """Only the ambassador just placed can get it."""
    senate = {"neo_left": {"owner": 0, "ambassador": "AMB-4"}}
    scene = Scene(me={"die": 2}, senate=senate)
    scene.play("place:outer_module", "vote:AMB-1")
    assert scene.waiting == [1]
    assert "die_at" not in scene.me


@pytest.mark.rule("FED-9.2", "FED-9.5")
def test_a_die_in_the_senate_is_raised_where_it_lies() -> None:
    """It stays, counts with the new value, and counts for other things from there."""
    senate = {"neo_left": {"owner": 0, "ambassador": "AMB-4"}}
    me = {"die": 2, "die_at": "neo_left", "resources": {"coppernium": 1}, "unlocked": [10], "step": 6}
    scene = Scene(me=me, senate=senate)
    scene.play("place:E", "vote:AMB-1")
    assert (scene.me["die"], scene.me["die_at"]) == (4, "neo_left")
    assert scene.view()["votes"]["wings"] == [7, 1]
    scene.play("mission:10")
    assert scene.me["points"] == 8


@pytest.mark.rule("FED-9.6", "FED-20.1")
def test_the_die_returns_unchanged() -> None:
    senate = {"neo_left": {"owner": 0, "ambassador": "AMB-4"}}
    scene = Scene(me={"die": 5, "die_at": "neo_left"}, senate=senate, phase="executive")
    assert scene.state["round"] == 2
    assert scene.me["die"] == 5
    assert "die_at" not in scene.me


@pytest.mark.rule("FED-9.7")
@pytest.mark.parametrize(("space", "piece"), [("A", "funding:AMB-1"), ("outer_module", "vote:AMB-1")])
def test_no_die_on_funding_or_on_the_outer_module(space: str, piece: str) -> None:
    scene = Scene(me={"die": 3})
    scene.play(f"place:{space}", piece)
    assert scene.waiting == [1]


@pytest.mark.rule("FED-9.7", "FED-10.2")
def test_the_visible_symbol_decides() -> None:
    """A funding token on a vote side takes no die; a vote token on a funding side does."""
    scene = Scene(me={"die": 3, "tokens": ["ALT-1-16"]})
    scene.play("place:A", "vote:AMB-1", "alter:ALT-1-16")
    assert scene.waiting == [1]
    scene = Scene(me={"die": 3, "tokens": ["ALT-1-06"]})
    scene.play("place:A", "funding:AMB-1", "alter:ALT-1-06")
    assert scene.options() == ["add_die", "keep_die"]


@pytest.mark.rule("FED-4.9", "FED-9.4")
@pytest.mark.parametrize(
    ("erudites", "tops", "uses", "die"),
    [
        (["1A2", USED_1D2], {}, ["use:1A2"], 1),
        (["1A3"], {"1D": ["1D2", "1D1", "1D3"]}, ["use:1A3", "copy:1D2"], 1),
        (["1A3"], {"1B": ["1B3", "1B1", "1B2"]}, ["use:1A3", "copy:1B3", "income:PS-4B"], 1),
    ],
)
def test_a_die_gained_by_a_erudite_in_step_4_may_be_added(
    erudites: list[Any], tops: dict[str, Any], uses: list[str], die: int
) -> None:
    """Without a die step 4 is still a moment: who gets the die there adds it to this ambassador."""
    sites = ["PS-1A", "PS-2A", "PS-3A", "PS-4B"]
    scene = Scene(me={"erudites": erudites}, atalum=tops, production_sites=sites)
    scene.play("place:A", "vote:AMB-1")
    assert scene.options() == [uses[0], "done"]
    assert scene.table.prompt(0).args["n"] == 0
    scene.play(*uses)
    assert (scene.me["die"], scene.options()) == (die, ["add_die", "keep_die"])
    scene.play("add_die")
    assert scene.me["die_at"] == "A"


@pytest.mark.rule("FED-4.9", "FED-9.4")
def test_who_goes_on_without_a_die_ends_the_step() -> None:
    """After it comes the end of the turn, where the erudite may still be used, and the die not added any more."""
    scene = Scene(me={"erudites": ["1A2", USED_1D2]})
    scene.play("place:A", "vote:AMB-1", "done")
    assert scene.options() == ["use:1A2", "end"]
    scene.play("use:1A2")
    assert scene.me["die"] == 1
    assert "die_at" not in scene.me


@pytest.mark.rule("FED-4.9", "FED-9.4")
@pytest.mark.parametrize(
    ("erudites", "tops"),
    [
        (["1A1"], {}),
        (["1A2", {"erudite": "1E1", "used": True}], {}),
        (["1A3"], {"1B": ["1B1", "1B2", "1B3"], "1D": ["1D1", "1D2", "1D3"]}),
        ([{"erudite": "1A2", "used": True}, USED_1D2], {}),
        (["1A3"], {"1C": ["1C3", "1C1", "1C2"]}),  # a disc without the bonus of its post
    ],
)
def test_step_4_is_not_asked_when_no_die_can_come(erudites: list[Any], tops: dict[str, Any]) -> None:
    """The next question, the end of the turn, offers the same erudites."""
    scene = Scene(me={"erudites": erudites}, atalum=tops)
    scene.play("place:A", "vote:AMB-1")
    assert scene.waiting == [1] or scene.options()[-1] == "end"


@pytest.mark.rule("FED-9.4", "FED-9.7")
def test_no_moment_for_the_die_on_funding_with_a_die_in_the_senate_or_in_games_of_version_1() -> None:
    me = {"erudites": ["1A2", USED_1D2]}
    scene = Scene(me=me)
    scene.play("place:A", "funding:AMB-1")
    assert scene.options() == ["use:1A2", "end"]
    scene = Scene(me=me, rules=1)
    scene.play("place:A", "vote:AMB-1")
    assert scene.options() == ["use:1A2", "end"]
    senate = {"neo_left": {"owner": 0, "ambassador": "AMB-4"}}
    scene = Scene(me=me | {"die": 2, "die_at": "neo_left"}, senate=senate)
    scene.play("place:A", "vote:AMB-1")
    assert scene.options() == ["use:1A2", "end"]


@pytest.mark.rule("FED-9.4", "FED-24.5")
def test_a_deep_space_tile_may_bring_the_die() -> None:
    """2A3 copies 2C1 from Atalum: two steps reach the end of the track, and DS-3 has a die."""
    me = {"step": 8, "erudites": ["1A1", "2A3", "1C1"]}
    scene = Scene(me=me, deep_space=["DS-1", "DS-3", "DS-4", "DS-6", "DS-7"])
    scene.play("place:neo_left", "vote:AMB-1", "move:n1a")
    assert scene.options() == ["use:1A1", "use:2A3", "done"]
    scene.play("use:2A3", "copy:2C1", "deep_space:DS-3", "add_die")
    assert (scene.me["die"], scene.me["die_at"]) == (1, "neo_left")


@pytest.mark.rule("FED-9.4", "FED-14.6")
def test_the_bonus_of_a_trading_post_may_bring_the_die() -> None:
    """2A3 copies 2C3: a disc with the bonus of its post, and TP-4 raises the die."""
    scene = Scene(me={"erudites": ["1A1", "2A3"]}, atalum={"2C": ["2C3", "2C1", "2C2"]}, level_2_up=["C"])
    scene.play("place:A", "vote:AMB-1")
    assert scene.options() == ["use:1A1", "use:2A3", "done"]
    scene.play("use:2A3", "copy:2C3", "post:TP-4", "add_die")
    assert (scene.me["die"], scene.me["die_at"]) == (1, "A")


@pytest.mark.rule("FED-8.3", "FED-8.6", "FED-9.4")
@pytest.mark.parametrize(
    ("me", "may_come"),
    [({"step": 9}, True), ({"step": 8}, False), ({"step": 9, "deep_space": "DS-1"}, False)],
)
def test_a_step_of_accreditation_may_bring_the_die_at_the_end_of_the_track(me: dict[str, Any], may_come: bool) -> None:
    """1A3 copies 1C1, one step: with it a marker on step 9 reaches the deep space tiles, if its owner has none."""
    scene = Scene(me={"erudites": ["1A3"], **me})
    scene.play("place:arratooine_left", "vote:AMB-1")  # the only post he can pay is TP-1
    assert scene.options() == ["use:1A3", "done" if may_come else "end"]


@pytest.mark.rule("FED-4.9", "FED-9.4")
@pytest.mark.parametrize(
    ("effect", "uses", "die"),
    [
        ([{"die_set": 3}], ["use:1A1"], 3),
        ([{"choose_one": [{"ship": 1}, {"die": 2}]}], ["use:1A1", "choose:1"], 2),
        ([{"ship": 1}, {"die": 1}], ["use:1A1"], 1),
        ([{"ship": 1}, {"unlock_all": True}], [], 0),
        ([{"choose_one": [{"ship": 1}, {"pp": 1}]}], [], 0),
    ],
)
def test_any_step_of_an_erudite_may_bring_the_die(effect: list[Any], uses: list[str], die: int) -> None:
    """With other effects in a content pack: each step counts, also one among several to choose from."""
    pack = {"game": "federation", "erudites": {"1A1": {"effect": effect}}}
    scene = Scene(me={"erudites": ["1A1"]}, pack=pack)
    scene.play("place:A", "vote:AMB-1")
    assert scene.options() == ["use:1A1", "done" if uses else "end"]
    if uses:
        scene.play(*uses, "add_die")
        assert (scene.me["die"], scene.me["die_at"]) == (die, "A")
