"""Set-up of every mode: options, seats, sets, starting hands (SR-3, SR-14 to SR-19)."""

from typing import Final, final

from ecliptic.games.star_realms.cards import draw_cards
from ecliptic.games.star_realms.components import EXPLORER, SCOUT, SETS, VIPER, Components
from ecliptic.games.star_realms.elimination import find_reach
from ecliptic.games.star_realms.modes import mode_numbers
from ecliptic.games.star_realms.state import (
    DUEL,
    EMPEROR,
    FREE_FOR_ALL,
    HUNTER,
    HYDRA_THREE_HEADED,
    HYDRA_TWO_HEADED,
    MODES,
    RAID,
    TEAM_MODES,
    Seating,
    State,
    new_player,
)
from ecliptic.games.star_realms.turn import begin_turn
from ecliptic.kernel import Chance, Frame, Message, Option, Request, refused
from ecliptic.kernel.frames import field_misfit

RANDOM: Final = "random"
SEAT_CHOICES: Final = (RANDOM, "0", "1", "2", "3", "4", "5")

OPTIONS: Final = (
    Option("mode", "auto", ("auto", *MODES), about="Who plays against whom; auto: a duel for two, else free-for-all."),
    Option(
        "set",
        "colony_wars",
        ("colony_wars", "core", "both", "both_more_core"),
        about="Which card sets are shuffled together.",
    ),
    Option("first", RANDOM, SEAT_CHOICES, about="Who has the first turn; with teams, whose team; in raid, the boss."),
    Option(
        "emperors",
        "middle",
        ("middle", RANDOM),
        about="Emperor mode: the middle player of each team, or drawn.",
        seats=(6,),
    ),
    Option("turn_limit", 500, low=0, high=100_000, about="Turns after which a game stops without a result; 0: never."),
)

SEATS_BY_MODE: Final = {
    DUEL: (2,),
    FREE_FOR_ALL: (3, 4, 5, 6),
    HUNTER: (3, 4, 5, 6),
    HYDRA_TWO_HEADED: (4,),
    HYDRA_THREE_HEADED: (6,),
    EMPEROR: (6,),
    RAID: (3, 4, 5, 6),
}

TRADE_ROW_SIZE: Final = 5


def choose_mode(seats: int, options: dict[str, str | int]) -> None:
    """Fill in the mode and refuse what does not go together (SR-0.1)."""
    if options["mode"] == "auto":
        options["mode"] = MODES[DUEL] if seats == 2 else MODES[FREE_FOR_ALL]
    mode = str(options["mode"])
    possible = SEATS_BY_MODE[MODES.index(mode)]
    if seats not in possible:
        raise refused("problem-mode-seats", mode=mode, numbers={"or": [str(n) for n in possible]}, seats=str(seats))
    if options["first"] != RANDOM and int(options["first"]) >= seats:
        raise refused("problem-option-seat", option="first", seat=options["first"], last=seats - 1)


def sets_in_use(seats: int, wanted: str) -> list[str]:
    """The card sets shuffled together: one, two or three by the number of players (SR-14.1, SR-14.2)."""
    needed = (seats + 1) // 2
    if wanted in SETS:
        return [wanted] * needed
    main, other = SETS if wanted == "both" else reversed(SETS)
    return [main, other, main][: max(2, needed)]


def new_state(parts: Components, seats: int, options: dict[str, str | int], rules: int) -> State:
    """The box is open and nothing is decided yet: who is first comes first (SR-3.5)."""
    mode = MODES.index(str(options["mode"]))
    sets = sets_in_use(seats, str(options["set"]))
    state = State(parts, Seating(mode, sets, list(range(seats)), list(range(seats)), rules), [])
    for name in sets:
        state.trade_deck += parts.trade_deck(name)
    state.explorers = len(sets) * parts.cards[EXPLORER].copies
    scouts, vipers = len(sets) * parts.cards[SCOUT].copies, len(sets) * parts.cards[VIPER].copies
    state.players = [new_player([SCOUT] * 8 + [VIPER] * 2) for _ in range(seats)]
    # Starting cards that nobody needs stay in the box.
    state.removed = [SCOUT] * (scouts - 8 * seats) + [VIPER] * (vipers - 2 * seats)
    state.turn_limit = int(options["turn_limit"])
    drawn = mode == EMPEROR and options["emperors"] == RANDOM
    if options["first"] == RANDOM:
        state.stack.append(FirstPlayer(1 if drawn else 0))
    else:
        state.stack.append(SetUp(int(options["first"]), 1 if drawn else 0))
    return state


def emperors_misfit(frame: Frame[State], state: State, draw_emperors: int) -> Message | None:
    """Return why emperors cannot be drawn, or not drawn, in this mode."""
    possible = (0, 1) if state.seating.mode == EMPEROR else (0,)
    return None if draw_emperors in possible else field_misfit(frame, "draw_emperors")


@final
class FirstPlayer(Frame[State]):
    """Who begins is drawn (SR-3.5)."""

    __slots__ = ("draw_emperors",)

    def __init__(self, draw_emperors: int) -> None:
        self.draw_emperors = draw_emperors

    def misfit(self, state: State) -> Message | None:
        return emperors_misfit(self, state, self.draw_emperors)

    def ask(self, state: State) -> Request | None:
        return Chance("first", list(range(len(state.players))), count=1)

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        state.stack.append(SetUp(drawn[0], self.draw_emperors))


@final
class SetUp(Frame[State]):
    """The seats are known: teams, authority, trade deck and starting hands (SR-3.1 to SR-3.7)."""

    __slots__ = ("draw_emperors", "first")

    def __init__(self, first: int, draw_emperors: int) -> None:
        self.first = first
        self.draw_emperors = draw_emperors

    def misfit(self, state: State) -> Message | None:
        if not 0 <= self.first < len(state.players):
            return field_misfit(self, "first")
        return emperors_misfit(self, state, self.draw_emperors)

    def ask(self, state: State) -> Request | None:
        # One draw of three decides for both teams: nobody can tell them apart before the game.
        return Chance("emperors", [0, 1, 2], count=2, replace=True) if self.draw_emperors else None

    def outcome(self, state: State, drawn: list[int]) -> None:
        set_up(state, self.first, drawn)

    def run(self, state: State) -> None:
        set_up(state, self.first, [1, 1])


def set_up(state: State, first: int, emperors: list[int]) -> None:
    """Seat everybody, then shuffle and deal."""
    before = state.seating
    state.seating = seat_players(before.mode, before.sets, len(state.players), first, emperors, before.rules)
    state.authority = starting_authority(state.seating)
    state.reach = find_reach(state, state.seating)
    state.stack.pop()
    state.stack.append(Begin())
    for seat in reversed(state.seating.order):
        state.stack.append(StartingHand(seat))
    state.stack.append(TradeDeck())


def seat_players(mode: int, sets: list[str], seats: int, first: int, emperors: list[int], rules: int) -> Seating:
    """Turn order and teams of the mode, and how many cards everybody starts with and draws."""
    order = [(first + i) % seats for i in range(seats)]
    side = list(range(seats))
    if mode in (HYDRA_TWO_HEADED, HYDRA_THREE_HEADED, EMPEROR):
        half = seats // 2
        side = [seat // half for seat in range(seats)]
        start = side[first] * half
        order = [(start + i) % seats for i in range(seats)]
    elif mode == RAID:
        side = [0 if seat == first else 1 for seat in range(seats)]
    if mode == EMPEROR:
        order = seat_emperors(order, emperors)
    seating = Seating(mode, sets, order, side, rules)
    numbers = mode_numbers()[mode]
    hands = numbers.hands
    if mode == EMPEROR:
        seating.emperors = [order[1], order[4]]
    if mode in (DUEL, FREE_FOR_ALL, HUNTER):
        seating.starting_hands = [hands[order.index(seat)] for seat in range(seats)]
    elif mode == RAID:
        boss = numbers.bosses[seats]
        seating.boss = first
        seating.draws[first] = boss.hand
        seating.starting_hands = hands * seats
        seating.starting_hands[first] = boss.starting_hand
    else:
        seating.starting_hands = [hands[0 if side[seat] == side[order[0]] else 1] for seat in range(seats)]
    return seating


def seat_emperors(order: list[int], emperors: list[int]) -> list[int]:
    """The emperor of each team sits in the middle of it (SR-18.1, SR-18.4)."""
    seated: list[int] = []
    for team, emperor in zip((order[:3], order[3:]), emperors, strict=True):
        admirals = [seat for i, seat in enumerate(team) if i != emperor]
        seated += [admirals[0], team[emperor], admirals[1]]
    return seated


def starting_authority(seating: Seating) -> list[int]:
    """Every score at the start: players, teams in hydra (SR-3.2, SR-17.2, SR-18.2, SR-19.2)."""
    numbers = mode_numbers()[seating.mode]
    seats = len(seating.order)
    scores = [numbers.authority] * (2 if seating.mode in TEAM_MODES else seats)
    for seat in seating.emperors:
        scores[seat] = numbers.emperor_authority
    if seating.mode == RAID:
        scores[seating.boss] = numbers.bosses[seats].authority
    return scores


@final
class TradeDeck(Frame[State]):
    """The trade deck is shuffled and five cards are laid out (SR-3.4, SR-14.3)."""

    __slots__ = ()

    def ask(self, state: State) -> Request | None:
        return Chance("trade_deck", state.trade_deck, names="card")

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        state.trade_deck = drawn[::-1]
        while len(state.trade_row) < TRADE_ROW_SIZE and state.trade_deck:
            state.trade_row.append(state.trade_deck.pop())


@final
class StartingHand(Frame[State]):
    """A player draws the starting hand from the shuffled personal deck (SR-3.6)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.stack.pop()
        draw_cards(state, self.seat, state.seating.starting_hands[self.seat])


@final
class Begin(Frame[State]):
    """The first turn begins."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.stack.pop()
        begin_turn(state, state.seating.order[0])
