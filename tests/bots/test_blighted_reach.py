"""Greedy in the campaign: it follows its objective, answers every offer, and comes to the end of an act."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.bots import ask, bot
from ecliptic.content.catalogue import catalogue, message_id
from ecliptic.games.arcs.campaign.evaluate import WEIGHTS, campaign_features
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.kernel import Table
from ecliptic.kernel.messages import LOCALES
from tests.rules.blighted_reach.scene import Scene

MOST_DECISIONS = 1500  # of an act


def choice(table: Table, seat: int, seed: int = 1) -> str:
    """What greedy chooses."""
    return str(ask(bot("greedy"), GAME, table.state, seat, table.options(seat), Random(seed)).action)


def play_act(seats: int, seed: int, names: list[str]) -> tuple[Table, Counter[str]]:
    """An act with these bots, and how often each kind of action was chosen."""
    table = ecliptic.new("blighted-reach", seats=seats, seed=seed, options={"acts": 1})
    bots = [bot(name) for name in names]
    rng = Random(seed)
    kinds: Counter[str] = Counter()
    while not table.over:
        seat = table.waiting[0]
        action = ask(bots[seat], GAME, table.state, seat, table.options(seat), rng).action
        kinds[action.kind] += 1
        table.play(seat, action)
        assert kinds.total() < MOST_DECISIONS
    return table, kinds


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_has_words(locale: str) -> None:
    words = catalogue("blighted-reach", locale)
    assert all(words.has(message_id("weight", name)) for name in WEIGHTS)


def test_there_is_an_amount_for_every_weight_in_whole_campaigns() -> None:
    for seats in (2, 4):
        table = ecliptic.new("blighted-reach", seats=seats, seed=seats)
        rng = Random(seats)
        for n in range(1200):
            if table.over:
                break
            if n % 40 == 0:
                state: Any = table.state
                assert all(len(GAME.features(state, seat)) == len(WEIGHTS) for seat in range(seats))
            seat = table.waiting[0]
            table.play(seat, rng.choice(table.options(seat)))


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 1)])
def test_greedy_finishes_an_act_and_its_offers_are_accepted(seats: int, seed: int) -> None:
    table, kinds = play_act(seats, seed, ["greedy"] * seats)
    assert table.result is not None
    assert kinds["propose"] <= 3 * seats * 30
    assert kinds["refuse"] <= kinds["accept"] + 2  # it offers what it expects to be accepted


def test_greedy_beats_random_players() -> None:
    wins = 0
    for seed in range(3):
        names = ["random"] * 3
        names[seed] = "greedy"
        table, _ = play_act(3, seed, names)
        assert table.result is not None
        wins += table.result.places[seed] == 1
    assert wins == 3


def offered(deal: str, **state: Any) -> Table:
    """A table at which seat 1 has to answer a deal of seat 0."""
    scene = Scene(
        hand=["administration-2"],
        me={"resources": ["relic", "psionic"]},
        foe={"resources": ["fuel"]},
        campaign={"titles": ["regent"] * 3, "first_regent": 2},
        **state,
    )
    saved: Any = scene.table.save()
    talk = {"frame": "negotiations", "caller": 0, "done": 0, "counts": [3, 3, 3], "refused": []}
    saved["stack"] = [{"frame": "start_round"}, talk]
    table = ecliptic.load(saved)
    for part in deal.split("+"):
        side = part.split("=")[0]
        if table.waiting == [0]:
            table.play(0, f"side:{side}")
        table.play(0, f"deal_part:{part}")
    table.play(0, f"propose:{deal}")
    return table


def test_a_gift_is_accepted_and_a_loss_is_refused() -> None:
    assert choice(offered("0>1=relic"), 1) == "accept"
    assert choice(offered("1>0=fuel"), 1) == "refuse"
    assert choice(offered("0>1=relic+0>1=psionic+1>0=fuel"), 1) == "accept"


def test_a_seat_does_not_offer_what_costs_it_only() -> None:
    table = offered("0>1=relic")
    table.play(1, "refuse")
    for seat in range(3):
        assert any(option.kind == "side" for option in table.options(seat)), "it could offer something"
        assert [choice(table, seat, seed) for seed in range(3)] == ["done"] * 3
        table.play(seat, "done")


@pytest.mark.parametrize(("fate", "card"), [("steward", "F01-01B"), ("partisan", "F06-01B")])
def test_an_advance_of_the_objective_is_worth_something_in_every_act(fate: str, card: str) -> None:
    for act in (1, 2, 3):
        worth = []
        for space in (10, 9, 0):
            scene = Scene(
                campaign={
                    "act": act,
                    "fates": [fate, "none", "none"],
                    "objectives": [space, -1, -1],
                    "objective_cards": [card, "", ""],
                }
            )
            state: Any = scene.table.state
            names = list(WEIGHTS)[-12:-1]
            amounts = dict(zip(names, campaign_features(state, 0), strict=True))
            worth.append(amounts["objective"] * WEIGHTS["objective"] + amounts["completed"] * WEIGHTS["completed"])
        assert worth[0] < worth[1] < worth[2]
