"""Set-up of Act I, and what the later acts share with it (ABR-2)."""

from bisect import insort
from typing import Final, final

from ecliptic.effects import NO_EFFECT, Choice, refresh, resolve
from ecliptic.games.arcs.board import CLUSTERS, NO_TYPE, SYSTEM_COUNT, cluster_of, is_gate
from ecliptic.games.arcs.campaign import notation
from ecliptic.games.arcs.campaign.acts import fate_act, objective_source, place_objective
from ecliptic.games.arcs.campaign.choosing_fates import DealFates
from ecliptic.games.arcs.campaign.crises import planets_of_symbol
from ecliptic.games.arcs.campaign.demands import place_imperial_ships
from ecliptic.games.arcs.campaign.empire import take_tile
from ecliptic.games.arcs.campaign.event_dice import symbol_of
from ecliptic.games.arcs.campaign.reading import campaign_board, printed
from ecliptic.games.arcs.campaign.state import OTHERS, Campaign, campaign_of, is_imperial
from ecliptic.games.arcs.cards import COUNCIL, LORE
from ecliptic.games.arcs.court import ShuffleCourt, draw_court_card
from ecliptic.games.arcs.events import system_ref
from ecliptic.games.arcs.pieces import empty_slot, place_building, place_ships
from ecliptic.games.arcs.resources import gain
from ecliptic.games.arcs.setup import Deal
from ecliptic.games.arcs.state import (
    BLIGHT,
    CITY,
    FREE,
    NOBODY,
    SEATS,
    SHIP_OWNERS,
    STARPORT,
    State,
    Table,
    building,
    new_player,
    turn_order,
)
from ecliptic.kernel import Action, Chance, Frame, Message, Option, Request, refused

RANDOM: Final = "random"
POLICIES: Final = ["AID03", "AID04", "AID05"]
ENVOYS: Final = "AID02"
BASE_LORE: Final = 14
SHIPS_AT_START: Final = 3

OPTIONS: Final = (
    Option("lore_deck", "base", ("base", "all"), about="The lore deck: the 14 cards of the base game, or all 28."),
    Option("acts", 3, low=1, high=3, about="How many acts are played."),
    Option("first", RANDOM, (RANDOM, "0", "1", "2", "3"), about="Who has the initiative at the start."),
)


def check_options(seats: int, options: dict[str, str | int]) -> None:
    """Refuse what does not go together."""
    if options["first"] != RANDOM and int(options["first"]) >= seats:
        raise refused("problem-option-seat", option="first", seat=str(options["first"]), last=seats - 1)


def new_table(seats: int, options: dict[str, str | int]) -> Table:
    """Return the fixed facts of a table: no leaders, no set-up card (ABR-1.3)."""
    lore = BASE_LORE if options["lore_deck"] == "base" else 2 * BASE_LORE
    return Table(campaign_board(), printed().cards, seats, "none", lore, False, OTHERS)


def new_state(seats: int, options: dict[str, str | int], pool: list[int]) -> State:
    """Return the open box, with the fates that are dealt from; who has the initiative comes first (ABR-2.1)."""
    table = new_table(seats, options)
    state = State(table, [new_player(table.board) for _ in range(seats)])
    campaign = Campaign(table.cards, seats)
    campaign.last_act = int(options["acts"])
    campaign.pool = pool
    state.extension = campaign
    state.links = table.board.links([])
    state.court_deck = table.cards.court[:]
    state.lore_deck = table.cards.numbers(LORE)[: table.lore]
    state.pile = [card for card, counts in enumerate(table.board.counts_for) if seats in counts]
    state.chapter = 1
    refresh(state)
    state.stack.append(Deal())
    state.stack.append(SetUp(0, int(options["first"]) if options["first"] != RANDOM else NOBODY))
    return state


# Steps of the set-up of Act I.
FIRST: Final = 0
SHUFFLE: Final = 1
ROW: Final = 2
LORE_IN: Final = 3
SHUFFLE_AGAIN: Final = 4
BOOKLET: Final = 5
EMPIRE_AND_BLIGHT: Final = 6
FATES: Final = 7
FATE_SET_UPS: Final = 8
TITLES: Final = 9
PLACEMENTS: Final = 10
FREE_CITIES: Final = 11


@final
class SetUp(Frame[State]):
    """The set-up of Act I at one of its steps; what a step asks lies above it."""

    __slots__ = ("first", "step")

    def __init__(self, step: int, first: int) -> None:
        self.step = step
        self.first = first

    def run(self, state: State) -> None:
        step, order = self.step, turn_order(state)
        state.stack[-1] = SetUp(step + 1, self.first)
        if step == FIRST:
            state.initiative = self.first
            if self.first == NOBODY:
                state.stack.append(DrawFirst())
        elif step in (SHUFFLE, SHUFFLE_AGAIN):
            state.stack.append(ShuffleCourt())
        elif step == ROW:
            state.stack.append(LayOutRow())
        elif step == LORE_IN:
            state.stack.append(LoreIntoDeck())
        elif step == BOOKLET:
            state.stack.append(ShufflePolicies())
        elif step == EMPIRE_AND_BLIGHT:
            state.stack.append(RollImperialClusters())
        elif step == FATES:
            state.stack.append(DealFates(0))
        elif step == FATE_SET_UPS:
            for seat in reversed(order):
                state.stack.append(SetUpFate(seat))
        elif step == TITLES:
            if campaign_of(state).first_regent == NOBODY:
                take_tile(state, state.initiative)  # ABR-2.15
        elif step == PLACEMENTS:
            for seat in (*order, *reversed(order)):
                state.stack.append(PlaceFirst(seat))
        else:
            state.stack.pop()
            for system in range(SYSTEM_COUNT):
                while is_imperial(state, system) and empty_slot(state, system) >= 0:
                    insort(state.buildings, building(empty_slot(state, system), FREE, False, False))


@final
class DrawFirst(Frame[State]):
    """Who has the initiative is drawn (ABR-2.1)."""

    __slots__ = ()

    def ask(self, state: State) -> Request | None:
        return Chance("first", list(range(state.table.seats)), count=1)

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        state.initiative = drawn[0]


@final
class LayOutRow(Frame[State]):
    """The Court row is laid out beside the Council, which lies leftmost (ABR-2.3, ABR-2.4, ABR-2.24)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.stack.pop()
        spots = state.table.board.court_row[state.table.seats] + 1
        state.court = [NOBODY] * spots
        state.agents = [0] * (spots * SEATS)
        campaign_of(state).attached = []
        state.court[0] = state.table.cards.numbers(COUNCIL)[0]
        for spot in range(1, spots):
            state.court[spot] = draw_court_card(state)
            campaign_of(state).card_laid_out(state, state.court[spot])


@final
class LoreIntoDeck(Frame[State]):
    """A lore card for each player goes unseen into the rest of the Court deck (ABR-2.3)."""

    __slots__ = ()

    def ask(self, state: State) -> Request | None:
        return Chance("lore", state.lore_deck, count=state.table.seats, names="card")

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        state.court_deck += drawn
        state.lore_deck = [card for card in state.lore_deck if card not in drawn]


@final
class ShufflePolicies(Frame[State]):
    """The policies come into the booklet in a random order, with two players also an edict (ABR-2.5, ABR-2.6)."""

    __slots__ = ()

    def ask(self, state: State) -> Request | None:
        ids = state.table.cards.ids
        return Chance("policies", [ids.index(id) for id in POLICIES], names="card", public=True)

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        envoys = [state.table.cards.ids.index(ENVOYS)] if state.table.seats == 2 else []
        campaign_of(state).booklet = envoys + drawn
        refresh(state)


@final
class RollImperialClusters(Frame[State]):
    """The number die says where the Empire is (ABR-2.7, ABR-2.9, ABR-2.10)."""

    __slots__ = ()

    def ask(self, state: State) -> Request | None:
        return Chance("number_die", list(range(CLUSTERS)), count=1)

    def outcome(self, state: State, drawn: list[int]) -> None:
        clusters = (drawn[0], (drawn[0] + 1) % CLUSTERS)
        for system in range(SYSTEM_COUNT):
            if cluster_of(system) in clusters:
                place_imperial_ships(state, system, 1)
            else:
                state.damaged[system * SHIP_OWNERS + BLIGHT] += 1
        if state.table.seats == 2:
            for cluster in clusters:
                put_on_boxes(state, cluster)
        state.stack[-1] = RollFreeCities()


def put_on_boxes(state: State, cluster: int) -> None:
    """Put a token for each planet of a cluster on the ambition boxes, as far as the supply allows (ABR-2.10, 2.27)."""
    for system in range(cluster * 4 + 1, cluster * 4 + 4):
        kind = state.types[system]
        if kind != NO_TYPE and state.supply[kind]:
            state.supply[kind] -= 1
            state.boxes[kind] += 1


@final
class RollFreeCities(Frame[State]):
    """The event die says on which planets outside the Empire Free cities stand (ABR-2.8)."""

    __slots__ = ()

    def ask(self, state: State) -> Request | None:
        return Chance("event_die", list(range(6)), count=1)

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        for system in planets_of_symbol(symbol_of(drawn[0])):
            if not is_imperial(state, system):
                insort(state.buildings, building(empty_slot(state, system), FREE, False, False))


@final
class SetUpFate(Frame[State]):
    """A seat performs the set-up side of its objective card and flips it (ABR-2.13, ABR-2.14, ABR-2.28)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.stack.pop()
        place_objective(state, self.seat)
        refresh(state)
        act = fate_act(state, self.seat)
        if act is not None and act.set_up != NO_EFFECT:
            resolve(state, self.seat, act.set_up, 0, objective_source(state, self.seat))


@final
class PlaceFirst(Choice[State]):
    """Three ships and a city or starport: on which planet with an Imperial ship? (ABR-2.16 to ABR-2.18)"""

    __slots__ = ()

    rules = ("ABR-2.16", "ABR-2.17")

    def options(self, state: State) -> list[Action]:
        return [
            notation.START[system][kind]
            for system in range(SYSTEM_COUNT)
            if not is_gate(system) and is_imperial(state, system) and empty_slot(state, system) >= 0
            for kind in range(2)
        ]

    def decide(self, state: State, seat: int, action: Action) -> None:
        system, kind = action.args
        state.stack.pop()
        place_ships(state, seat, system, SHIPS_AT_START)
        place_building(state, seat, empty_slot(state, system), STARPORT if kind else CITY, False)
        gain(state, seat, state.types[system])

    def label(self, state: State, seat: int, action: Action) -> Message:
        args = {"system": system_ref(action.args[0]), "piece": notation.BUILDINGS[action.args[1]]}
        return Message("do-start", args, self.rules)


@final
class BoxTokens(Frame[State]):
    """Two players: the number die says which planets' tokens lie on the boxes in this act, twice (ABR-2.27)."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def ask(self, state: State) -> Request | None:
        return Chance("number_die", list(range(CLUSTERS)), count=1)

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        put_on_boxes(state, drawn[0])
        if self.left > 1:
            state.stack.append(BoxTokens(self.left - 1))
