"""Set-up: options, the board, the players, the starting planets (FED-2, FED-3, FED-22.2, FED-23.2)."""

from typing import Final, final

from ecliptic.effects import Choice, resolve
from ecliptic.games.federation import events, notation, phase_events, wording
from ecliptic.games.federation.deal import (
    ASTEROIDS,
    DEAD_ASTEROIDS,
    DEEP_SPACE,
    ERUDITES,
    LAWS,
    MEGASTRUCTURE_TILES,
    PLANET_BLOCKS,
    PRODUCTION_SITES,
    ROOM_BLOCKS,
    STARTING_PLANETS,
    Deal,
    DealTokens,
)
from ecliptic.games.federation.frame_checks import frame_misplaced
from ecliptic.games.federation.rounds import BeginRound, show_laws
from ecliptic.games.federation.state import NOBODY, SETTING_UP, State, Variant, new_player
from ecliptic.games.federation.tables import ASTEROID_TILES, BUILDERS, MEGASTRUCTURES, Components
from ecliptic.games.federation.vocabulary import LEFT, MEDALS, PLANETS, RIGHT, SENATE_SPACES
from ecliptic.kernel import Action, Chance, Frame, Message, Option, Request
from ecliptic.kernel.frames import check_fields

RANDOM: Final = "random"
YES: Final = "yes"
YES_NO: Final = (YES, "no")

OPTIONS: Final = (
    Option("set_up", "advanced", ("advanced", "first_game"), about="Sites and megastructures shuffled, or as printed."),
    Option("first", RANDOM, (RANDOM, "0", "1", "2", "3"), about="Who is the start player of the first round."),
    Option("two_player_tie", 7, low=0, high=10, about="Points for a tie of two; one edition has 5.", seats=(2,)),
    Option("neutral_votes_on_floors", YES, YES_NO, about="Do neutral votes count for floors?", seats=(2, 3)),
    Option("hangar_limit", 5, low=1, high=8, about="Ships that fit into a hangar; one edition has no limit: 8."),
    Option("next_lower_level", YES, YES_NO, about="Does an erudite need the next lower level, or any lower one?"),
    Option("reveal_next_level_2", YES, YES_NO, about="Is the next level 2 erudite turned up when one was taken?"),
    Option("die_after_action", YES, YES_NO, about="Is the die added after the action, or before it?"),
    Option("marker_after_action", YES, YES_NO, about="Is the mission marker placed after the action, or before it?"),
    Option("level_bonus_in_upkeep", "no", YES_NO, about="Do level bonuses raise the upkeep?"),
    Option("limited_supply", "no", YES_NO, about="Does the supply of resources run out?"),
)  # fmt: skip


def variant_of(seats: int, options: dict[str, str | int], rules: int) -> Variant:
    """The options as the rules look at them."""
    variant = Variant(seats, int(options["hangar_limit"]), rules)
    variant.first_game = options["set_up"] == "first_game"
    variant.two_player_tie = int(options["two_player_tie"])
    variant.neutral_votes_on_floors = options["neutral_votes_on_floors"] == YES
    variant.needs_next_lower_level = options["next_lower_level"] == YES
    variant.reveals_next_level_2 = options["reveal_next_level_2"] == YES
    variant.die_after_action = options["die_after_action"] == YES
    variant.marker_after_action = options["marker_after_action"] == YES
    variant.bonus_counts_for_upkeep = options["level_bonus_in_upkeep"] == YES
    variant.supply_is_limited = options["limited_supply"] == YES
    return variant


def empty_board(parts: Components, variant: Variant) -> State:
    """The board with everything that is not a matter of chance; face-down things lie sorted, not yet dealt."""
    seats = variant.seats
    state = State(parts, variant, [new_player() for _ in range(seats)])
    state.senate = [0] * SENATE_SPACES
    state.projects = [start[seats] for start in parts.project_start]
    state.laws = [NOBODY] * 4
    state.left_laws = [law for law, wing in enumerate(parts.law_wing) if wing == LEFT]
    state.right_laws = [law for law, wing in enumerate(parts.law_wing) if wing == RIGHT]
    state.moons = [[] for _ in parts.places]
    state.moons_up = 1 << 1  # FED-2.2
    state.beside = [[t for t, s in enumerate(parts.token_strength) if s == strength] for strength in range(5)]
    state.stacks = [[3 * stack, 3 * stack + 1, 3 * stack + 2] for stack in range(15)]
    state.asteroids = [NOBODY] * 4
    state.spare_asteroids = list(range(ASTEROID_TILES))
    state.spare_dead = list(range(ASTEROID_TILES, 2 * ASTEROID_TILES))
    state.medals = [(1 << seats) - 1] * len(PLANETS) + [seats] * (len(MEDALS) - len(PLANETS))  # FED-2.5, FED-2.6
    state.robots = [NOBODY] * (BUILDERS * MEGASTRUCTURES)
    state.sites = parts.printed_sites
    state.tiles = parts.printed_tiles
    if seats < 4:
        state.planet_blocks = list(range(len(parts.planet_blocks)))
    if seats == 2:
        state.room_blocks = list(range(len(parts.room_blocks)))
    return state


def new_state(parts: Components, seats: int, options: dict[str, str | int], rules: int) -> State:
    """The box is open: the start player is drawn, then everything else is dealt (FED-3.4)."""
    state = empty_board(parts, variant_of(seats, options, rules))
    if options["first"] != RANDOM:
        state.president = int(options["first"])
    state.stack += [
        frame for frame in set_up_frames(state) if options["first"] == RANDOM or not isinstance(frame, FirstPlayer)
    ]
    return state


def set_up_frames(state: State) -> list[Frame[State]]:
    """Return the steps of the set-up, the first one last (FED-2, FED-3)."""
    seats = len(state.players)
    frames: list[Frame[State]] = [BeginRound(), ChooseStartingPlanets(seats), Deal(STARTING_PLANETS, 0), FirstPlayer()]
    if seats == 2:
        frames.append(Deal(ROOM_BLOCKS, 0))
    if seats < 4:
        frames.append(Deal(PLANET_BLOCKS, 0))
    frames += [FirstLaws(), Deal(LAWS, RIGHT), Deal(LAWS, LEFT)]
    if not state.variant.first_game:
        frames += [Deal(MEGASTRUCTURE_TILES, 0), Deal(PRODUCTION_SITES, 0)]
    frames += [Deal(DEEP_SPACE, 0), Deal(DEAD_ASTEROIDS, 0), Deal(ASTEROIDS, 0)]
    frames += [Deal(ERUDITES, pile) for pile in range(len(state.stacks) - 1, -1, -1)]
    frames += [DealTokens(strength, places_of(state.parts, strength)) for strength in (4, 3, 2, 1)]
    return frames


def places_of(parts: Components, strength: int) -> int:
    """Bits of the places of 6Moon with tokens of this strength (FED-2.1)."""
    return sum(1 << place for place, own in enumerate(parts.place_strength) if own == strength)


@final
class FirstPlayer(Frame[State]):
    """Who begins is drawn, and receives the president pawn (FED-3.4)."""

    __slots__ = ()

    def ask(self, state: State) -> Request | None:
        return Chance("first", list(range(len(state.players))), count=1)

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        state.president = drawn[0]

    def misfit(self, state: State) -> Message | None:
        return None if state.phase == SETTING_UP else frame_misplaced(self)


def deal_laws(state: State) -> None:
    """Shuffle both stacks of laws and reveal the top ones (FED-2.15)."""
    state.stack.append(FirstLaws())
    state.stack.append(Deal(LAWS, RIGHT))
    state.stack.append(Deal(LAWS, LEFT))


@final
class FirstLaws(Frame[State]):
    """The first two laws are revealed; if they are of one planet the stacks are shuffled again (FED-2.15)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.stack.pop()
        left, right = state.left_laws[-1], state.right_laws[-1]
        if state.parts.law_planet[left] == state.parts.law_planet[right]:
            if state.events is not None:
                state.emit(phase_events.FirstLawsAlike(left))
            deal_laws(state)
        else:
            state.left_laws = state.left_laws[:-1]
            state.right_laws = state.right_laws[:-1]
            show_laws(state, [left, right, NOBODY, NOBODY])

    def misfit(self, state: State) -> Message | None:
        is_time = state.phase == SETTING_UP and state.laws[LEFT] == NOBODY and not state.discarded_laws
        return None if is_time and state.left_laws and state.right_laws else frame_misplaced(self)


@final
class ChooseStartingPlanets(Frame[State]):
    """In reverse turn order everybody takes a starting planet; the last one left over leaves the game (FED-3.5)."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left  # players who have none yet

    def run(self, state: State) -> None:
        state.stack.pop()
        if self.left:
            seats = len(state.players)
            state.stack.append(ChooseStartingPlanets(self.left - 1))
            state.stack.append(ChooseStartingPlanet((state.president + self.left - 1) % seats))
        else:
            state.starting_planets = []

    def misfit(self, state: State) -> Message | None:
        seats = len(state.players)
        if state.phase != SETTING_UP:
            return frame_misplaced(self)
        to_choose = {(state.president + i) % seats for i in range(self.left)}
        asked = {frame.seat for frame in state.stack if isinstance(frame, ChooseStartingPlanet)}
        without = {seat for seat, player in enumerate(state.players) if player.starting_planet == NOBODY}
        is_right = to_choose | asked == without and not to_choose & asked
        is_dealt = not any(isinstance(frame, Deal) and frame.deal == STARTING_PLANETS for frame in state.stack)
        enough = len(state.starting_planets) >= len(without) if is_dealt else not state.starting_planets
        return check_fields(self, left=0 <= self.left <= seats and is_right and enough)


@final
class ChooseStartingPlanet(Choice[State]):
    """Which starting planet? Its bonus is received at once (FED-3.6, FED-24.12)."""

    __slots__ = ()

    question = "starting-planet"
    rules = ("FED-3.5", "FED-3.6")

    def options(self, state: State) -> list[Action]:
        return [notation.START_WITH[tile] for tile in state.starting_planets]

    def decide(self, state: State, seat: int, action: Action) -> None:
        tile = action.args[0]
        state.stack.pop()
        state.starting_planets = [other for other in state.starting_planets if other != tile]
        state.players[seat].starting_planet = tile
        if state.events is not None:
            state.emit(events.StartingPlanetTaken(seat, tile))
        resolve(state, seat, state.parts.starting_planet_effect[tile], 0)

    def label(self, state: State, seat: int, action: Action) -> Message:
        tile = wording.starting_planet_ref(state.parts, action.args[0])
        return Message("do-start-with", {"tile": tile}, ("FED-3.5", "FED-24.12"))

    def misfit(self, state: State) -> Message | None:
        has_none = state.players[self.seat].starting_planet == NOBODY
        return check_fields(self, seat=state.phase == SETTING_UP and has_none and len(state.starting_planets) > 0)
