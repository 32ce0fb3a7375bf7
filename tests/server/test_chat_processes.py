"""What is said through one server process is heard through the others, on PostgreSQL."""

import asyncio
import random

import pytest

from ecliptic.server.ops.config import Settings
from ecliptic.server.tables import user_text
from ecliptic.server.tables.fanout import LONGEST
from tests.server.harness import PATIENCE, Running
from tests.server.test_chat import chat, said
from tests.server.test_processes import duel

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(postgres: str) -> Settings:
    return Settings(database=postgres, durable=False, presence_pause=3600)


async def test_a_line_arrives_once_on_every_stream_of_both_processes(pair: tuple[Running, Running]) -> None:
    shared = await duel(*pair)
    ann, bob = shared.players
    async with (
        ann.stream(shared.id) as first,
        bob.stream(shared.id) as second,
        pair[1].nobody().stream(shared.id, invitation=shared.invitation) as spectator,
    ):
        streams = (first, second, spectator)
        for stream in streams:
            await stream.next("update")
        lines = [await said(guest, shared.id, f"line {i}") for i, guest in enumerate([ann, bob, ann, ann, bob])]
        lines += [await said(guest, shared.id, "the last line") for guest in (ann, bob)]
        for stream in streams:
            ends = 0
            while ends < 2:  # one through each process: what was told twice has come before
                ends += (await stream.next("chat"))["text"] == "the last line"
            heard = [message for message in stream.past if message["type"] == "chat"]
            assert sorted(heard, key=lambda line: line["id"]) == lines, "something was told twice"
        assert [(line["name"], line["seat"]) for line in lines[:2]] == [("Ann", 0), ("Bob", 1)]
    for guest in (ann, bob):
        assert await chat(guest, shared.id) == lines


async def test_many_lines_at_once_through_both_reach_everybody_among_the_moves(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(user_text, "MOST_LINES", 1000)
    shared = await duel(*pair)
    rng = random.Random(6)
    async with shared.players[0].stream(shared.id) as first, shared.players[1].stream(shared.id) as second:
        await first.next("update")
        await second.next("update")
        saying = asyncio.gather(*(said(shared.players[i % 2], shared.id, f"line {i}") for i in range(30)))
        for i in range(10):
            n = await shared.play(rng, f"k{i}")
        lines = sorted(await saying, key=lambda line: line["id"])
        for stream in (first, second):
            async with asyncio.timeout(PATIENCE):
                while sum(message["type"] == "chat" for message in stream.past) < len(lines) or not any(
                    message["type"] == "update" and message["n"] == n for message in stream.past
                ):
                    await stream.receive()
            heard = [message for message in stream.past if message["type"] == "chat"]
            assert sorted(heard, key=lambda line: line["id"]) == lines
    for guest in shared.players:
        assert await chat(guest, shared.id) == lines


async def test_the_longest_line_there_can_be_arrives(pair: tuple[Running, Running]) -> None:
    shared = await duel(*pair)
    async with shared.players[1].stream(shared.id) as second:
        for letter in ("\\", '"', "\U0001f680"):
            line = await said(shared.players[0], shared.id, letter * 500)
            assert await second.next("chat") == line


async def test_a_note_that_is_too_long_for_the_database_holds_nothing_up(pair: tuple[Running, Running]) -> None:
    """Quotation marks are longer where they are sent than where they are written."""
    shared = await duel(*pair)
    async with shared.players[0].stream(shared.id) as first, shared.players[1].stream(shared.id) as second:
        await first.next("update")
        await second.next("update")
        note = '{"type":"chat","text":"' + '\\"' * (LONGEST // 3) + '"}'
        pair[0].live(shared.id).tell(note)
        assert len((await first.next("chat"))["text"]) == LONGEST // 3
        line = await said(shared.players[0], shared.id, "hello")
        assert await second.next("chat") == line
