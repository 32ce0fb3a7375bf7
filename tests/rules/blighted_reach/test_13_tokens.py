"""Tokens of fates: placed, flipped, taken, known to some, and dealt anew for everybody else (ABR-13.7)."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from ecliptic.games.arcs.board import SYSTEMS
from ecliptic.games.arcs.campaign import resample as worlds
from ecliptic.games.arcs.campaign import token_moves as moves
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.games.arcs.campaign.reading import printed
from ecliptic.games.arcs.campaign.tokens import ASIDE, BEFORE, TokenKind, kind_of, place_of, side_of
from ecliptic.kernel import Fields, Refused
from tests.rules.blighted_reach.scene import Scene

ROWS: list[dict[str, Any]] = [
    {"id": "flag", "count": 3, "sides": ["fresh", "damaged"]},
    {"id": "true-clue", "sides": ["down", "up"], "secret": True},
    {"id": "false-clue", "count": 2, "sides": ["down", "up"], "secret": True},
]
CLUES = [
    {"token": "true-clue", "place": "2-hex", "known_by": [0]},
    {"token": "false-clue", "place": "1-hex", "known_by": [0, 1], "agents": [1]},
    {"token": "false-clue", "place": "3-arrow", "known_by": [0]},
]


@pytest.fixture(autouse=True)
def kinds() -> Iterator[None]:
    """Three more kinds of token, of the Admiral."""
    before = len(printed().tokens)
    for row in ROWS:
        kind = TokenKind(Fields(row, "tokens"))
        printed().tokens.append(kind)
        printed().fates[7].tokens.append(kind)
    yield
    del printed().tokens[before:]
    del printed().fates[7].tokens[-len(ROWS) :]


def state_of(scene: Scene) -> Any:
    """The state itself."""
    return scene.table.state


def shown(scene: Scene, seat: int | None) -> list[dict[str, Any]]:
    """The tokens as a seat sees them."""
    view: Any = GAME.view(state_of(scene), seat)
    tokens: list[dict[str, Any]] = view["campaign"]["tokens"]
    return tokens


@pytest.mark.rule("ABR-13.7")
def test_tokens_are_taken_placed_flipped_moved_and_taken_away() -> None:
    state = state_of(Scene(hand=["administration-2"]))
    moves.take_tokens(state, "flag")
    assert len(moves.tokens_at(state, "flag", ASIDE)) == 3
    assert moves.place_token(state, "flag", SYSTEMS.index("2-hex"))
    flag = moves.flip_token(state, moves.tokens_on_map(state, "flag")[0])
    assert side_of(flag) == 1
    flag = moves.move_token(state, flag, BEFORE + 1)
    assert place_of(flag) == BEFORE + 1
    moves.take_token(state, flag)
    assert len(moves.tokens_of(state, "flag")) == 2
    assert moves.place_token(state, "flag", 0)
    assert moves.place_token(state, "flag", 0)
    assert not moves.place_token(state, "flag", 0)  # none is left
    assert state.extension.tokens == sorted(state.extension.tokens)


def test_tokens_are_written_and_read() -> None:
    scene = Scene(
        hand=["administration-2"],
        foe={"agents": 9},
        campaign={"tokens": [*CLUES, {"token": "flag", "place": "box 3", "side": "damaged"}]},
    )
    again = Scene(hand=["administration-2"], foe={"agents": 9}, campaign={"tokens": scene.campaign["tokens"]})
    assert again.campaign["tokens"] == scene.campaign["tokens"]
    assert {"token": "flag", "place": "box 3", "side": "damaged"} in scene.campaign["tokens"]


@pytest.mark.rule("ABR-17.2")
def test_agents_on_tokens_are_counted_and_return() -> None:
    scene = Scene(hand=["administration-2"], foe={"agents": 9}, campaign={"tokens": CLUES})
    state = state_of(scene)
    clue = next(each for each in state.extension.tokens if place_of(each) == SYSTEMS.index("3-arrow"))
    clue = moves.place_agent(state, clue, 2)
    assert state.players[2].agents == 9
    assert not GAME.problems(state)
    moves.take_token(state, clue)
    assert state.players[2].agents == 10
    assert not GAME.problems(state)


@pytest.mark.parametrize(
    "tokens",
    [
        [{"token": "flag", "place": "aside"}] * 4,
        [{"token": "true-clue", "place": "1-hex"}] * 2,
    ],
)
def test_there_are_not_more_than_printed(tokens: list[dict[str, Any]]) -> None:
    with pytest.raises(Refused):
        Scene(hand=["administration-2"], campaign={"tokens": tokens})


def test_a_secret_kind_is_seen_by_those_who_know_it() -> None:
    scene = Scene(hand=["administration-2"], foe={"agents": 9}, campaign={"tokens": CLUES})
    assert [row["token"] for row in shown(scene, 0)] == ["false-clue", "true-clue", "false-clue"]
    assert [row.get("token") for row in shown(scene, 1)] == ["false-clue", None, None]
    assert [row.get("token") for row in shown(scene, None)] == [None, None, None]
    assert shown(scene, 2)[0]["agents"] == [1]
    state = state_of(scene)
    moves.flip_token(state, next(each for each in state.extension.tokens if place_of(each) == 7))
    assert [row.get("token") for row in shown(scene, None)] == [None, "true-clue", None]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_worlds_look_the_same_and_are_equally_likely(seat: int | None) -> None:
    scene = Scene(hand=["administration-2"], foe={"agents": 9}, campaign={"tokens": CLUES})
    state = state_of(scene)
    game: Any = GAME
    found: Counter[int] = Counter()
    for seed in range(300):
        world = game.resample(state, seat, Random(seed))
        assert game.view(world, seat) == game.view(state, seat)
        found[
            next(place_of(each) for each in world.extension.tokens if kind_of(each) == moves.kind_number("true-clue"))
        ] += 1
    wanted = {None: 3, 0: 1, 1: 2, 2: 3}[seat]
    assert len(found) == wanted
    assert min(found.values()) > 300 // wanted // 2


@pytest.fixture
def no_true_clue_in_cluster_three() -> Iterator[Callable[[Any], bool]]:
    """Somebody has said that no true clue is in cluster 3."""

    def agrees(world: Any) -> bool:
        return all(place_of(each) < 8 for each in moves.tokens_of(world, "true-clue"))

    worlds.AGREES.append(agrees)
    yield agrees
    worlds.AGREES.remove(agrees)


def test_worlds_agree_with_what_was_said(no_true_clue_in_cluster_three: Callable[[Any], bool]) -> None:
    scene = Scene(hand=["administration-2"], foe={"agents": 9}, campaign={"tokens": CLUES})
    state = state_of(scene)
    game: Any = GAME
    for seat in (1, None):
        for seed in range(20):
            assert no_true_clue_in_cluster_three(game.resample(state, seat, Random(seed)))
