"""Fate 10, the Hegemon: Acts II and III, Banners as pieces, as Trophies and as places."""

from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.effects import resolve
from ecliptic.games.arcs.campaign.acts import GRAND_AMBITIONS
from ecliptic.games.arcs.campaign.deals import carry_out, deal_name, possible_parts
from ecliptic.games.arcs.campaign.flagship import SLIPSTREAM_USED
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.games.arcs.campaign.reading import fate_of
from ecliptic.kernel import Refused
from ecliptic.kernel.leaks import advance
from tests.rules.arcs.scene import RAID, SKIRMISH
from tests.rules.blighted_reach.fates.acts import edicts, step_of
from tests.rules.blighted_reach.fates.test_02_founder import common, marker
from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_11_flagships import OUTLAWS, board, flagship
from tests.rules.blighted_reach.test_12_summits import label, negotiate
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import crisis, holding, secured

HIT = SKIRMISH["hit"]
POLICIES = ["AID03", "AID04", "AID05"]
HEGEMON = {
    "act": 2,
    "fates": ["hegemon", "none", "none"],
    "objectives": [14, -1, -1],
    "objective_cards": ["F10-01B", "", ""],
    "booklet": [*POLICIES, "F10-03"],
    "pool": [],
}
ACT_III = {**HEGEMON, "act": 3, "objectives": [-1, -1, -1], "objective_cards": ["F10-11B", "", ""]}


def banners(*places: str, damaged: str = "") -> list[dict[str, Any]]:
    """Eight Banners: these on the map, one of them perhaps damaged, the others aside."""
    rows: list[dict[str, Any]] = [{"token": "banner", "place": place} for place in places]
    for row in rows:
        if row["place"] == damaged:
            row["side"] = "damaged"
    return rows + [{"token": "banner", "place": "aside"}] * (8 - len(rows))


def hegemony(hand: str, *places: str, cards: list[str] | None = None, **fields: Any) -> Scene:
    """Seat 0 is the Hegemon with a Flagship at 2-hex and leads a card."""
    campaign = {
        **HEGEMON,
        "flagships": [flagship(fields.pop("system", "2-hex"))],
        "tokens": banners(*places),
        **fields.pop("campaign", {}),
    }
    me = {"cards": ["F10-02", "F10-04", *(cards or [])], **fields.pop("me", {})}
    scene = Scene(hand=[hand], me=me, ships=fields.pop("ships", {"2-hex": {"0": 1}}), campaign=campaign, **fields)
    scene.play(f"lead:{hand}")
    return scene


def on_map(scene: Scene) -> list[str]:
    """The systems with Banners."""
    places = [row["place"] for row in scene.campaign["tokens"] if row["token"] == "banner"]
    return sorted(place for place in places if "-" in place)


def test_set_up_of_act_two() -> None:
    scene = Scene(
        hand=["administration-2"],
        ships={"2-hex": {"0": 2}},
        campaign={**HEGEMON, "booklet": POLICIES, "sets": ["F10-02", "F10-03", "F10-04"]},
    )
    state: Any = scene.table.state
    resolve(state, 0, fate_of(10).acts[2].set_up)
    scene.table.request = advance(state, Random(1))
    assert board(scene) == {"slipstream_drive": "starport", "defense_array": "starport"}
    assert scene.ships("2-hex") == [7, 0]  # six and the Flagship
    scene.play("no", "no", "at:2-hex", "at:2-hex")  # two from supply, two from the map
    assert scene.ships("2-hex") == [5, 0]
    assert scene.state["scrapped"] == ["0 ship"] * 4
    assert scene.me["cards"] == ["F10-02", "F10-04"]
    assert "F10-03" in scene.campaign["booklet"]
    assert len(scene.campaign["tokens"]) == 8
    assert fate_of(10).acts[2].start == {2: 14, 3: 14, 4: 14}


@pytest.mark.parametrize(("markers", "left"), [(["", "", ""], 12), (["warlord", "", ""], 10)])
def test_the_objective_counts_banners_twice_with_an_ambition_won(markers: list[str], left: int) -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F10-02"], "trophies": ["1 ship"]},
        markers=markers,
        ships={"2-hex": {"0": 1}},
        campaign={**HEGEMON, "flagships": [flagship()], "tokens": banners("2-hex", "3-hex")},
    )
    scene.play("pass")
    assert scene.campaign["objectives"][0] == left


def members_win(ambition: str, box: str, seats: list[int], **campaign: Any) -> Scene:
    """A chapter ends in which these seats, as Members, win an ambition together."""
    held = {"tyrant": "captives", "warlord": "trophies"}[ambition]
    rows: list[dict[str, Any]] = [{held: [f"{(seat + 1) % 3} ship"]} if seat in seats else {} for seat in range(3)]
    fields = common(seats, me=rows[0], foe=rows[1], third=rows[2])
    law = {"booklet": [*fields["campaign"]["booklet"], "F10-03"]}
    fields["campaign"] = {**fields["campaign"], **campaign, **law}
    fields["campaign"]["tokens"] = [*marker(box)["tokens"], *banners("2-hex")]
    return last_chapter(chapter=1, markers=[ambition, "", ""], **fields)


@pytest.mark.parametrize(("members", "left"), [([0, 1], 13), ([0], 12)])
def test_an_ambition_won_together_is_not_won_by_the_hegemon(members: list[int], left: int) -> None:
    scene = members_win("warlord", "box 3", members, **{**HEGEMON, "fates": ["hegemon", "founder", "none"]})
    assert scene.campaign["objectives"][0] == left


@pytest.mark.parametrize(
    ("ships", "buildings", "expected"),
    [
        ({"2-hex": {"0": 1}}, {}, True),
        ({"2-hex": {"0": 1, "blight": 1}}, {}, True),
        ({"2-hex": {"0": 1, "1": 1}}, {}, False),
        ({"2-hex": {"0": 1, "empire": 1}}, {}, False),
        ({"2-hex": {"0": 1}}, {"2-hex/1": "free city"}, False),
    ],
)
def test_a_banner_is_planted_where_nobody_else_is(
    ships: dict[str, dict[str, Any]], buildings: dict[str, str], expected: bool
) -> None:
    scene = hegemony("administration-2", ships=ships, buildings=buildings)
    assert scene.options("prelude") == (["prelude:F10-02"] if expected else [])
    if expected:
        scene.play("prelude:F10-02")
        assert on_map(scene) == ["2-hex"]
        assert "prelude:F10-02" not in scene.options()  # one at each planet


def test_no_banner_at_a_gate_or_without_one_left() -> None:
    assert hegemony("administration-2", system="2-gate", ships={"2-gate": {"0": 1}}).options("prelude") == []
    full = [f"{cluster}-{symbol}" for cluster in (3, 4, 5) for symbol in ("arrow", "crescent", "hex")][:8]
    assert hegemony("administration-2", *full).options("prelude") == []


@pytest.mark.rule("ABR-13.7")
def test_banners_are_pieces_for_building_and_presence() -> None:
    """A Regent has presence at a Banner, so Imperial ships there are under command."""
    scene = hegemony("mobilization-2", "4-hex", ships={"2-hex": {"0": 1}, "4-hex": {"empire": 1}})
    state: Any = scene.table.state
    from ecliptic.games.arcs.campaign.state import is_present
    from ecliptic.games.arcs.words import commanded

    assert is_present(state, 0, 15)
    assert not is_present(state, 1, 15)
    assert commanded(state, 0, 15) == [4]


@pytest.mark.rule("ABR-13.7")
def test_where_somebody_is_with_tokens_only() -> None:
    """A Banner at 4-hex is Loyal to seat 0, and an agent of seat 2 lies on a token at 3-hex."""
    tokens = [*banners("4-hex", "2-hex"), {"token": "sponsored", "place": "3-hex", "agents": [2]}]
    scene = hegemony("mobilization-2", campaign={"tokens": tokens})
    state: Any = scene.table.state
    there = state.extension
    two, three, four = 4 + 3, 8 + 3, 12 + 3
    assert there.systems_with_more(state, 0, 0) == 1 << two | 1 << four
    assert there.systems_with_more(state, 0, 1 << two) == 1 << four, "only where it is not known yet"
    assert there.systems_with_more(state, 1, 0) == 0
    assert there.systems_with_more(state, 2, 0) == 1 << three
    for owner, system, as_target, is_there in (
        (0, four, False, True),
        (0, four, True, True),  # it can be harmed
        (0, three, False, False),
        (2, three, False, True),
        (2, three, True, False),  # agents cannot be
        (2, four, False, False),
        (1, four, False, False),
    ):
        assert there.has_more_pieces(state, system, owner, as_target) == is_there
    empty: Any = hegemony("mobilization-2", campaign={"tokens": []}).table.state
    assert empty.extension.systems_with_more(empty, 0, 0) == 0
    assert not empty.extension.has_more_pieces(empty, four, 0, False)


def attack(luck: list[int], dice: str, **fields: Any) -> Scene:
    """Seat 0 attacks the Hegemon, seat 1, at 4-hex."""
    campaign = {
        **HEGEMON,
        **OUTLAWS,
        "fates": ["none", "hegemon", "none"],
        "objectives": [-1, 14, -1],
        "objective_cards": ["", "F10-01B", ""],
        "flagships": [flagship("2-hex", 1)],
        **fields.pop("campaign", {}),
    }
    scene = Scene(
        hand=["aggression-2"],
        foe={"cards": ["F10-02", "F10-04"], "resources": ["fuel"]},
        luck=[luck],
        ships=fields.pop("ships", {"4-hex": {"0": 3}, "2-hex": {"1": 1}}),
        campaign=campaign,
        **fields,
    )
    scene.play("lead:aggression-2", "battle:4-hex/1")
    scene.play_if_asked(f"dice:{dice}")
    return scene


def test_banners_are_hit_like_buildings_and_become_trophies() -> None:
    scene = attack([HIT, HIT], "0-2-0", campaign={"tokens": banners("4-hex", "3-hex")})
    assert on_map(scene) == ["3-hex"]
    assert scene.told("token-damaged", "token-destroyed") == [
        "token-damaged banner 4-hex",
        "token-destroyed banner 4-hex",
    ]
    assert {"token": "banner", "place": "trophies 0"} in scene.campaign["tokens"]
    assert not scene.me.get("outrage")
    warlord = scene.view(0)["ambitions"][2]
    assert warlord["counts"][0] == 1


def test_ships_shield_banners_and_one_hit_damages() -> None:
    scene = attack(
        [HIT, HIT],
        "0-2-0",
        ships={"4-hex": {"0": 3, "1": [0, 1]}, "2-hex": {"1": 1}},
        campaign={"tokens": banners("4-hex")},
    )
    assert scene.ships("4-hex", 1) == [0, 0]
    assert {"token": "banner", "place": "4-hex", "side": "damaged"} in scene.campaign["tokens"]


@pytest.mark.parametrize(("damaged", "words"), [("", "Damage: Banner"), ("4-hex", "Destroy: Banner")])
def test_a_hit_on_a_banner_is_named(damaged: str, words: str) -> None:
    scene = attack(
        [HIT], "0-1-0", buildings={"4-hex/1": "1 city"}, campaign={"tokens": banners("4-hex", damaged=damaged)}
    )
    assert GAME.say(label(scene, "hit_token:banner"), [], "en") == words


def test_banners_are_not_raided() -> None:
    campaign = {**HEGEMON, **OUTLAWS, "fates": ["none", "hegemon", "none"], "tokens": banners("4-hex")}
    scene = Scene(
        hand=["aggression-2"],
        foe={"cards": ["F10-02"], "resources": ["fuel"]},
        ships={"4-hex": {"0": 3}, "2-hex": {"1": 1}},
        campaign={**campaign, "flagships": [flagship("2-hex", 1)]},
    )
    scene.play("lead:aggression-2", "battle:4-hex/1")
    assert "dice:0-0-1" not in scene.options()
    assert RAID


def test_banners_are_repaired() -> None:
    scene = hegemony("administration-2", campaign={"tokens": banners("4-hex", damaged="4-hex")})
    scene.play("repair_token:banner@4-hex")
    assert {"token": "banner", "place": "4-hex"} in scene.campaign["tokens"]
    assert scene.told("token-repaired") == ["token-repaired banner 4-hex"]


@pytest.mark.rule("ABR-13.7")
@pytest.mark.parametrize(("title", "left"), [("outlaw", 28), ("regent", 30)])
def test_a_banner_of_an_outlaw_is_a_foe_that_the_admiral_crushes(title: str, left: int) -> None:
    """Banners are pieces of the Hegemon: one that is taken as a Trophy in battle advances F07-12B by 2."""
    scene = attack(
        [HIT],
        "0-1-0",
        campaign={
            "fates": ["admiral", "hegemon", "none"],
            "objectives": [30, 14, -1],
            "objective_cards": ["F07-12B", "F10-01B", ""],
            "titles": ["regent", title, "regent"],
            "first_regent": 0,
            "tokens": banners("4-hex", damaged="4-hex"),
        },
    )
    assert {"token": "banner", "place": "trophies 0"} in scene.campaign["tokens"]
    assert scene.campaign["objectives"][0] == left


@pytest.mark.rule("ABR-13.7")
def test_a_banner_is_a_trophy_that_shows_the_navys_might() -> None:
    """The Admiral, a Regent, attacks with the Navy: F07-01B advances by 1 for the Banner that is taken."""
    scene = attack(
        [HIT],
        "0-1-0",
        ships={"4-hex": {"0": 2, "empire": 1}, "2-hex": {"1": 1}},
        campaign={
            "fates": ["admiral", "hegemon", "none"],
            "objectives": [13, 14, -1],
            "objective_cards": ["F07-01B", "F10-01B", ""],
            "titles": ["regent", "outlaw", "regent"],
            "first_regent": 0,
            "tokens": banners("4-hex", damaged="4-hex"),
        },
    )
    scene.play("ships:1+0", "dice:0-1-0")
    assert {"token": "banner", "place": "trophies 0"} in scene.campaign["tokens"]
    assert scene.campaign["objectives"][0] == 12


@pytest.mark.rule("ARC-3.12", "ABR-14.5")
def test_warlords_terror_returns_a_banner() -> None:
    """Banners are Trophies: one goes back to the Hegemon's supply for an influence (L24)."""
    tokens = [*banners("2-hex")[:-1], {"token": "banner", "place": "trophies 0"}]
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["L24"], "trophies": ["1 ship"]},
        foe={"cards": ["F10-02"]},
        markers=["warlord", "", ""],
        ships={"2-hex": {"1": 1}},
        campaign={
            **HEGEMON,
            "fates": ["none", "hegemon", "none"],
            "flagships": [flagship("2-hex", 1)],
            "tokens": tokens,
        },
    )
    scene.play("lead:administration-2", "prelude:L24")
    assert scene.options() == ["piece:1/ship", "return_token:banner"]
    scene.play("return_token:banner", "influence:CC01")
    assert [row["place"] for row in scene.campaign["tokens"]].count("aside") == 7
    assert scene.me["trophies"] == ["1 ship"]
    assert scene.me["agents"] == 9
    # With the last Trophy gone the card has nothing to return.
    scene.play("prelude:L24", "influence:CC01")
    assert "prelude:L24" not in scene.options()


def test_warlord_pays_for_banner_trophies_and_returns_them() -> None:
    """Seat 1 has a Banner and does not place: two others have more Trophies."""
    tokens = [*banners("2-hex")[:-1], {"token": "banner", "place": "trophies 1"}]
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F10-02"], "trophies": ["1 ship"] * 3},
        players={2: {"trophies": ["1 ship"] * 2}},
        markers=["warlord", "", ""],
        ships={"2-hex": {"0": 1}},
        campaign={**HEGEMON, "flagships": [flagship()], "tokens": tokens},
    )
    scene.play("pass")
    assert scene.power(1) == 2
    assert all("trophies" not in row["place"] for row in scene.campaign["tokens"])
    assert len(scene.campaign["tokens"]) == 8


@pytest.mark.rule("ABR-12.14")
@pytest.mark.parametrize(
    ("receiver", "cards", "place"), [(2, [], "trophies 2"), (0, [], "aside"), (2, ["F15-02"], "aside")]
)
def test_a_banner_trophy_is_given_in_a_deal(receiver: int, cards: list[str], place: str) -> None:
    """To the Hegemon it returns, and so it does to who keeps no Trophies (F15-02)."""
    giver = 1
    tokens = [*banners("2-hex")[:-1], {"token": "banner", "place": "trophies 1"}]
    scene = hegemony("administration-2", players={2: {"cards": cards}}, campaign={"tokens": tokens})
    state: Any = scene.table.state
    parts = [part for part in possible_parts(state, giver, receiver) if "banner" in deal_name(state, [part])]
    assert deal_name(state, parts) == f"{giver}>{receiver}=trophy.banner"
    carry_out(state, parts[0])
    places = [row["place"] for row in scene.campaign["tokens"]]
    assert [each for each in places if each.startswith("trophies")] == ([] if place == "aside" else [place])


@pytest.mark.rule("ABR-12.10", "ABR-12.14")
def test_a_game_is_saved_while_a_banner_trophy_is_offered() -> None:
    tokens = [*banners("2-hex")[:-1], {"token": "banner", "place": "trophies 0"}]
    scene = negotiate(
        players={2: {"cards": ["F10-02", "F10-04"]}},
        ships={"2-hex": {"2": 1}},
        campaign={
            "act": 2,
            "titles": ["regent", "regent", "outlaw"],
            "booklet": ["AID03", "AID04", "AID05", "F10-03"],
            "flagships": [flagship("2-hex", 2)],
            "tokens": tokens,
        },
    )
    scene.play("side:0>1", "deal_part:0>1=trophy.banner")
    assert ecliptic.load(scene.table.save()).save() == scene.table.save()
    scene.play("propose:0>1=trophy.banner")
    assert ecliptic.load(scene.table.save()).save() == scene.table.save()
    scene.play("refuse")
    assert ecliptic.load(scene.table.save()).save() == scene.table.save()


def war(title: str) -> Scene:
    """Seat 0 enforces War; seat 1 has a Banner of seat 2 among its Trophies."""
    tokens = [*banners("2-hex")[:-1], {"token": "banner", "place": "trophies 1"}]
    scene = edicts(
        "F10-03",
        foe={"trophies": ["empire ship", "blight ship"]},
        players={2: {"cards": ["F10-02"]}},
        ships={"2-hex": {"2": 1}},
        campaign={
            "act": 2,
            "titles": ["regent", "regent", title],
            "fates": ["none", "none", "hegemon"],
            "objectives": [-1, -1, 14],
            "objective_cards": ["", "", "F10-01B"],
            "flagships": [flagship("2-hex", 2)],
            "tokens": tokens,
        },
    )
    scene.play("enforce")
    return scene


@pytest.mark.rule("ABR-10.4", "ABR-10.6", "ABR-13.7")
def test_war_demands_a_banner_among_the_trophies() -> None:
    """A Banner of an Outlaw is a Trophy that is no piece of a Regent (F10-03)."""
    scene = war("outlaw")
    assert scene.options() == ["demand:1/trophy.blight-ship", "demand:1/trophy.banner"]
    scene.play("demand:1/trophy.banner")
    places = [row["place"] for row in scene.campaign["tokens"]]
    assert "trophies 0" in places
    assert "trophies 1" not in places
    assert scene.foe["agents"] == 10


@pytest.mark.rule("ABR-10.4", "ABR-13.7")
def test_war_demands_no_banner_of_a_regent() -> None:
    assert war("regent").options() == ["demand:1/trophy.blight-ship", "demand:2/favor"]


@pytest.mark.rule("ABR-14.5", "ABR-14.9", "ABR-14.10")
def test_the_intermission_returns_damaged_and_unguarded_banners_and_trophies() -> None:
    tokens = [*banners("2-hex", "3-hex", "4-hex", damaged="3-hex")[:-1], {"token": "banner", "place": "trophies 1"}]
    scene = last_chapter(
        me={"cards": ["F10-02"]},
        ships={"2-hex": {"0": 1, "blight": 1}, "4-hex": {"blight": 1}},
        campaign={**HEGEMON, "objectives": [0, -1, -1], "flagships": [flagship()], "tokens": tokens},
    )
    assert on_map(scene) == ["2-hex"]
    assert [row["place"] for row in scene.campaign["tokens"]].count("aside") == 7


def test_song_of_the_banner_joins_planets_for_its_holder() -> None:
    scene = hegemony("mobilization-2", "2-hex", "5-arrow")
    scene.play("move:2-hex>5-arrow")
    assert scene.campaign["flagships"][0]["system"] == "5-arrow"
    scene = Scene(
        hand=["mobilization-2"],
        foe={"cards": ["F10-02", "F10-04"]},
        ships={"2-hex": {"0": 1, "1": 1}},
        campaign={**HEGEMON, "flagships": [flagship("2-hex", 1)], "tokens": banners("2-hex", "5-arrow")},
    )
    scene.play("lead:mobilization-2")
    assert "move:2-hex>5-arrow" not in scene.options()


def test_the_song_is_for_moves_only() -> None:
    """F10-04: Galactic Rifles (L02) fire only at what is adjacent for everybody."""
    ships = {"2-hex": {"0": 2}, "5-arrow": {"1": 1}}
    scene = hegemony("aggression-2", "2-hex", "5-arrow", cards=["L02"], ships=ships, campaign=OUTLAWS)
    assert "use:fire_rifles" not in scene.options()


def test_force_beams_ignore_the_song() -> None:
    """L16 ignores cards of play areas that change moves (F10-04)."""
    buildings = {"2-hex/1": "0 starport"}
    scene = hegemony("mobilization-2", "2-hex", "5-arrow", cards=["L16"], buildings=buildings)
    scene.play("use:guide")
    assert "move:2-hex>5-arrow" not in scene.options()
    assert "move:2-hex>2-gate" in scene.options()


def test_the_song_serves_moves_in_turns_of_others() -> None:
    """F10-04 is for all moves of its holder: Predictive Sensors (L15) call ships from another Banner."""
    scene = Scene(
        hand=["aggression-2"],
        foe={"cards": ["F10-02", "F10-04", "L15"]},
        ships={"4-hex": {"0": 3, "1": 1}, "5-arrow": {"1": 2}},
        campaign={
            **HEGEMON,
            **OUTLAWS,
            "fates": ["none", "hegemon", "none"],
            "objectives": [-1, 14, -1],
            "objective_cards": ["", "F10-01B", ""],
            "flagships": [flagship("5-arrow", 1)],
            "tokens": banners("4-hex", "5-arrow"),
        },
    )
    scene.play("lead:aggression-2", "battle:4-hex/1")
    assert scene.waiting == [1]
    assert scene.options() == ["no", "move:5-arrow>4-hex"]


def test_call_spirits_and_call_bodies_once_per_turn_each() -> None:
    scene = hegemony("administration-3", "4-hex", "3-hex")
    scene.play("use:call_spirits", "at:4-hex")
    scene.settle()
    assert scene.resources() == ["material", "material"]
    assert "use:call_spirits" not in scene.options()
    scene = hegemony("construction-2", "4-hex", "3-hex")
    scene.play("use:call_bodies", "at:3-hex")
    assert scene.ships("3-hex") == [2, 0]
    assert "use:call_bodies" not in scene.options()


def test_planting_banners_leaves_with_the_flagship() -> None:
    from ecliptic.games.arcs.campaign.resettle import give_up_flagship

    scene = hegemony("administration-2", "4-hex")
    state: Any = scene.table.state
    give_up_flagship(state, 0)
    assert scene.me["cards"] == ["F10-04"]
    assert "F10-02" in scene.state["box"]


@pytest.mark.parametrize("spent", [0, 14])
def test_success_and_failure(spent: int) -> None:
    scene = last_chapter(
        me={"cards": ["F10-02"]},
        ships={"2-hex": {"0": 1}, "3-hex": {"0": 1}},
        campaign={
            **HEGEMON,
            "objectives": [14 - spent, -1, -1],
            "flagships": [flagship()],
            "tokens": banners("2-hex"),
            "sets": ["F10-06", "F10-07", "F10-08", "F10-09", "F10-10"],
        },
    )
    court = scene.state["court"] + scene.state["court_deck"]
    assert {"F10-07", "F10-08"} <= set(court)
    assert ("F10-06" in scene.me["cards"]) == (spent == 14)
    assert ("F10-06" in scene.state["box"]) == (spent == 0)
    assert ({"F10-09", "F10-10"} <= set(court)) == (spent == 0)
    assert len(scene.campaign["tokens"]) == (8 if spent else 1)


def test_mind_managers_swap_a_card_with_a_rival_held_captive() -> None:
    scene = holding(
        "F10-06",
        "mobilization-2",
        me={"cards": ["F10-06"], "captives": ["1 agent"], "hand": ["mobilization-2", "construction-3"]},
        foe={"hand": ["aggression-4", "aggression-5"]},
        players={2: {"hand": ["aggression-6"]}},
        campaign=HEGEMON,
    )
    scene.play("use:manipulate")
    assert scene.options() == ["swap:construction-3/aggression-4", "swap:construction-3/aggression-5"]
    scene.play("swap:construction-3/aggression-5")
    assert scene.me["hand"] == ["aggression-5"]
    assert scene.foe["hand"] == ["aggression-4", "construction-3"]


def test_mind_managers_need_a_captive() -> None:
    scene = holding("F10-06", "mobilization-2", foe={"hand": ["aggression-4"]}, campaign=HEGEMON)
    assert "use:manipulate" not in scene.options()


@pytest.mark.parametrize("card", ["F10-07", "F10-08"])
def test_prison_wardens_use_captives_also_ships(card: str) -> None:
    scene = holding(card, "construction-2", me={"cards": [card], "captives": ["1 ship", "1 agent"]}, foe={"ships": 13})
    scene.play("use:pressgang")
    assert scene.options() == ["rival:1", "piece:1/ship"]
    scene.play("piece:1/ship", "type:fuel")
    assert scene.me["captives"] == ["1 agent"]
    assert scene.foe["ships"] == 14
    scene = holding(card, "mobilization-2", me={"cards": [card], "captives": ["1 ship"]}, foe={"ships": 13})
    scene.play("use:execute")
    assert scene.me["trophies"] == ["1 ship"]


def test_against_hegemony_secured_topples_controlled_banners() -> None:
    scene = secured("F10-09", ships={"4-hex": {"0": 1}}, campaign={**HEGEMON, "tokens": banners("4-hex", "3-hex")})
    assert scene.options() == ["done", "at:4-hex"]
    scene.play("at:4-hex")
    assert on_map(scene) == ["3-hex"]
    assert {"token": "banner", "place": "trophies 0"} in scene.campaign["tokens"]
    assert scene.state["court_discard"] == ["F10-09"]


def test_against_hegemony_is_buried_in_a_crisis() -> None:
    scene = crisis("F10-10", campaign={**HEGEMON, "tokens": banners("4-hex")})
    assert "F10-10" not in scene.state["court"]
    assert "F10-10" in scene.state["court_deck"]


def test_against_hegemony_is_scrapped_with_the_last_banner() -> None:
    scene = attack(
        [HIT, HIT],
        "0-2-0",
        campaign={"tokens": banners("4-hex")},
        court=["AID01", "F10-09", "CC02", "CC03", "CC04"],
        agents=[[], [0, 0, 1], [], [], []],
    )
    assert "F10-09" in scene.state["box"]
    assert "F10-09" not in scene.state["court"]
    assert scene.player(2)["agents"] == 10
    assert scene.told("card-left") == ["card-left F10-09"]


def test_set_up_of_act_three() -> None:
    scene = Scene(hand=["administration-2"], campaign={**ACT_III, "sets": ["F10-12"]})
    state: Any = scene.table.state
    resolve(state, 0, fate_of(10).acts[3].set_up)
    scene.table.request = advance(state, Random(1))
    assert scene.me["cards"] == ["F10-12"]


def test_happy_hosts_pacify_captures_damaged_ships_where_they_control() -> None:
    scene = holding(
        "F10-12",
        "aggression-2",
        ships={"2-hex": {"0": 3, "1": [0, 2], "empire": [0, 1]}, "3-hex": {"1": [1, 1]}, "4-hex": {"0": [1, 1]}},
        campaign=ACT_III,
    )
    scene.play("use:pacify")
    assert sorted(scene.me["captives"]) == ["1 ship", "1 ship", "empire ship"]
    assert scene.ships("2-hex", 1) == [0, 0]
    assert scene.ships("3-hex", 1) == [1, 1]
    assert scene.ships("4-hex") == [1, 1]


def test_happy_hosts_keep_a_captive_for_each_banner_of_theirs_or_nobodys() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F10-02", "F10-12"], "captives": ["1 agent", "1 agent", "2 agent"]},
        markers=["tyrant", "", ""],
        ships={"2-hex": {"0": 1}, "3-hex": {"1": 1}},
        campaign={**ACT_III, "flagships": [flagship()], "tokens": banners("2-hex", "4-hex", "3-hex")},
    )
    scene.play("pass")
    assert scene.options() == ["done", "piece:1/agent", "piece:2/agent"]
    scene.play("piece:1/agent", "piece:2/agent")
    assert sorted(scene.me["captives"]) == ["1 agent", "2 agent"]  # 2-hex, and 4-hex of nobody
    assert "facts" not in scene.campaign


def test_happy_hosts_keep_material_and_fuel_that_were_captured() -> None:
    """What a policy of War took out of a Green Vault (F20-02) is a Captive like others."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F10-02", "F10-12"], "captives": ["resource material", "resource fuel"]},
        markers=["tyrant", "", ""],
        ships={"2-hex": {"0": 1}},
        campaign={**ACT_III, "flagships": [flagship()], "tokens": banners("2-hex")},
    )
    scene.play("pass")
    assert scene.options() == ["done", "piece:resource/material", "piece:resource/fuel"]
    scene.play("piece:resource/fuel")
    assert scene.me["captives"] == ["resource fuel"]
    assert (scene.supply("material"), scene.supply("fuel")) == (5, 4)


def test_captives_that_are_kept_stay_in_the_box_while_others_arrange_resources() -> None:
    """A city that returns covers a slot (ARC-11.9): its owner is asked, and the position can be saved meanwhile."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F10-02", "F10-12"], "captives": ["1 agent"], "trophies": ["1 city"] * 3},
        foe={"cities": 2, "resources": ["fuel", "fuel", "relic", "psionic", "", ""]},
        markers=["tyrant", "warlord", ""],
        ships={"2-hex": {"0": 1}},
        campaign={**ACT_III, "flagships": [flagship()], "tokens": banners("2-hex")},
    )
    scene.play("pass", "piece:1/agent")
    assert scene.waiting == [1]
    assert scene.me["captives"] == ["1 agent"]
    assert ecliptic.load(scene.table.save()).waiting == [1]
    scene.settle()
    assert scene.me["captives"] == ["1 agent"]


def test_captives_to_keep_that_nobody_has_are_forgotten() -> None:
    """In a position that somebody has written."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F10-02", "F10-12"], "captives": ["1 agent"]},
        markers=["tyrant", "", ""],
        campaign={**ACT_III, "facts": {"f10-kept-7": 3}},
    )
    scene.play("pass")
    assert scene.me.get("captives", []) == ["1 agent"]
    assert "facts" not in scene.campaign


def test_without_tyrant_nothing_returns_and_nothing_is_asked() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F10-02", "F10-12"], "captives": ["1 agent"]},
        ships={"2-hex": {"0": 1}},
        campaign={**ACT_III, "flagships": [flagship()], "tokens": banners("2-hex")},
    )
    scene.play("pass")
    assert scene.options("piece") == []
    assert scene.me["captives"] == ["1 agent"]


@pytest.mark.parametrize(
    ("markers", "captives", "fulfilled"),
    [(["", "", ""], 1, True), (["tyrant", "", ""], 1, False), (["tyrant", "", ""], 0, True)],
)
def test_no_rival_wins_tyrant(markers: list[str], captives: int, fulfilled: bool) -> None:
    scene = Scene(
        hand=["administration-2"], foe={"captives": ["2 agent"] * captives}, markers=markers, campaign=ACT_III
    )
    assert GRAND_AMBITIONS["no_rival_tyrant"](scene.table.state, 0) == fulfilled  # type: ignore[arg-type]


@pytest.mark.parametrize(("members", "power"), [([1, 2], 2), ([1], 0)])
def test_rivals_who_win_tyrant_together_do_not_win_it(members: list[int], power: int) -> None:
    scene = members_win("tyrant", "box 2", members, **ACT_III)
    assert scene.power(0) == power


@pytest.mark.parametrize(("places", "fulfilled"), [(("2-hex", "3-hex"), False), (("2-hex", "3-hex", "4-hex"), True)])
def test_more_banners_than_chapters(places: tuple[str, ...], fulfilled: bool) -> None:
    scene = Scene(hand=["administration-2"], chapter=2, campaign={**ACT_III, "tokens": banners(*places)})
    assert GRAND_AMBITIONS["banners_over_chapters"](scene.table.state, 0) == fulfilled  # type: ignore[arg-type]


def test_there_are_eight_banners() -> None:
    with pytest.raises(Refused):
        Scene(hand=["administration-2"], campaign={**HEGEMON, "tokens": [{"token": "banner", "place": "aside"}] * 9})


# Further situations


def test_mind_managers_see_the_hand_before_they_choose() -> None:
    """Both remember what they saw and gave (F10-06)."""
    scene = holding(
        "F10-06",
        "mobilization-2",
        me={"cards": ["F10-06"], "captives": ["1 agent"], "hand": ["mobilization-2", "construction-3"]},
        foe={"hand": ["aggression-4", "administration-6"]},
        campaign=HEGEMON,
    )
    scene.play("use:manipulate")
    scene.play_if_asked("rival:1")
    assert sorted(scene.view(0)["players"][1]["known_hand"]) == ["administration-6", "aggression-4"]
    assert scene.view(2)["players"][1]["known_hand"] == []


def test_several_banners_are_toppled_one_after_the_other() -> None:
    scene = secured(
        "F10-09",
        ships={"4-hex": {"0": 1}, "3-hex": {"0": 1}, "5-hex": {"1": 1}},
        campaign={**HEGEMON, "tokens": banners("4-hex", "3-hex", "5-hex")},
    )
    assert scene.options() == ["done", "at:3-hex", "at:4-hex"]
    scene.play("at:4-hex")
    assert scene.options() == ["done", "at:3-hex"]
    scene.play("at:3-hex")
    assert on_map(scene) == ["5-hex"]
    tokens = scene.campaign["tokens"]
    assert [row["place"] for row in tokens].count("trophies 0") == 2


@pytest.mark.parametrize(("damaged", "can"), [(0, False), (1, True)])
def test_pacifying_needs_a_damaged_ship(damaged: int, can: bool) -> None:
    ships = {"2-hex": {"0": 3, "1": [1, damaged]}, "4-hex": {"0": [1, 1]}}
    scene = holding("F10-12", "aggression-2", ships=ships, campaign=ACT_III)
    assert ("use:pacify" in scene.options()) == can


def test_a_captive_is_kept_only_once() -> None:
    """Two Banners and two Captives, one of each owner."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["F10-02", "F10-12"], "captives": ["1 agent", "2 agent"]},
        markers=["tyrant", "", ""],
        ships={"2-hex": {"0": 1}},
        campaign={**ACT_III, "flagships": [flagship()], "tokens": banners("2-hex", "4-hex")},
    )
    scene.play("pass", "piece:1/agent")
    assert scene.options() == ["done", "piece:2/agent"]
    assert scene.campaign["facts"] == {"f10-kept-7": 1}


def test_spirits_bring_two_resources_of_the_planets_type() -> None:
    """2-hex gives relics; there is room for four resources (F10-04)."""
    buildings = {"1-hex/1": "0 city", "1-hex/2": "0 city"}
    scene = hegemony("administration-2", "2-hex", "3-arrow", buildings=buildings)
    scene.play("use:call_spirits")
    assert scene.options() == ["at:2-hex", "at:3-arrow"]
    scene.play("at:2-hex")
    assert scene.resources() == ["relic", "relic"]


def test_spirits_and_bodies_need_a_supply() -> None:
    """No relics, and no ships of seat 0 (F10-04)."""
    scene = hegemony("administration-2", "2-hex")
    state: Any = scene.table.state
    spirits, bodies = step_of(scene, "call_spirits"), step_of(scene, "call_bodies")
    for step in (spirits, bodies):
        assert [str(each) for each in step.choices(state, 0, 0, 0)] == ["at:2-hex"]
    state.limits.append(SLIPSTREAM_USED)  # something else was done once
    assert len(spirits.choices(state, 0, 0, 0)) == len(bodies.choices(state, 0, 0, 0)) == 1
    spirits.pick(state, 0, 0, 0, spirits.choices(state, 0, 0, 0)[0])
    assert spirits.choices(state, 0, 0, 0) == []
    assert len(bodies.choices(state, 0, 0, 0)) == 1
    state.limits.clear()
    state.supply[3] = 0
    state.players[0].ships = 0
    assert spirits.choices(state, 0, 0, 0) == bodies.choices(state, 0, 0, 0) == []


@pytest.mark.parametrize(("there", "placed"), [([1, 0], 6), ([2, 1], 4), ([1, 2], 4), ([4, 3], 0), ([4, 4], 0)])
def test_ships_join_the_flagship_until_six_are_on_the_map(there: list[int], placed: int) -> None:
    """The Flagship itself is one of the ships of its system and does not count (F10-01A)."""
    scene = hegemony("administration-2", ships={"2-hex": {"0": there}})
    state: Any = scene.table.state
    step_of(scene, "ships_at_flagship").run(state, 0, 0)
    assert scene.ships("2-hex") == [there[0] + placed, there[1]]
