"""The processes in which bots think: whatever happens to one, the question is answered or given up, none is left."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

import ecliptic
from ecliptic.kernel import Refused
from ecliptic.server.bots.worker import Choose, ChosenMove
from ecliptic.server.bots.worker_pool import WorkerFailure, WorkerPool
from ecliptic.server.http.wire import encode
from tests.server.harness import is_running, until

pytestmark = pytest.mark.anyio

REPOSITORY = Path(__file__).parents[2]


@pytest.fixture
async def workers(faulty_bots: None) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(2)
    yield pool
    await pool.close()


def question(bot: str, milliseconds: int = 10_000) -> Choose:
    table = ecliptic.new("star-realms", seed=3)
    seat = table.waiting[0]
    options = [option.text for option in table.options(seat)]
    return Choose(bot, msgspec.Raw(encode(table.save())), seat, options, 1, milliseconds)


async def test_a_bot_answers_with_one_of_the_options_and_says_why(workers: WorkerPool) -> None:
    asked = question("greedy")
    chosen = await workers.ask(asked, ChosenMove)
    assert chosen.action in asked.options
    assert chosen.reasons


async def test_the_same_seed_thinks_the_same(workers: WorkerPool) -> None:
    assert await workers.ask(question("random"), ChosenMove) == await workers.ask(question("random"), ChosenMove)


async def test_processes_are_started_when_needed_and_not_more_than_allowed(workers: WorkerPool) -> None:
    assert workers.pids == []
    for _ in range(3):
        await workers.ask(question("greedy"), ChosenMove)
    assert len(workers.pids) == 1
    answers = await asyncio.gather(*(workers.ask(question("greedy"), ChosenMove) for _ in range(6)))
    assert len(answers) == 6
    assert len(workers.pids) == 2
    assert all(os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0) for pid in workers.pids)


@pytest.mark.parametrize(("bot", "milliseconds"), [("dies_once", 10_000), ("sleeps_once", 3_000)])
async def test_what_one_process_could_not_answer_is_asked_again(
    workers: WorkerPool, bot: str, milliseconds: int, caplog: pytest.LogCaptureFixture
) -> None:
    await workers.ask(question("greedy"), ChosenMove)
    first = workers.pids
    asked = question(bot, milliseconds)
    assert (await workers.ask(asked, ChosenMove)).action == asked.options[-1]
    assert workers.pids != first
    assert not is_running(first[0])
    assert [record.levelno for record in caplog.records if record.name == "ecliptic.server"] == [logging.WARNING]


@pytest.mark.parametrize(
    ("bot", "milliseconds"), [("dies", 10_000), ("sleeps", 200), ("fails", 10_000), ("eats", 10_000)]
)
async def test_what_cannot_be_answered_is_given_up(workers: WorkerPool, bot: str, milliseconds: int) -> None:
    with pytest.raises(WorkerFailure):
        await workers.ask(question(bot, milliseconds), ChosenMove)
    assert (await workers.ask(question("greedy"), ChosenMove)).action in question("greedy").options


async def test_a_bot_that_answers_no_option_is_refused(workers: WorkerPool) -> None:
    with pytest.raises(Refused, match="which is not one of its options"):
        await workers.ask(question("lies"), ChosenMove)


async def test_what_a_bot_prints_is_not_taken_for_an_answer(workers: WorkerPool) -> None:
    asked = question("prints")
    assert (await workers.ask(asked, ChosenMove)).action == asked.options[-1]


async def test_nothing_is_started_once_all_have_ended(workers: WorkerPool) -> None:
    await workers.ask(question("greedy"), ChosenMove)
    pid = workers.pids[0]
    await workers.close()
    assert not is_running(pid)
    with pytest.raises(WorkerFailure):
        await workers.ask(question("greedy"), ChosenMove)
    assert workers.pids == []


async def test_whoever_stops_waiting_leaves_no_process_that_thinks(workers: WorkerPool) -> None:
    asking = asyncio.create_task(workers.ask(question("sleeps", 60_000), ChosenMove))
    await until(lambda: bool(workers.pids))
    pid = workers.pids[0]
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert not is_running(pid)
    assert (await workers.ask(question("greedy"), ChosenMove)).action in question("greedy").options


@pytest.mark.parametrize("is_noticed", [True, False])
async def test_a_process_that_died_while_idle_costs_no_try(workers: WorkerPool, is_noticed: bool) -> None:
    await workers.ask(question("greedy"), ChosenMove)
    pid = workers.pids[0]
    os.kill(pid, signal.SIGKILL)
    if is_noticed:
        (idle,) = workers._idle
        await until(lambda: not idle.is_alive)
    assert (await workers.ask(question("greedy"), ChosenMove, tries=1)).action in question("greedy").options
    assert pid not in workers.pids
    assert len(workers.pids) == 1


PARENT = """
import asyncio, sys
from tests.server.test_worker_pool import question
from ecliptic.server.bots import worker_pool

async def main():
    worker_pool.MODULE = "tests.server.faulty_bots"
    pool = worker_pool.WorkerPool(1)
    await pool.ask(question("greedy"), worker_pool.Answer)
    print(pool.pids[0], flush=True)
    if sys.argv[1] == "thinking":
        await pool.ask(question("sleeps", 2_000), worker_pool.Answer)
    await asyncio.sleep(600)

asyncio.run(main())
"""


@pytest.mark.parametrize("state", ["idle", "thinking"])
async def test_a_process_ends_when_the_server_is_killed(faulty_bots: None, state: str, tmp_path: Path) -> None:
    paths = os.pathsep.join([str(Path(ecliptic.__file__).parents[1]), str(REPOSITORY)])
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PARENT, state, stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": paths}
    )
    assert parent.stdout is not None
    pid = int(await asyncio.wait_for(parent.stdout.readline(), 30))
    if state == "thinking":
        await until((tmp_path / "sleeping").exists)
    assert is_running(pid)
    parent.send_signal(signal.SIGKILL)
    await parent.wait()
    await until(lambda: not is_running(pid))
