"""Planet 6Moon: the magus and the alteration tokens (FED-10.8, FED-10.9, FED-12)."""

from bisect import insort
from typing import final

from ecliptic.effects import Choice, Effects
from ecliptic.games.federation import notation, planet_events, wording
from ecliptic.games.federation.medals import influence_grew
from ecliptic.games.federation.state import State
from ecliptic.games.federation.steps import FederationStep
from ecliptic.games.federation.vocabulary import SIX_MOON
from ecliptic.kernel import Action, Fields, Json, Message
from ecliptic.kernel.frames import check_fields


def six_moon_options(state: State, seat: int) -> list[Action]:
    """The magus moves on; on the planet, the tokens that are left there (FED-12.1, FED-12.5)."""
    magus = state.players[seat].magus
    if magus == len(state.moons) - 1:
        return [notation.TOKEN[token] for token in state.moons[magus]]
    return [notation.ADVANCE]


def six_moon_label(state: State, action: Action) -> Message:
    """Return the magus's move, or a token, as an option."""
    if action is notation.ADVANCE:
        return Message("do-advance", {}, ("FED-12.1",))
    return Message("do-token", {"token": wording.token_ref(state.parts, action.args[0])}, ("FED-12.1", "FED-24.4"))


def take_six_moon_action(state: State, seat: int, action: Action, extra: int) -> None:
    """Move the magus, further with extra moves, then take a token; on the planet only that (FED-12.1 to FED-12.6)."""
    if action.kind == "token":
        take_token(state, seat, action.args[0])
        return
    player = state.players[seat]
    player.magus = min(player.magus + 1 + extra, len(state.moons) - 1)
    if state.events is not None:
        state.emit(planet_events.MagusMoved(seat, player.magus))
    reveal_place(state, player.magus)
    state.stack.append(ChooseToken(seat))
    influence_grew(state, seat, SIX_MOON)


@final
class ChooseToken(Choice[State]):
    """Which of the tokens where the magus stands? A place without tokens gives influence only (FED-12.1, FED-12.8)."""

    __slots__ = ()

    question = "token"
    rules = ("FED-12.1",)

    def options(self, state: State) -> list[Action]:
        return [notation.TOKEN[token] for token in state.moons[state.players[self.seat].magus]]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        take_token(state, seat, action.args[0])
        reveal_next(state, seat)

    def run(self, state: State) -> None:
        if not state.moons[state.players[self.seat].magus]:
            reveal_next(state, self.seat)
        super().run(state)

    def label(self, state: State, seat: int, action: Action) -> Message:
        return six_moon_label(state, action)

    def misfit(self, state: State) -> Message | None:
        magus = state.players[self.seat].magus
        return check_fields(self, seat=magus > 0 and bool(state.moons_up & 1 << magus))


def take_token(state: State, seat: int, token: int) -> None:
    """Take a token from the magus's place; it is not replaced (FED-12.3)."""
    player = state.players[seat]
    state.moons[player.magus] = [other for other in state.moons[player.magus] if other != token]
    insort(player.tokens, token)
    if state.events is not None:
        state.emit(planet_events.TokenTaken(seat, token))


def reveal_place(state: State, place: int) -> None:
    """Turn up the tokens of a place (FED-12.4, FED-12.7)."""
    if not state.moons_up & 1 << place:
        if state.events is not None:
            state.emit(planet_events.TokensRevealed(place))
        state.moons_up |= 1 << place


def reveal_next(state: State, seat: int) -> None:
    """Turn up the tokens of the place after the magus (FED-12.4)."""
    magus = state.players[seat].magus
    if magus < len(state.moons) - 1:
        reveal_place(state, magus + 1)


def transport_magus(state: State, seat: int) -> None:
    """One place forward without a token; influence and revealing as usual (FED-15.15)."""
    player = state.players[seat]
    player.magus += 1
    if state.events is not None:
        state.emit(planet_events.MagusMoved(seat, player.magus))
    reveal_next(state, seat)
    influence_grew(state, seat, SIX_MOON)


def draw_tokens(state: State, seat: int, strength: int, n: int) -> None:
    """Take random tokens of a strength from beside the board; from an empty stack none (FED-10.9)."""
    for _ in range(min(n, len(state.beside[strength]))):
        token = state.beside[strength][-1]
        if state.events is not None:
            state.emit(planet_events.TokenDrawn(seat, token))
        state.beside[strength] = state.beside[strength][:-1]
        insort(state.players[seat].tokens, token)


@final
class LookAndTake(Choice[State]):
    """Two tokens of a strength from beside the board, seen only by this player: which one is taken? (FED-24.4)"""

    __slots__ = ("strength",)

    question = "look"
    rules = ("FED-24.4",)

    def __init__(self, seat: int, strength: int) -> None:
        self.seat = seat
        self.strength = strength

    def options(self, state: State) -> list[Action]:
        return [notation.TOKEN[token] for token in sorted(state.beside[self.strength])]

    def decide(self, state: State, seat: int, action: Action) -> None:
        token = action.args[0]
        state.stack.pop()
        state.beside[self.strength] = [other for other in state.beside[self.strength] if other != token]
        insort(state.players[seat].tokens, token)
        if state.events is not None:
            state.emit(planet_events.TokenShown(seat, token))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"strength": self.strength}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return six_moon_label(state, action)

    def misfit(self, state: State) -> Message | None:
        in_range = 1 <= self.strength < len(state.beside)
        return check_fields(self, strength=in_range and bool(state.players[self.seat].seen & 1 << self.strength))


def look_at_tokens(state: State, seat: int, strength: int) -> None:
    """Look at the tokens beside the board and take one of them (FED-24.4)."""
    if state.beside[strength]:
        if state.events is not None:
            state.emit(planet_events.TokensSeen(seat, strength))
        state.players[seat].seen |= 1 << strength
        state.stack.append(LookAndTake(seat, strength))


# Verbs


@final
class AlterationDrawStep(FederationStep):
    """FED-10.9"""

    verb = "alteration_draw"
    icon = "token"
    counted = True

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        table = row.table(self.verb)
        self.level = table.number("strength", 1, 4)
        self.n = table.number("count", 1, 4)
        table.finish()

    def run(self, state: State, seat: int, source: int) -> None:
        draw_tokens(state, seat, self.level, self.n)

    def is_in_vain(self, state: State, seat: int) -> bool:
        return not state.beside[self.level]


@final
class LookAndTakeStep(FederationStep):
    """FED-24.4"""

    verb = "look_and_take_alteration"
    icon = "token"
    used_by = frozenset({"deep_space"})

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        table = row.table(self.verb)
        self.level = table.number("strength", 2, 4)  # of these, two at most lie beside the board
        table.word("from", ["tokens_beside_board"])
        table.number("look", 2, 2)
        table.number("take", 1, 1)
        table.finish()

    def run(self, state: State, seat: int, source: int) -> None:
        look_at_tokens(state, seat, self.level)
