"""The main phase: everything the active player may do, in any order, as often as possible (SR-4.2)."""

from collections.abc import Callable
from typing import ClassVar, Final, final

from ecliptic.effects import NO_EFFECT, NO_SOURCE, resolve
from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.acquire import acquire
from ecliptic.games.star_realms.attack import attack_base, attack_options, attack_player, base_option
from ecliptic.games.star_realms.cards import leave_hand, leave_play, to_scrap_heap
from ecliptic.games.star_realms.components import EXPLORER, TO_DISCARD
from ecliptic.games.star_realms.copies import bases_to_copy, copies_bases
from ecliptic.games.star_realms.events import CardEvent
from ecliptic.games.star_realms.misfits import acting_misfit
from ecliptic.games.star_realms.refusals import why_not
from ecliptic.games.star_realms.state import (
    ALLY_USED,
    CARD,
    FORMER_FRAMES,
    PLAYED,
    PRIMARY_USED,
    TEAM_MODES,
    State,
    current,
    refresh_after,
)
from ecliptic.games.star_realms.transfer import begin_transfer, can_transfer
from ecliptic.games.star_realms.wording import Args, card_option, card_ref, option, placed_ref, seat_option, seat_ref
from ecliptic.games.star_realms.words import has_ally, is_watched, ship_was_played
from ecliptic.kernel import Action, Decision, Frame, Message, Request
from ecliptic.kernel.frames import field_misfit


@final
class CardPlayed(CardEvent):
    """A card is played."""

    text: ClassVar[str] = "play"
    rules: ClassVar[tuple[str, ...]] = ("SR-5.1",)


@final
class BaseUsed(CardEvent):
    """A base's primary ability is used."""

    text: ClassVar[str] = "use"
    rules: ClassVar[tuple[str, ...]] = ("SR-5.5",)


@final
class AllyUsed(CardEvent):
    """An ally ability is used."""

    text: ClassVar[str] = "ally"
    rules: ClassVar[tuple[str, ...]] = ("SR-6.11",)


@final
class ScrapUsed(CardEvent):
    """A card in play is scrapped for its scrap ability."""

    text: ClassVar[str] = "scrap"
    rules: ClassVar[tuple[str, ...]] = ("SR-6.17",)


@final
class CardBought(CardEvent):
    """A card is bought for `n` trade."""

    __slots__ = ("n",)

    text: ClassVar[str] = "buy"
    rules: ClassVar[tuple[str, ...]] = ("SR-8.1",)

    def __init__(self, seat: int, card: int, n: int) -> None:
        super().__init__(seat, card)
        self.n: Final = n

    def args(self, state: State) -> Args:
        return {"who": seat_ref(self.seat), "card": card_ref(self.card), "n": self.n}


def main_phase_options(state: State, seat: int) -> list[Action]:
    """Everything this seat can do now except ending the phase (SR-4.2)."""
    player = state.players[seat]
    parts = state.parts
    options = notation.each_once(notation.PLAY, player.hand)
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
        if can_transfer(state, seat):
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
            primary[card] != NO_EFFECT
            and not slot & PRIMARY_USED
            and is_base[card]
            and (not copies_bases(state, card) or len(bases_to_copy(state, seat, i)) > 0)
        )
        can_ally = (
            ally[card] != NO_EFFECT and not slot & ALLY_USED and has_ally(state, seat, i, parts.ally_faction[card])
        )
        can_scrap = scrap[card] != NO_EFFECT
        if (can_use or can_ally or can_scrap) and area.index(slot) == i:
            number = slot & CARD
            copy = notation.copy_number(area, i)
            if can_use:
                options.append(notation.own_card(notation.USE, number, copy))
            if can_ally:
                options.append(notation.own_card(notation.ALLY, number, copy))
            if can_scrap:
                options.append(notation.own_card(notation.SCRAP, number, copy))


@final
class MainPhase(Frame[State]):
    """The active player acts until the phase is ended (SR-4.3)."""

    __slots__ = ()

    question: ClassVar[str] = "main"
    rules: ClassVar[tuple[str, ...]] = ("SR-4.2", "SR-4.3")

    def misfit(self, state: State) -> Message | None:
        return Message("problem-phase-mode") if state.seating.mode in TEAM_MODES else None

    def ask(self, state: State) -> Request | None:
        options = main_phase_options(state, state.active_seat)
        options.append(notation.END)
        return Decision(state.active_seat, options)

    def answer(self, state: State, seat: int, action: Action) -> None:
        ACTIONS[action.kind](state, seat, action)

    def prompt_args(self, state: State, seat: int) -> Args:
        player = state.players[seat]
        return {"trade": player.trade, "combat": player.combat}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return main_phase_label(state, seat, action)

    def why_not(self, state: State, seat: int, kind: str, about: str) -> Message | None:
        return why_not(state, seat, kind, about, MAIN_RULES.get(kind, self.rules))


# The clauses behind everything that can be done in the main phase.
MAIN_RULES: Final[dict[str, tuple[str, ...]]] = {
    "play": ("SR-5.1", "SR-5.2", "SR-5.5"),
    "use": ("SR-5.5", "SR-6.2"),
    "ally": ("SR-6.11",),
    "scrap": ("SR-6.17",),
    "buy": ("SR-8.1", "SR-8.2"),
    "attack": ("SR-9.4", "SR-9.7"),
    "attack_base": ("SR-9.2", "SR-9.7"),
    "transfer": ("SR-18.9",),
    "end": ("SR-4.3", "SR-10.1"),
}


def main_phase_label(state: State, seat: int, action: Action) -> Message:
    """Return an option of the main phase as a button says it."""
    kind = action.kind
    rules = MAIN_RULES[kind]
    if kind in ("play", "buy"):
        return card_option(state, action, rules)
    if kind == "attack":
        return seat_option(action, rules)
    if kind == "attack_base":
        return base_option(state, action, rules)
    return ability_option(state, seat, action, rules) if action.args else option(action, {}, rules)


def ability_option(state: State, seat: int, action: Action, rules: tuple[str, ...]) -> Message:
    """Return an ability as a button says it, and whether it would be used in vain."""
    card, copy = action.args
    args: Args = {"card": placed_ref(card, copy)}
    if action.kind != "use":
        area = state.players[seat].area
        effects = state.parts.ally if action.kind == "ally" else state.parts.scrap
        effect = effects[current(area[notation.find_card(area, card, copy)])]
        args["vain"] = "no" if state.effects.can_do(state, seat, effect, NO_SOURCE) else "yes"
    return option(action, args, rules)


def play_card(state: State, seat: int, action: Action) -> None:
    """Play a card; a ship's primary ability happens at once, a base's waits to be used (SR-5.1, SR-5.2, SR-5.5)."""
    card = action.args[0]
    player = state.players[seat]
    leave_hand(player, card)
    player.area.append(card | PLAYED)
    refresh_after(state, card)
    if state.events is not None:
        state.emit(CardPlayed(seat, card))
    parts = state.parts
    if parts.is_base[card]:
        return
    place = len(player.area) - 1
    stack = state.stack
    depth = len(stack)
    watched = is_watched(state, seat)
    if parts.primary[card] != NO_EFFECT:
        resolve(state, seat, parts.primary[card], 0, place)
    if watched:
        if len(stack) > depth:
            stack.insert(depth, ShipPlayed(seat, place))
        else:
            ship_was_played(state, seat, place)


@final
class ShipPlayed(Frame[State]):
    """The ship's primary ability is still being resolved; afterwards cards that watch ships react."""

    __slots__ = ("seat", "source")

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def misfit(self, state: State) -> Message | None:
        wrong = acting_misfit(self, state, self.seat)
        if wrong is not None:
            return wrong
        area = state.players[self.seat].area
        if not 0 <= self.source < len(area):
            return field_misfit(self, "source")
        slot = area[self.source]
        is_ship = slot & PLAYED and not state.parts.is_base[slot & CARD]
        return None if is_ship else field_misfit(self, "source")

    def run(self, state: State) -> None:
        state.stack.pop()
        ship_was_played(state, self.seat, self.source)


FORMER_FRAMES[ShipPlayed] = ("ShipPlayed", ("source", "seat"))


def use_base(state: State, seat: int, action: Action) -> None:
    """Use a base's primary ability (SR-5.5)."""
    card, copy = action.args
    area = state.players[seat].area
    place = notation.find_card(area, card, copy)
    area[place] |= PRIMARY_USED
    if state.events is not None:
        state.emit(BaseUsed(seat, card))
    resolve(state, seat, state.parts.primary[current(area[place])], 0, place)


def use_ally(state: State, seat: int, action: Action) -> None:
    """Use an ally ability (SR-6.11)."""
    card, copy = action.args
    area = state.players[seat].area
    place = notation.find_card(area, card, copy)
    area[place] |= ALLY_USED
    if state.events is not None:
        state.emit(AllyUsed(seat, card))
    resolve(state, seat, state.parts.ally[current(area[place])], 0, place)


def use_scrap(state: State, seat: int, action: Action) -> None:
    """Scrap a card from play for its scrap ability (SR-6.17)."""
    card, copy = action.args
    player = state.players[seat]
    place = notation.find_card(player.area, card, copy)
    effect = state.parts.scrap[current(player.area[place])]
    to_scrap_heap(state, leave_play(state, seat, place))
    if state.events is not None:
        state.emit(ScrapUsed(seat, card))
    resolve(state, seat, effect, 0, NO_SOURCE)


def buy(state: State, seat: int, action: Action) -> None:
    """Buy a card of the trade row or an Explorer (SR-8.1)."""
    card = action.args[0]
    state.players[seat].trade -= state.parts.cost[card]
    if state.events is not None:
        state.emit(CardBought(seat, card, state.parts.cost[card]))
    acquire(state, seat, card, TO_DISCARD)


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
