"""What the bots value in Beyond the Sun."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from ecliptic.bots import ask, bot
from ecliptic.content.catalogue import catalogue
from ecliptic.games.beyond_the_sun import evaluate
from ecliptic.games.beyond_the_sun.game import GAME
from ecliptic.kernel import play_randomly
from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, slot

SYSTEMS = {"A1": at(system="SA-01"), "A2": at(system="SA-02"), "B1": at(system="SB-01"), "B2": at(system="SB-02")}


def terms(scene: Scene, seat: int = 0) -> dict[str, float]:
    return dict(zip(GAME.weights, GAME.features(scene.state, seat), strict=True))


def scene(me: dict[str, Any] | None = None, **state: Any) -> Scene:
    locations = {**SYSTEMS, **state.pop("locations", {})}
    return Scene(players=[me or {}], **{"round": 3, "active": 0, **state}, locations=locations)


def choice(scene: Scene) -> str:
    options = scene.table.options(scene.waiting)
    return ask(bot("greedy"), GAME, scene.state, scene.waiting, options, Random(1)).action.text


@pytest.mark.parametrize(("seats", "options"), GAME.setups())
def test_every_moment_has_a_value(seats: int, options: dict[str, str]) -> None:
    """The features fit the weights for every seat, on any request and after the end, and change nothing."""
    rng = Random(seats)
    state: Any = GAME.new(seats, GAME.choose_options(seats, options), None, 1)
    while state.stack:
        for seat in range(seats):
            found = GAME.features(state, seat)
            assert len(found) == len(GAME.weights)
            assert all(isinstance(amount, float) for amount in found)
            assert found == GAME.features(state.clone(), seat)
        play_randomly(state, rng.random, 97)


@pytest.mark.parametrize("locale", ["en", "ru", "de"])
def test_every_weight_has_a_name_for_people(locale: str) -> None:
    for name in evaluate.WEIGHTS:
        assert catalogue("beyond_the_sun", locale).has(f"weight-{name.replace('_', '-')}")


def test_the_first_ore_and_population_are_worth_most() -> None:
    few, some, many = scene({"ore": 2}), scene({"ore": 4}), scene({"ore": 40})
    assert (terms(few)["ore"], terms(some)["ore"]) == (2.0, 4.0)
    assert 6.5 < terms(many)["ore"] < 8
    assert terms(scene({"population": 2}))["population"] == 2.0
    assert terms(scene({"population": 9}))["population"] == pytest.approx(3.4)


@pytest.mark.parametrize(
    ("slots", "missing"),
    [
        ({}, 7),
        ({"I-2": slot("T1-02", (0,))}, 6),
        ({"I-3": slot("T1-03", (0,)), "I-4": slot("T1-04", (0,))}, 5),
        ({**LEVEL_ONE, "II-C": slot("T2-01", (0,)), "II-D": slot("T2-05", (0,))}, 3),
        ({**LEVEL_ONE, "II-C": slot("T2-01", (0,)), "II-D": slot("T2-05", (1,))}, 4),
    ],
)
def test_the_way_to_level_four_is_counted_in_technologies(slots: dict[str, Any], missing: int) -> None:
    """IIII-2 needs III-3 and III-4, they need II-C and II-D, and those I-2 and I-3: seven with itself."""
    assert terms(scene(slots=slots))["ascent"] == pytest.approx(1 - missing / 8)


def test_outposts_count_in_full_only_in_the_last_round() -> None:
    held = {"A1": at({0: [1]}, system="SA-01", outpost=(0, "food"))}
    early, late = scene(locations=held), scene(locations=held, round=9, last_round=9)
    assert terms(early)["control"] == 0.25 * terms(late)["control"] > 0
    assert terms(early)["points"] == terms(late)["points"] == 0


def test_what_is_good_for_later_is_worth_nothing_at_the_end() -> None:
    early, late = scene({"ore": 3}), scene({"ore": 3}, round=9, last_round=9)
    assert terms(late)["ore"] < terms(early)["ore"]
    assert terms(late)["growth"] < 0.1 * terms(early)["growth"]


def test_access_counts_each_kind_of_action_once() -> None:
    assert terms(scene())["access"] == 0
    assert terms(scene(guilds=["professors_guild"]))["access"] == 1
    both = scene(guilds=["professors_guild", "terraforming_guild"], slots={"I-2": slot("T1-02", (0,))})
    assert terms(both)["access"] == 2


def test_an_achievement_is_worth_more_the_nearer_it_is() -> None:
    colonies = [{"system": id} for id in ("SA-05", "SA-06", "SA-07")]
    values = [terms(scene({"colonies": colonies[:n]}))["achievements"] for n in range(4)]
    steps = [after - before for before, after in pairwise(values)]
    assert 0 < steps[0] < steps[1] < steps[2]


def test_an_achievement_of_which_all_spaces_are_taken_is_worth_nothing() -> None:
    """With two players Technologist has one space."""
    discs = [{"seat": 1, "disc": "star"}]
    open_, taken = [{"achievement": "AC-03"}], [{"achievement": "AC-03", "discs": discs}]
    slots = {**LEVEL_ONE, "II-C": slot("T2-01", (0,))}
    assert terms(scene(slots=slots, achievements=open_))["achievements"] > 0
    assert terms(scene(slots=slots, achievements=taken))["achievements"] == 0


def test_the_bot_researches_the_last_step_to_level_four() -> None:
    slots = {**LEVEL_ONE, "II-C": slot("T2-01", (0,)), "II-D": slot("T2-05", (0,))}
    slots |= {"III-3": slot("T3-02", (0,)), "III-4": slot("T3-05", (0,))}
    assert choice(scene({"ore": 9, "population": 4}, slots=slots)) == "go:T3-02/a/1"


def test_the_bot_grows_without_population_and_produces_with_enough() -> None:
    stack = [{"frame": "take_turn", "seat": 0, "phase": 3}, {"frame": "production", "seat": 0}]
    assert choice(scene({"ore": 6, "population": 0}, stack=stack)) == "grow"
    assert choice(scene({"ore": 0, "population": 4}, stack=stack)) == "produce"
