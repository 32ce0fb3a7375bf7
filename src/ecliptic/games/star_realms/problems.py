"""The invariants that every state keeps (SR-1.9, SR-2, SR-9, SR-10): what is wrong with a written position."""

from collections import Counter

from ecliptic.games.star_realms.components import EXPLORER, SCOUT, VIPER
from ecliptic.games.star_realms.copies import copies_bases, copies_ships
from ecliptic.games.star_realms.elimination import Leave
from ecliptic.games.star_realms.position import all_cards, cards_of
from ecliptic.games.star_realms.setup import TRADE_ROW_SIZE, TradeDeck
from ecliptic.games.star_realms.stack import stack_problems
from ecliptic.games.star_realms.state import CARD, Player, State, current, damage
from ecliptic.games.star_realms.turn import active_members
from ecliptic.kernel import Message


def problems(state: State) -> list[Message]:
    """Return what could not be in a real game."""
    found: list[Message] = []
    ids = state.parts.ids
    there: Counter[int] = Counter(state.trade_row + state.trade_deck + state.scrap_heap + state.removed)
    there[EXPLORER] += state.explorers
    for player in state.players:
        there.update(cards_of(player))
    for card, n in sorted(all_cards(state).items()):
        if there[card] != n:
            found.append(Message("problem-copies", {"has": there[card], "card": {"card": ids[card]}, "sets": n}))
        del there[card]
    found += [Message("problem-no-set", {"card": {"card": ids[card]}}) for card, n in there.items() if n]
    still_to_deal = not state.turn or any(isinstance(frame, TradeDeck) for frame in state.stack)
    too_few = len(state.trade_row) < TRADE_ROW_SIZE and state.trade_deck and not still_to_deal
    if len(state.trade_row) > TRADE_ROW_SIZE or too_few:
        found.append(Message("problem-trade-row", {"has": len(state.trade_row), "wanted": TRADE_ROW_SIZE}))
    if EXPLORER in state.trade_row or EXPLORER in state.trade_deck or EXPLORER in state.scrap_heap:
        found.append(Message("problem-explorers"))
    if any(card in (SCOUT, VIPER) for card in state.trade_row + state.trade_deck):
        found.append(Message("problem-scouts"))
    if not state.turn:
        return found + set_up_problems(state) + stack_problems(state)
    if not 0 <= state.active_seat < len(state.players):
        return [*found, Message("problem-active", {"seat": state.active_seat})]
    if not state.places and not state.players[state.active_seat].alive:
        found.append(Message("problem-active-eliminated", {"seat": state.active_seat}))
    acting = active_members(state)
    if len(state.authority) != len(set(state.seating.authority_of)):
        return [*found, Message("problem-authority", {"count": len(set(state.seating.authority_of))})]
    for seat, player in enumerate(state.players):
        score = state.authority[state.seating.authority_of[seat]]
        if player.alive != (score > 0):
            kind = "problem-alive" if player.alive else "problem-not-alive"
            found.append(Message(kind, {"seat": seat, "authority": score}))
        wrong = player_problems(player, state, seat in acting)
        found += [Message("problem-of-seat", {"seat": seat, "why": problem.plain()}) for problem in wrong]
    return found + mode_problems(state) + stack_problems(state)


def set_up_problems(state: State) -> list[Message]:
    """Return what cannot be so before the first turn."""
    found: list[Message] = []
    scores = len(set(state.seating.authority_of))
    if state.authority and (len(state.authority) != scores or min(state.authority) <= 0):
        found.append(Message("problem-authority", {"count": scores}))
    if state.eliminated or state.places or state.done or state.declined:
        found.append(Message("problem-before-start"))
    for seat, player in enumerate(state.players):
        wrong = player_problems(player, state, False)
        if player.area:
            wrong.append(Message("problem-before-start"))
        found += [Message("problem-of-seat", {"seat": seat, "why": problem.plain()}) for problem in wrong]
    return found


def mode_problems(state: State) -> list[Message]:
    """Return what the rules of the mode could not have led to (SR-11.1, SR-17.6, SR-18.1, SR-19.7)."""
    found: list[Message] = []
    seating = state.seating
    if len(set(state.eliminated)) < len(state.eliminated):
        found.append(Message("problem-eliminated-twice"))
    if seating.emperors and len({seating.side[seat] for seat in seating.order[:3]}) > 1:
        found.append(Message("problem-teams"))
    for seat, player in enumerate(state.players):
        if any(damage(slot) for slot in player.area) and (seat != seating.boss or seat == state.active_seat):
            found.append(Message("problem-damaged", {"seat": seat}))
    if state.places:
        return found
    standing = {seating.side[seat] for seat, player in enumerate(state.players) if player.alive}
    standing -= {seating.side[seat] for seat in (*seating.emperors, seating.boss) if seat in state.eliminated}
    if len(standing) < 2:
        found.append(Message("problem-one-side"))
    leaving = [frame.seat for frame in state.stack if isinstance(frame, Leave)]
    for seat in state.eliminated:
        player = state.players[seat]
        if player.deck or player.hand or player.area or (player.discard and seat not in leaving):
            found.append(Message("problem-eliminated-cards", {"seat": seat}))
    return found


def player_problems(player: Player, state: State, acting: bool) -> list[Message]:
    """Return what is wrong with one player's zones."""
    found: list[Message] = []
    parts = state.parts
    if Counter(player.known_hand) - Counter(player.hand):
        found.append(Message("problem-known-hand"))
    if player.known_top > len(player.deck):
        found.append(Message("problem-known-top"))
    for slot in player.area + player.gone:
        card = current(slot)
        copier = copies_bases(state, slot & CARD) or copies_ships(state, slot & CARD)
        if parts.is_base[card] != parts.is_base[slot & CARD] or (card != slot & CARD and not copier):
            copied = {"card": {"card": parts.ids[slot & CARD]}, "of": {"card": parts.ids[card]}}
            found.append(Message("problem-copy", copied))
        elif damage(slot) >= max(1, parts.defense[slot & CARD]):
            found.append(Message("problem-damage", {"card": {"card": parts.ids[slot & CARD]}}))
    if not acting and (player.trade or player.combat or player.waiting or player.gone):
        found.append(Message("problem-not-active"))
    if not acting and any(not parts.is_base[slot & CARD] for slot in player.area):
        found.append(Message("problem-ships"))
    return found
