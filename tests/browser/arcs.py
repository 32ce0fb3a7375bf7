"""Games of Arcs that simple players have played, for looking at the board in the middle of them."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import ecliptic
from ecliptic.kernel import Action
from ecliptic.kernel.table import Table

GAMES: Final = 60  # random games, in which most kinds of options come up
IN_THE_DOCK: Final = ("pass", "done", "no", "yes", "end", "choose", "part")

# What a simple player does first.
WISHES: Final = (
    "declare", "lead", "surpass", "pivot", "battle", "secure", "tax", "build_ship", "build_city", "influence",
    "hit_building", "raid", "prelude", "spend",
)  # fmt: skip
LAST: Final = ("end", "pass", "no", "redraw", "copy", "seize", "move", "done")


def wish(offered: list[str]) -> str:
    """The option that a simple player takes."""

    def rank(action: str) -> int:
        kind = action.partition(":")[0]
        if kind in LAST:
            return len(WISHES) + 1 + LAST[::-1].index(kind)
        return WISHES.index(kind) if kind in WISHES else len(WISHES)

    return min(offered, key=rank)


def played(seats: int, seed: int, is_enough: Callable[[Table, list[str]], bool], **options: Any) -> Any:
    """A position of a game that simple players have played until the first seat is asked something like this."""
    table = ecliptic.new("arcs", seats=seats, seed=seed, options={"first": 0, **options})
    rng = Random(seed)
    while table.waiting:
        seat = table.waiting[0]
        offered = [str(option) for option in table.options(seat)]
        if seat == 0 and is_enough(table, offered):
            return table.save()
        useful = [option for option in offered if option.partition(":")[0] not in LAST] or offered
        table.play(seat, wish(useful) if rng.random() < 0.6 else rng.choice(useful))
    raise LookupError("the game was over before: take another seed")


def in_chapter(number: int) -> Callable[[Table, list[str]], bool]:
    """Whether a turn with several actions lies ahead in this chapter or later."""

    def is_enough(table: Table, offered: list[str]) -> bool:
        shown: Any = table.view(None)
        return offered[-1] == "end" and len(offered) > 9 and shown["chapter"] >= number

    return is_enough


def eager(offered: list[Action]) -> list[Action]:
    """The options of somebody who uses cards, takes cards and fights whenever it is possible."""
    for kinds in (("secure", "use", "battle", "raid_card"), ("prelude", "move", "tax", "influence", "dice")):
        wanted = [option for option in offered if option.kind in kinds and option.text != "dice:0-0-0"]
        if wanted:
            return wanted
    return [option for option in offered if option.kind not in LAST] or offered


def every_kind() -> dict[str, Any]:
    """A position for every kind of option that the first seat is offered in some random games, by that kind."""
    found: dict[str, Any] = {}
    for seed in range(GAMES):
        table = ecliptic.new("arcs", seats=2 + seed % 3, seed=seed, options={"leaders": "all", "lore": 2})
        rng = Random(seed)
        while table.waiting:
            seat = table.waiting[0]
            offered = table.options(seat)
            new = {option.kind for option in offered} - set(found) - set(IN_THE_DOCK) if seat == 0 else set()
            if new:
                found |= dict.fromkeys(new, table.save())
            table.play(seat, rng.choice(eager(offered)))
    return found
