"""Research in its five steps: slot, cube, event, card, immediate bonus (BTS-10); private technologies (BTS-17)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice, Effects, fire
from ecliptic.games.beyond_the_sun import notation
from ecliptic.games.beyond_the_sun.components import KEPT_BY_ACTIVE, LEVELS, TYPES, Slot
from ecliptic.games.beyond_the_sun.decks import cards_under, fill_row, take_top
from ecliptic.games.beyond_the_sun.frame_checks import MOST_PARTS, is_distinct, is_flag, is_learned, others
from ecliptic.games.beyond_the_sun.log_events import (
    CardsDrawn,
    EventKept,
    EventTurned,
    Researched,
    SlotChosen,
    TypeChosen,
)
from ecliptic.games.beyond_the_sun.state import NOTHING, SOURCE_SEAT, State, has_slot, with_item
from ecliptic.games.beyond_the_sun.tableau import open_row, open_rows
from ecliptic.games.beyond_the_sun.verb import Projection, Verb, resolve_for
from ecliptic.games.beyond_the_sun.words import MATCHING_CARDS, PREREQUISITES, RESEARCH_DISCOVERED, Learned, ask
from ecliptic.kernel import Action, Fields, Frame, Json, Message
from ecliptic.kernel.frames import check_fields

DISCOVERED_ONLY: Final = 1  # the eye (BTS-10.5)
IGNORE_PREREQUISITES: Final = 2
SKIP_IMMEDIATE: Final = 4
PRIVATE_LEVELS: Final = LEVELS[1:3]  # of private technologies (BTS-17.1)
BY_COLONIES: Final = 8  # level X is 1 plus the number of colonies (BTS-18.14)


@final
class Research(Verb):
    """Research a technology of one of the named levels (BTS-10.2, BTS-10.22)."""

    verb: ClassVar[str] = "research"
    researches: ClassVar[bool] = True

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.levels: int = 0  # bits
        self.flags: int = 0
        if row.get("level") == "X":
            self.flags |= BY_COLONIES
            row.text("x", "")
            row.word("max_level", LEVELS)
        elif isinstance(row.get("level"), list):
            for level in row.words("level", LEVELS):
                self.levels |= 1 << level
        else:
            self.levels = 1 << row.word("level", LEVELS)
        if row.flag("discovered_only"):
            self.flags |= DISCOVERED_ONLY
        if row.flag("ignore_prerequisites"):
            self.flags |= IGNORE_PREREQUISITES
        if row.flag("skip_immediate"):
            self.flags |= SKIP_IMMEDIATE

    def levels_for(self, state: State, seat: int) -> int:
        """Return the levels it allows this faction, as bits (BTS-18.14)."""
        if self.flags & BY_COLONIES:
            return 1 << min(len(LEVELS) - 1, len(state.players[seat].colonies))
        return self.levels

    def perform(self, state: State, seat: int, source: int) -> None:
        levels = self.levels_for(state, seat)
        if state.players[seat].population and can_research(state, seat, levels, self.flags):
            state.stack.append(ChooseSlot(seat, levels, self.flags & ~BY_COLONIES))

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        if projection.population < 1 or not can_research(state, seat, self.levels_for(state, seat), self.flags):
            return False
        projection.population -= 1
        projection.changes = True
        return True

    def args(self, effects: Effects[State]) -> Json:
        levels = [level for i, level in enumerate(LEVELS) if self.levels >> i & 1] or ["X"]
        return {
            "levels": {"or": levels},
            "discovered": "yes" if self.flags & DISCOVERED_ONLY else "no",
            "freely": "yes" if self.flags & IGNORE_PREREQUISITES else "no",
            "skip": "yes" if self.flags & SKIP_IMMEDIATE else "no",
        }


def slots_for(state: State, seat: int, levels: int, flags: int) -> list[int]:
    """Return the slots a faction can research (BTS-10.2 to BTS-10.6, BTS-10.10a, BTS-10.16)."""
    slots = state.parts.slots
    return [number for number in range(len(slots)) if is_open_to(state, seat, number, levels, flags)]


def can_research(state: State, seat: int, levels: int, flags: int) -> bool:
    """Return whether there is a slot that a faction can research."""
    for number in range(len(state.parts.slots)):
        if is_open_to(state, seat, number, levels, flags):
            return True
    return False


def is_open_to(state: State, seat: int, number: int, levels: int, flags: int) -> bool:
    """Return whether a faction can research a slot."""
    slot = state.parts.slots[number]
    researchers = state.researchers[number]
    if not levels >> slot.level & 1 or researchers >> seat & 1:
        return False
    if state.technology[number] < 0:
        if flags & DISCOVERED_ONLY or researchers:
            return False
        if not state.decks[slot.level - 1] and not state.rows[slot.level - 1]:
            return False
    return flags & IGNORE_PREREQUISITES != 0 or has_prerequisites(state, seat, slot, number)


def has_prerequisites(state: State, seat: int, slot: Slot, number: int) -> bool:
    """Return whether a faction has what a slot requires (BTS-10.3, BTS-10.4, BTS-18.20)."""
    needed = slot.needed
    if state.technology[number] >= 0 and state.active[PREREQUISITES.number]:
        needed = ask(PREREQUISITES, state, seat, needed)
    for other in slot.requires:
        if has_slot(state, seat, other):
            needed -= 1
    return needed <= 0


@final
class ChooseSlot(Choice[State]):
    """Which slot is researched? (BTS-10.1)"""

    __slots__ = ("flags", "levels")

    rules: ClassVar[tuple[str, ...]] = ("BTS-10.1", "BTS-10.2")

    def __init__(self, seat: int, levels: int, flags: int) -> None:
        self.seat = seat
        self.levels = levels
        self.flags = flags

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            levels=0 < self.levels < 1 << len(LEVELS),
            flags=0 <= self.flags < BY_COLONIES,
        )

    def options(self, state: State) -> list[Action]:
        if not state.players[self.seat].population:
            return []
        slots = state.parts.slots
        return [slots[slot].option for slot in slots_for(state, self.seat, self.levels, self.flags)]

    def decide(self, state: State, seat: int, action: Action) -> None:
        slot = action.args[0]
        state.stack.pop()
        if state.events is not None:
            state.emit(SlotChosen(seat, slot))
        state.players[seat].population -= 1
        state.researchers = with_item(state.researchers, slot, state.researchers[slot] | 1 << seat)
        skips = 1 if self.flags & SKIP_IMMEDIATE else 0
        if state.technology[slot] >= 0:
            learn(state, seat, state.technology[slot], skips)
            fire(state, RESEARCH_DISCOVERED, seat)
        else:
            state.stack.append(Discover(seat, slot, skips))
            turn_event(state, seat, slot)

    def label(self, state: State, seat: int, action: Action) -> Message:
        slot = action.args[0]
        card = state.technology[slot]
        if card < 0:
            return Message("do-discover", {"slot": state.parts.slots[slot].id}, self.rules)
        args = {"slot": state.parts.slots[slot].id, "card": {"technology": state.parts.technologies[card].id}}
        return Message("do-slot", args, self.rules)


def learn(state: State, seat: int, technology: int, skips: int) -> None:
    """Take the immediate bonus; after it the lasting ability works (BTS-10.17 to BTS-10.19)."""
    if state.events is not None:
        state.emit(Researched(seat, technology))
    open_rows(state)
    state.stack.append(Learned(seat, technology))
    if not skips:
        state.stack.append(Immediate(seat, technology))


@final
class Immediate(Frame[State]):
    """The immediate bonus of a technology (BTS-10.17)."""

    __slots__ = ("seat", "technology")

    def __init__(self, seat: int, technology: int) -> None:
        self.seat = seat
        self.technology = technology

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, technology=is_learned(state, self.seat, self.technology))

    def run(self, state: State) -> None:
        state.stack.pop()
        effect = state.parts.technologies[self.technology].immediate
        resolve_for(state, self.seat, effect, self.seat << SOURCE_SEAT | self.technology)


# Events


def turn_event(state: State, seat: int, slot: int) -> None:
    """Turn over the event on a slot and resolve it completely (BTS-10.9)."""
    event = state.event[slot]
    if event < 0:
        return
    if state.events is not None:
        state.emit(EventTurned(seat, event))
    state.event = with_item(state.event, slot, NOTHING)
    state.stack.append(EndEvent(seat, event))
    resolve_for(state, seat, state.parts.events[event].effect, state.parts.event_number(event))


@final
class EndEvent(Frame[State]):
    """An event that is being resolved; afterwards it is kept or discarded (BTS-16.2, BTS-16.5)."""

    __slots__ = ("event", "seat")

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def misfit(self, state: State) -> Message | None:
        is_single = all(each.event != self.event for each in others(state, self))
        return check_fields(self, event=self.event >= 0 and is_single)

    def run(self, state: State) -> None:
        state.stack.pop()
        state.chosen_level = 0
        if state.parts.events[self.event].after == KEPT_BY_ACTIVE:
            if state.events is not None:
                state.emit(EventKept(self.seat, self.event))
            player = state.players[self.seat]
            player.kept = [*player.kept, self.event]


# Discovery


def discovery_misfit(frame: Frame[State], state: State, seat: int, slot: int, skips: int) -> Message | None:
    """Return why a slot cannot be under discovery: it has to wait for its card, once, with this researcher alone."""
    waiting = [each for each in state.stack if isinstance(each, (Discover, ChooseType, ChooseCard))]
    is_open = slot >= 0 and state.technology[slot] < 0 and state.event[slot] < 0
    is_own = is_open and state.researchers[slot] == 1 << seat
    is_single = sum(1 for each in waiting if each.slot == slot) == 1
    return check_fields(frame, slot=is_own and is_single, skips=is_flag(skips))


@final
class Discover(Frame[State]):
    """After the event: which types may the new card have? (BTS-10.12)"""

    __slots__ = ("seat", "skips", "slot")

    def __init__(self, seat: int, slot: int, skips: int) -> None:
        self.seat = seat
        self.slot = slot
        self.skips = skips

    def misfit(self, state: State) -> Message | None:
        return discovery_misfit(self, state, self.seat, self.slot, self.skips)

    def run(self, state: State) -> None:
        # A copy of Planetary-scale Research may need a row that no owner of the card has opened (BTS-20.7).
        open_row(state, state.parts.slots[self.slot].level - 1)
        state.stack[-1] = ChooseType(self.seat, self.slot, self.skips)


def types_for(state: State, seat: int, slot: int) -> list[int]:
    """Return the types that the prerequisites hand on and the deck still holds (BTS-10.12, 10.13, 10.16)."""
    parts = state.parts
    row = parts.slots[slot]
    bits = 0
    for other in row.requires:
        if has_slot(state, seat, other):
            output = parts.technologies[state.technology[other]].output
            if output >= 0:
                bits |= 1 << output
    cards = state.decks[row.level - 1] + state.rows[row.level - 1]
    held = 0
    for card in cards:
        held |= parts.technologies[card].types
    return [each for each in range(len(TYPES)) if (bits & held) >> each & 1]


@final
class ChooseType(Choice[State]):
    """Which type does the discovered technology have? (BTS-10.12)"""

    __slots__ = ("skips", "slot")

    rules: ClassVar[tuple[str, ...]] = ("BTS-10.12", "BTS-10.13", "BTS-10.16")

    def __init__(self, seat: int, slot: int, skips: int) -> None:
        self.seat = seat
        self.slot = slot
        self.skips = skips

    def misfit(self, state: State) -> Message | None:
        return discovery_misfit(self, state, self.seat, self.slot, self.skips)

    def options(self, state: State) -> list[Action]:
        return [notation.TYPE[each] for each in types_for(state, self.seat, self.slot)]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if state.events is not None:
            state.emit(TypeChosen(seat, action.args[0]))
        search(state, seat, self.slot, action.args[0], self.skips)

    def run(self, state: State) -> None:
        if self.options(state):
            super().run(state)
            return
        # No card of any type in question is left: the top card is placed (BTS-10.16).
        state.stack.pop()
        level = state.parts.slots[self.slot].level - 1
        drawn = draw(state, self.seat, level, 1) or state.rows[level][:1]
        if drawn:
            state.stack.append(ChooseCard(self.seat, self.slot, self.skips, drawn, drawn))
        else:  # an event took the last card
            others = state.researchers[self.slot] & ~(1 << self.seat)
            state.researchers = with_item(state.researchers, self.slot, others)
            state.players[self.seat].population += 1

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"slot": state.parts.slots[self.slot].id}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-type", {"type": {"type": TYPES[action.args[0]]}}, self.rules)


def draw(state: State, seat: int, deck: int, n: int) -> list[int]:
    """Draw cards from the top of a deck and show them to all (BTS-1.10a)."""
    cards = state.decks[deck][::-1][:n]
    if cards and state.events is not None:
        state.emit(CardsDrawn(seat, cards))
    if cards:
        take_top(state, deck, len(cards))
    return cards


def search(state: State, seat: int, slot: int, type: int, skips: int) -> None:
    """Draw until enough cards of the type are out, or look in the tableau (BTS-10.14, BTS-20.3, BTS-20.9)."""
    technologies = state.parts.technologies
    deck = state.parts.slots[slot].level - 1
    row = [card for card in state.rows[deck] if technologies[card].types >> type & 1]
    if state.seating.tableau and state.open_rows >> deck & 1:
        more = ask(MATCHING_CARDS, state, seat, 0)
        wanted = more if row else max(1, more)
    else:
        wanted = ask(MATCHING_CARDS, state, seat, 2)
    matching: list[int] = []
    n = 0
    for card in reversed(state.decks[deck]):
        if len(matching) == wanted:
            break
        n += 1
        if technologies[card].types >> type & 1:
            matching.append(card)
    drawn = draw(state, seat, deck, n)
    state.stack.append(ChooseCard(seat, slot, skips, drawn, row + matching))


@final
class ChooseCard(Choice[State]):
    """Which card is placed in the slot? (BTS-10.15)"""

    __slots__ = ("drawn", "offered", "skips", "slot")

    rules: ClassVar[tuple[str, ...]] = ("BTS-10.15",)

    def __init__(self, seat: int, slot: int, skips: int, drawn: list[int], offered: list[int]) -> None:
        self.seat = seat
        self.slot = slot
        self.skips = skips
        self.drawn = drawn
        self.offered = offered

    def misfit(self, state: State) -> Message | None:
        wrong = discovery_misfit(self, state, self.seat, self.slot, self.skips)
        if wrong is not None:
            return wrong
        level = state.parts.slots[self.slot].level
        row = state.rows[level - 1]
        is_of_level = all(state.parts.technologies[card].level == level for card in self.drawn)
        # A card of the row counts as drawn only where it is the last one at all (BTS-10.16).
        is_last = self.drawn == self.offered and len(self.drawn) == 1
        is_new = is_last or not any(card in row for card in self.drawn)
        is_known = all(card in self.drawn or card in row for card in self.offered)
        is_offer = is_known and is_distinct(self.offered, len(state.parts.technologies))
        return check_fields(self, drawn=is_of_level and is_new, offered=is_offer)

    def options(self, state: State) -> list[Action]:
        technologies = state.parts.technologies
        return [notation.named("card", technologies[card].id, card) for card in self.offered]

    def decide(self, state: State, seat: int, action: Action) -> None:
        card = action.args[0]
        deck = state.parts.slots[self.slot].level - 1
        state.stack.pop()
        state.technology = with_item(state.technology, self.slot, card)
        if card in state.rows[deck]:
            state.rows = with_item(state.rows, deck, [each for each in state.rows[deck] if each != card])
        learn(state, seat, card, self.skips)
        fill_row(state, deck)
        cards_under(state, deck, [each for each in self.drawn if each != card])

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"slot": state.parts.slots[self.slot].id}

    def label(self, state: State, seat: int, action: Action) -> Message:
        card = {"technology": state.parts.technologies[action.args[0]].id}
        return Message("do-card", {"card": card}, self.rules)


# Private technologies


@final
class PrivateTechnology(Verb):
    """Draw technologies and keep one beside the mat (BTS-17.7)."""

    verb: ClassVar[str] = "private_technology"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.level: int = row.word("level", PRIVATE_LEVELS) + 1
        self.draw: int = row.number("draw", 1, 5)
        row.number("keep", 1, 1)

    def perform(self, state: State, seat: int, source: int) -> None:
        drawn = draw(state, seat, self.level - 1, self.draw)
        if drawn:
            state.stack.append(KeepTechnology(seat, self.level - 1, drawn))

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        projection.changes = projection.changes or bool(state.decks[self.level - 1])
        return True

    def args(self, effects: Effects[State]) -> Json:
        return {"level": LEVELS[self.level], "draw": self.draw}


@final
class KeepTechnology(Choice[State]):
    """Which of the technologies drawn is kept? (BTS-17.7)"""

    __slots__ = ("deck", "drawn")

    rules: ClassVar[tuple[str, ...]] = ("BTS-17.7",)

    def __init__(self, seat: int, deck: int, drawn: list[int]) -> None:
        self.seat = seat
        self.deck = deck
        self.drawn = drawn

    def misfit(self, state: State) -> Message | None:
        is_deck = 0 <= self.deck < len(PRIVATE_LEVELS)
        of_level = all(state.parts.technologies[card].level == self.deck + 1 for card in self.drawn)
        return check_fields(self, deck=is_deck, drawn=of_level and is_distinct(self.drawn, MOST_PARTS))

    def options(self, state: State) -> list[Action]:
        technologies = state.parts.technologies
        return [notation.named("card", technologies[card].id, card) for card in self.drawn]

    def decide(self, state: State, seat: int, action: Action) -> None:
        card = action.args[0]
        state.stack.pop()
        player = state.players[seat]
        player.private = [*player.private, card]
        learn(state, seat, card, 0)
        cards_under(state, self.deck, [each for each in self.drawn if each != card])

    def label(self, state: State, seat: int, action: Action) -> Message:
        card = {"technology": state.parts.technologies[action.args[0]].id}
        return Message("do-card", {"card": card}, self.rules)
