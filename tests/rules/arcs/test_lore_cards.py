"""Every lore card, with its FAQ notes (L01 to L28)."""

from typing import Any

import pytest

from tests.rules.arcs.marks import shows
from tests.rules.arcs.scene import ASSAULT, RAID, SKIRMISH, Scene

HIT, BLANK = SKIRMISH["hit"], SKIRMISH["blank"]


def fight(mine: Any, theirs: Any, luck: list[list[int]], dice: str, **fields: Any) -> Scene:
    """Seat 0 attacks seat 1 at 2-hex."""
    ships = {"2-hex": {"0": mine, "1": theirs}, **fields.pop("ships", {})}
    scene = Scene(hand=["aggression-2"], ships=ships, luck=luck, **fields)
    scene.play("lead:aggression-2", "battle:2-hex/1", f"dice:{dice}")
    return scene


@shows("L01")
def test_tool_priests_summon_once_a_turn() -> None:
    scene = Scene(
        hand=["construction-2"], me={"cards": ["L01"]}, ships={"2-hex": {"0": 1}}, buildings={"2-hex/1": "1 city"}
    )
    scene.play("lead:construction-2", "use:summon")
    assert scene.ships("2-hex") == [2, 0]
    assert "use:summon" not in scene.options()


@shows("L02")
def test_galactic_rifles_fire_at_an_adjacent_system() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["L02", "BC13"]},
        ships={"2-hex": {"0": [2, 3]}, "3-arrow": {"1": [0, 1]}},
        buildings={"3-arrow/1": "1 city damaged"},
        luck=[[HIT, HIT]],
    )
    scene.play("lead:aggression-2", "use:fire_rifles")
    assert scene.options() == ["dice:0-2-0", "dice:0-1-0", "dice:0-0-0"]
    scene.play("dice:0-2-0")
    assert scene.options("reroll") == []  # no battle: Skirmishers does not help
    assert scene.me["trophies"] == ["1 ship", "1 city"]
    assert scene.me["outrage"] == ["material"]


@shows("L03")
def test_sprinter_drives_move_fresh_ships_once_more() -> None:
    scene = Scene(hand=["mobilization-2"], me={"cards": ["L03"]}, ships={"2-hex": {"0": [1, 1]}})
    scene.play("lead:mobilization-2", "move:2-hex>2-gate", "ships:1+1")
    assert "no" in scene.options()
    scene.play("move:2-gate>3-gate")
    assert (scene.ships("2-gate"), scene.ships("3-gate")) == ([0, 1], [1, 0])
    assert "no" not in scene.options()


@shows("L04")
def test_mirror_plating_adds_an_intercept_to_assault_dice() -> None:
    scene = fight(4, 1, [[ASSAULT["blank"]]], "1-0-0", foe={"cards": ["L04"]})
    assert scene.ships("2-hex") == [3, 1]
    assert fight(4, 1, [[BLANK]], "0-1-0", foe={"cards": ["L04"]}).ships("2-hex") == [4, 0]


@shows("L05")
def test_hidden_harbors_build_fresh_and_stop_raid_dice() -> None:
    scene = Scene(
        hand=["construction-2"], me={"cards": ["L05"]}, ships={"2-hex": {"0": 1, "1": 3}},
        buildings={"2-hex/1": "0 starport"},
    )  # fmt: skip
    scene.play("lead:construction-2", "build_ship:2-hex/1", "build_city:2-hex")
    assert scene.ships("2-hex") == [2, 0]
    assert scene.building("2-hex/2") == "0 city damaged"
    for port, allowed in (("1 starport", False), ("1 starport damaged", True)):
        raided = Scene(
            hand=["aggression-2"], foe={"cards": ["L05"]}, ships={"2-hex": {"0": 1}}, buildings={"2-hex/1": port}
        )
        raided.play("lead:aggression-2", "battle:2-hex/1")
        assert ("dice:0-0-1" in raided.options()) == allowed


@shows("L06")
@pytest.mark.parametrize(("mine", "intercepts", "hits"), [([4, 0], 1, 0), ([3, 1], 1, 1), ([4, 0], 2, 1)])
def test_signal_breaker_ignores_one_intercept(mine: list[int], intercepts: int, hits: int) -> None:
    scene = fight(mine, 1, [[RAID["intercept"]] * intercepts], f"0-0-{intercepts}", me={"cards": ["L06"]})
    scene.play_if_asked("hit:0/fresh")
    assert scene.ships("2-hex") == [mine[0] - hits, mine[1] + hits]


@shows("L06", "L04")
def test_signal_breaker_does_not_cancel_mirror_plating() -> None:
    scene = fight(4, 1, [[ASSAULT["intercept+hit"]]], "1-0-0", me={"cards": ["L06"]}, foe={"cards": ["L04"]})
    assert scene.ships("2-hex") == [3, 1]


@shows("L07")
def test_repair_drones() -> None:
    assert fight([1, 2], 1, [[BLANK]], "0-1-0", me={"cards": ["L07"]}).ships("2-hex") == [2, 1]


@shows("L08")
def test_gate_ports() -> None:
    scene = Scene(
        hand=["construction-2", "mobilization-2"],
        me={"cards": ["L08"]},
        foe={"hand": ["mobilization-3"]},
        ships={"2-gate": {"0": 2}, "2-hex": {"1": 1}},
    )
    scene.play("lead:construction-2", "build_starport:2-gate")
    assert scene.building("2-gate/starport") == "0 starport"
    assert scene.options("build_starport") == []
    scene.play("end", "pivot:mobilization-3", "move:2-hex>2-gate")
    assert scene.me["captives"] == ["1 agent"]


@shows("L09")
def test_cloud_cities_cost_a_resource_also_under_outrage() -> None:
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["L09"], "resources": ["relic"], "outrage": ["relic"]},
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city", "2-hex/2": "1 city"},
    )
    scene.play("lead:construction-2", "build_outside:2-hex")
    assert scene.building("2-hex/city") == "0 city"
    assert scene.resources() == []


@shows("L10")
def test_living_structures() -> None:
    scene = Scene(
        hand=["construction-2"], me={"cards": ["L10"]}, buildings={"2-hex/1": "0 city damaged", "2-hex/2": "1 city"}
    )
    scene.play("lead:construction-2", "use:nurture", "use:prune")
    assert scene.building("2-hex/1") == "0 starport damaged"
    assert scene.me["cities"] == 5
    assert "build_ship:2-hex/1" in scene.options()


@shows("L11")
def test_gate_stations_have_the_types_of_their_cluster() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["L11"]},
        buildings={"2-gate/city": "0 city", "2-hex/1": "1 city", "2-arrow/1": "1 city"},
    )
    scene.play("lead:administration-2", "tax:2-gate/city")
    assert scene.options() == ["type:relic", "type:psionic"]
    scene.play("type:psionic")
    assert scene.resources() == ["psionic"]
    alone = Scene(hand=["administration-2"], me={"cards": ["L11"]}, buildings={"2-gate/city": "0 city"})
    alone.play("lead:administration-2", "tax:2-gate/city")
    assert alone.resources() == []


@shows("L11")
@pytest.mark.parametrize("cluster", [2, 3, 5, 6])
def test_gate_stations_are_one_city_at_every_gate(cluster: int) -> None:
    gate = f"{cluster}-gate"
    scene = Scene(hand=["construction-2"], me={"cards": ["L11"]}, ships={gate: {"0": 1}})
    scene.play("lead:construction-2")
    assert scene.options("build_city") == [f"build_city:{gate}"]
    scene.play(f"build_city:{gate}")
    assert scene.building(f"{gate}/city") == "0 city"
    assert scene.options("build_city") == []


@shows("L12")
def test_railgun_arrays_hit_before_the_dice() -> None:
    scene = Scene(hand=["aggression-2"], foe={"cards": ["L12"]}, ships={"2-hex": {"0": 2, "1": 1}})
    scene.play("lead:aggression-2", "battle:2-hex/1")
    assert scene.ships("2-hex") == [1, 1]
    damaged = Scene(hand=["aggression-2"], foe={"cards": ["L12"]}, ships={"2-hex": {"0": 2, "1": [0, 1]}})
    damaged.play("lead:aggression-2", "battle:2-hex/1")
    assert damaged.ships("2-hex") == [2, 0]


@shows("L13")
def test_ancient_holdings_are_raided_for_four_keys() -> None:
    for dice, allowed in ((1, False), (2, True)):
        scene = Scene(
            hand=["aggression-2"],
            foe={"cards": ["L13"], "resources": ["", "", "", "", "", "", "relic"]},
            ships={"3-hex": {"0": 5}},
            buildings={"3-hex/1": "1 starport"},
            luck=[[RAID["intercept+2 keys"]] * dice],
        )
        scene.play("lead:aggression-2", "battle:3-hex/1", f"dice:0-0-{dice}")
        assert ("raid:relic" in scene.options()) == allowed


@shows("L14")
def test_seeker_torpedoes() -> None:
    scene = fight([1, 2], 2, [[ASSAULT["blank"]] * 3, [ASSAULT["2 hits"]]], "3-0-0", me={"cards": ["L14"]})
    scene.play("reroll:L14", "die:assault-1")
    scene.play_if_asked("hit:1/fresh")
    assert scene.ships("2-hex", 1) == [0, 2]


@shows("L15")
def test_predictive_sensors_bring_fresh_ships() -> None:
    scene = Scene(
        hand=["aggression-2"], foe={"cards": ["L15"]},
        ships={"2-hex": {"0": 2}, "3-arrow": {"1": [2, 1]}}, buildings={"2-hex/1": "1 city"},
    )  # fmt: skip
    scene.play("lead:aggression-2", "battle:2-hex/1")
    assert scene.waiting == [1]
    scene.play("move:3-arrow>2-hex", "ships:2+0")
    assert scene.ships("2-hex", 1) == [2, 0]
    assert scene.waiting == [0]
    assert scene.options("dice") != []


@shows("L16")
def test_force_beams_guide_anybodys_ships() -> None:
    scene = Scene(
        hand=["mobilization-2"], me={"cards": ["L16"], "leader": "LEAD05"}, ships={"3-arrow": {"0": 3, "1": [1, 1]}},
        buildings={"2-hex/1": "0 starport"},
    )  # fmt: skip
    scene.play("lead:mobilization-2", "use:guide")
    scene.play_if_asked("move:3-arrow>2-hex")
    scene.play("ships:3+0", "ships:0+1")
    assert (scene.ships("2-hex"), scene.ships("2-hex", 1)) == ([3, 0], [0, 1])


@shows("L16")
@pytest.mark.parametrize(
    ("building", "is_way"), [("0 starport", True), ("0 city", False), ("0 starport damaged", False)]
)
def test_force_beams_need_a_fresh_loyal_starport(building: str, is_way: bool) -> None:
    scene = Scene(
        hand=["mobilization-2"], me={"cards": ["L16"]}, ships={"3-arrow": {"0": 3}}, buildings={"2-hex/1": building},
    )  # fmt: skip
    scene.play("lead:mobilization-2")
    assert ("use:guide" in scene.options()) == is_way


@shows("L17")
@pytest.mark.parametrize(("site", "dice"), [("2-hex/1", 2), ("5-hex/1", 1)])
def test_raider_exosuits(site: str, dice: int) -> None:
    scene = Scene(
        hand=["aggression-2"], me={"cards": ["L17"]}, ships={"2-hex": {"0": 2, "1": 1}}, buildings={site: "1 city"}
    )
    scene.play("lead:aggression-2", "battle:2-hex/1")
    assert ("dice:0-0-1" in scene.options(), "dice:0-0-2" in scene.options()) == (True, dice == 2)


@shows("BC08", "L05", "L17", "LEAD05", "LEAD11")
@pytest.mark.parametrize(
    ("card", "holder", "changes"),
    [
        *[(card, holder, holder == 0) for card in ("BC08", "L17", "LEAD05", "LEAD11") for holder in (0, 1, 2)],
        *[("L05", holder, holder == 1) for holder in (0, 1, 2)],
    ],
)
def test_dice_change_for_the_right_side_only(card: str, holder: int, changes: bool) -> None:
    """Seat 0 attacks seat 1: most cards are about the attacker, Hidden Harbors is about the defender."""
    held: dict[str, Any] = {"leader": card} if card.startswith("LEAD") else {"cards": [card]}
    system = "2-gate" if card == "BC08" else "2-hex"
    buildings = {"2-hex/1" if card == "L05" else "5-hex/1": "1 starport"}
    options = []
    for players in ({}, {holder: held}):
        scene = Scene(
            hand=["aggression-2"], players=players, ships={system: {"0": 3, "1": 1, "2": 1}}, buildings=buildings
        )
        scene.play("lead:aggression-2", f"battle:{system}/1")
        options.append(scene.options("dice"))
    assert options[0]
    assert (options[0] != options[1]) == changes


@shows("L18")
def test_survival_overrides_may_take_nobody_along() -> None:
    scene = Scene(hand=["mobilization-2"], me={"cards": ["L18"]}, ships={"2-hex": {"0": 2, "1": [0, 1]}})
    scene.play("lead:mobilization-2", "use:martyr", "no")
    assert (scene.ships("2-hex"), scene.ships("2-hex", 1)) == ([1, 0], [0, 1])


@shows("L19")
def test_empaths_vision_rerolls_any_dice_while_empath_is_declared() -> None:
    scene = fight(2, 2, [[BLANK] * 2, [HIT] * 2], "0-2-0", me={"cards": ["L19"]}, markers=["empath", "", ""])
    scene.play("reroll:L19", "die:skirmish-1", "die:skirmish-1")
    scene.play_if_asked("hit:1/fresh")
    assert scene.ships("2-hex", 1) == [0, 2]
    assert fight(2, 2, [[BLANK] * 2], "0-2-0", me={"cards": ["L19"]}).options("reroll") == []


@shows("L20")
def test_empaths_bond_builds_and_catapults_from_any_starport() -> None:
    fields: dict[str, Any] = {
        "me": {"cards": ["L20"]},
        "markers": ["empath", "", ""],
        "ships": {"2-hex": {"0": 1, "1": 2}},
        "buildings": {"2-hex/1": "1 starport"},
    }
    scene = Scene(hand=["construction-2"], **fields)
    scene.play("lead:construction-2", "build_ship:2-hex/1")
    assert scene.ships("2-hex") == [1, 1]
    moving = Scene(hand=["mobilization-2"], **fields)
    moving.play("lead:mobilization-2", "move:2-hex>2-gate")
    assert "catapult:3-gate" in moving.options()


@shows("L21")
@pytest.mark.parametrize(("declared", "allowed"), [("keeper", False), ("empath", True)])
def test_keepers_trust(declared: str, allowed: bool) -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["BC20"], "resources": ["fuel"]},
        foe={"cards": ["L21"], "resources": ["fuel", "relic"]},
        markers=[declared, "", ""],
    )
    scene.play("lead:aggression-2", "prelude:BC20")
    assert ("steal:1/fuel" in scene.options()) == allowed


@shows("L22")
@pytest.mark.parametrize(("resource", "allowed"), [("material", False), ("fuel", True)])
def test_keepers_solidarity(resource: str, allowed: bool) -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["BC20"]},
        foe={"cards": ["L22", "BC01"], "resources": [resource]},
        markers=["keeper", "", ""],
    )
    scene.play("lead:aggression-2", "prelude:BC20")
    assert (scene.me["cards"] == ["BC01"] or "steal_card:1/BC01" in scene.options()) == allowed


@shows("L23")
def test_warlords_cruelty() -> None:
    scene = Scene(
        hand=["administration-2"], me={"cards": ["L23"]}, markers=["warlord", "", ""], buildings={"2-hex/1": "0 city"}
    )
    scene.play("lead:administration-2", "tax:2-hex/1", "tax:2-hex/1")
    assert scene.resources() == ["relic", "relic"]


@shows("L20", "L23")
@pytest.mark.parametrize(
    ("card", "ambition", "lead", "option"),
    [
        ("L20", "empath", "administration-2", "tax:2-hex/1"),
        ("L20", "empath", "construction-2", "build_ship:2-hex/2"),
        ("L20", "empath", "mobilization-2", "catapult:3-gate"),
        ("L23", "warlord", "administration-2", "tax:5-hex/1"),
    ],
)
def test_lore_counts_for_its_holder_while_the_ambition_is_declared(
    card: str, ambition: str, lead: str, option: str
) -> None:
    """A city that seat 1 controls, a starport of seat 1, and an own city that was taxed before."""
    for holder, declared in ((0, ambition), (0, "tyrant"), (1, ambition), (1, "tyrant")):
        scene = Scene(
            hand=[lead],
            players={holder: {"cards": [card]}},
            markers=[declared, "", ""],
            ships={"2-hex": {"0": 1, "1": 2}},
            buildings={"2-hex/1": "1 city", "2-hex/2": "1 starport", "5-hex/1": "0 city"},
        )
        scene.play(f"lead:{lead}")
        if option == "tax:5-hex/1":
            scene.play(option)
        if option.startswith("catapult"):
            scene.play("move:2-hex>2-gate")
        assert (option in scene.options()) == (holder == 0 and declared == ambition)


@shows("L24")
def test_warlords_terror() -> None:
    scene = Scene(
        hand=["administration-2"], me={"cards": ["L24"], "trophies": ["1 city", "1 ship"]}, markers=["warlord", "", ""]
    )
    scene.play("lead:administration-2", "prelude:L24", "piece:1/city", "influence:BC01")
    assert scene.foe["cities"] == 5
    assert scene.me["trophies"] == ["1 ship"]
    assert scene.agents("BC01")[0] == 1


@shows("L25")
def test_tyrants_ego() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["L25"], "captives": ["1 agent"]},
        markers=["tyrant", "", ""],
        court=["BC01", "BC02", "BC03", "BC04"],
        agents=[[1], [], [], []],
    )
    scene.play("lead:administration-2", "prelude:L25")
    assert scene.me["cards"] == ["L25", "BC01"]
    assert "captives" not in scene.me


@shows("L26")
def test_tyrants_authority_needs_an_own_building() -> None:
    sites = {f"{n}-hex/1": "0 starport" for n in (3, 5)} | {"3-arrow/1": "0 starport"}
    scene = Scene(
        hand=["construction-2"], me={"cards": ["L26"]}, markers=["tyrant", "", ""], ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 starport", **sites, "5-arrow/1": "0 starport", "6-arrow/1": "0 starport"},
    )  # fmt: skip
    scene.play("lead:construction-2")
    assert "use:annex" not in scene.options()


@shows("L27")
def test_tycoons_ambition() -> None:
    scene = Scene(
        hand=["aggression-2"], me={"cards": ["L27"], "resources": ["material", "fuel"]}, markers=["", "", "tycoon"]
    )
    scene.play("lead:aggression-2", "prelude:L27")
    assert scene.options("declare") == ["declare:tyrant", "declare:warlord", "declare:keeper", "declare:empath"]
    scene.play("declare:keeper")
    assert scene.resources() == []
    assert "zeroed" not in scene.state


@shows("L28")
def test_tycoons_charm() -> None:
    scene = Scene(hand=["aggression-2"], me={"cards": ["L28"], "resources": ["fuel"]}, markers=["", "", "tycoon"])
    scene.play("lead:aggression-2", "prelude:L28", "type:relic")
    assert scene.resources() == ["relic"]


@shows("L28")
def test_tycoons_charm_gives_material_and_fuel_once_for_each_token() -> None:
    """A fuel becomes a material and a fuel again, ten times in all; then it becomes something else."""
    scene = Scene(hand=["aggression-2"], me={"cards": ["L28"], "resources": ["fuel"]}, markers=["", "", "tycoon"])
    scene.play("lead:aggression-2")
    for _ in range(5):
        scene.play("prelude:L28", "type:material", "prelude:L28", "type:fuel")
    scene.play("prelude:L28")
    assert scene.options() == ["type:weapon", "type:relic", "type:psionic"]
    scene.play("type:relic")
    assert scene.resources() == ["relic"]
    assert "prelude:L28" not in scene.options()


@shows("L28")
def test_tycoons_charm_does_not_discard_for_nothing() -> None:
    """The other types are in slots, so that after ten exchanges nothing is left to gain."""
    slots = [["fuel", *["psionic"] * 3], [*["weapon"] * 5, "relic"], [*["relic"] * 4, *["psionic"] * 2]]
    me, foe, third = [
        {"cities": 0, "resources": there, "trophies": [f"{(seat + 1) % 3} city"] * 5}
        for seat, there in enumerate(slots)
    ]
    me["cards"] = ["L28"]
    scene = Scene(hand=["aggression-2"], me=me, foe=foe, players={2: third}, markers=["", "", "tycoon"])
    scene.play("lead:aggression-2")
    for _ in range(10):
        scene.play("prelude:L28", "type:fuel")
        scene.play_if_asked("done")
    assert "prelude:L28" not in scene.options()
    assert sorted(scene.resources()) == ["fuel", "psionic", "psionic", "psionic"]


@pytest.mark.parametrize(
    ("card", "prelude", "types"),
    [
        ("L19", "L19", ["psionic"]),
        ("L21", "L21", ["relic"]),
        ("L23", "L23", ["weapon"]),
        ("L25", "L25#2", ["weapon"]),
        ("L28", "L28#2", ["material", "fuel"]),
    ],
)
def test_lore_that_clears_outrage(card: str, prelude: str, types: list[str]) -> None:
    every = ["material", "fuel", "weapon", "relic", "psionic"]
    scene = Scene(hand=["aggression-2"], me={"cards": [card], "outrage": every})
    scene.play("lead:aggression-2", f"prelude:{prelude}")
    assert scene.me["outrage"] == [each for each in every if each not in types]
    assert scene.state["court_discard"] == [card]
