"""Crises: of the Blight, of held cards, of the Court; and the dice (ABR-9)."""

from typing import ClassVar, Final, final

from ecliptic.effects import NO_EFFECT, Choice, fire, resolve
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.board import CLUSTERS, SYSTEM_COUNT, cluster_of
from ecliptic.games.arcs.campaign.blight import systems_with_blight
from ecliptic.games.arcs.campaign.event_dice import (
    EVENT_SIDES,
    NOT_ROLLED,
    PlayerRoll,
    offer_reroll,
    shows_crises,
    symbol_of,
)
from ecliptic.games.arcs.campaign.events import CardEvent, SystemEvent
from ecliptic.games.arcs.campaign.flagship import hit_in_crisis
from ecliptic.games.arcs.campaign.notation import EVENT_DIE
from ecliptic.games.arcs.campaign.state import (
    attached_cards,
    attached_to,
    campaign_of,
    declare_fact,
    note,
    put_on_card,
    supply_of,
)
from ecliptic.games.arcs.campaign.words import BLIGHT_CRISES_COME, devouring_card, has_blight_crisis
from ecliptic.games.arcs.cards import VOX
from ecliptic.games.arcs.events import card_ref
from ecliptic.games.arcs.frame_checks import FLAGS, is_card
from ecliptic.games.arcs.notation import CARD
from ecliptic.games.arcs.pieces import hit_ship, losable_ships, piece
from ecliptic.games.arcs.resources import arrange_in_turn_order
from ecliptic.games.arcs.state import (
    BLIGHT,
    CITY,
    EMPIRE,
    NOBODY,
    SEATS,
    SHIP,
    SHIP_OWNERS,
    STARPORT,
    State,
    source_of,
    turn_order,
)
from ecliptic.kernel import Action, Chance, Frame, Message, Request
from ecliptic.kernel.frames import check_fields

FRESH_BLIGHT_HITS: Final = 3
DAMAGED_BLIGHT_HITS: Final = 1


def rolled_symbol(state: State) -> int:
    """Return the rolled symbol (ABR-9.9)."""
    return symbol_of(campaign_of(state).rolled[0])


def rolled_cluster(state: State) -> int:
    """Return the rolled cluster, 0 to 5 (ABR-9.9)."""
    return campaign_of(state).rolled[1]


def planets_of_symbol(symbol: int) -> list[int]:
    """Return the six planets with a symbol (ABR-9.9)."""
    return [system for system in range(SYSTEM_COUNT) if system & 3 == symbol]


@final
class RollEventDie(Frame[State]):
    """The event die is rolled, then the number die."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: State) -> Request | None:
        return Chance("event_die", list(range(EVENT_SIDES)), count=1)

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack[-1] = RollNumberDie(self.seat, drawn[0])


@final
class RollNumberDie(PlayerRoll):
    """The number die is rolled; what both dice show counts until it has been used."""

    __slots__ = ("side",)

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def ask(self, state: State) -> Request | None:
        return Chance("number_die", list(range(6)), count=1)

    def outcome(self, state: State, drawn: list[int]) -> None:
        offer_reroll(state, self, self.side, drawn[0])

    def use_dice(self, state: State, side: int, cluster: int) -> None:
        campaign_of(state).rolled = [side, cluster]


# Stages of `Crises`.
OF_BLIGHT: Final = 0
OF_FATES: Final = 1
ROLLS: Final = 2
OF_COURT: Final = 3
OVER: Final = 4


@final
class Crises(Frame[State]):
    """Blight crises, Fate crises, Court crises (ABR-9.1)."""

    __slots__ = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def run(self, state: State) -> None:
        stage = self.stage
        if stage == OVER:
            state.stack.pop()
            campaign_of(state).rolled = []
            return
        state.stack[-1] = Crises(stage + 1)
        if stage == OF_BLIGHT:
            state.stack.append(BlightCrises(EVERYWHERE, 0))
        elif stage == OF_FATES:
            fate_crises(state)
        elif stage == ROLLS and not campaign_of(state).rolled:
            state.stack.append(RollEventDie(state.initiative))  # ABR-9.8
        elif stage == OF_COURT:
            state.stack.append(CourtCrises(0))


EVERYWHERE: Final = (1 << CLUSTERS) - 1

# The bits of the seats without Blight crises in systems with own ships, while crises are resolved.
SPARED: Final = declare_fact("spared", 0, (1 << SEATS) - 1)


@final
class BlightCrises(Frame[State]):
    """Blight crises in these clusters, given as bits: first seats may prevent some, then they happen (ABR-9.2)."""

    __slots__ = ("begun", "clusters")

    def __init__(self, clusters: int, begun: int) -> None:
        self.clusters = clusters
        self.begun = begun

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, clusters=0 < self.clusters <= EVERYWHERE, begun=self.begun in FLAGS)

    def run(self, state: State) -> None:
        if not self.begun:
            state.stack[-1] = BlightCrises(self.clusters, 1)
            fire(state, BLIGHT_CRISES_COME)
            return
        state.stack.pop()
        depth = len(state.stack)
        for system in systems_with_blight(state):
            if self.clusters & 1 << cluster_of(system) and has_blight_crisis(state, system):
                blight_crisis(state, system)
        arrange_in_turn_order(state, depth)
        note(state, SPARED, 0)


def blight_crisis(state: State, system: int) -> None:
    """Hit the Imperial ships of a system, then with what is left every player's ships (ABR-9.2 to ABR-9.5)."""
    at = system * SHIP_OWNERS + BLIGHT
    hits = FRESH_BLIGHT_HITS * state.fresh[at] + DAMAGED_BLIGHT_HITS * state.damaged[at]
    if state.events is not None and any(state.fresh[at - BLIGHT : at] + state.damaged[at - BLIGHT : at]):
        state.emit(SystemEvent("blight-crisis", system, hits))
    before = supplies(state)
    slots = [(player.resources[:], player.loose[:]) for player in state.players]
    depth = len(state.stack)
    hits = hit_ships(state, system, EMPIRE, hits)
    for seat in range(state.table.seats):
        hit_ships(state, system, seat, hits)
    if devouring_card(state) != NOBODY:
        devour(state, devouring_card(state), before)
        # No city has come back to a board and covered a slot (ARC-9.2).
        del state.stack[depth:]
        for player, (resources, loose) in zip(state.players, slots, strict=True):
            player.resources, player.loose = resources, loose


def supplies(state: State) -> list[int]:
    """Return what lies in supplies: Imperial ships, then by seat ships, cities and starports."""
    found = [supply_of(state, EMPIRE)]
    for player in state.players:
        found += [player.ships, player.cities, player.starports]
    return found


def devour(state: State, card: int, before: list[int]) -> None:
    """Put what a Blight crisis has destroyed on the card that collects it (F13-13)."""
    lost = [now - then for now, then in zip(supplies(state), before, strict=True)]
    for _ in range(lost[0]):
        put_on_card(state, card, piece(EMPIRE, SHIP))
    for seat, player in enumerate(state.players):
        for kind, n in zip((SHIP, CITY, STARPORT), lost[1 + seat * 3 : 4 + seat * 3], strict=True):
            for _ in range(n):
                put_on_card(state, card, piece(seat, kind))
        ships, cities, starports = lost[1 + seat * 3 : 4 + seat * 3]
        player.ships -= ships
        player.cities -= cities
        player.starports -= starports


def hit_ships(state: State, system: int, owner: int, hits: int) -> int:
    """Deal hits to an owner's ships, fresh ones first; nobody takes Trophies. Return the hits left (ABR-9.4)."""
    while hits and losable_ships(state, system, owner):
        hit_ship(state, system, owner, False, NOBODY)
        hits -= 1
    hits = hit_in_crisis(state, system, owner, hits)  # a Flagship counts as a fresh ship (ABR-11.21)
    while hits and state.damaged[system * SHIP_OWNERS + owner]:
        hit_ship(state, system, owner, True, NOBODY)
        hits -= 1
    return hits


def fate_crises(state: State) -> None:
    """Resolve held cards with Crisis text in turn order of their holders (ABR-9.7)."""
    for seat in reversed(turn_order(state)):
        if crisis_cards(state, seat):
            state.stack.append(HeldCrises(seat, []))


def crisis_cards(state: State, seat: int) -> list[int]:
    """Return the cards with Crisis text that a seat holds."""
    cards = state.table.cards.cards
    return [card for card in state.players[seat].cards if cards[card].crisis != NO_EFFECT]


@final
class HeldCrises(Choice[State]):
    """Which of a holder's Crisis texts comes next? `used` were resolved (ABR-9.7)."""

    __slots__ = ("used",)

    rules = ("ABR-9.7",)

    def __init__(self, seat: int, used: list[int]) -> None:
        self.seat = seat
        self.used = used

    def misfit(self, state: State) -> Message | None:
        used = len(set(self.used)) == len(self.used) and all(is_card(state, card) for card in self.used)
        return check_fields(self, used=used)

    def options(self, state: State) -> list[Action]:
        return [notation.CARD[card] for card in crisis_cards(state, self.seat) if card not in self.used]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack[-1] = HeldCrises(seat, [*self.used, action.args[0]])
        state.stack.append(CrisisOf(seat, action.args[0]))

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-card", {"card": card_ref(state, action.args[0])}, self.rules)


@final
class CrisisOf(Frame[State]):
    """The Crisis text of a card that a seat holds, or with the Court's cards of nobody's."""

    __slots__ = ("card", "holder")

    def __init__(self, holder: int, card: int) -> None:
        self.holder = holder
        self.card = card

    def run(self, state: State) -> None:
        state.stack.pop()
        there = state.court + attached_cards(state) if self.holder == NOBODY else state.players[self.holder].cards
        if self.card not in there:
            return  # it has left before its turn came
        if state.events is not None:
            state.emit(CardEvent("crisis", self.card))
        chooser = self.holder if self.holder != NOBODY else state.initiative
        resolve(state, chooser, state.table.cards.cards[self.card].crisis, 0, source_of(self.holder, self.card))


@final
class CourtCrises(Frame[State]):
    """The Crisis texts of the Court from left to right; a card that refills a spot is not resolved (ABR-9.8, 9.10)."""

    __slots__ = ("next_spot",)

    def __init__(self, next_spot: int) -> None:
        self.next_spot = next_spot

    def run(self, state: State) -> None:
        if self.next_spot >= len(state.court):
            state.stack.pop()
            return
        card = state.court[self.next_spot]
        state.stack[-1] = CourtCrises(self.next_spot + 1)
        above = [each for each in attached_to(state, self.next_spot) if has_crisis(state, each)]
        if card >= 0 and has_crisis(state, card):
            state.stack.append(CrisisOf(NOBODY, card))
        if len(above) > 1:
            state.stack.append(ChooseCrisis(state.initiative, above))
        elif above:
            state.stack.append(CrisisOf(NOBODY, above[0]))  # an attached card comes first


def has_crisis(state: State, card: int) -> bool:
    """Return whether a card of the Court has a Crisis text."""
    cards = state.table.cards
    return cards.kind[card] == VOX and cards.cards[card].crisis != NO_EFFECT


@final
class ChooseCrisis(Choice[State]):
    """Several Vox cards are attached to one card: whose Crisis text is resolved next? (ABR-9.8)"""

    __slots__ = ("attached",)

    rules = ("ABR-9.8",)

    def __init__(self, seat: int, attached: list[int]) -> None:
        self.seat = seat
        self.attached = attached

    def misfit(self, state: State) -> Message | None:
        there = attached_cards(state)
        fits = all(card in there and has_crisis(state, card) for card in self.attached)
        return check_fields(self, attached=fits and len(self.attached) > 0)

    def options(self, state: State) -> list[Action]:
        return [CARD[card] for card in self.attached]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        left = [card for card in self.attached if card != action.args[0]]
        if left:
            state.stack.append(ChooseCrisis(seat, left))
        state.stack.append(CrisisOf(NOBODY, action.args[0]))

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-card", {"card": card_ref(state, action.args[0])}, self.rules)


@final
class RollForCrises(PlayerRoll):
    """The event die is rolled in the middle of a round: crises come, edicts do not (F05-04)."""

    __slots__ = ()

    dice: ClassVar[int] = EVENT_DIE

    def ask(self, state: State) -> Request | None:
        return Chance("event_die", list(range(EVENT_SIDES)), count=1)

    def outcome(self, state: State, drawn: list[int]) -> None:
        offer_reroll(state, self, drawn[0], NOT_ROLLED)

    def use_dice(self, state: State, side: int, cluster: int) -> None:
        if shows_crises(side):
            state.stack.append(Crises(OF_BLIGHT))
