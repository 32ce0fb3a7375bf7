"""Full boards of Star Realms, for looking at what has little room."""

from typing import Any, Final

LATE: Final[dict[str, Any]] = {
    "ecliptic": "position",
    "format": 1,
    "game": "star-realms",
    "seats": 2,
    "options": {"set": "colony_wars"},
    "state": {
        "authority": [12, 37],
        "turn": 23,
        "trade_row": ["leviathan", "moonwurm", "loyal_colony", "heavy_cruiser", "the_wrecker"],
        "scrap_heap": ["battle_bot", "repair_bot", "solar_skiff", "swarmer"],
        "players": [
            {
                "hand": [
                    "scout", "scout", "viper", "peacekeeper", "patrol_cutter", "predator", "ravager", "star_barge",
                    "falcon", "gunship", "emperors_dreadnaught",
                ],
                "deck": ["viper", "scout"],
                "discard": ["scout", "scout", "explorer", "viper", "cargo_pod", "lancer"],
                "in_play": [
                    "orbital_platform", "storage_silo", "stellar_reef", "bioformer", "federation_shipyard",
                    "command_center", "plasma_vent", "central_station",
                ],
            },
            {
                "hand": ["scout", "scout", "viper", "scout", "scout"],
                "deck": ["scout", "explorer"],
                "discard": ["explorer", "falcon"],
                "in_play": [
                    "warning_beacon", "supply_depot", "imperial_palace", "frontier_station", "warning_beacon",
                    "the_oracle", "stealth_tower", "stellar_reef", "factory_world",
                ],
            },
        ],
    },
}  # fmt: skip

BASES: Final = (
    ["orbital_platform", "trading_post", "blob_wheel"],
    ["storage_silo", "royal_redoubt"],
    ["stellar_reef", "barter_world", "the_hive", "mech_world", "junkyard"],
    ["bioformer"],
    ["federation_shipyard", "space_station", "recycling_station", "war_world"],
    ["command_center", "fleet_hq", "port_of_call", "central_office"],
)

SIX: Final[dict[str, Any]] = {
    "ecliptic": "position",
    "format": 1,
    "game": "star-realms",
    "seats": 6,
    "options": {"set": "both"},
    "state": {
        "authority": [42, 37, 18, 50, 9, 61],
        "turn": 23,
        "trade_row": ["leviathan", "moonwurm", "loyal_colony", "heavy_cruiser", "the_wrecker"],
        "players": [
            {
                "hand": ["scout", "viper", "peacekeeper", "patrol_cutter", "predator"] if seat == 0 else ["scout"],
                "deck": ["scout"],
                "discard": ["explorer", "viper"],
                "in_play": bases,
            }
            for seat, bases in enumerate(BASES)
        ],
    },
}

THREE: Final[dict[str, Any]] = {
    "ecliptic": "position",
    "format": 1,
    "game": "star-realms",
    "seats": 3,
    "options": {"set": "colony_wars"},
    "state": {
        "authority": [50, 50, 50],
        "trade_row": ["leviathan", "moonwurm", "loyal_colony", "heavy_cruiser", "the_wrecker"],
        "players": [
            {"hand": ["viper", "viper", "viper"], "deck": ["scout"]},
            {"hand": ["scout"], "deck": ["scout"]},
            {"hand": ["scout"], "deck": ["scout"]},
        ],
    },
}
