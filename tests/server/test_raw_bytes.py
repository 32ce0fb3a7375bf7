"""Odd bytes on every route and in the stream: never a 5xx, always a sentence, and the server is well afterwards.

Each fault that was found this way has a test of its own above the fuzzer.
"""

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import ecliptic
from ecliptic.server.ops.config import Settings
from tests.server.harness import PATIENCE, Guest, Running, running, until
from tests.server.raw_fuzzer import LONG_NUMBER, Fuzzer, Target
from tests.server.raw_http import RawConnection, ask

pytestmark = pytest.mark.anyio

FEW: Final = {"requests": 500, "frames": 200}
MANY: Final = {"requests": 20_000, "frames": 5_000}
NEW_TARGET_EVERY: Final = 60  # requests; some of them end sessions and games
NUMBERS: Final = count(1)  # of the people whom odd requests are about


@pytest.fixture
async def fuzzed(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    """A server that has a web client, and that lets anybody try anything as often as they like."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr("ecliptic.server.http.pages.STATIC", static)
    many = {name: 10**9 for name in msgspec.structs.asdict(settings) if name.endswith("_by_address")}
    async with running(msgspec.structs.replace(settings, **many)) as started:
        yield started


def post(path: str, body: bytes, cookie: str = "", **headers: str) -> bytes:
    """A request with a body."""
    lines = [
        f"POST {path} HTTP/1.1",
        "Host: [::1]",
        f"Content-Length: {len(body)}",
        "Content-Type: application/json",
    ]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    if cookie:
        lines.append(f"Cookie: ecliptic={cookie}")
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def get(address: bytes, host: bytes = b"[::1]") -> bytes:
    """A request without a body."""
    return b"GET " + address + b" HTTP/1.1\r\nHost: " + host + b"\r\n\r\n"


@pytest.mark.databases
@pytest.mark.parametrize(
    ("request_", "status", "sentence"),
    [
        (post("/api/guests", b'{"name":"\xff"}'), 400, "The request is not valid UTF-8."),
        (post("/api/guests", b'{"na\xffme":"Ann"}'), 400, "The request is not valid UTF-8."),
        (post("/api/positions/check", b'{"position":{"a":"\xed\xa0\x80"}}'), 400, "The request is not valid UTF-8."),
        (post("/api/guests", b'{"name":"A\\u0000"}'), 422, "Text cannot contain the zero character (U+0000)."),
        (post("/api/sign-in", b'{"login":"\\u0000","password":"12345678"}'), 422, "Text cannot contain the zero"),
        (post("/api/guests", b'{"name":"\\ud800"}'), 400, "Invalid JSON: "),
        (post("/api/guests", b'{"name":' + LONG_NUMBER + b"}"), 400, ""),
        (post("/api/analysis", b'{"position":{"a":' + LONG_NUMBER + b"}}"), 400, ""),
        (post("/api/positions/check", b'{"position":{"a":' + LONG_NUMBER + b"}}"), 400, ""),
        (post("/api/guests", b'{"name":"Ann"}', Origin="http://[::1"), 403, "This request comes from another site."),
        (post("/api/guests", b'{"name":"Ann"}', Origin="http://]"), 403, "This request comes from another site."),
        (get(b"/api/games/star-realms/rules?locale=en&about=%00"), 400, "Text cannot contain the zero character"),
        (get(b"/api/tables?game=%00"), 400, "Text cannot contain the zero character (U+0000)."),
        (get(b"/api/tables?before=" + LONG_NUMBER), 400, ""),
        (get(b"/api/tables?game=a", b"here:99999999"), 400, "This server is not known as 'here:99999999'"),
        (get(b"/api/tables?before=x", b"[::1"), 400, "The Host header is not a valid address."),
        (get(b"/api/people/" + LONG_NUMBER), 404, "There is nothing at this address."),
        (get(b"/%00"), 400, "Text cannot contain the zero character (U+0000)."),
        (get(b"/assets/%00"), 400, "Text cannot contain the zero character (U+0000)."),
        (get(b"/assets/" + b"%c3%a9" * 190), 404, "There is nothing at this address."),
    ],
    ids=range(20),
)
async def test_what_was_a_5xx_is_refused_with_a_sentence(
    fuzzed: Running, request_: bytes, status: int, sentence: str
) -> None:
    ann = await fuzzed.guest("Unlikely Name")
    if b"Origin" not in request_:
        request_ = request_.replace(
            b"\r\n\r\n", f"\r\nCookie: ecliptic={ann.http.cookies['ecliptic']}\r\n\r\n".encode(), 1
        )
    answer = await ask(fuzzed.base, request_)
    assert answer.status == status, answer
    assert answer.sentence().startswith(sentence)


@pytest.mark.parametrize("place", ['"seats"', '"rules"', '"game"', '"odd"'])
@pytest.mark.parametrize("value", ["9" * 4_200, '"' + "x" * 5_000 + '"', "9" * 5_000], ids=["digits", "text", "more"])
async def test_long_values_in_positions_and_journals_are_refused_with_a_sentence(
    fuzzed: Running, place: str, value: str
) -> None:
    """Fluent refuses arguments of more than 1,000 characters; Python, numbers of more than 4,300 digits."""
    ann = await fuzzed.guest("Unlikely Name")
    table = ecliptic.new("star-realms", seed=1)
    for what, data in (("position", table.save()), ("journal", table.journal.dump())):
        text = msgspec.json.encode({**data, place.strip('"'): "HERE"}).decode().replace('"HERE"', value)
        for path in ("/api/imports", "/api/positions/check", "/api/analysis"):
            body = f'{{"{what}":{text}}}'
            answer = await ann.http.post(path, content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code < 500, (path, answer.text)
            assert answer.json()["error"].endswith((".", "?"))
            assert len(answer.json()["error"]) < 2_000


@pytest.mark.databases
@pytest.mark.parametrize("text", ["\\u0000", "\\\\u0000", "\\ud800", "x\\udc00\\ud800"])
@pytest.mark.parametrize("what", ["name", "chat", "notes", "token"])
async def test_text_that_cannot_be_stored_is_refused_and_all_other_text_is_kept(
    fuzzed: Running, what: str, text: str
) -> None:
    ann, about = await target(fuzzed)
    body = f'"{text}!"'
    method, path, field = {
        "name": ("PATCH", "/api/me", "name"),
        "chat": ("POST", f"/api/tables/{about.table}/chat", "text"),
        "notes": ("PUT", f"/api/tables/{about.table}/notes", "text"),
        "token": ("POST", "/api/me/tokens", "name"),
    }[what]
    answer = await ann.http.request(
        method, path, content=f'{{"{field}":{body}}}', headers={"Content-Type": "application/json"}
    )
    is_plain = text.startswith("\\\\")  # a backslash and what would be an escape without it
    assert (answer.status_code < 300) == is_plain, answer.text
    assert is_plain or (answer.status_code in (400, 422) and answer.json()["words"]["id"].startswith("problem-"))


async def test_a_name_that_no_file_can_have_opens_the_client(fuzzed: Running) -> None:
    assert (await ask(fuzzed.base, get(b"/" + b"%c3%a9" * 190))).status == 200


async def test_a_hint_is_given_although_the_idle_worker_has_died(fuzzed: Running) -> None:
    ann = await fuzzed.guest("Unlikely Name")
    made = await ann.table(hold=[0, 1])
    moment = await ann.moment(made["id"], seat=0)
    seat = moment["view"]["waiting"][0]
    for _ in range(2):
        answer = await ann.http.get(f"/api/tables/{made['id']}/hint", params={"seat": seat})
        assert answer.status_code == 200, answer.text
        for worker in list(fuzzed.state.workers._idle):
            os.kill(worker.pid, signal.SIGKILL)
            await until(lambda worker=worker: not worker.is_alive)  # type: ignore[misc]  # mypy knows no default here


async def target(server: Running) -> tuple[Guest, Target]:
    """Somebody new with a game in play and a token. Odd requests may register names, and keep them."""
    ann = await server.guest(f"Odd {next(NUMBERS)}")
    made = await ann.table(hold=[0, 1], public=True)
    moment = await ann.moment(made["id"], seat=0)
    token = (await ann.http.post("/api/me/tokens", json={"name": "script"})).json().get("token", "")
    actions = tuple(option["action"] for option in moment["options"]) or ("end",)
    return ann, Target(ann.http.cookies["ecliptic"], made["id"], token, moment["n"], actions)


async def is_well(server: Running) -> None:
    """The server serves: people come, tables are made and played at, streams show it."""
    assert (await server.nobody().http.get("/healthz")).status_code == 200
    duel = await server.duel()
    seat, _ = await duel.to_move()
    async with duel.streams(seat) as (mine, theirs):
        played = await duel.play()
        assert (await mine.next("update"))["n"] == (await theirs.next("update"))["n"] == played["n"]


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log complains about."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def send_requests(server: Running, total: int, seed: int, caplog: pytest.LogCaptureFixture) -> set[int]:
    """Send so many; the statuses that came back."""
    fuzzer = Fuzzer(server.app, seed)
    statuses = set()
    about: Target | None = None
    for turn in range(total):
        if turn % NEW_TARGET_EVERY == 0:
            _, about = await target(server)
        assert about is not None
        request = fuzzer.request(turn, about)
        answer = await ask(server.base, request)
        assert answer.status < 500, (request, answer)
        assert not errors(caplog), request
        if answer.status >= 400 and answer.body and not request.split(b" ")[1].startswith(b"/schema/"):
            answer.sentence()
        statuses.add(answer.status)
    return statuses


async def open_stream(server: Running, about: Target) -> RawConnection:
    connection = await RawConnection.open(server.base)
    await connection.send(
        f"GET /api/tables/{about.table}/stream?seat=0 HTTP/1.1\r\nHost: [::1]\r\nCookie: ecliptic={about.cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert (await connection.answer()).status == 101
    return connection


async def read_frames(connection: RawConnection) -> list[int]:
    """Read what is sent until the connection ends; the codes with which it was closed."""
    codes = []
    try:
        while True:
            first, length = await connection.reader.readexactly(2)
            if length == 126:
                length = int.from_bytes(await connection.reader.readexactly(2))
            elif length == 127:
                length = int.from_bytes(await connection.reader.readexactly(8))
            payload = await connection.reader.readexactly(length)
            if first & 15 == 8 and payload:
                codes.append(int.from_bytes(payload[:2]))
            elif first & 15 == 1:
                told: Any = msgspec.json.decode(payload)
                assert told["type"] != "problem" or (400 <= told["status"] < 500 and told["words"]["id"])
    except (asyncio.IncompleteReadError, ConnectionError):
        return codes


async def send_frames(server: Running, total: int, seed: int, caplog: pytest.LogCaptureFixture) -> set[int]:
    """Send so many frames, over as many streams as it takes; the codes with which streams were closed."""
    fuzzer = Fuzzer(server.app, seed)
    codes: set[int] = set()
    sent = 0
    while sent < total:
        _, about = await target(server)
        connection = await open_stream(server, about)
        reading = asyncio.create_task(read_frames(connection))
        for _ in range(30):
            frame = fuzzer.frame(about)
            await connection.send(frame)
            await asyncio.sleep(0)
            sent += 1
            assert not errors(caplog), frame
            if reading.done():
                break
        await asyncio.sleep(0.01)
        await connection.close()
        codes.update(await asyncio.wait_for(reading, PATIENCE))
        assert not errors(caplog)
    return codes


@pytest.mark.databases
async def test_odd_requests_get_no_5xx(fuzzed: Running, caplog: pytest.LogCaptureFixture) -> None:
    statuses = await send_requests(fuzzed, FEW["requests"], 1, caplog)
    assert {200, 201, 400, 401, 404, 422} <= statuses, "the requests are too odd to get anywhere"
    await is_well(fuzzed)


@pytest.mark.databases
async def test_odd_frames_end_no_stream_by_a_fault(fuzzed: Running, caplog: pytest.LogCaptureFixture) -> None:
    codes = await send_frames(fuzzed, FEW["frames"], 1, caplog)
    assert not codes & {1006, 1011}
    await is_well(fuzzed)


@pytest.mark.deep
@pytest.mark.databases
async def test_twenty_thousand_odd_requests_get_no_5xx(fuzzed: Running, caplog: pytest.LogCaptureFixture) -> None:
    await send_requests(fuzzed, MANY["requests"], 2, caplog)
    await is_well(fuzzed)


@pytest.mark.deep
@pytest.mark.databases
async def test_five_thousand_odd_frames_end_no_stream_by_a_fault(
    fuzzed: Running, caplog: pytest.LogCaptureFixture
) -> None:
    codes = await send_frames(fuzzed, MANY["frames"], 2, caplog)
    assert not codes & {1006, 1011}
    await is_well(fuzzed)
