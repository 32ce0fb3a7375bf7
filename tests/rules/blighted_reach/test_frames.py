"""Positions whose frames or fields cannot be are refused with the reason, before anything is played."""

import ast
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import ecliptic
from ecliptic.games.arcs.campaign.deals import is_part, possible_parts
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.kernel import Refused
from ecliptic.kernel.frames import fields_of
from tests.rules.blighted_reach.scene import Scene

START: dict[str, Any] = {"frame": "start_round"}


def saved(stack: list[dict[str, Any]] | None = None, **campaign: Any) -> dict[str, Any]:
    """A plain position with another stack, or with other fields of the campaign; the pool follows from these."""
    position: dict[str, Any] = Scene(hand=["administration-2"]).table.save()
    del position["state"]["campaign"]["pool"]
    position["state"]["campaign"].update(campaign)
    if stack is not None:
        position["stack"] = stack
    return position


def summit(*above: dict[str, Any], **changed: Any) -> list[dict[str, Any]]:
    """A stack with negotiations."""
    talk = {"frame": "negotiations", "caller": 0, "done": 0, "counts": [3, 3, 3], "refused": [], **changed}
    return [START, talk, *above]


@pytest.mark.parametrize(
    ("stack", "why"),
    [
        ([{"frame": "crises", "stage": 0}], "crises cannot be at the bottom of the stack"),
        ([START, START], "start_round cannot be right above start_round"),
        (
            [START, {"frame": "consent", "seat": 0, "waiting": 2, "parts": []}],
            "consent cannot be right above start_round",
        ),
        (summit(counts=[3, 3]), "negotiations cannot have counts"),
        (summit(counts=[3, 3, 4]), "negotiations cannot have counts"),
        (summit(done=8), "negotiations cannot have done 8"),
        (summit(caller=3), "negotiations cannot have caller 3"),
        (summit({"frame": "call_to_order", "seat": 0, "taken": 9, "refused": []}), "call_to_order cannot have taken 9"),
        (summit({"frame": "call_to_order", "seat": 0, "taken": 0, "refused": [-9]}), "call_to_order cannot have ref"),
        (summit({"frame": "call_to_order", "seat": 0, "taken": 0, "refused": [2**40]}), "call_to_order cannot"),
        (summit(refused=[4]), "negotiations cannot have refused"),
        (summit(refused=[3, -1]), "negotiations cannot have refused"),
        (summit(refused=[-1] * 10), "negotiations cannot have refused"),
        ([START, {"frame": "lore_for_court", "n": -1}], "lore_for_court cannot have n -1"),
        ([START, {"frame": "spy_back", "seat": 0, "receiver": 3}], "spy_back cannot have receiver 3"),
        (summit({"frame": "consent", "seat": 0, "waiting": 2, "parts": []}), "consent cannot have parts"),
        (summit({"frame": "consent", "seat": 0, "waiting": 2, "parts": [-7]}), "consent cannot have parts"),
        (summit({"frame": "draft_deal", "seat": 0, "parts": [], "side": 0}), "seat 0 is to move but has no options"),
        (summit({"frame": "draft_deal", "seat": 0, "parts": [], "side": 15}), "draft_deal cannot have side 15"),
        ([START, {"frame": "crises", "stage": 9}], "the event die and the number die have to be rolled"),
        ([START, {"frame": "crises", "stage": -1}], "crises cannot have stage -1"),
        (
            [START, {"frame": "crises", "stage": 4}, {"frame": "court_crises", "next_spot": 0}],
            "the event die and the number die have to be rolled",
        ),
        ([START, {"frame": "edicts", "number": 100}], "edicts cannot have number 100"),
        ([START, {"frame": "enforce_or_change", "seat": 1}], "enforce_or_change cannot have seat 1"),
        ([START, {"frame": "demand", "seat": 0, "due": 9}], "demand cannot have due 9"),
        ([START, {"frame": "choose_armed", "seat": 0, "due": 7, "left": 0}], "choose_armed cannot have left 0"),
        ([START, {"frame": "roll_number_die", "seat": 0, "side": 6}], "roll_number_die cannot have side 6"),
        ([START, {"frame": "crisis_of", "holder": 3, "card": "CC11"}], "crisis_of cannot have holder 3"),
        ([START, {"frame": "steal_trust", "seat": 1, "left": 99}], "steal_trust cannot have left 99"),
        ([START, {"frame": "turn", "seat": 0}], "turn cannot be right above start_round"),
        ([START, {"frame": "choose_fates"}], "choose_fates cannot be right above start_round"),
        ([START, {"frame": "place_leaders"}], "place_leaders cannot be at the bottom of the stack"),
    ],
)
def test_a_stack_that_cannot_be_is_refused(stack: list[dict[str, Any]], why: str) -> None:
    with pytest.raises(Refused, match=why):
        ecliptic.load(saved(stack))


def test_parts_of_deals_pass_for_refused_ones() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"resources": ["fuel", "relic"], "trophies": ["1 ship", "empire ship"], "captives": ["2 agent"]},
        ships={"6-hex": {"0": [1, 1], "1": 1, "2": 1}},
        buildings={"2-hex/1": "0 city", "3-hex/1": "0 starport", "5-hex/1": "0 city", "4-hex/1": "0 starport"},
        campaign={"favors": [[0, 1, 1], [0, 0, 0], [0, 0, 0]]},
    )
    state: Any = scene.table.state
    parts = possible_parts(state, 0, 1)
    assert len(parts) > 8
    assert all(is_part(state, number) for number in parts)
    position = scene.table.save()
    position["stack"] = summit(refused=[*sorted(parts), -1])
    assert ecliptic.load(position).waiting == [0]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rolled", [6, 0]),
        ("rolled", [0, 6]),
        ("allies", [-1, 0]),
        ("fates", ["steward", "steward", "none"]),
        ("pool", ["steward", "steward"]),
        ("objectives", [-2, 0, 0]),
        ("objectives", [99, 0, 0]),
        ("objective_cards", ["CC01", "", ""]),
        ("booklet", ["LEAD01"]),
        ("booklet", ["CC06"]),
        ("offers", [["steward"]]),
        ("favors", [[1, 0, 0], [0, 0, 0], [0, 0, 0]]),
        ("council_seat", 0),
        ("last_act", 1),
    ],
)
def test_a_field_of_the_campaign_that_cannot_be_is_refused(field: str, value: object) -> None:
    changed: dict[str, Any] = {"act": 2} if field == "last_act" else {}
    with pytest.raises(Refused, match=r"^Invalid position: "):
        ecliptic.load(saved(None, **{**changed, field: value}))
    assert ecliptic.load(saved(None)).waiting == [0]


# Fields that nothing has to check where they are, with the reason.
CHECKED_ELSEWHERE = {
    ("Ask", "effect"): "effect_misfit",
    ("Ask", "source"): "effect_misfit",
    ("RollForVerb", "effect"): "effect_misfit",
    ("RollForVerb", "source"): "effect_misfit",
    ("ChooseReaction", "sources"): "like React",
    ("ChooseReaction", "subject"): "like React",
    ("ChooseReaction", "trigger"): "like React",
    ("MoveShips", "damaged"): "with the fresh ships of the group",
    ("Catapult", "damaged"): "with the fresh ships of the group",
    ("MoveFleet", "other"): "with the group",
    ("CatapultFleet", "other"): "with the group",
    ("DiscardPlayed", "cards"): "cards are only looked for among those played",
}


def checked_fields(tree: ast.Module) -> dict[str, set[str]]:
    """By class, the fields that its `misfit` names, or its row of `frame_checks.CHECKS`."""
    returned = {
        node.name: {key.value for key in inner.keys if isinstance(key, ast.Constant)}
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        for inner in ast.walk(node)
        if isinstance(inner, ast.Dict)
    }
    found: dict[str, set[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            checks = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "misfit"]
            inside = [each for check in checks for each in ast.walk(check)]
            found[node.name] = {each.arg or "" for each in inside if isinstance(each, ast.keyword)}
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "CHECKS":
            assert isinstance(node.value, ast.Dict)
            for key, value in zip(node.value.keys, node.value.values, strict=True):
                assert isinstance(key, ast.Name)
                if isinstance(value, ast.Name):
                    found[key.id] = {str(field) for field in returned[value.id]}
                else:
                    names = [inner for inner in ast.walk(value) if isinstance(inner, ast.Constant)]
                    found[key.id] = {str(each.value) for each in names}
    return found


def test_frames_check_every_field() -> None:
    """The reader checks `seat`; every other field is named by a check, so that a bent value is refused on loading."""
    known: dict[str, set[str]] = {}
    for path in sorted(Path(str(files("ecliptic.games.arcs"))).rglob("*.py")):
        for name, fields in checked_fields(ast.parse(path.read_text())).items():
            known[name] = known.get(name, set()) | fields
    own = [kind for kind in GAME.frames.values() if kind.__module__.startswith("ecliptic.games.arcs")]
    missing = [
        (kind.__name__, field)
        for kind in own
        for field in fields_of(kind)
        if field != "seat"
        and (kind.__name__, field) not in CHECKED_ELSEWHERE
        and not any(field in known.get(base.__name__, ()) for base in kind.__mro__)
    ]
    assert sorted(missing) == []
    assert len(own) > 100
