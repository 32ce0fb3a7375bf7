"""A game played in the terminal: whose turn it is, what was typed, and what happens then."""

import shlex
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.rule import Rule
from rich.text import Text

from ecliptic.cli import saves
from ecliptic.cli.arguments import shorten
from ecliptic.cli.commands import COMMANDS, CYRILLIC_KEYS, Quit, show_cards, show_rules
from ecliptic.cli.drawing import text
from ecliptic.cli.page import MOST_LINES, Page
from ecliptic.cli.play import YOU
from ecliptic.cli.screen import Screen
from ecliptic.cli.table_view import view_of
from ecliptic.cli.words import words
from ecliptic.kernel import Action, Json, Refused, Table

EARLIER: Final = 60  # entries of the journal that the log beside the table goes back at least


class Session:
    """One table with people and bots around it."""

    def __init__(
        self,
        table: Table,
        seats: Sequence[str],
        locale: str,
        screen: Screen,
        path: Path,
        seed: int | str | None = None,
        reference: str = "",
    ) -> None:
        self.table = table
        self.seats = list(seats)
        self.locale = locale
        self.screen = screen
        self.path = path
        self.seed = seed
        self.reference = reference  # of a game that is not installed
        self.words = words(locale)
        self.view = view_of(table, locale)
        self.page = Page(screen, self.view, self.words)
        self.people = [seat for seat, name in enumerate(seats) if name == YOU]
        self.bots: dict[int, Any] = {}
        table.names[:] = seat_names(seats, locale)
        self.holder = -1  # who continues when several may act
        self.shown: int | None = None if len(self.people) > 1 else self.viewer  # the seat whose view is on the screen
        self.seen: dict[int | None, int] = dict.fromkeys([None, *range(len(seats))], 0)
        self.notices: list[Text] = []  # shown with the next table
        self.warned = False
        self.confirming = False
        self.began = time.monotonic()

    @property
    def viewer(self) -> int | None:
        """Return the seat whose view is shown while bots play; None when several people look."""
        return self.people[0] if len(self.people) == 1 else None

    # The course of the game

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        try:
            while not self.table.over:
                seat = self.next_seat()
                if seat in self.people:
                    self.person(seat)
                else:
                    self.bot(seat)
        except (Quit, EOFError):
            self.save()
            self.farewell()
            return
        self.save()
        self.finish()

    def next_seat(self) -> int:
        """Return who acts next: people before bots where the order is free, unless they let the others go first."""
        waiting = self.table.waiting
        if self.holder in waiting:
            return self.holder
        return next((seat for seat in waiting if seat in self.people), waiting[0])

    def bot(self, seat: int) -> None:
        """Let a bot decide, visibly."""
        from ecliptic import bots

        if seat not in self.bots:
            self.bots[seat] = bots.find_bot(self.seats[seat])
        table = self.table
        rng = Random(f"{self.seed}:{len(table.journal)}:{seat}")
        choice = bots.ask(self.bots[seat], table.game, table.state, seat, table.options(seat), rng)
        before = len(table.journal)
        table.play(seat, choice.action)
        if self.screen.is_live or not self.people:
            lines = self.digest(self.viewer, before)
            if lines:
                self.screen.show(*lines)
                self.screen.pause()

    def person(self, seat: int) -> None:
        """Let a person decide: draw the table, then read until something is played."""
        self.save()
        if len(self.people) > 1 and self.shown != seat:
            self.curtain(seat)
        self.page.option_pager.start = 0
        self.draw(seat, self.seen[seat])
        moves = len(self.table.journal)
        while len(self.table.journal) == moves and not self.table.over:
            self.answer(seat)
            if seat != self.next_seat_or(seat):
                return
        self.seen[seat] = moves

    def next_seat_or(self, seat: int) -> int:
        """Return who acts next; this seat when the game is over."""
        return seat if self.table.over else self.next_seat()

    def curtain(self, seat: int) -> None:
        """Hide one player's hand before another player sits down."""
        self.screen.clear()
        self.screen.ask(self.words.text("pass", who=self.table.names[seat]))
        self.shown = seat
        self.page.table_pager.start = 0

    # Drawing

    def draw(self, seat: int, since: int) -> None:
        """Draw the whole screen for one seat."""
        if self.page.has_log:  # there is room for more than what is new
            since = max(0, min(since, len(self.table.journal) - EARLIER))
        notices, self.notices = self.notices, []
        self.page.draw(seat, self.digest(seat, since), notices, self.prompt(seat))

    def digest(self, seat: int | None, since: int) -> list[Text]:
        """Return what happened after an entry of the journal, as the seat is told."""
        return [text(line) for line in self.view.digest([message for _, message in self.table.log(seat, since)], seat)]

    def say(self, id: str, **args: str | int) -> None:
        """Show one of the terminal's own sentences."""
        self.screen.show(Text(self.words.text(id, **args)))

    # Reading

    def numbered(self, seat: int) -> list[Action]:
        """Return the options in the order of their numbers."""
        return [option for _, group in self.view.grouped(seat, self.table.options(seat)) for option in group]

    def prompt(self, seat: int) -> str:
        """Return what stands before the line to type on."""
        default = self.view.default(seat, self.numbered(seat))
        if default is None:
            return self.words.text("ask")
        return self.words.text("ask-default", default=self.view.say(self.table.label(seat, default), seat))

    def answer(self, seat: int) -> None:
        """Read one line and do what it says."""
        options = self.numbered(seat)
        default = self.view.default(seat, options)
        typed = self.screen.ask(self.prompt(seat))
        confirmed, self.confirming = self.confirming, False
        command, _, rest = typed.partition(" ")
        known = COMMANDS.get(command.lower().translate(CYRILLIC_KEYS))
        if not typed:
            if default is None:
                self.say("no-default")
            else:
                self.choose(seat, default, options, confirmed)
        elif typed.isdecimal():
            self.choose_number(seat, typed, options, confirmed)
        elif typed.startswith("?"):
            show_rules(self, seat, typed[1:].strip(), options)
        elif known is not None:
            known(self, seat, rest.strip())
        elif any(option.text == typed for option in options):
            self.choose(seat, next(option for option in options if option.text == typed), options, confirmed)
        elif not show_cards(self, typed):
            self.not_understood(seat, typed)

    def choose_number(self, seat: int, typed: str, options: list[Action], confirmed: bool) -> None:
        """Play the option with this number, or the one with this amount where the question is how much."""
        amounts = self.view.amounts_of(options)
        if amounts:
            chosen = amounts.get(int(typed)) if len(typed) <= 9 else None
            if chosen is None:
                self.say("no-such-amount", n=shorten(typed), least=min(amounts), most=max(amounts))
            else:
                self.choose(seat, chosen, options, confirmed)
        elif len(typed) > 9 or not 1 <= int(typed) <= len(options):
            self.say("no-such-number", n=shorten(typed), most=len(options))
        else:
            self.choose(seat, options[int(typed) - 1], options, confirmed)

    def choose(self, seat: int, option: Action, options: list[Action], confirmed: bool) -> None:
        """Play an option; ending a turn with something left undone asks once."""
        unused = self.view.unused(seat, option, options)
        if unused and not confirmed:
            self.confirming = True
            self.say("end-anyway", what=self.words.join(unused))
        else:
            self.table.play(seat, option)

    def not_understood(self, seat: int, typed: str) -> None:
        """Show the game's reason for a notation; for anything else, point to the help."""
        if ":" in typed:
            reason = self.table.game.why_not(self.table.state, seat, shorten(typed))
            self.screen.show(Text(self.view.say(reason, seat)))
        else:
            self.say("not-understood", text=shorten(typed))

    # Leaving

    def save(self) -> None:
        """Keep the game as it is now; if that fails say so once and play on."""
        try:
            saves.write(self.path, self.journal())
        except Refused as refusal:
            if not self.warned:
                self.say("cannot-save", path=str(self.path), why=str(refusal))
            self.warned = True

    def journal(self) -> Json:
        """Return the game with what it takes to continue it."""
        return saves.with_session(self.table.journal.dump(), self.seats, self.locale)

    def farewell(self) -> None:
        """Show how to continue later: what has to be imported is named again."""
        if not self.warned:
            game = f"{self.reference} " if self.reference else ""
            seats = f"--seats {','.join(self.seats)} " if any(":" in name for name in self.seats) else ""
            command = f"ecliptic play {game}{seats}--resume {self.quoted_path()}"
            self.say("stopped-here")
            self.screen.console.print(f"  {command}", soft_wrap=True, markup=False)

    def finish(self) -> None:
        """Show the end: the table, who won, the places, how long it took, and where the journal is."""
        viewer = self.viewer
        result = self.table.result
        assert result is not None
        self.screen.clear()
        self.screen.show(self.page.board(viewer, self.screen.width, self.screen.height - MOST_LINES))
        if viewer is not None:
            lines = self.digest(viewer, self.seen[viewer])
            self.screen.show(*self.page.happened(lines, self.screen.width, MOST_LINES))
        self.screen.show(Rule(style="dim"), Text(self.view.say(self.table.prompt(viewer), viewer), style="bold"))
        order = sorted(range(len(self.seats)), key=lambda seat: (result.places[seat], -result.scores[seat]))
        for seat in order:
            place = result.places[seat]
            id = "place" if place else "no-place"
            self.say(id, n=place, who=self.table.names[seat], score=result.scores[seat])
        decisions = sum(self.table.journal.entries[i].kind == "play" for i in self.table.journal.active_entries())
        self.say("lasted", decisions=decisions, minutes=round((time.monotonic() - self.began) / 60))
        if not self.warned:
            self.say("saved", path=str(self.path))
            self.say("watch-again")
            self.screen.console.print(f"  ecliptic replay {self.quoted_path()}", soft_wrap=True, markup=False)

    def quoted_path(self) -> str:
        """Return the saved file, quoted for a shell."""
        return shlex.quote(str(self.path))


def seat_names(seats: Sequence[str], locale: str) -> list[str]:
    """Return everybody's name: one person is "you", several are numbered, and so are bots of the same name.

    >>> seat_names(["you", "greedy", "greedy"], "en")
    ['You', 'Greedy 1', 'Greedy 2']
    >>> seat_names(["you", "you"], "de")
    ['Spieler 1', 'Spieler 2']
    """
    names: list[str] = []
    for seat, kind in enumerate(seats):
        twins = seats.count(kind)
        if kind == YOU:
            names.append(words(locale).text("you" if twins == 1 else "player", n=seat + 1))
        else:
            names.append(f"{kind.capitalize()} {seats[: seat + 1].count(kind)}" if twins > 1 else kind.capitalize())
    return names
