"""Fate 3, the Magnate: gifts and exports, Cartels, Monopolies, the two economies."""

from typing import Any

import pytest

from ecliptic.games.arcs.actions import tax_options
from ecliptic.games.arcs.campaign.empire import become_outlaw, become_regent
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.games.arcs.campaign.reading import fate_of, printed
from ecliptic.kernel import Message
from tests.rules.blighted_reach.fates.acts import step_of
from tests.rules.blighted_reach.scene import EDICTS, Scene, dealt
from tests.rules.blighted_reach.test_12_summits import negotiate, offer, summit
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import crisis, holding, secured

ACT_I = {
    "fates": ["magnate", "none", "none"],
    "objectives": [10, -1, -1],
    "objective_cards": ["F03-01B", "", ""],
    "pool": [],
}
ACT_II = {**ACT_I, "act": 2, "objectives": [12, -1, -1], "objective_cards": ["F03-12B", "", ""]}
ACT_III = {**ACT_I, "act": 3, "objectives": [-1, -1, -1], "objective_cards": ["F03-25B", "", ""]}
BOOKLET = ["AID03", "AID04", "AID05", "F03-18", "F03-19", "F03-20"]
MONOPOLIES = [f"F03-{n}" for n in range(13, 18)]
CARTELS = [f"F03-{n:02}" for n in range(7, 12)]


def clock(scene: Scene) -> int:
    """The space of the Magnate's objective marker."""
    space: int = scene.campaign["objectives"][0]
    return space


@pytest.mark.parametrize("locale", ["en", "ru", "de"])
def test_every_card_has_its_text(locale: str) -> None:
    for card in fate_of(3).cards:
        text = GAME.say(Message(f"text-{printed().cards.ids[card]}"), [], locale)
        assert len(text) > 20
        assert "{" not in text


# Act I


def test_set_up_gives_the_merchant_league() -> None:
    state = dealt("magnate", "steward", "0")
    assert state["players"][0]["cards"] == ["F03-02"]
    assert state["campaign"]["objectives"][0] == 10
    assert state["campaign"]["objective_cards"][0] == "F03-01B"


def test_each_gift_of_a_rival_advances_by_two() -> None:
    scene = negotiate(foe={"resources": ["fuel", "relic"]}, campaign=ACT_I)
    offer(scene, "1>0=fuel", "1>0=favor", "2>0=favor")
    scene.play("accept", "accept")
    assert clock(scene) == 4
    scene.settle()
    offer(scene, "1>0=relic")
    scene.play("accept")
    assert clock(scene) == 2


def test_what_the_magnate_gave_in_this_summit_does_not_count() -> None:
    scene = negotiate(me={"resources": ["fuel"]}, campaign=ACT_I)
    offer(scene, "0>1=fuel", "1>0=favor")
    scene.play("accept")
    assert clock(scene) == 8
    scene.settle()
    offer(scene, "1>0=fuel")
    scene.play("accept")
    assert clock(scene) == 8
    assert "facts" not in scene.campaign  # it came back
    scene.settle()
    offer(scene, "0>1=fuel")
    scene.play("accept")
    assert scene.campaign["facts"] == {"f03-gave-1-fuel": 1}


def test_a_swap_of_the_same_type_in_one_deal_does_not_count() -> None:
    scene = negotiate(me={"resources": ["fuel"]}, foe={"resources": ["fuel"]}, campaign=ACT_I)
    offer(scene, "1>0=fuel", "0>1=fuel")
    scene.play("accept")
    assert clock(scene) == 10


def test_an_own_favor_that_returns_counts_unless_it_was_given_now() -> None:
    scene = negotiate(campaign={**ACT_I, "favors": [[0, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0]]})
    offer(scene, "1>0=favor.0")
    scene.play("accept")
    assert clock(scene) == 8
    offer(scene, "0>1=favor")
    scene.play("accept")
    offer(scene, "1>0=favor.0")
    scene.play("accept")
    assert clock(scene) == 8


def test_gifts_are_forgotten_when_a_new_summit_opens() -> None:
    scene = summit(campaign={**ACT_I, "facts": {"f03-gave-1-fuel": 2}})
    assert "facts" not in scene.campaign


def test_what_favors_force_does_not_count() -> None:
    scene = summit(foe={"resources": ["fuel"]}, campaign={**ACT_I, "favors": [[0, 3, 0, 0]]})
    scene.play("force:1>0=fuel")
    assert scene.resources() == ["fuel"]
    assert clock(scene) == 10


@pytest.mark.rule("ABR-12.1", "ABR-12.3")
def test_what_favors_force_from_the_magnate_was_given_in_this_summit() -> None:
    """The Call to Order is a part of the Summit: the same fuel that comes back in its Negotiations does not count."""
    fates = {"fates": ["none", "magnate", "none"], "objective_cards": ["", "F03-01B", ""], "objectives": [-1, 10, -1]}
    scene = summit(foe={"resources": ["fuel"]}, campaign={**ACT_I, **fates, "favors": [[0, 3, 0, 0]]})
    scene.play("force:1>0=fuel", "done")
    scene.settle()
    offer(scene, "0>1=fuel")
    scene.play("accept")
    assert scene.resources(1) == ["fuel"]
    assert scene.campaign["objectives"][1] == 10


def test_an_export_discards_three_resources_of_slots() -> None:
    cities = {"2-hex/1": "0 city", "3-hex/1": "0 city", "4-hex/1": "0 city"}
    scene = negotiate(
        me={"resources": ["fuel", "fuel", "relic"], "cards": ["F03-02"]},
        buildings=cities,
        campaign={**ACT_I, "stored": ["F03-02 fuel", "F03-02 weapon"]},
    )
    scene.play("side:0>0")
    assert scene.options() == ["deal_part:0>0=export.fuel-fuel-relic"]
    scene.play("deal_part:0>0=export.fuel-fuel-relic", "propose:0>0=export.fuel-fuel-relic")
    assert scene.resources() == []
    assert clock(scene) == 8
    assert scene.campaign["stored"] == ["F03-02 fuel", "F03-02 weapon"]
    assert scene.waiting == [0]
    assert "side:0>0" not in scene.options()


def test_nobody_else_exports() -> None:
    cities = {"2-hex/1": "1 city", "3-hex/1": "1 city", "4-hex/1": "1 city"}
    scene = negotiate(foe={"resources": ["fuel", "fuel", "relic"]}, buildings=cities, campaign=ACT_I)
    scene.play("done")
    assert scene.waiting == [1]
    assert "side:1>1" not in scene.options()


# Merchant League, and resources on cards


@pytest.mark.rule("ABR-13.5", "ABR-13.6")
def test_merchant_league_takes_two_resources_when_its_holder_declares() -> None:
    scene = holding("F03-02", "administration-2")
    scene.play(scene.options("declare")[0])
    assert scene.options()[0] == "no"
    scene.play("type:relic")
    assert "no" not in scene.options()
    scene.play("type:relic")
    assert scene.campaign["stored"] == ["F03-02 relic", "F03-02 relic"]
    assert scene.supply("relic") == 3
    assert scene.resources() == []
    assert scene.options("spend") == []
    assert scene.view()["ambitions"][3]["counts"][0] == 2


def test_merchant_league_may_stay_empty_and_needs_a_supply() -> None:
    scene = holding("F03-02", "administration-2")
    scene.play(scene.options("declare")[0], "no")
    assert "stored" not in scene.campaign
    scene = holding("F03-02", "administration-2", supply=[0, 0, 0, 0, 0], campaign={"gone": [5, 5, 5, 5, 5]})
    scene.play(scene.options("declare")[0])
    assert "end" in scene.options()


@pytest.mark.rule("ABR-9.7", "ABR-9.1")
def test_a_crisis_empties_merchant_league() -> None:
    scene = crisis("CC01", me={"cards": ["F03-02"]}, campaign={"stored": ["F03-02 fuel", "F03-02 relic"]})
    assert "stored" not in scene.campaign
    assert scene.supply("fuel") == 5


STORED = {"stored": ["F03-02 fuel", "F03-02 relic"]}


@pytest.mark.rule("ABR-12.4")
def test_what_lies_on_merchant_league_is_given_and_forced_for_one_favor() -> None:
    foe = {"cards": ["F03-02"]}
    scene = summit(foe=foe, campaign={**STORED, "favors": [[0, 1, 0, 0]]})
    assert scene.options("force") == ["force:1>0=fuel@F03-02", "force:1>0=relic@F03-02"]
    scene.play("force:1>0=relic@F03-02")
    assert scene.resources() == ["relic"]
    assert scene.campaign["stored"] == ["F03-02 fuel"]
    scene = negotiate(foe=foe, campaign=STORED)
    offer(scene, "1>2=fuel@F03-02")
    scene.play("accept", "accept")
    assert scene.resources(2) == ["fuel"]


@pytest.mark.rule("ABR-13.5")
def test_others_steal_frozen_resources_with_cards_but_not_in_raids() -> None:
    scene = holding("CC08", foe={"cards": ["F03-02"]}, campaign=STORED)
    scene.play("prelude:CC08")
    assert scene.options() == ["steal:1/fuel", "steal:1/relic"]
    scene.play("steal:1/relic")
    assert scene.resources() == ["relic"]
    assert scene.campaign["stored"] == ["F03-02 fuel"]


@pytest.mark.rule("ABR-13.5")
def test_a_raid_does_not_reach_frozen_resources() -> None:
    scene = holding(
        "CC02",
        "aggression-2",
        foe={"cards": ["F03-02"], "resources": ["psionic"]},
        ships={"2-hex": {"0": 4, "1": 1}},
        luck=[[13, 13]],
        campaign={**STORED, "titles": ["outlaw", "regent", "regent"], "first_regent": 1},
    )
    scene.play("battle:2-hex/1", "dice:0-0-2")
    while scene.options("hit"):
        scene.play(scene.options("hit")[0])
    assert scene.options("raid") == ["raid:psionic"]


@pytest.mark.rule("ABR-10.8")
def test_the_demand_takes_frozen_resources_of_others_but_the_first_regent_adds_none() -> None:
    scene = edict(
        "AID04",
        me={"cards": ["F03-04"]},
        foe={"cards": ["F03-02"]},
        campaign={**STORED, "booklet": ["AID04", "AID03", "AID05"]},
    )
    scene.play("enforce", "demand:1/relic")
    assert scene.campaign["trust"] == [0, 0, 0, 1, 0]
    assert scene.campaign["stored"] == ["F03-02 fuel"]
    scene = edict("AID04", me={"cards": ["F03-02"]}, campaign={**STORED, "booklet": ["AID04", "AID03", "AID05"]})
    scene.play("enforce")
    assert "demand:0/relic" not in scene.options()
    assert scene.campaign["stored"] == ["F03-02 fuel", "F03-02 relic"]


@pytest.mark.rule("ABR-14.6")
def test_frozen_resources_return_in_the_intermission() -> None:
    scene = last_chapter(me={"cards": ["F03-02"]}, campaign=STORED)
    assert "stored" not in scene.campaign
    assert scene.supply("relic") == 5


def test_resources_return_when_the_league_is_lost_to_outrage() -> None:
    """A protected card leaves only when its holder provokes Outrage of its suit (ABR-13.1)."""
    scene = secured("F06-13", me={"cards": ["F03-02"]}, campaign=STORED)
    scene.play("type:fuel")
    assert "stored" not in scene.campaign
    assert scene.supply("relic") == 5
    assert "F03-02" in scene.state["court_discard"]


# Cards that Act I leaves


def test_elder_broker_takes_also_what_is_frozen() -> None:
    scene = holding("F03-04", buildings={"2-hex/1": "0 city", "3-hex/1": "0 city", "4-hex/1": "0 city"})
    scene.play("prelude:F03-04")
    scene.settle()
    assert sorted(scene.resources()) == ["fuel", "material", "weapon"]
    scene = holding(
        "F03-04",
        "administration-2",
        me={"resources": ["fuel"]},
        foe={"cards": ["F03-02"]},
        ships={"2-hex": {"0": 2}},
        buildings={"2-hex/1": "1 city"},
        campaign={"stored": ["F03-02 relic"]},
    )
    scene.play("use:trade")
    assert scene.resources() == ["relic"]
    assert scene.resources(1) == ["fuel"]


def test_relic_fence_discards_no_frozen_resource() -> None:
    scene = holding("F03-05", me={"resources": ["fuel"]})
    scene.play("prelude:F03-05")
    assert scene.resources() == ["relic"]
    scene = holding("F03-05", me={"cards": ["F03-05", "F03-02"]}, campaign=STORED)
    assert "prelude:F03-05" not in scene.options()


def test_prison_wardens() -> None:
    scene = holding("F03-06", me={"captives": ["1 agent"]})
    scene.play("use:pressgang", "type:relic")
    assert scene.resources() == ["relic"]
    scene = holding("F03-06", "administration-2", me={"captives": ["1 agent"]})
    scene.play("use:execute")
    assert scene.me["trophies"] == ["1 agent"]
    scene = holding("F03-06", ships={"2-hex": {"0": 1}})
    scene.play("prelude:F03-06")
    assert scene.ships("2-hex") == [4, 0]


@pytest.mark.parametrize(
    ("card", "resource", "ambition"),
    [
        ("F03-07", "material", 0),
        ("F03-08", "fuel", 0),
        ("F03-09", "weapon", -1),
        ("F03-10", "psionic", 4),
        ("F03-11", "relic", 3),
    ],
)
def test_cartels(card: str, resource: str, ambition: int) -> None:
    scene = holding(card, foe={"resources": [resource]})
    if ambition >= 0:
        assert scene.view()["ambitions"][ambition]["counts"][0] == 5  # four and the card
    assert scene.options("spend") == []
    scene.play(f"prelude:{card}")
    assert scene.resources() == [resource]
    assert scene.state["court_discard"] == [card]
    scene = holding(card)
    scene.play(f"prelude:{card}")  # also when nothing can be stolen
    assert scene.resources() == []
    scene = last_chapter(chapter=1, me={"cards": [card]}, foe={"resources": [resource]})
    assert scene.resources(1) == []
    assert scene.supply(resource) == 5


def test_a_weapon_cartel_counts_for_warlord_only_under_war_profiteering() -> None:
    scene = holding("F03-09")
    assert scene.view()["ambitions"][2]["counts"][0] == 0
    scene = holding("F03-09", campaign={"booklet": BOOKLET})
    assert scene.view()["ambitions"][2]["counts"][0] == 6


@pytest.mark.parametrize("left", [0, 4])
def test_resolution_of_act_one(left: int) -> None:
    cards = [f"F03-{n:02}" for n in (*range(4, 12), *range(13, 21))]
    scene = last_chapter(
        campaign={**ACT_I, "objectives": [left, -1, -1], "sets": cards},
        me={"cards": ["F03-02"]},
        court=["AID01", "CC05", "CC02", "CC03", "CC06"],
        court_discard=["CC01", "CC04", "CC07"],
    )
    there = sorted(card for card in scene.state["court"] + scene.state["court_deck"] if card.startswith("F03"))
    assert there == (CARTELS if left else ["F03-04", "F03-05", "F03-06"])
    assert ("CC01" in scene.state.get("box", [])) == (left > 0)
    assert "CC07" in scene.state["box"]
    if left == 0:
        assert sorted(scene.campaign["common"]) == MONOPOLIES  # Act II is set up
        assert {"F03-18", "F03-19", "F03-20"} <= set(scene.campaign["booklet"])
        assert clock(scene) == 12
        assert set(CARTELS) <= set(scene.campaign["sets"])


# Act II: Monopolies


def edict(card: str, **fields: Any) -> Scene:
    """An Event brings the edicts of the booklet; seat 0 has the initiative."""
    foe = {"hand": ["EV01"], **fields.pop("foe", {})}
    campaign = {"booklet": [card], **fields.pop("campaign", {})}
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe=foe,
        luck=[[EDICTS["hex"]], [0]],
        campaign=campaign,
        **fields,
    )
    scene.play("lead:administration-2")
    scene.play_if_asked("end")
    scene.play("event:EV01")
    scene.play_if_asked("end")
    scene.play("no")
    return scene


THREE_CITIES = {"2-hex/1": "0 city", "3-hex/1": "0 city", "4-hex/1": "0 city"}


def test_more_than_half_of_a_type_in_play_takes_its_monopoly() -> None:
    scene = edict(
        "F03-18",
        me={"resources": ["fuel", "fuel", "fuel"]},
        foe={"resources": ["relic", "relic"]},
        buildings=THREE_CITIES,
        campaign={**ACT_II, "common": MONOPOLIES},
    )
    assert scene.me["cards"] == ["F03-14"]
    assert scene.campaign["common"] == ["F03-13", "F03-15", "F03-16", "F03-17"]
    assert clock(scene) == 11  # Corner the Market
    assert "cards" not in scene.foe or scene.foe["cards"] == []
    assert scene.view()["ambitions"][0]["counts"][0] == 5


@pytest.mark.rule("ABR-13.6", "ABR-17.4")
@pytest.mark.parametrize(("gone", "has_it"), [(0, False), (2, True)])
def test_scrapped_resources_are_not_in_play_and_the_trust_counts(gone: int, has_it: bool) -> None:
    scene = edict(
        "F03-18",
        me={"resources": ["relic"]},
        campaign={**ACT_II, "common": MONOPOLIES, "trust": [0, 0, 0, 1, 0], "gone": [0, 0, 0, gone, 0]},
    )
    assert ("F03-15" in scene.me["cards"]) == has_it


def test_tokens_on_ambition_boxes_are_not_in_play() -> None:
    scene = edict(
        "F03-18",
        seats=2,
        me={"resources": ["relic", "relic"]},
        boxes=[0, 0, 0, 2, 0],
        campaign={"common": MONOPOLIES},
    )
    assert scene.me["cards"] == ["F03-15"]


def test_a_monopoly_is_taken_from_its_holder_and_does_not_corner_the_market() -> None:
    scene = edict(
        "F03-18",
        me={"resources": ["fuel", "fuel", "fuel"]},
        foe={"cards": ["F03-14"]},
        buildings=THREE_CITIES,
        campaign=ACT_II,
    )
    assert scene.me["cards"] == ["F03-14"]
    assert scene.foe["cards"] == []
    assert clock(scene) == 12


def test_who_has_the_supply_keeps_the_monopoly() -> None:
    """The holder has the three in the supply, the other one two in slots: nothing changes."""
    scene = edict("F03-18", foe={"cards": ["F03-14"], "resources": []}, me={"resources": ["fuel", "fuel"]})
    assert scene.foe["cards"] == ["F03-14"]


@pytest.mark.parametrize(
    ("card", "resource", "ambition"),
    [
        ("F03-13", "material", 0),
        ("F03-14", "fuel", 0),
        ("F03-15", "relic", 3),
        ("F03-16", "psionic", 4),
        ("F03-17", "weapon", 2),
    ],
)
def test_monopolies(card: str, resource: str, ambition: int) -> None:
    """The supply counts, cannot be spent, and everybody still gains from it; it is neither given nor forced."""
    scene = holding(card, campaign={"booklet": BOOKLET})
    assert scene.view()["ambitions"][ambition]["counts"][0] == 5
    assert scene.options("spend") == []
    scene = summit(foe={"cards": [card]}, campaign={"booklet": BOOKLET, "favors": [[0, 5, 0, 0]]})
    assert not [option for option in scene.options("force") if resource in option]
    scene = negotiate(
        me={"resources": [resource]},
        players={2: {"cards": [card]}},
        campaign={"booklet": BOOKLET},
    )
    offer(scene, f"0>1={resource}")
    assert scene.waiting == [1]
    scene.play("accept")
    assert scene.waiting == [2]  # the holder consents too
    scene.play("refuse")
    assert scene.resources() == [resource]


def test_a_monopoly_in_the_supply_is_nobodys() -> None:
    scene = negotiate(me={"resources": ["fuel"]}, campaign={"booklet": BOOKLET, "common": MONOPOLIES})
    offer(scene, "0>1=fuel")
    scene.play("accept")
    assert scene.resources(1) == ["fuel"]
    assert scene.view()["ambitions"][0]["counts"] == [0, 1, 0]


@pytest.mark.rule("ABR-12.16")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_the_holder_is_asked_about_what_is_forced(answer: str) -> None:
    scene = summit(
        foe={"resources": ["fuel"]},
        players={2: {"cards": ["F03-14"]}},
        campaign={"booklet": BOOKLET, "favors": [[0, 4, 1, 0]]},
    )
    assert scene.options("force") == ["force:1>0=fuel"]
    scene.play("force:1>0=fuel")
    assert scene.waiting == [2]
    scene.play(answer)
    assert (scene.resources() == ["fuel"]) == (answer == "accept")
    if answer == "refuse":
        assert scene.options("force") == []
        assert scene.campaign["favors"][0] == [0, 4, 1, 0]
        scene.play("force_consent:1>0=fuel")
        assert scene.resources() == ["fuel"]
        assert scene.campaign["favors"][0] == [0, 1, 0, 0]


def test_a_favor_of_the_holder_forces_the_consent() -> None:
    scene = summit(
        foe={"resources": ["fuel"]},
        players={2: {"cards": ["F03-14"]}},
        campaign={"booklet": BOOKLET, "favors": [[0, 3, 0, 0]]},
    )
    assert scene.options("force_consent") == []
    scene = summit(foe={"resources": ["fuel"], "cards": ["F03-14"]}, campaign={"booklet": BOOKLET, "favors": [[0, 3]]})
    scene.play("force:1>0=fuel")  # the holder itself: no extra Favor, no question
    assert scene.resources() == ["fuel"]


def test_each_monopoly_counts_at_the_end_of_a_chapter() -> None:
    scene = last_chapter(chapter=1, me={"cards": ["F03-13", "F03-14"]}, foe={"cards": ["F03-15"]}, campaign=ACT_II)
    assert clock(scene) == 10


def test_war_profiteering_counts_weapon_icons() -> None:
    scene = holding("CC05", me={"resources": ["weapon"], "trophies": ["1 ship"]}, campaign={"booklet": BOOKLET})
    assert scene.view()["ambitions"][2]["counts"][0] == 3


@pytest.mark.rule("ABR-13.8", "ABR-15.4")
def test_war_profiteering_outlasts_the_magnate() -> None:
    """The War Profiteer marker is not kept: the law alone tells whether weapon icons count, whoever has which fate."""
    campaign = {"act": 3, "booklet": BOOKLET, "fates": ["none", "none", "none"]}
    scene = holding("CC05", me={"resources": ["weapon"]}, foe={"resources": ["weapon"]}, campaign=campaign)
    assert scene.view()["ambitions"][2]["counts"][:2] == [2, 1]
    scene = holding("CC05", me={"resources": ["weapon"]}, campaign={**campaign, "booklet": BOOKLET[:-1]})
    assert scene.view()["ambitions"][2]["counts"][0] == 0


@pytest.mark.parametrize("left", [0, 5])
def test_resolution_of_act_two(left: int) -> None:
    scene = last_chapter(
        me={"cards": ["F03-13"]},
        foe={"cards": ["F03-17"]},
        court=["AID01", "CC05", "CC02", "CC03", "CC06"],
        court_discard=["CC01"],
        campaign={
            **ACT_II,
            "objectives": [left, -1, -1],
            "common": ["F03-14", "F03-15", "F03-16"],
            "booklet": BOOKLET,
            "sets": [*CARTELS, "F03-22", "F03-23", "F03-24", "F03-26A", "F03-26B", "F03-27"],
        },
    )
    there = sorted(card for card in scene.state["court"] + scene.state["court_deck"] if card.startswith("F03"))
    box = scene.state["box"]
    if left:
        assert there == ["F03-08", "F03-10", "F03-11", "F03-23", "F03-24"]
        assert {"F03-07", "F03-09", "F03-14", "F03-15", "F03-16", "F03-22"} <= set(box)
        assert scene.me["cards"] == ["F03-13"]
        assert "CC01" in box
    else:
        assert there == []
        assert scene.me["cards"] == ["F03-13", "F03-22"]
        assert {*CARTELS, "F03-23", "F03-24"} <= set(box)
        assert "CC01" not in box
        assert sorted(scene.campaign["common"]) == ["F03-14", "F03-15", "F03-16", "F03-26A"]
        assert "F03-27" in scene.campaign["booklet"]


# Act III


def test_prospectors_build_cities_on_planets_without_own_pieces() -> None:
    """2-hex is a Relic planet, of which the second holder has the Monopoly."""
    scene = holding("F03-22")
    assert "build_city:2-hex" in scene.options()
    assert "build_starport:2-hex" not in scene.options()
    assert "build_starport:6-hex" in scene.options()  # where the own ship is
    assert not [option for option in scene.options("build_city") if option.endswith("gate")]
    scene.play("build_city:2-hex")
    assert scene.building("2-hex/1") == "0 city"
    scene = holding("F03-22", me={"cards": ["F03-22", "F03-15"]})
    assert "build_city:2-hex" not in scene.options()


@pytest.mark.parametrize("card", ["F03-23", "F03-24"])
def test_extortion(card: str) -> None:
    """Two share the most fuel; the relic in the Trust makes seat 0 the first, and it has none to discard."""
    scene = crisis(
        card,
        me={"resources": ["fuel", "weapon"]},
        foe={"resources": ["fuel"]},
        players={2: {"resources": ["relic"]}},
        campaign={"trust": [0, 0, 0, 2, 0]},
    )
    assert [scene.resources(seat) for seat in range(3)] == [[], [], ["relic"]]
    assert scene.campaign["trust"] == [0, 0, 0, 2, 0]
    assert card in scene.state["court_discard"]
    scene = secured(card, foe={"resources": ["fuel"]}, campaign={"first_regent": 2, "trust": [1, 0, 0, 0, 0]})
    assert scene.options() == ["take_trust:material", "steal:1/fuel"]
    scene.play("steal:1/fuel")
    assert scene.resources() == ["fuel"]
    assert scene.state["court_discard"] == [card]


@pytest.mark.rule("ABR-3.6")
@pytest.mark.parametrize(("cards", "power"), [([], 0), (["F03-13"], 2), (["F03-13", "F03-16"], 4)])
def test_grand_ambitions(cards: list[str], power: int) -> None:
    scene = last_chapter(chapter=1, me={"cards": cards}, campaign=ACT_III)
    scene.play_if_asked("card:F03-13")
    assert scene.power(0) == power


@pytest.mark.rule("ABR-13.5", "ABR-17.4")
def test_after_scoring_a_monopoly_goes_with_all_resources_of_its_type() -> None:
    scene = last_chapter(
        chapter=1,
        me={"cards": ["F03-02", "F03-14", "F03-15"], "resources": ["fuel", "relic"]},
        foe={"resources": ["fuel"]},
        campaign={**ACT_III, "stored": ["F03-02 fuel"], "trust": [0, 1, 0, 0, 0]},
    )
    assert scene.options() == ["card:F03-14", "card:F03-15"]
    scene.play("card:F03-14")
    assert scene.campaign["gone"] == [0, 4, 0, 0, 0]
    assert scene.resources() == ["relic"]
    assert scene.resources(1) == ["fuel"]
    assert scene.supply("fuel") == 0
    assert "stored" not in scene.campaign
    assert scene.me["cards"] == ["F03-02", "F03-15"]
    assert "F03-14" in scene.state["box"]


CLOSED = {**ACT_III, "common": ["F03-26A"], "sets": ["F03-26B"]}
OPEN = {
    **ACT_III,
    "common": ["F03-26B"],
    "sets": ["F03-26A"],
    "titles": ["outlaw", "regent", "regent"],
    "first_regent": 1,
}


def taxing(seat: int, campaign: dict[str, Any], **fields: Any) -> Scene:
    """This seat may tax; it has a city at 2-hex, and a Free one is at 3-hex, both under the Empire."""
    ships = {"2-hex": {str(seat): 1, "empire": 1}, "3-hex": {str(seat): 1, "empire": 1}}
    return Scene(
        hand=["administration-2"] if not seat else [],
        foe={"hand": ["administration-2"] if seat else [], **fields.pop("foe", {})},
        ships=fields.pop("ships", ships),
        buildings={"2-hex/1": f"{seat} city", "3-hex/1": "free city"},
        initiative=seat,
        campaign=campaign,
        **fields,
    )


def test_closed_economy_binds_other_regents() -> None:
    scene = taxing(1, CLOSED)
    scene.play("lead:administration-2")
    assert scene.options("tax") == []
    scene = taxing(1, CLOSED, foe={"cards": ["F01-02"]})  # Imperial Authority ignores the Truce Law alone
    scene.play("lead:administration-2")
    assert scene.options("tax") == []
    scene = taxing(1, CLOSED, foe={"cards": ["F03-15"]})  # the Monopoly of 2-hex
    scene.play("lead:administration-2")
    assert scene.options("tax") == ["tax:2-hex/1"]
    scene = taxing(0, CLOSED)
    scene.play("lead:administration-2")
    assert scene.options("tax") == ["tax:2-hex/1", "tax:3-hex/1"]
    scene = taxing(1, {**CLOSED, "titles": ["regent", "outlaw", "regent"]})
    scene.play("lead:administration-2")
    assert scene.options("tax") == ["tax:2-hex/1"]  # an Outlaw is free to tax its own


def test_open_economy_lifts_the_limit() -> None:
    ships = {"2-hex": {"0": 1}, "3-hex": {"0": 1}}
    scene = taxing(0, OPEN, ships=ships)
    scene.play("lead:administration-2", "tax:2-hex/1")
    scene.settle()
    assert "tax:2-hex/1" in scene.options()
    scene.play("tax:3-hex/1")
    scene.settle()
    assert "tax:3-hex/1" in scene.options()
    ships = {"2-hex": {"1": 1}, "3-hex": {"1": 1}}
    scene = taxing(1, OPEN, ships=ships)
    scene.play("lead:administration-2", "tax:3-hex/1")
    scene.settle()
    assert scene.options("tax") == ["tax:2-hex/1"]
    scene.play("tax:2-hex/1")
    scene.settle()
    assert scene.options("tax") == ["tax:2-hex/1"]


def test_the_economy_turns_with_the_magnates_title() -> None:
    scene = summit(campaign={**CLOSED, "booklet": ["AID03", "F03-27"]})
    scene.play("leave_empire")
    assert scene.campaign["common"] == ["F03-26B"]
    assert scene.campaign["sets"] == ["F03-26A"]
    scene = negotiate(campaign=OPEN)
    offer(scene, "1>0=invite")
    scene.play("accept")
    assert scene.campaign["common"] == ["F03-26A"]
    scene = summit(campaign={**CLOSED, "fates": ["none", "magnate", "none"], "objective_cards": ["", "F03-25B", ""]})
    scene.play("leave_empire")
    assert scene.campaign["common"] == ["F03-26A"]  # somebody else's title


@pytest.mark.parametrize(("title", "side"), [("regent", "F03-26A"), ("outlaw", "F03-26B")])
def test_set_up_of_act_three_lays_out_the_economy(title: str, side: str) -> None:
    scene = last_chapter(
        campaign={
            **ACT_II,
            "objectives": [0, -1, -1],
            "titles": [title, "regent", "regent"],
            "first_regent": 1,
            "booklet": BOOKLET,
            "sets": ["F03-22", "F03-26A", "F03-26B", "F03-27"],
        }
    )
    assert scene.campaign["act"] == 3
    assert scene.campaign["common"] == [side]
    assert scene.campaign["objective_cards"][0] == "F03-25B"
    assert scene.campaign["objectives"][0] == -1


# Further situations


def test_stored_resources_and_passed_favors_are_gifts() -> None:
    """What lies on a Rival's Merchant League, and a Favor that seat 2 owes seat 1, come from seat 1."""
    campaign = {**ACT_I, "stored": ["F03-02 fuel"], "favors": [[0, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]]}
    scene = negotiate(foe={"cards": ["F03-02"]}, campaign=campaign)
    offer(scene, "1>0=fuel@F03-02")
    scene.play("accept")
    assert clock(scene) == 8
    scene.settle()
    offer(scene, "1>0=favor.2")
    scene.play("accept")
    assert clock(scene) == 6


def test_a_stored_fuel_that_the_magnate_gave_is_the_same_fuel() -> None:
    """It is remembered by its type, and a passed Favor by whose it is."""
    campaign = {**ACT_I, "stored": ["F03-02 weapon"], "favors": [[0, 0, 1, 0], [0] * 4, [0] * 4]}
    scene = negotiate(me={"cards": ["F03-02"]}, campaign=campaign)
    offer(scene, "0>1=weapon@F03-02", "0>1=favor.2")
    scene.play("accept")
    assert scene.campaign["facts"] == {"f03-gave-1-weapon": 1, "f03-gave-1-favor-2": 1}


def test_the_economy_of_a_new_act_holds_at_once() -> None:
    """Act III begins with a Regent as Magnate: other Regents do not tax where the Empire controls (F03-26A)."""
    fates = {"fates": ["magnate", "none", "none"], "objective_cards": ["F03-12B", "", ""], "objectives": [0, -1, -1]}
    scene = last_chapter(
        campaign={**ACT_II, **fates, "sets": ["F03-26A", "F03-26B"]},
        ships={"2-hex": {"1": 1, "empire": 1}},
        buildings={"2-hex/1": "1 city"},
    )
    state: Any = scene.table.state
    assert scene.campaign["common"] == ["F03-26A"]
    assert tax_options(state, 1) == []


@pytest.mark.parametrize("to", ["regent", "outlaw"])
def test_the_economy_turns_with_the_title_at_once(to: str) -> None:
    """The other side lies among the sets, and its rule does not hold any more (F03-26)."""
    scene = Scene(
        hand=["administration-2"],
        ships={"2-hex": {"1": 1, "empire": 1}},
        buildings={"2-hex/1": "1 city"},
        campaign=CLOSED if to == "outlaw" else OPEN,
    )
    state: Any = scene.table.state
    if to == "outlaw":
        become_outlaw(state, 0)
    else:
        become_regent(state, 0)
    step_of(scene, "flip_economy").run(state, 0, 0)
    shown, kept = ("F03-26B", "F03-26A") if to == "outlaw" else ("F03-26A", "F03-26B")
    assert scene.campaign["common"] == [shown]
    assert scene.campaign["sets"] == [kept]
    assert [str(option) for option in tax_options(state, 1)] == (["tax:2-hex/1"] if to == "outlaw" else [])


def test_nobodys_monopolies_are_scrapped_and_their_cartels_come() -> None:
    """Seat 1 holds the Fuel Monopoly; nobody has the others (F03-21)."""
    scene = Scene(
        hand=["administration-2"],
        foe={"cards": ["F03-14"]},
        campaign={**ACT_II, "common": [card for card in MONOPOLIES if card != "F03-14"], "sets": CARTELS},
    )
    state: Any = scene.table.state
    step_of(scene, "monopolies_fall").run(state, 0, 0)
    assert "common" not in scene.campaign
    assert {"F03-13", "F03-15", "F03-16", "F03-17", "F03-08"} <= set(scene.state["box"])
    assert "F03-14" not in scene.state["box"]
    assert sorted(card for card in scene.state["court_deck"] if card in CARTELS) == [
        card for card in CARTELS if card != "F03-08"
    ]


def test_deals_without_resources_need_no_monopolist() -> None:
    """Seat 2 has the Fuel Monopoly: it is asked for fuel, also stored fuel, and not for relics or Favors (F03-19)."""
    for part, asked in (
        ("0>1=fuel", [1, 2]),
        ("0>1=relic", [1]),
        ("0>1=favor", [1]),
        ("0>1=fuel@F03-02", [1, 2]),
    ):
        scene = negotiate(
            me={"resources": ["fuel", "relic"], "cards": ["F03-02"]},
            players={2: {"cards": ["F03-14"]}},
            campaign={"booklet": [*BOOKLET], "stored": ["F03-02 fuel"]},
        )
        offer(scene, part)
        state: Any = scene.table.state
        consent = state.stack[-1]
        waiting = [seat for seat in range(3) if consent.waiting >> seat & 1]
        assert waiting == asked, part


def test_a_trust_resource_is_stolen_from_the_first_regent() -> None:
    """ABR-10.14: what the Trust holds can be stolen by a card too (F03-23)."""
    scene = secured("F03-23", campaign={"trust": [0, 1, 0, 0, 0], "first_regent": 1}, foe={"resources": ["relic"]})
    assert scene.options() == ["take_trust:fuel", "steal:1/relic"]
    scene.play("take_trust:fuel")
    assert scene.resources() == ["fuel"]
    assert scene.resources(1) == ["relic"]
    assert "trust" not in scene.campaign
    scene = secured("F03-23", campaign={"trust": [0, 1, 0, 0, 0], "first_regent": 1}, foe={"resources": ["relic"]})
    scene.play("steal:1/relic")
    assert scene.resources() == ["relic"]
    assert scene.campaign["trust"] == [0, 1, 0, 0, 0]


def test_prospectors_do_not_build_at_gates() -> None:
    """Gate Stations (L11) allow a city at a gate with own pieces; a gate is no planet (F03-22)."""
    scene = Scene(hand=["construction-2"], me={"cards": ["F03-22", "L11"]}, ships={"2-hex": {"0": 1}})
    scene.play("lead:construction-2")
    assert "build_city:4-hex" in scene.options()
    assert not any("gate" in option for option in scene.options("build_city"))
