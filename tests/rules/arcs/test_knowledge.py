"""What others know of a hand when cards leave it face down: views and `resample` know the same (ARC-15.7)."""

from random import Random
from typing import Any

import pytest

from ecliptic.games.arcs.game import GAME
from ecliptic.games.arcs.guilds import draw_from_pile, see_hand, swap_cards
from ecliptic.games.arcs.knowledge import drawn_from_pile, forget, left_face_down, piles_shuffled
from ecliptic.games.arcs.state import State
from ecliptic.kernel import ChanceSource, Script, load_table
from tests.rules.arcs.scene import Scene
from tests.rules.arcs.test_frames import refusal


def worlds(scene: Scene, seat: int | None, count: int = 60) -> list[dict[str, Any]]:
    """Worlds that a viewer cannot tell apart, as positions."""
    rng = Random(5)
    state: Any = scene.table.state
    drawn = [GAME.resample(state, seat, rng) for _ in range(count)]
    shown = GAME.view(state, seat)
    assert all(GAME.view(world, seat) == shown for world in drawn)
    return [GAME.write(world) for world in drawn]


def union() -> Scene:
    """Everybody has seen that a union brought administration-2 back to seat 0, who then copies something."""
    scene = Scene(
        hand=["administration-2", "aggression-3", "construction-4"],
        me={"cards": ["BC04"]},
        foe={"hand": ["administration-5", "mobilization-3", "construction-2"]},
        players={2: {"hand": ["mobilization-4", "mobilization-6"]}},
    )
    scene.play("lead:administration-2", "prelude:BC04", "end")
    scene.play("surpass:administration-5", "end", "copy:mobilization-4", "end")
    assert scene.view(1)["players"][0]["known_hand"] == ["administration-2"]
    return scene


@pytest.mark.rule("ARC-15.7")
@pytest.mark.parametrize("card", ["administration-2", "aggression-3"])
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_card_seen_in_a_hand_is_there_or_has_left_it_face_down(card: str, viewer: int | None) -> None:
    scene = union()
    scene.play("lead:mobilization-3", "end", "copy:mobilization-6", "end", f"copy:{card}")
    shown = scene.view(viewer)["players"][0]
    assert (shown["known_hand"], shown["seen_hand"]) == ([], ["administration-2"])
    found = worlds(scene, viewer)
    at = {("hand" if "administration-2" in world["players"][0]["hand"] else "down") for world in found}
    assert at == {"hand", "down"}
    for world in found:
        assert "administration-2" in [*world["players"][0]["hand"], world["played"][2]]
        assert not {"administration-2"} & set(world["pile"] + world["players"][1]["hand"] + world["players"][2]["hand"])


@pytest.mark.rule("ARC-15.7")
def test_it_may_lie_in_the_pile_afterwards_and_nowhere_that_was_there_before() -> None:
    scene = union()
    scene.play("lead:mobilization-3", "end", "copy:mobilization-6", "end", "copy:administration-2", "end")
    assert scene.view(2)["players"][0]["seen_hand"] == ["administration-2"]
    at = {
        (world["pile"] + ["hand"]).index("administration-2" if "administration-2" in world["pile"] else "hand")
        for world in worlds(scene, 2)
    }
    last = len(scene.state["pile"]) - 1
    assert at == {last, last + 1}, "the last card of the pile, or the hand"
    saved: Any = scene.table.save()
    assert {row["by"] for row in saved["state"]["players"][0]["seen"]} == {0, 1, 2, 3, 4}


@pytest.mark.rule("ARC-15.7")
def test_a_card_that_is_played_face_up_is_seen_no_more() -> None:
    scene = union()
    scene.play("lead:mobilization-3", "end", "copy:mobilization-6", "end", "copy:aggression-3", "end")
    scene.play("lead:construction-2", "end", "pivot:administration-2")
    assert scene.view(1)["players"][0]["seen_hand"] == []


@pytest.mark.rule("ARC-15.7")
def test_a_position_with_a_card_seen_where_it_cannot_be_is_refused() -> None:
    scene = union()
    scene.play("lead:mobilization-3", "end", "copy:mobilization-6", "end", "copy:aggression-3")
    saved: Any = scene.table.save()
    saved["state"]["players"][0]["seen"][0]["card"] = "mobilization-3"
    assert "known" in refusal(saved)


@pytest.mark.rule("ARC-15.7")
def test_a_written_position_leaves_out_what_nobody_has_seen() -> None:
    always = {"power", "ships", "starports", "agents", "cities", "resources", "hand", "cards"}
    assert set(Scene(hand=["administration-2"]).me) == always
    scene = union()
    assert set(scene.me) == {*always, "known"}
    assert scene.me["known"] == [["administration-2"]] * 5
    scene.play("lead:mobilization-3", "end", "copy:mobilization-6", "end", "copy:aggression-3")
    assert set(scene.me) == {*always, "seen"}


@pytest.mark.rule("ARC-15.7")
def test_a_written_position_tells_known_cards_from_those_that_were_seen() -> None:
    """Seat 1 knows administration-2 in the hand; seat 2 saw aggression-3 there, which may have left it since."""
    known = [[], ["administration-2"], [], [], []]
    seen = [{"card": "aggression-3", "by": 2, "before": 0}]
    scene = Scene(hand=["administration-2", "aggression-3"], me={"known": known, "seen": seen})
    assert (scene.me["known"], scene.me["seen"]) == (known, seen)


# What is written down about it: who knows a card (4 is everybody), whether it may have left the hand face down, and how
# many cards had left it face down before.

SEEN, BEFORE = 1 << 9, 10


def saw(viewer: int, card: int, before: int | None = None) -> int:
    """A card that a viewer knows in a hand; with `before` it is there, or has left it after so many others."""
    return viewer * 64 + card if before is None else before << BEFORE | SEEN | viewer * 64 + card


def face_down(card: int, seat: int) -> int:
    """A card of the discard pile that only the seat knows that played it."""
    return card | 1 << 6 + seat


def group_of(card: int, seat: int, group: int) -> int:
    """A card of the discard pile of which a seat knows only that it is one of a group."""
    return card | 1 << 11 + seat | group << 15


def quiet_state(pile: list[int], known: dict[int, list[int]]) -> State:
    """A table with this pile, and with what is known of hands."""
    state: Any = Scene(hand=["administration-2"], foe={"hand": ["aggression-3"]}).table.state
    state = state.clone()
    state.events = None
    state.pile = pile[:]
    for seat, entries in known.items():
        state.players[seat].known = sorted(entries)
    assert isinstance(state, State)
    return state


@pytest.mark.rule("ARC-15.7")
@pytest.mark.parametrize(
    ("drawer", "drawn", "left"),
    [
        # Card 10 was the first that left the hand. What was seen after it moves up; what was seen before may be in the
        # hand of the drawer now, and only the drawer can tell.
        (1, 10, [saw(1, 20, 1), saw(1, 21, 0), saw(2, 20, 1)]),
        (2, 10, [saw(1, 20, 1), saw(2, 20, 1), saw(2, 22, 0)]),
        # Card 12 was the third: nothing that was seen needs that place alone.
        (1, 12, [saw(1, 20, 2), saw(1, 21, 0)]),
        (2, 12, [saw(2, 20, 2), saw(2, 22, 0)]),
        # Somebody else had played card 13.
        (1, 13, [saw(1, 20, 2), saw(1, 21, 0), saw(2, 20, 2), saw(2, 22, 0)]),
    ],
)
def test_a_card_is_drawn_from_the_pile(drawer: int, drawn: int, left: list[int]) -> None:
    before = [saw(1, 20, 2), saw(1, 21, 0), saw(2, 20, 2), saw(2, 22, 0)]
    pile = [face_down(10, 0), face_down(11, 0), face_down(12, 0), face_down(13, 1)]
    state = quiet_state(pile, {0: before, 2: [saw(0, 25)]})
    drawn_from_pile(state, drawer, [entry & 63 for entry in state.pile].index(drawn))
    assert state.players[0].known == sorted(left)
    assert state.players[2].known == [saw(0, 25)]


@pytest.mark.rule("ARC-15.7")
def test_the_drawer_of_a_card_that_was_seen_knows_it_no_more_elsewhere() -> None:
    state = quiet_state([face_down(10, 0)], {0: [saw(1, 10, 0), saw(1, 21, 0), saw(1, 22)]})
    drawn_from_pile(state, 1, 0)
    assert state.players[0].known == sorted([saw(1, 21, 0), saw(1, 22)])


@pytest.mark.rule("ARC-15.7")
def test_cards_that_left_a_hand_face_down() -> None:
    """In the pile, by themselves or in a group, and on the table; not those that others know too."""
    pile = [face_down(10, 0), face_down(11, 1), group_of(12, 0, 1), group_of(13, 1, 2), 14 | 31 << 6, 15]
    pile.append(face_down(16, 0) | face_down(16, 1))
    state = quiet_state(pile, {})
    lead, surpass, copy, pivot, seize = range(5)
    played = [(17, 0, copy), (18, 0, seize), (19, 1, copy), (20, 0, pivot), (21, 0, lead), (22, 0, surpass)]
    state.played = [card | seat << 6 | how << 8 for card, seat, how in played]
    assert left_face_down(state, 0) == [10, 12, 17, 18]
    assert left_face_down(state, 1) == [11, 13, 19]
    assert left_face_down(state, 2) == []


@pytest.mark.rule("ARC-15.7")
def test_what_is_forgotten_when_a_card_leaves_a_hand() -> None:
    state = quiet_state([face_down(10, 0)], {0: [saw(1, 20), saw(2, 21), saw(1, 22, 0)]})
    opened = state.clone()
    forget(opened, 0, 20, is_open=True)
    assert opened.players[0].known == [saw(2, 21), saw(1, 22, 0)]
    forget(state, 0, 20, is_open=False)
    assert state.players[0].known == [saw(1, 22, 0), saw(1, 20, 1), saw(2, 21, 1)], "after the one that had left it"


@pytest.mark.rule("ARC-15.7", "ARC-15.8")
def test_what_is_forgotten_when_the_piles_are_shuffled() -> None:
    known = {0: [saw(1, 20, 0), saw(1, 21)], 1: [saw(0, 22, 0), saw(0, 23)]}
    state = quiet_state([face_down(10, 0), 11 | 31 << 6], known)
    piles_shuffled(state)
    assert state.players[0].known == [saw(1, 21)], "card 20 may be anywhere in the pile"
    assert state.players[1].known == sorted(known[1]), "no card of seat 1 is in the pile"


@pytest.mark.card("BC17", "effect")
@pytest.mark.rule("ARC-15.7")
def test_who_looks_at_a_hand_knows_it() -> None:
    state = quiet_state([], {1: [saw(0, 9, 1), saw(0, 25, 1), saw(2, 9, 1), saw(2, 9)]})
    state.players[1].hand = [8, 9]
    see_hand(state, 0, 1)
    assert state.players[1].known == sorted([saw(0, 8), saw(0, 9), saw(0, 25, 1), saw(2, 9, 1), saw(2, 9)])


@pytest.mark.card("BC17", "effect")
@pytest.mark.rule("ARC-15.7")
def test_who_swaps_cards_knows_both() -> None:
    known = {0: [saw(1, 4), saw(1, 5), saw(2, 6), saw(4, 5)], 1: [saw(0, 8), saw(0, 9), saw(2, 9)]}
    state = quiet_state([], known)
    state.players[0].hand, state.players[1].hand = [4, 5, 6], [8, 9]
    swap_cards(state, 0, 1, 4, 9)
    assert (state.players[0].hand, state.players[1].hand) == ([5, 6, 9], [4, 8])
    assert state.players[0].known == [saw(1, 5), saw(1, 9)]
    assert state.players[1].known == [saw(0, 4), saw(0, 8)]


@pytest.mark.card("BC31", "effect")
@pytest.mark.rule("ARC-15.7")
def test_who_knew_a_card_in_the_pile_knows_it_in_the_hand() -> None:
    state = quiet_state([10 | 0b10110 << 6, face_down(11, 0)], {1: [saw(0, 25)]})
    draw_from_pile(state, 1)
    assert state.pile == [face_down(11, 0)]
    assert 10 in state.players[1].hand
    assert state.players[1].known == sorted([saw(0, 25), saw(2, 10), saw(4, 10)]), "seats 1 and 2 and everybody knew it"


@pytest.mark.card("BC31", "effect")
@pytest.mark.rule("ARC-15.7")
def test_a_card_drawn_out_of_a_group_leaves_others_without_knowledge_of_the_rest() -> None:
    pile = [group_of(10, 0, 1), group_of(11, 0, 1), group_of(12, 0, 2)]
    known = {2: [saw(1, 20, 0), saw(1, 21)]}
    state = quiet_state(pile, known)
    draw_from_pile(state, 1)
    assert state.pile == [11 | 1 << 15, group_of(12, 0, 2)]
    assert state.players[2].known == [saw(1, 21)]
    own = quiet_state(pile, known)
    draw_from_pile(own, 0)
    assert own.pile == pile[1:], "its owner still knows which are left"
    single = quiet_state([face_down(10, 0), group_of(11, 0, 1)], known)
    draw_from_pile(single, 1)
    assert single.pile == [group_of(11, 0, 1)]
    assert single.players[2].known == sorted(known[2])


@pytest.mark.card("LEAD09", "effect")
@pytest.mark.rule("ARC-15.7")
def test_lore_that_only_its_drawer_has_seen() -> None:
    """Seat 0 has scrapped L03 and L05 unseen; the others only know that they are no longer among all the rest."""
    lore = [f"L{n:02}" for n in range(1, 29)]
    scene = Scene(
        hand=["administration-2"],
        me={"leader": "LEAD09", "cards": ["L01", "L02"]},
        box=[f"LEAD{n:02}" for n in range(1, 17) if n != 9],
        hidden_box=[["L03", "L05"]],
        lore_deck=[card for card in lore if card not in ("L01", "L02", "L03", "L05")],
    )
    assert scene.view(0)["scrapped_lore"] == ["L03", "L05"]
    assert scene.view(1)["scrapped_lore"] == []
    assert "scrapped_lore" not in scene.view(None)
    assert scene.view(1)["lore_unseen"] == [card for card in lore if card not in ("L01", "L02")]
    assert scene.view(0)["lore_unseen"] == [card for card in lore if card not in ("L01", "L02", "L03", "L05")]
    for seat in (1, 2, None):
        drawn = worlds(scene, seat, 20)
        for world in drawn:
            scrapped, deck = world["hidden_box"][0], world["lore_deck"]
            assert (len(scrapped), len(deck)) == (2, 24)
            assert sorted(scrapped + deck) == lore[2:]
            assert (scrapped, deck) == (sorted(scrapped), sorted(deck))
        assert len({tuple(world["hidden_box"][0]) for world in drawn}) > 10
    for world in worlds(scene, 0, 5):
        assert world["hidden_box"][0] == ["L03", "L05"]


@pytest.mark.card("BC17", "effect")
@pytest.mark.rule("ARC-15.7")
def test_who_discarded_several_cards_knows_them_only_together() -> None:
    """To seat 0 the order of the three is open; everybody else could have any unknown card there."""
    hand = ["administration-2", "aggression-3", "construction-4", "mobilization-5"]
    others: dict[int, dict[str, Any]] = {1: {"hand": ["administration-3"]}, 2: {"hand": ["mobilization-6"]}}
    scene = Scene(hand=hand, me={"cards": ["BC17"]}, players=others)
    scene.play("lead:administration-2", "prelude:BC17", "discard_hand:aggression-3+construction-4+mobilization-5")
    discarded = set(hand[1:])
    assert set(scene.state["pile"][-3:]) == discarded
    for viewer in (0, 1, 2, None):
        found = worlds(scene, viewer, 8)
        for world in found:
            everything = [card for player in world["players"] for card in player["hand"]]
            everything += world["pile"] + world["played"]
            assert len(set(everything)) == len(everything)
        together = [set(world["pile"][-3:]) == discarded for world in found]
        assert all(together) if viewer == 0 else not all(together)
        assert len({tuple(world["pile"][-3:]) for world in found}) > 2


@pytest.mark.card("BC17", "effect")
@pytest.mark.rule("ARC-15.7")
@pytest.mark.parametrize("discarded", ["mobilization-5", "administration-6", "administration-6+mobilization-5"])
def test_a_known_card_is_discarded_while_an_own_card_lies_face_down(discarded: str) -> None:
    """Seat 2 has given mobilization-5 away. Discarded cards lie below the Copy, although they left the hand later."""
    scene = Scene(
        hand=["mobilization-2"],
        foe={"hand": ["aggression-3", "construction-4", "administration-6"], "cards": ["L27", "BC17"]},
        players={2: {"hand": ["mobilization-5", "administration-4"]}},
        markers=["", "", "tycoon"],
    )
    scene.play("lead:mobilization-2", "end", "copy:aggression-3", "prelude:L27", "declare:keeper")
    scene.play("swap:construction-4/mobilization-5", "prelude:BC17", f"discard_hand:{discarded}")
    for end in (None, "end"):
        if end:
            scene.play(end)
        assert scene.view(2)["players"][1]["seen_hand"] == ["mobilization-5"]
        saved = scene.table.save()
        assert load_table(saved, {"arcs": GAME}, Script([], ChanceSource(1))).save() == saved
        found = worlds(scene, 2)
        at = {world["pile"].index("mobilization-5") for world in found if "mobilization-5" in world["pile"]}
        count = len(scene.state["pile"])
        assert at == set(range(count - len(discarded.split("+")), count)), "any of those discarded"
        assert any("mobilization-5" in world["players"][1]["hand"] for world in found)
