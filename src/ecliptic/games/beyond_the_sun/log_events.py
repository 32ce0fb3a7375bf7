"""What happens in a game, for logs and animations. An event is emitted before the state shows what it reveals.

Events keep the names of places as they were: a slot may have another system by the time somebody reads the log.
"""

from typing import ClassVar, Final, final

from ecliptic.games.beyond_the_sun.components import DISCS, TYPES
from ecliptic.games.beyond_the_sun.state import State, location_ids
from ecliptic.kernel import Event, Json, Message


def place_name(state: State, location: int) -> Json:
    """Return a location as messages name it: by its system, or by its own name."""
    system = state.system[location]
    if system >= 0:
        return {"system": state.parts.systems[system].id}
    return {"location": location_ids(state)[location]}


def action_name(state: State, action: int) -> Json:
    """Return an action as messages name it: by its technology, row, guild or event."""
    row = state.parts.actions[action]
    if row.technology >= 0:
        return {"technology": state.parts.technologies[row.technology].id}
    if row.guild >= 0:
        return {"guild": row.id}
    if row.event >= 0:
        return {"event": state.parts.events[row.event].id}
    return {"row": row.id}


@final
class TurnBegan(Event):
    """A faction's turn begins."""

    __slots__ = ("round", "seat")

    def __init__(self, seat: int, round: int) -> None:
        self.seat: Final = seat
        self.round: Final = round

    def tell(self, state: State, seat: int | None) -> Message:
        return Message("log-turn", {"who": {"seat": self.seat}, "round": self.round}, ("BTS-3.1",))


@final
class PawnMoved(Event):
    """A pawn moves to an action space."""

    __slots__ = ("action", "seat")

    def __init__(self, seat: int, action: int) -> None:
        self.seat: Final = seat
        self.action: Final = action

    def tell(self, state: State, seat: int | None) -> Message:
        return Message("log-go", {"who": {"seat": self.seat}, "action": action_name(state, self.action)}, ("BTS-4.1",))


@final
class PawnPushed(Event):
    """A pawn is pushed off its space."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def tell(self, state: State, seat: int | None) -> Message:
        return Message("log-pushed", {"who": {"seat": self.seat}}, ("BTS-18.8",))


@final
class UsedAbility(Event):
    """A faction uses an ability before or after its action."""

    __slots__ = ("component", "seat")

    def __init__(self, seat: int, component: int) -> None:
        self.seat: Final = seat
        self.component: Final = component

    def tell(self, state: State, seat: int | None) -> Message:
        name = state.parts.component_ids[self.component]
        kind = "technology" if self.component < len(state.parts.technologies) else "system"
        return Message("log-ability", {"who": {"seat": self.seat}, "card": {kind: name}}, ("BTS-4.16",))


@final
class OreChanged(Event):
    """A faction gains ore, or pays it when the number is below 0."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat: Final = seat
        self.n: Final = n

    def tell(self, state: State, seat: int | None) -> Message:
        kind = "log-ore-gained" if self.n > 0 else "log-ore-paid"
        return Message(kind, {"who": {"seat": self.seat}, "n": abs(self.n)}, ("BTS-9.1",))


@final
class PopulationGained(Event):
    """Supply cubes become population."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat: Final = seat
        self.n: Final = n

    def tell(self, state: State, seat: int | None) -> Message:
        return Message("log-population", {"who": {"seat": self.seat}, "n": self.n}, ("BTS-9.3",))


@final
class PopulationReturned(Event):
    """Population goes back to supply."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat: Final = seat
        self.n: Final = n

    def tell(self, state: State, seat: int | None) -> Message:
        return Message("log-population-returned", {"who": {"seat": self.seat}, "n": self.n}, ("BTS-9.8",))


@final
class SupplyMoved(Event):
    """Supply cubes move to another column."""

    __slots__ = ("column", "n", "seat")

    def __init__(self, seat: int, column: str, n: int) -> None:
        self.seat: Final = seat
        self.column: Final = column
        self.n: Final = n

    def tell(self, state: State, seat: int | None) -> Message:
        args = {"who": {"seat": self.seat}, "column": self.column, "n": self.n}
        return Message("log-supply-moved", args, ("BTS-9.10",))


@final
class Automated(Event):
    """A disc goes to the automation track."""

    __slots__ = ("disc", "seat")

    def __init__(self, seat: int, disc: int) -> None:
        self.seat: Final = seat
        self.disc: Final = disc

    def tell(self, state: State, seat: int | None) -> Message:
        return Message("log-automated", {"who": {"seat": self.seat}, "disc": {"disc": DISCS[self.disc]}}, ("BTS-11.1",))


@final
class Built(Event):
    """A ship is built."""

    __slots__ = ("level", "place", "seat")

    def __init__(self, seat: int, level: int, place: Json) -> None:
        self.seat: Final = seat
        self.level: Final = level
        self.place: Final = place

    def tell(self, state: State, seat: int | None) -> Message:
        args = {"who": {"seat": self.seat}, "level": self.level, "place": self.place}
        return Message("log-built", args, ("BTS-12.1",))


@final
class Upgraded(Event):
    """A ship gains levels."""

    __slots__ = ("level", "place", "seat")

    def __init__(self, seat: int, level: int, place: Json) -> None:
        self.seat: Final = seat
        self.level: Final = level
        self.place: Final = place

    def tell(self, state: State, seat: int | None) -> Message:
        args = {"who": {"seat": self.seat}, "level": self.level, "place": self.place}
        return Message("log-upgraded", args, ("BTS-12.6",))


@final
class Moved(Event):
    """A ship moves."""

    __slots__ = ("end", "level", "seat", "start")

    def __init__(self, seat: int, level: int, start: Json, end: Json) -> None:
        self.seat: Final = seat
        self.level: Final = level
        self.start: Final = start
        self.end: Final = end

    def tell(self, state: State, seat: int | None) -> Message:
        args = {"who": {"seat": self.seat}, "level": self.level, "start": self.start, "end": self.end}
        return Message("log-moved", args, ("BTS-13.1",))


@final
class ShipReturned(Event):
    """A ship leaves the board and becomes supply, population, or part of the Museum."""

    __slots__ = ("level", "message", "place", "seat")

    SUPPLY: ClassVar[str] = "log-ship-to-supply"
    POPULATION: ClassVar[str] = "log-ship-to-population"
    MUSEUM: ClassVar[str] = "log-ship-to-museum"

    def __init__(self, seat: int, level: int, place: Json, message: str) -> None:
        self.seat: Final = seat
        self.level: Final = level
        self.place: Final = place
        self.message: Final = message

    def tell(self, state: State, seat: int | None) -> Message:
        args = {"who": {"seat": self.seat}, "level": self.level, "place": self.place}
        return Message(self.message, args, ("BTS-9.8",))


@final
class ControlTaken(Event):
    """A faction takes control of a location."""

    __slots__ = ("disc", "place", "seat")

    def __init__(self, seat: int, place: Json, disc: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.disc: Final = disc

    def tell(self, state: State, seat: int | None) -> Message:
        args = {
            "who": {"seat": self.seat},
            "place": self.place,
            "disc": {"disc": DISCS[self.disc]},
        }
        return Message("log-control-taken", args, ("BTS-13.14",))


@final
class ControlLost(Event):
    """A faction loses control of a location."""

    __slots__ = ("place", "seat")

    def __init__(self, seat: int, place: Json) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def tell(self, state: State, seat: int | None) -> Message:
        args = {"who": {"seat": self.seat}, "place": self.place}
        return Message("log-control-lost", args, ("BTS-13.17",))


@final
class Colonized(Event):
    """A faction gains a system card beside its mat."""

    __slots__ = ("seat", "system")

    def __init__(self, seat: int, system: int) -> None:
        self.seat: Final = seat
        self.system: Final = system

    def tell(self, state: State, seat: int | None) -> Message:
        args = {"who": {"seat": self.seat}, "system": {"system": state.parts.systems[self.system].id}}
        return Message("log-colonized", args, ("BTS-14.6",))


@final
class ColonyDisc(Event):
    """A disc is put on a colonized system."""

    __slots__ = ("disc", "seat", "system")

    def __init__(self, seat: int, system: int, disc: int) -> None:
        self.seat: Final = seat
        self.system: Final = system
        self.disc: Final = disc

    def tell(self, state: State, seat: int | None) -> Message:
        system = {"system": state.parts.systems[self.system].id}
        args = {"who": {"seat": self.seat}, "system": system, "disc": {"disc": DISCS[self.disc]}}
        return Message("log-colony-disc", args, ("BTS-14.8",))


@final
class SystemTurned(Event):
    """A system card comes face up."""

    __slots__ = ("system",)

    reveals: ClassVar[bool] = True

    def __init__(self, system: int) -> None:
        self.system: Final = system

    def tell(self, state: State, seat: int | None) -> Message:
        return Message("log-system", {"system": {"system": state.parts.systems[self.system].id}}, ("BTS-14.6",))


@final
class SlotChosen(Event):
    """A faction chooses a slot and places its researcher."""

    __slots__ = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def tell(self, state: State, seat: int | None) -> Message:
        args = {"who": {"seat": self.seat}, "slot": state.parts.slots[self.slot].id}
        return Message("log-slot", args, ("BTS-10.7",))


@final
class EventTurned(Event):
    """An event is turned over."""

    __slots__ = ("event", "seat")

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, event: int) -> None:
        self.seat: Final = seat
        self.event: Final = event

    def tell(self, state: State, seat: int | None) -> Message:
        args = {"who": {"seat": self.seat}, "event": {"event": state.parts.events[self.event].id}}
        return Message("log-event", args, ("BTS-10.9",))


@final
class EventKept(Event):
    """A faction keeps an event for its points."""

    __slots__ = ("event", "seat")

    def __init__(self, seat: int, event: int) -> None:
        self.seat: Final = seat
        self.event: Final = event

    def tell(self, state: State, seat: int | None) -> Message:
        card = state.parts.events[self.event]
        args = {"who": {"seat": self.seat}, "event": {"event": card.id}, "vp": card.vp}
        return Message("log-event-kept", args, ("BTS-16.5",))


@final
class LevelNamed(Event):
    """A faction names the level of the ships that all may build."""

    __slots__ = ("level", "seat")

    def __init__(self, seat: int, level: int) -> None:
        self.seat: Final = seat
        self.level: Final = level

    def tell(self, state: State, seat: int | None) -> Message:
        return Message("log-level", {"who": {"seat": self.seat}, "level": self.level}, ("BTS-16.4",))


@final
class TypeChosen(Event):
    """A faction chooses the type of the technology it discovers."""

    __slots__ = ("seat", "type")

    def __init__(self, seat: int, type: int) -> None:
        self.seat: Final = seat
        self.type: Final = type

    def tell(self, state: State, seat: int | None) -> Message:
        args = {"who": {"seat": self.seat}, "type": {"type": TYPES[self.type]}}
        return Message("log-type", args, ("BTS-10.12",))


@final
class CardsDrawn(Event):
    """Technology cards are drawn and shown to all (BTS-1.10a)."""

    __slots__ = ("cards", "seat")

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def tell(self, state: State, seat: int | None) -> Message:
        cards = [{"technology": state.parts.technologies[card].id} for card in self.cards]
        return Message("log-drawn", {"who": {"seat": self.seat}, "cards": cards}, ("BTS-10.14", "BTS-1.10a"))


@final
class RowOpened(Event):
    """A row of the tableau is opened or refilled."""

    __slots__ = ("cards",)

    reveals: ClassVar[bool] = True

    def __init__(self, cards: list[int]) -> None:
        self.cards: Final = cards

    def tell(self, state: State, seat: int | None) -> Message:
        cards = [{"technology": state.parts.technologies[card].id} for card in self.cards]
        return Message("log-row", {"cards": cards}, ("BTS-20.2",))


@final
class Researched(Event):
    """A faction has a technology from now on."""

    __slots__ = ("seat", "technology")

    def __init__(self, seat: int, technology: int) -> None:
        self.seat: Final = seat
        self.technology: Final = technology

    def tell(self, state: State, seat: int | None) -> Message:
        card = {"technology": state.parts.technologies[self.technology].id}
        return Message("log-researched", {"who": {"seat": self.seat}, "card": card}, ("BTS-10.1",))


@final
class GuildOpened(Event):
    """A guild is uncovered."""

    __slots__ = ("guild", "seat")

    def __init__(self, seat: int, guild: int) -> None:
        self.seat: Final = seat
        self.guild: Final = guild

    def tell(self, state: State, seat: int | None) -> Message:
        args = {"who": {"seat": self.seat}, "guild": {"guild": state.parts.guilds[self.guild].id}}
        return Message("log-guild", args, ("BTS-16.5",))


@final
class EventLinked(Event):
    """An event is linked to a system or an achievement."""

    __slots__ = ("event", "target")

    def __init__(self, event: int, target: Json) -> None:
        self.event: Final = event
        self.target: Final = target

    def tell(self, state: State, seat: int | None) -> Message:
        args = {"event": {"event": state.parts.events[self.event].id}, "target": self.target}
        return Message("log-linked", args, ("BTS-16.3",))


@final
class AchievementClaimed(Event):
    """A faction claims an achievement."""

    __slots__ = ("achievement", "points", "seat")

    def __init__(self, seat: int, achievement: int, points: int) -> None:
        self.seat: Final = seat
        self.achievement: Final = achievement
        self.points: Final = points

    def tell(self, state: State, seat: int | None) -> Message:
        card = {"achievement": state.parts.achievements[self.achievement].id}
        args = {"who": {"seat": self.seat}, "achievement": card, "vp": self.points}
        return Message("log-claimed", args, ("BTS-6.3",))


@final
class DiscReplaced(Event):
    """A star disc on an achievement is replaced by a production disc."""

    __slots__ = ("achievement", "disc", "seat")

    def __init__(self, seat: int, achievement: int, disc: int) -> None:
        self.seat: Final = seat
        self.achievement: Final = achievement
        self.disc: Final = disc

    def tell(self, state: State, seat: int | None) -> Message:
        card = {"achievement": state.parts.achievements[self.achievement].id}
        args = {"who": {"seat": self.seat}, "achievement": card, "disc": {"disc": DISCS[self.disc]}}
        return Message("log-replaced", args, ("BTS-18.13",))


@final
class EndTriggered(Event):
    """The end of the game is triggered."""

    __slots__ = ("last_round",)

    def __init__(self, last_round: int) -> None:
        self.last_round: Final = last_round

    def tell(self, state: State, seat: int | None) -> Message:
        return Message("log-end-triggered", {"round": self.last_round}, ("BTS-7.3",))


@final
class Scored(Event):
    """A faction's final score."""

    __slots__ = ("seat", "vp")

    def __init__(self, seat: int, vp: int) -> None:
        self.seat: Final = seat
        self.vp: Final = vp

    def tell(self, state: State, seat: int | None) -> Message:
        return Message("log-score", {"who": {"seat": self.seat}, "vp": self.vp}, ("BTS-7.16",))
