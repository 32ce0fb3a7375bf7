"""Tokens of fates on the table: found, placed, moved, flipped, taken away, and looked at (ABR-13.7).

Tokens are named by the id of their kind, the id of a row of the fate's data file.
"""

from bisect import insort

from ecliptic.games.arcs.campaign.reading import printed
from ecliptic.games.arcs.campaign.state import campaign_of
from ecliptic.games.arcs.campaign.tokens import (
    AGENTS_AT,
    ASIDE,
    BEFORE,
    KNOWN_AT,
    PLACE_BITS,
    SIDE_AT,
    TokenKind,
    agents_on,
    kind_of,
    known_by,
    place_of,
    side_of,
    token,
)
from ecliptic.games.arcs.pieces import return_agent
from ecliptic.games.arcs.state import SEATS, State


def kind_number(id: str) -> int:
    """Return the number of a kind of token."""
    for number, kind in enumerate(printed().tokens):
        if kind.id == id:
            return number
    raise KeyError(id)


def kind_row(each: int) -> TokenKind:
    """Return a token's kind as printed."""
    return printed().tokens[kind_of(each)]


def tokens_of(state: State, id: str) -> list[int]:
    """Return all tokens of a kind that are in play."""
    kind = kind_number(id)
    return [each for each in campaign_of(state).tokens if kind_of(each) == kind]


def tokens_at(state: State, id: str, place: int) -> list[int]:
    """Return the tokens of a kind in one place."""
    return [each for each in tokens_of(state, id) if place_of(each) == place]


def tokens_on_map(state: State, id: str) -> list[int]:
    """Return the tokens of a kind that are on the map."""
    return [each for each in tokens_of(state, id) if place_of(each) < BEFORE]


def take_tokens(state: State, id: str, place: int = ASIDE, known: int = 0) -> None:
    """Bring out all tokens of a kind; by default they lie aside with the fate."""
    kind = kind_number(id)
    for _ in range(printed().tokens[kind].count):
        insort(campaign_of(state).tokens, token(kind, place, 0, known))


def place_token(state: State, id: str, place: int, start: int = ASIDE) -> bool:
    """Move a token of a kind from one place to another, first side up; return whether there was one."""
    found = tokens_at(state, id, start)
    if not found:
        return False
    move_token(state, unflip_token(state, found[0]), place)
    return True


def change_token(state: State, old: int, new: int) -> int:
    """Put another number where a token was; return it."""
    tokens = campaign_of(state).tokens
    tokens.remove(old)
    insort(tokens, new)
    return new


def move_token(state: State, each: int, place: int) -> int:
    """Move a token to another place; return its new number."""
    return change_token(state, each, each >> PLACE_BITS << PLACE_BITS | place)


def flip_token(state: State, each: int) -> int:
    """Turn a token to its other side; return its new number."""
    return change_token(state, each, each ^ 1 << SIDE_AT)


def unflip_token(state: State, each: int) -> int:
    """Turn a token to its first side if it shows the other; return its number."""
    return flip_token(state, each) if side_of(each) else each


def take_token(state: State, each: int) -> None:
    """Take a token out of play; agents on it return to their owners."""
    campaign_of(state).tokens.remove(return_agents(state, each))


def show_token(state: State, each: int, seat: int) -> int:
    """Let a seat know a secret token from now on; return its new number."""
    return change_token(state, each, each | 1 << KNOWN_AT + seat)


def place_agent(state: State, each: int, seat: int) -> int:
    """Place an agent from supply on a token; return the token's new number."""
    state.players[seat].agents -= 1
    return change_token(state, each, each | 1 << AGENTS_AT + seat)


def return_agents(state: State, each: int) -> int:
    """Return all agents on a token to their owners; return the token's new number."""
    there = agents_on(each)
    if not there:
        return each
    for seat in range(SEATS):
        if there & 1 << seat:
            return_agent(state, seat)
    return change_token(state, each, each & ~(there << AGENTS_AT))


def is_hidden(each: int, seat: int | None) -> bool:
    """Return whether a seat (None: a spectator) cannot see a token's kind."""
    row = kind_row(each)
    if not row.is_secret or side_of(each) or (row.is_open_before and BEFORE <= place_of(each) < ASIDE):
        return False
    return seat is None or not known_by(each) & 1 << seat


def hidden_kinds(kind: int) -> list[int]:
    """Return the secret kinds whose backs look like this one's: those of the same fate."""
    for fate in printed().fates.values():
        own = [row.id for row in fate.tokens if row.is_secret]
        if printed().tokens[kind].id in own:
            return [number for number, row in enumerate(printed().tokens) if row.id in own]
    return [kind]
