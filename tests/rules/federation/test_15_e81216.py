"""Planet E81216: production sites and megastructures (FED-15)."""

from typing import Any

import pytest

from ecliptic.games.federation.e81216 import open_buildings
from tests.rules.federation.facts import MEGASTRUCTURE_COST, MEGASTRUCTURE_TILES, SITE_COSTS
from tests.rules.federation.marks import each, shows
from tests.rules.federation.scene import Scene

SIDES = {"A": ["PS-1A", "PS-2A", "PS-3A", "PS-4A"], "B": ["PS-1B", "PS-2B", "PS-3B", "PS-4B"]}
MEGASTRUCTURE = MEGASTRUCTURE_COST


def build(building: str, *choices: str, me: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Seat 0 acts on E81216 and builds this."""
    side = building[-1] if building.startswith("PS") else "A"
    scene = Scene(me=me, production_sites=more.pop("production_sites", SIDES[side]), **more)
    scene.play("place:e81216_left", "vote:AMB-1")
    scene.play_if_asked(f"build:{building}", *choices)
    return scene


INCOMES: dict[str, tuple[dict[str, Any], list[str], dict[str, Any]]] = {
    "PS-1A": ({}, [], {"hangar": 2}),
    "PS-1B": ({}, ["transport_miner:n1a"], {"miner": "n1a"}),
    "PS-2A": ({"resources": {"gold": 1, "lavandium": 1}}, ["transmute:lavandium"], {"resources": [0, 1, 0, 1]}),
    "PS-2B": ({}, [], {"resources": [1, 0, 0, 0]}),
    "PS-3A": ({}, [], {"step": 1}),
    "PS-3B": ({"erudites": [{"erudite": "1A1", "used": True}]}, [], {"erudites": ["1A1"]}),
    "PS-4A": ({}, [], {"tokens": ["ALT-1-05"]}),
    "PS-4B": ({}, ["keep_die"], {"die": 1}),
}


@pytest.mark.rule(
    "FED-15.1", "FED-15.5", "FED-15.11", "FED-15.12", "FED-15.13", "FED-15.14", "FED-15.15", "FED-15.16", "FED-15.17",
    "FED-15.18",
)  # fmt: skip
@pytest.mark.parametrize("site", each(INCOMES))
def test_each_production_site_when_it_is_built(site: str) -> None:
    """Its cost is paid, a robot stands there, influence 1, and the income comes at once."""
    start, choices, expected = INCOMES[site]
    have = dict(start.get("resources", {}))
    for resource, n in SITE_COSTS[site].items():
        have[resource] = have.get(resource, 0) + n
    scene = build(site, *choices, me={**start, "resources": have})
    assert scene.me["production_sites"] == [site]
    assert scene.me["influence"]["e81216"] == 1
    shown = dict(scene.me) | {"resources": scene.resources()}
    assert {name: shown[name] for name in expected} == expected
    if "resources" not in expected:
        assert scene.resources() == [0, 0, 0, 0]


@pytest.mark.rule("FED-15.5", "FED-19.2")
@pytest.mark.parametrize("site", SITE_COSTS)
def test_each_income_in_the_executive_phase(site: str) -> None:
    start, choices, expected = INCOMES[site]
    scene = Scene(me={**start, "production_sites": [site]}, production_sites=SIDES[site[-1]], phase="executive")
    scene.play_if_asked(*choices)
    shown = dict(scene.me) | {"resources": scene.resources()}
    assert {name: shown[name] for name in expected} == expected


@pytest.mark.rule("FED-15.5")
def test_income_also_in_the_round_of_building() -> None:
    """Built in round 1: the income comes when it is built and again at the end of the round."""
    scene = build("PS-2B", me={"resources": {"coppernium": 1}})
    assert scene.resources()[0] == 1
    scene.finish_round()
    assert scene.resources()[0] == 2


@pytest.mark.rule("FED-15.2")
def test_each_building_once() -> None:
    rich = {"lavandium": 3, "coppernium": 4, "oceanium": 3, "gold": 3}
    scene = Scene(me={"resources": rich, "production_sites": ["PS-1A"]}, megastructures={"MS-2": [0]})
    scene.play("place:e81216_left", "vote:AMB-1")
    assert scene.options() == [f"build:{name}" for name in ("PS-2A", "PS-3A", "PS-4A", "MS-1", "MS-3", "MS-4")]
    assert "cannot build" in scene.refused("build:PS-1A")


@pytest.mark.rule("FED-15.2")
def test_room_for_all_on_sites_and_for_three_on_megastructures() -> None:
    others = {seat: {"production_sites": ["PS-2A"]} for seat in (1, 2, 3)}
    scene = Scene(
        me={"resources": {"lavandium": 2, **MEGASTRUCTURE}},
        players=others,
        megastructures={"MS-1": [1, 2, 3], "MS-2": [1, 2]},
    )
    scene.play("place:e81216_left", "vote:AMB-1")
    assert "build:PS-2A" in scene.options()
    assert "build:MS-1" not in scene.options()
    assert "build:MS-2" in scene.options()


@pytest.mark.rule("FED-15.3")
def test_six_robots() -> None:
    sites = ["PS-1A", "PS-2A", "PS-3A", "PS-4A"]
    rich = {"coppernium": 2, "oceanium": 1, "gold": 2}
    scene = Scene(me={"production_sites": sites, "resources": rich}, megastructures={"MS-1": [0]})
    scene.play("place:e81216_left", "vote:AMB-1", "build:MS-2")
    assert scene.me["influence"]["e81216"] == 8
    scene.outer()
    scene.outer()
    scene.outer()
    assert "place:e81216_right" not in scene.options()
    state: Any = scene.table.state
    assert open_buildings(state, 0) == []  # nor without a cost (FED-15.20)


@pytest.mark.rule("FED-15.4")
def test_influence() -> None:
    scene = Scene(me={"production_sites": ["PS-1A", "PS-2A"]}, megastructures={"MS-1": [1, 0], "MS-3": [0]})
    assert scene.me["influence"]["e81216"] == 2 + 4


@pytest.mark.rule("FED-15.6")
@pytest.mark.parametrize(("before", "multiplier"), [([], 3), ([1], 2), ([1, 2], 1)])
@pytest.mark.parametrize(
    ("megastructure", "me"),
    [
        ("MS-1", {"posts": {"TP-1": 2, "TP-2": 1}, "step": 6}),
        ("MS-2", {"miner": "n3", "die": 5}),
        ("MS-3", {"erudites": ["1A1", "1C1", "1D2"], "completed": [1, 2, 3, 4]}),
        ("MS-4", {"magus": "m3", "production_sites": ["PS-1A", "PS-2A"]}),
    ],
)
def test_the_highest_free_multiplier_and_the_lower_value(
    megastructure: str, me: dict[str, Any], before: list[int], multiplier: int
) -> None:
    """The first is the example of both rulebooks: influence 3 on Arratooine and level 4 give 3 x 3 = 9."""
    scene = build(megastructure, me={"resources": MEGASTRUCTURE, **me}, megastructures={megastructure: before})
    assert scene.me["points"] == multiplier * 3
    assert scene.state["megastructures"][megastructure] == [*before, 0]
    assert scene.resources() == [0, 0, 0, 0]


@pytest.mark.rule("FED-15.6")
@pytest.mark.parametrize(
    ("megastructure", "me", "value"),
    [
        ("MS-1", {"posts": {"TP-1": 2}, "step": 6}, 2),
        ("MS-1", {"posts": {"TP-1": 2, "TP-2": 2}, "step": 1}, 2),
        ("MS-2", {"miner": "n1a", "die": 5}, 1),
        ("MS-2", {"miner": "n8", "die": 2}, 2),
        ("MS-2", {"miner": "n8"}, 0),
        ("MS-3", {"erudites": ["1A1"], "completed": [1, 2]}, 1),
        ("MS-3", {"erudites": ["1A1", "1C1", "1D2"]}, 1),
        ("MS-4", {"magus": "m1", "production_sites": ["PS-1A"]}, 1),
        ("MS-4", {"magus": "m7"}, 2),
    ],
)
def test_the_printed_values_of_each_megastructure(megastructure: str, me: dict[str, Any], value: int) -> None:
    """Each reads two things, and the lower one counts, whichever it is."""
    scene = build(megastructure, me={"resources": MEGASTRUCTURE, **me})
    assert scene.me["points"] == 3 * value


@pytest.mark.rule("FED-15.6")
def test_a_megastructure_scores_only_once() -> None:
    me = {"posts": {"TP-1": 2}, "step": 2}
    scene = Scene(me=me, megastructures={"MS-1": [0]}, phase="executive")
    assert scene.me["points"] == 0


@pytest.mark.rule("FED-15.7")
def test_the_new_building_already_counts() -> None:
    """MS-4 reads influence on 6Moon and on E81216: the new robot is 2 influence there; a medal comes with it."""
    me = {"resources": MEGASTRUCTURE, "magus": "m5", "production_sites": ["PS-1A"]}
    scene = build("MS-4", me=me)
    assert scene.me["points"] == 3 * 3
    assert scene.me["medals"] == ["e81216"]


@pytest.mark.rule("FED-15.8")
@pytest.mark.parametrize(
    ("tile", "me", "value"),
    [
        ("MT-neo", {"miner": "n2a"}, 2),
        ("MT-six_moon", {"magus": "m2"}, 2),
        ("MT-atalum", {"erudites": ["1A1", "1B2"]}, 2),
        ("MT-arratooine", {"posts": {"TP-1": 2}}, 2),
        ("MT-e81216", {}, 2),
        ("MT-missions", {"completed": [1]}, 2),
        ("MT-accreditation", {"step": 1}, 2),
        ("MT-die", {"die": 2}, 2),
        ("MT-die", {}, 0),
    ],
)
def test_each_value_of_a_megastructure(tile: str, me: dict[str, Any], value: int) -> None:
    """The other tile of the megastructure is at least as high: the level with a bonus, or the die."""
    other = "MT-missions" if tile == "MT-accreditation" else "MT-accreditation"
    rest = [name for name in MEGASTRUCTURE_TILES if name not in (tile, other)]
    high = {"completed": [1, 2, 3, 4], "hangar": 0} if other == "MT-missions" else {"game_bonus": 9}
    me = {"resources": MEGASTRUCTURE, **high, **me}
    scene = build("MS-1", me=me, megastructure_tiles=[tile, other, *rest])
    assert scene.me["points"] == 3 * value


@pytest.mark.rule("FED-15.9")
@pytest.mark.parametrize(
    ("erudites", "saved"),
    [pytest.param(["1B1"], 1, marks=shows("1B1")), pytest.param(["1B2", "2B1"], 2, marks=shows("2B1"))],
)
def test_a_discount(erudites: list[str], saved: int) -> None:
    """Crystals of the builder's choice among those in the cost; gold is never saved."""
    scene = Scene(me={"erudites": erudites, "resources": MEGASTRUCTURE})
    scene.play("place:e81216_left", "vote:AMB-1", f"use:{erudites[-1]}", "build:MS-1")
    if saved == 1:
        assert scene.options() == ["discount:coppernium", "discount:oceanium"]
        scene.play("discount:oceanium", "pay:coppernium")
        assert scene.resources() == [0, 0, 1, 0]
    else:
        scene.play(*scene.asked("discount:coppernium"))
        assert scene.resources()[1:] == [1, 1, 0]
    assert scene.state["megastructures"]["MS-1"] == [0]


@pytest.mark.rule("FED-15.9")
def test_both_discounts_together() -> None:
    scene = Scene(me={"erudites": ["1B1", "2B1"], "resources": {"gold": 1}})
    scene.play("place:e81216_left", "vote:AMB-1", "use:1B1")
    scene.play_if_asked("use:2B1", "build:MS-1")
    assert scene.resources() == [0, 0, 0, 0]
    assert scene.state["megastructures"]["MS-1"] == [0]


@pytest.mark.rule("FED-15.9")
def test_gold_must_be_there() -> None:
    scene = Scene(me={"erudites": ["1B1", "2B1"]})
    scene.play("place:e81216_left", "vote:AMB-1", "use:1B1")
    scene.play_if_asked("use:2B1")
    assert scene.options("build")
    assert not any("MS-" in option for option in scene.options())


@pytest.mark.rule("FED-15.10")
def test_gain_per_influence_before_or_after_building() -> None:
    """1B2 with one site: 1 lavandium before, 2 after building another."""
    me = {"erudites": ["1B2"], "production_sites": ["PS-1A"], "resources": {"lavandium": 2}}
    scene = Scene(me=me)
    scene.play("place:e81216_left", "vote:AMB-1", "use:1B2")
    scene.play_if_asked("build:PS-2A")
    assert scene.resources() == [0, 1, 0, 0]
    scene = Scene(me=me)
    scene.play("place:e81216_left", "vote:AMB-1", "build:PS-2A")
    scene.play("use:1B2")
    assert scene.resources() == [2, 0, 0, 0]


@pytest.mark.rule("FED-15.12")
def test_the_transmutation_is_made_and_gold_cannot_rise() -> None:
    """With one resource that can rise it rises; with two the player chooses which; with gold alone nothing happens."""
    scene = Scene(me={"resources": {"lavandium": 1, "gold": 1}, "production_sites": ["PS-2A"]}, phase="executive")
    assert scene.resources() == [0, 1, 0, 1]
    two = {"resources": {"lavandium": 1, "coppernium": 1}, "production_sites": ["PS-2A"]}
    scene = Scene(me=two, phase="executive")
    assert scene.options() == ["transmute:lavandium", "transmute:coppernium"]
    assert "stop" in scene.refused("stop")
    scene.play("transmute:coppernium")
    assert scene.resources() == [1, 0, 1, 0]
    scene = Scene(me={"resources": {"gold": 1}, "production_sites": ["PS-2A"]}, phase="executive")
    assert scene.resources() == [0, 0, 0, 1]


@pytest.mark.rule("FED-15.12", "FED-26.25")
def test_a_resource_rises_by_one_step_only() -> None:
    """RU says "a more valuable one", DE "the next"; DE is followed: lavandium never becomes oceanium or gold."""
    scene = Scene(me={"resources": {"lavandium": 3}, "production_sites": ["PS-2A"]}, phase="executive")
    assert scene.resources() == [2, 1, 0, 0]


@pytest.mark.rule("FED-15.12")
def test_in_games_of_version_1_the_transmutation_is_optional() -> None:
    me = {"resources": {"lavandium": 1, "gold": 1}, "production_sites": ["PS-2A"]}
    scene = Scene(me=me, phase="executive", rules=1)
    assert scene.options() == ["transmute:lavandium", "stop"]
    scene.play("stop")
    assert scene.resources() == [1, 0, 0, 1]


@pytest.mark.rule("FED-15.12", "FED-1.8")
@pytest.mark.parametrize(("gold", "offered"), [(4, ["transmute:oceanium"]), (5, [])])
def test_no_exchange_for_gold_that_does_not_fit(gold: int, offered: list[str]) -> None:
    resources = {"lavandium": 1, "coppernium": 1, "oceanium": 1, "gold": gold}
    scene = Scene(me={"resources": resources, "production_sites": ["PS-2A"]}, phase="executive")
    assert scene.options() == ["transmute:lavandium", "transmute:coppernium", *offered]


@pytest.mark.rule("FED-15.12", "FED-1.8")
def test_oceanium_stays_when_gold_does_not_fit() -> None:
    scene = Scene(me={"resources": {"oceanium": 2, "gold": 5}, "production_sites": ["PS-2A"]}, phase="executive")
    assert scene.resources() == [0, 0, 2, 5]


@pytest.mark.rule("FED-15.13", "FED-24.11")
def test_the_academy_may_lead_to_a_deep_space_tile() -> None:
    """In the income step, with all actions of the tile, before the next player's income."""
    players: dict[int, dict[str, Any]] = {
        0: {"step": 9, "production_sites": ["PS-3A"], "resources": {"oceanium": 1}},
        1: {"production_sites": ["PS-2A"], "resources": {"lavandium": 1, "coppernium": 1}},
    }
    scene = Scene(players=players, phase="executive")
    scene.play("deep_space:DS-5", "planet:six_moon", "token:ALT-1-01", "medal:intrigue")
    assert (scene.me["tokens"], scene.waiting) == (["ALT-1-01"], [1])
    assert scene.options() == ["transmute:lavandium", "transmute:coppernium"]


@pytest.mark.rule("FED-15.15")
def test_the_transporter() -> None:
    """Miner or magus, without resources, tile or token; tiles ahead are turned up. It is no action on the planet."""
    sites = SIDES["B"]
    me = {"production_sites": ["PS-1B"], "erudites": ["1E1", "1D1"], "miner": "n1a"}
    scene = Scene(me=me, production_sites=sites, phase="executive")
    assert scene.options() == [
        "transport_miner:n2a", "transport_miner:n2b", "transport_miner:n3", "transport_magus:m1",
    ]  # fmt: skip
    scene.play("transport_miner:n2a")
    assert (scene.me["influence"]["neo"], scene.resources(), scene.me["asteroids"]) == (2, [0, 0, 0, 0], [])
    assert scene.state["neo"]["asteroids"][0] == "AST-1"
    scene = Scene(me=me, production_sites=sites, phase="executive")
    scene.play("transport_magus:m1")
    assert (scene.me["influence"]["six_moon"], scene.me["tokens"]) == (1, [])
    assert "m2" in scene.state["six_moon_up"]


@pytest.mark.rule("FED-15.15")
def test_the_transporter_at_both_ends() -> None:
    me = {"production_sites": ["PS-1B"], "miner": "n8", "magus": "m7"}
    scene = Scene(me=me, production_sites=SIDES["B"], phase="executive")
    assert scene.options() == ["law:left", "law:right"]


@pytest.mark.rule("FED-15.17")
def test_the_consulate_turns_up_level_1_only() -> None:
    """An erudite that is not immediate waits for its timing."""
    held = [{"erudite": name, "used": True} for name in ("1A1", "1E1", "2A1")]
    scene = Scene(me={"erudites": held, "production_sites": ["PS-3B"]}, production_sites=SIDES["B"], phase="executive")
    assert scene.options() == ["refresh:1A1", "refresh:1E1"]
    scene.play("refresh:1E1")
    assert scene.me["erudites"][1] == "1E1"
    assert scene.resources() == [0, 0, 0, 0]


@pytest.mark.rule("FED-15.19", "FED-25.1")
@pytest.mark.parametrize(("erudite", "times"), [("1B3", 1), ("2B3", 2)])
def test_income_of_any_site(erudite: str, times: int) -> None:
    """Built by anyone or nobody; no robot is placed; 2B3 may name the same site twice."""
    stack = erudite[:2]
    held = ["1B1"] if erudite == "2B3" else []
    rest = [f"{stack}{n}" for n in (1, 2, 3) if f"{stack}{n}" not in (erudite, *held)]
    scene = Scene(me={"erudites": held}, atalum={stack: [erudite, *rest]})
    scene.play("place:atalum_left", "vote:AMB-1", f"take:{erudite}")
    for _ in range(times):
        assert scene.options() == ["income:PS-1A", "income:PS-2A", "income:PS-3A", "income:PS-4A"]
        scene.play("income:PS-1A")
    assert scene.me["hangar"] == 1 + times
    assert (scene.me["production_sites"], scene.me["influence"]["e81216"]) == ([], 0)


@shows("DS-8")
@pytest.mark.rule("FED-15.20", "FED-24.10")
def test_a_free_building() -> None:
    """DS-8: anything open, with its reward, and no action on E81216."""
    scene = Scene(
        me={"step": 9, "posts": {"TP-1": 2}, "erudites": ["1B2"]}, deep_space=["DS-8", "DS-1", "DS-2", "DS-3", "DS-4"]
    )
    scene.play("place:A", "vote:AMB-1", "deep_space:DS-8")
    assert scene.options() == [
        f"build:{name}" for name in ("PS-1A", "PS-2A", "PS-3A", "PS-4A", "MS-1", "MS-2", "MS-3", "MS-4")
    ]
    scene.play("build:MS-1")
    assert scene.me["points"] == 3 * 2 + 1
    assert scene.me["influence"]["e81216"] == 2


@pytest.mark.rule("FED-1.10", "FED-15.12")
@pytest.mark.parametrize(("limited", "left"), [("no", [0, 0, 0, 5]), ("yes", [0, 0, 1, 4])])
def test_nothing_is_exchanged_for_what_the_supply_does_not_have(limited: str, left: list[int]) -> None:
    """All 16 gold are with the players. Where the supply is limited there is nothing to exchange oceanium for."""
    players: dict[int, dict[str, Any]] = {seat: {"resources": {"gold": 4}} for seat in range(4)}
    players[0] = {"resources": {"gold": 4, "oceanium": 1}, "production_sites": ["PS-2A"]}
    scene = Scene(players=players, phase="executive", options={"limited_supply": limited})
    assert scene.resources() == left


@pytest.mark.rule("FED-15.12")
def test_the_options_of_a_transmutation_say_what_they_do() -> None:
    me = {"resources": {"lavandium": 1, "gold": 1}, "production_sites": ["PS-2A"]}
    scene = Scene(me=me, phase="executive", rules=1)
    labels = [scene.table.label(0, option) for option in scene.table.options(0)]
    assert [label.id for label in labels] == ["do-transmute", "do-stop"]
