"""Looking back: every moment as it was shown, from the eyes that may see it."""

import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

import ecliptic
from ecliptic.server.http.wire import Move, Undo
from ecliptic.server.ops.config import Settings
from ecliptic.server.store.queries import journal_rows
from ecliptic.server.tables.live_table import LiveTable
from tests.server.harness import Guest, Running, running
from tests.server.test_loading import end_turns, play_on

pytestmark = pytest.mark.anyio


async def past(guest: Guest, table_id: str, n: int, **query: Any) -> Any:
    """A moment of a table."""
    answer = await guest.http.get(f"/api/tables/{table_id}/moments/{n}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def the_log(guest: Guest, table_id: str, **query: Any) -> Any:
    """The log of a table."""
    answer = await guest.http.get(f"/api/tables/{table_id}/log", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def as_shown(update: Any) -> Any:
    """What is the same in an update and in the moment it was."""
    return {name: update[name] for name in ("type", "seat", "n", "view", "options")}


async def play_one(live: LiveTable, rng: random.Random, i: int) -> None:
    """A random move, or one taken back."""
    kernel = live.game()
    seat = rng.choice(kernel.waiting)
    if kernel.undoable(seat) and rng.random() < 0.2:
        await live.undo(seat, Undo(live.n, f"u{i}", steps=1 if rng.random() < 0.5 else None))
    else:
        await live.play(seat, Move(live.n, rng.choice(kernel.options(seat)).text, f"m{i}"))


@pytest.mark.parametrize(
    ("seats", "wanted", "every"),
    [
        (2, {}, 7),
        (2, {"game": "star-realms"}, 1000),
        (4, {"options": {"mode": "hydra_two_headed"}}, 20),
        (3, {"game": "federation"}, 25),
    ],
)
async def test_a_moment_is_the_update_that_was_streamed_then(
    settings: Settings, seats: int, wanted: dict[str, Any], every: int
) -> None:
    """Also in a table read again in between, and also when the moment was taken back later."""
    rng = random.Random(seats + every)
    async with running(msgspec.structs.replace(settings, snapshot_every=every)) as server:
        ann, nobody = await server.guest(), server.nobody()
        made = await ann.table(seats=seats, hold=list(range(seats)), public=True, **wanted)
        live = server.live(made["id"])
        eyes: list[tuple[Guest, dict[str, int]]] = [(nobody, {}), (ann, {"seat": 0}), (ann, {"seat": seats - 1})]
        streams = [guest.stream(made["id"], **query) for guest, query in eyes]
        seen: list[list[Any]] = []
        for stream in streams:
            await stream.__aenter__()
            seen.append([await stream.next("update")])
        for i in range(60):
            await play_one(live, rng, i)
            for stream, updates in zip(streams, seen, strict=True):
                updates.append(await stream.next("update"))
            if i % 20 == 19:
                async with live.lock:
                    live.forget()
                    await live.load()
        for stream in streams:
            await stream.__aexit__()
        undone = 0
        for (guest, query), updates in zip(eyes, seen, strict=True):
            numbers = [update["n"] for update in updates]
            lines: list[Any] = []
            for i, update in enumerate(updates):
                moment = await past(guest, made["id"], update["n"], since=0, **query)
                short = await past(guest, made["id"], update["n"], **query)
                assert as_shown(moment) == as_shown(update)
                assert (moment["back"], moment["undo"], moment["done"]) == (None, 0, [])
                undone += update["back"] is not None
                back = update["since"] if update["back"] is None else update["back"]
                lines = [line for line in lines if line["n"] <= back] + update["log"]
                assert moment["log"] == lines
                assert short == {**moment, "since": short["since"], "log": short["log"]}
                assert short["log"] == [line for line in lines if line["n"] > short["since"] or not short["since"]]
                assert (moment["before"], moment["after"], moment["last"]) == (
                    numbers[i - 1] if i else None,
                    numbers[i + 1] if i + 1 < len(numbers) else None,
                    live.n,
                )
            assert await the_log(guest, made["id"], **query) == lines
        assert undone, "something was taken back"


async def test_between_two_entries_of_a_move_there_is_no_moment(server: Running) -> None:
    """What chance adds belongs to the move: nobody has ever seen what lies between."""
    ann = await server.guest()
    made = await ann.table(hold=[0, 1])
    opening = (await past(ann, made["id"], 0, seat=0))["n"]
    assert opening == server.live(made["id"]).n > 1
    await play_on(server.live(made["id"]), 30)
    last = server.live(made["id"]).n
    kinds = [entry.kind for entry in server.live(made["id"]).game().journal.entries]
    for n in range(last + 1):
        moment = await past(ann, made["id"], n, seat=1)
        assert moment["n"] >= n
        assert moment["n"] == n or all(kind == "chance" for kind in kinds[n : moment["n"]])
        assert moment["view"]["waiting"] or moment["view"]["result"]


async def test_the_log_can_be_had_from_a_number_on_and_up_to_one(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(hold=[0, 1])
    live = server.live(made["id"])
    await play_on(live, 40)
    whole = await the_log(ann, made["id"], seat=0)
    middle = (await past(ann, made["id"], live.n // 2, seat=0))["n"]
    assert (
        await the_log(ann, made["id"], seat=0, upto=middle)
        == (await past(ann, made["id"], middle, seat=0, since=0))["log"]
    )
    later = await the_log(ann, made["id"], seat=0, since=middle)
    assert later == [line for line in whole if line["n"] > middle]
    assert later != whole
    assert (await past(ann, made["id"], middle, seat=0, since=middle))["log"] == []


@pytest.mark.parametrize(("n", "status"), [(99_999, 404), (10_000_000, 404), (10_000_001, 400), (-1, 400), ("x", 404)])
async def test_a_moment_that_never_was(server: Running, n: Any, status: int) -> None:
    duel = await server.duel()
    answer = await duel.players[0].http.get(f"/api/tables/{duel.id}/moments/{n}")
    assert answer.status_code == status, answer.text
    assert answer.json()["error"].endswith(".")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("moments/0?since=0", 200),
        ("moments/0?since=-1", 400),
        ("log?since=0", 200),
        ("log?since=-1", 400),
        ("log?upto=0", 200),
        ("log?upto=-1", 400),
        ("log?upto=99999", 404),
        ("record?seat=-2", 400),
        ("record?seat=-1", 200),
        ("record?seat=1", 200),
        ("record?seat=2", 404),
        ("record?seat=11", 404),
        ("record?seat=12", 400),
    ],
)
async def test_what_can_be_asked_of_the_past_has_limits(server: Running, path: str, status: int) -> None:
    duel = await server.duel()
    await duel.players[0].do(duel.id, "resign")
    answer = await duel.players[0].http.get(f"/api/tables/{duel.id}/{path}")
    assert answer.status_code == status, answer.text
    if status == 404 and "seat" in path:
        assert answer.json()["error"] == f"There is no seat {path.rpartition('=')[2]}: the seats are 0 to 1."


async def test_a_game_that_began_with_a_position_has_a_past_before_its_first_move(server: Running) -> None:
    ann = await server.guest()
    start = ecliptic.new("star-realms", seed=1).save()
    made = await ann.table(hold=[0, 1], start=start)
    assert server.live(made["id"]).n == 0
    moment = await past(ann, made["id"], 0, seat=0)
    assert (moment["n"], moment["last"], moment["before"], moment["after"]) == (0, 0, None, None)
    assert await the_log(ann, made["id"], seat=0) == []
    record = (await ann.http.get(f"/api/tables/{made['id']}/record", params={"seat": 0})).json()
    assert (record["format"], record["moments"], record["now"]["n"]) == (1, [], 0)


async def test_who_held_both_seats_looks_back_as_a_spectator_unless_they_say_so(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(hold=[0, 1])
    await ann.http.post(f"/api/tables/{made['id']}/resign", params={"seat": 0})
    assert (await past(ann, made["id"], 0))["seat"] is None
    assert (await past(ann, made["id"], 0, seat=1))["seat"] == 1


async def test_the_games_looked_at_least_lately_leave_memory(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecliptic.server.tables.history.MOST_KEPT", 2)
    ann = await server.guest()
    one, two, three = [(await ann.table(hold=[0, 1]))["id"] for _ in range(3)]
    kept = []
    for table_id in (one, two, one, three):
        await the_log(ann, table_id, seat=0)
        kept.append([key for key, _ in server.tables.history_cache._kept])
    assert kept == [[one], [one, two], [two, one], [one, three]]


async def test_a_past_that_was_read_by_half_is_read_again(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    duel = await server.duel(public=True)
    live, ann = server.live(duel.id), duel.players[0]
    early = await the_log(ann, duel.id, seat=0)
    await play_on(live, 20)
    monkeypatch.setattr("ecliptic.server.store.queries.AT_ONCE", 5)

    async def stopping(*given: Any) -> AsyncIterator[Any]:
        async for rows in journal_rows(*given):
            yield rows
            raise OSError("the database has gone away")

    with monkeypatch.context() as patch:
        patch.setattr("ecliptic.server.tables.history.journal_rows", stopping)
        answer = await ann.http.get(f"/api/tables/{duel.id}/log", params={"seat": 0})
        assert answer.status_code >= 500
    whole = await the_log(ann, duel.id, seat=0)
    assert len(whole) > len(early)
    server.tables.history_cache._kept.clear()
    assert await the_log(ann, duel.id, seat=0) == whole


async def test_a_table_that_has_not_begun_has_no_past(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table()
    for what in ("moments/0", "log", "record", "journal"):
        answer = await ann.http.get(f"/api/tables/{made['id']}/{what}")
        assert (answer.status_code, answer.json()["error"]) == (409, "The game has not begun yet.")


async def test_once_it_is_over_everybody_may_use_anybodys_eyes(server: Running) -> None:
    duel = await server.duel(public=True, options={"turn_limit": 3})
    ann, nobody = duel.players[0], server.nobody()
    for eyes in (1, 7):
        answer = await ann.http.get(f"/api/tables/{duel.id}/moments/5", params={"seat": eyes})
        assert answer.status_code == 403
    while not server.live(duel.id).game().over:
        await duel.play(pick=-1)
    for guest in (ann, nobody):
        for seat in (0, 1):
            moment = await past(guest, duel.id, 5, seat=seat)
            assert moment["seat"] == seat
            assert [("hand" in player) for player in moment["view"]["players"]] == [seat == 0, seat == 1]
        answer = await guest.http.get(f"/api/tables/{duel.id}/moments/5", params={"seat": 7})
        assert answer.status_code == 404
        assert (await past(guest, duel.id, 5, seat=-1))["seat"] is None
    assert (await past(ann, duel.id, 5))["seat"] == 0
    assert (await past(nobody, duel.id, 5))["seat"] is None


async def test_once_it_is_over_a_table_without_spectators_has_none(server: Running) -> None:
    duel = await server.duel(public=True, spectators=False, options={"turn_limit": 2})
    while not server.live(duel.id).game().over:
        await duel.play(pick=-1)
    assert (await past(duel.players[0], duel.id, 5, seat=1))["seat"] == 1
    stranger = await server.guest()
    answer = await stranger.http.get(f"/api/tables/{duel.id}/moments/5", params={"seat": 1})
    assert answer.status_code == 403


async def test_a_holder_may_look_as_a_spectator(server: Running) -> None:
    duel = await server.duel()
    moment = await past(duel.players[0], duel.id, 0, seat=-1)
    assert moment["seat"] is None
    assert not any("hand" in player for player in moment["view"]["players"])


async def test_a_moment_of_a_long_game_needs_only_the_entries_since_a_snapshot(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And its neighbour only those in between. How long that takes is measured by `bench/server/history.py`."""
    read = 0

    async def counting(*given: Any) -> AsyncIterator[Any]:
        nonlocal read
        async for rows in journal_rows(*given):
            read += len(rows)
            yield rows

    monkeypatch.setattr("ecliptic.server.tables.history.journal_rows", counting)
    async with running(msgspec.structs.replace(settings, snapshot_every=50)) as server:
        duel = await server.duel(options={"turn_limit": 9999})
        live = server.live(duel.id)
        step = 0
        while live.n < 1000:
            await end_turns(live, 10, step)
            step += 1
        for n, most in ((500, 100), (990, 100), (991, 10), (501, 10), (990, 0)):
            read = 0
            await past(duel.players[0], duel.id, n)
            assert read <= most, n


async def test_a_long_journal_is_read_a_little_at_a_time_and_nothing_is_missing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    duel = await server.duel(public=True)
    live, ann = server.live(duel.id), duel.players[0]
    assert await play_on(live, 60), "nothing was taken back"
    await duel.players[1].do(duel.id, "resign")
    paths = ("log?seat=0", "record?seat=0", f"moments/{live.n}?seat=0&since=0", "journal")

    async def answers() -> list[str]:
        server.tables.history_cache._kept.clear()
        found = [await ann.http.get(f"/api/tables/{duel.id}/{path}") for path in paths]
        assert [answer.status_code for answer in found] == [200] * len(paths)
        return [answer.text for answer in found]

    whole = await answers()
    read: list[int] = []

    async def counting(*given: Any) -> AsyncIterator[Any]:
        async for rows in journal_rows(*given):
            read.append(len(rows))
            yield rows

    monkeypatch.setattr("ecliptic.server.store.queries.AT_ONCE", 7)
    monkeypatch.setattr("ecliptic.server.tables.history.AT_ONCE", 7)
    monkeypatch.setattr("ecliptic.server.tables.history.journal_rows", counting)
    assert await answers() == whole
    assert max(read) == 7
    assert sum(read) == live.n


async def test_a_record_is_what_the_seat_knows(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    ann = duel.players[0]
    live = server.live(duel.id)
    start = live.n
    cards = [o.text for o in live.game().options(0) if o.kind == "play"]
    await live.play(0, Move(live.n, cards[0], "a"))
    await live.undo(0, Undo(live.n, "b"))
    await live.play(0, Move(live.n, "end", "c"))
    record = (await ann.http.get(f"/api/tables/{duel.id}/record")).json()
    assert (record["ecliptic"], record["format"]) == ("record", 1)
    assert (record["game"], record["seats"], record["names"], record["seat"]) == ("star-realms", 2, ["Ann", "Bob"], 0)
    assert record["log"] == await the_log(ann, duel.id)
    assert record["moments"] == [
        {"n": start, "action": cards[0]},
        {"n": start + 1, "action": None},
        {"n": start + 2, "action": "end"},
    ]
    assert as_shown(record["now"]) == as_shown(await ann.moment(duel.id))
    theirs = (await duel.players[1].http.get(f"/api/tables/{duel.id}/record")).json()
    assert theirs["moments"] == []
    assert theirs["seat"] == 1
