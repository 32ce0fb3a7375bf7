"""Leaders: what they change and what they react to (LEAD01 to LEAD16)."""

from typing import ClassVar, final

from ecliptic.effects import CANNOT, DEFAULT, MAY, Effects, subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.actions import collect_tax, repair_ship
from ecliptic.games.arcs.ambitions import HAD_MARKER, own_play
from ecliptic.games.arcs.asking import ONCE_PER_TURN, Asking, Verb
from ecliptic.games.arcs.battle import (
    TROPHIES,
    battle_options,
    begin_battle,
    current_battle,
)
from ecliptic.games.arcs.board import EMPATH, RESOURCES, TYCOON, TYRANT, WEAPON, is_gate
from ecliptic.games.arcs.cards import GUILD
from ecliptic.games.arcs.court import (
    draw_court_card,
    give_card,
    guild_cards,
    hold_card,
    influence,
    influence_options,
    secure,
    secure_options,
    take_secured,
)
from ecliptic.games.arcs.events import CardMoved, Revealed, Shaped
from ecliptic.games.arcs.frame_checks import FLAGS, is_in_play, is_seat
from ecliptic.games.arcs.guilds import CARTELS
from ecliptic.games.arcs.moving import MOST_STEPS, battle_follows, move, move_options, moves_once_more
from ecliptic.games.arcs.outrage import cities_destroyed, destroyed_city
from ecliptic.games.arcs.pieces import (
    building_on,
    fresh_ships,
    hit_building,
    place_ships,
    scrap_pieces,
    ships_at,
    trophy_count,
)
from ecliptic.games.arcs.resources import discard, discard_all, gain, held_types, lose
from ecliptic.games.arcs.state import (
    AGENT,
    CITY,
    COPY,
    DAMAGED,
    IS_STARPORT,
    LEAD,
    NOBODY,
    OPENING,
    PIVOT,
    PLAY_HOW,
    SEATS,
    SHIP,
    SHIP_OWNERS,
    State,
    card_of,
    owner_of,
    system_of,
    turn_order,
)
from ecliptic.games.arcs.turn import Turn
from ecliptic.games.arcs.words import (
    AS_LOYAL,
    AS_RIVAL,
    DICE,
    INTERCEPTS,
    LEAST_DICE,
    MAY_DECLARE,
    MAY_RANSACK,
    MAY_SECURE,
    MAY_TAX,
    MOST_DICE,
    MOST_SHIPS,
    NOT_TAXED,
    PAYS,
    STARTS_CATAPULT,
    TAXES,
    TAXES_EMPTY,
    WARY,
    comes_damaged,
    controls,
    has,
    how_taxed,
    icons,
    is_declared,
    places_zero_marker,
    starts_catapult,
)
from ecliptic.kernel import Action, Chance, Fields, Frame, Message, Request
from ecliptic.kernel.frames import check_fields

# Scoring (LEAD01, LEAD06, LEAD09, LEAD12)

LESS_FOR = {"LEAD01": TYRANT, "LEAD06": EMPATH, "LEAD09": TYCOON}


@PAYS.changed_by("LEAD01", "LEAD06", "LEAD09")
def pays_less(
    state: State, source: int, answer: int, seat: int, ambition: int, place: int, second: int, is_tied: bool
) -> int:
    """Nothing for second place, the second-place Power for the first, and no city bonus."""
    if state.owner_of(source) != seat or LESS_FOR[state.table.cards.ids[card_of(source)]] != ambition:
        return answer
    return second if place == 1 else 0


@PAYS.changed_by("LEAD12")
def proud(
    state: State, source: int, answer: int, seat: int, ambition: int, place: int, second: int, is_tied: bool
) -> int:
    """Power only for an untied first place."""
    return answer if state.owner_of(source) != seat or place == 1 else 0


# Elder


@MAY_RANSACK.changed_by("LEAD01")
def no_ransack(state: State, source: int, seat: int, victim: int, in_battle: bool) -> int:
    """Rivals cannot ransack the Court in a battle against the holder."""
    return CANNOT if in_battle and state.owner_of(source) == victim else DEFAULT


class MayInfluence(Asking):
    """Influence once, or do not."""

    def can_influence(self, state: State, seat: int) -> bool:
        """Return whether the moment is one for it."""
        return True

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found = influence_options(state, seat) if self.can_influence(state, seat) else []
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            influence(state, seat, action.args[0])


@final
class Beloved(MayInfluence):
    """Influence after a defence in which the attacker took a Trophy (LEAD01)."""

    verb: ClassVar[str] = "beloved"

    def concerns(self, state: State, seat: int) -> bool:
        return self.can_influence(state, seat)

    def can_influence(self, state: State, seat: int) -> bool:
        battle = current_battle(state)
        if battle is None or battle.defender != seat:
            return False
        return trophy_count(state, battle.seat) > battle.facts[TROPHIES]


@final
class InfluenceOnce(MayInfluence):
    """Influence once more (LEAD07 after a secure, LEAD12 after an influence)."""

    verb: ClassVar[str] = "influence_once"


# Taxes (LEAD03, LEAD04, LEAD10, LEAD13, LEAD14)


@final
class Lavish(Verb):
    """Discard all fuel after Tycoon was scored (LEAD03)."""

    verb: ClassVar[str] = "lavish"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.kind = row.word("lavish", RESOURCES)

    def run(self, state: State, seat: int, source: int) -> None:
        if is_declared(state, TYCOON):
            discard_all(state, seat, self.kind)


@MAY_TAX.changed_by("LEAD04")
def callow(state: State, source: int, seat: int, city: int) -> int:
    """No tax without control."""
    return CANNOT if state.owner_of(source) == seat and not controls(state, seat, system_of(city)) else DEFAULT


@MAY_TAX.changed_by("LEAD13")
def principled(state: State, source: int, seat: int, city: int) -> int:
    """No tax on own cities."""
    return CANNOT if state.owner_of(source) == seat and owner_of(city) == seat else DEFAULT


@TAXES.changed_by("LEAD13")
def inspiring(state: State, source: int, answer: int, seat: int, city: int) -> int:
    """Rival cities are taxed without control where own ships are."""
    if state.owner_of(source) != seat or answer != NOT_TAXED or not ships_at(state, system_of(city), seat):
        return answer
    return AS_RIVAL


@TAXES_EMPTY.changed_by("LEAD13")
def taxes_empty(state: State, source: int, answer: bool, seat: int, system: int) -> bool:
    """Empty slots are taxed where own ships are."""
    return answer or (state.owner_of(source) == seat and ships_at(state, system, seat) > 0)


@final
class GainAny(Asking):
    """Gain a resource of any type, or none (LEAD04)."""

    verb: ClassVar[str] = "gain_any"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found = [notation.TYPE[kind] for kind in range(len(RESOURCES)) if state.supply[kind]]
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            gain(state, seat, action.args[0])


@final
class Ruthless(Asking):
    """Hit the building just used and use it again, once per turn (LEAD10)."""

    verb: ClassVar[str] = "ruthless"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        site = subject_of(state) % 128
        if ONCE_PER_TURN + source in state.limits or building_on(state, site) < 0:
            return []
        return [notation.NO, notation.YES]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.NO:
            return
        if state.events is not None:
            state.emit(CardMoved("used", seat, card_of(source)))
        state.limits.append(ONCE_PER_TURN + source)
        used = building_on(state, subject_of(state) % 128)
        is_starport = used & IS_STARPORT > 0
        # Whose agent the second tax takes is settled before the hit: nobody's, where the city is taxed as if Loyal.
        owner = seat if not is_starport and how_taxed(state, seat, used) == AS_LOYAL else owner_of(used)
        state.stack.append(UseAgain(seat, system_of(used), owner, 1 if is_starport else 0))
        if used & DAMAGED and not is_starport:
            cities_destroyed(state, seat, [destroyed_city(state, used)], in_battle=False)
        hit_building(state, used, seat)  # a city that returns may cover a slot first, then comes Outrage


@final
class UseAgain(Frame[State]):
    """The same tax or the same building of a ship once more (LEAD10)."""

    __slots__ = ("is_starport", "owner", "seat", "system")

    def __init__(self, seat: int, system: int, owner: int, is_starport: int) -> None:
        self.seat = seat
        self.system = system
        self.owner = owner
        self.is_starport = is_starport

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            seat=self.seat == state.turn_seat,
            system=is_in_play(state, self.system),
            owner=is_seat(state, self.owner),
            is_starport=self.is_starport in FLAGS,
        )

    def run(self, state: State) -> None:
        state.stack.pop()
        if self.is_starport:
            place_ships(state, self.seat, self.system, 1, comes_damaged(state, self.seat, self.system, SHIP))
        else:
            rival = self.owner if self.owner != self.seat and self.owner < SEATS else NOBODY
            collect_tax(state, self.seat, self.system, rival)


@final
class Mythic(Asking):
    """Put a resource on the taxed planet: its type changes for good (LEAD14)."""

    verb: ClassVar[str] = "mythic"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        system = subject_of(state) % 128 >> 2
        if is_gate(system) or state.shaped & 1 << system:
            return []
        found = [notation.TYPE[kind] for kind in range(len(RESOURCES)) if has(state, seat, kind)]
        found += [notation.CARD[card] for card in self.cartels(state, seat)]
        return [notation.NO, *found] if found else []

    def cartels(self, state: State, seat: int) -> list[int]:
        """Return the Cartels whose resources a seat may place instead of one of that type in its slots."""
        cards, held = state.table.cards, held_types(state, seat)
        return [
            card
            for card in state.players[seat].cards
            if cards.ids[card] in CARTELS and cards.suit[card] in held and state.supply[cards.suit[card]]
        ]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.NO:
            return
        from_card = action.kind == "card"
        system = subject_of(state) % 128 >> 2
        kind = state.table.cards.suit[action.args[0]] if from_card else action.args[0]
        if kind in held_types(state, seat) and not from_card:
            lose(state, seat, kind)
        else:
            state.supply[kind] -= 1  # from a Cartel
        if state.events is not None:
            state.emit(Shaped(seat, kind, system))
        state.types = [kind if i == system else there for i, there in enumerate(state.types)]
        state.shaped |= 1 << system


@STARTS_CATAPULT.changed_by("LEAD14")
def ancient(state: State, source: int, seat: int, system: int) -> int:
    """Catapult from gates and not from starports."""
    if state.owner_of(source) != seat:
        return DEFAULT
    return MAY if is_gate(system) else CANNOT


# Battle (LEAD05, LEAD06, LEAD11, LEAD15, LEAD16)


@DICE.changed_by("LEAD05")
def committed(state: State, source: int, answer: list[int], seat: int, defender: int, system: int) -> list[int]:
    """Two extra dice, which must be taken."""
    if state.owner_of(source) != seat:
        return answer
    return [n + 2 if i in (MOST_DICE, LEAST_DICE) else n for i, n in enumerate(answer)]


@MOST_SHIPS.changed_by("LEAD05")
def disorganized(state: State, source: int, answer: int, seat: int) -> int:
    """A move includes at most two ships."""
    return min(answer, 2) if state.owner_of(source) == seat else answer


@DICE.changed_by("LEAD11")
def wary(state: State, source: int, answer: list[int], seat: int, defender: int, system: int) -> list[int]:
    """Not more assault than skirmish dice."""
    return [1 if i == WARY else n for i, n in enumerate(answer)] if state.owner_of(source) == seat else answer


def is_pip_of_copy_or_pivot(state: State, seat: int) -> bool:
    """Return whether an action that is now chosen would be the pip of a Copy or Pivot (ARC-13.4)."""
    return isinstance(state.stack[-1], Turn) and own_play(state, seat) >> PLAY_HOW in (COPY, PIVOT)


@final
class Advance(Asking):
    """Move, then battle (LEAD06). `n` is 1 for the battle, which must follow (ARC-13.5)."""

    verb: ClassVar[str] = "advance"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n in FLAGS

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if n:
            return battle_options(state, seat)
        found: list[Action] = []
        sprints = moves_once_more(state, seat)
        for option in move_options(state, seat):
            start, end = option.args
            steps = MOST_STEPS if starts_catapult(state, seat, start) else 0
            if battle_follows(state, seat, start, end, 1, steps, sprints and fresh_ships(state, start, seat) > 0):
                found.append(option)
        return found

    def can_do(self, state: State, seat: int, source: int) -> bool:
        return is_pip_of_copy_or_pivot(state, seat) and len(self.choices(state, seat, source, 0)) > 0

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if n:
            state.pivoting = False  # the move was taken before the battle
            begin_battle(state, seat, action.args[0], action.args[1])
        else:
            self.ask_again(state, seat, source, 1)
            move(state, seat, action.args[0], action.args[1], fights=True)


@final
class MoveAfterBattle(Asking):
    """Move after a battle with the pip of a Copy or Pivot (LEAD06). Being no pip, no new action replaces it."""

    verb: ClassVar[str] = "move_after_battle"

    def concerns(self, state: State, seat: int) -> bool:
        battle = current_battle(state)
        return battle is not None and battle.seat == seat and state.pivoting

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found = move_options(state, seat) if self.concerns(state, seat) else []
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            move(state, seat, action.args[0], action.args[1])


@INTERCEPTS.changed_by("LEAD15")
def irregular(state: State, source: int, answer: int, defender: int, system: int) -> int:
    """The attacker takes a hit for each weapon icon of the defender instead."""
    return icons(state, defender, WEAPON) if state.owner_of(source) == defender else answer


@final
class DiscardIf(Verb):
    """Discard a resource of a type if there is one (LEAD15)."""

    verb: ClassVar[str] = "discard_if_held"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.kind = row.word("discard_if_held", RESOURCES)

    def run(self, state: State, seat: int, source: int) -> None:
        if self.kind in held_types(state, seat):
            discard(state, seat, self.kind)


@final
class Resilient(Verb):
    """Repair ships in the battle system, one for each controlled starport anywhere (LEAD16)."""

    verb: ClassVar[str] = "resilient"

    def concerns(self, state: State, seat: int) -> bool:
        battle = current_battle(state)
        return battle is not None and seat in (battle.seat, battle.defender)

    def run(self, state: State, seat: int, source: int) -> None:
        battle = current_battle(state)
        if battle is None or not self.concerns(state, seat):
            return
        ports = [each for each in state.buildings if each & IS_STARPORT and controls(state, seat, system_of(each))]
        at = battle.system * SHIP_OWNERS + seat
        for _ in range(min(len(ports), state.damaged[at])):
            repair_ship(state, seat, battle.system, seat)


# Court (LEAD07, LEAD08, LEAD12)


@final
class Entertain(Asking):
    """Influence, then secure (LEAD07). `n` is 1 for the secure, which must follow (ARC-13.5)."""

    verb: ClassVar[str] = "entertain"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n in FLAGS

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        possible = secure_options(state, seat)
        if n:
            return possible
        return [
            option for option in influence_options(state, seat) if possible or self.wins(state, seat, option.args[0])
        ]

    def wins(self, state: State, seat: int, card: int) -> bool:
        """Return whether one more agent would be a majority on a card."""
        spot = state.court.index(card)
        agents = state.agents[spot * SEATS : spot * SEATS + SEATS]
        return all(n <= agents[seat] for other, n in enumerate(agents) if other != seat)

    def can_do(self, state: State, seat: int, source: int) -> bool:
        return is_pip_of_copy_or_pivot(state, seat) and len(self.choices(state, seat, source, 0)) > 0

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        state.pivoting = False
        if n:
            secure(state, seat, action.args[0])
        else:
            self.ask_again(state, seat, source, 1)
            influence(state, seat, action.args[0])


def generous_cards(state: State, seat: int) -> list[int]:
    """Return the Guild cards that may be given for a declaration; not the one that makes it possible (ARC-10.5)."""
    cards = guild_cards(state, seat)
    play = own_play(state, seat)
    if state.turn_seat == seat and state.stage == OPENING and play >> PLAY_HOW != LEAD:
        cards = [card for card in cards if state.table.cards.ids[card] != "BC25"]
    return cards


@MAY_DECLARE.changed_by("LEAD07")
def needs_gift(state: State, source: int, seat: int, ambition: int) -> int:
    """No declaration without a Guild card to give."""
    return CANNOT if state.owner_of(source) == seat and not generous_cards(state, seat) else DEFAULT


@final
class Generous(Asking):
    """Give a Guild card to the Rival with the least Power (LEAD07)."""

    verb: ClassVar[str] = "generous"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [notation.CARD[card] for card in generous_cards(state, seat)]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        rivals = [other for other in turn_order(state) if other != seat]
        least = min(state.players[other].power for other in rivals)
        whom = next(other for other in rivals if state.players[other].power == least)
        give_card(state, seat, whom, action.args[0])
        if state.events is not None:
            state.emit(CardMoved("given", seat, action.args[0], whom))
        by_lead_card = state.stage == OPENING and own_play(state, seat) >> PLAY_HOW == LEAD
        if by_lead_card and places_zero_marker(state, seat, subject_of(state) % HAD_MARKER):
            state.zeroed = True  # also where the card given would have kept the marker off (ARC-10.5)


@final
class Bold(Asking):
    """Influence any number of Court cards, each once (LEAD08). `n` are bits of the spots already influenced."""

    verb: ClassVar[str] = "bold"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n < 1 << len(state.court)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found = [option for option in influence_options(state, seat) if not n & 1 << state.court.index(option.args[0])]
        return [notation.DONE, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.DONE:
            self.ask_again(state, seat, source, n | 1 << state.court.index(action.args[0]))
            influence(state, seat, action.args[0])


@MAY_SECURE.changed_by("LEAD08")
def paranoid(state: State, source: int, seat: int, spot: int) -> int:
    """A Guild card needs more than one own agent."""
    if state.owner_of(source) != seat or state.table.cards.kind[state.court[spot]] != GUILD:
        return DEFAULT
    return CANNOT if state.agents[spot * SEATS + seat] < 2 else DEFAULT


@final
class Connected(Verb):
    """Draw the top Court card and secure it, if the ambition had no marker (LEAD12)."""

    verb: ClassVar[str] = "connected"

    def run(self, state: State, seat: int, source: int) -> None:
        if subject_of(state) & HAD_MARKER or not state.court_deck:
            return
        if state.events is not None:
            state.emit(Revealed("drawn", seat, state.court_deck[-1]))
        take_secured(state, seat, draw_court_card(state))


# Set-up (LEAD09, LEAD10, LEAD13)


@final
class Learned(Verb):
    """Draw five lore cards and keep two (LEAD09)."""

    verb: ClassVar[str] = "learned"

    def run(self, state: State, seat: int, source: int) -> None:
        state.stack.append(DrawLore(seat))


@final
class DrawLore(Frame[State]):
    """Lore cards that only their drawer sees (LEAD09)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=all(each >> 7 != self.seat for each in state.hidden_box))

    def ask(self, state: State) -> Request | None:
        count = min(5, len(state.lore_deck))
        return Chance("lore", state.lore_deck, count=count, names="card", seat=self.seat) if count else None

    def run(self, state: State) -> None:
        state.stack.pop()

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        state.lore_deck = [card for card in state.lore_deck if card not in drawn]
        state.hidden_box = sorted(state.hidden_box + [self.seat << 7 | card for card in drawn])


@final
class KeepLore(Asking):
    """Keep two of the lore cards drawn; the others are scrapped (LEAD09). `n` are those kept."""

    verb: ClassVar[str] = "keep_lore"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n <= 2

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [notation.TAKE[each & 127] for each in state.hidden_box if each >> 7 == seat] if n < 2 else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        card = action.args[0]
        if state.events is not None:
            state.emit(CardMoved("drafted", seat, card))
        state.hidden_box.remove(seat << 7 | card)
        self.ask_again(state, seat, source, n + 1)
        hold_card(state, seat, card)


@final
class Scrap(Verb):
    """Scrap own pieces from supply, cities from the player board (LEAD10, LEAD13)."""

    verb: ClassVar[str] = "scrap"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.ships = row.number("ships", 0, 9, default=0)
        self.agents = row.number("agents", 0, 9, default=0)
        self.cities = row.number("cities", 0, 5, default=0)

    def run(self, state: State, seat: int, source: int) -> None:
        player = state.players[seat]
        ships, agents = min(self.ships, player.ships), min(self.agents, player.agents)
        cities = min(self.cities, player.cities)
        player.ships -= ships
        player.agents -= agents
        player.cities -= cities
        scrap_pieces(state, seat, SHIP, ships)
        scrap_pieces(state, seat, AGENT, agents)
        scrap_pieces(state, seat, CITY, cities)
