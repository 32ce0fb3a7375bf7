"""Everything that is printed in the box, as tables of numbers for one content pack (or none).

Lists are indexed by the number of the thing: a token, an erudite, a space. The numbers of planets, actions, spaces,
medals and projects are those of `vocabulary`.
"""

from typing import TYPE_CHECKING, Any, Final

from ecliptic.games.federation.vocabulary import (
    ESPIONAGE,
    FIRST_ROOM_SPACE,
    OUTER_MODULE,
    ROOM_A,
    SENATE_SPACES,
)

if TYPE_CHECKING:
    from ecliptic.effects import Effects, Row

SPECIAL_AMBASSADOR: Final = 4  # the fifth ambassador, beside the four that every player has
ERUDITES_PER_STACK: Final = 3
POSTS: Final = 6
SITES: Final = 4  # production sites on the board; the first buildings
MEGASTRUCTURES: Final = 4
BUILDERS: Final = 3  # robots that find room on a megastructure (FED-15.2)
ASTEROID_TILES: Final = 6  # of each kind
TOKENS_PER_PLACE: Final = 4


class Components:
    """The tables. `build` in `components.py` fills them, row by row; afterwards nothing changes them."""

    hooks: int  # how many triggers there are
    crystals_max: int
    gold_max: int
    two_player_gap: int  # the second of two scores when he is no further behind (FED-23.7)
    medal_step: int
    last_step: int
    overflow_points: int
    neo_end: int  # the space of the dead asteroids

    # Points for what is left over (FED-21.4).
    crystals_per_point: int
    gold_points: int
    ship_points: int
    token_points: int

    def __init__(self, effects: "Effects[Any]") -> None:
        self.effects: Final = effects
        self.sources: Final[dict[str, str]] = {}  # by id: where the numbers of a row come from

        self.supply: Final[list[int]] = []  # by resource: how many tokens there are

        # By ambassador, the special one last.
        self.ambassadors: Final[list[str]] = []
        self.ambassador_votes: Final[list[int]] = []
        self.funding_bonus: Final[list[list[int]]] = []

        # By action.
        self.action_cost: Final[list[list[int]]] = [[0, 0, 0, 0] for _ in range(OUTER_MODULE + 1)]
        self.action_effect: Final[list[int]] = [-1] * (OUTER_MODULE + 1)
        self.action_mission: Final[list[int]] = [-1] * (OUTER_MODULE + 1)
        self.copyable: Final[list[int]] = []  # what espionage may copy

        # By space: top floor 0 to bottom floor 2, columns 0 to 5.
        self.action_of: Final = [*[s // 2 for s in range(FIRST_ROOM_SPACE)], *range(ROOM_A, OUTER_MODULE + 1)]
        self.floor: Final[list[int]] = [-1] * SENATE_SPACES
        self.column: Final[list[int]] = [-1] * SENATE_SPACES
        self.wing: Final[list[int]] = [-1] * SENATE_SPACES
        self.funding_order: Final[list[int]] = []  # spaces by column, in a column from the top (FED-19.5)

        # By project, the common one last; starts and points by the number of players.
        self.project_column: Final[list[int]] = []
        self.project_of_column: Final[list[int]] = [-1] * 6
        self.project_count: Final[list[int]] = []  # what ranks the players; -1: contributions
        self.project_last: Final[list[int]] = []
        self.project_start: Final[list[dict[int, int]]] = []
        self.contribution_gains: Final[list[list[int]]] = []
        self.placement_points: Final[dict[int, list[int]]] = {}

        # By law, five of each wing.
        self.laws: Final[list[str]] = []
        self.law_planet: Final[list[int]] = []
        self.law_wing: Final[list[int]] = []
        self.law_effect: Final[list[int]] = []
        self.law_row: Final[list[Row]] = []

        self.medal_thresholds: Final[dict[int, list[int]]] = {}  # by number of players
        self.medal_points: Final[list[int]] = []  # by number of medals

        # By step of the accreditation track, or by level from 0 (unused) to the highest.
        self.level_of_step: Final[list[int]] = []
        self.lowest_step: Final[list[int]] = [0]
        self.upkeep: Final[list[list[int]]] = [[0, 0, 0, 0]]

        # By mission, from 0.
        self.mission_level: Final[list[int]] = []
        self.mission_cost: Final[list[list[int]]] = []
        self.mission_effect: Final[list[int]] = []

        # By space of Neo; an asteroid space has the number of its tile's place, others -1.
        self.neo: Final[list[str]] = []
        self.neo_influence: Final[list[int]] = []
        self.neo_gain: Final[list[list[int]]] = []
        self.neo_next: Final[list[list[int]]] = []
        self.asteroid_slot: Final[list[int]] = []
        self.asteroids: Final[list[str]] = []  # asteroid tiles, then dead asteroid tiles
        self.asteroid_gain: Final[list[list[int]]] = []

        # By place of 6Moon, the start first.
        self.places: Final[list[str]] = []
        self.place_strength: Final[list[int]] = []

        # By alteration token.
        self.tokens: Final[list[str]] = []
        self.token_strength: Final[list[int]] = []
        self.token_votes: Final[list[int]] = []
        self.token_funds: Final[list[bool]] = []
        self.token_bonus: Final[list[int]] = []
        self.token_gain: Final[list[list[int]]] = []  # resources in the bonus
        self.token_pay: Final[list[list[int]]] = []  # what the bonus costs

        # By erudite; three in a row are a stack: level 1 of delegations A to E, then level 2, then level 3.
        self.erudites: Final[list[str]] = []
        self.erudite_level: Final[list[int]] = []
        self.erudite_delegation: Final[list[int]] = []
        self.erudite_timing: Final[list[int]] = []
        self.erudite_effect: Final[list[int]] = []
        self.erudite_row: Final[list[Row]] = []

        # By trading post; effects by level.
        self.posts: Final[list[str]] = []
        self.post_cost: Final[list[list[int]]] = []
        self.post_effect: Final[list[list[int]]] = []

        # By production site: eight, two sides of each tile.
        self.sites: Final[list[str]] = []
        self.site_slot: Final[list[int]] = []
        self.site_cost: Final[list[list[int]]] = []
        self.site_income: Final[list[int]] = []
        self.printed_sites: Final[list[int]] = []

        # By megastructure, and by megastructure tile.
        self.megastructures: Final[list[str]] = []
        self.megastructure_cost: Final[list[list[int]]] = []
        self.multipliers: Final[list[list[int]]] = []
        self.megastructure_tiles: Final[list[str]] = []
        self.tile_count: Final[list[int]] = []
        self.printed_tiles: Final[list[int]] = []

        self.deep_space: Final[list[str]] = []
        self.deep_space_effect: Final[list[int]] = []
        self.starting_planets: Final[list[str]] = []
        self.starting_planet_effect: Final[list[int]] = []

        # By blocking tile: the spaces that get X votes, X votes and none; the room and the espionage space.
        self.planet_blocks: Final[list[str]] = []
        self.planet_block_spaces: Final[list[list[int]]] = []
        self.room_blocks: Final[list[str]] = []
        self.room_block_spaces: Final[list[list[int]]] = []

    def space_of(self, action: int, wing: int) -> int:
        """The space of a planet or of espionage in one wing, or of a room."""
        return 2 * action + wing if action <= ESPIONAGE else FIRST_ROOM_SPACE + action - ROOM_A
