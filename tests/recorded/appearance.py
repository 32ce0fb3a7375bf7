"""How recorded games appear to those who play and watch them, and how the components of all games do.

`appearance.json` holds a digest of every aspect of every recorded game and, under its name, of every game.
`python -m tests.recorded.appearance` makes it anew, after a change that people were meant to see; with `--lines FOLDER`
it writes down the lines themselves, so that those before and after a change can be compared.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.console import Console

import ecliptic
from ecliptic.bots.greedy import Greedy
from ecliptic.cli.drawing import draw
from ecliptic.cli.table_view import view_of
from ecliptic.content.lines import Block
from ecliptic.content.manifest import load_reference
from ecliptic.content.terminal_view import MOST_DETAIL
from ecliptic.games import manifests
from ecliptic.kernel.chance import Script
from ecliptic.kernel.journal import CHANCE, PLAY
from ecliptic.kernel.table import open_table

HERE: Final = Path(__file__).parent
DIGESTS: Final = HERE / "appearance.json"

# Everything takes time: every so many entries of a game something is looked at.
VIEWS: Final = 20
EVALUATIONS: Final = 10
CHOICES: Final = 50
TERMINAL: Final = 80
CHOOSING: Final = 15  # options as a terminal lists them

Json = dict[str, Any]
Lines = dict[str, list[str]]


def moments(journal: Json) -> Iterator[ecliptic.Table]:
    """Play a recorded game again; the table at its beginning and after every entry but chance."""
    whole = ecliptic.replay(journal)
    chance = Script([entry.drawn for entry in whole.journal.entries if entry.kind == CHANCE])
    head: Json = whole.journal.header
    table = open_table(whole.game, head["seats"], head["options"], head["pack"], chance, head["rules"])
    yield table
    for entry in whole.journal.entries:
        if entry.kind == PLAY:
            table.play(entry.seat, entry.text)
        elif entry.kind != CHANCE:
            table.rewind(entry.seat, entry.to, range(head["seats"]))
        else:
            continue
        yield table
    assert table.journal.entries[-1].hash == whole.journal.entries[-1].hash


def of_recorded(name: str) -> Lines:
    """What is seen of a recorded game, by aspect."""
    return appearance(json.loads((HERE / name).read_text(encoding="utf-8")))


def appearance(journal: Json) -> Lines:
    """What is seen of a game, by aspect."""
    lines: Lines = {
        aspect: [] for aspect in ("questions", "log", "views", "positions", "evaluation", "bot", "terminal", "choosing")
    }
    for number, table in enumerate(moments(journal)):
        seats = range(len(table.names))
        for seat in seats:
            options = table.options(seat)
            said = [table.prompt(seat), *(table.label(seat, option) for option in options)]
            lines["questions"].append(plain([message.plain() for message in said]))
        lines["questions"].append(plain(table.prompt(None).plain()))
        if number % VIEWS == 0 or table.over:
            lines["views"] += [plain(table.view(seat)) for seat in (None, *seats)]
            lines["positions"].append(plain(table.save()))
        if number % EVALUATIONS == 0:
            lines["evaluation"] += [plain(rounded(table.game.features(table.state, seat))) for seat in seats]
        if number % CHOICES == 0 and not table.over:
            seat = table.waiting[0]
            world = table.game.resample(table.state, seat, Random(number))
            choice = Greedy().choose(table.game, world, seat, table.options(seat), Random(number))
            lines["bot"].append(plain([choice.action.text, rounded([points for _, points in choice.reasons])]))
        if number % CHOOSING == 0:
            lines["choosing"] += [plain(listed(table, seat)) for seat in table.waiting]
        if number % TERMINAL == 0 or table.over:
            lines["terminal"] += [drawn(table, seat) for seat in (None, 0)]
    for seat in (None, *seats):
        lines["log"] += [plain([n, message.plain()]) for n, message in table.log(seat)]
    return lines


def listed(table: ecliptic.Table, seat: int) -> list[object]:
    """The options as a terminal lists them, what Enter does, and what would be left undone."""
    view, options = view_of(table, "en"), table.options(seat)
    usual, following = view.default(seat, options), view.next_card(seat)
    return [
        [
            [heading, [[view.option(seat, each, brief).plain for brief in (False, True)] for each in under]]
            for heading, under in view.grouped(seat, options)
        ],
        {n: each.text for n, each in view.amounts_of(options).items()},
        [each and each.text for each in (usual, following)],
        [view.unused(seat, each, options) for each in (options[0], options[-1])],
    ]


def components(slug: str) -> Lines:
    """What is printed on the components of a game, and how a terminal shows its cards."""
    table = ecliptic.new(slug, seats=ecliptic.game(slug).setups()[0][0], seed=1)
    view = view_of(table, "en")
    shown = [f"{id}: {name}\n{on_paper(view.card(id))}" for id, name in view.cards().items()]
    printed = load_reference(manifests()[slug].printed)(None, "en")
    return {"printed": [plain(printed)], "cards": shown}


def plain(value: object) -> str:
    """A value as a line of JSON."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def drawn(table: ecliptic.Table, seat: int | None) -> str:
    """The table as a terminal shows it."""
    return on_paper(view_of(table, "en").board(seat, MOST_DETAIL))


def on_paper(block: Block) -> str:
    """Something as a terminal shows it."""
    paper = StringIO()
    Console(file=paper, width=120, color_system=None).print(draw(block))
    return paper.getvalue()


def rounded(numbers: list[float]) -> list[float]:
    """Numbers as exact as they are on every machine."""
    return [round(number, 6) for number in numbers]


def digests(lines: Lines) -> dict[str, str]:
    """A digest of every aspect."""
    return {aspect: sha256("\n".join(each).encode()).hexdigest()[:16] for aspect, each in lines.items()}


def main() -> int:
    """Make the digests anew, or write down the lines."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.recorded.appearance", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="recorded games such as arcs/four_tied.json, and games; all if none"
    )
    parser.add_argument(
        "--lines", metavar="FOLDER", type=Path, help="write down the lines there instead of the digests"
    )
    arguments = parser.parse_args()
    found: dict[str, dict[str, str]] = json.loads(DIGESTS.read_text(encoding="utf-8")) if DIGESTS.is_file() else {}
    known = [*sorted(json.loads((HERE / "index.json").read_text(encoding="utf-8"))), *sorted(ecliptic.catalogue())]
    for name in arguments.names or known:
        lines = of_recorded(name) if name.endswith(".json") else components(name)
        if arguments.lines:
            for aspect, each in lines.items():
                path = arguments.lines / Path(name).with_suffix("") / f"{aspect}.txt"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text("\n".join(each), encoding="utf-8")
        else:
            found[name] = digests(lines)
        print(name, file=sys.stderr)
    if not arguments.lines:
        rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(found[name])}" for name in sorted(known))
        DIGESTS.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
