"""Numbers in the frames of a written position: the least and the greatest are taken, those beyond are refused."""

from typing import Any

import pytest

import ecliptic
from ecliptic.games.arcs.campaign.acts import GRAND_AMBITIONS, grand_ambition
from ecliptic.games.arcs.campaign.card_removal import CONDITIONS, scrapped_if
from ecliptic.games.arcs.campaign.pursuits import PURSUITS, pursuit
from ecliptic.kernel import Refused
from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_11_flagships import with_flagship
from tests.rules.blighted_reach.test_12_summits import negotiate
from tests.rules.blighted_reach.test_frames import START, saved, summit
from tests.rules.blighted_reach.test_mutated_positions import acts, bent, last_chapter, stack_of

ROLLED = {"rolled": [0, 0]}
REACTING = {**acts(1), "seat": 0}


@pytest.mark.parametrize(
    ("below", "frame", "field", "right", "wrong", "campaign"),
    [
        ([], {"frame": "crises"}, "stage", (0, 3, 4), (-1, 5), ROLLED),
        ([{"frame": "crises", "stage": 4}], {"frame": "court_crises"}, "next_spot", (0, 5), (-1, 6), ROLLED),
        ([], {"frame": "edicts"}, "number", (-1, 99), (-2, 100), {}),
        ([], {"frame": "roll_number_die", "seat": 0}, "side", (0, 5), (-1, 6), {}),
        ([], {"frame": "crisis_of", "card": "CC11"}, "holder", (-1, 2), (-2, 3), {}),
        ([], {"frame": "steal_trust", "seat": 1}, "left", (0, 12), (-1, 13), {}),
        ([REACTING], {"frame": "council_resolves", "seat": 0}, "step", (0, 1), (-1, 2), {}),
        ([], {"frame": "choose_armed", "seat": 0, "left": 1}, "due", (1, 7), (-1, 8), {}),
        ([], {"frame": "choose_armed", "seat": 0, "due": 6}, "left", (1, 2), (0, 3), {}),
        ([], {"frame": "box_tokens"}, "left", (1, 2), (0, 3), {}),
        ([], {"frame": "enforce_or_change"}, "seat", (2,), (0, 1), {"first_regent": 2}),
        ([], {"frame": "blight_crises", "begun": 1}, "clusters", (1, 63), (0, 64), {}),
        ([], {"frame": "blight_crises", "clusters": 1}, "begun", (0, 1), (-1, 2), {}),
        ([], {"frame": "give_further", "seat": 0}, "regents", ([0], [2, 1]), ([], [3], [-1]), {}),
        ([], {"frame": "escalate"}, "seat", (0, 2), (1,), {"titles": ["regent", "outlaw", "regent"]}),
        ([], {"frame": "imperial_action"}, "seat", (0, 2), (1,), {"titles": ["regent", "outlaw", "regent"]}),
        ([], {"frame": "armed"}, "seat", (0, 2), (1,), {"titles": ["regent", "outlaw", "regent"]}),
    ],
)
def test_the_last_numbers_that_fit(
    below: list[dict[str, Any]],
    frame: dict[str, Any],
    field: str,
    right: tuple[int, ...],
    wrong: tuple[int, ...],
    campaign: dict[str, Any],
) -> None:
    for value in right:
        assert ecliptic.load(saved([START, *below, {**frame, field: value}], **campaign)).waiting
    for value in wrong:
        with pytest.raises(Refused) as refusal:
            ecliptic.load(saved([START, *below, {**frame, field: value}], **campaign))
        assert f"{frame['frame']} cannot have {field} " in str(refusal.value)


def fleet_at(step: str) -> Scene:
    """Seat 0 moves from 2-hex with up to two fresh and a damaged ship, and with Imperial ones."""
    scene = Scene(
        hand=["mobilization-2"],
        ships={"2-hex": {"0": [2, 1], "empire": [3, 1]}},
        buildings={"2-hex/1": "0 starport"},
    )
    scene.play("lead:mobilization-2", "move:2-hex>2-gate", *(["fleet:2+1/2+1"] if step == "catapult_fleet" else []))
    return scene


@pytest.mark.rule("ABR-4.15", "ARC-16.6")
@pytest.mark.parametrize("frame", ["move_fleet", "catapult_fleet"])
@pytest.mark.parametrize(
    ("field", "right", "wrong"),
    [
        ("steps", (0, 12), (-1, 13)),
        ("flags", (0, 15), (-1, 16)),
        ("trail", ([], [4 * 16], [4 * 16 + 2] * 24), ([-1], [24 * 16], [4 * 16] * 25)),
        (
            "group",
            ([1, 0, 0, 0], [0, 0, 0, 1], [2, 1, 2, 1]),
            ([0, 0, 0, 0], [3, 0, 0, 0], [0, 2, 0, 0], [1, 0, 4, 0], [0, 0, 1, 2], [-1, 1, 1, 0], [1, 0, 0], [1] * 5),
        ),
    ],
)
def test_a_fleet_is_as_large_as_what_is_there(
    frame: str, field: str, right: tuple[object, ...], wrong: tuple[object, ...]
) -> None:
    scene = fleet_at(frame)
    *stack, asks = stack_of(scene)
    assert asks["frame"] == frame
    for value in right:
        assert ecliptic.load(bent(scene, [*stack, {**asks, field: value}])).waiting == [0]
    for value in wrong:
        with pytest.raises(Refused, match=f"{frame} cannot have {field}"):
            ecliptic.load(bent(scene, [*stack, {**asks, field: value}]))


@pytest.mark.rule("ABR-4.15")
@pytest.mark.parametrize("frame", ["move_fleet", "catapult_fleet"])
def test_those_who_move_along_are_of_somebody_else(frame: str) -> None:
    """Own ships that moved along, too, would leave twice."""
    scene = fleet_at(frame)
    *stack, asks = stack_of(scene)
    alone = {**asks, "group": [1, 0, 0, 0]}
    for other in (1, 4, 5):
        assert ecliptic.load(bent(scene, [*stack, {**alone, "other": other}])).waiting == [0]
    for other in (-1, 0, 6):
        with pytest.raises(Refused, match=f"{frame} cannot have group"):
            ecliptic.load(bent(scene, [*stack, {**alone, "other": other}]))


@pytest.mark.rule("ABR-4.15")
@pytest.mark.parametrize(
    ("frame", "field", "wrong"),
    [
        ("move_fleet", "start", (-1, 24)),
        ("move_fleet", "end", (-1, 24)),
        ("catapult_fleet", "at", (-1, 24)),
    ],
)
def test_a_fleet_is_on_the_map(frame: str, field: str, wrong: tuple[int, ...]) -> None:
    scene = fleet_at(frame)
    *stack, asks = stack_of(scene)
    for value in wrong:
        with pytest.raises(Refused, match=f"{frame} cannot have {field}"):
            ecliptic.load(bent(scene, [*stack, {**asks, field: value}]))


@pytest.mark.rule("ABR-10.5")
@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"due": 2}, ""),
        ({"due": 7}, ""),
        ({"due": 8}, "demand cannot have due 8"),
        ({"due": -1}, "demand cannot have due -1"),
        ({"seat": 1, "due": 2}, "demand cannot have seat 1"),
        ({"due": 0}, "demand cannot wait at this place in the stack, or cannot wait now"),
        (
            {"due": 1},
            "demand cannot wait at this place in the stack, or cannot wait now",
        ),  # it has nothing of what it demands itself
    ],
)
def test_a_demand_is_of_regents_who_can_give(fields: dict[str, int], why: str) -> None:
    position = saved([START, {"frame": "demand", "seat": 0, "due": 2, **fields}], booklet=["AID04", "AID03", "AID05"])
    if not why:
        assert ecliptic.load(position).waiting == [0]
        return
    with pytest.raises(Refused) as refusal:
        ecliptic.load(position)
    assert why in str(refusal.value)


@pytest.mark.rule("ABR-10.5")
@pytest.mark.parametrize(("top", "is_refused"), [("AID04", True), ("F01-26", False)])
def test_only_authority_demands_something_of_outlaws(top: str, is_refused: bool) -> None:
    campaign = {"titles": ["regent", "outlaw", "regent"], "booklet": [top, "AID03", "AID05"]}
    position = saved([START, {"frame": "demand", "seat": 0, "due": 2}], **campaign)
    if is_refused:
        with pytest.raises(Refused, match="demand cannot have due 2"):
            ecliptic.load(position)
    else:
        assert ecliptic.load(position).waiting == [0]


@pytest.mark.rule("ABR-14.1", "ABR-2.12")
@pytest.mark.parametrize(
    ("step", "campaign", "is_right"),
    [
        (-1, {}, False),
        (0, {}, True),
        (8, {}, True),  # the next act has not begun
        (8, {"act": 3}, False),
        (9, {"act": 1, **ROLLED}, False),
        (9, {"act": 2, **ROLLED}, True),
        (10, {"act": 3}, True),
        (11, {"act": 3}, False),
    ],
)
def test_steps_of_an_intermission(step: int, campaign: dict[str, Any], is_right: bool) -> None:
    position = last_chapter(acts(1), {"frame": "intermission", "step": step}, **campaign)
    if is_right:
        assert ecliptic.load(position).waiting
    else:
        with pytest.raises(Refused, match=f"intermission cannot have step {step}"):
            ecliptic.load(position)


@pytest.mark.rule("ABR-2.12")
@pytest.mark.parametrize(("letter", "is_right"), [(-1, False), (0, True), (2, True), (3, False)])
def test_letters_of_fates_that_are_dealt(letter: int, is_right: bool) -> None:
    position: dict[str, Any] = ecliptic.new("blighted-reach", seats=3, seed=1).save()
    position["stack"][2] = {"frame": "deal_fates", "letter": letter}
    position["state"]["campaign"].pop("offers")
    if is_right:
        assert ecliptic.load(position).waiting
    else:
        with pytest.raises(Refused, match=f"deal_fates cannot have letter {letter}"):
            ecliptic.load(position)


@pytest.mark.rule("ABR-2.1", "ABR-2.3")
@pytest.mark.parametrize(
    ("step", "first", "why"),
    [
        (8, -1, ""),
        (8, 2, ""),
        (8, -2, "first -2"),
        (8, 3, "first 3"),
        (6, 0, "step 6"),  # the Court is laid out
        (7, 0, ""),
        (11, 0, ""),
        (12, 0, "step 12"),
    ],
)
def test_steps_of_the_set_up(step: int, first: int, why: str) -> None:
    position: dict[str, Any] = ecliptic.new("blighted-reach", seats=3, seed=1).save()
    position["state"]["campaign"].pop("offers")
    position["stack"] = [{"frame": "deal"}, {"frame": "set_up", "first": first, "step": step}]
    if not why:
        assert ecliptic.load(position).waiting
    else:
        with pytest.raises(Refused, match=f"set_up cannot have {why}"):
            ecliptic.load(position)


@pytest.mark.parametrize(
    ("declare", "table"), [(pursuit, PURSUITS), (grand_ambition, GRAND_AMBITIONS), (scrapped_if, CONDITIONS)]
)
def test_what_a_fate_declares_can_still_be_called(declare: Any, table: dict[str, Any]) -> None:
    def always(state: object, seat: int) -> bool:
        return True

    try:
        assert declare("only here")(always) is always
        assert table["only here"] is always
    finally:
        table.pop("only here")


def test_numbers_in_written_positions_keep_their_meaning() -> None:
    """Positions and recorded games hold parts of deals and flags of moves as numbers."""
    scene = negotiate(me={"resources": ["relic"]})
    scene.play("side:0>1", "deal_part:0>1=relic", "side:1>0", "deal_part:1>0=favor")
    draft = stack_of(scene)[-1]
    # From the lowest bit: giver (2 bits), receiver (2), kind (6: resources are 4, Favors 3), what (relics are 3).
    assert draft == {"frame": "draft_deal", "seat": 0, "parts": [1 << 2 | 4 << 4 | 3 << 10, 1 | 3 << 4], "side": -1}
    scene.play("side:1>2")
    assert stack_of(scene)[-1]["side"] == 1 * 4 + 2
    assert stack_of(fleet_at("move_fleet"))[-1]["flags"] == 1 | 2 | 4  # begins, may repeat, is a Catapult move
    assert stack_of(fleet_at("catapult_fleet"))[-1]["flags"] == 1 | 2 | 4
    blight = Scene(hand=["mobilization-3"], me={"cards": ["F13-04"]}, ships={"2-hex": {"0": 2, "blight": [1, 1]}})
    blight.play("lead:mobilization-3", "move:2-hex>2-gate", "ships:1+0")
    assert stack_of(blight)[-1]["flags"] == 1 | 2 | 8  # no ship has to move with the Blight
    assert blight.told("blight-moved") == ["blight-moved 0 1 2-hex 2-gate"]


def test_limits_of_a_turn_keep_their_numbers() -> None:
    """Below 96 they are sites."""
    built = with_flagship("construction-2")
    built.play("build_at_flagship:2-hex")
    assert built.state["turn"]["limits"] == [96]
    moved = with_flagship("administration-2", board={"slipstream_drive": "city"})
    moved.play("prelude:flagships", "slipstream:flagship>2-gate")
    moved.play_if_asked("done")
    assert 97 in moved.state["turn"]["limits"]


@pytest.mark.rule("ABR-12.3")
@pytest.mark.parametrize(
    ("number", "why"),
    [
        (-1, "call_to_order cannot have refused"),
        (1 | 3 << 4, ""),  # seat 1 gives seat 0 a Favor
        (3 | 3 << 4, "call_to_order cannot have refused"),  # there is no seat 3
        (3 << 2 | 3 << 4, "call_to_order cannot have refused"),
        (1 | 15 << 4, "call_to_order cannot have refused"),  # no kind has this number any more
        (1 | 17 << 4, ""),  # the last kind
        (1 | 18 << 4, "call_to_order cannot have refused"),
        (1 | 3 << 4 | (2**21 - 1) << 10, ""),
        (1 | 3 << 4 | 2**21 << 10, "call_to_order cannot have refused"),
    ],
)
def test_what_can_be_a_part_of_a_deal(number: int, why: str) -> None:
    call = {"frame": "call_to_order", "seat": 0, "taken": 0, "refused": [number]}
    position = saved(summit(call))
    if not why:
        assert ecliptic.load(position).waiting == [0]
        return
    with pytest.raises(Refused, match=why):
        ecliptic.load(position)


@pytest.mark.parametrize(
    ("fact", "most"),
    [("wisdom-side", 2**48 - 1), ("spared", 15), ("f05-seeking", 4), ("scrapped-action-cards", 2**48 - 1)],
)
def test_what_fates_remember_has_limits(fact: str, most: int) -> None:
    for value in (-1, most + 1):
        with pytest.raises(Refused) as refusal:
            ecliptic.load(saved(None, facts={fact: value}))
        assert str(refusal.value) == f"state.campaign.facts.{fact} must be from 0 to {most}, not {value}."
    assert ecliptic.load(saved(None, facts={fact: 0})).waiting == [0]
    if fact != "scrapped-action-cards":
        assert ecliptic.load(saved(None, facts={fact: most})).waiting == [0]
