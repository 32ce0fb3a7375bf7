"""Positions for tests of fates in Acts II and III."""

from typing import Any

from ecliptic.games.arcs.board import RESOURCES, SYSTEMS
from ecliptic.games.arcs.campaign.reading import campaign_board
from ecliptic.games.arcs.state import source_of as source_number
from tests.rules.blighted_reach.scene import EDICTS, Scene
from tests.rules.blighted_reach.test_14_intermission import last_chapter

POLICIES = ["AID03", "AID04", "AID05"]


def planets_of(*kinds: str) -> list[str]:
    """The planets of these types."""
    wanted = [RESOURCES.index(kind) for kind in kinds]
    return [SYSTEMS[system] for system, kind in enumerate(campaign_board().types) if kind in wanted]


def new_act(fate: str, act: int, **fields: Any) -> Scene:
    """The set-up of an act in which seat 0 gets this fate; the Intermission before it has just asked nothing."""
    campaign = {"act": act - 1, "pool": [fate], **fields.pop("campaign", {})}
    return last_chapter(campaign=campaign, **fields)


def fated(fate: str, card: str, clock: int = -1, act: int = 3, **campaign: Any) -> dict[str, Any]:
    """The campaign's part of a position in which seat 0 has a fate with this objective card."""
    return {
        "act": act,
        "fates": [fate, "none", "none"],
        "objective_cards": [card, "", ""],
        "objectives": [clock, -1, -1],
        "pool": [],
        **campaign,
    }


def chapter_end(fate: str, card: str, clock: int, **fields: Any) -> Scene:
    """The first chapter of an act ends with this objective marker."""
    campaign = fated(fate, card, clock, **fields.pop("campaign", {}))
    return last_chapter(chapter=fields.pop("chapter", 1), campaign=campaign, **fields)


def edicts(*cards: str, **fields: Any) -> Scene:
    """An Event brings edicts with these cards in the booklet; the First Regent's policy question comes first."""
    campaign = {"booklet": [*fields.pop("policies", POLICIES), *cards], **fields.pop("campaign", {})}
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["EV01"], **fields.pop("foe", {})},
        campaign=campaign,
        luck=[[EDICTS["hex"]], [0]],
        **fields,
    )
    scene.play("lead:administration-2")
    scene.play_if_asked("end")
    scene.play("event:EV01")
    scene.play_if_asked("end")
    scene.play("no")
    return scene


def step_of(scene: Scene, verb: str) -> Any:
    """The step of some card that does this."""
    state: Any = scene.table.state
    return next(step for steps in state.effects.steps for step in steps if step.verb == verb)


def source_of(scene: Scene, card: str, seat: int = -1) -> int:
    """The number of a card as a source of effects: held by a seat, or by nobody."""
    state: Any = scene.table.state
    return source_number(seat, state.table.cards.ids.index(card))
