"""Fate 1, the Steward: set-up, objective and resolution of each act, its cards, and its grand ambitions."""

from typing import Any

import pytest

from ecliptic.games.arcs.campaign.demands import who_owes
from ecliptic.kernel import Refused, load_table
from tests.rules.arcs.scene import ASSAULT, SKIRMISH
from tests.rules.blighted_reach.fates.acts import planets_of
from tests.rules.blighted_reach.scene import CRISES, GAMES, Scene, dealt
from tests.rules.blighted_reach.test_09_crises import edicts
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import crisis, secured

STEWARD = {
    "fates": ["steward", "none", "none"],
    "objectives": [17, -1, -1],
    "objective_cards": ["F01-01B", "", ""],
    "pool": [],
}
ACT_TWO = {**STEWARD, "act": 2, "objectives": [22, -1, -1], "objective_cards": ["F01-12B", "", ""]}
ACT_THREE = {**STEWARD, "act": 3, "objectives": [-1, -1, -1], "objective_cards": ["F01-22B", "", ""]}
OUTLAW_FOE = {"titles": ["regent", "outlaw", "regent"]}


@pytest.mark.rule("ABR-2.13", "ABR-2.14")
@pytest.mark.parametrize("first", ["0", "1"])
def test_set_up(first: str) -> None:
    """The Steward takes the tile whatever the order, also from an Admiral who sets up later."""
    state = dealt("steward", "admiral", first)
    campaign = state["campaign"]
    assert campaign["fates"] == ["steward", "admiral"]
    assert campaign["objectives"] == [20, 13]
    assert campaign["first_regent"] == 0
    assert state["players"][0]["cards"] == ["F01-02", "F01-03"]


@pytest.mark.rule("ABR-3.2", "ABR-3.3", "ABR-14.1")
@pytest.mark.parametrize(("me", "foe", "first", "left"), [(2, 1, 0, 15), (2, 2, 0, 17), (2, 1, 1, 17)])
def test_only_ambitions_won_alone_as_first_regent_advance(me: int, foe: int, first: int, left: int) -> None:
    """The low marker gives 2 Power; a tie and another First Regent give nothing."""
    scene = last_chapter(
        chapter=1,
        me={"trophies": ["1 ship"] * me},
        foe={"trophies": ["0 ship"] * foe},
        markers=["warlord", "", ""],
        flipped=0,
        campaign={**STEWARD, "first_regent": first},
    )
    assert scene.campaign["objectives"][0] == left


def test_imperial_authority_taxes_any_city_of_an_imperial_system() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F01-02"]},
        ships={"2-hex": {"empire": 1}},
        buildings={"2-hex/1": "1 city", "3-hex/1": "1 city"},
    )
    scene.play("lead:administration-2")
    assert scene.options("tax") == ["tax:2-hex/1"]
    scene.play("tax:2-hex/1")
    assert scene.resources() == ["relic"]
    assert "captives" not in scene.me


def test_dealmakers_bargain() -> None:
    """Seat 1 has two agents on a card: it secures it without Captives, seat 0 influences twice and secures."""
    scene = Scene(hand=["aggression-2"], me={"cards": ["F01-03"]}, agents=[[], [1, 2], [], [], []])
    scene.play("lead:aggression-2", "use:bargain")
    assert scene.foe["cards"] == ["CC01"]
    assert "captives" not in scene.foe
    assert scene.me["agents"] == 10
    scene.play("influence:CC02", "influence:CC02")  # the only card that can be secured is secured
    assert scene.me["cards"] == ["F01-03", "CC02"]


@pytest.mark.rule("ARC-6.20")
def test_what_a_bargain_gives_is_not_declined() -> None:
    """Influencing and securing are no "may"; only without a card that can be secured nothing is (F01-03)."""
    scene = Scene(hand=["aggression-2"], me={"cards": ["F01-03"]}, agents=[[], [1, 2], [], [1], []])
    scene.play("lead:aggression-2", "use:bargain")
    assert "no" not in scene.options()
    scene.play("influence:CC02", "influence:CC02")
    assert set(scene.options()) == {"secure:CC02", "secure:CC03"}
    scene = Scene(hand=["aggression-2"], me={"cards": ["F01-03"]}, agents=[[], [0, 1], [0, 0, 1], [], []])
    scene.play("lead:aggression-2", "use:bargain", "card:CC01", "influence:CC02")
    assert "secure:CC02" not in scene.options()


@pytest.mark.rule("ABR-13.2")
def test_a_bargain_over_an_armistice_returns_no_agents() -> None:
    """The Rival distributes all agents of the pair: none would be captured (F02-16)."""
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F01-03"]},
        foe={"cards": ["F02-18"]},
        agents=[[], [1, 2], [], [], []],
        campaign={"booklet": ["AID03", "AID04", "AID05", "F02-14", "F02-15", "F02-22"], "attached": ["", "F02-16"]},
    )
    scene.play("lead:aggression-2", "use:bargain")
    assert scene.waiting == [1]
    assert "agent_to:0/CC02" in scene.options()


def test_tax_collectors_take_from_the_outlaw() -> None:
    for answer, theirs, supply in (("steal:1/relic", [], 4), ("no", ["relic"], 3)):
        scene = Scene(
            hand=["administration-2"],
            me={"cards": ["F01-06"]},
            foe={"resources": ["relic"]},
            ships={"2-hex": {"0": 2}},
            buildings={"2-hex/1": "1 city"},
            campaign=OUTLAW_FOE,
        )
        scene.play("lead:administration-2", "tax:2-hex/1", answer)
        assert scene.resources() == ["relic"]
        assert scene.resources(1) == theirs
        assert scene.supply("relic") == supply


@pytest.mark.rule("ARC-6.4")
def test_tax_collectors_take_what_the_supply_does_not_have() -> None:
    """All relics are held: the tax gives nothing, the Outlaw's relic comes on top of the own one (F01-06)."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F01-06"], "resources": ["relic"]},
        foe={"resources": ["relic", "relic"]},
        players={2: {"resources": ["relic", "relic"]}},
        ships={"2-hex": {"0": 2}},
        buildings={"2-hex/1": "1 city"},
        campaign=OUTLAW_FOE,
    )
    scene.play("lead:administration-2", "tax:2-hex/1", "steal:1/relic")
    assert scene.resources() == ["relic", "relic"]
    assert scene.resources(1) == ["relic"]
    assert scene.supply("relic") == 0


@pytest.mark.rule("ARC-6.1")
@pytest.mark.parametrize(("answer", "theirs", "supply"), [("steal:1/fuel", [], 4), ("no", ["fuel"], 3)])
def test_a_tax_that_was_put_on_a_card_comes_from_the_outlaw_too(answer: str, theirs: list[str], supply: int) -> None:
    """Wherever the taxed fuel comes from, it may go into the Green Vault: there is one of it, not two (F01-06)."""
    planet = planets_of("fuel")[0]
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F01-06", "F20-02"]},
        foe={"resources": ["fuel"]},
        ships={planet: {"0": 2}},
        buildings={f"{planet}/1": "1 city"},
        campaign=OUTLAW_FOE,
    )
    scene.play("lead:administration-2", f"tax:{planet}/1", answer, "card:F20-02")
    assert scene.resources() == []
    assert scene.resources(1) == theirs
    assert scene.campaign["stored"] == ["F20-02 fuel"]
    assert scene.supply("fuel") == supply


@pytest.mark.parametrize(("titles", "rerolls"), [(["regent", "outlaw", "regent"], True), (["regent"] * 3, False)])
def test_hunter_squads_reroll_against_outlaws(titles: list[str], rerolls: bool) -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F01-07"]},
        ships={"2-hex": {"0": 2, "1": 2}},
        campaign={"titles": titles},
        luck=[[ASSAULT["blank"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:1-0-0")
    assert ("reroll:F01-07" in scene.options()) == rerolls


@pytest.mark.rule("ABR-13.8")
@pytest.mark.parametrize(("law", "ships"), [(["F01-08"], [1, 0]), ([], [0, 1])])
def test_imperial_protectors_spare_imperial_systems(law: list[str], ships: list[int]) -> None:
    scene = crisis(
        "CC11",
        ships={"2-hex": {"blight": 1, "empire": 1, "0": 1}, "3-hex": {"blight": [0, 1], "0": 1}},
        campaign={"booklet": ["AID03", "AID04", "AID05", *law]},
    )
    assert scene.ships("2-hex") == ships
    assert scene.ships("3-hex") == [0, 1]


@pytest.mark.rule("ABR-12.9")
def test_empire_falls_on_an_arrow() -> None:
    for symbol, titles in (("arrow", ["outlaw"] * 3), ("hex", ["regent"] * 3)):
        scene = Scene(
            hand=["administration-2", "construction-3"],
            me={"power": 3},
            foe={"hand": ["EV01"], "power": 9},
            court=["AID01", "F01-09", "CC02", "CC03", "CC04"],
            ships={"2-hex": {"empire": [1, 1]}},
            campaign={"trust": [1, 0, 0, 0, 0]},
            luck=[[CRISES[symbol]], [0]],
        )
        scene.play("lead:administration-2", "end", "event:EV01", "end", "no")
        assert scene.campaign["titles"] == titles
        assert ("F01-09" in scene.state["court"]) == (symbol != "arrow")
        if symbol == "arrow":
            assert scene.power(0) == 2  # the First Regent leaves last and loses the Trust
            assert scene.state["ships"]["2-hex"]["empire"] == [0, 1]
            assert scene.state["court_discard"] == ["F01-09"]


def test_empire_falls_secured() -> None:
    scene = secured("F01-09")
    scene.play("card:CC02")
    assert scene.agents("CC02") == [1, 0, 0, 0]
    assert scene.state["court_deck"][-1] == "F01-09"


@pytest.mark.parametrize("card", ["F01-10", "F01-11", "F01-20", "F01-21"])
def test_lesser_regents_declare(card: str) -> None:
    scene = Scene(hand=["administration-2"], me={"cards": [card]})
    scene.play("lead:administration-2", f"prelude:{card}", "declare:tyrant")
    assert "tyrant" in scene.state["markers"]
    assert not scene.state.get("zeroed")


@pytest.mark.parametrize("left", [0, 4])
def test_resolution(left: int) -> None:
    cards = [f"F01-{n:02}" for n in range(5, 12)]
    scene = last_chapter(
        campaign={**STEWARD, "objectives": [left, -1, -1], "sets": cards}, me={"cards": ["F01-02", "F01-03"]}
    )
    there = sorted(card for card in scene.state["court"] + scene.state["court_deck"] if card.startswith("F01"))
    if left:
        assert there == ["F01-03", "F01-09", "F01-10", "F01-11"]
        assert scene.me["cards"] == ["F01-02"]
        assert scene.power(0) == -4
    else:
        assert there == ["F01-05", "F01-06", "F01-07"]
        assert "F01-08" in scene.campaign["booklet"]
        assert scene.me["cards"] == ["F01-02", "F01-03"]


def test_council_intrigue() -> None:
    scene = crisis("F01-05", [1, 2], campaign={"council": "decided"})
    assert scene.agents("AID01") == [1, 2, 0, 0]
    assert "council" not in scene.campaign
    scene = secured("F01-05", [2, 1], campaign={"council": "decided"})
    scene.play("card:AID01", "card:CC02")
    assert (scene.agents("AID01"), scene.agents("CC02")) == ([1, 0, 0, 0], [1, 0, 0, 0])
    assert scene.state["court_deck"][-1] == "F01-05"


def test_lesser_regents_may_be_discarded_without_a_marker() -> None:
    scene = Scene(hand=["administration-2"], me={"cards": ["F01-20"]}, markers=["tycoon", "tycoon", "tycoon"])
    scene.play("lead:administration-2", "prelude:F01-20")
    assert scene.state["court_discard"] == ["F01-20"]


# Act II


@pytest.mark.rule("ABR-2.28")
def test_act_two_brings_the_quorum() -> None:
    scene = last_chapter(campaign={**STEWARD, "objectives": [0, -1, -1], "sets": ["F01-13"]})
    assert "F01-13" in scene.campaign["booklet"]
    assert scene.campaign["objectives"] == [22, -1, -1]


@pytest.mark.rule("ABR-3.3", "ABR-10.13")
@pytest.mark.parametrize(("first", "left"), [(0, 22 - 2 - 3), (1, 22 - 3)])
def test_the_empire_expands_and_the_trust_is_filled(first: int, left: int) -> None:
    """Two clusters have Empire control and three resources are in the Trust."""
    scene = last_chapter(
        chapter=1,
        ships={"2-hex": {"empire": 1}, "2-gate": {"empire": 1}, "3-hex": {"empire": 1}, "4-hex": {"empire": [0, 1]}},
        campaign={**ACT_TWO, "first_regent": first, "trust": [1, 0, 2, 0, 0]},
    )
    assert scene.campaign["objectives"][0] == left


@pytest.mark.parametrize("left", [0, 4])
def test_resolution_of_act_two(left: int) -> None:
    sets = ["F01-15", "F01-16", "F01-17", "F01-18", "F01-19", "F01-20", "F01-21"]
    scene = last_chapter(campaign={**ACT_TWO, "objectives": [left, -1, -1], "sets": sets})
    there = sorted(card for card in scene.state["court"] + scene.state["court_deck"] if card.startswith("F01"))
    assert there == (sets[3:] if left else sets[:3])


QUORUM = ["AID05", "AID03", "AID04", "F01-13"]


@pytest.mark.rule("ABR-10.1")
def test_the_quorum_splits_the_edict_of_the_policies() -> None:
    """Seat 0 collects, seat 1 has most starports and acts, seat 2 has most cities and changes the policy."""
    scene = edicts(
        campaign={"booklet": QUORUM},
        me={"resources": ["fuel"]},
        foe={"resources": ["weapon"]},
        ships={"2-hex": {"empire": 1}},
        buildings={"3-hex/1": "1 starport", "4-hex/1": "2 city"},
    )
    scene.play("demand:0/fuel", "demand:1/weapon")
    assert scene.waiting == [1]
    scene.play("yes")
    assert scene.state["ships"]["2-hex"]["empire"] == [3, 0]
    assert scene.waiting == [2]
    assert scene.options() == ["no", "change_policy:AID03", "change_policy:AID04"]
    scene.play("change_policy:AID04")
    assert scene.campaign["booklet"][0] == "AID04"
    assert scene.options("enforce") == []  # edict 03 is skipped


def test_on_a_tie_nobody_of_the_quorum_acts() -> None:
    buildings = {"3-hex/1": "1 starport", "4-hex/1": "2 starport", "5-hex/1": "1 city"}
    scene = edicts(campaign={"booklet": QUORUM}, buildings=buildings)
    scene.play("demand:1/favor")
    assert scene.waiting == [1]
    assert "no" in scene.options()
    assert "yes" not in scene.options()  # the policy may be changed, the Action was nobody's


def test_outlaws_do_not_lead_the_quorum() -> None:
    scene = edicts(
        campaign={"booklet": QUORUM, "titles": ["regent", "outlaw", "regent"]},
        buildings={"3-hex/1": "1 starport", "4-hex/1": "1 starport", "5-hex/1": "2 starport"},
        ships={"2-hex": {"empire": 1}},
    )
    assert scene.waiting == [2]
    scene.play("no")
    assert scene.state["ships"]["2-hex"]["empire"] == [1, 0]


def test_whoever_acts_in_the_quorum_makes_the_choices() -> None:
    """Too few Weapons: seat 1, who acts, says who gets one."""
    scene = edicts(
        campaign={"booklet": ["AID03", "AID04", "AID05", "F01-13"], "titles": ["regent", "regent", "regent"]},
        me={"resources": ["weapon", "weapon"]},
        foe={"resources": ["weapon"]},
        players={2: {"resources": ["weapon"]}},
        buildings={"3-hex/1": "1 starport"},
    )
    scene.play("demand:1/favor")
    scene.play("yes")
    assert scene.waiting == [1]
    assert scene.options() == ["rival:0", "rival:1", "rival:2"]


def test_navy_reprisal_in_a_crisis() -> None:
    """Two Imperial ships hit the Outlaw twice, fresh ships first; a Regent is spared."""
    ships = {"2-hex": {"1": [1, 1], "2": 1, "empire": [1, 1]}, "6-hex": {"0": 1, "1": 1}}
    scene = crisis("F01-15", ships=ships, campaign=OUTLAW_FOE)
    assert scene.ships("2-hex", 1) == [0, 1]
    assert scene.ships("2-hex", 2) == [1, 0]
    assert scene.ships("6-hex", 1) == [1, 0]
    assert "F01-15" not in scene.state["court"]


@pytest.mark.rule("ABR-4.22")
def test_navy_reprisal_secured() -> None:
    ships = {"2-hex": {"1": 2, "empire": [1, 1]}, "3-hex": {"1": 1, "empire": 1}, "6-hex": {"0": 1, "2": 1}}
    scene = secured("F01-15", ships=ships, campaign=OUTLAW_FOE)
    assert scene.options() == ["no", "strike:outlaws/2", "strike:outlaws/3"]  # a Regent does not hit the navy
    scene.play("strike:outlaws/2")
    assert scene.ships("2-hex", 1) == [0, 2]
    assert scene.ships("3-hex", 1) == [1, 0]
    outlaw = {"titles": ["outlaw", "outlaw", "regent"], "first_regent": 2}
    scene = secured("F01-15", ships=ships, campaign=outlaw)
    scene.play("strike:navy/2")
    assert scene.state["ships"]["2-hex"]["empire"] == [0, 1]
    assert scene.me["trophies"] == ["empire ship"]
    assert scene.state["court_deck"][-1] == "F01-15"


@pytest.mark.rule("ABR-6.7")
def test_council_insiders_flip_or_influence_the_council() -> None:
    scene = secured("CC01", me={"cards": ["F01-16"]}, campaign={"council": "decided"})
    scene.play("yes")
    assert "council" not in scene.campaign
    scene = secured("CC01", me={"cards": ["F01-16"]})
    assert scene.options() == ["influence:AID01", "no"]
    scene.play("influence:AID01")
    assert scene.agents("AID01") == [1, 0, 0, 0]


def test_council_insiders_ignore_themselves_and_vox_cards() -> None:
    assert "influence:AID01" not in secured("F01-16").options()[:1]
    scene = secured("CC15", me={"cards": ["F01-16"]})
    assert scene.options("influence") == []


def test_galactic_bards() -> None:
    scene = Scene(hand=["administration-2"], foe={"hand": ["aggression-3"], "cards": ["F01-17"]})
    scene.play("lead:administration-2", "end", "pivot:aggression-3")
    assert len(scene.options("declare")) == 1


@pytest.mark.parametrize("card", ["F01-18", "F01-19"])
def test_defectors(card: str) -> None:
    ships = {"1-hex": {"empire": [2, 1]}, "2-hex": {"empire": 1}}
    scene = crisis(card, ships=ships, campaign=OUTLAW_FOE)
    assert scene.state["ships"]["1-hex"] == {"1": [2, 1]}
    assert scene.state["ships"]["2-hex"] == {"empire": [1, 0]}
    scene = secured(card, ships=ships, campaign=OUTLAW_FOE)
    scene.play("cluster:2", "yes")
    assert scene.ships("2-hex", 1) == [1, 0]
    assert scene.state["court_deck"][-1] == card


def test_without_outlaws_and_without_ships_nobody_defects() -> None:
    ships = {"1-hex": {"empire": 2}}
    assert crisis("F01-18", ships=ships).state["ships"]["1-hex"] == {"empire": [2, 0]}
    full = {"1-hex": {"empire": 2}, "6-hex": {"1": 14, "0": 1, "2": 1}}
    scene = crisis("F01-18", ships=full, campaign=OUTLAW_FOE)
    assert scene.state["ships"]["1-hex"] == {"1": [1, 0], "empire": [1, 0]}


@pytest.mark.rule("ARC-1.3")
def test_with_too_few_ships_somebody_chooses_who_defects() -> None:
    """The Outlaw has 2 ships for 4: in a crisis the player with initiative chooses, else who secured the card."""
    ships = {"1-arrow": {"empire": [1, 1]}, "1-hex": {"empire": 2}, "6-hex": {"1": 13, "0": 1, "2": 1}}
    scene = crisis("F01-18", ships=ships, campaign=OUTLAW_FOE)
    assert scene.waiting == [0]
    assert scene.options() == ["ships:1+1", "ships:1+0", "ships:0+1", "ships:0+0"]
    scene.play("ships:0+1")
    assert scene.state["ships"]["1-arrow"] == {"1": [0, 1], "empire": [1, 0]}
    assert scene.state["ships"]["1-hex"] == {"1": [1, 0], "empire": [1, 0]}
    scene = secured("F07-10", ships=ships, campaign=OUTLAW_FOE)
    scene.play("cluster:1", "ships:0+0", "yes")
    assert scene.state["ships"]["1-arrow"] == {"empire": [1, 1]}
    assert scene.state["ships"]["1-hex"] == {"1": [2, 0]}


# Act III


def test_act_three_brings_the_sponsor_and_new_policies() -> None:
    sets = ["F01-23", "F01-24", "F01-25", "F01-26"]
    scene = last_chapter(campaign={**ACT_TWO, "objectives": [0, -1, -1], "sets": sets, "first_regent": 1})
    assert scene.waiting == [1]
    assert scene.options() == ["change_policy:F01-24", "change_policy:F01-25", "change_policy:F01-26"]
    scene.play("change_policy:F01-25")
    booklet = scene.campaign["booklet"]
    assert {"AID03", "AID04", "AID05"} <= set(scene.state["box"])
    assert [card for card in booklet if card in sets[1:]] == ["F01-25", "F01-24", "F01-26"]
    assert scene.campaign["tokens"] == [{"token": "sponsored", "place": "aside"}]


TYCOON = "box 1"
KEEPER = "box 4"


def token_at(scene: Scene) -> str:
    """Where the Sponsored token is."""
    place: str = scene.campaign["tokens"][0]["place"]
    return place


SPONSOR: dict[str, Any] = {
    "booklet": ["AID03", "AID04", "AID05", "F01-23"],
    "tokens": [{"token": "sponsored", "place": "aside"}],
}


def sponsoring(place: str = "aside", **fields: Any) -> Scene:
    """Edicts are resolved with the Imperial Sponsor; the policy is changed."""
    campaign = {**SPONSOR, "tokens": [{"token": "sponsored", "place": place}], **fields.pop("campaign", {})}
    scene = edicts(campaign=campaign, **fields)
    scene.play("change_policy:AID04")
    return scene


@pytest.mark.rule("ABR-10.1", "ABR-10.13")
def test_the_first_regent_sponsors_an_ambition_without_marker() -> None:
    scene = sponsoring(me={"resources": ["fuel"]}, markers=["tycoon", "", ""])
    assert scene.options() == ["sponsor:tyrant", "sponsor:warlord", "sponsor:keeper", "sponsor:empath"]
    scene.play("sponsor:keeper")
    assert token_at(scene) == KEEPER
    assert scene.options() == ["no", "type:fuel"]
    scene.play("type:fuel")
    assert scene.campaign["trust"] == [0, 1, 0, 0, 0]
    assert scene.resources() == []


def test_the_token_may_stay_and_the_trust_still_grow() -> None:
    scene = sponsoring(KEEPER, me={"resources": ["fuel"]})
    scene.play("sponsor:keeper", "type:fuel")
    assert scene.campaign["trust"] == [0, 1, 0, 0, 0]


@pytest.mark.parametrize("title", ["regent", "outlaw"])
def test_declaring_the_sponsored_ambition(title: str) -> None:
    """The best marker gives 2 Power for second place; an Outlaw becomes a Regent."""
    scene = Scene(
        hand=["administration-2"],
        campaign={
            **SPONSOR,
            "tokens": [{"token": "sponsored", "place": TYCOON}],
            "titles": [title, "regent", "regent"],
            "first_regent": 1,
            "trust": [1, 0, 1, 0, 0],
        },
    )
    scene.play("lead:administration-2", "declare:tycoon")
    assert scene.options() == ["take_trust:material", "take_trust:weapon"]
    scene.play("take_trust:weapon")
    assert scene.resources() == ["weapon"]
    assert scene.campaign["trust"] == [1, 0, 0, 0, 0]
    assert scene.power(0) > 0
    assert scene.title(0) == "regent"
    assert token_at(scene) == "aside"


def test_an_empty_trust_gives_nothing_but_the_rest_happens() -> None:
    scene = Scene(hand=["administration-2"], campaign={**SPONSOR, "tokens": [{"token": "sponsored", "place": TYCOON}]})
    scene.play("lead:administration-2", "declare:tycoon")
    assert scene.resources() == []
    assert scene.power(0) > 0
    assert token_at(scene) == "aside"


def test_another_ambition_leaves_the_token() -> None:
    scene = Scene(hand=["administration-2"], campaign={**SPONSOR, "tokens": [{"token": "sponsored", "place": KEEPER}]})
    scene.play("lead:administration-2", "declare:tycoon")
    assert token_at(scene) == KEEPER
    assert scene.power(0) == 0


def test_the_sponsor_comes_before_held_cards() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F04-17"]},
        foe={"cards": ["CC01"]},
        court=["AID01", "CC02", "CC03", "CC04", "CC05"],
        campaign={**SPONSOR, "tokens": [{"token": "sponsored", "place": TYCOON}]},
    )
    scene.play("lead:administration-2", "declare:tycoon")
    assert token_at(scene) == "aside"
    assert "steal_card:1/CC01" in scene.options()


def governed(policy: str, **fields: Any) -> Scene:
    """Edicts are resolved under a policy with authority, which is enforced."""
    others = [card for card in ("F01-24", "F01-25", "F01-26") if card != policy]
    scene = edicts(campaign={"booklet": [policy, *others], **fields.pop("campaign", {})}, **fields)
    scene.play("enforce")
    return scene


IN_REACH: dict[str, Any] = {
    "ships": {"2-hex": {"empire": 1}, "6-hex": {"0": 1, "1": 1, "2": 1}},
    "buildings": {"2-hex/1": "1 city"},
    "campaign": OUTLAW_FOE,
}


@pytest.mark.rule("ABR-10.4", "ABR-10.10")
def test_escalation_with_authority() -> None:
    """An Outlaw with a city in an Imperial system owes too, and four ships come."""
    scene = governed("F01-25", me={"resources": ["fuel"]}, foe={"resources": ["weapon"]}, **IN_REACH)
    assert "demand:1/weapon" in scene.options()
    scene.play("demand:1/weapon", "demand:2/favor")
    scene.play_if_asked("demand:0/fuel", "at:2-hex")
    assert scene.state["ships"]["2-hex"]["empire"] == [5, 0]
    assert scene.campaign["trust"] == [0, 1, 1, 0, 0]


def test_an_outlaw_elsewhere_owes_nothing() -> None:
    scene = governed(
        "F01-25",
        foe={"resources": ["weapon"]},
        ships={"2-hex": {"empire": 1}},
        buildings={"3-hex/1": "1 city"},
        campaign=OUTLAW_FOE,
    )
    assert not any(option.startswith("demand:1") for option in scene.options())
    assert scene.resources(1) == ["weapon"]


def test_an_outlaw_with_nothing_gives_nothing() -> None:
    """No demanded piece and no agents: the Outlaw is asked for nothing and stays what it is."""
    favors = {**OUTLAW_FOE, "favors": [[0, 5, 0, 0], [0] * 4, [0, 5, 0, 0]]}
    scene = governed("F01-26", **{**IN_REACH, "campaign": favors})
    scene.play("demand:1/nothing")
    scene.play_if_asked("demand:2/favor")
    assert scene.title(1) == "outlaw"


@pytest.mark.rule("ABR-10.9")
def test_peace_with_authority_doubles_the_bonus() -> None:
    cities = {f"{n}-hex/1": "1 city" for n in (1, 2, 3, 4)}
    scene = governed("F01-26", buildings=cities)
    scene.play("demand:1/favor")
    assert scene.power(1) == 4


@pytest.mark.rule("ABR-10.11")
def test_war_with_authority_arms_and_gives_more() -> None:
    scene = governed("F01-24", foe={"trophies": ["2 ship"]}, campaign={"titles": ["regent", "regent", "outlaw"]})
    assert scene.me["trophies"] == ["2 ship"]
    scene.play("type:relic")
    scene.settle()
    scene.play("type:fuel")
    assert sorted(scene.resources(0)) == ["relic", "weapon"]
    scene.settle()
    assert sorted(scene.resources(1)) == ["fuel", "weapon"]


def test_the_further_resource_comes_from_the_trust_when_the_supply_is_empty() -> None:
    scene = governed(
        "F01-24",
        campaign={"titles": ["regent", "outlaw", "outlaw"], "trust": [0, 0, 0, 2, 0]},
        foe={"resources": ["relic"]},
        players={2: {"resources": ["relic", "relic"]}},
    )
    scene.play("type:relic")
    scene.settle()
    assert scene.campaign["trust"] == [0, 0, 0, 1, 0]
    assert "relic" in scene.resources()


@pytest.mark.rule("ABR-10.11")
def test_the_further_resource_of_the_trust_goes_to_the_next_regent() -> None:
    scene = governed(
        "F01-24",
        me={"captives": []},
        campaign={"titles": ["regent", "regent", "outlaw"], "trust": [0, 0, 0, 1, 0]},
        players={2: {"resources": ["relic", "relic", "relic", "relic"]}},
        buildings={"3-hex/1": "2 city", "4-hex/1": "2 city"},
    )
    scene.play_if_asked("demand:1/favor")
    scene.play("type:relic")
    scene.settle()
    assert "relic" in scene.resources(0)
    assert "relic" not in scene.resources(1)
    assert "trust" not in scene.campaign
    assert "type:relic" not in scene.options()


@pytest.mark.rule("ABR-10.5")
@pytest.mark.parametrize(
    ("ships", "flagship", "owes"),
    [
        ({"2-hex": {"1": 1, "empire": 1}}, "2-hex", 0b111),
        ({"2-hex": {"1": 1}, "3-hex": {"empire": 1}}, "2-hex", 0b101),
        ({"6-hex": {"0": 1, "1": 1, "2": 1, "empire": 1}}, "", 0b101),
    ],
)
def test_authority_reaches_outlaws_by_their_flagship(ships: dict[str, Any], flagship: str, owes: int) -> None:
    board = [{"seat": 1, "system": flagship, "board": {}}] if flagship else []
    campaign = {**OUTLAW_FOE, "booklet": ["F01-26", "F01-24", "F01-25"], "flagships": board}
    state: Any = Scene(hand=["administration-2"], ships=ships, campaign=campaign).table.state
    assert who_owes(state, 0) == owes


@pytest.mark.rule("ABR-3.5", "ABR-3.6")
@pytest.mark.parametrize(
    ("titles", "ships", "trust", "first", "power"),
    [
        (["regent", "regent", "regent"], {}, 0, 0, 2),
        (["regent", "outlaw", "regent"], {}, 0, 0, 0),
        (["regent", "outlaw", "regent"], {"2-hex": {"empire": 1}}, 0, 0, 2),
        (["outlaw", "outlaw", "regent"], {"2-hex": {"empire": 1}}, 2, 2, 0),
        (["regent", "outlaw", "regent"], {"2-hex": {"empire": 1}}, 2, 0, 4),
        (["regent", "outlaw", "regent"], {"2-hex": {"empire": 1}}, 2, 2, 2),
        (["regent", "outlaw", "regent"], {"2-hex": {"empire": 1}}, 1, 0, 2),
    ],
)
def test_grand_ambitions(titles: list[str], ships: dict[str, Any], trust: int, first: int, power: int) -> None:
    """Seat 1 has a city at 2-hex; the Trust must hold more than the number of the chapter, 1."""
    scene = last_chapter(
        chapter=1,
        ships=ships,
        buildings={"2-hex/1": "1 city"},
        campaign={**ACT_THREE, "titles": titles, "first_regent": first, "trust": [trust, 0, 0, 0, 0]},
    )
    assert scene.power(0) == power


def test_questions_of_the_quorum_and_of_authority_can_be_saved_and_loaded() -> None:
    """Another Regent than the First places ships, and an Outlaw owes something."""
    fleets = {"2-hex": {"empire": 1}, "3-hex": {"empire": 1}}
    quorum = edicts(campaign={"booklet": QUORUM}, ships=fleets, buildings={"4-hex/1": "1 starport"})
    quorum.play("demand:1/favor", "yes")
    assert quorum.options() == ["at:2-hex", "at:3-hex"]
    owing = governed("F01-25", foe={"resources": ["weapon"]}, **IN_REACH)
    for scene in (quorum, owing):
        saved = scene.table.save()
        assert load_table(saved, GAMES).save()["state"] == saved["state"]


# Further situations


def test_the_rival_who_can_secure_strikes_the_bargain() -> None:
    """Seat 1 has too few agents; seat 2 secures CC02, and the agents of seat 1 return to it (F01-03)."""
    agents = [[], [0, 1, 0], [0, 1, 2], [0, 0, 1], []]
    scene = Scene(hand=["aggression-2"], me={"cards": ["F01-03"]}, agents=agents)
    scene.play("lead:aggression-2", "use:bargain")
    assert scene.options() == ["card:CC01", "card:CC02", "card:CC03"]
    scene.play("card:CC02")
    assert scene.player(2)["cards"] == ["CC02"]
    assert "captives" not in scene.player(2)
    assert (scene.foe["agents"], scene.player(2)["agents"]) == (9, 9)
    assert scene.agents("CC01") == [0, 1, 0, 0]
    assert scene.agents("CC03") == [0, 0, 1, 0]
    scene.play("influence:CC04", "influence:CC04")  # for both agents that seat 2 had there
    assert scene.me["cards"] == ["F01-03", "CC04"]


def collecting(buildings: dict[str, str], **fields: Any) -> Scene:
    """Seat 1 has the Tax Collectors and taxes at 2-hex; seat 2 is an Outlaw."""
    scene = Scene(
        foe={"hand": ["administration-2"], "cards": ["F01-06"], **fields.pop("foe", {})},
        initiative=1,
        ships=fields.pop("ships", {"2-hex": {"1": 2}}),
        buildings=buildings,
        campaign={"titles": ["regent", "regent", "outlaw"], **fields.pop("campaign", {})},
        **fields,
    )
    scene.play("lead:administration-2", "tax:2-hex/1")
    return scene


NO_RELICS: dict[str, Any] = {
    "me": {"resources": ["relic", "relic"]},
    "foe": {"resources": ["relic"]},
    "players": {2: {"resources": ["relic", "relic"]}},
}


@pytest.mark.parametrize(
    ("owner", "third", "options"),
    [
        ("2", ["relic", "fuel"], ["no", "steal:2/relic"]),  # an Outlaw's relic
        ("2", ["fuel"], []),  # it has none
        ("0", ["relic"], []),  # a Regent's city
        ("1", ["relic"], []),  # an own city
        ("free", ["relic"], []),
    ],
)
def test_tax_collectors_ask_only_for_resources_of_outlaws(owner: str, third: list[str], options: list[str]) -> None:
    """Imperial Authority lets them tax a Regent's city too (F01-02, F01-06)."""
    fields: dict[str, Any] = {"me": {"resources": ["relic"]}, "players": {2: {"resources": third}}}
    if owner == "0":
        fields |= {"foe": {"cards": ["F01-02", "F01-06"]}, "ships": {"2-hex": {"1": 2, "empire": 1}}}
    scene = collecting({"2-hex/1": f"{owner} city"}, **fields)
    found = [option for option in scene.options() if option == "no" or option.startswith("steal")]
    assert found == options


@pytest.mark.rule("ARC-6.4")
@pytest.mark.parametrize(("answer", "mine", "theirs"), [("no", 1, 2), ("steal:2/relic", 2, 1)])
def test_a_tax_in_vain_takes_from_the_outlaw_or_gives_nothing(answer: str, mine: int, theirs: int) -> None:
    """No relic is left in the supply."""
    scene = collecting({"2-hex/1": "2 city"}, **NO_RELICS)
    scene.play(answer)
    assert scene.resources(1) == ["relic"] * mine
    assert scene.resources(2) == ["relic"] * theirs
    assert scene.supply("relic") == 0


@pytest.mark.rule("ARC-6.1", "ARC-6.4")
@pytest.mark.parametrize("own", [[], ["psionic"]])
@pytest.mark.parametrize(
    ("answers", "gained", "left"),
    [
        (["no"], "relic", ["relic", "psionic"]),  # the supply has no psionic
        (["steal:2/relic"], "relic", ["psionic"]),
        (["steal:2/psionic"], "psionic", ["relic"]),
    ],
)
def test_a_gate_city_gives_one_resource_from_the_supply_or_from_the_outlaw(
    own: list[str], answers: list[str], gained: str, left: list[str]
) -> None:
    """With Gate Stations (L11) the Outlaw's city at 2-gate has relics and psionics (F01-06)."""
    scene = Scene(
        me={"resources": ["psionic"] * (4 - len(own)), "cities": 3},
        foe={"hand": ["administration-2"], "cards": ["F01-06"], "resources": own},
        players={2: {"resources": ["relic", "psionic"], "cards": ["L11"]}},
        initiative=1,
        ships={"2-gate": {"1": 2}},
        buildings={
            "2-hex/1": "free city",
            "2-arrow/1": "free city",
            "2-gate/city": "2 city",
            "3-hex/1": "0 city",
            "3-arrow/1": "0 city",
        },
        campaign={"titles": ["regent", "regent", "outlaw"]},
    )
    scene.play("lead:administration-2", "tax:2-gate/city")
    assert scene.options() == ["no", "steal:2/relic", "steal:2/psionic"]
    scene.play(*answers)
    scene.settle()
    assert sorted(scene.resources(1)) == sorted([*own, gained])
    assert scene.resources(2) == left
    assert scene.foe["captives"] == ["2 agent"]


def test_tax_collectors_do_not_ask_an_outlaw_who_became_a_regent() -> None:
    """A written position asks although seat 2 is a Regent: the question goes away."""
    saved: Any = collecting({"2-hex/1": "2 city"}, players={2: {"resources": ["relic"]}}).table.save()
    saved["state"]["campaign"]["titles"] = ["regent"] * 3
    table = load_table(saved, GAMES)
    assert "steal:2/relic" not in [str(option) for option in table.options(table.waiting[0])]


def test_hunter_squads_leave_other_rerolls_alone() -> None:
    """Against a Regent only the Skirmishers (CC05) reroll."""
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F01-07", "CC05"], "resources": ["weapon"]},
        ships={"2-hex": {"0": 2, "1": 2}},
        luck=[[SKIRMISH["blank"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-1-0")
    assert scene.options("reroll") == ["reroll:CC05"]


def test_who_swore_peace_demands_nothing_under_the_policy_of_war() -> None:
    """AID03 is the policy of War (F15-02); only the policy on top counts."""
    oath = {"fates": ["peacekeeper", "none", "none"], "titles": ["regent", "regent", "regent"]}
    for policies, demands in ((["AID03", "AID04", "AID05"], False), (["AID04", "AID05", "AID03"], True)):
        campaign = {"booklet": [*policies, "F01-13"], "act": 2, **oath}
        scene = edicts(campaign=campaign, me={"cards": ["F15-02"]}, buildings={"3-hex/1": "1 starport"})
        assert any(option.startswith("demand") for option in scene.options()) == demands


@pytest.mark.rule("ABR-10.1")
@pytest.mark.parametrize("frame", ["find_leader", "quorum"])
def test_bent_steps_of_the_quorum_are_refused(frame: str) -> None:
    """There are two steps: the Imperial Action and the change of policy."""
    buildings = {"3-hex/1": "1 starport", "4-hex/1": "2 city"}
    saved: Any = edicts(campaign={"booklet": QUORUM}, buildings=buildings).table.save()
    waiting = next(each for each in saved["stack"] if each["frame"] == "find_leader")
    seat = {"seat": 1} if frame == "quorum" else {}
    for step in (0, 1):
        waiting.clear()
        waiting.update({"frame": frame, "step": step, **seat})
        load_table(saved, GAMES)
    for step in (-1, 2):
        waiting["step"] = step
        with pytest.raises(Refused, match=f"{frame} cannot have step {step}"):
            load_table(saved, GAMES)


def test_another_seat_declares_the_sponsored_keeper() -> None:
    """Seat 1 gains the second place of the best marker, 3, and takes a resource; the others nothing (F01-23)."""
    scene = Scene(
        foe={"hand": ["administration-5"]},
        initiative=1,
        campaign={**SPONSOR, "tokens": [{"token": "sponsored", "place": KEEPER}], "trust": [1, 0, 1, 0, 0]},
    )
    scene.play("lead:administration-5", "declare:keeper", "take_trust:weapon")
    assert [scene.power(seat) for seat in range(3)] == [0, 3, 0]
    assert scene.resources(1) == ["weapon"]
    assert token_at(scene) == "aside"


@pytest.mark.parametrize(("me", "options"), [("regent", []), ("outlaw", ["no", "strike:navy/2", "strike:navy/3"])])
def test_reprisals_need_ships_of_an_outlaw_beside_imperial_ones(me: str, options: list[str]) -> None:
    """Seat 1, an Outlaw, has a building beside the navy, and ships elsewhere in the cluster (F01-15)."""
    ships = {"2-hex": {"empire": 1, "2": 1}, "2-arrow": {"1": 1}, "3-hex": {"empire": 1}, "6-hex": {"0": 1}}
    campaign = {"titles": [me, "outlaw", "regent"], "first_regent": 2}
    scene = secured("F01-15", ships=ships, buildings={"2-hex/1": "1 city"}, campaign=campaign)
    assert [option for option in scene.options() if option == "no" or option.startswith("strike")] == options
    scene.play_if_asked("no")
    assert scene.state["court_deck"][-1] == "F01-15"  # it is buried in any case


def test_council_insiders_of_another_seat() -> None:
    """Seat 1 secures a Guild card (F01-16)."""
    scene = Scene(
        foe={"hand": ["aggression-2"], "cards": ["F01-16"]},
        initiative=1,
        agents=[[], [0, 1], [], [], []],
    )
    scene.play("lead:aggression-2", "secure:CC01")
    assert scene.waiting == [1]
    assert scene.options() == ["influence:AID01", "no"]


@pytest.mark.parametrize(
    ("titles", "options"),
    [
        (["regent", "outlaw", "regent"], ["no", "strike:outlaws/2"]),
        (["outlaw", "outlaw", "regent"], ["no", "strike:outlaws/2", "strike:navy/2"]),
    ],
)
def test_reprisals_hit_each_system_of_one_cluster(titles: list[str], options: list[str]) -> None:
    """Imperial ships are in two systems of cluster 2 (F01-15)."""
    ships = {
        "2-gate": {"1": 1, "empire": 1},
        "2-hex": {"1": 2, "empire": 1},
        "2-arrow": {"1": 1},
        "6-hex": {"0": 1, "2": 1},
    }
    campaign = {"titles": titles, "first_regent": 2}
    scene = secured("F01-15", ships=ships, campaign=campaign)
    assert scene.options() == options
    scene.play(options[-1])
    hit = options[-1] == "strike:outlaws/2"
    assert scene.ships("2-gate", 1) == ([0, 1] if hit else [1, 0])
    assert scene.ships("2-hex", 1) == ([1, 1] if hit else [2, 0])
    assert scene.ships("2-arrow", 1) == [1, 0]
    assert scene.state["ships"]["2-gate"]["empire"] == ([1, 0] if hit else [0, 1])
    assert scene.state["ships"]["2-hex"]["empire"] == ([1, 0] if hit else [0, 1])
