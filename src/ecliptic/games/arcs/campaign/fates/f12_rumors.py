"""Fate 12, the Pirate in Act III: four Rumors on planets, of which two tell where the Haven is.

The Pirate knows them all, others those with their own agent. Which planets have a Rumor is public, and so is what
follows from the Pirate's statements: `HAVEN` are the systems that they leave possible. Options and questions depend on
nothing else.
"""

from typing import Any, ClassVar, Final, final

from ecliptic.effects import subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.battle import current_battle
from ecliptic.games.arcs.board import SYSTEM_COUNT, SYSTEMS, cluster_of, is_gate
from ecliptic.games.arcs.campaign.court_cards import leave_court
from ecliptic.games.arcs.campaign.crises import rolled_cluster
from ecliptic.games.arcs.campaign.deal_kinds import DealKind
from ecliptic.games.arcs.campaign.events import SystemEvent
from ecliptic.games.arcs.campaign.resample import AGREES
from ecliptic.games.arcs.campaign.state import campaign_of, declare_fact, fact, is_present, note
from ecliptic.games.arcs.campaign.token_moves import (
    change_token,
    flip_token,
    kind_row,
    move_token,
    place_agent,
    return_agents,
    show_token,
    take_tokens,
    tokens_at,
    tokens_of,
)
from ecliptic.games.arcs.campaign.tokens import ASIDE, KIND_AT, agents_on, kind_of, place_of, side_of
from ecliptic.games.arcs.events import seat_ref, system_ref
from ecliptic.games.arcs.state import NOBODY, State, card_of
from ecliptic.kernel import Action, Json, Message

PIRATE: Final = 12
HOARD: Final = "F12-02"
CLUSTER: Final = "rumor-cluster"
SYMBOL: Final = "rumor-symbol"
RUMORS: Final = (CLUSTER, SYMBOL, "rumor-false")
RUMOR_COUNT: Final = 4


HAVEN: Final = declare_fact("f12-haven", 0, (1 << SYSTEM_COUNT) - 1)  # bits of possible systems; 0: nothing was said
ROBBED: Final = declare_fact("f12-robbed", 0, 1)  # somebody has stolen from the Pirate in this battle


def pirate(state: State) -> int:
    """Return the seat of the Pirate, -1 without one."""
    fates = campaign_of(state).fates
    return fates.index(PIRATE) if PIRATE in fates else NOBODY


def rumors(state: State) -> list[int]:
    """Return the Rumors on the map in the order of their systems, which tells nothing about their kinds."""
    found = [each for id in RUMORS for each in tokens_of(state, id) if place_of(each) < SYSTEM_COUNT]
    return sorted(found, key=place_of)


def rumor_at(state: State, system: int) -> int:
    """Return the Rumor of a system."""
    return next(each for each in rumors(state) if place_of(each) == system)


def haven(state: State) -> int:
    """Return the Haven's system: the cluster of one true Rumor, the symbol of the other; -1 without them."""
    places = [place_of(each) for id in (CLUSTER, SYMBOL) for each in tokens_of(state, id)]
    if len(places) < 2 or max(places) >= SYSTEM_COUNT:
        return NOBODY
    return places[0] - places[0] % 4 + places[1] % 4


def haven_agrees(world: State) -> bool:
    """Return whether the Haven of a world is where the Pirate's statements leave it possible."""
    possible = fact(world, HAVEN)
    return not possible or possible >> max(0, haven(world)) & 1 == 1


AGREES.append(haven_agrees)


class RumorSeen(SystemEvent):
    """A seat places an agent on a Rumor and looks at it."""

    __slots__ = ("seat",)
    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, system: int) -> None:
        super().__init__("rumor-seen", system)
        self.seat = seat

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message("log-rumor-seen", {"who": seat_ref(self.seat), "system": system_ref(self.system)})


class RumorTurned(SystemEvent):
    """A Rumor is turned face up."""

    __slots__ = ("rumor",)
    reveals: ClassVar[bool] = True

    def __init__(self, rumor: str, system: int) -> None:
        super().__init__("rumor-turned", system)
        self.rumor = rumor

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message("log-rumor-turned", {"rumor": {"token": self.rumor}, "system": system_ref(self.system)})


def mark_rumor(state: State, seat: int, system: int) -> None:
    """Place an own agent on a Rumor and look at it (F12-11)."""
    if state.events is not None:
        state.emit(RumorSeen(seat, system))  # previews end here
    each = show_token(state, rumor_at(state, system), seat)
    place_agent(state, each, seat)


def markable(state: State, seat: int) -> list[int]:
    """Return the systems of Rumors on which a seat can place an agent: none of its agents is there."""
    if not state.players[seat].agents:
        return []
    return [place_of(each) for each in rumors(state) if not agents_on(each) & 1 << seat]


def turn_rumor(state: State, each: int) -> None:
    """Turn a Rumor face up; agents on it return."""
    if state.events is not None:
        state.emit(RumorTurned(kind_row(each).id, place_of(each)))  # previews end here
    flip_token(state, return_agents(state, each))


# Set-up


@final
class PlaceRumors(Asking):
    """Place the four Rumors face down on different planets, then say secretly which two are true where.

    `n` is the stage: four planets, then where the Correct Cluster lies, then the Correct Symbol.
    """

    verb: ClassVar[str] = "place_rumors"

    def run(self, state: State, seat: int, source: int) -> None:
        for id in RUMORS:
            take_tokens(state, id, ASIDE, 1 << seat)
        self.ask_again(state, seat, source, 0)

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n <= RUMOR_COUNT + 1 and len(rumors(state)) == min(n, RUMOR_COUNT)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        there = [place_of(each) for each in rumors(state)]
        if n < RUMOR_COUNT:
            free = [system for system in range(SYSTEM_COUNT) if not is_gate(system) and system not in there]
            return [notation.AT[system] for system in free]
        taken = [place_of(each) for each in tokens_of(state, CLUSTER)] if n > RUMOR_COUNT else []
        return [notation.AT[system] for system in there if system not in taken]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        system = action.args[0]
        if n < RUMOR_COUNT:
            aside = [each for id in RUMORS for each in tokens_at(state, id, ASIDE)]
            move_token(state, aside[0], system)
        else:
            swap_kinds(state, tokens_of(state, CLUSTER if n == RUMOR_COUNT else SYMBOL)[0], rumor_at(state, system))
        if n <= RUMOR_COUNT:
            self.ask_again(state, seat, source, n + 1)


def swap_kinds(state: State, one: int, other: int) -> None:
    """Let two tokens change their kinds."""
    low = (1 << KIND_AT) - 1
    if one != other:
        change_token(state, one, kind_of(other) << KIND_AT | one & low)
        change_token(state, other, kind_of(one) << KIND_AT | other & low)


# Rumors Spread (F12-09, F12-10), Rumors of the Haven (F12-11), Sharing Rumors (F12-12)


@final
class TurnRumors(Verb):
    """Turn all Rumors of the rolled cluster face up; if there was one, discard this card."""

    verb: ClassVar[str] = "turn_rumors"

    def run(self, state: State, seat: int, source: int) -> None:
        cluster = rolled_cluster(state)
        down = [each for each in rumors(state) if not side_of(each) and cluster_of(place_of(each)) == cluster]
        for each in down:
            turn_rumor(state, each)
        if down and leave_court(state, card_of(source)):
            state.court_discard.append(card_of(source))


@final
class MarkRumor(Asking):
    """You may place an own agent on a Rumor in a system with own pieces."""

    verb: ClassVar[str] = "mark_rumor"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found = [notation.AT[system] for system in markable(state, seat) if is_present(state, seat, system)]
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            mark_rumor(state, seat, action.args[0])


@final
class NoteRobbedPirate(Verb):
    """Somebody steals from the Pirate in battle."""

    verb: ClassVar[str] = "note_robbed_pirate"

    def run(self, state: State, seat: int, source: int) -> None:
        if subject_of(state) >> 3 & 7 == pirate(state) and current_battle(state) is not None:
            note(state, ROBBED, 1)


@final
class RobberMarksRumor(Asking):
    """Who has stolen from the Pirate in this battle may place an own agent on a Rumor."""

    verb: ClassVar[str] = "robber_marks_rumor"

    def run(self, state: State, seat: int, source: int) -> None:
        battle = current_battle(state)
        if fact(state, ROBBED) and battle is not None:
            note(state, ROBBED, 0)
            self.ask_again(state, battle.seat, source, 0)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found = [notation.AT[system] for system in markable(state, seat)]
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            mark_rumor(state, seat, action.args[0])


@final
class ShareRumor(DealKind):
    """A Rival of the Pirate with an agent on a Rumor lets another place one there (F12-12). What is given: a system."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        if pirate(state) in (giver, receiver):
            return []
        open_to = markable(state, receiver)
        own = [place_of(each) for each in rumors(state) if agents_on(each) & 1 << giver]
        return [system for system in own if system in open_to]

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        mark_rumor(state, receiver, what)

    def name(self, state: State, what: int) -> str:
        return f"rumor@{SYSTEMS[what]}"

    def args(self, state: State, what: int) -> Json:
        return {"system": system_ref(what)}


SHARE_RUMOR: Final = ShareRumor("rumor", "F12-12")
