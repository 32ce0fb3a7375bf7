"""Golems are worshipped, and hunger for Guild cards and lore (F05-17 to F05-21)."""

from typing import ClassVar, Final, final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import LABEL_ARGS, Asking, Verb
from ecliptic.games.arcs.board import GOLEMS
from ecliptic.games.arcs.campaign.acts import grand_ambition
from ecliptic.games.arcs.campaign.events import GolemMoved
from ecliptic.games.arcs.campaign.fates.f05_knowledge import lore_of
from ecliptic.games.arcs.campaign.fates.f05_unstable import scrap_from
from ecliptic.games.arcs.campaign.flagship import (
    flagship_of,
    has_flagship,
    hittable,
    on_board,
    piece_on,
    place_args,
    put_on_board,
)
from ecliptic.games.arcs.campaign.golems import (
    ALL,
    HEARTH,
    golems_of,
    holder_of,
    is_awake,
    move_golem,
    scrap_golem,
    turn_golem,
)
from ecliptic.games.arcs.campaign.notation import RETURN_BOARD
from ecliptic.games.arcs.campaign.state import declare_fact, fact, note
from ecliptic.games.arcs.cards import GUILD
from ecliptic.games.arcs.court import guild_cards, lose_card
from ecliptic.games.arcs.events import CardMoved, SeatSystemEvent
from ecliptic.games.arcs.pieces import building_on, piece, return_city
from ecliptic.games.arcs.state import (
    AGENT,
    CITY,
    IS_STARPORT,
    NOBODY,
    SEATS,
    SITE_SHIFT,
    State,
    owner_of,
    turn_order,
)
from ecliptic.kernel import Action, Json

# Golem Worship (F05-17 to F05-19)


def own_cities(state: State, seat: int) -> list[Action]:
    """Return the cities that a seat has on the map, and on its Flagship board except Upgrades under Armor."""
    found = [
        notation.SITE[each >> SITE_SHIFT]
        for each in state.buildings
        if owner_of(each) == seat and not each & IS_STARPORT
    ]
    if has_flagship(state, seat):
        places = hittable(state, seat)
        found += [RETURN_BOARD[place] for place in places if piece_on(on_board(state, seat, place)) == CITY]
    return found


def _board_args(state: State, args: tuple[int, ...]) -> Json:
    return place_args(args[0])


LABEL_ARGS["return_board"] = _board_args


@final
class Worship(Asking):
    """Everybody who has a Golem returns a city to its board, in turn order. `n` are the bits of those left."""

    verb: ClassVar[str] = "worship"

    def run(self, state: State, seat: int, source: int) -> None:
        self.ask_next(state, source, sum(1 << other for other in turn_order(state) if golems_of(state, other)))

    def ask_next(self, state: State, source: int, due: int) -> None:
        """Ask the next of them who has a city."""
        for other in turn_order(state):
            if due & 1 << other and own_cities(state, other):
                self.ask_again(state, other, source, due)
                return

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 < n < 1 << state.table.seats and n & 1 << seat > 0

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return own_cities(state, seat)

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action.kind == "return_board":
            system = flagship_of(state, seat)
            put_on_board(state, seat, action.args[0], 0)
        else:
            system = action.args[0] >> 2
            state.buildings.remove(building_on(state, action.args[0]))
        if state.events is not None:
            state.emit(SeatSystemEvent("own-city-returned", seat, system))
        self.ask_next(state, source, n & ~(1 << seat))
        return_city(state, seat)


@final
class TakeAnyGolem(Asking):
    """Take a Golem of choice from a play area, Awake side up."""

    verb: ClassVar[str] = "take_any_golem"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [notation.TYPE[golem] for golem in ALL if holder_of(state, golem) != NOBODY]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        golem = action.args[0]
        turn_golem(state, golem, True)
        if holder_of(state, golem) != seat:
            move_golem(state, seat, golem)


# Act III


@final
class SateGolems(Asking):
    """Everybody scraps a Guild card for each Awake Golem, in turn order (F05-21).

    Who has none scraps the leftmost Guild card of the Court with agents. `n` is 8 times the place in turn order plus
    the Golems left to sate.
    """

    verb: ClassVar[str] = "sate_golems"

    def run(self, state: State, seat: int, source: int) -> None:
        self.ask_next(state, source, 0, NOBODY)

    def ask_next(self, state: State, source: int, place: int, left: int) -> None:
        """Go on with a place of the turn order; `left` is -1 where its Golems are not counted yet."""
        order = turn_order(state)
        while place < len(order):
            if left < 0:
                left = sum(1 for golem in golems_of(state, order[place]) if is_awake(state, golem))
            while left and not guild_cards(state, order[place]):
                scrap_leftmost_guild(state, order[place])
                left -= 1
            if left:
                self.ask_again(state, order[place], source, place * 8 + left)
                return
            place, left = place + 1, NOBODY

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n >> 3 < state.table.seats and 0 < n & 7 <= len(GOLEMS)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [notation.CARD[card] for card in guild_cards(state, seat)]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        lose_card(state, seat, action.args[0])
        state.box = sorted([*state.box, action.args[0]])
        if state.events is not None:
            state.emit(CardMoved("scrapped", seat, action.args[0]))
        self.ask_next(state, source, n >> 3, (n & 7) - 1)


def scrap_leftmost_guild(state: State, seat: int) -> None:
    """Let a seat scrap the first Guild card from the left in the Court that carries agents, and those agents."""
    for spot, card in enumerate(state.court):
        agents = state.agents[spot * SEATS : spot * SEATS + SEATS]
        if not any(agents) or state.table.cards.kind[card] != GUILD:
            continue
        for owner, n in enumerate(agents):
            state.scrapped = sorted(state.scrapped + [piece(owner, AGENT)] * n)
            state.agents[spot * SEATS + owner] = 0
        scrap_from(state, card)
        if state.events is not None:
            state.emit(CardMoved("scrapped", seat, card))
        return


FED: Final = declare_fact("f05-fed", 0, 1)
SILENCED: Final = declare_fact("f05-silenced", 0, 1)


@final
class FeedGolems(Asking):
    """Who has a Golem may scrap a lore card other than Golem Hearth (F05-20B)."""

    verb: ClassVar[str] = "feed_golems"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        ids = state.table.cards.ids
        found = [notation.CARD[card] for card in lore_of(state, seat) if ids[card] != HEARTH]
        return [notation.NO, *found] if found and golems_of(state, seat) else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            note(state, FED, 1)
            lose_card(state, seat, action.args[0])
            state.box = sorted([*state.box, action.args[0]])
            if state.events is not None:
                state.emit(CardMoved("scrapped", seat, action.args[0]))


@final
class SilenceGolem(Asking):
    """The Caretaker may scrap a Golem (F05-20B)."""

    verb: ClassVar[str] = "silence_golem"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found = [notation.TYPE[golem] for golem in golems_of(state, seat)]
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            note(state, SILENCED, 1)
            if state.events is not None:
                state.emit(GolemMoved("golem-scrapped", seat, action.args[0]))
            scrap_golem(state, action.args[0])


@final
class ForgetChoices(Verb):
    """The chapter is over: what was scrapped has been scored."""

    verb: ClassVar[str] = "forget_choices"

    def run(self, state: State, seat: int, source: int) -> None:
        note(state, FED, 0)
        note(state, SILENCED, 0)


@grand_ambition("lore_consumed")
def lore_consumed(state: State, seat: int) -> bool:
    """Return whether the Golems have consumed a lore card of the Caretaker in this chapter."""
    return fact(state, FED) > 0


@grand_ambition("golem_silenced")
def golem_silenced(state: State, seat: int) -> bool:
    """Return whether the Caretaker has silenced a Golem in this chapter."""
    return fact(state, SILENCED) > 0
