"""Makes the pictures of the documentation from the program itself: `.venv/bin/python tools/pictures.py`."""

import io
import re
import tempfile
from pathlib import Path
from random import Random

from rich.console import Console

import ecliptic
from ecliptic.bots import ask, bot
from ecliptic.cli.screen import Screen
from ecliptic.cli.session import Session
from ecliptic.kernel import Table

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
WIDTH = 108
SEED = 8
DECISIONS = range(60, 400)  # late enough for bases in play, and not over yet


def middle_of_a_game() -> Table:
    """A duel between two bots, at a moment when seat 0 has much to choose from and the foe has a base."""
    table = ecliptic.new("star-realms", seed=SEED, options={"first": 0})
    rng, greedy = Random(SEED), bot("greedy")
    for decision in range(DECISIONS.stop):
        seat = table.waiting[0]
        kinds = {option.kind for option in table.options(seat)}
        if decision in DECISIONS and seat == 0 and {"play", "buy", "attack_base"} <= kinds:
            return table
        table.play(seat, ask(greedy, table.game, table.state, seat, table.options(seat), rng).action)
    raise LookupError("no such moment in this game: take another seed")


def terminal() -> str:
    """A moment of terminal play as SVG, with the reader's own monospaced font."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    with tempfile.TemporaryDirectory() as folder:
        screen = Screen(console, input)
        session = Session(middle_of_a_game(), ["you", "greedy"], "en", screen, Path(folder) / "game.json", 1)
        session.draw(0, since=len(session.table.journal))
    svg = console.export_svg(title="ecliptic play star-realms --seats you,greedy", unique_id="terminal")
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    (PICTURES / "terminal.svg").write_text(terminal(), encoding="utf-8")
    print(f"Pictures are in {PICTURES.relative_to(Path.cwd())}.")
