"""What the campaign adds to the state: acts, titles, the Trust, the Council, the booklet, fates, Favors."""

from bisect import insort
from typing import Final, final
from zlib import crc32

from ecliptic.games.arcs.board import PRINTED_AMBITIONS, RESOURCES, SYSTEM_COUNT, WISDOM, ZEAL
from ecliptic.games.arcs.campaign.events import CardEvent
from ecliptic.games.arcs.campaign.tokens import TROPHY, agents_on, place_of
from ecliptic.games.arcs.cards import NO_RAID, Cards
from ecliptic.games.arcs.pieces import has_piece, piece, return_piece
from ecliptic.games.arcs.state import (
    BLIGHT,
    CITY,
    EMPIRE,
    FREE,
    GOODS,
    KIND_BITS,
    NOBODY,
    SEATS,
    SHIP,
    SHIP_OWNERS,
    STARPORT,
    Extension,
    State,
    building,
    source_of,
    turn_order,
)
from ecliptic.kernel import Action

OTHERS: Final = (EMPIRE, BLIGHT, FREE)
IMPERIAL_SHIPS: Final = 15
BLIGHT_TOKENS: Final = 24

ACTS: Final = 3
MOST_CHAPTERS: Final = 8  # an act has fewer
NUMBERED_CHAPTERS: Final = (ACTS + 1) * MOST_CHAPTERS  # act times 8 plus chapter is less
CHAPTERS: Final = [0, 3, 3, 4]  # by act (ABR-1.2)

NO_FATE: Final = 0  # fates are numbered from 1
NO_CLOCK: Final = -1

# A piece on a Flagship board: there is one, it is a starport, it is damaged.
BOARD_PLACES: Final = 12
ON_BOARD: Final = 1
ON_BOARD_STARPORT: Final = 2
ON_BOARD_DAMAGED: Final = 4

STORED_TYPE: Final = 7  # the bits of the type in `stored`
PIECE_ON_CARD: Final = 31  # the bits of the piece in `on_cards`
CARD_OF_PIECE: Final = 5


MOST_ACTION_CARDS: Final = 48
FACTS: Final[dict[str, tuple[int, int]]] = {}  # what fates remember: the least and the greatest number by name


def declare_fact(name: str, low: int, high: int) -> str:
    """Declare something that a fate remembers, public and 0 unless noted; return its name."""
    FACTS[name] = (low, high)
    return name


# Bits of action cards: the Faithful ones that were played on their Wisdom side, and those that were scrapped.
WISE: Final = declare_fact("wisdom-side", 0, (1 << MOST_ACTION_CARDS) - 1)
OUT_OF_DECK: Final = declare_fact("scrapped-action-cards", 0, (1 << MOST_ACTION_CARDS) - 1)
ATTACHED_SPOT: Final = 12  # in `attached`: the card below, the spot above
ATTACHED_CARD: Final = (1 << ATTACHED_SPOT) - 1


@final
class Campaign(Extension):
    """The campaign's part of a state."""

    def __init__(self, cards: Cards, seats: int, origin: "Campaign | None" = None) -> None:
        super().__init__()
        self.cards: Cards = cards
        if origin is None:
            self.act: int = 1
            self.last_act: int = ACTS  # a table may play fewer acts
            self.outlaws: int = 0  # bits of seats
            self.first_regent: int = NOBODY
            self.trust: list[int] = [0] * len(RESOURCES)
            self.is_decided: bool = False  # the side of the Imperial Council
            self.council_seat: int = NOBODY  # who has it tucked under a card
            self.booklet: list[int] = []  # cards in the rules booklet; of policies the first lies on top
            self.rolled: list[int] = []  # side of the event die and cluster, while they count
            # Flagships
            self.flagships: list[int] = [NOBODY] * seats  # their systems
            self.boards: list[int] = [0] * (seats * BOARD_PLACES)  # by seat: six Upgrades, then the Armor above each
            self.underway: int = 0  # whether a Flagship is in the group that moves
            # Battles and the Court
            self.allies: list[int] = [0, 0]  # Imperial ships on the attacker's side: fresh, damaged
            self.had_allies: bool = False  # whether Imperial ships attacked in the present battle
            self.attached: list[int] = []  # spot of the Court and card attached there, in order (ABR-13.2)
            self.sown: list[
                int
            ] = []  # Outrage that another seat's agent marks: victim, type and owner (ABR-1.9), sorted
            self.common: list[int] = []  # cards in the general supply or beside the map: Monopolies, an economy
            self.favors: list[int] = [0] * (SEATS * SEATS)  # by holder and owner
            # Fates
            self.pool: list[int] = []  # fates that this campaign is dealt from
            self.fates: list[int] = [NO_FATE] * seats
            self.clocks: list[int] = [NO_CLOCK] * seats  # spaces of the objective markers
            self.objectives: list[int] = [NOBODY] * seats  # the objective cards of this act
            self.sets: list[int] = []  # cards of Fate Sets that are not in play, sorted
            self.offers: list[list[int]] = []  # by seat: the fates to choose from
            self.picks: list[int] = [NO_FATE] * seats  # chosen and not yet revealed
            # What cards of fates need
            self.tokens: list[int] = []  # see tokens.py, sorted
            self.stored: list[int] = []  # resources on cards: card * 8 + type, sorted
            self.on_cards: list[int] = []  # pieces on cards: card * 32 + piece, sorted
            self.gone: list[int] = [0] * len(RESOURCES)  # resources out of the game
            self.facts: dict[str, int] = {}  # what a fate remembers, by a name that its module declares; never 0
        else:
            self.secured_spot = origin.secured_spot
            self.secured_with = origin.secured_with
            self.secured_at = origin.secured_at
            self.shown = origin.shown
            self.act = origin.act
            self.last_act = origin.last_act
            self.outlaws = origin.outlaws
            self.first_regent = origin.first_regent
            self.trust = origin.trust[:]
            self.is_decided = origin.is_decided
            self.council_seat = origin.council_seat
            self.booklet = origin.booklet[:]
            self.rolled = origin.rolled[:]
            self.flagships = origin.flagships[:]
            self.boards = origin.boards[:]
            self.underway = origin.underway
            self.allies = origin.allies[:]
            self.had_allies = origin.had_allies
            self.attached = origin.attached[:]
            self.sown = origin.sown[:]
            self.common = origin.common[:]
            self.favors = origin.favors[:]
            self.pool = origin.pool[:]
            self.fates = origin.fates[:]
            self.clocks = origin.clocks[:]
            self.objectives = origin.objectives[:]
            self.sets = origin.sets[:]
            self.offers = [offer[:] for offer in origin.offers]
            self.picks = origin.picks[:]
            self.tokens = origin.tokens[:]
            self.stored = origin.stored[:]
            self.on_cards = origin.on_cards[:]
            self.gone = origin.gone[:]
            self.facts = origin.facts.copy()

    def clone(self) -> "Campaign":
        """Return an independent copy."""
        return Campaign(self.cards, 0, self)

    def flatten(self, out: list[int]) -> None:
        """Append everything as numbers."""
        out += (
            self.act,
            self.last_act,
            self.outlaws,
            self.first_regent,
            self.is_decided,
            self.council_seat,
            self.secured_at,
            self.shown,
        )
        out += (
            self.secured_spot,
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
        out += self.flagships
        out += self.boards
        out.append(self.underway)
        out += self.allies
        out.append(self.had_allies)
        out += (len(self.attached), len(self.sown))
        out += self.attached
        out += self.sown
        out.append(len(self.common))
        out += self.common
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
        out += (len(self.tokens), len(self.stored), len(self.on_cards), len(self.facts))
        out += self.tokens
        out += self.stored
        out += self.on_cards
        out += self.gone
        for name in sorted(self.facts):
            out += (crc32(name.encode()), self.facts[name])

    def sources(self) -> list[int]:
        cards = self.cards
        there = cards.rules + self.booklet + self.common
        found = [source_of(NOBODY, card) for card in there if cards.has_hooks[card]]
        for seat, card in enumerate(self.objectives):
            if card >= 0 and cards.has_hooks[card]:
                found.append(source_of(seat, card))
        return found

    def agents_of(self, seat: int) -> int:
        on_tokens = sum(1 for each in self.tokens if agents_on(each) & 1 << seat)
        sown = sum(1 for each in self.sown if each & 7 == seat) - sum(1 for each in self.sown if each >> 6 == seat)
        return sum(self.favors[seat::SEATS]) + sown + on_tokens

    def pieces_of(self, seat: int) -> list[int]:
        found = [0, 0, 0, 0]
        for each in self.on_cards:
            if (each & PIECE_ON_CARD) >> KIND_BITS == seat:
                found[each & 3] += 1
        if self.flagships[seat] != NOBODY:
            found[SHIP] -= 1  # it is counted with the fresh ships of its system
            for each in self.boards[seat * BOARD_PLACES : seat * BOARD_PLACES + BOARD_PLACES]:
                if each:
                    found[STARPORT if each & ON_BOARD_STARPORT else CITY] += 1
        return found

    def has_more_pieces(self, state: State, system: int, owner: int, as_target: bool) -> bool:
        from ecliptic.games.arcs.campaign.words import has_token  # words need the state

        if not self.tokens:
            return False
        if not as_target and owner < SEATS:
            for each in self.tokens:
                if agents_on(each) & 1 << owner and each & 63 == system:
                    return True
        return has_token(state, system, owner, as_target)

    def systems_with_more(self, state: State, owner: int, known: int) -> int:
        from ecliptic.games.arcs.campaign.words import HAS_TOKEN, has_token  # words need the state

        bits = 0
        if not self.tokens:
            return bits
        if owner < SEATS:
            for each in self.tokens:
                if agents_on(each) & 1 << owner and each & 63 < SYSTEM_COUNT:
                    bits |= 1 << (each & 63)
        if state.active[HAS_TOKEN.number]:
            for system in range(SYSTEM_COUNT):
                if not (known | bits) >> system & 1 and has_token(state, system, owner, False):
                    bits |= 1 << system
        return bits

    def fixed_ships(self, system: int, owner: int) -> int:
        return 1 if owner < len(self.flagships) and self.flagships[owner] == system else 0

    def off_map_buildings(self, system: int, owner: int) -> list[int]:
        if not self.fixed_ships(system, owner):
            return []
        there = self.boards[owner * BOARD_PLACES : owner * BOARD_PLACES + BOARD_PLACES]
        return [
            building(system * 4, owner, each & ON_BOARD_STARPORT > 0, each & ON_BOARD_DAMAGED > 0)
            for each in there
            if each
        ]

    def ships_step(
        self, state: State, chooser: int, owner: int, start: int, end: int, group: int, fresh: int, stage: int
    ) -> None:
        from ecliptic.games.arcs.campaign.flagship_moves import flagship_step  # its frames need the state

        if max(self.flagships) != NOBODY:
            flagship_step(state, chooser, owner, start, end, group, fresh, stage)

    def most_escorted(self, state: State, seat: int, own: int) -> int:
        # The Movement Law (ABR-4.14); cards that lift it lie in play areas and are ignored (L16).
        return own if is_regent(state, seat) else IMPERIAL_SHIPS

    def more_to_steal(self, state: State, thief: int) -> list[Action]:
        from ecliptic.games.arcs.campaign.council import trust_thefts  # which needs the state

        return trust_thefts(state, thief) if any(self.trust) else []

    def steal_more(self, state: State, thief: int, action: Action) -> None:
        from ecliptic.games.arcs.campaign.council import take_trust  # which needs the state

        take_trust(state, thief, action.args[0])

    def tile_types(self, seat: int) -> list[int]:
        return [kind for kind, n in enumerate(self.trust) if n] if seat == self.first_regent else []

    def take_off_tile(self, resource: int) -> None:
        self.trust[resource] -= 1

    def keeps_trophy(self, state: State, seat: int, which: int) -> bool:
        from ecliptic.games.arcs.campaign.words import keeps_trophy  # words need the state

        return keeps_trophy(state, seat, which)

    def token_trophies(self, seat: int) -> int:
        return sum(1 for each in self.tokens if place_of(each) == TROPHY + seat)

    def more_trophies(self, state: State, seat: int) -> list[Action]:
        from ecliptic.games.arcs.campaign.token_buildings import return_options  # tokens need the state

        return return_options(state, seat) if self.token_trophies(seat) else []

    def return_more(self, state: State, seat: int, action: Action) -> None:
        from ecliptic.games.arcs.campaign.token_buildings import return_token_trophy  # tokens need the state

        return_token_trophy(state, seat, action.args[0])

    def kept_captives(self, state: State, seat: int) -> list[int]:
        from ecliptic.games.arcs.campaign.words import kept_captives  # words need the state

        return kept_captives(state, seat)

    def asks_stash(self, state: State, seat: int, resource: int) -> bool:
        from ecliptic.games.arcs.campaign.stashing import ask_stash  # its frame needs the state

        return ask_stash(state, seat, resource, False)

    def asks_tax_source(self, state: State, seat: int, site: int) -> bool:
        from ecliptic.games.arcs.campaign.fates.f01_authority import ask_tax_collectors  # a fate needs the state

        return ask_tax_collectors(state, seat, site)

    def resources(self) -> list[int]:
        counts = [there + out for there, out in zip(self.trust, self.gone, strict=True)]
        for each in self.stored:
            counts[each & STORED_TYPE] += 1
        return counts

    def golems_of(self, state: State, seat: int) -> list[int]:
        from ecliptic.games.arcs.campaign.golems import golems_of  # which needs the state

        return golems_of(state, seat) if self.tokens else []

    def golem_cost(self, state: State, seat: int, golem: int) -> int:
        from ecliptic.games.arcs.campaign.golems import HEARTH_COST

        return HEARTH_COST

    def take_golem(self, state: State, seat: int, golem: int) -> bool:
        from ecliptic.games.arcs.campaign.golems import take_golem

        return take_golem(state, seat, golem)

    def drop_golem(self, state: State, seat: int, golem: int) -> None:
        from ecliptic.games.arcs.campaign.golems import drop_golem

        drop_golem(state, seat, golem)

    def card_given(self, state: State, seat: int, whom: int, card: int) -> None:
        from ecliptic.games.arcs.campaign.golems import golems_go_along

        golems_go_along(state, seat, whom, card)
        if self.cards.cards[card].stored_are_captives:
            self.return_stored(state, seat, card)
        self.card_held(state, whom, card)

    def stored_types(self, cards: list[int]) -> list[int]:
        return sorted({each & STORED_TYPE for each in self.stored if each >> 3 in cards}) if self.stored else []

    def usable_types(self, cards: list[int]) -> list[int]:
        used = [card for card in cards if self.cards.cards[card].stored_is_used] if self.stored else []
        return self.stored_types(used) if used else []

    def take_usable(self, cards: list[int], resource: int) -> None:
        self.take_stored([card for card in cards if self.cards.cards[card].stored_is_used], resource)

    def stored_cost(self, cards: list[int], resource: int) -> int:
        there = [each >> 3 for each in self.stored if each & STORED_TYPE == resource and each >> 3 in cards]
        return min((self.cards.cards[card].stored_cost for card in there), default=NO_RAID)

    def take_stored(self, cards: list[int], resource: int) -> None:
        there = [each for each in self.stored if each & STORED_TYPE == resource and each >> 3 in cards]
        self.stored.remove(min(there, key=lambda each: self.cards.cards[each >> 3].stored_cost))

    def clear_card(self, card: int) -> list[int]:
        """Take all resources off a card; return their types."""
        types = [each & STORED_TYPE for each in self.stored if each >> 3 == card]
        self.stored = [each for each in self.stored if each >> 3 != card]
        return types

    def return_stored(self, state: State, seat: int, card: int) -> None:
        for which in pieces_on(state, card) if self.on_cards else []:
            take_off_card(state, card, which)
            return_piece(state, which)
        if not self.stored:
            return
        are_captives = self.cards.cards[card].stored_are_captives
        for resource in self.clear_card(card):
            if are_captives:
                insort(state.players[seat].captives, GOODS << KIND_BITS | resource)  # no longer frozen (F20-02)
            else:
                state.supply[resource] += 1

    def ambitions(self) -> list[int]:
        added = [self.cards.ambition[card] for card in self.booklet if self.cards.ambition[card] >= 0]
        return PRINTED_AMBITIONS + sorted(added) if added else PRINTED_AMBITIONS

    def side_of(self, card: int) -> int:
        return WISDOM if self.facts.get(WISE, 0) & 1 << card else ZEAL

    def play_side(self, card: int, side: int) -> None:
        wise = self.facts.get(WISE, 0) & ~(1 << card) | (1 << card if side == WISDOM else 0)
        if wise:
            self.facts[WISE] = wise
        else:
            self.facts.pop(WISE, None)

    def sides(self, state: State) -> list[int]:
        from ecliptic.games.arcs.campaign.words import faithful_sides

        return faithful_sides(state)

    def draw_faithful(self, state: State, seat: int, card: int) -> None:
        from ecliptic.games.arcs.campaign.faithful import draw_faithful  # which needs the campaign's part

        draw_faithful(state, seat, card)

    def take_attached(self, spot: int) -> list[int]:
        there = [each & ATTACHED_CARD for each in self.attached if each >> ATTACHED_SPOT == spot]
        if there:
            self.attached = [each for each in self.attached if each >> ATTACHED_SPOT != spot]
        return there

    def card_held(self, state: State, seat: int, card: int) -> None:
        from ecliptic.games.arcs.campaign.card_removal import check_later  # which needs the Court

        check_later(state, card)

    def card_laid_out(self, state: State, card: int) -> None:
        from ecliptic.games.arcs.campaign.card_removal import check_later  # which needs the Court

        if card >= 0 and self.cards.cards[card].scrap_if:
            check_later(state, card)

    def common_cards(self) -> list[int]:
        cards = self.cards.cards
        found = [card for card in self.booklet if cards[card].preludes or cards[card].actions]
        if max(self.flagships) != NOBODY:
            found.append(self.cards.number_of["flagships"])  # the Slipstream Drive
        return found

    def outrage_owner(self, seat: int, resource: int) -> int:
        for each in self.sown:
            if each >> 3 == seat << 3 | resource:
                return each & 7
        return seat

    def outrage_cleared(self, seat: int, resource: int) -> None:
        self.sown = [each for each in self.sown if each >> 3 != seat << 3 | resource]

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


def seat_of_fate(state: State, fate: int) -> int:
    """Return who follows a fate, -1 if nobody does."""
    fates = campaign_of(state).fates
    return fates.index(fate) if fate in fates else NOBODY


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
    out += sum(1 for each in campaign_of(state).on_cards if each & PIECE_ON_CARD == which)
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


def attached_to(state: State, spot: int) -> list[int]:
    """Return the cards attached to a spot of the Court, in the order in which they were attached (ABR-13.2)."""
    return [each & ATTACHED_CARD for each in campaign_of(state).attached if each >> ATTACHED_SPOT == spot]


def attached_cards(state: State) -> list[int]:
    """Return all cards that are attached to Court cards."""
    return [each & ATTACHED_CARD for each in campaign_of(state).attached]


def attach(state: State, card: int, spot: int) -> None:
    """Attach a card to a Court card; whether it may go there is asked before (ABR-13.2, ABR-13.3)."""
    attached = campaign_of(state).attached
    attached.append(spot << ATTACHED_SPOT | card)
    attached.sort(key=lambda each: each >> ATTACHED_SPOT)
    if state.events is not None:
        state.emit(CardEvent("attached", card))


def detach(state: State, card: int) -> None:
    """Take an attached card off its Court card (ABR-13.4)."""
    campaign = campaign_of(state)
    campaign.attached = [each for each in campaign.attached if each & ATTACHED_CARD != card]


def slide_down(state: State, spot: int) -> bool:
    """Let the first attached card take the place of the lower one, which has left; return whether there was one.

    It takes over the agents, and what else is attached stays above it (ABR-13.4).
    """
    there = attached_to(state, spot)
    if not there:
        return False
    detach(state, there[0])
    state.court[spot] = there[0]
    return True


def court_spot(state: State, card: int) -> int:
    """Return the spot of a Court card, also of one that is attached; -1 if it is not in the Court."""
    if card in state.court:
        return state.court.index(card)
    for each in campaign_of(state).attached:
        if each & ATTACHED_CARD == card:
            return each >> ATTACHED_SPOT
    return NOBODY


def sow_outrage(state: State, victim: int, resource: int, owner: int) -> None:
    """Mark an Outrage slot of a seat with an agent of another; nothing is provoked or discarded."""
    state.players[owner].agents -= 1
    state.players[victim].outrage |= 1 << resource
    insort(campaign_of(state).sown, victim << 6 | resource << 3 | owner)


def favors_of(state: State, holder: int, owner: int) -> int:
    """Return how many Favors of an owner a seat holds (ABR-12.2)."""
    return campaign_of(state).favors[holder * SEATS + owner]


def give_favor(state: State, owner: int, holder: int) -> None:
    """Put an agent from the owner's supply on the holder's Fate card (ABR-12.13)."""
    state.players[owner].agents -= 1
    campaign_of(state).favors[holder * SEATS + owner] += 1


def stored_on(state: State, card: int) -> list[int]:
    """Return the types of the resources on a card."""
    return [each & STORED_TYPE for each in campaign_of(state).stored if each >> 3 == card]


def store(state: State, card: int, resource: int) -> None:
    """Put a resource on a card."""
    insort(campaign_of(state).stored, card << 3 | resource)


def unstore(state: State, card: int, resource: int) -> None:
    """Take a resource off a card."""
    campaign_of(state).stored.remove(card << 3 | resource)


def pieces_on(state: State, card: int) -> list[int]:
    """Return the pieces on a card."""
    return [each & PIECE_ON_CARD for each in campaign_of(state).on_cards if each >> CARD_OF_PIECE == card]


def put_on_card(state: State, card: int, which: int) -> None:
    """Put a piece that is in no supply on a card."""
    insort(campaign_of(state).on_cards, card << CARD_OF_PIECE | which)


def take_off_card(state: State, card: int, which: int) -> None:
    """Take a piece off a card."""
    campaign_of(state).on_cards.remove(card << CARD_OF_PIECE | which)


def fact(state: State, name: str) -> int:
    """Return what a fate remembers under a name."""
    return campaign_of(state).facts.get(name, 0)


def note(state: State, name: str, value: int) -> None:
    """Remember a number under a name; 0 forgets it."""
    facts = campaign_of(state).facts
    if value:
        facts[name] = value
    else:
        facts.pop(name, None)
