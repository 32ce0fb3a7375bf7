"""Tables and positions of every mode, for the tests of sections 14 to 19."""

from collections import Counter
from typing import Any

import ecliptic
from ecliptic.kernel import ChanceSource, Script, Table, open_table
from tests.rules.star_realms.scene import Scene

# The numbers of players the rulebook (and SR-15.4) gives for each mode.
SEATS = {
    "duel": (2,),
    "free_for_all": (3, 4, 5, 6),
    "hunter": (3, 4, 5, 6),
    "hydra_two_headed": (4,),
    "hydra_three_headed": (6,),
    "emperor": (6,),
    "raid": (3, 4, 5, 6),
}
EVERY_TABLE = [(mode, seats) for mode, possible in SEATS.items() for seats in possible]
SETS_NEEDED = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}

# What everybody starts with where the mode does not share the score.
AUTHORITY = {
    "free_for_all": [50, 50, 50, 50, 50, 50],
    "hunter": [50, 50, 50, 50, 50, 50],
    "emperor": [50, 60, 50, 50, 60, 50],
    "raid": [70, 50, 50, 50, 50, 50],
}


def opened(mode: str, seats: int, luck: list[list[int]] | None = None, **options: Any) -> Table:
    """A new table; `luck` is what chance gives first, from then on it is random but repeatable."""
    game = ecliptic.game("star-realms")
    return open_table(game, seats, {"mode": mode, **options}, luck=Script(luck or [], ChanceSource(1)))


def players_of(table: Table) -> list[dict[str, Any]]:
    """Every player as all others see them."""
    view: Any = table.view(None)
    players: list[dict[str, Any]] = view["players"]
    return players


def state_of(table: Table) -> dict[str, Any]:
    """The whole position."""
    state: Any = table.save()["state"]
    assert isinstance(state, dict)
    return state


def hand_sizes(table: Table) -> list[int]:
    """The number of cards in every hand, by seat."""
    return [player["hand_size"] for player in players_of(table)]


def trade_cards(table: Table) -> Counter[str]:
    """Trade deck and trade row together."""
    state = state_of(table)
    return Counter(state["trade_deck"] + state["trade_row"])


def end_turn(table: Table) -> None:
    """Whoever is to act ends the main phase: one player, or in hydra the whole team."""
    for seat in table.waiting:
        table.play(seat, "done" if "done" in map(str, table.options(seat)) else "end")


def places(scene: Scene) -> tuple[int, ...] | None:
    """Everybody's place at the end; None while the game goes on."""
    result = scene.table.result
    return result.places if result and scene.table.over else None


def scores(mode: str, seats: int, eliminated: tuple[int, ...]) -> list[int]:
    """Starting scores, with 0 for the eliminated."""
    return [0 if seat in eliminated else AUTHORITY[mode][seat] for seat in range(seats)]


def facing_everybody(mode: str, seats: int, active: int, eliminated: tuple[int, ...] = ()) -> Scene:
    """The active player could attack and target everything; everybody else has a base and two cards in hand."""
    others = {"hand": ["scout", "viper"], "in_play": ["stellar_reef"]}
    players: dict[int, dict[str, Any]] = {seat: others for seat in range(seats) if seat not in eliminated}
    players[active] = {"hand": ["gunship"], "in_play": ["plasma_vent"], "combat": 20}
    return Scene(
        mode=mode, seats=seats, active=active, players=players,
        authority=scores(mode, seats, eliminated), eliminated=list(eliminated),
    )  # fmt: skip


def reach(mode: str, seats: int, active: int, eliminated: tuple[int, ...] = ()) -> dict[str, list[int]]:
    """Who can be attacked and made to discard, whose bases can be attacked and destroyed by an ability."""
    scene = facing_everybody(mode, seats, active, eliminated)
    found = {
        "attack": [int(option.split(":")[1]) for option in scene.options(kind="attack")],
        "attack base": [owner(option) for option in scene.options(kind="attack_base")],
    }
    scene.play("play:gunship")
    targets = [int(option.split(":")[1]) for option in scene.options(kind="target")]
    found["discard"] = targets or [seat for seat in scene.waiting if seat != active]
    scene = facing_everybody(mode, seats, active, eliminated)
    scene.play("scrap:plasma_vent")
    targets = [owner(option) for option in scene.options(kind="target_base")]
    gone = [seat for seat in range(seats) if seat not in (active, *eliminated) and not scene.in_play(seat)]
    found["destroy base"] = targets or gone
    return {kind: sorted(who) for kind, who in found.items()}


def owner(option: str) -> int:
    """Whose base an option speaks of."""
    return int(option.split(":")[1].split("/")[0])


def reaching(players: list[int], bases: list[int]) -> dict[str, list[int]]:
    """What `reach` finds when these players and the bases of these players are in reach."""
    return {"attack": players, "attack base": bases, "discard": players, "destroy base": bases}
