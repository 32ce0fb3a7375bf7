"""The greedy bot follows an evaluation, whatever the game; in Star Realms it plays what a sensible person would."""

from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.bots import Bot, Choice, ask, bot, play_match
from ecliptic.bots.greedy import Greedy
from ecliptic.kernel import Action, Game, Refused, State, Table
from ecliptic.sim.arena import arena
from tests.contracts.toy import Toy, ToyState
from tests.rules.star_realms.scene import Scene

GAME = ecliptic.game("star-realms")


def choice(table: Table, seed: int = 1) -> Choice:
    seat = table.waiting[0]
    return ask(bot("greedy"), table.game, table.state, seat, table.options(seat), Random(seed))


# What a deck still has of its starting cards after a few turns, as the keyword of a scene.
DECK = ["scout"] * 6 + ["viper"] * 2 + ["explorer"]


def turn(scene: Scene, seed: int = 1) -> list[str]:
    """What the bot does until its turn is over or somebody else is asked."""
    seat = scene.waiting[0]
    actions: list[str] = []
    while not scene.table.over and scene.waiting[0] == seat and actions[-1:] != ["end"]:
        actions.append(choice(scene.table, seed + len(actions)).action.text)
        scene.play(actions[-1])
    return actions


class Proud(Toy):
    """The toy with an opinion: high numbers should be played."""

    def __init__(self) -> None:
        super().__init__()
        self.weights = {"high_numbers": 2.0}

    def features(self, state: ToyState, seat: int) -> list[float]:
        return [float(sum(state.played[seat]))]


def dealt(game: Toy) -> ToyState:
    state = game.new(2, {}, None, 1)
    state.stack[-1].outcome(state, [2, 9, 5, 1, 3, 4])
    return state


def test_greedy_plays_any_game_that_says_what_to_value() -> None:
    game = Proud()
    state = dealt(game)
    request: Any = state.stack[-1].ask(state)
    chosen = ask(bot("greedy"), game, state, 0, request.options, Random(1))
    assert chosen.action.text == "play:9"
    assert chosen.explain() == [("high_numbers", 18.0)]
    humble = Greedy("humble", {"high_numbers": -1.0})
    assert ask(humble, game, state, 0, request.options, Random(1)).action.text == "play:2"


def test_greedy_refuses_a_game_without_an_evaluation() -> None:
    game = Toy()
    state = dealt(game)
    request: Any = state.stack[-1].ask(state)
    with pytest.raises(Refused, match="Bot greedy cannot play Toy: the game has no evaluation"):
        ask(bot("greedy"), game, state, 0, request.options, Random(1))


# One turn


def test_it_wins_when_it_can() -> None:
    scene = Scene(hand=["predator"], combat=5, authority=[50, 9], deck=DECK)
    turn(scene)
    assert scene.table.result is not None
    assert scene.table.result.places == (1, 2)


def test_it_breaks_through_an_outpost_for_the_last_blow() -> None:
    scene = Scene(combat=12, authority=[50, 6], deck=DECK, foe={"in_play": ["frontier_station"]})
    turn(scene)
    assert scene.table.over


def test_it_scraps_what_it_needs_for_the_last_blow() -> None:
    scene = Scene(hand=["explorer", "explorer", "cargo_pod"], authority=[50, 7], deck=DECK)
    turn(scene)
    assert scene.table.over


@pytest.mark.parametrize("good", ["dreadnaught", "battle_blob", "port_of_call", "battlecruiser"])
def test_it_does_not_scrap_a_good_card_for_a_few_points(good: str) -> None:
    scene = Scene(hand=[good], deck=DECK, cards="core")
    actions = turn(scene)
    assert f"play:{good}" in actions
    assert f"scrap:{good}" not in actions


def test_it_plays_everything_buys_and_attacks_before_it_ends() -> None:
    scene = Scene(hand=["scout", "scout", "scout", "viper", "viper"], deck=["scout"] * 5, row=["patrol_cutter"])
    actions = turn(scene)
    assert actions[-1] == "end"
    assert actions.count("play:scout") == 3
    assert "buy:patrol_cutter" in actions
    assert scene.authority(1) == 48


def test_it_saves_up_in_a_turn_for_the_better_card() -> None:
    """With 8 trade in hand it does not spend the first 2 on the first thing that it can pay."""
    hand = ["trade_hauler", "trade_hauler", "scout", "scout"]
    row = ["leviathan", "star_barge", "repair_bot", "lancer", "lancer"]
    assert "buy:leviathan" in turn(Scene(hand=hand, row=row, deck=DECK))


@pytest.mark.parametrize("good", ["the_wrecker", "peacekeeper", "emperors_dreadnaught", "mining_mech"])
def test_it_thins_its_deck_and_keeps_good_cards(good: str) -> None:
    scene = Scene(hand=["convoy_bot", "scout", good], discard=DECK)
    scene.play("play:convoy_bot")
    action = choice(scene.table).action
    assert action.kind in ("scrap_hand", "scrap_discard")
    assert action.text.split(":")[1] in ("scout", "viper")


@pytest.mark.parametrize("least", ["scout", "battle_bot"])
def test_it_discards_what_it_needs_least(least: str) -> None:
    """Wherever that stands in the list of options."""
    scene = Scene(hand=["gunship"], foe={"hand": ["leviathan", "gunship", least, "peacekeeper"], "deck": DECK})
    scene.play("play:gunship")
    assert scene.waiting == [1]
    assert choice(scene.table).action.text == f"discard:{least}"


def test_it_destroys_a_base_that_would_hurt_more_than_it_costs() -> None:
    scene = Scene(combat=4, foe={"in_play": ["bioformer"]})
    assert choice(scene.table).action.text == "attack_base:1/bioformer"


def test_it_explains_a_purchase() -> None:
    scene = Scene(trade=8, row=["leviathan"], deck=DECK)
    chosen = choice(scene.table)
    assert chosen.action.text == "buy:leviathan"
    assert chosen.explain()[0][0] in ("deck", "purchases")
    assert "deck +" in chosen.words()


# More players


def test_it_finishes_off_the_player_it_can() -> None:
    scene = Scene(combat=6, mode="free_for_all", seats=3, authority=[50, 30, 6])
    turn(scene)
    assert scene.state["eliminated"] == [2]


def test_an_emperor_strikes_at_the_enemy_emperor_when_that_wins() -> None:
    scene = Scene(mode="emperor", active=1, players={1: {"combat": 10}}, authority=[50, 60, 50, 10, 10, 10])
    assert scene.waiting == [1]
    turn(scene)
    assert scene.table.over


class Stubborn(Bot):
    """Greedy, but never agrees to anything."""

    def __init__(self) -> None:
        super().__init__("stubborn", "never agrees to anything")

    def choose(self, game: Game[Any], world: State, seat: int, options: list[Action], random: Random) -> Choice:
        for option in options:
            if option.kind == "decline":
                return Choice(option)
        return bot("greedy").choose(game, world, seat, options, random)


def hydra() -> Scene:
    """Seat 1 is done with 3 combat left; seat 0 has 3, too few alone for the outpost with defense 6."""
    foes = {2: {"in_play": ["frontier_station"]}, 3: {}}
    return Scene(combat=3, mode="hydra_two_headed", players={1: {"combat": 3}, **foes}, done=[1])


def test_teammates_destroy_an_outpost_together() -> None:
    scene = hydra()
    seen: list[str] = []
    for n in range(40):
        if scene.table.over or "end" in seen or scene.state["active"] != 0:
            break
        seat = scene.waiting[0]
        chosen = ask(bot("greedy"), GAME, scene.table.state, seat, scene.table.options(seat), Random(n))
        seen.append(chosen.action.text)
        scene.play(chosen.action.text, seat=seat)
    assert seen[:3] == ["pool_attack:2/frontier_station", "amount:3", "agree"]


def test_a_teammate_who_always_declines_is_not_asked_for_ever() -> None:
    for seed in range(6):
        scene = hydra()
        asked = 0
        for n in range(60):
            if scene.state["active"] != 0:
                break
            seat = scene.waiting[0]
            player = Stubborn() if seat == 1 else bot("greedy")
            chosen = ask(player, GAME, scene.table.state, seat, scene.table.options(seat), Random(100 * seed + n))
            asked += chosen.action.text == "decline"
            scene.play(chosen.action.text, seat=seat)
        assert scene.state["active"] != 0
        assert asked < 12


# Whole games


@pytest.mark.parametrize(("seats", "options"), GAME.setups()[:13])
def test_a_game_of_every_mode_comes_to_a_result(seats: int, options: dict[str, str]) -> None:
    """All seats greedy: the game ends by elimination, and no turn is longer than the cards allow."""
    state: Any = GAME.new(seats, GAME.choose_options(seats, options), None, 1)
    decisions = play_match(GAME, state, [bot("greedy")] * seats, Random(seats), Random(1))
    assert state.reason == "elimination"
    assert decisions < 60 * state.turn


def test_it_never_ends_a_turn_with_cards_or_hits_left() -> None:
    """Whenever it ends its turn its hand is played and all combat that can hit anything is spent."""
    for seed in range(6):
        table = ecliptic.new("star-realms", seats=2, seed=seed, options={"set": "both"})
        rng = Random(seed)
        while not table.over:
            seat = table.waiting[0]
            options = table.options(seat)
            action = ask(bot("greedy"), GAME, table.state, seat, options, rng).action
            if action.text == "end":
                left = [option.text for option in options if option.kind in ("play", "attack", "attack_base")]
                assert not left, (seed, left)
            table.play(seat, action)


@pytest.mark.parametrize(("mode", "seats"), [("free_for_all", 4), ("hunter", 3), ("hydra_two_headed", 4), ("raid", 4)])
def test_greedy_beats_random_with_more_players(mode: str, seats: int) -> None:
    played: Any = arena("star-realms", ["random", "greedy"], games=8, seed=5, seats=seats, options={"mode": mode})
    assert played["table"][0]["bot"] == "greedy"


def test_greedy_beats_random() -> None:
    played: Any = arena("star-realms", ["random", "greedy"], games=180, seed=1)
    best = played["table"][0]
    assert best["bot"] == "greedy"
    assert best["score"] >= 0.95


@pytest.mark.deep
@pytest.mark.parametrize("cards", ["colony_wars", "core"])
def test_greedy_beats_random_in_a_thousand_duels(cards: str) -> None:
    played: Any = arena("star-realms", ["random", "greedy"], games=1000, seed=2, options={"set": cards})
    best = played["table"][0]
    assert (best["bot"], best["games"]) == ("greedy", 1000)
    assert best["low"] >= 0.95
