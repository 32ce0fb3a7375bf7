"""Hydra: destroying bases and buying cards together (SR-17.7, SR-17.8)."""

from typing import Any

import pytest

import ecliptic
from tests.rules.star_realms.scene import Scene

TWO = "hydra_two_headed"
THREE = "hydra_three_headed"


def pools(scene: Scene, pool: str, seats: int = 2) -> list[int]:
    """One kind of pool of the active team."""
    return [scene.player(seat)[pool] for seat in range(seats)]


def flat(scene: Scene) -> list[int]:
    """The state as numbers, from which the hashes of a journal are made."""
    numbers: list[int] = []
    scene.table.state.flatten(numbers)
    return numbers


def team_with(pool: str, *amounts: int, **more: Any) -> Scene:
    """The active team with these pools; seat 2 or 3 of the other team has a Central Station (defense 5)."""
    mode = TWO if len(amounts) == 2 else THREE
    players: dict[int, dict[str, Any]] = {seat: {pool: amount} for seat, amount in enumerate(amounts)}
    players[len(amounts)] = {"in_play": ["central_station"]}
    for seat, fields in more.pop("players", {}).items():
        players[seat] = {**players.get(seat, {}), **fields}
    return Scene(mode=mode, players=players, **more)


@pytest.mark.rule("SR-17.7")
def test_a_base_is_destroyed_together() -> None:
    """Two members add combat to exactly the defense, each paying the own share."""
    scene = team_with("combat", 4, 3)
    assert scene.options(seat=0, kind="attack_base") == []
    scene.play("pool_attack:2/central_station", seat=0)
    assert scene.options(seat=0) == ["amount:1", "amount:2", "amount:3"]
    scene.play("amount:2", seat=0)
    assert scene.waiting == [1]
    assert scene.options(seat=1) == ["agree", "decline"]
    assert pools(scene, "combat") == [4, 3]
    scene.play("agree", seat=1)
    assert pools(scene, "combat") == [1, 1]
    assert scene.in_play(2) == []
    assert scene.player(2)["discard"] == ["central_station"]
    assert scene.waiting == [0, 1]


@pytest.mark.rule("SR-17.7")
@pytest.mark.parametrize(
    ("combat", "possible"),
    [((4, 0), False), ((2, 2), False), ((0, 4), False), ((2, 3), True), ((0, 5), True), ((5, 1), True)],
)
def test_the_sum_must_reach_the_defense(combat: tuple[int, int], possible: bool) -> None:
    """A common attack needs the whole defense in the pools, and another member who could give something."""
    scene = team_with("combat", *combat)
    wanted = ["pool_attack:2/central_station"] if possible else []
    assert scene.options(seat=0, kind="pool_attack") == wanted


@pytest.mark.rule("SR-17.7")
def test_any_member_may_propose() -> None:
    """A member without combat may propose that another pays everything; a base of any opponent can be chosen."""
    scene = team_with("combat", 5, 0, players={3: {"in_play": ["stellar_reef"]}})
    assert scene.options(seat=1, kind="pool_attack") == ["pool_attack:2/central_station", "pool_attack:3/stellar_reef"]
    scene.play("pool_attack:3/stellar_reef", seat=1)
    assert scene.options(seat=1) == ["amount:3"]
    scene.play("amount:3", seat=1)
    scene.play("agree", seat=0)
    assert pools(scene, "combat") == [2, 0]
    assert scene.in_play(3) == []


@pytest.mark.rule("SR-17.7")
def test_three_members_share() -> None:
    """Shares of three add up to the defense: nobody gives more than the own pool and none is left to pay."""
    scene = team_with("combat", 1, 3, 2)
    scene.play("pool_attack:3/central_station", seat=0)
    assert scene.options(seat=0) == ["amount:2", "amount:3"]
    scene.play("amount:2", seat=0)
    assert scene.options(seat=0) == ["amount:2"]
    scene.play("amount:2", seat=0)
    assert scene.waiting == [1, 2]
    scene.play("agree", seat=2)
    assert scene.waiting == [1]
    assert scene.options(seat=2) == []
    assert pools(scene, "combat", 3) == [1, 3, 2]
    scene.play("agree", seat=1)
    assert pools(scene, "combat", 3) == [0, 1, 0]
    assert scene.in_play(3) == []


@pytest.mark.rule("SR-17.7")
def test_who_gives_nothing_is_not_asked() -> None:
    """Only contributors have to agree."""
    scene = team_with("combat", 3, 5, 2)
    scene.play("pool_attack:3/central_station", "amount:0", "amount:2", seat=0)
    assert scene.waiting == [2]
    scene.play("agree", seat=2)
    assert pools(scene, "combat", 3) == [0, 5, 0]


@pytest.mark.rule("SR-17.7")
def test_paying_alone_after_all_needs_no_consent() -> None:
    """A proposal in which the others give nothing is paid by the proposer at once."""
    scene = team_with("combat", 6, 2)
    scene.play("pool_attack:2/central_station", "amount:0", seat=0)
    assert scene.waiting == [0, 1]
    assert pools(scene, "combat") == [1, 2]
    assert scene.in_play(2) == []


@pytest.mark.rule("SR-17.7")
@pytest.mark.parametrize("first_agrees", [True, False])
def test_without_agreement_nothing_is_spent(first_agrees: bool) -> None:
    """One contributor who declines stops it, even after another has agreed."""
    scene = team_with("combat", 1, 2, 2)
    scene.play("pool_attack:3/central_station", "amount:2", "amount:2", seat=0)
    if first_agrees:
        scene.play("agree", seat=1)
    scene.play("decline", seat=2)
    assert scene.waiting == [0, 1, 2]
    assert pools(scene, "combat", 3) == [1, 2, 2]
    assert scene.in_play(3) == ["central_station"]


@pytest.mark.rule("SR-17.7")
def test_what_was_declined_is_not_proposed_again_at_once() -> None:
    """The same member has to wait until somebody acts; others may propose it, and the member something else."""
    station, reef = "pool_attack:2/central_station", "pool_attack:3/stellar_reef"
    scene = team_with("combat", 4, 3, players={1: {"hand": ["viper"]}, 3: {"in_play": ["stellar_reef"]}})
    scene.play(station, "amount:2", seat=0)
    before = flat(scene)
    scene.play("decline", seat=1)
    after = flat(scene)
    assert (after[: len(before)], len(after) - len(before), after[len(before)]) == (before, 2, 1), "hashes stay"
    assert scene.options(seat=0, kind="pool_attack") == [reef]
    assert scene.options(seat=1, kind="pool_attack") == [station, reef]
    assert scene.refused(station, seat=0) == (
        "Your proposal for Central Station was declined. Propose it again after one of you has done something else."
    )
    scene.play("done", seat=1)
    scene.play("revoke", seat=1)
    assert scene.options(seat=0, kind="pool_attack") == [reef], "being done changes nothing"
    scene.play("play:viper", seat=1)
    assert scene.options(seat=0, kind="pool_attack") == [station, reef]


@pytest.mark.rule("SR-17.8", "SR-17.7")
def test_a_card_that_was_declined_is_not_proposed_again_at_once() -> None:
    """Paying for something else together is an action too."""
    scene = team_with("trade", 1, 5, row=["gunship", "predator"])
    scene.play("pool_buy:gunship", "amount:3", seat=0)
    scene.play("decline", seat=1)
    assert "pool_buy:gunship" not in scene.options(seat=0)
    assert ecliptic.load(scene.table.save()).options(0) == scene.table.options(0)
    scene.play("pool_buy:predator", "amount:1", seat=0)
    scene.play("agree", seat=1)
    assert "pool_buy:gunship" in scene.options(seat=0)


@pytest.mark.rule("SR-17.7")
@pytest.mark.parametrize("mode", [TWO, THREE])
def test_two_who_insist_come_to_an_end(mode: str) -> None:
    """Whoever may propose does, whoever is asked declines: the turn ends all the same."""
    table = ecliptic.new("star-realms", seats=4 if mode == TWO else 6, seed=3, options={"mode": mode, "turn_limit": 30})
    moves = 0
    while not table.over and moves < 5_000:
        seat = table.waiting[0]
        options = [option.text for option in table.options(seat)]
        stubborn = [text for text in options if text.startswith("pool_") or text == "decline"]
        table.play(seat, (stubborn or options)[0])
        moves += 1
    assert table.over


@pytest.mark.rule("SR-17.7")
@pytest.mark.parametrize("rules", [1, 2])
def test_a_table_of_the_first_rules_goes_on_by_them(rules: int) -> None:
    """Games that were stored are what they were; what was declined is part of a saved position."""
    table = ecliptic.load({**team_with("combat", 4, 3).table.save(), "rules": rules})
    station = "pool_attack:2/central_station"
    table.play(0, station)
    table.play(0, "amount:2")
    table.play(1, "decline")
    for moment in (table, ecliptic.load(table.save())):
        assert (station in [option.text for option in moment.options(0)]) == (rules == 1)
        assert station in [option.text for option in moment.options(1)]
        assert moment.save() == table.save()


@pytest.mark.rule("SR-17.7", "SR-17.6")
def test_a_member_who_is_done_may_still_agree() -> None:
    """Being done does not take combat out of the pool, and agreeing does not revoke it."""
    scene = team_with("combat", 2, 3)
    scene.play("done", seat=1)
    scene.play("pool_attack:2/central_station", "amount:3", seat=0)
    assert scene.waiting == [1]
    scene.play("agree", seat=1)
    assert pools(scene, "combat") == [0, 0]
    assert scene.waiting == [0]
    assert scene.options(seat=1) == ["revoke"]


@pytest.mark.rule("SR-17.8")
def test_a_card_is_bought_together() -> None:
    """Two members pay for a card of the trade row; it goes to the one who makes the purchase."""
    scene = team_with("trade", 3, 2, row=["gunship"])
    assert "buy:gunship" not in scene.options(seat=0)
    scene.play("pool_buy:gunship", seat=0)
    assert scene.options(seat=0) == ["amount:1", "amount:2"]
    scene.play("amount:1", seat=0)
    assert pools(scene, "trade") == [3, 2]
    scene.play("agree", seat=1)
    assert pools(scene, "trade") == [0, 1]
    assert (scene.me["discard"], scene.player(1)["discard"]) == (["gunship"], [])
    assert "gunship" not in scene.state["trade_row"]
    assert len(scene.state["trade_row"]) == 5


@pytest.mark.rule("SR-17.8")
def test_a_declined_purchase_costs_nothing() -> None:
    """Without agreement the card stays in the row and the trade in the pools."""
    scene = team_with("trade", 3, 2, row=["gunship"])
    scene.play("pool_buy:gunship", "amount:2", seat=0)
    scene.play("decline", seat=1)
    assert pools(scene, "trade") == [3, 2]
    assert "gunship" in scene.state["trade_row"]
    assert scene.me["discard"] == []


@pytest.mark.rule("SR-17.8")
def test_the_sum_must_reach_the_cost() -> None:
    """Only cards that the team can pay for together are offered, and each name once."""
    scene = team_with("trade", 2, 2, row=["gunship", "gunship", "parasite", "predator", "swarmer"])
    assert scene.options(seat=0, kind="pool_buy") == ["pool_buy:gunship", "pool_buy:predator", "pool_buy:swarmer"]
    scene = team_with("trade", 4, 0, row=["gunship"])
    assert scene.options(seat=0, kind="pool_buy") == []


@pytest.mark.rule("SR-17.8")
def test_explorers_are_paid_alone() -> None:
    """An Explorer is bought by a member who has 2 trade, never together."""
    scene = team_with("trade", 1, 1)
    assert "buy:explorer" not in scene.options(seat=0)
    assert "pool_buy:explorer" not in scene.options(seat=0)
    scene = team_with("trade", 2, 1)
    assert "buy:explorer" in scene.options(seat=0)
    assert "pool_buy:explorer" not in scene.options(seat=0)


@pytest.mark.rule("SR-17.8")
@pytest.mark.parametrize(("buyer", "asked"), [(0, True), (1, False)])
def test_only_the_buyers_played_cards_matter(buyer: int, asked: bool) -> None:
    """Warning Beacon may go to the hand if the member who makes the purchase has played a Machine Cult card."""
    scene = team_with("trade", 1, 1, row=["warning_beacon"], players={0: {"trade": 1, "hand": ["battle_bot"]}})
    scene.play("play:battle_bot", seat=0)
    scene.play("pool_buy:warning_beacon", "amount:1", seat=buyer)
    scene.play("agree", seat=1 - buyer)
    if asked:
        assert scene.waiting == [0]
        scene.play("to:hand")
        assert scene.me["hand"] == ["warning_beacon"]
    else:
        assert scene.player(1)["discard"] == ["warning_beacon"]


@pytest.mark.rule("SR-17.8")
@pytest.mark.parametrize("buyer", [0, 1])
def test_only_the_buyers_waiting_effects_matter(buyer: int) -> None:
    """Factory World redirects the next card its own owner acquires, and waits when another member buys."""
    scene = team_with("trade", 0, 3, row=["gunship"], players={0: {"in_play": ["factory_world"]}})
    scene.play("use:factory_world", seat=0)
    scene.play("pool_buy:gunship", seat=buyer)
    scene.play("amount:2", seat=buyer)
    scene.play("agree", seat=1 - buyer)
    assert scene.me["hand"] == (["gunship"] if buyer == 0 else [])
    assert scene.player(1)["discard"] == ([] if buyer == 0 else ["gunship"])
    assert len(scene.me.get("waiting", [])) == buyer
