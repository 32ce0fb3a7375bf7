"""kill -9 at any instant: everything acknowledged is there, no table is stuck, the pending choice is the same."""

import asyncio
import random
import signal

import pytest

from tests.server.victims import Victim, all_move, go_home, seat_players, verify

pytestmark = pytest.mark.anyio


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
            await asyncio.wait_for(asyncio.gather(*playing), 20)
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


@pytest.mark.deep
@pytest.mark.databases
async def test_nothing_is_lost_in_two_hundred_kills(database: str) -> None:
    moves, repeated = await survive(database, kills=200, tables=20, seed=2)
    assert moves > 5_000
    assert repeated > 200
