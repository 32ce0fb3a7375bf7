"""Ratings: what a game that is over says about those who played it.

They are openskill's (Plackett-Luce), which knows tables of several sides and sides of several players.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec
from openskill.models import PlackettLuce

from ecliptic.server import models

# A number that people can read: 1000 for somebody new, and below it only for whoever keeps losing.
SCALE: Final = 40
NEUTRAL: Final = 1000

MODEL: Final = PlackettLuce()

# Who plays: a person by id, a bot by its level.
Player = tuple[Literal["person"], int] | tuple[Literal["bot"], str]
Skill = tuple[float, float]  # mu, sigma
NEW: Final[Skill] = (MODEL.mu, MODEL.sigma)


def shown_rating(mu: float, sigma: float) -> int:
    """A rating as people see it: what a player is worth at least (three sigmas below mu)."""
    return round(MODEL.rating(mu, sigma).ordinal(z=3.0, alpha=SCALE, target=NEUTRAL))


def shown_sigma(sigma: float) -> int:
    """How uncertain a rating is, on the same scale."""
    return round(SCALE * sigma)


class Seated(msgspec.Struct, frozen=True):
    """One seat of a game that is over."""

    player: Player | None  # None: whoever sat there has deleted their account
    side: int
    place: int
    has_left: bool = False  # a bot has played on for them


def is_rated(seats: Sequence[Seated]) -> bool:
    """Whether a game says who plays better: it has a result, and different players on different sides.

    Whoever plays for two sides at once, as people at one browser do, would rate themselves.
    """
    if any(seat.player is None or seat.place < 1 for seat in seats):
        return False
    sides: dict[Player, set[int]] = defaultdict(set)
    for seat in seats:
        assert seat.player is not None
        sides[seat.player].add(seat.side)
    if any(player[0] == "person" and len(played) > 1 for player, played in sides.items()):
        return False
    return any(one.player != other.player and one.side != other.side for one in seats for other in seats)


def rate(seats: Sequence[Seated], before: Mapping[Player, Skill]) -> dict[Player, Skill]:
    """Everybody's skill after a rated game.

    A side that its players have all left is placed last, whatever the bots made of it; who left a team gains nothing
    with it. Who has several seats, as a bot may, gets the mean of what each of them would give.
    """
    sides: dict[int, list[Seated]] = defaultdict(list)
    for seat in seats:
        sides[seat.side].append(seat)
    teams = [[MODEL.rating(*before.get(_known(seat), NEW)) for seat in side] for side in sides.values()]
    last = len(seats) + 1
    ranks = [float(last if all(seat.has_left for seat in side) else side[0].place) for side in sides.values()]
    after: dict[Player, list[Skill]] = defaultdict(list)
    for side, team in zip(sides.values(), MODEL.rate(teams, ranks=ranks), strict=True):
        for seat, rating in zip(side, team, strict=True):
            mu, _ = before.get(_known(seat), NEW)
            after[_known(seat)].append((min(mu, rating.mu) if seat.has_left else rating.mu, rating.sigma))
    return {
        player: (sum(mu for mu, _ in skills) / len(skills), sum(sigma for _, sigma in skills) / len(skills))
        for player, skills in after.items()
    }


def _known(seat: Seated) -> Player:
    assert seat.player is not None
    return seat.player


def seated(table: models.Table, seats: list[models.Seat], sides: list[int]) -> list[Seated]:
    """Who sat where, and how they came out of it. Whoever has left is last, whatever a bot has made of the seat."""
    assert table.result is not None
    told: list[Seated] = []
    for seat, side, place in zip(seats, sides, table.result["places"], strict=True):
        player: Player | None = None
        if seat.person_id is not None:
            player = ("person", seat.person_id)
        elif seat.bot is not None and seat.left is None:
            player = ("bot", seat.bot)
        told.append(Seated(player, side, place, seat.left is not None))
    return told
