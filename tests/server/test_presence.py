"""Who is at the table."""

import asyncio

import msgspec
import pytest

from ecliptic.server.ops.config import Settings
from ecliptic.server.tables.presence import Presence
from tests.server.harness import Listening, Running, running

pytestmark = pytest.mark.anyio


def online(message: dict[str, list[dict[str, bool]]]) -> list[bool]:
    return [seat["online"] for seat in message["seats"]]


async def test_watchers_learn_who_comes_and_goes(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, presence_pause=0.05)) as server:
        duel = await server.duel()
        ann, bob = duel.players
        async with ann.stream(duel.id) as mine:
            assert online(await mine.next("table")) == [True, False]
            async with bob.stream(duel.id) as theirs:
                assert online(await theirs.next("table")) == [True, True]
                assert online(await mine.next("table")) == [True, True]
            assert online(await mine.next("table")) == [True, False]


async def test_who_only_reloads_the_page_is_not_reported(server: Running) -> None:
    duel = await server.duel()
    live, presence = server.live(duel.id), Presence(pause=0.05)
    ann, bob = Listening(0), Listening(1)
    live.watchers.add(ann)
    live.watchers.add(bob)
    presence.on_streams_changed(live)
    for _ in range(5):
        live.watchers.remove(bob)
        presence.on_streams_changed(live)
        live.watchers.add(bob)
        presence.on_streams_changed(live)
    await settled(presence)
    assert ann.said == []
    live.watchers.remove(bob)
    presence.on_streams_changed(live)
    await settled(presence)
    assert len(ann.said) == 1


async def settled(presence: Presence) -> None:
    while presence._asked:
        await asyncio.sleep(0.01)


async def test_a_spectator_changes_nothing_about_the_seats(server: Running) -> None:
    duel = await server.duel(public=True)
    live, presence = server.live(duel.id), Presence(pause=0)
    ann = Listening(0)
    live.watchers.add(ann)
    presence.on_streams_changed(live)
    live.watchers.add(Listening(None))
    presence.on_streams_changed(live)
    await settled(presence)
    assert ann.said == []


async def test_nothing_is_kept_about_tables_that_nobody_watches(server: Running) -> None:
    duel = await server.duel()
    live = server.live(duel.id)
    presence = Presence(pause=3600)
    server.tables.watched.append(presence.on_streams_changed)
    async with duel.players[0].stream(duel.id) as one, duel.players[1].stream(duel.id) as two:
        await one.next("update")
        await two.next("update")
        assert live.watchers.told_online
    while live.watchers:
        await asyncio.sleep(0.01)
    assert live.watchers.told_online is None
