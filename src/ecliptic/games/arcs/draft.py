"""Leaders and lore: the draft, and the set-up that leaders replace (ARC-14)."""

from typing import Final, final

from ecliptic.effects import Choice, resolve
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.cards import LEADER, LORE
from ecliptic.games.arcs.court import hold_card
from ecliptic.games.arcs.events import CardMoved, card_ref
from ecliptic.games.arcs.frame_checks import frame_misplaced
from ecliptic.games.arcs.pieces import place_building, place_ships
from ecliptic.games.arcs.state import CITY, NOBODY, STARPORT, State, refresh_after, source_of, turn_order
from ecliptic.kernel import Action, Chance, Frame, Message, Request
from ecliptic.kernel.frames import check_fields, frame_below

SPARE: Final = 1  # cards laid out beyond what everybody takes (ARC-14.2, ARC-14.4)


def begin_draft(state: State) -> None:
    """Push the draft and what follows it, if the table plays with leaders (ARC-14.1)."""
    if state.table.leaders != "none":
        state.stack.append(PlaceLeaders())
        state.stack.append(Draft(0))
        state.stack.append(LayOut(LORE))
        state.stack.append(LayOut(LEADER))


def in_use(state: State, kind: int) -> list[int]:
    """Return the leaders or lore cards that the table plays with (ARC-14.2)."""
    cards = state.table.cards
    return [card for card in cards.numbers(kind) if state.table.leaders == "all" or not cards.cards[card].is_expansion]


@final
class LayOut(Frame[State]):
    """Leader or lore cards are laid out (ARC-14.2, ARC-14.4)."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def misfit(self, state: State) -> Message | None:
        kind = state.table.cards.kind
        laid_out = [card for card in state.rows if kind[card] == self.kind]
        return check_fields(self, kind=self.kind in (LEADER, LORE) and not laid_out)

    def ask(self, state: State) -> Request | None:
        each = state.table.lore if self.kind == LORE else 1
        count = each * state.table.seats + SPARE
        return Chance("draft", in_use(state, self.kind), count=count, names="card", public=True)

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        state.rows += sorted(drawn)
        rest = [card for card in in_use(state, self.kind) if card not in drawn]
        if self.kind == LORE:
            state.lore_deck = rest
        else:
            state.box = sorted(state.box + rest)


def drafter(state: State, pick: int) -> int:
    """Return whose pick it is: reverse turn order, again and again (ARC-14.3)."""
    return turn_order(state)[::-1][pick % state.table.seats]


@final
class Draft(Frame[State]):
    """The picks of the draft, one after the other (ARC-14.3)."""

    __slots__ = ("picks",)

    def __init__(self, picks: int) -> None:
        self.picks = picks

    def misfit(self, state: State) -> Message | None:
        taken = [0 if player.leader == NOBODY else 1 for player in state.players]
        for seat, player in enumerate(state.players):
            taken[seat] += len(player.cards)
        due = [drafter(state, pick) for pick in range(sum(taken))]
        is_fair = all(due.count(seat) == n for seat, n in enumerate(taken))
        picking = 1 if isinstance(state.stack[-1], Pick) else 0
        return check_fields(self, picks=is_fair and self.picks == sum(taken) + picking)

    def run(self, state: State) -> None:
        if self.picks == state.table.seats * (1 + state.table.lore):
            state.stack.pop()
            state.box = sorted(state.box + state.rows)  # what nobody took leaves the game (ARC-14.9)
            state.rows = []
        else:
            state.stack[-1] = Draft(self.picks + 1)
            state.stack.append(Pick(drafter(state, self.picks)))


@final
class Pick(Choice[State]):
    """Which leader or lore card is taken? (ARC-14.3)"""

    __slots__ = ()

    rules = ("ARC-14.3",)

    def misfit(self, state: State) -> Message | None:
        below = frame_below(state, self)
        picks = below.picks if isinstance(below, Draft) else 0
        return check_fields(self, seat=picks > 0 and self.seat == drafter(state, picks - 1))

    def options(self, state: State) -> list[Action]:
        player = state.players[self.seat]
        kind = state.table.cards.kind
        lore = len([card for card in player.cards if kind[card] == LORE])
        return [
            notation.TAKE[card]
            for card in state.rows
            if (kind[card] == LEADER and player.leader == NOBODY) or (kind[card] == LORE and lore < state.table.lore)
        ]

    def decide(self, state: State, seat: int, action: Action) -> None:
        card = action.args[0]
        state.stack.pop()
        state.rows.remove(card)
        if state.table.cards.kind[card] == LEADER:
            state.players[seat].leader = card
            refresh_after(state, card)
        else:
            hold_card(state, seat, card)
        if state.events is not None:
            state.emit(CardMoved("drafted", seat, card))

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-take", {"card": card_ref(state, action.args[0])}, self.rules)


def place_boxes(state: State, seat: int, place: int, pieces: list[list[int]]) -> None:
    """Place the pieces of the boxes A, B and C in the systems of the set-up card (ARC-2.10, ARC-14.5)."""
    card = state.table.board.setup_cards[state.set_up]
    boxes = [[card.a[place]], [card.b[place]], card.c[place]]
    for systems, (ships, cities, starports) in zip(boxes, pieces, strict=True):
        for system in systems:
            place_ships(state, seat, system, ships)
            if cities:
                place_building(state, seat, system * 4, CITY, False)
            if starports:
                place_building(state, seat, system * 4, STARPORT, False)


@final
class PlaceLeaders(Frame[State]):
    """Everybody places what the leader shows; then leaders' own set-up in turn order (ARC-14.5 to ARC-14.7)."""

    __slots__ = ()

    def misfit(self, state: State) -> Message | None:
        is_bare = not any(state.fresh) and not any(state.damaged) and not state.buildings
        return None if is_bare and state.table.leaders != "none" else frame_misplaced(self)

    def run(self, state: State) -> None:
        from ecliptic.games.arcs.setup import first_resources  # set-up begins the draft

        state.stack.pop()
        order = turn_order(state)
        for place, seat in enumerate(order):
            leader = state.table.cards.cards[state.players[seat].leader]
            place_boxes(state, seat, place, leader.pieces)
            first_resources(state, seat, leader.resources)
        for seat in reversed(order):
            leader = state.table.cards.cards[state.players[seat].leader]
            if leader.set_up >= 0:
                state.stack.append(LeaderSetup(seat))


@final
class LeaderSetup(Frame[State]):
    """The extra set-up steps of one leader (ARC-14.7)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, state: State) -> Message | None:
        leader = state.players[self.seat].leader
        return check_fields(self, seat=leader != NOBODY and state.table.cards.cards[leader].set_up >= 0)

    def run(self, state: State) -> None:
        state.stack.pop()
        leader = state.players[self.seat].leader
        effect = state.table.cards.cards[leader].set_up
        resolve(state, self.seat, effect, 0, source_of(self.seat, leader))
