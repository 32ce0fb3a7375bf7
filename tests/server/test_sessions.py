"""Keys of sessions and tokens as the server knows them: for how long, how exactly, and what follows from their end."""

import asyncio
import logging
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar.testing import RequestFactory
from sqlalchemy import select, update

from ecliptic.server.bots.levels import Level, LevelInfo
from ecliptic.server.bots.worker import RankedMove, Reason
from ecliptic.server.http.app import create_app
from ecliptic.server.http.problems import Problem
from ecliptic.server.http.wire import Words
from ecliptic.server.ops.config import Settings
from ecliptic.server.people import passwords, sessions
from ecliptic.server.people.rate_limits import Limit
from ecliptic.server.people.ratings import PlayerRecord, SeatResult
from ecliptic.server.people.sessions import COOKIE, Me, People, Session, Visitor, hash_key
from ecliptic.server.store import models
from ecliptic.server.store.database import Database
from tests.server.harness import PATIENCE, Running, SettableTime
from tests.server.test_people import SECRET, registered, sign_in
from tests.server.test_tokens import make_token

pytestmark = pytest.mark.anyio

DAY = 86_400_000
HOUR = 3_600_000
MINUTE = 60_000


@pytest.fixture
async def people(settings: Settings) -> AsyncIterator[People]:
    """Whoever asks a server, without the server."""
    store = Database(settings)
    await store.open()
    yield People(store, settings)
    await store.close()


async def newcomer(people: People, name: str = "Ann") -> tuple[int, str]:
    """The id of a new guest, and the key of their session."""
    guest, key = await people.create_guest(name, "192.0.2.7")
    return guest.id, key


async def new_token(people: People, owner: int, key: str) -> None:
    async with people.store.writing() as session:
        session.add(models.Token(person_id=owner, name="script", key_hash=hash_key(key)))


async def stored(people: People, kind: Any, key: str) -> Any:
    """A session or a token as it is stored."""
    async with people.store.reading() as session:
        return (await session.execute(select(kind).where(kind.key_hash == hash_key(key)))).scalar_one()


# How long a key is known


async def test_a_session_ends_after_its_days(people: People, hours: SettableTime) -> None:
    _, key = await newcomer(people)
    begun = await stored(people, models.Session, key)
    assert begun.expires - begun.created == 180 * DAY
    hours.pass_by(180 * 86_400)
    assert await people.find(key) is not None, "to the last moment"
    people._cache.clear()
    await people.remove_expired()
    assert await people.find(key) is not None
    people._cache.clear()
    hours.pass_by(0.001)
    assert await people.find(key) is None
    await people.remove_expired()
    async with people.store.reading() as session:
        assert list(await session.scalars(select(models.Session))) == []


async def test_an_expired_session_is_not_listed(server: Running, hours: SettableTime) -> None:
    ann, other = await registered(server), server.nobody()
    await sign_in(other)
    async with server.store.writing() as session:
        key = hash_key(other.http.cookies[COOKIE])
        await session.execute(
            update(models.Session).where(models.Session.key_hash == key).values(expires=hours.time_ns() // 1_000_000)
        )
    assert len((await ann.http.get("/api/me/sessions")).json()) == 2
    hours.pass_by(0.001)
    assert len((await ann.http.get("/api/me/sessions")).json()) == 1


async def test_sessions_are_listed_by_their_latest_use(server: Running, hours: SettableTime) -> None:
    ann = await registered(server)
    hours.pass_by(1)
    other = server.nobody()
    await sign_in(other)
    assert [each["here"] for each in (await ann.http.get("/api/me/sessions")).json()] == [False, True]
    hours.pass_by(7_200)
    server.everybody._cache.clear()
    assert [each["here"] for each in (await ann.http.get("/api/me/sessions")).json()] == [True, False]


async def test_a_key_is_remembered_for_half_a_minute(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    _, key = await newcomer(people)
    at = 1000.0
    monkeypatch.setattr(sessions, "time", SimpleNamespace(monotonic=lambda: at))
    assert await people.find(key) is not None
    async with people.store.writing() as session:
        await session.delete(await session.get_one(models.Session, hash_key(key)))
    at = 1029.9
    assert await people.find(key) is not None, "as nobody has said that it has ended"
    at = 1030.0
    assert await people.find(key) is None
    assert people._cache == {}


async def test_no_more_keys_are_remembered_than_allowed(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST_CACHED", 2)
    keys = [(await newcomer(people, name))[1] for name in ("Ann", "Bob", "Carl")]
    sizes = []
    for key in keys:
        assert await people.find(key) is not None
        sizes.append(len(people._cache))
    assert sizes == [1, 2, 1]


@pytest.mark.parametrize(("by_token", "every"), [(False, HOUR), (True, MINUTE)])
async def test_the_latest_use_of_a_key_is_stored_now_and_then(
    people: People, hours: SettableTime, by_token: bool, every: int
) -> None:
    owner, key = await newcomer(people)
    kind: Any = models.Session
    if by_token:
        kind, key = models.Token, "ecliptic_secret"
        await new_token(people, owner, key)
    begun = hours.time_ns() // 1_000_000
    used = []
    for seconds in (0.0, every / 1000, 0.001, every / 1000, 0.001):
        hours.pass_by(seconds)
        people._cache.clear()
        assert await people.find(key, by_token) is not None
        used.append((await stored(people, kind, key)).used - begun)
    assert used == [0, 0, every + 1, every + 1, 2 * every + 2]


async def test_who_is_banned_is_nobody_even_with_a_key(people: People) -> None:
    owner, key = await newcomer(people)
    await new_token(people, owner, "ecliptic_secret")
    assert await people.find(key) is not None
    assert await people.find("ecliptic_secret", by_token=True) is not None
    async with people.store.writing() as session:
        (await session.get_one(models.Person, owner)).banned = 1
    people._cache.clear()
    assert await people.find(key) is None
    assert await people.find("ecliptic_secret", by_token=True) is None


async def test_keys_are_as_long_as_they_should_be(server: Running) -> None:
    """32 random bytes each."""
    ann = await server.guest()
    assert len(ann.http.cookies[COOKIE]) == 43
    assert len((await make_token(ann))["token"]) == len("ecliptic_") + 43


# The streams of a key


def visitor(person: int, key: str) -> Visitor:
    return Visitor(person, "Ann", key_hash=hash_key(key))


async def test_the_streams_of_a_revoked_key_end_and_no_others(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "ASKED_AT_ONCE", 2)
    left: list[int] = []
    known = [await newcomer(people, f"Guest {i}") for i in range(5)]
    with people.present(None, lambda: left.append(-1)):
        blocks = [people.present(visitor(who, key), lambda i=i: left.append(i)) for i, (who, key) in enumerate(known)]  # type: ignore[misc]
        for block in blocks:
            block.__enter__()
        await people.end_revoked_streams()
        assert left == []
        gone = sorted(range(5), key=lambda i: hash_key(known[i][1]))  # they are looked for in this order
        for i in gone:
            async with people.store.writing() as session:
                await session.delete(await session.get_one(models.Session, hash_key(known[i][1])))
            await people.end_revoked_streams([known[i][0]])
        assert left == gone
        await people.end_revoked_streams()
        assert sorted(left) == sorted([*gone, *gone])
        for block in blocks:
            block.__exit__(None, None, None)
    assert people._present == {}


async def test_a_stream_that_ends_is_not_looked_at_any_more(people: People) -> None:
    who, key = await newcomer(people)
    left: list[str] = []
    with people.present(visitor(who, key), lambda: left.append("first")):
        with people.present(visitor(who, key), lambda: left.append("second")):
            pass
        await people.forget(who)
        assert left == []
        async with people.store.writing() as session:
            await session.delete(await session.get_one(models.Session, hash_key(key)))
        await people.forget(who)
        assert left == ["first"]
    await people.forget(who)
    assert left == ["first"]
    assert people._present == {}


async def test_a_key_that_is_not_known_any_more_is_doubted_at_once(people: People) -> None:
    who, key = await newcomer(people)
    found = await people.find(key)
    with people.present(found, lambda: None):
        assert people._in_doubt.empty()
    people.invalidate(None)
    assert people._in_doubt.get_nowait() is None
    with people.present(found, lambda: None):
        assert people._in_doubt.get_nowait() == [who]


async def test_other_processes_are_told_of_whom_to_forget(people: People) -> None:
    told: list[int] = []
    people.tellers.append(told.append)
    await people.forget(7)
    assert told == [7]


async def test_what_is_known_of_some_people_is_dropped(people: People) -> None:
    ann, bob = [await newcomer(people, name) for name in ("Ann", "Bob")]

    async def remembered() -> list[int]:
        for _, key in (ann, bob):
            await people.find(key)
        people.invalidate([ann[0]])
        return [known.id for known, _ in people._cache.values()]

    assert await remembered() == [bob[0]]
    people.invalidate(None)
    assert people._cache == {}


class Rounds:
    """Counts the rounds of a loop, and lets it go on as often as the test wants."""

    def __init__(self) -> None:
        self.slept: list[float] = []
        self.may_go_on = asyncio.Semaphore(0)
        self.is_asleep = asyncio.Semaphore(0)

    async def sleep(self, seconds: float) -> None:
        """What the loop takes for sleep."""
        self.slept.append(seconds)
        self.is_asleep.release()
        await self.may_go_on.acquire()

    async def round(self) -> None:
        """Wait until the loop sleeps."""
        await asyncio.wait_for(self.is_asleep.acquire(), PATIENCE)


async def test_keys_are_looked_at_twice_a_minute_whatever_happens(
    people: People, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rounds = Rounds()
    done: list[str] = []
    monkeypatch.setattr(sessions, "asyncio", rounds)

    async def remove() -> None:
        done.append("expired")
        if len(done) == 1:
            raise OSError("no disk")

    async def end(_: object = None) -> None:
        done.append("revoked")

    monkeypatch.setattr(people, "remove_expired", remove)
    monkeypatch.setattr(people, "end_revoked_streams", end)
    sweeping = asyncio.create_task(people.sweep())
    await rounds.round()
    assert done == ["expired"]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    rounds.may_go_on.release()
    await rounds.round()
    assert done == ["expired", "expired", "revoked"]
    assert rounds.slept == [30.0, 30.0]
    sweeping.cancel()


async def test_whose_keys_are_in_doubt_is_looked_at_one_after_the_other(
    people: People, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looked_at: list[Any] = []
    is_done = asyncio.Event()

    async def end(doubted: Any = None) -> None:
        looked_at.append(doubted)
        if len(looked_at) == 1:
            raise OSError("no disk")
        is_done.set()

    monkeypatch.setattr(people, "end_revoked_streams", end)
    people.invalidate([1])
    people.invalidate(None)
    following = asyncio.create_task(people.follow_revocations())
    await asyncio.wait_for(is_done.wait(), PATIENCE)
    following.cancel()
    assert looked_at == [[1], None]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


# The cookie


@pytest.mark.parametrize(
    ("headers", "secure", "is_secure"),
    [
        ({"Host": "games.example"}, False, False),
        ({"Host": "Games.Example"}, True, True),
        ({"Host": "ours.example"}, False, True),
        ({"Host": "OURS.example"}, False, True),
        ({"Host": "ours.example", "Origin": "http://ours.example"}, False, False),
        ({"Host": "games.example", "Origin": "https://games.example"}, False, True),
        ({"Host": "games.example", "Origin": "http://games.example"}, False, False),
        ({"Host": "games.example", "Origin": "http://games.example"}, True, True),
        ({"Host": "plain.example"}, False, False),
    ],
)
def test_a_cookie_is_secure_where_the_page_is(
    settings: Settings, headers: dict[str, str], secure: bool, is_secure: bool
) -> None:
    origins = ("https://ours.example", "http://plain.example")
    settings = msgspec.structs.replace(settings, origins=origins, secure=secure)
    request = RequestFactory(app=create_app(settings)).get("/", headers=headers)
    assert People(Database(settings), settings).cookie("key", request).secure == is_secure


def test_a_cookie_stays_as_long_as_its_session(settings: Settings) -> None:
    request = RequestFactory(app=create_app(settings)).get("/")
    people = People(Database(settings), settings)
    cookie = people.cookie("key", request)
    assert (cookie.key, cookie.value, cookie.max_age) == ("ecliptic", "key", 15_552_000)
    assert (cookie.httponly, cookie.samesite, cookie.path) == (True, "lax", "/")
    assert people.cookie("", request).max_age == 0, "the browser deletes it"


# What a request may say


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/guests", {"name": "Bob"}),
        ("POST", "/register", {"login": "bob", "password": SECRET}),
        ("POST", "/sign-in", {"login": "ann", "password": SECRET}),
        ("PATCH", "/me", {"name": "Anna"}),
        ("POST", "/me/password", {"old": SECRET, "new": "a better password"}),
        ("POST", "/me/tokens", {"name": "script"}),
        ("DELETE", "/me", {"password": SECRET}),
    ],
)
async def test_a_request_with_more_than_is_known_changes_nothing(
    server: Running, method: str, path: str, body: dict[str, str]
) -> None:
    ann = await registered(server)
    client = server.nobody() if path == "/register" else ann
    refused = await client.http.request(method, f"/api{path}", json={**body, "more": 1})
    assert refused.status_code == 400
    assert (await ann.http.get("/api/me")).json() == {"id": ann.id, "name": "ann", "login": "ann"}
    assert (await client.http.request(method, f"/api{path}", json=body)).is_success


async def test_names_and_logins_may_be_as_long_as_they_say(server: Running) -> None:
    for login in ("abc", "x" * 40):
        await registered(server, login)
        assert (await sign_in(server.nobody(), login)).status_code == 200
        longer = await sign_in(server.nobody(), login + "x" * 38)
        assert longer.status_code == 400
    for name in ("A", "N" * 40):
        assert (await (await server.guest(name)).http.get("/api/me")).json()["name"] == name
    for name in ("", "N" * 41):
        assert (await server.nobody().http.post("/api/guests", json={"name": name})).status_code == 400


async def test_a_marked_guest_has_a_name_that_is_not_too_long(server: Running) -> None:
    guest = await server.guest("N" * 40)
    await registered(server, name="N" * 40)
    marked = (await guest.http.get("/api/me")).json()["name"]
    assert marked[:36] == "N" * 27 + " (guest) "
    assert len(bytes.fromhex(marked[36:])) == 2


async def test_the_number_of_a_token_is_a_number_of_31_bits(server: Running) -> None:
    ann = await server.guest()
    statuses = [
        (await ann.http.delete(f"/api/me/tokens/{n}")).status_code for n in (-1, 0, 2_147_483_647, 2_147_483_648)
    ]
    assert statuses == [400, 404, 404, 400]


async def test_there_are_twenty_tokens_at_most(server: Running) -> None:
    ann = await server.guest()
    for i in range(19):
        await new_token(server.everybody, ann.id, f"token {i}")
    await make_token(ann, "the twentieth")
    refused = await ann.http.post("/api/me/tokens", json={"name": "one more"})
    assert (refused.status_code, refused.json()["error"]) == (409, "You have 20 tokens: remove one first.")


def test_passwords_are_hashed_by_two_threads() -> None:
    """So that at most 128 MiB are in use."""
    assert passwords._THREADS._max_workers == 2


@pytest.mark.parametrize(
    ("password", "problem"),
    [
        ("x7#Lq2v", "problem-password-length"),
        ("x7#Lq2vB", None),
        ("x7#Lq2vB" * 25 + "!", "problem-password-length"),
        ("correct horse battery " * 9 + "c", None),  # 199
        ("correct horse battery " * 9 + "co", None),  # 200
        ("correct horse battery " * 9 + "cor", "problem-password-length"),
        ("Annabel.Lee", "problem-password-login"),
        ("password1", "problem-password-common"),
    ],
)
def test_which_passwords_are_good(password: str, problem: str | None) -> None:
    if problem is None:
        passwords.require_good(password, "annabel.lee")
        return
    with pytest.raises(Problem) as refused:
        passwords.require_good(password, "annabel.lee")
    assert (refused.value.status, refused.value.words.id) == (422, problem)
    assert refused.value.words.args == ({"least": 8, "most": 200} if problem == "problem-password-length" else {})


# Values


@pytest.mark.parametrize(
    ("value", "field"),
    [
        (Limit("login", 1, 1, ""), "most"),
        (Visitor(1, "Ann"), "id"),
        (Me(1, "Ann", None), "name"),
        (Session(None), "person"),
        (SeatResult(None, 0, 1), "place"),
        (Level("easy", "random", 1, ""), "bot"),
        (LevelInfo("easy", "", 1), "level"),
        (Reason("points", 1.0), "value"),
        (RankedMove("end", Words("end", {}, ()), 1.0, []), "action"),
    ],
)
def test_what_many_share_is_never_changed(value: Any, field: str) -> None:
    with pytest.raises(AttributeError):
        setattr(value, field, 2)


def test_what_is_so_when_nobody_says_otherwise() -> None:
    assert Visitor(1, "Ann") == Visitor(1, "Ann", None, "", False, None)
    assert SeatResult(None, 0, 1) == SeatResult(None, 0, 1, False, None)
    record = PlayerRecord()
    assert (record.since, record.games, record.opponents, record.today) == (0, 0, set(), [])
    assert record.skill == (25.0, 25.0 / 3)
