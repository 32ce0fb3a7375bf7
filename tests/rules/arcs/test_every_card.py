"""Every card is as printed and has its own test: values written by hand, marks collected from the test modules."""

from collections.abc import Iterator
from typing import Any

import pytest

from ecliptic.games.arcs.board import DICE, RESOURCES, SUITS
from ecliptic.games.arcs.cards import GUILD, KINDS, LEADER, LORE, VOX, printed_cards
from ecliptic.games.arcs.game import GAME
from ecliptic.kernel import ChanceSource, Script, load_table
from tests.rules.arcs import test_card_notes, test_court_cards, test_leaders, test_lore_cards
from tests.rules.arcs.marks import shows
from tests.rules.arcs.scene import Scene, state_of

MODULES = (test_court_cards, test_lore_cards, test_leaders, test_card_notes)

# Guild cards: suit and raid cost.
GUILDS = {
    "BC01": ("material", 3), "BC02": ("material", 2), "BC03": ("material", 2), "BC04": ("material", 2),
    "BC05": ("material", 2), "BC06": ("fuel", 2), "BC07": ("fuel", 3), "BC08": ("fuel", 2), "BC09": ("fuel", 2),
    "BC10": ("fuel", 2), "BC11": ("weapon", 2), "BC12": ("weapon", 2), "BC13": ("weapon", 2), "BC14": ("weapon", 2),
    "BC15": ("weapon", 3), "BC16": ("psionic", 2), "BC17": ("psionic", 2), "BC18": ("psionic", 2),
    "BC19": ("psionic", 3), "BC20": ("psionic", 2), "BC21": ("relic", 3), "BC22": ("relic", 1), "BC23": ("relic", 2),
    "BC24": ("relic", 2), "BC25": ("relic", 1),
}  # fmt: skip
VOXES = ["BC26", "BC27", "BC28", "BC29", "BC30", "BC31"]
UNION_SUITS = {"BC04": "administration", "BC05": "construction", "BC10": "mobilization", "BC11": "aggression"}
REROLLS = {"BC13": "skirmish", "L14": "assault", "L19": "", "LEAD11": "raid"}
NEW_ACTIONS = {
    "BC02": ["manufacture"], "BC09": ["synthesize"], "BC12": ["pressgang", "execute"], "BC14": ["abduct"],
    "BC23": ["trade"], "L01": ["summon"], "L02": ["fire_rifles"], "L10": ["nurture", "prune"], "L16": ["guide"],
    "L18": ["martyr"], "L26": ["annex"], "LEAD06": ["advance"], "LEAD07": ["entertain"],
}  # fmt: skip

# Leaders: resources, then ships, cities and starports in the boxes A, B and C.
SAME = [(3, 1, 0), (3, 0, 1), (2, 0, 0)]
LEADERS: dict[str, tuple[list[str], list[tuple[int, int, int]]]] = {
    "LEAD01": (["relic", "material"], SAME),
    "LEAD02": (["psionic", "relic"], SAME),
    "LEAD03": (["fuel", "fuel"], SAME),
    "LEAD04": (["psionic", "material"], [(4, 1, 0), (3, 0, 1), (2, 0, 0)]),
    "LEAD05": (["material", "weapon"], [(4, 0, 1), (4, 0, 0), (2, 0, 0)]),
    "LEAD06": (["weapon", "material"], SAME),
    "LEAD07": (["relic", "material"], [(3, 1, 0), (3, 1, 0), (3, 0, 0)]),
    "LEAD08": (["psionic", "weapon"], SAME),
    "LEAD09": (["relic", "relic"], [(3, 1, 0), (3, 1, 0), (2, 0, 0)]),
    "LEAD10": (["fuel", "material"], SAME),
    "LEAD11": (["fuel", "weapon"], [(4, 0, 1), (3, 0, 0), (2, 0, 0)]),
    "LEAD12": (["psionic", "psionic"], SAME),
    "LEAD13": (["relic", "weapon"], [(4, 0, 0), (3, 0, 0), (2, 0, 0)]),
    "LEAD14": (["relic", "material"], [(3, 1, 0), (3, 0, 0), (3, 0, 0)]),
    "LEAD15": (["fuel", "material"], [(3, 1, 0), (4, 0, 1), (2, 0, 0)]),
    "LEAD16": (["fuel", "weapon"], [(4, 0, 1), (3, 0, 0), (2, 0, 0)]),
}
LORES = [f"L{n:02}" for n in range(1, 29)]
CARDS = {card.id: card for card in printed_cards().cards}


def test_these_are_all_cards() -> None:
    assert sorted(CARDS) == sorted([*GUILDS, *VOXES, *LORES, *LEADERS])


@pytest.mark.rule("ARC-10.2")
@pytest.mark.parametrize("id", GUILDS)
def test_guild_cards_are_as_printed(id: str) -> None:
    card = CARDS[id]
    assert (KINDS[card.kind], RESOURCES[card.suit], card.raid_cost) == ("guild", *GUILDS[id])
    assert card.buried_when_stolen == (id == "BC22")


@pytest.mark.rule("ARC-10.3", "ARC-10.4")
def test_only_guild_cards_have_suit_and_raid_cost() -> None:
    for id, card in CARDS.items():
        if id not in GUILDS:
            assert card.kind == (VOX if id in VOXES else LORE if id in LORES else LEADER)
            assert (card.suit, card.raid_cost) == (-1, 0), id


@pytest.mark.rule("ARC-14.5", "ARC-14.6")
@pytest.mark.parametrize("id", LEADERS)
def test_leaders_are_as_printed(id: str) -> None:
    resources, boxes = LEADERS[id]
    assert [RESOURCES[each] for each in CARDS[id].resources] == resources
    assert [tuple(box) for box in CARDS[id].pieces] == boxes


@pytest.mark.rule("ARC-1.2")
def test_the_pack_has_eight_leaders_and_fourteen_lore_cards() -> None:
    extra = {id for id, card in CARDS.items() if card.is_expansion}
    assert extra == {f"L{n}" for n in range(15, 29)} | {"LEAD09", *(f"LEAD{n}" for n in range(10, 17))}


@pytest.mark.rule("ARC-13.1", "ARC-13.6")
def test_unions_rerolls_and_new_actions_are_as_printed() -> None:
    assert {id: SUITS[card.union_suit] for id, card in CARDS.items() if card.union_suit >= 0} == UNION_SUITS
    rerolls = {id: DICE[card.reroll_die] if card.reroll_die >= 0 else "" for id, card in CARDS.items() if card.reroll}
    assert rerolls == REROLLS
    assert {id: [each.id for each in card.actions] for id, card in CARDS.items() if card.actions} == NEW_ACTIONS
    assert {id: card.slots for id, card in CARDS.items() if card.slots} == {"L13": 1}


# What leaders do before the first chapter (ARC-14.7)


def set_up(leader: str, **state: Any) -> dict[str, Any]:
    """Seat 0 has this leader and carries out its extra set-up."""
    saved: Any = Scene(hand=["aggression-2"], me={"leader": leader}, **state).table.save()
    saved["state"]["players"][0]["hand"] = []
    del saved["state"]["pile"]  # all action cards are still to be dealt
    saved["stack"] = [{"frame": "deal"}, {"frame": "leader_setup", "seat": 0}]
    table = load_table(saved, {"arcs": GAME}, Script([], ChanceSource(1)))
    found = state_of(table)
    found["options"] = [str(option) for option in table.options(0)] if table.waiting == [0] else []
    return found


@pytest.mark.rule("ARC-14.7")
@shows("LEAD02", "LEAD16")
@pytest.mark.parametrize(("leader", "types"), [("LEAD02", ["material", "fuel"]), ("LEAD16", ["material"])])
def test_leaders_that_start_with_outrage(leader: str, types: list[str]) -> None:
    own = set_up(leader)["players"][0]
    assert own["outrage"] == types
    assert own["agents"] == 10 - len(types)


@pytest.mark.rule("ARC-14.7")
@shows("LEAD10", "LEAD13")
def test_leaders_that_scrap_pieces() -> None:
    hated = set_up("LEAD10")
    assert (hated["players"][0]["ships"], hated["players"][0]["agents"]) == (15 - 1 - 2, 7)
    assert sorted(hated["scrapped"]) == ["0 agent"] * 3 + ["0 ship"] * 2
    assert set_up("LEAD13")["players"][0]["cities"] == 3


@pytest.mark.rule("ARC-14.7")
@shows("LEAD09")
def test_the_archivist_draws_five_lore_cards_and_keeps_two() -> None:
    seen = set_up("LEAD09", box=[id for id in LEADERS if id != "LEAD09"], lore_deck=LORES)
    assert len(seen["options"]) == 5
    assert len(seen["lore_deck"]) == 23


@pytest.mark.rule("ARC-14.7", "ARC-15.7")
@shows("LEAD09")
def test_the_archivist_keeps_two_of_them_and_scraps_the_others_unseen() -> None:
    box = [id for id in LEADERS if id != "LEAD09"]
    saved: Any = Scene(hand=["aggression-2"], me={"leader": "LEAD09"}, box=box, lore_deck=LORES).table.save()
    saved["state"]["players"][0]["hand"] = []
    del saved["state"]["pile"]
    saved["stack"] = [{"frame": "deal"}, {"frame": "leader_setup", "seat": 0}]
    drawn = [31 + n for n in (2, 5, 7, 11, 20)]  # by their numbers: L03, L06, L08, L12, L21
    table = load_table(saved, {"arcs": GAME}, Script([drawn], ChanceSource(1)))
    assert [str(option) for option in table.options(0)] == ["take:L03", "take:L06", "take:L08", "take:L12", "take:L21"]
    table.play(0, "take:L06")
    assert [str(option) for option in table.options(0)] == ["take:L03", "take:L08", "take:L12", "take:L21"]
    table.play(0, "take:L21")
    found = state_of(table)
    assert found["players"][0]["cards"] == ["L06", "L21"]
    assert found["hidden_box"][0] == ["L03", "L08", "L12"]
    told = [GAME.say(message, ["Anna", "Boris", "Clara"], "en", None) for _, message in table.log(None)]
    assert told[:2] == ["Anna takes Signal Breaker.", "Anna takes Keeper's Trust."]


# Completeness


def marks_of(test: Any) -> Iterator[Any]:
    """The marks of a test function."""
    yield from getattr(test, "pytestmark", ())


def shown() -> set[str]:
    """The cards of which some test shows what they do."""
    tests = [getattr(module, name) for module in MODULES for name in dir(module) if name.startswith("test_")]
    tests += [each for name, each in globals().items() if name.startswith("test_")]
    return {mark.args[0] for test in tests if callable(test) for mark in marks_of(test) if mark.name == "card"}


@pytest.mark.parametrize("id", CARDS)
def test_every_card_has_its_own_test(id: str) -> None:
    assert id in shown()


def test_marks_name_cards() -> None:
    assert shown() <= set(CARDS)
    assert CARDS["BC01"].kind == GUILD
