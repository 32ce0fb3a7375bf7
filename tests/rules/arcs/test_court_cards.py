"""Every Court card, with its FAQ notes (BC01 to BC31)."""

from typing import Any

import pytest

from ecliptic.effects import hook_mismatches
from ecliptic.games.arcs.campaign.reading import printed
from ecliptic.games.arcs.game import GAME
from ecliptic.games.arcs.words import HOOKS
from tests.rules.arcs.marks import shows
from tests.rules.arcs.scene import RAID, SKIRMISH, Scene

HIT, BLANK = SKIRMISH["hit"], SKIRMISH["blank"]
SUITS = ["material", "fuel", "weapon", "psionic", "relic"]
LOYAL = dict(zip(["BC01", "BC07", "BC15", "BC19", "BC21"], SUITS, strict=True))


def test_rows_and_functions_belong_together() -> None:
    assert hook_mismatches(HOOKS, printed().cards.rows) == []


def secured(card: str, hand: str = "aggression-2", **fields: Any) -> Scene:
    """Seat 0 secures this card with a pip."""
    held = [each for player in (fields.get("me", {}), fields.get("foe", {})) for each in player.get("cards", [])]
    court = [card, *[f"BC{n:02}" for n in range(1, 9) if f"BC{n:02}" not in (card, *held)][:3]]
    scene = Scene(hand=[hand], court=court, agents=[[1], [], [], []], **fields)
    scene.play(f"lead:{hand}", f"secure:{card}")
    return scene


@shows(*LOYAL)
@pytest.mark.parametrize(("card", "suit"), LOYAL.items())
def test_loyal_cards_let_any_resource_serve(card: str, suit: str) -> None:
    other = "fuel" if suit != "fuel" else "material"
    scene = Scene(hand=["administration-2"], me={"cards": [card], "resources": [other], "outrage": [suit, other]})
    scene.play("lead:administration-2")
    assert f"spend:{other}/{suit}" in scene.options()
    scene.play(f"spend:{other}/{suit}")
    if suit == "weapon":
        assert scene.state["turn"]["armed"]
    else:
        assert "no" in scene.options() or suit == "relic"


@shows(*LOYAL)
@pytest.mark.parametrize(("card", "suit"), LOYAL.items())
def test_loyal_cards_survive_their_outrage(card: str, suit: str) -> None:
    scene = secured("BC28", me={"cards": [card, "BC20" if suit != "psionic" else "BC24"]})
    scene.play(f"type:{suit}")
    assert card in scene.me["cards"]


@shows("BC01")
def test_loyal_engineers_lift_the_outrage_of_material_itself() -> None:
    scene = Scene(hand=["administration-2"], me={"cards": ["BC01"], "resources": ["material"], "outrage": ["material"]})
    scene.play("lead:administration-2", "spend:material")
    assert scene.options("build_city") == ["build_city:6-hex"]


@shows("BC02", "BC09")
@pytest.mark.parametrize(
    ("card", "action", "resource"), [("BC02", "manufacture", "material"), ("BC09", "synthesize", "fuel")]
)
def test_interests_gain_and_fill(card: str, action: str, resource: str) -> None:
    scene = Scene(hand=["construction-2"], me={"cards": [card]}, buildings={"2-hex/1": "0 city"})
    scene.play("lead:construction-2", f"use:{action}")
    assert scene.resources() == [resource]
    filling = Scene(hand=["construction-2"], me={"cards": [card]}, buildings={"2-hex/1": "0 city"})
    filling.play("lead:construction-2", f"prelude:{card}", f"type:{resource}", f"type:{resource}")
    assert filling.options() == ["done", f"type:{resource}"]
    filling.play("done")
    assert filling.resources() == [resource] * 2


@shows("BC02")
def test_interests_steal_once_the_supply_is_empty_and_keepers_trust_lets_one_go() -> None:
    """The slots are counted first; the second material cannot be stolen any more."""
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["BC02"]},
        foe={"cards": ["L21"], "resources": ["material", "material", "material"]},
        players={2: {"resources": ["material", "material"]}},
        markers=["keeper", "", ""],
        buildings={"2-hex/1": "1 city"},
    )
    scene.play("lead:construction-2", "prelude:BC02", "steal:1/material")
    assert scene.options() == ["done", "steal:2/material"]


@shows("BC03", "BC06")
@pytest.mark.parametrize(("card", "resource"), [("BC03", "material"), ("BC06", "fuel")])
def test_cartels_have_the_supply(card: str, resource: str) -> None:
    scene = Scene(hand=["administration-2"], me={"cards": [card]}, foe={"resources": [resource]})
    assert scene.view()["ambitions"][0]["counts"][0] == 1 + 4
    scene.play("lead:administration-2")
    assert scene.options("spend") == []
    scene.play(f"prelude:{card}")
    assert scene.resources() == [resource]
    assert scene.view()["ambitions"][0]["counts"][0] == 1
    assert scene.state["court_discard"] == [card]


@shows("BC03", "BC06")
@pytest.mark.parametrize("card", ["BC03", "BC06"])
def test_cartels_are_discarded_for_nothing_and_need_not_score_tycoon(card: str) -> None:
    resource = {"BC03": "material", "BC06": "fuel"}[card]
    scene = Scene(hand=["administration-2"], me={"cards": [card]}, foe={"resources": [resource, "relic"]})
    scene.play("pass")
    assert scene.resources(1) == ["relic"]


UNIONS = {"BC04": "administration", "BC05": "construction", "BC10": "mobilization", "BC11": "aggression"}


@shows(*UNIONS)
@pytest.mark.parametrize(("card", "suit"), UNIONS.items())
def test_unions_take_a_face_up_card_of_their_suit(card: str, suit: str) -> None:
    scene = Scene(
        hand=[f"{suit}-2"],
        foe={"hand": ["construction-3" if suit != "construction" else "aggression-3"], "cards": [card]},
    )
    scene.play(f"lead:{suit}-2", "end", scene_copy(scene), f"prelude:{card}")
    assert scene.foe["cards"] == []
    scene.play_if_asked("end")
    assert scene.foe["hand"] == [f"{suit}-2"]
    assert scene.state["court_discard"] == [card]
    assert scene.view(0)["players"][1]["known_hand"] == [f"{suit}-2"]


def scene_copy(scene: Scene) -> str:
    """The Copy with seat 1's only card."""
    return f"copy:{scene.foe['hand'][0]}"


def test_unions_do_not_take_a_card_played_face_down() -> None:
    scene = Scene(hand=["aggression-2"], foe={"hand": ["construction-3"], "cards": ["BC05"]})
    scene.play("lead:aggression-2", "end", "copy:construction-3")
    assert scene.options("prelude") == []


@shows("BC08")
def test_gatekeepers_add_two_dice_at_gates_and_place_ships() -> None:
    for system, dice in (("2-gate", 3), ("2-hex", 1)):
        scene = Scene(hand=["aggression-2"], me={"cards": ["BC08"]}, ships={system: {"0": 1, "1": 1}})
        scene.play("lead:aggression-2", f"battle:{system}/1")
        assert max(sum(map(int, option[5:].split("-"))) for option in scene.options("dice")) == dice
    scene = Scene(hand=["aggression-2"], me={"cards": ["BC08"]})
    scene.play("lead:aggression-2", "prelude:BC08")
    assert [scene.ships(f"{n}-gate") for n in (2, 3, 5, 6)] == [[1, 0]] * 4


@shows("BC08")
def test_gatekeepers_obey_the_limit_of_raid_dice() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["BC08"]},
        ships={"2-gate": {"0": 1, "1": 1}},
        buildings={"5-hex/1": "1 city"},
    )
    scene.play("lead:aggression-2", "battle:2-gate/1")
    assert "dice:0-0-1" not in scene.options()


@shows("BC12", "BC13", "BC14", "BC15")
@pytest.mark.parametrize("card", ["BC12", "BC13", "BC14", "BC15"])
def test_three_ships_in_a_controlled_system(card: str) -> None:
    scene = Scene(hand=["administration-2"], me={"cards": [card]}, ships={"2-hex": {"0": 1}, "3-hex": {"0": 1, "1": 1}})
    scene.play("lead:administration-2", f"prelude:{card}")
    assert scene.ships("2-hex") == [4, 0]
    assert scene.state["court_discard"] == [card]


@shows("BC12")
def test_prison_wardens_pressgang_and_execute() -> None:
    captives = ["1 agent", "1 agent", "2 agent"]
    scene = Scene(hand=["construction-2"], me={"cards": ["BC12"], "captives": captives})
    scene.play("lead:construction-2", "use:pressgang", "rival:1", "type:relic", "rival:2", "type:relic", "done")
    assert scene.me["captives"] == ["1 agent"]
    assert scene.resources() == ["relic", "relic"]
    assert (scene.foe["agents"], scene.player(2)["agents"]) == (9, 10)
    executed = Scene(hand=["mobilization-2"], me={"cards": ["BC12"], "captives": captives})
    executed.play("lead:mobilization-2", "use:execute", "rival:1", "rival:2", "done")
    assert executed.me["trophies"] == ["1 agent", "2 agent"]
    assert executed.me["captives"] == ["1 agent"]


@shows("BC13")
@pytest.mark.parametrize(("weapons", "dice"), [(0, 1), (1, 2)])
def test_skirmishers_reroll_for_each_weapon_icon(weapons: int, dice: int) -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["BC13"], "resources": ["weapon"] * weapons},
        ships={"2-hex": {"0": 3, "1": 3}},
        luck=[[BLANK] * 3, [HIT] * dice],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-3-0", "reroll:BC13")
    label = scene.table.label(0, next(each for each in scene.table.options(0) if each.kind == "die"))
    assert GAME.say(label, ["Anna", "Boris"]) == "Skirmish die: blank"
    for _ in range(dice):
        scene.play("die:skirmish-1")
    scene.play_if_asked("hit:1/fresh")
    assert scene.ships("2-hex", 1) == [3 - dice, dice]


@shows("BC14")
@pytest.mark.parametrize(("weapons", "cards"), [(0, []), (1, ["BC02"]), (2, ["BC02", "BC03"])])
def test_court_enforcers_abduct(weapons: int, cards: list[str]) -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["BC14"], "resources": ["weapon"] * weapons},
        court=["BC01", "BC02", "BC03", "BC04"],
        agents=[[], [1, 1], [0, 1, 1], [0, 3]],
    )
    scene.play("lead:aggression-2")
    assert ("use:abduct" in scene.options()) == bool(cards)
    if cards:
        scene.play("use:abduct", *[f"card:{cards[-1]}"] * (len(cards) > 1))
        assert scene.me["captives"] == ["1 agent", "2 agent"][: len(cards)]
        assert scene.state["court"] == ["BC01", "BC02", "BC03", "BC04"]
        assert scene.agents("BC02")[0] == 1


@shows("BC16")
def test_lattice_spies_seize_before_anything_else() -> None:
    scene = Scene(hand=["aggression-2"], foe={"hand": ["aggression-5"], "cards": ["BC16"], "resources": ["fuel"]})
    scene.play("lead:aggression-2", "end", "surpass:aggression-5", "prelude:BC16")
    assert (scene.state["initiative"], scene.state["seized"]) == (1, True)
    late = Scene(hand=["aggression-2"], foe={"hand": ["aggression-5"], "cards": ["BC16"], "resources": ["fuel"]})
    late.play("lead:aggression-2", "end", "surpass:aggression-5", "spend:fuel", "no")
    assert late.options("prelude") == []


@shows("BC16")
def test_lattice_spies_are_discarded_even_if_seizing_is_impossible() -> None:
    scene = Scene(hand=["aggression-2"], me={"cards": ["BC16"]})
    scene.play("lead:aggression-2", "prelude:BC16")
    assert scene.state["court_discard"] == ["BC16"]
    assert "seized" not in scene.state


@shows("BC17")
def test_farseers_look_at_a_hand_and_swap() -> None:
    scene = Scene(
        hand=["aggression-2", "mobilization-2"],
        me={"cards": ["BC17"]},
        foe={"hand": ["construction-5"]},
        players={2: {"hand": ["construction-6"]}},
    )
    scene.play("lead:aggression-2", "declare:tycoon", "rival:1")
    assert scene.options() == ["done", "swap:mobilization-2/construction-5"]
    assert scene.view(0)["players"][1]["known_hand"] == ["construction-5"]
    assert scene.view(2)["players"][1]["known_hand"] == []
    scene.play("swap:mobilization-2/construction-5")
    assert (scene.me["hand"], scene.foe["hand"]) == (["construction-5"], ["mobilization-2"])
    assert scene.view(0)["players"][1]["known_hand"] == ["mobilization-2"]
    assert scene.view(1)["players"][0]["known_hand"] == ["construction-5"]


@shows("BC17", "BC20")
def test_the_fourth_player_is_a_rival_too() -> None:
    last = {"hand": ["construction-5"], "cards": ["BC01"], "resources": ["fuel"]}
    looking = Scene(seats=4, hand=["aggression-2", "mobilization-2"], me={"cards": ["BC17"]}, players={3: last})
    looking.play("lead:aggression-2", "declare:tycoon")
    assert looking.options() == ["done", "swap:mobilization-2/construction-5"], "the only hand to look at"
    assert looking.view(0)["players"][3]["known_hand"] == ["construction-5"]
    stealing = Scene(seats=4, hand=["aggression-2"], me={"cards": ["BC20"]}, players={3: last})
    stealing.play("lead:aggression-2", "prelude:BC20")
    assert stealing.options() == ["steal:3/fuel", "steal_card:3/BC01"]


@shows("BC17")
def test_farseers_without_a_hand_do_not_swap() -> None:
    scene = Scene(hand=["aggression-2"], me={"cards": ["BC17"]}, foe={"hand": ["construction-5"]})
    scene.play("lead:aggression-2", "declare:tycoon")
    assert scene.options("swap") == []
    assert scene.view(0)["players"][1]["known_hand"] == ["construction-5"]


@shows("BC17")
@pytest.mark.parametrize(("discarded", "drawn"), [("none", 1), ("mobilization-2", 2)])
def test_farseers_draw_one_more_than_they_discard(discarded: str, drawn: int) -> None:
    scene = Scene(hand=["aggression-2", "mobilization-2"], me={"cards": ["BC17"]})
    pile = scene.state["pile"]
    scene.play("lead:aggression-2", "prelude:BC17", f"discard_hand:{discarded}")
    kept = [] if discarded == "mobilization-2" else ["mobilization-2"]
    assert sorted(scene.me["hand"]) == sorted([*pile[:drawn], *kept])


@shows("BC18")
@pytest.mark.parametrize(("number", "zeroed"), [(2, True), (3, True), (4, True), (5, False), (6, False)])
def test_secret_order_keeps_the_number_for_keeper_and_empath(number: int, zeroed: bool) -> None:
    scene = Scene(hand=[f"aggression-{number}", "mobilization-2"], me={"cards": ["BC18"]})
    scene.play(f"lead:aggression-{number}")
    scene.play(scene.options("declare")[0])
    assert scene.state.get("zeroed", False) == zeroed


@shows("BC20")
def test_silver_tongues_steal_a_card_or_a_resource() -> None:
    scene = Scene(hand=["aggression-2"], me={"cards": ["BC20"]}, foe={"cards": ["BC01"], "resources": ["fuel"]},
                  players={2: {"resources": ["relic"]}})  # fmt: skip
    scene.play("lead:aggression-2", "prelude:BC20")
    assert scene.options() == ["steal:1/fuel", "steal_card:1/BC01", "steal:2/relic"]
    scene.play("steal:2/relic")
    assert scene.resources() == ["relic"]


@shows("BC22")
def test_sworn_guardians_must_be_stolen_first() -> None:
    scene = Scene(
        hand=["aggression-2"],
        foe={"cards": ["BC22", "BC02"], "resources": ["", "fuel"]},
        ships={"3-hex": {"0": 5}},
        buildings={"3-hex/1": "1 starport"},
        luck=[[RAID["intercept+2 keys"]] * 2],
    )
    scene.play("lead:aggression-2", "battle:3-hex/1", "dice:0-0-2")
    assert scene.options() == ["done", "raid_card:BC22"]
    scene.play("raid_card:BC22")
    assert scene.options() == ["done", "raid:fuel", "raid_card:BC02"]
    assert scene.me["cards"] == []


@shows("BC23")
def test_elder_broker_trades_and_that_is_no_stealing() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["BC23"], "resources": ["fuel", "relic"]},
        foe={"cards": ["BC22"], "resources": ["relic"]},
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city"},
    )
    scene.play("lead:administration-2", "use:trade")
    scene.settle()
    assert sorted(scene.resources(0)) == ["relic", "relic"]
    assert scene.resources(1) == ["fuel"]
    assert "captives" not in scene.me
    assert "tax:2-hex/1" in scene.options()


@shows("BC23")
def test_elder_broker_needs_a_type_that_the_rival_lacks() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["BC23"], "resources": ["relic"]},
        foe={"resources": ["relic"]},
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city"},
    )
    scene.play("lead:administration-2")
    assert scene.options("use") == []


@shows("BC23")
def test_elder_broker_gains_three_types() -> None:
    scene = Scene(hand=["administration-2"], me={"cards": ["BC23"]}, buildings={"2-hex/1": "0 city"})
    scene.play("lead:administration-2", "prelude:BC23")
    scene.settle()
    assert sorted(scene.resources()) == ["fuel", "material", "weapon"]


@shows("BC24")
def test_relic_fence_once_a_turn() -> None:
    scene = Scene(hand=["administration-2"], me={"cards": ["BC24"], "resources": ["fuel", "weapon"]})
    scene.play("lead:administration-2", "prelude:BC24", "drop:fuel")
    scene.settle()
    assert sorted(scene.resources()) == ["relic", "weapon"]
    assert scene.options("prelude") == []


@shows("BC25")
def test_galactic_bards_declare_after_surpassing_if_nobody_has() -> None:
    scene = Scene(hand=["aggression-2"], foe={"hand": ["aggression-5"], "cards": ["BC25"]})
    scene.play("lead:aggression-2", "end", "surpass:aggression-5")
    assert scene.options("declare") == ["declare:keeper"]
    scene.play("declare:keeper")
    assert "zeroed" not in scene.state
    for first, way in (("declare:tycoon", "surpass"), ("end", "copy")):
        other = Scene(hand=["aggression-2"], foe={"hand": ["aggression-5"], "cards": ["BC25"]})
        other.play("lead:aggression-2", first)
        other.play_if_asked("end")
        other.play(f"{way}:aggression-5")
        assert other.options("declare") == []


@shows("BC25")
def test_galactic_bards_with_a_seven_declare_anything() -> None:
    scene = Scene(hand=["aggression-2"], foe={"hand": ["construction-7"], "cards": ["BC25"]}, seats=4)
    scene.play("lead:aggression-2", "end", "pivot:construction-7")
    assert len(scene.options("declare")) == 5


@shows("BC26")
def test_mass_uprising() -> None:
    scene = secured("BC26")
    assert scene.options() == ["cluster:2", "cluster:3", "cluster:5", "cluster:6"]
    scene.play("cluster:3")
    assert [scene.ships(f"3-{name}") for name in ("gate", "arrow", "crescent", "hex")] == [[1, 0]] * 4


@shows("BC26")
def test_mass_uprising_with_two_ships_left() -> None:
    scene = secured("BC26", ships={"2-hex": {"0": 13}})
    scene.play("cluster:3", "at:3-hex", "at:3-gate")
    assert (scene.ships("3-hex"), scene.ships("3-gate"), scene.me["ships"]) == ([1, 0], [1, 0], 0)


@shows("BC27")
def test_populist_demands() -> None:
    scene = secured("BC27")
    assert scene.options()[0] == "no"
    scene.play("declare:tyrant")
    assert scene.state["markers"] == ["", "", "tyrant"]
    assert scene.state["court_discard"] == ["BC27"]


@shows("BC28")
def test_outrage_spreads_or_not() -> None:
    scene = secured("BC28")
    scene.play("no")
    assert "outrage" not in scene.me
    assert scene.state["court_discard"] == ["BC28"]


@shows("BC29")
def test_song_of_freedom() -> None:
    scene = Scene(
        hand=["aggression-2"],
        foe={"hand": ["aggression-5"]},
        ships={"2-hex": {"1": 1}},
        buildings={"2-hex/1": "0 city", "5-hex/1": "1 city"},
        court=["BC29", "BC02", "BC03", "BC04"],
        agents=[[0, 1], [], [], []],
    )
    scene.play("lead:aggression-2", "end", "surpass:aggression-5", "secure:BC29")
    assert scene.options() == ["no", "site:2-hex/1"]
    scene.play("site:2-hex/1")
    assert scene.me["cities"] == 5
    assert "outrage" not in scene.foe
    assert scene.options() == ["yes", "no"]
    scene.play("yes")
    assert scene.state["initiative"] == 1
    assert scene.state["court_discard"] == []


@shows("BC29")
def test_song_of_freedom_of_the_leader_does_not_seize() -> None:
    scene = secured("BC29", ships={"2-hex": {"0": 1}}, buildings={"2-hex/1": "1 city"})
    scene.play("site:2-hex/1")
    assert scene.options("yes") == []
    assert scene.foe["cities"] == 5


@shows("BC30")
def test_guild_struggle() -> None:
    scene = secured("BC30", foe={"cards": ["BC20"]}, court_discard=["BC10", "BC31"])
    assert scene.options() == ["done", "steal_card:1/BC20"]
    scene.play("steal_card:1/BC20")
    assert scene.me["cards"] == ["BC20"]
    assert scene.state["court_discard"] == ["BC31", "BC30"]
    assert "BC10" in [*scene.state["court_deck"], *scene.state["court"]]


@shows("BC30")
def test_guild_struggle_shuffles_the_court_deck_without_a_guild_card() -> None:
    """No Guild card is in the discard pile: the deck is shuffled all the same, and nobody knows its bottom any more."""
    scene = secured("BC30", court_discard=["BC31"], known_bottom=2)
    assert scene.state["court_discard"] == ["BC31", "BC30"]
    assert "known_bottom" not in scene.state


@shows("BC30")
def test_guild_struggle_and_sworn_guardians() -> None:
    scene = secured("BC30", foe={"cards": ["BC22", "BC20"]})
    assert scene.options() == ["done", "steal_card:1/BC22"]
    scene.play("steal_card:1/BC22")
    assert scene.foe["cards"] == ["BC20"]
    assert scene.me["cards"] == []


@shows("BC31")
def test_call_to_action() -> None:
    scene = secured("BC31")
    assert len(scene.me["hand"]) == 1
    assert scene.view(1)["players"][0]["known_hand"] == []
