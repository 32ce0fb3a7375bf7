"""Every frame of a written position has to fit the rest: seats, targets, places, counts and cards."""

from collections.abc import Callable
from typing import Any

import pytest

import ecliptic
from ecliptic.effects import NO_SOURCE
from ecliptic.games.star_realms.game import GAME
from ecliptic.games.star_realms.state import SOURCE
from ecliptic.kernel import Refused, digest
from ecliptic.kernel.positions import save_position
from tests.rules.star_realms.scene import Scene

Change = dict[str, Any]


def attack() -> Scene:
    scene = Scene(combat=5)
    scene.play("attack:1")
    return scene


def attack_on_boss() -> Scene:
    """Seat 1 is a raider and damages a base of the boss."""
    scene = Scene(
        mode="raid", players={0: {"in_play": ["bioformer"]}, 1: {"combat": 3}}, active=1, authority=[100, 50, 50]
    )
    scene.play("attack_base:0/bioformer")
    return scene


def destination() -> Scene:
    scene = with_fields(
        Scene(trade=9, row=["predator"]), 0, waiting=[{"types": ["ship"], "to": "deck_top", "optional": True}]
    )
    scene.play("buy:predator")
    return scene


def with_fields(scene: Scene, seat: int, **fields: object) -> Scene:
    """The same table with more about one player."""
    saved: Any = scene.table.save()
    saved["state"]["players"][seat].update(fields)
    scene.table = ecliptic.load(saved)
    return scene


def destroy() -> Scene:
    scene = Scene(
        in_play=["ravager"],
        foe={"in_play": ["storage_silo", "bioformer"]},
        pack=pack("ravager", [{"op": "destroy_base", "min": 0}]),
    )
    scene.play("scrap:ravager")
    return scene


def pack(card: str, steps: list[Any]) -> dict[str, Any]:
    return {"game": "star-realms", "cards": {card: {"scrap": steps}}}


def target() -> Scene:
    players = {seat: {"hand": ["scout", "viper", "viper"]} for seat in (1, 2)}
    scene = Scene(hand=["gunship"], players=players, mode="free_for_all", seats=3)
    scene.play("play:gunship")
    return scene


def forced() -> Scene:
    scene = Scene(hand=["gunship"], foe={"hand": ["scout", "viper", "viper"]})
    scene.play("play:gunship")
    return scene


def pick() -> Scene:
    scene = Scene(hand=["scout", "viper", "viper"], in_play=["supply_depot"])
    scene.play("use:supply_depot")
    return scene


def row() -> Scene:
    scene = Scene(in_play=["ravager"], pack=pack("ravager", [{"op": "scrap_row", "min": 0, "max": 2}]))
    scene.play("scrap:ravager", "scrap_row:predator")
    return scene


def copied() -> Scene:
    scene = Scene(in_play=["stealth_tower", "storage_silo"], foe={"in_play": ["bioformer"]})
    scene.play("use:stealth_tower")
    return scene


def free() -> Scene:
    scene = Scene(in_play=["ravager"], pack=pack("ravager", [{"op": "acquire_free", "types": ["ship"], "to": "hand"}]))
    scene.play("scrap:ravager")
    return scene


def transfer() -> Scene:
    scene = Scene(discard=["scout", "viper"], trade=2, mode="emperor")
    scene.play("transfer")
    return scene


def transfer_to() -> Scene:
    scene = transfer()
    scene.play("move:viper")
    return scene


def share() -> Scene:
    scene = Scene(trade=1, players={1: {"trade": 3}}, mode="hydra_two_headed", row=["predator"])
    scene.play("pool_buy:predator", seat=0)
    return scene


def consent() -> Scene:
    scene = share()
    scene.play("amount:2", seat=0)
    return scene


def share_of_three() -> Scene:
    """The first of two others gives 1 of 3 for a card of cost 3."""
    scene = Scene(trade=1, players={1: {"trade": 1}, 2: {"trade": 3}}, mode="hydra_three_headed", row=["predator"])
    scene.play("pool_buy:predator", "amount:1", seat=0)
    return scene


def gift() -> Scene:
    scene = Scene(
        players={0: {"combat": 60}, 1: {"discard": ["scout", "viper"]}},
        mode="raid",
        seats=4,
        authority=[150, 50, 50, 50],
    )
    scene.play("attack:1", "amount:60")
    return scene


def repeated() -> Scene:
    scene = pick()
    scene.play("discard:scout", "discard:viper")
    return scene


# A question that is open, the place of the frame on the stack, and changes of it that cannot be.
CASES: dict[str, tuple[Callable[[], Scene], int, list[Change]]] = {
    "attack_amount": (attack, -1, [{"target": 7}, {"target": 0}, {"target": -1}, {"seat": 1}, {"card": "scout"}]),
    "attack_amount of a base": (attack_on_boss, -1, [{"card": "scout"}, {"copy": 1}, {"copy": -1}, {"target": 2}]),
    "destination": (destination, -1, [{"card": "gunship"}, {"card": None}, {"named": 3}, {"named": -1}, {"seat": 1}]),
    "destroy_base": (destroy, -1, [{"may": 2}, {"seat": 1}]),
    "target_opponent": (target, -1, [{"n": 0}, {"n": 21}, {"seat": 1}]),
    "forced_discard": (forced, -1, [{"n": 0}, {"n": 3}, {"seat": 0}]),
    "pick_own": (
        pick,
        -1,
        [{"picked": 2}, {"picked": -1}, {"seat": 1}, {"step": 1}, {"effect": "scout.primary"}, {"effect": None}],
    ),
    "scrap_row": (row, -1, [{"picks": [5]}, {"picks": [-1]}, {"picks": [0, 0]}, {"picks": [0, 1]}, {"seat": 1}]),
    "copy": (copied, -1, [{"source": 1}, {"source": 2}, {"source": -1}, {"bases": 0}, {"bases": 2}, {"seat": 1}]),
    "acquire_free": (free, -1, [{"seat": 1}, {"effect": "scout.primary"}]),
    "transfer_card": (transfer, -1, [{"seat": 1}]),
    "transfer_to": (transfer_to, -1, [{"card": "gunship"}, {"card": None}, {"seat": 2}]),
    "share": (share, -1, [{"amounts": [1]}, {"owner": 4}, {"owner": 0}, {"card": "gunship"}, {"seat": 2}]),
    "share of three": (share_of_three, -1, [{"amounts": [2]}, {"amounts": [-1]}, {"amounts": [0, 0]}]),
    "consent": (consent, -1, [{"amounts": []}, {"amounts": [9]}, {"amounts": [-1]}, {"agreed": 2}, {"agreed": -1}]),
    "gift": (gift, -1, [{"heirs": []}, {"heirs": [0]}, {"heirs": [2, 2]}, {"heirs": [9]}, {"seat": 2}]),
    "leave": (gift, -2, [{"seat": 2}]),
    "repeat": (repeated, -2, [{"left": 0}, {"left": 10}, {"seat": 1}, {"effect": "stealth_tower.primary"}]),
}


def changed(saved: Any, place: int, change: Change) -> Any:
    """The position with one frame changed; None leaves a field out."""
    stack = [dict(frame) for frame in saved["stack"]]
    stack[place].update(change)
    stack[place] = {field: value for field, value in stack[place].items() if value is not None}
    return {**saved, "stack": stack}


@pytest.mark.parametrize("case", CASES)
def test_a_frame_as_it_was_saved_is_read(case: str) -> None:
    scene, place, _ = CASES[case]
    table = scene().table
    saved: Any = table.save()
    assert saved["stack"][place]["frame"] == case.split()[0]
    assert digest(ecliptic.load(saved).state) == digest(table.state)


@pytest.mark.parametrize(("case", "change"), [(case, change) for case in CASES for change in CASES[case][2]])
def test_a_frame_that_does_not_fit_is_refused(case: str, change: Change) -> None:
    scene, place, _ = CASES[case]
    with pytest.raises(Refused) as refused:
        ecliptic.load(changed(scene().table.save(), place, change))
    frame = case.split()[0]
    wrong = "seat 1 is eliminated but has cards." if frame == "leave" else f"{frame} cannot have "
    assert str(refused.value).startswith(f"Invalid position: {wrong}")


def test_nothing_is_acquired_for_free_where_nothing_lies() -> None:
    """The choice waits for a ship, and there are bases only."""
    saved: Any = free().table.save()
    state = saved["state"]
    bases = {"bioformer", "plasma_vent", "stellar_reef", "warning_beacon", "storage_silo"}
    deck = [*state["trade_row"], *state["trade_deck"], *state["removed"]]
    state["trade_row"] = sorted(bases)
    for base in bases:
        deck.remove(base)
    state["trade_deck"] = []
    state["removed"] = [*deck, *["explorer"] * state["explorers"]]
    state["explorers"] = 0
    with pytest.raises(Refused, match="acquire_free cannot have step 0 here"):
        ecliptic.load(saved)


STACKS: dict[str, list[Change]] = {
    "main_phase cannot be at the bottom": [{"frame": "main_phase"}],
    "main_phase cannot be right above main_phase": [
        {"frame": "end_of_turn"}, {"frame": "main_phase"}, {"frame": "main_phase"},
    ],
    "forced_discard cannot be right above end_of_turn": [
        {"frame": "end_of_turn"}, {"frame": "forced_discard", "seat": 1, "n": 1},
    ],
    "this mode has a different main phase": [{"frame": "end_of_turn"}, {"frame": "team_phase"}],
    "set_up cannot wait in turn 1": [{"frame": "set_up", "first": 0, "draw_emperors": 0}],
    "draw_phase cannot be right above draw_phase": [
        {"frame": "next_turn"}, {"frame": "draw_phase", "seat": 0}, {"frame": "draw_phase", "seat": 0},
    ],
    "end_of_turn cannot be right above end_of_turn": [{"frame": "end_of_turn"}] * 64,  # as many as may wait
    "the stack has 65 frames": [{"frame": "end_of_turn"}] * 65,
}  # fmt: skip


@pytest.mark.parametrize("sentence", STACKS)
def test_a_stack_that_cannot_be_is_refused(sentence: str) -> None:
    saved: Any = Scene(foe={"hand": ["scout", "viper"]}).table.save()
    with pytest.raises(Refused) as refused:
        ecliptic.load({**saved, "stack": STACKS[sentence]})
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        ({"turn": 0}, "end_of_turn cannot wait in turn 0"),
        ({"over": {"places": [1, 2], "reason": "elimination"}}, "the game is over, but its stack is not empty"),
        ({"over": {"places": [1, 2], "reason": "boredom"}}, "an unknown value 'boredom'"),
        ({"over": {"places": [2, 2], "reason": "elimination"}}, "over.places"),
    ],
)
def test_the_end_and_the_beginning_fit_the_stack(state: Change, sentence: str) -> None:
    saved: Any = Scene().table.save()
    with pytest.raises(Refused) as refused:
        ecliptic.load({**saved, "state": {**saved["state"], **state}})
    assert sentence in str(refused.value)


def test_an_eliminated_player_has_no_cards() -> None:
    saved: Any = Scene(mode="free_for_all", seats=3, players={2: {"discard": ["scout"]}}).table.save()
    state = {**saved["state"], "authority": [50, 50, 0], "eliminated": [2]}
    with pytest.raises(Refused, match="seat 2 is eliminated but has cards"):
        ecliptic.load({**saved, "state": state})


def test_a_draw_waits_for_a_living_player_and_a_possible_number() -> None:
    cards = {"hand": [], "deck": [], "discard": ["scout", "viper"]}
    table: Any = Scene(mode="free_for_all", seats=3, players={0: cards}).table.save()
    saved: Any = {**table, "stack": [*table["stack"], {"frame": "draw_cards", "seat": 0, "n": 2}]}
    view: Any = ecliptic.load(saved, seed=1).view(0)
    assert view["players"][0]["hand"] == ["scout", "viper"]
    gone = {**saved["state"], "authority": [50, 50, 0], "eliminated": [2]}
    for wrong, state in (({"n": 0}, saved["state"]), ({"n": 10_000}, saved["state"]), ({"seat": 2}, gone)):
        stack = [*saved["stack"][:-1], {**saved["stack"][-1], **wrong}]
        with pytest.raises(Refused, match=f"draw_cards cannot have {next(iter(wrong))}"):
            ecliptic.load({**saved, "state": state, "stack": stack})


def test_every_question_is_among_the_cases() -> None:
    asking = {name for name, frame in GAME.frames.items() if "misfit" in vars(frame)}
    tried = {case.split()[0] for case in CASES}
    others = {"main_phase", "team_phase", "ship_played", "draw_cards", "draw_phase", "first_player", "set_up"}
    shared = {"choose_effect", "react", "reacting", "resolve"}  # in test_effect_layer
    assert asking == tried | others | shared


@pytest.mark.parametrize(("n", "fits"), [(0, False), (1, True), (1000, True), (1001, False)])
def test_how_many_cards_can_be_drawn(n: int, fits: bool) -> None:
    saved: Any = Scene(deck=["scout"]).table.save()
    position = {**saved, "stack": [*saved["stack"], {"frame": "draw_cards", "seat": 0, "n": n}]}
    if fits:
        assert ecliptic.load(position).waiting
        return
    with pytest.raises(Refused, match="draw_cards cannot have n"):
        ecliptic.load(position)


@pytest.mark.parametrize(("mode", "seats", "drawn", "fits"), [
    ("duel", 2, 0, True), ("duel", 2, 1, False), ("emperor", 6, 0, True), ("emperor", 6, 1, True),
    ("emperor", 6, 2, False), ("emperor", 6, -1, False),
])  # fmt: skip
@pytest.mark.parametrize("frame", [{"frame": "first_player"}, {"frame": "set_up", "first": 0}])
def test_emperors_are_drawn_in_their_mode_only(
    frame: dict[str, Any], mode: str, seats: int, drawn: int, fits: bool
) -> None:
    options = GAME.choose_options(seats, {"mode": mode})
    header = {"game": "star-realms", "seats": seats, "options": options, "pack": None, "rules": 1}
    saved: Any = save_position(GAME, GAME.new(seats, options, None, 1), header)
    position = {**saved, "stack": [{**frame, "draw_emperors": drawn}]}
    if fits:
        assert ecliptic.load(position).waiting
        return
    with pytest.raises(Refused, match=f"{frame['frame']} cannot have draw_emperors"):
        ecliptic.load(position)


def test_a_source_is_a_card_of_somebody_or_a_place_in_play() -> None:
    state: Any = Scene(in_play=["bioformer"]).table.state
    first = SOURCE  # the first card of seat 0
    assert [state.is_source(0, source) for source in (NO_SOURCE - 1, NO_SOURCE, 0, 1, first - 1, first)] == [
        False, True, True, False, False, True,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("frame", "sentence"),
    [
        ({"frame": "ship_played", "seat": 0, "source": -1}, "ship_played cannot have source -1 here"),
        ({"frame": "ship_played", "seat": 0, "source": 3}, "ship_played cannot have source 3 here"),
        ({"frame": "ship_played", "seat": 0, "source": 1}, "ship_played cannot have source 1 here"),
        ({"frame": "resolve", "seat": 0, "effect": "scout.primary", "step": 0}, "resolve cannot have step 0 here"),
        ({"frame": "resolve", "seat": 1, "effect": "scout.primary", "step": 1}, "resolve cannot have seat 1 here"),
    ],
)
def test_a_frame_of_work_fits(frame: Change, sentence: str) -> None:
    """In play are a base between two ships that were played."""
    ship = {"card": "predator", "played": True}
    saved: Any = Scene(in_play=[ship, "bioformer", ship]).table.save()
    with pytest.raises(Refused, match=sentence):
        ecliptic.load({**saved, "stack": [*saved["stack"], frame]})
