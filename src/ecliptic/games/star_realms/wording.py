"""Parts of prompts and labels: references that the reader's language turns into names, and options by their shape."""

from ecliptic.games.star_realms.notation import CARD_IDS, STOP
from ecliptic.games.star_realms.state import State
from ecliptic.kernel import Action, Message

Args = dict[str, object]


def card_ref(card: int) -> Args:
    """Return a card, to be named in the reader's language."""
    return {"card": CARD_IDS[card]}


def placed_ref(card: int, copy: int) -> Args:
    """Return a card in a play area; the second, third ... of its name with its number."""
    if copy == 0:
        return card_ref(card)
    return {"id": "numbered-card", "args": {"card": card_ref(card), "n": copy + 1}}


def seat_ref(seat: int) -> Args:
    """Return a player, to be named."""
    return {"seat": seat}


def option(action: Action, args: Args, rules: tuple[str, ...]) -> Message:
    """Return an option as a button says it."""
    return Message(f"do-{action.kind.replace('_', '-')}", args, rules)


def card_option(state: State, action: Action, rules: tuple[str, ...]) -> Message:
    """Return an option about a card, whose cost it also says."""
    card = action.args[0]
    return option(action, {"card": card_ref(card), "n": state.parts.cost[card]}, rules)


def seat_option(action: Action, rules: tuple[str, ...]) -> Message:
    """Return an option about a player."""
    return option(action, {"whom": seat_ref(action.args[0])}, rules)


def stop_option() -> Message:
    """Return the option to pick nothing more."""
    return option(STOP, {}, ("SR-6.4", "SR-6.5"))


def card_of_effect(state: State, effect: int) -> Args:
    """Return the card that an ability stands on."""
    return {"card": state.effects.names[effect].split(".")[0]}
