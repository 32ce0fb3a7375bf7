"""The course of a round: blocked spaces, the clean-up, the laws of the next round (FED-4.1, FED-20, FED-22, FED-23)."""

from typing import final

from ecliptic.effects import refresh
from ecliptic.games.federation import events, phase_events
from ecliptic.games.federation.executive import ExecutivePhase
from ecliptic.games.federation.frame_checks import frame_misplaced
from ecliptic.games.federation.scoring import end_game
from ecliptic.games.federation.state import (
    ALL_AMBASSADORS,
    AMBASSADOR_PHASE,
    NOBODY,
    ROUNDS,
    State,
    neutral_piece,
    piece_token,
)
from ecliptic.games.federation.turn import AmbassadorPhase
from ecliptic.games.federation.vocabulary import LEFT, RIGHT, SENATE_SPACES
from ecliptic.kernel import Chance, Frame, Message, Request
from ecliptic.kernel.frames import frame_below


@final
class BeginRound(Frame[State]):
    """A round begins: the president pawn shows the start player, tiles block spaces (FED-4.2, FED-20.5, FED-22.3)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.stack.pop()
        state.phase = AMBASSADOR_PHASE
        state.round += 1
        state.turn = 0
        state.active_seat = NOBODY
        state.start = state.president
        if state.events is not None:
            state.emit(events.RoundBegan(state.start, state.round))
        block_spaces(state)
        state.stack.append(CleanUp())
        state.stack.append(ExecutivePhase())
        state.stack.append(AmbassadorPhase())

    def misfit(self, state: State) -> Message | None:
        if state.round == ROUNDS or any(state.senate) or state.outer:
            return frame_misplaced(self)
        return frame_misplaced(self) if any(player.die_at != NOBODY for player in state.players) else None


def block_spaces(state: State) -> None:
    """With two or three players neutral vote tiles take spaces of the senate (FED-22.3, FED-23.3 to FED-23.5)."""
    if state.planet_blocks:
        one, other, zero = state.parts.planet_block_spaces[state.planet_blocks[-1]]
        block(state, one, state.round)
        block(state, other, state.round)
        block(state, zero, 0)
        state.planet_block = state.planet_blocks[-1]
        state.planet_blocks = state.planet_blocks[:-1]
    if state.room_blocks:
        for space in state.parts.room_block_spaces[state.room_blocks[-1]]:
            block(state, space, 0)
        state.room_block = state.room_blocks[-1]
        state.room_blocks = state.room_blocks[:-1]


def block(state: State, space: int, votes: int) -> None:
    """A neutral vote tile occupies a space for the round."""
    if state.events is not None:
        state.emit(events.SpaceBlocked(space, votes))
    state.senate[space] = neutral_piece(votes)


@final
class CleanUp(Frame[State]):
    """The round is over: everything returns, and the next laws are revealed, or the game ends (FED-20)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.stack.pop()
        clean_up(state)
        if state.round == ROUNDS:
            end_game(state)
        else:
            state.stack.append(BeginRound())
            reveal_laws(state)


def clean_up(state: State) -> None:
    """Ambassadors and dice return; tokens, special ambassador, round bonuses leave (FED-8.14, FED-20.1, FED-22.8)."""
    for player in state.players:
        player.ambassadors |= ALL_AMBASSADORS
        player.die_at = NOBODY
        player.round_bonus = 0
        player.passed = False
    played = [piece_token(piece) for piece in state.senate + state.outer if piece]
    state.used_tokens = state.used_tokens + [token for token in played if token != NOBODY]
    state.senate = [0] * SENATE_SPACES
    state.outer = []
    state.planet_block = NOBODY
    state.room_block = NOBODY
    state.discarded_laws = state.discarded_laws + state.laws[:2]
    state.laws = [*state.laws[2:], NOBODY, NOBODY]
    state.made_way = NOBODY
    refresh(state)
    if state.events is not None:
        state.emit(phase_events.RoundEnded(NOBODY, state.round))


def reveal_laws(state: State) -> None:
    """The next law of each wing; before round 4 also those of round 5 (FED-20.3, FED-20.4)."""
    if state.laws[LEFT] != NOBODY:
        return
    planet = state.parts.law_planet
    left, right = state.left_laws, state.right_laws
    if state.round + 2 == ROUNDS:
        laws = [left[-1], right[-1], left[-2], right[-2]]
        if planet[laws[LEFT]] == planet[laws[RIGHT]] or planet[laws[2]] == planet[laws[3]]:
            laws[RIGHT], laws[3] = laws[3], laws[RIGHT]
            if state.events is not None:
                state.emit(phase_events.LawsSwapped(laws[3], laws[RIGHT]))
            state.made_way = laws[3]
        show_laws(state, laws)
        state.left_laws, state.right_laws = [], []
        return
    if planet[left[-1]] != planet[right[-1]]:
        show_laws(state, [left[-1], right[-1], NOBODY, NOBODY])
        state.right_laws = right[:-1]
    else:
        if state.events is not None:
            state.emit(phase_events.LawSetAside(right[-1]))
        show_laws(state, [left[-1], right[-2], NOBODY, NOBODY])
        state.right_laws = [*right[:-2], right[-1]]
        state.made_way = right[-1]
        state.stack.append(ShuffleLaws())
    state.left_laws = left[:-1]


def show_laws(state: State, laws: list[int]) -> None:
    """Lay these laws out."""
    for law in laws:
        if law != NOBODY and state.events is not None:
            state.emit(phase_events.LawRevealed(law))
    state.laws = laws
    refresh(state)


@final
class ShuffleLaws(Frame[State]):
    """The law set aside is shuffled into the rest of its stack (FED-20.3)."""

    __slots__ = ()

    def ask(self, state: State) -> Request | None:
        return Chance("laws", sorted(state.right_laws), names="law")

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        state.right_laws = drawn[::-1]

    def misfit(self, state: State) -> Message | None:
        return None if state.right_laws and isinstance(frame_below(state, self), BeginRound) else frame_misplaced(self)
