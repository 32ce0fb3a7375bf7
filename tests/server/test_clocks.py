"""Clocks that decide: what runs, what is added, and what happens when time is up."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import select

from ecliptic.kernel import Action
from ecliptic.server.ops.config import Settings
from ecliptic.server.store import models
from ecliptic.server.tables.clocks import (
    DAY,
    DaysClock,
    LiveClock,
    extend_time,
    seats_out_of_time,
    set_clocks,
    time_left,
    update_clocks,
)
from ecliptic.server.tables.live_table import LiveTable
from ecliptic.server.tables.timer import Timer
from tests.server.harness import Duel, Guest, Running, SettableTime, running, until

pytestmark = [pytest.mark.anyio, pytest.mark.databases]

LIVE: dict[str, Any] = {"kind": "live", "seconds": 60, "increment": 5}
DAYS: dict[str, Any] = {"kind": "days", "days": 2}
FIRST: dict[str, Any] = {"options": {"first": "0"}}
FREE_FOR_ALL: dict[str, Any] = {"seats": 3, "options": {"mode": "free_for_all", "first": "0"}}


def row(clock: LiveClock | DaysClock, seats: int = 2, waiting: int = 0) -> models.Table:
    """A table at time 0 where these seats owe an answer."""
    made = models.Table(seats=seats, waiting=0, clocks=None, due=None)
    update_clocks(made, clock, waiting, 0, None)
    made.waiting = waiting
    return made


def turn(made: models.Table, clock: LiveClock | DaysClock, waiting: int, at: int, actor: int | None = None) -> None:
    update_clocks(made, clock, waiting, at, actor)
    made.waiting = waiting


# What clocks show


def test_only_those_run_who_owe_an_answer() -> None:
    made = row(LiveClock(60), waiting=0b01)
    assert time_left(made, 7_000) == [53_000, 60_000]
    assert made.due == 60_000


def test_all_run_who_owe_an_answer_at_the_same_time() -> None:
    clock = LiveClock(60, 5)
    made = row(clock, seats=4, waiting=0b0011)
    turn(made, clock, 0b0010, 10_000, actor=0)
    assert time_left(made, 30_000) == [55_000, 30_000, 60_000, 60_000]
    assert made.due == 60_000


def test_time_is_added_when_a_seat_stops_to_owe_an_answer() -> None:
    clock = LiveClock(60, 5)
    made = row(clock, waiting=0b01)
    turn(made, clock, 0b10, 10_000, actor=0)
    assert time_left(made, 10_000) == [55_000, 60_000]
    turn(made, clock, 0b01, 10_500, actor=1)
    assert time_left(made, 10_500) == [55_000, 64_500]


def test_nobody_gains_time_by_taking_an_answer_back() -> None:
    """Done and not done, again and again: what was added is given back."""
    clock = LiveClock(60, 5)
    made = row(clock, waiting=0b01)
    for i in range(1, 11):
        turn(made, clock, 0b10, i * 1000, actor=0)
        turn(made, clock, 0b01, i * 1000, actor=0)
    assert time_left(made, 10_000)[0] == 50_000


def test_an_increment_is_taken_back_down_to_nothing() -> None:
    clock = LiveClock(60, 5)
    assert [clock.after_undo(left) for left in (5_001, 5_000, 3_000)] == [1, 0, 0]
    assert DaysClock(2).after_undo(3_000) == 3_000


def test_who_acts_and_still_owes_an_answer_neither_gains_nor_gives_back() -> None:
    clock = LiveClock(60, 5)
    made = row(clock, waiting=0b11)
    turn(made, clock, 0b01, 1_000, actor=0)
    assert time_left(made, 1_000) == [59_000, 64_000]


def test_a_paused_clock_stands_and_one_that_has_not_begun_shows_nothing() -> None:
    made = row(LiveClock(60), waiting=0b01)
    made.state = "paused"
    assert (time_left(made, 90_000), seats_out_of_time(made, 90_000)) == ([60_000, 60_000], [])
    set_clocks(made, [1, 2], 0b11, 5)
    assert (made.due, made.clocks) == (None, {"at": 5, "left": [1, 2]})
    assert time_left(models.Table(clocks=None, waiting=1), 0) == []


def test_days_are_given_anew_each_time() -> None:
    clock = DaysClock(2)
    made = row(clock, waiting=0b01)
    assert made.due == 2 * DAY
    turn(made, clock, 0b10, DAY, actor=0)
    assert time_left(made, DAY) == [2 * DAY, 2 * DAY]
    assert made.due == 3 * DAY


def test_a_clock_stops_at_nothing() -> None:
    made = row(LiveClock(60), waiting=0b01)
    assert time_left(made, 90_000) == [0, 60_000]
    assert seats_out_of_time(made, 59_999) == []
    assert seats_out_of_time(made, 60_000) == [0]


def test_a_clock_that_is_set_back_gives_no_time() -> None:
    """The machine's time may jump."""
    made = row(LiveClock(60), waiting=0b01)
    assert time_left(made, -5_000) == [60_000, 60_000]


def test_whoever_plays_on_gets_a_part_of_the_time_again() -> None:
    clock = LiveClock(60, 5)
    made = row(clock, waiting=0b01)
    extend_time(made, clock, 0, 60_000)
    assert time_left(made, 60_000) == [6_000, 60_000]
    assert made.due == 66_000
    assert LiveClock(10, 30).after_timeout() == 30_000
    assert DaysClock(3).after_timeout() == 3 * DAY


def test_nothing_is_due_when_nobody_owes_an_answer() -> None:
    made = row(LiveClock(60), waiting=0b01)
    set_clocks(made, [1, 2], 0, 5)
    assert made.due is None


# At a table


async def flagged(server: Running, hours: SettableTime, seconds: float) -> None:
    """Let time go by, and the timer look."""
    hours.pass_by(seconds)
    await server.timer.look()


async def stored(server: Running, table: str) -> models.Table:
    async with server.store.reading() as session:
        return await session.get_one(models.Table, table)


async def end_turn(duel: Duel, seat: int, key: str) -> None:
    moment = await duel.players[seat].moment(duel.id)
    assert (await duel.players[seat].move(duel.id, moment["n"], "end", key)).status_code == 200


async def test_a_table_shows_its_clocks(server: Running, hours: SettableTime) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    made = await ann.table(clock=LIVE, **FIRST)
    assert (made["clock"], made["absent"], made["clocks"]) == (LIVE, "lose", None)
    hours.pass_by(100)
    began = await bob.sit(made["id"], 1, made["invitation"])
    assert began["clocks"]["left"] == [60_000, 60_000], "no clock runs before the game"
    hours.pass_by(10)
    assert (await ann.info(made["id"]))["clocks"] == {
        "now": hours.time_ns() // 1_000_000,
        "left": [50_000, 60_000],
        "running": [0],
    }
    listed = (await ann.http.get("/api/me/tables")).json()
    assert listed[0]["clocks"]["left"] == [50_000, 60_000]


async def test_clocks_are_stored_with_the_move_and_told(server: Running, hours: SettableTime) -> None:
    duel = await server.duel(clock=LIVE, **FIRST)
    async with duel.players[1].stream(duel.id) as theirs:
        await theirs.next("update")
        hours.pass_by(10)
        await end_turn(duel, 0, "a")
        told = await theirs.next("table")
        assert (told["clocks"]["left"], told["clocks"]["running"]) == ([55_000, 60_000], [1])
    row = await stored(server, duel.id)
    at = hours.time_ns() // 1_000_000
    assert (row.clocks, row.due) == ({"at": at, "left": [55_000, 60_000]}, at + 60_000)


async def test_moves_that_leave_the_turn_to_the_same_seat_store_no_clock(server: Running, hours: SettableTime) -> None:
    duel = await server.duel(clock=LIVE, **FIRST)
    before = (await stored(server, duel.id)).clocks
    hours.pass_by(10)
    moment = await duel.players[0].moment(duel.id)
    card = next(o["action"] for o in moment["options"] if o["action"].startswith("play:"))
    assert (await duel.players[0].move(duel.id, moment["n"], card, "a")).status_code == 200
    assert (await stored(server, duel.id)).clocks == before
    assert (await duel.players[0].info(duel.id))["clocks"]["left"] == [50_000, 60_000]


async def test_a_table_without_a_clock_has_none(server: Running) -> None:
    duel = await server.duel(**FIRST)
    await end_turn(duel, 0, "a")
    row = await stored(server, duel.id)
    assert (row.clock, row.clocks, row.due) == (None, None, None)
    assert (await duel.players[0].info(duel.id))["clocks"] is None


async def test_whose_time_is_up_has_lost(server: Running, hours: SettableTime) -> None:
    duel = await server.duel(clock=LIVE, **FIRST)
    await flagged(server, hours, 59.9)
    assert (await duel.players[0].info(duel.id))["state"] == "playing"
    async with duel.players[1].stream(duel.id) as theirs:
        await theirs.next("update")
        await flagged(server, hours, 0.1)
        shown = await theirs.next("update")
        assert shown["view"]["result"] == {"places": [2, 1], "scores": [50, 50], "reason": "time"}
    over = await duel.players[0].info(duel.id)
    assert (over["state"], over["clocks"]["left"], over["clocks"]["running"]) == ("over", [0, 60_000], [])
    assert (await stored(server, duel.id)).due is None
    hours.pass_by(100)
    assert (await duel.players[0].info(duel.id))["clocks"]["left"] == [0, 60_000]


async def test_a_clock_is_read_in_the_middle_of_a_later_turn(server: Running, hours: SettableTime) -> None:
    duel = await server.duel(clock=LIVE, **FIRST)
    ann = duel.players[0]
    hours.pass_by(10)
    await end_turn(duel, 0, "a")
    for passed, left in ((0, 60_000), (7, 53_000), (2, 51_000)):
        hours.pass_by(passed)
        assert (await ann.info(duel.id))["clocks"] == {
            "now": hours.time_ns() // 1_000_000,
            "left": [55_000, left],
            "running": [1],
        }
    moment = await duel.players[1].moment(duel.id)
    card = next(o["action"] for o in moment["options"] if o["action"].startswith("play:"))
    assert (await duel.players[1].move(duel.id, moment["n"], card, "card")).status_code == 200
    hours.pass_by(1)
    assert (await ann.info(duel.id))["clocks"]["left"] == [55_000, 50_000], "the turn goes on"
    await end_turn(duel, 1, "b")
    hours.pass_by(3)
    clocks = (await ann.info(duel.id))["clocks"]
    assert (clocks["left"], clocks["running"]) == ([52_000, 55_000], [0])


async def test_days_are_read_in_the_middle_of_a_later_turn(server: Running, hours: SettableTime) -> None:
    duel = await server.duel(clock=DAYS, **FIRST)
    hours.pass_by(86_400)
    await end_turn(duel, 0, "a")
    hours.pass_by(5)
    clocks = (await duel.players[0].info(duel.id))["clocks"]
    assert (clocks["left"], clocks["running"]) == ([2 * DAY, 2 * DAY - 5_000], [1])


def test_a_clock_read_in_the_middle_of_several_turns() -> None:
    clock = LiveClock(60, 5)
    made = row(clock, seats=3, waiting=0b001)
    turn(made, clock, 0b110, 10_000, actor=0)
    assert time_left(made, 14_000) == [55_000, 56_000, 56_000]
    turn(made, clock, 0b100, 20_000, actor=1)
    assert time_left(made, 21_000) == [55_000, 55_000, 49_000]
    assert made.due == 70_000
    assert seats_out_of_time(made, 69_999) == []
    assert seats_out_of_time(made, 70_000) == [2]


# The timer. It looks again after a while in any case; here that is too late.


@pytest.fixture
async def drowsy(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    """A server whose timer has nothing to wait for and sleeps for an hour, unless somebody wakes it."""
    monkeypatch.setattr("ecliptic.server.tables.timer.LOOK_SECONDS", 3600.0)
    async with running(settings) as server:
        yield server


async def is_over(duel: Duel) -> None:
    """Wait until the game is over."""
    async with duel.players[1].stream(duel.id) as theirs:
        while (await theirs.next("table"))["state"] != "over":
            pass


def next_clocks_have(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    monkeypatch.setattr(LiveClock, "initial", lambda self: milliseconds)


async def test_a_clock_that_begins_wakes_the_timer(drowsy: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    next_clocks_have(monkeypatch, 100)
    await is_over(await drowsy.duel(clock=LIVE, **FIRST))


async def test_a_clock_that_runs_out_earlier_wakes_the_timer(drowsy: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = await drowsy.duel(clock=LIVE, **FIRST)
    due = (await stored(drowsy, slow.id)).due
    await until(lambda: drowsy.timer._next == due)
    assert not drowsy.timer._woken.is_set(), "it sleeps until then"
    next_clocks_have(monkeypatch, 100)
    await is_over(await drowsy.duel(clock=LIVE, **FIRST))
    assert (await slow.players[0].info(slow.id))["state"] == "playing"
    await until(lambda: drowsy.timer._next == due)


async def test_the_timer_goes_on_to_the_next_clock(drowsy: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second clock begins while the timer waits for the first: nobody wakes it for that one."""
    next_clocks_have(monkeypatch, 1000)
    later = await drowsy.duel(clock=LIVE, **FIRST)
    next_clocks_have(monkeypatch, 100)
    sooner = await drowsy.duel(clock=LIVE, **FIRST)
    await is_over(sooner)
    await is_over(later)


async def test_only_an_earlier_clock_wakes_the_timer(server: Running) -> None:
    live, days = await server.duel(clock=LIVE, **FIRST), await server.duel(clock=DAYS, **FIRST)
    none = await server.duel(**FIRST)
    due = (await stored(server, live.id)).due
    assert due is not None
    for waits_for, duel, wakes in (
        (None, live, True),
        (due + 1, live, True),
        (due, live, False),
        (due - 1, live, False),
        (due, days, False),
        (None, none, False),
    ):
        timer = Timer(server.tables)
        timer._next = waits_for
        timer.on_commit(server.live(duel.id))
        assert timer._woken.is_set() == wakes


async def test_the_timer_waits_for_the_next_clock_that_is_not_overdue(server: Running, hours: SettableTime) -> None:
    none_yet = await server.timer._earliest(0)
    dues = []
    for _ in range(3):
        made = await server.duel(clock=LIVE, **FIRST)
        hours.pass_by(1)
        dues.append((await stored(server, made.id)).due)
    first, second, third = dues
    assert first is not None
    asked = [await server.timer._earliest(after) for after in (0, first - 1, first, first + 1_000, first + 2_000)]
    assert (none_yet, asked) == (None, [first, first, second, third, None])


async def test_the_timer_survives_a_fault(
    drowsy: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failures = iter([RuntimeError("no luck")])
    look = drowsy.timer.look

    async def fails_once() -> None:
        for failure in failures:
            raise failure
        await look()

    monkeypatch.setattr(drowsy.timer, "look", fails_once)
    next_clocks_have(monkeypatch, 100)
    await drowsy.duel(clock=LIVE, **FIRST)
    await is_over(await drowsy.duel(clock=LIVE, **FIRST))
    assert "no luck" in caplog.text


async def test_when_time_is_up_among_three_a_bot_plays_on(server: Running, hours: SettableTime) -> None:
    table, guests = await three(server, clock=LIVE, absent="lose")
    await flagged(server, hours, 60)
    after = await guests[0].info(table)
    assert after["state"] == "playing"
    assert (after["seats"][0]["bot"], after["seats"][0]["left"]) == ("greedy", "resigned")
    assert after["clocks"]["left"][0] == 6_000


async def three(server: Running, **wanted: Any) -> tuple[str, list[Guest]]:
    guests = [await server.guest(f"Guest {i}") for i in range(3)]
    made = await guests[0].table(**FREE_FOR_ALL, **wanted)
    for seat in (1, 2):
        await guests[seat].sit(made["id"], seat, made["invitation"])
    return made["id"], guests


async def test_a_bot_plays_for_the_absent_until_they_come_back(server: Running, hours: SettableTime) -> None:
    duel = await server.duel(clock=LIVE, absent="bot", **FIRST)
    ann = duel.players[0]
    await flagged(server, hours, 61)
    after = await ann.info(duel.id)
    assert (after["state"], after["seats"][0]["bot"], after["seats"][0]["left"]) == ("playing", "greedy", "absent")
    assert after["seats"][0]["person"] == ann.id
    moment = await ann.moment(duel.id)
    move = {"type": "move", "expected": moment["n"], "action": "end", "client_move_id": "k"}
    assert "return to your seat" in await ann.refused(409, duel.id, "moves", move)
    assert "not yours" in await duel.players[1].refused(403, duel.id, "seats/0/return")
    back = await ann.do(duel.id, "seats/0/return")
    assert (back["seats"][0]["bot"], back["seats"][0]["left"]) == (None, None)
    assert (await ann.do(duel.id, "seats/0/return"))["seats"] == back["seats"]


async def test_the_bot_really_plays(server: Running, hours: SettableTime) -> None:
    duel = await server.duel(clock=LIVE, absent="bot", **FIRST)
    await flagged(server, hours, 60)
    async with duel.players[1].stream(duel.id) as theirs:
        while 1 not in (await theirs.next("update"))["view"]["waiting"]:
            pass


async def test_random_moves_are_played_for_the_absent(server: Running, hours: SettableTime) -> None:
    duel = await server.duel(clock=DAYS, absent="random", **FIRST)
    for seat in (0, 1, 0):
        assert (await duel.players[0].info(duel.id))["waiting"] == [seat]
        await flagged(server, hours, 2 * 86_400 + 1)
        after = await duel.players[0].info(duel.id)
        assert (after["state"], after["waiting"]) == ("playing", [1 - seat])
        assert after["clocks"]["left"] == [2 * DAY, 2 * DAY]
        assert after["seats"][seat]["left"] is None
    assert (await stored(server, duel.id)).due == hours.time_ns() // 1_000_000 + 2 * DAY


async def test_whoever_is_played_for_has_a_part_of_the_time_and_the_increment(
    server: Running, hours: SettableTime
) -> None:
    duel = await server.duel(clock=LIVE, absent="random", **FIRST)
    await flagged(server, hours, 60)
    after = await duel.players[0].info(duel.id)
    assert (after["waiting"], after["clocks"]["left"]) == ([1], [11_000, 60_000])


async def test_random_play_that_finds_no_end_goes_on_later(
    server: Running, hours: SettableTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecliptic.server.tables.timer.MOST_PLAYED", 1)
    monkeypatch.setattr(
        "ecliptic.server.tables.timer.choice", lambda options: next(o for o in options if o.text.startswith("play:"))
    )
    duel = await server.duel(clock=DAYS, absent="random", **FIRST)
    n = (await duel.players[0].moment(duel.id))["n"]
    await flagged(server, hours, 2 * 86_400)
    assert (await duel.players[0].moment(duel.id))["n"] == n + 1
    row = await stored(server, duel.id)
    assert (row.waiting, row.due) == (1, hours.time_ns() // 1_000_000 + 2 * DAY)


async def test_a_hundred_moves_are_played_for_the_absent_at_once(
    server: Running, hours: SettableTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    acted: list[int] = []

    async def leads_nowhere(self: LiveTable, seat: int, action: Action) -> None:
        acted.append(seat)

    monkeypatch.setattr(LiveTable, "act", leads_nowhere)
    await server.duel(clock=DAYS, absent="random", **FIRST)
    await flagged(server, hours, 2 * 86_400)
    assert acted == [0] * 100


async def test_a_bot_whose_time_is_up_does_not_stop_the_game(server: Running, hours: SettableTime) -> None:
    """Should nobody drive it, random moves are played."""
    await server.state.bot_seats.close()
    table, guests = await three(server, clock=LIVE, absent="bot")
    await flagged(server, hours, 60)
    n = (await guests[1].moment(table))["n"]
    await flagged(server, hours, 60)
    assert (await guests[1].moment(table))["n"] > n


async def test_a_bot_that_thinks_for_too_long_has_lost(server: Running, hours: SettableTime) -> None:
    await server.state.bot_seats.close()
    ann = await server.guest()
    made = await ann.table(bots={"1": "greedy"}, options={"first": "1"}, clock=LIVE)
    await flagged(server, hours, 60)
    over = await ann.info(made["id"])
    assert (over["state"], over["result"]["places"], over["result"]["reason"]) == ("over", [1, 2], "time")


async def test_one_table_that_cannot_be_opened_holds_no_other_up(
    server: Running, hours: SettableTime, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = await server.duel(clock=LIVE, **FIRST), await server.duel(clock=LIVE, **FIRST)
    load = LiveTable.load

    async def failing(self: LiveTable) -> None:
        if self.id == broken.id:
            raise RuntimeError("a journal that cannot be read")
        await load(self)

    monkeypatch.setattr(LiveTable, "load", failing)
    await flagged(server, hours, 60)
    assert (await sound.players[0].info(sound.id))["state"] == "over"
    assert broken.id in caplog.text
    assert "a journal that cannot be read" in caplog.text


async def test_a_team_whose_members_run_out_of_time_together_loses_once(server: Running, hours: SettableTime) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    options = {"mode": "hydra_two_headed", "first": "0"}
    made = await ann.table(seats=4, options=options, hold=[0, 1], clock=LIVE)
    for seat in (2, 3):
        await bob.sit(made["id"], seat, made["invitation"])
    assert (await ann.info(made["id"]))["clocks"]["running"] == [0, 1]
    await flagged(server, hours, 60)
    over = await ann.info(made["id"])
    assert (over["state"], over["result"]["places"], over["result"]["reason"]) == ("over", [2, 2, 1, 1], "time")


async def test_a_move_before_the_timer_looks_counts(server: Running, hours: SettableTime) -> None:
    duel = await server.duel(clock=LIVE, **FIRST)
    hours.pass_by(59)
    await end_turn(duel, 0, "a")
    await server.timer.look()
    shown = await duel.players[0].info(duel.id)
    assert (shown["state"], shown["clocks"]["left"]) == ("playing", [6_000, 60_000])


async def test_time_taken_back_is_not_given_twice(server: Running, hours: SettableTime) -> None:
    """An undo with consent gives the turn back to whoever asked for it, and takes the increment."""
    duel = await server.duel(clock=LIVE, **FIRST)
    await end_turn(duel, 0, "a")
    assert (await duel.players[0].info(duel.id))["clocks"]["left"] == [65_000, 60_000]
    await duel.players[0].do(duel.id, "proposals", {"kind": "undo"})
    after = await duel.players[1].do(duel.id, "proposals/answer", {"agree": True})
    assert (after["clocks"]["left"][0], after["clocks"]["running"]) == (60_000, [0])


# A server that was not there


async def restarted(settings: Settings, hours: SettableTime, clock: Any, seconds: float) -> Any:
    """The table as it is after a server was away for so long, ten seconds into the first turn."""
    async with running(settings) as server:
        duel = await server.duel(clock=clock, **FIRST)
        cookies = duel.players[0].http.cookies
    hours.pass_by(seconds)
    async with running(settings) as server:
        await server.timer.look()
        again = server.nobody()
        again.http.cookies = cookies
        return await again.info(duel.id)


async def test_live_clocks_do_not_run_while_no_server_is_there(settings: Settings, hours: SettableTime) -> None:
    shown = await restarted(settings, hours, LIVE, 3600)
    assert (shown["state"], shown["clocks"]["left"]) == ("playing", [60_000, 60_000])


async def test_a_clock_on_which_another_server_would_have_acted_is_restarted(
    settings: Settings, hours: SettableTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With PostgreSQL others may have been there all the time: they look every ten seconds."""
    async with running(settings) as server:

        async def does_nothing() -> None:
            pass

        monkeypatch.setattr(server.timer, "look", does_nothing)
        for first in ("0", "1"):
            duel = await server.duel(clock=LIVE, options={"first": first})
            began = await stored(server, duel.id)
            assert (began.clocks or {})["left"] == [60_000, 60_000]
            for seconds, is_restarted in ((70, server.store.is_sqlite), (0.001, True)):
                if server.store.is_sqlite and seconds < 1:
                    continue
                hours.pass_by(seconds)
                await server.timer.restart_live_clocks()
                due = hours.time_ns() // 1_000_000 + 60_000
                assert ((await stored(server, duel.id)).due == due) == is_restarted


async def test_days_go_on_while_no_server_is_there(settings: Settings, hours: SettableTime) -> None:
    shown = await restarted(settings, hours, DAYS, 86_400)
    assert (shown["state"], shown["clocks"]["left"][0]) == ("playing", DAY)


async def test_what_was_due_meanwhile_is_found_at_the_start(settings: Settings, hours: SettableTime) -> None:
    shown = await restarted(settings, hours, DAYS, 2 * 86_400)
    assert (shown["state"], shown["result"]["reason"]) == ("over", "time")


async def test_of_two_that_act_on_the_same_flag_one_does(settings: Settings, hours: SettableTime) -> None:
    async with running(settings) as server, running(settings) as other:
        duel = await server.duel(clock=LIVE, absent="random", **FIRST)
        hours.pass_by(60)
        await asyncio.gather(server.timer.look(), other.timer.look())
        await server.timer.look()
        async with server.store.reading() as session:
            entries = await session.scalars(
                select(models.Entry.seat).where(models.Entry.table_id == duel.id, models.Entry.kind == "play")
            )
            assert set(entries) == {0}
        assert (await duel.players[0].info(duel.id))["waiting"] == [1]


@pytest.mark.parametrize(
    ("clock", "shown"),
    [
        ({"kind": "live", "seconds": 10}, {"kind": "live", "seconds": 10, "increment": 0}),
        ({"kind": "live", "seconds": 36_000, "increment": 3_600}, None),
        ({"kind": "days", "days": 1}, None),
        ({"kind": "days", "days": 60}, None),
    ],
)
async def test_the_shortest_and_the_longest_clock(server: Running, clock: Any, shown: Any) -> None:
    made = await (await server.guest()).table(clock=clock)
    assert made["clock"] == (shown or clock)


def test_a_second_has_a_thousand_milliseconds() -> None:
    assert (LiveClock(60).initial(), DaysClock(2).initial()) == (60_000, 172_800_000)


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "live", "seconds": 0},
        {"kind": "live", "seconds": 60, "increment": -1},
        {"kind": "live"},
        {"kind": "live", "seconds": 60, "days": 1},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 61},
        {"kind": "days", "days": 2, "seconds": 60},
        {"kind": "live", "seconds": 9},
        {"kind": "live", "seconds": 36_001},
        {"kind": "live", "seconds": 60, "increment": 3_601},
        {"kind": "hourglass"},
        {"seconds": 60},
        7,
    ],
)
async def test_a_clock_that_cannot_be_is_refused(server: Running, clock: Any) -> None:
    ann = await server.guest()
    answer = await ann.http.post("/api/tables", json={"game": "star-realms", "clock": clock})
    assert answer.status_code == 400
    assert answer.json()["error"].endswith(".")
