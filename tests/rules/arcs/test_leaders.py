"""Every leader, with its FAQ notes (LEAD01 to LEAD16)."""

from typing import Any

import pytest

from tests.rules.arcs.marks import shows
from tests.rules.arcs.scene import ASSAULT, RAID, SKIRMISH, Scene

HIT, BLANK = SKIRMISH["hit"], SKIRMISH["blank"]
COURT = ["BC01", "BC02", "BC03", "BC04"]


def follows(lead: str, card: str, leader: str, way: str = "copy", **fields: Any) -> Scene:
    """Seat 0 leads and ends; seat 1, with this leader, follows."""
    foe = {"leader": leader, "hand": [card], **fields.pop("foe", {})}
    scene = Scene(hand=[lead], foe=foe, **fields)
    scene.play(f"lead:{lead}", "end", f"{way}:{card}")
    return scene


SCORING = {"LEAD01": "tyrant", "LEAD06": "empath", "LEAD09": "tycoon"}
HOLDINGS: dict[str, Any] = {
    "tyrant": [{"captives": ["1 agent", "1 agent"]}, {"captives": ["0 agent"]}],
    "empath": [{"resources": ["psionic", "psionic"]}, {"resources": ["psionic"]}],
    "tycoon": [{"resources": ["fuel", "fuel"]}, {"resources": ["fuel"]}],
}


@shows(*SCORING)
@pytest.mark.parametrize(("leader", "ambition"), SCORING.items())
@pytest.mark.parametrize(("first", "power"), [(0, 3), (1, 0)])
def test_leaders_that_score_less(leader: str, ambition: str, first: int, power: int) -> None:
    """First place gets the second-place Power, without the bonus of the cities; second place nothing."""
    sites = ["2-hex/1", "2-hex/2", "3-hex/1", "3-hex/2"]
    more, less = HOLDINGS[ambition]
    if ambition == "tyrant" and first:
        more, less = {"captives": ["0 agent", "0 agent"]}, {"captives": ["1 agent"]}
    scene = Scene(
        hand=["aggression-2"],
        me={"leader": leader, **(more if not first else less)},
        foe=less if not first else more,
        markers=["", "", ambition],
        buildings=dict.fromkeys(sites, "0 city"),
    )
    scene.play("pass")
    assert scene.me["power"] == power


@shows("LEAD01")
def test_elder_is_beloved() -> None:
    scene = Scene(
        hand=["aggression-2"],
        foe={"leader": "LEAD01"},
        ships={"2-hex": {"0": 2}},
        buildings={"2-hex/1": "1 city damaged"},
        court=COURT,
        agents=[[0, 1], [], [], []],
        luck=[[HIT]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-1-0")
    assert scene.me["trophies"] == ["1 city"]
    assert scene.waiting == [1]
    scene.play("influence:BC02")
    assert scene.agents("BC02")[1] == 1
    assert scene.me["cards"] == []


@shows("LEAD01")
def test_elder_is_not_asked_without_a_trophy() -> None:
    scene = Scene(hand=["aggression-2"], foe={"leader": "LEAD01"}, ships={"2-hex": {"0": 2, "1": 2}}, luck=[[BLANK]])
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-1-0")
    assert scene.waiting == [0]


@shows("LEAD02", "LEAD03", "LEAD15")
@pytest.mark.parametrize(("leader", "extra"), [("LEAD02", "psionic"), ("LEAD03", "fuel"), ("LEAD15", "weapon")])
def test_leaders_that_gain_by_copying_to_tax(leader: str, extra: str) -> None:
    scene = follows("administration-2", "administration-5", leader, buildings={"2-hex/1": "1 city"})
    scene.play("tax:2-hex/1")
    scene.settle()
    assert sorted(scene.resources(1)) == sorted([extra, "relic"])


@shows("LEAD03")
def test_fuel_drinker_is_lavish_when_tycoon_was_scored() -> None:
    for declared, left in (("tycoon", []), ("keeper", ["fuel"])):
        scene = Scene(hand=["aggression-2"], me={"leader": "LEAD03", "resources": ["fuel"]}, markers=["", "", declared])
        scene.play("pass")
        assert scene.resources() == left


@shows("LEAD04")
def test_upstart_gains_by_declaring_and_needs_control_to_tax() -> None:
    scene = Scene(hand=["aggression-2"], me={"leader": "LEAD04"})
    scene.play("lead:aggression-2", "declare:tycoon", "type:relic")
    assert scene.resources() == ["relic"]
    taxing = Scene(
        hand=["administration-2"], me={"leader": "LEAD04"}, ships={"3-hex": {"0": 1}},
        buildings={"2-hex/1": "0 city", "3-hex/1": "0 city"},
    )  # fmt: skip
    taxing.play("lead:administration-2")
    assert taxing.options("tax") == ["tax:3-hex/1"]


@shows("LEAD05")
def test_rebel_takes_two_more_dice_and_moves_two_ships() -> None:
    scene = Scene(hand=["aggression-2"], me={"leader": "LEAD05"}, ships={"2-hex": {"0": 1, "1": 1}})
    scene.play("lead:aggression-2", "battle:2-hex/1")
    sizes = {sum(map(int, option[5:].split("-"))) for option in scene.options("dice")}
    assert sizes == {2, 3}
    moving = Scene(hand=["aggression-2"], me={"leader": "LEAD05"}, ships={"2-hex": {"0": [2, 2]}})
    moving.play("lead:aggression-2", "move:2-hex>2-gate")
    assert moving.options() == ["ships:2+0", "ships:1+1", "ships:1+0", "ships:0+2", "ships:0+1"]


@shows("LEAD06")
def test_warrior_moves_after_a_battle() -> None:
    scene = follows("aggression-2", "aggression-5", "LEAD06", ships={"2-hex": {"1": 2, "2": 2}}, luck=[[BLANK]])
    scene.play("battle:2-hex/2", "dice:0-1-0")
    assert "no" in scene.options()
    scene.play("move:2-hex>2-gate", "ships:1+0")
    assert scene.ships("2-gate", 1) == [1, 0]


@shows("LEAD06")
def test_warrior_does_not_move_twice() -> None:
    scene = follows(
        "aggression-2", "aggression-5", "LEAD06", ships={"2-hex": {"1": 1}, "3-arrow": {"2": 1}}, luck=[[BLANK]]
    )
    scene.play("use:advance", "dice:0-1-0")
    assert scene.waiting != [1]


@shows("LEAD07")
def test_feastbringer_influences_before_or_after_a_secure() -> None:
    before = follows("aggression-2", "aggression-5", "LEAD07", court=COURT, agents=[[1, 1], [], [], []])
    assert before.options("secure") == []
    before.play("use:entertain", "influence:BC01")
    assert before.foe["cards"] == ["BC01"]
    after = follows("aggression-2", "aggression-5", "LEAD07", court=COURT, agents=[[0, 1], [], [], []])
    after.play("secure:BC01", "influence:BC02")
    assert after.agents("BC02")[1] == 1


@shows("LEAD07")
def test_feastbringer_pays_for_a_declaration() -> None:
    poor = Scene(hand=["aggression-2"], me={"leader": "LEAD07"})
    poor.play("lead:aggression-2")
    assert poor.options("declare") == []
    scene = Scene(
        hand=["aggression-2"],
        me={"leader": "LEAD07", "cards": ["BC01", "BC02"]},
        foe={"power": 3},
        players={2: {"power": 1}},
    )
    scene.play("lead:aggression-2", "declare:tycoon", "card:BC02")
    assert scene.player(2)["cards"] == ["BC02"]


@shows("LEAD07")
def test_feastbringer_pays_the_earliest_of_equals_and_not_with_the_bards() -> None:
    scene = Scene(hand=["aggression-2"], me={"leader": "LEAD07", "cards": ["BC01"]})
    scene.play("lead:aggression-2", "declare:tycoon")
    assert scene.foe["cards"] == ["BC01"]
    bards = follows("aggression-2", "aggression-5", "LEAD07", "surpass", foe={"cards": ["BC25"]})
    assert bards.options("declare") == []


@shows("LEAD08")
def test_demagogue_is_bold_and_paranoid() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"leader": "LEAD08"},
        court=["BC01", "BC27", "BC03", "BC04"],
        agents=[[1], [1], [], []],
    )
    scene.play("lead:aggression-2", "declare:tycoon", "influence:BC03")
    assert scene.options("influence") == ["influence:BC01", "influence:BC27", "influence:BC04"]
    scene.play("done")
    assert scene.options("secure") == ["secure:BC27"]


@shows("LEAD10")
def test_overseer_taxes_again_by_hitting_the_city() -> None:
    scene = Scene(
        hand=["administration-2"], me={"leader": "LEAD10"}, ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city", "2-hex/2": "0 city"},
    )  # fmt: skip
    scene.play("lead:administration-2", "tax:2-hex/1", "yes")
    assert scene.building("2-hex/1") == "1 city damaged"
    assert scene.me["captives"] == ["1 agent", "1 agent"]
    assert scene.resources() == ["relic", "relic"]
    scene.play("tax:2-hex/2")
    assert "yes" not in scene.options()


@shows("LEAD10")
def test_overseer_provokes_outrage_before_the_second_gain() -> None:
    scene = Scene(hand=["administration-2"], me={"leader": "LEAD10"}, buildings={"2-hex/1": "0 city damaged"})
    scene.play("lead:administration-2", "tax:2-hex/1", "yes")
    assert scene.resources() == ["relic"]
    assert scene.me["outrage"] == ["relic"]
    assert scene.me["cities"] == 5


@shows("LEAD10")
def test_overseer_builds_a_second_ship() -> None:
    scene = Scene(hand=["construction-2"], me={"leader": "LEAD10"}, buildings={"2-hex/1": "0 starport damaged"})
    scene.play("lead:construction-2", "build_ship:2-hex/1", "yes")
    assert scene.ships("2-hex") == [2, 0]
    assert scene.building("2-hex/1") == ""
    assert scene.me["starports"] == 5


@shows("LEAD11")
def test_corsair_rerolls_raid_dice_and_is_wary() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"leader": "LEAD11", "resources": ["fuel", "weapon"]},
        ships={"3-hex": {"0": 3}},
        buildings={"3-hex/1": "1 starport"},
        luck=[[RAID["intercept"]] * 3, [RAID["building+key"]] * 2],
    )
    scene.play("lead:aggression-2", "battle:3-hex/1")
    assert "dice:1-1-0" in scene.options()
    assert "dice:1-0-0" not in scene.options()
    scene.play("dice:0-0-3", "reroll:LEAD11", "die:raid-1", "die:raid-1")
    assert scene.me["trophies"] == ["1 starport"]


@shows("LEAD12")
def test_noble_draws_a_court_card() -> None:
    rest = [f"BC{n:02}" for n in range(1, 32) if n not in (1, 2, 3, 4, 27)]
    fields: dict[str, Any] = {"me": {"leader": "LEAD12"}, "court": COURT}
    scene = Scene(hand=["aggression-2"], court_deck=["BC27", *rest], **fields)
    scene.play("lead:aggression-2", "declare:tycoon", "declare:keeper")
    assert scene.state["markers"] == ["", "keeper", "tycoon"]
    assert scene.me["cards"] == ["BC05"]  # the second declaration draws again
    again = Scene(hand=["aggression-2"], markers=["", "", "tycoon"], **fields)
    again.play("lead:aggression-2", "declare:tycoon")
    assert again.me["cards"] == []


@shows("LEAD12")
def test_noble_influences_twice_and_is_proud() -> None:
    scene = follows("mobilization-2", "mobilization-5", "LEAD12", court=COURT)
    scene.play("influence:BC01", "influence:BC02")
    assert (scene.agents("BC01")[1], scene.agents("BC02")[1]) == (1, 1)
    assert scene.waiting != [1]
    for mine, power in ((1, 0), (2, 0), (3, 5)):
        scored = Scene(
            hand=["aggression-2"],
            me={"leader": "LEAD12", "trophies": ["2 agent"] * mine},
            foe={"trophies": ["2 agent"] * 2},
            markers=["", "", "warlord"],
        )
        scored.play("pass")
        assert scored.me["power"] == power


@shows("LEAD13")
def test_anarchist_taxes_rivals_and_empty_slots() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"leader": "LEAD13"},
        ships={"2-hex": {"0": 1, "1": 3}, "3-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city", "3-hex/1": "0 city"},
    )
    scene.play("lead:administration-2")
    assert sorted(scene.options("tax")) == ["tax:2-hex/1", "tax:2-hex/2", "tax:3-hex/2"]
    scene.play("tax:2-hex/2", "tax:2-hex/1")
    turn: Any = scene.table.view(1)["turn"]
    assert turn["taxed_slots"] == ["2-hex/2"]  # which of two slots is public
    assert scene.resources() == ["relic", "relic"]
    assert scene.me["captives"] == ["1 agent"]
    assert scene.options("tax") == ["tax:3-hex/2"]


@shows("LEAD14")
def test_shaper_changes_a_planet_for_good() -> None:
    scene = Scene(
        hand=["administration-2"], me={"leader": "LEAD14", "resources": ["fuel"]}, buildings={"2-hex/1": "0 city"}
    )
    scene.play("lead:administration-2", "tax:2-hex/1")
    scene.settle()
    scene.play("type:fuel")
    assert scene.state["shaped"] == {"2-hex": "fuel"}
    assert scene.resources() == ["relic"]
    assert scene.supply("fuel") == 4


def four(leader: str, **fields: Any) -> Scene:
    """Four players, of whom the last has this leader and the initiative."""
    return Scene(seats=4, initiative=3, players={3: {"leader": leader, **fields.pop("last", {})}}, **fields)


@shows("LEAD14")
@pytest.mark.parametrize("site", ["2-hex/1", "2-hex/2", "5-gate/city"])
def test_shaper_in_the_last_seat(site: str) -> None:
    last = {"hand": ["administration-2"], "resources": ["fuel"], "cards": ["L11"]}
    scene = four("LEAD14", last=last, buildings={site: "3 city", "2-crescent/1": "3 city"})
    scene.play("lead:administration-2", f"tax:{site}")
    if site == "5-gate/city":
        assert "shaped" not in scene.state
    else:
        scene.settle()
        scene.play("type:fuel")
        assert scene.state["shaped"] == {"2-hex": "fuel"}


@shows("LEAD10")
def test_overseer_in_the_last_seat() -> None:
    taxing = four("LEAD10", last={"hand": ["administration-2"]}, buildings={"2-hex/1": "3 city", "2-hex/2": "3 city"})
    taxing.play("lead:administration-2", "tax:2-hex/1", "yes")
    assert [taxing.building(site) for site in ("2-hex/1", "2-hex/2")] == ["3 city damaged", "3 city"]
    assert taxing.resources(3) == ["relic", "relic"]
    building = four(
        "LEAD10", last={"hand": ["construction-2"]}, buildings={"2-hex/1": "3 starport", "2-hex/2": "3 city"}
    )
    building.play("lead:construction-2", "build_ship:2-hex/1", "yes")
    assert [building.building(site) for site in ("2-hex/1", "2-hex/2")] == ["3 starport damaged", "3 city"]
    assert building.ships("2-hex", 3) == [2, 0]


@shows("LEAD14")
def test_shaper_catapults_from_gates_only() -> None:
    scene = Scene(
        hand=["mobilization-2"], me={"leader": "LEAD14"}, ships={"2-gate": {"0": 1}, "3-hex": {"0": 1}},
        buildings={"3-hex/1": "0 starport"},
    )  # fmt: skip
    scene.play("lead:mobilization-2", "move:2-gate>3-gate")
    assert "catapult:5-gate" in scene.options()
    scene.play("done", "move:3-hex>3-gate")
    assert scene.options("catapult") == []


@shows("LEAD15")
def test_agitator_intercepts_with_weapons() -> None:
    scene = Scene(
        hand=["aggression-2"],
        foe={"leader": "LEAD15", "resources": ["weapon", "weapon"], "cards": ["BC13"]},
        ships={"2-hex": {"0": 5, "1": 1}},
        luck=[[ASSAULT["intercept+hit"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:1-0-0")
    scene.play_if_asked("hit:0/fresh", "hit:0/fresh")
    assert scene.ships("2-hex") == [2, 3]
    assert scene.resources(1) == ["weapon"]


@shows("LEAD16")
def test_quartermaster_repairs_after_any_battle() -> None:
    scene = Scene(
        hand=["aggression-2"],
        foe={"leader": "LEAD16"},
        ships={"2-hex": {"0": 1, "1": [1, 2]}, "3-hex": {"1": 1}},
        buildings={"3-hex/1": "2 starport", "5-hex/1": "1 starport"},
        luck=[[BLANK]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-1-0")
    assert scene.ships("2-hex", 1) == [2, 1]
