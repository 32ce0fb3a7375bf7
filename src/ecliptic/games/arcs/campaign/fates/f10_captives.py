"""Fate 10, the Hegemon in Act III: Captives and Banners: Mind Managers, Against Hegemony, Happy Hosts."""

from typing import Any, ClassVar, Final, final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import SYSTEM_COUNT, TYRANT
from ecliptic.games.arcs.campaign.acts import grand_ambition
from ecliptic.games.arcs.campaign.card_removal import scrapped_if
from ecliptic.games.arcs.campaign.state import declare_fact, fact, note
from ecliptic.games.arcs.campaign.token_buildings import gain_token_trophy
from ecliptic.games.arcs.campaign.token_moves import tokens_on_map
from ecliptic.games.arcs.campaign.tokens import place_of
from ecliptic.games.arcs.campaign.words import KEEPS_CAPTIVES
from ecliptic.games.arcs.events import SeatSystemEvent, owner_ref, seat_ref, system_ref
from ecliptic.games.arcs.guilds import see_hand, swap_cards
from ecliptic.games.arcs.pieces import piece
from ecliptic.games.arcs.scoring import ambitions_won
from ecliptic.games.arcs.state import (
    BOXED,
    EMPIRE,
    KIND_BITS,
    NOBODY,
    SHIP,
    SHIP_OWNERS,
    State,
)
from ecliptic.games.arcs.words import FOR_AMBITION, controller, controls, is_declared
from ecliptic.kernel import Action, Event, Json, Message

BANNER: Final = "banner"

PIECE_NUMBERS: Final = len(BOXED)
KEPT: Final = [declare_fact(f"f10-kept-{number}", 0, 24) for number in range(PIECE_NUMBERS)]


def banners(state: State) -> list[int]:
    """Return the systems with a Banner."""
    return [place_of(each) for each in tokens_on_map(state, BANNER)]


# Mind Managers (F10-06), Against Hegemony (F10-09, F10-10)


@final
class Manipulate(Asking):
    """See the hand of a Rival of whom you have a Captive, and swap one card. `n` is 1 plus that seat."""

    verb: ClassVar[str] = "manipulate"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n <= state.table.seats and n - 1 != seat

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if n:
            own, theirs = state.players[seat].hand, state.players[n - 1].hand
            return [notation.swap(given, taken) for given in own for taken in theirs]
        owners = {each >> KIND_BITS for each in state.players[seat].captives}
        return [
            notation.RIVAL[other]
            for other in range(state.table.seats)
            if other != seat and other in owners and state.players[other].hand
        ]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if n:
            swap_cards(state, seat, n - 1, action.args[0], action.args[1])
            return
        other = action.args[0]
        see_hand(state, seat, other)
        self.ask_again(state, seat, source, 1 + other)


@scrapped_if("no_banners")
def are_no_banners(state: State, holder: int) -> bool:
    """Return whether no Banner is on the map."""
    return not banners(state)


@final
class ToppleBanners(Asking):
    """You may take any Banners that you control as Trophies."""

    verb: ClassVar[str] = "topple_banners"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found = [notation.AT[system] for system in sorted(banners(state)) if controls(state, seat, system)]
        return [notation.DONE, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.DONE:
            return
        self.ask_again(state, seat, source, 0)
        if state.events is not None:
            state.emit(SeatSystemEvent("banner-taken", seat, action.args[0]))
        each = next(each for each in tokens_on_map(state, BANNER) if place_of(each) == action.args[0])
        gain_token_trophy(state, each, seat)


# Act III: Happy Hosts (F10-12) and grand ambitions


class ShipsCaptured(Event):
    """Damaged ships of an owner become Captives."""

    __slots__ = ("n", "owner", "seat", "system")

    def __init__(self, seat: int, owner: int, n: int, system: int) -> None:
        self.seat = seat
        self.owner = owner
        self.n = n
        self.system = system

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args: Json = {"who": seat_ref(self.seat), "whose": owner_ref(self.owner), "n": self.n}
        return Message("log-ships-captured", {**args, "system": system_ref(self.system)})


@final
class Pacify(Verb):
    """Capture all damaged ships that are not own in systems that you control."""

    verb: ClassVar[str] = "pacify"

    def targets(self, state: State, seat: int) -> list[tuple[int, int]]:
        """Return systems and owners of damaged ships to capture."""
        owners = [owner for owner in (*range(state.table.seats), EMPIRE) if owner != seat]
        return [
            (system, owner)
            for system in range(SYSTEM_COUNT)
            if controls(state, seat, system)
            for owner in owners
            if state.damaged[system * SHIP_OWNERS + owner]
        ]

    def can_do(self, state: State, seat: int, source: int) -> bool:
        return len(self.targets(state, seat)) > 0

    def run(self, state: State, seat: int, source: int) -> None:
        player = state.players[seat]
        for system, owner in self.targets(state, seat):
            at = system * SHIP_OWNERS + owner
            if state.events is not None:
                state.emit(ShipsCaptured(seat, owner, state.damaged[at], system))
            player.captives = sorted(player.captives + [piece(owner, SHIP)] * state.damaged[at])
            state.damaged[at] = 0


@final
class KeepCaptives(Asking):
    """Choose Captives that stay when Tyrant was scored: one for each Banner that you or nobody controls.

    `n` are those still to choose.
    """

    verb: ClassVar[str] = "keep_captives"

    def first(self, state: State, seat: int, source: int) -> int:
        held = (NOBODY, seat)
        return sum(1 for system in banners(state) if controller(state, system, seat, FOR_AMBITION) in held)

    def run(self, state: State, seat: int, source: int) -> None:
        if is_declared(state, TYRANT) and self.first(state, seat, source):
            self.ask_again(state, seat, source, self.first(state, seat, source))

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n <= SYSTEM_COUNT

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        captives = state.players[seat].captives
        found = [
            notation.PIECE[each]
            for each in sorted(set(captives))
            if n and fact(state, KEPT[each]) < captives.count(each)
        ]
        return [notation.DONE, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.DONE:
            which = action.args[0]
            note(state, KEPT[which], fact(state, KEPT[which]) + 1)
            self.ask_again(state, seat, source, n - 1)


@KEEPS_CAPTIVES.changed_by("F10-12")
def hosts_keep_captives(state: State, source: int, answer: list[int], seat: int) -> list[int]:
    """The chosen Captives stay while the others return."""
    if state.owner_of(source) != seat:
        return answer
    captives = state.players[seat].captives
    kept = answer[:]
    for which in range(PIECE_NUMBERS):
        kept += [which] * min(fact(state, KEPT[which]), captives.count(which))
        note(state, KEPT[which], 0)
    return sorted(kept)


@grand_ambition("no_rival_tyrant")
def no_rival_tyrant(state: State, seat: int) -> bool:
    """No Rival won Tyrant in this chapter."""
    return not any(TYRANT in ambitions_won(state, other) for other in range(state.table.seats) if other != seat)


@grand_ambition("banners_over_chapters")
def banners_over_chapters(state: State, seat: int) -> bool:
    """Return whether more Banners are on the map than the number of this chapter."""
    return len(banners(state)) > state.chapter
