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
from ecliptic.server.shown import encode
from ecliptic.server.worker import Choose, Chosen
from ecliptic.server.workers import Failed, Workers
from tests.server.harness import is_running, until

pytestmark = pytest.mark.anyio

REPOSITORY = Path(__file__).parents[2]


@pytest.fixture
async def workers(odd_bots: None) -> AsyncIterator[Workers]:
    pool = Workers(2)
    yield pool
    await pool.close()


def question(bot: str, milliseconds: int = 10_000) -> Choose:
    table = ecliptic.new("star-realms", seed=3)
    seat = table.waiting[0]
    options = [option.text for option in table.options(seat)]
    return Choose(bot, msgspec.Raw(encode(table.save())), seat, options, 1, milliseconds)


async def test_a_bot_answers_with_one_of_the_options_and_says_why(workers: Workers) -> None:
    asked = question("greedy")
    chosen = await workers.ask(asked, Chosen)
    assert chosen.action in asked.options
    assert chosen.reasons


async def test_the_same_seed_thinks_the_same(workers: Workers) -> None:
    assert await workers.ask(question("random"), Chosen) == await workers.ask(question("random"), Chosen)


async def test_processes_are_started_when_needed_and_not_more_than_allowed(workers: Workers) -> None:
    assert workers.pids == []
    for _ in range(3):
        await workers.ask(question("greedy"), Chosen)
    assert len(workers.pids) == 1
    answers = await asyncio.gather(*(workers.ask(question("greedy"), Chosen) for _ in range(6)))
    assert len(answers) == 6
    assert len(workers.pids) == 2
    assert all(os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0) for pid in workers.pids)


@pytest.mark.parametrize(("bot", "milliseconds"), [("dies_once", 10_000), ("sleeps_once", 300)])
async def test_what_one_process_could_not_answer_is_asked_again(
    workers: Workers, bot: str, milliseconds: int, caplog: pytest.LogCaptureFixture
) -> None:
    await workers.ask(question("greedy"), Chosen)
    first = workers.pids
    asked = question(bot, milliseconds)
    assert (await workers.ask(asked, Chosen)).action == asked.options[-1]
    assert workers.pids != first
    assert not is_running(first[0])
    assert [record.levelno for record in caplog.records if record.name == "ecliptic.server"] == [logging.WARNING]


@pytest.mark.parametrize(
    ("bot", "milliseconds"), [("dies", 10_000), ("sleeps", 200), ("fails", 10_000), ("eats", 10_000)]
)
async def test_what_cannot_be_answered_is_given_up(workers: Workers, bot: str, milliseconds: int) -> None:
    with pytest.raises(Failed):
        await workers.ask(question(bot, milliseconds), Chosen)
    assert (await workers.ask(question("greedy"), Chosen)).action in question("greedy").options


async def test_a_bot_that_answers_no_option_is_refused(workers: Workers) -> None:
    with pytest.raises(Refused, match="which is none of its options"):
        await workers.ask(question("lies"), Chosen)


async def test_what_a_bot_prints_is_not_taken_for_an_answer(workers: Workers) -> None:
    asked = question("prints")
    assert (await workers.ask(asked, Chosen)).action == asked.options[-1]


async def test_nothing_is_started_once_all_have_ended(workers: Workers) -> None:
    await workers.ask(question("greedy"), Chosen)
    pid = workers.pids[0]
    await workers.close()
    assert not is_running(pid)
    with pytest.raises(Failed):
        await workers.ask(question("greedy"), Chosen)
    assert workers.pids == []


async def test_whoever_stops_waiting_leaves_no_process_that_thinks(workers: Workers) -> None:
    asking = asyncio.create_task(workers.ask(question("sleeps", 60_000), Chosen))
    await until(lambda: bool(workers.pids))
    pid = workers.pids[0]
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert not is_running(pid)
    assert (await workers.ask(question("greedy"), Chosen)).action in question("greedy").options


PARENT = """
import asyncio, sys
from tests.server.test_workers import question
from ecliptic.server import workers

async def main():
    workers.MODULE = "tests.server.odd_bots"
    pool = workers.Workers(1)
    await pool.ask(question("greedy"), workers.Answer)
    print(pool.pids[0], flush=True)
    if sys.argv[1] == "thinking":
        await pool.ask(question("sleeps", 2_000), workers.Answer)
    await asyncio.sleep(600)

asyncio.run(main())
"""


@pytest.mark.parametrize("state", ["idle", "thinking"])
async def test_a_process_ends_when_the_server_is_killed(odd_bots: None, state: str, tmp_path: Path) -> None:
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
