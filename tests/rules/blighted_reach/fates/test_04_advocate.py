"""Fate 4, the Advocate: set-up, objective and resolution of each act, its cards, and its grand ambitions."""

from typing import Any

import pytest

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.court import ShuffleCourt
from ecliptic.kernel import Refused, load_table
from tests.rules.blighted_reach.fates.acts import step_of
from tests.rules.blighted_reach.scene import CRISES, GAMES, Scene, dealt
from tests.rules.blighted_reach.test_09_crises import edicts
from tests.rules.blighted_reach.test_12_summits import negotiate, offer, summit
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import crisis, holding, secured

ADVOCATE: dict[str, Any] = {
    "fates": ["advocate", "none", "none"],
    "objectives": [18, -1, -1],
    "objective_cards": ["F04-01B", "", ""],
    "pool": [],
}
ACT_TWO = {**ADVOCATE, "act": 2, "objectives": [12, -1, -1], "objective_cards": ["F04-12B", "", ""]}
ACT_THREE = {**ADVOCATE, "act": 3, "objectives": [-1, -1, -1], "objective_cards": ["F04-23B", "", ""]}
LIAISONS = ["F04-05", "F04-06", "F04-07", "F04-08", "F04-09"]
GUILDMASTERS = ["F04-17", "F04-18", "F04-19", "F04-20", "F04-21"]
VOX_COURT = ["AID01", "CC11", "CC12", "CC13", "CC14"]


def deck_without(*cards: str) -> list[str]:
    """The Court deck without what lies elsewhere."""
    return [f"CC{n:02}" for n in range(1, 16) if f"CC{n:02}" not in cards]


def fate_cards(scene: Scene) -> list[str]:
    """The cards of this fate in the Court and its deck."""
    return sorted(card for card in scene.state["court"] + scene.state["court_deck"] if card.startswith("F04"))


# Act I


@pytest.mark.rule("ABR-2.13", "ABR-2.14")
def test_set_up() -> None:
    state = dealt("advocate", "partisan", "1")
    assert state["campaign"]["objectives"] == [18, 12]
    assert state["players"][0]["cards"] == ["F04-02", "F04-03"]
    assert state["campaign"]["first_regent"] == 1  # who has the initiative takes the tile


def advocating(cards: list[str], hand: str = "mobilization-2", **fields: Any) -> Scene:
    """The Advocate leads with these cards, and wins Warlord."""
    me = {"cards": cards, "trophies": ["1 ship"], **fields.pop("me", {})}
    campaign = {**ADVOCATE, **fields.pop("campaign", {})}
    fields.setdefault("markers", ["warlord", "", ""])
    scene = Scene(hand=[hand], me=me, campaign=campaign, **fields)
    scene.play(f"lead:{hand}")
    return scene


@pytest.mark.rule("ABR-13.2")
def test_investigators_recover_the_topmost_guild_card() -> None:
    scene = advocating(
        ["F04-02", "F04-03"],
        court_discard=["CC05", "CC06", "CC11"],
        court_deck=deck_without("CC01", "CC02", "CC03", "CC04", "CC05", "CC06", "CC07", "CC11"),
        agents=[[], [1], [], [], []],
        campaign={"attached": ["", "", "CC07"]},
    )
    scene.play("use:recover")
    assert scene.options() == ["card:AID01", "card:CC03", "card:CC04"]  # no agents, nothing attached
    scene.play("card:AID01")
    assert scene.campaign["attached"] == ["CC06", "", "CC07"]
    assert scene.state["court_discard"] == ["CC05", "CC11"]
    assert scene.campaign["objectives"][0] == 16


def test_there_must_be_a_guild_card_to_recover_and_a_place() -> None:
    assert "use:recover" not in advocating(["F04-02", "F04-03"], court_discard=["CC11"]).options()
    full = advocating(["F04-02", "F04-03"], court_discard=["CC05"], agents=[[1], [1], [1], [1], [1]])
    assert "use:recover" not in full.options()


def test_recovering_without_the_overseers_advances_nothing() -> None:
    scene = advocating(["F04-02"], court_discard=["CC05"])
    scene.play("use:recover", "card:AID01")
    assert scene.campaign["objectives"][0] == 18


@pytest.mark.parametrize(
    ("cards", "left"), [(["F04-03", "CC05"], 15), (["CC05"], 18), (["F04-03", "CC02"], 15), (["F04-03", "F04-05"], 18)]
)
def test_using_up_guild_cards_under_the_overseers(cards: list[str], left: int) -> None:
    """Skirmishers are discarded and a Union counts when it is placed; a Liaison is attached and does not count."""
    scene = advocating(cards, "construction-2", ships={"2-hex": {"0": 1}}, court=VOX_COURT)
    scene.play(f"prelude:{cards[-1]}")
    scene.play_if_asked("at:2-hex", "card:AID01")
    assert scene.campaign["objectives"][0] == left


def test_lore_and_abilities_are_no_guild_cards() -> None:
    scene = advocating(["F04-03", "L19"], markers=["warlord", "empath", ""], me={"outrage": ["psionic"]})
    scene.play("prelude:L19")
    assert scene.campaign["objectives"][0] == 18


@pytest.mark.parametrize(
    ("trophies", "markers", "allowed"),
    [
        (["1 ship"], ["warlord", "", ""], True),
        (["1 ship"], ["empath", "", ""], False),  # first place, but not declared
        ([], ["warlord", "", ""], False),
        (["1 ship"], ["", "", "warlord"], True),
    ],
)
def test_overseers_let_guild_cards_be_used_only_in_a_good_place(
    trophies: list[str], markers: list[str], allowed: bool
) -> None:
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["F04-03", "CC01", "L19"], "trophies": trophies},
        markers=markers,
        court=VOX_COURT,
    )
    scene.play("lead:construction-2")
    assert ("use:manufacture" in scene.options()) == allowed
    assert ("prelude:CC01" in scene.options()) == allowed


def test_second_place_of_the_lowest_marker_is_enough() -> None:
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["F04-03", "CC01"], "trophies": ["1 ship"]},
        foe={"trophies": ["2 ship", "2 ship"], "cards": ["CC05"]},
        markers=["warlord", "", ""],
        court=VOX_COURT,
    )
    scene.play("lead:construction-2")
    assert "prelude:CC01" in scene.options()


def test_overseers_do_not_forbid_other_abilities() -> None:
    """Galactic Bards still declare, and a Rival is not restricted."""
    scene = Scene(hand=["administration-2"], foe={"hand": ["aggression-3"], "cards": ["F04-03", "F06-10", "CC05"]})
    scene.play("lead:administration-2", "end", "pivot:aggression-3")
    assert len(scene.options("declare")) == 1
    assert scene.options("prelude") == []


@pytest.mark.parametrize(("card", "discard"), [("CC05", ["CC06"]), ("CC06", [])])
def test_overseers_secured_bring_a_guild_card(card: str, discard: list[str]) -> None:
    scene = secured("F04-03", court_discard=["CC06"], court_deck=deck_without("CC02", "CC03", "CC04", "CC06"))
    assert "take:CC06" in scene.options()
    assert "take:CC11" not in scene.options()
    scene.play(f"take:{card}")
    assert scene.me["cards"] == ["F04-03", card]
    assert [each for each in scene.state["court_discard"] if each == "CC06"] == discard


@pytest.mark.rule("ABR-14.2")
def test_success_in_act_one() -> None:
    sets = [*LIAISONS, "F04-10", "F04-11", "F04-13", "F04-14"]
    scene = last_chapter(
        campaign={**ADVOCATE, "objectives": [0, -1, -1], "sets": sets}, me={"cards": ["F04-02", "F04-03"]}
    )
    assert fate_cards(scene) == ["F04-03", *LIAISONS, "F04-10"]
    assert scene.me["cards"] == ["F04-02"]
    assert "F04-11" in scene.state["box"]
    assert {"F04-13", "F04-14"} <= set(scene.campaign["booklet"])
    assert scene.campaign["objectives"] == [12, -1, -1]


def test_failure_in_act_one_keeps_the_liaisons_of_leading_suits() -> None:
    """The Advocate leads in Weapon and Psionic; its relic card goes into the deck first."""
    scene = last_chapter(
        campaign={**ADVOCATE, "sets": [*LIAISONS, "F04-10", "F04-11"]},
        me={"cards": ["F04-02", "F04-03", "CC05", "CC10"]},
        foe={"cards": ["CC01", "CC09"]},
        court=["AID01", "CC02", "CC03", "CC04", "CC11"],
    )
    assert fate_cards(scene) == ["F04-03", "F04-07", "F04-09", "F04-11"]
    assert {"F04-05", "F04-06", "F04-08", "F04-10"} <= set(scene.state["box"])


# What Act I leaves


COPIED: list[tuple[str, str, str, str, dict[str, Any]]] = [
    ("F04-05", "construction-2", "build_ship:2-hex/1", "material", {"buildings": {"2-hex/1": "1 starport"}}),
    ("F04-06", "mobilization-2", "move:2-hex>2-gate", "fuel", {}),
    ("F04-08", "administration-2", "", "relic", {}),
    ("F04-09", "mobilization-2", "influence:CC02", "psionic", {}),
]


@pytest.mark.parametrize(("card", "lead", "action", "resource", "fields"), COPIED)
@pytest.mark.parametrize("how", ["copy", "surpass"])
def test_liaisons_gain_with_the_action_of_a_copy(
    card: str, lead: str, action: str, resource: str, fields: dict[str, Any], how: str
) -> None:
    suit = lead.split("-")[0]
    agents: list[list[int]] = [[], [0, 1], [], [], []]
    if card == "F04-08":
        suit, lead, action = "aggression", "aggression-2", "secure:CC01"
    scene = Scene(
        hand=[lead],
        foe={"hand": [f"{suit}-4"], "cards": [card]},
        ships={"2-hex": {"1": 1}},
        agents=agents,
        **fields,
    )
    scene.play(f"lead:{lead}")
    scene.play("end", f"{how}:{suit}-4", action)
    scene.play_if_asked("ships:1+0")
    assert scene.resources(1) == ([resource] if how == "copy" else [])


def test_weapons_liaisons_gain_after_the_battle() -> None:
    scene = Scene(
        hand=["aggression-2"],
        foe={"hand": ["aggression-4"], "cards": ["F04-07"]},
        ships={"2-hex": {"1": 1, "blight": 1}},
    )
    scene.play("lead:aggression-2", "end", "copy:aggression-4", "battle:2-hex/blight")
    assert scene.resources(1) == []
    scene.play("dice:0-0-0")
    assert scene.resources(1) == ["weapon"]


def test_only_the_pip_of_the_copy_counts() -> None:
    """Fuel spent for a move is no action of the Copy."""
    scene = Scene(
        hand=["administration-2"],
        foe={"hand": ["administration-4"], "cards": ["F04-06"], "resources": ["fuel"]},
        ships={"2-hex": {"1": 1}},
    )
    scene.play("lead:administration-2", "end", "copy:administration-4", "spend:fuel", "move:2-hex>2-gate")
    assert scene.resources(1) == []


@pytest.mark.parametrize(
    ("card", "ambition"),
    list(zip(LIAISONS, ["tycoon", "tycoon", "warlord", "keeper", "empath"], strict=True)),
)
@pytest.mark.rule("ABR-13.2")
def test_liaisons_declare_when_attached(card: str, ambition: str) -> None:
    scene = holding(card, agents=[[], [0, 1], [], [], []])
    scene.play(f"prelude:{card}")
    assert scene.options() == ["card:AID01", "card:CC12", "card:CC13", "card:CC14"]
    scene.play("card:CC12")
    assert scene.campaign["attached"] == ["", "", card]
    assert ambition in scene.state["markers"]
    assert not scene.state.get("zeroed")
    assert scene.me["cards"] == []


def test_a_liaison_needs_a_place() -> None:
    scene = holding("F04-05", agents=[[1], [1], [1], [1], [1]])
    assert scene.options("prelude") == []


def test_diplomatic_fiasco() -> None:
    """Seat 1 has two Guild cards and one agent left; agents on the Fiasco return first."""
    fields: dict[str, Any] = {"foe": {"cards": ["CC05", "CC06"]}, "campaign": {"favors": [[0, 9, 0, 0]]}}
    scene = crisis("F04-10", **fields)
    scene.play("card:CC05")
    assert scene.foe["cards"] == ["CC06"]
    scene = crisis("F04-10", [0, 1], foe={"cards": ["CC05", "CC06"]}, campaign={"favors": [[0, 8, 0, 0]]})
    assert scene.foe["cards"] == ["CC05", "CC06"]
    scene = secured("F04-10", me={"cards": ["CC07"]}, **fields)
    assert scene.waiting == [1]


def test_guild_struggle_passes_cards_to_the_left() -> None:
    """Seat 2 has nothing but the card it receives, and protected cards stay."""
    scene = crisis("F04-11", me={"cards": ["CC05", "F04-02"]}, foe={"cards": ["CC06"]})
    assert (scene.me["cards"], scene.foe["cards"]) == (["F04-02"], ["CC05"])
    assert scene.player(2)["cards"] == ["CC06"]
    assert "F04-11" not in scene.state["court"]


def test_guild_struggle_lets_choose() -> None:
    scene = crisis("F04-11", me={"cards": ["CC05", "CC07"]}, foe={"cards": ["CC06", "CC08"]})
    scene.play("card:CC07")
    assert scene.options() == ["card:CC06", "card:CC08"]  # not the one just received
    scene.play("card:CC08")
    assert scene.player(2)["cards"] == ["CC08"]


def test_guild_struggle_secured() -> None:
    scene = secured("F04-11", foe={"cards": ["CC06", "F04-02"]}, court_discard=["CC05", "CC11"])
    assert scene.options() == ["done", "steal_card:1/CC06"]
    scene.play("steal_card:1/CC06")
    assert scene.me["cards"] == ["CC06"]
    assert scene.state["court_discard"] == ["CC11"]
    assert "CC05" in scene.state["court_deck"] + scene.state["court"]
    assert "F04-11" in scene.state["court_deck"]


# Act II


@pytest.mark.rule("ABR-3.3")
@pytest.mark.parametrize(
    ("cards", "foe_cards", "left"),
    [(["CC05", "CC06", "CC07"], ["CC01"], 8), (["CC05"], ["CC01"], 10), ([], [], 12), (["CC05"], [], 9)],
)
def test_connections_and_standing(cards: list[str], foe_cards: list[str], left: int) -> None:
    court = ["AID01", "CC02", "CC03", "CC04", "CC11"]
    scene = last_chapter(chapter=1, campaign=ACT_TWO, me={"cards": cards}, foe={"cards": foe_cards}, court=court)
    assert scene.campaign["objectives"][0] == left


def demanded(**fields: Any) -> Scene:
    """Edicts are resolved with Advocate's Demand; the policy is changed."""
    campaign = {**ACT_TWO, "booklet": ["AID03", "AID04", "AID05", "F04-13"], **fields.pop("campaign", {})}
    scene = edicts(campaign=campaign, **fields)
    scene.play("change_policy:AID04")
    return scene


@pytest.mark.rule("ABR-10.1")
@pytest.mark.parametrize(("answer", "cards", "favors"), [("yes", ["CC05", "CC09"], [0, 1]), ("no", ["CC05"], [1, 0])])
def test_the_advocate_demands_a_card_of_a_new_suit(answer: str, cards: list[str], favors: list[int]) -> None:
    scene = demanded(me={"cards": ["CC05"]}, foe={"cards": ["CC06", "CC09"]})
    assert scene.options() == ["no", "demand_card:1/CC09"]
    scene.play("demand_card:1/CC09")
    assert scene.waiting == [1]
    scene.play(answer)
    assert scene.me["cards"] == cards
    held = scene.campaign["favors"]
    assert [held[0][1], held[1][0]] == favors


def test_a_protected_card_is_answered_with_a_favor() -> None:
    scene = demanded(foe={"cards": ["F04-02"]})
    scene.play("demand_card:1/F04-02")
    assert scene.foe["cards"] == ["F04-02"]
    assert scene.campaign["favors"][0][1] == 1


def test_without_agents_the_card_must_be_given_and_no_favor_comes_back() -> None:
    favors = {"favors": [[0, 5, 0, 0], [0] * 4, [5, 5, 0, 0]]}
    scene = demanded(
        me={"agents": 0}, foe={"cards": ["CC09"], "agents": 0}, campaign=favors, agents=[[5], [], [], [], []]
    )
    scene.play("demand_card:1/CC09")
    assert scene.me["cards"] == ["CC09"]
    assert scene.campaign["favors"][1] == [0, 0, 0, 0]


@pytest.mark.rule("ABR-13.1")
def test_a_protected_card_without_agents_gives_nothing() -> None:
    favors = {"favors": [[0, 5, 0, 0], [0] * 4, [0, 5, 0, 0]]}
    scene = demanded(foe={"cards": ["F04-02"], "agents": 0}, campaign=favors)
    scene.play("demand_card:1/F04-02")
    assert scene.foe["cards"] == ["F04-02"]
    assert scene.campaign["favors"][0][1] == 5


def test_the_demand_is_scrapped_with_the_advocate() -> None:
    for fates, is_there in ((["advocate", "none", "none"], True), (["none", "none", "none"], False)):
        campaign = {**ACT_TWO, "fates": fates, "booklet": ["AID03", "AID04", "AID05", "F04-13"], "act": 1}
        scene = last_chapter(campaign={**campaign, "objectives": [0, -1, -1]})
        assert ("F04-13" in scene.campaign["booklet"]) == is_there
        assert ("F04-13" in scene.state.get("box", [])) != is_there


NEGOTIATIONS = {"booklet": ["AID03", "AID04", "AID05", "F04-14"]}


@pytest.mark.rule("ABR-12.16")
def test_guild_cards_change_hands_with_the_advocates_consent() -> None:
    fates = {"fates": ["none", "none", "advocate"], "pool": []}
    scene = negotiate(me={"cards": ["CC05", "F04-02"]}, campaign={**NEGOTIATIONS, **fates})
    scene.play("side:0>1")
    assert [option for option in scene.options() if "guild" in option] == ["deal_part:0>1=guild.CC05"]
    scene.play("deal_part:0>1=guild.CC05", "propose:0>1=guild.CC05")
    assert scene.waiting == [1]
    scene.play("accept")
    assert scene.waiting == [2]
    scene.play("accept")
    assert scene.foe["cards"] == ["CC05"]


def test_without_an_advocate_nobody_else_consents() -> None:
    scene = negotiate(me={"cards": ["CC05"]}, campaign=NEGOTIATIONS)
    offer(scene, "0>1=guild.CC05")
    scene.play("accept")
    assert scene.foe["cards"] == ["CC05"]


@pytest.mark.rule("ABR-12.3", "ABR-12.4")
def test_forcing_a_guild_card_costs_its_raid_cost_and_the_advocates_favor() -> None:
    fates = {"fates": ["none", "none", "advocate"], "pool": []}
    campaign = {**NEGOTIATIONS, **fates, "favors": [[0, 2, 1, 0]]}
    scene = summit(foe={"cards": ["CC05", "F04-17", "F04-02"]}, campaign=campaign)
    forced = [option for option in scene.options() if "guild" in option]
    assert forced == ["force:1>0=guild.CC05", "force_consent:1>0=guild.CC05"]  # two keys; the others cost more
    scene.play("force_consent:1>0=guild.CC05")
    assert scene.me["cards"] == ["CC05"]
    assert "favors" not in scene.campaign


def test_forcing_the_advocate_needs_no_extra_favor() -> None:
    campaign = {**NEGOTIATIONS, "fates": ["none", "advocate", "none"], "pool": [], "favors": [[0, 2, 0, 0]]}
    scene = summit(foe={"cards": ["CC05"]}, campaign=campaign)
    assert [option for option in scene.options() if "guild" in option] == ["force:1>0=guild.CC05"]
    scene.play("force:1>0=guild.CC05")
    assert scene.me["cards"] == ["CC05"]


@pytest.mark.parametrize("left", [0, 2])
def test_resolution_of_act_two(left: int) -> None:
    sets = ["F04-16", *GUILDMASTERS, "F04-22", "F04-24", "F04-25", "F04-26"]
    booklet = {"booklet": ["AID03", "AID04", "AID05", "F04-13", "F04-14"]}
    scene = last_chapter(campaign={**ACT_TWO, **booklet, "objectives": [left, -1, -1], "sets": sets})
    assert fate_cards(scene) == (["F04-22"] if left else ["F04-16", *GUILDMASTERS])
    assert ("F04-13" in scene.campaign["booklet"]) == (not left)
    assert "F04-14" in scene.campaign["booklet"]
    if not left:
        assert scene.me["cards"] == ["F04-24"]
        assert "F04-25" in scene.campaign["booklet"]
        assert "F04-26" in scene.state["box"]


# What Act II leaves


def fair(agents: list[list[int]], **fields: Any) -> Scene:
    """The Guild Fair comes as a crisis beside three Guild cards and a lore card."""
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["EV01"]},
        court=["AID01", "CC05", "F04-16", "CC06", "CC01"],
        agents=agents,
        luck=[[CRISES["hex"]], [0]],
        **fields,
    )
    scene.play("lead:administration-2")
    scene.play_if_asked("end")
    scene.play("event:EV01")
    scene.play_if_asked("end")
    scene.play("no")
    return scene


def test_everybody_secures_at_the_fair() -> None:
    scene = fair([[5], [1], [2], [2, 1], [0, 3, 1]])
    assert scene.options() == ["secure:CC05", "secure:CC06"]
    scene.play("secure:CC06")
    assert scene.me["cards"] == ["CC06", "CC05"]
    assert scene.me["captives"] == ["1 agent"]
    assert scene.foe["cards"] == ["CC01"]
    assert scene.agents("AID01") == [5, 0, 0, 0]  # the Council is no Guild card
    assert "F04-16" not in scene.state["court"]
    assert sum(1 for card in scene.state["court"] if card) == 5


def test_ties_secure_nothing_at_the_fair() -> None:
    scene = fair([[], [1, 1], [], [], []])
    assert scene.me["cards"] == []
    assert scene.agents("CC05") == [1, 1, 0, 0]


def test_the_fair_secured_sends_rivals_home() -> None:
    scene = Scene(
        hand=["aggression-2"],
        court=["AID01", "CC05", "F04-16", "CC06", "CC11"],
        agents=[[], [1, 3], [1], [0, 2], [0, 1]],
    )
    scene.play("lead:aggression-2", "secure:F04-16")
    assert scene.me["cards"] == ["CC05"]
    assert "captives" not in scene.me
    assert scene.foe["agents"] == 9  # one is still on the Vox card
    assert scene.agents("CC06") == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("card", "victim", "ambition", "lead"),
    [
        ("F04-17", "CC01", "tycoon", "administration-2"),
        ("F04-18", "CC03", "tycoon", "administration-2"),
        ("F04-19", "CC05", "warlord", "aggression-4"),
        ("F04-20", "CC10", "keeper", "administration-5"),
        ("F04-21", "CC07", "empath", "administration-6"),
    ],
)
def test_guildmasters_steal_cards_of_their_suit(card: str, victim: str, ambition: str, lead: str) -> None:
    others = [each for each in ("CC01", "CC03", "CC05", "CC10", "CC07") if each != victim]
    court = ["AID01", "CC11", "CC12", "CC13", "CC14"]
    scene = Scene(hand=[lead], me={"cards": [card]}, foe={"cards": [victim, others[0]]}, court=court)
    scene.play(f"lead:{lead}")
    declared = f"declare:{ambition}" if f"declare:{ambition}" in scene.options() else ""
    assert declared, scene.options("declare")
    scene.play(declared)
    assert scene.options() == ["no", f"steal_card:1/{victim}"]
    scene.play(f"steal_card:1/{victim}")
    assert victim in scene.me["cards"]


def test_guildmasters_do_nothing_for_other_ambitions() -> None:
    scene = Scene(hand=["administration-2"], me={"cards": ["F04-20"]}, foe={"cards": ["CC10"]})
    scene.play("lead:administration-2", "declare:tycoon")
    assert scene.options("steal_card") == []


@pytest.mark.parametrize(("side", "is_spared"), [("hex", False), ("arrow", False), ("crescent", True)])
def test_guilds_withdraw(side: str, is_spared: bool) -> None:
    scene = Scene(
        hand=["administration-2", "construction-3"],
        me={"cards": ["F04-02"]},
        foe={"hand": ["EV01"], "cards": ["CC05", "CC06"]},
        court=["AID01", "F04-22", "CC02", "CC03", "CC04"],
        luck=[[CRISES[side]], [0]],
    )
    scene.play("lead:administration-2")
    scene.play_if_asked("end")
    scene.play("event:EV01")
    scene.play_if_asked("end")
    scene.play("no")
    scene.play_if_asked("card:CC06")
    assert scene.me["cards"] == ["F04-02"]  # protected
    assert scene.foe["cards"] == (["CC05", "CC06"] if is_spared else ["CC05"])
    assert "F04-22" not in scene.state["court"]


def test_guilds_withdraw_from_rivals() -> None:
    scene = secured("F04-22", me={"cards": ["CC05"]}, foe={"cards": ["CC06"]})
    assert scene.me["cards"] == ["CC05"]
    assert scene.foe["cards"] == []


# Act III


def test_guild_loyalty_keeps_guild_cards() -> None:
    scene = secured("F06-13", me={"cards": ["F04-24", "CC09"], "resources": ["relic"]}, foe={"cards": ["CC10"]})
    scene.play("type:relic")
    assert scene.me["cards"] == ["F04-24", "CC09"]
    assert scene.resources() == []
    assert scene.foe["cards"] == []


@pytest.mark.rule("ABR-13.8")
@pytest.mark.parametrize("law", [True, False])
def test_guild_supremacy_counts_guild_cards_twice(law: bool) -> None:
    """Two relics beat one relic card, unless it counts twice and ties."""
    scene = last_chapter(
        chapter=1,
        me={"resources": ["relic", "relic"]},
        foe={"cards": ["CC09"], "resources": ["relic"]},
        markers=["keeper", "", ""],
        campaign={"booklet": ["AID03", "AID04", "AID05", *(["F04-25"] if law else [])]},
    )
    assert (scene.power(1) > scene.power(0)) == law


@pytest.mark.parametrize(("laws", "power"), [(["F03-20"], 0), (["F03-20", "F04-25"], 2)])
def test_guild_supremacy_counts_weapon_cards_with_war_profiteering(laws: list[str], power: int) -> None:
    """F04-25 is for every ambition that a suit counts for; by F03-20 weapon icons count for Warlord."""
    scene = last_chapter(
        chapter=1,
        me={"trophies": ["2 ship"] * 3},
        foe={"cards": ["CC05", "CC06"]},
        markers=["warlord", "", ""],
        flipped=0,
        campaign={"booklet": ["AID03", "AID04", "AID05", *laws]},
    )
    assert scene.power(1) == power


@pytest.mark.parametrize(("law", "ambition"), [("F20-04", "edenguard"), ("F21-04", "blightkin")])
def test_guild_supremacy_adds_nothing_to_ambitions_without_suits(law: str, ambition: str) -> None:
    """Edenguard and Blightkin count systems, so Guild cards of any suit count nothing for them (F04-25)."""
    scene = last_chapter(
        chapter=1,
        me={"cards": ["CC05", "CC06", "CC07", "CC09", "CC10"]},
        markers=[ambition, "", ""],
        flipped=0,
        campaign={"act": 3, "booklet": ["AID03", "AID04", "AID05", "F04-25", law]},
    )
    assert scene.power(0) == 0


def test_weapon_cards_count_for_no_ambition() -> None:
    scene = last_chapter(
        chapter=1,
        me={"trophies": ["2 ship"]},
        foe={"cards": ["CC05", "CC06"]},
        markers=["warlord", "", ""],
        campaign={"booklet": ["AID03", "AID04", "AID05", "F04-25"]},
    )
    assert scene.power(1) == 0


@pytest.mark.rule("ABR-3.5", "ABR-3.6")
@pytest.mark.parametrize(
    ("chapter", "cards", "power"), [(1, ["CC05", "CC07"], 2), (1, ["CC05", "CC06"], 0), (2, ["CC05", "CC07"], 0)]
)
def test_the_first_grand_ambition_counts_suits(chapter: int, cards: list[str], power: int) -> None:
    scene = last_chapter(chapter=chapter, me={"cards": cards}, court=VOX_COURT, campaign=ACT_THREE)
    assert scene.power(0) == power


@pytest.mark.parametrize(
    ("court", "attached", "power"),
    [
        (["AID01", "CC01", "CC02", "CC11", "CC03"], [], 2),
        (["AID01", "CC01", "CC02", "CC11", "CC12"], [], 0),
        (["AID01", "CC01", "CC02", "CC11", "CC03"], ["CC13", "", "CC14"], 0),
        (["AID01", "CC01", "CC02", "CC11", "CC12"], ["CC03", "CC04"], 2),
    ],
)
def test_the_second_grand_ambition_fills_the_court(court: list[str], attached: list[str], power: int) -> None:
    there = [*court, *[card for card in attached if card]]
    scene = last_chapter(
        chapter=1,
        court=court,
        court_deck=deck_without(*there),
        campaign={**ACT_THREE, "attached": attached},
    )
    assert scene.power(0) == power


# Further situations


@pytest.mark.parametrize(("card", "is_in_deck"), [("CC05", True), ("CC06", False)])
def test_the_deck_is_shuffled_after_a_search(card: str, is_in_deck: bool) -> None:
    """What is taken leaves the deck or the discard pile (F04-03)."""
    deck = deck_without("CC01", "CC02", "CC03", "CC04", "CC06")
    scene = Scene(hand=["aggression-2"], court_discard=["CC06"], court_deck=deck)
    state: Any = scene.table.state
    number = state.table.cards.ids.index(card)
    assert (number in state.court_deck) == is_in_deck
    step_of(scene, "search_for_guild").pick(state, 0, 0, 0, notation.TAKE[number])
    assert number not in state.court_deck + state.court_discard
    assert state.players[0].cards == [number]
    assert any(isinstance(frame, ShuffleCourt) for frame in state.stack)


def test_liaisons_that_are_not_in_the_set_are_passed_over() -> None:
    """The material Liaison is in nobody's set; the weapon Liaison joins the deck all the same (F04-04)."""
    scene = Scene(hand=["aggression-2"], me={"cards": ["CC05"]}, campaign={**ADVOCATE, "sets": LIAISONS[1:]})
    state: Any = scene.table.state
    step_of(scene, "liaisons_of_suits").run(state, 0, 0)
    ids = state.table.cards.ids
    assert [ids[card] for card in state.court_deck if ids[card] in LIAISONS] == ["F04-07"]
    assert [ids[card] for card in state.box if ids[card] in LIAISONS] == ["F04-06", "F04-08", "F04-09"]


@pytest.mark.parametrize(
    ("cards", "asked"),
    [
        ([["CC05", "CC06"], ["CC07", "CC08"], ["CC09", "CC10"]], [0, 1, 2]),
        ([["CC05", "CC06"], [], ["CC09", "CC10"]], [0, 2]),
        ([[], ["CC07", "CC08"], []], [1]),
    ],
)
@pytest.mark.parametrize("card", ["F04-11", "F04-22"])
def test_everybody_with_a_choice_is_asked_in_turn_order(card: str, cards: list[list[str]], asked: list[int]) -> None:
    """Passing or burying; what was just received is not passed on (F04-11, F04-22)."""
    me, foe, third = cards
    court = ["AID01", card, "CC11", "CC12", "CC13"]
    scene = Scene(
        hand=["administration-2", "construction-3"],
        me={"cards": me},
        foe={"hand": ["EV01"], "cards": foe},
        players={2: {"cards": third}},
        court=court,
        luck=[[CRISES["hex"]], [0]],
    )
    scene.play("lead:administration-2", "end", "event:EV01", "end", "no")
    found = []
    while scene.options("card"):
        found.append(scene.waiting[0])
        own = [f"card:{each}" for each in cards[found[-1]]]
        assert scene.options() == own
        scene.play(own[0])
    assert found == asked


def test_who_received_a_card_may_pass_another() -> None:
    """Seat 1 has nothing but the card of seat 0 and passes nothing; seat 2 got nothing and passes its own (F04-11)."""
    scene = crisis("F04-11", me={"cards": ["CC05"]}, players={2: {"cards": ["CC06"]}})
    assert scene.foe["cards"] == ["CC05"]
    assert scene.player(2)["cards"] == []
    assert scene.me["cards"] == ["CC06"]


def test_the_fair_asks_in_turn_order() -> None:
    """Seats 1 and 2 have two cards each to secure, seat 0 none (F04-16)."""
    scene = fair([[], [0, 1], [], [0, 1], [0, 0, 1]])
    assert scene.waiting == [1]
    assert scene.options() == ["secure:CC05", "secure:CC06"]
    scene.play("secure:CC06")
    assert scene.foe["cards"] == ["CC06", "CC05"]
    assert scene.player(2)["cards"] == ["CC01"]


def test_bent_pairs_of_the_fair_are_refused() -> None:
    """A pair is a card times 4 plus a seat; the first pair is of the asked seat."""
    saved: Any = fair([[], [0, 1], [], [0, 1], [0, 0, 1]]).table.save()
    frame = saved["stack"][-1]
    pairs = frame["pairs"]
    assert [each % 4 for each in pairs] == [1, 1, 2]
    assert load_table(saved, GAMES).waiting == [1]
    for field, value, wrong in (
        ("pairs", [], "pairs"),
        ("pairs", [pairs[0], 99999 * 4], "pairs"),
        ("pairs", [pairs[0], -4], "pairs"),
        ("pairs", [pairs[0], pairs[1] + 2], "pairs"),  # there is no seat 3
        ("seat", 2, "seat 2"),
    ):
        bent = {**saved, "stack": [*saved["stack"][:-1], {**frame, field: value}]}
        with pytest.raises(Refused, match=f"secure_at_fair cannot have {wrong}"):
            load_table(bent, GAMES)


@pytest.mark.parametrize(("suit", "seat"), [("F04-19", 0), ("F04-19", 1)])
def test_a_guildmaster_of_any_seat_steals(suit: str, seat: int) -> None:
    """Declaring Warlord with the Weapon Guildmaster (F04-19) steals the only other Weapon card, or not."""
    other = 1 - seat
    rows: dict[int, dict[str, Any]] = {
        seat: {"cards": [suit], "hand": ["aggression-4"]},
        other: {"cards": ["CC05", "CC01"]},
    }
    court = ["AID01", "CC02", "CC03", "CC04", "CC11"]
    scene = Scene(hand=rows[0].pop("hand", []), me=rows[0], foe=rows[1], initiative=seat, court=court)
    scene.play("lead:aggression-4", "declare:warlord")
    assert scene.waiting == [seat]
    assert scene.options() == ["no", f"steal_card:{other}/CC05"]
    scene.play("no")
    assert scene.player(other)["cards"] == ["CC05", "CC01"]


def test_other_seats_prove_themselves_to_the_overseers() -> None:
    """Seat 1 is the Advocate and uses up a Guild card: 3 (F04-01B)."""
    campaign = {
        "fates": ["none", "advocate", "none"],
        "objectives": [-1, 18, -1],
        "objective_cards": ["", "F04-01B", ""],
    }
    scene = Scene(
        foe={"hand": ["mobilization-2"], "cards": ["F04-03", "CC05"], "trophies": ["0 ship"]},
        initiative=1,
        markers=["warlord", "", ""],
        campaign={**ADVOCATE, **campaign},
    )
    scene.play("lead:mobilization-2", "prelude:CC05")
    assert scene.campaign["objectives"][1] == 15
