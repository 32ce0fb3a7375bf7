"""`ecliptic admin` and people: passwords, mutes, bans, deletions, and the log of what was done."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

from ecliptic.cli import main
from ecliptic.kernel import Refused
from ecliptic.server.people import moderation
from ecliptic.server.people.moderation import AuditFollower, Moderator, audit
from ecliptic.server.store import models
from tests.server.harness import Running, SettableTime
from tests.server.test_people import registered, sign_in
from tests.server.test_sessions import Rounds
from tests.server.test_tokens import make_token, script

pytestmark = pytest.mark.anyio

Admin = Callable[..., Awaitable[tuple[int, str]]]


@pytest.fixture
def admin(server: Running, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs a command beside the server; its status and what it says. Then the server has looked at the log."""

    async def run(*arguments: str) -> tuple[int, str]:
        status = await asyncio.to_thread(main, ["admin", *arguments, "--database", server.settings.database])
        told = capsys.readouterr()
        await server.state.follower.look()
        return status, (told.out or told.err).strip()

    return run


@pytest.mark.databases
async def test_a_password_is_reset_and_every_key_ends(server: Running, admin: Admin) -> None:
    ann = await registered(server)
    program = script(server, (await make_token(ann))["token"])
    status, told = await admin("password", "Ann")
    assert status == 0
    assert told.startswith("The new password of ann is ")
    password = told.rpartition(" ")[2]
    for client in (ann, program):
        assert (await client.http.get("/api/me")).status_code == 401
    assert (await sign_in(server.nobody())).status_code == 401
    assert (await sign_in(server.nobody(), password=password)).status_code == 200
    assert password not in (await admin("audit"))[1]


@pytest.mark.databases
async def test_who_is_muted_cannot_chat_for_a_while(server: Running, admin: Admin, hours: SettableTime) -> None:
    eve = await server.guest("Eve")
    made = await eve.table()
    assert await admin("mute", str(eve.id), "--hours", "2") == (0, "Eve is muted for 2 hours.")
    sentence = await eve.refused(403, made["id"], "chat", {"text": "Hello"})
    assert sentence == "You cannot chat for now: you have been muted."
    hours.pass_by(2 * 3600 - 1)
    await eve.refused(403, made["id"], "chat", {"text": "Hello"})
    hours.pass_by(1)
    await eve.do_new(made["id"], "chat", {"text": "Hello"})
    await admin("mute", str(eve.id))
    await eve.refused(403, made["id"], "chat", {"text": "Hello"})
    assert await admin("unmute", str(eve.id)) == (0, "Eve can chat again.")
    await eve.do_new(made["id"], "chat", {"text": "Hello"})


@pytest.mark.databases
async def test_who_is_banned_is_out_at_once_and_cannot_sign_in(server: Running, admin: Admin) -> None:
    ann = await registered(server)
    made = await ann.table()
    async with ann.stream(made["id"]) as stream:
        await stream.next("table")
        assert await admin("ban", "ann", "--reason", "cheating") == (0, "ann is banned.")
        with pytest.raises(ConnectionClosed):
            await stream.next("the end")
    assert (await ann.http.get("/api/me")).status_code == 401
    refused = await sign_in(server.nobody())
    assert (refused.status_code, refused.json()["error"]) == (403, "This account has been banned.")
    wrong = await sign_in(server.nobody(), password="not the password")
    assert wrong.status_code == 401, "only who knows the password is told"
    assert await admin("unban", "ann") == (0, "ann can sign in again.")
    assert (await sign_in(server.nobody())).status_code == 200


@pytest.mark.databases
async def test_a_table_is_deleted_while_people_play(server: Running, admin: Admin) -> None:
    duel = await server.duel()
    ann = duel.players[0]
    await ann.do_new(duel.id, "chat", {"text": "Hello"})
    async with ann.stream(duel.id) as stream:
        await stream.next("update")
        assert await admin("delete-table", duel.id) == (0, f"Table {duel.id} is deleted.")
        with pytest.raises(ConnectionClosed):
            await stream.next("nothing that comes")
    assert (await ann.http.get(f"/api/tables/{duel.id}")).status_code == 404
    assert (await ann.move(duel.id, 1, "end", "k")).status_code == 404
    async with server.store.reading() as session:
        for kind in (models.Table, models.Seat, models.Entry, models.Snapshot, models.Chat):
            assert await session.scalar(select(func.count()).select_from(kind)) == 0


@pytest.mark.databases
async def test_a_line_of_chat_is_deleted(server: Running, admin: Admin) -> None:
    eve = await server.guest("Eve")
    made = await eve.table()
    lines = [await eve.do_new(made["id"], "chat", {"text": said}) for said in ("Hello", "Rude")]
    status, told = await admin("delete-chat", str(lines[1]["id"]), "--reason", "rude")
    assert (status, told) == (0, "The line of Eve is deleted: Rude")
    left = (await eve.http.get(f"/api/tables/{made['id']}/chat")).json()
    assert [line["text"] for line in left] == ["Hello"]


@pytest.mark.databases
async def test_the_audit_log_says_who_has_done_what(server: Running, admin: Admin) -> None:
    ann = await registered(server)
    made = await ann.table()
    for command in (("mute", "ann", "--reason", "spam"), ("ban", "ann"), ("delete-table", made["id"])):
        assert (await admin(*command))[0] == 0
    lines = (await admin("audit"))[1].splitlines()
    assert len(lines) == 3
    assert "mute" in lines[0]
    assert lines[0].endswith("ann (ann); 24 hours; spam")
    rows = json.loads((await admin("audit", "--json"))[1])
    assert [row["action"] for row in rows] == ["mute", "ban", "delete-table"]
    assert [row["person_id"] for row in rows] == [ann.id, ann.id, None]
    assert rows[2]["table_id"] == made["id"]
    assert all(row["actor"] for row in rows)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (("ban", "nobody"), "There is nobody with the login or id nobody."),
        (("ban", "99"), "There is nobody with the login or id 99."),
        (("ban", "9" * 50), f"There is nobody with the login or id {'9' * 50}."),
        (("delete-table", "nowhere"), "There is no table nowhere."),
        (("delete-chat", "7"), "There is no chat line 7."),
        (("delete-chat", "x"), "Argument LINE: 'x' is no whole number; see ecliptic admin delete-chat --help."),
    ],
)
async def test_a_mistake_is_one_sentence_and_leaves_no_line(
    server: Running, admin: Admin, command: tuple[str, ...], sentence: str
) -> None:
    status, told = await admin(*command)
    assert status == 2
    assert told.count("\n") == 0
    if "LINE" not in sentence:
        assert told == sentence
    assert (await admin("audit"))[1] == ""


async def test_a_guest_has_no_password_to_reset(server: Running, admin: Admin) -> None:
    eve = await server.guest("Eve")
    assert await admin("password", str(eve.id)) == (2, "Eve is a guest and has no password.")


# To the letter


async def person(server: Running, **fields: Any) -> int:
    """Somebody whom nobody has seen yet."""
    made = models.Person(**{"name": "Ann", **fields})
    async with server.store.writing() as session:
        session.add(made)
        await session.flush()
        return made.id


async def stored(server: Running, who: int) -> models.Person:
    async with server.store.reading() as session:
        return await session.get_one(models.Person, who)


async def test_a_new_password_has_twelve_random_bytes(server: Running) -> None:
    await person(server, login="ann", password="x")
    told = [await Moderator(server.store).reset_password("ann") for _ in range(2)]
    assert [len(each.removeprefix("The new password of ann is ")) for each in told] == [16, 16]
    assert told[0] != told[1]


async def test_a_mute_has_as_many_hours_as_it_says(server: Running, hours: SettableTime) -> None:
    who = await person(server)
    moderator = Moderator(server.store, reason="rude", actor="x" * 100)
    assert await moderator.mute(str(who), 3) == "Ann is muted for 3 hours."
    assert (await stored(server, who)).muted_until == hours.time_ns() // 1_000_000 + 10_800_000
    (line,) = await audit(server.store)
    assert (line.actor, line.action, line.person_id) == ("x" * 80, "mute", who)
    assert line.detail == "Ann (guest); 3 hours; rude"
    await moderator.unmute(str(who))
    assert (await stored(server, who)).muted_until is None
    await moderator.ban(str(who))
    assert (await stored(server, who)).banned == hours.time_ns() // 1_000_000
    await moderator.unban(str(who))
    assert (await stored(server, who)).banned is None
    assert [each.action for each in await audit(server.store)] == ["mute", "unmute", "ban", "unban"]


@pytest.mark.parametrize("who", ["7", "9007199254740991", " ANN "])
async def test_somebody_is_named_by_login_or_id_or_former_id(server: Running, who: str) -> None:
    await person(server, id=9_007_199_254_740_991, login="ann", password="x")
    async with server.store.writing() as session:
        session.add(models.FormerId(id=7, person_id=9_007_199_254_740_991))
    assert await Moderator(server.store).ban(who) == "Ann is banned."


@pytest.mark.parametrize("who", ["8", "", "ann.1", "\u0661", "-7"])
async def test_nobody_else_is_named(server: Running, who: str) -> None:
    await person(server, id=7)
    with pytest.raises(Refused, match="There is nobody with the login or id"):
        await Moderator(server.store).ban(who)
    assert await audit(server.store) == []


async def test_a_server_follows_the_log_from_where_it_started(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten: list[int] = []

    async def forget(who: int) -> None:
        forgotten.append(who)

    monkeypatch.setattr(server.everybody, "forget", forget)
    ann, bob, carl = [await person(server, login=name, password="x") for name in ("ann", "bob", "carl")]
    moderator = Moderator(server.store)
    await moderator.ban("ann")
    follower = AuditFollower(server.tables, server.everybody)
    await follower.look()
    assert forgotten == [], "what was done before it started it has read from the store"
    for who in ("bob", "carl"):
        await moderator.ban(who)
    await follower.look()
    assert forgotten == [bob, carl]
    await follower.look()
    await moderator.unban("ann")
    await follower.look()
    assert forgotten == [bob, carl, ann]


async def test_moves_of_a_deleted_table_that_came_late_are_deleted_too(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(hold=[0, 1])
    follower = AuditFollower(server.tables, server.everybody)
    await follower.look()
    await Moderator(server.store).delete_table(made["id"])
    async with server.store.writing() as session:
        session.add(models.Entry(table_id=made["id"], n=99, kind="play", seat=0, text="end", hash=""))
        session.add(models.Snapshot(table_id=made["id"], n=99, position=""))
    await follower.look()
    async with server.store.reading() as session:
        for kind in (models.Entry, models.Snapshot):
            assert await session.scalar(select(func.count()).select_from(kind)) == 0


async def test_the_log_is_read_every_five_seconds_whatever_happens(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rounds, looks = Rounds(), 0
    follower = AuditFollower(server.tables, server.everybody)

    async def look() -> None:
        nonlocal looks
        looks += 1
        if looks == 1:
            raise OSError("no disk")

    monkeypatch.setattr(moderation, "asyncio", rounds)
    monkeypatch.setattr(follower, "look", look)
    following = asyncio.create_task(follower.run())
    for _ in range(2):
        await rounds.round()
        rounds.may_go_on.release()
    following.cancel()
    assert rounds.slept[:2] == [5.0, 5.0]
    assert looks >= 2
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


async def test_what_is_deleted_is_gone_at_once_and_in_the_log(server: Running) -> None:
    """Whether a server runs or not."""
    ann = await server.guest()
    made = await ann.table(hold=[0, 1])
    line = await ann.do_new(made["id"], "chat", {"text": "Rude"})
    moderator = Moderator(server.store, reason="rude")
    await moderator.delete_chat(line["id"])
    await moderator.delete_table(made["id"])
    assert [(each.action, each.table_id, each.detail) for each in await audit(server.store)] == [
        ("delete-chat", made["id"], f"line {line['id']} of Ann: Rude; rude"),
        ("delete-table", made["id"], "rude"),
    ]
    async with server.store.reading() as session:
        for kind in (models.Table, models.Entry, models.Snapshot, models.Chat):
            assert await session.scalar(select(func.count()).select_from(kind)) == 0
