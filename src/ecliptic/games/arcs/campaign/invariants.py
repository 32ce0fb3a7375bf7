"""What every position of the campaign keeps (ABR-17)."""

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.campaign.state import campaign_of, regents, supply_of
from ecliptic.games.arcs.cards import ABILITY, COUNCIL, GUILD, LORE, VOX
from ecliptic.games.arcs.invariants import (
    knowledge_problems,
    map_problems,
    piece_problems,
    resource_problems,
    round_problems,
)
from ecliptic.games.arcs.position import court_cards_there
from ecliptic.games.arcs.rounds import DiscardPlayed
from ecliptic.games.arcs.state import BLIGHT, EMPIRE, NOBODY, PILE_CARD, PLAY_CARD, State
from ecliptic.kernel import Message


def problems(state: State) -> list[Message]:
    """Return what could not be in a real campaign."""
    found = piece_problems(state) + resource_problems(state) + card_problems(state) + empire_problems(state)
    if not found:
        found = map_problems(state) + knowledge_problems(state) + round_problems(state)
    return found


def empire_problems(state: State) -> list[Message]:
    """Imperial ships and Blight are conserved, and there is a First Regent while there are Regents (ABR-17.1, 17.5)."""
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


def is_set_up(state: State) -> bool:
    """Return whether the set-up of Act I is still going on."""
    return any(type(frame).__name__ == "SetUp" for frame in state.stack)


def card_problems(state: State) -> list[Message]:
    """Every action card is in exactly one place; so is every other card that is in the campaign."""
    found: list[Message] = []
    there = [entry & PILE_CARD for entry in state.pile] + state.open_pile
    taken = [card for frame in state.stack if isinstance(frame, DiscardPlayed) for card in frame.cards]
    there += [play & PLAY_CARD for play in state.played if play & PLAY_CARD not in taken]  # unions took those
    for player in state.players:
        there += player.hand
    seats = state.table.seats
    deck = [card for card, counts in enumerate(state.table.board.counts_for) if seats in counts]
    if sorted(there) != deck:
        wrong = next(card for card in range(len(notation.ACTION_IDS)) if there.count(card) != deck.count(card))
        found.append(Message("problem-action-card", {"card": {"action-card": notation.ACTION_IDS[wrong]}}))
    cards = state.table.cards
    campaign = campaign_of(state)
    counts = court_cards_there(state)
    attached = [card for card in campaign.attached if card >= 0]
    counts.update(campaign.booklet + campaign.sets + attached)
    printed = [*cards.court, *cards.numbers(LORE)[: state.table.lore]]
    for card in range(len(cards.ids)):
        if counts[card] != 1 if card in printed else counts[card] > 1:
            found.append(Message("problem-card", {"card": {"card": cards.ids[card]}, "has": counts[card]}))
    row = state.court[1:] + state.court_deck + state.court_discard + attached
    is_wrong = any(card >= 0 and cards.kind[card] not in (GUILD, VOX, LORE) for card in row)
    if is_wrong or any(cards.kind[card] != LORE for card in state.lore_deck):
        found.append(Message("problem-court-row"))
    for seat, player in enumerate(state.players):
        if any(cards.kind[card] not in (GUILD, LORE, ABILITY) for card in player.cards) or player.leader >= 0:
            found.append(Message("problem-held", {"seat": seat}))
    if state.court and cards.kind[state.court[0]] != COUNCIL:
        found.append(Message("problem-court-row"))
    return found
