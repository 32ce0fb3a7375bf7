"""Rulings for Colony Wars ships and what they take or destroy (SR-12.11, SR-12.16, SR-12.20 to SR-12.25)."""

from typing import Any

import pytest

from tests.rules.star_realms.scene import Scene

ROW = ["lancer", "trade_hauler", "cargo_pod", "convoy_bot", "patrol_cutter"]


@pytest.mark.rule("SR-12.11")
@pytest.mark.parametrize(
    ("mode", "bases", "combat"),
    [
        ("duel", {}, 4),
        ("duel", {0: ["stellar_reef"]}, 4),
        ("duel", {1: ["stellar_reef"]}, 6),
        ("duel", {1: ["the_oracle", "stellar_reef"]}, 6),
        ("free_for_all", {2: ["stellar_reef"]}, 6),
        ("hunter", {2: ["stellar_reef"]}, 6),
        ("hydra_two_headed", {1: ["stellar_reef"]}, 4),
        ("hydra_two_headed", {3: ["stellar_reef"]}, 6),
        ("emperor", {1: ["stellar_reef"]}, 4),
        ("emperor", {4: ["stellar_reef"]}, 6),
    ],
)
def test_lancer_looks_at_the_bases_of_all_opponents(mode: str, bases: dict[int, list[str]], combat: int) -> None:
    """2 combat more if any opponent has a base, reachable or not; own bases and a teammate's never count."""
    players: dict[int, dict[str, Any]] = {seat: {"in_play": in_play} for seat, in_play in bases.items()}
    seats = 4 if mode == "hunter" else None
    scene = Scene(hand=["lancer"], players=players, mode=mode, seats=seats, row=["trade_hauler", *ROW[1:]])
    scene.play("play:lancer", seat=0)
    assert scene.me["combat"] == combat


@pytest.mark.rule("SR-12.11")
def test_lancer_looks_when_it_is_played() -> None:
    """A base destroyed before is no base any more; one destroyed afterwards has given its 2 combat."""
    late = Scene(hand=["lancer"], combat=3, foe={"in_play": ["stellar_reef"]})
    late.play("attack_base:1/stellar_reef", "play:lancer")
    assert late.me["combat"] == 4
    early = Scene(hand=["lancer"], combat=3, foe={"in_play": ["stellar_reef"]})
    early.play("play:lancer", "attack_base:1/stellar_reef")
    assert early.me["combat"] == 6


@pytest.mark.rule("SR-12.16")
@pytest.mark.parametrize(
    ("card", "option"), [("battle_bot", "scrap_hand:scout"), ("repair_bot", "scrap_discard:viper")]
)
def test_battle_bot_and_repair_bot_scrap_from_one_zone(card: str, option: str) -> None:
    """Battle Bot scraps only from the hand, Repair Bot only from the discard pile; both may decline."""
    scene = Scene(hand=[card, "scout"], discard=["viper"])
    scene.play(f"play:{card}")
    assert scene.options() == [option, "stop"]
    empty = Scene(hand=[card] if card == "battle_bot" else [card, "scout"], discard=["viper"] * (card == "battle_bot"))
    empty.play(f"play:{card}")
    assert "end" in empty.options()


PARASITE_ROW = ["plasma_vent", "peacekeeper", "the_wrecker", "stellar_reef", "loyal_colony"]


@pytest.mark.rule("SR-12.20")
def test_parasite_acquires_a_card_of_cost_6_or_less() -> None:
    """From the trade row or the Explorer pile, without paying, to the discard pile; one has to be taken."""
    scene = Scene(hand=["parasite"], trade=1, row=PARASITE_ROW)
    scene.play("play:parasite", "choose:1")
    cheap = ["explorer", "peacekeeper", "plasma_vent", "stellar_reef"]
    assert sorted(scene.options()) == [f"acquire:{card}" for card in cheap]
    revealed = scene.state["trade_deck"][0]
    scene.play("acquire:peacekeeper")
    assert (scene.me["trade"], scene.me["combat"], scene.me["discard"]) == (1, 0, ["peacekeeper"])
    assert scene.state["trade_row"] == ["plasma_vent", revealed, *PARASITE_ROW[2:]]


@pytest.mark.rule("SR-12.20")
def test_parasite_itself_opens_the_acquire_option_of_plasma_vent() -> None:
    """Parasite is a Blob card played this turn when it acquires Plasma Vent."""
    scene = Scene(hand=["parasite"], row=PARASITE_ROW)
    scene.play("play:parasite", "choose:1", "acquire:plasma_vent")
    assert scene.options() == ["to:hand", "to:discard"]
    scene.play("to:hand", "play:plasma_vent", "use:plasma_vent")
    assert scene.me["combat"] == 4


@pytest.mark.rule("SR-12.20")
def test_parasites_card_follows_waiting_effects() -> None:
    """Parasite names no destination of its own, so Federation Shipyard's deck is the only one."""
    scene = Scene(hand=["parasite"], in_play=["federation_shipyard", "frontier_ferry"], row=PARASITE_ROW)
    scene.play("ally:federation_shipyard", "play:parasite", "choose:1", "acquire:peacekeeper")
    assert (scene.me["deck"], scene.me["discard"]) == (["peacekeeper"], [])


@pytest.mark.rule("SR-12.21")
@pytest.mark.parametrize(("card", "cost"), [("moonwurm", 2), ("leviathan", 3)])
def test_moonwurm_and_leviathan_take_a_cheap_card_into_the_hand(card: str, cost: int) -> None:
    """Ships, bases and Explorers up to the cost; one has to be taken, nothing is paid, and it can be played at once."""
    row = {"solar_skiff": 1, "stellar_reef": 2, "orbital_platform": 3, "mining_mech": 4, "peacekeeper": 6}
    scene = Scene(in_play=[card, "ravager"], trade=1, row=list(row))
    scene.play(f"ally:{card}")
    cheap = ["explorer", *(name for name, price in row.items() if price <= cost)]
    assert sorted(scene.options()) == sorted(f"acquire:{name}" for name in cheap)
    scene.play("acquire:stellar_reef")
    assert (scene.me["hand"], scene.me["discard"], scene.me["trade"]) == (["stellar_reef"], [], 1)
    assert len(scene.state["trade_row"]) == 5
    scene.play("play:stellar_reef", "use:stellar_reef")
    assert scene.me["trade"] == 2


@pytest.mark.rule("SR-12.21")
def test_moonwurms_hand_is_a_destination_among_others() -> None:
    """The hand is compulsory: beside Federation Shipyard the player chooses hand or deck, not the discard pile."""
    row = ["solar_skiff", *ROW[:4]]
    scene = Scene(in_play=["moonwurm", "ravager", "federation_shipyard", "frontier_ferry"], row=row)
    scene.play("ally:federation_shipyard", "ally:moonwurm", "acquire:solar_skiff")
    assert scene.options() == ["to:hand", "to:deck_top"]


@pytest.mark.rule("SR-12.22")
def test_leviathan_fights_draws_and_then_may_destroy() -> None:
    """The drawn card is seen before the base is chosen, also when the deck has to be shuffled first."""
    scene = Scene(hand=["leviathan"], discard=["gunship"], foe={"in_play": ["stellar_reef"]}, luck=[["gunship"]])
    scene.play("play:leviathan")
    assert (scene.me["combat"], scene.me["hand"], scene.in_play(1)) == (9, ["gunship"], ["stellar_reef"])
    assert scene.options() == ["target_base:1/stellar_reef", "stop"]
    scene.play("target_base:1/stellar_reef")
    assert (scene.me["combat"], scene.in_play(1), scene.foe["discard"]) == (9, [], ["stellar_reef"])


@pytest.mark.rule("SR-12.22")
def test_leviathan_needs_a_legal_base() -> None:
    """Behind an outpost the Stellar Reef cannot be chosen; without any base nothing is asked."""
    scene = Scene(hand=["leviathan"], deck=["scout"], foe={"in_play": ["stellar_reef", "the_oracle"]})
    scene.play("play:leviathan")
    assert scene.options() == ["target_base:1/the_oracle", "stop"]
    scene.play("stop")
    assert scene.in_play(1) == ["stellar_reef", "the_oracle"]
    alone = Scene(hand=["leviathan"], deck=["scout"])
    alone.play("play:leviathan")
    assert "end" in alone.options()


@pytest.mark.rule("SR-12.23")
@pytest.mark.parametrize("card", ["plasma_vent", "frontier_ferry"])
def test_plasma_vent_and_frontier_ferry_obey_outposts(card: str) -> None:
    """Outposts first, any of them; without outposts any base will do; without bases nothing happens."""
    scene = Scene(in_play=[card], foe={"in_play": ["stellar_reef", "the_oracle", "supply_depot"]})
    scene.play(f"scrap:{card}")
    assert sorted(scene.options()) == ["target_base:1/supply_depot", "target_base:1/the_oracle"]
    scene.play("target_base:1/the_oracle")
    assert (scene.foe["discard"], scene.state["scrap_heap"]) == (["the_oracle"], [card])
    open_table = Scene(in_play=[card], foe={"in_play": ["stellar_reef"]})
    open_table.play(f"scrap:{card}")
    assert open_table.foe["discard"] == ["stellar_reef"]
    empty = Scene(in_play=[card, "stellar_reef"])
    empty.play(f"scrap:{card}")
    assert empty.in_play() == ["stellar_reef"]


def with_next(next_cards: list[str], **fields: Any) -> Scene:
    """A table whose trade deck begins with these cards."""
    deck: list[str] = Scene(**fields).state["trade_deck"]
    for card in next_cards:
        deck.remove(card)
    return Scene(**fields, trade_deck=[*next_cards, *deck])


@pytest.mark.rule("SR-12.24")
@pytest.mark.parametrize(("card", "picks"), [("swarmer", 1), ("ravager", 2)])
def test_ravager_and_swarmer_scrap_what_lies_in_the_row(card: str, picks: int) -> None:
    """Only cards lying there when the step begins can be picked; the row is refilled when all are gone."""
    scene = with_next(["gunship", "peacekeeper"], hand=[card], row=ROW)
    scene.play(f"play:{card}")
    for gone in ROW[:picks]:
        assert scene.state["trade_row"][2:] == ROW[2:]
        assert not {"scrap_row:gunship", "scrap_row:peacekeeper", "scrap_row:explorer"} & set(scene.options())
        scene.play(f"scrap_row:{gone}")
    assert "end" in scene.options()
    assert sorted(scene.state["scrap_heap"]) == sorted(ROW[:picks])
    assert sorted(scene.state["trade_row"]) == sorted([*["gunship", "peacekeeper"][:picks], *ROW[picks:]])


@pytest.mark.rule("SR-12.24")
@pytest.mark.parametrize("card", ["swarmer", "ravager"])
def test_ravager_and_swarmer_scrap_only_when_played(card: str) -> None:
    """Declined it is gone: nothing in the rest of the turn brings the choice back."""
    scene = Scene(hand=[card], row=ROW, in_play=["predator"])
    scene.play(f"play:{card}")
    assert "stop" in scene.options()
    scene.play("stop")
    assert scene.state["trade_row"] == ROW
    assert not [option for option in scene.options() if option.startswith(("scrap", "use"))]


@pytest.mark.rule("SR-12.25")
def test_a_warning_beacon_played_this_turn_opens_the_next_one() -> None:
    """The first comes to the hand by Factory World; only when it has been played may the next come to the hand too."""
    row = ["warning_beacon", "warning_beacon", "warning_beacon", *ROW[:2]]
    scene = Scene(in_play=["factory_world"], trade=3, row=row)
    scene.play("use:factory_world", "buy:warning_beacon", "buy:warning_beacon")
    assert (scene.me["hand"], scene.me["discard"]) == (["warning_beacon"], ["warning_beacon"])
    scene.play("play:warning_beacon", "buy:warning_beacon")
    assert scene.options() == ["to:hand", "to:discard"]
    scene.play("to:hand", "play:warning_beacon")
    assert scene.in_play() == ["factory_world", "warning_beacon", "warning_beacon"]


@pytest.mark.rule("SR-12.25")
def test_a_warning_beacon_in_play_from_an_earlier_turn_opens_nothing() -> None:
    """It was not played this turn."""
    scene = Scene(in_play=["warning_beacon"], trade=2, row=["warning_beacon", *ROW[:4]])
    scene.play("buy:warning_beacon")
    assert scene.me["discard"] == ["warning_beacon"]
