"""People who are known to several server processes, on PostgreSQL: what one of them hears all of them know."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ecliptic.server.ops.config import Settings
from ecliptic.server.people.sessions import COOKIE, Visitor, hash_key
from ecliptic.server.store import models
from tests.server.cluster import Cluster
from tests.server.harness import PATIENCE, Guest, Running, Stream
from tests.server.test_people import SECRET, delete, registered, sign_in
from tests.server.test_tokens import make_token, script

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(postgres: str) -> Settings:
    return Settings(database=postgres, durable=False, presence_pause=3600)


@pytest.fixture(autouse=True)
def long_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is forgotten, and no stream looked at, because time has gone by."""
    monkeypatch.setattr("ecliptic.server.people.sessions.CACHE_SECONDS", 3600.0)


def same(server: Running, key: str) -> Guest:
    """A browser with this key, at another server."""
    client = server.nobody()
    client.http.cookies.set(COOKIE, key)
    return client


async def until_unknown(client: Guest) -> None:
    """Until the server does not know the client any more."""
    async with asyncio.timeout(PATIENCE):
        while (await client.http.get("/api/me")).status_code != 401:
            await asyncio.sleep(0.01)


async def sign_out(client: Guest) -> Any:
    return await client.http.post("/api/sign-out")


async def sign_in_again(client: Guest) -> Any:
    return await sign_in(client)


async def change_password(client: Guest) -> Any:
    """From another browser, whose session stays."""
    other = Guest(client.base)
    async with other.http:
        await sign_in(other)
        return await other.http.post("/api/me/password", json={"old": SECRET, "new": "a better password"})


async def delete_account(client: Guest) -> Any:
    return await delete(client, SECRET)


@pytest.mark.parametrize("end", [sign_out, sign_in_again, change_password, delete_account])
async def test_a_session_that_one_process_ends_is_worth_nothing_in_another(
    pair: tuple[Running, Running], end: Callable[[Guest], Awaitable[Any]]
) -> None:
    one, two = pair
    ann, bob = await registered(one), await two.guest("Bob")
    table = await bob.table(public=True, seats=3, options={"mode": "free_for_all"})
    there = same(two, ann.http.cookies[COOKIE])
    assert (await there.http.get("/api/me")).status_code == 200  # from now on it is remembered
    async with there.stream(table["id"]) as theirs, bob.stream(table["id"]) as other:
        await theirs.next("table")
        await other.next("table")
        assert (await end(ann)).is_success
        with pytest.raises(ConnectionClosed):
            await theirs.next("the end")
        await until_unknown(there)
        assert await other.is_silent(), "nobody else has to leave"


async def test_a_token_that_one_process_removes_is_worth_nothing_in_another(pair: tuple[Running, Running]) -> None:
    one, two = pair
    ann = await one.guest()
    table = await ann.table(hold=[0, 1])
    made, kept = await make_token(ann), await make_token(ann, "kept")
    removed, other = script(two, made["token"]), script(two, kept["token"])
    for program in (removed, other):
        assert (await program.http.get("/api/me")).status_code == 200

    def stream(token: Any) -> Stream:
        return Stream(two.nobody(), table["id"], {"seat": 0}, headers={"Authorization": f"Bearer {token['token']}"})

    async with stream(made) as ended, stream(kept) as goes_on:
        await ended.next("update")
        await goes_on.next("update")
        assert (await ann.http.delete(f"/api/me/tokens/{made['id']}")).status_code == 204
        with pytest.raises(ConnectionClosed):
            await ended.next("the end")
        await until_unknown(removed)
        await goes_on.send("sync", since=0)
        await goes_on.next("update")
    assert (await other.http.get("/api/me")).status_code == 200


async def test_who_could_not_be_told_doubts_everybody(pair: tuple[Running, Running], cluster: Cluster) -> None:
    one, two = pair
    ann, bob = await one.guest(), await two.guest("Bob")
    table = await bob.table(public=True)
    there = same(two, ann.http.cookies[COOKIE])
    async with there.stream(table["id"]) as ended, bob.stream(table["id"]) as goes_on:
        await ended.next("table")
        await goes_on.next("table")
        async with one.store.writing() as session:  # nobody says so
            await session.delete(await session.get_one(models.Session, hash_key(ann.http.cookies[COOKIE])))
        assert (await there.http.get("/api/me")).status_code == 200
        await asyncio.to_thread(
            cluster.run,
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            "WHERE datname LIKE 'test%' AND query LIKE 'LISTEN%'",
        )
        with pytest.raises(ConnectionClosed):
            await ended.next("the end")
        await until_unknown(there)
        assert (await bob.http.get("/api/me")).status_code == 200
        await goes_on.next("table")  # it was looked at, too


async def test_a_key_that_ends_while_its_stream_is_opened_ends_the_stream(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    ann = await one.guest()
    table = await ann.table(public=True)
    there = same(two, ann.http.cookies[COOKIE])
    known, ended = asyncio.Event(), asyncio.Event()
    find = two.everybody.find

    async def slow(key: str, by_token: bool = False) -> Visitor | None:
        visitor = await find(key, by_token)
        known.set()
        await ended.wait()
        return visitor

    assert (await there.http.get("/api/me")).status_code == 200
    monkeypatch.setattr(two.everybody, "find", slow)
    async with there.stream(table["id"]) as stream:
        await asyncio.wait_for(known.wait(), PATIENCE)
        assert (await sign_out(ann)).status_code == 204
        async with asyncio.timeout(PATIENCE):
            while await find(there.http.cookies[COOKIE]) is not None:
                await asyncio.sleep(0.01)
        ended.set()
        with pytest.raises(ConnectionClosed):
            await stream.next("the end")


async def test_a_new_name_shows_in_the_other_process(pair: tuple[Running, Running]) -> None:
    one, two = pair
    ann, bob = await one.guest("Ann"), await two.guest("Bob")
    table = await bob.table(seats=3, options={"mode": "free_for_all"})
    there = same(two, ann.http.cookies[COOKIE])
    await there.sit(table["id"], 1, table["invitation"])  # only the second process has the table in memory
    async with bob.stream(table["id"]) as stream:
        await stream.next("table")
        assert (await ann.http.patch("/api/me", json={"name": "Anna Livia"})).status_code == 200
        assert (await stream.next("table"))["seats"][1]["name"] == "Anna Livia"
    async with asyncio.timeout(PATIENCE):
        while (await there.http.get("/api/me")).json()["name"] != "Anna Livia":
            await asyncio.sleep(0.01)
