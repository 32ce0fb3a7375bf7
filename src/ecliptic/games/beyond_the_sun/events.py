"""What events do: parts for all factions, guilds, links to systems and achievements, ships given away (BTS-16)."""

from typing import ClassVar, Final, final

from ecliptic.effects import NO_EFFECT, Choice, Effects, refresh
from ecliptic.games.beyond_the_sun import notation
from ecliptic.games.beyond_the_sun.colonize import add_colony, draw_system, finish_colony
from ecliptic.games.beyond_the_sun.components import HIGHEST_LEVEL, LINK_ACHIEVEMENT, LINK_LOCATION, NO_DISC, SYSTEM
from ecliptic.games.beyond_the_sun.control import ChooseShips, check_control
from ecliptic.games.beyond_the_sun.frame_checks import MOST_PARTS, is_distinct, is_flag
from ecliptic.games.beyond_the_sun.log_events import (
    Colonized,
    EventLinked,
    GuildOpened,
    LevelNamed,
    ShipReturned,
    place_name,
)
from ecliptic.games.beyond_the_sun.research import EndEvent
from ecliptic.games.beyond_the_sun.resources import gain_ore, return_cube
from ecliptic.games.beyond_the_sun.ships import remove_ships
from ecliptic.games.beyond_the_sun.state import (
    COMPONENT,
    NOBODY,
    NOTHING,
    OUTSIDE,
    State,
    colony_of,
    fleet_size,
    location_ids,
    seats_from,
    ships_of,
    with_item,
)
from ecliptic.games.beyond_the_sun.tableau import open_rows
from ecliptic.games.beyond_the_sun.verb import Projection, Verb, resolve_for
from ecliptic.kernel import Action, Fields, Frame, Json, Message, refused
from ecliptic.kernel.frames import check_fields, field_misfit

MOST_SEATS: Final = 4

# Parts for several factions


class ForFactions(Verb):
    """Let several factions carry out steps, one after the other (BTS-16.4)."""

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        if row.has("order"):
            row.word("order", ["active_then_clockwise", "clockwise"])
        self.part: int = effects.read(row, "steps", f"{name}.part")
        if self.part == NO_EFFECT:
            raise refused("problem-missing", place=row.path("steps"))
        if self.optional:  # each faction decides for itself about each step (BTS-16.4a)
            self.optional = False
            for step in effects.steps[self.part]:
                if isinstance(step, Verb):
                    step.optional = True

    def seats(self, state: State, seat: int) -> list[int]:
        """Return the factions concerned, in order."""
        return seats_from(state, seat)

    def perform(self, state: State, seat: int, source: int) -> None:
        state.stack.append(InTurn(self.seats(state, seat), self.part, source))

    def work(self, effects: Effects[State]) -> int:
        return 1 + MOST_SEATS * effects.work(self.part)

    def args(self, effects: Effects[State]) -> Json:
        return {"effect": effects.clauses(self.part)}


@final
class EachFaction(ForFactions):
    """The active faction first, then clockwise."""

    verb: ClassVar[str] = "each_faction"


@final
class EachOtherFaction(ForFactions):
    """All but the active faction, clockwise."""

    verb: ClassVar[str] = "each_other_faction"

    def seats(self, state: State, seat: int) -> list[int]:
        return seats_from(state, seat)[1:]


@final
class InTurn(Frame[State]):
    """Factions that still have to carry out a part; each completes it before the next (BTS-16.4)."""

    __slots__ = ("effect", "seats", "source")

    def __init__(self, seats: list[int], effect: int, source: int) -> None:
        self.seats = seats
        self.effect = effect
        self.source = source

    def misfit(self, state: State) -> Message | None:
        parts = [step.part for steps in state.effects.steps for step in steps if isinstance(step, ForFactions)]
        is_right = all(0 <= seat < len(state.players) for seat in self.seats)
        return check_fields(
            self,
            seats=is_right and len(set(self.seats)) == len(self.seats),
            effect=self.effect in parts,
        )

    def run(self, state: State) -> None:
        state.stack.pop()
        if self.seats:
            state.stack.append(InTurn(self.seats[1:], self.effect, self.source))
            resolve_for(state, self.seats[0], self.effect, self.source)


@final
class ChooseShipLevel(Verb):
    """Name the level of the ships that later steps build (Clandestine Arms Trade)."""

    verb: ClassVar[str] = "choose_ship_level"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        row.word("chooser", ["active"])
        self.levels: list[int] = row.numbers("options")
        if not self.levels or not all(1 <= level <= HIGHEST_LEVEL for level in self.levels):
            raise refused("problem-range", place=row.path("options"), low="1", high="4", value=str(self.levels))

    def perform(self, state: State, seat: int, source: int) -> None:
        state.stack.append(NameLevel(seat, self.levels))

    def args(self, effects: Effects[State]) -> Json:
        return {"levels": {"or": [str(level) for level in self.levels]}}


@final
class NameLevel(Choice[State]):
    """Which level do the ships have that everybody may build?"""

    __slots__ = ("levels_offered",)

    rules: ClassVar[tuple[str, ...]] = ("BTS-16.4",)

    def __init__(self, seat: int, levels_offered: list[int]) -> None:
        self.seat = seat
        self.levels_offered = levels_offered

    def misfit(self, state: State) -> Message | None:
        is_asked = any(isinstance(frame, EndEvent) for frame in state.stack)  # which forgets the level at its end
        is_right = is_asked and all(1 <= level <= HIGHEST_LEVEL for level in self.levels_offered)
        return check_fields(self, levels_offered=is_right and is_distinct(self.levels_offered, HIGHEST_LEVEL))

    def options(self, state: State) -> list[Action]:
        return [notation.LEVEL[level] for level in self.levels_offered]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if state.events is not None:
            state.emit(LevelNamed(seat, action.args[0]))
        state.chosen_level = action.args[0]

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-level", {"level": action.args[0]}, self.rules)


# Guilds


@final
class RemoveGuildTile(Verb):
    """Uncover a guild of a rank for all factions (BTS-16.5)."""

    verb: ClassVar[str] = "remove_guild_tile"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.rank: int = row.number("rank", 1, 2)
        row.word("chooser", ["active"])
        row.word("access", ["all_factions"])

    def perform(self, state: State, seat: int, source: int) -> None:
        state.stack.append(UncoverGuild(seat, self.rank))

    def args(self, effects: Effects[State]) -> Json:
        return {"rank": self.rank}


@final
class UncoverGuild(Choice[State]):
    """Which guild is uncovered? (BTS-16.5)"""

    __slots__ = ("rank",)

    rules: ClassVar[tuple[str, ...]] = ("BTS-16.5", "BTS-8.15")

    def __init__(self, seat: int, rank: int) -> None:
        self.seat = seat
        self.rank = rank

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, rank=self.rank in (1, 2))

    def options(self, state: State) -> list[Action]:
        return [
            notation.named("uncover", guild.id, number)
            for number, guild in enumerate(state.parts.guilds)
            if guild.rank == self.rank and not state.guilds >> number & 1
        ]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if state.events is not None:
            state.emit(GuildOpened(seat, action.args[0]))
        state.guilds |= 1 << action.args[0]
        open_rows(state)

    def label(self, state: State, seat: int, action: Action) -> Message:
        guild = state.parts.guilds[action.args[0]]
        effect = state.effects.clauses(state.parts.actions[guild.action].effect)
        return Message("do-uncover", {"guild": {"guild": guild.id}, "effect": effect}, self.rules)


# Ships given away


class GiveShips(Verb):
    """Give away some ships."""

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.ships: int = row.number("max_ships", 1, 9)

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        projection.changes = projection.changes or fleet_size(state, seat) > 0
        return True

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.ships}


@final
class DonateShips(GiveShips):
    """Move ships onto the event card, out of the game (BTS-16.7)."""

    verb: ClassVar[str] = "donate_ships"

    def perform(self, state: State, seat: int, source: int) -> None:
        state.stack.append(GiveAway(seat, self.ships, 0, 1))

    # Asking "how many" includes none.
    def run(self, state: State, seat: int, source: int) -> None:
        self.perform(state, seat, source)


@final
class ReturnShipsForOre(GiveShips):
    """Return ships to supply and gain ore for their levels (Galactic Armistice)."""

    verb: ClassVar[str] = "return_ships_for_ore"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        row.text("ore", "")

    def perform(self, state: State, seat: int, source: int) -> None:
        state.stack.append(GiveAway(seat, self.ships, 0, 0))

    def run(self, state: State, seat: int, source: int) -> None:
        self.perform(state, seat, source)


@final
class GiveAway(ChooseShips):
    """Which ship is given away next? (BTS-16.4a, BTS-16.7)"""

    __slots__ = ("donates", "given", "left")

    rules: ClassVar[tuple[str, ...]] = ("BTS-16.4a", "BTS-16.7")

    def __init__(self, seat: int, left: int, given: int, donates: int) -> None:
        self.seat = seat
        self.left = left
        self.given = given
        self.donates = donates

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            left=0 <= self.left <= MOST_PARTS,
            given=0 <= self.given <= MOST_PARTS,
            donates=is_flag(self.donates),
        )

    def topic(self, state: State) -> str:
        return "donate-ships" if self.donates else "return-ships-for-ore"

    def options(self, state: State) -> list[Action]:
        if not self.left:
            return []
        board = state.seating.board
        found = [notation.ship(board, notation.GIVE, each >> 3, each & 7) for each in ships_of(state, self.seat)]
        return [*found, notation.STOP] if found else []

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.kind == "stop":
            self.finish(state)
            return
        location, level = action.args
        remove_ships(state, location, seat, level, 1)
        kind = ShipReturned.MUSEUM if self.donates else ShipReturned.SUPPLY
        if state.events is not None:
            state.emit(ShipReturned(seat, level, place_name(state, location), kind))
        if self.donates:
            player = state.players[seat]
            player.donated = with_item(player.donated, level - 1, player.donated[level - 1] + 1)
        else:
            return_cube(state, seat)
            gain_ore(state, seat, level)
        state.stack.append(GiveAway(seat, self.left - 1, self.given + 1, self.donates))

    def finish(self, state: State) -> None:
        if self.given:
            check_control(state)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"left": self.left}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "stop":
            return Message("do-give-none" if not self.given else "do-give-no-more", {}, self.rules)
        location, level = action.args
        kind = "do-donate" if self.donates else "do-return-for-ore"
        return Message(kind, {"level": level, "place": place_name(state, location)}, self.rules)


# Links


@final
class LinkToSystem(Verb):
    """Link the event to a face-up system and change the strength it requires (BTS-16.12)."""

    verb: ClassVar[str] = "link_to_system"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        row.word("chooser", ["active"])
        row.text("target", "")
        self.delta: int = row.number("required_strength_delta", -3, 3)
        row.number("minimum", 1, 1, default=1)

    def perform(self, state: State, seat: int, source: int) -> None:
        state.stack.append(ChooseLink(seat, event_of(state, source), 0))

    def args(self, effects: Effects[State]) -> Json:
        return {"delta": self.delta}


@final
class LinkToAchievement(Verb):
    """Link the event to an achievement in play (BTS-16.3)."""

    verb: ClassVar[str] = "link_to_achievement"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        row.word("chooser", ["active"])
        self.unclaimed: bool = "without a disc" in row.text("target", "")

    def perform(self, state: State, seat: int, source: int) -> None:
        state.stack.append(ChooseLink(seat, event_of(state, source), 2 if self.unclaimed else 1))

    def args(self, effects: Effects[State]) -> Json:
        return {"unclaimed": "yes" if self.unclaimed else "no"}


@final
class ChooseLink(Choice[State]):
    """Which system or achievement is the event linked to? Without any it is discarded (BTS-16.3, BTS-16.15)."""

    __slots__ = ("event", "kind")

    rules: ClassVar[tuple[str, ...]] = ("BTS-16.3", "BTS-16.15")

    def __init__(self, seat: int, event: int, kind: int) -> None:
        self.seat = seat
        self.event = event
        self.kind = kind  # 0: a system, 1: an achievement, 2: one without a disc

    def misfit(self, state: State) -> Message | None:
        if not is_unlinked(state, self.event):
            return field_misfit(self, "event")
        link = state.parts.events[self.event].link
        fits = self.kind == 0 if link == LINK_LOCATION else link == LINK_ACHIEVEMENT and self.kind in (1, 2)
        return check_fields(self, kind=fits)

    def options(self, state: State) -> list[Action]:
        if self.kind == 0:
            ids = location_ids(state)
            return [notation.named("link", ids[i], i) for i, system in enumerate(state.system) if system >= 0]
        cards = state.parts.achievements
        return [
            notation.named("link", cards[card].id, i)
            for i, card in enumerate(state.achievements)
            if self.kind == 1 or not state.claims[i]
        ]

    def target(self, state: State, number: int) -> Json:
        """Return what is linked as messages name it."""
        if self.kind == 0:
            return place_name(state, number)
        return {"achievement": state.parts.achievements[state.achievements[number]].id}

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if state.events is not None:
            state.emit(EventLinked(self.event, self.target(state, action.args[0])))
        state.linked = [*state.linked, self.event, action.args[0]]

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"event": {"event": state.parts.events[self.event].id}}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-link", {"target": self.target(state, action.args[0])}, self.rules)


def event_of(state: State, source: int) -> int:
    """Return the event that a source is."""
    return (source & COMPONENT) - state.parts.event_number(0)


def is_unlinked(state: State, event: int) -> bool:
    """Return whether an event that is being resolved can still be linked."""
    is_resolved = any(isinstance(frame, EndEvent) and frame.event == event for frame in state.stack)
    return event >= 0 and is_resolved and event not in state.linked[::2]


@final
class AddLinkedSystem(Verb):
    """Put an extra system next to a slot (BTS-16.13)."""

    verb: ClassVar[str] = "add_linked_system"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        row.word("chooser", ["active"])
        row.text("slot", "")
        self.deck: int = row.word("deck", ["A", "B"])
        row.word("fallback_deck", ["A", "B"])
        row.word("adjacent_to", ["chosen_slot_only"])
        row.flag("replaced_when_colonized")

    def perform(self, state: State, seat: int, source: int) -> None:
        if state.system_decks[0] or state.system_decks[1]:
            state.stack.append(ChooseNeighbour(seat, event_of(state, source), self.deck))

    def args(self, effects: Effects[State]) -> Json:
        return {"deck": "AB"[self.deck]}


@final
class ChooseNeighbour(Choice[State]):
    """Next to which slot does the extra system lie? (BTS-16.13)"""

    __slots__ = ("deck", "event")

    rules: ClassVar[tuple[str, ...]] = ("BTS-16.13",)

    def __init__(self, seat: int, event: int, deck: int) -> None:
        self.seat = seat
        self.event = event
        self.deck = deck

    def misfit(self, state: State) -> Message | None:
        fits = is_unlinked(state, self.event) and state.parts.events[self.event].link == LINK_LOCATION
        return check_fields(self, event=fits, deck=is_flag(self.deck))

    def options(self, state: State) -> list[Action]:
        board = state.seating.board
        return [notation.named("beside", board.ids[i], i) for i, kind in enumerate(board.kind) if kind == SYSTEM]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        system = draw_system(state, self.deck)
        state.extra_at = [*state.extra_at, action.args[0]]
        state.system = [*state.system, system]
        state.outpost = [*state.outpost, NOBODY]
        state.controlled_at_start = [*state.controlled_at_start, 0]
        state.ships += [0] * (4 * len(state.players))
        location = len(state.system) - 1
        state.linked = [*state.linked, self.event, location]
        if state.events is not None:
            state.emit(EventLinked(self.event, place_name(state, location)))

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-beside", {"slot": {"location": state.seating.board.ids[action.args[0]]}}, self.rules)


@final
class DrawLinkedSystem(Verb):
    """Draw a system and lay it beside the board with the event (BTS-16.8)."""

    verb: ClassVar[str] = "draw_linked_system_off_board"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.deck: int = row.word("deck", ["A", "B"])
        row.word("fallback_deck", ["A", "B"])

    def perform(self, state: State, seat: int, source: int) -> None:
        system = draw_system(state, self.deck)
        if system != NOTHING:
            state.linked = [*state.linked, event_of(state, source), system]

    def args(self, effects: Effects[State]) -> Json:
        return {"deck": "AB"[self.deck]}


@final
class TakeLinkedSystem(Verb):
    """Take the linked system as a colony without discs; the pawn leaves the space (BTS-16.9, BTS-16.10)."""

    verb: ClassVar[str] = "take_linked_system"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        row.number("discs", 0, 0)
        row.flag("gain_colonization_bonus")

    def perform(self, state: State, seat: int, source: int) -> None:
        event = event_of(state, source)
        at = linked_at(state, event)
        if at < 0:
            return
        system = state.linked[at + 1]
        state.linked = state.linked[:at] + state.linked[at + 2 :]
        for player in state.players:
            if player.pawn >= 0 and state.parts.actions[player.pawn >> 3].event == event:
                player.pawn = OUTSIDE
        if state.events is not None:
            state.emit(Colonized(seat, system))
        add_colony(state, seat, colony_of(system, NO_DISC, NO_DISC))
        refresh(state)
        open_rows(state)
        finish_colony(state, seat, system, 0)


def linked_at(state: State, event: int) -> int:
    """Return where an event stands in the list of linked ones, or -1."""
    for i in range(0, len(state.linked), 2):
        if state.linked[i] == event:
            return i
    return -1
