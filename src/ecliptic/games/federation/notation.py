"""The actions of Federation and their notation.

Actions are made once and handed out again, so that listing options builds nothing. Things are named by their id in
the data file: `place:neo_left`, `funding:AMB-3`, `take:1B2`, `build:MS-1`.
"""

from typing import Final

from ecliptic.games.federation.content_pack import erudite_ids, ids_of, raw_data
from ecliptic.games.federation.tables import SITES
from ecliptic.games.federation.vocabulary import ACTIONS, MEDALS, PLANETS, PROJECTS, RESOURCES, SPACES, WINGS
from ecliptic.kernel import Action, Fields

AMBASSADORS: Final = [*ids_of("ambassadors"), Fields(raw_data(), "").table("special_ambassador").text("id")]
TOKENS: Final = ids_of("alteration_tokens")
ERUDITES: Final = erudite_ids()
SPACES_OF_NEO: Final = ids_of("neo_spaces")
SITES_AND_SLOTS: Final = [
    (row.text("id"), row.number("slot") - 1) for row in Fields(raw_data(), "").rows("production_sites")
]

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


START_WITH: Final = _each("start_with", ids_of("starting_planets"))
PLACE: Final = _each("place", [*SPACES, "outer_module"])
VOTE: Final = _each("vote", AMBASSADORS)
FUNDING: Final = _each("funding", AMBASSADORS)
ALTER: Final = _each("alter", TOKENS)
COPY_ACTION: Final = _each("copy_action", ACTIONS)
PLANET: Final = _each("planet", PLANETS)
MISSION: Final = [Action("mission", str(number + 1), (number,)) for number in range(12)]
UNLOCK: Final = [Action("unlock", str(number + 1), (number,)) for number in range(12)]
USE: Final = _each("use", ERUDITES)
TAKE: Final = _each("take", ERUDITES)
COPY: Final = _each("copy", ERUDITES)
REFRESH: Final = _each("refresh", ERUDITES)
MOVE: Final = _each("move", SPACES_OF_NEO)
TRANSPORT_MINER: Final = _each("transport_miner", SPACES_OF_NEO)
TRANSPORT_MAGUS: Final = _each("transport_magus", ["m0", *ids_of("six_moon_places")])
ASTEROID: Final = _each("asteroid", ids_of("asteroid_tiles") + ids_of("dead_asteroid_tiles"))
TOKEN: Final = _each("token", TOKENS)
POST: Final = _each("post", ids_of("trading_posts"))
INCOME: Final = _each("income", ids_of("production_sites"))
BUILD_SITE: Final = [Action("build", id, (slot,)) for id, slot in SITES_AND_SLOTS]
BUILD_MEGASTRUCTURE: Final = [Action("build", id, (SITES + n,)) for n, id in enumerate(ids_of("megastructures"))]
PAY: Final = _each("pay", RESOURCES)
DISCOUNT: Final = _each("discount", RESOURCES)
RETURN: Final = _each("return", RESOURCES)
TRANSMUTE: Final = _each("transmute", RESOURCES)
PROJECT: Final = _each("project", PROJECTS)
MEDAL: Final = _each("medal", MEDALS)
DEEP_SPACE: Final = _each("deep_space", ids_of("deep_space_tiles"))
UPKEEP: Final = [Action("upkeep", str(level), (level,)) for level in range(6)]
LAW: Final = _each("law", WINGS)

# The kinds of options that there are; `choose` and `part` belong to effects that all games share.
KINDS: Final = frozenset({
    "add_die", "advance", "alter", "asteroid", "build", "choose", "copy", "copy_action", "deep_space", "discount",
    "done", "end", "funding", "income", "keep_die", "law", "medal", "mission", "move", "no_alteration", "part", "pass",
    "pay", "place", "planet", "post", "project", "refresh", "return", "start_with", "stop", "take", "token",
    "transmute", "transport_magus", "transport_miner", "unlock", "upkeep", "use", "vote",
})  # fmt: skip
