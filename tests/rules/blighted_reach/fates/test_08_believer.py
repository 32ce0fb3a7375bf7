"""Fate 8, the Believer: Faithful action cards with two sides, the Doctrine, and Ideals in ambition boxes."""

from random import Random
from typing import Any

import pytest

from ecliptic.games.arcs.campaign.fates.f08_believer import take_light
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.games.arcs.notation import ACTION_IDS
from ecliptic.games.arcs.rounds import UNION_CARD
from ecliptic.games.arcs.turn import hides_more
from ecliptic.kernel import Refused, load_table
from ecliptic.kernel.leaks import find_leaks
from tests.rules.arcs.scene import SKIRMISH
from tests.rules.blighted_reach.fates.acts import source_of, step_of
from tests.rules.blighted_reach.scene import CRISES, EDICTS, GAMES, Scene, dealt
from tests.rules.blighted_reach.test_14_intermission import last_chapter

POLICIES = ["AID03", "AID04", "AID05"]
FAITHFUL = [f"F08-{n:02}" for n in range(4, 13)]  # 9 down to 1
COURT = ["AID01", "CC01", "CC11", "CC12", "CC03"]
SUITS = ["administration", "aggression", "construction", "mobilization"]
DECK = [f"{suit}-{n}" for suit in SUITS for n in range(2, 7)]  # of three players, without Events
GAME_OF: Any = GAME


def believer(act: int = 1, *laws: str, **more: Any) -> dict[str, Any]:
    """The campaign's part with seat 1 as the Believer."""
    card = {1: "F08-01B", 2: "F08-20B", 3: "F08-29B"}[act]
    return {
        "act": act,
        "fates": ["none", "believer", "none"],
        "objectives": [-1, {1: 9, 2: 18, 3: -1}[act], -1],
        "objective_cards": ["", card, ""],
        "booklet": [*POLICIES, "F08-13", "F08-14", *laws],
        "pool": [],
        **more,
    }


def ideals(*places: str) -> list[dict[str, str]]:
    """Five Ideal markers: `box 1 wisdom`, `box 3 zeal`, the others aside."""
    found = []
    for place in [*places, *["aside"] * (5 - len(places))]:
        words = place.rsplit(" ", 1) if place != "aside" else [place, "zeal"]
        found.append({"token": "ideal", "place": words[0], "side": words[1]})
    return found


def boxes(scene: Scene) -> list[str]:
    """The Ideals in boxes."""
    there = [each for each in scene.campaign["tokens"] if each["place"] != "aside"]
    return sorted(f"{each['place']} {each.get('side', 'zeal')}" for each in there)


# Faithful cards


def test_a_led_faithful_card_shows_one_of_two_sides() -> None:
    scene = Scene(hand=["faithful-3"], campaign=believer(), ships={"2-hex": {"0": 1}}, buildings={"2-hex/1": "0 city"})
    assert scene.options() == ["lead:faithful-3/zeal", "lead:faithful-3/wisdom", "pass"]
    scene.play("lead:faithful-3/zeal")
    view = scene.view()["turn"]
    assert view["actions"] == ["tax", "influence", "battle", "move"]
    assert view["pips"] == 3
    assert scene.view(1)["played"][0]["side"] == "zeal"
    scene = Scene(hand=["faithful-3"], campaign=believer())
    scene.play("lead:faithful-3/wisdom")
    assert scene.view()["turn"]["actions"] == ["repair", "secure", "build"]
    assert scene.campaign["facts"]["wisdom-side"] > 0


@pytest.mark.parametrize(("number", "pips"), [(9, 1), (8, 1), (7, 2), (6, 2), (5, 3), (4, 3), (3, 3), (2, 4), (1, 4)])
def test_pips_and_names(number: int, pips: int) -> None:
    scene = Scene(hand=[f"faithful-{number}"], campaign=believer())
    scene.play(f"lead:faithful-{number}/zeal")
    assert scene.view()["turn"]["pips"] == pips
    for locale in ("en", "ru", "de"):
        said = [GAME.say(message, ["A", "B", "C"], locale, 0) for _, message in scene.table.log(0)]
        assert any(str(number) in text for text in said)


def test_a_led_faithful_card_declares_anything_like_a_seven() -> None:
    scene = Scene(hand=["faithful-9"], campaign=believer())
    scene.play("lead:faithful-9/zeal")
    assert len(scene.options("declare")) == 5


@pytest.mark.rule("ARC-4.14", "ARC-4.17")
def test_only_a_higher_faithful_card_of_the_same_side_surpasses() -> None:
    hand = ["faithful-2", "faithful-6", "aggression-6"]
    scene = Scene(hand=["faithful-4"], foe={"hand": hand}, campaign=believer())
    scene.play("lead:faithful-4/zeal", "end")
    assert sorted(scene.options()) == [
        "copy:aggression-6",
        "copy:faithful-2",
        "copy:faithful-6",
        "pivot:aggression-6",
        "pivot:faithful-2/wisdom",
        "pivot:faithful-6/wisdom",
        "surpass:faithful-6/zeal",
    ]
    scene.play("surpass:faithful-6/zeal")
    assert scene.view()["turn"]["pips"] == 2
    scene.play("end")
    assert scene.state["initiative"] == 1


def test_against_another_suit_a_faithful_card_pivots() -> None:
    scene = Scene(hand=["aggression-2"], foe={"hand": ["faithful-9"]}, campaign=believer())
    scene.play("lead:aggression-2", "end")
    assert scene.options() == ["pivot:faithful-9/zeal", "pivot:faithful-9/wisdom", "copy:faithful-9"]
    scene.play("pivot:faithful-9/wisdom")
    assert scene.view()["turn"]["actions"] == ["repair", "secure", "build"]


def test_a_faithful_seven_does_not_seize() -> None:
    scene = Scene(hand=["faithful-1"], foe={"hand": ["faithful-7", "aggression-2"]}, campaign=believer())
    scene.play("lead:faithful-1/wisdom", "end", "surpass:faithful-7/wisdom")
    assert scene.state["initiative"] == 0
    assert not scene.state.get("seized")


def test_copies_and_psionics_use_the_side_of_the_led_card() -> None:
    scene = Scene(
        hand=["faithful-1"],
        foe={"hand": ["aggression-2"], "resources": ["psionic"]},
        campaign=believer(),
        ships={"2-hex": {"1": [0, 1]}},
    )
    scene.play("lead:faithful-1/wisdom", "end", "copy:aggression-2")
    assert scene.view()["turn"]["actions"] == ["repair", "secure", "build"]
    scene.play("spend:psionic")
    assert "repair_ship:2-hex" in scene.options()


def test_a_secured_faithful_card_is_drawn_into_the_hand() -> None:
    """Alone in the row, and attached to another card (ABR-13.2)."""
    scene = Scene(
        hand=["aggression-2"],
        court=["AID01", "F08-10", "CC02", "CC03", "CC04"],
        agents=[[], [1], [1], [], []],
        campaign=believer(attached=["", "", "F08-08"]),
    )
    scene.play("lead:aggression-2", "secure:F08-10")
    assert scene.me["hand"] == ["faithful-3"]
    assert "card-faithful-drawn 0 F08-10" in scene.told()
    scene.play("secure:CC02")
    assert scene.me["hand"] == ["faithful-3", "faithful-5"]
    assert scene.me["cards"] == ["CC02"]
    assert scene.view(2)["players"][0]["known_hand"] == ["faithful-3", "faithful-5"]
    saved = scene.table.save()
    assert "F08-10" not in str(saved["state"])


# Act I


def test_set_up_of_act_one() -> None:
    state = dealt("believer", "admiral", "0")
    assert {"F08-02", "F08-03"} <= set(state["players"][0]["cards"])
    assert {"F08-13", "F08-14"} <= set(state["campaign"]["booklet"])
    assert set(FAITHFUL) <= set(state["campaign"]["sets"])
    assert state["campaign"]["objectives"][0] == 10


@pytest.mark.parametrize(("stack", "left"), [(FAITHFUL, 8), (FAITHFUL[4:], 6), ([], 0)])
def test_the_objective_of_act_one_counts_the_uppermost_card(stack: list[str], left: int) -> None:
    scene = last_chapter(
        chapter=1, foe={"trophies": ["0 ship"]}, markers=["warlord", "", ""], campaign=believer(sets=stack)
    )
    assert scene.campaign["objectives"][1] == left


def test_every_ambition_won_counts() -> None:
    scene = last_chapter(
        chapter=1,
        foe={"trophies": ["0 ship"], "captives": ["0 agent"]},
        markers=["warlord", "tyrant", ""],
        campaign=believer(sets=FAITHFUL[4:]),
    )
    assert scene.campaign["objectives"][1] == 3


@pytest.mark.parametrize(("trophies", "pips"), [(["1 ship"], 4), ([], 3)])
def test_disciples_give_a_pip_for_an_ambition_that_is_being_won(trophies: list[str], pips: int) -> None:
    scene = Scene(hand=["faithful-3"], me={"cards": ["F08-02"], "trophies": trophies}, campaign=believer())
    scene.play("lead:faithful-3/zeal", "declare:warlord")
    assert scene.view()["turn"]["pips"] == pips


def test_disciples_need_a_faithful_card() -> None:
    scene = Scene(hand=["aggression-4"], me={"cards": ["F08-02"], "trophies": ["1 ship"]}, campaign=believer())
    scene.play("lead:aggression-4", "declare:warlord")
    assert scene.view()["turn"]["pips"] == 2


def copying(law: list[str], **fields: Any) -> Scene:
    """Seat 1 copies with a Faithful card and declares Tycoon with the Material Liaisons."""
    scene = Scene(
        hand=["construction-2"],
        foe={
            "hand": ["faithful-5", "administration-2"],
            "cards": ["F04-05", "F08-02", *fields.pop("also", [])],
            "resources": ["material", "material"],
        },
        court=COURT,
        buildings={"4-crescent/1": "1 starport", "5-hex/1": "1 starport"},
        campaign=believer(2, *law, tokens=ideals(*fields.pop("places", []))),
        **fields,
    )
    scene.play("lead:construction-2", "end", "copy:faithful-5")
    return scene


def test_a_copy_with_a_faithful_card_counts_and_is_shown() -> None:
    scene = copying([])
    scene.play("prelude:F04-05")
    scene.play_if_asked(*scene.options("card")[:1])
    scene.play_if_asked("yes", "declare:tycoon")
    assert "tycoon" in scene.state["markers"]
    assert scene.view()["turn"]["pips"] == 2
    assert scene.view(0)["played"][1]["card"] == "faithful-5"
    assert scene.campaign["shown"] == ["faithful-5"]
    assert scene.told("faithful-shown") == ["faithful-shown 1 faithful-5"]
    scene.play("end")
    assert "shown" not in scene.campaign
    assert "faithful-5" in scene.view(2)["pile"]


def test_a_copy_with_a_faithful_card_is_bound_by_the_doctrine() -> None:
    scene = copying(["F08-22A", "F08-23"], places=["box 1 wisdom"])
    scene.play("prelude:F04-05")
    scene.play_if_asked(*scene.options("card")[:1])
    assert "declare:tycoon" not in scene.options()
    assert "tycoon" not in scene.state["markers"]
    scene = copying(["F08-22A", "F08-23"])
    scene.play("prelude:F04-05")
    scene.play_if_asked(*scene.options("card")[:1])
    scene.play_if_asked("yes", "declare:tycoon")
    assert boxes(scene) == ["box 1 zeal"]
    assert scene.view(0)["played"][1]["card"] == "faithful-5"


@pytest.mark.rule("ARC-4.16")
def test_the_extra_pip_is_not_that_of_the_copy() -> None:
    """Liaisons react to the action of a Copy once."""
    scene = Scene(
        hand=["construction-2"],
        foe={
            "hand": ["faithful-5", "administration-2"],
            "cards": ["F04-05", "F08-02"],
        },
        court=COURT,
        buildings={"4-crescent/1": "1 starport", "5-hex/1": "1 starport"},
        campaign=believer(2, tokens=ideals()),
    )
    scene.play("lead:construction-2", "end", "copy:faithful-5")
    state: Any = scene.table.state
    state.pips = 2  # as after a declaration
    scene.play("build_ship:4-crescent/1")
    scene.settle()
    assert scene.resources(1).count("material") == 1
    scene.play("build_ship:5-hex/1")
    scene.settle()
    assert scene.resources(1).count("material") == 1


def teaching(**fields: Any) -> Scene:
    """Seat 0 may teach: it has a city on a material planet, and CC01 is a material card."""
    campaign = believer(sets=fields.pop("sets", FAITHFUL), **fields.pop("campaign", {}))
    return Scene(
        hand=["administration-2", "construction-3"],
        me={"cards": ["F08-03"]},
        court=COURT,
        buildings={"1-hex/1": "0 city"},
        campaign=campaign,
        **fields,
    )


def test_teach_attaches_the_uppermost_card_and_scraps_the_bottommost() -> None:
    pile = ["EV02", "EV01", "construction-2", "aggression-3"]
    used = {"administration-2", "construction-3", *pile}
    scene = teaching(pile=[*pile, *[card for card in DECK if card not in used]])
    scene.play("lead:administration-2", "use:teach")
    assert scene.campaign["attached"] == ["", "F08-04"]
    assert FAITHFUL[0] not in scene.campaign["sets"]
    assert scene.state["pile"][:3] == ["EV02", "EV01", "aggression-3"]
    assert scene.view(2)["pile"][:2] == ["EV02", "EV01"]
    assert any("Construction 2" in GAME.say(message, ["A", "B", "C"], "en", 2) for _, message in scene.table.log(2))
    assert scene.state["players"][0]["cards"] == ["F08-03"]


def test_teach_needs_a_guild_card_of_the_own_cities_and_a_stack() -> None:
    scene = teaching(campaign={"attached": ["", "F08-12"]}, sets=FAITHFUL[:8])
    scene.play("lead:administration-2")
    assert "use:teach" not in scene.options()  # CC01 has an attached card, CC03 is a fuel card
    scene = teaching(sets=[])
    scene.play("lead:administration-2")
    assert "use:teach" not in scene.options()


def test_the_scrapped_card_never_returns() -> None:
    scene = teaching()
    bottom = scene.state["pile"][0]
    scene.play("lead:administration-2", "use:teach")
    scene.play_if_asked("end")
    scene.finish()
    state = scene.state
    there = state["pile"] + [card for player in state["players"] for card in player["hand"]]
    assert bottom not in there
    assert len(there) == len(set(there)) == 21


@pytest.mark.parametrize("left", [0, 4])
def test_resolution_of_act_one(left: int) -> None:
    sets = [*FAITHFUL[3:], "F08-16", "F08-17", "F08-18", "F08-19", "F08-21", "F08-22A", "F08-22B", "F08-23"]
    scene = last_chapter(campaign=believer(objectives=[-1, left, -1], sets=sets), foe={"cards": ["F08-02", "F08-03"]})
    there = {card for card in scene.state["court"] + scene.state["court_deck"] if card.startswith("F08")}
    if left:
        assert there == {*FAITHFUL[3:], "F08-18", "F08-19"}
        assert scene.foe["cards"] == ["F08-02"]
    else:
        assert there == {*FAITHFUL[3:], "F08-17"}
        assert scene.foe["cards"] == ["F08-02", "F08-16"]
    assert "F08-03" in scene.state["box"]


# What Act I leaves


def light(card: str = "F08-16", hand: str = "construction-3", **fields: Any) -> Scene:
    """Seat 0 holds The Young Light and has led a Faithful card."""
    scene = Scene(
        hand=["faithful-3", hand, *fields.pop("more", [])],
        me={"cards": [card]},
        court=fields.pop("court", COURT),
        campaign=believer(**fields.pop("campaign", {})),
        **fields,
    )
    scene.play("lead:faithful-3/zeal")
    return scene


@pytest.mark.parametrize("card", ["F08-16", "F08-18", "F08-25"])
def test_the_young_light_brings_a_faithful_card_back(card: str) -> None:
    scene = light(card, foe={"hand": ["aggression-3"]})
    scene.play(f"prelude:{card}")
    assert scene.options() == ["hand_card:construction-3"]  # asked although there is no choice
    scene.play("hand_card:construction-3", "union:faithful-3")
    assert scene.me.get("cards", []) == []
    scene.play("end", "pivot:aggression-3", "end")
    assert scene.me["hand"] == ["faithful-3"]
    assert scene.me["cards"] == [card]
    assert "construction-3" in scene.state["pile"]


def test_events_are_not_discarded_for_it() -> None:
    scene = light(hand="EV01")
    assert "prelude:F08-16" not in scene.options()
    state: Any = scene.table.state.clone()
    assert hides_more(state, 0), "a turn that ended by itself would tell of the Event"
    state.players[0].hand = []
    assert not hides_more(state, 0)


def test_it_may_lie_beside_another_players_card_and_the_own_face_down_one() -> None:
    scene = Scene(
        hand=["aggression-2", "construction-3"],
        foe={"hand": ["faithful-5", "administration-2", "administration-3"], "cards": ["F08-16"]},
        players={2: {"hand": ["faithful-9", "faithful-2"]}},
        court=COURT,
        campaign=believer(),
    )
    scene.play("lead:aggression-2", "end", "copy:faithful-5")
    assert scene.view(0)["played"][1]["card"] == ""
    scene.play("prelude:F08-16", "hand_card:administration-2", "union:faithful-5")
    assert scene.view(0)["played"][1]["card"] == "faithful-5"  # it is shown
    world = GAME_OF.resample(scene.table.state, 0, Random(1))
    assert GAME_OF.view(world, 0) == GAME_OF.view(scene.table.state, 0)
    scene.play("end", "copy:faithful-9", "end")
    assert "faithful-5" in scene.foe["hand"]
    assert scene.foe["cards"] == ["F08-16"]


@pytest.mark.parametrize("cost", [[], ["hand_card:administration-2"]])
def test_its_questions_tell_nobody_of_the_hand(cost: list[str]) -> None:
    """The only non-Event card of the hand, and the own face-down card, stay secret while the questions wait."""
    scene = Scene(
        hand=["aggression-2", "construction-3"],
        foe={"hand": ["faithful-5", "administration-2", "EV01"], "cards": ["F08-16"]},
        players={2: {"hand": ["EV02", "mobilization-3"]}},
        court=COURT,
        campaign=believer(),
    )
    scene.play("lead:aggression-2", "end", "copy:faithful-5", "prelude:F08-16", *cost)
    assert len(scene.options()) == 1
    state: Any = scene.table.state
    for seed in range(10):
        for seat in (0, 1, 2, None):
            assert find_leaks(GAME, state, seat, Random(seed), []) == []


def declared_with_a_copy(**fields: Any) -> Scene:
    """Seat 1 has shown a face-down Faithful 5 by declaring with it."""
    scene = copying([], **fields)
    scene.play("prelude:F04-05")
    scene.play_if_asked(*scene.options("card")[:1])
    scene.play_if_asked("yes", "declare:tycoon")
    return scene


def test_it_may_lie_beside_a_face_down_card_of_another_player_that_was_shown() -> None:
    scene = declared_with_a_copy(players={2: {"hand": ["aggression-3", "aggression-4"], "cards": ["F08-16"]}})
    scene.play("end", "pivot:aggression-3", "prelude:F08-16", "hand_card:aggression-4", "union:faithful-5")
    scene.play("end")
    assert scene.player(2)["hand"] == ["faithful-5"]
    assert scene.player(2)["cards"] == ["F08-16"]
    assert scene.told("faithful-shown") == ["faithful-shown 1 faithful-5"]


def test_a_card_that_was_shown_is_not_shown_again() -> None:
    scene = declared_with_a_copy(also=["F08-16"])
    scene.play("prelude:F08-16", "hand_card:administration-2", "union:faithful-5", "end")
    assert scene.foe["hand"] == ["faithful-5"]
    assert scene.told("faithful-shown") == ["faithful-shown 1 faithful-5"]


def kidnap(**fields: Any) -> Scene:
    """An Event brings crises with the Plot to Kidnap in the Court."""
    foe = {"hand": ["EV01"], **fields.pop("foe", {})}
    scene = Scene(
        hand=["administration-2", *fields.pop("hand", ["construction-3"])],
        foe=foe,
        court=["AID01", "F08-17", "CC02", "CC03", "CC04"],
        luck=[[CRISES["hex"]], [0]],
        campaign=believer(2),
        **fields,
    )
    scene.play("lead:administration-2", "end", "event:EV01")
    scene.play_if_asked("end")
    scene.play("no")
    return scene


@pytest.mark.parametrize("card", ["F08-16", "F08-25"])
def test_a_kidnapping_takes_the_light_and_faithful_cards(card: str) -> None:
    scene = kidnap(hand=["faithful-3", "faithful-8"], foe={"hand": ["EV01", "faithful-1"], "cards": [card]})
    assert scene.foe.get("cards", []) == []
    assert scene.campaign["attached"] == ["", card]
    assert scene.state["court"][1] == "F08-17"
    assert scene.me["hand"] == ["faithful-3"]
    assert scene.foe["hand"] == []
    assert {"faithful-8", "faithful-1"} <= set(scene.view(2)["pile"])


def test_a_kidnapping_does_not_reach_the_discard_pile() -> None:
    scene = kidnap(court_discard=["F08-16"])
    assert "attached" not in scene.campaign


def test_the_secured_plot_finds_the_highest_faithful_card() -> None:
    pile = ["faithful-2", *[card for card in DECK if card != "aggression-2"], "faithful-6", "EV01", "EV02"]
    scene = Scene(
        hand=["aggression-2"],
        court=["AID01", "F08-17", "CC02", "CC03", "CC04"],
        agents=[[], [1], [], [], []],
        pile=pile,
        campaign=believer(2),
    )
    scene.play("lead:aggression-2", "secure:F08-17")
    assert scene.me["hand"] == ["faithful-6"]
    assert scene.told("pile-searched", "faithful-found") == ["pile-searched 0", "faithful-found 0 faithful-6"]
    assert sorted(scene.state["pile"]) == sorted(card for card in pile if card != "faithful-6")
    assert sorted(scene.view(0)["pile_holds"]) == sorted(card for card in pile if card != "faithful-6")
    assert scene.view(1)["pile"] == [""] * 22
    assert scene.state["court_discard"] == ["F08-17"]


@pytest.mark.parametrize("hand", [[], ["faithful-9"]])
def test_nobody_can_tell_before_whether_the_search_finds_a_card(hand: list[str]) -> None:
    hands = ["aggression-2", "construction-3", "aggression-3"]
    scene = Scene(
        hand=["aggression-2", "construction-3"],
        foe={"hand": [*hand, "aggression-3"]},
        court=["AID01", "F08-17", "CC02", "CC03", "CC04"],
        agents=[[], [1], [], [], []],
        pile=["faithful-2", *[card for card in DECK if card not in hands], "EV01", "EV02"],
        campaign=believer(2),
    )
    scene.play("lead:aggression-2")
    state: Any = scene.table.state
    for seed in range(6):
        for seat in (0, 1, None):
            assert find_leaks(GAME, state, seat, Random(seed), []) == []


@pytest.mark.parametrize("card", ["F08-19", "F08-26"])
def test_secret_order(card: str) -> None:
    scene = Scene(hand=["administration-5"], me={"cards": [card]})
    scene.play("lead:administration-5", "declare:keeper")
    assert not scene.state.get("zeroed")
    scene = Scene(hand=["administration-5"])
    scene.play("lead:administration-5", "declare:keeper")
    assert scene.state["zeroed"]


# Act II


@pytest.mark.parametrize(("power", "side"), [(3, "F08-22A"), (0, "F08-22B")])
def test_set_up_of_act_two(power: int, side: str) -> None:
    """The Believer with most Power has the initiative."""
    sets = [
        "F08-16",
        "F08-17",
        "F08-18",
        "F08-19",
        "F08-21",
        "F08-22A",
        "F08-22B",
        "F08-23",
        "F08-26",
        "F08-27",
        "F08-28",
    ]
    scene = last_chapter(campaign=believer(objectives=[-1, 0, -1], sets=sets), foe={"power": power}, me={"power": 1})
    assert scene.campaign["booklet"] == [*POLICIES, "F08-13", "F08-14", "F08-21", side, "F08-23"]
    assert len(scene.campaign["tokens"]) == 5
    assert boxes(scene) == []
    assert scene.campaign["objectives"][1] == 18


def faith(law: str, side: str, *places: str, act: int = 2, **fields: Any) -> Scene:
    """Seat 0 leads a Faithful 3 or a card of another suit under a law and a Doctrine."""
    card = fields.pop("card", "faithful-3")
    campaign = believer(act, law, "F08-22A" if side == "zeal" else "F08-22B", tokens=ideals(*places))
    scene = Scene(hand=[card], campaign={**campaign, **fields.pop("campaign", {})}, **fields)
    scene.play(scene.options("lead")[0])
    return scene


@pytest.mark.parametrize("law", ["F08-23", "F08-28", "F08-30"])
@pytest.mark.parametrize("side", ["zeal", "wisdom"])
def test_the_doctrine_binds_the_side(law: str, side: str) -> None:
    campaign = believer(2, law, "F08-22A" if side == "zeal" else "F08-22B", tokens=ideals())
    scene = Scene(hand=["faithful-3"], foe={"hand": ["faithful-5"]}, campaign=campaign)
    assert scene.options("lead") == [f"lead:faithful-3/{side}"]
    scene.play(f"lead:faithful-3/{side}", "end")
    assert scene.options() == [f"surpass:faithful-5/{side}", "copy:faithful-5"]


@pytest.mark.parametrize("law", ["F08-23", "F08-30"])
def test_a_declaration_places_an_ideal_and_another_ideal_forbids_it(law: str) -> None:
    scene = faith(law, "wisdom", "box 1 zeal", "box 2 wisdom")
    assert scene.options("declare") == ["declare:tyrant", "declare:warlord", "declare:keeper", "declare:empath"]
    scene.play("declare:warlord")
    assert boxes(scene) == ["box 1 zeal", "box 2 wisdom", "box 3 wisdom"]
    scene = faith(law, "wisdom", "box 1 zeal", "box 2 wisdom")
    scene.play("declare:tyrant")
    assert boxes(scene) == ["box 1 zeal", "box 2 wisdom"]
    scene = faith(law, "zeal")
    scene.play("declare:empath")
    assert boxes(scene) == ["box 5 zeal"]


def test_without_a_marker_left_nothing_is_placed() -> None:
    campaign = {"tokens": ideals("box 1 zeal")[:1]}
    scene = faith("F08-23", "zeal", campaign=campaign)
    scene.play("declare:warlord")
    assert boxes(scene) == ["box 1 zeal"]


def test_other_cards_are_free_under_doctrinal_faith() -> None:
    scene = faith("F08-23", "wisdom", "box 1 zeal", card="aggression-2")
    scene.play("declare:tycoon")
    assert boxes(scene) == ["box 1 zeal"]
    scene = faith("F08-23", "wisdom", card="aggression-2")
    scene.play("declare:tycoon")
    assert boxes(scene) == []


def test_repressed_faith_declares_only_its_own_ideals() -> None:
    scene = faith("F08-28", "wisdom", "box 1 zeal", "box 2 wisdom")
    assert scene.options("declare") == ["declare:tyrant"]
    scene = faith("F08-28", "wisdom", "box 1 zeal", card="aggression-2")
    assert scene.options("declare") == ["declare:tycoon"]


def test_dominant_faith_keeps_other_cards_from_ideals() -> None:
    """Also declarations by card effects, here Galactic Bards."""
    scene = faith("F08-30", "wisdom", "box 1 wisdom", card="aggression-2", act=3)
    assert scene.options("declare") == []
    scene = faith("F08-30", "wisdom", "box 2 wisdom", card="aggression-2", act=3)
    assert scene.options("declare") == ["declare:tycoon"]
    campaign = believer(3, "F08-30", "F08-22B", tokens=ideals("box 1 wisdom"))
    scene = Scene(hand=["administration-3"], foe={"hand": ["aggression-2"], "cards": ["F06-10"]}, campaign=campaign)
    scene.play("lead:administration-3", "end", "pivot:aggression-2")
    assert scene.options("declare") == []


@pytest.mark.parametrize(("places", "left"), [(["box 3 zeal"], 13), ([], 18)])
def test_the_objective_of_act_two_counts_power_of_ideals(places: list[str], left: int) -> None:
    scene = last_chapter(
        chapter=1,
        foe={"trophies": ["0 ship"]},
        markers=["", "", "warlord"],
        flipped=0,
        campaign=believer(2, "F08-23", "F08-22A", tokens=ideals(*places)),
    )
    assert scene.campaign["objectives"][1] == left


def edict(law: str, number: str, **fields: Any) -> Scene:
    """The edicts of a round without Regents; the Doctrine is of Zeal."""
    campaign = believer(2, law, number, "F08-22A", titles=["outlaw"] * 3, first_regent=-1, tokens=ideals())
    foe = {"hand": ["EV01"], **fields.pop("foe", {})}
    follows = fields.pop("follows", [])
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe=foe,
        luck=[[EDICTS["hex"]], [0]],
        campaign=campaign,
        **fields,
    )
    scene.play("lead:administration-2", "end", "event:EV01")
    scene.play_if_asked("end")
    scene.play(*follows)
    scene.play("no")
    return scene


@pytest.mark.parametrize("card", ["F08-16", "F08-25"])
def test_the_holder_of_the_light_sets_the_doctrine(card: str) -> None:
    scene = edict("F08-23", "F08-21", players={2: {"cards": [card]}})
    assert scene.waiting == [2]
    assert scene.options() == ["no", "doctrine:wisdom"]
    scene.play("doctrine:wisdom")
    assert "F08-22B" in scene.campaign["booklet"]
    assert "F08-22A" not in scene.campaign["booklet"]
    assert not edict("F08-23", "F08-21").options("doctrine")


def test_lay_doctrine_is_set_by_the_highest_faithful_card() -> None:
    scene = edict(
        "F08-28",
        "F08-27",
        foe={"hand": ["EV01", "faithful-4", "mobilization-2"]},
        players={2: {"hand": ["mobilization-3", "faithful-2", "faithful-1"]}},
        follows=["copy:mobilization-3", "end"],
    )
    assert scene.waiting == [1]


def test_lay_doctrine_shows_cards_to_everybody() -> None:
    scene = edict("F08-28", "F08-27", foe={"hand": ["EV01", "faithful-4", "mobilization-2"]})
    assert scene.waiting == [1]
    assert scene.view(0)["players"][1]["known_hand"] == ["faithful-4"]
    assert scene.view(None)["players"][1]["known_hand"] == ["faithful-4"]
    scene.play("doctrine:wisdom")
    assert "F08-22B" in scene.campaign["booklet"]
    assert scene.told("faithful-shown", "doctrine") == ["faithful-shown 1 faithful-4", "doctrine F08-22B"]


@pytest.mark.parametrize(("held", "left"), [(True, 0), (False, 0), (True, 3)])
def test_resolution_of_act_two(held: bool, left: int) -> None:
    scene = last_chapter(
        campaign=believer(
            2,
            "F08-21",
            "F08-22A",
            "F08-23",
            objectives=[-1, left, -1],
            sets=["F08-25", "F08-26", "F08-27", "F08-28", "F08-22B", "F08-30", "F08-31"],
            tokens=ideals("box 1 wisdom", "box 3 zeal", "box 4 wisdom"),
        ),
        foe={"cards": ["F08-02", *(["F08-16"] if held else [])]},
    )
    assert boxes(scene) == ["box 1 wisdom", "box 3 zeal", "box 4 wisdom"]
    booklet = scene.campaign["booklet"]
    assert "F08-22B" in booklet  # more Ideals of Wisdom
    if left:
        assert len(scene.campaign["tokens"]) == 3
        assert {"F08-27", "F08-28"} <= set(booklet)
        assert not {"F08-21", "F08-23"} & set(booklet)
        assert "F08-26" in scene.state["court"] + scene.state["court_deck"]
        assert "F08-25" in scene.state["box"]
    else:
        assert len(scene.campaign["tokens"]) == 5
        assert ("F08-25" in scene.foe["cards"]) is held
        assert "F08-16" not in scene.foe["cards"]
        assert {"F08-30", "F08-31", "F08-21"} <= set(booklet)
        assert "F08-23" not in booklet


@pytest.mark.parametrize(("places", "side"), [(["box 1 zeal"], "F08-22A"), (["box 1 zeal", "box 2 wisdom"], "F08-22B")])
def test_the_doctrine_of_act_three_follows_the_ideals(places: list[str], side: str) -> None:
    campaign = believer(2, "F08-21", "F08-22B", "F08-23", objectives=[-1, 0, -1], tokens=ideals(*places))
    scene = last_chapter(campaign={**campaign, "sets": ["F08-22A", "F08-30", "F08-31"]})
    assert side in scene.campaign["booklet"]


# Act III


def breaking(owner: int = 1, **fields: Any) -> Scene:
    """Seat 0 destroys a city."""
    campaign = believer(3, "F08-30", "F08-22B", "F08-31", tokens=ideals("box 1 wisdom", "box 3 wisdom"))
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 2}},
        buildings={"2-hex/1": f"{owner} city damaged"},
        markers=["tycoon", "", ""],
        luck=[[SKIRMISH["hit"], SKIRMISH["hit"]]],
        campaign={**campaign, **fields},
    )
    scene.play("lead:aggression-2", f"battle:2-hex/{owner}", "dice:0-2-0")
    return scene


def test_breaking_the_faith_removes_an_ideal_without_a_marker() -> None:
    scene = breaking()
    scene.play_if_asked(*scene.options("ransack")[:1])
    assert scene.options() == ["no", "ideal:warlord"]
    scene.play("ideal:warlord")
    assert boxes(scene) == ["box 1 wisdom"]
    assert len(scene.campaign["tokens"]) == 5  # it is back with the Believer


def test_only_cities_of_the_believer_count() -> None:
    assert breaking(owner=2).options("ideal") == []
    assert breaking(fates=["none", "none", "believer"]).options("ideal") == []


@pytest.mark.rule("ABR-3.5")
@pytest.mark.parametrize(
    ("markers", "power"),
    [
        (["tycoon", "warlord", ""], 2),
        (["tycoon", "tycoon", ""], 2),  # markers count, not boxes
        (["tycoon", "tycoon", "warlord"], 4),
        (["tycoon", "keeper", ""], 0),
        (["tycoon", "keeper", "warlord"], 2),
    ],
)
def test_grand_ambitions(markers: list[str], power: int) -> None:
    scene = last_chapter(
        chapter=1,
        markers=markers,
        campaign=believer(3, "F08-30", "F08-22B", tokens=ideals("box 1 wisdom", "box 3 zeal")),
    )
    assert scene.power(1) == power


# Further situations


def test_a_kidnapping_takes_the_light_from_beside_a_played_card() -> None:
    """Its holder gets nothing back (F08-17)."""
    scene = light(court=["AID01", "F08-17", "CC02", "CC03", "CC04"], foe={"hand": ["aggression-3"]})
    scene.play("prelude:F08-16", "hand_card:construction-3", "union:faithful-3")
    state: Any = scene.table.state
    number = state.table.cards.ids.index("F08-16")
    assert [each >> UNION_CARD for each in state.unions] == [number]
    step_of(scene, "kidnap").run(state, 0, source_of(scene, "F08-17", 0))
    assert state.unions == []
    assert scene.campaign["attached"] == ["", "F08-16"]


def test_only_lights_are_taken_from_beside_played_cards() -> None:
    """The Shepherd (F08-18) is none of them."""
    scene = light("F08-18", court=["AID01", "F08-17", "CC02", "CC03", "CC04"], foe={"hand": ["aggression-3"]})
    scene.play("prelude:F08-18", "hand_card:construction-3", "union:faithful-3")
    state: Any = scene.table.state
    assert take_light(state) == -1
    assert len(state.unions) == 1


@pytest.mark.parametrize("held", [True, False])
@pytest.mark.parametrize("has_prophet", [True, False])
def test_the_young_light_becomes_the_prophet(held: bool, has_prophet: bool) -> None:
    """Seat 1 is the Believer (F08-24)."""
    scene = Scene(
        hand=["administration-2"],
        foe={"cards": ["F08-16"] if held else []},
        campaign=believer(2, sets=["F08-25"] if has_prophet else []),
    )
    state: Any = scene.table.state
    step_of(scene, "young_light_becomes_prophet").run(state, 1, 0)
    assert scene.foe["cards"] == (["F08-25"] if held and has_prophet else [])
    assert ("F08-16" in scene.state.get("box", [])) == held
    assert ("F08-25" in scene.state.get("box", [])) == (has_prophet and not held)


@pytest.mark.parametrize(("hand", "played", "might"), [([], 1, False), (["EV01"], 1, True), (["EV01"], 0, False)])
def test_others_think_the_light_possible_with_any_hand_card_and_a_played_one(
    hand: list[str], played: int, might: bool
) -> None:
    scene = Scene(hand=["administration-2"], foe={"hand": hand, "cards": ["F08-16"]}, campaign=believer())
    if played:
        scene.play("lead:administration-2")
    state: Any = scene.table.state
    state.players[1].hand = [ACTION_IDS.index(card) for card in hand]
    assert step_of(scene, "bring_light").may_seem_possible(state, 1, 0) == might


def test_bent_questions_about_the_light_are_refused() -> None:
    """Only the seat whose turn it is, with a card that it holds."""
    scene = light(foe={"hand": ["aggression-3"]})
    scene.play("prelude:F08-16")
    saved: Any = scene.table.save()
    frame = saved["stack"][-1]
    assert frame["frame"] == "light_cost"
    for changed, wrong in (({"seat": 1}, "seat 1"), ({"card": "CC01"}, "card")):
        with pytest.raises(Refused, match=f"light_cost cannot have {wrong}"):
            load_table({**saved, "stack": [*saved["stack"][:-1], {**frame, **changed}]}, GAMES)


@pytest.mark.parametrize(("left", "spaces"), [(9, 1), (8, 1), (1, 4), (0, 10)])
def test_the_good_word_counts_the_pips_of_the_uppermost_card(left: int, spaces: int) -> None:
    """Seat 1 wins Warlord; with an empty stack it advances by 10 (F08-01B)."""
    scene = Scene(
        hand=["administration-2"],
        foe={"trophies": ["0 ship"]},
        markers=["warlord", "", ""],
        campaign=believer(sets=FAITHFUL[9 - left :], objectives=[-1, 15, -1]),
    )
    state: Any = scene.table.state
    step_of(scene, "spread_the_good_word").run(state, 1, 0)
    assert 15 - scene.campaign["objectives"][1] == spaces


@pytest.mark.parametrize(
    ("buildings", "options"),
    [
        ({"1-hex/1": "0 city"}, ["card:CC01", "card:CC02"]),  # material
        ({"1-hex/1": "0 starport"}, []),
        ({"1-hex/1": "1 city"}, []),
        ({"1-crescent/1": "0 city"}, ["card:CC03", "card:CC04"]),  # fuel
        ({"2-hex/1": "0 city"}, []),  # relic
    ],
)
def test_only_own_cities_decide_where_the_faith_is_taught(buildings: dict[str, str], options: list[str]) -> None:
    """CC01 and CC02 are material cards, CC03 and CC04 fuel cards (F08-03)."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F08-03"]},
        court=["AID01", "CC01", "CC02", "CC03", "CC04"],
        buildings=buildings,
        campaign=believer(sets=FAITHFUL),
    )
    state: Any = scene.table.state
    assert [str(each) for each in step_of(scene, "teach").choices(state, 0, 0, 0)] == options


def test_a_city_at_a_gate_does_not_decide_where_the_faith_is_taught() -> None:
    """With Gate Stations (L11) it has the types of its cluster, but a gate is no planet (F08-03)."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F08-03", "L11"]},
        court=["AID01", "CC01", "CC02", "CC03", "CC04"],
        buildings={"1-gate/city": "0 city", "1-hex/1": "1 city"},
        campaign=believer(sets=FAITHFUL),
    )
    scene.play("lead:administration-2")
    assert "use:teach" not in scene.options()
