"""Positions that somebody has bent so that playing on would fail: each is refused with its reason.

`tests/properties/test_mutated.py` found them. Beside most of them stands one that is right, so the bend is refused.
"""

import json
from typing import Any

import pytest

import ecliptic
from ecliptic.games.arcs.campaign.deal_kinds import FAVOR
from ecliptic.games.arcs.campaign.deals import part
from ecliptic.games.arcs.state import NOBODY, source_of
from ecliptic.kernel import Refused
from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_frames import saved, summit

OUTLAW_FOE: dict[str, Any] = {"campaign": {"titles": ["regent", "outlaw", "regent"], "first_regent": 0}}
END = {"frame": "end_chapter", "stage": 2}


def stack_of(scene: Scene) -> list[dict[str, Any]]:
    """The stack of a scene."""
    stack: list[dict[str, Any]] = scene.table.save()["stack"]  # type: ignore[assignment]
    return stack


def bent(scene: Scene, stack: list[dict[str, Any]], **campaign: Any) -> dict[str, Any]:
    """A scene with another stack or other fields of the campaign; as it is, it can be loaded."""
    position: dict[str, Any] = json.loads(json.dumps(scene.table.save()))
    assert ecliptic.load(position).save() == position
    position["stack"] = stack
    position["state"]["campaign"].update(campaign)
    return position


def catapulting(empire: int) -> Scene:
    """Seat 0 goes on from 2-gate with two ships."""
    scene = Scene(
        hand=["mobilization-2"],
        ships={"2-hex": {"0": 2, "empire": empire}},
        buildings={"2-hex/1": "0 starport"},
    )
    scene.play("lead:mobilization-2", "move:2-hex>2-gate", *(["fleet:2+0/2+0"] if empire else ["ships:2+0"]))
    return scene


@pytest.mark.parametrize("empire", [0, 2])
def test_ships_move_in_one_group_at_a_time(empire: int) -> None:
    scene = catapulting(empire)
    stack = stack_of(scene)
    assert stack[-1]["frame"] == ("catapult_fleet" if empire else "catapult")
    with pytest.raises(Refused, match=r"catapult(_fleet)? cannot be right above catapult"):
        ecliptic.load(bent(scene, [*stack, stack[-1]]))


def test_nothing_lies_on_ships_that_are_asked_for() -> None:
    scene = Scene(hand=["mobilization-2"], ships={"2-hex": {"0": 2}})
    scene.play("lead:mobilization-2", "move:2-hex>2-gate")
    stack = stack_of(scene)
    with pytest.raises(Refused, match="move_ships cannot be right above move_ships"):
        ecliptic.load(bent(scene, [*stack, stack[-1]]))


def test_hits_are_assigned_where_the_battle_is() -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 3, "1": [1, 1]}, "3-hex": {"1": [1, 1]}},
        campaign={"titles": ["outlaw", "regent", "regent"], "first_regent": 1},
        luck=[[1, 1]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:2-0-0")
    stack = stack_of(scene)
    hits = stack[-1]
    assert hits["frame"] == "assign_hits"
    with pytest.raises(Refused, match="assign_hits cannot have system"):
        ecliptic.load(bent(scene, [*stack[:-1], {**hits, "system": hits["system"] + 4}]))


def test_imperial_ships_that_attack_are_there() -> None:
    scene = Scene(hand=["aggression-2"], ships={"2-hex": {"0": 3, "1": 2, "empire": 1}}, **OUTLAW_FOE)
    scene.play("lead:aggression-2", "battle:2-hex/1")
    assert any(frame["frame"] == "battle" for frame in stack_of(scene))
    with pytest.raises(Refused, match="allies"):
        ecliptic.load(bent(scene, stack_of(scene), allies=[2, 0]))
    assert ecliptic.load(saved(None, allies=[2, 0])).waiting == [0], "those of an earlier battle stay until the next"


def test_an_effect_is_resolved_for_its_own_card() -> None:
    scene = Scene(hand=["aggression-2"], ships={"2-hex": {"0": 3, "1": 2, "empire": 1}}, **OUTLAW_FOE)
    scene.play("lead:aggression-2", "battle:2-hex/1")
    stack = stack_of(scene)
    asks = stack[-1]
    assert (asks["frame"], asks["effect"].split(".")[0]) == ("ask", "empire")
    with pytest.raises(Refused, match="ask cannot have source"):
        ecliptic.load(bent(scene, [*stack[:-1], {**asks, "source": asks["source"] + 1}]))


@pytest.mark.parametrize("frame", ["consent", "draft_deal"])
def test_parts_of_deals_are_of_seats_that_play(frame: str) -> None:
    deal = {"frame": frame, "seat": 0, "parts": [part(3, 0, FAVOR.number)]}
    fields = {"waiting": 2} if frame == "consent" else {"side": -1}
    with pytest.raises(Refused, match=f"{frame} cannot have parts"):
        ecliptic.load(saved(summit({**deal, **fields})))


@pytest.mark.parametrize(
    ("fields", "campaign"),
    [
        ({"buildings": {"2-hex/1": {"owner": "3", "kind": "city"}}}, {}),
        ({"buildings": {"2-hex/1": {"owner": "empire", "kind": "city"}}}, {}),
        ({"ships": {"6-hex": {"0": [1, 0], "1": [1, 0], "2": [1, 0], "3": [1, 0]}}}, {}),
        ({}, {"favors": [[0, 0, 0, 1], [0] * 4, [0] * 4]}),
        ({}, {"sown_outrage": ["3 relic 0"]}),
        ({}, {"sown_outrage": ["0 relic 3"]}),
    ],
)
def test_nobody_who_does_not_play_has_pieces(fields: dict[str, Any], campaign: dict[str, Any]) -> None:
    position = saved(None, **campaign)
    position["state"].update(fields)
    with pytest.raises(Refused, match=r"^Invalid position: "):
        ecliptic.load(position)


def acts(begun: int) -> dict[str, Any]:
    """What happens at the end of a chapter, begun or not."""
    state: Any = Scene().table.state
    source = next(each for each in state.extension.sources() if state.row_of(each).id == "acts")
    return {"frame": "reacting", "begun": begun, "effect": "acts.on1", "seat": 0, "source": source, "subject": -1}


def last_chapter(*above: dict[str, Any], **campaign: Any) -> dict[str, Any]:
    """The last chapter of an act is over."""
    position = saved([END, *above], **campaign)
    state = position["state"]
    state["chapter"] = 3
    state["pile"] = [*state["pile"], *(card for row in state["players"] for card in row.pop("hand", []))]
    return position


@pytest.mark.rule("ABR-14.1")
def test_the_last_chapter_of_an_act_ends_it() -> None:
    assert ecliptic.load(last_chapter(acts(0))).log(None)
    for above in ([], [acts(1)], [acts(1), {"frame": "settle", "seat": 0, "settled": 0}]):
        with pytest.raises(Refused, match=r"^Invalid position: "):
            ecliptic.load(last_chapter(*above))


@pytest.mark.rule("ABR-2.26")
def test_an_intermission_does_what_its_step_says() -> None:
    """Fates are chosen before the next act begins, the last act has no Intermission, and dice come before Blight."""
    offers = {"offers": [["magnate"], ["advocate"], ["caretaker"]], "picks": ["none"] * 3}
    fates = {"frame": "choose_fates"}
    for step, above, campaign in (
        (9, [fates], {"act": 2, "rolled": [0, 0], **offers}),
        (2, [], {"act": 3}),
        (2, [], {"act": 2, "last_act": 2}),
        (10, [], {"act": 1}),
    ):
        with pytest.raises(Refused, match="intermission cannot have step"):
            ecliptic.load(last_chapter(acts(1), {"frame": "intermission", "step": step}, *above, **campaign))
    with pytest.raises(Refused, match="have to be rolled"):
        ecliptic.load(last_chapter(acts(1), {"frame": "intermission", "step": 9}, act=2))
    assert ecliptic.load(last_chapter(acts(1), {"frame": "intermission", "step": 9}, act=2, rolled=[0, 0])).waiting


@pytest.mark.parametrize("step", [2, 4, 6, 9])
def test_the_set_up_goes_on_where_it_was(step: int) -> None:
    """The Court lies there and fates are chosen: then only their set-up can be next."""
    position = ecliptic.new("blighted-reach", seats=3, seed=1).save()
    assert isinstance(position["stack"], list)
    assert position["stack"][1]["step"] == 8
    assert ecliptic.load(position).save() == position
    position["stack"][1]["step"] = step
    with pytest.raises(Refused, match="set_up cannot have step"):
        ecliptic.load(position)


def test_a_long_list_of_known_names_is_left_out() -> None:
    with pytest.raises(Refused) as refusal:
        ecliptic.load(saved(None, facts={"starports": 1}))
    assert str(refusal.value) == "state.campaign.facts has an unknown field 'starports'."


TURN = "somebody's turn and the stack disagree about whose turn it is."
TIME = "the stack does not fit the stage of the game: set-up, draft, Court and chapter disagree."
DIE = {"frame": "roll_number_die", "seat": 0, "side": 0}
FOLLOWER = {"frame": "next_follower", "seat": 0}


@pytest.mark.parametrize(
    ("above", "why"),
    [
        ([DIE] * 63, ""),
        ([DIE] * 64, "the stack has 65 frames, and at most 64 can wait."),
        ([FOLLOWER, {"frame": "turn", "seat": 0}], TURN),
        ([FOLLOWER], TURN),  # nobody has played a card
        ([{"frame": "crises", "stage": 0}] * 2, TIME),
        ([{**acts(0), "source": -1}], "reacting cannot have source -1 here."),
        ([{**acts(0), "begun": 2}], "reacting cannot have begun 2 here."),
    ],
)
def test_what_waits_fits_the_round(above: list[dict[str, Any]], why: str) -> None:
    position = saved([{"frame": "start_round"}, *above])
    if not why:
        assert ecliptic.load(position).waiting == [0]
        return
    with pytest.raises(Refused) as refusal:
        ecliptic.load(position)
    assert str(refusal.value) == f"Invalid position: {why}"


def test_a_turn_waits_on_the_stack_until_it_is_over() -> None:
    scene = Scene(hand=["aggression-2"])
    scene.play("lead:aggression-2")
    stack = stack_of(scene)
    assert [frame["frame"] for frame in stack] == ["start_round", "next_follower", "turn"]
    with pytest.raises(Refused) as refusal:
        ecliptic.load(bent(scene, stack[:1]))
    assert str(refusal.value) == f"Invalid position: {TURN}"


def test_somebody_has_the_initiative_after_the_set_up() -> None:
    position = saved(None)
    position["state"]["initiative"] = -1
    with pytest.raises(Refused) as refusal:
        ecliptic.load(position)
    assert str(refusal.value) == f"Invalid position: {TIME}"


@pytest.mark.rule("ABR-1.7")
def test_nothing_waits_when_a_campaign_is_over() -> None:
    scene = Scene(hand=["administration-2"], chapter=4, campaign={"act": 3, "pool": []})
    scene.play("pass")
    assert stack_of(scene) == []
    with pytest.raises(Refused) as refusal:
        ecliptic.load(bent(scene, [{"frame": "start_round"}]))
    assert str(refusal.value) == "Invalid position: the game is over and its stack is not empty."


@pytest.mark.rule("ABR-2.13", "ABR-2.16", "ABR-14.2")
@pytest.mark.parametrize("frame", ["set_up_fate", "place_first", "resolve_fate"])
def test_fates_are_set_up_and_resolved_only_then(frame: str) -> None:
    """In a round their pieces would come a second time."""
    with pytest.raises(Refused, match=f"^Invalid position: {frame} cannot be right above start_round"):
        ecliptic.load(saved([{"frame": "start_round"}, {"frame": frame, "seat": 0}]))


@pytest.mark.rule("ABR-2.13", "ABR-2.16", "ABR-14.2")
@pytest.mark.parametrize(
    ("step", "frame", "most"), [(9, "set_up_fate", 1), (11, "place_first", 2), (1, "resolve_fate", 1)]
)
def test_each_seat_sets_up_and_resolves_its_fate_once(step: int, frame: str, most: int) -> None:
    waiting = {"frame": frame, "seat": 0}
    for at, count in ((step, most), (step, most + 1), (step - 1, 1)):
        position: Any
        if frame == "resolve_fate":
            position = last_chapter(acts(1), {"frame": "intermission", "step": at}, *[waiting] * count, act=1)
        else:
            new: Any = ecliptic.new("blighted-reach", seats=3, seed=1).save()
            new["state"]["campaign"].pop("offers")
            set_up = {"frame": "set_up", "first": 0, "step": at}
            position = {**new, "stack": [{"frame": "deal"}, set_up, *[waiting] * count]}
        if (at, count) == (step, most):
            assert ecliptic.load(position).waiting
            continue
        wrong = "seat 0" if count > most else ""
        with pytest.raises(Refused, match=f"^Invalid position: {frame} cannot .*{wrong}"):
            ecliptic.load(position)


def reacting(effect: str, subject: int, seat: int = 0, begun: int = 0) -> dict[str, Any]:
    """A card of a seat, or one before everybody, reacts."""
    state: Any = Scene().table.state
    ids = state.table.cards.ids
    card = ids.index(effect.partition(".")[0])
    source = source_of(NOBODY if effect.startswith("empire") else seat, card)
    return {"frame": "reacting", "begun": begun, "effect": effect, "seat": seat, "source": source, "subject": subject}


@pytest.mark.parametrize(
    ("effect", "fitting", "wrong"),
    [
        # Seat and site.
        ("F01-06.on0", [0, 95], [-1, 96, 128]),
        # Seat and card.
        ("F01-16.on0", [1], [-1, 1023, 1024, 3 * 1024]),
        # Seat, card, and which of two.
        ("F04-01B.on0", [0, 3], [-1, 2047, 2048, 3 * 2048]),
        # A seat whose ships enter, and the system.
        ("L08.on0", [0, 2 * 24 + 23], [-1, 3 * 24]),
        # How many Imperial ships were placed.
        ("F07-01B.on0", [0, 15], [-1, 16]),
        # Thief, victim, type.
        ("F12-02.on0", [0, 2 * 64 + 7], [-1, 3 * 64]),
        # Seat, owner, system.
        ("F15-08.on0", [0, 2 * 192 + 191], [-1, 3 * 192]),
        # Seat, start, end, may it be repeated?
        ("empire.on0", [1, 2 * 1152], [-1, 3 * 1152]),
        # A seat alone.
        ("F03-26A.on0", [0, 2], [-1, 3]),
        # The whole table.
        ("acts.on1", [-1], [0]),
    ],
)
def test_a_card_reacts_to_a_subject_of_its_trigger(effect: str, fitting: list[int], wrong: list[int]) -> None:
    for subject in [*fitting, *wrong]:
        position = saved([{"frame": "start_round"}, reacting(effect, subject)])
        if subject in fitting:
            assert ecliptic.load(position).waiting
            continue
        with pytest.raises(Refused, match=rf"^Invalid position: reacting cannot have subject {subject} here"):
            ecliptic.load(position)


@pytest.mark.parametrize(
    ("effect", "field"),
    [
        ("F04-07.prelude0", "effect"),  # no reaction
        ("F01.I.set_up", "source"),  # of another card
    ],
)
def test_only_reactions_react(effect: str, field: str) -> None:
    card = "F04-07" if field == "effect" else "F02-09"
    frame = {**reacting(f"{card}.on0", 0), "effect": effect}
    with pytest.raises(Refused, match=f"^Invalid position: reacting cannot have {field} "):
        ecliptic.load(saved([{"frame": "start_round"}, frame]))


def test_a_reaction_to_a_battle_waits_on_it() -> None:
    with pytest.raises(Refused, match=r"^Invalid position: reacting cannot wait"):
        ecliptic.load(saved([{"frame": "start_round"}, reacting("empire.on1", 0)]))


@pytest.mark.rule("ABR-2.13", "ABR-14.2")
@pytest.mark.parametrize("part", ["I.set_up", "I.success", "I.failure"])
def test_effects_of_a_fate_are_carried_out_only_then(part: str) -> None:
    """In a round its tokens would come a second time, or the First Regent would lose a tile."""
    state: Any = Scene().table.state
    effects = state.effects
    effect = next(
        name for name in effects.names if name.endswith(part) and len(effects.steps[effects.names.index(name)]) > 1
    )
    ids = state.table.cards.ids
    card = next(i for i, id in enumerate(ids) if id.partition("-")[0] == effect.partition(".")[0])
    frame = {"frame": "resolve", "effect": effect, "step": 1, "seat": 0, "source": source_of(0, card)}
    with pytest.raises(Refused, match=r"^Invalid position: resolve cannot have effect "):
        ecliptic.load(saved([{"frame": "start_round"}, frame]))


def test_golems_come_once() -> None:
    """They would be shuffled and placed a second time."""
    golems = [{"token": "golem-warrior", "place": "1-gate"}]
    stack = [{"frame": "start_round"}, {"frame": "shuffle_golems"}]
    assert ecliptic.load(saved(stack)).waiting
    with pytest.raises(Refused, match=r"^Invalid position: shuffle_golems cannot wait"):
        ecliptic.load(saved(stack, tokens=golems))


@pytest.mark.parametrize("frame", ["repeat", "any_order", "choose_effect"])
def test_no_effect_of_a_campaign_has_options(frame: str) -> None:
    fields = {"effect": "events.on0", "left": 1, "seat": 0, "source": -1}
    more = {"step": 0} if frame == "choose_effect" else {}
    with pytest.raises(Refused, match=rf"^Invalid position: .*{frame}"):
        ecliptic.load(saved([{"frame": "start_round"}, {"frame": frame, **fields, **more}]))


def test_a_hand_has_room_for_the_cards_that_are_drawn() -> None:
    stack: list[dict[str, Any]] = [{"frame": "start_round"}, {"frame": "draw_from_pile", "n": 11, "seat": 0}]
    assert ecliptic.load(saved(stack)).waiting
    stack[1]["n"] = 12
    with pytest.raises(Refused, match=r"^Invalid position: draw_from_pile cannot have n 12 here"):
        ecliptic.load(saved(stack))
