"""Positions in which one component is looked at, and what came of it."""

from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

from ecliptic.games.beyond_the_sun.jump import MoveShips
from ecliptic.games.beyond_the_sun.scoring import score_parts
from ecliptic.games.beyond_the_sun.state import own_technologies
from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, slot

Outcome = dict[str, Any]


def shows(component: str, ability: str) -> pytest.MarkDecorator:
    """Mark a test that shows an ability of a component, or what is printed on it."""
    return pytest.mark.card(component, ability)


def row(component: str, ability: str, *values: Any) -> ParameterSet:
    """Return a row of parameters that shows an ability; the component is the first of them."""
    return pytest.param(component, *values, marks=shows(component, ability), id=f"{component} {ability}")


def outcome(scene: Scene, seat: int = 0) -> Outcome:
    """Return what a faction has, but for a level 1 ship in Sol, and what is asked in the middle of the action."""
    state = scene.state
    player = state.players[seat]
    found: Outcome = {"ore": player.ore, "population": player.population, "automation": scene.automation(seat)}
    found["colonies"] = scene.colonies(seat)
    found["private"] = [state.parts.technologies[card].id for card in player.private]
    for place in ("SOL", "DS", "Y1", "Y2", "A1", "A2", "B1", "B2"):
        ships = scene.ships(place, seat)
        found[place] = ships if place != "SOL" or ships != [1] else []
    top = state.stack[-1]
    found["jump"] = top.points if isinstance(top, MoveShips) else 0
    asks = scene.topic()
    found["asks"] = "" if found["jump"] or asks in ("production", "choose-space") else asks
    return {name: value for name, value in found.items() if value}


# Technologies without anything of their own below the cards that are looked at.
FILLERS = {"II-A": "T2-16", "III-3": "T3-07", "III-4": "T3-15"}
SLOTS = {"T1": "", "T2": "II-A", "T3": "III-1", "T4": "IIII-2"}


def learned(card: str, ore: int = 0, population: int = 0, **state: Any) -> Scene:
    """Let seat 0 research a discovered technology; ore and population are what it has afterwards."""
    slots: dict[str, Any] = {**LEVEL_ONE, **state.pop("slots", {})}
    player = state.pop("player", {})
    others = state.pop("others", [])
    level = card[:2]
    if level == "T1":
        at = f"I-{card[-1]}"
        slots[at] = slot(card)
        go, cost, cubes = "go:research_1/1", 0, 1
    elif level == "T2":
        slots["II-A"] = slot(card)
        go, cost, cubes = "go:research_2/1", 2, 1
    elif level == "T3":
        slots |= {"II-A": slot("T2-13", (0,)), "III-1": slot(card)}
        go, cost, cubes = "go:professors_guild/1", 4, 2
    else:
        slots |= {"III-3": slot("T3-07", (0,)), "III-4": slot("T3-15", (0,)), "IIII-2": slot(card)}
        go, cost, cubes = "go:innovators_guild/1", 6, 3
    guilds = ["professors_guild", "innovators_guild"]
    players = [{**player, "ore": ore + cost, "population": population + cubes}, *others]
    scene = Scene(players=players, slots=slots, guilds=guilds, **state)
    scene.play(go)
    if scene.topic() == "choose-slot":
        scene.play(f"slot:{SLOTS[level]}")
    assert card in scene.technologies()
    return scene


def owner(card: str, ore: int = 0, population: int = 0, **state: Any) -> Scene:
    """Return a scene in which seat 0 has a technology and chooses a space."""
    level = card[:2]
    slots: dict[str, Any] = {**LEVEL_ONE, **state.pop("slots", {})}
    if level != "T1":
        slots[{"T2": "II-F", "T3": "III-6", "T4": "IIII-3"}[level]] = slot(card, (0,))
    player = state.pop("player", {})
    return Scene(players=[{**player, "ore": ore, "population": population}], slots=slots, **state)


def technology_points(card: str, **state: Any) -> int:
    """Return the points of a level IIII technology of seat 0, which has no other technology of the board."""
    slots = {"IIII-3": slot(card, (0,))}
    scene = Scene(slots=slots, **state)
    own = own_technologies(scene.state, 0)
    private = {"T2": 2, "T3": 3}
    others = sum(private[id[:2]] for id in scene.technologies() if id != card)
    assert len(own) == 1 + len(scene.state.players[0].private)
    return score_parts(scene.state, 0)["technologies"] - others
