"""Resources on cards, and resources out of the game (ABR-12.4, ABR-13.5, ABR-13.6).

A row with `stores` freezes what lies on it: its holder has it and cannot use it. `given: true` excepts deals, and
`raid_cost` says what a raid pays for it; without one it cannot be raided. With `used: true` it is not
frozen: its holder may spend it. With `captives: true` it stays with its holder, as Captives, when the card leaves.
"""

from typing import ClassVar, Final, final

from ecliptic.effects import Effects
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import RESOURCES
from ecliptic.games.arcs.campaign.deal_kinds import DealKind
from ecliptic.games.arcs.campaign.events import StoredOn
from ecliptic.games.arcs.campaign.state import STORED_TYPE, campaign_of, store, stored_on, unstore
from ecliptic.games.arcs.cards import NO_RAID
from ecliptic.games.arcs.events import card_ref, resource_ref
from ecliptic.games.arcs.pieces import boxed_goods, goods_of
from ecliptic.games.arcs.resources import take
from ecliptic.games.arcs.state import State, card_of
from ecliptic.games.arcs.words import HAS
from ecliptic.kernel import Action, Fields, Json


@HAS.changed_by("stored")
def has_stored(state: State, source: int, answer: int, seat: int, resource: int) -> int:
    """What lies on a seat's cards, or is among its Captives, counts for it (ABR-13.6)."""
    answer += goods_of(state.players[seat], resource)
    stored = campaign_of(state).stored
    if not stored:
        return answer
    own = state.players[seat].cards
    return answer + sum(1 for each in stored if each & STORED_TYPE == resource and each >> 3 in own)


def gain_onto(state: State, seat: int, card: int, resource: int) -> bool:
    """Gain a resource from the supply onto a card; return whether there was one."""
    if not state.supply[resource]:
        return False
    state.supply[resource] -= 1
    store(state, card, resource)
    if state.events is not None:
        state.emit(StoredOn("stored", seat, card, resource))
    return True


def discard_stored(state: State, seat: int, card: int) -> None:
    """Return everything on a card to the supply."""
    for resource in campaign_of(state).clear_card(card):
        state.supply[resource] += 1
        if state.events is not None:
            state.emit(StoredOn("stored-discarded", seat, card, resource))


def scrap_resource(state: State, resource: int, n: int = 1) -> None:
    """Put resources that were taken from their places out of the game for good (ABR-17.4)."""
    campaign_of(state).gone[resource] += n


def scrap_all(state: State, seat: int, resource: int) -> None:
    """Scrap every resource of a type in a play area: slots, cards, and the Trust of the First Regent (ABR-13.5)."""
    campaign, player = campaign_of(state), state.players[seat]
    gone = player.resources.count(resource) + player.loose.count(resource)
    player.resources = [-1 if held == resource else held for held in player.resources]
    player.loose = [held for held in player.loose if held != resource]
    for card in player.cards:
        for _ in range(stored_on(state, card).count(resource)):
            unstore(state, card, resource)
            gone += 1
    if campaign.first_regent == seat:
        gone += campaign.trust[resource]
        campaign.trust[resource] = 0
    scrap_resource(state, resource, gone)


def in_play(state: State, resource: int) -> int:
    """Return how many resources of a type are in play: not those out of the game or on ambition boxes."""
    campaign = campaign_of(state)
    there = state.supply[resource] + state.aside[resource] + campaign.resources()[resource] - campaign.gone[resource]
    there += boxed_goods(state, resource)
    return there + sum(p.resources.count(resource) + p.loose.count(resource) for p in state.players)


@final
class DiscardStored(Verb):
    """The holder of this card discards everything on it."""

    verb: ClassVar[str] = "discard_stored"

    def run(self, state: State, seat: int, source: int) -> None:
        discard_stored(state, seat, card_of(source))


@final
class GainOnto(Asking):
    """You may gain resources of any types onto this card. `n` are those still to choose."""

    verb: ClassVar[str] = "gain_onto"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n: Final = row.number("gain_onto", 1, 5)

    def first(self, state: State, seat: int, source: int) -> int:
        return self.n

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 < n <= self.n

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found = [notation.TYPE[kind] for kind in range(len(RESOURCES)) if state.supply[kind]]
        return [notation.NO, *found] if n == self.n and found else found

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.NO or card_of(source) not in state.players[seat].cards:
            return
        gain_onto(state, seat, card_of(source), action.args[0])
        if n > 1:
            self.ask_again(state, seat, source, n - 1)

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.n}


@final
class GiveStored(DealKind):
    """A resource on a card whose freezing excepts deals; forced for 1 Favor, or its raid cost (ABR-12.4)."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        stored = campaign_of(state).stored
        if not stored:
            return []
        cards = state.table.cards.cards
        own = [card for card in state.players[giver].cards if cards[card].stored_is_given]
        return sorted({each for each in stored if each >> 3 in own})

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        unstore(state, what >> 3, what & STORED_TYPE)
        take(state, receiver, what & STORED_TYPE)

    def price(self, state: State, giver: int, what: int) -> int:
        cost = state.table.cards.cards[what >> 3].stored_cost
        return cost if cost != NO_RAID else 1

    def name(self, state: State, what: int) -> str:
        return f"{RESOURCES[what & STORED_TYPE]}@{state.table.cards.ids[what >> 3]}"

    def args(self, state: State, what: int) -> Json:
        return {"resource": resource_ref(what & STORED_TYPE), "card": card_ref(state, what >> 3)}


STORED: Final = GiveStored("stored")
