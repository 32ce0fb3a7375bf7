"""People at the table that follow a script, and what they get to see."""

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console

import ecliptic
from ecliptic.cli.screen import Screen
from ecliptic.cli.session import Session
from ecliptic.kernel import Table

NAMES: Final = ["Anna", "Boris", "Chen", "Dora"]
LONGEST: Final = 2_000  # lines typed; a script that has typed more is caught in a loop


def after_moves(table: Table, moves: int) -> Table:
    """Return a table of Anna and others after some random moves."""
    table.names[:] = NAMES[: len(table.names)]
    rng = Random(moves)
    for _ in range(moves):
        if table.over:
            break
        seat = table.waiting[0]
        table.play(seat, rng.choice(table.options(seat)))
    return table


class Script:
    """A session whose answers come from a list or a function; everything printed is kept.

    An answer function gets the session and the seat that is asked. When a list is used up, input ends.
    """

    def __init__(
        self,
        table: Table,
        seats: str,
        answers: "Iterable[str] | Callable[[Session, int], str]",
        path: Path,
        locale: str = "en",
        width: int = 80,
        seed: int = 1,
        live: bool = False,
        height: int = 30,
    ) -> None:
        self.output = io.StringIO()
        self.pages: list[str] = []  # what was printed before each answer
        self.prompts: list[str] = []
        self.answers = answers if callable(answers) else iter(answers)
        console = Console(
            file=self.output,
            width=width,
            height=height,
            highlight=False,
            force_terminal=live,
            color_system=None,
            _environ={},
        )
        self.session = Session(table, seats.split(","), locale, Screen(console, self.read), path, seed)

    def read(self, prompt: str) -> str:
        self.pages.append(self.output.getvalue())
        self.output.seek(0)
        self.output.truncate()
        self.prompts.append(prompt)
        assert len(self.prompts) < LONGEST, "the script is caught in a loop"
        if callable(self.answers):
            return self.answers(self.session, self.session.next_seat())
        try:
            return next(self.answers)
        except StopIteration:
            raise EOFError from None

    def run(self) -> str:
        """Play; everything that was printed."""
        self.session.run()
        self.pages.append(self.output.getvalue())
        return "\n".join(self.pages)


def duel(seed: int = 3, **options: str) -> Table:
    """A duel in which seat 0 begins."""
    return ecliptic.new("star-realms", seats=2, seed=seed, options={"first": "0", **options})


def situation(**mine: object) -> Table:
    """Seat 0's main phase with these cards and pools; everything else is where one would expect it."""
    players = [mine, {"hand": ["scout", "scout", "viper"]}]
    header = {"ecliptic": "position", "format": 1, "game": "star-realms", "seats": 2, "options": {}}
    return ecliptic.load({**header, "state": {"players": players}}, seed=1)


def sensible(session: Session, seat: int) -> str:
    """Play everything, attack with everything, buy what is there, then end the turn."""
    options = session.numbered(seat)
    if any(option.kind == "play" for option in options):
        return "p"
    if options[0].kind == "amount":
        return ""
    for kind in ("use", "ally", "attack_base", "attack", "buy", "end"):
        found = [n for n, option in enumerate(options, start=1) if option.kind == kind]
        if found:
            return str(found[-1])
    return "1"
