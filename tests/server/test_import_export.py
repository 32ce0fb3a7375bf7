"""Games in and out: journals, positions, content packs, and going on from any moment."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ecliptic
from ecliptic.kernel import Table
from ecliptic.server.http.wire import Move
from ecliptic.server.ops.config import Settings
from ecliptic.server.people.outcomes import is_counted
from ecliptic.server.tables.journal_import import read_journal
from ecliptic.server.tables.live_table import LiveTable
from tests.server.harness import Guest, Running, running
from tests.server.test_history import past
from tests.server.test_loading import everything, play_on, reopened, snapshots

pytestmark = pytest.mark.anyio

PACK = {"game": "star-realms", "cards": {"explorer": {"cost": 1}}}


def played(moves: int, seed: int = 1, **wanted: Any) -> Table:
    """A game, some moves of which were taken back, also past what cannot be unseen."""
    rng = random.Random(seed)
    table = ecliptic.new("star-realms", seed=seed, **wanted)
    start = len(table.journal)
    for i in range(moves):
        if table.over:
            break
        seat = table.waiting[0]
        if table.undoable(seat) and rng.random() < 0.1:
            table.undo(seat)
        elif i == moves // 2:
            table.rewind(seat, start, agreed=[0, 1])
        else:
            table.play(seat, rng.choice(table.options(seat)))
    return table


def finished(seed: int = 1) -> Table:
    """A game that is over."""
    table = ecliptic.new("star-realms", seed=seed, options={"turn_limit": 20})
    rng = random.Random(seed)
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, rng.choice(table.options(seat)))
    return table


async def brought(guest: Guest, **body: Any) -> Any:
    """Import something."""
    answer = await guest.http.post("/api/imports", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def end_it(live: LiveTable, seed: int = 1) -> None:
    """Play until the end."""
    while not live.game().over:
        await play_on(live, 50, seed=seed)
        seed += 1


# Out


async def test_the_journal_of_a_finished_game_is_what_the_kernel_wrote(server: Running, tmp_path: Path) -> None:
    duel = await server.duel(options={"turn_limit": 8}, public=True)
    live = server.live(duel.id)
    await end_it(live)
    dump: Any = live.game().journal.dump()
    assert {"undo", "play", "chance"} <= {name for entry in dump["entries"] for name in entry}
    for client in (duel.players[1], server.nobody()):
        answer = await client.http.get(f"/api/tables/{duel.id}/journal")
        assert answer.status_code == 200
        assert answer.json() == dump
        assert f"star-realms-{duel.id}.json" in answer.headers["content-disposition"]
    again = ecliptic.replay(answer.json())
    assert again.save() == live.game().save()
    file = tmp_path / "game.json"
    file.write_bytes(answer.content)
    from ecliptic.cli import main

    assert main(["replay", str(file), "--json"]) == 0


async def test_the_journal_of_a_running_game_is_kept_back(server: Running) -> None:
    duel = await server.duel()
    answer = await duel.players[0].http.get(f"/api/tables/{duel.id}/journal")
    assert answer.status_code == 409
    assert (
        answer.json()["error"]
        == "You can download the journal when the game is over; until then, download your record."
    )


async def test_a_game_that_somebody_has_resigned_can_be_taken_home(server: Running) -> None:
    duel = await server.duel()
    for _ in range(5):
        await duel.play()
    n = server.live(duel.id).n
    table = await duel.players[0].do(duel.id, "resign")
    assert table["state"] == "over"
    dump = (await duel.players[1].http.get(f"/api/tables/{duel.id}/journal")).json()
    assert not ecliptic.replay(dump, seed=0).over
    end = await past(duel.players[1], duel.id, n, seed=0)
    assert (end["view"]["waiting"], end["view"]["result"]) == ([], table["result"])
    assert end["options"] == []
    assert (await past(duel.players[1], duel.id, n - 1))["view"]["waiting"]


# In


async def test_a_finished_game_comes_back_as_it_was(server: Running) -> None:
    ann = await server.guest()
    table = finished()
    made = await brought(ann, journal=table.journal.dump())
    result = table.result
    assert result is not None
    assert (made["state"], made["public"], made["mine"]) == ("over", False, [0, 1])
    assert made["result"] == msgspec.to_builtins(result.plain())
    exported = (await ann.http.get(f"/api/tables/{made['id']}/journal")).json()
    assert exported == msgspec.json.decode(msgspec.json.encode(table.journal.dump()))
    moment = await past(ann, made["id"], len(table.journal), seat=0)
    assert moment["view"] == msgspec.json.decode(msgspec.json.encode(table.view(0)))
    stranger = await server.guest()
    assert (await stranger.http.get(f"/api/tables/{made['id']}")).status_code == 404


@pytest.mark.parametrize("every", [8, 1000])
async def test_a_game_that_is_not_over_goes_on(settings: Settings, every: int) -> None:
    """After a restart too, and also when an undo has led back behind a snapshot."""
    settings = msgspec.structs.replace(settings, snapshot_every=every)
    table = played(60)
    async with running(settings) as server:
        ann = await server.guest()
        made = await brought(ann, journal=table.journal.dump())
        assert (made["state"], made["waiting"]) == ("playing", table.waiting)
        live = server.live(made["id"])
        assert live.game().save() == table.save()
        assert live.n == len(table.journal)
        assert bool(await snapshots(server, made["id"])) == (every == 8)
        await play_on(live, 20)
        for n in range(live.n + 1):
            await past(ann, made["id"], n, seat=0)
        again = await reopened(server, live)
        assert everything(again) == everything(live)
    async with running(settings) as server, server.tables.use(made["id"]) as reread:
        assert everything(reread) == everything(live)


async def test_chance_that_a_cut_journal_waits_for_is_drawn(server: Running) -> None:
    ann = await server.guest()
    dump: Any = played(40).journal.dump()
    cut = max(i for i, entry in enumerate(dump["entries"]) if "chance" in entry)
    made = await brought(ann, journal={**dump, "entries": dump["entries"][:cut]})
    live = server.live(made["id"])
    assert live.n > cut
    again = await reopened(server, live)
    assert everything(again) == everything(live)


async def test_bots_may_play_on(server: Running) -> None:
    ann = await server.guest()
    table = played(20, options={"turn_limit": 10})
    made = await brought(ann, journal=table.journal.dump(), bots={"0": "random", "1": "random"})
    assert [seat["bot"] for seat in made["seats"]] == ["random", "random"]
    async with ann.stream(made["id"]) as stream:
        while (await stream.next("update"))["view"]["result"] is None:
            pass


def broken(change: str) -> Any:
    """A journal with something wrong."""
    dump: Any = played(40).journal.dump()
    entries = dump["entries"]
    chance = max(i for i, entry in enumerate(entries) if "chance" in entry)
    first_play = next(i for i, entry in enumerate(entries) if "play" in entry)
    return {
        "rules": {**dump, "rules": 99},
        "game": {**dump, "game": "chess"},
        "kind": {**dump, "ecliptic": "position"},
        "format": {**dump, "format": 7},
        "hash": {**dump, "entries": [*entries[:-1], {**entries[-1], "hash": "0" * 16}]},
        "move": {**dump, "entries": [*entries, {"seat": 0, "play": "fly", "hash": "0" * 16}]},
        "chance": {**dump, "entries": entries[:chance] + entries[chance + 1 :]},
        "first chance": {**dump, "entries": entries[1:]},
        "opening": {**dump, "entries": entries[:1] + entries[first_play:]},
        "entry": {**dump, "entries": [*entries, 7]},
        "entries": {**dump, "entries": "many"},
        "no entries": {name: value for name, value in dump.items() if name != "entries"},
        "length": {**dump, "entries": [{}] * 20_001},
        "full length": {**dump, "entries": [{}] * 20_000},
        "field": {**dump, "colour": "red"},
        "start": {**dump, "start": {"ecliptic": "position"}},
        "pack": {**dump, "pack": {"game": "chess"}},
    }[change]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("rules", "Star Realms has no rules version 99: this program supports 1, 2."),
        ("game", "There is no game 'chess'"),
        ("kind", "This is not an Ecliptic journal"),
        ("format", "This journal has format 7"),
        ("hash", "Journal entry "),
        ("move", "Journal entry "),
        ("chance", "The journal is missing a result of chance 'deck'."),
        (
            "first chance",
            "Journal entry 1 cannot be played: The rules do not ask for chance 'trade_deck' at this point.",
        ),
        ("opening", "The journal is missing a result of chance '"),
        ("entry", "entries["),
        ("entries", "entries must be a list"),
        ("no entries", "entries is missing"),
        ("length", "This journal has 20,001 entries; at most 20,000 can be imported."),
        ("full length", "entries[0]"),
        ("field", "The file has an unknown field 'colour'"),
        ("start", ""),
        ("pack", "This content pack is for 'chess'"),
    ],
)
async def test_a_journal_that_cannot_be_is_refused(server: Running, change: str, sentence: str) -> None:
    ann = await server.guest()
    answer = await ann.http.post("/api/imports", json={"journal": broken(change)})
    assert answer.status_code == 422, answer.text
    error = answer.json()["error"]
    assert error.startswith(sentence)
    assert error.endswith(".")
    assert len(error) < 300
    assert (await ann.http.get("/api/me/tables", params={"state": "over"})).json() == []


async def test_a_journal_that_takes_too_long_is_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecliptic.server.tables.journal_import.MOST_SECONDS", 0.0)
    ann = await server.guest()
    answer = await ann.http.post("/api/imports", json={"journal": played(40).journal.dump()})
    assert (answer.status_code, answer.json()["error"]) == (422, "This journal takes too long to replay.")


@pytest.mark.parametrize("body", [{}, {"journal": {}, "position": {}}, {"position": {}}, {"position": {"seats": 2}}])
async def test_an_import_is_one_thing(server: Running, body: Any) -> None:
    ann = await server.guest()
    answer = await ann.http.post("/api/imports", json=body)
    assert answer.status_code == 422
    assert answer.json()["error"].endswith(".")


@pytest.mark.parametrize(("length", "status"), [(5_000_000, 422), (5_000_001, 413)])
async def test_an_import_has_limits(server: Running, length: int, status: int) -> None:
    ann = await server.guest()
    body = b'{"journal": {"x": "%s"}}' % (b"x" * (length - 22))
    assert len(body) == length
    answer = await ann.http.post("/api/imports", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == status
    assert answer.json()["error"].endswith(".")


async def test_an_import_and_a_what_if_name_seats_from_0_to_11_and_nothing_unknown(server: Running) -> None:
    duel = await server.duel()
    ann = duel.players[0]
    position = {"position": played(5).save()}
    for more, status in (
        ({"hold": [0, 1]}, 201),
        ({"hold": [11]}, 422),
        ({"hold": [12]}, 400),
        ({"hold": [-1]}, 400),
        ({"bots": {"11": "random"}}, 422),
        ({"bots": {"12": "random"}}, 400),
        ({"colour": "red"}, 400),
    ):
        for address, body in (("/api/imports", position), (f"/api/tables/{duel.id}/what-if", {"n": 0})):
            answer = await ann.http.post(address, json={**body, **more})
            assert answer.status_code == status, (more, answer.text)


@pytest.mark.parametrize("seats", ["2", 2.0, None])
async def test_a_position_whose_seats_are_no_whole_number_is_refused(server: Running, seats: object) -> None:
    ann = await server.guest()
    position = {**played(5).save(), "seats": seats}
    answer = await ann.http.post("/api/imports", json={"position": position})
    assert (answer.status_code, answer.json()["words"]["id"]) == (422, "problem-field-type")
    assert (await ann.http.post("/api/positions/check", json={"position": position})).json()["ok"] is False
    assert (await ann.http.post("/api/analysis", json={"position": position})).status_code == 422


def test_positions_on_the_way_come_at_every_interval_and_when_an_undo_leads_back_behind_one() -> None:
    table = ecliptic.new("star-realms", options={"first": "0"}, seed=1)
    begun = len(table.journal)
    for _ in range(2):
        table.play(0, next(option for option in table.options(0) if option.kind == "play"))
    table.rewind(0, begun, agreed=[0, 1])
    for _ in range(3):
        table.play(0, next(option for option in table.options(0) if option.kind == "play"))
    last = len(table.journal)
    assert last == begun + 6

    def positions(every: int) -> list[int]:
        return [n for n, _ in read_journal(table.journal.dump(), every).positions]

    assert positions(begun + 2) == [begun + 2, begun + 3], "it had to be made again behind the undo"
    assert positions(begun + 3) == [begun + 3]
    assert positions(last) == [last]
    assert positions(last + 1) == []
    table = ecliptic.new("star-realms", options={"first": "0"}, seed=1)
    for _ in range(2):
        table.play(0, next(option for option in table.options(0) if option.kind == "play"))
    table.rewind(0, begun + 1, agreed=[0, 1])
    assert positions(begun + 1) == [begun + 1], "an undo back to it does not lead behind it"


async def test_games_from_elsewhere_are_not_counted(server: Running) -> None:
    ann = await server.guest()
    made = [
        await brought(ann, journal=finished().journal.dump()),
        await brought(ann, position=played(10).save()),
        await ann.table(pack=PACK),
        await ann.table(start=played(10).save()),
        await ann.table(),
    ]
    rows = [server.live(each["id"]).row for each in made]
    for row in rows:
        row.result = {"places": [1, 2], "scores": [1, 0], "reason": "authority"}
    assert [not row.counted and is_counted(row) for row in rows] == [False, False, False, False, True]


# Start positions and content packs


async def test_a_table_can_begin_at_a_position(settings: Settings) -> None:
    start = played(30, options={"set": "core"}).save()
    async with running(msgspec.structs.replace(settings, snapshot_every=10)) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        made = await ann.table(start=start)
        assert (made["state"], made["options"]["set"]) == ("open", "core")
        await bob.sit(made["id"], 1, made["invitation"])
        live = server.live(made["id"])
        assert live.game().save() == start
        assert live.n == 0
        first = await past(ann, made["id"], 0)
        assert (first["n"], first["before"]) == (0, None)
        for step in range(5):
            await play_on(live, 9, seed=step)
            again = await reopened(server, live)
            assert everything(again) == everything(live)
        assert await snapshots(server, made["id"])
        second = (await past(ann, made["id"], 1))["n"]
        assert await past(ann, made["id"], 0) == {**first, "after": second, "last": live.n}
    async with running(settings) as server, server.tables.use(made["id"]) as reread:
        assert everything(reread) == everything(live)


async def test_a_table_can_have_a_content_pack(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, snapshot_every=10)) as server:
        ann = await server.guest()
        made = await ann.table(pack=PACK, hold=[0, 1])
        live = server.live(made["id"])
        seat = live.game().waiting[0]
        trade = next(o.text for o in live.game().options(seat) if o.text == "play:scout")
        await live.play(seat, Move(live.n, trade, "a"))
        assert "buy:explorer" in [o.text for o in live.game().options(seat)], "it costs 1 instead of 2"
        await play_on(live, 30)
        again = await reopened(server, live)
        assert everything(again) == everything(live)
        assert await snapshots(server, made["id"])
    async with running(settings) as server, server.tables.use(made["id"]) as reread:
        assert everything(reread) == everything(live)


async def test_a_table_with_a_content_pack_has_cards_of_its_own(server: Running) -> None:
    ann = await server.guest()
    tables = [await ann.table(pack=PACK), await ann.table()]
    assert [table["pack"] for table in tables] == [True, False]
    cards = [(await ann.http.get(f"/api/tables/{table['id']}/cards")).json() for table in tables]
    assert cards[1] == (await ann.http.get("/api/games/star-realms/cards")).json()
    costs = [{card["id"]: card["cost"] for card in each} for each in cards]
    assert (costs[0].pop("explorer"), costs[1].pop("explorer")) == (1, 2)
    assert costs[0] == costs[1]
    made = await ann.table(game="federation")
    printed = (await ann.http.get("/api/games/federation/components")).json()
    assert (await ann.http.get(f"/api/tables/{made['id']}/components")).json() == printed != {}


@pytest.mark.parametrize(
    ("wanted", "status", "sentence"),
    [
        ({"start": {}}, 422, "This is not an Ecliptic position"),
        ({"start": []}, 400, "start"),
        ({"start": "BEGIN", "seats": 3}, 422, "The start position has seats 2, not 3."),
        ({"start": "BEGIN", "game": "federation"}, 422, "The start position has game star-realms, not federation."),
        ({"start": "BEGIN", "options": {"set": "core"}}, 422, "The start position has set colony_wars, not core."),
        ({"start": "BEGIN", "pack": PACK}, 422, "The start position has its own content pack: leave the pack out."),
        ({"start": "OVER"}, 422, "The game is already over in the start position."),
        ({"start": {"ecliptic": "position", "x": "x" * 200_000}}, 413, "The start position is too large"),
        ({"pack": {"game": "chess"}}, 422, "This content pack is for 'chess', not for 'star-realms'."),
        (
            {"pack": {"game": "star-realms", "cards": {"pony": {"cost": 1}}}},
            422,
            "The content pack names 'pony'",
        ),
        ({"pack": {"x": "x" * 200_000}}, 413, "The content pack is too large"),
    ],
)
async def test_a_beginning_that_cannot_be_is_refused(
    server: Running, wanted: dict[str, Any], status: int, sentence: str
) -> None:
    ann = await server.guest()
    starts = {"BEGIN": played(10).save(), "OVER": finished().save()}
    given = {**wanted, "start": starts.get(str(wanted.get("start")), wanted.get("start"))}
    answer = await ann.http.post("/api/tables", json={"game": "star-realms", **given})
    assert answer.status_code == status, answer.text
    assert answer.json()["error"].startswith(sentence)
    assert answer.json()["error"].endswith(".")


async def test_a_fault_of_the_rules_over_strange_data_is_a_refusal(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr("ecliptic.server.tables.positions.load_table", stumble)
    ann = await server.guest()
    answer = await ann.http.post("/api/imports", json={"position": played(3).save()})
    assert answer.status_code == 422
    assert answer.json()["error"] == "This start cannot be played: it does not fit together."


# What if


async def test_what_if_after_the_end_is_that_very_moment(server: Running) -> None:
    duel = await server.duel(options={"turn_limit": 8})
    live = server.live(duel.id)
    await end_it(live)
    bob = duel.players[1]
    wished = (await past(bob, duel.id, live.n // 2))["n"]
    made = await bob.do_new(duel.id, "what-if", {"n": wished})
    assert (made["state"], made["mine"], made["public"]) == ("playing", [0, 1], False)
    assert (made["source"], made["source_n"]) == (duel.id, wished)
    dump: Any = live.game().journal.dump()
    then = ecliptic.replay({**dump, "entries": dump["entries"][:wished]}, seed=0)
    assert server.live(made["id"]).game().save() == then.save()
    assert await bob.refused(409, duel.id, "what-if", {"n": live.n}) == (
        "The game is over at this moment: choose an earlier one."
    )
    assert (await bob.refused(404, duel.id, "what-if", {"n": live.n + 1})).startswith("There is no moment")


async def test_what_if_long_after_a_snapshot_is_that_very_moment_too(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, snapshot_every=8)) as server:
        duel = await server.duel()
        live, ann = server.live(duel.id), duel.players[0]
        await play_on(live, 40)
        assert len(await snapshots(server, duel.id)) > 1
        await ann.do(duel.id, "resign")
        wished = (await past(ann, duel.id, live.n - 3))["n"]
        made = await ann.do_new(duel.id, "what-if", {"n": wished})
        dump = (await ann.http.get(f"/api/tables/{duel.id}/journal")).json()
        then = ecliptic.replay({**dump, "entries": dump["entries"][:wished]}, seed=0)
        assert server.live(made["id"]).game().save() == then.save()


async def test_what_if_while_it_runs_shows_the_seat_what_it_saw(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    live = server.live(duel.id)
    await play_on(live, 25)
    ann = duel.players[0]
    drawn = set()
    for n in (live.n, live.n // 2):
        for _ in range(4):
            made = await ann.do_new(duel.id, "what-if", {"n": n})
            true, here = await past(ann, duel.id, n), await ann.moment(made["id"], seat=0)
            assert here["view"] | {"move": true["n"]} == true["view"]
            assert here["options"] == true["options"]
            drawn.add(str(server.live(made["id"]).row.start))
    assert len(drawn) > 4, "what is hidden is drawn anew each time"


async def test_what_if_has_others_at_the_table(server: Running) -> None:
    duel = await server.duel(public=True)
    eve = await server.guest("Eve")
    made = await eve.do_new(duel.id, "what-if", {"n": 0, "hold": [1], "bots": {"0": "random"}})
    assert (made["state"], made["mine"]) == ("playing", [1])
    assert [seat["bot"] for seat in made["seats"]] == ["random", None]
    made = await eve.do_new(duel.id, "what-if", {"n": 0, "hold": [1]})
    assert (made["state"], made["mine"]) == ("open", [1])
    await duel.players[0].sit(made["id"], 0, made["invitation"])
    assert (await eve.info(made["id"]))["state"] == "playing"
    assert (await eve.refused(422, duel.id, "what-if", {"n": 0, "hold": [5]})).startswith("There is no seat 5")
    assert "genius" in await eve.refused(422, duel.id, "what-if", {"n": 0, "bots": {"0": "genius"}})


async def test_what_if_can_be_asked_of_a_what_if(server: Running) -> None:
    duel = await server.duel()
    ann = duel.players[0]
    one = await ann.do_new(duel.id, "what-if", {"n": 0})
    await play_on(server.live(one["id"]), 5)
    two = await ann.do_new(one["id"], "what-if", {"n": server.live(one["id"]).n}, seat=0)
    assert two["source"] == one["id"]
