"""Positions with small hands and empty decks, made from any moment of a game.

Random games rarely reach the positions in which secrets leak: one card in a hand, none in a deck. Here the things
listed in a saved position are moved until some lists are short or empty. Each change is kept only if the game
accepts the position. So a game gets such positions without any extra code.
"""

import json
from random import Random
from typing import Any, Final

from ecliptic.kernel.errors import Refused
from ecliptic.kernel.fields import Fields
from ecliptic.kernel.game import Game, Json
from ecliptic.kernel.loop import options_of, pending_seats, run_until_request
from ecliptic.kernel.positions import load_state
from ecliptic.kernel.state import State

MIXING: Final = 10  # changes that move few things
SHORTENING: Final = 8  # changes after them that shorten lists
LEFT: Final = (0, 1, 1, 2)  # items in a list that was shortened: one is the most telling number
MOST_MOVED: Final = 3


def tight_position(game: Game[Any], saved: Json, rng: Random) -> State | None:
    """Return a variation of a saved position with short lists that the game accepts, or None.

    It uses the default stack of `read`, so that no pending choice refers to things that have moved; if that is
    empty, the written stack.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> state = tight_position(table.game, table.save(), Random(2))
    >>> game.problems(state) if (game := table.game) else None
    []
    """
    position: Any = json.loads(json.dumps(saved))
    header = {name: position[name] for name in ("game", "rules", "seats", "options", "pack")}
    stack = position["stack"]
    kept = _load(game, header, position["state"], None)
    if kept is None or run_until_request(kept.clone()) is None:
        kept = _load(game, header, position["state"], stack)
        if kept is None:
            return None
    else:
        stack = None
    data: Any = position["state"]
    for is_shortening in [False] * MIXING + [True] * SHORTENING:
        changed = json.loads(json.dumps(data))
        if _change(changed, is_shortening, rng):
            state = _load(game, header, changed, stack)
            # The more those to move can do, the more of it can show something.
            if state is not None and _choices(state) * (2 if is_shortening else 1) >= _choices(kept):
                data, kept = changed, state
    return kept


def _choices(state: State) -> int:
    """Return how many options the seats to move have."""
    request = run_until_request(state.clone())
    return sum(len(options_of(request, seat)) for seat in pending_seats(request))


def _load(game: Game[Any], header: Json, data: object, stack: object) -> State | None:
    """Return the state of this position, or None when the game refuses it."""
    position: Json = {"state": data} if stack is None else {"state": data, "stack": stack}
    try:
        return load_state(game, header, Fields(json.loads(json.dumps(position)), ""))
    except Refused:
        return None


def _change(data: object, is_shortening: bool, rng: Random) -> bool:
    """Shorten lists in favour of others, move a few items, or swap two; return whether anything changed."""
    lists: list[list[object]] = []
    _collect(data, lists, str)
    if not any(lists):  # every empty list may be one of words
        lists = []
        _collect(data, lists, int)
    full = [items for items in lists if items]
    if not full or len(lists) < 2:
        return False
    source = rng.choice(full) if is_shortening else rng.choices(full, [len(items) for items in full])[0]
    target = rng.choice([items for items in lists if items is not source])
    if is_shortening and rng.random() < 0.8:
        _empty_alike(data, lists, rng)
    elif is_shortening:
        _move(source, target, rng.choice(LEFT))
    elif target and rng.random() < 0.3:
        i, j = rng.randrange(len(source)), rng.randrange(len(target))
        source[i], target[j] = target[j], source[i]
    else:
        rng.shuffle(source)
        _move(source, target, max(0, len(source) - rng.randint(1, MOST_MOVED)))
    return True


def _empty_alike(data: object, lists: list[list[object]], rng: Random) -> None:
    """Shorten, in tables of the same form (all players), the lists of one name in favour of those of another."""
    groups: list[list[dict[str, Any]]] = []
    _collect_tables(data, groups)
    known = [id(items) for items in lists]
    wide: list[tuple[list[dict[str, Any]], list[str]]] = []
    for group in groups:
        names = [name for name, value in group[0].items() if id(value) in known]
        if len(names) > 1:
            wide.append((group, names))
    if wide:
        group, names = rng.choices(wide, [len(group) for group, _ in wide])[0]
        source, target = rng.sample(names, 2)
        for row in group:
            if id(row.get(source)) in known and id(row.get(target)) in known and rng.random() < 0.5:
                _move(row[source], row[target], rng.choice(LEFT))


def _move(source: list[object], target: list[object], left: int) -> None:
    target += source[left:]
    del source[left:]


def _collect_tables(value: object, found: list[list[dict[str, Any]]]) -> None:
    """Append every table, those of one list together."""
    if isinstance(value, dict):
        found.append([value])
        for inner in value.values():
            _collect_tables(inner, found)
    elif isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        found.append(value)


def _collect(value: object, found: list[list[object]], kind: type) -> None:
    """Append every list of this kind of items, empty ones too."""
    if isinstance(value, dict):
        for inner in value.values():
            _collect(inner, found, kind)
    elif isinstance(value, list):
        if all(isinstance(item, kind) for item in value):
            found.append(value)
        else:
            for inner in value:
                _collect(inner, found, kind)
