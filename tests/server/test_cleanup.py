"""What nobody has touched for long is cleaned up, and nothing else."""

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from ecliptic.server.http.problems import Problem
from ecliptic.server.ops.cleanup import Cleaner
from ecliptic.server.ops.config import Settings
from ecliptic.server.store import models
from ecliptic.server.tables.leaving import remove
from tests.server.harness import Running, SettableTime, running
from tests.server.test_people import registered

pytestmark = pytest.mark.anyio

DAY = 86_400


async def people(server: Running) -> set[str]:
    async with server.store.reading() as session:
        return set(await session.scalars(select(models.Person.name)))


@pytest.mark.databases
async def test_open_tables_and_guests_without_games_go_after_a_while(server: Running, hours: SettableTime) -> None:
    ann, bob, _ = await server.guest("Ann"), await server.guest("Bob"), await server.guest("Eve")
    await registered(server, "queen")
    forgotten, joined = await ann.table(public=True), await ann.table(seats=3, options={"mode": "free_for_all"})
    playing = await ann.table(hold=[0, 1])
    clean = server.state.cleaner.clean
    hours.pass_by(13 * DAY)
    assert await clean() == (0, 0)
    await bob.sit(joined["id"], 1, joined["invitation"])
    hours.pass_by(2 * DAY)
    assert await clean() == (1, 0)
    assert (await ann.http.get(f"/api/tables/{forgotten['id']}")).status_code == 404
    for table in (joined, playing):
        assert (await ann.http.get(f"/api/tables/{table['id']}")).status_code == 200
    hours.pass_by(16 * DAY)
    assert await clean() == (1, 1), "the table where Bob sat down, and Eve"
    hours.pass_by(13 * DAY)
    assert await clean() == (0, 1), "Bob, who came on the 13th day and has no table now"
    assert await people(server) == {"Ann", "queen"}
    hours.pass_by(170 * DAY)
    assert await clean() == (0, 0)


async def test_what_somebody_watches_or_who_comes_stays(server: Running, hours: SettableTime) -> None:
    ann, eve = await server.guest("Ann"), await server.guest("Eve")
    made = await ann.table(public=True)
    async with eve.stream(made["id"]) as stream:
        await stream.next("table")
        hours.pass_by(31 * DAY)
        server.everybody._cache.clear()
        assert (await eve.http.get("/api/me")).status_code == 200
        assert await server.state.cleaner.clean() == (0, 0)
    assert await people(server) == {"Ann", "Eve"}


async def test_cleaning_up_can_be_turned_off(settings: Settings, hours: SettableTime) -> None:
    async with running(msgspec.structs.replace(settings, open_table_days=0, guest_days=0)) as server:
        await (await server.guest("Ann")).table()
        await server.guest("Eve")
        hours.pass_by(1000 * DAY)
        assert await server.state.cleaner.clean() == (0, 0)


async def test_an_open_table_stays_for_fourteen_days_to_the_millisecond(server: Running, hours: SettableTime) -> None:
    ann = await server.guest()
    made = await ann.table()
    clean = server.state.cleaner.clean
    hours.pass_by(14 * DAY)
    assert await clean() == (0, 0)
    live = server.live(made["id"])
    hours.pass_by(0.001)
    live.row.touched = models.now() - 14 * DAY * 1000  # somebody sits down while the list of old tables is read
    assert await clean() == (0, 0)
    live.row.touched -= 1
    assert await clean() == (1, 0)


async def test_a_guest_may_stay_away_for_thirty_days_to_the_millisecond(server: Running, hours: SettableTime) -> None:
    """Whoever came only once, who used a browser or a token last then, and who never used it again."""
    async with server.store.writing() as session:
        for number, (name, key) in enumerate((("Once", None), ("Ann", models.Session), ("Bob", models.Token)), 1):
            created = models.now() if key is None else 0
            session.add(models.Person(id=number, name=name, created=created))
            await session.flush()
            if key is models.Session:
                session.add(models.Session(key_hash="a", person_id=number, created=0, expires=0, used=models.now()))
            elif key is models.Token:
                session.add(models.Token(name="t", key_hash="b", person_id=number, created=models.now()))
    clean = server.state.cleaner.clean
    hours.pass_by(30 * DAY)
    assert await clean() == (0, 0)
    hours.pass_by(0.001)
    assert await clean() == (0, 3)


async def test_what_a_guest_has_left_behind_keeps_them(server: Running, hours: SettableTime) -> None:
    fields = {"game": "star-realms", "rules": 1, "seats": 2, "options": {}, "public": True, "spectators": True}
    kept = ("seat", "host", "outcome", "note", "login", "banned")
    async with server.store.writing() as session:
        for number, name in enumerate((*kept, "nothing"), 1):
            person = models.Person(id=number, name=name, created=0)
            person.login = "ann" if name == "login" else None
            person.banned = 1 if name == "banned" else None
            session.add(person)
        await session.flush()
        session.add(models.Table(id="t", state="over", invitation="x", host_id=2, **fields))
        await session.flush()
        session.add(models.Seat(table_id="t", seat=0, person_id=1))
        session.add(
            models.Outcome(table_id="t", seat=0, game="star-realms", seats=2, person_id=3, place=1, score=0, length=1)
        )
        session.add(models.Note(table_id="t", person_id=4, text=""))
    assert await server.state.cleaner.clean() == (0, 1)
    assert await people(server) == set(kept)


async def test_many_guests_go_a_few_at_a_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecliptic.server.ops.cleanup.AT_ONCE", 2)
    async with server.store.writing() as session:
        session.add_all(models.Person(id=number, name=f"Guest {number}", created=0) for number in range(1, 6))
    assert await server.state.cleaner.clean() == (0, 5)
    assert await people(server) == set()


async def test_a_table_that_somebody_deletes_meanwhile_hides_no_other(
    server: Running, hours: SettableTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await server.guest()
    made = sorted([(await ann.table())["id"] for _ in range(3)])
    tries: list[str] = []

    async def remove_once(tables: Any, live: Any) -> None:
        tries.append(live.id)
        if len(tries) == 1:
            raise Problem(404, "problem-address")
        await remove(tables, live)

    monkeypatch.setattr("ecliptic.server.ops.cleanup.remove", remove_once)
    hours.pass_by(15 * DAY)
    assert await server.state.cleaner.clean() == (2, 0)
    assert sorted(tries) == made


async def test_cleaning_up_happens_every_hour_whatever_happens(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    steps: list[object] = []

    async def sleep(seconds: float) -> None:
        steps.append(seconds)
        if steps.count(seconds) == 3:
            raise asyncio.CancelledError

    async def clean(_: Cleaner) -> tuple[int, int]:
        steps.append("clean")
        if steps.count("clean") == 1:
            raise OSError("no disk")
        return 0, 0

    monkeypatch.setattr("ecliptic.server.ops.cleanup.asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(Cleaner, "clean", clean)
    with pytest.raises(asyncio.CancelledError):
        await Cleaner(server.tables).run()
    assert steps == [3600.0, "clean", 3600.0, "clean", 3600.0]
    (told,) = [record for record in caplog.records if record.exc_info]
    assert "it will be tried again" in told.message
