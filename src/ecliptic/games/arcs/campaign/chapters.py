"""Every chapter of the campaign that declares verbs or changes words: importing this module makes them known.

A fate with a data file has a module of the same name: `01_steward.yaml` and `f01_steward.py`.

The numbers of cards and of kinds of tokens, and with them the hashes of stored campaigns, follow the order in which
fates are read. So the fates of a release keep their places; those of a later one, with a new rules version, follow.
"""

from importlib import import_module
from typing import Final

from ecliptic.content.files import game_folder
from ecliptic.games.arcs import chapters as base
from ecliptic.games.arcs.campaign import (
    acts,
    attaching,
    blight,
    blight_command,
    council,
    court_cards,
    crises,
    edicts,
    empire,
    flagship,
    flagship_building,
    flagship_moves,
    fleets,
    recipes,
    resettle,
    setup_verbs,
    stored,
    summit,
)

# By rules version from 1 on: the fates that were added. Only ever append; what is listed nowhere comes last.
RELEASES: Final = (
    (
        "01_steward", "02_founder", "03_magnate", "04_advocate", "05_caretaker", "06_partisan", "07_admiral",
        "08_believer", "10_hegemon", "12_pirate", "13_blight_speaker", "15_peacekeeper", "17_overlord", "19_redeemer",
        "20_guardian", "21_naturalist",
    ),
)  # fmt: skip

FATES: Final[list[str]] = [name for release in RELEASES for name in release]
FATES.extend(
    sorted(
        path.stem
        for path in (game_folder("blighted-reach") / "data" / "fates").glob("*.yaml")
        if path.stem not in FATES
    )
)

CHAPTERS: Final[tuple[object, ...]] = (
    base,
    acts,
    attaching,
    blight,
    blight_command,
    council,
    court_cards,
    crises,
    edicts,
    empire,
    flagship,
    flagship_building,
    flagship_moves,
    fleets,
    recipes,
    setup_verbs,
    resettle,
    stored,
    summit,
    *(import_module(f"ecliptic.games.arcs.campaign.fates.f{name}") for name in FATES),
)


def pool_of(rules: int) -> list[int]:
    """Return the numbers of the fates that a campaign of this rules version is dealt from."""
    count = sum(len(release) for release in RELEASES[:rules])
    names = FATES if rules == len(RELEASES) else FATES[:count]
    return sorted(int(name.partition("_")[0]) for name in names)
