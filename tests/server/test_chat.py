"""What people say at tables, and what they write down for themselves."""

import asyncio
from typing import Any

import pytest

from ecliptic.server.http.problems import Problem
from ecliptic.server.store import models
from ecliptic.server.tables import user_text
from ecliptic.server.tables.user_text import ChatRateLimit, clean_text
from tests.server.harness import Guest, Running

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests talk as fast as they like."""
    monkeypatch.setattr(user_text, "MOST_LINES", 1000)


async def said(guest: Guest, table_id: str, text: str) -> Any:
    """Say something."""
    return await guest.do_new(table_id, "chat", {"text": text})


async def chat(guest: Guest, table_id: str, **query: Any) -> Any:
    """What was said."""
    answer = await guest.http.get(f"/api/tables/{table_id}/chat", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_everybody_at_the_table_hears_what_is_said(server: Running) -> None:
    duel = await server.duel(public=True)
    ann, bob = duel.players
    eve = await server.guest("Eve")
    async with ann.stream(duel.id) as one, bob.stream(duel.id) as two, server.nobody().stream(duel.id) as three:
        line = await said(bob, duel.id, "Good luck!")
        assert (line["name"], line["person"], line["seat"], line["text"]) == ("Bob", bob.id, 1, "Good luck!")
        for stream in (one, two, three):
            assert await stream.next("chat") == line
        answer = await said(eve, duel.id, "May I watch?")
        assert (answer["name"], answer["seat"]) == ("Eve", None)
        assert await one.next("chat") == answer
    for client in (ann, bob, eve, server.nobody()):
        assert await chat(client, duel.id) == [line, answer]


async def test_at_a_private_table_only_its_people_talk(server: Running) -> None:
    """Its host too, who may have no seat; but nobody who has only the invitation."""
    host, ann, eve = await server.guest("Host"), await server.guest("Ann"), await server.guest("Eve")
    made = await host.table(hold=[])
    link = {"invitation": made["invitation"]}
    await ann.sit(made["id"], 0, made["invitation"])
    refused = await eve.refused(403, made["id"], "chat", {"text": "Hello"}, **link)
    assert refused == "Only players can chat at a private table."
    lines = [await said(guest, made["id"], "Hello") for guest in (host, ann)]
    assert [(line["name"], line["seat"]) for line in lines] == [("Host", None), ("Ann", 0)]
    answer = await eve.http.get(f"/api/tables/{made['id']}/chat", params=link)
    assert answer.json() == lines


async def test_chat_is_there_before_the_game_and_after_it(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(options={"turn_limit": 2})
    first = await said(ann, made["id"], "Who plays?")
    bob = await server.guest("Bob")
    await bob.sit(made["id"], 1, made["invitation"])
    await bob.do(made["id"], "resign")
    second = await said(bob, made["id"], "Well played.")
    assert await chat(ann, made["id"]) == [first, second]


async def test_older_lines_come_page_by_page(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table()
    lines = [await said(ann, made["id"], f"line {i}") for i in range(7)]
    assert await chat(ann, made["id"], limit=3) == lines[4:]
    assert await chat(ann, made["id"], limit=3, before=lines[4]["id"]) == lines[1:4]
    assert await chat(ann, made["id"], limit=3, before=lines[1]["id"]) == lines[:1]
    assert await chat(ann, made["id"], before=lines[0]["id"]) == []
    assert await chat(ann, made["id"], limit=1) == lines[6:]
    assert await chat(ann, made["id"], limit=200, before=2_147_483_647) == lines
    assert await chat(ann, made["id"], before=0) == []
    for wrong in ({"limit": 0}, {"limit": 201}, {"before": -1}, {"before": "x"}, {"before": 2_147_483_648}):
        answer = await ann.http.get(f"/api/tables/{made['id']}/chat", params=wrong)
        assert answer.status_code == 400
        assert answer.json()["error"].endswith(".")


async def test_the_latest_fifty_lines_come_when_nobody_says_how_many(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table()
    async with server.store.writing() as session:
        for i in range(51):
            session.add(models.Chat(table_id=made["id"], person_id=ann.id, name="Ann", text=f"line {i}", at=i))
            await session.flush()
    assert [line["text"] for line in await chat(ann, made["id"])] == [f"line {i}" for i in range(1, 51)]


async def test_who_has_gone_sits_nowhere(server: Running) -> None:
    """Also where a seat is free, or a bot's."""
    ann, eve = await server.guest("Ann"), await server.guest("Eve")
    made = await ann.table(hold=[1], public=True)
    line = await said(eve, made["id"], "Goodbye")
    assert (await eve.http.request("DELETE", "/api/me", json={})).status_code == 204
    (left,) = await chat(ann, made["id"])
    assert (left["id"], left["person"], left["seat"]) == (line["id"], None, None)


async def test_tables_do_not_hear_each_other(server: Running) -> None:
    ann = await server.guest()
    here, there = await ann.table(), await ann.table()
    await said(ann, here["id"], "Hello")
    assert await chat(ann, there["id"]) == []


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("<b>bold</b> & 'quoted'", "<b>bold</b> & 'quoted'"),
        ("  spaces around \n", "spaces around"),
        ("bell\x07 and null\x1b[31m", "bell and null[31m"),
        ("turned \u202eround", "turned round"),
        ("Аня \u2764\ufe0f 名前", "Аня \u2764\ufe0f 名前"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("x" * 500, "x" * 500),
    ],
)
async def test_text_is_kept_as_it_is_without_what_cannot_be_seen(server: Running, text: str, kept: str) -> None:
    ann = await server.guest()
    made = await ann.table()
    assert (await said(ann, made["id"], text))["text"] == kept
    answer = await ann.http.get(f"/api/tables/{made['id']}/chat")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json()[0]["text"] == kept


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"text": ""}, 400),
        ({"text": "x" * 501}, 400),
        ({"text": " \x00\u202e "}, 422),
        ({"text": 7}, 400),
        ({}, 400),
        ({"text": "a", "as": "Bob"}, 400),
    ],
)
async def test_what_cannot_be_said_is_refused(server: Running, body: Any, status: int) -> None:
    ann = await server.guest()
    made = await ann.table()
    await ann.refused(status, made["id"], "chat", body)
    assert await chat(ann, made["id"]) == []


async def test_nobody_floods_a_table(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(user_text, "MOST_LINES", 3)
    duel = await server.duel()
    ann, bob = duel.players
    body = {"text": "spam"}
    answers = await asyncio.gather(*(ann.http.post(f"/api/tables/{duel.id}/chat", json=body) for _ in range(6)))
    assert sorted(answer.status_code for answer in answers) == [201, 201, 201, 429, 429, 429]
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.json()["error"] == "You are sending messages too fast: wait a moment."
    assert 1 <= int(refused.headers["retry-after"]) <= user_text.SECONDS + 1
    await said(bob, duel.id, "Others may talk.")
    assert len(await chat(ann, duel.id)) == 4


def test_ten_lines_may_be_said_in_twenty_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # the usual pace
    at = 100.0
    monkeypatch.setattr("ecliptic.server.tables.user_text.time.monotonic", lambda: at)
    pace = ChatRateLimit()
    for _ in range(10):
        pace.require(1)
        at += 0.75
    for later, wait in ((107.5, 13), (119.75, 1)):
        at = later
        with pytest.raises(Problem) as fast:
            pace.require(1)
        assert (fast.value.status, fast.value.retry_after) == (429, wait)
    pace.require(2)
    at = 120.0
    pace.require(1)
    with pytest.raises(Problem):
        pace.require(1)


def test_the_pace_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 100.0
    monkeypatch.setattr("ecliptic.server.tables.user_text.time.monotonic", lambda: at)
    monkeypatch.setattr(user_text, "MOST_LINES", 2)
    monkeypatch.setattr(user_text, "MOST_REMEMBERED", 5)
    pace = ChatRateLimit()
    for _ in range(3):
        pace.require(1)
        at += user_text.SECONDS / 2 + 0.1
    for person in range(2, 20):
        at += user_text.SECONDS
        pace.require(person)
    assert len(pace._spoken) <= 7


def test_only_those_who_have_said_nothing_for_long_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 100.0
    monkeypatch.setattr("ecliptic.server.tables.user_text.time.monotonic", lambda: at)
    monkeypatch.setattr(user_text, "MOST_REMEMBERED", 3)
    pace = ChatRateLimit()

    def remembered_after(when: float, person: int) -> set[int]:
        nonlocal at
        at = when
        pace.require(person)
        return set(pace._spoken)

    for when, person in ((100.0, 1), (101.0, 2), (102.0, 3), (121.0, 1)):
        remembered_after(when, person)
    assert remembered_after(121.5, 4) == {1, 2, 3, 4}, "there were no more than may be remembered"
    assert remembered_after(122.0, 5) == {1, 3, 4, 5}


def test_text_without_letters_is_empty() -> None:
    assert clean_text("\x00\x01 \u202e\ufeff") == ""
    assert clean_text("a\nb\tc") == "abc"
    assert clean_text("a\nb\tc\r", keep="\n\t") == "a\nb\tc"


# Notes


async def test_notes_are_for_oneself(server: Running) -> None:
    duel = await server.duel(public=True)
    ann, bob = duel.players
    address = f"/api/tables/{duel.id}/notes"
    assert (await ann.http.get(address)).json() == {"text": "", "at": None}
    written = (await ann.http.put(address, json={"text": "He has\ntwo bases\x07 "})).json()
    assert written["text"] == "He has\ntwo bases"
    assert (await ann.http.get(address)).json() == written
    assert (await bob.http.get(address)).json() == {"text": "", "at": None}
    await bob.http.put(address, json={"text": "Mine"})
    await ann.http.put(address, json={"text": "Other"})
    assert (await ann.http.get(address)).json()["text"] == "Other"
    assert (await bob.http.get(address)).json()["text"] == "Mine"


async def test_notes_written_at_once_are_kept_as_one(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table()
    address = f"/api/tables/{made['id']}/notes"
    answers = await asyncio.gather(*(ann.http.put(address, json={"text": f"note {i}"}) for i in range(6)))
    assert [answer.status_code for answer in answers] == [200] * 6
    assert (await ann.http.get(address)).json() in [answer.json() for answer in answers]


async def test_notes_have_a_limit(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table()
    address = f"/api/tables/{made['id']}/notes"
    assert (await ann.http.put(address, json={"text": "x" * 10_000})).status_code == 200
    answer = await ann.http.put(address, json={"text": "x" * 10_001})
    assert answer.status_code == 400
    assert answer.json()["error"].endswith(".")
    assert len((await ann.http.get(address)).json()["text"]) == 10_000
