"""Check data against the types that a game declares for it.

A game describes its view and its printed components as `TypedDict`s beside its `view.py` (`view_schema.py`), and its
manifest names them. `tools/view_types.py` writes the same types for the web client.
"""

import types
from typing import (
    Any,
    Final,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

# A bool is an int in Python, but not in JSON.
PLAIN: Final[dict[type, tuple[type, ...]]] = {
    str: (str,),
    bool: (bool,),
    int: (int,),
    float: (int, float),
}


class Words(TypedDict):
    """A message that the catalogue of the game turns into a sentence.

    >>> sorted(Words.__annotations__)
    ['args', 'id', 'rules']
    """

    id: str
    args: dict[str, object]
    rules: NotRequired[list[str]]


class Outcome(TypedDict):
    """The result of a game that is over.

    >>> sorted(Outcome.__annotations__)
    ['places', 'reason', 'scores']
    """

    places: list[int]
    scores: list[int]
    reason: str


class TableView(TypedDict):
    """The part of every view that the kernel adds, for any game.

    >>> sorted(TableView.__annotations__)
    ['move', 'prompt', 'result', 'waiting']
    """

    move: int
    waiting: list[int]
    prompt: Words
    result: Outcome | None


def fields(shape: type) -> dict[str, tuple[object, bool]]:
    """Return the fields of a TypedDict by name: the type of each, and whether it is always present.

    >>> fields(Words)["rules"]
    (list[str], False)
    """
    required: frozenset[str] = getattr(shape, "__required_keys__", frozenset())
    return {name: (hint, name in required) for name, hint in get_type_hints(shape).items()}


def misfits(value: object, shape: Any, path: str = "") -> list[str]:
    """Return what in a value does not fit a type, each with its path; a field the type does not list is one too.

    >>> misfits({"places": [1], "scores": ["2"], "reason": "end", "extra": 1}, Outcome)
    ["scores.0: '2' is not int", 'extra: not declared']
    """
    origin = get_origin(shape)
    if shape is object or shape is Any:
        return []
    if is_typeddict(shape):
        return _misfits_of_fields(value, shape, path)
    if origin in (Union, types.UnionType):
        return _misfits_of_union(value, shape, path)
    if origin is Literal:
        return [] if value in get_args(shape) else [f"{path}: {value!r} is not one of {list(get_args(shape))}"]
    if origin is list:
        return _misfits_of_items(value, get_args(shape)[0], path)
    if origin is tuple:
        return _misfits_of_tuple(value, get_args(shape), path)
    if origin is dict:
        return _misfits_of_entries(value, get_args(shape), path)
    if shape is None or shape is type(None):
        return [] if value is None else [f"{path}: {value!r} is not null"]
    if (isinstance(value, bool) and shape is not bool) or not isinstance(value, PLAIN[shape]):
        return [f"{path}: {value!r} is not {shape.__name__}"]
    return []


def _inside(path: str, name: object) -> str:
    return f"{path}.{name}" if path else str(name)


def _misfits_of_fields(value: object, shape: type, path: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{path}: {value!r} is not {shape.__name__}"]
    known = fields(shape)
    found = [
        f"{_inside(path, name)}: missing"
        for name, (_, is_required) in known.items()
        if is_required and name not in value
    ]
    for name, (hint, _) in known.items():
        if name in value:
            found += misfits(value[name], hint, _inside(path, name))
    return found + [f"{_inside(path, name)}: not declared" for name in value if name not in known]


def _misfits_of_union(value: object, shape: Any, path: str) -> list[str]:
    """Return the misfits of the alternative that fits best, so that the report names the fault and not the union."""
    tried = [misfits(value, each, path) for each in get_args(shape)]
    return min(tried, key=lambda found: (len(found), found[:1]))


def _misfits_of_items(value: object, item: Any, path: str) -> list[str]:
    if not isinstance(value, list | tuple):
        return [f"{path}: {value!r} is not a list"]
    return [fault for i, each in enumerate(value) for fault in misfits(each, item, _inside(path, i))]


def _misfits_of_tuple(value: object, items: tuple[Any, ...], path: str) -> list[str]:
    if not isinstance(value, list | tuple) or len(value) != len(items):
        return [f"{path}: {value!r} is not a list of {len(items)}"]
    return [fault for i, each in enumerate(value) for fault in misfits(each, items[i], _inside(path, i))]


def _misfits_of_entries(value: object, shape: tuple[Any, ...], path: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{path}: {value!r} is not a table"]
    found: list[str] = []
    for key, each in value.items():
        found += misfits(key, shape[0], _inside(path, "key"))
        found += misfits(each, shape[1], _inside(path, key))
    if get_origin(shape[0]) is Literal:
        found += [f"{_inside(path, key)}: missing" for key in get_args(shape[0]) if key not in value]
    return found
