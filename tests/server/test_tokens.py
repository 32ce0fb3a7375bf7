"""Tokens for bots and scripts; and nothing secret is ever told to anybody but its owner."""

import json
import logging
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ecliptic.server.people.sessions import COOKIE, hash_key
from ecliptic.server.store import models
from tests.server.harness import Guest, Running, Stream
from tests.server.test_people import SECRET, registered, sign_in

pytestmark = pytest.mark.anyio

EVIL = {"Origin": "http://evil.example", "Sec-Fetch-Site": "cross-site"}


async def make_token(client: Guest, name: str = "script") -> Any:
    answer = await client.http.post("/api/me/tokens", json={"name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()


def script(server: Running, token: str, scheme: str = "Bearer") -> Guest:
    """A program that has a token and no cookies."""
    client = server.nobody()
    client.http.headers["Authorization"] = f"{scheme} {token}"
    return client


@pytest.mark.databases
async def test_a_token_acts_for_its_owner_on_every_route_and_over_the_stream(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    ann = duel.players[0]
    made = await make_token(ann)
    program = script(server, made["token"])
    assert (await program.http.get("/api/me")).json() == (await ann.http.get("/api/me")).json()
    moment = await program.moment(duel.id)
    assert moment["seat"] == 0
    assert (await program.move(duel.id, moment["n"], moment["options"][0]["action"], "k")).status_code == 200
    async with Stream(program, duel.id, {}, headers={"Authorization": f"bearer {made['token']}"}) as stream:
        update = await stream.next("update")
        assert update["seat"] == 0
        await stream.send("move", expected=update["n"], action=update["options"][0]["action"], client_move_id="s")
        assert (await stream.next("update"))["done"] == ["s"]
    assert (await program.table())["seats"][0]["person"] == ann.id
    stranger = script(server, (await make_token(await server.guest()))["token"])
    assert (await stranger.http.get(f"/api/tables/{duel.id}")).status_code == 404


@pytest.mark.databases
async def test_a_token_is_shown_once_and_kept_as_a_hash(server: Running) -> None:
    ann = await server.guest()
    assert (await ann.http.get("/api/me/tokens")).json() == []
    made = await make_token(ann, " my  bot ")
    assert made["name"] == "my bot"
    listed = await ann.http.get("/api/me/tokens")
    assert [(row["id"], row["name"], row["used"]) for row in listed.json()] == [(made["id"], "my bot", None)]
    assert made["token"] not in listed.text
    await script(server, made["token"]).http.get("/api/me")
    (row,) = (await ann.http.get("/api/me/tokens")).json()
    assert row["used"] >= row["created"]
    async with server.store.reading() as session:
        stored = await session.get_one(models.Token, made["id"])
    assert stored.key_hash == hash_key(made["token"])
    assert (await (await server.guest()).http.get("/api/me/tokens")).json() == []


@pytest.mark.databases
async def test_a_removed_token_is_worth_nothing_at_once(server: Running) -> None:
    ann, bob = await server.guest(), await server.guest("Bob")
    made, kept = await make_token(ann), await make_token(ann, "other")
    program = script(server, made["token"])
    table = await program.table(hold=[0, 1])
    headers = {"Authorization": f"Bearer {made['token']}"}
    async with Stream(program, table["id"], {"seat": 0}, headers=headers) as stream:
        await stream.next("update")
        assert (await bob.http.delete(f"/api/me/tokens/{made['id']}")).status_code == 404
        assert (await program.http.get("/api/me")).status_code == 200
        assert (await ann.http.delete(f"/api/me/tokens/{made['id']}")).status_code == 204
        with pytest.raises(ConnectionClosed):
            await stream.next("nothing")
    refused = await program.http.get("/api/me")
    assert refused.status_code == 401
    assert refused.json()["error"] == "This token is not valid: create a new one, or send none."
    assert (await script(server, kept["token"]).http.get("/api/me")).status_code == 200
    assert (await ann.http.delete(f"/api/me/tokens/{made['id']}")).status_code == 404


async def test_a_token_cannot_take_the_account_over(server: Running) -> None:
    ann, guest = await registered(server), await server.guest("Eve")
    program = script(server, (await make_token(ann))["token"])
    guests = script(server, (await make_token(guest))["token"])
    kept = await make_token(ann)
    tries = [
        await program.http.post("/api/me/tokens", json={"name": "another"}),
        await program.http.post("/api/me/password", json={"old": SECRET, "new": "a better password"}),
        await program.http.request("DELETE", "/api/me", json={"password": SECRET}),
        await program.http.delete(f"/api/me/tokens/{kept['id']}"),
        await program.http.patch("/api/me", json={"name": "Somebody else"}),
        await program.http.get("/api/me/sessions"),
        await program.http.delete("/api/me/sessions"),
        await program.http.delete(f"/api/me/sessions/{'0' * 16}"),
        await program.http.get("/api/me/export"),
        await guests.http.post("/api/register", json={"login": "mine", "password": SECRET}),
        await guests.http.request("DELETE", "/api/me", json={}),
    ]
    for refused in tries:
        assert refused.status_code == 403
        assert refused.json()["error"] == "A token cannot do this: sign in yourself."
    assert (await sign_in(server.nobody())).status_code == 200
    assert (await guest.http.get("/api/me")).status_code == 200
    assert (await script(server, kept["token"]).http.get("/api/me")).json()["name"] == "ann"


async def test_keys_of_sessions_and_tokens_do_not_stand_for_each_other(server: Running) -> None:
    ann = await server.guest()
    made = await make_token(ann)
    for warm in range(2):  # also when the server remembers them already
        assert (await script(server, ann.http.cookies[COOKIE]).http.get("/api/me")).status_code == 401, warm
        thief = server.nobody()
        thief.http.cookies.set(COOKIE, made["token"])
        assert (await thief.http.get("/api/me")).status_code == 401
        assert (await script(server, made["token"]).http.get("/api/me")).status_code == 200
        assert (await ann.http.get("/api/me")).status_code == 200


@pytest.mark.parametrize("token", ["", "x", "x" * 2000, "\u00e4", "ecliptic_", "'; DROP TABLE tokens; --"])
async def test_a_forged_token_is_refused_and_the_cookie_does_not_help(server: Running, token: str) -> None:
    ann = await server.guest()
    header = (b"authorization", f"Bearer {token}".strip().encode("latin-1"))
    answer = await ann.http.get("/api/me", headers=[header])
    assert answer.status_code == 401
    table = await ann.table()
    async with Stream(
        ann, table["id"], {}, headers={"Authorization": f"Bearer {token.encode().hex()}".strip()}
    ) as stream:
        assert (await stream.receive())["status"] == 401


async def test_where_a_request_with_a_token_comes_from_does_not_matter(server: Running) -> None:
    ann = await server.guest()
    program = script(server, (await make_token(ann))["token"])
    assert (await program.http.post("/api/tables", json={"game": "star-realms"}, headers=EVIL)).status_code == 201
    made = await ann.table(hold=[0, 1])
    headers = {"Authorization": program.http.headers["Authorization"]}
    async with Stream(program, made["id"], {"seat": 0}, EVIL["Origin"], headers) as stream:
        await stream.next("update")


@pytest.mark.parametrize("given", [{}, {"Authorization": "Basic YW5uOmFubg=="}, {"Authorization": "Bearer nonsense"}])
async def test_another_site_cannot_use_the_cookie_whatever_it_says(server: Running, given: dict[str, str]) -> None:
    ann = await server.guest()
    answer = await ann.http.post("/api/tables", json={"game": "star-realms"}, headers={**EVIL, **given})
    assert answer.status_code == (401 if "nonsense" in str(given) else 403)
    assert (await ann.http.get("/api/me", headers={"Authorization": "Basic YW5uOmFubg=="})).status_code == 200


async def test_there_is_an_end_to_the_tokens_one_can_have(server: Running) -> None:
    ann = await server.guest()
    async with server.store.writing() as session:
        session.add_all(models.Token(name="one", key_hash=str(n), person_id=ann.id, created=0) for n in range(19))
    await make_token(ann)
    answer = await ann.http.post("/api/me/tokens", json={"name": "one more"})
    assert (answer.status_code, answer.json()["error"]) == (409, "You have 20 tokens: remove one first.")
    await make_token(await server.guest())


async def test_nothing_secret_is_in_any_answer_or_log_line(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)  # of everything: the framework, the server and the database too
    caplog.set_level(logging.DEBUG, "sqlalchemy.engine")  # which else says nothing, whatever the others do
    answers: list[httpx.Response] = []

    async def hear(answer: httpx.Response) -> None:
        await answer.aread()
        answers.append(answer)

    ann, elsewhere = server.nobody(), server.nobody()
    for client in (ann, elsewhere):
        client.http.event_hooks["response"].append(hear)
    new = "a better password"
    await ann.http.post("/api/guests", json={"name": "Queen Ann"})
    keys = {ann.http.cookies[COOKIE]}
    await ann.http.post("/api/register", json={"login": "ann", "password": SECRET})
    keys.add(ann.http.cookies[COOKIE])
    token = (await make_token(ann))["token"]
    await sign_in(elsewhere)
    keys.add(elsewhere.http.cookies[COOKIE])
    duel = await server.duel(public=True)
    async with Stream(ann, duel.id, {}, headers={"Authorization": f"Bearer {token}"}) as stream:
        await stream.next("update")
        await stream.send("nonsense", password=SECRET)
        await stream.next("problem")
    for route in ("/me", "/me/tokens", f"/people/{duel.players[0].id}", f"/tables/{duel.id}", "/tables", "/nowhere"):
        await ann.http.get(f"/api{route}")
        await elsewhere.http.get(f"/api{route}", headers={"Authorization": f"Bearer {token}"})
    wrong: list[Any] = [
        {"login": "ann", "password": [SECRET]},
        {"login": SECRET, "password": SECRET * 20},
        {"login": "ann", "password": SECRET, "more": SECRET},
        {"login": {"a": SECRET}},
        SECRET,
    ]
    for body in wrong:
        for path in ("sign-in", "register", "me/password"):
            assert (await elsewhere.http.post(f"/api/{path}", json=body)).status_code in (400, 401, 409, 422)
    unreadable = f'{{"login": "ann", "password": "{SECRET}'
    assert (await elsewhere.http.post("/api/sign-in", content=unreadable)).status_code == 400
    await sign_in(elsewhere, password=new)
    await ann.http.post("/api/me/password", json={"old": SECRET, "new": new})
    async with server.store.reading() as session:
        person = await session.get_one(models.Person, (await ann.http.get("/api/me")).json()["id"])
        hashes = {person.password or "", hash_key(token), *(hash_key(key) for key in keys)}
    await ann.http.request("DELETE", "/api/me", json={"password": new})
    told = [answer.text for answer in answers if answer.url.path != "/api/me/tokens" or answer.request.method == "GET"]
    told += [json.dumps(message) for message in stream.past]
    told += [f"{name}: {value}" for answer in answers for name, value in answer.headers.items() if name != "set-cookie"]
    ours = [
        record for record in caplog.records if not record.name.startswith(("httpx", "httpcore", "websockets.client"))
    ]
    logged = [f"{record.name}: {record.getMessage()} {record.exc_text}" for record in ours]
    assert len(answers) > 30
    assert any("INSERT INTO people" in line for line in logged), "the database's own log lines are looked at too"
    for secret in (SECRET, new, token, *keys):
        assert not [line for line in told + logged if secret in line]
    for hashed in hashes:
        assert not [line for line in told if hashed in line]
