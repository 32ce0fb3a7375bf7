"""What those who run a server rely on: logs, metrics, several processes, and an orderly end."""

import asyncio
import contextlib
import json
import math
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ecliptic.cli import main
from ecliptic.server.http.direct_websocket import FAREWELL
from tests.server.harness import PATIENCE, Guest, Running, is_running, until
from tests.server.killable_servers import Victim, all_move, go_home, seat_players, verify

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery staple"


# Logs


async def use(victim: Victim) -> list[str]:
    """Do a little of everything; what must not be in the log."""
    ann = Guest(victim.base)
    made_guest = await ann.http.post("/api/guests", json={"name": "Ann Secretive"})
    made = await ann.table(hold=[0, 1])
    async with ann.stream(made["id"], seat=0, invitation=made["invitation"]) as stream:
        await stream.next("update")
    address = f"/api/tables/{made['id']}"
    await ann.http.get(address, params={"invitation": made["invitation"]})
    await Guest(victim.base).http.get(address, headers={"Authorization": "Bearer token-of-a-bot"})
    await ann.http.post(f"{address}/moves", content=b"{" + PASSWORD.encode())
    await ann.http.post("/api/nowhere", json={"password": PASSWORD})
    cookie = made_guest.cookies["ecliptic"]
    await ann.http.aclose()
    return [cookie, made["invitation"], "invitation", "Secretive", "token-of-a-bot", PASSWORD, "horse", "?"]


@pytest.mark.parametrize("form", ["json", "text"])
async def test_the_log_names_every_request_and_no_secret(database: str, tmp_path: Path, form: str) -> None:
    victim = Victim(database, "--log", form, "--log-level", "info")
    victim.log = tmp_path / "log"
    await victim.start()
    try:
        secrets = await use(victim)
    finally:
        await victim.end(signal.SIGTERM)
    text = victim.log.read_text(encoding="utf-8")
    assert not [secret for secret in secrets if secret in text]
    assert "Traceback" not in text
    lines = text.splitlines()
    if form == "json":
        requests = [line for line in map(json.loads, lines) if line["message"] == "request"]
        assert all(line["time"].endswith("Z") and line["ms"] >= 0 for line in requests)
        seen = {(line["method"], line["route"], line["status"]) for line in requests}
        assert ("POST", "/api/guests", 201) in seen
        assert ("GET", "/api/tables/{table_id}", 401) in seen
        assert ("POST", "/api/tables/{table_id}/moves", 400) in seen
        assert any(method == "POST" and status in (404, 405) for method, _, status in seen)
    else:
        assert any(" request method=POST route=/api/guests status=201 ms=" in line for line in lines)


async def test_a_fault_is_logged_with_its_trace_and_without_what_was_sent(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("a fault")

    duel = await server.duel()
    monkeypatch.setattr("ecliptic.server.tables.live_table.LiveTable.perform", broken)
    answer = await duel.players[0].move(duel.id, 1, "end", "key-of-the-client")
    assert answer.status_code == 500
    (record,) = [record for record in caplog.records if record.exc_info]
    assert "POST /api/tables/{table_id}/moves failed" in record.getMessage()
    assert "key-of-the-client" not in caplog.text
    assert "ZeroDivisionError" in caplog.text


# Metrics


async def metrics(client: httpx.AsyncClient) -> dict[str, float]:
    answer = await client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    rows = [line.rsplit(" ", 1) for line in answer.text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, value in rows}


async def test_the_metrics_count_what_happened(server: Running) -> None:
    duel = await server.duel()
    route = 'ecliptic_request_seconds_count{method="POST",route="/api/tables/{table_id}/moves",status="200"}'
    async with duel.players[0].stream(duel.id) as stream:
        await stream.next("update")
        before = await metrics(duel.players[0].http)
        for _ in range(3):
            await duel.play()
        after = await metrics(duel.players[0].http)
    assert after["ecliptic_moves_committed_total"] - before["ecliptic_moves_committed_total"] == 3
    assert after["ecliptic_commit_group_size_count"] - before["ecliptic_commit_group_size_count"] == 3
    assert after[route] - before.get(route, 0) == 3
    assert after["ecliptic_watchers"] == 1
    assert after["ecliptic_tables_in_memory"] == 1
    assert (await metrics(duel.players[0].http))["ecliptic_watchers"] == 0


async def test_the_metrics_tell_short_times_and_small_groups_apart(server: Running) -> None:
    duel = await server.duel()
    await duel.play()
    bounds: dict[str, list[float]] = {}
    for name in await metrics(duel.players[0].http):
        if found := re.match(r'ecliptic_(request_seconds|commit_group_size)_bucket{.*le="([^"]+)"', name):
            known = bounds.setdefault(found[1], [])
            known += [float(found[2])] if float(found[2]) not in known else []
    milliseconds = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500]
    assert bounds["request_seconds"] == [*(n / 1000 for n in milliseconds), math.inf]
    assert bounds["commit_group_size"] == [1, 2, 5, 10, 20, 50, 100, 200, 500, math.inf]


async def test_the_metrics_count_the_moves_of_bots_by_level(server: Running) -> None:
    ann = await server.guest()

    async def count() -> float:
        return (await metrics(ann.http)).get('ecliptic_bot_moves_total{level="random"}', 0)

    before = await count()
    await ann.table(hold=[], bots={"0": "random", "1": "random"})
    async with asyncio.timeout(PATIENCE):
        while await count() < before + 3:
            await asyncio.sleep(0.01)


async def test_the_metrics_name_nobody(server: Running) -> None:
    duel = await server.duel()
    await server.nobody().http.request("BREW", f"/api/tables/{duel.id}")
    await server.nobody().http.get(f"/api/tables/{duel.id}/secret-page", params={"invitation": duel.invitation})
    text = (await server.nobody().http.get("/metrics")).text
    for private in (duel.id, duel.invitation, "Ann", "Bob", "secret-page", "BREW"):
        assert private not in text


# The end


@pytest.mark.databases
async def test_an_orderly_end_under_load_loses_nothing_and_says_why(database: str, tmp_path: Path) -> None:
    victim = Victim(database)
    victim.log = tmp_path / "log"
    await victim.start()
    players = await seat_players([victim], 10, seed=5)
    try:
        playing = [asyncio.create_task(player.play()) for player in players]
        await all_move(players, playing)
        await victim.end(signal.SIGTERM)
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
    finally:
        await go_home([victim], players)
    reasons = {reason for player in players for reason in player.closed}
    assert reasons == {(1012, FAREWELL)}
    assert victim.log.read_text(encoding="utf-8") == "", "an orderly end is nothing to complain about"
    await verify(database, players)


# Several processes


@pytest.fixture
async def several(postgres: str, tmp_path: Path) -> AsyncIterator[Victim]:
    """A server of two processes."""
    victim = Victim(postgres, "--processes", "2")
    victim.log = tmp_path / "log"
    await victim.start()
    try:
        yield victim
    finally:
        if victim.process is not None and victim.process.returncode is None:
            await victim.end(signal.SIGTERM)


def workers(victim: Victim) -> list[int]:
    """The processes that serve; Python has one more to keep track of shared resources."""
    found = []
    for pid in filter(is_running, victim.children()):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


async def test_several_processes_serve_one_address(several: Victim) -> None:
    ann = Guest(several.base)
    await ann.http.post("/api/guests", json={"name": "Ann"})
    made = await ann.table(hold=[0, 1])
    in_memory = 0.0
    async with asyncio.timeout(60):
        while in_memory < 2:  # any process may take a new connection, and has the table in memory then
            async with httpx.AsyncClient(base_url=several.base, cookies=ann.http.cookies, timeout=PATIENCE) as http:
                assert (await http.get(f"/api/tables/{made['id']}/moment")).json()["n"] > 0
                counted = await metrics(http)
                assert counted["ecliptic_moves_committed_total"] == 1, "all processes count together"
                in_memory = counted["ecliptic_tables_in_memory"]
    await ann.http.aclose()


async def test_a_process_that_dies_is_replaced(several: Victim) -> None:
    await until(lambda: len(workers(several)) == 2)
    before = workers(several)
    os.kill(before[0], signal.SIGKILL)
    async with asyncio.timeout(60):
        while len(after := workers(several)) < 2 or before[0] in after:
            await asyncio.sleep(0.05)
    assert before[1] in after
    async with httpx.AsyncClient(base_url=several.base, timeout=PATIENCE) as http:
        assert (await http.get("/healthz")).status_code == 200
    await several.end(signal.SIGTERM)
    assert several.process is not None
    assert several.process.returncode == 0
    assert not [pid for pid in after if is_running(pid)]


def test_several_processes_on_sqlite_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.sqlite"
    status = main(["serve", "--port", "0", "--processes", "2", "--database", f"sqlite:///{file}"])
    assert status == 2
    assert capsys.readouterr().err.startswith("Several processes need PostgreSQL: SQLite is served by one.")
    assert not file.exists()


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("postgresql://nobody:hush@localhost:1/none", "The database postgresql://nobody:***@localhost:1/none cannot"),
        ("sqlite:////proc/no/such.sqlite", "The folder /proc/no cannot be made:"),
    ],
)
def test_a_database_that_does_not_answer_is_a_sentence(
    database: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--database", database]) == 2
    told = capsys.readouterr()
    assert told.err.startswith(sentence)
    assert told.err.count("\n") == 1
    assert "hush" not in told.err


def test_the_help_has_every_option_with_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    text = capsys.readouterr().out
    for option in ("--host", "--port", "--database", "--processes", "--origin", "--secure", "--fast-commits", "--log "):
        assert option in text
    assert "examples:" in text


async def test_a_stream_that_is_closed_by_the_end_can_be_told_from_others(database: str) -> None:
    victim = Victim(database)
    await victim.start()
    ann = Guest(victim.base)
    await ann.http.post("/api/guests", json={"name": "Ann"})
    made = await ann.table()
    async with ann.stream(made["id"]) as stream:
        await stream.next("table")
        await victim.end(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            await stream.receive()
    await ann.http.aclose()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, FAREWELL)


async def test_whoever_reads_the_address_can_connect_at_once(database: str) -> None:
    """The tests' own servers are asked until they answer; here the first connection has to do."""
    command = [sys.executable, "-m", "ecliptic", "serve", "--port", "0", "--database", database]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        said = await asyncio.wait_for(process.stdout.readline(), PATIENCE * 3)
        port = int(said.decode().strip().rpartition(":")[2])
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.close()
    finally:
        process.terminate()
        await process.wait()


async def test_health_says_how_many_tables_are_in_memory(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await server.guest()
    for _ in range(2):
        await ann.table()
    required: list[float] = []

    async def require(seconds: float) -> None:
        required.append(seconds)

    monkeypatch.setattr(server.state.storage, "require", require)
    assert (await ann.http.get("/healthz")).json() == {"status": "ok", "tables": 2}
    assert (await ann.http.get("/readyz")).json() == {"status": "ready", "tables": 2}
    assert required == [5.0, 0.5]
