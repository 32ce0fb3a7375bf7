"""Is exactly this known of a hand and a deck? Checked in every view and in worlds drawn for every seat (SR-2.4)."""

from collections import Counter
from random import Random
from typing import Any

from ecliptic.games.star_realms.state import Player, State
from ecliptic.kernel import digest, options_of, run_until_request
from tests.rules.star_realms.scene import Scene

WORLDS = 50


def drawn_worlds(scene: Scene, viewer: int | None) -> list[State]:
    """Worlds that look to this viewer like the real one, from as many generators."""
    table = scene.table
    return [table.game.resample(table.state, viewer, Random(seed)) for seed in range(WORLDS)]


def names(scene: Scene, cards: list[int]) -> list[str]:
    """Cards by name."""
    ids = scene.table.game.words(scene.table.state, "card")
    assert ids is not None
    return [ids[card] for card in cards]


def zones(player: Player) -> dict[str, Any]:
    """What of a player is the same in all worlds."""
    known = ("trade", "combat", "scrapped", "known_top", "discard", "area", "gone", "waiting", "known_hand")
    return {field: getattr(player, field) for field in known}


def assert_known(scene: Scene, seat: int, hand: list[str], top: list[str], insiders: tuple[int, ...] = ()) -> None:
    """Of this seat's hand and deck (top card first) the others know these cards and nothing more.

    `insiders` are other seats that see the hand. The hidden cards must show all the freedom they have: each name is
    missing from the hidden part of the hand in some world and there as often as possible in another.
    """
    real: Any = scene.table.state
    owner: Player = real.players[seat]
    hidden_hand = Counter(names(scene, owner.hand)) - Counter(hand)
    pool = hidden_hand + Counter(names(scene, owner.deck[: len(owner.deck) - len(top)]))
    seats = range(len(real.players))
    for viewer in [None, *seats]:
        sees_hand = viewer == seat or viewer in insiders
        worlds = drawn_worlds(scene, viewer)
        assert_looks_the_same(scene, viewer, worlds)
        view: Any = scene.table.view(viewer)
        shown = view["players"][seat]
        assert sorted(shown["known_hand"]) == sorted(hand)
        assert shown["deck_top"] == top
        assert shown["hand_size"] == len(owner.hand)
        assert shown["deck"] == len(owner.deck)
        assert ("hand" in shown) == sees_hand
        hands, decks = [], []
        for world in worlds:
            player = world.players[seat]
            assert zones(player) == zones(owner)
            assert len(player.hand) == len(owner.hand)
            assert player.hand == sorted(player.hand)
            deck = names(scene, player.deck)[::-1]
            assert deck[: len(top)] == top
            in_hand = Counter(names(scene, player.hand))
            assert in_hand >= Counter(hand)
            assert in_hand - Counter(hand) + Counter(deck[len(top) :]) == pool
            hands.append(in_hand - Counter(hand))
            decks.append(deck[len(top) :])
        if sees_hand:
            assert all(found == hidden_hand for found in hands)
            assert_free_order(decks, pool - hidden_hand)
        else:
            assert_free_choice(hands, pool, hidden_hand.total())
            assert_free_order(decks, pool)


def assert_looks_the_same(scene: Scene, viewer: int | None, worlds: list[State]) -> None:
    """Every world shows this viewer the same table and offers the same options; the trade deck is free.

    Seen from any of them the same generator draws the same world: nothing but the viewer's knowledge goes into it.
    """
    table = scene.table
    view = table.game.view(table.state, viewer)
    prompt = table.prompt(viewer).plain()
    for world in worlds:
        assert table.game.problems(world) == []
        assert table.game.view(world, viewer) == view
        assert table.game.prompt(world, viewer).plain() == prompt
        assert digest(table.game.resample(world, viewer, Random(0))) == digest(worlds[0])
        if viewer is not None:
            assert options_of(run_until_request(world), viewer) == table.options(viewer)
    assert len({tuple(world.trade_deck) for world in worlds}) == len(worlds)


def assert_free_choice(hands: list[Counter[str]], pool: Counter[str], size: int) -> None:
    """Each name of the pool is among the chosen cards as rarely and as often as it can be."""
    for card, copies in pool.items():
        seen = {hand[card] for hand in hands}
        assert seen == set(range(max(0, size - (pool.total() - copies)), min(size, copies) + 1)), card


def assert_free_order(decks: list[list[str]], pool: Counter[str]) -> None:
    """Every place of the hidden part of a deck holds every card that could be there, in some world."""
    for place in zip(*decks, strict=True):
        assert set(place) == set(pool)
