"""What nobody has touched for long is cleaned up, and nothing else."""

import msgspec
import pytest
from sqlalchemy import select

from ecliptic.server.ops.config import Settings
from ecliptic.server.store import models
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
