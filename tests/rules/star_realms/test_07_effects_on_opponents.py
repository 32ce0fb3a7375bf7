"""Effects that reach opponents, discarding for a benefit, and amounts that depend on something (SR-7.8 to SR-7.16)."""

from typing import Any

import pytest

from tests.rules.star_realms.scene import Scene

# Target opponent discards

HANDS = {
    1: {"hand": ["scout", "viper", "explorer"]},
    2: {"hand": ["viper", "scout", "scout"]},
}


@pytest.mark.rule("SR-7.8")
def test_the_active_player_chooses_who_discards_and_the_victim_chooses_what() -> None:
    """Gunship in free-for-all: seat 2 is chosen and picks any card of the own hand, before anything else happens."""
    scene = Scene(hand=["gunship", "scout"], players=HANDS, mode="free_for_all", seats=3)
    scene.play("play:gunship")
    assert scene.waiting == [0]
    assert scene.options() == ["target:1", "target:2"]
    scene.play("target:2")
    assert scene.waiting == [2]
    assert scene.options(2) == ["discard:scout", "discard:viper"]
    assert scene.options(0) == scene.options(1) == []
    scene.play("discard:viper", seat=2)
    assert scene.player(2)["hand"] == ["scout", "scout"]
    assert scene.player(2)["discard"] == ["viper"]
    assert scene.player(1)["hand"] == ["scout", "viper", "explorer"]
    assert scene.waiting == [0]
    assert "play:scout" in scene.options()


@pytest.mark.rule("SR-7.8")
@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("hunter", 4)])
def test_with_one_legal_opponent_nobody_is_asked_whom(mode: str, seats: int) -> None:
    """In a duel, and in hunter with its one left neighbour, that player discards right away."""
    scene = Scene(hand=["gunship"], players={1: HANDS[1]}, mode=mode, seats=seats)
    scene.play("play:gunship")
    assert scene.waiting == [1]
    assert scene.options() == ["discard:scout", "discard:viper", "discard:explorer"]


@pytest.mark.rule("SR-7.8")
def test_what_stands_before_and_after_the_discard_happens_in_order() -> None:
    """Imperial Palace draws first; the active player goes on only after the discard."""
    scene = Scene(in_play=["imperial_palace"], deck=["viper"], foe=HANDS[1])
    scene.play("use:imperial_palace")
    assert scene.me["hand"] == ["viper"]
    assert scene.waiting == [1]
    scene.refused("play:viper", seat=0)
    scene.play("discard:explorer")
    assert scene.foe["discard"] == ["explorer"]
    scene.play("play:viper")
    assert scene.me["combat"] == 1


@pytest.mark.rule("SR-7.9")
def test_an_opponent_with_an_empty_hand_may_be_chosen() -> None:
    """Choosing a player without cards is legal and does nothing; the others keep theirs."""
    scene = Scene(hand=["gunship"], players={2: HANDS[2]}, mode="free_for_all", seats=3)
    scene.play("play:gunship")
    assert scene.options() == ["target:1", "target:2"]
    scene.play("target:1")
    assert scene.waiting == [0]
    assert scene.player(1)["hand"] == scene.player(1)["discard"] == []
    assert len(scene.player(2)["hand"]) == 3


@pytest.mark.rule("SR-7.9")
def test_a_card_that_could_not_be_discarded_is_not_owed_later() -> None:
    """Two Gunships meet a hand of one card; the victim's next hand is complete and nobody asks for the missing card."""
    deck = ["scout", "viper", "scout", "scout", "scout"]
    scene = Scene(hand=["gunship", "gunship"], foe={"hand": ["scout"], "deck": deck})
    scene.play("play:gunship", "play:gunship")
    assert scene.foe["discard"] == ["scout"]
    scene.play("end", "end")
    assert sorted(scene.foe["hand"]) == sorted(deck)
    assert scene.foe["discard"] == ["scout"]
    scene.play("end")
    assert scene.waiting == [1]
    assert "play:viper" in scene.options()


@pytest.mark.rule("SR-7.10")
def test_outposts_do_not_protect_against_discarding() -> None:
    """A player behind an outpost cannot be attacked but can be made to discard."""
    behind = {"hand": ["scout", "viper"], "in_play": ["warning_beacon", "stellar_reef"]}
    scene = Scene(hand=["gunship"], players={1: behind, 2: HANDS[2]}, mode="free_for_all", seats=3)
    scene.play("play:gunship")
    assert scene.options() == ["target:1", "target:2"]
    scene.play("target:1", "discard:viper")
    assert scene.player(1)["discard"] == ["viper"]
    assert "attack:1" not in scene.options()


# Destroy target base


@pytest.mark.rule("SR-7.11")
def test_a_targeted_base_goes_to_its_owners_discard_pile_without_combat() -> None:
    """Frontier Ferry destroys the chosen base; pools and scores stay as they were."""
    scene = Scene(in_play=["frontier_ferry"], combat=3, foe={"in_play": ["stellar_reef", "loyal_colony"]})
    scene.play("scrap:frontier_ferry")
    assert scene.options() == ["target_base:1/stellar_reef", "target_base:1/loyal_colony"]
    scene.play("target_base:1/loyal_colony")
    assert scene.foe["discard"] == ["loyal_colony"]
    assert scene.in_play(1) == ["stellar_reef"]
    assert scene.me["combat"] == 3
    assert scene.authority(1) == 50
    assert scene.me["discard"] == []


@pytest.mark.rule("SR-7.11", "SR-9.7")
def test_targets_are_limited_by_outposts_like_attacks() -> None:
    """While there are outposts only they can be targeted; when the last is gone the other bases are open."""
    bases = ["stellar_reef", "warning_beacon", "the_oracle", "bioformer"]
    scene = Scene(in_play=["frontier_ferry", "frontier_ferry", "plasma_vent"], foe={"in_play": bases})
    scene.play("scrap:frontier_ferry")
    assert scene.options() == ["target_base:1/warning_beacon", "target_base:1/the_oracle"]
    scene.play("target_base:1/the_oracle", "scrap:frontier_ferry")
    assert scene.in_play(1) == ["stellar_reef", "bioformer"]
    scene.play("scrap:plasma_vent")
    assert scene.options() == ["target_base:1/stellar_reef", "target_base:1/bioformer"]


@pytest.mark.rule("SR-7.12")
def test_own_bases_cannot_be_targeted() -> None:
    """The only base in play is an own one: nothing is destroyed, and beside an enemy base it is no target."""
    scene = Scene(in_play=["frontier_ferry", "frontier_ferry", "stellar_reef"])
    scene.play("scrap:frontier_ferry")
    assert scene.in_play() == ["frontier_ferry", "stellar_reef"]
    other = Scene(in_play=["frontier_ferry", "stellar_reef"], foe={"in_play": ["bioformer", "storage_silo"]})
    other.play("scrap:frontier_ferry")
    assert other.options() == ["target_base:1/bioformer", "target_base:1/storage_silo"]


@pytest.mark.rule("SR-7.12")
@pytest.mark.parametrize(
    ("mode", "active", "mates", "enemies"),
    [("hydra_two_headed", 0, [1], [2, 3]), ("emperor", 1, [0, 2], [3, 5]), ("raid", 1, [2], [0])],
)
def test_a_teammates_bases_cannot_be_targeted(mode: str, active: int, mates: list[int], enemies: list[int]) -> None:
    """In the modes with teams only bases of the other team are targets."""
    players: dict[int, dict[str, Any]] = {seat: {"in_play": ["stellar_reef", "bioformer"]} for seat in mates + enemies}
    players[active] = {"in_play": ["frontier_ferry", "storage_silo"]}
    scene = Scene(players=players, mode=mode, active=active, seats={"raid": 3, "emperor": 6}.get(mode, 4))
    scene.play("scrap:frontier_ferry", seat=active)
    targets = [f"target_base:{seat}/{base}" for seat in enemies for base in ("bioformer", "stellar_reef")]
    assert sorted(scene.options(active)) == targets


@pytest.mark.rule("SR-7.13")
@pytest.mark.parametrize(
    ("card", "ability"), [("frontier_ferry", "scrap"), ("plasma_vent", "scrap"), ("mech_cruiser", "ally")]
)
def test_destroy_target_base_may_be_used_without_a_target(card: str, ability: str) -> None:
    """Nothing is destroyed, and the price is paid: the ability is used, the card is scrapped."""
    scene = Scene(in_play=[card, "the_oracle"], combat=7, foe={"hand": ["scout"]})
    before = scene.foe
    action = f"{ability}:{card}"
    assert action in scene.options()
    scene.play(action)
    assert action not in scene.options()
    assert "end" in scene.options()
    assert scene.state["scrap_heap"] == ([card] if ability == "scrap" else [])
    assert "the_oracle" in scene.in_play()
    assert scene.foe == before
    assert scene.me["combat"] == 7


# Discarding own cards for a benefit


@pytest.mark.rule("SR-7.14")
def test_the_benefit_comes_once_per_card_after_all_cards_are_discarded() -> None:
    """Supply Depot: both cards lie on the discard pile before the first of the two gains is chosen."""
    scene = Scene(in_play=["supply_depot"], hand=["scout", "viper", "explorer"])
    scene.play("use:supply_depot", "discard:viper")
    assert scene.options() == ["discard:scout", "discard:explorer", "stop"]
    assert scene.me["trade"] == scene.me["combat"] == 0
    scene.play("discard:scout")
    assert scene.me["discard"] == ["viper", "scout"]
    assert scene.me["trade"] == scene.me["combat"] == 0
    scene.play("choose:0", "choose:1")
    assert (scene.me["trade"], scene.me["combat"]) == (2, 2)
    assert scene.me["hand"] == ["explorer"]
    assert "end" in scene.options()


@pytest.mark.rule("SR-7.14")
@pytest.mark.parametrize(("cards", "gained"), [([], 0), (["viper"], 2), (["viper", "scout"], 4)])
def test_the_benefit_counts_the_cards_discarded(cards: list[str], gained: int) -> None:
    """Supply Depot gives nothing for no card, once for one card, twice for two."""
    scene = Scene(in_play=["supply_depot"], hand=["scout", "viper", "explorer"])
    scene.play("use:supply_depot", *[f"discard:{card}" for card in cards])
    if len(cards) < 2:
        scene.play("stop")
    scene.play(*["choose:0" for _ in cards])
    assert scene.me["trade"] == gained
    assert "end" in scene.options()


@pytest.mark.rule("SR-7.14")
def test_all_cards_are_discarded_before_the_first_draw() -> None:
    """Recycling Station with an empty deck: the one reshuffle contains both discarded cards."""
    scene = Scene(cards="core", in_play=["recycling_station"], hand=["scout", "viper"], luck=[["viper", "scout"]])
    scene.play("use:recycling_station", "choose:1", "discard:scout", "discard:viper")
    assert scene.me["hand"] == ["scout", "viper"]
    assert scene.me["deck"] == scene.me["discard"] == []


# Acquire for free


@pytest.mark.rule("SR-7.15", "SR-8.7")
def test_a_card_acquired_by_an_ability_costs_nothing() -> None:
    """Parasite acquires a card of cost 6 without trade, and the trade there is stays."""
    row = ["plasma_vent", "gunship", "factory_world", "moonwurm", "lancer"]
    for trade in (0, 3):
        scene = Scene(hand=["parasite"], trade=trade, row=row, trade_deck=["star_barge"])
        scene.play("play:parasite", "choose:1")
        assert sorted(scene.options()) == [
            f"acquire:{card}" for card in ("explorer", "gunship", "lancer", "plasma_vent")
        ]
        scene.play("acquire:gunship")
        assert scene.me["discard"] == ["gunship"]
        assert scene.me["trade"] == trade
        assert "star_barge" in scene.state["trade_row"]


# Amounts that depend on something


@pytest.mark.rule("SR-7.16")
def test_a_condition_is_not_looked_at_again_after_it_was_met() -> None:
    """Lancer keeps its 2 extra combat when the opponent's only base is destroyed afterwards."""
    scene = Scene(hand=["lancer", "lancer"], foe={"in_play": ["stellar_reef"]})
    scene.play("play:lancer")
    assert scene.me["combat"] == 6
    scene.play("attack_base:1/stellar_reef")
    assert scene.me["combat"] == 3
    scene.play("play:lancer")
    assert scene.me["combat"] == 3 + 4


@pytest.mark.rule("SR-7.16")
def test_a_condition_is_not_looked_at_again_after_it_was_missed() -> None:
    """Central Station used with two bases gives no authority when a third base comes into play later."""
    scene = Scene(hand=["stellar_reef"], in_play=["central_station", "bioformer"], deck=["viper"])
    scene.play("use:central_station", "play:stellar_reef")
    assert scene.me["trade"] == 2
    assert scene.authority(0) == 50
    assert scene.me["hand"] == []


@pytest.mark.rule("SR-7.16")
def test_a_condition_is_looked_at_when_its_step_is_resolved() -> None:
    """A base played just before counts for Central Station, though it was not there when the turn began."""
    scene = Scene(hand=["stellar_reef"], in_play=["central_station", "bioformer"], deck=["viper"])
    scene.play("play:stellar_reef", "use:central_station")
    assert scene.authority(0) == 54
    assert scene.me["hand"] == ["viper"]


@pytest.mark.rule("SR-7.16")
def test_a_count_is_made_once_when_the_step_is_resolved() -> None:
    """The Incinerator's ally ability counts what was scrapped before it, and nothing scrapped after it."""
    scene = Scene(in_play=["the_incinerator"], hand=["battle_bot", "battle_bot", "scout", "scout", "viper"])
    scene.play("play:battle_bot", "scrap_hand:scout")
    scene.play("ally:the_incinerator")
    assert scene.me["combat"] == 2 + 2
    scene.play("use:the_incinerator", "scrap_hand:scout", "scrap_hand:viper")
    assert scene.me["combat"] == 2 + 2


@pytest.mark.rule("SR-7.16")
def test_a_number_of_cards_to_draw_is_counted_before_drawing() -> None:
    """Blob World draws for the Blob cards played so far; one drawn and played afterwards draws nothing more."""
    deck = ["blob_fighter", "scout", "viper"]
    scene = Scene(cards="core", hand=["blob_fighter"], in_play=["blob_world"], deck=deck)
    scene.play("play:blob_fighter", "use:blob_world", "choose:1")
    assert scene.me["hand"] == ["blob_fighter"]
    scene.play("play:blob_fighter")
    assert scene.me["hand"] == []
    assert scene.me["deck"] == ["scout", "viper"]


@pytest.mark.rule("SR-7.13")
@pytest.mark.parametrize(("foe", "warned"), [({}, True), ({"in_play": ["blob_wheel"]}, False)])
def test_the_label_warns_when_there_is_no_base_to_destroy(foe: dict[str, list[str]], warned: bool) -> None:
    """People see before they scrap the card that it would be for nothing."""
    scene = Scene(in_play=["frontier_ferry"], foe=foe, cards="both")
    action = scene.table.find(0, "scrap:frontier_ferry")
    said = scene.table.game.say(scene.table.label(0, action), scene.table.names)
    assert ("no base to destroy" in said) == warned
