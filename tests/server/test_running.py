"""Starting a server, its logs, its metrics and its health, piece by piece; `test_operations` has the whole."""

import asyncio
import gc
import logging
import os
import socket
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Litestar
from prometheus_client.registry import REGISTRY

from ecliptic.kernel import Refused
from ecliptic.server.http.app import running as app_running
from ecliptic.server.http.problems import Problem
from ecliptic.server.ops import health, logs, metrics, run
from ecliptic.server.ops.config import Settings, default_database
from ecliptic.server.ops.health import StorageCheck
from ecliptic.server.ops.metrics import SHARED, App

# Starting


class Served:
    """What stands for the library's servers, and what it was given."""

    def __init__(self) -> None:
        self.config: Any = None
        self.address: Any = None
        self.folder = ""

    def single(self, config: Any) -> Any:
        """The server of one process."""
        self.config = config
        return SimpleNamespace(run=self._run)

    def multiple(self, config: Any, sockets: list[socket.socket]) -> Any:
        """The supervisor of several."""
        self.config = config
        self.folder = os.environ[SHARED]
        assert Path(self.folder).is_dir()
        return SimpleNamespace(run=lambda: self._run(sockets))

    def _run(self, sockets: list[socket.socket]) -> None:
        (listener,) = sockets
        self.address = listener.getsockname()
        socket.create_connection(self.address).close()  # whoever knows the address can connect
        listener.close()


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Served:
    stand_in = Served()
    monkeypatch.setattr("uvicorn.Server", stand_in.single)
    monkeypatch.setattr(run, "Multiprocess", stand_in.multiple)
    monkeypatch.setenv(SHARED, "not yet")
    return stand_in


@pytest.fixture
def set_up(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """How logging was set up."""
    calls: list[tuple[str, str]] = []
    monkeypatch.setattr(logs, "set_up", lambda form, level: calls.append((form, level)))
    return calls


def test_one_process_serves_a_migrated_database(
    served: Served, set_up: list[tuple[str, str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/games.sqlite", log="json", log_level="info")
    run.serve(settings, "127.0.0.1", 0)
    assert (tmp_path / "games.sqlite").stat().st_size > 0
    assert capsys.readouterr().out == f"Ecliptic is at http://localhost:{served.address[1]}\n"
    assert set_up == [("json", "info")]
    assert served.config.workers == 1
    assert os.environ[SHARED] == "not yet"
    assert "journal" not in [thread.name for thread in threading.enumerate()], "nothing is left open"


def test_an_address_of_version_six_is_shown_too(
    served: Served,
    set_up: list[tuple[str, str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def listen(_: str, port: int) -> Any:
        return SimpleNamespace(getsockname=lambda: ("::1", port, 0, 0), listen=lambda _: None)

    monkeypatch.setattr(run, "listen", listen)
    monkeypatch.setattr(served, "_run", lambda sockets: None)
    run.serve(Settings(database=f"sqlite:///{tmp_path}/games.sqlite"), "::1", 8123)
    assert capsys.readouterr().out == "Ecliptic is at http://localhost:8123\n"


def test_several_processes_share_a_folder_for_their_metrics(
    served: Served, set_up: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[Settings] = []

    async def prepare(settings: Settings) -> None:
        prepared.append(settings)

    monkeypatch.setattr(run, "_prepare", prepare)
    settings = Settings(database="postgresql://nowhere/none")
    run.serve(settings, "127.0.0.1", 0, 2)
    assert prepared == [settings]
    assert served.config.workers == 2
    assert served.folder not in ("", "not yet")
    assert not Path(served.folder).exists(), "it is gone with the server"
    assert set_up == [("text", "warning")]


def test_a_named_address_is_shown_as_it_is(
    served: Served, set_up: list[tuple[str, str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run.serve(Settings(database=f"sqlite:///{tmp_path}/games.sqlite"), "127.0.0.2", 0)
    assert capsys.readouterr().out == f"Ecliptic is at http://127.0.0.2:{served.address[1]}\n"


def test_a_process_sets_up_its_own_logs_and_memory(
    set_up: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = object()
    steps: list[str] = []
    settings = Settings(database="sqlite:///never-opened.sqlite")
    monkeypatch.setattr(run, "create_app", lambda given: made if given is settings else None)
    monkeypatch.setattr(run, "tune_memory", lambda: steps.append("tuned"))
    assert run.start(settings) is made
    assert set_up == [("text", "warning")]
    assert steps == ["tuned"]


def test_garbage_is_looked_for_among_new_objects_only(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[Any] = []
    monkeypatch.setattr(gc, "collect", lambda: steps.append("collect"))
    monkeypatch.setattr(gc, "freeze", lambda: steps.append("freeze"))
    monkeypatch.setattr(gc, "set_threshold", lambda *numbers: steps.append(numbers))
    run.tune_memory()
    assert steps[:2] == ["collect", "freeze"], "what is there when the server starts stays"
    young, middle, old = steps[2]
    assert young > 1_000
    assert min(middle, old) >= 100
    assert len(steps) == 3


def test_a_listener_may_take_the_address_of_a_server_that_has_just_ended() -> None:
    listener = run.listen("127.0.0.1", 0)
    assert listener.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR) == 1
    assert listener.proto == socket.IPPROTO_TCP
    taken = listener.getsockname()[1]
    listener.listen()
    with pytest.raises(Refused, match=rf"The server cannot listen on 127\.0\.0\.1:{taken}: Address already in use\."):
        run.listen("127.0.0.1", taken)
    listener.close()


def test_without_a_data_folder_the_database_is_in_the_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/ann")
    assert default_database() == "sqlite:////home/ann/.local/share/ecliptic/ecliptic.sqlite"


# The services of an app


class Service:
    """Something that is opened, runs and is closed; it tells what was done in what order."""

    def __init__(self, name: str, steps: list[str]) -> None:
        self._name, self._steps = name, steps

    def __getattr__(self, what: str) -> Any:
        async def runs_on() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                self._steps.append(f"{self._name}.{what} ends")

        async def happens() -> None:
            self._steps.append(f"{self._name}.{what}")

        if what in ("run", "sweep", "follow_revocations"):
            return runs_on
        return happens if self._name != "presence" else lambda: self._steps.append(f"presence.{what}")

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run until the end of the block."""
        self._steps.append(f"{self._name} begins")
        yield
        self._steps.append(f"{self._name} ends")


@pytest.mark.anyio
@pytest.mark.parametrize("has_fanout", [True, False])
async def test_services_are_opened_in_order_and_all_of_them_closed(
    has_fanout: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    gauges = Service("gauges", steps)
    monkeypatch.setattr(metrics, "keep_gauges_updated", lambda _: gauges.run())
    names = ("store", "timer", "tables", "premove_player", "people", "counter", "follower", "cleaner", "bot_seats")
    services = {name: Service(name, steps) for name in (*names, "workers", "presence", "fanout")}
    if not has_fanout:
        services["fanout"] = None  # type: ignore[assignment]
    app: Any = SimpleNamespace(state=SimpleNamespace(**services))
    async with app_running(app):
        await asyncio.sleep(0)
        begun = ["store.open", "timer.restart_live_clocks", "bot_seats.open"]
        assert steps == begun + ["fanout begins"] * has_fanout
        steps.clear()
    first = ["fanout ends"] * has_fanout
    first += ["bot_seats.close", "workers.close", "presence.close", "premove_player.close"]
    assert steps[: len(first)] == first
    assert steps[-1] == "store.close", "what still runs may need it"
    assert sorted(steps[len(first) : -1]) == [
        "cleaner.run ends",
        "counter.run ends",
        "follower.run ends",
        "gauges.run ends",
        "people.follow_revocations ends",
        "people.sweep ends",
        "premove_player.run ends",
        "tables.sweep ends",
        "timer.run ends",
    ]


# Logs


def record(message: str, fields: dict[str, Any] | None = None, error: BaseException | None = None) -> logging.LogRecord:
    """A log record of half a second after the epoch."""
    info = (type(error), error, error.__traceback__) if error is not None else None
    made = logging.LogRecord("ecliptic.test", logging.WARNING, "file", 1, message, ("it",), info)
    made.created, made.msecs = 0.007, 7.9
    if fields is not None:
        made.fields = fields
    return made


def test_a_line_of_text() -> None:
    line = logs.TextLines().format(record("say %s", {"a": 1, "b": "two words", "c": "", "d": "x=y"}))
    assert line == '1970-01-01T00:00:00.007Z warning ecliptic.test: say it a=1 b="two words" c="" d="x=y"'
    assert logs.TextLines().format(record("say %s")).endswith(": say it")
    with_trace = logs.TextLines().format(record("say %s", {"a": 1}, ValueError("odd")))
    assert with_trace.splitlines()[0].endswith("say it a=1")
    assert with_trace.splitlines()[-1] == "ValueError: odd"


def test_a_line_of_json() -> None:
    line = logs.JsonLines().format(record("say %s", {"a": 1, "b": Path("x")}))
    assert line == (
        '{"time":"1970-01-01T00:00:00.007Z","level":"warning","logger":"ecliptic.test",'
        '"message":"say it","a":1,"b":"x"}'
    )
    assert "trace" not in line
    with_trace = logs.JsonLines().format(record("say %s", None, ValueError("odd")))
    assert '"trace":"ValueError: odd"' in with_trace
    assert "\n" not in with_trace


@pytest.mark.parametrize(
    ("value", "word"),
    [
        ("ok", "ok"),
        (1.5, "1.5"),
        ("two words", '"two words"'),
        ("", '""'),
        ('"', '"\\""'),
        ("\\", '"\\\\"'),
        ("\n", '"\\n"'),
    ],
)
def test_a_word_is_in_quotes_if_it_has_to(value: object, word: str) -> None:
    assert logs._word(value) == word


def test_a_note_is_made_only_if_somebody_reads_its_level(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("ecliptic.test")
    with caplog.at_level(logging.WARNING, "ecliptic.test"):
        logs.note(log, logging.INFO, "quiet", a=1)
        logs.note(log, logging.WARNING, "loud", a=1)
    (heard,) = caplog.records
    assert (heard.message, heard.levelno, vars(heard)["fields"]) == ("loud", logging.WARNING, {"a": 1})


@pytest.fixture
def root(monkeypatch: pytest.MonkeyPatch) -> Iterator[logging.Logger]:
    """The logger of everything, as if nobody else used it."""
    logger = logging.getLogger()
    loggers = [logger, logging.getLogger("uvicorn"), logging.getLogger("alembic")]
    levels = [each.level for each in loggers]
    monkeypatch.setattr(logger, "handlers", [logging.NullHandler()])
    yield logger
    for each, level in zip(loggers, levels, strict=True):
        each.setLevel(level)


@pytest.mark.parametrize(("form", "kind"), [("text", logs.TextLines), ("json", logs.JsonLines)])
def test_logs_go_to_standard_error_in_one_form(root: logging.Logger, form: logs.Form, kind: type) -> None:
    logs.set_up(form, "info")
    (handler,) = root.handlers
    assert isinstance(handler, logging.StreamHandler)
    assert handler.stream is sys.stderr
    assert type(handler.formatter) is kind
    assert root.level == logging.INFO
    assert logging.getLogger("uvicorn").level == logging.getLogger("alembic").level == logging.WARNING


# Metrics


def sample(name: str, **labels: str) -> float:
    """A number of the metrics; 0 when nothing was counted."""
    return REGISTRY.get_sample_value(name, labels) or 0.0


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("method", "route", "answer", "labels"),
    [
        ("GET", "/api/test", 204, ("GET", "/api/test", "204")),
        ("BREW", None, 418, ("other", "none", "418")),
        ("GET", "/api/test", None, ("GET", "/api/test", "500")),
    ],
)
async def test_a_request_is_counted_with_its_time(
    method: str,
    route: str | None,
    answer: int | None,
    labels: tuple[str, str, str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    sent: list[Any] = []

    async def framework(_: Any, scope: Any, receive: Any, send: Any) -> None:
        if route is not None:
            scope["path_template"] = route
        if answer is None:
            raise ZeroDivisionError
        await send({"type": "http.response.start", "status": answer})
        await send({"type": "http.response.body", "status": 599})

    async def send(message: Any) -> None:
        sent.append(message["type"])

    times = iter([100.0, 102.34567])
    monkeypatch.setattr(Litestar, "__call__", framework)
    monkeypatch.setattr(metrics, "time", SimpleNamespace(perf_counter=lambda: next(times)))
    named = dict(zip(("method", "route", "status"), labels, strict=True))
    before = [sample(f"ecliptic_request_seconds_{what}", **named) for what in ("count", "sum")]
    app: Any = object.__new__(App)
    with caplog.at_level(logging.INFO, "ecliptic.requests"):
        try:
            await app({"type": "http", "method": method}, None, send)
        except ZeroDivisionError:
            assert answer is None
    after = [sample(f"ecliptic_request_seconds_{what}", **named) for what in ("count", "sum")]
    assert after[0] - before[0] == 1
    assert after[1] - before[1] == pytest.approx(2.34567)
    assert sent == ([] if answer is None else ["http.response.start", "http.response.body"])
    (told,) = caplog.records
    assert (told.message, told.levelno) == ("request", logging.INFO)
    assert vars(told)["fields"] == {**named, "status": int(labels[2]), "ms": 2345.7}


def test_a_group_of_moves_is_counted_as_a_group_and_as_moves() -> None:
    names = ("ecliptic_moves_committed_total", "ecliptic_commit_group_size_count", "ecliptic_commit_group_size_sum")
    before = [sample(name) for name in names]
    metrics.committed(3)
    assert [sample(name) - was for name, was in zip(names, before, strict=True)] == [3, 1, 3]


@pytest.mark.anyio
async def test_gauges_are_updated_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = iter([(3, 4), (5, 6)])
    pauses: list[float] = []
    seen: list[tuple[float, float]] = []

    class Tables:
        """Tables whose number changes."""

        def __init__(self) -> None:
            self.tables, self.watchers = next(numbers)

        def __len__(self) -> int:
            return self.tables

        def count_watchers(self) -> int:
            """Open streams."""
            return self.watchers

    tables: Any = Tables()

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        seen.append((sample("ecliptic_tables_in_memory"), sample("ecliptic_watchers")))
        if len(seen) == 2:
            raise asyncio.CancelledError
        tables.__init__()

    monkeypatch.setattr(metrics, "asyncio", SimpleNamespace(sleep=sleep))
    with pytest.raises(asyncio.CancelledError):
        await metrics.keep_gauges_updated(tables)
    assert seen == [(3, 4), (5, 6)]
    assert pauses == [5.0, 5.0]


def test_what_a_dead_process_counted_is_kept_and_what_it_held_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dead: list[tuple[int, str]] = []
    monkeypatch.setenv(SHARED, str(tmp_path))
    monkeypatch.setattr(metrics, "mark_process_dead", lambda pid, folder: dead.append((pid, folder)))
    monkeypatch.setattr(metrics, "MultiProcessCollector", lambda registry, folder: registry.register(Collector(folder)))
    gone = 2**30  # no system has so many processes
    for name in (f"gauge_livesum_{os.getpid()}.db", f"gauge_livesum_{gone}.db", "notes.txt", "77.db.part"):
        (tmp_path / name).write_text("")
    assert f"from {tmp_path}" in metrics.page().decode()
    assert dead == [(gone, str(tmp_path))]


class Collector:
    """Says which folder it was made for."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def collect(self) -> list[Any]:
        """One metric with the folder in its description."""
        from prometheus_client.core import GaugeMetricFamily

        return [GaugeMetricFamily("shared", f"from {self.folder}", 1)]


def test_one_process_shows_its_own_metrics(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SHARED, raising=False)
    text = metrics.page().decode()
    for line in (
        "# HELP ecliptic_request_seconds Requests over HTTP, by route.",
        "# HELP ecliptic_moves_committed_total Moves and undos that were committed.",
        "# HELP ecliptic_commit_group_size Moves that were committed together.",
        "# HELP ecliptic_bot_moves_total Moves that bots have chosen, by level.",
        "# HELP ecliptic_tables_in_memory Tables in memory.",
        "# HELP ecliptic_watchers Open streams.",
    ):
        assert line in text.splitlines()


# Health


class Disk:
    """A database that is asked whether it can store."""

    def __init__(self) -> None:
        self.tries = 0
        self.error: Exception | None = None
        self.answers = asyncio.Event()
        self.answers.set()

    async def try_to_write(self) -> None:
        """Store something, or fail."""
        self.tries += 1
        await self.answers.wait()
        if self.error is not None:
            raise self.error


@pytest.mark.anyio
async def test_a_probe_of_the_disk_serves_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 1_000.0
    monkeypatch.setattr(health, "time", SimpleNamespace(monotonic=lambda: at))
    disk: Any = Disk()
    check = StorageCheck(disk)
    await check.require(5.0)
    await check.require(5.0)
    at += 5.0
    await check.require(5.0)
    assert disk.tries == 1, "as old as it may be"
    at += 0.5
    await check.require(5.0)
    assert disk.tries == 2
    await check.require(0.5)
    assert disk.tries == 2


@pytest.mark.anyio
async def test_a_probe_that_takes_long_is_not_begun_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LONGEST_PROBE", 0.0)
    disk: Any = Disk()
    disk.answers.clear()
    check = StorageCheck(disk)
    for _ in range(2):
        with pytest.raises(Problem) as refused:
            await check.require(0.0)
        assert (refused.value.status, refused.value.words.id) == (503, "problem-storage-busy")
        await asyncio.sleep(0)
    assert disk.tries == 1
    disk.answers.set()
    monkeypatch.setattr(health, "LONGEST_PROBE", 30.0)
    await check.require(1_000.0)
    assert disk.tries == 1


@pytest.mark.anyio
async def test_a_probe_that_fails_says_why() -> None:
    disk: Any = Disk()
    disk.error = OSError("no disk")
    with pytest.raises(Problem) as refused:
        await StorageCheck(disk).require(5.0)
    assert (refused.value.status, refused.value.words.id) == (503, "problem-storage-down")
    disk.error = ZeroDivisionError()
    with pytest.raises(ZeroDivisionError):
        await StorageCheck(disk).require(5.0)
