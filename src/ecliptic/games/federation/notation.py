"""The actions of Federation and their notation.

Actions are made once and handed out again, so that listing options builds nothing. Things are named by their id in
the data file: `place:neo_left`, `funding:AMB-3`, `take:1B2`, `build:MS-1`.
"""

from typing import Final

from ecliptic.games.federation.components import printed
from ecliptic.games.federation.tables import SITES
from ecliptic.games.federation.vocabulary import ACTIONS, MEDALS, PLANETS, PROJECTS, RESOURCES, SPACES, WINGS
from ecliptic.kernel import Action

PARTS: Final = printed()

PASS: Final = Action("pass")
NO_ALTERATION: Final = Action("no_alteration")
ADD_DIE: Final = Action("add_die")
KEEP_DIE: Final = Action("keep_die")
ADVANCE: Final = Action("advance")
DONE: Final = Action("done")
STOP: Final = Action("stop")
END: Final = Action("end")


def _each(kind: str, ids: list[str]) -> list[Action]:
    return [Action(kind, id, (number,)) for number, id in enumerate(ids)]


START_WITH: Final = _each("start_with", PARTS.starting_planets)
PLACE: Final = _each("place", [*SPACES, "outer_module"])
VOTE: Final = _each("vote", PARTS.ambassadors)
FUNDING: Final = _each("funding", PARTS.ambassadors)
ALTER: Final = _each("alter", PARTS.tokens)
COPY_ACTION: Final = _each("copy_action", ACTIONS)
PLANET: Final = _each("planet", PLANETS)
MISSION: Final = [Action("mission", str(number + 1), (number,)) for number in range(12)]
UNLOCK: Final = [Action("unlock", str(number + 1), (number,)) for number in range(12)]
USE: Final = _each("use", PARTS.scholars)
TAKE: Final = _each("take", PARTS.scholars)
COPY: Final = _each("copy", PARTS.scholars)
REFRESH: Final = _each("refresh", PARTS.scholars)
MOVE: Final = _each("move", PARTS.neo)
TRANSPORT_MINER: Final = _each("transport_miner", PARTS.neo)
TRANSPORT_MAGUS: Final = _each("transport_magus", PARTS.places)
ASTEROID: Final = _each("asteroid", PARTS.asteroids)
TOKEN: Final = _each("token", PARTS.tokens)
POST: Final = _each("post", PARTS.posts)
INCOME: Final = _each("income", PARTS.sites)
BUILD_SITE: Final = [Action("build", id, (PARTS.site_slot[n],)) for n, id in enumerate(PARTS.sites)]
BUILD_MEGASTRUCTURE: Final = [Action("build", id, (SITES + n,)) for n, id in enumerate(PARTS.megastructures)]
PAY: Final = _each("pay", RESOURCES)
DISCOUNT: Final = _each("discount", RESOURCES)
RETURN: Final = _each("return", RESOURCES)
TRANSMUTE: Final = _each("transmute", RESOURCES)
PROJECT: Final = _each("project", PROJECTS)
MEDAL: Final = _each("medal", MEDALS)
DEEP_SPACE: Final = _each("deep_space", PARTS.deep_space)
UPKEEP: Final = [Action("upkeep", str(level), (level,)) for level in range(6)]
LAW: Final = _each("law", WINGS)
CHOOSE: Final = [Action("choose", str(i), (i,)) for i in range(8)]
PART: Final = [Action("part", str(i), (i,)) for i in range(8)]
