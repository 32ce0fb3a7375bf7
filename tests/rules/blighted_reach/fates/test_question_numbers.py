"""Which numbers the questions of fates can have in a written position: exactly those that a game can reach."""

from typing import Any

import pytest

from ecliptic.games.arcs.asking import Asking
from ecliptic.games.arcs.campaign.events import SystemEvent
from ecliptic.games.arcs.campaign.fates.f03_magnate import EXPORT
from ecliptic.games.arcs.campaign.fates.f05_caretaker import LoreForCourt
from ecliptic.games.arcs.campaign.fates.f05_knowledge import GIVE_LORE, DrawAttached
from ecliptic.games.arcs.campaign.fates.f12_haven import HavenGuessed, StateTruths, TruthStated
from ecliptic.games.arcs.campaign.fates.f12_pirate import HoardAction
from ecliptic.games.arcs.campaign.fates.f12_rumors import RumorSeen, RumorTurned
from ecliptic.games.arcs.campaign.fates.f15_ceasefires import BROKER_PEACE
from tests.rules.blighted_reach.fates.acts import fated
from tests.rules.blighted_reach.scene import Scene

RUMORS = [
    {"token": "rumor-cluster", "place": "1-hex"},
    {"token": "rumor-symbol", "place": "2-hex"},
    {"token": "rumor-false", "place": "3-hex"},
    {"token": "rumor-false", "place": "4-hex"},
]
ADVOCATE = {"campaign": fated("advocate", "F04-12B", 5, act=2)}
FOUNDRIES = {"buildings": {"1-hex/1": "0 starport", "2-hex/1": "0 starport", "3-hex/1": "0 city"}}
SYSTEMS = 24
CARDS_IN_ALL = 2000  # more than there are


def rumored(count: int) -> dict[str, Any]:
    """So many Rumors are on the map, the others are set aside."""
    aside = [{**each, "place": "aside"} for each in RUMORS[count:]]
    return {"campaign": fated("pirate", "F12-01B", 5, act=3, tokens=[*RUMORS[:count], *aside])}


def fitting(verb: str, seat: int, fields: dict[str, Any], numbers: range) -> list[int]:
    """The numbers with which a verb can ask a seat."""
    state: Any = Scene(hand=["administration-2"], **fields).table.state
    step = next(step for steps in state.effects.steps for step in steps if step.verb == verb)
    assert isinstance(step, Asking)
    return [n for n in numbers if step.fits(state, seat, 0, n)]


@pytest.mark.parametrize(
    ("verb", "seat", "fields", "expected"),
    [
        ("bargain", 0, {}, [*range(11), 99]),  # the card, up to ten influences, the card to secure
        ("tax_from_outlaw", 0, {}, range(1, SYSTEMS * 4 + 1)),  # a site plus one
        ("imperial_sponsor", 0, {}, [0, 1]),
        ("parade_fleets", 0, {}, [0, 1]),
        ("awaken", 0, {}, [0, 1]),
        ("speak_to_stones", 0, {}, [0, 1]),
        ("demand_guild", 0, {**ADVOCATE, "me": {"cards": ["CC06"]}}, [0]),  # the Advocate never answers
        ("bury_guilds", 0, {}, [0, 1, 2]),
        ("bury_guilds", 0, {"seats": 4}, [0, 1, 2, 3]),
        ("spend_golem", 0, {}, [0, 5, 6, 7, 8, 106]),  # Golems follow the five resources; the Protector again
        ("worship", 0, {}, [1, 3, 5, 7]),
        ("worship", 1, {}, [2, 3, 6, 7]),
        ("worship", 2, {}, [4, 5, 6, 7]),
        ("sate_golems", 0, {}, [1, 2, 3, 4, 9, 10, 11, 12, 17, 18, 19, 20]),
        ("attach_lore", 0, {}, [1, 2, 3, 4, 5]),
        ("attach_lore", 0, {"seats": 2}, [1, 2, 3, 4]),
        ("defect", 0, {}, range(1, SYSTEMS + 1)),
        ("defect_in_cluster", 0, {}, range(SYSTEMS + 1)),
        ("manipulate", 0, {}, [0, 2, 3]),
        ("manipulate", 1, {}, [0, 1, 3]),
        ("keep_captives", 0, {}, range(SYSTEMS + 1)),
        ("hoard_stolen", 0, {}, [1, 2, 3, 4, 5]),
        ("place_rumors", 0, {}, [0]),
        ("place_rumors", 0, rumored(1), [1]),
        ("place_rumors", 0, rumored(3), [3]),
        ("place_rumors", 0, rumored(4), [4, 5]),
        ("panic", 0, {}, range(1, 32)),
        ("panic", 1, {}, range(33, 64)),
        ("panic", 2, {}, range(65, 96)),
        ("first_outrage", 0, {}, [0, 1, 2, 4, 8, 16]),
        ("sycophants", 0, {}, range(1, 32)),
        ("seed", 0, {}, [8 * agents + cluster for agents in range(17) for cluster in range(6)]),
        # Without starports only bits; the system of one of them, as long as it is not used up.
        ("use_foundries", 0, {}, range(32)),
        (
            "use_foundries",
            0,
            FOUNDRIES,
            [*range(32), *range(32 * 4, 32 * 5, 2), *[n for n in range(32 * 8, 32 * 9) if not n & 2]],
        ),
    ],
)
def test_numbers_of_questions(verb: str, seat: int, fields: dict[str, Any], expected: Any) -> None:
    assert fitting(verb, seat, fields, range(-40, 900)) == list(expected)


def test_the_number_of_a_demand_is_a_guild_card_of_its_holder() -> None:
    """CC06 is a Guild card, L01 is lore; numbers are those of the cards plus one (F04-13)."""
    fields: dict[str, Any] = {**ADVOCATE, "foe": {"cards": ["CC06", "L01"]}}
    state: Any = Scene(hand=["administration-2"], **fields).table.state
    found = fitting("demand_guild", 1, fields, range(-5, CARDS_IN_ALL))
    assert [state.table.cards.ids[n - 1] for n in found[1:]] == ["CC06"]
    assert found[0] == 0


def test_the_number_of_a_passed_card_is_its_place_and_what_was_received() -> None:
    """Three seats pass a card each; the card received is none, or any of all cards plus one (F04-11)."""
    state: Any = Scene(hand=["administration-2"]).table.state
    most = len(state.table.cards.ids) * 8
    found = fitting("pass_guilds", 0, {}, range(-40, most + 40))
    assert found == [n for n in range(most + 8) if n % 8 in (0, 1, 2)]


def refused_field(frame: Any, state: Any) -> str:
    """The field of a frame that does not fit a position, or "" if all do."""
    wrong = frame.misfit(state)
    return str(wrong.args["field"]) if wrong is not None else ""


def test_lore_is_attached_to_a_card_of_the_court() -> None:
    """There are five spots for three players, and the lore deck must have a card (F05-13)."""
    state: Any = Scene(hand=["administration-2"]).table.state
    assert [refused_field(DrawAttached(0, spot), state) for spot in (-1, 0, 4, 5)] == ["spot", "", "", "spot"]
    card, state.court[1] = state.court[1], -1
    assert refused_field(DrawAttached(0, 1), state) == "spot"
    state.court[1] = card
    state.lore_deck = []
    assert refused_field(DrawAttached(0, 1), state) == "spot"


def test_lore_for_the_court_is_one_card_for_each_player() -> None:
    state: Any = Scene(hand=["administration-2"]).table.state
    assert [refused_field(LoreForCourt(n), state) for n in (2, 3, 4)] == ["n", "", "n"]
    state.lore_deck = []
    assert refused_field(LoreForCourt(3), state) == "n"


def test_only_the_pirate_states_something_about_a_haven() -> None:
    state: Any = Scene(hand=["administration-2"], **rumored(4)).table.state
    assert [refused_field(StateTruths(seat), state) for seat in range(3)] == ["", "seat", "seat"]
    state = Scene(hand=["administration-2"], **rumored(1)).table.state
    assert refused_field(StateTruths(0), state) == "seat"


def test_the_hoard_pays_for_actions_outside_turns() -> None:
    """The kinds are those of Material, Fuel or Relics (F12-04)."""
    state: Any = Scene(hand=["administration-2"]).table.state
    state.turn_seat = -1
    assert refused_field(HoardAction(0, 1), state) == ""
    assert refused_field(HoardAction(0, 0), state) == "kinds"
    state.turn_seat = 0
    assert refused_field(HoardAction(0, 1), state) == "seat"


def test_what_favors_cannot_force_has_no_price() -> None:
    """Exports, lore and a brokered Peace (F03-01B, F05-14, F15-11)."""
    state: Any = Scene(hand=["administration-2"]).table.state
    assert [kind.price(state, 0, 1) for kind in (EXPORT, GIVE_LORE, BROKER_PEACE)] == [0, 0, 0]


def test_events_that_tell_something_hidden_end_previews() -> None:
    assert [event.reveals for event in (TruthStated, RumorSeen, RumorTurned)] == [True] * 3
    assert [event.reveals for event in (HavenGuessed, SystemEvent)] == [False] * 2
