"""What a server process tells the others, and what it makes of what they tell."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any, Self

import msgspec
import pytest

from ecliptic.server.tables.fanout import Backend, Fanout, News
from ecliptic.server.tables.live_table import LiveTable
from tests.server.cluster import Cluster
from tests.server.harness import Listening, Running, until

pytestmark = pytest.mark.anyio


@pytest.fixture
def fanout(server: Running) -> Fanout:
    """A fan-out that is told what happens at a server and has no database to pass it on."""
    return Fanout(server.tables, server.everybody, "postgresql://nowhere")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The fan-out's clock; it goes on when a test says so."""
    settable = SimpleNamespace(at=time.monotonic())
    settable.monotonic = lambda: settable.at
    monkeypatch.setattr("ecliptic.server.tables.fanout.time", settable)
    return settable


async def hears(fanout: Fanout, *news: News) -> None:
    """Let other processes tell something."""

    async def messages() -> AsyncIterator[bytes]:
        for each in news:
            yield msgspec.json.encode(each)

    await fanout._receive(messages())


def told(fanout: Fanout) -> list[News]:
    """What it would send now; it waits for nothing else."""
    fanout._waiting.clear()
    return list(fanout._news())


# What is sent


async def test_a_message_names_at_most_a_hundred_tables_or_five_hundred_people(fanout: Fanout) -> None:
    fanout._numbers = {f"t{i}": i for i in range(201)}
    fanout._changed = {f"c{i}" for i in range(100)}
    fanout._online = {f"o{i}": [1] for i in range(3)}
    fanout._people = set(range(1001))
    news = told(fanout)
    assert [len(each.people) for each in news] == [500, 500, 1, 0, 0, 0]
    assert [len(each.numbers) for each in news] == [0, 0, 0, 100, 100, 1]
    assert [len(each.changed) for each in news] == [0, 0, 0, 100, 0, 0]
    assert [len(each.online) for each in news] == [0, 0, 0, 3, 0, 0]
    assert sorted(person for each in news for person in each.people) == list(range(1001))
    assert {name: n for each in news for name, n in each.numbers.items()} == {f"t{i}": i for i in range(201)}
    assert {(each.sender, each.note, each.all) for each in news} == {(fanout.name, None, False)}
    assert told(fanout) == [], "everything was told"


@pytest.mark.parametrize("what", ["numbers", "changed", "online"])
async def test_whatever_there_is_most_of_decides_how_many_messages_there_are(fanout: Fanout, what: str) -> None:
    many: dict[str, Any] = {
        "numbers": {f"t{i}": i for i in range(101)},
        "changed": {f"t{i}" for i in range(101)},
        "online": {f"t{i}": [0] for i in range(101)},
    }
    setattr(fanout, f"_{what}", many[what])
    assert [len(getattr(each, what)) for each in told(fanout)] == [100, 1]


async def test_a_note_goes_with_the_message_as_long_as_the_database_carries_it(server: Running, fanout: Fanout) -> None:
    made = await (await server.guest()).table()
    live = server.live(made["id"])
    room = 7_900 - len(msgspec.json.encode(News(fanout.name, note=(live.id, ""))))
    live.tell("x" * room)
    assert fanout._waiting.is_set()
    assert [(each.note, each.changed) for each in told(fanout)] == [((live.id, "x" * room), [])]
    live.tell("x" * (room + 1))
    assert fanout._waiting.is_set()
    assert [(each.note, each.changed) for each in told(fanout)] == [(None, [live.id])]
    live.tell_of_change()
    assert fanout._waiting.is_set()
    assert [(each.note, each.changed) for each in told(fanout)] == [(None, [live.id])]


async def test_moves_and_people_are_told(server: Running, fanout: Fanout) -> None:
    duel = await server.duel()
    told(fanout)
    await duel.play()
    assert fanout._waiting.is_set()
    assert [each.numbers for each in told(fanout)] == [{duel.id: server.live(duel.id).n}]
    await server.everybody.forget(duel.players[1].id)
    assert fanout._waiting.is_set()
    assert [each.people for each in told(fanout)] == [[duel.players[1].id]]


async def watched(server: Running) -> tuple[LiveTable, Listening, Callable[[], None]]:
    """A table that a stream of seat 1 watches, the stream, and what is called when streams have changed."""
    live = server.live((await server.duel()).id)
    stream = Listening(1)

    def changed() -> None:
        for listener in server.tables.watched:
            listener(live)

    live.watchers.add(stream)
    return live, stream, changed


async def test_who_watches_is_told_when_it_changes_and_again_from_time_to_time(server: Running, fanout: Fanout) -> None:
    live, stream, changed = await watched(server)
    told(fanout)
    changed()
    assert fanout._waiting.is_set()
    assert [each.online for each in told(fanout)] == [{live.id: [1]}]
    changed()
    assert told(fanout) == [], "nothing has changed"
    for _ in range(2):
        fanout._repeat_streams()
        assert fanout._waiting.is_set()
        assert [each.online for each in told(fanout)] == [{live.id: [1]}]
    live.watchers.remove(stream)
    changed()
    assert fanout._waiting.is_set()
    assert [each.online for each in told(fanout)] == [{live.id: []}]
    fanout._repeat_streams()  # should a message have been lost
    assert [each.online for each in told(fanout)] == [{live.id: []}]
    fanout._repeat_streams()
    assert not fanout._waiting.is_set()
    assert told(fanout) == []


# What is heard


@pytest.fixture
def orders(server: Running, fanout: Fanout, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What a fan-out would do: tables that it follows, and whether they have changed; people that it forgets."""
    given: list[Any] = []
    monkeypatch.setattr(fanout, "_follow", lambda live, has_changed=False: given.append((live.id, has_changed)))
    monkeypatch.setattr(server.everybody, "invalidate", given.append)
    return given


async def test_only_what_is_new_is_followed(server: Running, fanout: Fanout, orders: list[Any]) -> None:
    one, two = [await server.duel() for _ in range(2)]
    n = server.live(one.id).n
    await hears(fanout, News("other", {one.id: n, "unknown": 7}))
    assert orders == []
    await hears(fanout, News("other", {one.id: n + 1}), News("other", changed=["unknown", two.id]))
    assert orders == [(one.id, False), (two.id, True)]
    orders.clear()
    await hears(fanout, News("other", people=[3, 4]), News("other"))
    assert orders == [[3, 4]]
    orders.clear()
    await hears(fanout, News("", all=True))
    assert orders == [None, (one.id, True), (two.id, True)]


async def test_what_it_has_said_itself_is_no_news(server: Running, fanout: Fanout, orders: list[Any]) -> None:
    live, stream, _ = await watched(server)
    own = News(fanout.name, {live.id: 999}, [live.id], {live.id: [0]}, (live.id, "{}"), all=True, people=[3])
    await hears(fanout, own, News("other", note=(live.id, "later")), News("other", note=("unknown", "{}")))
    assert (orders, stream.said, live.watchers.elsewhere) == ([], [b"later"], {})


async def test_who_watches_elsewhere_is_believed_for_fifty_seconds(
    server: Running, fanout: Fanout, clock: SimpleNamespace
) -> None:
    live, _, _ = await watched(server)
    quiet = server.live((await server.duel()).id)
    calls: list[str] = []
    server.tables.watched.append(lambda table: calls.append(table.id))
    begin = clock.at
    await hears(fanout, News("other", online={live.id: [0], "unknown": [1]}))
    assert live.watchers.elsewhere == {"other": (frozenset({0}), begin + 50.0)}
    clock.at = begin + 1
    await hears(fanout, News("another", online={live.id: [], quiet.id: [0]}))
    clock.at = begin + 50
    calls.clear()
    fanout._expire_processes()
    assert (list(live.watchers.elsewhere), calls) == (["other", "another"], [])
    clock.at = begin + 50.5
    fanout._expire_processes()
    assert (list(live.watchers.elsewhere), calls) == (["another"], [live.id])
    assert list(quiet.watchers.elsewhere) == ["another"]


async def test_a_process_that_is_new_to_a_table_is_told_who_watches_it_here(server: Running, fanout: Fanout) -> None:
    live, _, changed = await watched(server)
    changed()
    told(fanout)
    calls: list[str] = []
    server.tables.watched.append(lambda table: calls.append(table.id))
    there = News("other", online={live.id: [0]})
    await hears(fanout, there)
    assert calls == [live.id]
    assert [each.online for each in told(fanout)] == [{live.id: [1]}]
    await hears(fanout, there)
    assert (calls, told(fanout)) == ([live.id], []), "nothing has changed"
    await hears(fanout, News("other", online={live.id: []}))
    assert calls == [live.id, live.id], "somebody has left"


async def test_a_table_is_followed_by_one_task_at_a_time(
    server: Running, fanout: Fanout, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = server.live((await server.duel()).id)
    begun: list[bool] = []
    may_end = {False: asyncio.Event(), True: asyncio.Event()}

    async def slow(_: LiveTable, has_changed: bool) -> None:
        begun.append(has_changed)
        await may_end[has_changed].wait()
        raise RuntimeError("a table that cannot be read")

    monkeypatch.setattr(fanout, "_bring_up_to_date", slow)
    fanout._follow(live)
    fanout._follow(live, has_changed=True)
    for _ in range(5):
        await asyncio.sleep(0)
    assert begun == [False]
    may_end[False].set()
    await until(lambda: begun == [False, True])
    assert list(fanout._following) == [live.id]
    may_end[True].set()
    await until(lambda: not fanout._following)
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert said == [f"table {live.id} cannot be followed"] * 2


async def test_only_a_table_that_somebody_watches_is_read_again_at_once(server: Running, fanout: Fanout) -> None:
    live, stream, _ = await watched(server)
    live.n -= 1  # as if another process had moved
    await fanout._bring_up_to_date(live, has_changed=False)
    assert stream.said == []
    await fanout._bring_up_to_date(live, has_changed=True)
    assert [msgspec.json.decode(each)["type"] for each in stream.said] == ["table"]
    live.forget()
    await fanout._bring_up_to_date(live, has_changed=False)
    assert live.n == live.base + len(live.game().journal)
    live.watchers.remove(stream)
    was_loaded = live.is_loaded
    await fanout._bring_up_to_date(live, has_changed=True)
    assert (was_loaded, live.is_loaded, len(stream.said)) == (True, False, 1)


@pytest.mark.parametrize(
    ("before", "after", "kinds"),
    [
        ("playing", "over", ["table", "update"]),
        ("playing", "playing", ["table"]),
        ("open", "playing", ["table"]),  # its first moment comes with the entries
    ],
)
async def test_a_game_that_was_ended_elsewhere_is_shown_again(
    server: Running, fanout: Fanout, monkeypatch: pytest.MonkeyPatch, before: str, after: str, kinds: list[str]
) -> None:
    live, stream, _ = await watched(server)
    stream.n = live.n
    live.row.state = before
    asked: list[bool] = []

    async def catch_up(again: bool) -> bool:
        asked.append(again)
        live.row.state = after
        return False

    monkeypatch.setattr(live, "catch_up", catch_up)
    await fanout._bring_up_to_date(live, has_changed=True)
    assert [msgspec.json.decode(each)["type"] for each in stream.said] == kinds
    await fanout._bring_up_to_date(live, has_changed=False)
    assert (len(stream.said), asked) == (len(kinds), [True, False])


async def test_an_open_table_has_nothing_to_show_again(
    server: Running, fanout: Fanout, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even when this process learns late of what has become of it."""
    made = await (await server.guest()).table()
    live, stream = server.live(made["id"]), Listening(0)
    live.watchers.add(stream)
    live.row.state = "paused"

    async def catch_up(again: bool) -> bool:
        live.row.state = "over"
        return again

    monkeypatch.setattr(live, "catch_up", catch_up)
    await fanout._bring_up_to_date(live, has_changed=True)
    assert [msgspec.json.decode(each)["type"] for each in stream.said] == ["table"]


# While it runs


class Channels:
    """Channels without a database: they keep what is published, unless the database is away."""

    def __init__(self) -> None:
        self.published: list[News] = []
        self.is_away = False
        self.on_publish: Callable[[], object] = lambda: None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    def start_subscription(self, _: str) -> Self:
        return self

    async def iter_events(self) -> AsyncIterator[bytes]:
        await asyncio.Event().wait()
        yield b""

    async def wait_published(self, data: bytes, channel: str) -> None:
        assert channel == "ecliptic"
        self.on_publish()
        if self.is_away:
            raise OSError("nobody answers")
        self.published.append(msgspec.json.decode(data, type=News))


@pytest.fixture
def channels(fanout: Fanout, monkeypatch: pytest.MonkeyPatch) -> Channels:
    """Channels in place of the fan-out's; when it cannot publish it tries again at once."""
    made = Channels()
    monkeypatch.setattr(fanout, "_channels", made)
    monkeypatch.setattr("ecliptic.server.tables.fanout.RETRY_SECONDS", 0.01)
    return made


def tasks_of_fanouts() -> list[str]:
    """The names of what still runs."""
    names = [getattr(task.get_coro(), "__qualname__", "") for task in asyncio.all_tasks()]
    return [name for name in names if name.startswith("Fanout.")]


async def test_what_is_waiting_is_still_told_at_the_end(fanout: Fanout, channels: Channels) -> None:
    async with fanout.running():
        fanout._on_person_forgotten(7)
        await asyncio.sleep(0)
        assert len(tasks_of_fanouts()) == 3
    assert [each.people for each in channels.published] == [[7]]
    assert tasks_of_fanouts() == [], "nothing goes on after the end"


async def test_the_end_does_not_wait_for_a_database_that_is_away(
    fanout: Fanout, channels: Channels, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecliptic.server.tables.fanout.FAREWELL_SECONDS", 0.05)
    channels.is_away = True
    async with fanout.running():
        fanout._on_person_forgotten(7)
    assert (channels.published, tasks_of_fanouts()) == ([], [])


async def test_what_cannot_be_told_is_told_when_the_database_is_back(
    fanout: Fanout, channels: Channels, caplog: pytest.LogCaptureFixture
) -> None:
    tries = 0

    def come_back() -> None:
        nonlocal tries
        tries += 1
        channels.is_away = tries < 3

    channels.on_publish = come_back
    async with fanout.running():
        fanout._on_person_forgotten(7)
        await until(lambda: not fanout._waiting.is_set())
        assert (tries, [each.people for each in channels.published]) == (3, [[7]])
    said = [record.getMessage() for record in caplog.records]
    assert said == ["other processes cannot be told: nobody answers"] * 2


@pytest.mark.parametrize("what", ["numbers", "changed", "online", "note", "people"])
async def test_what_comes_while_something_is_told_is_told_next(
    server: Running, fanout: Fanout, channels: Channels, what: str
) -> None:
    live, _, _ = await watched(server)
    told(fanout)
    ways: dict[str, Callable[[], object]] = {
        "numbers": lambda: fanout._committed(live),
        "changed": lambda: fanout._on_change(live, None),
        "online": lambda: fanout._on_streams_changed(live),
        "note": lambda: fanout._on_change(live, "later"),
        "people": lambda: fanout._on_person_forgotten(8),
    }
    expected = {
        "numbers": {live.id: live.n},
        "changed": [live.id],
        "online": {live.id: [1]},
        "note": (live.id, "later"),
        "people": [8],
    }
    arrivals = iter([ways[what]])
    channels.on_publish = lambda: next(arrivals, lambda: None)()
    async with fanout.running():
        fanout._on_person_forgotten(7)
        await until(lambda: not fanout._waiting.is_set())
        assert channels.published[0].people == [7]
        assert [getattr(each, what) for each in channels.published[1:]] == [expected[what]]


async def test_while_it_runs_it_repeats_who_watches_and_forgets_processes_that_are_gone(
    server: Running, fanout: Fanout, channels: Channels, clock: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecliptic.server.tables.fanout.PRESENCE_SECONDS", 0.005)
    live, _, changed = await watched(server)
    live.watchers.elsewhere["gone"] = (frozenset({0}), clock.at - 1)
    changed()
    async with fanout.running():
        await until(lambda: len([each for each in channels.published if each.online]) > 2)
    assert {str(each.online) for each in channels.published if each.online} == {str({live.id: [1]})}
    assert live.watchers.elsewhere == {}


# The connections


class Sent:
    """What a back end has received."""

    def __init__(self, backend: Backend) -> None:
        self.messages: list[bytes] = []
        self._task = asyncio.create_task(self._receive(backend))

    async def _receive(self, backend: Backend) -> None:
        async for _, message in backend.stream_events():
            self.messages.append(message)


def end_connections(cluster: Cluster, of: str) -> int:
    """End the connections whose last statement begins like this; how many there were."""
    ended: int = cluster.run(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
        f"WHERE datname LIKE 'test%' AND query LIKE '{of}%'"
    )
    return ended


async def test_messages_go_on_however_often_the_database_ends_connections(
    postgres: str, cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    """Listening again, it says that messages may have been lost."""
    backend = Backend(postgres)
    await backend.on_startup()
    await backend.subscribe(["here"])
    sent = Sent(backend)
    lost = msgspec.json.encode(News("", all=True))
    assert lost == b'["",{},[],{},null,true,[]]'
    expected = [b"first"]
    await backend.publish(b"first", ["here"])

    def has_come() -> bool:
        return sent.messages == expected

    for said in (b"second", b"third"):
        for of in ("LISTEN", "SELECT pg_notify"):
            assert await asyncio.to_thread(end_connections, cluster, of) == 1
        expected += [lost, said]
        await until(lambda: sent.messages[-1:] == [lost])
        publisher = backend._publisher
        assert publisher is not None
        await until(publisher.is_closed)
        await backend.publish(said, ["here"])
        await until(has_come)
    await backend.on_shutdown()
    sent._task.cancel()
    assert [record.getMessage() for record in caplog.records] == [
        "the database has closed the connection for messages"
    ] * 2, "that it ends them itself is not worth a word"
    question = "SELECT count(*) FROM pg_stat_activity WHERE datname LIKE 'test%'"
    async with asyncio.timeout(30):
        while await asyncio.to_thread(cluster.run, question):
            await asyncio.sleep(0.01)


async def test_a_back_end_that_ends_while_it_waits_for_the_database_gives_up(
    postgres: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend = Backend(postgres)
    await backend.on_startup()
    await backend.subscribe(["here"])
    tries = 0

    async def fails(**_: object) -> None:
        nonlocal tries
        tries += 1
        raise OSError("nobody answers")

    monkeypatch.setattr(backend, "_connect", fails)
    assert await asyncio.to_thread(end_connections, cluster, "LISTEN") == 1
    await until(lambda: tries > 0)
    waiting = backend._coming_back
    assert waiting is not None
    await backend.on_shutdown()
    await until(waiting.done)
    assert waiting.cancelled()
