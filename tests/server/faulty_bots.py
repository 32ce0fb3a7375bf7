"""A worker process with bots that nobody would want at a table. Tests let the server start this one.

What a bot has to remember from one process to the next is a file in the folder that ODD_BOTS names.
"""

import os
import signal
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from ecliptic.bots import BOTS, Bot, Choice
from ecliptic.kernel import Action, Game, State
from ecliptic.server.bots import worker


def first_time(what: str) -> bool:
    """Whether no process has asked this before."""
    try:
        (Path(os.environ["ODD_BOTS"]) / what).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


class Odd(Bot):
    """Takes the last option, unless something happens before."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "odd")

    def choose(self, game: Game[Any], world: State, seat: int, options: list[Action], random: Random) -> Choice:
        getattr(self, self.name)()
        return Choice(Action("nonsense") if self.name == "lies" else options[-1])

    def dies_once(self) -> None:
        if first_time("died"):
            os.kill(os.getpid(), signal.SIGKILL)

    def dies(self) -> None:
        os._exit(3)

    def sleeps_once(self) -> None:
        if first_time("slept"):
            time.sleep(600)

    def sleeps(self) -> None:
        first_time("sleeping")
        time.sleep(600)

    def fails(self) -> None:
        raise ValueError("something is wrong in here")

    def eats(self) -> None:
        bytearray(3 << 30)  # more than a worker may have

    def lies(self) -> None:
        """What it answers is no option."""

    def prints(self) -> None:
        print("a line that is no answer")
        sys.stdout.flush()
        os.write(1, b"\xff" * 64)


NAMES = ("dies_once", "dies", "sleeps_once", "sleeps", "fails", "eats", "lies", "prints")

if __name__ == "__main__":
    BOTS.update({name: Odd(name) for name in NAMES})
    worker.main()
