"""What happens to those who try too often: failures and new people are counted by account and by address."""

import asyncio

import msgspec
import pytest
from litestar.testing import RequestFactory
from sqlalchemy import select

from ecliptic.server.http.app import create_app
from ecliptic.server.ops.config import Settings
from ecliptic.server.people import rate_limits
from ecliptic.server.people.sessions import COOKIE, hash_key
from ecliptic.server.store import models
from tests.server.harness import Running, running
from tests.server.test_people import SECRET, count, registered, sign_in

pytestmark = pytest.mark.anyio


@pytest.mark.databases
async def test_too_many_failures_make_an_account_wait_whether_it_exists_or_not(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, failures_by_login=3)) as server:
        await registered(server)
        for login in ("ann", "nobody"):
            for _ in range(3):
                assert (await sign_in(server.nobody(), login, "not the password")).status_code == 401
            for password in ("not the password", SECRET):
                refused = await sign_in(server.nobody(), login, password)
                assert refused.status_code == 429
                assert refused.json()["error"] == "Too many failed attempts: wait a while and try again."
                assert 0 < int(refused.headers["retry-after"]) <= 15 * 60
        await registered(server, "bob")
        assert (await sign_in(server.nobody(), "bob")).status_code == 200


@pytest.mark.databases
async def test_many_guesses_at_once_do_not_slip_through(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, failures_by_login=3)) as server:
        await registered(server)
        tries = [sign_in(server.nobody(), password=f"guess number {i}") for i in range(10)]
        answers = [answer.status_code for answer in await asyncio.gather(*tries)]
        assert sorted(answers) == [401] * 3 + [429] * 7


async def test_who_signs_in_has_no_failures_any_more(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, failures_by_login=3)) as server:
        await registered(server)
        for _ in range(3):
            for password in ("wrong password", "wrong password", SECRET):
                await sign_in(server.nobody(), password=password)
        assert (await sign_in(server.nobody())).status_code == 200


async def test_an_address_that_fails_too_often_has_to_wait(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, failures_by_address=4)) as server:
        await registered(server)
        for i in range(4):
            assert (await sign_in(server.nobody(), f"somebody{i}")).status_code == 401
        assert (await sign_in(server.nobody())).status_code == 429
        async with server.store.writing() as session:
            for attempt in await session.scalars(select(models.Attempt)):
                attempt.at -= 15 * rate_limits.MINUTE
        assert (await sign_in(server.nobody())).status_code == 200


async def test_a_password_cannot_be_guessed_by_changing_it_or_deleting_the_account(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, failures_by_login=2)) as server:
        ann = await registered(server)
        body = {"old": "not the password", "new": "a better password"}
        assert (await ann.http.post("/api/me/password", json=body)).status_code == 403
        wrong = await ann.http.request("DELETE", "/api/me", json={"password": "not the password"})
        assert wrong.status_code == 403
        assert (await ann.http.post("/api/me/password", json={**body, "old": SECRET})).status_code == 429
        right = await ann.http.request("DELETE", "/api/me", json={"password": SECRET})
        assert right.status_code == 429
        assert (await ann.http.get("/api/me")).status_code == 200


@pytest.mark.databases
async def test_new_people_from_one_address_are_limited(settings: Settings) -> None:
    limits = {"guests_by_address": 2, "registrations_by_address": 1}
    async with running(msgspec.structs.replace(settings, **limits)) as server:
        for _ in range(2):
            await server.guest()
        guest = await server.nobody().http.post("/api/guests", json={"name": "Eve"})
        await registered(server)
        account = await server.nobody().http.post("/api/register", json={"login": "eve", "password": SECRET})
        for refused in (guest, account):
            assert refused.status_code == 429
            assert (
                refused.json()["error"]
                == "Too many new guests and accounts from your address: wait a while and try again."
            )
            assert 0 < int(refused.headers["retry-after"]) <= 60 * 60
        assert await count(server, models.Person) == 3


@pytest.mark.databases
async def test_what_has_expired_is_removed(server: Running) -> None:
    ann, bob = await registered(server), await registered(server, "bob")
    await sign_in(server.nobody(), password="not the password")
    async with server.store.writing() as session:
        for attempt in await session.scalars(select(models.Attempt).where(models.Attempt.key.like("register%"))):
            attempt.at -= rate_limits.LONGEST + 1
        ended = await session.get_one(models.Session, hash_key(bob.http.cookies[COOKIE]))
        ended.expires = 1
    await server.everybody.remove_expired()
    assert (await bob.http.get("/api/me")).status_code == 401
    assert (await ann.http.get("/api/me")).status_code == 200
    assert await count(server, models.Session) == 1
    async with server.store.reading() as session:
        kept = set(await session.scalars(select(models.Attempt.key)))
    limits = server.everybody.limits
    assert kept == {limits.by_login.key("ann 127.0.0.1"), limits.by_address.key("127.0.0.1")}


# Who asks the server, what X-Forwarded-For says, and whose attempts they are.
ADDRESSES: list[tuple[str, str | None, str]] = [
    ("192.0.2.7", None, "192.0.2.7"),
    ("2001:db8:1:2:3:4:5:6", None, "2001:db8:1:2::/64"),
    ("2001:db8:1:2:ffff::1", None, "2001:db8:1:2::/64"),
    ("", None, "local"),
    ("192.0.2.7", "192.0.2.8", "192.0.2.7"),  # anybody can write this
    ("10.0.0.1", "192.0.2.7", "192.0.2.7"),
    ("10.0.0.1", "192.0.2.8, 192.0.2.7", "192.0.2.7"),  # the proxy adds at the end what it knows itself
    ("10.0.0.1", "192.0.2.8, 192.0.2.7, 10.0.0.2", "192.0.2.7"),
    ("10.0.0.1", "nonsense", "local"),
    ("10.0.0.1", None, "local"),
]


def test_where_somebody_is(settings: Settings) -> None:
    app = create_app(msgspec.structs.replace(settings, proxies=("10.0.0.1", "10.0.0.2")))
    for host, forwarded, address in ADDRESSES:
        headers = {} if forwarded is None else {"X-Forwarded-For": forwarded}
        request = RequestFactory(app=app).get("/", headers=headers)
        request.scope["client"] = (host, 1)
        assert rate_limits.address_of(request) == address, (host, forwarded)
