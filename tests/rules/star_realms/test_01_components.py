"""Components and limits: what is in the box, and what has no limit (SR-1)."""

from collections import Counter
from typing import Any

import pytest

import ecliptic
from tests.rules.star_realms.facts import BY_ID, FACTION_OF, copies_of
from tests.rules.star_realms.scene import Scene

SETS = ["colony_wars", "core"]
FACTIONS = ["blob", "machine_cult", "star_empire", "trade_federation"]

# The card list of the rulebook.
RULEBOOK_CARDS = {
    "star_barge": 3, "lancer": 3, "falcon": 2, "orbital_platform": 3, "command_center": 2, "gunship": 2,
    "aging_battleship": 1, "heavy_cruiser": 1, "supply_depot": 1, "imperial_palace": 1, "emperors_dreadnaught": 1,
    "solar_skiff": 3, "storage_silo": 2, "trade_hauler": 3, "patrol_cutter": 3, "central_station": 2,
    "frontier_ferry": 2, "colony_seed_ship": 1, "federation_shipyard": 1, "peacekeeper": 1, "loyal_colony": 1,
    "factory_world": 1,
    "swarmer": 3, "predator": 3, "stellar_reef": 3, "cargo_pod": 3, "ravager": 2, "bioformer": 2, "parasite": 1,
    "plasma_vent": 1, "moonwurm": 1, "leviathan": 1,
    "battle_bot": 3, "repair_bot": 3, "warning_beacon": 3, "convoy_bot": 3, "mining_mech": 2, "the_oracle": 1,
    "mech_cruiser": 1, "stealth_tower": 1, "frontier_station": 1, "the_wrecker": 1, "the_incinerator": 1,
}  # fmt: skip


def everything(state: dict[str, Any]) -> Counter[str]:
    """Every card of a position, wherever it is; each is counted where it lies."""
    found = Counter(state["trade_deck"] + state["trade_row"] + state["scrap_heap"] + state["removed"])
    found["explorer"] += state["explorers"]
    for player in state["players"]:
        found.update(player["hand"] + player["deck"] + player["discard"])
        found.update(card if isinstance(card, str) else card["card"] for card in player["in_play"])
    return found


@pytest.mark.rule("SR-1.1")
@pytest.mark.parametrize("cards", SETS)
def test_what_one_set_contains(cards: str) -> None:
    """A game for two has 80 trade-deck cards, 16 Scouts, 4 Vipers and 10 Explorers."""
    state: Any = ecliptic.new("star-realms", seed=1, options={"set": cards}).save()["state"]
    found = everything(state)
    assert {card: found.pop(card) for card in ("scout", "viper", "explorer")} == {
        "scout": 16,
        "viper": 4,
        "explorer": 10,
    }
    assert found.total() == 80


@pytest.mark.rule("SR-1.2")
def test_the_trade_deck_is_the_card_list_of_the_rulebook() -> None:
    """The trade deck has every card of the rulebook's list in the number of copies stated there."""
    state: Any = ecliptic.new("star-realms", seed=1).save()["state"]
    assert Counter(state["trade_row"] + state["trade_deck"]) == RULEBOOK_CARDS


@pytest.mark.rule("SR-1.2")
@pytest.mark.parametrize("cards", SETS)
def test_each_faction_has_twenty_cards(cards: str) -> None:
    """The 80 cards that are dealt are 20 of each faction, each with its number of copies."""
    state: Any = ecliptic.new("star-realms", seed=1, options={"set": cards}).save()["state"]
    dealt = Counter(state["trade_row"] + state["trade_deck"])
    assert dealt == copies_of(cards)
    factions: Counter[str] = Counter()
    for card, copies in dealt.items():
        factions[FACTION_OF[card]] += copies
    assert factions == dict.fromkeys(FACTIONS, 20)


@pytest.mark.rule("SR-1.3")
@pytest.mark.parametrize(
    ("card", "faction"),
    [
        ("predator", ["blob"]),
        ("solar_skiff", ["trade_federation"]),
        ("star_barge", ["star_empire"]),
        ("battle_bot", ["machine_cult"]),
        ("scout", []),
        ("viper", []),
        ("explorer", []),
    ],
)
def test_the_faction_of_a_card(card: str, faction: list[str]) -> None:
    """A card in play is of the faction of its sign; Scout, Viper and Explorer have none."""
    scene = Scene(in_play=[card])
    view: Any = scene.table.view(0)
    assert view["players"][0]["in_play"][0]["factions"] == faction


@pytest.mark.rule("SR-1.3")
@pytest.mark.parametrize("card", ["predator", "solar_skiff", "star_barge", "battle_bot"])
def test_starting_cards_and_explorers_are_nobodys_allies(card: str) -> None:
    """Scout, Viper and Explorer make no ally ability usable, of whatever faction."""
    scene = Scene(in_play=[card, "scout", "viper", "explorer"])
    assert scene.options(kind="ally") == []
    assert "no ally" in scene.refused(f"ally:{card}")


@pytest.mark.rule("SR-1.4")
@pytest.mark.parametrize("card", sorted(BY_ID))
def test_every_trade_deck_card_is_a_ship_or_a_base(card: str) -> None:
    """A card of the trade deck is shown as ship or base, of its faction; bases with their defense, outposts as such."""
    scene = Scene(in_play=[card], cards="both")
    view: Any = scene.table.view(0)
    shown = view["players"][0]["in_play"][0]
    row = BY_ID[card]
    assert shown["type"] == ("base" if row.defense else "ship")
    assert shown.get("defense", 0) == row.defense
    assert shown.get("outpost", False) == row.outpost
    assert shown["factions"] == [FACTION_OF[card]]


@pytest.mark.rule("SR-1.4")
@pytest.mark.parametrize("base", ["bioformer", "warning_beacon"])
def test_an_outpost_is_played_and_kept_like_any_base(base: str) -> None:
    """A base, outpost or not, gives nothing when played, waits to be used, and stays in play at the end of turn."""
    scene = Scene(hand=[base])
    scene.play(f"play:{base}")
    assert scene.me["combat"] == 0
    assert f"use:{base}" in scene.options()
    scene.play("end")
    assert scene.in_play() == [base]


@pytest.mark.rule("SR-1.4")
@pytest.mark.parametrize("base", ["bioformer", "warning_beacon"])
def test_an_outpost_counts_where_bases_are_counted(base: str) -> None:
    """Lancer finds an opponent's base, and Central Station its third own base, even if that is an outpost."""
    scene = Scene(
        hand=["lancer"],
        in_play=["central_station", "storage_silo", base],
        foe={"in_play": ["stellar_reef" if base == "bioformer" else "warning_beacon"]},
        authority=[40, 50],
    )
    scene.play("play:lancer", "use:central_station")
    assert scene.me["combat"] == 4 + 2
    assert scene.me["authority"] == 44


@pytest.mark.rule("SR-1.4")
@pytest.mark.parametrize("base", ["bioformer", "warning_beacon"])
def test_an_outpost_can_be_destroyed_like_any_base(base: str) -> None:
    """What destroys a base destroys an outpost, and both go to the discard pile."""
    scene = Scene(in_play=["frontier_ferry"], foe={"in_play": [base]})
    scene.play("scrap:frontier_ferry")
    assert scene.foe["discard"] == [base]


@pytest.mark.rule("SR-1.5")
@pytest.mark.parametrize(("card", "cost"), [*((card, row.cost) for card, row in BY_ID.items()), ("explorer", 2)])
def test_the_cost_of_a_card(card: str, cost: int) -> None:
    """A card can be had for the number in its corner and not for one less."""
    row = [card] if card != "explorer" else []
    assert f"buy:{card}" not in Scene(row=row, trade=cost - 1, cards="both").options()
    scene = Scene(row=row, trade=cost, cards="both")
    scene.play(f"buy:{card}")
    assert scene.me["trade"] == 0


@pytest.mark.rule("SR-1.5")
@pytest.mark.parametrize("card", ["scout", "viper"])
def test_scouts_and_vipers_can_never_be_acquired(card: str) -> None:
    """No amount of trade and no ability acquires a Scout or a Viper."""
    scene = Scene(hand=["parasite"], discard=[card], trade=20)
    assert scene.refused(f"buy:{card}")
    scene.play("play:parasite", "choose:1")
    assert f"acquire:{card}" not in scene.options()


@pytest.mark.rule("SR-1.5")
@pytest.mark.parametrize("card", ["scout", "viper"])
@pytest.mark.parametrize("zone", ["row", "trade_deck"])
def test_scouts_and_vipers_are_never_for_sale(card: str, zone: str) -> None:
    """A position with a starting card among the trade cards cannot be."""
    row = ["cargo_pod", "cargo_pod", "predator", "predator", "trade_hauler"]
    deck = ["swarmer"]
    if zone == "row":
        row[0] = card
    else:
        deck[0] = card
    with pytest.raises(ecliptic.Refused, match="Invalid position"):
        Scene(row=row, trade_deck=deck, trade=3)


@pytest.mark.rule("SR-1.6")
def test_the_number_of_authority_cards_limits_no_score() -> None:
    """The authority cards of one set show 180 at most, yet both scores can be above that and still rise."""
    scene = Scene(hand=["peacekeeper"], authority=[400, 300])
    scene.play("play:peacekeeper")
    assert (scene.me["authority"], scene.foe["authority"]) == (406, 300)


@pytest.mark.rule("SR-1.7")
@pytest.mark.parametrize("before", [44, 47, 50, 77])
def test_authority_may_rise_above_the_starting_value(before: int) -> None:
    """Authority gained is added in full, from below 50 to above it and on."""
    scene = Scene(hand=["peacekeeper"], authority=[before, 50])
    scene.play("play:peacekeeper")
    assert scene.me["authority"] == before + 6


@pytest.mark.rule("SR-1.8")
def test_a_hand_can_have_any_size() -> None:
    """Somebody with fourteen cards in hand still draws, and discards nothing for it."""
    scene = Scene(hand=["scout"] * 13 + ["aging_battleship"], deck=["viper", "viper", "viper"])
    scene.play("play:aging_battleship", "scrap:aging_battleship")
    assert scene.me["hand"] == ["scout"] * 13 + ["viper"] * 2
    assert "play:scout" in scene.options()


@pytest.mark.rule("SR-1.8")
def test_any_number_of_bases_can_be_in_play() -> None:
    """A tenth base can be played, used and kept."""
    bases = ["stellar_reef"] * 3 + ["bioformer"] * 2 + ["warning_beacon"] * 3 + ["storage_silo"]
    scene = Scene(hand=["loyal_colony"], in_play=bases)
    scene.play("play:loyal_colony", "use:loyal_colony")
    assert scene.me["trade"] == 3
    scene.play("end")
    assert scene.in_play() == [*bases, "loyal_colony"]


@pytest.mark.rule("SR-1.8")
def test_pools_have_no_limit() -> None:
    """Trade and combat are added in full to pools of any size."""
    scene = Scene(hand=["patrol_cutter"], trade=120, combat=150)
    scene.play("play:patrol_cutter", "attack:1")
    assert scene.me["trade"] == 122
    assert scene.options()[0] == "amount:153"


@pytest.mark.rule("SR-1.9")
def test_no_card_appears_or_gets_lost() -> None:
    """While cards are bought, played, scrapped, destroyed, discarded and drawn, each stays in exactly one place."""
    scene = Scene(
        hand=["frontier_ferry", "explorer", "swarmer", "convoy_bot"],
        deck=["scout"],
        discard=["viper"],
        in_play=["stellar_reef"],
        foe={"in_play": ["bioformer"], "hand": ["scout", "scout"]},
        row=["falcon"],
        trade=3,
    )
    box = {**RULEBOOK_CARDS, "scout": 16, "viper": 4, "explorer": 10}
    for action in (
        "buy:falcon", "play:explorer", "scrap:explorer", "play:frontier_ferry", "scrap:frontier_ferry",
        "play:swarmer", "scrap_row:cargo_pod", "play:convoy_bot", "scrap_discard:viper", "scrap:stellar_reef",
        "end", "end",
    ):  # fmt: skip
        scene.play(action)
        assert everything(scene.state) == box, action


@pytest.mark.rule("SR-1.9")
def test_the_cards_of_an_eliminated_player_are_still_counted() -> None:
    """When a player is out of a game of three, his cards are in the removed pile and nowhere else."""
    loser = {"hand": ["falcon"], "deck": ["scout"], "discard": ["explorer"], "in_play": ["bioformer"]}
    scene = Scene(mode="free_for_all", seats=3, combat=1, foe=loser, authority=[50, 1, 50])
    before = everything(scene.state)
    scene.play("attack:1")
    assert everything(scene.state) == before
    assert Counter(scene.state["removed"]) >= Counter(["falcon", "scout", "explorer", "bioformer"])


@pytest.mark.rule("SR-1.9")
@pytest.mark.parametrize(
    ("hand", "row"),
    [
        (["leviathan"], ["leviathan"]),
        (["leviathan", "leviathan"], None),
        (["mothership"], None),
        (["scout"] * 17, None),
    ],
)
def test_a_position_with_more_cards_than_the_sets_have_is_refused(hand: list[str], row: list[str] | None) -> None:
    """A card cannot be in two places, nor come from a set that is not in use."""
    with pytest.raises(ecliptic.Refused, match="Invalid position"):
        Scene(hand=hand, row=row)


@pytest.mark.rule("SR-1.9")
def test_a_position_with_a_missing_card_is_refused() -> None:
    """Every card of the sets in use must be somewhere."""
    saved: Any = Scene().table.save()
    saved["state"]["trade_deck"].pop()
    with pytest.raises(ecliptic.Refused, match="Invalid position"):
        ecliptic.load(saved)
