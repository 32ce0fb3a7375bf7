"""What Awake Golems do when they are spent in a Prelude (F05-06)."""

from typing import ClassVar, Final, final

from ecliptic.effects import DEFAULT, MAY
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.actions import repair_ship
from ecliptic.games.arcs.asking import Asking
from ecliptic.games.arcs.board import FIRST_GOLEM, GOLEMS, RESOURCES, SYSTEM_COUNT
from ecliptic.games.arcs.campaign.events import GolemMoved
from ecliptic.games.arcs.campaign.flagship_building import repair_board, repair_on_board
from ecliptic.games.arcs.campaign.golems import SEEKING, drop_golem, golems_of, is_awake, leave_slot
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.state import campaign_of, fact, note
from ecliptic.games.arcs.moving import move, move_options
from ecliptic.games.arcs.pieces import piece, resolve_destroyed
from ecliptic.games.arcs.resources import gain
from ecliptic.games.arcs.state import EMPIRE, SHIP, SHIP_OWNERS, State
from ecliptic.games.arcs.words import STARTS_CATAPULT, harm_begins, harmed, may_harm
from ecliptic.kernel import Action, Frame

WARRIOR: Final = FIRST_GOLEM
PROTECTOR: Final = FIRST_GOLEM + 1
SEEKER: Final = FIRST_GOLEM + 2
HARVESTER: Final = FIRST_GOLEM + 3
USED: Final = 2  # spaces for a spent Golem (F05-01B)
REPAIRED_BOARD: Final = 100  # the Protector has repaired an Upgrade or Armor


@STARTS_CATAPULT.changed_by("F05-06")
def seeker_catapults(state: State, source: int, seat: int, system: int) -> int:
    """The Seeker's move may go on from anywhere."""
    return MAY if fact(state, SEEKING) == seat + 1 else DEFAULT


def ship_owners(state: State) -> list[int]:
    """Return the owners of ships: Blight is none."""
    return [*range(state.table.seats), EMPIRE]


def struck(state: State, seat: int, system: int) -> list[int]:
    """Return the owners of damaged ships in a system that the Warrior of a seat destroys."""
    return [
        owner
        for owner in ship_owners(state)
        if state.damaged[system * SHIP_OWNERS + owner] and (owner == seat or may_harm(state, seat, owner, system))
    ]


@final
class SpendGolem(Asking):
    """Spend an Awake Golem: it sleeps and goes to a Rival; its action may follow (F05-05, F05-06).

    `n` is 0 for the Golem, then the Golem whose action is asked for, plus 100 once the Protector has repaired a board.
    """

    verb: ClassVar[str] = "spend_golem"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n == 0 or FIRST_GOLEM <= n < FIRST_GOLEM + len(GOLEMS) or n == PROTECTOR + REPAIRED_BOARD

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not n:
            return [notation.TYPE[golem] for golem in golems_of(state, seat) if is_awake(state, golem)]
        found: list[Action] = []
        if n == WARRIOR:
            found = [notation.AT[system] for system in range(SYSTEM_COUNT) if struck(state, seat, system)]
        elif n in (PROTECTOR, PROTECTOR + REPAIRED_BOARD):
            found = self.repairs(state, seat, n != PROTECTOR)
        elif n == SEEKER:
            found = move_options(state, seat)
        elif n == HARVESTER:
            found = [notation.TYPE[kind] for kind in range(len(RESOURCES)) if state.supply[kind]]
        return [notation.NO, *found] if found else []

    def repairs(self, state: State, seat: int, has_repaired_board: bool) -> list[Action]:
        """Return the ships that the Protector can repair, and once a piece of the Flagship board."""
        found: list[Action] = []
        for system in range(SYSTEM_COUNT):
            for owner in ship_owners(state):
                if state.damaged[system * SHIP_OWNERS + owner]:
                    found.append(notation.REPAIR_OTHER[owner][system])
        return found if has_repaired_board else repair_on_board(state, 0, found, seat)

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if not n:
            self.spend(state, seat, source, action.args[0])
        elif action is notation.NO:
            return
        elif n == WARRIOR:
            strike(state, seat, action.args[0])
        elif n == SEEKER:
            move(state, seat, action.args[0], action.args[1])
        elif n == HARVESTER:
            gain(state, seat, action.args[0])
        elif action.kind == "repair_board":
            self.ask_again(state, seat, source, PROTECTOR + REPAIRED_BOARD)
            repair_board(state, seat, action)
        else:
            self.ask_again(state, seat, source, n)
            repair_ship(state, action.args[1], action.args[0], seat)

    def spend(self, state: State, seat: int, source: int, golem: int) -> None:
        """Let the Golem go to a Rival, then ask for its action; every spent Golem advances the Caretaker."""
        if state.events is not None:
            state.emit(GolemMoved("golem-spent", seat, golem))
        if golem == SEEKER:
            note(state, SEEKING, seat + 1)
            state.stack.append(SeekerRests())
        self.ask_again(state, seat, source, golem)
        leave_slot(state, golem)
        drop_golem(state, seat, golem)
        ids = state.table.cards.ids
        for other, card in enumerate(campaign_of(state).objectives):
            if card >= 0 and ids[card] == "F05-01B":
                advance(state, other, USED)


def strike(state: State, seat: int, system: int) -> None:
    """Destroy the damaged ships of a system; own ones return, others are Trophies."""
    for owner in struck(state, seat, system):
        at = system * SHIP_OWNERS + owner
        count, state.damaged[at] = state.damaged[at], 0
        for _ in range(count):
            resolve_destroyed(state, piece(owner, SHIP), seat, system)
        if owner != seat:
            harmed(state, seat, owner)
            harm_begins(state, seat, owner, system)


@final
class SeekerRests(Frame[State]):
    """The Seeker's move is over, or was not made."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.stack.pop()
        note(state, SEEKING, 0)
