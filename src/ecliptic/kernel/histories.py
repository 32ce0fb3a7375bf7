"""Alternative histories: an independent source of the worlds that a viewer considers possible.

A world drawn by `resample` is only as correct as `resample`. Here one chance outcome or one choice of another player
is changed, and the game continues as it did. While the viewer is sent the same in both, it must consider the other
world possible, and `resample` must be able to draw it. A shuffle whose every change a viewer sees is not secret to it,
even if the view calls it hidden.
"""

import json
from collections import Counter
from random import Random
from typing import Any, Final, final

from ecliptic.kernel.game import Game
from ecliptic.kernel.journal import CHANCE, PLAY, Entry
from ecliptic.kernel.leaks import seat_bytes, told_to, viewer_name
from ecliptic.kernel.loop import options_of, run_until_request
from ecliptic.kernel.requests import Chance, Request
from ecliptic.kernel.state import Event, State, numbers

MOST_CHANGES: Final = 12  # other outcomes tried for one draw
LONGEST_HISTORY: Final = 8  # decisions for which an alternative history is followed
ENOUGH_DRAWS: Final = 8  # draws of one kind after which a viewer who always saw all of it sees too much
FIRST_DRAWS: Final = 30  # worlds drawn to see how many there are
SOME_DRAWS: Final = 400  # worlds drawn where there are few, so that none is missing by bad luck
MOST_DRAWS: Final = 5_000  # worlds drawn before `resample` is said never to draw something

Lists = dict[str, list[object]]


def leaf_lists(value: object, path: str = "") -> Lists:
    """Return every list of words or numbers in JSON types by its path; a value in a table is a list of one.

    >>> leaf_lists({"deck": [3, 1], "players": [{"hand": ["viper"], "trade": 2}]})
    {'deck': [3, 1], 'players.0.hand': ['viper'], 'players.0.trade': [2]}
    """
    found: Lists = {}
    if isinstance(value, dict):
        for name, inner in value.items():
            found.update(leaf_lists(inner, f"{path}.{name}" if path else str(name)))
    elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        for i, item in enumerate(value):
            found.update(leaf_lists(item, f"{path}.{i}"))
    else:
        found[path] = list(value) if isinstance(value, list) else [value]
    return found


def changed_outcome(request: Chance, drawn: list[int], rng: Random) -> list[int]:
    """Return an outcome that differs a little: two things are swapped, or one is replaced by an undrawn one.

    >>> sorted(changed_outcome(Chance("deck", [1, 2, 3]), [1, 2, 3], Random(1)))
    [1, 2, 3]
    >>> changed_outcome(Chance("first", [0, 1], count=1), [0], Random(1))
    [1]
    """
    other = drawn[:]
    if not other:
        return other
    i = rng.randrange(len(other))
    left = list(request.items) if request.replace else list((Counter(request.items) - Counter(drawn)).elements())
    if left and (len(other) == 1 or rng.random() < 0.5):
        other[i] = rng.choice([item for item in left if item != other[i]] or left)
    else:
        j = rng.randrange(len(other))
        other[i], other[j] = other[j], other[i]
    return other


@final
class _Replay:
    """Entries applied to a state: what a viewer was sent meanwhile, None if they could not be applied."""

    __slots__ = ("sent",)

    def __init__(self, game: Game[Any], state: State, entries: list[Entry], viewer: int | None) -> None:
        events: list[Event] = []
        state.events = events
        self.sent: str | None = None
        for entry in entries:
            if not _carry_out(state, run_until_request(state), entry):
                return
        if isinstance(run_until_request(state), Chance):
            return
        self.sent = json.dumps([told_to(game, state, events, viewer), seat_bytes(game, state, viewer)])
        state.events = None


def _carry_out(state: State, request: Request | None, entry: Entry) -> bool:
    if entry.kind == CHANCE:
        if not isinstance(request, Chance) or request.kind != entry.text or not request.admits(entry.drawn):
            return False
        state.stack[-1].outcome(state, entry.drawn)
        return True
    option = next((o for o in options_of(request, entry.seat) if o.text == entry.text), None)
    if entry.kind != PLAY or option is None:
        return False
    state.stack[-1].answer(state, entry.seat, option)
    return True


@final
class Histories:
    """The alternative histories of one game being checked, and the counts of all games of a check.

    >>> Histories().failures()
    []
    """

    def __init__(self) -> None:
        self.world: State | None = None  # the alternative being followed
        self.viewer: int | None = None
        self.left = 0
        self._draws: dict[tuple[str, int | None], list[int]] = {}  # by kind and viewer: tried, hidden

    def forget(self) -> None:
        """Drop the current alternative: a new game begins, or something was undone."""
        self.world = None

    def branch(
        self, game: Game[Any], before: State, entries: list[Entry], at: int, viewer: int | None, rng: Random
    ) -> None:
        """Begin an alternative history in which entry number `at` of these is different."""
        state = before.clone()
        for entry in entries[:at]:
            if not _carry_out(state, run_until_request(state), entry):
                return
        request, entry = run_until_request(state), entries[at]
        real = state.clone()
        sent = _Replay(game, real, entries[at:], viewer)
        if sent.sent is None:
            return
        changed = hidden = False
        truth = numbers(real)
        for _ in range(MOST_CHANGES):
            other = self._other(request, entry, viewer, rng)
            if other is None:
                return
            world = state.clone()
            replay = _Replay(game, world, [other, *entries[at + 1 :]], viewer)
            if replay.sent is None or numbers(world) == truth:
                continue
            changed = True
            if replay.sent == sent.sent:
                self.world, self.viewer, self.left = world, viewer, LONGEST_HISTORY
                hidden = True
                break
        if changed and isinstance(request, Chance) and request.is_secret and viewer != request.seat:
            counts = self._draws.setdefault((request.kind, viewer), [0, 0])
            counts[0] += 1
            counts[1] += hidden

    @staticmethod
    def _other(request: Request | None, entry: Entry, viewer: int | None, rng: Random) -> Entry | None:
        """Return another outcome of this draw, or another choice of this player; None where the viewer itself chose."""
        if isinstance(request, Chance):
            return Entry(CHANCE, "", text=entry.text, drawn=changed_outcome(request, entry.drawn, rng))
        options = [o.text for o in options_of(request, entry.seat) if o.text != entry.text]
        if entry.kind != PLAY or entry.seat == viewer or not options:
            return None
        return Entry(PLAY, "", entry.seat, rng.choice(options))

    def follow(self, game: Game[Any], before: State, entries: list[Entry]) -> None:
        """Let the same happen in the alternative; drop it when it cannot, or when the viewer sees a difference."""
        world = self.world
        if world is None:
            return
        self.left -= 1
        replay = _Replay(game, world, entries, self.viewer)
        real = _Replay(game, before.clone(), entries, self.viewer)
        if replay.sent is None or replay.sent != real.sent or not self.left:
            self.world = None

    def missing(self, game: Game[Any], state: State, rng: Random) -> str:
        """Return what `resample` never draws although the alternative proves it possible, or ""."""
        if self.world is None or numbers(self.world) == numbers(state):
            return ""
        return find_missing(game, state, self.world, self.viewer, rng)

    def always_seen(self, viewer: int | None) -> set[str]:
        """Return the kinds of secret draws that were tried and of which this viewer has seen every change.

        >>> Histories().always_seen(None)
        set()
        """
        return {kind for (kind, who), (_, hidden) in self._draws.items() if who == viewer and not hidden}

    def failures(self) -> list[str]:
        """Return the draws of several things that some viewer has always seen completely."""
        return [
            f"{viewer_name(viewer)} always sees all of chance {kind!r}: hide it, or declare Chance(..., public=True)."
            for (kind, viewer), (tried, hidden) in self._draws.items()
            if tried >= ENOUGH_DRAWS and not hidden
        ]


def find_missing(game: Game[Any], state: State, world: State, viewer: int | None, rng: Random) -> str:
    """Return what of a possible world `resample` never draws for this viewer; "" when it can.

    One list in which the worlds differ is looked for in drawn worlds; where there are only few worlds, the whole one.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> world = table.game.resample(table.state, 0, Random(1))
    >>> find_missing(table.game, table.state, world, 0, Random(2))
    ''
    """
    here, there = leaf_lists(game.write(state)), leaf_lists(game.write(world))
    # A list that only lacks something is not enough: another list has it.
    paths = [p for p, items in there.items() if here.get(p) != items and len(items) >= len(here.get(p, []))]
    if not paths:
        return ""
    wanted = _Wanted(rng.choice(paths), here, there)
    target = _signature(there)
    seen: Counter[str] = Counter()
    found = are_many = False
    for n in range(1, MOST_DRAWS + 1):
        drawn = leaf_lists(game.write(game.resample(state, viewer, rng)))
        found = found or wanted.is_in(drawn)
        if not are_many:
            seen[_signature(drawn)] += 1
            # With many worlds, or rare ones, this one need not be among those drawn.
            are_many = (n == FIRST_DRAWS and len(seen) > n * 3 // 4) or (n == SOME_DRAWS and 1 in seen.values())
        if found and (are_many or target in seen):
            return ""
    what = wanted.text if not found else f"the world {target}"
    return f"resample never draws {what} for {viewer_name(viewer)}, who cannot rule it out."


def _signature(lists: Lists) -> str:
    return json.dumps(lists, sort_keys=True)


@final
class _Wanted:
    """One thing in which a possible world differs from the real one: one more of something in a list, or its place."""

    __slots__ = ("item", "least", "path", "place", "text")

    def __init__(self, path: str, here: Lists, there: Lists) -> None:
        mine, other = here.get(path, []), there[path]
        more = [item for item in other if other.count(item) > mine.count(item)]
        self.path: Final = path
        self.place = -1
        if more:
            # The item with the fewest copies: several copies at once may be possible and rare.
            self.item = min(more, key=mine.count)
            self.least = mine.count(self.item) + 1
            self.text = f"{self.item!r} in {path}" if self.least == 1 else f"{self.least} of {self.item!r} in {path}"
        else:
            self.place = next((i for i, item in enumerate(other) if mine[i : i + 1] != [item]), 0)
            self.item = other[self.place] if other else None
            self.least = 1
            self.text = f"{self.item!r} at place {self.place} of {path}"

    def is_in(self, drawn: Lists) -> bool:
        """Return whether a drawn world has it."""
        items = drawn.get(self.path, [])
        if self.place >= 0:
            return items[self.place : self.place + 1] == [self.item]
        return items.count(self.item) >= self.least
