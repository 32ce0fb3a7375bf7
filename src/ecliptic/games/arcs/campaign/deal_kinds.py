"""Negotiation actions: what one player can give another in a Summit (ABR-12.10 to 12.16).

A fate adds a kind of its own with `DealKind`: its word at the end of `WORDS`, the ids of the cards that bring it (in
the rules booklet, or an objective), and the texts `deal-<word>` and `log-deal-<word>`.
"""

from bisect import insort
from typing import Final, final

from mypy_extensions import mypyc_attr

from ecliptic.games.arcs.board import RESOURCES, SYSTEM_COUNT, SYSTEMS
from ecliptic.games.arcs.campaign.empire import become_regent
from ecliptic.games.arcs.campaign.state import campaign_of, favors_of, is_regent
from ecliptic.games.arcs.events import boxed_args, card_ref, resource_ref, seat_ref, slot_ref, system_ref
from ecliptic.games.arcs.notation import SITES
from ecliptic.games.arcs.pieces import (
    building_on,
    gain_trophy,
    kind_of,
    losable_ships,
    return_agent,
    return_piece,
    ships_at,
)
from ecliptic.games.arcs.resources import cheapest_slot, held_types, lose, slot_cost, take
from ecliptic.games.arcs.state import (
    BOXED,
    CITY,
    DAMAGED,
    IS_STARPORT,
    KIND_BITS,
    PIECES,
    SEATS,
    SHIP_OWNERS,
    SITE_SHIFT,
    State,
    building,
    owner_of,
    system_of,
)
from ecliptic.kernel import Json

# The kinds by number, which positions hold: new ones come last.
WORDS: Final = [
    "ship", "building", "agent", "favor", "resource", "captive", "trophy", "pass-favor", "invite", "export", "lore",
    "golem", "guild", "rumor", "peace", "forgive", "stored", "token",
]  # fmt: skip

NOT_FORCED: Final = 0  # the price of what Favors cannot force


@mypyc_attr(allow_interpreted_subclasses=True)
class DealKind:
    """A negotiation action: what can be given, what happens then, and its words."""

    def __init__(self, word: str, *cards: str, alone: bool = False) -> None:
        self.word: Final = word
        self.number: Final = WORDS.index(word)
        self.cards: Final = cards  # that bring it; none: it is always there
        self.is_alone: Final = alone  # done by one player for itself: giver and receiver are the same
        self.names: Final[dict[int, str]] = {}  # of its parts, which depend on nothing but them and what is printed
        KINDS[self.number] = self
        OPEN.clear()
        for card in cards:
            BROUGHT.setdefault(card, []).append(self.number)

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        """Return what can be given now, as numbers."""
        raise NotImplementedError

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        """Give it; that takes at most one agent from the supply of the giver and of the receiver (see `sides`)."""
        raise NotImplementedError

    def price(self, state: State, giver: int, what: int) -> int:
        """Return the Favors that force it, `NOT_FORCED` if it cannot be forced (ABR-12.3)."""
        return 1

    def name(self, state: State, what: int) -> str:
        """Return it in the notation; no other kind has such a name."""
        return self.word

    def args(self, state: State, what: int) -> Json:
        """Return the arguments of its texts besides `who` and `whom`."""
        return {}


KINDS: Final[dict[int, DealKind]] = {}
OPEN: Final[dict[int, list[DealKind]]] = {}  # by the bits of the kinds that cards bring; a new kind empties it
BROUGHT: Final[dict[str, list[int]]] = {}  # the kinds by the id of a card that brings them


def open_kinds(state: State) -> list[DealKind]:
    """Return the negotiation actions that exist now (ABR-12.16): to look at, not to change."""
    campaign = campaign_of(state)
    ids = campaign.cards.ids
    brought = 0
    for card in campaign.booklet + campaign.objectives:
        if card >= 0 and ids[card] in BROUGHT:
            for number in BROUGHT[ids[card]]:
                brought |= 1 << number
    found = OPEN.get(brought)
    if found is None:
        found = [kind for kind in KINDS.values() if not kind.cards or brought >> kind.number & 1]
        OPEN[brought] = found
    return found


@final
class CedeShip(DealKind):
    """A ship is replaced by the receiver's, never the last one (ABR-12.11)."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        if not state.players[receiver].ships:
            return []
        ships = 0
        found: list[int] = []
        for system in range(SYSTEM_COUNT):
            at = system * SHIP_OWNERS + giver
            fresh, damaged = state.fresh[at], state.damaged[at]
            ships += fresh + damaged
            if fresh and losable_ships(state, system, giver):
                found.append(system * 2)
            if damaged:
                found.append(system * 2 + 1)
        return found if ships > 1 else []

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        system, is_damaged = divmod(what, 2)
        ships = state.damaged if is_damaged else state.fresh
        ships[system * SHIP_OWNERS + giver] -= 1
        ships[system * SHIP_OWNERS + receiver] += 1
        state.players[giver].ships += 1
        state.players[receiver].ships -= 1

    def name(self, state: State, what: int) -> str:
        return f"{'damaged-' if what & 1 else ''}ship@{SYSTEMS[what >> 1]}"

    def args(self, state: State, what: int) -> Json:
        return {"system": system_ref(what >> 1), "state": "damaged" if what & 1 else "fresh"}


@final
class CedeBuilding(DealKind):
    """A building is replaced by the receiver's: never the last of its kind, and no own ship is there (ABR-12.11)."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        other = state.players[receiver]
        own = [each for each in state.buildings if owner_of(each) == giver]
        starports = 0
        for each in own:
            if each & IS_STARPORT:
                starports += 1
        found: list[int] = []
        for each in own:
            same = starports if each & IS_STARPORT else len(own) - starports
            supply = other.starports if each & IS_STARPORT else other.cities
            if same > 1 and supply and not ships_at(state, system_of(each), giver):
                found.append(each >> SITE_SHIFT)
        return found

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        old = building_on(state, what)
        state.buildings.remove(old)
        insort(state.buildings, building(what, receiver, bool(old & IS_STARPORT), bool(old & DAMAGED)))
        if kind_of(old) == CITY:
            state.players[receiver].cities -= 1
        else:
            state.players[receiver].starports -= 1
        return_piece(state, giver << KIND_BITS | kind_of(old))

    def name(self, state: State, what: int) -> str:
        return f"building@{SITES[what]}"

    def args(self, state: State, what: int) -> Json:
        there = building_on(state, what)
        piece = PIECES[kind_of(there)] if there >= 0 else "city"
        return {"system": system_ref(what >> 2), "slot": slot_ref(state, what), "piece": piece}


@final
class Delegate(DealKind):
    """An agent on a Court card is replaced by the receiver's (ABR-12.12)."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        if not state.players[receiver].agents:
            return []
        agents = state.agents
        return [card for spot, card in enumerate(state.court) if card >= 0 and agents[spot * SEATS + giver]]

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        at = state.court.index(what) * SEATS
        state.agents[at + giver] -= 1
        state.agents[at + receiver] += 1
        state.players[receiver].agents -= 1
        return_agent(state, giver)

    def name(self, state: State, what: int) -> str:
        return f"agent@{state.table.cards.ids[what]}"

    def args(self, state: State, what: int) -> Json:
        return {"card": card_ref(state, what)}


@final
class PromiseFavor(DealKind):
    """An agent from supply goes to the receiver's Fate card; a Favor does not buy a Favor (ABR-12.13)."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        return [0] if state.players[giver].agents else []

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        state.players[giver].agents -= 1
        campaign_of(state).favors[receiver * SEATS + giver] += 1

    def price(self, state: State, giver: int, what: int) -> int:
        return NOT_FORCED


@final
class GiveResource(DealKind):
    """A resource of a slot; to force it costs as many Favors as its slot costs to raid (ABR-12.3, ABR-12.14)."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        return held_types(state, giver)

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        lose(state, giver, what)
        take(state, receiver, what)

    def price(self, state: State, giver: int, what: int) -> int:
        slot = cheapest_slot(state, giver, what)
        return slot_cost(state, slot) if slot >= 0 else NOT_FORCED

    def name(self, state: State, what: int) -> str:
        return RESOURCES[what]

    def args(self, state: State, what: int) -> Json:
        return {"resource": resource_ref(what)}


class GivePiece(DealKind):
    """A Captive or Trophy; a piece Loyal to the receiver returns to its supply instead (ABR-12.14)."""

    def box(self, state: State, seat: int) -> list[int]:
        """Return the box that it comes from and goes to."""
        player = state.players[seat]
        return player.captives if self.word == "captive" else player.trophies

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        box = self.box(state, giver)
        return sorted(set(box)) if box else []

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        self.box(state, giver).remove(what)
        if what >> KIND_BITS == receiver:
            return_piece(state, what)
        elif self.word == "trophy":
            gain_trophy(state, receiver, what)
        else:
            insort(state.players[receiver].captives, what)

    def name(self, state: State, what: int) -> str:
        return f"{self.word}.{'-'.join(BOXED[what])}"

    def args(self, state: State, what: int) -> Json:
        return boxed_args(what)


@final
class PassFavor(DealKind):
    """A Favor that the giver holds; the receiver's own returns to its supply (ABR-12.14)."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        return [owner for owner in range(state.table.seats) if favors_of(state, giver, owner)]

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        favors = campaign_of(state).favors
        favors[giver * SEATS + what] -= 1
        if what == receiver:
            return_agent(state, receiver)
        else:
            favors[receiver * SEATS + what] += 1

    def name(self, state: State, what: int) -> str:
        return f"favor.{what}"

    def args(self, state: State, what: int) -> Json:
        return {"whose": seat_ref(what)}


@final
class Invite(DealKind):
    """The First Regent makes an Outlaw a Regent (ABR-12.15)."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        return [0] if campaign_of(state).first_regent == giver and not is_regent(state, receiver) else []

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        become_regent(state, receiver)


CEDE_SHIP: Final = CedeShip("ship")
CEDE_BUILDING: Final = CedeBuilding("building")
DELEGATE: Final = Delegate("agent")
FAVOR: Final = PromiseFavor("favor")
RESOURCE: Final = GiveResource("resource")
CAPTIVE: Final = GivePiece("captive")
TROPHY: Final = GivePiece("trophy")
PASS_FAVOR: Final = PassFavor("pass-favor")
INVITE: Final = Invite("invite")
