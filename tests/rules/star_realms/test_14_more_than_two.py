"""More than two players: what the modes have in common (SR-14)."""

from collections import Counter
from typing import Any

import pytest

from tests.rules.star_realms.facts import copies_of
from tests.rules.star_realms.modes import (
    EVERY_TABLE,
    SETS_NEEDED,
    end_turn,
    hand_sizes,
    opened,
    reach,
    reaching,
    state_of,
    trade_cards,
)
from tests.rules.star_realms.scene import Scene


def copies(**sets: int) -> Counter[str]:
    """Every trade-deck card of so many copies of each set."""
    deck: Counter[str] = Counter()
    for name, times in sets.items():
        for card, number in copies_of(name).items():
            deck[card] += number * times
    return deck


@pytest.mark.rule("SR-14.1", "SR-14.2")
@pytest.mark.parametrize(("mode", "seats"), EVERY_TABLE)
def test_sets_by_number_of_players(mode: str, seats: int) -> None:
    """One set for two, two sets for three or four, three sets for five or six, all in one deck and one pile."""
    table = opened(mode, seats)
    sets = SETS_NEEDED[seats]
    assert trade_cards(table) == copies(colony_wars=sets)
    assert trade_cards(table).total() == 80 * sets
    assert state_of(table)["explorers"] == 10 * sets
    shuffled = [entry for entry in table.journal.entries if entry.text == "trade_deck"]
    assert [len(entry.drawn) for entry in shuffled] == [80 * sets]


@pytest.mark.rule("SR-14.2")
@pytest.mark.parametrize(
    ("seats", "chosen", "sets"),
    [
        (2, "colony_wars", {"colony_wars": 1}),
        (2, "core", {"core": 1}),
        (2, "both", {"colony_wars": 1, "core": 1}),
        (2, "both_more_core", {"colony_wars": 1, "core": 1}),
        (3, "core", {"core": 2}),
        (3, "both", {"colony_wars": 1, "core": 1}),
        (4, "both_more_core", {"colony_wars": 1, "core": 1}),
        (5, "both", {"colony_wars": 2, "core": 1}),
        (5, "both_more_core", {"colony_wars": 1, "core": 2}),
        (6, "core", {"core": 3}),
        (6, "both", {"colony_wars": 2, "core": 1}),
        (6, "both_more_core", {"colony_wars": 1, "core": 2}),
    ],
)
def test_sets_may_be_mixed(seats: int, chosen: str, sets: dict[str, int]) -> None:
    """Any mixture of Colony Wars and Core is possible, for two players one set of each."""
    table = opened("auto", seats, set=chosen)
    assert trade_cards(table) == copies(**sets)
    assert state_of(table)["explorers"] == 10 * sum(sets.values())


@pytest.mark.rule("SR-14.1")
@pytest.mark.parametrize(("mode", "seats"), EVERY_TABLE)
def test_the_rest_is_as_for_two(mode: str, seats: int) -> None:
    """Everybody has a personal deck of 8 Scouts and 2 Vipers, plays all cards and draws 5 (SR-3.1, SR-10.3)."""
    table = opened(mode, seats, first=0)
    for player in state_of(table)["players"]:
        assert Counter(player["hand"] + player["deck"]) == {"scout": 8, "viper": 2}
    end_turn(table)
    second = table.waiting
    for seat in second:
        while table.options(seat)[0].kind == "play":
            table.play(seat, table.options(seat)[0])
    assert [hand_sizes(table)[seat] for seat in second] == [0] * len(second)
    end_turn(table)
    assert [hand_sizes(table)[seat] for seat in second] == [5] * len(second)


@pytest.mark.rule("SR-14.3")
@pytest.mark.parametrize(("mode", "seats"), EVERY_TABLE)
def test_five_cards_in_the_row(mode: str, seats: int) -> None:
    """The trade row has 5 cards in every mode."""
    assert len(state_of(opened(mode, seats))["trade_row"]) == 5


@pytest.mark.rule("SR-14.3")
def test_one_row_for_all() -> None:
    """What one player buys is gone for the others, and they buy from what is left."""
    scene = Scene(
        mode="free_for_all", trade=3, row=["swarmer", "cargo_pod", "gunship", "leviathan", "moonwurm"],
        foe={"hand": ["trade_hauler"]},
    )  # fmt: skip
    scene.play("buy:swarmer")
    row = scene.state["trade_row"]
    assert "swarmer" not in row
    assert row[1:] == ["cargo_pod", "gunship", "leviathan", "moonwurm"]
    scene.play("end", "play:trade_hauler")
    assert scene.state["trade_row"] == row
    assert "buy:cargo_pod" in scene.options(seat=1)


@pytest.mark.rule("SR-14.4")
@pytest.mark.parametrize(
    ("mode", "seats", "first", "turns"),
    [
        ("free_for_all", 3, 1, [[1], [2], [0], [1], [2]]),
        ("hunter", 5, 3, [[3], [4], [0], [1], [2], [3]]),
        ("hydra_two_headed", 4, 0, [[0, 1], [2, 3], [0, 1], [2, 3]]),
        ("hydra_three_headed", 6, 3, [[3, 4, 5], [0, 1, 2], [3, 4, 5]]),
        ("emperor", 6, 0, [[0], [1], [2], [3], [4], [5], [0]]),
        ("raid", 4, 2, [[2], [3], [0], [1], [2]]),
    ],
)
def test_turns_pass_clockwise(mode: str, seats: int, first: int, turns: list[list[int]]) -> None:
    """The seats are fixed and the turn goes round them clockwise."""
    table = opened(mode, seats, first=first)
    seen = []
    for _ in turns:
        seen.append(table.waiting)
        end_turn(table)
    assert seen == turns


@pytest.mark.rule("SR-14.4")
@pytest.mark.parametrize(("seat", "left"), [(0, 1), (2, 3), (3, 0)])
def test_left_is_the_next_clockwise(seat: int, left: int) -> None:
    """The left neighbour, whom a hunter may attack, is the one whose turn is next."""
    scene = Scene(mode="hunter", seats=4, active=seat, players={seat: {"combat": 1}})
    assert scene.options(kind="attack") == [f"attack:{left}"]
    scene.play("end")
    assert scene.waiting == [left]


@pytest.mark.rule("SR-14.5")
@pytest.mark.parametrize(
    ("mode", "seats", "active", "behind", "beside"),
    [
        ("free_for_all", 3, 0, 1, 2),
        ("free_for_all", 3, 0, 2, 1),
        ("hunter", 4, 0, 3, 1),
        ("emperor", 6, 1, 3, 4),
        ("emperor", 6, 1, 5, 4),
        ("raid", 3, 0, 1, 2),
    ],
)
def test_outposts_of_one_do_not_protect_another(mode: str, seats: int, active: int, behind: int, beside: int) -> None:
    """Behind one player's outpost nobody else can hide, nor anybody else's base."""
    players: dict[int, dict[str, Any]] = {
        active: {"combat": 9, "in_play": ["plasma_vent"]},
        behind: {"in_play": ["warning_beacon", "stellar_reef"]},
        beside: {"in_play": ["bioformer"]},
    }
    scene = Scene(mode=mode, seats=seats, active=active, players=players)
    assert f"attack:{beside}" in scene.options()
    assert f"attack:{behind}" not in scene.options()
    assert sorted(scene.options(kind="attack_base")) == sorted(
        [f"attack_base:{behind}/warning_beacon", f"attack_base:{beside}/bioformer"]
    )
    scene.play("scrap:plasma_vent")
    assert sorted(scene.options()) == sorted(
        [f"target_base:{behind}/warning_beacon", f"target_base:{beside}/bioformer"]
    )


@pytest.mark.rule("SR-14.6")
@pytest.mark.parametrize(
    ("mode", "active", "players", "bases"),
    [("hunter", 0, [1], [1, 5]), ("emperor", 0, [5], [5]), ("emperor", 3, [2], [2]), ("raid", 2, [0], [0])],
)
def test_a_limit_covers_everything_with_a_target(mode: str, active: int, players: list[int], bases: list[int]) -> None:
    """Whoever may not be attacked cannot be made to discard, and such bases cannot be destroyed by abilities."""
    assert reach(mode, 6, active) == reaching(players, bases)


@pytest.mark.rule("SR-14.6")
@pytest.mark.parametrize(("mode", "active", "far"), [("hunter", 0, 3), ("emperor", 0, 4)])
def test_a_limit_does_not_cover_what_has_no_target(mode: str, active: int, far: int) -> None:
    """Stealth Tower copies, Lancer sees and Swarmer scraps what its player could not attack."""
    players = {
        active: {"in_play": ["stealth_tower"], "hand": ["lancer", "swarmer"], "deck": ["scout"]},
        far: {"in_play": ["bioformer"]},
    }
    scene = Scene(mode=mode, seats=6, active=active, players=players)
    scene.play("play:lancer")
    assert scene.player(active)["combat"] == 6
    assert f"attack_base:{far}/bioformer" not in scene.options()
    scene.play("use:stealth_tower", "use:stealth_tower")
    assert scene.player(active)["combat"] == 9
    scene.play("play:swarmer")
    assert scene.options(kind="scrap_row")


@pytest.mark.rule("SR-14.7")
@pytest.mark.parametrize(
    ("mode", "seats", "active", "eliminated", "against"),
    [
        ("free_for_all", 4, 0, (), [1, 2, 3]),
        ("emperor", 6, 1, (), [3, 4, 5]),
        ("emperor", 6, 0, (5,), [4]),
        ("raid", 4, 1, (), [0]),
    ],
)
def test_playing_cards_against_somebody(
    mode: str, seats: int, active: int, eliminated: tuple[int, ...], against: list[int]
) -> None:
    """Playing cards against somebody means attacks, discards and the destruction of bases alike."""
    assert reach(mode, seats, active, eliminated) == reaching(against, against)


@pytest.mark.rule("SR-14.8")
@pytest.mark.parametrize(
    ("mode", "seats", "active", "mates"),
    [
        ("hydra_two_headed", 4, 0, [1]),
        ("hydra_three_headed", 6, 0, [1, 2]),
        ("emperor", 6, 1, [0, 2]),
        ("emperor", 6, 5, [3, 4]),
        ("raid", 4, 1, [2, 3]),
    ],
)
def test_teammates_are_never_opponents(mode: str, seats: int, active: int, mates: list[int]) -> None:
    """A teammate can be neither attacked nor made to discard, and a teammate's base cannot be destroyed."""
    theirs = {"in_play": ["stellar_reef"], "hand": ["scout", "viper"]}
    players: dict[int, dict[str, Any]] = dict.fromkeys(mates, theirs)
    players[active] = {"hand": ["gunship", "lancer"], "in_play": ["plasma_vent"], "combat": 20}
    scene = Scene(mode=mode, seats=seats, active=active, players=players)
    against_mates = {f"{kind}:{mate}" for kind in ("attack", "target") for mate in mates}
    assert not against_mates & set(scene.options(seat=active))
    assert not scene.options(seat=active, kind="attack_base")
    assert not scene.options(seat=active, kind="pool_attack")
    scene.play("play:lancer", seat=active)
    assert scene.player(active)["combat"] == 24  # Lancer counts opponents' bases only
    scene.play("play:gunship", seat=active)
    assert not against_mates & set(scene.options(seat=active))
    if scene.options(seat=active, kind="target"):
        scene.play(scene.options(seat=active)[0], seat=active)
    scene.play("scrap:plasma_vent", seat=active)
    for mate in mates:
        assert len(scene.player(mate)["hand"]) == 2
        assert scene.in_play(mate) == ["stellar_reef"]


@pytest.mark.rule("SR-14.9")
def test_teammates_cards_are_no_allies() -> None:
    """A teammate's Star Empire ship does not turn on the ally ability of a Star Empire ship."""
    scene = Scene(mode="hydra_two_headed", hand=["lancer", "aging_battleship"], players={1: {"hand": ["falcon"]}})
    scene.play("play:falcon", seat=1)
    scene.play("play:lancer", seat=0)
    assert "ally:lancer" not in scene.options(seat=0)
    scene.play("play:aging_battleship", seat=0)
    assert "ally:lancer" in scene.options(seat=0)


@pytest.mark.rule("SR-14.9")
def test_what_a_teammate_has_played_does_not_count() -> None:
    """Warning Beacon asks what its buyer has played this turn, not what the team has."""
    scene = Scene(mode="hydra_two_headed", trade=2, row=["warning_beacon"], players={1: {"hand": ["battle_bot"]}})
    scene.play("play:battle_bot", seat=1)
    scene.play("buy:warning_beacon", seat=0)
    assert scene.me["discard"] == ["warning_beacon"]


@pytest.mark.rule("SR-14.9")
def test_your_bases_are_your_own() -> None:
    """Central Station counts the bases of its owner, not those of the team."""
    scene = Scene(
        mode="hydra_two_headed", in_play=["central_station", "stellar_reef"], deck=["scout"],
        players={1: {"in_play": ["stellar_reef", "bioformer"]}},
    )  # fmt: skip
    scene.play("use:central_station", seat=0)
    assert (scene.me["trade"], scene.me["authority"], scene.me["hand"]) == (2, 75, [])


@pytest.mark.rule("SR-14.9")
def test_your_hand_is_your_own() -> None:
    """The Oracle scraps from the hand of its owner, even when only a teammate has cards."""
    scene = Scene(mode="hydra_two_headed", in_play=["the_oracle"], players={1: {"hand": ["viper", "scout"]}})
    scene.play("use:the_oracle", seat=0)
    assert scene.player(1)["hand"] == ["scout", "viper"]
    assert scene.state["scrap_heap"] == []
    assert scene.waiting == [0, 1]
