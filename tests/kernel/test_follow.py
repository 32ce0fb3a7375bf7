"""A table that takes over entries written elsewhere, as a server does with moves of another process."""

import random
from typing import Any

import pytest

import ecliptic
from ecliptic.kernel import Refused, Table
from tests.rules.star_realms.scene import Scene


def entries(table: Table, since: int = 0) -> list[Any]:
    rows: Any = table.journal.dump()["entries"]
    return list(rows[since:])


def test_following_move_by_move_is_replaying() -> None:
    rng = random.Random(4)
    here = ecliptic.new("star-realms", seed=4)
    there = ecliptic.replay(here.journal.dump(), seed=9)
    for _ in range(120):
        seat = here.waiting[0]
        if here.undoable(seat) and rng.random() < 0.2:
            here.undo(seat, steps=1)
        else:
            here.play(seat, rng.choice(here.options(seat)))
        there.follow(entries(here, len(there.journal)))
        assert there.journal.dump() == here.journal.dump()
        assert there.save() == here.save()
        assert [there.undoable(s) for s in (0, 1)] == [here.undoable(s) for s in (0, 1)]


def test_a_table_that_has_followed_draws_its_own_chance_again() -> None:
    here = ecliptic.new("star-realms", seed=4)
    there = ecliptic.replay(here.journal.dump(), seed=9)
    there.follow([])
    for _ in range(40):
        there.play(there.waiting[0], "end")
    assert ecliptic.replay(there.journal.dump()).save() == there.save()


def test_an_entry_that_cannot_be_is_refused_and_those_before_it_stay() -> None:
    here = ecliptic.new("star-realms", seed=4)
    there = ecliptic.replay(here.journal.dump(), seed=9)
    n = len(there.journal)
    here.play(here.waiting[0], "play:scout")
    here.play(here.waiting[0], "end")
    rows = entries(here, n)
    rows[1]["hash"] = "0" * 16
    with pytest.raises(Refused, match="the hashes differ"):
        there.follow(rows)
    with pytest.raises(Refused, match="needs 'play', 'chance' or 'undo'"):
        there.follow([{"seat": 0}])


def test_how_far_a_seat_may_undo() -> None:
    scene = Scene(hand=["scout", "scout", "viper"])
    assert scene.table.undoable(0) == 0
    scene.play("play:scout", "play:viper")
    assert (scene.table.undoable(0), scene.table.undoable(1)) == (2, 0)
    scene.table.undo(0, steps=1)
    assert scene.table.undoable(0) == 1
    scene.play("end")
    assert scene.table.undoable(0) == 0


def test_a_replayed_undo_leaves_the_same_rights() -> None:
    scene = Scene(hand=["scout", "scout", "viper"])
    scene.play("play:scout", "play:viper")
    scene.table.undo(0, steps=1)
    again = ecliptic.replay(scene.table.journal.dump())
    assert again.undoable(0) == 1
    again.undo(0)
    scene.table.undo(0)
    assert again.save() == scene.table.save()


def test_the_log_since_an_entry_is_the_end_of_the_whole_log() -> None:
    table = ecliptic.new("star-realms", seed=4)
    rng = random.Random(4)
    for _ in range(60):
        seat = table.waiting[0]
        if table.undoable(seat) and rng.random() < 0.3:
            table.undo(seat)
        else:
            table.play(seat, rng.choice(table.options(seat)))
    whole = [(n, message.plain()) for n, message in table.log(0)]
    for since in range(1, len(table.journal)):
        late = [(n, message.plain()) for n, message in table.log(0, since)]
        assert late == [line for line in whole if line[0] > since]
