"""The processes in which bots think: started when needed, ended when too slow, replaced when they die.

One process answers one question at a time. Nothing is lost with it, so after any failure it is killed, and the
question is asked again in another one.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Hashable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

import msgspec

import ecliptic
from ecliptic.kernel import Message, Refused
from ecliptic.server.bots.fair_queue import FairQueue
from ecliptic.server.bots.worker import HEAD, Answer, NoAnswer, Question

log: Final = logging.getLogger("ecliptic.server")

T = TypeVar("T")

MODULE: Final = "ecliptic.server.bots.worker"  # what a process runs
START_SECONDS: Final = 60.0  # a process that has not started by then is given up
TRIES: Final = 2
# How a dead process shows: no data, a broken pipe, or a pipe that the event loop has closed.
DIED: Final = (EOFError, OSError, RuntimeError)

_decoder: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)
_encode: Final = msgspec.json.Encoder().encode


class WorkerFailure(Exception):
    """Raised when no worker has answered after several tries: too slow, dead, or the bot has failed."""


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process: Final = process
        self._questions: Final = process.stdin
        self._answers: Final = process.stdout

    @property
    def pid(self) -> int:
        """Return the process id."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Return whether the process can still be asked, as far as we know."""
        return self._process.returncode is None and not self._questions.is_closing()

    @classmethod
    async def start(cls) -> "Worker":
        """Start a process and return it once it is ready to answer."""
        # The same source as here, wherever it was imported from.
        paths = [str(Path(ecliptic.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            MODULE,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)},
            start_new_session=True,  # Ctrl-C in a terminal is for the server, which ends its workers
        )
        worker = cls(process)
        try:
            await asyncio.wait_for(worker._receive(), START_SECONDS)
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, question: Question) -> Answer:
        """Return the answer, within the time that the question allows."""
        body = _encode(question)
        self._questions.write(HEAD.pack(len(body)) + body)
        return _decoder.decode(await asyncio.wait_for(self._receive(), question.milliseconds / 1000))

    async def _receive(self) -> bytes:
        head = await self._answers.readexactly(HEAD.size)
        return await self._answers.readexactly(*HEAD.unpack(head))

    async def end(self) -> None:
        """Kill the process."""
        if self._process.returncode is None:
            with suppress(ProcessLookupError):  # it may just have ended
                self._process.kill()
        self._questions.close()
        await self._process.wait()


class WorkerPool:
    """A limited number of processes. When all are busy, their users take turns: nobody delays the others."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._turns: Final = FairQueue(most)
        self._idle: Final[list[Worker]] = []
        self._all: Final[set[Worker]] = set()
        self._closed: Final = asyncio.Event()

    @property
    def pids(self) -> list[int]:
        """Return the ids of the running processes."""
        return [worker.pid for worker in self._all]

    async def ask(self, question: Question, wanted: type[T], owner: Hashable = None, tries: int = TRIES) -> T:
        """Return the answer to a question that is asked for `owner`.

        `Refused` when the rules refuse it, `Failed` when nobody could answer.
        """
        async with self._turns.turn(owner):
            for attempt in range(tries):
                try:
                    answer = await self._ask_once(question)
                except (TimeoutError, *DIED, msgspec.DecodeError) as error:
                    log.warning("worker: %s gave no answer (%s), try %d", question.bot, _why(error), attempt + 1)
                    continue
                if isinstance(answer, wanted):
                    return answer
                if isinstance(answer, NoAnswer) and not answer.is_fault:
                    said = answer.words
                    raise Refused(answer.sentence, Message(said.id, said.args, said.rules) if said else None)
                fault = answer.sentence if isinstance(answer, NoAnswer) else "it answered something else"
                log.warning("worker: %s failed, try %d: %s", question.bot, attempt + 1, fault)
        raise WorkerFailure

    async def _ask_once(self, question: Question) -> Answer:
        """Ask an idle process or a new one. One that died while idle does not count as a try."""
        while self._idle:
            worker = self._idle.pop()
            if not worker.is_alive:
                await self._drop(worker)
                continue
            try:
                return await self._ask(worker, question)
            except TimeoutError:  # which is an OSError too
                raise
            except DIED as error:
                log.warning("worker: a process was lost (%s), another one is asked", _why(error))
                break
        return await self._ask(await self._start(), question)

    async def _ask(self, worker: Worker, question: Question) -> Answer:
        try:
            answer = await worker.ask(question)
        except BaseException:
            await self._drop(worker)
            raise
        self._idle.append(worker)
        return answer

    async def _drop(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.end()

    async def _start(self) -> Worker:
        if self._closed.is_set():
            raise WorkerFailure
        worker = await Worker.start()
        if self._closed.is_set():  # in the meantime
            await worker.end()
            raise WorkerFailure
        self._all.add(worker)
        return worker

    async def close(self) -> None:
        """End all processes. Questions still waiting fail."""
        self._closed.set()
        workers = list(self._all)
        self._all.clear()
        self._idle.clear()
        await asyncio.gather(*(worker.end() for worker in workers))


def _why(error: Exception) -> str:
    """Return why a worker has failed, for the log.

    >>> _why(TimeoutError())
    'too slow'
    """
    return "too slow" if isinstance(error, TimeoutError) else f"ended: {type(error).__name__}"
