"""What could not be before the first turn: each step of the set-up finds what those before it have put out (BTS-2)."""

from collections.abc import Iterable

from ecliptic.games.beyond_the_sun.components import Components
from ecliptic.games.beyond_the_sun.setup import (
    NORMAL_EVENTS,
    ChooseMat,
    FirstPlayer,
    SetUp,
    cards_of_level,
    events_of,
    mat_numbers,
    system_slots,
)
from ecliptic.games.beyond_the_sun.state import NOBODY, NOTHING, Player, State, new_player
from ecliptic.kernel import Message


def set_up_problems(state: State) -> list[Message]:
    """Return what is wrong before the first turn."""
    frame = state.stack[0]
    assert isinstance(frame, SetUp)
    step = frame.step
    fits = (
        is_untouched(state)
        and are_mats_right(state, step)
        and are_technologies_right(state, step)
        and are_events_right(state, step)
        and are_systems_right(state, step)
        and are_achievements_right(state, step)
    )
    return [] if fits else [Message("problem-set-up")]


def is_untouched(state: State) -> bool:
    """Return whether nothing is there that the last step puts out."""
    slots = [slot for slot in range(len(state.system)) if slot not in system_slots(state, 0)]
    return (
        (state.active_seat, state.last_round, state.guilds, state.open_rows) == (-1, 0, 0, 0)
        and (state.chosen_level, state.wrested, state.places) == (0, 0, ())
        and not (state.linked or state.chain or state.extra_at or any(state.rows) or any(state.under))
        and not (any(state.systems_under) or any(state.researchers) or any(state.ships) or any(state.claims))
        and not any(state.controlled_at_start)
        and all(outpost == NOBODY for outpost in state.outpost)
        and all(state.system[slot] == NOTHING for slot in slots)
        and all(is_bare(player) for player in state.players)
    )


def is_bare(player: Player) -> bool:
    """Return whether a faction has nothing but its mat."""
    held: list[int] = []
    player.material(held)
    empty: list[int] = []
    new_player().material(empty)
    return held == empty and (player.pawn, player.used, player.emptied) == (-1, 0, 0)


def are_mats_right(state: State, step: int) -> bool:
    """Return whether mats are given out, those that are still chosen apart (BTS-2.14)."""
    mats = [player.mat for player in state.players]
    waiting = [frame.seat for frame in state.stack if isinstance(frame, ChooseMat)]
    is_first = any(isinstance(frame, FirstPlayer) for frame in state.stack)
    if step == 0 or is_first:
        return step == 0 and not waiting and all(mat == NOTHING for mat in mats)
    given = [mat for mat in mats if mat != NOTHING]
    order = [seat for seat in reversed(state.seating.order) if mats[seat] == NOTHING]
    is_in_order = waiting == order and (not waiting or step == 1)
    return is_in_order and len(set(given)) == len(given) and all(mat in mat_numbers(state) for mat in given)


def are_technologies_right(state: State, step: int) -> bool:
    """Return whether the cards of the steps done are out (BTS-2.1, BTS-2.2)."""
    parts = state.parts
    level_one = [card for slot, card in zip(parts.slots, state.technology, strict=True) if slot.level == 0]
    higher = [card for slot, card in zip(parts.slots, state.technology, strict=True) if slot.level > 0]
    is_out = same(level_one, cards_of_level(parts, 0)) if step > 1 else all(card == NOTHING for card in level_one)
    decks = [same(state.decks[i], cards_of_level(parts, i + 1) if step > 2 + i else []) for i in range(3)]
    return is_out and all(decks) and all(card == NOTHING for card in higher)


def are_events_right(state: State, step: int) -> bool:
    """Return whether events lie on their slots, or are about to be dealt (BTS-2.3 to BTS-2.5)."""
    parts = state.parts
    wanted: list[int] = []
    for level in (0, 1):
        light, normal = events_of(state, level, True), events_of(state, level, False)
        on_slots = [event for event, slot in zip(state.event, parts.slots, strict=True) if slot.level == level + 1]
        out = [event for event in state.left_out if parts.events[event].level == level + 1]
        begun = step > 5 + 2 * level
        is_dealt = step > 6 + 2 * level
        if is_dealt:
            if not same(on_slots + out, light + normal) or any(event in out for event in light):
                return False
            wanted += out
        elif any(event != NOTHING for event in on_slots):
            return False
        elif begun:
            if not same(out, light + normal) or not all(event in state.left_out[-6:] for event in light):
                return False
            if len(light) + NORMAL_EVENTS != len(state.left_out[-6:]) or any(e not in out for e in state.left_out[-6:]):
                return False
            wanted += out
        elif out:
            return False
    ends = [event for event, slot in zip(state.event, parts.slots, strict=True) if slot.level not in (1, 2)]
    return same(state.left_out, wanted) and all(event == NOTHING for event in ends)


def are_systems_right(state: State, step: int) -> bool:
    """Return whether the systems of the steps done are out (BTS-2.7, BTS-2.8)."""
    parts = state.parts
    out = [state.system[slot] for slot in system_slots(state, 0)]
    if step <= 9:
        is_out = all(system == NOTHING for system in out)
    else:
        is_out = len(set(out)) == len(out) and all(system >= 0 and parts.systems[system].is_starting for system in out)
    decks = [systems_of(parts, deck, out) if step > 10 + deck else [] for deck in range(2)]
    return is_out and all(same(state.system_decks[deck], decks[deck]) for deck in range(2))


def systems_of(parts: Components, deck: int, out: list[int]) -> list[int]:
    """Return the systems of a deck, but for those on the board."""
    return [i for i, card in enumerate(parts.systems) if card.deck == deck and i not in out]


def are_achievements_right(state: State, step: int) -> bool:
    """Return whether the achievements of the steps done are drawn (BTS-2.9, BTS-2.10)."""
    kinds = [state.parts.achievements[card].kind for card in state.achievements]
    drawn = ["A", "B"][: max(0, step - 12)] if state.seating.achievements == "drawn" else []
    return kinds == drawn and len(state.claims) == len(kinds)


def same(cards: Iterable[int], wanted: Iterable[int]) -> bool:
    """Return whether these are the same cards, in any order."""
    return sorted(cards) == sorted(wanted)
