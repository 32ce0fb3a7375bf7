"""What happens in the campaign, as the log tells it."""

from typing import Any, ClassVar

from ecliptic.games.arcs.board import SYMBOLS
from ecliptic.games.arcs.campaign.notation import DICE_NAMES, UPGRADES
from ecliptic.games.arcs.events import SeatEvent, card_ref, resource_ref, seat_ref, system_ref
from ecliptic.games.arcs.state import PIECES
from ecliptic.kernel import Event, Json, Message


class Title(SeatEvent):
    """A title changes: `log-<what>`."""

    __slots__ = ()


class SeatCountEvent(Event):
    """Something that happens to a seat, with a number: `log-<what>`."""

    __slots__ = ("n", "seat", "what")

    def __init__(self, what: str, seat: int, n: int) -> None:
        self.what = what
        self.seat = seat
        self.n = n

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message(f"log-{self.what}", {"who": seat_ref(self.seat), "n": self.n})


class TrustLost(SeatCountEvent):
    """A last Regent leaves: the Trust returns and costs Power."""

    __slots__ = ()

    def __init__(self, seat: int, n: int) -> None:
        super().__init__("trust-lost", seat, n)


class DiceRolled(Event):
    """The event die and the number die."""

    __slots__ = ("cluster", "seat", "symbol")
    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, symbol: int, cluster: int) -> None:
        self.seat = seat
        self.symbol = symbol
        self.cluster = cluster

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args: Json = {"who": seat_ref(self.seat), "n": self.cluster + 1, "symbol": SYMBOLS[self.symbol]}
        return Message("log-event-dice", args)


class NumberRolled(Event):
    """The number die alone."""

    __slots__ = ("cluster", "seat")
    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, cluster: int) -> None:
        self.seat = seat
        self.cluster = cluster

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message("log-number-rolled", {"who": seat_ref(self.seat), "n": self.cluster + 1})


class DieForCrises(Event):
    """The event die alone: crises come, or edicts that are not resolved (F05-04)."""

    __slots__ = ("is_crises", "seat")
    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, is_crises: bool) -> None:
        self.seat = seat
        self.is_crises = is_crises

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args: Json = {"who": seat_ref(self.seat), "side": "crises" if self.is_crises else "edicts"}
        return Message("log-die-for-crises", args)


class DiceRerolled(Event):
    """A card lets its holder reroll dice."""

    __slots__ = ("card", "dice", "seat")

    def __init__(self, seat: int, card: int, dice: int) -> None:
        self.seat = seat
        self.card = card
        self.dice = dice

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args: Json = {"who": seat_ref(self.seat), "card": card_ref(state, self.card), "dice": DICE_NAMES[self.dice]}
        return Message("log-dice-rerolled", args)


class SystemEvent(Event):
    """Something that happens in a system, done by nobody: `log-<what>`."""

    __slots__ = ("n", "system", "what")

    def __init__(self, what: str, system: int, n: int = 1) -> None:
        self.what = what
        self.system = system
        self.n = n

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message(f"log-{self.what}", {"system": system_ref(self.system), "n": self.n})


class BlightMoved(Event):
    """A seat moves Blight one step."""

    __slots__ = ("end", "n", "seat", "start")

    def __init__(self, seat: int, n: int, start: int, end: int) -> None:
        self.seat = seat
        self.n = n
        self.start = start
        self.end = end

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args: Json = {"n": self.n, "from": system_ref(self.start), "to": system_ref(self.end)}
        return Message("log-blight-moved", {"who": seat_ref(self.seat), **args})


class ClusterEvent(Event):
    """Something happens in a cluster: `log-<what>`."""

    __slots__ = ("cluster", "what")

    def __init__(self, what: str, cluster: int) -> None:
        self.what = what
        self.cluster = cluster

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message(f"log-{self.what}", {"n": self.cluster + 1})


class CardEvent(Event):
    """Something that a card does automatically: `log-<what>`."""

    __slots__ = ("card", "what")

    def __init__(self, what: str, card: int) -> None:
        self.what = what
        self.card = card

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message(f"log-{self.what}", {"card": card_ref(state, self.card)})


class TrustChanged(Event):
    """A resource goes to the Trust or comes from it: `log-<what>`."""

    __slots__ = ("resource", "seat", "what")

    def __init__(self, what: str, seat: int, resource: int) -> None:
        self.what = what
        self.seat = seat
        self.resource = resource

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message(f"log-{self.what}", {"who": seat_ref(self.seat), "resource": resource_ref(self.resource)})


class FateRevealed(Event):
    """A fate that was chosen secretly is shown."""

    __slots__ = ("fate", "seat")
    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, fate: int) -> None:
        self.seat = seat
        self.fate = fate

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message("log-fate", {"who": seat_ref(self.seat), "fate": {"fate": str(self.fate)}})


class FlagshipEvent(Event):
    """Something happens to an Upgrade or Armor of a Flagship: `log-<what>`."""

    __slots__ = ("piece", "place", "seat", "what")

    def __init__(self, what: str, seat: int, place: int, piece: int) -> None:
        self.what = what
        self.seat = seat
        self.place = place
        self.piece = piece

    def tell(self, state: Any, seat: int | None) -> Message | None:
        slot = self.place % len(UPGRADES)
        args: Json = {"who": seat_ref(self.seat), "upgrade": {"upgrade": UPGRADES[slot]}, "piece": PIECES[self.piece]}
        args["armor"] = "yes" if self.place >= len(UPGRADES) else "no"
        return Message(f"log-{self.what}", args)


class StoredOn(Event):
    """A resource comes onto a card or leaves it: `log-<what>`."""

    __slots__ = ("card", "resource", "seat", "what")

    def __init__(self, what: str, seat: int, card: int, resource: int) -> None:
        self.what = what
        self.seat = seat
        self.card = card
        self.resource = resource

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args: Json = {"who": seat_ref(self.seat), "card": card_ref(state, self.card)}
        return Message(f"log-{self.what}", {**args, "resource": resource_ref(self.resource)})


class GolemMoved(Event):
    """A Golem comes to a seat, or is spent or scrapped: `log-<what>`."""

    __slots__ = ("golem", "seat", "what")

    def __init__(self, what: str, seat: int, golem: int) -> None:
        self.what = what
        self.seat = seat
        self.golem = golem

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message(f"log-{self.what}", {"who": seat_ref(self.seat), "resource": resource_ref(self.golem)})


class GolemFound(GolemMoved):
    """A Golem that nobody knew comes to light."""

    __slots__ = ()
    reveals: ClassVar[bool] = True
