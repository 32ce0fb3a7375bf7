"""What is printed, written down by hand: the tests compare the game with this, never with its own data file."""

from typing import Final

# Neo: influence of each space, what it gives (lavandium, coppernium, oceanium, gold; None for tiles), where it leads.
NEO: Final[dict[str, tuple[int, list[int] | None, list[str]]]] = {
    "n0": (0, [0, 0, 0, 0], ["n1a", "n1b"]),
    "n1a": (1, [2, 0, 0, 0], ["n2a", "n2b", "n3"]),
    "n1b": (1, [0, 1, 0, 0], ["n2a", "n2b", "n3"]),
    "n2a": (2, None, ["n3"]),
    "n2b": (2, None, ["n3"]),
    "n3": (3, [1, 1, 0, 0], ["n4a", "n4b"]),
    "n4a": (4, [1, 0, 1, 0], ["n5a", "n5b", "n6"]),
    "n4b": (4, [0, 2, 0, 0], ["n5a", "n5b", "n6"]),
    "n5a": (5, None, ["n6"]),
    "n5b": (5, None, ["n6"]),
    "n6": (6, [0, 1, 1, 0], ["n7a", "n7b"]),
    "n7a": (7, [0, 0, 0, 1], ["n8"]),
    "n7b": (7, [0, 0, 2, 0], ["n8"]),
    "n8": (8, None, []),
}

ASTEROIDS: Final = {
    "AST-1": [1, 0, 1, 0],
    "AST-2": [0, 2, 0, 0],
    "AST-3": [2, 1, 0, 0],
    "AST-4": [0, 1, 1, 0],
    "AST-5": [3, 0, 0, 0],
    "AST-6": [0, 0, 0, 1],
}
DEAD_ASTEROIDS: Final = {
    "DAST-1": [0, 0, 0, 2],
    "DAST-2": [0, 0, 2, 1],
    "DAST-3": [0, 1, 1, 1],
    "DAST-4": [0, 2, 0, 1],
    "DAST-5": [0, 0, 3, 0],
    "DAST-6": [1, 0, 1, 1],
}

# The senate from the top floor to the bottom floor, columns from left to right.
GRID: Final = [
    ["B", "neo", "six_moon", "e81216", "D", "atalum"],
    ["atalum", "espionage", "C", "F", "arratooine", "neo"],
    ["e81216", "A", "arratooine", "espionage", "six_moon", "E"],
]

# Missions: the action whose space unlocks them, and the level they need.
MISSIONS: Final = {
    1: ("neo", 2),
    2: ("six_moon", 2),
    3: ("atalum", 2),
    4: ("arratooine", 2),
    5: ("e81216", 3),
    6: ("A", 3),
    7: ("espionage", 3),
    8: ("D", 4),
    9: ("F", 4),
    10: ("E", 4),
    11: ("B", 5),
    12: ("C", 5),
}

SITE_COSTS: Final = {
    "PS-1A": {"lavandium": 1, "coppernium": 1},
    "PS-1B": {"oceanium": 2},
    "PS-2A": {"lavandium": 2},
    "PS-2B": {"coppernium": 1},
    "PS-3A": {"coppernium": 1, "oceanium": 1},
    "PS-3B": {"lavandium": 1, "coppernium": 1},
    "PS-4A": {"coppernium": 2},
    "PS-4B": {"coppernium": 1, "oceanium": 1},
}
MEGASTRUCTURE_COST: Final = {"coppernium": 1, "oceanium": 1, "gold": 1}

MEGASTRUCTURE_TILES: Final = [
    "MT-neo", "MT-six_moon", "MT-atalum", "MT-arratooine", "MT-e81216", "MT-missions", "MT-accreditation", "MT-die",
]  # fmt: skip

# Blocking tiles: the two spaces with the votes of the round and the one with 0; the room, and the wing of espionage.
PLANET_BLOCKS: Final = {
    "BP-1": (["arratooine_left", "six_moon_right"], "e81216_left"),
    "BP-2": (["six_moon_left", "e81216_right"], "neo_right"),
    "BP-3": (["e81216_left", "neo_right"], "atalum_left"),
    "BP-4": (["neo_left", "atalum_right"], "arratooine_right"),
    "BP-5": (["atalum_left", "arratooine_right"], "six_moon_left"),
}
ROOM_BLOCKS: Final = {
    "BR-1": ("A", "right"),
    "BR-2": ("B", "right"),
    "BR-3": ("C", "right"),
    "BR-4": ("E", "left"),
    "BR-5": ("F", "left"),
}

# How many components of each kind the view of what is printed lists.
COUNTS: Final = {
    "ambassadors": 5,
    "laws": 10,
    "missions": 12,
    "asteroids": 12,
    "tokens": 50,
    "erudites": 45,
    "posts": 6,
    "sites": 8,
    "megastructures": 4,
    "megastructure_tiles": 8,
    "deep_space": 8,
    "starting_planets": 8,
}

# The kinds of which every component, or no component, has a value that no text states.
ALL_RECONSTRUCTED: Final = ["posts", "sites", "megastructures", "starting_planets", "asteroids"]
NONE_RECONSTRUCTED: Final = ["tokens", "erudites", "megastructure_tiles", "deep_space"]
