"""The words of the data file and their numbers: resources, planets, actions, spaces."""

from typing import Final

# Resources in the order of their value (FED-1.4); the first three are crystals.
LAVANDIUM: Final = 0
COPPERNIUM: Final = 1
OCEANIUM: Final = 2
GOLD: Final = 3
RESOURCES: Final = ["lavandium", "coppernium", "oceanium", "gold"]

NEO: Final = 0
SIX_MOON: Final = 1
ATALUM: Final = 2
ARRATOOINE: Final = 3
E81216: Final = 4
PLANETS: Final = ["neo", "six_moon", "atalum", "arratooine", "e81216"]

# The actions of the senate: five planets, espionage, six rooms; beside them the outer module.
ESPIONAGE: Final = 5
ROOM_A: Final = 6
ROOM_D: Final = 9
OUTER_MODULE: Final = 12
ROOMS: Final = ["A", "B", "C", "D", "E", "F"]
ACTIONS: Final = [*PLANETS, "espionage", *ROOMS, "outer_module"]

LEFT: Final = 0
RIGHT: Final = 1
WINGS: Final = ["left", "right"]

# The 18 spaces of the senate: planets and espionage once in each wing, then the rooms. Where they lie is data.
SPACES: Final = [f"{action}_{wing}" for action in ACTIONS[: ESPIONAGE + 1] for wing in WINGS] + ROOMS
SENATE_SPACES: Final = 18
FIRST_ROOM_SPACE: Final = 12
OUTER: Final = 18  # the outer module, when it is spoken of as a space

# What a medal is given for: influence on a planet, accreditation, intrigue (FED-7.1).
ACCREDITATION_MEDAL: Final = 5
MEDALS: Final = [*PLANETS, "accreditation", "intrigue"]

# Six projects above the columns and the common one.
COMMON_PROJECT: Final = 6
PROJECTS: Final = [*PLANETS, "missions", "common"]

DELEGATIONS: Final = ["A", "B", "C", "D", "E"]

# When an erudite's effect may be used (FED-13.11 to FED-13.13): the number of a planet, or one of these.
IMMEDIATE: Final = 5
ANY_TURN: Final = 6
TIMINGS: Final = [*[f"planet:{planet}" for planet in PLANETS], "immediate", "any_turn"]

# What an amount can depend on; the first five are the influence on each planet.
COUNTS: Final = [
    *[f"influence:{planet}" for planet in PLANETS], "completed_missions", "accreditation_level", "die_value",
    "crystals_and_gold_in_storage", "gold_in_storage", "mission_spaces_with_marker", "distinct_delegations_owned",
    "megastructures_built", "ships_in_hangar", "trade_discs_level_2", "unused_alteration_tokens",
    "asteroid_tiles_owned",
]  # fmt: skip

ROUND: Final = 0
GAME: Final = 1
DURATIONS: Final = ["round", "game"]

NOTHING: Final = [0, 0, 0, 0]  # no resources; never changed
