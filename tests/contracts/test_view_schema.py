"""Views and printed components fit the types that their game declares, and the web client is built with those types."""

from random import Random
from typing import Any, Final, Literal, NotRequired, TypedDict

import pytest
from tools import view_types

import ecliptic
from ecliptic.content.manifest import load_reference
from ecliptic.content.schema import misfits
from ecliptic.games import game, manifests

SLUGS: Final = [slug for slug, manifest in manifests().items() if manifest.view_schema]
SETUPS: Final = [(slug, seats, options) for slug in SLUGS for seats, options in game(slug).setups()]
STRIDE: Final = 25  # decisions between two looks


def name(setup: object) -> str:
    return setup if isinstance(setup, str) else str(setup).strip("{}").replace("'", "").replace(": ", "=")


def test_both_games_declare_their_types() -> None:
    assert SLUGS[:2] == ["star-realms", "federation"]


@pytest.mark.parametrize(("slug", "seats", "options"), SETUPS, ids=name)
def test_every_view_of_a_random_game_fits(slug: str, seats: int, options: dict[str, str]) -> None:
    shape = load_reference(manifests()[slug].view_schema)
    table = ecliptic.new(slug, seats=seats, seed=seats, options=options)
    rng = Random(seats)
    looks = decisions = 0
    while table.waiting:
        if decisions % STRIDE == 0:
            for seat in (None, *range(seats)):
                assert misfits(table.view(seat), shape) == []
                looks += 1
        seat = table.waiting[0]
        table.play(seat, rng.choice(table.options(seat)))
        decisions += 1
    assert misfits(table.view(None), shape) == []
    assert looks > seats


@pytest.mark.parametrize("locale", ["en", "ru", "de"])
@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_printed_fits(slug: str, locale: str) -> None:
    manifest = manifests()[slug]
    printed = load_reference(manifest.printed)(None, locale)
    assert misfits(printed, load_reference(manifest.printed_schema)) == []


def test_the_types_of_the_web_client_are_up_to_date() -> None:
    assert view_types.stale() == [], "run python tools/view_types.py"


class Leaf(TypedDict):
    """A leaf."""

    kind: Literal["a", "b"]
    n: NotRequired[int]


class Tree(TypedDict):
    """A tree."""

    leaves: list[Leaf | str]
    by: dict[Literal["x", "y"], bool]
    pair: tuple[int, int]
    top: Leaf | None
    more: NotRequired[dict[str, list[int]]]


GOOD: Final[dict[str, Any]] = {
    "leaves": ["z", {"kind": "a", "n": 1}],
    "by": {"x": True, "y": False},
    "pair": [1, 2],
    "top": None,
    "more": {"q": [3]},
}


def test_good_data_fits() -> None:
    assert misfits(GOOD, Tree) == []


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("leaves", {}, "leaves: {} is not a list"),
        ("leaves", [{"kind": "c"}], "leaves.0.kind: 'c' is not one of ['a', 'b']"),
        ("leaves", [{"kind": "a", "n": True}], "leaves.0.n: True is not int"),
        ("by", {"x": True}, "by.y: missing"),
        ("by", {"x": True, "y": 1}, "by.y: 1 is not bool"),
        ("by", {"x": True, "y": True, "z": True}, "by.key: 'z' is not one of ['x', 'y']"),
        ("pair", [1, 2, 3], "pair: [1, 2, 3] is not a list of 2"),
        ("top", 3, "top: 3 is not Leaf"),
        ("top", {"kind": "a", "extra": 1}, "top.extra: not declared"),
        ("more", [], "more: [] is not a table"),
        ("more", {"q": [3.5]}, "more.q.0: 3.5 is not int"),
    ],
)
def test_a_fault_is_named(path: str, value: object, fault: str) -> None:
    assert misfits({**GOOD, path: value}, Tree) == [fault]


def test_a_missing_field_is_named() -> None:
    assert misfits({key: value for key, value in GOOD.items() if key != "pair"}, Tree) == ["pair: missing"]


def test_types_are_written_as_typescript() -> None:
    text = view_types.typescript("A tree.", [Tree])
    assert '  kind: "a" | "b";\n  n?: number;\n' in text
    assert '  leaves: (Leaf | string)[];\n  by: Record<"x" | "y", boolean>;\n  pair: [number, number];\n' in text
    assert "  top: Leaf | null;\n  more?: Record<string, number[]>;\n" in text
    assert text.index("interface Leaf") < text.index("interface Tree")
