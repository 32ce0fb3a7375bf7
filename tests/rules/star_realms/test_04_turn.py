"""Turn structure: phases, freedom of the main phase, and who may act (SR-4)."""

import pytest

from tests.rules.star_realms.scene import Scene


@pytest.mark.rule("SR-4.1")
def test_a_turn_is_main_phase_then_discard_phase_then_draw_phase() -> None:
    """Ships and hand are discarded first, can so be shuffled and drawn as the new hand, and the turn passes."""
    scene = Scene(hand=["scout", "viper"], luck=[["viper", "scout"]], foe={"hand": ["scout"]}, turn=7)
    assert scene.waiting == [0]
    scene.play("play:scout", "end")
    assert scene.me["hand"] == ["scout", "viper"]
    assert (scene.me["discard"], scene.in_play(), scene.me["trade"]) == ([], [], 0)
    assert (scene.waiting, scene.state["active"], scene.state["turn"]) == ([1], 1, 8)


@pytest.mark.rule("SR-4.1")
def test_the_next_turn_begins_with_a_main_phase() -> None:
    """The other player starts with the main phase and the hand drawn before; nothing is discarded or drawn first."""
    scene = Scene(foe={"hand": ["scout", "viper"], "deck": ["falcon"]})
    scene.play("end")
    assert scene.options() == ["play:scout", "play:viper", "end"]
    scene.play("end")
    assert scene.waiting == [0]


@pytest.mark.rule("SR-4.2")
def test_the_actions_of_the_main_phase_may_be_mixed_in_any_order() -> None:
    """Attacks, purchases, cards and all kinds of abilities follow each other freely, and each kind several times."""
    scene = Scene(
        hand=["scout", "trade_hauler", "cargo_pod"],
        in_play=["stellar_reef", "storage_silo"],
        trade=2,
        combat=1,
        row=["star_barge", "predator", "swarmer", "gunship", "falcon"],
        foe={"in_play": ["bioformer"]},
        authority=[50, 20],
    )
    scene.play("attack:1", "buy:predator", "play:scout", "use:stellar_reef", "buy:star_barge")
    scene.play("play:cargo_pod", "ally:cargo_pod", "attack:1", "amount:1", "play:trade_hauler")
    scene.play("ally:storage_silo", "ally:trade_hauler", "scrap:cargo_pod", "use:storage_silo")
    scene.play("scrap:stellar_reef", "attack_base:1/bioformer", "buy:gunship", "buy:explorer", "attack:1", "amount:4")
    assert scene.me["trade"] == 2 - 2 + 1 + 1 - 1 + 3 + 3 + 2 - 4 - 2
    assert scene.me["combat"] == 1 - 1 + 3 - 1 + 3 + 3 - 4 - 4
    assert scene.me["authority"] == 50 + 3 + 2
    assert scene.foe["authority"] == 20 - 1 - 1 - 4
    assert scene.me["discard"] == ["predator", "star_barge", "gunship", "explorer"]
    assert scene.in_play() == ["storage_silo", "scout", "trade_hauler"]
    assert scene.state["scrap_heap"] == ["cargo_pod", "stellar_reef"]


@pytest.mark.rule("SR-4.2")
def test_everything_possible_is_offered_at_once() -> None:
    """With a card in hand, abilities ready, trade and combat, every kind of action is open."""
    scene = Scene(
        hand=["scout"],
        in_play=["cargo_pod", "stellar_reef"],
        trade=2,
        combat=4,
        row=["star_barge", "predator", "gunship", "falcon", "leviathan"],
        foe={"in_play": ["bioformer"]},
    )
    assert set(scene.options()) == {
        "play:scout", "use:stellar_reef", "ally:cargo_pod", "scrap:cargo_pod", "scrap:stellar_reef",
        "buy:star_barge", "buy:predator", "buy:explorer", "attack:1", "attack_base:1/bioformer", "end",
    }  # fmt: skip


@pytest.mark.rule("SR-4.3")
def test_nothing_in_the_main_phase_is_compulsory() -> None:
    """A player may end the phase at once, leaving cards unplayed, abilities unused, trade and combat unspent."""
    scene = Scene(
        hand=["scout", "gunship"],
        in_play=["storage_silo", "trade_hauler", "stellar_reef"],
        trade=5,
        combat=5,
        deck=["viper"] * 4 + ["falcon"],
        foe={"hand": ["scout"]},
    )
    before = scene.state
    scene.play("end")
    assert scene.waiting == [1]
    assert scene.state["authority"] == before["authority"]
    assert scene.state["trade_row"] == before["trade_row"]
    assert scene.foe["hand"] == ["scout"]
    assert scene.in_play() == ["storage_silo", "stellar_reef"]
    assert sorted(scene.me["discard"]) == ["gunship", "scout", "trade_hauler"]


@pytest.mark.rule("SR-4.3")
def test_the_main_phase_can_be_ended_after_any_action() -> None:
    """After each finished action the player may end the phase."""
    scene = Scene(hand=["cargo_pod", "scout"], in_play=["stellar_reef"], combat=1)
    for action in ("play:cargo_pod", "ally:cargo_pod", "buy:explorer", "scrap:cargo_pod", "use:stellar_reef"):
        scene.play(action)
        assert scene.options()[-1] == "end"


@pytest.mark.rule("SR-4.3", "SR-4.5")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("ravager", ["scrap_row:cargo_pod", "scrap_row:predator", "scrap_row:trade_hauler", "stop"]),
        ("parasite", ["choose:0", "choose:1"]),
        ("mining_mech", ["scrap_hand:scout", "stop"]),
    ],
)
def test_an_action_is_resolved_before_the_next_begins(card: str, choices: list[str]) -> None:
    """While an effect waits for a decision, its answers are all there is: no other action, and no end of the phase."""
    scene = Scene(
        hand=[card, "scout"],
        in_play=["stellar_reef"],
        trade=5,
        combat=5,
        row=["cargo_pod", "cargo_pod", "predator", "predator", "trade_hauler"],
    )
    scene.play(f"play:{card}")
    assert sorted(scene.options()) == choices
    for action in ("end", "play:scout", "use:stellar_reef", "scrap:stellar_reef", "buy:cargo_pod", "attack:1"):
        assert "open question" in scene.refused(action)


@pytest.mark.rule("SR-4.5")
def test_the_active_player_waits_while_another_decides() -> None:
    """Until the opponent has discarded, the active player can do nothing; the rest of the card comes afterwards."""
    scene = Scene(hand=["gunship", "scout"], trade=5, foe={"hand": ["scout", "viper"]})
    scene.play("play:gunship")
    assert scene.options(0) == []
    assert scene.refused("play:scout", seat=0)
    assert scene.refused("end", seat=0)
    scene.play("discard:viper", seat=1)
    assert "play:scout" in scene.options(0)


@pytest.mark.rule("SR-4.4")
def test_only_the_active_player_acts() -> None:
    """In the opponent's turn a player has no options, whatever he has in hand and in play."""
    scene = Scene(hand=["scout"], foe={"hand": ["scout"], "in_play": ["stellar_reef"]})
    assert scene.waiting == [0]
    for action in ("play:scout", "use:stellar_reef", "scrap:stellar_reef", "end"):
        assert "not your turn" in scene.refused(action, seat=1)


@pytest.mark.rule("SR-4.4")
def test_in_hydra_the_whole_active_team_acts() -> None:
    """Every member of the active team may act, nobody of the other team."""
    hands = {seat: {"hand": ["scout"]} for seat in range(4)}
    scene = Scene(mode="hydra_two_headed", players=hands)
    assert scene.waiting == [0, 1]
    assert scene.refused("play:scout", seat=2)
    assert scene.refused("play:scout", seat=3)
    scene.play("play:scout", seat=1)
    scene.play("play:scout", seat=0)


@pytest.mark.rule("SR-4.4")
def test_a_forced_discard_is_all_that_another_player_decides() -> None:
    """An opponent who must discard picks a card, does nothing else, and the turn goes on where it was."""
    scene = Scene(hand=["gunship"], foe={"hand": ["scout", "viper"], "in_play": ["stellar_reef"]})
    scene.play("play:gunship")
    assert scene.waiting == [1]
    assert scene.options(1) == ["discard:scout", "discard:viper"]
    scene.play("discard:scout")
    assert scene.waiting == [0]
    assert scene.options(1) == []


@pytest.mark.rule("SR-4.4")
@pytest.mark.parametrize(
    ("mode", "seats", "victim", "score"), [("emperor", 6, 5, [50, 60, 50, 50, 60, 1]), ("raid", 4, 1, [50, 1, 50, 50])]
)
def test_a_card_gift_is_decided_by_the_eliminated_player(mode: str, seats: int, victim: int, score: list[int]) -> None:
    """Who is eliminated in another's turn decides only what to leave to teammates; then the active player goes on."""
    scene = Scene(mode=mode, seats=seats, combat=2, players={victim: {"hand": ["scout"]}}, authority=score)
    scene.play(f"attack:{victim}", "amount:1")
    assert scene.waiting == [victim]
    assert scene.options() == ["give:scout", "no_gift"]
    while scene.waiting == [victim]:
        scene.play("no_gift")
    assert scene.waiting == [0]
    assert scene.me["combat"] == 1
