"""kill -9 at any instant: everything acknowledged is there, no table is stuck, the pending choice is the same."""

import asyncio
import contextlib
import os
import random
import signal
from typing import Final

import pytest

from tests.server.harness import Guest
from tests.server.killable_servers import LOST, STUCK_SECONDS, Victim, all_move, go_home, seat_players, verify

KILLS: Final = int(os.environ.get("ECLIPTIC_KILLS", "300"))  # in the deep test

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]  # whole games, in several processes


async def survive(database: str, kills: int, tables: int, seed: int, servers: int = 1) -> tuple[int, int]:
    """Kill servers so many times under the load of so many tables; moves acknowledged and moves sent twice."""
    rng = random.Random(seed)
    victims = [Victim(database) for _ in range(servers)]
    for victim in victims:
        await victim.start()
    players = await seat_players(victims, tables, seed)
    try:
        for kill in range(kills + 1):
            for player in players:
                player.progress = 0
            playing = [asyncio.create_task(player.play()) for player in players]
            await all_move(players, playing)
            await asyncio.sleep(rng.random() * 0.25)
            is_last = kill == kills
            hit = victims if is_last else [rng.choice(victims)]
            for victim in hit:
                await victim.end(signal.SIGTERM if is_last else signal.SIGKILL)
            await asyncio.wait_for(asyncio.gather(*playing), STUCK_SECONDS)
            for victim in hit if not is_last else []:
                await victim.start()
    finally:
        await go_home(victims, players)
    await verify(database, players)
    moves = sum(len(acks) for player in players for acks in player.acknowledged.values())
    return moves, sum(player.repeated for player in players)


@pytest.mark.databases
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str) -> None:
    moves, repeated = await survive(database, kills=8, tables=10, seed=1)
    assert moves > 100
    assert repeated, "no kill has hit a move under way"


async def test_nothing_is_lost_when_one_of_two_servers_is_killed(postgres: str) -> None:
    moves, repeated = await survive(postgres, kills=5, tables=8, seed=3, servers=2)
    assert moves > 50
    assert repeated, "no kill has hit a move under way"


@pytest.mark.databases
async def test_the_end_of_a_game_by_resigning_survives_a_kill(database: str) -> None:
    """Whoever was answered has lost, whoever was not may have; no table is anything in between."""
    rng = random.Random(3)
    victim = Victim(database)
    await victim.start()
    guest = Guest(victim.base)
    await guest.http.post("/api/guests", json={"name": "Ann"})
    answered = rounds = 0
    try:
        while rounds < 3 or not answered:  # on a busy machine every kill may come before the first answer
            rounds += 1
            assert rounds < 20
            tables = [(await guest.table(hold=[0, 1]))["id"] for _ in range(10)]

            async def resign(table: str) -> bool:
                await asyncio.sleep(rng.random() * 0.1)
                with contextlib.suppress(*LOST):
                    return (await guest.http.post(f"/api/tables/{table}/resign?seat=0")).status_code == 200
                return False

            resigning = [asyncio.create_task(resign(table)) for table in tables]
            await asyncio.sleep(0.02 + rng.random() * 0.1)
            await victim.end(signal.SIGKILL)
            done = await asyncio.gather(*resigning)
            await victim.start()
            for table, was_answered in zip(tables, done, strict=True):
                shown, moment = await guest.info(table), await guest.moment(table, seat=0)
                is_over = shown["state"] == "over"
                assert is_over or not was_answered
                assert (shown["result"] is not None) == (moment["view"]["result"] is not None) == is_over
                assert (shown["waiting"] == []) == (moment["view"]["waiting"] == []) == is_over
                assert (shown["seats"][0]["left"] == "resigned") == is_over
                answered += was_answered
    finally:
        if victim.process is not None and victim.process.returncode is None:
            victim.process.kill()
        await guest.http.aclose()


@pytest.mark.deep
@pytest.mark.databases
@pytest.mark.timeout(30 * KILLS)
async def test_nothing_is_lost_in_hundreds_of_kills(database: str) -> None:
    moves, repeated = await survive(database, kills=KILLS, tables=20, seed=2)
    assert moves > 25 * KILLS
    assert repeated > KILLS
