"""What happens is told in typed events, and whether one reveals something is a property of its kind."""

from typing import Any

import pytest

from ecliptic.kernel import Event, run_until_request
from tests.rules.star_realms.scene import Scene

REVEALING = {"CardRevealed", "CardsDrawn", "DeckShuffled", "HandsRevealed"}


def kinds() -> set[type[Event]]:
    """Every kind of event that the rules of Star Realms declare."""
    found: set[type[Event]] = set()
    waiting: list[type[Event]] = [Event]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("ecliptic.games.star_realms."):
            found.add(kind)
    return found


def happened(scene: Scene, action: str) -> list[Event]:
    """The events of one action."""
    state: Any = scene.table.state.clone()
    state.events = []
    seat = scene.waiting[0]
    state.stack[-1].answer(state, seat, scene.table.find(seat, action))
    run_until_request(state)
    events: list[Event] = state.events
    return events


@pytest.mark.rule("SR-2.4")
def test_what_shows_a_hidden_card_reveals() -> None:
    assert {kind.__name__ for kind in kinds() if kind.reveals} == REVEALING


@pytest.mark.rule("SR-17.5", "SR-10.1")
def test_a_hand_is_shown_at_the_end_of_a_turn_to_teammates_only() -> None:
    team = Scene(mode="hydra_two_headed")
    team.play("done")
    ends = happened(team, "done"), happened(Scene(), "end")
    assert [[type(event).__name__ for event in events].count("HandsRevealed") for events in ends] == [1, 0]


@pytest.mark.rule("SR-5.1", "SR-6.10")
def test_events_have_named_fields() -> None:
    played, gained = [vars_of(event) for event in happened(Scene(hand=["scout"]), "play:scout")]
    assert played == ("CardPlayed", {"seat": 0, "card": 0})
    assert gained == ("TradeGained", {"seat": 0, "n": 1})


@pytest.mark.rule("SR-7.1", "SR-7.14")
def test_cards_drawn_one_after_the_other_are_one_event() -> None:
    """Supply Depot and the like draw card by card; the log says it once."""
    scene = Scene(
        hand=["scout", "viper"],
        deck=["viper", "scout", "scout"],
        pack={
            "game": "star-realms",
            "cards": {"scout": {"primary": [{"op": "draw", "n": 1}, {"op": "draw", "n": 1}, {"op": "combat", "n": 1}]}},
        },
    )
    events = [vars_of(event) for event in happened(scene, "play:scout")]
    assert [name for name, _ in events] == ["CardPlayed", "CardsDrawn", "CombatGained"]
    assert sorted(events[1][1]["cards"]) == [0, 1]


def vars_of(event: Any) -> tuple[str, dict[str, Any]]:
    """The kind of an event and its fields."""
    names = [name for name in ("seat", "card", "cards", "n", "whom") if hasattr(event, name)]
    return type(event).__name__, {name: getattr(event, name) for name in names}
