"""Components and general limits (FED-1)."""

from typing import Any

import pytest

import ecliptic
from ecliptic.games.federation.components import printed
from ecliptic.games.federation.sheet import sheet
from tests.rules.federation.facts import COUNTS
from tests.rules.federation.scene import Scene

SHEET: Any = sheet(printed())


@pytest.mark.rule("FED-1.1")
@pytest.mark.parametrize(("kind", "count"), COUNTS.items())
def test_the_box_has_as_many_as_the_list_says(kind: str, count: int) -> None:
    assert len(SHEET[kind]) == count


@pytest.mark.rule("FED-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_lies_on_the_table(seats: int) -> None:
    """45 erudites less two of each delegation of level 3, 50 tokens, 12 asteroid tiles, 10 laws, medals by players."""
    state: Any = ecliptic.new("federation", seats=seats, seed=1).save()["state"]
    assert sum(len(pile) for pile in state["atalum"].values()) == 45 - 5 * 2
    assert sum(len(pile) for pile in [*state["six_moon"].values(), *state["beside"].values()]) == 50
    neo = state["neo"]
    assert [len(neo[name]) for name in ("asteroids", "spare", "dead_asteroids", "spare_dead")] == [4, 2, 4, 2]
    laws = state["laws"]
    assert len(laws["now"] + laws["left"] + laws["right"]) == 10
    assert [m if isinstance(m, int) else len(m) for m in state["medals"].values()] == [seats] * 7
    assert len(state["deep_space"]) == len(state["starting_planets"]) == seats + 1
    assert len(state["projects"]) == 7
    assert len(state["production_sites"]) == 4


@pytest.mark.rule("FED-1.1", "FED-1.10")
@pytest.mark.parametrize(
    ("resource", "tokens", "space"),
    [("lavandium", 24, "move:n1a"), ("coppernium", 20, "move:n1b")],
)
def test_how_many_resource_tokens_there_are(resource: str, tokens: int, space: str) -> None:
    """With a limited supply nothing comes when the players have all tokens of a crystal, and one while one is left."""
    for left in (0, 1):
        have = [8, 8, tokens - 16 - left]
        players: dict[int, dict[str, Any]] = {seat + 1: {"resources": {resource: n}} for seat, n in enumerate(have)}
        scene = Scene(players=players, options={"limited_supply": "yes"})
        scene.play("place:neo_left", "vote:AMB-1", space)
        assert scene.me["resources"][resource] == left


@pytest.mark.rule("FED-1.2", "FED-3.2", "FED-3.3", "FED-27.2")
def test_what_a_player_owns() -> None:
    """4 ambassadors, 1 of 8 ships in the hangar, no die, nothing unlocked, no tile."""
    table = ecliptic.new("federation", seats=4, seed=3)
    player: Any = table.save()["state"]["players"][0]  # type: ignore[index]
    assert player["ambassadors"] == ["AMB-1", "AMB-2", "AMB-3", "AMB-4"]
    assert player["hangar"] == 1
    assert (player["unlocked"], player["completed"], player.get("die", 0)) == ([], [], 0)
    assert (player["erudites"], player["tokens"], player["medals"], player["posts"]) == ([], [], [], {})


@pytest.mark.rule("FED-1.2")
@pytest.mark.parametrize(("field", "wrong"), [("hangar", 9), ("posts", {"TP-7": 1}), ("die", 7), ("step", 11)])
def test_pieces_that_a_player_does_not_have(field: str, wrong: object) -> None:
    with pytest.raises(ecliptic.Refused, match=field):
        Scene(me={field: wrong})


@pytest.mark.rule("FED-1.3", "FED-1.4")
def test_the_order_of_resources() -> None:
    """Lavandium, coppernium, oceanium, gold: the Transmutation Chamber lifts by one."""
    for resource, result in (
        ("lavandium", [0, 1, 0, 0]),
        ("coppernium", [0, 0, 1, 0]),
        ("oceanium", [0, 0, 0, 1]),
    ):
        scene = Scene(me={"resources": {resource: 1}, "production_sites": ["PS-2A"]}, phase="executive")
        assert scene.resources() == result


@pytest.mark.rule("FED-1.5")
def test_nobody_starts_with_resources() -> None:
    """Before the starting planets are chosen nobody has anything."""
    table = ecliptic.new("federation", seats=3, seed=1)
    view: Any = table.view(None)
    assert [player["resources"] for player in view["players"]] == [{}, {}, {}]


@pytest.mark.rule("FED-1.6")
def test_a_cost_is_paid_before_the_effect() -> None:
    """The oceanium is gone when the ships come, and the log tells it in this order."""
    scene = Scene(me={"resources": {"oceanium": 1}})
    scene.play("place:B", "vote:AMB-1")
    lines = scene.log()
    assert lines.index("P0 pays 1 oceanium.") < lines.index("P0 takes 2 ships.")


@pytest.mark.rule("FED-1.7")
@pytest.mark.parametrize(("space", "crystal"), [("espionage_left", "lavandium"), ("E", "coppernium")])
def test_oceanium_stands_in_for_lavandium_and_coppernium(space: str, crystal: str) -> None:
    """With both, the player is asked; with oceanium alone it is paid."""
    scene = Scene(me={"resources": {crystal: 1, "oceanium": 1}})
    scene.play(f"place:{space}", "vote:AMB-1")
    assert scene.options() == [f"pay:{crystal}", "pay:oceanium"]
    scene.play("pay:oceanium")
    assert scene.me["resources"] == {"lavandium": 0, "coppernium": 0, "oceanium": 0, "gold": 0} | {crystal: 1}
    scene = Scene(me={"resources": {"oceanium": 1}})
    scene.play(f"place:{space}", "vote:AMB-1")
    assert scene.resources() == [0, 0, 0, 0]


@pytest.mark.rule("FED-1.7")
@pytest.mark.parametrize(
    ("resources", "open_rooms"),
    [
        ({"gold": 5}, []),
        ({"lavandium": 9}, ["place:espionage_left"]),
        ({"coppernium": 9}, ["place:E"]),
        ({"oceanium": 1}, ["place:espionage_left", "place:B", "place:E"]),
    ],
)
def test_nothing_else_is_replaced(resources: dict[str, int], open_rooms: list[str]) -> None:
    """Gold and lavandium pay only for themselves, nothing but oceanium pays for oceanium."""
    gone = [{"owner": 0, "ambassador": ambassador} for ambassador in ("AMB-3", "AMB-4")]
    scene = Scene(me={"resources": resources}, outer_module=gone)
    priced = ["place:espionage_left", "place:B", "place:E"]
    assert [space for space in priced if space in scene.options()] == open_rooms


@pytest.mark.rule("FED-1.7")
def test_oceanium_needed_elsewhere_is_not_offered() -> None:
    """A cost of 1 coppernium and 1 oceanium leaves no oceanium to stand in."""
    scene = Scene(me={"resources": {"coppernium": 1, "oceanium": 1}})
    scene.play("place:e81216_left", "vote:AMB-1", "build:PS-3A")
    assert scene.resources() == [0, 0, 0, 0]
    assert scene.me["step"] == 1


@pytest.mark.rule("FED-1.8")
def test_crystals_that_do_not_fit_are_chosen_one_by_one() -> None:
    """10 crystals fit; of what is there and what comes the player gives back what he likes."""
    scene = Scene(me={"resources": {"lavandium": 8, "oceanium": 2}})
    scene.play("place:neo_left", "vote:AMB-1", "move:n1a")
    assert scene.resources() == [8, 0, 2, 0]
    assert scene.options() == ["return:lavandium", "return:oceanium"]
    scene.play("return:oceanium", "return:lavandium")
    assert scene.resources() == [9, 0, 1, 0]


@pytest.mark.rule("FED-1.8", "FED-26.14")
def test_every_kind_of_crystal_may_be_given_back() -> None:
    scene = Scene(me={"resources": {"lavandium": 4, "coppernium": 3, "oceanium": 3}})
    scene.play("place:outer_module", "vote:AMB-1")
    assert scene.options() == ["return:lavandium", "return:coppernium", "return:oceanium"]
    scene.play("return:lavandium")
    assert scene.resources() == [3, 3, 4, 0]


@pytest.mark.rule("FED-1.8")
def test_gold_beyond_five_is_lost() -> None:
    scene = Scene(me={"resources": {"gold": 4}, "miner": "n7a"})
    scene.play("place:neo_left", "vote:AMB-1", "asteroid:DAST-1")
    assert scene.resources() == [0, 0, 0, 5]


@pytest.mark.rule("FED-1.9", "FED-16.3", "FED-26.2")
def test_the_hangar_holds_five() -> None:
    """A ship that does not fit is not taken; without the limit of one edition both come."""
    me = {"resources": {"oceanium": 1}, "hangar": 4}
    scene = Scene(me=me)
    scene.play("place:B", "vote:AMB-1")
    assert scene.me["hangar"] == 5
    scene = Scene(me=me, options={"hangar_limit": 8})
    scene.play("place:B", "vote:AMB-1")
    assert scene.me["hangar"] == 6


@pytest.mark.rule("FED-1.10")
def test_the_supply_is_no_limit() -> None:
    """All 24 lavandium tokens are with the players, and more come; unless the table plays with a limited supply."""
    rich: dict[str, Any] = {"resources": {"lavandium": 8}}
    everybody = {0: rich, 1: rich, 2: rich}
    scene = Scene(players=everybody)
    scene.play("place:neo_left", "vote:AMB-1", "move:n1a")
    assert scene.resources()[0] == 10
    scene = Scene(players=everybody, options={"limited_supply": "yes"})
    scene.play("place:neo_left", "vote:AMB-1", "move:n1a")
    assert scene.resources()[0] == 8


@pytest.mark.rule("FED-1.11", "FED-1.12")
def test_ships_on_missions_stay_and_the_stock_runs_out() -> None:
    """With 7 missions performed and one ship in the hangar no ship can be taken, and the rest of the effect happens."""
    me = {"completed": [1, 2, 3, 4, 5, 6, 7], "hangar": 1, "step": 0}
    scene = Scene(me=me)
    scene.play("place:C", "vote:AMB-1", "unlock:8")
    assert (scene.me["hangar"], scene.me["unlocked"]) == (1, [1, 2, 3, 4, 5, 6, 7, 8])
    scene.finish_round()
    assert scene.me["completed"] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("FED-1.12")
def test_an_empty_stack_of_tokens_gives_nothing() -> None:
    """The Alteration Incubator with no token of strength 1 left beside the board."""
    used = [f"ALT-1-{n:02}" for n in range(5, 21)]
    scene = Scene(me={"production_sites": ["PS-4A"]}, used_tokens=used, phase="executive")
    assert scene.me["tokens"] == []
    assert scene.options() == ["law:left", "law:right"]


@pytest.mark.rule("FED-1.13")
def test_what_is_open_and_what_is_hidden() -> None:
    """Resources, tokens and face-up tiles are seen by all; face-down tokens, tiles and stacks by nobody."""
    scene = Scene(me={"resources": {"gold": 2}, "tokens": ["ALT-3-01"]})
    view = scene.view(2)
    assert view["players"][0]["resources"] == {"gold": 2}
    assert view["players"][0]["tokens"] == ["ALT-3-01"]
    assert view["six_moon"]["m1"] == ["ALT-1-01", "ALT-1-02", "ALT-1-03", "ALT-1-04"]
    assert view["six_moon"]["m2"] == 4
    assert view["atalum"]["1A"] == {"top": "1A1", "size": 3}
    assert view["atalum"]["2A"] == {"top": None, "size": 3}
    assert view["neo"] == {"asteroids": ["?", "?", "?", "?"], "dead_asteroids": 4}
    assert (view["deep_space"], view["looked_at"]) == (5, {})
    assert view["laws"]["left"] == sorted(view["laws"]["left"], key=view["laws"]["left"].index)
    assert view["beside"] == {"1": 16, "2": 2, "3": 1, "4": 2}


@pytest.mark.rule("FED-1.13")
def test_deep_space_tiles_stay_hidden_from_those_who_have_not_looked() -> None:
    """A player who has chosen among them knows what is left; the others only how many."""
    scene = Scene(me={"step": 9})
    scene.play("place:A", "vote:AMB-1")
    assert scene.view(0)["looked_at"] == {"deep_space": ["DS-1", "DS-2", "DS-3", "DS-4", "DS-5"]}
    assert scene.view(1)["looked_at"] == {}
    scene.play("deep_space:DS-3")
    assert scene.view(0)["looked_at"] == {"deep_space": ["DS-1", "DS-2", "DS-4", "DS-5"]}
    assert "DS-1" not in str(scene.view(1))
    assert scene.view(1)["players"][0]["deep_space"] == "DS-3"


@pytest.mark.rule("FED-1.14")
def test_points_have_no_upper_limit() -> None:
    scene = Scene(me={"points": 999, "resources": {"gold": 1}})
    scene.play("place:arratooine_left", "vote:AMB-1", "post:TP-6")
    assert scene.me["points"] == 1004
    with pytest.raises(ecliptic.Refused, match="points"):
        Scene(me={"points": -1})
