"""Fate 5, the Caretaker: Golems, lore, and Golems that consume it."""

from random import Random
from typing import Any

import pytest

from ecliptic.games.arcs.campaign.fates.f05_caretaker import LoreForCourt, ShuffleGolems
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.games.arcs.campaign.reading import fate_of, printed
from ecliptic.kernel import ChanceSource, Message, Refused, load_table
from tests.rules.blighted_reach.fates.test_02_founder import common, marker
from tests.rules.blighted_reach.fates.test_03_magnate import edict
from tests.rules.blighted_reach.scene import CRISES, EDICTS, GAMES, Scene, dealt
from tests.rules.blighted_reach.test_11_flagships import board, flagship
from tests.rules.blighted_reach.test_12_summits import negotiate, offer, summit
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import crisis, holding, secured

ACT_I = {
    "fates": ["caretaker", "none", "none"],
    "objectives": [18, -1, -1],
    "objective_cards": ["F05-01B", "", ""],
    "pool": [],
}
ACT_II = {**ACT_I, "act": 2, "objectives": [8, -1, -1], "objective_cards": ["F05-12B", "", ""]}
ACT_III = {**ACT_I, "act": 3, "objectives": [-1, -1, -1], "objective_cards": ["F05-20B", "", ""]}
LAWS = ["AID03", "AID04", "AID05", "F05-05", "F05-06"]
HELD = ["F05-02", "F05-03", "F05-04"]
LORE = [f"L{n:02}" for n in range(1, 15) if n != 5]
UNSTABLE = ["F05-08", "F05-09", "F05-10", "F05-11"]


def golem(name: str, place: str, side: str = "awake") -> dict[str, Any]:
    """A Golem for a position."""
    return {"token": f"golem-{name}", "place": place, "side": side}


def golems(scene: Scene) -> dict[str, str]:
    """Where the Golems are, with a star for those that are Awake."""
    return {
        each["token"].removeprefix("golem-"): each["place"] + ("*" if each.get("side") == "awake" else "")
        for each in scene.campaign.get("tokens", [])
    }


def clock(scene: Scene) -> int:
    """The space of the Caretaker's objective marker."""
    space: int = scene.campaign["objectives"][0]
    return space


@pytest.mark.parametrize("locale", ["en", "ru", "de"])
def test_every_card_has_its_text(locale: str) -> None:
    for card in fate_of(5).cards:
        text = GAME.say(Message(f"text-{printed().cards.ids[card]}"), [], locale)
        assert len(text) > 20
        assert "{" not in text


# Act I


def test_set_up_hides_a_golem_at_each_gate_outside_the_empire() -> None:
    state = dealt("caretaker", "steward", "0")
    campaign = state["campaign"]
    assert state["players"][0]["cards"] == HELD
    assert {"F05-05", "F05-06"} <= set(campaign["booklet"])
    places = [each["place"] for each in campaign["tokens"]]
    assert len(places) == 4
    imperial = {system[0] for system, ships in state["ships"].items() if "empire" in ships}
    assert sorted(places) == [f"{n}-gate" for n in range(1, 7) if str(n) not in imperial]
    assert all("side" not in each for each in campaign["tokens"])
    assert campaign["objectives"][0] == 18


MAP = [golem("warrior", "1-gate", "sleeping"), golem("seeker", "2-gate", "sleeping")]


def test_nobody_knows_a_golem_on_the_map() -> None:
    scene = Scene(campaign={**ACT_I, "tokens": MAP})
    for seat in (0, 1, None):
        assert all("token" not in each for each in scene.view(seat)["campaign"]["tokens"])
    game: Any = GAME
    state: Any = scene.table.state
    worlds = {tuple(game.resample(state, 0, Random(seed)).extension.tokens) for seed in range(20)}
    assert len(worlds) == 2
    scene = Scene(
        campaign={**ACT_I, "tokens": [golem("warrior", "seat 1", "sleeping")]}, foe={"resources": ["warrior"]}
    )
    assert scene.view(None)["campaign"]["tokens"][0]["token"] == "golem-warrior"
    assert scene.view(None)["players"][1]["slots"][0]["golem"] == "warrior"


@pytest.mark.parametrize(("members", "left"), [([0, 1], 18), ([0], 16)])
def test_an_ambition_won_together_is_not_won_by_the_caretaker(members: list[int], left: int) -> None:
    foe = {"captives": ["2 ship"]} if 1 in members else {}
    fields = common(members, me={"cards": ["F05-03"], "captives": ["2 ship"]}, foe=foe, third={})
    tokens = [*marker("box 2")["tokens"], golem("warrior", "seat 0")]
    campaign = {**fields["campaign"], **ACT_I, "fates": ["caretaker", "founder", "none"], "tokens": tokens}
    scene = last_chapter(chapter=1, markers=["tyrant", "", ""], **{**fields, "campaign": campaign})
    assert clock(scene) == left


@pytest.mark.parametrize("is_winning", [True, False])
def test_golem_beacon_takes_golems_of_controlled_systems(is_winning: bool) -> None:
    scene = holding(
        "F05-02",
        "administration-2",
        me={"cards": ["F05-02", "F05-03"], "captives": ["1 agent"] if is_winning else []},
        ships={"1-gate": {"0": 1}, "2-gate": {"0": 1}, "3-gate": {"1": 1}},
        markers=["tyrant", "", ""],
        campaign={**ACT_I, "tokens": [*MAP, golem("harvester", "3-gate", "sleeping")]},
    )
    scene.play("use:awaken")
    assert scene.options() == ["at:1-gate", "at:2-gate"]
    scene.play("at:1-gate")
    assert scene.options() == ["done", "at:2-gate"]
    scene.play("done")
    assert golems(scene)["warrior"] == ("seat 0*" if is_winning else "seat 0")
    assert golems(scene)["seeker"] == "2-gate"
    assert scene.resources() == []  # it lies on Golem Hearth


@pytest.mark.rule("ABR-9.7", "ABR-13.10")
def test_a_crisis_of_golem_hearth_wakes_golems_that_are_not_on_the_map() -> None:
    scene = crisis(
        "CC01",
        me={"cards": ["F05-03"]},
        foe={"resources": ["seeker"]},
        campaign={
            "tokens": [golem("warrior", "seat 0", "sleeping"), golem("seeker", "seat 1", "sleeping"), *MAP[:0]],
        },
    )
    assert golems(scene) == {"warrior": "seat 0*", "seeker": "seat 1*"}


@pytest.mark.rule("ABR-9.7")
def test_a_holder_of_several_crisis_cards_chooses_their_order() -> None:
    scene = crisis(
        "CC01",
        me={"cards": ["F05-03", "F05-13"]},
        players={2: {"cards": ["F03-02"]}},
        campaign={"stored": ["F03-02 fuel"], "tokens": [golem("warrior", "seat 0", "sleeping")]},
    )
    assert scene.options() == ["card:F05-03", "card:F05-13"]
    assert scene.campaign["stored"] == ["F03-02 fuel"]  # seat 2 comes later in turn order
    saved = scene.table.save()
    load_table(saved, GAMES, ChanceSource(1))
    scene.play("card:F05-13", "card:CC03")
    assert golems(scene) == {"warrior": "seat 0*"}
    assert "stored" not in scene.campaign


def speaking(**fields: Any) -> Scene:
    """The holder of Stone-Speakers declares an ambition."""
    scene = holding("F05-04", "administration-2", **fields)
    scene.play(scene.options("declare")[0])
    return scene


def test_stone_speakers_end_the_turn_and_take_golems_of_rivals() -> None:
    scene = speaking(
        me={"cards": ["F05-04", "F05-03"]},
        foe={"resources": ["seeker", "fuel"], "hand": ["aggression-2"]},
        luck=[[CRISES["hex"]], [EDICTS["hex"]], [0]],
        campaign={"tokens": [golem("seeker", "seat 1", "sleeping"), golem("warrior", "seat 0", "sleeping")]},
    )
    assert scene.options() == ["yes", "no"]
    scene.play("yes")
    assert scene.options() == ["done", "steal:1/seeker"]
    scene.play("steal:1/seeker")
    assert golems(scene) == {"seeker": "seat 0*", "warrior": "seat 0*"}  # the Crises have woken them
    assert scene.resources(1) == ["fuel"]
    assert scene.waiting == [1]  # the turn is over


@pytest.mark.rule("ABR-9.1", "ABR-9.8")
def test_crises_of_stone_speakers_roll_the_dice_between_those_of_fates_and_of_the_court() -> None:
    scene = speaking(
        me={"cards": ["F05-04", "F05-03"]},
        foe={"hand": ["aggression-2"]},
        ships={"2-hex": {"0": 1, "blight": 1}},
        luck=[[CRISES["hex"]], [EDICTS["arrow"]], [4]],
        campaign={"tokens": [golem("warrior", "seat 0", "sleeping")]},
    )
    scene.play("yes")
    told = [line.split()[:2] for line in scene.told("blight-crisis", "crisis", "event-dice")]
    assert told[:4] == [["blight-crisis", "2-hex"], ["crisis", "F05-03"], ["event-dice", "0"], ["crisis", "CC11"]]


def test_stone_speakers_roll_edicts_for_nothing_and_may_stay_silent() -> None:
    scene = speaking(foe={"hand": ["aggression-2"]}, luck=[[EDICTS["hex"]]], campaign={"booklet": ["AID03"]})
    scene.play("yes")
    assert scene.waiting == [1]
    assert scene.options("enforce") == []
    scene = speaking()
    scene.play("no")
    assert "influence:CC11" in scene.options()


def spending(name: str, **fields: Any) -> Scene:
    """Seat 0 spends a Golem of its slot; seat 1 gets it."""
    campaign = {**ACT_I, "booklet": LAWS, "tokens": [golem(name, "seat 0")], **fields.pop("campaign", {})}
    scene = holding(
        "CC02",
        fields.pop("hand", "construction-2"),
        me={"resources": [name], **fields.pop("me", {})},
        campaign=campaign,
        **fields,
    )
    scene.play("prelude:F05-06")
    scene.play_if_asked(f"type:{name}")
    scene.play("rival:1")
    return scene


def test_a_spent_golem_sleeps_and_goes_to_a_rival_and_advances_the_caretaker() -> None:
    scene = spending("harvester")
    assert golems(scene) == {"harvester": "seat 1"}
    assert scene.told("golem-spent", "golem-taken") == ["golem-spent 0 harvester", "golem-taken 1 harvester"]
    assert scene.resources(1) == ["harvester"]
    assert clock(scene) == 16
    assert scene.options()[0] == "no"
    scene.play("type:relic")
    assert scene.resources() == ["relic"]
    scene = spending("harvester")
    scene.play("no")  # spent without its action
    assert clock(scene) == 16


def test_without_room_with_rivals_a_golem_is_kept() -> None:
    full = {"resources": ["fuel", "fuel"]}
    campaign = {**ACT_I, "booklet": LAWS, "tokens": [golem("harvester", "seat 0")]}
    scene = holding(
        "CC02",
        me={"resources": ["harvester"]},
        foe=full,
        players={2: {"resources": ["relic", "relic"]}},
        campaign=campaign,
    )
    scene.play("prelude:F05-06")
    assert golems(scene) == {"harvester": "seat 0"}
    assert scene.resources() == ["harvester"]
    full_hearth = {**full, "cards": ["F05-03"]}
    scene = holding(
        "CC02",
        me={"resources": ["harvester"]},
        foe=full_hearth,
        players={2: {"resources": ["relic", "relic"]}},
        campaign=campaign,
    )
    scene.play("prelude:F05-06")
    assert golems(scene) == {"harvester": "seat 1"}  # the Hearth has always room


def test_a_sleeping_golem_cannot_be_spent_and_is_no_resource() -> None:
    scene = holding(
        "F03-05",
        me={"resources": ["harvester"]},
        campaign={"booklet": LAWS, "tokens": [golem("harvester", "seat 0", "sleeping")]},
    )
    assert "prelude:F05-06" not in scene.options()
    assert scene.options("spend") == []
    assert "prelude:F03-05" not in scene.options()


def test_the_warrior_destroys_damaged_ships_it_may_harm() -> None:
    """Seat 2 is a Regent beside an Imperial ship, as seat 0 is: the Truce Law protects it. Seat 1 is an Outlaw."""
    titles = {"titles": ["regent", "outlaw", "regent"]}
    scene = spending(
        "warrior",
        ships={"2-hex": {"0": [1, 1], "1": [0, 2], "2": [0, 1], "empire": [1, 1]}},
        campaign=titles,
    )
    assert scene.options() == ["no", "at:2-hex"]
    scene.play("at:2-hex")
    assert scene.ships("2-hex", 0) == [1, 0]
    assert scene.ships("2-hex", 1) == [0, 0]
    assert scene.ships("2-hex", 2) == [0, 1]
    assert scene.me["trophies"] == ["1 ship", "1 ship"]


def test_the_protector_repairs_ships_of_choice() -> None:
    scene = spending("protector", ships={"2-hex": {"0": [0, 2], "1": [0, 1]}})
    scene.play("repair_ship:2-hex/0", "repair_ship:2-hex/0")
    assert scene.ships("2-hex", 0) == [2, 0]
    assert "repair_ship:2-hex/1" in scene.options()
    scene.play("no")
    assert scene.ships("2-hex", 1) == [0, 1]


def test_the_seeker_catapults_from_anywhere() -> None:
    scene = spending("seeker", ships={"2-hex": {"0": 1}})
    scene.play("move:2-hex>2-gate")
    assert "catapult:3-gate" in scene.options()
    scene.play("catapult:3-gate", "done")
    scene.play_if_asked("done")
    assert scene.ships("3-gate") == [1, 0]
    assert "facts" not in scene.campaign
    assert "end" in scene.options()


@pytest.mark.parametrize("card", ["F13-04", "F21-02"])
def test_the_seeker_does_not_move_blight(card: str) -> None:
    """Blight cannot Catapult, not even with the Seeker or for the first step (F05-06, F13-04)."""
    ships = {"2-hex": {"0": 1, "blight": 1}, "3-hex": {"0": 1}, "3-gate": {"blight": 1, "empire": 1}}
    scene = spending("seeker", ships=ships, me={"cards": ["CC02", card, "F07-02"]})
    assert "move:3-gate>4-gate" in scene.options()  # the Imperial ship
    scene.play("move:2-hex>2-gate")
    assert scene.options("ships") == []
    assert scene.ships("2-gate", 0) == [1, 0]
    assert scene.state["ships"]["2-hex"] == {"blight": [1, 0]}
    scene = spending("seeker")
    scene.play("no")
    assert "facts" not in scene.campaign


def test_raids_take_golems() -> None:
    outlaw = {"titles": ["outlaw", "regent", "regent"], "first_regent": 1}
    tokens = [golem("warrior", "seat 1"), golem("seeker", "seat 1")]
    scene = holding(
        "CC02",
        "aggression-2",
        foe={"cards": ["F05-03"], "resources": ["warrior"]},
        ships={"2-hex": {"0": 4, "1": 1}},
        luck=[[13, 13]],
        campaign={**outlaw, "tokens": tokens},
    )
    scene.play("battle:2-hex/1", "dice:0-0-2")
    while scene.options("hit"):
        scene.play(scene.options("hit")[0])
    assert scene.options("raid") == ["raid:warrior", "raid:seeker"]
    scene.play("raid:seeker")
    assert golems(scene) == {"warrior": "seat 1*", "seeker": "seat 0*"}
    assert scene.resources() == ["seeker"]


def test_who_has_no_room_for_a_golem_passes_something_on() -> None:
    scene = secured(
        "F05-11",
        me={"resources": ["fuel", "relic"]},
        foe={"resources": ["warrior"]},
        campaign={"tokens": [golem("warrior", "seat 1", "sleeping")]},
    )
    assert scene.options() == ["drop:fuel", "drop:relic", "drop:warrior"]
    assert scene.view()["players"][0]["loose"] == [], "a Golem is no resource"
    scene.play("drop:warrior", "rival:2")
    assert golems(scene) == {"warrior": "seat 2"}
    assert scene.resources(2) == ["warrior"]
    assert scene.resources() == ["fuel", "relic"]


@pytest.mark.parametrize(("won", "left"), [(["0 ship"], 14), ([], 18)])
def test_ambitions_won_count_for_golems(won: list[str], left: int) -> None:
    scene = last_chapter(
        chapter=1,
        me={"cards": ["F05-03"], "trophies": [each.replace("0", "1") for each in won]},
        markers=["warlord", "", ""],
        campaign={
            **ACT_I,
            "tokens": [
                golem("warrior", "seat 0"),
                golem("seeker", "seat 0", "sleeping"),
                MAP[0] | {"token": "golem-harvester"},
            ],
        },
    )
    assert clock(scene) == left


@pytest.mark.parametrize("left", [0, 6])
def test_resolution_of_act_one(left: int) -> None:
    tokens = [golem("warrior", "1-gate", "sleeping"), golem("seeker", "seat 1", "sleeping")]
    scene = last_chapter(
        me={"cards": HELD},
        foe={"resources": ["seeker"]},
        campaign={
            **ACT_I,
            "booklet": LAWS,
            "objectives": [left, -1, -1],
            "tokens": tokens,
            "sets": [*UNSTABLE, "F05-13", "F05-14"],
        },
    )
    deck = scene.state["court"] + scene.state["court_deck"]
    there = sorted(card for card in deck if card.startswith("F05"))
    lore = [card for card in deck if card.startswith("L")]
    assert "F05-02" in scene.state["box"]
    if left:
        assert there == ["F05-04", "F05-09"]
        assert {"F05-08", "F05-10", "F05-11"} <= set(scene.state["box"])
        assert golems(scene) == {"seeker": "seat 1*"}
        assert "F05-04" not in scene.me["cards"]
    else:
        assert sorted({*there, *scene.state["box"]} & {*UNSTABLE}) == UNSTABLE
        assert not {"F05-08", "F05-10"} & {*scene.state["court"]}  # without their Golems they leave the Court
        assert {"F05-09", "F05-11"} <= {*there}
        assert len(lore) == 3
        assert golems(scene) == {"warrior": "seat 0*", "seeker": "seat 1*"}
        assert scene.me["cards"] == ["F05-03", "F05-04", "F05-13"]
        assert "F05-14" in scene.campaign["booklet"]
        cards = [card for player in scene.state["players"] for card in player["hand"]] + scene.state["pile"]
        assert "EV04" in str(cards)
        assert clock(scene) == 8


def test_golems_wake_at_the_set_up_of_an_act_also_without_the_caretaker() -> None:
    scene = last_chapter(
        foe={"resources": ["seeker"]},
        campaign={"booklet": LAWS, "tokens": [golem("seeker", "seat 1", "sleeping")]},
    )
    assert golems(scene) == {"seeker": "seat 1*"}


# Unstable Golems


@pytest.mark.parametrize(
    ("card", "name"), [("F05-08", "harvester"), ("F05-09", "seeker"), ("F05-10", "protector"), ("F05-11", "warrior")]
)
def test_unstable_golems(card: str, name: str) -> None:
    scene = crisis(
        card,
        foe={"resources": [name, "fuel"]},
        ships={"2-hex": {"1": [1, 2], "0": [0, 1]}, "3-arrow": {"1": 1}},
        campaign={"tokens": [golem(name, "seat 1", "sleeping")]},
    )
    assert (scene.resources(1) == [name]) == (name == "harvester")
    assert scene.ships("1-gate", 1) == ([1, 2] if name == "seeker" else [0, 0])
    assert scene.ships("2-hex", 0) == ([1, 0] if name == "protector" else [0, 1])
    if name == "warrior":
        assert scene.ships("2-hex", 1) == [1, 0]
    assert scene.ships("3-arrow", 1) == [1, 0]
    assert card in scene.state["court"]
    scene = secured(card, foe={"resources": [name]}, campaign={"tokens": [golem(name, "seat 1", "sleeping")]})
    assert golems(scene) == {name: "seat 0*"}
    assert scene.resources() == [name]
    assert scene.state["court_discard"] == [card]
    assert card in secured(card).state["box"]  # a written position without its Golem


@pytest.mark.parametrize(
    ("card", "name"), [("F05-08", "harvester"), ("F05-09", "seeker"), ("F05-10", "protector"), ("F05-11", "warrior")]
)
@pytest.mark.parametrize("is_there", [True, False])
def test_an_unstable_card_without_its_golem_is_scrapped_when_it_is_laid_out(
    card: str, name: str, is_there: bool
) -> None:
    """F05-08 to F05-11: the card scraps itself while its Golem is not in play; the spot is refilled."""
    tokens = [golem(name, "seat 1", "sleeping")] if is_there else []
    deck = [card, *(f"CC{n:02}" for n in range(5, 16))]
    scene = secured("CC01", court_deck=deck, foe={"resources": [name] * is_there}, campaign={"tokens": tokens})
    assert scene.state["court"][1] == (card if is_there else "CC05")
    assert (card in scene.state.get("box", [])) == (not is_there)


@pytest.mark.rule("ABR-13.4")
def test_an_unstable_card_leaves_its_attached_card_and_agents_in_the_court() -> None:
    """F05-11: the attached card slides down with the agents once the Golem is silenced."""
    scene = last_chapter(
        chapter=1,
        me={"cards": ["F05-03"]},
        court=["AID01", "F05-11", "CC02", "CC03", "CC04"],
        court_deck=[f"CC{n:02}" for n in range(5, 16)],
        agents=[[], [0, 1], [], [], []],
        campaign={**ACT_III, "tokens": [golem("warrior", "seat 0")], "attached": ["", "CC01"]},
    )
    scene.play("type:warrior")
    assert scene.state["court"][1] == "CC01"
    assert scene.state["agents"][1] == [0, 1, 0, 0]
    assert "F05-11" in scene.state["box"]


# Act II


KNOWLEDGE = {**ACT_II, "booklet": [*LAWS, "F05-14"]}


def test_lore_is_given_and_not_forced() -> None:
    scene = negotiate(foe={"cards": ["L01", "L02"]}, me={"cards": ["L03"]}, campaign=KNOWLEDGE)
    offer(scene, "1>0=lore.L01", "0>1=lore.L03")
    scene.play("accept")
    assert scene.me["cards"] == ["L01"]
    assert sorted(scene.foe["cards"]) == ["L02", "L03"]
    assert clock(scene) == 7
    offer(scene, "1>0=lore.L03")  # it only comes back
    scene.play("accept")
    assert clock(scene) == 7
    scene = summit(foe={"cards": ["L01"]}, campaign={**KNOWLEDGE, "favors": [[0, 3, 0, 0]]})
    assert scene.options("force") == []
    scene = negotiate(foe={"cards": ["L01"]}, campaign={**KNOWLEDGE, "booklet": LAWS})
    scene.play("side:1>0")
    assert "deal_part:1>0=lore.L01" not in scene.options()


def test_what_lies_on_lore_goes_along() -> None:
    """Ancient Holdings has a slot of its own."""
    foe = {"cards": ["L13"], "resources": ["", "", "", "", "", "", "relic"]}
    scene = negotiate(foe=foe, campaign=KNOWLEDGE)
    offer(scene, "1>0=lore.L13")
    scene.play("accept")
    assert scene.resources() == ["relic"]
    assert scene.resources(1) == []
    scene = negotiate(
        foe={"cards": ["F05-03"], "resources": ["seeker"]},
        campaign={**KNOWLEDGE, "tokens": [golem("warrior", "seat 1"), golem("seeker", "seat 1")]},
    )
    offer(scene, "1>2=lore.F05-03")
    scene.play("accept", "accept")
    assert golems(scene) == {"warrior": "seat 2*", "seeker": "seat 1*"}


def test_golems_are_given_and_forced_for_their_raid_cost() -> None:
    tokens = [golem("warrior", "seat 1"), golem("seeker", "seat 2")]
    fields: dict[str, Any] = {"foe": {"cards": ["F05-03"]}, "players": {2: {"resources": ["seeker"]}}}
    scene = summit(campaign={**KNOWLEDGE, "tokens": tokens, "favors": [[0, 2, 3, 0]]}, **fields)
    assert scene.options("force") == ["force:1>0=golem.warrior", "force:2>0=golem.seeker"]
    scene.play("force:1>0=golem.warrior")
    assert golems(scene)["warrior"] == "seat 0*"
    assert scene.campaign["favors"][0] == [0, 0, 3, 0]
    scene.settle()
    scene.play("done")
    offer(scene, "2>1=golem.seeker")
    scene.play("accept", "accept")
    assert golems(scene)["seeker"] == "seat 1*"
    assert scene.resources(2) == []


def test_secured_lore_advances_by_two() -> None:
    scene = secured("L01", lore_deck=[f"L{n:02}" for n in range(2, 15)], campaign=ACT_II)
    assert clock(scene) == 6
    scene = secured("CC01", campaign=ACT_II)
    assert clock(scene) == 8


def test_the_largest_collection_counts_at_the_end_of_a_chapter() -> None:
    scene = last_chapter(
        chapter=1,
        me={"cards": ["L01", "L02"]},
        foe={"cards": ["L03", "L04"]},
        players={2: {"cards": ["L05"]}},
        campaign=ACT_II,
    )
    assert clock(scene) == 7


def test_librarians_attach_lore_to_the_new_court_card() -> None:
    scene = secured("CC01", me={"cards": ["F05-13"]}, luck=[[printed().cards.ids.index("L05")]])
    assert scene.options() == ["yes", "no"]
    scene.play("yes")
    assert scene.view()["campaign"]["attached"]
    assert "L05" in str(scene.campaign["attached"])
    assert "L05" not in scene.state["lore_deck"]
    scene = secured("F05-13")
    assert scene.options("yes") == []  # not for themselves
    scene = secured("CC01", me={"cards": ["F05-13"]}, lore_deck=[], box=[f"L{n:02}" for n in range(1, 15)])
    assert scene.options("yes") == []


def test_librarians_attach_lore_to_each_new_card_of_a_guild_fair() -> None:
    """The fair secures another card before its own spot is refilled; each question is about its own spot (F05-13)."""
    court = ["AID01", "F04-16", "CC02", "CC03", "CC04"]
    scene = Scene(hand=["aggression-2"], me={"cards": ["F05-13"]}, court=court, agents=[[], [1], [1], [], []])
    scene.play("lead:aggression-2", "secure:F04-16")
    scene.play("no")  # the new card in the spot of CC02
    scene.play("yes")  # the new card in the spot of the fair
    assert [bool(row) for row in scene.campaign["attached"]] == [False, True]


@pytest.mark.rule("ABR-13.3")
def test_librarians_are_attached_in_a_crisis() -> None:
    scene = crisis("CC01", me={"cards": ["F05-13"]})
    assert [option.split(":")[0] for option in scene.options()] == ["card"] * 5
    scene.play("card:CC03")
    assert scene.me["cards"] == []
    assert "F05-13" in str(scene.campaign["attached"])


@pytest.mark.parametrize("left", [0, 3])
def test_resolution_of_act_two(left: int) -> None:
    worship = ["F05-17", "F05-18", "F05-19"]
    scene = last_chapter(
        me={"cards": ["F05-03", "F05-13"]},
        court_discard=["F05-09", "F05-11"],
        campaign={
            **ACT_II,
            "objectives": [left, -1, -1],
            "sets": [*worship, "F05-21"],
            "tokens": [golem("warrior", "seat 0", "sleeping")],
        },
    )
    deck = scene.state["court"] + scene.state["court_deck"]
    there = sorted(card for card in deck if card.startswith("F05"))
    assert there == (["F05-09", "F05-11"] if left else worship)
    if not left:
        assert "F05-21" in scene.campaign["booklet"]
        assert scene.campaign["objective_cards"][0] == "F05-20B"


# Act III


@pytest.mark.parametrize("card", ["F05-17", "F05-18", "F05-19"])
def test_golem_worship(card: str) -> None:
    scene = crisis(
        card,
        me={"resources": ["warrior"]},
        players={2: {"resources": ["seeker"]}},
        buildings={"2-hex/1": "0 city", "3-hex/1": "0 city", "4-hex/1": "1 city", "5-hex/1": "2 city"},
        campaign={"tokens": [golem("warrior", "seat 0"), golem("seeker", "seat 2", "sleeping")]},
    )
    assert scene.options() == ["site:2-hex/1", "site:3-hex/1"]
    scene.play("site:3-hex/1")
    assert scene.building("3-hex/1") == ""
    assert scene.building("4-hex/1") == "1 city"
    assert scene.building("5-hex/1") == ""
    assert card in scene.state["court_deck"]
    scene = secured(
        card, foe={"resources": ["seeker"]}, campaign={"tokens": [golem("seeker", "seat 1", "sleeping"), MAP[0]]}
    )
    assert golems(scene) == {"seeker": "seat 0*", "warrior": "1-gate"}
    assert scene.state["court_discard"] == [card]


@pytest.mark.rule("ABR-11.14")
def test_golem_worship_returns_cities_of_flagship_boards() -> None:
    """F05-17: cities on the own Flagship board may be returned, except an Upgrade under Armor."""
    there = {"hull": "city", "hull_armor": "starport", "tractor_beam": "damaged city", "slipstream_drive": "starport"}
    scene = crisis(
        "F05-17",
        me={"resources": ["warrior"]},
        ships={"2-hex": {"0": 1}},
        buildings={"3-hex/1": "0 city"},
        campaign={
            "tokens": [golem("warrior", "seat 0")],
            "flagships": [flagship("2-hex", 0, **there, slipstream_drive_armor="city")],
        },
    )
    assert scene.options() == ["site:3-hex/1", "return_board:tractor_beam", "return_board:slipstream_drive-armor"]
    before = scene.me["cities"]
    scene.play("return_board:slipstream_drive-armor")
    assert board(scene) == flagship("2-hex", 0, **there)["board"]
    assert scene.building("3-hex/1") == "0 city"
    assert scene.me["cities"] == before + 1


def test_golem_worship_spares_who_has_only_an_upgrade_under_armor() -> None:
    scene = crisis(
        "F05-17",
        me={"resources": ["warrior"]},
        ships={"2-hex": {"0": 1}},
        campaign={"tokens": [golem("warrior", "seat 0")], "flagships": [flagship(hull="city", hull_armor="starport")]},
    )
    assert board(scene) == {"hull": "city", "hull-armor": "starport"}
    assert "F05-17" in scene.state["court_deck"]


def test_golems_sate_their_appetite() -> None:
    scene = edict(
        "F05-21",
        me={"cards": ["CC05", "F05-04", "CC06"], "resources": ["warrior", "seeker"]},
        players={2: {"resources": ["protector", "harvester"]}},
        agents=[[], [0, 1], [2], [], []],
        campaign={
            "tokens": [
                golem("warrior", "seat 0"),
                golem("seeker", "seat 0"),
                golem("protector", "seat 2"),
                golem("harvester", "seat 2", "sleeping"),
            ],
        },
    )
    assert scene.options() == ["card:CC05", "card:F05-04", "card:CC06"]  # also protected cards
    scene.play("card:F05-04", "card:CC06")
    assert scene.me["cards"] == ["CC05"]
    assert {"F05-04", "CC06", "CC01"} <= set(scene.state["box"])
    assert scene.state["scrapped"] == ["1 agent"]
    assert golems(scene)["harvester"] == "seat 2*"
    assert "CC02" in scene.state["court"]


@pytest.mark.rule("ABR-3.7", "ABR-3.6")
@pytest.mark.parametrize(
    ("answers", "power"), [(["no", "no"], 0), (["card:L01", "no"], 2), (["card:L01", "type:warrior"], 4)]
)
def test_grand_ambitions(answers: list[str], power: int) -> None:
    scene = last_chapter(
        chapter=1,
        me={"cards": ["F05-03", "L01"]},
        campaign={**ACT_III, "tokens": [golem("warrior", "seat 0")]},
    )
    assert scene.options() == ["no", "card:L01"]  # not Golem Hearth
    scene.play(answers[0])
    assert scene.options() == ["no", "type:warrior"]
    scene.play(answers[1])
    assert scene.power(0) == power
    assert ("L01" in scene.state.get("box", [])) == (answers[0] != "no")
    assert golems(scene) == ({} if answers[1] != "no" else {"warrior": "seat 0*"})
    assert "facts" not in scene.campaign


def test_the_unstable_card_of_a_silenced_golem_is_scrapped() -> None:
    scene = last_chapter(
        chapter=1,
        me={"cards": ["F05-03"]},
        court=["AID01", "F05-11", "CC02", "CC03", "F05-09"],
        campaign={**ACT_III, "tokens": [golem("warrior", "seat 0"), golem("seeker", "seat 0")]},
    )
    scene.play("type:warrior")
    assert "F05-11" in scene.state["box"]
    assert "F05-11" not in scene.state["court"]
    assert "F05-09" in scene.state["court"]


def test_without_a_golem_no_lore_is_consumed() -> None:
    scene = last_chapter(chapter=1, me={"cards": ["L01"]}, campaign=ACT_III)
    assert scene.power(0) == 0
    assert scene.me["cards"] == ["L01"]


# Written positions


def passing() -> dict[str, Any]:
    """A position in which a spent Golem waits for its next holder."""
    campaign = {**ACT_I, "booklet": LAWS, "tokens": [golem("harvester", "seat 0"), golem("seeker", "seat 1")]}
    scene = holding("CC02", me={"resources": ["harvester"]}, foe={"resources": ["seeker"]}, campaign=campaign)
    scene.play("prelude:F05-06")
    assert scene.options() == ["rival:1", "rival:2"]
    return scene.table.save()


def test_a_waiting_golem_can_be_saved_and_bent_frames_are_refused() -> None:
    load_table(passing(), GAMES, ChanceSource(1))
    for wrong in (4, 7, 5, 9):  # no Golem, one in a slot, one that is not in play, no Golem
        saved = passing()
        next(each for each in saved["stack"] if each["frame"] == "pass_golem")["golem"] = wrong
        with pytest.raises(Refused):
            load_table(saved, GAMES, ChanceSource(1))


@pytest.mark.rule("ABR-17.4")
def test_a_golem_lies_with_who_has_it() -> None:
    for tokens in ([], [golem("seeker", "seat 1")], [golem("seeker", "1-gate")]):
        with pytest.raises(Refused):
            Scene(me={"resources": ["seeker"]}, campaign={"tokens": tokens})
    with pytest.raises(Refused):
        Scene(campaign={"tokens": [golem("seeker", "seat 0")]})  # neither a slot nor Golem Hearth


# Further situations


@pytest.mark.parametrize(
    ("imperial", "gates"),
    [
        (["1-hex"], [2, 3, 4, 5]),  # five gates, four Golems
        (["1-hex", "2-gate", "3-arrow"], [4, 5, 6]),  # three gates
    ],
)
def test_golems_hide_at_as_many_gates_as_there_are(imperial: list[str], gates: list[int]) -> None:
    scene = Scene(hand=["administration-2"], ships={system: {"empire": 1} for system in imperial})
    state: Any = scene.table.state
    frame = ShuffleGolems()
    state.stack.append(frame)
    frame.outcome(state, [2, 0, 3, 1])
    order = ["seeker", "warrior", "harvester", "protector"][: len(gates)]
    assert golems(scene) == {name: f"{gate}-gate" for name, gate in zip(order, gates, strict=True)}


def test_stone_speakers_end_a_turn_with_its_prelude() -> None:
    """What was spent in the Prelude returns to the supply, and no pips are left (ARC-5.6, F05-04)."""
    scene = holding(
        "F05-04",
        "administration-2",
        me={"cards": ["F05-04", "F05-03"], "resources": ["psionic"]},
        foe={"resources": ["seeker", "warrior"], "hand": ["aggression-2"]},
        luck=[[EDICTS["hex"]]],
        campaign={"tokens": [golem("seeker", "seat 1", "sleeping"), golem("warrior", "seat 1", "sleeping")]},
    )
    state: Any = scene.table.state
    state.aside[4], state.supply[4] = 1, state.supply[4] - 1
    scene.play(scene.options("declare")[0], "yes")
    assert (state.supply[4], state.aside[4], state.pips) == (4, 0, 0)
    assert sorted(scene.options()) == ["done", "steal:1/seeker", "steal:1/warrior"]
    scene.play("steal:1/seeker")
    assert scene.options() == ["done", "steal:1/warrior"]
    scene.play("done")
    assert golems(scene) == {"seeker": "seat 0", "warrior": "seat 1"}
    assert scene.waiting == [1]


def test_lore_for_the_court_leaves_the_lore_deck() -> None:
    scene = Scene(hand=["administration-2"])
    state: Any = scene.table.state
    deck, court = state.lore_deck[:], state.court_deck[:]
    frame = LoreForCourt(3)
    state.stack.append(frame)
    frame.outcome(state, deck[:3])
    assert state.lore_deck == deck[3:]
    assert state.court_deck == [*court, *deck[:3]]


def test_the_protector_repairs_one_piece_of_a_flagship_board() -> None:
    """Besides ships, a single Upgrade or Armor; with one repaired only ships are left (F05-06)."""
    scene = spending(
        "protector",
        ships={"2-hex": {"0": [1, 1]}},
        campaign={"flagships": [flagship("2-hex", 0, hull="damaged city", slipstream_drive="damaged starport")]},
    )
    boards = scene.options("repair_board")
    assert len(boards) == 2
    scene.play(boards[0])
    assert scene.options() == ["no", "repair_ship:2-hex/0"]
    assert sorted(board(scene).values()) == ["damaged city", "starport"]
    scene.play("repair_ship:2-hex/0")
    assert scene.ships("2-hex") == [2, 0]
    scene = spending(
        "protector",
        ships={"2-hex": {"0": [1, 1]}},
        campaign={"flagships": [flagship("2-hex", 0, hull="damaged city")]},
    )
    scene.play("repair_ship:2-hex/0")
    assert scene.options() == ["no", *scene.options("repair_board")]
    assert len(scene.options("repair_board")) == 1


def test_the_warrior_breaks_a_ceasefire() -> None:
    """Harm in a cluster at Peace costs a Weapon (F15-08)."""
    tokens = [{"token": "ceasefire", "place": f"{n}-gate", "side": "peace"} for n in range(1, 7)]
    ceasefire = {
        "booklet": [*LAWS, "F15-08", "F15-09", "F15-10", "F15-11"],
        "titles": ["regent", "outlaw", "regent"],
        "tokens": [golem("warrior", "seat 0"), *tokens],
    }
    for resources, can in ((["warrior", "weapon"], True), (["warrior"], False)):
        scene = spending(
            "warrior",
            me={"resources": resources},
            ships={"2-hex": {"0": 1, "1": [0, 1]}},
            campaign=ceasefire,
        )
        assert ("at:2-hex" in scene.options()) == can
        if can:
            scene.play("at:2-hex")
            assert scene.resources() == []
            assert scene.me["trophies"] == ["1 ship"]


def test_golems_are_sated_in_turn_order() -> None:
    """Seats 1 and 2 have Awake Golems and Guild cards, seat 1 two (F05-21)."""
    scene = edict(
        "F05-21",
        foe={"cards": ["CC05", "CC06", "CC07"], "resources": ["warrior", "seeker"]},
        players={2: {"cards": ["CC08", "CC09"], "resources": ["protector"]}},
        court=["AID01", "CC01", "CC02", "CC11", "CC12"],
        campaign={
            "tokens": [golem("warrior", "seat 1"), golem("seeker", "seat 1"), golem("protector", "seat 2")],
        },
    )
    for seat, cards in ((1, ["CC05", "CC06", "CC07"]), (1, ["CC06", "CC07"]), (2, ["CC08", "CC09"])):
        assert scene.waiting == [seat]
        assert scene.options() == [f"card:{card}" for card in cards]
        scene.play(f"card:{cards[0]}")
    assert scene.foe["cards"] == ["CC07"]
    assert scene.player(2)["cards"] == ["CC09"]
    assert {"CC05", "CC06", "CC08"} <= set(scene.state["box"])


def test_the_leftmost_guild_card_with_agents_is_scrapped() -> None:
    """Vox cards, the Council and empty cards are passed over; of everybody the agents go (F05-21)."""
    scene = edict(
        "F05-21",
        foe={"resources": ["warrior"]},
        court=["AID01", "CC11", "CC01", "CC02", "CC03"],
        agents=[[1], [1], [], [2, 1, 1], [1]],
        campaign={"tokens": [golem("warrior", "seat 1")]},
    )
    assert scene.state["scrapped"] == ["0 agent", "0 agent", "1 agent", "2 agent"]
    assert "CC02" in scene.state["box"]
    assert {"CC11", "CC01", "CC03"} <= set(scene.state["court"])
    assert scene.agents("CC03") == [1, 0, 0, 0]
    assert scene.agents("AID01") == [1, 0, 0, 0]


def test_gifts_of_lore_are_forgotten_when_a_new_summit_opens() -> None:
    scene = summit(campaign={**ACT_II, "facts": {"f05-gave-1": 5, "f05-gave-2": 1}})
    assert "facts" not in scene.campaign


@pytest.mark.parametrize(("card", "left"), [("L05", 6), ("CC01", 8)])
def test_another_seat_collects_knowledge(card: str, left: int) -> None:
    """Seat 1 is the Caretaker and secures a card: 2 for lore (F05-12B)."""
    scene = Scene(
        foe={"hand": ["aggression-2"]},
        initiative=1,
        court=["AID01", card, "CC02", "CC03", "CC04"],
        agents=[[], [0, 1], [], [], []],
        lore_deck=[f"L{n:02}" for n in range(1, 15) if f"L{n:02}" != card],
        campaign={
            **ACT_II,
            "fates": ["none", "caretaker", "none"],
            "objectives": [-1, 8, -1],
            "objective_cards": ["", "F05-12B", ""],
        },
    )
    scene.play("lead:aggression-2", f"secure:{card}")
    assert scene.campaign["objectives"][1] == left


@pytest.mark.parametrize(("card", "asked"), [("CC01", True), ("F05-13", False)])
def test_librarians_of_another_seat(card: str, asked: bool) -> None:
    """They do not react when they themselves are secured (F05-13)."""
    scene = Scene(
        foe={"hand": ["aggression-2"], "cards": ["F05-13"] if asked else []},
        initiative=1,
        court=["AID01", card, "CC02", "CC03", "CC04"],
        agents=[[], [0, 1], [], [], []],
    )
    scene.play("lead:aggression-2", f"secure:{card}")
    assert (scene.options() == ["yes", "no"]) == asked


def test_librarians_leave_to_cards_with_agents_too() -> None:
    """In a crisis they must be attached; agents do not matter, another attached card does (F05-13, ABR-13.3)."""
    scene = crisis("CC01", [1], me={"cards": ["F05-13"]}, campaign={"attached": ["", "", "L05"]}, lore_deck=LORE)
    assert scene.options() == ["card:AID01", "card:CC01", "card:CC03", "card:CC04"]


@pytest.mark.parametrize(("cluster", "gate"), [(0, "1-gate"), (3, "4-gate")])
def test_the_unstable_seeker_gathers_ships_and_the_flagship_at_the_rolled_gate(cluster: int, gate: str) -> None:
    """The dice show a hex: its holder's ships on hex planets (F05-09)."""
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["EV01"], "resources": ["seeker"]},
        court=["AID01", "F05-09", "CC02", "CC03", "CC04"],
        ships={"2-hex": {"1": [2, 1], "0": 1}, "3-hex": {"1": [0, 1]}, "3-arrow": {"1": 1}},
        campaign={
            "tokens": [golem("seeker", "seat 1", "sleeping")],
            "flagships": [flagship("2-hex", 1)],
        },
        luck=[[CRISES["hex"]], [cluster]],
    )
    scene.play("lead:administration-2", "end", "event:EV01", "end", "no")
    assert scene.ships(gate, 1) == [2, 2]
    assert scene.ships("2-hex", 1) == scene.ships("3-hex", 1) == [0, 0]
    assert scene.ships("3-arrow", 1) == [1, 0]
    assert scene.campaign["flagships"][0]["system"] == gate


def test_the_unstable_seeker_leaves_a_flagship_elsewhere() -> None:
    scene = crisis(
        "F05-09",
        foe={"resources": ["seeker"]},
        ships={"2-hex": {"1": 1}, "3-arrow": {"1": 1}},
        campaign={"tokens": [golem("seeker", "seat 1", "sleeping")], "flagships": [flagship("3-arrow", 1)]},
    )
    assert scene.campaign["flagships"][0]["system"] == "3-arrow"


def test_the_unstable_warrior_returns_ships_to_their_owner() -> None:
    """Seat 2 has the Warrior: all its damaged ships, wherever they are (F05-11)."""
    scene = crisis(
        "F05-11",
        players={2: {"resources": ["warrior"]}},
        ships={"2-hex": {"2": [1, 2], "1": [0, 1]}, "5-arrow": {"2": [0, 1]}},
        campaign={"tokens": [golem("warrior", "seat 2", "sleeping")]},
    )
    assert scene.ships("2-hex", 2) == [1, 0]
    assert scene.ships("5-arrow", 2) == [0, 0]
    assert scene.player(2)["ships"] == 14
    assert scene.ships("2-hex", 1) == [0, 1]
