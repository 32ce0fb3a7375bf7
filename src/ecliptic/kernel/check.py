"""The conformance suite: the contract of every game, checked on random games.

A game that passes can be copied, saved, replayed, undone and shown to anybody without surprises. Third-party
games can use the same suite.
"""

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, final

from ecliptic.kernel.actions import LONGEST_NOTATION
from ecliptic.kernel.chance import ChanceSource
from ecliptic.kernel.errors import Refused
from ecliptic.kernel.game import Game, Json
from ecliptic.kernel.histories import Histories
from ecliptic.kernel.journal import Entry, Journal
from ecliptic.kernel.knowledge import Knowledge
from ecliptic.kernel.leaks import advance, find_leaks, preview_bytes, seat_bytes
from ecliptic.kernel.loop import options_of
from ecliptic.kernel.preview import CHANCE, REVEAL, Preview
from ecliptic.kernel.requests import Request
from ecliptic.kernel.state import State, digest, numbers
from ecliptic.kernel.table import Table, load_table, open_table, replay_table
from ecliptic.kernel.variations import tight_position
from ecliptic.kernel.words import Words

__all__ = ["CheckReport", "check_game", "find_leaks", "preview_bytes", "seat_bytes"]

LONGEST_GAME: Final = 50_000  # decisions; a random game that has not ended by then will not end
MOST_OPTIONS: Final = 1_000  # a longer list must be split into smaller choices
MOST_FAILURES: Final = 20  # more would not be read
TIGHT: Final = 0.15  # of the costly checks also run on a position with small hands and empty decks
TIGHT_DECISIONS: Final = 2  # played from such a position
BRANCHES: Final = 3  # kinds of draws before the first decision that begin an alternative history, and all suspect ones
BRANCHING: Final = 0.02  # of the decisions begin an alternative history,
BRANCHING_AT_CHANCE: Final = 0.1  # and of those that chance follows


@final
class CheckReport:
    """The extent and the findings of a check; `failures` is empty when the game passes.

    >>> CheckReport().plain("star-realms")
    {'game': 'star-realms', 'games': 0, 'decisions': 0, 'failures': []}
    """

    __slots__ = ("decisions", "failures", "games")

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.failures: list[str] = []

    def plain(self, game: str) -> Json:
        """Return the report as JSON types."""
        return {"game": game, "games": self.games, "decisions": self.decisions, "failures": self.failures}


def check_game(
    game: Game[Any],
    games: int | None = None,
    seed: int = 1,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    decisions: int | None = None,
    stride: int = 8,
    progress: Callable[[CheckReport], None] | None = None,
) -> CheckReport:
    """Play random games and check the contract; the costly checks run on about every `stride`-th decision.

    Without `seats` and `options` the games cycle through all of the game's set-ups. It stops after so many games or so
    many decisions, whichever comes first.

    >>> import ecliptic
    >>> report = check_game(ecliptic.game("star-realms"), decisions=60, seats=2)
    >>> report.games, report.failures
    (1, [])
    """
    if games is None and decisions is None:
        games = 10
    chosen: Mapping[str, object] = options or {}
    if seats is None and options is None:
        setups: list[tuple[int, Mapping[str, object]]] = [(n, given) for n, given in game.setups()]
    else:
        setups = [(n, chosen) for n in ([seats] if seats is not None else game.seats_for(chosen))]
    report = CheckReport()
    memory = CheckMemory()
    while (games is None or report.games < games) and (decisions is None or report.decisions < decisions):
        if len(report.failures) >= MOST_FAILURES:
            break
        number, given = setups[report.games % len(setups)]
        left = None if decisions is None else decisions - report.decisions
        name = f"{seed}:{report.games}"
        report.games += 1
        _Check(game, number, given, name, stride, report, memory).run(left, progress)
    report.failures += [f"{game.slug}: {failure}" for failure in memory.histories.failures()]
    return report


@final
class CheckMemory:
    """Memory across the games of one check: some faults show only in many games.

    >>> CheckMemory().histories.failures()
    []
    """

    __slots__ = ("histories", "knowledge", "words")

    def __init__(self) -> None:
        self.histories: Final = Histories()
        self.knowledge: Final = Knowledge()
        self.words: Final = Words()


@final
class _Check:
    """One random game being played and checked."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, object],
        seed: str,
        stride: int,
        report: CheckReport,
        memory: CheckMemory | None = None,
    ) -> None:
        self.game: Final = game
        self.memory: Final = memory or CheckMemory()
        self.rng: Final = Random(seed)
        self.stride: Final = stride
        self.report: Final = report
        self.table: Table = open_table(game, seats, options, luck=ChanceSource(f"chance {seed}"))
        self.where: Final = f"{game.slug} seats={seats} options={dict(options)} seed={seed!r}"
        self.seen_actions: Final[list[str]] = []
        self.kept: list[tuple[State, str]] = []
        self.found = 0

    def fail(self, problem: str) -> None:
        """Record a failure with what is needed to reproduce it."""
        self.found += 1
        self.report.failures.append(f"{self.where} entry {len(self.table.journal)}: {problem}")

    def run(self, most: int | None, progress: Callable[[CheckReport], None] | None) -> None:
        """Play to the end (or so many decisions), checking on the way."""
        table, rng = self.table, self.rng
        count = 0
        try:
            self.branch_at_start()
            while not table.over and not self.found:
                if most is not None and count >= most:
                    break
                if count >= LONGEST_GAME:
                    self.fail(f"the game has not ended after {LONGEST_GAME} decisions.")
                    break
                if rng.random() * self.stride < 1:
                    self.try_everything()
                self.step()
                count += 1
                self.report.decisions += 1
                if progress and count % 100 == 0:
                    progress(self.report)
            self.finish()
        except Refused as refusal:
            self.fail(f"an option was refused: {refusal}")
        except Exception as error:
            self.fail(f"{type(error).__name__} while {type(_top(table.state)).__name__} was on top: {error}")
        if progress:
            progress(self.report)

    def step(self) -> None:
        """Play one random option; now and then, undo it and play it again."""
        table, rng = self.table, self.rng
        seats = [seat for seat in range(_table_seats(table)) if table.options(seat)]
        waiting = table.waiting
        if not waiting:
            self.fail("nobody is to move and the game is not over.")
            return
        seat = rng.choice(seats) if rng.random() < 0.1 else rng.choice(waiting)
        options = table.options(seat)
        if not options:
            self.fail(f"seat {seat} is to move and has no option.")
            return
        action = rng.choice(options)
        if len(self.seen_actions) < 200 or rng.random() < 0.05:
            self.seen_actions.append(action.text)
        before = digest(table.state)
        preview = table.preview(seat, action) if rng.random() < 0.05 else None
        luck = rng.random()
        may_branch = luck < BRANCHING_AT_CHANCE
        moment = table.state.clone() if may_branch or self.memory.histories.world is not None else None
        n = len(table.journal)
        table.play(seat, action)
        if moment is not None:
            entries = table.journal.entries[n:]
            self.try_histories(moment, entries, luck < BRANCHING or (may_branch and len(entries) > 1))
        if preview is not None:
            self.compare(preview, seat, action.text)
        if rng.random() < 0.05:
            self.try_undo(seat, before, action.text)

    def any_viewer(self) -> int | None:
        """Return a random seat, or None for a spectator."""
        viewer = self.rng.randint(-1, _table_seats(self.table) - 1)
        return viewer if viewer >= 0 else None

    def branch_at_start(self) -> None:
        """Begin an alternative history with another deal before the first decision."""
        header: Any = self.table.journal.header
        entries = self.table.journal.entries
        histories = self.memory.histories
        histories.forget()
        kinds = sorted({entry.text for entry in entries})
        some = set(self.rng.sample(kinds, min(BRANCHES, len(kinds))))
        for viewer in (None, self.rng.randrange(header["seats"])):
            suspect = histories.always_seen(viewer)
            for kind in (kind for kind in kinds if kind in some or kind in suspect):
                at = self.rng.choice([i for i, entry in enumerate(entries) if entry.text == kind])
                origin = self.game.new(header["seats"], header["options"], header["pack"], header["rules"])
                histories.branch(self.game, origin, entries, at, viewer, self.rng)
                self.try_missing()

    def try_histories(self, before: State, entries: list[Entry], is_branching: bool) -> None:
        """Follow the alternative history, or begin one, and check that its world can be drawn."""
        histories = self.memory.histories
        if histories.world is not None:
            histories.follow(self.game, before, entries)
        elif is_branching:
            at = self.rng.randrange(1, len(entries)) if len(entries) > 1 else 0
            histories.branch(self.game, before, entries, at, self.any_viewer(), self.rng)
        self.try_missing()

    def try_missing(self) -> None:
        """Check that every world a seat considers possible can be drawn for it."""
        missing = self.memory.histories.missing(self.game, self.table.state, self.rng)
        if missing:
            self.fail(missing)

    def compare(self, preview: Preview, seat: int, action: str) -> None:
        """Check a preview against the result, and that an option called final cannot be undone alone."""
        table = self.table
        if preview.final not in (REVEAL, CHANCE) and table.game.view(table.state, seat) != preview.view:
            self.fail(f"{action} leads elsewhere than its preview.")
        if (preview.final in (REVEAL, CHANCE)) != (table.undoable(seat) == 0):
            self.fail(f"the preview of {action} says {preview.final!r}, and {table.undoable(seat)} can be undone.")

    def try_undo(self, seat: int, before: str, action: str) -> None:
        """Check that undo and redo restore both states, and that undo past a barrier is refused."""
        table = self.table
        after = digest(table.state)
        try:
            table.undo(seat, steps=1)
        except Refused:
            return
        self.memory.histories.forget()
        if digest(table.state) != before:
            self.fail(f"undo of {action} does not give the state before it.")
        table.play(seat, action)
        if digest(table.state) != after:
            self.fail(f"{action} done again after undo leads elsewhere.")

    def try_everything(self) -> None:
        """Run the costly checks on the current moment."""
        state, request = self.table.state, self.table.request
        for problem in self.game.problems(state):
            self.fail(self.game.say(problem, self.table.names))
        self.try_copies(state, request)
        self.try_position()
        self.try_refusals(request)
        self.try_secrets(self.table, [None, *range(_table_seats(self.table))])
        if self.rng.random() < TIGHT:
            self.try_tight_position()
        for wordless in self.memory.words.missing(self.table):
            self.fail(wordless)

    def try_secrets(self, table: Table, viewers: list[int | None]) -> None:
        """Check that nobody is sent more than they may know, and that each view shows what is certain."""
        texts = self.rng.sample(self.seen_actions, min(3, len(self.seen_actions)))
        for viewer in viewers:
            for leak in find_leaks(self.game, table.state, viewer, self.rng, texts):
                self.fail(leak)
        unshown = self.memory.knowledge.unshown(self.game, table.state, self.any_viewer(), self.rng)
        if unshown:
            self.fail(unshown)

    def try_tight_position(self) -> None:
        """Run the same checks for some decisions from a variation of this position with small hands and empty decks."""
        state = tight_position(self.game, self.table.save(), self.rng)
        if state is None:
            return
        luck = ChanceSource(self.rng.randrange(1 << 30))
        table = Table(self.game, state, Journal(self.table.journal.header), luck)
        found = self.found
        for _ in range(TIGHT_DECISIONS):
            if table.over or self.found > found:
                return
            start = table.save()
            self.try_secrets(table, [self.any_viewer(), *table.waiting])
            if self.found > found:
                self.report.failures[-1] += f" Position: {json.dumps(start)}"
                return
            seat = self.rng.choice(table.waiting)
            table.play(seat, self.rng.choice(table.options(seat)))

    def try_copies(self, state: State, request: Request | None) -> None:
        """Check that a copy is equal, and that playing on copies never changes the original or older copies."""
        before = numbers(state)
        if numbers(state.clone()) != before:
            self.fail("a copy is not equal to its original.")
        for seat in range(_table_seats(self.table)):
            options = options_of(request, seat)
            if len(options) > MOST_OPTIONS:
                self.fail(f"seat {seat} has {len(options)} options: split the choice.")
            if any(len(option.text) > LONGEST_NOTATION for option in options):
                self.fail(f"an option of seat {seat} has a notation of more than {LONGEST_NOTATION} characters.")
            if len({option.text for option in options}) != len(options):
                self.fail(f"two options of seat {seat} have the same notation.")
            for option in options:
                copy = state.clone()
                copy.stack[-1].answer(copy, seat, option)
                advance(copy, self.rng)
                if numbers(state) != before:
                    self.fail(f"playing {option} on a copy changed the original.")
                    return
        for old, hashed in self.kept:
            if digest(old) != hashed:
                self.fail("an old copy has changed.")
        self.kept = [*self.kept[-3:], (state.clone(), digest(state))]

    def try_position(self) -> None:
        """Check that saving and loading, through real JSON text, changes nothing."""
        table = self.table
        saved = table.save()
        again = load_table(json.loads(json.dumps(saved)), {self.game.slug: self.game}, ChanceSource(0))
        if numbers(again.state) != numbers(table.state):
            self.fail("loading a saved position gives another state.")
        if again.save() != saved:
            self.fail("saving a loaded position gives another position.")
        for seat in range(_table_seats(table)):
            if [o.text for o in again.options(seat)] != [o.text for o in table.options(seat)]:
                self.fail(f"after loading, seat {seat} has other options.")

    def try_refusals(self, request: Request | None) -> None:
        """Check that everything that is not an option is refused with a sentence and changes nothing."""
        table = self.table
        before = numbers(table.state)
        tried = [self.rng.choice(self.seen_actions), "nonsense", ""] if self.seen_actions else ["nonsense", ""]
        for seat in range(_table_seats(table)):
            possible = {option.text for option in options_of(request, seat)}
            for text in tried:
                if text in possible:
                    continue
                try:
                    table.play(seat, text)
                except Refused as refusal:
                    if not str(refusal).endswith((".", "?")):
                        self.fail(f"the refusal of {text!r} is not a sentence: {refusal}")
                else:
                    self.fail(f"{text!r} was accepted from seat {seat} but is not an option.")
        if numbers(table.state) != before:
            self.fail("a refused action has changed the state.")

    def finish(self) -> None:
        """Check that the journal, as JSON text, replays to every hash, and that a finished game has a result."""
        table = self.table
        if table.over and table.result is None:
            self.fail("the game is over without a result.")
        for problem in self.game.problems(table.state):
            self.fail(self.game.say(problem, self.table.names))
        if self.found:
            return
        dump = json.loads(json.dumps(table.journal.dump()))
        again = replay_table(dump, {self.game.slug: self.game})
        if numbers(again.state) != numbers(table.state) or again.journal.dump() != dump:
            self.fail("the replayed journal leads elsewhere.")


def _table_seats(table: Table) -> int:
    """Return how many seats the table has."""
    seats: Any = table.journal.header["seats"]
    count: int = seats
    return count


def _top(state: State) -> object:
    """Return the frame on top of the stack, if there is one."""
    return state.stack[-1] if state.stack else None
