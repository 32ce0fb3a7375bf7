"""What every position keeps (ARC-16): a position with one thing out of place is found, with the thing named."""

from collections.abc import Callable
from typing import Any

import pytest

from ecliptic.games.arcs.game import GAME
from ecliptic.games.arcs.stack_shape import stack_problems
from ecliptic.games.arcs.state import State
from tests.rules.arcs.scene import SKIRMISH, Scene, new_table

FRAMES: Any = GAME.frames  # each has fields of its own

Change = Callable[[State], None]


def state_of(scene: Scene) -> State:
    state = scene.table.state
    assert isinstance(state, State)
    return state.clone()


def found(state: State) -> list[tuple[str, dict[str, Any]]]:
    """The problems of a position, with what they name."""
    return [(message.id, dict(message.args)) for message in GAME.problems(state)]


def told(state: State) -> list[str]:
    return [message.id for message in GAME.problems(state)]


def usual() -> State:
    """A table in its first round, nothing wrong with it."""
    scene = Scene(
        hand=["administration-2"],
        me={"resources": ["fuel", "relic"], "trophies": ["1 ship"], "captives": ["2 agent"]},
        foe={"hand": ["aggression-3"], "outrage": ["weapon"]},
        ships={"2-hex": {"0": 2, "1": [1, 1]}, "6-hex": {"2": 1}},
        buildings={"2-hex/1": "0 city", "3-hex/1": "1 starport"},
        court=["BC01", "BC02", "BC03", "BC04"],
        agents=[[1, 2], [], [], []],
    )
    state = state_of(scene)
    assert found(state) == []
    return state


def number(state: State, card: str) -> int:
    return state.table.cards.number_of[card]


@pytest.mark.rule("ARC-16.1")
@pytest.mark.parametrize(
    ("field", "piece", "wanted"),
    [("ships", "ship", 15), ("cities", "city", 5), ("starports", "starport", 5), ("agents", "agent", 10)],
)
@pytest.mark.parametrize("more", [-1, 1])
def test_everybody_keeps_all_pieces(field: str, piece: str, wanted: int, more: int) -> None:
    state = usual()
    player = state.players[1]
    setattr(player, field, getattr(player, field) + more)
    assert found(state) == [("problem-pieces", {"seat": 1, "piece": piece, "has": wanted + more, "wanted": wanted})]


@pytest.mark.rule("ARC-1.4")
def test_an_agent_is_owed_only_for_outrage_and_without_one_in_supply() -> None:
    state = usual()
    state.players[2].owed = 1
    assert ("problem-owed", {"seat": 2}) in found(state)
    state = usual()
    player = state.players[1]
    player.owed = player.outrage
    player.agents += 1
    assert found(state) == [("problem-owed", {"seat": 1})]
    state.agents[1] += player.agents
    player.agents = 0
    assert found(state) == [], "all ten lie elsewhere"


@pytest.mark.rule("ARC-16.2")
@pytest.mark.parametrize("more", [-1, 1])
def test_every_type_has_five_tokens(more: int) -> None:
    state = usual()
    state.supply[1] += more
    assert found(state) == [("problem-tokens", {"resource": {"resource": "fuel"}, "has": 5 + more})]


@pytest.mark.rule("ARC-9.2")
def test_resources_lie_in_open_slots() -> None:
    """Seat 0 has built a city, which opens the third slot."""
    state = usual()
    held = state.players[0].resources
    held[:4] = [-1, -1, 1, 3]
    assert found(state) == [("problem-covered-slot", {"seat": 0})]
    held[:4] = [-1, 1, 3, -1]
    assert found(state) == []


@pytest.mark.rule("ARC-9.3")
def test_nothing_is_loose_while_there_is_room() -> None:
    state = usual()
    state.supply[4] -= 1
    state.players[0].loose = [4]
    assert found(state) == [("problem-loose", {"seat": 0})]
    state.supply[0] -= 1
    state.players[0].resources[2] = 0
    assert found(state) == [("problem-loose", {"seat": 0})], "nobody is asked to make room"
    state = in_turn(me={"resources": ["fuel", "relic"]})
    state.players[0].loose, state.supply[0] = [0], 4
    assert found(state) == [("problem-loose", {"seat": 0})]
    state.stack.append(FRAMES["settle"](seat=1, settled=0))
    assert found(state) == [("problem-loose", {"seat": 0})], "somebody else arranges resources"
    state.stack[-1] = FRAMES["settle"](seat=0, settled=0)
    assert found(state) == []


@pytest.mark.rule("ARC-16.3")
def test_every_action_card_is_somewhere_once() -> None:
    state = usual()
    card = state.players[0].hand.pop()
    expected = ("problem-action-card", {"card": {"action-card": "administration-2"}})
    assert found(state) == [expected]
    state.players[2].hand = [card]
    assert found(state) == []
    state.pile.append(card)
    assert found(state) == [expected]


@pytest.mark.rule("ARC-16.3")
def test_every_court_card_is_somewhere_once() -> None:
    state = usual()
    state.court_discard.append(number(state, "BC02"))
    assert found(state) == [("problem-card", {"card": {"card": "BC02"}, "has": 2})]
    state = usual()
    state.court_deck.remove(number(state, "BC31"))
    assert found(state) == [("problem-card", {"card": {"card": "BC31"}, "has": 0})]
    state = usual()
    state.box = [number(state, "L01")]
    assert found(state) == [("problem-card", {"card": {"card": "L01"}, "has": 1})], "nobody plays with lore"


def test_nobody_holds_what_is_not_held() -> None:
    state = usual()
    vox = number(state, "BC26")
    state.court_deck.remove(vox)
    state.players[1].cards.append(vox)
    assert found(state) == [("problem-held", {"seat": 1})]
    scene = Scene(hand=["administration-2"], me={"leader": "LEAD05"}, foe={"cards": ["L02"]})
    state = state_of(scene)
    assert found(state) == []
    me, foe = state.players[:2]
    me.leader, foe.cards[0] = foe.cards[0], me.leader
    assert found(state) == [("problem-held", {"seat": 0}), ("problem-held", {"seat": 1})]


# The Court


def court_change(change: Change) -> list[str]:
    state = usual()
    change(state)
    return told(state)


@pytest.mark.rule("ARC-10.1")
def test_the_row_has_its_spots() -> None:
    def shorter(state: State) -> None:
        state.court_deck.append(state.court.pop())

    def longer(state: State) -> None:
        state.court.append(state.court_deck.pop())
        state.agents += [0] * 4

    def emptied(state: State) -> None:
        state.court_deck.append(state.court[1])
        state.court[1] = -1

    def emptied_under_agents(state: State) -> None:
        state.court_deck.append(state.court[0])
        state.court[0] = -1

    def emptied_under_the_last_agent(state: State) -> None:
        emptied(state)
        state.agents[1 * 4 + 2] += 1
        state.players[2].agents -= 1

    def agents_elsewhere(state: State) -> None:
        emptied(state)
        state.agents[2 * 4] += 1
        state.players[0].agents -= 1

    changes = (shorter, longer, emptied_under_agents, emptied_under_the_last_agent)
    assert [court_change(change) for change in changes] == [["problem-court-row"]] * 4
    assert [court_change(change) for change in (emptied, agents_elsewhere)] == [[], []]


def drafted() -> State:
    """A table with leaders and lore: what nobody has lies in the box."""
    scene = Scene(hand=["administration-2"], me={"leader": "LEAD05"}, foe={"cards": ["L02"]})
    return state_of(scene)


@pytest.mark.rule("ARC-10.8")
def test_each_kind_of_card_lies_where_it_can() -> None:
    for place in ("court_deck", "court"):
        state = drafted()
        cards = getattr(state, place)
        cards[0], state.box[0] = state.box[0], cards[0]
        assert told(state) == ["problem-court-row"]
    state = drafted()
    leader = state.box.pop()
    state.court_discard.append(leader)
    assert told(state) == ["problem-court-row"]
    state = drafted()
    state.court_discard.append(state.box.pop(0))
    assert told(state) == [], "lore is discarded like Guild cards"
    state = drafted()
    state.lore_deck = [state.box.pop(0)]
    assert told(state) == []
    state = drafted()
    state.lore_deck = [state.box.pop()]
    assert told(state) == ["problem-lore"], "a leader is no lore"
    state = drafted()
    state.hidden_box = [0 << 7 | state.box.pop()]
    assert told(state) == ["problem-lore"]
    state = drafted()
    state.box.append(state.court_deck.pop())
    assert told(state) == ["problem-lore"]
    state = drafted()
    state.rows = [state.box.pop()]
    assert told(state) == ["problem-lore"], "the draft is over"


@pytest.mark.rule("ARC-14.2", "ARC-14.4")
def test_rows_of_the_draft() -> None:
    table = new_table(3, [[0]], leaders="all")
    drawn: Any = table.state
    state: State = drawn.clone()
    assert [state.table.cards.kind[card] for card in state.rows] == [3] * 4 + [2] * 4
    assert told(state) == []
    leader, lore = state.rows[0], state.rows[4]
    for row, missing in ((leader, "leader"), (lore, "lore")):
        state = drawn.clone()
        state.rows.remove(row)
        state.box.append(row) if missing == "leader" else state.lore_deck.append(row)
        assert told(state) == ["problem-lore"], missing
    state = drawn.clone()
    state.rows.remove(lore)
    state.players[2].cards = [lore]
    state.stack[-2:] = [FRAMES["draft"](picks=2), FRAMES["pick"](seat=1)]
    assert told(state) == []
    state.rows.remove(state.rows[4])
    state.players[2].cards = [lore, drawn.rows[5]]
    assert told(state) == ["problem-lore"], "one lore card each"
    state = drawn.clone()
    state.stack.append(FRAMES["lay_out"](kind=2))
    assert told(state) == ["problem-lore"], "lore is laid out already"


# The map


def map_change(change: Change) -> list[tuple[str, dict[str, Any]]]:
    state = usual()
    change(state)
    return found(state)


@pytest.mark.rule("ARC-16.4")
@pytest.mark.parametrize(
    ("site", "is_starport", "fits"),
    [
        ("2-hex/2", False, True),
        ("2-hex/city", False, True),
        ("2-hex/city", True, False),
        ("2-hex/starport", True, False),
        ("2-gate/1", False, False),
        ("2-gate/city", False, True),
        ("2-gate/city", True, False),
        ("2-gate/starport", True, True),
        ("2-gate/starport", False, False),
        ("3-arrow/2", False, False),  # it has one slot
        ("3-arrow/1", True, True),
    ],
)
def test_buildings_stand_in_slots_or_where_cards_allow(site: str, is_starport: bool, fits: bool) -> None:
    state = usual()
    places = ["1", "2", "city", "starport"]
    system, place = site.split("/")
    cluster, symbol = system.split("-")
    at = (int(cluster) - 1) * 16 + ["gate", "arrow", "crescent", "hex"].index(symbol) * 4 + places.index(place)
    state.buildings = sorted([*state.buildings, at << 6 | 2 << 3 | (4 if is_starport else 0)])
    if is_starport:
        state.players[2].starports -= 1
    else:
        state.players[2].cities -= 1
    assert found(state) == ([] if fits else [("problem-slot", {"site": site})])


@pytest.mark.rule("ARC-3.7", "ARC-16.5")
def test_nothing_is_in_clusters_out_of_play() -> None:
    for field in ("fresh", "damaged"):
        state = usual()
        getattr(state, field)[1 * 6 + 2] += 1
        state.players[2].ships -= 1
        assert found(state) == [("problem-out-of-play", {"system": {"system": "1-arrow"}})]
    state = usual()
    state.buildings = sorted([*state.buildings, (12 + 1) * 4 << 6 | 2 << 3])
    state.players[2].cities -= 1
    assert found(state) == [("problem-out-of-play", {"system": {"system": "4-arrow"}})]


def test_only_seats_have_pieces() -> None:
    changes: list[Change] = [
        lambda state: state.fresh.__setitem__(7 * 6 + 3, 1),
        lambda state: state.damaged.__setitem__(7 * 6 + 5, 1),
        lambda state: state.buildings.insert(0, (5 * 4) << 6 | 6 << 3),
        lambda state: state.players[0].trophies.append(3 << 2),
        lambda state: state.players[0].trophies.append(7 << 2),
        lambda state: state.players[0].captives.append(3 << 2 | 3),
        lambda state: state.scrapped.append(3 << 2),
        lambda state: state.agents.__setitem__(3, 1),
    ]
    for change in changes:
        assert ("problem-no-such-seat", {}) in map_change(change)


def test_captives_are_agents_of_rivals() -> None:
    state = usual()
    state.players[2].captives = [1 << 2]
    state.players[1].ships -= 1
    assert found(state) == [("problem-captives", {"seat": 2})]
    for field, which, kind in (("captives", 3, "agents"), ("trophies", 0, "ships")):
        state = usual()
        player = state.players[2]
        setattr(player, field, [2 << 2 | which])
        setattr(player, kind, getattr(player, kind) - 1)
        assert found(state) == [("problem-captives", {"seat": 2})], "nobody holds their own"


@pytest.mark.rule("ARC-2.8")
def test_boxes_stay_as_they_were_set_up() -> None:
    state = usual()
    state.boxes[1] += 1
    state.supply[1] -= 1
    assert found(state) == [("problem-arcs-boxes", {})]
    two = state_of(Scene(hand=["administration-2"], seats=2))
    assert sum(two.boxes) == 6
    assert found(two) == []
    two.boxes[0] -= 1
    two.supply[0] += 1
    assert found(two) == [("problem-arcs-boxes", {})]


# What is known, counted and played


@pytest.mark.rule("ARC-15.7")
def test_what_is_known_is_there() -> None:
    state = usual()
    mine, other = state.players[0].hand[0], state.players[1].hand[0]
    state.players[0].known = [1 * 64 + mine]
    assert found(state) == []
    state.players[0].known = [1 * 64 + other]
    assert found(state) == [("problem-known", {"seat": 0})]
    state = usual()
    state.known_bottom = len(state.court_deck)
    assert found(state) == []
    state.known_bottom += 1
    assert found(state) == [("problem-known-bottom", {})]


def test_a_hand_has_at_most_twelve_cards() -> None:
    state = usual()
    cards = [entry & 63 for entry in state.pile]
    state.players[0].hand = sorted([*state.players[0].hand, *cards[:11]])
    state.pile = state.pile[11:]
    assert told(state) == []
    state.players[0].hand = sorted([*state.players[0].hand, cards[11]])
    state.pile = state.pile[1:]
    assert found(state) == [("problem-arcs-hand", {"most": 12})]


def in_turn(**given: Any) -> State:
    scene = Scene(hand=["administration-2"], ships={"2-hex": {"0": 2, "1": 1}}, **given)
    scene.play("lead:administration-2")
    state = state_of(scene)
    assert told(state) == []
    return state


def turn_change(change: Change) -> list[str]:
    state = in_turn()
    change(state)
    return told(state)


LIMIT = 1000  # what a card does once per turn is counted from here on, below are sites


@pytest.mark.rule("ARC-5.9")
@pytest.mark.parametrize(
    ("limits", "fits"),
    [
        ([0], True),
        ([95], True),
        ([96], False),
        ([LIMIT - 1], False),
        ([-1], False),
        ([LIMIT + 74], True),
        ([LIMIT + 75], False),  # there are 75 cards
        ([LIMIT + (2 << 7)], True),
        ([LIMIT + (3 << 7)], False),
        ([0] * 64, True),
        ([0] * 65, False),
    ],
)
def test_what_was_done_once_this_turn(limits: list[int], fits: bool) -> None:
    def change(state: State) -> None:
        state.limits = limits

    assert turn_change(change) == ([] if fits else ["problem-arcs-turn"])


@pytest.mark.parametrize(
    ("field", "fits", "does_not"),
    [
        ("trail", [7 * 16 + 2], [0 * 16 + 2]),
        ("secured_now", [3, 4], [3, 3]),
        ("razed", [], [0 | 1 << 5 | 8 << 8]),
        ("dice", [], [0] * 7),
        ("dice", [], [6] * 7),
        ("dice", [], [12] * 7),
    ],
)
def test_what_is_counted_in_a_turn(field: str, fits: list[int], does_not: list[int]) -> None:
    assert turn_change(lambda state: setattr(state, field, fits)) == []
    assert turn_change(lambda state: setattr(state, field, does_not)) == ["problem-arcs-turn"]


@pytest.mark.rule("ARC-7.4")
def test_six_dice_of_each_kind_lie_on_the_table_at_most() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["BC13"], "resources": ["weapon"]},
        ships={"2-hex": {"0": 6, "1": 1}},
        luck=[[SKIRMISH["hit"]] * 6],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-6-0")
    state = state_of(scene)
    assert (len(state.dice), told(state)) == (6, [])
    state.dice = [0] * 6 + [6] * 6 + [12] * 6
    assert told(state) == []
    state.dice.append(17)
    assert told(state) == ["problem-arcs-turn"]


@pytest.mark.rule("ARC-5.6")
def test_resources_are_aside_only_in_a_prelude() -> None:
    for stage, fits in ((0, False), (1, True), (2, False)):
        state = in_turn()
        state.stage = stage
        state.aside[0], state.supply[0] = 1, 4
        assert told(state) == ([] if fits else ["problem-arcs-turn"])


@pytest.mark.rule("ARC-4.6")
def test_passes_are_counted_before_a_card_is_led() -> None:
    state = usual()
    state.passes = 1
    assert told(state) == []
    assert turn_change(lambda state: setattr(state, "passes", 1)) == ["problem-arcs-turn"]


LEAD, SURPASS, COPY, PIVOT, SEIZE = range(5)


def played(*plays: tuple[str, int, int], turn: int = -1, **given: Any) -> list[str]:
    """The problems of a round with these cards: card, seat, and how it was played."""
    scene = Scene(hand=["mobilization-2"], foe={"hand": ["mobilization-3"]}, players={2: {"hand": ["mobilization-4"]}})
    state = state_of(scene)
    ids = state.table.board.action_ids
    cards = [ids.index(card) for card, _, _ in plays]
    state.pile = [entry for entry in state.pile if entry & 63 not in cards]
    state.played = [card | seat << 6 | how << 8 for card, (_, seat, how) in zip(cards, plays, strict=True)]
    last = [seat for _, seat, how in plays if how != SEIZE][-1]
    state.stack.append(FRAMES["next_follower"](seat=last))
    for name, value in given.items():
        setattr(state, name, value)
    if turn >= 0:
        state.turn_seat = turn
        state.stack.append(FRAMES["turn"](seat=turn))
    state.stack = [frame for frame in state.stack if type(frame).__name__ != "Lead"]
    return told(state)


@pytest.mark.rule("ARC-4.13", "ARC-4.14", "ARC-4.17", "ARC-4.21")
def test_cards_of_a_round_were_led_and_followed_in_turn() -> None:
    two, three, other = ("administration-2", 0, LEAD), ("administration-3", 1, SURPASS), ("aggression-4", 2, PIVOT)
    extra = ("construction-3", 1, SEIZE)
    wrong = ["problem-lead-card"]
    assert played(two) == []
    assert played(two, turn=0) == []
    assert played(two, turn=1) == wrong
    assert played(two, three) == []
    assert played(two, three, other) == []
    assert played(two, three, other, turn=2) == []
    assert played(three) == wrong, "it was not led"
    assert played(two, ("administration-3", 1, LEAD)) == wrong
    assert played(two, ("administration-3", 1, COPY)) == []
    assert played(two, ("administration-3", 1, PIVOT)) == wrong, "a Pivot has another suit"
    assert played(two, ("aggression-4", 1, SURPASS)) == wrong, "a Surpass has the same suit"
    assert played(two, other, three) == wrong, "seat 1 comes before seat 2"
    assert played(two, ("administration-3", 0, SURPASS)) == wrong, "nobody plays twice"
    assert played(two, three, extra, seized=True) == []
    assert played(two, three, extra) == wrong, "nobody has seized"
    assert played(two, three, extra, ("construction-4", 1, SEIZE), seized=True) == wrong
    led_by_two = [("administration-2", 2, LEAD), ("administration-3", 0, SURPASS), ("aggression-4", 1, PIVOT)]
    assert played(*led_by_two) == []


@pytest.mark.parametrize("field", ["zeroed", "unions", "turn_seat"])
def test_a_round_without_cards_has_not_begun(field: str) -> None:
    state = usual()
    setattr(state, field, {"zeroed": True, "unions": [0], "turn_seat": 0}[field])
    if field == "unions":
        union = number(state, "BC04")
        state.court_deck = [card for card in state.court_deck if card != union]
        state.court[3], state.unions = state.court_deck.pop(), [union << 8]
    assert told(state) == ["problem-lead-card"]


@pytest.mark.card("BC04", "effect")
def test_unions_lie_beside_cards_of_their_suit() -> None:
    def union_beside(card: str, how: int, seat: int = 0, count: int = 1) -> list[str]:
        scene = Scene(
            hand=["administration-2", "aggression-3"],
            me={"cards": ["BC04", "BC05"]},
            foe={"hand": ["administration-3", "construction-4"]},
        )
        scene.play("lead:administration-2", "end", f"{'copy' if how == COPY else 'surpass'}:administration-3")
        state = state_of(scene)
        held = [state.players[0].cards.pop(0) for _ in range(count)]
        beside = state.table.board.action_ids.index(card)
        state.unions = [beside | seat << 6 | each << 8 for each in held]
        return told(state)

    wrong = ["problem-lead-card"]
    assert union_beside("administration-2", SURPASS) == []
    assert union_beside("administration-3", SURPASS) == []
    assert union_beside("administration-3", COPY) == wrong, "it lies face down"
    assert union_beside("construction-4", SURPASS) == wrong, "nobody has played it"
    assert union_beside("administration-2", SURPASS, seat=2) == []
    assert union_beside("administration-2", SURPASS, seat=3) == wrong
    assert union_beside("administration-2", SURPASS, count=2) == wrong, "Construction Union has another suit"


# The stack


def test_a_game_that_is_over_waits_for_nothing() -> None:
    state = usual()
    state.places = (1, 2, 3)
    assert [message.id for message in stack_problems(state)] == ["problem-arcs-over-stack"]
    state.stack.clear()
    assert stack_problems(state) == []


def test_a_stack_has_at_most_64_frames() -> None:
    state = usual()
    state.stack = [FRAMES["settle"](seat=0, settled=0) for _ in range(65)]
    (message,) = stack_problems(state)
    assert (message.id, message.args) == ("problem-arcs-stack-long", {"has": 65, "most": 64})
    state.stack.pop()
    assert [message.id for message in stack_problems(state)] == ["problem-arcs-stack-start"]


def bottom(state: State) -> list[str]:
    return [message.id for message in stack_problems(state)]


def test_the_bottom_of_the_stack_fits_the_time() -> None:
    time = ["problem-arcs-stack-time"]
    changes: list[tuple[str, Any]] = [("set_up", -1), ("chapter", 0), ("initiative", -1), ("court", [])]
    for field, value in changes:
        state = usual()
        setattr(state, field, value)
        assert bottom(state) == time
    opened: Any = GAME.new(3, GAME.choose_options(3, {}), None, 1)
    assert bottom(opened) == []
    for field, value in (("set_up", 4), ("chapter", 1), ("initiative", 0)):
        state = opened.clone()
        setattr(state, field, value)
        assert bottom(state) == time
    state = usual()
    state.turn_seat = 0
    assert bottom(state) == ["problem-arcs-stack-turn"]
    state = in_turn()
    state.turn_seat = -1
    assert bottom(state) == ["problem-arcs-stack-turn"]
    state.stack[-1] = FRAMES["end_turn"](seat=0)
    assert bottom(state) == ["problem-arcs-stack-turn"]
    state.turn_seat = 0
    assert bottom(state) == []


def test_a_draft_is_not_over_while_somebody_has_no_leader() -> None:
    state: Any = new_table(3, [[0]], leaders="all").state
    state = state.clone()
    kinds = [type(frame).__name__ for frame in state.stack]
    assert kinds == ["Deal", "PlaceLeaders", "Draft", "Pick"]
    state.stack[2:] = []
    assert bottom(state) == ["problem-arcs-stack-time"]
    for seat, player in enumerate(state.players):
        player.leader = state.rows[seat]
    assert bottom(state) == []
    twice = state.clone()
    twice.stack = [twice.stack[0], *[FRAMES["leader_setup"](seat=seat) for seat in (1, 0)]]
    assert bottom(twice) == []
    twice.stack.append(FRAMES["leader_setup"](seat=1))
    assert bottom(twice) == ["problem-arcs-stack-time"]


def test_dice_lie_on_the_table_only_in_a_fight() -> None:
    state = in_turn()
    state.dice = [6]
    assert bottom(state) == ["problem-dice"]
    state.stack.append(FRAMES["volley"](seat=0, owner=1, system=7, stage=0))
    assert bottom(state) == []
    state.razed = [7 | 1 << 5 | 8 << 8]
    assert bottom(state) == ["problem-dice"]
    state.stack.append(FRAMES["assign_hits"](seat=0, owner=1, by=0, system=7, mode=1, left=1))
    assert bottom(state) == []


def fight(step: int, top: str, battle: dict[str, Any] | None = None, **fields: Any) -> list[tuple[str, str, str]]:
    """The problem of a frame right above a battle of seat 0 against seat 1 at 2-hex: frame, field and value."""
    state = in_turn()
    usual = {"seat": 0, "system": 7, "defender": 1, "step": step, "facts": [0] * 4, "symbols": [0] * 5}
    state.stack.append(FRAMES["battle"](**{**usual, **(battle or {})}))
    state.stack.append(FRAMES[top](**fields))
    return [tuple(message.args.values()) for message in stack_problems(state)]  # type: ignore[misc]


@pytest.mark.rule("ARC-7.3")
@pytest.mark.parametrize(
    ("top", "fields", "steps"),
    [
        ("collect_dice", {"seat": 0, "system": 7, "defender": 1}, [2]),
        ("roll_dice", {"seat": 0, "counts": [0, 1, 0]}, [2]),
        ("rerolls", {"seat": 0, "used": [], "system": 7}, [3]),
        ("assign_hits", {"seat": 0, "owner": 1, "by": 0, "system": 7, "mode": 1, "left": 1}, [5, 6, 7, 8]),
        ("aftermath", {"seat": 0, "cities": [7 | 1 << 5], "in_battle": 1}, [9]),
        ("ransack", {"seat": 0, "victim": 1}, [9]),
        ("refill", {"spot": 0}, [9]),
        ("settle", {"seat": 0, "settled": 0}, [10]),
        ("raid", {"seat": 0, "victim": 1, "keys": 1}, [10]),
    ],
)
def test_every_step_of_a_battle_has_its_questions(top: str, fields: dict[str, Any], steps: list[int]) -> None:
    assert [step for step in range(12) if not fight(step, top, **fields)] == steps


def test_questions_of_a_battle_are_about_its_sides() -> None:
    hits: dict[str, Any] = {"seat": 0, "owner": 1, "by": 0, "system": 7, "mode": 1, "left": 1}
    assert fight(7, "assign_hits", **{**hits, "owner": 0, "by": 1}) == [], "own hits"
    assert fight(7, "assign_hits", **{**hits, "owner": 2}) == [("assign_hits", "owner", "2")]
    assert fight(7, "assign_hits", **{**hits, "system": 8}) == [("assign_hits", "owner", "1")]
    assert fight(10, "raid", seat=0, victim=2, keys=1) == [("raid", "victim", "2")]
    assert fight(3, "rerolls", seat=0, used=[], system=8) == [("rerolls", "system", "8")]
    assert fight(3, "rerolls", seat=0, used=[], system=-1) == [("rerolls", "system", "-1")]


def test_hits_of_a_volley_are_about_its_sides() -> None:
    hits: dict[str, Any] = {"seat": 0, "owner": 1, "by": 0, "system": 7, "mode": 1, "left": 1}
    for changed, fits in (({}, True), ({"owner": 2}, False), ({"system": 8}, False), ({"by": 2}, False)):
        state = in_turn()
        state.stack.append(FRAMES["volley"](seat=0, owner=1, system=7, stage=1))
        state.stack.append(FRAMES["assign_hits"](**{**hits, **changed}))
        assert [message.args["field"] for message in stack_problems(state)] == ([] if fits else ["owner"])
    state = in_turn()
    state.stack.append(FRAMES["volley"](seat=0, owner=1, system=7, stage=0))
    state.stack.append(FRAMES["rerolls"](seat=0, used=[], system=-1))
    assert stack_problems(state) == []
    state.stack[-1] = FRAMES["rerolls"](seat=0, used=[], system=7)
    assert [message.args["field"] for message in stack_problems(state)] == ["system"]
