"""Both sides of limits: the last situation in which a rule or card does something, and the first in which not."""

from typing import Any

import pytest

from tests.rules.arcs.marks import shows
from tests.rules.arcs.scene import ASSAULT, RAID, SKIRMISH, Scene
from tests.rules.arcs.test_leaders import follows

COURT = ["BC01", "BC02", "BC03", "BC04"]


# A turn as it is written down


@pytest.mark.rule("ARC-5.1", "ARC-5.2", "ARC-9.11", "ARC-13.4")
def test_a_turn_from_its_beginning_to_its_end() -> None:
    scene = Scene(
        hand=["administration-3", "mobilization-3"],
        me={"resources": ["weapon", "relic"]},
        foe={"hand": ["aggression-2", "aggression-3"], "resources": ["psionic"]},
        ships={"2-hex": {"0": 1, "1": 1}},
        buildings={"2-hex/1": "0 city", "5-arrow/1": "0 city damaged"},
        court=COURT,
    )
    scene.play("lead:administration-3")
    assert scene.state["turn"] == {"seat": 0, "stage": "opening", "pips": 3}
    scene.play("declare:tyrant")
    assert scene.state["turn"] == {"seat": 0, "stage": "opening", "pips": 3}
    assert scene.state["declared"] is True
    scene.play("spend:weapon")
    assert scene.state["turn"] == {"seat": 0, "stage": "prelude", "pips": 3, "armed": True}
    assert scene.state["aside"] == [0, 0, 1, 0, 0]
    assert scene.supply("weapon") == 4
    scene.play("tax:2-hex/1")
    scene.settle()
    assert scene.state["turn"] == {"seat": 0, "stage": "pips", "pips": 2, "armed": True}
    assert "aside" not in scene.state
    assert scene.supply("weapon") == 5
    assert scene.state["buildings"]["2-hex/1"]["used"] is True
    scene.play("end")
    assert "turn" not in scene.state
    assert "used" not in scene.state["buildings"]["2-hex/1"]
    scene.play("copy:aggression-2")
    assert scene.state["turn"] == {"seat": 1, "stage": "opening", "pips": 1}
    scene.play("influence:BC01")
    assert "turn" not in scene.state, "a Copy has one action"


@pytest.mark.rule("ARC-4.3", "ARC-4.15", "ARC-4.16", "ARC-4.17")
@pytest.mark.parametrize(
    ("play", "pips", "actions"),
    [
        ("surpass:administration-5", 3, ["tax", "repair", "influence"]),
        ("copy:administration-5", 1, ["tax", "repair", "influence"]),
        ("pivot:mobilization-3", 1, ["influence", "move"]),
        ("copy:mobilization-3", 1, ["tax", "repair", "influence"]),
    ],
)
def test_what_a_follower_may_do(play: str, pips: int, actions: list[str]) -> None:
    scene = Scene(
        hand=["administration-2"], foe={"hand": ["administration-5", "mobilization-3"]}, ships={"2-hex": {"1": [1, 1]}}
    )
    scene.play("lead:administration-2", "end", play)
    shown = scene.view(1)["turn"]
    assert shown == {
        "seat": 1, "stage": "opening", "pips": pips, "armed": False, "actions": actions, "secured_now": [],
        "taxed_slots": [],
    }  # fmt: skip


@pytest.mark.rule("ARC-6.3")
@shows("LEAD13")
def test_empty_slots_are_taxed_once_each() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"leader": "LEAD13"},
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/2": "1 starport"},
    )
    scene.play("lead:administration-2")
    assert scene.options("tax") == ["tax:2-hex/1"]
    scene.play("tax:2-hex/1")
    assert scene.view()["turn"]["taxed_slots"] == ["2-hex/1"]
    assert scene.options("tax") == []
    scene = Scene(hand=["administration-2"], me={"leader": "LEAD13"}, ships={"2-hex": {"0": 1}})
    scene.play("lead:administration-2", "tax:2-hex/2")
    assert scene.options("tax") == ["tax:2-hex/1"]


@pytest.mark.rule("ARC-0.8")
@shows("L11")
@pytest.mark.parametrize(
    ("supply", "asked", "gained"),
    [([5, 5, 5, 5, 5], True, []), ([5, 5, 5, 0, 5], False, ["psionic"]), ([5, 5, 5, 0, 0], False, [])],
)
def test_a_type_that_has_run_out_is_not_gained(supply: list[int], asked: bool, gained: list[str]) -> None:
    full = {"resources": ["relic"] * (5 - supply[3]) + ["psionic"] * (5 - supply[4])}
    buildings = {"2-gate/city": "0 city", "2-hex/1": "1 city", "2-arrow/1": "1 city"}
    buildings |= {"5-arrow/1": "2 city", "5-crescent/1": "2 city", "5-hex/1": "2 city", "6-arrow/1": "2 city"}
    players: dict[int, dict[str, Any]] = {2: {"resources": full["resources"][:6]}}
    if len(full["resources"]) > 6:
        players[1] = {"resources": full["resources"][6:8]}
        buildings |= {"3-hex/1": "1 city", "3-arrow/1": "1 city"}
        players[1]["resources"] = full["resources"][6:10]
    scene = Scene(hand=["administration-2"], me={"cards": ["L11"]}, players=players, buildings=buildings)
    assert scene.state["supply"] == supply
    scene.play("lead:administration-2", "tax:2-gate/city")
    assert (scene.options("type") != []) == asked
    assert scene.resources() == gained


# Battle


@shows("LEAD11", "L19")
def test_what_rerolls_outside_a_battle() -> None:
    """Only Empath's Vision, while Empath is declared, rolls dice of Galactic Rifles again."""

    def rifles(markers: list[str]) -> Scene:
        scene = Scene(
            hand=["aggression-2"],
            me={"leader": "LEAD11", "cards": ["L02", "L14", "L19", "BC13"], "resources": ["weapon", "fuel"]},
            ships={"2-hex": {"0": 2}, "3-arrow": {"1": 2}},
            markers=markers,
            luck=[[SKIRMISH["blank"]] * 2],
        )
        scene.play("lead:aggression-2", "use:fire_rifles", "dice:0-2-0")
        return scene

    assert rifles(["", "", "empath"]).options("reroll") == ["reroll:L19"]
    assert rifles(["", "", "keeper"]).options("reroll") == []


@pytest.mark.rule("ARC-7.19")
@pytest.mark.parametrize(
    ("card", "dice", "luck", "resources", "left"),
    [
        ("L14", "dice:3-0-0", [[ASSAULT["blank"]] * 3], [], 2),  # two fresh ships of three
        ("BC13", "dice:0-3-0", [[SKIRMISH["blank"]] * 3], ["weapon"], 2),  # the weapon and the card itself
        ("BC13", "dice:0-1-0", [[SKIRMISH["blank"]]], ["weapon"], 1),  # there is one die
    ],
)
def test_how_many_dice_are_rolled_again(
    card: str, dice: str, luck: list[list[int]], resources: list[str], left: int
) -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": [card], "resources": resources},
        ships={"2-hex": {"0": [2, 1], "1": 3}},
        luck=luck,
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", dice)
    assert scene.options() == ["done", f"reroll:{card}"]
    scene.play(f"reroll:{card}")
    stack: Any = scene.table.save()["stack"]
    assert stack[-1] == {"frame": "choose_dice", "card": card, "counts": [0, 0, 0], "left": left, "seat": 0}


@shows("LEAD11")
def test_raid_dice_are_rolled_again_for_each_type_of_resource() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"leader": "LEAD11", "resources": ["fuel", "relic"]},
        ships={"2-hex": {"0": 3}},
        buildings={"2-hex/1": "1 city"},
        luck=[[RAID["intercept"]] * 3],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-0-3", "reroll:LEAD11")
    stack: Any = scene.table.save()["stack"]
    assert stack[-1]["left"] == 2


@shows("L22")
@pytest.mark.parametrize(
    ("marker", "holder", "cards"),
    [
        ("keeper", 1, ["BC08"]),  # Loyal Engineers are Material, which Boris has
        ("tycoon", 1, ["BC01", "BC08"]),
        ("keeper", 2, ["BC01", "BC08"]),  # somebody else holds the lore card
    ],
)
def test_guild_cards_that_keepers_solidarity_protects(marker: str, holder: int, cards: list[str]) -> None:
    players = {1: {"cards": ["BC01", "BC08"], "resources": ["material"]}, 2: {"cards": list[str]()}}
    players[holder]["cards"] = [*players[holder]["cards"], "L22"]
    scene = Scene(
        hand=["aggression-2"],
        players=players,
        ships={"2-hex": {"0": 6}},
        buildings={"2-hex/1": "1 city"},
        markers=["", "", marker],
        luck=[[RAID["intercept+2 keys"]] * 3],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-0-3")
    assert scene.options("raid_card") == [f"raid_card:{card}" for card in cards]
    assert scene.options("raid") == ["raid:material"], "resources are not protected"


@shows("L21")
@pytest.mark.parametrize(
    ("marker", "holder", "kinds"),
    [("keeper", 1, ["fuel"]), ("tycoon", 1, ["fuel", "relic"]), ("keeper", 2, ["fuel", "relic"])],
)
def test_resources_that_keepers_trust_protects(marker: str, holder: int, kinds: list[str]) -> None:
    players = {1: {"cards": ["BC08"], "resources": ["fuel", "relic"]}, 2: {"cards": list[str]()}}
    players[holder]["cards"] = [*players[holder]["cards"], "L21"]
    scene = Scene(
        hand=["aggression-2"],
        me={"resources": ["relic"]},
        players=players,
        ships={"2-hex": {"0": 6}},
        buildings={"2-hex/1": "1 city"},
        markers=["", "", marker],
        luck=[[RAID["intercept+2 keys"]] * 3],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-0-3")
    assert scene.options("raid") == [f"raid:{kind}" for kind in kinds]
    assert scene.options("raid_card") == ["raid_card:BC08"]


# Moves


@shows("L03")
@pytest.mark.rule("ARC-6.12")
def test_a_sprint_catapults_from_an_own_starport_only() -> None:
    for buildings, goes_on in (({}, False), ({"3-arrow/1": "0 starport"}, True), ({"3-arrow/1": "1 starport"}, False)):
        scene = Scene(hand=["mobilization-2"], me={"cards": ["L03"]}, ships={"2-hex": {"0": 1}}, buildings=buildings)
        scene.play("lead:mobilization-2", "move:2-hex>3-arrow", "move:3-arrow>3-gate")
        assert (scene.options("catapult") != []) == goes_on


@shows("L03")
def test_only_fresh_ships_that_have_moved_sprint() -> None:
    scene = Scene(
        hand=["mobilization-2"], me={"cards": ["L03"]}, ships={"2-hex": {"0": [2, 1]}, "3-arrow": {"0": [1, 1]}}
    )
    scene.play("lead:mobilization-2", "move:2-hex>3-arrow", "ships:2+1", "move:3-arrow>3-gate")
    assert scene.options() == ["ships:2+0", "ships:1+0"]
    damaged = Scene(hand=["mobilization-2"], me={"cards": ["L03"]}, ships={"2-hex": {"0": [0, 1]}})
    damaged.play("lead:mobilization-2", "move:2-hex>3-arrow")
    assert "no" not in damaged.options()


@shows("LEAD05")
@pytest.mark.rule("ARC-6.11")
def test_how_many_ships_move() -> None:
    for leader, options in (
        ("LEAD05", ["ships:2+0", "ships:1+1", "ships:1+0", "ships:0+1"]),
        ("LEAD06", ["ships:3+1", "ships:3+0", "ships:2+1", "ships:2+0", "ships:1+1", "ships:1+0", "ships:0+1"]),
    ):
        scene = Scene(hand=["mobilization-2"], me={"leader": leader}, ships={"2-hex": {"0": [3, 1]}})
        scene.play("lead:mobilization-2", "move:2-hex>3-arrow")
        assert scene.options() == options


# The Court


@shows("LEAD07")
@pytest.mark.parametrize(
    ("agents", "cards"),
    [
        ([[0, 0], [0, 0, 1], [1, 1], [2, 1]], ["BC01", "BC03"]),
        ([[0, 0], [0, 1, 0], [1, 0], [0, 0, 3]], COURT),  # BC02 can be secured anyway
        ([[1, 0], [0, 0, 1], [1, 0], [2, 1]], []),
    ],
)
def test_the_feastbringer_influences_where_a_secure_can_follow(agents: list[list[int]], cards: list[str]) -> None:
    scene = follows("aggression-2", "aggression-5", "LEAD07", court=COURT, agents=agents)
    assert ("use:entertain" in scene.options()) == bool(cards)
    if len(cards) > 1:
        scene.play("use:entertain")
        assert scene.options() == [f"influence:{card}" for card in cards]


@shows("BC26")
@pytest.mark.parametrize(("ships", "asked"), [(3, True), (4, False)])
def test_an_uprising_with_few_ships(ships: int, asked: bool) -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 15 - ships}},
        court=["BC26", *COURT[1:]],
        agents=[[1], [], [], []],
    )
    scene.play("lead:aggression-2", "secure:BC26")
    assert scene.options() == ["cluster:2", "cluster:3", "cluster:5", "cluster:6"]
    scene.play("cluster:3")
    assert (scene.options("at") == ["at:3-gate", "at:3-arrow", "at:3-crescent", "at:3-hex"]) == asked
    if asked:
        scene.play("at:3-arrow")
        assert scene.options("at") == ["at:3-gate", "at:3-crescent", "at:3-hex"]
        scene.play("at:3-gate")
        scene.play("at:3-hex")
        assert scene.ships("3-crescent") == [0, 0]
    there = [scene.ships(f"3-{symbol}")[0] for symbol in ("gate", "arrow", "crescent", "hex")]
    assert there == ([1, 1, 0, 1] if asked else [1, 1, 1, 1])
    assert scene.me["ships"] == 0


@pytest.mark.rule("ARC-15.7")
def test_the_bottom_of_the_court_deck_is_known() -> None:
    def bottom(deck: list[str], known: int) -> list[str]:
        gone = [f"BC{n:02}" for n in range(1, 32) if f"BC{n:02}" not in [*deck, *COURT]]
        scene = Scene(court=COURT, court_deck=deck, court_discard=gone, known_bottom=known, hand=["aggression-2"])
        found: list[str] = scene.view(0)["court_bottom"]
        return found

    assert bottom(["BC08", "BC09", "BC10"], 0) == []
    assert bottom(["BC08", "BC09", "BC10"], 1) == ["BC10"]
    assert bottom(["BC08", "BC09", "BC10"], 2) == ["BC08", "BC09", "BC10"], "the last unknown one can be told"
    assert bottom(["BC08"], 0) == ["BC08"]
    assert bottom([], 0) == []


@pytest.mark.rule("ARC-9.6", "ARC-0.8")
@shows("L13")
def test_room_on_a_card() -> None:
    """Its slot is empty first, being the hardest to raid, and costs four keys."""
    scene = Scene(hand=["administration-2"], me={"cards": ["L13"]}, buildings={"2-hex/1": "0 city"})
    scene.play("lead:administration-2", "tax:2-hex/1")
    assert scene.me["resources"] == ["", "", "", "", "", "", "relic"]
    costs = [slot["cost"] for slot in scene.view()["players"][0]["slots"]]
    assert costs == [3, 1, 1, 2, 1, 3, 4]
    opened = [slot["open"] for slot in scene.view()["players"][0]["slots"]]
    assert opened == [True, True, True, False, False, False, True]


@pytest.mark.rule("ARC-15.8")
@shows("BC31")
@pytest.mark.parametrize(("pile", "left"), [(2, 1), (1, 0), (0, 11)])
def test_both_piles_are_shuffled_when_the_hidden_one_is_too_small(pile: int, left: int) -> None:
    """One card is drawn: with one in the hidden pile nothing is shuffled; with none, all twelve cards played openly."""
    cards = [f"{suit}-{n}" for suit in ("administration", "construction", "mobilization") for n in range(2, 6)]
    hands = [f"aggression-{n}" for n in range(2, 6)]
    others = [f"{suit}-6" for suit in ("administration", "aggression", "construction", "mobilization")]
    scene = Scene(
        hand=[*hands, *others],
        court=["BC31", *COURT[1:]],
        agents=[[1], [], [], []],
        options={"discard": "split"},
        pile=cards[:pile],
        open_pile=cards[pile:],
    )
    scene.play("lead:aggression-2", "secure:BC31")
    drawn = [card for card in scene.me["hand"] if card not in [*hands, *others]]
    assert len(drawn) == 1
    assert len(scene.state["pile"]) == left
    assert ("open_pile" in scene.state) == (pile > 0)
    if pile:
        assert drawn == cards[:1], "the bottommost"


@pytest.mark.rule("ARC-16.6")
@pytest.mark.parametrize(("steps", "goes_on"), [(11, True), (12, False)])
def test_a_catapult_ends_after_every_gate_was_entered_twice(steps: int, goes_on: bool) -> None:
    scene = Scene(hand=["mobilization-2"], ships={"2-hex": {"0": 2}}, buildings={"2-hex/1": "0 starport"})
    scene.play("lead:mobilization-2", "move:2-hex>2-gate", "ships:2+0")
    state: Any = scene.table.state
    top = state.stack[-1]
    kind: Any = type(top)
    frame = kind(top.seat, top.at, top.fresh, top.damaged, top.repeats, top.trail, steps, top.fights)
    assert [str(option) for option in frame.options(state)][:1] == ["done"]
    assert (len(frame.options(state)) > 1) == goes_on


@pytest.mark.rule("ARC-6.12")
def test_every_step_of_a_catapult_is_counted() -> None:
    scene = Scene(hand=["mobilization-2"], ships={"2-hex": {"0": [3, 1]}}, buildings={"2-hex/1": "0 starport"})
    scene.play("lead:mobilization-2", "move:2-hex>2-gate", "ships:2+1", "catapult:3-gate")
    stack: Any = scene.table.save()["stack"]
    assert stack[-1] == {
        "frame": "move_ships", "seat": 0, "start": 4, "end": 8, "fresh": 2, "damaged": 1, "catapult": 1, "begins": 0,
        "repeats": 1, "trail": [], "steps": 1,
    }  # fmt: skip
    assert scene.view()["asked"] == {"system": "2-gate", "to": "3-gate", "owner": "0"}
    scene.play("ships:1+1")
    stack = scene.table.save()["stack"]
    assert stack[-1] == {
        "frame": "catapult", "seat": 0, "at": 8, "fresh": 1, "damaged": 1, "repeats": 1, "trail": [4 * 16 + 1],
        "steps": 1,
    }  # fmt: skip
    assert scene.view()["asked"] == {"system": "3-gate", "owner": "0"}
    scene.play("done")
    assert scene.state["trail"] == [4 * 16 + 1, 8 * 16 + 1], "where fresh ships of the move are"
    assert (scene.ships("2-hex"), scene.ships("2-gate"), scene.ships("3-gate")) == ([1, 0], [1, 0], [1, 1])


@shows("L10")
@pytest.mark.parametrize(
    ("pieces", "options"),
    [
        ({}, ["site:2-hex/1", "site:2-hex/2"]),
        ({"starports": 0}, ["site:2-hex/2"]),  # no starport in supply for the city
        ({"cities": 0}, ["site:2-hex/1"]),
    ],
)
def test_living_structures_need_a_piece_in_supply(pieces: dict[str, int], options: list[str]) -> None:
    scrapped = ["0 starport"] * 4 if "starports" in pieces else ["0 city"] * 3 if "cities" in pieces else []
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["L10"], **pieces},
        buildings={"2-hex/1": "0 city", "2-hex/2": "0 starport damaged", "3-hex/city": "0 city", "3-hex/1": "1 city"},
        scrapped=scrapped,
    )
    scene.play("lead:construction-2")
    assert "use:prune" in scene.options()
    if len(options) > 1:
        scene.play("use:prune")
        assert scene.options() == options
        scene.play("site:2-hex/2")
        assert scene.building("2-hex/2") == "0 city damaged"
        assert (scene.me["cities"], scene.me["starports"]) == (2, 5)
    else:
        scene.play("use:prune")
        changed = {"site:2-hex/2": ("2-hex/2", "0 city damaged"), "site:2-hex/1": ("2-hex/1", "0 starport")}[options[0]]
        assert scene.building(changed[0]) == changed[1]


@shows("L26")
@pytest.mark.parametrize(
    ("marker", "ships", "pieces", "options"),
    [
        ("tyrant", 2, {}, ["site:2-hex/1", "site:2-hex/2"]),
        ("tyrant", 2, {"starports": 0}, ["site:2-hex/1"]),
        ("tyrant", 1, {}, []),  # no control
        ("keeper", 2, {}, []),
    ],
)
def test_tyrants_authority(marker: str, ships: int, pieces: dict[str, int], options: list[str]) -> None:
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["L26"], **pieces},
        ships={"2-hex": {"0": ships, "1": 1}},
        buildings={"2-hex/1": "1 city", "2-hex/2": "1 starport", "3-hex/1": "0 city"},
        markers=["", "", marker],
        scrapped=["0 starport"] * 5 if pieces else [],
    )
    scene.play("lead:construction-2")
    assert ("use:annex" in scene.options()) == bool(options)
    if not options:
        return
    scene.play("use:annex")
    if len(options) > 1:
        assert scene.options() == options
        scene.play(options[0])
    assert scene.building("2-hex/1") == "0 city"
    assert (scene.foe["cities"], scene.me["cities"]) == (5, 3)


@shows("LEAD16")
@pytest.mark.parametrize(
    ("ports", "damaged", "repaired"),
    [
        (["3-hex/1"], 2, 1),
        (["3-hex/1", "5-hex/1"], 2, 2),
        (["3-hex/1", "5-hex/1"], 1, 1),
        (["6-arrow/1"], 2, 0),  # nobody controls that system
    ],
)
def test_the_quartermaster_repairs_a_ship_for_each_controlled_starport(
    ports: list[str], damaged: int, repaired: int
) -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"leader": "LEAD16"},
        ships={"2-hex": {"0": [1, damaged], "1": 3}, "3-hex": {"0": 1}, "5-hex": {"0": [1, 1]}},
        buildings={site: f"{seat} starport" for seat, site in enumerate(ports)},
        luck=[[SKIRMISH["blank"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-1-0")
    assert scene.ships("2-hex") == [1 + repaired, damaged - repaired]
    assert scene.ships("5-hex") == [1, 1], "not in the system of the battle"


@shows("LEAD14")
def test_the_shaper_changes_planets_once_and_no_gates() -> None:
    taxes = {"2-hex/1": "0 city", "2-gate/city": "0 city", "2-arrow/1": "0 city"}
    for site, shaped, asked in (
        ("2-hex/1", {}, True),
        ("2-hex/1", {"2-hex": "fuel"}, False),
        ("2-gate/city", {}, False),
        ("2-arrow/1", {"2-hex": "fuel"}, True),
    ):
        scene = Scene(
            hand=["administration-2"],
            me={"leader": "LEAD14", "cards": ["L11"], "resources": ["weapon", "weapon"]},
            buildings=taxes,
            shaped=shaped,
        )
        scene.play("lead:administration-2", f"tax:{site}")
        while scene.options("put"):
            scene.play("done")
        assert ("type:weapon" in scene.options() and "no" in scene.options()) == asked, site


@shows("BC12")
def test_prison_wardens_give_what_the_supply_has() -> None:
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["BC12"], "captives": ["1 agent", "2 agent", "2 agent"]},
        foe={"resources": ["fuel"] * 5},
        buildings={"2-hex/1": "1 city", "3-hex/1": "1 city", "5-hex/1": "1 city"},
    )
    assert scene.supply("fuel") == 0
    scene.play("lead:construction-2", "use:pressgang")
    assert scene.options() == ["rival:1", "rival:2"], "at least one"
    scene.play("rival:2")
    assert scene.options() == [f"type:{kind}" for kind in ("material", "weapon", "relic", "psionic")]
    scene.play("type:relic")
    assert scene.options() == ["done", "rival:1", "rival:2"]
    scene.play("done")
    assert scene.me["captives"] == ["1 agent", "2 agent"]
    assert scene.resources() == ["relic"]


# What a view says about the open question


@pytest.mark.rule("ARC-7.12")
def test_where_hits_are_assigned() -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 4, "1": [2, 1]}},
        luck=[[ASSAULT["2 hits"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1")
    assert scene.view()["asked"] == {"system": "2-hex", "owner": "1"}
    shown = scene.view()["battle"]
    assert {name: shown[name] for name in ("attacker", "defender", "system")} == {
        "attacker": "0", "defender": "1", "system": "2-hex",
    }  # fmt: skip
    assert "symbols" not in shown
    scene.play("dice:1-0-0")
    assert scene.view()["asked"] == {"system": "2-hex", "owner": "1", "left": 2}
    shown = scene.view()["battle"]
    assert shown["symbols"] == {"self_hit": 0, "intercept": 0, "ship_hit": 2, "building_hit": 0, "key": 0}
    assert "odds" not in shown


@pytest.mark.rule("ARC-3.9", "ARC-3.10", "ARC-3.11")
def test_why_somebody_controls_a_system() -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 2, "1": 1}, "2-gate": {"0": 1, "1": 1}, "3-hex": {"1": [0, 3]}, "5-hex": {"2": 1}},
    )
    shown = {each["system"]: (each["controller"], each["reason"]) for each in scene.view()["systems"]}
    assert shown["2-hex"] == (0, "ships")
    assert shown["2-gate"] == (-1, "tie")
    assert shown["3-hex"] == (-1, "empty")
    assert shown["5-hex"] == (2, "ships")
    assert shown["5-arrow"] == (-1, "empty")


@shows("BC29")
@pytest.mark.rule("ARC-15.7")
def test_the_court_deck_is_shuffled_as_chance_says() -> None:
    """The secured card goes back into the deck, and nobody knows its bottom any more."""
    deck = ["BC08", "BC09", "BC10"]
    gone = [f"BC{n:02}" for n in range(5, 32) if f"BC{n:02}" not in [*deck, "BC29", "BC01"]]
    drawn = ["BC10", "BC29", "BC08", "BC09"]
    scene = Scene(
        hand=["aggression-2"],
        court=["BC29", *COURT[1:]],
        agents=[[1], [], [], []],
        court_deck=deck,
        court_discard=[*gone, "BC01"],
        known_bottom=1,
        luck=[[int(card[2:]) - 1 for card in drawn]],
    )
    scene.play("lead:aggression-2", "secure:BC29")
    scene.play_if_asked("no")
    assert scene.state["court"][0] == "BC09", "the last one drawn lies on top"
    assert scene.state["court_deck"] == ["BC08", "BC29", "BC10"]
    assert "known_bottom" not in scene.state


@pytest.mark.rule("ARC-10.1")
def test_a_court_without_cards() -> None:
    gone = [f"BC{n:02}" for n in range(1, 32)]
    scene = Scene(hand=["administration-2"], court=["", "", "", ""], court_deck=[], court_discard=gone)
    scene.play("lead:administration-2")
    assert scene.options("influence") == []
    assert scene.view()["court"] == [{"card": "", "agents": [0, 0, 0]}] * 4


@pytest.mark.rule("ARC-9.3", "ARC-9.13")
def test_what_has_no_room_yet_counts_as_held() -> None:
    held = ["relic", "fuel", "fuel"]
    scene = Scene(hand=["administration-2"], me={"resources": held}, buildings={"5-hex/1": "0 city"})
    scene.play("lead:administration-2", "tax:5-hex/1")
    assert scene.me["loose"] == ["psionic"]
    counts = {each["ambition"]: each["counts"][0] for each in scene.view()["ambitions"]}
    assert counts == {"tycoon": 2, "tyrant": 0, "warlord": 0, "keeper": 1, "empath": 1}
    assert scene.view()["players"][0]["loose"] == ["psionic"]


@pytest.mark.rule("ARC-4.4", "ARC-4.5")
@pytest.mark.parametrize(
    ("hands", "first", "then"),
    [
        ({0: 1, 1: 1, 2: 1}, 0, 1),
        ({0: 1, 2: 1}, 0, 2),  # seat 1 holds no cards
        ({0: 1, 1: 1, 2: 1}, 2, 0),
        ({1: 1, 2: 1}, 2, 1),
        ({1: 1, 2: 1}, 0, 1),  # without cards seat 0 passes at once
    ],
)
def test_the_initiative_goes_to_the_next_player_with_cards(hands: dict[int, int], first: int, then: int) -> None:
    players = {seat: {"hand": [f"aggression-{seat + 2}"]} for seat in hands}
    scene = Scene(hand=players.pop(0, {}).get("hand", []), players=players, initiative=first)
    if first in hands:
        scene.play("pass")
    assert scene.waiting == [then]
    assert scene.state["initiative"] == then


@pytest.mark.rule("ARC-8.10", "ARC-9.1")
@pytest.mark.parametrize(
    ("keys", "options"),
    [
        (1, ["done", "raid:relic"]),
        (2, ["done", "raid:relic", "raid_card:BC08"]),
        (3, ["done", "raid:fuel", "raid:relic", "raid_card:BC01", "raid_card:BC08"]),
    ],
)
def test_keys_that_are_just_enough(keys: int, options: list[str]) -> None:
    """The first slot costs three keys, the second one; Loyal Engineers cost three, Gatekeepers two."""
    rolls = {1: ["building+key"], 2: ["intercept+2 keys"], 3: ["building+key", "intercept+2 keys"]}[keys]
    scene = Scene(
        hand=["aggression-2"],
        foe={"resources": ["fuel", "relic"], "cards": ["BC01", "BC08"]},
        ships={"2-hex": {"0": 4}},
        buildings={"2-hex/1": "1 starport"},
        luck=[[RAID[roll] for roll in rolls]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", f"dice:0-0-{len(rolls)}")
    assert scene.options() == options
    scene.play(options[-1])
    asked = scene.view()["asked"]
    assert asked.get("left") == {1: None, 2: None, 3: 1}[keys]


@pytest.mark.rule("ARC-9.3", "ARC-9.4")
def test_resources_lie_where_they_are_safest() -> None:
    """Slots cost 3, 1, 1, 2, 1 and 3 keys; three cities built open all of them."""
    buildings = {"5-hex/1": "0 city", "2-hex/1": "0 city", "3-hex/1": "0 city"}
    scene = Scene(hand=["administration-2"], buildings=buildings)
    assert [slot["open"] for slot in scene.view()["players"][0]["slots"]] == [True] * 6
    scene.play("lead:administration-2", "tax:2-hex/1")
    assert scene.me["resources"] == ["relic", "", "", "", "", ""]
    scene.play("tax:3-hex/1")
    assert scene.me["resources"] == ["relic", "", "", "", "", "weapon"]
    scene.play("done", "tax:5-hex/1")
    assert scene.me["resources"] == ["relic", "", "", "psionic", "", "weapon"]


@pytest.mark.rule("ARC-9.1", "ARC-9.2")
@pytest.mark.parametrize(("cities", "slots"), [(0, 2), (1, 3), (2, 4), (3, 6), (4, 6), (5, 6)])
def test_cities_on_the_map_open_slots(cities: int, slots: int) -> None:
    sites = ["2-hex/1", "2-hex/2", "3-hex/1", "5-hex/1", "6-hex/1"]
    scene = Scene(hand=["administration-2"], buildings=dict.fromkeys(sites[:cities], "0 city"))
    assert [slot["open"] for slot in scene.view()["players"][0]["slots"]] == [i < slots for i in range(6)]


@pytest.mark.rule("ARC-8.4", "ARC-1.4")
@shows("L28")
@pytest.mark.parametrize(("owed", "agents"), [(["fuel"], 1), ([], 2)])
def test_outrage_that_waits_for_an_agent_is_cleared_without_one(owed: list[str], agents: int) -> None:
    """Material is covered by an agent, which returns; fuel perhaps by none."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["L28"], "outrage": ["material", "fuel", "weapon"], "owed": owed},
        court=COURT,
        agents=[[7 + len(owed)], [], [], []],
    )
    assert scene.me["agents"] == 0
    scene.play("lead:administration-2")
    assert scene.options("prelude") == ["prelude:L28#2"], "Tycoon is not declared"
    scene.play("prelude:L28#2")
    assert scene.me["outrage"] == ["weapon"]
    assert "owed" not in scene.me
    assert scene.me["agents"] == agents


@pytest.mark.rule("ARC-5.3")
@shows("L27", "L28")
def test_the_second_prelude_of_a_card_does_not_depend_on_the_first() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["L27", "L28"], "resources": ["fuel", "fuel"]},
        ships={"2-hex": {"0": 1}},
        markers=["", "", "tycoon"],
    )
    scene.play("lead:administration-2")
    assert scene.options("prelude") == ["prelude:L27", "prelude:L28", "prelude:L28#2"]
    scene.play("spend:fuel", "no")
    assert scene.options("prelude") == ["prelude:L28", "prelude:L28#2"], "L27 comes before anything else"
