"""Every frame of the game says what must hold for it, and positions whose stack does not fit are refused."""

from typing import Any

import pytest

from ecliptic.effects import AnyOrder, ChooseEffect, Repeat
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.court import ChooseSecured, ShuffleCourt
from ecliptic.games.arcs.game import GAME
from ecliptic.games.arcs.rounds import DiscardPlayed
from ecliptic.games.arcs.stack_shape import BELOW
from ecliptic.kernel import ChanceSource, Refused, Script, load_table
from ecliptic.kernel.messages import LOCALES
from tests.rules.arcs.scene import RAID, Scene

# Frames of the effect layer that no card of Arcs needs, and those that wait only in the campaign.
NOT_USED = {AnyOrder, ChooseEffect, Repeat, ChooseSecured, DiscardPlayed}
NOTHING_TO_CHECK = {ShuffleCourt}


def test_every_frame_has_its_place_on_the_stack() -> None:
    missing = [name for name, kind in GAME.frames.items() if kind not in BELOW and kind not in NOT_USED]
    assert missing == []


def test_every_frame_says_what_must_hold_for_it() -> None:
    silent = [
        name
        for name, kind in GAME.frames.items()
        if "misfit" not in kind.__dict__ and kind not in NOT_USED | NOTHING_TO_CHECK
    ]
    assert silent == []


def battle() -> Any:
    """A position in a battle: the attacker chooses what the keys steal."""
    scene = Scene(
        hand=["aggression-2"],
        foe={"resources": ["fuel", "relic"]},
        ships={"2-hex": {"0": 2}},
        buildings={"2-hex/1": "1 city"},
        luck=[[RAID["intercept+2 keys"]] * 2],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-0-2")
    return scene.table.save()


def refusal(saved: dict[str, Any]) -> str:
    with pytest.raises(Refused) as caught:
        load_table(saved, {"arcs": GAME}, Script([], ChanceSource(1)))
    assert caught.value.message is not None
    for locale in LOCALES:
        assert GAME.say(caught.value.message, ["A", "B", "C"], locale).strip()
    return str(caught.value)


def change(saved: dict[str, Any], frame: str, **fields: Any) -> dict[str, Any]:
    next(each for each in saved["stack"] if each["frame"] == frame).update(fields)
    return saved


def test_the_position_itself_is_accepted() -> None:
    saved = battle()
    assert [each["frame"] for each in saved["stack"]][-2:] == ["battle", "raid"]
    assert load_table(saved, {"arcs": GAME}, Script([], ChanceSource(1))).save() == saved


@pytest.mark.parametrize(
    ("frame", "field", "value"),
    [
        ("turn", "seat", 1),
        ("next_follower", "seat", 2),
        ("battle", "defender", 0),
        ("battle", "defender", 5),
        ("battle", "system", 0),  # cluster 1 is out of play
        ("battle", "step", 3),
        ("battle", "step", 12),
        ("battle", "symbols", [1, 2]),
        ("battle", "facts", []),
        ("raid", "victim", 2),
        ("raid", "victim", 0),
        ("raid", "keys", 0),
        ("raid", "keys", 41),
    ],
)
def test_a_bent_field_is_refused(frame: str, field: str, value: Any) -> None:
    text = refusal(change(battle(), frame, **{field: value}))
    assert text.startswith("Invalid position: ")


def test_a_frame_is_looked_at_only_when_those_below_it_fit() -> None:
    scene = Scene(hand=["aggression-2"], ships={"2-hex": {"0": 2, "1": 1}})
    scene.play("lead:aggression-2", "battle:2-hex/1")
    saved: Any = scene.table.save()
    assert saved["stack"][-1]["frame"] == "collect_dice"
    assert refusal(change(saved, "battle", system=31)).endswith("battle cannot have system 31 here.")


def test_a_frame_without_what_it_waits_on_is_refused() -> None:
    saved = battle()
    saved["stack"] = [each for each in saved["stack"] if each["frame"] != "battle"]
    assert refusal(saved) == "Invalid position: raid cannot be right above turn on the stack."


def test_a_turn_that_nobody_takes_is_refused() -> None:
    saved = battle()
    saved["stack"] = saved["stack"][:1]
    assert refusal(saved).startswith("Invalid position: ")


def test_a_destroyed_city_that_nobody_follows_up_is_refused() -> None:
    saved = battle()
    saved["state"]["razed"] = [7 | 1 << 5 | 8 << 8]
    assert "razed" in refusal(saved)


def test_more_ships_than_there_are_cannot_move() -> None:
    scene = Scene(hand=["mobilization-4"], ships={"2-hex": {"0": 2}})
    scene.play("lead:mobilization-4", "move:2-hex>2-gate")
    saved: Any = scene.table.save()
    assert refusal(change(saved, "move_ships", fresh=3)).endswith("move_ships cannot have fresh 3 here.")


def test_a_question_of_a_card_needs_the_card_and_its_number() -> None:
    scene = Scene(hand=["administration-2"], me={"cards": ["BC24"], "resources": ["fuel", "weapon"]})
    scene.play("lead:administration-2", "prelude:BC24")
    saved: Any = scene.table.save()
    assert saved["stack"][-1]["frame"] == "ask"
    assert "source" in refusal(change(json_copy(saved), "ask", source=1 << 7 | saved["stack"][-1]["source"]))
    assert "effect" in refusal(change(json_copy(saved), "ask", effect="BC20.prelude0"))
    assert " n " in refusal(change(json_copy(saved), "ask", n=1))


def json_copy(saved: dict[str, Any]) -> dict[str, Any]:
    return {**saved, "stack": [dict(each) for each in saved["stack"]]}


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("markers", ["tycoon", "nothing", ""], "markers"),
        ("agents", [[0, 0, 0, 0]] * 9, "agents"),
        ("buildings", {"2-hex/9": {"owner": "0", "kind": "city"}}, "2-hex/9"),
        ("buildings", {"2-gate/1": {"owner": "0", "kind": "city"}}, "2-gate/1"),
        ("buildings", {"2-hex/starport": {"owner": "0", "kind": "starport"}}, "2-hex/starport"),
        ("buildings", {"2-hex/1": {"owner": "empire", "kind": "city"}}, "seat that is not at the table"),
        ("shaped", {"2-gate": "fuel"}, "gate"),
        ("boxes", [1, 0, 0, 0, 0], "tokens"),
        ("passes", 2, "turn"),
        ("hidden_box", [[], [], [], [], []], "hidden_box"),
        ("dice", [0], "dice"),
        ("over", {"places": [1, 2, 3], "reason": "tired"}, "reason"),
    ],
)
def test_numbers_that_cannot_be_are_refused(field: str, value: Any, said: str) -> None:
    saved: Any = Scene(
        hand=["administration-2"], played=["aggression-4"], played_by=[2], played_how=["lead"]
    ).table.save()
    saved["state"][field] = value
    assert said in refusal(saved)


def test_resources_are_set_aside_in_a_prelude_only() -> None:
    saved: Any = Scene(hand=["administration-2"]).table.save()
    saved["state"]["aside"], saved["state"]["supply"] = [1, 0, 0, 0, 0], [4, 5, 5, 5, 5]
    assert "set aside" in refusal(saved)


def test_knows_action_names_every_kind() -> None:
    made = {each.kind for name in dir(notation) for each in actions_in(getattr(notation, name))}
    made |= {"ships", "dice", "use", "swap", "discard_hand", "prelude", "choose", "part"}
    assert made == set(notation.KINDS)


def actions_in(value: Any) -> list[Any]:
    if isinstance(value, list):
        return [action for each in value for action in actions_in(each)]
    return [value] if type(value).__name__ == "Action" else []
