"""Guild cards: the templates, and what only one of them does (BC01 to BC25)."""

from bisect import insort
from typing import ClassVar, Final, final

from ecliptic.effects import CANNOT, DEFAULT
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.ambitions import own_play
from ecliptic.games.arcs.asking import ONCE_PER_TURN, Asking, Verb
from ecliptic.games.arcs.board import EMPATH, KEEPER, RESOURCES, SYSTEM_COUNT, WEAPON, is_gate
from ecliptic.games.arcs.court import lose_card
from ecliptic.games.arcs.events import BoxedMoved, Captured, CardMoved, SeatEvent, resource_ref, seat_ref
from ecliptic.games.arcs.frame_checks import FLAGS, is_seat
from ecliptic.games.arcs.knowledge import SEEN, drawn_from_pile, forget, piles_shuffled, viewer_of
from ecliptic.games.arcs.pieces import buildings_at, gain_trophy, piece, return_piece
from ecliptic.games.arcs.resources import (
    discard,
    discard_all,
    gain,
    give_up,
    lose_to_others,
    spendable_types,
    take,
    takeable_types,
)
from ecliptic.games.arcs.rounds import UNION_CARD, UNION_SEAT
from ecliptic.games.arcs.setup import add_group
from ecliptic.games.arcs.state import (
    AGENT,
    IS_STARPORT,
    KIND_BITS,
    LEAD,
    PILE_CARD,
    PILE_GROUP,
    PILE_KNOWN,
    PILE_WITHIN,
    PIVOT,
    PLAY_CARD,
    PLAY_HOW,
    PUBLIC,
    SEATS,
    SURPASS,
    State,
    card_of,
    owner_of,
    system_of,
)
from ecliptic.games.arcs.words import (
    CAN_STEAL,
    DECLARES,
    DICE,
    HAS,
    KEEPS,
    MOST_DICE,
    SERVES_AS,
    ZERO_MARKER,
    captured,
    controls,
    has,
    icons,
    planet_types,
)
from ecliptic.kernel import Action, Chance, Event, Frame, Json, Message, Request
from ecliptic.kernel.frames import check_fields

MOST_IN_HAND: Final = 12  # every choice of cards to discard is one option (BC17)
LOYAL: Final = ("BC01", "BC07", "BC15", "BC19", "BC21")
CARTELS: Final = ("BC03", "BC06")


@KEEPS.changed_by(*LOYAL)
def loyal_card_stays(state: State, source: int, answer: bool, seat: int, card: int) -> bool:
    """A Loyal card is kept when its holder provokes Outrage of its suit."""
    return answer or (state.owner_of(source) == seat and card_of(source) == card)


@SERVES_AS.changed_by(*LOYAL)
def any_resource_serves(state: State, source: int, answer: int, seat: int) -> int:
    """Its holder may spend any resource as one of its suit, Outrage or not."""
    if state.owner_of(source) != seat:
        return answer
    return answer | 1 << state.table.cards.suit[card_of(source)]


@HAS.changed_by(*CARTELS)
def cartel_has_supply(state: State, source: int, answer: int, seat: int, resource: int) -> int:
    """The supply of its type lies on a Cartel and counts for its holder."""
    if state.owner_of(source) != seat or state.table.cards.suit[card_of(source)] != resource:
        return answer
    return answer + state.supply[resource]


@final
class RivalsDiscard(Verb):
    """After scoring each Rival discards all resources of the card's suit (BC03, BC06)."""

    verb: ClassVar[str] = "rivals_discard"

    def run(self, state: State, seat: int, source: int) -> None:
        for other in range(state.table.seats):
            if other != seat:
                discard_all(state, other, state.table.cards.suit[card_of(source)])


@final
class PlaceUnion(Asking):
    """Put the card next to a face-up played card of its suit; it takes that card when the round ends (BC04 ...)."""

    verb: ClassVar[str] = "place_union"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n == 0 and card_of(source) in state.players[seat].cards

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        suit = state.table.cards.cards[card_of(source)].union_suit
        taken = [union & PLAY_CARD for union in state.unions]
        return [
            notation.UNION[play & PLAY_CARD]
            for play in state.played
            if play >> PLAY_HOW in (LEAD, SURPASS, PIVOT)
            and state.table.board.suit[play & PLAY_CARD] == suit
            and play & PLAY_CARD not in taken
        ]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        card = card_of(source)
        lose_card(state, seat, card)
        state.unions.append(action.args[0] | seat << UNION_SEAT | card << UNION_CARD)


@DICE.changed_by("BC08")
def gatekeepers(state: State, source: int, answer: list[int], seat: int, defender: int, system: int) -> list[int]:
    """Up to two more dice when its holder attacks at a gate."""
    if state.owner_of(source) != seat or not is_gate(system):
        return answer
    return [answer[MOST_DICE] + 2, *answer[1:]]


def captive_options(captives: list[int]) -> list[Action]:
    """Return the Captives that may be chosen: agents by their owner, in the campaign also ships."""
    there = sorted(set(captives))
    agents = [notation.RIVAL[each >> KIND_BITS] for each in there if each & 3 == AGENT and each >> KIND_BITS < SEATS]
    return agents + [notation.PIECE[each] for each in there if each & 3 != AGENT]


def chosen_captive(action: Action) -> int:
    """Return the piece of such an option."""
    return piece(action.args[0], AGENT) if action.kind == "rival" else action.args[0]


@final
class Pressgang(Asking):
    """Return any number of Captives, each for a resource of choice (BC12)."""

    verb: ClassVar[str] = "pressgang"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n in (0, 1, 2)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        captives = state.players[seat].captives
        if n % 2:
            return [notation.TYPE[kind] for kind in range(len(RESOURCES)) if state.supply[kind]]
        found = captive_options(captives)
        return [notation.DONE, *found] if n and found else found

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action.kind in ("rival", "piece"):
            which = chosen_captive(action)
            state.players[seat].captives.remove(which)
            if state.events is not None:
                state.emit(BoxedMoved("captive-returned", seat, which))
            self.ask_again(state, seat, source, 2)
            self.ask_again(state, seat, source, 1)
            return_piece(state, which)
        elif action.kind == "type":
            gain(state, seat, action.args[0])


@final
class Execute(Asking):
    """Move any number of Captives into the Trophies (BC12)."""

    verb: ClassVar[str] = "execute"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n in FLAGS

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found = captive_options(state.players[seat].captives)
        return [notation.DONE, *found] if n and found else found

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.DONE:
            return
        which = chosen_captive(action)
        player = state.players[seat]
        player.captives.remove(which)
        before = len(player.trophies)
        gain_trophy(state, seat, which)
        if state.events is not None:
            what = "captive-executed" if len(player.trophies) > before else "captive-returned"  # not every one is kept
            state.emit(BoxedMoved(what, seat, which))
        self.ask_again(state, seat, source, 1)


@final
class Abduct(Asking):
    """Capture all Rival agents on a Court card with fewer of them than the holder's weapon icons (BC14)."""

    verb: ClassVar[str] = "abduct"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        most = icons(state, seat, WEAPON)
        found: list[Action] = []
        for spot, card in enumerate(state.court):
            rivals = sum(state.agents[spot * SEATS : spot * SEATS + SEATS]) - state.agents[spot * SEATS + seat]
            if card >= 0 and 0 < rivals < most:
                found.append(notation.CARD[card])
        return found

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        spot = state.court.index(action.args[0])
        for other in range(state.table.seats):
            count = state.agents[spot * SEATS + other]
            if other == seat or not count:
                continue
            state.agents[spot * SEATS + other] = 0
            for _ in range(count):
                insort(state.players[seat].captives, piece(other, AGENT))
            if state.events is not None:
                state.emit(Captured(seat, other, count))
            captured(state, seat, other, count)


@ZERO_MARKER.changed_by("BC18")
def secret_order(state: State, source: int, answer: bool, seat: int, ambition: int) -> bool:
    """Keeper and Empath are declared without the zero marker."""
    return answer and not (state.owner_of(source) == seat and ambition in (KEEPER, EMPATH))


@CAN_STEAL.changed_by("BC22")
def sworn_guardians(state: State, source: int, thief: int, victim: int, what: int, is_card: bool) -> int:
    """Nothing but this card can be stolen from its holder."""
    if state.owner_of(source) != victim or (is_card and what == card_of(source)):
        return DEFAULT
    return CANNOT


@DECLARES.changed_by("BC25")
def galactic_bards(state: State, source: int, answer: int, seat: int) -> int:
    """After Surpassing or Pivoting its holder may declare, if nobody has this round."""
    play = own_play(state, seat)
    if state.owner_of(source) != seat or state.declared or play < 0 or play >> PLAY_HOW not in (SURPASS, PIVOT):
        return answer
    return answer | state.table.board.declares[play & PLAY_CARD]


@final
class Trade(Asking):
    """Swap a resource of a controlled Rival city's type for one that the Rival does not have (BC23).

    `n` is 0 for the city, then 1 plus the Rival times 8 plus the type taken.
    """

    verb: ClassVar[str] = "trade"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n == 0 or (n > 0 and is_seat(state, n - 1 >> 3) and n - 1 >> 3 != seat)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if n:
            other, taken = n - 1 >> 3, n - 1 & 7
            gifts = self.gifts(state, seat, other) if taken in self.takeable(state, other) else []
            return [notation.TYPE[kind] for kind in gifts]
        found: list[Action] = []
        for other in range(state.table.seats):
            if other != seat and self.gifts(state, seat, other):
                found += [notation.STEAL[other][kind] for kind in self.offered(state, seat, other)]
        return found

    def gifts(self, state: State, seat: int, other: int) -> list[int]:
        """Return the types that the Rival does not have before the swap."""
        return [kind for kind in spendable_types(state, seat) if not has(state, other, kind)]

    def offered(self, state: State, seat: int, other: int) -> list[int]:
        """Return the types that can be taken: of a city in a controlled system, and held by the Rival."""
        types = 0
        for system in range(SYSTEM_COUNT):
            for each in buildings_at(state, system):
                if owner_of(each) == other and not each & IS_STARPORT and controls(state, seat, system):
                    types |= planet_types(state, system_of(each))
        return [kind for kind in self.takeable(state, other) if types & 1 << kind]

    def takeable(self, state: State, other: int) -> list[int]:
        """Return the types that can be taken from the Rival, also out of the Trust of a First Regent (ABR-13.5)."""
        found = takeable_types(state, other)
        return sorted({*found, *state.extension.tile_types(other)}) if state.extension is not None else found

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if not n:
            self.ask_again(state, seat, source, 1 + action.args[0] * 8 + action.args[1])
            return
        other, taken = n - 1 >> 3, n - 1 & 7
        given = action.args[0]
        if state.extension is not None and taken not in takeable_types(state, other):
            state.extension.take_off_tile(taken)
        else:
            lose_to_others(state, other, taken)
        give_up(state, seat, given)
        take(state, other, given)
        take(state, seat, taken)
        if state.events is not None:
            state.emit(CardMoved("traded", seat, card_of(source), other))

    def label(self, state: State, action: Action) -> Message:
        if action.kind != "steal":
            return super().label(state, action)
        # A trade is no theft: what protects against stealing does not stop it.
        return Message("do-trade", {"whom": seat_ref(action.args[0]), "resource": resource_ref(action.args[1])})


@final
class RelicFence(Asking):
    """Discard a resource once per turn (BC24)."""

    verb: ClassVar[str] = "discard_one"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if ONCE_PER_TURN + source in state.limits:
            return []
        return [notation.DROP[kind] for kind in spendable_types(state, seat)]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        state.limits.append(ONCE_PER_TURN + source)
        discard(state, seat, action.args[0])


# Farseers (BC17)


@final
class LookAtHand(Asking):
    """Look at a Rival's hand, then perhaps swap a card (BC17). `n` is 0, or 1 plus the Rival whose hand was seen."""

    verb: ClassVar[str] = "look_at_hand"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n == 0 or (is_seat(state, n - 1) and n - 1 != seat)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not n:
            return [
                notation.RIVAL[other]
                for other in range(state.table.seats)
                if other != seat and state.players[other].hand
            ]
        own, theirs = state.players[seat].hand, state.players[n - 1].hand
        return [notation.DONE, *[notation.swap(given, taken) for given in own for taken in theirs]] if own else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if not n:
            other = action.args[0]
            see_hand(state, seat, other)
            self.ask_again(state, seat, source, 1 + other)
        elif action is not notation.DONE:
            swap_cards(state, seat, n - 1, action.args[0], action.args[1])


def see_hand(state: State, seat: int, other: int) -> None:
    """Let a seat look at another's hand and remember it."""
    if state.events is not None:
        state.emit(HandSeen("hand-seen", seat, other))
    player = state.players[other]
    seen = {seat * 64 + card for card in player.hand}
    others = {each for each in player.known if each & ~(-1 << 9) not in seen}  # what is seen now is certain
    player.known = sorted(seen | others)


class HandSeen(SeatEvent):
    """Somebody sees hidden cards: in the hand of `whom`, if it is one."""

    __slots__ = ("whom",)
    reveals: ClassVar[bool] = True

    def __init__(self, what: str, seat: int, whom: int = -1) -> None:
        super().__init__(what, seat)
        self.whom = whom

    def tell(self, state: State, seat: int | None) -> Message | None:
        args: Json = {"who": seat_ref(self.seat)}
        if self.whom >= 0:
            args["whom"] = seat_ref(self.whom)
        return Message(f"log-{self.what}", args)


def swap_cards(state: State, seat: int, other: int, given: int, taken: int) -> None:
    """Swap two hand cards; both seats know both, everybody else knows less than before."""
    if state.events is not None:
        state.emit(HandSeen("cards-swapped", seat, other))
    for owner, out, into, knows in ((seat, given, taken, other), (other, taken, given, seat)):
        player = state.players[owner]
        player.hand.remove(out)
        insort(player.hand, into)
        kept = [each for each in player.known if viewer_of(each) == knows and each & 63 not in (out, into)]
        player.known = sorted([*kept, knows * 64 + into])


@final
class DiscardHandCards(Asking):
    """Discard any number of action cards, then draw one more than that from the bottom of the pile (BC17)."""

    verb: ClassVar[str] = "discard_hand_cards"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return notation.hand_subsets(state.players[seat].hand)

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        cards = list(action.args)
        player = state.players[seat]
        player.hand = [card for card in player.hand if card not in cards]
        if cards:
            forget(state, seat, cards[0], is_open=False, to_pile=True)
        state.stack.append(DrawFromPile(seat, len(cards) + 1))
        if cards:
            state.stack.append(ReturnCards(seat, cards))


@final
class ReturnCards(Frame[State]):
    """Discarded action cards are shuffled before they go onto the pile (BC17)."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, cards=len(self.cards) > 0)

    def ask(self, state: State) -> Request | None:
        return Chance("return_cards", self.cards, names="action_card", seat=self.seat)

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        add_group(state, self.seat, drawn)


@final
class DrawFromPile(Frame[State]):
    """A seat draws from the bottom of the action discard pile (BC17, BC31)."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, n=0 < self.n <= MOST_IN_HAND - len(state.players[self.seat].hand))

    def needs_shuffle(self, state: State) -> bool:
        """Return whether both piles are shuffled together first (ARC-15.8)."""
        return len(state.pile) < self.n and len(state.open_pile) > 0

    def ask(self, state: State) -> Request | None:
        if not self.needs_shuffle(state):
            return None
        cards = [entry & PILE_CARD for entry in state.pile] + state.open_pile
        return Chance("piles", sorted(cards), names="action_card")

    def outcome(self, state: State, drawn: list[int]) -> None:
        piles_shuffled(state)
        state.pile = drawn[:]
        state.open_pile = []

    def run(self, state: State) -> None:
        state.stack.pop()
        for _ in range(min(self.n, len(state.pile))):
            draw_from_pile(state, self.seat)


def draw_from_pile(state: State, seat: int) -> None:
    """Take the bottommost card of the pile into a hand; those who knew it there know it in the hand."""
    entry = state.pile[0]
    card = entry & PILE_CARD
    if state.events is not None:
        state.emit(Drawn(seat, card))  # a preview stops here: without the card in the pile, others could be told
    drawn_from_pile(state, seat, 0)
    state.pile.pop(0)
    player = state.players[seat]
    insort(player.hand, card)
    knowing = [viewer for viewer in range(PUBLIC + 1) if entry & 1 << PILE_KNOWN + viewer and viewer != seat]
    player.known = sorted([*player.known, *[viewer * 64 + card for viewer in knowing]])
    group = entry >> PILE_GROUP
    if group:
        # Others who knew only which cards the group holds cannot tell any more which are left.
        others = sum(1 << PILE_WITHIN + viewer for viewer in range(SEATS) if viewer != seat)
        state.pile = [each & ~others if each >> PILE_GROUP == group else each for each in state.pile]
        for each_player in state.players:
            each_player.known = [each for each in each_player.known if not each & SEEN]


class Drawn(Event):
    """A card is drawn from the action discard pile."""

    __slots__ = ("card", "seat")
    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def tell(self, state: State, seat: int | None) -> Message | None:
        args: Json = {"who": {"seat": self.seat}}
        if seat == self.seat:
            return Message("log-drew", {**args, "card": {"action-card": notation.ACTION_IDS[self.card]}})
        return Message("log-drew-hidden", args)
