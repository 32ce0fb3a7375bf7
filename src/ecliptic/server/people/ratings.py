"""Ratings: what a game that is over says about those who played it.

They are openskill's (Plackett-Luce), which knows tables of several sides and sides of several players.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec
from openskill.models import PlackettLuce

from ecliptic.server.store import models

# A number that people can read: 1000 for a new player, and below it only after many losses.
SCALE: Final = 40
NEUTRAL: Final = 1000

MODEL: Final = PlackettLuce()

# Rules against rigged ratings; `docs/security.md` has the reasons.
LEAST_DECISIONS: Final = 10  # of each side; with fewer the game has hardly begun
SAME_PAIR_A_DAY: Final = 5  # rated games between the same two in 24 hours, for each game and number of seats
SETTLED_GAMES: Final = 10  # a rating that rests on fewer rated games is provisional
SETTLED_OPPONENTS: Final = 3  # and so is one that rests on fewer opponents

# Why a game at a rated table has changed nobody's rating: no result, hardly begun, the same two again and again today,
# or two people at the same address of whom one is new here.
Unrated = Literal["result", "short", "again", "address"]

# Who plays: a person by id, a bot by its level.
Player = tuple[Literal["person"], int] | tuple[Literal["bot"], str]
Skill = tuple[float, float]  # mu, sigma
NEW: Final[Skill] = (MODEL.mu, MODEL.sigma)


def shown_rating(mu: float, sigma: float) -> int:
    """Return a rating as people see it: three sigmas below mu."""
    return round(MODEL.rating(mu, sigma).ordinal(z=3.0, alpha=SCALE, target=NEUTRAL))


def shown_sigma(sigma: float) -> int:
    """Return how uncertain a rating is, on the same scale."""
    return round(SCALE * sigma)


class SeatResult(msgspec.Struct, frozen=True):
    """One seat of a game that is over."""

    player: Player | None  # None: the player has deleted their account
    side: int
    place: int
    has_left: bool = False  # a bot has played on for them
    origin: str | None = None  # a digest of the address from which they sat down


class PlayerRecord(msgspec.Struct):
    """What is known of a player before a game: skill, and the rated games behind it."""

    skill: Skill = NEW
    since: int = 0  # when the latest of them was counted
    games: int = 0
    opponents: set[Player] = msgspec.field(default_factory=set)
    today: list[Player] = msgspec.field(default_factory=list)  # the opponents of the last 24 hours, one for each game

    @property
    def is_provisional(self) -> bool:
        """Return whether the rating rests on too few games or opponents."""
        return self.games < SETTLED_GAMES or len(self.opponents) < SETTLED_OPPONENTS


def is_rated(seats: Sequence[SeatResult]) -> bool:
    """Return whether a game says who plays better: it has a result, a person, and different players on its sides.

    A person who plays for two sides, as in hot-seat games, would rate themselves.
    """
    if any(seat.player is None or seat.place < 1 for seat in seats):
        return False
    sides: dict[Player, set[int]] = defaultdict(set)
    for seat in seats:
        assert seat.player is not None
        sides[seat.player].add(seat.side)
    if any(player[0] == "person" and len(played) > 1 for player, played in sides.items()):
        return False
    if not people(seats):
        return False
    return any(one.player != other.player and one.side != other.side for one in seats for other in seats)


def people(seats: Sequence[SeatResult]) -> list[Player]:
    """Return the persons among the players."""
    return [seat.player for seat in seats if seat.player is not None and seat.player[0] == "person"]


def why_unrated(
    seats: Sequence[SeatResult], decided: Sequence[int], before: Mapping[Player, PlayerRecord]
) -> Unrated | None:
    """Return why a game at a rated table is not rated; None when it is. `decided` are the seats of all decisions."""
    if not is_rated(seats):
        return "result"
    sides = [seat.side for seat in seats]
    if any(sum(sides[seat] == side for seat in decided) < LEAST_DECISIONS for side in set(sides)):
        return "short"
    is_between_people = len(people(seats)) > 1
    for seat in seats:
        for other in seats:
            if seat.player is None or other.player is None or seat.side == other.side:
                continue
            if seat.player[0] != "person" or (is_between_people and other.player[0] != "person"):
                continue
            if before[seat.player].today.count(other.player) >= SAME_PAIR_A_DAY:
                return "again"
            if seat.origin is not None and seat.origin == other.origin and before[seat.player].is_provisional:
                return "address"
    return None


def rate(seats: Sequence[SeatResult], before: Mapping[Player, Skill]) -> dict[Player, Skill]:
    """Return everybody's skill after a rated game.

    A side that its players have all left is placed last, even if its bots have won; who left a team gains nothing
    with it. Who has several seats, as a bot may, gets the mean of what each of them would give.
    """
    sides: dict[int, list[SeatResult]] = defaultdict(list)
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


def _known(seat: SeatResult) -> Player:
    assert seat.player is not None
    return seat.player


def seat_results(table: models.Table, seats: list[models.Seat], sides: list[int]) -> list[SeatResult]:
    """Return each seat's player and outcome. A player who has left is last, even if a bot has won with the seat."""
    assert table.result is not None
    told: list[SeatResult] = []
    for seat, side, place in zip(seats, sides, table.result["places"], strict=True):
        player: Player | None = None
        if seat.person_id is not None:
            player = ("person", seat.person_id)
        elif seat.bot is not None and seat.left is None:
            player = ("bot", seat.bot)
        told.append(SeatResult(player, side, place, seat.left is not None, seat.origin))
    return told


def changes(
    seats: Sequence[SeatResult], before: Mapping[Player, PlayerRecord], after: Mapping[Player, PlayerRecord]
) -> list[Any]:
    """Return everybody's rating after a rated game and its change, as a table stores it."""
    told = []
    for seat in seats:
        form, rating = after[_known(seat)], shown_rating(*after[_known(seat)].skill)
        change = rating - shown_rating(*before[_known(seat)].skill)
        told.append({"rating": rating, "change": change, "provisional": form.is_provisional and is_person(seat)})
    return told


def is_person(seat: SeatResult) -> bool:
    """Return whether a player is a person: bots' ratings are never provisional."""
    return _known(seat)[0] == "person"
