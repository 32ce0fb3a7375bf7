"""What is printed, written down by hand: the tests compare the game with this, never with its own data file."""

from typing import Final, NamedTuple


class Printed(NamedTuple):
    """A trade-deck card."""

    copies: int
    cost: int
    defense: int = 0  # of a base
    outpost: bool = False


# By set and faction. A card with a defense is a base.
CARDS: Final[dict[str, dict[str, dict[str, Printed]]]] = {
    "colony_wars": {
        "star_empire": {
            "star_barge": Printed(3, 1),
            "lancer": Printed(3, 2),
            "falcon": Printed(2, 3),
            "orbital_platform": Printed(3, 3, 4),
            "command_center": Printed(2, 4, 4, outpost=True),
            "gunship": Printed(2, 4),
            "aging_battleship": Printed(1, 5),
            "heavy_cruiser": Printed(1, 5),
            "supply_depot": Printed(1, 6, 5, outpost=True),
            "imperial_palace": Printed(1, 7, 6, outpost=True),
            "emperors_dreadnaught": Printed(1, 8),
        },
        "trade_federation": {
            "solar_skiff": Printed(3, 1),
            "storage_silo": Printed(2, 2, 3),
            "trade_hauler": Printed(3, 2),
            "patrol_cutter": Printed(3, 3),
            "central_station": Printed(2, 4, 5),
            "frontier_ferry": Printed(2, 4),
            "colony_seed_ship": Printed(1, 5),
            "federation_shipyard": Printed(1, 6, 6, outpost=True),
            "peacekeeper": Printed(1, 6),
            "loyal_colony": Printed(1, 7, 6),
            "factory_world": Printed(1, 8, 6, outpost=True),
        },
        "blob": {
            "swarmer": Printed(3, 1),
            "predator": Printed(3, 2),
            "stellar_reef": Printed(3, 2, 3),
            "cargo_pod": Printed(3, 3),
            "ravager": Printed(2, 3),
            "bioformer": Printed(2, 4, 4),
            "parasite": Printed(1, 5),
            "plasma_vent": Printed(1, 6, 5),
            "moonwurm": Printed(1, 7),
            "leviathan": Printed(1, 8),
        },
        "machine_cult": {
            "battle_bot": Printed(3, 1),
            "repair_bot": Printed(3, 2),
            "warning_beacon": Printed(3, 2, 2, outpost=True),
            "convoy_bot": Printed(3, 3),
            "mining_mech": Printed(2, 4),
            "the_oracle": Printed(1, 4, 5, outpost=True),
            "mech_cruiser": Printed(1, 5),
            "stealth_tower": Printed(1, 5, 5, outpost=True),
            "frontier_station": Printed(1, 6, 6, outpost=True),
            "the_wrecker": Printed(1, 7),
            "the_incinerator": Printed(1, 8, 6, outpost=True),
        },
    },
    "core": {
        "star_empire": {
            "imperial_fighter": Printed(3, 1),
            "corvette": Printed(2, 2),
            "imperial_frigate": Printed(3, 3),
            "survey_ship": Printed(3, 3),
            "space_station": Printed(2, 4, 4, outpost=True),
            "recycling_station": Printed(2, 4, 4, outpost=True),
            "war_world": Printed(1, 5, 4, outpost=True),
            "battlecruiser": Printed(1, 6),
            "royal_redoubt": Printed(1, 6, 6, outpost=True),
            "dreadnaught": Printed(1, 7),
            "fleet_hq": Printed(1, 8, 8),
        },
        "trade_federation": {
            "federation_shuttle": Printed(3, 1),
            "cutter": Printed(3, 2),
            "embassy_yacht": Printed(2, 3),
            "trading_post": Printed(2, 3, 4, outpost=True),
            "freighter": Printed(2, 4),
            "barter_world": Printed(2, 4, 4),
            "defense_center": Printed(1, 5, 5, outpost=True),
            "trade_escort": Printed(1, 5),
            "flagship": Printed(1, 6),
            "port_of_call": Printed(1, 6, 6, outpost=True),
            "central_office": Printed(1, 7, 6),
            "command_ship": Printed(1, 8),
        },
        "blob": {
            "blob_fighter": Printed(3, 1),
            "battle_pod": Printed(2, 2),
            "trade_pod": Printed(3, 2),
            "blob_wheel": Printed(3, 3, 5),
            "ram": Printed(2, 3),
            "blob_destroyer": Printed(2, 4),
            "the_hive": Printed(1, 5, 5),
            "battle_blob": Printed(1, 6),
            "blob_carrier": Printed(1, 6),
            "mothership": Printed(1, 7),
            "blob_world": Printed(1, 8, 7),
        },
        "machine_cult": {
            "trade_bot": Printed(3, 1),
            "missile_bot": Printed(3, 2),
            "supply_bot": Printed(3, 3),
            "battle_station": Printed(2, 3, 5, outpost=True),
            "patrol_mech": Printed(2, 4),
            "stealth_needle": Printed(1, 4),
            "battle_mech": Printed(1, 5),
            "mech_world": Printed(1, 5, 6, outpost=True),
            "junkyard": Printed(1, 6, 5, outpost=True),
            "missile_mech": Printed(1, 6),
            "machine_base": Printed(1, 7, 6, outpost=True),
            "brain_world": Printed(1, 8, 6, outpost=True),
        },
    },
}

FACTION_OF: Final = {card: faction for cards in CARDS.values() for faction, rows in cards.items() for card in rows}
BY_ID: Final = {card: row for cards in CARDS.values() for rows in cards.values() for card, row in rows.items()}


def copies_of(set_name: str) -> dict[str, int]:
    """Return the trade deck of one set: copies by card."""
    return {card: row.copies for rows in CARDS[set_name].values() for card, row in rows.items()}
