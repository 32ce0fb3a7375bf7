"""Greedy in Arcs: its evaluation, the outcome of battle dice, and what it does in a few clear situations."""

from itertools import product
from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.bots import Choice, ask, bot, play_match
from ecliptic.content.catalogue import catalogue, message_id
from ecliptic.games.arcs import evaluate, prospects
from ecliptic.games.arcs.battle_outcome import Forces, expected_outcome, odds_of, usual_dice
from ecliptic.games.arcs.state import State
from ecliptic.kernel import play_randomly
from ecliptic.kernel.messages import LOCALES
from ecliptic.sim.arena import arena
from tests.rules.arcs.scene import Scene

GAME = ecliptic.game("arcs")


def state_of(scene: Scene) -> State:
    state = scene.table.state
    assert isinstance(state, State)
    return state


def terms(scene: Scene, seat: int = 0) -> dict[str, float]:
    return dict(zip(GAME.weights, GAME.features(scene.table.state, seat), strict=True))


def choice(scene: Scene, seed: int = 1) -> Choice:
    seat = scene.waiting[0]
    return ask(bot("greedy"), GAME, scene.table.state, seat, scene.table.options(seat), Random(seed))


def turn(scene: Scene, seed: int = 1) -> list[str]:
    """What the bot does until its turn is over or somebody else is asked."""
    seat = scene.waiting[0]
    actions: list[str] = []
    while scene.waiting and scene.waiting[0] == seat and actions[-1:] != ["end"]:
        actions.append(choice(scene, seed + len(actions)).action.text)
        scene.play(actions[-1])
    return actions


# The evaluation


def test_every_weight_has_a_name_in_every_language() -> None:
    assert GAME.weights is evaluate.WEIGHTS
    for locale in LOCALES:
        assert all(catalogue("arcs", locale).has(message_id("weight", name)) for name in GAME.weights)


@pytest.mark.parametrize(("seats", "leaders"), [(2, "none"), (2, "all"), (3, "base"), (4, "all")])
def test_every_moment_has_a_value(seats: int, leaders: str) -> None:
    """The features fit the weights for every seat, on any request and after the end, and change nothing."""
    rng = Random(seats)
    state: Any = GAME.new(seats, GAME.choose_options(seats, {"leaders": leaders}), None, 1)
    while state.stack:
        play_randomly(state, rng.random, 7)
        before = state.clone()
        for seat in range(seats):
            found = GAME.features(state, seat)
            assert len(found) == len(GAME.weights)
            assert all(isinstance(amount, float) for amount in found)
        flat: list[int] = []
        again: list[int] = []
        before.flatten(flat)
        state.flatten(again)
        assert flat == again
    for seat in range(seats):
        assert GAME.features(state, seat)[0] == (1.0 if state.places[seat] == 1 else -1.0)


def test_an_ambition_is_worth_more_the_surer_it_is() -> None:
    """With a lead of one: more with one card left to play than with six."""
    hand = [f"construction-{n}" for n in range(2, 7)]
    sure = Scene(hand=hand[:1], me={"resources": ["relic", "relic"]}, markers=["", "", "keeper"])
    open_ = Scene(hand=hand, me={"resources": ["relic", "relic"]}, markers=["", "", "keeper"])
    none = Scene(hand=hand[:1], markers=["", "", "keeper"])
    assert 5 >= terms(sure)["ambitions"] > terms(open_)["ambitions"] > terms(none)["ambitions"]


def test_the_first_place_of_everybody_adds_up() -> None:
    scene = Scene(me={"resources": ["relic", "relic"]}, foe={"resources": ["relic"]})
    gains = prospects.likely_gains(state_of(scene), [2.0, 1.0, 1.0], 6, 0, 1.0)
    assert gains[0] > gains[1] == gains[2] > 0
    assert sum(gains) <= 6


def test_only_the_present_battle_is_weighed_before_its_dice() -> None:
    scene = Scene(hand=["aggression-2"], ships={"2-hex": {"0": 3, "1": [0, 1]}})
    scene.play("lead:aggression-2")
    state = state_of(scene)
    assert not GAME.weighs_chance(state)
    copy = state.clone()
    for action in ("battle:2-hex/1", "dice:0-3-0"):
        frame = copy.stack[-1]
        asked: Any = frame.ask(copy)
        while asked is None:
            frame.run(copy)
            frame = copy.stack[-1]
            asked = frame.ask(copy)
        frame.answer(copy, 0, next(option for option in asked.options if option.text == action))
    assert GAME.weighs_chance(copy)
    # Three skirmish dice miss a damaged ship once in eight rolls: 7/8 of a Trophy.
    before = dict(zip(GAME.weights, GAME.features(state, 0), strict=True))
    after = dict(zip(GAME.weights, GAME.features(copy, 0), strict=True))
    assert after["rivals_pieces"] == pytest.approx(before["rivals_pieces"] - 7 / 8)


# The dice

# Symbols: s self hit, i intercept, h ship hit, b building hit, k key.
ASSAULT = ["", "sh", "sh", "shh", "hh", "ih"]
SKIRMISH = ["", "", "", "h", "h", "h"]
RAID = ["i", "ikk", "sk", "sb", "sb", "bk"]


def destroyed_and_hurt(hits: int, fresh: int, damaged: int) -> tuple[int, int]:
    """What hits do if each goes to a damaged piece while there is one."""
    gone, hurt = 0, 0
    for _ in range(hits):
        if hurt:
            hurt, gone = 0, gone + 1
        elif damaged:
            damaged, gone = damaged - 1, gone + 1
        elif fresh:
            fresh, hurt = fresh - 1, 1
    return gone, hurt


# Fresh and damaged ships of the attacker and of the defender, fresh and damaged buildings, how many are cities.
Situation = tuple[list[int], list[int], dict[str, str], list[int]]
MIXED: Situation = ([2, 1], [2, 1], {"2-hex/1": "1 city", "2-hex/2": "1 starport damaged"}, [1, 1, 1])
NO_BUILDING: Situation = ([2, 0], [1, 2], {}, [0, 0, 0])
ONLY_CITIES: Situation = ([3, 0], [0, 0], {"2-hex/1": "1 city damaged", "2-hex/2": "1 city"}, [1, 1, 2])
FRESH_CITIES: Situation = ([1, 0], [0, 1], {"2-hex/1": "1 city", "2-hex/2": "1 city"}, [2, 0, 2])


@pytest.mark.rule("ARC-7.6", "ARC-7.8")
@pytest.mark.parametrize(
    ("forces", "dice"),
    [
        *[
            (MIXED, dice)
            for dice in (
                [1, 0, 0], [0, 2, 0], [0, 0, 1], [2, 1, 0], [0, 1, 2], [1, 1, 1], [2, 0, 2], [3, 0, 1],
            )
        ],
        (NO_BUILDING, [2, 0, 1]),
        (NO_BUILDING, [3, 0, 0]),
        (ONLY_CITIES, [2, 1, 1]),
        (ONLY_CITIES, [0, 0, 4]),
        (FRESH_CITIES, [3, 0, 1]),
    ],
)  # fmt: skip
def test_outcomes_agree_with_every_roll(forces: Situation, dice: list[int]) -> None:
    (fresh, weak), (foes_fresh, foes_weak), buildings, (standing, damaged_buildings, cities) = forces
    scene = Scene(
        ships={"2-hex": {"0": [fresh, weak], "1": [foes_fresh, foes_weak]}, "6-hex": {"1": 1}}, buildings=buildings
    )
    found = expected_outcome(odds_of(state_of(scene).table.board), Forces(state_of(scene), 0, 7, 1), dice)
    rolls = list(product(*[ASSAULT] * dice[0], *[SKIRMISH] * dice[1], *[RAID] * dice[2]))
    lost = damaged = destroyed = hurt = keys = 0
    razed = 0.0
    for roll in rolls:
        shown = "".join(roll)
        own = min(2 * fresh + weak, shown.count("s") + (foes_fresh if "i" in shown else 0))
        lost += max(0, own - fresh)
        damaged += min(own, fresh)
        keys += shown.count("k") if own < 2 * fresh + weak else 0
        hits = shown.count("h")
        strength = 2 * foes_fresh + foes_weak
        ships = destroyed_and_hurt(min(hits, strength), foes_fresh, foes_weak)
        houses = destroyed_and_hurt(max(0, hits - strength) + shown.count("b"), standing, damaged_buildings)
        destroyed += ships[0] + houses[0]
        hurt += ships[1] + houses[1]
        # Nobody knows which building is destroyed first.
        razed += houses[0] * cities / len(buildings) if buildings else 0
    sums = [found.lost, found.damaged, found.destroyed, found.razed, found.hurt, found.keys]
    assert [total * len(rolls) for total in sums] == pytest.approx([lost, damaged, destroyed, razed, hurt, keys])


def test_no_more_than_six_dice_of_a_kind_are_looked_at() -> None:
    assert usual_dice(9, 6, False)[0] == [0, 6, 0]
    assert usual_dice(3, 0, True) == [[0, 3, 0], [1, 2, 0]]
    assert usual_dice(1, 0, False) == [[0, 1, 0], [1, 0, 0]]
    assert usual_dice(4, 1, False) == [[0, 4, 0], [4, 0, 0], [2, 2, 0], [0, 3, 1], [0, 3, 1], [3, 0, 1]]
    assert usual_dice(2, 6, True) == [[0, 2, 0], [1, 1, 0], [0, 0, 2], [0, 1, 1]]


@pytest.mark.parametrize(("site", "system"), [("1-gate/city", "1-gate"), ("6-hex/1", "6-hex")])
def test_cities_of_rivals_count_where_they_can_be_taxed(site: str, system: str) -> None:
    """In the first and in the last system of the map; with fresh ships there, and with more than the Rival has."""
    for ships, counted in (({}, 0), ({"0": [0, 2]}, 0), ({"0": 1, "1": 1}, 0), ({"0": 2, "1": 1}, 1)):
        scene = Scene(
            seats=4,
            foe={"cards": ["L11"]},
            ships={system: ships, "5-arrow": {"0": 1, "1": 1, "2": 1, "3": 1}},
            buildings={site: "1 city", "5-hex/1": "1 city"},
        )
        found = terms(scene)
        assert (found["rival_cities"], found["control"]) == (counted, counted)


def test_buildings_are_threatened_by_stronger_rivals() -> None:
    for own, foes, threats in ((1, [1, 1, 1], 0), (1, [2, 1, 1], 1), (1, [2, 2, 2], 3), (0, [0, 0, 1], 1)):
        there = {"0": own, **{str(seat): n for seat, n in enumerate(foes, 1)}}
        scene = Scene(seats=4, ships={"2-hex": there}, buildings={"2-hex/1": "0 city", "5-hex/1": "0 starport"})
        assert terms(scene)["threats"] == threats


# One turn


def test_it_declares_an_ambition_that_it_leads() -> None:
    scene = Scene(hand=["administration-5", "construction-2"], me={"resources": ["relic", "relic"]})
    assert turn(scene)[:2] == ["lead:administration-5", "declare:keeper"]


def test_it_does_not_declare_an_ambition_for_a_rival() -> None:
    scene = Scene(hand=["administration-5"], foe={"resources": ["relic", "relic"]})
    scene.play("lead:administration-5")
    assert "declare:keeper" not in turn(scene)


def test_it_fights_a_battle_that_it_wins() -> None:
    scene = Scene(hand=["aggression-4"], ships={"2-hex": {"0": 4, "1": [0, 2]}})
    scene.play("lead:aggression-4")
    assert turn(scene)[:2] != ["end"]
    assert len(scene.me.get("trophies", [])) > 0


@pytest.mark.parametrize(("own", "foes"), [([2, 0], [4, 0]), ([1, 2], [3, 3])])
def test_it_takes_no_assault_dice_against_an_intercept_that_would_destroy_it(own: list[int], foes: list[int]) -> None:
    scene = Scene(hand=["aggression-2"], ships={"2-hex": {"0": own, "1": foes}})
    scene.play("lead:aggression-2", "battle:2-hex/1")
    assert choice(scene).action.text == f"dice:0-{sum(own)}-0"


def test_it_takes_assault_dice_where_nobody_can_intercept() -> None:
    scene = Scene(hand=["aggression-2"], ships={"2-hex": {"0": 3, "1": [0, 3]}})
    scene.play("lead:aggression-2", "battle:2-hex/1")
    assert choice(scene).action.text in ("dice:1-2-0", "dice:2-1-0", "dice:3-0-0")


def test_it_raids_a_city_that_nobody_defends() -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 3}},
        buildings={"2-hex/1": "1 starport"},
        foe={"resources": ["relic", "psionic"]},
        markers=["", "", "keeper"],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1")
    assert not choice(scene).action.text.endswith("-0")


def test_it_taxes_what_a_declared_ambition_counts() -> None:
    scene = Scene(
        hand=["administration-2"],
        buildings={"2-hex/1": "0 city", "2-crescent/1": "0 city"},
        markers=["", "", "keeper"],
    )
    scene.play("lead:administration-2")
    assert next(action for action in turn(scene) if action.startswith("tax")) == "tax:2-hex/1"


def test_it_secures_the_card_that_its_ambition_needs() -> None:
    scene = Scene(
        hand=["aggression-2"],
        markers=["", "", "keeper"],
        court=["BC01", "BC21", "BC03", "BC04"],
        agents=[[1, 0, 0], [1, 0, 0], [0, 0, 0], [0, 0, 0]],
    )
    scene.play("lead:aggression-2")
    assert next(action for action in turn(scene) if action.startswith("secure")) == "secure:BC21"


def test_it_looks_no_further_than_its_own_turn() -> None:
    """What the others will do is not imagined, so that chance does not change what a card is worth."""
    hands = {1: {"hand": ["aggression-2", "aggression-3"]}, 2: {"hand": ["mobilization-3", "mobilization-5"]}}
    scene = Scene(
        hand=["administration-2", "construction-4"],
        players=hands,
        ships={"2-hex": {"0": 1, "1": 3, "2": 3}},
        buildings={"2-hex/1": "0 city", "3-hex/1": "1 city"},
    )
    found = [choice(scene, seed) for seed in range(5)]
    assert len({each.action.text for each in found}) == 1
    assert all(each.explain() == found[0].explain() for each in found)


def test_reasons_are_named() -> None:
    scene = Scene(hand=["administration-5"], me={"resources": ["relic", "relic"]})
    scene.play("lead:administration-5")
    assert choice(scene).explain()[0][0] == "ambitions"


# Whole games


@pytest.mark.parametrize(("seats", "leaders"), [(2, "none"), (2, "all"), (3, "none"), (4, "all")])
def test_a_game_among_greedy_bots_ends(seats: int, leaders: str) -> None:
    state: Any = GAME.new(seats, GAME.choose_options(seats, {"leaders": leaders}), None, 1)
    decisions = play_match(GAME, state, [bot("greedy")] * seats, Random(seats), Random(1))
    assert state.places
    assert decisions < 100 * seats * state.chapter


def test_greedy_beats_three_random_players() -> None:
    played: Any = arena("arcs", ["greedy", "random", "random", "random"], games=8, seed=5, seats=4)
    best = played["table"][0]
    assert best["bot"] == "greedy"
    assert best["wins"] >= 0.75


@pytest.mark.deep
@pytest.mark.timeout(1800)
def test_greedy_beats_three_random_players_in_500_games() -> None:
    played: Any = arena("arcs", ["greedy", "random", "random", "random"], games=500, seed=1, seats=4)
    best = played["table"][0]
    assert (best["bot"], best["games"]) == ("greedy", 500)
    assert best["wins"] >= 0.95


@pytest.mark.deep
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("leaders", ["none", "all"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_games_among_greedy_bots_end(seats: int, leaders: str) -> None:
    for seed in range(60):
        state: Any = GAME.new(seats, GAME.choose_options(seats, {"leaders": leaders}), None, 1)
        decisions = play_match(GAME, state, [bot("greedy")] * seats, Random(seed), Random(seed))
        assert state.places
        assert decisions < 100 * seats * state.chapter
