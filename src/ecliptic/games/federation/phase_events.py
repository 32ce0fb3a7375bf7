"""What happens in the executive phase, with laws and at the end of the game, as typed records."""

from typing import final

from ecliptic.games.federation import wording
from ecliptic.games.federation.events import Args, FederationEvent, NumberEvent
from ecliptic.games.federation.state import NOBODY, State
from ecliptic.games.federation.vocabulary import PROJECTS

# Executive phase


@final
class ExecutivePhaseBegan(NumberEvent):
    """The executive phase of round `n` begins."""

    __slots__ = ()

    text = "executive"
    rules = ("FED-19.1",)


class ProjectEvent(NumberEvent):
    """Something about a project; `n` is the field of its marker, or the points."""

    __slots__ = ("project",)

    def __init__(self, seat: int, project: int, n: int = 0) -> None:
        self.seat = seat
        self.project = project
        self.n = n

    def args(self, state: State) -> Args:
        project = {"project": PROJECTS[self.project]}
        return {"project": project, "last": state.parts.project_last[self.project], "n": self.n}


@final
class ProjectAdvanced(ProjectEvent):
    """A project's marker advances to field `n`."""

    __slots__ = ()

    text = "project"
    rules = ("FED-19.7",)


@final
class SurplusFunding(ProjectEvent):
    """The project is funded already, so the funding goes to the common one."""

    __slots__ = ()

    text = "surplus"
    rules = ("FED-19.8",)


@final
class Contributed(NumberEvent):
    """A player contributes to the common project for the `n`th time."""

    __slots__ = ()

    text = "contribute"
    rules = ("FED-19.9",)


@final
class FloorWon(FederationEvent):
    """A player has most votes on a floor."""

    __slots__ = ("floor", "votes")

    text = "floor"
    rules = ("FED-19.14",)

    def __init__(self, seat: int, floor: int, votes: int) -> None:
        self.seat = seat
        self.floor = floor
        self.votes = votes

    def args(self, state: State) -> Args:
        return {"floor": {"floor": str(3 - self.floor)}, "n": self.votes}


@final
class VotesCounted(FederationEvent):
    """The votes of the wings are compared."""

    __slots__ = ("left", "right")

    text = "votes"
    rules = ("FED-19.19",)

    def __init__(self, left: int, right: int) -> None:
        self.seat = NOBODY
        self.left = left
        self.right = right

    def args(self, state: State) -> Args:
        return {"left": self.left, "right": self.right}


@final
class RoundEnded(NumberEvent):
    """Round `n` is over."""

    __slots__ = ()

    text = "clean-up"
    rules = ("FED-20.1",)


# Laws


class LawEvent(FederationEvent):
    """Something about a law."""

    __slots__ = ("law",)

    def __init__(self, law: int) -> None:
        self.seat = NOBODY
        self.law = law

    def args(self, state: State) -> Args:
        return {"law": wording.law_ref(state.parts, self.law)}


@final
class LawPassed(LawEvent):
    """A law is passed."""

    __slots__ = ()

    text = "law"
    rules = ("FED-19.21",)


@final
class LawRevealed(LawEvent):
    """A law is turned up."""

    __slots__ = ()

    text = "reveal-law"
    rules = ("FED-20.3",)
    reveals = True


@final
class FirstLawsAlike(LawEvent):
    """The first two laws are of one planet: the stacks are shuffled again."""

    __slots__ = ()

    text = "same-laws"
    rules = ("FED-2.15",)
    reveals = True


@final
class LawSetAside(LawEvent):
    """A law of the same planet as that of the left wing is set aside and shuffled back."""

    __slots__ = ()

    text = "set-law-aside"
    rules = ("FED-20.3",)
    reveals = True


@final
class LawsSwapped(FederationEvent):
    """Two laws of the right wing change places."""

    __slots__ = ("law", "other")

    text = "swap-laws"
    rules = ("FED-20.4",)
    reveals = True

    def __init__(self, law: int, other: int) -> None:
        self.seat = NOBODY
        self.law = law
        self.other = other

    def args(self, state: State) -> Args:
        parts = state.parts
        return {"law": wording.law_ref(parts, self.law), "other": wording.law_ref(parts, self.other)}


# The end


@final
class MedalsScored(NumberEvent):
    """Medals score `n` points."""

    __slots__ = ()

    text = "score-medals"
    rules = ("FED-21.3",)


@final
class LeftoversScored(NumberEvent):
    """What is left over scores `n` points."""

    __slots__ = ()

    text = "score-leftovers"
    rules = ("FED-21.4",)


@final
class ProjectScored(ProjectEvent):
    """A funded project scores `n` points."""

    __slots__ = ()

    text = "score-project"
    rules = ("FED-21.5", "FED-21.8")


@final
class GameEnded(FederationEvent):
    """The game is over."""

    __slots__ = ()

    text = "over"
    rules = ("FED-21.10",)

    def args(self, state: State) -> Args:
        return {"winners": [wording.seat_ref(seat) for seat, place in enumerate(state.final) if place == 1]}
