"""Bots think for everybody in turn: one person's hundred games do not slow another's bot."""

import asyncio

import msgspec
import pytest

from ecliptic.server.bots.fair_queue import FairQueue
from ecliptic.server.bots.worker import Answer, Choose, ChosenMove, Question
from ecliptic.server.bots.worker_pool import WorkerPool
from ecliptic.server.ops.config import Settings
from tests.server.harness import running, until

pytestmark = pytest.mark.anyio


class Order:
    """Questions that wait for turns; which owners were served, in order."""

    def __init__(self, most: int) -> None:
        self.queue = FairQueue(most)
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    def ask(self, *owners: str) -> None:
        self.tasks += [asyncio.create_task(self._ask(owner)) for owner in owners]

    async def _ask(self, owner: str) -> None:
        async with self.queue.turn(owner):
            self.served.append(owner)
            await asyncio.sleep(0)


async def test_the_next_turn_is_for_whom_has_the_fewest() -> None:
    order = Order(2)
    order.ask(*["eve"] * 6, "ann", "bob", "ann")
    await asyncio.gather(*order.tasks)
    assert order.served == ["eve", "eve", "ann", "eve", "bob", "ann", "eve", "eve", "eve"]


async def test_those_with_equal_claims_rotate() -> None:
    order = Order(1)
    order.ask(*["eve"] * 3, *["ann"] * 3)
    await asyncio.gather(*order.tasks)
    assert order.served == ["eve", "eve", "ann", "eve", "ann", "ann"]


async def test_a_turn_that_nobody_wants_any_more_is_not_lost() -> None:
    order = Order(1)
    order.ask("eve", "eve", "ann", "bob")
    await asyncio.sleep(0)
    assert order.served == ["eve"]
    order.tasks[1].cancel()  # it waits
    await asyncio.sleep(0)
    order.tasks[2].cancel()  # it may have been given the turn in this very moment
    await asyncio.gather(*order.tasks, return_exceptions=True)
    assert order.served[-1] == "bob"
    order.ask("ann", "eve")
    await asyncio.gather(*order.tasks[-2:])
    assert order.served[-2:] == ["ann", "eve"]


async def test_a_hundred_bot_games_of_one_guest_do_not_slow_the_bot_of_another(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []  # the bots that were asked
    thinking = asyncio.Event()

    async def think(_: WorkerPool, question: Question) -> Answer:
        assert isinstance(question, Choose)
        asked.append(question.bot)
        await thinking.wait()
        return ChosenMove(question.options[-1], [])

    monkeypatch.setattr(WorkerPool, "_ask_once", think)
    quotas = msgspec.structs.replace(settings.quotas, tables=0, bot_tables=0)
    async with running(msgspec.structs.replace(settings, workers=1, quotas=quotas)) as server:
        eve, ann = await server.guest("Eve"), await server.guest("Ann")
        for _ in range(100):
            await eve.table(hold=[], bots={0: "random", 1: "random"})
        made = await ann.table(bots={1: "greedy"}, options={"first": "1"})
        await until(lambda: len(server.state.bot_seats.tasks) == 101 and len(asked) == 1)
        thinking.set()
        await until(lambda: "greedy" in asked)
        assert made["state"] == "playing"
        assert asked.index("greedy") <= 3, "after one or two of a hundred questions it is her bot's turn"
