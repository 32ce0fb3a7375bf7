"""Bots see a world drawn from what their seat may know, and nothing else."""

from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.bots import BOTS, Bot, Choice, ask, bot
from ecliptic.kernel import (
    Action,
    Game,
    Refused,
    State,
    numbers,
    options_of,
    pending_seats,
    play_randomly,
    run_until_request,
)

GAME = ecliptic.game("star-realms")


class Spy(Bot):
    """Takes the first option and keeps what it was given."""

    def __init__(self) -> None:
        super().__init__("spy", "keeps what it was given")
        self.worlds: list[State] = []

    def choose(self, game: Game[Any], world: State, seat: int, options: list[Action], random: Random) -> Choice:
        self.worlds.append(world)
        world.stack.clear()
        action = options[0]
        options.clear()
        return Choice(action)


class Cheat(Bot):
    """Answers something that nobody offered."""

    def __init__(self) -> None:
        super().__init__("cheat", "answers something that nobody offered")

    def choose(self, game: Game[Any], world: State, seat: int, options: list[Action], random: Random) -> Choice:
        return Choice(Action("win"))


def moment(seats: int, options: dict[str, str], seed: int, decisions: int) -> State:
    """Somewhere in a random game, at a choice between several options."""
    rng = Random(seed)
    state: State = GAME.new(seats, GAME.choose_options(seats, options), None, 1)
    play_randomly(state, rng.random, decisions)
    while True:
        request = run_until_request(state)
        assert request is not None
        if len(options_of(request, pending_seats(request)[0])) > 1:
            return state
        play_randomly(state, rng.random, 1)


MOMENTS = [(seats, options, 20 * n + 7) for n, (seats, options) in enumerate(GAME.setups()[:13])]


@pytest.mark.parametrize("name", list(BOTS))
@pytest.mark.parametrize(("seats", "options", "decisions"), MOMENTS)
def test_hidden_things_change_no_choice(name: str, seats: int, options: dict[str, str], decisions: int) -> None:
    """In worlds that the seat cannot tell apart a bot chooses the same for the same reasons."""
    state = moment(seats, options, seed=decisions, decisions=decisions)
    request = run_until_request(state)
    seat = pending_seats(request)[0]
    worlds = [state, *(GAME.resample(state, seat, Random(n)) for n in range(3))]
    assert len({tuple(numbers(world)) for world in worlds}) > 1
    choices = [ask(bot(name), GAME, world, seat, options_of(request, seat), Random(11)) for world in worlds]
    assert len({choice.action.text for choice in choices}) == 1
    assert all(choice.reasons == choices[0].reasons for choice in choices)


def test_a_bot_never_holds_the_state_of_the_table() -> None:
    """What it gets is a copy: whatever it does to that, the table stays as it was."""
    table = ecliptic.new("star-realms", seats=2, seed=7)
    seat, spy = table.waiting[0], Spy()
    before, offered = numbers(table.state), table.options(seat)
    ask(spy, GAME, table.state, seat, offered, Random(1))
    assert len(spy.worlds) == 1
    assert spy.worlds[0] is not table.state
    assert numbers(table.state) == before
    assert offered == table.options(seat)


def test_what_is_hidden_is_dealt_anew() -> None:
    """The opponent's hand in the world a bot gets is one that could be, not the one that is."""
    table = ecliptic.new("star-realms", seats=2, seed=7)
    seat, spy = table.waiting[0], Spy()
    for n in range(20):
        ask(spy, GAME, table.state, seat, table.options(seat), Random(n))
    states: Any = spy.worlds
    state: Any = table.state
    assert len({tuple(world.players[1 - seat].hand) for world in states}) > 1
    assert len({tuple(world.trade_deck) for world in states}) == 20
    assert all(world.players[seat].hand == state.players[seat].hand for world in states)


def test_a_single_option_needs_no_thought() -> None:
    spy = Spy()
    state = moment(2, {}, seed=3, decisions=10)
    assert ask(spy, GAME, state, 0, [Action("end")], Random(1)).action == Action("end")
    assert spy.worlds == []


def test_an_answer_outside_the_options_is_refused() -> None:
    table = ecliptic.new("star-realms", seats=2, seed=7)
    seat = table.waiting[0]
    with pytest.raises(Refused, match="Bot cheat answered 'win', which is not one of its options"):
        ask(Cheat(), GAME, table.state, seat, table.options(seat), Random(1))


def test_bots_are_found_by_name() -> None:
    assert [bot(name).name for name in BOTS] == ["random", "greedy"]
    assert all(known.about for known in BOTS.values())
    with pytest.raises(Refused, match=r"There is no bot 'gready'\. Choose from: random, greedy"):
        bot("gready")


def test_random_takes_every_option_equally_often() -> None:
    options = [Action("pick", str(n)) for n in range(4)]
    rng = Random(1)
    state = moment(2, {}, seed=3, decisions=10)
    taken = [bot("random").choose(GAME, state, 0, options, rng).action for _ in range(4000)]
    assert all(920 <= taken.count(option) <= 1080 for option in options)


def test_an_explanation_names_the_three_weightiest_terms() -> None:
    choice = Choice(Action("end"), [("a_b", 0.5), ("c", 0.0), ("d", -2.0), ("e", 1.0), ("f", 0.1)])
    assert choice.explain() == [("d", -2.0), ("e", 1.0), ("a_b", 0.5)]
    assert choice.words() == "d -2.0, e +1.0, a b +0.5"
    assert Choice(Action("end")).explain() == []
