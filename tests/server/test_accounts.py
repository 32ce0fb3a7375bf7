"""Accounts between two moments: what happens meanwhile, and what other tables and processes are told afterwards."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import select, update

from ecliptic.server.people import accounts, passwords
from ecliptic.server.people.accounts import FORMER
from ecliptic.server.people.renaming import show_names, show_seats
from ecliptic.server.people.sessions import COOKIE, hash_key
from ecliptic.server.store import models
from tests.server.harness import PATIENCE, Listening, Running
from tests.server.test_people import SECRET, delete, registered, sign_in

pytestmark = pytest.mark.anyio


async def test_a_guest_who_registers_twice_at_once_gets_one_account(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = await server.guest()
    both, real, come = asyncio.Event(), passwords.hash_password, 0

    async def hash_password(password: str) -> str:
        nonlocal come
        come += 1
        if come == 2:
            both.set()
        await asyncio.wait_for(both.wait(), PATIENCE)
        return await real(password)

    monkeypatch.setattr(passwords, "hash_password", hash_password)
    again = server.nobody()
    again.http.cookies.set(COOKIE, guest.http.cookies[COOKIE])
    asked = [
        client.http.post("/api/register", json={"login": login, "password": SECRET})
        for client, login in ((guest, "ann"), (again, "anna"))
    ]
    answers = sorted(await asyncio.gather(*asked), key=lambda answer: answer.status_code)
    assert [answer.status_code for answer in answers] == [201, 409]
    login = answers[0].json()["login"]
    assert answers[1].json()["error"] == f"You are already registered as {login}: sign out first."


async def test_whoever_signs_in_while_their_account_is_deleted_is_nobody_afterwards(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, late = await registered(server), server.nobody()
    real = accounts._leave_all
    statuses = []

    async def leave_all(*given: Any) -> None:
        statuses.append((await ann.http.get("/api/me")).status_code)
        statuses.append((await sign_in(late)).status_code)
        statuses.append((await late.http.get("/api/me")).status_code)
        await real(*given)

    monkeypatch.setattr(accounts, "_leave_all", leave_all)
    assert (await ann.http.get("/api/me")).status_code == 200
    key = ann.http.cookies[COOKIE]
    assert (await delete(ann, SECRET)).status_code == 204
    assert COOKIE not in ann.http.cookies
    assert statuses == [401, 200, 200], "the keys of before have ended first of all"
    ann.http.cookies.set(COOKIE, key)
    for client in (ann, late):
        assert (await client.http.get("/api/me")).status_code == 401


async def test_tables_of_a_deleted_account_are_read_again_where_they_are_in_memory(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await registered(server, name="Ann"), await server.guest("Bob")
    options = {"mode": "free_for_all", "first": "0"}
    mine = await ann.table(seats=3, options=options)
    for seat in (1, 2):
        await (bob if seat == 1 else await server.guest("Carl")).sit(mine["id"], seat, mine["invitation"])
    hosted = await ann.table(hold=[], public=True)
    await bob.sit(hosted["id"], 1)
    over = await ann.table(hold=[0, 1])
    async with server.store.writing() as session:
        await session.execute(update(models.Table).where(models.Table.id == over["id"]).values(state="over"))
    del server.tables._live[over["id"]]
    watcher = Listening(None)
    live: Any = server.live(hosted["id"])
    live.watchers.add(watcher)
    elsewhere: list[str] = []
    monkeypatch.setattr(server.tables, "tell_elsewhere", elsewhere.append)
    assert live.row.host_id == ann.id
    assert (await delete(ann, SECRET)).status_code == 204
    assert live.row.host_id is None
    assert watcher.said, "who watches is told that there is no host any more"
    assert server.live(mine["id"]).seats[0].name == FORMER
    assert server.tables.find(over["id"]) is None, "nobody looks at it"
    assert elsewhere == [over["id"]]


async def test_a_success_forgets_the_failures_of_its_login_and_its_own_attempt(server: Running) -> None:
    await registered(server)
    await sign_in(server.nobody(), password="not the password")
    assert (await sign_in(server.nobody())).status_code == 200
    limits = server.everybody.limits
    async with server.store.reading() as session:
        kept = list(await session.scalars(select(models.Attempt.key)))
    assert kept.count(limits.by_login.key("ann 127.0.0.1")) == 0
    assert kept.count(limits.by_address.key("127.0.0.1")) == 1


async def test_signing_in_again_forgets_the_browsers_session_before(server: Running) -> None:
    ann = await registered(server)
    key = ann.http.cookies[COOKIE]
    old = server.nobody()
    old.http.cookies.set(COOKIE, key)
    assert (await old.http.get("/api/me")).status_code == 200  # from now on it is remembered
    assert (await sign_in(ann)).status_code == 200
    assert (await old.http.get("/api/me")).status_code == 401
    async with server.store.reading() as session:
        assert await session.get(models.Session, hash_key(key)) is None


async def test_refusals_have_their_status(server: Running) -> None:
    ann, guest = await registered(server), await server.guest("Eve")
    made = (await guest.http.post("/api/me/tokens", json={"name": "script"})).json()
    program = server.nobody()
    program.http.headers["Authorization"] = f"Bearer {made['token']}"
    body = {"login": "bob", "password": SECRET}
    by_token = await program.http.post("/api/register", json=body)
    assert (by_token.status_code, by_token.json()["words"]["id"]) == (403, "problem-not-by-token")
    for client, login, status in (
        (ann, "bob", 409),
        (server.nobody(), "ann", 409),
        (server.nobody(), ".ann", 422),
        (server.nobody(), " BoB ", 201),
    ):
        assert (await client.http.post("/api/register", json={**body, "login": login})).status_code == status
    assert (await ann.http.patch("/api/me", json={"name": "bob"})).status_code == 409
    assert (await ann.http.patch("/api/me", json={"name": "\u202e"})).status_code == 422


# Names at tables


async def test_a_name_is_shown_where_its_owner_sits_and_nowhere_else(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    running_, open_, other = await ann.table(hold=[0, 1]), await ann.table(), await bob.table()
    told: list[str] = []
    monkeypatch.setattr(server.tables, "tell_elsewhere", told.append)
    watchers = {}
    for made in (running_, open_, other):
        watchers[made["id"]] = Listening(None)
        server.live(made["id"]).watchers.add(watchers[made["id"]])
    async with server.store.writing() as session:
        await session.execute(update(models.Person).where(models.Person.id == ann.id).values(name="Anna"))
        await session.execute(update(models.Seat).where(models.Seat.table_id == open_["id"]).values(name=None))
    await show_names(server.tables, [ann.id])
    assert [seat.name for seat in server.live(running_["id"]).seats] == ["Anna", "Anna"]
    assert server.live(running_["id"]).game().names == ["Anna", "Anna"]
    assert [seat.name for seat in server.live(open_["id"]).seats] == ["Anna", None]
    assert [seat.name for seat in server.live(other["id"]).seats] == ["Bob", None]
    assert sorted(told) == sorted([running_["id"], open_["id"]])
    assert [bool(watchers[each["id"]].said) for each in (running_, open_, other)] == [True, True, False]
    told.clear()
    await show_names(server.tables, [ann.id])
    assert told == [], "nothing has changed"


async def test_a_table_that_nobody_has_in_memory_is_not_loaded_for_a_name(server: Running) -> None:
    ann = await server.guest("Ann")
    made = await ann.table()
    del server.tables._live[made["id"]]
    await show_seats(server.tables, made["id"], {0: "Anna"})
    assert server.tables.find(made["id"]) is None
