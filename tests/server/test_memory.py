"""A dropped table and a closed stream are gone at once, without a collection of garbage.

The server looks for cycles among new objects only (`run.tune_memory`): what is in a cycle when it grows old stays for
ever. All tests here count objects while no garbage is collected.
"""

import asyncio
import gc
import logging
import math
import socket
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any, Final

import msgspec
import pytest
from litestar import Request, WebSocket
from litestar.exceptions import HTTPException
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.server import ServerProtocol

from ecliptic.kernel import Refused, Table
from ecliptic.server.http.problems import Problem
from ecliptic.server.http.wire import Move
from ecliptic.server.tables.live_table import LiveTable
from ecliptic.server.tables.loaded_table import LoadedTable
from ecliptic.server.tables.watchers import Watcher
from tests.server.harness import Duel, Guest, Running, Stream, until
from tests.server.test_moves import Gate
from tests.server.test_stream import send_move

pytestmark = pytest.mark.anyio

OF_STREAMS: Final = (Watcher, WebSocket, WebSocketsSansIOProtocol, ServerProtocol, HttpToolsProtocol)
OF_REQUESTS: Final = (Request, HTTPException, Problem, Refused, msgspec.MsgspecError)
OF_TABLES: Final = (*OF_STREAMS, LoadedTable, Table)


@pytest.fixture(autouse=True)
def no_collection() -> Iterator[None]:
    gc.collect()
    gc.freeze()  # what was there before is not looked at, which would take most of the time
    gc.disable()
    logging.disable(logging.CRITICAL)  # pytest keeps every record, and with it the frames of the error it tells of
    yield
    logging.disable(logging.NOTSET)
    gc.enable()


def alive(kinds: tuple[type, ...]) -> Counter[str]:
    """How many objects of some kinds there are, by the names of their classes."""
    return Counter(type(each).__name__ for each in gc.get_objects() if issubclass(type(each), kinds))


async def assert_gone(kinds: tuple[type, ...], before: Counter[str]) -> None:
    """Fail unless there are soon no more objects than before."""
    with suppress(TimeoutError):
        await until(lambda: alive(kinds) <= before, 3.0)
    assert alive(kinds) - before == Counter()


# Closed streams


async def close(mine: Stream, moment: Any) -> None:
    await mine.socket.close()


async def break_off(mine: Stream, moment: Any) -> None:
    mine.socket.transport.abort()


async def close_after_a_move(mine: Stream, moment: Any) -> None:
    await send_move(mine, moment, f"k{moment['n']}")
    await mine.next("update")


async def close_after_a_late_move(mine: Stream, moment: Any) -> None:
    await mine.send("move", expected=0, action=moment["options"][0]["action"], client_move_id="late")
    assert (await mine.next("problem"))["status"] == 409


async def close_after_a_refused_move(mine: Stream, moment: Any) -> None:
    await mine.send("move", expected=moment["n"], action="no such", client_move_id="wrong")
    assert (await mine.next("problem"))["status"] == 422


async def close_after_an_undo(mine: Stream, moment: Any) -> None:
    await mine.send("undo", expected=moment["n"], client_move_id="undo")
    assert (await mine.next("problem"))["status"] == 422


async def close_after_nonsense(mine: Stream, moment: Any) -> None:
    await mine.socket.send("{")
    assert (await mine.next("problem"))["status"] == 400


async def break_the_protocol(mine: Stream, moment: Any) -> None:
    mine.socket.transport.write(b"\xff\xff\xff\xff")
    with suppress(ConnectionClosed):
        await mine.next("nothing")


WAYS: Final = [
    close,
    break_off,
    close_after_a_move,
    close_after_a_late_move,
    close_after_a_refused_move,
    close_after_an_undo,
    close_after_nonsense,
    break_the_protocol,
]


@pytest.mark.parametrize("end", WAYS, ids=lambda end: end.__name__)
async def test_a_closed_stream_is_gone(server: Running, end: Callable[[Stream, Any], Awaitable[None]]) -> None:
    duel = await server.duel()
    await duel.to_move()
    before = alive(OF_STREAMS)
    for _ in range(3):
        seat, moment = await duel.to_move()
        async with duel.players[seat].stream(duel.id) as mine:
            await mine.next("update")
            await end(mine, moment)
    await assert_gone(OF_STREAMS, before)


async def test_a_stream_that_the_server_ends_is_gone(server: Running) -> None:
    duel = await server.duel()
    before = alive(OF_STREAMS)
    for _ in range(3):
        async with duel.players[0].stream(duel.id) as mine:
            await mine.next("update")
            server.live(duel.id).watchers.dismiss_all()
            with pytest.raises(ConnectionClosed):
                await mine.next("nothing")
    await assert_gone(OF_STREAMS, before)


async def refused_stream(guest: Guest, table_id: str, origin: str | None) -> None:
    with suppress(ConnectionClosed, InvalidStatus):
        async with Stream(guest, table_id, {}, origin) as mine:
            await mine.next("nothing")


@pytest.mark.parametrize(
    ("table_id", "origin"),
    [("unknown", None), (None, "https://elsewhere.example"), ("un/known", None)],
    ids=["unknown table", "another site", "unknown route"],
)
async def test_a_refused_stream_is_gone(server: Running, table_id: str | None, origin: str | None) -> None:
    duel = await server.duel()
    before = alive(OF_STREAMS)
    for _ in range(3):
        await refused_stream(duel.players[0], table_id or duel.id, origin)
    await assert_gone(OF_STREAMS, before)


async def test_a_closed_http_connection_is_gone(server: Running) -> None:
    duel = await server.duel()
    before = alive(OF_STREAMS)
    for path in ("/healthz", f"/api/tables/{duel.id}", "/api/tables/unknown", "/api/guests", "/nothing/here"):
        host, port = server.base.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port), family=socket.AF_INET)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        assert (await reader.read()).startswith(b"HTTP/1.1 ")
        writer.close()
    await assert_gone(OF_STREAMS, before)


MOVE: Final = {"type": "move", "expected": 0, "action": "no such", "client_move_id": "k"}
REFUSED: Final[list[tuple[str, str, Any, int]]] = [
    ("POST", "moves", {**MOVE, "expected": "five"}, 400),  # the framework reads the body, and finds this
    ("POST", "moves", {"type": "move"}, 400),
    ("POST", "moves", [], 400),
    ("POST", "moves?seat=99", MOVE, 400),
    ("POST", "moves?seat=99", {"type": "move"}, 400),  # two faults
    ("GET", "moment?seat=x&since=-1", None, 400),
    ("GET", "hint/nothing", None, 404),
    ("DELETE", "moves", None, 405),
    ("POST", "moves", MOVE, 409),
    ("GET", "journal", None, 409),  # and this is refused by us
    ("POST", "proposals", {"kind": "undo", "to": 1}, 422),
]


@pytest.mark.parametrize(("method", "path", "body", "status"), REFUSED)
async def test_a_refused_request_is_gone(server: Running, method: str, path: str, body: Any, status: int) -> None:
    duel = await server.duel()
    ann = duel.players[0]
    before = alive(OF_REQUESTS)
    for _ in range(3):
        answer = await ann.http.request(method, f"/api/tables/{duel.id}/{path}", json=body)
        assert answer.status_code == status, answer.text
        del answer
    await assert_gone(OF_REQUESTS, before)


# Dropped tables


async def play_over_streams(server: Running, duel: Duel) -> None:
    for n in range(4):
        seat, moment = await duel.to_move()
        async with duel.streams(seat) as (mine, theirs):
            await send_move(mine, moment, f"k{n}")
            await mine.next("update")
            await theirs.next("update")


async def play_over_http(server: Running, duel: Duel) -> None:
    for _ in range(4):
        await duel.play()
    seat, moment = await duel.to_move()
    action = moment["options"][0]["action"]
    assert (await duel.players[seat].move(duel.id, 0, action, "late")).status_code == 409
    assert (await duel.players[seat].move(duel.id, moment["n"], "no such", "wrong")).status_code == 422
    assert (await duel.players[1 - seat].move(duel.id, moment["n"], action, "not mine")).status_code == 422


async def wait_for_a_turn(server: Running, duel: Duel) -> None:
    seat, moment = await duel.to_move()
    async with duel.players[seat].stream(duel.id) as mine:
        await mine.next("update")
        async with server.live(duel.id).lock:
            await send_move(mine, moment, "k")
            assert await mine.is_silent()
        await mine.next("update")


async def fail_to_commit(server: Running, duel: Duel) -> None:
    seat, moment = await duel.to_move()
    move = (duel.id, moment["n"], moment["options"][0]["action"])
    with Gate(server) as gate:
        answer = asyncio.create_task(duel.players[seat].move(*move, "k"))
        await gate.wait()
        gate.fail()
        assert (await answer).status_code >= 500
    async with duel.players[seat].stream(duel.id) as mine:
        await mine.next("update")
        with Gate(server) as gate:
            await send_move(mine, moment, "k")
            await gate.wait()
            gate.fail()
            with pytest.raises(ConnectionClosed):
                await mine.next("update")


async def move_elsewhere_first(server: Running, duel: Duel) -> None:
    for over_http in (True, False):
        seat, moment = await duel.to_move()
        action = moment["options"][0]["action"]
        async with duel.players[seat].stream(duel.id) as mine:
            await mine.next("update")
            elsewhere = LiveTable(duel.id, server.store, server.tables.settings)
            await elsewhere.play(seat, Move(moment["n"], action, f"there {over_http}"))
            if over_http:
                assert (await duel.players[seat].move(duel.id, moment["n"], action, "here")).status_code == 409
            else:
                await send_move(mine, moment, "here")
                assert (await mine.next("problem"))["status"] == 409


async def look_back_and_talk(server: Running, duel: Duel) -> None:
    await duel.play()
    ann = duel.players[0]
    await ann.do_new(duel.id, "chat", {"text": "hello"})
    for path in ("moments/1", "log", "record", "chat", "notes"):
        assert (await ann.http.get(f"/api/tables/{duel.id}/{path}")).status_code == 200
    await ann.do(duel.id, "resign")


async def cancel_while_committing(server: Running, duel: Duel) -> None:
    seat, moment = await duel.to_move()
    with Gate(server) as gate:
        move = Move(moment["n"], moment["options"][0]["action"], "k")
        playing = asyncio.create_task(server.live(duel.id).play(seat, move))
        await gate.wait()
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing
        gate.let_through()
        await until(lambda: not server.store.writer.is_busy)


USES: Final = [
    play_over_streams,
    play_over_http,
    wait_for_a_turn,
    fail_to_commit,
    move_elsewhere_first,
    look_back_and_talk,
    cancel_while_committing,
]


@pytest.mark.parametrize("use", USES, ids=lambda use: use.__name__)
async def test_a_dropped_table_is_gone(server: Running, use: Callable[[Running, Duel], Awaitable[None]]) -> None:
    before = alive(OF_TABLES)
    duel = await server.duel(public=True)
    await use(server, duel)
    await until(lambda: not server.live(duel.id).watchers)
    server.live(duel.id).used = -math.inf
    assert server.tables.drop_idle() == 1
    for guest in duel.players:
        await guest.http.aclose()
    await assert_gone(OF_TABLES, before)


async def test_a_dropped_table_with_a_bot_is_gone(server: Running) -> None:
    before = alive(OF_TABLES)
    ann = await server.guest()
    made = await ann.table(bots={"1": "random"}, options={"turn_limit": 3})
    for n in range(200):
        moment = await ann.moment(made["id"])
        if moment["view"]["result"]:
            break
        if moment["options"]:
            actions = [option["action"] for option in moment["options"]]
            action = "end" if "end" in actions else actions[0]
            await ann.move(made["id"], moment["n"], action, f"m{n}")
        else:
            await asyncio.sleep(0.02)
    assert moment["view"]["result"]
    server.live(made["id"]).used = -math.inf
    assert server.tables.drop_idle() == 1
    await ann.http.aclose()
    await assert_gone(OF_TABLES, before)


async def test_a_deleted_table_is_gone(server: Running) -> None:
    before = alive(OF_TABLES)
    ann = await server.guest()
    made = await ann.table()
    async with ann.stream(made["id"]) as mine:
        await mine.next("table")
        answer = await ann.http.delete(f"/api/tables/{made['id']}/seats/0")
        assert answer.status_code in (200, 204)
        with pytest.raises(ConnectionClosed):
            await mine.next("nothing")
    await until(lambda: not server.live(made["id"]).watchers)
    server.live(made["id"]).used = -math.inf
    assert server.tables.drop_idle() == 1
    await ann.http.aclose()
    await assert_gone(OF_TABLES, before)
