"""Events (BTS-16): every card on its own."""

from typing import Any

import pytest

from ecliptic.games.beyond_the_sun.colonize import strength
from ecliptic.games.beyond_the_sun.scoring import score_parts
from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, slot


def shows(card: str) -> pytest.MarkDecorator:
    return pytest.mark.card(card, "effect")


def turned(event: str, seats: int = 3, ore: list[int] | None = None, population: int = 3, **state: Any) -> Scene:
    """Seat 0 discovers a slot with this event. Everybody has this population after it."""
    ores = ore or [0] * seats
    slots: dict[str, Any] = {**LEVEL_ONE, "II-D": slot("T2-10"), "II-E": slot("T2-11"), "II-F": slot("T2-12")}
    slots |= state.pop("slots", {})
    if event.startswith("E2"):
        slots["II-A"] = slot(event=event)
        action, chosen, cost = "go:research_2/1", "slot:II-A", 2
    else:
        slots |= {"II-A": slot("T2-01", (0,)), "III-1": slot(event=event)}
        action, chosen, cost = "go:T2-01/a/1", "", 5
    given = state.pop("players", [{}] * seats)
    players = [{**player, "ore": ores[i], "population": population} for i, player in enumerate(given)]
    players[0] |= {"ore": ores[0] + cost, "population": population + 1}
    scene = Scene(seats=seats, players=players, slots=slots, **state)
    scene.play(action)
    if chosen:
        scene.play(chosen)
    return scene


@shows("E2-01")
@shows("E2-02")
@pytest.mark.rule("BTS-16.5", "BTS-8.14", "BTS-8.14a", "BTS-8.15")
@pytest.mark.parametrize("event", ["E2-01", "E2-02"])
def test_level_two_light_events_uncover_a_guild_of_rank_one(event: str) -> None:
    scene = turned(event)
    assert scene.options() == ["uncover:terraforming_guild", "uncover:professors_guild"]
    scene.play("uncover:professors_guild")
    assert scene.state.guilds == 0b10
    assert score_parts(scene.state, 0)["events"] == 1


@shows("E3-01")
@shows("E3-02")
@pytest.mark.rule("BTS-16.5", "BTS-8.14")
@pytest.mark.parametrize("event", ["E3-01", "E3-02"])
def test_level_three_light_events_uncover_a_guild_of_rank_two(event: str) -> None:
    scene = turned(event)
    assert scene.options() == ["uncover:technocrats_guild", "uncover:innovators_guild"]
    last = turned(event, guilds=["technocrats_guild"])
    assert last.state.guilds == 0b1100, "one tile left: no choice"


@pytest.mark.rule("BTS-16.6")
def test_a_light_event_without_a_tile_is_kept_for_its_point() -> None:
    scene = turned("E2-01", guilds=["terraforming_guild", "professors_guild"])
    assert score_parts(scene.state, 0)["events"] == 1
    assert scene.state.guilds == 0b11


@shows("E2-03")
@pytest.mark.rule("BTS-16.4", "BTS-16.4a", "BTS-15.2")
def test_clandestine_arms_trade() -> None:
    scene = turned("E2-03", seats=3)
    assert scene.options() == ["level:1", "level:2"]
    scene.play("level:2")
    assert "log-level" in [message.id for _, message in scene.table.log(None)], "everybody is told"
    assert (scene.waiting, scene.options()) == (0, ["use", "skip"])
    scene.play("use")
    assert scene.ships("DS") == [2]
    assert scene.waiting == 1
    scene.play("skip", "use")
    assert (scene.ships("DS", 1), scene.ships("DS", 2)) == ([], [2])
    assert scene.waiting == 0
    scene.play("use", "upgrade:DS/2")
    assert scene.ships("DS") == [3]
    assert scene.state.chosen_level == 0, "forgotten after the event"


@shows("E2-04")
@pytest.mark.rule("BTS-16.13", "BTS-16.16")
def test_uncharted_system() -> None:
    scene = turned("E2-04", locations={"A1": at({0: [2]}, "SA-01", (0, "food"))})
    assert scene.options() == ["beside:A1", "beside:A2", "beside:B1", "beside:B2"]
    scene.play("beside:A1")
    assert scene.system("X1") == "SA-03"
    extra = {**at({}, "SA-03"), "beside": "A1"}
    there = {"X1": extra, "A1": at({0: [2]}, "SA-01", (0, "food"))}
    later = Scene(locations=there, linked=[{"event": "E2-04", "location": "X1"}])
    later.play("go:build_and_jump/1")
    assert "move:A1/2/X1" in later.options()
    assert "move:SOL/1/X1" not in later.options()


@pytest.mark.rule("BTS-16.13", "BTS-16.14")
def test_an_extra_system_is_not_replaced_and_its_ships_go_to_deep_space() -> None:
    extra = {**at({0: [2, 1], 1: [1]}, "SA-03", (0, "ore")), "beside": "A1"}
    linked = [{"event": "E2-04", "location": "X1"}]
    slots = {"I-2": slot("T1-02", (0,))}
    scene = Scene(players=[{"ore": 5}], slots=slots, locations={"X1": extra}, linked=linked)
    scene.play("go:T1-02/a/1", "return:2", "stop")
    assert (scene.colonies(), scene.system("X1"), scene.ships("DS"), scene.ships("DS", 1)) == (
        ["SA-03"],
        None,
        [1],
        [1],
    )
    assert scene.state.linked == []
    scene.play("produce", "go:build_and_jump/1")
    assert not [text for text in scene.options() if "X1" in text]


@shows("E2-05")
@shows("E3-06")
@pytest.mark.rule("BTS-16.3", "BTS-16.12", "BTS-14.13")
@pytest.mark.parametrize(("event", "delta", "vp"), [("E2-05", -1, 1), ("E3-06", 1, 2)])
def test_events_that_change_the_strength(event: str, delta: int, vp: int) -> None:
    scene = turned(event)
    assert scene.options() == ["link:A1", "link:A2", "link:B1", "link:B2"]
    scene.play("link:A1")
    assert strength(scene.state, scene.location("A1")) == 3 + delta
    linked = [{"event": event, "location": "A1"}]
    colonizer = Scene(
        players=[{"ore": 5}],
        slots={"I-2": slot("T1-02", (0,))},
        locations={"A1": at({0: [4]}, "SA-01", (0, "food"))},
        linked=linked,
    )
    colonizer.play("go:T1-02/a/1")
    assert score_parts(colonizer.state, 0)["events"] == vp
    assert colonizer.state.linked == []


@pytest.mark.rule("BTS-16.12")
def test_several_changes_add_up_and_the_requirement_never_falls_below_one() -> None:
    both = [{"event": "E2-05", "location": "A1"}, {"event": "E3-06", "location": "A1"}]
    scene = Scene(linked=both, locations={"A1": at({}, "SA-03")})
    assert strength(scene.state, scene.location("A1")) == 2
    pack = {"game": "beyond-the-sun", "components": {"SA-03": {"strength": 1}}}
    low = Scene(linked=both[:1], locations={"A1": at({}, "SA-03")}, pack=pack)
    assert strength(low.state, low.location("A1")) == 1


@shows("E2-06")
def test_mining_rush() -> None:
    scene = turned("E2-06")
    assert [scene.ore(seat) for seat in range(3)] == [2, 1, 1]


@shows("E2-07")
@pytest.mark.rule("BTS-16.4")
def test_baby_boom() -> None:
    scene = turned("E2-07")
    assert [scene.population(seat) for seat in range(3)] == [4, 4, 4]
    assert scene.ore() == 1


@shows("E2-08")
@pytest.mark.rule("BTS-16.4")
def test_charted_hyperlanes() -> None:
    scene = turned("E2-08", locations={"A1": at({}, "SA-03"), "A2": at({}, "SA-11")})
    scene.play("move:SOL/1/A1", "stop")
    assert scene.controller("A1") == 0, "checked before the next faction jumps"
    assert scene.waiting == 1
    scene.play("move:SOL/1/A2")
    assert (scene.controller("A2"), scene.waiting) == (1, 2)
    scene.play("stop")
    assert scene.waiting == 0


@shows("E2-09")
@shows("E3-09")
@pytest.mark.rule("BTS-16.4a", "BTS-15.6")
@pytest.mark.parametrize(("event", "cost"), [("E2-09", 2), ("E3-09", 1)])
def test_automation_for_ore(event: str, cost: int) -> None:
    scene = turned(event, ore=[cost, 3, 2])
    scene.play("use", "disc:food")
    assert (scene.ore(), scene.automation()) == (0, ["food"])
    assert scene.waiting == 1
    scene.play("use", "disc:ore")
    assert (scene.ore(1), scene.automation(1), scene.automation(2)) == (0, ["ore"], [])
    assert scene.waiting == 0, "seat 2 cannot pay and is passed over"


@shows("E2-10")
@pytest.mark.rule("BTS-16.3", "BTS-16.15")
def test_call_for_glory() -> None:
    discs = [{"achievement": "AC-01", "discs": [{"seat": 1, "disc": "star"}]}, {"achievement": "AC-07"}]
    scene = turned("E2-10", achievements=discs)
    assert scene.state.linked[1:] == [1], "the only achievement without a disc"
    claimed = [{"achievement": "AC-01", "discs": [{"seat": 1, "disc": "star"}]}]
    assert turned("E2-10", achievements=claimed).state.linked == []
    claim = Scene(
        linked=[{"event": "E2-10", "achievement": "AC-07"}],
        locations={"SOL": at({0: [4, 4, 4, 3], 1: [1]})},
        stack=[{"frame": "take_turn", "seat": 0, "phase": 3}],
    )
    assert score_parts(claim.state, 0)["events"] == 2
    assert claim.state.linked == []


@shows("E3-03")
@pytest.mark.rule("BTS-16.7", "BTS-1.3")
def test_museum_of_decommissioned_starships() -> None:
    locations = {"SOL": at({0: [1, 3], 1: [2], 2: [1]}), "Y1": at({0: [1], 1: [1]}, outpost=(0, "food"))}
    scene = turned("E3-03", locations=locations)
    scene.play("give:SOL/3", "give:Y1/1")
    assert scene.state.players[0].donated == [1, 0, 1, 0]
    assert scene.controller("Y1") == 1
    assert scene.waiting == 1
    scene.play("stop")
    assert scene.waiting == 2
    scene.play("give:SOL/1")
    assert score_parts(scene.state, 0)["events"] == 1 + 2
    assert scene.ships("SOL") == [1]


@shows("E3-04")
@pytest.mark.rule("BTS-16.8", "BTS-16.9", "BTS-16.10", "BTS-16.11", "BTS-4.6", "BTS-19.9")
def test_dyson_sphere() -> None:
    scene = turned("E3-04")
    assert [scene.state.parts.systems[each].id for each in scene.state.linked[1:2]] == ["SB-03"]
    assert "SB-03" not in [scene.system(id) for id in ("A1", "A2", "B1", "B2")]
    linked = [{"event": "E3-04", "system": "SB-05"}]
    taker = Scene(players=[{"ore": 6, "population": 2}], linked=linked)
    taker.play("go:E3-04/1")
    assert (taker.colonies(), taker.ore(), taker.population()) == (["SB-05"], 4, 0)
    assert (taker.tracks(), taker.state.players[0].pawn, taker.state.linked) == ((8, 8), -1, [])


@pytest.mark.rule("BTS-16.9", "BTS-16.12")
def test_other_events_stay_linked_when_the_dyson_sphere_goes() -> None:
    links = [{"event": "E2-05", "location": "A1"}, {"event": "E3-06", "location": "A2"}]
    scene = Scene(
        players=[{"ore": 6, "population": 2}],
        locations={"A1": at({}, "SA-01"), "A2": at({}, "SA-02")},
        linked=[links[0], {"event": "E3-04", "system": "SB-05"}, links[1]],
    )
    scene.play("go:E3-04/1")
    saved: Any = scene.table.save()
    assert (scene.colonies(), saved["state"]["linked"]) == (["SB-05"], links)
    assert [strength(scene.state, scene.location(id)) for id in ("A1", "A2")] == [2, 4]


@pytest.mark.rule("BTS-14.13", "BTS-16.8")
def test_the_dyson_sphere_stays_when_a_system_is_colonized() -> None:
    """Lalande 21185 has the same number among the systems as A1 among the locations."""
    linked = [{"event": "E3-04", "system": "SA-05"}, {"event": "E2-05", "location": "A1"}]
    scene = Scene(
        players=[{"ore": 5}],
        slots={"I-2": slot("T1-02", (0,))},
        locations={"A1": at({0: [4]}, "SA-01", (0, "food"))},
        linked=linked,
    )
    assert scene.state.linked[1] == scene.location("A1") == scene.state.linked[3]
    scene.play("go:T1-02/a/1")
    saved: Any = scene.table.save()
    assert (scene.colonies(), saved["state"]["linked"]) == (["SA-01"], linked[:1])


@pytest.mark.rule("BTS-16.12")
def test_a_link_that_is_chosen_changes_the_strength() -> None:
    link = {"op": "link_to_system", "chooser": "active", "required_strength_delta": -2}
    options = [{"id": "A", "steps": [link]}, {"id": "B", "steps": [{"op": "gain_ore", "n": 1}]}]
    pack = {"game": "beyond-the-sun", "components": {"E2-05": {"steps": [{"op": "choose", "options": options}]}}}
    scene = turned("E2-05", pack=pack, locations={"A1": at({}, "SA-01")})
    scene.play("choose:0", "link:A1")
    assert strength(scene.state, scene.location("A1")) == 1
    other = turned("E2-05", pack=pack).play("choose:1")
    assert other.state.linked == []


@shows("E3-05")
@pytest.mark.rule("BTS-10.5", "BTS-16.4a")
def test_universal_enlightenment() -> None:
    scene = turned("E3-05", ore=[0, 2, 1])
    scene.play("use", "slot:II-D")
    assert "T2-10" in scene.technologies()
    assert scene.waiting == 1
    scene.play("use", "slot:I-4")
    assert ("T1-04" in scene.technologies(1), scene.ore(1)) == (True, 1)
    assert scene.waiting == 0, "seat 2 cannot pay 2 ore"


@shows("E3-07")
def test_great_migration() -> None:
    scene = turned("E3-07", ore=[0, 2, 1])
    assert (scene.population(), scene.waiting) == (5, 1)
    scene.play("use")
    assert [scene.population(seat) for seat in range(3)] == [5, 5, 3]
    assert scene.ore(1) == 0


@shows("E3-08")
@pytest.mark.rule("BTS-16.4", "BTS-9.8")
def test_galactic_armistice() -> None:
    scene = turned("E3-08", locations={"SOL": at({0: [3, 2, 1], 1: [4], 2: [1]})})
    scene.play("give:SOL/3", "give:SOL/2")
    assert (scene.ore(), scene.ships("SOL")) == (5, [1])
    scene.play("give:SOL/4", "stop")
    assert [scene.ore(seat) for seat in range(3)] == [6, 4, 0]


@shows("E3-10")
@pytest.mark.rule("BTS-16.3", "BTS-7.14")
def test_grand_exposition() -> None:
    discs = [{"achievement": "AC-01", "discs": [{"seat": 1, "disc": "star"}]}, {"achievement": "AC-07"}]
    scene = turned("E3-10", achievements=discs)
    assert scene.options() == ["link:AC-01", "link:AC-07"]
    scene.play("link:AC-01")
    assert [score_parts(scene.state, seat)["events"] for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("BTS-16.15")
def test_an_event_that_finds_nothing_to_link_is_discarded() -> None:
    systems = [f"S{deck}-{i:02}" for deck in "AB" for i in range(1, 13)]
    colonies = [{"system": id} for id in systems]
    locations = {id: at({}) for id in ("A1", "A2", "B1", "B2")}
    for event in ("E2-04", "E2-05", "E3-04"):
        scene = turned(event, players=[{}, {"colonies": colonies}, {}], locations=locations)
        assert scene.state.linked == []
