"""Prompts, option labels, log lines and refusals as messages, with the clauses behind them.

Texts are in `text/`; here is only who learns what.
"""

from collections.abc import Callable
from typing import Any, Final

from ecliptic.games.star_realms import (
    acquire,
    attack,
    copies,
    effects,
    elimination,
    hydra,
    main_phase,
    notation,
    picking,
)
from ecliptic.games.star_realms.attack import THE_PLAYER, missing_defense, target_bases
from ecliptic.games.star_realms.components import DESTROY_BASE, DISCARD_OWN
from ecliptic.games.star_realms.notation import CARD_IDS
from ecliptic.games.star_realms.resample import seen_hands
from ecliptic.games.star_realms.state import CARD, State, current
from ecliptic.games.star_realms.text import effect
from ecliptic.kernel import Action, Event, Message, owing

Args = dict[str, object]


def card_ref(card: int) -> Args:
    """A card, to be named in the reader's language."""
    return {"card": CARD_IDS[card]}


def placed_ref(card: int, copy: int) -> Args:
    """A card in a play area; the second, third ... of its name with its number."""
    if copy == 0:
        return card_ref(card)
    return {"id": "numbered-card", "args": {"card": card_ref(card), "n": copy + 1}}


def seat_ref(seat: int) -> Args:
    """A player, to be named."""
    return {"seat": seat}


# Prompts: what a frame asks of the seat that decides, and what the others see it deciding.


def _main(state: State, frame: Any, seat: int) -> Args:
    player = state.players[state.active]
    return {"trade": player.trade, "combat": player.combat}


def _amount(state: State, frame: Any, seat: int) -> Args:
    return {"whom": seat_ref(frame.target)}


def _amount_base(state: State, frame: Any, seat: int) -> Args:
    return {"whom": seat_ref(frame.target), "card": card_ref(frame.card)}


def _of_card(state: State, frame: Any, seat: int) -> Args:
    name = state.parts.ability_names[frame.ability]
    return {"card": {"card": name.split(".")[0]}}


def _pick(state: State, frame: Any, seat: int) -> Args:
    step = state.parts.abilities[frame.ability][frame.step]
    return {**_of_card(state, frame, seat), "left": step.most - frame.picked}


def _scrap_row(state: State, frame: Any, seat: int) -> Args:
    step = state.parts.abilities[frame.ability][frame.step]
    return {**_of_card(state, frame, seat), "left": step.most - len(frame.picks)}


def _copy(state: State, frame: Any, seat: int) -> Args:
    return {"card": card_ref(state.players[frame.seat].area[frame.place] & CARD)}


def _card(state: State, frame: Any, seat: int) -> Args:
    return {"card": card_ref(frame.card)}


def _count(state: State, frame: Any, seat: int) -> Args:
    return {"n": frame.n}


def _gift(state: State, frame: Any, seat: int) -> Args:
    return {"whom": seat_ref(frame.heirs[0])}


def _share(state: State, frame: Any, seat: int) -> Args:
    asked = frame.others(state)[len(frame.amounts)]
    left = hydra.price(state, frame.owner, frame.card) - sum(frame.amounts)
    return {"card": card_ref(frame.card), "whom": seat_ref(asked), "left": left}


def _consent(state: State, frame: Any, seat: int) -> Args:
    return {"card": card_ref(frame.card), "who": seat_ref(frame.seat), "n": frame.shares(state)[seat]}


def _nothing(state: State, frame: Any, seat: int) -> Args:
    return {}


Prompt = tuple[str, Callable[[State, Any, int], Args], tuple[str, ...]]

PROMPTS: Final[dict[type, Prompt]] = {
    main_phase.MainPhase: ("main", _main, ("SR-4.2", "SR-4.3")),
    hydra.TeamPhase: ("team", _nothing, ("SR-17.5", "SR-17.6")),
    attack.AttackAmount: ("amount", _amount, ("SR-9.4",)),
    attack.DestroyBase: ("destroy-base", _nothing, ("SR-7.11", "SR-9.7")),
    effects.ChooseOne: ("choose-one", _of_card, ("SR-6.8",)),
    picking.TargetOpponent: ("target", _count, ("SR-7.8",)),
    picking.ForcedDiscard: ("forced-discard", _count, ("SR-7.8",)),
    picking.PickOwn: ("pick-scrap", _pick, ("SR-7.5", "SR-7.6")),
    picking.ScrapRow: ("scrap-row", _scrap_row, ("SR-7.7",)),
    copies.Copy: ("copy", _copy, ("SR-12.1", "SR-13.1")),
    acquire.Destination: ("destination", _card, ("SR-8.8",)),
    acquire.AcquireFree: ("acquire-free", _of_card, ("SR-8.7",)),
    main_phase.TransferCard: ("transfer-card", _nothing, ("SR-18.9",)),
    main_phase.TransferTo: ("transfer-to", _card, ("SR-18.9",)),
    elimination.Gift: ("gift", _gift, ("SR-18.11", "SR-19.12")),
    hydra.Share: ("share", _share, ("SR-17.7", "SR-17.8")),
    hydra.Consent: ("consent", _consent, ("SR-17.7", "SR-17.8")),
}


AMOUNT_FOR_BASE: Final[Prompt] = ("amount-base", _amount_base, ("SR-19.6",))
PICK_DISCARD: Final[Prompt] = ("pick-discard", _pick, ("SR-7.14",))


def prompt_of(state: State, frame: Any) -> Prompt:
    """The row for a frame; two frames ask two kinds of things."""
    if isinstance(frame, attack.AttackAmount) and frame.card != THE_PLAYER:
        return AMOUNT_FOR_BASE
    if isinstance(frame, picking.PickOwn):
        step = state.parts.abilities[frame.ability][frame.step]
        if step.verb == DISCARD_OWN:
            return PICK_DISCARD
    return PROMPTS[type(frame)]


def prompt(state: State, seat: int | None) -> Message:
    """What is being decided. The seat that decides reads `prompt-*`, everybody else `wait-*` and who is deciding."""
    if not state.stack:
        winners = [seat_ref(s) for s, place in enumerate(state.places) if place == 1]
        return Message("prompt-over", {"winners": winners}) if winners else Message("prompt-stopped")
    frame = state.stack[-1]
    name, args_of, rules = prompt_of(state, frame)
    deciding = owing(frame.ask(state))
    if seat is not None and seat in deciding:
        return Message(f"prompt-{name}", args_of(state, frame, seat), rules)
    return Message(f"wait-{name}", {"who": [seat_ref(s) for s in deciding]}, rules)


# Options

RULES_OF_OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("SR-5.1", "SR-5.2", "SR-5.5"),
    "use": ("SR-5.5", "SR-6.2"),
    "ally": ("SR-6.11",),
    "scrap": ("SR-6.17",),
    "buy": ("SR-8.1", "SR-8.2"),
    "attack": ("SR-9.4", "SR-9.7"),
    "attack_base": ("SR-9.2", "SR-9.7"),
    "amount": ("SR-9.4", "SR-17.7", "SR-19.6"),
    "target": ("SR-7.8",),
    "target_base": ("SR-7.11", "SR-9.7"),
    "discard": ("SR-7.8", "SR-7.14"),
    "scrap_hand": ("SR-7.5",),
    "scrap_discard": ("SR-7.5",),
    "scrap_row": ("SR-7.7",),
    "choose": ("SR-6.8",),
    "copy": ("SR-12.1", "SR-13.1"),
    "acquire": ("SR-8.7",),
    "to": ("SR-8.8",),
    "transfer": ("SR-18.9",),
    "move": ("SR-18.9",),
    "give_to": ("SR-18.9",),
    "give": ("SR-18.11", "SR-19.12"),
    "no_gift": ("SR-18.11", "SR-19.12"),
    "pool_attack": ("SR-17.7",),
    "pool_buy": ("SR-17.8",),
    "agree": ("SR-17.7",),
    "decline": ("SR-17.7",),
    "done": ("SR-17.6",),
    "revoke": ("SR-17.6",),
    "stop": ("SR-6.4", "SR-6.5"),
    "end": ("SR-4.3", "SR-10.1"),
}

PLACES: Final = ["discard", "hand", "deck-top"]


def label(state: State, seat: int, action: Action) -> Message:
    """An option as a button would say it."""
    kind = action.kind
    args: Args = {}
    if kind in ("attack", "target", "give_to"):
        args["whom"] = seat_ref(action.args[0])
    elif kind in ("attack_base", "target_base", "pool_attack"):
        owner, card, copy = action.args
        slot = state.players[owner].area[notation.find_card(state.players[owner].area, card, copy)]
        args = {"whom": seat_ref(owner), "card": placed_ref(card, copy), "n": missing_defense(state, slot)}
    elif kind == "amount":
        args["n"] = action.args[0]
    elif kind == "choose":
        frame = state.stack[-1]
        assert isinstance(frame, effects.ChooseOne)
        step = state.parts.abilities[frame.ability][frame.step]
        args["effect"] = effect(state.parts, step.options[action.args[0]])
    elif kind == "to":
        return Message(f"do-to-{PLACES[action.args[0]]}", {}, RULES_OF_OPTIONS[kind])
    elif kind in ("use", "ally", "scrap"):
        card, copy = action.args
        args["card"] = placed_ref(card, copy)
        if kind != "use":
            slot = state.players[seat].area[notation.find_card(state.players[seat].area, card, copy)]
            table = state.parts.ally if kind == "ally" else state.parts.scrap
            args["vain"] = "yes" if is_in_vain(state, seat, table[current(slot)]) else "no"
    elif action.args:
        card = action.args[0]
        args = {"card": card_ref(card), "n": state.parts.cost[card]}
    return Message(f"do-{kind.replace('_', '-')}", args, RULES_OF_OPTIONS[kind])


def is_in_vain(state: State, seat: int, ability: int) -> bool:
    """Would this ability only destroy a base, and there is none to destroy (SR-7.13)?"""
    only_destroys = all(step.verb == DESTROY_BASE for step in state.parts.abilities[ability])
    return only_destroys and not target_bases(state, seat)


# The log

RULES_OF_EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("SR-4.1",),
    "play": ("SR-5.1",),
    "use": ("SR-5.5",),
    "ally": ("SR-6.11",),
    "scrap": ("SR-6.17",),
    "choose": ("SR-6.8",),
    "trade": ("SR-6.10",),
    "combat": ("SR-6.10",),
    "authority": ("SR-6.10",),
    "buy": ("SR-8.1",),
    "pay": ("SR-17.7", "SR-17.8"),
    "propose": ("SR-17.7",),
    "agree": ("SR-17.7",),
    "decline": ("SR-17.7",),
    "done": ("SR-17.6",),
    "revoke": ("SR-17.6",),
    "acquire": ("SR-8.2", "SR-8.8"),
    "reveal": ("SR-8.4",),
    "attack": ("SR-9.4",),
    "attack_base": ("SR-9.2",),
    "damage_base": ("SR-19.6",),
    "target": ("SR-7.8",),
    "target_base": ("SR-7.11",),
    "destroyed": ("SR-9.2",),
    "discard": ("SR-7.8", "SR-7.14"),
    "scrap_hand": ("SR-7.5",),
    "scrap_discard": ("SR-7.5",),
    "scrap_row": ("SR-7.7",),
    "copy": ("SR-12.1", "SR-13.1"),
    "transfer": ("SR-18.9",),
    "gift": ("SR-18.11", "SR-19.12"),
    "eliminated": ("SR-11.1",),
    "end_turn": ("SR-10.1",),
    "draw": ("SR-7.1",),
    "shuffle": ("SR-10.6",),
    "first_deck": ("SR-3.6",),
    "over": ("SR-11.2",),
    "stopped": ("SR-11.8",),
}

# Events that show a card nobody, or only its owner, had seen before.
REVEALING: Final = frozenset({"draw", "reveal", "shuffle", "first_deck", "hands_down"})
UNTOLD: Final = frozenset({"hands_down"})  # the end of the turn says it


def tell(state: State, events: list[Event], seat: int | None) -> list[Message]:
    """What happened, as this seat may know it. Cards drawn one after the other are told together."""
    open_hands = seen_hands(state, seat)
    told: list[Message] = []
    drawn: list[int] = []
    for i, event in enumerate(events):
        if event.kind == "draw":
            drawn.append(event.what)
            follows = events[i + 1] if i + 1 < len(events) else None
            if follows is None or follows.kind != "draw" or follows.who != event.who:
                told.append(_draw(event.who, drawn, event.who in open_hands))
                drawn = []
        elif event.kind not in UNTOLD:
            told.append(_event(state, event))
    return told


def _draw(who: int, cards: list[int], is_open: bool) -> Message:
    args: Args = {"who": seat_ref(who), "n": len(cards)}
    if is_open:
        args["cards"] = [card_ref(card) for card in sorted(cards)]
        return Message("log-draw", args, RULES_OF_EVENTS["draw"])
    return Message("log-draw-hidden", args, RULES_OF_EVENTS["draw"])


def _event(state: State, event: Event) -> Message:
    kind = event.kind
    id = f"log-{kind.replace('_', '-')}"
    args: Args = {"n": event.n}
    if event.who >= 0:
        args["who"] = seat_ref(event.who)
    if event.what >= 0:
        args["card"] = card_ref(event.what)
    if kind == "acquire":
        id = f"log-acquire-{PLACES[event.n]}"
    elif kind == "choose":
        args["effect"] = effect(state.parts, event.n)
    elif kind == "copy":
        args["copier"] = card_ref(event.whom)
    elif kind in ("propose", "pay"):
        id = f"log-{kind}-{'buy' if event.whom < 0 else 'attack'}"
    elif event.whom >= 0:
        args["whom"] = seat_ref(event.whom)
    if kind == "over":
        args["winners"] = [seat_ref(s) for s, place in enumerate(state.places) if place == 1]
    return Message(id, args, RULES_OF_EVENTS[kind])
