"""Bots at the tables: they play whole games, know no more than their seat, and no mishap of theirs stops a game."""

import asyncio
import logging
import os
import random
import signal
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

import ecliptic
from ecliptic.server.bots import bot_seats
from ecliptic.server.bots.bot_seats import BotSeats
from ecliptic.server.http.wire import encode
from ecliptic.server.ops.config import Settings
from ecliptic.server.store import models
from ecliptic.server.store.entries import entry_json
from tests.server.harness import PATIENCE, Guest, Running, is_running, running, until
from tests.server.killable_servers import Victim

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]  # whole games, in several processes

LONG = 120.0  # seconds that a game of bots may take on a busy machine


async def ended(guest: Guest, table_id: str) -> Any:
    """The table when its game is over."""
    async with asyncio.timeout(LONG):
        while True:
            table = (await guest.http.get(f"/api/tables/{table_id}")).json()
            if table["state"] == "over":
                return table
            await asyncio.sleep(0.05)


async def entries(server: Running, table_id: str) -> list[models.Entry]:
    """The journal of a table, without waking it up."""
    async with server.store.reading() as session:
        found = select(models.Entry).where(models.Entry.table_id == table_id).order_by(models.Entry.n)
        return list(await session.scalars(found))


async def stored(server: Running, table_id: str, n: int = 0, state: str = "over") -> None:
    """Wait until a table has so many entries, or its game is over, without waking it up."""
    async with asyncio.timeout(LONG):
        while True:
            async with server.store.reading() as session:
                row = await session.get_one(models.Table, table_id)
                count = await session.scalar(select(func.max(models.Entry.n)).where(models.Entry.table_id == table_id))
            if row.state == state and (count or 0) >= n:
                return
            await asyncio.sleep(0.01)


async def assert_replays(server: Running, table_id: str) -> None:
    """Every entry of a game is there, once, and leads to the state it led to."""
    rows = await entries(server, table_id)
    assert [row.n for row in rows] == list(range(1, len(rows) + 1))
    async with server.store.reading() as session:
        row = await session.get_one(models.Table, table_id)
    header = {"game": row.game, "rules": row.rules, "seats": row.seats, "options": row.options, "pack": row.pack}
    dump = {"ecliptic": "journal", "format": 1, **header, "start": None, "entries": [entry_json(e, 0) for e in rows]}
    assert len(ecliptic.replay(dump).journal) == len(rows)


async def own_turn(guest: Guest, table_id: str, seat: int) -> Any:
    """The moment when a seat is to move or the game is over."""
    async with asyncio.timeout(LONG):
        while True:
            table = (await guest.http.get(f"/api/tables/{table_id}")).json()
            if seat in table["waiting"] or table["result"]:
                return await guest.moment(table_id)
            await asyncio.sleep(0.03)


@pytest.mark.parametrize("level", ["random", "greedy"])
async def test_a_person_plays_a_whole_game_against_a_bot(server: Running, level: str) -> None:
    ann = await server.guest("Ann")
    made = await ann.table(bots={"1": level})
    assert made["state"] == "playing"
    assert [(seat["name"], seat["bot"]) for seat in made["seats"]] == [("Ann", None), (level.capitalize(), level)]
    for i in range(3_000):
        moment = await own_turn(ann, made["id"], 0)
        if moment["view"]["result"]:
            break
        answer = await ann.move(made["id"], moment["n"], moment["options"][0]["action"], f"ann-{i}")
        assert answer.status_code == 200, answer.text
    table = await ended(ann, made["id"])
    assert sorted(table["result"]["places"]) == [1, 2]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("star-realms", 2, {}), ("star-realms", 4, {"mode": "hydra_two_headed"}), ("federation", 3, {})],
)
async def test_bots_play_among_themselves_to_the_end(
    server: Running, game: str, seats: int, options: dict[str, str]
) -> None:
    ann = await server.guest()
    bots = {str(seat): "greedy" for seat in range(seats)}
    made = await ann.table(game=game, seats=seats, options=options, hold=[], bots=bots)
    assert [seat["name"] for seat in made["seats"]] == ["Greedy", "Greedy 2", "Greedy 3", "Greedy 4"][:seats]
    table = await ended(ann, made["id"])
    assert 1 in table["result"]["places"]
    await until(lambda: not server.state.bot_seats.tasks)


async def test_the_host_seats_bots_until_the_game_begins(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    made = await ann.table(seats=3, options={"mode": "free_for_all"}, public=True)
    address = f"/api/tables/{made['id']}/seats"
    assert (await bob.http.put(f"{address}/1/bot", json={"level": "greedy"})).status_code == 403
    after = (await ann.http.put(f"{address}/1/bot", json={"level": "greedy"})).json()
    assert [(seat["name"], seat["bot"]) for seat in after["seats"]] == [
        ("Ann", None),
        ("Greedy", "greedy"),
        (None, None),
    ]
    taken = await bob.http.post(f"{address}/1", json={})
    assert (taken.status_code, taken.json()["error"]) == (409, "This seat is taken.")
    after = (await ann.http.put(f"{address}/1/bot", json={"level": "random"})).json()
    assert after["seats"][1]["name"] == "Random"
    for seat, level, status, sentence in (
        (0, "greedy", 409, "This seat is taken."),
        (7, "greedy", 404, "There is no seat 7: the seats are 0 to 2."),
        (2, "genius", 422, "There is no bot 'genius' for this game. Choose from: random, greedy."),
    ):
        answer = await ann.http.put(f"{address}/{seat}/bot", json={"level": level})
        assert (answer.status_code, answer.json()["error"]) == (status, sentence)
    assert (await bob.sit(made["id"], 2))["state"] == "playing"
    late = await ann.http.put(f"{address}/1/bot", json={"level": "greedy"})
    assert (late.status_code, late.json()["error"]) == (409, "The game has already begun.")


@pytest.mark.parametrize(
    ("bots", "status", "sentence"),
    [
        ({"0": "greedy"}, 422, "Seat 0 cannot be both yours and a bot's."),
        ({"2": "greedy"}, 422, "There is no seat 2: the seats are 0 to 1."),
        ({"1": "genius"}, 422, "There is no bot 'genius' for this game. Choose from: random, greedy."),
        ({"one": "greedy"}, 400, ""),
        ({"1": None}, 400, ""),
        (["greedy"], 400, ""),
    ],
)
async def test_bots_that_cannot_be_seated_are_refused(server: Running, bots: Any, status: int, sentence: str) -> None:
    ann = await server.guest()
    answer = await ann.http.post("/api/tables", json={"game": "star-realms", "bots": bots})
    assert answer.status_code == status, answer.text
    assert answer.json()["error"].startswith(sentence)
    assert answer.json()["error"].endswith(".")


async def test_games_say_which_bots_they_have(server: Running) -> None:
    for game in (await server.nobody().http.get("/api/games")).json():
        assert [row["level"] for row in game["bots"]] == ["random", "greedy"]
        assert all(row["about"].endswith(".") and row["milliseconds"] > 0 for row in game["bots"])


async def test_a_person_plays_federation_against_three_bots(server: Running) -> None:
    ann = await server.guest()
    rng = random.Random(4)
    made = await ann.table(game="federation", seats=4, bots={"1": "greedy", "2": "random", "3": "greedy"})
    for i in range(1_000):
        moment = await own_turn(ann, made["id"], 0)
        if moment["view"]["result"]:
            break
        action = rng.choice(moment["options"])["action"]
        answer = await ann.move(made["id"], moment["n"], action, f"ann-{i}")
        assert answer.status_code in (200, 409), answer.text
    table = await ended(ann, made["id"])
    assert 1 in table["result"]["places"]


async def test_all_bots_of_a_common_phase_think_at_the_same_time(server: Running, faulty_bots: None) -> None:
    """In hydra both heads of a team act in one phase. One of them never answers in time: the other does not wait."""
    ann = await server.guest()
    bots = {"0": "sleeps", "1": "greedy", "2": "greedy", "3": "greedy"}
    options = {"mode": "hydra_two_headed", "first": "0"}
    made = await ann.table(seats=4, options=options, hold=[], bots=bots)
    played: list[int] = []
    async with asyncio.timeout(PATIENCE):
        while not played:
            played = [row.seat for row in await entries(server, made["id"]) if row.kind == "play"]
            await asyncio.sleep(0.01)
    assert played[0] == 1


async def test_a_move_of_a_bot_is_shown_and_stored_like_any_other(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(bots={"1": "greedy"}, options={"first": "1"})
    moment = await own_turn(ann, made["id"], 0)
    rows = [row for row in await entries(server, made["id"]) if row.kind == "play"]
    assert rows
    assert all(row.seat == 1 and str(row.client_move_id).startswith("bot-") for row in rows)
    assert len({row.client_move_id for row in rows}) == len(rows)
    assert {line["n"] for line in moment["log"]} > {row.n for row in rows if row.text.startswith("play:")}


async def test_when_somebody_watches_bots_let_them_follow(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, bot_pause=0.2)) as server:
        ann = await server.guest()
        made = await ann.table(bots={"1": "greedy"}, options={"first": "0"})
        async with ann.stream(made["id"]) as stream:
            n = (await stream.next("update"))["n"]
            await stream.send("move", expected=n, action="end", client_move_id="k")
            while (update := await stream.next("update"))["view"]["waiting"] == [1]:
                pass
            assert update["view"]["waiting"] == [0]
        times = [row.at for row in await entries(server, made["id"]) if row.kind == "play" and row.n > n]
        assert len(times) > 3
        assert min(later - before for before, later in pairwise(times)) >= 195


# What a bot knows


class Canonical(random.Random):
    """Chance whose answers do not depend on the order in which things lie before they are mixed."""

    def sample(self, population: Any, k: int, **more: Any) -> list[Any]:
        return super().sample(sorted(population), k, **more)

    def shuffle(self, x: Any) -> None:
        x.sort()
        super().shuffle(x)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("star-realms", 2, {}), ("star-realms", 6, {"mode": "emperor"}), ("federation", 3, {})],
)
def test_a_bot_is_sent_the_same_bytes_in_all_worlds_its_seat_cannot_tell_apart(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int, options: dict[str, str]
) -> None:
    rng = random.Random(seats)
    table = ecliptic.new(game, seats=seats, options=options, seed=5)
    driver = BotSeats.__new__(BotSeats)  # to ask a question takes neither tables nor workers
    different = compared = 0

    def asked(seat: int) -> bytes:
        monkeypatch.setattr(bot_seats, "secret", Canonical(compared))
        texts = [option.text for option in table.options(seat)]
        return encode(driver._question(table, seat, "greedy", texts))

    while not table.over and compared < 60:
        seat = rng.choice(table.waiting)
        here, truth, saved = asked(seat), table.state, encode(table.save())
        table.state = table.game.resample(truth, seat, rng)
        assert asked(seat) == here
        different += encode(table.save()) != saved
        table.state = truth
        compared += 1
        for _ in range(rng.randrange(1, 8)):
            if not table.over:
                actor = rng.choice(table.waiting)
                table.play(actor, rng.choice(table.options(actor)))
    assert compared >= 20
    assert different > compared // 2, "the worlds were the same ones"


# What may go wrong


@pytest.mark.parametrize("level", ["dies", "sleeps", "fails", "lies"])
async def test_a_bot_that_gives_no_answer_plays_a_random_option(
    server: Running, faulty_bots: None, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await server.guest()
    made = await ann.table(bots={"1": level}, options={"first": "1"})
    await stored(server, made["id"], n=4, state="playing")
    errors = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert errors
    assert all("a random option is taken" in error for error in errors)
    assert all(made["id"] in error for error in errors)


@pytest.mark.parametrize("level", ["dies_once", "sleeps_once"])
async def test_the_move_is_asked_again_when_its_process_is_gone(
    server: Running, faulty_bots: None, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await server.guest()
    made = await ann.table(bots={"1": level}, options={"first": "1"})
    await own_turn(ann, made["id"], 0)
    messages = [
        (record.levelname, record.getMessage()) for record in caplog.records if record.name == "ecliptic.server"
    ]
    assert [level for level, _ in messages] == ["WARNING"]
    assert "gave no answer" in messages[0][1]


async def test_a_game_survives_that_its_workers_are_killed_all_the_time(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(hold=[], bots={"0": "greedy", "1": "greedy"})
    rng = random.Random(9)
    killed: set[int] = set()
    for _ in range(8):
        await until(lambda: bool(set(server.state.workers.pids) - killed) or server.live(made["id"]).game().over)
        await asyncio.sleep(rng.random() * 0.05)
        for pid in server.state.workers.pids:
            killed.add(pid)
            if is_running(pid):
                os.kill(pid, signal.SIGKILL)
    await ended(ann, made["id"])
    assert killed
    await assert_replays(server, made["id"])


async def test_a_fault_of_the_server_does_not_leave_a_table_stuck(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failures = iter([RuntimeError("no luck"), OSError("no disk")])
    seen_by = bot_seats.seen_by

    def fails_twice(table: Any, seat: int) -> msgspec.Raw:
        for failure in failures:
            raise failure
        return seen_by(table, seat)

    monkeypatch.setattr(bot_seats, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(bot_seats, "seen_by", fails_twice)
    ann = await server.guest()
    made = await ann.table(bots={"1": "random"}, options={"first": "1"})
    await own_turn(ann, made["id"], 0)
    assert "no luck" in caplog.text
    assert "no disk" in caplog.text


async def test_a_server_that_starts_goes_on_where_the_last_one_stopped(settings: Settings) -> None:
    async with running(settings) as server:
        ann = await server.guest()
        made = await ann.table(hold=[], bots={"0": "greedy", "1": "greedy"})
        await stored(server, made["id"], n=20, state="playing")
        pids = server.state.workers.pids
        assert pids
    assert not any(is_running(pid) for pid in pids)
    async with running(settings) as server:
        await stored(server, made["id"])
        await assert_replays(server, made["id"])


async def test_two_servers_that_think_about_the_same_moves_play_one_game(settings: Settings) -> None:
    async with running(settings) as one, running(settings) as two:
        ann = await one.guest()
        made = await ann.table(hold=[], bots={"0": "greedy", "1": "greedy"})
        while len(await entries(one, made["id"])) < 150 and not await is_over(one, made["id"]):
            async with two.tables.use(made["id"]) as live:
                live.forget()  # as it does when another server tells of a commit
                await live.load()
                two.state.bot_seats.wake_bots(live)
            await asyncio.sleep(0.02)
        await assert_replays(one, made["id"])
        keys = [row.client_move_id for row in await entries(one, made["id"]) if row.kind == "play"]
        assert all(keys)
        assert len(set(keys)) == len(keys)


async def is_over(server: Running, table_id: str) -> bool:
    async with server.store.reading() as session:
        return (await session.get_one(models.Table, table_id)).state == "over"


async def test_a_server_takes_up_tables_of_one_that_has_died(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "SWEEP_SECONDS", 0.2)
    async with running(settings) as dead, running(settings) as other:
        await dead.state.bot_seats.close()
        ann = await dead.guest()
        made = await ann.table(hold=[], bots={"0": "random", "1": "random"})
        await stored(other, made["id"], n=30, state="playing")
        await assert_replays(other, made["id"])


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_no_process_is_left_when_the_server_ends_and_the_next_one_goes_on(
    database: str, how: signal.Signals
) -> None:
    victim = Victim(database)
    await victim.start()
    guest = Guest(victim.base)
    try:
        await guest.http.post("/api/guests", json={"name": "Ann"})
        made = [await guest.table(hold=[], bots={"0": "greedy", "1": "greedy"}) for _ in range(2)]
        await until(lambda: bool(victim.children()), LONG)
        workers = victim.children()
        await victim.end(how)
        await until(lambda: not any(is_running(worker) for worker in workers))
        await victim.start()
        for table in made:
            await ended(guest, table["id"])
    finally:
        await guest.http.aclose()
        if victim.process is not None and victim.process.returncode is None:
            await victim.end(signal.SIGKILL)


async def test_a_bot_takes_over_for_somebody_who_has_left(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    options = {"mode": "free_for_all", "first": "0"}
    made = await ann.table(seats=3, options=options, hold=[0, 2])
    await bob.sit(made["id"], 1, made["invitation"])
    assert (await ann.http.post(f"/api/tables/{made['id']}/resign", params={"seat": 0})).status_code == 200
    async with asyncio.timeout(PATIENCE):
        while (table := (await bob.http.get(f"/api/tables/{made['id']}")).json())["waiting"] == [0]:
            await asyncio.sleep(0.01)
    seat = table["seats"][0]
    assert (seat["name"], seat["bot"], seat["left"]) == ("Ann", "greedy", "resigned")
    rows = [row for row in await entries(server, made["id"]) if row.kind == "play"]
    assert {row.seat for row in rows} == {0}
    assert all(str(row.client_move_id).startswith("bot-") for row in rows)


async def test_a_bot_that_still_thinks_does_not_play_for_whoever_has_come_back(
    server: Running, faulty_bots: None
) -> None:
    """Nor does it play on at a table whose game has been ended."""
    ann = await server.guest()
    made = await ann.table(bots={"1": "sleeps"}, hold=[0], options={"first": "1"})
    driver = server.state.bot_seats
    await until(lambda: bool(driver.tasks))
    async with server.tables.use(made["id"]) as live, server.tables.changing(live) as (_, seats):
        seats[1].bot = None
    n = live.n
    await until(lambda: not driver.tasks)
    assert live.n == n
    async with server.tables.use(made["id"]) as live, server.tables.changing(live) as (_, seats):
        seats[1].bot = "sleeps"
    await until(lambda: bool(driver.tasks))
    assert (await ann.http.post(f"/api/tables/{made['id']}/resign")).status_code == 200
    await until(lambda: not driver.tasks)
    assert live.n == n
