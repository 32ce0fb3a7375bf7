"""What a player is told who tries something impossible: the reason, and the clause behind it."""

from typing import Any

import pytest

from ecliptic.kernel import Refused
from tests.rules.arcs.marks import shows
from tests.rules.arcs.scene import Scene

COURT = ["BC01", "BC02", "BC03", "BC04"]
HEX_2, HEX_3 = "Cluster 2: Hex", "Cluster 3: Hex"


def told(scene: Scene, action: str) -> tuple[str, tuple[str, ...]]:
    """The sentence with which an action is refused, and the clauses that it cites."""
    sentence = scene.refused(action)
    with pytest.raises(Refused) as caught:
        scene.table.play(scene.waiting[0], action)
    assert caught.value.message is not None
    return sentence, tuple(caught.value.message.rules)


def check(scene: Scene, rows: dict[str, tuple[str, ...]]) -> None:
    """Each of these actions is refused with its sentence and the clauses after it."""
    assert {action: told(scene, action) for action in rows} == {
        action: (sentence, rules) for action, (sentence, *found) in rows.items() for rules in [tuple(found)]
    }


def no_action(kind: str) -> tuple[str, str]:
    return f"{kind} is not one of the actions you can take now.", "ARC-4.3"


@pytest.mark.rule("ARC-4.2", "ARC-4.13", "ARC-4.14", "ARC-4.17")
def test_playing_a_card() -> None:
    scene = Scene(
        hand=["administration-3", "construction-2"],
        foe={"hand": ["administration-2", "aggression-4"]},
        players={2: {"hand": ["mobilization-2"]}},
    )
    other = ("ARC-4.2", "ARC-4.4")
    check(scene, {
        "lead:administration-9": ("There is no card 'administration-9' in Arcs.",),
        "lead:administration-2": ("You do not have Administration 2 in your hand.", "ARC-4.2"),
        "copy:administration-3": (
            "'copy:administration-3' is not one of the choices: answer the open question first.", *other
        ),
        "fly:2-hex": ("'fly:2-hex' is not an action of Arcs.",),
    })  # fmt: skip
    scene.play("lead:administration-3", "end")
    check(scene, {
        "surpass:administration-2": (
            "Administration 2 does not surpass: you need a higher number than 3 in the suit of the lead card.",
            "ARC-4.14",
        ),
        "surpass:aggression-4": (
            "Aggression 4 does not surpass: you need a higher number than 3 in the suit of the lead card.", "ARC-4.14"
        ),
        "pivot:administration-2": (
            "Administration 2 has the suit of the lead card: to pivot, play another suit.", "ARC-4.17"
        ),
        "pivot:mobilization-2": ("You do not have Mobilization 2 in your hand.", "ARC-4.13"),
        "copy:none": ("There is no card 'none' in Arcs.",),
        "end": ("'end' is not one of the choices: answer the open question first.", "ARC-4.13"),
    })  # fmt: skip


@pytest.mark.rule("ARC-4.9", "ARC-4.21", "ARC-5.1")
def test_declaring_and_seizing() -> None:
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["aggression-3", "aggression-4"]},
        players={2: {"hand": ["mobilization-2", "mobilization-4"]}},
        buildings={"2-hex/1": "0 city"},
    )
    scene.play("lead:administration-2")
    check(scene, {
        "declare:keeper": ("You cannot declare Keeper with your card now.", "ARC-4.8"),
        "declare:fame": ("There is no ambition 'fame'.",),
        "declare:edenguard": ("There is no ambition 'edenguard'.",),  # of the campaign
        "seize:construction-3": ("You already have the initiative.", "ARC-4.21"),
    })  # fmt: skip
    scene.play("tax:2-hex/1")
    late = "is too late: declare and seize directly after playing your card."
    check(scene, {
        "declare:tycoon": (f"'declare:tycoon' {late}", "ARC-5.1"),
        "seize:construction-3": (f"'seize:construction-3' {late}", "ARC-5.1"),
    })  # fmt: skip
    scene.play("end", "pivot:aggression-3")
    check(scene, {
        "seize:construction-3": ("You do not have Construction 3 in your hand.", "ARC-4.19"),
        "seize:none": ("There is no card 'none' in Arcs.",),
    })  # fmt: skip
    scene.play("seize:aggression-4", "end", "copy:mobilization-2")
    check(scene, {"seize:mobilization-4": ("The initiative has already been seized this round.", "ARC-4.21")})
    full = Scene(hand=["administration-2"], markers=["tycoon", "keeper", "keeper"])
    full.play("lead:administration-2")
    check(full, {"declare:tycoon": ("No ambition marker is available.", "ARC-4.9")})


@pytest.mark.rule("ARC-5.2", "ARC-5.3", "ARC-8.3")
def test_spending() -> None:
    scene = Scene(
        hand=["administration-2"], me={"resources": ["fuel"], "cards": ["BC01"]}, buildings={"2-hex/1": "0 city"}
    )
    scene.play("lead:administration-2")
    check(scene, {
        "spend:relic": ("You have no Relic to spend.", "ARC-5.3"),
        "spend:relic/fuel": ("You have no Relic to spend.", "ARC-5.3"),
        "spend:fuel/relic": ("You cannot spend Fuel as Relic.", "ARC-5.3"),
        "spend:gold": ("There is no resource 'gold'.",),
        "spend:fuel/gold": ("There is no resource 'fuel/gold'.",),
        "prelude:BC08": ("You do not have Gatekeepers.", "ARC-5.3"),
        "prelude:BC99": ("There is no card 'BC99' in Arcs.",),
    })  # fmt: skip
    scene.play("tax:2-hex/1", "done")
    check(scene, {
        "spend:fuel": ("'spend:fuel' is too late: your Prelude is over.", "ARC-5.2"),
        "prelude:BC01": ("'prelude:BC01' is too late: your Prelude is over.", "ARC-5.2"),
    })  # fmt: skip


@pytest.mark.rule("ARC-5.3", "ARC-5.4")
def test_preludes_of_cards() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"resources": ["relic", "fuel"], "cards": ["BC01", "BC13", "BC16", "L28", "L24"]},
        ships={"2-hex": {"0": 1}},
        court=["BC08", "BC02", "BC03", "BC04"],
        agents=[[1], [], [], []],
        markers=["", "", "tycoon"],
    )
    scene.play("lead:administration-2")
    assert "prelude:BC16" in scene.options()
    check(scene, {
        "prelude:BC01": ("Loyal Engineers has no such Prelude action.", "ARC-5.3"),
        "prelude:BC13#2": ("Skirmishers has no such Prelude action.", "ARC-5.3"),
        "prelude:L24": ("Warlord's Terror can be used only while Warlord is declared.", "ARC-5.3"),
    })  # fmt: skip
    scene.play("spend:relic", "secure:BC08")
    check(scene, {
        "prelude:BC08": (
            "You have secured Gatekeepers in this Prelude: its Prelude action cannot be used yet.", "ARC-5.4"
        ),
        "prelude:BC16": ("Lattice Spies can be used only before any other action of the turn.", "ARC-5.3"),
    })  # fmt: skip
    broke = Scene(hand=["administration-2"], me={"cards": ["L28", "BC24"]}, markers=["", "", "tycoon"])
    broke.play("lead:administration-2")
    check(broke, {
        "prelude:L28": ("Tycoon's Charm would do nothing now.", "ARC-5.3"),
        "prelude:BC24": ("Relic Fence would do nothing now.", "ARC-5.3"),
    })  # fmt: skip


@pytest.mark.rule("ARC-4.3", "ARC-6.1", "ARC-6.3", "ARC-6.17", "ARC-6.19")
def test_administration() -> None:
    scene = Scene(
        hand=["administration-2"],
        ships={"2-hex": {"0": 1}, "3-hex": {"1": 2, "0": 1}},
        buildings={
            "2-hex/1": "0 city",
            "2-hex/2": "1 starport",
            "3-hex/1": "1 city",
            "5-arrow/1": "0 city damaged",
        },
        court=COURT,
        agents=[[5], [5], [], []],
    )
    scene.play("lead:administration-2", "tax:2-hex/1")
    check(scene, {
        "tax:2-hex/1": (f"This city has already been taxed this turn ({HEX_2}).", "ARC-6.3"),
        "tax:2-hex/2": (f"There is no city there to tax ({HEX_2}).", "ARC-6.1"),
        "tax:3-hex/2": (f"There is no city there to tax ({HEX_3}).", "ARC-6.1"),
        "tax:3-hex/1": (f"You can tax a Rival city only in a system you control ({HEX_3}).", "ARC-6.1"),
        "tax:3-hex": ("There is no place '3-hex' on the map.", "ARC-3.1"),
        "repair:2-hex/1": (f"You have nothing damaged there to repair ({HEX_2}).", "ARC-6.17"),
        "repair_ship:3-hex": (f"You have nothing damaged there to repair ({HEX_3}).", "ARC-6.17"),
        "repair_ship:moon": ("There is no place 'moon' on the map.", "ARC-3.1"),
        "influence:BC03": ("You have no agents in your supply.", "ARC-6.19"),
        "influence:BC05": ("Construction Union is not in the Court.", "ARC-6.18"),
        "influence:BC55": ("There is no card 'BC55' in Arcs.",),
        "move:2-hex>2-gate": no_action("Move"),
        "secure:BC01": no_action("Secure"),
        "battle:3-hex/1": no_action("Battle"),
        "build_city:2-hex": no_action("Build"),
        "build_ship:2-hex/2": no_action("Build"),
        "dice:0-1-0": ("'dice:0-1-0' is not one of the choices: answer the open question first.", "ARC-5.1"),
    })  # fmt: skip


@pytest.mark.card("LEAD13", "effect")
def test_a_city_that_a_leader_does_not_tax() -> None:
    scene = Scene(hand=["administration-2"], me={"leader": "LEAD13"}, buildings={"2-hex/1": "0 city"})
    scene.play("lead:administration-2")
    check(scene, {"tax:2-hex/1": (f"A card forbids you to tax this city ({HEX_2}).", "ARC-6.1")})


@pytest.mark.rule("ARC-6.6", "ARC-6.8")
def test_construction() -> None:
    scene = Scene(
        hand=["construction-2"],
        ships={"2-hex": {"0": 1}},
        buildings={
            "2-hex/1": "0 city damaged",
            "2-hex/2": "0 starport",
            "3-hex/1": "1 starport",
        },
    )
    scene.play("lead:construction-2", "build_ship:2-hex/2")
    check(scene, {
        "build_city:2-hex": (f"There is no free place for this building ({HEX_2}).", "ARC-6.6"),
        "build_starport:3-hex": (f"You have no piece there, so you cannot build ({HEX_3}).", "ARC-6.6"),
        "build_outside:3-hex": (f"You have no piece there, so you cannot build ({HEX_3}).", "ARC-6.6"),
        "build_city:moon": ("There is no place 'moon' on the map.", "ARC-3.1"),
        "build_ship:2-hex/2": (f"This starport has already built a ship this turn ({HEX_2}).", "ARC-6.8"),
        "build_ship:2-hex/1": (f"You have no starport there to build ships ({HEX_2}).", "ARC-6.6"),
        "build_ship:3-hex/1": (f"You have no starport there to build ships ({HEX_3}).", "ARC-6.6"),
        "build_ship:3-hex/2": (f"You have no starport there to build ships ({HEX_3}).", "ARC-6.6"),
        "build_ship:3-hex": ("There is no place '3-hex' on the map.", "ARC-3.1"),
        "tax:2-hex/1": no_action("Tax"),
        "influence:BC01": no_action("Influence"),
    })  # fmt: skip


@pytest.mark.rule("ARC-6.11", "ARC-6.20", "ARC-7.1", "ARC-7.2", "ARC-4.3")
def test_aggression() -> None:
    scene = Scene(
        hand=["aggression-4"],
        ships={"2-hex": {"0": 1}, "3-hex": {"1": 1}},
        court=COURT,
        agents=[[1, 1], [], [], []],
    )
    scene.play("lead:aggression-4")
    check(scene, {
        "move:2-hex>3-hex": (f"These systems are not adjacent ({HEX_2} → {HEX_3}).", "ARC-6.11"),
        "move:3-hex>3-gate": (f"You have no ships there ({HEX_3}).", "ARC-6.11"),
        "move:2-hex": ("There is no place '2-hex' on the map.", "ARC-3.1"),
        "move:2-hex>moon": ("There is no place '2-hex>moon' on the map.", "ARC-3.1"),
        "move:moon>2-hex": ("There is no place 'moon>2-hex' on the map.", "ARC-3.1"),
        "secure:BC01": ("You cannot secure Loyal Engineers: you need more agents on it than each Rival.", "ARC-6.20"),
        "secure:BC05": ("Construction Union is not in the Court.", "ARC-6.20"),
        "secure:BC55": ("There is no card 'BC55' in Arcs.",),
        "battle:2-hex/1": (f"There is no such defender there ({HEX_2}).", "ARC-7.1", "ARC-7.2"),
        "battle:3-hex/1": (f"You have no ships there ({HEX_3}).", "ARC-7.1", "ARC-7.2"),
        "battle:moon/1": ("There is no place 'moon/1' on the map.", "ARC-3.1"),
        "repair_ship:2-hex": no_action("Repair"),
    })  # fmt: skip
    tired = Scene(
        hand=["construction-2"],
        me={"resources": ["fuel"]},
        ships={"2-hex": {"0": 1}},
        played=["aggression-4"],
        played_by=[0],
        played_how=["lead"],
        turn={"seat": 0, "stage": "opening", "pips": 0},
    )
    assert tired.options() == ["declare:warlord", "spend:fuel", "end"]
    check(tired, {
        "move:2-hex>2-gate": ("You have no actions left.", "ARC-4.3"),
        "build_city:2-hex": ("You have no actions left.", "ARC-4.3"),
        "declare:keeper": ("You cannot declare Keeper with your card now.", "ARC-4.8"),
        "seize:construction-2": ("You already have the initiative.", "ARC-4.21"),
        "spend:relic": ("You have no Relic to spend.", "ARC-5.3"),
        "prelude:BC01": ("You do not have Loyal Engineers.", "ARC-5.3"),
    })  # fmt: skip


@pytest.mark.rule("ARC-7.4", "ARC-7.5")
def test_dice() -> None:
    def against(buildings: dict[str, str]) -> Scene:
        scene = Scene(hand=["aggression-2"], ships={"2-hex": {"0": 2, "1": 1}}, buildings=buildings)
        scene.play("lead:aggression-2", "battle:2-hex/1")
        return scene

    raid = (
        "You cannot collect raid dice here: Player 2 has a building on the map, but none that defends in this battle."
    )
    total = "You cannot collect these dice: take at most 2 in total and 6 of each type."
    check(against({"3-hex/1": "1 city"}), {
        "dice:0-0-1": (raid, "ARC-7.5"),
        "dice:0-3-1": (raid, "ARC-7.5"),
        "dice:1-2-0": (total, "ARC-7.4"),
        "dice:0-1": (total, "ARC-7.4"),
        "end": ("'end' is not one of the choices: answer the open question first.", "ARC-7.4", "ARC-7.5"),
    })  # fmt: skip
    check(against({"2-hex/1": "1 city"}), {"dice:0-2-1": (total, "ARC-7.4")})


@pytest.mark.rule("ARC-9.8")
def test_an_action_of_the_prelude() -> None:
    scene = Scene(hand=["administration-2"], me={"resources": ["fuel"]}, ships={"2-hex": {"0": 1}}, court=COURT)
    scene.play("lead:administration-2", "spend:fuel")
    check(scene, {
        "influence:BC01": no_action("Influence"),
        "move:3-hex>3-gate": (f"You have no ships there ({HEX_3}).", "ARC-6.11"),
        "end": ("'end' is not one of the choices: answer the open question first.", "ARC-5.3"),
    })  # fmt: skip


@shows("L05", "L17", "LEAD05", "LEAD11")
@pytest.mark.rule("ARC-7.4", "ARC-7.5")
@pytest.mark.parametrize(
    ("me", "foe", "dice", "sentence", "clause"),
    [
        ({"leader": "LEAD05"}, {}, "0-1-0", "Too few dice: you must collect at least 2.", "ARC-7.4"),
        ({"leader": "LEAD05"}, {}, "5-0-0", "You cannot collect these dice: take at most 4 in total "
         "and 6 of each type.", "ARC-7.4"),
        ({"leader": "LEAD11"}, {}, "1-0-1", "You cannot collect more assault dice than skirmish dice.", "ARC-7.4"),
        ({}, {"cards": ["L05"]}, "0-0-1", "A card forbids raid dice in this battle.", "ARC-7.5"),
    ],
)  # fmt: skip
def test_dice_that_cards_forbid(me: Any, foe: Any, dice: str, sentence: str, clause: str) -> None:
    scene = Scene(
        hand=["aggression-2"],
        me=me,
        foe=foe,
        ships={"2-hex": {"0": 2, "1": 1}},
        buildings={"2-hex/1": "1 starport"},
    )
    scene.play("lead:aggression-2", "battle:2-hex/1")
    check(scene, {f"dice:{dice}": (sentence, clause)})


@shows("L17")
@pytest.mark.rule("ARC-7.5")
def test_one_raid_die_of_the_exosuits() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["L17"]},
        ships={"2-hex": {"0": 2, "1": 1}},
        buildings={"3-hex/1": "1 city"},
    )
    scene.play("lead:aggression-2", "battle:2-hex/1")
    check(scene, {"dice:0-0-2": ("You can collect at most 1 raid die here.", "ARC-7.5")})


@shows("LEAD07", "LEAD08", "LEAD13", "L09")
@pytest.mark.rule("ARC-4.8", "ARC-6.3", "ARC-6.6", "ARC-6.20")
def test_what_leaders_and_lore_forbid() -> None:
    demagogue = Scene(hand=["aggression-2"], me={"leader": "LEAD08"}, court=COURT, agents=[[1], [1, 1], [], []])
    demagogue.play("lead:aggression-2")
    check(demagogue, {
        "secure:BC01": ("A card forbids you to secure Loyal Engineers now.", "ARC-6.20"),
        "secure:BC02": ("You cannot secure Mining Interest: you need more agents on it than each Rival.", "ARC-6.20"),
        "secure:BC03": ("You cannot secure Material Cartel: you need more agents on it than each Rival.", "ARC-6.20"),
    })  # fmt: skip
    feastbringer = Scene(hand=["aggression-2"], me={"leader": "LEAD07"})
    feastbringer.play("lead:aggression-2")
    check(feastbringer, {
        "declare:tycoon": ("A card forbids you to declare Tycoon now.", "ARC-4.8"),
        "declare:keeper": ("You cannot declare Keeper with your card now.", "ARC-4.8"),
    })  # fmt: skip
    anarchist = Scene(hand=["administration-2"], me={"leader": "LEAD13"}, ships={"2-hex": {"0": 1}})
    anarchist.play("lead:administration-2", "tax:2-hex/2")
    check(anarchist, {
        "tax:2-hex/2": (f"This building slot has already been taxed this turn ({HEX_2}).", "ARC-6.3"),
    })  # fmt: skip
    clouds = Scene(hand=["construction-2"], me={"cards": ["L09"]}, ships={"2-hex": {"0": 1}})
    clouds.play("lead:construction-2")
    check(clouds, {
        "build_outside:2-hex": ("You have no Relic to spend.", "ARC-8.3"),
        "build_outside:3-hex": (f"You have no piece there, so you cannot build ({HEX_3}).", "ARC-6.6"),
        "build_outside:2-gate": ("You have no piece there, so you cannot build (Cluster 2: Gate).", "ARC-6.6"),
    })  # fmt: skip
