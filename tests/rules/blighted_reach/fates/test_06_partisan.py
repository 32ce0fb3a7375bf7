"""Fate 6, the Partisan: set-up, objective and resolution of each act, its cards, and its grand ambitions."""

from random import Random
from typing import Any

import pytest

from ecliptic.games.arcs.campaign.fate import LETTERS, Fate
from ecliptic.games.arcs.campaign.fates.f06_informants import draw_exchange, pass_card
from ecliptic.games.arcs.campaign.reading import printed
from ecliptic.games.arcs.campaign.state import campaign_of
from ecliptic.games.arcs.court import ShuffleCourt
from ecliptic.games.arcs.notation import ACTION_IDS
from ecliptic.kernel import Refused, load_table
from tests.rules.blighted_reach.fates.acts import POLICIES, source_of, step_of
from tests.rules.blighted_reach.scene import CRISES, GAMES, Scene
from tests.rules.blighted_reach.test_09_crises import edicts
from tests.rules.blighted_reach.test_11_flagships import board, flagship
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import crisis, holding, secured

ACT_TWO = {
    "act": 2,
    "fates": ["partisan", "none", "none"],
    "objectives": [14, -1, -1],
    "objective_cards": ["F06-15B", "", ""],
    "pool": [],
}
ACT_THREE = {**ACT_TWO, "act": 3, "objectives": [-1, -1, -1], "objective_cards": ["F06-24B", "", ""]}
LAW = {"booklet": ["AID03", "AID04", "AID05", "F06-16"]}
PARTISAN = {
    "fates": ["none", "partisan", "none"],
    "objectives": [-1, 11, -1],
    "objective_cards": ["", "F06-01B", ""],
    "pool": [],
}


def following(hand: list[str], **fields: Any) -> Scene:
    """Seat 1, the Partisan, follows with its first card."""
    foe = {"hand": hand, "cards": ["F06-03"], **fields.pop("foe", {})}
    scene = Scene(hand=["administration-2"], foe=foe, campaign=PARTISAN, **fields)
    scene.play("lead:administration-2", "end", f"pivot:{hand[0]}")
    return scene


def test_seizing_costs_a_new_outrage_and_no_card() -> None:
    scene = following(["aggression-3", "aggression-4"], foe={"outrage": ["relic"], "resources": ["fuel"]})
    assert scene.options("seize") == []
    scene.play("prelude:F06-03")
    assert scene.options() == ["type:material", "type:fuel", "type:weapon", "type:psionic"]
    scene.play("type:fuel")
    assert scene.state["initiative"] == 1
    assert scene.foe["outrage"] == ["fuel", "relic"]
    assert scene.resources(1) == []
    assert scene.campaign["objectives"][1] == 10


def test_only_before_anything_else_and_not_by_who_has_the_initiative() -> None:
    scene = following(["aggression-3", "aggression-4"], foe={"resources": ["fuel"]})
    scene.play("spend:fuel")
    scene.play_if_asked("no")
    assert "prelude:F06-03" not in scene.options()


@pytest.mark.rule("ARC-5.1")
@pytest.mark.parametrize("order", [["prelude:F06-03", "type:fuel"], ["declare:tyrant", "prelude:F06-03", "type:fuel"]])
def test_who_may_seize_and_declare_does_so_in_either_order(order: list[str]) -> None:
    """Galactic Bards declare with a Pivot; seizing by Outrage is no Prelude action that would close that."""
    scene = following(["aggression-3", "aggression-4"], foe={"cards": ["F06-03", "F06-10"]})
    scene.play(*order)
    assert scene.state["initiative"] == 1
    assert scene.options("declare") == (["declare:tyrant"] if len(order) == 2 else [])
    assert scene.options("prelude") == []


@pytest.mark.parametrize("how", ["surpass", "pass"])
def test_the_marker_counts_however_it_comes(how: str) -> None:
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["administration-6", "aggression-3"]},
        campaign=PARTISAN,
    )
    if how == "surpass":
        scene.play("lead:administration-2", "end", "surpass:administration-6", "end")
    else:
        scene.play("pass")
    assert scene.state["initiative"] == 1
    assert scene.campaign["objectives"][1] == 10


@pytest.mark.parametrize(
    ("ambition", "outrage", "left"),
    [("warlord", [], 9), ("warlord", ["weapon"], 11), ("warlord", ["fuel"], 9), ("tyrant", ["weapon"], 9)],
)
def test_an_appeal_needs_no_outrage_of_what_the_ambition_counts(ambition: str, outrage: list[str], left: int) -> None:
    scene = last_chapter(
        chapter=1,
        foe={"trophies": ["0 ship"], "captives": ["0 agent"], "outrage": outrage},
        markers=[ambition, "", ""],
        campaign=PARTISAN,
    )
    assert scene.campaign["objectives"][1] == left


def test_informants_exchange_the_highest_cards() -> None:
    scene = Scene(
        hand=["administration-2", "construction-3", "aggression-5"],
        me={"cards": ["F06-02"]},
        foe={"hand": ["aggression-2", "mobilization-6", "construction-6", "EV01"]},
    )
    scene.play("lead:administration-2", "use:spy")
    assert scene.options() == ["spy:1/aggression-5", "spy:2/aggression-5"]
    scene.play("spy:1/aggression-5")
    assert scene.waiting == [1]
    assert scene.options() == ["give_back:construction-6", "give_back:mobilization-6"]
    scene.play("give_back:mobilization-6")
    assert sorted(scene.me["hand"]) == ["construction-3", "mobilization-6"]
    assert sorted(scene.foe["hand"]) == ["EV01", "aggression-2", "aggression-5", "construction-6"]
    assert "use:spy" not in scene.options()  # once per turn
    assert scene.view(0)["players"][1]["known_hand"] == ["aggression-5"]
    assert scene.view(2)["players"][1]["known_hand"] == []


@pytest.mark.parametrize("back", ["aggression-6", "construction-6"])
def test_only_the_two_know_whether_informants_brought_the_same_card_back(back: str) -> None:
    scene = Scene(
        hand=["administration-2", "construction-3", "aggression-6"],
        me={"cards": ["F06-02"]},
        foe={"hand": ["aggression-2", "construction-6"]},
    )
    scene.play("lead:administration-2", "use:spy", "spy:1/aggression-6", f"give_back:{back}")
    known = ["aggression-6"] if back == "construction-6" else []
    assert scene.view(0)["players"][1]["known_hand"] == known

    def worlds(viewer: int | None) -> set[int]:
        """How many cards of the foe's hand I know, in worlds that somebody thinks possible."""
        game, state = scene.table.game, scene.table.state
        drawn = [game.resample(state, viewer, Random(seed)) for seed in range(50)]
        return {len(world.players[1].known) for world in drawn}

    assert worlds(0) == worlds(1) == {len(known)}
    assert worlds(2) == worlds(None) == {0, 1}  # one Spy leaves one card at most


@pytest.mark.parametrize("viewer", [2, None])
@pytest.mark.parametrize("back", ["aggression-6", "construction-6"])
def test_what_really_came_back_is_no_likelier_than_the_rest(back: str, viewer: int | None) -> None:
    """The foe has two cards: the giver knows none, the one or the other in about a third of the worlds each."""
    scene = Scene(
        hand=["administration-2", "construction-3", "aggression-6"],
        me={"cards": ["F06-02"]},
        foe={"hand": ["aggression-2", "construction-6"]},
    )
    scene.play("lead:administration-2", "use:spy", "spy:1/aggression-6", f"give_back:{back}")
    game, state = scene.table.game, scene.table.state
    drawn: list[Any] = [game.resample(state, viewer, Random(seed)).players[1] for seed in range(600)]
    counts = [sum(1 for foe in drawn if not foe.known)]
    counts += [sum(1 for foe in drawn if foe.known == [foe.hand[i]]) for i in range(2)]
    assert sum(counts) == 600
    assert min(counts) > 150
    assert max(counts) < 250


@pytest.mark.parametrize(("card", "suit"), [("F06-05", "material"), ("F06-06", "fuel"), ("F06-09", "relic")])
def test_loyal_cards_let_any_resource_serve(card: str, suit: str) -> None:
    scene = holding(card, me={"resources": ["psionic"], "outrage": [suit]})
    assert f"spend:psionic/{suit}" in scene.options()


LOYAL = [("F06-05", "material"), ("F06-06", "fuel"), ("F06-07", "weapon"), ("F06-08", "psionic"), ("F06-09", "relic")]


@pytest.mark.parametrize(("card", "suit"), LOYAL)
def test_loyal_cards_survive_outrage_of_their_suit(card: str, suit: str) -> None:
    scene = secured("F06-13", me={"cards": [card]})
    scene.play(f"type:{suit}")
    assert scene.me["cards"] == [card]
    assert scene.me["outrage"] == [suit]


def test_loyal_marines_and_empaths() -> None:
    scene = holding("F06-07", ships={"2-hex": {"0": 1}})
    scene.play("prelude:F06-07")
    assert scene.ships("2-hex") == [4, 0]
    scene = holding("F06-08", me={"resources": ["fuel"]})
    assert "spend:fuel/psionic" in scene.options()


def test_galactic_bards_declare_after_a_pivot() -> None:
    scene = Scene(hand=["administration-2"], foe={"hand": ["aggression-3"], "cards": ["F06-10"]})
    scene.play("lead:administration-2", "end", "pivot:aggression-3")
    assert len(scene.options("declare")) == 1


@pytest.mark.parametrize(
    ("card", "hand"),
    [
        ("F06-11", "mobilization-2"),
        ("F06-12", "aggression-2"),
        ("F06-22", "mobilization-2"),
        ("F06-23", "aggression-2"),
    ],
)
def test_unions(card: str, hand: str) -> None:
    scene = holding(card, hand)
    scene.play(f"prelude:{card}", "end")
    assert hand in scene.me["hand"]


def test_outrage_spreads() -> None:
    """The rolled planet is 1-hex."""
    scene = crisis("F06-13")
    kinds = [scene.player(seat)["outrage"] for seat in range(3)]
    assert kinds[0] == kinds[1] == kinds[2]
    assert len(kinds[0]) == 1
    assert "F06-13" in scene.state["court_discard"]
    scene = secured("F06-14")
    scene.play("type:relic")
    assert [scene.player(seat)["outrage"] for seat in range(3)] == [["relic"]] * 3


@pytest.mark.parametrize("left", [0, 4])
def test_resolution(left: int) -> None:
    cards = [f"F06-{n:02}" for n in range(5, 15)]
    scene = last_chapter(
        campaign={**PARTISAN, "objectives": [-1, left, -1], "sets": cards},
        foe={"cards": ["F06-02", "F06-03"], "outrage": ["fuel"]},
    )
    there = sorted(card for card in scene.state["court"] + scene.state["court_deck"] if card.startswith("F06"))
    if left:
        assert there == ["F06-10", "F06-11", "F06-12", "F06-13", "F06-14"]
        assert scene.foe["cards"] == ["F06-02"]
        assert "outrage" not in scene.foe
        assert scene.foe["agents"] == 10
    else:
        assert there == ["F06-05", "F06-06", "F06-07", "F06-08", "F06-09"]
        assert scene.foe["cards"] == ["F06-02", "F06-10"]  # Partisan Seizing becomes a reminder
        assert scene.foe["outrage"] == ["fuel"]


def test_spies_with_events_only_have_nothing_to_give() -> None:
    scene = Scene(hand=["administration-2", "EV01"], me={"cards": ["F06-02"]}, foe={"hand": ["aggression-2"]})
    scene.play("lead:administration-2", "use:spy")
    assert scene.options("spy") == []
    assert (scene.me["hand"], scene.foe["hand"]) == (["EV01"], ["aggression-2"])


@pytest.mark.rule("ABR-15.4")
def test_who_is_no_partisan_any_more_scraps_the_seizing_and_clears_outrage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(printed().fates, 12, Fate(12, LETTERS.index("B")))
    scene = last_chapter(
        campaign={"fates": ["admiral", "partisan", "steward"], "objectives": [0, 0, 0], "pool": ["pirate"]},
        foe={"cards": ["F06-03"], "outrage": ["fuel", "relic"], "power": 3},
    )
    scene.play("fate:pirate")
    assert scene.campaign["fates"][1] == "pirate"
    assert "outrage" not in scene.foe
    assert "F06-03" in scene.state["box"]


@pytest.mark.rule("ABR-2.28", "ABR-13.8")
def test_act_two_brings_the_law_and_the_hero() -> None:
    campaign = {**PARTISAN, "objectives": [-1, 0, -1], "sets": ["F06-10", "F06-16", "F06-17"]}
    scene = last_chapter(campaign=campaign, foe={"cards": ["F06-03"], "outrage": ["fuel"]})
    assert "F06-16" in scene.campaign["booklet"]
    assert scene.foe["cards"] == ["F06-10", "F06-17"]
    assert "F06-03" in scene.state["box"]
    assert scene.foe["outrage"] == ["fuel"]  # it was put aside, not scrapped
    assert scene.campaign["objectives"] == [-1, 14, -1]


def test_the_law_binds_everybody() -> None:
    scene = Scene(
        hand=["administration-2"], foe={"hand": ["aggression-3", "aggression-4"], "outrage": ["weapon"]}, campaign=LAW
    )
    scene.play("lead:administration-2")
    assert scene.options("prelude") == []  # who has the initiative does not seize it
    scene.play("end", "pivot:aggression-3")
    assert scene.options("seize") == []
    scene.play("prelude:F06-16", "type:relic")
    assert scene.state["initiative"] == 1
    assert scene.foe["outrage"] == ["weapon", "relic"]
    assert scene.options("prelude") == []


def test_leadership_is_playing_cards_with_the_initiative() -> None:
    scene = Scene(hand=["administration-2"], foe={"hand": ["administration-3"]}, campaign=ACT_TWO)
    scene.play("lead:administration-2")
    assert scene.campaign["objectives"][0] == 13
    scene = Scene(
        hand=["administration-2"],
        foe={"hand": ["administration-7"]},
        seats=4,
        campaign={
            **ACT_TWO,
            "fates": ["none", "partisan", "none", "none"],
            "objectives": [-1, 12, -1, -1],
            "objective_cards": ["", "F06-15B", "", ""],
        },
    )
    scene.play("lead:administration-2", "end", "surpass:administration-7")
    assert scene.state["initiative"] == 1  # a 7 seizes it, but it was played without
    assert scene.campaign["objectives"][1] == 12


@pytest.mark.parametrize(
    ("foe_cards", "options"), [([], ["no", "type:weapon"]), (["CC06"], []), (["CC04"], ["no", "type:weapon"])]
)
def test_the_hero_clears_outrage_where_it_has_most_guild_cards(foe_cards: list[str], options: list[str]) -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F06-17", "CC05", "CC07"], "outrage": ["weapon", "relic"]},
        foe={"cards": foe_cards},
        court=["AID01", "CC01", "CC02", "CC03", "CC08"],
        campaign=ACT_TWO,
    )
    scene.play("lead:administration-2", "declare:tycoon")
    assert [option for option in scene.options() if option in ("no", "type:weapon", "type:relic")] == options
    if options:
        scene.play("type:weapon")
        assert scene.me["outrage"] == ["relic"]
        assert scene.me["agents"] == 9
        assert scene.campaign["objectives"][0] == 14 - 1 - 2  # led a card, then two Guild cards


def test_the_hero_advances_nothing_in_act_three() -> None:
    scene = Scene(
        hand=["administration-2"], me={"cards": ["F06-17", "CC05"], "outrage": ["weapon"]}, campaign=ACT_THREE
    )
    scene.play("lead:administration-2", "declare:tycoon", "type:weapon")
    assert scene.campaign["objectives"][0] == -1


@pytest.mark.parametrize("left", [0, 4])
def test_resolution_of_act_two(left: int) -> None:
    cards = [f"F06-{n:02}" for n in range(19, 24)]
    campaign = {**ACT_TWO, "objectives": [left, -1, -1], "sets": [*cards, "F06-25"]}
    scene = last_chapter(campaign=campaign)
    there = sorted(card for card in scene.state["court"] + scene.state["court_deck"] if card.startswith("F06"))
    assert there == (["F06-22", "F06-23"] if left else ["F06-20", "F06-21"])
    assert ("F06-19" in scene.campaign["booklet"]) == (not left)
    if not left:
        assert scene.me["cards"] == ["F06-25"]


def decried(**fields: Any) -> Scene:
    """Edicts are resolved with Guilds Decry Terror; the policy is changed."""
    campaign = {"booklet": ["AID03", "AID04", "AID05", "F06-19"], **fields.pop("campaign", {})}
    scene = edicts(campaign=campaign, **fields)
    scene.play("change_policy:AID04")
    return scene


@pytest.mark.rule("ABR-13.2", "ABR-10.1")
def test_guilds_decry_terror_attaches_a_fiasco() -> None:
    scene = decried(campaign={"council": "decided"})
    assert scene.campaign["attached"] == ["CC13"]
    assert "council" not in scene.campaign
    assert "CC13" not in scene.state["court_deck"]


def test_a_card_that_is_attached_to_the_council_stays() -> None:
    deck = [f"CC{n:02}" for n in range(5, 16) if n != 11]
    scene = decried(campaign={"attached": ["CC11"]}, court_deck=deck)
    assert scene.campaign["attached"] == ["CC11 CC13"]


def test_without_a_fiasco_in_the_deck_the_council_is_not_flipped() -> None:
    for where in ({"court_discard": ["CC13"]}, {"court": ["AID01", "CC13", "CC01", "CC02", "CC03"]}):
        gone = {"CC13", "CC01", "CC02", "CC03", *where.get("court", ["CC04"])}
        deck = [f"CC{n:02}" for n in range(1, 16) if f"CC{n:02}" not in gone]
        scene = decried(campaign={"council": "decided"}, court_deck=deck, **where)
        assert "attached" not in scene.campaign
        assert scene.campaign["council"] == "decided"


STRUCK: dict[str, Any] = {
    "ships": {
        "2-hex": {"0": [1, 1], "1": [0, 1], "empire": [0, 1]},
        "3-hex": {"0": [0, 1]},
        "6-gate": {"1": 1, "2": 1},
    },
    "buildings": {"2-hex/1": "1 city damaged", "3-hex/1": "0 starport damaged"},
    "foe": {"outrage": ["relic"]},
}


def test_terror_strikes_planets_of_outrage() -> None:
    """2-hex gives relics, of which somebody has Outrage; 3-hex gives something else."""
    scene = crisis("F06-20", **STRUCK)
    assert scene.state["ships"]["2-hex"] == {"0": [1, 0]}
    assert scene.building("2-hex/1") == ""
    assert scene.building("3-hex/1") == "0 starport damaged"
    assert scene.ships("3-hex") == [0, 1]
    assert "trophies" not in scene.me
    assert "F06-20" in scene.state["court_deck"] + scene.state["court"]


def test_terror_strikes_no_gate() -> None:
    """With Gate Stations (L11) a city at 2-gate would have the type of the one at 2-hex; a gate is no planet."""
    ships = {"2-gate": {"0": [1, 1]}, "6-hex": {"1": 1, "2": 1}}
    players = {2: {"cards": ["L11"], "outrage": ["relic"], "agents": 9}}
    scene = crisis("F06-20", players=players, ships=ships, buildings={"2-hex/1": "free city"})
    assert scene.ships("2-gate") == [1, 1]


def test_terror_spares_who_secured_it() -> None:
    scene = secured("F06-21", **STRUCK)
    assert scene.state["ships"]["2-hex"] == {"0": [1, 1]}
    assert "trophies" not in scene.me
    assert "outrage" not in scene.me


def with_banners(seat: int) -> dict[str, Any]:
    """STRUCK, with Banners of a seat: damaged at 2-hex and 3-hex, fresh at 5-crescent, which gives relics too."""
    places = [("2-hex", "damaged"), ("3-hex", "damaged"), ("5-crescent", "fresh")]
    tokens = [{"token": "banner", "place": place, "side": side} for place, side in places]
    campaign = {"act": 3, "booklet": [*POLICIES, "F10-03"], "tokens": tokens, "flagships": [flagship("6-gate", seat)]}
    ships = {**STRUCK["ships"], "6-gate": {"0": 1, "1": 1, "2": 1}}
    fields = {**STRUCK, "ships": ships, "campaign": campaign}
    fields["players"] = {2: {"cards": ["F10-02"]}} if seat == 2 else {}
    fields["me"] = {"cards": ["F10-02"]} if seat == 0 else {}
    return fields


def banner_places(scene: Scene) -> list[str]:
    """Where the Banners are."""
    return [row["place"] for row in scene.campaign["tokens"]]


@pytest.mark.rule("ABR-13.7", "ABR-9.10")
@pytest.mark.parametrize("seat", [0, 2])
def test_terror_strikes_damaged_banners(seat: int) -> None:
    """F06-20: tokens that can be harmed are pieces; they return to their fate, nobody takes them as Trophies."""
    scene = crisis("F06-20", **with_banners(seat))
    assert sorted(banner_places(scene)) == ["3-hex", "5-crescent", "aside"]


@pytest.mark.rule("ABR-13.7")
@pytest.mark.parametrize(
    ("seat", "places"), [(0, ["2-hex", "3-hex", "5-crescent"]), (2, ["3-hex", "5-crescent", "aside"])]
)
def test_terror_spares_banners_of_who_secured_it(seat: int, places: list[str]) -> None:
    scene = secured("F06-20", **with_banners(seat))
    assert sorted(banner_places(scene)) == places
    assert "trophies" not in scene.me


def test_terror_breaks_no_ceasefire() -> None:
    """F06-20 is no harm by a player, so a cluster at Peace costs no Weapon and stays at Peace (F15-08)."""
    peace = {"token": "ceasefire", "place": "2-gate", "side": "peace"}
    campaign = {"act": 3, "booklet": [*POLICIES, "F15-08"], "tokens": [peace]}
    scene = secured("F06-20", **STRUCK, me={"resources": ["weapon"]}, campaign=campaign)
    assert scene.state["ships"]["2-hex"] == {"0": [1, 1]}
    assert scene.building("2-hex/1") == ""
    assert scene.resources() == ["weapon"]
    assert scene.campaign["tokens"] == [{"token": "ceasefire", "place": "2-gate"}]


def sowing(**fields: Any) -> Scene:
    """Seat 1 Surpasses with Sower of Division."""
    foe = {"hand": ["administration-6", "aggression-3"], "cards": ["F06-25"], **fields.pop("foe", {})}
    scene = Scene(hand=["administration-2", "construction-3"], foe=foe, **fields)
    scene.play("lead:administration-2", "end", "surpass:administration-6", "end")
    return scene


@pytest.mark.rule("ABR-1.9", "ABR-17.2")
def test_the_sower_marks_outrage_with_an_own_agent() -> None:
    scene = sowing(me={"resources": ["relic"], "outrage": ["fuel"]})
    assert "outrage:0/fuel" not in scene.options()
    scene.play("outrage:0/relic")
    assert scene.me["outrage"] == ["fuel", "relic"]
    assert scene.resources() == ["relic"]  # nothing is discarded
    assert scene.foe["agents"] == 9
    assert scene.me["agents"] == 9
    assert scene.campaign["sown_outrage"] == ["0 relic 1"]


def test_a_sown_agent_returns_to_the_sower() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F06-17", "CC09"], "outrage": ["relic"], "agents": 10},
        foe={"agents": 9},
        campaign={"sown_outrage": ["0 relic 1"]},
    )
    scene.play("lead:administration-2", "declare:tycoon", "type:relic")
    assert (scene.me["agents"], scene.foe["agents"]) == (10, 10)
    assert "sown_outrage" not in scene.campaign


def test_the_sower_needs_an_agent_and_the_marker_from_surpassing() -> None:
    scene = sowing(foe={"agents": 0, "outrage": []}, agents=[[0, 10], [], [], [], []])
    assert scene.options("outrage") == []
    scene = Scene(hand=["administration-2", "construction-3"], foe={"hand": ["aggression-3"], "cards": ["F06-25"]})
    scene.play("pass")
    assert scene.state["initiative"] == 1
    assert scene.options("outrage") == []


@pytest.mark.rule("ABR-3.5", "ABR-3.6")
@pytest.mark.parametrize(
    ("cards", "foe_cards", "initiative", "power"),
    [(["CC05"], [], 0, 4), (["CC05"], ["CC06"], 0, 2), ([], [], 1, 0), (["CC05", "CC06"], ["CC07"], 1, 2)],
)
def test_grand_ambitions(cards: list[str], foe_cards: list[str], initiative: int, power: int) -> None:
    scene = Scene(
        hand=["administration-2"] if not initiative else [],
        me={"cards": cards},
        foe={"cards": foe_cards, **({"hand": ["administration-2"]} if initiative else {})},
        chapter=1,
        initiative=initiative,
        campaign=ACT_THREE,
    )
    scene.play("pass")
    assert scene.power(0) == power


# Further situations


def test_who_knows_what_of_a_card_that_changes_hands() -> None:
    """Seat 1 gives a card to seat 0: of its hand only seat 0 still knows others, and seat 1 knows the card there."""
    first, second = "aggression-2", "mobilization-6"
    scene = Scene(hand=["administration-2"], foe={"hand": [first, second]})
    state: Any = scene.table.state
    one, two = (ACTION_IDS.index(card) for card in (first, second))
    state.players[1].known = sorted([one, two, 2 * 64 + one, 2 * 64 + two])
    state.players[0].known = [2 * 64 + ACTION_IDS.index("administration-2")]
    pass_card(state, 1, 0, one)
    assert state.players[1].hand == [two]
    assert state.players[1].known == [two]  # seat 0 knows it, seat 2 cannot be sure any more
    assert one in state.players[0].hand
    assert state.players[0].known == sorted([64 + one, 2 * 64 + ACTION_IDS.index("administration-2")])


def test_others_do_not_know_which_card_came_back_to_a_later_pair() -> None:
    """Seat 1 has spied on seat 2 in this chapter: seat 0 thinks every card possible, seats 1 and 2 know."""
    scene = Scene(hand=["administration-2"], players={2: {"hand": ["aggression-2", "construction-6"]}}, chapter=2)
    state: Any = scene.table.state
    campaign_of(state).facts["f06-spied-1-2"] = 8 + 2  # Act I, chapter 2
    hand = state.players[2].hand[:]
    found = set()
    for seed in range(60):
        for viewer in (0, 1, 2, None):
            state.players[2].known = []
            draw_exchange(state, viewer, Random(seed))
            if viewer in (1, 2):
                assert state.players[2].known == []
            else:
                found.add(tuple(state.players[2].known))
    one, other = 64 + hand[0], 64 + hand[1]
    assert found == {(), (one,), (other,)}  # not both: there was one Spy
    campaign_of(state).facts["f06-spied-1-2"] = 32 + 8 + 2  # the second in this chapter
    found = set()
    for seed in range(60):
        state.players[2].known = [64 + hand[0]]
        draw_exchange(state, 0, Random(seed))
        found.add(tuple(state.players[2].known))
    assert found == {(), (one,), (other,), (one, other)}
    campaign_of(state).facts["f06-spied-1-2"] = 8 + 1  # the chapter before
    for seed in range(20):
        state.players[2].known = []
        draw_exchange(state, 0, Random(seed))
        assert state.players[2].known == []


def test_what_everybody_knows_stays_and_events_are_not_given() -> None:
    """Seat 1 has spied on seat 2, which then drew a card openly; it also holds an Event (F06-02)."""
    scene = Scene(hand=["administration-2"], players={2: {"hand": ["aggression-2", "EV01"]}}, chapter=2)
    state: Any = scene.table.state
    campaign_of(state).facts["f06-spied-1-2"] = 8 + 2
    card = ACTION_IDS.index("aggression-2")
    known = [viewer * 64 + card for viewer in (0, 1, 4)]
    for seed in range(20):
        state.players[2].known = known[:]
        draw_exchange(state, 0, Random(seed))
        assert state.players[2].known == known


def test_spies_of_a_chapter_are_counted() -> None:
    """Seat 0 spies on seat 1 in two turns: twice in this chapter (F06-02)."""
    scene = Scene(
        hand=["administration-2", "administration-3", "aggression-5", "aggression-6"],
        me={"cards": ["F06-02"]},
        foe={"hand": ["construction-2", "construction-3", "construction-4"]},
    )
    for before, lead in enumerate(["administration-2", "administration-3"]):
        scene.play(f"lead:{lead}", "use:spy", "spy:1/aggression-6", "give_back:aggression-6")
        assert scene.campaign["facts"] == {"f06-spied-0-1": 32 * before + 8 + 1}
        scene.play("end")
        scene.play(scene.options("copy")[0])
        scene.play_if_asked("end")


@pytest.mark.parametrize(
    ("hand", "can"), [(["EV01"], False), (["aggression-2"], True), (["EV01", "aggression-2"], True)]
)
def test_a_single_card_is_enough_for_informants(hand: list[str], can: bool) -> None:
    scene = Scene(hand=["administration-2"], foe={"hand": hand, "cards": ["F06-02"]})
    state: Any = scene.table.state
    step, source = step_of(scene, "spy"), source_of(scene, "F06-02", 1)
    assert step.can_do(state, 1, source) == can
    before = len(state.stack)
    step.run(state, 1, source)
    assert len(state.stack) - before == can


def test_bent_exchanges_are_refused() -> None:
    """Who gives needs a card with a number, and gives it to somebody else."""
    scene = Scene(hand=["administration-2", "aggression-5"], me={"cards": ["F06-02"]}, foe={"hand": ["aggression-2"]})
    scene.play("lead:administration-2", "use:spy")
    saved: Any = scene.table.save()
    frame = saved["stack"][-1]
    with pytest.raises(Refused, match="spy_give cannot have seat 2"):
        load_table({**saved, "stack": [*saved["stack"][:-1], {**frame, "seat": 2}]}, GAMES)
    scene.play("spy:1/aggression-5")
    saved = scene.table.save()
    frame = saved["stack"][-1]
    assert (frame["seat"], frame["receiver"]) == (1, 0)
    for changed, wrong in (({"seat": 2}, "seat 2"), ({"receiver": 1}, "receiver 1"), ({"receiver": 3}, "receiver 3")):
        with pytest.raises(Refused, match=f"spy_back cannot have {wrong}"):
            load_table({**saved, "stack": [*saved["stack"][:-1], {**frame, **changed}]}, GAMES)


SPOILED: dict[str, set[str]] = {
    "tycoon": {"material", "fuel"},
    "tyrant": set(),
    "warlord": {"weapon"},
    "keeper": {"relic"},
    "empath": {"psionic"},
}


@pytest.mark.parametrize("ambition", SPOILED)
@pytest.mark.parametrize("outrage", ["material", "fuel", "weapon", "relic", "psionic"])
def test_outrage_spoils_the_ambition_that_counts_its_resource(ambition: str, outrage: str) -> None:
    """Seat 0 wins every ambition; 2 spaces unless its Outrage is of a counted resource (F06-01B)."""
    scene = Scene(
        hand=["administration-2"],
        me={
            "resources": ["fuel", "relic", "psionic"],
            "trophies": ["1 ship"],
            "captives": ["1 agent"],
            "outrage": [outrage],
            "agents": 9,
        },
        buildings={"1-hex/1": "0 city"},
        markers=[ambition, "", ""],
        campaign={"fates": ["partisan", "none", "none"], "objectives": [11, -1, -1], "pool": []},
    )
    state: Any = scene.table.state
    step_of(scene, "appeal_to_supporters").run(state, 0, 0)
    assert scene.campaign["objectives"][0] == (11 if outrage in SPOILED[ambition] else 9)


def test_who_leaves_the_partisan_loses_its_card_and_all_outrage() -> None:
    scene = Scene(hand=["administration-2"], foe={"cards": ["F06-03"], "outrage": ["fuel", "relic"], "agents": 8})
    state: Any = scene.table.state
    step_of(scene, "partisan_leaves").run(state, 1, source_of(scene, "F06-03", 1))
    assert scene.foe["cards"] == []
    assert "F06-03" in scene.state["box"]
    assert "outrage" not in scene.foe
    assert scene.foe["agents"] == 10


@pytest.mark.parametrize(
    ("symbol", "cluster", "kind"), [("arrow", 1, "psionic"), ("crescent", 3, "fuel"), ("hex", 4, "psionic")]
)
def test_outrage_of_the_rolled_planet(symbol: str, cluster: int, kind: str) -> None:
    """2-arrow, 4-crescent and 5-hex (F06-13)."""
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["EV01"]},
        court=["AID01", "F06-13", "CC02", "CC03", "CC04"],
        luck=[[CRISES[symbol]], [cluster]],
    )
    scene.play("lead:administration-2", "end", "event:EV01", "end", "no")
    assert [scene.player(seat)["outrage"] for seat in range(3)] == [[kind]] * 3


def test_the_common_fiasco_is_attached_before_the_other_and_the_deck_is_shuffled() -> None:
    """CC13 and F04-10 are both in the deck (F06-19)."""
    deck = [f"CC{n:02}" for n in range(5, 16)]
    scene = Scene(hand=["administration-2"], court_deck=["F04-10", *deck], campaign={"council": "decided"})
    state: Any = scene.table.state
    step_of(scene, "decry_terror").run(state, 0, 0)
    assert isinstance(state.stack[-1], ShuffleCourt)
    assert scene.campaign["attached"] == ["CC13"]
    assert "F04-10" in scene.state["court_deck"]
    assert "CC13" not in scene.state["court_deck"]


def test_a_card_of_the_court_is_shuffled_into_the_deck() -> None:
    scene = Scene(hand=["administration-2"], court=["AID01", "F06-20", "CC02", "CC03", "CC04"])
    state: Any = scene.table.state
    step_of(scene, "shuffle_from_court").run(state, 0, source_of(scene, "F06-20", 0))
    assert isinstance(state.stack[-1], ShuffleCourt)
    assert "F06-20" in scene.state["court_deck"]


@pytest.mark.parametrize(
    ("system", "spare", "left"),
    [
        ("2-hex", False, ["city"]),
        ("3-hex", False, ["city", "damaged starport"]),
        ("2-hex", True, ["city", "damaged starport"]),
    ],
)
def test_terror_strikes_damaged_pieces_of_flagship_boards(system: str, spare: bool, left: list[str]) -> None:
    """2-hex is a planet of Outrage, 3-hex is none; who secured the card is spared (F06-20, F06-21)."""
    fields: dict[str, Any] = {
        "ships": {system: {"0": 1}, "6-gate": {"1": 1, "2": 1}},
        "foe": {"outrage": ["relic"], "agents": 9},
        "campaign": {"flagships": [flagship(system, 0, hull="city", slipstream_drive="damaged starport")]},
    }
    scene = secured("F06-21", **fields) if spare else crisis("F06-20", **fields)
    assert sorted(board(scene).values()) == left
