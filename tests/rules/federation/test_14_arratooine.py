"""Planet Arratooine: trading posts (FED-14)."""

from typing import Any

import pytest

from tests.rules.federation.marks import shows
from tests.rules.federation.scene import Scene


def act(*choices: str, me: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Seat 0 acts on Arratooine."""
    scene = Scene(me=me, **more)
    scene.play("place:arratooine_left", "vote:AMB-1")
    scene.play_if_asked(*choices)
    return scene


POSTS: list[tuple[str, dict[str, int], list[tuple[list[str], dict[str, Any]]]]] = [
    ("TP-1", {}, [([], {"resources": [2, 0, 0, 0]}), ([], {"resources": [2, 1, 0, 0]})]),
    (
        "TP-2",
        {"lavandium": 1},
        [(["choose:0"], {"hangar": 2}), (["choose:0", "choose:1", "unlock:4"], {"hangar": 2, "unlocked": [4]})],
    ),
    (
        "TP-3",
        {"coppernium": 1},
        [
            (["choose:0"], {"resources": [0, 0, 2, 0]}),
            (["choose:0", "choose:0", "choose:1"], {"resources": [0, 0, 2, 0], "step": 1}),
        ],
    ),
    ("TP-4", {"lavandium": 1}, [([], {"die": 1}), ([], {"die": 2})]),
    ("TP-5", {"oceanium": 1}, [([], {"resources": [1, 0, 0, 1]}), ([], {"resources": [0, 0, 0, 2]})]),
    ("TP-6", {"gold": 1}, [([], {"points": 5}), ([], {"points": 8})]),
]  # fmt: skip


@pytest.mark.rule("FED-14.1", "FED-14.2", "FED-14.4")
@pytest.mark.parametrize(("post", "cost", "levels"), POSTS, ids=[row[0] for row in POSTS])
def test_each_post(post: str, cost: dict[str, int], levels: list[tuple[list[str], dict[str, Any]]]) -> None:
    """The cost, the disc on level 1, then level 2, then the bonus of level 2 again; influence 1, 2, 2."""
    for disc, (choices, expected) in enumerate([*levels, levels[-1]]):
        me = {"resources": cost, "posts": {post: disc}}
        scene = act(f"post:{post}", *choices, "keep_die", me=me)
        assert scene.me["posts"] == {post: min(disc + 1, 2)}
        assert scene.me["influence"]["arratooine"] == min(disc + 1, 2)
        plain = {"resources": [0, 0, 0, 0], "hangar": 1, "unlocked": [], "step": 0, "die": 0, "points": 0}
        shown = {name: scene.me[name] for name in plain} | {"resources": scene.resources()}
        assert shown == plain | expected


@pytest.mark.rule("FED-14.2")
def test_only_posts_that_can_be_paid() -> None:
    assert act(me={"resources": {"coppernium": 1}}).options() == ["post:TP-1", "post:TP-3"]
    assert act(me={"resources": {"oceanium": 1}}).options("post") == [f"post:TP-{n}" for n in (1, 2, 3, 4, 5)]


@pytest.mark.rule("FED-14.3")
def test_discs_of_all_players_on_one_post() -> None:
    discs = {seat: {"posts": {"TP-1": 1}} for seat in (1, 2, 3)}
    scene = act("post:TP-1", players=discs)
    assert scene.me["posts"] == {"TP-1": 1}


@pytest.mark.rule("FED-14.4")
def test_influence_of_all_discs() -> None:
    me = {"posts": {"TP-1": 2, "TP-2": 1, "TP-3": 2, "TP-4": 2, "TP-5": 2, "TP-6": 2}}
    assert Scene(me=me).me["influence"]["arratooine"] == 11


@pytest.mark.rule("FED-14.5")
@pytest.mark.parametrize(("picks", "oceanium", "steps"), [("000", 3, 0), ("001", 2, 1), ("011", 1, 2), ("111", 0, 3)])
def test_level_2_may_be_mixed(picks: str, oceanium: int, steps: int) -> None:
    """The example of both rulebooks: 3 picks of oceanium or accreditation for 1 coppernium."""
    me = {"resources": {"coppernium": 1}, "posts": {"TP-3": 1}}
    scene = act("post:TP-3", *[f"choose:{pick}" for pick in picks], me=me)
    assert (scene.resources()[2], scene.me["step"]) == (oceanium, steps)


@pytest.mark.rule("FED-14.5")
@pytest.mark.parametrize(("pick", "oceanium", "steps"), [("0", 2, 0), ("1", 0, 2)])
def test_level_1_gives_one_kind(pick: str, oceanium: int, steps: int) -> None:
    scene = act("post:TP-3", f"choose:{pick}", me={"resources": {"coppernium": 1}})
    assert scene.waiting == [1]
    assert (scene.resources()[2], scene.me["step"]) == (oceanium, steps)


@pytest.mark.rule("FED-14.5")
@pytest.mark.parametrize(
    ("disc", "choices", "hangar", "unlocked"),
    [
        (0, ["choose:0"], 2, []),
        (0, ["choose:1", "unlock:4"], 1, [4]),
        (1, ["choose:0", "choose:0"], 3, []),
        (1, ["choose:1", "unlock:4", "choose:0"], 2, [4]),
        (1, ["choose:1", "unlock:4", "choose:1", "unlock:9"], 1, [4, 9]),
        (2, ["choose:1", "unlock:4", "choose:1", "unlock:9"], 1, [4, 9]),
    ],
)
def test_ships_or_missions_of_tp_2(disc: int, choices: list[str], hangar: int, unlocked: list[int]) -> None:
    """Level 1 a ship or a marker, level 2 two picks, each of either kind."""
    scene = act("post:TP-2", me={"resources": {"lavandium": 1}, "posts": {"TP-2": disc}})
    assert scene.options() == ["choose:0", "choose:1"]
    scene.play(*choices)
    assert (scene.me["hangar"], scene.me["unlocked"], scene.waiting) == (hangar, unlocked, [1])


@pytest.mark.rule("FED-14.6", "FED-14.8")
@pytest.mark.parametrize(("erudite", "bonus"), [("1C3", 0), ("2C3", 2)])
def test_a_free_disc_on_level_1(erudite: str, bonus: int) -> None:
    """On a post without own disc, free; only 2C3 brings the bonus. It is no action: no erudite's timing."""
    held = ["1C1"] if erudite == "2C3" else []
    me = {"erudites": held, "posts": {"TP-2": 1, "TP-3": 2}}
    stack = erudite[:2]
    others = [f"{stack}{n}" for n in (1, 2, 3) if f"{stack}{n}" not in (erudite, *held)]
    scene = Scene(me=me, atalum={stack: [erudite, *others]})
    scene.play("place:atalum_left", "vote:AMB-1", f"take:{erudite}")
    assert scene.options() == ["post:TP-1", "post:TP-4", "post:TP-5", "post:TP-6"]
    scene.play("post:TP-1")
    assert scene.me["posts"] == {"TP-1": 1, "TP-2": 1, "TP-3": 2}
    assert scene.resources() == [bonus, 0, 0, 0]


@pytest.mark.rule("FED-14.6")
def test_a_free_disc_with_discs_everywhere() -> None:
    me = {"posts": {f"TP-{n}": 1 for n in range(1, 7)}}
    scene = Scene(me=me, atalum={"1C": ["1C3", "1C1", "1C2"]})
    scene.play("place:atalum_left", "vote:AMB-1", "take:1C3")
    assert scene.me["influence"]["arratooine"] == 6
    assert scene.me["erudites"] == [{"erudite": "1C3", "used": True}]


@shows("DS-6")
@pytest.mark.rule("FED-14.7", "FED-24.8")
@pytest.mark.parametrize("disc", [0, 1])
def test_a_free_disc_on_level_2(disc: int) -> None:
    """DS-6: from stock or from level 1, with the bonus of level 2, and 1 oceanium."""
    scene = Scene(
        me={"step": 9, "posts": {"TP-6": disc, "TP-5": 2}}, deep_space=["DS-6", "DS-1", "DS-2", "DS-3", "DS-4"]
    )
    scene.play("place:A", "vote:AMB-1", "deep_space:DS-6")
    assert scene.options() == ["post:TP-1", "post:TP-2", "post:TP-3", "post:TP-4", "post:TP-6"]
    scene.play("post:TP-6")
    assert scene.me["posts"] == {"TP-5": 2, "TP-6": 2}
    assert scene.me["points"] == 8 + 1
    assert scene.resources() == [0, 0, 1, 0]


@pytest.mark.rule("FED-14.7")
def test_all_discs_on_level_2() -> None:
    posts = {f"TP-{n}": 2 for n in range(1, 7)}
    scene = Scene(me={"step": 9, "posts": posts}, deep_space=["DS-6", "DS-1", "DS-2", "DS-3", "DS-4"])
    scene.play("place:A", "vote:AMB-1", "deep_space:DS-6")
    assert scene.resources() == [0, 0, 1, 0]


@pytest.mark.rule("FED-5.6", "FED-14.2")
@pytest.mark.parametrize(("resources", "is_open"), [({}, False), ({"coppernium": 1}, True)])
def test_without_a_post_that_is_free_the_action_must_be_payable(resources: dict[str, int], is_open: bool) -> None:
    """In a content pack every post may have a cost; without a bonus that pays for one, the action is closed."""
    pack = {"game": "federation", "trading_posts": {"TP-1": {"cost": {"gold": 1}}}}
    poor = [{"owner": 0, "ambassador": "AMB-3"}, {"owner": 0, "ambassador": "AMB-4"}]  # no bonus is left
    scene = Scene(me={"resources": resources, "step": 1, "unlocked": [4]}, outer_module=poor, pack=pack)
    assert ("place:arratooine_left" in scene.options()) == is_open
    assert "place:neo_left" in scene.options()
    assert "place:atalum_right" in scene.options()
