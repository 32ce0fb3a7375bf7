"""Set-up for two to four players (BTS-2)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice, refresh
from ecliptic.games.beyond_the_sun import notation
from ecliptic.games.beyond_the_sun.components import CUBES, SYSTEM, Components
from ecliptic.games.beyond_the_sun.frame_checks import frame_misplaced
from ecliptic.games.beyond_the_sun.ships import add_ships
from ecliptic.games.beyond_the_sun.state import NOBODY, NOTHING, Seating, State, new_player, with_item
from ecliptic.games.beyond_the_sun.tableau import open_rows
from ecliptic.games.beyond_the_sun.turn import begin_turn
from ecliptic.games.beyond_the_sun.verb import resolve_for
from ecliptic.kernel import Action, Chance, Frame, Message, Option, Request, refused
from ecliptic.kernel.frames import check_fields

RANDOM: Final = "random"

OPTIONS: Final = (
    Option("mats", "basic", ("basic", "advanced"), about="Which side of the faction mats is used by all."),
    Option("factions", RANDOM, (RANDOM, "chosen"), about="Whether mats are drawn or chosen in turn order."),
    Option("achievements", "drawn", ("drawn", "first_game"), about="Drawn, or those recommended for the first game."),
    Option("tableau", "off", ("off", "on"), about="The expert variant with face-up rows of technologies."),
    Option("first", RANDOM, (RANDOM, "0", "1", "2", "3"), about="Who is the first player."),
    Option("round_limit", 500, low=0, high=10_000, about="Rounds after which a game stops without a result; 0: never."),
)

NORMAL_EVENTS: Final = 4  # drawn for each level besides the light-framed ones (BTS-2.3)
STARTING_SYSTEMS: Final = 2
LAST_STEP: Final = 14
STARTING_POPULATION: Final = 2


def check_options(seats: int, options: dict[str, str | int]) -> None:
    """Refuse what does not go together."""
    if options["first"] != RANDOM and int(options["first"]) >= seats:
        raise refused("problem-option-seat", option="first", seat=options["first"], last=seats - 1)


def empty_table(parts: Components, seats: int, options: dict[str, str | int]) -> State:
    """Return a table with boards and mats on which nothing lies yet."""
    seating = Seating(
        seats,
        options["mats"] == "advanced",
        options["tableau"] == "on",
        str(options["factions"]),
        str(options["achievements"]),
        int(options["round_limit"]),
    )
    seating.board = parts.boards[0 if seats == 2 else 1]  # BTS-2.6
    state = State(parts, seating, [new_player() for _ in range(seats)])
    slots = len(parts.slots)
    locations = len(seating.board.ids)
    state.technology = [NOTHING] * slots
    state.event = [NOTHING] * slots
    state.researchers = [0] * slots
    state.decks = [[], [], []]
    state.under = [[], [], []]
    state.rows = [[], [], []]
    state.system = [NOTHING] * locations
    state.ships = [0] * (locations * seats * 4)
    state.outpost = [NOBODY] * locations
    state.controlled_at_start = [0] * locations
    state.extra_at = []
    state.system_decks = [[], []]
    state.systems_under = [[], []]
    state.linked = []
    state.achievements = []
    state.claims = []
    return state


def new_state(parts: Components, seats: int, options: dict[str, str | int]) -> State:
    """Return the open box: who is first comes first (BTS-2.13)."""
    state = empty_table(parts, seats, options)
    first = options["first"]
    if first != RANDOM:
        seat_first(state, int(first))
    state.stack = [SetUp(0)]
    if first == RANDOM:
        state.stack.append(FirstPlayer())
    return state


def seat_first(state: State, seat: int) -> None:
    """Give the first-player token to a seat (BTS-2.13)."""
    seats = len(state.players)
    state.seating.order = [(seat + i) % seats for i in range(seats)]


@final
class FirstPlayer(Frame[State]):
    """Chance gives the first-player token (BTS-2.13)."""

    __slots__ = ()

    def misfit(self, state: State) -> Message | None:
        return None if state.seating.order == list(range(len(state.players))) else frame_misplaced(self)

    def ask(self, state: State) -> Request | None:
        return Chance("first", list(range(len(state.players))), count=1)

    def outcome(self, state: State, drawn: list[int]) -> None:
        # The order is fixed from here on; copies made before keep their own.
        seating = state.seating
        state.seating = Seating(
            seating.seats, seating.advanced, seating.tableau, seating.mats, seating.achievements, seating.round_limit
        )
        state.seating.board = seating.board
        seat_first(state, drawn[0])
        state.stack.pop()


def mat_numbers(state: State) -> list[int]:
    """Return the mats of the side that is used (BTS-2.14, BTS-19.7)."""
    return [i for i, mat in enumerate(state.parts.mats) if mat.is_advanced == state.seating.advanced]


@final
class SetUp(Frame[State]):
    """The next step of the set-up."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, step=0 <= self.step <= LAST_STEP)

    def ask(self, state: State) -> Request | None:
        parts = state.parts
        seats = len(state.players)
        if self.step == 0:
            if state.seating.mats == RANDOM:
                return Chance("mats", mat_numbers(state), count=seats, names="mat", public=True)
            return None
        if self.step == 1:
            return Chance("level_one", cards_of_level(parts, 0), names="technology", public=True)
        if self.step <= 4:
            return Chance("deck", cards_of_level(parts, self.step - 1), names="technology")
        if self.step in (5, 7):
            return Chance("events", events_of(state, (self.step - 5) // 2, False), count=NORMAL_EVENTS, names="event")
        if self.step in (6, 8):
            return Chance("event_slots", state.left_out[-6:], names="event")
        if self.step == 9:
            starting = [i for i, card in enumerate(parts.systems) if card.is_starting]
            return Chance("starting_systems", starting, count=STARTING_SYSTEMS, names="system", public=True)
        if self.step in (10, 11):
            deck = self.step - 10
            rest = [i for i, card in enumerate(parts.systems) if card.deck == deck and i not in state.system]
            return Chance("systems", rest, names="system")
        if self.step in (12, 13):
            if state.seating.achievements != "drawn":
                return None
            kind = "AB"[self.step - 12]
            cards = [i for i, card in enumerate(parts.achievements) if card.kind == kind]
            return Chance("achievement", cards, count=1, names="achievement")
        return None

    def run(self, state: State) -> None:
        state.stack[-1] = SetUp(self.step + 1)
        if self.step == 0:
            state.stack += [ChooseMat(seat) for seat in reversed(state.seating.order)]
        elif self.step == LAST_STEP:
            state.stack.pop()
            place_players(state)

    def outcome(self, state: State, drawn: list[int]) -> None:
        step = self.step
        state.stack[-1] = SetUp(step + 1)
        if step == 0:
            for seat, mat in zip(state.seating.order, drawn, strict=True):
                state.players[seat].mat = mat
        elif step == 1:
            slots = [i for i, slot in enumerate(state.parts.slots) if slot.level == 0]
            state.technology = placed(state.technology, slots, drawn)
        elif step <= 4:
            state.decks = with_item(state.decks, step - 2, drawn[:])
        elif step in (5, 7):
            level = (step - 5) // 2
            light = events_of(state, level, True)
            rest = [event for event in events_of(state, level, False) if event not in drawn]
            state.left_out = [*state.left_out, *rest, *sorted(drawn + light)]
        elif step in (6, 8):
            slots = [i for i, slot in enumerate(state.parts.slots) if slot.level == (step - 6) // 2 + 1]
            state.event = placed(state.event, slots, drawn)
            state.left_out = state.left_out[:-6]
        elif step == 9:
            state.system = placed(state.system, system_slots(state, 0), drawn)
        elif step in (10, 11):
            state.system_decks = with_item(state.system_decks, step - 10, drawn[:])
        else:
            state.achievements = [*state.achievements, drawn[0]]
            state.claims = [*state.claims, []]


def placed(items: list[int], places: list[int], cards: list[int]) -> list[int]:
    """Return a list with a card at each of these places.

    >>> placed([-1, -1, -1], [0, 2], [7, 8])
    [7, -1, 8]
    """
    changed = items[:]
    for place, card in zip(places, cards, strict=True):
        changed[place] = card
    return changed


def cards_of_level(parts: Components, level: int) -> list[int]:
    """Return the technologies of a level."""
    return [i for i, card in enumerate(parts.technologies) if card.level == level]


def events_of(state: State, level: int, is_light: bool) -> list[int]:
    """Return the events of a level (0: level II) with or without a light frame."""
    return [i for i, card in enumerate(state.parts.events) if card.level == level + 1 and card.is_light == is_light]


def system_slots(state: State, deck: int) -> list[int]:
    """Return the system slots of the board with a deck's letter."""
    board = state.seating.board
    return [i for i, kind in enumerate(board.kind) if kind == SYSTEM and board.deck[i] == deck]


@final
class ChooseMat(Choice[State]):
    """Which mat does a player take? (BTS-2.14)"""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("BTS-2.14",)

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=state.seating.mats != RANDOM)

    def options(self, state: State) -> list[Action]:
        taken = [player.mat for player in state.players]
        mats = state.parts.mats
        return [notation.named("mat", mats[mat].id, mat) for mat in mat_numbers(state) if mat not in taken]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        state.players[seat].mat = action.args[0]

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-mat", {"mat": {"mat": state.parts.mats[action.args[0]].id}}, self.rules)


def place_players(state: State) -> None:
    """Put out systems of deck B, cubes, ore and set-up lines, and begin (BTS-2.8, BTS-2.16 to BTS-2.19)."""
    parts = state.parts
    slots = system_slots(state, 1)
    deck = state.system_decks[1]
    state.system = placed(state.system, slots, deck[: -len(slots) - 1 : -1])
    state.system_decks = with_item(state.system_decks, 1, deck[: len(deck) - len(slots)])
    if state.seating.achievements != "drawn":
        fixed = parts.beginner_achievements[:]
    else:
        fixed = [i for i, card in enumerate(parts.achievements) if card.kind == "basic"]
    state.achievements = [*fixed, *state.achievements]
    state.claims = [[] for _ in state.achievements]
    ore = parts.starting_ore[len(state.players) - 2]
    for place, seat in enumerate(state.seating.order):
        player = state.players[seat]
        player.supply = parts.capacity[:]
        player.population = STARTING_POPULATION
        player.ore = ore[place]
        rest = CUBES - sum(player.supply) - player.population
        add_ships(state, state.seating.board.sol, seat, 1, rest)
    for seat in state.seating.order:
        resolve_for(state, seat, parts.mats[state.players[seat].mat].setup, -1)
    open_rows(state)
    refresh(state)
    state.round = 1
    begin_turn(state, state.seating.order[0])
