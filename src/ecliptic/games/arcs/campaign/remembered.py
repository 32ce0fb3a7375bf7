"""What fates remember, in words: who gave what in a Summit, what the Pirate has stated, and so on.

The modules of the fates declare what they remember; here it is found by its name, so that nothing but `chapters.py`
decides in which order those modules are read.
"""

from collections.abc import Callable
from typing import Final

from ecliptic.games.arcs.campaign.notation import FATES, STATEMENTS
from ecliptic.games.arcs.campaign.state import MOST_CHAPTERS, NUMBERED_CHAPTERS, OUT_OF_DECK, WISE, campaign_of
from ecliptic.games.arcs.cards import LORE
from ecliptic.games.arcs.events import action_card_ref, card_ref, owner_ref, resource_ref, seat_ref, system_ref
from ecliptic.games.arcs.state import GOODS, KIND_BITS, NOBODY, PIECES, State
from ecliptic.kernel import Json

# What a message says of a number; the name may end with words that say whose or what it is.
Telling = Callable[[State, int, list[str]], Json]

SHOWN_ELSEWHERE: Final = (WISE,)  # on the played cards


def bits_of(value: int) -> list[int]:
    """Return the numbers of the bits that are set.

    >>> bits_of(0b1101)
    [0, 2, 3]
    """
    return [each for each in range(value.bit_length()) if value >> each & 1]


def nothing_more(state: State, value: int, ending: list[str]) -> Json:
    """Say only that it is so."""
    return {}


def number(state: State, value: int, ending: list[str]) -> Json:
    """Say how many."""
    return {"n": value}


def seats(state: State, value: int, ending: list[str]) -> Json:
    """Say which players."""
    return {"who": [seat_ref(seat) for seat in bits_of(value)]}


def seat_plus_one(state: State, value: int, ending: list[str]) -> Json:
    """Say which player."""
    return {"who": seat_ref(value - 1)}


def action_cards(state: State, value: int, ending: list[str]) -> Json:
    """Say which action cards."""
    return {"cards": [action_card_ref(card) for card in bits_of(value)]}


def systems(state: State, value: int, ending: list[str]) -> Json:
    """Say which systems."""
    return {"systems": [system_ref(system) for system in bits_of(value)]}


def statement(state: State, value: int, ending: list[str]) -> Json:
    """Say what the Pirate has stated, and in which chapter."""
    chapter, statement = divmod(value, len(STATEMENTS))
    return {"n": chapter, "said": STATEMENTS[statement]}


def gift(state: State, value: int, ending: list[str]) -> Json:
    """Say what a Rival was given: `1-relic`, `1-favor-2`."""
    who = seat_ref(int(ending[0]))
    if ending[1] == "favor":
        return {"who": who, "n": value, "kind": "favor", "what": seat_ref(int(ending[2]))}
    return {"who": who, "n": value, "kind": "resource", "what": {"resource": ending[1]}}


def lore_cards(state: State, value: int, ending: list[str]) -> Json:
    """Say which lore cards a Rival was given."""
    lore = state.table.cards.numbers(LORE)
    return {"who": seat_ref(int(ending[0])), "cards": [card_ref(state, lore[each]) for each in bits_of(value)]}


def captives(state: State, value: int, ending: list[str]) -> Json:
    """Say how many Captives of one kind; resources have no owner (F20-02)."""
    which = int(ending[0])
    if which >> KIND_BITS == GOODS:
        return {"n": value, "kind": "resource", "piece": resource_ref(which & 3)}
    return {"n": value, "kind": "piece", "piece": {"piece": PIECES[which & 3]}, "who": owner_ref(which >> KIND_BITS)}


def guess(state: State, value: int, ending: list[str]) -> Json:
    """Say which planet a Rival takes for the Haven."""
    return {"who": seat_ref(int(ending[0])), "system": system_ref(value - 1)}


def exchange(state: State, value: int, ending: list[str]) -> Json:
    """Say who has spied on whom, and when."""
    act, chapter = divmod(value % NUMBERED_CHAPTERS, MOST_CHAPTERS)
    return {"who": seat_ref(int(ending[0])), "whom": seat_ref(int(ending[1])), "act": act, "n": chapter}


# By name or its beginning: the fate that remembers it ("none": the table), the message, and what it says.
REMEMBERED: Final[dict[str, tuple[str, str, Telling]]] = {
    OUT_OF_DECK: ("none", "noted-scrapped-cards", action_cards),
    "spared": ("naturalist", "noted-spared", seats),
    "f03-gave": ("magnate", "noted-gift", gift),
    "f05-seeking": ("caretaker", "noted-seeking", seat_plus_one),
    "f05-gave": ("caretaker", "noted-lore", lore_cards),
    "f05-fed": ("caretaker", "noted-fed", nothing_more),
    "f05-silenced": ("caretaker", "noted-silenced", nothing_more),
    "f06-spied": ("partisan", "noted-spied", exchange),
    "f07-outlaw-trophies": ("admiral", "noted-outlaw-trophies", number),
    "f10-kept": ("hegemon", "noted-captives", captives),
    "f12-haven": ("pirate", "noted-haven", systems),
    "f12-robbed": ("pirate", "noted-robbed", nothing_more),
    "f12-said": ("pirate", "noted-said", statement),
    "f12-guess": ("pirate", "noted-guess", guess),
    "f12-fleet-raid": ("pirate", "noted-fleet-raid", nothing_more),
    "f12-loot": ("pirate", "noted-loot", number),
    "f19-won": ("redeemer", "noted-redemption", number),
}


def remembered_entry(name: str) -> str:
    """Return the entry of `REMEMBERED` for something that is remembered.

    >>> remembered_entry("f03-gave-1-favor-2")
    'f03-gave'
    """
    return name if name in REMEMBERED else next(start for start in REMEMBERED if name.startswith(f"{start}-"))


def remembered_view(state: State) -> list[Json]:
    """Return what is remembered in words, each with the seat whose fate does so (-1: the whole table)."""
    campaign = campaign_of(state)
    rows: list[Json] = []
    for name, value in sorted(campaign.facts.items()):
        if name in SHOWN_ELSEWHERE:
            continue
        start = remembered_entry(name)
        fate, id, tell = REMEMBERED[start]
        which = FATES.index(fate)
        seat = campaign.fates.index(which) if which and which in campaign.fates else NOBODY
        ending = name[len(start) + 1 :].split("-")
        rows.append({"seat": seat, "words": {"id": id, "args": tell(state, value, ending)}})
    return rows
