"""What a server does for the bots at its tables besides letting them think: whom it asks, waits for and looks after."""

import asyncio
import logging
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest
from prometheus_client.registry import REGISTRY
from sqlalchemy import insert

import ecliptic
from ecliptic.kernel import Refused
from ecliptic.server.bots import bot_seats
from ecliptic.server.bots.bot_seats import BotSeats
from ecliptic.server.bots.levels import LEVELS, Level
from ecliptic.server.bots.worker import ChosenMove
from ecliptic.server.bots.worker_pool import WorkerFailure, WorkerPool
from ecliptic.server.http.problems import Problem
from ecliptic.server.ops.config import Settings
from ecliptic.server.store import models
from tests.server.harness import Running, SettableTime, running, until
from tests.server.test_sessions import Rounds

pytestmark = pytest.mark.anyio


class Chooser(WorkerPool):
    """Workers that answer what a test has them answer; without that, the first option."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Any] = []
        self.answers: list[Any] = []

    async def ask(self, question: Any, wanted: Any, owner: Any = None, tries: int = 2) -> Any:
        """The next answer."""
        self.asked.append((question, wanted, owner))
        answer = self.answers.pop(0) if self.answers else question.options[0]
        if callable(answer):
            answer = await answer()
        if isinstance(answer, Exception):
            raise answer
        return ChosenMove(answer, [])


async def nothing(*_: object) -> None:
    """What is not to happen."""


async def rest() -> None:
    """Sleep until it is cancelled; a query that is cancelled may bring SQLite down."""
    await asyncio.sleep(3_600)


@pytest.fixture
async def server(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    """A server that does not play for its bots itself."""
    with monkeypatch.context() as patch:
        patch.setattr(BotSeats, "open", nothing)
        serving = running(settings)
        started = await serving.__aenter__()
    yield started
    await serving.__aexit__(None, None, None)


@pytest.fixture
async def driver(server: Running) -> AsyncIterator[Any]:
    """The one who plays for bots."""
    seats = BotSeats(server.tables, Chooser())
    yield seats
    await seats.close()


async def bots_turn(server: Running, **more: Any) -> str:
    """A table where a bot on seat 1 is to move."""
    ann = await server.guest()
    made = await ann.table(bots={"1": "greedy"}, options={"first": "1"}, **more)
    table_id: str = made["id"]
    return table_id


def bot_moves(level: str) -> float:
    return REGISTRY.get_sample_value("ecliptic_bot_moves_total", {"level": level}) or 0.0


def with_sleep(sleep: Any) -> Any:
    """What the driver takes for asyncio, when it sleeps as the test says."""
    return SimpleNamespace(**{**vars(asyncio), "sleep": sleep})


# One move


async def test_a_move_is_asked_for_played_and_counted(server: Running, driver: Any) -> None:
    table_id = await bots_turn(server)
    live = server.live(table_id)
    before, n = bot_moves("greedy"), live.n
    options = [option.text for option in live.game().options(1)]
    assert await driver._play_once(table_id, 1) is True
    ((question, wanted, owner),) = driver._workers.asked
    assert (question.bot, question.seat, question.options, question.milliseconds) == ("greedy", 1, options, 5_000)
    assert (wanted, owner) == (ChosenMove, live.row.host_id)
    assert live.n > n
    assert bot_moves("greedy") == before + 1
    async with server.store.reading() as session:
        entry = await session.get_one(models.Entry, (table_id, n + 1))
    assert (entry.text, entry.seat, str(entry.client_move_id)[:4]) == (options[0], 1, "bot-")
    assert len(str(entry.client_move_id)) == 20


async def test_without_a_host_the_table_itself_asks(server: Running, driver: Any) -> None:
    table_id = await bots_turn(server)
    live = server.live(table_id)
    live.row.host_id = None
    await driver._play_once(table_id, 1)
    assert driver._workers.asked[0][2] == table_id


@pytest.mark.parametrize(("seat", "is_there"), [(0, True), (1, False)])
async def test_a_seat_that_owes_nothing_is_let_go(server: Running, driver: Any, seat: int, is_there: bool) -> None:
    table_id = await bots_turn(server) if is_there else "nowhere"
    driver.tasks[table_id, seat] = asyncio.create_task(asyncio.sleep(0))
    assert await driver._play_once(table_id, seat) is False
    assert driver.tasks == {}
    assert driver._workers.asked == []


async def test_a_bot_waits_while_its_move_would_be_advice(
    server: Running, driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await bots_turn(server)
    asked: list[Any] = []
    running: set[int] = set()

    async def is_running_game(person: int, public: Any) -> bool:
        asked.append(person)
        return person in running

    monkeypatch.setattr(server.tables.fair_play, "is_running_game", is_running_game)
    assert await driver._play_once(table_id, 1) is True
    assert asked == [], "the game has begun here"
    monkeypatch.setattr(bot_seats, "is_brought_along", lambda _: True)
    host = server.live(table_id).row.host_id
    assert await driver._play_once(table_id, 1) is True
    assert asked == [host]
    assert host is not None
    running.add(host)
    driver.tasks[table_id, 1] = asyncio.create_task(asyncio.sleep(0))
    assert await driver._play_once(table_id, 1) is False
    assert (driver.tasks, len(driver._workers.asked)) == ({}, 2)


async def test_of_all_people_at_a_table_one_is_enough_to_wait_for(
    driver: Any, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def is_running_game(person: int, public: Any) -> bool:
        assert public == "public"
        return person == 3

    monkeypatch.setattr(server.tables.fair_play, "is_running_game", is_running_game)
    assert await driver._is_running_game({1, 2, 3}, "public") is True
    assert await driver._is_running_game({1, 2}, "public") is False


async def test_a_bot_pauses_when_somebody_watches(
    server: Running, driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await bots_turn(server)
    live = server.live(table_id)
    slept: list[float] = []
    ended: list[str] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        try:
            await asyncio.sleep(0)
            if len(slept) == 2:
                await asyncio.sleep(3_600)
            ended.append("slept")
        except asyncio.CancelledError:
            ended.append("cancelled")
            raise

    monkeypatch.setattr(bot_seats, "asyncio", with_sleep(sleep))
    monkeypatch.setattr(server.tables, "settings", SimpleNamespace(bot_pause=0.35), raising=False)
    await driver._play_once(table_id, 1)
    monkeypatch.setattr(live, "watchers", ["somebody"], raising=False)

    async def fail() -> str:
        await until(lambda: len(slept) == 2)
        raise RuntimeError("no luck")

    driver._workers.answers = [fail]
    with pytest.raises(RuntimeError, match="no luck"):
        await driver._play_once(table_id, 1)
    await until(lambda: len(ended) == 2)
    assert (slept, ended) == ([0, 0.35], ["slept", "cancelled"])


async def test_somebody_who_moves_meanwhile_is_no_problem(
    server: Running, driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await bots_turn(server)
    live = server.live(table_id)
    other = BotSeats(server.tables, Chooser())
    before = bot_moves("greedy")
    options = [option.text for option in live.game().options(1)]

    async def meanwhile() -> str:
        assert await other._play_once(table_id, 1)
        return options[0]

    driver._workers.answers = [meanwhile]
    assert await driver._play_once(table_id, 1) is True
    assert bot_moves("greedy") == before + 1, "the other one's"


@pytest.mark.parametrize("failure", [Problem(409, "problem-over"), Refused("No.")])
async def test_a_move_that_is_refused_at_its_own_moment_is_a_fault(
    server: Running, driver: Any, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    table_id = await bots_turn(server)

    async def perform(*_: object) -> None:
        raise failure

    monkeypatch.setattr(server.live(table_id), "perform", perform, raising=False)
    with pytest.raises(type(failure)):
        await driver._play_once(table_id, 1)


# What is asked


async def test_a_level_of_an_older_server_is_played_by_the_strongest(
    driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "master", Level("master", "deeper", 9_000, "Plays well."))
    table = ecliptic.new("star-realms", options={"first": "0"}, seed=3)
    options = [option.text for option in table.options(0)]
    asked = {level: driver._question(table, 0, level, options) for level in ("random", "greedy", "master", "genius")}
    assert {level: (each.bot, each.milliseconds) for level, each in asked.items()} == {
        "random": ("random", 2_000),
        "greedy": ("greedy", 5_000),
        "master": ("deeper", 9_000),
        "genius": ("deeper", 9_000),
    }
    assert driver._question(table, 0, "greedy", options[:1]) is None
    assert driver._question(table, 0, "greedy", options[:2]).options == options[:2]
    assert len({driver._question(table, 0, "greedy", options).seed for _ in range(3)}) == 3


async def test_what_a_bot_may_answer(
    driver: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_seats, "secret", SimpleNamespace(choice=lambda options: options[1]))
    question, options = SimpleNamespace(bot="greedy", options=["a", "b", "c"]), ["a", "b", "c"]

    async def decided(*answers: Any) -> Any:
        driver._workers.answers = list(answers)
        return await driver._decide(question, options, 7, "table x, seat 1")

    assert await driver._decide(None, options, 7, "table x, seat 1") == "a"
    assert await decided("c") == "c"
    assert caplog.records == []
    assert await decided("d") == "b"
    assert await decided(WorkerFailure()) == "b"
    assert await decided(Refused("No.")) == "b"
    assert [record.getMessage() for record in caplog.records] == [
        "table x, seat 1: bot greedy answered 'd', which is not an option",
        "table x, seat 1: bot greedy gave no answer, a random option is taken. ",
        "table x, seat 1: bot greedy gave no answer, a random option is taken. No.",
    ]


# Again and again


async def test_after_a_problem_a_bot_waits_longer_each_time(
    driver: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    came = [OSError("no disk")] * 8 + [True, OSError("no disk"), False]

    async def play_once(table_id: str, seat: int) -> bool:
        assert (table_id, seat) == ("x", 1)
        outcome = came.pop(0)
        if isinstance(outcome, OSError):
            raise outcome
        return bool(outcome)

    monkeypatch.setattr(bot_seats, "asyncio", with_sleep(sleep))
    monkeypatch.setattr(driver, "_play_once", play_once)
    await driver._play("x", 1)
    assert slept == [0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0, 0.5]
    assert [record.getMessage() for record in caplog.records] == ["table x: the bot on seat 1 has a problem"] * 9


async def test_tables_that_wait_for_bots_are_looked_for_every_quarter_of_a_minute(
    server: Running, driver: Any, hours: SettableTime, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await bots_turn(server)
    rounds = Rounds()
    looked: list[int] = []
    woken: list[str] = []

    async def waiting_since(before: int) -> list[str]:
        looked.append(before)
        if len(looked) == 1:
            raise OSError("no disk")
        return ["nowhere", table_id]

    monkeypatch.setattr(driver, "_waiting_since", waiting_since)
    monkeypatch.setattr(driver, "wake_bots", lambda live: woken.append(live.id))
    monkeypatch.setattr(bot_seats, "asyncio", with_sleep(rounds.sleep))
    sweeping = asyncio.create_task(driver._sweep())
    await rounds.round()
    assert (woken, [record.levelno for record in caplog.records]) == ([], [logging.ERROR])
    now = hours.time_ns() // 1_000_000
    rounds.may_go_on.release()
    await rounds.round()
    assert looked == [now, now - 15_000]
    assert woken == [table_id]
    assert caplog.records[1].getMessage() == "table nowhere waits for a bot and cannot be opened"
    assert rounds.slept == [15.0, 15.0]
    sweeping.cancel()


@pytest.mark.databases
async def test_which_tables_wait_for_a_bot(server: Running, driver: Any) -> None:
    before = 1_000
    # The state of each, its waiting seats as bits, its bots' seats, when its entries were made, and whether it waits.
    wanted: dict[str, tuple[str, int, list[int], list[int], bool]] = {
        "new": ("playing", 0b10, [1], [], True),
        "open": ("open", 0b10, [1], [], False),
        "over": ("over", 0b10, [1], [], False),
        "person": ("playing", 0b01, [1], [], False),
        "nobody": ("playing", 0b10, [], [], False),
        "all": ("playing", 0b11, [1], [], True),
        "third": ("playing", 0b100, [0, 2], [], True),
        "others": ("playing", 0b100, [0, 1], [], False),
        "twice": ("playing", 0b111, [0, 1, 2], [], True),
        "old": ("playing", 0b10, [1], [5, before], True),
        "recent": ("playing", 0b10, [1], [5, before + 1], False),
    }
    usual = {"game": "star-realms", "rules": 1, "seats": 3, "options": {}, "public": True, "spectators": True}
    async with server.store.writing() as session:
        for table_id, (state, waiting, bots, entries, _) in wanted.items():
            row = {**usual, "id": table_id, "state": state, "waiting": waiting, "invitation": ""}
            await session.execute(insert(models.Table), [row])
            seats = [{"table_id": table_id, "seat": i, "bot": "greedy" if i in bots else None} for i in range(3)]
            await session.execute(insert(models.Seat), seats)
            for n, at in enumerate(entries, 1):
                entry = {"table_id": table_id, "n": n, "kind": "play", "seat": 0, "text": "end", "hash": "", "at": at}
                await session.execute(insert(models.Entry), [entry])
    assert sorted(await driver._waiting_since(before)) == sorted(each for each, row in wanted.items() if row[4])


# Open and closed


async def test_bots_are_woken_between_opening_and_closing(
    server: Running, driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await bots_turn(server)
    live = server.live(table_id)
    started: list[Any] = []

    async def play(*what: Any) -> None:
        started.append(what)
        await asyncio.sleep(3_600)

    monkeypatch.setattr(driver, "_play", play)
    monkeypatch.setattr(driver, "_sweep", rest)
    await driver.close()  # does no harm before it is open
    driver.wake_bots(live)
    assert driver.tasks == {}
    listeners = len(server.tables.listeners)
    await driver.open()
    assert len(server.tables.listeners) == listeners + 1
    for _ in range(2):
        driver.wake_bots(live)
    await until(lambda: bool(started))
    assert (started, list(driver.tasks)) == ([(table_id, 1)], [(table_id, 1)])
    tasks = [*driver.tasks.values(), driver._sweeping]
    await driver.close()
    assert all(task.cancelled() for task in tasks)
    assert len(server.tables.listeners) == listeners
    driver.tasks.clear()
    driver.wake_bots(live)
    assert driver.tasks == {}


async def test_a_commit_wakes_the_bots_of_its_table_alone(
    server: Running, driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "_sweep", rest)
    ann = await server.guest()
    alone = await ann.table(hold=[0, 1], options={"first": "0"})
    await driver.open()
    driver.wake_bots(server.live(alone["id"]))
    assert driver.tasks == {}
    table_id = await bots_turn(server)
    await until(lambda: driver.tasks == {} and 0 in server.live(table_id).waiting)
    assert {owner for _, _, owner in driver._workers.asked} == {server.live(table_id).row.host_id}
