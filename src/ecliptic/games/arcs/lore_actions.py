"""Lore cards with actions and Prelude actions of their own (L01, L02, L10, L18, L24 to L28; L16: `force_beams`)."""

from bisect import insort
from typing import ClassVar, Final, final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.actions import tax, tax_options
from ecliptic.games.arcs.ambitions import declarations, declare
from ecliptic.games.arcs.asking import ONCE_PER_TURN, Asking
from ecliptic.games.arcs.battle import TO_SHIPS_FIRST, assign, count_symbols, defenders
from ecliptic.games.arcs.board import ANY_AMBITION, DICE_OF_A_KIND, FUEL, MATERIAL, RESOURCES, SHIP_HIT, SYSTEM_COUNT
from ecliptic.games.arcs.court import influence, influence_options, secure, secure_options
from ecliptic.games.arcs.events import Attacked, BoxedMoved, CardMoved, Placed, Rolled
from ecliptic.games.arcs.frame_checks import FLAGS, is_in_play, is_owner
from ecliptic.games.arcs.outrage import cities_destroyed
from ecliptic.games.arcs.pieces import (
    building_on,
    kind_of,
    losable_ships,
    piece,
    place_ships,
    resolve_destroyed,
    return_piece,
    ships_with_dice,
)
from ecliptic.games.arcs.rerolls import Rerolls, RollDice
from ecliptic.games.arcs.resources import discard, discard_all, gain, spendable_types
from ecliptic.games.arcs.state import (
    CITY,
    DAMAGED,
    EMPIRE,
    IS_STARPORT,
    NOBODY,
    OUTSIDE_CITY,
    SHIP,
    SHIP_OWNERS,
    SITE_SHIFT,
    STARPORT,
    State,
    building,
    card_of,
    owner_of,
    system_of,
)
from ecliptic.games.arcs.words import controls, harm_begins, harmed, may_harm, neighbours
from ecliptic.kernel import Action, Frame, Message
from ecliptic.kernel.frames import check_fields


@final
class Summon(Asking):
    """Build a ship at a city in a controlled system, once per turn (L01)."""

    verb: ClassVar[str] = "summon"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if ONCE_PER_TURN + source in state.limits:
            return []
        return [
            notation.SITE[each >> SITE_SHIFT]
            for each in state.buildings
            if not each & IS_STARPORT and controls(state, seat, system_of(each))
        ]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        state.limits.append(ONCE_PER_TURN + source)
        place_ships(state, seat, action.args[0] >> 2, 1)


@final
class FireRifles(Asking):
    """Roll skirmish dice at a defender in an adjacent system (L02). `n` is 0, or 1 plus the target.

    The dice come from the adjacent system with most fresh ships: fewer may be taken, more could not.
    """

    verb: ClassVar[str] = "fire_rifles"

    def reach(self, state: State, seat: int, system: int) -> int:
        """Return how many dice a seat can take against a system."""
        near = [ships_with_dice(state, other, seat) for other in neighbours(state, system)]
        return min(DICE_OF_A_KIND, max(near, default=0))

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n == 0 or (n > 0 and is_in_play(state, n - 1 >> 3) and n - 1 & 7 in defenders(state, seat, n - 1 >> 3))

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if n:
            most = self.reach(state, seat, n - 1 >> 3)
            return [notation.dice(0, count, 0) for count in range(most, -1, -1)]
        return [
            notation.battle(system, owner)
            for system in range(SYSTEM_COUNT)
            if self.reach(state, seat, system)
            for owner in defenders(state, seat, system)
        ]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if not n:
            self.ask_again(state, seat, source, 1 + action.args[0] * 8 + action.args[1])
            return
        system, owner = n - 1 >> 3, n - 1 & 7
        if state.events is not None:
            state.emit(Attacked(seat, owner, system))
        state.dice = []
        state.stack.append(Volley(seat, owner, system, HITS))
        state.stack.append(Rerolls(seat, [], NOBODY))
        state.stack.append(RollDice(seat, [0, action.args[1], 0]))
        harm_begins(state, seat, owner, system)


# The stages of a volley.
HITS: Final = 0
HARMED: Final = 1
CITIES: Final = 2


@final
class Volley(Frame[State]):
    """The hits of Fire Rifles, ships before buildings; then what harm and destroyed cities lead to (L02)."""

    __slots__ = ("owner", "seat", "stage", "system")

    def __init__(self, seat: int, owner: int, system: int, stage: int) -> None:
        self.seat = seat
        self.owner = owner
        self.system = system
        self.stage = stage

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            seat=self.seat == state.turn_seat,
            owner=is_owner(state, self.owner) and self.owner != self.seat,
            system=is_in_play(state, self.system),
            stage=HITS <= self.stage <= CITIES,
        )

    def run(self, state: State) -> None:
        state.stack.pop()
        if self.stage < CITIES:
            state.stack.append(Volley(self.seat, self.owner, self.system, self.stage + 1))
        if self.stage == HITS:
            symbols = count_symbols(state)
            if state.events is not None:
                state.emit(Rolled(self.seat, symbols, state.dice[:]))
            assign(state, self.seat, self.owner, self.seat, self.system, TO_SHIPS_FIRST, symbols[SHIP_HIT])
        elif self.stage == HARMED:
            harmed(state, self.seat, self.owner)
        else:
            state.dice = []
            razed, state.razed = state.razed, []
            cities_destroyed(state, self.seat, razed, in_battle=False)


@final
class Nurture(Asking):
    """Tax an own city (L10)."""

    verb: ClassVar[str] = "nurture"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        own = [each >> SITE_SHIFT for each in state.buildings if owner_of(each) == seat]
        return [option for option in tax_options(state, seat) if option.args[0] in own]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        tax(state, seat, action.args[0])


def put_in_place(state: State, old: int, owner: int, is_starport: bool, card: int) -> None:
    """Replace a building: the old one returns, the new one is as damaged as it was, and is a new piece (ARC-0.15)."""
    if state.events is not None:
        state.emit(CardMoved("used", owner, card))
        state.emit(Placed(owner, STARPORT if is_starport else CITY, 1, system_of(old), bool(old & DAMAGED)))
    state.buildings.remove(old)
    player = state.players[owner]
    if is_starport:
        player.starports -= 1
    else:
        player.cities -= 1
    insort(state.buildings, building(old >> SITE_SHIFT, owner, is_starport, bool(old & DAMAGED)))
    return_piece(state, piece(owner_of(old), kind_of(old)))


@final
class Prune(Asking):
    """Replace an own starport in a slot by a city, or a city by a starport (L10)."""

    verb: ClassVar[str] = "prune"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        player = state.players[seat]
        return [
            notation.SITE[each >> SITE_SHIFT]
            for each in state.buildings
            if owner_of(each) == seat
            and each >> SITE_SHIFT & 3 < OUTSIDE_CITY
            and (player.cities if each & IS_STARPORT else player.starports)
        ]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        old = building_on(state, action.args[0])
        put_in_place(state, old, seat, not old & IS_STARPORT, card_of(source))


@final
class Annex(Asking):
    """Replace a controlled building of another by an own one of the same kind (L26)."""

    verb: ClassVar[str] = "annex"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        player = state.players[seat]
        return [
            notation.SITE[each >> SITE_SHIFT]
            for each in state.buildings
            if owner_of(each) != seat
            and controls(state, seat, system_of(each))
            and (player.starports if each & IS_STARPORT else player.cities)
        ]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        old = building_on(state, action.args[0])
        put_in_place(state, old, seat, bool(old & IS_STARPORT), card_of(source))


@final
class Martyr(Asking):
    """Destroy an own fresh ship, and perhaps another's ship in the same system (L18). `n` is 1 plus the system."""

    verb: ClassVar[str] = "martyr"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n == 0 or is_in_play(state, n - 1)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not n:
            return [notation.AT[system] for system in range(SYSTEM_COUNT) if losable_ships(state, system, seat)]
        found: list[Action] = []
        empire = [EMPIRE] if EMPIRE in state.table.others else []
        for owner in (*range(state.table.seats), *empire):
            at = (n - 1) * SHIP_OWNERS + owner
            if owner == seat or not may_harm(state, seat, owner, n - 1):
                continue
            if losable_ships(state, n - 1, owner):
                found.append(notation.HIT_FRESH[owner])
            if state.damaged[at]:
                found.append(notation.HIT_DAMAGED[owner])
        return [*found, notation.NO] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if not n:
            system = action.args[0]
            state.fresh[system * SHIP_OWNERS + seat] -= 1
            self.ask_again(state, seat, source, 1 + system)
            resolve_destroyed(state, piece(seat, SHIP), seat, system)
        elif action is not notation.NO:
            owner, is_damaged = action.args
            at = (n - 1) * SHIP_OWNERS + owner
            if is_damaged:
                state.damaged[at] -= 1
            else:
                state.fresh[at] -= 1
            resolve_destroyed(state, piece(owner, SHIP), seat, n - 1)
            harmed(state, seat, owner)
            harm_begins(state, seat, owner, n - 1)


@final
class TrophyForInfluence(Asking):
    """Return a Trophy, then influence (L24). `n` is 1 for the influence."""

    verb: ClassVar[str] = "trophy_for_influence"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n in FLAGS

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if n:
            return influence_options(state, seat)
        found = [notation.PIECE[each] for each in sorted(set(state.players[seat].trophies))]
        return found + state.extension.more_trophies(state, seat) if state.extension is not None else found

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if n:
            influence(state, seat, action.args[0])
            return
        self.ask_again(state, seat, source, 1)
        if action.kind == "piece":
            state.players[seat].trophies.remove(action.args[0])
            if state.events is not None:
                state.emit(BoxedMoved("trophy-returned", seat, action.args[0]))
            return_piece(state, action.args[0])
        elif state.extension is not None:
            state.extension.return_more(state, seat, action)


@final
class CaptiveForSecure(Asking):
    """Return a Captive, then secure; it needs a legal one (L25). `n` is 1 for the secure."""

    verb: ClassVar[str] = "captive_for_secure"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n in FLAGS

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        options = secure_options(state, seat)
        if n or not options:
            return options if n else []
        return [notation.PIECE[each] for each in sorted(set(state.players[seat].captives))]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if n:
            secure(state, seat, action.args[0])
            return
        state.players[seat].captives.remove(action.args[0])
        if state.events is not None:
            state.emit(BoxedMoved("captive-returned", seat, action.args[0]))
        self.ask_again(state, seat, source, 1)
        return_piece(state, action.args[0])


@final
class TycoonsAmbition(Asking):
    """Discard all material and fuel to declare an ambition that is not declared (L27)."""

    verb: ClassVar[str] = "tycoons_ambition"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return declarations(state, seat, ANY_AMBITION, only_new=True)

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        discard_all(state, seat, MATERIAL)
        discard_all(state, seat, FUEL)
        declare(state, seat, action.args[0], by_lead_card=False)


GOODS_TOKENS: Final = 10  # of material and fuel together (ARC-1.2)


@final
class TycoonsCharm(Asking):
    """Discard a material or fuel for a resource of any type (L28). `n` is 1 for the resource.

    In a turn it gives material and fuel no more often than there are tokens of them, so that it comes to an end.
    """

    verb: ClassVar[str] = "tycoons_charm"

    def gifts(self, state: State, source: int) -> list[int]:
        """Return the types that it still gives in this turn."""
        given = state.limits.count(ONCE_PER_TURN + source)
        return [kind for kind in range(len(RESOURCES)) if kind not in (MATERIAL, FUEL) or given < GOODS_TOKENS]

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n in FLAGS

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        gifts = self.gifts(state, source)
        if n:
            return [notation.TYPE[kind] for kind in gifts if state.supply[kind]]
        if MATERIAL not in gifts and not any(state.supply[kind] for kind in gifts):
            return []
        return [notation.DROP[kind] for kind in spendable_types(state, seat) if kind in (MATERIAL, FUEL)]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if n:
            if action.args[0] in (MATERIAL, FUEL):
                state.limits.append(ONCE_PER_TURN + source)
            gain(state, seat, action.args[0])
        else:
            self.ask_again(state, seat, source, 1)
            discard(state, seat, action.args[0])
