"""Words and moments that only the campaign's cards change and react to."""

from collections.abc import Callable
from typing import Any, Final

from ecliptic.effects import Trigger, Word, permission
from ecliptic.games.arcs.board import WISDOM, ZEAL
from ecliptic.games.arcs.state import NOBODY, State
from ecliptic.games.arcs.words import HOOKS, OwnTrigger

# Which laws of the Empire a seat ignores.
PRESENCE: Final = 1
MOVEMENT: Final = 2
TRUCE: Final = 4
TAX_TRUCE: Final = 8  # of the Truce Law only what it says about taxes, where the Empire controls

IGNORES_LAWS: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("ignores_laws")

BLIGHT_CRISES_COME: Final[Trigger[Any]] = HOOKS.trigger(Trigger("blight_crises_come"))
BLIGHT_HARMED: Final[Trigger[Any]] = HOOKS.trigger(OwnTrigger("blight_harmed"))  # by an action of the seat
BLIGHT_SPAWNED: Final[Trigger[Any]] = HOOKS.trigger(OwnTrigger("blight_spawned"))
DEVOURS: Final[Word[Callable[[State, int, int], int]]] = HOOKS.word("devours")
PASSES_BLIGHT: Final[Word[Callable[[State, int, bool, int], bool]]] = HOOKS.word("passes_blight")

DEAL_CONSENT: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("deal_consent")
DEAL_CLOSED: Final[Word[Callable[[State, int, list[int], bool], None]]] = HOOKS.word("deal_closed")

BLIGHT_CRISIS: Final[Word[Callable[[State, int, bool, int], bool]]] = HOOKS.word("blight_crisis")

KEEPS_TROPHY: Final[Word[Callable[[State, int, bool, int, int], bool]]] = HOOKS.word("keeps_trophy")
KEEPS_CAPTIVES: Final[Word[Callable[[State, int, list[int], int], list[int]]]] = HOOKS.word("keeps_captives")
CAN_PAY_HARM: Final[Word[Callable[[State, int, bool, int, int, int], bool]]] = HOOKS.word("can_pay_harm")
MAY_GOVERN: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("may_govern")
STASHES: Final[Word[Callable[[State, int, list[int], int, int], list[int]]]] = HOOKS.word("stashes")

TOKEN_OWNER: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("token_owner")
HAS_TOKEN: Final[Word[Callable[[State, int, bool, int, int, bool], bool]]] = HOOKS.word("has_token")

MAY_COMMAND: Final[Word[Callable[[State, int, int], int]]] = HOOKS.word("may_command")

CAMPAIGN_OVER: Final[Trigger[Any]] = HOOKS.trigger(Trigger("campaign_over"))
SIDES: Final[Word[Callable[[State, int, list[int]], list[int]]]] = HOOKS.word("sides")

FATE_CHANGED: Final[Trigger[Any]] = HOOKS.trigger(OwnTrigger("fate_changed"))
TITLE_CHANGED: Final[Trigger[Any]] = HOOKS.trigger(Trigger("title_changed"))  # the subject: whose
ACT_BEGINS: Final[Trigger[Any]] = HOOKS.trigger(Trigger("act_begins"))
GRAND_CHOICES: Final[Trigger[Any]] = HOOKS.trigger(Trigger("grand_choices"))  # before grand ambitions are scored
SUMMIT_OPENED: Final[Trigger[Any]] = HOOKS.trigger(Trigger("summit_opened"))  # the subject: who called it
IMPERIAL_SHIPS_PLACED: Final[Trigger[Any]] = HOOKS.trigger(Trigger("imperial_ships_placed"))  # the subject: how many
TAX_COMES: Final[Trigger[Any]] = HOOKS.trigger(OwnTrigger("tax_comes", 128))  # seat and site, before the gain


def token_owner(state: State, kind: int) -> int:
    """Return the seat to which tokens of a kind are Loyal, -1 if they are nobody's (ABR-13.7)."""
    answer = NOBODY
    for source in state.active[TOKEN_OWNER.number]:
        answer = TOKEN_OWNER.change_of(state, source)(state, source, answer, kind)
    return answer


def has_token(state: State, system: int, owner: int, as_target: bool) -> bool:
    """Return whether an owner has a Loyal token in a system; as a target, one that can be harmed (ABR-13.7)."""
    answer = False
    for source in state.active[HAS_TOKEN.number]:
        answer = HAS_TOKEN.change_of(state, source)(state, source, answer, system, owner, as_target)
    return answer


def deal_consent(state: State, number: int) -> int:
    """Return the bits of the seats that must consent to a part of a deal besides giver and receiver."""
    answer = 0
    for source in state.active[DEAL_CONSENT.number]:
        answer = DEAL_CONSENT.change_of(state, source)(state, source, answer, number)
    return answer


def deal_closed(state: State, parts: list[int], is_forced: bool = False) -> None:
    """Let cards look at a deal of the Negotiations that was carried out, or at what Favors forced before them."""
    for source in state.active[DEAL_CLOSED.number]:
        DEAL_CLOSED.change_of(state, source)(state, source, parts, is_forced)


def faithful_sides(state: State) -> list[int]:
    """Return the sides on which Faithful action cards may be played now."""
    answer = [ZEAL, WISDOM]
    for source in state.active[SIDES.number]:
        answer = SIDES.change_of(state, source)(state, source, answer)
    return answer


def has_blight_crisis(state: State, system: int) -> bool:
    """Return whether the Blight of a system hits in crises (ABR-9.2)."""
    answer = True
    for source in state.active[BLIGHT_CRISIS.number]:
        answer = BLIGHT_CRISIS.change_of(state, source)(state, source, answer, system)
    return answer


def devouring_card(state: State) -> int:
    """Return the card that keeps what Blight crises destroy, -1 without one."""
    answer = -1
    for source in state.active[DEVOURS.number]:
        answer = DEVOURS.change_of(state, source)(state, source, answer)
    return answer


def passes_blight(state: State, seat: int) -> bool:
    """Return whether Blight does not end a seat's Catapult moves."""
    answer = False
    for source in state.active[PASSES_BLIGHT.number]:
        answer = PASSES_BLIGHT.change_of(state, source)(state, source, answer, seat)
    return answer


def may_command(state: State, seat: int) -> bool:
    """Return whether a Regent may Command the Imperial Fleet and control what the Empire controls (ABR-4.6, 4.10)."""
    changing = state.active[MAY_COMMAND.number]
    return not changing or permission(True, [MAY_COMMAND.change_of(state, s)(state, s, seat) for s in changing])


def keeps_trophy(state: State, seat: int, which: int) -> bool:
    """Return whether a seat keeps a piece as a Trophy; it returns otherwise."""
    answer = True
    for source in state.active[KEEPS_TROPHY.number]:
        answer = KEEPS_TROPHY.change_of(state, source)(state, source, answer, seat, which)
    return answer


def kept_captives(state: State, seat: int) -> list[int]:
    """Return the Captives that a seat keeps when Tyrant was scored, sorted."""
    answer: list[int] = []
    for source in state.active[KEEPS_CAPTIVES.number]:
        answer = KEEPS_CAPTIVES.change_of(state, source)(state, source, answer, seat)
    return answer


def can_pay_harm(state: State, seat: int, owner: int, system: int) -> bool:
    """Return whether a seat can pay what laws want for harm to an owner's pieces in a system.

    Harm that ignores the Truce Law asks this instead of `may_harm`, and calls `harm_begins` too.
    """
    answer = True
    for source in state.active[CAN_PAY_HARM.number]:
        answer = CAN_PAY_HARM.change_of(state, source)(state, source, answer, seat, owner, system)
    return answer


def may_govern(state: State, seat: int, card: int) -> bool:
    """Return whether a First Regent may enforce a policy or put it on top (ABR-10.3)."""
    changing = state.active[MAY_GOVERN.number]
    return not changing or permission(True, [MAY_GOVERN.change_of(state, s)(state, s, seat, card) for s in changing])


def stashes(state: State, seat: int, resource: int) -> list[int]:
    """Return the cards on which a seat may put a resource that it takes, instead of keeping it."""
    answer: list[int] = []
    for source in state.active[STASHES.number]:
        answer = STASHES.change_of(state, source)(state, source, answer, seat, resource)
    return answer


def ignored_laws(state: State, seat: int) -> int:
    """Return the bits of the Empire's laws that a seat ignores (ABR-4.9)."""
    answer = 0
    for source in state.active[IGNORES_LAWS.number]:
        answer = IGNORES_LAWS.change_of(state, source)(state, source, answer, seat)
    return answer


def ignores_presence(state: State, seat: int) -> bool:
    """Return whether a seat ignores the Presence Law."""
    return ignored_laws(state, seat) & PRESENCE != 0


def ignores_movement(state: State, seat: int) -> bool:
    """Return whether a seat ignores the Movement Law."""
    return ignored_laws(state, seat) & MOVEMENT != 0


def ignores_truce(state: State, seat: int) -> bool:
    """Return whether a seat ignores the Truce Law."""
    return ignored_laws(state, seat) & TRUCE != 0
