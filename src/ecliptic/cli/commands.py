"""Commands that can be typed at the table besides the number of an option."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid
from rich.text import Text

from ecliptic.cli import saves
from ecliptic.cli.arguments import shorten
from ecliptic.cli.drawing import draw
from ecliptic.cli.page import Pager
from ecliptic.content.ledger import Clause, clauses_about, read_clauses
from ecliptic.content.terminal_view import MOST_DETAIL
from ecliptic.kernel import Action, Refused

if TYPE_CHECKING:
    from ecliptic.cli.session import Session

HINTING: Final = "greedy"  # the bot that gives hints
LOG_LINES: Final = 40  # unless more are asked for
MOST_CARDS: Final = 3

# The same keys with a Russian keyboard layout.
CYRILLIC_KEYS: Final = str.maketrans("йцгздвычреищ", "qwupldsxhtbo")


class Quit(Exception):
    """Raised when the people at the table quit; the game can be continued later."""


# Looking things up


def show_cards(session: "Session", typed: str) -> bool:
    """Show the cards whose names begin like this; return whether there are any."""
    start = typed.casefold()
    found = [id for id, name in session.view.cards().items() if name.casefold().startswith(start)]
    exact = [id for id in found if session.view.cards()[id].casefold() == start]
    found = exact or found
    for id in found[:MOST_CARDS]:
        session.screen.show(draw(session.view.card(id)))
    if len(found) == 1:
        show_clauses(session, about_card(session, found[0]), "mentioned-in")
    elif len(found) > MOST_CARDS:
        session.say("no-more-cards", n=len(found) - MOST_CARDS)
    return bool(found)


def about_card(session: "Session", id: str) -> list[Clause]:
    """Return the clauses that name a card; none when the game has no ledger."""
    return clauses_about(session.table.game.slug, id, session.locale) if read_ledger(session) else []


def read_ledger(session: "Session") -> Sequence[Clause]:
    """Return the ledger of this game; empty when it has none."""
    try:
        return read_clauses(session.table.game.slug, session.locale)
    except Refused:
        return ()


def show_rules(session: "Session", seat: int, which: str, options: list[Action]) -> None:
    """Show the clauses for the question, or for an option together with its card."""
    if not which:
        rules = session.table.prompt(seat).rules
    elif which.isdecimal() and len(which) < 9 and 1 <= int(which) <= len(options):
        option = options[int(which) - 1]
        rules = session.table.label(seat, option).rules
        card = session.view.card_of(seat, option)
        if card is not None:
            session.screen.show(draw(session.view.card(card)))
    elif which.isdecimal():
        session.say("no-such-number", n=shorten(which), most=len(options))
        return
    else:
        if not show_cards(session, which):
            session.say("not-understood", text=shorten(which))
        return
    behind = [clause for clause in read_ledger(session) if clause.id in rules]
    if behind:
        show_clauses(session, behind)
    else:
        session.say("no-rules")


def show_clauses(session: "Session", clauses: list[Clause], heading: str | None = None) -> None:
    """Show clauses with their ids, under a heading."""
    if not clauses:
        return
    if heading is not None:
        session.screen.show(Text(session.words.text(heading), style="bold"))
    if any(clause.language != session.locale for clause in clauses):
        session.screen.show(Text(session.words.text("rules-are-english"), style="dim"))
    rows = Grid.grid(padding=(0, 2))
    for clause in clauses:
        rows.add_row(Text(clause.id, style="bold"), Text(clause.text))
    session.screen.show(rows)


# Commands: each takes the session, the seat at the keyboard and what was typed after the command.


def undo(session: "Session", seat: int, rest: str) -> None:
    """Undo one step."""
    take_back(session, seat, 1)


def undo_all(session: "Session", seat: int, rest: str) -> None:
    """Undo everything since the last barrier."""
    take_back(session, seat, None)


def take_back(session: "Session", seat: int, steps: int | None) -> None:
    """Undo so many steps, or say that there is nothing to undo."""
    try:
        session.table.undo(seat, steps)
    except Refused:
        session.say("nothing-to-take-back")
        return
    session.notices.append(Text(session.words.text("taken-back"), style="italic"))


def show_log(session: "Session", seat: int, rest: str) -> None:
    """Show the latest lines of the log."""
    lines = session.table.log(seat)
    most = int(rest) if rest.isdecimal() and 0 < len(rest) < 9 else LOG_LINES
    if len(lines) > most:
        session.say("log-begins", n=len(lines))
    session.screen.show(*(Text(session.view.say(message, seat)) for _, message in lines[-most:]))


def show_piles(session: "Session", seat: int, rest: str) -> None:
    """Show the open piles."""
    piles = session.view.piles(seat)
    session.screen.show(draw(piles if piles is not None else session.view.board(seat, MOST_DETAIL)))


def save_to(session: "Session", seat: int, rest: str) -> None:
    """Save the journal, to a named file if one is named."""
    path = Path(rest).expanduser() if rest else session.path
    try:
        saves.write(path, session.journal())
    except Refused as refusal:
        session.say("cannot-save", path=str(path), why=str(refusal))
        return
    session.say("saved", path=str(path))


def leave(session: "Session", seat: int, rest: str) -> None:
    """Quit; the game can be continued later."""
    raise Quit


def show_help(session: "Session", seat: int, rest: str) -> None:
    """Show everything that can be typed."""
    rows = Grid.grid(padding=(0, 2))
    for keys, about in HELP:
        if about in WITH_CARDS and not session.view.has_cards:
            continue
        rows.add_row(Text(keys, style="bold cyan"), Text(session.words.text(about)))
    session.screen.show(rows)


def hint(session: "Session", seat: int, rest: str) -> None:
    """Show what a bot would do, and why."""
    from ecliptic import bots

    table = session.table
    rng = Random(f"{session.seed}:{len(table.journal)}:hint")
    try:
        choice = bots.ask(bots.bot(HINTING), table.game, table.state, seat, table.options(seat), rng)
    except Refused as refusal:  # it cannot play every game
        session.screen.show(str(refusal))
        return
    label = session.view.say(table.label(seat, choice.action), seat)
    session.say("hint", bot=HINTING.capitalize(), option=label)
    reasons = [f"{session.view.weight(name)} {points:+.1f}" for name, points in choice.explain() if abs(points) >= 0.05]
    if reasons:
        session.screen.show(Text(f"  {', '.join(reasons)}", style="dim"))


def play_all(session: "Session", seat: int, rest: str) -> None:
    """Play the whole hand; stop when a card asks something."""
    table = session.table
    asked = table.prompt(seat).id
    if session.view.next_card(seat) is None:
        session.say("nothing-to-play")
    while not table.over and seat in table.waiting and table.prompt(seat).id == asked:
        card = session.view.next_card(seat)
        if card is None:
            break
        table.play(seat, card)


def redraw(session: "Session", seat: int, rest: str) -> None:
    """Draw the table again."""
    session.draw(seat, session.seen[seat])


def turn_table(session: "Session", seat: int, rest: str) -> None:
    """Show the next part of a table that is too high for the screen."""
    turn(session, seat, session.page.table_pager)


def turn_options(session: "Session", seat: int, rest: str) -> None:
    """Show the next part of the options."""
    turn(session, seat, session.page.option_pager)


def turn(session: "Session", seat: int, pager: Pager) -> None:
    """Draw the table with the next part of something, or say that nothing is hidden."""
    if pager.turn():
        redraw(session, seat, "")
    else:
        session.say(pager.whole)


def let_others(session: "Session", seat: int, rest: str) -> None:
    """Let the next seat go first, where several may act in any order."""
    waiting = session.table.waiting
    if len(waiting) < 2:
        session.say("nobody-else")
        return
    session.holder = waiting[(waiting.index(seat) + 1) % len(waiting)]


COMMANDS: Final[dict[str, "Callable[[Session, int, str], None]"]] = {
    "p": play_all,
    "u": undo,
    "uu": undo_all,
    "x": hint,
    "l": show_log,
    "d": show_piles,
    "t": redraw,
    "b": turn_table,
    "o": turn_options,
    "w": let_others,
    "s": save_to,
    "q": leave,
    "h": show_help,
}

HELP: Final = (
    ("1, 2, 3 …", "help-numbers"),
    ("?, ? 3", "help-rules"),
    ("Gun…", "help-card"),
    ("p", "help-play"),
    ("u, uu", "help-undo"),
    ("x", "help-hint"),
    ("l", "help-log"),
    ("d", "help-discard"),
    ("t", "help-table"),
    ("b, o", "help-parts"),
    ("w", "help-wait"),
    ("s", "help-save"),
    ("q", "help-quit"),
    ("h", "help-help"),
)

WITH_CARDS: Final = ("help-card", "help-play", "help-discard")
