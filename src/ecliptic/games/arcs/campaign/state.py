"""What the campaign adds to the state: acts, titles, the Trust, the Council, the booklet, fates, Favors."""

from typing import Final, final

from ecliptic.games.arcs.board import RESOURCES, SYSTEM_COUNT
from ecliptic.games.arcs.cards import RULE, Cards
from ecliptic.games.arcs.pieces import has_piece, piece
from ecliptic.games.arcs.state import (
    BLIGHT,
    EMPIRE,
    FREE,
    NOBODY,
    SEATS,
    SHIP,
    SHIP_OWNERS,
    Extension,
    State,
    source_of,
    turn_order,
)

OTHERS: Final = (EMPIRE, BLIGHT, FREE)
IMPERIAL_SHIPS: Final = 15
BLIGHT_TOKENS: Final = 24

ACTS: Final = 3
CHAPTERS: Final = [0, 3, 3, 4]  # by act (ABR-1.2)

NO_FATE: Final = 0  # fates are numbered from 1
NO_CLOCK: Final = -1


@final
class Campaign(Extension):
    """The campaign's part of a state."""

    def __init__(self, cards: Cards, seats: int) -> None:
        super().__init__()
        self.cards: Cards = cards
        self.act: int = 1
        self.last_act: int = ACTS  # a table may play fewer acts
        self.outlaws: int = 0  # bits of seats
        self.first_regent: int = NOBODY
        self.trust: list[int] = [0] * len(RESOURCES)
        self.is_decided: bool = False  # the side of the Imperial Council
        self.council_seat: int = NOBODY  # who has it tucked under a card
        self.booklet: list[int] = []  # cards in the rules booklet; of policies the first lies on top
        self.rolled: list[int] = []  # side of the event die and cluster, while they count
        self.allies: list[int] = [0, 0]  # Imperial ships on the attacker's side: fresh, damaged
        self.had_allies: bool = False  # whether Imperial ships attacked in the present battle
        self.attached: list[int] = []  # by spot of the Court: the card attached to it (ABR-13.2)
        self.favors: list[int] = [0] * (SEATS * SEATS)  # by holder and owner
        # Fates
        self.pool: list[int] = []  # fates that this campaign is dealt from
        self.fates: list[int] = [NO_FATE] * seats
        self.clocks: list[int] = [NO_CLOCK] * seats  # spaces of the objective markers
        self.objectives: list[int] = [NOBODY] * seats  # the objective cards of this act
        self.sets: list[int] = []  # cards of Fate Sets that are not in play, sorted
        self.offers: list[list[int]] = []  # by seat: the fates to choose from
        self.picks: list[int] = [NO_FATE] * seats  # chosen and not yet revealed

    def clone(self) -> "Campaign":
        """Return an independent copy."""
        other = Campaign(self.cards, len(self.fates))
        other.secured_with = self.secured_with
        other.act = self.act
        other.last_act = self.last_act
        other.outlaws = self.outlaws
        other.first_regent = self.first_regent
        other.trust = self.trust[:]
        other.is_decided = self.is_decided
        other.council_seat = self.council_seat
        other.booklet = self.booklet[:]
        other.rolled = self.rolled[:]
        other.allies = self.allies[:]
        other.had_allies = self.had_allies
        other.attached = self.attached[:]
        other.favors = self.favors[:]
        other.pool = self.pool[:]
        other.fates = self.fates[:]
        other.clocks = self.clocks[:]
        other.objectives = self.objectives[:]
        other.sets = self.sets[:]
        other.offers = [offer[:] for offer in self.offers]
        other.picks = self.picks[:]
        return other

    def flatten(self, out: list[int]) -> None:
        """Append everything as numbers."""
        out += (
            self.act,
            self.last_act,
            self.outlaws,
            self.first_regent,
            self.is_decided,
            self.council_seat,
            self.secured_with,
        )
        out += (
            self.secured_with,
            len(self.booklet),
            len(self.rolled),
            len(self.pool),
            len(self.sets),
            len(self.offers),
        )
        out += self.trust
        out += self.booklet
        out += self.rolled
        out += self.allies
        out.append(self.had_allies)
        out.append(len(self.attached))
        out += self.attached
        out += self.favors
        out += self.pool
        out += self.fates
        out += self.clocks
        out += self.objectives
        out += self.sets
        for offer in self.offers:
            out.append(len(offer))
            out += offer
        out += self.picks

    def sources(self) -> list[int]:
        cards = self.cards
        there = cards.numbers(RULE) + self.booklet
        found = [source_of(NOBODY, card) for card in there if cards.has_hooks[card]]
        for seat, card in enumerate(self.objectives):
            if card >= 0 and cards.has_hooks[card]:
                found.append(source_of(seat, card))
        return found

    def agents_of(self, seat: int) -> int:
        return sum(self.favors[seat::SEATS])

    def resources(self) -> list[int]:
        return self.trust[:]

    def take_attached(self, spot: int) -> int:
        card = self.attached[spot] if spot < len(self.attached) else NOBODY
        if card != NOBODY:
            self.attached[spot] = NOBODY
        return card

    def ally_hit(self, is_damaged: bool) -> None:
        self.allies[1 if is_damaged else 0] -= 1
        if not is_damaged:
            self.allies[1] += 1


def campaign_of(state: State) -> Campaign:
    """Return the campaign's part of a state."""
    extension = state.extension
    assert isinstance(extension, Campaign)
    return extension


def is_regent(state: State, seat: int) -> bool:
    """Return whether a seat is a Regent; it is an Outlaw otherwise (ABR-4.1)."""
    return 0 <= seat < state.table.seats and not campaign_of(state).outlaws & 1 << seat


def regents(state: State) -> list[int]:
    """Return the Regents in turn order."""
    return [seat for seat in turn_order(state) if is_regent(state, seat)]


def is_present(state: State, seat: int, system: int) -> bool:
    """Return whether a seat has a Loyal piece in a system (ABR-4.6, ABR-4.11)."""
    return has_piece(state, system, seat)


def imperial_ships_at(state: State, system: int) -> int:
    """Return the Imperial ships of a system, fresh or damaged."""
    at = system * SHIP_OWNERS + EMPIRE
    return state.fresh[at] + state.damaged[at]


def is_imperial(state: State, system: int) -> bool:
    """Return whether the Empire controls a system: a fresh Imperial ship is there (ABR-4.4, ABR-4.5)."""
    return state.fresh[system * SHIP_OWNERS + EMPIRE] > 0


def blight_at(state: State, system: int) -> int:
    """Return the Blight of a system, fresh or damaged."""
    at = system * SHIP_OWNERS + BLIGHT
    return state.fresh[at] + state.damaged[at]


def supply_of(state: State, owner: int) -> int:
    """Return how many Imperial ships or Blight tokens are left in the supply (ABR-17.1)."""
    total = IMPERIAL_SHIPS if owner == EMPIRE else BLIGHT_TOKENS
    which = piece(owner, SHIP)
    out = sum(state.fresh[owner::SHIP_OWNERS]) + sum(state.damaged[owner::SHIP_OWNERS])
    out += state.scrapped.count(which)
    for player in state.players:
        out += player.trophies.count(which) + player.captives.count(which)
    return total - out


def systems_of(state: State, seat: int) -> list[int]:
    """Return the systems in which a seat has a piece."""
    return [system for system in range(SYSTEM_COUNT) if is_present(state, seat, system)]


def into_session(state: State) -> None:
    """Flip the Council to In Session; a tucked one returns and does not resolve this round (ABR-6.7)."""
    campaign = campaign_of(state)
    campaign.is_decided = False
    campaign.council_seat = NOBODY


def attached_to(state: State, spot: int) -> int:
    """Return the card attached to a spot of the Court, -1 without one (ABR-13.2)."""
    attached = campaign_of(state).attached
    return attached[spot] if spot < len(attached) else NOBODY


def attach(state: State, card: int, spot: int) -> None:
    """Attach a card to a Court card that has none (ABR-13.2)."""
    campaign = campaign_of(state)
    campaign.attached += [NOBODY] * (len(state.court) - len(campaign.attached))
    campaign.attached[spot] = card


def favors_of(state: State, holder: int, owner: int) -> int:
    """Return how many Favors of an owner a seat holds (ABR-12.2)."""
    return campaign_of(state).favors[holder * SEATS + owner]


def give_favor(state: State, owner: int, holder: int) -> None:
    """Put an agent from the owner's supply on the holder's Fate card (ABR-12.13)."""
    state.players[owner].agents -= 1
    campaign_of(state).favors[holder * SEATS + owner] += 1
