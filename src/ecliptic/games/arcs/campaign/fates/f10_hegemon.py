"""Fate 10, the Hegemon: Banners that stand like buildings, and their Song; Act III is in `f10_captives`."""

from typing import ClassVar, Final, final

from ecliptic.effects import Effects
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import RESOURCES, SYSTEM_COUNT, WARLORD, is_gate
from ecliptic.games.arcs.campaign.card_removal import scrapped_if
from ecliptic.games.arcs.campaign.events import SeatCountEvent
from ecliptic.games.arcs.campaign.fates.f10_captives import BANNER, banners
from ecliptic.games.arcs.campaign.flagship import SLIPSTREAM_USED, flagship_of, has_flagship
from ecliptic.games.arcs.campaign.pursuits import chapters_to_come, pursuit, wins_now
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.token_buildings import token_trophies
from ecliptic.games.arcs.campaign.token_moves import (
    kind_number,
    place_token,
    take_token,
    take_tokens,
    tokens_at,
    tokens_of,
)
from ecliptic.games.arcs.campaign.tokens import ASIDE, kind_of, place_of
from ecliptic.games.arcs.campaign.words import TOKEN_OWNER
from ecliptic.games.arcs.events import SeatSystemEvent
from ecliptic.games.arcs.pieces import buildings_at, place_ships, ships_at
from ecliptic.games.arcs.resources import gain
from ecliptic.games.arcs.scoring import ambitions_won
from ecliptic.games.arcs.state import (
    EMPIRE,
    NOBODY,
    SHIP_OWNERS,
    State,
    owner_of,
)
from ecliptic.games.arcs.words import (
    NEIGHBOURS,
    is_declared,
    planet_types,
)
from ecliptic.kernel import Action, Fields, Json

BANNER_POWER: Final = 2  # for each Banner among the Trophies when Warlord is scored
SPIRITS_CALLED: Final = SLIPSTREAM_USED + 1  # limits of a turn
BODIES_CALLED: Final = SLIPSTREAM_USED + 2
SPIRITS: Final = 2
BODIES: Final = 2

USUAL_COUNT: Final = 1.5  # what a Banner counts in a later chapter
NEARNESS: Final = [0.6, 0.35, 0.2, 0.1]  # how much of a Banner the Flagship is worth by its moves to a free planet


# Set-up and objective of Act II


@final
class ShipsAtFlagship(Verb):
    """Place ships at the Flagship until so many are on the map besides it."""

    verb: ClassVar[str] = "ships_at_flagship"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n: Final = row.number("ships_at_flagship", 1, 15)

    def run(self, state: State, seat: int, source: int) -> None:
        if has_flagship(state, seat):
            there = sum(state.fresh[seat::SHIP_OWNERS]) + sum(state.damaged[seat::SHIP_OWNERS]) - 1
            place_ships(state, seat, flagship_of(state, seat), max(0, self.n - there))

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.n}


@final
class TakeBanners(Verb):
    """Take the eight Banners."""

    verb: ClassVar[str] = "take_banners"

    def run(self, state: State, seat: int, source: int) -> None:
        if not tokens_of(state, BANNER):
            take_tokens(state, BANNER)


@final
class CountBanners(Verb):
    """1 for each Banner on the map, and as many again if the Hegemon won an ambition."""

    verb: ClassVar[str] = "count_banners"

    def run(self, state: State, seat: int, source: int) -> None:
        n = len(banners(state))
        advance(state, seat, 2 * n if ambitions_won(state, seat) else n)


@pursuit("F10-01B")
def promised_banners(state: State, seat: int) -> float:
    """Return what Banners count in the chapters to come, and less for one that the Flagship can soon plant."""
    count = float(len(banners(state)))
    if has_flagship(state, seat) and tokens_at(state, BANNER, ASIDE):
        count += nearness(state, seat, flagship_of(state, seat))
    return count * (1.0 + min(1.0, wins_now(state, seat)) + USUAL_COUNT * (chapters_to_come(state) - 1))


def nearness(state: State, seat: int, system: int) -> float:
    """Return how near a system is to a planet where a Banner can be planted: 0 if it is too far."""
    reached = {system}
    for share in NEARNESS:
        if any(can_stand(state, seat, each) for each in reached):
            return share
        reached |= {other for each in reached for other in state.links[each]}
    return 0.0


def can_stand(state: State, seat: int, system: int) -> bool:
    """Return whether a Banner can be planted at a planet: there is none, and no piece that is not own (F10-02)."""
    if is_gate(system) or system in banners(state):
        return False
    others = [owner for owner in (*range(state.table.seats), EMPIRE) if owner != seat]
    if any(ships_at(state, system, owner) for owner in others):
        return False
    return all(owner_of(each) == seat for each in buildings_at(state, system))


@final
class ScrapBanners(Verb):
    """Scrap all Banners that are not on the map."""

    verb: ClassVar[str] = "scrap_banners"

    def run(self, state: State, seat: int, source: int) -> None:
        for each in tokens_of(state, BANNER):
            if place_of(each) >= SYSTEM_COUNT:
                take_token(state, each)


# Planting Banners (F10-02) and Banners of Hegemony (F10-03)


@scrapped_if("no_flagship")
def has_no_flagship(state: State, holder: int) -> bool:
    """Return whether the holder has no Flagship."""
    return holder != NOBODY and not has_flagship(state, holder)


@TOKEN_OWNER.changed_by("F10-02")
def banners_are_own(state: State, source: int, answer: int, kind: int) -> int:
    """Banners are pieces of whoever plants them."""
    return state.owner_of(source) if kind == kind_number(BANNER) else answer


@final
class PlantBanner(Verb):
    """Place a Banner at the Flagship's planet, if nobody else has a ship or building there."""

    verb: ClassVar[str] = "plant_banner"

    def can_do(self, state: State, seat: int, source: int) -> bool:
        system = flagship_of(state, seat)
        return system != NOBODY and len(tokens_at(state, BANNER, ASIDE)) > 0 and can_stand(state, seat, system)

    def run(self, state: State, seat: int, source: int) -> None:
        place_token(state, BANNER, flagship_of(state, seat))
        if state.events is not None:
            state.emit(SeatSystemEvent("banner-planted", seat, flagship_of(state, seat)))


@final
class BannersPay(Verb):
    """Everybody gains Power for Banners among the Trophies when Warlord is scored."""

    verb: ClassVar[str] = "banners_pay"

    def run(self, state: State, seat: int, source: int) -> None:
        if not is_declared(state, WARLORD):
            return
        kind = kind_number(BANNER)
        for other, player in enumerate(state.players):
            n = BANNER_POWER * sum(1 for each in token_trophies(state, other) if kind_of(each) == kind)
            player.power += n
            if n and state.events is not None:
                state.emit(SeatCountEvent("gained-power", other, n))


# Song of the Banner (F10-04)


@NEIGHBOURS.changed_by("F10-04")
def banners_are_adjacent(state: State, source: int, answer: list[int], system: int, mover: int) -> list[int]:
    """For its holder's moves any two planets with Banners are adjacent."""
    if mover != state.owner_of(source):
        return answer
    there = banners(state)
    if system not in there:
        return answer
    return sorted({*answer, *(other for other in there if other != system)})


class AtBanner(Asking):
    """Something once per turn at one planet with a Banner."""

    limit: ClassVar[int] = 0  # what notes that it was done this turn

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if self.limit in state.limits:
            return []
        return [notation.AT[system] for system in sorted(banners(state)) if self.works(state, seat, system)]

    def works(self, state: State, seat: int, system: int) -> bool:
        """Return whether it does something there."""
        raise NotImplementedError

    def carry_out(self, state: State, seat: int, system: int) -> None:
        """Do it."""
        raise NotImplementedError

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        state.limits.append(self.limit)
        self.carry_out(state, seat, action.args[0])


@final
class CallSpirits(AtBanner):
    """Gain two resources of the type of a planet with a Banner, once per turn."""

    verb: ClassVar[str] = "call_spirits"
    limit: ClassVar[int] = SPIRITS_CALLED

    def works(self, state: State, seat: int, system: int) -> bool:
        types = planet_types(state, system)
        return any(types & 1 << kind and state.supply[kind] for kind in range(len(RESOURCES)))

    def carry_out(self, state: State, seat: int, system: int) -> None:
        types = planet_types(state, system)
        kinds = [kind for kind in range(len(RESOURCES)) if types & 1 << kind and state.supply[kind]]
        gain(state, seat, kinds[0], SPIRITS)


@final
class CallBodies(AtBanner):
    """Place two ships at a Banner, once per turn."""

    verb: ClassVar[str] = "call_bodies"
    limit: ClassVar[int] = BODIES_CALLED

    def works(self, state: State, seat: int, system: int) -> bool:
        return state.players[seat].ships > 0

    def carry_out(self, state: State, seat: int, system: int) -> None:
        place_ships(state, seat, system, BODIES)
