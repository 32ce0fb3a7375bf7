"""Accounts under attack: nobody is locked out, listed, imitated or kept by a stolen key."""

import asyncio
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, select, text
from websockets.exceptions import ConnectionClosed

from ecliptic.server.ops.config import Settings
from ecliptic.server.people.common_passwords import is_common
from ecliptic.server.people.sessions import COOKIE
from ecliptic.server.store import models
from ecliptic.server.store.database import migrate
from tests.server.harness import Guest, Running, running
from tests.server.test_people import SECRET, registered, sign_in
from tests.server.test_tokens import make_token, script

pytestmark = pytest.mark.anyio

PROXY = "127.0.0.1"


def from_address(guest: Guest, address: str) -> Guest:
    """The same client somewhere else: the tests' own address is believed as a proxy's."""
    guest.http.headers["X-Forwarded-For"] = address
    return guest


# Guessing


@pytest.mark.databases
async def test_wrong_passwords_from_elsewhere_do_not_lock_the_owner_out(settings: Settings) -> None:
    limits: dict[str, Any] = {"failures_by_login": 3, "proxies": (PROXY,)}
    async with running(msgspec.structs.replace(settings, **limits)) as server:
        await registered(server)
        for address in ("192.0.2.1", "192.0.2.2"):
            for status in (401, 401, 401, 429):
                thief = from_address(server.nobody(), address)
                assert (await sign_in(thief, password="not the password")).status_code == status
        thief = from_address(server.nobody(), "192.0.2.1")
        assert (await sign_in(thief)).status_code == 429, "from there not even the right one is tried"
        assert (await sign_in(from_address(server.nobody(), "192.0.2.3"))).status_code == 200


@pytest.mark.databases
async def test_a_signed_in_owner_can_always_change_the_password(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, failures_by_login=3, failures_by_address=5)) as server:
        ann = await registered(server)
        for _ in range(8):
            await sign_in(server.nobody(), password="not the password")
        assert (await sign_in(server.nobody())).status_code == 429
        new = {"old": SECRET, "new": "a better password"}
        assert (await ann.http.post("/api/me/password", json=new)).status_code == 204


@pytest.mark.databases
async def test_who_tries_which_logins_are_taken_soon_has_to_wait(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, registrations_by_address=4)) as server:
        await registered(server)
        for _ in range(3):
            taken = await server.nobody().http.post("/api/register", json={"login": "ann", "password": SECRET})
            assert taken.status_code == 409
        for login in ("ann", "free"):
            answer = await server.nobody().http.post("/api/register", json={"login": login, "password": SECRET})
            assert answer.status_code == 429
            assert "login" not in answer.json()["error"]
        weak = await server.nobody().http.post("/api/register", json={"login": "ann", "password": "12345678"})
        assert weak.json()["words"]["id"] == "problem-password-common", "the same for a free login"


COMMON = [
    "password", "12345678", "123456789", "1234567890", "qwertyuiop", "password1", "Password123", "iloveyou", "sunshine",
    "princess", "football", "baseball", "superman", "11111111", "00000000", "abcd1234", "abc12345", "qwerty123",
    "1q2w3e4r", "1qaz2wsx", "letmein1", "welcome1", "admin123", "P@ssw0rd", "passw0rd!", "trustno1", "starwars",
    "dragon123", "87654321", "asdfghjkl", "zxcvbnm1", "qwerqwer", "abcabcabc", "iloveyou2", "Summer2024", "pokemon1",
    "йцукенгш", "passwort1", "hallo123", "annabel.77",
    "1947#mno", "1947#onm", "xkqxkqkx", "1947#xkqxkq", "1947#kk", "hunterhunter", "ghijghij", "1947#hunter",
]  # fmt: skip


@pytest.mark.parametrize("password", COMMON)
async def test_the_commonest_passwords_are_refused(password: str) -> None:
    assert is_common(password, "annabel")


@pytest.mark.parametrize(
    "password",
    [
        SECRET,
        "a better password",
        "eight letters",
        "tR4-kelp-ovum",
        "pässwörter",
        "zug um zug um 9",
        "mxk3 qhw8",
        "x7#Lq2vB",
        "1947#de",  # a run has three letters
        "xkqzxkzq",  # four different letters
        "!1947#mno",  # four common pieces
        "xkqzxkqz",  # four letters twice
        "1947#xkq",
    ],
)
def test_other_passwords_are_not(password: str) -> None:
    assert not is_common(password, "annabel")


@pytest.mark.databases
async def test_a_common_password_is_refused_wherever_one_is_chosen(server: Running) -> None:
    body = {"login": "ann", "password": "Password1!"}
    refused = await server.nobody().http.post("/api/register", json=body)
    assert refused.status_code == 422
    assert refused.json()["error"] == "This password is too easy to guess: choose a less common one."
    ann = await registered(server)
    refused = await ann.http.post("/api/me/password", json={"old": SECRET, "new": "Password1!"})
    assert refused.status_code == 422


# Ids, keys and names


@pytest.mark.databases
async def test_ids_say_nothing_about_how_many_there_are(server: Running) -> None:
    ids = [(await server.guest(f"Guest {i}")).id for i in range(6)]
    gaps = [abs(after - before) for before, after in pairwise(ids)]
    assert min(gaps) > 1000
    assert all(2**31 <= each < 2**53 for each in ids)


@pytest.mark.databases
async def test_a_guests_keys_end_when_they_register(server: Running) -> None:
    ann = await server.guest()
    program = script(server, (await make_token(ann))["token"])
    assert (await program.http.get("/api/me")).status_code == 200
    answer = await ann.http.post("/api/register", json={"login": "ann", "password": SECRET})
    assert answer.status_code == 201
    assert (await program.http.get("/api/me")).status_code == 401
    assert (await ann.http.get("/api/me/tokens")).json() == []


@pytest.mark.databases
@pytest.mark.parametrize("name", ["Ann", " ANN ", "A n n", "Аnn", "Änn", "ａｎｎ", "A.n.n"])
async def test_a_guest_cannot_wear_an_accounts_name(server: Running, name: str) -> None:
    ann = await registered(server, "queen", name="Ann")
    refused = await server.nobody().http.post("/api/guests", json={"name": name})
    assert refused.status_code == 409
    assert "belongs to an account" in refused.json()["error"]
    eve = await server.guest("Eve")
    assert (await eve.http.patch("/api/me", json={"name": name})).status_code == 409
    body = {"login": "eve", "password": SECRET, "name": name}
    assert (await eve.http.post("/api/register", json=body)).status_code == 409
    assert (await eve.http.get("/api/me")).json()["name"] == "Eve"
    assert (await ann.http.patch("/api/me", json={"name": name})).status_code == 200, "it is her own"
    assert (await server.guest("Anna")).id


@pytest.mark.databases
async def test_guests_who_had_the_name_before_are_told_apart(server: Running) -> None:
    duel = await server.duel()
    namesake, bob = duel.players
    queen = await server.guest("Queen")
    answer = await queen.http.post("/api/register", json={"login": "ann", "password": SECRET, "name": "Ann"})
    assert answer.status_code == 201
    name = (await namesake.http.get("/api/me")).json()["name"]
    assert name.startswith("Ann (guest)")
    assert (await bob.info(duel.id))["seats"][0]["name"] == name
    await registered(server, "bobby", name="Bob the Great")
    assert (await bob.http.get("/api/me")).json()["name"] == "Bob"
    renamed = await queen.http.patch("/api/me", json={"name": "Bob"})
    assert renamed.status_code == 200
    assert (await bob.http.get("/api/me")).json()["name"].startswith("Bob (guest)")


@pytest.mark.databases
async def test_two_cannot_take_a_name_at_the_same_time(server: Running) -> None:
    clients = [server.nobody() for _ in range(4)]
    bodies = [{"login": f"login{i}", "password": SECRET, "name": "Ann"} for i in range(4)]
    asked = [client.http.post("/api/register", json=body) for client, body in zip(clients, bodies, strict=True)]
    assert sorted(answer.status_code for answer in await asyncio.gather(*asked)) == [201, 409, 409, 409]


# Sessions and one's own data

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.mark.databases
async def test_a_list_of_own_sessions_and_the_end_of_one(server: Running) -> None:
    ann = await registered(server)
    other = server.nobody()
    other.http.headers["User-Agent"] = FIREFOX
    await sign_in(other)
    await registered(server, "bob")
    found = (await ann.http.get("/api/me/sessions")).json()
    assert [(each["browser"], each["here"]) for each in found] == [("Firefox, Linux", False), (None, True)]
    assert all(each["created"] <= each["used"] < each["expires"] for each in found)
    assert (await ann.http.delete("/api/me/sessions/" + "0" * 16)).status_code == 404
    stranger = await server.guest("Eve")
    assert (await stranger.http.delete(f"/api/me/sessions/{found[0]['id']}")).status_code == 404
    made = await ann.table()
    async with other.stream(made["id"]) as stream:
        await stream.next("table")
        assert (await ann.http.delete(f"/api/me/sessions/{found[0]['id']}")).status_code == 204
        assert (await other.http.get("/api/me")).status_code == 401
        with pytest.raises(ConnectionClosed):
            await stream.next("the end")
    assert (await ann.http.get("/api/me")).status_code == 200


@pytest.mark.databases
async def test_signing_out_everywhere_ends_every_session_and_its_streams(server: Running) -> None:
    ann, other = await registered(server), server.nobody()
    await sign_in(other)
    made = await ann.table()
    key = ann.http.cookies[COOKIE]
    async with other.stream(made["id"]) as stream:
        await stream.next("table")
        assert (await ann.http.delete("/api/me/sessions")).status_code == 204
        assert COOKIE not in ann.http.cookies
        with pytest.raises(ConnectionClosed):
            await stream.next("the end")
    stolen = server.nobody()
    stolen.http.cookies.set(COOKIE, key)
    for client in (stolen, other):
        assert (await client.http.get("/api/me")).status_code == 401
    assert (await sign_in(ann)).status_code == 200


async def test_the_latest_use_of_a_session_is_known_to_an_hour(server: Running, hours: Any) -> None:
    ann = await registered(server)
    first = (await ann.http.get("/api/me/sessions")).json()[0]["used"]
    hours.pass_by(3700)
    server.everybody._cache.clear()
    await ann.http.get("/api/me")
    assert (await ann.http.get("/api/me/sessions")).json()[0]["used"] == first + 3_700_000


@pytest.mark.databases
async def test_an_export_has_everything_of_one_person_and_no_secret(server: Running) -> None:
    ann, eve = await registered(server), await server.guest("Eve")
    token = (await make_token(ann))["token"]
    made = await ann.table(hold=[0, 1], public=True)
    await ann.do_new(made["id"], "chat", {"text": "Hello."})
    await eve.do_new(made["id"], "chat", {"text": "Not hers."})
    assert (await ann.http.put(f"/api/tables/{made['id']}/notes", json={"text": "My plan."})).status_code == 200
    answer = await ann.http.get("/api/me/export")
    assert answer.headers["content-disposition"] == f'attachment; filename="ecliptic-{ann.id}.json"'
    data = answer.json()
    assert (data["id"], data["name"], data["login"]) == (ann.id, "ann", "ann")
    assert [line["text"] for line in data["chat"]] == ["Hello."]
    assert [note["text"] for note in data["notes"]] == ["My plan."]
    assert [(seat["table_id"], seat["seat"]) for seat in data["seats"]] == [(made["id"], 0), (made["id"], 1)]
    assert [table["id"] for table in data["hosted"]] == [made["id"]]
    assert [each["name"] for each in data["tokens"]] == ["script"]
    assert len(data["sessions"]) == 1
    for secret in (token, ann.http.cookies[COOKIE], "argon2", "hash", "invitation"):
        assert secret not in answer.text


# Older files


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_counted_ids_become_random_ones_and_old_links_go_on(
    kind: str, tmp_path: Any, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "old.sqlite"
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        migrate(connection, "0003")
        for statement in (
            "INSERT INTO people (id, name, login, password, created)"
            " VALUES (1, 'Ann', 'ann', 'x', 5), (2, 'Eve', NULL, NULL, 6)",
            "INSERT INTO tables (id, game, rules, seats, options, host_id, public, spectators, invitation, state,"
            " waiting, created, moved) VALUES ('t', 'star-realms', 1, 2, '{}', 2, 1, 1, 'i', 'open', 0, 1, 1)",
            "INSERT INTO seats (table_id, seat, person_id, name) VALUES ('t', 0, 2, 'Eve'), ('t', 1, NULL, NULL)",
            "INSERT INTO chat (table_id, person_id, name, text, at) VALUES ('t', 1, 'Ann', 'Hello', 1)",
            "INSERT INTO notes (table_id, person_id, text, at) VALUES ('t', 1, 'Mine', 1)",
        ):
            connection.execute(text(statement))
        connection.commit()
    engine.dispose()
    database = f"sqlite:///{file}"
    if kind == "postgresql":
        from ecliptic.server.store.backup import restore

        database = request.getfixturevalue("postgres")
        await restore(Settings(database=database), file, force=True)
    async with running(Settings(database=database, durable=False)) as server:
        async with server.store.reading() as session:
            people = {each.login: each for each in await session.scalars(select(models.Person))}
            ann, eve = people["ann"], people[None]
            assert min(ann.id, eve.id) >= 2**31
            assert (ann.password, ann.created, ann.name_key) == ("x", 5, "ann")
            table = await session.get_one(models.Table, "t")
            seats = list(await session.scalars(select(models.Seat).order_by(models.Seat.seat)))
            assert (table.host_id, [seat.person_id for seat in seats]) == (eve.id, [eve.id, None])
            assert await session.scalar(select(models.Chat.person_id)) == ann.id
            assert await session.scalar(select(models.Note.person_id)) == ann.id
        nobody = server.nobody()
        assert (await nobody.http.get("/api/people/1")).json()["id"] == ann.id
        assert (await nobody.http.get(f"/api/people/{ann.id}")).json()["name"] == "Ann"
        assert (await nobody.http.get("/api/people/2/history")).json() == []
        assert (await nobody.http.get("/api/people/3")).status_code == 404
