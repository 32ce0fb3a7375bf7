"""The state as readable data and back."""

from collections import Counter
from typing import Final

from ecliptic.games.star_realms.components import (
    DESTINATIONS,
    EXPLORER,
    SCOUT,
    TYPES,
    VIPER,
    Components,
)
from ecliptic.games.star_realms.elimination import find_reach
from ecliptic.games.star_realms.hydra import NO_BASE, TeamPhase, parts_of, proposal
from ecliptic.games.star_realms.main_phase import MainPhase
from ecliptic.games.star_realms.setup import TradeDeck, seat_players, sets_in_use, starting_authority
from ecliptic.games.star_realms.state import (
    ALLY_USED,
    CARD,
    COPY_SHIFT,
    DAMAGE_SHIFT,
    MODES,
    MOST_AUTHORITY,
    MOST_POOL,
    PLAYED,
    PRIMARY_USED,
    TEAM_MODES,
    WAITING_OPTIONAL,
    WAITING_TO,
    Player,
    State,
    current,
    damage,
)
from ecliptic.games.star_realms.turn import EndOfTurn
from ecliptic.kernel import Fields, Json, refused
from ecliptic.kernel.fields import shown

FLAGS: Final = {"primary": PRIMARY_USED, "ally": ALLY_USED}

REASONS: Final = ["elimination", "turn_limit"]  # why a game ends


def write_state(state: State) -> Json:
    """Everything but the stack. Decks are written from the top."""
    ids = state.parts.ids
    data: Json = {
        "turn": state.turn,
        "active": state.active_seat,
        "order": list(state.seating.order),
        "authority": list(state.authority),
        "trade_row": [ids[card] for card in state.trade_row],
        "trade_deck": [ids[card] for card in reversed(state.trade_deck)],
        "explorers": state.explorers,
        "scrap_heap": [ids[card] for card in state.scrap_heap],
        "removed": [ids[card] for card in state.removed],
        "eliminated": list(state.eliminated),
        "players": [write_player(player, state.parts) for player in state.players],
    }
    if state.seating.emperors:
        data["emperors"] = list(state.seating.emperors)
    if state.seating.mode in TEAM_MODES:
        data["done"] = [seat for seat in range(len(state.players)) if state.done & 1 << seat]
    if state.declined:
        data["declined"] = [write_declined(proposed, ids) for proposed in state.declined]
    if state.places:
        data["over"] = {"places": list(state.places), "reason": state.reason}
    return data


def write_declined(proposed: int, ids: list[str]) -> Json:
    """A proposal to pay together that was declined: for a card of the trade row, or for somebody's base."""
    seat, owner, card, copy = parts_of(proposed)
    data: Json = {"seat": seat, "card": ids[card]}
    if owner != NO_BASE:
        data |= {"owner": owner, "copy": copy}
    return data


def write_player(player: Player, parts: Components) -> Json:
    """One player's zones and pools; what is empty is left out."""
    ids = parts.ids
    data: Json = {
        "hand": [ids[card] for card in player.hand],
        "deck": [ids[card] for card in reversed(player.deck)],
        "discard": [ids[card] for card in player.discard],
        "in_play": [write_slot(slot, parts) for slot in player.area],
    }
    if player.trade:
        data["trade"] = player.trade
    if player.combat:
        data["combat"] = player.combat
    if player.scrapped:
        data["scrapped"] = player.scrapped
    if player.gone:
        data["gone"] = [write_slot(slot, parts) for slot in player.gone]
    if player.waiting:
        data["waiting"] = [write_waiting(effect) for effect in player.waiting]
    if player.known_hand:
        data["known_hand"] = [ids[card] for card in player.known_hand]
    if player.known_top:
        data["known_top"] = player.known_top
    return data


def write_slot(slot: int, parts: Components) -> object:
    """A card in play: its name, or a table when something has happened to it."""
    name = parts.ids[slot & CARD]
    if slot == slot & CARD:
        return name
    data: Json = {"card": name}
    if slot & PLAYED:
        data["played"] = True
    used = [flag for flag, bit in FLAGS.items() if slot & bit]
    if used:
        data["used"] = used
    if current(slot) != slot & CARD:
        data["copy_of"] = parts.ids[current(slot)]
    if damage(slot):
        data["damage"] = damage(slot)
    return data


def write_waiting(effect: int) -> Json:
    """A waiting "next card you acquire" effect."""
    return {
        "types": [name for i, name in enumerate(TYPES) if effect & 1 << i],
        "to": DESTINATIONS[effect >> WAITING_TO & 3],
        "optional": bool(effect >> WAITING_OPTIONAL),
    }


def read_state(data: Fields, parts: Components, seats: int, options: dict[str, str | int], rules: int) -> State:
    """The state that was written. What is not mentioned is where it would be expected.

    Trade cards nobody has are the trade deck, which is then shuffled; Explorers are in their pile; Scouts and Vipers
    are out of the game. Without a written stack the active player is in the main phase.
    """
    mode = MODES.index(str(options["mode"]))
    order = data.numbers("order", list(range(seats)))
    if sorted(order) != list(range(seats)):
        raise refused("problem-order", last=seats - 1, value=shown(order))
    emperors = data.numbers("emperors", [order[1], order[4]]) if seats == 6 and data.has("emperors") else []
    seating = seat_players(mode, sets_in_use(seats, str(options["set"])), seats, order[0], [1, 1], rules)
    seating.order[:] = order
    if seating.emperors:
        seating.emperors = [order[1], order[4]]
        if emperors not in ([], seating.emperors):
            raise refused("problem-emperors", wanted=str(seating.emperors), value=shown(emperors))
    players = [read_player(row, parts) for row in data.rows("players")]
    if len(players) != seats:
        raise refused("problem-players", seats=seats, rows=len(players))
    state = State(parts, seating, players)
    state.turn_limit = int(options["turn_limit"])
    state.turn = data.number("turn", 0, 1_000_000, default=1)
    state.active_seat = data.number("active", -1, seats - 1, default=order[0])
    state.authority = data.numbers("authority", starting_authority(seating))
    for score in state.authority:
        if abs(score) > MOST_AUTHORITY:
            low, high = str(-MOST_AUTHORITY), str(MOST_AUTHORITY)
            raise refused("problem-range", place=data.path("authority"), low=low, high=high, value=str(score))
    state.eliminated = data.numbers("eliminated", [])
    for seat in state.eliminated:
        if not 0 <= seat < seats:
            raise refused("problem-eliminated", seat=seat, last=seats - 1)
        players[seat].alive = False
    if mode in TEAM_MODES:
        for seat in data.numbers("done", []):
            if seat not in seating.members(state.active_seat):
                raise refused("problem-done", seat=seat)
            state.done |= 1 << seat
        if data.has("declined"):
            state.declined = tuple([read_declined(row, state) for row in data.rows("declined")])
    read_shared_cards(state, data, parts)
    read_end(state, data)
    state.reach = find_reach(state, seating)
    if not state.places:
        state.stack += [EndOfTurn(), TeamPhase() if mode in TEAM_MODES else MainPhase()]
        if not data.has("trade_deck"):
            state.stack.append(TradeDeck())
    return state


def read_declined(data: Fields, state: State) -> int:
    """A proposal that was declined."""
    last = len(state.players) - 1
    seat, card = data.number("seat", 0, last), data.word("card", state.parts.ids)
    owner = data.number("owner", 0, last) if data.has("owner") else NO_BASE
    copy = data.number("copy", 0, 9, default=0)
    data.finish()
    return proposal(seat, owner, card, copy)


def read_shared_cards(state: State, data: Fields, parts: Components) -> None:
    """Trade row and deck, Explorers, scrap heap and removed cards."""
    state.trade_row = data.words("trade_row", parts.ids, [])
    state.scrap_heap = data.words("scrap_heap", parts.ids, [])
    rest = all_cards(state)
    rest.subtract(state.trade_row + state.scrap_heap)
    for player in state.players:
        rest.subtract(cards_of(player))
    if data.has("trade_deck"):
        state.trade_deck = data.words("trade_deck", parts.ids)[::-1]
    if data.has("removed"):
        state.removed = data.words("removed", parts.ids)
    else:
        state.removed = [SCOUT] * max(0, rest[SCOUT]) + [VIPER] * max(0, rest[VIPER])
    rest.subtract(state.removed)
    if not data.has("trade_deck"):
        state.trade_deck = sorted(card for card in rest.elements() if parts.cards[card].set)
    state.explorers = data.number("explorers", 0, 30, default=max(0, rest[EXPLORER]))


def read_end(state: State, data: Fields) -> None:
    """How the game ended, when it has."""
    if data.has("over"):
        over = data.table("over")
        seats = len(state.players)
        places = over.numbers("places")
        state.places = tuple(places)
        state.reason = REASONS[over.word("reason", REASONS)]
        over.finish()
        won = min(places, default=0) == 1 and max(places) <= seats
        if len(places) != seats or not (won or places == [0] * seats):
            raise refused("problem-places", seats=seats)


def read_player(data: Fields, parts: Components) -> Player:
    """One player; every field may be left out."""
    ids = parts.ids
    player = Player(
        True,
        data.number("trade", 0, MOST_POOL, default=0),
        data.number("combat", 0, MOST_POOL, default=0),
        data.number("scrapped", 0, 1_000, default=0),
        data.number("known_top", 0, 1_000, default=0),
        data.words("deck", ids, [])[::-1],
        sorted(data.words("hand", ids, [])),
        data.words("discard", ids, []),
        [read_slot(slot, data.path("in_play"), parts) for slot in data.items("in_play", [])],
        [read_slot(slot, data.path("gone"), parts) for slot in data.items("gone", [])],
        [read_waiting(row) for row in data.rows("waiting", [])],
        sorted(data.words("known_hand", ids, [])),
    )
    data.finish()
    return player


def read_slot(value: object, place: str, parts: Components) -> int:
    """A card in play."""
    data = Fields({"card": value} if isinstance(value, str) else value, place)
    slot = data.word("card", parts.ids)
    if data.flag("played"):
        slot |= PLAYED
    for flag in data.words("used", list(FLAGS), []):
        slot |= list(FLAGS.values())[flag]
    if data.has("copy_of"):
        slot |= (data.word("copy_of", parts.ids) + 1) << COPY_SHIFT
    slot |= data.number("damage", 0, 15, default=0) << DAMAGE_SHIFT
    data.finish()
    return slot


def read_waiting(data: Fields) -> int:
    """A waiting "next card you acquire" effect."""
    effect = 0
    for kind in data.words("types", TYPES):
        effect |= 1 << kind
    effect |= data.word("to", DESTINATIONS) << WAITING_TO | data.flag("optional") << WAITING_OPTIONAL
    data.finish()
    return effect


def all_cards(state: State) -> Counter[int]:
    """How many of each card the sets in use contain (SR-1.1)."""
    parts = state.parts
    count: Counter[int] = Counter()
    for name in state.seating.sets:
        count.update(parts.trade_deck(name))
        for basic in (SCOUT, VIPER, EXPLORER):
            count[basic] += parts.cards[basic].copies
    return count


def cards_of(player: Player) -> list[int]:
    """Every card a player owns."""
    return player.deck + player.hand + player.discard + [slot & CARD for slot in player.area]
