"""The state of a game of Federation: integers and lists of them.

Lists inside lists (the tokens of a moon, a stack of erudites) and the lists of face-down tiles are never changed in
place: whoever takes something from them puts a new list there. So copies of a state share them.
"""

from typing import Any, Final

from ecliptic.effects import AnyOrder, Choice, ChooseEffect, EffectState, Reacting, Repeat, Resolve, Row
from ecliptic.games.federation.tables import POSTS, SPECIAL_AMBASSADOR, Components
from ecliptic.kernel import Action
from ecliptic.kernel.frames import FormerFrames

NOBODY: Final = -1
NO_ACTIONS: Final[list[Action]] = []

# Before effects were shared between games, these had no source; journals keep the hashes they had then.
FORMER_FRAMES: Final[FormerFrames] = {
    AnyOrder: ("AnyOrder", ("effect", "left", "seat")),
    ChooseEffect: ("ChooseEffect", ("effect", "left", "seat", "step")),
    Repeat: ("Repeat", ("effect", "left", "seat")),
    Resolve: ("Resolve", ("effect", "seat", "step")),
    Reacting: ("", ()),  # an erudite that was used at once was only an effect
}

SETTING_UP: Final = 0
AMBASSADOR_PHASE: Final = 1
EXECUTIVE_PHASE: Final = 2
OVER: Final = 3
PHASES: Final = ["setting_up", "ambassadors", "executive", "over"]

# What lies on a space, packed: owner + 1 (3 bits), ambassador (3 bits), funding side (1 bit), token + 1.
# A neutral vote tile has the owner NEUTRAL and its votes where the ambassador would be.
OWNER: Final = 7
NEUTRAL: Final = 7
AMBASSADOR_SHIFT: Final = 3
FUNDING_SIDE: Final = 1 << 6
TOKEN_SHIFT: Final = 7

# An erudite in front of a player: its number, and whether it is face down or being used right now.
ERUDITE: Final = 63
USED: Final = 64
IN_USE: Final = 128

LAW_SOURCES: Final = ERUDITE + 1  # erudites are sources by their numbers, laws by theirs behind them

ALL_AMBASSADORS: Final = (1 << SPECIAL_AMBASSADOR) - 1
SPECIAL: Final = 1 << SPECIAL_AMBASSADOR

# What a player has looked at: bit 0 the deep space tiles, bits 1 to 4 the tokens of a strength beside the board.
SEEN_DEEP_SPACE: Final = 1

SHIPS: Final = 8
ROBOTS: Final = 6
MISSION_SPACES: Final = 12
DIE_MAX: Final = 6
ROUNDS: Final = 5
MOST_TURNS: Final = 10  # of a player in a round; five are possible, and positions may begin with a higher number

# The rules version from which on each of these holds; tables of earlier versions go on without it.
COUNTS_REFRESHES: Final = 2  # FED-5.6, FED-13.14
DIE_CAN_COME_LATE: Final = 2  # FED-9.4
MEDALS_ON_THE_WAY: Final = 2  # FED-7.6, FED-11.11
MUST_TRANSMUTE: Final = 2  # FED-15.12


class Player:
    """One player's board and what lies beside it (FED-1.2)."""

    __slots__ = (
        "ambassadors", "asteroids", "completed", "contributions", "deep_space", "die", "die_at", "erudites",
        "game_bonus", "hangar", "magus", "medals", "miner", "passed", "points", "posts", "resources", "round_bonus",
        "seen", "sites", "starting_planet", "step", "tokens", "unlocked",
    )  # fmt: skip

    def __init__(
        self,
        resources: list[int],
        points: int,
        hangar: int,
        unlocked: int,
        completed: int,
        step: int,
        round_bonus: int,
        game_bonus: int,
        die: int,
        die_at: int,
        miner: int,
        magus: int,
        sites: int,
        medals: int,
        contributions: int,
        ambassadors: int,
        deep_space: int,
        starting_planet: int,
        seen: int,
        passed: bool,
        posts: list[int],
        erudites: list[int],
        tokens: list[int],
        asteroids: list[int],
    ) -> None:
        self.resources = resources  # lavandium, coppernium, oceanium, gold
        self.points = points
        self.hangar = hangar
        self.unlocked = unlocked  # bits of the missions with a marker
        self.completed = completed  # bits of the missions with a ship
        self.step = step  # of the accreditation marker
        self.round_bonus = round_bonus  # levels more until the clean-up (FED-8.11)
        self.game_bonus = game_bonus  # levels more to the end of the game
        self.die = die  # 0 without die (FED-9.2)
        self.die_at = die_at  # the space it lies on, or NOBODY
        self.miner = miner
        self.magus = magus  # the place, which is the influence too
        self.sites = sites  # bits of the production sites with a robot, by slot
        self.medals = medals  # bits of the types
        self.contributions = contributions
        self.ambassadors = ambassadors  # bits of those not placed
        self.deep_space = deep_space
        self.starting_planet = starting_planet
        self.seen = seen  # face-down things this player has looked at
        self.passed = passed  # will not place the special ambassador this round (FED-4.6)
        self.posts = posts  # by trading post: the level of the disc
        self.erudites = erudites  # in the order they were taken, with USED and IN_USE
        self.tokens = tokens  # unused, sorted
        self.asteroids = asteroids

    def clone(self) -> "Player":
        """An independent copy."""
        return Player(
            self.resources[:], self.points, self.hangar, self.unlocked, self.completed, self.step, self.round_bonus,
            self.game_bonus, self.die, self.die_at, self.miner, self.magus, self.sites, self.medals, self.contributions,
            self.ambassadors, self.deep_space, self.starting_planet, self.seen, self.passed, self.posts[:],
            self.erudites[:], self.tokens[:], self.asteroids[:],
        )  # fmt: skip

    def flatten(self, out: list[int]) -> None:
        """Append everything as numbers."""
        out += self.resources
        out += (self.points, self.hangar, self.unlocked, self.completed, self.step, self.round_bonus, self.game_bonus)
        out += (self.die, self.die_at, self.miner, self.magus, self.sites, self.medals, self.contributions)
        out += (self.ambassadors, self.deep_space, self.starting_planet, self.seen, self.passed)
        out += self.posts
        for pile in (self.erudites, self.tokens, self.asteroids):
            out.append(len(pile))
            out += pile


def new_player() -> Player:
    """A player before the starting planets are chosen (FED-3.1 to FED-3.3)."""
    return Player(
        [0, 0, 0, 0], 0, 1, 0, 0, 0, 0, 0, 0, NOBODY, 0, 0, 0, 0, 0, ALL_AMBASSADORS, NOBODY, NOBODY, 0, False,
        [0] * POSTS, [], [], [],
    )  # fmt: skip


class Variant:
    """How this table plays: the number of players, the set-up, and the rulings that can be switched (FED-26)."""

    __slots__ = (
        "bonus_counts_for_upkeep", "die_after_action", "first_game", "hangar_limit", "marker_after_action",
        "needs_next_lower_level", "neutral_votes_on_floors", "reveals_next_level_2", "rules", "seats",
        "supply_is_limited", "two_player_tie",
    )  # fmt: skip

    first_game: bool  # FED-2.10
    two_player_tie: int  # FED-23.8
    neutral_votes_on_floors: bool  # FED-22.7
    needs_next_lower_level: bool  # FED-13.3
    reveals_next_level_2: bool  # FED-13.8
    die_after_action: bool  # FED-9.4
    marker_after_action: bool  # FED-5.8
    bonus_counts_for_upkeep: bool  # FED-8.12
    supply_is_limited: bool  # FED-1.10

    def __init__(self, seats: int, hangar_limit: int, rules: int) -> None:
        self.seats: Final = seats
        self.rules: Final = rules  # the rules version of the table
        self.hangar_limit: Final = hangar_limit  # FED-1.9


class State(EffectState):
    """A game of Federation at one moment."""

    def __init__(
        self, parts: Components, variant: Variant, players: list[Player], origin: "State | None" = None
    ) -> None:
        super().__init__(parts.effects, parts.hooks)
        self.parts: Components = parts
        self.variant: Variant = variant
        self.players: list[Player] = players
        if origin is None:
            self.phase: int = SETTING_UP
            self.round: int = 0
            self.turn: int = 0  # of the round
            self.start: int = NOBODY  # start player of the round
            self.president: int = NOBODY  # who has the pawn
            self.active_seat: int = NOBODY
            self.senate: list[int] = []  # by space: what lies there
            self.outer: list[int] = []  # ambassadors on the outer module
            self.projects: list[int] = []
            self.laws: list[int] = []  # left and right of this round, left and right of the last when revealed
            self.left_laws: list[int] = []  # face down, the top one is the last
            self.right_laws: list[int] = []
            self.discarded_laws: list[int] = []
            self.made_way: int = NOBODY  # the right-hand law that was set aside or moved on when these were revealed
            self.moons: list[list[int]] = []  # by place of 6Moon: the tokens there
            self.moons_up: int = 0  # bits of the places whose tokens are face up
            self.beside: list[
                list[int]
            ] = []  # by strength: tokens beside the board, face down, the top one is the last
            self.used_tokens: list[int] = []  # out of the game (FED-10.7)
            self.stacks: list[list[int]] = []  # erudites on Atalum by level and delegation, the top one is the last
            self.level_2_up: int = 0  # bits of the delegations whose top level 2 erudite is face up
            self.asteroids: list[int] = []  # by asteroid space: the tile, or NOBODY
            self.asteroids_up: int = 0  # bits of the spaces whose tile is face up
            self.spare_asteroids: list[int] = []  # not in play, and nobody has seen which
            self.dead_asteroids: list[int] = []
            self.dead_up: bool = False
            self.spare_dead: list[int] = []
            self.deep_space: list[int] = []  # face down, sorted: the order is nobody's business
            self.medals: list[int] = []  # planets: bits of the thresholds still occupied; else how many
            self.sites: list[int] = []  # by slot: the production site in play
            self.tiles: list[int] = []  # megastructure tiles, two for each megastructure
            self.robots: list[int] = []  # three for each, the highest multiplier first
            self.starting_planets: list[int] = []  # to choose from
            self.planet_blocks: list[int] = []  # face down, the top one is the last
            self.room_blocks: list[int] = []
            self.planet_block: int = NOBODY  # of this round
            self.room_block: int = NOBODY
            self.final: list[int] = []  # the places at the end; empty while the game goes on
        else:
            self.stack = origin.stack[:]
            self.active = origin.active
            self.phase = origin.phase
            self.round = origin.round
            self.turn = origin.turn
            self.start = origin.start
            self.president = origin.president
            self.active_seat = origin.active_seat
            self.senate = origin.senate[:]
            self.outer = origin.outer[:]
            self.projects = origin.projects[:]
            self.laws = origin.laws
            self.left_laws = origin.left_laws
            self.right_laws = origin.right_laws
            self.discarded_laws = origin.discarded_laws
            self.made_way = origin.made_way
            self.moons = origin.moons[:]
            self.moons_up = origin.moons_up
            self.beside = origin.beside[:]
            self.used_tokens = origin.used_tokens
            self.stacks = origin.stacks[:]
            self.level_2_up = origin.level_2_up
            self.asteroids = origin.asteroids[:]
            self.asteroids_up = origin.asteroids_up
            self.spare_asteroids = origin.spare_asteroids
            self.dead_asteroids = origin.dead_asteroids
            self.dead_up = origin.dead_up
            self.spare_dead = origin.spare_dead
            self.deep_space = origin.deep_space
            self.medals = origin.medals[:]
            self.sites = origin.sites
            self.tiles = origin.tiles
            self.robots = origin.robots[:]
            self.starting_planets = origin.starting_planets
            self.planet_blocks = origin.planet_blocks
            self.room_blocks = origin.room_blocks
            self.planet_block = origin.planet_block
            self.room_block = origin.room_block
            self.final = origin.final

    def clone(self) -> "State":
        """An independent copy; fixed facts, frames and lists that are never changed in place are shared."""
        return State(self.parts, self.variant, [player.clone() for player in self.players], self)

    def flatten(self, out: list[int]) -> None:
        """Append everything as numbers."""
        out += (self.phase, self.round, self.turn, self.start, self.president, self.active_seat, self.moons_up)
        out += (self.level_2_up, self.asteroids_up, self.dead_up, self.planet_block, self.room_block)
        out.append(self.made_way)
        out += self.senate
        out += self.projects
        out += self.laws
        out += self.asteroids
        out += self.medals
        out += self.sites
        out += self.tiles
        out += self.robots
        piles = [
            self.outer, self.left_laws, self.right_laws, self.discarded_laws, self.spare_asteroids, self.dead_asteroids,
            self.spare_dead, self.deep_space, self.starting_planets, self.planet_blocks, self.room_blocks, self.final,
            self.used_tokens, *self.moons, *self.beside, *self.stacks,
        ]  # fmt: skip
        for pile in piles:
            out.append(len(pile))
            out += pile
        for player in self.players:
            player.flatten(out)

    def former_frames(self) -> FormerFrames:
        return FORMER_FRAMES

    def sources(self) -> list[int]:
        rows = self.parts.erudite_row
        held = [erudite & ERUDITE for player in self.players for erudite in player.erudites]
        found = [erudite for erudite in held if rows[erudite].hooks]
        return found + [LAW_SOURCES + law for law in self.laws[:2] if law != NOBODY]

    def row_of(self, source: int) -> Row:
        return self.parts.erudite_row[source] if source < LAW_SOURCES else self.parts.law_row[source - LAW_SOURCES]

    def owner_of(self, source: int) -> int:
        for seat, player in enumerate(self.players):
            if any(erudite & ERUDITE == source for erudite in player.erudites):
                return seat
        return NOBODY

    def is_subject(self, trigger: int, subject: int) -> bool:
        return subject in self.sources()

    def order_clauses(self) -> tuple[str, ...]:
        return ("FED-10.6", "FED-16.9")

    def interruptions(self, choice: Choice[Any]) -> list[Action]:
        return ERUDITES[0].offered(self, choice) if self.players[choice.seat].erudites else NO_ACTIONS

    def interrupt(self, choice: Choice[Any], action: Action) -> bool:
        if action.kind != "use":
            return False
        ERUDITES[0].use(self, choice.seat, action.args[0])
        return True

    def turn_order(self) -> list[int]:
        """The seats clockwise from the start player of the round (FED-4.2, FED-4.8)."""
        seats = len(self.players)
        return [(self.start + i) % seats for i in range(seats)]


class EruditeUses:
    """What the state must know of erudites; `interruptible_choice` sees the rules about them and does it."""

    def offered(self, state: State, choice: Choice[Any]) -> list[Action]:
        """Return the erudites that can be used in place of an answer."""
        raise NotImplementedError

    def use(self, state: State, seat: int, erudite: int) -> None:
        """Use one of them."""
        raise NotImplementedError


ERUDITES: Final[list[EruditeUses]] = []


# Pieces in the senate


def own_piece(seat: int, ambassador: int, funding: bool, token: int) -> int:
    """An ambassador as it lies on a space, with a token on top or NOBODY."""
    side = FUNDING_SIDE if funding else 0
    return seat + 1 | ambassador << AMBASSADOR_SHIFT | side | (token + 1) << TOKEN_SHIFT


def neutral_piece(votes: int) -> int:
    """A neutral vote tile (FED-22.3)."""
    return NEUTRAL | votes << AMBASSADOR_SHIFT


def piece_ambassador(piece: int) -> int:
    """Which of its owner's ambassadors this is."""
    return piece >> AMBASSADOR_SHIFT & 7


def piece_token(piece: int) -> int:
    """The token on top, or NOBODY."""
    return (piece >> TOKEN_SHIFT) - 1


def shows_funding(parts: Components, piece: int) -> bool:
    """Is the visible symbol funding (FED-10.2)? Neutral tiles show votes."""
    token = piece >> TOKEN_SHIFT
    if token:
        return parts.token_funds[token - 1]
    return piece & OWNER != NEUTRAL and bool(piece & FUNDING_SIDE)


def printed_votes(parts: Components, piece: int) -> int:
    """The votes of what is visible, without a die (FED-5.14, FED-10.2)."""
    token = piece >> TOKEN_SHIFT
    if token:
        return parts.token_votes[token - 1]
    if piece & OWNER == NEUTRAL:
        return piece >> AMBASSADOR_SHIFT
    return 0 if piece & FUNDING_SIDE else parts.ambassador_votes[piece >> AMBASSADOR_SHIFT & 7]
