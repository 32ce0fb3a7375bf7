"""What a worker process does with a question, in this process; and what the pool does with its answers."""

import asyncio
import io
import json
import logging
import os
import signal
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import ecliptic
from ecliptic.bots import BOTS, Bot, Choice
from ecliptic.kernel import Action, Refused
from ecliptic.server.bots import levels, win_probability, worker, worker_pool
from ecliptic.server.bots.advice import Adviser
from ecliptic.server.bots.levels import LEVELS, Level, LevelInfo, find_level, levels_of, offered_levels
from ecliptic.server.bots.win_probability import win_probabilities
from ecliptic.server.bots.worker import HEAD, Advice, Advise, Choose, ChosenMove, NoAnswer, Reason
from ecliptic.server.bots.worker_pool import Worker, WorkerFailure, WorkerPool
from ecliptic.server.http.problems import Problem
from ecliptic.server.http.wire import Words, encode
from ecliptic.server.people.sessions import Visitor

pytestmark = pytest.mark.anyio


def position(**more: Any) -> Any:
    return ecliptic.new("star-realms", options={"first": "0"}, seed=3, **more).save()


def choose(bot: str = "greedy", **more: Any) -> Choose:
    saved = position()
    options = [option.text for option in ecliptic.load(saved).options(0)]
    asked = {"position": msgspec.Raw(encode(saved)), "seat": 0, "options": options, "seed": 1, "milliseconds": 2_000}
    return Choose(**{"bot": bot, **asked, **more})


def advise(saved: Any, seat: int | None = None, bot: str = "greedy") -> Advise:
    return Advise(bot, msgspec.Raw(encode(saved)), seat, 1, 2_000)


class First(Bot):
    """Takes the first option, and says why in three parts of which the smallest is not worth a word."""

    def __init__(self) -> None:
        super().__init__("first", "first")

    def choose(self, game: Any, world: Any, seat: int, options: list[Action], random: Any) -> Choice:
        """The first."""
        return Choice(options[0], [("trade", 2.0), ("combat", -0.5)])


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(BOTS, "first", First())
    return "first"


# Answers


def test_a_bot_chooses_among_the_options_it_is_given(first: str) -> None:
    asked = choose(first)
    assert len(asked.options) > 2
    chosen = worker.answer(asked)
    assert chosen == ChosenMove(asked.options[0], [Reason("trade", 2.0), Reason("combat", -0.5)])
    only = worker.answer(choose(first, options=asked.options[-1:]))
    assert isinstance(only, ChosenMove)
    assert only.action == asked.options[-1]


def test_advice_names_three_moves_one_after_the_other(first: str) -> None:
    table = ecliptic.new("federation", seats=2, seed=3)
    while len(table.options(table.waiting[0])) < 4:
        table.play(table.waiting[0], table.options(table.waiting[0])[0])
    saved = table.save()
    table = ecliptic.load(saved)
    seat = table.waiting[0]
    given = worker.answer(advise(saved, bot=first))
    assert isinstance(given, Advice)
    options = table.options(seat)
    assert len(options) > 3
    assert [move.action for move in given.best] == [option.text for option in options[:3]]
    assert [move.value for move in given.best] == [1.5] * 3
    assert given.best[0].label.id == table.label(seat, options[0]).id
    assert [offer.action for offer in given.options] == [option.text for option in options]
    assert given.prompt.id == table.prompt(seat).id
    assert (given.seat, given.view) == (seat, table.view(seat))
    other = worker.answer(advise(saved, seat=1 - seat, bot=first))
    assert isinstance(other, Advice)
    assert (other.seat, other.best, other.options) == (1 - seat, [], [])


def test_who_asks_for_nobody_sees_the_first_seat_that_is_to_move() -> None:
    for first_seat in (0, 1):
        saved: Any = ecliptic.new("star-realms", options={"first": str(first_seat)}, seed=3).save()
        given = worker.answer(advise(saved))
        assert isinstance(given, Advice)
        assert given.seat == first_seat
    saved["state"]["over"] = {"places": [2, 1], "reason": "turn_limit"}
    over = worker.answer(advise({**saved, "stack": []}))
    assert isinstance(over, Advice)
    assert (over.seat, over.best, over.evaluation) == (0, [], [0.0, 1.0])


def test_what_the_rules_refuse_is_no_fault() -> None:
    refused = worker.answer(advise({**position(), "seats": 9}))
    assert isinstance(refused, NoAnswer)
    assert (refused.sentence, refused.is_fault) == ("Star Realms has 2 to 6 seats, not 9.", False)
    assert refused.words is not None


def test_a_refusal_may_have_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> Any:
        raise Refused("No.")

    monkeypatch.setattr(worker, "load", refuse)
    assert worker.answer(choose()) == NoAnswer("No.", is_fault=False)


def test_a_bot_that_fails_is_at_fault() -> None:
    failed = worker.answer(choose("nobody knows this bot"))
    assert isinstance(failed, NoAnswer)
    if not failed.is_fault:  # the rules know which bots there are
        assert "nobody knows this bot" in failed.sentence
    broken = worker.answer(choose(seat=99))
    assert isinstance(broken, NoAnswer)


# The process


def test_a_worker_has_few_resources(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    limits: list[Any] = []
    monkeypatch.setattr(os, "nice", limits.append)
    monkeypatch.setattr(resource, "setrlimit", lambda *given: limits.append(given))
    worker._limit_resources()
    assert limits == [5, (resource.RLIMIT_AS, (2_147_483_648, 2_147_483_648))]


def test_a_worker_answers_one_question_after_the_other(monkeypatch: pytest.MonkeyPatch, first: str) -> None:
    done: list[Any] = []
    reading, writing = os.pipe()

    def dup(file: int) -> int:
        done.append(("dup", file))
        return writing

    monkeypatch.setattr(os, "dup", dup)
    monkeypatch.setattr(os, "dup2", lambda *files: done.append(files))
    monkeypatch.setattr(worker, "_limit_resources", lambda: done.append("limits"))
    monkeypatch.setattr(worker, "catalogue", lambda: done.append("catalogue"))
    monkeypatch.setattr(signal, "setitimer", lambda *given: done.append(given))
    asked = [msgspec.json.encode(choose(first)), msgspec.json.encode(choose(first, milliseconds=5_000))]
    questions = io.BytesIO(b"".join(HEAD.pack(len(body)) + body for body in asked))
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=questions))
    worker.main()
    with os.fdopen(reading, "rb") as answers:
        os.set_blocking(reading, False)
        said = []
        while head := answers.read(HEAD.size):
            (length,) = HEAD.unpack(head)
            said.append(answers.read(length) if length else b"")
    assert said[0] == b"", "it is ready"
    assert [json.loads(each)["type"] for each in said[1:]] == ["ChosenMove"] * 2
    timer = signal.ITIMER_REAL
    assert done == [("dup", 1), (2, 1), "limits", "catalogue", (timer, 3.0), (timer, 0), (timer, 6.0), (timer, 0)]


# The pool's side of a process


class Process:
    """A process as the pool sees it."""

    def __init__(self, returncode: int | None = None, is_gone: bool = False) -> None:
        self.pid = 77
        self.done: list[Any] = []
        self.returncode = returncode
        self.is_gone = is_gone
        self.stdin: Any = SimpleNamespace(close=lambda: self.done.append("close"), write=self.done.append)
        self.stdout: Any = SimpleNamespace(readexactly=self.read)
        self.answers = io.BytesIO()

    def kill(self) -> None:
        self.done.append("kill")
        if self.is_gone:
            raise ProcessLookupError

    async def wait(self) -> None:
        self.done.append("wait")

    async def read(self, size: int) -> bytes:
        return self.answers.read(size)


@pytest.mark.parametrize(
    ("returncode", "is_gone", "done"),
    [(None, False, ["kill", "close", "wait"]), (None, True, ["kill", "close", "wait"]), (0, False, ["close", "wait"])],
)
async def test_a_process_is_killed_once_and_waited_for(returncode: int | None, is_gone: bool, done: list[str]) -> None:
    process: Any = Process(returncode, is_gone)
    await Worker(process).end()
    assert process.done == done


@pytest.mark.parametrize(
    ("returncode", "is_closing", "is_alive"),
    [(None, False, True), (None, True, False), (0, False, False), (-9, True, False)],
)
def test_a_process_is_alive_until_it_or_its_pipe_has_ended(
    returncode: int | None, is_closing: bool, is_alive: bool
) -> None:
    process: Any = Process(returncode)
    process.stdin.is_closing = lambda: is_closing
    assert Worker(process).is_alive is is_alive


async def test_a_question_may_take_as_long_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def wait_for(awaited: Any, seconds: float) -> Any:
        waited.append(seconds)
        return await awaited

    monkeypatch.setattr(asyncio, "wait_for", wait_for)
    process: Any = Process()
    said = msgspec.json.encode(ChosenMove("end", []))
    process.answers = io.BytesIO(HEAD.pack(len(said)) + said)
    asked = choose()
    assert await Worker(process).ask(asked) == ChosenMove("end", [])
    assert waited == [2.0]
    (sent,) = process.done
    assert HEAD.unpack(sent[:4]) == (len(sent) - 4,)
    assert msgspec.json.decode(sent[4:])["milliseconds"] == 2_000


@pytest.mark.parametrize("given", ["", "/somewhere"])
async def test_a_process_runs_the_same_source_in_a_session_of_its_own(
    monkeypatch: pytest.MonkeyPatch, given: str
) -> None:
    started: list[Any] = []

    async def start(*command: str, **more: Any) -> Any:
        started.append((command, more))
        raise OSError

    monkeypatch.setenv("PYTHONPATH", given)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    with pytest.raises(OSError):  # noqa: PT011
        await Worker.start()
    ((command, more),) = started
    assert command[1:] == ("-P", "-m", "ecliptic.server.bots.worker")
    source = str(Path(worker.__file__).parents[3])
    assert more["env"]["PYTHONPATH"].split(os.pathsep) == [source, given][: 2 if given else 1]
    assert more["start_new_session"] is True


async def test_a_process_that_does_not_start_in_time_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    process = Process()

    async def start(*_: str, **__: Any) -> Any:
        return process

    async def never(_: int) -> bytes:
        await asyncio.sleep(3_600)
        return b""

    process.stdout.readexactly = never
    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    monkeypatch.setattr(worker_pool, "START_SECONDS", 0)
    with pytest.raises(TimeoutError):
        await Worker.start()
    assert process.done == ["kill", "close", "wait"]


async def test_a_process_has_started_when_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    process = Process()
    process.answers = io.BytesIO(HEAD.pack(0) + b"an answer")

    async def start(*_: str, **__: Any) -> Any:
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    assert (await Worker.start()).pid == 77
    assert (process.done, process.answers.read()) == ([], b"an answer")


# What the pool does with answers


class Answering(WorkerPool):
    """A pool whose answers are known beforehand."""

    def __init__(self, *answers: Any) -> None:
        super().__init__(1)
        self.answers = list(answers)

    async def _ask_once(self, question: Any) -> Any:
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


MOVE = ChosenMove("end", [])
FAULT = NoAnswer("It is broken.", is_fault=True)


@pytest.mark.parametrize(
    ("answers", "left", "said"),
    [
        ([MOVE, MOVE], 1, []),
        ([TimeoutError(), MOVE], 0, ["worker: greedy gave no answer (too slow), try 1"]),
        ([EOFError(), MOVE], 0, ["worker: greedy gave no answer (ended: EOFError), try 1"]),
        ([msgspec.DecodeError(), MOVE], 0, ["worker: greedy gave no answer (ended: DecodeError), try 1"]),
        ([FAULT, MOVE], 0, ["worker: greedy failed, try 1: It is broken."]),
        (
            [Advice(0, {}, Words("", {}, ()), [], [], []), MOVE],
            0,
            ["worker: greedy failed, try 1: it answered something else"],
        ),
    ],
)
async def test_a_question_is_asked_again_once(
    answers: list[Any], left: int, said: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    pool = Answering(*answers)
    assert await pool.ask(choose(), ChosenMove) == MOVE
    assert len(pool.answers) == left
    assert [record.getMessage() for record in caplog.records] == said


@pytest.mark.parametrize("failure", [TimeoutError(), FAULT])
async def test_after_two_tries_it_is_given_up(failure: Any, caplog: pytest.LogCaptureFixture) -> None:
    pool = Answering(failure, failure, MOVE)
    with pytest.raises(WorkerFailure):
        await pool.ask(choose(), ChosenMove)
    assert pool.answers == [MOVE]
    assert [record.levelno for record in caplog.records] == [logging.WARNING] * 2
    assert "try 2" in caplog.records[1].getMessage()
    with pytest.raises(WorkerFailure):
        await Answering(failure, MOVE).ask(choose(), ChosenMove, tries=1)


async def test_what_the_rules_refuse_is_not_asked_again() -> None:
    pool = Answering(NoAnswer("No.", is_fault=False), NoAnswer("No.", False, Words("no", {"seat": 1}, ("SR-1",))))
    with pytest.raises(Refused) as plain:
        await pool.ask(choose(), ChosenMove)
    assert (str(plain.value), plain.value.message) == ("No.", None)
    with pytest.raises(Refused) as told:
        await pool.ask(choose(), ChosenMove)
    message = told.value.message
    assert message is not None
    assert (message.id, message.args, tuple(message.rules)) == ("no", {"seat": 1}, ("SR-1",))


class Fake:
    """A process that answers, or fails, as it is told."""

    def __init__(self, *answers: Any, is_alive: bool = True) -> None:
        self.answers = list(answers)
        self.is_alive = is_alive
        self.pid = 5
        self.ended = 0

    async def ask(self, _: Any) -> Any:
        answer = self.answers.pop(0)
        if isinstance(answer, BaseException):
            raise answer
        return answer

    async def end(self) -> None:
        self.ended += 1


def pool_of(monkeypatch: pytest.MonkeyPatch, idle: list[Any], fresh: list[Any]) -> Any:
    """A pool with idle processes, the next to be asked last, and those it will start."""
    pool: Any = WorkerPool(1)
    pool._idle.extend(idle)
    pool._all.update(idle)

    async def start() -> Any:
        return fresh.pop(0)

    monkeypatch.setattr(Worker, "start", start)
    return pool


async def test_idle_processes_are_asked_before_a_new_one_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    dead, good, unused = Fake(is_alive=False), Fake(MOVE, MOVE), Fake(MOVE)
    pool = pool_of(monkeypatch, [unused, good, dead], [])
    assert await pool.ask(choose(), ChosenMove) == MOVE
    assert (dead.ended, pool._all) == (1, {good, unused})
    assert await pool.ask(choose(), ChosenMove) == MOVE
    assert pool._idle == [unused, good]


async def test_a_process_that_dies_when_it_is_asked_costs_no_try(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    dies, spare, fresh = Fake(BrokenPipeError()), Fake(MOVE), Fake(MOVE)
    pool = pool_of(monkeypatch, [spare, dies], [fresh])
    assert await pool.ask(choose(), ChosenMove, tries=1) == MOVE
    assert (dies.ended, len(spare.answers), len(fresh.answers)) == (1, 1, 0), "the others may have died too"
    assert pool._all == {spare, fresh}
    assert [record.getMessage() for record in caplog.records] == [
        "worker: a process was lost (ended: BrokenPipeError), another one is asked"
    ]


async def test_a_slow_process_costs_a_try_and_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    slow, fresh = Fake(TimeoutError()), Fake(MOVE)
    pool = pool_of(monkeypatch, [slow], [fresh])
    with pytest.raises(WorkerFailure):
        await pool.ask(choose(), ChosenMove, tries=1)
    assert (slow.ended, pool._all, pool._idle, pool.pids) == (1, set(), [], [])
    assert await pool.ask(choose(), ChosenMove, tries=1) == MOVE
    assert pool.pids == [5]


async def test_a_process_that_starts_while_all_end_is_ended_too(monkeypatch: pytest.MonkeyPatch) -> None:
    late, idle = Fake(MOVE), Fake(MOVE)
    pool = pool_of(monkeypatch, [], [])

    async def start() -> Any:
        pool._all.add(idle)
        await pool.close()
        return late

    monkeypatch.setattr(Worker, "start", start)
    with pytest.raises(WorkerFailure):
        await pool.ask(choose(), ChosenMove)
    assert (late.ended, idle.ended, pool._all) == (1, 1, set())


# Levels


def test_the_levels_are_what_the_docs_say() -> None:
    assert offered_levels("star-realms") == [
        LevelInfo("random", "Takes a random option.", 2_000),
        LevelInfo("greedy", "Looks one decision ahead and takes the best option.", 5_000),
    ]


@pytest.fixture
def more_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """A third level that plays one game, and a strongest one for all."""
    monkeypatch.setitem(LEVELS, "expert", Level("expert", "deep", 7_000, "Plays one game.", frozenset({"federation"})))
    monkeypatch.setitem(LEVELS, "master", Level("master", "deeper", 9_000, "Plays well."))


def test_a_level_may_be_for_some_games_only(more_levels: None) -> None:
    assert [row.level for row in levels_of("federation")] == ["random", "greedy", "expert", "master"]
    assert [row.level for row in levels_of("star-realms")] == ["random", "greedy", "master"]
    assert find_level("expert", "federation").bot == "deep"
    with pytest.raises(Problem) as refused:
        find_level("expert", "star-realms")
    assert refused.value.status == 422
    assert refused.value.sentence == "There is no bot 'expert' for this game. Choose from: random, greedy, master."
    assert [levels.bot_name("greedy", taken) for taken in ([], ["Greedy"], ["Greedy", "Greedy 2"])] == [
        "Greedy",
        "Greedy 2",
        "Greedy 3",
    ]


# Advice


class Asked(WorkerPool):
    """A pool that keeps what it is asked."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.asked: list[Any] = []
        self.may_answer = asyncio.Event()

    async def ask(self, *question: Any, **more: Any) -> Any:
        self.asked.append((*question, more))
        await self.may_answer.wait()
        return "advice"


@pytest.mark.parametrize(("most", "at_once"), [(1, 1), (2, 1), (3, 1), (4, 2), (6, 3)])
async def test_half_of_the_workers_advise_people(most: int, at_once: int) -> None:
    pool = Asked(most)
    adviser: Any = Adviser(pool)
    raw = msgspec.Raw(b"{}")
    tasks = [
        asyncio.create_task(adviser.advise(Visitor(i, "Ann"), "star-realms", raw, None)) for i in range(at_once + 2)
    ]
    for _ in range(5):
        await asyncio.sleep(0)
    assert len(pool.asked) == at_once
    with pytest.raises(Problem) as busy:
        await adviser.advise(Visitor(0, "Ann"), "star-realms", raw, None)
    assert busy.value.status == 429
    pool.may_answer.set()
    assert await asyncio.gather(*tasks) == ["advice"] * (at_once + 2)
    assert await adviser.advise(Visitor(0, "Ann"), "star-realms", raw, None) == "advice"


async def test_the_strongest_bot_advises_once(more_levels: None) -> None:
    pool = Asked(1)
    pool.may_answer.set()
    await Adviser(pool).advise(Visitor(7, "Ann"), "star-realms", msgspec.Raw(b"{}"), 1)
    ((question, wanted, owner, more),) = pool.asked
    assert (wanted, owner, more) == (Advice, 7, {"tries": 1})
    assert (question.bot, question.seat, question.position, question.milliseconds) == (
        "deeper",
        1,
        msgspec.Raw(b"{}"),
        27_000,
    )


# Chances


class Leads:
    """A game in which only the points count that a world gives each seat."""

    slug = "leads"
    weights = {"a": 10.0, "b": -5.0}  # noqa: RUF012

    def __init__(self, *worlds: list[list[float]]) -> None:
        self.worlds = list(worlds)
        self.drawn = 0

    def result(self, _: Any) -> None:
        """It is never over."""

    def resample(self, _: Any, eyes: int, __: Any) -> list[list[float]]:
        assert eyes == 1
        self.drawn += 1
        return self.worlds[(self.drawn - 1) % len(self.worlds)]

    def features(self, world: Any, seat: int) -> list[float]:
        features: list[float] = world[seat]
        return features

    def sides(self, _: Any, seats: int) -> list[int]:
        return [0, 1, 0][:seats]


def chances(game: Any, seats: int) -> list[float]:
    return win_probabilities(game, None, seats, 1, None)  # type: ignore[arg-type]


def test_chances_are_means_over_eight_worlds() -> None:
    ahead, even = [[6.0, 2.0], [1.0, 2.0]], [[1.0, 0.0], [1.0, 0.0]]
    game = Leads(ahead, even, even)  # three of eight worlds are good for the first
    assert chances(game, 2) == [0.5866, 0.4134]
    assert game.drawn == 8


def test_a_team_is_compared_with_its_best_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    known: Any = {"leads": SimpleNamespace(evaluation_scale=10.0)}
    monkeypatch.setattr(win_probability, "manifests", lambda: known)
    assert chances(Leads([[2.0, 0.0], [1.0, 0.0], [0.0, 0.0]]), 3) == [0.7311, 0.2689, 0.2689]
    assert chances(Leads([[900.0, 0.0], [0.0, 0.0]]), 2) == [1.0, 0.0], "no number is too large"


def test_a_game_without_weights_says_nothing() -> None:
    game = Leads()
    game.weights = {}
    assert chances(game, 3) == [0.5, 0.5, 0.5]
