"""Positions that no campaign can reach are refused with the reason; right beside the limit they are taken (ABR-17)."""

from typing import Any

import pytest

import ecliptic
from ecliptic.kernel import Refused
from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_frames import saved

DECK = [f"CC{n:02}" for n in range(5, 16)]
LORE = [f"L{n:02}" for n in range(1, 15)]
TOO_MANY = "There are more pieces of the Empire than the box holds."
NO_ROW = "the Court row must have its fixed number of spots, with each card once."
NO_REGENT = "There is a First Regent exactly when there are Regents."
NOBODY_THERE = "a seat that is not at the table cannot have pieces."


def problem(state: dict[str, Any], campaign: dict[str, Any]) -> str:
    """The sentence with which a plain position with these changes is refused, "" if it is not."""
    position = saved(None, **campaign)
    position["state"].update(state)
    try:
        assert ecliptic.load(position).waiting
    except Refused as refusal:
        return str(refusal).removeprefix("Invalid position: ")
    return ""


def home(**others: list[int]) -> dict[str, Any]:
    """Everybody is at 6-hex, with these ships of other powers."""
    return {"ships": {"6-hex": {"0": [1, 0], "1": [1, 0], "2": [1, 0], **others}}}


def banners(n: int, place: str = "2-hex", **fields: Any) -> dict[str, Any]:
    """So many Banners in one place."""
    return {"tokens": [{"token": "banner", "place": place, **fields}] * n}


@pytest.mark.parametrize(
    ("field", "right", "wrong"),
    [
        ("rolled", ([5, 5], [0, 0]), ([6, 0], [-1, 0], [0, 6], [0, -1])),
        ("allies", ([15, 15], [0, 0]), ([16, 0], [-1, 0], [0, 16], [0, -1])),
        ("objectives", ([-1, 0, 60],), ([-2, 0, 0], [0, 0, 61])),
        ("fates", (["steward", "founder", "none"],), (["steward", "steward", "none"],)),
    ],
)
def test_fields_of_the_campaign(field: str, right: tuple[list[Any], ...], wrong: tuple[list[Any], ...]) -> None:
    for value in right:
        assert problem({}, {field: value}) == ""
    for value in wrong:
        assert problem({}, {field: value}) == f"the campaign's {field} is not valid."


@pytest.mark.rule("ABR-1.2", "ABR-2.4", "ABR-17.1", "ABR-17.5")
@pytest.mark.parametrize(
    ("state", "campaign", "why"),
    [
        ({"chapter": 3}, {}, ""),
        ({"chapter": 4}, {}, "the campaign's act is not valid."),
        ({"chapter": 4}, {"act": 3}, ""),
        ({"chapter": 5}, {"act": 3}, "the campaign's act is not valid."),
        ({}, {"act": 2, "last_act": 2}, ""),
        ({}, {"act": 3, "last_act": 2}, "the campaign's act is not valid."),
        ({}, {"council": "decided", "council_seat": 0}, "the campaign's council_seat is not valid."),
        ({}, {"council": "decided"}, ""),
        (home(empire=[15, 0]), {}, ""),
        (home(empire=[15, 1]), {}, TOO_MANY),
        (home(blight=[15, 9]), {}, ""),
        (home(blight=[15, 10]), {}, "There are more pieces of the Blight than the box holds."),
        ({**home(empire=[14, 0]), "scrapped": ["empire ship"]}, {}, ""),
        ({**home(empire=[15, 0]), "scrapped": ["empire ship"]}, {}, TOO_MANY),
        (home(empire=[14, 0]), {"on_cards": {"F13-13": ["empire ship"]}}, ""),
        (home(empire=[15, 0]), {"on_cards": {"F13-13": ["empire ship"]}}, TOO_MANY),
        ({}, {"on_cards": {"F13-13": ["3 ship"]}}, NOBODY_THERE),
        ({}, {"on_cards": {"F13-13": ["0 agent"]}}, "seat 0 has 11 agents in all, not 10."),
        ({}, {"on_cards": {"F13-13": ["0 city"]}}, "seat 0 has 6 cities in all, not 5."),
        ({}, {"on_cards": {"F13-13": ["0 starport"]}}, "seat 0 has 6 starports in all, not 5."),
        ({}, {"on_cards": {"CC99": ["empire ship"]}}, "state.campaign.on_cards has an unknown field 'CC99'."),
        ({}, {"first_regent": -1}, NO_REGENT),
        ({}, {"first_regent": -1, "titles": ["outlaw"] * 3}, ""),
        ({}, {"first_regent": 0, "titles": ["outlaw", "regent", "regent"]}, NO_REGENT),
        ({}, {"first_regent": 1, "titles": ["outlaw", "regent", "regent"]}, ""),
        ({}, {"first_regent": 2, "titles": ["regent", "regent", "outlaw"]}, NO_REGENT),
        ({"court": ["CC05", "CC01", "CC02", "CC03", "CC04"], "court_deck": ["AID01", *DECK[1:]]}, {}, NO_ROW),
        ({"court_deck": [*DECK, "F07-02"]}, {}, ""),
        ({"court_deck": [*DECK, "F07-03"]}, {}, NO_ROW),  # an edict
        ({"court_discard": ["F07-03"]}, {}, NO_ROW),
        ({"court_deck": [*DECK, "F07-02", "F07-02"]}, {}, "Imperial Officers is in the game 2 times."),
        ({"court_deck": DECK[1:]}, {}, "Skirmishers is missing."),
        ({"court_deck": DECK[1:]}, {"attached": ["", "CC05"]}, ""),
        ({}, {"attached": ["", "CC05"]}, "Skirmishers is in the game 2 times."),
        ({}, {"attached": ["", "F07-03"]}, NO_ROW),
        ({}, {"common": ["CC05"]}, "Skirmishers is in the game 2 times."),
        ({}, {"sets": ["CC05"]}, "Skirmishers is in the game 2 times."),
        (
            {"court_deck": DECK[1:]},
            {"booklet": ["AID03", "AID04", "AID05", "CC05"]},
            "the campaign's booklet is not valid.",
        ),
        ({"lore_deck": LORE[1:]}, {}, "Tool-Priests is missing."),
        ({"lore_deck": LORE[1:], "court_deck": [*DECK, "L01"]}, {}, ""),
        ({"lore_deck": [*LORE, "CC05"], "court_deck": DECK[1:]}, {}, NO_ROW),
        ({"lore_deck": [*LORE, "L20"]}, {}, NO_ROW),
        ({}, banners(8), ""),
        ({}, banners(9), "There are too many tokens banner (9), or one lies where it cannot be."),
        ({}, banners(1, "seat 2"), ""),
        ({}, banners(1, "trophies 2"), ""),
        ({}, banners(1, "aside"), ""),
        ({}, banners(1, "box 8"), ""),
        ({}, banners(1, known_by=[2]), ""),
        ({}, {"tokens": [{"token": "golem-seeker", "place": "2-hex"}]}, ""),
        (
            {},
            {"tokens": [{"token": "golem-seeker", "place": "seat 0"}]},
            "There are too many tokens golem-seeker (1), ",
        ),
        ({}, {"sown_outrage": ["3 relic 0"]}, "seat"),
    ],
)
def test_what_a_campaign_keeps(state: dict[str, Any], campaign: dict[str, Any], why: str) -> None:
    told = problem(state, campaign)
    assert told.startswith(why) if why else told == ""


@pytest.mark.parametrize(
    ("pile", "campaign", "why"),
    [
        ([], {}, "Administration 3"),
        (["administration-3"], {}, ""),
        (["administration-3", "administration-3"], {}, "Administration 3"),
        (["administration-3", "EV04"], {}, ""),
        (["administration-3", "EV04", "EV04"], {}, "Event IV"),
        (["administration-3", "administration-1"], {}, "Administration 1"),  # only with four players
        ([], {"facts": {"scrapped-action-cards": 1 << 2}}, ""),
        (["administration-3"], {"facts": {"scrapped-action-cards": 1 << 2}}, "Administration 3"),
        (["administration-3"], {"facts": {"scrapped-action-cards": 1 << 3}}, "Administration 4"),
        (["administration-3", "faithful-1"], {}, ""),  # it was drawn from the Court
        (["administration-3", "faithful-1"], {"sets": ["F08-12"]}, "Faithful 1"),
    ],
)
def test_every_action_card_is_in_one_place(pile: list[str], campaign: dict[str, Any], why: str) -> None:
    position = saved(None)["state"]["pile"]
    assert position[0] == "administration-3"
    told = problem({"pile": [*position[1:], *pile]}, campaign)
    assert told.startswith(why) if why else told == ""


@pytest.mark.rule("ABR-11.3", "ABR-17.6")
@pytest.mark.parametrize(
    ("board", "system", "is_right"),
    [
        ({}, "6-hex", True),
        ({"hull": "city"}, "6-hex", True),
        ({"hull": "city", "hull-armor": "city"}, "6-hex", True),
        ({"hull-armor": "city"}, "6-hex", False),
        ({"tractor_beam": "city", "hull-armor": "city"}, "6-hex", False),
        ({}, "5-hex", False),
    ],
)
def test_a_flagship_is_a_fresh_ship_and_armor_covers_an_upgrade(
    board: dict[str, str], system: str, is_right: bool
) -> None:
    position = saved(None, flagships=[{"seat": 0, "system": system, "board": board}])
    player = position["state"]["players"][0]
    player["ships"] += 1
    player["cities"] -= len(board)
    if is_right:
        assert ecliptic.load(position).waiting == [0]
    else:
        with pytest.raises(Refused, match="Flagship"):
            ecliptic.load(position)


@pytest.mark.rule("ABR-12.2")
@pytest.mark.parametrize(("written", "read"), [(-1, 0), (0, 0), (3, 3), (10, 10), (11, 10)])
def test_nobody_holds_more_favors_than_there_are_agents(written: int, read: int) -> None:
    scene = Scene(hand=["administration-2"], campaign={"favors": [[0, written, 0, 0]]})
    assert scene.view()["campaign"]["favors"][0] == [0, read, 0]
    assert scene.foe["agents"] == 10 - read


@pytest.mark.rule("ABR-2.1")
def test_only_a_seat_that_plays_begins() -> None:
    assert ecliptic.new("blighted-reach", seats=2, options={"first": "1"}).save()["state"]
    with pytest.raises(Refused) as refusal:
        ecliptic.new("blighted-reach", seats=2, options={"first": "2"})
    assert str(refusal.value) == "Option first cannot be seat 2: the seats are 0 to 1."
