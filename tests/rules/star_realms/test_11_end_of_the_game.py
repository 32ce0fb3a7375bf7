"""Elimination and the end of the game (SR-11)."""

from collections import Counter
from typing import Any

import pytest

import ecliptic
from ecliptic.games.star_realms.components import printed
from tests.rules.star_realms.scene import Scene

# Elimination


@pytest.mark.rule("SR-11.1")
@pytest.mark.parametrize(("amount", "left"), [(4, 1), (5, 0), (6, -1), (9, -4)])
def test_a_player_with_no_authority_left_is_eliminated_at_that_instant(amount: int, left: int) -> None:
    """1 authority is alive; 0 or less is out, before the attacker does anything else."""
    scene = Scene(combat=9, authority=[50, 5, 50], mode="free_for_all", seats=3)
    scene.play("attack:1", f"amount:{amount}")
    assert scene.authority(1) == left
    view: Any = scene.table.view(None)
    assert view["players"][1]["alive"] == (left > 0)
    assert scene.state["eliminated"] == ([] if left > 0 else [1])
    assert ("attack:1" in scene.options()) == (left > 0)


@pytest.mark.rule("SR-11.1", "SR-17.11")
def test_in_hydra_the_team_is_eliminated() -> None:
    """The shared score falls to 0: both members are out and the other team has won."""
    scene = Scene(players={1: {"combat": 3}}, authority=[75, 3], mode="hydra_two_headed")
    scene.play("attack:2", "amount:3", seat=1)
    assert scene.state["eliminated"] == [2, 3]
    assert scene.table.result is not None
    assert scene.table.result.places == (1, 1, 2, 2)


@pytest.mark.rule("SR-11.2")
@pytest.mark.parametrize("winner", [0, 1])
def test_a_duel_ends_at_once_and_the_other_player_wins(winner: int) -> None:
    """The rest of the turn is not played: nobody is asked any more and every action is refused."""
    authority = [50, 50]
    authority[1 - winner] = 4
    fields = {"hand": ["scout", "viper"], "combat": 6, "trade": 5, "deck": ["scout"] * 5}
    scene = Scene(players={winner: fields}, authority=authority, active=winner)
    scene.play(f"attack:{1 - winner}", "amount:4")
    assert scene.table.over
    assert scene.waiting == []
    result = scene.table.result
    assert result is not None
    assert result.winners == (winner,)
    assert result.scores[1 - winner] == 0
    assert scene.player(winner)["hand"] == ["scout", "viper"]
    assert scene.player(winner)["combat"] == 2
    for action in ("play:viper", "buy:explorer", "end"):
        assert "over" in scene.refused(action, seat=winner)


# Authority falls only by attacks

CARDS = [card for card in printed().cards if card.set]


def use_everything(scene: Scene, answer: int) -> list[str]:
    """Play every card and use every ability, always giving the same of several answers, but never attack."""
    done: list[str] = []
    while True:
        seat = scene.waiting[0]
        options = [o for o in scene.options(seat) if o.split(":")[0] not in ("attack", "attack_base", "buy", "end")]
        if not options:
            return done
        action = options[min(answer, len(options) - 1)]
        scene.play(action, seat=seat)
        done.append(action)


@pytest.mark.rule("SR-11.3")
@pytest.mark.parametrize("answer", [0, 1, 9])
@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_no_ability_of_any_card_lowers_authority(card: Any, answer: int) -> None:
    """Played, used, allied and scrapped, no card takes authority from anybody, its owner included."""
    scene = Scene(
        cards="both",
        hand=[card.id, "scout", "viper"],
        in_play=["mech_world"] if card.id != "mech_world" else [],
        discard=["explorer", "scout"],
        deck=["scout", "viper", "scout"],
        foe={"hand": ["scout", "scout"], "in_play": ["central_station"] if card.id != "central_station" else []},
    )
    done = use_everything(scene, answer)
    assert f"play:{card.id}" in done
    assert scene.authority(0) >= 50
    assert scene.authority(1) == 50


@pytest.mark.rule("SR-11.3")
def test_no_card_can_be_made_that_takes_authority() -> None:
    """A content pack may change what a card gives, but not into a loss."""
    for change in ([{"op": "authority", "n": -3}], [{"op": "lose_authority", "n": 3}]):
        pack = {"game": "star-realms", "cards": {"cargo_pod": {"primary": change}}}
        with pytest.raises(ecliptic.Refused, match=r"cargo_pod\.primary"):
            Scene(pack=pack)


@pytest.mark.rule("SR-11.3")
@pytest.mark.parametrize(
    ("mode", "active", "foes"),
    [
        ("duel", 0, [1]), ("free_for_all", 1, [0, 2, 3, 4, 5]), ("hunter", 1, [2]), ("hydra_two_headed", 0, [2]),
        ("emperor", 1, [3, 4, 5]), ("raid", 0, [1, 2, 3, 4, 5]), ("raid", 1, [0]),
    ],
)  # fmt: skip
def test_nobody_can_attack_himself_or_his_team(mode: str, active: int, foes: list[int]) -> None:
    """So nobody is eliminated in his own turn, nor both sides at once."""
    seats = {"duel": 2, "hydra_two_headed": 4}.get(mode, 6)
    scene = Scene(players={active: {"combat": 60}}, mode=mode, seats=seats, active=active)
    assert sorted(scene.options(active, kind="attack")) == [f"attack:{foe}" for foe in foes]
    for own in {active, *range(seats)} - set(foes):
        scene.refused(f"attack:{own}", seat=active)


# No other end


@pytest.mark.rule("SR-11.4")
def test_empty_decks_and_an_empty_trade_row_do_not_end_the_game() -> None:
    """Nobody has a card in deck, hand or discard pile and nothing can be bought: turn after turn is played."""
    parts = printed()
    everything = [parts.ids[card] for card in parts.trade_deck("colony_wars")]
    rest = ["scout"] * 16 + ["viper"] * 4 + ["explorer"] * 10
    scene = Scene(row=[], trade_deck=[], scrap_heap=everything, removed=rest, explorers=0)
    for turn in range(1, 9):
        assert not scene.table.over
        assert scene.state["turn"] == turn
        assert scene.waiting == [(turn - 1) % 2]
        assert scene.options() == ["end"]
        scene.play("end")


# More than two players


@pytest.mark.rule("SR-11.5")
def test_the_active_player_goes_on_after_an_elimination() -> None:
    """In free-for-all the attacker keeps his pools and attacks the next player with what is left."""
    scene = Scene(combat=9, trade=2, authority=[50, 4, 50], hand=["viper"], mode="free_for_all", seats=3)
    scene.play("attack:1", "amount:4")
    assert not scene.table.over
    assert scene.waiting == [0]
    assert (scene.me["combat"], scene.me["trade"]) == (5, 2)
    assert scene.options(kind="attack") == ["attack:2"]
    scene.play("play:viper", "buy:explorer", "attack:2", "amount:6")
    assert scene.authority(2) == 44


@pytest.mark.rule("SR-11.5")
def test_the_game_ends_when_the_modes_condition_is_met() -> None:
    """Both others fall in one turn: only the second elimination ends the free-for-all."""
    scene = Scene(combat=9, authority=[50, 4, 5], mode="free_for_all", seats=3)
    scene.play("attack:1", "amount:4")
    assert scene.waiting == [0]
    scene.play("attack:2", "amount:5")
    assert scene.table.result is not None
    assert scene.table.result.places == (1, 3, 2)


@pytest.mark.rule("SR-11.6")
def test_eliminated_players_take_no_more_turns() -> None:
    """Seats 1 and 2 of four are out, one by this attack, one earlier: turns pass between 0 and 3."""
    scene = Scene(combat=9, authority=[50, 4, 0, 50], eliminated=[2], mode="free_for_all", seats=4)
    scene.play("attack:1", "amount:4")
    for following in (3, 0, 3):
        scene.play("end")
        assert scene.waiting == [following]
        assert scene.options(1) == scene.options(2) == []


# What becomes of the cards

OWNED: dict[str, Any] = {
    "deck": ["scout", "lancer"],
    "hand": ["viper", "explorer"],
    "discard": ["gunship", "explorer"],
    "in_play": ["bioformer"],
}


@pytest.mark.rule("SR-11.7")
def test_all_cards_of_an_eliminated_player_leave_the_game() -> None:
    """Deck, hand, discard pile and bases go to the removed pile: not to the scrap heap, nor to the Explorers."""
    scene = Scene(combat=5, authority=[50, 4, 50], players={1: OWNED}, mode="free_for_all", seats=3)
    before = scene.state
    scene.play("attack:1", "amount:4")
    after = scene.state
    gone = Counter(after["removed"]) - Counter(before["removed"])
    assert gone == Counter(card for zone in OWNED.values() for card in zone)
    assert all(after["players"][1][zone] == [] for zone in OWNED)
    assert after["scrap_heap"] == before["scrap_heap"]
    assert after["explorers"] == before["explorers"]


@pytest.mark.rule("SR-11.7")
def test_bases_of_an_eliminated_player_count_for_nothing() -> None:
    """Lancer sees no opponent with a base, Stealth Tower none to copy, Frontier Ferry none to destroy."""
    scene = Scene(
        combat=5,
        hand=["lancer"],
        in_play=["stealth_tower", "frontier_ferry"],
        authority=[50, 4, 50],
        players={1: OWNED},
        mode="free_for_all",
        seats=3,
    )
    assert "use:stealth_tower" in scene.options()
    scene.play("attack:1", "amount:4")
    assert "use:stealth_tower" not in scene.options()
    assert scene.options(kind="attack_base") == []
    scene.play("play:lancer", "scrap:frontier_ferry")
    assert scene.me["combat"] == 1 + 4
    assert "end" in scene.options()


@pytest.mark.rule("SR-11.7")
@pytest.mark.parametrize(("mode", "active", "victim", "heirs"), [("emperor", 0, 5, [4]), ("raid", 0, 1, [2, 3, 4, 5])])
def test_only_gifts_to_teammates_survive(mode: str, active: int, victim: int, heirs: list[int]) -> None:
    """The given cards lie in the heirs' discard piles, everything else of the eliminated player is removed."""
    authority = [60] * 6
    authority[victim] = 3
    scene = Scene(
        players={active: {"combat": 3}, victim: OWNED}, authority=authority, mode=mode, seats=6, active=active
    )
    before = scene.state
    scene.play(f"attack:{victim}", "amount:3")
    given = ["explorer", "bioformer", "lancer", "viper"][: len(heirs)]
    for card in given:
        assert scene.waiting == [victim]
        scene.play(f"give:{card}")
    assert scene.waiting == [active]
    after = scene.state
    gone = Counter(after["removed"]) - Counter(before["removed"])
    assert gone + Counter(given) == Counter(card for zone in OWNED.values() for card in zone)
    assert [scene.player(heir)["discard"] for heir in heirs] == [[card] for card in given]
    assert all(after["players"][victim][zone] == [] for zone in OWNED)
    assert after["explorers"] == before["explorers"]


# The turn limit


@pytest.mark.rule("SR-11.8")
def test_after_500_turns_a_game_stops_without_a_result() -> None:
    """Turn 500 is played to its end; then nobody has won, however far somebody is ahead."""
    scene = Scene(turn=499, authority=[300, 1])
    scene.play("end")
    assert scene.state["turn"] == 500
    assert scene.waiting == [1]
    scene.play("end")
    result = scene.table.result
    assert scene.table.over
    assert result is not None
    assert result.places == (0, 0)
    assert result.winners == ()
    assert result.scores == (300, 1)
    assert result.reason == "turn_limit"


@pytest.mark.rule("SR-11.8")
def test_a_win_in_the_last_turn_is_a_win() -> None:
    """The limit stops only a game that is still going on."""
    scene = Scene(turn=500, combat=5, authority=[50, 5])
    scene.play("attack:1", "amount:5")
    assert scene.table.result is not None
    assert scene.table.result.winners == (0,)


@pytest.mark.rule("SR-11.8")
@pytest.mark.parametrize("limit", [3, 7])
@pytest.mark.parametrize(("mode", "seats"), [("free_for_all", 3), ("hydra_two_headed", 4), ("emperor", 6)])
def test_the_host_may_set_another_limit(mode: str, seats: int, limit: int) -> None:
    """The turns of all players together are counted; in hydra a team's turn is one turn."""
    options = {"mode": mode, "turn_limit": limit, "first": "0"}
    table = ecliptic.new("star-realms", seats=seats, seed=1, options=options)
    played = []
    while not table.over:
        view: Any = table.view(None)
        played.append(view["turn"])
        table.play(table.waiting[0], "done" if mode == "hydra_two_headed" else "end")
    assert sorted(set(played)) == list(range(1, limit + 1))
    assert table.result is not None
    assert table.result.places == (0,) * seats


@pytest.mark.rule("SR-11.8")
def test_with_limit_0_a_game_goes_on() -> None:
    """The host may also do without a limit."""
    table = ecliptic.new("star-realms", seed=1, options={"turn_limit": 0})
    for _ in range(600):
        table.play(table.waiting[0], "end")
    assert not table.over


@pytest.mark.rule("SR-11.8")
def test_the_turn_limit_is_a_number_of_turns_or_nothing() -> None:
    for limit in (0, 1, 100_000):
        assert ecliptic.new("star-realms", seats=2, seed=1, options={"turn_limit": limit}).waiting
    for limit in (-1, 100_001):
        with pytest.raises(ecliptic.Refused, match="from 0 to 100000"):
            ecliptic.new("star-realms", seats=2, seed=1, options={"turn_limit": limit})
