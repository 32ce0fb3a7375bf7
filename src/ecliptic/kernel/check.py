"""The conformance suite: what every game must keep, tried on random games.

A game that passes can be copied, saved, replayed, undone and shown to anybody without surprises. The same suite is
for games that others write.
"""

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, final

from ecliptic.kernel.actions import Action
from ecliptic.kernel.chance import Luck, draw
from ecliptic.kernel.errors import Refused
from ecliptic.kernel.game import Game, Json
from ecliptic.kernel.loop import options_of, owing, settle
from ecliptic.kernel.preview import CHANCE, REVEAL, Preview, look_ahead
from ecliptic.kernel.requests import Chance, Request
from ecliptic.kernel.state import Event, State, digest, numbers
from ecliptic.kernel.table import Table, load_table, open_table, replay_table

LONGEST_GAME: Final = 50_000  # decisions; a random game that has not ended by then will not end
MOST_OPTIONS: Final = 1_000  # a longer list must be split into smaller choices
MOST_FAILURES: Final = 20  # after that many nobody reads on


@final
class CheckReport:
    """What a check has looked at and what it found; `failures` is empty when all is well.

    >>> CheckReport().plain("star-realms")
    {'game': 'star-realms', 'games': 0, 'decisions': 0, 'failures': []}
    """

    __slots__ = ("decisions", "failures", "games")

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.failures: list[str] = []

    def plain(self, game: str) -> Json:
        """The report as JSON types."""
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
    """Play random games and try everything the contract promises; on about every `stride`-th decision the costly parts.

    Without `seats` and `options` the games go round all of the game's set-ups. It stops after so many games or so
    many decisions, whatever comes first.

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
    while (games is None or report.games < games) and (decisions is None or report.decisions < decisions):
        if len(report.failures) >= MOST_FAILURES:
            break
        number, given = setups[report.games % len(setups)]
        left = None if decisions is None else decisions - report.decisions
        name = f"{seed}:{report.games}"
        report.games += 1
        _Check(game, number, given, name, stride, report).run(left, progress)
    return report


@final
class _Check:
    """One random game being played and tried."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, object],
        seed: str,
        stride: int,
        report: CheckReport,
    ) -> None:
        self.game: Final = game
        self.rng: Final = Random(seed)
        self.stride: Final = stride
        self.report: Final = report
        self.table: Table = open_table(game, seats, options, luck=Luck(f"chance {seed}"))
        self.where: Final = f"{game.slug} seats={seats} options={dict(options)} seed={seed!r}"
        self.seen_actions: Final[list[str]] = []
        self.kept: list[tuple[State, str]] = []
        self.found = 0

    def fail(self, problem: str) -> None:
        """Note a failure with what is needed to see it again."""
        self.found += 1
        self.report.failures.append(f"{self.where} entry {len(self.table.journal)}: {problem}")

    def run(self, most: int | None, progress: Callable[[CheckReport], None] | None) -> None:
        """Play to the end (or so many decisions), trying things on the way."""
        table, rng = self.table, self.rng
        count = 0
        try:
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
        """One random option, now and then taken back and done again."""
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
        table.play(seat, action)
        if preview is not None:
            self.compare(preview, seat, action.text)
        if rng.random() < 0.05:
            self.try_undo(seat, before, action.text)

    def compare(self, preview: Preview, seat: int, action: str) -> None:
        """What was shown before is what came of it, and what was said to be final cannot be taken back alone."""
        table = self.table
        if preview.final not in (REVEAL, CHANCE) and table.game.view(table.state, seat) != preview.view:
            self.fail(f"{action} leads elsewhere than its preview.")
        if (preview.final in (REVEAL, CHANCE)) != (table.undoable(seat) == 0):
            self.fail(f"the preview of {action} says {preview.final!r}, and {table.undoable(seat)} can be taken back.")

    def try_undo(self, seat: int, before: str, action: str) -> None:
        """Undo gives the state before, and doing it again the state after; behind a barrier it is refused."""
        table = self.table
        after = digest(table.state)
        try:
            table.undo(seat, steps=1)
        except Refused:
            return
        if digest(table.state) != before:
            self.fail(f"undo of {action} does not give the state before it.")
        table.play(seat, action)
        if digest(table.state) != after:
            self.fail(f"{action} done again after undo leads elsewhere.")

    def try_everything(self) -> None:
        """The costly tries, on the present moment."""
        state, request = self.table.state, self.table.request
        for problem in self.game.problems(state):
            self.fail(self.game.say(problem, self.table.names))
        self.try_copies(state, request)
        self.try_position()
        self.try_refusals(request)
        for seat in [None, *range(_table_seats(self.table))]:
            for leak in find_leaks(self.game, state, seat, self.rng):
                self.fail(leak)

    def try_copies(self, state: State, request: Request | None) -> None:
        """A copy is equal; whatever is done with copies, the original and older copies stay as they are."""
        before = numbers(state)
        if numbers(state.clone()) != before:
            self.fail("a copy is not equal to its original.")
        for seat in range(_table_seats(self.table)):
            options = options_of(request, seat)
            if len(options) > MOST_OPTIONS:
                self.fail(f"seat {seat} has {len(options)} options: split the choice.")
            if len({option.text for option in options}) != len(options):
                self.fail(f"two options of seat {seat} have the same notation.")
            for option in options:
                copy = state.clone()
                copy.stack[-1].answer(copy, seat, option)
                _advance(copy, self.rng)
                if numbers(state) != before:
                    self.fail(f"playing {option} on a copy changed the original.")
                    return
        for old, hashed in self.kept:
            if digest(old) != hashed:
                self.fail("an old copy has changed.")
        self.kept = [*self.kept[-3:], (state.clone(), digest(state))]

    def try_position(self) -> None:
        """Saving and loading is the identity, through real JSON text."""
        table = self.table
        saved = table.save()
        again = load_table(json.loads(json.dumps(saved)), {self.game.slug: self.game}, Luck(0))
        if numbers(again.state) != numbers(table.state):
            self.fail("loading a saved position gives another state.")
        if again.save() != saved:
            self.fail("saving a loaded position gives another position.")
        for seat in range(_table_seats(table)):
            if [o.text for o in again.options(seat)] != [o.text for o in table.options(seat)]:
                self.fail(f"after loading, seat {seat} has other options.")

    def try_refusals(self, request: Request | None) -> None:
        """Whatever is no option now is refused with a sentence and changes nothing."""
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
                        self.fail(f"the refusal of {text!r} is no sentence: {refusal}")
                else:
                    self.fail(f"{text!r} was accepted from seat {seat} and is no option.")
        if numbers(table.state) != before:
            self.fail("a refused action has changed the state.")

    def finish(self) -> None:
        """The journal, written as JSON text and replayed, gives every hash again; a finished game has a result."""
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
    """How many seats the table has."""
    seats: Any = table.journal.header["seats"]
    count: int = seats
    return count


def _top(state: State) -> object:
    """The frame on top of the stack, if there is one."""
    return state.stack[-1] if state.stack else None


def _advance(state: State, rng: Random) -> Request | None:
    """Run on through chance to the next choice."""
    request = settle(state)
    while isinstance(request, Chance):
        state.stack[-1].outcome(state, draw(request, rng.random))
        request = settle(state)
    return request


def seat_bytes(game: Game[Any], state: State, seat: int | None) -> str:
    """Everything a seat is sent about this moment: view, prompt and its options with their labels.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> seat_bytes(table.game, table.state, 0) == seat_bytes(table.game, table.state, 1)
    False
    """
    request = settle(state)
    shown: Json = {
        "view": game.view(state, seat),
        "prompt": game.prompt(state, seat).plain(),
        "waiting": owing(request),
        "options": [],
    }
    if seat is not None:
        shown["options"] = [[o.text, game.label(state, seat, o).plain()] for o in options_of(request, seat)]
    return json.dumps(shown)


def preview_bytes(game: Game[Any], state: State, seat: int, option: Action) -> str:
    """Everything a seat is sent when it asks what an option would do.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> seat = table.waiting[0]
    >>> one, other = (table.find(seat, action) for action in ("play:scout", "end"))
    >>> preview_bytes(table.game, table.state, seat, one) == preview_bytes(table.game, table.state, seat, other)
    False
    """
    preview = look_ahead(game, state, seat, option)
    prompt = None if preview.prompt is None else preview.prompt.plain()
    return json.dumps([preview.view, preview.final, prompt])


def find_leaks(game: Game[Any], state: State, seat: int | None, rng: Random) -> list[str]:
    """What would tell this seat more than it may know: worlds it cannot tell apart must give it equal bytes.

    The moment itself is compared in two such worlds, and what the seat's options would do; then somebody acts in both,
    and if the seat still cannot tell them apart by what it sees, the log must not tell it either.

    >>> from random import Random
    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> find_leaks(table.game, table.state, 0, Random(1))
    []
    """
    who = "a spectator" if seat is None else f"seat {seat}"
    world = game.resample(state, seat, rng)
    problems = game.problems(world)
    if problems:
        names = [f"seat {i}" for i in range(game.seats[-1])]
        return [f"a world drawn for {who} cannot be: {game.say(problems[0], names)}"]
    here, there = seat_bytes(game, state, seat), seat_bytes(game, world, seat)
    if here != there:
        return [f"{who} can tell worlds apart: {difference(here, there)}"]
    request, other = settle(state), settle(world)
    if seat is not None:
        for option in options_of(request, seat):
            here, there = preview_bytes(game, state, seat, option), preview_bytes(game, world, seat, option)
            if here != there:
                return [f"{who} can tell worlds apart by the preview of {option}: {difference(here, there)}"]
    for actor in owing(request):
        common = {o.text for o in options_of(request, actor)} & {o.text for o in options_of(other, actor)}
        if common:
            leak = _log_leak(game, state, world, seat, actor, rng.choice(sorted(common)), rng.random())
            return [f"{who} can tell worlds apart by the log: {leak}"] if leak else []
    return []


def _log_leak(
    game: Game[Any], state: State, world: State, seat: int | None, actor: int, action: str, chance: float
) -> str:
    told: list[list[str]] = []
    after: list[str] = []
    for moment in (state.clone(), world.clone()):
        events: list[Event] = []
        moment.events = events
        option = next(o for o in options_of(settle(moment), actor) if o.text == action)
        moment.stack[-1].answer(moment, actor, option)
        _advance(moment, Random(chance))
        # Sorted: two things that were drawn openly may have come in either order, and nobody was told more by it.
        told.append(sorted(json.dumps(message.plain()) for message in game.tell(moment, events, seat)))
        after.append(seat_bytes(game, moment, seat))
    if after[0] == after[1] and told[0] != told[1]:
        return difference(json.dumps(told[0]), json.dumps(told[1]))
    return ""


def difference(one: str, two: str) -> str:
    """Where two texts part, with a little around it.

    >>> difference("the same until here", "the same until there")
    '...the same until here... and ...the same until there...'
    """
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    start = max(0, at - 40)
    return f"...{one[start : at + 40]}... and ...{two[start : at + 40]}..."
