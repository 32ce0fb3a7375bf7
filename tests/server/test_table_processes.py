"""The life of a table that is used through several server processes, on PostgreSQL."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

import ecliptic
from ecliptic.server.ops.config import Settings
from tests.server.harness import PATIENCE, Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]  # whole games, in several processes

THREE = {"seats": 3, "options": {"mode": "free_for_all", "first": "0"}}


@pytest.fixture
def settings(postgres: str) -> Settings:
    return Settings(database=postgres, durable=False, presence_pause=3600)


async def test_whoever_resigns_elsewhere_has_resigned_here(settings: Settings) -> None:
    async with running(settings) as one, running(settings) as two:
        ann, bob = await one.guest("Ann"), await two.guest("Bob")
        made = await ann.table(options={"first": "0"})
        await bob.sit(made["id"], 1, made["invitation"])
        async with ann.stream(made["id"]) as mine:
            moment = await mine.next("update")
            await bob.do(made["id"], "resign")
            while (shown := await mine.next("update"))["view"]["result"] is None:
                pass
            assert shown["view"]["result"]["places"] == [1, 2]
        late = await ann.move(made["id"], moment["n"], "end", "k")
        assert (late.status_code, late.json()["error"]) == (422, "The game is over.")


async def test_a_move_and_a_resignation_at_once_end_in_the_resignation(settings: Settings) -> None:
    async with running(settings) as one, running(settings) as two:
        ann, bob = await one.guest("Ann"), await two.guest("Bob")
        for i in range(10):
            made = await ann.table(options={"first": "0"})
            await bob.sit(made["id"], 1, made["invitation"])
            n = (await ann.moment(made["id"]))["n"]
            answers = await asyncio.gather(
                ann.move(made["id"], n, "end", f"k{i}"), bob.http.post(f"/api/tables/{made['id']}/resign")
            )
            if answers[1].status_code == 409:  # the move came first, and this process had not heard of it
                await bob.do(made["id"], "resign")
            for guest in (ann, bob):
                async with asyncio.timeout(PATIENCE):  # the other process hears of it soon
                    while (shown := await guest.info(made["id"]))["state"] != "over":
                        await asyncio.sleep(0.01)
                moment = await guest.moment(made["id"])
                assert (shown["waiting"], shown["result"]["places"]) == ([], [1, 2])
                assert (moment["view"]["result"], moment["options"]) == (shown["result"], [])


async def test_a_proposal_is_answered_through_another_process(settings: Settings) -> None:
    async with running(settings) as one, running(settings) as two:
        ann, bob = await one.guest("Ann"), await two.guest("Bob")
        made = await ann.table(options={"first": "0"})
        await bob.sit(made["id"], 1, made["invitation"])
        before = await ann.moment(made["id"])
        await ann.move(made["id"], before["n"], "end", "k")
        async with bob.stream(made["id"]) as theirs:
            await theirs.next("update")
            await ann.do(made["id"], "proposals", {"kind": "undo"})
            while (await theirs.next("table"))["proposal"] is None:
                pass
            await bob.do(made["id"], "proposals/answer", {"agree": True})
        assert (await ann.moment(made["id"]))["options"] == before["options"]


async def test_a_seat_that_is_freed_elsewhere_is_closed_here(settings: Settings) -> None:
    async with running(settings) as one, running(settings) as two:
        ann, bob = await one.guest("Ann"), await two.guest("Bob")
        made = await ann.table(**THREE)
        await bob.sit(made["id"], 1, made["invitation"])
        async with bob.stream(made["id"]) as theirs:
            await theirs.next("table")
            assert (await ann.http.delete(f"/api/tables/{made['id']}/seats/1")).status_code == 204
            with pytest.raises(ConnectionClosed):
                await theirs.next("the end")


async def test_a_table_that_is_deleted_elsewhere_is_gone_here(settings: Settings) -> None:
    async with running(settings) as one, running(settings) as two:
        ann = await one.guest("Ann")
        made = await ann.table(public=True)
        watcher = two.nobody()
        async with watcher.stream(made["id"]) as theirs:
            await theirs.next("table")
            assert (await ann.http.delete(f"/api/tables/{made['id']}/seats/0")).status_code == 204
            with pytest.raises(ConnectionClosed):
                await theirs.next("the end")
        assert (await watcher.http.get(f"/api/tables/{made['id']}")).status_code == 404


async def test_what_was_programmed_elsewhere_is_played(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(ecliptic.game("star-realms")), "programmable", lambda self: ["end"])
    monkeypatch.setattr("ecliptic.server.tables.premoves.LOOK_SECONDS", 0.1)
    async with running(settings) as one, running(settings) as two:
        ann, bob = await one.guest("Ann"), await two.guest("Bob")
        made = await ann.table(options={"first": "0"})
        await bob.sit(made["id"], 1, made["invitation"])
        await ann.moment(made["id"])
        await bob.do(made["id"], "programme", {"actions": ["end"]})
        n = (await ann.moment(made["id"]))["n"]
        assert (await ann.move(made["id"], n, "end", "k")).status_code == 200
        await comes_back(one, made["id"], n)


async def comes_back(server: Running, table: str, n: int) -> None:
    """Until seat 0 is to move again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with server.tables.use(table) as live:
                if live.n > n + 1 and live.waiting == [0]:
                    return
            await asyncio.sleep(0.02)
