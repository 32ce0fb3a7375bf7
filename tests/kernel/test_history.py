"""Any moment of a journal is what the table was then."""

import pickle
import random
from typing import Any

import pytest

import ecliptic
from ecliptic.kernel import Chance, History, Refused, Table, digest, refused


def played(slug: str, seats: int, moves: int, seed: int, options: dict[str, str]) -> Table:
    """A game with random moves, some of them taken back, also past barriers."""
    rng = random.Random(seed)
    table = ecliptic.new(slug, seats=seats, seed=seed, options=options)
    moments = [len(table.journal)]
    for _ in range(moves):
        if table.over:
            break
        seat = rng.choice(table.waiting)
        if table.undoable(seat) and rng.random() < 0.15:
            table.undo(seat, steps=1)
        elif rng.random() < 0.04:
            line = set(table.journal.active_entries())
            table.rewind(seat, rng.choice([n for n in moments if n == 0 or n - 1 in line]), agreed=range(seats))
        else:
            table.play(seat, rng.choice(table.options(seat)))
        moments.append(len(table.journal))
    return table


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [("star-realms", 2, {}), ("star-realms", 4, {"mode": "hydra_two_headed"}), ("federation", 3, {})],
)
def test_every_moment_is_what_a_replay_up_to_there_gives(slug: str, seats: int, options: dict[str, str]) -> None:
    table = played(slug, seats, 150, 5, options)
    dump: Any = table.journal.dump()
    past = History(dump, ecliptic.catalogue())
    assert len(past) == len(table.journal)
    kinds = {entry.kind for entry in past.entries}
    assert kinds == {"play", "chance", "undo"}
    moments = [n for n, entry in enumerate(past.entries) if entry.kind != "chance"] + [len(past)]
    for n in moments:
        then = ecliptic.replay({**dump, "entries": dump["entries"][:n]}, seed=0)
        assert len(then.journal) == n, "nothing was left to chance"
        here = past.at(n)
        for seat in (None, *range(seats)):
            assert here.view(seat) | {"move": n} == then.view(seat)
            told = [(i, message.plain()) for i, message in past.tell(here, seat, past.active_entries(n))]
            assert told == [(i, message.plain()) for i, message in then.log(seat)]
            line = past.active_entries(n, since=n // 2)
            later = [(i, message.plain()) for i, message in past.tell(here, seat, line)]
            assert later == [(i, message.plain()) for i, message in then.log(seat, n // 2)]
        assert [str(o) for s in here.waiting for o in here.options(s)] == [
            str(o) for s in then.waiting for o in then.options(s)
        ]
        assert here.save() == then.save()


def test_a_past_grows_with_its_table() -> None:
    table = played("star-realms", 2, 30, 1, {})
    past = History(table.journal.dump(), ecliptic.catalogue())
    known = len(past)
    for _ in range(70):
        table.play(table.waiting[0], table.options(table.waiting[0])[-1])
    rows: Any = table.journal.dump()["entries"]
    past.add(rows[known:])
    assert past.at(len(past)).save() == table.save()


def test_a_past_begins_at_a_position_too() -> None:
    table = ecliptic.load(played("star-realms", 2, 30, 1, {}).save(), seed=2)
    table.play(table.waiting[0], "end")
    past = History(table.journal.dump(), ecliptic.catalogue())
    assert past.at(0).save() == table.journal.start
    assert past.at(len(past)).save() == table.save()


def test_after_an_undo_the_entries_before_it_are_in_effect() -> None:
    table = ecliptic.new("star-realms", seats=2, seed=1, options={"first": "0"})
    before = len(table.journal)
    table.play(0, table.options(0)[0])
    table.undo(0)
    past = History(table.journal.dump(), ecliptic.catalogue())
    assert past.active_entries(len(past)) == past.active_entries(before) == list(range(before + 1))


def test_entries_that_do_not_lead_where_they_led_are_refused() -> None:
    table = played("star-realms", 2, 30, 1, {})
    dump: Any = table.journal.dump()
    last = dump["entries"][-1]
    for row, why in (
        ({**last, "hash": "0" * 16}, "the hashes differ"),
        ({"seat": 0, "play": "fly", "hash": "x"}, "'fly' is not possible at this point"),
        ({"seat": 0, "undo": 9999, "hash": "x"}, "There is no moment 9999"),
        ({"chance": "flip", "drawn": [1], "hash": "x"}, "The rules do not ask for chance 'flip'"),
    ):
        with pytest.raises(Refused, match=why):
            History({**dump, "entries": [*dump["entries"][:-1], row]}, ecliptic.catalogue())


def test_a_refusal_carries_its_message() -> None:
    table = ecliptic.new("star-realms", seed=7, options={"first": "0"})
    with pytest.raises(Refused) as refusal:
        table.play(0, "buy:dreadnaught")
    assert refusal.value.message is not None
    assert table.game.say(refusal.value.message, table.names, viewer=0) == str(refusal.value)
    with pytest.raises(Refused) as refusal:
        table.play(1, "end")
    assert str(refusal.value) == "It is not your turn: the table is waiting for seat 0."
    assert refusal.value.message is not None
    assert table.game.say(refusal.value.message, ["Ann", "Bob"], "de", viewer=1).endswith("Der Tisch wartet auf Ann.")


def test_a_refusal_keeps_its_sentence_in_another_process() -> None:
    told = pickle.loads(pickle.dumps(refused("problem-missing", place="hand")))
    assert (type(told), str(told)) == (Refused, "hand is missing.")


def test_the_log_begins_before_the_first_entry() -> None:
    """Something may have happened before anybody was asked: it belongs to entry 0."""
    table = ecliptic.new("star-realms", seats=2, seed=7)
    table.play(table.waiting[0], "end")
    n = len(table.journal)
    past = History(table.journal.dump(), ecliptic.catalogue())
    assert past.active_entries(n) == list(range(n + 1))
    assert past.active_entries(n, since=1) == list(range(2, n + 1))


def test_a_moment_in_the_middle_of_a_draw_stays_there() -> None:
    """A table to look at draws nothing: what chance gave stands in the entries."""
    table = ecliptic.new("star-realms", seats=2, seed=7)
    past = History(table.journal.dump(), ecliptic.catalogue())
    for n in range(len(past)):
        there = past.at(n)
        assert isinstance(there.request, Chance)
        assert digest(there.state) == digest(past.state(n))
    assert past.at(len(past)).waiting == table.waiting
