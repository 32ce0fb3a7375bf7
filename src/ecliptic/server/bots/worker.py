"""A worker process: it receives a world and a question about it, lets a bot think, and answers.

It is started by `worker_pool` and knows nothing of tables, people or the store. Every world it is given has been
drawn from what one seat may know, so that no bot can see more than a person in its place.
"""

import os
import signal
import struct
import sys
import traceback
from random import Random
from typing import Any, BinaryIO, Final

import msgspec

from ecliptic import catalogue, load
from ecliptic.bots import Choice, ask, bot
from ecliptic.kernel import Action, Game, Refused, State
from ecliptic.server.bots.win_probability import win_probabilities
from ecliptic.server.http.wire import Offer, Words, offers, words

HEAD: Final = struct.Struct("<I")  # before each message: its length in bytes

# The server kills a worker that takes too long. If the server itself is gone, the worker ends this much later.
ORPHAN_SECONDS: Final = 1.0
NICE: Final = 5  # moves and streams have priority over bots
MOST_MEMORY: Final = 2 << 30  # bytes; a crafted position must not use up the machine's memory

SHOWN: Final = 3  # moves that advice names


class Choose(msgspec.Struct, tag=True):
    """Ask for a bot's move on a seat."""

    bot: str
    position: msgspec.Raw
    seat: int
    options: list[str]
    seed: int
    milliseconds: int


class Advise(msgspec.Struct, tag=True):
    """Ask for a bot's advice on a seat and every seat's chances. None: the seat to move."""

    bot: str
    position: msgspec.Raw
    seat: int | None
    seed: int
    milliseconds: int


class Reason(msgspec.Struct, frozen=True):
    """Points that a move is expected to gain, by what they are for."""

    name: str
    value: float


class RankedMove(msgspec.Struct, frozen=True):
    """A move worth playing, and why."""

    action: str
    label: Words
    value: float  # points gained, by the game's own weights
    reasons: list[Reason]


class Advice(msgspec.Struct, tag=True):
    """A position as a seat sees it, with a bot's opinion of it."""

    seat: int
    view: dict[str, Any]
    prompt: Words
    options: list[Offer]
    best: list[RankedMove]
    evaluation: list[float]  # by seat, from 0 (lost) to 1 (won)


class ChosenMove(msgspec.Struct, tag=True):
    """The bot's move."""

    action: str
    reasons: list[Reason]


class NoAnswer(msgspec.Struct, tag=True):
    """No answer: the rules refuse the question, or the bot has failed."""

    sentence: str
    is_fault: bool
    words: Words | None = None  # the sentence for other languages, where somebody has said it


Question = Choose | Advise
Answer = ChosenMove | Advice | NoAnswer

_decode: Final = msgspec.json.Decoder(Question).decode
_encode: Final = msgspec.json.Encoder().encode


def answer(question: Question) -> Answer:
    """Let the bot think and return its answer."""
    try:
        return _choose(question) if isinstance(question, Choose) else _advise(question)
    except Refused as refused:
        return NoAnswer(str(refused), is_fault=False, words=words(refused.message) if refused.message else None)
    except Exception:
        return NoAnswer(traceback.format_exc(), is_fault=True)


def _choose(question: Choose) -> ChosenMove:
    table = load(msgspec.json.decode(question.position), question.seed)
    allowed = set(question.options)
    options = [option for option in table.options(question.seat) if option.text in allowed]
    choice = ask(bot(question.bot), table.game, table.state, question.seat, options, Random(question.seed))
    return ChosenMove(choice.action.text, _reasons(choice))


def _advise(question: Advise) -> Advice:
    table = load(msgspec.json.decode(question.position), question.seed)
    random = Random(question.seed)
    seat = question.seat if question.seat is not None else min(table.waiting, default=0)
    options = table.options(seat)
    seats: Any = table.journal.header["seats"]
    return Advice(
        seat=seat,
        view=table.view(seat),
        prompt=words(table.prompt(seat)),
        options=offers(table, seat),
        best=[
            RankedMove(choice.action.text, words(table.label(seat, choice.action)), _gain(choice), _reasons(choice))
            for choice in _ranked(question.bot, table.game, table.state, seat, options, random)
        ],
        evaluation=win_probabilities(table.game, table.state, seats, seat, random),
    )


def _ranked(name: str, game: Game[Any], state: State, seat: int, options: list[Action], random: Random) -> list[Choice]:
    """Return the bot's best move, its choice without that one, and so on."""
    ranked: list[Choice] = []
    left = options[:]
    while left and len(ranked) < SHOWN:
        choice = ask(bot(name), game, state, seat, left, random)
        left.remove(choice.action)
        ranked.append(choice)
    return ranked


def _reasons(choice: Choice) -> list[Reason]:
    return [Reason(name, points) for name, points in choice.explain()]


def _gain(choice: Choice) -> float:
    return sum(points for _, points in choice.reasons)


def main() -> None:
    """Answer questions until the server closes the pipe, or is gone."""
    # A bot's output goes to the log, so that it is not taken for an answer.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    _limit_resources()
    catalogue()
    _send(answers, b"")
    questions = sys.stdin.buffer
    while head := questions.read(HEAD.size):
        question = _decode(questions.read(*HEAD.unpack(head)))
        _set_alarm(question.milliseconds / 1000 + ORPHAN_SECONDS)
        reply = _encode(answer(question))
        _set_alarm(0)
        _send(answers, reply)


def _limit_resources() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _set_alarm(seconds: float) -> None:
    """Have the system end this process after some seconds, even while the bot is busy."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _send(answers: BinaryIO, body: bytes) -> None:
    answers.write(HEAD.pack(len(body)) + body)
    answers.flush()


if __name__ == "__main__":
    main()
