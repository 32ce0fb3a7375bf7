"""What happens in a game, as typed records: turns, placements, and what players gain, pay and score.

Everything here is open to all (FED-1.13), so every seat reads the same line. Those of the planets and of the executive
phase are in `planet_events` and `phase_events`.
"""

from typing import ClassVar, final

from ecliptic.games.federation import wording
from ecliptic.games.federation.state import NOBODY, State
from ecliptic.games.federation.vocabulary import DURATIONS
from ecliptic.kernel import Event, Message

Args = dict[str, object]


class FederationEvent(Event):
    """Something that happened. `seat` is the player it is about, or NOBODY."""

    __slots__ = ("seat",)

    text: ClassVar[str] = ""  # the line in the log, without `log-`
    rules: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat

    def args(self, state: State) -> Args:
        """Return the arguments of the line, except who did it."""
        return {}

    def tell(self, state: State, seat: int | None) -> Message | None:
        args = self.args(state)
        if self.seat != NOBODY:
            args["who"] = wording.seat_ref(self.seat)
        return Message(f"log-{self.text}", args, self.rules)


class NumberEvent(FederationEvent):
    """Something that one number tells about."""

    __slots__ = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def args(self, state: State) -> Args:
        return {"n": self.n}


# Rounds and turns


@final
class RoundBegan(NumberEvent):
    """Round `n` begins with the start player."""

    __slots__ = ()

    text = "round"
    rules = ("FED-4.1", "FED-20.5")


@final
class TurnBegan(NumberEvent):
    """Turn `n` of the round begins."""

    __slots__ = ()

    text = "turn"
    rules = ("FED-4.2",)


@final
class Passed(FederationEvent):
    """A player will not place the special ambassador this round."""

    __slots__ = ()

    text = "pass"
    rules = ("FED-4.6",)


@final
class SpaceBlocked(FederationEvent):
    """A neutral vote tile is turned up and takes a space."""

    __slots__ = ("space", "votes")

    text = "block"
    rules = ("FED-22.3", "FED-23.4")
    reveals = True

    def __init__(self, space: int, votes: int) -> None:
        self.seat = NOBODY
        self.space = space
        self.votes = votes

    def args(self, state: State) -> Args:
        return {"space": wording.space_ref(self.space), "n": self.votes}


@final
class StartingPlanetTaken(FederationEvent):
    """A player chooses a starting planet."""

    __slots__ = ("tile",)

    text = "starting-planet"
    rules = ("FED-3.5",)

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def args(self, state: State) -> Args:
        return {"tile": wording.starting_planet_ref(state.parts, self.tile)}


# Placing


@final
class AmbassadorPlaced(FederationEvent):
    """An ambassador is placed with one side up, perhaps with a token on top."""

    __slots__ = ("ambassador", "funding", "space", "token")

    text = "place"
    rules = ("FED-5.1",)

    def __init__(self, seat: int, space: int, ambassador: int, funding: bool, token: int) -> None:
        self.seat = seat
        self.space = space
        self.ambassador = ambassador
        self.funding = funding
        self.token = token

    def args(self, state: State) -> Args:
        parts = state.parts
        if self.token != NOBODY:
            visible = wording.token_ref(parts, self.token)
        elif self.funding and any(parts.funding_bonus[self.ambassador]):
            bonus = wording.amounts(parts.funding_bonus[self.ambassador])
            visible = wording.clause("shown-funding-bonus", bonus=bonus)
        elif self.funding:
            visible = wording.clause("shown-funding")
        else:
            visible = wording.clause("shown-votes", votes=parts.ambassador_votes[self.ambassador])
        return {"space": wording.space_ref(self.space), "shown": visible}


@final
class DieAdded(FederationEvent):
    """The assistant die adds its votes to an ambassador."""

    __slots__ = ("space", "votes")

    text = "add-die"
    rules = ("FED-9.3",)

    def __init__(self, seat: int, space: int, votes: int) -> None:
        self.seat = seat
        self.space = space
        self.votes = votes

    def args(self, state: State) -> Args:
        return {"space": wording.space_ref(self.space), "n": self.votes}


class ActionEvent(FederationEvent):
    """Something about an action of the senate."""

    __slots__ = ("action",)

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def args(self, state: State) -> Args:
        return {"action": wording.action_ref(self.action)}


@final
class ActionSkipped(ActionEvent):
    """The cost of an action cannot be paid any more."""

    __slots__ = ()

    text = "cannot-pay"
    rules = ("FED-5.6",)


@final
class ActionCopied(ActionEvent):
    """Espionage copies an action."""

    __slots__ = ()

    text = "spy"
    rules = ("FED-17.1",)


# Resources


class ResourceEvent(FederationEvent):
    """`n` of one resource change hands."""

    __slots__ = ("n", "resource")

    def __init__(self, seat: int, resource: int, n: int) -> None:
        self.seat = seat
        self.resource = resource
        self.n = n

    def args(self, state: State) -> Args:
        return {"resources": wording.amount(self.resource, self.n)}


@final
class Gained(ResourceEvent):
    """Resources come from the supply."""

    __slots__ = ()

    text = "gain"
    rules = ("FED-1.8",)


@final
class Returned(ResourceEvent):
    """Crystals that do not fit go back."""

    __slots__ = ()

    text = "return"
    rules = ("FED-1.8",)


@final
class Paid(ResourceEvent):
    """Resources are paid."""

    __slots__ = ()

    text = "pay"
    rules = ("FED-1.6",)


@final
class Discounted(ResourceEvent):
    """A crystal of a cost is saved."""

    __slots__ = ()

    text = "discount"
    rules = ("FED-15.9",)


@final
class Transmuted(FederationEvent):
    """A resource becomes the next in value."""

    __slots__ = ("resource",)

    text = "transmute"
    rules = ("FED-15.12",)

    def __init__(self, seat: int, resource: int) -> None:
        self.seat = seat
        self.resource = resource

    def args(self, state: State) -> Args:
        return {"resources": wording.amount(self.resource, 1), "result": wording.amount(self.resource + 1, 1)}


# Points, accreditation, ships and missions, medals, the die


@final
class Scored(NumberEvent):
    """A player scores `n` points."""

    __slots__ = ()

    text = "score"
    rules = ("FED-1.14",)


class TrackEvent(NumberEvent):
    """The accreditation marker moves to a step."""

    __slots__ = ("step",)

    def __init__(self, seat: int, step: int, n: int) -> None:
        self.seat = seat
        self.step = step
        self.n = n

    def args(self, state: State) -> Args:
        return {"step": self.step, "n": self.n}


@final
class AccreditationGained(TrackEvent):
    """The marker rises by `n` steps."""

    __slots__ = ()

    text = "accreditation"
    rules = ("FED-8.2",)


@final
class LevelLost(TrackEvent):
    """The marker falls to level `n` because upkeep was not paid."""

    __slots__ = ()

    text = "fall"
    rules = ("FED-8.8",)


@final
class LevelRaised(NumberEvent):
    """The accreditation level counts `n` more for a time."""

    __slots__ = ("duration",)

    text = "level-bonus"
    rules = ("FED-8.11",)

    def __init__(self, seat: int, duration: int, n: int) -> None:
        self.seat = seat
        self.duration = duration
        self.n = n

    def args(self, state: State) -> Args:
        return {"duration": DURATIONS[self.duration], "n": self.n}


@final
class ShipsTaken(NumberEvent):
    """`n` ships come to the hangar."""

    __slots__ = ()

    text = "ship"
    rules = ("FED-1.9",)


class MissionEvent(FederationEvent):
    """Something about a mission."""

    __slots__ = ("mission",)

    def __init__(self, seat: int, mission: int) -> None:
        self.seat = seat
        self.mission = mission

    def args(self, state: State) -> Args:
        return {"mission": wording.mission_ref(self.mission)}


@final
class MissionUnlocked(MissionEvent):
    """A marker is put on a mission."""

    __slots__ = ()

    text = "unlock"
    rules = ("FED-5.8",)


@final
class MissionPerformed(MissionEvent):
    """A ship is put on a mission."""

    __slots__ = ()

    text = "mission"
    rules = ("FED-6.3",)


@final
class MedalTaken(FederationEvent):
    """A player takes a medal."""

    __slots__ = ("medal",)

    text = "medal"
    rules = ("FED-7.2", "FED-7.3", "FED-7.7")

    def __init__(self, seat: int, medal: int) -> None:
        self.seat = seat
        self.medal = medal

    def args(self, state: State) -> Args:
        return {"medal": wording.medal_ref(self.medal)}


@final
class DieSet(NumberEvent):
    """The assistant die shows `n`."""

    __slots__ = ()

    text = "die"
    rules = ("FED-9.1",)


@final
class PresidentPawnTaken(FederationEvent):
    """A player takes the president pawn."""

    __slots__ = ()

    text = "president"
    rules = ("FED-16.5",)


@final
class SpecialAmbassadorTaken(FederationEvent):
    """A player takes the special ambassador."""

    __slots__ = ()

    text = "special-ambassador"
    rules = ("FED-24.9",)
