"""Fate 21, the Naturalist: set-up, final objective, the Blight Society, Spore Guides and Blightkin."""

from typing import Any

import pytest

from ecliptic.games.arcs.campaign.crises import BlightCrises
from tests.rules.arcs.scene import SKIRMISH
from tests.rules.blighted_reach.fates.acts import POLICIES, chapter_end, new_act, step_of
from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import crisis, holding, secured

NATURALIST = "naturalist"
LAW = {"booklet": [*POLICIES, "F21-04"]}
HIT, BLANK = SKIRMISH["hit"], SKIRMISH["blank"]


def blight(scene: Scene, system: str) -> list[int]:
    """Fresh and damaged Blight of a system."""
    found: list[int] = scene.state["ships"].get(system, {}).get("blight", [0, 0])
    return found


def scrapped(scene: Scene) -> list[str]:
    """Pieces out of the game."""
    found: list[str] = scene.state.get("scrapped", [])
    return found


def test_set_up() -> None:
    scene = new_act(NATURALIST, 3)
    assert scene.me["cards"] == ["F21-02", "F21-03"]
    assert "F21-04" in scene.campaign["booklet"]
    assert scene.campaign["objectives"][0] == 16


@pytest.mark.rule("ABR-3.3", "ABR-4.10")
@pytest.mark.parametrize(
    ("markers", "foe", "first", "left"),
    [
        (["", "", ""], 3, 1, 14),
        (["", "", ""], 0, 0, 13),  # the Empire's system counts for the First Regent
        (["blightkin", "", ""], 1, 1, 14),
        (["blightkin", "", ""], 2, 1, 16),  # a tie: not won
    ],
)
def test_live_in_the_garden(markers: list[str], foe: int, first: int, left: int) -> None:
    """Two controlled systems with fresh Blight, one with damaged Blight only."""
    ships: dict[str, dict[str, Any]] = {
        "2-hex": {"0": 1, "blight": [1, 1]},
        "2-arrow": {"0": 1, "blight": 1},
        "2-crescent": {"0": 1, "blight": [0, 2]},
        "3-hex": {"empire": 1, "blight": 1},
    }
    ships.update({f"{4 + i}-hex": {"1": 1, "blight": 1} for i in range(foe)})
    scene = chapter_end(
        NATURALIST, "F21-01B", 16, ships=ships, markers=markers, campaign={"first_regent": 2 if first else 0, **LAW}
    )
    assert scene.campaign["objectives"][0] == left


# Blight Society


def test_the_society_moves_and_repairs_blight() -> None:
    scene = holding("F21-02", "mobilization-2", ships={"2-hex": {"0": 1, "blight": 1}})
    scene.play("move:2-hex>2-gate", "ships:1+0", "fleet:0+0/0+0")
    assert blight(scene, "2-gate") == [1, 0]
    scene = holding("F21-02", "administration-2", ships={"2-hex": {"0": 1, "blight": [0, 1]}})
    assert [option for option in scene.options() if "blight" in option]


@pytest.mark.parametrize(("roll", "agents"), [([HIT, HIT], 9), ([HIT, BLANK], 10), ([BLANK, BLANK], 10)])
def test_a_battle_that_harms_blight_costs_an_agent(roll: list[int], agents: int) -> None:
    scene = holding("F21-02", "aggression-2", ships={"2-hex": {"0": 2, "blight": 1}}, luck=[roll])
    scene.play("battle:2-hex/blight", "dice:0-2-0")
    assert scene.me["agents"] == agents
    assert scrapped(scene) == ["0 agent"] * (10 - agents)


@pytest.mark.parametrize("seat", [1, 2])
def test_a_battle_of_another_seat_costs_its_agent(seat: int) -> None:
    scene = Scene(
        players={seat: {"hand": ["aggression-2"], "cards": ["F21-02"]}},
        initiative=seat,
        ships={"2-hex": {str(seat): 2, "blight": 1}},
        luck=[[HIT, HIT]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/blight", "dice:0-2-0")
    assert scrapped(scene) == [f"{seat} agent"]


def test_once_per_action_however_much_is_harmed() -> None:
    scene = holding("F21-02", "aggression-2", ships={"2-hex": {"0": 4, "blight": [0, 2]}}, luck=[[HIT] * 4])
    scene.play("battle:2-hex/blight", "dice:0-4-0")
    assert scene.me["trophies"] == ["blight ship"] * 2
    assert scene.me["agents"] == 9


def test_other_battles_and_other_holders_cost_nothing() -> None:
    scene = holding("F21-02", "aggression-2", ships={"2-hex": {"0": 2, "1": 2, "blight": 1}}, luck=[[HIT, HIT]])
    scene.play("battle:2-hex/1", "dice:0-2-0")
    assert scene.ships("2-hex", 1) != [2, 0]
    assert scene.me["agents"] == 10
    scene = holding(
        "CC05", "aggression-2", foe={"cards": ["F21-02"]}, ships={"2-hex": {"0": 2, "blight": 1}}, luck=[[HIT] * 2]
    )
    scene.play("battle:2-hex/blight", "dice:0-2-0")
    scene.play_if_asked("done")
    assert (scene.me["agents"], scene.foe["agents"]) == (10, 10)


def test_actions_of_cards_that_harm_blight() -> None:
    """Spawn and Harvest, and a Vox card that is secured."""
    ships = {"2-hex": {"0": 1, "blight": [1, 1]}}
    scene = holding("F13-02", "construction-2", me={"cards": ["F13-02", "F21-02"]}, ships=ships)
    scene.play("use:spawn")
    assert scene.me["agents"] == 9
    scene = holding("F13-06", "administration-2", me={"cards": ["F13-06", "F21-02"]}, ships=ships)
    scene.play("use:harvest")
    assert scene.me["agents"] == 9
    scene = secured("CC15", me={"cards": ["F21-02"]}, ships=ships)
    scene.play("cluster:2")
    assert scene.me["agents"] == 9


def test_an_action_of_somebody_else_costs_no_agent() -> None:
    """Seat 0 lets seat 1, who has the Society, secure Blight Panic (F01-03): that is no action of seat 1."""
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F01-03"]},
        foe={"cards": ["F21-02"]},
        court=["AID01", "F13-10", "CC02", "CC03", "CC04"],
        agents=[[], [0, 2], [], [], []],
        ships={"2-hex": {"1": 1, "blight": [0, 1]}},
    )
    scene.play("lead:aggression-2", "use:bargain")
    assert scene.foe["trophies"] == ["blight ship"]
    assert scrapped(scene) == []


@pytest.mark.parametrize(("roll", "agents"), [([HIT, HIT], 9), ([HIT, BLANK], 10)])
def test_galactic_rifles_that_harm_blight_cost_an_agent(roll: list[int], agents: int) -> None:
    """Fire Rifles (L02) is an action of the holder like a battle."""
    ships = {"2-gate": {"0": 2}, "2-hex": {"blight": 1}}
    scene = holding("L02", "aggression-2", me={"cards": ["L02", "F21-02"]}, ships=ships, luck=[roll])
    scene.play("use:fire_rifles", "dice:0-2-0")
    assert blight(scene, "2-hex") == ([0, 1] if agents == 9 else [1, 0])
    assert scene.me["agents"] == agents


def test_without_agents_in_supply_nothing_is_scrapped() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F21-02"], "agents": 0},
        foe={"captives": ["0 agent"] * 10},
        ships={"2-hex": {"0": 2, "blight": 1}},
        luck=[[HIT, HIT]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/blight", "dice:0-2-0")
    assert scrapped(scene) == []


@pytest.mark.parametrize(("answer", "ships", "held"), [("yes", [1, 0], []), ("no", [0, 1], ["psionic"])])
def test_a_psionic_keeps_crises_away(answer: str, ships: list[int], held: list[str]) -> None:
    """The Rival beside the Naturalist's ships is spared too, elsewhere not."""
    scene = crisis(
        "CC11",
        me={"cards": ["F21-02"], "resources": ["psionic"]},
        ships={"2-hex": {"0": 1, "1": 1, "blight": [0, 1]}, "3-hex": {"1": 1, "blight": [0, 1]}},
    )
    assert scene.options() == ["no", "yes"]
    scene.play(answer)
    assert scene.ships("2-hex") == ships
    assert scene.ships("2-hex", 1) == ships
    assert scene.ships("3-hex", 1) == [0, 1]
    assert scene.resources() == held
    assert "facts" not in scene.campaign


def test_without_a_psionic_or_without_blight_nothing_is_asked() -> None:
    scene = crisis("CC11", me={"cards": ["F21-02"]}, ships={"2-hex": {"0": 1, "blight": [0, 1]}})
    assert scene.ships("2-hex") == [0, 1]
    scene = crisis(
        "CC11",
        me={"cards": ["F21-02"], "resources": ["psionic"]},
        ships={"2-hex": {"0": 1}, "3-hex": {"blight": 1, "1": 1}},
    )
    assert scene.resources() == ["psionic"]


def test_a_psionic_also_keeps_angered_blight_away() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F13-04"]},
        foe={"cards": ["F21-02"], "resources": ["psionic"]},
        ships={"2-hex": {"0": 1, "1": 1, "blight": [0, 1]}, "6-hex": {"2": 1}},
        luck=[[1]],
    )
    scene.play("lead:aggression-2", "use:anger")
    assert scene.waiting == [1]
    scene.play("yes")
    assert scene.ships("2-hex") == [1, 0]


# Spore Guides


def seeding(agents: list[int] | None = None, **fields: Any) -> Scene:
    """Seed; the number die shows cluster 2."""
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["F21-03"]},
        court=["AID01", "CC01", "CC02", "CC03", "CC04"],
        agents=[[], agents or [], [], [], []],
        luck=[[1]],
        **fields,
    )
    scene.play("lead:construction-2", "use:seed")
    return scene


def test_seed_places_blight_in_the_rolled_cluster() -> None:
    scene = seeding(ships={"2-hex": {"0": 1}, "2-arrow": {"blight": 1}})
    assert scene.options() == ["at:2-gate", "at:2-crescent", "at:2-hex"]
    scene.play("at:2-crescent")
    assert blight(scene, "2-crescent") == [0, 1]


def test_seed_elsewhere_for_agents_of_the_court() -> None:
    scene = seeding([2])
    assert scene.options() == ["cluster:2", "cluster:1", "cluster:3", "cluster:4", "cluster:6"]
    scene.play("cluster:6")
    assert scene.me["agents"] == 10
    assert scene.agents("CC01") == [0, 0, 0, 0]
    scene.play("at:6-gate")
    assert blight(scene, "6-gate") == [0, 1]


def test_seed_where_no_room_is_does_nothing() -> None:
    full = {f"2-{symbol}": {"blight": 1} for symbol in ("gate", "arrow", "crescent", "hex")}
    scene = seeding([1], ships=full)
    assert scene.options() == ["cluster:2", "cluster:1", "cluster:3"]
    scene.play("cluster:2")
    assert sum(sum(blight(scene, system)) for system in scene.state["ships"]) == 4
    assert scene.agents("CC01") == [1, 0, 0, 0]


def test_seed_chooses_the_agents() -> None:
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["F21-03"]},
        agents=[[], [1], [1], [], []],
        luck=[[1]],
    )
    scene.play("lead:construction-2", "use:seed", "cluster:1")
    assert scene.options() == ["card:CC01", "card:CC02"]
    scene.play("card:CC02", "at:1-gate")
    assert scene.agents("CC02") == [0, 0, 0, 0]
    assert blight(scene, "1-gate") == [0, 1]


# Blightkin


def test_blightkin_is_declared_in_place_of_empath() -> None:
    scene = Scene(hand=["administration-2"], me={"cards": ["F01-10"]}, campaign=LAW)
    scene.play("lead:administration-2", "prelude:F01-10", "declare:blightkin")
    assert "blightkin" in scene.state["markers"]


def test_blightkin_counts_systems_with_fresh_blight() -> None:
    scene = last_chapter(
        chapter=1,
        ships={"2-hex": {"0": 1, "blight": 2}, "3-hex": {"1": 1, "blight": 1}, "4-hex": {"1": 1, "blight": 1}},
        markers=["blightkin", "", ""],
        flipped=0,
        campaign={"act": 3, **LAW},
    )
    assert (scene.power(0), scene.power(1)) == (0, 2)


@pytest.mark.parametrize(("clusters", "asked"), [(None, False), (0b000010, True), (0b000001, False)])
def test_only_crises_that_are_coming_are_kept_away(clusters: int | None, asked: bool) -> None:
    """Own ships and Blight are at 2-hex; a crisis comes to some clusters, or none (F21-02)."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F21-02"], "resources": ["psionic"]},
        ships={"2-hex": {"0": 1, "blight": 1}, "1-hex": {"blight": 1}},
    )
    state: Any = scene.table.state
    if clusters is not None:
        state.stack.append(BlightCrises(clusters, 0))
    found = step_of(scene, "spare_own_ships").choices(state, 0, 0, 0)
    assert [str(each) for each in found] == (["no", "yes"] if asked else [])


def test_without_a_crisis_nothing_is_kept_away_in_the_first_cluster() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F21-02"], "resources": ["psionic"]},
        ships={"1-hex": {"0": 1, "blight": 1}},
    )
    assert step_of(scene, "spare_own_ships").choices(scene.table.state, 0, 0, 0) == []
