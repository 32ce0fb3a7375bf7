"""The life of a table that is used through several server processes, on PostgreSQL."""

import asyncio
from functools import partial

import msgspec
import pytest
from sqlalchemy import event, true
from websockets.exceptions import ConnectionClosed

import ecliptic
from ecliptic.server.http.problems import Problem, Stale
from ecliptic.server.http.wire import Move
from ecliptic.server.ops.config import Settings
from ecliptic.server.ops.quotas import UNLIMITED
from ecliptic.server.tables.fanout import Fanout
from ecliptic.server.tables.lobby import _give
from ecliptic.server.tables.premoves import PremovePlayer
from tests.server.harness import PATIENCE, Listening, Running, running

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


async def test_a_premove_that_was_withdrawn_elsewhere_is_not_played(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(ecliptic.game("star-realms")), "programmable", lambda self: ["end"])
    monkeypatch.setattr(Fanout, "_follow", lambda *_, **__: None)  # no news of it arrives in time
    async with running(settings) as one, running(settings) as two:
        ann, bob = await two.guest("Ann"), await one.guest("Bob")
        made = await ann.table(options={"first": "0"})
        await bob.sit(made["id"], 1, made["invitation"])
        await bob.do(made["id"], "programme", {"actions": ["end"]})
        two.live(made["id"]).forget()
        n = (await ann.moment(made["id"]))["n"]
        await bob.do(made["id"], "programme", {"actions": []})
        assert (await ann.move(made["id"], n, "end", "k")).status_code == 200
        await PremovePlayer(two.tables)._answer(made["id"], 1)
        async with two.tables.use(made["id"]) as live:
            assert live.waiting == [1]
            assert live.seats[1].programme is None


# A seat that changes hands through another process while this one decides by what it knows


async def test_a_move_is_refused_when_news_brings_a_change_of_seats(settings: Settings) -> None:
    """The sender has seen a newer moment elsewhere; hearing of it, this process hears also who sits there now."""
    async with running(settings) as one, running(settings) as two:
        ann, bob = await one.guest("Ann"), await two.guest("Bob")
        made = await ann.table(options={"first": "0"})
        await bob.sit(made["id"], 1, made["invitation"])
        async with two.tables.use(made["id"]) as unaware:
            n = (await ann.moment(made["id"]))["n"]
            assert (await ann.move(made["id"], n, "end", "k")).status_code == 200
            async with one.tables.use(made["id"]) as live, one.tables.changing(live) as (_, seats):
                seats[1].left = "absent"
            newer = (await ann.moment(made["id"]))["n"]
            with pytest.raises(Problem, match="return to your seat"):
                await unaware.perform(1, Move(newer, "end", "b"), partial(unaware.require_holder, 1, bob.id))
        assert (await ann.moment(made["id"]))["n"] == newer


async def test_a_seat_taken_back_elsewhere_is_not_changed_here(settings: Settings) -> None:
    """Else a host would free the seat of somebody who has just come back, for a bot that is there no longer."""
    async with running(settings) as one, running(settings) as two:
        ann, bob = await one.guest("Ann"), await one.guest("Bob")
        made = await ann.table(options={"first": "0"})
        await bob.sit(made["id"], 1, made["invitation"])
        async with one.tables.use(made["id"]) as live, one.tables.changing(live) as (_, seats):
            seats[1].left = "absent"
        async with two.tables.use(made["id"]) as unaware:
            assert unaware.seats[1].left == "absent"
            await bob.do(made["id"], "seats/1/return")
            with pytest.raises(Stale):
                async with two.tables.changing(unaware) as (_, seats):
                    seats[1].person_id = None
            assert not unaware.is_loaded, "it is read again before anybody uses it"
        seat = (await bob.info(made["id"]))["seats"][1]
        assert (seat["person"], seat["left"]) == (bob.id, None)


async def test_nobody_takes_two_seats_of_a_rated_game_at_once(settings: Settings) -> None:
    async with running(settings) as one, running(settings) as two:
        ann, bob = await one.member("Ann"), await one.member("Bob")
        made = await ann.table(**THREE, rated=True)
        async with two.tables.use(made["id"]) as unaware:
            await bob.sit(made["id"], 1, made["invitation"])
            with pytest.raises(Stale):
                await _give(two.tables, unaware, 2, true(), person_id=bob.id, name="Bob")
            assert not unaware.is_loaded, "it is read again before anybody uses it"
        assert [seat["person"] for seat in (await ann.info(made["id"]))["seats"]] == [ann.id, bob.id, None]


async def test_a_bot_is_not_given_another_level_once_the_game_has_begun(settings: Settings) -> None:
    async with running(settings) as one, running(settings) as two:
        ann, bob = await one.guest("Ann"), await one.guest("Bob")
        made = await ann.table(**THREE, bots={"2": "random"})
        async with two.tables.use(made["id"]) as unaware:
            await bob.sit(made["id"], 1, made["invitation"])
            with pytest.raises(Stale):
                await _give(two.tables, unaware, 2, true(), bot="greedy", name="Greedy")
        assert (await ann.info(made["id"]))["seats"][2]["bot"] == "random"


async def test_what_another_process_has_just_changed_is_no_conflict(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever changes a table itself reads it again first: perhaps no news of it has arrived yet."""
    monkeypatch.setattr(Fanout, "_follow", lambda *_, **__: None)
    settings = msgspec.structs.replace(settings, quotas=UNLIMITED)
    async with running(settings) as one, running(settings) as two:
        ann, bob, eve = await one.guest("Ann"), await two.guest("Bob"), await two.guest("Eve")

        async def table(seated: int) -> str:
            made = await ann.table(**THREE, public=True)
            for seat, guest in ((1, bob), (2, eve))[: seated - 1]:
                await guest.sit(made["id"], seat)
            assert (await bob.info(made["id"]))["host"] == ann.id
            table_id: str = made["id"]
            return table_id

        for who, method, what, body, seated in (
            (bob, "DELETE", "seats/1", None, 2),
            (eve, "POST", "seats/2", {}, 2),
            (bob, "PUT", "seats/2/bot", {"level": "random"}, 2),
            (bob, "POST", "resign", None, 3),
            (bob, "POST", "abort", None, 3),
            (bob, "POST", "programme", {"actions": []}, 3),
            (bob, "POST", "proposals", {"kind": "abandon"}, 3),
        ):
            made = await table(seated)
            async with one.tables.use(made, again=True) as live, one.tables.changing(live) as (row, _):
                row.host_id = bob.id
            answer = await who.http.request(method, f"/api/tables/{made}/{what}", json=body)
            assert answer.status_code in (200, 204), (what, answer.text)

        made = await table(3)
        await ann.do(made, "proposals", {"kind": "abandon"})
        assert (await bob.do(made, "proposals/answer", {"agree": True}))["proposal"]["agreed"] == [0, 1]
        async with one.tables.use(made, again=True) as live, one.tables.changing(live) as (_, seats):
            seats[1].left = "absent"
        assert (await bob.do(made, "seats/1/return"))["proposal"]["agreed"] == [0], "the bot had agreed for Bob"
        await ann.do(made, "proposals/answer", {"agree": False})
        async with one.tables.use(made, again=True) as live, one.tables.changing(live) as (row, _):
            row.state = "over"
        assert (await bob.do(made, "rematch"))["proposal"]["agreed"] == [1]


async def test_what_another_process_has_done_is_followed_as_far_as_it_is_asked_for(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Fanout, "_follow", lambda *_, **__: None)
    settings = msgspec.structs.replace(settings, snapshot_every=1)
    async with running(settings) as one, running(settings) as two:
        ann, bob = await one.guest("Ann"), await one.guest("Bob")
        made = await ann.table(options={"first": "0"})
        async with two.tables.use(made["id"]) as behind:
            assert (await behind.catch_up(), await behind.catch_up(again=True)) == (False, False)
            await bob.sit(made["id"], 1, made["invitation"])
            assert behind.kernel is None
            assert await behind.catch_up(), "it has begun"
            assert behind.waiting == [0]
            n, spectator = behind.n, Listening(None)
            spectator.n = n
            behind.watchers.add(spectator)
            assert (await ann.move(made["id"], n, "end", "k")).status_code == 200
            done = one.live(made["id"]).answers[0, "k"]
            assert (await behind.catch_up(), await behind.catch_up()) == (True, False)
            assert (behind.n, behind.waiting, behind.waiting_bits) == (done.n, [1], 2)
            assert (behind.answers[0, "k"], behind.snapshot, spectator.is_behind) == (done, done.n, True)

            async with one.tables.use(made["id"]) as live, one.tables.changing(live) as (_, seats):
                seats[0].left = "absent"
            assert (await behind.catch_up(), behind.seats[0].left) == (False, None)
            assert (await behind.catch_up(again=True), behind.seats[0].left) == (False, "absent")

            assert (await bob.move(made["id"], behind.n, "end", "k")).status_code == 200
            with monkeypatch.context() as faulty:
                faulty.setattr(behind, "_follow", lambda _: 1 // 0)
                with pytest.raises(ZeroDivisionError):
                    await behind.catch_up()
            assert not behind.is_loaded
            assert not await behind.catch_up(), "what is not loaded is read anyway"
        deleted = await ann.table()
        async with two.tables.use(deleted["id"]) as behind:
            spectator = Listening(None)
            behind.watchers.add(spectator)
            assert (await ann.http.delete(f"/api/tables/{deleted['id']}/seats/0")).status_code == 204
            assert (await behind.catch_up(again=True), behind.is_loaded, spectator.is_gone) == (False, False, True)


async def test_whoever_changes_a_table_lets_no_other_process_change_it_meanwhile(settings: Settings) -> None:
    asked: list[str] = []

    def keep(conn: object, cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    async with running(settings) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        made = await ann.table(**THREE, public=True)
        address = f"/api/tables/{made['id']}"
        event.listen(server.store.engine.sync_engine, "before_cursor_execute", keep)
        for guest, method, what, body in (
            (bob, "POST", "seats/1", {}),
            (bob, "DELETE", "seats/1", None),
            (ann, "PUT", "notes", {"text": "mine"}),
        ):
            asked.clear()
            assert (await guest.http.request(method, f"{address}/{what}", json=body)).is_success
            locking = [each for each in asked if each.startswith("SELECT tables.") and each.endswith("FOR UPDATE")]
            assert len(locking) == 1, what
        event.remove(server.store.engine.sync_engine, "before_cursor_execute", keep)


async def comes_back(server: Running, table: str, n: int) -> None:
    """Until seat 0 is to move again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with server.tables.use(table) as live:
                if live.n > n + 1 and live.waiting == [0]:
                    return
            await asyncio.sleep(0.02)
