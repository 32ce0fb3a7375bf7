"""Picking cards: own cards to discard or scrap, cards of the trade row (SR-7.5 to SR-7.7, SR-7.14).

A choice with one possible answer is made at once, but only when everybody can see that there is one: skipping a
question because of what is in a hidden hand would tell the others about that hand.
"""

from typing import ClassVar, Final, cast, final

from ecliptic.effects import NO_EFFECT, NO_SOURCE, Effects, Repeat
from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.cards import discard_from_hand, leave_hand, refill, to_scrap_heap
from ecliptic.games.star_realms.components import FROM_DISCARD, FROM_HAND, ZONES, one_of
from ecliptic.games.star_realms.events import CardEvent
from ecliptic.games.star_realms.misfits import step_misfit
from ecliptic.games.star_realms.state import State
from ecliptic.games.star_realms.verb import Verb, Yields
from ecliptic.games.star_realms.wording import Args, card_of_effect, card_option, stop_option
from ecliptic.kernel import Action, Decision, Fields, Frame, Json, Message, Request, refused
from ecliptic.kernel.frames import field_misfit


@final
class ScrappedFromHand(CardEvent):
    """A card in hand is scrapped."""

    text: ClassVar[str] = "scrap-hand"
    rules: ClassVar[tuple[str, ...]] = ("SR-7.5",)


@final
class ScrappedFromDiscard(CardEvent):
    """A card of the discard pile is scrapped."""

    text: ClassVar[str] = "scrap-discard"
    rules: ClassVar[tuple[str, ...]] = ("SR-7.5",)


@final
class ScrappedFromRow(CardEvent):
    """A card of the trade row is scrapped."""

    text: ClassVar[str] = "scrap-row"
    rules: ClassVar[tuple[str, ...]] = ("SR-7.7",)


MOST_PICKED: Final = 9  # cards, by one step


class Pick(Verb):
    """Pick so many cards; the least 0 is a "may" (SR-6.4)."""

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.most: Final = row.number("max", 1, MOST_PICKED)
        self.least: Final = row.number("min", 0, self.most)
        self.n = self.most

    def args(self, effects: Effects[State]) -> Json:
        return {"how": how_many(self.least, self.most), "least": self.least, "most": self.most}


def how_many(least: int, most: int) -> str:
    """Return how many cards a step is about, as far as the wording goes (SR-6.4)."""
    if least == 0 and most == 1:
        return "may"
    if least == most:
        return "exactly"
    return "from" if least else "up-to"


# Picking own cards to discard or scrap


class PickOwnCards(Pick):
    """Scrap or discard own cards, as many as the step allows, one after the other (SR-7.5, SR-7.6, SR-7.14).

    Afterwards something may happen once for each of them.
    """

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.each: Final = effects.read(row, "per_card", f"{name}.each")

    def topic(self) -> str:
        """Return what the question is called in messages."""
        raise NotImplementedError

    def clauses(self) -> tuple[str, ...]:
        """Return the rule clauses behind the question."""
        raise NotImplementedError

    def cards(self, state: State, seat: int) -> list[int]:
        """Return every card that could be picked."""
        raise NotImplementedError

    def picks(self, state: State, seat: int) -> list[Action]:
        """Return the possible picks, equal cards of a zone once."""
        raise NotImplementedError

    def run(self, state: State, seat: int, source: int) -> None:
        self.pick_next(state, PickOwn(seat, self.effect, self.index, 0))

    def pick_next(self, state: State, frame: "PickOwn") -> None:
        """Ask for the next card, take it when there is no choice, or give the benefit for the cards picked."""
        left = len(self.cards(state, frame.seat))
        if frame.picked < self.most and left:
            if left == 1 and frame.picked < self.least:
                frame.pick(state, self.picks(state, frame.seat)[0])
            else:
                state.stack.append(frame)
        else:
            self.give(state, frame.seat, frame.picked)

    def give(self, state: State, seat: int, picked: int) -> None:
        """Give the benefit for the cards picked (SR-7.14)."""
        if self.each != NO_EFFECT and picked:
            state.stack.append(Repeat(seat, self.each, picked, NO_SOURCE))

    def work(self, effects: Effects[State]) -> int:
        return self.most * (1 + effects.work(self.each))

    def clause(self, effects: Effects[State]) -> Json:
        clause = super().clause(effects)
        if self.each == NO_EFFECT:
            return clause
        return {
            "id": "for-each-picked",
            "args": {"first": clause, "most": self.most, "then": effects.clauses(self.each)},
        }


@final
class DiscardOwn(PickOwnCards):
    """Discard cards from the own hand (SR-7.14)."""

    verb: ClassVar[str] = "discard_own"
    yields: ClassVar[Yields] = (0.0, 0.0, 0.4, 0.0)  # a card, with the benefit

    def topic(self) -> str:
        return "pick-discard"

    def clauses(self) -> tuple[str, ...]:
        return ("SR-7.14",)

    def cards(self, state: State, seat: int) -> list[int]:
        return state.players[seat].hand

    def picks(self, state: State, seat: int) -> list[Action]:
        return notation.each_once(notation.DISCARD, state.players[seat].hand)


@final
class ScrapOwn(PickOwnCards):
    """Scrap cards from hand and discard pile (SR-7.5, SR-7.6)."""

    verb: ClassVar[str] = "scrap_own"
    yields: ClassVar[Yields] = (0.0, 0.0, 1.5, 0.0)  # a card

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.zones: int = 0
        for zone in row.words("zones", ZONES):
            self.zones |= 1 << zone
        if not self.zones:
            raise refused("problem-names-nothing", place=row.path("zones"))

    def topic(self) -> str:
        return "pick-scrap"

    def clauses(self) -> tuple[str, ...]:
        return ("SR-7.5", "SR-7.6")

    def cards(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        if self.zones & FROM_HAND:
            found += player.hand
        if self.zones & FROM_DISCARD:
            found += player.discard
        return found

    def picks(self, state: State, seat: int) -> list[Action]:
        player = state.players[seat]
        options: list[Action] = []
        if self.zones & FROM_HAND:
            options += notation.each_once(notation.SCRAP_HAND, player.hand)
        if self.zones & FROM_DISCARD:
            options += notation.each_once(notation.SCRAP_DISCARD, sorted(player.discard))
        return options

    def args(self, effects: Effects[State]) -> Json:
        return {**super().args(effects), "zones": one_of(self.zones, ZONES)}


@final
class PickOwn(Frame[State]):
    """The next own card to discard or scrap for an ability; `picked` are gone already."""

    __slots__ = ("effect", "picked", "seat", "step")

    def __init__(self, seat: int, effect: int, step: int, picked: int) -> None:
        self.seat = seat
        self.effect = effect
        self.step = step
        self.picked = picked

    def verb(self, state: State) -> PickOwnCards:
        """Return the step that asks."""
        return cast(PickOwnCards, state.effects.steps[self.effect][self.step])

    def misfit(self, state: State) -> Message | None:
        wrong = step_misfit(self, state, self.seat, self.effect, self.step, PickOwnCards)
        if wrong is not None:
            return wrong
        verb = self.verb(state)
        if not verb.cards(state, self.seat):
            return field_misfit(self, "seat")
        return None if 0 <= self.picked < verb.most else field_misfit(self, "picked")

    def ask(self, state: State) -> Request | None:
        verb = self.verb(state)
        options = verb.picks(state, self.seat)
        if self.picked >= verb.least:
            options.append(notation.STOP)
        return Decision(self.seat, options)

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not notation.STOP:
            self.pick(state, action)
        else:
            self.verb(state).give(state, seat, self.picked)

    def pick(self, state: State, action: Action) -> None:
        """Discard or scrap this card and go on."""
        seat, card = self.seat, action.args[0]
        player = state.players[seat]
        if action.kind == "discard":
            discard_from_hand(state, seat, card)
        else:
            from_hand = action.kind == "scrap_hand"
            if from_hand:
                leave_hand(player, card)
            else:
                player.discard.remove(card)
            player.scrapped += 1
            to_scrap_heap(state, card)
            if state.events is not None:
                state.emit(ScrappedFromHand(seat, card) if from_hand else ScrappedFromDiscard(seat, card))
        self.verb(state).pick_next(state, PickOwn(seat, self.effect, self.step, self.picked + 1))

    def topic(self, state: State) -> str:
        return self.verb(state).topic()

    def clauses(self, state: State) -> tuple[str, ...]:
        return self.verb(state).clauses()

    def prompt_args(self, state: State, seat: int) -> Args:
        return {"card": card_of_effect(state, self.effect), "left": self.verb(state).most - self.picked}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return stop_option() if action is notation.STOP else card_option(state, action, self.clauses(state))


# The trade row


@final
class ScrapFromRow(Pick):
    """Scrap cards now in the trade row (SR-7.7)."""

    verb: ClassVar[str] = "scrap_row"
    yields: ClassVar[Yields] = (0.0, 0.0, 0.2, 0.0)

    def run(self, state: State, seat: int, source: int) -> None:
        if state.trade_row:
            state.stack.append(ScrapRow(seat, self.effect, self.index, []))


@final
class ScrapRow(Frame[State]):
    """The next card of the trade row to scrap; the row is refilled when all are picked (SR-7.7).

    `picks` are the places already picked: the cards still lie there, so that the row can be refilled in place.
    """

    __slots__ = ("effect", "picks", "seat", "step")

    rules: ClassVar[tuple[str, ...]] = ("SR-7.7",)

    def __init__(self, seat: int, effect: int, step: int, picks: list[int]) -> None:
        self.seat = seat
        self.effect = effect
        self.step = step
        self.picks = picks

    def verb(self, state: State) -> ScrapFromRow:
        """Return the step that asks."""
        return cast(ScrapFromRow, state.effects.steps[self.effect][self.step])

    def misfit(self, state: State) -> Message | None:
        wrong = step_misfit(self, state, self.seat, self.effect, self.step, ScrapFromRow)
        if wrong is not None:
            return wrong
        places = len(state.trade_row)
        are_places = all(0 <= place < places for place in self.picks) and len(set(self.picks)) == len(self.picks)
        fits = are_places and len(self.picks) < min(self.verb(state).most, places)
        return None if fits else field_misfit(self, "picks")

    def ask(self, state: State) -> Request | None:
        left = sorted(card for i, card in enumerate(state.trade_row) if i not in self.picks)
        options = notation.each_once(notation.SCRAP_ROW, left)
        if len(self.picks) >= self.verb(state).least:
            options.append(notation.STOP)
        return Decision(self.seat, options)

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        picks = self.picks
        row = state.trade_row
        if action is not notation.STOP:
            picks = [*picks, next(i for i, c in enumerate(row) if c == action.args[0] and i not in picks)]
            most = self.verb(state).most
            if len(picks) < min(most, len(row)):
                state.stack.append(ScrapRow(seat, self.effect, self.step, picks))
                return
        for i in sorted(picks, reverse=True):
            card = row[i]
            if state.events is not None:
                state.emit(ScrappedFromRow(seat, card))
            to_scrap_heap(state, card)
            refill(state, i)

    def prompt_args(self, state: State, seat: int) -> Args:
        return {"card": card_of_effect(state, self.effect), "left": self.verb(state).most - len(self.picks)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return stop_option() if action is notation.STOP else card_option(state, action, self.rules)
