"""The bounds of every field of every frame: the last value that can wait in a position, and the first that cannot."""

from typing import Any

import pytest

from ecliptic.games.arcs.game import GAME
from ecliptic.games.arcs.stack_shape import reaction_problem
from ecliptic.games.arcs.state import State
from tests.rules.arcs.scene import SKIRMISH, Scene, new_table

FRAMES: Any = GAME.frames  # each has fields of its own

FITS = ""
MISPLACED = "misplaced"

# Systems by their numbers: four for each cluster, the gate first. Clusters 1 and 4 are out of play.
GATE_1, GATE_2, ARROW_2, HEX_2, GATE_3, ARROW_3 = 0, 4, 5, 7, 8, 9
CARDS = 31 + 28 + 16


def state_of(scene: Scene) -> State:
    state = scene.table.state
    assert isinstance(state, State)
    return state


def wrong(state: State, name: str, /, **fields: Any) -> str:
    """The field with which a frame cannot wait on top of the stack, in place of one of its kind; FITS if it can."""
    state = state.clone()
    frame = FRAMES[name](**fields)
    if type(state.stack[-1]) is type(frame):
        state.stack.pop()
    state.stack.append(frame)
    message = frame.misfit(state)
    if message is None:
        return FITS
    return str(message.args["field"]) if message.id == "problem-frame-field" else MISPLACED


def check(scene: Scene, kind: str, usual: dict[str, Any], rows: list[tuple[dict[str, Any], str]]) -> None:
    """What is usual fits; with the fields of a row it fits, or the row says which field does not."""
    assert wrong(state_of(scene), kind, **usual) == FITS
    found = [(changed, wrong(state_of(scene), kind, **{**usual, **changed})) for changed, _ in rows]
    assert found == rows


def bounds(field: str, fits: list[Any], does_not: list[Any], said: str = "") -> list[tuple[dict[str, Any], str]]:
    """Rows for the values of one field that fit, and for those that do not."""
    return [({field: value}, FITS) for value in fits] + [({field: value}, said or field) for value in does_not]


# Taxing, building, taking actions


def test_a_type_to_choose() -> None:
    scene = Scene(hand=["administration-2"])
    check(scene, "choose_type", {"seat": 0, "types": 3}, bounds("types", [1, 31], [0, 32]))


def test_a_resource_to_pay() -> None:
    rows = bounds("resource", [0, 4], [-1, 5]) + bounds("at_once", [0, 1], [-1, 2])
    check(Scene(hand=["administration-2"]), "pay", {"seat": 0, "resource": 2, "at_once": 0}, rows)


def test_an_action_to_take() -> None:
    scene = Scene(hand=["administration-2"], ships={"2-hex": {"0": 1}})
    scene.play("lead:administration-2")
    rows = bounds("kinds", [1, 127], [0, 128]) + bounds("seat", [], [1])
    check(scene, "take_action", {"seat": 0, "kinds": 3}, rows)


# Moves


def test_ships_that_move() -> None:
    scene = Scene(hand=["mobilization-2"], ships={"2-hex": {"0": [2, 1]}, "2-gate": {"1": 1}})
    scene.play("lead:mobilization-2")
    usual = {
        "seat": 0, "start": HEX_2, "end": GATE_2, "fresh": 2, "damaged": 1, "catapult": 1, "begins": 1, "repeats": 1,
        "trail": [], "steps": 0, "fights": 0,
    }  # fmt: skip
    rows = [
        *bounds("start", [], [GATE_1, -1, 24, 99]),
        *bounds("end", [ARROW_3], [ARROW_2, HEX_2, -1]),
        *bounds("fresh", [0, 1, 2], [-1, 3]),
        *bounds("damaged", [0, 1], [-1, 2], said="fresh"),
        ({"fresh": 0, "damaged": 0}, "fresh"),
        ({"fresh": 1, "damaged": 0}, FITS),
        *bounds("catapult", [0, 1], [-1, 2]),
        *bounds("begins", [0, 1], [-1, 2]),
        ({"begins": 0, "catapult": 0}, "begins"),  # only a Catapult goes on
        *bounds("repeats", [0, 1], [-1, 2]),
        *bounds("trail", [[HEX_2 * 16 + 2], [HEX_2 * 16] * 24], [[GATE_1 * 16 + 2], [HEX_2 * 16] * 25, [-1]]),
        *bounds("steps", [0, 12], [-1, 13]),
        *bounds("fights", [0, 1], [-1, 2]),
    ]
    check(scene, "move_ships", usual, rows)


def test_a_catapult_goes_on_from_a_gate() -> None:
    scene = Scene(hand=["mobilization-2"], ships={"2-gate": {"0": [2, 1]}, "2-hex": {"0": 2}, "3-gate": {"1": 2}})
    scene.play("lead:mobilization-2")
    usual = {"seat": 0, "at": GATE_2, "fresh": 2, "damaged": 1, "repeats": 1, "trail": [], "steps": 0, "fights": 0}
    rows = [
        *bounds("at", [], [GATE_1, HEX_2, -4, 24]),
        ({"at": GATE_3}, "fresh"),
        *bounds("fresh", [0, 1], [-1, 3]),
        *bounds("damaged", [0], [-1, 2], said="fresh"),
        ({"fresh": 0, "damaged": 0}, "fresh"),
        *bounds("repeats", [0], [-1, 2]),
        *bounds("trail", [[GATE_2 * 16 + 1]], [[GATE_1 * 16]]),
        *bounds("steps", [12], [-1, 13]),
        *bounds("fights", [1], [-1, 2]),
    ]
    check(scene, "catapult", usual, rows)


# Battle


def fight(luck: list[list[int]] | None = None, **given: Any) -> Scene:
    """Seat 0 attacks seat 1 at 2-hex with two fresh and two damaged ships."""
    ships = given.pop("ships", {"2-hex": {"0": [2, 2], "1": [2, 1]}})
    scene = Scene(hand=["aggression-2"], ships=ships, luck=luck or [], **given)
    scene.play("lead:aggression-2", "battle:2-hex/1")
    return scene


def test_a_battle() -> None:
    usual = {"seat": 0, "system": HEX_2, "defender": 1, "step": 4, "facts": [0, 0, 0, 0], "symbols": [0] * 5}
    rows = [
        *bounds("seat", [], [1]),
        *bounds("system", [GATE_2], [GATE_1, -1, 24]),
        *bounds("defender", [2], [0, 3, -1, 4]),
        ({"step": -1, "symbols": []}, "step"),
        *[({"step": step, "symbols": []}, FITS) for step in (0, 1, 2, 3, 10, 11)],
        *[({"step": step, "symbols": []}, "symbols") for step in (4, 5, 6, 7, 8, 9)],
        *[({"step": step}, FITS) for step in (4, 9, 10, 11)],
        *[({"step": step}, "symbols") for step in (0, 3)],  # nothing has been read yet
        ({"step": 12}, "step"),
        *bounds("facts", [[0, 60, 60, 0]], [[0] * 3, [0] * 5, [0, 61, 0, 0], [0, 0, -1, 0]]),
        *bounds("symbols", [[60] * 5], [[0] * 4, [0] * 6]),
        *bounds("symbols", [], [[0, 0, 0, 0, 61], [-1, 0, 0, 0, 0]], said="facts"),
    ]
    check(fight(), "battle", usual, rows)


def test_dice_to_collect() -> None:
    usual = {"seat": 0, "system": HEX_2, "defender": 1}
    rows = bounds("seat", [], [1]) + bounds("system", [], [GATE_2]) + bounds("defender", [], [2])
    scene = fight()
    check(scene, "collect_dice", usual, rows)
    state = state_of(scene).clone()
    state.fresh[HEX_2 * 6] = state.damaged[HEX_2 * 6] = 0
    assert wrong(state, "collect_dice", **usual) == "seat", "nobody attacks"
    peace = Scene(hand=["aggression-2"])
    assert wrong(state_of(peace), "collect_dice", **usual) == "seat", "there is no battle"


def test_dice_to_roll() -> None:
    scene = fight()
    rows = [
        *bounds("seat", [], [1]),
        *bounds("counts", [[0, 0, 0], [6, 6, 6]], [[0, 0], [0] * 4, [7, 0, 0], [0, 7, 0], [0, 0, 7], [0, -1, 0]]),
    ]
    check(scene, "roll_dice", {"seat": 0, "counts": [1, 2, 0]}, rows)
    two_lie = fight([[SKIRMISH["hit"], SKIRMISH["blank"]]], me={"cards": ["BC13"], "resources": ["weapon"]})
    two_lie.play("dice:0-2-0")
    check(two_lie, "roll_dice", {"seat": 0, "counts": [6, 4, 6]}, bounds("counts", [[0, 4, 0]], [[0, 5, 0]]))


def test_rerolls() -> None:
    scene = fight([[SKIRMISH["hit"]] * 2], me={"cards": ["BC13"], "resources": ["weapon"]})
    scene.play("dice:0-2-0")
    rows = [
        *bounds("seat", [], [1]),
        *bounds("used", [[], [0], [CARDS - 1], [1, 2]], [[12, 12], [-1], [CARDS]]),
        *bounds("system", [-1], [GATE_1, -2]),
    ]
    check(scene, "rerolls", {"seat": 0, "used": [], "system": HEX_2}, rows)
    skirmishers, engineers = 12, 0
    rows = [
        *bounds("seat", [], [1]),
        *bounds("card", [], [engineers, -1, CARDS]),
        *bounds("left", [0, 2], [-1, 3]),
        *bounds("counts", [[0, 4, 0]], [[0, 5, 0]]),
    ]
    check(scene, "choose_dice", {"seat": 0, "card": skirmishers, "left": 1, "counts": [0, 1, 0]}, rows)


def test_hits_to_assign() -> None:
    usual = {"seat": 0, "owner": 1, "by": 0, "system": HEX_2, "mode": 1, "left": 1}
    rows = [
        *bounds("seat", [], [1]),
        *bounds("owner", [2], [3, -1]),
        ({"owner": 1, "by": 2}, "owner"),  # who assigns them has to be on one of the sides
        ({"owner": 0, "by": 0, "mode": 0}, "by"),
        ({"owner": 0, "by": 3, "mode": 0}, "by"),
        ({"owner": 0, "by": 2, "mode": 0}, FITS),
        ({"owner": 0, "by": 2, "mode": 1}, "mode"),  # own hits go to ships only
        *bounds("system", [GATE_2], [GATE_1]),
        *bounds("mode", [1, 2], [-1, 0, 3]),
        *bounds("left", [1, 60], [0, 61]),
    ]
    check(fight(), "assign_hits", usual, rows)


def test_keys_to_spend() -> None:
    rows = bounds("seat", [], [1]) + bounds("victim", [2], [0, 3, -1]) + bounds("keys", [1, 40], [0, 41])
    check(fight(), "raid", {"seat": 0, "victim": 1, "keys": 2}, rows)


def test_a_volley() -> None:
    usual = {"seat": 0, "owner": 1, "system": HEX_2, "stage": 0}
    rows = [
        *bounds("seat", [], [1]),
        *bounds("owner", [2], [0, 3, -1]),
        *bounds("system", [GATE_2], [GATE_1, 24]),
        *bounds("stage", [0, 2], [-1, 3]),
    ]
    check(fight(), "volley", usual, rows)


def city(system: int, owner: int, types: int) -> int:
    """A destroyed city as it is remembered: system (5 bits), owner (3 bits), bits of its types."""
    return system | owner << 5 | types << 8


def test_destroyed_cities() -> None:
    relic = city(HEX_2, 1, 8)
    rows = [
        *bounds("seat", [], [1]),
        *bounds("cities", [[relic] * 24, [city(HEX_2, 2, 31)]], [[], [relic] * 25, [-1], [relic | 1 << 13]]),
        *bounds("cities", [], [[relic, city(GATE_1, 1, 8)], [city(HEX_2, 3, 8)]]),
        *bounds("in_battle", [0, 1], [-1, 2]),
    ]
    check(fight(), "aftermath", {"seat": 0, "cities": [relic], "in_battle": 1}, rows)


def test_a_court_card_to_ransack() -> None:
    rows = bounds("seat", [], [1]) + bounds("victim", [2], [0, 3, -1])
    check(fight(), "ransack", {"seat": 0, "victim": 1}, rows)


def test_a_building_used_again() -> None:
    usual = {"seat": 0, "system": HEX_2, "owner": 0, "is_starport": 0}
    rows = [
        *bounds("seat", [], [1]),
        *bounds("system", [GATE_2], [GATE_1]),
        *bounds("owner", [2], [3, -1]),
        *bounds("is_starport", [0, 1], [-1, 2]),
    ]
    check(fight(), "use_again", usual, rows)


# The Court, cards and resources


def test_a_spot_to_refill() -> None:
    scene = Scene(hand=["aggression-2"], court=["", "BC02", "BC03", ""])
    check(scene, "refill", {"spot": 0}, bounds("spot", [3], [1, -1, 4]))
    state = state_of(scene).clone()
    state.stack += [FRAMES["refill"](spot=0), FRAMES["refill"](spot=3), FRAMES["refill"](spot=0)]
    found = [frame.misfit(state) for frame in state.stack[-3:]]
    assert [message is None for message in found] == [False, True, False], "a spot is refilled once"


def test_resources_to_arrange() -> None:
    plain = Scene(hand=["administration-2"])
    check(plain, "settle", {"seat": 0, "settled": 0}, bounds("settled", [63], [-1, 64]))
    hoarder = Scene(hand=["administration-2"], me={"cards": ["L13"]})  # room for more
    room = len(hoarder.me["resources"])
    assert room > 6
    check(hoarder, "settle", {"seat": 0, "settled": 0}, bounds("settled", [(1 << room) - 1], [1 << room]))


def test_cards_to_draw_and_to_return() -> None:
    scene = Scene(hand=["administration-2"])
    check(scene, "draw_from_pile", {"seat": 0, "n": 1}, bounds("n", [11], [0, 12]))
    check(scene, "return_cards", {"seat": 0, "cards": [3]}, bounds("cards", [[3, 4]], [[]]))


@pytest.mark.rule("ARC-15.2")
def test_reactions_to_choose_from() -> None:
    """The Elder and the Quartermaster react to a battle, the Mystic does not."""
    elder, mystic = "LEAD01", "LEAD02"
    scene = fight(me={"leader": elder}, foe={"leader": mystic})
    state = state_of(scene)
    number = state.table.cards.number_of
    sources = [number[elder], 1 << 7 | number[mystic]]
    after_battle = GAME.words(state, "trigger").index("after_battle")  # type: ignore[union-attr]  # it has words
    usual = {"seat": 0, "trigger": after_battle, "sources": sources[:1], "subject": 0}
    rows = bounds("sources", [], [[sources[0], 3 << 7 | number[elder]]]) + bounds("trigger", [], [-1, 999])
    check(scene, "choose_reaction", usual, rows)


# By trigger: a card that reacts to it; what the reaction can be about for three players, and what it cannot.
ABOUT = {
    "taxed": ("LEAD02", [0, 95, 128, 2 * 128 + 95], [96, -1, 3 * 128]),
    "built_ship": ("LEAD10", [0, 95, 128, 2 * 128 + 95], [96, -1, 3 * 128]),
    "declared": ("LEAD04", [0, 12, 16, 16 + 12, 2 * 16 + 12], [13, 15, -1, 3 * 16]),
    "moved": ("L03", [0, 23, 24, 2 * 24 + 23], [-1, 3 * 24]),
    "entered": ("L08", [0, 23, 24, 2 * 24 + 23], [-1, 3 * 24]),
    "influenced": ("LEAD12", [0, 1, 2], [-1, 3]),
    "secured": ("LEAD07", [0, 1, 2], [-1, 3]),
    "before_dice": ("L12", [0, 1, 2], [-1, 3]),
    "intercepted": ("LEAD15", [0, 1, 2], [-1, 3]),
    "after_battle": ("L07", [0, 1, 2], [-1, 3]),
    "after_scoring": ("BC03", [-1], [0, 1]),
}


@pytest.mark.rule("ARC-15.2")
@pytest.mark.parametrize("trigger", ABOUT)
def test_what_a_reaction_is_about(trigger: str) -> None:
    """A seat with what it did, packed into a number; after scoring it is about nobody."""
    card, fitting, not_fitting = ABOUT[trigger]
    me = {"leader": card} if card.startswith("LEAD") else {"cards": [card]}
    state = state_of(Scene(hand=["administration-2"], me=me))
    number = GAME.words(state, "trigger").index(trigger)  # type: ignore[union-attr]  # it has words
    source = state.table.cards.number_of[card]

    def said(number: int, subject: int) -> str:
        frame = FRAMES["choose_reaction"](seat=0, trigger=number, sources=[source], subject=subject)
        message = reaction_problem(state, frame, number, [source], subject)
        return FITS if message is None else str(message.args["field"])

    assert [said(number, subject) for subject in fitting] == [FITS] * len(fitting)
    assert [said(number, subject) for subject in not_fitting] == ["subject"] * len(not_fitting)
    assert said(999, fitting[0]) == "trigger"


# Rounds and turns


def test_who_leads() -> None:
    scene = Scene(hand=["aggression-2"], foe={"hand": ["aggression-3"]})
    check(scene, "lead", {"seat": 0}, bounds("seat", [], [1, 2]))
    state = state_of(scene).clone()
    state.initiative = 2
    assert wrong(state, "lead", seat=2) == "seat", "who has no cards does not lead"


def test_who_follows() -> None:
    scene = Scene(hand=["aggression-2"], foe={"hand": ["aggression-3"]}, players={2: {"hand": ["aggression-4"]}})
    scene.play("lead:aggression-2", "end")
    assert scene.waiting == [1]
    check(scene, "follow", {"seat": 1}, bounds("seat", [2], [0]))
    state = state_of(scene).clone()
    state.players[1].hand = []
    assert wrong(state, "follow", seat=1) == "seat"
    state = state_of(scene).clone()
    state.turn_seat = 0
    assert wrong(state, "follow", seat=1) == "seat", "somebody else's turn is not over"


def test_whose_turn_was_last() -> None:
    scene = Scene(hand=["aggression-2"], foe={"hand": ["aggression-3"]}, players={2: {"hand": ["aggression-4"]}})
    assert below_the_top(state_of(scene), 2) == [MISPLACED] * 3, "no card is played"
    scene.play("lead:aggression-2")
    assert below_the_top(state_of(scene), 2) == [FITS, "seat", "seat"], "seat 0 takes its turn"
    scene.play("end")
    assert below_the_top(state_of(scene), 2) == ["seat", FITS, "seat"], "seat 1 is asked to follow"
    assert below_the_top(state_of(scene), 1) == [FITS] * 3, "somebody may have had no cards to follow with"
    scene.play("copy:aggression-3")
    assert below_the_top(state_of(scene), 2) == ["seat", FITS, "seat"]
    scene.play("end")
    assert below_the_top(state_of(scene), 1) == ["seat", FITS, FITS]


def below_the_top(state: State, depth: int) -> list[str]:
    """How the next follower fits on the start of the round for each seat, with so many frames of the stack below."""
    found = []
    for seat in range(state.table.seats):
        changed = state.clone()
        frame = FRAMES["next_follower"](seat=seat)
        changed.stack[1:] = [frame, *changed.stack[2 : depth + 1]]
        message = frame.misfit(changed)
        found.append(FITS if message is None else str(message.args.get("field", MISPLACED)))
    return found


def test_a_round_that_goes_on() -> None:
    scene = Scene(hand=["aggression-2"], foe={"hand": ["aggression-3"]})
    start: Any = state_of(scene).stack[0]
    assert start.misfit(state_of(scene)) is None
    scene.play("lead:aggression-2")
    state = state_of(scene).clone()
    assert start.misfit(state) is None
    state.stack[1:] = [FRAMES["end_round"]()]
    assert start.misfit(state) is None
    state.stack[1:] = [FRAMES["discard_played"](cards=[])]
    assert start.misfit(state) is None
    state.stack[1:] = [FRAMES["lead"](seat=0)]
    assert start.misfit(state) is not None, "cards are on the table"
    state.stack[1:] = []
    assert start.misfit(state) is not None
    state.played = []
    assert start.misfit(state) is None
    state.stack[1:] = [FRAMES["end_round"]()]
    assert start.misfit(state) is not None, "no card is played"


def test_the_turn_and_its_end() -> None:
    scene = Scene(hand=["aggression-2", "aggression-3"], foe={"hand": ["aggression-5"]})
    assert wrong(state_of(scene), "start_round") == FITS
    assert wrong(state_of(scene), "end_round") == MISPLACED, "no card is played"
    scene.play("lead:aggression-2")
    check(scene, "turn", {"seat": 0}, bounds("seat", [], [1]))
    assert wrong(state_of(scene), "end_turn", seat=0) == "seat", "the Prelude is not over"
    assert wrong(state_of(scene), "end_round") == MISPLACED, "the turn is not over"
    scene.play("move:6-hex>6-gate")
    check(scene, "end_turn", {"seat": 0}, bounds("seat", [], [1]))
    scene.play("end")
    assert wrong(state_of(scene), "end_round") == FITS


def test_who_reappears() -> None:
    scene = Scene(hand=["administration-2"], at_home=False, ships={"2-hex": {"1": 1, "2": 1}})
    scene.play("lead:administration-2", "end")
    check(scene, "reappear", {"seat": 0}, bounds("seat", [], [1, 2]))
    state = state_of(scene).clone()
    state.players[0].ships = 0
    assert wrong(state, "reappear", seat=0) == "seat", "there are no ships to place"
    state = state_of(scene).clone()
    state.turn_seat = 0
    assert wrong(state, "reappear", seat=0) == "seat", "the turn is not over"


def test_the_end_of_a_chapter() -> None:
    scene = Scene(hand=["administration-2"])
    assert wrong(state_of(scene), "end_chapter", stage=0) == MISPLACED, "somebody has cards"
    assert wrong(state_of(scene), "deal") == MISPLACED
    state = state_of(scene).clone()
    for player in state.players:
        player.hand = []
    assert [wrong(state, "end_chapter", stage=stage) for stage in (-1, 0, 1, 2, 3, 4)] == [
        "stage",
        *[FITS] * 4,
        "stage",
    ]
    assert wrong(state, "deal") == FITS
    state.played = [3]
    assert wrong(state, "end_chapter", stage=0) == MISPLACED, "cards of the round lie on the table"
    assert wrong(state, "deal") == MISPLACED


# Set-up


def opened(seats: int, **options: Any) -> State:
    """A box that was just opened."""
    state = GAME.new(seats, GAME.choose_options(seats, options), None, 1)
    assert isinstance(state, State)
    return state


def test_who_begins_on_which_map() -> None:
    two_players, three_players, four_players = 0, 4, 8  # the first of the set-up cards for so many
    maps = [(-2, "map"), (-1, FITS), (two_players, "map"), (three_players, FITS), (three_players + 3, FITS)]
    maps += [(four_players, "map"), (four_players + 3, "map"), (four_players + 4, "map")]
    state = opened(3)
    assert [(n, wrong(state, "first_player", first=0, map=n)) for n, _ in maps] == maps
    assert [(n, wrong(state, "choose_map", map=n)) for n, _ in maps] == maps
    firsts = [(-2, "first"), (-1, FITS), (2, FITS), (3, "first")]
    assert [(n, wrong(state, "first_player", first=n, map=-1)) for n, _ in firsts] == firsts


def test_a_bare_map_is_set_up() -> None:
    state = opened(3, leaders="all")
    assert wrong(state, "lay_out_court") == FITS
    assert wrong(state, "place_leaders") == FITS
    assert wrong(opened(3), "place_leaders") == MISPLACED, "nobody plays with leaders"
    laid_out = opened(3)
    laid_out.court = [0, 1, 2, 3]
    assert wrong(laid_out, "lay_out_court") == MISPLACED
    for field, value in (("fresh", [0] * 9 + [1]), ("damaged", [0] * 9 + [1]), ("buildings", [7 << 8])):
        state = opened(3, leaders="all")
        setattr(state, field, value)
        assert wrong(state, "lay_out_court") == MISPLACED
        assert wrong(state, "place_leaders") == MISPLACED


def test_a_hand_to_keep_or_to_draw_anew() -> None:
    table = new_table(2, [[0]])
    state = table.state
    assert isinstance(state, State)
    assert [wrong(state, "mulligan", seat=seat) for seat in (0, 1)] == ["seat", FITS]
    cards = list(range(6))
    assert [wrong(state, "put_back", seat=1, cards=cards[:n]) for n in (5, 6)] == ["cards", FITS]
    short = state.clone()
    short.players[0].hand.pop()
    assert wrong(short, "mulligan", seat=1) == MISPLACED
    three = new_table(3, [[0]]).state
    assert isinstance(three, State)
    assert wrong(three, "mulligan", seat=1) == MISPLACED
    assert wrong(three, "put_back", seat=1, cards=cards) == "cards"


def test_rows_to_lay_out() -> None:
    guild, lore, leader, council = 0, 2, 3, 4
    state = opened(3, leaders="all")
    found = [wrong(state, "lay_out", kind=kind) for kind in (guild, lore, leader, council)]
    assert found == ["kind", FITS, FITS, "kind"]
    state.rows = [31]  # L01
    assert [wrong(state, "lay_out", kind=kind) for kind in (lore, leader)] == ["kind", FITS]


@pytest.mark.rule("ARC-14.3")
def test_picks_of_the_draft() -> None:
    """Reverse turn order: with the initiative at seat 0 the order of picks is 2, 1, 0, again and again."""
    table = new_table(3, [[0]], leaders="all")
    state = table.state
    assert isinstance(state, State)
    assert table.waiting == [2]
    assert [wrong(state, "pick", seat=seat) for seat in (0, 1, 2)] == ["seat", "seat", FITS]
    draft: Any = state.stack[-2]
    assert draft.picks == 1
    assert draft.misfit(state) is None
    for picks in (0, 2):
        bent = state.clone()
        bent.stack[-2] = FRAMES["draft"](picks=picks)
        assert bent.stack[-2].misfit(bent) is not None
    unfair = state.clone()
    unfair.players[0].leader = next(card for card in unfair.rows if card >= 59)
    unfair.stack[-2] = FRAMES["draft"](picks=2)
    assert unfair.stack[-2].misfit(unfair) is not None, "seat 2 picks before seat 0"
    fair = state.clone()
    fair.players[2].leader = next(card for card in fair.rows if card >= 59)
    fair.stack[-2:] = [FRAMES["draft"](picks=2), FRAMES["pick"](seat=1)]
    assert [frame.misfit(fair) for frame in fair.stack[-2:]] == [None, None]
    fair.players[1].cards = [next(card for card in fair.rows if 31 <= card < 59)]
    fair.stack[-2:] = [FRAMES["draft"](picks=3), FRAMES["pick"](seat=0)]
    assert [frame.misfit(fair) for frame in fair.stack[-2:]] == [None, None]


def test_leaders_that_set_something_up() -> None:
    scene = Scene(me={"leader": "LEAD09"}, foe={"leader": "LEAD05"}, hand=["administration-2"])
    assert [wrong(state_of(scene), "leader_setup", seat=seat) for seat in (0, 1, 2)] == [FITS, "seat", "seat"]
    state = state_of(scene).clone()
    assert wrong(state, "draw_lore", seat=0) == FITS
    state.hidden_box = [0 << 7 | 40]
    assert [wrong(state, "draw_lore", seat=seat) for seat in (0, 1)] == ["seat", FITS]


# What a question of a card counts

# By verb, with seat 0 of three: the card, numbers with which it can ask, and numbers with which it cannot.
NUMBERS: list[tuple[str, str, list[int], list[int]]] = [
    ("mythic", "LEAD14", [0], [-1, 1]),
    ("guide", "L16", [0], [-1]),
    ("pressgang", "BC12", [0, 1, 2], [-1, 3]),
    ("execute", "BC12", [0, 1], [-1, 2]),
    ("advance", "LEAD06", [0, 1], [-1, 2]),
    ("entertain", "LEAD07", [0, 1], [-1, 2]),
    ("song_of_freedom", "BC29", [0, 1], [-1, 2]),
    ("trophy_for_influence", "L24", [0, 1], [-1, 2]),
    ("captive_for_secure", "L25", [0, 1], [-1, 2]),
    ("tycoons_charm", "L28", [0, 1], [-1, 2]),
    ("bold", "LEAD08", [0, 15], [-1, 16]),  # bits of the four spots of the Court
    ("keep_lore", "LEAD09", [0, 2], [-1, 3]),
    ("reinforce", "L15", [0, (1 << 16) - 1], [-1, 1 << 16]),
    ("fill", "BC02", [0, 6], [-1, 7]),  # slots of the board
    ("ship_at_each_gate", "BC08", [0, 0b110110, 0b10], [0b1, 0b1000, 0b1000000, -1]),  # clusters 2, 3, 5 and 6
    ("uprising", "BC26", [0, 1 << 4 | 15, 1 << 4 | 1, 5 << 4 | 8], [-1, 15, 1 << 4, 3 << 4 | 1]),
    ("martyr", "L18", [0, 1 + HEX_2, 1 + 23], [-1, 1 + GATE_1, 1 + 24]),
    ("look_at_hand", "BC17", [0, 1 + 1, 1 + 2], [-1, 1 + 0, 1 + 3]),
    ("trade", "BC23", [0, 1 + 1 * 8, 1 + 2 * 8 + 4], [-1, 1 + 0 * 8 + 4, 1 + 3 * 8]),
    ("fire_rifles", "L02", [0, 1 + ARROW_3 * 8 + 1], [-1, 1 + ARROW_3 * 8 + 2, 1 + GATE_1 * 8 + 1, 1 + 24 * 8 + 1]),
]


def steps(state: State, verb: str) -> list[Any]:
    """The steps of a verb on all cards."""
    found = [step for effect in state.effects.steps for step in effect if step.verb == verb]
    assert found
    return found


@pytest.mark.parametrize(("verb", "card", "fits", "does_not"), NUMBERS, ids=[row[0] for row in NUMBERS])
def test_numbers_of_a_question(verb: str, card: str, fits: list[int], does_not: list[int]) -> None:
    state = state_of(Scene(hand=["administration-2"], ships={"2-hex": {"0": 2}, "3-arrow": {"1": 1}}))
    source = state.table.cards.number_of[card]
    for step in steps(state, verb):
        assert [n for n in fits + does_not if step.fits(state, 0, source, n)] == fits


def test_a_guide_knows_the_way_and_whose_ships_are_asked() -> None:
    state = state_of(Scene(hand=["mobilization-2"], ships={"2-hex": {"0": 2, "1": 1}, "2-gate": {"0": 1}}))

    def number(start: int, end: int, owner: int, moved: int = 0, own: int = 0) -> int:
        return 1 + ((own * 24 + start) * 24 + end) * 16 + 8 * moved + owner

    fits = [number(HEX_2, GATE_2, owner, moved) for owner in (0, 1, 2) for moved in (0, 1)]
    does_not = [
        number(HEX_2, GATE_2, 3),
        number(HEX_2, GATE_2, 4),  # there is no Empire
        number(HEX_2, ARROW_2, 0),
        number(GATE_1, GATE_2, 0),
        number(HEX_2, GATE_2, 0, moved=1, own=1),  # own ships count only beside Imperial ones
    ]
    (step,) = steps(state, "guide")
    assert [n for n in fits + does_not if step.fits(state, 0, 0, n)] == fits


def test_a_union_is_placed_by_who_holds_it() -> None:
    state = state_of(Scene(hand=["administration-2"], me={"cards": ["BC04"]}))
    admin_union = state.table.cards.number_of["BC04"]
    step = steps(state, "place_union")[0]
    assert [step.fits(state, 0, admin_union, n) for n in (-1, 0, 1)] == [False, True, False]
    assert not step.fits(state, 1, admin_union, 0)
