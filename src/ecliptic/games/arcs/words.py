"""The words of the rules that cards, laws, titles and fates change, each asked in one place; and the triggers.

A change takes the state, the source (seat and card), the answer so far, and what was asked.
"""

from collections.abc import Callable
from typing import Any, Final

from ecliptic.effects import Hooks, Trigger, Word, fire, permission
from ecliptic.games.arcs.board import (
    EMPATH,
    MATERIAL,
    NO_TYPE,
    PRINTED_AMBITIONS,
    STANDARD,
    SYSTEM_COUNT,
    TYCOON,
    TYRANT,
    WARLORD,
    is_gate,
)
from ecliptic.games.arcs.cards import GUILD, RULE
from ecliptic.games.arcs.pieces import (
    buildings_of,
    empty_slot,
    has_buildings,
    loyal_buildings,
    ships_at,
    systems_with_piece,
)
from ecliptic.games.arcs.state import (
    COPY,
    DAMAGED,
    IS_STARPORT,
    NOBODY,
    PLAY_HOW,
    PLAY_SEAT,
    SEATS,
    SHIP,
    SHIP_OWNERS,
    State,
    card_of,
    owner_of,
    seat_of,
    system_of,
)
from ecliptic.kernel import Action, Fields

HOOKS: Final = Hooks()

# What control is asked for: the base game makes no difference, the campaign does.
FOR_TURN: Final = 0
FOR_AMBITION: Final = 1  # also for objectives and events

CONTROL: Final[Word[Callable[[State, int, int, int, int, int], int]]] = HOOKS.word("control")
TYPES: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("types")
PLACES: Final[Word[Callable[[State, int, list[int], int, int, int], list[int]]]] = HOOKS.word("places")
NEIGHBOURS: Final[Word[Callable[[State, int, list[int], int, int], list[int]]]] = HOOKS.word("neighbours")
STARTS_CATAPULT: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("starts_catapult")
ENDS_CATAPULT: Final[Word[Callable[[State, int, bool, int, int, int], bool]]] = HOOKS.word("ends_catapult")
MOST_SHIPS: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("most_ships")
TAXES: Final[Word[Callable[[State, int, int, int, int], int]]] = HOOKS.word("taxes")
MAY_TAX: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("may_tax")
TAXES_EMPTY: Final[Word[Callable[[State, int, bool, int, int], bool]]] = HOOKS.word("taxes_empty")
TAXES_AGAIN: Final[Word[Callable[[State, int, bool, int, int], bool]]] = HOOKS.word("taxes_again")
SHIPYARD: Final[Word[Callable[[State, int, bool, int, int], bool]]] = HOOKS.word("shipyard")
COMES_DAMAGED: Final[Word[Callable[[State, int, bool, int, int, int], bool]]] = HOOKS.word("comes_damaged")
MAY_HARM: Final[Word[Callable[[State, int, int, int, int], int]]] = HOOKS.word("may_harm")
DICE: Final[Word[Callable[[State, int, list[int], int, int, int], list[int]]]] = HOOKS.word("dice")
SYMBOLS: Final[Word[Callable[[State, int, list[int], int, int, list[int]], list[int]]]] = HOOKS.word("symbols")
INTERCEPTS: Final[Word[Callable[[State, int, int, int, int], int]]] = HOOKS.word("intercepts")
KEEPS: Final[Word[Callable[[State, int, bool, int, int], bool]]] = HOOKS.word("keeps")
HAS: Final[Word[Callable[[State, int, int, int, int], int]]] = HOOKS.word("has")
SERVES_AS: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("serves_as")
CAN_STEAL: Final[Word[Callable[[State, int, int, int, int, bool], int]]] = HOOKS.word("can_steal")
MAY_DECLARE: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("may_declare")
ZERO_MARKER: Final[Word[Callable[[State, int, bool, int, int], bool]]] = HOOKS.word("zero_marker")
DECLARES: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("declares")
MAY_SECURE: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("may_secure")
MAY_RANSACK: Final[Word[Callable[[State, int, int, int, bool], int]]] = HOOKS.word("may_ransack")
COUNTS: Final[Word[Callable[[State, int, int, int, int], int]]] = HOOKS.word("counts")
PAYS: Final[Word[Callable[[State, int, int, int, int, int, int, bool], int]]] = HOOKS.word("pays")


class OwnTrigger(Trigger[State]):
    """A moment that concerns one seat: its own cards react, and what lies before everybody.

    The subject is that seat, or begins with it.
    """

    def __init__(self, name: str, divisor: int = 1) -> None:
        super().__init__(name)
        self.divisor: int = divisor  # what the subject is divided by to give the seat

    def applies(self, state: State, source: int, condition: int, subject: int) -> bool:
        return seat_of(source) in (NOBODY, subject // self.divisor)


class ActionTrigger(OwnTrigger):
    """An action of a seat; some cards react only to the pip of a Copy or Pivot (ARC-13.4)."""

    def read(self, row: Fields) -> int:
        return 1 if row.flag("pivoting") else 0

    def applies(self, state: State, source: int, condition: int, subject: int) -> bool:
        return state.owner_of(source) == subject // self.divisor and (not condition or state.pivoting)


class TakenTrigger(OwnTrigger):
    """A pip buys a standard action, which a row names; some cards react only to the pip of a Copy."""

    def read(self, row: Fields) -> int:
        return row.word("action", STANDARD) * 2 + (1 if row.flag("copying") else 0)

    def applies(self, state: State, source: int, condition: int, subject: int) -> bool:
        seat, action = divmod(subject, self.divisor)
        if seat_of(source) not in (NOBODY, seat) or condition >> 1 != action:
            return False
        # A pip that a card adds is not that of the Copy.
        is_copy = any(play >> PLAY_SEAT & 3 == seat and play >> PLAY_HOW == COPY for play in state.played)
        return (is_copy and state.pivoting) or not condition & 1


class GateTrigger(Trigger[State]):
    """A Rival's ships are about to enter a gate that the holder controls with a fresh starport there (L08)."""

    def applies(self, state: State, source: int, condition: int, subject: int) -> bool:
        mover, system = divmod(subject, 24)
        own = state.owner_of(source)
        if mover == own or not is_gate(system) or controller(state, system, own) != own:
            return False
        return any(each & IS_STARPORT and not each & DAMAGED for each in loyal_buildings(state, system, own))


class BattleTrigger(Trigger[State]):
    """A battle is over: cards react whose verb says that the battle concerns them."""

    def applies(self, state: State, source: int, condition: int, subject: int) -> bool:
        for reaction in state.row_of(source).reactions:
            if reaction.trigger == self.number:
                first: Any = state.effects.steps[reaction.effect][0]
                return bool(first.concerns(state, state.owner_of(source)))
        return False


class ClosingTrigger(Trigger[State]):
    """A chapter is over: cards react first, then the rules, which may end the act."""

    def order(self, state: State, sources: list[int], subject: int) -> list[int]:
        kind = state.table.cards.kind
        return sorted(sources, key=lambda source: kind[card_of(source)] == RULE)


TAXED: Final = HOOKS.trigger(ActionTrigger("taxed", 128))
BUILT_SHIP: Final = HOOKS.trigger(ActionTrigger("built_ship", 128))
INFLUENCED: Final = HOOKS.trigger(ActionTrigger("influenced"))
SECURED: Final = HOOKS.trigger(ActionTrigger("secured"))
DECLARED: Final = HOOKS.trigger(OwnTrigger("declared", 16))
MOVED: Final = HOOKS.trigger(OwnTrigger("moved", 24))
BEFORE_DICE: Final = HOOKS.trigger(OwnTrigger("before_dice"))
INTERCEPTED: Final = HOOKS.trigger(OwnTrigger("intercepted"))
ENTERED: Final = HOOKS.trigger(GateTrigger("entered"))
AFTER_BATTLE: Final[Trigger[Any]] = HOOKS.trigger(BattleTrigger("after_battle"))
AFTER_SCORING: Final[Trigger[Any]] = HOOKS.trigger(Trigger("after_scoring"))
# Words and moments of the campaign: nothing of the base game changes them or reacts to them.
BUILDS_MORE: Final[Word[Callable[[State, int, list[Action], int], list[Action]]]] = HOOKS.word("builds_more")
COMMANDS: Final[Word[Callable[[State, int, list[int], int, int], list[int]]]] = HOOKS.word("commands")
MOVES_ALONG: Final[Word[Callable[[State, int, list[int], int, int], list[int]]]] = HOOKS.word("moves_along")
LEADS_ALONE: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("leads_alone")
BUILDS_AT: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("builds_at")
FLEET: Final[Word[Callable[[State, int, list[int], int, int, bool], list[int]]]] = HOOKS.word("fleet")
TARGETS: Final[Word[Callable[[State, int, list[Action], int, int, int], list[Action]]]] = HOOKS.word("targets")
TROPHIES_GO: Final[Word[Callable[[State, int, int, int, int], int]]] = HOOKS.word("trophies_go")
TOUGH: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("tough")
BUILT_FRESH: Final[Word[Callable[[State, int, bool, int, int], bool]]] = HOOKS.word("built_fresh")
KEEPS_AGENTS: Final[Word[Callable[[State, int, bool, int], bool]]] = HOOKS.word("keeps_agents")
STANDING: Final[Word[Callable[[State, int, list[int], int], list[int]]]] = HOOKS.word("standing")
MAY_INFLUENCE: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("may_influence")
MAY_REPAIR: Final[Word[Callable[[State, int, int, int, int], int]]] = HOOKS.word("may_repair")
REPAIRS_MORE: Final[Word[Callable[[State, int, list[Action], int], list[Action]]]] = HOOKS.word("repairs_more")
RAID_LIMIT: Final[Word[Callable[[State, int, int, int, int], int]]] = HOOKS.word("raid_limit")
REROLLS: Final[Word[Callable[[State, int, int, int, int], int]]] = HOOKS.word("rerolls")
SEIZES_WITH_CARD: Final[Word[Callable[[State, int, bool, int], bool]]] = HOOKS.word("seizes_with_card")
EVENT_PIPS: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("event_pips")
MAY_USE: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("may_use")
ACTION_TAKEN: Final[Trigger[Any]] = HOOKS.trigger(TakenTrigger("action_taken", 8))  # seat, the standard action
CAPTURED: Final[Trigger[Any]] = HOOKS.trigger(OwnTrigger("captured", 128))  # seat, owner (3 bits), how many (4 bits)
CARD_SECURED: Final[Trigger[Any]] = HOOKS.trigger(OwnTrigger("card_secured", 1024))  # seat and card
CARD_PLAYED: Final[Trigger[Any]] = HOOKS.trigger(
    OwnTrigger("card_played", 2)
)  # seat, and whether it had the initiative
PRELUDE_USED: Final[Trigger[Any]] = HOOKS.trigger(OwnTrigger("prelude_used", 2048))  # seat, card, which of two
STOLE: Final[Trigger[Any]] = HOOKS.trigger(Trigger("stole"))  # thief; victim, 7 for none; type, 7 if it has none
FLEET_MOVES: Final[Trigger[Any]] = HOOKS.trigger(Trigger("fleet_moves"))  # seat, start, end, may repeat
BATTLE_BEGAN: Final[Trigger[Any]] = HOOKS.trigger(Trigger("battle_began"))
CITY_DESTROYED: Final[Trigger[Any]] = HOOKS.trigger(Trigger("city_destroyed"))  # seat (times 8) and its owner
HARMED: Final[Trigger[Any]] = HOOKS.trigger(Trigger("harmed"))  # seat (times 8) and the owner of the pieces
HARM_BEGINS: Final[Trigger[Any]] = HOOKS.trigger(Trigger("harm_begins"))  # seat, owner, system
OTHERS_RAIDED: Final[Trigger[Any]] = HOOKS.trigger(Trigger("others_raided"))
INITIATIVE_MOVED: Final[Trigger[Any]] = HOOKS.trigger(OwnTrigger("initiative_moved"))
OUTRAGED: Final[Trigger[Any]] = HOOKS.trigger(OwnTrigger("outraged", 32))  # seat, bits of the types
ROUND_OVER: Final[Trigger[Any]] = HOOKS.trigger(Trigger("round_over"))
BEFORE_SCORING: Final[Trigger[Any]] = HOOKS.trigger(Trigger("before_scoring"))
SCORED: Final[Trigger[Any]] = HOOKS.trigger(Trigger("scored"))
CLEANS_UP: Final[Word[Callable[[State, int], None]]] = HOOKS.word("cleans_up")
CHAPTER_OVER: Final[Trigger[Any]] = HOOKS.trigger(ClosingTrigger("chapter_over"))


def controller(state: State, system: int, asker: int = NOBODY, purpose: int = FOR_TURN) -> int:
    """Return who controls a system: more fresh ships than each other player (ARC-3.9 to ARC-3.11)."""
    fresh = state.fresh
    at = system * SHIP_OWNERS
    most, answer = 0, NOBODY
    for owner in range(SEATS):
        n = fresh[at + owner]
        if n > most:
            most, answer = n, owner
        elif n == most:
            answer = NOBODY
    for source in state.active[CONTROL.number]:
        answer = CONTROL.change_of(state, source)(state, source, answer, system, asker, purpose)
    return answer


def controls(state: State, seat: int, system: int) -> bool:
    """Return whether a seat controls a system now."""
    return controller(state, system, seat) == seat


def controls_for_ambitions(state: State, seat: int, system: int) -> bool:
    """Return whether a seat controls a system when ambitions, objectives and events ask."""
    return controller(state, system, seat, FOR_AMBITION) == seat


def planet_types(state: State, system: int) -> int:
    """Return the bits of the types that a city in this system has (ARC-3.2)."""
    kind = state.types[system]
    answer = 1 << kind if kind != NO_TYPE else 0
    for source in state.active[TYPES.number]:
        answer = TYPES.change_of(state, source)(state, source, answer, system)
    return answer


def planets_of(state: State, types: int) -> list[int]:
    """Return the planets that have one of these types; gates are none, whatever type a city there has (L11)."""
    return [system for system in range(SYSTEM_COUNT) if not is_gate(system) and planet_types(state, system) & types]


def build_sites(state: State, seat: int, system: int, kind: int) -> list[int]:
    """Return where a seat may build a city or starport in a system: one empty slot, and places that cards add."""
    site = empty_slot(state, system)
    answer = [site] if site >= 0 else []
    for source in state.active[PLACES.number]:
        answer = PLACES.change_of(state, source)(state, source, answer, seat, system, kind)
    return answer


def neighbours(state: State, system: int, mover: int = NOBODY) -> list[int]:
    """Return the systems adjacent to one, for moves of a seat if one is named (ARC-3.3 to ARC-3.8)."""
    answer = state.links[system]
    for source in state.active[NEIGHBOURS.number]:
        answer = NEIGHBOURS.change_of(state, source)(state, source, answer, system, mover)
    return answer


def starts_catapult(state: State, seat: int, system: int) -> bool:
    """Return whether a move that starts here may go on: a Loyal starport is here (ARC-6.12, ARC-6.15)."""
    base = any(each & IS_STARPORT for each in buildings_of(state, system, seat))
    changing = state.active[STARTS_CATAPULT.number]
    if not changing:
        return base
    return permission(base, [STARTS_CATAPULT.change_of(state, s)(state, s, seat, system) for s in changing])


def ends_catapult(state: State, seat: int, system: int, others: int = 0) -> bool:
    """Return whether entering a system ends a Catapult: a planet, or a gate that another controls (ARC-6.13, 6.14).

    `others` are the ships in the group that are not the seat's own.
    """
    answer = not is_gate(system) or controller(state, system, seat) not in (NOBODY, seat)
    for source in state.active[ENDS_CATAPULT.number]:
        answer = ENDS_CATAPULT.change_of(state, source)(state, source, answer, seat, system, others)
    return answer


def has_other_ships(state: State, system: int) -> bool:
    """Return whether ships of a power that is no player are in a system: only they are commanded and led alone."""
    for owner in state.table.others:  # asked of every system
        if owner < SHIP_OWNERS and ships_at(state, system, owner):
            return True
    return False


def commanded(state: State, seat: int, system: int) -> list[int]:
    """Return the owners whose ships in a system a seat may use besides its own."""
    answer: list[int] = []
    if not has_other_ships(state, system):
        return answer
    for source in state.active[COMMANDS.number]:
        answer = COMMANDS.change_of(state, source)(state, source, answer, seat, system)
    return answer


def moves_along(state: State, seat: int, system: int) -> list[int]:
    """Return the owners whose ships a seat may move out of a system besides its own."""
    answer = commanded(state, seat, system)
    for source in state.active[MOVES_ALONG.number]:
        answer = MOVES_ALONG.change_of(state, source)(state, source, answer, seat, system)
    return answer


def leads_alone(state: State, seat: int) -> int:
    """Return the bits of the systems out of which a seat may move ships under its command without own ships."""
    answer = 0
    for source in state.active[LEADS_ALONE.number]:
        answer = LEADS_ALONE.change_of(state, source)(state, source, answer, seat)
    return answer


def builds_at(state: State, seat: int) -> int:
    """Return the bits of the systems in which a seat may build: a Loyal piece is there (ARC-6.6)."""
    answer = systems_with_piece(state, seat)
    for source in state.active[BUILDS_AT.number]:
        answer = BUILDS_AT.change_of(state, source)(state, source, answer, seat)
    return answer


def fleet(state: State, owner: int, system: int, attacks: bool) -> list[int]:
    """Return the ships on an owner's side of a battle: owner, fresh and damaged ships for each owner among them."""
    at = system * SHIP_OWNERS + owner
    answer = [owner, state.fresh[at], state.damaged[at]] if owner < SHIP_OWNERS else []
    for source in state.active[FLEET.number]:
        answer = FLEET.change_of(state, source)(state, source, answer, owner, system, attacks)
    return answer


def fleet_size(state: State, owner: int, system: int, attacks: bool) -> int:
    """Return how many ships are on an owner's side of a battle."""
    ships = fleet(state, owner, system, attacks)
    return sum(ships[i + 1] + ships[i + 2] for i in range(0, len(ships), 3))


def attackers(state: State, seat: int, system: int) -> int:
    """Return how many ships attack on a seat's side: the fleet, and a Flagship, which cannot be hit (ABR-11.15)."""
    fixed = state.extension.fixed_ships(system, seat) if state.extension is not None else 0
    return fleet_size(state, seat, system, True) + fixed


def more_targets(state: State, found: list[Action], owner: int, system: int, mode: int) -> list[Action]:
    """Return what can take a hit besides the ships and buildings that were found."""
    for source in state.active[TARGETS.number]:
        found = TARGETS.change_of(state, source)(state, source, found, owner, system, mode)
    return found


def more_builds(state: State, seat: int, found: list[Action]) -> list[Action]:
    """Return what a seat may build, with what is built outside the map."""
    for source in state.active[BUILDS_MORE.number]:
        found = BUILDS_MORE.change_of(state, source)(state, source, found, seat)
    return found


def more_repairs(state: State, seat: int, found: list[Action]) -> list[Action]:
    """Return what a seat may repair, with what is neither a ship nor a building on the map."""
    for source in state.active[REPAIRS_MORE.number]:
        found = REPAIRS_MORE.change_of(state, source)(state, source, found, seat)
    return found


def trophies_go_to(state: State, seat: int, defender: int) -> int:
    """Return who takes destroyed attacking pieces: the defender, if it is a player (ARC-7.14)."""
    answer = defender
    for source in state.active[TROPHIES_GO.number]:
        answer = TROPHIES_GO.change_of(state, source)(state, source, answer, seat, defender)
    return answer


def toughness(state: State, owner: int) -> int:
    """Return how many hits one step of damage takes on an owner's ships."""
    answer = 1
    for source in state.active[TOUGH.number]:
        answer = TOUGH.change_of(state, source)(state, source, answer, owner)
    return answer


def may_influence(state: State, seat: int, card: int) -> bool:
    """Return whether agents may be placed on a Court card."""
    changing = state.active[MAY_INFLUENCE.number]
    return not changing or permission(True, [MAY_INFLUENCE.change_of(state, s)(state, s, seat, card) for s in changing])


def may_repair(state: State, seat: int, owner: int, system: int) -> bool:
    """Return whether a seat may repair an owner's pieces in a system (ARC-6.17)."""
    base = owner == seat
    changing = state.active[MAY_REPAIR.number]
    if not changing:
        return base
    return permission(base, [MAY_REPAIR.change_of(state, s)(state, s, seat, owner, system) for s in changing])


def rerolls(state: State, seat: int, card: int, most: int) -> int:
    """Return how many dice a card of the attacker may roll again (ARC-7.19)."""
    for source in state.active[REROLLS.number]:
        most = REROLLS.change_of(state, source)(state, source, most, seat, card)
    return most


def seizes_with_card(state: State, seat: int) -> bool:
    """Return whether a seat may seize the initiative with an extra card (ARC-4.19)."""
    answer = True
    for source in state.active[SEIZES_WITH_CARD.number]:
        answer = SEIZES_WITH_CARD.change_of(state, source)(state, source, answer, seat)
    return answer


def event_pips(state: State, seat: int, pips: int) -> int:
    """Return the actions that an Event card gives: as many as the lead card has pips."""
    for source in state.active[EVENT_PIPS.number]:
        pips = EVENT_PIPS.change_of(state, source)(state, source, pips, seat)
    return pips


def may_use(state: State, seat: int, card: int) -> bool:
    """Return whether a seat may use Prelude actions and new actions of a card it holds (ARC-5.3, ARC-13.1)."""
    changing = state.active[MAY_USE.number]
    return not changing or permission(True, [MAY_USE.change_of(state, s)(state, s, seat, card) for s in changing])


def captured(state: State, seat: int, owner: int, count: int) -> None:
    """Let cards react to agents that a seat has captured (ARC-0.11)."""
    if count and state.active[CAPTURED.number]:
        fire(state, CAPTURED, seat * 128 + owner * 16 + count)


UNLIMITED: Final = 99


def raid_limit(state: State, seat: int, victim: int) -> int:
    """Return how many resources, and nothing else, a raid may still steal; usually there is no limit (ARC-8.10)."""
    answer = UNLIMITED
    for source in state.active[RAID_LIMIT.number]:
        answer = RAID_LIMIT.change_of(state, source)(state, source, answer, seat, victim)
    return answer


OF_NOBODY: Final = 7
NO_RESOURCE: Final = 7


def stole(state: State, thief: int, victim: int, what: int) -> None:
    """Let cards react to a theft: of a resource, of a card or a Golem; from a Rival, or from nobody (ABR-7.6)."""
    if state.active[STOLE.number]:
        fire(state, STOLE, (thief * 8 + victim) * 8 + what)


def most_ships(state: State, seat: int) -> int:
    """Return how many ships a single move may include at most."""
    answer = 99
    for source in state.active[MOST_SHIPS.number]:
        answer = MOST_SHIPS.change_of(state, source)(state, source, answer, seat)
    return answer


# How a city may be taxed (ARC-6.1, ARC-6.2, ARC-6.5).
NOT_TAXED: Final = 0
AS_RIVAL: Final = 1  # its owner loses an agent
AS_LOYAL: Final = 2


def how_taxed(state: State, seat: int, city: int) -> int:
    """Return how a seat may tax a city, apart from the limit of once per turn."""
    owner = owner_of(city)
    answer = NOT_TAXED
    if owner == seat:
        answer = AS_LOYAL
    elif controls(state, seat, system_of(city)):
        answer = AS_RIVAL
    for source in state.active[TAXES.number]:
        answer = TAXES.change_of(state, source)(state, source, answer, seat, city)
    changing = state.active[MAY_TAX.number]
    if changing and not permission(True, [MAY_TAX.change_of(state, s)(state, s, seat, city) for s in changing]):
        return NOT_TAXED
    return answer


def taxes_again(state: State, seat: int, city: int = NOBODY) -> bool:
    """Return whether a seat may tax a city, or without one an empty slot, that was taxed this turn (ARC-6.3)."""
    answer = False
    for source in state.active[TAXES_AGAIN.number]:
        answer = TAXES_AGAIN.change_of(state, source)(state, source, answer, seat, city)
    return answer


def taxes_empty_slots(state: State, seat: int, system: int) -> bool:
    """Return whether a seat may tax empty building slots of a system (LEAD13)."""
    answer = False
    for source in state.active[TAXES_EMPTY.number]:
        answer = TAXES_EMPTY.change_of(state, source)(state, source, answer, seat, system)
    return answer


def is_shipyard(state: State, seat: int, starport: int) -> bool:
    """Return whether a seat may build ships at a starport, apart from the limit of one per turn (ARC-6.6)."""
    answer = owner_of(starport) == seat
    for source in state.active[SHIPYARD.number]:
        answer = SHIPYARD.change_of(state, source)(state, source, answer, seat, starport)
    return answer


def comes_damaged(state: State, seat: int, system: int, kind: int = SHIP) -> bool:
    """Return whether what a seat builds here is damaged: somebody else controls the system (ARC-6.9)."""
    answer = controller(state, system, seat) not in (NOBODY, seat)
    for source in state.active[COMES_DAMAGED.number]:
        answer = COMES_DAMAGED.change_of(state, source)(state, source, answer, seat, system, kind)
    return answer


def built_fresh(state: State, seat: int, starport: int) -> bool:
    """Return whether ships that a seat builds at a starport are fresh whoever controls the system."""
    answer = False
    for source in state.active[BUILT_FRESH.number]:
        answer = BUILT_FRESH.change_of(state, source)(state, source, answer, seat, starport)
    return answer


def harmed(state: State, seat: int, owner: int) -> None:
    """Let cards react after a seat has harmed pieces of an owner, be it without a hit (ABR-4.21)."""
    fire(state, HARMED, seat * 8 + owner)


def may_harm(state: State, seat: int, owner: int, system: int) -> bool:
    """Return whether a seat may harm an owner's pieces in a system: here any Rival's (ARC-7.2)."""
    changing = state.active[MAY_HARM.number]
    base = owner != seat
    if not changing:
        return base
    return permission(base, [MAY_HARM.change_of(state, s)(state, s, seat, owner, system) for s in changing])


def harm_begins(state: State, seat: int, owner: int, system: int) -> None:
    """Let laws react to harm that a seat begins to do to an owner's pieces in a system: they may want to be paid."""
    fire(state, HARM_BEGINS, (seat * 8 + owner) * 24 + system)


# The limits of the dice in a battle.
MOST_DICE: Final = 0
LEAST_DICE: Final = 1
MOST_RAID: Final = 2
WARY: Final = 3  # 1: not more assault than skirmish dice


def dice_limits(state: State, seat: int, defender: int, system: int) -> list[int]:
    """Return the limits of the dice that an attacker may take (ARC-7.4, ARC-7.5)."""
    ships = fleet_size(state, seat, system, True)
    raid = 6 if buildings_of(state, system, defender) or not has_buildings(state, defender) else 0
    answer = [ships, 0, raid, 0]
    for source in state.active[DICE.number]:
        answer = DICE.change_of(state, source)(state, source, answer, seat, defender, system)
    return answer


def changed_symbols(state: State, symbols: list[int], seat: int, defender: int, facts: list[int]) -> list[int]:
    """Return the symbols of a roll with those that cards add and ignore (ARC-7.19)."""
    for source in state.active[SYMBOLS.number]:
        symbols = SYMBOLS.change_of(state, source)(state, source, symbols, seat, defender, facts)
    return symbols


def intercepting(state: State, defender: int, system: int) -> int:
    """Return the hits of an intercept: one for each fresh defending ship (ARC-7.8)."""
    ships = fleet(state, defender, system, False)
    answer = sum(ships[i + 1] for i in range(0, len(ships), 3))
    for source in state.active[INTERCEPTS.number]:
        answer = INTERCEPTS.change_of(state, source)(state, source, answer, defender, system)
    return answer


def keeps_card(state: State, seat: int, card: int) -> bool:
    """Return whether a Guild card survives the Outrage of its suit (ARC-8.6)."""
    answer = False
    for source in state.active[KEEPS.number]:
        answer = KEEPS.change_of(state, source)(state, source, answer, seat, card)
    return answer


def has(state: State, seat: int, resource: int) -> int:
    """Return how many resources of a type a seat has in its play area (ARC-9.13)."""
    player = state.players[seat]
    answer = player.resources.count(resource) + player.loose.count(resource)
    for source in state.active[HAS.number]:
        answer = HAS.change_of(state, source)(state, source, answer, seat, resource)
    return answer


def icons(state: State, seat: int, resource: int) -> int:
    """Return a seat's icons of a type: resources and Guild cards of the suit (ARC-10.2)."""
    suit = state.table.cards.suit
    answer = has(state, seat, resource)
    for card in state.players[seat].cards:
        if suit[card] == resource:
            answer += 1
    return answer


def served_types(state: State, seat: int) -> int:
    """Return the bits of the types as which any resource of a seat may be spent, Outrage or not."""
    answer = 0
    for source in state.active[SERVES_AS.number]:
        answer = SERVES_AS.change_of(state, source)(state, source, answer, seat)
    return answer


def can_steal(state: State, thief: int, victim: int, what: int, is_card: bool) -> bool:
    """Return whether a seat can steal a type of resource, or a card, from another (ARC-8.11)."""
    cards = state.table.cards
    if is_card and (cards.kind[what] != GUILD or cards.cards[what].is_protected):
        return False
    changing = state.active[CAN_STEAL.number]
    if not changing:
        return True
    return permission(True, [CAN_STEAL.change_of(state, s)(state, s, thief, victim, what, is_card) for s in changing])


def ambitions(state: State) -> list[int]:
    """Return the ambitions that have a box: the five printed ones, and those that laws of the campaign add."""
    return PRINTED_AMBITIONS if state.extension is None else state.extension.ambitions()


def is_declared(state: State, ambition: int) -> bool:
    """Return whether an ambition holds a marker."""
    return ambition in state.marker_at


def may_declare(state: State, seat: int, ambition: int) -> bool:
    """Return whether a seat could declare an ambition: a marker is available and nothing forbids it (ARC-4.9)."""
    if NOBODY not in state.marker_at:
        return False
    changing = state.active[MAY_DECLARE.number]
    return not changing or permission(
        True, [MAY_DECLARE.change_of(state, s)(state, s, seat, ambition) for s in changing]
    )


def places_zero_marker(state: State, seat: int, ambition: int) -> bool:
    """Return whether declaring with the lead card places the zero marker (ARC-4.10)."""
    answer = True
    for source in state.active[ZERO_MARKER.number]:
        answer = ZERO_MARKER.change_of(state, source)(state, source, answer, seat, ambition)
    return answer


def declares(state: State, seat: int, base: int) -> int:
    """Return the bits of the ambitions that a seat's played card lets it declare (ARC-4.8)."""
    for source in state.active[DECLARES.number]:
        base = DECLARES.change_of(state, source)(state, source, base, seat)
    return base


def may_secure(state: State, seat: int, spot: int) -> bool:
    """Return whether a seat may secure a Court card: more agents there than each Rival (ARC-6.20)."""
    seats = state.table.seats
    at = spot * SEATS
    own = state.agents[at + seat]
    if not own:
        return False
    base = True
    for other in range(seats):
        if other != seat and state.agents[at + other] >= own:
            base = False
    changing = state.active[MAY_SECURE.number]
    if not changing:
        return base
    return permission(base, [MAY_SECURE.change_of(state, s)(state, s, seat, spot) for s in changing])


def keeps_agents(state: State, spot: int) -> bool:
    """Return whether agents on a Court card are neither returned nor captured when it is secured (ARC-6.21)."""
    answer = False
    for source in state.active[KEEPS_AGENTS.number]:
        answer = KEEPS_AGENTS.change_of(state, source)(state, source, answer, spot)
    return answer


def may_ransack(state: State, seat: int, victim: int, in_battle: bool) -> bool:
    """Return whether a seat may ransack the Court for a city of the victim (ARC-8.7)."""
    changing = state.active[MAY_RANSACK.number]
    if not changing:
        return True
    return permission(True, [MAY_RANSACK.change_of(state, s)(state, s, seat, victim, in_battle) for s in changing])


def ambition_count(state: State, seat: int, ambition: int) -> int:
    """Return what a seat has for an ambition (ARC-11.2)."""
    player = state.players[seat]
    if ambition == TYCOON:
        answer = icons(state, seat, MATERIAL) + icons(state, seat, MATERIAL + 1)
    elif ambition == TYRANT:
        answer = len(player.captives)
    elif ambition == WARLORD:
        answer = len(player.trophies)
    elif ambition <= EMPATH:
        answer = icons(state, seat, ambition)  # Keeper counts relics, Empath psionics: the numbers are the same
    else:
        answer = 0  # the law that adds an ambition says what it counts
    for source in state.active[COUNTS.number]:
        answer = COUNTS.change_of(state, source)(state, source, answer, seat, ambition)
    return answer


def cards_clean_up(state: State) -> None:
    """Let cards return what was scored, while the markers still lie on their ambitions."""
    for source in state.active[CLEANS_UP.number]:
        CLEANS_UP.change_of(state, source)(state, source)


def payout(state: State, seat: int, ambition: int, place: int, first: int, second: int, is_tied: bool) -> int:
    """Return the Power for a place, with the city bonus for an ambition won alone (ARC-11.3, ARC-11.6)."""
    board = state.table.board
    answer = second
    if place == 1:
        answer = first + board.city_bonus[board.cities - state.players[seat].cities]
    for source in state.active[PAYS.number]:
        answer = PAYS.change_of(state, source)(state, source, answer, seat, ambition, place, second, is_tied)
    return answer
