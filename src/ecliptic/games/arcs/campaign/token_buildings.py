"""Tokens that are harmed and repaired like buildings, and become Trophies (ABR-13.7, ABR-14.5, ABR-14.10).

A row of tokens with `building: true` has a fresh and a damaged side. The word `token_owner` says to whom they are
Loyal. The law that brings them registers the changes of this module with its id.
"""

from typing import Any, Final, final

from ecliptic.games.arcs.actions import MORE
from ecliptic.games.arcs.asking import LABEL_ARGS
from ecliptic.games.arcs.battle import HIT_MORE, LABEL_MORE, TO_SHIPS, TO_SHIPS_FIRST
from ecliptic.games.arcs.board import STANDARD, SYSTEM_COUNT, WARLORD
from ecliptic.games.arcs.campaign.card_removal import court_cards_leave
from ecliptic.games.arcs.campaign.deal_kinds import DealKind
from ecliptic.games.arcs.campaign.events import SystemEvent
from ecliptic.games.arcs.campaign.notation import hit_token, repair_token, return_token
from ecliptic.games.arcs.campaign.reading import printed
from ecliptic.games.arcs.campaign.state import blight_at, campaign_of
from ecliptic.games.arcs.campaign.token_moves import flip_token, kind_row, move_token, unflip_token
from ecliptic.games.arcs.campaign.tokens import ASIDE, TROPHY, kind_of, place_of, side_of
from ecliptic.games.arcs.campaign.words import HAS_TOKEN, keeps_trophy, token_owner
from ecliptic.games.arcs.events import system_ref
from ecliptic.games.arcs.pieces import piece, ships_at
from ecliptic.games.arcs.state import CITY, EMPIRE, SEATS, State
from ecliptic.games.arcs.taking_actions import LABELS, PERFORM, RULES_OF, TAKEN_AS
from ecliptic.games.arcs.words import CLEANS_UP, COUNTS, REPAIRS_MORE, TARGETS, is_declared
from ecliptic.kernel import Action, Json, Message

LAWS: Final = ("F10-03",)  # that bring such tokens


def buildings_among(state: State) -> list[int]:
    """Return the tokens on the map that are like buildings."""
    found = [each for each in campaign_of(state).tokens if place_of(each) < SYSTEM_COUNT]
    return [each for each in found if kind_row(each).is_building]


def building_tokens_at(state: State, system: int, owner: int) -> list[int]:
    """Return the tokens like buildings that an owner has in a system."""
    return [
        each
        for each in buildings_among(state)
        if place_of(each) == system and token_owner(state, kind_of(each)) == owner
    ]


@HAS_TOKEN.changed_by(*LAWS)
def loyal_tokens(state: State, source: int, answer: bool, system: int, owner: int, as_target: bool) -> bool:
    """They are pieces of their owner, and can be harmed."""
    return answer or len(building_tokens_at(state, system, owner)) > 0


@TARGETS.changed_by(*LAWS)
def tokens_take_hits(
    state: State, source: int, answer: list[Action], owner: int, system: int, mode: int
) -> list[Action]:
    """Defending, they are hit like buildings."""
    if mode == TO_SHIPS or (mode == TO_SHIPS_FIRST and any(action.kind == "hit" for action in answer)):
        return answer
    there = building_tokens_at(state, system, owner)
    return answer + [hit_token(kind_of(each), kind_row(each).id) for each in there]


class TokenHarmed(SystemEvent):
    """A token is damaged, destroyed or repaired: `log-<what>`."""

    __slots__ = ("token",)

    def __init__(self, what: str, token: str, system: int) -> None:
        super().__init__(what, system)
        self.token = token

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message(f"log-{self.what}", {"token": {"token": self.token}, "system": system_ref(self.system)})


def harm_token(state: State, each: int, owner: int, by: int) -> None:
    """Hit a token: a fresh one is damaged, a damaged one a Rival's Trophy or, hit by nobody, back in the supply."""
    if state.events is not None:
        what = "token-destroyed" if side_of(each) else "token-damaged"
        state.emit(TokenHarmed(what, kind_row(each).id, place_of(each)))
    if not side_of(each):
        flip_token(state, each)
    elif 0 <= by < SEATS and by != owner:
        gain_token_trophy(state, each, by)
    else:
        take_as_trophy(state, each, -1)


def gain_token_trophy(state: State, each: int, seat: int) -> None:
    """Put a token among a seat's Trophies, or return it where the seat keeps no such Trophies."""
    which = piece(token_owner(state, kind_of(each)), CITY)
    take_as_trophy(state, each, seat if keeps_trophy(state, seat, which) else -1)


def take_as_trophy(state: State, each: int, seat: int) -> None:
    """Put a token among a seat's Trophies; without a seat it returns to the supply of its fate."""
    move_token(state, unflip_token(state, each), TROPHY + seat if 0 <= seat < SEATS else ASIDE)
    court_cards_leave(state)


def _hit(state: State, owner: int, system: int, action: Action, by: int) -> None:
    each = next(each for each in building_tokens_at(state, system, owner) if kind_of(each) == action.args[0])
    harm_token(state, each, owner, by)


def _hit_args(state: State, owner: int, system: int, action: Action) -> Json:
    each = next(each for each in building_tokens_at(state, system, owner) if kind_of(each) == action.args[0])
    return {"token": {"token": kind_row(each).id}, "state": "damaged" if side_of(each) else "fresh"}


@REPAIRS_MORE.changed_by(*LAWS)
def repair_tokens(state: State, source: int, answer: list[Action], seat: int) -> list[Action]:
    """Their owner repairs damaged ones."""
    damaged = [each for each in buildings_among(state) if side_of(each)]
    own = [each for each in damaged if token_owner(state, kind_of(each)) == seat]
    return answer + [repair_token(kind_of(each), kind_row(each).id, place_of(each)) for each in own]


def repair(state: State, seat: int, action: Action) -> None:
    """Make a damaged token fresh."""
    kind, system = action.args
    damaged = [each for each in buildings_among(state) if side_of(each) and kind_of(each) == kind]
    flip_token(state, next(each for each in damaged if place_of(each) == system))
    if state.events is not None:
        state.emit(TokenHarmed("token-repaired", printed().tokens[kind].id, system))


def _repair_args(state: State, action: Action) -> Json:
    return {"token": {"token": printed().tokens[action.args[0]].id}, "system": system_ref(action.args[1])}


# Trophies


def token_trophies(state: State, seat: int) -> list[int]:
    """Return the tokens among a seat's Trophies."""
    return [each for each in campaign_of(state).tokens if place_of(each) == TROPHY + seat]


@COUNTS.changed_by(*LAWS)
def tokens_are_trophies(state: State, source: int, answer: int, seat: int, ambition: int) -> int:
    """Tokens among the Trophies count for Warlord."""
    return answer + len(token_trophies(state, seat)) if ambition == WARLORD else answer


@CLEANS_UP.changed_by(*LAWS)
def trophies_return(state: State, source: int) -> None:
    """With other Trophies they return once Warlord was scored."""
    if is_declared(state, WARLORD):
        return_token_trophies(state)


def return_token_trophies(state: State) -> None:
    """Return all tokens among Trophies to the supply of their fate (ABR-14.5)."""
    for seat in range(state.table.seats):
        for each in token_trophies(state, seat):
            move_token(state, each, ASIDE)


def return_options(state: State, seat: int) -> list[Action]:
    """Return the tokens among a seat's Trophies that it can return one by one, each kind once (L24)."""
    kinds = sorted({kind_of(each) for each in token_trophies(state, seat)})
    return [return_token(kind, printed().tokens[kind].id) for kind in kinds]


def return_token_trophy(state: State, seat: int, kind: int) -> None:
    """Return one token among a seat's Trophies to the supply of its fate (ABR-14.5)."""
    move_token(state, next(each for each in token_trophies(state, seat) if kind_of(each) == kind), ASIDE)


def _return_args(state: State, args: tuple[int, ...]) -> Json:
    return {"token": {"token": printed().tokens[args[0]].id}}


def tokens_perish(state: State) -> None:
    """Remove damaged ones in the Intermission, and those beside Blight without any ship (ABR-14.9, ABR-14.10)."""
    for each in buildings_among(state):
        system = place_of(each)
        owners = (*range(state.table.seats), EMPIRE)
        unguarded = blight_at(state, system) and not any(ships_at(state, system, owner) for owner in owners)
        if side_of(each) or unguarded:
            take_as_trophy(state, each, -1)


@final
class GiveTokenTrophy(DealKind):
    """A token among the Trophies; one Loyal to the receiver returns instead (ABR-12.14). What is given: its kind."""

    def givable(self, state: State, giver: int, receiver: int) -> list[int]:
        there = token_trophies(state, giver)
        return sorted({kind_of(each) for each in there}) if there else []

    def carry_out(self, state: State, giver: int, receiver: int, what: int) -> None:
        each = next(each for each in token_trophies(state, giver) if kind_of(each) == what)
        if token_owner(state, what) == receiver:
            move_token(state, each, ASIDE)
        else:
            gain_token_trophy(state, each, receiver)

    def name(self, state: State, what: int) -> str:
        return f"trophy.{printed().tokens[what].id}"

    def args(self, state: State, what: int) -> Json:
        return {"token": {"token": printed().tokens[what].id}}


GIVE_TOKEN: Final = GiveTokenTrophy("token", *LAWS)

LABEL_ARGS["return_token"] = _return_args
HIT_MORE["hit_token"] = _hit
LABEL_MORE["hit_token"] = _hit_args
MORE["repair_token"] = repair
PERFORM["repair_token"] = repair
LABELS["repair_token"] = _repair_args
RULES_OF["repair_token"] = ("ARC-6.17",)
TAKEN_AS["repair_token"] = STANDARD.index("repair")
