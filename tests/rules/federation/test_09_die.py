"""The assistant die (FED-9)."""

import pytest

from tests.rules.federation.scene import Scene


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
