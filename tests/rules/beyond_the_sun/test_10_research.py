"""Research (BTS-10), automation (BTS-11), private technologies (BTS-17)."""

import pytest

from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, number, slot

RICH = [{"ore": 20, "population": 8}]


def cards(*ids: str) -> list[int]:
    return [number("technology", id) for id in ids]


@pytest.mark.rule("BTS-10.1", "BTS-10.7", "BTS-10.17")
def test_slot_cube_and_immediate_bonus() -> None:
    scene = Scene(players=[{"population": 2}], slots={"I-4": slot("T1-04", (1,))})
    scene.play("go:research_1/1", "slot:I-4")
    assert (scene.population(), scene.ore(), scene.automation()) == (1, 1, ["ore"])
    assert scene.state.researchers[3] == 0b11, "cubes do not block each other"


@pytest.mark.rule("BTS-10.2", "BTS-10.3", "BTS-10.3a", "BTS-10.22", "BTS-10.6")
def test_level_and_prerequisites() -> None:
    slots = {"I-1": slot("T1-01", (0,)), "I-3": slot("T1-03", (0,))}
    scene = Scene(players=RICH, slots=slots)
    scene.play("go:research_2/1")
    assert scene.options() == ["slot:II-A", "slot:II-D"], "II-B needs I-2 as well, II-E needs I-4 as well"
    first = Scene(players=RICH, slots=slots)
    first.play("go:research_1/1")
    assert first.options() == ["slot:I-2", "slot:I-4"]


@pytest.mark.rule("BTS-10.4", "BTS-10.13")
def test_two_of_three() -> None:
    slots = {**LEVEL_ONE, "III-1": slot("T3-00", (0,)), "III-3": slot("T3-05", (0,)), "III-5": slot("T3-09", (0,))}
    slots["IIII-1"] = slot()
    scene = Scene(players=RICH, slots=slots, guilds=["innovators_guild"])
    scene.play("go:innovators_guild/1")
    assert scene.options() == ["type:B", "type:R"], "III-2 was not researched, and IIII-3 has one of three"


@pytest.mark.rule("BTS-10.5")
def test_the_eye_allows_discovered_slots_only() -> None:
    slots = {**LEVEL_ONE, "II-A": slot("T2-14", (0,)), "II-C": slot("T2-11")}
    scene = Scene(players=RICH, slots=slots)
    scene.play("go:T2-14/a/1")
    assert "T2-11" in scene.technologies(), "the only discovered slot of level II that is left"


@pytest.mark.rule("BTS-10.8")
def test_researchers_never_come_back() -> None:
    stack = [{"frame": "take_turn", "seat": 0, "phase": 3}, {"frame": "production", "seat": 0}]
    scene = Scene(players=[{"ore": 1, "population": 1}], slots={"I-1": slot("T1-01", (0,))}, stack=stack)
    scene.play("trade")
    assert scene.options() == ["sell_population", "recall:SOL/1", "stop"]
    assert scene.state.researchers[0] == 1


@pytest.mark.rule("BTS-10.9", "BTS-10.10", "BTS-16.1", "BTS-16.2")
def test_the_event_is_resolved_after_the_cube_and_before_the_type() -> None:
    slots = {"I-1": slot("T1-01", (0,)), "I-2": slot("T1-02", (0,)), "II-B": slot(event="E2-06")}
    players = [{"ore": 2, "population": 2}]
    scene = Scene(players=players, slots=slots)
    scene.play("go:research_2/1", "slot:II-B")
    assert (scene.ore(), scene.ore(1), scene.population()) == (2, 1, 1), "Mining Rush"
    assert scene.options() == ["type:R", "type:Y"]
    assert scene.state.event[5] == -1


@pytest.mark.rule("BTS-10.10a")
def test_until_the_card_lies_there_the_slot_counts_for_nobody() -> None:
    """While Universal Enlightenment is resolved, III-1 can be chosen by nobody, and II-A is no use for it."""
    slots = {
        **LEVEL_ONE,
        "II-A": slot("T2-01", (0, 1)),
        "II-C": slot("T2-11"),
        "III-1": slot(event="E3-05"),
    }
    slots["I-2"] = slot("T1-02", (0, 1))
    players = [{"ore": 20, "population": 5}, {"ore": 9, "population": 2}]
    scene = Scene(players=players, slots=slots)
    scene.play("go:T2-01/a/1")
    assert scene.topic() == "may-use"
    scene.play("use")
    assert "T2-11" in scene.technologies()
    assert scene.waiting == 1
    scene.play("use")
    options = scene.options("slot")
    assert options == ["slot:I-1", "slot:I-3", "slot:I-4", "slot:II-C"]


@pytest.mark.rule("BTS-10.11", "BTS-2.5")
def test_level_four_has_no_event() -> None:
    slots = {**LEVEL_ONE, "III-3": slot("T3-00", (0,)), "III-4": slot("T3-00", (0,))}
    slots["III-4"] = slot("T3-05", (0,))
    scene = Scene(players=RICH, slots=slots, guilds=["innovators_guild"])
    scene.play("go:innovators_guild/1")
    assert scene.topic() == "choose-type"


@pytest.mark.rule("BTS-10.12", "BTS-10.14", "BTS-10.15", "BTS-1.12")
def test_two_cards_of_the_type_are_drawn_and_one_is_placed() -> None:
    slots = {"I-1": slot("T1-01", (0,))}
    deck = ["T2-13", "T2-02", "T2-09", "T2-05", "T2-01"]
    rest = [f"T2-{i:02}" for i in range(1, 17) if f"T2-{i:02}" not in deck]
    scene = Scene(
        players=RICH,
        slots=slots,
        decks={"II": deck + rest},
        chance=[cards("T2-09", "T2-02", "T2-13")],
    )
    scene.play("go:research_2/1")
    assert scene.options() == ["card:T2-02", "card:T2-05"], "hybrids count; one type needs no question"
    scene.play("card:T2-05")
    assert scene.card("II-A") == "T2-05"
    under = [scene.state.parts.technologies[card].id for card in scene.state.decks[0][:3]]
    assert under == ["T2-09", "T2-02", "T2-13"]
    assert scene.state.decks[0][-1] == number("technology", "T2-01"), "the deck itself is not shuffled"
    assert scene.state.under[0] == [3]


@pytest.mark.rule("BTS-10.13a")
def test_types_do_not_matter_for_discovered_slots() -> None:
    slots = {"I-1": slot("T1-01", (0,)), "II-A": slot("T2-09")}
    scene = Scene(players=[{"ore": 2, "population": 1}], slots=slots)
    scene.play("go:research_2/1")
    assert "T2-09" in scene.technologies()


@pytest.mark.rule("BTS-10.16")
def test_a_deck_with_too_few_cards_of_the_type() -> None:
    slots = {"I-1": slot("T1-01", (0,)), "I-2": slot("T1-02", (0,))}
    everything = {f"T2-{i:02}" for i in range(1, 17)}
    others = ["II-C", "II-D", "II-E", "II-F"]

    def with_deck(*deck: str) -> Scene:
        gone = sorted(everything - set(deck))
        taken = {id: slot(card) for id, card in zip(others, gone, strict=False)}
        private = gone[len(others) :]
        players = [*RICH, {"private": private}]
        return Scene(players=players, slots={**slots, **taken}, decks={"II": list(deck)})

    one = with_deck("T2-09", "T2-05", "T2-10")
    one.play("go:research_2/1", "slot:II-A")
    assert one.card("II-A") == "T2-05", "the only military card is placed at once"
    none = with_deck("T2-09", "T2-10")
    none.play("go:research_2/1", "slot:II-A")
    assert none.card("II-A") == "T2-09", "no card fits: the top card"
    other = with_deck("T2-09", "T2-13")
    other.play("go:research_2/1", "slot:II-B")
    assert other.card("II-B") == "T2-13", "no military card is left, so the commercial type is used"
    empty = with_deck()
    empty.play("go:research_2/1")
    assert empty.card("II-C") in empty.technologies(), "only discovered slots can be chosen: II-C"


@pytest.mark.rule("BTS-10.18", "BTS-10.19")
def test_lasting_abilities_work_after_the_immediate_bonus() -> None:
    """Wormholes do not help the jump of the card's own immediate bonus; the ability works in the same turn after it."""
    slots = {**LEVEL_ONE, "II-A": slot("T2-01", (0,)), "III-1": slot("T3-11")}
    scene = Scene(players=[{"ore": 5, "population": 1}], slots=slots)
    scene.play("go:T2-01/a/1")
    assert scene.options() == ["disc:food", "disc:ore"]
    scene.play("disc:ore", "move:SOL/1/A1")
    assert scene.outpost("A1") == (0, "food"), "Barnard's Star shows food: no choice during the immediate bonus"


@pytest.mark.rule("BTS-10.20")
def test_choosing_a_slot_with_an_event_cannot_be_taken_back() -> None:
    slots = {"I-1": slot("T1-01", (0,)), "I-3": slot("T1-03", (0,)), "II-A": slot(event="E2-06")}
    scene = Scene(players=RICH, slots=slots)
    scene.play("go:research_2/1", "slot:II-A")
    assert scene.table.undoable(0) == 0


@pytest.mark.rule("BTS-10.23")
def test_nested_research_is_resolved_completely_first() -> None:
    """Universal Enlightenment gives a technology, with its bonus, before the type of the outer slot is chosen."""
    slots = {**LEVEL_ONE, "II-A": slot("T2-01", (0,)), "II-C": slot("T2-12"), "III-1": slot(event="E3-05")}
    scene = Scene(players=[{"ore": 5, "population": 2}], slots=slots, locations={"SOL": at({1: [1]})})
    scene.play("go:T2-01/a/1", "use")
    assert (scene.ore(), "T2-12" in scene.technologies()) == (2, True)
    assert scene.card("III-1") is None
    assert scene.options("card") != []


# Automation


@pytest.mark.rule("BTS-11.1", "BTS-11.6", "BTS-11.7")
def test_automation_takes_the_leftmost_disc() -> None:
    scene = Scene(players=[{"population": 1, "automation": ["food"]}], slots={"I-3": slot("T1-03")})
    scene.play("go:research_1/1", "slot:I-3")
    assert (scene.tracks(), scene.automation()) == ((6, 8), ["food", "food"])


@pytest.mark.rule("BTS-11.3", "BTS-7.2")
def test_a_star_disc_replaces_a_missing_one() -> None:
    scene = Scene(players=[{"population": 1, "automation": ["food"] * 8}], slots={"I-3": slot("T1-03")})
    scene.play("go:research_1/1", "slot:I-3")
    assert scene.automation() == ["food"] * 8 + ["star"]
    assert scene.tracks() == (0, 8)


@pytest.mark.rule("BTS-11.4")
def test_either_track_and_a_star_only_if_both_are_empty() -> None:
    slots = {**LEVEL_ONE, "II-A": slot("T2-03")}
    scene = Scene(players=[{"ore": 2, "population": 1, "automation": ["food"] * 8}], slots=slots)
    scene.play("go:research_2/1", "slot:II-A")
    assert scene.automation()[-1] == "ore"
    none = Scene(players=[{"ore": 2, "population": 1, "automation": ["food"] * 8 + ["ore"] * 8}], slots=slots)
    none.play("go:research_2/1", "slot:II-A")
    assert none.automation()[-1] == "star"


@pytest.mark.rule("BTS-11.5", "BTS-11.8", "BTS-11.9")
def test_discs_come_back_to_their_own_track_only() -> None:
    locations = {
        "Y1": at({0: [1]}, outpost=(0, "star")),
        "Y2": at({0: [1]}, outpost=(0, "ore")),
        "SOL": at({1: [3, 3]}),
    }
    players = [{"automation": ["food"] * 8}, {}]
    scene = Scene(active=1, players=players, locations=locations)
    scene.play("go:build_and_jump/1", "move:SOL/3/A1", "move:A1/3/Y1")
    assert (scene.controller("Y1"), scene.tracks()) == (1, (0, 7)), "the star disc goes beside the mat"
    assert scene.automation() == ["food"] * 8


# Private technologies


@pytest.mark.rule("BTS-17.1", "BTS-17.2", "BTS-17.7")
@pytest.mark.parametrize(("system", "level", "strength"), [("SA-06", "II", 4), ("SB-04", "III", 5)])
def test_systems_that_give_a_private_technology(system: str, level: str, strength: int) -> None:
    locations = {"A1": at({0: [4, 4]}, system, (0, "food" if system == "SB-04" else "ore"))}
    scene = Scene(players=[{"ore": 5, "population": 0}], slots={"I-2": slot("T1-02", (0,))}, locations=locations)
    scene.play("go:T1-02/a/1")
    while scene.topic() == "return-ships":
        scene.play("stop" if "stop" in scene.options() else scene.options()[0])
    shown = scene.options("card")
    prefix = "T2" if level == "II" else "T3"
    assert len(shown) == 3
    assert all(prefix in text for text in shown)
    scene.play(shown[0])
    card = shown[0].removeprefix("card:")
    assert [scene.state.parts.technologies[each].id for each in scene.state.players[0].private] == [card]
    assert len(scene.state.under[0 if level == "II" else 1]) == 1
    assert sum(1 for bits in scene.state.researchers if bits & 1) == 1


@pytest.mark.rule("BTS-17.5", "BTS-17.8", "BTS-17.6")
def test_a_private_technology_is_no_prerequisite_and_not_for_technologist() -> None:
    slots = {"I-1": slot("T1-01", (0,))}
    scene = Scene(players=[{"ore": 5, "population": 3, "private": ["T2-01"]}], slots=slots)
    assert scene.why_not("go:T2-01/a/1").id == "no-effect-possible"
    six = {f"II-{c}": slot(f"T2-0{i + 2}", (0,)) for i, c in enumerate("ABCDE")}
    almost = Scene(
        players=[{"private": ["T2-01"]}],
        slots=six,
        achievements=[{"achievement": "AC-03"}],
        stack=[{"frame": "take_turn", "seat": 0, "phase": 3}],
    )
    assert almost.state.claims == [[]]


@pytest.mark.rule("BTS-10.2", "BTS-10.7")
@pytest.mark.parametrize("i", range(1, 5))
def test_a_technology_of_others_can_be_researched(i: int) -> None:
    slots = {f"I-{each}": slot(f"T1-0{each}", (1,) if each == i else (0,)) for each in range(1, 5)}
    scene = Scene(players=[{"population": 1}], slots=slots)
    scene.play("go:research_1/1")
    assert f"T1-0{i}" in scene.technologies()
