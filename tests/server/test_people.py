"""Accounts: who somebody is, how they show it, and what is left when they have gone."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, select, update
from websockets.exceptions import ConnectionClosed

from ecliptic.server.people import passwords, ratings
from ecliptic.server.people.sessions import CACHE_SECONDS, COOKIE, hash_key
from ecliptic.server.store import models
from tests.server.harness import PATIENCE, Guest, Running

pytestmark = pytest.mark.anyio

SECRET = "correct horse battery"
REAL = passwords.HASHER  # the server's own; the tests use a quicker one


async def registered(server: Running, login: str = "ann", password: str = SECRET, **more: Any) -> Guest:
    """Somebody with an account."""
    client = server.nobody()
    answer = await client.http.post("/api/register", json={"login": login, "password": password, **more})
    assert answer.status_code == 201, answer.text
    client.id = answer.json()["id"]
    return client


async def sign_in(client: Guest, login: str = "ann", password: str = SECRET) -> httpx.Response:
    return await client.http.post("/api/sign-in", json={"login": login, "password": password})


async def count(server: Running, kind: type[models.Base]) -> int:
    async with server.store.reading() as session:
        return await session.scalar(select(func.count()).select_from(kind)) or 0


@pytest.mark.databases
async def test_a_guest_who_registers_stays_who_they_are(server: Running) -> None:
    duel = await server.duel()
    ann = duel.players[0]
    before = ann.http.cookies[COOKIE]
    answer = await ann.http.post("/api/register", json={"login": " Ann.1 ", "password": SECRET})
    assert answer.status_code == 201
    assert answer.json() == {"id": ann.id, "name": "Ann", "login": "ann.1"}
    assert ann.http.cookies[COOKIE] != before
    assert (await ann.http.get("/api/me")).json() == answer.json()
    assert (await ann.moment(duel.id))["seat"] == 0
    thief = server.nobody()  # who has put the guest's key into this browser must not have the account now
    thief.http.cookies.set(COOKIE, before)
    assert (await thief.http.get("/api/me")).status_code == 401


async def test_whoever_is_nobody_registers_as_somebody_new(server: Running) -> None:
    ann = await registered(server)
    assert (await ann.http.get("/api/me")).json() == {"id": ann.id, "name": "ann", "login": "ann"}
    bob = await registered(server, "bob", name=" Bob  the  Great ")
    assert (await bob.http.get("/api/me")).json()["name"] == "Bob the Great"
    again = await bob.http.post("/api/register", json={"login": "bob2", "password": SECRET})
    assert again.status_code == 409
    assert again.json()["error"] == "You are already registered as bob: sign out first."


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"login": "ab"}, "A login has 3 to 40"),
        ({"login": "x" * 41}, "login may have at most 40 "),
        ({"login": "ann b"}, "A login has 3 to 40"),
        ({"login": ".ann"}, "A login has 3 to 40"),
        ({"login": "anné"}, "A login has 3 to 40"),
        ({"login": "a\x07nn"}, "A login has 3 to 40"),
        ({"password": "short"}, "A password has 8 to 200 characters."),
        ({"password": "x" * 201}, "password m"),
        ({"login": "ann-marie", "password": "Ann-Marie"}, "Choose a password other than your login."),
        ({"name": "\u202e"}, "A name has 1 to 40 visible characters"),
        ({"name": ""}, "name needs at least one character"),
        ({"password": None}, "password m"),
        ({"admin": True}, ""),
    ],
)
async def test_an_account_that_cannot_be_is_refused(server: Running, body: Any, sentence: str) -> None:
    answer = await server.nobody().http.post("/api/register", json={"login": "ann", "password": SECRET, **body})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"].startswith(sentence)
    assert answer.json()["error"].endswith(".")
    assert "set-cookie" not in answer.headers
    assert await count(server, models.Person) == 0


@pytest.mark.databases
async def test_a_login_belongs_to_one_person_also_in_capitals_and_at_the_same_time(server: Running) -> None:
    clients = [server.nobody() for _ in range(4)]
    answers = await asyncio.gather(
        *(
            client.http.post("/api/register", json={"login": login, "password": SECRET})
            for client, login in zip(clients, ["ann", "Ann", "ANN", "ann"], strict=True)
        )
    )
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
    refused = next(answer for answer in answers if answer.status_code == 409)
    assert refused.json()["error"] == "The login ann is taken: choose another one."
    assert await count(server, models.Person) == 1


@pytest.mark.databases
async def test_signing_in_begins_a_new_session_and_signing_out_ends_it(server: Running) -> None:
    ann = await registered(server)
    keys = [ann.http.cookies[COOKIE]]
    other = server.nobody()
    for login in ("ann", "ANN "):
        answer = await sign_in(other, login)
        assert answer.status_code == 200
        assert answer.json() == {"id": ann.id, "name": "ann", "login": "ann"}
        assert "HttpOnly" in answer.headers["set-cookie"]
        keys.append(other.http.cookies[COOKIE])
    assert len(set(keys)) == 3
    old = server.nobody()  # the browser's session before was ended by signing in again
    old.http.cookies.set(COOKIE, keys[1])
    assert (await old.http.get("/api/me")).status_code == 401
    assert (await other.http.get("/api/me")).status_code == 200
    stolen = server.nobody()
    stolen.http.cookies.set(COOKIE, keys[2])
    assert (await stolen.http.get("/api/me")).status_code == 200
    out = await other.http.post("/api/sign-out")
    assert out.status_code == 204
    assert COOKIE not in other.http.cookies
    assert (await other.http.get("/api/me")).status_code == 401
    assert (await stolen.http.get("/api/me")).status_code == 401, "the key itself is worth nothing any more"
    assert (await ann.http.get("/api/me")).status_code == 200
    assert (await other.http.post("/api/sign-out")).status_code == 204


@pytest.mark.databases
async def test_nobody_learns_whether_a_login_exists(server: Running) -> None:
    await registered(server)
    wrong = await sign_in(server.nobody(), "ann", "not the password")
    unknown = await sign_in(server.nobody(), "nobody", "not the password")
    assert (wrong.status_code, wrong.content) == (unknown.status_code, unknown.content)
    assert wrong.status_code == 401
    assert "set-cookie" not in wrong.headers
    malformed = await sign_in(server.nobody(), "a b\x07", "not the password")
    assert (malformed.status_code, malformed.content) == (wrong.status_code, wrong.content)


async def test_an_unknown_login_costs_the_same_work(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    verified: list[str] = []

    class Watched(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Any:
            verified.append(str(hash).rsplit("$", 2)[0])
            return super().verify(hash, password)

    monkeypatch.setattr(passwords, "HASHER", Watched())
    await registered(server)
    for login in ("ann", "nobody"):
        await sign_in(server.nobody(), login, "not the password")
    assert len(verified) == 2
    assert verified[0] == verified[1], "with the same parameters"


async def test_a_hash_is_argon2id_and_is_renewed_when_the_parameters_change(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "HASHER", REAL)
    ann = await registered(server)

    async def stored() -> str:
        async with server.store.reading() as session:
            return (await session.get_one(models.Person, ann.id)).password or ""

    first = await stored()
    assert first.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert (await sign_in(server.nobody())).status_code == 200
    assert await stored() == first
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1))
    assert (await sign_in(server.nobody(), password="wrong password")).status_code == 401
    assert await stored() == first
    assert (await sign_in(server.nobody())).status_code == 200
    assert (await stored()).startswith("$argon2id$v=19$m=1024,t=1,p=1$")
    assert (await sign_in(server.nobody())).status_code == 200


async def test_a_password_is_the_same_however_its_letters_are_composed(server: Running) -> None:
    await registered(server, password="pa\u0308sswo\u0308rter")
    assert (await sign_in(server.nobody(), password="p\u00e4ssw\u00f6rter")).status_code == 200


async def test_the_server_goes_on_while_passwords_are_hashed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await server.guest()
    hashing, answered = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    class Slow(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            loop.call_soon_threadsafe(hashing.set)
            asyncio.run_coroutine_threadsafe(answered.wait(), loop).result(PATIENCE)
            return super().hash(password, salt=salt)

    monkeypatch.setattr(passwords, "HASHER", Slow())
    registering = asyncio.create_task(registered(server, "bob"))
    await asyncio.wait_for(hashing.wait(), PATIENCE)
    assert (await ann.http.get("/api/me")).status_code == 200  # the hash is not ready before this is answered
    answered.set()
    await registering


@pytest.mark.databases
async def test_a_new_name_shows_at_tables_that_are_not_over(server: Running) -> None:
    duel = await server.duel()
    ann = duel.players[0]
    other = await ann.table()
    ended = await ann.table()
    async with server.store.writing() as session:
        await session.execute(update(models.Table).where(models.Table.id == ended["id"]).values(state="over"))
    async with duel.players[1].stream(duel.id) as stream:
        await stream.next("update")
        answer = await ann.http.patch("/api/me", json={"name": " Anna  Livia "})
        assert answer.status_code == 200
        assert answer.json() == {"id": ann.id, "name": "Anna Livia", "login": None}
        assert (await stream.next("table"))["seats"][0]["name"] == "Anna Livia"
    assert (await ann.http.get("/api/me")).json()["name"] == "Anna Livia"
    assert (await ann.http.get(f"/api/tables/{other['id']}")).json()["seats"][0]["name"] == "Anna Livia"
    async with server.store.reading() as session:
        seat = await session.get_one(models.Seat, (ended["id"], 0))
    assert seat.name == "Ann"
    assert server.live(duel.id).game().names == ["Anna Livia", "Bob"]
    assert (await ann.http.patch("/api/me", json={})).json()["name"] == "Anna Livia"
    assert (await ann.http.patch("/api/me", json={"name": "\u200b"})).status_code == 422


@pytest.mark.databases
async def test_a_new_password_ends_all_other_sessions_at_once(server: Running) -> None:
    ann = await registered(server)
    elsewhere = server.nobody()
    await sign_in(elsewhere)
    assert (await elsewhere.http.get("/api/me")).status_code == 200  # known, and remembered for a while
    table = await ann.table(hold=[0, 1])
    async with ann.stream(table["id"], seat=0) as mine, elsewhere.stream(table["id"], seat=0) as theirs:
        await mine.next("update")
        await theirs.next("update")
        changed = await ann.http.post("/api/me/password", json={"old": SECRET, "new": "a better password"})
        assert changed.status_code == 204
        with pytest.raises(ConnectionClosed):
            await theirs.next("update")
        await mine.send("sync", since=0)
        await mine.next("update")
    assert (await elsewhere.http.get("/api/me")).status_code == 401
    assert (await ann.http.get("/api/me")).status_code == 200
    assert (await sign_in(server.nobody())).status_code == 401
    assert (await sign_in(server.nobody(), password="a better password")).status_code == 200


async def test_a_session_that_is_looked_up_while_it_ends_is_not_remembered(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await registered(server)
    elsewhere = server.nobody()
    await sign_in(elsewhere)
    people = server.everybody
    read = people._by_session
    found, ended = asyncio.Event(), asyncio.Event()

    async def slow(hashed: str) -> models.Person | None:
        person = await read(hashed)
        if hashed == hash_key(elsewhere.http.cookies[COOKIE]):
            found.set()
            await ended.wait()
        return person

    monkeypatch.setattr(people, "_by_session", slow)
    asking = asyncio.create_task(elsewhere.http.get("/api/me"))
    await asyncio.wait_for(found.wait(), PATIENCE)
    body = {"old": SECRET, "new": "a better password"}
    assert (await ann.http.post("/api/me/password", json=body)).status_code == 204
    ended.set()
    assert (await asking).status_code == 200  # it was asked before
    assert (await elsewhere.http.get("/api/me")).status_code == 401


async def test_a_session_ended_in_another_process_is_believed_for_seconds_only(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await registered(server)
    assert (await ann.http.get("/api/me")).status_code == 200
    async with server.store.writing() as session:
        await session.delete(await session.get_one(models.Session, hash_key(ann.http.cookies[COOKIE])))
    later = time.monotonic() + CACHE_SECONDS
    monkeypatch.setattr("ecliptic.server.people.sessions.time", SimpleNamespace(monotonic=lambda: later))
    assert (await ann.http.get("/api/me")).status_code == 401


@pytest.mark.databases
async def test_a_stream_ends_when_another_process_has_ended_its_session(server: Running) -> None:
    duel = await server.duel()
    ann, bob = duel.players
    async with ann.stream(duel.id) as ended, bob.stream(duel.id) as goes_on:
        await ended.next("update")
        await goes_on.next("update")
        async with server.store.writing() as session:
            await session.delete(await session.get_one(models.Session, hash_key(ann.http.cookies[COOKIE])))
        await server.everybody.end_revoked_streams()
        with pytest.raises(ConnectionClosed):
            await ended.next("nothing")
        await goes_on.send("sync", since=0)
        await goes_on.next("update")
    assert (await ann.http.get("/api/me")).status_code == 401


async def test_a_password_is_changed_by_who_knows_it(server: Running) -> None:
    guest, ann = await server.guest(), await registered(server)
    body = {"old": SECRET, "new": "a better password"}
    none = await guest.http.post("/api/me/password", json=body)
    assert (none.status_code, none.json()["error"]) == (409, "You have no password yet: register first.")
    wrong = await ann.http.post("/api/me/password", json={**body, "old": "not the password"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "Wrong password.")
    short = await ann.http.post("/api/me/password", json={**body, "new": "short"})
    assert (short.status_code, short.json()["error"]) == (422, "A password has 8 to 200 characters.")
    assert (await sign_in(server.nobody())).status_code == 200


async def delete(client: Guest, password: str | None = None) -> httpx.Response:
    return await client.http.request("DELETE", "/api/me", json={"password": password})


@pytest.mark.databases
async def test_a_deleted_account_leaves_nothing_but_its_games(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await registered(server, name="Ann")
    program = server.nobody()
    made = (await ann.http.post("/api/me/tokens", json={"name": "script"})).json()
    program.http.headers["Authorization"] = f"Bearer {made['token']}"
    monkeypatch.setattr(ratings, "LEAST_DECISIONS", 0)
    bob, carl = await server.member("Bob"), await server.guest("Carl")
    alone, shared, running_, ended = [await ann.table(public=True, rated=True) for _ in range(4)]
    await bob.sit(running_["id"], 1)
    await bob.sit(ended["id"], 1)
    assert (await bob.http.post(f"/api/tables/{ended['id']}/resign")).status_code == 200
    three = await ann.table(public=True, seats=3, options={"mode": "free_for_all"})
    await bob.sit(three["id"], 1)
    await carl.sit(three["id"], 2)
    large = await ann.table(public=True, seats=3, options={"mode": "free_for_all"})
    await bob.sit(large["id"], 1)
    async with server.store.writing() as session:
        session.add(models.Chat(table_id=ended["id"], person_id=ann.id, name="Ann", text="Well played."))
        session.add(models.Note(table_id=ended["id"], person_id=ann.id, text="Bob attacks late."))
    async with ann.stream(running_["id"]) as stream:
        await stream.next("update")
        assert (await delete(ann, SECRET)).status_code == 204
        with pytest.raises(ConnectionClosed):
            await stream.next("nothing")
    for client in (ann, program):
        assert (await client.http.get("/api/me")).status_code == 401
    assert (await sign_in(server.nobody())).status_code == 401
    assert (await bob.http.get(f"/api/people/{ann.id}")).status_code == 404

    async def seen(table: Any) -> Any:
        return (await bob.http.get(f"/api/tables/{table['id']}")).json()

    for gone in (alone, shared):
        assert (await seen(gone))["status"] == 404
    assert [seat["name"] for seat in (await seen(large))["seats"]] == [None, "Bob", None]
    for over in (running_, ended):
        shown = await seen(over)
        assert shown["state"] == "over"
        assert [(seat["name"], seat["person"]) for seat in shown["seats"]] == [("former player", None), ("Bob", bob.id)]
    assert (await seen(running_))["result"]["places"] == [2, 1]
    goes_on = await seen(three)
    assert (goes_on["state"], goes_on["seats"][0]["name"], goes_on["seats"][0]["left"]) == (
        "playing",
        "former player",
        "resigned",
    )
    history = (await bob.http.get(f"/api/people/{bob.id}/history")).json()
    assert {played["table"]: played["place"] for played in history} == {running_["id"]: 1, ended["id"]: 2}
    assert all(played["rating"] is not None for played in history), "who has resigned by leaving has lost"
    async with server.store.reading() as session:
        assert [line.name for line in await session.scalars(select(models.Chat))] == ["former player"]
        for kind in (models.Note, models.Session, models.Token):
            owned = select(func.count()).select_from(kind).where(kind.person_id == ann.id)
            assert await session.scalar(owned) == 0
    await registered(server)  # the login is free again


async def test_an_account_is_deleted_by_who_knows_the_password(server: Running) -> None:
    ann, guest = await registered(server), await server.guest("Eve")
    for wrong in (None, "", "not the password"):
        answer = await delete(ann, wrong)
        assert (answer.status_code, answer.json()["error"]) == (403, "Wrong password.")
    assert (await ann.http.get("/api/me")).status_code == 200
    assert (await delete(guest)).status_code == 204
    assert (await guest.http.get("/api/me")).status_code == 401


async def test_a_browser_without_a_session_is_told_so_without_a_refusal(server: Running) -> None:
    ann = await server.guest("Ann")
    known = await ann.http.get("/api/session")
    assert (known.status_code, known.json()) == (200, {"person": {"id": ann.id, "name": "Ann", "login": None}})
    unknown = await server.nobody().http.get("/api/session")
    assert (unknown.status_code, unknown.json()) == (200, {"person": None})
