"""Worlds a seat cannot tell apart (BTS-1.10, BTS-1.10a).

All seats know the same: everything but the order of decks, the order within each batch put under a deck, and which of
the unseen events lie on which slots. Light-framed events are never left out (BTS-2.3).
"""

from random import Random

from ecliptic.games.beyond_the_sun.decks import batches
from ecliptic.games.beyond_the_sun.setup import placed
from ecliptic.games.beyond_the_sun.state import State


def resample(state: State, seat: int | None, rng: Random) -> State:
    """Return a full state that looks the same to this seat.

    Hidden cards are sorted before they are shuffled: the result depends on what is known and on `rng` alone.
    """
    world = state.clone()
    world.decks = [shuffled(deck, world.under[i], rng) for i, deck in enumerate(world.decks)]
    world.system_decks = [shuffled(deck, world.systems_under[i], rng) for i, deck in enumerate(world.system_decks)]
    for level in (1, 2):
        resample_events(world, level, rng)
    return world


def shuffled(deck: list[int], under: list[int], rng: Random) -> list[int]:
    """Return a deck in another order as far as nobody knows it."""
    found: list[int] = []
    for batch in batches(deck, under):
        cards = sorted(batch)
        rng.shuffle(cards)
        found += cards
    return found


def resample_events(world: State, level: int, rng: Random) -> None:
    """Deal the unseen events of a level anew: all light-framed ones to slots, the others anywhere."""
    cards = world.parts.events
    slots = [slot for slot, event in enumerate(world.event) if event >= 0 and cards[event].level == level]
    left_out = [event for event in world.left_out if cards[event].level == level]
    unseen = sorted([world.event[slot] for slot in slots] + left_out)
    light = [event for event in unseen if cards[event].is_light]
    normal = [event for event in unseen if not cards[event].is_light]
    rng.shuffle(normal)
    dealt = light + normal[: len(slots) - len(light)]
    rest = normal[len(slots) - len(light) :]
    rng.shuffle(dealt)
    world.event = placed(world.event, slots, dealt)
    world.left_out = [event for event in world.left_out if cards[event].level != level] + sorted(rest)


def unseen_events(state: State, level: int) -> list[int]:
    """Return the events of a level that nobody has seen: face down or left out."""
    cards = state.parts.events
    hidden = [event for event in state.event if event >= 0] + state.left_out
    return sorted(event for event in hidden if cards[event].level == level)
