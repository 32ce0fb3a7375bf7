"""Quotas: what one person or one address may use, so that there is something left for everybody else."""

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

import ecliptic
from ecliptic.cli import main
from ecliptic.kernel import Refused
from ecliptic.server.http.problems import Problem
from ecliptic.server.ops.config import Settings
from ecliptic.server.ops.quotas import Quotas, read_quotas
from ecliptic.server.people.request_rates import OpenStreams, RequestRate
from tests.server.harness import Guest, Running, running

pytestmark = pytest.mark.anyio


def limited(settings: Settings, **quotas: int) -> Settings:
    """The same server with other quotas."""
    return msgspec.structs.replace(settings, quotas=msgspec.structs.replace(settings.quotas, **quotas))


async def refused(guest: Guest, path: str, body: Any, method: str = "POST") -> str:
    """The sentence of a 429."""
    answer = await guest.http.request(method, f"/api{path}", json=body)
    assert answer.status_code == 429, answer.text
    sentence: str = answer.json()["error"]
    assert sentence.endswith(".")
    return sentence


TABLE = {"game": "star-realms"}


@pytest.mark.databases
async def test_one_person_cannot_fill_the_lobby(settings: Settings) -> None:
    async with running(limited(settings, open_tables=3)) as server:
        eve, ann = await server.guest("Eve"), await server.guest("Ann")
        made = [await eve.table(public=True) for _ in range(3)]
        sentence = await refused(eve, "/tables", TABLE)
        assert sentence == "You have 3 tables waiting for players: start or leave one first."
        await ann.table(public=True)
        assert len((await ann.http.get("/api/tables")).json()) == 4
        await eve.table(hold=[0, 1])  # begins at once: it waits for nobody
        await ann.sit(made[0]["id"], 1)
        await eve.table()


@pytest.mark.databases
async def test_many_at_once_do_not_slip_through(settings: Settings) -> None:
    async with running(limited(settings, open_tables=3)) as server:
        eve = await server.guest("Eve")
        tries = [eve.http.post("/api/tables", json=TABLE) for _ in range(8)]
        assert sorted(answer.status_code for answer in await asyncio.gather(*tries)) == [201] * 3 + [429] * 5


@pytest.mark.databases
async def test_unfinished_games_have_an_end_as_host_and_as_guest(settings: Settings) -> None:
    async with running(limited(settings, tables=2)) as server:
        eve, ann = await server.guest("Eve"), await server.guest("Ann")
        first, second = await ann.table(), await ann.table()
        assert await refused(ann, "/tables", TABLE) == "You have 2 unfinished games: finish or leave one first."
        await eve.table(hold=[0, 1])
        await eve.sit(first["id"], 1, first["invitation"])
        await refused(eve, f"/tables/{second['id']}/seats/1", {"invitation": second["invitation"]})
        await eve.do(first["id"], "resign")
        await eve.sit(second["id"], 1, second["invitation"])
        await eve.sit(second["id"], 1, second["invitation"])  # who sits there already needs no room


@pytest.mark.databases
async def test_sitting_down_at_many_tables_at_once_does_not_slip_through(settings: Settings) -> None:
    async with running(limited(settings, tables=3)) as server:
        hosts = [await server.guest(f"Host {i}") for i in range(8)]
        made = [await host.table(public=True) for host in hosts]
        eve = await server.guest("Eve")
        tries = [eve.http.post(f"/api/tables/{table['id']}/seats/1", json={}) for table in made]
        assert sorted(answer.status_code for answer in await asyncio.gather(*tries)) == [200] * 3 + [429] * 5


@pytest.mark.databases
async def test_a_rematch_needs_room_for_those_who_play_it(settings: Settings) -> None:
    async with running(limited(settings, tables=1)) as server:
        duel = await server.duel()
        ann, bob = duel.players
        await bob.do(duel.id, "resign")
        other = await ann.table()
        sentence = "You have 1 unfinished games: finish or leave one first."
        assert await ann.refused(429, duel.id, "rematch") == sentence
        assert (await bob.do(duel.id, "rematch"))["proposal"]["agreed"] == [1], "the refused one has not agreed"
        assert await ann.refused(429, duel.id, "proposals/answer", {"agree": True}) == sentence
        await ann.http.delete(f"/api/tables/{other['id']}/seats/0")
        other = await bob.table()
        sentence = "Bob has 1 unfinished games: a rematch has to wait until one of them is over."
        assert await ann.refused(429, duel.id, "rematch") == sentence
        assert (await ann.info(duel.id))["rematch"] is None
        await bob.http.delete(f"/api/tables/{other['id']}/seats/0")
        assert (await ann.do(duel.id, "rematch"))["rematch"] is not None


async def test_the_table_of_a_rematch_counts_as_new_from_its_address(settings: Settings) -> None:
    async with running(limited(settings, tables_by_address=1)) as server:
        ann = await server.guest()
        made = await ann.table(bots={"1": "random"})
        await ann.do(made["id"], "resign")
        answer = await ann.http.post(f"/api/tables/{made['id']}/rematch")
        assert answer.status_code == 429, answer.text
        assert 0 < int(answer.headers["retry-after"]) <= 3600
        assert (await ann.info(made["id"]))["rematch"] is None


async def test_a_rematch_needs_no_room_of_a_host_who_does_not_play(settings: Settings) -> None:
    async with running(limited(settings, tables=1)) as server:
        host, ann, bob = [await server.guest(name) for name in ("Host", "Ann", "Bob")]
        made = await host.table(hold=[])
        for seat, guest in enumerate((ann, bob)):
            await guest.sit(made["id"], seat, made["invitation"])
        await bob.do(made["id"], "resign")
        await host.table()
        await ann.do(made["id"], "rematch")
        again = (await bob.do(made["id"], "rematch"))["rematch"]
        assert (await bob.info(again))["host"] == bob.id, "who was the last to agree"


async def test_games_between_bots_are_few(settings: Settings) -> None:
    async with running(limited(settings, bot_tables=1)) as server:
        eve = await server.guest("Eve")
        await eve.table(game="federation", hold=[], bots={0: "random"})
        body = {**TABLE, "hold": [], "bots": {"0": "random", "1": "random"}}
        assert (await refused(eve, "/tables", body)).startswith("You have 1 games between bots running")
        await eve.table(bots={1: "random"})


async def test_those_who_are_counted_take_turns(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or two processes would count at the same time, and each find room for one more."""
    turns: list[list[str]] = []

    async def take(session: object, keys: list[str]) -> None:
        turns.append(keys)

    monkeypatch.setattr("ecliptic.server.tables.table_quotas.take_turns", take)
    for quota, wanted in (
        ("tables", {"hold": [0, 1]}),
        ("open_tables", {}),
        ("bot_tables", {"hold": [], "bots": {"0": "random"}}),
    ):
        async with running(limited(settings, **{quota: 9})) as server:
            ann = await server.guest(f"Ann {quota}")
            await ann.table(**wanted)
            assert turns.pop() == [f"tables:{ann.id}"]
            assert turns == []
    async with running(limited(settings, tables=9)) as server:
        duel = await server.duel()
        await duel.players[0].do(duel.id, "resign")
        turns.clear()
        for player in duel.players:
            await player.do(duel.id, "rematch")
        ann, bob = duel.players
        own = [[f"tables:{player.id}"] for player in duel.players]
        assert turns == [*own, [f"tables:{ann.id}", f"tables:{bob.id}"]]


@pytest.mark.databases
async def test_new_tables_from_one_address_are_limited(settings: Settings) -> None:
    async with running(limited(settings, tables_by_address=2)) as server:
        for name in ("Eve", "Eva"):
            await (await server.guest(name)).table()
        answer = await (await server.guest("Evi")).http.post("/api/tables", json=TABLE)
        assert answer.status_code == 429
        assert 0 < int(answer.headers["retry-after"]) <= 3600


@pytest.mark.parametrize("kind", ["what_ifs", "analyses", "hints", "checks", "imports", "starts", "packs", "exports"])
async def test_what_takes_much_work_is_limited_by_the_hour(settings: Settings, kind: str) -> None:
    quota = {"hints": "analyses", "starts": "imports"}.get(kind, kind)
    async with running(limited(settings, **{quota: 1})) as server:
        eve, ann = await server.guest("Eve"), await server.guest("Ann")
        for guest in (eve, ann):
            made = await guest.table(hold=[0, 1])
            moment = await guest.moment(made["id"], seat=0)
            position = ecliptic.new("star-realms", seed=1).save()
            method, path, body = {
                "what_ifs": ("POST", f"/tables/{made['id']}/what-if?seat=0", {"n": moment["n"]}),
                "analyses": ("POST", "/analysis", {"position": position}),
                "hints": ("GET", f"/tables/{made['id']}/hint?seat=0", None),
                "checks": ("POST", "/positions/check", {"position": position}),
                "imports": ("POST", "/imports", {"position": position}),
                "starts": ("POST", "/tables", {**TABLE, "start": position, "hold": [0, 1]}),
                "packs": ("POST", "/tables", {**TABLE, "pack": {"cards": []}}),
                "exports": ("GET", "/me/export", None),
            }[kind]
            first = await guest.http.request(method, f"/api{path}", json=body)
            assert first.status_code in (200, 201, 422), first.text
            again = await guest.http.request(method, f"/api{path}", json=body)
            assert again.status_code == 429, again.text
            assert again.json()["error"].startswith("You have done this too often in the last hour")
            assert 0 < int(again.headers["retry-after"]) <= 3600


async def test_open_streams_are_limited_for_a_person_and_an_address(settings: Settings) -> None:
    async with running(limited(settings, streams=2, streams_by_address=3)) as server:
        eve, ann = await server.guest("Eve"), await server.guest("Ann")
        made = await eve.table(public=True)
        async with eve.stream(made["id"]), eve.stream(made["id"]) as second:
            await second.next("table")
            assert await closed(eve, made["id"]) == (4429, "Too many open connections (2): close a tab and try again.")
            async with server.nobody().stream(made["id"]) as third:
                await third.next("table")
                assert (await closed(ann, made["id"]))[0] == 4429
        for _ in range(3):  # what was closed, or refused, counts no longer
            async with eve.stream(made["id"]) as stream:
                await stream.next("table")
        assert await closed(eve, "nowhere") == (4404, "There is no table 'nowhere'.")
        assert not server.everybody.open_streams._open


async def closed(guest: Guest, table_id: str) -> tuple[int, str]:
    """How a stream is refused."""
    async with guest.stream(table_id) as stream:
        problem = await stream.next("problem")
        with pytest.raises(ConnectionClosed) as refusal:
            await stream.next("the end")
    assert refusal.value.rcvd is not None
    return refusal.value.rcvd.code, problem["error"]


async def test_messages_of_a_stream_have_a_pace(settings: Settings) -> None:
    async with running(limited(settings, stream_messages=5)) as server:
        eve = await server.guest("Eve")
        made = await eve.table(hold=[0, 1])
        async with eve.stream(made["id"], seat=0) as stream, eve.stream(made["id"], seat=1) as other:
            await stream.next("update")
            for _ in range(6):
                await stream.send("sync", since=0)
            assert (await stream.next("problem"))["status"] == 429
            await other.next("update")
            await other.send("sync", since=0)
            await other.next("update")


@pytest.mark.parametrize(("quota", "who"), [("requests", "Eve"), ("requests_by_address", "everybody")])
async def test_requests_have_a_pace_by_person_and_by_address(settings: Settings, quota: str, who: str) -> None:
    async with running(limited(settings, **{quota: 20})) as server:
        eve, ann = await server.guest("Eve"), await server.guest("Ann")
        answers = [await eve.http.get("/api/me") for _ in range(30)]
        assert {answer.status_code for answer in answers} == {200, 429}
        late = answers[-1]
        assert late.json()["error"] == "Too many requests: wait a moment and try again."
        assert 1 <= int(late.headers["retry-after"]) <= 60
        other = await ann.http.get("/api/me")
        assert other.status_code == (200 if who == "Eve" else 429)


async def test_opening_a_stream_counts_as_a_request_of_its_address(settings: Settings) -> None:
    async with running(limited(settings, requests_by_address=20)) as server:
        eve = await server.guest("Eve")
        made = await eve.table()
        async with eve.stream(made["id"]) as stream:
            await stream.next("table")
        while (await eve.http.get("/api/me")).status_code == 200:
            pass
        assert await closed(eve, made["id"]) == (4429, "Too many requests: wait a moment and try again.")


def test_the_allowance_comes_back_with_time() -> None:
    at = 1000.0
    rate = RequestRate(60, lambda: at)
    for _ in range(60):
        rate.require("ann")
    with pytest.raises(Problem) as late:
        rate.require("ann")
    assert late.value.retry_after == 1
    rate.require("bob")
    at += 2.5
    rate.require("ann")
    rate.require("ann")
    with pytest.raises(Problem):
        rate.require("ann")


def test_what_is_remembered_of_addresses_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecliptic.server.people.request_rates.MOST_REMEMBERED", 10)
    rate = RequestRate(3, lambda: 5.0)
    for key in range(100):
        for _ in range(3 if key == 50 else 1):
            rate.require(key)
    assert len(rate._used_up) <= 10


def test_keys_with_their_full_allowance_are_forgotten_before_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecliptic.server.people.request_rates.MOST_REMEMBERED", 4)
    at = 0.0
    rate = RequestRate(6, lambda: at)  # ten seconds for each request
    for key in "aabc":
        rate.require(key)
    at = 5.0
    rate.require("d")
    assert list(rate._used_up) == ["a", "b", "c", "d"]
    at = 10.0  # b and c have their full allowance again
    rate.require("e")
    assert rate._used_up == {"a": 20.0, "d": 15.0, "e": 20.0}
    rate.require("f")
    assert rate._used_up == {"a": 20.0, "d": 15.0, "e": 20.0, "f": 20.0}
    rate.require("g")  # nobody has: the half that has asked least goes
    assert rate._used_up == {"e": 20.0, "f": 20.0, "g": 20.0}


def test_how_long_to_wait_is_told_in_whole_seconds() -> None:
    at = 0.0
    rate = RequestRate(2, lambda: at)
    rate.require("ann")
    rate.require("ann")
    for at, seconds in ((0.0, 30), (0.5, 30), (29.0, 1), (29.5, 1)):  # noqa: B007  the clock reads it
        with pytest.raises(Problem) as late:
            rate.require("ann")
        assert (late.value.status, late.value.retry_after) == (429, seconds)
    at = 30.0
    rate.require("ann")
    for _ in range(100):
        RequestRate(0).require("ann")


def test_streams_are_counted_to_the_last_one() -> None:
    streams = OpenStreams(Quotas(streams=2, streams_by_address=3))
    ends = [streams.take(1, "here") for _ in range(2)]
    for person, address in ((1, "here"), (1, "there")):
        with pytest.raises(Problem) as refused:
            streams.take(person, address)
        assert (refused.value.status, refused.value.words.args) == (429, {"most": 2})
    ends.append(streams.take(None, "here"))
    with pytest.raises(Problem) as full:
        streams.take(2, "here")
    assert full.value.words.args == {"most": 3}
    ends.pop()()
    ends.append(streams.take(2, "here"))
    for end in ends:
        end()
    assert streams._open == {}
    unlimited = OpenStreams(Quotas(streams=0, streams_by_address=0))
    for _ in range(5):
        unlimited.take(1, "here")
    assert unlimited._open == {("address", "here"): 5, ("person", 1): 5}


async def test_a_position_to_check_may_have_as_many_bytes_as_the_docs_say(server: Running) -> None:
    ann = await server.guest()
    body = b'{"position": {"x": "%s"}}'
    headers = {"Content-Type": "application/json"}
    for size, status in ((200_000 - len(body) + 2, 200), (200_000 - len(body) + 3, 413)):
        answer = await ann.http.post("/api/positions/check", content=body % (b"x" * size), headers=headers)
        assert answer.status_code == status, answer.text


@pytest.mark.parametrize("what", ["pack", "start"])
async def test_a_pack_and_a_start_may_be_as_long_as_the_docs_say(server: Running, what: str) -> None:
    ann = await server.guest()
    for size, status in ((200_000 - len('{"x":""}'), 422), (200_001 - len('{"x":""}'), 413)):
        answer = await ann.http.post("/api/tables", json={**TABLE, what: {"x": "x" * size}})
        assert answer.status_code == status, answer.text


async def test_two_threads_do_what_takes_long(server: Running) -> None:
    async with server.tables.heavy:
        assert not server.tables.heavy.locked()
        async with server.tables.heavy:
            assert server.tables.heavy.locked()


async def test_a_new_name_does_not_load_the_tables_where_it_is_shown(settings: Settings) -> None:
    statements: list[str] = []
    async with running(limited(settings, tables=0, open_tables=0)) as server:
        eve = await server.guest("Eve")
        made = [await eve.table(hold=[0, 1] if i % 2 else [0]) for i in range(60)]
        for table in made[20:40]:
            server.live(table["id"]).forget()
        for table in made[40:]:
            server.tables._live.pop(table["id"])
        event.listen(server.store.engine.sync_engine, "before_cursor_execute", lambda *a: statements.append(a[2]))
        async with eve.stream(made[0]["id"]) as stream:
            await stream.next("table")
            statements.clear()
            assert (await eve.http.patch("/api/me", json={"name": "Eva"})).status_code == 200
            assert (await stream.next("table"))["seats"][0]["name"] == "Eva"
        assert len(statements) < 20, "however many tables there are"
        assert len(server.tables) == 40
        for table in made:
            assert (await eve.info(table["id"]))["seats"][0]["name"] == "Eva"
        playing = made[1]["id"]
        assert server.live(playing).game().names == ["Eva", "Eva"]


def test_the_docs_have_every_quota_with_its_default() -> None:
    text = (Path(__file__).parents[2] / "docs" / "security.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| ([\d,]+) \|", text, re.MULTILINE)
    assert {name: int(number.replace(",", "")) for name, number in rows} == msgspec.structs.asdict(Quotas())


def test_quotas_are_given_on_the_command_line() -> None:
    assert read_quotas([]) == Quotas()
    assert read_quotas(["open-tables=7", "requests=0"]) == Quotas(open_tables=7, requests=0)
    assert read_quotas(["requests=999999999"]) == Quotas(requests=999_999_999)
    assert set(msgspec.structs.astuple(read_quotas(["requests=5", "all=3"]))) == {3}
    for wrong in ("open_tables", "open_tables=", "open_tables=-1", "open_tables=x", "nothing=3", "requests=9999999999"):
        with pytest.raises(Refused):
            read_quotas([wrong])


def test_a_wrong_quota_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--limit", "nothing=3"]) == 2
    assert "Unknown limit 'nothing'. The limits are: tables, open_tables," in capsys.readouterr().err
