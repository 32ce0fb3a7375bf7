"""What happens on the planets and with deep space tiles, as typed records."""

from typing import final

from ecliptic.games.federation import wording
from ecliptic.games.federation.events import Args, FederationEvent, NumberEvent
from ecliptic.games.federation.state import NOBODY, State

# Deep space tiles


@final
class DeepSpaceSeen(FederationEvent):
    """A player looks at the deep space tiles."""

    __slots__ = ()

    text = "look"
    rules = ("FED-24.1",)
    reveals = True


@final
class DeepSpaceTaken(FederationEvent):
    """A player takes one of them, and all see which."""

    __slots__ = ("tile",)

    text = "deep-space"
    rules = ("FED-24.1",)
    reveals = True

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def args(self, state: State) -> Args:
        return {"tile": wording.deep_space_ref(state.parts, self.tile)}


# 6Moon


class TokenEvent(FederationEvent):
    """A player takes an alteration token."""

    __slots__ = ("token",)

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token

    def args(self, state: State) -> Args:
        return {"token": wording.token_ref(state.parts, self.token)}


@final
class TokenTaken(TokenEvent):
    """The token lay face up."""

    __slots__ = ()

    text = "token"
    rules = ("FED-12.1",)


@final
class TokenDrawn(TokenEvent):
    """The token was drawn from beside the board."""

    __slots__ = ()

    text = "draw-token"
    rules = ("FED-10.9",)
    reveals = True


@final
class TokenShown(TokenEvent):
    """The token is one that only this player has looked at."""

    __slots__ = ()

    text = "show-token"
    rules = ("FED-24.4",)
    reveals = True


@final
class TokensSeen(NumberEvent):
    """A player looks at the tokens of strength `n` beside the board."""

    __slots__ = ()

    text = "look-tokens"
    rules = ("FED-24.4",)
    reveals = True


@final
class TokensRevealed(FederationEvent):
    """The tokens of a place are turned up."""

    __slots__ = ("place",)

    text = "reveal-tokens"
    rules = ("FED-12.4", "FED-12.7")
    reveals = True

    def __init__(self, place: int) -> None:
        self.seat = NOBODY
        self.place = place

    def args(self, state: State) -> Args:
        return {"place": self.place}


@final
class MagusMoved(FederationEvent):
    """The magus moves to a place."""

    __slots__ = ("place",)

    text = "move-magus"
    rules = ("FED-12.1",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def args(self, state: State) -> Args:
        return {"place": self.place}


# Neo


@final
class MinerMoved(FederationEvent):
    """The miner moves to a space."""

    __slots__ = ("space",)

    text = "move-miner"
    rules = ("FED-11.1",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def args(self, state: State) -> Args:
        return {"space": wording.neo_ref(state.parts, self.space)}


@final
class AsteroidTaken(FederationEvent):
    """A player takes an asteroid tile."""

    __slots__ = ("tile",)

    text = "asteroid"
    rules = ("FED-11.4", "FED-11.6")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def args(self, state: State) -> Args:
        return {"tile": wording.asteroid_ref(state.parts, self.tile)}


@final
class AsteroidRevealed(FederationEvent):
    """An asteroid tile is turned up."""

    __slots__ = ("tile",)

    text = "reveal-asteroid"
    rules = ("FED-11.8", "FED-11.9")
    reveals = True

    def __init__(self, tile: int) -> None:
        self.seat = NOBODY
        self.tile = tile

    def args(self, state: State) -> Args:
        return {"tile": wording.asteroid_ref(state.parts, self.tile)}


# Atalum


class EruditeEvent(FederationEvent):
    """Something about an erudite."""

    __slots__ = ("erudite",)

    def __init__(self, seat: int, erudite: int) -> None:
        self.seat = seat
        self.erudite = erudite

    def args(self, state: State) -> Args:
        return {"erudite": wording.erudite_ref(state.parts, self.erudite)}


@final
class EruditeTaken(EruditeEvent):
    """A player takes an erudite."""

    __slots__ = ()

    text = "take-erudite"
    rules = ("FED-13.1",)


@final
class EruditeUsed(EruditeEvent):
    """A player uses an erudite."""

    __slots__ = ()

    text = "use-erudite"
    rules = ("FED-13.10",)


@final
class EruditeRefreshed(EruditeEvent):
    """A used erudite is turned up again."""

    __slots__ = ()

    text = "refresh-erudite"
    rules = ("FED-25.15",)


@final
class EruditeCopied(EruditeEvent):
    """The effect of an erudite is copied."""

    __slots__ = ()

    text = "copy-erudite"
    rules = ("FED-25.4",)


@final
class EruditeRevealed(EruditeEvent):
    """The next erudite of a stack is turned up."""

    __slots__ = ()

    text = "reveal-erudite"
    rules = ("FED-13.6", "FED-13.8")
    reveals = True


# Arratooine and E81216


@final
class DiscPlaced(FederationEvent):
    """A disc lies on a level of a trading post."""

    __slots__ = ("level", "post")

    text = "disc"
    rules = ("FED-14.1",)

    def __init__(self, seat: int, post: int, level: int) -> None:
        self.seat = seat
        self.post = post
        self.level = level

    def args(self, state: State) -> Args:
        return {"post": wording.post_ref(state.parts, self.post), "n": self.level}


@final
class Built(FederationEvent):
    """A robot is put on a production site or a megastructure."""

    __slots__ = ("building",)

    text = "build"
    rules = ("FED-15.1",)

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def args(self, state: State) -> Args:
        return {"building": wording.building_ref(state, self.building)}


@final
class IncomeReceived(FederationEvent):
    """A production site gives its income."""

    __slots__ = ("site",)

    text = "income"
    rules = ("FED-15.5", "FED-15.19")

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def args(self, state: State) -> Args:
        return {"site": wording.site_ref(state.parts, self.site)}
