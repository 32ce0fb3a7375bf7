"""A stored game opens as it was left, at once, however long it is."""

import random
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from ecliptic.server.http.problems import Problem
from ecliptic.server.http.wire import Move, Undo
from ecliptic.server.ops.config import Settings
from ecliptic.server.store import models
from ecliptic.server.tables.live_table import LiveTable
from tests.server.harness import Duel, Listening, Running, running, until

pytestmark = pytest.mark.anyio


async def play_on(live: LiveTable, moves: int, seed: int = 1) -> int:
    """Random moves, some of them taken back; how many were taken back."""
    rng = random.Random(seed)
    undone = 0
    for i in range(moves):
        kernel = live.game()
        if kernel.over:
            break
        seat = rng.choice(kernel.waiting)
        if kernel.undoable(seat) and rng.random() < 0.1:
            await live.undo(seat, Undo(live.n, f"u{seed}-{i}"))
            undone += 1
            continue
        action = rng.choice(kernel.options(seat)).text
        await live.play(seat, Move(live.n, action, f"m{seed}-{i}"))
    return undone


def everything(live: LiveTable) -> Any:
    """All that anybody can see or do, with the right to take back."""
    seats = [None, *range(live.row.seats)]
    updates = [live.update(seat, live.n, []) for seat in seats]
    return msgspec.to_builtins(updates), live.game().save()


async def reopened(server: Running, live: LiveTable) -> LiveTable:
    """The same table, read from the store."""
    async with server.tables.use(live.id) as here:
        assert here is live
    again = LiveTable(live.id, server.store, server.settings)
    async with again.lock:
        await again.load()
    return again


async def snapshots(server: Running, table_id: str) -> list[int]:
    async with server.store.reading() as session:
        found = await session.scalars(
            select(models.Snapshot.n).where(models.Snapshot.table_id == table_id).order_by(models.Snapshot.n)
        )
        return list(found)


@pytest.mark.parametrize("every", [10, 40, 1000])
async def test_a_table_that_is_read_again_is_the_same(settings: Settings, every: int) -> None:
    async with running(msgspec.structs.replace(settings, snapshot_every=every)) as server:
        duel = await server.duel(options={"turn_limit": 9999})
        live = server.live(duel.id)
        undone = 0
        for step in range(25):
            undone += await play_on(live, 9, seed=step)
            again = await reopened(server, live)
            assert again.n == live.n
            assert everything(again) == everything(live)
        assert undone
        assert bool(await snapshots(server, duel.id)) == (every < 1000)


@pytest.mark.parametrize(("seats", "mode"), [(4, "hydra_two_headed"), (6, "emperor"), (5, "raid")])
async def test_tables_of_other_modes_are_read_again_too(settings: Settings, seats: int, mode: str) -> None:
    async with running(msgspec.structs.replace(settings, snapshot_every=20)) as server:
        ann = await server.guest()
        made = await ann.table(seats=seats, options={"mode": mode}, hold=list(range(seats)))
        live = server.live(made["id"])
        for step in range(8):
            await play_on(live, 15, seed=step)
            again = await reopened(server, live)
            assert everything(again) == everything(live)


async def test_an_undo_past_a_snapshot_makes_another_one(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A snapshot waits for a moment that nobody may take back, but not for ever."""
    monkeypatch.setattr("ecliptic.server.tables.commit.LATEST", 1)
    async with running(msgspec.structs.replace(settings, snapshot_every=3)) as server:
        duel = await server.duel()
        live = server.live(duel.id)
        kernel = live.game()
        seat = kernel.waiting[0]
        start = live.n
        for i in range(3):
            action = next(o.text for o in kernel.options(seat) if o.kind == "play")
            await live.play(seat, Move(live.n, action, f"m{i}"))
        taken = [n for n in await snapshots(server, duel.id) if n > start]
        assert taken, "the seat could take back everything, and there is a snapshot nevertheless"
        await live.undo(seat, Undo(live.n, "u"))
        assert (await snapshots(server, duel.id))[-1] == live.n
        again = await reopened(server, live)
        assert again.game().save() == live.game().save()
        assert again.n == live.n


async def test_no_snapshot_takes_a_right_to_undo_before_its_time(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, snapshot_every=6)) as server:
        duel = await server.duel()
        live = server.live(duel.id)
        kernel = live.game()
        seat = kernel.waiting[0]
        first = live.n
        while any(o.kind == "play" for o in kernel.options(seat)):
            action = next(o.text for o in kernel.options(seat) if o.kind == "play")
            await live.play(seat, Move(live.n, action, f"m{live.n}"))
        assert first < live.n < first + 6
        assert kernel.undoable(seat) == live.n - first
        assert not [n for n in await snapshots(server, duel.id) if n > first]
        await live.play(seat, Move(live.n, "end", "end"))
        while live.n < first + 9:
            await play_on(live, 1, seed=live.n)
        assert [n for n in await snapshots(server, duel.id) if n > first]


async def test_a_snapshot_comes_with_the_entry_that_fills_the_interval(settings: Settings) -> None:
    async with running(settings) as server:
        duel = await server.duel()
        n = server.live(duel.id).n
        assert await snapshots(server, duel.id) == []
    for every, taken in ((n, [n]), (n + 1, [])):
        async with running(msgspec.structs.replace(settings, snapshot_every=every)) as server:
            duel = await server.duel()
            assert server.live(duel.id).n == n
            assert await snapshots(server, duel.id) == taken


async def test_a_snapshot_waits_four_intervals_for_a_right_to_undo(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, snapshot_every=1)) as server:
        duel = await server.duel(options={"first": "0"})
        live = server.live(duel.id)
        await live.play(0, Move(live.n, "end", "end"))
        begun = live.n

        async def play(cards: int) -> None:
            for _ in range(cards):
                action = next(o.text for o in live.game().options(1) if o.kind == "play")
                await live.play(1, Move(live.n, action, f"m{live.n}"))

        async def taken() -> list[int]:
            return [n - begun for n in await snapshots(server, duel.id) if n >= begun]

        await play(3)
        assert await taken() == [0]
        await play(1)
        assert await taken() == [0, 4]
        await play(1)
        await live.undo(1, Undo(live.n, "back to the snapshot", steps=1))
        assert await taken() == [0, 4]
        await live.undo(1, Undo(live.n, "behind it", steps=1))
        assert await taken() == [0, 4, 7]


async def test_of_a_long_game_only_the_entries_since_a_snapshot_are_carried_out(settings: Settings) -> None:
    """How long that takes is measured by `bench/server/history.py`."""
    async with running(msgspec.structs.replace(settings, snapshot_every=50)) as server:
        duel = await server.duel(options={"turn_limit": 9999})
        live = server.live(duel.id)
        step = 0
        while live.n < 1000:
            await end_turns(live, 10, step)
            step += 1
        again = await reopened(server, live)
        assert len(again.game().journal) < 100
        assert everything(again) == everything(live)


async def end_turns(live: LiveTable, turns: int, step: int) -> None:
    """Turns in which nobody gets hurt, so that the game goes on."""
    for i in range(turns):
        kernel = live.game()
        seat = kernel.waiting[0]
        for card in range(2):
            options = [option.text for option in kernel.options(seat)]
            plays = [text for text in options if text in ("play:scout", "play:explorer")]
            if plays:
                await live.play(seat, Move(live.n, plays[0], f"{step}-{i}-{card}"))
        await live.play(seat, Move(live.n, "end", f"{step}-{i}-end"))


async def test_an_idle_table_leaves_memory_and_comes_back(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, idle_seconds=0.0)) as server:
        duel = await server.duel()
        before = await duel.players[0].moment(duel.id)
        assert await settled(server, duel) == 0
        assert await duel.players[0].moment(duel.id) == before
        async with duel.players[0].stream(duel.id) as stream:
            await stream.next("update")
            server.tables.drop_idle()
            assert len(server.tables) == 1, "somebody watches"
            await duel.play()
            assert (await stream.next("update"))["n"] > before["n"]
        assert await settled(server, duel) == 0


async def test_the_server_itself_drops_what_is_idle(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, idle_seconds=0.01)) as server:
        for _ in range(2):
            await (await server.guest()).table()
            await until(lambda: not len(server.tables))


async def test_what_is_idle_is_neither_used_nor_watched_nor_in_use(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await server.guest()
    made = [(await ann.table())["id"] for _ in range(5)]
    used, late, locked, watched, dropped = lives = [server.live(table_id) for table_id in made]
    for live in lives:
        live.used = 399.5
    late.used = 400.0
    watched.watchers.add(Listening(0))
    watched.watchers.add(Listening(0))
    assert server.tables.count_watchers() == 2
    async with used.lock, locked.lock:
        with monkeypatch.context() as clock:
            clock.setattr("time.monotonic", lambda: 500.0)
            await used.load()
            used.lock.release()
            clock.setattr("time.monotonic", lambda: 1000.0)  # ten minutes after 400
            number = server.tables.drop_idle()
        await used.lock.acquire()
    assert number == 1
    assert [table_id in server.tables for table_id in made] == [True, True, True, True, False]
    assert server.tables.ids() == made[:4]
    assert server.tables.find(dropped.id) is None


async def settled(server: Running, duel: Duel) -> int:
    """How many tables are in memory after the idle ones have left."""

    def is_empty() -> bool:
        server.tables.drop_idle()
        return not len(server.tables)

    await until(is_empty)
    return len(server.tables)


async def test_asking_for_tables_that_do_not_exist_fills_no_memory(server: Running) -> None:
    ann = await server.guest()
    for i in range(5):
        answer = await ann.http.get(f"/api/tables/nothing{i}")
        assert answer.status_code == 404
        assert answer.json()["error"] == f"There is no table 'nothing{i}'."
    assert len(server.tables) == 0


async def test_a_change_that_fails_is_read_again_from_the_store(server: Running) -> None:
    duel = await server.duel()
    heard: list[str] = []
    server.tables.listeners.append(lambda live: heard.append(live.row.state))

    async def fail(live: LiveTable, error: Exception) -> None:
        async with server.tables.changing(live) as (row, _):
            row.state = "over"
            raise error

    async with server.tables.use(duel.id) as live:
        for error, is_loaded in ((Problem(409, "problem-over"), True), (RuntimeError("a fault"), False)):
            with pytest.raises(type(error)):
                await fail(live, error)
            assert (live.is_loaded, live.row.state, heard) == (is_loaded, "playing", [])
    assert (await duel.players[0].info(duel.id))["state"] == "playing"


async def test_reaching_back_leaves_the_latest_snapshot_known(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, snapshot_every=3)) as server:
        duel = await server.duel(options={"turn_limit": 9999})
        live = server.live(duel.id)
        await end_turns(live, 4, 0)
        async with live.lock:
            live.forget()
            await live.load()
            base, snapshot, kernel = live.base, live.snapshot, live.kernel
            assert base == snapshot > 0
            await live.reach_back(base)
            assert live.kernel is kernel, "there was nothing to read"
            await live.reach_back(0)
            assert (live.base, live.snapshot) == (0, snapshot)
            live.forget()
            await live.load()
            setattr(live, "_replay", lambda *_: 1 // 0)  # noqa: B010  mypy sees a method here
            with pytest.raises(ZeroDivisionError):
                await live.reach_back(0)
            assert not live.is_loaded, "half of it was read"
            del live._replay


async def test_what_was_undone_is_told_by_its_number_also_after_a_snapshot(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, snapshot_every=3)) as server:
        duel = await server.duel(options={"turn_limit": 9999})
        live = server.live(duel.id)
        await end_turns(live, 4, 0)
        async with live.lock:
            live.forget()
            await live.load()
        seat, before = live.game().waiting[0], live.n
        card = next(o.text for o in live.game().options(seat) if o.text in ("play:scout", "play:viper"))
        played = (await live.play(seat, Move(live.n, card, "card"))).n
        assert live.base > 0
        assert live.update(seat, before, []).back is None
        await live.undo(seat, Undo(live.n, "undo"))
        assert live.base > 0
        told = live.update(seat, played, [])
        assert (told.since, told.back, told.log) == (played, before, [])
        assert live.update(seat, live.n, []).back is None


async def test_a_faulty_game_is_read_again_from_the_store(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error in the rules must not leave half a move in memory."""
    duel = await server.duel()
    live = server.live(duel.id)
    seat, moment = await duel.to_move()

    class Faulty:
        def __init__(self, kernel: Any) -> None:
            self.kernel = kernel

        def __getattr__(self, name: str) -> Any:
            return getattr(self.kernel, name)

        def play(self, seat: int, action: str) -> None:
            self.kernel.play(seat, action)
            raise IndexError("a fault in the rules")

    faulty: Any = Faulty(live.kernel)
    live.kernel = faulty
    action = moment["options"][0]["action"]
    answer = await duel.players[seat].move(duel.id, moment["n"], action, "k")
    assert answer.status_code == 500
    assert "IndexError" not in answer.text
    assert "a fault" not in answer.text
    assert await duel.players[seat].moment(duel.id) == moment
    assert (await duel.players[seat].move(duel.id, moment["n"], action, "k")).status_code == 200
