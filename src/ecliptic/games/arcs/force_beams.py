"""Force Beams: ships of anybody are guided to or from a starport (L16)."""

from typing import ClassVar, Final, final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking
from ecliptic.games.arcs.board import SYSTEM_COUNT
from ecliptic.games.arcs.events import CardMoved, Moved, owner_ref
from ecliptic.games.arcs.frame_checks import is_in_play, is_seat
from ecliptic.games.arcs.moving import FIRST_STEP, shift
from ecliptic.games.arcs.pieces import fresh_ships, loyal_buildings, ships_at
from ecliptic.games.arcs.state import DAMAGED, EMPIRE, IS_STARPORT, SHIP_OWNERS, State, card_of
from ecliptic.games.arcs.words import neighbours
from ecliptic.kernel import Action, Json

WAYS: Final = SYSTEM_COUNT * SYSTEM_COUNT


@final
class Guiding:
    """What has been decided so far: the way, whose ships are asked, whether some moved, how many of the own did.

    >>> Guiding(1 + (2 * 24 + 5) * 16 + 8 + 1).number(1)
    858
    """

    __slots__ = ("any_moved", "end", "own", "owner", "start")

    def __init__(self, n: int) -> None:
        self.owner: Final = n - 1 & 7
        self.any_moved: Final = n - 1 & 8 > 0
        self.own, way = divmod(n - 1 >> 4, WAYS)
        self.start, self.end = divmod(way, SYSTEM_COUNT)

    def number(self, owner: int, moved: int = 0, own: int = 0) -> int:
        """Return the number of the question for an owner's ships after so many more, and so many own, have moved."""
        way = ((self.own + own) * SYSTEM_COUNT + self.start) * SYSTEM_COUNT + self.end
        return 1 + way * 16 + (8 if self.any_moved or moved else 0) + owner


@final
class Guide(Asking):
    """Move any ships between a fresh own starport's system and an adjacent one (L16).

    Cards that change moves do nothing here: the systems are adjacent for everybody. Laws are no cards of play areas,
    so the Movement Law holds (ABR-4.14). `n` is 0 for the way, then a number of `Guiding`.
    """

    verb: ClassVar[str] = "guide"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        if n <= 0:
            return n == 0
        now = Guiding(n)
        if not is_in_play(state, now.start) or now.end not in neighbours(state, now.start):
            return False
        if now.own and (not self.is_imperial(state) or now.own > ships_at(state, now.end, seat) or not now.any_moved):
            return False
        return is_seat(state, now.owner) or (now.owner == EMPIRE and self.is_imperial(state))

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if n:
            return self.ships(state, seat, Guiding(n))
        ports = [
            system
            for system in range(SYSTEM_COUNT)
            if any(each & IS_STARPORT and not each & DAMAGED for each in loyal_buildings(state, system, seat))
        ]
        ways = sorted(
            {way for port in ports for other in neighbours(state, port) for way in ((port, other), (other, port))}
        )
        return [notation.move(start, end) for start, end in ways if self.may_move(state, seat, start, 0, 0)]

    def ships(self, state: State, seat: int, now: Guiding) -> list[Action]:
        """Return how many ships of an owner can move; somebody's ship has to."""
        at = now.start * SHIP_OWNERS + now.owner
        later = now.owner < EMPIRE and self.may_move(state, seat, now.start, now.owner + 1, now.own)
        least = 0 if later or now.any_moved else 1
        most = self.most_imperial(state, seat, now.start, now.own) if now.owner == EMPIRE else 99
        return [
            notation.ships(fresh, damaged)
            for fresh in range(state.fresh[at], -1, -1)
            for damaged in range(state.damaged[at], -1, -1)
            if least <= fresh + damaged <= most
        ]

    def is_imperial(self, state: State) -> bool:
        """Return whether there are Imperial ships in this game."""
        return EMPIRE in state.table.others

    def most_imperial(self, state: State, seat: int, start: int, own: int) -> int:
        """Return how many Imperial ships a seat may guide beside so many own ones."""
        if state.extension is None or not self.is_imperial(state):
            return 0
        return min(ships_at(state, start, EMPIRE), state.extension.most_escorted(state, seat, own))

    def may_move(self, state: State, seat: int, start: int, first: int, own: int) -> bool:
        """Return whether ships of players from this seat on can be guided, or Imperial ones beside so many own."""
        if self.most_imperial(state, seat, start, own):
            return True
        return any(ships_at(state, start, owner) for owner in range(first, state.table.seats))

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if not n:
            if state.events is not None:
                state.emit(CardMoved("used", seat, card_of(source)))  # others' ships do not move by themselves
            way = action.args[0] * SYSTEM_COUNT + action.args[1]
            self.ask_again(state, seat, source, 1 + way * 16)
            return
        now = Guiding(n)
        fresh, damaged = action.args
        moved = fresh + damaged
        own = moved if now.owner == seat and self.is_imperial(state) else 0
        if now.owner + 1 < state.table.seats:
            self.ask_again(state, seat, source, now.number(now.owner + 1, moved, own))
        elif now.owner != EMPIRE and self.most_imperial(state, seat, now.start, now.own + own):
            self.ask_again(state, seat, source, now.number(EMPIRE, moved, own))
        if moved:
            there = fresh_ships(state, now.start, now.owner)
            shift(state, now.owner, now.start, now.end, fresh, damaged)
            if state.extension is not None:
                state.extension.ships_step(state, seat, now.owner, now.start, now.end, there, fresh, FIRST_STEP)
            if state.events is not None:
                state.emit(Moved(now.owner, moved, now.start, now.end))

    def extra_args(self, state: State, n: int) -> Json:
        return {"whose": owner_ref(Guiding(n).owner)} if n else {}
