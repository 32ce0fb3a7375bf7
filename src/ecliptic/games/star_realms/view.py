"""What a seat may know, built field by field (SR-2)."""

from ecliptic.games.star_realms.components import FACTIONS
from ecliptic.games.star_realms.position import write_slot, write_waiting
from ecliptic.games.star_realms.resample import certain_hand, certain_top, is_certain_trade_deck, seen_hands
from ecliptic.games.star_realms.state import CARD, MODES, TEAM_MODES, State, current
from ecliptic.kernel import Json


def view(state: State, seat: int | None) -> Json:
    """The table as this seat (None: a spectator) sees it."""
    ids = state.parts.ids
    seating = state.seating
    open_hands = seen_hands(state, seat)
    shown: Json = {
        "game": "star-realms",
        "mode": MODES[seating.mode],
        "seat": seat,
        "turn": state.turn,
        "active": state.active_seat,
        "order": list(seating.order),
        "trade_row": [ids[card] for card in state.trade_row],
        "trade_deck": len(state.trade_deck),
        "explorers": state.explorers,
        "scrap_heap": [ids[card] for card in state.scrap_heap],
        "removed": len(state.removed),
        "players": [player_view(state, other, other in open_hands) for other in range(len(state.players))],
    }
    if is_certain_trade_deck(state):
        shown["trade_deck_cards"] = [ids[card] for card in state.trade_deck]
    if seating.mode in TEAM_MODES:
        shown["done"] = [other for other in range(len(state.players)) if state.done & 1 << other]
    return shown


def player_view(state: State, seat: int, hand_is_open: bool) -> Json:
    """One player as others see him, with the hand when it is open to the viewer.

    `known_hand` is what everybody can tell of the hand, `deck_top` what was put on the deck openly. `deck_cards` is the
    deck from the top, where the viewer can tell all of it.
    """
    ids = state.parts.ids
    player = state.players[seat]
    seating = state.seating
    shown: Json = {
        "seat": seat,
        "team": seating.side[seat],
        "role": role(state, seat),
        "alive": player.alive,
        "authority": state.authority[seating.authority_of[seat]] if state.authority else 0,
        "trade": player.trade,
        "combat": player.combat,
        "deck": len(player.deck),
        "deck_top": [ids[card] for card in reversed(player.deck[len(player.deck) - player.known_top :])],
        "hand_size": len(player.hand),
        "known_hand": [ids[card] for card in certain_hand(player)],
        "discard": [ids[card] for card in player.discard],
        "in_play": [card_view(state, slot) for slot in player.area],
        "waiting": [write_waiting(effect) for effect in player.waiting],
        "scrapped": player.scrapped,
    }
    if certain_top(player, hand_is_open) > player.known_top:
        shown["deck_cards"] = [ids[card] for card in reversed(player.deck)]
    if hand_is_open:
        shown["hand"] = [ids[card] for card in player.hand]
    return shown


def card_view(state: State, slot: int) -> Json:
    """A card in play and what it acts as."""
    parts = state.parts
    acting = current(slot)
    bits = parts.faction[slot & CARD] | parts.faction[acting]
    written = write_slot(slot, parts)
    shown: Json = dict(written) if isinstance(written, dict) else {"card": written}
    shown["type"] = "base" if parts.is_base[acting] else "ship"
    shown["factions"] = [name for i, name in enumerate(FACTIONS) if bits & 1 << i]
    if parts.is_base[slot & CARD]:
        shown["defense"] = parts.defense[slot & CARD]
        shown["outpost"] = parts.outpost[slot & CARD]
    return shown


def role(state: State, seat: int) -> str:
    """What this player is in modes with roles (SR-18.1, SR-19.1)."""
    seating = state.seating
    if seat == seating.boss:
        return "boss"
    if seating.boss >= 0:
        return "raider"
    if seating.emperors:
        return "emperor" if seat in seating.emperors else "admiral"
    return "player"
