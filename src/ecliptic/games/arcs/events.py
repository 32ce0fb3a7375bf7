"""What happens, for logs and animations: typed records with the line that each seat may read."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from ecliptic.games.arcs.board import AMBITION_NAMES, DICE, IN_SLOTS, SYSTEMS, die_name, is_gate
from ecliptic.games.arcs.notation import ACTION_IDS
from ecliptic.games.arcs.state import EMPIRE, GOODS, KIND_BITS, OUTSIDE_CITY, PIECES, SEATS
from ecliptic.kernel import Event, Json, Message

OTHERS: Final = ["empire", "blight", "free"]


def seat_ref(seat: int) -> Json:
    """Return a player for use in a message."""
    return {"seat": seat}


def owner_ref(owner: int) -> Json:
    """Return the owner of a piece for use in a message: a player, or a power of the campaign."""
    return {"seat": owner} if owner < SEATS else {"owner": OTHERS[owner - EMPIRE]}


def card_ref(state: Any, card: int) -> Json:
    """Return a Court, lore or leader card for use in a message."""
    return {"card": state.table.cards.ids[card]}


def action_card_ref(card: int) -> Json:
    """Return an action card for use in a message."""
    return {"action-card": ACTION_IDS[card]}


def system_ref(system: int) -> Json:
    """Return a system for use in a message."""
    return {"system": SYSTEMS[system]}


def slot_ref(state: Any, site: int) -> int | str:
    """Return a building site for use in a message: the number of its slot if the planet has two, `outside`, or 0."""
    system, place = site >> 2, site & 3
    if place == OUTSIDE_CITY and not is_gate(system):
        return "outside"
    return place + 1 if place < OUTSIDE_CITY and state.table.board.slots[system] > 1 else 0


def boxed_args(which: int) -> Json:
    """Return a piece in a box for a message: whose it is and its kind; a resource has its type instead of an owner."""
    if which >> KIND_BITS == GOODS:
        return {"whose": resource_ref(which & 3), "piece": "resource"}
    return {"whose": owner_ref(which >> KIND_BITS), "piece": PIECES[which & 3]}


def resource_ref(resource: int) -> Json:
    """Return a resource for use in a message."""
    return {"resource": IN_SLOTS[resource]}


def ambition_ref(ambition: int) -> Json:
    """Return an ambition for use in a message."""
    return {"ambition": AMBITION_NAMES[ambition]}


def dice_label(dice: Sequence[int], rules: tuple[str, ...] = ()) -> Message:
    """Return the option to roll so many dice of each kind in words."""
    rolled = [{"id": f"amount-{kind}", "args": {"n": n}} for kind, n in zip(DICE, dice, strict=True) if n]
    return Message("do-dice", {"dice": rolled}, rules) if rolled else Message("do-no-dice", {}, rules)


class SeatEvent(Event):
    """Something that a seat did, without further facts: `log-<what>`."""

    __slots__ = ("seat", "what")

    def __init__(self, what: str, seat: int) -> None:
        self.what = what
        self.seat = seat

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message(f"log-{self.what}", {"who": seat_ref(self.seat)})


class CardPlayed(Event):
    """An action card is played. Everybody sees it unless it is a Copy or a card to seize."""

    __slots__ = ("card", "seat", "way")

    def __init__(self, seat: int, card: int, way: str) -> None:
        self.seat = seat
        self.card = card
        self.way = way

    def tell(self, state: Any, seat: int | None) -> Message | None:
        if self.way in ("copy", "seize") and seat != self.seat:
            return Message(f"log-{self.way}-hidden", {"who": seat_ref(self.seat)})
        return Message(f"log-{self.way}", {"who": seat_ref(self.seat), "card": action_card_ref(self.card)})


class ChapterBegan(Event):
    """A chapter begins and hands are dealt."""

    __slots__ = ("chapter",)
    reveals: ClassVar[bool] = True

    def __init__(self, chapter: int) -> None:
        self.chapter = chapter

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message("log-chapter", {"n": self.chapter})


class Declared(Event):
    """An ambition is declared with a marker worth so much."""

    __slots__ = ("ambition", "first", "seat", "second")

    def __init__(self, seat: int, ambition: int, first: int, second: int) -> None:
        self.seat = seat
        self.ambition = ambition
        self.first = first
        self.second = second

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args = {"first": self.first, "second": self.second, "ambition": ambition_ref(self.ambition)}
        return Message("log-declared", {"who": seat_ref(self.seat), **args})


class ResourceEvent(Event):
    """A resource is gained, spent, lost or left: `how` names it."""

    __slots__ = ("how", "n", "resource", "seat")

    def __init__(self, how: str, seat: int, resource: int, n: int = 1) -> None:
        self.how = how
        self.seat = seat
        self.resource = resource
        self.n = n

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args = {"resource": resource_ref(self.resource), "n": self.n}
        return Message(f"log-resource-{self.how}", {"who": seat_ref(self.seat), **args})


class Stolen(Event):
    """A resource changes hands."""

    __slots__ = ("resource", "seat", "victim")

    def __init__(self, seat: int, victim: int, resource: int) -> None:
        self.seat = seat
        self.victim = victim
        self.resource = resource

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args = {"whom": seat_ref(self.victim), "resource": resource_ref(self.resource)}
        return Message("log-stolen", {"who": seat_ref(self.seat), **args})


class CardMoved(Event):
    """A Court or lore card is influenced, secured, discarded, stolen, used ...: `how` names it."""

    __slots__ = ("card", "how", "seat", "whom")

    def __init__(self, how: str, seat: int, card: int, whom: int = -1) -> None:
        self.how = how
        self.seat = seat
        self.card = card
        self.whom = whom

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args: Json = {"who": seat_ref(self.seat), "card": card_ref(state, self.card)}
        if self.whom >= 0:
            args["whom"] = seat_ref(self.whom)
        return Message(f"log-card-{self.how}", args)


class UnionTook(CardMoved):
    """A union takes the action card beside which it lies into a hand; everybody sees it."""

    __slots__ = ("taken",)

    def __init__(self, seat: int, card: int, taken: int) -> None:
        super().__init__("union-took", seat, card)
        self.taken = taken

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args: Json = {"card": card_ref(state, self.card), "taken": action_card_ref(self.taken)}
        return Message(f"log-card-{self.how}", {"who": seat_ref(self.seat), **args})


class BoxedMoved(Event):
    """A Captive or Trophy leaves its box: `log-<what>` names how."""

    __slots__ = ("seat", "what", "which")

    def __init__(self, what: str, seat: int, which: int) -> None:
        self.what = what
        self.seat = seat
        self.which = which

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message(f"log-{self.what}", {"who": seat_ref(self.seat), **boxed_args(self.which)})


class Revealed(CardMoved):
    """A Court card that nobody had seen comes to light."""

    __slots__ = ()
    reveals: ClassVar[bool] = True
    is_public: ClassVar[bool] = True


class Placed(Event):
    """Pieces are placed on the map."""

    __slots__ = ("is_damaged", "n", "piece", "seat", "system")

    def __init__(self, seat: int, piece: int, n: int, system: int, is_damaged: bool) -> None:
        self.seat = seat
        self.piece = piece
        self.n = n
        self.system = system
        self.is_damaged = is_damaged

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args = {"n": self.n, "piece": PIECES[self.piece], "system": system_ref(self.system)}
        args["damaged"] = "yes" if self.is_damaged else "no"
        return Message("log-placed", {"who": owner_ref(self.seat), **args})


class Moved(Event):
    """Ships move one step."""

    __slots__ = ("end", "n", "seat", "start")

    def __init__(self, seat: int, n: int, start: int, end: int) -> None:
        self.seat = seat
        self.n = n
        self.start = start
        self.end = end

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args: Json = {"n": self.n, "from": system_ref(self.start), "to": system_ref(self.end)}
        return Message("log-moved", {"who": owner_ref(self.seat), **args})


class Destroyed(Event):
    """A piece is destroyed; nobody (-1) may have done it."""

    __slots__ = ("by", "owner", "piece", "system")

    def __init__(self, by: int, owner: int, piece: int, system: int) -> None:
        self.by = by
        self.owner = owner
        self.piece = piece
        self.system = system

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args = {"whose": owner_ref(self.owner), "piece": PIECES[self.piece], "system": system_ref(self.system)}
        return Message("log-destroyed", args)


class SeatSystemEvent(Event):
    """Something that a seat did in a system: `log-<what>`."""

    __slots__ = ("seat", "system", "what")

    def __init__(self, what: str, seat: int, system: int) -> None:
        self.what = what
        self.seat = seat
        self.system = system

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message(f"log-{self.what}", {"who": owner_ref(self.seat), "system": system_ref(self.system)})


class Shaped(Event):
    """A token changes the type of a planet for good."""

    __slots__ = ("resource", "seat", "system")

    def __init__(self, seat: int, resource: int, system: int) -> None:
        self.seat = seat
        self.resource = resource
        self.system = system

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args: Json = {"resource": resource_ref(self.resource), "system": system_ref(self.system)}
        return Message("log-shaped", {"who": seat_ref(self.seat), **args})


class Attacked(Event):
    """A battle begins."""

    __slots__ = ("defender", "seat", "system")

    def __init__(self, seat: int, defender: int, system: int) -> None:
        self.seat = seat
        self.defender = defender
        self.system = system

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args = {"whom": owner_ref(self.defender), "system": system_ref(self.system)}
        return Message("log-battle", {"who": seat_ref(self.seat), **args})


class Rolled(Event):
    """What the dice show, by symbol; boards draw the dice themselves."""

    __slots__ = ("dice", "seat", "symbols")
    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, symbols: list[int], dice: list[int]) -> None:
        self.seat = seat
        self.symbols = symbols
        self.dice = dice

    def tell(self, state: Any, seat: int | None) -> Message | None:
        own, intercepts, ship, building, keys = self.symbols
        args = {"self": own, "intercepts": intercepts, "ships": ship, "buildings": building, "keys": keys}
        dice = " ".join(die_name(die) for die in self.dice)
        return Message("log-rolled", {"who": seat_ref(self.seat), "dice": dice, **args})


class HitsForced(Event):
    """Hits that were assigned without a choice, before hits that somebody has to assign."""

    __slots__ = ("hits", "seat")

    def __init__(self, seat: int, hits: int) -> None:
        self.seat = seat
        self.hits = hits

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message("log-hits-forced", {"who": seat_ref(self.seat), "n": self.hits})


class Outraged(Event):
    """Somebody provokes Outrage of a type."""

    __slots__ = ("resource", "seat")

    def __init__(self, seat: int, resource: int) -> None:
        self.seat = seat
        self.resource = resource

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message("log-outrage", {"who": seat_ref(self.seat), "resource": resource_ref(self.resource)})


class Scored(Event):
    """Power for an ambition: place 1 or 2."""

    __slots__ = ("ambition", "n", "place", "seat")

    def __init__(self, seat: int, ambition: int, place: int, n: int) -> None:
        self.seat = seat
        self.ambition = ambition
        self.place = place
        self.n = n

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args = {"ambition": ambition_ref(self.ambition), "place": self.place, "n": self.n}
        return Message("log-scored", {"who": seat_ref(self.seat), **args})


class Captured(Event):
    """Agents of somebody are captured."""

    __slots__ = ("n", "seat", "whom")

    def __init__(self, seat: int, whom: int, n: int) -> None:
        self.seat = seat
        self.whom = whom
        self.n = n

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message("log-captured", {"who": seat_ref(self.seat), "whom": seat_ref(self.whom), "n": self.n})


class Ended(Event):
    """The game is over."""

    __slots__ = ("winner",)

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message("log-won", {"who": seat_ref(self.winner)})
