"""Set-up, and the deal at the start of every chapter (ARC-2, ARC-11.12, ARC-11.13)."""

from typing import Final, final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.board import EVENT_NUMBER, HAND_SIZE, cluster_of, is_gate, printed_board
from ecliptic.games.arcs.content_pack import components
from ecliptic.games.arcs.court import lay_out_court
from ecliptic.games.arcs.draft import begin_draft, place_boxes
from ecliptic.games.arcs.events import ChapterBegan, SeatEvent
from ecliptic.games.arcs.frame_checks import frame_misplaced
from ecliptic.games.arcs.rounds import StartRound
from ecliptic.games.arcs.state import (
    NOBODY,
    PILE_CARD,
    PILE_GROUP,
    PILE_KNOWN,
    PILE_WITHIN,
    State,
    Table,
    new_player,
    turn_order,
)
from ecliptic.kernel import Action, Chance, Decision, Frame, Json, Message, Option, Request, refused
from ecliptic.kernel.frames import check_fields

RANDOM: Final = "random"
SETUP_IDS: Final = [card.id for card in printed_board().setup_cards]

OPTIONS: Final = (
    Option("map", RANDOM, (RANDOM, *SETUP_IDS), about="The set-up card; random: one of the four for the seats."),
    Option("leaders", "none", ("none", "base", "all"), about="Leaders and lore: none, those of the box, or all."),
    Option("lore", 1, low=1, high=2, about="Lore cards for each player, when leaders are used."),
    Option("discard", "one", ("one", "split"), about="One discard pile for action cards, or one for each side."),
    Option("first", RANDOM, (RANDOM, "0", "1", "2", "3"), about="Who has the initiative at the start."),
)

MULLIGAN_GROUP: Final = 1  # of the discard pile: a hand that was put back


def check_options(seats: int, options: dict[str, str | int]) -> None:
    """Refuse what does not go together."""
    if options["map"] != RANDOM:
        card = printed_board().setup_cards[SETUP_IDS.index(str(options["map"]))]
        if card.players != seats:
            raise refused("problem-map-seats", map=card.id, players=card.players, seats=seats)
    if options["first"] != RANDOM and int(options["first"]) >= seats:
        raise refused("problem-option-seat", option="first", seat=str(options["first"]), last=seats - 1)


def new_table(seats: int, options: dict[str, str | int], pack: Json | None) -> Table:
    """Return the fixed facts of a table."""
    split = options["discard"] == "split"
    board, cards = components(pack)
    return Table(board, cards, seats, str(options["leaders"]), int(options["lore"]), split)


def new_state(seats: int, options: dict[str, str | int], pack: Json | None) -> State:
    """Return the open box: who has the initiative comes first (ARC-2.1)."""
    table = new_table(seats, options, pack)
    state = State(table, [new_player(table.board) for _ in range(seats)])
    state.court_deck = table.cards.court[:]
    state.pile = [card for card, counts in enumerate(table.board.counts_for) if seats in counts]
    wanted = SETUP_IDS.index(str(options["map"])) if options["map"] != RANDOM else NOBODY
    first = int(options["first"]) if options["first"] != RANDOM else NOBODY
    state.stack.append(FirstPlayer(first, wanted))
    return state


@final
class FirstPlayer(Frame[State]):
    """Who has the initiative is drawn, unless the table says so (ARC-2.1)."""

    __slots__ = ("first", "map")

    def __init__(self, first: int, map: int) -> None:
        self.first = first
        self.map = map

    def misfit(self, state: State) -> Message | None:
        first = NOBODY <= self.first < state.table.seats
        return check_fields(self, first=first, map=is_map(state, self.map))

    def ask(self, state: State) -> Request | None:
        return Chance("first", list(range(state.table.seats)), count=1) if self.first < 0 else None

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.initiative = drawn[0]
        state.stack[-1] = ChooseMap(self.map)

    def run(self, state: State) -> None:
        self.outcome(state, [self.first])


@final
class ChooseMap(Frame[State]):
    """The set-up card is drawn, unless the table says so; then the table is set up (ARC-2.6)."""

    __slots__ = ("map",)

    def __init__(self, map: int) -> None:
        self.map = map

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, map=is_map(state, self.map))

    def ask(self, state: State) -> Request | None:
        if self.map >= 0:
            return None
        cards = state.table.board.setup_cards
        return Chance("map", [i for i, card in enumerate(cards) if card.players == state.table.seats], count=1)

    def outcome(self, state: State, drawn: list[int]) -> None:
        use_map(state, drawn[0])
        state.stack[-1] = Deal()
        state.chapter = 1
        begin_draft(state)
        state.stack.append(LayOutCourt())

    def run(self, state: State) -> None:
        self.outcome(state, [self.map])


def is_map(state: State, number: int) -> bool:
    """Return whether this is a set-up card for so many players, or none yet."""
    cards = state.table.board.setup_cards
    return number == NOBODY or (0 <= number < len(cards) and cards[number].players == state.table.seats)


def use_map(state: State, number: int) -> None:
    """Take clusters out of play, and in a game for two put tokens on the ambition boxes (ARC-2.7, ARC-2.8)."""
    board = state.table.board
    out = board.setup_cards[number].out
    state.set_up = number
    state.links = board.links(out)
    if state.table.seats == 2:
        for system, kind in enumerate(board.types):
            if cluster_of(system) in out and not is_gate(system):
                state.boxes[kind] += 1
                state.supply[kind] -= 1


def place_standard_pieces(state: State) -> None:
    """Place everybody's first pieces and resources as the set-up card says (ARC-2.10 to ARC-2.12)."""
    card = state.table.board.setup_cards[state.set_up]
    for place, seat in enumerate(turn_order(state)):
        place_boxes(state, seat, place, state.table.board.starting_pieces)
        first_resources(state, seat, [state.types[card.a[place]], state.types[card.b[place]]])


def first_resources(state: State, seat: int, kinds: list[int]) -> None:
    """Gain the starting resources into the two leftmost slots (ARC-2.11, ARC-14.6)."""
    for slot, kind in enumerate(kinds):
        if state.supply[kind]:
            state.supply[kind] -= 1
            state.players[seat].resources[slot] = kind


@final
class LayOutCourt(Frame[State]):
    """The Court deck is shuffled and the row laid out (ARC-2.5)."""

    __slots__ = ()

    def misfit(self, state: State) -> Message | None:
        is_bare = not any(state.fresh) and not any(state.damaged) and not state.buildings
        return None if not state.court and is_bare else frame_misplaced(self)

    def ask(self, state: State) -> Request | None:
        return Chance("court", sorted(state.court_deck), names="card")

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        state.court_deck = drawn[:]
        lay_out_court(state, state.table.board.court_row[state.table.seats])
        if state.table.leaders == "none":
            place_standard_pieces(state)


@final
class Deal(Frame[State]):
    """All action cards are shuffled, six dealt to each player, the rest is the discard pile (ARC-2.13, 2.16, 11.12)."""

    __slots__ = ()

    def misfit(self, state: State) -> Message | None:
        return frame_misplaced(self) if state.played or any(player.hand for player in state.players) else None

    def ask(self, state: State) -> Request | None:
        cards = [entry & PILE_CARD for entry in state.pile] + state.open_pile
        return Chance("deal", sorted(cards), names="action_card")

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        for i in range(state.table.seats):
            player = state.players[i]
            player.hand = sorted(drawn[i * HAND_SIZE : (i + 1) * HAND_SIZE])
            player.known = []
        state.pile = drawn[state.table.seats * HAND_SIZE :]
        state.open_pile = []
        if state.events is not None:
            state.emit(ChapterBegan(state.chapter))
        state.stack.append(StartRound())
        if state.table.seats == 2:
            state.stack.append(Mulligan(1 - state.initiative))


@final
class Mulligan(Frame[State]):
    """Two players: the one without initiative may draw a new hand once (ARC-2.14, ARC-2.15)."""

    __slots__ = ("seat",)

    rules = ("ARC-2.14", "ARC-2.15")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, state: State) -> Message | None:
        if state.table.seats != 2 or any(len(player.hand) != HAND_SIZE for player in state.players):
            return frame_misplaced(self)
        return check_fields(self, seat=self.seat == 1 - state.initiative)

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, [notation.KEEP_HAND, notation.REDRAW])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is notation.REDRAW:
            if state.events is not None:
                state.emit(Redrawn("redrawn", seat))
            player = state.players[seat]
            number = state.table.board.number
            old = [card for card in player.hand if number[card] != EVENT_NUMBER]
            kept = [card for card in player.hand if number[card] == EVENT_NUMBER]
            player.hand = sorted(kept + state.pile[: len(old)])
            state.pile = state.pile[len(old) :]
            state.stack.append(PutBack(seat, old))

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message(f"do-{action.kind.replace('_', '-')}", {}, self.rules)


@final
class Redrawn(SeatEvent):
    """A player draws a new hand."""

    __slots__ = ()
    reveals = True


@final
class PutBack(Frame[State]):
    """The old hand joins the discard pile in an order nobody knows."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, cards=state.table.seats == 2 and len(self.cards) == HAND_SIZE)

    def ask(self, state: State) -> Request | None:
        return Chance("put_back", self.cards, names="action_card", seat=self.seat)

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        add_group(state, self.seat, drawn)


def add_group(state: State, seat: int, cards: list[int]) -> None:
    """Put shuffled cards on the discard pile; the seat knows which they are and not their order."""
    group = max([entry >> PILE_GROUP for entry in state.pile], default=0) + MULLIGAN_GROUP
    if len(cards) == 1:
        state.pile.append(cards[0] | 1 << PILE_KNOWN + seat)
    else:
        state.pile += [card | 1 << PILE_WITHIN + seat | group << PILE_GROUP for card in cards]
