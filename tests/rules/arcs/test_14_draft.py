"""New actions, modifiers, and leaders and lore (ARC-13, ARC-14)."""

from typing import Any

import pytest

from tests.rules.arcs.scene import SKIRMISH, Scene, new_table, state_of

HIT = SKIRMISH["hit"]


@pytest.mark.rule("ARC-13.1")
def test_a_new_action_by_pip_or_resource() -> None:
    scene = Scene(hand=["construction-2"], me={"cards": ["BC02"], "resources": ["material"]})
    scene.play("lead:construction-2")
    assert scene.options("use") == ["use:manufacture"]
    scene.play("spend:material", "use:manufacture", "use:manufacture")
    assert scene.resources() == ["material", "material"]
    assert scene.state["turn"]["pips"] == 3


@pytest.mark.rule("ARC-13.1")
def test_a_new_action_needs_its_standard_action() -> None:
    scene = Scene(hand=["mobilization-2"], me={"cards": ["BC02"]})
    scene.play("lead:mobilization-2")
    assert scene.options("use") == []


@pytest.mark.rule("ARC-13.2")
def test_modifiers_apply_to_the_action_inside() -> None:
    """Nurture is no Build, but the tax inside it is a tax: the city cannot be taxed again."""
    scene = Scene(hand=["construction-2"], me={"cards": ["L10"]}, buildings={"2-hex/1": "0 city"})
    scene.play("lead:construction-2", "use:nurture")
    assert scene.resources() == ["relic"]
    assert "use:nurture" not in scene.options()


@pytest.mark.rule("ARC-13.3")
def test_modifiers_of_scoring_and_declaring() -> None:
    scene = Scene(hand=["aggression-5", "aggression-3"], me={"cards": ["BC18"]})
    scene.play("lead:aggression-5", "declare:keeper")
    assert "zeroed" not in scene.state


@pytest.mark.rule("ARC-13.4")
@pytest.mark.parametrize(("way", "gained"), [("copy", ["psionic", "relic"]), ("surpass", ["relic"])])
def test_copy_or_pivot_to_an_action(way: str, gained: list[str]) -> None:
    scene = Scene(
        hand=["administration-2"],
        foe={"leader": "LEAD02", "hand": ["administration-5"]},
        buildings={"2-hex/1": "1 city"},
    )
    scene.play("lead:administration-2", "end", f"{way}:administration-5", "tax:2-hex/1")
    scene.settle()
    assert sorted(scene.resources(1)) == gained


@pytest.mark.rule("ARC-13.4")
def test_a_prelude_action_is_no_copy_or_pivot() -> None:
    scene = Scene(
        hand=["administration-2"],
        foe={"leader": "LEAD02", "hand": ["administration-5"], "resources": ["psionic"]},
        buildings={"2-hex/1": "1 city"},
    )
    scene.play("lead:administration-2", "end", "copy:administration-5", "spend:psionic", "tax:2-hex/1")
    assert scene.resources(1) == ["relic"]


@pytest.mark.rule("ARC-13.5")
def test_a_linked_action_must_be_possible() -> None:
    """The Warrior may move before the battle only where a battle can follow."""
    scene = Scene(
        hand=["aggression-2"],
        foe={"leader": "LEAD06", "hand": ["aggression-5"]},
        ships={"2-hex": {"1": 1}, "3-arrow": {"2": 1}},
    )
    scene.play("lead:aggression-2", "end", "copy:aggression-5")
    assert scene.options("battle") == []
    scene.play("use:advance")
    assert scene.ships("3-arrow", 1) == [1, 0]
    assert scene.options("dice") != []


def draft(seats: int = 3, luck: list[list[int]] | None = None, **options: Any) -> Any:
    """A table at its first pick; seat 0 has the initiative."""
    return new_table(seats, luck=luck, first="0", leaders=options.pop("leaders", "all"), **options)


def kinds(cards: list[str]) -> tuple[int, int]:
    """How many leaders and how many lore cards."""
    return len([card for card in cards if card.startswith("LEAD")]), len(
        [card for card in cards if not card.startswith("LEAD")]
    )


@pytest.mark.rule("ARC-14.1")
def test_without_the_mode_the_set_up_card_decides() -> None:
    assert "rows" not in state_of(new_table(3))
    assert state_of(draft())["ships"] == {}


@pytest.mark.rule("ARC-14.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_more_than_players_of_each(seats: int) -> None:
    assert kinds(state_of(draft(seats))["rows"]) == (seats + 1, seats + 1)


@pytest.mark.rule("ARC-14.2")
def test_base_or_all_cards() -> None:
    seen = {
        card
        for n in range(30)
        for card in state_of(draft(luck=[[n % 4 + 4]] if n < 4 else None, leaders="base"))["rows"]
    }
    assert all(int(card[-2:]) <= (8 if card.startswith("LEAD") else 14) for card in seen)


@pytest.mark.rule("ARC-14.3")
def test_the_draft_goes_round_in_reverse_order() -> None:
    table = draft()
    order = []
    for _ in range(6):
        seat = table.waiting[0]
        order.append(seat)
        table.play(seat, str(table.options(seat)[0]))
        if not state_of(table).get("rows"):
            break
    assert order == [2, 1, 0, 2, 1, 0]


@pytest.mark.rule("ARC-14.3")
def test_nobody_takes_two_leaders() -> None:
    table = draft()
    first = str(next(o for o in table.options(2) if "LEAD" in str(o)))
    table.play(2, first)
    for _ in range(2):
        table.play(table.waiting[0], str(table.options(table.waiting[0])[-1]))
    assert not [o for o in table.options(2) if "LEAD" in str(o)]


@pytest.mark.rule("ARC-14.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_lore_cards_each(seats: int) -> None:
    table = draft(seats, lore=2)
    assert kinds(state_of(table)["rows"]) == (seats + 1, 2 * seats + 1)
    for _ in range(3 * seats):
        table.play(table.waiting[0], str(table.options(table.waiting[0])[0]))
    held = [player["cards"] for player in state_of(table)["players"]]
    assert all(len(cards) >= 2 for cards in held)


LEADERS = 59  # the number of LEAD01
LORE = 31


def drafted(leaders: list[int], seats: int = 3, setup: str = "3p-mix-up") -> dict[str, Any]:
    """The position after a draft in which seat n takes the n-th of these leaders and the n-th lore card L01 ..."""
    rest = [n for n in range(1, 17) if n not in leaders]
    court = list(range(31))
    laid = [LEADERS + n - 1 for n in [*leaders, rest[0]]]
    lore = [LORE + n for n in range(seats + 1)]
    table = new_table(seats, luck=[court, laid, lore], first="0", map=setup, leaders="all")
    for _ in range(2):
        for seat in reversed(range(seats)):
            wanted = [f"take:LEAD{leaders[seat]:02}", f"take:L{seat + 1:02}"]
            options = [str(option) for option in table.options(seat)]
            table.play(seat, next(option for option in wanted if option in options))
    while table.waiting and str(table.options(table.waiting[0])[0]).startswith("take"):
        table.play(table.waiting[0], str(table.options(table.waiting[0])[0]))
    return state_of(table)


@pytest.mark.rule("ARC-14.5", "ARC-14.6")
def test_pieces_and_resources_of_the_leader() -> None:
    """Feastbringer: city and three ships at A and at B, three ships at C; relic and material."""
    state = drafted([7, 1, 5])
    assert [state["ships"][system]["0"] for system in ("3-hex", "5-crescent", "2-gate")] == [[3, 0]] * 3
    assert state["buildings"]["3-hex/1"]["kind"] == "city"
    assert state["buildings"]["5-crescent/1"]["kind"] == "city"
    assert state["players"][0]["resources"][:2] == ["relic", "material"]
    assert state["ships"]["2-hex"]["2"] == [4, 0]
    assert state["buildings"]["2-hex/1"] == {"owner": "2", "kind": "starport"}


@pytest.mark.rule("ARC-14.5")
def test_two_players_place_c_twice() -> None:
    state = drafted([7, 1], 2, "2p-homelands")
    assert state["ships"]["5-gate"]["0"] == [3, 0]
    assert state["ships"]["5-hex"]["0"] == [3, 0]


@pytest.mark.rule("ARC-14.7")
def test_extra_steps_come_after_placement() -> None:
    state = drafted([10, 13, 2])
    assert (state["players"][0]["ships"], state["players"][0]["agents"]) == (15 - 8 - 2, 7)
    assert state["scrapped"].count("0 ship") == 2
    assert state["scrapped"].count("1 city") == 2
    assert state["players"][1]["cities"] == 3
    assert state["players"][2]["outrage"] == ["material", "fuel"]


@pytest.mark.rule("ARC-14.8")
def test_leaders_cannot_be_stolen() -> None:
    scene = Scene(hand=["aggression-2"], me={"cards": ["BC20"]}, foe={"leader": "LEAD01", "cards": ["BC01"]})
    scene.play("lead:aggression-2", "prelude:BC20")
    assert scene.foe["leader"] == "LEAD01"
    assert scene.me["cards"] == ["BC01"]


@pytest.mark.rule("ARC-14.9")
def test_what_nobody_took_leaves_the_game() -> None:
    state = drafted([1, 2, 3])
    assert "rows" not in state
    assert "L04" in state["box"]
    assert len([card for card in state["box"] if card.startswith("LEAD")]) == 13
    assert len(state["lore_deck"]) == 28 - 4
