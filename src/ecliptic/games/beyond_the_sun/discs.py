"""Production discs: leaving and returning to their tracks, automation (BTS-11)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice, Effects, fire, refresh
from ecliptic.games.beyond_the_sun import notation
from ecliptic.games.beyond_the_sun.components import DISCS, FOOD, ORE, STAR
from ecliptic.games.beyond_the_sun.frame_checks import MOST_PARTS
from ecliptic.games.beyond_the_sun.log_events import Automated
from ecliptic.games.beyond_the_sun.state import State, discs_left
from ecliptic.games.beyond_the_sun.verb import Projection, Verb
from ecliptic.games.beyond_the_sun.words import LAST_DISC, TRACKS, ask
from ecliptic.kernel import Action, Fields, Frame, Json, Message
from ecliptic.kernel.frames import check_fields

BOTH: Final = 1 << FOOD | 1 << ORE
DUE: Final = 2  # how far the bits of tracks that were emptied and not yet rewarded are shifted


def discs_for(state: State, seat: int, symbols: int) -> list[int]:
    """Return the kinds of discs that may be placed for these symbols (BTS-11.3, 11.4, 13.16, 14.8, 18.17)."""
    player = state.players[seat]
    found: list[int] = []
    if symbols >> FOOD & 1 and player.food:
        found.append(FOOD)
    if symbols >> ORE & 1 and player.ore_discs:
        found.append(ORE)
    if not found:
        found.append(STAR)
    if symbols != BOTH and state.active[TRACKS.number] and ask(TRACKS, state, seat, 0):
        found += [track for track in (FOOD, ORE) if track not in found and discs_left(player, track)]
        found.sort()
    return found


def take_disc(state: State, seat: int, disc: int) -> None:
    """Take the leftmost disc of a track, or a star disc (BTS-11.7)."""
    player = state.players[seat]
    if disc == STAR:
        return
    if disc == FOOD:
        player.food -= 1
    else:
        player.ore_discs -= 1
    if not discs_left(player, disc) and not player.emptied >> disc & 1:
        player.emptied |= 1 << disc | 1 << disc + DUE
    cells_changed(state, seat)


def return_disc(state: State, seat: int, disc: int) -> None:
    """Put a disc back on the rightmost open cell of its track (BTS-11.7, BTS-11.9)."""
    player = state.players[seat]
    if disc == FOOD:
        player.food += 1
    elif disc == ORE:
        player.ore_discs += 1
    else:
        return
    cells_changed(state, seat)


def cells_changed(state: State, seat: int) -> None:
    """Switch abilities of a mat on or off with their cells (BTS-19.3)."""
    if state.parts.mats[state.players[seat].mat].rows:
        refresh(state)


def reward_last_disc(state: State, seat: int, tracks: list[int]) -> None:
    """Let the faction's mat react if the last disc of one of these tracks has left (BTS-19.6)."""
    player = state.players[seat]
    for track in tracks:
        if player.emptied >> track + DUE & 1:
            player.emptied &= ~(1 << track + DUE)
            fire(state, LAST_DISC, seat)


@final
class LastDisc(Frame[State]):
    """After the bonuses of a system, the reward for the last disc of a track (BTS-19.6)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.stack.pop()
        reward_last_disc(state, self.seat, [FOOD, ORE])


@final
class LastDiscOfTrack(Frame[State]):
    """The same for one track: the other one was emptied before, and its reward waits for another system's bonuses."""

    __slots__ = ("seat", "track")

    def __init__(self, seat: int, track: int) -> None:
        self.seat = seat
        self.track = track

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, track=self.track in (FOOD, ORE))

    def run(self, state: State) -> None:
        state.stack.pop()
        reward_last_disc(state, self.seat, [self.track])


def await_last_disc(state: State, seat: int) -> None:
    """Reward the last disc of a track after everything that is put on the stack from now on."""
    if not state.active[LAST_DISC.number]:
        return
    due = state.players[seat].emptied >> DUE & BOTH
    if not due:
        state.stack.append(LastDisc(seat))
    elif due != BOTH:
        state.stack.append(LastDiscOfTrack(seat, ORE if due >> FOOD & 1 else FOOD))


# Automation


@final
class Automate(Verb):
    """Put discs of a track on the automation track (BTS-11.1)."""

    verb: ClassVar[str] = "automate"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        kind = row.word("disc", ["food", "ore", "either"])
        self.symbols: int = (1 << FOOD, 1 << ORE, BOTH)[kind]
        self.n: int = row.number("n", 1, 5, default=1)

    def perform(self, state: State, seat: int, source: int) -> None:
        state.stack.append(AutomateDisc(seat, self.symbols, self.n))

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        projection.changes = True
        return True

    def args(self, effects: Effects[State]) -> Json:
        kind = "either" if self.symbols == BOTH else "food" if self.symbols == 1 << FOOD else "ore"
        return {"disc": kind, "n": self.n}


@final
class AutomateDisc(Choice[State]):
    """Which disc is automated? (BTS-11.4)"""

    __slots__ = ("left", "symbols")

    rules: ClassVar[tuple[str, ...]] = ("BTS-11.1", "BTS-11.4")

    def __init__(self, seat: int, symbols: int, left: int) -> None:
        self.seat = seat
        self.symbols = symbols
        self.left = left

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            symbols=self.symbols in (1 << FOOD, 1 << ORE, BOTH),
            left=1 <= self.left <= MOST_PARTS,
        )

    def options(self, state: State) -> list[Action]:
        return [notation.DISC[disc] for disc in discs_for(state, self.seat, self.symbols)]

    def decide(self, state: State, seat: int, action: Action) -> None:
        disc = action.args[0]
        state.stack.pop()
        if self.left > 1:
            state.stack.append(AutomateDisc(seat, self.symbols, self.left - 1))
        if state.events is not None:
            state.emit(Automated(seat, disc))
        player = state.players[seat]
        player.automation = [*player.automation, disc]
        take_disc(state, seat, disc)
        reward_last_disc(state, seat, [disc])  # those of outposts and colonies wait for their bonuses

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-disc", {"disc": {"disc": DISCS[action.args[0]]}}, self.rules)
