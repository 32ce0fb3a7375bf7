"""Alternative histories: what is changed in them, and what is then looked for in drawn worlds."""

from random import Random
from typing import Any

import pytest

from ecliptic.kernel import Action, Chance, Decision, Event, Json, Message, Note
from ecliptic.kernel.histories import Histories, _carry_out, _Wanted, find_missing
from ecliptic.kernel.journal import CHANCE, PLAY, Entry
from tests.contracts.toy import Toy, ToyState


def test_another_order_is_looked_for_at_its_first_other_place() -> None:
    wanted = _Wanted("deck", {"deck": ["a", "b", "c"]}, {"deck": ["b", "a", "c"]})
    assert wanted.text == "'b' at place 0 of deck"
    assert wanted.is_in({"deck": ["b", "c", "a"]})
    assert not wanted.is_in({"deck": ["a", "b", "c"]})
    later = _Wanted("deck", {"deck": ["a", "b", "c"]}, {"deck": ["a", "c", "b"]})
    assert later.text == "'c' at place 1 of deck"
    assert later.is_in({"deck": ["b", "c", "a"]})
    assert not later.is_in({"deck": ["c", "a", "b"]})


def test_one_more_of_something_is_looked_for_in_its_list() -> None:
    wanted = _Wanted("hand", {"hand": ["a", "b"]}, {"hand": ["b", "b"]})
    assert wanted.text == "2 of 'b' in hand"
    assert wanted.is_in({"hand": ["b", "c", "b"]})
    assert not wanted.is_in({"hand": ["b", "c"]})
    assert not wanted.is_in({"deck": ["b", "b"]})
    new = _Wanted("hand", {}, {"hand": ["z"]})
    assert new.text == "'z' in hand"


def test_what_is_new_counts_before_what_there_was() -> None:
    """Several copies of something at once may be rare."""
    wanted = _Wanted("hand", {"hand": ["a", "a", "b"]}, {"hand": ["a", "a", "a", "c"]})
    assert wanted.text == "'c' in hand"


DEAL = Chance("deal", list(range(1, 10)), count=6)
DRAWN = [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("request_", "entry", "is_taken"),
    [
        (DEAL, Entry(CHANCE, "", text="deal", drawn=DRAWN), True),
        (DEAL, Entry(CHANCE, "", text="shuffle", drawn=DRAWN), False),
        (DEAL, Entry(CHANCE, "", text="deal", drawn=[1, 1, 1, 1, 1, 1]), False),
        (DEAL, Entry(PLAY, "", 0, "play:1"), False),
        (Decision(0, [Action("play", "1", (1,))]), Entry(CHANCE, "", text="deal", drawn=DRAWN), False),
        (None, Entry(CHANCE, "", text="deal", drawn=DRAWN), False),
    ],
)
def test_an_entry_is_carried_out_only_where_it_fits(request_: object, entry: Entry, is_taken: bool) -> None:
    state = Toy().new(2, {}, None, 1)
    assert _carry_out(state, request_, entry) == is_taken  # type: ignore[arg-type]  # one of three kinds, or none
    assert (state.hands == [[1, 2, 3], [4, 5, 6]]) == is_taken


class Paired(Toy):
    """Seat 0 holds 1 where seat 1 holds 2, and 3 where it holds 4: only these two worlds are drawn."""

    def resample(self, state: ToyState, seat: int | None, rng: Random) -> ToyState:
        return holding(*rng.choice([(1, 2), (3, 4)]))


def holding(mine: int, other: int) -> ToyState:
    state = ToyState()
    state.hands = [[mine], [other]]
    state.deck = [n for n in range(1, 5) if n not in (mine, other)]
    return state


def test_where_there_are_few_worlds_each_of_them_is_looked_for() -> None:
    """Every card can be everywhere, but not all cards at once."""
    for seed in range(5):
        told = find_missing(Paired(), holding(1, 2), holding(3, 2), None, Random(seed))
        assert told.startswith("resample never draws the world {")
        assert find_missing(Paired(), holding(1, 2), holding(3, 4), None, Random(seed)) == ""


class Reordered(Paired):
    """Writes the fields of drawn worlds in another order than those of the two worlds that are compared."""

    def __init__(self) -> None:
        super().__init__()
        self.written = 0

    def write(self, state: ToyState) -> Json:
        self.written += 1
        fields = super().write(state)
        return fields if self.written <= 2 else dict(reversed(fields.items()))


def test_the_order_of_fields_does_not_make_another_world() -> None:
    assert find_missing(Reordered(), holding(1, 2), holding(3, 4), None, Random(1)) == ""


class Drawn(Toy):
    """Worlds come from a list, the last one again and again; they are counted."""

    def __init__(self, worlds: list[ToyState]) -> None:
        super().__init__()
        self.worlds = worlds
        self.drawn = 0

    def resample(self, state: ToyState, seat: int | None, rng: Random) -> ToyState:
        self.drawn += 1
        return self.worlds[min(self.drawn, len(self.worlds)) - 1]


def many(size: int, wanted: ToyState) -> list[ToyState]:
    """So many different worlds, with what is wanted first."""
    worlds = [wanted.clone() for _ in range(size)]
    for n, world in enumerate(worlds):
        world.passes = n
    return worlds


def worlds_drawn(worlds: list[ToyState]) -> tuple[int, bool]:
    """How many worlds are drawn for seat 1, and whether something is missing among them."""
    game = Drawn(worlds)
    missing = find_missing(game, holding(1, 2), holding(3, 2), 1, Random(1))
    return game.drawn, bool(missing)


def test_so_many_worlds_are_drawn_before_something_is_missing() -> None:
    """A world need not be drawn itself where 23 of the first 30, or one of 400, come up once."""
    same, other = holding(1, 2), holding(3, 2)
    assert worlds_drawn([same]) == (5_000, True)
    assert worlds_drawn([other]) == (1, False)
    assert worlds_drawn([same] * 4_999 + [other]) == (5_000, False)
    assert worlds_drawn([same] * 5_000 + [other]) == (5_000, True)
    for n, drawn in ((23, 30), (22, 400)):
        assert worlds_drawn([*many(n, other)[1:], *[same] * (31 - n), *many(2, other)[1:] * 999]) == (drawn, False)
    rare = many(2, other)[1:]
    assert worlds_drawn([*rare, *[same] * 399]) == (400, False)
    assert worlds_drawn([*rare * 2, *[same] * 398]) == (5_000, True)


def test_an_alternative_is_followed_for_eight_decisions() -> None:
    game, histories = Toy("face down"), Histories()
    deal = Entry(CHANCE, "", text="deal", drawn=DRAWN)
    histories.branch(game, game.new(2, {}, None, 1), [deal], 0, None, Random(1))
    before = game.new(2, {}, None, 1)
    followed = 0
    while histories.world is not None:
        histories.follow(game, _after(before, deal), [])
        followed += 1
    assert followed == 8


def test_a_draw_is_suspect_while_its_viewer_has_seen_every_change() -> None:
    """One game shows the whole deal to everybody, the other hides it; what was not tried is not suspect."""
    deal = Entry(CHANCE, "", text="deal", drawn=DRAWN)
    for fault, suspect in (("copy with everything shown", {"deal"}), ("", set())):
        game, histories = Toy(fault), Histories()
        histories.branch(game, game.new(2, {}, None, 1), [deal], 0, None, Random(1))
        assert histories.always_seen(None) == suspect
        assert histories.always_seen(0) == set()


class Telling(Toy):
    """What is played lies face down, and yet the log tells everybody its number."""

    def tell(self, state: ToyState, events: list[Event], seat: int | None) -> list[Message]:
        return [Message(f"log-{event.kind}", {"n": event.what}) for event in events if isinstance(event, Note)]


def test_another_choice_of_another_player_is_an_alternative() -> None:
    """It is one while the viewer sees the same, in the log too; nobody is sent anything else of an own choice."""
    dealt = _after(Toy().new(2, {}, None, 1), Entry(CHANCE, "", text="deal", drawn=DRAWN))
    for game, viewer, other in ((Toy("face down"), 1, [[2], [3]]), (Telling("face down"), 1, []), (Toy(), 0, [])):
        histories = Histories()
        for seed in range(10):
            before = dealt.clone()
            before.fault = game.fault
            histories.branch(game, before, [Entry(PLAY, "", 0, "play:1")], 0, viewer, Random(seed))
            world: Any = histories.world
            assert (world.face_down[0] in other) if other else world is None


def test_eight_draws_of_which_all_was_seen_are_a_failure() -> None:
    for tried, hidden, found in ((7, 0, 0), (8, 0, 1), (8, 1, 0)):
        histories = Histories()
        histories._draws["deal", 1] = [tried, hidden]
        assert len(histories.failures()) == found


def _after(state: ToyState, entry: Entry) -> ToyState:
    changed = state.clone()
    assert _carry_out(changed, DEAL, entry)
    return changed
