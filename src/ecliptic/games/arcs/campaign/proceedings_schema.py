"""The types of the parts of the campaign's view that `proceedings.py` makes."""

from typing import Literal, NotRequired, TypedDict


class Going(TypedDict):
    """A procedure that goes on: its step, and whose it is (-1: nobody's)."""

    what: Literal["intermission", "council", "event", "crises", "edicts"]
    step: int
    seat: int


class PartWords(TypedDict):
    """A part of a deal as a message."""

    id: str
    args: dict[str, object]


class DealPart(TypedDict):
    """A part of a deal in the notation, such as `0>1=relic`, and in words."""

    part: str
    words: PartWords


class Deal(TypedDict):
    """A deal: who proposes it, its parts, between whom the next part is chosen, who must consent and who has."""

    seat: int
    parts: list[DealPart]
    side: list[int]
    waiting: list[int]
    accepted: list[int]


class Summit(TypedDict):
    """A Summit: who has called it, who is done, how many proposals everybody has left, and the deal at hand."""

    caller: int
    stage: Literal["call_to_order", "negotiations"]
    done: list[bool]
    proposals: list[int]
    deal: NotRequired[Deal]


class Reroll(TypedDict):
    """Dice that a player may reroll with a card: side of the event die and cluster (-1: that die was not rolled)."""

    seat: int
    card: str
    dice: list[int]


class GrandAmbition(TypedDict):
    """A grand ambition, and whether it is fulfilled now."""

    id: str
    fulfilled: bool


class Goals(TypedDict):
    """The space of an objective marker and where it started (-1: none), and the grand ambitions of Act III."""

    space: int
    start: int
    grand: list[GrandAmbition]
