"""Looking at an option before it is taken: what is shown, where it stops, and that it tells nothing hidden."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ecliptic
from ecliptic.kernel import Preview, Refused, Table
from ecliptic.kernel.check import preview_bytes
from ecliptic.kernel.loop import options_of
from tests.rules.federation import scene as federation
from tests.rules.star_realms.scene import Scene

GAMES = ["star-realms", "federation"]


def seen(preview: Preview, seat: int = 0) -> dict[str, Any]:
    """A player in what is shown."""
    view: Any = preview.view
    player: dict[str, Any] = view["players"][seat]
    return player


# What is shown


def test_a_card_that_is_played_lies_there_with_what_it_gives() -> None:
    scene = Scene(hand=["scout", "viper"])
    preview = scene.table.preview(0, "play:scout")
    me = seen(preview)
    assert (me["trade"], me["hand"], [card["card"] for card in me["in_play"]]) == (1, ["viper"], ["scout"])
    assert preview.final == ""
    assert preview.prompt is not None
    assert preview.prompt.id == scene.table.prompt(0).id


def test_looking_changes_nothing() -> None:
    scene = Scene(hand=["scout", "falcon"], deck=["viper"], trade=8, row=["cargo_pod"])
    before, n = scene.table.save(), len(scene.table.journal)
    for option in scene.options():
        scene.table.preview(0, option)
    assert (scene.table.save(), len(scene.table.journal), scene.table.undoable(0)) == (before, n, 0)
    scene.play("play:scout")
    scene.table.undo(0)


def test_a_bought_card_goes_where_it_goes_and_the_next_one_is_not_shown() -> None:
    scene = Scene(trade=3, row=["cargo_pod"])
    preview = scene.table.preview(0, "buy:cargo_pod")
    row: Any = preview.view["trade_row"]
    assert (seen(preview)["trade"], seen(preview)["discard"]) == (0, ["cargo_pod"])
    assert row == scene.state["trade_row"][1:]
    assert preview.view["trade_deck"] == len(scene.state["trade_deck"])
    assert (preview.final, preview.prompt) == ("reveal", None)


def test_an_explorer_shows_nothing_new() -> None:
    preview = Scene(trade=2).table.preview(0, "buy:explorer")
    assert (seen(preview)["discard"], preview.final) == (["explorer"], "")


def test_a_drawn_card_is_not_shown() -> None:
    scene = Scene(hand=["falcon"], deck=["viper", "scout"])
    preview = scene.table.preview(0, "play:falcon")
    me = seen(preview)
    assert (me["hand"], me["deck"], [card["card"] for card in me["in_play"]]) == ([], 2, ["falcon"])
    assert preview.final == "reveal"


def test_it_stops_before_chance() -> None:
    scene = Scene(hand=["falcon"], discard=["viper", "scout"])
    preview = scene.table.preview(0, "play:falcon")
    assert (seen(preview)["discard"], preview.final) == (["viper", "scout"], "chance")


def test_when_somebody_else_decides_next_it_says_so() -> None:
    scene = Scene(hand=["gunship"], foe={"hand": ["scout", "viper"]})
    assert scene.table.preview(0, "play:gunship").final == "pass"


def test_what_a_teammate_has_not_played_is_not_shown() -> None:
    """At the end of a team's turn all hands are discarded, and a teammate's was hidden until then (SR-17.5)."""
    scene = Scene(mode="hydra_two_headed", players={1: {"hand": ["viper"]}}, hand=["scout"])
    mate = next(seat for seat in scene.table.waiting if seat != 0)
    scene.play("done", seat=mate)
    preview = scene.table.preview(0, "done")
    assert (seen(preview, mate)["discard"], seen(preview, mate)["hand_size"], preview.final) == ([], 1, "reveal")


def test_the_last_blow_ends_the_game() -> None:
    scene = Scene(combat=50)
    scene.play("attack:1")
    preview = scene.table.preview(0, "amount:50")
    assert (seen(preview, 1)["authority"], preview.final) == (0, "over")


def test_an_ambassador_stands_on_its_space_with_what_follows() -> None:
    scene = federation.Scene(me={"resources": {"coppernium": 1}})
    scene.play("place:E")
    preview = scene.table.preview(0, "vote:AMB-1")
    senate: Any = preview.view["senate"]
    assert senate["E"] == {"owner": 0, "ambassador": "AMB-1", "side": "vote"}
    assert (seen(preview)["die"], seen(preview)["resources"].get("coppernium", 0)) == (2, 0)
    assert preview.final == ""


def test_deep_space_is_not_looked_at_by_looking_ahead() -> None:
    """Room A gives accreditation; at the last step the player looks at the tiles (FED-8.5, FED-24.1)."""
    scene = federation.Scene(me={"step": federation.PARTS.last_step - 1})
    scene.play("place:A")
    preview = scene.table.preview(0, "vote:AMB-1")
    assert (seen(preview)["step"], preview.final) == (federation.PARTS.last_step, "reveal")
    assert preview.view["looked_at"] == {}
    scene.play("vote:AMB-1")
    assert "deep_space" in scene.view(0)["looked_at"]


# Refusals


def test_what_is_no_option_is_refused() -> None:
    scene = Scene(hand=["scout"])
    with pytest.raises(Refused, match="costs"):
        scene.table.preview(0, "buy:explorer")
    with pytest.raises(Refused, match="not your turn"):
        scene.table.preview(1, "end")


# Properties


def moments(slug: str, seed: int, most: int = 150, every: int = 12) -> Iterator[Table]:
    """Moments of a random game."""
    rng = Random(seed)
    game = ecliptic.game(slug)
    seats, options = rng.choice(game.setups())
    table = ecliptic.new(slug, seats=seats, seed=seed, options=options)
    for n in range(most):
        if table.over:
            return
        if n % every == seed % every:
            yield table
        seat = rng.choice(table.waiting)
        table.play(seat, rng.choice(table.options(seat)))


def asked(table: Table) -> list[int]:
    """The seats that have options."""
    return [seat for seat in range(len(table.scores)) if options_of(table.request, seat)]


@pytest.mark.parametrize("slug", GAMES)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_previews(slug: str, seed: int) -> None:
    rng = Random(seed)
    for table in moments(slug, seed):
        game, state = table.game, table.state
        for seat in asked(table):
            world = game.resample(state, seat, rng)
            for option in table.options(seat):
                assert preview_bytes(game, state, seat, option) == preview_bytes(game, world, seat, option)


@pytest.mark.parametrize("slug", GAMES)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_a_preview_is_what_comes_of_it_and_final_is_what_cannot_be_taken_back(slug: str, seed: int) -> None:
    for table in moments(slug, seed):
        for seat in asked(table):
            for option in table.options(seat):
                preview = table.preview(seat, option)
                twin = ecliptic.load(table.save(), seed=1)
                twin.play(seat, option)
                if preview.final in ("reveal", "chance"):
                    assert twin.undoable(seat) == 0
                else:
                    assert twin.undoable(seat) == 1
                    assert twin.game.view(twin.state, seat) == preview.view
                    assert (preview.final == "over") == twin.over
                    assert (preview.final == "") == bool(options_of(twin.request, seat))
