"""The technology tableau (BTS-20): what opens a row, and how an open row is filled."""

from typing import Any

import pytest

from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, slot

ON = {"tableau": "on"}
II, III, IIII = 0b1, 0b10, 0b100
COLONIES = [{"system": f"SA-{i:02}"} for i in (5, 6, 7, 8, 10)]

# Cards of level II of the military type, and those of other types.
MILITARY = [f"T2-{i:02}" for i in (2, 5, 6, 7, 8, 11, 15)]
OTHERS = [f"T2-{i:02}" for i in (1, 3, 4, 9, 10, 12, 13, 14, 16)]


def opened(scene: Scene) -> int:
    """The open rows as bits; each of them is full, and the others are empty."""
    rows = scene.state.rows
    for i in range(3):
        assert bool(rows[i]) == bool(scene.state.open_rows >> i & 1)
    assert all(len(row) in (0, 8) for row in rows)
    return scene.state.open_rows


@pytest.mark.rule("BTS-20.7", "BTS-18.14")
@pytest.mark.parametrize(
    ("colonies", "owner", "rows"),
    [(0, 0, II), (1, 0, II | III), (2, 0, II | IIII), (4, 0, II | IIII), (1, 1, II)],
)
def test_the_dyson_sphere_is_a_colony_and_may_open_a_row(colonies: int, owner: int, rows: int) -> None:
    """Planetary-scale Research of seat 0: X is 1 plus its colonies. Seat 1 has none."""
    scene = Scene(
        options=ON,
        players=[{"ore": 6, "population": 2, "colonies": COLONIES[:colonies]}],
        slots={"III-1": slot("T3-01", (owner,))},
        linked=[{"event": "E3-04", "system": "SB-08"}],
    )
    scene.play("go:E3-04/1")
    assert (len(scene.colonies()), opened(scene)) == (colonies + 1, rows)


@pytest.mark.rule("BTS-20.4", "BTS-20.4a", "BTS-16.5")
@pytest.mark.parametrize(
    ("event", "guild", "rows"),
    [
        ("E2-01", "terraforming_guild", II),
        ("E2-01", "professors_guild", II | III),
        ("E3-01", "technocrats_guild", II | III),
        ("E3-01", "innovators_guild", II | III | IIII),
    ],
)
def test_an_uncovered_guild_may_open_a_row(event: str, guild: str, rows: int) -> None:
    slots: dict[str, Any] = {**LEVEL_ONE, "II-A": slot(event=event)}
    if event == "E3-01":
        slots |= {"II-A": slot("T2-01", (0,)), "III-1": slot(event=event)}
    scene = Scene(options=ON, players=[{"ore": 5, "population": 1}], slots=slots)
    go = "go:research_2/1" if event == "E2-01" else "go:T2-01/a/1"
    scene.play(go)
    if event == "E2-01":
        scene.play("slot:II-A")
    scene.play(f"uncover:{guild}")
    assert opened(scene) == rows


@pytest.mark.rule("BTS-20.4", "BTS-20.4a")
@pytest.mark.parametrize(("card", "rows"), [("T2-01", II | III), ("T2-09", II), ("T2-16", II)])
def test_a_private_technology_may_open_a_row(card: str, rows: int) -> None:
    """Colonizing Procyon gives a private technology of level II."""
    others = [f"T2-{i:02}" for i in range(2, 16) if f"T2-{i:02}" != card][:8]
    deck = [card, *(f"T2-{i:02}" for i in range(1, 17) if f"T2-{i:02}" not in (card, *others))]
    scene = Scene(
        options=ON,
        players=[{"ore": 5}],
        slots={"I-2": slot("T1-02", (0,))},
        locations={"A1": at({0: [4]}, "SA-06", (0, "ore"))},
        rows={"II": others},
        open_rows=["II"],
        decks={"II": deck},
    )
    scene.play("go:T1-02/a/1", f"card:{card}")
    assert scene.state.open_rows == rows


@pytest.mark.rule("BTS-20.3", "BTS-20.2")
@pytest.mark.parametrize(
    ("row", "deck", "drawn"),
    [
        (["T2-02", *OTHERS[:7]], [*OTHERS[7:], *MILITARY[1:]], []),
        (OTHERS[:8], [*MILITARY, "T2-16"], ["T2-02"]),
        (OTHERS[1:], ["T2-01", *MILITARY], ["T2-01", "T2-02"]),
    ],
)
def test_cards_are_drawn_only_if_no_card_of_the_row_matches(row: list[str], deck: list[str], drawn: list[str]) -> None:
    """II-A takes the military type of I-1; one card of the deck at most is turned up that matches."""
    scene = Scene(
        options=ON,
        players=[{"ore": 2, "population": 1}],
        slots={"I-1": slot("T1-01", (0,))},
        rows={"II": row},
        open_rows=["II"],
        decks={"II": deck},
    )
    scene.play("go:research_2/1")
    assert scene.card("II-A") == "T2-02"
    told = [message.args["cards"] for _, message in scene.table.log(None) if message.id == "log-drawn"]
    assert told == ([[{"technology": card} for card in drawn]] if drawn else [])
    left = [scene.state.parts.technologies[card].id for card in scene.state.rows[0]]
    assert left == [card for card in [*row, *deck] if card not in ("T2-02", *drawn)][: len(row)]


@pytest.mark.rule("BTS-20.3", "BTS-10.16")
def test_a_row_without_the_type_and_without_a_deck_gives_its_first_card() -> None:
    row, taken = OTHERS[:2], sorted({*MILITARY, *OTHERS[2:]})
    slots = {**LEVEL_ONE, **{id: slot(card) for id, card in zip(["II-C", "II-D", "II-E", "II-F"], taken, strict=False)}}
    scene = Scene(
        options=ON,
        players=[{"ore": 9, "population": 2}, {"private": taken[4:]}],
        slots=slots,
        rows={"II": row},
        decks={"II": []},
        open_rows=["II"],
    )
    scene.play("go:research_2/1", "slot:II-A")
    assert scene.card("II-A") == row[0]
