"""No hidden byte on the wire: in worlds that a seat cannot tell apart, everything it is sent is equal.

A table is stored twice. The second one goes on from a world drawn anew from what one seat (or a spectator) knows.
Whatever that seat asks, both must answer with the same bytes; and when somebody acts in both and the seat still
cannot tell them apart by the view, the rest of what it is sent must not tell them apart either.
"""

import json
import random
from typing import Any, Final
from unittest.mock import patch

import httpx
import pytest
from sqlalchemy import select
from sqlalchemy.orm import make_transient

from ecliptic.kernel import run_until_request
from ecliptic.kernel.positions import save_position
from ecliptic.server.http.wire import Move
from ecliptic.server.store import models
from ecliptic.server.tables.import_export import actual_position
from ecliptic.server.tables.live_table import LiveTable
from tests.server.harness import Guest, Running, SettableTime

pytestmark = [pytest.mark.anyio, pytest.mark.databases]

CLOCK: Final = {"kind": "days", "days": 1}
TWIN: Final = "twintwin22"  # as long as every id

# Things that are hardly ever an option; whether and why not may depend on the moment, never on hidden cards.
WRONG: Final = (
    "nonsense", "", "end now", "buy:blob_wheel", "buy:explorer", "play:scout", "play:viper", "play:stealth_tower",
    "attack:0", "attack:1", "use:central_office", "discard:scout", "scrap_hand:viper", "choose:7", "amount:99", "done",
)  # fmt: skip


async def make_twin(server: Running, table_id: str) -> None:
    """The same table once more, under another id."""
    async with server.store.writing() as session:
        table = await session.get(models.Table, TWIN)
        if table is not None:
            for kind in (models.Entry, models.Snapshot, models.Seat):
                for row in await session.scalars(select(kind).where(kind.table_id == TWIN)):
                    await session.delete(row)
            await session.delete(table)
    server.tables._live.pop(TWIN, None)
    async with server.store.reading() as session:
        found: list[Any] = [await session.get_one(models.Table, table_id)]
        for kind in (models.Seat, models.Entry, models.Snapshot):
            found += await session.scalars(select(kind).where(kind.table_id == table_id))
    for row in found:
        make_transient(row)
        if isinstance(row, models.Table):
            row.id = TWIN
        else:
            row.table_id = TWIN
    async with server.store.writing() as session:
        session.add(found[0])
        await session.flush()
        session.add_all(found[1:])


async def draw_world(server: Running, seat: int | None, rng: random.Random) -> LiveTable:
    """Let the twin go on from another world that this seat cannot tell from the true one."""
    async with server.tables.use(TWIN) as twin:
        kernel = twin.game()
        world = kernel.game.resample(kernel.state, seat, rng)
        world.events = []
        kernel.state = world
        kernel.request = run_until_request(world)
        twin.staleness.renew(kernel, twin.n, None)
        return twin


async def asked(client: Guest, table_id: str, seat: int | None, n: int) -> list[str]:
    """Everything a client can ask about a table without changing it."""
    query: dict[str, Any] = {} if seat is None else {"seat": seat}
    address = f"/api/tables/{table_id}"
    told = [(await client.http.get(address)).text]
    for since in (0, max(0, n - 3)):
        told.append((await client.http.get(f"{address}/moment", params={**query, "since": since})).text)
    # Whoever thinks for a seat is given a world drawn by chance; with the same chance it has to be the same world.
    with patch("ecliptic.server.bots.bot_seats.secret", random.Random(n)):
        told.append((await client.http.get(f"{address}/hint", params=query)).text)
    for past in (0, max(0, n - 3), n):
        told.append((await client.http.get(f"{address}/moments/{past}", params=query)).text)
    for what in ("log", "record", "journal", "chat"):
        told.append((await client.http.get(f"{address}/{what}", params=query)).text)
    for action in WRONG:
        told.append((await client.http.post(f"{address}/why", params=query, json={"action": action})).text)
    for action in [*WRONG[:3], *options_in(told[1])]:
        told.append((await client.http.post(f"{address}/preview", params=query, json={"action": action})).text)
    for i, action in enumerate(WRONG):
        for expected in (n, n - 1):
            body = {"type": "move", "expected": expected, "action": action, "client_move_id": f"wrong-{i}-{expected}"}
            if seat is not None and action in options_in(told[1]):
                continue  # it would be played: in a common phase a teammate's move does not make it stale
            told.append((await client.http.post(f"{address}/moves", params=query, json=body)).text)
    for expected, steps in ((n - 1, 1), (n, 1000)):
        body = {"type": "undo", "expected": expected, "steps": steps, "client_move_id": f"undo-{expected}"}
        told.append((await client.http.post(f"{address}/undo", params=query, json=body)).text)
    for what, wrong in (
        ("proposals", {"kind": "undo", "to": n + 5}),
        ("proposals/answer", {"agree": True}),
        ("rematch", None),
        ("programme", {"actions": ["nonsense"]}),
    ):
        told.append((await client.http.post(f"{address}/{what}", params=query, json=wrong)).text)
    async with client.stream(table_id, **query) as stream:
        told += [json.dumps(await stream.receive()), json.dumps(await stream.receive())]
        await stream.send("move", expected=n, action="nonsense", client_move_id="wrong")
        told.append(json.dumps(await stream.receive()))
    return [text.replace(TWIN, "*").replace(table_id, "*") for text in told]


def options_in(moment: str) -> list[str]:
    return [offer["action"] for offer in json.loads(moment)["options"]]


async def shown_after(server: Running, client: Guest, seat: int | None, lives: list[LiveTable], actor: int, action: str,
                      monkeypatch: pytest.MonkeyPatch) -> list[Any]:  # fmt: skip
    """What the stream shows a client when somebody acts, in each of the worlds with the same luck."""
    query: dict[str, Any] = {} if seat is None else {"seat": seat}
    updates = []
    for live in lives:
        with monkeypatch.context() as patch:
            patch.setattr("ecliptic.server.tables.secret_chance.urandom", lambda size: b"\x5a" * size)
            async with client.stream(live.id, since=live.n, **query) as stream:
                await stream.next("update")
                await live.play(actor, Move(live.n, action, f"both-{live.n}"))
                updates.append(await stream.next("update"))
    return updates


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (2, {"set": "core"}),
        (3, {"mode": "free_for_all"}),
        (4, {"mode": "hydra_two_headed"}),
        (4, {"mode": "raid"}),
        (6, {"mode": "emperor"}),
    ],
)
async def test_worlds_that_a_seat_cannot_tell_apart_are_sent_as_the_same_bytes(
    server: Running, monkeypatch: pytest.MonkeyPatch, hours: SettableTime, seats: int, options: dict[str, str]
) -> None:
    rng = random.Random(seats)
    ann, nobody = await server.guest(), server.nobody()
    made = await ann.table(seats=seats, options=options, hold=list(range(seats)), public=True, clock=CLOCK)
    compared = acted = 0
    for _ in range(12):
        live = await play_some(server, made["id"], rng)
        if live.game().over:
            break
        seat = rng.choice([None, *range(seats)])
        client = nobody if seat is None else ann
        await make_twin(server, live.id)
        twin = await draw_world(server, seat, rng)
        here, there = await asked(client, live.id, seat, live.n), await asked(client, TWIN, seat, live.n)
        assert here == there
        # What a resignation would make known.
        assert (live.game().scores, live.game().sides) == (twin.game().scores, twin.game().sides)
        compared += 1
        actor = live.game().waiting[0]
        common = sorted({o.text for o in live.game().options(actor)} & {o.text for o in twin.game().options(actor)})
        if not common:
            continue
        one, two = await shown_after(server, client, seat, [live, twin], actor, rng.choice(common), monkeypatch)
        if one["view"] == two["view"]:
            assert json.dumps(one) == json.dumps(two)
            acted += 1
    assert compared >= 3
    assert acted >= 1


async def play_some(server: Running, table_id: str, rng: random.Random) -> LiveTable:
    """A few random moves."""
    async with server.tables.use(table_id) as live:
        pass
    for _ in range(rng.randrange(3, 15)):
        kernel = live.game()
        if kernel.over:
            break
        seat = rng.choice(kernel.waiting)
        await live.play(seat, Move(live.n, rng.choice(kernel.options(seat)).text, f"some-{live.n}"))
    return live


async def test_the_comparison_finds_a_leak(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that shows the top of a deck is found out, so that the test above means something."""
    rng = random.Random(1)
    ann = await server.guest()
    made = await ann.table(hold=[0, 1], public=True)
    update = LiveTable.update

    def leaking(self: LiveTable, seat: int | None, since: int, done: list[str]) -> Any:
        shown = update(self, seat, since, done)
        state: Any = self.game().state
        shown.view["trade_deck"] = state.trade_deck[-1]
        return shown

    monkeypatch.setattr(LiveTable, "update", leaking)
    found = 0
    for _ in range(5):
        live = await play_some(server, made["id"], rng)
        await make_twin(server, live.id)
        await draw_world(server, None, rng)
        nobody = server.nobody()
        here, there = await asked(nobody, live.id, None, live.n), await asked(nobody, TWIN, None, live.n)
        found += here != there
    assert found


async def test_hashes_and_drawn_cards_never_leave_the_server(server: Running) -> None:
    """A hash of the whole state would let anybody test guesses about it."""
    duel = await server.duel(public=True)
    for _ in range(8):
        await duel.play(pick=-1)
    async with server.store.reading() as session:
        entries = list(await session.scalars(select(models.Entry).where(models.Entry.table_id == duel.id)))
    told = []
    for client, seat in ((duel.players[0], 0), (duel.players[1], 1), (server.nobody(), None)):
        moment = await client.moment(duel.id)
        told += await asked(client, duel.id, seat, moment["n"])
    everything = "".join(told)
    assert all(entry.hash not in everything for entry in entries)
    assert all(entry.text not in everything for entry in entries if entry.kind == "chance")


async def two_worlds(
    server: Running, ann: Guest, seat: int | None, rng: random.Random, **wanted: Any
) -> list[LiveTable]:
    """Two tables that begin at moments which a seat cannot tell apart."""
    seats = wanted["seats"]
    made = await ann.table(hold=list(range(seats)), **wanted)
    live = await play_some(server, made["id"], rng)
    kernel = live.game()
    world = kernel.game.resample(kernel.state, seat, rng)
    starts = [kernel.save(), save_position(kernel.game, world, kernel.journal.header)]
    made = [await ann.table(hold=list(range(seats)), seats=seats, start=start, public=True) for start in starts]
    return [server.live(each["id"]) for each in made]


async def act_in_both(lives: list[LiveTable], rng: random.Random, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Let somebody do the same in both worlds, with the same luck; whether there was something to do."""
    kernels = [live.game() for live in lives]
    if any(kernel.over for kernel in kernels):
        return False
    actor = kernels[0].waiting[0]
    common = sorted(set.intersection(*({o.text for o in kernel.options(actor)} for kernel in kernels)))
    if not common:
        return False
    action = rng.choice(common)
    for live in lives:
        with monkeypatch.context() as patch:
            patch.setattr("ecliptic.server.tables.secret_chance.urandom", lambda size: b"\x5a" * size)
            await live.play(actor, Move(live.n, action, f"both-{live.n}"))
    return True


async def looked_back(client: Guest, live: LiveTable, seat: int | None, first: int) -> list[str]:
    """Everything a client can ask about the past of a table, from a number on."""
    query: dict[str, Any] = {} if seat is None else {"seat": seat}
    address = f"/api/tables/{live.id}"
    asked = [f"moments/{n}?since={since}" for n in range(first, live.n + 1) for since in (0, n)]
    asked += ["log", f"log?upto={live.n // 2}", "record", "journal"]
    told = [
        (await client.http.get(str(httpx.URL(f"{address}/{what}").copy_merge_params(query)))).text for what in asked
    ]
    return [text.replace(live.id, "*") for text in told]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"mode": "free_for_all"}), (4, {"mode": "hydra_two_headed"}), (4, {"mode": "raid"})],
)
async def test_the_past_of_such_worlds_is_the_same_too(
    server: Running, monkeypatch: pytest.MonkeyPatch, seats: int, options: dict[str, str]
) -> None:
    rng = random.Random(seats)
    ann, nobody = await server.guest(), server.nobody()
    moved = rounds = 0
    while rounds < 4 or moved <= 4:  # how soon worlds can be told apart is chance's
        rounds += 1
        assert rounds < 40
        seat = rng.choice([None, *range(seats)])
        client = nobody if seat is None else ann
        lives = await two_worlds(server, ann, seat, rng, seats=seats, options=options)
        known = 0
        for _ in range(8):
            if lives[0].update(seat, known, []) != lives[1].update(seat, known, []):
                break  # now it can tell them apart, and what was before is known to be the same
            told = [await looked_back(client, live, seat, known) for live in lives]
            assert told[0] == told[1]
            moved += lives[0].n > known
            known = lives[0].n
            if not await act_in_both(lives, rng, monkeypatch):
                break


async def test_what_if_draws_from_what_the_seat_knows(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same luck the new table is the same one, whichever of the worlds it comes from."""
    ann = await server.guest()
    rng = random.Random(3)
    monkeypatch.setattr("ecliptic.server.tables.import_export.SystemRandom", lambda: random.Random(5))

    async def starts(lives: list[LiveTable], seat: int | None) -> list[Any]:
        eyes = -1 if seat is None else seat
        made = [await ann.do_new(live.id, "what-if", {"n": live.n}, seat=eyes) for live in lives]
        return [server.live(each["id"]).row.start for each in made]

    differing = 0
    for seat in (0, 1, None, 0, 1):
        lives = await two_worlds(server, ann, seat, rng, seats=2)
        drawn = await starts(lives, seat)
        assert drawn[0] == drawn[1]
        differing += drawn[0] != lives[0].row.start
        # The true positions differ: this test would find it if one of them were given.
        with monkeypatch.context() as patch:
            patch.setattr("ecliptic.server.tables.import_export.known_position", actual_position)
            true = await starts(lives, seat)
        assert true == [live.row.start for live in lives]
        assert true[0] != true[1]
    assert differing
