"""Jumps: moving ships, all moves of one effect at the same time (BTS-13.1 to BTS-13.5)."""

from typing import ClassVar, final

from ecliptic.effects import Choice, Effects
from ecliptic.games.beyond_the_sun import notation
from ecliptic.games.beyond_the_sun.control import ChooseShips, check_control
from ecliptic.games.beyond_the_sun.frame_checks import MOST_PARTS, MOST_POINTS, are_ships
from ecliptic.games.beyond_the_sun.log_events import Moved, place_name
from ecliptic.games.beyond_the_sun.ships import add_ships, neighbours, remove_ships
from ecliptic.games.beyond_the_sun.state import (
    FACTORS,
    State,
    checksum,
    count_ships,
    fleet_size,
    is_location,
    ship_index,
    ships_of,
)
from ecliptic.games.beyond_the_sun.verb import (
    Projection,
    Verb,
    ends_as_before,
    is_as_before,
    own_act,
    projection_of,
    rest_is_possible,
    rest_needs_ships,
    would_change_nothing,
)
from ecliptic.games.beyond_the_sun.words import POINTS, ask
from ecliptic.kernel import Action, Fields, Json, Message
from ecliptic.kernel.frames import check_fields


@final
class Jump(Verb):
    """Move ships along links, one for each movement point (BTS-13.1)."""

    verb: ClassVar[str] = "jump"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.points: int = row.number("points", 1, 9)

    def perform(self, state: State, seat: int, source: int) -> None:
        if not state.chain:  # jumps of control bonuses do not count (BTS-18.28c)
            state.wrested = 0
        if fleet_size(state, seat):
            state.stack.append(MoveShips(seat, ask(POINTS, state, seat, self.points), 0))

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        projection.points += ask(POINTS, state, seat, self.points)
        projection.changes = projection.changes or fleet_size(state, seat) > 0
        return True

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.points}


@final
class MoveShips(Choice[State]):
    """Which ship moves next, and where? Control is checked when the moves are confirmed (BTS-13.3, BTS-13.5)."""

    __slots__ = ("moved", "points")

    rules: ClassVar[tuple[str, ...]] = ("BTS-13.1", "BTS-13.2", "BTS-13.3")

    def __init__(self, seat: int, points: int, moved: int) -> None:
        self.seat = seat
        self.points = points
        self.moved = moved

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            points=1 <= self.points <= MOST_POINTS,
            moved=0 <= self.moved <= MOST_POINTS,
        )

    def options(self, state: State) -> list[Action]:
        seat = self.seat
        board = state.seating.board
        found: list[Action] = []
        must_reach = rest_needs_ships(state, seat)
        act = own_act(state, seat) if self.points == 1 else None  # the last move must not undo all that was done
        total = checksum(state) if act is not None else 0
        for each in ships_of(state, seat):
            start, level = each >> 3, each & 7
            here = ship_index(state, start, seat, level)
            for end in neighbours(state, seat, start):
                moved = total
                if act is not None:
                    moved += FACTORS[ship_index(state, end, seat, level) & 1023] - FACTORS[here & 1023]
                if must_reach or (act is not None and is_as_before(act, moved)):
                    move_ship(state, seat, start, level, end)
                    is_dead = must_reach and not rest_stays_possible(state, seat, self.points - 1)
                    is_dead = is_dead or (act is not None and ends_as_before(state, seat, moved))
                    move_ship(state, seat, end, level, start)
                    if is_dead:
                        continue
                found.append(notation.move(board, start, level, end))
        can_stop = not must_reach or rest_stays_possible(state, seat, 0)
        if can_stop:
            changes_nothing = would_change_nothing(state, seat) if act is None else ends_as_before(state, seat, total)
            if not changes_nothing:
                found.append(notation.STOP)
        return found

    def decide(self, state: State, seat: int, action: Action) -> None:
        if action.kind == "stop":
            state.stack.pop()
            if self.moved:
                check_control(state, seat)
            return
        start, level, end = action.args
        if state.events is not None:
            state.emit(Moved(seat, level, place_name(state, start), place_name(state, end)))
        move_ship(state, seat, start, level, end)
        if self.points > 1:
            state.stack[-1] = MoveShips(seat, self.points - 1, self.moved + 1)
        else:
            state.stack.pop()
            check_control(state, seat)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"points": self.points}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "stop":
            return Message("do-land" if self.moved else "do-no-move", {}, self.rules)
        start, level, end = action.args
        args = {"level": level, "start": place_name(state, start), "end": place_name(state, end)}
        return Message("do-move", args, self.rules)


def move_ship(state: State, seat: int, start: int, level: int, end: int) -> None:
    """Move a ship, without anything that follows from it."""
    remove_ships(state, start, seat, level, 1)
    add_ships(state, end, seat, level, 1)


def rest_stays_possible(state: State, seat: int, points: int) -> bool:
    """Return whether the rest of the action is possible with so many movement points left (BTS-4.20)."""
    projection = projection_of(state, seat)
    projection.points = points
    return rest_is_possible(state, seat, projection)


@final
class JumpAnywhere(Verb):
    """Move some ships, each to any location (BTS-18.28d)."""

    verb: ClassVar[str] = "jump_anywhere"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.ships: int = row.number("ships", 1, 9)

    def perform(self, state: State, seat: int, source: int) -> None:
        state.stack.append(MoveAnywhere(seat, self.ships, []))

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        projection.changes = projection.changes or fleet_size(state, seat) > 0
        return True

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.ships}


@final
class MoveAnywhere(ChooseShips):
    """Which ship moves to which location? `done` are the ships that moved, as location and level (BTS-18.28d)."""

    __slots__ = ("done", "left")

    rules: ClassVar[tuple[str, ...]] = ("BTS-18.28d",)

    def __init__(self, seat: int, left: int, done: list[int]) -> None:
        self.seat = seat
        self.left = left
        self.done = done

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, left=0 <= self.left <= MOST_PARTS, done=are_ships(state, self.done))

    def options(self, state: State) -> list[Action]:
        if not self.left:
            return []
        board = state.seating.board
        found: list[Action] = []
        for each in ships_of(state, self.seat):
            start, level = each >> 3, each & 7
            if count_ships(state, start, self.seat, level) > self.done.count(each):
                for end in range(len(state.system)):
                    if end != start and is_location(state, end):
                        found.append(notation.move(board, start, level, end))
        if found:
            found.append(notation.STOP)
        return found

    def decide(self, state: State, seat: int, action: Action) -> None:
        if action.kind == "stop":
            state.stack.pop()
            self.finish(state)
            return
        start, level, end = action.args
        if state.events is not None:
            state.emit(Moved(seat, level, place_name(state, start), place_name(state, end)))
        move_ship(state, seat, start, level, end)
        state.stack[-1] = MoveAnywhere(seat, self.left - 1, [*self.done, end << 3 | level])

    def finish(self, state: State) -> None:
        if self.done:
            check_control(state)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"left": self.left}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "stop":
            return Message("do-land" if self.done else "do-no-move", {}, self.rules)
        start, level, end = action.args
        args = {"level": level, "start": place_name(state, start), "end": place_name(state, end)}
        return Message("do-move", args, self.rules)
