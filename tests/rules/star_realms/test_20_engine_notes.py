"""What the engine asks, remembers and leaves to chance (SR-20)."""

from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.kernel import Chance, ChanceSource
from ecliptic.kernel.table import Table, open_table
from tests.rules.star_realms.scene import Scene

# Decision points

TWO_BASES = {"in_play": ["stellar_reef", "bioformer"]}
FERRY = {"in_play": ["frontier_ferry"]}

ACTIVE_DECIDES: list[tuple[str, dict[str, Any], list[str], set[str]]] = [
    ("main phase", {"hand": ["scout"]}, [], {"play", "end"}),
    ("may", {"hand": ["battle_bot", "scout"]}, ["play:battle_bot"], {"scrap_hand", "stop"}),
    ("up to", {"hand": ["the_wrecker", "scout"], "discard": ["viper", "viper"]},
     ["play:the_wrecker", "scrap_hand:scout"], {"scrap_discard", "stop"}),
    ("or", {"in_play": ["frontier_station"]}, ["use:frontier_station"], {"choose"}),
    ("target player", {"hand": ["gunship"], "mode": "free_for_all", "seats": 3}, ["play:gunship"], {"target"}),
    ("target base", {**FERRY, "foe": TWO_BASES}, ["scrap:frontier_ferry"], {"target_base"}),
    ("optional target base", {"hand": ["leviathan"], "foe": TWO_BASES}, ["play:leviathan"], {"target_base", "stop"}),
    ("pick to scrap", {"in_play": ["the_oracle"], "hand": ["scout", "viper"]}, ["use:the_oracle"], {"scrap_hand"}),
    ("pick to discard", {"in_play": ["orbital_platform"], "hand": ["scout", "viper"]},
     ["use:orbital_platform"], {"discard"}),
    ("pick of the row", {"hand": ["swarmer"]}, ["play:swarmer"], {"scrap_row", "stop"}),
    ("pick to acquire", {"hand": ["parasite"]}, ["play:parasite", "choose:1"], {"acquire"}),
    ("pick to copy", {"in_play": ["stealth_tower", "bioformer", "stellar_reef"]}, ["use:stealth_tower"], {"copy"}),
    ("amount", {"combat": 2}, ["attack:1"], {"amount"}),
    ("destination", {"hand": ["battle_bot"], "trade": 2, "row": ["warning_beacon"]},
     ["play:battle_bot", "buy:warning_beacon"], {"to"}),
]  # fmt: skip


@pytest.mark.rule("SR-20.1")
@pytest.mark.parametrize(
    ("position", "actions", "kinds"), [row[1:] for row in ACTIVE_DECIDES], ids=[row[0] for row in ACTIVE_DECIDES]
)
def test_what_the_active_player_decides(position: dict[str, Any], actions: list[str], kinds: set[str]) -> None:
    """Every "may", "up to", "or", target, pick and destination stops the game until the active player answers."""
    scene = Scene(**position)
    scene.play(*actions)
    assert scene.waiting == [0]
    assert {option.split(":")[0] for option in scene.options(0)} == kinds
    assert not any(scene.options(seat) for seat in range(1, len(scene.state["players"])))


OTHERS_DECIDE: list[tuple[str, dict[str, Any], list[str], int, set[str]]] = [
    ("discard", {"hand": ["gunship"], "foe": {"hand": ["scout", "viper"]}}, ["play:gunship"], 1, {"discard"}),
    ("consent to pay for a base",
     {"mode": "hydra_two_headed", "players": {0: {"combat": 1}, 1: {"combat": 2}, 2: {"in_play": ["stellar_reef"]}}},
     ["pool_attack:2/stellar_reef", "amount:2"], 1, {"agree", "decline"}),
    ("consent to pay for a card",
     {"mode": "hydra_two_headed", "row": ["lancer"], "players": {0: {"trade": 1}, 1: {"trade": 1}}},
     ["pool_buy:lancer", "amount:1"], 1, {"agree", "decline"}),
    ("admiral's gift",
     {"mode": "emperor", "authority": [50, 60, 50, 50, 60, 1], "combat": 1, "players": {5: {"hand": ["scout"]}}},
     ["attack:5"], 5, {"give", "no_gift"}),
    ("raider's gift",
     {"mode": "raid", "seats": 3, "authority": [50, 1, 50], "combat": 1, "players": {1: {"hand": ["scout"]}}},
     ["attack:1"], 1, {"give", "no_gift"}),
]  # fmt: skip


@pytest.mark.rule("SR-20.1")
@pytest.mark.parametrize(
    ("position", "actions", "seat", "kinds"), [row[1:] for row in OTHERS_DECIDE], ids=[row[0] for row in OTHERS_DECIDE]
)
def test_what_others_decide(position: dict[str, Any], actions: list[str], seat: int, kinds: set[str]) -> None:
    """A forced discard, consent to pay together, and gifts on elimination are asked of the player concerned."""
    scene = Scene(**position)
    scene.play(*actions, seat=0)
    assert scene.waiting == [seat]
    assert {option.split(":")[0] for option in scene.options(seat)} == kinds
    assert scene.options(0) == []


@pytest.mark.rule("SR-20.1")
@pytest.mark.parametrize("action", ["attack:1", "attack_base:1/bioformer", "buy:lancer", "scrap:frontier_ferry"])
def test_others_have_no_say_in_anything_else(action: str) -> None:
    """An attack, a destroyed base and a purchase ask the opponent nothing."""
    foe = {"in_play": ["bioformer"], "hand": ["scout", "viper"]}
    scene = Scene(in_play=["frontier_ferry"], combat=4, trade=2, row=["lancer"], foe=foe)
    scene.play(action)
    assert scene.waiting == [0]
    assert scene.options(1) == []


# What is remembered for a turn

BUSY_TURN = [
    "play:battle_bot", "scrap_hand:scout", "use:stealth_tower", "copy:storage_silo", "use:stealth_tower",
    "use:factory_world", "play:cargo_pod", "ally:battle_bot", "scrap:cargo_pod",
]  # fmt: skip


def busy_scene(**more: Any) -> Scene:
    """A turn in which everything that counts only for the turn has happened."""
    fields = {
        "hand": ["battle_bot", "scout", "cargo_pod"],
        "in_play": ["stealth_tower", "factory_world", "storage_silo"],
        "deck": ["viper", "viper", "explorer", "explorer", "explorer"],
    }
    scene = Scene(players={0: fields}, **more)
    scene.play(*BUSY_TURN, seat=0)
    return scene


@pytest.mark.rule("SR-20.2")
def test_what_the_engine_remembers_of_a_turn() -> None:
    """Cards played, in play or gone, cards scrapped, used abilities, the waiting effect and the copy."""
    me = busy_scene().me
    assert me["in_play"] == [
        {"card": "stealth_tower", "used": ["primary"], "copy_of": "storage_silo"},
        {"card": "factory_world", "used": ["primary"]},
        "storage_silo",
        {"card": "battle_bot", "played": True, "used": ["ally"]},
    ]
    assert me["gone"] == [{"card": "cargo_pod", "played": True}]
    assert me["scrapped"] == 1
    assert me["waiting"] == [{"types": ["ship", "base"], "to": "hand", "optional": False}]


@pytest.mark.rule("SR-20.2")
def test_what_is_remembered_survives_saving() -> None:
    """The saved turn goes on as if nothing had happened: used stays used, the next card goes to the hand."""
    scene = busy_scene(row=["lancer", "warning_beacon", "plasma_vent"])
    scene.table = ecliptic.load(scene.table.save())
    scene.refused("use:stealth_tower")
    scene.refused("use:factory_world")
    scene.refused("ally:battle_bot")
    assert "use:storage_silo" in scene.options()
    assert "ally:storage_silo" in scene.options()
    scene.play("buy:lancer")
    assert scene.me["hand"] == ["lancer"]


@pytest.mark.rule("SR-20.2")
@pytest.mark.parametrize(("gone", "places"), [(["cargo_pod"], ["to:hand", "to:discard"]), ([], [])])
def test_a_card_played_and_gone_is_remembered_with_its_faction(gone: list[str], places: list[str]) -> None:
    """Plasma Vent may go to the hand because a Blob ship was played this turn, though it has left play."""
    players = {0: {"trade": 6, "gone": [{"card": card, "played": True} for card in gone]}}
    scene = Scene(players=players, row=["plasma_vent"])
    scene.play("buy:plasma_vent")
    assert scene.options(kind="to") == places


def assert_forgotten(scene: Scene, seat: int) -> None:
    """Nothing of the turn is left with this player."""
    player = scene.player(seat)
    assert player["in_play"] == ["stealth_tower", "factory_world", "storage_silo"]
    assert player["scrapped"] == 0
    assert "gone" not in player
    assert "waiting" not in player


@pytest.mark.rule("SR-20.3")
def test_everything_is_reset_when_the_turn_ends() -> None:
    """After the turn nothing of it counts: at once for the others, and in the own next turn."""
    scene = busy_scene(foe={"deck": ["scout"] * 5})
    scene.play("end")
    assert_forgotten(scene, 0)
    scene.play("end")
    assert_forgotten(scene, 0)
    assert {"use:stealth_tower", "use:factory_world", "use:storage_silo"} <= set(scene.options())


@pytest.mark.rule("SR-20.3")
def test_in_hydra_all_members_are_reset() -> None:
    """Both members forget their turn when the team's turn ends, and not before."""
    used = {
        "in_play": [
            {"card": "stealth_tower", "used": ["primary"], "copy_of": "storage_silo"},
            {"card": "factory_world", "used": ["primary"]},
            {"card": "storage_silo", "used": ["primary", "ally"]},
        ],
        "scrapped": 2,
        "gone": [{"card": "lancer", "played": True}],
        "waiting": [{"types": ["ship"], "to": "hand", "optional": False}],
    }
    scene = Scene(players={0: used, 1: used}, mode="hydra_two_headed")
    scene.play("done", seat=0)
    assert scene.player(0)["scrapped"] == scene.player(1)["scrapped"] == 2
    scene.play("done", seat=1)
    assert scene.waiting == [2, 3]
    assert_forgotten(scene, 0)
    assert_forgotten(scene, 1)


# Chance


class Listening(ChanceSource):
    """Seeded luck that writes down what it was asked."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked: list[Chance] = []

    def answer(self, request: Chance) -> list[int]:
        self.asked.append(request)
        return super().answer(request)


def play_to_the_end(table: Table) -> None:
    """Decisions that are all over the place, but the same ones every time."""
    choice = Random(1)
    while not table.over:
        seat = choice.choice(table.waiting)
        table.play(seat, choice.choice(table.options(seat)))


GAMES = [
    ("duel", 2), ("free_for_all", 3), ("hunter", 4), ("hydra_two_headed", 4), ("hydra_three_headed", 6), ("emperor", 6),
    ("raid", 5),
]  # fmt: skip


@pytest.mark.rule("SR-20.4")
@pytest.mark.parametrize(("mode", "seats"), GAMES)
def test_chance_decides_only_who_begins_and_how_decks_are_shuffled(mode: str, seats: int) -> None:
    """In whole games chance is asked for the first player, once for the trade deck, and for personal decks."""
    luck = Listening(5)
    options = {"mode": mode, "set": "both", "turn_limit": 60}
    table = open_table(ecliptic.game("star-realms"), seats, options, luck=luck)
    play_to_the_end(table)
    kinds = [request.kind for request in luck.asked]
    assert kinds[: seats + 2] == ["first", "trade_deck"] + ["deck"] * seats
    assert set(kinds[seats + 2 :]) == {"deck"}
    assert luck.asked[0].items == list(range(seats))
    assert len(luck.asked[1].items) == {2: 160, 3: 160, 4: 160}.get(seats, 240)
    shuffles = luck.asked[1:]
    assert all(request.count == len(request.items) and not request.replace for request in shuffles)
    assert sorted(request.seat for request in luck.asked[2 : seats + 2]) == list(range(seats))


@pytest.mark.rule("SR-20.4")
def test_nothing_is_drawn_when_the_host_names_the_first_player() -> None:
    """With a named first player only shuffles are left to chance."""
    luck = Listening(5)
    open_table(ecliptic.game("star-realms"), 2, {"first": "1"}, luck=luck)
    assert [request.kind for request in luck.asked] == ["trade_deck", "deck", "deck"]


@pytest.mark.rule("SR-20.4", "SR-18.4")
def test_emperors_are_drawn_only_when_the_host_wants_it() -> None:
    """Emperor mode draws the emperors when the host leaves them to chance."""
    for wanted, drawn in (("middle", []), ("random", ["emperors"])):
        luck = Listening(5)
        open_table(ecliptic.game("star-realms"), 6, {"mode": "emperor", "emperors": wanted}, luck=luck)
        assert [request.kind for request in luck.asked][1:-7] == drawn


@pytest.mark.rule("SR-20.4")
@pytest.mark.parametrize(("mode", "seats"), GAMES)
def test_the_same_seed_and_decisions_give_the_same_game(mode: str, seats: int) -> None:
    """Two tables with one seed stay equal to the last hash; another seed gives another game."""
    dumps = []
    for seed in (3, 3, 4):
        table = ecliptic.new("star-realms", seats=seats, seed=seed, options={"mode": mode, "turn_limit": 40})
        play_to_the_end(table)
        dumps.append(table.journal.dump()["entries"])
    assert dumps[0] == dumps[1]
    assert dumps[0] != dumps[2]
