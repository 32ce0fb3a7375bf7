"""Fate 5, the Caretaker, in Act I: Golems are hidden, found, and what is left of them afterwards."""

from bisect import insort
from typing import ClassVar, Final, final

from ecliptic.effects import Effects
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import FIRST_GOLEM, GOLEMS, SYSTEM_COUNT
from ecliptic.games.arcs.campaign.crises import RollForCrises
from ecliptic.games.arcs.campaign.events import GolemFound
from ecliptic.games.arcs.campaign.fates import f05_golem_actions, f05_hunger, f05_knowledge, f05_unstable
from ecliptic.games.arcs.campaign.golems import (
    ALL,
    UNSTABLE,
    golems_of,
    holder_of,
    move_golem,
    scrap_golem,
    token_id,
    token_of,
    turn_golem,
    wake_all,
)
from ecliptic.games.arcs.campaign.pursuits import control_share, pursuit, wins_to_come
from ecliptic.games.arcs.campaign.recipes import advance, bring_out
from ecliptic.games.arcs.campaign.state import campaign_of, imperial_ships_at
from ecliptic.games.arcs.campaign.token_moves import kind_number
from ecliptic.games.arcs.campaign.tokens import BEFORE, place_of, side_of, token
from ecliptic.games.arcs.frame_checks import FLAGS, frame_misplaced
from ecliptic.games.arcs.resources import take
from ecliptic.games.arcs.scoring import ambitions_won
from ecliptic.games.arcs.state import NOBODY, State
from ecliptic.games.arcs.turn import EndTurn, Turn, end_prelude
from ecliptic.games.arcs.words import controls
from ecliptic.kernel import Action, Chance, Fields, Frame, Json, Message, Request
from ecliptic.kernel.frames import check_fields

PARTS: Final = (f05_golem_actions, f05_hunger, f05_knowledge, f05_unstable)
FOUND: Final = 2  # spaces for a Golem when an ambition is won

# What a Golem promises: on the map by how much its gate is held; with a Rival; and Awake with the Caretaker itself.
AT_GATE: Final = 0.6
WITH_RIVAL: Final = 0.2
READY: Final = 0.8


def gates_without_empire(state: State) -> list[int]:
    """Return the gates of the clusters without Imperial ships."""
    return [
        gate
        for gate in range(0, SYSTEM_COUNT, 4)
        if not any(imperial_ships_at(state, system) for system in range(gate, gate + 4))
    ]


@final
class HideGolems(Verb):
    """Place the Golems, Sleeping side up, at the gates of clusters without Imperial ships, unseen."""

    verb: ClassVar[str] = "hide_golems"

    def run(self, state: State, seat: int, source: int) -> None:
        state.stack.append(ShuffleGolems())


@final
class ShuffleGolems(Frame[State]):
    """The Golems are shuffled."""

    __slots__ = ()

    def misfit(self, state: State) -> Message | None:
        return frame_misplaced(self) if any(token_of(state, golem) >= 0 for golem in ALL) else None

    def ask(self, state: State) -> Request | None:
        return Chance("golems", list(range(len(GOLEMS))))

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        for gate, golem in zip(gates_without_empire(state), drawn, strict=False):
            insort(campaign_of(state).tokens, token(kind_number(token_id(FIRST_GOLEM + golem)), gate))


@final
class FindGolems(Verb):
    """Each ambition that the Caretaker wins counts 2 for each Golem that it has (F05-01B)."""

    verb: ClassVar[str] = "find_golems"

    def run(self, state: State, seat: int, source: int) -> None:
        for _ in ambitions_won(state, seat):
            advance(state, seat, FOUND * len(golems_of(state, seat)))


@pursuit("F05-01B")
def promised_golems(state: State, seat: int) -> float:
    """Return what Golems count when ambitions are won: those that the Caretaker has, and less for others."""
    found = 0.0
    ready = 0.0
    for golem in ALL:
        each = token_of(state, golem)
        if each < 0:
            continue
        place = place_of(each)
        if place < BEFORE:
            found += AT_GATE * control_share(state, seat, place)
        elif place == BEFORE + seat:
            found += 1.0
            ready += READY * side_of(each)
        else:
            found += WITH_RIVAL
    return FOUND * found * wins_to_come(state, seat) + ready


@final
class Awaken(Asking):
    """Take Golems of controlled systems onto Golem Hearth, Awake for who is winning an ambition (F05-02)."""

    verb: ClassVar[str] = "awaken"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n in FLAGS

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        places = sorted({place_of(token_of(state, golem)) for golem in ALL if token_of(state, golem) >= 0})
        found = [notation.AT[place] for place in places if place < BEFORE and controls(state, seat, place)]
        return [notation.DONE, *found] if n and found else found

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.DONE:
            return
        self.ask_again(state, seat, source, 1)
        for golem in ALL:
            if token_of(state, golem) >= 0 and place_of(token_of(state, golem)) == action.args[0]:
                if state.events is not None:
                    state.emit(GolemFound("golem-found", seat, golem))
                take(state, seat, golem)
                turn_golem(state, golem, bool(ambitions_won(state, seat)))


@final
class WakeGolems(Verb):
    """Flip every Sleeping Golem that is not on the map to Awake (F05-03, F05-05)."""

    verb: ClassVar[str] = "wake_golems"

    def run(self, state: State, seat: int, source: int) -> None:
        wake_all(state)


@final
class SpeakToStones(Asking):
    """You may end the turn to take Golems of Rivals; then the event die may bring Crises (F05-04).

    `n` is 0 for the question, 1 while Golems are taken.
    """

    verb: ClassVar[str] = "speak_to_stones"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n in FLAGS

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not n:
            return [notation.YES, notation.NO] if any(isinstance(frame, Turn) for frame in state.stack) else []
        found = [
            notation.STEAL[other][golem]
            for other in range(state.table.seats)
            if other != seat
            for golem in golems_of(state, other)
        ]
        return [notation.DONE, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.YES:
            at = next(i for i, frame in enumerate(state.stack) if isinstance(frame, Turn))
            end_prelude(state)
            state.pips = 0
            state.stack[at : at + 1] = [RollForCrises(seat), EndTurn(state.turn_seat)]
            self.ask_again(state, seat, source, 1)
        elif action.kind == "steal":
            self.ask_again(state, seat, source, 1)
            move_golem(state, seat, action.args[1])


# The resolution of Act I


@final
class GolemsToHearth(Verb):
    """All Golems of the map come onto Golem Hearth (F05-07)."""

    verb: ClassVar[str] = "golems_to_hearth"

    def run(self, state: State, seat: int, source: int) -> None:
        for golem in ALL:
            if token_of(state, golem) >= 0 and holder_of(state, golem) == NOBODY:
                if state.events is not None:
                    state.emit(GolemFound("golem-found", seat, golem))
                take(state, seat, golem)


@final
class GolemsFall(Verb):
    """Golems of the map are scrapped; the Unstable cards of the others come into the Court deck (F05-07)."""

    verb: ClassVar[str] = "golems_fall"

    def run(self, state: State, seat: int, source: int) -> None:
        for golem in ALL:
            if holder_of(state, golem) == NOBODY:
                scrap_golem(state, golem)
            card = state.table.cards.ids.index(UNSTABLE[golem - FIRST_GOLEM])
            if bring_out(state, card):
                if token_of(state, golem) >= 0:
                    state.court_deck.append(card)
                else:
                    state.box = sorted([*state.box, card])


@final
class LoreToDeck(Verb):
    """A random lore card for each player goes into the Court deck (F05-07)."""

    verb: ClassVar[str] = "lore_to_deck"

    def run(self, state: State, seat: int, source: int) -> None:
        if state.lore_deck:
            state.stack.append(LoreForCourt(state.table.seats))


@final
class LoreForCourt(Frame[State]):
    """Lore cards are drawn for the Court deck, unseen."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, n=self.n == state.table.seats and len(state.lore_deck) > 0)

    def ask(self, state: State) -> Request | None:
        return Chance("lore", state.lore_deck, count=min(self.n, len(state.lore_deck)), names="card")

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        state.court_deck += drawn
        state.lore_deck = [card for card in state.lore_deck if card not in drawn]


@final
class AddEvent(Verb):
    """Shuffle a further Event card into the action deck (F05-15)."""

    verb: ClassVar[str] = "add_event"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.id: Final = row.text("add_event")

    def run(self, state: State, seat: int, source: int) -> None:
        card = notation.ACTION_IDS.index(self.id)
        if card not in state.pile:
            state.pile.append(card)  # everything is shuffled before the next deal

    def args(self, effects: Effects[State]) -> Json:
        return {}
