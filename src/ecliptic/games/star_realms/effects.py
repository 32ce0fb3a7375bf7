"""What each verb of an ability does, and cards that watch ships being played (SR-6, SR-7, SR-12, SR-13)."""

from typing import final

from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.acquire import AcquireFree, acquire, free_cards
from ecliptic.games.star_realms.attack import DestroyBase, target_base, target_bases
from ecliptic.games.star_realms.cards import draw_cards, factions, played_factions
from ecliptic.games.star_realms.components import (
    ACQUIRE_FREE,
    ANY_OPPONENT_HAS_BASE,
    ANY_SHIP,
    BLOB,
    CHOOSE_ONE,
    COMBAT_PER,
    COPY_BASE,
    COPY_SHIP,
    DESTROY_BASE,
    DISCARD_OWN,
    DRAW,
    DRAW_PER,
    IF,
    NEXT_ACQUIRE_TO,
    NO_ABILITY,
    OPPONENT_DISCARD,
    SCRAP_OWN,
    SCRAP_ROW,
    SCRAPPED_THIS_TURN,
    Step,
)
from ecliptic.games.star_realms.copies import do_copy
from ecliptic.games.star_realms.picking import do_opponent_discard, do_pick_own, do_scrap_row
from ecliptic.games.star_realms.resolve import EXECUTORS, NOT_IN_PLAY, resolve
from ecliptic.games.star_realms.state import CARD, State, current, waiting_effect
from ecliptic.kernel import Action, Decision, Frame, Request

# Draw, conditions and counts


def do_draw(state: State, seat: int, ability: int, index: int, step: Step, place: int) -> None:
    """SR-7.1"""
    draw_cards(state, seat, step.n)


def do_if(state: State, seat: int, ability: int, index: int, step: Step, place: int) -> None:
    """The condition is looked at now and never again (SR-7.16)."""
    is_base = state.parts.is_base
    if step.condition == ANY_OPPONENT_HAS_BASE:
        holds = any(is_base[s & CARD] for foe in state.reach.opponents[seat] for s in state.players[foe].area)
    else:
        holds = sum(is_base[slot & CARD] for slot in state.players[seat].area) >= step.n
    if holds:
        resolve(state, seat, step.nested, 0, place)


def counted(state: State, seat: int, step: Step) -> int:
    """How many things an amount depends on, now (SR-7.16)."""
    if step.count == SCRAPPED_THIS_TURN:
        return state.players[seat].scrapped
    return sum(1 for played in played_factions(state, seat) if played & BLOB)


def do_combat_per(state: State, seat: int, ability: int, index: int, step: Step, place: int) -> None:
    """SR-12.17"""
    gained = step.n * counted(state, seat, step)
    state.players[seat].combat += gained
    state.note("combat", seat, n=gained)


def do_draw_per(state: State, seat: int, ability: int, index: int, step: Step, place: int) -> None:
    """SR-13.8"""
    draw_cards(state, seat, step.n * counted(state, seat, step))


def do_choose_one(state: State, seat: int, ability: int, index: int, step: Step, place: int) -> None:
    """SR-6.8"""
    state.stack.append(ChooseOne(seat, ability, index, place))


@final
class ChooseOne(Frame[State]):
    """One of several effects, any of them, even one that will do nothing (SR-6.7, SR-6.8)."""

    __slots__ = ("ability", "place", "seat", "step")

    def __init__(self, seat: int, ability: int, step: int, place: int) -> None:
        self.seat = seat
        self.ability = ability
        self.step = step
        self.place = place

    def ask(self, state: State) -> Request | None:
        step = state.parts.abilities[self.ability][self.step]
        return Decision(self.seat, notation.CHOOSE[: len(step.options)])

    def answer(self, state: State, seat: int, action: Action) -> None:
        chosen = state.parts.abilities[self.ability][self.step].options[action.args[0]]
        state.stack.pop()
        state.note("choose", seat, n=chosen)
        resolve(state, seat, chosen, 0, self.place)


# Bases


def do_destroy_base(state: State, seat: int, ability: int, index: int, step: Step, place: int) -> None:
    """Destroy an enemy base; without a legal one nothing happens (SR-7.11 to SR-7.13)."""
    targets = target_bases(state, seat)
    if len(targets) == 1 and step.least:
        target_base(state, seat, targets[0])
    elif targets:
        state.stack.append(DestroyBase(seat, 0 if step.least else 1))


# Acquiring


def do_acquire_free(state: State, seat: int, ability: int, index: int, step: Step, place: int) -> None:
    """SR-8.7"""
    cards = free_cards(state, step)
    if len(cards) == 1:
        acquire(state, seat, cards[0], step.to)
    elif cards:
        state.stack.append(AcquireFree(seat, ability, index))


def do_next_acquire_to(state: State, seat: int, ability: int, index: int, step: Step, place: int) -> None:
    """SR-8.9"""
    state.players[seat].waiting.append(waiting_effect(step))


# Passive abilities


def has_passive(state: State, seat: int) -> bool:
    """Does this player have a card in play that watches ships being played?"""
    passive = state.parts.passive
    for slot in state.players[seat].area:
        if passive[current(slot)] != NO_ABILITY:
            return True
    return False


def ship_was_played(state: State, seat: int, place: int) -> None:
    """Cards that watch ships being played look at the ship after its primary ability (SR-12.10, SR-13.9)."""
    parts = state.parts
    area = state.players[seat].area
    ship = factions(state, area[place])
    for slot in area:
        watcher = current(slot)
        if parts.passive[watcher] != NO_ABILITY:
            wanted = parts.passive_faction[watcher]
            if wanted == ANY_SHIP or wanted & ship:
                resolve(state, seat, parts.passive[watcher], 0, NOT_IN_PLAY)


@final
class ShipPlayed(Frame[State]):
    """The ship's primary ability is still being resolved; afterwards cards that watch ships react."""

    __slots__ = ("place", "seat")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, state: State) -> None:
        state.stack.pop()
        ship_was_played(state, self.seat, self.place)


EXECUTORS.update(
    {
        DRAW: do_draw,
        OPPONENT_DISCARD: do_opponent_discard,
        SCRAP_OWN: do_pick_own,
        SCRAP_ROW: do_scrap_row,
        DESTROY_BASE: do_destroy_base,
        DISCARD_OWN: do_pick_own,
        CHOOSE_ONE: do_choose_one,
        ACQUIRE_FREE: do_acquire_free,
        NEXT_ACQUIRE_TO: do_next_acquire_to,
        COPY_BASE: do_copy,
        COPY_SHIP: do_copy,
        IF: do_if,
        COMBAT_PER: do_combat_per,
        DRAW_PER: do_draw_per,
    }
)
