"""What the bots value in Star Realms, on the whole and card by card."""

from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.games.star_realms import card_values, evaluate
from ecliptic.games.star_realms.components import components, printed
from ecliptic.games.star_realms.state import State
from ecliptic.kernel import Json, play_randomly
from tests.rules.star_realms.scene import Scene

GAME = ecliptic.game("star-realms")
DECK = ["scout"] * 6 + ["viper"] * 2
CARDS = printed()


def terms(scene: Scene, seat: int = 0) -> dict[str, float]:
    return dict(zip(GAME.weights, GAME.features(scene.table.state, seat), strict=True))


def value(scene: Scene, seat: int = 0) -> float:
    return sum(GAME.weights[name] * amount for name, amount in terms(scene, seat).items())


def test_every_weight_is_named_and_every_verb_has_a_yield() -> None:
    assert GAME.weights is evaluate.WEIGHTS
    worth = {verb for verb, kind in CARDS.effects.verbs.items() if any(getattr(kind, "yields", ()))}
    assert worth == set(CARDS.effects.verbs) - {"choose_one", "if"}


@pytest.mark.parametrize(("seats", "options"), GAME.setups()[:13])
def test_every_moment_of_every_mode_has_a_value(seats: int, options: dict[str, str]) -> None:
    """The features fit the weights for every seat, on any request and after the end, and change nothing."""
    rng = Random(seats)
    state: Any = GAME.new(seats, GAME.choose_options(seats, options), None, 1)
    play_randomly(state, rng.random, 1)
    while state.stack:
        for seat in range(seats):
            found = GAME.features(state, seat)
            assert len(found) == len(GAME.weights)
            assert all(isinstance(amount, float) for amount in found)
            assert found == GAME.features(state.clone(), seat)
        play_randomly(state, rng.random, 23)
    for seat in range(seats):
        assert GAME.features(state, seat)[0] == {0: 0.0, 1: 1.0}.get(state.places[seat], -1.0)


def strength(card: str, rounds: int = 6) -> float:
    return card_values.card_values_of(CARDS).strengths(rounds).own[CARDS.ids.index(card)]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("explorer", "scout"),
        ("leviathan", "predator"),
        ("predator", "viper"),
        ("emperors_dreadnaught", "gunship"),
        ("colony_seed_ship", "trade_hauler"),
        ("plasma_vent", "stellar_reef"),
        ("dreadnaught", "corvette"),
        ("patrol_mech", "explorer"),
    ],
)
def test_cards_are_ranked_as_people_rank_them(better: str, worse: str) -> None:
    assert strength(better) > strength(worse)


def test_trade_is_worth_less_as_the_game_goes_on() -> None:
    assert strength("trade_hauler", 8) > strength("trade_hauler", 4)
    assert strength("predator", 8) == strength("predator", 4)


def test_a_content_pack_has_its_own_strengths() -> None:
    pack: Json = {"game": "star-realms", "cards": {"viper": {"primary": [{"op": "combat", "n": 9}]}}}
    changed = card_values.card_values_of(components(pack))
    viper = CARDS.ids.index("viper")
    assert changed.strengths(5).own[viper] > card_values.card_values_of(CARDS).strengths(5).own[viper]


def test_thinning_a_deck_is_good_and_losing_a_good_card_is_not() -> None:
    before = Scene(deck=[*DECK, "peacekeeper"])
    without_viper = Scene(deck=[*DECK[:-1], "peacekeeper"], scrap_heap=["viper"])
    without_ship = Scene(deck=DECK, scrap_heap=["peacekeeper"])
    assert value(without_viper) > value(before) > value(without_ship)


def test_a_second_card_of_a_faction_is_worth_more() -> None:
    """Blob Fighter's and Predator's ally abilities draw; beside a Blob card they will."""
    blob, empire = Scene(deck=[*DECK, "predator", "cargo_pod"]), Scene(deck=[*DECK, "predator", "trade_hauler"])
    alone, other = Scene(deck=[*DECK, "cargo_pod"]), Scene(deck=[*DECK, "trade_hauler"])
    assert terms(blob)["deck"] - terms(alone)["deck"] > terms(empire)["deck"] - terms(other)["deck"]


def test_a_base_in_play_is_better_than_in_the_hand() -> None:
    assert value(Scene(deck=DECK, in_play=["bioformer"])) > value(Scene(deck=DECK, hand=["bioformer"]))


def test_what_can_still_be_done_this_turn_counts() -> None:
    scene = Scene(hand=["scout", "viper", "predator"], deck=DECK, row=["trade_hauler"], trade=1)
    found = terms(scene)
    assert found["combat"] == 5
    assert found["purchases"] > 0
    scene.play("end")
    found = terms(scene)
    assert (found["combat"], found["purchases"], found["used"]) == (0, 0, 0)


def test_combat_that_can_hit_nothing_is_worth_nothing() -> None:
    shielded = Scene(deck=DECK, combat=4, foe={"in_play": ["frontier_station"]})
    assert terms(shielded)["combat"] == 0
    assert terms(Scene(deck=DECK, combat=6, foe={"in_play": ["frontier_station"]}))["combat"] == 6


@pytest.mark.parametrize(("authority", "kill"), [(7, 1.0), (8, 0.0)])
def test_a_last_blow_counts_everything_that_can_be_scrapped(authority: int, kill: float) -> None:
    """Cargo Pod gives 3 when scrapped and Explorer 2; with the pool that is 7."""
    scene = Scene(hand=["explorer", "cargo_pod"], combat=2, deck=DECK, authority=[50, authority])
    assert terms(scene)["kill"] == kill


def test_an_elimination_that_does_not_win_is_worth_less() -> None:
    scene = Scene(combat=9, mode="free_for_all", seats=3, authority=[50, 9, 50])
    assert 0 < terms(scene)["kill"] < 0.1
    authority = [50, 60, 50, 50, 9, 50]
    emperor = Scene(mode="emperor", active=1, players={1: {"combat": 9}}, authority=authority)
    assert terms(emperor, seat=1)["kill"] == 1


def test_in_teams_the_decks_of_all_members_count() -> None:
    with_card = Scene(mode="emperor", deck=DECK, players={1: {"deck": [*DECK, "leviathan"]}})
    without = Scene(mode="emperor", deck=DECK, players={1: {"deck": DECK}})
    foreign = Scene(mode="emperor", deck=DECK, players={1: {"deck": DECK}, 4: {"deck": ["leviathan"]}})
    assert terms(with_card)["deck"] > terms(without)["deck"] == terms(foreign)["deck"]


def test_a_hydra_member_who_is_done_can_do_nothing_more() -> None:
    busy = Scene(mode="hydra_two_headed", combat=5, hand=["viper"])
    done = Scene(mode="hydra_two_headed", combat=5, hand=["viper"], done=[0])
    assert (terms(busy)["combat"], terms(done)["combat"]) == (6, 0)
    assert (terms(busy, seat=1)["teammates_pools"], terms(done, seat=1)["teammates_pools"]) == (5, 0)


def test_rounds_left_do_not_change_when_the_turn_ends() -> None:
    """Else ending it would cost something by itself."""
    for seat in range(2):
        scene = Scene(active=seat, turn=11 + seat)
        state = scene.table.state
        assert isinstance(state, State)
        before = evaluate.rounds_left(state, seat)
        scene.play("end")
        assert evaluate.rounds_left(state, seat) == before
