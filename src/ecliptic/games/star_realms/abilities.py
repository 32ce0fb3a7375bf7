"""Resolving abilities: one executor per verb, in printed order (SR-6, SR-7, SR-12, SR-13).

Steps that need no choice happen at once. A step that asks pushes a frame, and the rest of the ability waits below it
in a `Resolve` frame. A choice with one possible answer is made at once, but only when everybody can see that there
is one: skipping a question because of what is in a hidden hand would tell the others about that hand.
"""

from collections.abc import Callable
from typing import Final, final

from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.acquire import AcquireFree, acquire, free_cards
from ecliptic.games.star_realms.attack import DestroyBase, target_base, target_bases
from ecliptic.games.star_realms.cards import (
    discard_from_hand,
    draw_cards,
    factions,
    leave_hand,
    played_factions,
    refill,
    to_scrap_heap,
)
from ecliptic.games.star_realms.components import (
    ACQUIRE_FREE,
    ANY_OPPONENT_HAS_BASE,
    ANY_SHIP,
    AUTHORITY,
    BLOB,
    CHOOSE_ONE,
    COMBAT,
    COMBAT_PER,
    COPY_BASE,
    COPY_SHIP,
    DESTROY_BASE,
    DISCARD_OWN,
    DRAW,
    DRAW_PER,
    FROM_DISCARD,
    FROM_HAND,
    IF,
    NEXT_ACQUIRE_TO,
    NO_ABILITY,
    OPPONENT_DISCARD,
    SCRAP_OWN,
    SCRAP_ROW,
    SCRAPPED_THIS_TURN,
    TRADE,
    Step,
)
from ecliptic.games.star_realms.state import (
    ALLY_USED,
    CARD,
    COPY_SHIFT,
    PLAYED,
    PRIMARY_USED,
    State,
    current,
    waiting_effect,
)
from ecliptic.kernel import Action, Decision, Frame, Request

NOT_IN_PLAY: Final = -1  # the place of a card that was scrapped for its ability


def resolve(state: State, seat: int, ability: int, start: int, place: int) -> None:
    """Carry out the steps of an ability from `start` on; `place` is where its card lies in the own play area."""
    player = state.players[seat]
    steps = state.parts.abilities[ability]
    stack = state.stack
    for i in range(start, len(steps)):
        step = steps[i]
        verb = step.verb
        if verb == TRADE:
            player.trade += step.n
            state.note("trade", seat, n=step.n)
        elif verb == COMBAT:
            player.combat += step.n
            state.note("combat", seat, n=step.n)
        elif verb == AUTHORITY:
            state.authority[state.seating.authority_of[seat]] += step.n
            state.note("authority", seat, n=step.n)
        else:
            depth = len(stack)
            EXECUTORS[verb](state, seat, ability, i, step, place)
            if len(stack) > depth:
                if i + 1 < len(steps):
                    stack.insert(depth, Resolve(seat, ability, i + 1, place))
                return


@final
class Resolve(Frame[State]):
    """The rest of an ability, waiting for a choice above it."""

    __slots__ = ("ability", "place", "seat", "step")

    def __init__(self, seat: int, ability: int, step: int, place: int) -> None:
        self.seat = seat
        self.ability = ability
        self.step = step
        self.place = place

    def run(self, state: State) -> None:
        state.stack.pop()
        resolve(state, self.seat, self.ability, self.step, self.place)


@final
class Repeat(Frame[State]):
    """An ability that is resolved once per card picked before (SR-7.14)."""

    __slots__ = ("ability", "seat", "times")

    def __init__(self, seat: int, ability: int, times: int) -> None:
        self.seat = seat
        self.ability = ability
        self.times = times

    def run(self, state: State) -> None:
        state.stack.pop()
        if self.times > 1:
            state.stack.append(Repeat(self.seat, self.ability, self.times - 1))
        resolve(state, self.seat, self.ability, 0, NOT_IN_PLAY)


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


# Discarding


def do_opponent_discard(state: State, seat: int, ability: int, index: int, step: Step, place: int) -> None:
    """Choose a legal opponent, who discards at once (SR-7.8)."""
    targets = state.reach.players[seat]
    if len(targets) == 1:
        must_discard(state, targets[0], step.n)
    elif targets:
        state.stack.append(TargetOpponent(seat, step.n))


def must_discard(state: State, victim: int, n: int) -> None:
    """The victim picks n cards, or loses all when there are no more than that (SR-7.9)."""
    hand = state.players[victim].hand
    if len(hand) > n:
        state.stack.append(ForcedDiscard(victim, n))
    else:
        for card in hand[:]:
            discard_from_hand(state, victim, card)


@final
class TargetOpponent(Frame[State]):
    """Which opponent has to discard? (SR-7.8)"""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, [notation.TARGET[target] for target in state.reach.players[self.seat]])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        state.note("target", seat, whom=action.args[0])
        must_discard(state, action.args[0], self.n)


@final
class ForcedDiscard(Frame[State]):
    """Another player's ability makes this seat discard (SR-7.8)."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, each_once(notation.DISCARD, state.players[self.seat].hand))

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        discard_from_hand(state, seat, action.args[0])
        if self.n > 1:
            must_discard(state, seat, self.n - 1)


def each_once(actions: list[Action], cards: list[int]) -> list[Action]:
    """The action for each different card of a sorted list."""
    found: list[Action] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(actions[card])
            last = card
    return found


# Picking own cards to discard or scrap


def do_pick_own(state: State, seat: int, ability: int, index: int, step: Step, place: int) -> None:
    """Scrap or discard own cards: as many as the step allows, one after the other (SR-7.5, SR-7.6, SR-7.14)."""
    pick_next(state, PickOwn(seat, ability, index, 0))


def pick_next(state: State, frame: "PickOwn") -> None:
    """Ask for the next card, take it when there is no choice, or give the benefit for the cards picked."""
    step = state.parts.abilities[frame.ability][frame.step]
    left = len(frame.candidates(state))
    if frame.picked < step.most and left:
        if left == 1 and frame.picked < step.least:
            frame.pick(state, frame.options(state)[0])
        else:
            state.stack.append(frame)
    elif step.nested != NO_ABILITY and frame.picked:
        state.stack.append(Repeat(frame.seat, step.nested, frame.picked))


@final
class PickOwn(Frame[State]):
    """The next own card to discard or scrap for an ability; `picked` are gone already."""

    __slots__ = ("ability", "picked", "seat", "step")

    def __init__(self, seat: int, ability: int, step: int, picked: int) -> None:
        self.seat = seat
        self.ability = ability
        self.step = step
        self.picked = picked

    def candidates(self, state: State) -> list[int]:
        """Every card that could be picked."""
        step = state.parts.abilities[self.ability][self.step]
        player = state.players[self.seat]
        if step.verb == DISCARD_OWN:
            return player.hand
        found: list[int] = []
        if step.zones & FROM_HAND:
            found += player.hand
        if step.zones & FROM_DISCARD:
            found += player.discard
        return found

    def options(self, state: State) -> list[Action]:
        """The possible picks, equal cards of a zone once."""
        step = state.parts.abilities[self.ability][self.step]
        player = state.players[self.seat]
        if step.verb == DISCARD_OWN:
            return each_once(notation.DISCARD, player.hand)
        options: list[Action] = []
        if step.zones & FROM_HAND:
            options += each_once(notation.SCRAP_HAND, player.hand)
        if step.zones & FROM_DISCARD:
            options += each_once(notation.SCRAP_DISCARD, sorted(player.discard))
        return options

    def ask(self, state: State) -> Request | None:
        options = self.options(state)
        if self.picked >= state.parts.abilities[self.ability][self.step].least:
            options.append(notation.STOP)
        return Decision(self.seat, options)

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not notation.STOP:
            self.pick(state, action)
        else:
            step = state.parts.abilities[self.ability][self.step]
            if step.nested != NO_ABILITY and self.picked:
                state.stack.append(Repeat(seat, step.nested, self.picked))

    def pick(self, state: State, action: Action) -> None:
        """Discard or scrap this card and go on."""
        seat, card = self.seat, action.args[0]
        player = state.players[seat]
        if action.kind == "discard":
            discard_from_hand(state, seat, card)
        else:
            if action.kind == "scrap_hand":
                leave_hand(player, card)
            else:
                player.discard.remove(card)
            player.scrapped += 1
            to_scrap_heap(state, card)
            state.note(action.kind, seat, card)
        pick_next(state, PickOwn(seat, self.ability, self.step, self.picked + 1))


# The trade row


def do_scrap_row(state: State, seat: int, ability: int, index: int, step: Step, place: int) -> None:
    """Scrap cards now in the trade row (SR-7.7)."""
    if state.trade_row:
        state.stack.append(ScrapRow(seat, ability, index, []))


@final
class ScrapRow(Frame[State]):
    """The next card of the trade row to scrap; the row is refilled when all are picked (SR-7.7).

    `picks` are the places already picked: the cards still lie there, so that the row can be refilled in place.
    """

    __slots__ = ("ability", "picks", "seat", "step")

    def __init__(self, seat: int, ability: int, step: int, picks: list[int]) -> None:
        self.seat = seat
        self.ability = ability
        self.step = step
        self.picks = picks

    def ask(self, state: State) -> Request | None:
        left = sorted(card for i, card in enumerate(state.trade_row) if i not in self.picks)
        options = each_once(notation.SCRAP_ROW, left)
        if len(self.picks) >= state.parts.abilities[self.ability][self.step].least:
            options.append(notation.STOP)
        return Decision(self.seat, options)

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        picks = self.picks
        row = state.trade_row
        if action is not notation.STOP:
            picks = [*picks, next(i for i, c in enumerate(row) if c == action.args[0] and i not in picks)]
            most = state.parts.abilities[self.ability][self.step].most
            if len(picks) < min(most, len(row)):
                state.stack.append(ScrapRow(seat, self.ability, self.step, picks))
                return
        for i in sorted(picks, reverse=True):
            card = row[i]
            state.note("scrap_row", seat, card)
            to_scrap_heap(state, card)
            refill(state, i)


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


# Copies


def copies_bases(state: State, card: int) -> bool:
    """Is this card's primary ability to become a copy of a base (Stealth Tower)?"""
    primary = state.parts.primary[card]
    return primary != NO_ABILITY and state.parts.abilities[primary][0].verb == COPY_BASE


def bases_to_copy(state: State, seat: int, place: int) -> list[int]:
    """Every base in play but this one, as what it is now; a Stealth Tower that copies nothing is none (SR-12.7)."""
    found: list[int] = []
    for owner, player in enumerate(state.players):
        for i, slot in enumerate(player.area):
            card = current(slot)
            if state.parts.is_base[card] and (owner != seat or i != place) and not copies_bases(state, card):
                found.append(card)
    return sorted(set(found))


def ships_to_copy(state: State, seat: int, place: int) -> list[int]:
    """Every other ship this player has played this turn, as what it is now, in play or scrapped (SR-13.1, SR-13.3)."""
    player = state.players[seat]
    played = [slot for i, slot in enumerate(player.area) if i != place] + player.gone
    ships = {current(slot) for slot in played if slot & PLAYED and not state.parts.is_base[slot & CARD]}
    return sorted(card for card in ships if not copies_ships(state, card))


def copies_ships(state: State, card: int) -> bool:
    """Is this card's primary ability to become a copy of a ship (Stealth Needle)?"""
    primary = state.parts.primary[card]
    return primary != NO_ABILITY and state.parts.abilities[primary][0].verb == COPY_SHIP


def do_copy(state: State, seat: int, ability: int, index: int, step: Step, place: int) -> None:
    """Become a copy of a base or ship (SR-12.1, SR-13.1)."""
    frame = Copy(seat, place, 1 if step.verb == COPY_BASE else 0)
    cards = frame.candidates(state)
    if len(cards) == 1:
        frame.become(state, cards[0])
    elif cards:
        state.stack.append(frame)


@final
class Copy(Frame[State]):
    """What does this card become a copy of? (SR-12.1, SR-13.1)"""

    __slots__ = ("bases", "place", "seat")

    def __init__(self, seat: int, place: int, bases: int) -> None:
        self.seat = seat
        self.place = place
        self.bases = bases

    def candidates(self, state: State) -> list[int]:
        """The cards it could become."""
        if self.bases:
            return bases_to_copy(state, self.seat, self.place)
        return ships_to_copy(state, self.seat, self.place)

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, [notation.COPY[card] for card in self.candidates(state)])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        self.become(state, action.args[0])

    def become(self, state: State, card: int) -> None:
        """A copied base has new, unused abilities (SR-12.3); a copied ship's primary ability happens at once."""
        area = state.players[self.seat].area
        area[self.place] = area[self.place] & ~(PRIMARY_USED | ALLY_USED) | (card + 1) << COPY_SHIFT
        state.note("copy", self.seat, card, whom=area[self.place] & CARD)
        primary = state.parts.primary[card]
        if not self.bases and primary != NO_ABILITY:
            resolve(state, self.seat, primary, 0, self.place)


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


Executor = Callable[[State, int, int, int, Step, int], None]

EXECUTORS: Final[dict[int, Executor]] = {
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
