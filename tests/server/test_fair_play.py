"""No hints through the back door: while a rated game runs there is no advice about it, whichever way one asks."""

import copy
import random
from collections import Counter
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

import ecliptic
from ecliptic.kernel.positions import save_position
from ecliptic.server.http.wire import Move
from ecliptic.server.people.sessions import Visitor
from ecliptic.server.tables.fair_play import FairPlay, Public, public_part
from tests.server.harness import Duel, Guest, Running, until

pytestmark = pytest.mark.anyio

RUNNING = "problem-rated-running"


async def begun(server: Running, **wanted: Any) -> Duel:
    """A rated duel after some moves, which everybody may watch."""
    duel = await server.duel(**{"rated": True, "public": True, "options": {"first": "0"}, **wanted})
    for _ in range(4):
        await duel.play()
    return duel


async def position_of(server: Running, duel: Duel, seat: int | None = 0) -> Any:
    """The present position for all that somebody can know of it: what they do not know is invented."""
    async with server.tables.use(duel.id) as live:
        kernel = live.game()
        world = kernel.game.resample(kernel.state, seat, random.Random(7))
        return save_position(kernel.game, world, kernel.journal.header)


async def asked(guest: Guest, path: str, body: Any) -> str:
    """The id of the problem with which something is refused, or that it was done."""
    answer = await guest.http.post(f"/api{path}", json=body)
    return "done" if answer.status_code < 300 else str(answer.json()["words"]["id"])


async def all_ways(guest: Guest, position: Any) -> set[str]:
    """What is said to every way to get advice about a position."""
    here = {"hold": [0], "bots": {"1": "greedy"}}
    return {
        await asked(guest, "/analysis", {"position": position}),
        await asked(guest, "/positions/check", {"position": position}),
        await asked(guest, "/imports", {"position": position, **here}),
        await asked(guest, "/tables", {"game": "star-realms", "start": position, **here}),
    }


async def test_at_the_table_of_a_rated_game_there_are_no_hints(server: Running) -> None:
    """Not even against a bot alone; in a casual one there are."""
    ann = await server.member()
    for rated, status in ((True, 403), (False, 200)):
        made = await ann.table(options={"first": "0"}, bots={"1": "random"}, rated=rated)
        answer = await ann.http.get(f"/api/tables/{made['id']}/hint")
        assert answer.status_code == status, answer.text
        if rated:
            assert answer.json()["words"]["id"] == RUNNING


async def test_a_running_rated_game_is_not_forked(server: Running) -> None:
    """Neither its present moment nor an earlier one, by nobody; once it is over anybody may."""
    duel = await begun(server)
    strange = await server.guest("Eve")
    for guest in (*duel.players, strange):
        for n in (0, 2):
            assert await asked(guest, f"/tables/{duel.id}/what-if", {"n": n}) == RUNNING
    await duel.players[0].do(duel.id, "resign")
    for guest in (*duel.players, strange):
        assert await asked(guest, f"/tables/{duel.id}/what-if", {"n": 2}) == "done"


async def test_its_players_get_no_advice_about_its_position(server: Running) -> None:
    duel = await begun(server)
    for seat, player in enumerate(duel.players):
        assert await all_ways(player, await position_of(server, duel, seat)) == {RUNNING}


async def test_nor_do_spectators_by_stream_or_by_page(server: Running) -> None:
    duel = await begun(server)
    position = await position_of(server, duel, None)
    position["state"]["authority"][0] -= 1
    by_stream, by_page, by_past, by_log, by_record, elsewhere = [await server.guest(f"Guest {i}") for i in range(6)]
    async with by_stream.stream(duel.id) as stream:
        await stream.next("update")
    await by_page.moment(duel.id)
    for guest, path in ((by_past, "moments/1"), (by_log, "log"), (by_record, "record")):
        assert (await guest.http.get(f"/api/tables/{duel.id}/{path}")).status_code == 200
    for guest in (by_stream, by_page, by_past, by_log, by_record):
        assert await all_ways(guest, position) == {RUNNING}
    assert await all_ways(elsewhere, position) == {"done"}, "who has nothing to do with it may try something similar"


async def test_nor_anybody_about_the_very_same_position(server: Running) -> None:
    """They may be a player in another browser."""
    duel = await begun(server)
    assert await all_ways(await server.guest("Eve"), await position_of(server, duel)) == {RUNNING}


async def test_an_opening_is_that_of_its_players_alone(server: Running) -> None:
    """Many games may begin like this."""
    duel = await server.duel(rated=True, public=True, options={"first": "0"})
    position = await position_of(server, duel)
    assert await asked(await server.guest("Eve"), "/analysis", {"position": position}) == "done"
    assert await asked(duel.players[0], "/analysis", {"position": position}) == RUNNING
    await duel.play()
    position = await position_of(server, duel)
    assert await asked(await server.guest("Fay"), "/analysis", {"position": position}) == RUNNING


async def test_nor_where_nobody_has_looked_at_the_game_but_by_its_moves(server: Running) -> None:
    duel = await server.duel(rated=True, public=True, options={"first": "0"})
    live = server.live(duel.id)
    for n in range(4):
        await live.play(0, Move(live.n, live.game().options(0)[0].text, f"m{n}"))
    assert await all_ways(await server.guest("Eve"), await position_of(server, duel)) == {RUNNING}


def swapped(position: Any) -> Any:
    """The same position with the players' places changed."""
    changed = copy.deepcopy(position)
    changed["state"]["players"].reverse()
    changed["state"]["authority"].reverse()
    changed["state"]["active"] = 1 - changed["state"]["active"]
    for frame in changed["stack"]:
        frame.update({name: 1 - frame[name] for name in ("seat", "target") if name in frame})
    return changed


def poorer(position: Any) -> Any:
    """The same position with a little less authority."""
    changed = copy.deepcopy(position)
    changed["state"]["authority"] = [value - 1 for value in changed["state"]["authority"]]
    return changed


def shuffled(position: Any) -> Any:
    """The same position with its trade row in another order."""
    changed = copy.deepcopy(position)
    changed["state"]["trade_row"].reverse()
    return changed


@pytest.mark.parametrize("disguise", [swapped, poorer, shuffled])
async def test_a_disguise_does_not_help(server: Running, disguise: Any) -> None:
    duel = await begun(server)
    position = disguise(await position_of(server, duel))
    assert ecliptic.load(position).waiting, "it is a position"
    assert await asked(duel.players[0], "/analysis", {"position": position}) == RUNNING


async def test_a_journal_that_leads_there_does_not_help(server: Running) -> None:
    duel = await begun(server)
    ann = duel.players[0]
    position = await position_of(server, duel)
    journal = ecliptic.load(position, seed=1).journal.dump()
    assert await asked(ann, "/imports", {"journal": journal, "hold": [0, 1]}) == RUNNING


async def test_a_table_that_was_there_before_gives_no_hint_and_its_bot_waits(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody has set up tables, and the rated game comes to the same position."""

    async def nothing(*_: object) -> None:
        pass

    duel = await begun(server)
    ann = duel.players[0]
    position = await position_of(server, duel)
    mover = ecliptic.load(position).waiting[0]
    with monkeypatch.context() as patch:
        patch.setattr(FairPlay, "require_other", nothing)
        alone = await ann.http.post("/api/imports", json={"position": position, "hold": [0, 1]})
        seats = {"hold": [1 - mover], "bots": {str(mover): "random"}}
        made = (await ann.http.post("/api/imports", json={"position": position, **seats})).json()
    answer = await ann.http.get(f"/api/tables/{alone.json()['id']}/hint", params={"seat": mover})
    assert (answer.status_code, answer.json()["words"]["id"]) == (403, RUNNING)
    bots = server.state.bot_seats
    await until(lambda: not bots.tasks)
    live = server.live(made["id"])
    assert (live.n, live.waiting) == (0, [mover]), "the bot does not show what it would do"
    await ann.do(duel.id, "resign")
    async with server.tables.use(made["id"]) as live:
        bots.wake_bots(live)
    await until(lambda: live.n > 0)


async def test_another_position_is_analysed_while_one_plays(server: Running) -> None:
    duel = await begun(server)
    other = ecliptic.new("star-realms", seed=99)
    rng = random.Random(5)
    for _ in range(60):
        seat = other.waiting[0]
        other.play(seat, rng.choice(other.options(seat)))
    assert await asked(duel.players[0], "/analysis", {"position": other.save()}) == "done"
    federation = ecliptic.new("federation", seed=1).save()
    assert await asked(duel.players[0], "/analysis", {"position": federation}) == "done"


async def test_once_it_is_over_everything_is_allowed(server: Running) -> None:
    duel = await begun(server)
    position = await position_of(server, duel)
    await duel.players[1].do(duel.id, "resign")
    assert await all_ways(duel.players[0], position) == {"done"}


async def test_a_casual_game_is_analysed(server: Running) -> None:
    duel = await begun(server, rated=False)
    assert await all_ways(duel.players[0], await position_of(server, duel)) == {"done"}


async def test_a_game_that_nobody_has_in_memory_is_recognised(server: Running) -> None:
    """Days may lie between two moves."""
    duel = await begun(server)
    position = await position_of(server, duel)
    server.tables._live.clear()
    server.tables.fair_play._running.clear()
    assert await asked(duel.players[0], "/analysis", {"position": position}) == RUNNING


def test_positions_are_alike_when_they_have_85_of_100_facts_in_common() -> None:
    def public(facts: range, game: str = "star-realms", seats: int = 2) -> Public:
        return Public(game, seats, Counter({("place", fact): 1 for fact in facts}))

    whole = public(range(20))
    for facts, is_like in ((range(3, 23), True), (range(4, 24), False), (range(17), True), (range(16), False)):
        assert whole.is_like(public(facts)) is is_like
        assert public(facts).is_like(whole) is is_like
    assert not whole.is_like(public(range(20), game="federation"))
    assert not whole.is_like(public(range(20), seats=3))


def running_game(name: str, rated: bool = True, person: int = 1) -> Any:
    """As much of a table as is asked when somebody watches it."""
    seats = [SimpleNamespace(person_id=person)]
    return SimpleNamespace(id=name, kernel=object(), row=SimpleNamespace(rated=rated, state="playing"), seats=seats)


def test_the_latest_hundred_games_that_somebody_has_watched_are_remembered() -> None:
    nothing: Any = None
    fair_play = FairPlay(nothing)
    eve = Visitor(7, "Eve")
    for i in range(101):
        for _ in range(2):
            fair_play.watch(eve, running_game(f"game {i}"))
    fair_play.watch(eve, running_game("casual", rated=False))
    fair_play.watch(eve, running_game("own", person=7))
    fair_play.watch(None, running_game("watched by somebody without a name"))
    assert fair_play._watched == {7: [f"game {i}" for i in range(1, 101)]}


async def test_nothing_is_remembered_of_games_that_are_over(server: Running) -> None:
    fair_play = server.tables.fair_play
    one = await begun(server)
    ann, bob = one.players
    made = await ann.table(rated=True, public=True, options={"first": "0"})
    await bob.sit(made["id"], 1)
    two = Duel(made["id"], one.players, "")
    await two.play(key="the first of the other game")
    eve, fay = await server.guest("Eve"), await server.guest("Fay")
    for guest, duel in ((eve, one), (eve, two), (fay, one)):
        await guest.moment(duel.id)
    assert await asked(eve, "/analysis", {"position": ecliptic.new("star-realms", seed=99).save()}) == "done"
    assert (fair_play._running, set(fair_play._parts)) == ({one.id, two.id}, {one.id, two.id})
    assert fair_play._watched == {eve.id: [one.id, two.id], fay.id: [one.id]}
    await one.players[0].do(one.id, "resign")
    assert (fair_play._running, set(fair_play._parts)) == ({two.id}, {two.id})
    assert fair_play._watched == {eve.id: [two.id]}


@pytest.mark.parametrize("game", ["star-realms", "federation"])
def test_other_games_are_hardly_ever_similar(game: str) -> None:
    """After the first turns; a game a move later mostly is."""
    worlds = []
    for seed in range(4):
        table, rng = ecliptic.new(game, seed=seed), random.Random(seed)
        parts = []
        for _ in range(60):
            seat = table.waiting[0]
            table.play(seat, rng.choice(table.options(seat)))
            parts.append(public_part(table))
        worlds.append(parts)
    next_move = [a.is_like(b) for one in worlds for a, b in pairwise(one)]
    others = [a.is_like(b) for one in worlds for two in worlds if one is not two for a in one[20:] for b in two[20:]]
    assert sum(next_move) > 0.6 * len(next_move)
    assert sum(others) < 0.01 * len(others)
