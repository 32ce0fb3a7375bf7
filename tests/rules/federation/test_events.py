"""Events are typed: fields by name, whether something new is seen, and one line of the log each."""

from typing import Any

import pytest

from ecliptic.content.catalogue import catalogue
from ecliptic.games.federation.events import AmbassadorPlaced, FederationEvent, Paid
from ecliptic.games.federation.phase_events import GameEnded
from ecliptic.games.federation.planet_events import Built
from ecliptic.kernel import Event, run_until_request
from ecliptic.kernel.loop import options_of
from ecliptic.kernel.messages import LOCALES
from tests.rules.federation.scene import PARTS, Scene

# Written by hand from the clauses: what was face down, or only one player had seen, is seen now.
REVEALING = {
    "AsteroidRevealed", "DeepSpaceSeen", "DeepSpaceTaken", "FirstLawsAlike", "LawRevealed", "LawSetAside",
    "LawsSwapped", "EruditeRevealed", "SpaceBlocked", "TokenDrawn", "TokenShown", "TokensRevealed", "TokensSeen",
}  # fmt: skip


def kinds(base: type[Event] = FederationEvent) -> list[type[Any]]:
    """Every class of events that nothing is derived from."""
    derived = base.__subclasses__()
    return [kind for each in derived for kind in kinds(each)] if derived else [base]


def happened(scene: Scene, *actions: str) -> list[Event]:
    """What an observer is told when these actions are played on a copy of the table."""
    state = scene.table.state.clone()
    state.events = []
    request = run_until_request(state)
    for text in actions:
        action = next(option for option in options_of(request, 0) if option.text == text)
        state.stack[-1].answer(state, 0, action)
        request = run_until_request(state)
    return state.events


def test_a_placement_is_told_with_named_fields() -> None:
    scene = Scene(me={"resources": {"lavandium": 2, "coppernium": 2}})
    events = happened(scene, "place:e81216_left", "vote:AMB-3", "build:PS-1A")
    placed = next(event for event in events if isinstance(event, AmbassadorPlaced))
    assert (placed.seat, PARTS.ambassadors[placed.ambassador], placed.funding, placed.token) == (0, "AMB-3", False, -1)
    assert any(isinstance(event, Paid) and event.seat == 0 for event in events)
    built = next(event for event in events if isinstance(event, Built))
    assert (built.seat, built.building) == (0, 0)


def test_nothing_is_built_while_nobody_observes() -> None:
    scene = Scene()
    state = scene.table.state.clone()
    assert state.events is None
    run_until_request(state)
    state.stack[-1].answer(state, 0, next(o for o in scene.table.options(0) if o.text == "place:outer_module"))
    assert state.events is None


def test_what_reveals_is_a_property_of_the_class() -> None:
    assert {kind.__name__ for kind in kinds() if kind.reveals} == REVEALING


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_has_its_line_in_every_language(locale: str) -> None:
    texts = [kind.text for kind in kinds()]
    assert len(texts) == len(set(texts)) == 60
    assert [text for text in texts if not catalogue("federation", locale).has(f"log-{text}")] == []


def test_events_cite_clauses() -> None:
    assert [kind.__name__ for kind in kinds() if not kind.rules] == []
    assert GameEnded.rules == ("FED-21.10",)
