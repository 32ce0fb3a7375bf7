"""The main phase: everything the active player may do, in any order, as often as possible (SR-4.2)."""

from collections.abc import Callable
from typing import Final, final

from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.acquire import acquire
from ecliptic.games.star_realms.attack import attack_base, attack_options, attack_player
from ecliptic.games.star_realms.cards import leave_hand, leave_play, to_scrap_heap
from ecliptic.games.star_realms.components import EXPLORER, NO_ABILITY, TO_DISCARD
from ecliptic.games.star_realms.copies import bases_to_copy, copies_bases
from ecliptic.games.star_realms.effects import ShipPlayed, has_passive, ship_was_played
from ecliptic.games.star_realms.picking import each_once
from ecliptic.games.star_realms.resolve import NOT_IN_PLAY, resolve
from ecliptic.games.star_realms.state import (
    ALLY_USED,
    CARD,
    COPY_SHIFT,
    EMPEROR,
    PLAYED,
    PRIMARY_USED,
    State,
    current,
)
from ecliptic.kernel import Action, Decision, Frame, Request


def main_phase_options(state: State, seat: int) -> list[Action]:
    """Everything this seat can do now except ending the phase (SR-4.2)."""
    player = state.players[seat]
    parts = state.parts
    options = each_once(notation.PLAY, player.hand)
    if player.area:
        ability_options(state, seat, options)
    trade = player.trade
    if trade:
        cost = parts.cost
        row = state.trade_row
        for i, card in enumerate(row):
            if cost[card] <= trade and row.index(card) == i:
                options.append(notation.BUY[card])
        if state.explorers and cost[EXPLORER] <= trade:
            options.append(notation.BUY[EXPLORER])
        if state.seating.mode == EMPEROR and player.discard and teammates(state, seat):
            options.append(notation.TRANSFER)
    if player.combat:
        attack_options(state, seat, options)
    return options


def ability_options(state: State, seat: int, options: list[Action]) -> None:
    """Append the unused abilities of own cards in play (SR-6.2, SR-6.3); cards in the same condition once."""
    parts = state.parts
    area = state.players[seat].area
    is_base, primary, ally, scrap = parts.is_base, parts.primary, parts.ally, parts.scrap
    for i, slot in enumerate(area):
        card = current(slot)
        can_use = (
            primary[card] != NO_ABILITY
            and not slot & PRIMARY_USED
            and is_base[card]
            and (not copies_bases(state, card) or len(bases_to_copy(state, seat, i)) > 0)
        )
        can_ally = (
            ally[card] != NO_ABILITY and not slot & ALLY_USED and has_ally(state, seat, i, parts.ally_faction[card])
        )
        can_scrap = scrap[card] != NO_ABILITY
        if (can_use or can_ally or can_scrap) and area.index(slot) == i:
            number = slot & CARD
            copy = notation.copy_number(area, i)
            if can_use:
                options.append(notation.own_card(notation.USE, number, copy))
            if can_ally:
                options.append(notation.own_card(notation.ALLY, number, copy))
            if can_scrap:
                options.append(notation.own_card(notation.SCRAP, number, copy))


def has_ally(state: State, seat: int, place: int, faction: int) -> bool:
    """Is another own card of this faction in play, or a card that is everybody's ally (SR-6.11 to SR-6.16, SR-13.7)?"""
    parts = state.parts
    for i, slot in enumerate(state.players[seat].area):
        if i != place:
            card = slot & CARD
            if parts.faction[card] & faction or parts.all_allies[card]:
                return True
            if slot >> COPY_SHIFT:
                card = current(slot)
                if parts.faction[card] & faction or parts.all_allies[card]:
                    return True
    return False


def teammates(state: State, seat: int) -> list[int]:
    """The living other members of the team, in turn order."""
    return [other for other in state.seating.members(seat) if other != seat and state.players[other].alive]


@final
class MainPhase(Frame[State]):
    """The active player acts until the phase is ended (SR-4.3)."""

    __slots__ = ()

    def ask(self, state: State) -> Request | None:
        options = main_phase_options(state, state.active)
        options.append(notation.END)
        return Decision(state.active, options)

    def answer(self, state: State, seat: int, action: Action) -> None:
        ACTIONS[action.kind](state, seat, action)


def play_card(state: State, seat: int, action: Action) -> None:
    """Play a card; a ship's primary ability happens at once, a base's waits to be used (SR-5.1, SR-5.2, SR-5.5)."""
    card = action.args[0]
    player = state.players[seat]
    leave_hand(player, card)
    player.area.append(card | PLAYED)
    state.note("play", seat, card)
    parts = state.parts
    if parts.is_base[card]:
        return
    place = len(player.area) - 1
    stack = state.stack
    depth = len(stack)
    watched = has_passive(state, seat)
    if parts.primary[card] != NO_ABILITY:
        resolve(state, seat, parts.primary[card], 0, place)
    if watched:
        if len(stack) > depth:
            stack.insert(depth, ShipPlayed(seat, place))
        else:
            ship_was_played(state, seat, place)


def use_base(state: State, seat: int, action: Action) -> None:
    """Use a base's primary ability (SR-5.5)."""
    card, copy = action.args
    area = state.players[seat].area
    place = notation.find_card(area, card, copy)
    area[place] |= PRIMARY_USED
    state.note("use", seat, card)
    resolve(state, seat, state.parts.primary[current(area[place])], 0, place)


def use_ally(state: State, seat: int, action: Action) -> None:
    """Use an ally ability (SR-6.11)."""
    card, copy = action.args
    area = state.players[seat].area
    place = notation.find_card(area, card, copy)
    area[place] |= ALLY_USED
    state.note("ally", seat, card)
    resolve(state, seat, state.parts.ally[current(area[place])], 0, place)


def use_scrap(state: State, seat: int, action: Action) -> None:
    """Scrap a card from play for its scrap ability (SR-6.17)."""
    card, copy = action.args
    player = state.players[seat]
    place = notation.find_card(player.area, card, copy)
    ability = state.parts.scrap[current(player.area[place])]
    to_scrap_heap(state, leave_play(player, place))
    state.note("scrap", seat, card)
    resolve(state, seat, ability, 0, NOT_IN_PLAY)


def buy(state: State, seat: int, action: Action) -> None:
    """Buy a card of the trade row or an Explorer (SR-8.1)."""
    card = action.args[0]
    state.players[seat].trade -= state.parts.cost[card]
    state.note("buy", seat, card, state.parts.cost[card])
    acquire(state, seat, card, TO_DISCARD)


def begin_transfer(state: State, seat: int, action: Action) -> None:
    """Pay 1 trade to move a card to a teammate's discard pile (SR-18.9)."""
    state.players[seat].trade -= 1
    state.stack.append(TransferCard(seat))


@final
class TransferCard(Frame[State]):
    """Which card of the own discard pile is moved? (SR-18.9)"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, each_once(notation.MOVE, sorted(state.players[self.seat].discard)))

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        mates = teammates(state, seat)
        if len(mates) == 1:
            transfer(state, seat, action.args[0], mates[0])
        else:
            state.stack.append(TransferTo(seat, action.args[0]))


@final
class TransferTo(Frame[State]):
    """Which teammate gets the card? (SR-18.9)"""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, [notation.GIVE_TO[mate] for mate in teammates(state, self.seat)])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        transfer(state, seat, self.card, action.args[0])


def transfer(state: State, seat: int, card: int, mate: int) -> None:
    """Move a card from one discard pile to another."""
    state.players[seat].discard.remove(card)
    state.players[mate].discard.append(card)
    state.note("transfer", seat, card, whom=mate)


def end(state: State, seat: int, action: Action) -> None:
    """End the main phase (SR-4.3); the rest of the turn waits below it on the stack."""
    state.stack.pop()


ACTIONS: Final[dict[str, Callable[[State, int, Action], None]]] = {
    "play": play_card,
    "use": use_base,
    "ally": use_ally,
    "scrap": use_scrap,
    "buy": buy,
    "attack": attack_player,
    "attack_base": attack_base,
    "transfer": begin_transfer,
    "end": end,
}
