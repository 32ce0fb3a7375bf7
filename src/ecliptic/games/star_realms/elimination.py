"""Losing authority, elimination, and how each mode ends (SR-11, SR-15 to SR-19)."""

from typing import ClassVar, Final, final

from ecliptic.effects import refresh
from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.events import CardForEvent, Line, SeatEvent
from ecliptic.games.star_realms.state import CARD, EMPEROR, HUNTER, RAID, Reach, Seating, State
from ecliptic.games.star_realms.wording import Args, card_option, option, seat_ref
from ecliptic.kernel import Action, Decision, Frame, Message, Request
from ecliptic.kernel.frames import field_misfit


@final
class PlayerEliminated(SeatEvent):
    """A player is out of the game."""

    text: ClassVar[str] = "eliminated"
    rules: ClassVar[tuple[str, ...]] = ("SR-11.1",)


@final
class GameWon(Line):
    """The game is over."""

    __slots__ = ("winners",)

    text: ClassVar[str] = "over"
    rules: ClassVar[tuple[str, ...]] = ("SR-11.2",)

    def __init__(self, winners: list[int]) -> None:
        self.winners: Final = winners

    def args(self, state: State) -> Args:
        return {"winners": [seat_ref(seat) for seat in self.winners]}


@final
class GameStopped(Line):
    """The turn limit is reached."""

    text: ClassVar[str] = "stopped"
    rules: ClassVar[tuple[str, ...]] = ("SR-11.8",)


@final
class CardLeft(CardForEvent):
    """An eliminated player leaves a card to a teammate."""

    text: ClassVar[str] = "gift"
    rules: ClassVar[tuple[str, ...]] = ("SR-18.11", "SR-19.12")


def lose_authority(state: State, seat: int, n: int) -> None:
    """An attack took n authority; at 0 or less the player (in hydra: the team) is eliminated (SR-11.1)."""
    score = state.seating.authority_of[seat]
    state.authority[score] -= n
    if state.authority[score] <= 0:
        eliminate(state, seat)


def eliminate(state: State, seat: int) -> None:
    """Take a player out of the game at this instant and end the game if the mode says so."""
    seating = state.seating
    for member in seating.members(seat) if seating.authority_of is seating.side else [seat]:
        state.players[member].alive = False
        state.eliminated.append(member)
        if state.events is not None:
            state.emit(PlayerEliminated(member))
    state.reach = find_reach(state, seating)
    side = seating.side[seat]
    if (
        seat in seating.emperors
        or seat == seating.boss
        or not any(player.alive for other, player in enumerate(state.players) if seating.side[other] == side)
    ):
        sides_left = {seating.side[s] for s, player in enumerate(state.players) if player.alive} - {side}
        if len(sides_left) == 1:
            finish(state, sides_left.pop(), "elimination")
            return
    lay_down(state, seat)
    heirs = gift_receivers(state, seat)
    if heirs and state.players[seat].discard:
        state.stack += [Leave(seat), Gift(seat, heirs)]
    else:
        leave_game(state, seat)


def lay_down(state: State, seat: int) -> None:
    """An eliminated player lays all cards on the discard pile, where a gift is picked from (SR-18.11, SR-19.12).

    This shows nothing new: everybody could tell which cards this player owns, and they are sorted.
    """
    player = state.players[seat]
    player.discard = sorted(player.deck + player.hand + player.discard + [slot & CARD for slot in player.area])
    for zone in (player.deck, player.hand, player.area, player.gone, player.known_hand):
        zone.clear()
    player.known_top = 0
    refresh(state)


def leave_game(state: State, seat: int) -> None:
    """The cards of an eliminated player leave the game (SR-11.7)."""
    state.removed += state.players[seat].discard
    state.players[seat].discard.clear()


def gift_receivers(state: State, seat: int) -> list[int]:
    """Who may get a card of an eliminated player: his emperor, or every other living raider (SR-18.11, SR-19.12)."""
    seating = state.seating
    if seating.mode == EMPEROR:
        return [emperor for emperor in seating.emperors if seating.side[emperor] == seating.side[seat]]
    if seating.mode == RAID:
        return [other for other in seating.members(seat) if state.players[other].alive]
    return []


def finish(state: State, winning_side: int, reason: str) -> None:
    """End the game at once (SR-11.2). A team shares its place; players alone are placed by when they went out."""
    seating = state.seating
    places: list[int] = []
    for seat in range(len(state.players)):
        if seating.side[seat] == winning_side:
            places.append(1)
        elif len(set(seating.side)) == len(seating.side):
            places.append(len(state.players) - state.eliminated.index(seat))
        else:
            places.append(2)
    state.places = tuple(places)
    state.reason = reason
    state.stack.clear()
    if state.events is not None:
        state.emit(GameWon([seat for seat, place in enumerate(places) if place == 1]))


def stop_without_result(state: State) -> None:
    """The turn limit is reached: nobody has won (SR-11.8)."""
    state.places = tuple(0 for _ in state.players)
    state.reason = "turn_limit"
    state.stack.clear()
    if state.events is not None:
        state.emit(GameStopped())


def find_reach(state: State, seating: Seating) -> Reach:
    """Who may attack and target whom, by the rules of the mode (SR-14.6 to SR-19.10)."""
    order, side = seating.order, seating.side
    size = len(order)
    alive = [state.players[seat].alive for seat in range(size)]
    opponents: list[list[int]] = [[] for _ in range(size)]
    for seat in range(size):
        start = order.index(seat)
        for step in range(1, size):
            other = order[(start + step) % size]
            if alive[other] and side[other] != side[seat]:
                opponents[seat].append(other)
    if seating.mode == HUNTER:
        # The nearest living player on either side (SR-16.2, SR-16.3, SR-16.6); opponents stand in that order.
        left = [around[:1] for around in opponents]
        both = [around[:1] + around[1:][-1:] for around in opponents]
        return Reach(left, both, opponents)
    if seating.mode == EMPEROR:
        reach = [emperor_reach(seating, alive, seat, opponents[seat]) for seat in range(size)]
        return Reach(reach, reach, opponents)
    reach_tables = Reach(opponents, opponents, opponents)
    if seating.authority_of is side:
        reach_tables.foes = [around[:1] for around in opponents]
    return reach_tables


def emperor_reach(seating: Seating, alive: list[bool], seat: int, opponents: list[int]) -> list[int]:
    """An emperor reaches everybody, an admiral the facing admiral and after him the emperor (SR-18.5 to SR-18.7)."""
    if seat in seating.emperors:
        return opponents
    facing = seating.order[len(seating.order) - 1 - seating.order.index(seat)]
    if alive[facing]:
        return [facing]
    return [other for other in opponents if other in seating.emperors]


@final
class Gift(Frame[State]):
    """An eliminated player may give one card to each of these players, one after the other (SR-18.11, SR-19.12)."""

    __slots__ = ("heirs", "seat")

    rules: ClassVar[tuple[str, ...]] = ("SR-18.11", "SR-19.12")

    def __init__(self, seat: int, heirs: list[int]) -> None:
        self.seat = seat
        self.heirs = heirs

    def misfit(self, state: State) -> Message | None:
        if state.players[self.seat].alive:
            return field_misfit(self, "seat")
        possible = gift_receivers(state, self.seat)
        fits = self.heirs and all(heir in possible for heir in self.heirs) and len(set(self.heirs)) == len(self.heirs)
        return None if fits else field_misfit(self, "heirs")

    def ask(self, state: State) -> Request | None:
        owned = sorted(set(state.players[self.seat].discard))
        return Decision(self.seat, [notation.GIVE[card] for card in owned] + [notation.NO_GIFT])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        heir = self.heirs[0]
        if action is not notation.NO_GIFT:
            card = action.args[0]
            state.players[seat].discard.remove(card)
            state.players[heir].discard.append(card)
            if state.events is not None:
                state.emit(CardLeft(seat, card, heir))
        if len(self.heirs) > 1 and state.players[seat].discard:
            state.stack.append(Gift(seat, self.heirs[1:]))

    def prompt_args(self, state: State, seat: int) -> Args:
        return {"whom": seat_ref(self.heirs[0])}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action is notation.NO_GIFT:
            return option(action, {}, self.rules)
        return card_option(state, action, self.rules)


@final
class Leave(Frame[State]):
    """What an eliminated player has not given away leaves the game (SR-11.7)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, state: State) -> Message | None:
        return field_misfit(self, "seat") if state.players[self.seat].alive else None

    def run(self, state: State) -> None:
        state.stack.pop()
        leave_game(state, self.seat)
