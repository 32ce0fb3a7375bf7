"""Moves per second and latency of the table server: `python bench/server/load.py --tables 50`.

Server and client are two processes, each on a core of its own where there are two. Every table has two seats with a
stream each, held by scripted players without think time (closed loop): the next move goes out when all streams of
the table have the last one. Latency is from the mover's send until the last of the table's streams has the update.
Moves are real Star Realms moves, chosen at random, committed by the server before it shows them.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

clock = time.perf_counter


class Offer(msgspec.Struct):
    action: str


class View(msgspec.Struct):
    waiting: list[int]
    result: dict[str, Any] | None


class Update(msgspec.Struct, tag_field="type", tag="update"):
    n: int
    view: View
    options: list[Offer] = []


class Info(msgspec.Struct, tag_field="type", tag="table"):
    id: str


class Problem(msgspec.Struct, tag_field="type", tag="problem"):
    error: str


decode = msgspec.json.Decoder(Update | Info | Problem).decode


class Load:
    """All tables of one run, and what was measured."""

    def __init__(self, base: str, watchers: int, by_http: bool) -> None:
        self.base = base
        self.watchers = watchers
        self.by_http = by_http
        self.is_measuring = False
        self.is_stopping = False
        self.latencies: list[float] = []
        self.bytes = 0
        self.problems: list[str] = []
        self.finished = 0
        self.http = httpx.AsyncClient(base_url=base, timeout=30)
        self.cookies: list[str] = []
        self.opening: set[asyncio.Task[None]] = set()

    async def prepare(self) -> None:
        """Two guests play everything; who they are makes no difference to the server."""
        for name in ("Ann", "Bob"):
            answer = await self.http.post("/api/guests", json={"name": name})
            self.cookies.append(answer.cookies["ecliptic"])
            self.http.cookies.clear()

    async def open(self) -> None:
        """A new table with its streams."""
        ann, bob = ({"cookie": f"ecliptic={key}"} for key in self.cookies)
        made = (await self.http.post("/api/tables", json={"game": "star-realms"}, headers=ann)).json()
        sat = await self.http.post(
            f"/api/tables/{made['id']}/seats/1", json={"invitation": made["invitation"]}, headers=bob
        )
        assert sat.status_code == 200, sat.text
        table = Table(self, made["id"])
        if self.by_http:
            url = httpx.URL(self.base)
            loop = asyncio.get_running_loop()
            _, table.poster = await loop.create_connection(lambda: Poster(table), url.host, url.port or 80)
        address = f"ws{self.base[4:]}/api/tables/{made['id']}/stream"
        for i in range(2 + self.watchers):
            who = f"?seat={i}" if i < 2 else f"?invitation={made['invitation']}"
            headers = {"cookie": f"ecliptic={self.cookies[i]}"} if i < 2 else {}
            await ws_connect(lambda i=i: Stream(table, i), address + who, extra_headers=headers)

    def over(self, table: "Table") -> None:
        """A game has ended: the next one takes its place."""
        self.finished += 1
        for stream in table.streams:
            stream.transport.disconnect()
        if table.poster is not None:
            table.poster.transport.close()
        if not self.is_stopping:
            task = asyncio.create_task(self.open())
            self.opening.add(task)
            task.add_done_callback(self.opening.discard)


class Table:
    """One game with its streams."""

    def __init__(self, load: Load, table_id: str) -> None:
        self.load = load
        self.id = table_id
        self.poster: Poster | None = None
        self.streams: list[Stream] = []
        self.numbers = [-1] * (2 + load.watchers)
        self.sent = 0.0
        self.moves = 0
        self.next: tuple[int, str] | None = None

    def seen(self, seat: int, frame: Update | Info | Problem) -> None:
        if isinstance(frame, Problem):
            self.load.problems.append(frame.error)
        if not isinstance(frame, Update):
            return
        self.numbers[seat] = frame.n
        if frame.options and seat in frame.view.waiting:
            self.next = (seat, random.choice(frame.options).action)
        if min(self.numbers) < max(self.numbers):
            return
        if self.load.is_measuring and self.moves:
            self.load.latencies.append(clock() - self.sent)
        if frame.view.result is not None:
            self.load.over(self)
        elif not self.load.is_stopping:
            self.move(frame.n)

    def move(self, n: int) -> None:
        assert self.next is not None
        seat, action = self.next
        self.moves += 1
        message = {"type": "move", "expected": n, "action": action, "client_move_id": f"{self.moves}"}
        self.sent = clock()
        if self.poster is not None:
            self.poster.post(seat, msgspec.json.encode(message))
        else:
            self.streams[seat].transport.send(WSMsgType.TEXT, msgspec.json.encode(message))


class Poster(asyncio.Protocol):
    """Moves over HTTP, on one connection kept open for each table."""

    transport: asyncio.Transport

    def __init__(self, table: Table) -> None:
        self.table = table

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop has a class of its own

    def post(self, seat: int, body: bytes) -> None:
        head = (
            f"POST /api/tables/{self.table.id}/moves?seat={seat} HTTP/1.1\r\nHost: localhost\r\n"
            f"Cookie: ecliptic={self.table.load.cookies[seat]}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        self.transport.write(head.encode() + body)

    def data_received(self, data: bytes) -> None:
        if data.startswith(b"HTTP") and not data.startswith(b"HTTP/1.1 200"):
            self.table.load.problems.append(data.decode(errors="replace"))


class Stream(WSListener):
    """One seat's websocket."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self.table = table
        self.seat = seat

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.table.streams.append(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            payload = frame.get_payload_as_memoryview()
            if self.table.load.is_measuring:
                self.table.load.bytes += len(payload)
            self.table.seen(self.seat, decode(payload))
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())


async def measure(base: str, pid: int, arguments: argparse.Namespace) -> dict[str, Any]:
    load = Load(base, arguments.spectators, arguments.http)
    await load.prepare()
    for _ in range(arguments.tables):
        await load.open()
    await asyncio.sleep(arguments.warm_up)
    load.is_measuring = True
    start, server, client = clock(), cpu_seconds(pid), own_cpu()
    await asyncio.sleep(arguments.seconds)
    load.is_measuring = False
    seconds = clock() - start
    server, client = cpu_seconds(pid) - server, own_cpu() - client
    load.is_stopping = True
    await asyncio.sleep(0.2)
    latencies = sorted(load.latencies)
    moves = len(latencies)
    return {
        "tables": arguments.tables,
        "streams": arguments.tables * (2 + arguments.spectators),
        "moves_per_second": round(moves / seconds),
        "p50_ms": round(latencies[moves // 2] * 1e3, 2),
        "p99_ms": round(latencies[int(moves * 0.99)] * 1e3, 2),
        "max_ms": round(latencies[-1] * 1e3, 2),
        "server_us_per_move": round(server / moves * 1e6),
        "server_core_used": round(server / seconds, 2),
        "client_core_used": round(client / seconds, 2),
        "bytes_per_update": round(load.bytes / moves / (2 + arguments.spectators)),
        "games_finished": load.finished,
        "problems": load.problems[:3],
    }


def own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def cpu_seconds(pid: int) -> float:
    """CPU time of a process and its children, threads included."""
    ticks = 0
    for each in [pid, *children(pid)]:
        fields = Path(f"/proc/{each}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        if process.poll() is not None:
            sys.exit("The server did not start.")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    sys.exit("The server does not answer.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--spectators", type=int, default=0, help="further streams at each table")
    parser.add_argument("--http", action="store_true", help="send moves by POST, not over the streams")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm-up", type=float, default=2.0)
    parser.add_argument("--database", help="SQLite in a temporary folder by default")
    parser.add_argument("--server", default="", help="further arguments for the server")
    parser.add_argument("--command", help="how to start the server: PORT and DATABASE are filled in")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        database = arguments.database or f"sqlite:///{folder}/load.sqlite"
        command = arguments.command or "{python} -m ecliptic serve --port {port} --database {database} {more}"
        more = f"--limit all=0 {arguments.server}"  # two guests play everything, from one address
        words = command.format(python=sys.executable, port=port, database=database, more=more).split()
        process = subprocess.Popen(words, preexec_fn=lambda: pin(0))
        try:
            wait_for(port, process)
            pin(1)
            row = uvloop.run(measure(f"http://127.0.0.1:{port}", process.pid, arguments))
        finally:
            process.terminate()
            process.wait(20)
        print(json.dumps(row))


def pin(core: int) -> None:
    if os.cpu_count() == 2:
        os.sched_setaffinity(0, {core})


if __name__ == "__main__":
    main()
