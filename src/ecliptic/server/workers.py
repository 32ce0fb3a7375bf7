"""The processes in which bots think: started when needed, ended when too slow, replaced when they die.

One process answers one question at a time. Nothing is lost with it, so whatever goes wrong it is killed, and the
question is asked again in another one.
"""

import asyncio
import logging
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

import msgspec

import ecliptic
from ecliptic.kernel import Message, Refused
from ecliptic.server.worker import HEAD, Answer, No, Question

log: Final = logging.getLogger("ecliptic.server")

T = TypeVar("T")

MODULE: Final = "ecliptic.server.worker"  # what a process runs
START_SECONDS: Final = 60.0  # a process that has not started by then never will
TRIES: Final = 2

_decoder: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)
_encode: Final = msgspec.json.Encoder().encode


class Failed(Exception):
    """Nobody has answered, however often it was tried: too slow, the process has died, or the bot made a mistake."""


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
        """The process's number."""
        return self._process.pid

    @classmethod
    async def start(cls) -> "Worker":
        """A process that is ready to answer."""
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
        """The answer, within the time that the question allows."""
        body = _encode(question)
        self._questions.write(HEAD.pack(len(body)) + body)
        return _decoder.decode(await asyncio.wait_for(self._receive(), question.milliseconds / 1000))

    async def _receive(self) -> bytes:
        head = await self._answers.readexactly(HEAD.size)
        return await self._answers.readexactly(*HEAD.unpack(head))

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        if self._process.returncode is None:
            with suppress(ProcessLookupError):  # it may have ended by itself just now
                self._process.kill()
        self._questions.close()
        await self._process.wait()


class Workers:
    """At most so many processes. Whoever asks when all are busy waits for their turn."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._turns: Final = asyncio.Semaphore(most)
        self._idle: Final[list[Worker]] = []
        self._all: Final[set[Worker]] = set()
        self._closed: Final = asyncio.Event()

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [worker.pid for worker in self._all]

    async def ask(self, question: Question, wanted: type[T], tries: int = TRIES) -> T:
        """The answer to a question. `Refused` when the rules refuse it, `Failed` when nobody could answer."""
        async with self._turns:
            for attempt in range(tries):
                try:
                    answer = await self._ask_once(question)
                except (TimeoutError, EOFError, OSError, msgspec.DecodeError) as error:
                    log.warning("worker: %s gave no answer (%s), try %d", question.bot, _why(error), attempt + 1)
                    continue
                if isinstance(answer, wanted):
                    return answer
                if isinstance(answer, No) and not answer.is_fault:
                    said = answer.words
                    raise Refused(answer.sentence, Message(said.id, said.args, said.rules) if said else None)
                fault = answer.sentence if isinstance(answer, No) else "it answered something else"
                log.warning("worker: %s failed, try %d: %s", question.bot, attempt + 1, fault)
        raise Failed

    async def _ask_once(self, question: Question) -> Answer:
        worker = self._idle.pop() if self._idle else await self._start()
        try:
            answer = await worker.ask(question)
        except BaseException:
            self._all.discard(worker)
            await worker.end()
            raise
        self._idle.append(worker)
        return answer

    async def _start(self) -> Worker:
        if self._closed.is_set():
            raise Failed
        worker = await Worker.start()
        if self._closed.is_set():  # in the meantime
            await worker.end()
            raise Failed
        self._all.add(worker)
        return worker

    async def close(self) -> None:
        """End all processes. Whoever asks now gets no answer."""
        self._closed.set()
        workers = list(self._all)
        self._all.clear()
        self._idle.clear()
        await asyncio.gather(*(worker.end() for worker in workers))


def _why(error: Exception) -> str:
    """
    >>> _why(TimeoutError())
    'too slow'
    """
    return "too slow" if isinstance(error, TimeoutError) else f"ended: {type(error).__name__}"
