"""The Doctrine and the Ideals: how Faithful cards are played and which ambitions they declare (F08-21 to F08-31).

The side of the Doctrine card that is up lies in the booklet. Ideals are tokens aside or in ambition boxes.
"""

from typing import Any, ClassVar, Final, final

from ecliptic.effects import CANNOT, DEFAULT, subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.ambitions import HAD_MARKER
from ecliptic.games.arcs.asking import LABEL_ARGS, Asking, Verb
from ecliptic.games.arcs.board import AMBITION_NAMES, SIDE_NAMES, WISDOM, ZEAL
from ecliptic.games.arcs.campaign.events import CardEvent
from ecliptic.games.arcs.campaign.faithful import (
    ActionCardShown,
    everybody_knows,
    faithful_in_hand,
    plays_faithful,
    show_copy,
)
from ecliptic.games.arcs.campaign.notation import FATES, made
from ecliptic.games.arcs.campaign.state import campaign_of
from ecliptic.games.arcs.campaign.token_moves import flip_token, move_token, tokens_at, tokens_of, unflip_token
from ecliptic.games.arcs.campaign.tokens import ASIDE, BOX, place_of, side_of
from ecliptic.games.arcs.campaign.words import SIDES
from ecliptic.games.arcs.events import ambition_ref, seat_ref
from ecliptic.games.arcs.state import NOBODY, SEATS, State
from ecliptic.games.arcs.words import MAY_DECLARE, ambitions, is_declared
from ecliptic.kernel import Action, Event, Json, Message

BELIEVER: Final = FATES.index("believer")
DOCTRINES: Final = {ZEAL: "F08-22A", WISDOM: "F08-22B"}
LIGHTS: Final = ("F08-16", "F08-25")  # whose holder sets the Doctrine
IDEAL: Final = "ideal"


class IdealMoved(Event):
    """An Ideal comes into an ambition box or leaves it: `log-<what>`."""

    __slots__ = ("ambition", "seat", "side", "what")

    def __init__(self, what: str, seat: int, ambition: int, side: int) -> None:
        self.what = what
        self.seat = seat
        self.ambition = ambition
        self.side = side

    def tell(self, state: Any, seat: int | None) -> Message | None:
        args: Json = {"who": seat_ref(self.seat), "ambition": ambition_ref(self.ambition)}
        return Message(f"log-{self.what}", {**args, "suit": {"suit": SIDE_NAMES[self.side - ZEAL]}})


def doctrine(state: State) -> int:
    """Return the side of the Doctrine card that is up, -1 if it is not in play."""
    ids = state.table.cards.ids
    for side, id in DOCTRINES.items():
        if ids.index(id) in campaign_of(state).booklet:
            return side
    return NOBODY


def set_doctrine(state: State, side: int) -> None:
    """Turn the Doctrine card to a side, or bring it into play."""
    campaign = campaign_of(state)
    ids = state.table.cards.ids
    old, new = doctrine(state), ids.index(DOCTRINES[side])
    if old == side:
        return
    for where in (campaign.sets, state.box):
        if new in where:
            where.remove(new)
    if old != NOBODY:
        card = ids.index(DOCTRINES[old])
        campaign.booklet[campaign.booklet.index(card)] = new
        state.box = sorted([*state.box, card])
    else:
        campaign.booklet.append(new)
    if state.events is not None:
        state.emit(CardEvent("doctrine", new))


def ideal_of(state: State, ambition: int) -> int:
    """Return the Ideal in an ambition's box as a side, -1 without one."""
    for each in tokens_at(state, IDEAL, BOX + ambition):
        return WISDOM if side_of(each) else ZEAL
    return NOBODY


@SIDES.changed_by("F08-23", "F08-28", "F08-30")
def bound_to_doctrine(state: State, source: int, answer: list[int]) -> list[int]:
    """Faithful cards are played on the side of the Doctrine."""
    side = doctrine(state)
    return answer if side == NOBODY else [side]


@MAY_DECLARE.changed_by("F08-23")
def doctrinal_faith(state: State, source: int, seat: int, ambition: int) -> int:
    """Who plays a Faithful card declares nothing with another Ideal."""
    if not plays_faithful(state, seat):
        return DEFAULT
    return DEFAULT if ideal_of(state, ambition) in (NOBODY, doctrine(state)) else CANNOT


@MAY_DECLARE.changed_by("F08-28")
def repressed_faith(state: State, source: int, seat: int, ambition: int) -> int:
    """Who plays a Faithful card declares only what has the Ideal of the Doctrine."""
    is_free = not plays_faithful(state, seat) or ideal_of(state, ambition) == doctrine(state)
    return DEFAULT if is_free else CANNOT


@MAY_DECLARE.changed_by("F08-30")
def dominant_faith(state: State, source: int, seat: int, ambition: int) -> int:
    """As before; and who plays another card declares nothing with an Ideal."""
    if state.turn_seat == seat and not plays_faithful(state, seat):
        return DEFAULT if ideal_of(state, ambition) == NOBODY else CANNOT
    return doctrinal_faith(state, source, seat, ambition)


@final
class PlaceIdeal(Verb):
    """Who declares with a Faithful card puts an Ideal of the Doctrine into a box without one (F08-23)."""

    verb: ClassVar[str] = "place_ideal"

    def run(self, state: State, seat: int, source: int) -> None:
        who, about = divmod(subject_of(state), 2 * HAD_MARKER)
        ambition = about % HAD_MARKER
        if plays_faithful(state, who):
            show_copy(state, who)
        aside = tokens_at(state, IDEAL, ASIDE)
        side = doctrine(state)
        if not plays_faithful(state, who) or ideal_of(state, ambition) != NOBODY or not aside or side == NOBODY:
            return
        if state.events is not None:
            state.emit(IdealMoved("ideal-placed", who, ambition, side))
        placed = move_token(state, aside[0], BOX + ambition)
        if side_of(placed) != (side == WISDOM):
            flip_token(state, placed)


@final
class FirstDoctrine(Verb):
    """The Doctrine card comes into play: Zeal if the Believer has the initiative, else Wisdom (F08-20A)."""

    verb: ClassVar[str] = "first_doctrine"

    def run(self, state: State, seat: int, source: int) -> None:
        set_doctrine(state, ZEAL if state.initiative == seat else WISDOM)


@final
class TurnToMoreIdeals(Verb):
    """Turn the Doctrine card to the Ideal with more markers in boxes, to Wisdom on a tie (F08-22A)."""

    verb: ClassVar[str] = "turn_to_more_ideals"

    def run(self, state: State, seat: int, source: int) -> None:
        there = [side_of(each) for each in tokens_of(state, IDEAL) if place_of(each) >= BOX]
        if doctrine(state) != NOBODY:
            set_doctrine(state, ZEAL if there.count(0) > there.count(1) else WISDOM)


def doctrine_args(state: State, args: tuple[int, ...]) -> Json:
    """Return what the label of a Doctrine says."""
    return {"suit": {"suit": SIDE_NAMES[args[0] - ZEAL]}}


LABEL_ARGS["doctrine"] = doctrine_args


class DecidesDoctrine(Asking):
    """Turn the Doctrine card, or leave it."""

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        side = doctrine(state)
        if side == NOBODY:
            return []
        other = WISDOM if side == ZEAL else ZEAL
        return [notation.NO, made("doctrine", SIDE_NAMES[other - ZEAL], (other,))]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            set_doctrine(state, action.args[0])


@final
class SetDoctrine(DecidesDoctrine):
    """The holder of The Young Light or The Prophet decides (F08-21)."""

    verb: ClassVar[str] = "set_doctrine"

    def run(self, state: State, seat: int, source: int) -> None:
        ids = state.table.cards.ids
        for other, player in enumerate(state.players):
            if any(ids[card] in LIGHTS for card in player.cards):
                self.ask_again(state, other, source, 0)
                return


@final
class SetLayDoctrine(DecidesDoctrine):
    """All show their Faithful cards; who has the highest decides (F08-27)."""

    verb: ClassVar[str] = "set_lay_doctrine"

    def run(self, state: State, seat: int, source: int) -> None:
        number = state.table.board.number
        best, highest = NOBODY, 0
        for other in range(state.table.seats):
            for card in faithful_in_hand(state, other):
                if state.events is not None:
                    state.emit(ActionCardShown("faithful-shown", other, card))
                everybody_knows(state, other, card)
                if number[card] > highest:
                    best, highest = other, number[card]
        if best != NOBODY:
            self.ask_again(state, best, source, 0)


def ideal_args(state: State, args: tuple[int, ...]) -> Json:
    """Return what the label of an Ideal says."""
    return {"ambition": ambition_ref(args[0])}


LABEL_ARGS["ideal"] = ideal_args


@final
class BreakTheFaith(Asking):
    """Who destroys a city of the Believer may remove an Ideal from an ambition without a marker (F08-31)."""

    verb: ClassVar[str] = "break_the_faith"

    def run(self, state: State, seat: int, source: int) -> None:
        destroyer, owner = divmod(subject_of(state), 8)
        if owner < SEATS and destroyer != owner and campaign_of(state).fates[owner] == BELIEVER:
            self.ask_again(state, destroyer, source, 0)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        there = [each for each in ambitions(state) if ideal_of(state, each) != NOBODY and not is_declared(state, each)]
        if not there:
            return []
        return [notation.NO, *[made("ideal", AMBITION_NAMES[each], (each,)) for each in there]]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            if state.events is not None:
                state.emit(IdealMoved("ideal-removed", seat, action.args[0], ideal_of(state, action.args[0])))
            each = tokens_at(state, IDEAL, BOX + action.args[0])[0]
            unflip_token(state, move_token(state, each, ASIDE))
