"""Verbs that several cards share: discarding themselves, gaining, placing ships, stealing, clearing Outrage."""

from typing import ClassVar, Final, final

from ecliptic.effects import Effects
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import ONCE_PER_TURN, Asking, Verb
from ecliptic.games.arcs.board import CLUSTERS, RESOURCES, SYSTEM_COUNT, cluster_of
from ecliptic.games.arcs.court import discard_card
from ecliptic.games.arcs.outrage import clear_outrage, cover
from ecliptic.games.arcs.pieces import place_ships
from ecliptic.games.arcs.raiding import steal_card, stealable_cards
from ecliptic.games.arcs.resources import empty_slots, gain, steal, stealable
from ecliptic.games.arcs.state import State, card_of
from ecliptic.games.arcs.turn import may_seize, seize
from ecliptic.games.arcs.words import controls
from ecliptic.kernel import Action, Fields, Json


@final
class DiscardThis(Verb):
    """Discard the card itself; it may be done for no effect (ARC-5.5)."""

    verb: ClassVar[str] = "discard_this"

    def run(self, state: State, seat: int, source: int) -> None:
        discard_card(state, seat, card_of(source))


@final
class Gain(Verb):
    """Gain resources of a type from the supply."""

    verb: ClassVar[str] = "gain"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.kind: Final = row.word("gain", RESOURCES)

    def run(self, state: State, seat: int, source: int) -> None:
        gain(state, seat, self.kind)

    def args(self, effects: Effects[State]) -> Json:
        return {"resource": {"resource": RESOURCES[self.kind]}}


@final
class PlaceShips(Asking):
    """Place ships in one system that the holder controls."""

    verb: ClassVar[str] = "place_ships"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n: Final = row.number("place_ships", 1, 9)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not state.players[seat].ships:
            return []
        return [notation.AT[system] for system in range(SYSTEM_COUNT) if controls(state, seat, system)]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        place_ships(state, seat, action.args[0], self.n)

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.n}


@final
class ShipAtEachGate(Asking):
    """Place a ship at every gate in play, at gates of choice if ships run short (BC08). `n` are the clusters left."""

    verb: ClassVar[str] = "ship_at_each_gate"

    def first(self, state: State, seat: int, source: int) -> int:
        return sum(1 << cluster for cluster in range(CLUSTERS) if state.links[cluster * 4])

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n & ~self.first(state, seat, source) == 0

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not state.players[seat].ships:
            return []
        return [notation.AT[cluster * 4] for cluster in range(CLUSTERS) if n & 1 << cluster]

    def run(self, state: State, seat: int, source: int) -> None:
        gates = self.first(state, seat, source)
        if state.players[seat].ships < gates.bit_count():
            self.ask_again(state, seat, source, gates)
        else:
            for cluster in range(CLUSTERS):
                if gates & 1 << cluster:
                    place_ships(state, seat, cluster * 4, 1)

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        place_ships(state, seat, action.args[0], 1)
        self.ask_again(state, seat, source, n & ~(1 << cluster_of(action.args[0])))


def steal_options(state: State, seat: int, kind: int) -> list[Action]:
    """Return from whom a seat can steal a resource of this type, and whether out of the Trust (ABR-10.14)."""
    found = [
        notation.STEAL[other][kind]
        for other in range(state.table.seats)
        if other != seat and kind in stealable(state, seat, other)
    ]
    if state.extension is not None:
        found += [action for action in state.extension.more_to_steal(state, seat) if action.args[0] == kind]
    return found


def steal_chosen(state: State, seat: int, action: Action) -> None:
    """Steal a resource as an option says."""
    if action.kind == "steal":
        steal(state, seat, action.args[0], action.args[1])
    elif state.extension is not None:
        state.extension.steal_more(state, seat, action)


@final
class Fill(Asking):
    """Fill empty slots with a type: from the supply, then from Rivals (BC02, BC09). `n` are the slots left."""

    verb: ClassVar[str] = "fill"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.kind: Final = row.word("fill", RESOURCES)

    def first(self, state: State, seat: int, source: int) -> int:
        return len(empty_slots(state, seat))

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n <= len(state.players[seat].resources)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not n:
            return []
        if state.supply[self.kind]:
            return [notation.DONE, notation.TYPE[self.kind]]
        found = steal_options(state, seat, self.kind)
        return [notation.DONE, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.DONE:
            return
        self.ask_again(state, seat, source, n - 1)
        if action.kind == "type":
            gain(state, seat, self.kind)
        else:
            steal_chosen(state, seat, action)

    def args(self, effects: Effects[State]) -> Json:
        return {"resource": {"resource": RESOURCES[self.kind]}}


@final
class StealOne(Asking):
    """Steal a resource of a type from a Rival (BC03, BC06)."""

    verb: ClassVar[str] = "steal_one"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.kind: Final = row.word("steal_one", RESOURCES)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return steal_options(state, seat, self.kind)

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        steal_chosen(state, seat, action)

    def args(self, effects: Effects[State]) -> Json:
        return {"resource": {"resource": RESOURCES[self.kind]}}


@final
class StealAny(Asking):
    """Steal a Guild card, or with `resources` also a resource, from a Rival (BC20, BC30)."""

    verb: ClassVar[str] = "steal_any"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.resources: Final = row.flag("resources")
        self.may: Final = row.flag("may")

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found: list[Action] = []
        for other in range(state.table.seats):
            if other == seat:
                continue
            if self.resources:
                found += [notation.STEAL[other][kind] for kind in stealable(state, seat, other)]
            found += [notation.STEAL_CARD[other][card] for card in stealable_cards(state, seat, other)]
        return [notation.DONE, *found] if self.may and found else found

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action.kind == "steal":
            steal(state, seat, action.args[0], action.args[1])
        elif action.kind == "steal_card":
            steal_card(state, seat, action.args[0], action.args[1])

    def args(self, effects: Effects[State]) -> Json:
        return {"resources": "yes" if self.resources else "no"}


@final
class ClearOutrage(Verb):
    """Clear the holder's Outrage of these types (ARC-8.4)."""

    verb: ClassVar[str] = "clear_outrage"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.kinds: Final = row.words("clear_outrage", RESOURCES)

    def run(self, state: State, seat: int, source: int) -> None:
        for kind in self.kinds:
            clear_outrage(state, seat, kind)

    def args(self, effects: Effects[State]) -> Json:
        return {"resources": [{"resource": RESOURCES[kind]} for kind in self.kinds]}


@final
class CoverOutrage(Verb):
    """Start with agents on these Outrage slots (LEAD02, LEAD16)."""

    verb: ClassVar[str] = "cover_outrage"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.kinds: Final = row.words("cover_outrage", RESOURCES)

    def run(self, state: State, seat: int, source: int) -> None:
        for kind in self.kinds:
            cover(state, seat, kind)

    def args(self, effects: Effects[State]) -> Json:
        return {"resources": [{"resource": RESOURCES[kind]} for kind in self.kinds]}


@final
class SeizeInitiative(Verb):
    """Seize the initiative, if it can be seized (BC16)."""

    verb: ClassVar[str] = "seize"

    def run(self, state: State, seat: int, source: int) -> None:
        if may_seize(state, seat):
            seize(state, seat)


@final
class OncePerTurn(Verb):
    """What follows can be done once per turn (ARC-5.9)."""

    verb: ClassVar[str] = "once_per_turn"

    def run(self, state: State, seat: int, source: int) -> None:
        state.limits.append(ONCE_PER_TURN + source)

    def can_do(self, state: State, seat: int, source: int) -> bool:
        return ONCE_PER_TURN + source not in state.limits


def is_used_up(state: State, source: int) -> bool:
    """Return whether a card's action of once per turn was taken."""
    return ONCE_PER_TURN + source in state.limits
