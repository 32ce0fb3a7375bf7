"""Abilities in general: kinds, once per turn, compulsory and optional steps, choices, order (SR-6.1 to SR-6.10)."""

from typing import Any

import pytest

from tests.rules.star_realms.scene import Scene


@pytest.mark.rule("SR-6.1")
def test_the_three_kinds_of_abilities() -> None:
    """Aging Battleship has a primary, an ally and a scrap ability, each with its own effect."""
    scene = Scene(hand=["aging_battleship"], in_play=["orbital_platform"], deck=["scout", "viper", "falcon"])
    scene.play("play:aging_battleship")
    assert (scene.me["combat"], scene.me["hand"]) == (5, [])
    scene.play("ally:aging_battleship")
    assert (scene.me["combat"], scene.me["hand"]) == (5, ["scout"])
    scene.play("scrap:aging_battleship")
    assert (scene.me["combat"], sorted(scene.me["hand"])) == (7, ["falcon", "scout", "viper"])


@pytest.mark.rule("SR-6.1")
def test_a_passive_ability_needs_no_activation() -> None:
    """Command Center adds 2 combat when a Star Empire ship is played, used or not; only its primary ability is used."""
    scene = Scene(hand=["aging_battleship"], in_play=["command_center"])
    assert scene.options() == ["play:aging_battleship", "use:command_center", "end"]
    scene.play("play:aging_battleship")
    assert (scene.me["trade"], scene.me["combat"]) == (0, 5 + 2)
    assert "use:command_center" in scene.options()


@pytest.mark.rule("SR-6.2")
@pytest.mark.parametrize(
    ("area", "action"),
    [
        (["stellar_reef"], "use:stellar_reef"),
        (["storage_silo", "trade_hauler"], "ally:storage_silo"),
        (["cargo_pod", "predator"], "ally:cargo_pod"),
    ],
)
def test_each_ability_is_used_once_per_turn(area: list[str], action: str) -> None:
    """A used ability of a base or ship cannot be used again in the same turn."""
    scene = Scene(in_play=area)
    scene.play(action)
    assert action not in scene.options()
    assert "have already used" in scene.refused(action)


@pytest.mark.rule("SR-6.2")
def test_abilities_are_fresh_in_the_next_turn() -> None:
    """What a base did this turn it can do again in its owner's next turn."""
    scene = Scene(in_play=["storage_silo", "federation_shipyard"], authority=[40, 50])
    for _ in range(2):
        scene.play("use:storage_silo", "ally:storage_silo", "end", "end")
    assert scene.me["authority"] == 44
    assert {"use:storage_silo", "ally:storage_silo"} <= set(scene.options())


@pytest.mark.rule("SR-6.2")
def test_the_abilities_of_one_card_are_separate() -> None:
    """Using the primary ability leaves the ally ability, and the other way round."""
    for first, second in (("use", "ally"), ("ally", "use")):
        scene = Scene(in_play=["storage_silo", "trade_hauler"], authority=[40, 50])
        scene.play(f"{first}:storage_silo", f"{second}:storage_silo")
        assert (scene.me["trade"], scene.me["authority"]) == (2, 42)


@pytest.mark.rule("SR-6.2")
def test_two_copies_of_a_card_are_two_cards() -> None:
    """Each of two Storage Silos has its own primary and ally ability, each once."""
    scene = Scene(in_play=["storage_silo", "storage_silo"], authority=[40, 50])
    scene.play("use:storage_silo", "ally:storage_silo")
    assert scene.options(kind="use") == ["use:storage_silo#2"]
    assert scene.options(kind="ally") == ["ally:storage_silo#2"]
    scene.play("use:storage_silo#2", "ally:storage_silo#2")
    assert (scene.me["trade"], scene.me["authority"]) == (4, 44)
    assert scene.options(kind="use") == scene.options(kind="ally") == []


@pytest.mark.rule("SR-6.3")
def test_base_ally_and_scrap_abilities_are_optional() -> None:
    """What was not used has no effect when the turn ends: no gain, no card drawn, nothing scrapped."""
    scene = Scene(
        hand=["cargo_pod", "predator"],
        in_play=["storage_silo", "federation_shipyard", "stellar_reef"],
        deck=["scout"] * 5,
    )
    scene.play("play:cargo_pod", "play:predator")
    assert (scene.me["trade"], scene.me["combat"], scene.me["authority"], scene.me["hand"]) == (3, 4, 50, [])
    scene.play("end")
    assert (scene.me["authority"], len(scene.me["hand"]), scene.state["scrap_heap"]) == (50, 5, [])


# Steps of an ability

COMPULSORY = [
    ("orbital_platform", "use", ["discard:scout", "discard:viper"]),
    ("the_oracle", "use", ["scrap_hand:scout", "scrap_hand:viper"]),
    ("mech_cruiser", "ally", ["target_base:1/bioformer", "target_base:1/storage_silo"]),
    ("plasma_vent", "scrap", ["target_base:1/bioformer", "target_base:1/storage_silo"]),
    ("moonwurm", "ally", ["acquire:explorer", "acquire:star_barge"]),
]


@pytest.mark.rule("SR-6.4")
@pytest.mark.parametrize(("card", "kind", "choices"), COMPULSORY)
def test_a_used_ability_must_be_carried_out(card: str, kind: str, choices: list[str]) -> None:
    """Once an ability without "may" is used, its player can choose how it happens but not stop it."""
    scene = Scene(
        hand=["scout", "viper"],
        in_play=[card, "frontier_station", "stellar_reef"],
        foe={"in_play": ["bioformer", "storage_silo"]},
        row=["star_barge", "gunship", "falcon", "leviathan", "parasite"],
    )
    scene.play(f"{kind}:{card}")
    assert sorted(scene.options()) == choices


OPTIONAL = [
    ("supply_depot", "use", ["discard:scout", "discard:viper", "stop"]),
    ("the_incinerator", "use", ["scrap_discard:falcon", "scrap_hand:scout", "scrap_hand:viper", "stop"]),
    ("leviathan", "play", ["stop", "target_base:1/bioformer", "target_base:1/storage_silo"]),
    ("convoy_bot", "play", ["scrap_discard:falcon", "scrap_hand:scout", "scrap_hand:viper", "stop"]),
    ("swarmer", "play", ["scrap_row:cargo_pod", "scrap_row:predator", "scrap_row:trade_hauler", "stop"]),
]


@pytest.mark.rule("SR-6.4")
@pytest.mark.parametrize(("card", "kind", "choices"), OPTIONAL)
def test_a_step_worded_may_or_up_to_can_be_skipped(card: str, kind: str, choices: list[str]) -> None:
    """A "may" or "up to" offers to stop, and stopping changes nothing."""
    in_hand = [card] if kind == "play" else []
    scene = Scene(
        hand=["scout", "viper", *in_hand],
        discard=["falcon"],
        in_play=[] if in_hand else [card],
        foe={"in_play": ["bioformer", "storage_silo"]},
        row=["cargo_pod", "cargo_pod", "predator", "predator", "trade_hauler"],
    )
    hand = ["scout", "viper"]
    scene.play(f"{kind}:{card}")
    if card == "leviathan":
        hand = ["scout", "viper", "falcon"]  # its draw is no "may"
    assert sorted(scene.options()) == choices
    scene.play("stop")
    assert scene.me["hand"] == hand
    assert scene.state["scrap_heap"] == []
    assert scene.in_play(1) == ["bioformer", "storage_silo"]


@pytest.mark.rule("SR-6.4")
def test_up_to_can_be_stopped_after_any_number() -> None:
    """Of "up to two" one may be taken and the other left."""
    scene = Scene(hand=["scout", "viper"], in_play=["supply_depot"])
    scene.play("use:supply_depot", "discard:viper", "stop", "choose:0")
    assert (scene.me["hand"], scene.me["discard"], scene.me["trade"]) == (["scout"], ["viper"], 2)


@pytest.mark.rule("SR-6.4")
def test_a_compulsory_step_is_carried_out_as_far_as_possible() -> None:
    """Somebody who must scrap two cards and has one scraps that one; who must discard two discards one."""
    steps = [{"op": "scrap_own", "zones": ["hand"], "min": 2, "max": 2}, {"op": "opponent_discard", "n": 2}]
    pack = {"game": "star-realms", "cards": {"the_oracle": {"primary": steps}}}
    scene = Scene(hand=["viper"], in_play=["the_oracle"], foe={"hand": ["scout"]}, pack=pack)
    scene.play("use:the_oracle")
    assert (scene.me["hand"], scene.state["scrap_heap"]) == ([], ["viper"])
    assert (scene.foe["hand"], scene.foe["discard"]) == ([], ["scout"])


@pytest.mark.rule("SR-6.5")
@pytest.mark.parametrize(
    ("card", "kind"),
    [("ravager", "scrap_row"), ("mining_mech", "scrap_hand"), ("leviathan", "target_base"), ("parasite", "choose")],
)
def test_a_may_of_a_ship_is_decided_when_the_ship_is_played(card: str, kind: str) -> None:
    """The question comes when the ship is played, before anything else, and never again this turn."""
    scene = Scene(hand=[card, "scout"], foe={"in_play": ["bioformer"]})
    scene.play(f"play:{card}")
    assert {option.split(":")[0] for option in scene.options()} - {"stop"} == {kind}
    scene.play("choose:0" if kind == "choose" else "stop")
    scene.play("play:scout")
    assert scene.options(kind=kind) == scene.options(kind="use") == []
    assert "was used when you played it" in scene.refused(f"use:{card}")


# (card, how it is used, what the possible part of the ability gives)
IMPOSSIBLE: list[tuple[str, str, dict[str, Any]]] = [
    ("mining_mech", "play", {"trade": 3}),  # no card to scrap
    ("the_oracle", "use", {}),
    ("orbital_platform", "use", {}),  # nothing to discard
    ("leviathan", "play", {"combat": 9}),  # no card to draw, no base to destroy
    ("mech_cruiser", "ally", {}),
    ("falcon", "play", {"combat": 2}),
    ("gunship", "play", {"combat": 5}),  # nobody able to discard
    ("star_barge", "ally", {"combat": 2}),
    ("aging_battleship", "scrap", {"combat": 2}),
]


@pytest.mark.rule("SR-6.6")
@pytest.mark.parametrize(("card", "kind", "gains"), IMPOSSIBLE)
def test_what_cannot_be_done_is_skipped(card: str, kind: str, gains: dict[str, int]) -> None:
    """With nothing to scrap, discard, draw or destroy the rest of the ability happens and nobody is asked anything."""
    others = ["frontier_station", "command_center"]
    scene = Scene(
        hand=[card] if kind == "play" else [],
        in_play=[] if kind == "play" else [card, *others],
    )
    scene.play(f"{kind}:{card}")
    assert {"trade": scene.me["trade"], "combat": scene.me["combat"]} == {"trade": 0, "combat": 0, **gains}
    assert scene.waiting == [0]
    assert "end" in scene.options()


@pytest.mark.rule("SR-6.6")
@pytest.mark.parametrize("card", ["emperors_dreadnaught", "imperial_palace"])
def test_later_steps_happen_although_an_earlier_one_cannot(card: str) -> None:
    """Without a card to draw the opponent still has to discard."""
    kind = "use" if card == "imperial_palace" else "play"
    scene = Scene(
        hand=[card] if kind == "play" else [],
        in_play=[card] if kind == "use" else [],
        foe={"hand": ["scout"]},
    )
    scene.play(f"{kind}:{card}")
    assert scene.me["hand"] == []
    assert scene.foe["discard"] == ["scout"]


@pytest.mark.rule("SR-6.6")
def test_a_second_step_is_offered_although_there_is_no_base_to_destroy() -> None:
    """Blob Destroyer finds no base and still may scrap a card of the trade row."""
    scene = Scene(in_play=["blob_destroyer", "blob_wheel"], cards="core")
    scene.play("ally:blob_destroyer")
    assert scene.options(kind="scrap_row")
    assert scene.options(kind="target_base") == []


@pytest.mark.rule("SR-6.7")
@pytest.mark.parametrize(("card", "kind"), [("colony_seed_ship", "play"), ("loyal_colony", "use")])
def test_several_gains_are_all_given(card: str, kind: str) -> None:
    """A card that shows 3 trade, 3 combat and 3 authority gives all nine without a choice."""
    scene = Scene(hand=[card] if kind == "play" else [], in_play=[card] if kind == "use" else [])
    scene.play(f"{kind}:{card}")
    assert (scene.me["trade"], scene.me["combat"], scene.me["authority"]) == (3, 3, 53)


@pytest.mark.rule("SR-6.7", "SR-6.8")
@pytest.mark.parametrize(("choice", "gains"), [("choose:0", (2, 0)), ("choose:1", (0, 3))])
def test_or_is_a_choice_of_exactly_one(choice: str, gains: tuple[int, int]) -> None:
    """Frontier Station gives trade or combat: one of them, chosen when it is used, and not changed any more."""
    scene = Scene(in_play=["frontier_station"])
    assert scene.options() == ["use:frontier_station", "end"]
    scene.play("use:frontier_station")
    assert scene.options() == ["choose:0", "choose:1"]
    scene.play(choice)
    assert (scene.me["trade"], scene.me["combat"]) == gains
    assert scene.options(kind="choose") == scene.options(kind="use") == []
    assert scene.refused("choose:0")


@pytest.mark.rule("SR-6.8")
@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize("choice", [0, 1])
def test_a_choice_is_announced(viewer: int | None, choice: int) -> None:
    """Everybody is told which option was chosen, even when it has no effect."""
    scene = Scene(in_play=["blob_world"], deck=["scout"], cards="core")
    scene.play("use:blob_world")
    before = len(scene.table.log(viewer))
    scene.play(f"choose:{choice}")
    told = [message for _, message in scene.table.log(viewer)[before:] if message.id == "log-choose"]
    assert len(told) == 1
    said = scene.table.game.say(told[0], scene.table.names)
    assert ("5 combat" in said) == (choice == 0)
    assert ("draw" in said) == (choice == 1)


@pytest.mark.rule("SR-6.8")
def test_an_option_without_effect_may_be_chosen() -> None:
    """Blob World may draw for Blob cards played this turn when there are none; Parasite may find nothing to acquire."""
    world = Scene(in_play=["blob_world"], deck=["scout"], cards="core")
    world.play("use:blob_world", "choose:1")
    assert (world.me["hand"], world.me["combat"]) == ([], 0)
    parasite = Scene(
        hand=["parasite"],
        discard=["explorer"] * 10,
        row=["moonwurm", "leviathan", "loyal_colony", "the_wrecker", "factory_world"],
    )
    parasite.play("play:parasite")
    assert parasite.options() == ["choose:0", "choose:1"]
    parasite.play("choose:1")
    assert (parasite.me["combat"], len(parasite.me["discard"])) == (0, 10)


@pytest.mark.rule("SR-6.9")
def test_a_draw_before_a_destruction_is_seen_before_the_choice() -> None:
    """Leviathan's card is in the hand when the base is chosen, also when the deck had to be shuffled for it."""
    scene = Scene(
        hand=["leviathan"], discard=["falcon"], luck=[["falcon"]], foe={"in_play": ["bioformer", "storage_silo"]}
    )
    scene.play("play:leviathan")
    assert (scene.me["combat"], scene.me["hand"]) == (9, ["falcon"])
    assert scene.options(kind="target_base")
    scene.play("target_base:1/bioformer")
    assert scene.in_play(1) == ["storage_silo"]


@pytest.mark.rule("SR-6.9")
def test_a_draw_before_a_scrap_is_seen_before_the_choice() -> None:
    """Machine Base draws first, so the drawn card is among those that can be scrapped."""
    scene = Scene(hand=["scout"], in_play=["machine_base"], deck=["viper"], cards="core")
    scene.play("use:machine_base")
    assert scene.options() == ["scrap_hand:scout", "scrap_hand:viper"]


@pytest.mark.rule("SR-6.9")
def test_steps_are_resolved_from_top_to_bottom() -> None:
    """Blob Destroyer asks for the base first and for the trade row then; the drawer has drawn before others discard."""
    blob = Scene(in_play=["blob_destroyer", "blob_wheel"], cards="core", foe={"in_play": ["the_hive", "barter_world"]})
    blob.play("ally:blob_destroyer")
    assert not blob.options(kind="scrap_row")
    blob.play("target_base:1/the_hive")
    assert blob.options(kind="scrap_row")
    palace = Scene(in_play=["imperial_palace"], deck=["falcon"], foe={"hand": ["scout", "viper"]})
    palace.play("use:imperial_palace")
    assert (palace.waiting, palace.me["hand"]) == ([1], ["falcon"])


@pytest.mark.rule("SR-6.10")
def test_trade_and_combat_wait_in_pools_and_authority_counts_at_once() -> None:
    """Gains add up, stay through other actions until they are spent, and authority is on the score immediately."""
    scene = Scene(
        hand=["colony_seed_ship", "scout", "viper"], in_play=["loyal_colony"], authority=[20, 50], row=["peacekeeper"]
    )
    scene.play("play:colony_seed_ship")
    assert (scene.me["trade"], scene.me["combat"], scene.me["authority"]) == (3, 3, 23)
    scene.play("play:scout", "attack:1", "amount:2", "use:loyal_colony", "play:viper")
    assert (scene.me["trade"], scene.me["combat"], scene.me["authority"]) == (7, 5, 26)
    scene.play("buy:peacekeeper", "attack:1", "amount:5")
    assert (scene.me["trade"], scene.me["combat"], scene.foe["authority"]) == (1, 0, 43)
