"""How long a request may be, and how long it may take: without a proxy, nobody can hold the server up with one."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from ecliptic.server.http.limited_http import LimitedHttp
from ecliptic.server.ops.config import Settings
from ecliptic.server.store import models
from tests.server.harness import PATIENCE, SMALL_BUFFER, Running, running
from tests.server.raw_http import RawAnswer, RawConnection, ask

pytestmark = pytest.mark.anyio

GET = b"GET /healthz HTTP/1.1\r\nHost: [::1]\r\n"
CHUNKED = b"POST /api/guests HTTP/1.1\r\nHost: [::1]\r\nTransfer-Encoding: chunked\r\n\r\n"
UPGRADE = (
    b"Host: [::1]\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
MEGABYTE = 1_000_000


@pytest.fixture
async def hasty(settings: Settings) -> AsyncIterator[Running]:
    """A server that gives nobody much time."""
    async with running(msgspec.structs.replace(settings, head_seconds=0.4, body_seconds=0.8)) as started:
        yield started


def memory() -> int:
    """Bytes that this process, and the server within it, use now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


async def flood(base: str, start: bytes, part: bytes, count: int) -> tuple[RawAnswer, int, int]:
    """Send a request that goes on and on: its answer, how many parts it took, and how much memory it cost."""
    connection = await RawConnection.open(base)
    before, sent = memory(), 0
    reading = asyncio.create_task(connection.answer())
    await connection.send(start)
    for _ in range(count):
        if reading.done():
            break
        await connection.send(part)
        await asyncio.sleep(0)  # a send that finds the connection closed does not wait
        sent += 1
    answer = await reading
    grown = memory() - before
    await connection.close()
    return answer, sent, grown


@pytest.mark.parametrize(
    ("start", "part", "status", "sentence"),
    [
        (GET + b"X-Long: ", b"x" * MEGABYTE, 431, "A header of the request is too long: at most 8,000 bytes."),
        (GET + b"X", b"x" * MEGABYTE, 431, "A header of the request is too long: at most 8,000 bytes."),
        (GET, b"X-Many: 1\r\n" * 90_000, 431, "The request has too many headers: at most 100."),
        (GET, (b"X: " + b"y" * 7_000 + b"\r\n") * 140, 431, "The headers of the request are too long: at most 32,768"),
        (b"GET /", b"a" * MEGABYTE, 414, "The address of the request is too long: at most 8,000 bytes."),
        (b"GET /?", b"a=%00&" * 160_000, 414, "The address of the request is too long: at most 8,000 bytes."),
        (CHUNKED + b"0\r\nX-Trailer: ", b"x" * MEGABYTE, 431, "A header of the request is too long: at most"),
        (GET + UPGRADE + b"Cookie: ", b"x" * MEGABYTE, 431, "A header of the request is too long: at most"),
    ],
    ids=["value", "name", "number", "total", "address", "query", "trailer", "websocket"],
)
async def test_fifty_megabytes_of_head_are_refused_at_once(
    server: Running, start: bytes, part: bytes, status: int, sentence: str
) -> None:
    answer, sent, grown = await flood(server.base, start, part, 50)
    assert answer.status == status
    assert answer.sentence().startswith(sentence)
    assert sent < 50, "it was refused before all of it had arrived"
    assert grown < 20 * MEGABYTE
    assert (await server.nobody().http.get("/healthz")).status_code == 200


async def test_what_a_header_costs_does_not_grow_with_the_pieces_it_comes_in(server: Running) -> None:
    connection = await RawConnection.open(server.base)
    await connection.send(GET + b"X-Long: ")
    for _ in range(400):  # 8 kB, 20 bytes at a time
        await connection.send(b"x" * 20)
        await asyncio.sleep(0)
    await connection.send(b"x" * 8_000)
    assert (await connection.answer()).status == 431
    assert await connection.is_closed()


@pytest.mark.parametrize("last", [b"X-Last: 1\r\n\r\n", b"\r\n"], ids=["with", "without"])
async def test_a_head_within_the_limits_is_served(server: Running, last: bytes) -> None:
    headers = b"".join(b"X-%02d: %s\r\n" % (i, b"y" * 300) for i in range(90))
    long = b"X-Long: " + b"z" * 4_000 + b"\r\n"
    assert (await ask(server.base, GET + headers + long + last)).status == 200
    assert (await ask(server.base, b"GET /healthz?" + b"a" * 7_980 + b" HTTP/1.1\r\nHost: [::1]\r\n\r\n")).status == 200


async def test_requests_behind_each_other_are_all_answered(server: Running) -> None:
    connection = await RawConnection.open(server.base)
    await connection.send((GET + b"\r\n") * 10)
    assert [(await connection.answer()).status for _ in range(10)] == [200] * 10
    await connection.send(GET + b"\r\n")
    assert (await connection.answer()).status == 200
    await connection.close()


async def test_nobody_queues_requests_without_end(server: Running) -> None:
    connection = await RawConnection.open(server.base)
    await connection.send((GET + b"\r\n") * 1_000)
    assert await connection.is_closed()
    assert (await server.nobody().http.get("/healthz")).status_code == 200


@pytest.mark.parametrize(
    ("sent", "statuses"),
    [
        (b"", {0}),
        (b"\r\n", {0}),
        (b"G", {408}),
        (GET, {408}),
        (GET + b"X-Slow: ", {408}),
        (GET + UPGRADE, {408}),
        (b"POST /api/guests HTTP/1.1\r\nHost: [::1]\r\nContent-Length: 9\r\n\r\n{", {408}),
        (CHUNKED + b"3\r\n{", {408}),
        (b"GET /healthz HTTP/1.1\r\nHost: [::1]\r\nContent-Length: 9\r\n\r\n{", {200}),
    ],
    ids=["nothing", "lines", "letter", "headers", "value", "websocket", "body", "chunk", "unread"],
)
async def test_half_a_request_is_not_waited_for_for_ever(hasty: Running, sent: bytes, statuses: set[int]) -> None:
    connection = await RawConnection.open(hasty.base)
    await connection.send(sent)
    answer = await connection.answer()
    assert answer.status in statuses
    if answer.status == 408:
        assert answer.sentence() == "The request took too long to arrive."
    assert await connection.is_closed()


async def test_two_hundred_half_open_connections_are_closed(hasty: Running) -> None:
    connections = [await RawConnection.open(hasty.base) for _ in range(200)]
    for i, connection in enumerate(connections):
        await connection.send(GET[: i % len(GET)])
    assert all(await asyncio.gather(*(connection.is_closed() for connection in connections)))
    assert (await hasty.nobody().http.get("/healthz")).status_code == 200


async def test_a_byte_now_and_then_wins_no_time(hasty: Running) -> None:
    connection = await RawConnection.open(hasty.base)
    await connection.send(GET + b"\r\n")
    assert (await connection.answer()).status == 200
    closing = asyncio.create_task(connection.is_closed())
    sent = 0
    while not closing.done():
        await connection.send(b"\r\n" if sent < 4 else b"G")
        await asyncio.sleep(0.05)
        sent += 1
    assert await closing


async def test_a_connection_without_a_request_is_closed(settings: Settings) -> None:
    async with running(settings, keep_alive=1) as server:
        connection = await RawConnection.open(server.base)
        await connection.send(GET + b"\r\n")
        assert (await connection.answer()).status == 200
        assert await connection.is_closed()


@pytest.mark.parametrize("persistence", [b"close", b"keep-alive"])
async def test_an_answer_that_nobody_reads_is_dropped(
    hasty: Running, persistence: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    dropped = asyncio.Event()
    lose = LimitedHttp.connection_lost

    def connection_lost(connection: LimitedHttp, why: Exception | None) -> None:
        if connection._stalled is not None:
            dropped.set()
        lose(connection, why)

    monkeypatch.setattr(LimitedHttp, "connection_lost", connection_lost)
    length = len((await hasty.nobody().http.get("/schema/openapi.json")).content)
    connection = await RawConnection.open(hasty.base, SMALL_BUFFER)
    await connection.send(
        b"GET /schema/openapi.json HTTP/1.1\r\nHost: [::1]\r\nConnection: " + persistence + b"\r\n\r\n"
    )
    async with asyncio.timeout(PATIENCE):
        await dropped.wait()
    read = 0
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while part := await connection.reader.read(65_536):
                read += len(part)
    assert 0 < read < length
    await connection.close()


@pytest.mark.parametrize(
    "request_",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"BREW / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: [::1]\r\n\r\n",
        b"GET http:// HTTP/1.1\r\nHost: [::1]\r\n\r\n",
        b"CONNECT here:80 HTTP/1.1\r\nHost: [::1]\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n",
        b"GET / HTTP/1.1\r\nHo\x00st: here\r\n\r\n",
        b"GET /api/tables/x/stream HTTP/1.1\r\nContent-Length: 5\r\n" + UPGRADE + b"\r\n",
        b"GET /api/tables/\xff/stream HTTP/1.1\r\n" + UPGRADE + b"\r\n",
    ],
)
async def test_what_is_not_http_is_refused_with_a_sentence(server: Running, request_: bytes) -> None:
    answer = await ask(server.base, request_)
    assert (answer.status, answer.sentence()) == (400, "Invalid HTTP request.")


async def test_a_move_behind_a_refused_request_is_not_carried_out(server: Running) -> None:
    guests = b"POST /api/guests HTTP/1.1\r\nHost: [::1]\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n"
    answer = await ask(server.base, GET + b"X: " + b"y" * 9_000 + b"\r\n\r\n" + guests + b'{"name":"Bob"}')
    assert answer.status == 431
    async with server.store.reading() as session:
        assert list(await session.scalars(select(models.Person.name))) == []
