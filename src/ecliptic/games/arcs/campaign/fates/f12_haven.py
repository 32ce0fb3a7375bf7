"""Fate 12, the Pirate in Act III: statements about the Haven, grand ambitions, and the guess at the end."""

from typing import Any, ClassVar, Final, final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import SYSTEM_COUNT, is_gate
from ecliptic.games.arcs.campaign.acts import grand_ambition
from ecliptic.games.arcs.campaign.events import SeatCountEvent, SystemEvent
from ecliptic.games.arcs.campaign.fates.f12_rumors import HAVEN, HOARD, haven, pirate, rumors, turn_rumor
from ecliptic.games.arcs.campaign.notation import STATEMENTS, TRUTHS
from ecliptic.games.arcs.campaign.state import declare_fact, fact, is_present, note, stored_on
from ecliptic.games.arcs.campaign.tokens import side_of
from ecliptic.games.arcs.events import seat_ref, system_ref
from ecliptic.games.arcs.state import NOBODY, SEATS, State, turn_order
from ecliptic.games.arcs.words import controls_for_ambitions
from ecliptic.kernel import Action, Decision, Event, Frame, Message, Request
from ecliptic.kernel.frames import check_fields

HOARD_NEEDED: Final = 2  # resources, for both grand ambitions
HAVEN_POWER: Final = 10

# What the Pirate may state.
NO_RIVALS: Final = 1
OWN_PIECE: Final = 2

SAID: Final = declare_fact("f12-said", 0, 63)  # chapter times 4 plus what the Pirate has stated
GUESSES: Final = [declare_fact(f"f12-guess-{seat}", 0, SYSTEM_COUNT) for seat in range(SEATS)]  # 1 plus the system


class TruthStated(Event):
    """What the Pirate states about the Haven."""

    __slots__ = ("seat", "statement")
    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, statement: int) -> None:
        self.seat = seat
        self.statement = statement

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message(f"log-pirate-states-{STATEMENTS[self.statement]}", {"who": seat_ref(self.seat)})


def hoard_holds(state: State) -> int:
    """Return how many resources are on the Pirate Hoard."""
    return len(stored_on(state, state.table.cards.ids.index(HOARD)))


def without_rivals(state: State, seat: int, system: int) -> bool:
    """Return whether no Rival has a piece in a system; agents on Rumors are pieces."""
    return not any(is_present(state, other, system) for other in range(state.table.seats) if other != seat)


def truths(state: State, seat: int, system: int) -> int:
    """Return the bits of what would be true if the Haven were in this system."""
    return (NO_RIVALS if without_rivals(state, seat, system) else 0) | (
        OWN_PIECE if is_present(state, seat, system) else 0
    )


@final
class PirateStates(Verb):
    """At the start of scoring a Pirate with a Hoard of two may make truthful statements about the Haven."""

    verb: ClassVar[str] = "pirate_states"

    def run(self, state: State, seat: int, source: int) -> None:
        if hoard_holds(state) >= HOARD_NEEDED and rumors(state):
            state.stack.append(StateTruths(seat))


@final
class StateTruths(Frame[State]):
    """What does the Pirate state? It is asked even if nothing is true, so that the question tells nothing."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=self.seat == pirate(state) and haven(state) != NOBODY)

    def options(self, state: State) -> list[Action]:
        """Return the statements that are true, and silence."""
        true = truths(state, self.seat, haven(state))
        return [TRUTHS[statement] for statement in range(len(TRUTHS)) if statement & ~true == 0]

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, self.options(state))

    def answer(self, state: State, seat: int, action: Action) -> None:
        statement = action.args[0]
        if statement and state.events is not None:
            state.emit(TruthStated(seat, statement))
        state.stack.pop()
        note(state, SAID, state.chapter * 4 + statement)
        if not statement:
            return
        planets = [system for system in range(SYSTEM_COUNT) if not is_gate(system)]
        fitting = sum(1 << system for system in planets if statement & ~truths(state, seat, system) == 0)
        note(state, HAVEN, fitting & (fact(state, HAVEN) or fitting))

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message(f"do-state-{STATEMENTS[action.args[0]]}", {})


def has_said(state: State, what: int) -> bool:
    """Return whether the Pirate has stated something for this chapter."""
    chapter, statement = divmod(fact(state, SAID), 4)
    return chapter == state.chapter and statement & what != 0


@grand_ambition("haven_without_rivals")
def haven_without_rivals(state: State, seat: int) -> bool:
    """Return whether the Hoard holds two resources, and the Pirate has stated that no Rival is at the Haven."""
    return hoard_holds(state) >= HOARD_NEEDED and has_said(state, NO_RIVALS)


@grand_ambition("haven_with_own_piece")
def haven_with_own_piece(state: State, seat: int) -> bool:
    """Return whether the Hoard holds two resources, and the Pirate has stated to have a piece at the Haven."""
    return hoard_holds(state) >= HOARD_NEEDED and has_said(state, OWN_PIECE)


# The end of Act III


@final
class GuessHaven(Asking):
    """Every Rival may name a planet it controls; then the Rumors are turned face up."""

    verb: ClassVar[str] = "guess_haven"

    def run(self, state: State, seat: int, source: int) -> None:
        if pirate(state) == NOBODY or haven(state) == NOBODY:
            return
        state.stack.append(RevealHaven())
        for other in reversed(turn_order(state)):
            if other != pirate(state):
                self.ask_again(state, other, source, 0)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        planets = [system for system in range(SYSTEM_COUNT) if not is_gate(system)]
        found = [notation.AT[system] for system in planets if controls_for_ambitions(state, seat, system)]
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            note(state, GUESSES[seat], 1 + action.args[0])
            if state.events is not None:
                state.emit(HavenGuessed(seat, action.args[0]))


class HavenGuessed(SystemEvent):
    """A seat names the planet that it takes for the Haven."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, system: int) -> None:
        super().__init__("haven-guessed", system)
        self.seat = seat

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message("log-haven-guessed", {"who": seat_ref(self.seat), "system": system_ref(self.system)})


@final
class RevealHaven(Frame[State]):
    """The Rumors are turned face up; who found the Haven gains Power, and the Pirate gains or loses it."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.stack.pop()
        for each in rumors(state):
            if not side_of(each):
                turn_rumor(state, each)
        place = haven(state)
        if state.events is not None:
            state.emit(SystemEvent("haven", place))
        finders = [seat for seat in turn_order(state) if fact(state, GUESSES[seat]) == 1 + place]
        for seat in finders:
            change_power(state, seat, HAVEN_POWER)
        change_power(state, pirate(state), -HAVEN_POWER if finders else HAVEN_POWER)


def change_power(state: State, seat: int, n: int) -> None:
    """Let a seat gain or lose Power."""
    state.players[seat].power += n
    if state.events is not None:
        state.emit(SeatCountEvent("gained-power" if n > 0 else "lost-power", seat, abs(n)))
