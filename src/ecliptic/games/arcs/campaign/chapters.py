"""Every chapter of the campaign that declares verbs or changes words: importing this module makes them known."""

from typing import Final

from ecliptic.games.arcs import chapters as base
from ecliptic.games.arcs.campaign import (
    acts,
    blight,
    council,
    court_cards,
    crises,
    edicts,
    empire,
    fleets,
    recipes,
    summit,
)
from ecliptic.games.arcs.campaign.fates import f01_steward, f06_partisan, f07_admiral

CHAPTERS: Final[tuple[object, ...]] = (
    base,
    acts,
    blight,
    council,
    court_cards,
    crises,
    edicts,
    empire,
    fleets,
    recipes,
    summit,
    f01_steward,
    f06_partisan,
    f07_admiral,
)
