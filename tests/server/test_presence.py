"""Who is at the table."""

import asyncio

import msgspec
import pytest

from ecliptic.server.ops.config import Settings
from ecliptic.server.tables.presence import Presence
from ecliptic.server.tables.table_info import tell_changed, tell_here
from ecliptic.server.tables.watchers import Watchers
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


async def test_nothing_is_told_after_the_last_has_left_or_the_server_has_ended(server: Running) -> None:
    duel = await server.duel()
    live, presence = server.live(duel.id), Presence(pause=3600)
    ann, bob = Listening(0), Listening(1)

    def open_both() -> asyncio.TimerHandle:
        for watcher in (ann, bob):
            live.watchers.add(watcher)
            presence.on_streams_changed(live)
        return presence._asked[live.id]

    waiting = open_both()
    presence.on_streams_changed(live)
    assert presence._asked[live.id] is waiting, "once is enough"
    live.watchers.remove(ann)
    presence.on_streams_changed(live)
    assert not waiting.cancelled()
    live.watchers.remove(bob)
    presence.on_streams_changed(live)
    assert (waiting.cancelled(), live.watchers.told_online, presence._asked) == (True, None, {})
    waiting = open_both()
    presence.close()
    assert (waiting.cancelled(), presence._asked) == (True, {})


async def test_a_message_about_the_table_tells_who_is_there_too(server: Running) -> None:
    duel = await server.duel()
    live, ann = server.live(duel.id), Listening(0)
    tell_here(live)
    before = live.watchers.told_online
    live.watchers.add(ann)
    tell_here(live)
    assert (before, live.watchers.told_online) == (None, frozenset({0}))
    assert online(msgspec.json.decode(ann.said.pop())) == [True, False]


async def test_a_change_of_the_table_is_told_once(server: Running) -> None:
    duel = await server.duel()
    live, ann = server.live(duel.id), Listening(0)
    live.watchers.add(ann)
    tell_changed(live)
    assert ann.said == []
    live.is_changed = True
    tell_changed(live)
    tell_changed(live)
    assert len(ann.said) == 1


# What each stream is sent


class Asking(Listening):
    """A watcher that counts how often it wants an update, and has left."""

    asked = left = 0

    def request_update(self) -> None:
        self.asked += 1

    def on_leave(self) -> None:
        self.left += 1


def test_a_watcher_that_is_up_to_date_is_shown_each_move() -> None:
    watcher = Asking(0)
    assert (watcher.seat, watcher.n, watcher.is_behind, watcher.is_gone) == (0, 0, False, False)
    watcher.show(0, 3, b"one")
    watcher.show(3, 4, b"two")
    assert (watcher.said, watcher.n, watcher.asked) == ([b"one", b"two"], 4, 0)


def test_a_watcher_that_has_missed_something_asks_for_all_of_it() -> None:
    watcher = Asking(0)
    watcher.show(1, 2, b"not the first")
    assert (watcher.said, watcher.n, watcher.is_behind, watcher.asked) == ([], 0, True, 1)
    watcher.show(0, 2, b"nor this before what was asked for")
    assert (watcher.said, watcher.n, watcher.is_behind, watcher.asked) == ([], 0, True, 2)
    watcher.send_update(2, b"all")
    watcher.show(2, 3, b"next")
    assert (watcher.said, watcher.n, watcher.is_behind, watcher.asked) == ([b"all", b"next"], 3, False, 2)
    watcher.ask(1)
    assert (watcher.n, watcher.is_behind, watcher.asked) == (1, True, 3)


def test_a_watcher_that_reads_nothing_is_sent_nothing_until_it_does() -> None:
    watcher = Asking(0, is_full=True)
    watcher.show(0, 1, b"a move")
    watcher.tell("one")
    watcher.tell("two")
    assert (watcher.said, watcher.n, watcher.is_behind, watcher.asked) == ([], 0, True, 0)
    watcher.heard.is_full = False
    watcher.flush()
    assert (watcher.said, watcher.asked) == ([b"one", b"two"], 1)
    watcher.flush()
    assert watcher.said == [b"one", b"two"]


def test_a_watcher_leaves_once_and_wants_nothing_more() -> None:
    watcher = Asking(0)
    watcher.leave()
    watcher.leave()
    watcher.ask(0)
    watcher.show(1, 2, b"late")
    assert (watcher.left, watcher.asked, watcher.said) == (1, 0, [])


def test_streams_are_counted_by_seat() -> None:
    watchers = Watchers()
    assert (len(watchers), bool(watchers), list(watchers)) == (0, False, [])
    first, second, spectator = Asking(1), Asking(1), Asking(None)
    for watcher in (first, second, spectator):
        watchers.add(watcher)
    assert (len(watchers), bool(watchers), list(watchers)) == (3, True, [first, second, spectator])
    assert watchers.online_here() == {1}
    watchers.remove(first)
    assert dict(watchers.by_seat()) == {1: [second], None: [spectator]}
    watchers.dismiss(1)
    watchers.dismiss(0)
    assert (second.left, spectator.left) == (1, 0)
    watchers.remove(second)
    assert dict(watchers.by_seat()) == {None: [spectator]}
    assert watchers.online() == frozenset()
    watchers.dismiss_all()
    assert spectator.left == 1


def test_only_those_who_have_seen_less_are_brought_up_to_date() -> None:
    watchers = Watchers()
    for n in (4, 5, 6):
        watcher = Asking(0)
        watcher.n = n
        watchers.add(watcher)
    watchers.bring_up_to(5)
    assert [(each.n, each.is_behind) for each in watchers] == [(4, True), (5, False), (6, False)]


def test_who_watches_elsewhere_is_believed_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecliptic.server.tables.watchers.time.monotonic", lambda: 100.0)
    watchers = Watchers()
    watchers.add(Asking(0))
    watchers.elsewhere["gone"] = (frozenset({1}), 100.0)
    watchers.elsewhere["there"] = (frozenset({2, 3}), 100.5)
    assert watchers.online() == {0, 2, 3}
