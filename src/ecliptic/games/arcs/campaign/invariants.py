"""What every position of the campaign keeps (ABR-17)."""

from collections import Counter
from typing import Final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.battle import AFTER, COLLECT, current_battle
from ecliptic.games.arcs.board import CLUSTERS, SYSTEM_COUNT
from ecliptic.games.arcs.campaign.choosing_fates import OFFERED
from ecliptic.games.arcs.campaign.event_dice import EVENT_SIDES
from ecliptic.games.arcs.campaign.flagship import SLOTS, flagship_of, on_board
from ecliptic.games.arcs.campaign.frame_checks import field_problems
from ecliptic.games.arcs.campaign.golems import misplaced_golems, token_id
from ecliptic.games.arcs.campaign.reading import printed
from ecliptic.games.arcs.campaign.stack_shape import stack_problems
from ecliptic.games.arcs.campaign.state import (
    BOARD_PLACES,
    CHAPTERS,
    IMPERIAL_SHIPS,
    NO_CLOCK,
    NO_FATE,
    OUT_OF_DECK,
    PIECE_ON_CARD,
    Campaign,
    attached_cards,
    campaign_of,
    fact,
    regents,
    supply_of,
)
from ecliptic.games.arcs.campaign.tokens import (
    ASIDE,
    BEFORE,
    TROPHY,
    agents_on,
    kind_of,
    known_by,
    place_of,
    side_of,
)
from ecliptic.games.arcs.cards import (
    ABILITY,
    COUNCIL,
    FAITHFUL,
    FATE,
    GUILD,
    LEADER,
    LORE,
    MONOPOLY,
    RULE,
    VOX,
)
from ecliptic.games.arcs.invariants import (
    knowledge_problems,
    map_problems,
    piece_problems,
    resource_problems,
    round_problems,
    seat_pieces,
    turn_problems,
)
from ecliptic.games.arcs.position import count_court_cards
from ecliptic.games.arcs.rounds import DiscardPlayed
from ecliptic.games.arcs.state import (
    BLIGHT,
    EMPIRE,
    FREE,
    GOODS,
    KIND_BITS,
    NOBODY,
    PILE_CARD,
    PLAY_CARD,
    SEATS,
    SHIP_OWNERS,
    State,
    owner_of,
)
from ecliptic.kernel import Message

MOST_SPACES: Final = 60  # of the objective marker
NEVER_IN_BOOKLET: Final = (ABILITY, COUNCIL, FATE, GUILD, LEADER, LORE, MONOPOLY, RULE)

BROUGHT_EVENTS: Final = ("EV04",)  # Event cards that a fate adds to the deck


def problems(state: State) -> list[Message]:
    """Return what could not be in a real campaign."""
    found = piece_problems(state) + resource_problems(state) + card_problems(state) + empire_problems(state)
    found += token_problems(state) + flagship_problems(state) + absent_problems(state)
    if not found:
        found = map_problems(state) + knowledge_problems(state) + round_problems(state) + turn_problems(state)
        found += campaign_problems(state)
    return found or stack_problems(state) or field_problems(state)


def campaign_problems(state: State) -> list[Message]:
    """Return numbers and lists that a real campaign cannot have."""
    campaign = campaign_of(state)
    seats, kind = state.table.seats, state.table.cards.kind
    known = printed().fates
    own = [fate for fate in campaign.fates if fate != NO_FATE]
    rolled = campaign.rolled
    fits = {
        "rolled": not rolled or (0 <= rolled[0] < EVENT_SIDES and 0 <= rolled[1] < CLUSTERS),
        "allies": are_allies(state, campaign),
        "fates": all(fate in known for fate in own) and len(set(own)) == len(own),
        "pool": all(fate in known and fate not in own for fate in campaign.pool)
        and len(set(campaign.pool)) == len(campaign.pool),
        "objectives": all(NO_CLOCK <= space <= MOST_SPACES for space in campaign.clocks),
        "objective_cards": all(card == NOBODY or kind[card] == FATE for card in campaign.objectives),
        "booklet": all(kind[card] not in NEVER_IN_BOOKLET for card in campaign.booklet),
        "offers": are_offers(campaign, seats) and all(are_offered(campaign, seat) for seat in range(seats)),
        "favors": all(campaign.favors[seat * SEATS + seat] == 0 for seat in range(seats)),
        "council_seat": campaign.council_seat == NOBODY or (campaign.is_decided and len(state.played) > 0),
        "scrapped": all(each >> KIND_BITS != GOODS for each in state.scrapped),  # resources go elsewhere (ABR-17.4)
        "act": campaign.act <= campaign.last_act and state.chapter <= CHAPTERS[campaign.act],
    }
    return [Message("problem-campaign-field", {"field": field}) for field, is_right in fits.items() if not is_right][:1]


def are_allies(state: State, campaign: Campaign) -> bool:
    """Return whether the Imperial ships that attack are where the battle is, from its dice to its end (ABR-4.25)."""
    fresh, damaged = campaign.allies
    battle = current_battle(state)
    if battle is None or not COLLECT <= battle.step < AFTER or not 0 <= battle.system < SYSTEM_COUNT:
        return 0 <= fresh <= IMPERIAL_SHIPS and 0 <= damaged <= IMPERIAL_SHIPS
    at = battle.system * SHIP_OWNERS + EMPIRE
    return 0 <= fresh <= state.fresh[at] and 0 <= damaged <= state.damaged[at]


def are_offers(campaign: Campaign, seats: int) -> bool:
    """Return whether everybody was dealt so many fates of one letter from the pool, and nobody one twice (ABR-2.12)."""
    if len(campaign.offers) not in (0, seats):
        return False
    dealt = [fate for seat, offer in enumerate(campaign.offers) for fate in offer if fate != campaign.fates[seat]]
    letters = {printed().fates[fate].letter for fate in dealt if fate in printed().fates}
    is_pool = all(fate in campaign.pool and fate not in campaign.fates for fate in dealt)
    is_pool = is_pool and len(set(dealt)) == len(dealt) and len(letters) <= 1
    return is_pool and all(len(offer) <= OFFERED for offer in campaign.offers)


def are_offered(campaign: Campaign, seat: int) -> bool:
    """Return whether a seat was offered fates that are in the campaign, and has chosen one of these or none yet."""
    if not campaign.offers:
        return campaign.picks[seat] == NO_FATE
    offer = campaign.offers[seat]
    is_known = all(fate in printed().fates for fate in offer) and len(set(offer)) == len(offer)
    return is_known and (campaign.picks[seat] == NO_FATE or campaign.picks[seat] in offer)


def empire_problems(state: State) -> list[Message]:
    """Return Imperial ships and Blight beyond the supply, and Regents without a First Regent (ABR-17.1, 17.5)."""
    found: list[Message] = []
    campaign = campaign_of(state)
    for owner, name in ((EMPIRE, "empire"), (BLIGHT, "blight")):
        if supply_of(state, owner) < 0:
            found.append(Message("problem-supply-of", {"owner": {"owner": name}}))
    first = campaign.first_regent
    if first != NOBODY and campaign.outlaws & 1 << first:
        found.append(Message("problem-first-regent"))
    if first == NOBODY and regents(state) and not is_set_up(state):
        found.append(Message("problem-first-regent"))
    return found


def absent_problems(state: State) -> list[Message]:
    """Return pieces of those who do not play, and buildings of neither players nor the Free States."""
    campaign, seats = campaign_of(state), state.table.seats
    absent = range(seats, SEATS)
    is_wrong = any(seat_pieces(state, owner) for owner in absent)
    is_wrong = is_wrong or any(campaign.favors[holder * SEATS + owner] for holder in range(SEATS) for owner in absent)
    is_wrong = is_wrong or any(each >> 6 >= seats or each & 7 >= seats for each in campaign.sown)
    is_wrong = is_wrong or any((each & PIECE_ON_CARD) >> KIND_BITS in absent for each in campaign.on_cards)
    is_wrong = is_wrong or any(owner_of(each) >= seats and owner_of(each) != FREE for each in state.buildings)
    return [Message("problem-no-such-seat")] if is_wrong else []


def flagship_problems(state: State) -> list[Message]:
    """Return Flagships that are no fresh ship of their system, and Armor without an Upgrade (ABR-11.3, ABR-17.6)."""
    found: list[Message] = []
    for seat in range(state.table.seats):
        system = flagship_of(state, seat)
        board = [on_board(state, seat, place) for place in range(BOARD_PLACES)]
        is_wrong = any(armor and not upgrade for upgrade, armor in zip(board[:SLOTS], board[SLOTS:], strict=True))
        is_wrong = is_wrong or (system == NOBODY and any(board))
        if is_wrong or (system != NOBODY and not state.fresh[system * SHIP_OWNERS + seat]):
            found.append(Message("problem-flagship", {"seat": seat}))
    return found


def token_problems(state: State) -> list[Message]:
    """Return kinds with more tokens than printed, and tokens known or marked by seats that are not in the game."""
    found: list[Message] = []
    seats = state.table.seats
    tokens = campaign_of(state).tokens
    for golem in misplaced_golems(state):
        found.append(Message("problem-token", {"token": token_id(golem), "has": 1}))
    for number, kind in enumerate(printed().tokens):
        own = [each for each in tokens if kind_of(each) == number]
        places = [place_of(each) for each in own]
        is_wrong = len(own) > kind.count or any(
            BEFORE + seats <= place < ASIDE or place >= TROPHY + seats for place in places
        )
        is_wrong = is_wrong or any(known_by(each) >> seats or agents_on(each) >> seats for each in own)
        if is_wrong or (len(kind.sides) == 1 and any(side_of(each) for each in own)):
            found.append(Message("problem-token", {"token": kind.id, "has": len(own)}))
    return found


def count_cards(state: State) -> Counter[int]:
    """Count the cards of the Court and of fates in all the places where they can be."""
    campaign = campaign_of(state)
    counts = count_court_cards(state)
    counts.update(campaign.booklet + campaign.common + campaign.sets + attached_cards(state))
    return counts


def has_begun(counts: Counter[int], fate: int) -> bool:
    """Return whether cards of a fate have come into the game, so that nobody is dealt it any more (ABR-15.4)."""
    return fate in printed().fates and any(counts[card] for card in printed().fates[fate].cards)


def is_set_up(state: State) -> bool:
    """Return whether the set-up of Act I is still going on."""
    return any(type(frame).__name__ == "SetUp" for frame in state.stack)


def card_problems(state: State) -> list[Message]:
    """Return the cards of the campaign, action cards included, that are not in exactly one place."""
    found: list[Message] = []
    there = [entry & PILE_CARD for entry in state.pile] + state.open_pile
    taken = [card for frame in state.stack if isinstance(frame, DiscardPlayed) for card in frame.cards]
    there += [play & PLAY_CARD for play in state.played if play & PLAY_CARD not in taken]  # unions took those
    for player in state.players:
        there += player.hand
    cards = state.table.cards
    campaign = campaign_of(state)
    counts = count_cards(state)
    attached = attached_cards(state)
    drawn = {f"faithful-{cards.cards[card].number}" for card in cards.numbers(FAITHFUL) if not counts[card]}
    for card, players in enumerate(state.table.board.counts_for):
        id, n = notation.ACTION_IDS[card], there.count(card)
        is_scrapped = fact(state, OUT_OF_DECK) & 1 << card != 0
        least = 1 if state.table.seats in players and not is_scrapped else 0
        may_come = id in drawn or id in BROUGHT_EVENTS  # Faithful cards were drawn from the Court
        most = 0 if is_scrapped else 1 if may_come else least
        if not least <= n <= most:
            found.append(Message("problem-action-card", {"card": {"action-card": id}}))
    lore = cards.numbers(LORE)[: state.table.lore]
    always = [*cards.court, *lore]
    for card in range(len(cards.ids)):
        if counts[card] != 1 if card in always else counts[card] > 1:
            found.append(Message("problem-card", {"card": {"card": cards.ids[card]}, "has": counts[card]}))
    if any(has_begun(counts, fate) for fate in campaign.pool):
        found.append(Message("problem-campaign-field", {"field": "pool"}))
    row = state.court[1:] + state.court_deck + state.court_discard + attached
    is_wrong = any(card >= 0 and cards.kind[card] not in (GUILD, VOX, LORE, FAITHFUL) for card in row)
    if is_wrong or any(card not in lore for card in state.lore_deck):
        found.append(Message("problem-court-row"))
    for seat, player in enumerate(state.players):
        if any(cards.kind[card] not in (GUILD, LORE, ABILITY, MONOPOLY) for card in player.cards) or player.leader >= 0:
            found.append(Message("problem-held", {"seat": seat}))
    if state.court and cards.kind[state.court[0]] != COUNCIL:
        found.append(Message("problem-court-row"))
    return found
