"""What happens to those who try too often: failures and new people are counted by account and by address."""

import asyncio

import msgspec
import pytest
from litestar.testing import RequestFactory
from sqlalchemy import select

from ecliptic.server.http.app import create_app
from ecliptic.server.http.problems import Problem
from ecliptic.server.ops.config import Settings
from ecliptic.server.people import rate_limits
from ecliptic.server.people.rate_limits import Limit, Limits, forget_old, note
from ecliptic.server.people.sessions import COOKIE, hash_key
from ecliptic.server.store import models
from ecliptic.server.store.database import Database
from tests.server.harness import Running, SettableTime, running
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


def test_this_machine_and_a_socket_say_nothing_about_where_somebody_sat_down(settings: Settings) -> None:
    app = create_app(settings)
    for host, origin in (
        ("192.0.2.7", "40911b2e8472613c"),
        ("2001:db8:1:2::1", "4003e1e3f79b7e56"),
        ("127.0.0.1", None),
        ("", None),
    ):
        request = RequestFactory(app=app).get("/")
        request.scope["client"] = (host, 1)
        assert rate_limits.origin_of(request) == origin, host


# Limits to the last attempt and the last millisecond


async def attempt(store: Database, *tried: tuple[Limit, str]) -> int | None:
    """Try something; after how many seconds it is worth trying again when it is refused."""
    refused = None
    try:
        async with store.writing() as session:
            await note(session, list(tried))
    except Problem as problem:
        refused = problem
    assert refused is None or refused.status == 429
    return refused.retry_after if refused else None


async def attempts(store: Database) -> list[int]:
    async with store.reading() as session:
        return list(await session.scalars(select(models.Attempt.at).order_by(models.Attempt.id)))


async def test_a_limit_is_exact(store: Database, hours: SettableTime) -> None:
    ann = (Limit("try", 2, 900_000, "problem-attempts"), "ann")
    assert [await attempt(store, ann) for _ in range(4)] == [None, None, 901, 901]
    hours.pass_by(0.001)
    assert await attempt(store, ann) == 900
    hours.pass_by(899.998)
    assert await attempt(store, ann) == 1
    hours.pass_by(0.001)  # the two are a quarter of an hour old
    assert [await attempt(store, ann) for _ in range(3)] == [None, None, 901]
    assert len(await attempts(store)) == 4


async def test_the_first_of_several_limits_that_is_reached_refuses_and_nothing_is_recorded(store: Database) -> None:
    narrow, wide = (Limit(name, most, 900_000, "problem-attempts") for name, most in (("a", 1), ("b", 9)))
    none = Limit("c", 0, 900_000, "problem-attempts")
    assert await attempt(store, (none, "x"), (wide, "x"), (narrow, "x")) is None
    assert len(await attempts(store)) == 2, "where there is no limit nothing is recorded"
    assert await attempt(store, (none, "x"), (wide, "x"), (narrow, "x")) is not None
    assert len(await attempts(store)) == 2
    assert await attempt(store, (wide, "x"), (narrow, "y")) is None


async def test_an_attempt_is_forgotten_after_an_hour(store: Database, hours: SettableTime) -> None:
    now = hours.time_ns() // 1_000_000
    async with store.writing() as session:
        session.add_all(models.Attempt(key="x", at=now - age) for age in (3_600_001, 3_600_000, 0))
        await session.flush()
        await forget_old(session)
    assert await attempts(store) == [now - 3_600_000, now]


def test_every_limit_is_what_the_docs_say() -> None:
    limits = vars(Limits(Settings(database="sqlite:///x"))).values()
    quarter, hour = 900_000, 3_600_000
    assert [(each.name, each.most, each.within, each.problem) for each in limits] == [
        ("login", 10, quarter, "problem-attempts"),
        ("session", 10, quarter, "problem-attempts"),
        ("address", 100, quarter, "problem-attempts"),
        ("register", 30, hour, "problem-newcomers"),
        ("guest", 3_000, hour, "problem-newcomers"),
        ("what-if", 60, hour, "problem-quota"),
        ("analysis", 1_200, hour, "problem-quota"),
        ("check", 1_200, hour, "problem-quota"),
        ("import", 60, hour, "problem-quota"),
        ("pack", 30, hour, "problem-quota"),
        ("export", 10, hour, "problem-quota"),
        ("campaign-export", 60, hour, "problem-quota"),
        ("table", 600, hour, "problem-tables-address"),
    ]


def test_a_key_says_nothing_and_fits_its_column() -> None:
    key = Limit("campaign-export", 1, 1, "problem-quota").key("ann 127.0.0.1")
    assert key == "campaign-export:5a1094ab9276145ef4c047bcd0d5eb1a392ca247"


async def test_who_signs_in_often_has_not_failed_often(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, failures_by_login=2, failures_by_address=3)) as server:
        await registered(server)
        assert [(await sign_in(server.nobody())).status_code for _ in range(5)] == [200] * 5
        assert (await sign_in(server.nobody(), "bob")).status_code == 401
        assert (await sign_in(server.nobody())).status_code == 200
        assert len(await attempts(server.store)) == 3, "the registration, and the failure by login and by address"
