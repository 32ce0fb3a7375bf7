"""Lists of tables."""

import re
from typing import Any

import pytest
from sqlalchemy import event, select

from ecliptic.server.store import models
from tests.server.harness import Guest, Running, SettableTime

pytestmark = pytest.mark.anyio


async def ids(guest: Guest, path: str, **query: Any) -> list[str]:
    answer = await guest.http.get(f"/api/{path}", params=query)
    assert answer.status_code == 200, answer.text
    return [table["id"] for table in answer.json()]


async def test_public_tables_by_game_and_state(server: Running, hours: SettableTime) -> None:
    ann = await server.guest()
    made = {}
    for game in ("star-realms", "federation"):
        for hold in ([0], [0, 1]):
            hours.pass_by(1)
            made[game, len(hold)] = (await ann.table(game=game, hold=hold, public=True))["id"]
    nobody = server.nobody()
    newest = list(reversed(made.values()))
    assert await ids(nobody, "tables") == newest
    assert await ids(nobody, "tables", state="open") == [made["federation", 1], made["star-realms", 1]]
    assert await ids(nobody, "tables", state="playing") == [made["federation", 2], made["star-realms", 2]]
    assert await ids(nobody, "tables", game="federation") == newest[:2]
    assert await ids(nobody, "tables", game="federation", state="open") == [made["federation", 1]]
    assert await ids(nobody, "tables", game="chess") == []
    assert await ids(nobody, "tables", limit=1) == newest[:1]
    await ann.do(made["star-realms", 2], "resign", seat=0)
    assert made["star-realms", 2] not in await ids(nobody, "tables")


@pytest.mark.parametrize(
    ("query", "what"), [({"state": "over"}, "state"), ({"limit": 0}, "limit"), ({"limit": 101}, "limit")]
)
async def test_a_list_that_cannot_be_is_refused(server: Running, query: dict[str, Any], what: str) -> None:
    answer = await server.nobody().http.get("/api/tables", params=query)
    assert answer.status_code == 400
    assert what in answer.json()["error"]


@pytest.mark.parametrize("path", ["tables", "me/tables"])
async def test_how_much_may_be_asked_of_a_list(server: Running, path: str) -> None:
    ann = await server.guest()
    wanted: dict[str, tuple[Any, Any]] = {"limit": (100, 101), "before": (0, -1)}
    if path == "tables":
        wanted["game"] = ("x" * 40, "x" * 41)
    for name, (most, too_much) in wanted.items():
        assert await ids(ann, path, **{name: most}) == []
        assert (await ann.http.get(f"/api/{path}", params={name: too_much})).status_code == 400
    assert await ids(ann, path, before=4_611_686_018_427_387_904) == []
    late = await ann.http.get(f"/api/{path}", params={"before": 4_611_686_018_427_387_905})
    assert late.status_code == 400


async def test_a_list_has_a_hundred_tables_unless_fewer_are_wanted(server: Running) -> None:
    ann = await server.guest()
    made = (await ann.table(public=True))["id"]
    async with server.store.writing() as session:
        row = await session.get_one(models.Table, made)
        columns = {each.name: getattr(row, each.name) for each in models.Table.__table__.columns}
        session.add_all(models.Table(**{**columns, "id": f"copy-{i}", "moved": 1_000 + i}) for i in range(100))
    for path in ("tables", "me/tables"):
        assert await ids(ann, path) == [made, *(f"copy-{i}" for i in range(99, 0, -1))]


@pytest.mark.databases
async def test_my_tables_by_state_with_those_that_wait_for_me_first(server: Running, hours: SettableTime) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    made: dict[str, str] = {}

    async def duel(name: str, first: str) -> None:
        hours.pass_by(1)
        table = await ann.table(options={"first": first})
        await bob.sit(table["id"], 1, table["invitation"])
        made[name] = table["id"]

    await duel("mine to move", "0")
    await duel("theirs to move", "1")
    await duel("over", "0")
    await bob.do(made["over"], "resign")
    hours.pass_by(1)
    made["open"] = (await ann.table())["id"]
    hours.pass_by(1)
    made["hosted"] = (await ann.table(hold=[]))["id"]
    await bob.table()
    order = ["mine to move", "theirs to move", "hosted", "open", "over"]
    assert await ids(ann, "me/tables") == [made[name] for name in order]
    assert await ids(ann, "me/tables", state="waiting") == [made["mine to move"]]
    assert await ids(bob, "me/tables", state="waiting") == [made["theirs to move"]]
    assert await ids(ann, "me/tables", state="playing") == [made["theirs to move"], made["mine to move"]]
    assert await ids(ann, "me/tables", state="open") == [made["hosted"], made["open"]]
    assert await ids(ann, "me/tables", state="over") == [made["over"]]
    await ann.move(made["mine to move"], (await ann.moment(made["mine to move"]))["n"], "end", "k")
    assert await ids(ann, "me/tables", state="waiting") == []


async def test_a_seat_that_a_bot_plays_waits_for_nobody(server: Running) -> None:
    guests = [await server.guest(f"Guest {i}") for i in range(3)]
    made = await guests[0].table(seats=3, options={"mode": "free_for_all", "first": "0"})
    for seat in (1, 2):
        await guests[seat].sit(made["id"], seat, made["invitation"])
    assert await ids(guests[0], "me/tables", state="waiting") == [made["id"]]
    await guests[0].do(made["id"], "resign")
    assert await ids(guests[0], "me/tables", state="waiting") == []


async def test_pages(server: Running, hours: SettableTime) -> None:
    ann = await server.guest()
    made = []
    for _ in range(5):
        hours.pass_by(1)
        made.append((await ann.table())["id"])
    seen: list[str] = []
    before = None
    while True:
        query: dict[str, Any] = {"state": "open", "limit": 2} | ({} if before is None else {"before": before})
        page = (await ann.http.get("/api/me/tables", params=query)).json()
        if not page:
            break
        seen += [table["id"] for table in page]
        before = page[-1]["moved"]
    assert seen == made[::-1]


async def test_a_list_takes_two_queries_however_long_it_is(server: Running) -> None:
    ann = await server.guest()
    for _ in range(12):
        await ann.table(public=True)
    asked: list[str] = []

    def count(conn: object, cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("SELECT"):
            asked.append(statement)

    await ids(ann, "me/tables")  # whoever asks is known now
    event.listen(server.store.engine.sync_engine, "before_cursor_execute", count)
    try:
        assert len(await ids(ann, "me/tables")) == 12
        assert len(asked) == 2
        assert len(await ids(ann, "tables")) == 12
        assert len(asked) == 4
    finally:
        event.remove(server.store.engine.sync_engine, "before_cursor_execute", count)


async def test_my_tables_are_found_by_index(server: Running) -> None:
    """Nobody reads through all tables for one person's list."""
    ann = await server.guest()
    await ann.table()
    asked: list[tuple[str, Any]] = []

    def keep(conn: object, cursor: object, statement: str, parameters: Any, *_: object) -> None:
        asked.append((statement, parameters))

    await ids(ann, "me/tables")
    event.listen(server.store.engine.sync_engine, "before_cursor_execute", keep)
    try:
        await ids(ann, "me/tables", state="waiting")
    finally:
        event.remove(server.store.engine.sync_engine, "before_cursor_execute", keep)
    statement, parameters = next((s, p) for s, p in asked if s.startswith("SELECT"))
    async with server.store.engine.connect() as connection:
        if server.store.is_sqlite:
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        else:
            await connection.exec_driver_sql("SET enable_seqscan = off")  # it would read so few rows without an index
            plan = await connection.exec_driver_sql(f"EXPLAIN {statement}", parameters)
        steps = [str(row[-1]) for row in plan]
    assert steps
    assert not [step for step in steps if re.search(r"(^SCAN|Seq Scan on) (tables|seats)", step)], steps


async def test_private_tables_of_others_are_in_no_list(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    await ann.table()
    assert await ids(bob, "me/tables") == []
    async with server.store.reading() as session:
        assert len(list(await session.scalars(select(models.Table.id)))) == 1
