"""Several server processes at the same tables, on PostgreSQL."""

import asyncio
import logging
import random
import time
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from ecliptic.server.ops.config import Settings
from ecliptic.server.ops.quotas import UNLIMITED
from ecliptic.server.store import models
from tests.server.cluster import Cluster
from tests.server.harness import PATIENCE, Guest, Running, Stream, running
from tests.server.test_bots import assert_replays, entries, stored

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]  # whole games, in several processes


@pytest.fixture
def settings(postgres: str) -> Settings:
    return Settings(database=postgres, durable=False, quotas=UNLIMITED)


def at(server: Running, guest: Guest) -> Guest:
    """The same person, through another server."""
    there = server.nobody()
    there.id = guest.id
    there.http.cookies = guest.http.cookies
    return there


class Shared:
    """A duel whose seats are played through one server each."""

    def __init__(self, table_id: str, invitation: str, players: list[Guest]) -> None:
        self.id = table_id
        self.invitation = invitation
        self.players = players

    async def play(self, rng: random.Random, key: str) -> int:
        """A move of whoever is to move."""
        moments = [await player.moment(self.id) for player in self.players]
        assert moments[0]["n"] == moments[1]["n"], "a reader is behind the store"
        seat = moments[0]["view"]["waiting"][0]
        action = rng.choice(moments[seat]["options"])["action"]
        answer = await self.players[seat].move(self.id, moments[seat]["n"], action, key)
        assert answer.status_code == 200, answer.text
        n: int = answer.json()["n"]
        return n


async def duel(one: Running, two: Running, **wanted: Any) -> Shared:
    ann, bob = await one.guest("Ann"), await two.guest("Bob")
    made = await ann.table(**wanted)
    await bob.sit(made["id"], 1, made["invitation"])
    return Shared(made["id"], made["invitation"], [ann, bob])


async def test_two_play_through_different_processes(pair: tuple[Running, Running]) -> None:
    rng = random.Random(1)
    shared = await duel(*pair)
    for i in range(60):
        n = await shared.play(rng, f"k{i}")
    async with pair[0].store.reading() as session:
        stored = await session.scalar(select(func.count()).where(models.Entry.table_id == shared.id))
    assert stored == n


async def test_the_other_process_streams_every_move(pair: tuple[Running, Running]) -> None:
    rng = random.Random(2)
    shared = await duel(*pair)
    async with (
        shared.players[0].stream(shared.id) as first,
        shared.players[1].stream(shared.id) as second,
        pair[1].nobody().stream(shared.id, invitation=shared.invitation) as spectator,
    ):
        for i in range(40):
            n = await shared.play(rng, f"k{i}")
            for stream in (first, second, spectator):
                while (await stream.next("update"))["n"] < n:
                    pass
    told = [line for message in second.past if message["type"] == "update" for line in message["log"]]
    numbers = [line["n"] for line in told]
    assert numbers == sorted(numbers)
    whole = await shared.players[1].moment(shared.id)
    assert told == whole["log"], "something was told twice or not at all"


async def test_what_a_seat_played_elsewhere_is_told_as_done(pair: tuple[Running, Running]) -> None:
    shared = await duel(*pair)
    seat = (await shared.players[0].moment(shared.id))["view"]["waiting"][0]
    there = at(pair[1 - seat], shared.players[seat])
    async with there.stream(shared.id) as stream:
        await stream.next("update")
        await shared.play(random.Random(3), "elsewhere")
        assert (await stream.next("update"))["done"] == ["elsewhere"]


async def test_of_two_processes_that_race_one_moves(pair: tuple[Running, Running]) -> None:
    shared = await duel(*pair)
    both = [[player, at(pair[1 - i], player)] for i, player in enumerate(shared.players)]
    for i in range(15):
        moment = await shared.players[0].moment(shared.id)
        seat = moment["view"]["waiting"][0]
        options = (await shared.players[seat].moment(shared.id))["options"]
        answers = await asyncio.gather(
            *(each.move(shared.id, moment["n"], options[0]["action"], f"{i}-{j}") for j, each in enumerate(both[seat]))
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        done, late = sorted(answers, key=lambda answer: answer.status_code)
        assert late.json()["n"] == done.json()["n"]


async def test_the_same_move_sent_to_both_is_played_once(pair: tuple[Running, Running]) -> None:
    shared = await duel(*pair)
    both = [[player, at(pair[1 - i], player)] for i, player in enumerate(shared.players)]
    for i in range(10):
        moment = await shared.players[0].moment(shared.id)
        seat = moment["view"]["waiting"][0]
        action = (await shared.players[seat].moment(shared.id))["options"][0]["action"]
        answers = await asyncio.gather(*(each.move(shared.id, moment["n"], action, f"{i}") for each in both[seat]))
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].content == answers[1].content


async def test_a_process_that_knows_less_than_the_client_looks_first(pair: tuple[Running, Running]) -> None:
    """A client may have its last answer from a process whose message has not arrived here yet."""
    shared = await duel(*pair)
    moment = await shared.players[0].moment(shared.id)
    seat = moment["view"]["waiting"][0]
    here, there = shared.players[seat], at(pair[1 - seat], shared.players[seat])
    await there.moment(shared.id)
    behind = pair[1 - seat].live(shared.id)
    async with behind.lock:  # nothing can be followed now
        options = (await here.moment(shared.id))["options"]
        done = (await here.move(shared.id, moment["n"], options[0]["action"], "a")).json()
        after = (await here.moment(shared.id))["options"]
        moving = asyncio.create_task(there.move(shared.id, done["n"], after[0]["action"], "b"))
        assert behind.n == moment["n"]
    answer = await moving
    assert answer.status_code == 200, answer.text


async def test_both_see_who_sits_down_and_the_game_begin(pair: tuple[Running, Running]) -> None:
    ann, bob = await pair[0].guest("Ann"), await pair[1].guest("Bob")
    made = await ann.table(seats=3, options={"mode": "free_for_all"})
    async with ann.stream(made["id"]) as stream:
        await stream.next("table")
        await bob.sit(made["id"], 2, made["invitation"])
        told = await stream.next("table")
        assert [seat["name"] for seat in told["seats"]] == ["Ann", None, "Bob"]
        await bob.sit(made["id"], 1, made["invitation"])
        update = await stream.next("update")
        assert update["n"] > 0
    assert (await ann.http.get(f"/api/tables/{made['id']}")).json()["state"] == "playing"


async def test_the_last_two_seats_taken_at_once_begin_one_game(pair: tuple[Running, Running]) -> None:
    for _ in range(5):
        people = [await pair[i % 2].guest(f"P{i}") for i in range(3)]
        made = await people[0].table(seats=3, options={"mode": "free_for_all"})
        await asyncio.gather(*(people[i].sit(made["id"], i, made["invitation"]) for i in (1, 2)))
        moments = [await person.moment(made["id"]) for person in people]
        assert len({moment["n"] for moment in moments}) == 1


async def test_who_watches_through_the_other_process_is_online(pair: tuple[Running, Running]) -> None:
    shared = await duel(*pair)
    async with shared.players[0].stream(shared.id) as first:
        await first.next("table")
        async with shared.players[1].stream(shared.id) as second:
            for stream in (first, second):
                await until_online(stream, [True, True])
        await until_online(first, [True, False])


async def until_online(stream: Stream, wanted: list[bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while [seat["online"] for seat in (await stream.next("table"))["seats"]] != wanted:
            pass


async def test_nobody_is_online_through_a_process_that_is_gone(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that was killed cannot say who has left; after a while nobody believes what it said."""
    monkeypatch.setattr("ecliptic.server.tables.fanout.PRESENCE_SECONDS", 0.05)
    async with running(msgspec.structs.replace(settings, presence_pause=0)) as server:
        table = await server.duel()
        async with table.players[0].stream(table.id) as first:
            await first.next("table")
            live = server.live(table.id)
            live.watchers.elsewhere["gone"] = (frozenset({1}), time.monotonic() + PATIENCE)
            for listener in server.tables.watched:
                listener(live)
            await until_online(first, [True, True])
            live.watchers.elsewhere["gone"] = (frozenset({1}), time.monotonic())
            await until_online(first, [True, False])
            assert live.watchers.elsewhere == {}


async def test_taking_back_is_followed_past_a_snapshot_of_the_other_process(settings: Settings) -> None:
    """Each process knows of the other's snapshots: an undo that leads behind one needs a new one."""
    often = msgspec.structs.replace(settings, snapshot_every=2)
    rng = random.Random(4)
    async with running(often) as one, running(often) as two:
        shared = await duel(one, two)
        for i in range(60):
            moment = await shared.players[0].moment(shared.id)
            seat = moment["view"]["waiting"][0]
            mine = await shared.players[seat].moment(shared.id)
            client = rng.choice([shared.players[seat], at((two, one)[seat], shared.players[seat])])
            if mine["undo"] and rng.random() < 0.4:
                body = {"type": "undo", "expected": mine["n"], "client_move_id": f"u{i}"}
                answer = await client.http.post(f"/api/tables/{shared.id}/undo", json=body)
                assert answer.status_code in (200, 422), answer.text  # a snapshot may have cost this process the right
            else:
                action = rng.choice(mine["options"])["action"]
                assert (await client.move(shared.id, mine["n"], action, f"m{i}")).status_code == 200
        now = [await player.moment(shared.id) for player in shared.players]
    async with running(often) as again:
        for seat, player in enumerate(shared.players):
            seen = await at(again, player).moment(shared.id)
            assert seen["view"] == now[seat]["view"]


async def test_an_undo_behind_what_a_process_has_loaded_is_news_to_it(settings: Settings) -> None:
    often = msgspec.structs.replace(settings, snapshot_every=1)
    async with running(often) as one, running(often) as two:
        shared = await duel(one, two, options={"first": "1"})
        ann, bob = shared.players
        begun = (await bob.moment(shared.id))["n"]
        assert (await at(one, bob).move(shared.id, begun, "end", "end")).status_code == 200
        for i in range(5):
            moment = await ann.moment(shared.id)
            card = next(option["action"] for option in moment["options"] if option["action"].startswith("play:"))
            assert (await ann.move(shared.id, moment["n"], card, f"m{i}")).status_code == 200
        behind = two.live(shared.id)
        async with behind.lock:  # nothing can be followed now
            behind.forget()
            await behind.load()
            body = {"type": "undo", "expected": behind.n, "steps": 5, "client_move_id": "u"}
            answer = await ann.http.post(f"/api/tables/{shared.id}/undo", json=body)
            assert answer.status_code == 200, answer.text
            assert behind.base > behind.n - 5
            assert await behind.catch_up() is True
            assert behind.n == answer.json()["n"]
            assert await behind.catch_up() is False


async def test_listening_comes_back_after_the_database_was_away(
    pair: tuple[Running, Running], cluster: Cluster
) -> None:
    shared = await duel(*pair)
    rng = random.Random(5)
    async with shared.players[1].stream(shared.id) as second:
        await second.next("update")
        ended = await asyncio.to_thread(
            cluster.run,
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            "WHERE datname LIKE 'test%' AND query LIKE 'LISTEN%'",
        )
        assert ended == len(pair)
        async with asyncio.timeout(PATIENCE):
            n = await shared.play(rng, "first")
            while (await second.next("update"))["n"] < n:
                pass
            n = await shared.play(rng, "second")
            while (await second.next("update"))["n"] < n:
                pass


async def test_a_server_that_ends_leaves_no_connection(settings: Settings, cluster: Cluster) -> None:
    async with running(settings) as server:
        duel = await server.duel()
        await duel.play()
    question = "SELECT count(*) FROM pg_stat_activity WHERE datname LIKE 'test%'"
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(cluster.run, question):
            await asyncio.sleep(0.1)


async def test_bots_thought_about_in_two_processes_play_one_game(
    pair: tuple[Running, Running], caplog: pytest.LogCaptureFixture
) -> None:
    one, two = pair
    ann = await one.guest()
    made = await ann.table(hold=[], bots={"0": "greedy", "1": "random"})
    async with asyncio.timeout(120):
        while len(rows := await entries(one, made["id"])) < 80:
            async with two.tables.use(made["id"]) as live:
                two.state.bot_seats.wake_bots(live)
            await asyncio.sleep(0.02)
    keys = [row.client_move_id for row in rows if row.kind == "play"]
    assert len(set(keys)) == len(keys)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    await assert_replays(one, made["id"])


async def test_a_process_plays_for_the_bots_of_one_that_has_died(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecliptic.server.bots.bot_seats.SWEEP_SECONDS", 0.2)
    one, two = pair
    await one.state.bot_seats.close()
    await two.state.bot_seats.close()
    ann = await one.guest()
    made = await ann.table(hold=[], bots={"0": "random", "1": "random"})
    await two.state.bot_seats.open()
    await stored(two, made["id"], n=30, state="playing")
    await assert_replays(two, made["id"])
