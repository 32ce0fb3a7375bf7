"""Chapters and rounds: leading, passing, declaring, following, seizing (ARC-4)."""

import pytest

from tests.rules.arcs.scene import Scene

LEAD = ["aggression-4", "mobilization-2"]


def follow(*foe: str, lead: str = "aggression-3", play: str = "end", **rest: object) -> Scene:
    """Seat 0 leads and ends its turn; seat 1 holds these cards."""
    scene = Scene(hand=[lead, "mobilization-6"], foe={"hand": list(foe)}, **rest)  # type: ignore[arg-type]  # fields
    scene.play(f"lead:{lead}", play)
    return scene


@pytest.mark.rule("ARC-4.1")
def test_everybody_with_cards_takes_one_turn() -> None:
    scene = Scene(hand=LEAD, players={2: {"hand": ["aggression-5"]}})
    scene.play("lead:aggression-4", "end")
    assert scene.waiting == [2]
    scene.play("surpass:aggression-5", "end")
    assert scene.state.get("played") is None


@pytest.mark.rule("ARC-4.2")
def test_the_leader_plays_face_up_or_passes() -> None:
    scene = Scene(hand=LEAD)
    assert scene.options() == ["lead:aggression-4", "lead:mobilization-2", "pass"]
    scene.play("lead:aggression-4")
    assert scene.view(1)["played"] == [{"seat": 0, "how": "lead", "face_down": False, "card": "aggression-4"}]


SUITS = {
    "administration": {"tax", "repair", "influence"},
    "aggression": {"battle", "move", "secure"},
    "construction": {"build", "repair"},
    "mobilization": {"move", "influence"},
}
KINDS = {"build_city": "build", "build_starport": "build", "build_ship": "build", "repair_ship": "repair"}


@pytest.mark.rule("ARC-4.3")
@pytest.mark.parametrize("suit", SUITS)
def test_actions_of_each_suit(suit: str) -> None:
    scene = Scene(
        hand=[f"{suit}-2"],
        ships={"2-hex": {"0": [2, 1], "1": 1}},
        buildings={"2-hex/1": "0 city", "2-arrow/1": "0 starport"},
        court=["BC01", "BC02", "BC03", "BC04"],
        agents=[[1], [], [], []],
    )
    scene.play(f"lead:{suit}-2")
    kinds = {option.split(":")[0] for option in scene.options()} - {"declare", "end", "spend"}
    assert {KINDS.get(kind, kind) for kind in kinds} == SUITS[suit]


@pytest.mark.rule("ARC-4.3")
def test_one_action_for_each_pip_and_fewer_are_allowed() -> None:
    scene = Scene(hand=["mobilization-3"], foe={"hand": ["mobilization-4"]})
    scene.play("lead:mobilization-3", "influence:BC01", "influence:BC01", "influence:BC02")
    assert scene.waiting == [1]
    assert scene.agents("BC01") == [2, 0, 0, 0]
    scene.play("surpass:mobilization-4", "influence:BC01", "end")
    assert scene.agents("BC01") == [2, 1, 0, 0]


@pytest.mark.rule("ARC-4.4")
def test_passing_hands_the_marker_to_the_next_with_cards() -> None:
    scene = Scene(hand=LEAD, players={2: {"hand": ["aggression-5"]}}, me={"resources": ["fuel"]})
    scene.play("pass")
    assert scene.state["initiative"] == 2
    assert scene.waiting == [2]
    assert scene.options() == ["lead:aggression-5", "pass"]


@pytest.mark.rule("ARC-4.4", "ARC-4.6")
def test_an_empty_hand_passes_by_itself_and_does_not_count() -> None:
    scene = Scene(foe={"hand": LEAD}, players={2: {"hand": ["aggression-5"]}})
    assert scene.waiting == [1]
    assert "passes" not in scene.state
    scene.play("pass")
    assert scene.waiting == [2]
    assert scene.state["passes"] == 1


@pytest.mark.rule("ARC-4.5", "ARC-4.7")
def test_all_who_hold_cards_pass_and_the_chapter_ends() -> None:
    scene = Scene(hand=LEAD, foe={"hand": ["aggression-5"]})
    scene.play("pass", "pass")
    assert scene.state["chapter"] == 2
    assert scene.state["initiative"] == 0
    assert [len(scene.player(seat)["hand"]) for seat in range(3)] == [6, 6, 6]


@pytest.mark.rule("ARC-4.6")
def test_a_lead_card_resets_the_count() -> None:
    scene = Scene(hand=LEAD, foe={"hand": ["aggression-5", "construction-2"]})
    scene.play("pass", "lead:construction-2", "end", "copy:aggression-4", "end")
    assert scene.state["chapter"] == 1
    scene.play("pass")
    assert scene.state["chapter"] == 1
    scene.play("pass")
    assert scene.state["chapter"] == 2


@pytest.mark.rule("ARC-4.6")
def test_a_single_holder_ends_the_chapter_with_one_pass() -> None:
    scene = Scene(hand=LEAD)
    scene.play("pass")
    assert scene.state["chapter"] == 2


@pytest.mark.rule("ARC-4.8")
@pytest.mark.parametrize(
    ("number", "ambitions"),
    [
        (1, []),
        (2, ["tycoon"]),
        (3, ["tyrant"]),
        (4, ["warlord"]),
        (5, ["keeper"]),
        (6, ["empath"]),
        (7, ["tycoon", "tyrant", "warlord", "keeper", "empath"]),
    ],
)
def test_ambitions_by_number(number: int, ambitions: list[str]) -> None:
    scene = Scene(hand=[f"aggression-{number}"], seats=4)
    scene.play(f"lead:aggression-{number}")
    assert scene.options("declare") == [f"declare:{ambition}" for ambition in ambitions]


@pytest.mark.rule("ARC-4.8")
@pytest.mark.parametrize("first", ["spend:fuel", "move:6-hex>6-gate"])
def test_declaring_comes_before_everything_else(first: str) -> None:
    scene = Scene(hand=["mobilization-2"], me={"resources": ["fuel"]})
    scene.play("lead:mobilization-2")
    assert "declare:tycoon" in scene.options()
    scene.play(first)
    scene.play(*[option for option in ("no",) if option in scene.options()])
    assert scene.options("declare") == []
    assert scene.refused("declare:tycoon")


@pytest.mark.rule("ARC-4.9")
def test_the_best_available_marker_is_moved() -> None:
    scene = Scene(hand=["aggression-2"], markers=["", "", "tyrant"])
    scene.play("lead:aggression-2", "declare:tycoon")
    assert scene.state["markers"] == ["", "tycoon", "tyrant"]


@pytest.mark.rule("ARC-4.9")
def test_the_value_of_the_present_side_counts() -> None:
    """In chapter 2 the lowest marker shows 4/2 and beats 3/2."""
    scene = Scene(hand=["aggression-2"], chapter=2, markers=["", "", "tyrant"])
    scene.play("lead:aggression-2", "declare:tycoon")
    assert scene.state["markers"] == ["tycoon", "", "tyrant"]


@pytest.mark.rule("ARC-4.9")
def test_without_a_marker_nothing_is_declared() -> None:
    scene = Scene(hand=["aggression-2"], markers=["warlord", "keeper", "tyrant"])
    scene.play("lead:aggression-2")
    assert scene.options("declare") == []
    assert "marker" in scene.refused("declare:tycoon")


@pytest.mark.rule("ARC-4.10")
def test_the_zero_marker_makes_the_lead_card_a_zero() -> None:
    scene = Scene(hand=["aggression-6", "mobilization-2"], foe={"hand": ["aggression-2"]})
    scene.play("lead:aggression-6", "declare:empath")
    assert scene.state["zeroed"]
    assert scene.state["turn"]["pips"] == 2
    scene.play("end")
    assert scene.options("surpass") == ["surpass:aggression-2"]
    scene.play("surpass:aggression-2", "end")
    assert "zeroed" not in scene.state


@pytest.mark.rule("ARC-4.11")
def test_markers_accumulate_and_a_card_declares_once() -> None:
    scene = Scene(hand=["aggression-2"], markers=["", "", "tycoon"])
    scene.play("lead:aggression-2", "declare:tycoon")
    assert scene.state["markers"] == ["", "tycoon", "tycoon"]
    assert scene.options("declare") == []


@pytest.mark.rule("ARC-4.12")
def test_declaring_by_a_card_places_no_zero_marker() -> None:
    scene = Scene(hand=["aggression-3"], court=["BC27", "BC02", "BC03", "BC04"], agents=[[1], [], [], []])
    scene.play("lead:aggression-3", "secure:BC27", "declare:keeper")
    assert scene.state["markers"] == ["", "", "keeper"]
    assert "zeroed" not in scene.state


@pytest.mark.rule("ARC-4.13")
def test_followers_must_play_and_those_without_cards_are_skipped() -> None:
    scene = Scene(hand=LEAD, players={2: {"hand": ["construction-2", "aggression-2"]}})
    scene.play("lead:aggression-4", "end")
    assert scene.waiting == [2]
    assert scene.options() == ["copy:aggression-2", "pivot:construction-2", "copy:construction-2"]


@pytest.mark.rule("ARC-4.14")
def test_surpassing_gives_the_pips_of_the_played_card_in_the_lead_suit() -> None:
    scene = follow("administration-2", "administration-4", "administration-6", lead="administration-3")
    assert scene.options("surpass") == ["surpass:administration-4", "surpass:administration-6"]
    scene.play("surpass:administration-4")
    assert scene.state["turn"]["pips"] == 3
    assert {option.split(":")[0] for option in scene.options()} == {"influence", "seize", "end"}


@pytest.mark.rule("ARC-4.15")
def test_surpassing_looks_at_the_lead_card_only() -> None:
    scene = Scene(hand=["aggression-3"], foe={"hand": ["aggression-6"]}, players={2: {"hand": ["aggression-4"]}})
    scene.play("lead:aggression-3", "end", "surpass:aggression-6", "end")
    assert scene.options("surpass") == ["surpass:aggression-4"]


@pytest.mark.rule("ARC-4.16")
def test_a_copy_is_hidden_and_gives_one_pip_of_the_lead_suit() -> None:
    scene = follow("construction-2", lead="mobilization-3")
    scene.play("copy:construction-2")
    assert scene.state["turn"]["pips"] == 1
    assert {option.split(":")[0] for option in scene.options()} == {"move", "influence", "end"}
    assert scene.view(0)["played"][1]["card"] == ""
    assert scene.view(1)["played"][1]["card"] == "construction-2"
    assert scene.view()["played"][1]["face_down"]


@pytest.mark.rule("ARC-4.17")
def test_a_pivot_gives_one_pip_of_its_own_suit() -> None:
    scene = follow("construction-2", lead="mobilization-3")
    scene.play("pivot:construction-2")
    assert scene.state["turn"]["pips"] == 1
    assert {option.split(":")[0] for option in scene.options()} == {"build_city", "build_starport", "end"}
    assert scene.view(0)["played"][1]["card"] == "construction-2"


@pytest.mark.rule("ARC-4.17")
def test_a_pivot_does_not_change_the_lead_suit() -> None:
    scene = Scene(hand=["mobilization-3"], foe={"hand": ["construction-2"]}, players={2: {"hand": ["construction-6"]}})
    scene.play("lead:mobilization-3", "end", "pivot:construction-2", "end")
    assert scene.options() == ["pivot:construction-6", "copy:construction-6"]


@pytest.mark.rule("ARC-4.18")
def test_a_lower_card_of_the_lead_suit_only_copies() -> None:
    scene = follow("aggression-2", lead="aggression-3")
    assert scene.options() == ["copy:aggression-2"]
    assert "3" in scene.refused("surpass:aggression-2")
    assert scene.refused("pivot:aggression-2")


@pytest.mark.rule("ARC-4.19")
def test_an_extra_card_seizes_and_gives_nothing() -> None:
    scene = follow("aggression-5", "construction-2")
    scene.play("surpass:aggression-5")
    assert scene.options("seize") == ["seize:construction-2"]
    scene.play("seize:construction-2")
    assert scene.state["initiative"] == 1
    assert scene.state["turn"]["pips"] == 2
    assert scene.view(0)["played"][2]["card"] == ""


@pytest.mark.rule("ARC-4.19")
def test_the_leader_does_not_seize_and_it_is_too_late_after_acting() -> None:
    scene = Scene(hand=LEAD, foe={"hand": ["aggression-5", "construction-2"]})
    scene.play("lead:aggression-4")
    assert scene.options("seize") == []
    scene.play("end", "surpass:aggression-5", "move:6-hex>6-gate")
    assert scene.options("seize") == []
    assert scene.refused("seize:construction-2")


@pytest.mark.rule("ARC-4.20")
def test_surpassing_with_a_seven_seizes() -> None:
    scene = Scene(hand=LEAD, foe={"hand": ["aggression-7", "construction-2"]}, seats=4)
    scene.play("lead:aggression-4", "end", "surpass:aggression-7")
    assert (scene.state["initiative"], scene.state["seized"]) == (1, True)
    assert scene.state["turn"]["pips"] == 1


@pytest.mark.rule("ARC-4.20")
@pytest.mark.parametrize("way", ["copy", "pivot"])
def test_a_seven_seizes_only_by_surpassing(way: str) -> None:
    scene = Scene(hand=LEAD, foe={"hand": ["construction-7", "construction-2"]}, seats=4)
    scene.play("lead:aggression-4", "end", f"{way}:construction-7")
    assert scene.state["initiative"] == 0


@pytest.mark.rule("ARC-4.21")
def test_one_seizure_in_a_round() -> None:
    scene = Scene(
        hand=LEAD,
        foe={"hand": ["aggression-5", "construction-2"]},
        players={2: {"hand": ["aggression-7", "construction-3"]}},
        seats=4,
    )
    scene.play("lead:aggression-4", "end", "surpass:aggression-5", "seize:construction-2", "end")
    scene.play("surpass:aggression-7")
    assert scene.state["initiative"] == 1
    assert scene.options("seize") == []


@pytest.mark.rule("ARC-4.22")
def test_the_order_of_the_round_stays() -> None:
    scene = Scene(
        hand=LEAD,
        foe={"hand": ["aggression-2"]},
        players={2: {"hand": ["aggression-5", "construction-2"]}, 3: {"hand": ["aggression-3"]}},
        seats=4,
    )
    scene.play(
        "lead:aggression-4", "end", "copy:aggression-2", "end", "copy:aggression-5", "seize:construction-2", "end"
    )
    assert scene.waiting == [3]
    scene.play("copy:aggression-3", "end")
    assert scene.waiting == [0]  # seat 2 holds the marker and has no cards


@pytest.mark.rule("ARC-4.23")
def test_the_lead_card_stays_that_of_the_leader() -> None:
    scene = Scene(
        hand=["mobilization-3"],
        foe={"hand": ["construction-6", "construction-2"]},
        players={2: {"hand": ["mobilization-4", "construction-3"]}},
    )
    scene.play("lead:mobilization-3", "end", "pivot:construction-6", "seize:construction-2", "end")
    assert scene.options("surpass") == ["surpass:mobilization-4"]


@pytest.mark.rule("ARC-4.24")
def test_the_highest_surpass_gets_the_initiative() -> None:
    scene = Scene(
        hand=["aggression-2", "mobilization-2"],
        foe={"hand": ["aggression-6", "mobilization-3"]},
        players={2: {"hand": ["aggression-5", "mobilization-4"]}},
    )
    scene.play("lead:aggression-2", "end", "surpass:aggression-6", "end", "surpass:aggression-5", "end")
    assert scene.state["initiative"] == 1
    assert scene.waiting == [1]


@pytest.mark.rule("ARC-4.24")
def test_a_seizer_keeps_it_against_a_surpass_and_it_stays_without_one() -> None:
    scene = Scene(
        hand=["aggression-2", "mobilization-2"],
        foe={"hand": ["construction-6", "mobilization-3", "mobilization-6"]},
        players={2: {"hand": ["aggression-5", "mobilization-4"]}},
    )
    scene.play("lead:aggression-2", "end", "copy:construction-6", "seize:mobilization-3", "end", "surpass:aggression-5")
    scene.play("end")
    assert scene.state["initiative"] == 1
    scene.play("lead:mobilization-6", "end", "copy:mobilization-4", "end", "copy:mobilization-2", "end")
    assert scene.state["initiative"] == 1


@pytest.mark.rule("ARC-4.24")
def test_a_union_takes_its_card_before_the_check_and_the_surpass_still_counts() -> None:
    scene = Scene(
        hand=["aggression-2", "mobilization-2"],
        foe={"hand": ["aggression-6"], "cards": ["BC11"]},
    )
    scene.play("lead:aggression-2", "end", "surpass:aggression-6", "prelude:BC11", "union:aggression-6", "end")
    assert scene.state["initiative"] == 1
    assert scene.foe["hand"] == ["aggression-6"]
    assert scene.state["court_discard"] == ["BC11"]


@pytest.mark.rule("ARC-4.25")
def test_played_cards_go_onto_the_pile_in_their_order() -> None:
    scene = follow("construction-2", "administration-2", "mobilization-5", lead="aggression-3")
    before = scene.state["pile"]
    scene.play("copy:construction-2", "seize:administration-2", "end")
    assert scene.state["pile"] == [*before, "aggression-3", "construction-2", "administration-2"]
    assert scene.view(0)["pile"] == [*[""] * len(before), "aggression-3", "", ""]
    assert scene.view(1)["pile"][-2:] == ["construction-2", "administration-2"]


@pytest.mark.rule("ARC-4.26")
def test_the_chapter_ends_when_nobody_has_cards() -> None:
    scene = Scene(hand=["aggression-4"], foe={"hand": ["aggression-2"]})
    scene.play("lead:aggression-4", "end")
    assert scene.state["chapter"] == 1
    scene.play("copy:aggression-2", "end")
    assert scene.state["chapter"] == 2
